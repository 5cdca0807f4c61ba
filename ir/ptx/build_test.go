package ptx

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestReadTestdata reads and verifies every PTX file of the test data.
func TestReadTestdata(t *testing.T) {
	for _, path := range ptxFiles(t, testdata) {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
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
	for _, path := range ptxFiles(t, testdata+"/kernels") {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
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
