package ptx

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/internal/testfiles"
	"lockstep/ir"
)

// TestReadTestdata reads and verifies every PTX file of the test data.
func TestReadTestdata(t *testing.T) {
	for _, x := range testfiles.Find(t, "testdata", ".ptx") {
		path, src := x.Path, x.Text
		_, m, diags := Read(path, src)
		if !assert.Empty(t, diags.String()) {
			continue
		}
		assert.NoError(t, ir.VerifyModule(m), path)
		text := m.String()
		again, err := ir.Parse(path, []byte(text))
		if assert.NoError(t, err, path) {
			assert.Equal(t, text, again.String())
		}
	}
}

const corpusHeader = ".version 7.8\n.target sm_80\n.address_size 64\n\n"

// readCorpus makes a module of about size bytes from those functions of the test
// data that stand alone, each time under a new name.
func readCorpus(t testing.TB, size int) []byte {
	t.Helper()
	var pieces [][2]string // before and behind the name
	for _, x := range testfiles.Find(t, "testdata/kernels", ".ptx") {
		path, src := x.Path, x.Text
		f, diags := Parse(path, src)
		require.False(t, diags.HasErrors(), diags.String())
		for _, fn := range f.Funcs {
			text := string(src[fn.Span.Start:fn.Span.End])
			at := f.lines[fn.Pos.Line-1] + fn.Pos.Col - 1 - fn.Span.Start + uint32(len(f.NameText(fn.Name)))
			if _, m, _ := Read(path, []byte(corpusHeader+text[:at]+"_0"+text[at:])); m == nil || !fn.Body {
				continue
			}
			pieces = append(pieces, [2]string{text[:at], text[at:]})
		}
	}
	require.NotEmpty(t, pieces)
	var b bytes.Buffer
	b.WriteString(corpusHeader)
	for i := 0; b.Len() < size; i++ {
		p := pieces[i%len(pieces)]
		fmt.Fprintf(&b, "%s_%d%s\n\n", p[0], i, p[1])
	}
	return b.Bytes()
}

// BenchmarkRead measures text to verified ir; MB/s should not fall with the size.
func BenchmarkRead(b *testing.B) {
	for _, mb := range []int{1, 10, 50} {
		b.Run(fmt.Sprintf("%dMB", mb), func(b *testing.B) {
			src := readCorpus(b, mb<<20)
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				_, m, diags := Read("corpus.ptx", src)
				require.Empty(b, diags)
				require.NoError(b, ir.VerifyModule(m))
			}
		})
	}
}

// TestBuild compares what the builder makes of small texts, one for each shape or
// trap of the language.
func TestBuild(t *testing.T) {
	goldenIR(t, "testdata/build/*.txtar", func(t *testing.T, src []byte) (string, string) {
		_, m, diags := Read("in.ptx", src)
		require.NotNil(t, m, diags.String())
		require.NoError(t, ir.VerifyModule(m))
		text := m.String()
		again, err := ir.Parse("in.ptx", []byte(text))
		require.NoError(t, err)
		require.Equal(t, text, again.String())
		return "out.ir", text
	})
}

// TestBuildErrors compares what the builder says of wrong texts.
func TestBuildErrors(t *testing.T) {
	goldenIR(t, "testdata/builderrors/*.txtar", func(t *testing.T, src []byte) (string, string) {
		f, diags := Parse("in.ptx", src)
		require.Empty(t, diags.String(), "an error of the parser")
		m, diags := Build(f)
		require.Nil(t, m)
		return "want", diags.String()
	})
}

// goldenIR compares the second file of each archive with what make makes of the
// first.
func goldenIR(t *testing.T, pattern string, make func(*testing.T, []byte) (name, text string)) {
	paths, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			require.NoError(t, err)
			name, got := make(t, ar.Files[0].Data)
			if *update {
				ar.Files = append(ar.Files[:1], txtar.File{Name: name, Data: []byte(got)})
				require.NoError(t, os.WriteFile(path, txtar.Format(ar), 0o644))
				return
			}
			require.Len(t, ar.Files, 2)
			assert.Equal(t, string(ar.Files[1].Data), got)
		})
	}
}

func mustRead(t testing.TB, path string) []byte {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	return src
}
