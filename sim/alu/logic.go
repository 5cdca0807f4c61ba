package alu

// Logic, moves and selection (PTX ISA 9.7.6, 9.7.8, 9.7.9).

import (
	"math/bits"

	"lockstep/ir"
)

func buildMov(in *inst) Exec {
	keep := ones(in.resBits(0))
	return lift1(func(a uint64) uint64 { return a & keep })
}

func bitwise(f func(a, b uint64) uint64) func(in *inst) Exec {
	return func(in *inst) Exec {
		keep := ones(in.width())
		return lift2(func(a, b uint64) uint64 { return f(a, b) & keep })
	}
}

func buildNot(in *inst) Exec {
	keep := ones(in.width())
	return lift1(func(a uint64) uint64 { return ^a & keep })
}

func buildCnot(in *inst) Exec {
	keep := ones(in.width())
	return lift1(func(a uint64) uint64 { return b2u(a&keep == 0) })
}

// buildLop3 evaluates the truth table one row at a time: row i holds for the bits where (a, b, c) spells i.
func buildLop3(in *inst) Exec {
	if in.width() != 32 || len(in.args) != 4 || in.m.Bool != ir.NoBool {
		return nil
	}
	return lift4(func(a, b, c, table uint64) uint64 {
		var r uint32
		for t := uint8(table); t != 0; t &= t - 1 {
			row := uint32(bits.TrailingZeros8(t))
			r |= match(uint32(a), row>>2) & match(uint32(b), row>>1) & match(uint32(c), row)
		}
		return uint64(r)
	})
}

// match has ones where the bits of x equal the lowest bit of want.
func match(x, want uint32) uint32 { return x ^ (want&1 - 1) }

func buildSelp(in *inst) Exec {
	keep, neg := ones(in.width()), b2u(in.has(ir.NegC))
	return lift3(func(a, b, p uint64) uint64 {
		if p&1 != neg {
			return a & keep
		}
		return b & keep
	})
}

// buildSlct selects by the sign of the third operand: -0 counts as not negative, NaN as negative.
func buildSlct(in *inst) Exec {
	keep := ones(uint(in.ty.Bits()))
	var first func(c uint64) bool
	switch in.src {
	case ir.S32:
		first = func(c uint64) bool { return int32(c) >= 0 }
	case ir.TF32:
		ftz := in.has(ir.FTZ)
		first = func(c uint64) bool { return f32in(c, ftz) >= 0 }
	default:
		return nil
	}
	return lift3(func(a, b, c uint64) uint64 {
		if first(c) {
			return a & keep
		}
		return b & keep
	})
}
