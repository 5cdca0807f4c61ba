package uniform_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
)

// TestOwn: which branches of f split warps whatever unknown callers pass: for callers of each kind, where f's branches ask
// for its argument, its thread, and what is loaded from where.
func TestOwn(t *testing.T) {
	const branchOnArgument = `
.func f(.param .b32 a) { .reg .b32 %r<9>; .reg .pred %p<9>; ld.param.b32 %r1, [a]; setp.eq.u32 %p1, %r1, 0; @%p1 bra E; call g; E: ret; }`
	const pass = "{ .reg .b32 %r<9>; .param .b32 x; WHAT st.param.b32 [x], %r1; call f, (x); ret; }"
	const threads, shared, given = "mov.u32 %r1, %tid.x;", "mov.u32 %r1, %ctaid.x;", "ld.param.b32 %r1, [b];"
	call := func(head, what string) string { return head + strings.Replace(pass, "WHAT", what, 1) }
	for _, c := range []struct {
		what, src string
		of, own   bool // divergent
	}{
		{"nobody calls", branchOnArgument, true, false},
		{"a kernel passes the thread", branchOnArgument + call(".entry k()", threads), true, true},
		{"a kernel passes the block", branchOnArgument + call(".entry k()", shared), false, false},
		{"a function that nobody calls passes the thread", branchOnArgument + call(".visible .func h()", threads), true, true},
		{"it passes the block", branchOnArgument + call(".visible .func h()", shared), false, false},
		{"it passes its own argument", branchOnArgument + call(".visible .func h(.param .b32 b)", given), true, false},
		{"so do two, one with the thread", branchOnArgument + call(".visible .func h(.param .b32 b)", given) + call(".visible .func i()", threads), true, true},
		{"others call too, and a kernel passes the thread", ".visible" + branchOnArgument[1:] + call(".entry k()", threads+" call g;"), true, true},
		{"others call too, and a kernel passes the block", ".visible" + branchOnArgument[1:] + call(".entry k()", shared+" call g;"), true, false},
		{"it calls itself", ".func f(.param .b32 a) " + strings.Replace(pass, "WHAT", "ld.param.b32 %r1, [a]; .reg .pred %p; setp.eq.u32 %p, %r1, 0; @%p bra E; E:", 1), true, true},
		{"the thread decides", `
.func f(.param .b32 a) { .reg .b32 %r<9>; .reg .pred %p<9>; ld.param.b32 %r1, [a]; mov.u32 %r2, %tid.x; setp.eq.u32 %p1, %r1, %r2; @%p1 bra E; call g; E: ret; }`, true, true},
		{"what the argument points to", `
.func f(.param .b64 a) { .reg .b32 %r<9>; .reg .b64 %q; .reg .pred %p<9>; ld.param.b64 %q, [a]; ld.global.b32 %r1, [%q]; setp.eq.u32 %p1, %r1, 0; @%p1 bra E; call g; E: ret; }`, true, false},
		{"an atomic operation there", `
.func f(.param .b64 a) { .reg .b32 %r<9>; .reg .b64 %q; .reg .pred %p<9>; ld.param.b64 %q, [a]; atom.global.add.u32 %r1, [%q], 1; setp.eq.u32 %p1, %r1, 0; @%p1 bra E; call g; E: ret; }`, true, true},
	} {
		t.Run(c.what, func(t *testing.T) {
			in, diags := frontend.Load("m.ptx", []byte(".version 8.0\n.target sm_80\n.address_size 64\n.extern .func g();\n"+c.src))
			require.False(t, diags.HasErrors(), "%v", diags)
			env := analysis.NewEnv(in.Module, launch.Launch{})
			f := env.Cache(in.Module.Func("f"))
			branches := 0
			for _, b := range f.Func.Blocks {
				if !b.Branches() {
					continue
				}
				branches++
				assert.Equal(t, c.of, analysis.Of(f, uniform.Of).Divergent(b), "for any callers")
				own := analysis.Of(f, uniform.OwnOf)
				assert.Equal(t, c.own, own.Divergent(b), "by itself")
				assert.Equal(t, c.own, len(own.WhyBranch(b)) > 0)
			}
			assert.Equal(t, 1, branches)
		})
	}
}
