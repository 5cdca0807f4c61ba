package prove

import (
	"slices"

	"lockstep/ir"
	"lockstep/ir/target"
)

// path is what one thread does in one function from a cut to the next, or to where it leaves.
type path struct {
	events   []event
	branches []turn      // the conditional branches taken
	blocks   []*ir.Block // passed on the way, without cuts
	end      *cut        // nil: it left
	left     event       // if it left: how
	values   []term      // of the live values at the end
}

// event is an effect: an operation that reads or writes memory, may trap, depends on other lanes, or reads a clock.
type event struct {
	v    *ir.Value
	sig  int32
	args []term
	turn int // how many branches were taken before it
}

// turn is a branch taken on the way.
type turn struct {
	block ir.ID
	succ  int
}

// thread runs one thread through a region of one function.
type thread struct {
	p       *prover
	side    *side
	which   int
	steps   *int
	path    path
	need    term // an atom that has to be decided before it can go on
	failure *failure
	record  func(record) // called for everything that happens, if not nil
	against *path        // of new: what old did on this path
}

// record is one thing that happened on a path.
type record struct {
	v     *ir.Value // a phi, a value of a body, a terminator, or an operand that changes by itself
	from  *ir.Value // a phi: what flows in
	holds term      // a value of a body: its guard, as far as it is decided
	event int       // number of the effect, or -1
	succ  int       // a terminator: where it goes, -1 if the thread leaves
}

func (t *thread) note(r record) {
	if t.record != nil {
		t.record(r)
	}
}

// stopped reports whether the run cannot go on.
func (t *thread) stopped() bool { return t.need != noTerm || t.failure != nil }

// walk runs from behind the phis of b.
func (t *thread) walk(b *ir.Block) {
	for b != nil {
		for _, v := range b.Body() {
			if t.step(v); t.stopped() {
				return
			}
		}
		*t.steps += len(b.Values)
		if *t.steps > MaxSteps {
			return
		}
		i := t.leave(b)
		if t.stopped() {
			return
		}
		if t.note(record{v: b.Term(), event: -1, succ: i}); i < 0 {
			return
		}
		b = t.follow(b.Succs[i])
	}
}

// follow goes over an edge. It returns nil at a cut.
func (t *thread) follow(e ir.Edge) *ir.Block {
	b, p := e.B, t.p
	if t.side.visitedIn[b.ID] == p.run {
		t.failure = failed("not decided: %s goes round the cycle at %s inside the region", t.side.name, blockName(b))
		t.failure.loop = true
		return nil
	}
	t.side.visitedIn[b.ID] = p.run
	phis := b.Phis()
	in := make([]term, len(phis))
	c := t.side.cuts[b.ID]
	for i, phi := range phis {
		if c != nil && !t.side.matters(b, phi) {
			continue
		}
		in[i] = t.value(phi.Args[e.I])
		t.note(record{v: phi, from: phi.Args[e.I]})
	}
	for i, phi := range phis {
		t.set(phi, in[i])
	}
	if c == nil {
		t.path.blocks = append(t.path.blocks, b)
		return b
	}
	t.path.end = c
	for _, v := range t.side.live[b.ID] {
		t.path.values = append(t.path.values, t.value(v))
	}
	return nil
}

// matters reports whether phi is used.
func (s *side) matters(b *ir.Block, phi *ir.Value) bool {
	_, found := slices.BinarySearchFunc(s.live[b.ID], phi.ID, func(v *ir.Value, id ir.ID) int { return int(v.ID) - int(id) })
	return found
}

func (t *thread) set(v *ir.Value, x term) {
	t.side.env[v.ID], t.side.envOf[v.ID] = x, t.p.run
}

// value is what v holds here.
func (t *thread) value(v *ir.Value) term {
	p, s := t.p, t.side
	switch {
	case s.envOf[v.ID] == p.run:
		return s.env[v.ID]
	case s.baseOf[v.ID] == p.region:
		return p.terms.known(s.base[v.ID])
	case v.Info().Operand && !volatile(v):
		return t.operand(v)
	}
	if t.failure == nil {
		t.failure = failed("not decided: %s of %s is used where it is not known", p.name(v), s.name)
	}
	return termFalse
}

