package ptx

import "lockstep/ir"

// bodyBuilder makes the blocks and values of one body. It is used again for the
// next one, with its tables.
//
// Statements are read once, in text order. Within a block a register's value is
// known as soon as it is written; a read before that is noted as a use, with the
// place that its value goes to, and filled in when all blocks are there (ssa.go).
type bodyBuilder struct {
	b  *builder
	fn *Func
	f  *ir.Func

	lay    layout
	blocks []*ir.Block
	block  int32 // the one being built
	stmt   int32
	pos    ir.Pos
	loc    int32 // of .loc, as in ir.Pos

	values []*ir.Value // of all blocks so far
	starts []int32     // where the values of each block start
	regs   []regState
	uses   []use
	defs   []def
	carry  int32 // index of the carry flag's register plus 1, 0 if it has none yet

	results []int32 // registers of a function's .reg results
	named   []NameID
	args    []arg
	dests   []dest
	nilArgs []*ir.Value
	locs    locState
	ssa     ssaBuilder
}

// A regState is a register of the body.
type regState struct {
	name     NameID
	comp     Comp // of a vector register
	vec      uint8
	ty       ir.Scalar
	typ      *ir.Type
	pos      Pos
	cur      *ir.Value // its value here, if curBlock is the block being built
	curBlock int32
	uses     int32 // latest of its uses, -1 if none
	defs     int32 // latest of its defs, -1 if none
}

// A use is a place that waits for the value that a register has on entry to a
// block.
type use struct {
	slot  **ir.Value
	block int32
	next  int32 // use of the same register before, -1 if none
}

// A def is the last value that a block gives a register.
type def struct {
	val   *ir.Value
	block int32
	next  int32 // def of the same register before, -1 if none
}

// An arg is an operand that has been read: a value, or a register that this
// block has not written yet.
type arg struct {
	v   *ir.Value
	reg int32
}

// A dest is a result: a register and its index, or -1 for a sink of that type.
type dest struct {
	reg int32
	typ *ir.Type
}

// build makes f's blocks of fn's body.
func (bb *bodyBuilder) build(fn *Func, f *ir.Func) {
	b := bb.b
	bb.reset(fn, f)
	b.lay.run(fn, &bb.lay)
	b.names.openScope()
	bb.parameters()
	f.Reserve(bb.estimate())
	for i := range bb.lay.blocks {
		s := &bb.lay.blocks[i]
		blk := f.NewBlock(b.f.NameText(s.label))
		blk.Pos = ir.Pos{Line: s.pos.Line, Col: s.pos.Col}
		bb.blocks = append(bb.blocks, blk)
	}
	bb.arguments()
	for i := range bb.lay.blocks {
		bb.buildBlock(int32(i))
	}
	for _, name := range bb.named {
		b.lists[name] = 0
	}
	b.names.endBody()
	if b.diags.HasErrors() {
		return
	}
	bb.link()
	bb.finish()
}

// estimate returns about how many values, and arguments of them, the body makes:
// one for each instruction and for each operand that is no register, and ends of
// blocks.
func (bb *bodyBuilder) estimate() (values, args int) {
	for i := range bb.fn.Stmts {
		if bb.fn.Stmts[i].Kind == StmtInstr {
			values++
		}
	}
	for i := range bb.fn.Operands {
		switch o := &bb.fn.Operands[i]; {
		case o.Kind == OperandName && o.Comp != CompNone: // a special register, most likely
			values++
		case o.Kind == OperandInt, o.Kind == OperandF32, o.Kind == OperandF64, o.Kind == OperandSymbol, o.Kind == OperandIndexed:
			values++
		case o.Kind == OperandVector:
			values += int(o.Elems.Len())
		}
	}
	return values + len(bb.lay.blocks)/2, len(bb.fn.Operands)
}

