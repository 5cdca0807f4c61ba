package uniform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/ir"
)

// none stands for the lack of a block, cycle or value number.
const none int32 = -1

// loop is what the walks of sync.go need to know about a cycle.
type loop struct {
	cycle       *cfg.Cycle
	parent      int32
	header      int32
	irreducible int32 // the outermost irreducible loop around, itself included, or none
	first, last int32 // places of its blocks in the order; they are one stretch
	endless     bool  // nothing leads out, of the cycle or of the function
	exits       []int32
	blocks      []*ir.Block
}

// flow is the control-flow graph by dense numbers.
type flow struct {
	fn     *ir.Func
	kernel bool        // fn is only launched: its returns end the thread
	blocks []*ir.Block // by ID; nil for those that the entry does not reach
	order  []int32     // block IDs: topological but for edges that close a cycle, each cycle one stretch
	place  []int32     // block ID -> place in order; none if the entry does not reach it
	inner  []int32     // block ID -> innermost loop, or none
	loops  []loop      // each before those inside it
	// private marks blocks that nothing but their one predecessor leads to and that lead only to early ways out: no lanes meet
	// there but those that leave together, and nobody waits for them.
	private []bool
	early   []bool // a kernel's block that cannot reach the regular way out: see analysis/reconverge
	// skip gives, for the head of a region with one way in and one way out and no edge back, the block behind it: a walk that
	// comes to the head with one label leaves with that.
	skip    []int32
	postdom *cfg.PostDomTree
	dom     *cfg.DomTree
}

func newFlow(c *analysis.Cache, kernel bool) *flow {
	f := c.Func
	n := f.NumBlocks()
	g := &flow{fn: f, kernel: kernel, blocks: make([]*ir.Block, n), place: make([]int32, n), inner: make([]int32, n),
		private: make([]bool, n), early: make([]bool, n), skip: make([]int32, n), postdom: analysis.Of(c, cfg.PostDom), dom: analysis.Of(c, cfg.Dom)}
	rpo := analysis.Of(c, cfg.Order).RPO
	for i := range n {
		g.place[i], g.inner[i] = none, none
	}
	for _, b := range rpo {
		g.blocks[b.ID] = b
	}
	g.findLoops(analysis.Of(c, cfg.Cycles), rpo)
	g.sort(rpo)
	g.findExits()
	g.findEarly()
	g.findPrivate()
	g.findSkips()
	return g
}

func (g *flow) findLoops(nest *cfg.CycleNest, rpo []*ir.Block) {
	number := make(map[*cfg.Cycle]int32, len(nest.All))
	for i, c := range nest.All {
		number[c] = int32(i)
		p := none
		if c.Parent != nil {
			p = number[c.Parent]
		}
		outer := none
		if p != none {
			outer = g.loops[p].irreducible
		}
		if outer == none && !c.Reducible() {
			outer = int32(i)
		}
		g.loops = append(g.loops, loop{cycle: c, parent: p, header: int32(c.Header.ID), irreducible: outer, blocks: c.Blocks()})
	}
	for _, b := range rpo {
		if c := nest.Innermost(b); c != nil {
			g.inner[b.ID] = number[c]
		}
	}
}

// in reports whether loop c, or the whole function if c is none, contains block b.
func (g *flow) in(b, c int32) bool {
	if c == none {
		return true
	}
	i := g.inner[b]
	return i != none && g.loops[c].cycle.Encloses(g.loops[i].cycle)
}

// common returns the innermost loop that contains both blocks, or none.
func (g *flow) common(a, b int32) int32 {
	c := g.inner[a]
	for c != none && !g.in(b, c) {
		c = g.loops[c].parent
	}
	return c
}

// child returns the loop directly inside c that contains b, or none if b is directly in c.
func (g *flow) child(b, c int32) int32 {
	i := g.inner[b]
	if i == c {
		return none
	}
	for g.loops[i].parent != c {
		i = g.loops[i].parent
	}
	return i
}

// sort fills order: a topological sort of each loop, without the edges into its header, with the loops inside it as single
// nodes (the order of llvm's ModifiedPostOrder serves the same purpose).
func (g *flow) sort(rpo []*ir.Block) {
	n := int32(len(g.blocks))
	// A unit is a block, or, from n on, a loop seen from its parent.
	waits := make([]int32, int(n)+len(g.loops))
	unit := func(b, level int32) int32 {
		if c := g.child(b, level); c != none {
			return n + c
		}
		return b
	}
	// forward gives the unit that the edge from u to s must wait for, and the level of both; false for an edge that closes a cycle.
	forward := func(u, s int32) (level, to int32, ok bool) {
		level = g.common(u, s)
		if level != none && g.loops[level].header == s {
			return level, none, false
		}
		return level, unit(s, level), true
	}
	for _, b := range rpo {
		for _, s := range b.Succs {
			if _, to, ok := forward(int32(b.ID), int32(s.B.ID)); ok {
				waits[to]++
			}
		}
	}
	ready := make([][]int32, len(g.loops)+1) // by level+1; a stack of units
	ready[0] = append(ready[0], unit(int32(rpo[0].ID), none))
	level := none
	for {
		stack := &ready[level+1]
		if len(*stack) == 0 {
			if level == none {
				break
			}
			g.loops[level].last = int32(len(g.order)) - 1
			level = g.loops[level].parent
			continue
		}
		u := (*stack)[len(*stack)-1]
		*stack = (*stack)[:len(*stack)-1]
		if u >= n {
			level = u - n
			g.loops[level].first = int32(len(g.order))
			ready[level+1] = append(ready[level+1], g.loops[level].header)
			continue
		}
		g.place[u] = int32(len(g.order))
		g.order = append(g.order, u)
		succs := g.blocks[u].Succs
		for k := len(succs) - 1; k >= 0; k-- { // so that the first successor comes first
			l, to, ok := forward(u, int32(succs[k].B.ID))
			if !ok {
				continue
			}
			if waits[to]--; waits[to] == 0 {
				ready[l+1] = append(ready[l+1], to)
			}
		}
	}
	if len(g.order) != len(rpo) {
		panic("uniform.flow.sort: the cycle nest does not cover a cycle of " + g.fn.Name)
	}
}

