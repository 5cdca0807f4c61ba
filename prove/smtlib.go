package prove

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"lockstep/ir"
)

// The question for an external solver, as SMT-LIB 2.6 in the logic QF_UFBV.
//
// The script holds the same induction as the built-in proof, but takes none of its reasoning on trust. For each region and each
// way that its atoms can fall, both sides' statements are written down as they stand, without simplification: bit-vector
// operations where there are any, uninterpreted functions else. What is asked is whether any state breaks the path:
//
//	(facts of the path) and (a branch or guard falls otherwise, or an operand of an effect differs, or a relation does not hold)
//
// unsat means that new does what old does. sat or unknown mean that it is not shown. The facts may be any predicates: each split
// is by one and its complement, so the paths cover all states. The relations are those of the built-in proof, but also hold a
// value of new for equal to that of old with the same ID or register, where nothing else is; the solver may know that they are.

// SMTLIB writes to w whether new does in every thread what old did: if the solver answers unsat, it does. The errors are those
// of w, and what cannot be said: LLVM's poison, a loop inside a changed region, limits, values that are no scalars.
func SMTLIB(old, new *ir.Func, w io.Writer) error {
	if isLLVM(new) {
		return fmt.Errorf("prove.SMTLIB: %s: values may be poison, which bit vectors cannot say", old.Name)
	}
	p, err := related(old, new)
	if err != nil {
		return err
	}
	s := &script{p: p, w: bufio.NewWriter(w), functions: make(map[string]bool)}
	s.line("; %s: does every thread do the same before and after? unsat: it does.", old.Name)
	s.line("(set-logic QF_UFBV)")
	for _, c := range p.cuts {
		if c.relation == nil {
			continue
		}
		s.line("; from %s", blockName(c.old))
		p.collected = s.leaf
		if f := p.explore(c); f != nil {
			return fmt.Errorf("prove.SMTLIB: %s: %s", old.Name, f.reason)
		}
	}
	s.line("(assert (or false %s))", strings.Join(s.conditions, " "))
	s.line("(check-sat)")
	return s.w.Flush()
}

// related finds the cuts and relations of old and new: those of the proof, if there is one; else the weakest that hold as far as
// paths come to the same cuts.
func related(old, new *ir.Func) (*prover, error) {
	p, f := newProver(old, new)
	if f == nil && p.prove() == nil {
		return p, nil
	}
	if f == nil {
		p, f = newProver(old, new)
	}
	if f == nil {
		p.trustsMates = true
		p.collected = func(l *leaf) *failure {
			if l.old.end != nil && l.old.end == l.new.end {
				p.arrive(l, newRefinement())
			}
			return nil
		}
		f = p.solve()
	}
	if f != nil {
		return nil, fmt.Errorf("prove.SMTLIB: %s: %s", old.Name, f.reason)
	}
	return p, nil
}

// expr is an expression of the script. One bit is Bool, all else a bit vector.
type expr struct {
	text string
	bits int
}

func sort(bits int) string {
	if bits == 1 {
		return "Bool"
	}
	return fmt.Sprintf("(_ BitVec %d)", bits)
}

// script is the script in the making.
type script struct {
	p          *prover
	w          *bufio.Writer
	functions  map[string]bool // declared
	conditions []string        // the names of the conditions of all paths

	// Of the path at hand.
	number int
	sides  [2]map[*ir.Value]expr
	tuples [2]map[*ir.Value][]expr
	terms  map[term]expr
	broken []string // ways in which the path breaks
	err    error
}

func (s *script) line(format string, args ...any) {
	fmt.Fprintf(s.w, format+"\n", args...)
}

// declare declares a function once.
func (s *script) declare(name string, args []expr, bits int) {
	if s.functions[name] {
		return
	}
	s.functions[name] = true
	var sorts []string
	for _, a := range args {
		sorts = append(sorts, sort(a.bits))
	}
	s.line("(declare-fun %s (%s) %s)", name, strings.Join(sorts, " "), sort(bits))
}

// free is a value that may be anything.
func (s *script) free(name string, t *ir.Type) expr {
	if !t.IsScalar() {
		s.fail("there is no bit vector for the type %v", t)
		return expr{"false", 1}
	}
	s.declare(name, nil, t.Bits)
	return expr{name, t.Bits}
}

func (s *script) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf(format, args...)
	}
}

// apply is the function called name of args.
func (s *script) apply(name string, bits int, args []expr) expr {
	if len(args) == 0 {
		s.declare(name, nil, bits)
		return expr{name, bits}
	}
	var texts []string
	for _, a := range args {
		name += fmt.Sprintf("_%d", a.bits)
		texts = append(texts, a.text)
	}
	s.declare(name, args, bits)
	return expr{fmt.Sprintf("(%s %s)", name, strings.Join(texts, " ")), bits}
}

// define names an expression, so that it is written once.
func (s *script) define(name string, e expr) expr {
	if strings.HasPrefix(e.text, "(") {
		s.line("(define-fun %s () %s %s)", name, sort(e.bits), e.text)
		e.text = name
	}
	return e
}

