package report_test

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
	"lockstep/internal/tools"
	"lockstep/ir/frontend"
	"lockstep/report"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const testdata = "../testdata"

// kernelFiles lists the paths of the PTX files of testdata, in order.
func kernelFiles(t testing.TB) []string { return testfiles.Paths(t, "testdata", ".ptx") }

// load reads a file under its path below testdata.
func load(t testing.TB, path string) *frontend.Input {
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	rel, err := filepath.Rel(testdata, path)
	require.NoError(t, err)
	in, diags := frontend.Load(filepath.ToSlash(rel), src)
	require.False(t, diags.HasErrors(), "%v", diags)
	return in
}

// corpusOptions are those of the command line, with a step limit that keeps runs without end short.
func corpusOptions() report.Options {
	o := report.DefaultOptions()
	o.MaxIssues = 2_000_000
	return o
}

// TestCorpus takes every kernel of testdata the whole road. testdata/corpus.txt says how each ended and what was saved; the
// kernels that are refused are listed there by the operation that refuses them.
func TestCorpus(t *testing.T) {
	var lines []string
	for _, path := range kernelFiles(t) {
		in := load(t, path)
		ks, _, err := report.Build(in, corpusOptions())
		require.NoError(t, err, path)
		for _, k := range ks {
			checkKernel(t, k)
			lines = append(lines, corpusLine(k))
		}
	}
	golden(t, "testdata/corpus.txt", strings.Join(lines, "\n")+"\n")
}

// checkKernel checks what holds for every kernel that ran to its end.
func checkKernel(t testing.TB, k *report.Kernel) {
	where := k.File + ": " + k.Name
	if k.Status != "done" {
		assert.NotNil(t, k.Reason, where)
		assert.Nil(t, k.Saved, where)
		return
	}
	assert.True(t, k.ReadAgain, "%s: %v", where, k.Notes)
	if assert.NotNil(t, k.MemEqual, where) {
		assert.True(t, *k.MemEqual, "%s: %v", where, k.Notes)
	}
	assert.GreaterOrEqual(t, k.Saved.Issues, int64(0), "%s: with the profile of its own run, issues never rise", where)
	assert.Equal(t, int64(k.Before.Issues)-int64(k.After.Issues), k.Saved.Issues, where)
	assert.LessOrEqual(t, k.Saved.BeyondAssembler, k.Saved.Issues, where)
	for _, b := range k.Branches {
		assert.NotEmpty(t, b.Class, "%s line %d", where, b.Line)
		if b.Class == "never" {
			assert.Zero(t, *b.Divergent, "%s line %d: a branch that never splits split", where, b.Line)
		}
	}
}

func corpusLine(k *report.Kernel) string {
	s := fmt.Sprintf("%s %s: %s", k.File, k.Name, k.Status)
	if k.Status != "done" {
		return s + ": " + *k.Reason
	}
	done := 0
	for _, r := range k.Rewrites {
		if r.Verdict == "done" {
			done++
		}
	}
	return s + fmt.Sprintf(", %d branches, %d rewritten, %d -> %d issues", len(k.Branches), done, k.Before.Issues, k.After.Issues)
}

// golden compares got with a file, or rewrites it.
func golden(t testing.TB, path, got string) {
	if *update {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

// TestOptimizedCorpus writes every file of testdata three ways: as decided without a run, by a run, and with every legal
// rewrite. Running the written text gives the memory of the original and, decided by a run of the only kernel, the counters
// that the report promises.
func TestOptimizedCorpus(t *testing.T) {
	for _, path := range kernelFiles(t) {
		in := load(t, path)
		for _, mode := range []struct {
			name    string
			force   bool
			profile bool
		}{{"plain", false, false}, {"profile", false, true}, {"force", true, false}} {
			o := corpusOptions()
			o.Force = mode.force
			text, rewrites, err := report.Optimize(in, o, mode.profile)
			require.NoError(t, err, "%s %s", path, mode.name)
			again, diags := frontend.Load(in.Name, text)
			require.False(t, diags.HasErrors(), "%s %s: %v", path, mode.name, diags)
			compareRuns(t, in, again, o, mode.name, rewrites)
			if mode.profile {
				promised(t, in, again, o)
			}
		}
	}
}

// compareRuns runs all kernels of both texts and compares how they end and what they leave in memory.
func compareRuns(t testing.TB, a, b *frontend.Input, o report.Options, what string, rewrites []*report.Rewrite) {
	da, ra, err := report.Simulate(a, o)
	require.NoError(t, err, "%s %s", a.Name, what)
	db, rb, err := report.Simulate(b, o)
	require.NoError(t, err, "%s %s", a.Name, what)
	for i, k := range da.Kernels {
		if k.Status != "done" {
			continue
		}
		where := fmt.Sprintf("%s: %s, %s", a.Name, k.Name, what)
		assert.Equal(t, k.Status, db.Kernels[i].Status, "%s: %v", where, db.Kernels[i].Reason)
		assert.Empty(t, report.Differences(ra[i], rb[i]), where)
		rose := int64(db.Kernels[i].Counters.Issues) - int64(k.Counters.Issues)
		switch what {
		case "plain":
			assert.LessOrEqual(t, rose, wasteRoom(o, k, rewrites), "%s: more than max-waste an execution of a rewritten branch", where)
		case "profile":
			if len(da.Kernels) == 1 {
				assert.LessOrEqual(t, rose, int64(0), where)
			}
		}
	}
}

// promised compares a run of the written text with the counters after of the report.
func promised(t testing.TB, in, written *frontend.Input, o report.Options) {
	ks, text, err := report.Build(in, o)
	require.NoError(t, err)
	assert.Equal(t, string(written.Source), string(text), in.Name)
	doc, _, err := report.Simulate(written, o)
	require.NoError(t, err)
	if len(ks) == 1 && ks[0].Status == "done" {
		assert.Equal(t, ks[0].After, doc.Kernels[0].Counters, "%s: %s", in.Name, ks[0].Name)
	}
}

// TestWrittenTextAssembles shows every text that opt writes of testdata, with every legal rewrite, to the vendor's assembler.
func TestWrittenTextAssembles(t *testing.T) {
	asm := tools.PTXAS(t)
	for _, path := range kernelFiles(t) {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			in := load(t, path)
			for _, force := range []bool{false, true} {
				o := corpusOptions()
				o.Force = force
				text, _, err := report.Optimize(in, o, false)
				require.NoError(t, err)
				if string(text) != string(in.Source) {
					assert.NoError(t, asm.Assemble(t, path, text), "force %v", force)
				}
			}
		})
	}
}
