package prove

import (
	"fmt"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Words for reasons.

// showDepth bounds how deep terms are spelled out.
const showDepth = 3

// place names a value by its operation and where it stands in the input.
func place(v *ir.Value) string {
	name := v.Mods().Text
	if name == "" {
		name = v.Op.String()
	}
	return fmt.Sprintf("%s (%d:%d)", name, v.Pos.Line, v.Pos.Col)
}

// blockName names a block by its label, or by the first line of its text.
func blockName(b *ir.Block) string {
	if b.Name != "" {
		return b.Name
	}
	for _, v := range b.Values {
		if v.Pos.Line != 0 && !v.Info().Free {
			return fmt.Sprintf("line %d", v.Pos.Line)
		}
	}
	return b.String()
}

// whereTo names where a path goes on in old (0) or new (1).
func whereTo(p *path, which int) string {
	if p.end == nil {
		return place(p.left.v)
	}
	if which == 0 {
		return blockName(p.end.old)
	}
	return blockName(p.end.new)
}

// situation says which path of the region at c is talked about.
func (p *prover) situation(c *cut, decided []decision) string {
	var b strings.Builder
	fmt.Fprintf(&b, "from %s", blockName(c.old))
	for i, d := range decided {
		if i == 0 {
			b.WriteString(", where ")
		} else {
			b.WriteString(" and ")
		}
		if !d.holds {
			b.WriteString("not ")
		}
		b.WriteString(p.show(d.atom))
	}
	b.WriteString(": ")
	return b.String()
}

// name names a value by its register and where it is written.
func (p *prover) name(v *ir.Value) string {
	name := v.String()
	if v.Block != nil && v.Reg != 0 {
		name = v.Block.Func.RegName(v.Reg)
	}
	if v.Pos.Line == 0 {
		return name
	}
	return fmt.Sprintf("%s (%d:%d)", name, v.Pos.Line, v.Pos.Col)
}

// because says where the values that two effects use parted, if they are values of the region's beginning that did.
func (p *prover) because(a, b *ir.Value) string {
	if p.at.relation == nil {
		return ""
	}
	for _, w := range p.at.relation.parts {
		for _, o := range a.Args {
			for _, n := range b.Args {
				if o == w.old && n == w.new {
					return "; " + w.why
				}
			}
		}
	}
	return ""
}

// show spells a term.
func (p *prover) show(x term) string {
	var b strings.Builder
	p.spell(&b, x, showDepth)
	return b.String()
}

func (p *prover) spell(b *strings.Builder, x term, depth int) {
	n := p.terms.at(x)
	if depth == 0 && len(n.args) > 0 {
		b.WriteString("...")
		return
	}
	switch n.kind {
	case kindConst:
		fmt.Fprintf(b, "%#x", n.bits)
	case kindUndef:
		b.WriteString("undefined")
	case kindVar:
		b.WriteString(p.varName(int32(n.bits)))
	case kindResult:
		fmt.Fprintf(b, "result of effect %d", n.bits+1)
	case kindProj:
		p.spell(b, n.args[0], depth)
		fmt.Fprintf(b, "#%d", n.bits)
	case kindNot:
		b.WriteString("not ")
		p.spell(b, n.args[0], depth)
	case kindApp:
		p.spellApp(b, n, depth)
	default:
		names := map[termKind]string{kindTuple: "tuple", kindIte: "choice", kindAnd: "and", kindXor: "xor", kindIs: fmt.Sprintf("is %d", n.bits)}
		p.spellArgs(b, names[n.kind], n.args, depth)
	}
}

func (p *prover) spellApp(b *strings.Builder, n *node, depth int) {
	g := &p.sigs.list[n.sig]
	switch {
	case g.op == ir.OpSreg:
		b.WriteString("%" + target.Sreg(g.bits).String())
	case g.sym != nil:
		b.WriteString(g.sym.Name)
	default:
		name := g.op.String()
		if g.mods.Cmp != ir.NoCmp {
			name += "." + g.mods.Cmp.String()
		}
		if g.mods.Ty != ir.NoScalar {
			name += "." + g.mods.Ty.String()
		}
		p.spellArgs(b, name, n.args, depth)
	}
}

func (p *prover) spellArgs(b *strings.Builder, name string, args []term, depth int) {
	b.WriteString(name + "(")
	for i, a := range args {
		if i > 0 {
			b.WriteString(", ")
		}
		p.spell(b, a, depth-1)
	}
	b.WriteString(")")
}

// varName names the class of a value where the region begins: by a value of old, or else of new.
func (p *prover) varName(class int32) string {
	i := 0
	for _, s := range []struct {
		*side
		b *ir.Block
	}{{p.old, p.at.old}, {p.new, p.at.new}} {
		for _, v := range s.live[s.b.ID] {
			if p.at.relation.class[i] == class {
				if s.side == p.new {
					return p.name(v) + " of new"
				}
				return p.name(v)
			}
			i++
		}
	}
	return "?"
}
