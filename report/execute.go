package report

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim"
)

// envs are the analyses of one module by the launch that they assume: what they find out about helpers is found out once.
type envs map[launch.Launch]*analysis.Env

func (e envs) of(m *ir.Module, l launch.Launch) *analysis.Env {
	if e[l] == nil {
		e[l] = analysis.NewEnv(m, l)
	}
	return e[l]
}

// execution is one run of one kernel. A kernel that the simulator does not take on, since it breaks a limit of the machine or
// needs what is not there, has a result that says Refused and why.
type execution struct {
	run    *scenario.Run
	prog   *lower.Program // nil if it could not be lowered
	result *sim.Result
	kernel *ir.Func
	ran    bool // it started
	unmet  []string
}

// execute runs kernel k on s. An error is about s.
func execute(k *ir.Func, env *analysis.Env, s *scenario.Scenario, o Options) (*execution, error) {
	run, err := s.Prepare(k)
	if err != nil {
		return nil, err
	}
	model, err := sim.ParseModel(s.Model)
	if err != nil {
		return nil, err
	}
	x := &execution{run: run, kernel: k}
	if x.unmet, err = unmet(run, env.Launch.Facts); err != nil {
		return nil, err
	}
	if x.prog, err = lower.Lower(k, env); err != nil {
		return x.refused(err), nil
	}
	x.result, err = sim.Run(sim.Config{Program: x.prog, Grid: s.Grid, Block: s.Block, Cluster: s.Cluster3(), Warp: s.Warp, Model: model, DynamicShared: s.DynamicShared,
		Args: run.Args, Mem: run.Mem, MaxIssues: o.MaxIssues, SM: smVersion(k.Module.Target)})
	if err != nil {
		return x.refused(err), nil
	}
	x.ran = true
	return x, nil
}

// unmet holds what is assumed against what a run is started with. That the user gave what contradicts it is an error; of what was made up
// it is worth a note.
func unmet(run *scenario.Run, assume *launch.Facts) (notes []string, err error) {
	s := run.Scenario
	l := launch.Launch{Warp: s.Warp}
	for i := range 3 {
		l.Grid[i], l.Block[i], l.Cluster[i] = launch.Exactly(s.Grid[i]), launch.Exactly(s.Block[i]), launch.Exactly(max(s.Cluster3()[i], 1))
	}
	for _, b := range assume.Broken(run.Kernel, l, run.Integer) {
		if b.Param < 0 || !s.Args[b.Param].MadeUp {
			return nil, b.Err
		}
		notes = append(notes, fmt.Sprintf("%s was assumed, and what was made up is not so", b.Text))
	}
	return notes, nil
}

func (x *execution) refused(why error) *execution {
	x.result = &sim.Result{Status: sim.Refused, Reason: why.Error()}
	return x
}

// functions are the kernel and the helpers that it reaches, as far as is known.
func (x *execution) functions() []*ir.Func {
	if x.prog == nil {
		return []*ir.Func{x.kernel}
	}
	var fs []*ir.Func
	for _, f := range x.prog.Funcs {
		fs = append(fs, f.F)
	}
	return fs
}

// profile is what the run did at each branch.
func (x *execution) profile() cost.Profile {
	p := cost.Profile{}
	for _, b := range x.result.Branches {
		if b.V.Stmt == ir.NoStmt || b.Executed == 0 {
			continue
		}
		p[cost.KeyOf(b.V.Block)] = cost.BranchCount{Executed: b.Executed, Split: b.Divergent, AllTaken: b.AllTaken, NoneTaken: b.NoneTaken}
	}
	return p
}

// counters are the run's counters for the documents; nil if it did not start.
func (x *execution) counters() *Counters {
	if !x.ran {
		return nil
	}
	c := &x.result.Counters
	return &Counters{Issues: c.Issues, ReconvergenceOps: c.ReconvergenceOps, ThreadInsts: c.ThreadInstructions, NotPredicatedOff: c.NotPredicatedOff,
		Efficiency: c.Efficiency(), BranchesExecuted: c.BranchesExecuted, BranchesDivergent: c.BranchesDivergent, MaxStackDepth: c.MaxStackDepth,
		MemoryInsts: c.MemoryInstructions, Sectors: c.Sectors, Status: x.result.Status.String()}
}

// reason is why the run did not end well, or nil.
func (x *execution) reason() *string {
	if x.result.Reason == "" {
		return nil
	}
	return &x.result.Reason
}

// notes lists what the run was not as assumed in, and what it met that the text leaves undefined.
func (x *execution) notes() []string {
	notes := append([]string{}, x.unmet...)
	for _, n := range x.result.Undefined {
		notes = append(notes, n.Text)
	}
	return notes
}

// reachable are the functions of the program, by name.
func (x *execution) reachable() map[string]bool {
	names := map[string]bool{}
	for _, f := range x.functions() {
		names[f.Name] = true
	}
	return names
}