func (g *flow) findExits() {
	for _, u := range g.order {
		for _, s := range g.blocks[u].Succs {
			v := int32(s.B.ID)
			for c := g.inner[u]; c != none && !g.in(v, c); c = g.loops[c].parent {
				if x := &g.loops[c].exits; !slices.Contains(tail(*x), v) {
					*x = append(*x, v)
				}
			}
		}
	}
	for i := range g.loops {
		x := g.loops[i].exits
		slices.Sort(x)
		g.loops[i].exits = slices.Compact(x)
	}
}

// tail is the last few of a list: enough to keep most duplicates out.
func tail(x []int32) []int32 { return x[max(0, len(x)-4):] }

func (g *flow) findPrivate() {
	for _, u := range slices.Backward(g.order) {
		b := g.blocks[u]
		if len(b.Preds) != 1 || u == int32(g.fn.Entry().ID) {
			continue
		}
		p := g.early[u]
		for _, s := range b.Succs {
			p = p && g.private[s.B.ID]
		}
		g.private[u] = p
	}
}

// findEarly marks the blocks that do not reach the regular way out: of a device function its returns, of a kernel the last
// leaving block of the text, and the header of a cycle without exit.
func (g *flow) findEarly() {
	var work []int32
	reaches := make([]bool, len(g.blocks))
	push := func(b int32) {
		if !reaches[b] {
			reaches[b] = true
			work = append(work, b)
		}
	}
	for _, b := range slices.Backward(g.fn.Blocks) {
		if g.blocks[b.ID] == nil {
			continue
		}
		switch op := b.Term().Op; {
		case !g.kernel && (op == ir.OpRet || op == ir.OpCondRet),
			g.kernel && len(work) == 0 && (op == ir.OpRet || op == ir.OpExit):
			push(int32(b.ID))
		}
	}
	for i := range g.loops {
		if c := &g.loops[i]; c.parent == none && !c.cycle.HasExit() {
			c.endless = true
			push(c.header)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range g.blocks[b].Preds {
			if g.blocks[p.B.ID] != nil {
				push(int32(p.B.ID))
			}
		}
	}
	for _, u := range g.order {
		g.early[u] = !reaches[u]
	}
}

// findSkips fills skip from the post-dominators of the graph in which an edge that closes a cycle goes to the exits of the cycle.
func (g *flow) findSkips() {
	n := int32(len(g.blocks))
	var edges [][2]int32 // reversed
	add := func(u, v int32) { edges = append(edges, [2]int32{v, u}) }
	for _, u := range g.order {
		g.skip[u] = none
		if cfg.Leaves(g.blocks[u]) {
			add(u, n)
		}
		for _, s := range g.blocks[u].Succs {
			v := int32(s.B.ID)
			c := g.common(u, v)
			switch {
			case c == none || g.loops[c].header != v:
				add(u, v)
			case !g.loops[c].cycle.Reducible() || len(g.loops[c].exits) == 0 || len(g.loops[c].exits) > maxSkipExits:
				add(u, n)
			default:
				for _, e := range g.loops[c].exits {
					add(u, e)
				}
			}
		}
	}
	tree := cfg.Dominators(cfg.NewGraph(int(n)+1, edges), n)
	for _, u := range g.order {
		if len(g.blocks[u].Succs) < 2 || !tree.Has(u) {
			continue
		}
		j := tree.Parent(u)
		if j != n && j != cfg.NoNode && g.inner[j] == g.inner[u] && g.dom.Dominates(g.blocks[u], g.blocks[j]) {
			g.skip[u] = j
		}
	}
}

// maxSkipExits bounds the exits of a cycle that regions may be skipped around.
const maxSkipExits = 64

// leaveOnly reports whether block b does nothing but leave.
func (g *flow) leaveOnly(b int32) bool {
	blk := g.blocks[b]
	if len(blk.Succs) > 0 {
		return false
	}
	for _, v := range blk.Values {
		if v.Issues() > 0 && !v.Info().Terminator {
			return false
		}
	}
	return true
}
