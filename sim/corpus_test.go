package sim_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/reconverge"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/diag"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
)

// madeUp is a run of k on made-up input.
func madeUp(m *ir.Module, k *ir.Func, p *lower.Program) sim.Config {
	cfg := sim.Config{Program: p, Mem: mem.New(m.PtrBits), Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{48, 1, 1}, MaxIssues: 200000}
	for i, n := range k.Launch.ReqNTid {
		if n > 0 {
			cfg.Block[i] = n
		}
	}
	threads := uint64(cfg.Grid[0]) * uint64(cfg.Block[0]) * uint64(cfg.Block[1]) * uint64(cfg.Block[2])
	cfg.Mem.SetMadeUp(1, threads)
	cfg.Mem.AddModule(m)
	cfg.DynamicShared = 1024
	for _, s := range k.Params {
		arg := make([]byte, s.Size)
		put := func(v uint64) {
			for i := range arg {
				arg[i] = byte(v >> (8 * min(i, 8)))
			}
		}
		switch {
		case s.Ptr || s.Size == 8 && !s.Elem.Info().Float:
			put(cfg.Mem.AddBuffer(s.Name, -1, nil))
		case s.Elem == ir.TF32:
			put(0x3f800000)
		case s.Elem.Info().Float:
			put(0)
		default:
			put(threads - 5)
		}
		cfg.Args = append(cfg.Args, arg)
	}
	return cfg
}

// TestCorpus runs every kernel of testdata on made-up input, under both models. Each must come to an end of some kind, twice
// the same.
func TestCorpus(t *testing.T) {
	ends := make(map[string][]string)
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		_, m, diags := ptx.Read(f.Path, f.Text)
		if m == nil || hasErrors(diags) {
			t.Logf("%s: not read: %v", f.Name, diags)
			continue
		}
		env := analysis.NewEnv(m, launch.Launch{})
		for _, k := range m.Kernels() {
			p, err := lower.Lower(k, env)
			require.NoError(t, err, f.Name)
			_ = p.String()
			for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
				name := fmt.Sprintf("%s %s %s", f.Name, k.Name, model)
				cfg := madeUp(m, k, p)
				cfg.Model = model
				r, err := sim.Run(cfg)
				require.NoError(t, err, name)
				again := madeUp(m, k, p)
				again.Model = model
				r2, err := sim.Run(again)
				require.NoError(t, err, name)
				assert.Equal(t, r.Counters, r2.Counters, name)
				assert.Equal(t, r.Reason, r2.Reason, name)
				assert.Empty(t, mem.Diff(cfg.Mem, again.Mem, 3), name)
				end := r.Status.String()
				ends[end] = append(ends[end], name+": "+r.Reason)
				checkCounters(t, name, r, p)
				if bound, _ := analysis.Of(env.Cache(k), reconverge.Points).DepthBound(); len(p.Funcs) == 1 {
					assert.LessOrEqual(t, r.Counters.MaxStackDepth, bound, name)
				}
			}
		}
	}
	for _, s := range []string{"done", "deadlock", "livelock", "limit", "trap", "fault", "refused"} {
		t.Logf("%s: %d", s, len(ends[s]))
		if s != "done" {
			for _, e := range ends[s] {
				t.Logf("   %s", e)
			}
		}
	}
}

func hasErrors(diags diag.List) bool {
	for _, d := range diags {
		if d.Severity == diag.Error {
			return true
		}
	}
	return false
}

// checkCounters checks what must hold between the counters of any run.
func checkCounters(t *testing.T, name string, r *sim.Result, p *lower.Program) {
	c := r.Counters
	assert.LessOrEqual(t, c.ThreadInstructions, c.Issues*uint64(c.Width), name)
	assert.GreaterOrEqual(t, c.ThreadInstructions, c.Issues, name)
	assert.LessOrEqual(t, c.NotPredicatedOff, c.ThreadInstructions, name)
	for i, b := range r.Branches {
		assert.Equal(t, b.Executed, b.Divergent+b.AllTaken+b.NoneTaken, "%s: line %d", name, b.V.Pos.Line)
		if b.V.Issues() > 0 {
			assert.Equal(t, b.Executed, r.PerInst[p.Branches[i].PC].Issues, "%s: line %d", name, b.V.Pos.Line)
		}
	}
}
