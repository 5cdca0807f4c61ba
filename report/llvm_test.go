package report_test

import (
	"encoding/binary"
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

// ran is a run of a kernel on a scenario.
type ran struct {
	*sim.Result
	mem *mem.Memory
	run *scenario.Run
}

// runOn runs kernel k of in on s.
func runOn(t testing.TB, in *frontend.Input, k *ir.Func, s *scenario.Scenario, model sim.Model) ran {
	t.Helper()
	p, err := lower.Lower(k, analysis.NewEnv(in.Module, launch.Launch{}))
	require.NoError(t, err, in.Name)
	r, err := s.Named(k).Prepare(k)
	require.NoError(t, err, in.Name)
	res, err := sim.Run(sim.Config{Program: p, Grid: s.Grid, Block: s.Block, Warp: s.Warp, Model: model, DynamicShared: s.DynamicShared,
		Args: r.Args, Mem: r.Mem, MaxIssues: 1 << 20, SM: 80})
	require.NoError(t, err, in.Name)
	return ran{res, r.Mem, r}
}

// madeUpOn is the made-up scenario of k under a launch of one dimension.
func madeUpOn(t testing.TB, k *ir.Func, grid, block uint32) *scenario.Scenario {
	t.Helper()
	l := launch.Launch{Origin: launch.OriginFlag, Warp: 32}
	l.Grid, l.Block = [3]launch.Dim{launch.Exactly(grid), launch.Exactly(1), launch.Exactly(1)}, [3]launch.Dim{launch.Exactly(block), launch.Exactly(1), launch.Exactly(1)}
	s, err := scenario.MakeUp(k, scenario.Options{Launch: l, Model: "stack", Seed: 1})
	require.NoError(t, err)
	return s
}

// llvmFiles are the LLVM IR files beside the PTX ones, of one target.
func llvmFiles(t testing.TB, pattern string) []string {
	files, err := filepath.Glob(testdata + "/kernels/built/" + pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

// fills say what is in a buffer of a type of OpenCL C: numbers whose meaning does not hang on how a compiler reads them.
var fills = map[string]scenario.Buffer{
	"float": {Type: "f32", Fill: "uniform(-2,6)"}, "int": {Type: "u32", Fill: "hash(128)"}, "uint": {Type: "u32", Fill: "hash(128)"},
	"long": {Type: "u64", Fill: "hash(100000)"}, "ulong": {Type: "u64", Fill: "hash(100000)"}, "double": {Type: "f64", Fill: "uniform(-2,6)"}, "half": {Type: "f16", Fill: "uniform(-2,6)"},
	"char": {Type: "u8", Fill: "hash(256)"}, "uchar": {Type: "u8", Fill: "hash(256)"}, "short": {Type: "u16", Fill: "hash(65536)"}, "ushort": {Type: "u16", Fill: "hash(65536)"},
}

// bufferBytes is the size of each buffer.
const bufferBytes = 1 << 14

var (
	argTypesAt = regexp.MustCompile(`define [^\n]*@(\w+)\([^\n]*!kernel_arg_type !(\d+)`)
	quoted     = regexp.MustCompile(`!"([a-z]+)\d*(\*?)"`)
)

// typed gives the made-up buffers of a scenario contents by the types that clang's metadata says.
func typed(t testing.TB, in *frontend.Input, s *scenario.Scenario) {
	t.Helper()
	for _, m := range argTypesAt.FindAllStringSubmatch(string(in.Source), -1) {
		if m[1] != s.Kernel {
			continue
		}
		node := regexp.MustCompile(`(?m)^!` + m[2] + ` = (!\{.*\})$`).FindStringSubmatch(string(in.Source))
		require.NotNil(t, node, in.Name)
		for i, arg := range quoted.FindAllStringSubmatch(node[1], -1) {
			if s.Args[i].Buffer == nil {
				continue
			}
			b, ok := fills[arg[1]]
			require.True(t, ok, "%s: a buffer of %s", in.Name, arg[1])
			bits, err := strconv.Atoi(b.Type[1:])
			require.NoError(t, err)
			b.Count = bufferBytes / int64(bits/8)
			s.Args[i].Buffer = &b
		}
		return
	}
	t.Fatalf("%s: no argument types of %s", in.Name, s.Kernel)
}

// differs says why a kernel does not leave the same memory from PTX as from LLVM IR.
var differs = map[string]string{
	"k03_switch.O0": "case 7 adds to a variable that was never set: undef here, a register that was never written there",
	"k21_int64.O0":  "clang writes a bitcast from i128 to i64 for clz of long, which is no LLVM IR",
}

// TestPTXAgainstLLVM runs each kernel of testdata that clang wrote both as PTX and as LLVM IR, at -O0 and -O2, on the same
// data: both must end alike and leave the same memory.
func TestPTXAgainstLLVM(t *testing.T) {
	same := 0
	for _, path := range llvmFiles(t, "*.nvptx.ll") {
		name := strings.TrimSuffix(filepath.Base(path), ".nvptx.ll")
		fromLLVM, fromPTX := load(t, path), load(t, strings.TrimSuffix(path, ".nvptx.ll")+".ptx")
		for _, k := range fromLLVM.Module.Kernels() {
			q := fromPTX.Module.Func(k.Name)
			require.NotNil(t, q, "%s: %s", name, k.Name)
			s := madeUpOn(t, k, 2, 64)
			typed(t, fromLLVM, s)
			a, b := runOn(t, fromLLVM, k, s, sim.Stack), runOn(t, fromPTX, q, s, sim.Stack)
			what := ""
			switch {
			case a.Status != b.Status:
				what = fmt.Sprintf("%v (%s) against %v (%s)", a.Status, a.Reason, b.Status, b.Reason)
			case a.Status == sim.Done:
				what = strings.Join(mem.Diff(a.mem, b.mem, 3), "; ")
			}
			if why, known := differs[name]; known {
				assert.NotEmpty(t, what, "%s: listed as different, %s", name, why)
				continue
			}
			assert.Empty(t, what, "%s: %s", name, k.Name)
			same++
		}
	}
	t.Logf("%d kernels leave the same memory, %d listed as different", same, len(differs))
	assert.Greater(t, same, 50)
}

// oneByOne runs k a thread at a time, under the first launch that makes no race and ends; nil if there is none.
func oneByOne(t *testing.T, in *frontend.Input, k *ir.Func) (*scenario.Scenario, *scenario.Run, *thread.Result) {
	t.Helper()
	for _, l := range [][2]uint32{{2, 48}, {1, 48}, {1, 1}} {
		s := madeUpOn(t, k, l[0], l[1])
		typed(t, in, s)
		one, err := s.Prepare(k)
		require.NoError(t, err, in.Name)
		want, err := thread.Run(thread.Config{Kernel: k, Grid: s.Grid, Block: s.Block, DynamicShared: s.DynamicShared, Args: one.Args, Mem: one.Mem, MaxSteps: 1 << 20})
		require.NoError(t, err, in.Name)
		if len(want.Races) == 0 && want.Status != thread.Limit {
			return s, one, want
		}
	}
	return nil, nil, nil
}

// targets are the files of other targets beside those for nvptx.
var targets = []string{"amdgcn", "spir64"}

// differsByTarget says why a kernel does not leave the same memory from the LLVM IR of all targets.
var differsByTarget = map[string]string{}

// TestTargetsAgree runs each kernel that clang wrote as LLVM IR for several targets on the same data.
func TestTargetsAgree(t *testing.T) {
	same := 0
	for _, target := range targets {
		for _, path := range llvmFiles(t, "*."+target+".ll") {
			name := strings.TrimSuffix(filepath.Base(path), "."+target+".ll")
			one, two := load(t, strings.TrimSuffix(path, target+".ll")+"nvptx.ll"), load(t, path)
			k, q := one.Module.Kernels()[0], two.Module.Kernels()[0]
			s := madeUpOn(t, k, 2, 64)
			typed(t, one, s)
			a, b := runOn(t, one, k, s, sim.Stack), runOn(t, two, q, s, sim.Stack)
			what := ""
			if a.Status != b.Status {
				what = fmt.Sprintf("%v (%s) against %v (%s)", a.Status, a.Reason, b.Status, b.Reason)
			} else {
				what = strings.Join(a.compare(b), "; ")
			}
			if why, known := differsByTarget[name+"."+target]; known {
				assert.NotEmpty(t, what, "%s: listed as different, %s", name, why)
				continue
			}
			assert.Empty(t, what, "%s for %s", name, target)
			same++
		}
	}
	t.Logf("%d kernels leave the same memory as for nvptx, %d listed as different", same, len(differsByTarget))
	assert.Greater(t, same, 70)
}

// compare compares the buffers of the arguments: modules of other targets have other variables.
func (a ran) compare(b ran) []string {
	var out []string
	for i, arg := range a.run.Scenario.Args {
		if arg.Buffer == nil || arg.Buffer.Count == 0 {
			continue
		}
		x, y := make([]byte, bufferBytes), make([]byte, bufferBytes)
		a.mem.ReadBytes(binary.LittleEndian.Uint64(a.run.Args[i]), x)
		b.mem.ReadBytes(binary.LittleEndian.Uint64(b.run.Args[i]), y)
		for at := range x {
			if x[at] != y[at] {
				out = append(out, fmt.Sprintf("argument %d, byte %d: %#x against %#x", i, at, x[at], y[at]))
				break
			}
		}
	}
	return out
}

// TestLLVMOracle compares the warp simulator with the per-thread interpreter on kernels of LLVM IR.
func TestLLVMOracle(t *testing.T) {
	compared := 0
	for _, path := range append(llvmFiles(t, "*.nvptx.ll"), append(llvmFiles(t, "*.amdgcn.ll"), llvmFiles(t, "*.spir64.ll")...)...) {
		in := load(t, path)
		for _, k := range in.Module.Kernels() {
			where := in.Name + ": " + k.Name
			if err := thread.Supported(k); err != nil {
				t.Logf("outside the oracle: %s: %s", where, strings.ReplaceAll(err.Error(), "\n", "; "))
				continue
			}
			s, one, want := oneByOne(t, in, k)
			if want == nil {
				t.Logf("races or does not end: %s", where)
				continue
			}
			for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
				got := runOn(t, in, k, s, model)
				if got.Status == sim.Limit || got.Status == sim.Deadlock && len(got.Undefined) > 0 {
					continue
				}
				assert.Equal(t, string(want.Status), got.Status.String(), "%s under %v: %s against %s", where, model, want.Reason, got.Reason)
				if got.Status == sim.Done {
					assert.Empty(t, mem.Diff(one.Mem, got.mem, 3), "%s under %v", where, model)
				}
				compared++
			}
		}
	}
	t.Logf("%d runs compared", compared)
	assert.Greater(t, compared, 150)
}
