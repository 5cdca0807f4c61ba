package llvm

import "lockstep/ir"

// cast makes a conversion of x to type to.
func (fb *funcBuilder) cast(k keyword, fl Flags, x *Operand, to TypeID) *ir.Value {
	a := fb.value(x)
	t := fb.irType(to)
	from := fb.scalar(x.Type, asBits)
	switch {
	case k == kwBitCast:
		return fb.bitcast(a, t, x.Type, to)
	case k == kwAddrSpaceCast:
		return fb.spaceCast(a, t, x.Type, to)
	case k == kwPtrToInt || k == kwPtrToAddr || k == kwIntToPtr:
		return fb.ptrCast(k, a, t, x.Type, to)
	case from == ir.Pred && (k == kwZExt || k == kwSExt || k == kwUIToFP || k == kwSIToFP):
		return fb.fromBit(k, a, t, x.Type, to)
	case k == kwTrunc && fb.scalar(to, asBits) == ir.Pred:
		return fb.toBit(fl, a, t, x.Type)
	}
	m := fb.modsOf(modKey{op: k, flags: fl, a: x.Type, b: to}, func() ir.Mods {
		row := castRows[k]
		m := row.mods
		m.SrcTy, m.Ty = fb.scalar(x.Type, row.from), fb.scalar(to, row.to)
		m.Flags |= flagsOf(fl)
		m.Text = fb.castText(k, fl, x.Type, to)
		return m
	})
	return fb.emit(ir.OpCvt, t, m, a)
}

// castRows say how a conversion reads its operand and result.
var castRows = map[keyword]struct {
	from, to reading
	mods     ir.Mods
}{
	kwTrunc: {asUnsigned, asUnsigned, ir.Mods{}}, kwZExt: {asUnsigned, asUnsigned, ir.Mods{}}, kwSExt: {asSigned, asSigned, ir.Mods{}},
	kwFPTrunc: {asBits, asBits, ir.Mods{Rnd: ir.RN}}, kwFPExt: {asBits, asBits, ir.Mods{}},
	kwFPToUI: {asBits, asUnsigned, ir.Mods{Rnd: ir.RZI, Flags: ir.OutPoison}}, kwFPToSI: {asBits, asSigned, ir.Mods{Rnd: ir.RZI, Flags: ir.OutPoison}},
	kwUIToFP: {asUnsigned, asBits, ir.Mods{Rnd: ir.RN}}, kwSIToFP: {asSigned, asBits, ir.Mods{Rnd: ir.RN}},
}

func (fb *funcBuilder) castText(k keyword, fl Flags, from, to TypeID) string {
	return fb.spelling(k, fl, fb.f.TypeString(from)+" to "+fb.f.TypeString(to))
}

// bitcast: a move where both are scalars.
func (fb *funcBuilder) bitcast(a *ir.Value, t *ir.Type, from, to TypeID) *ir.Value {
	m := fb.modsOf(modKey{op: kwBitCast, a: from, b: to}, func() ir.Mods {
		return ir.Mods{Ty: ir.BitsScalar(t), Text: fb.castText(kwBitCast, 0, from, to)}
	})
	if a.Type.IsScalar() && a.Type.SameWidth(t) {
		return fb.emit(ir.OpMov, t, m, a)
	}
	return fb.emit(ir.OpBitcast, t, m, a)
}

// spaceCast: to or from generic; between two others, or two that this target gives no meaning, it is kept as text.
func (fb *funcBuilder) spaceCast(a *ir.Value, t *ir.Type, from, to TypeID) *ir.Value {
	m := fb.modsOf(modKey{op: kwAddrSpaceCast, a: from, b: to}, func() ir.Mods {
		m := ir.Mods{Ty: fb.scalar(to, asUnsigned), Text: fb.castText(kwAddrSpaceCast, 0, from, to)}
		f, g := fb.pointerSpace(a.Type), fb.pointerSpace(t)
		switch {
		case g == ir.Generic && f != ir.Generic:
			m.Space = f
		case f == ir.Generic && g != ir.Generic:
			m.Space, m.Flags = g, ir.To
		}
		return m
	})
	switch {
	case m.Space != ir.Generic && a.Type.IsScalar():
		if want := m.Ty.Bits(); a.Type.Bits < want { // a 32-bit address, as of AMD's local memory
			if m.Flags&ir.To == 0 {
				a = fb.part(ir.OpCvt, ir.IntType(want), fb.mod(ir.Mods{Ty: m.Ty, SrcTy: intScalars[uint32(a.Type.Bits)][asUnsigned]}), a)
			}
		}
		return fb.emit(ir.OpCvta, t, m, a)
	case a.Type.SameWidth(t):
		return fb.emit(ir.OpMov, t, m, a)
	}
	return fb.emit(ir.OpLib, t, m, a)
}

