package ir

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kernelText wraps the body of a kernel that has an input and an output pointer.
func kernelText(body string) string {
	return "module \"k.ptx\" bits 64\nkernel @k\n  param &in u64 size 8\n  var &x shared b32 size 4\n  var &x#2 shared b32 size 4\n" + body + "end\n"
}

func parseKernel(t *testing.T, body string) *Module {
	t.Helper()
	m, err := Parse("k.ir", []byte(kernelText(body)))
	require.NoError(t, err)
	require.NoError(t, VerifyModule(m), body)
	return m
}

// bodies are told apart by a comment in their first line.
func TestIsomorphic(t *testing.T) {
	const diamond = `b0:
  v0:b64 = addr &in
  v1:b64 = ld.u64.param [v0]
  v2:b32 = ld.b32.global [v1]
  v3:b32 = const 5
  v4:pred = setp.s32.lt v2, v3
  v5: cbra v4 -> b2, b1
b1:
  v6:b32 = add.s32 v2, v3
  v7: bra -> b3
b2:
  v8:b32 = sub.s32 v2, v3
  v9: fall -> b3
b3: <- b1, b2
  v10:b32 = phi v6, v8
  v11: st.b32.global [v1], v10
  v12: ret
`
	edit := func(pairs ...string) string {
		s := diamond
		for i := 0; i < len(pairs); i += 2 {
			require.Contains(t, s, pairs[i])
			s = strings.ReplaceAll(s, pairs[i], pairs[i+1])
		}
		return s
	}
	guarded := func(pass string) string {
		return `b0:
  v0:b64 = addr &in
  v1:b64 = ld.u64.param [v0]
  v2:b32 = ld.b32.global [v1]
  v4:pred = setp.s32.lt v2, v2
  v5:b32 = undef
  v3:b32 = add.s32 v2, v2
  @v4 v6:b32 = add.s32 v2, v2 else ` + pass + `
  v11: st.b32.global [v1], v6
  v12: ret
`
	}
	for _, tt := range []struct{ name, t, r, want string }{
		{"the same", diamond, diamond, ""},
		{"other predecessor order", diamond, edit("<- b1, b2", "<- b2, b1", "phi v6, v8", "phi v8, v6"), ""},
		{"phi the wrong way round", edit("phi v6, v8", "phi v2, v3"), edit("phi v6, v8", "phi v3, v2"), "operand 1 of st (0:0): other values: [v3:b32 = const 5] and [v2:b32 = ld.b32.global [v1]]"},
		{"other numbers and labels", diamond, edit("v10", "v99", "b2", "b77", "b3:", "b3 JOIN:"), ""},
		{"other operation", diamond, edit("sub.s32", "xor.s32"), "statement 6: the operation differs"},
		{"other type", diamond, edit("sub.s32", "sub.u32"), "a modifier differs"},
		{"other width", diamond, edit("v8:b32", "v8:f32"), "the type differs"},
		{"other constant", diamond, edit("const 5", "const 6"), "operand 1 of setp (0:0): other values"},
		{"other operand", diamond, edit("add.s32 v2, v3", "add.s32 v3, v2"), "operand 0 of add (0:0): other values"},
		{"other offset", diamond, edit("st.b32.global [v1]", "st.b32.global [v1+4]"), "the offset differs"},
		{"other sense", diamond, edit("cbra v4", "cbra !v4"), "the guard differs"},
		{"other target", diamond, edit("-> b2, b1", "-> b1, b2"), "statement 3: target 0 differs: statement 6 and 4"},
		{"a statement more", diamond, edit("  v12: ret", "  v13: st.b32.global [v1], v10\n  v12: ret"), "statement 8: the operation differs"},
		{"a statement more at the end", diamond, diamond + "b4:\n  v13: ret\n", "9 statements and 10"},
		{"jump for fall", diamond, edit("v9: fall", "v9: bra"), "statement 5: target 0 differs"},
		{"spelling only", diamond, edit("[v1], v10", "[v1], v10 ; \"st.global.b32\" #9 7:8"), ""},
		{"free", diamond, edit("[v1], v10", "[v1], v10 ; free"), "whether it costs an issue differs"},

		{"empty block before the join", diamond, edit("v9: fall -> b3", "v9: fall -> b9\nb9:\n  v20: fall -> b3", "<- b1, b2", "<- b1, b9"), ""},
		{"phi in an empty block", edit("v9: fall -> b3", "v9: fall -> b9", "v7: bra -> b3", "v7: bra -> b9", "b3: <- b1, b2\n  v10:b32 = phi v6, v8", "b9: <- b2, b1\n  v10:b32 = phi v8, v6\n  v20: fall -> b3\nb3:"), diamond, ""},
		{"phis in two blocks that the text does not tell apart",
			edit("v4 -> b2, b1", "v4 -> b2, b1", "v9: fall -> b3", "v9: cbra v4 -> b9, b8\nb8:\n  v21:b32 = mul.s32.lo v2, v2\n  v22: fall -> b9", "b3: <- b1, b2\n  v10:b32 = phi v6, v8",
				"b9: <- b2, b8\n  v24:b32 = phi v8, v21\n  v23: fall -> b3\nb3: <- b1, b9\n  v10:b32 = phi v6, v24"),
			edit("v9: fall -> b3", "v9: cbra v4 -> b3, b8\nb8:\n  v21:b32 = mul.s32.lo v2, v2\n  v22: fall -> b3", "<- b1, b2\n  v10:b32 = phi v6, v8", "<- b8, b1, b2\n  v10:b32 = phi v21, v6, v8"), ""},
		{"block split without a label", diamond, edit("v11: st", "v30: fall -> b9\nb9:\n  v11: st"), ""},
		{"phi of one value", diamond, edit("[v1], v10", "[v1], v31", "phi v6, v8", "phi v6, v8\n  v30: fall -> b9\nb9:\n  v31:b32 = phi v10"), ""},

		{"over an edge from code that nothing reaches", edit("<- b1, b2\n  v10:b32 = phi v6, v8", "<- b1, b2, b9\n  v10:b32 = phi v6, v8, v2", "v12: ret", "v12: ret\nb9:\n  v41: bra -> b3"),
			edit("<- b1, b2\n  v10:b32 = phi v6, v8", "<- b1, b2, b9\n  v10:b32 = phi v6, v8, v3", "v12: ret", "v12: ret\nb9:\n  v41: bra -> b3"), ""},
		{"the same, and over another edge", edit("<- b1, b2\n  v10:b32 = phi v6, v8", "<- b1, b2, b9\n  v10:b32 = phi v6, v8, v2", "v12: ret", "v12: ret\nb9:\n  v41: bra -> b3"),
			edit("<- b1, b2\n  v10:b32 = phi v6, v8", "<- b1, b2, b9\n  v10:b32 = phi v6, v3, v2", "v12: ret", "v12: ret\nb9:\n  v41: bra -> b3"), "other values"},

		{"undefined pass-through", guarded("v5"), guarded("v2"), ""},
		{"undefined in the text", guarded("v2"), guarded("v5"), "operand 2 of add (0:0): other values"},
		{"undefined on one way", edit("phi v6, v8", "phi v6, v40", "v3:b32 = const 5", "v3:b32 = const 5\n  v40:b32 = undef"), diamond, ""},
		{"undefined on one way, one value", edit("phi v6, v8", "phi v2, v40", "v3:b32 = const 5", "v3:b32 = const 5\n  v40:b32 = undef"), edit("phi v6, v8\n  v11: st.b32.global [v1], v10", "phi v6, v8\n  v11: st.b32.global [v1], v2"), ""},
		{"undefined on one way, another value", edit("phi v6, v8", "phi v2, v40", "v3:b32 = const 5", "v3:b32 = const 5\n  v40:b32 = undef"), edit("phi v6, v8\n  v11: st.b32.global [v1], v10", "phi v6, v8\n  v11: st.b32.global [v1], v3"), "other values"},
	} {
		a, b := parseKernel(t, tt.t), parseKernel(t, tt.r)
		err := Isomorphic(a, b)
		if tt.want == "" {
			assert.NoError(t, err, tt.name)
		} else {
			assert.ErrorContains(t, err, tt.want, tt.name)
		}
	}
}

