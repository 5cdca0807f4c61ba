package alu

import (
	"math/bits"
)

// Integer functions known by their names, of any width up to 64 bits.

// intLib finds them by what parseLib gives.
var intLib = map[string]func(l *lib) Exec{
	"bswap": unaryInt(func(w uint, a uint64) uint64 { return bits.ReverseBytes64(a) >> (64 - w) }),
	"cttz":  unaryInt(func(w uint, a uint64) uint64 { return min(uint64(bits.TrailingZeros64(a)), uint64(w)) }),
	"ctz":   unaryInt(func(w uint, a uint64) uint64 { return min(uint64(bits.TrailingZeros64(a)), uint64(w)) }),

	"uadd.sat": saturated(false, false), "usub.sat": saturated(true, false), "sadd.sat": saturated(false, true), "ssub.sat": saturated(true, true),
	"add_sat": func(l *lib) Exec { return saturated(false, !l.unsigned())(l) }, "sub_sat": func(l *lib) Exec { return saturated(true, !l.unsigned())(l) },
	"ushl.sat": binaryInt(func(w uint, a, n uint64) uint64 {
		if r := a << n & ones(w); n < uint64(w) && r>>n == a {
			return r
		}
		if a == 0 {
			return 0
		}
		return ones(w)
	}),
	"sshl.sat": binaryInt(func(w uint, a, n uint64) uint64 {
		x := sext(a, w)
		if r := uint64(x) << n & ones(w); n < uint64(w) && sext(r, w)>>n == x {
			return r
		}
		switch {
		case x == 0:
			return 0
		case x < 0:
			return 1 << (w - 1)
		}
		return ones(w - 1)
	}),
	"sadd.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) {
		r := (a + b) & ones(w)
		return r, (a^r)&(b^r)>>(w-1)&1 == 1
	}),
	"ssub.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) {
		r := (a - b) & ones(w)
		return r, (a^b)&(a^r)>>(w-1)&1 == 1
	}),
	"uadd.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) {
		r, c := bits.Add64(a, b, 0)
		return r & ones(w), c == 1 || r > ones(w)
	}),
	"usub.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) { return (a - b) & ones(w), a < b }),
	"smul.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) {
		r := a * b & ones(w)
		return r, mulLeaves(a, b, w, true)
	}),
	"umul.with.overflow": overflowing(func(w uint, a, b uint64) (uint64, bool) {
		r := a * b & ones(w)
		return r, mulLeaves(a, b, w, false)
	}),

	"fshl": funnel(false), "fshr": funnel(true),
	"rotate": binaryInt(func(w uint, a, n uint64) uint64 {
		n %= uint64(w)
		return (a<<n | a>>(uint64(w)-n)) & ones(w)
	}),
	"scmp": ordering(true), "ucmp": ordering(false),
	"ptrmask": binaryInt(func(_ uint, a, b uint64) uint64 { return a & b }),
	"abs": func(l *lib) Exec {
		u := l.unsigned()
		return unaryInt(func(w uint, a uint64) uint64 {
			if !u && sext(a, w) < 0 {
				a = -a
			}
			return a & ones(w)
		})(l)
	},
	"abs_diff": bySign(func(w uint, signed bool, a, b uint64) uint64 {
		if signed && sext(a, w) < sext(b, w) || !signed && a < b {
			a, b = b, a
		}
		return (a - b) & ones(w)
	}),
	"hadd": bySign(func(w uint, signed bool, a, b uint64) uint64 {
		if signed {
			return uint64(sext(a, w)>>1+sext(b, w)>>1+int64(a&b&1)) & ones(w)
		}
		return (a>>1 + b>>1 + a&b&1) & ones(w)
	}),
	"rhadd": bySign(func(w uint, signed bool, a, b uint64) uint64 {
		if signed {
			return uint64(sext(a, w)>>1+sext(b, w)>>1+int64((a|b)&1)) & ones(w)
		}
		return (a>>1 + b>>1 + (a|b)&1) & ones(w)
	}),
	"mul_hi": bySign(func(w uint, signed bool, a, b uint64) uint64 { return highPart(w, signed, a, b) }),
	"mad_hi": func(l *lib) Exec {
		w, signed, ok := l.shape(3)
		if !ok {
			return nil
		}
		signed = !l.unsigned()
		return lift3(func(a, b, c uint64) uint64 { return (highPart(w, signed, a, b) + c) & ones(w) })
	},
	"clamp": func(l *lib) Exec {
		w, signed, ok := l.shape(3)
		if !ok {
			return nil
		}
		signed = !l.unsigned()
		less := func(a, b uint64) bool {
			if signed {
				return sext(a, w) < sext(b, w)
			}
			return a < b
		}
		return lift3(func(x, lo, hi uint64) uint64 {
			if less(x, lo) {
				x = lo
			}
			if less(hi, x) {
				x = hi
			}
			return x
		})
	},
	"bitselect": func(l *lib) Exec {
		if _, _, ok := l.shape(3); !ok {
			return nil
		}
		return lift3(func(a, b, c uint64) uint64 { return a&^c | b&c })
	},
}

