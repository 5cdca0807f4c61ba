package alu

// Comparisons (PTX ISA 9.7.6, 9.7.7).

import "lockstep/ir"

// An outcome is how two operands compare.
type outcome uint8

const (
	isLess outcome = 1 << iota
	isEqual
	isGreater
	isUnordered // one is NaN
)

// holds says for which outcomes a comparison is true.
var holds = [ir.NumCmps]outcome{
	ir.EQ: isEqual, ir.NE: isLess | isGreater,
	ir.LT: isLess, ir.LE: isLess | isEqual, ir.GT: isGreater, ir.GE: isGreater | isEqual,
	ir.EQU: isEqual | isUnordered, ir.NEU: isLess | isGreater | isUnordered,
	ir.LTU: isLess | isUnordered, ir.LEU: isLess | isEqual | isUnordered,
	ir.GTU: isGreater | isUnordered, ir.GEU: isGreater | isEqual | isUnordered,
	ir.NUM: isLess | isEqual | isGreater, ir.NAN: isUnordered,
}

// combine is what .and, .or and .xor do with the comparison and the third operand.
var combine = [ir.NumBools]func(t, c uint64) uint64{
	ir.NoBool:  func(t, _ uint64) uint64 { return t },
	ir.BoolAnd: func(t, c uint64) uint64 { return t & c },
	ir.BoolOr:  func(t, c uint64) uint64 { return t | c },
	ir.BoolXor: func(t, c uint64) uint64 { return t ^ c },
}

// compare returns the comparison of one element; nil if the type has none.
func compare(in *inst) func(a, b uint64) bool {
	want := holds[in.m.Cmp]
	if want == 0 {
		return nil
	}
	if f := formats[in.src]; f != nil {
		if f == tfloat || in.has(ir.FTZ) && (f == double64 || f == bfloat) {
			return nil
		}
		ftz := in.has(ir.FTZ)
		return func(a, b uint64) bool {
			if ftz {
				a, b = f.flush(a), f.flush(b)
			}
			return want&floatOutcome(f.float(a), f.float(b)) != 0
		}
	}
	if in.has(ir.FTZ) || !in.isInt() || in.m.Cmp > ir.GE {
		return nil
	}
	lt := less(in)
	return func(a, b uint64) bool {
		o := isEqual
		switch {
		case lt(a, b):
			o = isLess
		case lt(b, a):
			o = isGreater
		}
		return want&o != 0
	}
}

func floatOutcome(a, b float64) outcome {
	switch {
	case a < b:
		return isLess
	case a > b:
		return isGreater
	case a == b:
		return isEqual
	}
	return isUnordered
}

// elements is the number of elements of the operands' type, and their width.
func (in *inst) elements() (n int, w uint) {
	w = in.width()
	if f := formats[in.src]; f != nil && f != tfloat {
		return int(w / f.width), f.width
	}
	return 1, w
}

// third says whether the operands fit the boolean operation.
func (in *inst) third() bool {
	return len(in.args) == 2 && in.m.Bool == ir.NoBool && !in.has(ir.NegC) || len(in.args) == 3 && in.m.Bool != ir.NoBool
}

// buildSetp writes the comparison and, as a second result, its complement, each combined with the third operand. Of a
// packed type the results are the comparisons of the low and of the high elements.
func buildSetp(in *inst) Exec {
	cmp := compare(in)
	n, w := in.elements()
	if cmp == nil || !in.third() || n == 2 && w == 32 {
		return nil
	}
	with, neg := combine[in.m.Bool], b2u(in.has(ir.NegC))
	if n == 2 {
		if len(in.res) != 2 {
			return nil
		}
		return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
			c := x[2]&1 ^ neg
			lo := cmp(x[0]&ones(w), x[1]&ones(w))
			hi := cmp(x[0]>>w&ones(w), x[1]>>w&ones(w))
			return with(b2u(lo), c), with(b2u(hi), c)
		})
	}
	if len(in.res) == 2 {
		return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
			c := x[2]&1 ^ neg
			t := b2u(cmp(x[0], x[1]))
			return with(t, c), with(t^1, c)
		})
	}
	if len(in.args) == 2 {
		return lift2(func(a, b uint64) uint64 { return b2u(cmp(a, b)) })
	}
	return lift3(func(a, b, c uint64) uint64 { return with(b2u(cmp(a, b)), c&1^neg) })
}

// buildSet writes ones of the result's width, or 1.0 in its format, for true and zero for false.
func buildSet(in *inst) Exec {
	cmp := compare(in)
	n, w := in.elements()
	if cmp == nil || !in.third() || n == 2 && w == 32 {
		return nil
	}
	yes, out := ones(uint(in.ty.Bits())/uint(n)), uint(in.ty.Bits())/uint(n) // 0xffff for each half of packed operands
	if f := formats[in.ty]; f != nil {
		if f.width != out {
			return nil
		}
		yes = f.one()
	}
	if n == 2 && out != 16 {
		return nil
	}
	with, neg := combine[in.m.Bool], b2u(in.has(ir.NegC))
	three := len(in.args) == 3
	return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
		var r, c uint64
		if three {
			c = x[2]&1 ^ neg
		}
		for k := range n {
			s := uint(k) * w
			t := with(b2u(cmp(x[0]>>s&ones(w), x[1]>>s&ones(w))), c)
			r |= yes * t << (uint(k) * out)
		}
		return r, 0
	})
}
