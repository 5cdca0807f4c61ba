package ptx

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// parseBody parses statements as the body of a kernel.
func parseBody(t *testing.T, body string) (*File, *Func) {
	t.Helper()
	f, diags := Parse("body.ptx", []byte(".version 8.6\n.target sm_100a\n.address_size 64\n.entry k()\n{\n"+body+"\n}\n"))
	require.Empty(t, diags.String())
	require.Len(t, f.Funcs, 1)
	requireTiles(t, f)
	return f, f.Funcs[0]
}

// TestBodyTraps holds, a case each, the ways in which PTX statements surprise a
// reader.
func TestBodyTraps(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		// Lexing.
		{"modifier starts with a digit", "tex.1d.v4.f32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}];", "tex.1d.v4.f32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}]"},
		{"modifier 3d", "tex.3d.v4.f32.f32 {a,b,c,d}, [tex, {x,y,z,z}];", "tex.3d.v4.f32.f32 {a, b, c, d}, [tex, {x, y, z, z}]"},
		{"modifier 32x32b", "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r1}, [%r2];", "tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r1}, [%r2]"},
		{"modifier 16x64b", "tcgen05.st.sync.aligned.16x64b.x2.b32 [%r2], {%r0, %r1};", "tcgen05.st.sync.aligned.16x64b.x2.b32 [%r2], {%r0, %r1}"},
		{"modifier with colons", "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], %r2;", "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r1], %r2"},
		{"modifier with several colons", "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd2], %r3, [%r4];",
			"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd2], %r3, [%r4]"},
		{"colons in the last part of an opcode", "tcgen05.fence::before_thread_sync;\ntcgen05.wait::ld.sync.aligned;", "tcgen05.fence::before_thread_sync\ntcgen05.wait::ld.sync.aligned"},
		{"modifier with colons and digits", "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%rd1], %r1;", "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%rd1], %r1"},
		{"carriage returns", "add.s32 %r1, %r2, 1; // one\r\n\tret;\r", "add.s32 %r1, %r2, 1\nret"},
		{"comment ends before the line end", "ret; //\r\n// ret;\r\nexit;", "ret\nexit"},
		{"block comment between tokens", "add.s32/* a */%r1,/*b*/%r2 /* c\n d */ , 1;", "add.s32 %r1, %r2, 1"},
		{"slashes in a string", `.pragma "nounroll // not a comment";`, `pragma "nounroll // not a comment"`},
		{"names without percent", "ld.param.u64 in_addr, [input];\nadd.u32 temp, temp, result;", "ld.param.u64 in_addr, [input]\nadd.u32 temp, temp, result"},
		{"names with dollars", "bra $L__BB0_1;\n$L__BB0_1:\n$Lt_0_8962:\nmov.u64 %rd1, _$_str;\n$LDWbegin__Z1kv:", "bra $L__BB0_1\n$L__BB0_1:\n$Lt_0_8962:\nmov.u64 %rd1, _$_str\n$LDWbegin__Z1kv:"},
		{"register named like an opcode", "mov.u32 add, ret;\nadd: add.u32 add, add, 1;", "mov.u32 add, ret\nadd:\nadd.u32 add, add, 1"},
		{"no blank needed", ".reg.u64 temp;.reg.pred%p<2>;mov.u64 temp,1;@%p1 bra L;L:ret;", "reg u64 temp\nreg pred %p<2>\nmov.u64 temp, 1\n@%p1 bra L\nL:\nret"},
		{"blanks in an address", "ld.shared.b32 %r1, [ %r67 + 0 ];", "ld.shared.b32 %r1, [%r67]"},
		{"blanks in a vector", "mov.b64 { %f26, %f27 }, %rd1;", "mov.b64 {%f26, %f27}, %rd1"},
		{"blank before a modifier", "ld .param.u64 %rd1, [p];\nld.global .v2 .u32 {%r1,%r2}, [%rd1];", "ld.param.u64 %rd1, [p]\nld.global.v2.u32 {%r1, %r2}, [%rd1]"},
		{"blank after the guard", "@ %p1 bra L;\n@ ! %p1 bra L;", "@%p1 bra L\n@!%p1 bra L"},

		// Constants.
		{"hexadecimal float", "mov.f32 %f1, 0f3F800000;\nmov.f32 %f1, 0F3f800000;", "mov.f32 %f1, 0f3F800000\nmov.f32 %f1, 0f3F800000"},
		{"hexadecimal double", "mov.f64 %fd1, 0d3FF0000000000000;\nmov.f64 %fd1, 0D3ff0000000000000;", "mov.f64 %fd1, 0d3FF0000000000000\nmov.f64 %fd1, 0d3FF0000000000000"},
		{"decimal float", "mov.f64 %fd1, 1.5;\nmov.f32 %f1, -2.5e-1;\nmov.f64 %fd1, 3e2;\nmov.f64 %fd1, 1.;\nmov.f64 %fd1, -.5;", "mov.f64 %fd1, 0d3FF8000000000000\nmov.f32 %f1, 0dBFD0000000000000\nmov.f64 %fd1, 0d4072C00000000000\nmov.f64 %fd1, 0d3FF0000000000000\nmov.f64 %fd1, 0dBFE0000000000000"},
		{"unsigned suffix", "prmt.b32 %r1, %r2, %r3, 0x123U;\nmov.u32 %r1, 7U;", "prmt.b32 %r1, %r2, %r3, 291U\nmov.u32 %r1, 7U"},
		{"octal and binary", "mov.u32 %r1, 017;\nmov.u32 %r1, 0b101;\nmov.u32 %r1, 0;\nmov.u32 %r1, 00;", "mov.u32 %r1, 15\nmov.u32 %r1, 5\nmov.u32 %r1, 0\nmov.u32 %r1, 0"},
		{"negative for unsigned", "add.u32 %r1, %r2, -1;\nadd.u64 %rd1, %rd2, -8;", "add.u32 %r1, %r2, -1\nadd.u64 %rd1, %rd2, -8"},
		{"minus one as a mask", "vote.sync.ballot.b32 %r6, %p1, -1;\nelect.sync _|%p2, -1;", "vote.sync.ballot.b32 %r6, %p1, -1\nelect.sync _|%p2, -1"},
		{"largest numbers", "mov.u64 %rd1, 18446744073709551615;\nmov.u64 %rd1, 0xffffffffffffffff;\nmov.s64 %rd1, -9223372036854775808;", "mov.u64 %rd1, 18446744073709551615U\nmov.u64 %rd1, 18446744073709551615U\nmov.s64 %rd1, 9223372036854775808U"},
		{"constant expression", "mov.u32 %r1, 2+3*4;\nmov.u32 %r1, (2+3)*4;\nmov.u32 %r1, 1<<4|1;\nmov.u32 %r1, ~0;\nmov.s64 %rd1, (.s64)7;\nmov.u32 %r1, 3>2?5:6;\nmov.u32 %r1, !3;\nmov.u32 %r1, -7/2;\nmov.f64 %fd1, 1.0/2.0;",
			"mov.u32 %r1, 14\nmov.u32 %r1, 20\nmov.u32 %r1, 17\nmov.u32 %r1, -1\nmov.s64 %rd1, 7\nmov.u32 %r1, 5\nmov.u32 %r1, 0\nmov.u32 %r1, -3\nmov.f64 %fd1, 0d3FE0000000000000"},
		{"warp size", "mov.u32 %r26, WARP_SZ;\nadd.u32 %r1, %r1, WARP_SZ-1;\nadd.u32 %r1, %r1, 2*WARP_SZ;", "mov.u32 %r26, WARP_SZ\nadd.u32 %r1, %r1, 31\nadd.u32 %r1, %r1, 64"},

		// Lines in a grammar of semicolons.
		{"loc", ".loc 1 13 10\nadd.s32 %r1, %r1, 1;\n.loc\t1 14 3 // a.cu:14:3\nret;", "loc 1 13 10\nadd.s32 %r1, %r1, 1\nloc 1 14 3\nret"},
		{"loc inlined", ".loc 1 13 10, function_name $L__info_string0, inlined_at 1 38 17\nret;", "loc 1 13 10 function $L__info_string0+0 inlined 1 38 17\nret"},
		{"loc with an offset", ".loc\t2 5 1, function_name str+24, inlined_at 1 9 2\nret;", "loc 2 5 1 function str+24 inlined 1 9 2\nret"},
		{"file in a body", ".file 2 \"b.cu\", 1607766803, 23557\nret;", "kind 12: \".file 2 \\\"b.cu\\\", 1607766803, 23557\"\nret"},
		{"old debug lines", "@@DWARF .4byte 0x7\nret;\n.byte 0x1, 2\n.section .debug_info, \"\",@progbits\n.4byte 1\nexit;",
			"kind 14: \"@@DWARF .4byte 0x7\"\nret\nkind 14: \".byte 0x1, 2\"\nkind 13: \".section .debug_info, \\\"\\\",@progbits\"\nkind 14: \".4byte 1\"\nexit"},

		// Statements.
		{"many statements on a line", "{ .reg .pred p; setp.lt.s32 p, %r2, 7; selp.s32 %r1, 3, 4, p; }", "{\n  reg pred p\n  setp.lt.s32 p, %r2, 7\n  selp.s32 %r1, 3, 4, p\n}"},
		{"a statement over many lines", "call.uni \n (retval0), \n f, \n ( \n param0 \n , param1 );", "call.uni (retval0), f, (param0, param1)"},
		{"label and prototype on a line", "prototype_0 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .align 8 .b8 _[16]);", "prototype_0:\ncallprototype of prototype_0 (param b32;) (param b64;param align8 b8[16];)"},
		{"prototype without results", "p: .callprototype _ (.param .b32 x) .noreturn;\nq: .callprototype _;", "p:\ncallprototype of p () (param b32 x;) noreturn\nq:\ncallprototype of q () ()"},
		{"branch targets", "$L_brx_0: .branchtargets\n $L1,\n $L2;\n\nbrx.idx %r2, $L_brx_0;", "$L_brx_0:\nbranchtargets of $L_brx_0 $L1, $L2\nbrx.idx %r2, $L_brx_0"},
		{"call targets", "entry_call: .calltargets helper, other;\ncall (r), %rd1, (a), entry_call;", "entry_call:\ncalltargets of entry_call helper, other\ncall (r), %rd1, (a), entry_call"},
		{"label and instruction on a line", "loop_start: add.s32 %r1, %r2, %r3;", "loop_start:\nadd.s32 %r1, %r2, %r3"},
		{"label at the end", "ret;\n$DONE:", "ret\n$DONE:"},
		{"nested scopes", "{\n.reg .u32 a;\n{ .reg .u32 a; mov.u32 a, 3; }\n}\n{ .param .b32 param0; }\n{ .param .b32 param0; }",
			"{\n  reg u32 a\n  {\n    reg u32 a\n    mov.u32 a, 3\n  }\n}\n{\n  param b32 param0\n}\n{\n  param b32 param0\n}"},
		{"call sequence", "{ // callseq 0, 0\n.param .align 8 .b8 param0[16];\nst.param.b32 [param0+4], %r1;\n.param .b32 retval0;\ncall.uni (retval0), f, (param0);\nld.param.b32 %r2, [retval0];\n} // callseq 0",
			"{\n  param align8 b8 param0[16]\n  st.param.b32 [param0+4], %r1\n  param b32 retval0\n  call.uni (retval0), f, (param0)\n  ld.param.b32 %r2, [retval0]\n}"},
		{"calls of all shapes", "call.uni f;\ncall.uni f, (a);\ncall (r), f, (a, b);\ncall (r), %rd16, (a), prototype_0;\ncall %rd1, prototype_0;\ncall f, ();\n@%p1 call.uni (r), f;",
			"call.uni f\ncall.uni f, (a)\ncall (r), f, (a, b)\ncall (r), %rd16, (a), prototype_0\ncall %rd1, prototype_0\ncall f, ()\n@%p1 call.uni (r), f"},
		{"call with constants", "call (%r1), f, (%r2, 5, 0f3F800000);", "call (%r1), f, (%r2, 5, 0f3F800000)"},
		{"guards", "@p ret;\n@!p exit;\n@%p1 st.global.u32 [%rd1], %r1;\n@!%p1 bra.uni L;", "@p ret\n@!p exit\n@%p1 st.global.u32 [%rd1], %r1\n@!%p1 bra.uni L"},
		{"guard on a line of its own", "@%p1\n  bra L;", "@%p1 bra L"},
		{"dual destinations", "setp.lt.and.s32 p|q, a, b, !r;\nshfl.sync.idx.b32 %r1|%p1, %r2, 0, 31, -1;\nsetp.eq.s32 p | q, a, b;\nsetp.eq.s32 _|q, a, b;\nsetp.eq.s32 p|_, a, b;",
			"setp.lt.and.s32 p|q, a, b, !r\nshfl.sync.idx.b32 %r1|%p1, %r2, 0, 31, -1\nsetp.eq.s32 p|q, a, b\nsetp.eq.s32 _|q, a, b\nsetp.eq.s32 p|_, a, b"},
		{"sinks", "mov.b64 {_, %r1}, %rd2;\natom.global.add.u32 _, [%rd1], 1;", "mov.b64 {_, %r1}, %rd2\natom.global.add.u32 _, [%rd1], 1"},
		{"name that starts with an underscore", "mov.u32 _a, __b;\nmov.u32 %r1, _0;", "mov.u32 _a, __b\nmov.u32 %r1, _0"},
		{"vectors of all widths", "ld.global.v2.u32 {a, b}, [p];\nld.global.v8.b32 {a,b,c,d,e,f,g,h}, [p];\nst.global.v4.f32 [p], {a,0f00000000,1,-1};\ntcgen05.ld.sync.aligned.32x32b.x1.b32 {a}, [p];",
			"ld.global.v2.u32 {a, b}, [p]\nld.global.v8.b32 {a, b, c, d, e, f, g, h}, [p]\nst.global.v4.f32 [p], {a, 0f00000000, 1, -1}\ntcgen05.ld.sync.aligned.32x32b.x1.b32 {a}, [p]"},
		{"vector registers", ".reg .v4 .f32 v, w;\nmov.f32 %f1, v.x;\nadd.f32 v.w, v.a, v.r;\nmov.v4.f32 v, w;", "reg f32x4 v; reg f32x4 w\nmov.f32 %f1, v.x\nadd.f32 v.w, v.w, v.x\nmov.v4.f32 v, w"},
		{"special registers", "mov.u32 %r1, %tid.x;\nmov.u32 %r1, %cluster_ctaid.z;\nmov.u64 %rd1, %clock64;\nmov.u32 %r1, %lanemask_lt;\nmov.b32 %r1, %envreg31;", "mov.u32 %r1, %tid.x\nmov.u32 %r1, %cluster_ctaid.z\nmov.u64 %rd1, %clock64\nmov.u32 %r1, %lanemask_lt\nmov.b32 %r1, %envreg31"},
		{"coordinates in an address", "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%rd6], [%rd4, {%r2, %r3}], [%rd3];", "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%rd6], [%rd4, {%r2, %r3}], [%rd3]"},
		{"texture and sampler", "tex.2d.v4.f32.f32 {a,b,c,d}, [t, s, {x, y}];\ntex.2d.v4.f32.f32 {a,b,c,d}|%p1, [t, {x, y}];", "tex.2d.v4.f32.f32 {a, b, c, d}, [t, s, {x, y}]\ntex.2d.v4.f32.f32 {a, b, c, d}|%p1, [t, {x, y}]"},
		{"surface store", "sust.b.1d.b32.trap [surf, {%r1}], {%r2};\nsured.b.add.1d.u32.trap [surf, {%r1}], %r2;", "sust.b.1d.b32.trap [surf, {%r1}], {%r2}\nsured.b.add.1d.u32.trap [surf, {%r1}], %r2"},
		{"address forms", "ld.global.u32 a, [%rd1+-4];\nld.global.u32 a, [sym];\nld.global.u32 a, [sym+0x10];\nld.shared.u32 a, [64];\nld.shared.u32 a, [%r1+4*2];\nld.global.u32 a, [ sym +\n 4 ];",
			"ld.global.u32 a, [%rd1-4]\nld.global.u32 a, [sym]\nld.global.u32 a, [sym+16]\nld.shared.u32 a, [64]\nld.shared.u32 a, [%r1+8]\nld.global.u32 a, [sym+4]"},
		{"array elements", "ld.global.u32 s, a[0];\nmov.u32 s, a[2-1];", "ld.global.u32 s, a[0]\nmov.u32 s, a[1]"},
		{"symbol plus offset", "mov.u64 %rd1, sym+8;\nmov.u64 %rd1, sym + -8;", "mov.u64 %rd1, sym+8\nmov.u64 %rd1, sym-8"},
		{"negated predicates", "selp.b32 %r1, 1, 0, !%p1;\nvote.sync.all.pred p, ! q, -1;\nand.pred p, q, !r;", "selp.b32 %r1, 1, 0, !%p1\nvote.sync.all.pred p, !q, -1\nand.pred p, q, !r"},
		{"unordered comparisons", "setp.lo.u32 p, a, b;\nset.lt.u32.f32 %r1, %f1, %f2;", "setp.lo.u32 p, a, b\nset.lt.u32.f32 %r1, %f1, %f2"},
		{"carry chain", "add.cc.u32 a, b, c;\naddc.cc.u32 a, b, c;\nmadc.hi.cc.u32 a, b, c, d;", "add.cc.u32 a, b, c\naddc.cc.u32 a, b, c\nmadc.hi.cc.u32 a, b, c, d"},
		{"video operands", "vadd.u32.u32.u32.sat d.h0, a.b1, b.h1, c;\nvadd2.u32.u32.u32 d.h10, a.h32, b.h10, c;", "vadd.u32.u32.u32.sat d.sel, a.sel, b.sel, c\nvadd2.u32.u32.u32 d.sel, a.sel, b.sel, c"},
		{"pragma", ".pragma \"nounroll\";\n.pragma \"used_bytes_mask 0xfff\", \"x\";", "pragma \"nounroll\"\npragma \"used_bytes_mask 0xfff\", \"x\""},
		{"alignment first", ".align 4 .shared .b8 s;", "shared align4 b8 s"},
		{"comment in an opcode", "add/* a */.s32 %r1, %r2, 1;", "add.s32 %r1, %r2, 1"},
		{"line markers", "# 1 \"a.ptx\"\nret;\n#2\nexit;", "ret\nexit"},
		{"variables in a body", ".local .align 8 .b8 __local_depot0[16];\n.shared .f32 s[4][2], t;\n.global .u32 g = 5;\n.const .s32 c[] = {1, -2};\n.extern .shared .align 16 .b8 dyn[];",
			"local align8 b8 __local_depot0[16]\nshared f32 s[4][2]; shared f32 t\nglobal u32 g = 5\nconst s32 c[-1] = {1, -2}\nextern shared align16 b8 dyn[-1]"},
		{"registers", ".reg .b32 %r<10>, x, %q< 3 >;", "reg b32 %r<10>; reg b32 x; reg b32 %q<3>"},
		{"stack", "alloca.u64 %rd4, %rd3, 16;\nstacksave.u64 %rd1;", "alloca.u64 %rd4, %rd3, 16\nstacksave.u64 %rd1"},
		{"constant bank", "ld.const[2].f32 %f1, [x];", "ld.const.f32 %f1, [x]"},
		{"labels alike", "x:y:ret;", "x:\ny:\nret"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, fn := parseBody(t, c.body)
			assert.Equal(t, c.want+"\n", render(f, fn))
		})
	}
}

