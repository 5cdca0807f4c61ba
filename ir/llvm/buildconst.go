package llvm

import (
	"encoding/binary"

	"lockstep/ir"
)

// value makes the value of an operand, where it stands.
func (fb *funcBuilder) value(o *Operand) *ir.Value {
	if o.Kind == OpdLocal {
		return fb.local(o)
	}
	v := fb.constant(o)
	if fb.origin != nil {
		fb.origin.consts[v.ID] = *o
	}
	return v
}

func (fb *funcBuilder) constant(o *Operand) *ir.Value {
	t := fb.irType(o.Type)
	switch o.Kind {
	case OpdInt, OpdFloat:
		if t.Kind == ir.KindInt || t.Kind == ir.KindFloat || t.Kind == ir.KindBFloat {
			return fb.cur.Const(t, o.Bits, fb.pos)
		}
		fb.fail(o.Start, "number where a value of type %s is expected", fb.f.TypeString(o.Type))
		return fb.emit(ir.OpUndef, t, nil)
	case OpdNull, OpdZero:
		if t.IsScalar() {
			return fb.cur.Const(t, 0, fb.pos)
		}
		return fb.emit(ir.OpZero, t, nil)
	case OpdUndef:
		return fb.emit(ir.OpUndef, t, nil)
	case OpdPoison:
		return fb.emit(ir.OpPoison, t, nil)
	case OpdGlobal:
		return fb.globalAddress(o, 0)
	case OpdWide:
		return fb.wide(o, t)
	case OpdNoneToken:
		return fb.emit(ir.OpTuple, fb.tokenType, nil)
	case OpdString:
		return fb.stringValue(o, t)
	case OpdAgg, OpdSplat:
		return fb.aggregate(o, t)
	case OpdExpr:
		fb.free++
		v := fb.constExpr(o)
		fb.free--
		return v
	}
	return fb.textConstant(o, t)
}

// textConstant stands for a constant that the reader keeps as text: the same in all threads, and refused where it would have
// to be known.
func (fb *funcBuilder) textConstant(o *Operand, t *ir.Type) *ir.Value {
	return fb.part(ir.OpLib, t, fb.mod(ir.Mods{Text: fb.f.Text(Span{o.Start, o.End})}))
}

// wide makes a number of more than 64 bits: of two halves where it has 128.
func (fb *funcBuilder) wide(o *Operand, t *ir.Type) *ir.Value {
	raw := fb.f.Wide[o.Bits]
	if t.Bits != 128 || len(raw) != 16 || !t.IsScalar() {
		return fb.textConstant(o, t)
	}
	lo := fb.cur.Const(ir.I64, binary.LittleEndian.Uint64(raw), fb.pos)
	hi := fb.cur.Const(ir.I64, binary.LittleEndian.Uint64(raw[8:]), fb.pos)
	return fb.part(ir.OpPack, t, fb.mod(ir.Mods{Ty: ir.B128}), lo, hi)
}

func (fb *funcBuilder) stringValue(o *Operand, t *ir.Type) *ir.Value {
	raw := fb.stringBytes(o)
	if t.Kind != ir.KindArray || t.Len != len(raw) {
		fb.fail(o.Start, "string of %d bytes where a value of type %s is expected", len(raw), fb.f.TypeString(o.Type))
	}
	if len(raw) > MaxElements || t.Kind != ir.KindArray {
		return fb.textConstant(o, t)
	}
	elems := make([]*ir.Value, len(raw))
	for i, c := range raw {
		elems[i] = fb.cur.Const(ir.I8, uint64(c), fb.pos)
	}
	return fb.emit(ir.OpTuple, t, nil, elems...)
}

