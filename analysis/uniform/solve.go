package uniform

import (
	"math/bits"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// solver is the fixed point over one function.
type solver struct {
	fn     *ir.Func
	kernel bool // fn is only launched: its returns end the thread
	cache  *analysis.Cache
	flow   *flow
	frame  *frame
	entry  entry
	calls  *module

	byID  []*ir.Value
	at    []int32     // value ID -> place in line; none if unreachable
	line  []*ir.Value // all reachable values, in the order of the blocks
	users adjacency
	level []int32 // value ID -> depth of the innermost cycle in which it varies from trip to trip

	vals  []value
	seen  []bool
	parts map[ir.ID][]value // of values with several results
	made  []value           // by the transfer function that runs
	args  []value           // scratch: operands of the one that runs
	ids   map[target.Sreg]idVector
	roots map[paramKey]int32

	dirty  []uint64 // by place
	lowest int      // no dirty place is below

	effects []applied // by block: what the effects of its branch were computed for
	walk    walk
	crossed []bool // by block: lanes in different trips may execute it together
	crossBy []int32

	joinScope []Scope // by block
	joinFrom  []source
	joinBy    [][]int32

	exitScope []Scope // by loop
	exitFrom  []source
	exitBy    []int32

	minExit Scope // the least of exitScope and leaveScope: looking on changes nothing
	maxExit source

	leaveScope []Scope // by block of a way out
	leaveFrom  []source
	leaveBy    []int32

	control       []Scope // by block
	regionControl []Scope // by head of a skipped region
	loopControl   []Scope // by loop
	entryControl  Scope
	retScope      Scope
	barriers      Scope // whose threads come to all barriers together
}

type applied struct {
	scope Scope
	from  source
}

type idVector struct {
	lanes []uint64
	exact bool
	align int
	ok    bool
}

// adjacency lists the users of each value: those of v are list[head[v]:head[v+1]].
type adjacency struct{ head, list []int32 }

func newSolver(c *analysis.Cache, l launch.Launch, e entry, calls *module) *solver {
	f := c.Func
	s := &solver{fn: f, kernel: calls.launched(f), cache: c, frame: newFrame(l), entry: e, calls: calls, entryControl: e.control, retScope: Grid, barriers: Block, minExit: Grid,
		parts: map[ir.ID][]value{}, ids: map[target.Sreg]idVector{}, roots: map[paramKey]int32{}}
	s.flow = newFlow(c, s.kernel)
	s.number()
	n, nb, nl := f.NumValues(), f.NumBlocks(), len(s.flow.loops)
	s.vals, s.seen = make([]value, n), make([]bool, n)
	s.effects = make([]applied, nb)
	for i := range s.effects {
		s.effects[i].scope = Grid
	}
	scopes := func(n int) []Scope {
		x := make([]Scope, n)
		for i := range x {
			x[i] = Grid
		}
		return x
	}
	s.joinScope, s.joinFrom, s.joinBy = scopes(nb), make([]source, nb), make([][]int32, nb)
	s.exitScope, s.exitFrom, s.exitBy = scopes(nl), make([]source, nl), make([]int32, nl)
	s.leaveScope, s.leaveFrom, s.leaveBy = scopes(nb), make([]source, nb), make([]int32, nb)
	s.control, s.regionControl, s.loopControl = scopes(nb), scopes(nb), scopes(nl)
	s.crossed, s.crossBy = make([]bool, nb), make([]int32, nb)
	s.walk = walk{solver: s, label: make([]int32, nb+nl), stamp: make([]int32, nb+nl)}
	return s
}

// number gives every reachable value its place, its users and its level.
func (s *solver) number() {
	f, g := s.fn, s.flow
	n := f.NumValues()
	s.byID, s.at, s.level = make([]*ir.Value, n), make([]int32, n), make([]int32, n)
	s.users.head = make([]int32, n+1)
	for i := range s.at {
		s.at[i] = none
	}
	for _, b := range g.order {
		for _, v := range g.blocks[b].Values {
			s.byID[v.ID], s.at[v.ID] = v, int32(len(s.line))
			s.line = append(s.line, v)
		}
	}
	for _, v := range s.line {
		s.level[v.ID] = s.levelOf(v)
	}
	every := func(do func(user, on *ir.Value)) {
		for _, v := range s.line {
			eachUse(v, func(a *ir.Value) { do(v, a) })
			if d := s.chooser(v); d != nil {
				do(v, d.Term().Args[0])
			}
		}
		s.throughMemory(do)
	}
	every(func(_, on *ir.Value) { s.users.head[on.ID+1]++ })
	for i := range n {
		s.users.head[i+1] += s.users.head[i]
	}
	s.users.list = make([]int32, s.users.head[n])
	next := append([]int32(nil), s.users.head...)
	every(func(user, on *ir.Value) {
		s.users.list[next[on.ID]] = int32(user.ID)
		next[on.ID]++
	})
	s.dirty = make([]uint64, (len(s.line)+63)/64)
}

func eachUse(v *ir.Value, do func(a *ir.Value)) {
	for _, a := range v.Args {
		do(a)
	}
	if v.Guard.Pred != nil {
		do(v.Guard.Pred)
	}
}

func (s *solver) usersOf(v *ir.Value) []int32 {
	return s.users.list[s.users.head[v.ID]:s.users.head[v.ID+1]]
}

// varies reports whether two executions of v with the same operands may give different results.
func (s *solver) varies(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSreg:
		return target.Sreg(v.Aux.Bits).Info().Volatile
	case ir.OpLoad:
		return !s.readOnly(v)
	case ir.OpUndef, ir.OpPoison:
		return true
	}
	return !v.Info().Pure
}

