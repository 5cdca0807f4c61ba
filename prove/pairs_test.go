package prove_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/prove"
	"lockstep/transform"
)

// header begins the kernels of these tests.
const header = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 a)
{
	.reg .pred %p<5>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [a];
	mov.u32 %r2, %tid.x;
`

// diamond has all that a rewrite can get wrong: stores and loads on both sides, registers that stay alive, a guard of its own,
// and a side that overwrites the predicate of the branch.
const diamond = header + `
	setp.lt.s32 %p1, %r2, 7;
	mov.u32 %r3, 0;
	@%p1 bra YES;
	st.global.u32 [%rd1], %r2;
	ld.global.u32 %r3, [%rd1+4];
	add.s32 %r4, %r2, 1;
	st.global.u32 [%rd1+8], %r4;
	bra J;
YES:
	mov.u32 %r3, 1;
	setp.eq.s32 %p2, %r2, 3;
	@%p2 st.global.u32 [%rd1+12], %r2;
	setp.ge.s32 %p1, %r2, 5;
	@%p1 ld.global.u32 %r3, [%rd1+16];
J:
	st.global.u32 [%rd1+20], %r3;
	selp.b32 %r5, %r2, %r3, %p1;
	st.global.u32 [%rd1+24], %r5;
	ret;
}
`

func read(t testing.TB, src string) *ir.Module {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), diags.String())
	return m
}

// convert reads a kernel twice and converts the second.
func convert(t testing.TB, src string) (before, after *ir.Module) {
	before, after = read(t, src), read(t, src)
	opts := transform.DefaultOptions()
	opts.Force = true
	_, err := transform.Run(after, analysis.NewEnv(after, launch.Launch{}), opts)
	require.NoError(t, err)
	return before, after
}

// edited is m with words of its text replaced: pairs of what is there, once, and what comes in its place.
func edited(t testing.TB, m *ir.Module, edits []string) *ir.Module {
	text := m.String()
	for i := 0; i < len(edits); i += 2 {
		require.Equal(t, 1, strings.Count(text, edits[i]), "%q in\n%s", edits[i], text)
		text = strings.Replace(text, edits[i], edits[i+1], 1)
	}
	n, err := ir.Parse("k.ir", []byte(text))
	require.NoError(t, err, text)
	require.NoError(t, ir.VerifyModule(n), text)
	return n
}

const (
	store0  = `  @!v30 v9: st.u32.global [v1], v3 ; "st.global.u32" #8 15:2` + "\n"
	load4   = `  @!v30 v10:b32 = ld.u32.global [v1+4] else v31 ; "ld.global.u32" to %r3 #9 16:2` + "\n"
	undef   = `  v31:b32 = undef ; 14:2` + "\n"
	sum     = `  v12:b32 = add.s32 v3, v11`
	store12 = `  @v18 v19: st.u32.global [v1+12], v3 ; "st.global.u32" #16 23:2` + "\n"
)

// byArithmetic lists the edits that are right, but for reasons that only arithmetic knows.
var byArithmetic = map[string]bool{"other value, which is the same there": true, "guard not combined, which implies the other": true}

