package alu

import (
	"math"
	"math/bits"

	"lockstep/ir"
)

// format is a binary floating-point format with subnormals, infinities and NaN, as IEEE 754 describes them.
type format struct {
	width  uint   // of the encoding, in bits
	prec   uint   // bits of the significand, the hidden one included
	emin   int    // exponent of the smallest normal number
	emax   int    // exponent of the largest number
	shift  uint   // the encoding's position in its word: tf32 is in the high 19 of 32 bits
	nan    uint64 // what operations give for NaN
	double bool   // NaN operands are passed on with their payload
}

var (
	half     = &format{width: 16, prec: 11, emin: -14, emax: 15, nan: 0x7fff}
	bfloat   = &format{width: 16, prec: 8, emin: -126, emax: 127, nan: 0x7fff}
	single   = &format{width: 32, prec: 24, emin: -126, emax: 127, nan: 0x7fffffff}
	tfloat   = &format{width: 32, prec: 11, emin: -126, emax: 127, shift: 13, nan: 0x7fffffff}
	double64 = &format{width: 64, prec: 53, emin: -1022, emax: 1023, nan: 0xfff8000000000000, double: true}
)

// formats finds the format of an operating type; packed types have that of one element.
var formats = [ir.NumScalars]*format{
	ir.TF16: half, ir.TF16x2: half, ir.TBF16: bfloat, ir.TBF16x2: bfloat,
	ir.TF32: single, ir.TF32x2: single, ir.TTF32: tfloat, ir.TF64: double64,
}

// inf, largest, one and sign are encodings.
func (f *format) inf() uint64     { return uint64(f.emax-f.emin+2) << (f.prec - 1) << f.shift }
func (f *format) largest() uint64 { return f.inf() - 1<<f.shift }
func (f *format) one() uint64     { return uint64(1-f.emin) << (f.prec - 1) << f.shift }
func (f *format) sign() uint64    { return 1 << (f.width - 1) }

// isNaN, isZero and isSubnormal classify an encoding.
func (f *format) isNaN(x uint64) bool  { return x&^f.sign()&ones(f.width) > f.inf() }
func (f *format) isZero(x uint64) bool { return x&^f.sign()&ones(f.width) == 0 }
func (f *format) isSubnormal(x uint64) bool {
	return !f.isZero(x) && x&^f.sign()&ones(f.width) < 1<<(f.prec-1)<<f.shift
}

// flush replaces a subnormal by the zero of its sign.
func (f *format) flush(x uint64) uint64 {
	if f.isSubnormal(x) {
		return x & f.sign()
	}
	return x
}

// round encodes (-1)^neg * (m + t) * 2^e, rounded once, where 0 < t < 1 if sticky, else t = 0. With m == 0 the result is
// a zero, and sticky must not be set. Values beyond the largest become it or infinity, as the rounding says.
func (f *format) round(neg bool, m uint64, e int, sticky bool, rnd ir.Rounding) uint64 {
	var sign uint64
	if neg {
		sign = f.sign()
	}
	if m == 0 {
		return sign
	}
	lz := bits.LeadingZeros64(m)
	m <<= lz
	e -= lz
	if e+63 > f.emax {
		return sign | f.overflow(neg, rnd)
	}
	lowest := f.emin - int(f.prec-1)
	low := max(e+63-int(f.prec-1), lowest) // exponent of the last bit kept
	kept, dropped, halfway := uint64(0), uint64(1), uint64(2)
	switch drop := uint(low - e); { // at least 64 - prec > 0
	case drop < 64:
		kept, dropped, halfway = m>>drop, m&ones(drop), 1<<(drop-1)
	case drop == 64:
		dropped, halfway = m, 1<<63
	}
	inexact := dropped != 0 || sticky
	var up bool
	switch rnd {
	case ir.RN:
		up = dropped > halfway || dropped == halfway && (sticky || kept&1 != 0)
	case ir.RNA:
		up = dropped >= halfway
	case ir.RM:
		up = neg && inexact
	case ir.RP:
		up = !neg && inexact
	}
	if up {
		kept++ // perhaps to the next power of two: the sum below carries it into the exponent
	}
	// The hidden bit, where there is one, counts as one in the exponent's field.
	kept += uint64(low-lowest) << (f.prec - 1)
	if kept <<= f.shift; kept >= f.inf() {
		kept = f.overflow(neg, rnd)
	}
	return sign | kept
}

// overflow is the magnitude of what is beyond the largest number.
func (f *format) overflow(neg bool, rnd ir.Rounding) uint64 {
	if rnd == ir.RZ || rnd == ir.RM && !neg || rnd == ir.RP && neg {
		return f.largest()
	}
	return f.inf()
}

// fromFloat rounds x. NaN gives the format's NaN; the payload of a NaN is double64's affair elsewhere.
func (f *format) fromFloat(x float64, rnd ir.Rounding) uint64 {
	b := math.Float64bits(x)
	neg := b>>63 != 0
	var sign uint64
	if neg {
		sign = f.sign()
	}
	switch exp, frac := int(b>>52&0x7ff), b&ones(52); {
	case exp == 0x7ff && frac != 0:
		return f.nan
	case exp == 0x7ff:
		return sign | f.inf()
	case exp == 0:
		return f.round(neg, frac, -1074, false, rnd)
	default:
		return f.round(neg, frac|1<<52, exp-1075, false, rnd)
	}
}

// float is the value of an encoding. Every format's values are float64s; a NaN gives some NaN.
func (f *format) float(x uint64) float64 {
	switch f {
	case double64:
		return math.Float64frombits(x)
	case single:
		return float64(math.Float32frombits(uint32(x)))
	}
	x = x & ones(f.width) >> f.shift << f.shift
	mag := x &^ f.sign()
	v := math.NaN()
	switch {
	case mag == f.inf():
		v = math.Inf(1)
	case mag < f.inf():
		mag >>= f.shift
		exp, frac := int(mag>>(f.prec-1)), mag&ones(f.prec-1)
		if exp == 0 {
			exp = 1
		} else {
			frac |= 1 << (f.prec - 1)
		}
		v = math.Ldexp(float64(frac), exp-1+f.emin-int(f.prec-1))
	}
	if x&f.sign() != 0 {
		v = -v
	}
	return v
}

// saturate clamps an encoding to [+0, 1]; NaN becomes +0.
func (f *format) saturate(x uint64) uint64 {
	switch {
	case f.isNaN(x), x&f.sign() != 0:
		return 0
	case x > f.one():
		return f.one()
	}
	return x
}

// relu makes negative numbers +0 and NaN the format's own.
func (f *format) relu(x uint64) uint64 {
	switch {
	case f.isNaN(x):
		return f.nan
	case x&f.sign() != 0:
		return 0
	}
	return x
}

// f32in reads an operand, with subnormals as zeros of their sign if ftz.
func f32in(x uint64, ftz bool) float32 {
	if ftz {
		x = single.flush(x & ones(32))
	}
	return math.Float32frombits(uint32(x))
}
