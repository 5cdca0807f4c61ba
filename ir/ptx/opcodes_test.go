package ptx

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
)

// TestOpcodes parses testdata/opcodes and testdata/old, which have a statement at least for each
// opcode and most modifiers, without a warning; the assembler, where there is
// one, accepts the same files.
func TestOpcodes(t *testing.T) {
	used := make(map[string]bool)
	texts := make(map[string][]byte)
	for _, x := range append(testfiles.Find(t, "ir/ptx/testdata/opcodes", ".ptx"), testfiles.Find(t, "ir/ptx/testdata/old", ".ptx")...) {
		path, src := x.Path, x.Text
		f, diags := Parse(path, src)
		assert.Empty(t, diags.String())
		for _, in := range f.Instrs {
			used[in.Base] = true
		}
		texts[path] = src
	}
	for name := range opcodes {
		assert.True(t, used[name], "no statement for %s", name)
	}
	t.Run("ptxas", func(t *testing.T) {
		a := tools.PTXAS(t)
		for path, src := range texts {
			assert.NoError(t, a.Assemble(t, path, src))
		}
	})
}
