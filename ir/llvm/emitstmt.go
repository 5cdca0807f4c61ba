package llvm

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"lockstep/ir"
)

// statement is the text of a statement as it is now: v is the value that carries it.
func (e *emitter) statement(b *ir.Block, v *ir.Value, in *Instr) (string, error) {
	if v.Op == ir.OpPhi {
		if same, err := e.samePhi(v); !same || err != nil {
			return e.phi(v, in)
		}
	}
	swap, err := e.replaced(v, in)
	if err != nil {
		return "", err
	}
	if v.Not != e.byID[v.ID].Not {
		return "", noForm("the sense of a branch changed")
	}
	var s strings.Builder
	at := in.Start
	if in.Result != 0 {
		s.WriteString("%" + e.localName(in.Result))
		if e.f.Src[in.Start] == '%' {
			at = e.f.resultEnd(in)
		} else {
			s.WriteString(" = ")
		}
	}
	succ := 0
	ops := e.operandsInOrder(in)
	for i := range ops {
		o := &ops[i]
		var text string
		to, swapped := swap[i]
		switch {
		case swapped:
			if text, err = e.name(to); err != nil {
				return "", err
			}
		case o.Kind == OpdLocal:
			text = "%" + e.localName(LocalID(o.Bits))
		case o.Kind == OpdMeta:
			text = e.renamedText(Span{o.Start, o.End})
		case o.Kind == OpdBlock && v.Op == ir.OpPhi:
			text = "%" + e.localName(LocalID(o.Bits))
		case o.Kind == OpdBlock:
			if succ >= len(b.Succs) {
				return "", noForm("a branch lost a target")
			}
			text = "%" + e.blockName(b.Succs[succ].B)
			succ++
		default:
			continue
		}
		s.WriteString(e.f.Text(Span{at, o.Start}))
		s.WriteString(text)
		at = o.End
	}
	if succ != 0 && succ != len(b.Succs) {
		return "", noForm("a branch gained a target")
	}
	end := in.End
	if in.Meta.End != 0 {
		end = in.Meta.Start
	}
	s.WriteString(e.f.Text(Span{at, end}))
	if e.home[v.Stmt] == int(b.ID) {
		return s.String() + e.f.Text(in.Meta), nil
	}
	return e.speculated(s.String(), in) + speculatedMeta(e.f.Text(in.Meta)), nil
}

// resultEnd is where the name of an instruction's result ends.
func (f *File) resultEnd(in *Instr) uint32 {
	l := lexer{src: f.Src, pos: in.Start, line: 1, fail: func(uint32, uint32, uint32, string) {}}
	var t token
	l.next(&t)
	return t.end
}

// operandsInOrder are the operands of an instruction as they follow each other in the text.
func (e *emitter) operandsInOrder(in *Instr) []Operand {
	ops := append([]Operand(nil), e.f.Ops[in.Ops.Lo:in.Ops.Hi]...)
	if in.Op == kwCall || in.Op == kwInvoke || in.Op == kwCallBr {
		ops = append([]Operand{e.f.Calls[in.Extra].Callee}, ops...)
	}
	return ops
}

// replaced finds the operands of a statement that a pass replaced: by their place among operandsInOrder.
func (e *emitter) replaced(v *ir.Value, in *Instr) (map[int]*ir.Value, error) {
	if in.Op == kwLoad && v.Op == ir.OpMov {
		return nil, nil // what a promoted variable holds is not in the text
	}
	swap := map[int]*ir.Value{}
	ops := e.operandsInOrder(in)
	for _, p := range e.parts[v.Stmt] {
		old := e.byID[p.ID]
		if old == nil || len(old.Args) != len(p.Args) || old.Op != p.Op && !(isJump(old) && isJump(p)) {
			return nil, noForm("[%s] is no longer what the text says", p.LongString())
		}
		for i, a := range p.Args {
			from := old.Args[i]
			if from.ID == a.ID || a.Reg != 0 && a.Reg == from.Reg {
				continue
			}
			all := true // every use of from here is replaced by the same
			for j, o := range old.Args {
				all = all && (o != from || p.Args[j] == a)
			}
			found := false
			for k := range ops {
				if e.stands(from, &ops[k]) && (all || k == e.operandIndex(in, i)) {
					swap[k], found = a, true
				}
			}
			if !found {
				return nil, noForm("an operand of [%s] that is not in the text changed", v.LongString())
			}
		}
	}
	return swap, nil
}

