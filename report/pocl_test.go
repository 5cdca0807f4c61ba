package report_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir/frontend"
	"lockstep/scenario"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

// portable are kernels of testdata that run under any OpenCL, without races, with arguments that are no buffers.
var portable = []struct {
	name, kernel string
	scalars      map[int]string // by position: "int 60", "float 0.5"
}{
	{"k01_nested_if", "nested_if", map[int]string{2: "int 100"}},
	{"k02_collatz", "collatz", nil},
	{"k04_early_return", "early", map[int]string{2: "int 20"}},
	{"k05_reduce_shared", "reduce", nil},
	{"k13_mandel", "mandel", map[int]string{1: "float -2", 2: "float -1.25", 3: "float 0.25", 4: "int 16", 5: "int 50"}},
	{"k14_localarr", "locarr", map[int]string{2: "int 30"}},
	{"k15_bsearch", "bsearch", map[int]string{3: "int 64"}},
	{"k16_goto_irreducible", "irr", nil},
	{"k17_shortcircuit", "sc", map[int]string{3: "int 40"}},
	{"k24_uniform_loop", "uni", map[int]string{2: "int 30"}},
	{"k26_bitonic", "bitonic", map[int]string{1: "int 64"}},
	{"k28_loop_divergent_break_barrier", "lbb", map[int]string{2: "int 12"}},
}

const poclGrid, poclBlock = 2, 64

// TestPoCL runs portable kernels under PoCL on the host's own processor and, compiled by clang to PTX and to LLVM IR for all
// targets, in the warp simulator: the buffers end with the same bytes. Contraction is off everywhere.
func TestPoCL(t *testing.T) {
	clang := tools.Clang22(t)
	host := tools.OpenCLHost(t, "testdata/pocl/host.c")
	dir := t.TempDir()
	for _, p := range portable {
		t.Run(p.name, func(t *testing.T) {
			inputs := compileAll(t, clang, dir, filepath.Join(testdata, "kernels/opencl", p.name+".cl"))
			first := inputs[0]
			s := madeUpOn(t, first.Module.Func(p.kernel), poclGrid, poclBlock)
			typed(t, first, s)
			for i, text := range p.scalars {
				kind, value, _ := strings.Cut(text, " ")
				s.Args[i] = scenario.Arg{Scalar: &scenario.Scalar{Type: map[string]string{"int": "s32", "float": "f32"}[kind], Value: scenario.Number(value)}}
			}
			want := underPoCL(t, host, dir, p.name, p.kernel, s)
			for _, in := range inputs {
				k := in.Module.Func(p.kernel)
				require.NotNil(t, k, in.Name)
				got := runOn(t, in, k, s, sim.Stack)
				require.Equal(t, sim.Done, got.Status, "%s: %s", in.Name, got.Reason)
				for i, w := range want {
					if w == nil {
						continue
					}
					data := make([]byte, len(w))
					require.Nil(t, got.mem.ReadBytes(binary.LittleEndian.Uint64(got.run.Args[i]), data))
					assert.True(t, bytes.Equal(w, data), "%s: argument %d: %s", in.Name, i, firstDifference(w, data))
				}
			}
		})
	}
}

// TestParameters runs a kernel with parameters of all kinds, made up, from PTX and from the LLVM IR of each target, in both
// simulators.
func TestParameters(t *testing.T) {
	inputs := compileAll(t, tools.Clang22(t), t.TempDir(), "testdata/params.cl")
	var first []byte
	for _, in := range inputs {
		k := in.Module.Func("params")
		require.NotNil(t, k, in.Name)
		of := k
		if strings.HasSuffix(in.Name, ".ptx") { // has no types: what lies where in a structure is what LLVM IR says
			of = inputs[0].Module.Func("params")
		}
		s := madeUpOn(t, of, 2, 32)
		s.Args[0].Buffer = &scenario.Buffer{Type: "f32", Count: 64, Fill: "zero"}
		s.Args[7].Buffer = &scenario.Buffer{Type: "f32", Count: 64, Fill: "uniform(0,1)"}
		for i := range s.Args[2].Fields {
			if b := s.Args[2].Fields[i].Buffer; b != nil {
				*b = scenario.Buffer{Type: "s32", Count: 32, Fill: "hash(1000)"}
			}
		}
		got := runOn(t, in, k, s, sim.Stack)
		require.Equal(t, sim.Done, got.Status, "%s: %s", in.Name, got.Reason)
		data := make([]byte, 4*64)
		require.Nil(t, got.mem.ReadBytes(binary.LittleEndian.Uint64(got.run.Args[0]), data))
		assert.NotEqual(t, make([]byte, 4*64), data)
		if first == nil {
			first = data
		}
		assert.Equal(t, first, data, in.Name)

		require.NoError(t, thread.Supported(k), in.Name)
		one, err := s.Prepare(k)
		require.NoError(t, err)
		want, err := thread.Run(thread.Config{Kernel: k, Grid: s.Grid, Block: s.Block, DynamicShared: s.DynamicShared, Args: one.Args, Mem: one.Mem})
		require.NoError(t, err)
		require.Equal(t, thread.Done, want.Status, "%s: %s", in.Name, want.Reason)
		assert.Empty(t, mem.Diff(one.Mem, got.mem, 3), in.Name)
	}
}

