package ptx

import "lockstep/ir"

// call builds call: (results), callee, (arguments), list. An argument is a .param
// variable of the caller, by its address, or a value; so is a result. The list,
// of an indirect call, is the label of its .calltargets or .callprototype.
func (bb *bodyBuilder) call(s *Stmt, r *recipe) {
	ops := bb.fn.Ops(s)
	info := &ir.CallInfo{}
	dests, args := bb.dests[:0], bb.args[:0]
	if len(ops) > 0 && ops[0].Kind == OperandTuple {
		dests = bb.callResults(&ops[0], info, dests)
		ops = ops[1:]
	}
	if len(ops) == 0 || ops[0].Kind != OperandName {
		bb.errorStmt(s, "%s without the name of a function", r.in.Text)
		return
	}
	callee := &ops[0]
	ops = ops[1:]
	op, sym := ir.OpCall, (*ir.Symbol)(nil)
	switch b := bb.lookup(callee.Name); {
	case b.kind() == bindReg:
		op = ir.OpCallIndirect
		args = append(args, bb.read(b.index()))
	case b.kind() == bindSym && bb.b.syms[b.index()].Kind == ir.SymFunc:
		sym = bb.b.syms[b.index()]
	case b == 0:
		bb.errorAt(callee, "call of %s, which nothing declares", bb.text(callee))
		return
	default:
		bb.errorAt(callee, "call of %s, which is no function", bb.text(callee))
		return
	}
	fixed := len(args)
	if len(ops) > 0 && ops[0].Kind == OperandTuple {
		args = bb.callArgs(bb.fn.Elems(&ops[0]), sym, args)
		ops = ops[1:]
	}
	if sym != nil {
		bb.checkCall(s, sym, len(args)-fixed, len(dests)+len(info.Rets))
	}
	if len(ops) > 0 {
		bb.callList(&ops[0], info)
	}
	v := bb.add(op, s, r.mods, dests, args)
	v.Aux.Sym = sym
	if op == ir.OpCallIndirect || len(info.Rets) > 0 || info.Targets != nil || info.Proto != "" {
		v.Aux.Call = info
	}
	bb.args, bb.dests = args, dests
}

// callResults reads the results of a call: registers into dests, .param
// variables into info.
func (bb *bodyBuilder) callResults(o *Operand, info *ir.CallInfo, dests []dest) []dest {
	elems := bb.fn.Elems(o)
	for i := range elems {
		e := &elems[i]
		if e.Kind == OperandName {
			if b := bb.lookup(e.Name); b.kind() == bindSym {
				sym := bb.b.syms[b.index()]
				if sym.Owner != bb.f || sym.Space != ir.Param {
					bb.errorAt(e, "expected a register or .param variable for the result, found %s", bb.text(e))
				}
				info.Rets = append(info.Rets, sym)
				continue
			}
		}
		dests = append(dests, bb.dest(e, &specAny))
	}
	return dests
}

func (bb *bodyBuilder) callArgs(elems []Operand, sym *ir.Symbol, args []arg) []arg {
	for i := range elems {
		sp := specAny
		if sym != nil && i < len(sym.Func.Params) {
			if p := sym.Func.Params[i]; p.Elem != ir.NoScalar && p.Elem != ir.OtherScalar {
				sp.ty, sp.typ = p.Elem, container(p.Elem)
			}
		}
		args = append(args, bb.operand(&elems[i], &sp))
	}
	return args
}

// checkCall compares a call with a callee that is defined in the module.
func (bb *bodyBuilder) checkCall(s *Stmt, sym *ir.Symbol, args, rets int) {
	f := sym.Func
	if !bb.b.defined[f] {
		return
	}
	if args != len(f.Params) {
		bb.errorStmt(s, "call of %s with %s, expected %d", f.Name, plural(args, "argument"), len(f.Params))
	}
	if rets != len(f.Results) {
		bb.errorStmt(s, "call of %s with %s, expected %d", f.Name, plural(rets, "result"), len(f.Results))
	}
}

// callList takes in the last operand of an indirect call.
func (bb *bodyBuilder) callList(o *Operand, info *ir.CallInfo) {
	if o.Kind != OperandName {
		bb.errorAt(o, "expected the label of a .calltargets or .callprototype, found %s", bb.text(o))
		return
	}
	list := bb.b.lists[o.Name]
	if list == 0 { // it may stand behind the call
		for i := range bb.fn.Stmts {
			if s := &bb.fn.Stmts[i]; s.Name == o.Name && (s.Kind == StmtCallTargets || s.Kind == StmtCallPrototype) {
				list = int32(i) + 1
				break
			}
		}
	}
	if list == 0 {
		// A function's name serves as the prototype of those with its signature.
		if b := bb.lookup(o.Name); b.kind() == bindSym && bb.b.syms[b.index()].Kind == ir.SymFunc {
			info.Proto = bb.b.f.NameText(o.Name)
			return
		}
		bb.errorAt(o, "%s is no label of a .calltargets or .callprototype", bb.text(o))
		return
	}
	s := &bb.fn.Stmts[list-1]
	if s.Kind == StmtCallPrototype {
		info.Proto = bb.b.f.NameText(o.Name)
		return
	}
	ops := bb.fn.Ops(s)
	info.Targets = []*ir.Symbol{}
	for i := range ops {
		if b := bb.lookup(ops[i].Name); b.kind() == bindSym && bb.b.syms[b.index()].Kind == ir.SymFunc {
			info.Targets = append(info.Targets, bb.b.syms[b.index()])
		} else {
			bb.errorAt(&ops[i], "%s is no function", bb.text(&ops[i]))
		}
	}
}
