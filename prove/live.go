package prove

import "lockstep/ir"

// liveness returns, by block ID, the values that matter where the phis of a block are done: those used in the block or behind
// it that are defined before, the block's own phis among them, by ID. Operands are left out, since they are the same
// everywhere. nil means that there are more than MaxLive in all.
//
// The way is up from each use to the definition: B. Boissinot et al., "Computing Liveness Sets for SSA-Form Programs", 2011,
// section on path exploration.
func liveness(f *ir.Func) [][]*ir.Value {
	live := make([][]*ir.Value, f.NumBlocks())
	uses := f.Uses()
	total := 0
	var work []*ir.Block // blocks that the value is needed at the end of
	for _, v := range byID(f) {
		if v == nil || v.Info().Operand {
			continue
		}
		// needed notes that v matters where b's phis are done.
		needed := func(b *ir.Block) {
			if v.Block == b && v.Op != ir.OpPhi {
				return
			}
			if n := len(live[b.ID]); n > 0 && live[b.ID][n-1] == v {
				return
			}
			live[b.ID] = append(live[b.ID], v)
			total++
			if v.Block == b {
				return
			}
			for _, e := range b.Preds {
				work = append(work, e.B)
			}
		}
		for _, u := range uses.Of(v) {
			if u.V.Op == ir.OpPhi && u.Arg != ir.GuardUse {
				work = append(work, u.V.Block.Preds[u.Arg].B)
			} else {
				needed(u.V.Block)
			}
			for len(work) > 0 {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				needed(b)
			}
		}
		if total > MaxLive {
			return nil
		}
	}
	return live
}

func byID(f *ir.Func) []*ir.Value {
	list := make([]*ir.Value, f.NumValues())
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			list[v.ID] = v
		}
	}
	return list
}
