package uniform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/ir"
)

// sides is what the walks of sync.go ask about the graph besides.
type sides struct {
	*flow
	exits [][]int32 // by loop: the blocks outside that an edge from inside leads to
	// private marks blocks that nothing but their one predecessor leads to and that lead only to early ways out: no lanes meet
	// there but those that leave together, and nobody waits for them.
	private []bool
	early   []bool // a kernel's block that cannot reach the regular way out: see analysis/reconverge
	// skip gives, for the head of a region that is entered only there, left only to one block, and has no edge back, that block: a
	// walk that comes to the head with one label leaves with that.
	skip    []int32
	postdom *cfg.PostDomTree
	dom     *cfg.DomTree
}

// side makes g's sides, once.
func (g *flow) side() *sides {
	if g.sides == nil {
		n := len(g.blocks)
		flags := make([]bool, 2*n)
		x := &sides{flow: g, exits: make([][]int32, len(g.loops)), private: flags[:n], early: flags[n:], skip: make([]int32, n),
			postdom: analysis.Of(g.cache, cfg.PostDom), dom: analysis.Of(g.cache, cfg.Dom)}
		x.findExits()
		x.findEarly()
		x.findPrivate()
		x.findSkips()
		g.sides = x
	}
	return g.sides
}

func (g *sides) findExits() {
	for _, u := range g.order {
		for _, s := range g.blocks[u].Succs {
			v := int32(s.B.ID)
			for c := g.inner[u]; c != none && !g.in(v, c); c = g.loops[c].parent {
				if x := &g.exits[c]; !slices.Contains(tail(*x), v) {
					*x = append(*x, v)
				}
			}
		}
	}
	for i := range g.exits {
		slices.Sort(g.exits[i])
		g.exits[i] = slices.Compact(g.exits[i])
	}
}

// tail is the last few of a list: enough to keep most duplicates out.
func tail(x []int32) []int32 { return x[max(0, len(x)-4):] }

func (g *sides) findPrivate() {
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
func (g *sides) findEarly() {
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
	for _, c := range g.loops {
		if c.endless {
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

// findSkips fills skip. The way out of a region is the post-dominator of its head in the graph in which an edge that closes a cycle
// goes to the exits of the cycle.
func (g *sides) findSkips() {
	n := int32(len(g.blocks))
	out := cfg.ImmediateDominators(int(n)+1, g.forward, n)
	least, most := g.borders()
	for _, u := range g.order {
		g.skip[u] = none
		if len(g.blocks[u].Succs) < 2 {
			continue
		}
		j := out[u]
		if j == n || j == cfg.NoNode || g.inner[j] != g.inner[u] {
			continue
		}
		// All that lies between is dominated by u if j is, or if nothing that u dominates leads elsewhere than to j.
		if p := g.place[j]; g.dom.Dominates(g.blocks[u], g.blocks[j]) || least[u] == p && most[u] == p {
			g.skip[u] = j
		}
	}
}

// forward tells the edges of that graph, reversed: from the end, which all ways out of the function lead to.
func (g *sides) forward(reversed func(from, to int32)) {
	end := int32(len(g.blocks))
	for _, u := range g.order {
		if cfg.Leaves(g.blocks[u]) {
			reversed(end, u)
		}
		for _, s := range g.blocks[u].Succs {
			v := int32(s.B.ID)
			c := g.common(u, v)
			switch {
			case c == none || g.loops[c].header != v:
				reversed(v, u)
			case g.loops[c].irreducible || len(g.exits[c]) == 0 || len(g.exits[c]) > maxSkipExits:
				reversed(end, u)
			default:
				for _, e := range g.exits[c] {
					reversed(e, u)
				}
			}
		}
	}
}

// borders gives, for each block, the least and the greatest place in its dominance frontier, without the headers of reducible
// cycles on account of the edges that close them; none if the frontier is empty. An edge counts for the blocks on the path of
// the dominator tree from its source up to below the immediate dominator of its target: with the edges in order of their
// targets, the first to come to a block is its least. Blocks that have been come to are united with their dominators.
func (g *sides) borders() (least, most []int32) {
	n := len(g.blocks)
	all := make([]int32, 3*n)
	least, most = all[:n], all[n:2*n]
	up := all[2*n:]
	idom := func(b int32) int32 {
		if d := g.dom.Idom(g.blocks[b]); d != nil {
			return int32(d.ID)
		}
		return none
	}
	find := func(b int32) int32 {
		for b != none && up[b] != b {
			if k := up[b]; k != none {
				up[b] = up[k]
			}
			b = up[b]
		}
		return b
	}
	fill := func(to []int32, targets func(func(int, int32) bool)) {
		for i := range up {
			up[i], to[i] = int32(i), none
		}
		for _, w := range targets {
			if len(g.blocks[w].Preds) < 2 {
				continue // its predecessor dominates it
			}
			stop := idom(w)
			for _, p := range g.blocks[w].Preds {
				x := int32(p.B.ID)
				if g.blocks[x] == nil {
					continue
				}
				if c := g.common(x, w); c != none && g.loops[c].header == w && !g.loops[c].irreducible {
					continue
				}
				for b := find(x); b != none && (stop == none || b != stop && g.dom.Dominates(g.blocks[stop], g.blocks[b])); b = find(b) {
					to[b] = g.place[w]
					up[b] = idom(b)
				}
			}
		}
	}
	fill(least, slices.All(g.order))
	fill(most, slices.Backward(g.order))
	return least, most
}

// maxSkipExits bounds the exits of a cycle that regions may be skipped around.
const maxSkipExits = 64

// leaveOnly reports whether block b does nothing but leave.
func (g *sides) leaveOnly(b int32) bool {
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
