package soundness

import (
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
)

// Subject is a kernel that is to be judged.
type Subject struct {
	Kernel *ir.Func
	// Input makes the memory and the arguments for a launch. They may depend on the turn of Config.
	Input func(l *Launch, turn int) (memory *mem.Memory, args [][]byte, dynamicShared int64)
	// Numbers are the integer arguments by the names of their parameters, for conditions.
	Numbers func(l *Launch, turn int) map[string]uint64
}

// Config says how kernels are judged.
type Config struct {
	Inside    Inside
	Launches  []Launch
	MaxIssues uint64       // of one run
	Turn      int          // which of the further statements the analysis is told; it should differ from kernel to kernel
	Tally     *Tally       // counts, if not nil
	keep      int          // faults of a kernel; 0: maxFaults
	spoil     func(*judge) // for tests: changes what is claimed
	only      int          // the one launch to run, counted from 1; 0: all
}

// Judge runs a kernel under all launches and models. The error says that the kernel could not be judged.
func (c *Config) Judge(s *Subject) ([]Fault, error) {
	m := s.Kernel.Module
	p, err := lower.Lower(s.Kernel, analysis.NewEnv(m, launch.Launch{}))
	if err != nil {
		return nil, fmt.Errorf("lower: %w", err)
	}
	j := newJudge(p)
	j.inside, j.tally = c.Inside, c.Tally
	if j.keep = c.keep; j.keep == 0 {
		j.keep = maxFaults
	}
	if j.tally == nil {
		j.tally = new(Tally)
	}
	j.tally.Kernels++
	known := map[string]*claim{} // by what holds of every launch of a width
	for i := range c.Launches {
		l := &c.Launches[i]
		if c.only != 0 && i != c.only-1 {
			continue
		}
		j.launch, j.turn, j.args = l, i, nil
		if s.Numbers != nil {
			j.args = s.Numbers(l, c.Turn)
		}
		statements := []statement{{told: unknown}, {told: l.Told[0]}}
		switch n := len(l.Told) - 1; {
		case n > 0 && (c.Turn+i)%4 == 0:
			statements[1].told = l.Told[1+(c.Turn+i)/4%n]
		case (c.Turn+i)%4 == 1:
			statements[1] = statement{unknown, assumption(l, j.args, c.Turn+i)}
		}
		var claims []*claim
		for _, x := range statements {
			key := fmt.Sprintf("%s/%s/%d", x.told, x.assumed, l.Warp)
			if known[key] == nil {
				if known[key], err = newClaim(m, j.inputs(), x.told, x.assumed, l.Warp, (c.Turn+l.Warp/8)%5 < 2); err != nil {
					return nil, err
				}
			}
			claims = append(claims, known[key])
		}
		if err := j.gather(claims); err != nil {
			return nil, err
		}
		if c.spoil != nil {
			c.spoil(j)
		}
		for _, model := range sim.Models() {
			j.begin(model)
			before := len(j.faults)
			memory, args, dynamic := s.Input(l, c.Turn)
			r, err := sim.Run(sim.Config{Program: p, Grid: l.Grid, Block: l.Block, Cluster: l.Cluster, Warp: l.Warp, Model: model, Args: args, Mem: memory,
				DynamicShared: dynamic, Observers: []sim.Observer{j}, MaxIssues: c.MaxIssues})
			if err != nil {
				return nil, fmt.Errorf("sim: %w", err)
			}
			j.tally.Runs++
			if undefined(r) {
				j.faults = j.faults[:before]
			}
			if r.Status == sim.Done {
				j.tally.Ended++
			} else {
				j.faults = slices.DeleteFunc(j.faults, func(f Fault) bool { return f.Kind == control })
			}
			if r.Counters.BranchesDivergent == 0 {
				break // the models do the same
			}
		}
		if len(j.faults) > 0 {
			break
		}
	}
	return j.faults, nil
}

// statement is what the analysis is told of a launch, and what it is to assume beside.
type statement struct{ told, assumed string }

// undefined reports whether a run came to an aligned barrier under a partial mask. What such a barrier gives, and which writes can
// be seen behind it, is undefined. In the model none every barrier behind a split is one.
func undefined(r *sim.Result) bool {
	for _, n := range r.Undefined {
		if n.V.Op == ir.OpBar {
			return true
		}
	}
	return false
}

func newJudge(p *lower.Program) *judge {
	j := &judge{of: map[*ir.Func]*function{}}
	env := analysis.NewEnv(p.Module, launch.Launch{})
	blocks := 0
	for i, f := range p.Funcs {
		n := f.F.NumBlocks()
		fn := &function{f: f.F, index: i, first: blocks, facts: make([]fact, f.F.NumValues()), branches: make([]branchFact, n),
			uses: make([][]use, n), together: make([]int8, n), nest: newNest(f.F, f.Code, env)}
		blocks += n
		j.funcs = append(j.funcs, fn)
		j.of[f.F], j.of[f.Code] = fn, fn
	}
	for _, fn := range j.funcs {
		if j.calls(fn, fn, map[*function]bool{}) {
			for _, x := range j.funcs {
				x.recursive = x.recursive || x == fn || j.calls(fn, x, map[*function]bool{})
			}
		}
	}
	return j
}

// calls reports whether f calls g, itself or through others. A call by address may go anywhere.
func (j *judge) calls(f, g *function, seen map[*function]bool) bool {
	if seen[f] {
		return false
	}
	seen[f] = true
	for _, b := range f.f.Blocks {
		for _, v := range b.Values {
			switch {
			case v.Op == ir.OpCallIndirect:
				return true
			case v.Op == ir.OpCall && v.Aux.Sym != nil && v.Aux.Sym.Func != nil:
				if c := j.of[v.Aux.Sym.Func]; c != nil && (c == g || j.calls(c, g, seen)) {
					return true
				}
			}
		}
	}
	return false
}

func (j *judge) inputs() []*ir.Func {
	out := make([]*ir.Func, len(j.funcs))
	for i, fn := range j.funcs {
		out[i] = fn.f
	}
	return out
}
