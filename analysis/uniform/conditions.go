package uniform

import (
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// What holds only for some launches and arguments. The conditions form a closed grammar, that of launch.ParseFacts, and are few:
//
//	ntid.x % W == 0          rows are cut into whole warps of W lanes
//	ntid.y * ntid.z == 1     blocks are one row
//	n % W == 0               what a guard compares with ends at the end of a warp (guards.go); n is an argument of the kernel
//	A && B
//
// A condition is tried by analysing the function again under the launch narrowed by it, on demand and once.

// condition is a fact about the launch and the arguments, and the analysis under it once that was asked for.
type condition struct {
	facts *launch.Facts
	info  *Info // nil if the condition says nothing new, or contradicts what is known
	tried bool
}

// narrow returns the launch that is assumed together with facts; false if they say nothing new or contradict it.
func (i *Info) narrow(facts *launch.Facts) (launch.Launch, bool) {
	l := i.s.frame.launch
	all := l.Facts.And(facts)
	kernels := i.kernels()
	if i.unknown || all.Check(kernels) != nil {
		return l, false
	}
	n, err := l.Assume(all)
	if err != nil {
		return l, false
	}
	n.Origin = launch.OriginFlag
	n.Warp = l.Width()
	for _, text := range facts.Texts() { // each of them says something
		one := launch.MustFacts(text)
		m, err := l.Assume(l.Facts.And(one))
		if err != nil || sameSizes(l, m) && sameArguments(kernels, l.Facts, m.Facts) {
			return l, false
		}
	}
	return n, true
}

// sameSizes reports whether a and b say the same about the sizes of a launch.
func sameSizes(a, b launch.Launch) bool {
	a.Facts, a.Origin, a.Warp = b.Facts, b.Origin, b.Warp
	return a == b
}

// kernels are those that the function runs in: itself, or those that lead to it where its callers are known.
func (i *Info) kernels() []*ir.Func {
	f := i.s.fn
	switch {
	case f.Kernel:
		return []*ir.Func{f}
	case i.placed():
		return i.s.calls.Kernels(f)
	}
	return nil
}

// sameArguments reports whether a and b say the same about the arguments of kernels.
func sameArguments(kernels []*ir.Func, a, b *launch.Facts) bool {
	for _, f := range kernels {
		for p := range f.Params {
			x, _ := a.Param(f, p)
			if y, _ := b.Param(f, p); x != y {
				return false
			}
		}
	}
	return true
}

// under returns the analysis under c, or nil.
func (i *Info) under(c *condition) *Info {
	if !c.tried {
		c.tried = true
		if l, ok := i.narrow(c.facts); ok {
			c.info = analysis.Of(i.s.cache.Env.Under(l).Cache(i.s.fn), Of)
		}
	}
	return c.info
}

// aboutLaunch lists the conditions on the launch alone, in the order in which they are reported.
func (i *Info) aboutLaunch() []*condition {
	if i.sizeConds == nil {
		rows := launch.MustFacts(fmt.Sprintf("ntid.x %% %d == 0", i.s.frame.width))
		row := launch.MustFacts("ntid.y * ntid.z == 1")
		i.sizeConds = []*condition{{facts: rows}, {facts: row}, {facts: rows.And(row)}}
	}
	return i.sizeConds
}

// wholeRows is the condition that warps lie in one row.
func (i *Info) wholeRows() *condition { return i.aboutLaunch()[0] }

// aboutArguments lists conditions on arguments too.
func (i *Info) aboutArguments() []*condition {
	if i.argConds == nil {
		i.argConds = []*condition{}
		for _, f := range i.guardFacts() {
			i.argConds = append(i.argConds, &condition{facts: f})
		}
	}
	return i.argConds
}

// BranchIf is what more is known about a branch if a condition holds.
type BranchIf struct {
	Condition string // as launch.ParseFacts reads it
	Branch
}

// BranchIf lists the conditions under which the branch at the end of b is of a better class, weakest first: each is better than
// all before it and than the class that holds without.
func (i *Info) BranchIf(b *ir.Block) []BranchIf {
	best := i.Branch(b).Class
	if best == Never {
		return nil
	}
	var out []BranchIf
	for _, c := range i.aboutLaunch() {
		if n := i.under(c); n != nil && best != Never {
			if br := n.Branch(b); br.Class < best {
				best = br.Class
				out = append(out, BranchIf{c.facts.String(), br})
			}
		}
	}
	if best != Never {
		if facts := i.guardFactOrRows(b); !facts.Empty() {
			if _, ok := i.narrow(facts); ok {
				out = append(out, BranchIf{facts.String(), Branch{Class: Never, Scope: Warp}})
			}
		}
	}
	return out
}

// ValueIf is what more is known about a value if a condition holds.
type ValueIf struct {
	Condition string // as launch.ParseFacts reads it
	Scope     Scope
	Shape     Shape
	Stride    int64 // of an affine one
}

// ValueIf lists the conditions under which v is uniform in a wider scope, or of a better shape, weakest first.
func (i *Info) ValueIf(v *ir.Value) []ValueIf {
	scope := i.Scope(v)
	shape, _ := i.Shape(v)
	if scope == Grid {
		return nil
	}
	var out []ValueIf
	for _, c := range slices.Concat(i.aboutLaunch(), i.aboutArguments()) {
		if scope == Grid {
			break
		}
		if n := i.under(c); n != nil && !n.Refined(v) {
			r := ValueIf{Condition: c.facts.String(), Scope: n.Scope(v)}
			r.Shape, r.Stride = n.Shape(v)
			if r.Scope > scope || r.Shape > shape {
				scope, shape = r.Scope, r.Shape
				out = append(out, r)
			}
		}
	}
	return out
}
