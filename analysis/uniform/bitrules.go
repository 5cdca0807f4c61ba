package uniform

import (
	"math/bits"

	"lockstep/ir"
)

// Facts about bits (knownbits.go) beside the decomposition of linear.go, which has no place for what is known in the middle of a
// number. They are kept where they say more than the rest of a value does. What they decide: a number all of whose bits are known is
// that number, and one all of whose bits lanes share is uniform in a warp.

// factsOf is what is known of the bits of v: by its facts, its number, its alignment, and its bound.
func (f *frame) factsOf(v *value) facts {
	w := int(v.width)
	if w == 0 || w > 64 {
		return facts{}
	}
	if v.plain() {
		return factsOfNumber(v.c, w)
	}
	var a facts
	if v.bits != nil {
		a = *v.bits
	}
	all := trunc(^uint64(0), w)
	if v.shaped() {
		a = a.or(f.factsOfLanes(v, w))
	}
	if v.below != 0 {
		high := all &^ trunc(^uint64(0), bits.Len64(v.below-1))
		a.zero, a.same = a.zero|high, a.same|high
	}
	if v.scope >= Warp {
		a.same = all
	}
	return a
}

// factsOfLanes is what lanes that are known say of the bits of a number: all of it, or what is below the alignment of its base. Above
// that, lanes share the bits of the base where nothing is added to it.
func (f *frame) factsOfLanes(v *value, w int) facts {
	k := w
	if !v.known {
		k = min(int(v.align), w)
	}
	first := v.lane(0)
	ones, zeros, differ := first, ^first, uint64(0)
	for i := 1; i < len(v.lanes); i++ {
		x := v.lane(i)
		ones, zeros = ones&x, zeros&^x
		if !f.block || i%f.width != 0 {
			differ |= x ^ v.lane(i-1)
		}
	}
	low := trunc(^uint64(0), k)
	a := facts{zero: zeros & low, one: ones & low}
	if !v.known && differ > low { // carries into the base
		differ |= ^trunc(^uint64(0), bits.TrailingZeros64(differ))
	}
	a.same = trunc(^differ, w) | a.zero | a.one
	return a
}

// bitGain says what an operation must have for its rule to be worth the time. An operand about whose bits facts are kept is enough for
// all; what bounds and decompositions say is seen to by their own rules, so that most operations are left alone.
var bitGain = [ir.NumOps]uint8{
	ir.OpAnd: gainPlain, ir.OpOr: gainPlain, ir.OpShl: gainPlain, ir.OpBfi: gainPlain, ir.OpPrmt: gainPlain, ir.OpLop3: gainPlain, ir.OpBfe: gainPlain,
	ir.OpShf: gainPlain, ir.OpAdd: gainSum, ir.OpXor: gainSum, ir.OpShr: gainLanes, ir.OpRem: gainLanes, ir.OpDiv: gainLanes, ir.OpPopc: gainAlways, ir.OpClz: gainAlways,
}

const (
	gainLanes  = 1 + iota // an operand with known lanes, of which the result has lost count
	gainSum               // or a multiple that lanes share, and a small number beside it
	gainPlain             // or a constant
	gainAlways            // nothing
)

// worthwhile reports whether the rule for v's bits may say more than r.
func worthwhile(v *ir.Value, args []value, r *value) bool {
	gain := bitGain[v.Op]
	if gain == gainAlways {
		return true
	}
	small, shared := false, false
	for i := range args {
		x := &args[i]
		if x.bits != nil || gain == gainPlain && x.plain() || gain != 0 && x.lanes != nil && !r.shaped() {
			return true
		}
		small = small || x.below != 0 && !x.shaped()
		shared = shared || x.linear && x.lanes == nil && x.align > 0
	}
	return gain >= gainSum && small && shared
}

// refine adds what is known of the bits of r, what v makes of the operands args.
func (s *solver) refine(v *ir.Value, args []value, r *value) {
	if r.below == 1 && !r.known {
		r.become(0)
		return
	}
	rule := bitRules[v.Op]
	if rule == nil || r.known || v.Type.Kind == ir.KindTuple || !worthwhile(v, args, r) {
		return
	}
	in, m := operandType(v), v.Mods()
	w := laneWidth(v)
	if in.Float || m.Ty.Info().Float || in.Bits == 0 || in.Bits > 64 || w == 0 || w > 64 || len(args) > 4 || m.Flags&(ir.Sat|ir.UnknownMod) != 0 {
		return
	}
	o := bitOperands{v: v, in: in, w: w}
	some := bitGain[v.Op] == gainAlways
	for i := range args {
		x := &args[i]
		if !ownWidth(v, i) && int(x.width) != in.Bits && !bitOwn(v.Op, i) {
			return
		}
		o.plain[i], o.c[i] = x.plain() && !x.refined, x.c
		o.a[i] = s.frame.factsOf(x)
		some = some || o.a[i] != facts{}
	}
	if !some || int(r.width) != w {
		return
	}
	a, ok := rule(&o)
	if !ok {
		return
	}
	if o.hi != 0 && (r.below == 0 || o.hi < r.below-1) {
		r.below = o.hi + 1
	}
	r.least = max(r.least, o.lo)
	s.take(r, a)
}

