package callgraph_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
)

const ptxHead = ".version 8.0\n.target sm_80\n.address_size 64\n"

func graph(t *testing.T, src string) (*ir.Module, *callgraph.Graph) {
	t.Helper()
	name := "m.ll"
	if strings.HasPrefix(src, ".version") {
		name = "m.ptx"
	}
	in, diags := frontend.Load(name, []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	return in.Module, analysis.EnvOf(analysis.NewEnv(in.Module, launch.Launch{}), callgraph.Of)
}

// TestCallers: how far the call sites of f in a module are all there are.
func TestCallers(t *testing.T) {
	const nv = "target triple = \"nvptx64-nvidia-cuda\"\n"
	for _, c := range []struct {
		what string
		want callgraph.Callers
		src  string
	}{
		{"nobody else can name it", callgraph.All, ptxHead + ".func f() { ret; }\n.entry k() { call f; ret; }"},
		{"other modules can", callgraph.Own, ptxHead + ".visible .func f() { ret; }\n.entry k() { call f; ret; }"},
		{"a weak one is foreign code itself", callgraph.Unknown, ptxHead + ".weak .func f() { ret; }\n.entry k() { call f; ret; }"},
		{"a prototype before it says so", callgraph.Own, ptxHead + ".visible .func f();\n.func f() { ret; }\n.entry k() { call f; ret; }"},
		{"an alias can be named", callgraph.Own, ptxHead + ".visible .func a();\n.func f() { ret; }\n.alias a, f;\n.entry k() { call f; ret; }"},
		{"no kernel comes to it", callgraph.Unknown, ptxHead + ".visible .func f() { ret; }\n.visible .func g() { call f; ret; }\n.entry k() { ret; }"},
		{"no kernel comes, but only g can name it", callgraph.All, ptxHead + ".func f() { ret; }\n.visible .func g() { call f; ret; }\n.entry k() { ret; }"},
		{"nobody calls it", callgraph.Unknown, ptxHead + ".func f() { ret; }\n.entry k() { ret; }"},
		{"a kernel calls code elsewhere, which may call it", callgraph.Unknown,
			ptxHead + ".extern .func g();\n.visible .func f() { ret; }\n.entry k() { call f; call g; ret; }"},
		{"code elsewhere cannot name it", callgraph.All, ptxHead + ".extern .func g();\n.func f() { ret; }\n.entry k() { call f; call g; ret; }"},
		{"the library calls nothing back", callgraph.Own,
			ptxHead + ".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);\n.visible .func f() { ret; }\n.entry k() { .param .b32 r; .param .b64 a; .param .b64 b; call f; call (r), vprintf, (a, b); ret; }"},
		{"only what no kernel comes to calls elsewhere", callgraph.Own,
			ptxHead + ".extern .func g();\n.visible .func f() { ret; }\n.visible .func h() { call g; ret; }\n.entry k() { call f; ret; }"},
		{"a call of an address", callgraph.Unknown, ptxHead + ".visible .func f() { ret; }\n.entry k(.param .b64 q) { .reg .b64 %rd<2>;\n call f; ld.param.b64 %rd1, [q];\nP: .callprototype ()_ ();\n call %rd1, (), P; ret; }"},
		{"its address is used", callgraph.Unknown, ptxHead + ".func f() { ret; }\n.entry k() { .reg .b64 %rd<2>;\n mov.b64 %rd1, f; call f; ret; }"},
		{"its address is in a table", callgraph.Unknown, ptxHead + ".func f() { ret; }\n.global .b64 t[1] = {f};\n.entry k() { call f; ret; }"},
		{"it calls itself", callgraph.Unknown, ptxHead + ".func f() { call f; ret; }\n.entry k() { call f; ret; }"},

		{"internal", callgraph.All, nv + "define internal void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"private", callgraph.All, nv + "define private void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"external", callgraph.Own, nv + "define void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"linkonce_odr", callgraph.Own, nv + "define linkonce_odr void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"available_externally", callgraph.Own, nv + "define available_externally void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"linkonce", callgraph.Unknown, nv + "define linkonce void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"alias", callgraph.Own, nv + "@a = alias void (), ptr @f\ndefine internal void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"internal alias", callgraph.All, nv + "@a = internal alias void (), ptr @f\ndefine internal void @f() { ret void }\ndefine ptx_kernel void @k() { call void @a() ret void }"},
		{"used", callgraph.Unknown, nv + "@llvm.used = appending global [1 x ptr] [ptr @f], section \"llvm.metadata\"\ndefine internal void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"stored", callgraph.Unknown, nv + "define internal void @f() { ret void }\ndefine ptx_kernel void @k(ptr %p) { store ptr @f, ptr %p\n call void @f() ret void }"},
		{"in a table that cannot be laid out", callgraph.Own,
			nv + "@t = internal constant i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @t to i64)) to i32)\ndefine internal void @f() { ret void }\ndefine ptx_kernel void @k() { call void @f() ret void }"},
		{"an intrinsic that no table knows", callgraph.Own, nv + "declare void @llvm.what()\ndefine void @f() { ret void }\ndefine ptx_kernel void @k() { call void @llvm.what() call void @f() ret void }"},
		{"nocallback", callgraph.Own, nv + "declare void @g() nocallback\ndefine void @f() { ret void }\ndefine ptx_kernel void @k() { call void @g() call void @f() ret void }"},
		{"a declaration", callgraph.Unknown, nv + "declare void @g()\ndefine void @f() { ret void }\ndefine ptx_kernel void @k() { call void @g() call void @f() ret void }"},
		{"assembly that calls", callgraph.Unknown, nv + "define void @f() { ret void }\ndefine ptx_kernel void @k() { call void asm sideeffect \"call f;\", \"\"() call void @f() ret void }"},
		{"assembly that does not", callgraph.Own, nv + "define void @f() { ret void }\ndefine ptx_kernel void @k() { call void asm sideeffect \"nop;\", \"\"() call void @f() ret void }"},
		{"the body that clang makes of an OpenCL kernel", callgraph.Own,
			"target triple = \"spir64\"\ndeclare i32 @_Z3foov()\ndefine void @f() { %x = call i32 @_Z3foov() ret void }\ndefine spir_kernel void @k() { call void @f() ret void }"},
		{"a kernel that another calls", callgraph.Own, "target triple = \"spir64\"\ndefine spir_kernel void @f() { ret void }\ndefine spir_kernel void @k() { call spir_kernel void @f() ret void }"},
	} {
		t.Run(c.what, func(t *testing.T) {
			m, g := graph(t, c.src)
			assert.Equal(t, c.want, g.Callers(m.Func("f")), "%s", g.Callers(m.Func("f")))
			if c.want == callgraph.Own && len(m.Kernels()) == 1 {
				assert.Equal(t, m.Kernels(), g.Kernels(m.Func("f")))
			}
		})
	}
}

func TestGraph(t *testing.T) {
	m, g := graph(t, ptxHead+`.func leaf() { ret; }
.func twice() { call leaf; call leaf; ret; }
.func again() { call again; call below; ret; }
.func below() { ret; }
.weak .func other() { ret; }
.extern .func gone();
.entry a() { call twice; ret; }
.entry b() { call leaf; call again; ret; }
.entry c() { call other; ret; }`)
	f := m.Func
	assert.Len(t, g.Sites(f("leaf")), 3)
	assert.Equal(t, []*ir.Func{f("twice"), f("b")}, g.CallersOf(f("leaf")))
	assert.Equal(t, []*ir.Func{f("a"), f("b")}, g.Kernels(f("leaf")))
	assert.Equal(t, []*ir.Func{f("b")}, g.Kernels(f("below")), "through a cycle too")
	assert.False(t, g.Endless(f("twice")))
	assert.True(t, g.Endless(f("again")))
	assert.True(t, g.Endless(f("below")))
	assert.False(t, g.Replaceable(f("leaf")))
	assert.True(t, g.Replaceable(f("other")))
	assert.True(t, g.Replaceable(f("gone")))
	require.NotNil(t, g.Foreign())
	assert.Equal(t, f("c"), g.Foreign().Block.Func)
}

// Chains of calls are followed to a depth; what is deeper has callers that are not known.
func TestDepth(t *testing.T) {
	var b strings.Builder
	b.WriteString(ptxHead + ".func f0() { ret; }\n")
	for i := 1; i < 100; i++ {
		fmt.Fprintf(&b, ".func f%d() { call f%d; ret; }\n", i, i-1)
	}
	b.WriteString(".entry k() { call f99; ret; }\n")
	m, g := graph(t, b.String())
	assert.Equal(t, callgraph.All, g.Callers(m.Func("f50")))
	assert.Equal(t, callgraph.Unknown, g.Callers(m.Func("f0")))
}
