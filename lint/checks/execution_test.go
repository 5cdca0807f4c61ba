package checks_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/internal/kernelgen"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/lint"
	"lockstep/lint/checks"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim"
)

var generated = flag.Int("generated", 300, "how many generated kernels TestGeneratedAreClean lints")

// mistakes are the rules about programs that are wrong.
func mistakes() []*lint.Check {
	return []*lint.Check{checks.Lookup("LS101"), checks.Lookup("LS102"), checks.Lookup("LS103")}
}

// execute runs kernel k on made-up data under the launch l, as the machine of the file's target.
func execute(t *testing.T, m *ir.Module, k *ir.Func, l launch.Launch) *sim.Result {
	t.Helper()
	prog, err := lower.Lower(k, analysis.NewEnv(m, l))
	require.NoError(t, err)
	s, err := scenario.MakeUp(k, scenario.Options{Launch: l, Model: "stack", Seed: 1})
	require.NoError(t, err)
	run, err := s.Prepare(k)
	require.NoError(t, err)
	sm, err := strconv.Atoi(strings.TrimPrefix(m.Target, "sm_"))
	require.NoError(t, err)
	r, err := sim.Run(sim.Config{Program: prog, Grid: s.Grid, Block: s.Block, Args: run.Args, Mem: run.Mem, MaxIssues: 100_000, SM: sm})
	require.NoError(t, err)
	return r
}

// complains reports whether a run found something wrong: something undefined, or threads that wait for ever.
func complains(r *sim.Result) bool { return len(r.Undefined) > 0 || r.Status == sim.Deadlock }

// lenient are kernels with a finding that the simulator lets pass, and kernels without one that it does not, each with the reason.
var lenient = map[string]string{
	"both_arms.ptx unaligned": "legal, but a stack of joins cannot run the other arm while one waits",
	"data.ptx spilled":        "an accepted miss: the condition comes through local memory",
}

// exitsHelp are the forms that end well in the simulator because the threads that never come leave, and nobody waits for those.
var exitsHelp = []string{"warps of a block", "waits for", "no multiple of"}

// TestDefiniteByExecution: a kernel with a definite error goes wrong in the simulator, under the launch of the finding. One
// without any finding runs clean.
func TestDefiniteByExecution(t *testing.T) {
	definite, clean := 0, 0
	for _, rule := range mistakes() {
		files, err := filepath.Glob(filepath.Join("..", "testdata", rule.ID, "*.ptx"))
		require.NoError(t, err)
		for _, path := range files {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			m := read(t, path, src)
			_, rest, _ := strings.Cut(string(src), "// launch:")
			text, _, _ := strings.Cut(rest, "\n")
			var flag *launch.Launch
			if text = strings.TrimSpace(text); text != "none" {
				l, err := launch.Parse(text)
				require.NoError(t, err)
				flag = &l
			}
			for _, k := range m.Kernels() {
				l, err := launch.Resolve(k, flag)
				require.NoError(t, err)
				exact := launch.Choose(k, l)
				ds, err := lint.Run(m, lint.Options{Checks: mistakes(), Launches: []launch.Launch{exact}, Kernels: []string{k.Name}})
				if err != nil { // another kernel of the file declares another block
					require.ErrorContains(t, err, "contradicts")
					continue
				}
				if lenient[filepath.Base(path)+" "+k.Name] != "" {
					continue
				}
				wrong := false
				for _, d := range ds {
					let := slices.ContainsFunc(exitsHelp, func(s string) bool { return strings.Contains(d.Message, s) })
					wrong = wrong || d.Severity == lint.Error && d.Certainty == lint.Definite && !let
				}
				r := execute(t, m, k, exact)
				switch {
				case wrong:
					definite++
					assert.True(t, complains(r), "%s: kernel %s: %s, but the run ends with %s", path, k.Name, ds[0].Message, r.Status)
				case len(ds) == 0:
					clean++
					assert.False(t, complains(r), "%s: kernel %s has no finding, but the run: %s %s %v", path, k.Name, r.Status, r.Reason, r.Undefined)
				}
			}
		}
	}
	assert.Greater(t, definite, 10)
	assert.Greater(t, clean, 20)
}

// TestGeneratedAreClean: generated kernels have their barriers and collectives where all threads come, so nothing is found in
// them, whatever the launch.
func TestGeneratedAreClean(t *testing.T) {
	for seed := range uint64(*generated) {
		o := kernelgen.Options{}
		if seed%4 == 3 {
			o.With = kernelgen.Unstructured
		}
		m := read(t, "generated.ptx", []byte(kernelgen.Generate(seed+1, o)))
		for _, l := range []string{"?", "2,256", "2,33x2"} {
			for _, d := range run(t, m, checks.All, l) {
				if d.Check != "LS201" {
					assert.Fail(t, "false alarm", "seed %d, launch %s: line %d: %s, %s: %s", seed+1, l, d.Pos().Line, d.Severity, d.Certainty, d.Message)
				}
			}
		}
	}
}
