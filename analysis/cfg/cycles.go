package cfg

import (
	"slices"

	"lockstep/analysis"
	"lockstep/ir"
)

// Cycles is the nest of cycles of a function.
//
// The definition is LLVM's (llvm/docs/CycleTerminology): a cycle is a maximal strongly connected region; its header is the
// entry that a depth-first search meets first; the cycles inside it are those of the region without the edges into the
// header. With Havlak ("Nesting of reducible and irreducible loops", TOPLAS 1997) and Ramalingam ("Identifying loops in
// almost linear time", TOPLAS 1999) it is computed bottom-up over the search tree with a union-find of the cycles found so
// far. Each cycle looks again at the edges into the entries of the cycles directly inside it: linear for reducible flow, and
// at worst the square of the number of blocks where deeply nested irreducible cycles share their entries.
var Cycles = &analysis.Analysis[*CycleNest]{Name: "cycles", Doc: "the nest of cycles, irreducible ones too", CFGOnly: true, Run: findCycles}

// Cycle is a cycle of the nest.
type Cycle struct {
	Header   *ir.Block
	Entries  []*ir.Block // blocks with an edge, or the way into the function, from outside; the header comes first
	Parent   *Cycle      // nil for an outermost one
	Children []*Cycle
	Depth    int // 1 for an outermost one

	blocks []*ir.Block // inner cycles' blocks too; a part of the nest's array
	nest   *CycleNest
	first  int32 // the interval of the numbers of this cycle and those inside it
	last   int32
}

// CycleNest holds all cycles of a function.
type CycleNest struct {
	Top       []*Cycle // outermost ones, by the number of their header in the depth-first search
	All       []*Cycle // each before those inside it
	innermost []*Cycle // by block ID
}

// Reducible reports whether the only way into c is its header.
func (c *Cycle) Reducible() bool { return len(c.Entries) == 1 }

// Blocks returns the blocks of c and of the cycles inside it, the header first.
func (c *Cycle) Blocks() []*ir.Block { return c.blocks }

// Contains reports whether b is in c or in a cycle inside it.
func (c *Cycle) Contains(b *ir.Block) bool { return c.Encloses(c.nest.innermost[b.ID]) }

// Encloses reports whether d is c or inside it; false for nil.
func (c *Cycle) Encloses(d *Cycle) bool { return d != nil && c.first <= d.first && d.first <= c.last }

// Exits returns the blocks outside that an edge from inside leads to, each once. It walks the blocks of c.
func (c *Cycle) Exits() []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range c.blocks {
		for _, s := range b.Succs {
			if !c.Contains(s.B) && !seen[s.B] {
				seen[s.B] = true
				out = append(out, s.B)
			}
		}
	}
	return out
}

// HasExit reports whether a thread can leave c, by an edge or out of the function. It walks the blocks of c.
func (c *Cycle) HasExit() bool {
	return slices.ContainsFunc(c.blocks, func(b *ir.Block) bool {
		return Leaves(b) || slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return !c.Contains(s.B) })
	})
}

// Innermost returns the innermost cycle that b is in; nil if there is none.
func (n *CycleNest) Innermost(b *ir.Block) *Cycle { return n.innermost[b.ID] }

// Depth is the number of cycles that b is in.
func (n *CycleNest) Depth(b *ir.Block) int {
	if c := n.Innermost(b); c != nil {
		return c.Depth
	}
	return 0
}

// Common returns the innermost cycle that both a and b are in; nil if there is none.
func (n *CycleNest) Common(a, b *ir.Block) *Cycle {
	c := n.Innermost(a)
	for c != nil && !c.Contains(b) {
		c = c.Parent
	}
	return c
}

// Endless returns the headers of the outermost cycles that no thread can leave, in the order of Top. An inner cycle always
// leads back into the one around it.
func (n *CycleNest) Endless() []*ir.Block {
	var hs []*ir.Block
	for _, c := range n.Top {
		if !c.HasExit() {
			hs = append(hs, c.Header)
		}
	}
	return hs
}

// nestBuilder finds cycles from the innermost out.
type nestBuilder struct {
	graph  *Graph
	tree   *dfs
	blocks []*ir.Block
	cycles []*Cycle
	inner  []int32 // block -> innermost cycle so far, NoNode if none
	up     []int32 // union-find over cycles: towards the outermost so far
	own    [][]int32
}

