package ir

// Is one module what another says? Emission asks this of every rewrite: the text that was written is read again, and must
// mean the transformed module.
//
//	transformed t                         read again r
//	b0: setp p; @p add ...; fall b1       b0: setp p; @p add ...; st x
//	b1: phi; fall b2     (empty)              (the labels are gone, and with them b1 and b2)
//	b2: st x
//
// A function's text is its statements in order, and where each branch leads: to which statement. That must be the same on
// both sides, one to one. Blocks need not be: a block without statements, and the seam where a block falls into the next,
// leave no trace in the text. Then every operand must be the same value: statements by their number, constants and symbols by
// what they are, tuples and projections by their parts. Phis are matched on demand: two phis are assumed to be the same when
// they are met, and the assumption holds if the operands over corresponding edges are the same under it. That is the greatest
// solution, as for any two automata (coinduction): a difference in what they can ever hold would show at some edge.
//
// Phis that only pass on one value (M. Braun et al., Simple and Efficient Construction of SSA Form, 2013, section 3.2) are
// looked through, as readers and passes are free to place them. What flows in from a block that nothing reaches never does: a
// reader may leave it out.
//
// An OpUndef in t is refined by anything in r. A pass puts it where no thread looks at the value, or where the text's own
// register was never written; whatever the text holds there is one of the values that t allows. The other way round, an
// OpUndef in r where t has a value, is a difference.

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
)

// Difference is where two modules part. T and R are nil where it is not about values.
type Difference struct {
	Func    string // "" outside of functions
	T, R    *Value
	Message string
}

// Error names the function, the values with their positions, and what differs.
func (d *Difference) Error() string {
	s := d.Message
	if d.T != nil && d.R != nil {
		s = fmt.Sprintf("%s: [%s] and [%s]", s, d.T.LongString(), d.R.LongString())
	}
	if d.Func != "" {
		s = d.Func + ": " + s
	}
	return s
}

// Isomorphic reports whether r, read from text, says what t does: nil, or the first difference, a *Difference. Both must be
// verified. Not compared: names of registers and blocks (in LLVM IR, parameters and local variables are named by registers), positions, spellings, numbers of values, blocks and statements.
func Isomorphic(t, r *Module) error {
	i := &iso{lang: t.Lang, syms: make(map[*Symbol]*Symbol)}
	if d := i.module(t, r); d != nil {
		return d
	}
	for k := range t.Funcs {
		if d := i.function(t.Funcs[k], r.Funcs[k]); d != nil {
			d.Func = t.Funcs[k].Name
			return d
		}
	}
	return nil
}

// iso holds which symbol of r stands for which of t.
type iso struct {
	lang string
	syms map[*Symbol]*Symbol
}

func differ(format string, args ...any) *Difference {
	return &Difference{Message: fmt.Sprintf(format, args...)}
}

// module pairs symbols and functions.
func (i *iso) module(t, r *Module) *Difference {
	if t.PtrBits != r.PtrBits || t.Target != r.Target || t.Version != r.Version {
		return differ("the headers differ: %s, %d bits, version %s, and %s, %d bits, version %s", t.Target, t.PtrBits, t.Version, r.Target, r.PtrBits, r.Version)
	}
	if len(t.Funcs) != len(r.Funcs) {
		return differ("%d functions and %d", len(t.Funcs), len(r.Funcs))
	}
	if d := i.pair("variables", t.Syms, r.Syms); d != nil {
		return d
	}
	for k, f := range t.Funcs {
		g := r.Funcs[k]
		if f.Name != g.Name || f.Kernel != g.Kernel || f.NoReturn != g.NoReturn || f.Launch != g.Launch || f.Declared() != g.Declared() {
			return differ("function %d: the declarations of %s and %s differ", k, f.Name, g.Name)
		}
		if d := i.pair("functions", []*Symbol{f.Sym}, []*Symbol{g.Sym}); d != nil {
			return d
		}
		for _, l := range [...]struct {
			what string
			t, r []*Symbol
		}{{"parameters", f.Params, g.Params}, {"results", f.Results, g.Results}, {"variables", f.Vars, g.Vars}} {
			if d := i.pair(l.what, l.t, l.r); d != nil {
				d.Func = f.Name
				return d
			}
		}
	}
	return i.contents(t)
}

