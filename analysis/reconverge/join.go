package reconverge

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/ir"
)

// Points finds the joins of a function.
//
// A join is the immediate post-dominator of a branch over the paths that do not leave: lanes that are gone delay nobody.
//
//	@p bra A            @p bra A             @p bra END
//	|      \            |      \             |        \
//	|       A: exit     |       A: ...       ...       |
//	J: ...              J: ... -- @q bra END |        /
//	                    |              /     END: ret
//	join J              END: ret             join END
//	                    join of p: J
//
// In a kernel every path leaves, so one leaving block stands for the regular end: the last one in the text that ends in ret or
// exit (if there is none, in trap or unreachable). All others are ways to leave early. In a device function every ret leads to
// one end behind the function, because there, at the call, its lanes meet in any case; exit, trap and unreachable leave.
// A cycle without exit has one pseudo-edge from its header to the end. A guarded exit is none: it is a way to leave early, and the
// loop of a persistent kernel that only `@p exit` ends keeps together those that stay.
//
// Blocks that lead only to ways of leaving early have joins among themselves: the same question is asked again with the last of
// these ways as the end, until every block has been seen.
//
// Where the join so found is the end itself, or a block that does nothing but leave, an earlier one is looked for: edges into
// blocks that only leave (and conditional returns) count as leaving too. It is taken if two sides of the branch really meet
// there, or if the branch lies before such a join of another (q above has the
// join J as well). A block that only traps is no place to meet.
var Points = &analysis.Analysis[*Info]{
	Name: "reconverge", Doc: "where the lanes of a split warp meet again",
	Run: findJoins,
}

func findJoins(c *analysis.Cache) *Info {
	i := &Info{fn: c.Func, joins: make([]*ir.Block, c.Func.NumBlocks())}
	late, early := newForest(c, false), newForest(c, true)
	byEarly := map[*ir.Block][]*ir.Block{} // early joins, and the branches that have them
	var earlyJoins []*ir.Block
	for _, b := range analysis.Of(c, cfg.Order).RPO {
		if len(b.Succs) < 2 {
			continue
		}
		i.branches = append(i.branches, b)
		j := late.join(b)
		if j == nil || leaveOnly(j) {
			if e := early.meet(b); e != nil {
				j = e
				if byEarly[e] == nil {
					earlyJoins = append(earlyJoins, e)
				}
				byEarly[e] = append(byEarly[e], b)
			} else if j != nil && traps(j) {
				j = nil
			}
		}
		i.joins[b.ID] = j
	}
	// Joins nest: a guard inside a region with an early join must not carry its lanes past that.
	for _, e := range earlyJoins {
		w := walk{seen: make([]bool, c.Func.NumBlocks())}
		for _, b := range byEarly[e] {
			w.from(b, e)
		}
		for _, x := range w.found {
			if j := i.joins[x.ID]; len(x.Succs) > 1 && (j == nil || leaveOnly(j)) {
				if inner := early.join(x); inner != nil {
					i.joins[x.ID] = inner
				}
			}
		}
	}
	return i
}

// leaveOnly reports whether b costs nothing but the leaving.
func leaveOnly(b *ir.Block) bool {
	t := b.Term()
	if t == nil || len(b.Succs) > 0 {
		return false
	}
	return !slices.ContainsFunc(b.Values, func(v *ir.Value) bool { return v != t && v.Issues() > 0 })
}

func traps(b *ir.Block) bool {
	op := b.Term().Op
	return op == ir.OpTrap || op == ir.OpUnreachable
}

// forest is post-dominator trees that share no block: one for the regular end, then one for each way of leaving early.
type forest struct {
	fn     *ir.Func
	blocks []*ir.Block // by ID; nil for those that the entry does not reach
	gone   []bool      // by block ID: edges into it are ways of leaving early
	early  bool        // with gone blocks, and conditional returns count as leaving early too
	nest   *cfg.CycleNest

	trees []*cfg.Tree
	nodes [][]int32 // by tree: its node -> block ID; the last node is the end
	tree  []int32   // by block ID: its tree, NoNode if none
	node  []int32   // by block ID: its node there
}

// newForest builds the trees. With early, edges into blocks that only leave do not count.
func newForest(c *analysis.Cache, early bool) *forest {
	n := c.Func.NumBlocks()
	t := &forest{fn: c.Func, blocks: make([]*ir.Block, n), gone: make([]bool, n), early: early, nest: analysis.Of(c, cfg.Cycles),
		tree: make([]int32, n), node: make([]int32, n)}
	for _, b := range analysis.Of(c, cfg.Order).RPO {
		t.blocks[b.ID] = b
		t.gone[b.ID] = early && leaveOnly(b)
	}
	for i := range t.tree {
		t.tree[i] = cfg.NoNode
	}
	regular, others := t.ends()
	t.grow(regular)
	for _, e := range others {
		if t.tree[e.ID] == cfg.NoNode {
			t.grow([]*ir.Block{e})
		}
	}
	return t
}

