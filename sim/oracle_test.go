package sim_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

// launches are tried in turn until one makes no race: the fewer threads, the fewer races.
var launches = []struct{ grid, block uint32 }{{2, 48}, {1, 48}, {1, 1}}

// TestOracle compares what every model leaves in memory with what the per-thread interpreter leaves, for every kernel of
// testdata whose outcome does not depend on how threads run together.
func TestOracle(t *testing.T) {
	compared, outside := 0, 0
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		_, m, diags := ptx.Read(f.Path, f.Text)
		if m == nil || hasErrors(diags) {
			continue
		}
		env := analysis.NewEnv(m, launch.Launch{})
		for _, k := range m.Kernels() {
			name := f.Name + " " + k.Name
			err := thread.Supported(k)
			n := 0
			if err == nil {
				p, lowerErr := lower.Lower(k, env)
				require.NoError(t, lowerErr, name)
				n, err = compare(t, name, m, k, p)
			}
			compared += n
			if n == 0 {
				t.Logf("outside the oracle: %s: %s", name, strings.ReplaceAll(fmt.Sprint(err), "\n", "; "))
				outside++
			}
		}
	}
	t.Logf("%d runs compared, %d kernels outside the oracle", compared, outside)
	assert.Greater(t, compared, 600)
}

// compare compares the first launch that has no race; n is the number of runs. The error says why there is none.
func compare(t *testing.T, name string, m *ir.Module, k *ir.Func, p *lower.Program) (n int, err error) {
	for _, l := range launches {
		input := func() sim.Config {
			cfg := madeUp(m, k, p)
			cfg.Grid[0] = l.grid
			if k.Launch.ReqNTid[0] == 0 {
				cfg.Block[0] = l.block
			}
			cfg.MaxIssues = 1 << 20
			return cfg
		}
		one := input()
		want, err := thread.Run(thread.Config{Kernel: k, Grid: one.Grid, Block: one.Block, DynamicShared: one.DynamicShared, Args: one.Args, Mem: one.Mem, MaxSteps: 1 << 20})
		require.NoError(t, err, name)
		if len(want.Races) > 0 || want.Status == thread.Limit {
			continue
		}
		for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
			for _, warp := range []int{32, 7} {
				cfg := input()
				cfg.Model, cfg.Warp = model, warp
				got, err := sim.Run(cfg)
				require.NoError(t, err, name)
				if got.Status == sim.Limit || got.Status == sim.Deadlock && len(got.Undefined) > 0 {
					continue // lanes of a warp part around a barrier: one thread at a time it means something
				}
				assert.Equal(t, string(want.Status), got.Status.String(), "%s under %s: %s against %s", name, model, want.Reason, got.Reason)
				if got.Status == sim.Done {
					assert.Empty(t, mem.Diff(one.Mem, cfg.Mem, 5), "%s under %s, warps of %d", name, model, warp)
				}
				n++
			}
		}
		if n > 0 {
			return n, nil
		}
	}
	return 0, errors.New("races in every launch, or does not end")
}
