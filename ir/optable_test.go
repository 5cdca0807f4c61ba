package ir

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// eachOp calls test for every operation but the invalid one.
func eachOp(test func(op Op, info *OpInfo)) {
	for op := OpInvalid + 1; op < NumOps; op++ {
		test(op, op.Info())
	}
}

func TestOpTableComplete(t *testing.T) {
	word := regexp.MustCompile(`^[a-z][a-z0-9]*$`)
	seen := make(map[string]Op)
	eachOp(func(op Op, info *OpInfo) {
		assert.Regexp(t, word, info.Name, "operation %d", op)
		assert.NotContains(t, seen, info.Name)
		seen[info.Name] = op
		assert.Equal(t, op, LookupOp(info.Name))
		assert.Equal(t, info.Name, op.String())
		assert.NotEqual(t, DivInvalid, info.Divergence, "%v is unclassified", op)
		assert.Less(t, info.Divergence, NumDivergences, op)
		assert.NotEmpty(t, info.Doc, op)
		assert.GreaterOrEqual(t, info.MinArgs, int8(0), op)
		if info.MaxArgs != -1 {
			assert.GreaterOrEqual(t, info.MaxArgs, info.MinArgs, op)
		}
		assert.Contains(t, []int8{-1, 0, 1, 2}, info.Results, op)
	})
	assert.Equal(t, OpInvalid, LookupOp("frobnicate"))
	assert.Equal(t, "invalid", NumOps.String())
}

// TestOpTableConsistent asks that the facts about an operation go together.
func TestOpTableConsistent(t *testing.T) {
	eachOp(func(op Op, info *OpInfo) {
		if info.Pure {
			assert.False(t, info.Reads || info.Writes || info.Convergent || info.MayTrap || info.Terminator, "%v is pure", op)
			assert.NotEqual(t, int8(0), info.Results, "%v is pure, so its result is all that it is for", op)
		}
		if info.Terminator {
			assert.Equal(t, int8(0), info.Results, op)
			assert.Equal(t, DivControl, info.Divergence, op)
			assert.False(t, info.Reads || info.Writes, op)
		} else {
			assert.NotEqual(t, DivControl, info.Divergence, op)
		}
		if info.Conditional {
			assert.True(t, info.Terminator, op)
			assert.GreaterOrEqual(t, info.MinArgs, int8(1), "%v has its predicate first", op)
			assert.Equal(t, byte('p'), shapes[op].args[0], "%v has its predicate first", op)
		}
		if info.Operand {
			assert.True(t, info.Free && info.Pure, op)
			assert.Equal(t, int8(0), info.MaxArgs, op)
		}
		assert.Equal(t, info.Free, info.Cost == CostFree, "%v is free in both or in none", op)
		assert.Equal(t, info.Results == 0, info.Divergence == DivNone || info.Divergence == DivControl, "%v has a result or none", op)
		if info.Commutes {
			assert.GreaterOrEqual(t, info.MinArgs, int8(2), op)
		}
		if info.UsesOffset && op != OpAddr {
			assert.Equal(t, byte('a'), shapes[op].args[0], "%v has its address first", op)
		}
	})
}

// TestOpTablesAgree asks that the tables beside optable.go speak of the same operations.
func TestOpTablesAgree(t *testing.T) {
	eachOp(func(op Op, info *OpInfo) {
		sh := shapes[op]
		for _, row := range []string{sh.args, sh.results} {
			assert.Empty(t, strings.Trim(row, "tsmxwcpa.*"), "%v: letters of %q", op, row)
		}
		if info.MaxArgs >= 0 {
			assert.LessOrEqual(t, len(sh.args), int(info.MaxArgs), "%v: operands in its row", op)
		}
		if info.Results >= 0 {
			assert.LessOrEqual(t, len(sh.results), int(info.Results), "%v: results in its row", op)
		}
		if !info.Terminator {
			assert.Zero(t, numSuccs[op], op)
			assert.False(t, onward[op], op)
		}
		if onward[op] {
			assert.Equal(t, 1, numSuccs[op], op)
		}
		if tupleOps[op] || opChecks[op] != nil && op != OpStore && !info.Terminator {
			assert.NotEqual(t, int8(0), info.Results, op)
		}
	})
}

// TestWordsAreUnique asks that within a field each word means one thing.
func TestWordsAreUnique(t *testing.T) {
	for _, f := range modFields {
		seen := make(map[string]bool)
		for n, w := range f.words {
			if w == "" {
				continue
			}
			assert.False(t, seen[w], "%s: %s", f.key, w)
			seen[w] = true
			assert.True(t, isModWord(w), "%s: %q can stand between dots", f.key, w)
			var m Mods
			f.set(&m, uint8(n))
			assert.Equal(t, uint8(n), f.get(&m), "%s: %s", f.key, w)
		}
	}
	seen := make(map[string]bool)
	for _, w := range flagNames {
		assert.False(t, seen[w], w)
		seen[w] = true
		assert.True(t, isModWord(w), w)
	}
	assert.Equal(t, OutUB, Flags(1)<<(len(flagNames)-1), "flagNames has a word for each flag")
}

