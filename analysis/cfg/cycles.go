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
// header. It is computed bottom-up over the search tree with a union-find of the cycles found so far: Havlak ("Nesting of
// reducible and irreducible loops", TOPLAS 1997) in the form of Ramalingam ("Identifying loops in almost linear time", TOPLAS
// 1999), where an edge is looked at once, when the search comes back to the nearest common ancestor of its ends: before that it
// leads into every cycle around its target from outside.
var Cycles = &analysis.Analysis[*CycleNest]{Name: "cycles", Doc: "the nest of cycles, irreducible ones too", CFGOnly: true, Run: findCycles}

// Cycle is a cycle of the nest.
type Cycle struct {
	Header   *ir.Block
	Parent   *Cycle // nil for an outermost one
	Children []*Cycle
	Depth    int // 1 for an outermost one

	blocks []*ir.Block // inner cycles' blocks too; a part of the nest's array
	nest   *CycleNest
	first  int32 // the interval of the numbers of this cycle and those inside it
	last   int32
	ways   int32 // edges that come from outside to a block that is not the header
}

// CycleNest holds all cycles of a function.
type CycleNest struct {
	Top       []*Cycle // outermost ones, by the number of their header in the depth-first search
	All       []*Cycle // each before those inside it
	innermost []*Cycle // by block ID
	tree      *dfs
}

// Index is c's place in All.
func (c *Cycle) Index() int { return int(c.first) }

// Reducible reports whether the only way into c is its header.
func (c *Cycle) Reducible() bool { return c.ways == 0 }

// Entries returns the blocks with an edge, or the way into the function, from outside; the header comes first. It walks the
// blocks of c.
func (c *Cycle) Entries() []*ir.Block {
	out := []*ir.Block{c.Header}
	for _, b := range c.blocks {
		if b != c.Header && slices.ContainsFunc(b.Preds, func(p ir.Edge) bool { return c.nest.tree.num[p.B.ID] != NoNode && !c.Contains(p.B) }) {
			out = append(out, b)
		}
	}
	return out
}

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

// nestBuilder finds cycles from the innermost out. A cycle found so far is represented by its header, a block in none by itself.
type nestBuilder struct {
	graph  *Graph
	tree   *dfs
	blocks []*ir.Block
	cycles []Cycle // by falling number of the header in the search
	at     []int32 // block -> the cycle that it is the header of, NoNode if none
	inner  []int32 // block -> innermost cycle, NoNode if none so far
	up     []int32 // union-find over representatives: towards the outermost so far
	after  []int32 // block -> the next one directly in its cycle, NoNode if none; the header is the first
	into   lists   // by representative: the sources of the edges into it that have been looked at
	meets  lists   // by block: targets and sources, in turn, of the edges whose ends have it as nearest common ancestor
	sides  []sideWay
	work   []int32 // scratch of cycleAt
}

// sideWay is an edge from outside into all cycles from inner out to outer.
type sideWay struct{ inner, outer int32 }

// lists are linked lists of numbers.
type lists struct {
	head        []int32 // the first cell of each list, NoNode if it is empty
	value, next []int32 // by cell
}

// listsRoom is what newLists takes.
func listsRoom(n, cells int) int { return n + 2*cells }

func newLists(r *room, n, cells int) lists {
	l := lists{head: r.take(n), value: r.take(cells)[:0], next: r.take(cells)[:0]}
	for i := range l.head {
		l.head[i] = NoNode
	}
	return l
}

func (l *lists) add(to, value int32) {
	l.value, l.next = append(l.value, value), append(l.next, l.head[to])
	l.head[to] = int32(len(l.value) - 1)
}

// find returns the representative of v, with path halving.
func find(up []int32, v int32) int32 {
	for up[v] != v {
		up[v] = up[up[v]]
		v = up[v]
	}
	return v
}

func findCycles(c *analysis.Cache) *CycleNest {
	k := c.Func.NumBlocks()
	s := analysis.Of(c, searched)
	cycles := s.tree.headers(s.graph)
	if cycles == 0 {
		return &CycleNest{innermost: make([]*Cycle, k), tree: s.tree}
	}
	edges := len(s.graph.preds.list)
	l := borrow(5*k + listsRoom(k, edges) + listsRoom(k, 2*edges))
	defer l.giveBack()
	r := &l.room
	n := &nestBuilder{graph: s.graph, blocks: s.blocks, tree: s.tree, cycles: make([]Cycle, 0, cycles),
		inner: r.take(k), at: r.take(k), up: r.take(k), after: r.take(k)}
	n.into, n.meets = newLists(r, k, edges), newLists(r, k, 2*edges)
	n.findMeets(r.take(k))
	for i := range n.inner {
		n.inner[i], n.at[i], n.up[i], n.after[i] = NoNode, NoNode, int32(i), NoNode
	}
	for _, h := range slices.Backward(n.tree.pre) {
		n.lookAt(h)
		n.cycleAt(h)
	}
	n.findIrreducible()
	return n.finish()
}

