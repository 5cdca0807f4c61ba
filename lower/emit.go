package lower

import (
	"fmt"

	"lockstep/ir"
)

// emitter writes the instructions of one function.
type emitter struct {
	p           *Program
	f           *Func
	funcs       map[*ir.Func]*Func
	pool        *pool
	join        func(*ir.Block) *ir.Block
	projections map[*ir.Value][]*ir.Value

	starts  []PC // by block ID
	scratch Slot
	direct  map[*ir.Value]bool // addresses that need no slot
}

func (e *emitter) emit() {
	f := e.f.Code
	e.scratch = NoSlot
	e.starts = make([]PC, f.NumBlocks())
	joins := make(map[*ir.Block]bool)
	for _, b := range f.Blocks {
		if t := b.Term(); t != nil && kind(t).branches() {
			if j := e.join(b); j != nil {
				joins[j] = true
			}
		}
	}
	e.f.Entry = PC(len(e.p.Insts))
	for _, b := range f.Blocks {
		bc := BlockCode{B: b, Start: PC(len(e.p.Insts))}
		e.starts[b.ID] = bc.Start
		if joins[b] {
			e.add(Inst{Kind: Join, Guard: NoSlot, Join: NoPC})
		}
		for _, v := range b.Values {
			if v.Op == ir.OpPhi {
				bc.Phis = append(bc.Phis, Def{e.f.original(v), e.f.slots[v.ID]})
				continue
			}
			e.value(v)
		}
		if b.Term() == nil {
			panic(fmt.Sprintf("lower.emit: block %d of %s has no terminator", b.ID, f.Name))
		}
		bc.End = PC(len(e.p.Insts))
		e.f.Blocks = append(e.f.Blocks, bc)
	}
	e.f.End = PC(len(e.p.Insts))
	e.patch()
	e.f.NumSlots = len(e.f.names)
}

func (e *emitter) add(i Inst) *Inst {
	e.p.Insts = append(e.p.Insts, i)
	return &e.p.Insts[len(e.p.Insts)-1]
}

// findDirect finds the addresses of variables that only accesses and calls name, as part of themselves: nobody needs them in
// a slot.
func (e *emitter) findDirect() {
	e.direct = make(map[*ir.Value]bool)
	for _, b := range e.f.Code.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpAddr {
				e.direct[v] = true
			}
		}
	}
	for _, b := range e.f.Code.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a.Op == ir.OpAddr && !e.names(v, i) {
					delete(e.direct, a)
				}
			}
		}
	}
}

// names reports whether v takes its i-th operand, the address of a symbol, without a slot.
func (e *emitter) names(v *ir.Value, i int) bool {
	switch kind(v) {
	case Load, Store, Atom:
		_, ok := e.symbolAddress(v)
		return i == 0 && ok
	case CallFunc:
		_, ok := e.framePlace(v.Args[i])
		return ok
	}
	return false
}

// patch turns the blocks that edges and joins name into places in the code, now that all have one.
func (e *emitter) patch() {
	for _, bc := range e.f.Blocks {
		b := bc.B
		term := &e.p.Insts[bc.End-1]
		for _, s := range b.Succs {
			term.Succs = append(term.Succs, Edge{To: e.starts[s.B.ID], Copies: e.phiCopies(s.B, s.I)})
		}
		if !term.Kind.branches() {
			continue
		}
		if j := e.join(b); j != nil {
			term.Join = e.starts[j.ID]
			e.p.Insts[bc.End-2].Join = term.Join // the push
		}
	}
}

// phiCopies lists the copies that the edge into predecessor pred of b carries.
func (e *emitter) phiCopies(b *ir.Block, pred int) []Copy {
	var copies []Copy
	for _, phi := range b.Phis() {
		copies = append(copies, Copy{e.f.slots[phi.ID], e.slot(phi.Args[pred])})
	}
	return sequence(copies, e.temp)
}

// slot is the slot of an operand. An undefined tuple has none of its own: its elements are 0, as pooled says.
func (e *emitter) slot(v *ir.Value) Slot {
	if v.Op == ir.OpUndef {
		return e.undef(v)
	}
	return e.f.slots[v.ID]
}

// temp is a slot for breaking cycles of copies.
func (e *emitter) temp() Slot {
	if e.scratch == NoSlot {
		e.scratch = Slot(len(e.f.names))
		e.f.names = append(e.f.names, "tmp")
	}
	return e.scratch
}

// value writes the instruction of v, if it is one.
func (e *emitter) value(v *ir.Value) {
	switch v.Op {
	case ir.OpConst, ir.OpUndef, ir.OpPoison, ir.OpArg, ir.OpProj, ir.OpTuple:
		return
	case ir.OpSreg:
		if _, ok := e.pooled(v); !ok {
			e.add(Inst{Kind: ReadSreg, V: v, Defs: []Def{{e.f.original(v), e.f.slots[v.ID]}}, Guard: NoSlot, Join: NoPC})
		}
		return
	case ir.OpAddr:
		if _, ok := e.pooled(v); !ok {
			addr := Address{Base: BaseFrame, Off: e.f.offsets[v.Aux.Sym] + v.Offset()}
			e.add(Inst{Kind: FrameAddr, V: v, Defs: []Def{{e.f.original(v), e.f.slots[v.ID]}}, Guard: NoSlot, Join: NoPC, Addr: addr})
		}
		return
	}
	inst := Inst{Kind: kind(v), V: v, Guard: NoSlot, Not: v.Not, Join: NoPC}
	switch {
	case inst.Kind == Refuse:
		inst.Text = "unsupported: " + opcode(v)
	case inst.Kind == Switch && len(v.Block.Succs) == 0:
		inst.Kind, inst.Text = Refuse, "a branch without targets: "+opcode(v)
	}
	if v.Guarded() {
		inst.Guard, inst.Not = e.f.slots[v.Guard.Pred.ID], v.Guard.Not
	}
	for i, r := range results(v, e.projections) {
		d := Def{V: e.f.original(r), Slot: NoSlot}
		if r != nil {
			d.Slot = e.f.slots[r.ID]
			if old := olds(v); old != nil {
				inst.Pass = append(inst.Pass, Copy{d.Slot, e.slot(old[i])})
			}
		}
		inst.Defs = append(inst.Defs, d)
	}
	inst.Pass = sequence(inst.Pass, e.temp)
	args := v.Operands()
	switch inst.Kind {
	case Load, Store, Atom:
		inst.Addr = e.address(v)
		args = args[1:]
	case CallFunc:
		e.call(v, &inst)
		args = args[:0]
		if v.Op == ir.OpCallIndirect {
			args = v.Args[:1]
		}
	case Refuse:
		args = nil
	}
	for _, a := range args {
		inst.Src = append(inst.Src, e.slot(a))
	}
	if v.Info().Terminator {
		e.terminator(v, inst)
		return
	}
	e.add(inst)
}

