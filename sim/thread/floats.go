package thread

// The floating-point operations of PTX over exact rational numbers: a finite result is computed exactly and rounded once,
// by dividing integers. Slow, and as close to the definition as can be.

import (
	"cmp"
	"math"
	"math/big"

	"lockstep/ir"
)

// kind is a floating-point format.
type kind struct {
	bits int    // of the encoding
	mant int    // stored bits of the significand
	bias int    // of the exponent
	tail int    // zero bits below the significand (tf32)
	nan  uint64 // canonical NaN
}

var kinds = map[ir.Scalar]kind{
	ir.TF16:  {16, 10, 15, 0, 0x7fff},
	ir.TBF16: {16, 7, 127, 0, 0x7fff},
	ir.TF32:  {32, 23, 127, 0, 0x7fffffff},
	ir.TTF32: {32, 10, 127, 13, 0x7fffffff},
	ir.TF64:  {64, 52, 1023, 0, 0xfff8000000000000},
}

// element is the type of one element of a packed type.
var element = map[ir.Scalar]ir.Scalar{ir.TF16x2: ir.TF16, ir.TBF16x2: ir.TBF16, ir.TF32x2: ir.TF32}

// number is a decoded operand: NaN, infinite, or the finite value r with the sign of a zero in neg.
type number struct {
	nan, inf, neg bool
	r             *big.Rat
	word          uint64
}

func (k kind) decode(word uint64) number {
	word &= low(^uint64(0), k.bits)
	n := number{word: word, neg: word>>(k.bits-1) != 0}
	body := word &^ (1 << (k.bits - 1)) >> k.tail
	exp, frac := int(body>>k.mant), int64(body&(1<<k.mant-1))
	switch {
	case exp == 2*k.bias+1:
		n.nan, n.inf = frac != 0, frac == 0
		return n
	case exp == 0:
		exp = 1
	default:
		frac += 1 << k.mant
	}
	n.r = scaled(big.NewInt(frac), exp-k.bias-k.mant)
	if n.neg {
		n.r.Neg(n.r)
	}
	return n
}

// scaled is z * 2^e.
func scaled(z *big.Int, e int) *big.Rat {
	if e >= 0 {
		return new(big.Rat).SetInt(new(big.Int).Mul(z, power(e)))
	}
	return new(big.Rat).SetFrac(z, power(-e))
}

func (k kind) zero(neg bool) uint64     { return truth(neg) << (k.bits - 1) }
func (k kind) infinity(neg bool) uint64 { return k.zero(neg) | uint64(2*k.bias+1)<<k.mant<<k.tail }
func (k kind) largest(neg bool) uint64  { return k.infinity(neg) - 1<<k.tail }

// round encodes r, which is not zero.
func (k kind) round(r *big.Rat, rnd ir.Rounding) uint64 {
	neg := r.Sign() < 0
	a := new(big.Rat).Abs(r)
	// The exponent: 2^e <= a < 2^(e+1).
	e := a.Num().BitLen() - a.Denom().BitLen()
	if a.Cmp(scaled(big.NewInt(1), e)) < 0 {
		e--
	}
	unit := max(e, 1-k.bias) - k.mant // exponent of the last place
	steps := new(big.Rat).Mul(a, scaled(big.NewInt(1), -unit))
	n, rest := new(big.Int).QuoRem(steps.Num(), steps.Denom(), new(big.Int))
	half := new(big.Int).Lsh(rest, 1).Cmp(steps.Denom())
	var up bool
	switch rnd {
	case ir.RN:
		up = half > 0 || half == 0 && n.Bit(0) == 1
	case ir.RNA:
		up = half >= 0
	case ir.RM:
		up = neg && rest.Sign() != 0
	case ir.RP:
		up = !neg && rest.Sign() != 0
	}
	if up {
		n.Add(n, big.NewInt(1))
	}
	if n.BitLen() > k.mant+1 {
		n.Rsh(n, 1)
		unit++
	}
	word := n.Uint64()
	if n.BitLen() == k.mant+1 { // normal
		exp := unit + k.mant + k.bias
		if exp > 2*k.bias {
			if rnd == ir.RZ || rnd == ir.RM && !neg || rnd == ir.RP && neg {
				return k.largest(neg)
			}
			return k.infinity(neg)
		}
		word = word - 1<<k.mant + uint64(exp)<<k.mant
	}
	return k.zero(neg) | word<<k.tail
}

