package prove

import (
	"fmt"

	"lockstep/ir"
)

// What operations are for an external solver: bit-vector functions of SMT-LIB where they mean the same, uninterpreted
// functions of their operands else. Only forms that work on whole registers, without modifiers, have a meaning here.

// vectorOps holds the operations on operands as wide as the result. "" leaves a form uninterpreted.
var vectorOps = map[ir.Op]func(m *ir.Mods, a []expr) string{
	ir.OpMov: func(_ *ir.Mods, a []expr) string { return a[0].text },
	ir.OpAdd: call2("bvadd"), ir.OpSub: call2("bvsub"), ir.OpAnd: call2("bvand"), ir.OpOr: call2("bvor"), ir.OpXor: call2("bvxor"),
	ir.OpNot: func(_ *ir.Mods, a []expr) string { return fmt.Sprintf("(bvnot %s)", a[0].text) },
	ir.OpNeg: func(m *ir.Mods, a []expr) string {
		if m.Ty.Info().Float {
			return ""
		}
		return fmt.Sprintf("(bvneg %s)", a[0].text)
	},
	ir.OpMul: func(m *ir.Mods, a []expr) string {
		if m.Ty.Info().Float || m.Sub != ir.Lo && m.Sub != ir.NoSub {
			return ""
		}
		return fmt.Sprintf("(bvmul %s %s)", a[0].text, a[1].text)
	},
	ir.OpMad: func(m *ir.Mods, a []expr) string {
		if m.Ty.Info().Float || m.Sub != ir.Lo {
			return ""
		}
		return fmt.Sprintf("(bvadd (bvmul %s %s) %s)", a[0].text, a[1].text, a[2].text)
	},
	ir.OpMin: extreme(true), ir.OpMax: extreme(false),
	ir.OpShl: func(_ *ir.Mods, a []expr) string { return fmt.Sprintf("(bvshl %s %s)", a[0].text, a[1].text) },
	ir.OpShr: func(m *ir.Mods, a []expr) string {
		if m.Ty.Info().Signed {
			return fmt.Sprintf("(bvashr %s %s)", a[0].text, a[1].text)
		}
		return fmt.Sprintf("(bvlshr %s %s)", a[0].text, a[1].text)
	},
}

func call2(name string) func(m *ir.Mods, a []expr) string {
	return func(m *ir.Mods, a []expr) string {
		if m.Ty.Info().Float || len(a) != 2 {
			return ""
		}
		return fmt.Sprintf("(%s %s %s)", name, a[0].text, a[1].text)
	}
}

func extreme(smaller bool) func(m *ir.Mods, a []expr) string {
	return func(m *ir.Mods, a []expr) string {
		less := map[bool]string{false: "bvult", true: "bvslt"}[m.Ty.Info().Signed]
		if m.Ty.Info().Float || len(a) != 2 {
			return ""
		}
		x, y := a[0].text, a[1].text
		if !smaller {
			x, y = y, x
		}
		return fmt.Sprintf("(ite (%s %s %s) %s %s)", less, a[0].text, a[1].text, x, y)
	}
}

// logicOps holds the operations on predicates.
var logicOps = map[ir.Op]string{ir.OpAnd: "and", ir.OpOr: "or", ir.OpXor: "xor", ir.OpNot: "not"}

// operation is what an operation gives on args, one expression for each element of typ.
func (s *script) operation(sig int32, op ir.Op, m *ir.Mods, typ *ir.Type, args []expr) []expr {
	if typ.Kind != ir.KindTuple && !typ.IsScalar() {
		s.fail("there is no bit vector for the type %v", typ)
		return []expr{{"false", 1}}
	}
	if op == ir.OpSetp {
		if list := s.comparison(m, typ, args); list != nil {
			return list
		}
	}
	if typ.Kind == ir.KindTuple {
		var list []expr
		for i, t := range typ.Elems {
			list = append(list, s.uninterpreted(fmt.Sprintf("f%d_%d", sig, i), t.Bits, args, op.Info().Commutes))
		}
		return list
	}
	if text := interpreted(op, m, typ.Bits, args); text != "" {
		return []expr{{text, typ.Bits}}
	}
	return []expr{s.uninterpreted(fmt.Sprintf("f%d", sig), typ.Bits, args, op.Info().Commutes)}
}

// uninterpreted is the function called name of args; if it commutes, the first two go in by size.
func (s *script) uninterpreted(name string, bits int, args []expr, commutes bool) expr {
	e := s.apply(name, bits, args)
	if !commutes || len(args) < 2 || args[0].bits != args[1].bits || args[0].bits == 1 {
		return e
	}
	swapped := s.apply(name, bits, append([]expr{args[1], args[0]}, args[2:]...))
	return expr{fmt.Sprintf("(ite (bvule %s %s) %s %s)", args[0].text, args[1].text, e.text, swapped.text), bits}
}

