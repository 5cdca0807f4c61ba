package uniform

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// drawnFacts are facts about a number of w bits, with the numbers of two lanes that they are true of.
func drawnFacts(r *rand.Rand, w int) (a facts, x, y uint64) {
	x, y = draw(r, w), draw(r, w)
	known := trunc(r.Uint64()|r.Uint64(), w)
	switch r.IntN(5) {
	case 0:
		known = trunc(^uint64(0), w) &^ trunc(^uint64(0), r.IntN(w+1))
	case 1:
		known = trunc(^uint64(0), r.IntN(w+1))
	case 2:
		known = 0
	}
	same := trunc(r.Uint64()|r.Uint64(), w) | known
	if r.IntN(3) == 0 {
		same = known
	}
	y = y&^same | x&same
	return facts{zero: known &^ x, one: known & x, same: same}, x, y
}

// The rules agree with the operations on numbers, in every form of an operation: what they say of a result is true of the results of two
// lanes whose operands they are told of. TestFactsOfTwoByEnumeration looks at the arithmetic below them, at a small width.
func TestBitRulesAgreeWithOperations(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 11))
	m := &ir.Module{Name: "test", PtrBits: 64}
	said := map[ir.Op]int{}
	list := forms()
	for range 20 {
		list = append(list, form{ir.OpLop3, ir.Mods{Ty: ir.B32}, []*ir.Type{ir.I32, ir.I32, ir.I32, ir.I32}, ir.I32})
	}
	for _, fm := range list {
		rule := bitRules[fm.op]
		if rule == nil || fm.mods.Flags&ir.Sat != 0 {
			continue
		}
		f := m.NewFunc("f", true)
		b := f.NewBlock("")
		var args []*ir.Value
		for _, ty := range fm.in {
			args = append(args, b.Append(ir.OpUndef, ty, ir.Pos{}))
		}
		v := b.Append(fm.op, fm.out, ir.Pos{}, args...)
		v.Aux.Mods = &fm.mods
		op := operationOf(v)
		require.NotNil(t, op)
		w := laneWidth(v)
		for range 400 {
			o := bitOperands{v: v, in: operandType(v), w: w}
			var lanes [2][5]uint64
			for i, ty := range fm.in {
				a, x, y := drawnFacts(r, ty.Bits)
				small := i > 0 && r.IntN(3) > 0 // amounts, places, selectors
				if fm.op == ir.OpPrmt || fm.op == ir.OpLop3 {
					small = i == len(fm.in)-1
				}
				if small {
					x = draw(r, ty.Bits)
					if r.IntN(2) == 0 {
						x = trunc(uint64(1)<<r.IntN(ty.Bits), ty.Bits)
					}
					if i > 0 && r.IntN(2) == 0 {
						x = trunc(r.Uint64N(uint64(o.in.Bits)+1), ty.Bits)
					}
					if fm.op == ir.OpPrmt || fm.op == ir.OpLop3 {
						x = r.Uint64N(1 << 16)
					}
					a, y = factsOfNumber(x, ty.Bits), x
					o.plain[i], o.c[i] = true, x
				}
				o.a[i], lanes[0][i], lanes[1][i] = a, x, y
			}
			got, ok := rule(&o)
			x, okX := op(&lanes[0])
			y, okY := op(&lanes[1])
			if !ok || !okX || !okY {
				continue
			}
			x, y = trunc(x, w), trunc(y, w)
			if got.same != 0 {
				said[fm.op]++
			}
			what := fmt.Sprintf("%s %s %s %s of %+v, plain %v", fm.op, fm.mods.Ty, fm.mods.SrcTy, fm.mods.Sub, o.a[:len(fm.in)], o.plain)
			require.Zero(t, x&got.zero|^x&got.one|y&got.zero|^y&got.one|(x^y)&got.same, "%s: %+v, but %#x and %#x", what, got, x, y)
			require.Zero(t, (got.zero|got.one)&^got.same|got.same&^trunc(^uint64(0), w), what)
		}
	}
	for op := range ir.NumOps {
		assert.True(t, bitRules[op] == nil || said[op] > 50, "%s: the rule hardly ever says a thing", op)
	}
}

// What lanes, alignment and bounds say of bits is true of every base that a value may have.
func TestFactsOfValuesByEnumeration(t *testing.T) {
	f := smallFrame(t)
	for _, v := range operands(f) {
		a := f.factsOf(&v)
		for _, base := range bases(&v) {
			for i := range f.n {
				x, first := trunc(base+v.lane(i), smallWidth), trunc(base+v.lane(i/smallLanes*smallLanes), smallWidth)
				require.Zero(t, x&a.zero|^x&a.one|(x^first)&a.same, "%+v of %+v, base %d, thread %d", a, v, base, i)
			}
		}
		require.Zero(t, (a.zero|a.one)&^a.same)
	}
}

// Comparisons: whatever the facts, an answer that is known is that of every pair of numbers, and one that lanes share that of both lanes.
func TestCompareBitsByEnumeration(t *testing.T) {
	const w = 3
	f := smallFrame(t)
	list := allFacts(w)
	decided, parted := 0, 0
	for i := range list {
		for j := range list {
			x, y := divergent(fromData, w), divergent(fromData, w)
			if list[j].same == 1<<w-1 {
				y = uniformAt(Warp, fromData, w)
			}
			f.know(&x, list[i])
			f.know(&y, list[j])
			for cmp := ir.EQ; cmp <= ir.GE; cmp++ {
				for _, ty := range []ir.Scalar{ir.UInt, ir.SInt} {
					sign := ty == ir.SInt
					answer, known, shared := f.compareBits(cmp, sign, &x, &y)
					if !known && !shared {
						continue
					}
					decided++
					in := &ir.ScalarInfo{Bits: w, Signed: sign}
					c := comparison(&ir.Value{Op: ir.OpSetp, Aux: ir.Aux{Mods: &ir.Mods{Cmp: cmp}}}, in, w)
					for _, p := range lanePairs(list[i], w) {
						for _, q := range lanePairs(list[j], w) {
							one, two := c(&[5]uint64{p[0], q[0]}), c(&[5]uint64{p[1], q[1]})
							require.True(t, !known || one == answer && two == answer, "%v sign %v of %+v and %+v", cmp, sign, list[i], list[j])
							require.True(t, !shared || one == two, "%v sign %v of %+v and %+v", cmp, sign, list[i], list[j])
						}
					}
					if shared {
						parted++
					}
				}
			}
		}
	}
	assert.Greater(t, decided, 10000)
	assert.Greater(t, parted, 1000)
}
