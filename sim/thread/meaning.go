package thread

// What the pure operations mean: from a value's operation and modifiers to a function of its operands.

import (
	"strings"

	"lockstep/ir"
)

// meaning returns the function that v stands for, or nil if the oracle has none. Operands come as words of registers.
func meaning(v *ir.Value) operation {
	m := v.Mods()
	if m.Flags&promises != 0 {
		kept := *m
		kept.Flags &^= promises
		m = &kept
	}
	from := m.SrcTy
	if from == ir.NoScalar {
		from = m.Ty
	}
	if m.Flags&(ir.UnknownMod|ir.F64AsF32) != 0 || v.Op == ir.OpLop3 && m.Bool != ir.NoBool {
		return nil
	}
	if f := shapes[v.Op]; f != nil {
		return f(v, m, from)
	}
	if e, packed := element[from]; packed {
		return perElement(v, m, e)
	}
	if k, ok := kinds[from]; ok {
		return floating(v.Op, m, from, k, len(v.Operands()))
	}
	if f := intOps[v.Op]; f != nil && !from.Info().Float && from != ir.NoScalar && from != ir.OtherScalar {
		shape := form{n: widthOf(from, v.Args[0].Type), signed: from.Info().Signed, m: m}
		return func(x []uint64) []uint64 { return f(shape, x) }
	}
	return nil
}

// shapes are the operations that are alike for all types, or have more than one.
var shapes = map[ir.Op]func(v *ir.Value, m *ir.Mods, from ir.Scalar) operation{
	ir.OpGEP:    addressMeaning,
	ir.OpLib:    func(v *ir.Value, _ *ir.Mods, _ ir.Scalar) operation { return namedMeaning(v) },
	ir.OpMov:    moveMeaning,
	ir.OpFreeze: moveMeaning,
	ir.OpPack: func(v *ir.Value, _ *ir.Mods, _ ir.Scalar) operation {
		w := v.Type.Bits / len(v.Operands())
		return func(x []uint64) []uint64 {
			r := uint64(0)
			for i := range x {
				r |= low(x[i], w) << (i * w)
			}
			return one(r)
		}
	},
	ir.OpUnpack: func(v *ir.Value, m *ir.Mods, _ ir.Scalar) operation {
		n := len(v.Type.Elems)
		w := v.Args[0].Type.Bits / n
		if m.Ty != ir.NoScalar {
			w = m.Ty.Bits() / n
		}
		return func(x []uint64) []uint64 {
			r := make([]uint64, n)
			for i := range r {
				r[i] = low(x[0]>>(i*w), w)
			}
			return r
		}
	},
	ir.OpCvt: func(v *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		e, packed := element[m.Ty]
		switch {
		case packed && from == ir.TF32 && len(v.Operands()) == 2:
			f := floatToFloat(m, kinds[from], kinds[e])
			return func(x []uint64) []uint64 { return one(f(x[0])<<16 | f(x[1])) }
		case packed || len(v.Operands()) != 1:
			return nil
		}
		if strings.HasPrefix(m.Text, "llvm.fpto") { // saturates to 0 for NaN, whatever the types
			k, conv := kinds[from], conversion(m, from, m.Ty, widthOf(from, v.Args[0].Type), widthOf(m.Ty, v.Type), v.Type.Bits)
			if conv == nil {
				return nil
			}
			return func(x []uint64) []uint64 {
				if k.decode(x[0]).nan {
					return one(0)
				}
				return conv(x)
			}
		}
		return conversion(m, from, m.Ty, widthOf(from, v.Args[0].Type), widthOf(m.Ty, v.Type), v.Type.Bits)
	},
	ir.OpSelp: func(_ *ir.Value, m *ir.Mods, _ ir.Scalar) operation {
		return func(x []uint64) []uint64 {
			if (x[2] != 0) != (m.Flags&ir.NegC != 0) {
				return one(x[0])
			}
			return one(x[1])
		}
	},
	ir.OpSlct: func(_ *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		return func(x []uint64) []uint64 {
			atLeastZero := integer(x[2], 32, true).Sign() >= 0
			if from == ir.TF32 {
				n := kinds[from].decode(x[2])
				tiny := m.Flags&ir.FTZ != 0 && kinds[from].flush(x[2]) != n.word
				atLeastZero = !n.nan && (!n.neg || tiny || n.r != nil && n.r.Sign() == 0)
			}
			if atLeastZero {
				return one(x[0])
			}
			return one(x[1])
		}
	},
	ir.OpSetp: func(v *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		combined := combiner(m)
		two := v.Type.Kind == ir.KindTuple
		if e, packed := element[from]; packed {
			test := comparison(m, e)
			w := e.Bits()
			return func(x []uint64) []uint64 {
				return []uint64{combined(test(x[0], x[1]), x), combined(test(x[0]>>w, x[1]>>w), x)}
			}
		}
		test := comparisonOf(m, from, widthOf(from, v.Args[0].Type))
		return func(x []uint64) []uint64 {
			t := test(x[0], x[1])
			if two {
				return []uint64{combined(t, x), combined(!t, x)}
			}
			return one(combined(t, x))
		}
	},
	ir.OpSet: func(_ *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		combined := combiner(m)
		result := func(t uint64, to ir.Scalar) uint64 {
			switch k, isFloat := kinds[to]; {
			case t == 0:
				return 0
			case isFloat:
				return uint64(k.bias) << k.mant
			}
			return 1<<to.Bits() - 1
		}
		if e, packed := element[from]; packed {
			to, toPacked := element[m.Ty]
			if !toPacked {
				to = ir.B16
			}
			test := comparison(m, e)
			return func(x []uint64) []uint64 {
				return one(result(combined(test(x[0], x[1]), x), to) | result(combined(test(x[0]>>16, x[1]>>16), x), to)<<16)
			}
		}
		test := comparison(m, from)
		return func(x []uint64) []uint64 { return one(result(combined(test(x[0], x[1]), x), m.Ty)) }
	},
	ir.OpDp4a: func(_ *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		as, bs := m.Ty.Info().Signed, from.Info().Signed
		return func(x []uint64) []uint64 { return one(dot(x, 4, 8, 8, 0, as, bs)) }
	},
	ir.OpDp2a: func(_ *ir.Value, m *ir.Mods, from ir.Scalar) operation {
		as, bs, shift := m.Ty.Info().Signed, from.Info().Signed, 0
		if m.Sub == ir.Hi {
			shift = 16
		}
		return func(x []uint64) []uint64 { return one(dot(x, 2, 16, 8, shift, as, bs)) }
	},
}