func isJump(v *ir.Value) bool { return v.Op == ir.OpJump || v.Op == ir.OpFall }

// stands reports whether an operand of the text is the value v of ref.
func (e *emitter) stands(v *ir.Value, o *Operand) bool {
	if o.Kind == OpdLocal {
		id, ok := e.local(v)
		return ok && uint64(id) == o.Bits
	}
	k, ok := e.origin.consts[v.ID]
	return ok && k.Start == o.Start
}

// operandIndex is the place among operandsInOrder of argument i of what an instruction is in ir, where that is known: -1 else.
func (e *emitter) operandIndex(in *Instr, i int) int {
	if firstBinary <= in.Op && in.Op <= lastBinary {
		return i
	}
	return -1
}

// samePhi reports whether a phi has the operands that the text gives it, over the same edges.
func (e *emitter) samePhi(v *ir.Value) (bool, error) {
	old := e.byID[v.ID]
	if len(old.Args) != len(v.Args) {
		return false, nil
	}
	for i, a := range v.Args {
		if v.Block.Preds[i].B.ID != old.Block.Preds[i].B.ID {
			return false, nil
		}
		if a.ID == old.Args[i].ID {
			continue
		}
		x, err := e.name(a)
		if err != nil {
			return false, err
		}
		if y, err := e.name(old.Args[i]); err != nil || x != y {
			return false, nil
		}
	}
	return true, nil
}

// phi prints a phi anew.
func (e *emitter) phi(v *ir.Value, in *Instr) (string, error) {
	ops := e.f.Ops[in.Ops.Lo:in.Ops.Hi]
	at := in.Start
	if e.f.Src[in.Start] == '%' {
		at = e.f.resultEnd(in)
	}
	head := e.f.Text(Span{at, ops[0].Start})
	head = head[:strings.LastIndexByte(head, '[')]
	var s strings.Builder
	s.WriteString("%" + e.localName(in.Result))
	if at == in.Start {
		s.WriteString(" = ")
	}
	s.WriteString(head)
	for i, a := range v.Args {
		if i > 0 {
			s.WriteString(", ")
		}
		name, err := e.name(a)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&s, "[ %s, %%%s ]", name, e.blockName(v.Block.Preds[i].B))
	}
	return s.String() + e.f.Text(in.Meta), nil
}

// name is a value as an operand: a local, a constant of the text, or a number.
func (e *emitter) name(v *ir.Value) (string, error) {
	if id, ok := e.local(v); ok {
		return "%" + e.localName(id), nil
	}
	if v.Reg != 0 {
		return "%" + quoted(strings.TrimPrefix(e.now.RegName(v.Reg), "%")), nil
	}
	if o, ok := e.origin.consts[v.ID]; ok {
		return e.f.Text(Span{o.Start, o.End}), nil
	}
	switch v.Op {
	case ir.OpUndef:
		return "undef", nil
	case ir.OpPoison:
		return "poison", nil
	case ir.OpZero:
		return "zeroinitializer", nil
	case ir.OpConst:
		return number(v)
	case ir.OpAddr:
		if v.Aux.Bits == 0 && v.Aux.Sym.Owner == nil {
			return "@" + quoted(v.Aux.Sym.Name), nil
		}
	}
	return "", noForm("[%s] has no name in the text", v.LongString())
}

