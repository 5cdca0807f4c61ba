package uniform_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/ptx"
)

// depot is unoptimised code: all variables lie in one piece of local memory. %SP+16 is the index of the thread, %SP+20 counts,
// %SP+24 is written in part, %SP+28 is never written.
const depot = `.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) {
  .local .align 8 .b8 __local_depot0[40];
  .reg .b64 %SP, %SPL, %rd<9>;
  .reg .b32 %r<19>;
  .reg .b16 %rs<9>;
  .reg .pred %p<9>;
  mov.b64 %SPL, __local_depot0;
  cvta.local.u64 %SP, %SPL;
  ld.param.u64 %rd1, [out];
  ld.param.u32 %r1, [n];
  st.b64 [%SP], %rd1;
  st.b32 [%SP+8], %r1;
  mov.u32 %r2, %tid.x;
  st.b32 [%SP+16], %r2;
  st.b32 [%SP+20], 0;
  st.b32 [%SP+24], %r1;
  cvt.u16.u32 %rs1, %r1;
  st.b8 [%SP+25], %rs1;
LOOP:
  ld.b32 %r3, [%SP+20];
  ld.b32 %r4, [%SP+8];
  setp.ge.s32 %p1, %r3, %r4;
  @%p1 bra DONE;
  add.s32 %r5, %r3, 1;
  st.b32 [%SP+20], %r5;
  ld.s32 %rd2, [%SP+16];
  setp.lt.s64 %p2, %rd2, 5;
  @%p2 bra NEXT;
  ld.b8 %rs2, [%SP+16];
  setp.eq.u16 %p3, %rs2, 7;
  @%p3 bra NEXT;
  ld.b32 %r6, [%SP+24];
  setp.eq.s32 %p4, %r6, 0;
  @%p4 bra NEXT;
  ESCAPE
NEXT:
  bra LOOP;
DONE:
  ret;
}
`

func analysed(t testing.TB, src, launch string) (*ir.Func, *uniform.Info) {
	_, m, diags := ptx.Read("depot.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%s", diags)
	f := m.Func("k")
	return f, analysis.Of(analysis.NewEnv(m, parsed(t, launch)).Cache(f), uniform.Of)
}

// classesOf are the classes of a function's branches in text order.
func classesOf(f *ir.Func, info *uniform.Info) []uniform.Class {
	var out []uniform.Class
	for _, b := range f.Blocks {
		if b.Branches() {
			out = append(out, info.Class(b))
		}
	}
	return out
}

func TestLocalVariables(t *testing.T) {
	src := strings.Replace(depot, "ESCAPE", "", 1)
	f, info := analysed(t, src, "2,64")
	before := f.Module.String()
	assert.Equal(t, []uniform.Class{uniform.Never, uniform.Static, uniform.Static, uniform.Data}, classesOf(f, info))
	assert.Equal(t, before, f.Module.String(), "the function itself stays as it is")
	found := 0
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch f.RegName(v.Reg) {
			case "%rd2":
				found++
				require.Equal(t, ir.OpLoad, v.Op)
				shape, stride := info.Shape(v)
				assert.Equal(t, uniform.Affine, shape)
				assert.EqualValues(t, 1, stride)
				assert.Equal(t, uniform.None, info.ScopeAt(v, b))
				causes := info.Why(v)
				require.NotEmpty(t, causes)
				assert.Equal(t, "thread index %tid.x", causes[len(causes)-1].Text)
			case "%r4":
				found++
				assert.Equal(t, uniform.Grid, info.Scope(v))
			case "%rs2":
				found++
				threads, ok := info.Threads(v)
				require.True(t, ok)
				assert.EqualValues(t, 63, threads[63])
			}
		}
	}
	assert.Equal(t, 3, found)

	made := f.Entry().Append(ir.OpUndef, ir.I32, ir.Pos{})
	assert.Equal(t, uniform.None, info.Scope(made), "made after the analysis, with the ID of a phi of the copy")
}

// An address that goes somewhere, or is computed with, may reach all that lies beside it.
func TestLocalVariablesEscape(t *testing.T) {
	for _, escape := range []string{
		"st.global.b64 [%rd1], %SP;",
		"add.s64 %rd3, %SP, %rd2; st.b32 [%rd3], 0;",
		"mov.b64 %rd4, %SPL; @%p4 mov.b64 %rd4, %rd1; st.b32 [%rd4], 0;",
		"atom.add.u32 %r7, [%SP+8], 1;",
	} {
		f, info := analysed(t, strings.Replace(depot, "ESCAPE", escape, 1), "2,64")
		assert.Equal(t, []uniform.Class{uniform.Data, uniform.Data, uniform.Data, uniform.Data}, classesOf(f, info), escape)
	}
	// What is written as a whole nowhere stays in memory alone.
	for _, part := range []string{"st.volatile.b32 [%SP+24], 1;", "st.v2.b32 [%SP+24], {%r1, %r2};", "add.s64 %rd3, %SP, 24; st.b16 [%rd3], %rs1;"} {
		f, info := analysed(t, strings.Replace(depot, "ESCAPE", part, 1), "2,64")
		assert.Equal(t, []uniform.Class{uniform.Never, uniform.Static, uniform.Static, uniform.Data}, classesOf(f, info), part)
	}
}
