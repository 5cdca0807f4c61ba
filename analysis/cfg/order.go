package cfg

import (
	"slices"

	"lockstep/analysis"
	"lockstep/ir"
)

// Order is the reverse postorder of a function's blocks.
var Order = &analysis.Analysis[*BlockOrder]{
	Name: "order", Doc: "reverse postorder of the blocks", CFGOnly: true,
	Run: func(c *analysis.Cache) *BlockOrder {
		s := analysis.Of(c, searched)
		o := &BlockOrder{RPO: make([]*ir.Block, 0, len(s.tree.post)), index: make([]int32, len(s.blocks))}
		for i := range o.index {
			o.index[i] = NoNode
		}
		for _, v := range slices.Backward(s.tree.post) {
			o.index[v] = int32(len(o.RPO))
			o.RPO = append(o.RPO, s.blocks[v])
		}
		return o
	},
}

// BlockOrder is the reverse postorder: a block comes before its successors, save along edges that close a cycle.
type BlockOrder struct {
	RPO   []*ir.Block // the blocks that the entry reaches
	index []int32
}

// Index is b's place in RPO; -1 if the entry does not reach it.
func (o *BlockOrder) Index(b *ir.Block) int { return int(o.index[b.ID]) }
