package uniform

import "math/bits"

// widest is the alignment of 0.
const widest = 64

// value is the abstract value of one SSA value: what is known of it in every execution of its definition.
//
// If known, it is c + lanes[thread] mod 2^width. If linear, it is that plus a base, unknown but the same in all threads of
// scope base that execute the definition together, and a multiple of 2^align. Lanes nil stands for zeros. A value that is
// uniform is known or linear with lanes nil or constant in each warp; one that is neither known nor linear is divergent.
type value struct {
	scope  Scope
	base   Scope
	from   source
	known  bool
	linear bool
	// refined: uniform only if undefined registers are given the value that suits. Never used to call a branch `never`.
	refined bool
	width   uint8
	align   uint8
	place   provenance
	visits  uint8
	seen    bool  // it has been computed at least once
	root    int32 // the SSA value, by ID, that this one equals in the same thread, plus off
	c       uint64
	off     uint64
	below   uint64 // if not 0: read without a sign, the number is less than this in every thread
	least   uint64 // read without a sign, the number is at least this in every thread
	lanes   []uint64
	bits    *facts // what is known of single bits, if that is more than the rest says
}

// constant is the value that is x in all threads.
func constant(x uint64, width int) value {
	return value{scope: Grid, base: Grid, known: true, width: uint8(width), align: widest, c: trunc(x, width), root: none, place: placeInt}
}

// uniformAt is a value of which only the scope is known: divergent for None.
func uniformAt(s Scope, from source, width int) value {
	return value{scope: s, base: s, from: from, linear: s != None, width: uint8(width), root: none}
}

// divergent is a value of which nothing is known.
func divergent(from source, width int) value { return uniformAt(None, from, width) }

// vector is c + lanes, plus a base of scope base if that is not known to be 0.
func (f *frame) vectorValue(base Scope, known bool, align int, c uint64, lanes []uint64, from source, width int) value {
	v := value{base: base, from: from, known: known, linear: !known, width: uint8(width), align: uint8(min(align, widest)),
		c: trunc(c, width), lanes: lanes, root: none}
	if known {
		v.base, v.align = Grid, widest
	}
	if lanes != nil && allSame(lanes) {
		v.c, v.lanes = trunc(v.c+lanes[0], width), nil
	}
	switch {
	case v.lanes == nil:
		v.scope = v.base
	case f.warpConstant(v.lanes):
		v.scope = min(Warp, v.base)
	default:
		v.scope = None
	}
	return v
}

func allSame(x []uint64) bool {
	for _, y := range x {
		if y != x[0] {
			return false
		}
	}
	return true
}

// plain reports whether v is the same known number in every thread.
func (v *value) plain() bool { return v.known && v.lanes == nil }

// firm is the scope that v has whatever undefined registers hold.
func (v *value) firm() Scope {
	if v.refined {
		return None
	}
	return v.scope
}

// shaped reports whether v's variation over the lanes is known.
func (v *value) shaped() bool { return v.known || v.linear }

// lane is element i of v without its base.
func (v *value) lane(i int) uint64 {
	if v.lanes == nil {
		return v.c
	}
	return trunc(v.c+v.lanes[i], int(v.width))
}

// same reports whether a and b are equal in every thread that has both, the base included.
func same(a, b *value) bool {
	if a.width != b.width {
		return false
	}
	if a.known && b.known {
		if a.lanes == nil && b.lanes == nil {
			return a.c == b.c
		}
		n := max(len(a.lanes), len(b.lanes))
		for i := range n {
			if a.lane(i) != b.lane(i) {
				return false
			}
		}
		return true
	}
	return a.root != none && a.root == b.root && a.off == b.off
}

// shift returns d if b = a + d in every thread but for their bases.
func shift(a, b *value) (d uint64, ok bool) {
	w := int(a.width)
	d = trunc(b.lane(0)-a.lane(0), w)
	for i := 1; i < max(len(a.lanes), len(b.lanes)); i++ {
		if trunc(b.lane(i)-a.lane(i), w) != d {
			return 0, false
		}
	}
	return d, true
}

// either is the value that is one of a and b, the choice being uniform at scope s.
func (f *frame) either(s Scope, a, b *value) value {
	from := max(a.from, b.from)
	equal := same(a, b)
	if equal {
		s = Grid // whichever it is
	}
	v := uniformAt(min(s, a.scope, b.scope), from, int(a.width))
	switch {
	case equal && a.known && b.known:
		v = *a
		v.scope, v.from, v.visits, v.bits = min(a.scope, b.scope), from, 0, nil
	case s >= Warp && a.shaped() && b.shaped():
		if d, ok := shift(a, b); ok {
			align := min(int(a.align), int(b.align))
			if d != 0 {
				align = min(align, bits.TrailingZeros64(d))
			}
			v = f.vectorValue(min(s, a.base, b.base), false, align, a.c, a.lanes, from, int(a.width))
		}
	}
	if equal { // What only one of them knows of the number is not true of it: it may rest on this very choice, round a cycle.
		v.root, v.off = a.root, a.off
	} else {
		v.from = max(from, fromRun)
	}
	v.refined = a.refined || b.refined
	v.place = join(a.place, b.place)
	if !v.plain() {
		v.below, v.least = wider(a.bound(), b.bound()), min(a.atLeast(), b.atLeast())
	}
	if a.bits != nil || b.bits != nil || a.plain() && b.plain() {
		x, y := f.factsOf(a), f.factsOf(b)
		if s >= Warp {
			f.know(&v, x.either(y))
		} else {
			f.know(&v, x.any(y))
		}
	}
	return v
}

