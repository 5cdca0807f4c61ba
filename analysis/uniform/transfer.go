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
func widthOf(v *ir.Value) int {
	t := v.Type
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
		leader := uniformAt(min(Warp, mask.scope), fromRun, 32)
		return s.tuple(v, leader, divergent(fromRun, 1))
	}
	return divergent(fromData, widthOf(v))
}

// always is for results that are the same in every lane that executes the operation.
func (s *solver) always(v *ir.Value) value {
	switch v.Op {
	case ir.OpZero:
		if w := widthOf(v); w > 0 && w <= 64 {
			return constant(0, w)
		}
		return uniformAt(Grid, fromIDs, 0)
	case ir.OpConst:
		if w := widthOf(v); w > 0 && w <= 64 {
			return constant(v.Aux.Bits, w)
		}
		return uniformAt(Grid, fromIDs, widthOf(v))
	case ir.OpBar:
		// A reduction is the same for all who meet at the barrier: for the block only if all of it comes here together.
		scope := Block
		for i := range v.Operands() {
			if i < 2 { // the third is each thread's own contribution
				a := s.use(v, i)
				scope = min(scope, a.scope)
			}
		}
		return uniformAt(min(scope, max(Warp, s.controlAt(v.Block))), fromRun, widthOf(v))
	}
	return uniformAt(Warp, fromRun, widthOf(v))
}

