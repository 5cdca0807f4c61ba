package soundness

import (
	"fmt"
	"math/bits"

	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/sim"
)

// Fault is a claim that a run contradicts.
type Fault struct {
	Kind  string // of claim: what a smaller kernel must contradict as well
	Text  string
	Turn  int // of the launches, from 0 on
	Model sim.Model
}

func (f *Fault) String() string { return fmt.Sprintf("%s: %s", f.Kind, f.Text) }

// absence says which lanes were not there when all that have not left should have come to a block.
type absence struct {
	lanes uint64
	at    *ir.Block
	by    int8
}

// control is the kind of faults about who executes a block. Lanes that never leave a cycle may miss any block: these faults count
// only in runs that end.
const control = "control"

// maxFaults bounds the faults that are kept of one kernel.
const maxFaults = 4

// judge watches runs of one kernel under one launch.
type judge struct {
	inside Inside
	tally  *Tally
	launch *Launch
	turn   int
	model  sim.Model
	args   map[string]uint64
	names  []string
	funcs  []*function
	of     map[*ir.Func]*function // by what runs, and by what it was made of
	faults []Fault
	keep   int // faults at most

	run     uint64 // a number for each block that runs
	block   [3]uint32
	started bool
	current [][64]*function // by warp: where a lane is
	gone    []absence       // by warp
	decided [][][64]int8    // by warp and branch: the way that a lane always takes, from 1 on
	splits  [][]int         // by function and block: so far
	grid    table           // what threads of the grid agree on, or of a cluster
	within  table           // what those of the block do
}

func (j *judge) fault(kind, format string, args ...any) {
	if len(j.faults) < j.keep {
		text := fmt.Sprintf(format, args...)
		j.faults = append(j.faults, Fault{Kind: kind, Turn: j.turn, Model: j.model,
			Text: fmt.Sprintf("%s, in model %s with %v x %v in clusters of %v and warps of %d", text, j.model, j.launch.Grid, j.launch.Block, j.launch.cluster(), j.launch.Warp)})
	}
}

// begin gets ready for a run.
func (j *judge) begin(model sim.Model) {
	j.model, j.started = model, false
	j.grid.reset()
	j.splits = j.splits[:0]
	for _, fn := range j.funcs {
		j.splits = append(j.splits, make([]int, len(fn.branches)))
	}
}

// see notices that another block begins.
func (j *judge) see(w *sim.Warp) {
	if j.started && w.Block == j.block {
		return
	}
	j.started, j.block = true, w.Block
	j.run++
	j.within.reset()
	for i := range j.decided {
		clear(j.decided[i])
	}
	for i := range j.current {
		j.current[i] = [64]*function{}
	}
	clear(j.gone)
}

func (j *judge) position(fn *function, w *sim.Warp) *position {
	return fn.position(w.Index, fn.lasts, j.run)
}

// Enter follows the lanes and looks at what the block uses of other cycles.
func (j *judge) Enter(w *sim.Warp, b *ir.Block, mask uint64) {
	j.see(w)
	fn := j.of[b.Func]
	p := j.position(fn, w)
	id := fn.number[b.ID]
	for len(j.current) <= w.Index {
		j.current = append(j.current, [64]*function{})
		j.gone = append(j.gone, absence{})
	}
	j.control(fn, w, b, id, mask)
	cur := &j.current[w.Index]
	entry := fn.f.Blocks[0].ID == ir.ID(id) && len(fn.f.Blocks[0].Preds) == 0
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		outside := hash(byLaunch, uint64(fn.index))
		if from := cur[lane]; entry && from != nil {
			q := &from.warps[w.Index]
			outside = hash(hash(q.keys[len(from.cycles[q.at[lane]])][lane], uint64(q.at[lane])), byCall+uint64(fn.index))
		}
		fn.enter(p, lane, id, outside, entry)
		cur[lane] = fn
	}
	for _, u := range fn.uses[id] {
		j.tally.Uses++
		last, first := &p.last[u.last], bits.TrailingZeros64(mask)
		for m := mask & (mask - 1); m != 0; m &= m - 1 {
			if lane := bits.TrailingZeros64(m); last[lane] != last[first] {
				j.fault("use", "%s: %s, uniform where block %s uses it, is %#x in lane %d and %#x in lane %d of warp %d",
					j.names[u.by], u.v.LongString(), b.Name, last[first], first, last[lane], lane, w.Index)
				break
			}
		}
	}
}