// terminator writes the end of a block, with a push before it if lanes that part here meet again.
func (e *emitter) terminator(v *ir.Value, inst Inst) {
	if inst.Kind.branches() && e.join(v.Block) != nil {
		e.add(Inst{Kind: Push, V: v, Guard: NoSlot, Join: NoPC})
	}
	if v.Block.Branches() {
		inst.Br = &Branch{Index: len(e.p.Branches), V: e.f.original(v), Func: e.f, PC: PC(len(e.p.Insts))}
		e.p.Branches = append(e.p.Branches, inst.Br)
	}
	e.add(inst)
}

// address says where a memory operation goes.
func (e *emitter) address(v *ir.Value) Address {
	if a, ok := e.symbolAddress(v); ok {
		return a
	}
	return Address{Base: BaseSlot, Slot: e.slot(v.Args[0]), Off: v.Offset(), Space: e.space(v)}
}

// space is the memory that v names, by what it is for a thread.
func (e *emitter) space(v *ir.Value) ir.Space {
	switch s := v.Mods().Space; {
	case s == ir.SharedCluster:
		return ir.Shared
	case s == ir.Param && !e.f.F.Kernel:
		return ir.Local
	default:
		return s
	}
}

// symbolAddress is address for operations that name a variable of the frame, of shared memory, or a parameter.
func (e *emitter) symbolAddress(v *ir.Value) (Address, bool) {
	base := v.Args[0]
	if base.Op != ir.OpAddr {
		return Address{}, false
	}
	s, off, space := base.Aux.Sym, base.Offset()+v.Offset(), e.space(v)
	if at, ok := e.f.offsets[s]; ok && (space == ir.Local || space == ir.Param) {
		return Address{Base: BaseFrame, Slot: NoSlot, Off: at + off, Space: ir.Local}, true
	}
	if at, ok := e.p.Shared[s]; ok && space == ir.Shared {
		return Address{Base: BaseShared, Slot: NoSlot, Off: at + off, Space: space}, true
	}
	if space == ir.Param {
		for _, p := range e.p.Params {
			if p.Sym == s {
				return Address{Base: BaseParam, Slot: NoSlot, Off: p.Off + off, Space: space}, true
			}
		}
	}
	return Address{}, false
}

// call says what a call passes, or why it cannot be made.
func (e *emitter) call(v *ir.Value, inst *Inst) {
	c := new(Call)
	args := v.Operands()
	if v.Op == ir.OpCall {
		if c.Callee = e.funcs[v.Aux.Sym.Func]; c.Callee == nil {
			inst.Kind, inst.Text = Refuse, fmt.Sprintf("call of %s, which has no body here", v.Aux.Sym.Name)
			return
		}
	} else {
		args = args[1:]
		if v.Aux.Call != nil {
			for _, t := range v.Aux.Call.Targets {
				if f := e.funcs[t.Func]; f != nil {
					c.Targets = append(c.Targets, f)
				}
			}
		}
		if c.Targets == nil {
			c.Targets = e.p.Funcs[1:]
		}
	}
	for _, a := range args {
		c.Args = append(c.Args, e.place(a))
	}
	if v.Aux.Call != nil && len(v.Aux.Call.Rets) > 0 {
		for _, s := range v.Aux.Call.Rets {
			c.Rets = append(c.Rets, Place{Slot: NoSlot, Off: e.f.offsets[s], Size: s.Size})
		}
	} else {
		for i, d := range inst.Defs {
			t := v.Type
			if t.Kind == ir.KindTuple {
				t = t.Elems[i]
			}
			r := Place{Slot: d.Slot}
			if d.Slot != NoSlot {
				r.Size = typeSize(t)
			}
			c.Rets = append(c.Rets, r)
		}
	}
	inst.Call = c
}

// place says where an argument of a call lies in the caller.
func (e *emitter) place(a *ir.Value) Place {
	if p, ok := e.framePlace(a); ok {
		return p
	}
	return Place{Slot: e.slot(a), Size: typeSize(a.Type)}
}

// framePlace is place for .param variables.
func (e *emitter) framePlace(a *ir.Value) (Place, bool) {
	if a.Op == ir.OpAddr && a.Aux.Sym.Space == ir.Param {
		if at, ok := e.f.offsets[a.Aux.Sym]; ok {
			return Place{Slot: NoSlot, Off: at + a.Offset(), Size: a.Aux.Sym.Size}, true
		}
	}
	return Place{}, false
}

func typeSize(t *ir.Type) int64 { return int64((t.Bits + 7) / 8) }
