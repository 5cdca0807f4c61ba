package lower

import (
	"slices"

	"lockstep/ir"
)

// Live ranges as intervals over positions in the text order of a function.
//
//	block:  start | value value ... value terminator | edge
//
// Each of these has a position p of its own, and each position two points: operands are read at 2p, results are written at
// 2p+1, so that a result can take the slot of an operand that ends there. Results of an operation with several are written
// at 2p: while the first is written, no operand may be lost. Phis are written at the block's start; their arguments are
// read at the edge position of the predecessor. A pass-through that is not read otherwise ends before the definition.

// interval is the points [from, to).
type interval struct{ from, to int32 }

// ranges are disjoint intervals in order.
type ranges []interval

// overlaps reports whether a and b share a point.
func (a ranges) overlaps(b ranges) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	for _, i := range a {
		k, _ := slices.BinarySearchFunc(b, i.from, func(x interval, from int32) int {
			if x.to <= from {
				return -1
			}
			return 1
		})
		if k < len(b) && b[k].from < i.to {
			return true
		}
	}
	return false
}

// merge returns the union of two sets of intervals that do not overlap.
func (a ranges) merge(b ranges) ranges {
	if len(a) < len(b) {
		a, b = b, a
	}
	if len(b) == 1 {
		k, _ := slices.BinarySearchFunc(a, b[0].from, func(x interval, from int32) int { return int(x.from) - int(from) })
		return slices.Insert(a, k, b[0])
	}
	out := make(ranges, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if a[0].from < b[0].from {
			out, a = append(out, a[0]), a[1:]
		} else {
			out, b = append(out, b[0]), b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// positions number the points of a function.
type positions struct {
	start, edge []int32 // by block ID
	value       []int32 // by value ID
	order       []int32 // by block ID: its place in the text
}

func number(f *ir.Func) positions {
	p := positions{start: make([]int32, f.NumBlocks()), edge: make([]int32, f.NumBlocks()), order: make([]int32, f.NumBlocks()), value: make([]int32, f.NumValues())}
	var n int32
	for i, b := range f.Blocks {
		p.order[b.ID] = int32(i)
		p.start[b.ID] = n
		n++
		for _, v := range b.Values {
			p.value[v.ID] = n
			n++
		}
		p.edge[b.ID] = n
		n++
	}
	return p
}

// use is a place where a value is read: up to, but not including, point.
type use struct {
	b     *ir.Block
	point int32
}

// liveness computes the live range of every value that needs a slot.
type liveness struct {
	f     *ir.Func
	pos   positions
	uses  [][]use  // by value ID
	live  []ranges // by value ID
	stamp []int32  // by block ID: the last value found live at its start, plus 1
	last  []int32  // by block ID: the last point of that value there
}

// canon gives the value that stands for v: v itself, or the first projection of the same result.
type canon func(v *ir.Value) *ir.Value

func liveRanges(f *ir.Func, needsSlot func(*ir.Value) bool, same canon) *liveness {
	l := &liveness{f: f, pos: number(f), uses: make([][]use, f.NumValues()), live: make([]ranges, f.NumValues()),
		stamp: make([]int32, f.NumBlocks()), last: make([]int32, f.NumBlocks())}
	add := func(v *ir.Value, b *ir.Block, point int32) {
		if v.Op == ir.OpTuple {
			for _, e := range v.Args {
				e = same(e)
				l.uses[e.ID] = append(l.uses[e.ID], use{b, point})
			}
			return
		}
		v = same(v)
		l.uses[v.ID] = append(l.uses[v.ID], use{b, point})
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			switch v.Op {
			case ir.OpPhi:
				for i, a := range v.Args {
					pred := b.Preds[i].B
					add(a, pred, 2*l.pos.edge[pred.ID]+1)
				}
				continue
			case ir.OpProj, ir.OpTuple:
				continue // no instruction: the uses are those of the projection, and of what takes the tuple
			}
			p := l.pos.value[v.ID]
			for _, a := range v.Operands() {
				add(a, b, 2*p+1)
			}
			if v.Guarded() {
				add(v.Guard.Pred, b, 2*p+1)
			}
			if old := v.PassThrough(); old != nil {
				add(old, b, 2*p)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if needsSlot(v) && same(v) == v {
				l.compute(v)
			}
		}
	}
	return l
}

// def is the block and the point where v is written.
func (l *liveness) def(v *ir.Value) (*ir.Block, int32) {
	switch v.Op {
	case ir.OpPhi:
		return v.Block, 2 * l.pos.start[v.Block.ID]
	case ir.OpArg:
		return l.f.Entry(), 2 * l.pos.start[l.f.Entry().ID]
	case ir.OpProj:
		t := v.Args[0]
		return t.Block, 2 * l.pos.value[t.ID]
	}
	return v.Block, 2*l.pos.value[v.ID] + 1
}

// compute walks from each use of v back to its definition.
func (l *liveness) compute(v *ir.Value) {
	home, from := l.def(v)
	mark := int32(v.ID) + 1
	end := from + 1 // a result that nobody reads is written all the same
	var in []*ir.Block
	var work []*ir.Block
	// reach notes that v is read in b up to point.
	reach := func(b *ir.Block, point int32) {
		if b == home {
			end = max(end, point)
			return
		}
		if l.stamp[b.ID] != mark {
			l.stamp[b.ID], l.last[b.ID] = mark, point
			in = append(in, b)
			work = append(work, b)
			return
		}
		l.last[b.ID] = max(l.last[b.ID], point)
	}
	for _, u := range l.uses[v.ID] {
		reach(u.b, u.point)
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for _, e := range b.Preds {
				reach(e.B, 2*l.pos.edge[e.B.ID]+2)
			}
		}
	}
	out := ranges{{from, end}}
	for _, b := range in {
		out = append(out, interval{2 * l.pos.start[b.ID], l.last[b.ID]})
	}
	slices.SortFunc(out, func(a, b interval) int { return int(a.from) - int(b.from) })
	l.live[v.ID] = joinAdjacent(out)
}

// joinAdjacent makes one interval of those that touch.
func joinAdjacent(r ranges) ranges {
	out := r[:1]
	for _, i := range r[1:] {
		if top := &out[len(out)-1]; i.from <= top.to {
			top.to = max(top.to, i.to)
		} else {
			out = append(out, i)
		}
	}
	return slices.Clip(out)
}
