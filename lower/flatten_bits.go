package lower

import (
	"strings"

	"lockstep/ir"
)

// Values as strings of bits: bitcasts, conversions of numbers wider than a word, and arithmetic on them.

// flatBitcast cuts the bits of the operand into the parts of the result.
func flatBitcast(fl *flattener, v *ir.Value) {
	to, from := v.Type.Leaves(), v.Args[0].Type.Leaves()
	src := fl.of(v.Args[0])
	width := func(leaves []ir.Leaf) (n int64) {
		for _, l := range leaves {
			n = max(n, l.Bit+int64(l.T.Bits))
		}
		return n
	}
	if width(to) != width(from) {
		fl.refuse("between widths") // no LLVM IR, though clang 22 writes it for clz of long at -O0
		return
	}
	parts := make([]*ir.Value, len(to))
	for i, l := range to {
		parts[i] = fl.gather(l, from, src)
	}
	fl.define(v, parts...)
}

// gather makes the leaf l of the leaves from that its bits lie in.
func (fl *flattener) gather(l ir.Leaf, from []ir.Leaf, src []*ir.Value) *ir.Value {
	word := fl.textMods(ir.Mods{Ty: ir.B64})
	var acc *ir.Value
	end := l.Bit + int64(l.T.Bits)
	for k, f := range from {
		fEnd := f.Bit + int64(f.T.Bits)
		if fEnd <= l.Bit || f.Bit >= end {
			continue
		}
		if f.Bit == l.Bit && fEnd == end {
			return fl.op(ir.OpMov, l.T, fl.textMods(ir.Mods{Ty: bitsOf(l.T)}), src[k])
		}
		x := src[k]
		if d := l.Bit - f.Bit; d > 0 {
			x = fl.op(ir.OpShr, ir.I64, fl.textMods(ir.Mods{Ty: ir.U64}), x, fl.constant(ir.I32, uint64(d)))
		} else if d < 0 {
			x = fl.op(ir.OpShl, ir.I64, word, x, fl.constant(ir.I32, uint64(-d)))
		}
		if acc == nil {
			acc = x
		} else {
			acc = fl.op(ir.OpOr, ir.I64, word, acc, x)
		}
	}
	return fl.op(ir.OpMov, l.T, fl.textMods(ir.Mods{Ty: bitsOf(l.T)}), acc)
}

// flatCvt converts each element; from and to wide integers by words.
func flatCvt(fl *flattener, v *ir.Value) {
	from, to := v.Args[0].Type, v.Type
	if !wide(from) && !wide(to) {
		flatPlain(fl, v)
		if strings.HasPrefix(v.Mods().Text, "llvm.fpto") {
			fl.zeroForNaN(v)
		}
		return
	}
	if from.Kind != ir.KindInt || to.Kind != ir.KindInt {
		fl.refuse("wider than 64 bits")
		return
	}
	src := fl.of(v.Args[0])
	var parts []*ir.Value
	signed := v.Mods().SrcTy.Info().Signed
	fill := fl.constant(ir.I64, 0)
	if !wide(from) {
		src = []*ir.Value{fl.op(ir.OpCvt, ir.I64, fl.textMods(ir.Mods{Ty: ir.S64, SrcTy: v.Mods().SrcTy}), src[0])}
	}
	if signed {
		fill = fl.op(ir.OpShr, ir.I64, fl.textMods(ir.Mods{Ty: ir.S64}), src[len(src)-1], fl.constant(ir.I32, 63))
	}
	for i, l := range to.Leaves() {
		x := fill
		if i < len(src) {
			x = src[i]
		}
		parts = append(parts, fl.op(ir.OpMov, l.T, fl.textMods(ir.Mods{Ty: bitsOf(l.T)}), x))
	}
	fl.define(v, parts...)
}

// zeroForNaN mends the result of llvm.fptosi.sat and llvm.fptoui.sat, which is 0 for NaN whatever the types.
func (fl *flattener) zeroForNaN(v *ir.Value) {
	parts := fl.parts[v.ID]
	from := fl.of(v.Args[0])
	out := make([]*ir.Value, len(parts))
	for i, p := range parts {
		nan := fl.op(ir.OpSetp, ir.I1, fl.textMods(ir.Mods{Ty: scalarOf(from[i].Type), Cmp: ir.NAN}), from[i], from[i])
		fl.setOrigin(p, nil)
		out[i] = fl.choose(nan, fl.constant(p.Type, 0), p)
	}
	fl.define(v, out...)
}

