package transform

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/internal/flowtest"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// withPass runs a pass that is not in the table.
func withPass(t *testing.T, f *ir.Func, run func(*Context) analysis.Change) (*Result, error) {
	t.Helper()
	res := &Result{printer: ir.NewPrinter(f.Module)}
	opts := DefaultOptions()
	_, err := runPass(f, analysis.NewEnv(f.Module, launch.Launch{}), &opts, Stage{Pass: &Pass{Name: "test", Run: run}}, res)
	return res, err
}

func TestDriverFindsUnannouncedChanges(t *testing.T) {
	_, err := withPass(t, flowtest.Func(true, "a 1 -> ret"), func(c *Context) analysis.Change {
		c.Func.Blocks[0].Values[0].Aux.Bits++
		return analysis.None
	})
	assert.EqualError(t, err, "pass test changed f without saying so")
}

func TestDriverVerifies(t *testing.T) {
	_, err := withPass(t, flowtest.Func(true, "a 1 -> ret"), func(c *Context) analysis.Change {
		c.Func.Blocks[0].Values = c.Func.Blocks[0].Values[:1]
		return analysis.Values
	})
	assert.ErrorContains(t, err, "pass test broke f: ")
}

func TestDriverInvalidates(t *testing.T) {
	f := flowtest.Func(true, "a 1 -> b\nb -> ret")
	var cache *analysis.Cache
	_, err := withPass(t, f, func(c *Context) analysis.Change {
		cache = c.Cache
		analysis.Of(c.Cache, cfg.Dom)
		c.Func.Blocks[0].Values[0].Aux.Bits++
		return analysis.Values
	})
	require.NoError(t, err)
	assert.True(t, analysis.Holds(cache, cfg.Dom), "dominators outlive a change of values")
	_, err = withPass(t, f, func(c *Context) analysis.Change {
		cache = c.Cache
		analysis.Of(c.Cache, cfg.Dom)
		c.Func.Blocks[0].Values[0].Aux.Bits++
		return analysis.CFG
	})
	require.NoError(t, err)
	assert.False(t, analysis.Holds(cache, cfg.Dom))
}

const twoKernels = `.version 7.0
.target sm_70
.address_size 64
.entry a(.param .u64 p)
{
	.reg .pred %p1;
	.reg .b32 %r1;
	.reg .b64 %rd1;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, %tid.x;
	setp.eq.s32 %p1, %r1, 0;
	@%p1 bra J;
	st.global.u32 [%rd1], %r1;
J:
	ret;
}
.entry b()
{
	ret;
}
`

func read(t *testing.T, src string) *ir.Module {
	t.Helper()
	_, m, diags := ptx.Read("in.ptx", []byte(src))
	require.Empty(t, diags.String())
	return m
}

func TestRun(t *testing.T) {
	m := read(t, twoKernels)
	before := m.String()
	opts := DefaultOptions()
	opts.Pipeline = ""
	res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	assert.Empty(t, res.Changed)
	assert.Equal(t, before, m.String(), "no passes, no change")

	var dumped []string
	opts = DefaultOptions()
	opts.DumpAfter = func(p *Pass, f *ir.Func) { dumped = append(dumped, p.Name+" "+f.Name) }
	res, err = Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	assert.Equal(t, []string{"a"}, res.Changed)
	assert.Equal(t, []string{"if-convert a", "if-convert b"}, dumped)
	require.Len(t, res.Remarks, 1)
	r := res.Remarks[0]
	assert.Equal(t, "done", r.Verdict())
	assert.Equal(t, "J", r.Label)
	assert.Equal(t, "a: 12:2: if-convert done; split before 2; after 1; waste 0", r.String())

	again := m.String()
	res, err = Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	assert.Empty(t, res.Changed)
	assert.Equal(t, again, m.String(), "a second run finds nothing more to do")

	opts.Pipeline = "melt"
	_, err = Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	assert.Error(t, err)
}