func (bb *bodyBuilder) reset(fn *Func, f *ir.Func) {
	bb.fn, bb.f = fn, f
	bb.blocks, bb.values, bb.starts = bb.blocks[:0], bb.values[:0], bb.starts[:0]
	bb.regs, bb.uses, bb.defs, bb.carry = bb.regs[:0], bb.uses[:0], bb.defs[:0], 0
	bb.results, bb.named, bb.loc = bb.results[:0], bb.named[:0], 0
	bb.pos = ir.Pos{Line: fn.Pos.Line, Col: fn.Pos.Col}
	bb.locs.reset(fn)
}

// parameters declares the function's parameters and results.
func (bb *bodyBuilder) parameters() {
	for i := range bb.fn.Params {
		bb.parameter(&bb.fn.Params[i], bb.f.Params[i])
	}
	for i := range bb.fn.Results {
		if r := bb.parameter(&bb.fn.Results[i], bb.f.Results[i]); r >= 0 {
			bb.results = append(bb.results, r)
		}
	}
}

// parameter declares a parameter or result, and returns its register, -1 if it
// has none.
func (bb *bodyBuilder) parameter(v *Var, sym *ir.Symbol) int32 {
	if v.Name == 0 {
		return -1
	}
	if v.Space == SpaceReg {
		r := bb.newReg(v.Name, &Reg{Type: v.Type, Vec: v.Vec, Pos: v.Pos})
		bb.declare(v.Name, r, v.Span.Start)
		return r.index()
	}
	bb.declare(v.Name, bb.b.newSym(sym), v.Span.Start)
	return -1
}

// arguments gives by-value parameters their values at the start of the entry.
func (bb *bodyBuilder) arguments() {
	bb.block = 0
	for i := range bb.fn.Params {
		p := &bb.fn.Params[i]
		if p.Space != SpaceReg || p.Name == 0 {
			continue
		}
		b := bb.b.names.bind[p.Name]
		if b.kind() != bindReg {
			bb.b.errorf(p.Span.Start, "parameter %s is a vector register", bb.b.f.NameText(p.Name))
			continue
		}
		r := &bb.regs[b.index()]
		bb.pos = ir.Pos{Line: p.Pos.Line, Col: p.Pos.Col}
		v := bb.newValue(ir.OpArg, r.typ, nil)
		v.Aux.Bits = uint64(i)
		bb.define(b.index(), v)
	}
}

// declare binds a name in the scope here, and reports it if that scope has it
// already.
func (bb *bodyBuilder) declare(name NameID, b binding, at uint32) {
	if bb.b.names.declare(name, b) != 0 {
		bb.b.errorf(at, "second declaration of %s in this scope", bb.b.f.NameText(name))
	}
}

// buildBlock makes the values of block i.
func (bb *bodyBuilder) buildBlock(i int32) {
	span := &bb.lay.blocks[i]
	bb.block = i
	if i == 0 {
		bb.starts = append(bb.starts, 0) // arguments stand before
	} else {
		bb.starts = append(bb.starts, int32(len(bb.values)))
	}
	if span.head >= 0 {
		bb.at(span.head)
		s := &bb.fn.Stmts[span.head]
		r := &bb.b.recipes[s.Instr]
		free := *s
		free.Guard = 0
		r.build(bb, &free, r)
		bb.values[len(bb.values)-1].Free = true
		bb.freeCall(span.head)
	}
	for j := span.lo; j < span.hi; j++ {
		s := &bb.fn.Stmts[j]
		if s.Kind != StmtInstr {
			bb.directive(s, j)
			continue
		}
		bb.at(j)
		r := &bb.b.recipes[s.Instr]
		if s.Guard != 0 && bb.skips(r, s) {
			continue
		}
		r.build(bb, s, r)
	}
	if span.term >= 0 {
		return
	}
	bb.stmt = ir.NoStmt
	if int(i) < len(bb.lay.blocks)-1 {
		bb.newValue(ir.OpFall, ir.Void, nil)
		return
	}
	// The text ends without a ret: the threads return, at no cost.
	bb.branch(&Stmt{}, &recipe{control: controlRet})
	bb.values[len(bb.values)-1].Free = true
}

