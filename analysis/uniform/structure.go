package uniform

import "lockstep/ir"

// Operations that move elements, or the bits of them, and compute nothing.

var structural [ir.NumOps]func(s *solver, v *ir.Value) value

func init() {
	structural = [ir.NumOps]func(s *solver, v *ir.Value) value{
		ir.OpProj:       (*solver).projection,
		ir.OpTuple:      (*solver).tupleOf,
		ir.OpMov:        (*solver).move,
		ir.OpFreeze:     (*solver).freeze,
		ir.OpBitcast:    (*solver).bitcast,
		ir.OpUnpack:     (*solver).bitcast,
		ir.OpPack:       (*solver).pack,
		ir.OpExtract:    (*solver).extract,
		ir.OpInsert:     (*solver).insert,
		ir.OpShuffleVec: (*solver).shuffleVector,
	}
}

// projection takes one result out of a tuple.
func (s *solver) projection(v *ir.Value) value {
	from, _, ok := elementRange(v.Args[0].Type, uint64(v.Index()))
	if !ok {
		return s.common(v)
	}
	return s.slice(v, v.Args[0], from)
}

// slice is v, a part of a that begins with element from.
func (s *solver) slice(v, a *ir.Value, from int) value {
	if !compound(v.Type) {
		return s.element(a, from, v.Type, v.Block)
	}
	if s.parts[a.ID] == nil {
		return s.common(v)
	}
	types := s.elementTypes(v.Type)
	parts := make([]value, len(types))
	for i, t := range types {
		parts[i] = s.element(a, from+i, t, v.Block)
	}
	return s.tuple(v, parts...)
}

// tupleOf puts values together.
func (s *solver) tupleOf(v *ir.Value) value {
	if s.elementTypes(v.Type) == nil {
		return s.common(v)
	}
	var parts []value
	for _, a := range v.Operands() {
		parts = s.appendParts(parts, a, v.Block)
	}
	return s.tuple(v, parts...)
}

// appendParts adds the elements of a, or a as such if it has none or too many, to a list.
func (s *solver) appendParts(parts []value, a *ir.Value, b *ir.Block) []value {
	types := s.elementTypes(a.Type)
	if types == nil {
		return append(parts, s.element(a, whole, nil, b))
	}
	for i, t := range types {
		parts = append(parts, s.element(a, i, t, b))
	}
	return parts
}

// move is the operand, element by element.
func (s *solver) move(v *ir.Value) value {
	switch a := v.Args[0]; {
	case !compound(v.Type) && !compound(a.Type):
		x := s.use(v, 0)
		x.visits = 0
		if w := widthOf(v); int(x.width) != w {
			return joint([]value{x}, w)
		}
		return x
	case a.Type.SameWidth(v.Type):
		return s.slice(v, a, 0)
	}
	return s.common(v)
}

// freeze is the operand, but for what is open there: that becomes some value, in each lane its own.
func (s *solver) freeze(v *ir.Value) value {
	a := v.Args[0]
	frozen := func(x value, w int) value {
		x.visits = 0
		if x.refined || int(x.width) != w {
			q := x.scope
			if x.refined {
				q = None
			}
			return uniformAt(q, fromData, w)
		}
		return x
	}
	if !compound(v.Type) || s.parts[a.ID] == nil {
		return frozen(s.use(v, 0), widthOf(v))
	}
	types := s.elementTypes(v.Type)
	parts := make([]value, len(types))
	for i, t := range types {
		parts[i] = frozen(s.element(a, i, t, v.Block), scalarWidth(t))
	}
	return s.tuple(v, parts...)
}

