package ptx

import "lockstep/ir"

// How the statements of each family of instructions become values. The common
// shape, results then sources, is compute; what has a shape of its own follows.

// compute builds an instruction by the classes of its signature.
func (bb *bodyBuilder) compute(s *Stmt, r *recipe) { bb.computeWith(s, r, arg{reg: -1}) }

// computeWith is compute with one more argument behind the operands, unless its
// register is -1.
func (bb *bodyBuilder) computeWith(s *Stmt, r *recipe, last arg) {
	ops := bb.fn.Ops(s)
	n := len(ops) - min(r.results, 1)
	if n > len(r.src) || n < r.minSrc && r.mods.Flags&ir.UnknownMod != 0 {
		bb.opaque(s, r) // a form that the operation does not have
		return
	}
	if n < r.minSrc {
		bb.errorStmt(s, "%s has %d operands, expected %d", r.in.Text, len(ops), r.minSrc+min(r.results, 1))
		return
	}
	args, mods := bb.args[:0], r.mods
	src := ops[len(ops)-n:]
	for i := range src {
		sp := &r.src[i]
		args = append(args, bb.operand(&src[i], sp))
		if src[i].Not && sp.pred {
			mods = r.negated(mods)
		}
	}
	if last.v != nil || last.reg >= 0 {
		args = append(args, last)
	}
	dests := bb.dests[:0]
	if r.results > 0 {
		dests = bb.pair(&ops[0], r, dests)
	}
	if mods.Flags&ir.CarryOut != 0 {
		dests = append(dests, dest{bb.carryFlag(), ir.I1})
	}
	bb.add(r.op, s, mods, dests, args)
	bb.args, bb.dests = args, dests
}

// negated is mods with a negated predicate operand.
func (r *recipe) negated(mods *ir.Mods) *ir.Mods {
	if mods.Flags&ir.NegC != 0 {
		return mods
	}
	if r.neg == nil {
		m := *mods
		m.Flags |= ir.NegC
		r.neg = &m
	}
	return r.neg
}

// pair reads a result, or two of the form d|p.
func (bb *bodyBuilder) pair(o *Operand, r *recipe, dests []dest) []dest {
	if o.Kind != OperandPair {
		return append(dests, bb.dest(o, &r.dst[0]))
	}
	elems := bb.fn.Elems(o)
	second := &r.dst[1]
	if r.results < 2 {
		bb.errorAt(o, "%s has one result, found the pair %s", r.in.Text, bb.text(o))
		second = &r.dst[0]
	}
	return append(dests, bb.dest(&elems[0], &r.dst[0]), bb.dest(&elems[1], second))
}

// carryFlag is the register of the implicit carry flag CC.CF.
func (bb *bodyBuilder) carryFlag() int32 {
	if bb.carry == 0 {
		bb.regs = append(bb.regs, regState{ty: ir.Pred, typ: ir.I1, curBlock: -1, uses: -1, defs: -1})
		bb.carry = int32(len(bb.regs))
	}
	return bb.carry - 1
}

// carryName is the name of the carry flag among a function's registers.
const carryName = "%CC.CF"

// carryIn builds addc, subc, madc: the carry flag is the last operand.
func (bb *bodyBuilder) carryIn(s *Stmt, r *recipe) {
	bb.computeWith(s, r, bb.read(bb.carryFlag()))
}