// operand is what an operand is everywhere.
func (t *thread) operand(v *ir.Value) term {
	switch v.Op {
	case ir.OpConst:
		return t.p.terms.constant(v.Aux.Bits, v.Type)
	case ir.OpUndef, ir.OpPoison:
		return t.p.terms.make(kindUndef, 0, uint64(v.ID), v.Type)
	}
	return t.p.terms.make(kindApp, t.p.sigs.of(v, t.which), 0, v.Type)
}

// volatile reports whether v is a register that changes by itself.
func volatile(v *ir.Value) bool {
	return v.Op == ir.OpSreg && target.Sreg(v.Aux.Bits).Info().Volatile
}

// effect reports whether v shows in more than its result, or may be undefined behaviour.
func effect(v *ir.Value) bool {
	return !v.Info().Pure || v.MayTrap() || v.Op == ir.OpLib && impureLibrary[v.Mods().Text]
}

// step runs a value that is no phi and no terminator.
func (t *thread) step(v *ir.Value) {
	tm := t.p.terms
	switch {
	case volatile(v):
		if !usedByNext(v) {
			t.emit(v)
		}
		return
	case v.Info().Operand:
		return
	case v.Op == ir.OpProj:
		t.note(record{v: v, holds: termTrue, event: -1})
		t.set(v, tm.proj(t.value(v.Args[0]), v.Aux.Bits, v.Type))
		return
	case v.Op == ir.OpTuple:
		t.note(record{v: v, holds: termTrue, event: -1})
		t.set(v, tm.make(kindTuple, 0, 0, v.Type, t.values(v.Args)...))
		return
	}
	strict := tm.strict
	if strict && isNote(v) {
		return
	}
	holds, pass := termTrue, v.PassThrough()
	if v.Guarded() {
		if holds = t.value(v.Guard.Pred); v.Guard.Not {
			holds = tm.not(holds)
		}
	}
	clocks := slices.ContainsFunc(v.Operands(), volatile)
	switch {
	case t.stopped():
	case holds == termFalse:
		t.note(record{v: v, holds: holds, event: -1})
		if pass != nil {
			t.set(v, t.value(pass))
		}
	case holds != termTrue && (clocks || effect(v)):
		t.need = tm.atom(holds)
	default:
		if clocks {
			t.clocks(v)
		}
		if effect(v) {
			if strict && partial(v) {
				t.note(record{v: v, holds: holds, event: -1})
				t.runPartial(v, t.values(v.Operands()))
			} else {
				t.emit(v)
			}
			return
		}
		t.note(record{v: v, holds: holds, event: -1})
		x := t.meaning(v, t.values(v.Operands()))
		if holds != termTrue {
			x = tm.choose(holds, x, t.value(pass))
		}
		t.set(v, x)
	}
}

func (t *thread) values(list []*ir.Value) []term {
	out := make([]term, len(list))
	for i, a := range list {
		out[i] = t.value(a)
	}
	return out
}

// emit runs an effect: what it gives is what the world answers.
func (t *thread) emit(v *ir.Value) {
	n := len(t.path.events)
	e := event{v, t.p.sigs.of(v, t.which), t.values(v.Operands()), len(t.path.branches)}
	if t.which == 1 && t.alone(&e, n) {
		t.set(v, t.p.terms.make(kindResult, 1, uint64(v.ID), v.Type))
		return
	}
	t.note(record{v: v, holds: termTrue, event: n})
	t.path.events = append(t.path.events, e)
	if v.HasResult() {
		t.set(v, t.p.terms.make(kindResult, 0, uint64(n), v.Type))
	}
}

