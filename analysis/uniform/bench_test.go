package uniform_test

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/tools"
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

// cost is the processor time that analysing kernel k of size n takes, over instructions: the least of some tries, since a busy
// machine makes them longer. It takes a collection of garbage of its own first, and those in between count.
func cost(t testing.TB, k int, n int, text string, tries int) (perInstr float64, instrs int) {
	m, instrs := bigKernel(t, big[k].body(n))
	l := parsed(t, text)
	least := math.Inf(1)
	for range tries {
		runtime.GC()
		start := tools.ProcessorTime()
		rounds := 0
		for ; rounds == 0 || tools.ProcessorTime()-start < 5*time.Millisecond; rounds++ {
			analysis.Of(analysis.NewEnv(m, l).Cache(m.Funcs[0]), uniform.Of)
		}
		least = min(least, float64(tools.ProcessorTime()-start)/float64(rounds))
	}
	return least / float64(instrs), instrs
}

// The small case that a big one is compared with is the same kernel with a hundredth of its diamonds, ifs, loops, blocks or straight
// instructions, but at least 20 of them: a kernel of ordinary size, for which the fixed costs of a function still count little.
func small(n int) int { return max(n/100, 20) }

// maxGrowth bounds the time per instruction of a big kernel, in times of the small case.
const maxGrowth = 5

// BenchmarkUniform has a goal: 1 M instructions a second on one core, for every shape. On a busy machine, least of several runs, in
// M instructions a second, big and small: straight 3.2 and 3.3, diamonds 2.1 and 2.2, ifs 2.0 and 1.8, loops 1.04 and 1.10, mesh 1.19 and 1.32.
func BenchmarkUniform(b *testing.B) {
	for i, k := range big {
		for _, l := range []string{"?", "4,256"} {
			b.Run(k.name+"/"+l, func(b *testing.B) {
				defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
				var before, after float64
				for b.Loop() {
					before, _ = cost(b, i, small(k.n), l, 3)
					after, _ = cost(b, i, k.n, l, 3)
				}
				b.ReportMetric(1e3/after, "Minstr/s")
				b.ReportMetric(1e3/before, "Minstr/s-small")
				b.ReportMetric(after/before, "growth")
			})
		}
	}
}

// TestNearLinear holds the time per instruction of big kernels to a small multiple of that of small ones.
func TestNearLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	for i, k := range big {
		growth := math.Inf(1)
		for try := 0; try < 3 && growth > maxGrowth; try++ { // a busy machine may spoil one try
			before, _ := cost(t, i, small(k.n), "?", 3)
			after, n := cost(t, i, k.n, "?", 2)
			growth = min(growth, after/before)
			t.Logf("%s: %.0f ns per instruction, %.1f times that of the small case (%d instructions)", k.name, after, growth, n)
		}
		assert.LessOrEqual(t, growth, float64(maxGrowth), "%s: time grows faster than the kernel", k.name)
	}
}
