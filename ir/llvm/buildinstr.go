package llvm

import (
	"lockstep/ir"
)

// modKey is the signature of an instruction: instructions with the same one share their Mods.
type modKey struct {
	op, sub, order keyword
	flags          Flags
	a, b           TypeID
	scope          string
}

// modsOf returns the Mods for a signature, made once.
func (fb *funcBuilder) modsOf(k modKey, fill func() ir.Mods) *ir.Mods {
	m, ok := fb.modCache[k]
	if !ok {
		m = fb.mod(fill())
		fb.modCache[k] = m
	}
	return m
}

// irFlags are the flags of LLVM that ir keeps.
var irFlags = []struct {
	llvm Flags
	ir   ir.Flags
}{
	{FlagNUW, ir.NUW}, {FlagNSW, ir.NSW}, {FlagExact, ir.Exact}, {FlagInBounds, ir.Inbounds}, {FlagNUSW, ir.NUSW}, {FlagNNeg, ir.NNeg},
	{FlagDisjoint, ir.Disjoint}, {FlagSameSign, ir.SameSign}, {FlagNNan, ir.FMNNaN}, {FlagNInf, ir.FMNInf}, {FlagNSZ, ir.FMNSZ},
	{FlagARcp, ir.FMARcp}, {FlagContract, ir.FMContract}, {FlagAFn, ir.FMAfn}, {FlagReassoc, ir.FMReassoc},
	{FlagFast, ir.FMNNaN | ir.FMNInf | ir.FMNSZ | ir.FMARcp | ir.FMContract | ir.FMAfn | ir.FMReassoc},
}

func flagsOf(fl Flags) ir.Flags {
	var r ir.Flags
	if fl == 0 {
		return 0
	}
	for _, x := range irFlags {
		if fl&x.llvm != 0 {
			r |= x.ir
		}
	}
	return r
}

// spelling is an instruction's opcode with its flags and a type, for messages.
func (fb *funcBuilder) spelling(op keyword, fl Flags, rest string) string {
	s := keywordText[op]
	for k := firstFlag; k <= lastFlag; k++ {
		if fl>>(k-firstFlag)&1 != 0 {
			s += " " + keywordText[k]
		}
	}
	if rest != "" {
		s += " " + rest
	}
	return s
}

// instruction makes the values of one instruction of block bi; true if the rest of the block is dropped, since no thread
// gets there. more says that the block has further instructions.
func (fb *funcBuilder) instruction(bi int, in *Instr, more bool) bool {
	ops := fb.f.Ops[in.Ops.Lo:in.Ops.Hi]
	if in.Op <= lastTerminator {
		fb.edgeConstants(bi)
		fb.terminator(bi, in, ops)
		return false
	}
	var v *ir.Value
	switch k := in.Op; {
	case firstBinary <= k && k <= lastBinary:
		v = fb.binary(k, in.Flags, &ops[0], &ops[1])
	case firstCast <= k && k <= lastCast:
		v = fb.cast(k, in.Flags, &ops[0], in.Type)
	case k == kwCall:
		ends := false
		if v, ends = fb.call(in, more); ends {
			return true
		}
	default:
		v = fb.other(in, ops)
	}
	if in.Result != 0 && v != nil {
		fb.define(in.Result, v, fb.f.Locals[in.Result].Type)
	}
	return false
}

