package uniform

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/launch"
)

// The transfer functions on decomposed values are checked by enumeration: for every operand of a small width with every base
// that it may have, what comes out in each lane must be what the result says, with one base for all of them.

const (
	smallWidth = 5
	smallLanes = 4
)

func smallFrame(t *testing.T) *frame {
	l, err := launch.Parse("?,8x1")
	require.NoError(t, err)
	l.Warp = smallLanes
	return newFrame(l)
}

// operands draws decomposed values of the small width.
func operands(f *frame) []value {
	var out []value
	vectors := [][]uint64{nil, {0, 1, 2, 3, 4, 5, 6, 7}, {0, 1, 0, 1, 0, 1, 0, 1}, {3, 3, 3, 3, 9, 9, 9, 9}, {0, 8, 16, 24, 0, 8, 16, 24}, {31, 30, 1, 0, 7, 7, 8, 2}, {0, 2, 4, 6, 8, 10, 12, 14}}
	for _, lanes := range vectors {
		for _, c := range []uint64{0, 1, 6, 31} {
			out = append(out, f.vectorValue(Grid, true, widest, c, lanes, fromIDs, smallWidth))
			for align := range smallWidth {
				out = append(out, f.vectorValue(Block, false, align, c, lanes, fromIDs, smallWidth))
			}
		}
	}
	return out
}

// bases lists what the base of v may be.
func bases(v *value) []uint64 {
	if v.known {
		return []uint64{0}
	}
	var out []uint64
	for b := uint64(0); b < 1<<smallWidth; b += 1 << v.align {
		out = append(out, b)
	}
	return out
}

// holds checks that got, a value for each thread, is one that r allows.
func holds(t *testing.T, f *frame, r *value, got []uint64, what func() string) {
	t.Helper()
	w := int(r.width)
	base := func(i int) uint64 { return trunc(got[i]-r.lane(i), w) }
	for i := range got {
		warp := i / smallLanes * smallLanes
		if r.shaped() {
			if r.known && base(i) != 0 || !r.known && r.align < 64 && trunc(base(i), int(r.align)) != 0 {
				assert.Fail(t, "wrong", "%s: thread %d has %d, not %d plus a multiple of 2^%d", what(), i, got[i], r.lane(i), r.align)
				t.FailNow()
			}
			if base(i) != base(warp) || r.base > Warp && base(i) != base(0) {
				assert.Fail(t, "no common base", "%s: %v of %+v", what(), got, *r)
				t.FailNow()
			}
		}
		if r.scope >= Warp && got[i] != got[warp] || r.scope > Warp && got[i] != got[0] {
			assert.Fail(t, "not uniform", "%s: %v in scope %s", what(), got, ScopeName(r.scope))
			t.FailNow()
		}
	}
}

func TestBinaryByEnumeration(t *testing.T) {
	f := smallFrame(t)
	ops := operands(f)
	for name, c := range map[string]struct {
		abstract func(a, b *value) (value, bool)
		concrete func(a, b uint64) uint64
	}{
		"add": {f.add, func(a, b uint64) uint64 { return a + b }},
		"sub": {f.sub, func(a, b uint64) uint64 { return a - b }},
		"and": {func(a, b *value) (value, bool) { return f.bitwise(ir.OpAnd, a, b) }, func(a, b uint64) uint64 { return a & b }},
		"or":  {func(a, b *value) (value, bool) { return f.bitwise(ir.OpOr, a, b) }, func(a, b uint64) uint64 { return a | b }},
		"xor": {func(a, b *value) (value, bool) { return f.bitwise(ir.OpXor, a, b) }, func(a, b uint64) uint64 { return a ^ b }},
	} {
		t.Run(name, func(t *testing.T) {
			decided := 0
			for i := range ops {
				for j := range ops {
					f.words = 0
					r, ok := c.abstract(&ops[i], &ops[j])
					if !ok {
						continue
					}
					decided++
					for _, p := range bases(&ops[i]) {
						for _, q := range bases(&ops[j]) {
							got := make([]uint64, f.n)
							for k := range got {
								got[k] = trunc(c.concrete(trunc(p+ops[i].lane(k), smallWidth), trunc(q+ops[j].lane(k), smallWidth)), smallWidth)
							}
							holds(t, f, &r, got, func() string { return fmt.Sprintf("%s of %+v and %+v, bases %d and %d", name, ops[i], ops[j], p, q) })
						}
					}
				}
			}
			assert.Greater(t, decided, len(ops)*len(ops)/8, "the rule hardly ever applies")
		})
	}
}

