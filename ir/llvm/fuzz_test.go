package llvm

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// FuzzRead asks that no text makes the reader panic or hang, that all positions lie in the text, and that what is read without
// errors is well-formed, promoted or not, and comes out as it was.
func FuzzRead(f *testing.F) {
	names, err := filepath.Glob("testdata/*/*.ll")
	require.NoError(f, err)
	for _, name := range names {
		src, err := os.ReadFile(name)
		require.NoError(f, err)
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		file, diags := Parse("fuzz.ll", src)
		for _, d := range diags {
			assert.Positive(t, d.Line)
			assert.Positive(t, d.Col)
		}
		if _, m, diags := Read("fuzz.ll", src); m != nil {
			assert.False(t, diags.HasErrors())
			ir.PromoteModule(m)
			assert.NoError(t, ir.VerifyModule(m))
			out, err := Emit(file, m)
			assert.NoError(t, err)
			assert.Equal(t, src, out)
		} else {
			assert.True(t, diags.HasErrors())
		}
		for i := range file.Instrs {
			in := &file.Instrs[i]
			assert.LessOrEqual(t, in.Start, in.End)
			assert.LessOrEqual(t, int(in.End), len(src))
		}
	})
}
