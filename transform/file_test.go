package transform

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestFiles runs the archives in testdata, one folder a pass, one file a shape. An archive begins with a line
//
//	test PIPELINE [force] [max-waste=N] [max-rewrites=N] [launch=L] [profile LINE=EXECUTED,SPLIT,ALL,NONE ...]
//
// and holds in.ptx; out, the functions afterwards; and remarks. A profile names branches by their line in in.ptx. Where the
// input is in.ll, out is the text that becomes of it.
func TestFiles(t *testing.T) {
	paths, err := filepath.Glob("testdata/*/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		name := filepath.Base(filepath.Dir(path)) + "/" + strings.TrimSuffix(filepath.Base(path), ".txtar")
		t.Run(name, func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			require.NoError(t, err)
			require.NotEmpty(t, ar.Files)
			require.Contains(t, []string{"in.ptx", "in.ll"}, ar.Files[0].Name)
			in := load(t, ar.Files[0].Name, ar.Files[0].Data)
			m := in.Module
			opts, l := header(t, ar, m)
			res, err := Run(m, analysis.NewEnv(m, l), opts)
			require.NoError(t, err)
			var out, remarks strings.Builder
			if m.Lang == "llvm" {
				text, err := in.Emit(m)
				require.NoError(t, err)
				sameAgain(t, in, m, text)
				out.Write(text)
			} else {
				for _, f := range m.Funcs {
					for _, b := range f.Blocks {
						out.WriteString(b.LongString())
					}
				}
			}
			for i := range res.Remarks {
				fmt.Fprintln(&remarks, res.Remarks[i].String())
			}
			got := []txtar.File{ar.Files[0], {Name: "out", Data: []byte(out.String())}, {Name: "remarks", Data: []byte(remarks.String())}}
			if *update {
				ar.Files = got
				require.NoError(t, os.WriteFile(path, txtar.Format(ar), 0o644))
				return
			}
			require.Len(t, ar.Files, len(got))
			for i := range got {
				assert.Equal(t, string(ar.Files[i].Data), string(got[i].Data), got[i].Name)
			}
		})
	}
}

// load reads a kernel file of any language.
func load(t *testing.T, name string, src []byte) *frontend.Input {
	t.Helper()
	in, diags := frontend.Load(name, src)
	require.False(t, diags.HasErrors(), diags.String())
	require.Empty(t, diags.String())
	return in
}

// sameAgain reads text, which was written of m, and compares.
func sameAgain(t *testing.T, in *frontend.Input, m *ir.Module, text []byte) {
	t.Helper()
	again, diags := frontend.Load(in.Name, text)
	if assert.False(t, diags.HasErrors(), "%s\n%s", diags, text) {
		assert.NoError(t, ir.Isomorphic(m, again.Module), "%s", text)
	}
}

// header reads the first line of an archive.
func header(t *testing.T, ar *txtar.Archive, m *ir.Module) (Options, launch.Launch) {
	opts := DefaultOptions()
	var l launch.Launch
	line, _, _ := strings.Cut(string(ar.Comment), "\n")
	words := strings.Fields(line)
	require.GreaterOrEqual(t, len(words), 2)
	require.Equal(t, "test", words[0])
	opts.Pipeline = words[1]
	for _, w := range words[2:] {
		key, value, _ := strings.Cut(w, "=")
		n, _ := strconv.Atoi(value)
		switch key {
		case "force":
			opts.Force = true
		case "max-waste":
			opts.MaxWaste = n
		case "max-rewrites":
			opts.MaxRewrites = n
		case "launch":
			var err error
			l, err = launch.Parse(value)
			require.NoError(t, err)
		case "profile":
			opts.Profile = cost.Profile{}
		default:
			line, err := strconv.Atoi(key)
			require.NoError(t, err, w)
			var c cost.BranchCount
			_, err = fmt.Sscanf(value, "%d,%d,%d,%d", &c.Executed, &c.Split, &c.AllTaken, &c.NoneTaken)
			require.NoError(t, err, w)
			opts.Profile[branchAt(t, m, uint32(line))] = c
		}
	}
	return opts, l
}

func branchAt(t *testing.T, m *ir.Module, line uint32) cost.BranchKey {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			if b.Term().Pos.Line == line && len(b.Succs) > 1 {
				return cost.KeyOf(b)
			}
		}
	}
	require.Fail(t, "no branch", "line %d", line)
	return cost.BranchKey{}
}
