package thread

// Sine, cosine, powers and logarithms of base 2 and the hyperbolic tangent, to hundreds of bits, by methods that need no
// series of sim/alu's: bit by bit where that works.

import (
	"math/big"

	"lockstep/ir"
)

// precision is what the functions compute with, in bits: the argument of sine may be 2^127, of tanh 2^-149, and the bitwise
// logarithm loses a bit a step.
const (
	precision = 700
	logBits   = 260
)

func float(x float64) *big.Float { return new(big.Float).SetPrec(precision).SetFloat64(x) }

func fromRat(r *big.Rat) *big.Float { return new(big.Float).SetPrec(precision).SetRat(r) }

// pi is the limit of the arithmetic-geometric mean of Gauss and Legendre.
var pi = func() *big.Float {
	a, b := float(1), float(0).Quo(float(1), float(0).Sqrt(float(2)))
	t, p := float(0.25), float(1)
	for range 11 { // the digits double each time
		next := float(0).Quo(float(0).Add(a, b), float(2))
		b = float(0).Sqrt(float(0).Mul(a, b))
		d := float(0).Sub(a, next)
		t.Sub(t, float(0).Mul(p, d.Mul(d, d)))
		p.Mul(p, float(2))
		a = next
	}
	s := float(0).Add(a, b)
	return s.Quo(s.Mul(s, s), t.Mul(t, float(4)))
}()

// sineCosine gives both for any x: brought near zero by multiples of 2 pi and eight halvings, then by the series, then by the
// formulas of the double angle.
func sineCosine(x *big.Rat) (sin, cos *big.Float) {
	turn := float(0).Mul(pi, float(2))
	y := fromRat(x)
	turns, _ := float(0).Quo(y, turn).Int(nil)
	y.Sub(y, turn.Mul(turn, float(0).SetInt(turns)))
	const halvings = 8
	y.Quo(y, float(1<<halvings))
	// sine and 1 - cosine, so that no bits are lost while both are small
	square := float(0).Mul(y, y)
	s, v := float(0), float(0)
	term := float(1)
	for k := 1; k < 400; k++ {
		term.Quo(term.Mul(term, y), float(float64(k)))
		switch k % 4 {
		case 0:
			v.Sub(v, term)
		case 1:
			s.Add(s, term)
		case 2:
			v.Add(v, term)
		case 3:
			s.Sub(s, term)
		}
		if term.Sign() == 0 || square.Sign() == 0 {
			break
		}
	}
	for range halvings {
		// sin 2a = 2 sin a (1 - v), 1 - cos 2a = 2 sin^2 a
		s2 := float(0).Mul(s, float(0).Sub(float(1), v))
		v = float(0).Mul(float(0).Mul(s, s), float(2))
		s = s2.Mul(s2, float(2))
	}
	return s, float(0).Sub(float(1), v)
}

// powerOfTwo is 2^x, the product of the roots that the bits of x's fraction name.
func powerOfTwo(x *big.Float) *big.Float {
	whole, _ := x.Int(nil)
	f := float(0).Sub(x, float(0).SetInt(whole))
	if f.Sign() < 0 {
		f.Add(f, float(1))
		whole.Sub(whole, big.NewInt(1))
	}
	r, rootOf := float(1), float(2)
	for f.Sign() != 0 && rootOf.Cmp(float(1)) > 0 {
		rootOf = float(0).Sqrt(rootOf)
		f.Mul(f, float(2))
		if f.Cmp(float(1)) >= 0 {
			r.Mul(r, rootOf)
			f.Sub(f, float(1))
		}
	}
	return r.SetMantExp(r, int(whole.Int64()))
}

// logarithm is log2(x) for x > 0: the whole part is the exponent, each bit after the point comes from squaring the rest.
func logarithm(x *big.Rat) *big.Float {
	m := float(0)
	exp := fromRat(x).MantExp(m)
	m.Mul(m, float(2))
	exp--
	digits := big.NewInt(int64(exp))
	// A number close to 1 from above has many zeros first: they are worth no precision, so they are counted apart.
	extra := 0
	for count := 0; count < logBits; count++ {
		m.Mul(m, m)
		digits.Lsh(digits, 1)
		extra++
		if m.Cmp(float(2)) >= 0 {
			m.Quo(m, float(2))
			digits.SetBit(digits, 0, 1)
		}
	}
	r := float(0).SetInt(digits)
	return r.SetMantExp(r, -extra)
}

