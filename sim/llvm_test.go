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

// llvmKernel wraps a body into a kernel @k(ptr addrspace(1) %o, i32 %x) of which %tid is the thread's number.
func llvmKernel(body, rest string) string {
	return `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %o, i32 %x) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr addrspace(1) %o, i32 %tid
` + body + "\n  ret void\n}\n" + rest
}

// TestPoison: what poison reaches decides whether a run is defined.
func TestPoison(t *testing.T) {
	const big = 1<<31 - 1
	for name, c := range map[string]struct {
		x      uint32
		body   string
		rest   string
		status sim.Status
		reason string // of the fault
		note   string // among what was undefined
		want   uint32 // at o[0]
	}{
		"branch": {x: big, body: "  %p = add nsw i32 %x, 1\n  %c = icmp sgt i32 %p, 0\n  br i1 %c, label %a, label %b\na:\n  store i32 1, ptr addrspace(1) %at\n  br label %b\nb:",
			status: sim.Faulted, reason: "branch on poison"},
		"no overflow": {x: 4, body: "  %p = add nsw i32 %x, 1\n  %c = icmp sgt i32 %p, 0\n  br i1 %c, label %a, label %b\na:\n  store i32 1, ptr addrspace(1) %at\n  br label %b\nb:",
			status: sim.Done, want: 1},
		"address": {x: 1 << 31, body: "  %p = mul nuw i32 %x, 2\n  %q = getelementptr i32, ptr addrspace(1) %o, i32 %p\n  store i32 1, ptr addrspace(1) %q",
			status: sim.Faulted, reason: "the address is poison"},
		"stored": {x: 40, body: "  %p = shl i32 1, %x\n  store i32 %p, ptr addrspace(1) %at", status: sim.Done, note: "poison is stored"},
		"frozen": {x: big, body: "  %p = add nsw i32 %x, 1\n  %f = freeze i32 %p\n  %c = icmp sgt i32 %f, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  store i32 3, ptr addrspace(1) %at",
			status: sim.Done, want: 3},
		"not taken": {x: big, body: "  %p = add nsw i32 %x, 1\n  %c = icmp eq i32 %x, 2147483647\n  %s = select i1 %c, i32 5, i32 %p\n  %d = icmp eq i32 %s, 5\n  br i1 %d, label %a, label %b\na:\n  store i32 %s, ptr addrspace(1) %at\n  br label %b\nb:",
			status: sim.Done, want: 5},
		"and": {x: big, body: "  %p = add nsw i32 %x, 1\n  %c = icmp sgt i32 %p, 0\n  %d = and i1 false, %c\n  br i1 %d, label %a, label %b\na:\n  br label %b\nb:",
			status: sim.Faulted, reason: "branch on poison"},
		"through a call": {x: big, body: "  %p = add nsw i32 %x, 1\n  %r = call i32 @id(i32 %p)\n  %c = icmp eq i32 %r, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:",
			rest: "define i32 @id(i32 %y) noinline {\n  ret i32 %y\n}\n", status: sim.Faulted, reason: "branch on poison"},
		"through a phi": {x: big, body: "  %c = icmp eq i32 %x, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %v = phi i32 [ 1, %a ], [ poison, %entry ]\n  %d = icmp eq i32 %v, 1\n  br i1 %d, label %e, label %f\ne:\n  br label %f\nf:",
			status: sim.Faulted, reason: "branch on poison"},
		"division by zero": {x: 0, body: "  %q = udiv i32 7, %x\n  store i32 %q, ptr addrspace(1) %at", status: sim.Faulted, reason: "division by zero"},
		"conversion":       {x: 0, body: "  %i = fptosi float 3.0e+10 to i32\n  %c = icmp eq i32 %i, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:", status: sim.Faulted, reason: "branch on poison"},
		"element": {x: 9, body: "  %v = insertelement <2 x i32> <i32 1, i32 2>, i32 3, i32 0\n  %e = extractelement <2 x i32> %v, i32 %x\n  %c = icmp eq i32 %e, 0\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:",
			status: sim.Faulted, reason: "branch on poison"},
		"exact": {x: 3, body: "  %p = lshr exact i32 %x, 1\n  %q = getelementptr i32, ptr addrspace(1) %o, i32 %p\n  store i32 1, ptr addrspace(1) %q", status: sim.Faulted, reason: "the address is poison"},
	} {
		t.Run(name, func(t *testing.T) {
			b := loadLLVM(t, llvmKernel(c.body, c.rest), "k").block(1)
			b.buffer("o", 256).arg32(c.x)
			r := b.run(c.status)
			assert.Contains(t, r.Reason, c.reason)
			if c.note != "" {
				require.Len(t, r.Undefined, 1)
				assert.Contains(t, r.Undefined[0].Text, c.note)
			} else {
				assert.Empty(t, r.Undefined)
				assert.Equal(t, c.want, b.words("o", 1)[0])
			}
		})
	}
}

