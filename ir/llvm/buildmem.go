package llvm

import (
	"math"

	"lockstep/ir"
)

func float64bits(v float64) uint64 { return math.Float64bits(v) }

// gep makes an address: base plus a constant plus pairs of index and scale.
func (fb *funcBuilder) gep(elem TypeID, fl Flags, ops []Operand, t *ir.Type) *ir.Value {
	base := fb.value(&ops[0])
	type term struct {
		v     *ir.Value
		scale int64
	}
	var few [4]term
	terms := few[:0]
	off := int64(0)
	indices := ops[1:]
	ok := fb.walkGEP(elem, indices, func(i int, scale int64) bool {
		o := &indices[i]
		switch {
		case o.Kind == OpdInt:
			off += fb.signed(o) * scale
		case o.Kind == OpdZero:
		default:
			terms = append(terms, term{fb.value(o), scale})
		}
		return true
	}, &off)
	if !ok { // over types without a size
		args := []*ir.Value{base}
		for i := range indices {
			args = append(args, fb.value(&indices[i]))
		}
		return fb.emit(ir.OpLib, t, fb.mod(ir.Mods{Text: "getelementptr " + fb.f.TypeString(elem)}), args...)
	}
	fb.args = append(fb.args[:0], base)
	for _, x := range terms {
		fb.args = append(fb.args, x.v, fb.cur.Const(ir.I64, uint64(x.scale), fb.pos))
	}
	m := fb.modsOf(modKey{op: kwGetElementPtr, flags: fl, a: ops[0].Type, b: elem}, func() ir.Mods {
		return ir.Mods{Ty: fb.scalar(ops[0].Type, asUnsigned), Flags: flagsOf(fl), Text: fb.spelling(kwGetElementPtr, fl, fb.f.TypeString(elem))}
	})
	v := fb.emit(ir.OpGEP, t, m, fb.args...)
	v.Aux.Bits = uint64(off)
	return v
}

// alloca: in the entry block with a known size, a local variable of the function; else memory that grows as it is executed.
func (fb *funcBuilder) alloca(in *Instr, ops []Operand, t *ir.Type) *ir.Value {
	ti := fb.info(in.Type)
	align := max(ti.align, int64(in.Align))
	count := uint64(1)
	fixed := ti.alloc >= 0
	if len(ops) > 0 {
		fixed = fixed && ops[0].Kind == OpdInt
		count = ops[0].Bits
	}
	text := "alloca " + fb.f.TypeString(in.Type)
	if fixed && fb.cur == fb.blocks[0] && (ti.alloc == 0 || count <= maxTypeSize/uint64(ti.alloc)) {
		s := &ir.Symbol{Name: fb.regName(in.Result)[1:], Kind: ir.SymVar, Space: ir.Local, Type: ti.ir, Elem: fb.elementScalar(in.Type), Align: align,
			Size: ti.alloc * int64(count), Owner: fb.fi, Pos: fb.pos}
		fb.fi.Vars = append(fb.fi.Vars, s)
		at := t
		if t.Space != ir.Local {
			at = fb.ptrTo(t.Bits, ir.Local)
		}
		v := fb.cur.Append(ir.OpAddr, at, fb.pos)
		v.Aux.Sym = s
		if at != t {
			return fb.emit(ir.OpCvta, t, fb.mod(ir.Mods{Ty: intScalars[uint32(t.Bits)][asUnsigned], Space: ir.Local, Text: text}), v)
		}
		return fb.emit(ir.OpMov, t, fb.mod(ir.Mods{Ty: ir.BitsScalar(t), Text: text}), v)
	}
	size := fb.cur.Const(ir.I64, uint64(max(ti.alloc, 0)), fb.pos)
	if len(ops) > 0 {
		n := fb.value(&ops[0])
		if n.Type.Bits < 64 {
			n = fb.part(ir.OpCvt, ir.I64, fb.mod(ir.Mods{Ty: ir.U64, SrcTy: fb.scalar(ops[0].Type, asUnsigned)}), n)
		}
		size = fb.part(ir.OpMul, ir.I64, fb.mod(ir.Mods{Ty: ir.U64, Sub: ir.Lo}), n, size)
	}
	return fb.emit(ir.OpAlloca, t, fb.mod(ir.Mods{Space: ir.Local, Text: text}), size)
}

// memoryScalar is the type in memory: i1 takes a byte; of vectors and aggregates the type of the value says all.
func (fb *funcBuilder) memoryScalar(id TypeID) ir.Scalar {
	if k := fb.f.kind(id); k == TypeVector {
		return ir.NoScalar
	}
	s := fb.scalar(id, asUnsigned)
	switch s {
	case ir.Pred:
		return ir.U8
	case ir.UInt, ir.OtherScalar:
		return ir.NoScalar
	}
	return s
}

// semOf is the ordering of an access.
func semOf(order keyword, fl Flags) ir.Sem {
	switch order {
	case kwUnordered, kwMonotonic:
		return ir.Relaxed
	case kwAcquire:
		return ir.Acquire
	case kwRelease:
		return ir.Release
	case kwAcqRel:
		return ir.AcqRel
	case kwSeqCst:
		return ir.SC
	}
	if fl&FlagVolatile != 0 {
		return ir.Volatile
	}
	return ir.NoSem
}

