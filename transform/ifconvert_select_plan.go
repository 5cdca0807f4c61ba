package transform

import (
	"slices"

	"lockstep/ir"
)

// The plan of a branch: the statements of its sides, one side after the other, then the selects. New values are made here, but
// stand in no block until the branch is rewritten.

var modsFreeze, modsSelect = modsFor("freeze"), modsFor("select")

// modsFor makes the modifiers of an operation for every operating type.
func modsFor(text string) (table [ir.NumScalars]*ir.Mods) {
	for ty := range ir.NumScalars {
		table[ty] = &ir.Mods{Ty: ty, Text: text}
	}
	return table
}

// choice is what a phi of a join becomes for the lanes of a branch.
type choice struct {
	phi    *ir.Value
	value  *ir.Value
	picked bool // value is a select made for it
}

// flatten makes the plan of n.
func (s *selectForm) flatten(n *node) {
	first, last := s.textOrder(n)
	for _, k := range [...]int{first, last} {
		for i := range n.sides[k].parts {
			p := &n.sides[k].parts[i]
			if p.inner == nil {
				s.block(n, k, p)
			} else {
				s.inner(n, k, p.inner)
			}
		}
	}
	for _, phi := range n.join.Phis() {
		if s.choose(n, phi); n.rule != nil {
			return
		}
	}
	if count := issues(n.items); count > maxFlatStatements {
		n.refuse(ruleTooLarge, "%d statements, the limit is %d (maxFlatStatements)", count, maxFlatStatements)
	}
}

// add puts v, an operand of the text or a new value, into the plan.
func (n *node) add(v *ir.Value) *ir.Value {
	n.items = append(n.items, item{v: v})
	return v
}

// made makes a new value and puts it into the plan. It stands where the branch does.
func (s *selectForm) made(n *node, op ir.Op, t *ir.Type, m *ir.Mods, args ...*ir.Value) *ir.Value {
	v := s.f.NewValue(op, t, n.pos, args...)
	v.Aux.Mods = m
	if v.Issues() > 0 {
		n.added++
	}
	return n.add(v)
}

// pick makes a select of n's condition: a where side k is taken, else b.
func (s *selectForm) pick(n *node, k int, a, b *ir.Value) *ir.Value {
	t := n.block.Term()
	if (k == 1) != t.Not {
		a, b = b, a
	}
	return s.made(n, ir.OpSelp, a.Type, modsSelect[operating(a.Type)], a, b, t.Args[0])
}

// block adds the statements of a block of side k.
func (s *selectForm) block(n *node, k int, p *part) {
	for _, phi := range p.block.Phis() { // there is one way in
		v := p.from.value(phi)
		s.planned[phi] = v
		n.gone = append(n.gone, choice{phi: phi, value: v})
	}
	for _, v := range p.block.Body() {
		switch {
		case v.Op == ir.OpHint && droppedHints.has(v):
		case unsafeDivision(v):
			n.items = append(n.items, item{v: v, divides: true, args: slices.Clone(v.Args)})
			s.tame(n, k, &n.items[len(n.items)-1])
		case v.NoUndefArgs():
			args := slices.Clone(v.Args)
			for i, a := range args {
				if !s.defined(a) {
					args[i] = s.made(n, ir.OpFreeze, a.Type, modsFreeze[operating(a.Type)], a)
				}
			}
			n.items = append(n.items, item{v: v, args: args})
		default:
			n.add(v)
		}
	}
}

// inner adds the plan of a branch inside side k.
func (s *selectForm) inner(n *node, k int, in *node) {
	for _, it := range in.items {
		if it.args != nil {
			it.args = slices.Clone(it.args)
		}
		n.items = append(n.items, it)
		if it.divides {
			s.tame(n, k, &n.items[len(n.items)-1])
		}
	}
	n.added += in.added
}

