package lower

import (
	"slices"

	"lockstep/ir"
)

// flatRules are the operations that are not the same on each part of their operands.
var flatRules [ir.NumOps]func(fl *flattener, v *ir.Value)

func init() {
	flatRules = [ir.NumOps]func(fl *flattener, v *ir.Value){
		ir.OpPhi: flatPhi, ir.OpProj: flatProj, ir.OpTuple: flatTuple, ir.OpZero: flatZero, ir.OpUndef: flatLeaves, ir.OpPoison: flatLeaves,
		ir.OpConst: flatConst, ir.OpArg: flatArg, ir.OpAddr: flatAddr, ir.OpExtract: flatExtract, ir.OpInsert: flatInsert, ir.OpShuffleVec: flatShuffle, ir.OpBitcast: flatBitcast,
		ir.OpGEP: flatGEP, ir.OpCvt: flatCvt, ir.OpCvta: flatCvta, ir.OpLib: flatLib, ir.OpOpaque: flatOpaque,
		ir.OpLoad: flatLoad, ir.OpStore: flatStore, ir.OpAtom: flatAtom, ir.OpRed: flatAtom,
		ir.OpCall: flatCall, ir.OpCallIndirect: flatCall, ir.OpRet: flatRet, ir.OpSwitch: flatSwitch, ir.OpOpaqueBr: flatOpaqueBr,
	}
}

// wideAlike are the operations that do to a number of several words what they do to each.
var wideAlike = [ir.NumOps]bool{ir.OpMov: true, ir.OpFreeze: true, ir.OpSelp: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true, ir.OpNot: true}

// wide reports whether t is a number of more than one word, or a vector of such.
func wide(t *ir.Type) bool {
	if t != nil && t.Kind == ir.KindVector {
		t = t.Elem
	}
	return t != nil && t.IsScalar() && t.Bits > ir.WordBits
}

// flatPlain does an operation on each part: once, for scalars.
func flatPlain(fl *flattener, v *ir.Value) {
	if !wideAlike[v.Op] && (wide(v.Type) || slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return wide(a.Type) })) {
		if rule := wideRules[v.Op]; rule == nil || !rule(fl, v) {
			fl.refuse("wider than 64 bits")
		}
		return
	}
	if v.Type.Kind == ir.KindTuple {
		fl.severalResults(v)
		return
	}
	n := v.Type.NumLeaves(MaxLeaves)
	if n == 1 || !v.HasResult() {
		args := make([]*ir.Value, 0, len(v.Args))
		for _, a := range v.Args {
			if parts := fl.of(a); len(parts) == 1 {
				args = append(args, parts[0])
			} else if v.Op != ir.OpHint {
				fl.refuse("an operand that is no scalar")
				return
			}
		}
		fl.copyOf(v, v.Type, args)
		return
	}
	if !v.Info().Pure {
		fl.refuse("a result that is no scalar")
		return
	}
	leaves := v.Type.Leaves()
	parts := make([]*ir.Value, n)
	args := make([]*ir.Value, len(v.Args))
	for i := range parts {
		for k, a := range v.Args {
			switch from := fl.of(a); len(from) {
			case n:
				args[k] = from[i]
			case 1: // the condition of a selection of all
				args[k] = from[0]
			default:
				fl.refuse("operands of different lengths")
				return
			}
		}
		parts[i] = fl.partOf(v, leaves[i].T, args)
	}
	fl.define(v, parts...)
}

// copyOf makes v again, with its parts as operands; t is the type of its part.
func (fl *flattener) copyOf(v *ir.Value, t *ir.Type, args []*ir.Value) {
	w := fl.op(v.Op, t, v.Aux.Mods, args...)
	w.Aux, w.Not = v.Aux, v.Not
	if v.HasResult() && t.IsScalar() {
		fl.retype(w)
		fl.define(v, w)
		return
	}
	fl.setOrigin(w, v)
}