// collective is for results that the lanes of a member mask share.
func (s *solver) collective(v *ir.Value) value {
	ops := v.Operands()
	scope := Warp
	for i := 1; i < len(ops); i++ {
		mask := s.use(v, i)
		scope = min(scope, mask.scope)
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
	if v.Type.Kind == ir.KindTuple {
		var elems []value
		for _, t := range v.Type.Elems {
			e := u
			e.width = uint8(t.Bits)
			elems = append(elems, e)
		}
		return s.tuple(v, elems...)
	}
	return u
}

// shuffle is uniform if all lanes read one lane, or if the value is known to be one constant.
func (s *solver) shuffle(v *ir.Value) value {
	ops := v.Operands()
	scope := None
	data := s.use(v, 0)
	lane, seg := s.use(v, 1), s.use(v, 2)
	whole := seg.plain() && seg.c>>8&31 == 0 && seg.c&31 == 31 // one segment, nothing out of range
	members := true
	if len(ops) > 3 {
		m := s.use(v, 3)
		members = m.scope >= Warp
	}
	if v.Mods().Sub == ir.ShflIdx && whole && lane.scope >= Warp && members {
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
	u.place = placeOf(sym.Space, sym.Kind)
	return u
}

// operands is for pure operations.
func (s *solver) operands(v *ir.Value) value {
	ops := v.Operands()
	switch v.Op {
	case ir.OpProj:
		return s.projection(v)
	case ir.OpMov, ir.OpBitcast:
		a := s.use(v, 0)
		a.visits = 0
		if w := widthOf(v); int(a.width) != w {
			a = uniformAt(a.scope, a.from, w)
		}
		return a
	case ir.OpTuple:
		var elems []value
		for i := range ops {
			elems = append(elems, s.use(v, i))
		}
		return s.tuple(v, elems...)
	case ir.OpUnpack:
		return s.unpack(v)
	}
	r := s.scalar(v)
	if v.Type.Kind != ir.KindTuple {
		return r
	}
	parts := []value{r}
	for i := 1; i < len(v.Type.Elems); i++ {
		if v.Op == ir.OpSetp && v.Mods().Bool == ir.NoBool {
			parts = append(parts, s.invert(&r)) // p|q
			continue
		}
		var args []value
		for k := range ops {
			args = append(args, s.use(v, k))
		}
		parts = append(parts, meet(args, v.Type.Elems[i].Bits))
	}
	return s.tuple(v, parts...)
}

// projection takes one result out of a tuple.
func (s *solver) projection(v *ir.Value) value {
	t := v.Args[0]
	parts := s.parts[t.ID]
	if i := v.Index(); i < len(parts) {
		return s.outside(parts[i], t, v.Block)
	}
	u := s.use(v, 0)
	return uniformAt(u.scope, u.from, widthOf(v))
}

// tuple records the several results of v and returns what is common to them.
func (s *solver) tuple(v *ir.Value, parts ...value) value {
	for i := range parts {
		if i < len(v.Type.Elems) && v.Type.Elems[i].IsScalar() {
			parts[i].width = uint8(min(v.Type.Elems[i].Bits, 128))
		}
	}
	s.made = parts
	u := meet(parts, 0)
	for i := range parts {
		u.refined = u.refined || parts[i].refined
	}
	return u
}

// unpack takes a number apart, lowest part first.
func (s *solver) unpack(v *ir.Value) value {
	a := s.use(v, 0)
	var parts []value
	at := 0
	for _, t := range v.Type.Elems {
		p, ok := a, a.shaped() && int(a.width) <= 64
		if ok && at > 0 {
			if a.known {
				c, lanes, made := s.frame.mapLanes(&a, func(x uint64) uint64 { return x >> at })
				p, ok = s.frame.vectorValue(Grid, true, widest, c, lanes, a.from, int(a.width)), made
			} else {
				p, ok = s.frame.shiftRight(&a, at)
			}
		}
		if ok && t.Bits < int(a.width) {
			p = s.frame.narrow(&p, t.Bits)
		} else {
			p = uniformAt(a.scope, a.from, t.Bits)
		}
		p.refined = a.refined
		parts = append(parts, p)
		at += t.Bits
	}
	return s.tuple(v, parts...)
}

// scalar computes a pure operation with one result.
func (s *solver) scalar(v *ir.Value) value {
	ops := v.Operands()
	var buf [5]value
	var args []value
	if len(ops) <= len(buf) {
		args = buf[:len(ops)]
	} else {
		args = make([]value, len(ops))
	}
	for i := range ops {
		args[i] = s.use(v, i)
	}
	r, ok := s.known(v, args)
	if !ok {
		if rule := rules[v.Op]; rule != nil {
			r, ok = rule(s, v, args)
		}
	}
	if !ok {
		r = meet(args, widthOf(v))
	}
	for i := range args {
		r.refined = r.refined || args[i].refined
	}
	r.below = boundAfter(v, r.below, args)
	if r.place == placeNone {
		r.place = placeAfter(v.Op, widthOf(v), args)
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
	w := widthOf(v)
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

// rules holds what can be said about operations of which not all operands are known.
var rules map[ir.Op]func(s *solver, v *ir.Value, a []value) (value, bool)

func init() {
	rules = map[ir.Op]func(s *solver, v *ir.Value, a []value) (value, bool){
		ir.OpAdd:  addRule,
		ir.OpSub:  addRule,
		ir.OpMul:  mulRule,
		ir.OpMad:  mulRule,
		ir.OpShl:  shlRule,
		ir.OpShr:  shrRule,
		ir.OpDiv:  divRule,
		ir.OpRem:  divRule,
		ir.OpNeg:  negRule,
		ir.OpNot:  negRule,
		ir.OpAnd:  bitRule,
		ir.OpOr:   bitRule,
		ir.OpXor:  bitRule,
		ir.OpMin:  extremeRule,
		ir.OpMax:  extremeRule,
		ir.OpBfe:  bfeRule,
		ir.OpCvt:  cvtRule,
		ir.OpCvta: cvtaRule,
		ir.OpSelp: selpRule,
		ir.OpSetp: compareRule,
		ir.OpSet:  compareRule,
		ir.OpPack: packRule,
		ir.OpGEP:  gepRule,
	}
}

// integer reports whether v works on integers of w bits and every operand is at least that wide; it narrows wider ones.
func (s *solver) integer(v *ir.Value, a []value) (w int, ok bool) {
	in := operandType(v)
	if in.Float || in.Bits == 0 || in.Bits > 64 || v.Mods().Flags&(ir.Sat|ir.UnknownMod) != 0 {
		return 0, false
	}
	for i := range a {
		if ownWidth(v, i) {
			continue
		}
		switch n := int(a[i].width); {
		case n < in.Bits:
			return 0, false
		case n > in.Bits:
			a[i] = s.frame.narrow(&a[i], in.Bits)
		}
	}
	return in.Bits, true
}

// rooted gives r the identity of a plus d, if a has one.
func rooted(r value, a *value, d uint64) value {
	if a.root != none && r.width == a.width {
		r.root, r.off = a.root, trunc(a.off+d, int(a.width))
	}
	return r
}

func addRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	x, y := &a[0], &a[1]
	minus := v.Op == ir.OpSub
	if minus && x.root != none && x.root == y.root {
		return constantFrom(x.off-y.off, w, fromIDs), true
	}
	do := s.frame.add
	if minus {
		do = s.frame.sub
	}
	r, ok := do(x, y)
	if !ok {
		r = meet(a, w)
	}
	switch {
	case y.plain() && minus:
		r = rooted(r, x, -y.c)
	case y.plain():
		r = rooted(r, x, y.c)
	case x.plain() && !minus:
		r = rooted(r, y, x.c)
	}
	return r, true
}

// mulRule is mul and mad by a known constant.
func mulRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	sub := v.Mods().Sub
	if sub == ir.Hi {
		return value{}, false
	}
	x, y := a[0], a[1]
	if sub == ir.Wide {
		if w > 32 {
			return value{}, false
		}
		sign := operandType(v).Signed
		x, ok = s.frame.widen(&x, 2*w, sign)
		if !ok {
			return value{}, false
		}
		if y, ok = s.frame.widen(&y, 2*w, sign); !ok {
			return value{}, false
		}
		w *= 2
	}
	if x.plain() {
		x, y = y, x
	}
	var r value
	switch {
	case y.plain():
		r, ok = s.frame.times(&x, y.c)
	case x.scope >= Warp && y.scope >= Warp:
		r = uniformAt(min(x.scope, y.scope), max(x.from, y.from), w)
		if x.lanes == nil && y.lanes == nil {
			r.align = uint8(min(w, zeros(&x)+zeros(&y)))
		}
	default:
		ok = false
	}
	if !ok || v.Op == ir.OpMul {
		return r, ok
	}
	c := a[2]
	if int(c.width) != w {
		return value{}, false
	}
	return s.frame.add(&r, &c)
}

// zeros is the number of low bits of a uniform value that are surely 0.
func zeros(a *value) int {
	n := int(a.align)
	if a.c != 0 {
		n = min(n, bits.TrailingZeros64(a.c))
	}
	return min(n, int(a.width))
}

func shlRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || !a[1].plain() {
		return value{}, false
	}
	if a[1].c >= uint64(w) {
		return constant(0, w), true
	}
	return s.frame.times(&a[0], 1<<a[1].c)
}

func shrRule(s *solver, v *ir.Value, a []value) (value, bool) {
	if _, ok := s.integer(v, a); !ok || !a[1].plain() || a[1].c >= 64 {
		return value{}, false
	}
	return s.frame.shiftRight(&a[0], int(a[1].c))
}

// divRule is unsigned division by a power of two.
func divRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || operandType(v).Signed || !a[1].plain() || bits.OnesCount64(a[1].c) != 1 {
		return value{}, false
	}
	if v.Op == ir.OpDiv {
		return s.frame.shiftRight(&a[0], bits.TrailingZeros64(a[1].c))
	}
	m := constant(a[1].c-1, w)
	return s.frame.bitwise(ir.OpAnd, &a[0], &m)
}

