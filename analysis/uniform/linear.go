package uniform

import (
	"math/bits"

	"lockstep/ir"
)

// Arithmetic on the decomposition base + c + lanes. All of it is exact modulo 2^width; where a result has no such
// decomposition the functions return false. They do not look at roots.

// addVectors returns a + b element by element; nil stands for zeros. It returns false if memory ran out.
func (f *frame) addVectors(a, b []uint64, width int) ([]uint64, bool) {
	if a == nil || b == nil {
		if a == nil {
			a = b
		}
		return a, true
	}
	v := f.vector()
	if v == nil {
		return nil, false
	}
	for i := range v {
		v[i] = trunc(a[i]+b[i], width)
	}
	return v, true
}

// mapLanes returns do of every lane of a, or nil for a that is the same in all lanes; c is do of the first lane.
func (f *frame) mapLanes(a *value, do func(x uint64) uint64) (c uint64, lanes []uint64, ok bool) {
	if a.lanes == nil {
		return do(a.c), nil, true
	}
	v := f.vector()
	if v == nil {
		return 0, nil, false
	}
	for i := range v {
		v[i] = do(a.lane(i))
	}
	return 0, v, true
}

func (f *frame) add(a, b *value) (value, bool) {
	if !a.shaped() || !b.shaped() {
		return value{}, false
	}
	w := int(a.width)
	lanes, ok := f.addVectors(a.lanes, b.lanes, w)
	if !ok {
		return value{}, false
	}
	return f.vectorValue(min(a.base, b.base), a.known && b.known, int(min(a.align, b.align)), a.c+b.c, lanes, max(a.from, b.from), w), true
}

// times is a * k.
func (f *frame) times(a *value, k uint64) (value, bool) {
	if !a.shaped() {
		return value{}, false
	}
	w := int(a.width)
	if k = trunc(k, w); k == 0 {
		return constant(0, w), true
	}
	if k == 1 {
		return *a, true
	}
	c, lanes, ok := f.mapLanes(a, func(x uint64) uint64 { return trunc(x*k, w) })
	if !ok {
		return value{}, false
	}
	align := int(a.align) + bits.TrailingZeros64(k)
	if align >= w && !a.known { // nothing is left of the base
		return f.vectorValue(Grid, true, widest, c, lanes, a.from, w), true
	}
	return f.vectorValue(a.base, a.known, align, c, lanes, a.from, w), true
}

func (f *frame) negate(a *value) (value, bool) { return f.times(a, ^uint64(0)) }

func (f *frame) sub(a, b *value) (value, bool) {
	n, ok := f.negate(b)
	if !ok {
		return value{}, false
	}
	return f.add(a, &n)
}

// split writes a as base + low, base a multiple of 2^k and uniform at the scope returned, low below 2^k in every lane. k must
// not exceed a's alignment.
func (f *frame) split(a *value, k int) (base Scope, low value, ok bool) {
	w := int(a.width)
	if !a.shaped() {
		return None, value{}, false
	}
	if k >= w {
		if !a.known {
			return None, value{}, false
		}
		return Grid, *a, true
	}
	base = a.base
	for i := 1; i < len(a.lanes); i++ {
		if a.lane(i)>>k == a.lane(i-1)>>k {
			continue
		}
		if !f.block || i%f.width != 0 {
			return None, value{}, false
		}
		base = min(base, Warp) // warps differ, lanes of one do not
	}
	c, lanes, ok := f.mapLanes(a, func(x uint64) uint64 { return trunc(x, k) })
	if !ok {
		return None, value{}, false
	}
	low = f.vectorValue(Grid, true, widest, c, lanes, a.from, w)
	return base, low, true
}

// shiftRight is a >> j, logical or arithmetic alike as long as the base is unknown.
func (f *frame) shiftRight(a *value, j int) (value, bool) {
	w := int(a.width)
	k := min(int(a.align), w)
	if a.known || k == w {
		return value{}, false
	}
	if j >= w {
		return uniformAt(a.base, a.from, w), a.lanes == nil
	}
	base, low, ok := f.split(a, k)
	if !ok {
		return value{}, false
	}
	if j >= k {
		return uniformAt(base, a.from, w), true
	}
	c, lanes, ok := f.mapLanes(&low, func(x uint64) uint64 { return x >> j })
	if !ok {
		return value{}, false
	}
	return f.vectorValue(base, false, k-j, c, lanes, a.from, w), true
}