// freeCall marks the call of a guarded call statement as free: the branch around
// it carries the issue.
func (bb *bodyBuilder) freeCall(stmt int32) {
	for i := len(bb.values) - 1; i >= int(bb.starts[bb.block]); i-- {
		if v := bb.values[i]; v.Stmt == stmt && v.Issues() > 0 {
			v.Free = true
		}
	}
}

// skips makes the branch around a guarded call or brx, and reports whether s is
// one.
func (bb *bodyBuilder) skips(r *recipe, s *Stmt) bool {
	if r.control != controlCall && r.control != controlBrx {
		return false
	}
	v := bb.newValue(ir.OpCondBr, ir.Void, []arg{bb.guard(s)})
	v.Not = !s.GuardNot
	v.Stmt = bb.stmt
	v.Aux.Mods = r.mods
	return true
}

func (bb *bodyBuilder) at(stmt int32) {
	s := &bb.fn.Stmts[stmt]
	bb.stmt = stmt
	bb.pos = ir.Pos{Line: s.Pos.Line, Col: s.Pos.Col, Loc: bb.loc}
}

// directive takes in what is no instruction.
func (bb *bodyBuilder) directive(s *Stmt, at int32) {
	switch s.Kind {
	case StmtReg:
		for i := s.Decls.Lo; i < s.Decls.Hi; i++ {
			r := &bb.fn.Regs[i]
			if r.Count > 0 {
				bb.b.names.declareFamily(r.Name, family{count: r.Count, reg: r})
				continue
			}
			bb.declare(r.Name, bb.newReg(r.Name, r), s.Span.Start)
		}
	case StmtVar:
		for i := s.Decls.Lo; i < s.Decls.Hi; i++ {
			v := &bb.fn.Vars[i]
			if v.Count > 0 {
				bb.b.names.declareFamily(v.Name, family{count: v.Count, v: v})
				continue
			}
			bb.declare(v.Name, bb.newVar(v), v.Span.Start)
		}
	case StmtOpen:
		bb.b.names.openScope()
	case StmtClose:
		if len(bb.b.names.scopes) > 1 {
			bb.b.names.closeScope()
		}
	case StmtLoc:
		for i := s.Decls.Lo; i < s.Decls.Hi; i++ {
			bb.loc = bb.location(&bb.fn.Locs[i])
		}
	case StmtCallTargets, StmtCallPrototype:
		if s.Name != 0 {
			bb.b.lists[s.Name] = at + 1
			bb.named = append(bb.named, s.Name)
		}
	}
}

// newVar makes a variable of the body.
func (bb *bodyBuilder) newVar(v *Var) binding {
	sym := bb.b.newVarSymbol(v, bb.f)
	bb.f.Vars = append(bb.f.Vars, sym)
	if v.Init.Len() > 0 {
		bb.b.initialise(sym, v, bb.fn.Operands)
	}
	return bb.b.newSym(sym)
}

// newValue adds a value to the block. Registers among its arguments that this
// block has not written become uses.
func (bb *bodyBuilder) newValue(op ir.Op, typ *ir.Type, args []arg) *ir.Value {
	v := bb.f.NewValue(op, typ, bb.pos, bb.nils(len(args))...)
	v.Block = bb.blocks[bb.block]
	for i, a := range args {
		if a.v != nil {
			v.Args[i] = a.v
		} else {
			bb.addUse(a.reg, &v.Args[i])
		}
	}
	bb.values = append(bb.values, v)
	return v
}

func (bb *bodyBuilder) addUse(reg int32, slot **ir.Value) {
	r := &bb.regs[reg]
	bb.uses = append(bb.uses, use{slot, bb.block, r.uses})
	r.uses = int32(len(bb.uses) - 1)
}

// read returns the value of a register here.
func (bb *bodyBuilder) read(reg int32) arg {
	if r := &bb.regs[reg]; r.curBlock == bb.block {
		return arg{v: r.cur}
	}
	return arg{reg: reg}
}

