package checks

import (
	"cmp"
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/cfg"
	"lockstep/analysis/convergent"
	"lockstep/analysis/reconverge"
	"lockstep/analysis/uniform"
	"lockstep/ir"
)

// form is how a branch keeps threads away from an operation.
//
//	both     each side executes an operation of the same kind, equally often
//	arm      one side executes it, the other does not
//	loop     it is in a loop that threads leave in different trips
//	leaves   some threads have left, or do nothing else until they leave
//	guard    its own guard
type form uint8

const (
	formBoth form = iota
	formArm
	formLoop
	formLeaves
	formGuard
)

func (f form) String() string { return [...]string{"both", "arm", "loop", "leaves", "guard"}[f] }

// controller is a branch, or a guard, that some threads of a warp or block pass differently from others.
type controller struct {
	cache *analysis.Cache // of the function that it is in
	form  form
	block *ir.Block     // the branch; nil for a guard
	guard *ir.Value     // the guarded operation; nil for a branch
	scope uniform.Scope // the widest whose threads go one way: below a warp it splits some, else warps or blocks take different ways
	other *ir.Value     // formBoth: the operation of the other side
	calls []*ir.Value
}

// splits reports whether it can split a warp.
func (c *controller) splits() bool { return c.scope < uniform.Warp }

// line is the line of the branch or the guarded operation.
func (c *controller) line() uint32 { return c.term().Pos.Line }

func (c *controller) term() *ir.Value {
	if c.guard != nil {
		return c.guard
	}
	return c.block.Term()
}

// maxCallDepth bounds the chains of calls that are followed from an operation up to a kernel.
const maxCallDepth = 16

// controllers lists what keeps threads of a scope q away from v, in text order: branches of its function and, for a device
// function, what keeps threads away from those of its calls that are known. same says which operations do as well as v on the
// other side of a branch: it names them, "" for others.
func controllers(c *analysis.Cache, v *ir.Value, q uniform.Scope, same func(*ir.Value) string) []controller {
	return collect(c, v, q, same, nil)
}

func collect(c *analysis.Cache, v *ir.Value, q uniform.Scope, same func(*ir.Value) string, calls []*ir.Value) []controller {
	info := analysis.Of(c, uniform.Of)
	var out []controller
	if v.Guarded() {
		if s := info.ScopeAt(v.Guard.Pred, v.Block); s < q {
			out = append(out, controller{cache: c, form: formGuard, guard: v, scope: s})
		}
	}
	name := same(v)
	for _, b := range deciding(c, v.Block) {
		s := info.BranchScope(b)
		if s >= q {
			continue
		}
		k := controller{cache: c, block: b, scope: s}
		if k.judge(v, name, same) {
			out = append(out, k)
		}
	}
	slices.SortStableFunc(out, func(a, b controller) int { return cmp.Compare(a.line(), b.line()) })
	if !c.Func.Kernel && len(calls) < maxCallDepth {
		if g := analysis.EnvOf(c.Env, callgraph.Of); !g.Endless(c.Func) {
			for _, site := range g.Sites(c.Func) {
				out = append(out, collect(c.Env.Cache(site.Block.Func), site, q, func(w *ir.Value) string {
					if w.Op == ir.OpCall && w.Aux.Sym == site.Aux.Sym {
						return "call " + w.Aux.Sym.Name
					}
					return ""
				}, append(calls[:len(calls):len(calls)], site))...)
			}
		}
	}
	if len(calls) > 0 {
		for i := range out {
			if out[i].calls == nil {
				out[i].calls = calls
			}
		}
	}
	return out
}

