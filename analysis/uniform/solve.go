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
	*ground
	cache *analysis.Cache
	frame *frame
	entry entry

	vals  []value           // by ID
	parts map[ir.ID][]value // of values with several results
	made  []value           // by the transfer function that runs
	args  []value           // scratch: operands of the one that runs
	elems map[*ir.Type][]*ir.Type
	ids   map[target.Sreg]idVector
	roots map[paramKey]int32

	agreed map[ir.ID]Scope // of values whose every number is known to agree in it, whatever their operands look like

	dirty  []uint64 // by place
	lowest int      // no dirty place is below

	walk walk

	state  []blockState // by block
	cycles []loopState  // by loop

	minExit Scope // the least of exitScope and leaveScope: looking on changes nothing
	maxExit source

	entryControl Scope
	retScope     Scope
	barriers     Scope // whose threads come to all barriers together
}

// blockState is what branches do to a block.
type blockState struct {
	effects       applied              // what the effects of its own branch were computed for
	join          applied              // of its phis
	leave         applied              // of a way out: of values of the cycles that lead to it
	control       Scope                // of the block as such
	regionControl Scope                // of the skipped region that it is the head of
	crossed       bool                 // lanes in different trips may execute it together
	joiners       uint8                // how many joinBy has
	joinBy        [maxJoinCauses]int32 // branches whose paths meet there, for Why
	crossBy       int32
	leaveBy       int32
}

// maxJoinCauses bounds the branches that are remembered for a join.
const maxJoinCauses = 4

// loopState is what branches do to a cycle.
type loopState struct {
	exit    applied // of values that leave it
	exitBy  int32
	control Scope
	crossed bool // all of it
}

type applied struct {
	scope Scope
	from  source
}

// lower makes a no better than q and from; it reports whether that changes a.
func (a *applied) lower(q Scope, from source) bool {
	if q >= a.scope && from <= a.from {
		return false
	}
	a.scope, a.from = min(a.scope, q), max(a.from, from)
	return true
}

type idVector struct {
	lanes []uint64
	exact bool
	align int
	ok    bool
}

func newSolver(c *analysis.Cache, l launch.Launch, e entry) *solver {
	s := &solver{ground: analysis.Of(c, grounds), cache: c, frame: newFrame(l), entry: e, entryControl: e.control, retScope: Grid, minExit: Grid, barriers: Block}
	s.vals = make([]value, s.flow.fn.NumValues())
	s.dirty = make([]uint64, (len(s.line)+63)/64)
	s.state, s.cycles = make([]blockState, len(s.flow.blocks)), make([]loopState, len(s.flow.loops))
	all := applied{scope: Grid}
	for i := range s.state {
		s.state[i] = blockState{effects: all, join: all, leave: all, control: Grid, regionControl: Grid}
	}
	for i := range s.cycles {
		s.cycles[i] = loopState{exit: all, control: Grid}
	}
	s.walk.solver = s
	return s
}

// newUnknown is a solver that knows nothing of a function and has nothing to solve: every value is divergent, and no two threads
// surely come anywhere together.
func newUnknown(c *analysis.Cache) *solver {
	s := newSolver(c, launch.Launch{}, entry{})
	s.lowest, s.retScope = len(s.dirty), None
	for _, v := range s.line {
		if v.HasResult() {
			x := divergent(fromData, widthOf(v))
			x.seen, x.root = true, int32(v.ID)
			s.vals[v.ID] = x
		}
	}
	return s
}

// touch puts v in line to be computed again.
func (s *solver) touch(v *ir.Value) {
	if p := s.at[v.ID]; p != none {
		s.touchAt(p)
	}
}

// touchAt is touch for the value at place p.
func (s *solver) touchAt(p int32) {
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
		if !s.vals[v.ID].seen && v.HasResult() {
			r := divergent(fromData, widthOf(v))
			s.set(v, &r, nil)
			s.drain()
		}
	}
	s.recheck()
}

