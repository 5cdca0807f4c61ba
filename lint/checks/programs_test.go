package checks_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/launch"
	"lockstep/lint"
	"lockstep/sim"
)

const programs = "../testdata/programs"

// TestRightPrograms: on programs as people write them, and as nvcc compiles them with and without optimisation, there is nothing
// to say about barriers and masks; nothing but a note where the launch is not known. They run without a complaint, too.
func TestRightPrograms(t *testing.T) {
	for _, file := range []string{"right.ptx", "right.O0.ptx"} {
		m := load(t, filepath.Join(programs, file))
		require.Len(t, m.Kernels(), 12)
		for _, d := range run(t, m, mistakes(), "2,256") {
			assert.Fail(t, "false alarm", "%s:%d: %s: %s", file, d.Pos().Line, d.Func.Name, d.Message)
		}
		for _, d := range run(t, m, mistakes(), "?") {
			assert.Equal(t, lint.Note, d.Severity, "%s:%d: %s: %s", file, d.Pos().Line, d.Func.Name, d.Message)
		}
		if file != "right.ptx" {
			continue
		}
		for _, k := range m.Kernels() {
			if k.Name == "look_back" { // waits for what the block before writes
				continue
			}
			l, err := launch.Parse("2,256")
			require.NoError(t, err)
			r := execute(t, m, k, l)
			assert.False(t, complains(r), "%s: %s %s %v", k.Name, r.Status, r.Reason, r.Undefined)
			assert.Equal(t, sim.Done.String(), r.Status.String(), "%s: %s", k.Name, r.Reason)
		}
	}
}

// TestWrongPrograms: the same programs, each once broken: the rule that the source names speaks, whatever is known of the launch.
func TestWrongPrograms(t *testing.T) {
	src, err := os.ReadFile(filepath.Join(programs, "wrong.cu"))
	require.NoError(t, err)
	heads := regexp.MustCompile(`(?m)^// (LS\d+): .*\n(?://.*\n)*extern "C" __global__ void (?:__launch_bounds__\(\d+\) )?(\w+)`).FindAllStringSubmatch(string(src), -1)
	require.Len(t, heads, 11)
	for _, file := range []string{"wrong.ptx", "wrong.O0.ptx"} {
		m := load(t, filepath.Join(programs, file))
		require.Len(t, m.Kernels(), len(heads))
		for _, l := range []string{"2,256", "?"} {
			worst := map[string]lint.Severity{}
			for _, d := range run(t, m, mistakes(), l) {
				key := d.Check + " " + d.Func.Name
				worst[key] = max(worst[key], d.Severity)
			}
			for _, h := range heads {
				assert.GreaterOrEqual(t, worst[h[1]+" "+h[2]], lint.Warning, "%s --launch %s: %s has nothing to say about %s", file, l, h[1], h[2])
			}
		}
	}
}

// lintLines are the cases with LINT lines in their headers: how many, and whose they are, if not of the rules here.
var lintLines = map[string]struct {
	n     int
	other string
}{
	"A15.ll": {2, ""}, "A17.ll": {2, ""}, "E01.ll": {1, ""}, "C01.ptx": {1, ""}, "C07.ptx": {1, ""}, "C11.ptx": {1, ""}, "C13.ptx": {1, ""},
	"A21.ll":  {1, ""},
	"B15.ll":  {1, "undef passed to a convergent call"},
	"C03.ptx": {1, "spin locks"},
	"C05.ptx": {1, "races"},
	"C09.ptx": {1, "promises to the assembler"},
}

// TestLintLines: every LINT line of the cases is in the list above, and those of the rules here are in TestCases.
func TestLintLines(t *testing.T) {
	line := regexp.MustCompile(`(?m)^(?:;|//) LINT:`)
	tested, err := os.ReadFile("want_test.go")
	require.NoError(t, err)
	found := map[string]bool{}
	for _, pattern := range []string{testdata + "/cases/*.ptx", testdata + "/cases/*.ll", "../testdata/cases/*.ll", "../../ir/llvm/testdata/cases/*.ll"} {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, path := range files {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			name := filepath.Base(path)
			n := len(line.FindAll(src, -1))
			assert.Equal(t, lintLines[name].n, n, name)
			if n > 0 && lintLines[name].other == "" {
				assert.Regexp(t, `at\(t, "`+regexp.MustCompile(`\.ptx$`).ReplaceAllString(name, "")+`"`, string(tested))
			}
			found[name] = found[name] || n > 0
		}
	}
	for name := range lintLines {
		assert.True(t, found[name], "%s is not there", name)
	}
}