// mov builds mov, with a vector on one side as pack or unpack.
func (bb *bodyBuilder) mov(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) != 2 {
		bb.errorStmt(s, "%s has %d operands, expected 2", r.in.Text, len(ops))
		return
	}
	if r.mods.Vec > 1 || bb.isVector(&ops[0]) && bb.isVector(&ops[1]) {
		bb.opaque(s, r)
		return
	}
	part := operandSpec{ty: r.mods.Ty, typ: r.dst[0].typ}
	op, sp := ir.OpMov, &r.src[0]
	dests, args := bb.dests[:0], bb.args[:0]
	switch {
	case bb.isVector(&ops[0]):
		op = ir.OpUnpack
		args = append(args, bb.operand(&ops[1], sp))
		part.split(&r.dst[0], len(bb.fn.Elems(&ops[0])))
		dests = bb.elements(&ops[0], &part, dests)
	case bb.isVector(&ops[1]):
		op = ir.OpPack
		part.split(sp, len(bb.fn.Elems(&ops[1])))
		args = bb.sources(&ops[1], &part, args)
		dests = append(dests, bb.dest(&ops[0], &r.dst[0]))
	default:
		args = append(args, bb.operand(&ops[1], sp))
		dests = append(dests, bb.dest(&ops[0], &r.dst[0]))
	}
	if (op == ir.OpPack && len(args) < 2) || len(args) > maxElements || len(dests) > maxElements {
		bb.opaque(s, r)
		return
	}
	bb.add(op, s, r.mods, dests, args)
	bb.args, bb.dests = args, dests
}

// maxElements is the largest number of elements that a vector operand of an
// operation of ir has.
const maxElements = 8

func (bb *bodyBuilder) isVector(o *Operand) bool {
	return o.Kind == OperandVector || o.Kind == OperandName && o.Comp == CompNone && bb.lookup(o.Name).kind() == bindVecReg
}

// split makes sp one of n equal parts of whole.
func (sp *operandSpec) split(whole *operandSpec, n int) {
	if n > 0 && whole.bits%n == 0 {
		if t := intScalar[whole.bits/n]; t != ir.NoScalar {
			sp.ty, sp.typ, sp.bits = t, t.Type(), whole.bits/n
		}
	}
}

var intScalar = map[int]ir.Scalar{8: ir.B8, 16: ir.B16, 32: ir.B32, 64: ir.B64}

// load builds ld and ldu. A cache policy behind the address is a hint that no
// result depends on: it is no argument.
func (bb *bodyBuilder) load(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) < 2 {
		bb.errorStmt(s, "%s has %d operands, expected 2", r.in.Text, len(ops))
		return
	}
	a, off := bb.memory(&ops[1])
	args := append(bb.args[:0], a)
	dests := bb.elements(&ops[0], &r.dst[0], bb.dests[:0])
	if !bb.vectorLength(s, &ops[0], r, len(dests)) {
		return
	}
	v := bb.add(ir.OpLoad, s, r.mods, dests, args)
	v.Aux.Bits = off
	bb.args, bb.dests = args, dests
}

// store builds st.
func (bb *bodyBuilder) store(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) < 2 {
		bb.errorStmt(s, "%s has %d operands, expected 2", r.in.Text, len(ops))
		return
	}
	a, off := bb.memory(&ops[0])
	args := bb.sources(&ops[1], &r.src[0], append(bb.args[:0], a))
	if !bb.vectorLength(s, &ops[1], r, len(args)-1) {
		return
	}
	v := bb.add(ir.OpStore, s, r.mods, nil, args)
	v.Aux.Bits = off
	bb.args = args
}

// vectorLength checks the number of elements of an access.
func (bb *bodyBuilder) vectorLength(s *Stmt, o *Operand, r *recipe, n int) bool {
	want := int(max(r.mods.Vec, 1))
	if n != want {
		bb.errorAt(o, "%s has %d elements, expected %d", bb.text(o), n, want)
	}
	return n == want
}

// atom builds atom and red.
func (bb *bodyBuilder) atom(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	n := 1 // operands behind the address
	if r.mods.Sub == ir.SubCas {
		n = 2
	}
	rest := len(ops) - r.results - 1
	if rest < n {
		bb.errorStmt(s, "%s has %d operands, expected %d", r.in.Text, len(ops), r.results+1+n)
		return
	}
	if rest > n+1 || rest == n+1 && r.mods.Flags&ir.L2Hint == 0 {
		bb.opaque(s, r)
		return
	}
	a, off := bb.memory(&ops[r.results])
	args := append(bb.args[:0], a)
	for i := range n {
		args = append(args, bb.operand(&ops[r.results+1+i], &r.src[i]))
	}
	dests := bb.dests[:0]
	if r.results > 0 {
		dests = append(dests, bb.dest(&ops[0], &r.dst[0]))
	}
	v := bb.add(r.op, s, r.mods, dests, args)
	v.Aux.Bits = off
	bb.args, bb.dests = args, dests
}