func isModWord(w string) bool { return !strings.ContainsAny(w, ".= \t,;") }

// TestEveryWordGiven asks that no modifier is without a word: it could not be printed.
func TestEveryWordGiven(t *testing.T) {
	for _, f := range []struct {
		name  string
		words []string
	}{
		{"scalar", scalarWords()}, {"rounding", roundingNames[:]}, {"cmp", cmpNames[:]}, {"bool", boolNames[:]}, {"space", spaceNames[:]},
		{"sem", semNames[:]}, {"scope", scopeNames[:]}, {"sub", subNames[:]},
	} {
		for n, w := range f.words {
			if n > 0 {
				assert.NotEmpty(t, w, "%s %d", f.name, n)
			}
		}
	}
}

func TestTypeStrings(t *testing.T) {
	for _, tt := range []struct {
		typ  *Type
		want string
	}{
		{nil, "nil"}, {Void, "void"}, {I1, "pred"}, {I8, "b8"}, {I128, "b128"}, {IntType(24), "b24"}, {F16, "f16"}, {F32, "f32"}, {F64, "f64"}, {BF16, "bf16"},
		{&Type{Kind: KindPtr, Bits: 64, Space: Global}, "ptr64(global)"},
		{&Type{Kind: KindPtr, Bits: 32, Space: SharedCluster}, "ptr32(shared::cluster)"},
		{&Type{Kind: KindVector, Len: 4, Elem: F32}, "<4 x f32>"},
		{&Type{Kind: KindArray, Len: 4, Elem: &Type{Kind: KindArray, Len: 2, Elem: I8}}, "[4 x [2 x b8]]"},
		{&Type{Kind: KindStruct, Elems: []*Type{I32, F32}}, "{b32, f32}"},
		{&Type{Kind: KindStruct, Packed: true, Elems: []*Type{I32}}, "<{b32}>"},
		{TupleOf(I32, I1), "(b32, pred)"}, {TupleOf(), "()"},
		{&Type{}, "invalid"},
	} {
		got := tt.typ.String()
		assert.Equal(t, tt.want, got)
		if tt.typ == nil || tt.typ.Kind == KindInvalid {
			continue
		}
		p := scanner{src: []byte(got), text: got}
		p.nextLine()
		back := p.typ(0)
		assert.True(t, !p.bad && p.done(), got)
		assert.True(t, tt.typ.Equal(back), got)
		if tt.typ.IsScalar() && tt.typ.Kind != KindPtr && tt.typ.Bits != 24 {
			assert.Same(t, tt.typ, back)
		}
	}
}

func TestTypesCompare(t *testing.T) {
	vec := func(n int, e *Type) *Type { return &Type{Kind: KindVector, Len: n, Elem: e} }
	for _, tt := range []struct {
		a, b        *Type
		equal, wide bool
	}{
		{I32, I32, true, true}, {I32, F32, false, true}, {I32, I64, false, false}, {I16, BF16, false, true},
		{IntType(24), IntType(24), true, true}, {I64, &Type{Kind: KindPtr, Bits: 64}, false, true},
		{vec(2, I32), vec(2, I32), true, true}, {vec(2, I32), vec(2, F32), false, false}, {vec(2, I32), vec(4, I32), false, false}, {vec(2, I32), I64, false, false},
		{TupleOf(I32, I1), TupleOf(I32, I1), true, true}, {TupleOf(I32), TupleOf(F32), false, true}, {TupleOf(I32), TupleOf(I32, I32), false, false}, {TupleOf(I32), TupleOf(I64), false, false},
		{TupleOf(), TupleOf(), true, true}, {I32, nil, false, false}, {Void, I32, false, false},
	} {
		name := fmt.Sprintf("%v and %v", tt.a, tt.b)
		assert.Equal(t, tt.equal, tt.a.Equal(tt.b), name)
		assert.Equal(t, tt.wide, tt.a.SameWidth(tt.b), name)
		assert.Equal(t, tt.equal, tt.b.Equal(tt.a), name)
		assert.Equal(t, tt.wide, tt.b.SameWidth(tt.a), name)
	}
}

func TestScalars(t *testing.T) {
	for s := Pred; s < NumScalars; s++ {
		assert.NotEmpty(t, s.String(), "scalar %d", s)
		if s == OtherScalar || s == SInt || s == UInt {
			assert.Same(t, Void, s.Type())
			continue
		}
		assert.Equal(t, s.Bits(), s.Type().Bits, s)
		assert.Positive(t, s.Bits(), s)
	}
}
