package sim

import (
	"fmt"
	"math/bits"
	"slices"

	"lockstep/ir/target"
	"lockstep/lower"
)

// run runs the warp until it has no lanes left, waits at a barrier, has had its turn, or ends the whole run.
func (w *Warp) run() *stop {
	m := w.m
	end := m.counters.Issues + slice
	for w.path.mask != 0 && !w.blocked {
		if m.counters.Issues >= end || w.spin.confirmed(m) {
			return nil
		}
		seg := w.path.seg
		s := &m.segs[seg]
		if w.path.again {
			w.path.again = false
		} else {
			if s.block != nil {
				for _, o := range m.flow {
					o.Enter(w, s.block, w.path.mask)
				}
			}
			if m.counters.Issues+s.issues > m.limit {
				return &stop{Limit, fmt.Sprintf("stopped after %d issues, the step limit", m.counters.Issues)}
			}
			m.counters.Issues += s.issues
			m.segCount[seg].n++
			m.segCount[seg].lanes += popcount(w.path.mask)
		}
		if len(m.cfg.Observers) > 0 {
			w.observe(s.phis, w.path.mask)
			w.observe(s.after, w.path.mask)
		}
		if stop := w.segment(seg, s); stop != nil {
			return stop
		}
		if w.path.mask != 0 && w.path.seg <= seg && !w.blocked {
			w.spin.backEdge(w)
		}
	}
	return nil
}

// segment runs the ops of a segment and goes on to the next one.
func (w *Warp) segment(seg int32, s *segment) *stop {
	m := w.m
	mask, f := w.path.mask, w.path.frame
	base := f.base
	width := w.Width
	for i := s.start; i < s.end; i++ {
		o := &m.code[i]
		on := mask
		if o.guarded {
			g := holds(w.vec(o.guard, f), mask)
			if o.not {
				g = mask &^ g
			}
			on = g
			m.on[i] += popcount(on)
			if o.pass != nil && on != mask {
				w.moves(o.pass, mask&^on)
			}
		}
		switch o.kind {
		case lower.Exec:
			if on != 0 {
				for k, a := range o.srcs {
					at := int(a.off + base&a.rel)
					w.src[k] = w.regs[at : at+width : at+width]
				}
				for k, d := range o.dsts {
					if d.off < 0 {
						w.dst[k] = nil
						continue
					}
					at := int(d.off + base&d.rel)
					w.dst[k] = w.regs[at : at+width : at+width]
				}
				if o.taint != nil {
					if end := w.taintExec(o, on); end != nil {
						m.cut(i, seg, mask)
						return end
					}
				}
				o.exec(&w.dst, &w.src, on)
			}
		case lower.CondBranch, lower.Jump, lower.Switch, lower.SwitchValue:
			if w.poisoned {
				if end := w.branchesOn(o, mask); end != nil {
					m.cut(i, seg, mask)
					return end
				}
			}
			w.branch(o, mask)
			return nil
		case lower.Load, lower.Store, lower.Atom:
			if on != 0 {
				if end := w.access(i, o, on); end != nil {
					m.cut(i, seg, mask)
					return end
				}
			}
		case lower.Nop:
		case lower.Ret, lower.CondRet, lower.Exit, lower.CondExit:
			w.leave(o, mask)
			return nil
		case lower.CondTrap:
			t := w.condition(o, mask)
			w.countBranch(o, t, mask)
			if t != 0 {
				return w.trap(o, t)
			}
			w.take(o, 0, mask)
			return nil
		case lower.Bar:
			w.path.seg = seg + 1
			w.barrier(o, on)
			return nil
		case lower.CallFunc:
			if end := w.call(o, mask, seg+1); end != nil {
				return end
			}
			return nil
		default:
			if end := w.rare(o, on, mask); end != nil {
				m.cut(i, seg, mask)
				return end
			}
		}
		if w.poisoned && o.kind != lower.Exec {
			w.settle(o, on)
		}
		if len(m.cfg.Observers) > 0 {
			w.observe(o.in.Defs, mask)
		}
	}
	w.path.seg = seg + 1
	return nil
}

