package alu

// Floating-point arithmetic (PTX ISA 9.7.3 to 9.7.5), for every format by the same code: an operation gives its exact
// result, as far as rounding can see, and the format rounds it once. f32x2 and the packed half formats do it per element.

import (
	"math"
	"math/big"

	"lockstep/ir"
)

// A floatOp is an operation on up to three numbers. narrow serves the formats of at most 24 bits of significand, wide f64
// to nearest, and exact f64 in the other roundings, for finite operands with a finite nonzero result.
type floatOp struct {
	narrow func(a, b, c float64) sum
	wide   func(a, b, c float64) float64
	exact  func(a, b, c float64) (r *big.Float, inexact bool)
	// addends says which two numbers are added at the end, for the sign of a zero; nil if none are.
	addends func(a, b, c float64) (x, y float64)
}

var (
	addOp = &floatOp{
		narrow:  func(a, b, _ float64) sum { return addF(a, b) },
		wide:    func(a, b, _ float64) float64 { return a + b },
		exact:   func(a, b, _ float64) (*big.Float, bool) { return new(big.Float).Add(bigF(a), bigF(b)), false },
		addends: func(a, b, _ float64) (float64, float64) { return a, b },
	}
	subOp = &floatOp{
		narrow:  func(a, b, _ float64) sum { return addF(a, -b) },
		wide:    func(a, b, _ float64) float64 { return a - b },
		exact:   func(a, b, _ float64) (*big.Float, bool) { return new(big.Float).Sub(bigF(a), bigF(b)), false },
		addends: func(a, b, _ float64) (float64, float64) { return a, -b },
	}
	mulOp = &floatOp{
		narrow: func(a, b, _ float64) sum { return mulF(a, b) },
		wide:   func(a, b, _ float64) float64 { return a * b },
		exact:  func(a, b, _ float64) (*big.Float, bool) { return new(big.Float).Mul(bigF(a), bigF(b)), false },
	}
	fmaOp = &floatOp{
		narrow: fmaF,
		wide:   math.FMA,
		exact: func(a, b, c float64) (*big.Float, bool) {
			p := new(big.Float).Mul(bigF(a), bigF(b))
			return p.Add(p, bigF(c)), false
		},
		addends: func(a, b, c float64) (float64, float64) { return signedProduct(a, b), c },
	}
	divOp = &floatOp{
		narrow: func(a, b, _ float64) sum { return divF(a, b) },
		wide:   func(a, b, _ float64) float64 { return a / b },
		exact:  func(a, b, _ float64) (*big.Float, bool) { return bigQuo(bigF(a), bigF(b)) },
	}
	rcpOp = &floatOp{
		narrow: func(a, _, _ float64) sum { return divF(1, a) },
		wide:   func(a, _, _ float64) float64 { return 1 / a },
		exact:  func(a, _, _ float64) (*big.Float, bool) { return bigQuo(bigF(1), bigF(a)) },
	}
	sqrtOp = &floatOp{
		narrow: func(a, _, _ float64) sum { return sqrtF(a) },
		wide:   func(a, _, _ float64) float64 { return math.Sqrt(a) },
		exact:  func(a, _, _ float64) (*big.Float, bool) { return bigSqrt(bigF(a)) },
	}
)

// signedProduct has the sign of a * b and is a zero if a or b is: underflow must not make one.
func signedProduct(a, b float64) float64 {
	if a == 0 || b == 0 {
		return a * b
	}
	return math.Copysign(1, a) * math.Copysign(1, b)
}

// A calc is an operation in one format and rounding, on encodings.
type calc func(a, b, c uint64) uint64

// calcs makes the calc of op over n operands.
func (op *floatOp) calc(f *format, n int, rnd ir.Rounding) calc {
	if f == double64 {
		return op.double(n, rnd)
	}
	return func(a, b, c uint64) uint64 {
		x, y, z := f.float(a), f.float(b), f.float(c)
		s := op.narrow(x, y, z)
		if s.v == 0 {
			s.v = op.zero(s.v, x, y, z, rnd)
		}
		return f.fromFloat(s.odd(), rnd)
	}
}

// zero is the zero that a result of exactly zero is, v being one of either sign.
func (op *floatOp) zero(v, x, y, z float64, rnd ir.Rounding) float64 {
	if op.addends == nil {
		return v
	}
	p, q := op.addends(x, y, z)
	return zeroSum(p, q, rnd)
}

