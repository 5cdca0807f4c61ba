package alu

import (
	"math"
	"math/bits"

	"lockstep/ir"
)

// A Check returns the lanes of mask for whose operands an operation breaks a promise of the text. It runs before the operation,
// whose result may take the place of an operand.
type Check func(src *Operands, mask uint64) uint64

// Poison returns the check for results that are poison though no operand is (LLVM Language Reference, "Poison Values"); nil if
// v promises nothing that is checked. Not checked are inbounds, nusw and nuw of getelementptr, whose accesses fault by
// themselves, ninf, and results of floating-point operations.
func Poison(v *ir.Value) Check {
	in := newInst(v)
	flags := v.Mods().Flags & promises
	if flags == 0 {
		return nil
	}
	if in.src.Info().Float {
		return in.floatPoison(flags)
	}
	if in.src == ir.NoScalar || !in.isInt() {
		return nil
	}
	w := in.width()
	switch v.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		return in.wrapPoison(flags, w)
	case ir.OpShl:
		return check2(func(a, n uint64) bool {
			n = min(n, 64)
			a &= ones(w)
			r := a << n & ones(w)
			return n >= uint64(w) || flags&ir.NUW != 0 && r>>n != a || flags&ir.NSW != 0 && sext(r, w)>>n != sext(a, w)
		})
	case ir.OpShr:
		return check2(func(a, n uint64) bool { return n >= uint64(w) || flags&ir.Exact != 0 && a&ones(uint(n)) != 0 })
	case ir.OpDiv:
		if flags&ir.Exact == 0 {
			return nil
		}
		if in.signed() {
			return check2(func(a, b uint64) bool { return b&ones(w) != 0 && sext(a, w)%sext(b, w) != 0 })
		}
		return check2(func(a, b uint64) bool { return b&ones(w) != 0 && a&ones(w)%(b&ones(w)) != 0 })
	case ir.OpOr:
		if flags&ir.Disjoint != 0 {
			return check2(func(a, b uint64) bool { return a&b != 0 })
		}
	case ir.OpSetp:
		if flags&ir.SameSign != 0 {
			return check2(func(a, b uint64) bool { return (a^b)>>(w-1)&1 != 0 })
		}
	case ir.OpCvt:
		return in.cvtPoison(flags, w)
	}
	return nil
}

// Undefined returns the check for operands that make v undefined behaviour: division by zero, and the most negative number by -1.
func Undefined(v *ir.Value) Check {
	if v.Mods().Flags&ir.OutUB == 0 || v.Op != ir.OpDiv && v.Op != ir.OpRem {
		return nil
	}
	in := newInst(v)
	if !in.isInt() {
		return nil
	}
	w := in.width()
	if !in.signed() {
		return check2(func(_, b uint64) bool { return b&ones(w) == 0 })
	}
	return check2(func(a, b uint64) bool {
		return b&ones(w) == 0 || b&ones(w) == ones(w) && a&ones(w) == 1<<(w-1)
	})
}

func check2(f func(a, b uint64) bool) Check {
	return func(src *Operands, mask uint64) (bad uint64) {
		a, b := src[0], src[1]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			if f(a[i], b[i]) {
				bad |= 1 << i
			}
		}
		return bad
	}
}

func check1(f func(a uint64) bool) Check {
	return func(src *Operands, mask uint64) (bad uint64) {
		a := src[0]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			if f(a[i]) {
				bad |= 1 << i
			}
		}
		return bad
	}
}

// wrapPoison: nsw and nuw of sums, differences and products.
func (in *inst) wrapPoison(flags ir.Flags, w uint) Check {
	nsw, nuw := flags&ir.NSW != 0, flags&ir.NUW != 0
	if !nsw && !nuw {
		return nil
	}
	switch in.op {
	case ir.OpAdd:
		return check2(func(a, b uint64) bool {
			r := (a + b) & ones(w)
			return nsw && (a^r)&(b^r)>>(w-1)&1 != 0 || nuw && r < a
		})
	case ir.OpSub:
		return check2(func(a, b uint64) bool {
			r := (a - b) & ones(w)
			return nsw && (a^b)&(a^r)>>(w-1)&1 != 0 || nuw && a < b
		})
	}
	return check2(func(a, b uint64) bool { return nsw && mulLeaves(a, b, w, true) || nuw && mulLeaves(a, b, w, false) })
}

// cvtPoison: trunc nuw and nsw, zext and uitofp nneg.
func (in *inst) cvtPoison(flags ir.Flags, w uint) Check {
	switch to := in.outWidth(); {
	case flags&ir.NNeg != 0:
		return check1(func(a uint64) bool { return a>>(w-1)&1 != 0 })
	case in.ty.Info().Float || to >= w:
		return nil
	case flags&(ir.NUW|ir.NSW) != 0:
		return check1(func(a uint64) bool {
			return flags&ir.NUW != 0 && a&ones(w)>>to != 0 || flags&ir.NSW != 0 && sext(a, to) != sext(a, w)
		})
	}
	return nil
}

// floatPoison: operands that are NaN against nnan, and conversions to integers that do not fit.
func (in *inst) floatPoison(flags ir.Flags) Check {
	f := formats[in.src]
	if f == nil || f == tfloat || uint(in.src.Bits()) != f.width {
		return nil
	}
	if in.op == ir.OpCvt && flags&ir.OutPoison != 0 && !in.ty.Info().Float {
		span := in.span()
		low, high := float64(span.min), math.Ldexp(1, int(in.outWidth()))
		if in.ty.Info().Signed {
			high /= 2
		}
		return check1(func(a uint64) bool {
			v := math.Trunc(f.float(a))
			return v != v || v < low || v >= high
		})
	}
	if flags&ir.FMNNaN == 0 {
		return nil
	}
	n := len(in.args)
	if in.op == ir.OpSelp {
		return nil // of the operand that is taken: the operations that made them say it
	}
	return func(src *Operands, mask uint64) (bad uint64) {
		for k := range n {
			for m := mask; m != 0; m &= m - 1 {
				i := bits.TrailingZeros64(m)
				if f.isNaN(src[k][i]) {
					bad |= 1 << i
				}
			}
		}
		return bad
	}
}
