package prove

import "lockstep/ir"

// cut is a block that both functions have: they are compared where its phis are done.
type cut struct {
	old, new *ir.Block
	relation *relation // nil: no path got here
	dirty    bool      // the relation changed since the region was explored
	loops    bool      // a cycle of one of the functions may pass no other cut

	paths   int         // of the last exploration
	skipped []*ir.Block // blocks of old that paths passed in old alone
}

// chooseCuts pairs blocks by their IDs. Blocks that do nothing but go on are no cuts, as a pass may lead threads past them, but
// where they could be all that a cycle passes.
func (p *prover) chooseCuts() {
	order, heads := postorder(p.old.f)
	newOrder, newHeads := postorder(p.new.f)
	byID := make([]*ir.Block, p.new.f.NumBlocks())
	for _, b := range newOrder {
		byID[b.ID] = b
	}
	entry := p.old.f.Entry()
	for i := len(order) - 1; i >= 0; i-- {
		b := order[i]
		var n *ir.Block
		switch {
		case b == entry:
			n = p.new.f.Entry()
		case int(b.ID) < len(byID):
			n = byID[b.ID]
		}
		if n == nil || b != entry && n == p.new.f.Entry() {
			continue
		}
		loops := heads[b.ID] || newHeads[n.ID]
		if b != entry && !loops && (onlyGoesOn(b) || onlyGoesOn(n)) {
			continue
		}
		c := &cut{old: b, new: n, loops: loops}
		p.cuts = append(p.cuts, c)
		p.old.cuts[b.ID], p.new.cuts[n.ID] = c, c
	}
}

// recut gives up the cut that stands in the way: those where the two came to different ends, or else the one where the region
// that failed begins. It reports whether there was one to give up.
func (p *prover) recut(f *failure) bool {
	for _, c := range []*cut{f.ends[0], f.ends[1], f.at} {
		if c == nil || c.old == p.old.f.Entry() {
			continue
		}
		p.old.cuts[c.old.ID], p.new.cuts[c.new.ID] = nil, nil
		for i, d := range p.cuts {
			if c == d {
				p.cuts = append(p.cuts[:i:i], p.cuts[i+1:]...)
				return true
			}
		}
	}
	return false
}

// onlyGoesOn reports whether b does nothing but go to its one successor.
func onlyGoesOn(b *ir.Block) bool {
	if len(b.Succs) != 1 || b.Term().Info().Conditional {
		return false
	}
	for _, v := range b.Body() {
		if !v.Info().Operand {
			return false
		}
	}
	return true
}

// postorder lists the blocks that the entry reaches in postorder of a depth-first search, and says of each block, by ID, whether
// an edge leads back to it from below.
func postorder(f *ir.Func) (order []*ir.Block, heads []bool) {
	const (
		unseen = iota
		open
		done
	)
	heads = make([]bool, f.NumBlocks())
	state := make([]uint8, f.NumBlocks())
	type visit struct {
		b    *ir.Block
		next int
	}
	work := []visit{{b: f.Entry()}}
	state[f.Entry().ID] = open
	for len(work) > 0 {
		v := &work[len(work)-1]
		if v.next == len(v.b.Succs) {
			state[v.b.ID] = done
			order = append(order, v.b)
			work = work[:len(work)-1]
			continue
		}
		s := v.b.Succs[v.next].B
		v.next++
		switch state[s.ID] {
		case unseen:
			state[s.ID] = open
			work = append(work, visit{b: s})
		case open:
			heads[s.ID] = true
		}
	}
	return order, heads
}