// define makes v the value of a register from here on.
func (bb *bodyBuilder) define(reg int32, v *ir.Value) {
	r := &bb.regs[reg]
	v.Reg = ir.Reg(reg + 1)
	if r.curBlock == bb.block {
		bb.defs[r.defs].val = v
	} else {
		bb.defs = append(bb.defs, def{v, bb.block, r.defs})
		r.defs = int32(len(bb.defs) - 1)
		r.curBlock = bb.block
	}
	r.cur = v
}

// add adds the value of a statement, with its guard, results and projections.
func (bb *bodyBuilder) add(op ir.Op, s *Stmt, mods *ir.Mods, dests []dest, args []arg) *ir.Value {
	typ := ir.Void
	if len(dests) == 1 {
		typ = dests[0].typ
	} else if len(dests) > 1 {
		var elems [16]*ir.Type
		list := elems[:0]
		for _, d := range dests {
			list = append(list, d.typ)
		}
		typ = bb.b.tuple(list)
	}
	if s.Guard != 0 && len(dests) > 0 {
		args = append(args, bb.oldValue(dests, typ))
	}
	v := bb.newValue(op, typ, args)
	v.Stmt = bb.stmt
	v.Aux.Mods = mods
	if s.Guard != 0 {
		v.Guard.Not = s.GuardNot
		if g := bb.guard(s); g.v != nil {
			v.Guard.Pred = g.v
		} else {
			bb.addUse(g.reg, &v.Guard.Pred)
		}
	}
	if len(dests) == 1 {
		if dests[0].reg >= 0 {
			bb.define(dests[0].reg, v)
		}
		return v
	}
	for i, d := range dests {
		if d.reg < 0 {
			continue
		}
		p := bb.newValue(ir.OpProj, d.typ, []arg{{v: v}})
		p.Aux.Bits = uint64(i)
		bb.define(d.reg, p)
	}
	return v
}

// oldValue returns what a guarded definition keeps where its guard is false.
func (bb *bodyBuilder) oldValue(dests []dest, typ *ir.Type) arg {
	var old [16]arg
	list := old[:0]
	for _, d := range dests {
		if d.reg < 0 {
			list = append(list, arg{v: bb.newValue(ir.OpUndef, d.typ, nil)})
		} else {
			list = append(list, bb.read(d.reg))
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	return arg{v: bb.newValue(ir.OpTuple, typ, list)}
}

// guard returns the predicate of a guarded statement.
func (bb *bodyBuilder) guard(s *Stmt) arg {
	b := bb.lookup(s.Guard)
	if b == 0 {
		b = bb.undeclared(s.Guard, s.Span.Start, ir.Pred, "register")
	}
	if b.kind() != bindReg || bb.regs[b.index()].ty != ir.Pred {
		bb.b.errorf(s.Span.Start, "guard %s is no predicate register", bb.b.f.NameText(s.Guard))
		return arg{v: bb.broken(ir.I1)}
	}
	return bb.read(b.index())
}

// undeclared reports a name that nothing declares, and declares it as a register
// for the rest of the body, so that it is reported once.
func (bb *bodyBuilder) undeclared(name NameID, at uint32, ty ir.Scalar, what string) binding {
	bb.b.errorf(at, "undeclared %s %s", what, bb.b.f.NameText(name))
	if ty == ir.NoScalar {
		ty = ir.B32
	}
	r := bb.newReg(name, &Reg{Vec: 1})
	s := &bb.regs[r.index()]
	s.ty, s.typ = ty, container(ty)
	n := &bb.b.names
	n.bind[name], n.depth[name] = r, 1
	n.members = append(n.members, name)
	return r
}

// broken stands for an operand that has been reported.
func (bb *bodyBuilder) broken(t *ir.Type) *ir.Value { return bb.newValue(ir.OpUndef, t, nil) }
