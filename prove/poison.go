package prove

import (
	"strings"

	"lockstep/ir"
)

// What LLVM IR needs beyond PTX (LLVM Language Reference, "Poison Values", "Undefined Values" and the rules of each instruction).
//
// A value may be poison. Equal terms are poison together, so a term may stand for itself; but what old computes as x must not
// become in new something that is poison where x is not. Two things could hide that, and are not done for LLVM IR:
//
//   - folding away an operand that may be poison: `false and q` is poison if q is, though false is its only truth. So logic
//     on values folds only where the other operand is known not to be poison; and a select keeps its arms apart until its
//     condition is known.
//   - splitting a path by a predicate of new's own: if it were poison, neither half would hold. Old may split: it branches by
//     the predicate, and a branch by poison is undefined behaviour.
//
// A frozen value is some value that the original may be, so it refines it; it may be split by, and folded away.
//
// Some operations do nothing but perhaps be undefined behaviour: a division, a call of a pure function whose arguments must not
// be poison. Old may run one that new does not. New may run one where it cannot be undefined, or where old has run the same
// after no more effects: then old is undefined too.
//
// A load of new alone does no harm where its memory can always be read: then what it gives is unknown, but matters nowhere, or
// the proof fails where it does.

// llvmLang is ir.Module.Lang of LLVM IR.
const llvmLang = "llvm"

// isLLVM reports whether f's values may be poison.
func isLLVM(f *ir.Func) bool { return f.Module != nil && f.Module.Lang == llvmLang }

// impureLibrary are intrinsics that are undefined for some operands.
var impureLibrary = map[string]bool{"llvm.sdiv.fix": true, "llvm.udiv.fix": true, "llvm.sdiv.fix.sat": true, "llvm.udiv.fix.sat": true}

// notes are the beginnings of names of hints that mean nothing to a thread.
var notes = []string{"llvm.dbg.", "llvm.donothing", "llvm.sideeffect", "llvm.pseudoprobe", "llvm.experimental.noalias.scope.decl",
	"llvm.codeview.annotation", "llvm.fake.use", "llvm.var.annotation"}

// assumption is the name of the hint that is undefined behaviour where it is false.
const assumption = "llvm.assume"

// note reports whether v is a hint that means nothing to a thread.
func isNote(v *ir.Value) bool {
	if v.Op != ir.OpHint {
		return false
	}
	for _, p := range notes {
		if strings.HasPrefix(v.Mods().Text, p) {
			return true
		}
	}
	return false
}

// partial reports whether v does nothing but give its result, or be undefined behaviour.
func partial(v *ir.Value) bool {
	switch v.Op {
	case ir.OpHint:
		return strings.HasPrefix(v.Mods().Text, assumption)
	case ir.OpLib:
		return impureLibrary[v.Mods().Text]
	case ir.OpCall, ir.OpCallIndirect:
		return v.HasResult() && !v.MayTrap() && !v.Reads() && !v.Writes() && !v.Convergent()
	}
	return v.Info().Pure && v.MayTrap()
}

// runPartial runs v, which is partial: old's are remembered, new's have to be as defined as one of old's, or always.
func (t *thread) runPartial(v *ir.Value, a []term) {
	p := t.p
	typ := v.Type
	if !v.HasResult() {
		typ = ir.I1
	}
	x := p.terms.make(kindApp, p.sigs.of(v, t.which), 0, typ, a...)
	events := len(t.path.events)
	if t.which == 0 {
		if was, ok := p.ran[x]; !ok || was > events {
			p.ran[x] = events
		}
	} else if was, ok := p.matching(x); !(ok && was <= events) && !p.alwaysDefined(v, a) {
		t.failure = failed("%s may be undefined behaviour, and runs in new where old does not run it", place(v))
	}
	if v.HasResult() {
		t.set(v, x)
	}
}

// matching returns after how many effects old ran x, or what x refines.
func (p *prover) matching(x term) (events int, ok bool) {
	if events, ok = p.ran[x]; ok {
		return events, true
	}
	for o, n := range p.ran {
		if (!ok || n < events) && p.refines(o, x, newRefinement()) {
			events, ok = n, true
		}
	}
	return events, ok
}