// deciding lists the branches that b is control dependent on, directly or through others, by ascending ID: those that decide
// whether, or how often, a thread comes to b.
func deciding(c *analysis.Cache, b *ir.Block) []*ir.Block {
	deps := analysis.Of(c, cfg.ControlDeps)
	if !analysis.Of(c, cfg.Dom).Reachable(b) {
		return nil
	}
	seen := map[*ir.Block]bool{}
	var out []*ir.Block
	for work := []*ir.Block{b}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, a := range deps.Controllers(x) {
			if !seen[a] && a.Branches() {
				seen[a] = true
				out = append(out, a)
				work = append(work, a)
			}
		}
	}
	slices.SortFunc(out, func(a, b *ir.Block) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// judge finds the form in which the branch keeps threads away from v; false if it does not.
func (c *controller) judge(v *ir.Value, name string, same func(*ir.Value) string) bool {
	a, b := c.block, v.Block
	reach := analysis.Of(c.cache, cfg.Reach)
	if len(a.Succs) < 2 { // @p ret, @p exit
		c.form = formLeaves
		op := a.Term().Op
		return (op == ir.OpCondRet || op == ir.OpCondExit) && (a != b || reach.Reaches(b, b)) && reach.Reaches(a, b)
	}
	join := analysis.Of(c.cache, reconverge.Points).Join(a)
	var with, without []*ir.Block
	for _, e := range a.Succs {
		switch {
		case runs(e.B, b, a, join):
			with = append(with, e.B)
		case !aborts(e.B):
			without = append(without, e.B)
		}
	}
	nest := analysis.Of(c.cache, cfg.Cycles)
	for cyc := nest.Common(a, b); cyc != nil; cyc = cyc.Parent {
		for _, e := range a.Succs {
			if !cyc.Contains(e.B) && !aborts(e.B) {
				c.form = formLoop
				if onlyLeaves(e.B) {
					c.form = formLeaves
				}
				return true
			}
		}
	}
	if len(with) == 0 { // v comes after the join: do some of the threads leave before?
		left, stay := false, false
		for _, e := range a.Succs {
			comes := e.B == b || reach.Reaches(e.B, b)
			left, stay = left || !comes && !aborts(e.B), stay || comes
		}
		c.form = formLeaves
		return left && stay
	}
	if len(without) == 0 {
		return false
	}
	if other, ok := balanced(a, join, name, same, v); ok {
		c.form, c.other = formBoth, other
		return true
	}
	c.form = formArm
	if join == nil || onlyLeaves(join) {
		c.form = formLeaves
		for _, s := range without {
			if n, ok := tally(s, join, same, map[*ir.Block]counts{}, 0); !ok || n[name] > 0 {
				c.form = formArm
			}
		}
	}
	return true
}

// runs reports whether threads that go from s on execute b before they come to join, or again to a.
func runs(s, b, a, join *ir.Block) bool {
	seen := map[*ir.Block]bool{a: true}
	for work := []*ir.Block{s}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if x == join || seen[x] {
			continue
		}
		if x == b {
			return true
		}
		seen[x] = true
		for _, e := range x.Succs {
			work = append(work, e.B)
		}
	}
	return false
}

// onlyLeaves reports whether threads that enter b do nothing but leave.
func onlyLeaves(b *ir.Block) bool {
	for steps := 0; steps < 8; steps++ { // a few jumps on the way
		t := b.Term()
		if t == nil || slices.ContainsFunc(b.Values, func(v *ir.Value) bool { return v != t && v.Issues() > 0 }) {
			return false
		}
		switch {
		case t.Op == ir.OpRet || t.Op == ir.OpExit:
			return b.Func.Kernel || t.Op == ir.OpExit
		case len(b.Succs) != 1 || b.Branches():
			return false
		}
		b = b.Succs[0].B
	}
	return false
}

// aborting are functions of the vendor's library that end the kernel.
var aborting = map[string]bool{"__assertfail": true, "__assert_fail": true, "abort": true}

// aborts reports whether all threads that enter b end the kernel: an assertion keeps nobody away from a barrier.
func aborts(b *ir.Block) bool {
	seen := map[*ir.Block]bool{}
	for work := []*ir.Block{b}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[x] || slices.ContainsFunc(x.Values, ends) {
			continue
		}
		seen[x] = true
		switch t := x.Term(); {
		case t.Op == ir.OpRet, t.Op == ir.OpExit, t.Op == ir.OpCondRet, t.Op == ir.OpCondExit:
			return false
		}
		for _, e := range x.Succs {
			work = append(work, e.B)
		}
	}
	return true
}