// TestModuleTraps is TestBodyTraps for the module level.
func TestModuleTraps(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"initialisers", `.global .u32 a = 5;
.global .align 8 .u64 msg = generic(str);
.global .u64 off = generic(str)+8;
.global .u64 tab[2] = {f, g};
.global .u8 bytes[3] = {0xFF(generic(str)), 0xFF00(generic(str)), 0xFF0000(str)};
.global .s32 m[4][2] = {{-1,2},{3}};
.global .f32 fl[] = {0f3F800000, 1.5, -1};
.global .v4 .f32 vec = {1.0, 2.0, 3.0, 4.0};`,
			`global u32 a = 5
global align8 u64 msg = generic(str)
global u64 off = generic(str)+8
global u64 tab[2] = {f, g}
global u8 bytes[3] = {mask FF of generic(str), mask FF00 of generic(str), mask FF0000 of str}
global s32 m[4][2] = {{-1, 2}, {3}}
global f32 fl[-1] = {0f3F800000, 0d3FF8000000000000, -1}
global f32x4 vec = {0d3FF0000000000000, 0d4000000000000000, 0d4008000000000000, 0d4010000000000000}`},
		{"linkages", ".extern .shared .align 16 .b8 s[];\n.visible .const .align 4 .b8 c[8];\n.weak .global .u32 w;\n.common .global .align 4 .u32 g;\n.global .attribute(.managed) .align 4 .u32 managed_g;\n.global .attribute(.unified(19,95)) .u32 u;",
			"extern shared align16 b8 s[-1]\nvisible const align4 b8 c[8]\nweak global u32 w\ncommon global align4 u32 g\nglobal align4 u32 managed_g attribute(.managed)\nglobal u32 u attribute(.unified(19,95))"},
		{"textures", ".global .texref tex0;\n.global .samplerref smp = { addr_mode_0 = clamp_to_border, filter_mode = linear };\n.global .surfref sf;\n.tex .u32 old;\n.const[3] .u32 bank;",
			"global texref tex0\nglobal samplerref smp = {addr_mode_0=clamp_to_border, filter_mode=linear}\nglobal surfref sf\ntex u32 old\nconst u32 bank"},
		{"several declarators", ".global .u32 a, b[2], c = 1;", "global u32 a\nglobal u32 b[2]\nglobal u32 c = 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, diags := Parse("m.ptx", []byte(".version 8.6\n.target sm_90\n"+c.text+"\n"))
			require.Empty(t, diags.String())
			requireTiles(t, f)
			var got []string
			for i := range f.Vars {
				got = append(got, renderVar(f, f.Operands, &f.Vars[i]))
			}
			assert.Equal(t, c.want, strings.Join(got, "\n"))
		})
	}
}