// alwaysDefined reports whether v on a is defined whatever state the thread is in.
func (p *prover) alwaysDefined(v *ir.Value, a []term) bool {
	switch {
	case v.Op == ir.OpCall || v.Op == ir.OpCallIndirect:
		if v.NoUndefArgs() {
			for _, x := range a {
				if !p.terms.neverPoison(x) {
					return false
				}
			}
		}
		return true
	case v.Op == ir.OpDiv || v.Op == ir.OpRem:
		d := p.terms.at(a[1])
		if d.kind != kindConst || !d.typ.IsScalar() || d.bits == 0 {
			return false
		}
		minusOne := ^uint64(0) >> (64 - min(64, d.typ.Bits))
		return d.typ.Bits <= 64 && d.bits != minusOne
	}
	return false
}

// neverPoison reports whether x is known not to be poison.
func (t *terms) neverPoison(x term) bool {
	for {
		switch n := t.at(x); n.kind {
		case kindConst:
			return true
		case kindNot:
			x = n.args[0]
		case kindApp:
			return t.frozen[n.sig]
		default:
			return false
		}
	}
}

// strictLogic is and, or, xor of values that may be poison; noTerm where it has to stay as it is.
func (t *terms) strictLogic(op ir.Op, x, y term) term {
	if x > y {
		x, y = y, x // a constant comes first
	}
	if x != termFalse && x != termTrue {
		return noTerm
	}
	switch {
	case op == ir.OpXor && x == termFalse, op == ir.OpAnd && x == termTrue, op == ir.OpOr && x == termFalse:
		return y
	case op == ir.OpXor:
		return t.not(y)
	case t.neverPoison(y):
		return truth(op == ir.OpOr)
	}
	return noTerm
}

// harmless reports whether new may do the load v at the address a, which old does not: it can always be read, and no other
// thread writes there.
func (t *thread) harmless(v *ir.Value, a term) bool {
	if v.Op != ir.OpLoad || v.Mods().Sem != ir.NoSem || !isLLVM(t.side.f) {
		return false
	}
	bits, off := v.Type.Bits, v.Offset()
	if v.Type.Kind == ir.KindVector {
		bits = v.Type.Len * v.Type.Elem.Bits
	} else if !v.Type.IsScalar() {
		return false
	}
	if bits%8 != 0 || bits == 0 {
		return false
	}
	size := int64(bits / 8)
	for {
		n := t.p.terms.at(a)
		if n.kind != kindApp {
			return false
		}
		g := &t.p.sigs.list[n.sig]
		switch {
		case g.op == ir.OpGEP && len(n.args) == 1:
			off += int64(g.bits)
			a = n.args[0]
		case g.op == ir.OpCvta:
			a = n.args[0]
		case g.op == ir.OpAddr:
			off += int64(g.bits)
			own := g.sym.Space == ir.Local && g.sym.Owner == t.p.old.f
			return g.sym.Kind == ir.SymVar && (own || g.sym.Space == ir.Const && !g.sym.Extern) && off >= 0 && off+size <= g.sym.Size
		case g.op == ir.OpArg:
			i := int(g.bits)
			if i >= len(t.p.old.f.Params) {
				return false
			}
			s := t.p.old.f.Params[i]
			return s.Ptr && off >= 0 && off+size <= s.Deref && t.p.quiet()
		default:
			return false
		}
	}
}

// quiet reports whether memory that a parameter points to stays readable, and as other threads left it, while old runs: nothing
// in it gives memory back, or waits for another thread that could.
func (p *prover) quiet() bool {
	const promised = ir.FactNoSync | ir.FactNoFree
	if p.old.f.Facts&promised == promised {
		return true
	}
	for _, b := range p.old.f.Blocks {
		for _, v := range b.Values {
			access := v.Op == ir.OpLoad || v.Op == ir.OpStore || v.Op == ir.OpMemcpy || v.Op == ir.OpMemset
			if access && v.Mods().Sem == ir.NoSem || partial(v) || v.Op == ir.OpHint {
				continue
			}
			if v.Reads() || v.Writes() || v.Convergent() {
				return false
			}
		}
	}
	return true
}
