package lint

import (
	"slices"

	"lockstep/analysis"
	"lockstep/ir"
)

// Calls says who calls whom in a module.
type Calls struct {
	sites   map[*ir.Func][]*ir.Value
	unknown map[*ir.Func]bool
	roots   map[*ir.Func]*ir.Func
}

// CallsOf finds the calls of a module.
var CallsOf = &analysis.EnvAnalysis[*Calls]{Name: "lint-calls", Doc: "the call sites of each function", Run: findCalls}

// Sites returns the calls of f, in text order; ok is false if there may be others, or if f can call itself.
func (c *Calls) Sites(f *ir.Func) (sites []*ir.Value, ok bool) {
	return c.sites[f], !c.unknown[f] && len(c.sites[f]) > 0
}

// Kernel returns the first kernel in the text that leads to f; nil if none does.
func (c *Calls) Kernel(f *ir.Func) *ir.Func { return c.roots[f] }

func findCalls(e *analysis.Env) *Calls {
	c := &Calls{sites: map[*ir.Func][]*ir.Value{}, unknown: map[*ir.Func]bool{}, roots: map[*ir.Func]*ir.Func{}}
	callees := map[*ir.Func][]*ir.Func{}
	for _, f := range e.Module.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				switch {
				case v.Op == ir.OpCall && v.Aux.Sym != nil && v.Aux.Sym.Func != nil:
					g := v.Aux.Sym.Func
					c.sites[g] = append(c.sites[g], v)
					if !slices.Contains(callees[f], g) {
						callees[f] = append(callees[f], g)
					}
				case v.Op == ir.OpAddr && v.Aux.Sym != nil && v.Aux.Sym.Func != nil:
					c.unknown[v.Aux.Sym.Func] = true // its address is taken
				}
			}
		}
	}
	for _, s := range e.Module.Syms {
		for _, r := range s.Relocs {
			if r.Sym != nil && r.Sym.Func != nil {
				c.unknown[r.Sym.Func] = true
			}
		}
	}
	for _, k := range e.Module.Kernels() {
		work := []*ir.Func{k}
		for len(work) > 0 {
			f := work[len(work)-1]
			work = work[:len(work)-1]
			if c.roots[f] == nil {
				c.roots[f] = k
				work = append(work, callees[f]...)
			}
		}
	}
	c.markCycles(e.Module, callees)
	return c
}

// markCycles makes the callers of functions unknown that can call themselves, and of those below them: by taking away, again
// and again, functions all of whose callers are gone.
func (c *Calls) markCycles(m *ir.Module, callees map[*ir.Func][]*ir.Func) {
	waits := map[*ir.Func]int{}
	for _, gs := range callees {
		for _, g := range gs {
			waits[g]++
		}
	}
	var work []*ir.Func
	for _, f := range m.Funcs {
		if waits[f] == 0 {
			work = append(work, f)
		}
	}
	done := map[*ir.Func]bool{}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		done[f] = true
		for _, g := range callees[f] {
			if waits[g]--; waits[g] == 0 {
				work = append(work, g)
			}
		}
	}
	for _, f := range m.Funcs {
		if !done[f] {
			c.unknown[f] = true
		}
	}
}
