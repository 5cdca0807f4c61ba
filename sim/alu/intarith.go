package alu

// Integer arithmetic (PTX ISA 9.7.1, 9.7.2). The builders of operations that floats have too hand those on to fparith.go.

import (
	"math"
	"math/bits"

	"lockstep/ir"
)

func buildAdd(in *inst) Exec {
	if in.src.Info().Float {
		return floatBinary(in, addOp)
	}
	if in.has(ir.CarryOut) {
		return buildCarry(addCarry)(in)
	}
	return wrapping(in, func(a, b uint64) uint64 { return a + b })
}

func buildSub(in *inst) Exec {
	if in.src.Info().Float {
		return floatBinary(in, subOp)
	}
	if in.has(ir.CarryOut) {
		return buildCarry(subCarry)(in)
	}
	return wrapping(in, func(a, b uint64) uint64 { return a - b })
}

// wrapping is arithmetic modulo 2^width; with .sat, which only s32 has, it clamps.
func wrapping(in *inst, f func(a, b uint64) uint64) Exec {
	if !in.isInt() || in.has(ir.FTZ) || in.m.Rnd != ir.NoRounding {
		return nil
	}
	if in.has(ir.Sat) {
		if in.src != ir.S32 {
			return nil
		}
		return lift2(func(a, b uint64) uint64 { return satS32(int64(f(uint64(sext(a, 32)), uint64(sext(b, 32))))) })
	}
	keep := ones(in.width())
	return lift2(func(a, b uint64) uint64 { return f(a, b) & keep })
}

func satS32(x int64) uint64 { return uint64(uint32(min(max(x, -1<<31), 1<<31-1))) }

// A carrier adds a carry, or subtracts a borrow, of 0 or 1.
type carrier func(a, b, carry uint64) (d, carryOut uint64)

func addCarry(a, b, carry uint64) (uint64, uint64) { return bits.Add64(a, b, carry) }
func subCarry(a, b, carry uint64) (uint64, uint64) { return bits.Sub64(a, b, carry) }

// buildCarry builds add.cc, addc, sub.cc and subc; the second result is the carry or borrow out of the top bit.
func buildCarry(f carrier) func(in *inst) Exec {
	return func(in *inst) Exec {
		w := in.width()
		if !in.isInt() || in.has(ir.Sat) || in.has(ir.FTZ) {
			return nil
		}
		return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) { return carried(w, f, x[0], x[1], x[2]&1) })
	}
}

// carried does f in the low w bits.
func carried(w uint, f carrier, a, b, carry uint64) (uint64, uint64) {
	if w == 64 {
		return f(a, b, carry)
	}
	d, _ := f(a&ones(w), b&ones(w), carry)
	return d & ones(w), d >> w & 1
}

// product is the part of a * b that the operation asks for.
func product(in *inst) func(a, b uint64) uint64 {
	w, signed := in.width(), in.signed()
	if !in.isInt() {
		return nil
	}
	ext := func(x uint64) uint64 { return x & ones(w) }
	if signed {
		ext = func(x uint64) uint64 { return uint64(sext(x, w)) }
	}
	switch in.m.Sub {
	case ir.Lo:
		return func(a, b uint64) uint64 { return a * b & ones(w) }
	case ir.Hi:
		if w == 64 {
			return func(a, b uint64) uint64 { hi, _ := mul64(a, b, signed); return hi }
		}
		return func(a, b uint64) uint64 { return ext(a) * ext(b) >> w & ones(w) }
	case ir.Wide:
		if w < 64 {
			return func(a, b uint64) uint64 { return ext(a) * ext(b) & ones(2*w) }
		}
	}
	return nil
}

// resultWidth is the width of a multiplication's result.
func (in *inst) resultWidth() uint {
	if in.m.Sub == ir.Wide {
		return 2 * in.width()
	}
	return in.width()
}

func buildMul(in *inst) Exec {
	if in.src.Info().Float {
		return floatBinary(in, mulOp)
	}
	p := product(in)
	if p == nil || in.has(ir.Sat) || in.has(ir.FTZ) {
		return nil
	}
	return lift2(p)
}

func buildMad(in *inst) Exec {
	if in.src.Info().Float {
		return buildFma(in)
	}
	p := product(in)
	if p == nil || in.has(ir.FTZ) {
		return nil
	}
	w := in.resultWidth()
	switch {
	case in.has(ir.CarryOut):
		if in.has(ir.Sat) || w < 32 || in.m.Sub == ir.Wide {
			return nil
		}
		return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) { return carried(w, addCarry, p(x[0], x[1]), x[2], 0) })
	case in.has(ir.Sat):
		if in.src != ir.S32 || in.m.Sub != ir.Hi {
			return nil
		}
		return lift3(func(a, b, c uint64) uint64 { return satS32(sext(p(a, b), 32) + sext(c, 32)) })
	}
	return lift3(func(a, b, c uint64) uint64 { return (p(a, b) + c) & ones(w) })
}

func buildMadc(in *inst) Exec {
	p, w := product(in), in.width()
	if p == nil || w < 32 || in.m.Sub == ir.Wide {
		return nil
	}
	return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
		return carried(w, addCarry, p(x[0], x[1]), x[2], x[3]&1)
	})
}