// negRule is -a and ~a = -a - 1.
func negRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	r, ok := s.frame.negate(&a[0])
	if ok && v.Op == ir.OpNot {
		m := constant(^uint64(0), w)
		r, ok = s.frame.add(&r, &m)
	}
	return r, ok
}

func bitRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok {
		return value{}, false
	}
	if same(&a[0], &a[1]) {
		if v.Op == ir.OpXor {
			return constant(0, w), true
		}
		return a[0], true
	}
	for i := range a {
		other := &a[1-i]
		if !a[i].plain() {
			continue
		}
		all := trunc(^uint64(0), w)
		switch c := a[i].c; {
		case v.Op == ir.OpAnd && c == 0, v.Op == ir.OpOr && c == all:
			return constant(c, w), true
		case v.Op == ir.OpAnd && c == all, v.Op != ir.OpAnd && c == 0:
			return *other, true
		}
	}
	return s.frame.bitwise(v.Op, &a[0], &a[1])
}

func extremeRule(s *solver, v *ir.Value, a []value) (value, bool) {
	if len(a) != 2 || operandType(v).Float || v.Mods().Flags != 0 || !same(&a[0], &a[1]) {
		return value{}, false
	}
	return a[0], true
}

// bfeRule is an unsigned bit field at a known place.
func bfeRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, ok := s.integer(v, a)
	if !ok || operandType(v).Signed || !a[1].plain() || !a[2].plain() || fieldTooFar(w, a[1].c, a[2].c) {
		return value{}, false
	}
	pos, n := a[1].c&0xff, a[2].c&0xff
	if pos >= uint64(w) {
		return constant(0, w), true
	}
	r := a[0]
	if pos > 0 {
		if r, ok = s.frame.shiftRight(&r, int(pos)); !ok {
			return value{}, false
		}
	}
	m := constant(trunc(^uint64(0), int(min(n, 64))), w)
	return s.frame.bitwise(ir.OpAnd, &r, &m)
}

