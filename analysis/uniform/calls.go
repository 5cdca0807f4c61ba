package uniform

import (
	"cmp"
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// Calls: one entry state for each device function, joined over its callers, and a summary of what it returns.
//
// At each scope the analysis of a function with arguments uniform at that scope depends only on the function. So a call
// returns at least the lower of the scope that all its arguments have and the scope of the result for arguments that the whole
// grid shares: the summary. That is per call; inside the function the entry state counts. What more the summary knows of a result,
// a vector of lane constants and bounds, holds where the arguments are the same for each warp.
//
// Arguments of unknown callers are divergent: see analysis/callgraph for whose calls count, above all those of visible
// functions. So are results of recursive callees, and of those whose body may be another one.

// argument is what is known of one argument, or result, at a call.
type argument struct {
	scope Scope
	from  source
}

// result is what is known of one result.
type result struct {
	argument
	whole value // as one place of the function returns it, if there is one that all come to; else of width 0
	ways  int   // places that return it
}

// module is what a solver knows of the module around its function.
type module struct {
	*callgraph.Graph
	escapes  map[*ir.Symbol]bool // parameters and results whose address is used for more than loads, stores and calls
	barriers []*ir.Value         // of all functions
	kernels  []*ir.Func
	mixed    bool // the warps of the kernels are not all of one width
}

var modules = &analysis.EnvAnalysis[*module]{Name: "uniform-module", Doc: "who calls whom, and which parameters escape", AnyLaunch: true, Run: findModule}

func findModule(e *analysis.Env) *module {
	g := &module{Graph: analysis.EnvOf(e, callgraph.Of), escapes: map[*ir.Symbol]bool{}}
	if e.Module == nil {
		return g
	}
	for _, f := range e.Module.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				g.scan(v)
			}
		}
	}
	g.kernels = e.Module.Kernels()
	g.mixed = differInWidth(g.kernels)
	return g
}

// differInWidth reports whether kernels are made for warps of different width.
func differInWidth(ks []*ir.Func) bool {
	return slices.ContainsFunc(ks, func(k *ir.Func) bool { return k.Warp() != ks[0].Warp() })
}

func (g *module) scan(v *ir.Value) {
	if v.Op == ir.OpBar {
		g.barriers = append(g.barriers, v)
	}
	for i, a := range v.Args {
		if a.Op != ir.OpAddr || a.Aux.Sym == nil || a.Aux.Sym.Space != ir.Param {
			continue
		}
		access := i == 0 && (v.Op == ir.OpLoad || v.Op == ir.OpStore) && v.Mods().Space == ir.Param
		if !access && v.Op != ir.OpCall && v.Op != ir.OpCallIndirect {
			g.escapes[a.Aux.Sym] = true
		}
	}
}

// together reports whether threads of one launch may execute both f and h.
func (g *module) together(f, h *ir.Func) bool {
	if g.Callers(f) == callgraph.Unknown || g.Callers(h) == callgraph.Unknown {
		return true
	}
	return slices.ContainsFunc(g.Kernels(f), func(k *ir.Func) bool { return slices.Contains(g.Kernels(h), k) })
}

// launched reports whether f is a kernel that is only launched, not called.
func (g *module) launched(f *ir.Func) bool { return f.Kernel && len(g.Sites(f)) == 0 }

// launchOf is the launch to assume for f: what the flag and its kernel say. A function that kernels with different launches
// reach has what all of them share: the flag. Its warps are those of the kernels; ok is false, and no launch is right, where
// these differ.
func (g *module) launchOf(e *analysis.Env, f *ir.Func) (l launch.Launch, ok bool) {
	of := func(k *ir.Func) launch.Launch {
		flag := &e.Launch
		if flag.Origin == launch.OriginUnknown && flag.Facts.Empty() {
			flag = nil
		}
		l, err := launch.Resolve(k, flag)
		if err != nil { // the caller's mistake, reported where the flag is read: what the kernel demands holds
			l, _ = launch.Declared(k)
		}
		l.Warp = cmp.Or(e.Launch.Warp, l.Warp)
		return l
	}
	if g.launched(f) {
		return of(f), true
	}
	roots := g.Kernels(f)
	by := roots // the kernels that may lead to f
	open := g.Callers(f) == callgraph.Unknown
	if open {
		by = g.kernels
	}
	if g.eachWidth(e) && differInWidth(by) {
		return launch.Launch{}, false
	}
	if open || len(roots) == 0 {
		l = of(f)
		if len(by) > 0 {
			l.Warp = of(by[0]).Warp
		}
		return l, true
	}
	l = of(roots[0])
	for _, k := range roots[1:] {
		if of(k) != l {
			shared, err := e.Launch.Assume(e.Launch.Facts)
			if err != nil {
				shared = e.Launch
			}
			shared.Warp = l.Warp
			return shared, true
		}
	}
	return l, true
}