// ends returns the blocks that lead to the regular end, and those of the ways of leaving early, in the order in which they
// serve as ends.
func (t *forest) ends() (regular, others []*ir.Block) {
	var returns, exits, aborts []*ir.Block
	for _, b := range t.fn.Blocks {
		if t.blocks[b.ID] == nil || t.gone[b.ID] {
			continue
		}
		op := b.Term().Op
		if t.onlyGone(b) { // every way on only leaves: b is a leaving block of the kind that it leads to
			op = b.Succs[0].B.Term().Op
		}
		switch {
		case t.returns(op):
			returns = append(returns, b)
		case op == ir.OpRet, op == ir.OpExit:
			exits = append(exits, b)
		case op == ir.OpTrap, op == ir.OpUnreachable:
			aborts = append(aborts, b)
		}
	}
	slices.Reverse(exits)
	slices.Reverse(aborts)
	regular, others = returns, append(exits, aborts...)
	if len(regular) == 0 && len(others) > 0 {
		regular, others = others[:1:1], others[1:]
	}
	for _, c := range t.nest.Top {
		if t.endless(c) {
			regular = append(regular, c.Header)
		}
	}
	return regular, others
}

// returns reports whether op, at the end of a block, is the regular end of a device function.
func (t *forest) returns(op ir.Op) bool {
	return !t.fn.Kernel && (op == ir.OpRet || op == ir.OpCondRet && !t.early)
}

// onlyGone reports whether b has successors, all of them gone.
func (t *forest) onlyGone(b *ir.Block) bool {
	return len(b.Succs) > 0 && !slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return !t.gone[s.B.ID] })
}

// endless reports whether no thread can leave c but early: by a guarded exit, or into blocks that are gone.
func (t *forest) endless(c *cfg.Cycle) bool {
	return !slices.ContainsFunc(c.Blocks(), func(b *ir.Block) bool {
		return t.returns(b.Term().Op) || slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return !c.Contains(s.B) && !t.gone[s.B.ID] })
	})
}

// grow adds the tree of the blocks that lead to the given ones and are in no tree yet.
func (t *forest) grow(ends []*ir.Block) {
	id := int32(len(t.trees))
	var ids []int32
	add := func(b *ir.Block) {
		if t.blocks[b.ID] != nil && t.tree[b.ID] == cfg.NoNode && !t.gone[b.ID] {
			t.tree[b.ID], t.node[b.ID] = id, int32(len(ids))
			ids = append(ids, int32(b.ID))
		}
	}
	for _, e := range ends {
		add(e)
	}
	for i := 0; i < len(ids); i++ {
		for _, p := range t.blocks[ids[i]].Preds {
			add(p.B)
		}
	}
	end := int32(len(ids))
	g := cfg.NewGraph(len(ids)+1, func(reversed func(from, to int32)) { // from the end backwards
		for _, e := range ends {
			reversed(end, t.node[e.ID])
		}
		for v, bid := range ids {
			for _, s := range t.blocks[bid].Succs {
				if t.tree[s.B.ID] == id {
					reversed(t.node[s.B.ID], int32(v))
				}
			}
		}
	})
	t.trees = append(t.trees, cfg.Dominators(g, end))
	t.nodes = append(t.nodes, append(ids, cfg.NoNode))
}

// sides returns the nodes of the ways on from b that lead to the end of b's tree.
func (t *forest) sides(b *ir.Block) (tree *cfg.Tree, sides []int32) {
	k := t.tree[b.ID]
	if k == cfg.NoNode {
		return nil, nil
	}
	for _, s := range b.Succs {
		if t.tree[s.B.ID] == k {
			sides = append(sides, t.node[s.B.ID])
		}
	}
	return t.trees[k], sides
}

// join returns the nearest block that post-dominates all ways on from b in its tree; nil if that is the end, or if b is in no
// tree. That is b's immediate post-dominator, save for the header of a cycle without exit, whose pseudo-edge is not the
// branch's own way.
func (t *forest) join(b *ir.Block) *ir.Block {
	tree, sides := t.sides(b)
	if len(sides) == 0 {
		return nil
	}
	j := sides[0]
	for _, s := range sides[1:] {
		j = tree.Meet(j, s)
	}
	if v := t.nodes[t.tree[b.ID]][j]; v != cfg.NoNode {
		return t.blocks[v]
	}
	return nil
}

// meet is join, but only if at least two sides of b lead there without passing b again.
func (t *forest) meet(b *ir.Block) *ir.Block {
	j := t.join(b)
	if j == nil {
		return nil
	}
	tree, sides := t.sides(b)
	self, join, n := t.node[b.ID], t.node[j.ID], 0
	for _, s := range sides {
		if through := tree.Dominates(self, s) && tree.Depth(self) > tree.Depth(join); !through {
			n++
		}
	}
	if n < 2 {
		return nil
	}
	return j
}
