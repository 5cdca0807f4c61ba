package report

import (
	"fmt"
	"strings"

	"lockstep/analysis"
	"lockstep/ir/frontend"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim/mem"
)

// Simulate runs every kernel that o asks for, under every launch, and checks the scenario's expectations. The runs come back
// in the order of the document's kernels.
func Simulate(in *frontend.Input, o Options) (*SimReport, []*scenario.Run, error) {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return nil, nil, err
	}
	doc := &SimReport{Schema: SimSchema, Kernels: []*SimKernel{}}
	var runs []*scenario.Run
	known := envs{}
	for _, k := range ks {
		as, err := o.launches(k)
		if err != nil {
			return nil, nil, err
		}
		for _, a := range as {
			s, err := o.scenario(k, a.exact)
			if err != nil {
				return nil, nil, err
			}
			env := known.of(in.Module, a.analysis)
			x, err := execute(k, env, s, o)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", in.Name, err)
			}
			status := x.result.Status.String()
			failed := append([]string{}, x.run.Check()...)
			if want := s.ExpectStatus; want != "" && want != status {
				failed = append(failed, fmt.Sprintf("status is %s, expected %s", status, want))
			}
			doc.Kernels = append(doc.Kernels, &SimKernel{File: in.Name, Name: k.Name, Status: status, Reason: x.reason(), Launch: launchDoc(a.exact),
				Scenario: s, Model: s.Model, Warp: s.Warp, Counters: x.counters(), Branches: listBranches(x, env).docs, Notes: x.notes(), Failed: failed})
			runs = append(runs, x.run)
		}
	}
	return doc, runs, nil
}

// Failed reports whether an expectation failed.
func (r *SimReport) Failed() bool {
	for _, k := range r.Kernels {
		if len(k.Failed) > 0 {
			return true
		}
	}
	return false
}

// Listing is the warp code of every kernel that o asks for.
func Listing(in *frontend.Input, o Options) (string, error) {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for i, k := range ks {
		as, err := o.launches(k)
		if err != nil {
			return "", err
		}
		prog, err := lower.Lower(k, analysis.NewEnv(in.Module, as[0].analysis))
		if err != nil {
			return "", fmt.Errorf("%s: %w", in.Name, err)
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%s: kernel %s\n%s", in.Name, k.Name, prog)
	}
	return b.String(), nil
}

// Differences lists the first words in which two runs from one scenario left memory different.
func Differences(a, b *scenario.Run) []string { return mem.Diff(a.Mem, b.Mem, maxDifferences) }
