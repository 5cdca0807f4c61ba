package uniform

import "lockstep/ir"

// Values of several elements: vectors, arrays, structures, nested ones too, and the tuples of operations with several results. What is
// known of one is kept per element, which is a scalar of it, in the order of memory: parts[v.ID]. A value without parts has elements
// that are all as the value as such. The value as such is what all elements have in common, so that whoever looks at that is right.
//
// An element keeps the identity (root) of the scalar that it was made of. Structure only moves elements; what is computed lane
// by lane is in lanewise.go.

// maxElements bounds the elements of a value that are followed one by one. Of a value with more, what all have in common is known.
const maxElements = 64

// compound reports whether t has elements.
func compound(t *ir.Type) bool {
	switch t.Kind {
	case ir.KindVector, ir.KindArray, ir.KindStruct, ir.KindTuple:
		return true
	}
	return false
}

// countElements is the number of scalars in t, at most maxElements+1.
func countElements(t *ir.Type) int {
	switch {
	case !compound(t):
		return 1
	case t.Elem != nil:
		n := countElements(t.Elem)
		if t.Len > maxElements || n*t.Len > maxElements {
			return maxElements + 1
		}
		return n * t.Len
	}
	n := 0
	for _, e := range t.Elems {
		if n += countElements(e); n > maxElements {
			return maxElements + 1
		}
	}
	return n
}

// elementTypes lists the scalars of t; nil if t has no elements or too many.
func (s *solver) elementTypes(t *ir.Type) []*ir.Type {
	if !compound(t) {
		return nil
	}
	if list, ok := s.elems[t]; ok {
		return list
	}
	var list []*ir.Type
	if n := countElements(t); n <= maxElements {
		list = appendElements(make([]*ir.Type, 0, n), t)
	}
	if s.elems == nil {
		s.elems = map[*ir.Type][]*ir.Type{}
	}
	s.elems[t] = list
	return list
}

func appendElements(list []*ir.Type, t *ir.Type) []*ir.Type {
	switch {
	case !compound(t):
		return append(list, t)
	case t.Elem != nil:
		for range t.Len {
			list = appendElements(list, t.Elem)
		}
	}
	for _, e := range t.Elems {
		list = appendElements(list, e)
	}
	return list
}

// elementRange says which elements of a value of type t member i is; false if there is no such member.
func elementRange(t *ir.Type, i uint64) (from, to int, ok bool) {
	switch {
	case t.Elem != nil && i < uint64(t.Len):
		n := countElements(t.Elem)
		return int(i) * n, int(i+1) * n, true
	case t.Elem == nil && i < uint64(len(t.Elems)):
		for _, e := range t.Elems[:i] {
			from += countElements(e)
		}
		return from, from + countElements(t.Elems[i]), true
	}
	return 0, 0, false
}

// scalarWidth is the width of a scalar, 0 if it is too wide to look into.
func scalarWidth(t *ir.Type) int {
	if t.IsScalar() && t.Bits <= 128 {
		return t.Bits
	}
	return 0
}

// whole stands for a value as such, in place of the number of an element.
const whole = -1

// element is element i of a, a scalar of type t, as block b sees it. Of a scalar it is the scalar itself.
func (s *solver) element(a *ir.Value, i int, t *ir.Type, b *ir.Block) value {
	if i == whole || !compound(a.Type) {
		return s.outside(s.vals[a.ID], a, b)
	}
	if parts := s.parts[a.ID]; i < len(parts) {
		return s.outside(parts[i], a, b)
	}
	x := s.outside(s.vals[a.ID], a, b)
	return spread(&x, t)
}

// undefined reports whether element i of v is never written.
func (s *solver) undefined(v *ir.Value, i int) bool {
	for {
		switch {
		case s.neverWritten(int32(v.ID)):
			return true
		case v.Op != ir.OpTuple && v.Op != ir.OpInsert || v.Guarded():
			return false
		}
		if v, i = member(v, i); v == nil {
			return false
		}
	}
}