// product24 multiplies the low 24 bits: lo is the low 32 bits of the 48, hi the high 32.
func product24(in *inst) func(a, b uint64) uint64 {
	if in.width() != 32 || in.src.Info().Float {
		return nil
	}
	ext := func(x uint64) uint64 { return x & ones(24) }
	if in.signed() {
		ext = func(x uint64) uint64 { return uint64(sext(x, 24)) }
	}
	switch in.m.Sub {
	case ir.Lo:
		return func(a, b uint64) uint64 { return ext(a) * ext(b) & ones(32) }
	case ir.Hi:
		return func(a, b uint64) uint64 { return ext(a) * ext(b) >> 16 & ones(32) }
	}
	return nil
}

func buildMul24(in *inst) Exec {
	if p := product24(in); p != nil {
		return lift2(p)
	}
	return nil
}

func buildMad24(in *inst) Exec {
	p := product24(in)
	switch {
	case p == nil:
		return nil
	case in.has(ir.Sat):
		if in.src != ir.S32 || in.m.Sub != ir.Hi {
			return nil
		}
		return lift3(func(a, b, c uint64) uint64 { return satS32(sext(p(a, b), 32) + sext(c, 32)) })
	}
	return lift3(func(a, b, c uint64) uint64 { return (p(a, b) + c) & ones(32) })
}

// less compares two operands of an integer type.
func less(in *inst) func(a, b uint64) bool {
	w := in.width()
	if in.signed() {
		return func(a, b uint64) bool { return sext(a, w) < sext(b, w) }
	}
	return func(a, b uint64) bool { return a&ones(w) < b&ones(w) }
}

func buildSad(in *inst) Exec {
	if !in.isInt() {
		return nil
	}
	lt, keep := less(in), ones(in.width())
	return lift3(func(a, b, c uint64) uint64 {
		if lt(a, b) {
			a, b = b, a
		}
		return (a - b + c) & keep
	})
}

func buildDiv(in *inst) Exec {
	if in.src.Info().Float {
		return floatBinary(in, divOp)
	}
	if !in.isInt() || in.m.Flags != 0 {
		return nil
	}
	w, keep := in.width(), ones(in.width())
	if in.signed() {
		return lift2(func(a, b uint64) uint64 {
			if b&keep == 0 {
				return keep
			}
			return uint64(sext(a, w)/sext(b, w)) & keep
		})
	}
	return lift2(func(a, b uint64) uint64 {
		if b&keep == 0 {
			return keep
		}
		return a & keep / (b & keep)
	})
}

func buildRem(in *inst) Exec {
	if f := formats[in.src]; f != nil && f != tfloat && uint(in.src.Bits()) == f.width {
		return lift2(func(a, b uint64) uint64 { return f.fromFloat(math.Mod(f.float(a), f.float(b)), ir.RN) }) // exact
	}
	if !in.isInt() {
		return nil
	}
	w, keep := in.width(), ones(in.width())
	if in.signed() {
		return lift2(func(a, b uint64) uint64 {
			if b&keep == 0 {
				return a & keep
			}
			return uint64(sext(a, w)%sext(b, w)) & keep
		})
	}
	return lift2(func(a, b uint64) uint64 {
		if b&keep == 0 {
			return a & keep
		}
		return a & keep % (b & keep)
	})
}

func buildAbs(in *inst) Exec {
	if in.src.Info().Float {
		return floatSign(in, func(f *format, x uint64) uint64 { return x &^ f.sign() })
	}
	if !in.isInt() || !in.signed() || in.m.Flags != 0 {
		return nil
	}
	w, keep := in.width(), ones(in.width())
	return lift1(func(a uint64) uint64 {
		if sext(a, w) < 0 {
			a = -a
		}
		return a & keep
	})
}

func buildNeg(in *inst) Exec {
	if in.src.Info().Float {
		return floatSign(in, func(f *format, x uint64) uint64 { return x ^ f.sign() })
	}
	if !in.isInt() || !in.signed() || in.m.Flags != 0 {
		return nil
	}
	keep := ones(in.width())
	return lift1(func(a uint64) uint64 { return -a & keep })
}

func buildMin(in *inst) Exec { return buildExtremum(in, false) }
func buildMax(in *inst) Exec { return buildExtremum(in, true) }

// buildExtremum builds min and max; with .relu, which s32 has, negative results become zero.
func buildExtremum(in *inst, greater bool) Exec {
	if in.src.Info().Float {
		return floatExtremum(in, greater)
	}
	if in.src == ir.Pred {
		return nil // no sign
	}
	relu := in.m.Flags == ir.Relu
	if !in.isInt() || in.m.Flags != 0 && !(relu && in.src == ir.S32) || len(in.args) != 2 {
		return nil
	}
	lt, w, keep := less(in), in.width(), ones(in.width())
	return lift2(func(a, b uint64) uint64 {
		if lt(a, b) == greater {
			a = b
		}
		if relu && sext(a, w) < 0 {
			return 0
		}
		return a & keep
	})
}