// partOf makes one part of v.
func (fl *flattener) partOf(v *ir.Value, t *ir.Type, args []*ir.Value) *ir.Value {
	w := fl.op(v.Op, t, v.Aux.Mods, args...)
	w.Aux = v.Aux
	fl.retype(w)
	return w
}

// retype gives a part of an aggregate or of a wide number its operating type; those of vectors have that of their elements.
func (fl *flattener) retype(w *ir.Value) {
	m := w.Mods()
	if w.Aux.Mods == nil || !w.Info().Pure || w.Info().Operand {
		return
	}
	if m.Ty == ir.NoScalar || m.Ty == ir.OtherScalar || m.Ty == ir.B128 || wide(fl.v.Type) {
		n := *m
		n.Ty = bitsOf(w.Type)
		w.Aux.Mods = fl.textMods(n)
	}
}

// severalResults makes an operation with several results, which are all scalars.
func (fl *flattener) severalResults(v *ir.Value) {
	args := make([]*ir.Value, 0, len(v.Args))
	for _, a := range v.Args {
		parts := fl.of(a)
		if len(parts) != 1 {
			fl.refuse("of vectors")
			return
		}
		args = append(args, parts[0])
	}
	for _, t := range v.Type.Elems {
		if !t.IsScalar() || t.Bits > ir.WordBits {
			fl.refuse("of vectors")
			return
		}
	}
	w := fl.op(v.Op, v.Type, v.Aux.Mods, args...)
	w.Aux = v.Aux
	fl.whole[v.ID] = w
	fl.setOrigin(w, v)
}

// flatAddr refuses variables whose contents nobody knows.
func flatAddr(fl *flattener, v *ir.Value) {
	if v.Aux.Sym.Kind == ir.SymOpaque {
		fl.refuse("@" + v.Aux.Sym.Name + ", whose initial value is not read")
		return
	}
	fl.copyOf(v, v.Type, nil)
}

// flatCvta: the generic address of a kernel's parameter is that of a copy in the frame, which the kernel may write to (byval).
func flatCvta(fl *flattener, v *ir.Value) {
	a := v.Args[0]
	if a.Op == ir.OpAddr && fl.f.Kernel && slices.Contains(fl.f.Params, a.Aux.Sym) && v.Mods().Flags&ir.To == 0 {
		fl.define(v, fl.ownCopy(a.Aux.Sym, v.Type, fl.one(a)))
		return
	}
	flatPlain(fl, v)
}

func flatPhi(fl *flattener, v *ir.Value) {
	var parts []*ir.Value
	for _, l := range v.Type.Leaves() {
		parts = append(parts, fl.op(ir.OpPhi, l.T, nil))
	}
	fl.define(v, parts...)
}

func flatProj(fl *flattener, v *ir.Value) {
	t := v.Args[0]
	if w := fl.whole[t.ID]; w != nil {
		p := fl.cur.Proj(w, v.Index())
		fl.define(v, p)
		return
	}
	fl.define(v, fl.element(t, v.Index())...)
}

// element gives the parts of element i of an aggregate.
func (fl *flattener) element(agg *ir.Value, i int) []*ir.Value {
	parts := fl.of(agg)
	from := agg.Type.FirstLeaf(i, MaxLeaves)
	to := from + agg.Type.ElemType(i).NumLeaves(MaxLeaves)
	if to > len(parts) {
		return nil
	}
	return parts[from:to:to]
}

func flatTuple(fl *flattener, v *ir.Value) {
	var parts []*ir.Value
	for _, a := range v.Args {
		parts = append(parts, fl.of(a)...)
	}
	fl.define(v, parts...)
}

func flatZero(fl *flattener, v *ir.Value) {
	var parts []*ir.Value
	for _, l := range v.Type.Leaves() {
		parts = append(parts, fl.constant(l.T, 0))
	}
	fl.define(v, parts...)
}