// levelOf gives the depth of the innermost cycle in which v varies; that it does so in the cycles around as well is implied.
func (s *solver) levelOf(v *ir.Value) int32 {
	g := s.flow
	b := int32(v.Block.ID)
	c := g.inner[b]
	if c == none {
		return 0
	}
	depth := int32(g.loops[c].cycle.Depth)
	if v.Op == ir.OpPhi || s.varies(v) {
		return depth
	}
	level := int32(0)
	eachUse(v, func(a *ir.Value) {
		l := s.level[a.ID]
		if l > level && a.Block != v.Block {
			if k := g.common(int32(a.Block.ID), b); k == none {
				l = 0
			} else {
				l = min(l, int32(g.loops[k].cycle.Depth))
			}
		}
		level = max(level, l)
	})
	return level
}

// touch puts v in line to be computed again.
func (s *solver) touch(v *ir.Value) {
	p := s.at[v.ID]
	if p == none {
		return
	}
	s.dirty[p>>6] |= 1 << (p & 63)
	s.lowest = min(s.lowest, int(p>>6))
}

func (s *solver) touchBlock(b *ir.Block) {
	for _, v := range b.Values {
		s.touch(v)
	}
}

// run computes the fixed point.
func (s *solver) run() {
	for i := range s.line {
		s.dirty[i>>6] |= 1 << (i & 63)
	}
	s.drain()
	// What is still unseen rests on nothing but itself: a register that is never written before it is read.
	for _, v := range s.line {
		if !s.seen[v.ID] && v.HasResult() {
			s.set(v, divergent(fromData, widthOf(v)), nil)
			s.drain()
		}
	}
	s.recheck()
}

// recheck computes again what depends on the control of its block, until that stands.
func (s *solver) recheck() {
	for again := true; again; {
		again = false
		s.barriers = s.barrierScope()
		for _, v := range s.line {
			if v.Op != ir.OpBar || !v.HasResult() {
				continue
			}
			before := s.vals[v.ID].scope
			s.visit(v)
			again = again || s.vals[v.ID].scope != before
		}
		s.drain()
	}
}

// barrierScope is the widest scope, up to Block, whose threads surely come to all barriers of the kernel in one order: others may meet
// at different ones, since a barrier is its number. Of barriers in other functions nothing is known.
func (s *solver) barrierScope() Scope {
	scope := Block
	if s.calls.Foreign() != nil {
		return Warp
	}
	for _, v := range s.calls.barriers {
		switch {
		case v.Block.Func != s.fn:
			return Warp
		case s.at[v.ID] != none:
			scope = min(scope, s.controlAt(v.Block))
		}
	}
	return max(Warp, scope)
}

func (s *solver) drain() {
	for {
		word := s.lowest
		for word < len(s.dirty) && s.dirty[word] == 0 {
			word++
		}
		if word == len(s.dirty) {
			s.lowest = word
			return
		}
		s.lowest = word
		bit := bits.TrailingZeros64(s.dirty[word])
		s.dirty[word] &^= 1 << bit
		s.visit(s.line[word<<6+bit])
	}
}

