package uniform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/ir"
)

// What a module does by itself. Of takes what unknown callers pass for different in each lane, as it must: then most branches of a
// library split warps, which is no news about the library. OwnOf is Of where unknown callers pass what a warp shares: what is
// divergent there is so by what the module does. Callers do pass other things, so that nothing may rest on it but whether it is worth
// saying.

// Own is what is known of a function if all that unknown callers pass, to it and to its callers in the module, is the same in a warp.
type Own struct{ info *Info }

// OwnOf finds it. Where all callers are known it is Of.
var OwnOf = &analysis.Analysis[*Own]{Name: "uniform-own", Doc: "uniformity if unknown callers pass what a warp shares"}

func init() { OwnOf.Run = analyzeOwn } // it asks for that of the callers

func analyzeOwn(c *analysis.Cache) *Own {
	g := analysis.EnvOf(c.Env, modules)
	of := analysis.Of(c, Of)
	l, ok := g.launchOf(c.Env, c.Func)
	if !ok || !g.strange(c) {
		return &Own{of}
	}
	pass := uniformAt(Warp, fromRun, 0)
	pass.place = placeAny
	return &Own{analyzeFrom(c, l, entryOf(c, g, l, pass, func(caller *analysis.Cache) *Info { return analysis.Of(caller, OwnOf).info }))}
}

// strange reports whether arguments of unknown callers come to the function. What calls itself is left as it is.
func (g *module) strange(c *analysis.Cache) bool {
	switch {
	case g.launched(c.Func), g.Endless(c.Func):
		return false
	case g.Callers(c.Func) == callgraph.Unknown:
		return true
	}
	return slices.ContainsFunc(g.CallersOf(c.Func), func(f *ir.Func) bool {
		caller := c.Env.Cache(f)
		return analysis.Of(caller, OwnOf).info != analysis.Of(caller, Of)
	})
}

// Divergent reports whether the branch at the end of b can split a warp that is called so.
func (o *Own) Divergent(b *ir.Block) bool { return o.info.Divergent(b) }

// WhyBranch is Info.WhyBranch of such a call.
func (o *Own) WhyBranch(b *ir.Block) []Cause { return o.info.WhyBranch(b) }
