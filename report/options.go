package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/scenario"
	"lockstep/sim"
	"lockstep/transform"
)

// Options say what to look at, what to assume, and what to do.
type Options struct {
	Kernels  []string        // by name; none means all
	Launches []launch.Launch // one result each; none means what the kernel declares, and the rest chosen
	Warp     int             // lanes in a warp; 0 means what each kernel is made for
	Assume   *launch.Facts   // what else is known of the launches and the arguments
	// LooseNames: what is assumed of an argument that no kernel has says nothing; else it is an error.
	LooseNames bool

	BranchesOnly bool // Analyze: of the functions' branches only

	Passes      string
	Force       bool
	MaxWaste    int
	MaxRewrites int       // negative: no limit
	DumpAfter   io.Writer // where to print the ir after each pass, or nil

	Model         string
	Args          []scenario.Spec
	Seed          uint64
	DynamicShared int64
	MaxIssues     uint64
	Scenario      *scenario.Scenario
}

// Defaults of the command line.
const (
	DefaultMaxWaste  = transform.DefaultMaxWaste
	DefaultMaxIssues = sim.DefaultMaxIssues
	MaxShared        = sim.MaxShared // bytes of shared memory of a block
)

// DefaultOptions are those of the command line without flags.
func DefaultOptions() Options {
	return Options{Passes: DefaultPasses(), MaxWaste: DefaultMaxWaste, MaxRewrites: transform.NoLimit, Model: sim.Stack.String(), Seed: 1,
		MaxIssues: DefaultMaxIssues}
}

// DefaultPasses is the pipeline that runs without --passes.
func DefaultPasses() string { return transform.DefaultPipeline() }

// CheckModel reports whether name is a reconvergence model that can be run.
func CheckModel(name string) error {
	_, err := sim.ParseModel(name)
	return err
}

// CheckPasses reports whether list is a pipeline that can be run.
func CheckPasses(list string) error {
	_, err := transform.ParsePipeline(list)
	return err
}

// ModelNames are the reconvergence models that can be run.
func ModelNames() string {
	var names []string
	for _, m := range sim.Models() {
		names = append(names, m.String())
	}
	return strings.Join(names, ", ")
}

// PassTable lists the passes, their parameters and the default pipeline.
func PassTable() string {
	var b strings.Builder
	for _, p := range transform.Passes {
		fmt.Fprintf(&b, "%-14s  %s\n", p.Name, p.Doc)
		for _, q := range p.Params {
			fmt.Fprintf(&b, "%-14s    %s=N  %s\n", "", q.Name, q.Doc)
		}
	}
	fmt.Fprintf(&b, "\ndefault pipeline: %s\n", DefaultPasses())
	return b.String()
}

// kernels returns the kernels of m that o asks for, in text order: those named, else the scenario's, else all. It is an error if o assumes
// what cannot be said of them.
func (o *Options) kernels(m *ir.Module) ([]*ir.Func, error) {
	ks, err := o.named(m)
	if err != nil {
		return nil, err
	}
	if unknown := o.Assume.Unknown(m.Name, ks); len(unknown) > 0 && !o.LooseNames {
		return nil, unknown[0]
	}
	return ks, o.Assume.Check(ks)
}

// UnknownNames lists the arguments of which o assumes something and that no kernel of m has, as errors; ok is false if o asks for no
// kernel of m.
func (o *Options) UnknownNames(m *ir.Module) (unknown []error, ok bool) {
	ks, err := o.named(m)
	if err != nil || len(ks) == 0 {
		return nil, false
	}
	for _, err := range o.Assume.Unknown(m.Name, ks) {
		unknown = append(unknown, err)
	}
	return unknown, true
}

// named returns the kernels of m that o asks for.
func (o *Options) named(m *ir.Module) ([]*ir.Func, error) {
	all := m.Kernels()
	want := o.Kernels
	if len(want) == 0 && o.Scenario != nil && o.Scenario.Kernel != "" {
		want = []string{o.Scenario.Kernel}
	}
	if len(want) == 0 {
		return all, nil
	}
	var out []*ir.Func
	for _, k := range all {
		if slices.Contains(want, k.Name) {
			out = append(out, k)
		}
	}
	for _, name := range want {
		if !slices.ContainsFunc(all, func(k *ir.Func) bool { return k.Name == name }) {
			var names []string
			for _, k := range all {
				names = append(names, k.Name)
			}
			return nil, &NoKernelError{File: m.Name, Kernel: name, Has: names}
		}
	}
	return out, nil
}

