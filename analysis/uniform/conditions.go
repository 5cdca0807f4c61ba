package uniform

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// What holds only for some launches. The conditions form a closed grammar:
//
//	ntid.x % W == 0          rows are cut into whole warps of W lanes
//	ntid.y * ntid.z == 1     blocks are one row
//	A && B
//
// A condition is tried by analysing the function again under the launch narrowed by it, on demand and once.

// condition is a fact about the launch.
type condition struct {
	text   func(width int) string
	narrow func(l *launch.Launch) bool // false if it says nothing new, or contradicts what is known
}

var (
	wholeRows = condition{
		text: func(width int) string { return fmt.Sprintf("ntid.x %% %d == 0", width) },
		narrow: func(l *launch.Launch) bool {
			x, w := &l.Block[0], uint32(l.Width())
			if x.Known() || x.Multiple()%w == 0 || w%x.Multiple() != 0 {
				return false
			}
			x.Mult = w
			return true
		},
	}
	oneRow = condition{
		text: func(int) string { return "ntid.y * ntid.z == 1" },
		narrow: func(l *launch.Launch) bool {
			new := false
			for d := 1; d < 3; d++ {
				x := &l.Block[d]
				if !x.Admits(1) {
					return false
				}
				new = new || !x.Known()
				*x = launch.Exactly(1)
			}
			return new
		},
	}
	both = condition{
		text: func(width int) string { return wholeRows.text(width) + " && " + oneRow.text(width) },
		narrow: func(l *launch.Launch) bool {
			return wholeRows.narrow(l) && oneRow.narrow(l)
		},
	}
	// conditions are in the order in which they are reported, weaker ones first.
	conditions = []condition{wholeRows, oneRow, both}
)

// under returns the analysis under the k-th condition, or nil if that says nothing new.
func (i *Info) under(k int) *Info {
	if i.narrowed == nil {
		i.narrowed = make([]*Info, len(conditions))
		for k, c := range conditions {
			l := i.s.frame.launch
			if !c.narrow(&l) {
				continue
			}
			l.Origin = launch.OriginFlag
			env := analysis.NewEnv(i.s.fn.Module, l)
			i.narrowed[k] = analysis.Of(env.Cache(i.s.fn), Of)
		}
	}
	return i.narrowed[k]
}

// BranchIf is what more is known about a branch if a condition holds.
type BranchIf struct {
	Condition string
	Branch
}

// BranchIf lists the conditions on the launch under which the branch at the end of b is of a better class, weakest first: each
// is better than all before it and than the class that holds without.
func (i *Info) BranchIf(b *ir.Block) []BranchIf {
	best := i.Branch(b).Class
	var out []BranchIf
	for k := range conditions {
		if best == Never {
			break
		}
		if n := i.under(k); n != nil {
			if br := n.Branch(b); br.Class < best {
				best = br.Class
				out = append(out, BranchIf{conditions[k].text(i.s.frame.width), br})
			}
		}
	}
	return out
}

// ValueIf is what more is known about a value if a condition holds.
type ValueIf struct {
	Condition string
	Scope     Scope
	Shape     Shape
	Stride    int64 // of an affine one
}

// ValueIf lists the conditions on the launch under which v is uniform in a wider scope, or of a better shape, weakest first.
func (i *Info) ValueIf(v *ir.Value) []ValueIf {
	scope := i.Scope(v)
	shape, _ := i.Shape(v)
	var out []ValueIf
	for k := range conditions {
		if scope == Grid {
			break
		}
		if n := i.under(k); n != nil {
			r := ValueIf{Condition: conditions[k].text(i.s.frame.width), Scope: n.Scope(v)}
			r.Shape, r.Stride = n.Shape(v)
			if r.Scope > scope || r.Shape > shape {
				scope, shape = r.Scope, r.Shape
				out = append(out, r)
			}
		}
	}
	return out
}