// cvtRule is a conversion between integers without saturation.
func cvtRule(s *solver, v *ir.Value, a []value) (value, bool) {
	m := v.Mods()
	out := m.Ty.Info()
	w, ok := s.integer(v, a)
	if !ok || len(a) != 1 || out.Float || out.Bits == 0 || out.Bits > 64 {
		return value{}, false
	}
	r := a[0]
	if out.Bits > w {
		if r, ok = s.frame.widen(&r, out.Bits, operandType(v).Signed); !ok {
			return value{}, false
		}
	} else if out.Bits < w {
		r = s.frame.narrow(&r, out.Bits)
	}
	if container := widthOf(v); container > out.Bits {
		return s.frame.widen(&r, container, out.Signed)
	} else if container < out.Bits {
		return value{}, false
	}
	return r, r.shaped()
}

// cvtaRule adds or takes away the base of an address window: uniform in a block; that of local memory may be each thread's own.
func cvtaRule(s *solver, v *ir.Value, a []value) (value, bool) {
	window := Block
	if sp := v.Mods().Space; sp == ir.Local || sp == ir.Generic {
		window = Warp
	}
	r := a[0]
	if !r.shaped() || int(r.width) != widthOf(v) {
		return value{}, false
	}
	w := s.frame.vectorValue(min(window, r.base), false, 0, r.c, r.lanes, max(r.from, fromRun), int(r.width))
	w.place = r.place
	if v.Mods().Flags&ir.To == 0 {
		w.place = placeOf(v.Mods().Space, ir.SymVar)
	}
	return w, true
}

// selpRule chooses between two values by a predicate.
func selpRule(s *solver, v *ir.Value, a []value) (value, bool) {
	return s.choose(&a[2], v.Mods().Flags&ir.NegC != 0, &a[0], &a[1]), true
}

