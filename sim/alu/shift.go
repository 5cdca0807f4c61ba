package alu

// Shifts (PTX ISA 9.7.8). Amounts are unsigned 32-bit numbers whatever the type of the value.

import "lockstep/ir"

// buildShl gives zero for amounts of the width and more.
func buildShl(in *inst) Exec {
	keep := ones(in.width())
	return lift2(func(a, n uint64) uint64 { return a << uint32(n) & keep })
}

// buildShr fills with the sign for signed types, also for amounts of the width and more.
func buildShr(in *inst) Exec {
	w := in.width()
	keep := ones(w)
	if in.signed() {
		return lift2(func(a, n uint64) uint64 { return uint64(sext(a, w)>>uint32(n)) & keep })
	}
	return lift2(func(a, n uint64) uint64 { return a & keep >> uint32(n) })
}

// buildShf shifts the 64 bits {b, a} and gives the high word (left) or the low word (right).
func buildShf(in *inst) Exec {
	if in.width() != 32 || in.has(ir.Clamp) == in.has(ir.Wrap) {
		return nil
	}
	amount := func(c uint64) uint32 { return min(uint32(c), 32) }
	if in.has(ir.Wrap) {
		amount = func(c uint64) uint32 { return uint32(c) & 31 }
	}
	switch in.m.Sub {
	case ir.ShfL:
		return lift3(func(a, b, c uint64) uint64 { return (b<<32 | a&ones(32)) << amount(c) >> 32 })
	case ir.ShfR:
		return lift3(func(a, b, c uint64) uint64 { return (b<<32 | a&ones(32)) >> amount(c) & ones(32) })
	}
	return nil
}
