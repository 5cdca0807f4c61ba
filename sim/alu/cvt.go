package alu

// Conversions (PTX ISA 9.7.9, cvt). Integers saturate when they come from floats, and else only with .sat.

import (
	"math"

	"lockstep/ir"
)

// integral says how the *I roundings bring a number to an integer.
var integral = [ir.NumRoundings]func(float64) float64{
	ir.RNI: math.RoundToEven, ir.RZI: math.Trunc, ir.RMI: math.Floor, ir.RPI: math.Ceil,
}

// integralOf maps the roundings of arithmetic to those of integers: `cvt.rz.s32.f32` is an older spelling.
var integralOf = [ir.NumRoundings]ir.Rounding{
	ir.RN: ir.RNI, ir.RZ: ir.RZI, ir.RM: ir.RMI, ir.RP: ir.RPI, ir.RNI: ir.RNI, ir.RZI: ir.RZI, ir.RMI: ir.RMI, ir.RPI: ir.RPI,
}

func isCvtInt(s ir.Scalar) bool {
	i := s.Info()
	return i.Signed || i.Unsigned || s == ir.Pred || s == ir.B8 || s == ir.B16 || s == ir.B32 || s == ir.B64
}

// buildCvt picks the conversion by the kinds of the two types. The result goes on into the container: a wider one is
// filled with the sign of signed integers and with zeros else.
func buildCvt(in *inst) Exec {
	from, to := in.src, in.ty
	df, sf := formats[to], formats[from]
	var conv func(x uint64) uint64
	switch {
	case to == ir.TF16x2 || to == ir.TBF16x2:
		return cvtPair(in, df, sf)
	case len(in.args) != 1 || from == ir.TF16x2 || from == ir.TBF16x2:
		return nil
	case df == nil && sf == nil && isCvtInt(to) && isCvtInt(from):
		conv = cvtInts(in)
	case df == nil && sf != nil && isCvtInt(to):
		conv = cvtFloatInt(in, sf)
	case df != nil && sf == nil && isCvtInt(from):
		conv = cvtIntFloat(in, df)
	case df != nil && sf != nil:
		conv = cvtFloats(in, df, sf)
	}
	if conv == nil {
		return nil
	}
	w, keep := in.outWidth(), ones(in.resBits(0))
	if to.Info().Signed && in.resBits(0) > w {
		return lift1(func(a uint64) uint64 { return uint64(sext(conv(a), w)) & keep })
	}
	return lift1(conv)
}

// A span is the range of an integer type.
type span struct {
	min int64
	max uint64
}

func (in *inst) span() span {
	w := in.outWidth()
	if in.ty.Info().Signed {
		return span{-1 << (w - 1), ones(w - 1)}
	}
	return span{0, ones(w)}
}

// cvtInts extends or cuts; .sat clamps to the range of the result's type.
func cvtInts(in *inst) func(x uint64) uint64 {
	w, keep := in.width(), ones(in.outWidth())
	if in.m.Flags&^ir.Sat != 0 || in.m.Rnd != ir.NoRounding {
		return nil
	}
	sat, to := in.has(ir.Sat), in.span()
	if !in.signed() {
		return func(x uint64) uint64 {
			x &= ones(w)
			if sat {
				x = min(x, to.max)
			}
			return x & keep
		}
	}
	return func(x uint64) uint64 {
		v := sext(x, w)
		if sat {
			v = max(v, to.min)
			if v > 0 && uint64(v) > to.max {
				v = int64(to.max)
			}
		}
		return uint64(v) & keep
	}
}

// cvtFloatInt rounds to an integer and clamps it to the range of the type. NaN gives zero, but from f64 and to 64 bits the
// top bit alone, as the manual says.
func cvtFloatInt(in *inst, f *format) func(x uint64) uint64 {
	round := integral[integralOf[in.m.Rnd]]
	if round == nil || f == tfloat || in.m.Flags&^(ir.FTZ|ir.Sat) != 0 || in.has(ir.FTZ) && f != single {
		return nil
	}
	w, to, ftz := in.outWidth(), in.span(), in.has(ir.FTZ)
	nan := uint64(0)
	if f == double64 || w == 64 {
		nan = 1 << (w - 1)
	}
	low, high := float64(to.min), math.Ldexp(1, int(w)) // high: the first number beyond the range
	if in.ty.Info().Signed {
		high /= 2
	}
	return func(x uint64) uint64 {
		x &= ones(f.width)
		if ftz {
			x = f.flush(x)
		}
		v := round(f.float(x))
		switch {
		case v != v:
			return nan
		case v >= high:
			return to.max
		case v <= low:
			return uint64(to.min) & ones(w)
		case v >= 1<<63:
			return uint64(v-1<<63) + 1<<63
		}
		return uint64(int64(v)) & ones(w)
	}
}