// ends reports whether v ends the kernel for whoever executes it.
func ends(v *ir.Value) bool {
	if v.Op != ir.OpCall || v.Guarded() || v.Aux.Sym == nil {
		return false
	}
	f := v.Aux.Sym.Func
	return aborting[v.Aux.Sym.Name] || f != nil && f.NoReturn
}

// counts says how often operations are executed, by name.
type counts map[string]int

// maxSideDepth bounds the blocks in a row of a side whose operations are counted.
const maxSideDepth = 2000

// balanced reports whether every side of a executes the operations that name stands for equally often, at least once, on each
// path to the join. other is one on a side where v is not.
func balanced(a, join *ir.Block, name string, same func(*ir.Value) string, v *ir.Value) (other *ir.Value, ok bool) {
	memo := map[*ir.Block]counts{}
	n := -1
	for _, e := range a.Succs {
		c, ok := tally(e.B, join, same, memo, 0)
		if !ok || c[name] == 0 || n >= 0 && c[name] != n {
			return nil, false
		}
		n = c[name]
		if !runs(e.B, v.Block, a, join) && other == nil {
			other = first(e.B, a, join, name, same)
		}
	}
	return other, n > 0
}

// tally counts operations on the way from b to the join, or until the threads leave; false if paths differ, or loop.
func tally(b, join *ir.Block, same func(*ir.Value) string, memo map[*ir.Block]counts, depth int) (counts, bool) {
	if b == join {
		return counts{}, true
	}
	if c, ok := memo[b]; ok {
		return c, c != nil
	}
	memo[b] = nil // on the way: a loop finds this
	if depth > maxSideDepth {
		return nil, false
	}
	var sum counts
	for _, e := range b.Succs {
		c, ok := tally(e.B, join, same, memo, depth+1)
		if !ok || sum != nil && !equal(sum, c) {
			return nil, false
		}
		sum = c
	}
	own := counts{}
	for k, n := range sum {
		own[k] = n
	}
	for _, v := range b.Values {
		if k := same(v); k != "" {
			if v.Guarded() {
				return nil, false
			}
			own[k]++
		}
	}
	memo[b] = own
	return own, true
}

func equal(a, b counts) bool {
	if len(a) != len(b) {
		return false
	}
	for k, n := range a {
		if b[k] != n {
			return false
		}
	}
	return true
}

// first finds an operation that name stands for on the way from s.
func first(s, a, join *ir.Block, name string, same func(*ir.Value) string) *ir.Value {
	seen := map[*ir.Block]bool{a: true}
	for work := []*ir.Block{s}; len(work) > 0; {
		x := work[0]
		work = work[1:]
		if x == join || seen[x] {
			continue
		}
		seen[x] = true
		for _, v := range x.Values {
			if same(v) == name {
				return v
			}
		}
		for _, e := range x.Succs {
			work = append(work, e.B)
		}
	}
	return nil
}

// barrierName names a barrier so that those which threads can meet at have the same name: by number and count. Calls of
// functions with barriers inside have the name of the function.
func barrierName(c *analysis.Cache) func(*ir.Value) string {
	return func(v *ir.Value) string {
		if v.Op == ir.OpCall && v.Aux.Sym != nil {
			return "call " + v.Aux.Sym.Name
		}
		if v.Op != ir.OpBar && v.Op != ir.OpClusterBar {
			return ""
		}
		n := analysis.Of(c, convergent.Ops).Need(v)
		if n == nil {
			return ""
		}
		return fmt.Sprint(n.Kind, " ", operandName(c, n.ID, "0"), " ", operandName(c, n.Count, ""))
	}
}

// operandName names an operand by its value if that is known.
func operandName(c *analysis.Cache, v *ir.Value, absent string) string {
	if v == nil {
		return absent
	}
	if k, ok := analysis.Of(c, uniform.Of).Constant(v); ok {
		return fmt.Sprint(k)
	}
	return fmt.Sprint("v", v.ID)
}