func TestUnaryByEnumeration(t *testing.T) {
	f := smallFrame(t)
	ops := operands(f)
	type unary struct {
		name     string
		width    int
		abstract func(a *value) (value, bool)
		concrete func(a uint64) uint64
	}
	var table []unary
	for k := range uint64(1 << smallWidth) {
		table = append(table, unary{fmt.Sprint("times ", k), smallWidth, func(a *value) (value, bool) { return f.times(a, k) }, func(a uint64) uint64 { return a * k }})
	}
	for j := range smallWidth + 1 {
		table = append(table,
			unary{fmt.Sprint("shr ", j), smallWidth, func(a *value) (value, bool) { return f.shiftRight(a, j) }, func(a uint64) uint64 { return a >> j }})
		if j > 0 && j < smallWidth {
			table = append(table, unary{fmt.Sprint("narrow ", j), j, func(a *value) (value, bool) { return f.narrow(a, j), true }, func(a uint64) uint64 { return a }})
		}
	}
	table = append(table,
		unary{"zext", 8, func(a *value) (value, bool) { return f.widen(a, 8, false) }, func(a uint64) uint64 { return a }},
		unary{"sext", 8, func(a *value) (value, bool) { return f.widen(a, 8, true) }, func(a uint64) uint64 { return uint64(signed(a, smallWidth)) }},
		unary{"neg", smallWidth, f.negate, func(a uint64) uint64 { return -a }})
	for _, u := range table {
		t.Run(u.name, func(t *testing.T) {
			decided := 0
			for i := range ops {
				f.words = 0
				r, ok := u.abstract(&ops[i])
				if !ok {
					continue
				}
				decided++
				assert.Equal(t, u.width, int(r.width))
				for _, p := range bases(&ops[i]) {
					got := make([]uint64, f.n)
					for k := range got {
						got[k] = trunc(u.concrete(trunc(p+ops[i].lane(k), smallWidth)), u.width)
					}
					holds(t, f, &r, got, func() string { return fmt.Sprintf("%s of %+v, base %d", u.name, ops[i], p) })
				}
			}
			assert.NotZero(t, decided)
		})
	}
}

// The comparison rule: whatever the bases, the answer does not vary in a warp; in a block only if it says so.
func TestCompareByEnumeration(t *testing.T) {
	f := smallFrame(t)
	ops := operands(f)
	decided := 0
	for i := range ops {
		for j := range ops {
			f.words = 0
			scope, ok := f.above(&ops[i], &ops[j])
			if !ok {
				continue
			}
			decided++
			for _, sign := range []bool{false, true} {
				for _, p := range bases(&ops[i]) {
					for _, q := range bases(&ops[j]) {
						got := make([]uint64, f.n)
						for k := range got {
							a, b := trunc(p+ops[i].lane(k), smallWidth), trunc(q+ops[j].lane(k), smallWidth)
							got[k] = truth(a < b)
							if sign {
								got[k] = truth(signed(a, smallWidth) < signed(b, smallWidth))
							}
						}
						r := uniformAt(scope, fromIDs, 1)
						holds(t, f, &r, got, func() string { return fmt.Sprintf("%+v < %+v, bases %d and %d", ops[i], ops[j], p, q) })
					}
				}
			}
		}
	}
	assert.Greater(t, decided, 100)
}

// Choosing between two values: by a uniform choice, and by that of each thread.
func TestEitherByEnumeration(t *testing.T) {
	f := smallFrame(t)
	ops := operands(f)
	for i := range ops {
		for j := range ops {
			f.words = 0
			r := f.either(Block, &ops[i], &ops[j])
			for k, v := range []*value{&ops[i], &ops[j]} {
				for _, p := range bases(v) {
					got := make([]uint64, f.n)
					for e := range got {
						got[e] = trunc(p+v.lane(e), smallWidth)
					}
					holds(t, f, &r, got, func() string { return fmt.Sprintf("operand %d of either %+v or %+v", k, ops[i], ops[j]) })
				}
			}
			s := ops[j]
			f.settle(&ops[i], &s)
			for _, v := range []*value{&ops[i], &ops[j]} {
				for _, p := range bases(v) {
					got := make([]uint64, f.n)
					for e := range got {
						got[e] = trunc(p+v.lane(e), smallWidth)
					}
					holds(t, f, &s, got, func() string { return fmt.Sprintf("%+v settled on %+v", ops[j], ops[i]) })
				}
			}
		}
	}
}

// Every class of the operation table that has results has a transfer function.
func TestEveryDivergenceHasATransferFunction(t *testing.T) {
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		if info := op.Info(); info.Results != 0 {
			assert.NotNil(t, transfer[info.Divergence], op.String())
		}
	}
}

// Bits taken out of two numbers that lie side by side, as bitcasts do.
func TestGatherByEnumeration(t *testing.T) {
	f := smallFrame(t)
	s := &solver{frame: f}
	all := operands(f)
	decided := 0
	for i := 0; i < len(all); i += 2 {
		for j := 1; j < len(all); j += 5 {
			f.words = 0
			pair := []value{all[i], all[j]}
			for _, field := range [][2]int{{0, 10}, {0, 7}, {2, 3}, {2, 6}, {4, 5}, {1, 2}} {
				at, w := field[0], field[1]
				r := s.gather(pair, at, w)
				if !r.shaped() {
					continue
				}
				decided++
				for _, p := range bases(&pair[0]) {
					for _, q := range bases(&pair[1]) {
						got := make([]uint64, f.n)
						for k := range got {
							lo, hi := trunc(p+pair[0].lane(k), smallWidth), trunc(q+pair[1].lane(k), smallWidth)
							got[k] = trunc((lo|hi<<smallWidth)>>at, w)
						}
						holds(t, f, &r, got, func() string { return fmt.Sprintf("%d bits from %d on of %+v, bases %d and %d", w, at, pair, p, q) })
					}
				}
			}
		}
	}
	assert.Greater(t, decided, 1000, "the rule hardly ever applies")
}
