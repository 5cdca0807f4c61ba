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

// TestArguments: what is known of the arguments of device functions, by what their callers pass.
func TestArguments(t *testing.T) {
	const head = ".version 8.0\n.target sm_80\n.address_size 64\n"
	// f has a parameter declared as ty, which it reads by load.
	callee := func(ty, load string) string {
		return ".func f(.param ." + ty + " in) {\n.reg .b16 %rs<2>;\n.reg .b32 %r<2>;\n.reg .b64 %rd<3>;\n.reg .f32 %f<2>;\n" + load + "\nret;\n}\n"
	}
	// kernel passes registers, each in a call of its own.
	kernel := func(name, ty, body string, stores ...string) string {
		s := ".visible .entry " + name + "(.param .u64 p, .param .u32 n) " + body
		for _, st := range stores {
			s += "{\n.param ." + ty + " a;\n" + st + "\ncall f, (a);\n}\n"
		}
		return s + "ret;\n}\n"
	}
	const regs = "{\n.reg .b16 %h<3>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<3>;\nmov.u32 %r1, %tid.x;\nadd.u32 %r2, %r1, 3;\nshl.b32 %r3, %r1, 1;\n" +
		"mov.u32 %r4, %ntid.x;\nld.param.u32 %r5, [n];\nadd.u32 %r6, %r5, %r1;\nld.param.u64 %rd1, [p];\ncvt.u64.u32 %rd2, %r1;\ncvt.u16.u32 %h1, %r1;\ncvt.rn.f32.u32 %f1, %r1;\n"
	const word = "ld.param.u32 %r1, [in];"
	b32 := func(regs ...string) (stores []string) {
		for _, r := range regs {
			stores = append(stores, "st.param.b32 [a], "+r+";")
		}
		return stores
	}
	for _, c := range []struct {
		what, launch, src, reg, want string
	}{
		{"the thread index", "?,256", callee("b32", word) + kernel("k", "b32", regs, b32("%r1")...), "%r1", "none affine 1 below 256"},
		{"twice the same", "?,256", callee("b32", word) + kernel("k", "b32", regs, b32("%r1", "%r1")...), "%r1", "none affine 1 below 256"},
		{"two that run on alike", "?,256", callee("b32", word) + kernel("k", "b32", regs, b32("%r1", "%r2")...), "%r1", "none affine 1 below 259"},
		{"two that do not", "?,256", callee("b32", word) + kernel("k", "b32", regs, b32("%r1", "%r3")...), "%r1", "none divergent below 511"},
		{"nothing is known of the launch", "?", callee("b32", word) + kernel("k", "b32", regs, b32("%r1")...), "%r1", "none divergent below 1024"},
		{"a base that is an argument of the kernel", "?,256", callee("b32", word) + kernel("k", "b32", regs, b32("%r6")...), "%r1", "none affine 1"},
		{"a number", "?", callee("b32", word) + kernel("k", "b32", regs, b32("5")...), "%r1", "grid uniform 5"},
		{"two numbers", "?", callee("b32", word) + kernel("k", "b32", regs, b32("5", "7")...), "%r1", "grid uniform below 8"},
		{"an argument of the kernel", "?", callee("b32", word) + kernel("k", "b32", regs, b32("%r5")...), "%r1", "grid uniform"},
		{"the size of the block in kernels with other ones", "?", callee("b32", word) +
			kernel("k", "b32", ".reqntid 64 "+regs, b32("%r4")...) + kernel("h", "b32", ".reqntid 96 "+regs, b32("%r4")...), "%r1", "grid uniform below 97"},
		{"the thread index in kernels with other ones", "?", callee("b32", word) +
			kernel("k", "b32", ".reqntid 64 "+regs, b32("%r1")...) + kernel("h", "b32", ".reqntid 96 "+regs, b32("%r1")...), "%r1", "none divergent below 96"},
		{"a part", "?,256", callee("b64", word) + kernel("k", "b64", regs, "st.param.b64 [a], %rd2;"), "%r1", "none divergent"},
		{"put together from parts", "?,256", callee("b64", "ld.param.u64 %rd1, [in];") +
			kernel("k", "b64", regs, "st.param.b32 [a], %r1;\nst.param.b32 [a+4], %r5;"), "%rd1", "none divergent"},
		{"stored twice", "?,256", callee("b32", word) + kernel("k", "b32", regs, "st.param.b32 [a], %r1;\nst.param.b16 [a], %h1;"), "%r1", "none divergent"},
		{"extended into a register", "?,256", callee("b32", "ld.param.u32 %rd1, [in];") + kernel("k", "b32", regs, b32("%r1")...), "%rd1", "none affine 1 below 256"},
		{"the low byte of a register", "?,512", callee("b8", "ld.param.u8 %rs1, [in];") + kernel("k", "b8", regs, "st.param.b8 [a], %h1;"), "%rs1", "none affine 1 below 256"},
		{"a sign that is extended", "?,64", callee("b8", "ld.param.s8 %rs1, [in];") + kernel("k", "b8", regs, "st.param.b8 [a], 255;"), "%rs1", "grid uniform 65535"},
		{"a float", "?,64", callee("f32", "ld.param.f32 %f1, [in];") + kernel("k", "f32", regs, "st.param.f32 [a], %f1;"), "%f1", "none divergent"},
		{"what the kernel's pointer points to", "?", callee("b64", "ld.param.u64 %rd1, [in];\nld.u64 %rd2, [%rd1];") +
			kernel("k", "b64", regs, "st.param.b64 [a], %rd1;"), "%rd2", "warp uniform"},
		{"what lies in local memory", "?", callee("b64", "ld.param.u64 %rd1, [in];\nld.u64 %rd2, [%rd1];") +
			kernel("k", "b64", regs+".local .b64 v[2];\nmov.u64 %rd3, v;\ncvta.local.u64 %rd4, %rd3;\n", "st.param.b64 [a], %rd1;", "st.param.b64 [a], %rd4;"), "%rd2", "none divergent"},
	} {
		t.Run(c.what, func(t *testing.T) { assert.Equal(t, c.want, known(t, "m.ptx", head+c.src, c.launch, "f", c.reg)) })
	}
}

