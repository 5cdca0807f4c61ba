package alu

import "math/bits"

// buildGEP adds index times scale, and a constant, to an address (LLVM Language Reference, getelementptr): the base, or the
// base, a signed index and its scale. All is modulo the width of an address.
func buildGEP(in *inst) Exec {
	keep, off := ones(in.resBits(0)), in.off
	switch len(in.args) {
	case 1:
		return lift1(func(a uint64) uint64 { return (a + off) & keep })
	case 3:
	default:
		return nil
	}
	w := uint(in.args[1].Type.Bits)
	if w == 64 {
		return lift3(func(a, i, scale uint64) uint64 { return (a + i*scale + off) & keep })
	}
	return func(dst *Results, src *Operands, mask uint64) {
		d, a, idx, scale := dst[0], src[0], src[1], src[2]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			d[i] = (a[i] + uint64(sext(idx[i], w))*scale[i] + off) & keep
		}
	}
}