// prefetch builds what has only an address.
func (bb *bodyBuilder) prefetch(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) != 1 {
		bb.opaque(s, r)
		return
	}
	a, off := bb.memory(&ops[0])
	bb.add(r.op, s, r.mods, nil, append(bb.args[:0], a)).Aux.Bits = off
}

// plain builds what has sources only.
func (bb *bodyBuilder) plain(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) != len(r.src) {
		bb.opaque(s, r)
		return
	}
	args := bb.args[:0]
	for i := range ops {
		args = append(args, bb.operand(&ops[i], &r.src[i]))
	}
	bb.add(r.op, s, r.mods, nil, args)
	bb.args = args
}

// alloca builds alloca; the alignment behind the size is no argument.
func (bb *bodyBuilder) alloca(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	if len(ops) < 2 {
		bb.errorStmt(s, "%s has %d operands, expected 2", r.in.Text, len(ops))
		return
	}
	args := append(bb.args[:0], bb.operand(&ops[1], &r.src[0]))
	dests := append(bb.dests[:0], bb.dest(&ops[0], &r.dst[0]))
	bb.add(r.op, s, r.mods, dests, args)
	bb.args, bb.dests = args, dests
}

var (
	specAny  = operandSpec{ty: ir.U32, typ: ir.I32}
	specPred = operandSpec{ty: ir.Pred, typ: ir.I1, bits: 1, pred: true}
	// specIndex is the index of a brx.
	specIndex = operandSpec{ty: ir.U32, typ: ir.I32, bits: 32, wider: true}
	spec32    = operandSpec{ty: ir.U32, typ: ir.I32, bits: 32}
)

// bar builds the block barriers: the barrier's number, the number of threads if
// given, and for reductions the predicate last.
func (bb *bodyBuilder) bar(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	reduces := r.mods.Sub == ir.BarRed || r.mods.Sub == ir.SubPopc
	least, most := 1, 2
	if reduces {
		least, most = 3, 4
	}
	if len(ops) < least || len(ops) > most {
		bb.opaque(s, r)
		return
	}
	dests, args, mods := bb.dests[:0], bb.args[:0], r.mods
	var pred *Operand
	if reduces {
		sp := &specPred
		if r.mods.Sub == ir.SubPopc {
			sp = &spec32
		}
		dests = append(dests, bb.dest(&ops[0], sp))
		pred = &ops[len(ops)-1]
		ops = ops[1 : len(ops)-1]
	}
	for i := range ops {
		args = append(args, bb.operand(&ops[i], &specAny))
	}
	if pred != nil {
		args = append(args, bb.operand(pred, &specPred))
		if pred.Not {
			mods = r.negated(mods)
		}
	}
	bb.add(r.op, s, mods, dests, args)
	bb.args, bb.dests = args, dests
}

// hint builds what changes no result: its operands are arguments.
func (bb *bodyBuilder) hint(s *Stmt, r *recipe) {
	args := bb.flatten(bb.fn.Ops(s), true, bb.args[:0])
	bb.add(r.op, s, r.mods, nil, args)
	bb.args = args
}

// opaque builds an instruction that is kept as text. Its registers are its
// arguments, but those of the first operand are results if the instruction
// table says so; of one that the tables do not know they are both.
func (bb *bodyBuilder) opaque(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	in := r.in
	known := in.Opcode != nil
	dests := bb.dests[:0]
	args := bb.args[:0]
	if len(ops) > 0 {
		results := !known || in.Opcode.Results() > 0 || in.Opcode.Operands == anyOperands
		if results && bb.isDest(&ops[0]) {
			dests = bb.opaqueDests(&ops[0], dests)
		}
		if len(dests) == 0 || !known || in.UnknownModifier != "" || firstIsBoth[in.Base] {
			args = bb.flatten(ops[:1], known, args)
		}
		args = bb.flatten(ops[1:], known, args)
	}
	bb.add(ir.OpOpaque, s, r.mods, dests, args)
	bb.args, bb.dests = args, dests
}