func TestRunOnChosenFunctions(t *testing.T) {
	m := read(t, twoKernels)
	opts := DefaultOptions()
	opts.Functions = func(f *ir.Func) bool { return f.Name == "b" }
	res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	assert.Empty(t, res.Changed)
	assert.Empty(t, res.Remarks)
}

// body is a kernel around statements.
func body(statements string) string {
	return ".version 7.0\n.target sm_70\n.address_size 64\n.entry k(.param .u64 a)\n{\n.reg .pred %p<3>;\n.reg .b32 %r<4>;\n.reg .b64 %rd<2>;\n" +
		"ld.param.u64 %rd1, [a];\nmov.u32 %r1, %tid.x;\nsetp.eq.s32 %p1, %r1, 0;\n" + statements + "\nret;\n}\n"
}

func force(t *testing.T, m *ir.Module) *Result {
	t.Helper()
	opts := DefaultOptions()
	opts.Force = true
	res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
	require.NoError(t, err)
	return res
}

func TestTooLarge(t *testing.T) {
	var s strings.Builder
	s.WriteString("@%p1 bra J;\n")
	for range maxFlatStatements + 1 {
		s.WriteString("st.global.u32 [%rd1], %r1;\n")
	}
	s.WriteString("J:")
	res := force(t, read(t, body(s.String())))
	assert.Equal(t, ruleTooLarge, res.Remarks[0].Rule)
	assert.Equal(t, "2001 statements, the limit is 2000 (maxFlatStatements)", res.Remarks[0].Reason)
}

func TestCompoundStatement(t *testing.T) {
	m := read(t, body("@%p1 bra J;\nst.global.u32 [%rd1], %r1;\nJ:"))
	m.Funcs[0].Blocks[1].Values[0].Free = true
	assert.Equal(t, ruleCompound, force(t, m).Remarks[0].Rule)
}

func TestNoRegister(t *testing.T) {
	src := body("@%p1 bra J;\nadd.s32 %r2, %r1, 1;\nst.global.u32 [%rd1], %r2;\nJ:")
	m := read(t, src)
	for _, v := range m.Funcs[0].Blocks[1].Values {
		v.Reg = 0
	}
	assert.Equal(t, ruleNoRegister, force(t, m).Remarks[0].Rule, "a result")
	m = read(t, src)
	m.Funcs[0].Entry().Term().Args[0].Reg = 0
	assert.Equal(t, ruleNoRegister, force(t, m).Remarks[0].Rule, "the predicate")
}

// TestLargeKernels: the time is near-linear in the text, nests included.
func TestLargeKernels(t *testing.T) {
	row := func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "@%%p1 bra T%d;\nst.global.u32 [%%rd1], %%r1;\nbra J%d;\nT%d:\nadd.s32 %%r2, %%r1, 1;\nJ%d:\nsetp.eq.s32 %%p1, %%r2, %d;\n", i, i, i, i, i)
		}
		return s.String()
	}
	nest := func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "@%%p1 bra J%d;\nsetp.eq.s32 %%p1, %%r1, %d;\n", i, i)
		}
		for i := n - 1; i >= 0; i-- {
			fmt.Fprintf(&s, "J%d:\nst.global.u32 [%%rd1+%d], %%r1;\n", i, 4*i)
		}
		return s.String()
	}
	exits := func(n int) string {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "@%%p1 bra END;\nsetp.eq.s32 %%p1, %%r1, %d;\nst.global.u32 [%%rd1+%d], %%r1;\n", i, 4*i)
		}
		s.WriteString("END:")
		return s.String()
	}
	for _, tc := range []struct {
		name, src string
	}{{"5000 guards to one end", exits(5000)}, {"10000 diamonds in a row", row(10000)}, {"1000 nested guards", nest(1000)}, {"3000 nested guards", nest(3000)}} {
		t.Run(tc.name, func(t *testing.T) {
			m := read(t, body(tc.src))
			start := tools.ProcessorTime()
			res := force(t, m)
			took := tools.ProcessorTime() - start
			t.Log(took, res.Rewrites)
			assert.Positive(t, res.Rewrites)
			assert.Less(t, took, 20*time.Second)
		})
	}
}