// aggregate makes a vector, array or struct of its parts.
func (fb *funcBuilder) aggregate(o *Operand, t *ir.Type) *ir.Value {
	parts := fb.f.Exprs[o.Bits].Parts
	n := parts.Len()
	at := func(i int) *Operand { return &fb.f.Consts[int(parts.Lo)+i] }
	if o.Kind == OpdSplat {
		n = t.Len
		at = func(int) *Operand { return &fb.f.Consts[parts.Lo] }
	}
	want := t.Len
	switch t.Kind {
	case ir.KindStruct:
		want = len(t.Elems)
	case ir.KindArray, ir.KindVector:
	default:
		fb.fail(o.Start, "parts where a value of type %s is expected", fb.f.TypeString(o.Type))
		return fb.emit(ir.OpUndef, t, nil)
	}
	if n != want {
		fb.fail(o.Start, "%d parts where a value of type %s is expected", n, fb.f.TypeString(o.Type))
		return fb.emit(ir.OpUndef, t, nil)
	}
	if n > MaxElements {
		return fb.textConstant(o, t)
	}
	elems := make([]*ir.Value, n)
	for i := range elems {
		elems[i] = fb.value(at(i))
		if e := elemType(t, i); !e.SameWidth(elems[i].Type) {
			fb.fail(at(i).Start, "part of type %s where %s is expected", fb.f.TypeString(at(i).Type), fb.f.TypeString(o.Type))
			return fb.emit(ir.OpUndef, t, nil)
		}
	}
	return fb.emit(ir.OpTuple, t, nil, elems...)
}

func elemType(t *ir.Type, i int) *ir.Type {
	if t.Kind == ir.KindStruct || t.Kind == ir.KindTuple {
		return t.Elems[i]
	}
	return t.Elem
}

// globalAddress is the address of a global plus off, as a pointer of the operand's type.
func (fb *funcBuilder) globalAddress(o *Operand, off int64) *ir.Value {
	t := fb.irType(o.Type)
	sym, add := fb.symbol(uint32(o.Bits))
	if sym == nil || t.Kind != ir.KindPtr {
		return fb.textConstant(o, t)
	}
	return fb.symbolAddress(sym, off+add, t)
}

// symbolAddress is the address of a symbol plus off, as a pointer of type t: generic if t is and the symbol is a variable.
func (fb *funcBuilder) symbolAddress(sym *ir.Symbol, off int64, t *ir.Type) *ir.Value {
	space := sym.Space
	if sym.Kind == ir.SymFunc {
		space = ir.Generic
	}
	at := t
	if space != t.Space {
		at = fb.ptrTo(t.Bits, space)
	}
	v := fb.emit(ir.OpAddr, at, nil)
	v.Stmt = ir.NoStmt
	v.Aux.Sym, v.Aux.Bits = sym, uint64(off)
	if at == t {
		return v
	}
	return fb.part(ir.OpCvta, t, fb.mod(ir.Mods{Ty: intScalars[uint32(t.Bits)][asUnsigned], Space: space}), v)
}

// constExpr makes the operations of a constant expression. They belong to the statement that uses it.
func (fb *funcBuilder) constExpr(o *Operand) *ir.Value {
	e := &fb.f.Exprs[o.Bits]
	parts := fb.f.Consts[e.Parts.Lo:e.Parts.Hi]
	t := fb.irType(o.Type)
	if len(parts) == 0 {
		return fb.textConstant(o, t)
	}
	switch {
	case e.Op == kwGetElementPtr:
		if n, off, ok := fb.place(o, 0); ok && t.Kind == ir.KindPtr {
			if sym, add := fb.symbol(n); sym != nil {
				return fb.symbolAddress(sym, off+add, t)
			}
		}
		return fb.gep(e.Type, e.Flags, parts, t)
	case firstCast <= e.Op && e.Op <= lastCast:
		return fb.cast(e.Op, e.Flags, &parts[0], o.Type)
	case firstBinary <= e.Op && e.Op <= lastBinary && len(parts) == 2:
		return fb.binary(e.Op, e.Flags, &parts[0], &parts[1])
	case (e.Op == kwICmp || e.Op == kwFCmp) && len(parts) == 2 && e.Sub != kwOther:
		return fb.compare(e.Op, e.Sub, e.Flags, &parts[0], &parts[1], t)
	case e.Op == kwSelect && len(parts) == 3:
		return fb.selectValue(e.Flags, &parts[0], &parts[1], &parts[2])
	}
	return fb.textConstant(o, t)
}
