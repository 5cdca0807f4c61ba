package report_test

import (
	"encoding/binary"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/scenario"
	"lockstep/sim"
)

// cases are the small modules of LLVM IR whose comments say what a run gives (WITNESS).
const llvmCases = "../ir/llvm/testdata/cases/"

// wrapped adds to a case a kernel @w that calls a function of it with constants and stores what it gives.
func wrapped(t *testing.T, file, call, ret string) *frontend.Input {
	t.Helper()
	src, err := os.ReadFile(llvmCases + file)
	require.NoError(t, err)
	text := string(src)
	if call != "" {
		text += fmt.Sprintf("\ndefine ptx_kernel void @w(ptr addrspace(1) %%o) {\n  %%r = call %s %s\n  store %s %%r, ptr addrspace(1) %%o\n  ret void\n}\n", ret, call, ret)
	}
	in, diags := frontend.Load(file, []byte(text))
	require.False(t, diags.HasErrors(), "%v", diags)
	return in
}

// TestWitnesses runs what the B and A cases say of single results.
func TestWitnesses(t *testing.T) {
	for _, c := range []struct {
		file, call, ret string
		want            uint32
	}{
		{"B04.ll", "@k(i8 0, i32 5)", "i32", 5}, {"B04.ll", "@k(i8 1, i32 5)", "i32", 0},
		{"B05.ll", "@k(i32 -1)", "i32", 0xffffffff}, {"B05.ll", "@k(i32 4)", "i32", 5},
		{"B07.ll", "@u(i32 6, i32 0)", "i32", 0}, {"B07.ll", "@u(i32 6, i32 3)", "i32", 2}, {"B07.ll", "@s(i32 -2147483648, i32 -1)", "i32", 0},
		{"B13.ll", "@val(i1 true, i32 9)", "i32", 1}, {"B13.ll", "@val(i1 false, i32 4)", "i32", 12},
		{"B13.ll", "@inv(i1 true, i32 4)", "i32", 12}, {"B13.ll", "@inv(i1 false, i32 4)", "i32", 1},
		{"B12.ll", "@trapdef(i32 0)", "i32", 10}, {"B12.ll", "@trapdef(i32 1)", "i32", 20}, {"B12.ll", "@pick(i32 3)", "i32", 0},
		{"B19.ll", "@k(i32 -3)", "i32", 0}, {"B19.ll", "@k(i32 6)", "i32", 8},
	} {
		t.Run(c.file+c.call, func(t *testing.T) {
			got := runWitness(t, wrapped(t, c.file, c.call, c.ret), "w", 1, nil)
			require.Equal(t, sim.Done, got.Status, got.Reason)
			assert.Equal(t, []uint32{c.want}, got.words(t, 0, 1))
		})
	}
	t.Run("B12 trap", func(t *testing.T) {
		assert.Equal(t, sim.Trapped, runWitness(t, wrapped(t, "B12.ll", "@trapdef(i32 9)", "i32"), "w", 1, nil).Status)
	})
}

// TestKernelWitnesses runs what cases say of all lanes of a warp.
func TestKernelWitnesses(t *testing.T) {
	ints := func(values ...int) map[int]int {
		m := map[int]int{}
		for i, v := range values {
			m[i] = v
		}
		return m
	}
	lanes := func(f func(l int) uint32) []uint32 {
		out := make([]uint32, 32)
		for l := range out {
			out[l] = f(l)
		}
		return out
	}
	first := func(a, b uint32) []uint32 {
		return lanes(func(l int) uint32 {
			if l == 0 {
				return a
			}
			return b
		})
	}
	for _, c := range []struct {
		file, kernel string
		scalars      map[int]int
		want         []uint32 // of the last argument
	}{
		{"A02.ll", "k", ints(4), first(1, 0)},
		{"A03.ll", "k", nil, lanes(func(l int) uint32 { // what is not above 50 is not stored
			if l <= 5 {
				return 0
			}
			return uint32(10 * l)
		})},
		{"A05.ll", "k", ints(7), first(42, 7)},
		{"B01.ll", "k", ints(1, 1<<31-1), []uint32{7}}, {"B01.ll", "k", ints(0, -5), []uint32{0}},
		{"B03.ll", "k", ints(5, 1), []uint32{0}}, {"B03.ll", "k", ints(5, 3), []uint32{5}},
		{"B09.ll", "k", nil, lanes(func(l int) uint32 {
			if l < 4 {
				return 0xf
			}
			return 0
		})},
	} {
		t.Run(fmt.Sprint(c.file, c.scalars), func(t *testing.T) {
			in := wrapped(t, c.file, "", "")
			got := runWitness(t, in, c.kernel, 32, c.scalars)
			require.Equal(t, sim.Done, got.Status, got.Reason)
			k := in.Module.Func(c.kernel)
			assert.Equal(t, c.want, got.words(t, len(k.Params)-1, len(c.want)))
		})
	}
}

