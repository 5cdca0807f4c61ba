package uniform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/ir"
)

// none stands for the lack of a block, cycle or value number.
const none int32 = -1

// loop is what the walks of sync.go need to know about a cycle. The cycles inside an irreducible one are not told apart: trips and
// edges mix in all of it.
type loop struct {
	parent      int32
	inside      int32 // the last of the loops inside; those follow it without a gap
	depth       int32 // 1 for an outermost one
	header      int32
	irreducible bool
	endless     bool  // an outermost one that no edge leaves: a thread ends there by a guarded exit, or never
	first, last int32 // places of its blocks in the order; they are one stretch
	blocks      []*ir.Block
}

// flow is the control-flow graph by dense numbers.
type flow struct {
	fn     *ir.Func
	kernel bool // fn is only launched: its returns end the thread
	cache  *analysis.Cache
	blocks []*ir.Block // by ID; nil for those that the entry does not reach
	order  []int32     // block IDs: topological but for edges that close a cycle, each cycle one stretch
	place  []int32     // block ID -> place in order; none if the entry does not reach it
	inner  []int32     // block ID -> innermost loop, or none
	loops  []loop      // each before those inside it
	sides  *sides      // made when the first branch splits
}

func newFlow(c *analysis.Cache, kernel bool) *flow {
	f := c.Func
	n := f.NumBlocks()
	rpo := analysis.Of(c, cfg.Order)
	numbers := make([]int32, 2*n+len(rpo.RPO))
	g := &flow{fn: f, kernel: kernel, cache: c, blocks: make([]*ir.Block, n), place: numbers[:n], inner: numbers[n : 2*n], order: numbers[2*n : 2*n]}
	for i := range n {
		g.place[i], g.inner[i] = none, none
	}
	for _, b := range rpo.RPO {
		g.blocks[b.ID] = b
	}
	g.findLoops(analysis.Of(c, cfg.Cycles))
	if len(g.loops) > 0 {
		g.sort(rpo)
		return g
	}
	for i, b := range rpo.RPO {
		g.place[b.ID] = int32(i)
		g.order = append(g.order, int32(b.ID))
	}
	return g
}

func (g *flow) findLoops(nest *cfg.CycleNest) {
	if len(nest.All) == 0 {
		return
	}
	number := make([]int32, len(nest.All))
	g.loops = make([]loop, 0, len(nest.All))
	for i, c := range nest.All {
		p, depth := none, int32(1)
		if c.Parent != nil {
			p = number[c.Parent.Index()]
			if g.loops[p].irreducible {
				number[i] = p
				continue
			}
			depth = g.loops[p].depth + 1
		}
		number[i] = int32(len(g.loops))
		g.loops = append(g.loops, loop{parent: p, depth: depth, header: int32(c.Header.ID), irreducible: !c.Reducible(), blocks: c.Blocks(),
			endless: p == none && len(c.Exits()) == 0})
	}
	for i := range slices.Backward(g.loops) {
		l := &g.loops[i]
		l.inside = max(l.inside, int32(i))
		if l.parent != none {
			g.loops[l.parent].inside = max(g.loops[l.parent].inside, l.inside)
		}
	}
	for _, c := range nest.Top {
		for _, b := range c.Blocks() {
			g.inner[b.ID] = number[nest.Innermost(b).Index()]
		}
	}
}

// in reports whether loop c, or the whole function if c is none, contains block b.
func (g *flow) in(b, c int32) bool {
	if c == none {
		return true
	}
	i := g.inner[b]
	return c <= i && i <= g.loops[c].inside
}

// common returns the innermost loop that contains both blocks, or none.
func (g *flow) common(a, b int32) int32 { return g.meet(g.inner[a], g.inner[b]) }

// meet returns the innermost loop that contains both loops, or none; none contains no loop but is in any.
func (g *flow) meet(c, d int32) int32 {
	if c > d {
		c, d = d, c
	}
	for c != none && d > g.loops[c].inside { // c is the one with the lower number: only it can contain the other
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
// nodes (the order of llvm's ModifiedPostOrder serves the same purpose). In an irreducible loop, edges against the reverse
// postorder are left out.
func (g *flow) sort(rpo *cfg.BlockOrder) {
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
		if level != none && (g.loops[level].header == s || g.loops[level].irreducible && rpo.Index(g.blocks[s]) <= rpo.Index(g.blocks[u])) {
			return level, none, false
		}
		return level, unit(s, level), true
	}
	for _, b := range rpo.RPO {
		for _, s := range b.Succs {
			if _, to, ok := forward(int32(b.ID), int32(s.B.ID)); ok {
				waits[to]++
			}
		}
	}
	ready := make([][]int32, len(g.loops)+1) // by level+1; a stack of units
	ready[0] = append(ready[0], unit(int32(rpo.RPO[0].ID), none))
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
	if len(g.order) != len(rpo.RPO) {
		panic("uniform.flow.sort: the cycle nest does not cover a cycle of " + g.fn.Name)
	}
}
