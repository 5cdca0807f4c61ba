package llvmuniform

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir/llvm"
)

// TestAskParts asks LLVM about modules as a whole and function by function, with names: triple, data layout and attributes go into each
// part, and the answer is the same, about all that is printed and about the values of ir. Of the texts that have several
// functions, kernels beside what they call, it takes one in 16 where not all tools are required.
func TestAskParts(t *testing.T) {
	opt, extract := tools.Program(t, "opt-22"), tools.Program(t, "llvm-extract-22")
	files, err := filepath.Glob(filepath.Join("..", "..", "testdata", "kernels", "built", "*.ll"))
	require.NoError(t, err)
	marks := map[bool]int{}
	for i, file := range files {
		if !tools.Required() && i%16 != 0 {
			continue
		}
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		whole, err := Ask(opt, text)
		if err != nil || len(whole) < 2 { // of a target that is not known, or refused
			continue
		}
		names := make([]string, len(whole))
		for i, f := range whole {
			names[i] = f.Name
		}
		apart, err := AskParts(opt, extract, file, names, 1)
		require.NoError(t, err, file)
		require.Len(t, apart, len(whole), file)
		for i := range whole {
			assert.Equal(t, nameless(whole[i]), nameless(apart[i]), "%s: %s", file, whole[i].Name)
		}

		tree, diags := llvm.Parse(file, text)
		require.False(t, diags.HasErrors(), "%s", diags)
		_, m, diags := llvm.Read(file, text)
		require.False(t, diags.HasErrors(), "%s", diags)
		once, without := Match(tree, m, whole)
		again, withoutParts := Match(tree, m, apart)
		assert.Equal(t, without, withoutParts, file)
		for f, pairs := range once {
			require.Len(t, again[f], len(pairs), "%s: %s", file, f.Name)
			for i, p := range pairs {
				q := again[f][i]
				assert.Same(t, p.Value, q.Value)
				assert.Equal(t, p.LLVM.Name, q.LLVM.Name, "%s: %s", file, f.Name)
				assert.Equal(t, p.LLVM.Divergent, q.LLVM.Divergent, "%s: %s: %s", file, f.Name, p.LLVM.Name)
				marks[p.LLVM.Divergent]++
			}
		}
	}
	assert.Greater(t, marks[false], 20)
	assert.Greater(t, marks[true], 20)
}

// answer is what LLVM says of a function, whatever names its values have.
type answer struct {
	allUniform                      bool
	args, exits, temporals, assumed int
	instrs                          []Instr
}

func nameless(f *Func) answer {
	a := answer{f.AllUniform, len(f.Args), len(f.Exits), len(f.Temporal), len(f.Assumed), slices.Clone(f.Instrs)}
	for i := range a.instrs {
		a.instrs[i].Text, a.instrs[i].Name = "", ""
	}
	return a
}