// NoKernelError says that a file lacks a kernel that was asked for.
type NoKernelError struct {
	File, Kernel string
	Has          []string // the kernels that it has
}

func (e *NoKernelError) Error() string {
	if len(e.Has) == 0 {
		return fmt.Sprintf("%s has no kernel %q: it has none at all", e.File, e.Kernel)
	}
	return fmt.Sprintf("%s has no kernel %q, expected one of: %s", e.File, e.Kernel, strings.Join(e.Has, ", "))
}

// assumed is the launch that a kernel is looked at under.
type assumed struct {
	analysis launch.Launch // what the analyses may rely on: the flag and the declaration
	exact    launch.Launch // what the simulation runs
}

// launches returns the launches to look at k under.
func (o *Options) launches(k *ir.Func) ([]assumed, error) {
	flags := make([]*launch.Launch, 0, 1)
	for i := range o.Launches {
		flags = append(flags, &o.Launches[i])
	}
	if o.Scenario != nil && len(flags) == 0 {
		l := launch.Launch{Origin: launch.OriginFlag}
		for i := range 3 {
			if n := o.Scenario.Grid[i]; n != 0 {
				l.Grid[i] = launch.Exactly(n)
			}
			if n := o.Scenario.Block[i]; n != 0 {
				l.Block[i] = launch.Exactly(n)
			}
			if n := o.Scenario.Cluster3()[i]; n != 0 {
				l.Cluster[i] = launch.Exactly(n)
			}
		}
		flags = []*launch.Launch{&l}
	}
	if len(flags) == 0 {
		flags = append(flags, nil)
	}
	var out []assumed
	for _, f := range flags {
		l, err := launch.Resolve(k, launch.With(f, o.Assume))
		if err != nil {
			return nil, fmt.Errorf("kernel %s: %w", k.Name, err)
		}
		if o.Warp != 0 {
			l.Warp = o.Warp
		} else if o.Scenario != nil {
			l.Warp = o.Scenario.Warp
		}
		out = append(out, assumed{analysis: l, exact: launch.Choose(k, l)})
	}
	return out, nil
}

// scenario returns what k runs on under the launch l.
func (o *Options) scenario(k *ir.Func, l launch.Launch) (*scenario.Scenario, error) {
	if o.Scenario != nil && (o.Scenario.Kernel == "" || o.Scenario.Kernel == k.Name) {
		s := *o.Scenario
		for i := range 3 {
			s.Grid[i], s.Block[i] = l.Grid[i].N, l.Block[i].N
		}
		s.Cluster = l.ClusterShape()
		s.Warp = l.Width()
		if len(s.Args) > 0 || len(k.Params) == 0 {
			return s.With(k, o.Args)
		}
		made, err := scenario.MakeUp(k, scenario.Options{Launch: l, Model: s.Model, Seed: s.Seed, DynamicShared: s.DynamicShared, Args: o.Args})
		if err != nil {
			return nil, err
		}
		s.Args = made.Args
		return &s, nil
	}
	return scenario.MakeUp(k, scenario.Options{Launch: l, Model: o.Model, Seed: o.Seed, DynamicShared: o.DynamicShared, Args: o.Args})
}

// launchDoc is l for the documents.
func launchDoc(l launch.Launch) Launch {
	d := Launch{Origin: l.Origin.String(), Text: l.String(), Assume: []string{}}
	d.Assume = append(d.Assume, l.Facts.Texts()...)
	for i := range 3 {
		if n := l.Grid[i].N; n != 0 {
			d.Grid[i] = &n
		}
		if n := l.Block[i].N; n != 0 {
			d.Block[i] = &n
		}
		if n := l.Cluster[i].N; n != 0 {
			d.Cluster[i] = &n
		}
	}
	return d
}

// smVersion is the number in an sm_ target: 90 for sm_90a; 0 if it is none.
func smVersion(target string) int {
	digits, ok := strings.CutPrefix(target, "sm_")
	if !ok {
		return 0
	}
	n, _ := strconv.Atoi(strings.TrimRightFunc(digits, func(r rune) bool { return r < '0' || r > '9' }))
	return n
}