// alone reports whether e, which would be effect n of new, is a load that old does not do and that does no harm.
func (t *thread) alone(e *event, n int) bool {
	if e.v.Op != ir.OpLoad || !t.harmless(e.v, e.args[0]) {
		return false
	}
	if n >= len(t.against.events) {
		return true
	}
	o := &t.against.events[n]
	return o.sig != e.sig || !t.p.refines(o.args[0], e.args[0], newRefinement())
}

// clocks reads the registers among v's operands that change by themselves.
func (t *thread) clocks(v *ir.Value) {
	for _, a := range v.Operands() {
		if volatile(a) && t.side.envOf[a.ID] != t.p.run && a.Block == v.Block && usedByNext(a) {
			t.emit(a)
		}
	}
}

// usedByNext reports whether the operand v stands right before the operation that it is an operand of: then it is read there,
// if that runs at all.
func usedByNext(v *ir.Value) bool {
	list := v.Block.Values
	for _, u := range list[slices.Index(list, v)+1:] {
		if !u.Info().Free || u.Info().Terminator {
			return !u.Info().Terminator && slices.Contains(u.Operands(), v)
		}
	}
	return false
}

// leave runs the terminator of b. It returns the number of the successor, or -1 if the thread leaves.
func (t *thread) leave(b *ir.Block) int {
	v := b.Term()
	switch v.Op {
	case ir.OpJump, ir.OpFall:
		return 0
	case ir.OpCondBr:
		if t.holds(v) {
			return t.turn(b, 0)
		}
		return t.turn(b, 1)
	case ir.OpCondRet, ir.OpCondExit, ir.OpCondTrap:
		if t.holds(v) {
			t.turn(b, -1)
			return t.exit(v, v.Args[1:])
		}
		return t.turn(b, 0)
	case ir.OpBrx:
		x := t.value(v.Args[0])
		for i := range len(b.Succs) - 1 {
			if t.decide(t.is(x, uint64(i))) {
				return t.turn(b, i)
			}
		}
		return t.turn(b, len(b.Succs)-1)
	case ir.OpSwitch:
		x := t.value(v.Args[0])
		for i, a := range v.Args[1:] {
			if t.decide(t.is(x, a.Aux.Bits)) {
				return t.turn(b, i+1)
			}
		}
		return t.turn(b, 0)
	case ir.OpOpaqueBr:
		x := t.p.terms.make(kindResult, 0, uint64(len(t.path.events)), ir.I64)
		t.emit(v)
		for i := range max(len(b.Succs)-1, 0) {
			if t.decide(t.is(x, uint64(i))) {
				return t.turn(b, i)
			}
		}
		return t.turn(b, len(b.Succs)-1)
	}
	return t.exit(v, v.Args)
}

// exit leaves the function.
func (t *thread) exit(v *ir.Value, args []*ir.Value) int {
	t.path.left = event{v, t.p.sigs.of(v, t.which), t.values(args), len(t.path.branches)}
	return -1
}

func (t *thread) turn(b *ir.Block, i int) int {
	t.path.branches = append(t.path.branches, turn{b.ID, i})
	return i
}

// holds reports whether the conditional terminator v acts; if that is not decided, the run stops.
func (t *thread) holds(v *ir.Value) bool {
	x := t.value(v.Args[0])
	if v.Not {
		x = t.p.terms.not(x)
	}
	return t.decide(x)
}

func (t *thread) decide(x term) bool {
	if x != termTrue && x != termFalse && t.need == noTerm {
		t.need = t.p.terms.atom(x)
	}
	return x == termTrue
}

// is reports, as a term, whether x is the number n. It is one number at most.
func (t *thread) is(x term, n uint64) term {
	tm := t.p.terms
	if c := tm.at(x); c.kind == kindConst {
		return truth(c.bits == n)
	}
	a := tm.make(kindIs, 0, n, ir.I1, x)
	if a == termTrue || a == termFalse {
		return a
	}
	for d, holds := range tm.facts {
		if e := tm.at(d); holds && e.kind == kindIs && e.args[0] == x {
			return termFalse
		}
	}
	return a
}