// loops has a loop in a loop: v3 counts the trips of the inner one. used is what the store in the inner loop writes.
func loops(used string) string {
	return `b0:
  v0:b64 = addr &in
  v1:b64 = ld.u64.param [v0]
  v2:b32 = const 1
  v8:b32 = undef
  v20: fall -> b1
b1: <- b0, b3
  v9:b32 = phi v8, v3
  v10: st.b32.global [v1], v2
  v11: fall -> b2
b2: <- b1, b2
  v3:b32 = phi v2, v4
  v12: st.b32.global [v1], ` + used + `
  v4:b32 = add.s32 v3, v2
  v5:pred = setp.s32.lt v4, v2
  v13: cbra v5 -> b2, b3
b3:
  v14: cbra v5 -> b1, b4
b4:
  v15: ret
`
}

// TestIsomorphicLoops shows that the value of an earlier trip is not taken for that of this one: v9 is undefined at first, and
// later what v3 was when the inner loop ended.
func TestIsomorphicLoops(t *testing.T) {
	assert.NoError(t, Isomorphic(parseKernel(t, loops("v3")), parseKernel(t, loops("v3"))))
	assert.NoError(t, Isomorphic(parseKernel(t, loops("v9")), parseKernel(t, loops("v9"))))
	assert.ErrorContains(t, Isomorphic(parseKernel(t, loops("v9")), parseKernel(t, loops("v3"))), "other values")
	assert.ErrorContains(t, Isomorphic(parseKernel(t, loops("v3")), parseKernel(t, loops("v9"))), "other values")
}