// control notes who is not there where all should be that have not left, and finds them when they come to another such block:
// lanes that only go on to leave, on ways of their own, count as gone. Those that have parted execute nothing together in the
// model none.
func (j *judge) control(fn *function, w *sim.Warp, b *ir.Block, id int32, mask uint64) {
	by := fn.together[id]
	if j.model != sim.Stack || by == 0 || !fn.f.Kernel { // in other functions lanes leave that come back
		return
	}
	j.tally.Control++
	gone := &j.gone[w.Index]
	if late := gone.lanes & mask; late != 0 {
		j.fault(control, "%s: block %s should be executed by all lanes of warp %d together that have not left; lanes %#x were not "+
			"there and come to %s later", j.names[gone.by], gone.at.Name, w.Index, late, b.Name)
	}
	if lanes := ^mask; lanes&^gone.lanes != 0 {
		gone.lanes, gone.at, gone.by = gone.lanes|lanes, b, by
	}
}

// Exec looks at a value that lanes have computed.
func (j *judge) Exec(w *sim.Warp, v *ir.Value, mask uint64, lanes []uint64) {
	fn := j.of[v.Block.Func]
	x := &fn.facts[v.ID]
	if !x.some || mask == 0 {
		return
	}
	j.tally.Values++
	first := bits.TrailingZeros64(mask)
	y := lanes[first] & x.keep
	rest := mask & (mask - 1)
	same := true
	for m := rest; m != 0; m &= m - 1 {
		if lanes[bits.TrailingZeros64(m)]&x.keep != y {
			same = false
			break
		}
	}
	if x.uniformBy != 0 {
		j.tally.Uniform++
	}
	if x.uniformBy != 0 && !same {
		j.fault("uniform", "%s: uniform %s is %s in warp %d", j.names[x.uniformBy], v.LongString(), few(lanes, mask, x.keep), w.Index)
	}
	for i := range x.vectors {
		j.vector(w, v, x, &x.vectors[i], mask, lanes, same)
	}
	j.tally.Vectors += len(x.vectors)
	if x.below != 0 {
		j.tally.Bounds++
		for m := mask; m != 0; m &= m - 1 {
			if z := lanes[bits.TrailingZeros64(m)] & x.keep; z >= x.below {
				j.fault("below", "%s: %s is %#x, not below %#x", j.names[x.belowBy], v.LongString(), z, x.below)
				break
			}
			if same {
				break
			}
		}
	}
	if x.last != 0 {
		last := &j.position(fn, w).last[x.last]
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			last[lane] = lanes[lane] & x.keep
		}
	}
	if x.scopeBy != 0 && !fn.recursive {
		j.scope(fn, w, v, x, mask, lanes)
	}
}

// few lists the first numbers of a vector.
func few(lanes []uint64, mask, keep uint64) string {
	text, n := "", 0
	for m := mask; m != 0 && n < 6; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		text += fmt.Sprintf("%d:%#x ", lane, lanes[lane]&keep)
		n++
	}
	return text + "(lane:number)"
}

// vector looks at the numbers of a value.
func (j *judge) vector(w *sim.Warp, v *ir.Value, x *fact, a *vector, mask uint64, lanes []uint64, same bool) {
	e := 0
	if a.byThread {
		e = w.Index * w.Width
	}
	first := bits.TrailingZeros64(mask)
	base := (lanes[first] - a.at(e+first)) & x.keep
	switch {
	case a.exact && base != 0:
		j.fault("number", "%s: %s is %#x in lane %d of warp %d, not %#x",
			j.names[a.by], v.LongString(), lanes[first]&x.keep, first, w.Index, a.at(e+first)&x.keep)
		return
	case !a.exact && a.align > 0 && a.align < 64 && base&(1<<a.align-1) != 0:
		j.fault("align", "%s: base %#x of %s is no multiple of 2^%d", j.names[a.by], base, v.LongString(), a.align)
		return
	}
	if a.lanes == nil && same {
		return
	}
	for m := mask & (mask - 1); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if (lanes[lane]-a.at(e+lane))&x.keep != base {
			j.fault("base", "%s: base of %s is %#x in lane %d, %#x in lane %d of warp %d", j.names[a.by], v.LongString(),
				base, first, (lanes[lane]-a.at(e+lane))&x.keep, lane, w.Index)
			return
		}
	}
}

// scope compares a value with what other threads of the block or of the grid had in the same trips.
func (j *judge) scope(fn *function, w *sim.Warp, v *ir.Value, x *fact, mask uint64, lanes []uint64) {
	number := func(lane int) uint64 { return lanes[lane] & x.keep }
	j.agree(fn, w, v.Block, shared{x.scope, x.counted, uint64(v.ID)}, mask, number, func(lane int, was, is uint64) {
		j.fault("scope", "%s: %s-uniform %s is %#x and %#x, in lane %d of warp %d of block %v",
			j.names[x.scopeBy], uniform.ScopeName(x.scope), v.LongString(), was, is, lane, w.Index, w.Block)
	})
}

// shared is what the threads of a scope should agree on.
type shared struct {
	scope   uniform.Scope
	counted bool
	id      uint64 // of the value
}