// pair makes the entries of two lists stand for each other.
func (i *iso) pair(what string, t, r []*Symbol) *Difference {
	if len(t) != len(r) {
		return differ("%d %s and %d", len(t), what, len(r))
	}
	for k, s := range t {
		if !sameDeclaration(s, r[k]) || s.Name != r[k].Name && !i.unnamed(s) {
			return differ("%s: the declarations of %s and %s differ", what, s.Name, r[k].Name)
		}
		i.syms[s] = r[k]
	}
	return nil
}

// unnamed reports whether the name of s is that of a register.
func (i *iso) unnamed(s *Symbol) bool { return i.lang == "llvm" && s.Owner != nil }

func sameDeclaration(s, u *Symbol) bool {
	return s.Kind == u.Kind && s.Space == u.Space && s.Elem == u.Elem && s.Type.Equal(u.Type) && s.Align == u.Align &&
		s.Size == u.Size && s.Extern == u.Extern && s.Linkage == u.Linkage && s.Unsized == u.Unsized && s.Ptr == u.Ptr && s.PtrSpace == u.PtrSpace &&
		bytes.Equal(s.Data, u.Data) && len(s.Relocs) == len(u.Relocs)
}

// contents compares what needs all symbols paired: the relocations.
func (i *iso) contents(t *Module) *Difference {
	lists := [][]*Symbol{t.Syms}
	for _, f := range t.Funcs {
		lists = append(lists, f.Vars)
	}
	for _, list := range lists {
		for _, s := range list {
			for k, a := range s.Relocs {
				b := i.syms[s].Relocs[k]
				if a.Sym = i.syms[a.Sym]; a != b {
					return differ("relocation %d of %s differs", k, s.Name)
				}
			}
		}
	}
	return nil
}

// isoFunc is a function as its text shows it.
type isoFunc struct {
	f     *Func
	stmts []*Value // what leaves a trace in the text, in order
	at    []int32  // by value ID: index in stmts, or -1
	place []int32  // by block ID: index of the first statement at or behind the block's beginning
	last  []int32  // by block ID: index of the last statement within the block, -1 if it has none
	rep   []*Value // by value ID: the value that a phi passes on, or itself; nil for all else
	live  []bool   // by block ID: a path leads there from the entry
}

// traced reports whether v stands in the text. A fall does not; an unreachable end does, as a place.
func traced(v *Value) bool {
	return v.Op == OpUnreachable || !v.Info().Free
}

func newIsoFunc(f *Func) *isoFunc {
	s := &isoFunc{f: f, at: make([]int32, f.NumValues()), place: make([]int32, f.NumBlocks()), last: make([]int32, f.NumBlocks()), rep: make([]*Value, f.NumValues())}
	for _, b := range f.Blocks {
		s.place[b.ID], s.last[b.ID] = int32(len(s.stmts)), -1
		for _, v := range b.Values {
			s.at[v.ID] = -1
			if traced(v) {
				s.at[v.ID] = int32(len(s.stmts))
				s.last[b.ID] = s.at[v.ID]
				s.stmts = append(s.stmts, v)
			}
		}
	}
	s.reach()
	s.passOn()
	return s
}

// reach finds the blocks that a path leads to.
func (s *isoFunc) reach() {
	s.live = make([]bool, s.f.NumBlocks())
	if len(s.f.Blocks) == 0 {
		return
	}
	work := []*Block{s.f.Entry()}
	s.live[work[0].ID] = true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range b.Succs {
			if !s.live[e.B.ID] {
				s.live[e.B.ID] = true
				work = append(work, e.B)
			}
		}
	}
}

// ignored reports whether what flows into the block to from the block from never does, as no path leads there. In code that is
// not reached itself all counts.
func (s *isoFunc) ignored(from, to *Block) bool { return s.live[to.ID] && !s.live[from.ID] }

// passOn finds the phis that only pass on one value, optimistically: a phi that has seen nothing but one value, and itself, is
// taken for it until another comes. What a phi stands for only moves down the dominator tree, towards the phi, so it ends.
func (s *isoFunc) passOn() {
	var phis []*Value
	for _, b := range s.f.Blocks {
		phis = append(phis, b.Phis()...)
	}
	for changed := true; changed; {
		changed = false
		for _, p := range phis {
			if s.rep[p.ID] == p {
				continue // it decides between values, and goes on to
			}
			var one *Value
			for i, a := range p.Args {
				if s.ignored(p.Block.Preds[i].B, p.Block) {
					continue
				}
				if a.Op == OpPhi {
					a = s.rep[a.ID]
				}
				switch {
				case a == nil || a == one:
				case one == nil:
					one = a
				default:
					one = p
				}
			}
			if one != s.rep[p.ID] {
				s.rep[p.ID] = one
				changed = true
			}
		}
	}
	for _, p := range phis {
		if s.rep[p.ID] == nil { // unreachable
			s.rep[p.ID] = p
		}
	}
}

