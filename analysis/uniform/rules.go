package uniform

import (
	"math/bits"

	"lockstep/ir"
)

// rules holds what can be said about operations of which not all operands are known.
var rules [ir.NumOps]func(s *solver, v *ir.Value, a []value) (value, bool)

func init() {
	rules = [ir.NumOps]func(s *solver, v *ir.Value, a []value) (value, bool){
		ir.OpMapa: addressRule, ir.OpGetCTARank: addressRule, ir.OpIsspacep: addressRule,
		ir.OpAdd:  addRule,
		ir.OpSub:  addRule,
		ir.OpMul:  mulRule,
		ir.OpMad:  mulRule,
		ir.OpShl:  shlRule,
		ir.OpShr:  shrRule,
		ir.OpDiv:  divRule,
		ir.OpRem:  divRule,
		ir.OpNeg:  negRule,
		ir.OpNot:  negRule,
		ir.OpAnd:  bitRule,
		ir.OpOr:   bitRule,
		ir.OpXor:  bitRule,
		ir.OpMin:  extremeRule,
		ir.OpMax:  extremeRule,
		ir.OpBfe:  bfeRule,
		ir.OpCvt:  cvtRule,
		ir.OpCvta: cvtaRule,
		ir.OpSelp: selpRule,
		ir.OpSetp: compareRule,
		ir.OpSet:  compareRule,
		ir.OpGEP:  gepRule,
	}
}

// integer reports whether v works on integers of w bits and every operand is at least that wide; it narrows wider ones.
func (s *solver) integer(v *ir.Value, a []value) (w int, ok bool) {
	in := operandType(v)
	if in.Float || in.Bits == 0 || in.Bits > 64 || v.Mods().Flags&(ir.Sat|ir.UnknownMod) != 0 {
		return 0, false
	}
	for i := range a {
		if ownWidth(v, i) {
			continue
		}
		switch n := int(a[i].width); {
		case n < in.Bits:
			return 0, false
		case n > in.Bits:
			a[i] = s.frame.narrow(&a[i], in.Bits)
		}
	}
	return in.Bits, true
}

// rooted gives r the identity of a plus d, if a has one.
func rooted(r value, a *value, d uint64) value {
	if a.root != none && r.width == a.width {
		r.root, r.off = a.root, trunc(a.off+d, int(a.width))
	}
	return r
}

func addRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	x, y := &a[0], &a[1]
	minus := v.Op == ir.OpSub
	if minus && x.root != none && x.root == y.root {
		return constantFrom(x.off-y.off, w, fromIDs), true
	}
	do := s.frame.add
	if minus {
		do = s.frame.sub
	}
	r, ok := do(x, y)
	if !ok {
		r = meet(a, w)
	}
	switch {
	case y.plain() && minus:
		r = rooted(r, x, -y.c)
	case y.plain():
		r = rooted(r, x, y.c)
	case x.plain() && !minus:
		r = rooted(r, y, x.c)
	}
	return r, true
}

// mulRule is mul and mad by a known constant.
func mulRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	sub := v.Mods().Sub
	if sub == ir.Hi {
		return value{}, false
	}
	x, y := a[0], a[1]
	if sub == ir.Wide {
		if w > 32 {
			return value{}, false
		}
		sign := operandType(v).Signed
		x, ok = s.frame.widen(&x, 2*w, sign)
		if !ok {
			return value{}, false
		}
		if y, ok = s.frame.widen(&y, 2*w, sign); !ok {
			return value{}, false
		}
		w *= 2
	}
	if x.plain() {
		x, y = y, x
	}
	var r value
	switch {
	case y.plain():
		r, ok = s.frame.times(&x, y.c)
	case x.scope >= Warp && y.scope >= Warp:
		r = uniformAt(min(x.scope, y.scope), max(x.from, y.from), w)
		if x.lanes == nil && y.lanes == nil {
			r.align = uint8(min(w, zeros(&x)+zeros(&y)))
		}
	default:
		ok = false
	}
	if !ok || v.Op == ir.OpMul {
		return r, ok
	}
	c := a[2]
	if int(c.width) != w {
		return value{}, false
	}
	return s.frame.add(&r, &c)
}

// zeros is the number of low bits of a uniform value that are surely 0.
func zeros(a *value) int {
	n := int(a.align)
	if a.c != 0 {
		n = min(n, bits.TrailingZeros64(a.c))
	}
	return min(n, int(a.width))
}

func shlRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || !a[1].plain() {
		return value{}, false
	}
	if a[1].c >= uint64(w) {
		return constant(0, w), v.Mods().Flags&ir.OutPoison == 0
	}
	return s.frame.times(&a[0], 1<<a[1].c)
}

func shrRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || !a[1].plain() || a[1].c >= 64 || a[1].c >= uint64(w) && v.Mods().Flags&ir.OutPoison != 0 {
		return value{}, false
	}
	return s.frame.shiftRight(&a[0], int(a[1].c))
}

// divRule is unsigned division by a power of two.
func divRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || operandType(v).Signed || !a[1].plain() || bits.OnesCount64(a[1].c) != 1 {
		return value{}, false
	}
	if v.Op == ir.OpDiv {
		return s.frame.shiftRight(&a[0], bits.TrailingZeros64(a[1].c))
	}
	m := constant(a[1].c-1, w)
	return s.frame.bitwise(ir.OpAnd, &a[0], &m)
}

// negRule is -a and ~a = -a - 1.
func negRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	r, ok := s.frame.negate(&a[0])
	if ok && v.Op == ir.OpNot {
		m := constant(^uint64(0), w)
		r, ok = s.frame.add(&r, &m)
	}
	return r, ok
}

func bitRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	if same(&a[0], &a[1]) {
		if v.Op == ir.OpXor {
			return constant(0, w), true
		}
		return a[0], true
	}
	for i := range a {
		other := &a[1-i]
		if !a[i].plain() {
			continue
		}
		all := trunc(^uint64(0), w)
		switch c := a[i].c; {
		case v.Op == ir.OpAnd && c == 0, v.Op == ir.OpOr && c == all:
			return constant(c, w), true
		case v.Op == ir.OpAnd && c == all, v.Op != ir.OpAnd && c == 0:
			return *other, true
		}
	}
	return s.frame.bitwise(v.Op, &a[0], &a[1])
}

func extremeRule(s *solver, v *ir.Value, a []value) (value, bool) {
	if len(a) != 2 || operandType(v).Float || v.Mods().Flags != 0 || !same(&a[0], &a[1]) {
		return value{}, false
	}
	return a[0], true
}

// bfeRule is an unsigned bit field at a known place.
func bfeRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || operandType(v).Signed || !a[1].plain() || !a[2].plain() || fieldTooFar(w, a[1].c, a[2].c) {
		return value{}, false
	}
	pos, n := a[1].c&0xff, a[2].c&0xff
	if pos >= uint64(w) {
		return constant(0, w), true
	}
	r := a[0]
	if pos > 0 {
		if r, ok = s.frame.shiftRight(&r, int(pos)); !ok {
			return value{}, false
		}
	}
	m := constant(trunc(^uint64(0), int(min(n, 64))), w)
	return s.frame.bitwise(ir.OpAnd, &r, &m)
}

// cvtRule is a conversion between integers without saturation.
func cvtRule(s *solver, v *ir.Value, a []value) (value, bool) {
	m := v.Mods()
	out := m.Ty.Info()
	w, ok := s.integer(v, a)
	if !ok || len(a) != 1 || out.Float || out.Bits == 0 || out.Bits > 64 {
		return value{}, false
	}
	r := a[0]
	if out.Bits > w {
		if r, ok = s.frame.widen(&r, out.Bits, operandType(v).Signed); !ok {
			return value{}, false
		}
	} else if out.Bits < w {
		r = s.frame.narrow(&r, out.Bits)
	}
	if container := laneWidth(v); container > out.Bits {
		return s.frame.widen(&r, container, out.Signed)
	} else if container < out.Bits {
		return value{}, false
	}
	return r, r.shaped()
}

// cvtaRule adds or takes away the base of an address window: uniform in a block; that of local memory may be each thread's own.
func cvtaRule(s *solver, v *ir.Value, a []value) (value, bool) {
	window := Block
	if sp := v.Mods().Space; sp == ir.Local || sp == ir.Generic {
		window = Warp
	}
	r := a[0]
	if !r.shaped() || int(r.width) != laneWidth(v) {
		return value{}, false
	}
	w := s.frame.vectorValue(min(window, r.base), false, 0, r.c, r.lanes, max(r.from, fromRun), int(r.width))
	w.place = r.place
	if v.Mods().Flags&ir.To == 0 {
		w.place = placeOf(v.Mods().Space, ir.SymVar)
	}
	return w, true
}

// selpRule chooses between two values by a predicate.
func selpRule(s *solver, v *ir.Value, a []value) (value, bool) {
	return s.choose(&a[2], v.Mods().Flags&ir.NegC != 0, &a[0], &a[1]), true
}

