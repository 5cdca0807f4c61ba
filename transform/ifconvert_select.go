package transform

import (
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// selectForm converts branches of LLVM IR. There is no guard there, so both sides run in all lanes, and a select picks what
// each phi of the join had:
//
//	P: br i1 %c, label %T, label %N      P: %a = add nsw i32 %x, 1
//	T: %a = add nsw i32 %x, 1               %b = mul i32 %x, 3
//	   br label %J                   =>     %r = select i1 %c, i32 %a, i32 %b
//	N: %b = mul i32 %x, 3                   br label %J
//	   br label %J                       J: ...
//	J: %r = phi [ %a, %T ], [ %b, %N ]
//
// Running a side in lanes that skip it is speculation. A statement may be speculated if it has no effect and cannot be undefined
// behaviour. It may give poison there: flags such as nsw stay, because all uses of a side's values are in the side or over the
// edges into the join, so that they end in the arm of a select that these lanes do not take, and a select passes on only the arm
// that it takes (LLVM Language Reference, "Poison Values"). That is also why the selects stay selects, of i1 too: `and` and `or`
// would pass poison on.
//
// Three things must not see such poison, and are helped:
//
//   - a divisor becomes 1 in lanes outside, by a select on the conditions of all branches around it: a division by zero or by
//     poison is undefined behaviour, and so is the smallest number by -1;
//   - an argument that its function promises never to be undef or poison is frozen;
//   - what an instruction promises of its own result (noundef, metadata) is taken off when it is written, see ir/llvm.
//
// A load may be speculated only through an address that can be read in any lane and that no other thread writes. Everything else
// that touches memory has no form here: rule no-predicated-form.
type selectForm struct {
	*ifConverter
	planned  map[*ir.Value]*ir.Value // phis that go if the branch that they join goes, and what they become
	settled  bool                    // quiet is known
	quietMem bool                    // nothing in the function gives memory back or waits for other threads
}

func newSelectForm(x *ifConverter) *selectForm {
	return &selectForm{ifConverter: x, planned: map[*ir.Value]*ir.Value{}}
}

func (s *selectForm) begin(*node) {}

func (s *selectForm) rules() []statementRule {
	return []statementRule{
		{ruleConvergent, (*ir.Value).Convergent},
		{ruleCall, func(v *ir.Value) bool { return isCall(v) && !speculatableCall(v) }},
		{ruleOpaque, func(v *ir.Value) bool { return v.Op == ir.OpOpaque }},
		{ruleAlloca, func(v *ir.Value) bool { return v.Op == ir.OpAlloca }},
		{ruleVolatile, readsVolatile},
		{ruleDivision, func(v *ir.Value) bool { return unsafeDivision(v) && !canTameDivisor(v) }},
		{ruleNoForm, func(v *ir.Value) bool { return !s.speculatable(v) }},
	}
}

func isCall(v *ir.Value) bool { return v.Op == ir.OpCall || v.Op == ir.OpCallIndirect }

// speculatableCall reports whether the input promises that a call may run anywhere.
func speculatableCall(v *ir.Value) bool {
	return isCall(v) && v.HasResult() && !v.MayTrap() && !v.Reads() && !v.Writes()
}

// speculatable reports whether v may run in lanes that the text would not run it for, as far as the other rules do not say.
func (s *selectForm) speculatable(v *ir.Value) bool {
	switch {
	case v.Op == ir.OpHint:
		return droppedHints.has(v) || movedHints.has(v)
	case v.Op == ir.OpLoad:
		return s.readable(v)
	case isCall(v), v.Op == ir.OpDiv, v.Op == ir.OpRem: // of these the other rules say all
		return true
	case localStore(v), partialLibrary.has(v):
		return false
	}
	return v.Info().Pure && !v.MayTrap() && v.Op != ir.OpPhi
}

// names are beginnings of the names of functions.
type names []string

func (h names) has(v *ir.Value) bool {
	for _, p := range h {
		if strings.HasPrefix(v.Mods().Text, p) {
			return true
		}
	}
	return false
}

// Calls that give no instruction.
var (
	// droppedHints say something of the lanes of the side alone, and may be forgotten: where a source variable lives while
	// the side runs, what the side may assume.
	droppedHints = names{"llvm.dbg.value", "llvm.dbg.label", "llvm.dbg.assign", "llvm.assume", "llvm.donothing", "llvm.sideeffect", "llvm.pseudoprobe",
		"llvm.experimental.noalias.scope.decl", "llvm.codeview.annotation", "llvm.fake.use", "llvm.var.annotation"}
	// movedHints hold wherever they stand.
	movedHints = names{"llvm.dbg.declare"}
)

// partialLibrary are intrinsics that are undefined behaviour for some operands: a fixed-point division by zero.
var partialLibrary = names{"llvm.sdiv.fix", "llvm.udiv.fix"}

// localStore reports whether v stores a local variable that the reader made values of: a store in the text, a move in ir.
func localStore(v *ir.Value) bool {
	return v.Op == ir.OpMov && strings.HasPrefix(v.Mods().Text, "store ")
}

// readsVolatile reports whether v reads a special register that may hold something else each time.
func readsVolatile(v *ir.Value) bool {
	for _, a := range v.Args {
		if a.Op == ir.OpSreg && target.Sreg(a.Aux.Bits).Info().Volatile {
			return true
		}
	}
	return false
}

// unsafeDivision reports whether v divides by what may be zero, or may be -1 where that overflows.
func unsafeDivision(v *ir.Value) bool {
	if v.Op != ir.OpDiv && v.Op != ir.OpRem || v.Mods().Flags&ir.OutUB == 0 {
		return false
	}
	d := v.Args[1]
	if d.Op != ir.OpConst || d.Aux.Bits == 0 {
		return true
	}
	allOnes := uint64(1)<<v.Type.Bits - 1
	return v.Mods().Ty.Info().Signed && v.Type.Bits <= 64 && d.Aux.Bits == allOnes
}

// canTameDivisor reports whether a select can make the divisor of v harmless: it can where that is one number.
func canTameDivisor(v *ir.Value) bool { return v.Type.Kind == ir.KindInt }

// readable reports whether any lane may do the load v at any time: its address is one of a local variable, of constant memory,
// or within what a parameter promises to be dereferenceable, and no other thread can be writing there.
func (s *selectForm) readable(v *ir.Value) bool {
	if v.Mods().Sem != ir.NoSem || v.Guarded() {
		return false
	}
	size, ok := storedSize(v.Type)
	off := v.Offset()
	a := v.Args[0]
	for ok {
		if a.Op == ir.OpGEP && len(a.Args) == 1 {
			off += a.Offset()
		} else if a.Op != ir.OpMov && a.Op != ir.OpCvta {
			break
		}
		a = a.Args[0]
	}
	switch {
	case !ok || off < 0:
		return false
	case a.Op == ir.OpAddr:
		sym := a.Aux.Sym
		off += int64(a.Aux.Bits)
		private := sym.Space == ir.Local && sym.Owner == s.f
		return sym.Kind == ir.SymVar && (private || sym.Space == ir.Const && !sym.Extern) && off >= 0 && off+size <= sym.Size
	case a.Op == ir.OpArg:
		p := s.f.Params[a.Index()]
		return p.Ptr && off+size <= p.Deref && s.quiet()
	}
	return false
}

// storedSize is how many bytes a value takes in memory; ok is false where that hangs on padding.
func storedSize(t *ir.Type) (bytes int64, ok bool) {
	bits := t.Bits
	if t.Kind == ir.KindVector {
		bits = t.Len * t.Elem.Bits
	}
	return int64(bits / 8), bits > 0 && bits%8 == 0 && (t.IsScalar() || t.Kind == ir.KindVector)
}

// quiet reports whether memory that a parameter points to stays as it is while the function runs: nothing in it frees memory,
// or waits for another thread that could free or write it.
func (s *selectForm) quiet() bool {
	if s.settled {
		return s.quietMem
	}
	s.settled, s.quietMem = true, true
	const promised = ir.FactNoSync | ir.FactNoFree
	if s.f.Facts&promised == promised {
		return true
	}
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			access := v.Op == ir.OpLoad || v.Op == ir.OpStore || v.Op == ir.OpMemcpy || v.Op == ir.OpMemset
			if access && v.Mods().Sem == ir.NoSem || speculatableCall(v) || v.Op == ir.OpHint {
				continue
			}
			if v.Reads() || v.Writes() || v.Convergent() {
				s.quietMem = false
			}
		}
	}
	return s.quietMem
}

// operating is the operating type, as bits, of values of type t: of a vector, of its elements.
func operating(t *ir.Type) ir.Scalar {
	if t.Kind == ir.KindVector {
		t = t.Elem
	}
	switch t.Kind {
	case ir.KindBFloat:
		return ir.TBF16
	case ir.KindFloat:
		return map[int]ir.Scalar{16: ir.TF16, 32: ir.TF32, 64: ir.TF64}[t.Bits]
	case ir.KindInt, ir.KindPtr:
		if s, ok := map[int]ir.Scalar{1: ir.Pred, 8: ir.B8, 16: ir.B16, 32: ir.B32, 64: ir.B64, 128: ir.B128}[t.Bits]; ok {
			return s
		}
		return ir.UInt
	}
	return ir.NoScalar
}
