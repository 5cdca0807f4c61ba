package uniform

import (
	"slices"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// Conditions on the block index. A condition of a branch that is computed from ids and launch constants by pure operations alone is a
// function of the block and the thread, the same on every path and in every trip. Where lane vectors cannot hold it, since it
// differs from block to block, it is computed here for every thread of every block, if the launch says how many there are.

// Limits on that. Beyond them, nothing is known of a condition but what the fixed point says.
const (
	maxBlockWarps   = 1 << 14 // warps, of all blocks together
	maxBlockRanges  = 256     // ranges of blocks that are told apart by their masks
	maxMaskValues   = 64      // operations that one condition may take
	maxMaskWork     = 1 << 21 // operations of threads for one condition
	maxMaskWorkFunc = 1 << 22 // and for all of a function
)

// enumerated is what a condition is in the blocks of the grid.
type enumerated struct {
	agree  Scope        // the widest whose threads all have the same
	groups []blockGroup // blocks by the lanes in which it holds; nil if there are too many, or if it is no predicate
}

type blockGroup struct {
	blocks []BlockRange // nil if these are all
	lanes  []uint64     // by warp
}

// maskSlot is an operation on the way to a condition, with its result in every thread of a block.
type maskSlot struct {
	in    []int // slots of the operands
	own   []bool
	op    operation
	bits  int     // of the operating type
	width int     // of the result
	known *value  // for one that does not differ from block to block
	id    blockID // for a register that says where the block is
	vary  bool    // it differs within a block
	holds []uint64
}

// enumerate computes the conditions of branches that need it, in the order of the graph, so that the limits hit the same ones
// each time. It relies on what the fixed point knows, and so comes after it.
func (i *Info) enumerate() map[*ir.Value]enumerated {
	if !i.s.frame.block {
		return nil
	}
	var out map[*ir.Value]enumerated
	room := maxMaskWorkFunc
	for _, id := range i.s.flow.order {
		b := i.s.flow.blocks[id]
		x, cond, ok := i.condition(b)
		if !ok || x.known || x.refined || x.from != fromIDs || x.scope != None || cond.Info().Terminator {
			continue
		}
		if _, done := out[cond]; done {
			continue
		}
		if e, ok := i.blockByBlock(cond, &room); ok {
			if out == nil {
				out = map[*ir.Value]enumerated{}
			}
			out[cond] = e
		}
	}
	return out
}

// blockByBlock computes cond for every block; false if that tells nothing, or would take too long.
func (i *Info) blockByBlock(cond *ir.Value, room *int) (enumerated, bool) {
	f := i.s.frame
	var slots []maskSlot
	last, ok := i.slotOf(cond, &slots, map[*ir.Value]int{}, maxMaskValues)
	if !ok {
		return enumerated{}, false
	}
	size, ok := blocksOf(slots, &f.launch)
	if !ok {
		return enumerated{}, false
	}
	work := 0
	for k := range slots {
		if slots[k].vary && slots[k].op != nil {
			work += f.n
		} else {
			work++
		}
	}
	work *= int(size[0]) * int(size[1]) * int(size[2])
	if work > min(maxMaskWork, *room) {
		return enumerated{}, false
	}
	*room -= work
	for k := range slots {
		slots[k].prepare(f.n)
	}
	run := blockRun{frame: f, agree: Grid, predicate: widthOf(cond) == 1}
	for z := range size[2] {
		for y := range size[1] {
			for x := range size[0] {
				if !compute(slots, [3]uint32{x, y, z}) || !run.add(slots[last].holds) {
					return enumerated{}, false
				}
			}
		}
	}
	return enumerated{run.agree, run.groups(size)}, true
}

// blocksOf is the size of the grid in the dimensions that slots depend on, 1 in the others; false if it is not known, or too large.
func blocksOf(slots []maskSlot, l *launch.Launch) (size [3]uint32, ok bool) {
	warps, _ := l.Warps()
	total := uint64(warps)
	for d := range size {
		size[d] = 1
		if slices.ContainsFunc(slots, func(s maskSlot) bool { return s.id.dims[d] }) {
			size[d] = l.Grid[d].N
		}
		if total *= uint64(size[d]); total == 0 || total > maxBlockWarps {
			return size, false
		}
	}
	return size, true
}

// prepare makes room for the results, and fills in those that do not change.
func (s *maskSlot) prepare(threads int) {
	if !s.vary {
		threads = 1
	}
	s.holds = make([]uint64, threads)
	if s.known != nil {
		for t := range s.holds {
			s.holds[t] = s.known.lane(t)
		}
	}
}

// at is the result in thread t.
func (s *maskSlot) at(t int) uint64 {
	if s.vary {
		return s.holds[t]
	}
	return s.holds[0]
}

// compute fills in the slots for one block; false if a result is unspecified.
func compute(slots []maskSlot, block [3]uint32) bool {
	var a [5]uint64
	for k := range slots {
		s := &slots[k]
		if s.id.number != nil {
			s.holds[0] = trunc(s.id.number(block), s.width)
		}
		if s.op == nil {
			continue
		}
		for t := range s.holds {
			for n, in := range s.in {
				a[n] = slots[in].at(t)
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
	s := maskSlot{width: w}
	switch {
	case x.known:
		s.known, s.vary = x, x.lanes != nil
	case v.Op == ir.OpSreg:
		var ok bool
		if s.id, ok = blockIDOf(target.Sreg(v.Aux.Bits), &i.s.frame.launch); !ok {
			return 0, false
		}
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
			s.in, s.own, s.vary = append(s.in, k), append(s.own, ownWidth(src, n)), s.vary || (*slots)[k].vary
		}
	}
	at[v] = len(*slots)
	*slots = append(*slots, s)
	return at[v], true
}

// blockRun collects what a condition is in one block after the other.
type blockRun struct {
	frame     *frame
	predicate bool
	agree     Scope
	value     uint64           // of the first thread of the first block
	of        []int32          // by block, in order: which of the patterns it has
	patterns  [][]uint64       // by warp: the lanes in which the condition holds
	number    map[string]int32 // of a pattern, by its bytes
	lanes     []uint64
	key       []byte
}

// add is told what the condition is in the threads of the next block, or the one thing that it is in all of them; false if going on
// would tell nothing.
func (r *blockRun) add(holds []uint64) bool {
	if len(r.of) == 0 && r.number == nil {
		r.number, r.value = map[string]int32{}, holds[0]
	}
	switch {
	case !r.frame.warpConstant(holds):
		r.agree = None
	case !allSame(holds):
		r.agree = min(r.agree, Warp)
	case holds[0] != r.value:
		r.agree = min(r.agree, Block)
	}
	if r.predicate && len(r.patterns) <= maxBlockRanges {
		r.pattern(holds)
	}
	return r.agree != None || r.predicate && len(r.patterns) <= maxBlockRanges
}

func (r *blockRun) pattern(holds []uint64) {
	f := r.frame
	warps, _ := f.launch.Warps()
	r.lanes, r.key = r.lanes[:0], r.key[:0]
	for w := range warps {
		mask := uint64(0)
		for lane := range min(f.width, f.n-w*f.width) {
			mask |= holds[min(w*f.width+lane, len(holds)-1)] & 1 << lane
		}
		r.lanes = append(r.lanes, mask)
		for at := 0; at < 64; at += 8 {
			r.key = append(r.key, byte(mask>>at))
		}
	}
	n, ok := r.number[string(r.key)]
	if !ok {
		n = int32(len(r.patterns))
		r.number[string(r.key)] = n
		r.patterns = append(r.patterns, slices.Clone(r.lanes))
	}
	r.of = append(r.of, n)
}

// groups lists the blocks by their patterns, in the order of their first blocks; nil if there are too many, or if the grid is not known.
// size is that of the grid as far as the condition depends on it.
func (r *blockRun) groups(size [3]uint32) []blockGroup {
	switch n := len(r.patterns); {
	case n == 1:
		return []blockGroup{{lanes: r.patterns[0]}}
	case n == 0 || n > maxBlockRanges || !r.frame.launch.Exact():
		return nil
	}
	ranges := cover(r.of, size, len(r.patterns), maxBlockRanges)
	var out []blockGroup
	for n, list := range ranges {
		for k := range list {
			for d, dim := range r.frame.launch.Grid {
				if size[d] == 1 {
					list[k].Last[d] = dim.N - 1
				}
			}
		}
		out = append(out, blockGroup{list, r.patterns[n]})
	}
	return out
}