// A pointer that is passed byval points to a copy that each thread has of its own.
func TestArgumentsInMemory(t *testing.T) {
	src := func(attr string) string {
		return "target triple = \"nvptx64-nvidia-cuda\"\ndefine internal void @f(ptr " + attr + " %in) {\n  %got = load i64, ptr %in\n  ret void\n}\n" +
			"define ptx_kernel void @k(ptr %p) {\n  call void @f(ptr " + attr + " %p)\n  ret void\n}\n"
	}
	assert.Equal(t, "warp uniform", known(t, "m.ll", src(""), "?", "f", "got"))
	for _, attr := range []string{"byval(i64)", "byval({i32, i32})", "byval([9 x i32])"} {
		assert.Equal(t, "none divergent", known(t, "m.ll", src(attr), "?", "f", "got"), attr)
	}
}

// known says what is known of the value of fn that is written to a register.
func known(t *testing.T, name, src, launch, fn, reg string) string {
	t.Helper()
	in, diags := frontend.Load(name, []byte(src))
	require.False(t, diags.HasErrors(), "%s", diags)
	f := in.Module.Func(fn)
	info := analysis.Of(analysis.NewEnv(in.Module, parsed(t, launch)).Cache(f), uniform.Of)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if n := f.RegName(v.Reg); !v.HasResult() || strings.TrimPrefix(n, "%") != strings.TrimPrefix(reg, "%") {
				continue
			}
			shape, stride := info.Shape(v)
			s := uniform.ScopeName(info.Scope(v)) + " " + shape.String()
			if shape == uniform.Affine {
				s += fmt.Sprint(" ", stride)
			}
			if k, ok := info.Constant(v); ok {
				return s + fmt.Sprint(" ", k)
			}
			if below := uniform.Below(info, v); below != 0 {
				s += fmt.Sprint(" below ", below)
			}
			return s
		}
	}
	require.Fail(t, "no such register", reg)
	return ""
}
