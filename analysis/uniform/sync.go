package uniform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/reconverge"
	"lockstep/ir"
)

// What a branch that may split does to the rest of its function.
//
//	   b            Labels walk from the ways on of b along the edges. A block that labels of two kinds reach is a join:
//	 /   \          lanes that went different ways meet there, and phis choose by the way. (K. Karrenberg, S. Hack,
//	A     B         "Improving performance of OpenCL on CPUs", CC 2012; the rule of llvm's SyncDependenceAnalysis.) The
//	|    / \        walk goes on, through any number of blocks, until one block is left that all labels lead to.
//	|   C   D
//	 \ /   /        Blocks are visited in an order in which each cycle is one stretch (flow.go). A cycle without b is one
//	  j   /         node: what enters goes to all its exits. The header of a cycle with b is reached when all that still
//	   \ /          runs in the cycle has got there; then the next trip begins, and its label goes to all exits as well.
//	    k
//
// An exit where the label of the trips to come meets another is left by lanes in different trips: temporal divergence. Values
// that vary in the cycle differ there, although each trip gave all its lanes the same.
//
// Lanes in different trips can also meet inside the cycle: the join of b that the machine picks (an immediate post-dominator)
// may lie behind the header, as in `do { i++; if (i <= tid) continue; j = 2*i; if (j > n) break; } while (1)`, where all lanes
// wait for each other at `j =`, each in a trip of its own; and machines that run the earliest block first let lanes on one
// back edge overtake those on another. Then all that varies in the cycle is divergent in it.
//
// Irreducible cycles that b is in, or that lanes enter by different entries, are taken to mix all trips and all edges.
type walk struct {
	*solver
	b     int32
	q     Scope // of b's condition: what splits
	from  source
	side  *sides
	label []int32 // by node: 0 none, -(k+1) the k-th way on of b, x+1 the join x; the labels down from fresh are others
	fresh int32
	stamp []int32
	wait  []bool // by node: it is in the queue
	epoch int32
	queue nodeHeap
	again []int32 // cycles around b that go on after the first trip
	early bool    // lanes leave the kernel on the way
	// lost: lanes stay in a cycle without exit for ever, or have come to the regular way out by themselves: the others will not meet them.
	lost bool
}

// nodeHeap holds nodes by key, the least first: key<<32 | number of the node from the end.
type nodeHeap []int64

func (h *nodeHeap) push(x int64) {
	q := append(*h, x)
	i := len(q) - 1
	for i > 0 && q[(i-1)/2] > x {
		q[i] = q[(i-1)/2]
		i = (i - 1) / 2
	}
	q[i] = x
	*h = q
}

func (h *nodeHeap) pop() int64 {
	q := *h
	least, x := q[0], q[len(q)-1]
	q = q[:len(q)-1]
	*h = q
	if len(q) == 0 {
		return least
	}
	i := 0
	for {
		k := 2*i + 1
		if k >= len(q) {
			break
		}
		if k+1 < len(q) && q[k+1] < q[k] {
			k++
		}
		if q[k] >= x {
			break
		}
		q[i] = q[k]
		i = k
	}
	q[i] = x
	return least
}

// split applies that the branch at the end of block b splits scopes wider than q.
func (s *solver) split(b int32, q Scope, from source) {
	w := &s.walk
	if w.side == nil {
		w.side = s.flow.side()
		n := len(s.state) + len(s.cycles)
		w.label, w.stamp, w.wait = make([]int32, n), make([]int32, n), make([]bool, n)
	}
	w.b, w.q, w.from, w.early = b, q, from, false
	if t := s.flow.blocks[b].Term(); t.Op == ir.OpCondRet && !s.kernel {
		s.retScope = min(s.retScope, q)
	}
	w.start()
	w.run()
	if q == None {
		if w.meetsInside() {
			w.start()
			w.lost = true
			w.run()
		}
		w.crossings()
	}
}

// start lets the labels flow over the ways on from b.
func (w *walk) start() {
	w.epoch++
	w.queue, w.again, w.lost = w.queue[:0], w.again[:0], false
	g := w.flow
	if i := w.irreducible(w.b); i != none {
		w.chaos(i, w.q, w.from, w.b)
		for k, e := range w.side.exits[i] {
			w.reach(e, -int32(k+1))
		}
		w.fresh = -int32(len(w.side.exits[i]))
		w.lost = true // as for those that go through one: see run
	} else {
		for k, e := range g.blocks[w.b].Succs {
			w.reach(int32(e.B.ID), -int32(k+1))
		}
		w.fresh = -int32(len(g.blocks[w.b].Succs))
	}
}

