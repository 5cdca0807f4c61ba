package lower

import (
	"fmt"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// opcode is the operation of v as the input spells it.
func opcode(v *ir.Value) string {
	if t := v.Mods().Text; t != "" {
		return t
	}
	if ty := v.Mods().Ty; ty != ir.NoScalar {
		return v.Op.String() + "." + ty.String()
	}
	return v.Op.String()
}

// String gives the program as a listing: the place in the code, the line of the input, the instruction. Reconvergence is
// written as `push L` before a branch and `join` at its end; both cost nothing. Copies stand below the edge that carries
// them.
//
//	LOOP:
//	  14     58  mul.f32 %zx2, %zx, %zx
func (p *Program) String() string {
	var b strings.Builder
	for i, f := range p.Funcs {
		if i > 0 {
			b.WriteByte('\n')
		}
		p.list(&b, f)
	}
	return b.String()
}

func (p *Program) list(b *strings.Builder, f *Func) {
	what := "function"
	if f.F.Kernel {
		what = "kernel"
	}
	fmt.Fprintf(b, "%s %s: %d registers", what, f.F.Name, f.NumSlots)
	if f.Frame > 0 {
		fmt.Fprintf(b, ", %d bytes a thread", f.Frame)
	}
	if f.F.Kernel && p.SharedSize > 0 {
		fmt.Fprintf(b, ", %d bytes of shared memory", p.SharedSize)
	}
	b.WriteByte('\n')
	labels := make(map[PC]string, len(f.Blocks))
	for _, bc := range f.Blocks {
		labels[bc.Start] = blockName(bc.B)
	}
	l := &lister{p: p, f: f, labels: labels}
	for _, bc := range f.Blocks {
		fmt.Fprintf(b, "%s:\n", labels[bc.Start])
		for pc := bc.Start; pc < bc.End; pc++ {
			l.inst(b, pc)
		}
	}
}

func blockName(b *ir.Block) string {
	if b.Name != "" {
		return b.Name
	}
	return fmt.Sprintf("b%d", b.ID)
}

// lister prints the instructions of one function.
type lister struct {
	p      *Program
	f      *Func
	labels map[PC]string
}

func (l *lister) inst(b *strings.Builder, pc PC) {
	i := &l.p.Insts[pc]
	if i.V != nil && i.V.Op == ir.OpFall && i.Succs[0].To == pc+1 && i.Succs[0].Copies == nil {
		return
	}
	line := ""
	if i.V != nil && i.Kind != Push && i.V.Pos.Line > 0 {
		line = fmt.Sprint(i.V.Pos.Line)
	}
	fmt.Fprintf(b, "%5d %6s  %s\n", pc, line, l.text(i))
	for _, c := range i.Pass {
		fmt.Fprintf(b, "%14s  else %s = %s\n", "", l.name(c.Dst), l.name(c.Src))
	}
	for _, s := range i.Succs {
		for _, c := range s.Copies {
			fmt.Fprintf(b, "%14s  to %s: %s = %s\n", "", l.labels[s.To], l.name(c.Dst), l.name(c.Src))
		}
	}
}

// text is the instruction without its place.
func (l *lister) text(i *Inst) string {
	switch i.Kind {
	case Push:
		return "push " + l.labels[i.Join]
	case Join:
		return "join"
	case ReadSreg, FrameAddr:
		return l.name(i.Defs[0].Slot) + " = " + operandText(i.V)
	}
	var b strings.Builder
	guard, not := i.Guard, i.Not
	src := i.Src
	switch i.Kind {
	case CondBranch, CondRet, CondExit, CondTrap:
		guard, src = i.Src[0], i.Src[1:]
	}
	if guard != NoSlot {
		b.WriteByte('@')
		if not {
			b.WriteByte('!')
		}
		b.WriteString(l.name(guard) + " ")
	}
	b.WriteString(l.opcode(i))
	var parts, defs, uses []string
	for _, d := range i.Defs {
		defs = append(defs, l.name(d.Slot))
	}
	for _, s := range src {
		uses = append(uses, l.name(s))
	}
	vector := i.V.Mods().Vec > 1
	switch {
	case vector && i.Kind == Load, i.V.Op == ir.OpUnpack:
		parts = append(parts, "{"+strings.Join(defs, ", ")+"}")
	case len(defs) > 0:
		parts = append(parts, strings.Join(defs, "|"))
	}
	if i.Kind.Memory() {
		parts = append(parts, l.address(i))
	}
	if vector && i.Kind == Store || i.V.Op == ir.OpPack {
		uses = []string{"{" + strings.Join(uses, ", ") + "}"}
	}
	parts = append(parts, uses...)
	if i.Call != nil {
		parts = l.call(i)
	}
	switch i.Kind {
	case CondBranch, Jump:
		parts = append(parts, l.labels[i.Succs[0].To])
	case Switch, SwitchValue:
		for _, s := range i.Succs {
			parts = append(parts, l.labels[s.To])
		}
	}
	if len(parts) > 0 {
		b.WriteString(" " + strings.Join(parts, ", "))
	}
	if i.Kind == Refuse {
		b.WriteString("   (refused: " + i.Text + ")")
	}
	return b.String()
}

// opcode is the operation as the input spells it. Running on into the next block, which the input does not spell, is shown
// only where there is something to it.
func (l *lister) opcode(i *Inst) string {
	if i.V.Op == ir.OpFall {
		return "next"
	}
	return opcode(i.V)
}

func (l *lister) name(s Slot) string {
	if s == NoSlot {
		return "_"
	}
	i, ok := s.Pool()
	if !ok {
		return l.f.names[s]
	}
	e := l.p.Pool[i]
	switch {
	case e.Undef != 0:
		return fmt.Sprintf("undef%d", e.Undef)
	case e.Poison:
		return "poison"
	case e.Sreg != 0:
		return "%" + e.Sreg.String()
	case e.Sym != nil && e.Bits != 0:
		return fmt.Sprintf("%s%+d", e.Sym.Name, int64(e.Bits))
	case e.Sym != nil:
		return e.Sym.Name
	case e.Bits < 1<<16:
		return fmt.Sprint(e.Bits)
	}
	return fmt.Sprintf("%#x", e.Bits)
}

// operandText is an operand that is read where it stands.
func operandText(v *ir.Value) string {
	if v.Op == ir.OpAddr {
		if v.Offset() != 0 {
			return fmt.Sprintf("&%s%+d", v.Aux.Sym.Name, v.Offset())
		}
		return "&" + v.Aux.Sym.Name
	}
	return sregName(v)
}

func (l *lister) address(i *Inst) string {
	base := map[Base]string{BaseFrame: "frame", BaseParam: "param", BaseShared: "shared"}[i.Addr.Base]
	if i.Addr.Base == BaseSlot {
		base = l.name(i.Addr.Slot)
	} else if a := i.V.Args[0]; a.Op == ir.OpAddr {
		base = a.Aux.Sym.Name
		if off := a.Offset() + i.V.Offset(); off != 0 {
			return fmt.Sprintf("[%s%+d]", base, off)
		}
		return "[" + base + "]"
	}
	if i.Addr.Off != 0 {
		return fmt.Sprintf("[%s%+d]", base, i.Addr.Off)
	}
	return "[" + base + "]"
}

// call lists results, callee and arguments of a call, as `call (r), f, (a)` does.
func (l *lister) call(i *Inst) []string {
	var rets, args []string
	if c := i.V.Aux.Call; c != nil && len(c.Rets) > 0 {
		for _, s := range c.Rets {
			rets = append(rets, s.Name)
		}
	} else {
		for _, d := range i.Defs {
			rets = append(rets, l.name(d.Slot))
		}
	}
	operands := i.V.Operands()
	callee := ""
	if i.Call.Callee != nil {
		callee = i.Call.Callee.F.Name
	} else {
		callee, operands = l.name(i.Src[0]), operands[1:]
	}
	for k, a := range operands {
		if p := i.Call.Args[k]; p.Slot != NoSlot {
			args = append(args, l.name(p.Slot))
		} else {
			args = append(args, a.Aux.Sym.Name)
		}
	}
	var parts []string
	if rets != nil {
		parts = append(parts, "("+strings.Join(rets, ", ")+")")
	}
	parts = append(parts, callee)
	if args != nil {
		parts = append(parts, "("+strings.Join(args, ", ")+")")
	}
	return parts
}

func sregName(v *ir.Value) string { return "%" + target.Sreg(v.Aux.Bits).String() }
