package uniform_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/frontend"
)

// TestLinkage: what is taken of the arguments of f, and of what the kernel k gets from it, where others may call f too, or put
// another body in its place. In all modules k hands over its own argument.
func TestLinkage(t *testing.T) {
	const ptxKernel = "{\n.reg .b32 %r<3>;\n.param .b32 a;\n.param .b32 b;\nld.param.u32 %r1, [n];\nst.param.b32 [a], %r1;\ncall (b), f, (a);\nld.param.b32 %got, [b];\n"
	ptx := func(linkage, rest string) string {
		return ".version 8.0\n.target sm_80\n.address_size 64\n.extern .func g();\n" + linkage + " .func (.param .b32 out) f(.param .b32 in) {\n" +
			".reg .b32 %in;\nld.param.b32 %in, [in];\nst.param.b32 [out], %in;\nret;\n}\n" +
			".visible .entry k(.param .u32 n) {\n.reg .b32 %got;\n" + ptxKernel + "}\n" + rest + "ret;\n}\n"
	}
	const llHead = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare void @g()\n"
	ll := func(linkage, rest string) string {
		return llHead + "define " + linkage + " i32 @f(i32 %in) {\n  ret i32 %in\n}\ndefine ptx_kernel void @k(i32 %n) {\n  %got = call i32 @f(i32 %n)\n" + rest + "  ret void\n}\n"
	}
	for _, c := range []struct {
		what, name, src string
		in, got         uniform.Scope
	}{
		{"nobody else", "m.ptx", ptx("", ""), uniform.Grid, uniform.Grid},
		{"kernels of other modules", "m.ptx", ptx(".visible", ""), uniform.Grid, uniform.Grid},
		{"code elsewhere that k calls", "m.ptx", ptx(".visible", "call g;\n"), uniform.None, uniform.Grid},
		{"code elsewhere, which cannot name it", "m.ptx", ptx("", "call g;\n"), uniform.Grid, uniform.Grid},
		{"another body", "m.ptx", ptx(".weak", ""), uniform.None, uniform.None},
		{"nobody else, LLVM", "m.ll", ll("internal", ""), uniform.Grid, uniform.Grid},
		{"kernels of other modules, LLVM", "m.ll", ll("", ""), uniform.Grid, uniform.Grid},
		{"the same body elsewhere, LLVM", "m.ll", ll("linkonce_odr", ""), uniform.Grid, uniform.Grid},
		{"code elsewhere that k calls, LLVM", "m.ll", ll("", "  call void @g()\n"), uniform.None, uniform.Grid},
		{"another body, LLVM", "m.ll", ll("weak", ""), uniform.None, uniform.None},
	} {
		t.Run(c.what, func(t *testing.T) {
			in, diags := frontend.Load(c.name, []byte(c.src))
			require.False(t, diags.HasErrors(), "%s", diags)
			env := analysis.NewEnv(in.Module, parsed(t, "?"))
			assert.Equal(t, c.in, scopeOf(t, env, "f", "in"), "the argument")
			assert.Equal(t, c.got, scopeOf(t, env, "k", "got"), "the result")
		})
	}
}

// scopeOf is the scope of the value of fn that is written to a register.
func scopeOf(t *testing.T, env *analysis.Env, fn, reg string) uniform.Scope {
	t.Helper()
	f := env.Module.Func(fn)
	var found *ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if name := f.RegName(v.Reg); name == reg || name == "%"+reg {
				found = v
			}
		}
	}
	require.NotNil(t, found, reg)
	return analysis.Of(env.Cache(f), uniform.Of).Scope(found)
}

// A kernel that another one calls has the arguments of both: in old OpenCL there is no function for its body.
func TestKernelThatIsCalled(t *testing.T) {
	src := func(arg string) string {
		return `target triple = "spir64-unknown-unknown"
declare i64 @_Z12get_local_idj(i32)
define spir_kernel void @f(i64 %in) {
  %c = icmp eq i64 %in, 7
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i64 [ 1, %0 ], [ 2, %a ]
  ret void
}
define spir_kernel void @k(i64 %n) {
  %id = call i64 @_Z12get_local_idj(i32 0)
  call spir_kernel void @f(i64 ` + arg + `)
  ret void
}
`
	}
	for arg, want := range map[string]uniform.Scope{"%n": uniform.Grid, "%id": uniform.None} {
		in, diags := frontend.Load("m.ll", []byte(src(arg)))
		require.False(t, diags.HasErrors(), "%s", diags)
		env := analysis.NewEnv(in.Module, parsed(t, "?"))
		assert.Equal(t, want, scopeOf(t, env, "f", "c"), arg)
		assert.Equal(t, want, scopeOf(t, env, "f", "p"), arg)
	}
}

// What bar.red gives is the same for the block where the whole block meets: in a loop that it decides, whose trips no thread can
// take ahead of others, though other kernels of the module have barriers; not where a count lets some of the block meet first.
func TestBarrierReductions(t *testing.T) {
	src := func(count string) string {
		return ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry other() { bar.sync 0; ret; }\n" +
			".visible .entry k(.param .u64 in) {\n.reg .pred %p<3>;\n.reg .pred %met;\n.reg .b32 %r<4>;\nmov.u32 %r1, %tid.x;\n" +
			"LOOP: setp.gt.u32 %p1, %r1, 1;\nbar.red.or.pred %met, 0, " + count + "%p1;\n@!%met bra END;\nsetp.lt.u32 %p2, %r1, 2;\n@%p2 bra LOOP;\n" +
			"shr.u32 %r1, %r1, 1;\nbra LOOP;\nEND: ret;\n}\n"
	}
	for count, want := range map[string]uniform.Scope{"": uniform.Block, "64, ": uniform.None, "256, ": uniform.Block} {
		in, diags := frontend.Load("m.ptx", []byte(src(count)))
		require.False(t, diags.HasErrors(), "%s", diags)
		env := analysis.NewEnv(in.Module, parsed(t, "2,256"))
		assert.Equal(t, want, scopeOf(t, env, "k", "met"), "count %q", count)
	}
}