// meetsInside reports whether the lanes meet again inside a cycle that some of them leave before, and come back to in another trip of
// the cycle around it:
//
//	for (;;) { c = 0; do { j: ... } while (++c < lane); }
//
// Nothing but the inner loop's beginning is on all ways, so that those who leave it wait there for the others, who are in the trip
// before. The block behind the loop, where all labels lead, has only a part of the lanes.
func (w *walk) meetsInside() bool {
	g := w.flow
	for _, c := range w.again {
		if g.loops[c].parent == none || len(w.side.exits[c]) == 0 {
			continue
		}
		j := w.side.postdom.Ipdom(g.blocks[w.b])
		if j == nil || w.early || w.side.leaveOnly(int32(j.ID)) { // those that leave delay nobody
			j = analysis.Of(w.cache, reconverge.Points).Join(g.blocks[w.b])
		}
		if j != nil && g.in(int32(j.ID), c) {
			return true
		}
	}
	return false
}

// irreducible returns the irreducible cycle around block b, or none.
func (s *solver) irreducible(b int32) int32 {
	if c := s.flow.inner[b]; c != none && s.flow.loops[c].irreducible {
		return c
	}
	return none
}

// reach lets a label flow over an edge into block v.
func (w *walk) reach(v, label int32) {
	g := w.flow
	n := int32(len(g.blocks))
	if w.side.private[v] {
		w.leave(v)
		return
	}
	if g.in(w.b, g.inner[v]) && g.inner[v] != none && g.loops[g.inner[v]].header == v {
		c := g.inner[v]
		w.put(n+c, 2*int64(g.loops[c].last)+1, label)
		return
	}
	if d := w.foreign(v); d != none {
		v = g.loops[d].header
	}
	w.put(v, 2*int64(g.place[v]), label)
}

// foreign returns the outermost cycle around v that b is not in, or none.
func (w *walk) foreign(v int32) int32 {
	g := w.flow
	d := none
	for c := g.inner[v]; c != none && !g.in(w.b, c); c = g.loops[c].parent {
		d = c
	}
	return d
}

func (w *walk) put(node int32, key int64, label int32) {
	if w.stamp[node] != w.epoch {
		w.stamp[node], w.label[node] = w.epoch, 0
	}
	switch old := w.label[node]; {
	case old == label, old == node+1:
		return
	case old == 0:
		w.label[node] = label
	default:
		w.label[node] = node + 1
	}
	entry := key<<32 | int64(len(w.label)-1-int(node)) // cycles that end in one place: inner ones first
	if !w.wait[node] {
		w.wait[node] = true
		w.queue.push(entry)
	}
}

// leave deals with a way on that only leaves: no other lanes come there, but lanes of several trips may.
func (w *walk) leave(v int32) {
	g := w.flow
	work := []int32{v}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		w.early = w.early || w.side.early[x]
		if op := g.blocks[x].Term().Op; !w.kernel && (op == ir.OpRet || op == ir.OpCondRet) {
			w.retScope = min(w.retScope, w.q)
		}
		done := w.state[x].control <= w.q
		w.state[x].control = min(w.state[x].control, w.q)
		if at := &w.state[x]; g.inner[w.b] != none && !g.in(x, g.inner[w.b]) && at.leave.scope > w.q {
			done = false
			at.leave.lower(w.q, w.from)
			at.leaveBy = w.b
			w.minExit, w.maxExit = min(w.minExit, w.q), max(w.maxExit, at.leave.from)
			w.touchBlock(g.blocks[x])
		}
		if done {
			continue
		}
		for _, e := range g.blocks[x].Succs {
			work = append(work, int32(e.B.ID))
		}
	}
}

func (w *walk) run() {
	g := w.flow
	n := int32(len(g.blocks))
	for len(w.queue) > 0 {
		node := int32(len(w.label)-1) - int32(w.queue.pop()&(1<<32-1))
		w.wait[node] = false
		label := w.label[node]
		joined := label == node+1
		last := len(w.queue) == 0
		if node >= n {
			c := node - n
			if joined {
				w.join(g.loops[c].header, w.q, w.from, w.b)
				w.inDifferentTrips(g.loops[c].header)
				if w.q == None {
					w.cross(c, w.b)
				}
			}
			if last && !w.lost {
				return
			}
			w.again = append(w.again, c)
			w.cycles[c].control = min(w.cycles[c].control, w.q)
			for _, e := range w.side.exits[c] {
				w.reach(e, label)
			}
			continue
		}
		d := w.foreign(node)
		mixed := joined && d != none && g.loops[d].irreducible
		if joined {
			w.join(node, w.q, w.from, w.b)
			w.inDifferentTrips(node)
		}
		if mixed { // entered in several places: lanes do not wait for each other inside, and each group takes an exit of its own
			w.lost = true // nor does any one block behind it hold all lanes again: the join may be inside
			w.chaos(d, w.q, w.from, w.b)
			for _, e := range w.side.exits[d] {
				w.fresh--
				w.reach(e, w.fresh)
			}
			continue
		}
		if last && !w.lost {
			return
		}
		if d != none {
			w.lost = w.lost || g.loops[d].endless
			w.cycles[d].control = min(w.cycles[d].control, w.q)
			for _, e := range w.side.exits[d] {
				w.reach(e, label)
			}
			continue
		}
		w.state[node].control = min(w.state[node].control, w.q)
		w.early = w.early || w.side.early[node]
		w.lost = w.lost || len(g.blocks[node].Succs) == 0 && !w.side.early[node]
		if op := g.blocks[node].Term().Op; !w.kernel && (op == ir.OpRet || op == ir.OpCondRet) {
			w.retScope = min(w.retScope, w.q)
		}
		if j := w.side.skip[node]; j != none {
			w.state[node].regionControl = min(w.state[node].regionControl, w.q)
			w.reach(j, label)
			continue
		}
		for _, e := range g.blocks[node].Succs {
			w.reach(int32(e.B.ID), label)
		}
	}
}