// must adds a way in which the path breaks: that e is not so.
func (s *script) must(e string, so bool) {
	if so {
		e = "(not " + e + ")"
	}
	s.broken = append(s.broken, e)
}

// leaf writes the condition under which a path breaks.
func (s *script) leaf(l *leaf) *failure {
	s.number++
	s.broken, s.terms = nil, make(map[term]expr)
	s.sides = [2]map[*ir.Value]expr{{}, {}}
	s.tuples = [2]map[*ir.Value][]expr{{}, {}}
	s.classes(l.at)
	steps := 0
	for k, side := range []*side{s.p.old, s.p.new} {
		// The run is done again under the same facts, this time with a record of it.
		s.p.run++
		t := &thread{p: s.p, side: side, which: k, steps: &steps, record: func(r record) { s.record(k, r) }}
		t.walk([]*ir.Block{l.at.old, l.at.new}[k])
	}
	s.compare(l)
	var facts []string
	for _, d := range l.decided {
		e := s.term(d.atom)
		if !d.holds {
			e.text = "(not " + e.text + ")"
		}
		facts = append(facts, e.text)
	}
	if s.err != nil {
		return failed("%v", s.err)
	}
	name := fmt.Sprintf("path%d", s.number)
	s.line("(define-fun %s () Bool (and true %s (or false %s)))", name, strings.Join(facts, " "), strings.Join(s.broken, " "))
	s.conditions = append(s.conditions, name)
	return nil
}

// classes gives the live values at the beginning of the region their names.
func (s *script) classes(c *cut) {
	i := 0
	for k, live := range [][]*ir.Value{s.p.old.live[c.old.ID], s.p.new.live[c.new.ID]} {
		for _, v := range live {
			name := fmt.Sprintf("at%d_%d", s.p.region, c.relation.class[i])
			if c.relation.class[i] == undefinedClass {
				name = fmt.Sprintf("undefined%d", v.ID)
			}
			s.bind(k, v, name)
			i++
		}
	}
}

// bind gives v, whose value is not known, the name given; a tuple gets one for each element.
func (s *script) bind(k int, v *ir.Value, name string) {
	if v.Type.Kind != ir.KindTuple {
		s.sides[k][v] = s.free(fmt.Sprintf("%s_%d", name, v.Type.Bits), v.Type)
		return
	}
	for i, t := range v.Type.Elems {
		s.tuples[k][v] = append(s.tuples[k][v], s.free(fmt.Sprintf("%s_%d_%d", name, i, t.Bits), t))
	}
}

// compare adds the ways in which what both did may differ.
func (s *script) compare(l *leaf) {
	same := func(a, b event) {
		if a.sig != b.sig || len(a.args) != len(b.args) {
			s.must("true", false)
			return
		}
		x, y := operands(a.v), operands(b.v)
		for i := range x {
			if s.p.terms.at(a.args[i]).kind != kindUndef {
				s.equal(s.value(0, x[i]), s.value(1, y[i]))
			}
		}
	}
	old, new := l.old, l.new
	if len(old.events) != len(new.events) || old.end != new.end {
		s.must("true", false)
		return
	}
	for i := range old.events {
		same(old.events[i], new.events[i])
	}
	if old.end == nil {
		same(old.left, new.left)
		return
	}
	d := old.end
	values := make([]expr, 0, len(old.values)+len(new.values))
	for k, live := range [][]*ir.Value{s.p.old.live[d.old.ID], s.p.new.live[d.new.ID]} {
		for _, v := range live {
			if v.Type.Kind == ir.KindTuple {
				s.fail("the tuple %s lives on at %s", s.p.name(v), blockName(d.old))
				return
			}
			values = append(values, s.value(k, v))
		}
	}
	first := make(map[int32]expr)
	for i, n := range d.relation.class {
		if i < len(old.values) && s.p.terms.at(old.values[i]).kind == kindUndef {
			continue
		}
		if e, ok := first[n]; ok {
			s.equal(e, values[i])
		} else {
			first[n] = values[i]
		}
	}
}

func (s *script) equal(a, b expr) {
	if a.bits != b.bits {
		s.must("true", false)
		return
	}
	s.must(fmt.Sprintf("(= %s %s)", a.text, b.text), true)
}

// operands are what an effect or a way out uses, as event.args has it.
func operands(v *ir.Value) []*ir.Value {
	if v.Info().Conditional {
		return v.Args[1:]
	}
	return v.Operands()
}

// value is what v holds here in old (0) or new (1).
func (s *script) value(k int, v *ir.Value) expr {
	if e, ok := s.sides[k][v]; ok {
		return e
	}
	switch {
	case v.Op == ir.OpConst:
		return constant(v.Aux.Bits, v.Type.Bits)
	case v.Op == ir.OpUndef || v.Op == ir.OpPoison:
		return s.free(fmt.Sprintf("undefined%d_%d", v.ID, v.Type.Bits), v.Type)
	case v.Info().Operand && v.Type.IsScalar():
		return s.apply(fmt.Sprintf("f%d", s.p.sigs.of(v, k)), v.Type.Bits, nil)
	}
	s.fail("there is no bit vector for %s", place(v))
	return expr{"false", 1}
}