// TestHeaders has module directives and function headers of all shapes.
func TestHeaders(t *testing.T) {
	f, diags := Parse("h.ptx", []byte(`// comment first
.version 1.4
.target sm_10, map_f64_to_f32
	.target sm_20 , debug // more
.address_size 64
.file	1 "/usr/local/a.cu", 1607766803, 23557
.file	2 "b.cu"
.pragma "nounroll";
.extern .func (.param .b32 func_retval0) vprintf (.param .b64 a, .param .b64 b) ;
.visible .func (.param .align 16 .b8 func_retval0[16]) g(
	.param .b32 g_param_0
)
;
.func noargs .noreturn;
.weak .func (.reg .u32 %r, .reg .pred p) regs (.reg .f64 a) { ret; }
.visible .entry k(
	.param .u64 .ptr .global .align 4 k_param_0,
	.param .align 8 .b8 k_param_1[64],
	.param .f32 x
)
.maxntid 128, 1, 1
.minnctapersm 4 // comment
.maxnreg 32
.pragma "x";
{
	ret;
}
.entry noparens { exit; }
.entry c ()
.reqntid 256
.explicitcluster
.reqnctapercluster 2, 1
.maxclusterrank 8
.blocksareclusters {
}
.alias b, noargs;
@@DWARF .section .debug_pubnames, "",@progbits
.section	.debug_abbrev
	{
.b8 1                                   // Abbreviation } Code
.b32 $L__pubNames_end0-$L__pubNames_start0
$L__pubNames_start0:
	}
.section .debug_loc { }
.section .debug_info, "",@progbits
.byte 0x10
.4byte 5
`))
	require.Empty(t, diags.String())
	requireTiles(t, f)
	assert.Equal(t, Version{1, 4, Pos{2, 1}}, f.Version)
	var targets []string
	for _, target := range f.Targets {
		targets = append(targets, f.NameText(target.Name))
	}
	assert.Equal(t, []string{"sm_10", "map_f64_to_f32", "sm_20", "debug"}, targets)
	assert.Equal(t, 64, f.AddressSize)
	assert.Equal(t, []DebugFile{{1, "/usr/local/a.cu", 1607766803, 23557, Pos{6, 1}}, {2, "b.cu", 0, 0, Pos{7, 1}}}, f.DebugFiles)
	require.Len(t, f.Aliases, 1)
	assert.Equal(t, "b", f.NameText(f.Aliases[0].Name))
	assert.Equal(t, "noargs", f.NameText(f.Aliases[0].Of))

	var got []string
	for _, fn := range f.Funcs {
		word := "func"
		if fn.Entry {
			word = "entry"
		}
		line := fmt.Sprintf("%v %s %s", fn.Linkage, word, f.NameText(fn.Name))
		for i := range fn.Results {
			line += " -> " + renderVar(f, nil, &fn.Results[i])
		}
		for i := range fn.Params {
			line += "; " + renderVar(f, nil, &fn.Params[i])
		}
		for _, a := range fn.Attrs {
			line += fmt.Sprintf(" %s%v", f.Src[a.Span.Start:a.Span.End], a.Args[:a.N])
		}
		if fn.Body {
			line += fmt.Sprintf(" {%d}", len(fn.Stmts))
		}
		got = append(got, strings.TrimSpace(line))
	}
	assert.Equal(t, []string{
		"extern func vprintf -> param b32 func_retval0; param b64 a; param b64 b",
		"visible func g -> param align16 b8 func_retval0[16]; param b32 g_param_0",
		"func noargs .noreturn[]",
		"weak func regs -> reg u32 %r -> reg pred p; reg f64 a {1}",
		`visible entry k; param u64 ptr(global,4) k_param_0; param align8 b8 k_param_1[64]; param f32 x .maxntid 128, 1, 1[128 1 1] .minnctapersm 4[4] .maxnreg 32[32] .pragma "x";[] {1}`,
		"entry noparens {1}",
		"entry c .reqntid 256[256] .explicitcluster[] .reqnctapercluster 2, 1[2 1] .maxclusterrank 8[8] .blocksareclusters[] {0}",
	}, got)
	assert.Equal(t, [3]uint32{256, 1, 1}, f.Funcs[6].Attrs[0].Args)
}