// shape gives the width of the operands, if there are n.
func (l *lib) shape(n int) (w uint, signed, ok bool) {
	w = uint(l.in.args[0].Type.Bits)
	return w, false, len(l.in.args) == n && w > 0 && w <= 64
}

func unaryInt(f func(w uint, a uint64) uint64) func(l *lib) Exec {
	return func(l *lib) Exec {
		w := uint(l.in.args[0].Type.Bits)
		if w == 0 || w > 64 {
			return nil
		}
		return lift1(func(a uint64) uint64 { return f(w, a) })
	}
}

func binaryInt(f func(w uint, a, b uint64) uint64) func(l *lib) Exec {
	return func(l *lib) Exec {
		w, _, ok := l.shape(2)
		if !ok {
			return nil
		}
		return lift2(func(a, b uint64) uint64 { return f(w, a, b) })
	}
}

// bySign is binaryInt of an OpenCL function, which is for signed or unsigned numbers by its parameters.
func bySign(f func(w uint, signed bool, a, b uint64) uint64) func(l *lib) Exec {
	return func(l *lib) Exec {
		signed := !l.unsigned()
		return binaryInt(func(w uint, a, b uint64) uint64 { return f(w, signed, a, b) })(l)
	}
}

func highPart(w uint, signed bool, a, b uint64) uint64 {
	switch {
	case w == 64:
		hi, _ := mul64(a, b, signed)
		return hi
	case signed:
		return uint64(sext(a, w)*sext(b, w)>>w) & ones(w)
	}
	return a * b >> w
}

// mulLeaves reports whether a product does not fit w bits.
func mulLeaves(a, b uint64, w uint, signed bool) bool {
	if !signed {
		hi, lo := bits.Mul64(a, b)
		return hi != 0 || lo > ones(w)
	}
	hi, lo := mul64(uint64(sext(a, w)), uint64(sext(b, w)), true)
	return hi != uint64(int64(lo)>>63) || sext(lo, w) != int64(lo)
}

// saturated is a sum or difference that stays in its range.
func saturated(minus, signed bool) func(l *lib) Exec {
	return binaryInt(func(w uint, a, b uint64) uint64 {
		r := a + b
		if minus {
			r = a - b
		}
		r &= ones(w)
		switch {
		case !signed && !minus && r < a:
			return ones(w)
		case !signed && minus && b > a:
			return 0
		case !signed:
			return r
		}
		left := (a ^ r) & (b ^ r)
		if minus {
			left = (a ^ b) & (a ^ r)
		}
		if left>>(w-1)&1 == 0 {
			return r
		}
		if a>>(w-1)&1 == 1 {
			return 1 << (w - 1)
		}
		return ones(w - 1)
	})
}

// overflowing gives a result and whether it left its range.
func overflowing(f func(w uint, a, b uint64) (uint64, bool)) func(l *lib) Exec {
	return func(l *lib) Exec {
		w, _, ok := l.shape(2)
		if !ok || len(l.in.res) != 2 {
			return nil
		}
		return liftTuple(l.in, func(x *[MaxOperands]uint64) (uint64, uint64) {
			r, left := f(w, x[0], x[1])
			return r, b2u(left)
		})
	}
}

// funnel shifts two words side by side by a number modulo their width.
func funnel(right bool) func(l *lib) Exec {
	return func(l *lib) Exec {
		w, _, ok := l.shape(3)
		if !ok {
			return nil
		}
		return lift3(func(hi, lo, n uint64) uint64 {
			n %= uint64(w)
			if right {
				n = uint64(w) - n
			}
			return (hi<<n | lo>>(uint64(w)-n)) & ones(w)
		})
	}
}

// ordering is -1, 0 or 1.
func ordering(signed bool) func(l *lib) Exec {
	return func(l *lib) Exec {
		w, _, ok := l.shape(2)
		if !ok {
			return nil
		}
		keep := ones(l.in.resBits(0))
		return lift2(func(a, b uint64) uint64 {
			if signed {
				a, b = a^1<<(w-1), b^1<<(w-1)
			}
			switch {
			case a < b:
				return keep
			case a > b:
				return 1
			}
			return 0
		})
	}
}