// log2e is 1 / ln 2: the logarithm of e, which is the sum of the inverse factorials.
var log2e = func() *big.Float {
	e, term := big.NewRat(1, 1), big.NewRat(1, 1)
	for k := int64(1); k < 200; k++ {
		term.Quo(term, big.NewRat(k, 1))
		e.Add(e, term)
	}
	return logarithm(e)
}()

// tangent is tanh(x) = (1 - q) / (1 + q), q = e^-2|x|; small arguments by the series of sinh over cosh.
func tangent(x *big.Rat) *big.Float {
	a := fromRat(new(big.Rat).Abs(x))
	var r *big.Float
	if a.Cmp(float(0.5)) < 0 {
		sinh, cosh, term := float(0), float(1), float(1)
		for k := 1; k < 200 && term.Sign() != 0; k++ {
			term.Quo(term.Mul(term, a), float(float64(k)))
			if k%2 == 1 {
				sinh.Add(sinh, term)
			} else {
				cosh.Add(cosh, term)
			}
		}
		r = sinh.Quo(sinh, cosh)
	} else {
		y := float(0).Mul(float(0).Mul(a, float(-2)), log2e)
		q := powerOfTwo(y)
		r = float(0).Quo(float(0).Sub(float(1), q), float(0).Add(float(1), q))
	}
	if x.Sign() < 0 {
		r.Neg(r)
	}
	return r
}

// bounds beyond which 2^x is zero or infinite in every format, and tanh is one.
const (
	powerBound   = 4000
	tangentBound = 100
)

// functions are the approximate operations of PTX; special cases first, then the value rounded.
var functions = map[ir.Op]func(k kind, a number) uint64{
	ir.OpSin: func(k kind, a number) uint64 {
		switch {
		case a.nan || a.inf:
			return k.nan
		case a.r.Sign() == 0:
			return k.zero(a.neg)
		}
		s, _ := sineCosine(a.r)
		return k.rounded(s)
	},
	ir.OpCos: func(k kind, a number) uint64 {
		switch {
		case a.nan || a.inf:
			return k.nan
		}
		_, c := sineCosine(a.r)
		return k.rounded(c)
	},
	ir.OpLg2: func(k kind, a number) uint64 {
		switch {
		case a.nan:
			return k.nan
		case !a.inf && a.r.Sign() == 0:
			return k.infinity(true)
		case a.neg:
			return k.nan
		case a.inf:
			return k.infinity(false)
		case a.r.Cmp(big.NewRat(1, 1)) == 0:
			return k.zero(false)
		}
		return k.rounded(logarithm(a.r))
	},
	ir.OpEx2: func(k kind, a number) uint64 {
		switch {
		case a.nan:
			return k.nan
		case a.inf && a.neg, !a.inf && a.r.Cmp(big.NewRat(-powerBound, 1)) < 0:
			return k.zero(false)
		case a.inf, a.r.Cmp(big.NewRat(powerBound, 1)) > 0:
			return k.infinity(false)
		}
		return k.rounded(powerOfTwo(fromRat(a.r)))
	},
	ir.OpTanh: func(k kind, a number) uint64 {
		switch {
		case a.nan:
			return k.nan
		case a.inf || new(big.Rat).Abs(a.r).Cmp(big.NewRat(tangentBound, 1)) > 0:
			r := big.NewRat(1, 1)
			if a.neg {
				r.Neg(r)
			}
			return k.round(r, ir.RN)
		case a.r.Sign() == 0:
			return k.zero(a.neg)
		}
		return k.rounded(tangent(a.r))
	},
}

// rounded encodes x to nearest.
func (k kind) rounded(x *big.Float) uint64 {
	r, _ := x.Rat(nil)
	return k.round(r, ir.RN)
}