// bound is below, or what is known of a known value.
func (v *value) bound() uint64 {
	if !v.known || v.below != 0 {
		return v.below
	}
	m := v.lane(0)
	for i := 1; i < len(v.lanes); i++ {
		m = max(m, v.lane(i))
	}
	return m + 1 // 0, no bound, if it is the largest number of 64 bits
}

// atLeast is least, or the number of a known value that does not vary.
func (v *value) atLeast() uint64 {
	if v.plain() {
		return v.c
	}
	return v.least
}

// wider is the bound of what may be below a or below b.
func wider(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return 0
	}
	return max(a, b)
}

// lower leaves of v what can be relied on in scope q at most.
func (v *value) lower(q Scope, why source) {
	if q < Warp && v.bits != nil {
		v.bits = v.bits.apart()
	}
	if q >= v.base && q >= v.scope {
		return
	}
	v.from = max(v.from, why)
	v.base, v.scope = min(v.base, q), min(v.scope, q)
	if q == None {
		if v.linear && v.lanes == nil && v.align > 0 { // in any trip a multiple of the same
			v.bits = v.bits.multiple(v.c, int(v.align), int(v.width))
		}
		v.known, v.linear, v.align, v.c, v.lanes = false, false, 0, 0, nil
	}
}

// settle makes a recomputed value no better than the one before, and gives up its numbers after many visits, so that the
// fixed point ends.
func (f *frame) settle(old, v *value) {
	v.visits = old.visits
	if v.visits < maxVisits {
		v.visits++
	}
	kept := v.bits
	if old.bits != nil || v.bits != nil {
		before := f.factsOf(old)
		now := before.either(f.factsOf(v))
		if kept = &now; v.visits > narrowVisits && now != before {
			kept = nil
		}
	}
	v.from = max(old.from, v.from)
	v.refined = v.refined || old.refined
	v.place = join(old.place, v.place)
	if old.root != v.root || old.off != v.off {
		v.root = none
	}
	below := wider(old.bound(), v.bound())
	if v.visits > boundVisits && below != old.bound() {
		below = 0
	}
	least := min(old.atLeast(), v.atLeast())
	if v.visits > boundVisits && least != old.atLeast() {
		least = 0
	}
	scope := min(old.scope, v.scope)
	keep := v.shaped() && old.shaped() && v.visits < maxVisits
	if keep {
		d, ok := shift(old, v)
		switch {
		case !ok:
			keep = false
		case !old.known || !v.known || d != 0:
			align := min(int(old.align), int(v.align))
			if d != 0 {
				align = min(align, bits.TrailingZeros64(d))
			}
			if v.visits > narrowVisits {
				align = 0
			}
			w := f.vectorValue(min(old.base, v.base), false, align, old.c, old.lanes, v.from, int(v.width))
			v.known, v.linear, v.base, v.align, v.c, v.lanes, v.scope = w.known, w.linear, w.base, w.align, w.c, w.lanes, w.scope
		}
	}
	if !keep && (v.scope > scope || v.lanes != nil || v.known || !old.shaped() || v.visits >= maxVisits) {
		u := uniformAt(scope, v.from, int(v.width))
		v.known, v.linear, v.base, v.align, v.c, v.lanes = false, u.linear, u.base, 0, 0, nil
	}
	v.scope = min(v.scope, scope)
	if v.lanes == nil && !v.known {
		v.base = min(v.base, v.scope)
		v.linear = v.scope != None
	}
	if v.below, v.least = below, least; v.plain() {
		v.least = 0 // the number says it
	}
	if v.bits = nil; kept != nil {
		f.know(v, *kept)
	}
}

// Limits on the visits of one value: after boundVisits its bound may no longer move, after narrowVisits its base keeps no
// alignment and facts about its bits may no longer change, after maxVisits it keeps no numbers at all.
const (
	boundVisits  = 2
	narrowVisits = 6
	maxVisits    = 24
)

// equal reports whether nothing changed from v to u.
func (v *value) equal(u *value) bool {
	return v.scope == u.scope && v.base == u.base && v.from == u.from && v.known == u.known && v.linear == u.linear &&
		v.refined == u.refined && v.align == u.align && v.place == u.place && v.root == u.root && v.off == u.off && v.c == u.c && v.below == u.below && v.least == u.least &&
		sameVector(v.lanes, u.lanes) && (v.bits == u.bits || v.bits != nil && u.bits != nil && *v.bits == *u.bits)
}