// double is calc for f64. The first NaN operand is passed on.
func (op *floatOp) double(n int, rnd ir.Rounding) calc {
	return func(a, b, c uint64) uint64 {
		for i, x := range [3]uint64{a, b, c} {
			if i < n && double64.isNaN(x) {
				return x | 1<<51
			}
		}
		x, y, z := math.Float64frombits(a), math.Float64frombits(b), math.Float64frombits(c)
		r := op.wide(x, y, z)
		switch {
		case math.IsNaN(r):
			return double64.nan
		case rnd == ir.RN:
			return math.Float64bits(r)
		case !finite(x) || n > 1 && !finite(y) || n > 2 && !finite(z):
			return math.Float64bits(r)
		case n == 2 && y == 0 && math.IsInf(r, 0), n == 1 && x == 0: // division by zero, square root of zero
			return math.Float64bits(r)
		}
		e, inexact := op.exact(x, y, z)
		if e.Sign() == 0 {
			return math.Float64bits(op.zero(r, x, y, z, rnd))
		}
		return double64.fromBig(e, inexact, rnd)
	}
}

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// wrap adds the modifiers to a calc: .ftz before and after, .sat and .relu after.
func (in *inst) wrap(f *format, op calc) calc {
	if in.has(ir.FTZ) {
		inner := op
		op = func(a, b, c uint64) uint64 { return f.flush(inner(f.flush(a), f.flush(b), f.flush(c))) }
	}
	for _, post := range []struct {
		flag  ir.Flags
		apply func(uint64) uint64
	}{{ir.Sat, f.saturate}, {ir.Relu, f.relu}} {
		if in.has(post.flag) {
			inner := op
			op = func(a, b, c uint64) uint64 { return post.apply(inner(a, b, c)) }
		}
	}
	return op
}

// each does op on each element of a packed type.
func each(f *format, s ir.Scalar, op calc) calc {
	if uint(s.Bits()) == f.width {
		keep := ones(f.width)
		return func(a, b, c uint64) uint64 { return op(a&keep, b&keep, c&keep) }
	}
	w, keep := f.width, ones(f.width)
	return func(a, b, c uint64) uint64 {
		return op(a&keep, b&keep, c&keep) | op(a>>w&keep, b>>w&keep, c>>w&keep)<<w
	}
}

// lift makes the Exec of a calc.
func (op calc) lift(n int) Exec {
	switch n {
	case 1:
		return lift1(func(a uint64) uint64 { return op(a, 0, 0) })
	case 2:
		return lift2(func(a, b uint64) uint64 { return op(a, b, 0) })
	}
	return lift3(op)
}

// directed reports whether r is one of the four roundings of arithmetic.
func directed(r ir.Rounding) bool { return r == ir.RN || r == ir.RZ || r == ir.RM || r == ir.RP }

// floatArith builds op over n operands, if the type and the modifiers go together.
func floatArith(in *inst, op *floatOp, n int) Exec {
	f := formats[in.src]
	rnd := in.rnd()
	switch {
	case f == nil || f == tfloat || in.ty != in.src || len(in.args) != n || !directed(rnd) || in.has(ir.CarryOut):
		return nil
	case f == double64 && in.m.Flags != 0:
		return nil
	case f.width == 16 && rnd != ir.RN:
		return nil
	case f == bfloat && in.m.Flags&(ir.FTZ|ir.Sat) != 0:
		return nil
	case f != half && f != bfloat && in.has(ir.Relu):
		return nil
	}
	return each(f, in.src, in.wrap(f, op.calc(f, n, rnd))).lift(n)
}

func floatBinary(in *inst, op *floatOp) Exec { return floatArith(in, op, 2) }
func buildFma(in *inst) Exec                 { return floatArith(in, fmaOp, 3) }
func buildSqrt(in *inst) Exec                { return unaryRoot(in, sqrtOp) }

// buildRcp builds rcp; rcp.approx.ftz.f64, the coarse start of an iteration, is not supported.
func buildRcp(in *inst) Exec { return unaryRoot(in, rcpOp) }

