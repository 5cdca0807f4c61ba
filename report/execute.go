package report

import (
	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim"
)

// execution is one run of one kernel.
type execution struct {
	run    *scenario.Run
	prog   *lower.Program
	result *sim.Result
}

// execute runs kernel k on s.
func execute(k *ir.Func, env *analysis.Env, s *scenario.Scenario, o Options) (*execution, error) {
	prog, err := lower.Lower(k, env)
	if err != nil {
		return nil, err
	}
	run, err := s.Prepare(k)
	if err != nil {
		return nil, err
	}
	model, err := sim.ParseModel(s.Model)
	if err != nil {
		return nil, err
	}
	res, err := sim.Run(sim.Config{Program: prog, Grid: s.Grid, Block: s.Block, Warp: s.Warp, Model: model, DynamicShared: s.DynamicShared,
		Args: run.Args, Mem: run.Mem, MaxIssues: o.MaxIssues, SM: smVersion(k.Module.Target)})
	if err != nil {
		return nil, err
	}
	return &execution{run: run, prog: prog, result: res}, nil
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

// counters are the run's counters for the documents.
func (x *execution) counters() *Counters {
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

// undefined lists what the run met that the text leaves undefined.
func (x *execution) undefined() []string {
	notes := []string{}
	for _, n := range x.result.Undefined {
		notes = append(notes, n.Text)
	}
	return notes
}

// reachable are the functions of the program, by name.
func (x *execution) reachable() map[string]bool {
	names := map[string]bool{}
	for _, f := range x.prog.Funcs {
		names[f.F.Name] = true
	}
	return names
}
