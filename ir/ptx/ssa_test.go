package ptx

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/ir"
)

// graphs are control flow graphs that make careless algorithms quadratic, or deep
// in recursion, by their size.
var graphs = []struct {
	name  string
	sizes [2]int
	text  func(b *strings.Builder, n int)
}{
	{"nested ifs", [2]int{1000, 10000}, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "setp.lt.u32 p, x, %d;\n@p bra E%d;\nadd.u32 x, x, 1;\n", i, i)
		}
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(b, "add.u32 y, y, x;\nE%d:\n", i)
		}
	}},
	{"diamonds, a register each", [2]int{1000, 10000}, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, ".reg .b32 %%z<%d>;\n", n)
		for i := range n {
			fmt.Fprintf(b, "setp.lt.u32 p, x, %d;\n@p bra A%d;\nmov.u32 %%z%d, 1;\nbra B%d;\nA%d: mov.u32 %%z%d, 2;\nB%d: add.u32 x, x, %%z%d;\n", i, i, i, i, i, i, i, i)
		}
	}},
	{"guards to one end", [2]int{1000, 20000}, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "setp.eq.u32 p, x, %d;\n@p bra END;\nadd.u32 y, y, 1;\n", i)
		}
		b.WriteString("END:\n")
	}},
	{"nested loops", [2]int{250, 2500}, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "L%d: add.u32 x, x, 1;\n", i)
		}
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(b, "add.u32 y, y, x;\nsetp.lt.u32 p, y, %d;\n@p bra L%d;\n", i, i)
		}
	}},
	{"mesh", [2]int{500, 4000}, func(b *strings.Builder, n int) {
		r := rand.New(rand.NewPCG(1, 2))
		for i := range n {
			fmt.Fprintf(b, "L%d: add.u32 x, x, y;\nsetp.lt.u32 p, x, %d;\n@p bra L%d;\n", i, i, r.IntN(n))
		}
	}},
	{"switch", [2]int{1000, 20000}, func(b *strings.Builder, n int) {
		fmt.Fprintf(b, ".reg .b32 %%z<%d>;\nT: .branchtargets L0", n)
		for i := 1; i < n; i++ {
			fmt.Fprintf(b, ", L%d", i)
		}
		b.WriteString(";\nbrx.idx x, T;\n")
		for i := range n {
			fmt.Fprintf(b, "L%d: @p mov.u32 %%z%d, 1;\nadd.u32 y, y, %%z%d;\nbra END;\n", i, i, i)
		}
		b.WriteString("END:\n")
	}},
	{"labels in sibling scopes", [2]int{1000, 20000}, func(b *strings.Builder, n int) {
		for range n {
			b.WriteString("{ .reg .pred q; W: setp.eq.u32 q, x, 1; @q bra D; bra W; D: }\n")
		}
	}},
	{"families in scopes", [2]int{1000, 20000}, func(b *strings.Builder, n int) {
		for range n {
			b.WriteString("{ .reg .b32 %t<4>; mov.u32 %t1, x; add.u32 x, %t1, %t1; }\n")
		}
	}},
	{"parts out of reach", [2]int{1000, 20000}, func(b *strings.Builder, n int) {
		for i := range n {
			fmt.Fprintf(b, "bra END;\nadd.u32 x, x, 1;\nD%d: add.u32 y, x, y; setp.lt.u32 p, y, 1;\n@p bra D%d;\n", i, i)
		}
		b.WriteString("END:\n")
	}},
}

// graph is a module with one kernel that has the graph in it.
func graph(text func(b *strings.Builder, n int), n int) []byte {
	var b strings.Builder
	b.WriteString(".version 7.8\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 a) {\n.reg .pred p; .reg .b32 x, y; .reg .b64 d;\nld.param.u64 d, [a]; mov.u32 x, %tid.x; mov.u32 y, 0;\n")
	text(&b, n)
	b.WriteString("st.global.u32 [d], x;\nst.global.u32 [d+4], y;\nret;\n}\n")
	return []byte(b.String())
}

// TestGraphs reads each graph in two sizes: both verify, the time per byte of the
// large one is not a multiple of the small one's, and phis stay few.
func TestGraphs(t *testing.T) {
	for _, s := range graphs {
		t.Run(s.name, func(t *testing.T) {
			const attempts, most = 5, 6
			var perByte [2]float64
			for range attempts { // other programs on the machine make times jump
				for i, n := range s.sizes {
					perByte[i] = readTime(t, graph(s.text, n))
				}
				if perByte[1] < most*perByte[0] {
					return
				}
			}
			assert.Fail(t, "time grows faster than the text", "ns per byte: %.0f, and %.0f for the larger text", perByte[0], perByte[1])
		})
	}
}

// readTime is the time that reading takes, in ns per byte.
func readTime(t *testing.T, src []byte) float64 {
	best := time.Duration(math.MaxInt64)
	for range 3 {
		start := time.Now()
		_, m, diags := Read("k.ptx", src)
		best = min(best, time.Since(start))
		require.NotNil(t, m, diags.String())
		if len(src) < 100_000 {
			require.NoError(t, ir.VerifyModule(m))
		}
	}
	return float64(best) / float64(len(src))
}

// TestLargeFamilies: declarations that name a lot make nothing, and what is broken is
// reported.
func TestLargeFamilies(t *testing.T) {
	src := corpusHeader + ".visible .entry k() { .reg .b32 %r<4000000000>; mov.u32 %r3999999999, 1; ret; }\n"
	_, m, diags := Read("k.ptx", []byte(src))
	if m != nil { // 10 digits may be more than a family's member has
		require.Empty(t, diags.String())
		assert.Len(t, m.Funcs[0].Regs, 1)
	}
	src = corpusHeader + ".visible .entry k() { .reg .b32 %r<400000000>; mov.u32 %r399999999, %r7; ret; }\n"
	_, m, diags = Read("k.ptx", []byte(src))
	require.Empty(t, diags.String())
	assert.Len(t, m.Funcs[0].Regs, 2)
}

// TestReadMalformed holds texts that once made Read panic.
func TestReadMalformed(t *testing.T) {
	for _, statement := range []string{"add.s32 r, r, -%;"} {
		_, m, diags := Read("k.ptx", []byte(corpusHeader+".visible .entry k() { .reg .b32 r; "+statement+" ret; }\n"))
		assert.Nil(t, m)
		assert.True(t, diags.HasErrors())
	}
}

// FuzzRead: no text makes Read panic, and a module that it returns verifies and
// comes out as it went in.
func FuzzRead(f *testing.F) {
	for _, x := range testfiles.Find(f, "testdata/kernels/nvcc", ".ptx") {
		f.Add(x.Text)
	}
	f.Add(mustRead(f, testdata+"/kernels/clamp.ptx"))
	for _, s := range graphs {
		f.Add(graph(s.text, 5))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		file, m, diags := Read("fuzz.ptx", src)
		if m == nil {
			require.True(t, diags.HasErrors())
			return
		}
		require.NoError(t, ir.VerifyModule(m))
		out, err := Emit(file, m)
		require.NoError(t, err)
		require.Equal(t, src, out)
	})
}
