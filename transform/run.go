package transform

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
)

// DefaultMaxWaste is what an agreeing warp may lose at a branch where there is no profile.
const DefaultMaxWaste = 4

// NoLimit as Options.MaxRewrites sets no limit.
const NoLimit = -1

// Options say how passes run.
type Options struct {
	Pipeline    string       // the passes; see ParsePipeline
	Force       bool         // ignore profit: do everything that is legal
	MaxWaste    int          // issues that an agreeing warp may lose per execution of a branch, without a profile
	Profile     cost.Profile // what warps did in a run, or nil
	MaxRewrites int          // stop after so many rewrites; NoLimit
	Verify      bool         // verify after every pass, and find changes that a pass does not own up to
	Functions   func(*ir.Func) bool
	DumpAfter   func(pass *Pass, f *ir.Func) // called after each pass over each function, if not nil

	// Prove says whether a function does the same as before a pass, and if not why. Rewrites that it does not accept are undone.
	// nil accepts all.
	Prove func(old, new *ir.Func) (ok bool, reason string)
}

// DefaultOptions runs the default pipeline, with verification.
func DefaultOptions() Options {
	return Options{Pipeline: DefaultPipeline(), MaxWaste: DefaultMaxWaste, MaxRewrites: NoLimit, Verify: true}
}

// Result says what passes did.
type Result struct {
	Changed  []string // names of the functions that changed, in text order
	Remarks  []Remark // by pass, function and place
	Rewrites int

	printer *ir.Printer
}

// Context is what a pass sees of the world.
type Context struct {
	Cache   *analysis.Cache
	Func    *ir.Func
	Options *Options
	Params  map[string]int // of this stage

	pass   *Pass
	result *Result
	permit permit
}

// Param returns the stage's parameter, or the default if it was not given.
func (c *Context) Param(name string, def int) int {
	if n, ok := c.Params[name]; ok {
		return n
	}
	return def
}

// Remark records a decision.
func (c *Context) Remark(r Remark) {
	r.Pass, r.Function = c.pass.Name, c.Func.Name
	c.result.Remarks = append(c.result.Remarks, r)
}

// Take counts one rewrite, at the branch named; false means that the pass must not do it: the limit is reached, or it was
// not proved.
func (c *Context) Take(at cost.BranchKey) bool {
	if !c.permit.allows(at) || c.Options.MaxRewrites >= 0 && c.result.Rewrites >= c.Options.MaxRewrites {
		return false
	}
	c.result.Rewrites++
	return true
}

// Run runs the passes of the options over the functions of m, all passes over a function before the next. The analyses of env
// see every change. The error is about the pipeline, or a fault that a pass made: then m must not be used.
func Run(m *ir.Module, env *analysis.Env, opts Options) (*Result, error) {
	stages, err := ParsePipeline(opts.Pipeline)
	if err != nil {
		return nil, err
	}
	res := &Result{printer: ir.NewPrinter(m)}
	for _, f := range m.Funcs {
		if f.Declared() || opts.Functions != nil && !opts.Functions(f) {
			continue
		}
		changed := false
		for _, st := range stages {
			did, err := runPass(f, env, &opts, st, res)
			if err != nil {
				return nil, err
			}
			changed = changed || did
		}
		if changed {
			res.Changed = append(res.Changed, f.Name)
		}
	}
	return res, nil
}

// runPass runs one pass over one function, and has it proved.
func runPass(f *ir.Func, env *analysis.Env, opts *Options, st Stage, res *Result) (changed bool, err error) {
	c := &Context{Cache: env.Cache(f), Func: f, Options: opts, Params: st.Params, pass: st.Pass, result: res}
	if opts.Prove == nil {
		changed, err = c.once()
	} else {
		changed, err = c.proved()
	}
	if err == nil && opts.DumpAfter != nil {
		opts.DumpAfter(st.Pass, f)
	}
	return changed, err
}

// once runs the pass.
func (c *Context) once() (changed bool, err error) {
	f, name := c.Func, c.pass.Name
	before := ""
	if c.Options.Verify {
		before = c.result.printer.Func(f)
	}
	change := c.pass.Run(c)
	c.Cache.Invalidate(change)
	if c.Options.Verify {
		if change == analysis.None && c.result.printer.Func(f) != before {
			return false, fmt.Errorf("pass %s changed %s without saying so", name, f.Name)
		}
		if err := ir.Verify(f); err != nil {
			return false, fmt.Errorf("pass %s broke %s: %w", name, f.Name, err)
		}
	}
	return change != analysis.None, nil
}
