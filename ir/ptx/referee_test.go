package ptx

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/internal/tools"
)

// refereeText puts statements into a kernel with registers for them.
func refereeText(body string) []byte {
	return []byte(`.version 8.0
.target sm_80
.address_size 64
.global .u32 g[8];
.func (.param .b32 r) f(.param .b32 a) { ret; }
.visible .entry k(.param .u64 p)
{
.reg .b32 %r<9>, a, b;
.reg .b64 %rd<9>;
.reg .f32 %f<9>;
.reg .f64 %fd<9>;
.reg .pred %p<9>;
.reg .b16 %h<9>;
` + body + "\nret;\n}\n")
}

// refereed are statements on which NVIDIA's assembler and Parse agree.
var refereed = []struct {
	text string
	ok   bool
}{
	// Labels, guards, white space, comments.
	{";", false}, {"ret;;", false}, {"L: ; bra L;", false}, {"%L: ret;", true}, {"$L:$M: ret;", true}, {"_0: bra _0;", true},
	{"_: bra _;", false}, {"$: ret;", false}, {"1: ret;", false}, {"bra.uni L; L:", true},
	{"@ %p1 ret;", true}, {"@ ! %p1 ret;", true}, {"@!%p1 L: ret;", false}, {"@%p1 { ret; }", false},
	{"ld .param .u64 %rd1, [p];", true}, {"ld. param.u64 %rd1, [p];", false}, {"add/* a */.s32 %r1,/* b */%r2, 1;", true},
	{"add.s32\n%r1\n,\n%r2\n,\n1\n;", true}, {"# 1 \"file\"\nret;", true}, {"#pragma x\nret;", false},
	// Addresses.
	{"ld.global.u32 %r1, [%rd1-4];", false}, {"ld.global.u32 %r1, [%rd1+-4];", true}, {"ld.global.u32 %r1, [%rd1+4*2];", true},
	{"ld.global.u32 %r1, [%rd1+(4)];", true}, {"ld.global.u32 %r1, [4+%rd1];", false}, {"ld.global.u32 %r1, [%rd1+%rd2];", false},
	{"ld.global.u32 %r1, [g+4];", true}, {"ld.global.u32 %r1, g[1];", true}, {"ld.global.u32 %r1, [g[1]];", false},
	{"mov.u64 %rd1, g[1];", true}, {"mov.u64 %rd1, g+4;", true}, {"mov.u64 %rd1, 4+g;", false}, {"mov.u64 %rd1, g-4;", false},
	// Constants.
	{"mov.u32 %r1, (1+2)*3;", true}, {"mov.u32 %r1, 1<<4|1;", true}, {"mov.u32 %r1, ~0;", true}, {"mov.u32 %r1, !0;", true},
	{"mov.u32 %r1, 3>2?5:6;", true}, {"mov.u32 %r1, (.s64)7;", true}, {"mov.u32 %r1, -7/2;", true}, {"mov.u32 %r1, +7;", true},
	{"mov.f32 %f1, 1.5;", true}, {"mov.f32 %f1, 1.;", true}, {"mov.f32 %f1, .5;", true}, {"mov.f32 %f1, 1e3;", true},
	{"mov.f32 %f1, 1.0/2.0;", true}, {"mov.f32 %f1, -0f3F800000;", false}, {"mov.f32 %f1, 0f3F8;", false},
	{"mov.f32 %f1, 0d3FF0000000000000;", true}, {"mov.f64 %fd1, 0f3F800000;", true},
	{"mov.u32 %r1, 017;", true}, {"mov.u32 %r1, 08;", false}, {"mov.u32 %r1, 0b101;", true}, {"mov.u32 %r1, 0B101;", true},
	{"mov.u32 %r1, 7U;", true}, {"mov.u32 %r1, 7u;", false}, {"mov.u32 %r1, 0x7U;", true}, {"mov.u64 %rd1, 18446744073709551615;", true},
	{"mov.u32 %r1, WARP_SZ;", true}, {"mov.u32 %r1, WARP_SZ-1;", true}, {"mov.u32 %r1, WARP_SZ*2;", true},
	// Directives.
	{".loc 1 13", false}, {".loc 1 1 1;", false}, {".pragma \"a\", \"b\";", true}, {".pragma nounroll;", false},
	{".reg .b32 q< 3 >;", true}, {".reg .b32 m, n<4>, o;", true}, {".reg .b32 add; mov.b32 add, 1;", true}, {".reg .b32 ret; mov.b32 ret, 1;", true},
	{".reg .b32 %;", false}, {".reg .b32 x%y;", false}, {".shared .b8 s[4][2], t;", true}, {".shared .v2 .b32 s;", true},
	{".align 4 .shared .b8 s;", true}, {".shared .align 3 .b8 s;", false}, {".local .u32 l<4>;", true}, {".const .s32 c[] = {1, -2};", true},
	{"T: .branchtargets L, M;\nL:\nM: brx.idx %r1, T;", true}, {".entry q() {}", false},
	// Operands.
	{"add.s32 %r1, %r2;", false}, {"add %r1, %r2, %r3;", false}, {"ret 1;", false}, {"mad.lo.s32 %r1, %r2, %r3;", false},
	{"mov.u32 %r1 %r2;", false}, {"mov.u32, %r1, %r2;", false}, {"mov.u32 %r1, %r2,;", false}, {"mov.u32 %r1,, %r2;", false},
	{"mov.b64 {_, %r1}, %rd2;", true}, {"mov.b64 %rd1, {%r0, 1};", true}, {"st.global.v2.u32 [%rd1], {1, 2};", true}, {"ld.global.u32 {%r1}, [%rd1];", true},
	{"setp.eq.s32 %p1|_, a, b;", true}, {"setp.eq.s32 _|%p1, a, b;", true}, {"setp.eq.s32 %p1 | %p2, a, b;", true},
	{"atom.global.add.u32 _, [%rd1], 1;", true}, {"shfl.sync.idx.b32 %r1|_, %r2, 0, 31, -1;", true},
	{"selp.b32 %r1, 1, 0, !%p1;", true}, {"and.pred %p1, %p2, !%p3;", true}, {"vote.sync.all.pred %p1, ! %p2, -1;", true},
	{"mov.u32 %r1, %tid.r;", true}, {"mov.u32 %r1, %tid.xy;", false}, {".reg .v4 .f32 v; mov.f32 %f1, v.a;", true},
	{"vadd.u32.u32.u32 %r1.b0, %r2.b1, %r3.h1, %r4;", true}, {"vadd2.u32.u32.u32 %r1.h10, %r2.h32, %r3.h10, %r4;", true},
	{"{ .param .b32 r0; call (r0), f, (5); }", true}, {"{ .param .b32 r0; call.uni (r0), f, (%r1); }", true}, {"\"x\";", false},
}

// TestReferee: what Parse takes and what it rejects, and, where there is an
// assembler, that it does the same.
func TestReferee(t *testing.T) {
	for _, c := range refereed {
		_, diags := Parse("referee.ptx", refereeText(c.text))
		assert.Equal(t, c.ok, !diags.HasErrors(), "%s\n%v", c.text, diags)
	}
	t.Run("ptxas", func(t *testing.T) {
		a := tools.PTXAS(t)
		for _, c := range refereed {
			err := a.Assemble(t, "referee.ptx", refereeText(c.text))
			assert.Equal(t, c.ok, err == nil, "%s\n%v", c.text, err)
		}
	})
}
