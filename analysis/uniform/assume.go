package uniform

import (
	"lockstep/ir"
	"lockstep/ir/launch"
)

// What is assumed of arguments (launch.Facts) enters where they are read: as the alignment, the bounds, or the number of the
// value. Arguments of device functions have no facts of their own.

// assumed is r, a value of w bits that is parameter i of the kernel or, if it is narrower, its low bits, with what is assumed of it.
func (s *solver) assumed(r value, i int) value {
	n, ok := s.paramFact(i)
	w := int(r.width)
	if bits := launch.ParamBits(s.fn.Params[i]); !ok || w == 0 || w > bits {
		return r
	} else if w < bits {
		n = lowBits(n, w)
	}
	if x, ok := n.Exact(); ok {
		c := constant(x, w)
		c.place = r.place
		return c
	}
	v := r
	if k, rem := n.Low(); k > 0 {
		v = s.frame.vectorValue(r.base, false, min(k, w), rem, nil, r.from, w)
		v.place, v.root, v.off = r.place, r.root, r.off
	}
	v.least = n.Min
	if n.Max+1 != 0 && (w == 64 || n.Max+1 < 1<<w) {
		v.below = n.Max + 1
	}
	return v
}

// paramFact is what is assumed of parameter i of the kernel.
func (s *solver) paramFact(i int) (launch.Number, bool) {
	fs := s.frame.launch.Facts
	if fs.Empty() || !s.kernel || i < 0 || i >= len(s.fn.Params) {
		return launch.Number{}, false
	}
	return fs.Param(s.fn, i)
}

// lowBits is what is known of the low w bits of n.
func lowBits(n launch.Number, w int) launch.Number {
	if n.Max < 1<<w { // nothing is cut off
		return n
	}
	k, rem := n.Low()
	k = min(k, w)
	return launch.Number{Max: 1<<w - 1, Mod: 1 << k, Rem: trunc(rem, k)}
}

// assumedLoad is r, what a load reads of parameter sym of the kernel, with what is assumed of that.
func (s *solver) assumedLoad(r value, v *ir.Value, sym *ir.Symbol) value {
	m := v.Mods()
	in := m.Ty.Info()
	if s.frame.launch.Facts.Empty() || v.Offset()+int64(v.Args[0].Aux.Bits) != 0 || in.Float || in.Bits == 0 || in.Bits > 64 || m.Flags&ir.UnknownMod != 0 {
		return r
	}
	w := int(r.width)
	if w <= in.Bits {
		return s.assumed(r, indexOf(s.fn.Params, sym))
	}
	// The number is extended into its register.
	part := uniformAt(r.scope, r.from, in.Bits)
	part = s.assumed(part, indexOf(s.fn.Params, sym))
	if wide, ok := s.frame.widen(&part, w, in.Signed); ok {
		wide.place, wide.root, wide.off = r.place, r.root, r.off
		return wide
	}
	return r
}

// leastAfter bounds the result of a conversion between integers from below.
func leastAfter(v *ir.Value, args []value) uint64 {
	m := v.Mods()
	in, out := operandType(v), m.Ty.Info()
	if len(args) != 1 || in.Float || out.Float || in.Bits == 0 || out.Bits < in.Bits || int(args[0].width) != in.Bits || m.Flags&(ir.Sat|ir.UnknownMod) != 0 {
		return 0
	}
	if in.Signed && !positive(args[0].bound(), in.Bits) {
		return 0
	}
	return args[0].atLeast()
}

// mirrored is the comparison with its sides exchanged.
var mirrored = map[ir.Cmp]ir.Cmp{ir.EQ: ir.EQ, ir.NE: ir.NE, ir.LT: ir.GT, ir.GT: ir.LT, ir.LE: ir.GE, ir.GE: ir.LE}

// ordered answers a comparison of numbers one of which is always below the other, read without a sign: known says that the answer is
// one for all threads, ok that all threads with one number on the larger side have the same.
func ordered(cmp ir.Cmp, sign bool, width int, x, y *value) (answer, known, ok bool) {
	if x.least == 0 && y.least == 0 {
		return false, false, false
	}
	if top := y.bound(); top != 0 && top <= x.atLeast() {
		x, y, cmp = y, x, mirrored[cmp]
	}
	top := x.bound()
	if top == 0 || top > y.atLeast() || cmp == ir.NoCmp {
		return false, false, false
	}
	less := cmp == ir.LT || cmp == ir.LE
	switch {
	case cmp == ir.EQ || cmp == ir.NE:
		return cmp == ir.NE, true, true
	case !less && cmp != ir.GT && cmp != ir.GE:
		return false, false, false
	case !sign || positive(y.bound(), width):
		return less, true, true
	}
	// y may be negative: then every x that is not is above it.
	return false, false, positive(top, width) && y.scope >= Warp
}

// larger is the one of two numbers that are always apart, read without a sign, that is above the other.
func larger(x, y *value) *value {
	if top := y.bound(); top != 0 && top <= x.atLeast() {
		return x
	}
	return y
}
