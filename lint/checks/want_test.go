package checks_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/lint"
	"lockstep/lint/checks"
)

// wants reads the comments `// want "regexp"` of a file, by line. A line may hold several.
func wants(t *testing.T, src []byte) map[uint32][]string {
	t.Helper()
	out := map[uint32][]string{}
	quoted := regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
	n := uint32(0)
	for s := bufio.NewScanner(bytes.NewReader(src)); s.Scan(); {
		n++
		_, w, ok := strings.Cut(s.Text(), "// want ")
		if !ok {
			continue
		}
		list := quoted.FindAllString(w, -1)
		require.NotEmpty(t, list, "line %d", n)
		for _, q := range list {
			out[n] = append(out[n], q[1:len(q)-1])
		}
	}
	return out
}

// TestWants holds every rule against its files in ../testdata: a finding that no want asks for fails, and so does a want without
// a finding. The first line that begins with `// launch:` gives the launch, none for what the kernels declare.
func TestWants(t *testing.T) {
	for _, c := range checks.All {
		files, err := filepath.Glob(filepath.Join("..", "testdata", c.ID, "*.*"))
		require.NoError(t, err)
		require.NotEmpty(t, files, "%s has no files", c.ID)
		for _, path := range files {
			t.Run(c.ID+"/"+filepath.Base(path), func(t *testing.T) {
				src, err := os.ReadFile(path)
				require.NoError(t, err)
				_, rest, ok := strings.Cut(string(src), "// launch:")
				require.True(t, ok, "no launch line")
				l, _, _ := strings.Cut(rest, "\n")
				var launches []string
				if l = strings.TrimSpace(l); l != "none" {
					launches = append(launches, l)
				}
				expect(t, wants(t, src), run(t, read(t, path, src), []*lint.Check{c}, launches...))
			})
		}
	}
}

// withheld begins the text of a finding that only callers outside the file can bring about, and what wants it.
const withheld = "withheld "

// expect compares findings with wants.
func expect(t *testing.T, want map[uint32][]string, got []lint.Diagnostic) {
	t.Helper()
	for _, d := range got {
		line := d.Pos().Line
		text := fmt.Sprintf("%s, %s: %s", d.Severity, d.Certainty, d.Message)
		if d.Callers {
			text = withheld + text
		}
		found := -1
		for i, w := range want[line] {
			if strings.HasPrefix(w, withheld) == d.Callers && regexp.MustCompile(w).MatchString(text) {
				found = i
				break
			}
		}
		if assert.GreaterOrEqual(t, found, 0, "line %d: surplus finding: %s", line, text) {
			want[line] = append(want[line][:found:found], want[line][found+1:]...)
		}
	}
	for line, ws := range want {
		for _, w := range ws {
			t.Errorf("line %d: missing finding: %s", line, w)
		}
	}
}

// TestExamples runs the examples that the rules explain themselves with.
func TestExamples(t *testing.T) {
	ids := map[string]bool{}
	for _, c := range checks.All {
		assert.Regexp(t, `^LS[0-9]{3}$`, c.ID)
		assert.False(t, ids[c.ID], "%s is there twice", c.ID)
		ids[c.ID] = true
		assert.Equal(t, c, checks.Lookup(c.ID))
		for name, text := range map[string]string{"title": c.Title, "doc": c.Doc, "since": c.Since} {
			assert.NotEmpty(t, text, "%s: %s", c.ID, name)
		}
		kind := ".ptx"
		if !strings.HasPrefix(c.Bad, ".version") {
			kind = ".ll"
		}
		assert.NotEmpty(t, run(t, read(t, "bad"+kind, []byte(c.Bad)), []*lint.Check{c}), "%s: the bad example", c.ID)
		assert.Empty(t, run(t, read(t, "good"+kind, []byte(c.Good)), []*lint.Check{c}), "%s: the good example", c.ID)
	}
	assert.Nil(t, checks.Lookup("LS000"))
}