func firstDifference(a, b []byte) string {
	for i := range a {
		if a[i] != b[i] {
			return fmt.Sprintf("byte %d is %#x under PoCL, %#x here", i, a[i], b[i])
		}
	}
	return "none"
}

// compileAll gives a kernel as LLVM IR for each target, and as PTX.
func compileAll(t *testing.T, clang, dir, source string) []*frontend.Input {
	t.Helper()
	name := strings.TrimSuffix(filepath.Base(source), ".cl")
	common := []string{"-w", "-x", "cl", "-cl-std=CL2.0", "-O2", "-ffp-contract=off", "-S", "-I", filepath.Join(testdata, "kernels/opencl"), source}
	nvptx := []string{"-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", "sm_80", "-Xclang", "-target-feature", "-Xclang", "+ptx78"}
	var out []*frontend.Input
	for _, c := range []struct {
		suffix string
		flags  []string
	}{
		{"nvptx.ll", append(nvptx, "-emit-llvm")}, {"ptx", nvptx},
		{"amdgcn.ll", []string{"-target", "amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-nogpulib", "-emit-llvm"}},
		{"spir64.ll", []string{"-target", "spir64-unknown-unknown", "-Xclang", "-finclude-default-header", "-emit-llvm"}},
	} {
		path := filepath.Join(dir, name+"."+c.suffix)
		msg, err := exec.Command(clang, append(append(append([]string(nil), common...), c.flags...), "-o", path)...).CombinedOutput()
		require.NoError(t, err, "%s", msg)
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		in, diags := frontend.Load(name+"."+c.suffix, src)
		require.False(t, diags.HasErrors(), "%v", diags)
		out = append(out, in)
	}
	return out
}

// underPoCL runs a kernel on the host and gives the bytes of its buffers, by argument.
func underPoCL(t *testing.T, host, dir, name, kernel string, s *scenario.Scenario) [][]byte {
	t.Helper()
	in, err := filepath.Abs(filepath.Join(testdata, "kernels/opencl"))
	require.NoError(t, err)
	text, err := os.ReadFile(filepath.Join(in, name+".cl"))
	require.NoError(t, err)
	source := filepath.Join(dir, name+".cl")
	require.NoError(t, os.WriteFile(source, append([]byte("#pragma OPENCL FP_CONTRACT OFF\n"), text...), 0o644))
	var script strings.Builder
	fmt.Fprintf(&script, "%s %s %d %d -cl-std=CL2.0,-I%s", source, kernel, poclGrid*poclBlock, poclBlock, in)
	files := make([]string, len(s.Args))
	for i, a := range s.Args {
		if a.Scalar != nil {
			kind := "int"
			if a.Scalar.Type[0] == 'f' {
				kind = "float"
			}
			fmt.Fprintf(&script, " %s %s", kind, a.Scalar.Value)
			continue
		}
		data, err := a.Buffer.Contents(s.Seed)
		require.NoError(t, err)
		files[i] = filepath.Join(dir, fmt.Sprintf("%s.%d", name, i))
		require.NoError(t, os.WriteFile(files[i], data, 0o644))
		fmt.Fprintf(&script, " buffer %s", files[i])
	}
	cmd := exec.Command(host)
	cmd.Stdin = strings.NewReader(script.String())
	cmd.Env = append(os.Environ(), "POCL_CACHE_DIR="+dir)
	msg, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", msg)
	out := make([][]byte, len(s.Args))
	for i, f := range files {
		if f != "" {
			out[i], err = os.ReadFile(f)
			require.NoError(t, err)
		}
	}
	return out
}
