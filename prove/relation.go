package prove

import "lockstep/ir"

// relation says which live values of both functions are equal at a cut. Members of one class are equal, but that a value of
// old which is undefined may be anything. Where values may be poison, those of new, all equal, may also be more defined than those
// of old: what both compute from them is so too. It is an optimistic value numbering over both functions at once (B. Alpern,
// M. Wegman and F. K. Zadeck, "Detecting Equality of Variables in Programs", POPL 1988): the meet over all paths into the cut.
type relation struct {
	class []int32 // of the live values of old, then those of new; undefinedClass: undefined on every path so far
	mate  []int32 // of each value of old: index of the one of new with the same ID or, failing that, register; -1
	parts []parting
	arity int // how many paths came in

	trustsMates bool // a value of new that equals none of old stays with its mate
}

// undefinedClass is the class of a value of old that was undefined on all paths: equal to whatever it has to be.
const undefinedClass = -1

// parting is where two values that should have stayed equal did not.
type parting struct {
	old, new *ir.Value
	why      string
}

func newRelation(old, new int) *relation { return &relation{class: make([]int32, old+new)} }

// relate makes the relation of a cut before any path came in.
func relate(old, new []*ir.Value) *relation {
	r := newRelation(len(old), len(new))
	r.mate = make([]int32, len(old))
	byID := make(map[ir.ID]int32, len(new))
	byReg := make(map[ir.Reg]int32, len(new))
	for j, w := range new {
		byID[w.ID] = int32(len(old) + j)
		if w.Reg != 0 {
			byReg[w.Reg] = int32(len(old) + j)
		}
	}
	for i, v := range old {
		r.mate[i] = -1
		if j, ok := byID[v.ID]; ok {
			r.mate[i] = j
		} else if j, ok := byReg[v.Reg]; ok {
			r.mate[i] = j
		}
	}
	return r
}

// classKey is a class split by what its members are on a path.
type classKey struct {
	class int32
	value term
}

// meet takes in a path on which the live values are the terms given. It reports whether the relation became weaker.
// refines tells whether a term of new is as defined as one of old; nil if only equality counts.
func (r *relation) meet(t *terms, values []term, refines func(old, new term) bool, parted func(i, j int32)) bool {
	first := r.arity == 0
	r.arity++
	olds := int32(len(r.mate))
	undefined := func(i int32) bool { return i < olds && t.at(values[i]).kind == kindUndef }
	// partner finds a value of new that i can stand with, its mate before others.
	partner := func(i int32, fits func(j int32) bool) int32 {
		if j := r.mate[i]; j >= 0 && fits(j) {
			return j
		}
		for j := olds; j < int32(len(values)); j++ {
			if fits(j) {
				return j
			}
		}
		return -1
	}
	number := make(map[classKey]int32)
	class := make([]int32, len(values))
	for i := range int32(len(values)) {
		was := r.class[i]
		key := classKey{was, values[i]}
		switch {
		case undefined(i) && (first || was == undefinedClass):
			class[i] = undefinedClass
			continue
		case undefined(i):
			key.value = noTerm
			if j := partner(i, func(j int32) bool { return r.class[j] == was }); j >= 0 {
				key.value = values[j]
			}
		case was == undefinedClass:
			if j := partner(i, func(j int32) bool { return values[j] == values[i] }); j >= 0 {
				key.class = r.class[j]
			}
		}
		n, ok := number[key]
		if !ok {
			n = int32(len(number))
			number[key] = n
		}
		class[i] = n
	}
	if refines != nil {
		r.joinRefined(class, values, first, refines)
	}
	if r.trustsMates {
		r.joinMates(class)
	}
	renumber(class)
	changed := first
	for i := range class {
		changed = changed || class[i] != r.class[i]
	}
	if changed {
		for i, j := range r.mate {
			if i := int32(i); j >= 0 && class[i] != undefinedClass && class[i] != class[j] && (first || r.class[i] == r.class[j]) {
				parted(i, j)
			}
		}
	}
	r.class = class
	return changed
}

// renumber numbers classes in the order in which they first appear, so that equal partitions have equal numbers.
func renumber(class []int32) {
	number := make(map[int32]int32)
	for i, n := range class {
		if n == undefinedClass {
			continue
		}
		if _, ok := number[n]; !ok {
			number[n] = int32(len(number))
		}
		class[i] = number[n]
	}
}

// joinRefined puts values of new that are in no class with one of old into the class of a mate that they refine, if no other
// value of new is there than equal ones.
func (r *relation) joinRefined(class []int32, values []term, first bool, refines func(old, new term) bool) {
	olds := int32(len(r.mate))
	taken := make(map[int32]bool)
	for _, n := range class[:olds] {
		taken[n] = true
	}
	there := make(map[int32]term) // by class: what the values of new in it are
	for j := olds; j < int32(len(class)); j++ {
		if taken[class[j]] {
			there[class[j]] = values[j]
		}
	}
	for i, j := range r.mate {
		if j < 0 || class[i] == undefinedClass || taken[class[j]] || !first && r.class[i] != r.class[j] {
			continue
		}
		if was, ok := there[class[i]]; ok && was != values[j] || !ok && !refines(values[i], values[j]) {
			continue
		}
		class[j] = class[i]
		there[class[i]] = values[j]
	}
}

// joinMates puts values of new that are in no class with one of old into the class of their mates.
func (r *relation) joinMates(class []int32) {
	taken := make(map[int32]bool)
	for _, n := range class[:len(r.mate)] {
		taken[n] = true
	}
	for i, j := range r.mate {
		if j >= 0 && class[i] != undefinedClass && !taken[class[j]] {
			class[j] = class[i]
		}
	}
}
