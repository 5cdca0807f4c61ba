package uniform_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// parsed reads a launch.
func parsed(t testing.TB, s string) launch.Launch {
	t.Helper()
	l, err := launch.Parse(s)
	require.NoError(t, err)
	return l
}

// kernels lists the files of the module's testdata, in PTX and LLVM IR.
func kernels(t testing.TB) []string {
	t.Helper()
	return testfiles.Paths(t, "testdata", ".ptx", ".ll")
}

func readPTX(t testing.TB, path string) *ir.Module {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	_, m, diags := ptx.Read(path, src)
	require.False(t, diags.HasErrors(), "%s: %v", path, diags)
	return m
}

// read reads a file in any language.
func read(t testing.TB, path string) *ir.Module {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	in, diags := frontend.Load(path, src)
	require.False(t, diags.HasErrors(), "%s: %v", path, diags)
	return in.Module
}

// Every function of testdata is analysed under every launch that its kernels allow; what a narrower launch leaves uniform, a
// wider statement about launches must not have called more.
func TestCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("all of testdata")
	}
	for _, path := range kernels(t) {
		m := read(t, path)
		unknown := analysis.NewEnv(m, launch.Launch{})
		for _, text := range []string{"4,256", "2,33x2", "4,16x16", "?,32kx1"} {
			env := analysis.NewEnv(m, parsed(t, text))
			for _, f := range m.Funcs {
				if f.Declared() {
					continue
				}
				info := analysis.Of(env.Cache(f), uniform.Of)
				loose := analysis.Of(unknown.Cache(f), uniform.Of)
				for _, b := range f.Blocks {
					for _, v := range b.Values {
						if !v.HasResult() {
							continue
						}
						assert.GreaterOrEqual(t, info.Scope(v), loose.Scope(v), "%s: %s of %s under %s", path, v.LongString(), f.Name, text)
						if why := info.Why(v); info.Scope(v) == uniform.None {
							assert.NotEmpty(t, why, "%s: %s has no cause", path, v.LongString())
						}
					}
				}
			}
		}
	}
}