// eachWidth reports whether the warps of e are as wide as each kernel has them, and not all the same.
func (g *module) eachWidth(e *analysis.Env) bool { return g.mixed && e.Launch.Warp == 0 }

// summary is what a function returns if all arguments are the same in the grid.
type summary struct {
	results []result
	frame   *frame
}

var summaries = &analysis.Analysis[*summary]{Name: "uniform-summary", Doc: "what a function returns if its arguments are uniform"}

func init() { summaries.Run = summarize } // it asks for the summaries of callees

func summarize(c *analysis.Cache) *summary {
	g := analysis.EnvOf(c.Env, modules)
	e := entry{control: Grid, args: make([]value, len(c.Func.Params))}
	for i := range e.args {
		e.args[i] = uniformAt(Grid, fromRun, 0)
		e.args[i].place = placeAny
	}
	l, ok := g.launchOf(c.Env, c.Func)
	if !ok {
		return &summary{}
	}
	s := newSolver(c, l, e)
	s.run()
	return &summary{results: s.results(), frame: s.frame}
}

// results says what the function returns, result by result: its .param results if it has any, else what its returns carry.
func (s *solver) results() []result {
	n := len(s.fn.Results)
	rets := 0
	for _, v := range s.line {
		if v.Op == ir.OpRet || v.Op == ir.OpCondRet {
			rets++
		}
	}
	control := Grid
	if rets > 1 {
		control = s.retScope
	}
	var out []result
	add := func(i int, a argument, whole value) {
		for len(out) <= i {
			out = append(out, result{argument: argument{Grid, fromIDs}})
		}
		out[i].scope, out[i].from = min(out[i].scope, a.scope), max(out[i].from, a.from)
		out[i].whole = whole
		out[i].ways++
	}
	stores := make([]int, n)
	for _, v := range s.line {
		switch v.Op {
		case ir.OpRet, ir.OpCondRet:
			first := 0
			if v.Op == ir.OpCondRet {
				first = 1
			}
			var parts []value
			for _, a := range v.Args[first:] {
				parts = s.appendParts(parts, a, v.Block)
			}
			for i := range parts {
				add(i, argument{min(parts[i].firm(), control), parts[i].from}, parts[i])
			}
		case ir.OpStore:
			if v.Mods().Space != ir.Param || v.Args[0].Op != ir.OpAddr {
				continue
			}
			i := indexOf(s.fn.Results, v.Args[0].Aux.Sym)
			if i < 0 {
				continue
			}
			stores[i]++
			where := s.controlAt(v.Block)
			control = min(control, where)
			for k := 1; k < len(v.Operands()); k++ {
				a := s.use(v, k)
				q := a.firm()
				if v.Guarded() {
					q = None
				}
				whole := s.stored(a, v, s.fn.Results[i])
				if v.Guarded() || !v.Args[k].Type.IsScalar() {
					whole = value{}
				}
				add(i, argument{min(q, where), a.from}, whole)
			}
		}
	}
	for i := range out {
		if i < n && s.calls.escapes[s.fn.Results[i]] {
			out[i] = result{argument: argument{None, fromData}}
		}
		if x := &out[i].whole; out[i].ways != 1 || control < Grid || x.refined {
			*x = value{}
		}
		if i < n && stores[i] > 0 {
			out[i].scope = min(out[i].scope, control)
		}
		if out[i].scope == None {
			out[i].from = max(out[i].from, fromRun)
		}
	}
	return out
}

