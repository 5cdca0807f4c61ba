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

// caseInput reads a case.
func caseInput(t *testing.T, file string) *frontend.Input {
	t.Helper()
	src, err := os.ReadFile(llvmCases + file)
	require.NoError(t, err)
	in, diags := frontend.Load(file, src)
	require.False(t, diags.HasErrors(), "%v", diags)
	return in
}

// TestKernelWitnesses runs what the A cases say of all lanes of a warp; casewitness_test.go has the B cases.
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
	} {
		t.Run(fmt.Sprint(c.file, c.scalars), func(t *testing.T) {
			in := caseInput(t, c.file)
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
		in := caseInput(t, c.file)
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
