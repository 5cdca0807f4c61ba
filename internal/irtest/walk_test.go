package irtest

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/kernelgen"
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
