package uniform_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/llvmuniform"
	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/llvm"
)

// Our answers beside those of LLVM 22's uniformity analysis, which knows no launch: ours are for the launch `?`. Compared are the
// values that instructions of the text define, where they are defined, and the branches. Where unoptimised code loads a variable
// that our reader promotes, our answer is that of the value that the variable holds.

// besideList lists every disagreement about the files of our testdata, with its reason.
const besideList = "testdata/beside/list.txt"

// beside is one text with both answers.
type beside struct {
	m         *ir.Module
	env       *analysis.Env
	pairs     map[*ir.Func][]llvmuniform.Pair
	unmatched []string
}

// newBeside reads a text; said is what LLVM says of it, nil if that is not asked for.
func newBeside(t testing.TB, name string, text []byte, said []*llvmuniform.Func) *beside {
	t.Helper()
	file, diags := llvm.Parse(name, text) // Read keeps no tree of the bodies
	require.False(t, diags.HasErrors(), "%s", diags)
	_, m, diags := llvm.Read(name, text)
	require.False(t, diags.HasErrors(), "%s", diags)
	ir.PromoteModule(m)
	b := &beside{m: m, env: analysis.NewEnv(m, parsed(t, "?"))}
	b.pairs, b.unmatched = llvmuniform.Match(file, m, said)
	return b
}

// uniformHere is our answer for a pair.
func uniformHere(info *uniform.Info, p *llvmuniform.Pair) bool {
	if p.Branch() {
		return !info.Divergent(p.Value.Block)
	}
	return info.Uniform(p.Value) && !info.Refined(p.Value)
}

// functions calls do for each function that was compared.
func (b *beside) functions(do func(f *ir.Func, info *uniform.Info, pairs []llvmuniform.Pair)) {
	for _, f := range b.m.Funcs {
		if pairs := b.pairs[f]; len(pairs) > 0 {
			do(f, analysis.Of(b.env.Cache(f), uniform.Of), pairs)
		}
	}
}

// disputes lists where the two differ, a line for each function, side and reason.
func (b *beside) disputes() []string {
	var lines []string
	b.functions(func(f *ir.Func, info *uniform.Info, pairs []llvmuniform.Pair) {
		x := newExplainer(info, pairs)
		names := map[string][]string{}
		for i := range pairs {
			if key := x.dispute(&pairs[i]); key != "" {
				name := pairs[i].LLVM.Name
				if pairs[i].Branch() {
					name = fmt.Sprintf("branch:%d", pairs[i].Value.Pos.Line)
				}
				names[key] = append(names[key], name)
			}
		}
		keys := make([]string, 0, len(names))
		for key := range names {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		for _, key := range keys {
			lines = append(lines, fmt.Sprintf("  @%s %s: %s", f.Name, key, strings.Join(names[key], " ")))
		}
	})
	return lines
}

// besideFiles lists the texts in LLVM IR that stand in testdata, alone or in archives, each once: of equal ones the first.
func besideFiles(t testing.TB) []testfiles.File {
	t.Helper()
	var files []testfiles.File
	seen := map[string]bool{}
	for _, dir := range []string{"testdata", "analysis", "ir", "lint", "lower", "prove", "report", "sim", "transform"} {
		for _, f := range testfiles.Archived(t, dir, ".ll") {
			f.Name = dir + "/" + f.Name
			if strings.Contains(f.Name, "testdata/") && !seen[string(f.Text)] {
				seen[string(f.Text)] = true
				files = append(files, f)
			}
		}
	}
	require.Greater(t, len(files), 200)
	return files
}

// besideOf reads one of those files; the text says why it has no answer.
func besideOf(t testing.TB, opt string, f testfiles.File) (*beside, string) {
	said, err := llvmuniform.Ask(opt, f.Text)
	if errors.Is(err, llvmuniform.ErrNoTarget) {
		return nil, "no target"
	}
	if _, _, diags := llvm.Read(f.Name, f.Text); diags.HasErrors() {
		return nil, "wrong text"
	}
	if err != nil {
		return nil, "LLVM 22 refuses the text"
	}
	return newBeside(t, f.Name, f.Text, said), ""
}

// TestBesideLLVM writes the list of disagreements again. Without all tools required it looks at one file in 16.
func TestBesideLLVM(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	files := besideFiles(t)
	all := tools.Required() || *updatePairs
	have, _ := os.ReadFile(besideList)
	head, blocks := splitList(string(have))
	var out strings.Builder
	without := map[string]int{}
	disputed := 0
	for i, f := range files {
		if !all && i%16 != 0 {
			continue
		}
		b, why := besideOf(t, opt, f)
		if b == nil {
			without[why]++
			assert.True(t, *updatePairs || blocks[f.Name] == "", "%s has no answer, and is in the list", f.Name)
			if why == "LLVM 22 refuses the text" {
				fmt.Fprintf(&out, "%s\n  refused by LLVM 22\n", f.Name)
			}
			continue
		}
		lines := b.disputes()
		for _, name := range b.unmatched {
			lines = append(lines, "  @"+name+" is not compared: LLVM 22 upgrades its instructions")
		}
		if len(lines) == 0 {
			continue
		}
		block := f.Name + "\n" + strings.Join(lines, "\n") + "\n"
		for _, line := range lines {
			assert.NotContains(t, line, unexplained, "%s", f.Name)
			disputed += max(0, len(strings.Fields(line))-3)
		}
		if !*updatePairs {
			assert.Equal(t, blocks[f.Name], block)
		}
		out.WriteString(block)
	}
	assert.Positive(t, disputed)
	t.Logf("%d disagreements; texts without an answer: %v", disputed, without)
	if *updatePairs {
		require.NoError(t, os.MkdirAll(filepath.Dir(besideList), 0o777))
		require.NoError(t, os.WriteFile(besideList, []byte(besideLegend()+out.String()), 0o666))
	} else {
		assert.Equal(t, besideLegend(), head)
	}
}

// splitList takes a list apart: what is at its top, and the block of each file.
func splitList(text string) (head string, blocks map[string]string) {
	blocks = map[string]string{}
	name := ""
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(line, "#"), name == "" && line == "\n":
			head += line
			continue
		case !strings.HasPrefix(line, " "):
			name = strings.TrimSpace(line)
		}
		if strings.TrimSpace(line) != "refused by LLVM 22" {
			blocks[name] += line
		}
	}
	for name, block := range blocks { // refused
		if strings.Count(block, "\n") == 1 {
			delete(blocks, name)
		}
	}
	return head, blocks
}