// wideRules are the operations on numbers of two words; false where the form at hand is not supported.
var wideRules = map[ir.Op]func(fl *flattener, v *ir.Value) bool{
	ir.OpPack: func(fl *flattener, v *ir.Value) bool {
		var parts []*ir.Value
		for _, a := range v.Args {
			if wide(a.Type) || a.Type.Bits != ir.WordBits {
				return false
			}
			parts = append(parts, fl.one(a))
		}
		fl.define(v, parts...)
		return true
	},
	ir.OpAdd: func(fl *flattener, v *ir.Value) bool { return fl.wideSum(v, ir.OpAdd, ir.OpAddc) },
	ir.OpSub: func(fl *flattener, v *ir.Value) bool { return fl.wideSum(v, ir.OpSub, ir.OpSubc) },
	ir.OpMul: func(fl *flattener, v *ir.Value) bool {
		a, b, ok := fl.twoWords(v)
		if !ok {
			return false
		}
		mul := func(sub ir.Sub, x, y *ir.Value) *ir.Value {
			return fl.op(ir.OpMul, ir.I64, fl.textMods(ir.Mods{Ty: ir.U64, Sub: sub}), x, y)
		}
		add := func(x, y *ir.Value) *ir.Value { return fl.op(ir.OpAdd, ir.I64, fl.textMods(ir.Mods{Ty: ir.U64}), x, y) }
		high := add(add(mul(ir.Hi, a[0], b[0]), mul(ir.Lo, a[0], b[1])), mul(ir.Lo, a[1], b[0]))
		fl.define(v, mul(ir.Lo, a[0], b[0]), high)
		return true
	},
	ir.OpShl: func(fl *flattener, v *ir.Value) bool { return fl.wideShift(v) },
	ir.OpShr: func(fl *flattener, v *ir.Value) bool { return fl.wideShift(v) },
	ir.OpSetp: func(fl *flattener, v *ir.Value) bool {
		a, b, ok := fl.twoWords(v)
		if !ok || v.Type != ir.I1 {
			return false
		}
		cmp := func(ty ir.Scalar, c ir.Cmp, x, y *ir.Value) *ir.Value {
			return fl.op(ir.OpSetp, ir.I1, fl.textMods(ir.Mods{Ty: ty, Cmp: c}), x, y)
		}
		logic := func(op ir.Op, x, y *ir.Value) *ir.Value {
			return fl.op(op, ir.I1, fl.textMods(ir.Mods{Ty: ir.Pred}), x, y)
		}
		ty := ir.U64
		if v.Mods().Ty.Info().Signed {
			ty = ir.S64
		}
		high := cmp(ir.U64, ir.EQ, a[1], b[1])
		switch c := v.Mods().Cmp; c {
		case ir.EQ:
			fl.define(v, logic(ir.OpAnd, cmp(ir.U64, ir.EQ, a[0], b[0]), high))
		case ir.NE:
			fl.define(v, logic(ir.OpOr, cmp(ir.U64, ir.NE, a[0], b[0]), cmp(ir.U64, ir.NE, a[1], b[1])))
		default:
			low := logic(ir.OpAnd, high, cmp(ir.U64, c, a[0], b[0]))
			strict := map[ir.Cmp]ir.Cmp{ir.LT: ir.LT, ir.LE: ir.LT, ir.GT: ir.GT, ir.GE: ir.GT}[c]
			fl.define(v, logic(ir.OpOr, cmp(ty, strict, a[1], b[1]), low))
		}
		return true
	},
}

// twoWords gives the words of the operands, if both are numbers of two words.
func (fl *flattener) twoWords(v *ir.Value) (a, b []*ir.Value, ok bool) {
	if len(v.Args) != 2 || v.Args[0].Type.Kind != ir.KindInt || v.Args[0].Type.Bits != 2*ir.WordBits || v.Args[1].Type.Kind != ir.KindInt {
		return nil, nil, false
	}
	a, b = fl.of(v.Args[0]), fl.of(v.Args[1])
	return a, b, len(a) == 2 && len(b) == 2
}

func (fl *flattener) wideSum(v *ir.Value, first, next ir.Op) bool {
	a, b, ok := fl.twoWords(v)
	if !ok || v.Type.Kind == ir.KindTuple {
		return false
	}
	t := ir.TupleOf(ir.I64, ir.I1)
	carry := fl.textMods(ir.Mods{Ty: ir.U64, Flags: ir.CarryOut})
	low := fl.op(first, t, carry, a[0], b[0])
	l, c := fl.cur.Proj(low, 0), fl.cur.Proj(low, 1)
	high := fl.op(next, t, carry, a[1], b[1], c)
	fl.define(v, l, fl.cur.Proj(high, 0))
	return true
}

// wideShift shifts by a constant.
func (fl *flattener) wideShift(v *ir.Value) bool {
	a, b, ok := fl.twoWords(v)
	if !ok || b[0].Op != ir.OpConst || b[1].Op != ir.OpConst || b[1].Aux.Bits != 0 || b[0].Aux.Bits >= 2*ir.WordBits {
		return false
	}
	n := b[0].Aux.Bits
	word := ir.U64
	if v.Mods().Ty.Info().Signed {
		word = ir.S64
	}
	shift := func(op ir.Op, ty ir.Scalar, x *ir.Value, n uint64) *ir.Value {
		return fl.op(op, ir.I64, fl.textMods(ir.Mods{Ty: ty}), x, fl.constant(ir.I32, n))
	}
	or := func(x, y *ir.Value) *ir.Value { return fl.op(ir.OpOr, ir.I64, fl.textMods(ir.Mods{Ty: ir.B64}), x, y) }
	switch {
	case v.Op == ir.OpShl && n >= ir.WordBits:
		fl.define(v, fl.constant(ir.I64, 0), shift(ir.OpShl, ir.B64, a[0], n-ir.WordBits))
	case v.Op == ir.OpShl:
		fl.define(v, shift(ir.OpShl, ir.B64, a[0], n), or(shift(ir.OpShl, ir.B64, a[1], n), shift(ir.OpShr, ir.U64, a[0], ir.WordBits-n)))
	case n >= ir.WordBits:
		low := shift(ir.OpShr, word, a[1], n-ir.WordBits)
		if word == ir.S64 {
			fl.define(v, low, shift(ir.OpShr, word, a[1], ir.WordBits-1))
			return true
		}
		fl.define(v, low, fl.constant(ir.I64, 0))
	default:
		low := or(shift(ir.OpShr, ir.U64, a[0], n), shift(ir.OpShl, ir.B64, a[1], ir.WordBits-n))
		fl.define(v, low, shift(ir.OpShr, word, a[1], n))
	}
	return true
}
