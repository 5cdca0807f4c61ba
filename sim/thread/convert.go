package thread

// cvt between all types: to an integer or rational number, and from it to the result.

import (
	"math/big"

	"lockstep/ir"
)

// whole is a type of integers with its width.
type whole struct {
	ty   ir.Scalar
	bits int
}

func (w whole) Bits() int            { return w.bits }
func (w whole) Info() *ir.ScalarInfo { return w.ty.Info() }

// conversion is the meaning of a cvt with one operand; nil if it has none.
func conversion(m *ir.Mods, fromTy, toTy ir.Scalar, fromBits, toBits, container int) operation {
	from, to := whole{fromTy, fromBits}, whole{toTy, toBits}
	sk, fromFloat := kinds[fromTy]
	dk, toFloat := kinds[toTy]
	var conv func(x uint64) uint64
	switch {
	case fromFloat && toFloat:
		conv = floatToFloat(m, sk, dk)
	case fromFloat:
		conv = floatToInt(m, sk, to)
	case toFloat:
		conv = intToFloat(m, from, dk)
	default:
		conv = intToInt(m, from, to)
	}
	if conv == nil {
		return nil
	}
	return func(x []uint64) []uint64 {
		r := conv(x[0])
		if !toFloat {
			r = cut(integer(r, to.Bits(), to.Info().Signed), max(container, to.Bits()))
		}
		return one(r)
	}
}

// inRange clamps z to the range of an integer type.
func inRange(z *big.Int, to whole) *big.Int {
	if to.Info().Signed {
		return clampSigned(z, to.Bits())
	}
	top := new(big.Int).Sub(power(to.Bits()), big.NewInt(1))
	switch {
	case z.Sign() < 0:
		return big.NewInt(0)
	case z.Cmp(top) > 0:
		return top
	}
	return z
}

func intToInt(m *ir.Mods, from, to whole) func(x uint64) uint64 {
	if m.Rnd != ir.NoRounding || m.Flags&^ir.Sat != 0 {
		return nil
	}
	return func(x uint64) uint64 {
		z := integer(x, from.Bits(), from.Info().Signed)
		if m.Flags&ir.Sat != 0 {
			z = inRange(z, to)
		}
		return cut(z, to.Bits())
	}
}

func intToFloat(m *ir.Mods, from whole, k kind) func(x uint64) uint64 {
	rnd := m.Rnd
	if rnd == ir.NoRounding {
		rnd = ir.RN
	}
	if rnd > ir.RP || m.Flags&^(ir.FTZ|ir.Sat) != 0 {
		return nil
	}
	return func(x uint64) uint64 {
		z := integer(x, from.Bits(), from.Info().Signed)
		if z.Sign() == 0 {
			return 0
		}
		r := k.round(new(big.Rat).SetInt(z), rnd)
		if m.Flags&ir.Sat != 0 {
			r = k.saturate(r)
		}
		return r
	}
}

// wholeNumber rounds r to an integer.
func wholeNumber(r *big.Rat, rnd ir.Rounding) *big.Int {
	floor := new(big.Int).Div(r.Num(), r.Denom()) // Euclidean: the denominator is positive
	rest := new(big.Rat).Sub(r, new(big.Rat).SetInt(floor))
	up := false
	switch rnd {
	case ir.RPI, ir.RP:
		up = rest.Sign() > 0
	case ir.RZI, ir.RZ:
		up = rest.Sign() > 0 && r.Sign() < 0
	case ir.RNI, ir.RN:
		c := rest.Cmp(big.NewRat(1, 2))
		up = c > 0 || c == 0 && floor.Bit(0) == 1
	}
	if up {
		floor.Add(floor, big.NewInt(1))
	}
	return floor
}

// The manual: NaN gives zero if the source is not f64 and the result has not 64 bits; else only the top bit is set.
func floatToInt(m *ir.Mods, k kind, to whole) func(x uint64) uint64 {
	if m.Rnd == ir.NoRounding || m.Rnd == ir.RNA || m.Rnd == ir.RS || m.Flags&^(ir.Sat|ir.FTZ) != 0 {
		return nil
	}
	return func(x uint64) uint64 {
		if m.Flags&ir.FTZ != 0 {
			x = k.flush(x)
		}
		n, bits := k.decode(x), to.Bits()
		switch {
		case n.nan && (k.bits == 64 || bits == 64):
			return 1 << (bits - 1)
		case n.nan:
			return 0
		case n.inf:
			beyond := power(100)
			if n.neg {
				beyond = new(big.Int).Neg(beyond)
			}
			return cut(inRange(beyond, to), bits)
		}
		return cut(inRange(wholeNumber(n.r, m.Rnd), to), bits)
	}
}

func floatToFloat(m *ir.Mods, from, to kind) func(x uint64) uint64 {
	return func(x uint64) uint64 {
		single := kinds[ir.TF32]
		if m.Flags&ir.FTZ != 0 && from == single {
			x = from.flush(x)
		}
		r := to.convert(from.decode(x), from, m.Rnd)
		if m.Flags&ir.FTZ != 0 && to == single {
			r = to.flush(r)
		}
		if m.Flags&ir.SatFinite != 0 && to.decode(r).inf {
			r = to.largest(to.decode(r).neg)
		}
		if m.Flags&ir.Sat != 0 {
			r = to.saturate(r)
		}
		if m.Flags&ir.Relu != 0 {
			r = to.relu(r)
		}
		return r
	}
}

// convert rounds n, of format from, to k. A NaN that becomes an f64 keeps its sign and payload.
func (k kind) convert(n number, from kind, rnd ir.Rounding) uint64 {
	switch {
	case n.nan && k.bits == 64:
		payload := n.word & (1<<from.mant - 1) << (52 - from.mant)
		return k.infinity(n.neg) | payload | 1<<51
	case n.nan:
		return k.nan
	case n.inf:
		return k.infinity(n.neg)
	case n.r.Sign() == 0:
		return k.zero(n.neg)
	}
	r := n.r
	switch rnd {
	case ir.NoRounding:
		rnd = ir.RN
	case ir.RNI, ir.RZI, ir.RMI, ir.RPI:
		r = new(big.Rat).SetInt(wholeNumber(r, rnd))
		if r.Sign() == 0 {
			return k.zero(n.neg)
		}
		rnd = ir.RN
	}
	return k.round(r, rnd)
}