// recheck computes again what depends on the control of its block, until that stands.
func (s *solver) recheck() {
	for again := s.reduced; again; {
		again = false
		s.barriers = s.barrierScope()
		for _, v := range s.line {
			if v.Op != ir.OpBar || !v.HasResult() {
				continue
			}
			before := s.vals[v.ID].scope
			s.visit(s.at[v.ID])
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
		case v.Block.Func != s.fn && s.calls.together(v.Block.Func, s.fn):
			return Warp
		case v.Block.Func != s.fn:
		case s.at[v.ID] != none:
			scope = min(scope, s.controlAt(v.Block))
			if p := v.Guard.Pred; p != nil {
				g := s.outside(s.vals[p.ID], p, v.Block)
				scope = min(scope, g.firm())
			}
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
		s.visit(int32(word<<6 + bit))
	}
}

// visit computes the value at place p.
func (s *solver) visit(p int32) {
	v := s.line[p]
	if v.Info().Terminator {
		s.branch(v)
		return
	}
	if !v.HasResult() {
		return
	}
	if v.Op != ir.OpPhi {
		for _, a := range s.inputs.of(p) {
			if !s.vals[a].seen {
				return
			}
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
	if s.state[v.Block.ID].crossed && v.Op != ir.OpPhi && s.varies(v) {
		scope := None
		if v.Op == ir.OpBar && r.scope >= Block {
			scope = Block // who is past a barrier of the whole block has all others past it: their trips do not drift apart there
		}
		r = uniformAt(scope, max(r.from, fromRun), int(r.width))
		for i := range parts {
			parts[i] = uniformAt(None, max(parts[i].from, fromRun), int(parts[i].width))
		}
	}
	if v.Guarded() {
		r, parts = s.guard(v, r, parts)
	}
	if q := s.agreed[v.ID]; q > r.scope {
		r = uniformAt(q, r.from, int(r.width))
	}
	s.set(v, &r, parts)
}

// unseen marks the result of a phi none of whose operands has been computed yet.
const unseen = 255

// set records a result, which it may write to, and puts the users of v in line if it changed.
func (s *solver) set(v *ir.Value, r *value, parts []value) {
	old := &s.vals[v.ID]
	changed := !old.seen
	if old.seen {
		s.frame.settle(old, r)
	} else {
		r.visits = 0
	}
	if r.root == none {
		r.root, r.off = int32(v.ID), 0
	}
	changed = changed || !old.equal(r)
	r.seen = true
	if compound(v.Type) && s.keepParts(v, old, r, parts) {
		changed = true
	}
	*old = *r
	if !changed {
		return
	}
	for _, u := range s.users.of(int32(v.ID)) {
		s.touchAt(u)
	}
}

// guard combines what v computes with what it keeps: select(guard, new, old).
func (s *solver) guard(v *ir.Value, r value, parts []value) (value, []value) {
	old := v.PassThrough()
	p := s.outside(s.vals[v.Guard.Pred.ID], v.Guard.Pred, v.Block)
	keep := s.outside(s.vals[old.ID], old, v.Block)
	pick := func(x, y *value) value {
		if s.neverWritten(int32(old.ID)) && !p.plain() {
			u := *x // the old value is whatever suits
			u.refined, u.below, u.least, u.bits = true, 0, 0, nil
			return u
		}
		return s.choose(&p, v.Guard.Not, x, y)
	}
	if parts == nil {
		return pick(&r, &keep), nil
	}
	types := s.elementTypes(v.Type)
	picked := make([]value, len(parts))
	for i := range parts {
		y := s.element(old, i, types[i], v.Block)
		picked[i] = pick(&parts[i], &y)
	}
	r = s.tuple(v, picked...)
	return r, s.made
}

// use is operand i of v, as v sees it.
func (s *solver) use(v *ir.Value, i int) value {
	var y value
	return *s.input(s.inputsOf(v)[i], int32(v.Block.ID), &y)
}

// input is value a as block b sees it: see across.
func (s *solver) input(a, b int32, y *value) *value { return s.across(&s.vals[a], a, b, y) }

// outside is what block b sees of x, which is a or a part of it.
func (s *solver) outside(x value, a *ir.Value, b *ir.Block) value {
	var y value
	return *s.across(&x, int32(a.ID), int32(b.ID), &y)
}

// across is what block b sees of x, which is value a or a part of it: threads that left a cycle around a in different trips hold values
// of different trips. It is x itself, or put into y.
func (s *solver) across(x *value, a, b int32, y *value) *value {
	if s.trips == nil || x.known {
		return x
	}
	c := s.trips[a]
	if s.flow.in(b, c) {
		return x
	}
	q, why := Grid, fromIDs
	for ; c != none && (q > s.minExit || why < s.maxExit) && !s.flow.in(b, c); c = s.flow.loops[c].parent {
		exit, leave := s.cycles[c].exit, s.state[b].leave
		q, why = min(q, exit.scope, leave.scope), max(why, exit.from, leave.from)
	}
	*y = *x
	y.lower(q, why)
	return y
}

// phi joins the ways into its block, element by element.
func (s *solver) phi(v *ir.Value) value {
	types := s.elementTypes(v.Type)
	if types == nil || !s.parted(v) {
		return s.phiOf(v, whole, nil)
	}
	parts := make([]value, len(types))
	for i, t := range types {
		if parts[i] = s.phiOf(v, i, t); parts[i].visits == unseen {
			return parts[i]
		}
	}
	return s.tuple(v, parts...)
}

// phiOf is phi of element i of type t, or of a value as such.
func (s *solver) phiOf(v *ir.Value, i int, t *ir.Type) value {
	b := int32(v.Block.ID)
	inputs := s.inputsOf(v)
	operands, condition := inputs[:len(v.Args)], inputs[len(v.Args):]
	var r, y value
	n, undefined, varied := 0, false, false
	for k, a := range operands {
		if a == none || a == int32(v.ID) {
			continue
		}
		if s.neverWritten(a) || i != whole && s.undefined(v.Args[k], i) {
			undefined = true
			continue
		}
		if !s.vals[a].seen {
			continue
		}
		x := &y
		if i == whole {
			x = s.input(a, b, &y)
		} else if y = s.element(v.Args[k], i, t, v.Block); y.root == elementRoot(v.ID, i) && y.off == 0 && !y.refined { // as it was
			continue
		}
		if n++; n == 1 {
			r = *x
			continue
		}
		if !same(&r, x) {
			varied = true
		}
		r = s.frame.either(s.state[b].join.scope, &r, x)
	}
	switch {
	case n == 0:
		r.visits = unseen
		return r
	case varied && n == 2 && !undefined && len(condition) > 0:
		if d, ok := s.diamond(v, i, t, &s.vals[condition[0]]); ok {
			return d
		}
	}
	if varied {
		r.from = max(r.from, s.state[b].join.from)
		if s.state[b].crossed {
			u := uniformAt(None, max(r.from, fromRun), int(r.width))
			u.place, u.below, u.least, u.refined, u.bits = r.place, r.below, r.least, r.refined, r.bits.apart()
			r = u
		}
	}
	if undefined {
		r.refined, r.below, r.least, r.bits = true, 0, 0, nil
	}
	r.visits = 0
	if i == whole && compound(v.Type) {
		r.linear, r.known, r.lanes = false, false, nil
	}
	return r
}

// branch applies what the condition of a terminator does to the rest of the function.
func (s *solver) branch(t *ir.Value) {
	b := t.Block
	if !b.Branches() {
		return
	}
	cond := divergent(fromData, 0)
	if t.Op != ir.OpOpaqueBr {
		if len(t.Args) == 0 || !s.vals[t.Args[0].ID].seen {
			return
		}
		cond = s.use(t, 0)
	}
	q := cond.scope
	if cond.refined {
		q = None
	}
	if done := &s.state[b.ID].effects; q < Grid && done.lower(q, cond.from) {
		s.split(int32(b.ID), done.scope, done.from)
	}
}
