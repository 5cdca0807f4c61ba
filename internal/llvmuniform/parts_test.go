package llvmuniform

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
)

// TestAskParts asks LLVM about modules as a whole and function by function: triple, data layout and attributes go into each part, and
// the answer about a function is the same. Of the texts that have several functions, kernels beside what they call, it takes one
// in 16 where not all tools are required.
func TestAskParts(t *testing.T) {
	opt, extract := tools.Program(t, "opt-22"), tools.Program(t, "llvm-extract-22")
	files, err := filepath.Glob(filepath.Join("..", "..", "testdata", "kernels", "built", "*.ll"))
	require.NoError(t, err)
	parts, divergent, same := 0, 0, 0
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
			parts++
			assert.Equal(t, answer(whole[i]), answer(apart[i]), "%s: %s", file, whole[i].Name)
			for _, in := range whole[i].Instrs {
				if in.Divergent {
					divergent++
				} else {
					same++
				}
			}
		}
	}
	assert.Greater(t, parts, 4)
	assert.Positive(t, divergent)
	assert.Positive(t, same)
}

// answer is what LLVM says of a function, without the order of its lists, which is that of addresses in LLVM, and without the text
// of instructions, which has numbers of metadata.
func answer(f *Func) Func {
	a := *f
	for _, list := range []*[]string{&a.Args, &a.Exits, &a.Temporal, &a.Assumed} {
		*list = slices.Sorted(slices.Values(*list))
	}
	a.Instrs = slices.Clone(f.Instrs)
	for i := range a.Instrs {
		a.Instrs[i].Text = ""
	}
	return a
}