func (s *solver) visit(v *ir.Value) {
	if v.Info().Terminator {
		s.branch(v)
		return
	}
	if !v.HasResult() {
		return
	}
	if v.Op != ir.OpPhi {
		for _, a := range v.Args {
			if !s.seen[a.ID] {
				return
			}
		}
		if p := v.Guard.Pred; p != nil && !s.seen[p.ID] {
			return
		}
	}
	do := transfer[v.Info().Divergence]
	if do == nil {
		panic("uniform.solver.visit: no transfer function for " + v.Op.String())
	}
	s.made = nil
	r := do(s, v)
	parts := s.made
	if v.Op == ir.OpPhi && r.visits == unseen {
		return
	}
	if s.crossed[v.Block.ID] && v.Op != ir.OpPhi && s.varies(v) {
		r = uniformAt(None, max(r.from, fromRun), int(r.width))
		for i := range parts {
			parts[i] = uniformAt(None, max(parts[i].from, fromRun), int(parts[i].width))
		}
	}
	if v.Guarded() {
		r, parts = s.guard(v, r, parts)
	}
	s.set(v, r, parts)
}

// unseen marks the result of a phi none of whose operands has been computed yet.
const unseen = 255

// set records a result and puts the users of v in line if it changed.
func (s *solver) set(v *ir.Value, r value, parts []value) {
	changed := !s.seen[v.ID]
	old := &s.vals[v.ID]
	if s.seen[v.ID] {
		r = s.frame.settle(*old, r)
	} else {
		r.visits = 0
	}
	if r.root == none {
		r.root, r.off = int32(v.ID), 0
	}
	changed = changed || !old.equal(&r)
	*old = r
	s.seen[v.ID] = true
	if parts != nil {
		before := s.parts[v.ID]
		for i := range parts {
			parts[i].visits = 0
			if before != nil {
				parts[i] = s.frame.settle(before[i], parts[i])
				changed = changed || !before[i].equal(&parts[i])
			}
		}
		s.parts[v.ID] = parts
	}
	if !changed {
		return
	}
	for _, u := range s.usersOf(v) {
		s.touch(s.byID[u])
	}
}

// guard combines what v computes with what it keeps: select(guard, new, old).
func (s *solver) guard(v *ir.Value, r value, parts []value) (value, []value) {
	old := v.PassThrough()
	p := s.outside(s.vals[v.Guard.Pred.ID], v.Guard.Pred, v.Block)
	keep := s.outside(s.vals[old.ID], old, v.Block)
	pick := func(x, y *value) value {
		if s.undefined(old) && !p.plain() {
			u := *x // the old value is whatever suits
			u.refined, u.below, u.least = true, 0, 0
			return u
		}
		return s.choose(&p, v.Guard.Not, x, y)
	}
	if parts == nil {
		return pick(&r, &keep), nil
	}
	olds := s.parts[old.ID]
	picked := make([]value, len(parts))
	for i := range parts {
		y := uniformAt(keep.scope, keep.from, int(parts[i].width))
		if i < len(olds) {
			y = s.outside(olds[i], old, v.Block)
		}
		picked[i] = pick(&parts[i], &y)
	}
	return meet(picked, 0), picked
}

// undefined reports whether v is a register that was never written, or a tuple of such.
func (s *solver) undefined(v *ir.Value) bool {
	if v.Op == ir.OpTuple {
		for _, a := range v.Args {
			if !s.undefined(a) {
				return false
			}
		}
		return true
	}
	return v.Op == ir.OpUndef || v.Op == ir.OpPoison
}

// use is operand i of v, as v sees it.
func (s *solver) use(v *ir.Value, i int) value {
	a := v.Args[i]
	return s.outside(s.vals[a.ID], a, v.Block)
}

// outside is what block b sees of a: threads that left a cycle around a in different trips hold values of different trips.
func (s *solver) outside(x value, a *ir.Value, b *ir.Block) value {
	from, to := s.flow.inner[a.Block.ID], s.flow.inner[b.ID]
	if from == to || from == none || x.known {
		return x
	}
	q, why := Grid, fromIDs
	for c := from; c != none && (q > s.minExit || why < s.maxExit) && !s.flow.in(int32(b.ID), c); c = s.flow.loops[c].parent {
		if s.level[a.ID] < int32(s.flow.loops[c].cycle.Depth) {
			continue
		}
		if s.exitScope[c] < q {
			q = s.exitScope[c]
		}
		why = max(why, s.exitFrom[c])
		if s.leaveScope[b.ID] < q {
			q = s.leaveScope[b.ID]
		}
		why = max(why, s.leaveFrom[b.ID])
	}
	return lowered(x, q, why)
}