// call is a call, or an argument passed by value.
func (s *solver) call(v *ir.Value) value {
	w := widthOf(v)
	switch {
	case v.Op == ir.OpArg && s.kernel:
		r := uniformAt(Grid, fromRun, w)
		r.place = placeElse
		if w < 64 {
			r.place = placeInt
		}
		return s.assumed(r, v.Index())
	case v.Op == ir.OpArg:
		return s.argument(v.Index(), v.Type, nil)
	}
	rs := s.resultsOf(v)
	at := func(i int, t *ir.Type) value {
		a := result{argument: argument{None, fromData}}
		if i < len(rs) {
			a = rs[i]
		}
		return s.read(&a, t, nil)
	}
	types := s.elementTypes(v.Type)
	if len(types) == 0 {
		return at(0, v.Type)
	}
	parts := make([]value, len(types))
	for i, t := range types {
		parts[i] = at(i, t)
	}
	return s.tuple(v, parts...)
}

// resultsOf says what a call returns, given its arguments; nil if that is not known.
func (s *solver) resultsOf(v *ir.Value) []result {
	if v.Op != ir.OpCall || v.Aux.Sym == nil || v.Aux.Sym.Func == nil {
		return nil
	}
	f := v.Aux.Sym.Func
	if s.calls.Replaceable(f) || s.calls.Endless(f) || f == s.fn {
		return nil
	}
	worst := argument{Grid, fromIDs}
	for i := range f.Params {
		a := s.passed(v, i)
		worst.scope, worst.from = min(worst.scope, a.scope), max(worst.from, a.from)
	}
	if worst == (argument{None, fromData}) {
		return nil // whatever the function does with that
	}
	env := s.cache.Env
	if s.calls.eachWidth(env) { // called from here, it runs with warps of this width
		l := env.Launch
		l.Warp = s.frame.width
		env = env.Under(l)
	}
	sum := analysis.Of(env.Cache(f), summaries)
	out := make([]result, len(sum.results))
	for i, r := range sum.results {
		out[i].argument = argument{min(r.scope, worst.scope), max(r.from, worst.from)}
		if r.whole.width != 0 && worst.scope >= Warp {
			out[i].whole = s.frame.resultOf(r.whole, sum.frame, worst)
		}
	}
	return out
}

// callFor returns the call whose result a load from sym reads, or nil if that cannot be told.
func (s *ground) callFor(v *ir.Value, sym *ir.Symbol) (call *ir.Value) {
	s.before(v, func(c *ir.Value) bool {
		if c.Op == ir.OpStore && c.Args[0].Op == ir.OpAddr && c.Args[0].Aux.Sym == sym {
			return true
		}
		if (c.Op == ir.OpCall || c.Op == ir.OpCallIndirect) && c.Aux.Call != nil && indexOf(c.Aux.Call.Rets, sym) >= 0 {
			call = c
			return true
		}
		return false
	})
	return call
}

// throughMemory adds what calls, and loads of their results, depend on besides their operands.
func (s *ground) throughMemory(depend func(user, on *ir.Value)) {
	arguments := func(user, call *ir.Value) {
		for _, a := range call.Operands() {
			if a.Op != ir.OpAddr || a.Aux.Sym == nil || a.Aux.Sym.Space != ir.Param {
				depend(user, a)
				continue
			}
			s.stores(call, a.Aux.Sym, func(st *ir.Value) {
				for _, x := range st.Args[1:] {
					depend(user, x)
				}
			})
		}
	}
	for _, v := range s.line {
		switch {
		case v.Op == ir.OpCall && v.HasResult():
			arguments(v, v)
		case v.Op == ir.OpLoad && v.Mods().Space == ir.Param && v.Args[0].Op == ir.OpAddr && v.Args[0].Aux.Sym != nil && s.kernelParam(v) == nil:
			if c := s.callFor(v, v.Args[0].Aux.Sym); c != nil {
				arguments(v, c)
			}
		}
	}
}

// returned is a load from a .param variable of the function itself: what the call before it returned there.
func (s *solver) returned(v *ir.Value, sym *ir.Symbol) value {
	w := widthOf(v)
	r := divergent(fromData, w)
	r.place = placeAny
	c := s.callFor(v, sym)
	if c == nil || s.calls.escapes[sym] || c.Guarded() {
		return r
	}
	i := indexOf(c.Aux.Call.Rets, sym)
	if rs := s.resultsOf(c); i >= 0 && i < len(rs) {
		return s.read(&rs[i], v.Type, v)
	}
	return r
}
