package ptx

import (
	"math"

	"lockstep/ir"
	"lockstep/ir/target"
)

// operand reads a source operand as sp wants it.
func (bb *bodyBuilder) operand(o *Operand, sp *operandSpec) arg {
	switch o.Kind {
	case OperandName:
		if b := bb.lookup(o.Name); b.kind() == bindReg && o.Comp == CompNone {
			r := &bb.regs[b.index()]
			if !sp.fits(r) {
				bb.width(o, r, sp)
			}
			if o.Not && !sp.pred {
				bb.errorAt(o, "%s is negated, but no predicate is expected here", bb.text(o))
			}
			return bb.read(b.index())
		}
		return bb.nameOperand(o, sp)
	case OperandInt, OperandF32, OperandF64:
		return bb.constant(sp.typ, constantBits(o, sp.ty, sp.typ))
	case OperandSymbol:
		if a, ok := bb.symbolAddress(o, int64(o.Value)); ok && !sp.pred {
			return a
		}
	case OperandIndexed:
		if a, ok := bb.indexedAddress(o); ok && !sp.pred {
			return a
		}
	case OperandVector:
		if elems := bb.fn.Elems(o); len(elems) == 1 && elems[0].Kind != OperandVector {
			return bb.operand(&elems[0], sp)
		}
	}
	bb.errorAt(o, "expected a register or constant, found %s", bb.text(o))
	return arg{v: bb.broken(sp.typ)}
}

// nameOperand reads a name that is no plain register: a component, a special
// register, an address.
func (bb *bodyBuilder) nameOperand(o *Operand, sp *operandSpec) arg {
	b := bb.lookup(o.Name)
	switch b.kind() {
	case bindReg:
		bb.errorAt(o, "%s is no vector register", bb.b.f.NameText(o.Name))
		return bb.read(b.index())
	case bindVecReg:
		r := bb.component(o, b)
		if r < 0 {
			return arg{v: bb.broken(sp.typ)}
		}
		if !sp.fits(&bb.regs[r]) {
			bb.width(o, &bb.regs[r], sp)
		}
		return bb.read(r)
	case bindSym:
		if sp.pred {
			bb.errorAt(o, "%s is an address, expected a predicate", bb.text(o))
		}
		return bb.address(bb.b.syms[b.index()], 0)
	}
	if s := bb.b.names.sreg(o.Name, o.Comp); s != 0 {
		if s.Info().Bits < sp.bits || sp.pred && s.Info().Bits > 1 {
			bb.errorAt(o, "the special register %s has %d bits, expected %d", bb.text(o), s.Info().Bits, sp.bits)
		}
		v := bb.newValue(ir.OpSreg, ir.IntType(s.Info().Bits), nil)
		v.Aux.Bits, v.Aux.Mods = uint64(s), &sregMods[s]
		return arg{v: v}
	}
	return bb.read(bb.undeclared(o.Name, o.Span.Start, sp.ty, "name").index())
}

// sregMods holds the spelling of each special register.
var sregMods = func() (t [target.NumSregs]ir.Mods) {
	for s := range t {
		t[s].Text = "%" + target.Sreg(s).String()
	}
	return t
}()

// component returns the register that o selects from the vector register b, -1
// if none.
func (bb *bodyBuilder) component(o *Operand, b binding) int32 {
	if r := &bb.regs[b.index()]; o.Comp == CompNone || o.Comp == CompSelector || uint8(o.Comp) > r.vec {
		bb.errorAt(o, "%s needs one of the %d components of the vector register", bb.text(o), r.vec)
		return -1
	}
	return b.index() + int32(o.Comp) - 1
}

// fits reports whether a register is as wide as it has to be.
func (sp *operandSpec) fits(r *regState) bool {
	w := r.typ.Bits
	return w == sp.bits || sp.bits == 0 || w > sp.bits && sp.wider
}

