package uniform

import (
	"slices"

	"lockstep/ir"
	"lockstep/ir/target"
)

// masks lists the warps by the lanes in which p, what a branch sees of cond, or with not its complement, holds. A condition on the
// block index is computed for every block of the grid: its masks are known if all of them agree.
func (i *Info) masks(p *value, cond *ir.Value, not bool) []Masks {
	f := i.s.frame
	switch {
	case !f.block:
		return nil
	case p.known:
		return i.byWarp(func(t int) bool { return (p.lane(t)&1 == 1) != not })
	case p.from == fromIDs && p.scope == None:
		if holds := i.everywhere()[cond]; holds != nil {
			return i.byWarp(func(t int) bool { return (holds[t]&1 == 1) != not })
		}
	}
	return nil
}

// byWarp lists the warps of a block by the lanes that take a branch.
func (i *Info) byWarp(taken func(t int) bool) []Masks {
	f := i.s.frame
	var out []Masks
	warps, _ := f.launch.Warps()
	for w := range warps {
		var mask uint64
		for lane := range f.width {
			if t := w*f.width + lane; t < f.n && taken(t) {
				mask |= 1 << lane
			}
		}
		mask &= f.launch.WarpMask(w)
		if k := slices.IndexFunc(out, func(m Masks) bool { return m.Mask == mask }); k >= 0 {
			out[k].Warps = append(out[k].Warps, w)
		} else {
			out = append(out, Masks{Warps: []int{w}, Mask: mask})
		}
	}
	if len(out) == 1 {
		out[0].Warps = nil
	}
	return out
}

// Limits on computing a condition block by block: the operations that one may take, what one costs in operations of threads, and what
// all of a function cost.
const (
	maxMaskValues   = 64
	maxMaskWork     = 1 << 22
	maxMaskWorkFunc = 1 << 24
)

// maskSlot is an operation on the way to a condition, with its result in every thread of a block.
type maskSlot struct {
	in    []int // slots of the operands
	own   []bool
	op    operation
	bits  int // of the operating type
	width int
	dim   int // for a component of the block index, which; none otherwise
	holds []uint64
}

// everywhere gives, of the conditions of branches that rest on ids and launch constants alone, those that are the same in every block
// of the grid, thread by thread. It is computed once, for all of them, so that the limits hit the same ones whoever asks.
func (i *Info) everywhere() map[*ir.Value][]uint64 {
	if i.inAllBlocks == nil {
		i.inAllBlocks = map[*ir.Value][]uint64{}
		room := uint64(maxMaskWorkFunc)
		for _, id := range i.s.flow.order {
			b := i.s.flow.blocks[id]
			if !b.Branches() || !b.Term().Info().Conditional {
				continue
			}
			if x, cond, ok := i.condition(b); ok && !x.known && !x.refined && x.from == fromIDs && x.scope == None {
				if holds := i.blockByBlock(cond, &room); holds != nil {
					i.inAllBlocks[cond] = holds
				}
			}
		}
	}
	return i.inAllBlocks
}

// blockByBlock computes cond for every block of the grid; nil if the blocks do not agree, or that would take too long.
func (i *Info) blockByBlock(cond *ir.Value, room *uint64) []uint64 {
	f := i.s.frame
	var slots []maskSlot
	if _, ok := i.slotOf(cond, &slots, map[*ir.Value]int{}, maxMaskValues); !ok {
		return nil
	}
	var over [3]uint32
	blocks := uint64(1)
	for d := range over {
		over[d] = 1
		if slices.ContainsFunc(slots, func(s maskSlot) bool { return s.dim == d }) {
			if over[d] = f.launch.Grid[d].N; over[d] == 0 {
				return nil
			}
		}
		blocks *= uint64(over[d])
		if blocks > maxMaskWork {
			return nil
		}
	}
	work := blocks * uint64(len(slots)) * uint64(f.n)
	if work > min(maxMaskWork, *room) {
		return nil
	}
	*room -= work
	last := &slots[len(slots)-1]
	var first []uint64
	for z := range over[2] {
		for y := range over[1] {
			for x := range over[0] {
				if !compute(slots, [3]uint32{x, y, z}) {
					return nil
				}
				if first == nil {
					first = slices.Clone(last.holds)
				} else if !slices.Equal(first, last.holds) {
					return nil
				}
			}
		}
	}
	return first
}

// compute fills in the slots for one block; false if a result is unspecified.
func compute(slots []maskSlot, block [3]uint32) bool {
	for k := range slots {
		s := &slots[k]
		if s.dim != int(none) {
			for t := range s.holds {
				s.holds[t] = trunc(uint64(block[s.dim]), s.width)
			}
		}
		if s.op == nil {
			continue
		}
		for t := range s.holds {
			var a [5]uint64
			for n, in := range s.in {
				a[n] = slots[in].holds[t]
				if !s.own[n] {
					a[n] = trunc(a[n], s.bits)
				}
			}
			r, ok := s.op(&a)
			if !ok {
				return false
			}
			s.holds[t] = trunc(r, s.width)
		}
	}
	return true
}

// slotOf adds v, after what it is computed from, and returns its slot; false if v is more than a pure function of ids.
func (i *Info) slotOf(v *ir.Value, slots *[]maskSlot, at map[*ir.Value]int, depth int) (int, bool) {
	if k, ok := at[v]; ok {
		return k, true
	}
	x, w := i.lookup(v), widthOf(v)
	if x == nil || x.refined || v.Guarded() || w == 0 || w > 64 || len(at) >= maxMaskValues || depth == 0 {
		return 0, false
	}
	s := maskSlot{dim: int(none), width: w, holds: make([]uint64, i.s.frame.n)}
	switch {
	case x.known:
		for t := range s.holds {
			s.holds[t] = x.lane(t)
		}
	case v.Op == ir.OpSreg:
		r := target.Sreg(v.Aux.Bits)
		if r < target.SCtaidX || r > target.SCtaidZ {
			return 0, false
		}
		s.dim = int(r - target.SCtaidX)
	case i.s.wholeArgument(v) >= 0:
		o := i.origins(v)
		if len(o) != 1 || o[0].info.s.frame.launch != i.s.frame.launch {
			return 0, false
		}
		return o[0].info.slotOf(o[0].v, slots, at, depth-1)
	default:
		src := v
		if v.Op == ir.OpProj && v.Index() == 0 && v.Args[0].Op == ir.OpSetp && !v.Args[0].Guarded() {
			src = v.Args[0]
		}
		ops := src.Operands()
		if s.op = operationOf(src); s.op == nil || len(ops) == 0 || len(ops) > 5 {
			return 0, false
		}
		s.bits = operandType(src).Bits
		for n, a := range ops {
			k, ok := i.slotOf(a, slots, at, depth-1)
			if !ok {
				return 0, false
			}
			s.in, s.own = append(s.in, k), append(s.own, ownWidth(src, n))
		}
	}
	at[v] = len(*slots)
	*slots = append(*slots, s)
	return at[v], true
}