// rare carries out what is neither arithmetic nor memory nor control flow.
func (w *Warp) rare(o *op, on, mask uint64) *stop {
	m, f := w.m, w.path.frame
	v := o.in.V
	switch o.kind {
	case lower.ReadSreg:
		w.readSreg(target.Sreg(v.Aux.Bits), w.tmp[0])
		w.move(w.vec(o.dsts[0], f), w.tmp[0], mask)
	case lower.FrameAddr:
		for l := range w.tmp[0] {
			w.tmp[0][l] = uint64(f.sp + o.in.Addr.Off)
		}
		w.move(w.vec(o.dsts[0], f), w.tmp[0], mask)
	case lower.Cvta:
		w.cvta(o, on)
	case lower.Isspacep:
		w.isspacep(o, on)
	case lower.Memcpy:
		return w.copyMemory(o, on)
	case lower.Memset:
		return w.setMemory(o, on)
	case lower.Alloca:
		return w.alloca(o, on)
	case lower.Trap:
		return w.trap(o, on)
	case lower.Unreachable:
		return &stop{Faulted, fmt.Sprintf("%s: a thread has come to code that promises that none does: %s", m.place(v), m.thread(w, bits.TrailingZeros64(mask)))}
	case lower.Refuse:
		if on != 0 {
			return &stop{Refused, fmt.Sprintf("%s: %s", m.place(v), o.in.Text)}
		}
	default:
		if on != 0 {
			o.col(w, o, on)
		}
	}
	return nil
}

// trap ends the run for the sake of lanes.
func (w *Warp) trap(o *op, lanes uint64) *stop {
	return &stop{Trapped, fmt.Sprintf("%s: trap: %s", w.m.place(o.in.V), w.m.thread(w, bits.TrailingZeros64(lanes)))}
}

// cut notes that the run ended at op i of a segment that has been counted whole: what follows was not issued.
func (m *machine) cut(i, seg int32, mask uint64) {
	m.partial = append(m.partial, partial{op: i + 1, seg: seg, lanes: popcount(mask)})
}

// observe shows values to the observers.
func (w *Warp) observe(defs []lower.Def, mask uint64) {
	for _, d := range defs {
		if d.Slot == lower.NoSlot || d.V == nil {
			continue
		}
		for _, obs := range w.m.cfg.Observers {
			obs.Exec(w, d.V, mask, w.vec(w.m.operand(d.Slot), w.path.frame))
		}
	}
}

// observeBranch shows where lanes go to those who watch.
func (w *Warp) observeBranch(o *op, mask uint64, ways []uint64) {
	for _, obs := range w.m.flow {
		obs.Branch(w, w.m.branches[o.branch].V, mask, ways)
	}
}

// condition returns the lanes of mask for which a conditional terminator acts.
func (w *Warp) condition(o *op, mask uint64) uint64 {
	t := holds(w.vec(o.srcs[0], w.path.frame), mask)
	if o.not {
		t = mask &^ t
	}
	return t
}

// countBranch counts a branch that lanes taken of mask take.
func (w *Warp) countBranch(o *op, taken, mask uint64) {
	m := w.m
	if len(m.flow) > 0 {
		w.ways = [2]uint64{taken, mask &^ taken}
		w.observeBranch(o, mask, w.ways[:])
	}
	b := &m.branches[o.branch]
	b.Executed++
	switch taken {
	case 0:
		b.NoneTaken++
	case mask:
		b.AllTaken++
	default:
		b.Divergent++
	}
}

// take sends the lanes of mask, all of the current path, over edge k of o.
func (w *Warp) take(o *op, k int, mask uint64) {
	e := &o.edges[k]
	if e.copies != nil {
		w.moves(e.copies, mask)
	}
	w.path.seg = e.to
	if w.m.segs[e.to].join {
		w.model.arrive(w)
	}
}

