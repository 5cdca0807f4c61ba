package ptx

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
)

// corpus makes a module of about size bytes from the functions and variables of
// the test data, each time under new names.
func corpus(t testing.TB, size int) []byte {
	t.Helper()
	type piece struct {
		text []byte
		name Span // within text
	}
	var pieces []piece
	for _, x := range testfiles.Find(t, "testdata/kernels", ".ptx") {
		path, src := x.Path, x.Text
		f, diags := Parse(path, src)
		require.False(t, diags.HasErrors(), diags.String())
		for _, fn := range f.Funcs {
			if !fn.Body {
				continue
			}
			// Pos is the place of the name.
			at := f.lines[fn.Pos.Line-1] + fn.Pos.Col - 1 - fn.Span.Start
			pieces = append(pieces, piece{src[fn.Span.Start:fn.Span.End], Span{at, at + uint32(len(f.NameText(fn.Name)))}})
		}
	}
	require.NotEmpty(t, pieces)
	var b bytes.Buffer
	b.WriteString(".version 7.8\n.target sm_80\n.address_size 64\n\n")
	for i := 0; b.Len() < size; i++ {
		p := pieces[i%len(pieces)]
		b.Write(p.text[:p.name.End])
		fmt.Fprintf(&b, "_%d", i)
		b.Write(p.text[p.name.End:])
		b.WriteString("\n\n")
	}
	return b.Bytes()
}

// BenchmarkParse measures text to statements; MB/s should not fall with the
// size.
func BenchmarkParse(b *testing.B) {
	for _, mb := range []int{1, 10, 50} {
		b.Run(fmt.Sprintf("%dMB", mb), func(b *testing.B) {
			src := corpus(b, mb<<20)
			b.SetBytes(int64(len(src)))
			b.ReportAllocs()
			for b.Loop() {
				_, diags := Parse("corpus.ptx", src)
				require.Empty(b, diags)
			}
		})
	}
}