// through returns what v stands for.
func (s *isoFunc) through(v *Value) *Value {
	if v.Op == OpPhi {
		return s.rep[v.ID]
	}
	return v
}

// textEdge is an edge as the text shows it: out of a statement, by the successor's number; out of the entry it is -1, 0.
type textEdge struct {
	stmt, succ int32
}

// incoming is the operand of a phi over an edge.
type incoming struct {
	edge textEdge
	v    *Value
}

// operands returns what flows into p, by edges of the text in order: blocks without statements before p are walked through.
func (s *isoFunc) operands(p *Value) []incoming {
	var list []incoming
	type way struct {
		e Edge
		v *Value
	}
	var work []way
	into := func(b *Block, v *Value) {
		for j, e := range b.Preds {
			w := v
			if v.Op == OpPhi && v.Block == b {
				w = v.Args[j]
			}
			work = append(work, way{e, w})
		}
	}
	into(p.Block, p)
	for len(work) > 0 {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		b := w.e.B
		switch {
		case s.last[b.ID] >= 0:
			list = append(list, incoming{textEdge{s.last[b.ID], int32(w.e.I)}, w.v})
		case b == s.f.Entry():
			list = append(list, incoming{textEdge{-1, 0}, w.v})
		default:
			into(b, w.v)
		}
	}
	slices.SortFunc(list, func(a, b incoming) int {
		return cmp.Or(cmp.Compare(a.edge.stmt, b.edge.stmt), cmp.Compare(a.edge.succ, b.edge.succ))
	})
	return list
}

// isoPair are two values that must be the same.
type isoPair struct {
	t, r *Value
}

// matcher compares two functions.
type matcher struct {
	*iso
	t, r    *isoFunc
	dom     dominators // of r, made when it is asked for
	assumed map[isoPair]bool
	work    []isoPair
}

func (i *iso) function(f, g *Func) *Difference {
	if f.Declared() {
		return nil
	}
	m := &matcher{iso: i, t: newIsoFunc(f), r: newIsoFunc(g), assumed: make(map[isoPair]bool)}
	for k := range min(len(m.t.stmts), len(m.r.stmts)) {
		if d := m.statement(m.t.stmts[k], m.r.stmts[k]); d != nil {
			d.Message = fmt.Sprintf("statement %d: %s", k, d.Message)
			return d
		}
	}
	if a, b := len(m.t.stmts), len(m.r.stmts); a != b {
		return differ("%d statements and %d", a, b)
	}
	return nil
}

// statement compares two statements, and everything that flows into them.
func (m *matcher) statement(a, b *Value) *Difference {
	if what := m.sameOperation(a, b); what != "" {
		return &Difference{T: a, R: b, Message: what + " differs"}
	}
	if a.Info().Terminator {
		if len(a.Block.Succs) != len(b.Block.Succs) {
			return &Difference{T: a, R: b, Message: "the number of targets differs"}
		}
		for k := range a.Block.Succs {
			x, y := m.t.place[a.Block.Succs[k].B.ID], m.r.place[b.Block.Succs[k].B.ID]
			if x != y {
				return &Difference{T: a, R: b, Message: fmt.Sprintf("target %d differs: statement %d and %d", k, x, y)}
			}
		}
	}
	if len(a.Args) != len(b.Args) {
		return &Difference{T: a, R: b, Message: "the number of operands differs"}
	}
	for k := range a.Args {
		if d := m.same(a.Args[k], b.Args[k]); d != nil {
			d.Message = fmt.Sprintf("operand %d of %v (%v): %s", k, a.Op, a.Pos, d.Message)
			return d
		}
	}
	if a.Guard.Pred != nil {
		if d := m.same(a.Guard.Pred, b.Guard.Pred); d != nil {
			d.Message = fmt.Sprintf("guard of %v (%v): %s", a.Op, a.Pos, d.Message)
			return d
		}
	}
	return nil
}

