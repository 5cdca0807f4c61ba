package cost

import (
	"math"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/analysis/reconverge"
	"lockstep/ir"
)

// Regions gives the costs of the branches of a function.
var Regions = &analysis.Analysis[*Info]{
	Name: "cost", Doc: "issue slots of the sides of branches",
	Run: func(c *analysis.Cache) *Info {
		i := &Info{joins: analysis.Of(c, reconverge.Points), nest: analysis.Of(c, cfg.Cycles),
			own: make([]int, c.Func.NumBlocks()), regions: map[*ir.Block]*Region{}}
		for _, b := range c.Func.Blocks {
			for _, v := range b.Values {
				i.own[b.ID] += v.Issues()
			}
		}
		return i
	},
}

// Unbounded is an upper bound that is not known.
const Unbounded = math.MaxInt

// Bounds says that something costs at least Min and at most Max issues. Max may be Unbounded.
type Bounds struct{ Min, Max int }

// Exact reports whether the cost is known.
func (b Bounds) Exact() bool { return b.Min == b.Max }

// plus adds costs; Unbounded stays so.
func (b Bounds) plus(c Bounds) Bounds { return Bounds{add(b.Min, c.Min), add(b.Max, c.Max)} }

func add(a, b int) int {
	if a == Unbounded || b == Unbounded || a > Unbounded-b {
		return Unbounded
	}
	return a + b
}

// Side is one way on from a branch, up to the join or, if it leaves, up to and with the leaving.
type Side struct {
	Bounds      // issues of a warp that runs it, split or not inside
	Loops  bool // it holds a cycle: Max is Unbounded
}

// Region is a branch with its sides.
type Region struct {
	Branch *ir.Block
	Join   *ir.Block // nil if the lanes never meet again
	Sides  []Side    // in the order of the successors
	Agree  Bounds    // the branch and one side
	Split  Bounds    // the branch and at least two sides
}

// Info holds the costs of the branches of a function. Regions are computed on demand.
type Info struct {
	joins   *reconverge.Info
	nest    *cfg.CycleNest
	own     []int // by block ID: issues of the block itself, terminator and all
	regions map[*ir.Block]*Region
}

// Block is what a warp pays for one run through b.
func (i *Info) Block(b *ir.Block) int { return i.own[b.ID] }

// Region returns the costs of the branch at the end of b; nil if b has no two ways on.
func (i *Info) Region(b *ir.Block) *Region {
	if len(b.Succs) < 2 {
		return nil
	}
	if r := i.regions[b]; r != nil {
		return r
	}
	r := &Region{Branch: b, Join: i.joins.Join(b), Agree: Bounds{Unbounded, 0}}
	branch := b.Term().Issues()
	least := [2]int{Unbounded, Unbounded} // the two cheapest sides
	total := 0
	for _, s := range b.Succs {
		w := sideWalk{info: i, branch: b, home: i.nest.Innermost(b), most: map[span]int{}}
		side := Side{Bounds: Bounds{i.shortest(s.B, r.Join), w.longest(s.B, r.Join)}, Loops: w.loops}
		side.Max = max(side.Max, side.Min)
		r.Sides = append(r.Sides, side)
		r.Agree.Min, r.Agree.Max = min(r.Agree.Min, side.Min), max(r.Agree.Max, side.Max)
		total = add(total, side.Max)
		if side.Min < least[0] {
			least[0], least[1] = side.Min, least[0]
		} else {
			least[1] = min(least[1], side.Min)
		}
	}
	own := Bounds{branch, branch}
	r.Agree = r.Agree.plus(own)
	r.Split = own.plus(Bounds{add(least[0], least[1]), total})
	i.regions[b] = r
	return r
}

// maxSideBlocks bounds the blocks that one side is searched for; beyond it a side has no upper bound, and the lower one is
// that of its first block.
const maxSideBlocks = 1024

// shortest is the least that a warp pays from x on until it enters stop or leaves: the cheapest path.
func (i *Info) shortest(x, stop *ir.Block) int {
	if x == stop {
		return 0
	}
	dist := map[*ir.Block]int{x: i.own[x.ID]}
	q := queue{{i.own[x.ID], x}}
	done := map[*ir.Block]bool{}
	for len(q) > 0 {
		e := q.pop()
		if e.b == stop {
			return e.cost
		}
		if done[e.b] {
			continue
		}
		done[e.b] = true
		if len(done) > maxSideBlocks {
			return i.own[x.ID]
		}
		if cfg.Leaves(e.b) {
			return e.cost
		}
		for _, s := range e.b.Succs {
			c := e.cost
			if s.B != stop {
				c += i.own[s.B.ID]
			}
			if d, ok := dist[s.B]; !ok || c < d {
				dist[s.B] = c
				q.push(entry{c, s.B})
			}
		}
	}
	return i.own[x.ID] // a cycle that nobody leaves
}

// sideWalk finds the most that one side of a branch can cost.
type sideWalk struct {
	info   *Info
	branch *ir.Block
	home   *cfg.Cycle // the innermost cycle around the branch
	loops  bool
	steps  int
	most   map[span]int
}

// span is the part of a side from a block up to a join.
type span struct{ from, to *ir.Block }

// longest is the most that a warp pays from x on until all its lanes are at stop or gone: at every branch both sides, one
// after the other. It recurses into sides only, not along the text.
func (w *sideWalk) longest(x, stop *ir.Block) int {
	total := 0
	start := x
	if m, ok := w.most[span{start, stop}]; ok {
		return m
	}
	for x != stop && x != nil {
		w.steps++
		if c := w.info.nest.Innermost(x); x == w.branch || c != nil && !c.Contains(w.branch) {
			w.loops = true
			return Unbounded
		}
		if w.steps > maxSideBlocks {
			return Unbounded
		}
		total = add(total, w.info.own[x.ID])
		switch len(x.Succs) {
		case 0:
			x = nil
		case 1:
			x = x.Succs[0].B
		default:
			join := w.info.joins.Join(x)
			for _, s := range x.Succs {
				total = add(total, w.longest(s.B, join))
			}
			x = join
		}
		if total == Unbounded {
			break
		}
	}
	w.most[span{start, stop}] = total
	return total
}