// binaryOps says what each binary operation is in ir.
var binaryOps = map[keyword]struct {
	op   ir.Op
	read reading
	mods ir.Mods
}{
	kwAdd: {op: ir.OpAdd, read: asSigned}, kwSub: {op: ir.OpSub, read: asSigned}, kwMul: {op: ir.OpMul, read: asSigned, mods: ir.Mods{Sub: ir.Lo}},
	kwFAdd: {op: ir.OpAdd, mods: ir.Mods{Rnd: ir.RN}}, kwFSub: {op: ir.OpSub, mods: ir.Mods{Rnd: ir.RN}},
	kwFMul: {op: ir.OpMul, mods: ir.Mods{Rnd: ir.RN}}, kwFDiv: {op: ir.OpDiv, mods: ir.Mods{Rnd: ir.RN}}, kwFRem: {op: ir.OpRem},
	kwUDiv: {op: ir.OpDiv, read: asUnsigned, mods: ir.Mods{Flags: ir.OutUB}}, kwSDiv: {op: ir.OpDiv, read: asSigned, mods: ir.Mods{Flags: ir.OutUB}},
	kwURem: {op: ir.OpRem, read: asUnsigned, mods: ir.Mods{Flags: ir.OutUB}}, kwSRem: {op: ir.OpRem, read: asSigned, mods: ir.Mods{Flags: ir.OutUB}},
	kwShl:  {op: ir.OpShl, mods: ir.Mods{Flags: ir.OutPoison}},
	kwLShr: {op: ir.OpShr, read: asUnsigned, mods: ir.Mods{Flags: ir.OutPoison}},
	kwAShr: {op: ir.OpShr, read: asSigned, mods: ir.Mods{Flags: ir.OutPoison}},
	kwAnd:  {op: ir.OpAnd}, kwOr: {op: ir.OpOr}, kwXor: {op: ir.OpXor},
}

func (fb *funcBuilder) binary(k keyword, fl Flags, x, y *Operand) *ir.Value {
	key := modKey{op: k, flags: fl, a: x.Type}
	row := binaryOps[k]
	m := fb.modsOf(key, func() ir.Mods {
		m := row.mods
		m.Ty = fb.scalar(x.Type, row.read)
		m.Flags |= flagsOf(fl)
		m.Text = fb.spelling(k, fl, fb.f.TypeString(x.Type))
		return m
	})
	a := fb.value(x)
	return fb.emit(row.op, a.Type, m, a, fb.value(y))
}

// other makes the value of an instruction that is no binary operation, cast or call.
func (fb *funcBuilder) other(in *Instr, ops []Operand) *ir.Value {
	t := ir.Void
	if in.Result != 0 {
		t = fb.irType(fb.f.Locals[in.Result].Type)
	}
	switch in.Op {
	case kwPhi:
		v := fb.emit(ir.OpPhi, t, nil)
		fb.phis = append(fb.phis, phiWork{v, in})
		return v
	case kwICmp, kwFCmp:
		return fb.compare(in.Op, in.Sub, in.Flags, &ops[0], &ops[1], t)
	case kwSelect:
		return fb.selectValue(in.Flags, &ops[0], &ops[1], &ops[2])
	case kwFNeg:
		return fb.emit(ir.OpNeg, t, fb.simple(in, in.Type, asBits), fb.value(&ops[0]))
	case kwFreeze:
		return fb.emit(ir.OpFreeze, t, fb.simple(in, in.Type, asBits), fb.value(&ops[0]))
	case kwGetElementPtr:
		return fb.gep(in.Type, in.Flags, ops, t)
	case kwExtractElement:
		return fb.emit(ir.OpExtract, t, fb.simple(in, in.Type, asBits), fb.value(&ops[0]), fb.value(&ops[1]))
	case kwInsertElement:
		return fb.emit(ir.OpInsert, t, fb.simple(in, in.Type, asBits), fb.value(&ops[0]), fb.value(&ops[1]), fb.value(&ops[2]))
	case kwShuffleVector:
		return fb.emit(ir.OpShuffleVec, t, fb.simple(in, in.Type, asBits), fb.value(&ops[0]), fb.value(&ops[1]), fb.value(&ops[2]))
	case kwExtractValue:
		return fb.extractValue(in, fb.value(&ops[0]), ops[1:])
	case kwInsertValue:
		return fb.insertValue(in, fb.value(&ops[0]), fb.value(&ops[1]), ops[2:])
	case kwAlloca:
		return fb.alloca(in, ops, t)
	case kwLoad:
		return fb.load(in, &ops[0], t)
	case kwStore:
		fb.store(in, &ops[0], &ops[1])
		return nil
	case kwFence:
		fb.emit(ir.OpFence, ir.Void, fb.atomicMods(in, ir.Mods{}, ""))
		return nil
	case kwCmpXchg:
		return fb.cmpxchg(in, ops, t)
	case kwAtomicRMW:
		return fb.atomicrmw(in, ops, t)
	}
	return fb.opaque(in, ops, t)
}

