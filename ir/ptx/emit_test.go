package ptx

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
)

// TestEmitUnchanged: a module that no pass changed comes out byte for byte.
func TestEmitUnchanged(t *testing.T) {
	for _, x := range testfiles.Find(t, "testdata", ".ptx") {
		path, src := x.Path, x.Text
		f, m, diags := Read(path, src)
		require.Empty(t, diags.String())
		out, err := Emit(f, m)
		require.NoError(t, err)
		require.Equal(t, string(src), string(out), path)
	}
}

// TestEmitPutsTogether: the text of a function put together again from the text
// of its blocks, and of its statements, is the text of the function.
func TestEmitPutsTogether(t *testing.T) {
	for _, path := range testfiles.Paths(t, "testdata", ".ptx") {
		f, m, diags := Read(path, mustRead(t, path))
		require.Empty(t, diags.String())
		for _, fn := range f.Funcs {
			if !fn.Body {
				continue
			}
			e := newEmitter(f)
			e.fn, e.irf = fn, m.Func(f.NameText(fn.Name))
			e.lay.run(fn, &e.layout)
			require.False(t, e.changed())
			want := string(f.Src[fn.Open+1 : fn.Close])
			require.NoError(t, e.rewrite(e.block))
			require.Equal(t, want, string(e.out), path)
			e.out = nil
			require.NoError(t, e.rewrite(func(b, _ *ir.Block) error { return e.rebuild(b) }))
			require.Equal(t, want, string(e.out), path)
		}
	}
}

// TestEmitByHand changes modules by the plan of each archive. What comes out must
// read again as the changed module; how it looks is in the archive. An archive
// whose plan has no form in the text has the error instead.
func TestEmitByHand(t *testing.T) {
	paths, err := filepath.Glob("testdata/emit/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			require.NoError(t, err)
			require.GreaterOrEqual(t, len(ar.Files), 2)
			src := ar.Files[0].Data
			if strings.Contains(string(ar.Comment), "CRLF") { // which an archive cannot hold
				src = bytes.ReplaceAll(src, []byte("\n"), []byte("\r\n"))
			}
			f, m, diags := Read("in.ptx", src)
			require.Empty(t, diags.String())
			flattenByHand(t, m, string(ar.Files[1].Data))
			require.NoError(t, ir.VerifyModule(m))
			name, got := "out.ptx", []byte(nil)
			if got, err = Emit(f, m); err != nil {
				name, got = "error", []byte(err.Error()+"\n")
			} else {
				_, again, diags := Read("out.ptx", got)
				require.Empty(t, diags.String(), string(got))
				require.NoError(t, ir.Isomorphic(m, again), string(got))
				if bytes.Contains(src, []byte("\r\n")) {
					require.Equal(t, bytes.Count(got, []byte("\n")), bytes.Count(got, []byte("\r\n")))
					got = bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n"))
				}
			}
			if name == "out.ptx" {
				t.Run("ptxas", func(t *testing.T) { assert.NoError(t, tools.PTXAS(t).Assemble(t, name, got)) })
			}
			if *update {
				ar.Files = append(ar.Files[:2], txtar.File{Name: name, Data: got})
				require.NoError(t, os.WriteFile(path, txtar.Format(ar), 0o644))
				return
			}
			require.Len(t, ar.Files, 3)
			assert.Equal(t, ar.Files[2].Name, name, string(got))
			assert.Equal(t, string(ar.Files[2].Data), string(got))
		})
	}
}