// number is a new constant.
func number(v *ir.Value) (string, error) {
	t := v.Type
	switch {
	case t == ir.I1:
		return strconv.FormatBool(v.Aux.Bits != 0), nil
	case t.Kind == ir.KindInt && t.Bits <= 64:
		shift := 64 - t.Bits
		return strconv.FormatInt(int64(v.Aux.Bits<<shift)>>shift, 10), nil
	case t.Kind == ir.KindFloat && t.Bits == 64:
		return fmt.Sprintf("0x%016X", v.Aux.Bits), nil
	case t.Kind == ir.KindFloat && t.Bits == 32:
		f := float64(math.Float32frombits(uint32(v.Aux.Bits)))
		if f == f {
			return fmt.Sprintf("0x%016X", math.Float64bits(f)), nil
		}
	case t.Kind == ir.KindFloat && t.Bits == 16:
		return fmt.Sprintf("0xH%04X", v.Aux.Bits), nil
	case t.Kind == ir.KindBFloat:
		return fmt.Sprintf("0xR%04X", v.Aux.Bits), nil
	case t.Kind == ir.KindPtr && v.Aux.Bits == 0:
		return "null", nil
	}
	return "", noForm("a new constant of type %s", t)
}

// typeText is the type of a value as the text spells it: of a local or constant of the text its own; others have the type of
// what they are made of, or a plain one.
func (e *emitter) typeText(v *ir.Value) (string, error) {
	if id, ok := e.local(v); ok {
		return e.f.TypeString(e.f.Locals[id].Type), nil
	}
	if o, ok := e.origin.consts[v.ID]; ok {
		return e.f.TypeString(o.Type), nil
	}
	switch {
	case v.Op == ir.OpFreeze, v.Op == ir.OpSelp:
		t, err := e.typeText(v.Args[0])
		if err != nil && v.Op == ir.OpSelp {
			t, err = e.typeText(v.Args[1])
		}
		return t, err
	case v.Type.Kind == ir.KindInt:
		return "i" + strconv.Itoa(v.Type.Bits), nil
	case v.Type == ir.F16:
		return "half", nil
	case v.Type == ir.BF16:
		return "bfloat", nil
	case v.Type == ir.F32:
		return "float", nil
	case v.Type == ir.F64:
		return "double", nil
	}
	return "", noForm("a new value of type %s", v.Type)
}

// made is the text of a value that stands for no statement.
func (e *emitter) made(b *ir.Block, v *ir.Value) (string, error) {
	switch v.Op {
	case ir.OpJump, ir.OpFall:
		return "br label %" + e.blockName(b.Succs[0].B) + e.branchPlace(b), nil
	case ir.OpSelp, ir.OpFreeze:
	default:
		return "", noForm("[%s] is new", v.LongString())
	}
	names := make([]string, len(v.Args))
	types := make([]string, len(v.Args))
	for i, a := range v.Args {
		var err error
		if names[i], err = e.name(a); err != nil {
			return "", err
		}
		if i == 2 {
			types[i], err = e.typeText(a) // the condition
		} else {
			types[i], err = e.typeText(v)
		}
		if err != nil {
			return "", err
		}
	}
	own, err := e.name(v)
	if err != nil {
		return "", err
	}
	if v.Op == ir.OpFreeze {
		return fmt.Sprintf("%s = freeze %s %s", own, types[0], names[0]) + e.branchPlace(b), nil
	}
	return fmt.Sprintf("%s = select %s %s, %s %s, %s %s", own, types[2], names[2], types[0], names[0], types[1], names[1]) + e.branchPlace(b), nil
}

// branchPlace is the attachment that gives the source line of the branch that a block of the text ends in.
func (e *emitter) branchPlace(b *ir.Block) string {
	_, t := e.textBlock(b)
	return keepMeta(e.f.Text(e.f.Instrs[t.Instrs.Hi-1].Meta), func(kind string) bool { return kind == "dbg" })
}
