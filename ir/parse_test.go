package ir

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/diag"
)

// TestParseByHand shows what may be left out of text that people write.
func TestParseByHand(t *testing.T) {
	m, err := Parse("hand.ir", []byte(`
// A comment.
module "hand" bits 64	// another
func @"f g"

  b0 "A B":  // blanks are free
    v5:f32 = const 0f3F800000
    v6:b64 = const 0xfFFF
    v7: cbra !v8 -> b1, b1
    v8:pred = undef
  b1:
    v9:b32 = phi v1, v1
    v1:b32 = const 3
end`))
	require.NoError(t, err)
	f := m.Func("f g")
	require.Len(t, f.Blocks, 2)
	a, b := f.Blocks[0], f.Blocks[1]
	assert.Equal(t, "A B", a.Name)
	assert.Equal(t, []Edge{{a, 0}, {a, 1}}, b.Preds, "in the order of the text")
	assert.Equal(t, []Edge{{b, 0}, {b, 1}}, a.Succs)
	assert.Equal(t, uint64(0x3f800000), a.Values[0].Aux.Bits)
	assert.Equal(t, uint64(0xffff), a.Values[1].Aux.Bits)
	assert.True(t, a.Values[2].Not)
	assert.Same(t, a.Values[3], a.Values[2].Args[0])
	assert.Equal(t, NoStmt, a.Values[0].Stmt)
	assert.Equal(t, 10, f.NumValues())
	assert.Equal(t, 2, f.NumBlocks())
	assert.Same(t, f, f.Sym.Func)
	assert.Equal(t, SymFunc, f.Sym.Kind)
}

func TestParseErrors(t *testing.T) {
	body := func(lines string) string { return "module \"m\"\nfunc @f\n  reg %r b32\nb0:\n" + lines + "\nend\n" }
	for _, tt := range []struct{ src, want string }{
		{"module m", `m.ir:1:8: error: expected a name in quotes, found "m"`},
		{"module \"m\" bits x", `1:17: error: expected a width of at most 31 bits, found "x"`},
		{"module \"m\" what", `1:12: error: unexpected "what"`},
		{"nonsense", `1:1: error: unexpected "nonsense" outside of a function`},
		{"loc 0 1:1@2", `1:7: error: a loc has no loc`},
		{"loc 99999999999 1:1", `1:5: error: a file of more than 32 bits`},
		{"var &x", `1:5: error: expected a name with @, found '&'`},
		{"var @x\nvar @x", `2:5: error: @x is declared twice`},
		{"var @x size", `1:12: error: expected a size, found end of line`},
		{"var @x type b0", `1:13: error: type b0: no width between 1 and`},
		{"var @x type " + strings.Repeat("{", 100), `types nest deeper than 32`},
		{"var @x type (b32", `1:17: error: expected ",", found end of line`},
		{"var @x blue", `1:8: error: unexpected "blue"`},
		{"var @x to 5", `1:11: error: expected a state space, found "5"`},
		{"var @x\n  data 123", `2:8: error: expected bytes in hexadecimal: encoding/hex: odd length`},
		{"var @x\n  reloc 0 8 @y", `2:13: error: no such symbol`},
		{"var @x\n  reloc 0 8 &y", `2:13: error: expected a symbol, found '&'`},
		{"data 00", `1:1: error: unexpected "data" outside`},
		{"func f", `1:6: error: expected a name with @, found "f"`},
		{"func @f\nend\nfunc @f\nend", `3:6: error: @f has two functions`},
		{"func @f shared\nend", `1:6: error: no such symbol`},
		{"func @f values 999999999\nend", `is too large for a text of 28 bytes`},
		{"func @f values 1\nb0:\n  v5: ret\nend", `1:1: error: the function says it has 1 IDs but 6 are used`},
		{"func @f", `1:1: error: this function has no end`},
		{"func @f\n  v0: ret\nend", `2:3: error: a value before the first block`},
		{"func @f\n  -> b0\nend", `an edge before the first block`},
		{"func @f\n  launch reqntid 1,2\nend", `2:21: error: expected ",", found end of line`},
		{"func @f\n  reg %r b32 as c32\nend", `2:17: error: expected an operating type, found "c32"`},
		{"func @f\n  reg %r b32\n  reg %r b32\nend", `3:7: error: the register is declared twice`},
		{body("  v0: ret\nb0:"), `6:1: error: b0 is declared twice`},
		{body("  v0: ret\n  v0: ret"), `6:3: error: v0 is defined twice`},
		{body("  v0:b32 = add.s32 v1, v2"), `5:20: error: no such value in this function`},
		{body("  v0: bra -> b3"), `5:14: error: no such block in this function`},
		{body("  v0: bra -> b1\nb1: <- b0, b0"), `6:1: error: the block lists 2 predecessors, but 1 edges lead here`},
		{body("  v0: bra -> b1\nb1: <- b0.1"), `6:1: error: predecessor 0 of the block: no such edge`},
		{body("  v0: frob v1"), `5:7: error: no operation "frob"`},
		{body("  v0:b32 = add.s33 v0, v0"), `5:12: error: no modifier "s33" here`},
		{body("  v0:b32 = add.s32.f32.u8 v0, v0"), `no modifier "u8" here`},
		{body("  v0:b32 = add.s32.cmp=lo v0, v0"), `no modifier "cmp=lo" here`},
		{body("  v0:b32 = add.ty=99 v0, v0"), `no modifier "ty=99" here`},
		{body("  v0:void = add v0, v0"), `a result of type void`},
		{body("  v0:b32 add v0, v0"), `5:6: error: expected a type and " =", or a blank`},
		{body("  v0:b32 = const 0xfffffffffffffffff"), `expected a constant of at most 64 bits`},
		{body("  v0: st [v0"), `5:13: error: expected "]", found end of line`},
		{body("  v0: ret else v0"), `only a guarded value with a result has a pass-through`},
		{body("  v0: ret ; to %q"), `5:16: error: no register %q`},
		{body("  v0: ret ; 5"), `expected ":", found end of line`},
		{body("  v0: ret v0x"), `5:11: error: expected a value, found "v0x"`},
		{body("  v99999: ret"), `5:4: error: the number of a value is too large for a text of 54 bytes`},
		{body("  v0: call @f, v0 rets(@f"), `5:26: error: expected ",", found end of line`},
		{body("  v0: ret extra"), `5:11: error: unexpected "extra"`},
	} {
		m, err := Parse("m.ir", []byte(tt.src))
		assert.ErrorContains(t, err, tt.want, "%s", tt.src)
		assert.Nil(t, m)
	}
}

