package lint

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// Options say what to look at and what to assume.
type Options struct {
	Checks   []*Check
	Launches []launch.Launch // each is looked at in turn; none means what the kernels declare
	Warp     int             // lanes in a warp; 0 means what each kernel is made for
	Assume   *launch.Facts   // what else is known of the launches and the arguments
	Kernels  []string        // by name, with what they call; none means all functions
}

// Run runs the checks over m. Findings come in text order; one that several launches show comes once, at its worst. It is an
// error if a launch contradicts what a kernel declares, or if a kernel is not there.
func Run(m *ir.Module, o Options) ([]Diagnostic, error) {
	for _, name := range o.Kernels {
		if f := m.Func(name); f == nil || !f.Kernel || f.Declared() {
			return nil, fmt.Errorf("%s has no kernel %q", m.Name, name)
		}
	}
	r := &runner{module: m, opts: &o, found: map[identity]int{}}
	if len(o.Launches) == 0 {
		if err := r.launch(launch.With(nil, o.Assume)); err != nil {
			return nil, err
		}
	}
	for i := range o.Launches {
		if err := r.launch(launch.With(&o.Launches[i], o.Assume)); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(r.list, func(a, b Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Op.Pos.Line, b.Op.Pos.Line), cmp.Compare(a.Op.Pos.Col, b.Op.Pos.Col), cmp.Compare(a.Check, b.Check))
	})
	fingerprint(r.list)
	return r.list, nil
}

// identity tells findings apart.
type identity struct {
	check, form string
	op          *ir.Value
}

// runner collects the findings of a module.
type runner struct {
	module *ir.Module
	opts   *Options
	list   []Diagnostic
	found  map[identity]int
}

// launch runs the checks under one launch; nil is no more than what the kernels declare.
func (r *runner) launch(flag *launch.Launch) error {
	assumed := launch.Launch{Warp: r.opts.Warp}
	if flag != nil {
		assumed = *flag
		assumed.Warp = cmp.Or(r.opts.Warp, flag.Warp)
	}
	env := analysis.NewEnv(r.module, assumed)
	calls := analysis.EnvOf(env, callgraph.Of)
	resolved := map[*ir.Func]launch.Launch{} // by kernel
	for _, k := range r.module.Kernels() {
		l, err := launch.Resolve(k, flag)
		if err != nil && r.wanted(k) {
			return fmt.Errorf("%s: kernel %s: %w", r.module.Name, k.Name, err)
		}
		l.Warp = cmp.Or(assumed.Warp, l.Warp)
		resolved[k] = l
	}
	witnesses := map[launch.Launch]*analysis.Env{}
	for _, f := range r.module.Funcs {
		var k *ir.Func
		if ks := calls.Kernels(f); len(ks) > 0 {
			k = ks[0]
		}
		if f.Declared() || len(r.opts.Kernels) > 0 && !slices.ContainsFunc(calls.Kernels(f), r.wanted) {
			continue
		}
		p := Pass{Func: f, Cache: env.Cache(f)}
		text := assumed.String()
		if k != nil {
			l := resolved[k]
			text = l.String()
			if !l.BlockExact() {
				w := launch.Choose(k, l)
				if witnesses[w] == nil {
					witnesses[w] = analysis.NewEnv(r.module, w)
				}
				p.Witness = witnesses[w].Cache(f)
			}
		}
		p.report = func(d Diagnostic) {
			d.Launch = text
			r.add(d)
		}
		for _, c := range r.opts.Checks {
			p.Check = c
			c.Run(&p)
		}
	}
	return nil
}

// wanted reports whether kernel k is asked for.
func (r *runner) wanted(k *ir.Func) bool {
	return len(r.opts.Kernels) == 0 || slices.Contains(r.opts.Kernels, k.Name)
}

// add keeps a finding, or makes the same one of another launch worse.
func (r *runner) add(d Diagnostic) {
	id := identity{d.Check, d.Form, d.Op}
	i, ok := r.found[id]
	if !ok {
		r.found[id] = len(r.list)
		r.list = append(r.list, d)
		return
	}
	if d.worse(&r.list[i]) {
		r.list[i] = d
	}
}

// fingerprintBytes is how much of the hash a fingerprint keeps.
const fingerprintBytes = 8

// fingerprint gives each finding a name that outlives edits elsewhere: of the rule, the function, the operation as it is
// spelled, the variety of the finding, and its number among those that agree in all this.
func fingerprint(list []Diagnostic) {
	seen := map[string]int{}
	for i := range list {
		d := &list[i]
		key := fmt.Sprintf("%s\x00%s\x00%s\x00%s", d.Check, d.Func.Name, spelling(d.Op), d.Form)
		sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%d", key, seen[key]))
		seen[key]++
		d.Fingerprint = hex.EncodeToString(sum[:fingerprintBytes])
	}
}

// spelling is the operation as the input has it, with the registers that it reads, but no place.
func spelling(v *ir.Value) string {
	s := v.Mods().Text
	if s == "" {
		s = v.Op.String()
	}
	for _, a := range v.Args {
		switch {
		case a.Op == ir.OpConst:
			s += fmt.Sprintf(" %#x", a.Aux.Bits)
		case a.Reg != 0:
			s += " " + v.Block.Func.RegName(a.Reg)
		}
	}
	return s
}
