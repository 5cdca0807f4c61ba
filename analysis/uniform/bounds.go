package uniform

import (
	"math/bits"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// Bounds from above on numbers read without a sign. They come from the launch, tid < ntid <= 1024 and laneid < width, and decide
// comparisons that hold in every thread of every launch. A bound of 0 is none.

// registerBound bounds a special register.
func registerBound(r target.Sreg, l *launch.Launch, width int) uint64 {
	switch {
	case r >= target.STidX && r <= target.STidZ:
		return uint64(l.MaxTid(int(r-target.STidX))) + 1
	case r >= target.SNtidX && r <= target.SNtidZ:
		return uint64(l.MaxBlock(int(r-target.SNtidX))) + 1
	case r >= target.SCtaidX && r <= target.SCtaidZ:
		return uint64(l.MaxGrid(int(r - target.SCtaidX)))
	case r >= target.SNctaidX && r <= target.SNctaidZ:
		return uint64(l.MaxGrid(int(r-target.SNctaidX))) + 1
	case r == target.SLaneid:
		return uint64(width)
	}
	return clusterBound(r, l)
}

// boundAfter bounds the result of a pure operation on integers; have is a bound that is known anyway.
func boundAfter(v *ir.Value, have uint64, args []value) uint64 {
	rule := boundRules[v.Op]
	if have != 0 || rule == nil || v.Type.Kind == ir.KindTuple {
		return have
	}
	in := operandType(v)
	m := v.Mods()
	if in.Float || m.Ty.Info().Float || in.Bits == 0 || in.Bits > 64 || m.Flags&(ir.Sat|ir.UnknownMod) != 0 {
		return 0
	}
	for i := range args {
		if !ownWidth(v, i) && int(args[i].width) != in.Bits && !(v.Op == ir.OpSelp && i == 2) {
			return 0
		}
	}
	b := rule(v, in, args)
	if w := laneWidth(v); w < 64 && b > 1<<w {
		return 0
	}
	return b
}

var boundRules = [ir.NumOps]func(v *ir.Value, in *ir.ScalarInfo, a []value) uint64{
	ir.OpAnd: func(_ *ir.Value, _ *ir.ScalarInfo, a []value) uint64 {
		x, y := a[0].bound(), a[1].bound()
		switch {
		case x == 0:
			return y
		case y == 0:
			return x
		}
		return min(x, y)
	},
	ir.OpOr:  upToBits,
	ir.OpXor: upToBits,
	ir.OpAdd: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x, y := a[0].bound(), a[1].bound()
		if x == 0 || y == 0 || x > 1<<62 || y > 1<<62 || in.Bits < 64 && x+y-1 > 1<<in.Bits {
			return 0
		}
		return x + y - 1
	},
	ir.OpMul: func(v *ir.Value, in *ir.ScalarInfo, a []value) uint64 { return product(v, in, &a[0], &a[1], nil) },
	ir.OpMad: func(v *ir.Value, in *ir.ScalarInfo, a []value) uint64 { return product(v, in, &a[0], &a[1], &a[2]) },
	ir.OpShr: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x := a[0].bound()
		if in.Signed && !positive(x, in.Bits) || !a[1].plain() || a[1].c > 63 {
			return 0
		}
		if x == 0 {
			if in.Bits == 64 {
				return 0
			}
			x = 1 << in.Bits
		}
		return (x-1)>>a[1].c + 1
	},
	ir.OpShl: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x := a[0].bound()
		if x == 0 || !a[1].plain() || a[1].c >= uint64(in.Bits) || bits.Len64(x)+int(a[1].c) > in.Bits {
			return 0
		}
		return (x-1)<<a[1].c + 1
	},
	ir.OpDiv: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x := a[0].bound()
		if in.Signed && !positive(x, in.Bits) || x == 0 || !a[1].plain() || a[1].c == 0 || in.Signed && signed(a[1].c, in.Bits) < 0 {
			return 0
		}
		return (x-1)/a[1].c + 1
	},
	ir.OpRem: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		if in.Signed && (!positive(a[0].bound(), in.Bits) || signed(a[1].c, in.Bits) < 0) || !a[1].plain() {
			return 0
		}
		return a[1].c
	},
	ir.OpMin: func(_ *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x, y := a[0].bound(), a[1].bound()
		switch {
		case len(a) != 2, in.Signed && (!positive(x, in.Bits) || !positive(y, in.Bits)):
			return 0
		case x == 0:
			return y
		case y == 0:
			return x
		}
		return min(x, y)
	},
	ir.OpCvt: func(v *ir.Value, in *ir.ScalarInfo, a []value) uint64 {
		x := a[0].bound()
		out := v.Mods().Ty.Info()
		if !in.Signed && in.Bits < out.Bits {
			if x == 0 {
				x = 1 << in.Bits
			}
			return x
		}
		if !positive(x, in.Bits) || out.Bits == 0 || out.Bits < in.Bits && x > 1<<(out.Bits-1) {
			return 0
		}
		return x
	},
}

// positive reports whether a number below b is not negative read with a sign.
func positive(b uint64, bits int) bool { return b != 0 && b <= 1<<(bits-1) }

// upToBits bounds or and xor by the bits that the operands can have.
func upToBits(_ *ir.Value, _ *ir.ScalarInfo, a []value) uint64 {
	x, y := a[0].bound(), a[1].bound()
	if x == 0 || y == 0 {
		return 0
	}
	n := bits.Len64((x - 1) | (y - 1))
	if n == 64 {
		return 0
	}
	return 1 << n
}

// product bounds a * b + c.
func product(v *ir.Value, in *ir.ScalarInfo, a, b, c *value) uint64 {
	x, y := a.bound(), b.bound()
	sub := v.Mods().Sub
	if x == 0 || y == 0 || sub == ir.Hi || in.Signed && sub == ir.Wide && (!positive(x, in.Bits) || !positive(y, in.Bits)) {
		return 0
	}
	hi, lo := bits.Mul64(x-1, y-1)
	if c != nil {
		z := c.bound()
		if z == 0 {
			return 0
		}
		var carry uint64
		lo, carry = bits.Add64(lo, z-1, 0)
		hi += carry
	}
	if w := laneWidth(v); hi != 0 || lo+1 == 0 || w < 64 && lo >= 1<<w {
		return 0
	}
	return lo + 1
}

// decided answers a comparison of a number below bound with y where it is the same for all such numbers.
func decided(cmp ir.Cmp, sign bool, width int, bound uint64, y *value) (answer, ok bool) {
	if bound == 0 || !y.plain() || sign && !positive(bound, width) {
		return false, false
	}
	most := bound - 1
	switch negative := sign && signed(y.c, width) < 0; {
	case negative:
		return cmp == ir.GT || cmp == ir.GE || cmp == ir.NE, true
	case cmp == ir.LT || cmp == ir.GE:
		return cmp == ir.LT, most < y.c
	case cmp == ir.LE || cmp == ir.GT:
		return cmp == ir.LE, most <= y.c
	case cmp == ir.EQ || cmp == ir.NE:
		return cmp == ir.NE, most < y.c
	}
	return false, false
}
