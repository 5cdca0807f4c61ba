package report

import (
	"fmt"
	"maps"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/prove"
	"lockstep/scenario"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/transform"
)

// The whole road:
//
//	module ──► branches, classes          (analysis)
//	   │
//	   ├─────► run ──► counters before, profile
//	   │                                │
//	   └─► clone ─► passes ◄────────────┘
//	                  │
//	                  ▼
//	                 text ──► module again ──► the same ir? ──► run ──► counters after, the same memory?

// maxDifferences bounds the words of memory that a note lists.
const maxDifferences = 4

// maxBatch bounds the kernels that are rewritten together: their memory is kept until then.
const maxBatch = 64

// Build makes the report of every kernel of in that o asks for, under every launch. text is the input rewritten, deciding by
// the runs of all these kernels: with one kernel and one launch, exactly the text whose counters are those after.
func Build(in *frontend.Input, o Options) (kernels []*Kernel, text []byte, err error) {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return nil, nil, err
	}
	text = in.Source
	known := envs{}
	var b batch
	finish := func() error {
		out, err := b.finish(in, o)
		if out != nil {
			text = out
		}
		b = batch{}
		return err
	}
	for _, k := range ks {
		as, err := o.launches(k)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
		}
		for _, a := range as {
			j, err := startReport(in, k, a, o, known.of(in.Module, a.analysis))
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
			}
			kernels = append(kernels, j.doc)
			if j.doc.Status != sim.Done.String() {
				continue
			}
			if !b.takes(j, o) {
				if err := finish(); err != nil {
					return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
				}
			}
			b.add(j)
		}
	}
	if err := finish(); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
	}
	if len(kernels) > 1 {
		text, _, err = Optimize(in, o, true)
	}
	return kernels, text, err
}

// job is the report of one kernel under one launch, between the run before and the run after.
type job struct {
	kernel   *ir.Func
	assumed  assumed
	scenario *scenario.Scenario
	env      *analysis.Env // of the input
	before   *execution
	branches *branchList
	doc      *Kernel
}

// startReport runs k and says all that can be said before it is rewritten.
func startReport(in *frontend.Input, k *ir.Func, a assumed, o Options, env *analysis.Env) (*job, error) {
	s, err := o.scenario(k, a.exact)
	if err != nil {
		return nil, err
	}
	before, err := execute(k, env, s, o)
	if err != nil {
		return nil, err
	}
	bs := listBranches(before, env)
	doc := &Kernel{File: in.Name, Name: k.Name, Status: before.result.Status.String(), Reason: before.reason(), Launch: launchDoc(a.exact), Scenario: s,
		Model: s.Model, Warp: s.Warp, Before: before.counters(), Branches: bs.docs, Rewrites: []*Rewrite{}, Notes: before.notes()}
	return &job{kernel: k, assumed: a, scenario: s, env: env, before: before, branches: bs, doc: doc}, nil
}

// batch is kernels that are rewritten, written and read again together, each as it would be alone: under one launch, and no two
// of them reach one function, so that each function has the profile of one run.
type batch struct {
	jobs    []*job
	reached map[string]bool
	profile cost.Profile
}

// takes reports whether j can join.
func (b *batch) takes(j *job, o Options) bool {
	if len(b.jobs) == 0 {
		return true
	}
	if len(b.jobs) == maxBatch || b.jobs[0].env != j.env || o.MaxRewrites >= 0 {
		return false
	}
	for name := range j.before.reachable() {
		if b.reached[name] {
			return false
		}
	}
	return true
}

func (b *batch) add(j *job) {
	if b.reached == nil {
		b.reached, b.profile = map[string]bool{}, cost.Profile{}
	}
	b.jobs = append(b.jobs, j)
	maps.Copy(b.reached, j.before.reachable())
	maps.Copy(b.profile, j.before.profile())
}

// finish rewrites the kernels of the batch and completes their reports. text is the input rewritten; nil for an empty batch.
func (b *batch) finish(in *frontend.Input, o Options) (text []byte, err error) {
	if len(b.jobs) == 0 {
		return nil, nil
	}
	re, err := rewrite(in, b.jobs[0].env, o, b.profile, b.reached)
	if err != nil {
		return nil, err
	}
	if !re.readAgain && len(b.jobs) > 1 { // one of them is to blame: each alone
		for _, j := range b.jobs {
			var alone batch
			alone.add(j)
			if text, err = alone.finish(in, o); err != nil {
				return nil, err
			}
		}
		return text, nil
	}
	known := envs{}
	for _, j := range b.jobs {
		if err := j.finish(in, re, o, known); err != nil {
			return nil, err
		}
	}
	return re.text, nil
}

