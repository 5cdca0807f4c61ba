package checks_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir/launch"
	"lockstep/lint"
	"lockstep/lint/checks"
)

// diamonds is a kernel of n divergent branches in a row, with barriers and shuffles between them.
func diamonds(n int) string {
	var b strings.Builder
	b.WriteString(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 out)\n{\n.reg .pred %p<3>;\n.reg .b32 %r<9>;\nmov.u32 %r1, %tid.x;\n")
	for i := range n {
		fmt.Fprintf(&b, "setp.lt.u32 %%p1, %%r1, %d;\n@%%p1 bra A%d;\nadd.u32 %%r2, %%r1, 1;\nbra J%d;\nA%d:\nmul.lo.u32 %%r2, %%r1, 3;\nJ%d:\n", i%64, i, i, i, i)
		switch i % 3 {
		case 0:
			b.WriteString("bar.sync 0;\n")
		case 1:
			b.WriteString("shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1;\n")
		}
	}
	b.WriteString("ret;\n}\n")
	return b.String()
}

// BenchmarkLint gives the time of all rules by instruction, for few and for many branches: it should not grow.
func BenchmarkLint(b *testing.B) {
	for _, n := range []int{100, 1000, 10000} {
		src := []byte(diamonds(n))
		m := read(b, "diamonds.ptx", src)
		for _, text := range []string{"?", "1,256"} {
			l, err := launch.Parse(text)
			require.NoError(b, err)
			b.Run(fmt.Sprintf("%d/%s", n, text), func(b *testing.B) {
				for b.Loop() {
					_, err := lint.Run(m, lint.Options{Checks: checks.All, Launches: []launch.Launch{l}})
					require.NoError(b, err)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(6*n), "ns/inst")
			})
		}
	}
}
