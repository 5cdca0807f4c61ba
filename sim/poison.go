package sim

import (
	"fmt"
	"math/bits"

	"lockstep/ir"
	"lockstep/lower"
	"lockstep/sim/alu"
)

// Poison of LLVM IR is followed through registers: for each lane vector there is a mask of the lanes that are poison. It comes
// from constants and from operations whose promises are broken (alu.Poison), goes through arithmetic, selections, phis, calls
// and conversions of addresses, and ends at freeze. A branch on poison, an access at a poison address and a division by poison
// are undefined behaviour: the run faults there and says so. Poison that is stored is noted; memory, other lanes and functions
// of the warp then see the bits that the register holds.

// taint is how poison goes through an arithmetic operation.
type taint struct {
	freezes   bool
	selects   bool      // a, b and the condition, which NegC negates
	negated   bool      //
	divides   bool      // the second operand must not be poison
	poison    alu.Check // nil: makes none of its own
	undefined alu.Check // nil: always defined
}

func taintOf(v *ir.Value) *taint {
	return &taint{freezes: v.Op == ir.OpFreeze, selects: v.Op == ir.OpSelp, negated: v.Mods().Flags&ir.NegC != 0,
		divides: v.Mods().Flags&ir.OutUB != 0, poison: alu.Poison(v), undefined: alu.Undefined(v)}
}

// startPoison makes the pool's poison so, and nothing else.
func (w *Warp) startPoison() {
	if n := len(w.regs) / w.Width; len(w.poison) < n {
		w.poison = make([]uint64, n)
	}
	clear(w.poison)
	w.poisoned = false
	for i, e := range w.m.prog.Pool {
		if e.Poison {
			w.poison[i] = w.m.lanes
			w.poisoned = true
		}
	}
}

// number is the number of a lane's thread in the grid.
func (w *Warp) number(lane int) uint64 {
	m := w.m
	blk := uint64(w.Block[0]) + uint64(m.grid[0])*(uint64(w.Block[1])+uint64(m.grid[1])*uint64(w.Block[2]))
	return blk*uint64(m.block[0])*uint64(m.block[1])*uint64(m.block[2]) + uint64(w.Index*w.Width+lane)
}

// taints is the poison mask of an operand.
func (w *Warp) taints(o operand, f *frame) *uint64 { return &w.poison[int(o.off+f.base&o.rel)/w.Width] }

// carry moves poison with a copy.
func (w *Warp) carry(dst operand, to *frame, src operand, from *frame, mask uint64) {
	d := w.taints(dst, to)
	*d = *d&^mask | *w.taints(src, from)&mask
}

// taintExec says which lanes of the results of o will be poison. The operands are in w.src.
func (w *Warp) taintExec(o *op, on uint64) *stop {
	t, f := o.taint, w.path.frame
	if t.undefined != nil {
		if bad := t.undefined(&w.src, on); bad != 0 {
			return w.undefined(o, bad, "undefined: division by zero, or of the most negative number by -1")
		}
	}
	var p uint64
	if w.poisoned {
		switch {
		case t.freezes:
		case t.selects && len(o.srcs) == 3:
			c := alu.Holds(w.src[2])
			if t.negated {
				c = ^c
			}
			p = *w.taints(o.srcs[2], f) | c&*w.taints(o.srcs[0], f) | ^c&*w.taints(o.srcs[1], f)
		default:
			for _, s := range o.srcs {
				p |= *w.taints(s, f)
			}
		}
		if t.divides {
			if bad := *w.taints(o.srcs[1], f) & on; bad != 0 {
				return w.undefined(o, bad, "undefined: division by poison")
			}
		}
	}
	if t.poison != nil {
		p |= t.poison(&w.src, on)
	}
	if p &= on; p != 0 {
		w.poisoned = true
	}
	if w.poisoned {
		for _, d := range o.dsts {
			if d.off >= 0 {
				at := w.taints(d, f)
				*at = *at&^on | p
			}
		}
	}
	return nil
}

// settle gives the results of what is no arithmetic their poison: addresses of spaces have that of the address they are made
// from, everything else is what memory, the machine or other lanes say.
func (w *Warp) settle(o *op, on uint64) {
	f := w.path.frame
	var p uint64
	if o.kind == lower.Cvta || o.kind == lower.Isspacep {
		p = *w.taints(o.srcs[0], f) & on
	}
	for _, d := range o.dsts {
		if d.off >= 0 {
			at := w.taints(d, f)
			*at = *at&^on | p
		}
	}
}

// branchesOn ends the run if a lane of mask branches on poison.
func (w *Warp) branchesOn(o *op, mask uint64) *stop {
	if len(o.srcs) == 0 {
		return nil
	}
	if bad := *w.taints(o.srcs[0], w.path.frame) & mask; bad != 0 {
		return w.undefined(o, bad, "undefined: branch on poison")
	}
	return nil
}

// accesses ends the run if a lane of mask accesses a poison address, and notes stores of poison.
func (w *Warp) accesses(o *op, mask uint64) *stop {
	f := w.path.frame
	if o.addr.off >= 0 {
		if bad := *w.taints(o.addr, f) & mask; bad != 0 {
			return w.undefined(o, bad, "undefined: the address is poison")
		}
	}
	if o.kind == lower.Store {
		for _, s := range o.srcs {
			if bad := *w.taints(s, f) & mask; bad != 0 {
				w.m.note(o.in.V, "poison is stored: what is read there is not defined")
			}
		}
	}
	return nil
}

func (w *Warp) undefined(o *op, lanes uint64, what string) *stop {
	return &stop{Faulted, fmt.Sprintf("%s: %s: %s: %s", w.m.place(o.in.V), opcode(o.in.V), what, w.m.thread(w, bits.TrailingZeros64(lanes)))}
}
