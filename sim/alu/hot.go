package alu

import (
	"math"

	"lockstep/ir"
)

//go:generate go run gen_hot.go

// key is what the loops of hot_gen.go are found by: they are for operations with one result, without a boolean operation.
type key struct {
	op    ir.Op
	ty    ir.Scalar
	src   ir.Scalar
	sub   ir.Sub
	cmp   ir.Cmp
	rnd   ir.Rounding
	flags ir.Flags
}

func (in *inst) key() key {
	k := key{op: in.op, ty: in.ty, src: in.src, sub: in.m.Sub, cmp: in.m.Cmp, rnd: in.m.Rnd, flags: in.m.Flags}
	if k.sub == ir.Wide {
		k.ty = k.src
	}
	return k
}

// hot finds the loops of hot_gen.go.
var hot map[key]Exec

// hot returns the loop for in, or nil.
func (in *inst) hot() Exec {
	if len(in.res) != 1 || in.m.Bool != ir.NoBool || in.op == ir.OpCvt && (in.res[0].Bits != in.ty.Bits() || len(in.args) != 1) {
		return nil
	}
	return hot[in.key()]
}

// What follows are the parts of the expressions in gen_hot.go, small enough to be inlined.

func f32(x uint64) float32 { return math.Float32frombits(uint32(x)) }
func f64(x uint64) float64 { return math.Float64frombits(x) }

// word32 encodes a result of f32.
func word32(x float32) uint64 {
	if x != x {
		return 0x7fffffff
	}
	return uint64(math.Float32bits(x))
}

// word64 encodes a result of f64 that is no NaN, and leaves a NaN to the operation's calc.
func word64(x float64, slow calc, a, b, c uint64) uint64 {
	if x != x {
		return slow(a, b, c)
	}
	return math.Float64bits(x)
}

var (
	fma32 = fmaOp.calc(single, 3, ir.RN)
	add64 = addOp.calc(double64, 2, ir.RN)
	sub64 = subOp.calc(double64, 2, ir.RN)
	mulD  = mulOp.calc(double64, 2, ir.RN)
	fma64 = fmaOp.calc(double64, 3, ir.RN)
	div64 = divOp.calc(double64, 2, ir.RN)
	rcp64 = rcpOp.calc(double64, 1, ir.RN)

	sqrt64 = sqrtOp.calc(double64, 1, ir.RN)
)

const (
	below32   = 52 - 23            // bits of a float64's fraction below those of an f32
	midpoint  = 1 << (below32 - 1) // the fraction's low bits half-way between two f32s
	minNormal = 1023 - 126         // the exponent field of the smallest normal f32
	infinite  = 2047               // the exponent field of infinities and NaNs
)

// fused is a*b + c, the exact product and the sum rounded to f64.
func fused(a, b, c float32) float64 { return float64(float64(a)*float64(b)) + float64(c) }

// fused32 rounds s = fused(a, b, c) to f32. Rounding twice is harmless unless the first rounding lands half-way between two
// f32s, or among the subnormals; there, and for NaN, slow does the operation. A sum of 0 is exact.
func fused32(s float64, slow calc, a, b, c uint64) uint64 {
	w := math.Float64bits(s)
	if w<<1>>53-minNormal >= infinite-minNormal && s != 0 || w&(1<<below32-1) == midpoint && !exact32(s, a, b, c) {
		return slow(a, b, c)
	}
	return uint64(math.Float32bits(float32(s)))
}

// exact32 reports whether s is a*b + c without rounding: whether the error of the sum is 0 (Knuth, TAOCP 2, 4.2.2, theorem
// B). A sum of two f32s that lie close together is, and often half-way.
func exact32(s float64, a, b, c uint64) bool {
	p, q := float64(f32(a))*float64(f32(b)), float64(f32(c))
	r := s - p
	return (p-(s-r))+(q-r) == 0
}

// canonical32 encodes a result of f32 that did not round.
func canonical32(x uint64) uint64 {
	if x&0x7fffffff > 0x7f800000 {
		return 0x7fffffff
	}
	return x
}

// widened is cvt.f64.f32.
func widened(a uint64) uint64 {
	if x := f32(a); x == x {
		return math.Float64bits(float64(x))
	}
	return double64.convertNaN(single, a)
}

// flushed is an operand or result of f32 under .ftz.
func flushed(x uint64) uint64 {
	if x&0x7f800000 == 0 {
		return x & 0x80000000
	}
	return x
}

// fusedFTZ is fma.rn.ftz.f32 on flushed operands.
func fusedFTZ(a, b, c uint64) uint64 {
	return flushed(fused32(fused(f32(a), f32(b), f32(c)), fma32, a, b, c))
}

// toS32 is cvt.rzi.s32.f32.
func toS32(a uint64) uint64 {
	x := f32(a)
	switch {
	case x >= 1<<31:
		return 1<<31 - 1
	case x < -1<<31:
		return 1 << 31
	case x != x:
		return 0
	}
	return uint64(uint32(int32(x)))
}