// cvtIntFloat rounds an integer to a format.
func cvtIntFloat(in *inst, f *format) func(x uint64) uint64 {
	rnd := in.rnd()
	if f == tfloat || !directed(rnd) || in.m.Flags&^(ir.FTZ|ir.Sat) != 0 {
		return nil
	}
	w, signed := in.width(), in.signed()
	return finish(in, f, func(x uint64) uint64 {
		if v := sext(x, w); signed && v < 0 {
			return f.round(true, uint64(-v), 0, false, rnd)
		}
		return f.round(false, x&ones(w), 0, false, rnd)
	})
}

// finish adds the modifiers that act on a result of format f.
func finish(in *inst, f *format, conv func(x uint64) uint64) func(x uint64) uint64 {
	for _, post := range []struct {
		flag  ir.Flags
		apply func(uint64) uint64
	}{
		{ir.SatFinite, func(x uint64) uint64 {
			if x&^f.sign() == f.inf() {
				return x&f.sign() | f.largest()
			}
			return x
		}},
		{ir.Sat, f.saturate},
		{ir.Relu, f.relu},
	} {
		if in.has(post.flag) {
			inner := conv
			conv = func(x uint64) uint64 { return post.apply(inner(x)) }
		}
	}
	return conv
}

// cvtFloats rounds to a narrower format, to an integral value of the same one, or widens exactly. Subnormals of f32 are
// flushed by .ftz on either side; the formats of 16 bits have none that .ftz knows.
func cvtFloats(in *inst, df, sf *format) func(x uint64) uint64 {
	rnd, ftz := in.m.Rnd, in.has(ir.FTZ)
	toInt := integral[rnd]
	narrowing := df.prec < sf.prec || df.emin > sf.emin || df == tfloat
	switch {
	case sf == tfloat || ftz && df != single && sf != single:
		return nil
	case toInt != nil && df != sf:
		return nil
	case toInt == nil && narrowing && !directed(rnd) && rnd != ir.RNA:
		return nil
	case toInt == nil && !narrowing && rnd != ir.NoRounding && !directed(rnd):
		return nil
	case rnd == ir.RNA && df != tfloat:
		return nil
	case in.m.Flags&(ir.Relu|ir.SatFinite) != 0 && df.prec > 11:
		return nil
	}
	if rnd == ir.NoRounding {
		rnd = ir.RN
	}
	return finish(in, df, func(x uint64) uint64 {
		x &= ones(sf.width)
		if ftz && sf == single {
			x = sf.flush(x)
		}
		if sf.isNaN(x) {
			return df.convertNaN(sf, x)
		}
		v := sf.float(x)
		var r uint64
		if toInt != nil {
			r = df.fromFloat(math.Copysign(toInt(v), v), ir.RN)
		} else {
			r = df.fromFloat(v, rnd)
		}
		if ftz && df == single {
			r = df.flush(r)
		}
		return r
	})
}

// convertNaN keeps the payload where both sides are f64 or the result is.
func (f *format) convertNaN(from *format, x uint64) uint64 {
	switch {
	case !f.double:
		return f.nan
	case from.double:
		return x | 1<<51
	}
	sign := x & from.sign() << (64 - from.width)
	return sign | f.inf() | 1<<51 | x&ones(from.prec-1)<<(53-from.prec)
}

// cvtPair converts two numbers, the first to the high half; one packed operand is not supported.
func cvtPair(in *inst, df, sf *format) Exec {
	if sf != single || len(in.args) != 2 {
		return nil
	}
	conv := cvtFloats(in, df, sf)
	if conv == nil {
		return nil
	}
	return lift2(func(a, b uint64) uint64 { return conv(a)<<df.width | conv(b) })
}
