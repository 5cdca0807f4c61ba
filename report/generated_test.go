package report_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/kernelgen"
	"lockstep/internal/tools"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/report"
	"lockstep/scenario"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

var (
	generated     = flag.Int("generated", 2000, "how many generated kernels TestGenerated runs")
	generatedSeed = flag.Uint64("generated-seed", 1, "the first of their seeds")
)

// launches are the shapes that generated kernels run in: full and partial warps, several blocks.
var launches = []string{"2,64", "1,32", "3,33", "2,100", "1,7", "4,128"}

// TestGenerated compares, for each generated kernel, the warp simulator with the per-thread interpreter, and the kernel before
// with the kernel after if-conversion: decided without a run, by a run, and by force. A kernel that fails is shrunk and
// written to testdata/found; the message names its seed.
func TestGenerated(t *testing.T) {
	for c := range chunks {
		t.Run(fmt.Sprintf("chunk%d", c), func(t *testing.T) {
			t.Parallel()
			for i := c; i < *generated; i += chunks {
				checkSeed(t, *generatedSeed+uint64(i))
			}
		})
	}
}

// chunks is how many parts of the generated kernels may run side by side.
const chunks = 8

func checkSeed(t *testing.T, seed uint64) {
	src := kernelgen.Generate(seed, kernelgen.Options{})
	shape := launches[seed%uint64(len(launches))]
	bad := checkText(src, shape)
	if bad == nil {
		return
	}
	small := kernelgen.Shrink(src, func(s string) bool {
		again := checkText(s, shape)
		return again != nil && again.kind == bad.kind
	})
	file := filepath.Join("testdata", "found", fmt.Sprintf("seed%d.ptx", seed))
	os.MkdirAll(filepath.Dir(file), 0o755)
	os.WriteFile(file, []byte(small), 0o644)
	t.Errorf("seed %d, launch %s: %s: %s\nshrunk text in %s:\n%s", seed, shape, bad.kind, bad.what, file, small)
}

// TestGeneratedAssembles shows the vendor's assembler what opt writes of the generated kernels: with all legal rewrites, and
// those that pay. Where the assembler must be there, it sees all of them, elsewhere every tenth.
func TestGeneratedAssembles(t *testing.T) {
	asm := tools.PTXAS(t)
	step := 10
	if os.Getenv(tools.RequireEnv) != "" {
		step = 1
	}
	for c := range chunks {
		t.Run(fmt.Sprintf("chunk%d", c), func(t *testing.T) {
			t.Parallel()
			for i := c * step; i < *generated; i += chunks * step {
				seed := *generatedSeed + uint64(i)
				in, diags := frontend.Load("k.ptx", []byte(kernelgen.Generate(seed, kernelgen.Options{})))
				require.False(t, diags.HasErrors(), "seed %d: %v", seed, diags)
				o := report.DefaultOptions()
				o.Force = seed%4 != 0
				text, _, err := report.Optimize(in, o, false)
				require.NoError(t, err, "seed %d", seed)
				assert.NoError(t, asm.Assemble(t, "k.ptx", text), "seed %d, force %v", seed, o.Force)
			}
		})
	}
}

// TestFound runs the kernels that were found to fail once.
func TestFound(t *testing.T) {
	files, err := filepath.Glob("testdata/found/*.ptx")
	require.NoError(t, err)
	for _, f := range files {
		src, err := os.ReadFile(f)
		require.NoError(t, err)
		for _, shape := range launches {
			if bad := checkText(string(src), shape); bad != nil {
				t.Errorf("%s, launch %s: %s: %s", f, shape, bad.kind, bad.what)
			}
		}
	}
}

// failure is what is wrong with a kernel; kind stays the same while it is shrunk.
type failure struct{ kind, what string }

func fail(kind, format string, args ...any) *failure {
	return &failure{kind, fmt.Sprintf(format, args...)}
}