// TestUndef: an undefined value has bits of its own for each thread and each use, and the same ones in each run.
func TestUndef(t *testing.T) {
	run := func() []uint32 {
		b := loadLLVM(t, llvmKernel("  %v = xor i32 undef, undef\n  store i32 %v, ptr addrspace(1) %at", ""), "k").block(32)
		b.buffer("o", 256).arg32(0)
		b.run(sim.Done)
		return b.words("o", 32)
	}
	words := run()
	seen := map[uint32]bool{}
	for _, w := range words {
		seen[w] = true
	}
	assert.Len(t, seen, 32)
	assert.Equal(t, words, run())
}

// TestLLVMIssues: phis and a branch to the next block of the text cost nothing, every other instruction one issue, whatever
// it becomes.
func TestLLVMIssues(t *testing.T) {
	for name, c := range map[string]struct {
		body   string
		issues uint64 // besides the two before the body, and the return
	}{
		"next block": {"  br label %next\nnext:\n  br label %last\nlast:", 0},
		"far block":  {"  br label %far\nnear:\n  ret void\nfar:\n  br label %near", 2}, // the second return is not reached
		"vector":     {"  %v = load <4 x float>, ptr addrspace(1) %o, align 16\n  %w = fadd <4 x float> %v, %v\n  store <4 x float> %w, ptr addrspace(1) %o, align 16", 3},
		"structure":  {"  %s = load { i32, i64, i8 }, ptr addrspace(1) %o\n  %e = extractvalue { i32, i64, i8 } %s, 1\n  %i = insertvalue { i32, i64, i8 } %s, i64 %e, 1\n  store { i32, i64, i8 } %i, ptr addrspace(1) %o", 4},
		"address":    {"  %p = getelementptr [4 x [4 x i32]], ptr addrspace(1) %o, i32 0, i32 %x, i32 %x", 1},
		"shuffle":    {"  %v = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>\n  %e = extractelement <4 x i32> %v, i32 %x", 2},
		"odd width":  {"  %v = load i24, ptr addrspace(1) %o\n  %w = add i24 %v, 1\n  store i24 %w, ptr addrspace(1) %o", 3},
		"wide":       {"  %v = load i128, ptr addrspace(1) %o\n  %w = add i128 %v, 1\n  store i128 %w, ptr addrspace(1) %o", 3},
	} {
		t.Run(name, func(t *testing.T) {
			b := loadLLVM(t, llvmKernel(c.body, ""), "k").block(1)
			b.buffer("o", 256).arg32(1)
			r := b.run(sim.Done)
			assert.Equal(t, 3+c.issues, r.Counters.Issues)
		})
	}
}

// TestLLVMRefused: what cannot run is refused by name, and only when it is reached.
func TestLLVMRefused(t *testing.T) {
	for name, c := range map[string]struct{ body, rest, text string }{
		"unknown intrinsic": {"  call void @llvm.amdgcn.s.setreg(i32 1, i32 %x)", "declare void @llvm.amdgcn.s.setreg(i32, i32)\n", "llvm.amdgcn.s.setreg"},
		"assembly":          {"  call void asm sideeffect \"foo $0;\", \"r\"(i32 %x)", "", "foo $0;"},
		"wide division":     {"  %w = zext i32 %x to i128\n  %q = udiv i128 7, %w", "", "udiv i128: wider than 64 bits"},
		"packed vector":     {"  %v = load <100 x i1>, ptr addrspace(1) %o", "", "a vector of 100 bits"},
		"no body":           {"  call void @elsewhere()", "declare void @elsewhere()\n", "elsewhere"},
	} {
		t.Run(name, func(t *testing.T) {
			reached := loadLLVM(t, llvmKernel(c.body, c.rest), "k").block(1)
			reached.buffer("o", 256).arg32(1)
			assert.Contains(t, reached.run(sim.Refused).Reason, c.text)
			body := "  %never = icmp eq i32 %x, 7\n  br i1 %never, label %a, label %b\na:\n" + c.body + "\n  br label %b\nb:"
			skipped := loadLLVM(t, llvmKernel(body, c.rest), "k").block(1)
			skipped.buffer("o", 256).arg32(1)
			skipped.run(sim.Done)
		})
	}
}

// TestAlloca: memory asked for at run time, by lanes of different needs, in a loop and in a function that is called.
func TestAlloca(t *testing.T) {
	body := `  %n = add i32 %tid, 1
  %p = alloca i32, i32 %n
  %last = getelementptr i32, ptr %p, i32 %tid
  store i32 %tid, ptr %last
  %r = call i32 @f(i32 %n)
  %back = load i32, ptr %last
  %sum = add i32 %r, %back
  store i32 %sum, ptr addrspace(1) %at`
	rest := `define i32 @f(i32 %n) noinline {
  %q = alloca i32, i32 %n
  %m = sub i32 %n, 1
  %e = getelementptr i32, ptr %q, i32 %m
  store i32 100, ptr %e
  %v = load i32, ptr %e
  ret i32 %v
}
`
	b := loadLLVM(t, llvmKernel(body, rest), "k").block(32)
	b.buffer("o", 256).arg32(0)
	b.run(sim.Done)
	for l, w := range b.words("o", 32) {
		assert.Equal(t, uint32(100+l), w)
	}
}