// sameOperation names what differs between two operations apart from their operands, or returns "".
func (m *matcher) sameOperation(a, b *Value) string {
	switch {
	case a.Op != b.Op:
		return "the operation"
	case !sameMods(a, b):
		return "a modifier"
	case !a.Type.Equal(b.Type):
		return "the type"
	case a.Not != b.Not || (a.Guard.Pred == nil) != (b.Guard.Pred == nil) || a.Guard.Not != b.Guard.Not:
		return "the guard"
	case a.Free != b.Free:
		return "whether it costs an issue"
	case a.Aux.Bits != b.Aux.Bits:
		return "the offset"
	case m.syms[a.Aux.Sym] != b.Aux.Sym:
		return "the symbol"
	case !m.sameCall(a.Aux.Call, b.Aux.Call):
		return "the call"
	}
	return ""
}

// sameMods compares modifiers; the spelling counts only where it is all that is known.
func sameMods(a, b *Value) bool {
	x, y := *a.Mods(), *b.Mods()
	if a.Op != OpOpaque && a.Op != OpHint {
		x.Text, y.Text = "", ""
	}
	return x == y
}

func (m *matcher) sameCall(a, b *CallInfo) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Proto == b.Proto && (a.Targets == nil) == (b.Targets == nil) && m.sameSyms(a.Rets, b.Rets) && m.sameSyms(a.Targets, b.Targets)
}

func (m *matcher) sameSyms(a, b []*Symbol) bool {
	return slices.EqualFunc(a, b, func(s, u *Symbol) bool { return m.syms[s] == u })
}

// same compares two operands, and what they are made of. What is assumed on the way stays assumed: if it does not hold, there
// is a difference, and the functions are not the same at all.
func (m *matcher) same(a, b *Value) *Difference {
	m.work = append(m.work[:0], isoPair{a, b})
	for len(m.work) > 0 {
		p := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		a, b := m.t.through(p.t), m.r.through(p.r)
		if a.Op == OpUndef {
			continue
		}
		if x, y := m.t.at[a.ID], m.r.at[b.ID]; x >= 0 || y >= 0 {
			if x != y && a.Op != OpPhi {
				return &Difference{T: a, R: b, Message: "other values"}
			}
			if x == y {
				continue
			}
		}
		if p = (isoPair{a, b}); len(a.Args) > 0 {
			if m.assumed[p] {
				continue
			}
			m.assumed[p] = true
		}
		if d := m.glue(a, b); d != nil {
			return d
		}
	}
	return nil
}

// glue compares values that are no statements, and puts what they are made of on the list.
func (m *matcher) glue(a, b *Value) *Difference {
	if a.Op == OpPhi {
		return m.phi(a, b)
	}
	if a.Op != b.Op || a.Aux.Bits != b.Aux.Bits || m.syms[a.Aux.Sym] != b.Aux.Sym || len(a.Args) != len(b.Args) || !a.Type.SameWidth(b.Type) {
		return &Difference{T: a, R: b, Message: "other values"}
	}
	for k := range a.Args {
		m.work = append(m.work, isoPair{a.Args[k], b.Args[k]})
	}
	return nil
}

// phi asks that what flows into a is what flows into b, or, if b is no phi of the same edges, that all that flows into a is b:
// then a is b, with some undefined value refined. For that b must be there already where a stands, or a could bring the b of
// an earlier trip round a loop.
func (m *matcher) phi(a, b *Value) *Difference {
	at := m.t.place[a.Block.ID]
	if b.Op == OpPhi && at == m.r.place[b.Block.ID] {
		x, y := m.t.operands(a), m.r.operands(b)
		if slices.EqualFunc(x, y, func(p, q incoming) bool { return p.edge == q.edge }) {
			for k := range x {
				if e := x[k].edge.stmt; e < 0 || !m.t.ignored(m.t.stmts[e].Block, a.Block) {
					m.work = append(m.work, isoPair{x[k].v, y[k].v})
				}
			}
			return nil
		}
	}
	if !m.availableAt(b, at) {
		return &Difference{T: a, R: b, Message: "other values"}
	}
	for k, v := range a.Args {
		if !m.t.ignored(a.Block.Preds[k].B, a.Block) {
			m.work = append(m.work, isoPair{v, b})
		}
	}
	return nil
}

// availableAt reports whether b, of r, is defined on all ways to the statement at.
func (m *matcher) availableAt(b *Value, at int32) bool {
	if b.Info().Operand {
		return true
	}
	if m.dom.number == nil {
		m.dom.compute(m.r.f)
	}
	block := m.r.stmts[at].Block
	if b.Block == block {
		return m.r.at[b.ID] < at
	}
	return m.dom.reachable(block) && m.dom.dominates(b.Block, block)
}
