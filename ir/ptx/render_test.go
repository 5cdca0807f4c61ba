package ptx

import (
	"fmt"
	"strings"
)

// render gives the syntax tree of a body in a canonical spelling, a statement a
// line: what tests compare.
func render(f *File, fn *Func) string {
	var b strings.Builder
	for i := range fn.Stmts {
		s := &fn.Stmts[i]
		b.WriteString(strings.Repeat("  ", int(s.Depth)))
		switch s.Kind {
		case StmtInstr:
			if s.Guard != 0 {
				not := ""
				if s.GuardNot {
					not = "!"
				}
				fmt.Fprintf(&b, "@%s%s ", not, f.NameText(s.Guard))
			}
			b.WriteString(f.Instrs[s.Instr].Text)
			renderOps(&b, f, fn.Operands, fn.Ops(s), " ", "")
		case StmtLabel:
			b.WriteString(f.NameText(s.Name) + ":")
		case StmtOpen:
			b.WriteString("{")
		case StmtClose:
			b.WriteString("}")
		case StmtReg:
			for _, r := range fn.Regs[s.Decls.Lo:s.Decls.Hi] {
				fmt.Fprintf(&b, "reg %v", r.Type)
				if r.Vec > 1 {
					fmt.Fprintf(&b, "x%d", r.Vec)
				}
				b.WriteString(" " + f.NameText(r.Name))
				if r.Count > 0 {
					fmt.Fprintf(&b, "<%d>", r.Count)
				}
				b.WriteString("; ")
			}
		case StmtVar:
			for i := range fn.Vars[s.Decls.Lo:s.Decls.Hi] {
				b.WriteString(renderVar(f, fn.Operands, &fn.Vars[int(s.Decls.Lo)+i]) + "; ")
			}
		case StmtLoc:
			l := fn.Locs[s.Decls.Lo]
			fmt.Fprintf(&b, "loc %d %d %d", l.File, l.Line, l.Col)
			if l.Function != 0 {
				fmt.Fprintf(&b, " function %s+%d", f.NameText(l.Function), l.FunctionOff)
			}
			if l.Inlined {
				fmt.Fprintf(&b, " inlined %d %d %d", l.InlinedFile, l.InlinedLine, l.InlinedCol)
			}
		case StmtPragma:
			b.WriteString("pragma")
			renderOps(&b, f, fn.Operands, fn.Ops(s), " ", "")
		case StmtBranchTargets, StmtCallTargets:
			word := "branchtargets"
			if s.Kind == StmtCallTargets {
				word = "calltargets"
			}
			b.WriteString(word + " of " + f.NameText(s.Name))
			renderOps(&b, f, fn.Operands, fn.Ops(s), " ", "")
		case StmtCallPrototype:
			p := fn.Protos[s.Decls.Lo]
			b.WriteString("callprototype of " + f.NameText(s.Name) + " (")
			for i := range p.Results {
				b.WriteString(renderVar(f, nil, &p.Results[i]) + ";")
			}
			b.WriteString(") (")
			for i := range p.Params {
				b.WriteString(renderVar(f, nil, &p.Params[i]) + ";")
			}
			b.WriteString(")")
			if p.NoReturn {
				b.WriteString(" noreturn")
			}
		default:
			fmt.Fprintf(&b, "kind %d: %q", s.Kind, f.Src[s.Span.Start:s.Span.End])
		}
		line := strings.TrimRight(b.String(), " ;")
		b.Reset()
		b.WriteString(line + "\n")
	}
	return b.String()
}

func renderOps(b *strings.Builder, f *File, slab, ops []Operand, open, end string) {
	for i := range ops {
		if i == 0 {
			b.WriteString(open)
		} else {
			b.WriteString(", ")
		}
		renderOp(b, f, slab, &ops[i])
	}
	b.WriteString(end)
}

func renderOp(b *strings.Builder, f *File, slab []Operand, o *Operand) {
	elems := slab[o.Elems.Lo:o.Elems.Hi]
	off := func() {
		if o.Value != 0 {
			fmt.Fprintf(b, "%+d", int64(o.Value))
		}
	}
	if o.Not {
		b.WriteString("!")
	}
	switch o.Kind {
	case OperandName:
		b.WriteString(f.NameText(o.Name))
		if o.Comp == CompSelector {
			b.WriteString(".sel")
		} else if o.Comp != CompNone {
			b.WriteString("." + "xyzw"[o.Comp-CompX:o.Comp-CompX+1])
		}
	case OperandSymbol:
		b.WriteString(f.NameText(o.Name))
		off()
	case OperandInt:
		if o.Unsigned {
			fmt.Fprintf(b, "%dU", o.Value)
		} else {
			fmt.Fprintf(b, "%d", int64(o.Value))
		}
	case OperandF32:
		fmt.Fprintf(b, "0f%08X", o.Value)
	case OperandF64:
		fmt.Fprintf(b, "0d%016X", o.Value)
	case OperandAddress:
		b.WriteString("[")
		if o.Name != 0 {
			b.WriteString(f.NameText(o.Name))
			off()
		} else {
			fmt.Fprintf(b, "%d", int64(o.Value))
		}
		renderOps(b, f, slab, elems, ", ", "]")
	case OperandIndexed:
		fmt.Fprintf(b, "%s[%d]", f.NameText(o.Name), int64(o.Value))
	case OperandVector:
		if len(elems) == 0 {
			b.WriteString("{")
		}
		renderOps(b, f, slab, elems, "{", "}")
	case OperandTuple:
		if len(elems) == 0 {
			b.WriteString("(")
		}
		renderOps(b, f, slab, elems, "(", ")")
	case OperandPair:
		renderOp(b, f, slab, &elems[0])
		b.WriteString("|")
		renderOp(b, f, slab, &elems[1])
	case OperandSink:
		b.WriteString("_")
	case OperandString:
		b.Write(f.Src[o.Span.Start:o.Span.End])
	case OperandGeneric:
		b.WriteString("generic(" + f.NameText(o.Name) + ")")
		off()
	case OperandMask:
		fmt.Fprintf(b, "mask %X of ", o.Value)
		renderOp(b, f, slab, &elems[0])
	case OperandField:
		b.WriteString(f.NameText(o.Name) + "=")
		renderOp(b, f, slab, &elems[0])
	default:
		fmt.Fprintf(b, "kind %d", o.Kind)
	}
}

func renderVar(f *File, slab []Operand, v *Var) string {
	var b strings.Builder
	for _, word := range []string{v.Linkage.String(), v.Space.String()} {
		if word != "" {
			b.WriteString(word + " ")
		}
	}
	if v.Align > 0 {
		fmt.Fprintf(&b, "align%d ", v.Align)
	}
	b.WriteString(v.Type.String())
	if v.Vec > 1 {
		fmt.Fprintf(&b, "x%d", v.Vec)
	}
	if v.Ptr {
		fmt.Fprintf(&b, " ptr(%v,%d)", v.PtrSpace, v.PtrAlign)
	}
	if name := f.NameText(v.Name); name != "" {
		b.WriteString(" " + name)
	}
	if v.Count > 0 {
		fmt.Fprintf(&b, "<%d>", v.Count)
	}
	for _, n := range v.Dims {
		fmt.Fprintf(&b, "[%d]", n)
	}
	if v.Attributes.End > 0 {
		fmt.Fprintf(&b, " attribute(%s)", f.Src[v.Attributes.Start:v.Attributes.End])
	}
	if v.Init.Len() > 0 {
		b.WriteString(" = ")
		renderOp(&b, f, slab, &slab[v.Init.Lo])
	}
	return b.String()
}
