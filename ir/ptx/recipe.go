package ptx

import (
	"strings"

	"lockstep/ir"
)

// A recipe says how statements with one spelling of an opcode become values. It
// is made once per spelling and file.
type recipe struct {
	in      *Instr
	op      ir.Op
	mods    *ir.Mods
	control control
	build   func(*bodyBuilder, *Stmt, *recipe)
	dst     [2]operandSpec
	src     []operandSpec
	results int      // operands of dst that exist
	neg     *ir.Mods // mods with a negated predicate operand, once made
	minSrc  int      // operands of src without the optional ones
}

// An operandSpec is what an instruction expects of one operand.
type operandSpec struct {
	ty       ir.Scalar // operating type
	typ      *ir.Type  // its container
	bits     int       // width that a register must have, 0 for any
	wider    bool      // the register may also be wider than that
	pred     bool      // a predicate, which may be negated
	optional bool
}

// A control says how an instruction ends a block.
type control uint8

const (
	controlNone control = iota
	controlBra
	controlBrx
	controlRet
	controlExit
	controlTrap
	controlCall // only where it is guarded
	numControls
)

var controlOf = map[ir.Op]control{ir.OpJump: controlBra, ir.OpBrx: controlBrx, ir.OpRet: controlRet, ir.OpExit: controlExit, ir.OpTrap: controlTrap, ir.OpCall: controlCall}

// controlOps are the terminators, without and with a guard.
var controlOps = [numControls][2]ir.Op{
	controlNone: {ir.OpFall, ir.OpFall},
	controlBra:  {ir.OpJump, ir.OpCondBr},
	controlBrx:  {ir.OpBrx, ir.OpCondBr},
	controlRet:  {ir.OpRet, ir.OpCondRet},
	controlExit: {ir.OpExit, ir.OpCondExit},
	controlTrap: {ir.OpTrap, ir.OpCondTrap},
	controlCall: {ir.OpFall, ir.OpCondBr},
}

// newRecipes makes the recipes of a file's spellings, by InstrID.
func newRecipes(f *File) []recipe {
	narrow := false
	for _, t := range f.Targets {
		narrow = narrow || f.NameText(t.Name) == "map_f64_to_f32"
	}
	recipes := make([]recipe, len(f.Instrs))
	for i, in := range f.Instrs {
		recipes[i] = newRecipe(in, narrow)
	}
	return recipes
}

func newRecipe(in *Instr, narrow bool) recipe {
	r := recipe{in: in, op: in.Op, mods: in.Mods, control: controlOf[in.Op]}
	if narrow && (in.Mods.Ty == ir.TF64 || in.Mods.SrcTy == ir.TF64) {
		m := *in.Mods
		m.Flags |= ir.F64AsF32
		r.mods = &m
	}
	s := signatures[r.op]
	if s.build == nil || s.refuse != nil && s.refuse(in) {
		r.op, s = ir.OpOpaque, signatures[ir.OpOpaque]
	}
	r.build = s.build
	for _, word := range strings.Fields(s.dst) {
		r.dst[r.results] = newSpec(word, r.mods)
		r.results++
	}
	for _, word := range strings.Fields(s.src) {
		spec := newSpec(word, r.mods)
		r.src = append(r.src, spec)
		if !spec.optional {
			r.minSrc++
		}
	}
	return r
}

// newSpec reads one word of a signature.
func newSpec(word string, m *ir.Mods) operandSpec {
	var s operandSpec
	if w, ok := strings.CutSuffix(word, "?"); ok {
		word, s.optional = w, true
	}
	if w, ok := strings.CutSuffix(word, "+"); ok {
		word, s.wider = w, true
	}
	switch word {
	case "t":
		s.ty = m.Ty
	case "s":
		if s.ty = m.SrcTy; s.ty == ir.NoScalar {
			s.ty = m.Ty
		}
	case "w":
		if s.ty = m.Ty; m.Sub == ir.Wide {
			s.ty = doubled[m.Ty]
		}
	case "b":
		s.ty = ir.B32
	case "u":
		s.ty, s.wider = ir.U32, true
	case "c":
		s.ty, s.wider = ir.U32, true
		if m.Ty.Bits() == 16 {
			return operandSpec{ty: ir.U32, typ: ir.I32, bits: 16, wider: true}
		}
	case "m":
		if s.ty = m.Ty; m.SrcTy != ir.NoScalar {
			return operandSpec{ty: m.Ty, typ: container(m.Ty), bits: min(m.SrcTy.Bits(), m.Ty.Bits()), wider: true}
		}
	case "a":
		return operandSpec{ty: ir.U64, typ: ir.I64, bits: leastAddress, wider: true}
	case "p":
		s.ty = ir.Pred
	default:
		panic("ptx.newSpec: no operand class " + word)
	}
	s.typ, s.bits, s.pred = container(s.ty), s.ty.Bits(), s.ty == ir.Pred
	return s
}

// doubled is the type of twice the width, of wide products.
var doubled = [ir.NumScalars]ir.Scalar{
	ir.U16: ir.U32, ir.U32: ir.U64, ir.U64: ir.B128, ir.S16: ir.S32, ir.S32: ir.S64, ir.S64: ir.B128, ir.B16: ir.B32, ir.B32: ir.B64, ir.B64: ir.B128,
}

// leastAddress is the least width of a register that holds an address.
const leastAddress = 32