// lowered is x where it can be relied on in scope q at most.
func lowered(x value, q Scope, why source) value {
	if q >= x.base && q >= x.scope {
		return x
	}
	x.from = max(x.from, why)
	if q == None {
		x.scope, x.base, x.known, x.linear, x.align, x.c, x.lanes = None, None, false, false, 0, 0, nil
		return x
	}
	x.base, x.scope = min(x.base, q), min(x.scope, q)
	return x
}

// phi joins the ways into its block.
func (s *solver) phi(v *ir.Value) value {
	g := s.flow
	b := int32(v.Block.ID)
	var r value
	n, undefined, varied := 0, false, false
	for i, a := range v.Args {
		if g.blocks[v.Block.Preds[i].B.ID] == nil || a == v {
			continue
		}
		if s.undefined(a) {
			undefined = true
			continue
		}
		if !s.seen[a.ID] {
			continue
		}
		x := s.outside(s.vals[a.ID], a, v.Block)
		if n++; n == 1 {
			r = x
			continue
		}
		if !same(&r, &x) {
			varied = true
		}
		r = s.frame.either(s.joinScope[b], &r, &x)
	}
	switch {
	case n == 0:
		r.visits = unseen
		return r
	case varied && n == 2 && !undefined:
		if d, ok := s.diamond(v); ok {
			return d
		}
	}
	if varied {
		r.from = max(r.from, s.joinFrom[b])
		if s.crossed[b] {
			u := uniformAt(None, max(r.from, fromRun), int(r.width))
			u.place, u.below, u.least = r.place, r.below, r.least
			r = u
		}
	}
	if undefined {
		r.refined, r.below, r.least = true, 0, 0
	}
	r.visits = 0
	if v.Type.Kind == ir.KindTuple {
		r.linear, r.known, r.lanes = false, false, nil
	}
	return r
}

// chooser is the block whose branch alone decides which operand a phi takes, nil if there is none.
func (s *solver) chooser(v *ir.Value) *ir.Block {
	preds := v.Block.Preds
	if v.Op != ir.OpPhi || len(preds) != 2 || len(v.Args) != 2 {
		return nil
	}
	head := func(p *ir.Block) *ir.Block {
		if len(p.Succs) == 1 && len(p.Preds) == 1 {
			return p.Preds[0].B
		}
		return p
	}
	p, q := preds[0].B, preds[1].B
	var d *ir.Block
	for _, h := range []*ir.Block{head(p), p} {
		if h == head(q) || h == q {
			d = h
		}
	}
	if d == nil || d == v.Block || d.Term().Op != ir.OpCondBr || d.Succs[0].B == d.Succs[1].B || s.flow.inner[d.ID] != s.flow.inner[v.Block.ID] {
		return nil
	}
	return d
}

// diamond is a phi behind a branch of two sides whose condition and operands are known thread by thread.
func (s *solver) diamond(v *ir.Value) (value, bool) {
	d := s.chooser(v)
	if d == nil {
		return value{}, false
	}
	p, cond := v.Block.Preds[0].B, d.Term().Args[0]
	if !s.seen[cond.ID] || !s.vals[cond.ID].known || s.vals[cond.ID].refined {
		return value{}, false
	}
	x, y := s.outside(s.vals[v.Args[0].ID], v.Args[0], v.Block), s.outside(s.vals[v.Args[1].ID], v.Args[1], v.Block)
	if !x.known || !y.known {
		return value{}, false
	}
	taken := d.Succs[0].B
	first := p != d && taken == p || p == d && taken == v.Block
	r := s.choose(&s.vals[cond.ID], first == d.Term().Not, &x, &y)
	return r, r.known
}

// branch applies what the condition of a terminator does to the rest of the function.
func (s *solver) branch(t *ir.Value) {
	b := t.Block
	if !b.Branches() {
		return
	}
	cond := divergent(fromData, 0)
	if t.Op != ir.OpOpaqueBr {
		if len(t.Args) == 0 || !s.seen[t.Args[0].ID] {
			return
		}
		cond = s.use(t, 0)
	}
	q := cond.scope
	if cond.refined {
		q = None
	}
	done := &s.effects[b.ID]
	if q >= done.scope && cond.from <= done.from || q == Grid {
		return
	}
	done.scope, done.from = min(done.scope, q), max(done.from, cond.from)
	s.split(int32(b.ID), done.scope, done.from)
}