// clusterOf numbers the cluster of a block, from 1 on.
func (j *judge) clusterOf(block [3]uint32) uint64 {
	n, c := uint64(0), j.launch.cluster()
	for d := 2; d >= 0; d-- {
		n = n*uint64(j.launch.Grid[d]/c[d]) + uint64(block[d]/c[d])
	}
	return n + 1
}

// agree compares numbers, by lane, with those of other threads that were in block b in the same trips.
func (j *judge) agree(fn *function, w *sim.Warp, b *ir.Block, s shared, mask uint64,
	number func(lane int) uint64, bad func(lane int, was, is uint64)) {
	id := fn.number[b.ID]
	if b.Func == fn.f {
		id = int32(b.ID)
	}
	p := j.position(fn, w)
	keys := &p.keys[len(fn.cycles[id])]
	t := &j.within
	what := s.id<<16 | uint64(fn.index)
	switch s.scope {
	case uniform.Grid:
		t = &j.grid
	case uniform.Cluster:
		t, what = &j.grid, hash(what, j.clusterOf(w.Block))
	}
	first := true
	var key, n uint64
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k, x := keys[lane], number(lane)
		if fn.inMixed[id] && s.counted {
			k = hash(p.keys[0][lane], uint64(p.counts[id][lane]))
		}
		if !first && k == key && x == n {
			continue
		}
		first, key, n = false, k, x
		j.tally.Scopes++
		if was := t.put(hash(k, what), x); was != x {
			bad(lane, was, x)
			return
		}
	}
}

// Branch looks at where lanes go.
func (j *judge) Branch(w *sim.Warp, v *ir.Value, mask uint64, ways []uint64) {
	fn := j.of[v.Block.Func]
	x := &fn.branches[v.Block.ID]
	if !x.some {
		return
	}
	j.tally.Branches++
	j.tally.Masks += len(x.masks)
	if x.neverBy != 0 {
		j.tally.Never++
	}
	split := true
	for _, way := range ways {
		split = split && way != mask
	}
	if split {
		n := &j.splits[fn.index][v.Block.ID]
		*n++
		if x.neverBy != 0 {
			j.fault("never", "%s: branch %s of class never splits: lanes %#x of %#x of warp %d",
				j.names[x.neverBy], v.LongString(), ways[0], mask, w.Index)
		}
		if x.tailBy != 0 {
			j.tally.Tail++
		}
		if x.tailBy != 0 && *n == x.most+1 {
			j.fault("tail", "%s: branch %s of class tail splits more than %d times", j.names[x.tailBy], v.LongString(), x.most)
		}
	}
	for i := range x.masks {
		m := &x.masks[i]
		if m.byBlock != nil {
			j.tally.BlockMasks++
		}
		byWarp, ok := m.in(w.Block)
		switch {
		case !ok:
			j.fault("masks", "%s: branch %s has no masks for block %v", j.names[m.by], v.LongString(), w.Block)
		case ways[0] != byWarp[w.Index]&mask:
			j.fault("masks", "%s: branch %s is taken by lanes %#x of %#x of warp %d of block %v, not by those of %#x",
				j.names[m.by], v.LongString(), ways[0], mask, w.Index, w.Block, byWarp[w.Index])
		}
	}
	if x.staticBy != 0 {
		j.tally.Static++
		j.static(fn, w, v, x, ways)
	}
	if x.scopeBy != 0 && !fn.recursive && !split {
		way := uint64(0)
		for k := range ways {
			if ways[k] == mask {
				way = uint64(k)
			}
		}
		number := func(int) uint64 { return way }
		j.agree(fn, w, v.Block, shared{x.scope, x.counted, uint64(v.ID)}, mask, number, func(lane int, was, is uint64) {
			j.fault("branch", "%s: branch %s never splits the %s, but goes ways %d and %d, in lane %d of warp %d of block %v",
				j.names[x.scopeBy], v.LongString(), uniform.ScopeName(x.scope), was, is, lane, w.Index, w.Block)
		})
	}
}

// static compares the ways of lanes with those that they took before.
func (j *judge) static(fn *function, w *sim.Warp, v *ir.Value, x *branchFact, ways []uint64) {
	for len(j.decided) <= w.Index {
		j.decided = append(j.decided, nil)
	}
	at := fn.first + int(v.Block.ID)
	for len(j.decided[w.Index]) <= at {
		j.decided[w.Index] = append(j.decided[w.Index], [64]int8{})
	}
	was := &j.decided[w.Index][at]
	for k, way := range ways {
		for m := way; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			if was[lane] != 0 && was[lane] != int8(k+1) {
				j.fault("static", "%s: branch %s of class static sends lane %d of warp %d to %d, and to %d before",
					j.names[x.staticBy], v.LongString(), lane, w.Index, k, was[lane]-1)
				return
			}
			was[lane] = int8(k + 1)
		}
	}
}
