package uniform_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir/frontend"
)

// TestGuardsInFunctions: the branch of a function that compares its arguments, by who calls it with what. %i is the index of the thread
// and %n the argument of the kernel.
func TestGuardsInFunctions(t *testing.T) {
	const head = ".version 8.0\n.target sm_80\n.address_size 64\n"
	const regs = ".reg .pred %p<4>;\n.reg .b32 %r<9>, %i, %n, %j;\n"
	const read = "ld.param.u32 %i, [i];\nld.param.u32 %n, [m];\n"
	const compare = "setp.ge.u32 %p1, %i, %n;\n@%p1 bra END;\nadd.u32 %r1, %i, 1;\nEND: ret;\n"
	function := func(name, body string) string {
		return ".func " + name + "(.param .b32 i, .param .b32 m) {\n" + regs + read + body + "}\n"
	}
	kernel := func(name, body string) string {
		return ".visible .entry " + name + "(.param .u32 n) {\n" + regs + "mov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;\nmov.u32 %r3, %tid.x;\n" +
			"mad.lo.u32 %i, %r1, %r2, %r3;\nld.param.u32 %n, [n];\n" + body + "ret;\n}\n"
	}
	scope := func(f string, args ...string) string {
		s := "{\n"
		for k, a := range args {
			s += ".param .b32 a" + string(rune('0'+k)) + ";\nst.param.b32 [a" + string(rune('0'+k)) + "], " + a + ";\n"
		}
		return s + "call " + f + ", (a0, a1);\n}\n"
	}
	f := function("f", compare)
	for _, c := range []struct{ what, src, launch, want string }{
		{"one call", f + kernel("k", scope("f", "%i", "%n")), "4,256", "tail none 1 [] if n % 32 == 0: never warp 0 []"},
		{"one call, nothing known of the launch", f + kernel("k", scope("f", "%i", "%n")), "?",
			"lane none 0 [] if ntid.y * ntid.z == 1: tail none 0 [] if ntid.x % 32 == 0 && n % 32 == 0: never warp 0 []"},
		{"two calls", f + kernel("k", scope("f", "%i", "%n")+scope("f", "%i", "%n")), "4,256", "tail none 0 [] if n % 32 == 0: never warp 0 []"},
		{"two calls, on two sides", f + kernel("k", "setp.eq.u32 %p1, %n, 9;\n@%p1 bra A;\n"+scope("f", "%i", "%n")+"bra B;\nA:\n"+scope("f", "%i", "%n")+"B:\n"),
			"4,256", "tail none 2 [] if n % 32 == 0: never warp 0 []"},
		{"the index of two calls is not the same", f + kernel("k", "setp.eq.u32 %p1, %n, 9;\n@%p1 bra A;\n"+scope("f", "%i", "%n")+
			"bra B;\nA:\nadd.u32 %i, %i, %n;\n"+scope("f", "%i", "%n")+"B:\n"), "4,256", "tail none 4 []"},
		{"another bound", f + kernel("k", "setp.eq.u32 %p1, %n, 9;\n@%p1 bra A;\n"+scope("f", "%i", "%n")+
			"bra B;\nA:\nsub.u32 %n, %n, 4;\n"+scope("f", "%i", "%n")+"B:\n"), "4,256", "tail none 2 []"},
		{"the bound less four", f + kernel("k", "sub.u32 %n, %n, 4;\n"+scope("f", "%i", "%n")), "4,256", "tail none 1 [] if n % 32 == 4: never warp 0 []"},
		{"in a loop", f + kernel("k", "mov.u32 %j, 0;\nL:\n"+scope("f", "%i", "%n")+"add.u32 %j, %j, 1;\nsetp.lt.u32 %p1, %j, %n;\n@%p1 bra L;\n"),
			"4,256", "lane none 0 [] if n % 32 == 0: never warp 0 []"},
		{"in a loop, with a bound of its trips", f + kernel("k", "mov.u32 %j, 0;\nL:\n"+scope("f", "%i", "%j")+"add.u32 %j, %j, 1;\nsetp.lt.u32 %p1, %j, %n;\n@%p1 bra L;\n"),
			"4,256", "lane none 0 []"},
		{"in a loop over the grid", f + kernel("k", "mov.u32 %r5, %nctaid.x;\nmul.lo.u32 %r6, %r2, %r5;\nmov.u32 %j, 0;\nL:\n"+scope("f", "%i", "%n")+
			"add.u32 %i, %i, %r6;\nadd.u32 %j, %j, 1;\nsetp.lt.u32 %p1, %j, %n;\n@%p1 bra L;\n"), "4,256", "tail none 0 [] if n % 32 == 0: never warp 0 []"},
		{"in such a loop, with a bound of its trips", f + kernel("k", "mov.u32 %r5, %nctaid.x;\nmul.lo.u32 %r6, %r2, %r5;\nmov.u32 %j, 0;\nL:\n"+scope("f", "%i", "%j")+
			"add.u32 %i, %i, %r6;\nadd.u32 %j, %j, 1;\nsetp.lt.u32 %p1, %j, %n;\n@%p1 bra L;\n"), "4,256", "lane none 0 []"},
		{"in such a loop, with a bound that the function makes of its trips", function("f", "add.u32 %n, %n, 1;\n"+compare) +
			kernel("k", "mov.u32 %r5, %nctaid.x;\nmul.lo.u32 %r6, %r2, %r5;\nmov.u32 %j, 0;\nL:\n"+scope("f", "%i", "%j")+
				"add.u32 %i, %i, %r6;\nadd.u32 %j, %j, 1;\nsetp.lt.u32 %p1, %j, %n;\n@%p1 bra L;\n"), "4,256", "lane none 0 []"},
		{"in a function that another calls", f + function("g", scope("f", "%i", "%n")) + kernel("k", scope("g", "%i", "%n")), "4,256",
			"tail none 1 [] if n % 32 == 0: never warp 0 []"},
		{"in two kernels", f + kernel("k", scope("f", "%i", "%n")) + kernel("h", scope("f", "%i", "%n")), "4,256", "tail none 2 []"},
		{"called by some lanes", f + kernel("k", "and.b32 %r4, %r3, 1;\nsetp.eq.u32 %p1, %r4, 0;\n@%p1 bra A;\n"+scope("f", "%i", "%n")+"A:\n"), "4,256",
			"tail none 0 [] if n % 32 == 0: never warp 0 []"},
		{"the size of the block is an argument too", function("f", "mov.u32 %r1, %ctaid.x;\nmov.u32 %r3, %tid.x;\nmad.lo.u32 %i, %r1, %i, %r3;\n"+compare) +
			kernel("k", scope("f", "%r2", "%n")), "?,?x1", "tail none 0 [] if ntid.x % 32 == 0 && n % 32 == 0: never warp 0 []"},
		{"a constant bound", f + kernel("k", scope("f", "%r3", "100")), "4,256",
			"static none 0 [{[0 1 2] 0} {[3] 4294967280} {[4 5 6 7] 4294967295}]"},
		{"others may call it", ".visible .entry other(.param .u64 q) {\n.reg .b64 %q;\nld.param.b64 %q, [q];\nP: .callprototype ()_ ();\ncall %q, (), P;\nret;\n}\n.visible " + f +
			kernel("k", scope("f", "%i", "%n")), "4,256", "data none 0 []"},
		{"the block index decides", function("f", "mov.u32 %r1, %ctaid.x;\nshr.u32 %r1, %r1, 4;\nadd.u32 %i, %i, %r1;\n"+compare) + kernel("k", "shr.u32 %r1, %r1, 3;\nadd.u32 %r3, %r3, %r1;\n"+
			scope("f", "%r3", "40")), "4,64", "static none 0 [{[0] 0} {[1] 4294967040}]"},
	} {
		t.Run(c.what, func(t *testing.T) {
			in, diags := frontend.Load("m.ptx", []byte(head+c.src))
			require.False(t, diags.HasErrors(), "%s", diags)
			fn := in.Module.Func("f")
			info := analysis.Of(analysis.NewEnv(in.Module, parsed(t, c.launch)).Cache(fn), uniform.Of)
			var is []string
			for _, b := range fn.Blocks {
				if b.Branches() {
					is = append(is, verdictOf(info, b))
				}
			}
			assert.Equal(t, c.want, strings.Join(is, "; "))
		})
	}
}