// bitcast reads the bits of the elements of the operand, the first lowest, as other elements.
func (s *solver) bitcast(v *ir.Value) value {
	a := v.Args[0]
	if !compound(v.Type) && !compound(a.Type) {
		return s.move(v)
	}
	to, from := s.elementTypes(v.Type), s.appendParts(nil, a, v.Block)
	if !compound(v.Type) {
		to = []*ir.Type{v.Type}
	}
	bits := 0
	for _, t := range to {
		bits += scalarWidth(t)
	}
	for i := range from {
		if from[i].width == 0 {
			return s.common(v)
		}
		bits -= int(from[i].width)
	}
	if len(to) == 0 || bits != 0 {
		return s.common(v)
	}
	parts := make([]value, len(to))
	at, k, low := 0, 0, 0 // low is where from[k] begins
	for i, t := range to {
		w := scalarWidth(t)
		for low+int(from[k].width) <= at {
			low += int(from[k].width)
			k++
		}
		parts[i] = s.gather(from[k:], at-low, w)
		at += w
	}
	if !compound(v.Type) {
		return parts[0]
	}
	return s.tuple(v, parts...)
}

// pack puts a number together from parts, lowest first.
func (s *solver) pack(v *ir.Value) value {
	from := s.lane(v, whole)
	bits := 0
	for i := range from {
		if from[i].width == 0 {
			return s.common(v)
		}
		bits += int(from[i].width)
	}
	if w := widthOf(v); bits == w {
		return s.gather(from, 0, w)
	}
	return s.common(v)
}

// gather is the w bits from bit at on of the numbers in from, the first lowest; at is in the first.
func (s *solver) gather(from []value, at, w int) value {
	n, have := 0, -at // bits of the first n numbers
	for have < w {
		have += int(from[n].width)
		n++
	}
	from = from[:n]
	if n == 1 && at == 0 && have == w {
		return from[0]
	}
	all := joint(from, w)
	all.place = placeAny
	if w > 64 {
		return all
	}
	r := s.sum(from, at, w, all)
	s.take(&r, s.bitsOf(from, at, w))
	return r
}

// bitsOf is what is known of the bits that gather takes.
func (s *solver) bitsOf(from []value, at, w int) facts {
	var r facts
	for i, pos := 0, 0; i < len(from); i++ {
		have := int(from[i].width)
		if have > 64 {
			return facts{}
		}
		bits := min(have-at, w-pos)
		x := s.frame.factsOf(&from[i]).shr(at, have).resize(have, bits, false)
		r = r.or(facts{x.zero << pos, x.one << pos, x.same << pos})
		at, pos = 0, pos+bits
	}
	return r
}

// sum is gather by arithmetic, or all if that says nothing.
func (s *solver) sum(from []value, at, w int, all value) value {
	sum, pos := constant(0, w), 0
	for i := range from {
		bits := min(int(from[i].width)-at, w-pos)
		p, ok := s.cut(&from[i], at, bits)
		if ok && bits < w {
			p, ok = s.frame.widen(&p, w, false)
		}
		if ok {
			p, ok = s.frame.times(&p, 1<<pos)
		}
		if ok {
			sum, ok = s.frame.add(&sum, &p)
		}
		if !ok {
			return all
		}
		at, pos = 0, pos+bits
	}
	sum.refined, sum.place = all.refined, all.place
	return sum
}

// cut is the w bits of a from bit at on. What is above them is cut off first: lanes may differ there alone.
func (s *solver) cut(a *value, at, w int) (value, bool) {
	if !a.shaped() || a.width > 64 {
		return value{}, false
	}
	p, ok := *a, true
	if at+w < int(a.width) {
		p = s.frame.narrow(a, at+w)
	}
	if at == 0 {
		return p, p.shaped()
	}
	if p.known {
		c, lanes, made := s.frame.mapLanes(&p, func(x uint64) uint64 { return x >> at })
		p, ok = s.frame.vectorValue(Grid, true, widest, c, lanes, a.from, int(p.width)), made
	} else {
		p, ok = s.frame.shiftRight(&p, at)
	}
	if ok {
		p = s.frame.narrow(&p, w)
	}
	return p, ok && p.shaped()
}