// checkText takes a kernel through everything that must agree.
func checkText(src, shape string) *failure {
	in, diags := frontend.Load("k.ptx", []byte(src))
	if diags.HasErrors() {
		return fail("read", "%v", diags)
	}
	l, err := launch.Parse(shape)
	if err != nil {
		return fail("launch", "%v", err)
	}
	o := report.DefaultOptions()
	o.Launches = []launch.Launch{l}
	o.MaxIssues = 1 << 22
	base, runs, err := report.Simulate(in, o)
	if err != nil {
		return fail("simulate", "%v", err)
	}
	if len(base.Kernels) != 1 || base.Kernels[0].Status != "done" {
		return fail("status", "%v", base.Kernels)
	}
	if bad := againstThreads(in, runs[0]); bad != nil {
		return bad
	}
	for _, mode := range []string{"plain", "profile", "force"} {
		if bad := afterRewrite(in, o, mode, base.Kernels[0], runs[0]); bad != nil {
			return bad
		}
	}
	return nil
}

// againstThreads compares the memory that the warp simulator left with that of the per-thread interpreter.
func againstThreads(in *frontend.Input, warp *scenario.Run) *failure {
	k := in.Module.Kernels()[0]
	if err := thread.Supported(k); err != nil {
		return fail("outside the oracle", "%v", err)
	}
	s := warp.Scenario
	run, err := s.Prepare(k)
	if err != nil {
		return fail("prepare", "%v", err)
	}
	res, err := thread.Run(thread.Config{Kernel: k, Grid: s.Grid, Block: s.Block, Warp: s.Warp, DynamicShared: s.DynamicShared, Args: run.Args, Mem: run.Mem})
	switch {
	case err != nil:
		return fail("oracle", "%v", err)
	case res.Status != thread.Done:
		return fail("oracle status", "%s: %s", res.Status, res.Reason)
	case len(res.Races) > 0:
		return fail("race", "%v", res.Races[0])
	}
	if d := mem.Diff(run.Mem, warp.Mem, 4); len(d) > 0 {
		return fail("threads against warps", "%v", d)
	}
	return nil
}

// afterRewrite rewrites, writes, reads and runs again.
func afterRewrite(in *frontend.Input, o report.Options, mode string, before *report.SimKernel, run *scenario.Run) *failure {
	o.Force = mode == "force"
	text, rewrites, err := report.Optimize(in, o, mode == "profile")
	if err != nil {
		return fail(mode+": optimize", "%v", err)
	}
	again, diags := frontend.Load("k.ptx", text)
	if diags.HasErrors() {
		return fail(mode+": output", "%v", diags)
	}
	doc, runs, err := report.Simulate(again, o)
	if err != nil {
		return fail(mode+": simulate", "%v", err)
	}
	after := doc.Kernels[0]
	if after.Status != "done" {
		return fail(mode+": status", "%s: %v", after.Status, *after.Reason)
	}
	if d := report.Differences(run, runs[0]); len(d) > 0 {
		return fail(mode+": memory", "%v", d)
	}
	rose := int64(after.Counters.Issues) - int64(before.Counters.Issues)
	switch mode {
	case "profile":
		if rose > 0 {
			return fail("profile: issues rose", "by %d", rose)
		}
	case "plain":
		if room := wasteRoom(o, before, rewrites); rose > room {
			return fail("plain: waste", "issues rose by %d, and the rewritten branches allow %d", rose, room)
		}
	}
	return nil
}

// wasteRoom is how many issues the rewrites may cost a run: max-waste for each execution of a rewritten branch.
func wasteRoom(o report.Options, before *report.SimKernel, rewrites []*report.Rewrite) int64 {
	var room int64
	executed := map[[2]int]uint64{}
	for _, b := range before.Branches {
		executed[[2]int{b.Line, b.Column}] = *b.Executed
	}
	for _, r := range rewrites {
		if r.Verdict == "done" {
			room += int64(o.MaxWaste) * int64(executed[[2]int{r.Line, r.Column}])
		}
	}
	return room
}
