package alu

// Operations on the parts of a word: pack and unpack, byte permutation, dot products (PTX ISA 9.7.1, 9.7.9).

import (
	"math/bits"

	"lockstep/ir"
)

// buildPack puts the operands side by side, the first one lowest.
func buildPack(in *inst) Exec {
	n := len(in.args)
	w := in.resBits(0) / uint(n)
	return func(dst *Results, src *Operands, mask uint64) {
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			var x uint64
			for k := n - 1; k >= 0; k-- {
				x = x<<w | src[k][i]&ones(w)
			}
			dst[0][i] = x
		}
	}
}

// buildUnpack takes a word apart, the lowest part first.
func buildUnpack(in *inst) Exec {
	n := len(in.res)
	w := uint(in.ty.Bits()) / uint(n)
	if in.ty == ir.NoScalar {
		w = uint(in.args[0].Type.Bits) / uint(n)
	}
	if n < 2 || w == 0 {
		return nil
	}
	return func(dst *Results, src *Operands, mask uint64) {
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			x := src[0][i]
			for k := range n {
				if dst[k] != nil {
					dst[k][i] = x >> (uint(k) * w) & ones(w)
				}
			}
		}
	}
}

// prmtSelectors are the selectors that the modes of prmt stand for, by the low two bits of the third operand: a nibble
// for each byte of the result, lowest first, as in the manual's tables.
var prmtSelectors = map[ir.Sub][4]uint64{
	ir.PrmtF4E:  {0x3210, 0x4321, 0x5432, 0x6543},
	ir.PrmtB4E:  {0x5670, 0x6701, 0x7012, 0x0123},
	ir.PrmtRC8:  {0x0000, 0x1111, 0x2222, 0x3333},
	ir.PrmtECL:  {0x3210, 0x3211, 0x3222, 0x3333},
	ir.PrmtECR:  {0x0000, 0x1110, 0x2210, 0x3210},
	ir.PrmtRC16: {0x1010, 0x3232, 0x1010, 0x3232},
}

// buildPrmt picks four of the eight bytes {b, a}. Bit 3 of a nibble replicates the byte's sign instead, in the general
// form only.
func buildPrmt(in *inst) Exec {
	if in.width() != 32 {
		return nil
	}
	if in.m.Sub == ir.NoSub {
		return lift3(permute)
	}
	table, ok := prmtSelectors[in.m.Sub]
	if !ok {
		return nil
	}
	return lift3(func(a, b, c uint64) uint64 { return permute(a, b, table[c&3]) })
}

func permute(a, b, selector uint64) uint64 {
	bytes := b<<32 | a&ones(32)
	var r uint64
	for k := 0; k < 4; k++ {
		s := selector >> (4 * k)
		x := bytes >> (8 * (s & 7)) & 0xff
		if s&8 != 0 {
			x = uint64(sext(x, 8)>>7) & 0xff
		}
		r |= x << (8 * k)
	}
	return r
}

// element reads element k, w bits wide, of x.
func element(x uint64, k int, w uint, signed bool) int64 {
	x >>= uint(k) * w
	if signed {
		return sext(x, w)
	}
	return int64(x & ones(w))
}

// buildDp4a adds the products of the four bytes of a and b to c, modulo 2^32.
func buildDp4a(in *inst) Exec {
	if in.ty.Bits() != 32 || in.src.Bits() != 32 {
		return nil
	}
	as, bs := in.ty.Info().Signed, in.src.Info().Signed
	return lift3(func(a, b, c uint64) uint64 {
		d := int64(c)
		for k := range 4 {
			d += element(a, k, 8, as) * element(b, k, 8, bs)
		}
		return uint64(d) & ones(32)
	})
}

// buildDp2a adds the products of the two 16-bit halves of a with two bytes of b, low or high ones, to c.
func buildDp2a(in *inst) Exec {
	if in.ty.Bits() != 32 || in.src.Bits() != 32 || in.m.Sub != ir.Lo && in.m.Sub != ir.Hi {
		return nil
	}
	as, bs, first := in.ty.Info().Signed, in.src.Info().Signed, 0
	if in.m.Sub == ir.Hi {
		first = 2
	}
	return lift3(func(a, b, c uint64) uint64 {
		d := int64(c)
		for k := range 2 {
			d += element(a, k, 16, as) * element(b, first+k, 8, bs)
		}
		return uint64(d) & ones(32)
	})
}
