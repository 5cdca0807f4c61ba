package sim

import (
	"math/bits"

	"lockstep/ir"
	"lockstep/lower"
)

// collective carries out an operation in which the lanes of a warp take part together. mask is not empty.
type collective func(w *Warp, o *op, mask uint64)

// collectives compile the operations of a warp (PTX ISA 9.7.9 and 9.7.13).
var collectives = [lower.NumKinds]func(v *ir.Value) (collective, error){
	lower.Shfl:       compileShfl,
	lower.Vote:       compileVote,
	lower.Match:      compileMatch,
	lower.Redux:      compileRedux,
	lower.Elect:      func(*ir.Value) (collective, error) { return elect, nil },
	lower.Activemask: func(*ir.Value) (collective, error) { return activemask, nil },
	lower.WarpBar:    func(*ir.Value) (collective, error) { return warpBar, nil },
}

// group returns, of the lanes in rest, those that take part together with the lowest one: those with its member mask, which is
// in operand k (NoSlot: all of rest). It notes what the text leaves undefined. mask are the lanes that execute the operation:
// no model waits here for others.
//
// PTX ISA 9.7.9 and 9.7.13: a lane waits for those that its mask names to execute "the same qualifiers and same membermask value",
// so lanes with another mask are another group; before sm_70 "only threads belonging to some membermask can be active".
func (w *Warp) group(o *op, k int, mask, rest uint64) uint64 {
	if k >= len(o.srcs) {
		return rest
	}
	m, v := w.m, w.vec(o.srcs[k], w.path.frame)
	first := bits.TrailingZeros64(rest)
	named := low32(v[first]) // a member mask is 32 bits wide: it says nothing of the lanes above
	var group, outside uint64
	for ; rest != 0; rest &= rest - 1 {
		l := bits.TrailingZeros64(rest)
		if low32(v[l]) != named {
			continue
		}
		group |= 1 << l
		if l < 32 && named>>l&1 == 0 {
			outside |= 1 << l
		}
	}
	if outside != 0 {
		m.note(o.in.V, "lanes %s execute with a member mask that does not name them: undefined", m.maskText(outside))
	}
	named &= w.alive &^ group
	if differ := named & mask; differ != 0 {
		m.note(o.in.V, "the member masks of lanes %d and %d differ, and one names the other: undefined", first, bits.TrailingZeros64(differ))
	}
	if missing := named &^ mask; missing != 0 {
		m.note(o.in.V, "the member mask names lanes %s, which do not execute this together with %s: undefined before sm_70, and under this model nobody waits for them",
			m.maskText(missing), m.maskText(group))
	}
	return group
}

// eachGroup does something for each group of the lanes of mask.
func (w *Warp) eachGroup(o *op, k int, mask uint64, do func(group uint64)) {
	for rest := mask; rest != 0; {
		group := w.group(o, k, mask, rest)
		rest &^= group
		do(group)
	}
}

