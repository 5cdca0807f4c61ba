package ptx

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestEmitUnchanged: a module that no pass changed comes out byte for byte.
func TestEmitUnchanged(t *testing.T) {
	for _, path := range ptxFiles(t, testdata) {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		f, m, diags := Read(path, src)
		require.Empty(t, diags.String())
		out, err := Emit(f, m)
		require.NoError(t, err)
		require.Equal(t, string(src), string(out), path)
	}
}
