package ptx

import "lockstep/ir"

// flow is the control flow graph of the body being built, with its dominator
// tree, as dense tables by block index. The tree is a forest: its roots are the
// entry, and one block of each part of the text that control cannot reach. Edges
// from such a part into the reachable blocks do not count.
//
// The tree is made by the SEMI-NCA algorithm: Loukas Georgiadis, "Linear-Time
// Algorithms for Dominators and Related Problems", thesis, Princeton 2005,
// section 2.2. It takes O(n log n) steps for all graphs seen in practice, and no
// recursion.
type flow struct {
	idom  []int32 // -1 at a root
	level []int32 // depth below its root
	tree  []int32 // number of the root above it, in order: 0 is the entry's
	first []int32 // preorder number in the tree ...
	last  []int32 // ... and the largest one below it

	// Of the algorithm, by depth-first number.
	order    []int32 // block
	parent   []int32
	semi     []int32
	label    []int32
	ancestor []int32
	dom      []int32

	num   []int32 // depth-first number of a block, -1 if not reached yet
	stack []flowStep
	path  []int32
	head  []int32 // children lists of the tree
	next  []int32
}

type flowStep struct {
	block int32
	succ  int32
}

// run fills in the tables for the blocks of a function, whose IDs are their
// indices.
func (g *flow) run(blocks []*ir.Block) {
	n := len(blocks)
	for _, t := range []*[]int32{&g.idom, &g.level, &g.tree, &g.first, &g.last, &g.order, &g.parent, &g.semi, &g.label, &g.ancestor, &g.dom, &g.num, &g.head, &g.next} {
		if cap(*t) < n {
			*t = make([]int32, n+n/2)
		}
		*t = (*t)[:n]
	}
	for i := range n {
		g.num[i] = -1
	}
	count, tree := int32(0), int32(0)
	for i := range n {
		if g.num[i] >= 0 {
			continue
		}
		end := g.search(blocks, int32(i), count, tree)
		g.dominators(blocks, count, end, tree)
		count = end
		tree++
	}
	g.number(n)
}

// search numbers the blocks that can be reached from root and have no number
// yet, from lo on, in depth-first order.
func (g *flow) search(blocks []*ir.Block, root, lo, tree int32) (hi int32) {
	visit := func(b, parent int32) {
		g.num[b], g.order[lo], g.parent[lo], g.tree[b] = lo, b, parent, tree
		g.semi[lo], g.label[lo], g.ancestor[lo] = lo, lo, -1
		lo++
		g.stack = append(g.stack, flowStep{block: b})
	}
	g.stack = g.stack[:0]
	visit(root, -1)
	for len(g.stack) > 0 {
		top := &g.stack[len(g.stack)-1]
		succs := blocks[top.block].Succs
		if int(top.succ) == len(succs) {
			g.stack = g.stack[:len(g.stack)-1]
			continue
		}
		c := int32(succs[top.succ].B.ID)
		top.succ++
		if g.num[c] < 0 {
			visit(c, g.num[top.block])
		}
	}
	return lo
}

// dominators finds the immediate dominators of the blocks numbered [lo, hi).
func (g *flow) dominators(blocks []*ir.Block, lo, hi, tree int32) {
	for i := hi - 1; i > lo; i-- {
		g.dom[i] = g.parent[i]
		for _, e := range blocks[g.order[i]].Preds {
			p := int32(e.B.ID)
			if g.num[p] < 0 || g.tree[p] != tree {
				continue
			}
			g.semi[i] = min(g.semi[i], g.semi[g.eval(g.num[p])])
		}
		g.label[i] = i
		g.ancestor[i] = g.parent[i] // link
	}
	g.idom[g.order[lo]], g.level[g.order[lo]], g.dom[lo] = -1, 0, -1
	for i := lo + 1; i < hi; i++ {
		d := g.dom[i]
		for d > g.semi[i] {
			d = g.dom[d]
		}
		g.dom[i] = d
		b := g.order[i]
		g.idom[b] = g.order[d]
		g.level[b] = g.level[g.order[d]] + 1
	}
}

// eval returns the block with the smallest semidominator on the path from i up
// to the root of its linked tree, and compresses the path.
func (g *flow) eval(i int32) int32 {
	if g.ancestor[i] < 0 {
		return i
	}
	g.path = g.path[:0]
	for v := i; g.ancestor[g.ancestor[v]] >= 0; v = g.ancestor[v] {
		g.path = append(g.path, v)
	}
	for k := len(g.path) - 1; k >= 0; k-- {
		v := g.path[k]
		a := g.ancestor[v]
		if g.semi[g.label[a]] < g.semi[g.label[v]] {
			g.label[v] = g.label[a]
		}
		g.ancestor[v] = g.ancestor[a]
	}
	return g.label[i]
}

// number gives each block the range of preorder numbers below it.
func (g *flow) number(n int) {
	for i := range n {
		g.head[i] = -1
	}
	for i := n - 1; i >= 0; i-- {
		if d := g.idom[i]; d >= 0 {
			g.next[i], g.head[d] = g.head[d], int32(i)
		}
	}
	pre := int32(0)
	for root := range n {
		if g.idom[root] >= 0 {
			continue
		}
		b := int32(root)
		g.first[b] = pre
		pre++
		for {
			if c := g.head[b]; c >= 0 {
				g.head[b] = g.next[c]
				b = c
				g.first[b] = pre
				pre++
				continue
			}
			g.last[b] = pre - 1
			if b = g.idom[b]; b < 0 {
				break
			}
		}
	}
}

// dominates reports whether every path from a root to b passes a.
func (g *flow) dominates(a, b int32) bool { return g.first[a] <= g.first[b] && g.last[b] <= g.last[a] }