func unaryRoot(in *inst, op *floatOp) Exec {
	if in.src != ir.TF32 && (in.src != ir.TF64 && in.src != ir.TF16 && in.src != ir.TBF16 || in.m.Flags != 0) {
		return nil
	}
	return floatArith(in, op, 1)
}

// floatSign builds abs and neg, which touch the sign alone; NaNs of formats without payload become canonical.
func floatSign(in *inst, change func(f *format, x uint64) uint64) Exec {
	f := formats[in.src]
	if f == nil || f == tfloat || in.has(ir.FTZ) && (f == double64 || f == bfloat) {
		return nil
	}
	op := func(a, _, _ uint64) uint64 {
		if f.isNaN(a) && !f.double {
			return f.nan
		}
		return change(f, a)
	}
	return each(f, in.src, in.wrap(f, op)).lift(1)
}

// floatExtremum builds min and max of two or three operands: -0 is less than +0; a NaN loses against a number, or with
// .NaN wins; .xorsign.abs compares magnitudes and gives the result the exclusive or of the operands' signs.
func floatExtremum(in *inst, greater bool) Exec {
	f := formats[in.src]
	n := len(in.args)
	xor := in.has(ir.XorSign | ir.AbsMod)
	switch {
	case f == nil || f == tfloat || in.has(ir.Relu) || n < 2 || n > 3:
		return nil
	case f == double64 && in.m.Flags&^ir.NaN != 0, f == bfloat && in.has(ir.FTZ):
		return nil
	case in.m.Flags&(ir.XorSign|ir.AbsMod) != 0 && !xor && !(n == 3 && in.has(ir.AbsMod)):
		return nil
	}
	pick := func(a, b uint64) uint64 { return f.extremum(a, b, greater, in.has(ir.NaN)) }
	op := func(a, b, c uint64) uint64 {
		sign := (a ^ b) & f.sign()
		if n == 3 {
			sign ^= c & f.sign()
		}
		if in.has(ir.AbsMod) {
			a, b, c = a&^f.sign(), b&^f.sign(), c&^f.sign()
		}
		r := pick(a, b)
		if n == 3 {
			r = pick(r, c)
		}
		if xor && !f.isNaN(r) {
			r = r&^f.sign() | sign
		}
		return r
	}
	return each(f, in.src, in.wrap(f, op)).lift(n)
}

func (f *format) extremum(a, b uint64, greater, nan bool) uint64 {
	switch na, nb := f.isNaN(a), f.isNaN(b); {
	case na && nb, nan && (na || nb):
		if f.double && na {
			return a | 1<<(f.prec-2)
		}
		return f.nan
	case na:
		return b
	case nb:
		return a
	case (f.order(a) < f.order(b)) == greater:
		return b
	}
	return a
}

// order maps encodings of numbers to integers in the order of the numbers, -0 below +0.
func (f *format) order(x uint64) int64 {
	if x&f.sign() != 0 {
		return -int64(x&^f.sign()) - 1
	}
	return int64(x)
}

// buildCopysign gives the second operand the sign of the first.
func buildCopysign(in *inst) Exec {
	f := formats[in.src]
	if f == nil || f == tfloat || f.width != in.width() {
		return nil
	}
	return lift2(func(a, b uint64) uint64 { return (a&f.sign() | b&^f.sign()) & ones(f.width) })
}

// classes are the tests of testp.
var classes = map[ir.Sub]func(f *format, x uint64) bool{
	ir.TestFinite:     func(f *format, x uint64) bool { return x&^f.sign() < f.inf() },
	ir.TestInfinite:   func(f *format, x uint64) bool { return x&^f.sign() == f.inf() },
	ir.TestNumber:     func(f *format, x uint64) bool { return !f.isNaN(x) },
	ir.TestNotANumber: func(f *format, x uint64) bool { return f.isNaN(x) },
	ir.TestNormal:     func(f *format, x uint64) bool { return x&^f.sign() < f.inf() && !f.isZero(x) && !f.isSubnormal(x) },
	ir.TestSubnormal:  func(f *format, x uint64) bool { return f.isSubnormal(x) },
}

func buildTestp(in *inst) Exec {
	test := classes[in.m.Sub]
	f := formats[in.src]
	if test == nil || in.src != ir.TF32 && in.src != ir.TF64 {
		return nil
	}
	return lift1(func(a uint64) uint64 { return b2u(test(f, a&ones(f.width))) })
}
