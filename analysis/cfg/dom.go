package cfg

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// Dom is the dominator tree of a function.
var Dom = &analysis.Analysis[*DomTree]{
	Name: "dom", Doc: "dominator tree", CFGOnly: true,
	Run: func(c *analysis.Cache) *DomTree {
		s := analysis.Of(c, searched)
		return &DomTree{view{blocks: s.blocks, tree: newTree(s.graph, s.tree), graph: s.graph}}
	},
}

// view shows a tree of node numbers as one of blocks. Nodes that are no block are shown as nil.
type view struct {
	blocks    []*ir.Block
	tree      *Tree
	graph     *Graph
	frontiers [][]int32 // on demand
}

func (w *view) block(v int32) *ir.Block {
	if v == NoNode || int(v) >= len(w.blocks) {
		return nil
	}
	return w.blocks[v]
}

func (w *view) list(vs []int32) []*ir.Block {
	bs := make([]*ir.Block, 0, len(vs))
	for _, v := range vs {
		if b := w.block(v); b != nil {
			bs = append(bs, b)
		}
	}
	return bs
}

func (w *view) frontier(b *ir.Block) []*ir.Block {
	if w.frontiers == nil {
		w.frontiers = w.tree.frontier(w.graph)
	}
	return w.list(w.frontiers[b.ID])
}

// DomTree is the dominator tree of a function.
type DomTree struct{ view }

// Reachable reports whether the entry reaches b.
func (d *DomTree) Reachable(b *ir.Block) bool { return d.tree.Has(int32(b.ID)) }

// Idom returns b's immediate dominator; nil for the entry and for blocks that it does not reach.
func (d *DomTree) Idom(b *ir.Block) *ir.Block { return d.block(d.tree.Parent(int32(b.ID))) }

// Dominates reports whether every path from the entry to b passes a. A block dominates itself.
func (d *DomTree) Dominates(a, b *ir.Block) bool { return d.tree.Dominates(int32(a.ID), int32(b.ID)) }

// Children returns the blocks whose immediate dominator is b.
func (d *DomTree) Children(b *ir.Block) []*ir.Block { return d.list(d.tree.Children(int32(b.ID))) }

// Depth is the number of strict dominators of b; -1 if the entry does not reach it.
func (d *DomTree) Depth(b *ir.Block) int { return d.tree.Depth(int32(b.ID)) }

// Meet returns the nearest block that dominates both a and b, which the entry must reach.
func (d *DomTree) Meet(a, b *ir.Block) *ir.Block {
	return d.block(d.tree.Meet(int32(a.ID), int32(b.ID)))
}

// Preorder returns the reachable blocks, each after its immediate dominator, subtree by subtree.
func (d *DomTree) Preorder() []*ir.Block { return d.list(d.tree.preorder()) }

// Frontier returns b's dominance frontier by ascending ID: where b's dominance ends. The first call computes all of them.
func (d *DomTree) Frontier(b *ir.Block) []*ir.Block { return d.frontier(b) }
