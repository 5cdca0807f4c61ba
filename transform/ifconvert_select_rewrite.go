package transform

import (
	"slices"

	"lockstep/ir"
)

// ends are all blocks: in LLVM IR a jump to the block that follows is a fall, whoever wrote it.
func (s *selectForm) ends() []*ir.Block { return s.f.Blocks }

// rewrite converts n, with all branches inside.
func (s *selectForm) rewrite(n *node) {
	b, term := n.block, n.block.Term()
	var own, jumps []*ir.Block
	for k := range n.sides {
		own = append(own, n.sides[k].blocks...)
		jumps = append(jumps, n.sides[k].through...)
	}
	b.Values = b.Values[:len(b.Values)-1]
	term.Block = nil
	for i := range n.items {
		it := &n.items[i]
		it.v.Block = b
		b.Values = append(b.Values, it.v)
		if it.args != nil {
			it.v.SetArgs(it.args...)
		}
	}
	phis := slices.Clone(n.join.Phis())
	s.unlink(b, own, jumps)
	b.AddEdge(n.join)
	for i, phi := range phis {
		phi.Args = append(slices.Clip(phi.Args), n.merged[i].value)
	}
	b.Append(ir.OpJump, ir.Void, n.pos)
	if len(n.join.Preds) == 1 {
		s.dropPhis(n.join)
	}
	s.name(n)
}

// name gives the selects of n, and of the branches inside, the names of the phis that they replace, or new ones.
func (s *selectForm) name(n *node) {
	for _, c := range n.gone {
		s.repl[c.phi] = c.value
	}
	for k := range n.sides {
		for _, in := range n.sides[k].inner {
			s.name(in)
		}
	}
	for _, c := range n.merged {
		if c.picked && s.repl[c.phi] == c.value {
			c.value.Reg = c.phi.Reg
		}
	}
	for i := range n.items {
		if v := n.items[i].v; v.Reg == 0 && v.Stmt == ir.NoStmt && v.Issues() > 0 {
			v.Reg = s.f.NewReg(newPredicate, v.Type, operating(v.Type))
		}
	}
}