// choose is p ? x : y; with not, p is negated.
func (s *solver) choose(p *value, not bool, x, y *value) value {
	if not {
		x, y = y, x
	}
	w := int(x.width)
	switch {
	case p.plain():
		r := *x
		if p.c&1 == 0 {
			r = *y
		}
		r.refined = r.refined || p.refined
		return r
	case same(x, y):
		return s.frame.either(Grid, x, y)
	case p.known && x.known && y.known:
		if lanes := s.frame.vector(); lanes != nil {
			for i := range lanes {
				lanes[i] = y.lane(i)
				if p.lane(i)&1 == 1 {
					lanes[i] = x.lane(i)
				}
			}
			r := s.frame.vectorValue(Grid, true, widest, 0, lanes, max(p.from, x.from, y.from), w)
			r.refined = p.refined || x.refined || y.refined
			return r
		}
	}
	r := s.frame.either(p.scope, x, y)
	r.from = max(r.from, p.from)
	r.refined = r.refined || p.refined
	return r
}

// compareRule is setp and set where the answer is known although the operands are not.
func compareRule(s *solver, v *ir.Value, a []value) (value, bool) {
	if v.Mods().Bool == ir.NoBool {
		return comparePart(s, v, a)
	}
	if len(a) != 3 {
		return value{}, false
	}
	r, ok := comparePart(s, v, a[:2]) // combined with a predicate
	return uniformAt(min(r.scope, a[2].scope), max(r.from, a[2].from), laneWidth(v)), ok && min(r.scope, a[2].scope) >= Warp
}

// comparePart is the comparison alone.
func comparePart(s *solver, v *ir.Value, a []value) (value, bool) {
	w := laneWidth(v)
	m := v.Mods()
	n, ok := s.integer(v, a[:2])
	if !ok || len(a) != 2 || m.Ty.Info().Float {
		return value{}, false
	}
	yes := func(b bool) (value, bool) { return constantFrom(trunc(-truth(b), w), w, fromIDs), true }
	x, y := &a[0], &a[1]
	if x.root != none && x.root == y.root {
		switch eq := x.off == y.off; {
		case m.Cmp == ir.EQ:
			return yes(eq)
		case m.Cmp == ir.NE:
			return yes(!eq)
		case eq:
			return yes(m.Cmp == ir.LE || m.Cmp == ir.GE)
		}
	}
	if b, ok := decided(m.Cmp, operandType(v).Signed, n, x.bound(), y); ok {
		return yes(b)
	}
	if b, known, ok := ordered(m.Cmp, operandType(v).Signed, n, x, y); known {
		return yes(b)
	} else if ok {
		return uniformAt(larger(x, y).scope, max(x.from, y.from), w), true
	}
	if b, known, shared := s.frame.compareBits(m.Cmp, operandType(v).Signed, x, y); known {
		return yes(b)
	} else if shared {
		return uniformAt(min(Warp, y.scope), max(x.from, y.from), w), true
	}
	cmp := m.Cmp
	if x.lanes == nil && y.lanes != nil {
		x, y = y, x
		switch cmp {
		case ir.LT:
			cmp = ir.GT
		case ir.GT:
			cmp = ir.LT
		case ir.LE:
			cmp = ir.GE
		case ir.GE:
			cmp = ir.LE
		}
	}
	bound := *y
	switch cmp {
	case ir.LE, ir.GT: // x <= y is x < y+1; that is wrong for the largest y, which all lanes answer alike
		one := constant(1, n)
		if bound, ok = s.frame.add(y, &one); !ok {
			return value{}, false
		}
	case ir.LT, ir.GE:
	default:
		return value{}, false
	}
	if scope, ok := s.frame.above(x, &bound); ok && scope >= Warp {
		return uniformAt(scope, max(x.from, y.from), w), true
	}
	return value{}, false
}

// gepRule is a base, a constant, and pairs of an index and its scale; an index is read as signed.
func gepRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w := laneWidth(v)
	sum := a[0]
	if w == 0 || int(sum.width) != w {
		return value{}, false
	}
	off := constant(v.Aux.Bits, w)
	sum, ok := s.frame.add(&sum, &off)
	for i := 1; ok && i+1 < len(a); i += 2 {
		x := a[i]
		switch n := int(x.width); {
		case !a[i+1].plain() || n == 0 || n > 64:
			return value{}, false
		case n > w:
			x = s.frame.narrow(&x, w)
		case n < w:
			if x, ok = s.frame.widen(&x, w, true); !ok {
				return value{}, false
			}
		}
		if x, ok = s.frame.times(&x, a[i+1].c); ok {
			sum, ok = s.frame.add(&sum, &x)
		}
	}
	return sum, ok
}
