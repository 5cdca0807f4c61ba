package sim

import (
	"fmt"
	"math/bits"
	"strings"

	"lockstep/ir"
)

// numBarriers is the number of block barriers (PTX ISA 9.7.13, bar).
const numBarriers = 16

// barrier is a block barrier. It counts threads; before sm_70 a warp that arrives counts as all of its threads.
type barrier struct {
	arrived int // threads
	need    int // threads, 0: all of the block
	waiting []waiter
	red     redState
}

// waiter is a path that waits.
type waiter struct {
	w  *Warp
	p  path
	at *op
}

// redState gathers the predicates of bar.red.
type redState struct {
	and, or bool
	popc    uint64
}

// barArgs are the operands of a barrier: id, threads (0: all), the predicate of bar.red.
func (w *Warp) barArgs(o *op, lane int) (id, threads uint64, pred *operand) {
	srcs := o.srcs
	if reduces(o.in.V) && len(srcs) > 0 {
		pred, srcs = &srcs[len(srcs)-1], srcs[:len(srcs)-1]
	}
	if len(srcs) > 0 {
		id = w.vec(srcs[0], w.path.frame)[lane]
	}
	if len(srcs) > 1 {
		threads = w.vec(srcs[1], w.path.frame)[lane]
	}
	return id, threads, pred
}

// barrier carries out a block barrier for the lanes of mask. The path already stands behind it.
func (w *Warp) barrier(o *op, mask uint64) {
	m, v := w.m, o.in.V
	if mask == 0 {
		return
	}
	m.changes++ // a barrier that has been reached is a step forward
	id, threads, pred := w.barArgs(o, bits.TrailingZeros64(mask))
	if id >= numBarriers {
		m.note(v, "there is no barrier %d: undefined", id)
		id %= numBarriers
	}
	if (v.Mods().Flags&ir.Aligned != 0 || m.sm < threadBarriers) && mask != w.alive { // before sm_70 there is no other kind
		m.note(v, "an aligned barrier under a partial mask, %s of %s: undefined", m.maskText(mask), m.maskText(w.alive))
	}
	b := &w.blk.bars[id]
	b.need = int(threads)
	if pred != nil {
		b.gather(holds(w.vec(*pred, w.path.frame), mask), mask, v.Mods().Flags&ir.NegC != 0)
	}
	b.arrived += m.arrivals(w, mask)
	if v.Mods().Sub == ir.BarArrive {
		m.openBarriers(w.blk)
		return
	}
	// Lanes of the path that are not at the barrier (a guard was false) go on with the others: they cannot part here.
	b.waiting = append(b.waiting, waiter{w, w.path, o})
	w.model.wait(w)
	m.openBarriers(w.blk)
}

// reduces reports whether v is a bar.red; for popc the modifiers say so by the reduction alone.
func reduces(v *ir.Value) bool { return v.Mods().Sub == ir.BarRed || v.Mods().Sub == ir.SubPopc }

// arrivals is how many threads a barrier counts when the lanes of mask arrive.
func (m *machine) arrivals(w *Warp, mask uint64) int {
	if m.sm >= threadBarriers {
		return bits.OnesCount64(mask)
	}
	return m.width
}

// gather adds the predicates of the lanes of mask.
func (b *barrier) gather(set, mask uint64, negated bool) {
	if negated {
		set = mask &^ set
	}
	if b.red == (redState{}) && b.arrived == 0 {
		b.red.and = true
	}
	b.red.and = b.red.and && set == mask
	b.red.or = b.red.or || set != 0
	b.red.popc += popcount(set)
}

// openBarriers opens every barrier of the block that has all it waits for. Nobody waits for threads that have exited.
func (m *machine) openBarriers(blk *block) {
	for i := range blk.bars {
		b := &blk.bars[i]
		if b.arrived == 0 || b.arrived < b.needed(m, blk) {
			continue
		}
		waiting, red := b.waiting, b.red
		*b = barrier{waiting: waiting[len(waiting):]}
		for _, x := range waiting {
			x.w.giveRed(x, red)
			x.w.model.wake(x.w, x.p)
		}
	}
}

// needed is the number of threads that must arrive.
func (b *barrier) needed(m *machine, blk *block) int {
	live := blk.live
	if m.sm < threadBarriers {
		live = 0
		for _, w := range blk.warps {
			if w.alive != 0 {
				live += m.width
			}
		}
	}
	if b.need == 0 {
		return live
	}
	return min(b.need, live)
}

// giveRed gives the lanes of a path that waited the result of bar.red.
func (w *Warp) giveRed(x waiter, red redState) {
	v := x.at.in.V
	if !reduces(v) || len(x.at.dsts) == 0 || x.at.dsts[0].off < 0 {
		return
	}
	var r uint64
	switch {
	case v.Mods().Bool == ir.BoolAnd && red.and, v.Mods().Bool == ir.BoolOr && red.or:
		r = 1
	case v.Mods().Bool == ir.NoBool:
		r = red.popc
	}
	mask := x.p.mask
	if x.at.guarded {
		g := holds(w.vec(x.at.guard, x.p.frame), mask)
		if x.at.not {
			g = mask &^ g
		}
		mask = g
	}
	dst := w.vec(x.at.dsts[0], x.p.frame)
	for ; mask != 0; mask &= mask - 1 {
		dst[bits.TrailingZeros64(mask)] = r
	}
}

// deadlock ends a run in which no warp can issue, or finds that the block is done.
func (m *machine) deadlock(blk *block) *stop {
	var parts []string
	for i := range blk.bars {
		b := &blk.bars[i]
		for _, x := range b.waiting {
			text := fmt.Sprintf("lanes %s of warp %d wait at line %d for barrier %d, which has %d of %d threads",
				m.maskText(x.p.mask), x.w.Index, x.at.in.V.Pos.Line, i, b.arrived, b.needed(m, blk))
			if held := x.w.model.held(x.w); held != "" {
				text += "; " + held
			}
			parts = append(parts, text)
		}
	}
	if parts == nil {
		return nil
	}
	const most = 4
	if n := len(parts); n > most {
		parts = append(parts[:most], fmt.Sprintf("and %d more", n-most))
	}
	return &stop{Deadlock, strings.Join(parts, "; ")}
}
