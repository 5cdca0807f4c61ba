package report

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/prove"
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

// Build makes the report of every kernel of in that o asks for, under every launch. text is the input rewritten, deciding by
// the runs of all these kernels: with one kernel and one launch, exactly the text whose counters are those after.
func Build(in *frontend.Input, o Options) (kernels []*Kernel, text []byte, err error) {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return nil, nil, err
	}
	text = in.Source
	for _, k := range ks {
		as, err := o.launches(k)
		if err != nil {
			return nil, nil, err
		}
		for _, a := range as {
			doc, out, err := kernelReport(in, k, a, o)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
			}
			kernels = append(kernels, doc)
			text = out
		}
	}
	if len(kernels) > 1 {
		text, _, err = Optimize(in, o, true)
	}
	return kernels, text, err
}

func kernelReport(in *frontend.Input, k *ir.Func, a assumed, o Options) (*Kernel, []byte, error) {
	s, err := o.scenario(k, a.exact)
	if err != nil {
		return nil, nil, err
	}
	env := analysis.NewEnv(in.Module, a.analysis)
	before, err := execute(k, env, s, o)
	if err != nil {
		return nil, nil, err
	}
	doc := &Kernel{File: in.Name, Name: k.Name, Status: before.result.Status.String(), Reason: before.reason(), Launch: launchDoc(a.exact), Scenario: s,
		Model: s.Model, Warp: s.Warp, Before: before.counters(), Rewrites: []*Rewrite{}, Notes: before.undefined()}
	bs := listBranches(before, env)
	doc.Branches = bs.docs
	if before.result.Status != sim.Done {
		return doc, in.Source, nil
	}

	re, err := rewrite(in, env, o, before.profile(), before.reachable())
	if err != nil {
		return nil, nil, err
	}
	doc.Rewrites = bs.rewrites(re.remarks)
	doc.Notes = append(doc.Notes, re.notes...)
	doc.Notes = append(doc.Notes, unpredicated(re.remarks)...)
	doc.ReadAgain = re.readAgain
	after := before
	if re.module != in.Module {
		if after, err = execute(re.module.Func(k.Name), analysis.NewEnv(re.module, a.analysis), s, o); err != nil {
			return nil, nil, err
		}
	}
	doc.After = after.counters()
	equal := true
	for _, d := range mem.Diff(before.run.Mem, after.run.Mem, maxDifferences) {
		equal = false
		doc.Notes = append(doc.Notes, "memory differs after the rewrite: "+d)
	}
	doc.MemEqual = &equal
	saved := int64(doc.Before.Issues) - int64(doc.After.Issues)
	doc.Saved = &Saved{Issues: saved, BeyondAssembler: saved - bs.assemblerGain(re.remarks)}
	if doc.Before.Issues > 0 {
		doc.Saved.Percent = 100 * float64(saved) / float64(doc.Before.Issues)
	}
	if after.result.Status != sim.Done {
		doc.Status, doc.Reason = after.result.Status.String(), after.reason()
		doc.Saved = nil
	}
	return doc, re.text, nil
}

// unpredicated notes how many branches stay because their language has no guarded load or store.
func unpredicated(remarks []transform.Remark) []string {
	n := 0
	for i := range remarks {
		if r := remarks[i].Rule; r != nil && r.ID == transform.NoPredicatedForm {
			n++
		}
	}
	switch n {
	case 0:
		return nil
	case 1:
		return []string{"1 branch stays: LLVM IR has no guarded form of the load or store in it"}
	}
	return []string{fmt.Sprintf("%d branches stay: LLVM IR has no guarded form of the loads and stores in them", n)}
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