// inDifferentTrips says that the cycles that go on and do not hold block x are left for x in different trips.
func (w *walk) inDifferentTrips(x int32) {
	for _, c := range w.again {
		if !w.flow.in(x, c) {
			w.temporal(c, w.q, w.from, w.b)
		}
	}
}

// crossings finds the cycles around b in which lanes of different trips can meet because the join of b lies behind their
// header.
func (w *walk) crossings() {
	g := w.flow
	mixed := w.irreducible(w.b) != none
	for _, again := range w.again {
		sides := 0
		for k, e := range g.blocks[w.b].Succs {
			first := true
			for _, f := range g.blocks[w.b].Succs[:k] {
				first = first && f.B != e.B
			}
			if first && g.in(int32(e.B.ID), again) {
				sides++
			}
		}
		if sides < 2 && !mixed {
			continue // those who stay go on together
		}
		j := w.side.postdom.Ipdom(g.blocks[w.b])
		switch {
		case j != nil && int32(j.ID) == g.loops[again].header:
		case j != nil && g.in(int32(j.ID), again),
			j == nil, w.side.leaveOnly(int32(j.ID)), w.early:
			w.cross(again, w.b)
		}
	}
}

// join lowers the phis of block x to scope q.
func (s *solver) join(x int32, q Scope, from source, by int32) {
	at := &s.state[x]
	if at.join.lower(q, from) {
		for _, phi := range s.flow.blocks[x].Phis() {
			s.touch(phi)
		}
	}
	if q > None {
		return
	}
	if n := at.joiners; n < maxJoinCauses && !slices.Contains(at.joinBy[:n], by) {
		at.joinBy[n] = by
		at.joiners++
	}
}

// temporal says that scopes wider than q leave cycle c in different trips.
func (s *solver) temporal(c int32, q Scope, from source, by int32) {
	at := &s.cycles[c]
	if q < at.exit.scope {
		at.exitBy = by
	}
	if !at.exit.lower(q, from) {
		return
	}
	s.minExit, s.maxExit = min(s.minExit, q), max(s.maxExit, from)
	out := s.leaves()
	first, _ := slices.BinarySearch(out.loops, c)
	for i := first; i < len(out.loops) && out.loops[i] <= s.flow.loops[c].inside; i++ {
		d := out.loops[i]
		if d != c && s.cycles[d].exit.scope <= q && s.cycles[d].exit.from >= from {
			// All that leaves c from d, or from inside, has left d, to the same effect.
			inside, _ := slices.BinarySearch(out.loops[i:], s.flow.loops[d].inside+1)
			i += inside - 1
			continue
		}
		for _, p := range out.users.of(d) {
			if !s.spans[c].has(p) {
				s.touchAt(p)
			}
		}
	}
}

// cross says that lanes in different trips of cycle c can meet inside it.
func (s *solver) cross(c int32, by int32) {
	if s.cycles[c].crossed {
		return
	}
	for d := c; d <= s.flow.loops[c].inside; d++ {
		s.cycles[d].crossed = true
	}
	for _, b := range s.flow.loops[c].blocks {
		if at := &s.state[b.ID]; at.crossed {
			continue
		} else {
			at.crossed, at.crossBy = true, by
		}
		for _, v := range b.Values {
			if v.Op == ir.OpPhi || s.varies(v) {
				s.touch(v)
			}
		}
	}
}

// chaos says that scopes wider than q mix in the irreducible cycle c.
func (s *solver) chaos(c int32, q Scope, from source, by int32) {
	at := &s.cycles[c]
	if at.control > q || at.exit.from < from || at.exit.scope > q {
		at.control = min(at.control, q)
		for _, b := range s.flow.loops[c].blocks {
			s.join(int32(b.ID), q, from, by)
		}
		for _, e := range s.walk.side.exits[c] {
			s.join(e, q, from, by)
		}
		s.temporal(c, q, from, by)
		if q == None {
			s.cross(c, by)
		}
	}
}

// controlAt is the widest scope whose threads surely execute block b together.
func (s *solver) controlAt(b *ir.Block) Scope {
	g := s.flow
	id := int32(b.ID)
	q := min(s.state[id].control, s.entryControl)
	x := s.walk.side
	if x == nil { // no branch splits
		return q
	}
	for c := g.inner[id]; c != none; c = g.loops[c].parent {
		q = min(q, s.cycles[c].control)
	}
	for d := x.dom.Idom(b); d != nil; d = x.dom.Idom(d) {
		if r := s.state[d.ID].regionControl; r < q && !x.dom.Dominates(g.blocks[x.skip[d.ID]], b) {
			q = r
		}
	}
	return q
}