// take lets r be what facts about its bits say.
func (s *solver) take(r *value, a facts) {
	w := int(r.width)
	have := s.frame.factsOf(r)
	a = a.or(have)
	if a == have || a.zero&a.one != 0 { // nothing new; or no thread comes here
		return
	}
	all := trunc(^uint64(0), w)
	switch {
	case a.open(w) == 0:
		r.become(a.one)
		return
	case a.same == all && r.scope < Warp:
		u := uniformAt(Warp, r.from, w)
		u.place, u.refined, u.root, u.off, u.below, u.least = r.place, r.refined, r.root, r.off, r.below, r.least
		*r = u
	}
	if most := a.most(w); most != all && (r.below == 0 || most < r.below-1) {
		r.below = most + 1
	}
	r.least = max(r.least, a.one)
	s.frame.know(r, a)
}

// become makes v the number x, which it has turned out to be.
func (v *value) become(x uint64) {
	place, refined := v.place, v.refined
	*v = constantFrom(x, int(v.width), v.from)
	v.place, v.refined = place, refined
}

// know keeps what a says of v, if that is more than the rest of v does.
func (f *frame) know(v *value, a facts) {
	v.bits = nil
	have := f.factsOf(v)
	if a = a.or(have); a != have && a.zero&a.one == 0 {
		v.bits = &a
	}
}

// bitOperands are the operands of an operation of w bits: what is known of their bits, and those that are one number.
type bitOperands struct {
	v      *ir.Value
	in     *ir.ScalarInfo
	w      int    // of the result
	lo, hi uint64 // bounds of the result, if hi is not 0
	a      [4]facts
	plain  [4]bool
	c      [4]uint64
}

// bitOwn lists operands that are not of the operating type, besides those of ownWidth.
func bitOwn(op ir.Op, i int) bool {
	switch op {
	case ir.OpSelp:
		return i == 2
	case ir.OpBfe:
		return i > 0
	case ir.OpBfi:
		return i > 1
	case ir.OpShf:
		return i == 2
	}
	return false
}

// shift is the amount of a shift by operand i, if that is known and less than the width.
func (o *bitOperands) shift(i int) (int, bool) {
	return int(o.c[i]), o.plain[i] && o.c[i] < uint64(o.in.Bits)
}

