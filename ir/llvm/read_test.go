package llvm

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/ir"
)

var update = flag.Bool("update", false, "rewrite the expected parts of testdata")

// texts are all modules in testdata.
func texts(t testing.TB) []string {
	t.Helper()
	names, err := filepath.Glob("testdata/*/*.ll")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	return names
}

// readClean reads a module that has no faults, and checks what holds for all.
func readClean(t testing.TB, name string, src []byte) (*File, *ir.Module) {
	t.Helper()
	read, m, diags := Read(name, src)
	if !assert.Empty(t, diags, "%s", diags) {
		return nil, nil
	}
	f := read.whole()
	checkIssues(t, f, m)
	ir.PromoteModule(m)
	assert.NoError(t, ir.VerifyModule(m), "%s, promoted", name)
	checkIssues(t, f, m)
	out, err := Emit(read, m)
	if assert.NoError(t, err, name) {
		assert.True(t, bytes.Equal(src, out), name)
	}
	return f, m
}

// checkIssues asks that each statement costs one issue, but phis, branches to the next block, unreachable, and calls that
// give no instruction, which cost none.
func checkIssues(t testing.TB, f *File, m *ir.Module) {
	t.Helper()
	for i := range f.Funcs {
		fn := &f.Funcs[i]
		if fn.Blocks.Len() == 0 {
			continue
		}
		first := f.Blocks[fn.Blocks.Lo].Instrs.Lo
		last := f.Blocks[fn.Blocks.Hi-1].Instrs.Hi
		issues := make([]int, last-first)
		for _, b := range m.Funcs[i].Blocks {
			for _, v := range b.Values {
				if v.Stmt != ir.NoStmt {
					issues[v.Stmt] += v.Issues()
				} else if v.Issues() != 0 {
					assert.Fail(t, "an issue without a statement", "%s: %s", f.Name, v.LongString())
				}
			}
		}
		for n, got := range issues {
			in := &f.Instrs[int(first)+n]
			want := 1
			switch {
			case in.Op == kwPhi, in.Op == kwUnreachable:
				want = 0
			case in.Op == kwBr && in.Ops.Len() == 1:
				want = min(got, 1) // 0 where the block comes next
			case in.Op == kwCall && costsNothing(f, in):
				want = 0
			}
			if got != want {
				assert.Equal(t, want, got, "%s:%d: %s", f.Name, in.At.Line, f.Text(Span{in.Start, in.End}))
			}
		}
	}
}

func costsNothing(f *File, in *Instr) bool {
	c := &f.Calls[in.Extra]
	if c.Callee.Kind != OpdGlobal {
		return false
	}
	name := f.Globals[c.Callee.Bits].Name
	for _, p := range []string{"llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.convergence.", "llvm.invariant."} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

func TestTexts(t *testing.T) {
	for _, name := range texts(t) {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		readClean(t, name, src)
	}
}

// TestGolden compares the ir of small modules: in.ll, what Read makes of it (read), and what Promote makes of that (promoted).
func TestGolden(t *testing.T) {
	names, err := filepath.Glob("testdata/golden/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			require.NoError(t, err)
			src := a.Files[0].Data
			_, m, diags := Read(a.Files[0].Name, src)
			require.Empty(t, diags, "%s", diags)
			for i := 1; i < len(a.Files); i++ {
				f := &a.Files[i]
				if f.Name == "promoted" {
					ir.PromoteModule(m)
					require.NoError(t, ir.VerifyModule(m))
				}
				compare(t, f, m.String())
			}
			save(t, name, a)
		})
	}
}

// TestErrors compares the complaints about wrong texts.
func TestErrors(t *testing.T) {
	names, err := filepath.Glob("testdata/errors/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			require.NoError(t, err)
			for i := 0; i+1 < len(a.Files); i += 2 {
				_, m, diags := Read(a.Files[i].Name, a.Files[i].Data)
				assert.Nil(t, m)
				assert.True(t, diags.HasErrors(), a.Files[i].Name)
				compare(t, &a.Files[i+1], diags.String())
			}
			save(t, name, a)
		})
	}
}

// compare checks a part of an archive, or replaces it.
func compare(t *testing.T, f *txtar.File, got string) {
	t.Helper()
	if *update {
		f.Data = []byte(got)
		return
	}
	assert.Equal(t, string(f.Data), got, f.Name)
}

func save(t *testing.T, name string, a *txtar.Archive) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(name, txtar.Format(a), 0o644))
	}
}