// flatConst: of a number of several words the constant is the lowest.
func flatConst(fl *flattener, v *ir.Value) {
	bits := v.Aux.Bits
	var parts []*ir.Value
	for _, l := range v.Type.Leaves() {
		parts = append(parts, fl.constant(l.T, bits))
		bits = 0
	}
	fl.define(v, parts...)
}

func flatLeaves(fl *flattener, v *ir.Value) {
	var parts []*ir.Value
	for _, l := range v.Type.Leaves() {
		parts = append(parts, fl.op(v.Op, l.T, nil))
	}
	fl.define(v, parts...)
}

// moved copies parts, as the statement that takes an element out or puts one in.
func (fl *flattener) moved(parts []*ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(parts))
	for i, p := range parts {
		out[i] = fl.op(ir.OpMov, p.Type, fl.textMods(ir.Mods{Ty: bitsOf(p.Type)}), p)
	}
	return out
}

// index is the number that an operand says, if it is a constant within n.
func index(v *ir.Value, n int) (int, bool) {
	if v.Op != ir.OpConst || v.Aux.Bits >= uint64(n) {
		return 0, false
	}
	return int(v.Aux.Bits), true
}

// length is the number of elements of an aggregate.
func length(t *ir.Type) int {
	if t.Elem != nil {
		return t.Len
	}
	return len(t.Elems)
}

// flatExtract takes an element out. By an index that is known only at run time it selects among all; beyond them is poison.
func flatExtract(fl *flattener, v *ir.Value) {
	agg := v.Args[0]
	n := length(agg.Type)
	if len(v.Args) != 2 {
		fl.refuse("")
		return
	}
	if i, ok := index(v.Args[1], n); ok {
		fl.define(v, fl.moved(fl.element(agg, i))...)
		return
	}
	if wide(v.Args[1].Type) {
		fl.refuse("an index wider than 64 bits")
		return
	}
	var parts []*ir.Value
	for i, l := range v.Type.Leaves() {
		p := fl.op(ir.OpPoison, l.T, nil)
		for k := range n {
			p = fl.choose(fl.isIndex(v.Args[1], k), fl.element(agg, k)[i], p)
		}
		parts = append(parts, p)
	}
	fl.define(v, parts...)
}

func (fl *flattener) isIndex(idx *ir.Value, k int) *ir.Value {
	i := fl.one(idx)
	ty := unsignedOf(i.Type)
	return fl.op(ir.OpSetp, ir.I1, fl.textMods(ir.Mods{Ty: ty, Cmp: ir.EQ}), i, fl.constant(i.Type, uint64(k)))
}

func (fl *flattener) choose(c, a, b *ir.Value) *ir.Value {
	return fl.op(ir.OpSelp, a.Type, fl.textMods(ir.Mods{Ty: bitsOf(a.Type)}), a, b, c)
}

func flatInsert(fl *flattener, v *ir.Value) {
	agg, elem := v.Args[0], v.Args[1]
	if len(v.Args) != 3 {
		fl.refuse("")
		return
	}
	n := length(agg.Type)
	parts := append([]*ir.Value(nil), fl.of(agg)...)
	if i, ok := index(v.Args[2], n); ok {
		copy(parts[agg.Type.FirstLeaf(i, MaxLeaves):], fl.moved(fl.of(elem)))
		fl.define(v, parts...)
		return
	}
	if wide(v.Args[2].Type) {
		fl.refuse("an index wider than 64 bits")
		return
	}
	for k := range n {
		c := fl.isIndex(v.Args[2], k)
		for i, p := range fl.of(elem) {
			at := agg.Type.FirstLeaf(k, MaxLeaves) + i
			parts[at] = fl.choose(c, p, parts[at])
		}
	}
	fl.define(v, parts...)
}