// TestShadowing: a name of an inner scope is the same NameID; scopes are told
// apart by the statements that open and close them.
func TestShadowing(t *testing.T) {
	f, fn := parseBody(t, ".reg .u32 a;\n{\n.reg .u32 a;\nmov.u32 a, 3;\n}\nmov.u32 a, 2;")
	inner, outer := fn.Ops(&fn.Stmts[3])[0], fn.Ops(&fn.Stmts[5])[0]
	assert.Equal(t, inner.Name, outer.Name)
	assert.Equal(t, []uint16{0, 0, 1, 1, 0, 0}, []uint16{fn.Stmts[0].Depth, fn.Stmts[1].Depth, fn.Stmts[2].Depth, fn.Stmts[3].Depth, fn.Stmts[4].Depth, fn.Stmts[5].Depth})
	assert.Equal(t, f.LookupName("a"), inner.Name)
}

// TestFamilyMembers resolves names against the families that could declare them.
func TestFamilyMembers(t *testing.T) {
	f, _ := parseBody(t, ".reg .b32 %r<200>, %r1<30>, %q<3>;\nadd.u32 %r, %q2, %r105;\nadd.u32 %q02, %x7, %r00;\nadd.u32 %r0, %r99999999999, _;")
	members := func(name string) (got []string) {
		for prefix, n := range f.FamilyMembers(f.LookupName(name)) {
			got = append(got, fmt.Sprintf("%s %d", f.NameText(prefix), n))
		}
		return got
	}
	assert.Equal(t, []string{"%q 2"}, members("%q2"))
	assert.Equal(t, []string{"%r 105"}, members("%r105"), "no leading zeros: not member 05 of %r1")
	assert.Equal(t, []string{"%r 0"}, members("%r0"))
	assert.Empty(t, members("%q02"))
	assert.Empty(t, members("%x7"), "no family %x")
	assert.Equal(t, []string{"%r0 0"}, members("%r00"), "%r0 is a name of the file, declared as a family or not")
	assert.Empty(t, members("%r"))
	assert.Empty(t, members("%r99999999999"))
	f, _ = parseBody(t, ".reg .b32 %r<200>, %r1<30>;\nmov.u32 %r115, 0;")
	assert.Equal(t, []string{"%r 115", "%r1 15"}, members("%r115"))
}