// member is the operand of a tuple or of an insertion by a constant index that element i of it comes from, and which element of that
// it is; nil if it cannot be told.
func member(v *ir.Value, i int) (*ir.Value, int) {
	if v.Op == ir.OpInsert {
		agg, elem, idx := v.Args[0], v.Args[1], v.Args[2]
		from, to, ok := elementRange(v.Type, idx.Aux.Bits)
		switch {
		case idx.Op != ir.OpConst || !ok:
			return nil, 0
		case from <= i && i < to:
			return elem, i - from
		}
		return agg, i
	}
	for _, a := range v.Args {
		n := countElements(a.Type)
		if i < n {
			return a, i
		}
		i -= n
	}
	return nil, 0
}

// spread is any element, of type t, of a value all of whose elements are as x.
func spread(x *value, t *ir.Type) value {
	u := uniformAt(x.scope, x.from, scalarWidth(t))
	u.refined, u.place = x.refined, x.place
	if u.place == placeNone {
		u.place = placeAny
	}
	return u
}

// parted reports whether more is known of the elements of v's operands than of the operands as such.
func (s *solver) parted(v *ir.Value) bool {
	for _, a := range v.Operands() {
		if s.parts[a.ID] != nil {
			return true
		}
	}
	return false
}

// tuple records the elements of v and returns what is common to them. If that says all, nothing is recorded.
func (s *solver) tuple(v *ir.Value, parts ...value) value {
	types := s.elementTypes(v.Type)
	u := meet(parts, 0)
	s.made = nil
	more := v.Type.Kind == ir.KindTuple
	for i := range parts {
		p := &parts[i]
		if i < len(types) && types[i].IsScalar() {
			if w := uint8(min(types[i].Bits, 128)); w != p.width {
				p.width, p.bits = w, nil
			}
		}
		u.refined = u.refined || p.refined
		u.place = join(u.place, p.place)
		more = more || p.root != none
	}
	for i := range parts {
		p := &parts[i]
		more = more || p.scope != u.scope || p.from != u.from || p.refined != u.refined || p.known || p.base != u.base || p.align != 0 ||
			p.c != 0 || p.lanes != nil || p.below != 0 || p.least != 0 || p.bits != nil
	}
	if len(types) == len(parts) && more {
		s.made = parts
	}
	return u
}

// each gives r to every element of v.
func (s *solver) each(v *ir.Value, r value) value {
	if v.Type.Kind != ir.KindTuple {
		return r
	}
	parts := make([]value, len(s.elementTypes(v.Type)))
	for i := range parts {
		parts[i] = r
		parts[i].root = none
	}
	return s.tuple(v, parts...)
}

// keepParts settles parts of v, nil if they are all as r, with what was known of them; had is what was known of v as such, nothing if it
// was not seen. It reports whether that changes any.
func (s *solver) keepParts(v *ir.Value, had, r *value, parts []value) (changed bool) {
	before := s.parts[v.ID]
	if parts == nil && before == nil {
		return false
	}
	types := s.elementTypes(v.Type)
	if parts == nil {
		parts = make([]value, len(before))
		for i := range parts {
			parts[i] = spread(r, types[i])
		}
	}
	for i := range parts {
		p := &parts[i]
		p.visits = 0
		root, off := p.root, p.off
		switch {
		case before != nil:
			s.frame.settle(&before[i], p)
		case had.seen:
			old := spread(had, types[i])
			s.frame.settle(&old, p)
		}
		switch {
		case p.root != none:
		case root != none && p.visits <= rootVisits:
			p.root, p.off = root, off
		default:
			p.root, p.off = elementRoot(v.ID, i), 0
		}
		changed = changed || before == nil || !before[i].equal(p)
	}
	if s.parts == nil {
		s.parts = map[ir.ID][]value{}
	}
	s.parts[v.ID] = parts
	return changed
}

// rootVisits is how often what an element is equal to may change: first to what comes into a loop, then to what goes round in it.
const rootVisits = 3

// Identities of elements, as roots. Numbers from -2 on down are special registers, those from 0 on up values.
const (
	firstElementRoot = -1 << 16
	maxElementRoots  = 1 << 24 // values whose elements have one
)

// elementRoot identifies element i of a value.
func elementRoot(id ir.ID, i int) int32 {
	if id >= maxElementRoots || i >= maxElements {
		return none
	}
	return firstElementRoot - int32(id)*maxElements - int32(i)
}