// flush makes zeros of subnormals.
func (k kind) flush(word uint64) uint64 {
	if n := k.decode(word); !n.nan && !n.inf && n.r.Sign() != 0 && new(big.Rat).Abs(n.r).Cmp(scaled(big.NewInt(1), 1-k.bias)) < 0 {
		return k.zero(n.neg)
	}
	return word
}

// saturate and relu act on results.
func (k kind) saturate(word uint64) uint64 {
	n := k.decode(word)
	switch {
	case n.nan || n.neg:
		return 0
	case n.inf || n.r.Cmp(big.NewRat(1, 1)) > 0:
		return k.round(big.NewRat(1, 1), ir.RN)
	}
	return word
}

func (k kind) relu(word uint64) uint64 {
	n := k.decode(word)
	switch {
	case n.nan:
		return k.nan
	case n.neg:
		return 0
	}
	return word
}

// quiet is the NaN that an operation gives for operands of which at least one is NaN.
func (k kind) quiet(xs ...number) uint64 {
	if k.bits == 64 {
		for _, x := range xs {
			if x.nan {
				return x.word | 1<<51
			}
		}
	}
	return k.nan
}

// sum is a + b; zeros and infinities by the rules of IEEE 754.
func (k kind) sum(a, b number, rnd ir.Rounding) uint64 {
	switch {
	case a.nan || b.nan:
		return k.quiet(a, b)
	case a.inf && b.inf && a.neg != b.neg:
		return k.nan
	case a.inf:
		return k.infinity(a.neg)
	case b.inf:
		return k.infinity(b.neg)
	}
	r := new(big.Rat).Add(a.r, b.r)
	if r.Sign() == 0 {
		if a.neg == b.neg {
			return k.zero(a.neg)
		}
		return k.zero(rnd == ir.RM)
	}
	return k.round(r, rnd)
}

func negated(n number) number {
	n.neg = !n.neg
	if n.r != nil {
		n.r = new(big.Rat).Neg(n.r)
	}
	return n
}

// times is the exact product, not rounded; nan if it is none.
func times(a, b number) number {
	p := number{neg: a.neg != b.neg}
	switch {
	case a.nan || b.nan:
		p.nan = true
	case a.inf && !b.inf && b.r.Sign() == 0, b.inf && !a.inf && a.r.Sign() == 0:
		p.nan = true
	case a.inf || b.inf:
		p.inf = true
	default:
		p.r = new(big.Rat).Mul(a.r, b.r)
	}
	return p
}

// place encodes an exact number.
func (k kind) place(n number, rnd ir.Rounding) uint64 {
	switch {
	case n.nan:
		return k.nan
	case n.inf:
		return k.infinity(n.neg)
	case n.r.Sign() == 0:
		return k.zero(n.neg)
	}
	return k.round(n.r, rnd)
}

// floatOps are the operations that round once.
var floatOps = map[ir.Op]func(k kind, x []number, rnd ir.Rounding) uint64{
	ir.OpAdd: func(k kind, x []number, rnd ir.Rounding) uint64 { return k.sum(x[0], x[1], rnd) },
	ir.OpSub: func(k kind, x []number, rnd ir.Rounding) uint64 {
		if x[1].nan {
			return k.quiet(x...)
		}
		return k.sum(x[0], negated(x[1]), rnd)
	},
	ir.OpMul: func(k kind, x []number, rnd ir.Rounding) uint64 {
		if x[0].nan || x[1].nan {
			return k.quiet(x...)
		}
		return k.place(times(x[0], x[1]), rnd)
	},
	ir.OpFma: func(k kind, x []number, rnd ir.Rounding) uint64 {
		p := times(x[0], x[1])
		switch {
		case x[0].nan || x[1].nan || x[2].nan:
			return k.quiet(x...)
		case p.nan:
			return k.nan
		}
		return k.sum(p, x[2], rnd)
	},
	ir.OpDiv: func(k kind, x []number, rnd ir.Rounding) uint64 { return k.quotient(x[0], x[1], rnd) },
	ir.OpRcp: func(k kind, x []number, rnd ir.Rounding) uint64 {
		return k.quotient(number{r: big.NewRat(1, 1)}, x[0], rnd)
	},
	ir.OpSqrt: func(k kind, x []number, rnd ir.Rounding) uint64 {
		a := x[0]
		switch {
		case a.nan:
			return k.quiet(a)
		case !a.inf && a.r.Sign() == 0:
			return k.zero(a.neg)
		case a.neg:
			return k.nan
		case a.inf:
			return k.infinity(false)
		}
		return k.round(root(a.r), rnd)
	},
	ir.OpRsqrt: func(k kind, x []number, rnd ir.Rounding) uint64 {
		a := x[0]
		switch {
		case a.nan:
			return k.quiet(a)
		case !a.inf && a.r.Sign() == 0:
			return k.infinity(a.neg)
		case a.neg:
			return k.nan
		case a.inf:
			return k.zero(false)
		}
		return k.round(root(new(big.Rat).Inv(a.r)), rnd)
	},
}