// anyOperands is the shape in the instruction table of opcodes whose operands
// depend on the modifiers: their first operand is taken for a result where it is
// a register.
const anyOperands = "..."

// firstIsBoth are opcodes whose result is also an operand, with some modifiers.
var firstIsBoth = map[string]bool{"wgmma": true, "tcgen05": true}

// isDest reports whether an operand can be a result.
func (bb *bodyBuilder) isDest(o *Operand) bool {
	switch o.Kind {
	case OperandSink:
		return true
	case OperandName:
		k := bb.lookup(o.Name).kind()
		return k == bindReg || k == bindVecReg
	case OperandPair, OperandVector:
		elems := bb.fn.Elems(o)
		for i := range elems {
			if !bb.isDest(&elems[i]) {
				return false
			}
		}
		return len(elems) > 0
	}
	return false
}

func (bb *bodyBuilder) opaqueDests(o *Operand, dests []dest) []dest {
	if o.Kind == OperandPair || o.Kind == OperandVector {
		elems := bb.fn.Elems(o)
		for i := range elems {
			dests = bb.opaqueDests(&elems[i], dests)
		}
		return dests
	}
	if o.Kind == OperandSink {
		return append(dests, dest{-1, ir.I32})
	}
	return bb.elements(o, &operandSpec{ty: ir.B32, typ: ir.I32}, dests)
}

// flatten reads all registers, constants and addresses of operands, however
// deep. Names that nothing declares are reported only if strict: an unknown
// instruction may have words of its own.
func (bb *bodyBuilder) flatten(ops []Operand, strict bool, args []arg) []arg {
	for i := range ops {
		o := &ops[i]
		switch o.Kind {
		case OperandVector, OperandPair, OperandTuple, OperandMask, OperandField:
			args = bb.flatten(bb.fn.Elems(o), strict, args)
		case OperandAddress:
			if o.Name == 0 || strict || bb.lookup(o.Name) != 0 {
				a, _ := bb.memory(o)
				args = append(args, a)
			}
			args = bb.flatten(bb.fn.Elems(o), strict, args)
		case OperandName:
			if !strict && bb.lookup(o.Name) == 0 && bb.b.names.sreg(o.Name, o.Comp) == 0 {
				continue
			}
			args = bb.sources(o, &operandSpec{ty: ir.B32, typ: ir.I32, pred: true}, args)
		case OperandInt:
			args = append(args, bb.constant(ir.I64, o.Value))
		case OperandF32:
			args = append(args, bb.constant(ir.F32, o.Value))
		case OperandF64:
			args = append(args, bb.constant(ir.F64, o.Value))
		case OperandSymbol, OperandIndexed:
			if strict || bb.lookup(o.Name) != 0 {
				a, _ := bb.memory(o)
				args = append(args, a)
			}
		}
	}
	return args
}

// branch builds the terminators bra, brx, ret, exit and trap. Edges come later.
func (bb *bodyBuilder) branch(s *Stmt, r *recipe) {
	op := controlOps[r.control][0]
	args := bb.args[:0]
	if s.Guard != 0 {
		op = controlOps[r.control][1]
		args = append(args, bb.guard(s))
	}
	ops := bb.fn.Ops(s)
	switch r.control {
	case controlBra:
		if len(ops) != 1 {
			bb.errorStmt(s, "%s has %d operands, expected a label", r.in.Text, len(ops))
		}
	case controlBrx:
		if len(ops) > 0 {
			args = append(args, bb.operand(&ops[0], &specIndex))
		}
	case controlRet:
		for _, reg := range bb.results {
			args = append(args, bb.read(reg))
		}
	}
	v := bb.newValue(op, ir.Void, args)
	v.Not = s.Guard != 0 && s.GuardNot
	v.Stmt = bb.stmt
	if r.in != nil {
		v.Aux.Mods = r.mods
	}
	bb.args = args
}