// extract takes a member out of an aggregate, or the element of a vector that an index says.
func (s *solver) extract(v *ir.Value) value {
	agg := v.Args[0]
	idx := s.use(v, 1)
	if idx.plain() && !idx.refined {
		if from, _, ok := elementRange(agg.Type, idx.c); ok {
			return s.slice(v, agg, from)
		}
	}
	r := s.common(v)
	parts := s.appendParts(nil, agg, v.Block)
	if !idx.known || compound(v.Type) || s.parts[agg.ID] == nil {
		return r
	}
	// Each thread is known to take a certain element: known too, or the same for all.
	for i := range s.frame.n {
		k := idx.lane(i)
		if k >= uint64(len(parts)) || !parts[k].known || int(parts[k].width) != widthOf(v) {
			return r
		}
	}
	lanes := s.frame.vector()
	if lanes == nil {
		return r
	}
	from := idx.from
	for i := range lanes {
		p := &parts[idx.lane(i)]
		lanes[i], from = p.lane(i), max(from, p.from)
	}
	refined, place := r.refined, r.place
	r = s.frame.vectorValue(Grid, true, widest, 0, lanes, from, widthOf(v))
	r.refined, r.place = refined, place
	return r
}

// insert replaces a member of an aggregate, or the element of a vector that an index says: by one that is not known, each element may
// be the new one.
func (s *solver) insert(v *ir.Value) value {
	agg, elem := v.Args[0], v.Args[1]
	types := s.elementTypes(v.Type)
	idx := s.use(v, 2)
	news := s.appendParts(nil, elem, v.Block)
	if types == nil || compound(elem.Type) && s.elementTypes(elem.Type) == nil {
		return s.common(v)
	}
	parts := s.appendParts(make([]value, 0, len(types)), agg, v.Block)
	if idx.plain() && !idx.refined {
		from, to, ok := elementRange(v.Type, idx.c)
		if !ok || to-from != len(news) {
			return s.common(v)
		}
		copy(parts[from:to], news)
		return s.tuple(v, parts...)
	}
	if len(news) != 1 {
		return s.common(v)
	}
	for i := range parts {
		old := parts[i]
		if is, ok := s.equals(&idx, uint64(i)); ok {
			parts[i] = s.choose(&is, false, &news[0], &old)
		} else {
			parts[i] = s.frame.either(idx.scope, &news[0], &old)
			parts[i].from = max(parts[i].from, idx.from)
			parts[i].refined = parts[i].refined || idx.refined
		}
		parts[i].place = join(old.place, news[0].place)
		parts[i].visits = 0
	}
	return s.tuple(v, parts...)
}

// equals is the predicate a == c, where a is known.
func (s *solver) equals(a *value, c uint64) (value, bool) {
	if !a.known {
		return value{}, false
	}
	first, lanes, ok := s.frame.mapLanes(a, func(x uint64) uint64 { return truth(x == c) })
	r := s.frame.vectorValue(Grid, true, widest, first, lanes, a.from, 1)
	r.refined = a.refined
	return r, ok
}

// shuffleVector picks elements of two vectors by constants. What the mask leaves open is whatever each thread gets.
func (s *solver) shuffleVector(v *ir.Value) value {
	types := s.elementTypes(v.Type)
	from := s.appendParts(s.appendParts(nil, v.Args[0], v.Block), v.Args[1], v.Block)
	mask := v.Args[2]
	if len(types) == 0 || len(from) != 2*v.Args[0].Type.Len || mask.Op != ir.OpTuple && mask.Op != ir.OpZero {
		return s.common(v)
	}
	parts := make([]value, len(types))
	for i, t := range types {
		parts[i] = divergent(fromData, scalarWidth(t))
		switch {
		case mask.Op == ir.OpZero:
			parts[i] = from[0]
		case i < len(mask.Args) && mask.Args[i].Op == ir.OpConst && mask.Args[i].Aux.Bits < uint64(len(from)):
			parts[i] = from[mask.Args[i].Aux.Bits]
		}
	}
	return s.tuple(v, parts...)
}

// zero is a constant all of whose bits are 0.
func (s *solver) zero(v *ir.Value) value {
	if w := widthOf(v); w > 0 && w <= 64 {
		return constant(0, w)
	}
	types := s.elementTypes(v.Type)
	parts := make([]value, len(types))
	for i, t := range types {
		if parts[i] = uniformAt(Grid, fromIDs, scalarWidth(t)); t.Bits <= 64 {
			parts[i] = constant(0, t.Bits)
		}
	}
	if len(parts) == 0 {
		return uniformAt(Grid, fromIDs, 0)
	}
	return s.tuple(v, parts...)
}
