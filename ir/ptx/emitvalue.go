package ptx

import (
	"fmt"
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// printed writes a value that the text has no statement for, on a line of its
// own.
func (e *emitter) printed(v *ir.Value, indent []byte) error {
	text, err := e.valueText(v)
	if err != nil {
		return err
	}
	e.freshLine()
	e.out = append(e.out, indent...)
	e.out = append(e.out, text...)
	e.out = append(e.out, e.eol...)
	return nil
}

// valueText is v as a statement: guard, opcode, result, operands.
func (e *emitter) valueText(v *ir.Value) (string, error) {
	var b strings.Builder
	if name, not := e.guardOf(v); name != "" {
		e.use(e.guardReg(v))
		b.WriteByte('@')
		if not {
			b.WriteByte('!')
		}
		b.WriteString(name)
		b.WriteByte(' ')
	} else if v.Guarded() || v.Info().Conditional {
		return "", fmt.Errorf("the guard of %s is in no register", v.LongString())
	}
	if v.Info().Terminator {
		return e.terminatorText(&b, v)
	}
	opcode, err := opcodeText(v)
	if err != nil {
		return "", err
	}
	b.WriteString(opcode)
	sep := " "
	if v.HasResult() {
		text, err := e.resultText(v)
		if err != nil {
			return "", err
		}
		b.WriteString(sep + text)
		sep = ", "
	}
	for i, a := range v.Operands() {
		text, err := e.operandText(v, i, a)
		if err != nil {
			return "", err
		}
		b.WriteString(sep + text)
		sep = ", "
	}
	b.WriteByte(';')
	return b.String(), nil
}

// resultText is the register that v is written to; of a comparison with two
// results both, p|q.
func (e *emitter) resultText(v *ir.Value) (string, error) {
	if v.Op != ir.OpSetp || v.Type.Kind != ir.KindTuple {
		if v.Reg == 0 {
			return "", fmt.Errorf("%s has no register for its result", v.LongString())
		}
		e.use(v.Reg)
		return e.regName(v.Reg), nil
	}
	names := [2]string{"_", "_"}
	for _, p := range v.Block.Values {
		if p.Op == ir.OpProj && p.Args[0] == v && p.Reg != 0 {
			e.use(p.Reg)
			names[p.Index()] = e.regName(p.Reg)
		}
	}
	return names[0] + "|" + names[1], nil
}

// plainOpcodes are the operations that passes make, without modifiers but the
// type.
var plainOpcodes = map[ir.Op]string{
	ir.OpMov: "mov", ir.OpAnd: "and", ir.OpOr: "or", ir.OpXor: "xor", ir.OpNot: "not", ir.OpSelp: "selp",
}

// opcodeText is v's opcode with its modifiers.
func opcodeText(v *ir.Value) (string, error) {
	m := v.Mods()
	if v.Type.Kind == ir.KindTuple && v.Op != ir.OpSetp || v.Info().UsesOffset || v.Info().MayTrap {
		return "", fmt.Errorf("%s has no statement in the text, and no form that could be printed", v.LongString())
	}
	if m.Text != "" {
		return m.Text, nil
	}
	if name := plainOpcodes[v.Op]; name != "" && m.Ty != ir.NoScalar {
		return name + "." + m.Ty.String(), nil
	}
	return "", fmt.Errorf("%s has no spelling in PTX here", v.LongString())
}

// operandText is operand i of v.
func (e *emitter) operandText(v *ir.Value, i int, a *ir.Value) (string, error) {
	not := ""
	if v.Mods().Flags&ir.NegC != 0 && i == len(v.Operands())-1 {
		not = "!"
	}
	switch {
	case a.Op == ir.OpConst && a.Type == ir.F32:
		return fmt.Sprintf("0f%08X", a.Aux.Bits), nil
	case a.Op == ir.OpConst && a.Type == ir.F64:
		return fmt.Sprintf("0d%016X", a.Aux.Bits), nil
	case a.Op == ir.OpConst:
		return strconv.FormatUint(a.Aux.Bits, 10), nil
	case a.Op == ir.OpSreg:
		name := target.Sreg(a.Aux.Bits).Info().Name
		if target.Sreg(a.Aux.Bits) == target.SWARPSZ {
			return name, nil
		}
		return "%" + name, nil
	case a.Op == ir.OpAddr && a.Aux.Bits == 0:
		return a.Aux.Sym.Name, nil
	case a.Reg != 0:
		e.use(a.Reg)
		return not + e.regName(a.Reg), nil
	}
	return "", fmt.Errorf("operand %d of %s is in no register", i+1, v.LongString())
}

// terminatorText is a terminator as a statement, behind its guard.
func (e *emitter) terminatorText(b *strings.Builder, v *ir.Value) (string, error) {
	switch v.Op {
	case ir.OpJump, ir.OpCondBr:
		to := v.Block.Succs[0].B
		if to.Name == "" {
			return "", fmt.Errorf("a branch to block %v, which has no label", to)
		}
		b.WriteString("bra")
		if v.Op == ir.OpJump || v.Mods().Flags&ir.Uni != 0 {
			b.WriteString(".uni")
		}
		b.WriteString(" " + to.Name)
	case ir.OpRet, ir.OpCondRet:
		b.WriteString("ret")
	case ir.OpExit, ir.OpCondExit:
		b.WriteString("exit")
	case ir.OpTrap, ir.OpCondTrap:
		b.WriteString("trap")
	default:
		return "", fmt.Errorf("%s has no form in the text that could be printed", v.LongString())
	}
	b.WriteByte(';')
	return b.String(), nil
}

// use notes a register that is written or read by new text: one that nothing in
// the text declares gets a declaration.
func (e *emitter) use(r ir.Reg) {
	if !e.isNew(r) {
		return
	}
	for _, d := range e.declare {
		if d == r {
			return
		}
	}
	e.declare = append(e.declare, r)
}

// isNew reports whether a pass made the register.
func (e *emitter) isNew(r ir.Reg) bool {
	return r > 0 && e.irf.Regs[r-1].Pos.Line == 0 && e.irf.Regs[r-1].Name != carryName
}

// regName is the name of a register in the text. New ones keep the name that the
// pass gave them unless the text has that already, or declares a family that it
// would be a member of.
func (e *emitter) regName(r ir.Reg) string {
	if r == 0 {
		return ""
	}
	name := e.irf.Regs[r-1].Name
	if !e.isNew(r) {
		return name
	}
	if n, ok := e.renamed[r]; ok {
		return n
	}
	for !e.fresh(name) {
		name += "_"
	}
	if e.renamed == nil {
		e.renamed = make(map[ir.Reg]string)
	}
	e.renamed[r] = name
	return name
}

// fresh reports whether no identifier of the file is name, and no family of the
// function has it as a member.
func (e *emitter) fresh(name string) bool {
	if e.f.LookupName(name) != 0 {
		return false
	}
	for _, n := range e.renamed {
		if n == name {
			return false
		}
	}
	for i := range e.fn.Regs {
		r := &e.fn.Regs[i]
		if rest, ok := strings.CutPrefix(name, e.f.NameText(r.Name)); ok && r.Count > 0 && rest != "" && strings.Trim(rest, "0123456789") == "" {
			return false
		}
	}
	return true
}

// insertDeclarations puts the declarations of new registers into the output, a
// line for each type.
func (e *emitter) insertDeclarations(at int) {
	if len(e.declare) == 0 {
		return
	}
	indent := "\t"
	for j := range e.fn.Stmts {
		if s := &e.fn.Stmts[j]; s.Depth == 0 && (s.Kind == StmtReg || s.Kind == StmtInstr) {
			indent = string(e.indent(int32(j)))
			break
		}
	}
	var b strings.Builder
	if at > 0 && e.out[at-1] != '\n' {
		b.WriteString(e.eol)
	}
	for len(e.declare) > 0 {
		ty := e.irf.Regs[e.declare[0]-1].Ty
		b.WriteString(indent + ".reg ." + ty.String() + " ")
		sep := ""
		var rest []ir.Reg
		for _, r := range e.declare {
			if e.irf.Regs[r-1].Ty != ty {
				rest = append(rest, r)
				continue
			}
			b.WriteString(sep + e.regName(r))
			sep = ", "
		}
		b.WriteString(";" + e.eol)
		e.declare = rest
	}
	tail := append([]byte(nil), e.out[at:]...)
	e.out = append(append(e.out[:at], b.String()...), tail...)
}
