package alu_test

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/ptx"
	"lockstep/sim/alu"
)

// elsewhere are the pure operations that are not arithmetic: the simulators and the lowering do them.
var elsewhere = []ir.Op{ir.OpPhi, ir.OpProj, ir.OpTuple, ir.OpCvta, ir.OpIsspacep, ir.OpMapa, ir.OpGetCTARank}

// refused are the opcodes of pure operations in testdata that are not supported, with the reason.
var refused = map[string]string{}

// Every pure operation of the kernels in testdata is compiled, or listed as refused.
func TestOpcodesOfTestdata(t *testing.T) {
	known, unknown := make(map[string]bool), make(map[string]string)
	files := 0
	err := filepath.WalkDir("../../testdata", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".ptx") {
			return err
		}
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		_, m, _ := ptx.Read(path, src)
		if m == nil {
			return nil // the reader's tests say why
		}
		files++
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					if !v.Info().Pure || v.Info().Operand || slices.Contains(elsewhere, v.Op) {
						continue
					}
					_, err := alu.Compile(v)
					var u *alu.UnsupportedError
					switch {
					case err == nil:
						known[v.Mods().Text] = true
					case errors.As(err, &u):
						unknown[u.Opcode] = path + ": " + err.Error()
					default:
						require.NoError(t, err)
					}
				}
			}
		}
		return nil
	})
	require.NoError(t, err)
	require.Greater(t, files, 100)
	for _, op := range slices.Sorted(maps.Keys(unknown)) {
		if refused[op] == "" {
			assert.Fail(t, "not compiled and not listed", "%s: %s", op, unknown[op])
		}
	}
	for op := range refused {
		assert.Contains(t, unknown, op, "compiled, but listed as refused")
	}
	t.Logf("%d files, %d opcodes compiled, %d refused", files, len(known), len(unknown))
}
