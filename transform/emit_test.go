package transform

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// checkEmitted converts everything legal in src, writes it back, reads it again and compares. It returns how many branches were
// converted.
func checkEmitted(t *testing.T, name string, src []byte) (out []byte, rewrites int) {
	t.Helper()
	f, m, diags := ptx.Read(name, src)
	if diags.HasErrors() {
		return nil, 0
	}
	opts := DefaultOptions()
	opts.Force = true
	res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	out, err = ptx.Emit(f, m)
	if !assert.NoError(t, err) {
		return nil, res.Rewrites
	}
	if len(res.Changed) == 0 {
		assert.Equal(t, string(src), string(out), "nothing changed")
	}
	_, again, diags := ptx.Read(name, out)
	if assert.False(t, diags.HasErrors(), "%s\n%s", diags, out) {
		assert.NoError(t, ir.Isomorphic(m, again), "%s", out)
	}
	return out, res.Rewrites
}

// TestEmittedIsIsomorphic: what the pass makes of ir can be written back to the registers of the text.
func TestEmittedIsIsomorphic(t *testing.T) {
	rewrites := 0
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		t.Run(f.Name, func(t *testing.T) {
			_, n := checkEmitted(t, f.Path, f.Text)
			rewrites += n
		})
	}
	assert.Greater(t, rewrites, 100)
}

func TestEmittedRandomKernels(t *testing.T) {
	for seed := range uint64(200) {
		g := &generator{Rand: rand.New(rand.NewPCG(seed, 9))}
		checkEmitted(t, "k.ptx", []byte(g.kernel()))
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// TestEmittedAssembles has NVIDIA's assembler read what comes out: of the shapes, the cases, and some generated kernels.
func TestEmittedAssembles(t *testing.T) {
	a := tools.PTXAS(t)
	assembles := func(name string, src []byte) {
		if out, n := checkEmitted(t, name, src); n > 0 {
			assert.NoError(t, a.Assemble(t, name, out), "%s", out)
		}
	}
	for seed := range uint64(20) {
		g := &generator{Rand: rand.New(rand.NewPCG(seed, 10))}
		assembles("k.ptx", []byte(g.kernel()))
	}
	for _, pattern := range []string{"../testdata/cases/B*.ptx", "../testdata/kernels/*.ptx"} {
		paths, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, path := range paths {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			assembles(filepath.Base(path), src)
		}
	}
	paths, err := filepath.Glob("testdata/ifconvert/*.txtar")
	require.NoError(t, err)
	for _, path := range paths {
		ar, err := txtar.ParseFile(path)
		require.NoError(t, err)
		assembles(filepath.Base(path), ar.Files[0].Data)
	}
}