// flatShuffle picks elements of two vectors by constants. What the mask does not say is poison.
func flatShuffle(fl *flattener, v *ir.Value) {
	mask := fl.of(v.Args[2])
	n := v.Args[0].Type.Len
	var parts []*ir.Value
	for _, m := range mask {
		i, ok := index(m, 2*n)
		switch {
		case !ok:
			for _, l := range v.Type.Elem.Leaves() {
				parts = append(parts, fl.op(ir.OpPoison, l.T, nil))
			}
		case i < n:
			parts = append(parts, fl.moved(fl.element(v.Args[0], i))...)
		default:
			parts = append(parts, fl.moved(fl.element(v.Args[1], i-n))...)
		}
	}
	if len(parts) != v.Type.NumLeaves(MaxLeaves) {
		fl.refuse("a mask of another length")
		return
	}
	fl.define(v, parts...)
}

// flatGEP adds index times scale to a base, for each element of a vector of addresses.
//
//	base + off + i*4 + j*40   becomes   t = gep base, j, 40 ; gep t, i, 4 with the offset
func flatGEP(fl *flattener, v *ir.Value) {
	leaves := v.Type.Leaves()
	var parts []*ir.Value
	pick := func(a *ir.Value, i int) *ir.Value {
		if p := fl.of(a); len(p) > 1 {
			return p[min(i, len(p)-1)]
		}
		return fl.one(a)
	}
	for i, a := range v.Args {
		if wide(a.Type) || i%2 == 0 && i > 0 && a.Op != ir.OpConst {
			fl.refuse("an index wider than 64 bits")
			return
		}
	}
	for i, l := range leaves {
		at := pick(v.Args[0], i)
		for k := 1; ; k += 2 {
			args := []*ir.Value{at}
			if k+1 < len(v.Args) {
				args = append(args, pick(v.Args[k], i), fl.one(v.Args[k+1]))
			}
			at = fl.op(ir.OpGEP, l.T, fl.textMods(*v.Mods()), args...)
			if k+2 >= len(v.Args) {
				at.Aux.Bits = v.Aux.Bits
				break
			}
		}
		parts = append(parts, at)
	}
	fl.define(v, parts...)
}

// flatLib hands a function of scalars on; of vectors it is done on each element if that is what it does. The functions whose
// elements depend on each other have rules of their own.
func flatLib(fl *flattener, v *ir.Value) {
	if rule := flatLibRule(v.Mods().Text); rule != nil {
		if !rule(fl, v) {
			fl.refuse("")
		}
		return
	}
	flatPlain(fl, v)
}

// flatOpaque refuses, but for what only names which lanes run together.
func flatOpaque(fl *flattener, v *ir.Value) {
	if v.Free && v.Type.NumLeaves(MaxLeaves) == 0 {
		return
	}
	fl.refuse("")
}

func flatOpaqueBr(fl *flattener, v *ir.Value) {
	w := fl.op(ir.OpOpaqueBr, ir.Void, v.Aux.Mods)
	fl.setOrigin(w, v)
}

func flatSwitch(fl *flattener, v *ir.Value) {
	args := make([]*ir.Value, len(v.Args))
	if wide(v.Args[0].Type) {
		fl.op(ir.OpOpaque, ir.Void, &ir.Mods{Text: opcode(v) + ": wider than 64 bits"})
	}
	for i, a := range v.Args {
		args[i] = fl.one(a)
	}
	fl.copyOf(v, v.Type, args)
}

// unsignedOf is the operating type of a comparison of bits.
func unsignedOf(t *ir.Type) ir.Scalar {
	switch t.Bits {
	case 1:
		return ir.Pred
	case 8:
		return ir.U8
	case 16:
		return ir.U16
	case 32:
		return ir.U32
	case 64:
		return ir.U64
	}
	return ir.UInt
}

func signedOf(t *ir.Type) ir.Scalar {
	switch t.Bits {
	case 8:
		return ir.S8
	case 16:
		return ir.S16
	case 32:
		return ir.S32
	case 64:
		return ir.S64
	}
	return ir.SInt
}