// edits break the converted diamond in each way that a pass could. An empty reason means that the change is right.
var edits = []struct {
	name   string
	edits  []string
	reason string
}{
	{"nothing", nil, ""},
	{"lost guard of a store", []string{`@!v30 v9:`, `v9:`}, `from line 9, where setp.lt.s32(%tid.x, 0x7) and setp.eq.s32(%tid.x, 0x3) and setp.lt.s32(%tid.x, 0x5): old does st.global.u32 (23:2), new does st.global.u32 (15:2)`},
	{"lost guard of a load", []string{`@!v30 v10:b32 = ld.u32.global [v1+4] else v31`, `v10:b32 = ld.u32.global [v1+4]`}, `ld.global.u32 (16:2)`},
	{"speculated load", []string{`@v32 v22:b32 = ld.u32.global [v1+16] else v16`, `v22:b32 = ld.u32.global [v1+16]`}, `ld.global.u32 (25:2) happens in new alone`},
	{"guard with wrong polarity", []string{`@!v30 v9:`, `@v30 v9:`}, `st.global.u32 (15:2)`},
	{"swapped arms", []string{`mov.pred v5`, `not.pred v5`}, `where setp.lt.s32(%tid.x, 0x7)`},
	{"wrong pass-through", []string{`mov.u32 v15 else v10`, `mov.u32 v15 else v7`}, `where not setp.lt.s32(%tid.x, 0x7): operand 2 of st.global.u32 (27:2) is result of effect 3 in old and 0x0 in new`},
	{"wrong pass-through of a load", []string{`[v1+16] else v16`, `[v1+16] else v7`}, `of st.global.u32 (27:2)`},
	{"pass-through that is never read", []string{`[v1+4] else v31`, `[v1+4] else v7`}, ""},
	{"store moved before a load", []string{store0 + undef + load4, undef + load4 + store0}, `old does st.global.u32 (15:2), new does ld.global.u32 (16:2)`},
	{"stores of different sides swapped", []string{store12, "", sum, store12 + sum, `v18:pred = setp.s32.eq.and v3, v17, v30 ; "setp.eq.and.s32" to %p2 #15 22:2`, `v40:pred = undef`,
		undef, undef + "  v17:b32 = const 3\n  v18:pred = setp.s32.eq.and v3, v17, v30\n", "  v17:b32 = const 3 ; 22:2\n", ""}, ""},
	{"dropped store", []string{store0, ""}, `old does st.global.u32 (15:2), new does ld.global.u32 (16:2)`},
	{"dropped last store", []string{store12, ""}, `st.global.u32 (23:2) of old does not happen in new`},
	{"doubled store", []string{store0, store0 + strings.Replace(store0, "v9:", "v40:", 1)}, `old does ld.global.u32 (16:2), new does st.global.u32 (15:2)`},
	{"other address", []string{`[v1+12]`, `[v1+16]`}, `old does st.global.u32 (23:2), new does st.global.u32 (23:2)`},
	{"other value, which is the same there", []string{`[v1+12], v3`, `[v1+12], v17`}, `operand 2 of st.global.u32 (23:2) is %tid.x in old and 0x3 in new`},
	{"clobbered live register", []string{`[v1+20], v22`, `[v1+20], v12`}, `operand 2 of st.global.u32 (27:2) is 0x1 in old and add.s32(%tid.x, 0x1) in new`},
	{"guard by the predicate that a side overwrites, which is false elsewhere", []string{`and.pred v30, v21`, `and.pred v21, v21`}, ``},
	{"predicate overwritten before a guard", []string{`@v18 v19:`, `@v21 v19:`, store12[len(`  @v18 v19:`):], ` st.u32.global [v1+12], v3` + "\n", `v18:pred = setp.s32.eq.and v3, v17, v30`, `v18:pred = setp.s32.eq v3, v17`,
		`  @v21 v19: st.u32.global [v1+12], v3` + "\n", ``, `  v33: fall`, `  @v21 v19: st.u32.global [v1+12], v3` + "\n  v33: fall"}, `st`},
	{"other value", []string{`[v1+12], v3`, `[v1+12], v11`}, `operand 2 of st.global.u32 (23:2) is %tid.x in old and 0x1 in new`},
	{"guard not combined, which implies the other", []string{`setp.s32.eq.and v3, v17, v30`, `setp.s32.eq v3, v17`}, `st.global.u32 (23:2)`},
	{"combined with or", []string{`setp.s32.eq.and v3`, `setp.s32.eq.or v3`}, `st.global.u32 (23:2)`},
	{"combined the other way round", []string{`and.pred v30, v21`, `and.pred v21, v30`}, ""},
	{"complement of a comparison", []string{`setp.s32.lt v3, v4`, `setp.s32.ge v3, v4`, `mov.pred v5`, `not.pred v5`, `v20 else v5`, `v20 else v40`,
		`  v15:b32 = const 1`, "  v40:pred = not.pred v5\n  v15:b32 = const 1"}, ""},
	{"operands of a comparison swapped", []string{`setp.s32.lt v3, v4`, `setp.s32.gt v4, v3`}, ""},
	{"strict comparison", []string{`setp.s32.lt v3, v4`, `setp.s32.le v3, v4`}, `st.global.u32 (15:2)`},
	{"unsigned comparison", []string{`setp.s32.lt v3, v4`, `setp.u32.lt v3, v4`}, `st.global.u32 (15:2)`},
	{"commuted", []string{`add.s32 v3, v11`, `add.s32 v11, v3`}, ""},
	{"undefined value used", []string{`[v1+12], v3`, `[v1+12], v31`}, `is %tid.x in old and undefined in new`},
	{"other order of the way out", []string{`[v1+24], v25 ; "st.global.u32" #22 29:2`, `[v1+28], v25`}, `old does st.global.u32 (29:2), new does st (0:0)`},
}

// TestWrongRewritesAreRefused asks for the reason that each wrong rewrite is refused for, and for proofs of right ones.
func TestWrongRewritesAreRefused(t *testing.T) {
	before, after := convert(t, diamond)
	for _, c := range edits {
		t.Run(c.name, func(t *testing.T) {
			v := prove.Equivalent(before.Funcs[0], edited(t, after, c.edits).Funcs[0])
			assert.Equal(t, c.reason == "", v.Proved, v.Reason)
			assert.Contains(t, v.Reason, c.reason)
			if !v.Proved {
				assert.Empty(t, v.Limit)
				return
			}
			require.Len(t, v.Regions, 1)
			assert.Equal(t, []string{"line 15", "YES"}, v.Regions[0].Blocks)
			assert.Equal(t, uint32(14), v.Regions[0].Pos.Line)
		})
	}
}

// TestPairs runs the archives in testdata/pairs: two texts of ir, and in the first line `proved`, or `refused:` and a part of the
// reason.
func TestPairs(t *testing.T) {
	paths, err := filepath.Glob("testdata/pairs/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			require.NoError(t, err)
			require.Len(t, ar.Files, 2)
			var fs [2]*ir.Func
			for i, file := range ar.Files {
				m, err := ir.Parse(file.Name, file.Data)
				require.NoError(t, err)
				require.NoError(t, ir.VerifyModule(m))
				fs[i] = m.Funcs[0]
			}
			v := prove.Equivalent(fs[0], fs[1])
			line, _, _ := strings.Cut(string(ar.Comment), "\n")
			verdict, reason, _ := strings.Cut(line, ": ")
			assert.Equal(t, verdict, map[bool]string{true: "proved", false: "refused"}[v.Proved], v.Reason)
			assert.Contains(t, v.Reason, reason)
		})
	}
}