// A chain of causes goes on in the caller that passes what differs.
func TestWhyThroughCalls(t *testing.T) {
	src := `.version 8.0
.target sm_80
.address_size 64
.func f(.param .b32 i) {
.reg .pred %p<2>;
.reg .b32 %r<2>;
ld.param.u32 %r1, [i];
setp.lt.u32 %p1, %r1, 9;
@%p1 bra END;
add.u32 %r1, %r1, 1;
END: ret;
}
.visible .entry k(.param .u32 n) {
.reg .b32 %r<4>;
.param .b32 a;
.param .b32 b;
ld.param.u32 %r1, [n];
st.param.b32 [a], %r1;
call f, (a);
mov.u32 %r2, %tid.x;
add.u32 %r3, %r2, %r1;
st.param.b32 [b], %r3;
call f, (b);
ret;
}
`
	in, diags := frontend.Load("m.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%s", diags)
	f := in.Module.Func("f")
	info := analysis.Of(analysis.NewEnv(in.Module, parsed(t, "?")).Cache(f), uniform.Of)
	var is []string
	for _, c := range info.WhyBranch(f.Blocks[0]) {
		is = append(is, fmt.Sprint(c.Pos.Line, " ", c.Text))
	}
	assert.Equal(t, []string{"9 the condition differs between lanes", "8 computed from %r1", "7 argument of the call at line 23", "21 computed from %r2",
		"20 computed from %tid.x", "20 thread index %tid.x"}, is)
}

