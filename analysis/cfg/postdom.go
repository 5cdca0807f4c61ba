package cfg

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// PostDom is the post-dominator tree of a function under a virtual end, to which every way out of the function leads. A
// cycle that no thread can leave has one pseudo-edge, from its header to the virtual end.
//
// These are the plain post-dominators. Where a split warp meets again is another question: see analysis/reconverge.
var PostDom = &analysis.Analysis[*PostDomTree]{
	Name: "postdom", Doc: "post-dominator tree", CFGOnly: true,
	Run: func(c *analysis.Cache) *PostDomTree {
		f := c.Func
		dom, nest := analysis.Of(c, Dom), analysis.Of(c, Cycles)
		end := int32(f.NumBlocks())
		endless := nest.Endless()
		g := NewGraph(int(end)+1, func(reversed func(from, to int32)) {
			for _, b := range f.Blocks {
				if !dom.Reachable(b) {
					continue
				}
				for _, s := range b.Succs {
					reversed(int32(s.B.ID), int32(b.ID))
				}
				if Leaves(b) {
					reversed(end, int32(b.ID))
				}
			}
			for _, h := range endless {
				reversed(end, int32(h.ID))
			}
		})
		return &PostDomTree{view{blocks: analysis.Of(c, searched).blocks, tree: Dominators(g, end), graph: g}, end}
	},
}

// PostDomTree is the post-dominator tree of a function.
type PostDomTree struct {
	view
	end int32
}

// Ipdom returns b's immediate post-dominator; nil is the virtual end.
func (d *PostDomTree) Ipdom(b *ir.Block) *ir.Block { return d.block(d.tree.Parent(int32(b.ID))) }

// PostDominates reports whether every path from b out of the function passes a. A block post-dominates itself.
func (d *PostDomTree) PostDominates(a, b *ir.Block) bool {
	return d.tree.Dominates(int32(a.ID), int32(b.ID))
}

// Children returns the blocks whose immediate post-dominator is b; those of the virtual end for nil.
func (d *PostDomTree) Children(b *ir.Block) []*ir.Block {
	if b == nil {
		return d.list(d.tree.Children(d.end))
	}
	return d.list(d.tree.Children(int32(b.ID)))
}

// Depth is the number of strict post-dominators of b, the virtual end included; -1 if the entry does not reach b.
func (d *PostDomTree) Depth(b *ir.Block) int { return d.tree.Depth(int32(b.ID)) }

// Meet returns the nearest block that post-dominates both a and b; nil is the virtual end.
func (d *PostDomTree) Meet(a, b *ir.Block) *ir.Block {
	return d.block(d.tree.Meet(int32(a.ID), int32(b.ID)))
}

// Frontier returns b's post-dominance frontier by ascending ID: the branches on which b is control dependent.
func (d *PostDomTree) Frontier(b *ir.Block) []*ir.Block { return d.frontier(b) }
