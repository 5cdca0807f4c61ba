package alu

import "math/bits"

// The lifts make an Exec of a function of one lane. They visit the lanes of the mask alone.

func lift1(f func(a uint64) uint64) Exec {
	return func(dst *Results, src *Operands, mask uint64) {
		d, a := dst[0], src[0]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			d[i] = f(a[i])
		}
	}
}

func lift2(f func(a, b uint64) uint64) Exec {
	return func(dst *Results, src *Operands, mask uint64) {
		d, a, b := dst[0], src[0], src[1]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			d[i] = f(a[i], b[i])
		}
	}
}

func lift3(f func(a, b, c uint64) uint64) Exec {
	return func(dst *Results, src *Operands, mask uint64) {
		d, a, b, c := dst[0], src[0], src[1], src[2]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			d[i] = f(a[i], b[i], c[i])
		}
	}
}

func lift4(f func(a, b, c, d uint64) uint64) Exec {
	return func(dst *Results, src *Operands, mask uint64) {
		r, a, b, c, d := dst[0], src[0], src[1], src[2], src[3]
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			r[i] = f(a[i], b[i], c[i], d[i])
		}
	}
}

// liftTuple lifts a function of up to four operands, those that are not there being zero, with one or two results: an Exec
// with one result leaves the place of a second one alone.
func liftTuple(in *inst, f func(a *[MaxOperands]uint64) (uint64, uint64)) Exec {
	n, two := len(in.args), len(in.res) == 2
	return func(dst *Results, src *Operands, mask uint64) {
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			var a [MaxOperands]uint64
			for k := range n {
				a[k] = src[k][i]
			}
			x, y := f(&a)
			if dst[0] != nil {
				dst[0][i] = x
			}
			if two && dst[1] != nil {
				dst[1][i] = y
			}
		}
	}
}

// ones returns n low bits set, n <= 64.
func ones(n uint) uint64 { return 1<<n - 1 }

// sext reads the low n bits of x as a signed number, 1 <= n <= 64.
func sext(x uint64, n uint) int64 { return int64(x<<(64-n)) >> (64 - n) }

// b2u is 1 for true.
func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// holdsPlain is Holds without vectors.
func holdsPlain(v []uint64) uint64 {
	var t uint64
	for i, x := range v {
		t |= (x & 1) << (uint(i) & 63)
	}
	return t
}