// Only a[0] is there: lanes beyond it must not touch memory, and a speculated load would.
func TestGuardedLoadWitness(t *testing.T) {
	for _, c := range []struct {
		file, kernel string
		scalars      map[int]int
		want         uint32
	}{{"B06.ll", "guard", map[int]int{0: 1}, 5}, {"B18.ll", "k", map[int]int{0: 1, 1: 2}, 1}} {
		in := wrapped(t, c.file, "", "")
		k := in.Module.Func(c.kernel)
		s := madeUpOn(t, k, 1, 32)
		setScalars(s, c.scalars)
		a := len(k.Params) - 2
		s.Args[a] = scenario.Arg{Buffer: &scenario.Buffer{Type: "u32", Count: 1, Fill: "{5}"}}
		s.Args[a+1] = scenario.Arg{Buffer: &scenario.Buffer{Type: "u32", Count: 32, Fill: "hash(9)"}}
		got := runOn(t, in, k, s, sim.Stack)
		require.Equal(t, sim.Done, got.Status, got.Reason)
		want := make([]uint32, 32)
		want[0] = c.want
		assert.Equal(t, want, got.words(t, a+1, 32), c.file)
		// The same without the guard.
		text := strings.Replace(string(in.Source), "br i1 %c, label %t, label %j", "br label %t", 1)
		text = strings.Replace(text, "br i1 %c1, label %t2, label %j", "br label %t2", 1)
		text = strings.NewReplacer("[ 0, %entry ], [ 0, %t2 ]", "[ 0, %t2 ]", "phi i32 [ %v, %t ], [ 0, %entry ]\n  %q", "phi i32 [ %v, %t ]\n  %q").Replace(text)
		bare, diags := frontend.Load(c.file, []byte(text))
		require.False(t, diags.HasErrors(), "%v", diags)
		r := runOn(t, bare, bare.Module.Func(c.kernel), s, sim.Stack)
		assert.Equal(t, sim.Faulted, r.Status)
		assert.Contains(t, r.Reason, "out of bounds")
	}
}

func setScalars(s *scenario.Scenario, values map[int]int) {
	for i, v := range values {
		s.Args[i] = scenario.Arg{Scalar: &scenario.Scalar{Type: "s32", Value: scenario.Number(fmt.Sprint(v))}}
	}
}

// runWitness runs kernel k of in on one block; buffers are zero.
func runWitness(t *testing.T, in *frontend.Input, kernel string, block uint32, scalars map[int]int) ran {
	t.Helper()
	k := in.Module.Func(kernel)
	require.NotNil(t, k, kernel)
	s := madeUpOn(t, k, 1, block)
	for i := range s.Args {
		if s.Args[i].Buffer != nil {
			s.Args[i].Buffer = &scenario.Buffer{Type: "u32", Count: 64, Fill: "zero"}
		}
	}
	setScalars(s, scalars)
	return runOn(t, in, k, s, sim.Stack)
}

// words reads n words of the buffer behind argument i.
func (r ran) words(t *testing.T, i, n int) []uint32 {
	t.Helper()
	data := make([]byte, 4*n)
	require.Nil(t, r.mem.ReadBytes(binary.LittleEndian.Uint64(r.run.Args[i]), data))
	out := make([]uint32, n)
	for k := range out {
		out[k] = binary.LittleEndian.Uint32(data[4*k:])
	}
	return out
}
