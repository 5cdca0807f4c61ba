package uniform

import (
	"strings"

	"lockstep/ir"
)

// Operations on vectors, and those with several results: what they do lane by lane is computed lane by lane, by the transfer functions
// of scalars.

// laneWidth is the width of the number that v, or one lane of it, computes first; 0 if that is no number, or too wide to look into.
func laneWidth(v *ir.Value) int {
	t := v.Type
	if t != nil && t.Kind == ir.KindTuple && len(t.Elems) > 0 {
		t = t.Elems[0]
	}
	if t != nil && t.Kind == ir.KindVector {
		t = t.Elem
	}
	if t == nil {
		return 0
	}
	return scalarWidth(t)
}

// pure computes a pure operation that does not only move elements.
func (s *solver) pure(v *ir.Value) value {
	switch t := v.Type; {
	case !compound(t):
		return s.compute(v, s.lane(v, whole))
	case v.Op == ir.OpLib:
		return s.library(v)
	case v.Op == ir.OpSelp && t.Kind != ir.KindVector:
		return s.selected(v)
	case t.Kind == ir.KindTuple:
		return s.several(v)
	case t.Kind == ir.KindVector:
		types := s.elementTypes(t)
		if n := len(types); n > 0 && s.lanewise(v, n) {
			return s.tuple(v, s.lanes(v, n, s.compute)...)
		}
	}
	return s.common(v)
}

// common is what all operands of v have in common.
func (s *solver) common(v *ir.Value) value {
	return joint(s.lane(v, whole), scalarWidth(v.Type))
}

// joint is what all of args have in common, what undefined registers do to them included.
func joint(args []value, width int) value {
	r := meet(args, width)
	for i := range args {
		r.refined = r.refined || args[i].refined
	}
	return r
}

// lanewise reports whether v's operands are vectors of n lanes, or scalars for all lanes.
func (s *solver) lanewise(v *ir.Value, n int) bool {
	for _, a := range v.Operands() {
		if compound(a.Type) && (a.Type.Kind != ir.KindVector || len(s.elementTypes(a.Type)) != n) {
			return false
		}
	}
	return true
}

// lane lists the operands of v in lane i, until the next call.
func (s *solver) lane(v *ir.Value, i int) []value {
	args := s.args[:0]
	if i == whole {
		var y value
		for _, a := range s.inputsOf(v)[:len(v.Operands())] {
			args = append(args, *s.input(a, int32(v.Block.ID), &y))
		}
		s.args = args
		return args
	}
	for _, a := range v.Operands() {
		t := a.Type
		if t.Kind == ir.KindVector {
			t = t.Elem
		}
		args = append(args, s.element(a, i, t, v.Block))
	}
	s.args = args
	return args
}

// lanes computes do in each of n lanes: once, if they are all alike.
func (s *solver) lanes(v *ir.Value, n int, do func(v *ir.Value, args []value) value) []value {
	parts := make([]value, n)
	alike := !s.parted(v)
	for i := range parts {
		if i == 0 || !alike {
			parts[i] = do(v, s.lane(v, i))
		} else {
			parts[i] = parts[0]
		}
		if alike {
			parts[i].root = none
		}
	}
	return parts
}

// several computes an operation with several results, each a scalar or a vector.
func (s *solver) several(v *ir.Value) value {
	var parts []value
	for k, t := range v.Type.Elems {
		n := max(1, len(s.elementTypes(t)))
		if !s.lanewise(v, n) && n > 1 {
			return s.common(v)
		}
		do := s.compute
		if k > 0 {
			do = s.second
		}
		parts = append(parts, s.lanes(v, n, do)...)
	}
	return s.tuple(v, parts...)
}

// second is the second result of an operation, of operands args.
func (s *solver) second(v *ir.Value, args []value) value {
	w := 1
	if t := v.Type.Elems[1]; t.IsScalar() {
		w = scalarWidth(t)
	}
	if v.Op == ir.OpSetp && v.Mods().Bool == ir.NoBool { // p|q
		p := s.compute(v, args)
		return s.invert(&p)
	}
	return joint(args, w)
}

// selected is a choice between two structures, or arrays.
func (s *solver) selected(v *ir.Value) value {
	types := s.elementTypes(v.Type)
	ops := v.Operands()
	if len(types) == 0 || len(ops) != 3 || compound(ops[2].Type) {
		return s.common(v)
	}
	p := s.use(v, 2)
	parts := make([]value, len(types))
	for i, t := range types {
		x, y := s.element(ops[0], i, t, v.Block), s.element(ops[1], i, t, v.Block)
		parts[i] = s.choose(&p, v.Mods().Flags&ir.NegC != 0, &x, &y)
		parts[i].place = join(x.place, y.place)
	}
	return s.tuple(v, parts...)
}

// library is a function known by its name, of whose elements each may depend on all operands, but for those that are known to go lane
// by lane.
func (s *solver) library(v *ir.Value) value {
	types := s.elementTypes(v.Type)
	n := len(types) / 2
	if !strings.Contains(v.Mods().Text, ".with.overflow") || v.Type.Kind != ir.KindStruct || len(v.Type.Elems) != 2 || n == 0 || !s.lanewise(v, n) && n > 1 {
		return s.common(v)
	}
	// {sums, whether they left their range}
	sums := s.lanes(v, n, func(_ *ir.Value, args []value) value { return joint(args, scalarWidth(types[0])) })
	left := s.lanes(v, n, func(_ *ir.Value, args []value) value { return joint(args, 1) })
	return s.tuple(v, append(sums, left...)...)
}
