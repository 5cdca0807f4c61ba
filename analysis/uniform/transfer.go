package uniform

import (
	"math/bits"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// transfer holds the transfer functions by the divergence class of the operation table. Guards are dealt with by the caller.
var transfer = [ir.NumDivergences]func(*solver, *ir.Value) value{
	ir.DivUniform:    (*solver).always,
	ir.DivOperands:   (*solver).operands,
	ir.DivSreg:       (*solver).register,
	ir.DivSymbol:     (*solver).address,
	ir.DivMemory:     (*solver).load,
	ir.DivShuffle:    (*solver).shuffle,
	ir.DivCollective: (*solver).collective,
	ir.DivCall:       (*solver).call,
	ir.DivPhi:        (*solver).phi,
	ir.DivSource:     (*solver).source,
}

// widthOf is the width of v's result, or of the first of several, in bits; 0 if that is no number, or too wide to look into.
func widthOf(v *ir.Value) int { return widthOfType(v.Type) }

func widthOfType(t *ir.Type) int {
	if t != nil && t.Kind == ir.KindTuple && len(t.Elems) > 0 {
		t = t.Elems[0]
	}
	if t != nil && t.IsScalar() && t.Bits <= 128 {
		return t.Bits
	}
	return 0
}

// source is for results that may differ in every lane.
func (s *solver) source(v *ir.Value) value {
	switch v.Op {
	case ir.OpMatch:
		if v.Mods().Sub == ir.MatchAll {
			return s.collective(v)
		}
	case ir.OpElect:
		mask := s.use(v, 0)
		leader := uniformAt(min(Warp, mask.firm()), fromRun, 32)
		return s.tuple(v, leader, divergent(fromRun, 1))
	}
	return divergent(fromData, widthOf(v))
}

// always is for results that are the same in every lane that executes the operation.
func (s *solver) always(v *ir.Value) value {
	switch v.Op {
	case ir.OpZero:
		return s.zero(v)
	case ir.OpConst:
		if w := widthOf(v); w > 0 && w <= 64 {
			return constant(v.Aux.Bits, w)
		}
		return uniformAt(Grid, fromIDs, widthOf(v))
	case ir.OpBar:
		// A reduction is the same for all who meet at the barrier: for the block only if all of it comes here together, and if nobody
		// waits at another barrier meanwhile.
		scope := s.barriers
		if len(v.Operands()) > 2 { // with a count, as many as it says meet, others later
			n, exact := s.frame.launch.BlockThreads()
			if k := s.use(v, 1); !exact || !k.plain() || k.c != uint64(n) {
				scope = min(scope, Warp)
			}
		}
		for i := range len(v.Operands()) - 1 { // the last is each thread's own contribution
			a := s.use(v, i)
			scope = min(scope, a.firm())
		}
		return uniformAt(scope, fromRun, widthOf(v))
	}
	return uniformAt(Warp, fromRun, widthOf(v))
}

// collective is for results that the lanes of a member mask share.
func (s *solver) collective(v *ir.Value) value {
	ops := v.Operands()
	scope := Warp
	for i := 1; i < len(ops); i++ {
		mask := s.use(v, i)
		scope = min(scope, mask.firm())
	}
	p := s.use(v, 0)
	w := widthOf(v)
	switch sub := v.Mods().Sub; {
	case scope == None:
	case v.Op == ir.OpVote && (sub == ir.VoteAll || sub == ir.VoteAny) && p.scope >= Warp && !p.refined:
		// Whoever votes, votes the same: the answer is the vote itself.
		if v.Mods().Flags&ir.NegC != 0 {
			return s.invert(&p)
		}
		p.root = none
		return p
	case v.Op == ir.OpVote && sub == ir.VoteUni && p.scope >= Warp && !p.refined:
		return constant(1, 1)
	}
	u := uniformAt(scope, fromRun, w)
	if scope == None {
		u.from = fromData
	}
	return s.each(v, u)
}

// shuffle is uniform if all lanes read one lane, or if the value is known to be one constant.
func (s *solver) shuffle(v *ir.Value) value {
	ops := v.Operands()
	scope := None
	data := s.use(v, 0)
	lane, seg := s.use(v, 1), s.use(v, 2)
	most := uint64(31) // lane numbers are read by their low 5 bits, in wider warps by 6
	if s.frame.width > 32 {
		most = 63
	}
	whole := seg.plain() && !seg.refined && seg.c>>8&most == 0 && seg.c&most == most // one segment, nothing out of range
	if uint64(s.frame.width) <= most && !(lane.plain() && lane.c&most < uint64(s.frame.width)) {
		whole = false // lanes that are not there are out of range: whoever names one reads itself
	}
	members := true
	if len(ops) > 3 {
		m := s.use(v, 3)
		members = m.firm() >= Warp
	}
	if v.Mods().Sub == ir.ShflFirst || v.Mods().Sub == ir.ShflIdx && whole && lane.firm() >= Warp && members {
		scope = Warp
	}
	from := max(data.from, lane.from, fromRun)
	if scope == None {
		from = fromData
	}
	d := uniformAt(scope, from, 32)
	if v.Type.Kind != ir.KindTuple {
		return d
	}
	inRange := divergent(fromRun, 1)
	if scope >= Warp {
		inRange = constant(1, 1)
	}
	return s.tuple(v, d, inRange)
}

// register is for special registers.
func (s *solver) register(v *ir.Value) value {
	r := target.Sreg(v.Aux.Bits)
	info := r.Info()
	w := widthOf(v)
	l := &s.frame.launch
	switch {
	case r >= target.SNtidX && r <= target.SNtidZ:
		return size(l, l.Block[r-target.SNtidX], r, w)
	case r >= target.SNctaidX && r <= target.SNctaidZ:
		return size(l, l.Grid[r-target.SNctaidX], r, w)
	case r >= target.SCtaidX && r <= target.SCtaidZ && l.Grid[r-target.SCtaidX].N == 1, r == target.STidW, r == target.SCtaidW:
		return constant(0, w)
	case r >= target.STidX && r <= target.STidZ && l.Block[r-target.STidX].N == 1:
		return constant(0, w)
	case r == target.SWARPSZ:
		return constant(uint64(s.frame.width), w)
	}
	if x, ok := s.clusterRegister(r, w); ok {
		return x
	}
	if lanes, exact, align, ok := s.idVector(r); ok {
		u := s.frame.vectorValue(Warp, exact, align, 0, lanes, fromIDs, 32)
		u.below = registerBound(r, l, s.frame.width)
		if w < 32 {
			u = s.frame.narrow(&u, w)
		}
		u.root = -2 - int32(r)
		return u
	}
	scope := info.Scope
	from := fromIDs
	switch {
	case info.Volatile && scope >= Warp:
		scope, from = Warp, fromRun // it may change between two reads
	case info.Volatile:
		from = fromData
	}
	u := uniformAt(scope, from, w)
	if !info.Volatile {
		u.root = -2 - int32(r)
	}
	if w == info.Bits {
		u.below = registerBound(r, l, s.frame.width)
	}
	return u
}

// size is a register that holds a size of the launch.
func size(l *launch.Launch, d launch.Dim, r target.Sreg, width int) value {
	if d.Known() {
		return constant(uint64(d.N), width)
	}
	u := uniformAt(Grid, fromIDs, width)
	u.align = uint8(bits.TrailingZeros32(d.Multiple()))
	u.root = -2 - int32(r)
	if width == r.Info().Bits {
		u.below = registerBound(r, l, 0)
	}
	return u
}

// idVector is frame.idVector, each register computed once.
func (s *solver) idVector(r target.Sreg) ([]uint64, bool, int, bool) {
	x, ok := s.ids[r]
	if !ok {
		x.lanes, x.exact, x.align, x.ok = s.frame.idVector(r)
		if s.ids == nil {
			s.ids = map[target.Sreg]idVector{}
		}
		s.ids[r] = x
	}
	return x.lanes, x.exact, x.align, x.ok
}

// address is for addresses of symbols.
func (s *solver) address(v *ir.Value) value {
	sym := v.Aux.Sym
	u := uniformAt(Grid, fromIDs, widthOf(v))
	if sym == nil {
		return divergent(fromData, widthOf(v))
	}
	if sym.Space == ir.Shared || sym.Space == ir.SharedCluster {
		u.scope = s.sharedScope()
	}
	u.place = placeOf(sym.Space, sym.Kind)
	return u
}

// operands is for pure operations.
func (s *solver) operands(v *ir.Value) value {
	if do := structural[v.Op]; do != nil {
		return do(s, v)
	}
	return s.pure(v)
}

// compute is what a pure operation makes of the operands args: of scalars, or of one lane.
func (s *solver) compute(v *ir.Value, args []value) value {
	r, ok := s.known(v, args)
	if !ok {
		if rule := rules[v.Op]; rule != nil {
			r, ok = rule(s, v, args)
		}
	}
	if !ok {
		r = meet(args, laneWidth(v))
	}
	for i := range args {
		r.refined = r.refined || args[i].refined
	}
	r.below = boundAfter(v, r.below, args)
	if v.Op == ir.OpCvt {
		r.least = leastAfter(v, args)
	}
	s.refine(v, args, &r)
	if r.place == placeNone {
		r.place = placeAfter(v.Op, laneWidth(v), args)
	}
	return r
}

// meet is the least favourable of the operands: uniform where all of them are.
func meet(args []value, width int) value {
	scope, from := Grid, fromIDs
	for i := range args {
		scope, from = min(scope, args[i].scope), max(from, args[i].from)
	}
	return uniformAt(scope, from, width)
}

// ownWidth lists operands that are not of the operation's type: they are read in their own width.
func ownWidth(v *ir.Value, i int) bool {
	switch v.Op {
	case ir.OpShl, ir.OpShr:
		return i == 1
	case ir.OpMad:
		return i == 2 && v.Mods().Sub == ir.Wide
	}
	return false
}

// known computes v thread by thread if all operands are known.
func (s *solver) known(v *ir.Value, args []value) (value, bool) {
	if len(args) == 0 || len(args) > 5 {
		return value{}, false
	}
	from, vector := fromIDs, false
	for i := range args {
		if !args[i].known {
			return value{}, false
		}
		from = max(from, args[i].from)
		vector = vector || args[i].lanes != nil
	}
	w := laneWidth(v)
	op := operationOf(v)
	if op == nil || w == 0 || w > 64 {
		return value{}, false
	}
	in := operandType(v).Bits
	compute := func(lane int) (uint64, bool) {
		var a [5]uint64
		for i := range args {
			a[i] = args[i].lane(lane)
			if !ownWidth(v, i) {
				a[i] = trunc(a[i], in)
			}
		}
		x, ok := op(&a)
		return trunc(x, w), ok
	}
	if !vector {
		x, ok := compute(0)
		return constantFrom(x, w, from), ok
	}
	lanes := s.frame.vector()
	if lanes == nil {
		return value{}, false
	}
	for i := range lanes {
		x, ok := compute(i)
		if !ok {
			return value{}, false
		}
		lanes[i] = x
	}
	return s.frame.vectorValue(Grid, true, widest, 0, lanes, from, w), true
}

func constantFrom(x uint64, width int, from source) value {
	v := constant(x, width)
	v.from = from
	return v
}

// invert is the complement of a predicate.
func (s *solver) invert(p *value) value {
	if p.known {
		if c, lanes, ok := s.frame.mapLanes(p, func(x uint64) uint64 { return x ^ 1 }); ok {
			return s.frame.vectorValue(Grid, true, widest, c, lanes, p.from, 1)
		}
	}
	r := uniformAt(p.scope, p.from, 1)
	r.refined = p.refined
	return r
}