var bitRules = [ir.NumOps]func(o *bitOperands) (facts, bool){
	ir.OpAnd:  func(o *bitOperands) (facts, bool) { return o.a[0].and(o.a[1]), true },
	ir.OpOr:   func(o *bitOperands) (facts, bool) { return o.a[0].ior(o.a[1]), true },
	ir.OpXor:  func(o *bitOperands) (facts, bool) { return o.a[0].xor(o.a[1]), true },
	ir.OpNot:  func(o *bitOperands) (facts, bool) { return o.a[0].not(), true },
	ir.OpLop3: tableBits,
	ir.OpAdd:  func(o *bitOperands) (facts, bool) { return o.a[0].add(o.a[1], o.w), o.w == o.in.Bits },
	ir.OpSub:  func(o *bitOperands) (facts, bool) { return o.a[0].sub(o.a[1], o.w), o.w == o.in.Bits },
	ir.OpNeg:  func(o *bitOperands) (facts, bool) { return factsOfNumber(0, o.w).sub(o.a[0], o.w), o.w == o.in.Bits },
	ir.OpMul:  productBits,
	ir.OpMad: func(o *bitOperands) (facts, bool) {
		p, ok := productBits(o)
		return p.add(o.a[2], o.w), ok
	},
	ir.OpShl: func(o *bitOperands) (facts, bool) {
		n, ok := o.shift(1)
		if !ok {
			return facts{}, false
		}
		return o.a[0].shl(n, o.w), o.w == o.in.Bits
	},
	ir.OpShr: func(o *bitOperands) (facts, bool) {
		n, ok := o.shift(1)
		switch {
		case !ok || o.w != o.in.Bits:
			return facts{}, false
		case o.in.Signed:
			return o.a[0].sar(n, o.w), true
		}
		return o.a[0].shr(n, o.w), true
	},
	ir.OpDiv: func(o *bitOperands) (facts, bool) {
		if o.in.Signed || !o.plain[1] || bits.OnesCount64(o.c[1]) != 1 {
			return facts{}, false
		}
		return o.a[0].shr(bits.TrailingZeros64(o.c[1]), o.w), true
	},
	ir.OpRem: func(o *bitOperands) (facts, bool) {
		if o.in.Signed || !o.plain[1] || bits.OnesCount64(o.c[1]) != 1 {
			return facts{}, false
		}
		return o.a[0].and(factsOfNumber(o.c[1]-1, o.w)), true
	},
	ir.OpBfe:  fieldBits,
	ir.OpBfi:  insertedBits,
	ir.OpPrmt: permutedBits,
	ir.OpShf:  funnelBits,
	ir.OpBrev: func(o *bitOperands) (facts, bool) { return o.a[0].reverse(o.w), o.w == o.in.Bits },
	ir.OpPopc: counted(facts.ones),
	ir.OpClz:  counted(facts.leading),
	ir.OpCvt:  convertedBits,
	ir.OpMin:  extremeBits,
	ir.OpMax:  extremeBits,
	ir.OpSelp: func(o *bitOperands) (facts, bool) {
		if o.a[2].same&1 == 1 {
			return o.a[0].either(o.a[1]), true
		}
		return o.a[0].any(o.a[1]), true
	},
}

// counted is a number of bits of an operand, in bounds: lanes that share the operand share it.
func counted(bounds func(a facts, w int) (lo, hi uint64)) func(o *bitOperands) (facts, bool) {
	return func(o *bitOperands) (facts, bool) {
		o.lo, o.hi = bounds(o.a[0], o.in.Bits)
		r := between(o.lo, o.hi, o.w)
		if o.a[0].same == trunc(^uint64(0), o.in.Bits) {
			r.same = trunc(^uint64(0), o.w)
		}
		return r, true
	}
}

// productBits is the product of two numbers: its low half, or all of it.
func productBits(o *bitOperands) (facts, bool) {
	switch sub := o.v.Mods().Sub; {
	case sub == ir.Wide && o.in.Bits <= 32:
		x, y := o.a[0].resize(o.in.Bits, o.w, o.in.Signed), o.a[1].resize(o.in.Bits, o.w, o.in.Signed)
		return x.mul(y, o.w), true
	case sub == ir.Lo || sub == ir.NoSub:
		return o.a[0].mul(o.a[1], o.w), o.w == o.in.Bits
	}
	return facts{}, false
}

// extremeBits is the smaller or the larger of two numbers: each lane has one of them.
func extremeBits(o *bitOperands) (facts, bool) {
	if len(o.v.Operands()) != 2 {
		return facts{}, false
	}
	return o.a[0].any(o.a[1]), true
}

// tableBits is lop3: the union of the rows of a truth table.
func tableBits(o *bitOperands) (facts, bool) {
	if !o.plain[3] || o.v.Type.Kind == ir.KindTuple {
		return facts{}, false
	}
	r := factsOfNumber(0, o.w)
	for i := range uint64(8) {
		if o.c[3]>>i&1 == 0 {
			continue
		}
		row := factsOfNumber(trunc(^uint64(0), o.w), o.w)
		for k := range 3 {
			x := o.a[k]
			if i>>(2-k)&1 == 0 {
				x = x.not()
			}
			row = row.and(x)
		}
		r = r.ior(row)
	}
	return r, true
}

// fieldBits is bfe of a field that lies inside the number.
func fieldBits(o *bitOperands) (facts, bool) {
	w := o.in.Bits
	if !o.plain[1] || !o.plain[2] || o.c[1] > uint64(w) || o.c[2] == 0 || o.c[1]+o.c[2] > uint64(w) || o.w != w {
		return facts{}, false
	}
	pos, n := int(o.c[1]), int(o.c[2])
	if pos == w {
		return facts{}, false
	}
	return o.a[0].shr(pos, w).resize(w, n, false).resize(n, w, o.in.Signed), true
}

