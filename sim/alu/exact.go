package alu

import (
	"math"
	"math/big"
	"math/bits"

	"lockstep/ir"
)

// sum is a result as a float64 and the sign of what is missing: exact = v + tiny*err, where v is exact rounded to nearest.
// If v is a zero, an infinity or a NaN, it is exact as it stands, but for the sign of a zero (see addF).
type sum struct {
	v   float64
	err int
}

// The functions on sums take operands of at most 24 bits of significand and the exponents of f32: products of two are
// exact in float64, and nothing but true infinities overflows.

func sgn(x float64) int {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// addF adds, by Knuth's error-free transformation (The Art of Computer Programming 2, 4.2.2). Operands may have 53 bits.
func addF(a, b float64) sum {
	s := a + b
	if math.IsNaN(s) || math.IsInf(s, 0) {
		return sum{s, 0}
	}
	t := s - a
	u := s - t
	return sum{s, sgn(float64(a-u) + float64(b-t))}
}

func mulF(a, b float64) sum { return sum{a * b, 0} }

func fmaF(a, b, c float64) sum {
	p := float64(a * b)
	return addF(p, c)
}

func divF(a, b float64) sum {
	q := a / b
	if q == 0 || math.IsNaN(q) || math.IsInf(q, 0) || math.IsInf(b, 0) {
		return sum{q, 0}
	}
	return sum{q, sgn(math.FMA(-q, b, a)) * sgn(b)}
}

func sqrtF(a float64) sum {
	q := math.Sqrt(a)
	if q == 0 || math.IsNaN(q) || math.IsInf(q, 0) {
		return sum{q, 0}
	}
	return sum{q, sgn(math.FMA(-q, q, a))}
}

// odd is s rounded to odd: of the two float64s around the exact value, the one with an odd significand. Rounding that to a
// format of at most 51 bits gives the exact value rounded once (Boldo and Melquiond, Emulation of FMA and correctly
// rounded sums, IEEE TC 2008).
func (s sum) odd() float64 {
	b := math.Float64bits(s.v)
	if s.err == 0 || b&1 != 0 {
		return s.v
	}
	if (s.err > 0) == (s.v > 0) {
		return math.Float64frombits(b + 1)
	}
	return math.Float64frombits(b - 1)
}

// zeroSum is the sign of a sum that is exactly zero: that of both addends if they agree, else minus only under .rm.
func zeroSum(a, b float64, rnd ir.Rounding) float64 {
	if na, nb := math.Signbit(a), math.Signbit(b); na && nb || na != nb && rnd == ir.RM {
		return math.Copysign(0, -1)
	}
	return 0
}

// Exact arithmetic for f64 and for the hard cases of transcendental functions: big.Float with more bits than any sum of
// products of doubles has.
const (
	exactPrec    = 4400 // 2 * (1074 + 1024) bits of a product, and a carry
	quotientPrec = 128
)

func bigF(x float64) *big.Float { return new(big.Float).SetPrec(exactPrec).SetFloat64(x) }

// fromBig rounds x, of which inexact says that its last bits are cut off, towards zero.
func (f *format) fromBig(x *big.Float, inexact bool, rnd ir.Rounding) uint64 {
	if x.Sign() == 0 {
		return f.round(x.Signbit(), 0, 0, false, rnd)
	}
	exp := x.MantExp(nil)
	m, acc := new(big.Float).SetMode(big.ToZero).SetMantExp(new(big.Float).Abs(x), 64-exp).Uint64()
	return f.round(x.Signbit(), m, exp-64, inexact || acc != big.Exact, rnd)
}

// bigSqrt is the square root of x > 0 cut off after at least 64 bits, and whether something was cut off.
func bigSqrt(x *big.Float) (*big.Float, bool) {
	exp := x.MantExp(nil)
	shift := 2*quotientPrec - exp&^1
	n, acc := new(big.Float).SetMantExp(x, shift).Int(nil)
	r := new(big.Int).Sqrt(n)
	exact := acc == big.Exact && new(big.Int).Mul(r, r).Cmp(n) == 0
	return new(big.Float).SetMantExp(new(big.Float).SetInt(r), -shift/2), !exact
}

// bigQuo is a / b cut off, and whether something was cut off.
func bigQuo(a, b *big.Float) (*big.Float, bool) {
	q := new(big.Float).SetPrec(quotientPrec).SetMode(big.ToZero).Quo(a, b)
	return q, q.Acc() != big.Exact
}

// mul64 is the 128-bit product of two operands, signed or not.
func mul64(a, b uint64, signed bool) (hi, lo uint64) {
	hi, lo = bits.Mul64(a, b)
	if signed {
		hi -= uint64(int64(a)>>63)&b + uint64(int64(b)>>63)&a
	}
	return hi, lo
}
