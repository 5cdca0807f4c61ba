package uniform

import (
	"math/bits"

	"lockstep/ir"
)

// operation computes one thread's result from its operands, each read as the low bits of its operating type; false where the
// result is unspecified.
type operation func(a *[5]uint64) (uint64, bool)

// concrete holds the makers of operations on integers: PTX ISA 9.7.1, 9.7.7, 9.7.8, 9.7.9. A maker returns nil for a form that it does
// not know. in is what the operands are, and w their width.
var concrete = [ir.NumOps]func(v *ir.Value, in *ir.ScalarInfo, w int) operation{
	ir.OpAdd:   binary(func(a, b uint64, _ int) uint64 { return a + b }),
	ir.OpSub:   binary(func(a, b uint64, _ int) uint64 { return a - b }),
	ir.OpAnd:   binary(func(a, b uint64, _ int) uint64 { return a & b }),
	ir.OpOr:    binary(func(a, b uint64, _ int) uint64 { return a | b }),
	ir.OpXor:   binary(func(a, b uint64, _ int) uint64 { return a ^ b }),
	ir.OpShl:   shiftLeft,
	ir.OpShr:   shiftRight,
	ir.OpMul:   multiply,
	ir.OpMad:   multiply,
	ir.OpMin:   extreme(true),
	ir.OpMax:   extreme(false),
	ir.OpDiv:   divide(func(a, b uint64) uint64 { return a / b }, func(a, b int64) int64 { return a / b }),
	ir.OpRem:   divide(func(a, b uint64) uint64 { return a % b }, func(a, b int64) int64 { return a % b }),
	ir.OpNeg:   unary(func(a uint64, _ int) uint64 { return -a }),
	ir.OpNot:   unary(func(a uint64, _ int) uint64 { return ^a }),
	ir.OpAbs:   unary(func(a uint64, w int) uint64 { return magnitude(signed(a, w)) }),
	ir.OpPopc:  unary(func(a uint64, _ int) uint64 { return uint64(bits.OnesCount64(a)) }),
	ir.OpClz:   unary(func(a uint64, w int) uint64 { return uint64(bits.LeadingZeros64(a) - 64 + w) }),
	ir.OpBrev:  unary(func(a uint64, w int) uint64 { return bits.Reverse64(a) >> (64 - w) }),
	ir.OpCnot:  unary(func(a uint64, _ int) uint64 { return truth(a == 0) }),
	ir.OpBfind: findBit,
	ir.OpBfe:   extract,
	ir.OpBfi:   insert,
	ir.OpSad:   absoluteDifference,
	ir.OpSetp:  compare,
	ir.OpSet:   compareToMask,
	ir.OpSelp:  choose,
	ir.OpLop3:  truthTable,
	ir.OpShf:   funnel,
	ir.OpPrmt:  permute,
	ir.OpCvt:   convert,
	ir.OpMov: func(*ir.Value, *ir.ScalarInfo, int) operation {
		return func(a *[5]uint64) (uint64, bool) { return a[0], true }
	},
}

// operationOf returns the operation that v performs on integers, or nil if that is not known.
func operationOf(v *ir.Value) operation {
	make := concrete[v.Op]
	if make == nil {
		return nil
	}
	m := v.Mods()
	in := operandType(v)
	if in.Float || in.Bits == 0 || in.Bits > 64 || m.Ty.Info().Float || m.Flags&ir.UnknownMod != 0 || m.Flags&ir.Sat != 0 && v.Op != ir.OpCvt {
		return nil
	}
	return make(v, in, in.Bits)
}