// tame makes the divisor of a division 1 in lanes that do not take side k. it is the last item.
func (s *selectForm) tame(n *node, k int, it *item) {
	division := *it
	n.items = n.items[:len(n.items)-1]
	one := s.made(n, ir.OpConst, division.v.Type, nil)
	one.Aux.Bits = 1
	division.args[1] = s.pick(n, k, division.args[1], one)
	n.items = append(n.items, division)
}

// defined reports whether a is surely neither undef nor poison in any lane.
func (s *selectForm) defined(a *ir.Value) bool {
	switch a.Op {
	case ir.OpConst, ir.OpZero, ir.OpAddr, ir.OpSreg, ir.OpFreeze:
		return true
	case ir.OpArg:
		return s.f.Params[a.Index()].Facts&ir.FactNoUndef != 0
	}
	return false
}

// choose finds what phi, of n's join, becomes for the lanes of n.
func (s *selectForm) choose(n *node, phi *ir.Value) {
	var sides [2]*ir.Value
	for k := range sides {
		sides[k] = s.here(n, s.settle(s.arriving(&n.sides[k], phi)))
	}
	if v := s.either(sides[0], sides[1]); v != nil {
		n.merged = append(n.merged, choice{phi: phi, value: v})
		return
	}
	if phi.Reg == 0 || phi.Type.Kind == ir.KindTuple {
		n.refuse(ruleNoRegister, "a value that is used behind the join is in no register")
		return
	}
	n.merged = append(n.merged, choice{phi: phi, value: s.pick(n, 0, sides[0], sides[1]), picked: true})
}

// here returns v, or a copy where v is an operand of a block that only jumps, and may stay behind.
func (s *selectForm) here(n *node, v *ir.Value) *ir.Value {
	if !v.Info().Operand || s.stands(n, v) {
		return v
	}
	c := s.f.NewValue(v.Op, v.Type, v.Pos, v.Args...)
	c.Aux = v.Aux
	return n.add(c)
}

// either returns the value that serves both sides without a select, nil if there is none: they are the same, or one is poison,
// which may become anything, or undef, which may become anything that is no poison.
func (s *selectForm) either(a, b *ir.Value) *ir.Value {
	switch {
	case s.same(a, b), b.Op == ir.OpPoison, b.Op == ir.OpUndef && s.defined(a):
		return a
	case a.Op == ir.OpPoison, a.Op == ir.OpUndef && s.defined(b):
		return b
	}
	return nil
}

// stands reports whether an operand stands before n's branch or in a block of its sides.
func (s *selectForm) stands(n *node, v *ir.Value) bool {
	for k := range n.sides {
		if slices.Contains(n.sides[k].blocks, v.Block) {
			return true
		}
	}
	return v.Block == nil || s.dom.Dominates(v.Block, n.block)
}

// value is what phi has for lanes that come by w.
func (w way) value(phi *ir.Value) *ir.Value {
	if w.inner == nil {
		return phi.Args[w.edge]
	}
	return w.inner.merged[slices.IndexFunc(w.inner.merged, func(c choice) bool { return c.phi == phi })].value
}

// arriving is what phi, of the join, has for lanes that come from the side.
func (s *selectForm) arriving(sd *side, phi *ir.Value) *ir.Value {
	v := sd.end.value(phi)
	for v.Op == ir.OpPhi {
		i := slices.Index(sd.through, v.Block)
		if i < 0 {
			break
		}
		v = sd.ways[i].value(v)
	}
	return v
}

// settle follows phis that go to what they become.
func (s *selectForm) settle(v *ir.Value) *ir.Value {
	for s.planned[v] != nil {
		v = s.planned[v]
	}
	return v
}

// same reports whether two values are one, constants by what they are.
func (s *selectForm) same(a, b *ir.Value) bool {
	if a == b {
		return true
	}
	return a.Op == b.Op && a.Info().Operand && a.Op != ir.OpSreg && a.Op != ir.OpArg && a.Type.Equal(b.Type) && a.Aux == b.Aux
}
