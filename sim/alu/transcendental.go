package alu

// Square roots' reciprocals and the transcendental functions (PTX ISA 9.7.3): the machine's are approximations; here each
// gives the correctly rounded value. A float64 result decides unless it is close to where the rounding changes; then
// big arithmetic does (Ziv, Fast evaluation of elementary mathematical functions with correctly rounded last bit, TOMS 1991).

import (
	"math"
	"math/big"

	"lockstep/ir"
)

// A transcendent is a function: quick has a relative error below zivMargin for the numbers of f32, slow is precise.
type transcendent struct {
	quick func(x float64) float64
	slow  func(x float64) *big.Float // finite x where the result is neither exact nor special
	types []ir.Scalar
}

// zivMargin is above the errors of package math, of which the greatest is that of sine and cosine near their roots at large arguments
// (2^-41 was seen; the nearest f32 to a root is about 2^-30 away, which may cost some bits more), and far below half a unit in the last place of f32.
const zivMargin = 0x1p-34

var (
	sinT  = &transcendent{quick: math.Sin, slow: bigSin, types: []ir.Scalar{ir.TF32}}
	cosT  = &transcendent{quick: math.Cos, slow: bigCos, types: []ir.Scalar{ir.TF32}}
	lg2T  = &transcendent{quick: log2, slow: bigLog2, types: []ir.Scalar{ir.TF32}}
	ex2T  = &transcendent{quick: math.Exp2, slow: bigExp2, types: []ir.Scalar{ir.TF32, ir.TF16, ir.TF16x2, ir.TBF16, ir.TBF16x2}}
	tanhT = &transcendent{quick: math.Tanh, slow: bigTanh, types: []ir.Scalar{ir.TF32, ir.TF16, ir.TF16x2, ir.TBF16, ir.TBF16x2}}
)

// log2 keeps its relative error small near 1, where math.Log2 does not.
func log2(x float64) float64 {
	if x > 0.5 && x < 2 {
		return math.Log1p(x-1) * (1 / math.Ln2)
	}
	return math.Log2(x)
}

// eval rounds t(x) to f.
func (t *transcendent) eval(f *format, x uint64) uint64 {
	v := f.float(x)
	y := t.quick(v)
	if y == 0 || math.IsNaN(y) || math.IsInf(y, 0) {
		return f.fromFloat(y, ir.RN)
	}
	lo, hi := f.fromFloat(y*(1-zivMargin), ir.RN), f.fromFloat(y*(1+zivMargin), ir.RN)
	if lo == hi {
		return lo
	}
	return f.fromBig(t.slow(v), true, ir.RN)
}

func transcendental(t *transcendent) func(in *inst) Exec {
	return func(in *inst) Exec {
		for _, s := range t.types {
			if s == in.src && in.ty == in.src && in.m.Rnd == ir.NoRounding {
				f := formats[s]
				return each(f, s, in.wrap(f, func(a, _, _ uint64) uint64 { return t.eval(f, a) })).lift(1)
			}
		}
		return nil
	}
}

// buildRsqrt builds 1/sqrt for f32 and f64, by exact arithmetic where float64 does not decide.
func buildRsqrt(in *inst) Exec {
	if in.ty != in.src || in.m.Rnd != ir.NoRounding {
		return nil
	}
	switch {
	case in.src == ir.TF32:
		f := single
		t := &transcendent{
			quick: func(x float64) float64 { return 1 / math.Sqrt(x) },
			slow:  func(x float64) *big.Float { r, _ := bigRsqrt(x); return r },
		}
		return each(f, in.src, in.wrap(f, func(a, _, _ uint64) uint64 { return t.eval(f, a) })).lift(1)
	case in.src == ir.TF64 && !in.has(ir.FTZ):
		return lift1(rsqrt64)
	}
	return nil
}

func rsqrt64(a uint64) uint64 {
	x := math.Float64frombits(a)
	switch r := 1 / math.Sqrt(x); {
	case math.IsNaN(x):
		return a | 1<<51
	case math.IsNaN(r):
		return double64.nan
	case r == 0 || math.IsInf(r, 0):
		return math.Float64bits(r)
	}
	r, inexact := bigRsqrt(x)
	return double64.fromBig(r, inexact, ir.RN)
}

// bigRsqrt is 1/sqrt(x) cut off. 1/x is taken with so many bits that its own cut does not reach the root's last ones.
func bigRsqrt(x float64) (*big.Float, bool) {
	q := new(big.Float).SetPrec(4*quotientPrec).SetMode(big.ToZero).Quo(big.NewFloat(1), big.NewFloat(x))
	r, inexact := bigSqrt(q)
	return r, inexact || q.Acc() != big.Exact
}

// workPrec is enough for the sine of the largest f32, whose reduction cancels 128 bits, and for arguments whose results
// lie within 2^-100 of a point where the rounding changes.
const workPrec = 512