// TestIsomorphicPassingOn puts phis into loops that only pass on one value, in each other's circle.
func TestIsomorphicPassingOn(t *testing.T) {
	plain := strings.ReplaceAll(loops("v2"), "  v9:b32 = phi v8, v3\n", "")
	circle := strings.NewReplacer("phi v8, v3", "phi v2, v30", "v3:b32 = phi", "v30:b32 = phi v9, v30\n  v3:b32 = phi", "[v1], v2\n  v4", "[v1], v30\n  v4").Replace(loops("v2"))
	require.Contains(t, circle, "st.b32.global [v1], v30")
	assert.NoError(t, Isomorphic(parseKernel(t, plain), parseKernel(t, circle)))
	assert.NoError(t, Isomorphic(parseKernel(t, circle), parseKernel(t, plain)))
}

// TestIsomorphicModules changes one thing outside of the statements at a time.
func TestIsomorphicModules(t *testing.T) {
	m := parseSound(t)
	assert.NoError(t, Isomorphic(m, m.Clone()))
	for _, tt := range []struct {
		want string
		do   func(m *Module, k *Func)
	}{
		{"the headers differ", func(m *Module, k *Func) { m.Target = "sm_80" }},
		{"2 functions and 1", func(m *Module, k *Func) { m.Funcs = m.Funcs[:1] }},
		{"function 1: the declarations of k and k differ", func(m *Module, k *Func) { k.Launch.MinNCTA = 1 }},
		{"k: parameters: the declarations of n and n differ", func(m *Module, k *Func) { k.Params[1].Size = 8 }},
		{"k: 1 variables and 0", func(m *Module, k *Func) { k.Vars = nil }},
		{"variables: the declarations of table and table differ", func(m *Module, k *Func) { m.Syms[0].Data[0]++ }},
		{"relocation 0 of table differs", func(m *Module, k *Func) { m.Syms[0].Relocs[0].Sym = k.Sym }},
		{"relocation 0 of table differs", func(m *Module, k *Func) { m.Syms[0].Relocs[0].Add++ }},
		{"k: statement 9: the symbol differs", func(m *Module, k *Func) { valueByID(k, 18).Aux.Sym = k.Sym }},
		{"k: statement 9: the call differs", func(m *Module, k *Func) { valueByID(k, 18).Aux.Call.Rets = nil }},
		{"k: statement 0: operand 0 of ld (21:1): other values", func(m *Module, k *Func) { valueByID(k, 0).Aux.Sym = k.Params[1] }},
		{"k: statement 4: guard of add (26:1): other values", func(m *Module, k *Func) { valueByID(k, 8).Guard.Pred = valueByID(k, 5) }},
		{"k: statement 4: the guard differs", func(m *Module, k *Func) { valueByID(k, 8).Guard.Not = false }},
	} {
		c := m.Clone()
		tt.do(c, c.Func("k"))
		assert.ErrorContains(t, Isomorphic(m, c), tt.want)
	}
}

// TestIsomorphicDeep shows that long chains are no matter of stack or time.
func TestIsomorphicDeep(t *testing.T) {
	m, _ := bigModule(1, 20000)
	assert.NoError(t, Isomorphic(m, m.Clone()))
}
