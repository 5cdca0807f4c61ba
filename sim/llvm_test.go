package sim_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir/frontend"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

// loadLLVM reads a text of LLVM IR and lowers one of its kernels.
func loadLLVM(t testing.TB, src, kernel string) *bench {
	t.Helper()
	in, diags := frontend.Load("test.ll", []byte(src))
	require.False(t, diags.HasErrors(), "%v\n%s", diags, src)
	k := in.Module.Func(kernel)
	require.NotNil(t, k, kernel)
	return prepare(t, in.Module, k)
}

var llvmSeeds = flag.Uint64("llvm-seeds", 2, "modules of generated LLVM IR to compare")

const (
	genFunctions = 60
	genOpsEach   = 40
)

// genArguments are what each generated function is called with.
var genArguments = [][3]uint64{{0, 0, 0}, {1, 2, 3}, {^uint64(0), 1 << 63, 1<<63 - 1}, {0x123456789abcdef0, 0xfedcba9876543210, 0x8000000080000001}}

// generatedModule is a module of functions @f0, @f1, ... without a triple.
func generatedModule(seed uint64, n int, plain bool) string {
	g := &llvmGen{r: rand.New(rand.NewPCG(seed, 0)), declare: map[string]bool{}, plain: plain}
	g.need("void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
	g.need("void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)")
	for i := range n {
		g.function(fmt.Sprintf("f%d", i), genOpsEach)
	}
	var decls []string
	for d := range g.declare {
		decls = append(decls, d)
	}
	sort.Strings(decls)
	return g.b.String() + strings.Join(decls, "")
}

// kernelOf calls each function of a generated module and stores what it gives.
func kernelOf(module string, n int) string {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n")
	b.WriteString("define ptx_kernel void @k(ptr addrspace(1) %o, i64 %a, i64 %b, i64 %c) {\n")
	for i := range n {
		fmt.Fprintf(&b, "  %%r%d = call i64 @f%d(i64 %%a, i64 %%b, i64 %%c)\n  %%p%d = getelementptr i64, ptr addrspace(1) %%o, i64 %d\n  store i64 %%r%d, ptr addrspace(1) %%p%d\n", i, i, i, i, i, i)
	}
	b.WriteString("  ret void\n}\n")
	return b.String() + module
}

// programOf prints what each function gives for each of genArguments.
func programOf(module string, n int) string {
	var b strings.Builder
	b.WriteString("@fmt = private constant [6 x i8] c\"%llx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\ndefine i32 @main() {\n")
	k := 0
	for _, a := range genArguments {
		for i := range n {
			fmt.Fprintf(&b, "  %%r%d = call i64 @f%d(i64 %d, i64 %d, i64 %d)\n  call i32 (ptr, ...) @printf(ptr @fmt, i64 %%r%d)\n", k, i, int64(a[0]), int64(a[1]), int64(a[2]), k)
			k++
		}
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String() + module
}

// TestGeneratedLLVM compares what generated functions give in the warp simulator, in the per-thread interpreter, and under
// LLVM's own lli on the host.
func TestGeneratedLLVM(t *testing.T) {
	lli := tools.LLI22(t)
	for seed := range *llvmSeeds {
		module := generatedModule(seed, genFunctions, false)
		path := filepath.Join(t.TempDir(), "main.ll")
		require.NoError(t, os.WriteFile(path, []byte(programOf(module, genFunctions)), 0o644))
		out, err := exec.Command(lli, path).CombinedOutput()
		require.NoError(t, err, "%s", out)
		want := strings.Fields(string(out))
		require.Len(t, want, genFunctions*len(genArguments))
		text := kernelOf(module, genFunctions)
		for ai, args := range genArguments {
			got := runGenerated(t, text, args)
			for i := range genFunctions {
				x, err := strconv.ParseUint(want[ai*genFunctions+i], 16, 64)
				require.NoError(t, err)
				if !assert.Equal(t, x, got[i], "seed %d: @f%d(%#x)", seed, i, args) {
					return
				}
			}
		}
	}
}

// runGenerated runs kernelOf's kernel on one thread.
func runGenerated(t *testing.T, text string, args [3]uint64) []uint64 {
	b := loadLLVM(t, text, "k").block(1)
	b.buffer("o", 8*genFunctions)
	for _, a := range args {
		b.arg64(a)
	}
	b.run(sim.Done)
	data := make([]byte, 8*genFunctions)
	require.Nil(t, b.cfg.Mem.ReadBytes(b.bufs["o"], data))
	got := make([]uint64, genFunctions)
	for i := range got {
		got[i] = binary.LittleEndian.Uint64(data[8*i:])
	}
	return got
}

// TestGeneratedLLVMOracle compares both simulators on what the oracle knows.
func TestGeneratedLLVMOracle(t *testing.T) {
	for seed := range uint64(100) {
		text := kernelOf(generatedModule(seed, 1, true), 1)
		b := loadLLVM(t, text, "k").block(1)
		require.NoError(t, thread.Supported(b.prog.Kernel), "seed %d", seed)
		args := genArguments[seed%uint64(len(genArguments))]
		input := func() sim.Config {
			c := b.cfg
			c.Mem = mem.New(64)
			c.Mem.AddModule(b.mod)
			c.Args = [][]byte{binary.LittleEndian.AppendUint64(nil, c.Mem.AddBuffer("o", 8, nil))}
			for _, a := range args {
				c.Args = append(c.Args, binary.LittleEndian.AppendUint64(nil, a))
			}
			return c
		}
		one, other := input(), input()
		want, err := thread.Run(thread.Config{Kernel: b.prog.Kernel, Grid: one.Grid, Block: one.Block, Args: one.Args, Mem: one.Mem})
		require.NoError(t, err)
		got, err := sim.Run(other)
		require.NoError(t, err)
		assert.Equal(t, string(want.Status), got.Status.String(), "seed %d: %s against %s", seed, want.Reason, got.Reason)
		assert.Empty(t, mem.Diff(one.Mem, other.Mem, 1), "seed %d", seed)
	}
}
