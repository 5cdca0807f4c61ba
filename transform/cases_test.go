package transform

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
)

var (
	legalLine   = regexp.MustCompile(`(?m)^(?://|;) TRANSFORM-LEGAL: (\w+) (\w+) if-convert\b`)
	illegalLine = regexp.MustCompile(`(?m)^(?://|;) TRANSFORM-ILLEGAL: (\w+) (\w+) if-convert: ([^(\n]+)`)
	guardedLine = regexp.MustCompile(`(?m)^// TRANSFORM-GUARDED: (\w+) (\w+)`)
	entryLine   = regexp.MustCompile(`^\.(?:visible|weak|extern)?.*\.(?:entry|func)\s+(?:\([^)]*\)\s*)?(\w+)`)
	markComment = regexp.MustCompile(`// (?:BRANCH|STATEMENT) (\w+)`)
)

// mark is a marked line: function and name.
type mark struct{ function, name string }

// marks finds the lines of the marks of a case. In LLVM IR every block is one: its name marks the branch that it ends in.
func marks(src string, m *ir.Module) map[mark]uint32 {
	found := map[mark]uint32{}
	if m.Lang == "llvm" {
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				found[mark{f.Name, b.Name}] = b.Term().Pos.Line
			}
		}
		return found
	}
	function := ""
	for i, line := range strings.Split(src, "\n") {
		if m := entryLine.FindStringSubmatch(line); m != nil {
			function = m[1]
		}
		if m := markComment.FindStringSubmatch(line); m != nil {
			found[mark{function, m[1]}] = uint32(i + 1)
		}
	}
	return found
}

// TestCases holds if-convert to what the cases say: with Force every legal branch is converted, every illegal one refused by the
// legality rule that the case names, and what must stay guarded is.
func TestCases(t *testing.T) {
	paths, err := filepath.Glob("../testdata/cases/*.*")
	require.NoError(t, err)
	checked := 0
	for _, path := range paths {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		text := string(src)
		legal, illegal, guarded := legalLine.FindAllStringSubmatch(text, -1), illegalLine.FindAllStringSubmatch(text, -1), guardedLine.FindAllStringSubmatch(text, -1)
		if len(legal)+len(illegal)+len(guarded) == 0 {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			in := load(t, path, src)
			m := in.Module
			opts := DefaultOptions()
			opts.Force = true
			lines := marks(text, m)
			res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
			require.NoError(t, err)
			remark := func(function, name string) *Remark {
				line := lines[mark{function, name}]
				require.NotZero(t, line, "%s of %s is not marked", name, function)
				for i := range res.Remarks {
					if r := &res.Remarks[i]; r.Function == function && r.Pos.Line == line {
						return r
					}
				}
				require.Fail(t, "no remark", "%s %s, line %d", function, name, line)
				return nil
			}
			for _, l := range legal {
				r := remark(l[1], l[2])
				assert.True(t, r.Done, "%s", r)
				checked++
			}
			for _, l := range illegal {
				r := remark(l[1], l[2])
				assert.False(t, r.Done, "%s", r)
				if assert.NotNil(t, r.Rule) {
					assert.True(t, r.Rule.Legality)
					assert.Equal(t, strings.ReplaceAll(strings.TrimSpace(l[3]), " ", "-"), r.Rule.ID, "%s", r)
				}
				checked++
			}
			for _, l := range guarded {
				assert.True(t, guardedAt(m.Func(l[1]), lines[mark{l[1], l[2]}]), "%s of %s must be guarded", l[2], l[1])
				checked++
			}
		})
	}
	assert.Greater(t, checked, 60)
}

// guardedAt reports whether all statements of a line of f are guarded, and there is one.
func guardedAt(f *ir.Func, line uint32) bool {
	n := 0
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Pos.Line == line && v.Issues() > 0 {
				if n++; !v.Guarded() {
					return false
				}
			}
		}
	}
	return n > 0
}