func moveMeaning(v *ir.Value, _ *ir.Mods, _ ir.Scalar) operation {
	n := v.Type.Bits
	if v.Op == ir.OpFreeze { // each part of a structure has a width of its own
		n = ir.WordBits
	}
	return func(x []uint64) []uint64 { return one(low(x[0], n)) }
}

// combiner is what setp and set do with the comparison and a third operand.
func combiner(m *ir.Mods) func(t bool, x []uint64) uint64 {
	return func(t bool, x []uint64) uint64 {
		c := len(x) > 2 && (x[2] != 0) != (m.Flags&ir.NegC != 0)
		switch m.Bool {
		case ir.BoolAnd:
			t = t && c
		case ir.BoolOr:
			t = t || c
		case ir.BoolXor:
			t = t != c
		}
		return truth(t)
	}
}

// comparison is the test of setp and set on words of type ty.
func comparison(m *ir.Mods, ty ir.Scalar) func(a, b uint64) bool {
	return comparisonOf(m, ty, ty.Bits())
}

func comparisonOf(m *ir.Mods, ty ir.Scalar, n int) func(a, b uint64) bool {
	k, isFloat := kinds[ty]
	if !isFloat {
		return func(a, b uint64) bool {
			s := ty.Info().Signed
			return satisfied(m.Cmp, integer(a, n, s).Cmp(integer(b, n, s)))
		}
	}
	return func(a, b uint64) bool {
		if m.Flags&ir.FTZ != 0 {
			a, b = k.flush(a), k.flush(b)
		}
		x, y := k.decode(a), k.decode(b)
		unordered := x.nan || y.nan
		switch {
		case m.Cmp == ir.NUM:
			return !unordered
		case m.Cmp == ir.NAN:
			return unordered
		case unordered:
			return m.Cmp >= ir.EQU
		}
		return satisfied(m.Cmp, compareNumbers(x, y))
	}
}

func satisfied(c ir.Cmp, order int) bool {
	switch c {
	case ir.EQ, ir.EQU:
		return order == 0
	case ir.NE, ir.NEU:
		return order != 0
	case ir.LT, ir.LTU:
		return order < 0
	case ir.LE, ir.LEU:
		return order <= 0
	case ir.GT, ir.GTU:
		return order > 0
	case ir.GE, ir.GEU:
		return order >= 0
	}
	return false
}