// TestResults: what calls return, by what is passed.
func TestResults(t *testing.T) {
	const head = ".version 8.0\n.target sm_80\n.address_size 64\n"
	function := func(body string) string {
		return ".func (.param .b32 out) f(.param .b32 x) {\n.reg .pred %p<3>;\n.reg .b32 %r<9>;\nld.param.u32 %r1, [x];\nmov.u32 %r2, %tid.x;\n" + body + "ret;\n}\n"
	}
	kernel := func(x string) string {
		return ".visible .entry k(.param .u32 n) {\n.reg .b32 %r<9>, %got;\n.param .b32 a;\n.param .b32 b;\nld.param.u32 %r1, [n];\nmov.u32 %r2, %tid.x;\nshr.u32 %r3, %r2, 5;\n" +
			"st.param.b32 [a], " + x + ";\ncall (b), f, (a);\nld.param.b32 %got, [b];\nret;\n}\n"
	}
	for _, c := range []struct{ what, body, x, want string }{
		{"the index", "st.param.b32 [out], %r2;\n", "0", "none affine 1 below 64"},
		{"the index, and an argument that is not used", "st.param.b32 [out], %r2;\n", "%r2", "none divergent"},
		{"more than an argument of the grid", "add.u32 %r3, %r1, %r2;\nst.param.b32 [out], %r3;\n", "%r1", "none affine 1"},
		{"more than an argument of the warp", "add.u32 %r3, %r1, %r2;\nst.param.b32 [out], %r3;\n", "%r3", "none affine 1"},
		{"more than an argument of the lane", "add.u32 %r3, %r1, %r2;\nst.param.b32 [out], %r3;\n", "%r2", "none divergent"},
		{"a number", "st.param.b32 [out], 7;\n", "%r1", "grid uniform 7"},
		{"a number, for what warps have of their own", "st.param.b32 [out], 7;\n", "%r3", "warp uniform"},
		{"what all lanes of a warp vote", "setp.lt.u32 %p1, %r1, 5;\nvote.sync.uni.pred %p2, %p1, -1;\nselp.b32 %r3, 1, 0, %p2;\nst.param.b32 [out], %r3;\n", "%r2", "none divergent"},
		{"one of two", "setp.lt.u32 %p1, %r2, 5;\n@%p1 bra A;\nst.param.b32 [out], 1;\nbra B;\nA: st.param.b32 [out], %r2;\nB:\n", "%r1", "none divergent"},
		{"only in some lanes", "setp.lt.u32 %p1, %r2, 5;\n@%p1 bra A;\nst.param.b32 [out], 1;\nA:\n", "%r1", "none divergent"},
		{"under a guard", "setp.lt.u32 %p1, %r2, 5;\n@%p1 st.param.b32 [out], 1;\n", "%r1", "none divergent"},
		{"a part", "cvt.u16.u32 %h, %r2;\nst.param.b16 [out], %h;\n", "%r1", "none divergent"},
	} {
		src := head + strings.Replace(function(c.body), ".reg .pred", ".reg .b16 %h;\n.reg .pred", 1) + kernel(c.x)
		assert.Equal(t, c.want, known(t, "m.ptx", src, "2,64", "k", "got"), c.what)
	}
}