func constant(value uint64, bits int) expr {
	if bits == 1 {
		return expr{fmt.Sprint(value != 0), 1}
	}
	return expr{fmt.Sprintf("(_ bv%d %d)", value, bits), bits}
}

// record writes down one thing that happened, as it stands.
func (s *script) record(k int, r record) {
	v := r.v
	name := fmt.Sprintf("p%d_%s%d", s.number, []string{"o", "n"}[k], v.ID)
	switch {
	case s.err != nil:
	case r.from != nil:
		if v.Type.Kind == ir.KindTuple {
			s.fail("a phi of tuples at %s", place(v))
			return
		}
		s.sides[k][v] = s.value(k, r.from)
	case v.Info().Terminator:
		s.turn(k, v, r.succ)
	case v.Op == ir.OpProj:
		s.sides[k][v] = s.tuples[k][v.Args[0]][v.Index()]
	case v.Op == ir.OpTuple:
		for _, a := range v.Args {
			s.tuples[k][v] = append(s.tuples[k][v], s.value(k, a))
		}
	default:
		s.statement(k, name, r)
	}
}

// turn demands that the terminator v goes where it went.
func (s *script) turn(k int, v *ir.Value, succ int) {
	is := func(n uint64) string {
		x := s.value(k, v.Args[0])
		return fmt.Sprintf("(= %s %s)", x.text, constant(n, x.bits).text)
	}
	numbers := []uint64{}
	switch v.Op {
	case ir.OpCondBr:
		s.must(s.value(k, v.Args[0]).text, (succ == 0) != v.Not)
	case ir.OpCondRet, ir.OpCondExit, ir.OpCondTrap:
		s.must(s.value(k, v.Args[0]).text, (succ < 0) != v.Not)
	case ir.OpBrx:
		for i := range len(v.Block.Succs) - 1 {
			numbers = append(numbers, uint64(i))
		}
		s.turnBy(numbers, succ, is)
	case ir.OpSwitch:
		for _, a := range v.Args[1:] {
			numbers = append(numbers, a.Aux.Bits)
		}
		s.turnBy(numbers, succ-1, is)
	case ir.OpOpaqueBr:
		s.fail("there is no way to say where %s goes", place(v))
	}
}

// turnBy demands that the index is the number at place at of the list, and none before; or, if there is no such place, none.
func (s *script) turnBy(numbers []uint64, at int, is func(uint64) string) {
	for i, n := range numbers {
		if i == at {
			s.must(is(n), true)
			return
		}
		s.must(is(n), false)
	}
}

// statement writes down a value of a body with its guard.
func (s *script) statement(k int, name string, r record) {
	v, pass := r.v, r.v.PassThrough()
	guard := expr{"true", 1}
	if v.Guarded() {
		guard = s.value(k, v.Guard.Pred)
		if v.Guard.Not {
			guard.text = "(not " + guard.text + ")"
		}
		if r.holds == termTrue || r.holds == termFalse {
			s.must(guard.text, r.holds == termTrue)
		}
	}
	if !v.HasResult() {
		return
	}
	var results []expr
	switch {
	case r.holds == termFalse:
	case r.event >= 0:
		s.bind(k, v, fmt.Sprintf("p%d_result%d", s.number, r.event))
		return
	default:
		results = s.results(k, v)
	}
	types := []*ir.Type{v.Type}
	if v.Type.Kind == ir.KindTuple {
		types = v.Type.Elems
	}
	for i := range types {
		var e expr
		switch {
		case r.holds == termFalse:
			e = s.element(k, pass, i)
		case r.holds == termTrue:
			e = results[i]
		default:
			e = results[i]
			e.text = fmt.Sprintf("(ite %s %s %s)", guard.text, e.text, s.element(k, pass, i).text)
		}
		if v.Type.Kind == ir.KindTuple {
			s.tuples[k][v] = append(s.tuples[k][v], s.define(fmt.Sprintf("%s_%d", name, i), e))
		} else {
			s.sides[k][v] = s.define(name, e)
		}
	}
}

// element is element i of v, or v itself.
func (s *script) element(k int, v *ir.Value, i int) expr {
	if v.Type.Kind != ir.KindTuple {
		return s.value(k, v)
	}
	if list, ok := s.tuples[k][v]; ok {
		return list[i]
	}
	t := v.Type.Elems[i]
	return s.free(fmt.Sprintf("undefined%d_%d_%d", v.ID, i, t.Bits), t)
}

// results are what the operation v gives, one expression for each element of its type.
func (s *script) results(k int, v *ir.Value) []expr {
	var args []expr
	for _, a := range v.Operands() {
		if a.Type.Kind == ir.KindTuple {
			s.fail("there is no bit vector for an operand of %s", place(v))
			return make([]expr, max(1, len(v.Type.Elems)))
		}
		args = append(args, s.value(k, a))
	}
	return s.operation(s.p.sigs.of(v, k), v.Op, v.Mods(), v.Type, args)
}