// TestParseManyErrors shows that one run finds several faults, one a line, and that their number has an end.
func TestParseManyErrors(t *testing.T) {
	_, err := Parse("m.ir", []byte("var\nvar @x oops oops\nfile 5\n"))
	require.Len(t, err, 3)
	assert.Equal(t, []int{1, 2, 3}, []int{err.(diag.List)[0].Line, err.(diag.List)[1].Line, err.(diag.List)[2].Line})

	_, err = Parse("m.ir", []byte(strings.Repeat("?\n", 1000)))
	assert.Len(t, err, diag.MaxErrors+1)
}

// TestModifierTokens shows how clashing words are told apart.
func TestModifierTokens(t *testing.T) {
	for _, tt := range []struct {
		op   Op
		m    Mods
		want string
	}{
		{OpSetp, Mods{Ty: S32, Cmp: LT, Bool: BoolAnd, Flags: FTZ}, ".s32.lt.and.ftz"},
		{OpJump, Mods{Flags: Uni}, ".uni"},
		{OpVote, Mods{Ty: Pred, Sub: VoteUni, Flags: Sync}, ".pred.uni.sync"},
		{OpBar, Mods{Sub: BarRed, Bool: BoolOr}, ".red.or"},
		{OpAtom, Mods{Ty: B32, Sub: SubAnd}, ".b32.and"},
		{OpAtom, Mods{Ty: B32, Bool: BoolAnd}, ".b32.bool=and"},
		{OpAdd, Mods{Sub: SubAnd}, ".sub=and"},
		{OpVote, Mods{Flags: Uni}, ".flags=uni"},
		{OpCvt, Mods{Ty: TF32, SrcTy: S8, Rnd: RN}, ".f32.s8.rn"},
		{OpCvt, Mods{SrcTy: S8}, ".src=s8"},
		{OpLoad, Mods{Ty: B32, Vec: 4, Space: SharedCluster, Sem: Relaxed, Scope: Cluster}, ".b32.v4.shared::cluster.relaxed.cluster"},
		{OpLoad, Mods{Vec: 3}, ".vec=3"},
		{OpAdd, Mods{Flags: 1 << 63}, ".flags=9223372036854775808"},
	} {
		got := string(appendMods(nil, tt.op, &tt.m))
		assert.Equal(t, tt.want, got)
		m, bad := parseMods(tt.op, got[1:])
		assert.Empty(t, bad)
		assert.Equal(t, tt.m, m)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(sound))
	f.Add([]byte(kernelText(loops("v9"))))
	for seed := range uint64(20) {
		f.Add([]byte(randomModule(seed).String()))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		m, err := Parse("fuzz.ir", src)
		if err != nil {
			return
		}
		text := m.String()
		back, err := Parse("fuzz.ir", []byte(text))
		if err != nil {
			// Only a number of IDs far beyond what the text uses can be lost, as the limit goes with the length.
			require.ErrorContains(t, err, "too large")
			return
		}
		require.Equal(t, text, back.String())
		if VerifyModule(m) == nil { // and what is sound can be asked and copied
			require.NoError(t, Isomorphic(m, m.Clone()))
		}
	})
}