// branch carries out a terminator with successors.
func (w *Warp) branch(o *op, mask uint64) {
	switch o.kind {
	case lower.Jump:
		w.take(o, 0, mask)
	case lower.CondBranch:
		t := w.condition(o, mask)
		w.countBranch(o, t, mask)
		switch t {
		case mask:
			w.take(o, 0, mask)
		case 0:
			w.take(o, 1, mask)
		default:
			w.part(o, []uint64{t, mask &^ t})
		}
	default:
		w.part(o, w.cases(o, mask))
	}
}

// cases returns the lanes that go over each edge of a switch. An index outside the list is undefined: the last target has it.
func (w *Warp) cases(o *op, mask uint64) []uint64 {
	ways := make([]uint64, len(o.edges))
	v := w.vec(o.srcs[0], w.path.frame)
	for l := range v {
		if mask>>l&1 == 0 {
			continue
		}
		k := v[l]
		if o.kind == lower.SwitchValue {
			k = 0
			for i, c := range o.srcs[1:] {
				if w.vec(c, w.path.frame)[l] == v[l] {
					k = uint64(i + 1)
					break
				}
			}
		} else if k >= uint64(len(ways)) {
			w.m.note(o.in.V, "index %d of a branch with %d targets: undefined", k, len(ways))
			k = uint64(len(ways) - 1)
		}
		ways[k] |= 1 << l
	}
	if o.branch < 0 { // one target: nothing to decide
		return ways
	}
	w.observeBranch(o, mask, ways)
	b := &w.m.branches[o.branch]
	b.Executed++
	if slices.Contains(ways, mask) {
		b.AllTaken++
	} else {
		b.Divergent++
	}
	return ways
}

// part sends lanes over several edges: lanes[k] over edge k.
func (w *Warp) part(o *op, lanes []uint64) {
	var ways []path
	for k, mask := range lanes {
		if mask == 0 {
			continue
		}
		e := &o.edges[k]
		w.moves(e.copies, mask)
		if i := slices.IndexFunc(ways, func(p path) bool { return p.seg == e.to }); i >= 0 {
			ways[i].mask |= mask // two edges to one block are one way
			continue
		}
		ways = append(ways, path{seg: e.to, mask: mask, frame: w.path.frame})
	}
	if len(ways) == 1 {
		w.path.seg = ways[0].seg
		if w.m.segs[w.path.seg].join {
			w.model.arrive(w)
		}
		return
	}
	slices.SortFunc(ways, func(a, b path) int { return int(a.seg) - int(b.seg) })
	w.model.split(w, ways, o.join, o)
}

// leave carries out ret and exit, conditional or not. Lanes that stay go on first: they are on the current path when the
// others are gone.
func (w *Warp) leave(o *op, mask uint64) {
	lanes := mask
	if o.kind == lower.CondRet || o.kind == lower.CondExit {
		lanes = w.condition(o, mask)
		w.countBranch(o, lanes, mask)
		if lanes == 0 {
			w.take(o, 0, mask)
			return
		}
	}
	stay := mask &^ lanes
	if stay != 0 {
		w.moves(o.edges[0].copies, stay)
		w.path.seg = o.edges[0].to
	}
	if kernel := w.path.frame.parent == nil; kernel || o.kind == lower.Exit || o.kind == lower.CondExit {
		w.exit(lanes)
	} else {
		w.returnFrom(o, lanes)
	}
	if stay != 0 && w.path.mask == stay && w.m.segs[w.path.seg].join {
		w.model.arrive(w)
	}
}

// segPlace is where a segment begins, for messages.
func (m *machine) segPlace(seg int32) string {
	for o := m.segs[seg].start; o < m.segs[seg].end; o++ {
		if v := m.code[o].in.V; v != nil && v.Pos.Line > 0 {
			return fmt.Sprintf("line %d", v.Pos.Line)
		}
	}
	return "the end"
}
