package checks

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/convergent"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/lint"
)

// Collective operations whose member mask is an argument: wrappers, as the compiler's headers have for the intrinsics. Each call of one is
// a collective operation of the caller, with the mask that is passed there.

// member is a collective operation of a function, or a call that leads to one.
type member struct {
	op    *ir.Value // in the function that is looked at
	param int       // of the callee, that is the mask; direct if op is the operation
	leaf  *ir.Value // the operation
	inner []*ir.Value
	need  *convergent.Need // of the operation
}

const direct = -1

// mask is the member mask where op stands, as the analyses of c see it; nil if it is not one value.
func (m *member) mask(c *analysis.Cache) *ir.Value {
	if m.param == direct {
		return m.need.Mask
	}
	return analysis.Of(c, uniform.Of).Passed(m.op, m.param)
}

// steps lead from a call to the operation.
func (m *member) steps() []lint.Step {
	if m.param == direct {
		return nil
	}
	var out []lint.Step
	for _, v := range m.inner {
		out = append(out, lint.Step{Pos: v.Pos, Text: "called here"})
	}
	return append(out, lint.Step{Pos: m.leaf.Pos, Text: "the operation, which gets its member mask as an argument"})
}

// members are those of a function. Those in up are looked at where the function is called: whoever enters it executes them once, with an
// argument as the mask.
type members struct {
	own, up []member
	byOp    map[*ir.Value]*member
}

var membersOf = &analysis.Analysis[*members]{Name: "members", Doc: "operations with a member mask, and calls that lead to them"}

func init() { membersOf.Run = findMembers } // it asks for those of the callees

func findMembers(c *analysis.Cache) *members {
	ops := analysis.Of(c, convergent.Ops)
	calls := analysis.EnvOf(c.Env, callgraph.Of)
	info := analysis.Of(c, uniform.Of)
	r := &members{byOp: map[*ir.Value]*member{}}
	passesOn := !c.Func.Kernel && len(calls.Sites(c.Func)) > 0 && !calls.Endless(c.Func)
	type key struct {
		op    *ir.Value
		param int
	}
	done := map[key]bool{} // one finding is enough for a mask that a call passes
	add := func(m member) {
		v := m.mask(c)
		if v == nil || done[key{m.op, m.param}] {
			return
		}
		done[key{m.op, m.param}], r.byOp[m.op] = true, &m
		if p := info.Parameter(v); passesOn && p >= 0 && always(c, m.op) {
			m.param = p
			if m.op != m.leaf {
				m.inner = append([]*ir.Value{m.op}, m.inner...)
			}
			r.up = append(r.up, m)
			return
		}
		r.own = append(r.own, m)
	}
	for i := range ops.Needs {
		n := &ops.Needs[i]
		if n.Mask != nil {
			add(member{op: n.Op, param: direct, leaf: n.Op, need: n})
		}
		if n.Op.Op != ir.OpCall || n.Op.Aux.Sym == nil || n.Op.Aux.Sym.Func == nil {
			continue
		}
		if g := n.Op.Aux.Sym.Func; !g.Declared() && !calls.Endless(g) {
			for _, u := range analysis.Of(c.Env.Cache(g), membersOf).up {
				u.op = n.Op
				add(u)
			}
		}
	}
	return r
}

// always reports whether all lanes of a warp that enter the function execute v together.
func always(c *analysis.Cache, v *ir.Value) bool {
	if v.Guarded() {
		return false
	}
	info := analysis.Of(c, uniform.Of)
	for _, b := range deciding(c, v.Block) {
		if info.BranchScope(b) < uniform.Warp {
			return false
		}
	}
	return true
}

// name tells what lanes of one mask can meet at: the same instruction with the same mask.
func (m *members) name(c *analysis.Cache, v *ir.Value) string {
	x := m.byOp[v]
	if x == nil {
		return ""
	}
	return fmt.Sprint(x.leaf.Op, " ", x.leaf.Mods().Text, " ", operandName(c, x.mask(c), ""))
}
