package callgraph

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// Callers says how far the call sites that a module has of a function are all there are.
type Callers uint8

const (
	Unknown Callers = iota // anybody may call it, with any arguments, in any number of threads
	Own                    // all that the kernels of the module can come through; kernels of other modules may call it too
	All                    // all there are
)

func (c Callers) String() string { return [...]string{"unknown", "own", "all"}[c] }

// maxDepth bounds the chains of calls that are followed; functions deeper down are endless.
const maxDepth = 64

// Graph says who calls whom in a module.
type Graph struct {
	sites   map[*ir.Func][]*ir.Value
	callers map[*ir.Func][]*ir.Func
	callees map[*ir.Func][]*ir.Func
	targets map[*ir.Func][]*ir.Func // callees, and what else it may call that is known
	aimed   map[*ir.Func]*ir.Func   // the last one that has a function among its targets
	named   map[*ir.Func]bool       // its address is used, or it is in a list of targets
	endless map[*ir.Func]bool
	kernels map[*ir.Func][]*ir.Func
	foreign map[*ir.Func]*ir.Value
	way     *ir.Value
}

// Of is the call graph of a module.
var Of = &analysis.EnvAnalysis[*Graph]{Name: "callgraph", Doc: "who calls whom", AnyLaunch: true, Run: find}

// Sites returns the direct calls of f in the module, in text order.
func (g *Graph) Sites(f *ir.Func) []*ir.Value { return g.sites[f] }

// CallersOf returns the functions with a direct call of f, each once.
func (g *Graph) CallersOf(f *ir.Func) []*ir.Func { return g.callers[f] }

// Kernels returns the kernels that lead to f, f itself among them, in text order.
func (g *Graph) Kernels(f *ir.Func) []*ir.Func { return g.kernels[f] }

// Foreign returns the first operation by which a kernel of the module comes to code that is not in it and may call back; nil if
// there is none.
func (g *Graph) Foreign() *ir.Value { return g.way }

// Endless reports whether f can call itself, is called from a function that can, or is deeper down than calls are followed.
func (g *Graph) Endless(f *ir.Func) bool { return g.endless[f] }

// Replaceable reports whether something else than the body of f that is here may run where f is called.
func (g *Graph) Replaceable(f *ir.Func) bool {
	return f.Declared() || f.Sym != nil && f.Sym.Linkage == ir.LinkWeak
}

// Callers says how far Sites(f) are all the calls of f. A kernel is launched, whatever is said here of its calls.
func (g *Graph) Callers(f *ir.Func) Callers {
	switch {
	case g.endless[f]:
		return Unknown
	case f.Kernel:
		return Own
	case g.named[f]:
		return Unknown
	case f.Sym != nil && f.Sym.Linkage != ir.LinkInternal:
		if g.way != nil || len(g.kernels[f]) == 0 {
			return Unknown
		}
		return Own
	case len(g.callers[f]) == 0:
		return Unknown
	}
	return All
}

func find(e *analysis.Env) *Graph {
	g := &Graph{sites: map[*ir.Func][]*ir.Value{}, callers: map[*ir.Func][]*ir.Func{}, callees: map[*ir.Func][]*ir.Func{},
		targets: map[*ir.Func][]*ir.Func{}, named: map[*ir.Func]bool{}, endless: map[*ir.Func]bool{}, kernels: map[*ir.Func][]*ir.Func{},
		foreign: map[*ir.Func]*ir.Value{}, aimed: map[*ir.Func]*ir.Func{}}
	if e.Module == nil {
		return g
	}
	for _, f := range e.Module.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				g.scan(f, v)
			}
		}
	}
	for _, s := range e.Module.Syms { // tables of functions
		for _, r := range s.Relocs {
			if r.Sym != nil && r.Sym.Func != nil {
				g.named[r.Sym.Func] = true
			}
		}
	}
	g.order(e.Module)
	seen := map[*ir.Func]*ir.Func{}
	for _, k := range e.Module.Kernels() {
		g.reach(k, seen)
	}
	return g
}

func (g *Graph) scan(f *ir.Func, v *ir.Value) {
	if v.Aux.Call != nil {
		for _, t := range v.Aux.Call.Targets {
			if t.Func != nil {
				g.named[t.Func] = true
				g.aim(f, t.Func)
			}
		}
	}
	switch {
	case v.Op == ir.OpCall && v.Aux.Sym != nil && v.Aux.Sym.Func != nil:
		c := v.Aux.Sym.Func
		g.sites[c] = append(g.sites[c], v)
		if l := g.callers[c]; len(l) == 0 || l[len(l)-1] != f { // functions are scanned one after the other
			g.callees[f] = append(g.callees[f], c)
			g.callers[c] = append(l, f)
		}
		g.aim(f, c)
	case v.Op == ir.OpAddr && v.Aux.Sym != nil && v.Aux.Sym.Func != nil:
		g.named[v.Aux.Sym.Func] = true
	}
	if g.foreign[f] == nil && g.leaves(v) {
		g.foreign[f] = v
	}
}

// aim notes that f may call t. Functions are scanned one after the other, so that the last one who aimed at t tells whether f did.
func (g *Graph) aim(f, t *ir.Func) {
	if g.aimed[t] != f {
		g.aimed[t] = f
		g.targets[f] = append(g.targets[f], t)
	}
}

// order finds functions on cycles of the graph, those below them and those too deep down: by taking away, again and again,
// functions all of whose callers are gone.
func (g *Graph) order(m *ir.Module) {
	waits, depth := map[*ir.Func]int{}, map[*ir.Func]int{}
	var work []*ir.Func
	for _, f := range m.Funcs {
		if waits[f] = len(g.callers[f]); waits[f] == 0 {
			work = append(work, f)
		}
	}
	done := map[*ir.Func]bool{}
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		done[f] = true
		g.endless[f] = depth[f] > maxDepth
		for _, c := range g.callees[f] {
			depth[c] = max(depth[c], depth[f]+1)
			if waits[c]--; waits[c] == 0 {
				work = append(work, c)
			}
		}
	}
	for _, f := range m.Funcs {
		if !done[f] {
			g.endless[f] = true
		}
	}
}

// reach notes all functions that k leads to, and the first way out of the module among them. seen holds the last kernel that
// came to a function.
func (g *Graph) reach(k *ir.Func, seen map[*ir.Func]*ir.Func) {
	seen[k] = k
	for work := []*ir.Func{k}; len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		g.kernels[f] = append(g.kernels[f], k)
		if g.way == nil {
			g.way = g.foreign[f]
		}
		for _, c := range g.targets[f] {
			if seen[c] != k {
				seen[c] = k
				work = append(work, c)
			}
		}
	}
}
