package irtest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/kernelgen"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/llvm"
	"lockstep/ir/ptx"
)

const root = "../../testdata"

// eachKernelFile runs a test for every PTX file of testdata.
func eachKernelFile(t *testing.T, test func(t *testing.T, name string, src []byte)) {
	t.Helper()
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		t.Run(strings.TrimSuffix(f.Name, ".ptx"), func(t *testing.T) { test(t, f.Name, f.Text) })
	}
}

// roundTrip verifies what comes out of a text, and sends it through the text form and back.
func roundTrip(t *testing.T, name string, src []byte) {
	_, m, diags := ptx.Read(name, src)
	require.NoError(t, diags.Err())
	require.NoError(t, ir.VerifyModule(m))

	text := m.String()
	back, err := ir.Parse(name, []byte(text))
	require.NoError(t, err)
	require.Equal(t, text, back.String())
	require.NoError(t, ir.VerifyModule(back))
	require.NoError(t, ir.Isomorphic(m, back))
	require.NoError(t, ir.Isomorphic(back, m))
	require.NoError(t, ir.Isomorphic(m, m.Clone()))
}

func TestTestdata(t *testing.T) { eachKernelFile(t, roundTrip) }

func TestGenerated(t *testing.T) {
	for seed := range uint64(200) {
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) {
			roundTrip(t, "k.ptx", []byte(kernelgen.Generate(seed, kernelgen.Options{With: kernelgen.Unstructured})))
		})
	}
}

// TestLLVMRoundTrips sends modules of LLVM IR through the text form. What the input promises must come back too.
func TestLLVMRoundTrips(t *testing.T) {
	promises := 0
	for _, pattern := range []string{root + "/cases/*.ll", root + "/kernels/built/k1*.ll", "../../ir/llvm/testdata/*/*.ll"} {
		paths, err := filepath.Glob(pattern)
		require.NoError(t, err)
		require.NotEmpty(t, paths)
		for _, path := range paths {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			_, m, diags := llvm.Read(path, src)
			require.NoError(t, diags.Err())
			text := m.String()
			back, err := ir.Parse(path, []byte(text))
			require.NoError(t, err)
			require.Equal(t, text, back.String())
			require.NoError(t, ir.VerifyModule(back))
			require.NoError(t, ir.Isomorphic(m, back), path)
			require.Equal(t, m.Warp, back.Warp, path)
			want := promised(m)
			require.Equal(t, want, promised(back), path)
			promises += len(want)
		}
	}
	assert.Greater(t, promises, 1000)
}

// promised lists what the input promises of functions, parameters and calls.
func promised(m *ir.Module) []string {
	var list []string
	for _, f := range m.Funcs {
		list = append(list, fmt.Sprint(f.Name, f.Facts, f.NoReturn))
		for i, s := range append(append([]*ir.Symbol(nil), f.Params...), f.Results...) {
			list = append(list, fmt.Sprint(i, s.Facts, s.Deref, s.Ptr))
		}
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if v.Aux.Call != nil {
					list = append(list, fmt.Sprint(v, v.Aux.Call.Facts))
				}
			}
		}
	}
	return list
}