// operandType is what v's operands are read as: SrcTy if given, else Ty, else their containers.
func operandType(v *ir.Value) *ir.ScalarInfo {
	m := v.Mods()
	switch {
	case m.SrcTy != ir.NoScalar:
		return m.SrcTy.Info()
	case m.Ty != ir.NoScalar:
		return m.Ty.Info()
	case len(v.Args) > 0 && v.Args[0].Type.IsScalar():
		return &ir.ScalarInfo{Bits: v.Args[0].Type.Bits}
	}
	return ir.OtherScalar.Info()
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

func unary(f func(a uint64, w int) uint64) func(*ir.Value, *ir.ScalarInfo, int) operation {
	return func(_ *ir.Value, _ *ir.ScalarInfo, w int) operation {
		return func(a *[5]uint64) (uint64, bool) { return f(a[0], w), true }
	}
}

func binary(f func(a, b uint64, w int) uint64) func(*ir.Value, *ir.ScalarInfo, int) operation {
	return func(_ *ir.Value, _ *ir.ScalarInfo, w int) operation {
		return func(a *[5]uint64) (uint64, bool) { return f(a[0], a[1], w), true }
	}
}

// shiftLeft and shiftRight clamp the amount, a 32-bit number, at the width.
func shiftLeft(v *ir.Value, _ *ir.ScalarInfo, w int) operation {
	if v.Mods().Flags&ir.OutPoison != 0 {
		return func(a *[5]uint64) (uint64, bool) { return a[0] << min(a[1], uint64(w)), a[1] < uint64(w) }
	}
	return func(a *[5]uint64) (uint64, bool) { return a[0] << min(a[1], uint64(w)), true }
}

func shiftRight(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	poison := v.Mods().Flags&ir.OutPoison != 0
	return func(a *[5]uint64) (uint64, bool) {
		n := min(a[1], uint64(w))
		ok := !poison || a[1] < uint64(w)
		if in.Signed {
			return uint64(signed(a[0], w) >> n), ok
		}
		return a[0] >> n, ok
	}
}

// multiply is mul and mad: the low half, the high half, or the whole product.
func multiply(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	product := func(a, b uint64) (hi, lo uint64) {
		if in.Signed {
			hi, lo = bits.Mul64(uint64(signed(a, w)), uint64(signed(b, w)))
			if signed(a, w) < 0 {
				hi -= uint64(signed(b, w))
			}
			if signed(b, w) < 0 {
				hi -= uint64(signed(a, w))
			}
			return hi, lo
		}
		return bits.Mul64(a, b)
	}
	sub := v.Mods().Sub
	if sub == ir.NoSub {
		sub = ir.Lo
	}
	if sub != ir.Lo && sub != ir.Hi && (sub != ir.Wide || w > 32) {
		return nil
	}
	return func(a *[5]uint64) (uint64, bool) {
		hi, lo := product(a[0], a[1])
		if sub == ir.Hi {
			lo = lo>>w | hi<<(64-w)
			if w == 64 {
				lo = hi
			}
		}
		if v.Op == ir.OpMad {
			lo += a[2]
		}
		return lo, true
	}
}

func extreme(least bool) func(*ir.Value, *ir.ScalarInfo, int) operation {
	return func(v *ir.Value, in *ir.ScalarInfo, w int) operation {
		n := len(v.Operands())
		return func(a *[5]uint64) (uint64, bool) {
			m := a[0]
			for _, x := range a[1:n] {
				less := x < m
				if in.Signed {
					less = signed(x, w) < signed(m, w)
				}
				if less == least {
					m = x
				}
			}
			return m, true
		}
	}
}

func divide(unsigned func(a, b uint64) uint64, sign func(a, b int64) int64) func(*ir.Value, *ir.ScalarInfo, int) operation {
	return func(_ *ir.Value, in *ir.ScalarInfo, w int) operation {
		return func(a *[5]uint64) (uint64, bool) {
			switch {
			case a[1] == 0:
				return 0, false
			case in.Signed:
				x, y := signed(a[0], w), signed(a[1], w)
				if y == -1 && x == signed(1<<(w-1), w) {
					return 0, false // overflow
				}
				return uint64(sign(x, y)), true
			}
			return unsigned(a[0], a[1]), true
		}
	}
}

func findBit(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	amount := v.Mods().Flags&ir.Shiftamt != 0
	return func(a *[5]uint64) (uint64, bool) {
		x := a[0]
		if in.Signed && signed(x, w) < 0 {
			x = trunc(^x, w)
		}
		if x == 0 {
			return 1<<32 - 1, true
		}
		at := uint64(bits.Len64(x) - 1)
		if amount {
			at = uint64(w) - 1 - at
		}
		return at, true
	}
}

// fieldTooFar reports whether a position or length of a 64-bit field is beyond 8 bits: the manual takes 8 bits of them, machines 32.
func fieldTooFar(w int, pos, n uint64) bool { return w == 64 && (pos > 255 || n > 255) }

// extract is bfe: bits past the most significant one read as 0, or as the sign.
func extract(_ *ir.Value, in *ir.ScalarInfo, w int) operation {
	return func(a *[5]uint64) (uint64, bool) {
		pos, n := a[1]&0xff, a[2]&0xff
		switch {
		case fieldTooFar(w, a[1], a[2]):
			return 0, false
		case n == 0:
			return 0, true
		}
		if in.Signed {
			x := uint64(signed(a[0], w) >> min(pos, 63))
			top := min(pos+n-1, uint64(w)-1)
			fill := -(a[0] >> top & 1)
			if n >= 64 {
				return x, true
			}
			return x&(1<<n-1) | fill<<n, true
		}
		if pos >= uint64(w) {
			return 0, true
		}
		return trunc(a[0]>>pos, int(min(n, 64))), true
	}
}

func insert(_ *ir.Value, _ *ir.ScalarInfo, w int) operation {
	return func(a *[5]uint64) (uint64, bool) {
		pos, n := a[2]&0xff, a[3]&0xff
		switch {
		case fieldTooFar(w, a[2], a[3]):
			return 0, false
		case pos >= uint64(w):
			return a[1], true
		}
		mask := trunc(^uint64(0), int(min(n, 64))) << pos
		return a[1]&^mask | a[0]<<pos&mask, true
	}
}

func absoluteDifference(_ *ir.Value, in *ir.ScalarInfo, w int) operation {
	return func(a *[5]uint64) (uint64, bool) {
		x, y := a[0], a[1]
		if less := x < y; in.Signed && signed(x, w) < signed(y, w) || !in.Signed && less {
			x, y = y, x
		}
		return x - y + a[2], true
	}
}

// comparison returns the predicate of setp and set, the combination with their third operand included.
func comparison(v *ir.Value, in *ir.ScalarInfo, w int) func(a *[5]uint64) bool {
	m := v.Mods()
	less := func(x, y uint64) bool { return x < y }
	if in.Signed {
		less = func(x, y uint64) bool { return signed(x, w) < signed(y, w) }
	}
	var cmp func(x, y uint64) bool
	switch m.Cmp {
	case ir.EQ:
		cmp = func(x, y uint64) bool { return x == y }
	case ir.NE:
		cmp = func(x, y uint64) bool { return x != y }
	case ir.LT:
		cmp = less
	case ir.GT:
		cmp = func(x, y uint64) bool { return less(y, x) }
	case ir.LE:
		cmp = func(x, y uint64) bool { return !less(y, x) }
	case ir.GE:
		cmp = func(x, y uint64) bool { return !less(x, y) }
	default:
		return nil
	}
	neg := truth(m.Flags&ir.NegC != 0)
	switch m.Bool {
	case ir.BoolAnd:
		return func(a *[5]uint64) bool { return cmp(a[0], a[1]) && a[2]^neg == 1 }
	case ir.BoolOr:
		return func(a *[5]uint64) bool { return cmp(a[0], a[1]) || a[2]^neg == 1 }
	case ir.BoolXor:
		return func(a *[5]uint64) bool { return cmp(a[0], a[1]) != (a[2]^neg == 1) }
	}
	return func(a *[5]uint64) bool { return cmp(a[0], a[1]) }
}

func compare(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	c := comparison(v, in, w)
	if c == nil {
		return nil
	}
	return func(a *[5]uint64) (uint64, bool) { return truth(c(a)), true }
}

func compareToMask(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	c := comparison(v, in, w)
	if c == nil || v.Mods().Ty.Info().Float {
		return nil
	}
	return func(a *[5]uint64) (uint64, bool) { return -truth(c(a)), true }
}

func choose(v *ir.Value, _ *ir.ScalarInfo, _ int) operation {
	neg := truth(v.Mods().Flags&ir.NegC != 0)
	return func(a *[5]uint64) (uint64, bool) {
		if a[2]^neg == 1 {
			return a[0], true
		}
		return a[1], true
	}
}

func truthTable(_ *ir.Value, _ *ir.ScalarInfo, _ int) operation {
	return func(a *[5]uint64) (uint64, bool) {
		var r uint64
		for i := range uint64(8) {
			if a[3]>>i&1 == 0 {
				continue
			}
			r |= (a[0] ^ -(i>>2&1 ^ 1)) & (a[1] ^ -(i>>1&1 ^ 1)) & (a[2] ^ -(i&1 ^ 1))
		}
		return r, true
	}
}

// funnel is shf on 32-bit halves: operands low, high, amount.
func funnel(v *ir.Value, _ *ir.ScalarInfo, w int) operation {
	m := v.Mods()
	if w != 32 {
		return nil
	}
	return func(a *[5]uint64) (uint64, bool) {
		n := min(a[2], 32)
		if m.Flags&ir.Wrap != 0 {
			n = a[2] & 31
		}
		both := a[1]<<32 | a[0]
		if m.Sub == ir.ShfL {
			return both << n >> 32, true
		}
		return both >> n, true
	}
}

func permute(v *ir.Value, _ *ir.ScalarInfo, _ int) operation {
	if v.Mods().Sub != ir.NoSub {
		return nil
	}
	return func(a *[5]uint64) (uint64, bool) {
		both := a[1]<<32 | a[0]
		var r uint64
		for i := range 4 {
			sel := a[2] >> (4 * i) & 15
			b := both >> (8 * (sel & 7)) & 0xff
			if sel&8 != 0 {
				b = -(b >> 7) & 0xff
			}
			r |= b << (8 * i)
		}
		return r, true
	}
}

// convert is cvt between integers; the result is extended into its container.
func convert(v *ir.Value, in *ir.ScalarInfo, w int) operation {
	m := v.Mods()
	out := m.Ty.Info()
	if out.Float || out.Bits == 0 || out.Bits > 64 || len(v.Operands()) != 1 || m.Flags&(ir.SatFinite|ir.Relu) != 0 {
		return nil
	}
	n := out.Bits
	extend := func(x uint64) uint64 {
		if out.Signed {
			return uint64(signed(x, n))
		}
		return trunc(x, n)
	}
	if m.Flags&ir.Sat == 0 {
		return func(a *[5]uint64) (uint64, bool) {
			if in.Signed {
				return extend(uint64(signed(a[0], w))), true
			}
			return extend(a[0]), true
		}
	}
	return func(a *[5]uint64) (uint64, bool) { return extend(clampTo(a[0], in.Signed, w, out.Signed, n)), true }
}

func clampTo(x uint64, fromSigned bool, w int, toSigned bool, n int) uint64 {
	negative := fromSigned && signed(x, w) < 0
	most := trunc(^uint64(0), n)
	if toSigned {
		most >>= 1
	}
	switch {
	case negative && !toSigned:
		return 0
	case negative:
		return uint64(max(signed(x, w), signed(1<<(n-1), n)))
	}
	return min(x, most)
}