// TestFingerprints: a fingerprint outlives lines that come and go before the finding, and tells findings apart.
func TestFingerprints(t *testing.T) {
	path := filepath.Join("..", "testdata", "LS101", "one_arm.ptx")
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	before := run(t, read(t, path, src), checks.All)
	moved := strings.ReplaceAll(string(src), ".reg .pred", "\n\n// a comment\n    .reg .pred")
	after := run(t, read(t, path, []byte(moved)), checks.All)
	require.Len(t, after, len(before))
	seen := map[string]bool{}
	for i := range before {
		assert.Equal(t, before[i].Fingerprint, after[i].Fingerprint)
		assert.NotEqual(t, before[i].Pos(), after[i].Pos())
		assert.Regexp(t, `^[0-9a-f]{16}$`, before[i].Fingerprint)
		assert.False(t, seen[before[i].Fingerprint], "two findings share a fingerprint")
		seen[before[i].Fingerprint] = true
	}
}

// TestCases checks the LINT lines of the cases that concern these rules.
func TestCases(t *testing.T) {
	at := func(t *testing.T, file, launch string, edit ...string) []string {
		path := filepath.Join(testdata, "cases", file+".ptx")
		if filepath.Ext(file) == ".ll" {
			path = filepath.Join("..", "testdata", "cases", file)
		}
		if _, err := os.Stat(path); err != nil {
			path = filepath.Join("..", "..", "ir", "llvm", "testdata", "cases", file)
		}
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		src = []byte(strings.NewReplacer(edit...).Replace(string(src)))
		var launches []string
		if launch != "" {
			launches = append(launches, launch)
		}
		var out []string
		for _, d := range run(t, read(t, file, src), mistakes(), launches...) {
			out = append(out, strconv.Itoa(int(d.Pos().Line))+" "+d.Severity.String()+" "+d.Certainty.String()+" "+d.Check)
		}
		return out
	}
	assert.Equal(t, []string{"21 error possible LS101"}, at(t, "C01", ""))
	assert.Equal(t, []string{"21 error definite LS101"}, at(t, "C01", "1,32"))
	assert.Empty(t, at(t, "C01", "1,32", "bar.sync", "barrier.sync"), "unaligned barriers may be apart on sm_70")
	assert.Equal(t, []string{"21 error definite LS101"}, at(t, "C01", "1,32", "bar.sync", "barrier.sync", "sm_70", "sm_60"))

	assert.Equal(t, []string{"22 note definite LS102"}, at(t, "C07", "1,32"))
	assert.Equal(t, []string{"22 error definite LS102"}, at(t, "C07", "1,32", "sm_70", "sm_60"))

	assert.Equal(t, []string{"13 error definite LS102", "23 error definite LS102", "33 note definite LS102"}, at(t, "C11", "1,32"))
	assert.Equal(t, []string{"13 error possible LS102", "23 error possible LS102", "33 note possible LS102"}, at(t, "C11", ""))

	assert.Empty(t, at(t, "C13", ""))
	assert.Equal(t, []string{"21 warning definite LS101"}, at(t, "C13", "", "  barrier.sync", "  bar.sync"))
	assert.Equal(t, []string{"21 warning definite LS101"}, at(t, "C13", "", "sm_70", "sm_60"))

	const openCL = `target triple = "spir64-unknown-unknown"`
	assert.Equal(t, []string{"19 warning possible LS101"}, at(t, "A15.ll", ""))
	assert.Equal(t, []string{"22 warning possible LS101"}, at(t, "A17.ll", ""), "one finding, and none for the guard on the block index")
	assert.Equal(t, []string{"22 error possible LS101"}, at(t, "A17.ll", "", `target triple = "nvptx64-nvidia-cuda"`, openCL))
	assert.Empty(t, at(t, "E01.ll", ""))

	assert.Equal(t, []string{"25 note possible LS103"}, at(t, "A21.ll", ""), "no vote is lost, and the kernel for warps of 32 has none")
	const ballot = "  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)\n  %t = trunc i64 %b to i32\n"
	assert.Equal(t, []string{"23 warning definite LS103"}, at(t, "A21.ll", "", ballot, "", "  br i1 %c, label %a, label %e\na:", ballot+"  br i1 %c, label %a, label %e\na:"),
		"the same two instructions in %entry")
	assert.Empty(t, at(t, "A21.ll", "", "gfx90a", "gfx1100"))
	assert.Equal(t, []string{"25 note possible LS103"}, at(t, "A21.ll", "", `"target-cpu"="gfx90a"`, `"target-cpu"="gfx1100" "target-features"="+wavefrontsize64"`))
}
