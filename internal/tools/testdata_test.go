package tools

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTestdataAssembles has NVIDIA's assembler read every PTX file of the
// project's test data: what our own reader is tested on is PTX.
func TestTestdataAssembles(t *testing.T) {
	const root = "../../testdata"
	a := PTXAS(t)
	found := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".ptx" {
			return err
		}
		found++
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		t.Run(strings.TrimSuffix(filepath.ToSlash(name), ".ptx"), func(t *testing.T) {
			t.Parallel()
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			assert.NoError(t, a.Assemble(t, name, src))
		})
		return nil
	})
	require.NoError(t, err)
	assert.Positive(t, found, "PTX files under %s", root)
}
