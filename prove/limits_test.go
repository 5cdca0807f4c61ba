package prove_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/prove"
)

// rowOf is a kernel with n branches in a row; inside of another branch, if inside is set.
func rowOf(n int, inside bool) string {
	var b strings.Builder
	b.WriteString(header)
	if inside {
		b.WriteString("\tsetp.lt.s32 %p2, %r2, 3;\n\t@%p2 bra END;\n")
	}
	for i := range n {
		fmt.Fprintf(&b, "\tsetp.lt.s32 %%p1, %%r2, %d;\n\t@%%p1 bra L%d;\n\tst.global.u32 [%%rd1], %%r2;\nL%d:\n", 10+i, i, i)
	}
	b.WriteString("END:\n\tret;\n}\n")
	return b.String()
}

// TestLimits asks that limits say their names, and do not come too early.
func TestLimits(t *testing.T) {
	const twelve = 12 // 2^12 paths, and one past the branch around them
	before, after := convert(t, rowOf(twelve-1, true))
	assert.True(t, prove.Equivalent(before.Funcs[0], after.Funcs[0]).Proved)
	before, after = convert(t, rowOf(twelve, true))
	v := prove.Equivalent(before.Funcs[0], after.Funcs[0])
	assert.False(t, v.Proved)
	assert.Equal(t, "MaxPaths", v.Limit)
	assert.Contains(t, v.Reason, "too many paths (MaxPaths = 4096)")
	assert.Equal(t, before.Funcs[0].Entry().ID, v.Block)

	before, after = convert(t, rowOf(2000, false))
	v = prove.Equivalent(before.Funcs[0], after.Funcs[0])
	assert.True(t, v.Proved, v.Reason)
	assert.Len(t, v.Regions, 2000)
}

// TestDeclared asks that functions without a body are not decided.
func TestDeclared(t *testing.T) {
	m := &ir.Module{Name: "k", Lang: "ir", PtrBits: 64}
	f := m.NewFunc("f", false)
	assert.Equal(t, "not decided: f has no body", prove.Equivalent(f, f).Reason)
	assert.Error(t, prove.SMTLIB(f, f, nil))
}

// TestPureMeansOperands holds the operation table to what the proof takes from it: the result of a pure operation is a function
// of its operands and the thread.
func TestPureMeansOperands(t *testing.T) {
	allowed := map[ir.Divergence]bool{ir.DivOperands: true, ir.DivUniform: true, ir.DivSreg: true, ir.DivSymbol: true, ir.DivPhi: true}
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		info := op.Info()
		if info.Pure && op != ir.OpUndef && op != ir.OpPoison && op != ir.OpArg {
			assert.True(t, allowed[info.Divergence], "%v is pure, but its result may differ for equal operands", op)
		}
	}
}

// BenchmarkEquivalent proves a kernel with many converted branches.
func BenchmarkEquivalent(b *testing.B) {
	for _, n := range []int{10, 100, 1000, 10000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			before, after := convert(b, rowOf(n, false))
			for b.Loop() {
				v := prove.Equivalent(before.Funcs[0], after.Funcs[0])
				require.True(b, v.Proved, v.Reason)
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*n), "µs/branch")
		})
	}
}
