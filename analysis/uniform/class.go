package uniform

import (
	"slices"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Branch is what is known about how a branch splits warps.
type Branch struct {
	Class Class
	Scope Scope // the widest that it never splits
	// MaxSplits bounds the splits in the whole launch, for the class Tail under an exact launch; 0 means no number is known.
	MaxSplits int
	// Masks are the lanes that take the branch, warp by warp, for a block that is known and a condition that is,
	// if they are the same in every block; nil otherwise.
	Masks []Masks
	// Blocks are the masks of each set of blocks where they differ from block to block: for a grid that is known too, within
	// limits on its size and on how many sets there are. Every block is in one set. Nil where Masks is not, or if they are not known.
	Blocks []BlockMasks
}

// Class says how the branch at the end of b splits warps.
func (i *Info) Class(b *ir.Block) Class { return i.Branch(b).Class }

// MaxSplits bounds the splits of the branch at the end of b in the whole launch; 0 means no number is known.
func (i *Info) MaxSplits(b *ir.Block) int { return i.Branch(b).MaxSplits }

// Masks returns the lanes that take the branch at the end of b, if they are known.
func (i *Info) Masks(b *ir.Block) []Masks { return i.Branch(b).Masks }

// Branch describes the branch at the end of b.
func (i *Info) Branch(b *ir.Block) Branch {
	r := Branch{Scope: i.BranchScope(b)}
	x, cond, ok := i.condition(b)
	if ok && b.Term().Info().Conditional && !x.refined {
		r.Masks, r.Blocks = i.masks(&x, cond, b.Term().Not)
	}
	switch {
	case !i.Divergent(b):
		r.Class = Never
	case !ok, x.refined:
		r.Class = Data
	default:
		if n, ok := i.tail(b, cond); ok {
			r.Class, r.MaxSplits = Tail, n
			break
		}
		r.Class = map[source]Class{fromIDs: Static, fromRun: Lane, fromData: Data}[x.from]
	}
	return r
}

// index is a number that follows the linear thread index of a one-dimensional launch:
//
//	blocks*ctaid.x + threads*tid.x + sizes*ctaid.x*ntid.x + offset
//
// with an offset that is the same in the grid.
type index struct {
	blocks, threads, sizes uint64
	offset                 uint64
	fixed                  bool // the offset is known
	stride                 bool // a phi that grows by the size of the grid in each trip of its cycle
}

// maxIndexSteps bounds the operations that are looked at for an index.
const maxIndexSteps = 512

// tail reports whether the branch at the end of b, with condition cond, compares the linear index of the thread in the launch with a
// bound that does not change: then at most one warp holds the boundary. The index may instead grow by the size of the grid in
// every trip of the one cycle around b. n bounds the splits; 0 if the
// launch is not exact, or if lanes may have parted before.
func (i *Info) tail(b *ir.Block, cond *ir.Value) (n int, ok bool) {
	s := i.s
	l := &s.frame.launch
	if !i.placed() || l.Block[1].N != 1 || l.Block[2].N != 1 {
		return 0, false
	}
	for cond.Op == ir.OpMov || cond.Op == ir.OpProj && cond.Index() == 0 {
		if cond.Guarded() {
			return 0, false
		}
		cond = cond.Args[0]
	}
	m := cond.Mods()
	if cond.Op != ir.OpSetp || cond.Guarded() || m.Bool != ir.NoBool || m.Ty.Info().Float || m.Ty.Bits() < 8 {
		return 0, false
	}
	room := maxIndexSteps
	x, ok := i.index(cond.Args[0], b, &room)
	if !ok {
		return 0, false
	}
	y, ok := i.index(cond.Args[1], b, &room)
	if !ok {
		return 0, false
	}
	if x.threads == 0 {
		x, y = y, x
	}
	if y.threads != 0 || y.blocks != 0 || y.sizes != 0 || x.threads == 0 {
		return 0, false
	}
	size := uint64(l.Block[0].N)
	switch {
	case size != 0 && x.blocks+x.sizes*size != x.threads*size:
		return 0, false
	case size == 0 && (x.blocks != 0 || x.sizes != x.threads):
		return 0, false
	}
	if around := i.cyclesAround(b); around > 1 || (around == 1) != x.stride {
		return 0, false
	}
	blocks, known := l.Blocks()
	w := m.Ty.Bits()
	step := x.threads
	if int64(step) < 0 {
		step = -step
	}
	if !known || blocks > 1<<32 || step > 1<<16 || blocks*size*step >= 1<<(w-1) || l.Grid[0].N == 0 {
		return 0, true
	}
	if i.partedBefore(b) {
		return 0, true // each group of lanes that comes to b on its own may hold the boundary
	}
	rows := int(blocks) / int(l.Grid[0].N)
	if rows > maxTailRows {
		return 0, false
	}
	n = 2 // the bound, and where the index wraps around
	if x.fixed && x.offset < 1<<(w-2) && blocks*size*step < 1<<(w-2) && int64(x.threads) > 0 && !x.stride {
		n = 1
	}
	if !s.kernel {
		n *= s.entry.calls.paths
	}
	return n * rows, true
}

// maxTailRows bounds the rows of the grid, each with a boundary of its own, that still make a tail.
const maxTailRows = 16

// partedBefore reports whether lanes of a warp may come to the end of block b in several groups: where they do not meet again, a branch before
// b that splits warps is enough, be it in a caller. Calls may hold one.
func (i *Info) partedBefore(b *ir.Block) bool { return i.parted(b, len(b.Values)) }

// parted is partedBefore for the n-th value of block b.
func (i *Info) parted(b *ir.Block, n int) bool {
	calls := func(list []*ir.Value) bool {
		return slices.ContainsFunc(list, func(v *ir.Value) bool { return v.Op == ir.OpCall || v.Op == ir.OpCallIndirect })
	}
	if calls(b.Values[:n]) {
		return true
	}
	seen := map[*ir.Block]bool{}
	work := []*ir.Block{b}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range x.Preds {
			if seen[e.B] || !i.reached(e.B) {
				continue
			}
			seen[e.B] = true
			if calls(e.B.Values) || e.B != b && i.Divergent(e.B) {
				return true
			}
			work = append(work, e.B)
		}
	}
	return slices.ContainsFunc(i.s.entry.calls.sites, func(c site) bool {
		n := slices.Index(c.block.Values, c.call)
		return n < 0 || c.info.parted(c.block, n)
	})
}

