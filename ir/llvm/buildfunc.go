package llvm

import (
	"slices"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// funcBuilder makes the bodies of functions. Its tables are used again for each.
type funcBuilder struct {
	*builder
	fn *Func
	fi *ir.Func

	vals   []*ir.Value // by local, from fn.Locals.Lo
	blocks []*ir.Block // by block, from fn.Blocks.Lo

	cur  *ir.Block
	pos  ir.Pos
	stmt int32
	free int // > 0: in a constant expression, whose operations cost nothing

	forwards map[LocalID]*ir.Value // stands for a local that is defined further on in the text
	fixups   []fixup
	phis     []phiWork
	phiParts []phiPart // constants that come over the edges out of each block
	partHead []int32   // by block: index into phiParts plus 1
	incoming []int32   // by block: operand of the phi at hand plus 1
	modCache map[modKey]*ir.Mods
	args     []*ir.Value // scratch
	broken   bool
	origin   *origin // where the values of the function come from in the text, if somebody asked
}

// origin says what in the text the values of a function stand for.
type origin struct {
	locals map[ir.ID]LocalID // the local that a value defines
	consts map[ir.ID]Operand // the constant or global that a value is
	regs   []LocalID         // the local of each register
}

type fixup struct {
	v     *ir.Value
	arg   int
	local LocalID
}

type phiWork struct {
	v  *ir.Value
	in *Instr
}

// phiPart is a constant operand of a phi: it is made at the end of the block that it comes from.
type phiPart struct {
	op   uint32 // index into File.Ops
	next int32
	v    *ir.Value
}

func newFuncBuilder(b *builder) *funcBuilder {
	return &funcBuilder{builder: b, forwards: map[LocalID]*ir.Value{}, modCache: map[modKey]*ir.Mods{}}
}

// fail reports an error at an operand or statement. The function is not to be used then.
func (fb *funcBuilder) fail(at uint32, format string, args ...any) {
	fb.broken = true
	fb.errorAt(at, diag.Error, format, args...)
}

func (fb *funcBuilder) build(fn *Func, fi *ir.Func) {
	if fb.fi != nil {
		fi.TakeRoom(fb.fi)
	}
	fb.fn, fb.fi, fb.broken, fb.free = fn, fi, false, 0
	fb.namedFunctions()
	fb.vals = resized(fb.vals, fn.Locals.Len())
	fb.blocks = resized(fb.blocks, fn.Blocks.Len())
	fb.partHead = resized(fb.partHead, fn.Blocks.Len())
	fb.incoming = resized(fb.incoming, fn.Blocks.Len())
	fb.fixups, fb.phis, fb.phiParts = fb.fixups[:0], fb.phis[:0], fb.phiParts[:0]
	clear(fb.forwards)
	fi.Regs = make([]ir.RegInfo, 0, fn.Locals.Len()-fn.Blocks.Len())
	for i := range fb.blocks {
		sb := &fb.f.Blocks[int(fn.Blocks.Lo)+i]
		name := ""
		if sb.Label.End > sb.Label.Start {
			name = fb.f.LocalName(sb.Local)
		}
		fb.blocks[i] = fi.NewBlock(name)
		fb.blocks[i].Pos = ir.Pos{Line: sb.At.Line, Col: sb.At.Col}
	}
	fb.cur = fb.blocks[0]
	fb.params()
	fb.phiConstants()
	first := fb.f.Blocks[fn.Blocks.Lo].Instrs.Lo
	for i := range fb.blocks {
		fb.cur = fb.blocks[i]
		instrs := fb.f.Blocks[int(fn.Blocks.Lo)+i].Instrs
		for n := instrs.Lo; n < instrs.Hi; n++ {
			in := &fb.f.Instrs[n]
			fb.stmt = int32(n - first)
			fb.pos = ir.Pos{Line: in.At.Line, Col: in.At.Col, Loc: fb.locs.of(in.Dbg)}
			if fb.instruction(i, in, n+1 < instrs.Hi) {
				break
			}
		}
		if fb.cur.Term() == nil { // reported as an error of the text
			fb.broken = true
			fb.cur.Append(ir.OpUnreachable, ir.Void, fb.pos)
		}
	}
	fb.fix()
	fb.finishPhis()
	if fb.broken {
		fi.Blocks = nil
	}
}

// resized gives a zeroed slice of n elements, in place if it fits.
func resized[T any](s []T, n int) []T {
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

// params makes the values of the parameters: OpArg, or for those in memory (byval) the address.
func (fb *funcBuilder) params() {
	for i := range fb.fn.Params {
		q := &fb.fn.Params[i]
		sym := fb.fi.Params[i]
		fb.pos, fb.stmt = fb.fi.Pos, ir.NoStmt
		t := fb.irType(q.Type)
		var v *ir.Value
		if q.Attrs&AttrByVal != 0 && q.AttrTy != 0 && fb.fi.Kernel {
			fb.free++
			v = fb.symbolAddress(sym, 0, t)
			fb.free--
		} else {
			v = fb.cur.Append(ir.OpArg, t, fb.pos)
			v.Aux.Bits = uint64(i)
		}
		fb.define(q.Local, v, q.Type)
	}
}

// define makes v the value of a local.
func (fb *funcBuilder) define(id LocalID, v *ir.Value, t TypeID) {
	if id == 0 {
		return
	}
	if fb.origin != nil {
		fb.origin.locals[v.ID] = id
		fb.origin.regs = append(fb.origin.regs, id)
	}
	fb.fi.Regs = append(fb.fi.Regs, ir.RegInfo{Name: fb.regName(id), Type: v.Type, Ty: fb.scalar(t, asBits), Pos: fb.pos})
	if v.Reg == 0 {
		v.Reg = ir.Reg(len(fb.fi.Regs))
	}
	fb.vals[uint32(id)-fb.fn.Locals.Lo] = v
}

// regName is the name of a local with its mark, as the text has it.
func (fb *funcBuilder) regName(id LocalID) string { return fb.f.localText(id) }

// localText is the name of a local with its mark, as the text has it; of a quoted one without the quotes.
func (f *File) localText(id LocalID) string {
	l := &f.Locals[id]
	if lo := l.Name.Start; l.Name.End != 0 && lo > 0 && f.Src[lo-1] == '%' {
		return f.text[lo-1 : l.Name.End]
	}
	return "%" + f.LocalName(id)
}

// blockOf is the block that an operand names.
func (fb *funcBuilder) blockOf(o *Operand) (int, bool) {
	l := &fb.f.Locals[o.Bits]
	if l.Kind != LocalBlock {
		fb.fail(o.Start, "%%%s is no block", fb.f.LocalName(LocalID(o.Bits)))
		return 0, false
	}
	return int(l.Def - fb.fn.Blocks.Lo), true
}

// emit appends an operation of the statement at hand.
func (fb *funcBuilder) emit(op ir.Op, t *ir.Type, m *ir.Mods, args ...*ir.Value) *ir.Value {
	v := fb.cur.Append(op, t, fb.pos, args...)
	v.Aux.Mods = m
	info := v.Info()
	if !info.Free || op == ir.OpPhi || info.Terminator { // operands and glue stand for no statement
		v.Stmt = fb.stmt
	}
	v.Free = fb.free > 0 && !info.Free
	if len(fb.forwards) > 0 {
		for i, a := range v.Args {
			if a.Op == ir.OpInvalid {
				fb.fixups = append(fb.fixups, fixup{v, i, LocalID(a.Aux.Bits)})
			}
		}
	}
	return v
}

// part appends an operation that costs nothing: another of its statement carries the issue.
func (fb *funcBuilder) part(op ir.Op, t *ir.Type, m *ir.Mods, args ...*ir.Value) *ir.Value {
	fb.free++
	v := fb.emit(op, t, m, args...)
	fb.free--
	return v
}

// local is the value of a local where it is used as type t.
func (fb *funcBuilder) local(o *Operand) *ir.Value {
	id := LocalID(o.Bits)
	l := &fb.f.Locals[id]
	if l.Kind == LocalBlock {
		fb.fail(o.Start, "%%%s is a block, expected a value", fb.f.LocalName(id))
		return fb.emit(ir.OpUndef, fb.irType(o.Type), nil)
	}
	if l.Type != o.Type && !fb.irType(l.Type).Equal(fb.irType(o.Type)) {
		fb.fail(o.Start, "%%%s has type %s, it is used as %s", fb.f.LocalName(id), fb.f.TypeString(l.Type), fb.f.TypeString(o.Type))
		return fb.emit(ir.OpUndef, fb.irType(o.Type), nil) // of the type that what uses it was read with
	}
	if v := fb.vals[uint32(id)-fb.fn.Locals.Lo]; v != nil {
		return v
	}
	v := fb.forwards[id]
	if v == nil {
		v = &ir.Value{Op: ir.OpInvalid, Type: fb.irType(l.Type)}
		v.Aux.Bits = uint64(id)
		fb.forwards[id] = v
	}
	return v
}

// fix puts the values of locals that were used before their definition in the text.
func (fb *funcBuilder) fix() {
	for _, x := range fb.fixups {
		v := fb.vals[uint32(x.local)-fb.fn.Locals.Lo]
		if v == nil { // behind a terminator that the reader made of a call of a trap
			v = fb.deadValue(fb.f.Locals[x.local].Type)
		}
		x.v.Args[x.arg] = v
	}
}

// deadValue is poison in the entry block, for uses of values that no thread computes.
func (fb *funcBuilder) deadValue(t TypeID) *ir.Value {
	v := fb.fi.NewValue(ir.OpPoison, fb.irType(t), fb.fi.Pos)
	fb.blocks[0].InsertBefore(0, v)
	return v
}

// phiConstants finds, for each block, the constants that phis take over its edges.
func (fb *funcBuilder) phiConstants() {
	for bi := range fb.blocks {
		instrs := fb.f.Blocks[int(fb.fn.Blocks.Lo)+bi].Instrs
		for n := instrs.Lo; n < instrs.Hi && fb.f.Instrs[n].Op == kwPhi; n++ {
			ops := fb.f.Instrs[n].Ops
			for k := ops.Lo; k+1 < ops.Hi; k += 2 {
				if fb.f.Ops[k].Kind == OpdLocal {
					continue
				}
				if from, ok := fb.blockOf(&fb.f.Ops[k+1]); ok {
					fb.phiParts = append(fb.phiParts, phiPart{op: k, next: fb.partHead[from]})
					fb.partHead[from] = int32(len(fb.phiParts))
				}
			}
		}
	}
}

// edgeConstants makes the constants that go over the edges out of block bi, before its terminator. They belong to no
// statement.
func (fb *funcBuilder) edgeConstants(bi int) {
	stmt := fb.stmt
	fb.stmt = ir.NoStmt
	for i := fb.partHead[bi]; i != 0; i = fb.phiParts[i-1].next {
		p := &fb.phiParts[i-1]
		fb.free++
		p.v = fb.value(&fb.f.Ops[p.op])
		fb.free--
	}
	fb.stmt = stmt
}

// finishPhis gives each phi its arguments, in the order of its block's predecessors.
func (fb *funcBuilder) finishPhis() {
	constOf := map[uint32]*ir.Value(nil)
	if len(fb.phiParts) > 0 {
		constOf = make(map[uint32]*ir.Value, len(fb.phiParts))
		for i := range fb.phiParts {
			constOf[fb.phiParts[i].op] = fb.phiParts[i].v
		}
	}
	for _, w := range fb.phis {
		ops := w.in.Ops
		for k := ops.Lo; k+1 < ops.Hi; k += 2 {
			if from, ok := fb.blockOf(&fb.f.Ops[k+1]); ok {
				fb.incoming[from] = int32(k) + 1
			}
		}
		preds := w.v.Block.Preds
		fb.args = fb.args[:0]
		for _, e := range preds {
			k := fb.incoming[e.B.ID]
			if k == 0 {
				fb.fail(w.in.Start, "this phi has no value for its predecessor %%%s", fb.f.LocalName(fb.f.Blocks[int(fb.fn.Blocks.Lo)+int(e.B.ID)].Local))
				return
			}
			v := constOf[uint32(k-1)]
			if o := &fb.f.Ops[k-1]; o.Kind == OpdLocal {
				if v = fb.local(o); v.Op == ir.OpInvalid {
					v = fb.deadValue(o.Type)
				}
			}
			fb.args = append(fb.args, v)
		}
		found := 0
		for k := ops.Lo; k+1 < ops.Hi; k += 2 {
			if from, ok := fb.blockOf(&fb.f.Ops[k+1]); ok && fb.incoming[from] != 0 {
				fb.incoming[from] = 0
				found++
			}
		}
		if found > len(preds) {
			fb.fail(w.in.Start, "this phi has a value for a block that does not lead here")
			return
		}
		w.v.SetArgs(fb.args...)
	}
}