// outermost returns the outermost cycle found so far around c.
func (n *nestBuilder) outermost(c int32) int32 {
	for n.up[c] != c {
		n.up[c] = n.up[n.up[c]]
		c = n.up[c]
	}
	return c
}

func findCycles(c *analysis.Cache) *CycleNest {
	f := c.Func
	n := &nestBuilder{graph: FuncGraph(f), blocks: Blocks(f), inner: make([]int32, f.NumBlocks())}
	n.tree = n.graph.search(int32(f.Entry().ID))
	for i := range n.inner {
		n.inner[i] = NoNode
	}
	for _, h := range slices.Backward(n.tree.pre) {
		n.cycleAt(h)
	}
	return n.finish()
}

// cycleAt makes the cycle with header h if an edge leads back to h from below it in the search tree.
func (n *nestBuilder) cycleAt(h int32) {
	var work []int32
	for _, p := range n.graph.Preds(h) {
		if n.tree.num[p] != NoNode && n.tree.subtree(h, p) {
			work = append(work, p)
		}
	}
	if len(work) == 0 {
		return
	}
	id := int32(len(n.cycles))
	c := &Cycle{Header: n.blocks[h], Entries: []*ir.Block{n.blocks[h]}}
	n.cycles, n.up, n.own = append(n.cycles, c), append(n.up, id), append(n.own, []int32{h})
	n.inner[h] = id
	// into follows the edges into v backwards; if one comes from outside, v is an entry.
	into := func(v int32) {
		entry := false
		for _, p := range n.graph.Preds(v) {
			switch {
			case n.tree.num[p] == NoNode:
			case n.tree.subtree(h, p):
				work = append(work, p)
			default:
				entry = true
			}
		}
		if entry {
			c.Entries = append(c.Entries, n.blocks[v])
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if v == h {
			continue
		}
		if n.inner[v] == NoNode {
			n.inner[v] = id
			n.own[id] = append(n.own[id], v)
			into(v)
			continue
		}
		sub := n.outermost(n.inner[v])
		if sub == id {
			continue
		}
		n.up[sub] = id
		n.cycles[sub].Parent = c
		c.Children = append(c.Children, n.cycles[sub])
		for _, e := range n.cycles[sub].Entries {
			into(int32(e.ID))
		}
	}
}

// finish numbers the cycles from outside in and lays their blocks out so that those of each are one stretch.
func (n *nestBuilder) finish() *CycleNest {
	nest := &CycleNest{innermost: make([]*Cycle, len(n.blocks))}
	byCycle := make(map[*Cycle][]int32, len(n.cycles))
	inSearchOrder := func(a, b *Cycle) int { return int(n.tree.num[a.Header.ID] - n.tree.num[b.Header.ID]) }
	for id, c := range n.cycles {
		byCycle[c] = n.own[id]
		slices.SortFunc(c.Children, inSearchOrder)
		if c.Parent == nil {
			nest.Top = append(nest.Top, c)
		}
	}
	slices.SortFunc(nest.Top, inSearchOrder)
	var layout []*ir.Block
	starts := make(map[*Cycle]int, len(n.cycles))
	type frame struct {
		c    *Cycle
		next int
	}
	var stack []frame
	enter := func(c *Cycle) {
		c.nest, c.first, c.Depth = nest, int32(len(nest.All)), len(stack)+1
		nest.All = append(nest.All, c)
		starts[c] = len(layout)
		for _, v := range byCycle[c] {
			layout = append(layout, n.blocks[v])
			nest.innermost[v] = c
		}
		stack = append(stack, frame{c: c})
	}
	ends := make(map[*Cycle]int, len(n.cycles))
	for _, top := range nest.Top {
		enter(top)
		for len(stack) > 0 {
			f := &stack[len(stack)-1]
			if f.next < len(f.c.Children) {
				f.next++
				enter(f.c.Children[f.next-1])
				continue
			}
			f.c.last = int32(len(nest.All) - 1)
			ends[f.c] = len(layout)
			stack = stack[:len(stack)-1]
		}
	}
	for _, c := range nest.All {
		c.blocks = layout[starts[c]:ends[c]:ends[c]]
	}
	return nest
}