// findMeets files every edge that leads to no ancestor under the nearest common ancestor of its ends: off line, by uniting each
// finished block with its parent (R. Tarjan, "Applications of path compression on balanced trees", JACM 1979).
func (n *nestBuilder) findMeets(stack []int32) {
	up := n.up
	for i := range up {
		up[i] = int32(i)
	}
	stack = stack[:0]
	for _, v := range n.tree.pre {
		for len(stack) > 0 && stack[len(stack)-1] != n.tree.parent[v] {
			u := stack[len(stack)-1]
			up[u] = n.tree.parent[u]
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, v)
		for _, w := range n.graph.Succs(v) {
			switch {
			case n.tree.subtree(w, v): // back to an ancestor, or itself
				continue
			case n.tree.subtree(v, w):
				n.meets.add(v, v)
				n.meets.add(v, w)
			default:
				meet := find(up, w)
				n.meets.add(meet, v)
				n.meets.add(meet, w)
			}
		}
	}
}

// lookAt adds the edges whose ends meet in h to the graph of representatives. They lead from outside into the cycles found so far
// around their targets.
func (n *nestBuilder) lookAt(h int32) {
	for e := n.meets.head[h]; e != NoNode; {
		v := n.meets.value[e]
		e = n.meets.next[e]
		from := n.meets.value[e]
		e = n.meets.next[e]
		r := find(n.up, v)
		n.into.add(r, from)
		if r == v {
			continue
		}
		inner := n.inner[v]
		if n.at[v] != NoNode { // its own cycle is entered at its header
			inner = n.at[n.cycles[n.at[v]].Parent.Header.ID]
		}
		n.sides = append(n.sides, sideWay{inner, n.at[r]})
	}
}

// cycleAt makes the cycle with header h if an edge leads back to h from below it in the search tree.
func (n *nestBuilder) cycleAt(h int32) {
	if !n.tree.header(n.graph, h) {
		return
	}
	work := n.work[:0]
	for _, p := range n.graph.Preds(h) {
		if n.tree.num[p] != NoNode && n.tree.subtree(h, p) {
			work = append(work, p)
		}
	}
	id := int32(len(n.cycles))
	n.cycles = append(n.cycles, Cycle{Header: n.blocks[h]})
	c := &n.cycles[id]
	n.inner[h], n.at[h] = id, id
	last := h
	for len(work) > 0 {
		v := find(n.up, work[len(work)-1])
		work = work[:len(work)-1]
		if v == h {
			continue
		}
		n.up[v] = h
		if sub := n.at[v]; sub == NoNode {
			n.inner[v] = id
			n.after[last], last = v, v
		} else {
			n.cycles[sub].Parent = c
		}
		for e := n.into.head[v]; e != NoNode; e = n.into.next[e] {
			work = append(work, n.into.value[e])
		}
	}
	n.work = work
}

// findIrreducible counts for each cycle the edges that enter it beside its header.
func (n *nestBuilder) findIrreducible() {
	for _, s := range n.sides {
		n.cycles[s.inner].ways++
		if p := n.cycles[s.outer].Parent; p != nil {
			p.ways--
		}
	}
	for i := range n.cycles { // each after those inside it
		if c := &n.cycles[i]; c.Parent != nil {
			c.Parent.ways += c.ways
		}
	}
}

// finish numbers the cycles from outside in and lays their blocks out so that those of each are one stretch.
func (n *nestBuilder) finish() *CycleNest {
	nest := &CycleNest{All: make([]*Cycle, 0, len(n.cycles)), innermost: make([]*Cycle, len(n.blocks)), tree: n.tree}
	for i := range slices.Backward(n.cycles) { // in the order of the search
		c := &n.cycles[i]
		if c.Parent == nil {
			nest.Top = append(nest.Top, c)
		} else {
			c.Parent.Children = append(c.Parent.Children, c)
		}
	}
	layout := make([]*ir.Block, 0, len(n.blocks))
	starts := make([]int32, len(n.cycles)) // by place in All
	enter := func(c *Cycle) {
		c.nest, c.first, c.Depth = nest, int32(len(nest.All)), 1
		if c.Parent != nil {
			c.Depth = c.Parent.Depth + 1
		}
		nest.All = append(nest.All, c)
		starts[c.first] = int32(len(layout))
		for v := int32(c.Header.ID); v != NoNode; v = n.after[v] {
			layout = append(layout, n.blocks[v])
			nest.innermost[v] = c
		}
	}
	for _, top := range nest.Top {
		// The way from the outermost cycle is the chain of parents; last counts, until a cycle is done, the ones inside that are.
		enter(top)
		for c := top; c != nil; {
			if k := int(c.last); k < len(c.Children) {
				c.last++
				c = c.Children[k]
				enter(c)
				continue
			}
			c.last = int32(len(nest.All) - 1)
			c.blocks = layout[starts[c.first]:len(layout):len(layout)]
			c = c.Parent
		}
	}
	return nest
}