// bitwise is and, or, xor. Below the alignment that both operands have, the result is known; above it, it is uniform.
func (f *frame) bitwise(op ir.Op, a, b *value) (value, bool) {
	if !a.shaped() || !b.shaped() {
		return value{}, false
	}
	w := int(a.width)
	k := min(int(a.align), int(b.align), w)
	if k == w {
		return value{}, false
	}
	ba, la, ok := f.split(a, k)
	if !ok {
		return value{}, false
	}
	bb, lb, ok := f.split(b, k)
	if !ok {
		return value{}, false
	}
	do := map[ir.Op]func(x, y uint64) uint64{
		ir.OpAnd: func(x, y uint64) uint64 { return x & y },
		ir.OpOr:  func(x, y uint64) uint64 { return x | y },
		ir.OpXor: func(x, y uint64) uint64 { return x ^ y },
	}[op]
	c, lanes := do(la.c, lb.c), []uint64(nil)
	if la.lanes != nil || lb.lanes != nil {
		c = 0
		if lanes = f.vector(); lanes == nil {
			return value{}, false
		}
		for i := range lanes {
			lanes[i] = do(la.lane(i), lb.lane(i))
		}
	}
	from := max(a.from, b.from)
	low := func(v *value) bool { return v.known && v.lanes == nil && v.c < 1<<k }
	if op == ir.OpAnd && (low(a) || low(b) || f.below(a, k) || f.below(b, k)) {
		return f.vectorValue(Grid, true, widest, c, lanes, from, w), true
	}
	return f.vectorValue(min(ba, bb), false, k, c, lanes, from, w), true
}

// below reports whether a is known and less than 2^k in every lane.
func (f *frame) below(a *value, k int) bool {
	if !a.known {
		return false
	}
	for i := range max(1, len(a.lanes)) {
		if a.lane(i)>>k != 0 {
			return false
		}
	}
	return true
}

// narrow reads a as w bits, fewer than it has.
func (f *frame) narrow(a *value, w int) value {
	v := *a
	v.width, v.c, v.root, v.below = uint8(w), trunc(a.c, w), none, a.bound()
	if a.bits != nil {
		low := a.bits.resize(int(a.width), w, false)
		v.bits = &low
	}
	if v.below > 1<<w {
		v.below = 0
	}
	if v.below == 0 {
		v.least = 0
	}
	if a.linear && int(a.align) >= w { // nothing is left of the base
		v.known, v.linear, v.align, v.base = true, false, widest, Grid
	}
	if !v.shaped() {
		return v
	}
	if v.lanes != nil {
		c, lanes, ok := f.mapLanes(a, func(x uint64) uint64 { return trunc(x, w) })
		if !ok {
			return divergent(a.from, w)
		}
		v.c, v.lanes = c, lanes
	}
	u := f.vectorValue(v.base, v.known, int(v.align), v.c, v.lanes, v.from, w)
	u.refined, u.place, u.below, u.least = a.refined, a.place, v.below, v.least
	if v.bits != nil {
		f.know(&u, *v.bits)
	}
	return u
}

// widen extends a to w bits, which is exact lane by lane where a's own additions do not carry out of its low bits.
func (f *frame) widen(a *value, w int, sign bool) (value, bool) {
	if !a.shaped() {
		return value{}, false
	}
	n := int(a.width)
	if a.known {
		c, lanes, ok := f.mapLanes(a, func(x uint64) uint64 {
			if sign {
				return trunc(uint64(signed(x, n)), w)
			}
			return x
		})
		if !ok {
			return value{}, false
		}
		return f.vectorValue(Grid, true, widest, c, lanes, a.from, w), true
	}
	k := min(int(a.align), n-1)
	base, low, ok := f.split(a, k)
	if !ok {
		return value{}, false
	}
	return f.vectorValue(base, false, k, low.c, low.lanes, a.from, w), true
}

// above decides a < b and its kin where no lane's remainder can matter: b and all of its lanes are multiples of 2^j, and
// a >> j is uniform in each warp. It returns the scope of the answer.
func (f *frame) above(a, b *value) (Scope, bool) {
	if !a.shaped() || !b.shaped() || b.lanes != nil || a.lanes == nil {
		return None, false
	}
	w := int(a.width)
	j := min(int(b.align), w-1)
	if b.c != 0 {
		j = min(j, bits.TrailingZeros64(b.c))
	}
	j = min(j, int(a.align))
	if j == 0 {
		return None, false
	}
	s, _, ok := f.split(a, j)
	if !ok {
		return None, false
	}
	return min(s, b.base), true
}
