package uniform

import (
	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// Of is the uniformity of a function under the launch of its environment. It depends on the callers of a device function and
// on the callees of any.
var Of = &analysis.Analysis[*Info]{Name: "uniform", Doc: "uniformity of values, classes of branches, and why"}

func init() { Of.Run = analyze } // it asks for that of the callers

func analyze(c *analysis.Cache) *Info {
	g := analysis.EnvOf(c.Env, modules)
	l, ok := g.launchOf(c.Env, c.Func)
	if !ok {
		return &Info{s: newUnknown(c), unknown: true}
	}
	return analyzeFrom(c, l, entryOf(c, g, l, unknownArgument, func(caller *analysis.Cache) *Info { return analysis.Of(caller, Of) }))
}

// analyzeFrom is the analysis of a function that is entered in state e.
func analyzeFrom(c *analysis.Cache, l launch.Launch, e entry) *Info {
	i := &Info{s: newSolver(c, l, e)}
	i.s.run()
	i.inBlocks = i.enumerate()
	if agreed := i.agreed(); agreed != nil {
		i.s = newSolver(c, l, e)
		i.s.agreed = agreed
		i.s.run()
	}
	return i
}

// agreed lists the conditions whose enumeration shows that the lanes of every warp agree. What follows from that takes another fixed point.
func (i *Info) agreed() (out map[ir.ID]Scope) {
	for cond, e := range i.inBlocks {
		if e.agree >= Warp {
			if out == nil {
				out = map[ir.ID]Scope{}
			}
			out[cond.ID] = e.agree
		}
	}
	return out
}

// Info is what is known about the values and branches of a function. What it does not know is divergent: values made after
// the analysis, values that no path reaches.
type Info struct {
	s       *solver
	unknown bool // kernels lead to the function whose warps differ in width: nothing is claimed
	// Conditions that may be worth a try, once they are asked for.
	sizeConds, argConds []*condition

	inBlocks map[*ir.Value]enumerated // by condition of a branch
}

// Launch is the launch that was assumed.
func (i *Info) Launch() launch.Launch { return i.s.frame.launch }

// Width is the number of lanes in a warp; ok is false where kernels lead to the function whose warps differ in width.
func (i *Info) Width() (n int, ok bool) { return i.s.frame.width, !i.unknown }

// Truncated reports whether lane constants were given up because the function needs more than maxVectorWords of them.
func (i *Info) Truncated() bool { return i.s.frame.full }

// lookup returns what is known of v, or nil.
func (i *Info) lookup(v *ir.Value) *value {
	v = i.s.view.value(v)
	if !i.s.holds(v) || !i.s.vals[v.ID].seen {
		return nil
	}
	return &i.s.vals[v.ID]
}

// Scope is the widest scope whose threads agree on v whenever they execute its definition together. Of a value with several
// results it is what all of them have in common.
func (i *Info) Scope(v *ir.Value) Scope {
	if x := i.lookup(v); x != nil {
		return x.scope
	}
	return None
}

// Uniform reports whether v is the same for all lanes of a warp where it is defined. See UniformAt for where it is used.
func (i *Info) Uniform(v *ir.Value) bool { return i.Scope(v) >= Warp }

// Refined reports whether v is uniform only if registers that were never written hold what suits.
func (i *Info) Refined(v *ir.Value) bool {
	x := i.lookup(v)
	return x != nil && x.refined && x.scope >= Warp
}

// ScopeAt is Scope as block b sees v: lanes that left a cycle in different trips hold v's of different trips.
func (i *Info) ScopeAt(v *ir.Value, b *ir.Block) Scope {
	x := i.lookup(v)
	if x == nil || !i.reached(b) {
		return None
	}
	y := i.s.outside(*x, i.s.view.value(v), i.s.block(b))
	return y.scope
}

// UniformAt reports whether all lanes of a warp that execute b together hold the same v.
func (i *Info) UniformAt(v *ir.Value, b *ir.Block) bool { return i.ScopeAt(v, b) >= Warp }

func (i *Info) reached(b *ir.Block) bool {
	b = i.s.block(b)
	return b != nil && int(b.ID) < len(i.s.flow.blocks) && i.s.flow.blocks[b.ID] == b
}

// Control is the widest scope whose threads surely execute b together, all of them that have not left.
func (i *Info) Control(b *ir.Block) Scope {
	if !i.reached(b) {
		return None
	}
	return i.s.controlAt(i.s.block(b))
}

// Shape says how v varies over the lanes of a warp where it is defined, and by how much from lane to lane if it is affine, as
// a signed number.
func (i *Info) Shape(v *ir.Value) (Shape, int64) {
	x := i.lookup(v)
	switch {
	case x == nil:
		return Divergent, 0
	case x.scope >= Warp:
		return Uniform, 0
	case !x.shaped() || x.refined || x.lanes == nil:
		return Divergent, 0
	}
	if k, ok := i.s.frame.stride(x.lanes, int(x.width)); ok {
		return Affine, k
	}
	return Pattern, 0
}

// Constant returns the one number that v is in every thread, if it is known.
func (i *Info) Constant(v *ir.Value) (uint64, bool) {
	if x := i.lookup(v); x != nil && x.plain() && !x.refined {
		return x.c, true
	}
	return 0, false
}

// Threads returns v of every thread of a block in linear order, if it is known and the block is.
func (i *Info) Threads(v *ir.Value) ([]uint64, bool) {
	x := i.lookup(v)
	if x == nil || !x.known || x.refined || !i.s.frame.block {
		return nil, false
	}
	out := make([]uint64, i.s.frame.n)
	for t := range out {
		out[t] = x.lane(t)
	}
	return out, true
}

// condition is what the branch at the end of b sees of its condition; false if b has no branch or is not known.
func (i *Info) condition(b *ir.Block) (x value, cond *ir.Value, ok bool) {
	if !i.reached(b) || !b.Branches() {
		return value{}, nil, false
	}
	b = i.s.block(b)
	if b.Term().Op == ir.OpOpaqueBr || len(b.Term().Args) == 0 {
		return divergent(fromData, 0), b.Term(), true
	}
	cond = b.Term().Args[0]
	v := i.lookup(cond)
	if v == nil {
		return divergent(fromData, 1), cond, true
	}
	return i.s.outside(*v, cond, b), cond, true
}

// Divergent reports whether the branch at the end of b can split a warp. Of a block that the analysis does not know it is true
// if it branches.
func (i *Info) Divergent(b *ir.Block) bool {
	x, _, ok := i.condition(b)
	if !ok {
		return !i.reached(b) && b.Branches()
	}
	return x.scope < Warp || x.refined
}

// BranchScope is the widest scope that the branch at the end of b never splits; Grid for a block without a branch.
func (i *Info) BranchScope(b *ir.Block) Scope {
	x, _, ok := i.condition(b)
	switch {
	case !ok && (i.reached(b) || !b.Branches()):
		return Grid
	case !ok, x.refined:
		return None
	}
	return x.scope
}