// TestUnknownIsKept: what the tables do not know gives one warning a spelling,
// and stays in the tree.
func TestUnknownIsKept(t *testing.T) {
	f, diags := Parse("u.ptx", []byte(`.version 9.0
.target sm_100
.extern .global .align 8 .u37 i37_s;
.newthing 1, 2 "x;y" // comment
.block { a; { b } }
.func f() .newattr 3, 4 .other {
.reg .b32 %r<3>;
	frob.global.u32 %r1, [%r2], {%r1, %r2}|%r0;
	frob.global.u32 %r1, [%r2];
	add.turbo.s32 %r1, %r2, 1;
	add.turbo.s32 %r1, %r2, 1, 2;
	.newdirective %r1;
	.newline
	ret;
}
`))
	require.False(t, diags.HasErrors(), diags.String())
	var got []string
	for _, d := range diags {
		got = append(got, fmt.Sprintf("%d:%d %s", d.Line, d.Col, d.Message))
	}
	assert.Equal(t, []string{
		"3:26 unknown type or attribute .u37 in a declaration",
		"4:1 unknown directive .newthing is kept as it is",
		"5:1 unknown directive .block is kept as it is",
		"6:11 unknown directive .newattr of a function is kept as it is",
		"6:25 unknown directive .other of a function is kept as it is",
		"8:2 unknown instruction frob is kept as it is",
		"10:2 unknown modifier .turbo of add is kept as it is",
		"12:2 unknown directive .newdirective is kept as it is",
		"13:2 unknown directive .newline is kept as it is",
	}, got)
	requireTiles(t, f)
	fn := f.Funcs[0]
	assert.Equal(t, `reg b32 %r<3>
frob.global.u32 %r1, [%r2], {%r1, %r2}|%r0
frob.global.u32 %r1, [%r2]
add.turbo.s32 %r1, %r2, 1
add.turbo.s32 %r1, %r2, 1, 2
kind 15: ".newdirective %r1;"
kind 15: ".newline"
ret
`, render(f, fn))
	in := f.Instrs[fn.Stmts[3].Instr]
	assert.Equal(t, "turbo", in.UnknownModifier)
	assert.Equal(t, ir.OpAdd, in.Op)
	assert.NotZero(t, in.Mods.Flags&ir.UnknownMod)
	assert.Equal(t, TypeUnknown, f.Vars[0].Type)
}