func (bb *bodyBuilder) width(o *Operand, r *regState, sp *operandSpec) {
	than := ""
	if sp.pred {
		bb.errorAt(o, "%s is .%v, expected a predicate", bb.text(o), r.ty)
		return
	}
	if sp.wider {
		than = "at least "
	}
	bb.errorAt(o, "%s is .%v, expected a register of %s%d bits", bb.text(o), r.ty, than, sp.bits)
}

func (bb *bodyBuilder) text(o *Operand) string {
	return quoted(bb.b.f.Src[o.Span.Start:o.Span.End])
}

// quoted shortens text for a message.
func quoted(text []byte) string {
	if len(text) > maxQuoted {
		return string(text[:maxQuoted]) + "..."
	}
	return string(text)
}

func (bb *bodyBuilder) errorAt(o *Operand, format string, args ...any) {
	bb.b.errorf(o.Span.Start, format, args...)
}

func (bb *bodyBuilder) errorStmt(s *Stmt, format string, args ...any) {
	at := s.Span.Start
	if at == s.Span.End { // a copy without text of its own
		at = bb.fn.Span.Start
	}
	bb.b.errorf(at, format, args...)
}

func (bb *bodyBuilder) constant(t *ir.Type, bits uint64) arg {
	v := bb.newValue(ir.OpConst, t, nil)
	v.Aux.Bits = bits
	return arg{v: v}
}

// address makes the address of a symbol.
func (bb *bodyBuilder) address(sym *ir.Symbol, off int64) arg {
	v := bb.newValue(ir.OpAddr, ir.IntType(bb.b.m.PtrBits), nil)
	v.Aux.Sym, v.Aux.Bits = sym, uint64(off)
	return arg{v: v}
}

func (bb *bodyBuilder) symbolAddress(o *Operand, off int64) (arg, bool) {
	b := bb.lookup(o.Name)
	if b.kind() != bindSym {
		return arg{}, false
	}
	return bb.address(bb.b.syms[b.index()], off), true
}

// indexedAddress is the address of an element of an array.
func (bb *bodyBuilder) indexedAddress(o *Operand) (arg, bool) {
	b := bb.lookup(o.Name)
	if b.kind() != bindSym {
		return arg{}, false
	}
	sym := bb.b.syms[b.index()]
	return bb.address(sym, int64(o.Value)*int64(max(sym.Elem.Bits()/8, 1))), true
}

// memory reads a memory operand: the address and the byte offset added to it.
func (bb *bodyBuilder) memory(o *Operand) (arg, uint64) {
	switch o.Kind {
	case OperandAddress:
		if o.Name == 0 {
			return bb.constant(ir.IntType(bb.b.m.PtrBits), o.Value), 0
		}
		b := bb.lookup(o.Name)
		switch b.kind() {
		case bindReg:
			if r := &bb.regs[b.index()]; r.typ.Bits < leastAddress {
				bb.errorAt(o, "%s is .%v, expected an address of at least %d bits", bb.b.f.NameText(o.Name), r.ty, leastAddress)
			}
			return bb.read(b.index()), o.Value
		case bindSym:
			return bb.address(bb.b.syms[b.index()], 0), o.Value
		case bindVecReg:
			bb.errorAt(o, "the vector register %s is no address", bb.b.f.NameText(o.Name))
			return arg{v: bb.broken(ir.I64)}, 0
		}
		ty := ir.U32
		if bb.b.m.PtrBits == 64 {
			ty = ir.U64
		}
		return bb.read(bb.undeclared(o.Name, o.Span.Start, ty, "name").index()), o.Value
	case OperandIndexed:
		if a, ok := bb.indexedAddress(o); ok {
			return a, 0
		}
	case OperandName, OperandSymbol: // old text without brackets
		if a, ok := bb.symbolAddress(o, 0); ok {
			return a, o.Value
		}
	}
	bb.errorAt(o, "expected an address in brackets, found %s", bb.text(o))
	return arg{v: bb.broken(ir.I64)}, 0
}

