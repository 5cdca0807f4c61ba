package llvm

import "lockstep/ir"

// terminator makes the end of block bi and its edges.
func (fb *funcBuilder) terminator(bi int, in *Instr, ops []Operand) {
	void := func(op ir.Op, m *ir.Mods, args ...*ir.Value) { fb.emit(op, ir.Void, m, args...) }
	switch in.Op {
	case kwRet:
		fb.ret(in, ops)
	case kwUnreachable:
		void(ir.OpUnreachable, nil)
	case kwBr:
		if len(ops) == 1 {
			fb.edges(ops)
			op := ir.OpJump
			if s := fb.cur.Succs; len(s) == 1 && int(s[0].B.ID) == bi+1 {
				op = ir.OpFall
			}
			void(op, nil)
			return
		}
		c := fb.value(&ops[0])
		if fb.irType(ops[0].Type) != ir.I1 {
			fb.fail(ops[0].Start, "branch on a value of type %s, expected i1", fb.f.TypeString(ops[0].Type))
		}
		void(ir.OpCondBr, nil, c)
		fb.edges(ops[1:])
	case kwSwitch:
		fb.args = append(fb.args[:0], fb.value(&ops[0]))
		for i := 2; i+1 < len(ops); i += 2 {
			fb.args = append(fb.args, fb.value(&ops[i]))
		}
		void(ir.OpSwitch, fb.simple(in, in.Type, asBits), fb.args...)
		fb.edges(ops[1:])
	case kwInvoke, kwCallBr:
		v, _ := fb.call(in, false)
		if in.Result != 0 && v != nil {
			fb.define(in.Result, v, in.Type)
		}
		c := &fb.f.Calls[in.Extra]
		fb.part(ir.OpOpaqueBr, ir.Void, fb.mod(ir.Mods{Text: keywordText[in.Op]}))
		fb.edges(fb.f.Ops[c.Targets.Lo:c.Targets.Hi])
	default: // indirectbr, resume, catchswitch, catchret, cleanupret
		var args []*ir.Value
		for i := range ops {
			if ops[i].Kind != OpdBlock {
				args = append(args, fb.value(&ops[i]))
			}
		}
		if in.Result != 0 { // the token of a catchswitch
			v := fb.part(ir.OpOpaque, fb.tokenType, fb.mod(ir.Mods{Text: keywordText[in.Op]}), args...)
			fb.define(in.Result, v, in.Type)
			args = nil
		}
		void(ir.OpOpaqueBr, fb.mod(ir.Mods{Text: keywordText[in.Op]}), args...)
		fb.edges(ops)
	}
}

func (fb *funcBuilder) ret(in *Instr, ops []Operand) {
	if in.Type != fb.fn.Ret && !fb.irType(in.Type).Equal(fb.irType(fb.fn.Ret)) {
		fb.fail(in.Start, "return of %s from a function of %s", fb.f.TypeString(in.Type), fb.f.TypeString(fb.fn.Ret))
		return
	}
	if len(ops) == 0 {
		fb.emit(ir.OpRet, ir.Void, nil)
		return
	}
	fb.emit(ir.OpRet, ir.Void, nil, fb.value(&ops[0]))
}

// edges adds the edges to the blocks among the operands, in order.
func (fb *funcBuilder) edges(ops []Operand) {
	for i := range ops {
		if ops[i].Kind != OpdBlock {
			continue
		}
		to, ok := fb.blockOf(&ops[i])
		if !ok {
			continue
		}
		if to == 0 {
			fb.fail(ops[i].Start, "the entry block cannot be branched to")
			continue
		}
		fb.cur.AddEdge(fb.blocks[to])
	}
}
