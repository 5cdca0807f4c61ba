package irtest

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/ptx"
)

const root = "../../testdata"

// eachKernelFile runs a test for every PTX file of testdata.
func eachKernelFile(t *testing.T, test func(t *testing.T, name string, src []byte)) {
	t.Helper()
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
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			test(t, filepath.ToSlash(name), src)
		})
		return nil
	})
	require.NoError(t, err)
	assert.Positive(t, found, "PTX files under %s", root)
}

// TestTestdata reads every file, verifies what comes out, and sends it through the text form and back.
func TestTestdata(t *testing.T) {
	eachKernelFile(t, func(t *testing.T, name string, src []byte) {
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
	})
}
