package llvm

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzParse asks that no text makes the parser panic or hang, and that all positions lie in the text.
func FuzzParse(f *testing.F) {
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
		for i := range file.Instrs {
			in := &file.Instrs[i]
			assert.LessOrEqual(t, in.Start, in.End)
			assert.LessOrEqual(t, int(in.End), len(src))
		}
	})
}
