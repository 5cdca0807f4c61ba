package checks_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/lint"
	"lockstep/lint/checks"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const testdata = "../../testdata"

// load reads a file.
func load(t testing.TB, path string) *ir.Module {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	return read(t, path, src)
}

func read(t testing.TB, name string, src []byte) *ir.Module {
	t.Helper()
	in, diags := frontend.Load(name, src)
	require.False(t, diags.HasErrors(), "%v", diags)
	return in.Module
}

// run lints m under the launches given.
func run(t testing.TB, m *ir.Module, cs []*lint.Check, launches ...string) []lint.Diagnostic {
	t.Helper()
	o := lint.Options{Checks: cs}
	for _, s := range launches {
		l, err := launch.Parse(s)
		require.NoError(t, err)
		o.Launches = append(o.Launches, l)
	}
	ds, err := lint.Run(m, o)
	require.NoError(t, err)
	return ds
}

// TestCorpus lints every kernel of testdata with the rules about mistakes, under three launches. testdata/corpus.txt says all
// that is found: a new line there is a false alarm until somebody has looked at the kernel.
func TestCorpus(t *testing.T) {
	rules := []*lint.Check{checks.Lookup("LS101"), checks.Lookup("LS102")}
	var got strings.Builder
	for _, path := range testfiles.Paths(t, "testdata", ".ptx", ".ll") {
		rel, err := filepath.Rel(testdata, path)
		require.NoError(t, err)
		m := load(t, path)
		for _, l := range []string{"?", "2,256", "1,16x2"} {
			l, err := launch.Parse(l)
			require.NoError(t, err)
			ds, err := lint.Run(m, lint.Options{Checks: rules, Launches: []launch.Launch{l}})
			if err != nil {
				require.ErrorContains(t, err, "contradicts")
				continue
			}
			for _, d := range ds {
				fmt.Fprintf(&got, "%s --launch %s: line %d: %s, %s: %s [%s]\n", filepath.ToSlash(rel), l, d.Pos().Line, d.Severity, d.Certainty, d.Message, d.Check)
				// k12 has a barrier in each arm; k07 cuts tid.x into lanes, which a block of 16x2 does not.
				mistaken := strings.Contains(rel, "k12_") || strings.Contains(rel, "k07_") && l.String() == "1,16x2"
				assert.False(t, strings.HasPrefix(filepath.ToSlash(rel), "kernels/built/") && !mistaken, "%s is a correct program: %s", rel, d.Message)
				if l.Origin == launch.OriginFlag && !l.BlockExact() && !strings.HasPrefix(rel, "cases") {
					assert.Equal(t, lint.Possible, d.Certainty, "nothing is definite under an unknown launch")
				}
			}
		}
	}
	golden(t, "testdata/corpus.txt", got.String())
}

func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}