// index takes v apart.
func (i *Info) index(v *ir.Value, at *ir.Block, room *int) (index, bool) {
	s := i.s
	x := i.lookup(v)
	if *room--; x == nil || *room < 0 || v.Guarded() {
		return index{}, false
	}
	if o := i.origins(v); o != nil {
		return indexOfAll(o, room)
	}
	// In a function that is called again and again, what the grid shares may be another number each time.
	again := s.entry.calls.cycles > 0 && !x.plain() && v.Op != ir.OpSreg
	if seen := s.outside(*x, v, at); seen.scope == Grid && !seen.refined && !again {
		// Unchanging while b runs again and again?
		if c := s.flow.inner[at.ID]; c != none && s.trips[v.ID] != none && s.flow.common(int32(v.Block.ID), int32(at.ID)) != none {
			return index{}, false
		}
		return index{offset: x.c, fixed: x.plain()}, true
	}
	sub := func(k int) (index, bool) { return i.index(v.Args[k], at, room) }
	switch v.Op {
	case ir.OpSreg:
		switch target.Sreg(v.Aux.Bits) {
		case target.STidX:
			return index{threads: 1, fixed: true}, true
		case target.SCtaidX:
			return index{blocks: 1, fixed: true}, true
		}
	case ir.OpMov:
		return sub(0)
	case ir.OpCvt:
		if m := v.Mods(); !m.Ty.Info().Float && !m.SrcTy.Info().Float && m.Flags == 0 && m.Ty.Bits() >= m.SrcTy.Bits() {
			return sub(0)
		}
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpMad, ir.OpShl:
		if m := v.Mods(); m.Ty.Info().Float || m.Flags&(ir.Sat|ir.UnknownMod) != 0 || m.Sub == ir.Hi || v.Type.Kind == ir.KindTuple {
			return index{}, false
		}
		return i.arithmetic(v, sub)
	case ir.OpPhi:
		return i.gridStride(v, at, room)
	}
	return index{}, false
}

// indexOfAll is what is the same index at each call, but for a number that the grid shares.
func indexOfAll(list []origin, room *int) (index, bool) {
	var r index
	for k, o := range list {
		x, ok := o.info.index(o.v, o.at, room)
		switch {
		case !ok:
			return index{}, false
		case k == 0:
			r = x
		case x.blocks != r.blocks || x.threads != r.threads || x.sizes != r.sizes || x.stride != r.stride:
			return index{}, false
		default:
			r.fixed = r.fixed && x.fixed && r.offset == x.offset
		}
	}
	return r, len(list) > 0
}