// put writes x to result k in the lanes of mask.
func (w *Warp) put(o *op, k int, mask, x uint64) {
	if k >= len(o.dsts) || o.dsts[k].off < 0 {
		return
	}
	dst := w.element(o, k)
	for ; mask != 0; mask &= mask - 1 {
		dst[bits.TrailingZeros64(mask)] = x
	}
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// shflLane gives the source lane of a shuffle and whether it is in range, by the table of PTX ISA 9.7.9, shfl: low and high
// are the ends of the lane's segment.
var shflLane = map[ir.Sub]func(lane, b, low, high int) (j int, in bool){
	ir.ShflUp:   func(lane, b, _, high int) (int, bool) { return lane - b, lane-b >= high },
	ir.ShflDown: func(lane, b, _, high int) (int, bool) { return lane + b, lane+b <= high },
	ir.ShflBfly: func(lane, b, _, high int) (int, bool) { return lane ^ b, lane^b <= high },
	ir.ShflIdx:  func(_, b, low, high int) (int, bool) { return low | b, low|b <= high },
}

// compileShfl: lane operand and clamp are read by their low 5 bits (6 in warps of more than 32 lanes). A lane out of range
// reads itself. The predicate says in range, no more. A source lane that does not take part gives what its register holds.
func compileShfl(v *ir.Value) (collective, error) {
	if v.Mods().Sub == ir.ShflFirst {
		return shflFirst, nil
	}
	from := shflLane[v.Mods().Sub]
	if from == nil {
		return nil, unsupported{opcode: opcode(v)}
	}
	up := v.Mods().Sub == ir.ShflUp
	idx := v.Mods().Sub == ir.ShflIdx
	return func(w *Warp, o *op, mask uint64) {
		w.eachGroup(o, 3, mask, func(uint64) {})
		f := w.path.frame
		a, b, c := w.vec(o.srcs[0], f), w.vec(o.srcs[1], f), w.vec(o.srcs[2], f)
		n := 5
		if w.Width > 32 {
			n = 6
		}
		most := 1<<n - 1
		val, in := w.tmp[0], w.tmp[1]
		for rest := mask; rest != 0; rest &= rest - 1 {
			lane := bits.TrailingZeros64(rest)
			delta, clamp, seg := int(b[lane])&most, int(c[lane])&most, int(c[lane]>>8)&most
			low, high := lane&seg, lane&seg|clamp&^seg
			if !up {
				high = min(high, w.Width-1)
			}
			if idx {
				delta &^= seg
			}
			j, ok := from(lane, delta, low, high)
			if !ok || j < 0 || j >= w.Width {
				j, ok = lane, false
			}
			val[lane], in[lane] = a[j], flag(ok)
		}
		for k, t := range [][]uint64{val, in} {
			if k < len(o.dsts) && o.dsts[k].off >= 0 {
				w.move(w.element(o, k), t, mask)
			}
		}
	}, nil
}

// shflFirst gives all lanes the value of the first one that is active.
func shflFirst(w *Warp, o *op, mask uint64) {
	w.put(o, 0, mask, w.vec(o.srcs[0], w.path.frame)[bits.TrailingZeros64(mask)])
}

// votes give the result of a vote: set are the lanes of mask whose predicate holds.
var votes = map[ir.Sub]func(set, mask uint64) uint64{
	ir.VoteAll:    func(set, mask uint64) uint64 { return flag(set == mask) },
	ir.VoteAny:    func(set, _ uint64) uint64 { return flag(set != 0) },
	ir.VoteUni:    func(set, mask uint64) uint64 { return flag(set == 0 || set == mask) },
	ir.VoteBallot: func(set, _ uint64) uint64 { return low32(set) },
}

func compileVote(v *ir.Value) (collective, error) {
	vote := votes[v.Mods().Sub]
	if vote == nil {
		return nil, unsupported{opcode: opcode(v)}
	}
	negated := v.Mods().Flags&ir.NegC != 0
	if v.Mods().Sub == ir.VoteBallot && v.Type.Bits == 64 {
		vote = func(set, _ uint64) uint64 { return set }
	}
	return func(w *Warp, o *op, mask uint64) {
		set := holds(w.vec(o.srcs[0], w.path.frame), mask)
		if negated {
			set = mask &^ set
		}
		w.eachGroup(o, 1, mask, func(group uint64) { w.put(o, 0, group, vote(set&group, group)) })
	}, nil
}

// compileMatch: match.any gives the lanes with the same value, match.all all of them if there is one value only, else 0.
func compileMatch(v *ir.Value) (collective, error) {
	all := v.Mods().Sub == ir.MatchAll
	width := uint(v.Mods().Ty.Bits())
	if width != 32 && width != 64 {
		return nil, unsupported{opcode: opcode(v)}
	}
	return func(w *Warp, o *op, mask uint64) {
		a, out := w.vec(o.srcs[0], w.path.frame), w.tmp[0]
		key := ^uint64(0) >> (64 - width)
		w.eachGroup(o, 1, mask, func(group uint64) {
			for rest := group; rest != 0; rest &= rest - 1 {
				l := bits.TrailingZeros64(rest)
				var same uint64
				for others := group; others != 0; others &= others - 1 {
					if k := bits.TrailingZeros64(others); a[k]&key == a[l]&key {
						same |= 1 << k
					}
				}
				out[l] = low32(same)
				if all && same != group {
					out[l] = 0
				}
			}
			w.put(o, 1, group, flag(out[bits.TrailingZeros64(group)] != 0))
		})
		if len(o.dsts) > 0 && o.dsts[0].off >= 0 {
			w.move(w.element(o, 0), out, mask)
		}
	}, nil
}

// compileRedux folds the values of the lanes, in their order.
func compileRedux(v *ir.Value) (collective, error) {
	fold, err := combine(v, v.Mods().Flags&(ir.NaN|ir.AbsMod))
	if err != nil {
		return nil, err
	}
	return func(w *Warp, o *op, mask uint64) {
		a := w.vec(o.srcs[0], w.path.frame)
		w.eachGroup(o, 1, mask, func(group uint64) {
			first := bits.TrailingZeros64(group)
			x := a[first]
			for rest := group &^ (1 << first); rest != 0; rest &= rest - 1 {
				x = fold(x, a[bits.TrailingZeros64(rest)])
			}
			w.put(o, 0, group, x)
		})
	}, nil
}

// elect: the leader is the lowest lane.
func elect(w *Warp, o *op, mask uint64) {
	w.eachGroup(o, 0, mask, func(group uint64) {
		leader := bits.TrailingZeros64(group)
		w.put(o, 0, group, uint64(leader))
		w.put(o, 1, group, 0)
		w.put(o, 1, 1<<leader, 1)
	})
}

func activemask(w *Warp, o *op, mask uint64) { w.put(o, 0, mask, low32(mask)) }

// warpBar: the lanes that execute it together have met.
func warpBar(w *Warp, o *op, mask uint64) { w.eachGroup(o, 0, mask, func(uint64) {}) }