func (fb *funcBuilder) pointerSpace(t *ir.Type) ir.Space {
	if t.Kind == ir.KindVector {
		t = t.Elem
	}
	return t.Space
}

// ptrCast: a move where the widths agree, else a conversion.
func (fb *funcBuilder) ptrCast(k keyword, a *ir.Value, t *ir.Type, from, to TypeID) *ir.Value {
	m := fb.modsOf(modKey{op: k, a: from, b: to}, func() ir.Mods {
		m := ir.Mods{Ty: fb.scalar(to, asUnsigned), SrcTy: fb.scalar(from, asUnsigned), Text: fb.castText(k, 0, from, to)}
		if m.Ty == m.SrcTy {
			m.Ty, m.SrcTy = fb.scalar(to, asBits), ir.NoScalar
		}
		return m
	})
	if m.SrcTy == ir.NoScalar {
		return fb.emit(ir.OpMov, t, m, a)
	}
	return fb.emit(ir.OpCvt, t, m, a)
}

// fromBit converts i1 to a number: a selection.
func (fb *funcBuilder) fromBit(k keyword, a *ir.Value, t *ir.Type, from, to TypeID) *ir.Value {
	e := t
	if t.Kind == ir.KindVector {
		e = t.Elem
	}
	one := uint64(1)
	switch {
	case k == kwSExt && e.Bits < 64:
		one = 1<<e.Bits - 1
	case k == kwSExt:
		one = ^uint64(0)
	case k == kwUIToFP || k == kwSIToFP:
		v := 1.0
		if k == kwSIToFP {
			v = -1
		}
		one = scalarFloat(e, v)
	}
	m := fb.modsOf(modKey{op: k, a: from, b: to}, func() ir.Mods {
		return ir.Mods{Ty: fb.scalar(to, asBits), Text: fb.castText(k, 0, from, to)}
	})
	set := fb.splatConst(t, one)
	if k == kwSExt && t.Kind == ir.KindInt && t.Bits == 128 { // a constant has 64 bits
		ones := fb.cur.Const(ir.I64, one, fb.pos)
		set = fb.part(ir.OpPack, t, fb.mod(ir.Mods{Ty: ir.B128}), ones, ones)
	}
	return fb.emit(ir.OpSelp, t, m, set, fb.splatConst(t, 0), a)
}

// toBit takes the lowest bit.
func (fb *funcBuilder) toBit(fl Flags, a *ir.Value, t *ir.Type, from TypeID) *ir.Value {
	ty := fb.scalar(from, asBits)
	bit := fb.part(ir.OpAnd, a.Type, fb.mod(ir.Mods{Ty: ty}), a, fb.splatConst(a.Type, 1))
	m := ir.Mods{Ty: fb.scalar(from, asUnsigned), Cmp: ir.NE, Flags: flagsOf(fl), Text: fb.spelling(kwTrunc, fl, fb.f.TypeString(from)+" to i1")}
	return fb.emit(ir.OpSetp, t, fb.mod(m), bit, fb.splatConst(a.Type, 0))
}

// scalarFloat is the bits of v in the format of a floating-point container.
func scalarFloat(t *ir.Type, v float64) uint64 {
	switch {
	case t.Kind == ir.KindBFloat:
		return uint64(floatBits(v, 8, 7))
	case t.Bits == 16:
		return uint64(floatBits(v, 5, 10))
	case t.Bits == 32:
		return uint64(floatBits(v, 8, 23))
	}
	return float64bits(v)
}