// simple is the Mods of an instruction whose one type says all.
func (fb *funcBuilder) simple(in *Instr, t TypeID, r reading) *ir.Mods {
	return fb.modsOf(modKey{op: in.Op, flags: in.Flags, a: t}, func() ir.Mods {
		return ir.Mods{Ty: fb.scalar(t, r), Flags: flagsOf(in.Flags), Text: fb.spelling(in.Op, in.Flags, fb.f.TypeString(t))}
	})
}

// opaque keeps an instruction that ir has no operation for: va_arg, landingpad and its like.
func (fb *funcBuilder) opaque(in *Instr, ops []Operand, t *ir.Type) *ir.Value {
	args := make([]*ir.Value, 0, len(ops))
	for i := range ops {
		if k := ops[i].Kind; k != OpdMeta && k != OpdBlock && k != OpdAsm {
			args = append(args, fb.value(&ops[i]))
		}
	}
	return fb.emit(ir.OpOpaque, t, fb.mod(ir.Mods{Text: keywordText[in.Op]}), args...)
}

// comparisons by predicate.
var comparisons = map[keyword]struct {
	cmp  ir.Cmp
	read reading
}{
	kwEQ: {ir.EQ, asSigned}, kwNE: {ir.NE, asSigned}, kwSLT: {ir.LT, asSigned}, kwSGT: {ir.GT, asSigned}, kwSLE: {ir.LE, asSigned},
	kwSGE: {ir.GE, asSigned}, kwULT: {ir.LT, asUnsigned}, kwUGT: {ir.GT, asUnsigned}, kwULE: {ir.LE, asUnsigned}, kwUGE: {ir.GE, asUnsigned},
	kwOEQ: {ir.EQ, asBits}, kwONE: {ir.NE, asBits}, kwOLT: {ir.LT, asBits}, kwOGT: {ir.GT, asBits}, kwOLE: {ir.LE, asBits},
	kwOGE: {ir.GE, asBits}, kwORD: {ir.NUM, asBits}, kwUNO: {ir.NAN, asBits}, kwUEQ: {ir.EQU, asBits}, kwUNE: {ir.NEU, asBits},
}

// unorderedComparisons are u-predicates of fcmp, which icmp uses for unsigned ones.
var unorderedComparisons = map[keyword]ir.Cmp{kwULT: ir.LTU, kwUGT: ir.GTU, kwULE: ir.LEU, kwUGE: ir.GEU}

func (fb *funcBuilder) compare(op, pred keyword, fl Flags, x, y *Operand, t *ir.Type) *ir.Value {
	if pred == kwTrue || pred == kwFalse { // fcmp true: a constant, and still a statement
		c := fb.splatConst(t, uint64(boolByte(pred == kwTrue)))
		return fb.emit(ir.OpMov, t, fb.mod(ir.Mods{Ty: ir.Pred, Text: "fcmp " + keywordText[pred]}), c)
	}
	m := fb.modsOf(modKey{op: op, sub: pred, flags: fl, a: x.Type}, func() ir.Mods {
		row := comparisons[pred]
		m := ir.Mods{Cmp: row.cmp, Flags: flagsOf(fl), Text: fb.spelling(op, fl, keywordText[pred]+" "+fb.f.TypeString(x.Type))}
		if op == kwFCmp {
			if c, ok := unorderedComparisons[pred]; ok {
				m.Cmp = c
			}
		}
		if fb.isPtr(x.Type) && (pred == kwEQ || pred == kwNE) { // an order is one of integers, with a sign if it says so
			row.read = asUnsigned
		}
		m.Ty = fb.scalar(x.Type, row.read)
		if m.Ty == ir.Pred && m.Cmp != ir.EQ && m.Cmp != ir.NE { // an order of one bit
			m.Ty = [...]ir.Scalar{ir.UInt, ir.SInt, ir.UInt}[row.read]
		}
		return m
	})
	a := fb.value(x)
	return fb.emit(ir.OpSetp, t, m, a, fb.value(y))
}