// insertedBits is bfi of a field that lies inside the number.
func insertedBits(o *bitOperands) (facts, bool) {
	w := o.in.Bits
	if !o.plain[2] || !o.plain[3] || o.c[2] >= uint64(w) || o.c[2]+o.c[3] > uint64(w) || o.w != w {
		return facts{}, false
	}
	field := factsOfNumber(trunc(^uint64(0), int(o.c[3]))<<o.c[2], w)
	return o.a[0].shl(int(o.c[2]), w).and(field).ior(o.a[1].and(field.not())), true
}

// permutedBits is prmt by a known selector: each byte is one of eight, or eight times the sign of one.
func permutedBits(o *bitOperands) (facts, bool) {
	if o.v.Mods().Sub != ir.NoSub || !o.plain[2] || o.w != 32 {
		return facts{}, false
	}
	do := func(a, b uint64) (r uint64) {
		for i := range 4 {
			sel := o.c[2] >> (4 * i) & 15
			x := (b<<32 | a) >> (8 * (sel & 7)) & 0xff
			if sel&8 != 0 {
				x = -(x >> 7) & 0xff
			}
			r |= x << (8 * i)
		}
		return r
	}
	return facts{do(o.a[0].zero, o.a[1].zero), do(o.a[0].one, o.a[1].one), do(o.a[0].same, o.a[1].same)}, true
}

// funnelBits is shf by a known amount.
func funnelBits(o *bitOperands) (facts, bool) {
	if !o.plain[2] || o.w != 32 {
		return facts{}, false
	}
	m := o.v.Mods()
	n := min(o.c[2], 32)
	if m.Flags&ir.Wrap != 0 {
		n = o.c[2] & 31
	}
	do := func(lo, hi uint64) uint64 {
		both := hi<<32 | lo
		if m.Sub == ir.ShfL {
			return both << n >> 32
		}
		return trunc(both>>n, 32)
	}
	return facts{do(o.a[0].zero, o.a[1].zero), do(o.a[0].one, o.a[1].one), do(o.a[0].same, o.a[1].same)}, true
}

// convertedBits is a conversion between integers, the result extended into its container.
func convertedBits(o *bitOperands) (facts, bool) {
	out := o.v.Mods().Ty.Info()
	if len(o.v.Operands()) != 1 || out.Bits == 0 || out.Bits > 64 || o.w < out.Bits {
		return facts{}, false
	}
	return o.a[0].resize(o.in.Bits, out.Bits, o.in.Signed).resize(out.Bits, o.w, out.Signed), true
}

// compareBits answers a comparison by what is known of the bits of two numbers: known says that the answer is one for all threads, shared
// that lanes of a warp share it: if all lanes have one y, whose low bits are 0, those bits of x do not matter for x < y; if they are 1,
// not for x <= y.
func (f *frame) compareBits(cmp ir.Cmp, sign bool, x, y *value) (answer, known, shared bool) {
	w := int(x.width)
	if x.bits == nil && y.bits == nil && (x.align|y.align == 0 || x.lanes != nil || y.lanes != nil) {
		return false, false, false // others have looked at that
	}
	a, b := f.factsOf(x), f.factsOf(y)
	if cmp == ir.EQ || cmp == ir.NE {
		return cmp == ir.NE, a.one&b.zero|a.zero&b.one != 0, false
	}
	is := cmp == ir.LT || cmp == ir.LE
	if !is && cmp != ir.GT && cmp != ir.GE {
		return false, false, false
	}
	strict := cmp == ir.LT || cmp == ir.GE
	j := bits.TrailingZeros64(^b.zero)
	if !strict {
		j = bits.TrailingZeros64(^b.one)
	}
	shared = j > 0 && x.scope < Warp && y.scope >= Warp && a.shr(min(j, w-1), w).same == trunc(^uint64(0), w)
	loX, hiX, loY, hiY := max(a.least(), x.atLeast()), a.most(w), max(b.least(), y.atLeast()), b.most(w)
	if top := x.bound(); top != 0 {
		hiX = min(hiX, top-1)
	}
	if top := y.bound(); top != 0 {
		hiY = min(hiY, top-1)
	}
	if half := uint64(1) << (w - 1); sign && (hiX >= half || hiY >= half) {
		// With a sign, the order is that of the numbers with the bit of the sign turned over.
		a, b = a.xor(factsOfNumber(half, w)), b.xor(factsOfNumber(half, w))
		loX, hiX, loY, hiY = a.least(), a.most(w), b.least(), b.most(w)
	}
	switch {
	case hiX < loY, !strict && hiX <= loY:
		return is, true, false
	case loX > hiY, strict && loX >= hiY:
		return !is, true, false
	}
	return false, false, shared
}