// choose is p ? x : y; with not, p is negated.
func (s *solver) choose(p *value, not bool, x, y *value) value {
	if not {
		x, y = y, x
	}
	w := int(x.width)
	switch {
	case p.plain() && p.c&1 == 1:
		return *x
	case p.plain():
		return *y
	case same(x, y):
		return s.frame.either(Grid, x, y)
	case p.known && x.known && y.known:
		if lanes := s.frame.vector(); lanes != nil {
			for i := range lanes {
				lanes[i] = y.lane(i)
				if p.lane(i)&1 == 1 {
					lanes[i] = x.lane(i)
				}
			}
			return s.frame.vectorValue(Grid, true, widest, 0, lanes, max(p.from, x.from, y.from), w)
		}
	}
	r := s.frame.either(p.scope, x, y)
	r.from = max(r.from, p.from)
	r.refined = r.refined || p.refined
	return r
}

// compareRule is setp and set where the answer is known although the operands are not.
func compareRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w := widthOf(v)
	m := v.Mods()
	n, ok := s.integer(v, a[:2])
	if !ok || len(a) != 2 || m.Bool != ir.NoBool || m.Ty.Info().Float {
		return value{}, false
	}
	yes := func(b bool) (value, bool) { return constantFrom(trunc(-truth(b), w), w, fromIDs), true }
	x, y := &a[0], &a[1]
	if x.root != none && x.root == y.root {
		switch eq := x.off == y.off; {
		case m.Cmp == ir.EQ:
			return yes(eq)
		case m.Cmp == ir.NE:
			return yes(!eq)
		case eq:
			return yes(m.Cmp == ir.LE || m.Cmp == ir.GE)
		}
	}
	if b, ok := decided(m.Cmp, operandType(v).Signed, n, x.bound(), y); ok {
		return yes(b)
	}
	cmp := m.Cmp
	if x.lanes == nil && y.lanes != nil {
		x, y = y, x
		switch cmp {
		case ir.LT:
			cmp = ir.GT
		case ir.GT:
			cmp = ir.LT
		case ir.LE:
			cmp = ir.GE
		case ir.GE:
			cmp = ir.LE
		}
	}
	bound := *y
	switch cmp {
	case ir.LE, ir.GT: // x <= y is x < y+1, unless y is the largest number
		largest := trunc(^uint64(0), n)
		if operandType(v).Signed {
			largest >>= 1
		}
		if !y.plain() || y.c == largest {
			return value{}, false
		}
		bound = constant(y.c+1, n)
	case ir.LT, ir.GE:
	default:
		return value{}, false
	}
	if scope, ok := s.frame.above(x, &bound); ok && scope >= Warp {
		return uniformAt(scope, max(x.from, y.from), w), true
	}
	return value{}, false
}

// packRule puts a number together from parts, lowest first.
func packRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w, at := widthOf(v), 0
	if w > 64 {
		return value{}, false
	}
	sum := constant(0, w)
	for i := range a {
		p, ok := s.frame.widen(&a[i], w, false)
		if !ok {
			return value{}, false
		}
		if p, ok = s.frame.times(&p, 1<<at); !ok {
			return value{}, false
		}
		at += int(a[i].width)
		if sum, ok = s.frame.add(&sum, &p); !ok {
			return value{}, false
		}
	}
	return sum, true
}

// gepRule is a base, a constant, and pairs of an index and its scale; an index is read as signed.
func gepRule(s *solver, v *ir.Value, a []value) (value, bool) {
	w := widthOf(v)
	sum := a[0]
	if w == 0 || int(sum.width) != w {
		return value{}, false
	}
	off := constant(v.Aux.Bits, w)
	sum, ok := s.frame.add(&sum, &off)
	for i := 1; ok && i+1 < len(a); i += 2 {
		x := a[i]
		switch n := int(x.width); {
		case !a[i+1].plain() || n == 0 || n > 64:
			return value{}, false
		case n > w:
			x = s.frame.narrow(&x, w)
		case n < w:
			if x, ok = s.frame.widen(&x, w, true); !ok {
				return value{}, false
			}
		}
		if x, ok = s.frame.times(&x, a[i+1].c); ok {
			sum, ok = s.frame.add(&sum, &x)
		}
	}
	return sum, ok
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