// interpreted is the meaning of an operation with one result, or "".
func interpreted(op ir.Op, m *ir.Mods, bits int, a []expr) string {
	whole := func(list []expr) bool {
		for _, x := range list {
			if x.bits != bits {
				return false
			}
		}
		return m.Ty.Bits() == bits
	}
	switch {
	case op == ir.OpSelp && a[2].bits == 1 && whole(a[:2]) && m.Flags&^ir.NegC == 0:
		c := a[2].text
		if m.Flags&ir.NegC != 0 {
			c = "(not " + c + ")"
		}
		return fmt.Sprintf("(ite %s %s %s)", c, a[0].text, a[1].text)
	case m.Flags != 0:
		return ""
	case bits == 1 && logicOps[op] != "" && whole(a):
		text := "(" + logicOps[op]
		for _, x := range a {
			text += " " + x.text
		}
		return text + ")"
	case bits == 1 && op != ir.OpMov:
		return ""
	case (op == ir.OpShl || op == ir.OpShr) && whole(a[:1]) && a[1].bits < bits:
		a = []expr{a[0], {fmt.Sprintf("((_ zero_extend %d) %s)", bits-a[1].bits, a[1].text), bits}}
	}
	if f := vectorOps[op]; f != nil && whole(a) {
		return f(m, a)
	}
	return ""
}

// comparison is setp, as two results or one; nil if it has no meaning here.
func (s *script) comparison(m *ir.Mods, typ *ir.Type, a []expr) []expr {
	ty := m.Ty
	table := integerComparisons
	if ty.Info().Float {
		table = floatComparisons
	}
	c, ok := table[m.Cmp]
	if !ok || m.SrcTy != ir.NoScalar || packed[ty] || ty.Bits() == 0 || m.Flags&^(ir.NegC|ir.FTZ) != 0 || a[0].bits != a[1].bits ||
		typ.Kind == ir.KindTuple && len(typ.Elems) != 2 || typ.Kind != ir.KindTuple && typ.Bits != 1 || len(a) == 2 && m.Bool != ir.NoBool {
		return nil
	}
	x, y := a[0], a[1]
	if c.swap {
		x, y = y, x
	}
	var t string
	switch {
	case ty.Info().Float || x.bits != ty.Bits():
		either := c.as == ir.EQ || c.as == ir.NE || c.as == ir.NUM
		t = s.uninterpreted(fmt.Sprintf("setp_%v_%v_%t", c.as, ty, m.Flags&ir.FTZ != 0), 1, []expr{x, y}, either).text
	case c.as == ir.EQ:
		t = fmt.Sprintf("(= %s %s)", x.text, y.text)
	case ty.Info().Signed:
		t = fmt.Sprintf("(bvslt %s %s)", x.text, y.text)
	default:
		t = fmt.Sprintf("(bvult %s %s)", x.text, y.text)
	}
	if c.not {
		t = "(not " + t + ")"
	}
	both := []string{t, "(not " + t + ")"}
	list := make([]expr, 0, 2)
	for _, t := range both {
		if len(a) == 3 {
			with := a[2].text
			if m.Flags&ir.NegC != 0 {
				with = "(not " + with + ")"
			}
			t = fmt.Sprintf("(%s %s %s)", m.Bool, t, with)
		}
		list = append(list, expr{t, 1})
	}
	if typ.Kind != ir.KindTuple {
		list = list[:1]
	}
	return list
}

// term is a term of the built-in proof as an expression: what the facts of a path are made of.
func (s *script) term(x term) expr {
	if e, ok := s.terms[x]; ok {
		return e
	}
	e := s.define(fmt.Sprintf("p%d_t%d", s.number, x), s.node(x))
	s.terms[x] = e
	return e
}

func (s *script) node(x term) expr {
	n := s.p.terms.at(x)
	bits, of := n.typ.Bits, n
	name := func(form string, args ...any) string { return fmt.Sprintf(form+"_%d", append(args, bits)...) }
	if n.kind == kindProj {
		of = s.p.terms.at(n.args[0])
		name = func(form string, args ...any) string {
			return fmt.Sprintf(form+"_%d_%d", append(args, n.bits, bits)...)
		}
	}
	var args []expr
	for _, a := range of.args {
		args = append(args, s.term(a))
	}
	switch of.kind {
	case kindConst:
		return constant(n.bits, bits)
	case kindNot:
		return expr{"(not " + args[0].text + ")", 1}
	case kindAnd:
		return expr{fmt.Sprintf("(and %s %s)", args[0].text, args[1].text), 1}
	case kindXor:
		return expr{fmt.Sprintf("(xor %s %s)", args[0].text, args[1].text), 1}
	case kindIs:
		return expr{fmt.Sprintf("(= %s %s)", args[0].text, constant(n.bits, args[0].bits).text), 1}
	case kindIte:
		return expr{fmt.Sprintf("(ite %s %s %s)", args[0].text, args[1].text, args[2].text), bits}
	case kindApp:
		g, list := &s.p.sigs.list[of.sig], []expr(nil)
		if list = s.operation(of.sig, g.op, &g.mods, of.typ, args); n.kind == kindProj {
			return list[n.bits]
		}
		return list[0]
	case kindVar:
		return s.free(name("at%d_%d", s.p.region, of.bits), n.typ)
	case kindResult:
		return s.free(name("p%d_result%d", s.number, of.bits), n.typ)
	case kindUndef:
		return s.free(name("undefined%d", of.bits), n.typ)
	}
	panic(fmt.Sprintf("prove.SMTLIB: a term of kind %d", of.kind))
}
