package soundness

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/scenario"
	"lockstep/sim/mem"
)

// corpora are the directories whose kernels are judged, archives included.
var corpora = []string{"testdata", "ir/ptx/testdata", "ir/llvm/testdata", "report/testdata", "lint/testdata", "lower/testdata",
	"transform/testdata", "prove/testdata", "analysis/uniform/testdata"}

// corpus lists those kernels' files.
func corpus(t *testing.T) []testfiles.File {
	t.Helper()
	var out []testfiles.File
	for _, dir := range corpora {
		out = append(out, testfiles.Archived(t, dir, ".ptx", ".ll")...)
	}
	require.Greater(t, len(out), 400)
	return out
}

// launchesOf are the launches that a kernel admits, and that of its own if it admits only one.
func launchesOf(k *ir.Func) []Launch {
	l, declared := launch.Declared(k)
	if !declared {
		return Launches
	}
	var out []Launch
	for _, x := range Launches {
		fits := l.AdmitsBlock(x.Block[0], x.Block[1], x.Block[2])
		for d, n := range x.cluster() {
			fits = fits && l.Cluster[d].Admits(n)
		}
		if fits && (l.MaxRank == 0 || x.cluster()[0]*x.cluster()[1]*x.cluster()[2] <= l.MaxRank) {
			out = append(out, x)
		}
	}
	if len(out) == 0 {
		l.Grid = [3]launch.Dim{launch.Exactly(2 * max(l.Cluster[0].N, 1)), launch.Exactly(max(l.Cluster[1].N, 1)), launch.Exactly(max(l.Cluster[2].N, 1))}
		c := launch.Choose(k, l)
		if len(c.String()) > 0 && c.Exact() {
			for _, warp := range []int{32, 64} {
				x := Launch{Warp: warp, Told: []string{unknown}}
				for d := range 3 {
					x.Grid[d], x.Block[d], x.Cluster[d] = c.Grid[d].N, c.Block[d].N, c.Cluster[d].N
				}
				out = append(out, x)
			}
		}
	}
	return out
}

// madeUp is kernel k with made-up arguments; nil if there are none for it.
func madeUp(k *ir.Func) *Subject {
	of := func(l *Launch) (*scenario.Scenario, *scenario.Run, error) {
		o := scenario.Options{Model: "stack", Seed: 1}
		for d := range 3 {
			o.Launch.Grid[d], o.Launch.Block[d] = launch.Exactly(l.Grid[d]), launch.Exactly(l.Block[d])
		}
		o.Launch.Warp = l.Warp
		s, err := scenario.MakeUp(k, o)
		if err != nil {
			return nil, nil, err
		}
		r, err := s.Prepare(k)
		return s, r, err
	}
	if _, _, err := of(&Launches[0]); err != nil {
		return nil
	}
	return &Subject{Kernel: k,
		Input: func(l *Launch, _ int) (*mem.Memory, [][]byte, int64) {
			s, r, err := of(l)
			if err != nil {
				panic("soundness.madeUp: " + err.Error())
			}
			return r.Mem, r.Args, s.DynamicShared
		},
		Numbers: func(l *Launch, _ int) map[string]uint64 {
			s, _, _ := of(l)
			out := map[string]uint64{}
			for i, a := range s.Args {
				if a.Scalar != nil {
					if x, err := strconv.ParseUint(string(a.Scalar.Value), 10, 64); err == nil {
						out[a.Name], out[fmt.Sprintf("#%d", i)] = x, x
					}
				}
			}
			return out
		}}
}

// TestTestdata judges every kernel in the testdata of this project, with made-up arguments. With LOCKSTEP_KERNELS set each runs under
// all launches, else under a few of them in turn.
func TestTestdata(t *testing.T) {
	full := os.Getenv("LOCKSTEP_KERNELS") != ""
	kernels, runs, turn := 0, 0, 0
	refused := map[string]int{}
	tally := new(Tally)
	for _, x := range corpus(t) {
		in, diags := frontend.Load(x.Path, x.Text)
		if diags.HasErrors() || in == nil || ir.VerifyModule(in.Module) != nil {
			continue // tests of errors
		}
		for _, k := range in.Module.Funcs {
			if !k.Kernel || k.Declared() {
				continue
			}
			kernels++
			s := madeUp(k)
			if s == nil {
				refused["no arguments"]++
				continue
			}
			c := Config{Launches: launchesOf(k), MaxIssues: 20000, Turn: turn, Tally: tally}
			if !full {
				n := len(c.Launches)
				c.Launches = slices.Concat(c.Launches, c.Launches)[turn%n:][:min(n, 2)]
				c.MaxIssues = 3000
			}
			turn++
			runs += len(c.Launches)
			faults, err := c.Judge(s)
			if err != nil {
				why, _, _ := strings.Cut(err.Error(), ":")
				refused[why]++
				t.Log(err)
				continue
			}
			for _, f := range faults {
				assert.Fail(t, f.String(), "%s, kernel %s", x.Path, k.Name)
			}
		}
	}
	t.Logf("%d kernels, %d launches, not judged: %v; %v", kernels, runs, refused, tally)
	assert.Empty(t, tally.Lacking())
	assert.Less(t, refused["lower"]+refused["no arguments"], kernels/10)
	assert.Zero(t, refused["condition"])
}
