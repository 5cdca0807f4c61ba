package uniform_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/ptx"
)

// big holds kernels of a given size n, each with a condition that splits warps in every branch.
var big = []struct {
	name string
	n    int
	body func(n int) string
}{
	{"straight-100000", 100000, func(n int) string {
		var s strings.Builder
		for i := range n / 4 {
			fmt.Fprintf(&s, "add.u32 %%r%d, %%r%d, %%r%d;\nxor.b32 %%r%d, %%r%d, %d;\nmul.lo.u32 %%r%d, %%r%d, 3;\nshr.u32 %%r%d, %%r%d, 1;\n",
				i%50+2, (i+7)%50+2, (i+13)%52, i%50+2, i%50+2, i, (i+3)%50+2, i%50+2, (i+9)%50+2, (i+3)%50+2)
		}
		return s.String()
	}},
	{"diamonds-10000", 10000, func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "setp.lt.u32 %%p1, %%r0, %%r3;\n@%%p1 bra A%d;\nadd.u32 %%r2, %%r2, 1;\nbra J%d;\nA%d:\nadd.u32 %%r2, %%r2, 2;\nJ%d:\nadd.u32 %%r3, %%r2, %%r1;\n", i, i, i, i)
		}
		return s.String()
	}},
	{"nested-ifs-1000", 1000, func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "setp.lt.u32 %%p1, %%r0, %%r3;\n@%%p1 bra J%d;\nadd.u32 %%r2, %%r2, 1;\n", i)
		}
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(&s, "J%d:\nadd.u32 %%r3, %%r2, %%r1;\n", i)
		}
		return s.String()
	}},
	{"nested-loops-500", 500, func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "add.u32 %%r2, %%r2, 1;\nH%d:\nadd.u32 %%r3, %%r3, 1;\n", i)
		}
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(&s, "add.u32 %%r4, %%r4, %%r3;\nsetp.lt.u32 %%p1, %%r4, %%r0;\n@%%p1 bra H%d;\n", i)
		}
		return s.String()
	}},
	{"mesh-2000", 2000, func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "B%d:\nadd.u32 %%r2, %%r2, 1;\nsetp.lt.u32 %%p1, %%r2, %%r0;\n@%%p1 bra B%d;\n", i, (i*7+3)%n)
		}
		return s.String()
	}},
}

func bigKernel(t testing.TB, body string) (*ir.Module, int) {
	t.Helper()
	src := ".version 7.3\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u32 n)\n{\n.reg .b32 %r<60>;\n.reg .pred %p<4>;\n" +
		"mov.u32 %r0, %tid.x;\nld.param.u32 %r1, [n];\n" + body + "ret;\n}\n"
	_, m, diags := ptx.Read("big.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%s", diags)
	n := 0
	for _, b := range m.Funcs[0].Blocks {
		for _, v := range b.Values {
			n += v.Issues()
		}
	}
	return m, n
}

func BenchmarkUniform(b *testing.B) {
	for _, k := range big {
		for _, l := range []string{"?", "4,256"} {
			b.Run(k.name+"/"+l, func(b *testing.B) {
				m, n := bigKernel(b, k.body(k.n))
				for b.Loop() {
					env := analysis.NewEnv(m, parsed(b, l))
					analysis.Of(env.Cache(m.Funcs[0]), uniform.Of)
				}
				b.ReportMetric(float64(n*b.N)/b.Elapsed().Seconds()/1e6, "Minstr/s")
			})
		}
	}
}

// TestNearLinear holds the time per instruction of big kernels to a small multiple of that of a tenth of them.
func TestNearLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	per := func(body string) time.Duration {
		m, n := bigKernel(t, body)
		best := time.Hour
		for range 3 {
			start := time.Now()
			analysis.Of(analysis.NewEnv(m, parsed(t, "?")).Cache(m.Funcs[0]), uniform.Of)
			best = min(best, time.Since(start))
		}
		return best * 1000 / time.Duration(n)
	}
	for _, k := range big {
		near := false
		for try := 0; try < 3 && !near; try++ { // a busy machine may spoil one try
			small, large := per(k.body(k.n/10)), per(k.body(k.n))
			t.Logf("%s: %v then %v per 1000 instructions", k.name, small, large)
			near = large < 10*small+time.Millisecond
		}
		assert.True(t, near, "%s: time grows faster than the kernel", k.name)
	}
}