// isPtr reports whether a type is a pointer or a vector of them.
func (fb *funcBuilder) isPtr(id TypeID) bool {
	t := &fb.f.Types[fb.f.resolve(id)]
	return t.Kind == TypePtr || t.Kind == TypeVector && fb.f.kind(t.Elem) == TypePtr
}

func (fb *funcBuilder) selectValue(fl Flags, c, x, y *Operand) *ir.Value {
	m := fb.modsOf(modKey{op: kwSelect, flags: fl, a: x.Type, b: c.Type}, func() ir.Mods {
		return ir.Mods{Ty: fb.scalar(x.Type, asBits), Flags: flagsOf(fl), Text: fb.spelling(kwSelect, fl, fb.f.TypeString(x.Type))}
	})
	p := fb.value(c)
	a := fb.value(x)
	return fb.emit(ir.OpSelp, a.Type, m, a, fb.value(y), p)
}

// splatConst is a constant of type t: in each element, if t is a vector.
func (fb *funcBuilder) splatConst(t *ir.Type, bits uint64) *ir.Value {
	if t.Kind != ir.KindVector {
		return fb.cur.Const(t, bits, fb.pos)
	}
	if bits == 0 {
		return fb.emit(ir.OpZero, t, nil)
	}
	elems := make([]*ir.Value, t.Len)
	for i := range elems {
		elems[i] = fb.cur.Const(t.Elem, bits, fb.pos)
	}
	return fb.emit(ir.OpTuple, t, nil, elems...)
}

// extractValue takes an element out: one operation, after free ones for the levels above.
func (fb *funcBuilder) extractValue(in *Instr, v *ir.Value, indices []Operand) *ir.Value {
	m := fb.mod(ir.Mods{Text: "extractvalue"})
	for i := range indices {
		n := indices[i].Bits
		t := elemType(v.Type, int(n))
		idx := fb.cur.Const(ir.I32, n, fb.pos)
		if i+1 < len(indices) {
			v = fb.part(ir.OpExtract, t, m, v, idx)
		} else {
			v = fb.emit(ir.OpExtract, t, m, v, idx)
		}
	}
	if len(indices) == 0 {
		fb.fail(in.Start, "extractvalue without an index")
	}
	return v
}

// insertValue replaces an element: free operations take the levels above apart and put them together again.
func (fb *funcBuilder) insertValue(in *Instr, agg, elem *ir.Value, indices []Operand) *ir.Value {
	if len(indices) == 0 {
		fb.fail(in.Start, "insertvalue without an index")
		return agg
	}
	m := fb.mod(ir.Mods{Text: "insertvalue"})
	levels := []*ir.Value{agg}
	for i := 0; i+1 < len(indices); i++ {
		up := levels[i]
		n := indices[i].Bits
		levels = append(levels, fb.part(ir.OpExtract, elemType(up.Type, int(n)), m, up, fb.cur.Const(ir.I32, n, fb.pos)))
	}
	v := elem
	for i := len(indices) - 1; i >= 0; i-- {
		idx := fb.cur.Const(ir.I32, indices[i].Bits, fb.pos)
		if want := elemType(levels[i].Type, int(indices[i].Bits)); !want.SameWidth(v.Type) {
			fb.fail(in.Start, "insertvalue of a value that the element has no room for")
			return agg
		}
		if i > 0 {
			v = fb.part(ir.OpInsert, levels[i].Type, m, levels[i], v, idx)
		} else {
			v = fb.emit(ir.OpInsert, levels[i].Type, m, levels[i], v, idx)
		}
	}
	return v
}
