package prove

import "lockstep/ir"

// What pure operations mean, as far as the proof uses it: moves pass on, selections choose, predicates are logic. All else is
// the operation applied to its operands, whatever it may compute; where the first two operands may be swapped they are put in
// order.

// meanings holds the operations that are more than themselves. They return noTerm for forms that they leave alone.
var meanings = [ir.NumOps]func(t *terms, v *ir.Value, a []term) term{
	ir.OpMov:  meanMov,
	ir.OpSelp: meanSelp,
	ir.OpAnd:  logic((*terms).and),
	ir.OpOr:   logic((*terms).or),
	ir.OpXor:  logic((*terms).xor),
	ir.OpNot: func(t *terms, v *ir.Value, a []term) term {
		if !oneBit(v.Type) || !t.bit(a[0]) {
			return noTerm
		}
		return t.not(a[0])
	},
	ir.OpFreeze: func(t *terms, _ *ir.Value, a []term) term {
		if !t.neverPoison(a[0]) {
			return noTerm
		}
		return a[0]
	},
}

// meaning is the result of the pure operation v on a.
func (t *thread) meaning(v *ir.Value, a []term) term {
	tm := t.p.terms
	if v.Op == ir.OpSetp {
		if x := t.compare(v, a); x != noTerm {
			return x
		}
	}
	if m := meanings[v.Op]; m != nil {
		if x := m(tm, v, a); x != noTerm {
			return x
		}
	}
	if v.Info().Commutes && a[0] > a[1] {
		a[0], a[1] = a[1], a[0]
	}
	return tm.make(kindApp, t.p.sigs.of(v, t.which), 0, v.Type, a...)
}

func oneBit(t *ir.Type) bool { return t.IsScalar() && t.Bits == 1 }

// whole reports whether v works on all bits of its result and of the operands given, which are scalars or vectors.
func whole(t *terms, v *ir.Value, a ...term) bool {
	if v.Type.Kind == ir.KindVector {
		for _, x := range a {
			if !t.at(x).typ.Equal(v.Type) {
				return false
			}
		}
		return true
	}
	if !v.Type.IsScalar() || v.Mods().Ty.Bits() != v.Type.Bits && v.Mods().Ty != ir.NoScalar {
		return false
	}
	for _, x := range a {
		if n := t.at(x); !n.typ.IsScalar() || n.typ.Bits != v.Type.Bits {
			return false
		}
	}
	return true
}

func meanMov(t *terms, v *ir.Value, a []term) term {
	if len(a) != 1 || v.Mods().Flags&ir.UnknownMod != 0 || !whole(t, v, a[0]) {
		return noTerm
	}
	return a[0]
}

func meanSelp(t *terms, v *ir.Value, a []term) term {
	if !t.bit(a[2]) || v.Mods().Flags&ir.UnknownMod != 0 || !whole(t, v, a[0], a[1]) {
		return noTerm
	}
	c := a[2]
	if v.Mods().Flags&ir.NegC != 0 {
		c = t.not(c)
	}
	return t.choose(c, a[0], a[1])
}

func logic(do func(t *terms, x, y term) term) func(t *terms, v *ir.Value, a []term) term {
	return func(t *terms, v *ir.Value, a []term) term {
		if !oneBit(v.Type) || !t.bit(a[0]) || !t.bit(a[1]) {
			return noTerm
		}
		if t.strict {
			return t.strictLogic(v.Op, a[0], a[1])
		}
		return do(t, a[0], a[1])
	}
}

// comparison is a comparison in terms of another, with the operands swapped, or the result negated.
type comparison struct {
	as        ir.Cmp
	swap, not bool
}

// Comparisons that are made of others: of integers, and of floats, where the U forms are true for NaN (PTX ISA, "Comparisons").
var (
	integerComparisons = map[ir.Cmp]comparison{
		ir.EQ: {as: ir.EQ}, ir.NE: {as: ir.EQ, not: true},
		ir.LT: {as: ir.LT}, ir.GE: {as: ir.LT, not: true}, ir.GT: {as: ir.LT, swap: true}, ir.LE: {as: ir.LT, swap: true, not: true},
	}
	floatComparisons = map[ir.Cmp]comparison{
		ir.EQ: {as: ir.EQ}, ir.NEU: {as: ir.EQ, not: true}, ir.NE: {as: ir.NE}, ir.EQU: {as: ir.NE, not: true},
		ir.LT: {as: ir.LT}, ir.GEU: {as: ir.LT, not: true}, ir.GT: {as: ir.LT, swap: true}, ir.LEU: {as: ir.LT, swap: true, not: true},
		ir.LE: {as: ir.LE}, ir.GTU: {as: ir.LE, not: true}, ir.GE: {as: ir.LE, swap: true}, ir.LTU: {as: ir.LE, swap: true, not: true},
		ir.NUM: {as: ir.NUM}, ir.NAN: {as: ir.NUM, not: true},
	}
)

// packed lists the types whose comparisons give a predicate for each half, not one and its complement.
var packed = map[ir.Scalar]bool{ir.TF16x2: true, ir.TBF16x2: true, ir.TF32x2: true}

// compare is setp: a comparison t, combined with the third operand, and, as the second result, the same of !t.
func (t *thread) compare(v *ir.Value, a []term) term {
	tm, m := t.p.terms, v.Mods()
	pair := v.Type.Kind == ir.KindTuple && len(v.Type.Elems) == 2 && oneBit(v.Type.Elems[0]) && oneBit(v.Type.Elems[1])
	ty := m.Ty
	if m.SrcTy != ir.NoScalar {
		ty = m.SrcTy
	}
	table := integerComparisons
	if ty.Info().Float {
		table = floatComparisons
	}
	c, ok := table[m.Cmp]
	if !ok || !pair && !oneBit(v.Type) || packed[ty] || ty == ir.NoScalar || ty == ir.OtherScalar || m.Flags&ir.UnknownMod != 0 ||
		len(a) == 3 && !tm.bit(a[2]) || len(a) == 2 && m.Bool != ir.NoBool {
		return noTerm
	}
	x, y := a[0], a[1]
	if c.swap {
		x, y = y, x
	}
	if (c.as == ir.EQ || c.as == ir.NE || c.as == ir.NUM) && x > y {
		x, y = y, x
	}
	g := signature{op: ir.OpSetp, mods: *m, typ: ir.I1.String()}
	g.mods.Cmp, g.mods.Bool, g.mods.Text, g.mods.Flags = c.as, ir.NoBool, "", m.Flags&^ir.NegC
	first := tm.make(kindApp, t.p.sigs.intern(g), 0, ir.I1, x, y)
	if c.not {
		first = tm.not(first)
	}
	second := tm.not(first)
	if len(a) == 3 {
		with := a[2]
		if m.Flags&ir.NegC != 0 {
			with = tm.not(with)
		}
		first, second = tm.combine(m.Bool, first, with), tm.combine(m.Bool, second, with)
	}
	if pair {
		return tm.make(kindTuple, 0, 0, v.Type, first, second)
	}
	return first
}

// combine is x BOOL y.
func (t *terms) combine(b ir.Bool, x, y term) term {
	switch b {
	case ir.BoolAnd:
		return t.and(x, y)
	case ir.BoolOr:
		return t.or(x, y)
	case ir.BoolXor:
		return t.xor(x, y)
	}
	return x
}