func bf(x float64) *big.Float { return new(big.Float).SetPrec(workPrec).SetFloat64(x) }

// bigAtanInv is atan(1/n) by its series; bigPi is Machin's formula, 16 atan(1/5) - 4 atan(1/239).
func bigAtanInv(n int64) *big.Float {
	x := bf(0).Quo(bf(1), bf(float64(n)))
	square := bf(0).Mul(x, x)
	sum, term := bf(0).Set(x), bf(0).Set(x)
	for k := int64(3); term.MantExp(nil) > -workPrec; k += 2 {
		term.Mul(term, square)
		t := bf(0).Quo(term, bf(float64(k)))
		if k%4 == 3 {
			t.Neg(t)
		}
		sum.Add(sum, t)
	}
	return sum
}

var bigPi = func() *big.Float {
	a, b := bigAtanInv(5), bigAtanInv(239)
	return a.Sub(a.Mul(a, bf(16)), b.Mul(b, bf(4)))
}()

var bigLn2 = bigLog1(bf(0).Quo(bf(1), bf(3))) // log 2 = log((1 + 1/3) / (1 - 1/3))

// taylor sums sum of x^k/k! for k = first, first+step, ..., with the sign turning at each term if alternate.
func taylor(x *big.Float, first, step int, alternate bool) *big.Float {
	term := bf(1)
	k := 0
	advance := func() {
		k++
		term.Mul(term, x)
		term.Quo(term, bf(float64(k)))
	}
	for k < first {
		advance()
	}
	sum := bf(0)
	for negative := false; term.Sign() != 0 && (k < 4 || term.MantExp(nil) > sum.MantExp(nil)-workPrec); negative = !negative {
		if negative && alternate {
			sum.Sub(sum, term)
		} else {
			sum.Add(sum, term)
		}
		for range step {
			advance()
		}
	}
	return sum
}

// reduce gives x - n*pi/2 with |x - n*pi/2| <= pi/4, and n mod 4.
func reduce(x float64) (*big.Float, int) {
	quarter := bf(0).Quo(bigPi, bf(2))
	q := bf(0).Quo(bf(x), quarter)
	q.Add(q, bf(math.Copysign(0.5, x)))
	n, _ := q.Int(nil)
	r := bf(x)
	r.Sub(r, quarter.Mul(quarter, bf(0).SetInt(n)))
	return r, int(new(big.Int).And(n, big.NewInt(3)).Int64())
}

func bigSin(x float64) *big.Float { return sinQuadrant(x, 0) }
func bigCos(x float64) *big.Float { return sinQuadrant(x, 1) }

// sinQuadrant is sin(x + turn*pi/2).
func sinQuadrant(x float64, turn int) *big.Float {
	r, n := reduce(x)
	n = (n + turn) & 3
	s := taylor(r, n&1^1, 2, true) // sine from x on, cosine from 1 on
	if n >= 2 {
		s.Neg(s)
	}
	return s
}

func bigExp(x *big.Float) *big.Float {
	const halvings = 32
	r := taylor(bf(0).SetMantExp(x, -halvings), 0, 1, false)
	for range halvings {
		r.Mul(r, r)
	}
	return r
}

// bigLog1 is log((1+t)/(1-t)) = 2 atanh t, by its series.
func bigLog1(t *big.Float) *big.Float {
	square := bf(0).Mul(t, t)
	sum, term := bf(0).Set(t), bf(0).Set(t)
	for k := 3; term.Sign() != 0 && term.MantExp(nil) > sum.MantExp(nil)-workPrec; k += 2 {
		term.Mul(term, square)
		sum.Add(sum, bf(0).Quo(term, bf(float64(k))))
	}
	return sum.Mul(sum, bf(2))
}

// bigLog is the natural logarithm, from that of a number near 1.
func bigLog(x *big.Float) *big.Float {
	m := bf(0)
	exp := x.MantExp(m)
	if m.Cmp(bf(math.Sqrt2/2)) < 0 {
		m.Mul(m, bf(2))
		exp--
	}
	l := bigLog1(bf(0).Quo(bf(0).Sub(m, bf(1)), bf(0).Add(m, bf(1))))
	return l.Add(l, bf(0).Mul(bigLn2, bf(float64(exp))))
}

func bigExp2(x float64) *big.Float {
	n := math.Floor(x)
	r := bigExp(bf(0).Mul(bf(x-n), bigLn2))
	return r.SetMantExp(r, int(n))
}

func bigLog2(x float64) *big.Float { return bf(0).Quo(bigLog(bf(x)), bigLn2) }

// bigTanh is (e^2x - 1) / (e^2x + 1); the subtraction leaves enough of 512 bits for any f32.
func bigTanh(x float64) *big.Float {
	e := bigExp(bf(2 * x))
	return bf(0).Quo(bf(0).Sub(e, bf(1)), bf(0).Add(e, bf(1)))
}