// dest reads a result operand.
func (bb *bodyBuilder) dest(o *Operand, sp *operandSpec) dest {
	switch o.Kind {
	case OperandSink:
		return dest{-1, sp.typ}
	case OperandName:
		b := bb.lookup(o.Name)
		i := b.index()
		switch b.kind() {
		case bindReg:
			if o.Comp != CompNone {
				bb.errorAt(o, "%s is no vector register", bb.b.f.NameText(o.Name))
			}
		case bindVecReg:
			if i = bb.component(o, b); i < 0 {
				return dest{-1, sp.typ}
			}
		case bindSym:
			bb.errorAt(o, "expected a register, found the address of %s", bb.b.f.NameText(o.Name))
			return dest{-1, sp.typ}
		default:
			i = bb.undeclared(o.Name, o.Span.Start, sp.ty, "register").index()
		}
		r := &bb.regs[i]
		if !sp.fits(r) {
			bb.width(o, r, sp)
		}
		return dest{i, r.typ}
	}
	bb.errorAt(o, "expected a register for the result, found %s", bb.text(o))
	return dest{-1, sp.typ}
}

// elements reads the results of a vector operand, of a vector register, or of
// one register.
func (bb *bodyBuilder) elements(o *Operand, sp *operandSpec, dests []dest) []dest {
	switch o.Kind {
	case OperandVector:
		elems := bb.fn.Elems(o)
		for i := range elems {
			dests = append(dests, bb.dest(&elems[i], sp))
		}
		return dests
	case OperandName:
		if b := bb.lookup(o.Name); b.kind() == bindVecReg && o.Comp == CompNone {
			r := &bb.regs[b.index()]
			if !sp.fits(r) {
				bb.width(o, r, sp)
			}
			for c := range int32(r.vec) {
				dests = append(dests, dest{b.index() + c, r.typ})
			}
			return dests
		}
	}
	return append(dests, bb.dest(o, sp))
}

// sources reads the elements of a vector operand, of a vector register, or of
// one operand.
func (bb *bodyBuilder) sources(o *Operand, sp *operandSpec, args []arg) []arg {
	switch o.Kind {
	case OperandVector:
		elems := bb.fn.Elems(o)
		for i := range elems {
			args = append(args, bb.operand(&elems[i], sp))
		}
		return args
	case OperandName:
		if b := bb.lookup(o.Name); b.kind() == bindVecReg && o.Comp == CompNone {
			r := &bb.regs[b.index()]
			if !sp.fits(r) {
				bb.width(o, r, sp)
			}
			for c := range int32(r.vec) {
				args = append(args, bb.read(b.index()+c))
			}
			return args
		}
	}
	return append(args, bb.operand(o, sp))
}

// constantBits is the value of a constant as an operand of type ty in a
// container. Numbers become floats and the other way where the type asks for
// it; a hexadecimal float as an integer operand is its bits.
func constantBits(o *Operand, ty ir.Scalar, t *ir.Type) uint64 {
	bits := o.Value
	switch {
	case ty == ir.Pred:
		if bits != 0 {
			bits = 1
		}
		return bits
	case o.Kind == OperandInt:
		switch ty {
		case ir.TF32:
			return uint64(math.Float32bits(float32(number(o))))
		case ir.TF64:
			return math.Float64bits(number(o))
		}
	case o.Kind == OperandF32:
		if t.Bits == 64 {
			bits = math.Float64bits(float64(math.Float32frombits(uint32(bits))))
		}
	case o.Kind == OperandF64:
		if t.Bits == 32 {
			bits = uint64(math.Float32bits(float32(math.Float64frombits(bits))))
		}
	}
	if t.Bits < 64 {
		bits &= 1<<t.Bits - 1
	}
	return bits
}

func number(o *Operand) float64 {
	if o.Unsigned {
		return float64(o.Value)
	}
	return float64(int64(o.Value))
}