// perElement does an operation on each element of packed operands.
func perElement(v *ir.Value, m *ir.Mods, e ir.Scalar) operation {
	f := floating(v.Op, m, e, kinds[e], len(v.Operands()))
	if f == nil {
		return nil
	}
	w := e.Bits()
	return func(x []uint64) []uint64 {
		lo, hi := make([]uint64, len(x)), make([]uint64, len(x))
		for i := range x {
			lo[i], hi[i] = low(x[i], w), low(x[i]>>w, w)
		}
		return one(f(lo)[0] | f(hi)[0]<<w)
	}
}

// floating is the meaning of an operation on numbers of one format.
func floating(op ir.Op, m *ir.Mods, ty ir.Scalar, k kind, args int) operation {
	rnd := m.Rnd
	if rnd == ir.NoRounding {
		rnd = ir.RN
	}
	if op == ir.OpMad {
		op = ir.OpFma
	}
	var body func(x []uint64) uint64
	switch f, g := floatOps[op], functions[op]; {
	case f != nil && rnd <= ir.RP:
		body = func(x []uint64) uint64 {
			if rnd == ir.RN {
				if r, ok := hostFloat(op, ty, x); ok {
					return r
				}
			}
			ns := make([]number, len(x))
			for i := range x {
				ns[i] = k.decode(x[i])
			}
			return f(k, ns, rnd)
		}
	case g != nil && m.Rnd == ir.NoRounding:
		body = func(x []uint64) uint64 { return g(k, k.decode(x[0])) }
	default:
		if h := signOps[op]; h != nil {
			body = func(x []uint64) uint64 { return h(k, m, x) }
		}
	}
	if body == nil {
		return nil
	}
	return func(x []uint64) []uint64 {
		if m.Flags&ir.FTZ != 0 {
			flushed := make([]uint64, len(x))
			for i := range x {
				flushed[i] = k.flush(x[i])
			}
			x = flushed
		}
		r := body(x)
		if op == ir.OpTestp {
			return one(r)
		}
		if m.Flags&ir.FTZ != 0 {
			r = k.flush(r)
		}
		if m.Flags&ir.Sat != 0 {
			r = k.saturate(r)
		}
		if m.Flags&ir.Relu != 0 {
			r = k.relu(r)
		}
		return one(r)
	}
}

// signOps are the operations on numbers that do not round.
var signOps = map[ir.Op]func(k kind, m *ir.Mods, x []uint64) uint64{
	ir.OpAbs: func(k kind, _ *ir.Mods, x []uint64) uint64 { return k.withSign(x[0], false) },
	ir.OpNeg: func(k kind, _ *ir.Mods, x []uint64) uint64 { return k.withSign(x[0], !k.decode(x[0]).neg) },
	ir.OpMin: func(k kind, m *ir.Mods, x []uint64) uint64 { return k.extremeOf(m, x, -1) },
	ir.OpMax: func(k kind, m *ir.Mods, x []uint64) uint64 { return k.extremeOf(m, x, 1) },
	ir.OpCopysign: func(k kind, _ *ir.Mods, x []uint64) uint64 {
		top := uint64(1) << (k.bits - 1)
		return x[0]&top | k.decode(x[1]).word&^top
	},
	ir.OpTestp: func(k kind, m *ir.Mods, x []uint64) uint64 {
		n := k.decode(x[0])
		subnormal := k.flush(n.word) != n.word
		switch m.Sub {
		case ir.TestFinite:
			return truth(!n.nan && !n.inf)
		case ir.TestInfinite:
			return truth(n.inf)
		case ir.TestNumber:
			return truth(!n.nan)
		case ir.TestNotANumber:
			return truth(n.nan)
		case ir.TestNormal:
			return truth(!n.nan && !n.inf && n.r.Sign() != 0 && !subnormal)
		}
		return truth(subnormal)
	},
}

// withSign is the number with another sign. NaNs become canonical, but in f64.
func (k kind) withSign(x uint64, neg bool) uint64 {
	n := k.decode(x)
	if n.nan && k.bits != 64 {
		return k.nan
	}
	return n.word&^(1<<(k.bits-1)) | k.zero(neg)
}

func (k kind) extremeOf(m *ir.Mods, x []uint64, want int) uint64 {
	sign := uint64(0)
	top := uint64(1) << (k.bits - 1)
	ys := make([]uint64, len(x))
	for i := range x {
		ys[i] = x[i]
		sign ^= x[i] & top
		if m.Flags&ir.AbsMod != 0 {
			ys[i] &^= top
		}
	}
	r := ys[0]
	for _, y := range ys[1:] {
		r = k.floatExtreme(r, y, want, m.Flags&ir.NaN != 0)
	}
	if m.Flags&ir.XorSign != 0 && !k.decode(r).nan {
		r = r&^top | sign
	}
	return r
}
