package alu

// Counting, finding, extracting and inserting bits (PTX ISA 9.7.1). popc, clz and bfind give 32 bits whatever they read.

import (
	"math/bits"

	"lockstep/ir"
)

func is32or64(in *inst) bool { return !in.src.Info().Float && (in.width() == 32 || in.width() == 64) }

func buildPopc(in *inst) Exec {
	if !in.isInt() {
		return nil
	}
	keep := ones(in.width())
	return lift1(func(a uint64) uint64 { return uint64(bits.OnesCount64(a & keep)) })
}

func buildClz(in *inst) Exec {
	if !in.isInt() {
		return nil
	}
	w := in.width()
	return lift1(func(a uint64) uint64 { return uint64(bits.LeadingZeros64(a&ones(w))) - uint64(64-w) })
}

// buildBfind finds the highest bit that differs from the sign (from zero, if unsigned); all ones if there is none.
func buildBfind(in *inst) Exec {
	if !is32or64(in) {
		return nil
	}
	w, signed, shiftamt := in.width(), in.signed(), in.has(ir.Shiftamt)
	return lift1(func(a uint64) uint64 {
		if signed && sext(a, w) < 0 {
			a = ^a
		}
		pos := bits.Len64(a&ones(w)) - 1
		switch {
		case pos < 0:
			return ones(32)
		case shiftamt:
			pos = int(w) - 1 - pos
		}
		return uint64(pos)
	})
}

// buildFns finds the n-th set bit from base on, upwards for n > 0 and downwards for n < 0; for n == 0 the bit at base
// itself. All ones if there is none.
func buildFns(in *inst) Exec {
	if in.width() != 32 {
		return nil
	}
	return lift3(func(mask, base, offset uint64) uint64 {
		m, pos, n := uint32(mask), int(base&31), int(int32(offset))
		step := 1
		switch {
		case n == 0:
			n = 1
			m &= 1 << pos
		case n < 0:
			n, step = -n, -1
		}
		for ; pos >= 0 && pos < 32; pos += step {
			if m>>pos&1 != 0 {
				if n--; n == 0 {
					return uint64(pos)
				}
			}
		}
		return ones(32)
	})
}

func buildBrev(in *inst) Exec {
	if !in.isInt() {
		return nil
	}
	w := in.width()
	return lift1(func(a uint64) uint64 { return bits.Reverse64(a) >> (64 - w) })
}

// field reads position and length operands as far as they mean something; see doc.go.
func field(w uint) func(x uint64) uint64 {
	if w == 32 {
		return func(x uint64) uint64 { return x & 0xff }
	}
	return func(x uint64) uint64 { return x & ones(32) }
}

// buildBfe fills with zeros, or for signed types with the field's top bit, which is the value's if the field goes beyond.
func buildBfe(in *inst) Exec {
	if !is32or64(in) {
		return nil
	}
	w, signed, field := in.width(), in.signed(), field(in.width())
	return lift3(func(a, b, c uint64) uint64 {
		pos, n := field(b), field(c)
		if n == 0 {
			return 0
		}
		if !signed {
			return a & ones(w) >> pos & ones(uint(n))
		}
		x := uint64(sext(a, w) >> pos) // beyond the top: the sign
		if n < uint64(w) {
			x = uint64(sext(x, uint(n)))
		}
		return x & ones(w)
	})
}

// buildBfi inserts a into b; what does not fit is dropped.
func buildBfi(in *inst) Exec {
	if !is32or64(in) {
		return nil
	}
	w, field := in.width(), field(in.width())
	return lift4(func(a, b, c, d uint64) uint64 {
		pos, n := field(c), field(d)
		mask := ones(uint(n)) << pos & ones(w)
		return a<<pos&mask | b&ones(w)&^mask
	})
}

// buildBmsk makes b ones at position a.
func buildBmsk(in *inst) Exec {
	if in.width() != 32 || in.has(ir.Clamp) == in.has(ir.Wrap) {
		return nil
	}
	read := clampOrWrap(in)
	return lift2(func(a, b uint64) uint64 { return ones(uint(read(b))) << read(a) & ones(32) })
}

// clampOrWrap reads an operand as at most 32, or modulo 32.
func clampOrWrap(in *inst) func(x uint64) uint64 {
	if in.has(ir.Wrap) {
		return func(x uint64) uint64 { return x & 31 }
	}
	return func(x uint64) uint64 { return min(x&ones(32), 32) }
}

// buildSzext extends from b bits; from none is zero.
func buildSzext(in *inst) Exec {
	if in.width() != 32 || in.has(ir.Clamp) == in.has(ir.Wrap) {
		return nil
	}
	read, signed := clampOrWrap(in), in.signed()
	return lift2(func(a, b uint64) uint64 {
		n := uint(read(b))
		x := a & ones(n)
		if signed && n > 0 {
			x = uint64(sext(x, n))
		}
		return x & ones(32)
	})
}
