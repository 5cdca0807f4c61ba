package llvm

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// syntheticSize is the size of the module that the benchmarks read.
const syntheticSize = 20 << 20

// synthetic is a module of many functions: a kernel as clang prints it, again and again under new names.
func synthetic(tb testing.TB) []byte {
	src, err := os.ReadFile("testdata/kernels/k05_reduce_shared.O2.nvptx.ll")
	require.NoError(tb, err)
	lo := bytes.Index(src, []byte("define "))
	hi := lo + bytes.Index(src[lo:], []byte("\n}\n")) + 3
	fn := src[lo:hi]
	name := fn[bytes.IndexByte(fn, '@')+1 : bytes.IndexByte(fn, '(')]
	var b bytes.Buffer
	b.Write(src[:lo])
	for i := 0; b.Len() < syntheticSize; i++ {
		b.Write(bytes.Replace(fn, append([]byte("@"), name...), fmt.Appendf(nil, "@%s%d", name, i), 1))
		b.WriteByte('\n')
	}
	b.Write(src[hi:])
	return b.Bytes()
}

func BenchmarkParse(b *testing.B) {
	src := synthetic(b)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		_, diags := Parse("synthetic.ll", src)
		require.Empty(b, diags)
	}
}

// BenchmarkRead goes from text to verified ir: 40 MB/s on one core is asked for.
func BenchmarkRead(b *testing.B) {
	src := synthetic(b)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		_, _, diags := Read("synthetic.ll", src)
		require.Empty(b, diags)
	}
}

func BenchmarkPromote(b *testing.B) {
	src, err := os.ReadFile("testdata/kernels/k14_localarr.O0.nvptx.ll")
	require.NoError(b, err)
	f, diags := Parse("k14.ll", src)
	require.Empty(b, diags)
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		var m *ir.Module
		m, diags = build(f)
		require.Empty(b, diags)
		b.StartTimer()
		ir.PromoteModule(m)
	}
}
