package prove

import (
	"slices"

	"lockstep/ir"
)

// compare asks that both functions did the same on a path, and takes its end into the relation there. It returns an atom where
// the path has to split before it can tell.
func (p *prover) compare(l *leaf) (need term, f *failure) {
	bound := newRefinement()
	old, new := l.old, l.new
	for i := range min(len(old.events), len(new.events)) {
		if need, f = p.sameEvent(l, &old.events[i], &new.events[i], bound); f != nil || need != noTerm {
			return need, f
		}
	}
	switch a, b := len(old.events), len(new.events); {
	case a > b:
		return noTerm, failed("%s of old does not happen in new", place(old.events[b].v))
	case a < b:
		return noTerm, failed("%s happens in new alone", place(new.events[a].v))
	}
	if old.end == nil && new.end == nil {
		return p.sameEvent(l, &old.left, &new.left, bound)
	}
	if old.end != new.end {
		f := failed("old goes on to %s, new to %s", whereTo(old, 0), whereTo(new, 1))
		f.ends = [2]*cut{old.end, new.end}
		return noTerm, f
	}
	p.arrive(l, bound)
	return noTerm, nil
}

// sameEvent asks that two effects are the same: the operation, its operands and, if it is convergent, its place.
func (p *prover) sameEvent(l *leaf, a, b *event, bound *refinement) (need term, f *failure) {
	if a.sig != b.sig || len(a.args) != len(b.args) {
		return noTerm, failed("old does %s, new does %s", place(a.v), place(b.v))
	}
	for i := range a.args {
		if p.refines(a.args[i], b.args[i], bound) {
			continue
		}
		for _, x := range []term{a.args[i], b.args[i]} {
			if need = p.terms.split(x); need != noTerm && (!p.terms.strict || p.terms.neverPoison(need)) {
				return need, nil
			}
		}
		return noTerm, failed("operand %d of %s is %s in old and %s in new%s", i+1, place(a.v), p.show(a.args[i]), p.show(b.args[i]), p.because(a.v, b.v))
	}
	if !a.v.Convergent() && !b.v.Convergent() {
		return noTerm, nil
	}
	if !slices.Equal(l.old.branches[:a.turn], l.new.branches[:b.turn]) {
		return noTerm, failed("%s is convergent, and other branches lead to it in new", place(a.v))
	}
	for _, pair := range [][2]*ir.Value{{a.v, b.v}, {b.v, a.v}} {
		if was, ok := p.partner[pair[0]]; ok && was != pair[1] {
			return noTerm, failed("%s is convergent, and stands for more than one operation of the other function", place(pair[0]))
		}
		p.partner[pair[0]] = pair[1]
	}
	return noTerm, nil
}

// refinement remembers, within one path, what undefined parts of old's terms were taken for.
type refinement struct {
	taken map[term]term    // terms of old, and what they are in new
	trail []term           // of old, in the order in which they were taken
	clash int              // how often a term had been taken for something else
	not   map[[2]term]bool // pairs that are known not to fit, whatever else was taken
}

// undo forgets what was taken since the trail was n long.
func (r *refinement) undo(n int) {
	for _, x := range r.trail[n:] {
		delete(r.taken, x)
	}
	r.trail = r.trail[:n]
}

func newRefinement() *refinement {
	return &refinement{taken: make(map[term]term), not: make(map[[2]term]bool)}
}

// refines reports whether new's b is what old's a is, or a is undefined and may be b, or b is a frozen. Within one path, an
// undefined part of a larger term is taken for one thing only.
func (p *prover) refines(a, b term, r *refinement) bool {
	if a == b {
		return true
	}
	x, y := p.terms.at(a), p.terms.at(b)
	switch {
	case y.kind == kindApp && p.sigs.frozen[y.sig] && (y.args[0] == a || x.sig != y.sig && p.refines(a, y.args[0], r)):
		return true // and refinement is transitive
	case !x.undef && !p.terms.strict || !x.typ.SameWidth(y.typ) || r.not[[2]term{a, b}]:
		return false
	case x.kind == kindUndef:
		return true
	}
	if was, ok := r.taken[a]; ok {
		if was != b {
			r.clash++
		}
		return was == b
	}
	if x.kind != y.kind || x.sig != y.sig || x.bits != y.bits || len(x.args) != len(y.args) || len(x.args) == 0 {
		return false
	}
	mark, clash := len(r.trail), r.clash
	r.taken[a] = b
	r.trail = append(r.trail, a)
	if p.refineArgs(x.args, y.args, r) {
		return true
	}
	r.undo(mark + 1)
	if x.kind == kindApp && p.sigs.list[x.sig].op.Info().Commutes && p.refineArgs(x.args, append([]term{y.args[1], y.args[0]}, y.args[2:]...), r) {
		return true
	}
	r.undo(mark)
	if r.clash == clash {
		r.not[[2]term{a, b}] = true
	}
	return false
}

func (p *prover) refineArgs(a, b []term, r *refinement) bool {
	for i := range a {
		if !p.refines(a[i], b[i], r) {
			return false
		}
	}
	return true
}