func (i *Info) arithmetic(v *ir.Value, sub func(int) (index, bool)) (index, bool) {
	a, ok := sub(0)
	if !ok {
		return a, false
	}
	scale := func(a index, k uint64) index {
		return index{a.blocks * k, a.threads * k, a.sizes * k, a.offset * k, a.fixed, a.stride}
	}
	plus := func(a, b index) index {
		return index{a.blocks + b.blocks, a.threads + b.threads, a.sizes + b.sizes, a.offset + b.offset, a.fixed && b.fixed, a.stride || b.stride}
	}
	b, ok := sub(1)
	if !ok {
		return b, false
	}
	switch v.Op {
	case ir.OpAdd:
		return plus(a, b), true
	case ir.OpSub:
		b = scale(b, ^uint64(0))
		b.fixed = false
		return plus(a, b), true
	case ir.OpShl:
		if k, ok := i.Constant(v.Args[1]); ok && k < 32 {
			return scale(a, 1<<k), true
		}
		return index{}, false
	}
	var r index
	if k, ok := i.Constant(v.Args[1]); ok {
		r = scale(a, k)
	} else if k, ok := i.Constant(v.Args[0]); ok {
		r = scale(b, k)
	} else if i.isBlockSize(v.Args[1]) && a.threads == 0 && a.sizes == 0 {
		r = index{sizes: a.blocks, fixed: a.fixed && a.offset == 0}
	} else if i.isBlockSize(v.Args[0]) && b.threads == 0 && b.sizes == 0 {
		r = index{sizes: b.blocks, fixed: b.fixed && b.offset == 0}
	} else {
		return index{}, false
	}
	if v.Op == ir.OpMad {
		c, ok := sub(2)
		if !ok {
			return c, false
		}
		r = plus(r, c)
	}
	return r, true
}

// isBlockSize reports whether v is ntid.x, through moves and conversions.
func (i *Info) isBlockSize(v *ir.Value) bool { return i.isSreg(v, target.SNtidX) }

func (i *Info) isSreg(v *ir.Value, r target.Sreg) bool {
	for (v.Op == ir.OpMov || v.Op == ir.OpCvt) && !v.Guarded() {
		v = v.Args[0]
	}
	if o := i.origins(v); o != nil {
		return !slices.ContainsFunc(o, func(o origin) bool { return !o.info.isSreg(o.v, r) })
	}
	return v.Op == ir.OpSreg && target.Sreg(v.Aux.Bits) == r
}

// gridStride is the phi of a cycle around at that starts at an index and grows by the number of threads of a one-dimensional grid.
func (i *Info) gridStride(v *ir.Value, at *ir.Block, room *int) (index, bool) {
	s := i.s
	c := s.flow.inner[v.Block.ID]
	if c == none || s.flow.loops[c].header != int32(v.Block.ID) || !s.flow.in(int32(at.ID), c) {
		return index{}, false
	}
	var start index
	have := false
	for k, a := range v.Args {
		if !s.flow.in(int32(v.Block.Preds[k].B.ID), c) {
			if have {
				return index{}, false
			}
			var ok bool
			if start, ok = i.index(a, v.Block.Preds[k].B, room); !ok || start.threads == 0 || start.stride {
				return index{}, false
			}
			have = true
			continue
		}
		for a.Op == ir.OpMov && !a.Guarded() {
			a = a.Args[0]
		}
		if a.Op != ir.OpAdd || a.Guarded() || a.Type.Kind == ir.KindTuple || a.Mods().Flags != 0 {
			return index{}, false
		}
		step := a.Args[1]
		if step == v {
			step = a.Args[0]
		} else if a.Args[0] != v {
			return index{}, false
		}
		if !i.gridSize(step) {
			return index{}, false
		}
	}
	start.stride = have
	return start, have && start.threads == 1
}

// gridSize reports whether v is the number of threads of a one-dimensional launch.
func (i *Info) gridSize(v *ir.Value) bool {
	l := &i.s.frame.launch
	if k, ok := i.Constant(v); ok {
		return l.Block[0].N != 0 && l.Grid[0].N != 0 && k == uint64(l.Block[0].N)*uint64(l.Grid[0].N)
	}
	for (v.Op == ir.OpMov || v.Op == ir.OpCvt) && !v.Guarded() {
		v = v.Args[0]
	}
	if v.Op != ir.OpMul || v.Guarded() || v.Mods().Sub == ir.Hi {
		return false
	}
	a, b := v.Args[0], v.Args[1]
	factor := func(a *ir.Value, r target.Sreg, n uint32) bool {
		if k, ok := i.Constant(a); ok {
			return n != 0 && k == uint64(n)
		}
		return i.isSreg(a, r)
	}
	block, grid := l.Block[0].N, l.Grid[0].N
	return factor(a, target.SNtidX, block) && factor(b, target.SNctaidX, grid) || factor(a, target.SNctaidX, grid) && factor(b, target.SNtidX, block)
}
