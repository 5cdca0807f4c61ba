package prove_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/prove"
)

// ask has the solver answer whether new does what old did.
func ask(t *testing.T, z3 string, old, new *ir.Func) string {
	t.Helper()
	var script bytes.Buffer
	require.NoError(t, prove.SMTLIB(old, new, &script))
	cmd := exec.Command(z3, "-in", "-T:30")
	cmd.Stdin = bytes.NewReader(script.Bytes())
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s\n%s", out, &script)
	return strings.TrimSpace(string(out))
}

// TestSolverAgrees has an external solver prove what the built-in proof says of rewritten kernels of testdata.
func TestSolverAgrees(t *testing.T) {
	z3 := tools.Z3(t)
	asked := 0
	for _, path := range testfiles.Paths(t, "testdata", ".ptx") {
		before, after, res, ok := forced(t, path)
		require.True(t, ok, path)
		for i, name := range res.Changed {
			if i > 0 { // one of a file: they are alike
				continue
			}
			asked++
			assert.Equal(t, "unsat", ask(t, z3, before.Func(name), after.Func(name)), "%s: %s", path, name)
		}
	}
	assert.Greater(t, asked, 5)
}

// TestSolverFindsFaults has the solver find what is wrong with wrong rewrites, and nothing with right ones.
func TestSolverFindsFaults(t *testing.T) {
	z3 := tools.Z3(t)
	before, after := convert(t, diamond)
	for _, c := range edits {
		t.Run(c.name, func(t *testing.T) {
			answer := ask(t, z3, before.Funcs[0], edited(t, after, c.edits).Funcs[0])
			assert.Equal(t, map[bool]string{true: "unsat", false: "sat"}[c.reason == "" || byArithmetic[c.name]], answer)
		})
	}
}

// TestSolverKnowsMore has the solver prove what takes arithmetic: the built-in proof does not compute.
func TestSolverKnowsMore(t *testing.T) {
	z3 := tools.Z3(t)
	for _, c := range []struct{ name, old, new string }{
		{"product by shift", "mul.lo.s32 %r4, %r2, 8;\n\tst.global.u32 [%rd1], %r4;", "shl.b32 %r4, %r2, 3;\n\tst.global.u32 [%rd1], %r4;"},
		{"absorbed comparison", "setp.lt.s32 %p1, %r2, 3;\n\tsetp.lt.s32 %p2, %r2, 5;\n\t@%p1 st.global.u32 [%rd1], %r2;\n\t@%p2 st.global.u32 [%rd1+4], %r2;",
			"setp.lt.s32 %p1, %r2, 3;\n\tsetp.lt.or.s32 %p2, %r2, 5, %p1;\n\t@%p1 st.global.u32 [%rd1], %r2;\n\t@%p2 st.global.u32 [%rd1+4], %r2;"},
		{"sum in another order", "add.s32 %r4, %r2, 5;\n\tsub.s32 %r4, %r4, %r2;\n\tst.global.u32 [%rd1], %r4;", "mov.u32 %r4, 5;\n\tst.global.u32 [%rd1], %r4;"},
	} {
		t.Run(c.name, func(t *testing.T) {
			old, new := read(t, header+c.old+"\n\tret;\n}\n"), read(t, header+c.new+"\n\tret;\n}\n")
			assert.False(t, prove.Equivalent(old.Funcs[0], new.Funcs[0]).Proved)
			assert.Equal(t, "unsat", ask(t, z3, old.Funcs[0], new.Funcs[0]))
			assert.Equal(t, "sat", ask(t, z3, old.Funcs[0], read(t, header+strings.Replace(c.new, "5", "6", 1)+"\n\tst.global.u32 [%rd1+64], 0;\n\tret;\n}\n").Funcs[0]))
		})
	}
}
