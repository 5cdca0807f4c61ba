package prove

import (
	"slices"

	"lockstep/ir"
)

// decision is an atom that a path splits by.
type decision struct {
	atom  term
	holds bool
}

// leaf is a path on which everything is decided, through both functions.
type leaf struct {
	at       *cut
	decided  []decision
	old, new *path
}

// explore runs the region that begins at c through both functions, once for every way that its atoms can fall, and takes the
// ends into the relations of the next cuts. Where an atom has to be known, the run is begun anew with the atom decided: so
// everything that is made on one run is made under the same facts.
func (p *prover) explore(c *cut) *failure {
	p.terms = newTerms()
	p.terms.facts = make(map[term]bool)
	p.terms.strict, p.terms.frozen = isLLVM(p.new.f), p.sigs.frozen
	p.region++
	p.at = c
	p.enter(c)
	c.paths, c.skipped = 0, c.skipped[:0]
	var decided []decision
	steps := 0
	for {
		p.run++
		l, need, f := p.once(c, &steps)
		if l != nil {
			l.decided = decided
		}
		if steps > MaxSteps {
			return overLimit("MaxSteps", MaxSteps, "the region at %s takes too many steps", blockName(c.old))
		}
		if f == nil && need == noTerm {
			if p.collected != nil {
				f = p.collected(l)
			} else {
				need, f = p.compare(l)
			}
		}
		switch {
		case f != nil:
			f.reason = p.situation(c, decided) + f.reason
			return f
		case need != noTerm:
			decided = append(decided, decision{need, true})
			p.terms.facts[need] = true
			continue
		}
		c.note(l)
		if c.paths++; c.paths > MaxPaths {
			return overLimit("MaxPaths", MaxPaths, "the region at %s has too many paths", blockName(c.old))
		}
		for len(decided) > 0 && !decided[len(decided)-1].holds {
			delete(p.terms.facts, decided[len(decided)-1].atom)
			decided = decided[:len(decided)-1]
		}
		if len(decided) == 0 {
			return nil
		}
		last := &decided[len(decided)-1]
		last.holds = false
		p.terms.facts[last.atom] = false
	}
}

// enter gives every live value the term of its class.
func (p *prover) enter(c *cut) {
	i := 0
	for _, s := range [...]struct {
		*side
		b *ir.Block
	}{{p.old, c.old}, {p.new, c.new}} {
		for _, v := range s.live[s.b.ID] {
			if n := c.relation.class[i]; n == undefinedClass {
				s.base[v.ID] = p.terms.make(kindUndef, 0, uint64(v.ID), v.Type)
			} else {
				s.base[v.ID] = p.terms.make(kindVar, 0, uint64(n), v.Type)
			}
			s.baseOf[v.ID] = p.region
			i++
		}
	}
}

// once runs both functions from c under the facts at hand; or returns the atom that has to be decided first.
func (p *prover) once(c *cut, steps *int) (*leaf, term, *failure) {
	l := &leaf{at: c}
	p.ran = make(map[term]int)
	for k, s := range [...]*side{p.old, p.new} {
		t := &thread{p: p, side: s, which: k, steps: steps, against: l.old}
		t.walk([...]*ir.Block{c.old, c.new}[k])
		if k == 1 && t.need != noTerm && p.terms.strict && !p.terms.neverPoison(t.need) {
			t.failure = failed("new goes by %s, which could be poison, where old does not", p.show(t.need))
		}
		if t.failure != nil || t.need != noTerm {
			return nil, t.need, t.failure
		}
		if k == 0 {
			l.old = &t.path
		} else {
			l.new = &t.path
		}
	}
	return l, noTerm, nil
}

// arrive takes a path that ends at one cut in both functions into its relation. bound is what the effects on it took undefined
// parts for.
func (p *prover) arrive(l *leaf, bound *refinement) {
	d := l.old.end
	if d.relation == nil {
		d.relation = relate(p.old.live[d.old.ID], p.new.live[d.new.ID])
		d.relation.trustsMates = p.trustsMates
	}
	values := slices.Concat(l.old.values, l.new.values)
	olds := int32(len(l.old.values))
	var refines func(old, new term) bool
	if p.terms.strict {
		refines = func(old, new term) bool { return p.refines(old, new, bound) }
	}
	if d.relation.meet(p.terms, values, refines, func(i, j int32) {
		v, w := p.old.live[d.old.ID][i], p.new.live[d.new.ID][j-olds]
		d.relation.parts = append(d.relation.parts, parting{v, w, p.situation(l.at, l.decided) + "at " + blockName(d.old) + " " + p.name(v) + " is " + p.show(values[i]) + " in old and " + p.show(values[j]) + " in new"})
	}) {
		d.dirty = true
	}
}

// note keeps which blocks of old a path passed that it did not pass in new.
func (c *cut) note(l *leaf) {
	for _, b := range l.old.blocks {
		if !slices.ContainsFunc(l.new.blocks, func(n *ir.Block) bool { return n.ID == b.ID }) && !slices.Contains(c.skipped, b) {
			c.skipped = append(c.skipped, b)
		}
	}
}