func (k kind) quotient(a, b number, rnd ir.Rounding) uint64 {
	neg := a.neg != b.neg
	switch {
	case a.nan || b.nan:
		return k.quiet(a, b)
	case a.inf && b.inf:
		return k.nan
	case a.inf:
		return k.infinity(neg)
	case b.inf:
		return k.zero(neg)
	case b.r.Sign() == 0 && a.r.Sign() == 0:
		return k.nan
	case b.r.Sign() == 0:
		return k.infinity(neg)
	case a.r.Sign() == 0:
		return k.zero(neg)
	}
	return k.round(new(big.Rat).Quo(a.r, b.r), rnd)
}

// rootBits is how many bits a square root is computed to; one more stands for all that follow.
const rootBits = 160

// root is a number that rounds like the square root of r > 0: the root itself if it is rational with few digits, else
// its first digits followed by a one.
func root(r *big.Rat) *big.Rat {
	shift := rootBits - (r.Num().BitLen()-r.Denom().BitLen())/2
	x := new(big.Rat).Mul(r, scaled(big.NewInt(1), 2*shift))
	n := new(big.Int).Quo(x.Num(), x.Denom())
	s := new(big.Int).Sqrt(n)
	if exact := new(big.Rat).SetInt(new(big.Int).Mul(s, s)); exact.Cmp(x) == 0 {
		return scaled(s, -shift)
	}
	s.Lsh(s, 1)
	return scaled(s.Add(s, big.NewInt(1)), -shift-1)
}

// native32 and native64 are the operations to nearest that the host has too. They save most of the time.
var (
	native32 = map[ir.Op]func(a, b float32) float32{
		ir.OpAdd: func(a, b float32) float32 { return a + b },
		ir.OpSub: func(a, b float32) float32 { return a - b },
		ir.OpMul: func(a, b float32) float32 { return a * b },
		ir.OpDiv: func(a, b float32) float32 { return a / b },
	}
	native64 = map[ir.Op]func(a, b float64) float64{
		ir.OpAdd: func(a, b float64) float64 { return a + b },
		ir.OpSub: func(a, b float64) float64 { return a - b },
		ir.OpMul: func(a, b float64) float64 { return a * b },
		ir.OpDiv: func(a, b float64) float64 { return a / b },
	}
)

// hostFloat does op to nearest on operands of type ty if the host can, and if no NaN comes in or out.
func hostFloat(op ir.Op, ty ir.Scalar, x []uint64) (uint64, bool) {
	switch {
	case ty == ir.TF32 && native32[op] != nil:
		r := native32[op](math.Float32frombits(uint32(x[0])), math.Float32frombits(uint32(x[1])))
		return uint64(math.Float32bits(r)), r == r
	case ty == ir.TF64 && native64[op] != nil:
		r := native64[op](math.Float64frombits(x[0]), math.Float64frombits(x[1]))
		return math.Float64bits(r), r == r
	}
	return 0, false
}

// floatExtreme is min and max of two.
func (k kind) floatExtreme(a, b uint64, want int, nanWins bool) uint64 {
	x, y := k.decode(a), k.decode(b)
	switch {
	case x.nan && y.nan, nanWins && (x.nan || y.nan):
		if k.bits == 64 && x.nan {
			return x.word | 1<<51
		}
		return k.nan
	case x.nan:
		return y.word
	case y.nan:
		return x.word
	}
	c := compareNumbers(y, x)
	if c == 0 && x.neg != y.neg { // zeros
		c = 1
		if y.neg {
			c = -1
		}
	}
	if c == want {
		return y.word
	}
	return x.word
}

// compareNumbers compares numbers that are not NaN.
func compareNumbers(x, y number) int {
	rank := func(n number) int {
		switch {
		case n.inf && n.neg:
			return -1
		case n.inf:
			return 1
		}
		return 0
	}
	if rx, ry := rank(x), rank(y); rx != 0 || ry != 0 {
		return cmp.Compare(rx, ry)
	}
	return x.r.Cmp(y.r)
}