// finish completes the report of a kernel that was rewritten: the decisions, the run after, and what that saved.
func (j *job) finish(in *frontend.Input, re *rewritten, o Options, known envs) error {
	doc, reached := j.doc, j.before.reachable()
	var remarks []transform.Remark
	for _, r := range re.remarks {
		if reached[r.Function] {
			remarks = append(remarks, r)
		}
	}
	doc.Rewrites = j.branches.rewrites(remarks)
	doc.Notes = append(doc.Notes, re.notes...)
	doc.ReadAgain = re.readAgain
	after := j.before
	if re.module != in.Module {
		var err error
		if after, err = execute(re.module.Func(j.kernel.Name), known.of(re.module, j.assumed.analysis), j.scenario, o); err != nil {
			return err
		}
	}
	doc.After = after.counters()
	equal := true
	for _, d := range mem.Diff(j.before.run.Mem, after.run.Mem, maxDifferences) {
		equal = false
		doc.Notes = append(doc.Notes, "memory differs after the rewrite: "+d)
	}
	doc.MemEqual = &equal
	if after.result.Status != sim.Done {
		doc.Status, doc.Reason = after.result.Status.String(), after.reason()
		return nil
	}
	saved := int64(doc.Before.Issues) - int64(doc.After.Issues)
	doc.Saved = &Saved{Issues: saved, BeyondAssembler: saved - j.branches.assemblerGain(remarks)}
	if doc.Before.Issues > 0 {
		doc.Saved.Percent = 100 * float64(saved) / float64(doc.Before.Issues)
	}
	return nil
}

// rewritten is what passes made of an input.
type rewritten struct {
	module    *ir.Module // read again from text; the input's own if nothing changed
	text      []byte
	remarks   []transform.Remark
	notes     []string
	readAgain bool
}

// rewrite runs the passes over a copy of the input, writes it, reads it again and compares. A rewrite that does not come back
// as it was is undone as a whole, with a note. only restricts the functions; nil means all.
func rewrite(in *frontend.Input, env *analysis.Env, o Options, profile cost.Profile, only map[string]bool) (*rewritten, error) {
	m := in.Module.Clone()
	opts := transform.DefaultOptions()
	opts.Pipeline, opts.Force, opts.MaxWaste, opts.MaxRewrites, opts.Profile = o.Passes, o.Force, o.MaxWaste, o.MaxRewrites, profile
	opts.Functions = func(f *ir.Func) bool { return only == nil || only[f.Name] }
	if o.DumpAfter != nil {
		opts.DumpAfter = func(p *transform.Pass, f *ir.Func) { fmt.Fprintf(o.DumpAfter, "after %s:\n%s\n", p.Name, f) }
	}
	opts.Prove = func(old, new *ir.Func) (bool, string) {
		v := prove.Equivalent(old, new)
		return v.Proved, v.Reason
	}
	res, err := transform.Run(m, analysis.NewEnv(m, env.Launch), opts)
	if err != nil {
		return nil, err
	}
	out := &rewritten{module: in.Module, text: in.Source, remarks: res.Remarks, readAgain: true}
	if len(res.Changed) == 0 {
		return out, nil
	}
	text, again, err := writeAndRead(in, m)
	if err != nil {
		out.notes = append(out.notes, "every rewrite was undone, the output does not come back as it was: "+err.Error())
		out.readAgain = false
		for i := range out.remarks {
			if out.remarks[i].Done {
				out.remarks[i].Done, out.remarks[i].Rule, out.remarks[i].Reason = false, nil, "undone: the output does not come back as it was"
			}
		}
		return out, nil
	}
	out.text, out.module = text, again
	return out, nil
}

// writeAndRead writes m, reads the text again and checks that it says the same.
func writeAndRead(in *frontend.Input, m *ir.Module) ([]byte, *ir.Module, error) {
	text, err := in.Emit(m)
	if err != nil {
		return nil, nil, err
	}
	again, diags := frontend.Load(in.Name, text)
	if diags.HasErrors() {
		return nil, nil, diags
	}
	if err := ir.VerifyModule(again.Module); err != nil {
		return nil, nil, err
	}
	return text, again.Module, ir.Isomorphic(m, again.Module)
}

// Optimize is the compiler pass: the rewritten text, and what was decided. With byRun it decides by a run of each kernel that
// o asks for, as Build does; otherwise by the bound on waste.
func Optimize(in *frontend.Input, o Options, byRun bool) ([]byte, []*Rewrite, error) {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return nil, nil, err
	}
	for _, k := range ks {
		if _, err := o.launches(k); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
		}
	}
	env := analysis.NewEnv(in.Module, o.commonLaunch())
	var profile cost.Profile
	var only map[string]bool
	if byRun || len(o.Kernels) > 0 {
		if only, profile, err = profiles(ks, o, byRun); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
		}
	}
	re, err := rewrite(in, env, o, profile, only)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
	}
	if !re.readAgain {
		return nil, nil, fmt.Errorf("%s: %s", in.Name, re.notes[0])
	}
	return re.text, rewriteDocs(re.remarks, nil), nil
}
