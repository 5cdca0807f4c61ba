package uniform

import "lockstep/ir"

// A branch with two sides of straight code, one of which may be empty, and the phis behind it:
//
//	  d: @c bra A          d: @c bra M
//	  /     \             / |
//	A        B            A  |      v = c ? x : y, thread by thread, where the lanes of c, x and y are known
//	  \     /             \ |
//	M: v = phi x, y      M: v = phi x, y
//
// Unoptimised code has several blocks in a row on a side.

// chooser finds the block whose branch alone decides which operand phi v takes, nil if there is none. first is where the way of the
// first operand begins: the block of the phi if that side is empty.
func (s *ground) chooser(v *ir.Value) (d, first *ir.Block) {
	preds := v.Block.Preds
	if v.Op != ir.OpPhi || len(preds) != 2 || len(v.Args) != 2 {
		return nil, nil
	}
	first, d = v.Block, preds[0].B
	for n := 0; d != nil && n < maxSide && !leadsTo(d, preds[1].B); n++ {
		first, d = d, above(d)
	}
	if d == nil || !leadsTo(d, preds[1].B) || d == v.Block || d.Term().Op != ir.OpCondBr || d.Succs[0].B == d.Succs[1].B ||
		s.flow.inner[d.ID] != s.flow.inner[v.Block.ID] {
		return nil, nil
	}
	return d, first
}

// maxSide bounds the blocks in a row of a side.
const maxSide = 4

// leadsTo reports whether b is d, or ends straight code that follows d.
func leadsTo(d, b *ir.Block) bool {
	for n := 0; b != nil && n <= maxSide; n++ {
		if b == d {
			return true
		}
		b = above(b)
	}
	return false
}

// above is the block that b follows if b is straight code, else nil.
func above(b *ir.Block) *ir.Block {
	if len(b.Succs) != 1 || len(b.Preds) != 1 {
		return nil
	}
	return b.Preds[0].B
}

// diamond is a phi, or part i of it, of type t, behind a branch whose condition cond is known thread by thread, as the operands are.
func (s *solver) diamond(v *ir.Value, i int, t *ir.Type, cond *value) (value, bool) {
	if !cond.seen || !cond.known || cond.refined {
		return value{}, false
	}
	x, y := s.element(v.Args[0], i, t, v.Block), s.element(v.Args[1], i, t, v.Block)
	if !x.known || !y.known {
		return value{}, false
	}
	d, side := s.chooser(v)
	r := s.choose(cond, (d.Succs[0].B == side) == d.Term().Not, &x, &y)
	return r, r.known
}