// scopeOf is the set of threads that an atomic operation concerns.
func (fb *funcBuilder) scopeOf(in *Instr) ir.MemScope {
	if in.Order == kwOther {
		return ir.NoScope
	}
	name := fb.f.Text(in.Scope)
	if s, ok := fb.machine.scopes[name]; ok {
		return s
	}
	return ir.Sys
}

func (fb *funcBuilder) atomicMods(in *Instr, m ir.Mods, text string) *ir.Mods {
	m.Sem, m.Scope = semOf(in.Order, in.Flags), fb.scopeOf(in)
	m.Text = keywordText[in.Op]
	if text != "" {
		m.Text += " " + text
	}
	return fb.mod(m)
}

func (fb *funcBuilder) load(in *Instr, p *Operand, t *ir.Type) *ir.Value {
	m := fb.modsOf(modKey{op: kwLoad, order: in.Order, flags: in.Flags, a: in.Type, b: p.Type, scope: fb.f.Text(in.Scope)}, func() ir.Mods {
		m := ir.Mods{Ty: fb.memoryScalar(in.Type), Space: fb.irType(p.Type).Space}
		return *fb.atomicMods(in, m, fb.f.TypeString(in.Type))
	})
	if fb.memoryScalar(in.Type) == ir.U8 && t == ir.I1 { // the byte, and its lowest bit
		b := fb.emit(ir.OpLoad, ir.I8, m, fb.value(p))
		bit := fb.part(ir.OpAnd, ir.I8, fb.mod(ir.Mods{Ty: ir.B8}), b, fb.cur.Const(ir.I8, 1, fb.pos))
		return fb.part(ir.OpSetp, ir.I1, fb.mod(ir.Mods{Ty: ir.U8, Cmp: ir.NE}), bit, fb.cur.Const(ir.I8, 0, fb.pos))
	}
	return fb.emit(ir.OpLoad, t, m, fb.value(p))
}

func (fb *funcBuilder) store(in *Instr, x, p *Operand) {
	m := fb.modsOf(modKey{op: kwStore, order: in.Order, flags: in.Flags, a: x.Type, b: p.Type, scope: fb.f.Text(in.Scope)}, func() ir.Mods {
		m := ir.Mods{Ty: fb.memoryScalar(x.Type), Space: fb.irType(p.Type).Space}
		return *fb.atomicMods(in, m, fb.f.TypeString(x.Type))
	})
	v := fb.value(x)
	if v.Type == ir.I1 {
		v = fb.part(ir.OpSelp, ir.I8, fb.mod(ir.Mods{Ty: ir.B8}), fb.cur.Const(ir.I8, 1, fb.pos), fb.cur.Const(ir.I8, 0, fb.pos), v)
	}
	fb.emit(ir.OpStore, ir.Void, m, fb.value(p), v)
}

// cmpxchg gives the old value and whether it was the expected one.
func (fb *funcBuilder) cmpxchg(in *Instr, ops []Operand, t *ir.Type) *ir.Value {
	p, c, n := fb.value(&ops[0]), fb.value(&ops[1]), fb.value(&ops[2])
	m := fb.atomicMods(in, ir.Mods{Ty: fb.memoryScalar(ops[1].Type), Sub: ir.SubCas, Space: p.Type.Space}, fb.f.TypeString(ops[1].Type))
	old := fb.emit(ir.OpAtom, c.Type, m, p, c, n)
	same := fb.part(ir.OpSetp, ir.I1, fb.mod(ir.Mods{Ty: fb.scalar(ops[1].Type, asUnsigned), Cmp: ir.EQ}), old, c)
	return fb.part(ir.OpTuple, t, nil, old, same)
}

// rmwOps are the operations of atomicrmw that ir has. Others keep their name in Mods.Text alone.
var rmwOps = map[string]struct {
	sub  ir.Sub
	read reading
}{
	"xchg": {ir.SubExch, asBits}, "add": {ir.SubAdd, asUnsigned}, "sub": {ir.SubSub, asUnsigned}, "and": {ir.SubAnd, asBits},
	"or": {ir.SubOr, asBits}, "xor": {ir.SubXor, asBits}, "max": {ir.SubMax, asSigned}, "min": {ir.SubMin, asSigned},
	"umax": {ir.SubMax, asUnsigned}, "umin": {ir.SubMin, asUnsigned}, "fadd": {ir.SubAdd, asBits}, "fsub": {ir.SubSub, asBits},
	"fmax": {ir.SubMax, asBits}, "fmin": {ir.SubMin, asBits}, "uinc_wrap": {ir.SubInc, asUnsigned}, "udec_wrap": {ir.SubDec, asUnsigned},
}

func (fb *funcBuilder) atomicrmw(in *Instr, ops []Operand, t *ir.Type) *ir.Value {
	p, x := fb.value(&ops[0]), fb.value(&ops[1])
	name := fb.f.Text(in.Sub2)
	row := rmwOps[name]
	m := ir.Mods{Ty: fb.scalar(ops[1].Type, row.read), Sub: row.sub, Space: p.Type.Space}
	return fb.emit(ir.OpAtom, t, fb.atomicMods(in, m, name+" "+fb.f.TypeString(ops[1].Type)), p, x)
}
