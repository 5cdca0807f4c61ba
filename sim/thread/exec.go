package thread

import (
	"fmt"

	"lockstep/ir"
	"lockstep/ir/target"
	"lockstep/sim/mem"
)

// thread is one thread, between two barriers or at one.
type thread struct {
	m      *machine
	lin    uint32 // index in the block
	tid    [3]uint32
	frames []*frame
	local  mem.Segment
	done   bool

	barrier     uint64 // where it waits
	votes, vote bool   // what it brings to a reduction
	wait        *ir.Value
}

// frame is a function that a thread is in.
type frame struct {
	fn    *function
	words []uint64
	block *ir.Block
	next  int   // value to execute
	base  int64 // of its variables in local memory
	top   int64 // of local memory in use
	call  *ir.Value
}

func newThread(m *machine, lin uint32) *thread {
	nx, ny := m.cfg.Block[0], m.cfg.Block[1]
	t := &thread{m: m, lin: lin, tid: [3]uint32{lin % nx, lin / nx % ny, lin / nx / ny}}
	t.local = mem.Segment{Space: ir.Local, Name: "local memory"}
	f := t.enter(m.p.funcs[m.p.kernel], nil, 0)
	for i, a := range f.fn.args {
		if a != nil && i < len(m.cfg.Args) {
			if s := f.fn.f.Params[i]; f.fn.llvm() && a.Type.Kind == ir.KindPtr && !s.Ptr && s.Type.Kind != ir.KindPtr {
				f.in(a)[0] = m.cfg.Mem.Window(ir.Param) + uint64(m.p.params[s]) // byref: the parameter's own memory
				continue
			}
			f.fromMemory(a, m.cfg.Args[i])
		}
	}
	return t
}

func (t *thread) String() string {
	return fmt.Sprintf("thread (%d,%d,%d) of block (%d,%d,%d)", t.tid[0], t.tid[1], t.tid[2], t.m.ctaid[0], t.m.ctaid[1], t.m.ctaid[2])
}

// global numbers the threads of the grid.
func (t *thread) global() uint32 { return t.m.number*t.m.size + t.lin }

// enter pushes a frame whose variables start at base, all zero.
func (t *thread) enter(fn *function, call *ir.Value, base int64) *frame {
	f := &frame{fn: fn, words: make([]uint64, fn.words), block: fn.f.Entry(), base: base, top: base + fn.frame, call: call}
	t.grow(f)
	clear(t.local.Data[f.base:f.top])
	t.frames = append(t.frames, f)
	return f
}

func (t *thread) grow(f *frame) {
	if n := f.top - int64(len(t.local.Data)); n > 0 {
		t.local.Data = append(t.local.Data, make([]byte, n)...)
	}
}

// in gives the words of v in f.
func (f *frame) in(v *ir.Value) []uint64 {
	at := f.fn.at[v.ID]
	return f.words[at : at+wordsOf(v.Type)]
}

// word is the word of a value that is no tuple.
func (f *frame) word(v *ir.Value) uint64 { return f.words[f.fn.at[v.ID]] }

// holds reports whether a predicate, negated or not, is true.
func (f *frame) holds(p *ir.Value, not bool) bool { return f.word(p)&1 != 0 != not }

// fail ends the run at v.
func (t *thread) fail(s Status, v *ir.Value, format string, args ...any) *stop {
	return &stop{s, fmt.Sprintf("line %d: %s: %s: %s", v.Pos.Line, opcode(v), fmt.Sprintf(format, args...), t)}
}

// run executes until the next barrier or the end.
func (t *thread) run() *stop {
	for !t.done && t.wait == nil {
		f := t.frames[len(t.frames)-1]
		if f.next >= len(f.block.Values) {
			return &stop{Refused, "block without an end in " + f.fn.f.Name}
		}
		v := f.block.Values[f.next]
		f.next++
		if v.Issues() > 0 {
			if t.m.res.Steps >= t.m.cfg.MaxSteps {
				return t.fail(Limit, v, "after %d steps", t.m.res.Steps)
			}
			t.m.res.Steps++
		}
		if v.Guarded() && !f.holds(v.Guard.Pred, v.Guard.Not) {
			if old := v.PassThrough(); old != nil {
				copy(f.in(v), f.in(old))
			}
			continue
		}
		step := steps[v.Op]
		if step == nil {
			step = (*thread).compute
		}
		if s := step(t, f, v); s != nil {
			return s
		}
	}
	return nil
}

// steps are the operations that are more than a function of their operands. It is filled in by init, since they come back
// to it.
var steps map[ir.Op]func(t *thread, f *frame, v *ir.Value) *stop

func init() {
	nothing := func(*thread, *frame, *ir.Value) *stop { return nil }
	steps = map[ir.Op]func(t *thread, f *frame, v *ir.Value) *stop{
		ir.OpConst: func(_ *thread, f *frame, v *ir.Value) *stop { f.in(v)[0] = v.Aux.Bits; return nil },
		ir.OpUndef: func(_ *thread, f *frame, v *ir.Value) *stop { clear(f.in(v)); return nil },
		ir.OpArg:   nothing, // the call wrote it
		ir.OpPhi:   nothing, // the edge wrote it
		ir.OpSreg:  (*thread).readSreg,
		ir.OpAddr:  (*thread).address,
		ir.OpProj: func(_ *thread, f *frame, v *ir.Value) *stop {
			copy(f.in(v), f.element(v.Args[0], v.Index()))
			return nil
		},
		ir.OpTuple: func(_ *thread, f *frame, v *ir.Value) *stop {
			to := f.in(v)
			for _, a := range v.Args {
				to = to[copy(to, f.in(a)):]
			}
			return nil
		},
		ir.OpZero: func(_ *thread, f *frame, v *ir.Value) *stop { clear(f.in(v)); return nil }, ir.OpPoison: func(_ *thread, f *frame, v *ir.Value) *stop { clear(f.in(v)); return nil },
		ir.OpOpaque: func(t *thread, _ *frame, v *ir.Value) *stop {
			if v.Free && wordsOf(v.Type) == 0 { // names lanes that run together
				return nil
			}
			return t.fail(Refused, v, "outside the oracle")
		},
		ir.OpExtract: (*thread).extract, ir.OpInsert: (*thread).insert, ir.OpShuffleVec: (*thread).shuffle, ir.OpBitcast: (*thread).bitcast,
		ir.OpMemcpy: (*thread).copyMemory, ir.OpMemset: (*thread).setMemory,
		ir.OpCvta:     (*thread).cvta,
		ir.OpIsspacep: (*thread).isspacep,

		ir.OpLoad: (*thread).load, ir.OpStore: (*thread).store, ir.OpAtom: (*thread).atomic, ir.OpRed: (*thread).atomic,
		ir.OpPrefetch: nothing, ir.OpFence: nothing, ir.OpNanosleep: nothing, ir.OpHint: nothing,
		ir.OpAlloca: (*thread).alloca,
		ir.OpBar:    (*thread).arrive,

		ir.OpCall: (*thread).call, ir.OpCallIndirect: (*thread).call,
		ir.OpJump: func(t *thread, f *frame, v *ir.Value) *stop { return t.follow(f, v, 0) },
		ir.OpFall: func(t *thread, f *frame, v *ir.Value) *stop { return t.follow(f, v, 0) },
		ir.OpCondBr: func(t *thread, f *frame, v *ir.Value) *stop {
			if f.holds(v.Args[0], v.Not) {
				return t.follow(f, v, 0)
			}
			return t.follow(f, v, 1)
		},
		ir.OpBrx: func(t *thread, f *frame, v *ir.Value) *stop {
			i := f.word(v.Args[0])
			if i >= uint64(len(f.block.Succs)) {
				return t.fail(Faulted, v, "index %d of %d targets", i, len(f.block.Succs))
			}
			return t.follow(f, v, int(i))
		},
		ir.OpSwitch: func(t *thread, f *frame, v *ir.Value) *stop {
			for i, c := range v.Args[1:] {
				if f.word(c) == f.word(v.Args[0]) {
					return t.follow(f, v, i+1)
				}
			}
			return t.follow(f, v, 0)
		},
		ir.OpRet:  (*thread).ret,
		ir.OpExit: func(t *thread, _ *frame, _ *ir.Value) *stop { t.done = true; return nil },
		ir.OpTrap: func(t *thread, _ *frame, v *ir.Value) *stop { return t.fail(Trapped, v, "trap") },
		ir.OpUnreachable: func(t *thread, _ *frame, v *ir.Value) *stop {
			return t.fail(Faulted, v, "reached what nothing reaches")
		},
		ir.OpCondRet:  conditional((*thread).ret),
		ir.OpCondExit: conditional(func(t *thread, _ *frame, _ *ir.Value) *stop { t.done = true; return nil }),
		ir.OpCondTrap: conditional(func(t *thread, _ *frame, v *ir.Value) *stop { return t.fail(Trapped, v, "trap") }),
	}
}

// conditional does end where the predicate of v holds, and goes on else.
func conditional(end func(t *thread, f *frame, v *ir.Value) *stop) func(t *thread, f *frame, v *ir.Value) *stop {
	return func(t *thread, f *frame, v *ir.Value) *stop {
		if f.holds(v.Args[0], v.Not) {
			return end(t, f, v)
		}
		return t.follow(f, v, 0)
	}
}

// compute executes a pure operation.
func (t *thread) compute(f *frame, v *ir.Value) *stop {
	mean := f.fn.mean[v.ID]
	if mean == nil {
		return t.fail(Refused, v, "outside the oracle")
	}
	if v.Mods().Flags&ir.OutUB != 0 {
		if s := t.checkDivision(f, v); s != nil {
			return s
		}
	}
	if n := wordsOf(v.Type); v.Type.Kind != ir.KindTuple && n > 1 {
		return t.eachPart(f, v, mean)
	}
	var x []uint64
	for _, a := range v.Operands() {
		x = append(x, f.word(a))
	}
	copy(f.in(v), mean(x))
	return nil
}

// follow goes over an edge: all phis of the target read before any is written.
func (t *thread) follow(f *frame, v *ir.Value, i int) *stop {
	e := f.block.Succs[i]
	phis := e.B.Phis()
	var news []uint64
	for _, phi := range phis {
		news = append(news, f.in(phi.Args[e.I])...)
	}
	for _, phi := range phis {
		n := copy(f.in(phi), news)
		news = news[n:]
	}
	f.block, f.next = e.B, len(phis)
	return nil
}

// arrive stops the thread at a barrier.
func (t *thread) arrive(f *frame, v *ir.Value) *stop {
	ops := v.Operands()
	if v.Mods().Sub == ir.BarArrive || len(ops) > barOperands(v) {
		return t.fail(Refused, v, "outside the oracle")
	}
	t.wait, t.barrier, t.votes = v, 0, false
	if len(ops) > 0 {
		t.barrier = f.word(ops[0])
	}
	if reduces(v) {
		t.votes, t.vote = true, f.holds(ops[len(ops)-1], v.Mods().Flags&ir.NegC != 0)
	}
	return nil
}

// leave lets the thread go on from a barrier, with the result of the reduction.
func (t *thread) leave(all, some bool, count uint64) {
	f, v := t.frames[len(t.frames)-1], t.wait
	t.wait = nil
	if !v.HasResult() {
		return
	}
	switch {
	case v.Mods().Sub == ir.SubPopc:
		f.in(v)[0] = count
	case v.Mods().Bool == ir.BoolOr:
		f.in(v)[0] = truth(some)
	default:
		f.in(v)[0] = truth(all)
	}
}

// call enters a function, with its arguments in registers or in its local memory.
func (t *thread) call(f *frame, v *ir.Value) *stop {
	args := v.Operands()
	var callee *ir.Func
	if v.Op == ir.OpCall {
		callee = v.Aux.Sym.Func
	} else {
		callee = t.m.cfg.Mem.FuncAt(f.word(args[0]))
		args = args[1:]
	}
	fn := t.m.p.funcs[callee]
	switch {
	case fn == nil:
		return t.fail(Refused, v, "the function called has no body")
	case len(t.frames) >= MaxCallDepth:
		return t.fail(Faulted, v, "more than %d calls deep", MaxCallDepth)
	case f.top+fn.frame > MaxLocal:
		return t.fail(Faulted, v, "more than %d bytes of local memory", MaxLocal)
	case len(args) != len(fn.f.Params):
		return t.fail(Faulted, v, "%d arguments for %d parameters", len(args), len(fn.f.Params))
	}
	g := t.enter(fn, v, f.top)
	for i, p := range fn.f.Params {
		arg := t.passed(f, args[i])
		if fn.llvm() {
			if s := t.passValue(f, g, i, args[i], v); s != nil {
				return s
			}
			continue
		}
		if at, inMemory := fn.offset[p]; inMemory {
			copy(t.local.Data[g.base+at:g.base+at+p.Size], arg)
		} else if a := fn.args[i]; a != nil {
			g.in(a)[0] = fromBytes(arg)
		}
	}
	return nil
}

// passed is an argument as bytes: of a .param variable of the caller, or of a register.
func (t *thread) passed(f *frame, a *ir.Value) []byte {
	if a.Op == ir.OpAddr && a.Aux.Sym.Space == ir.Param {
		if at, ok := f.fn.offset[a.Aux.Sym]; ok {
			from := f.base + at + a.Offset()
			return t.local.Data[from : f.base+at+a.Aux.Sym.Size]
		}
	}
	b := make([]byte, (a.Type.Bits+7)/8)
	for i := range b {
		b[i] = byte(f.word(a) >> (8 * i))
	}
	return b
}

func fromBytes(b []byte) (x uint64) {
	for i := range min(len(b), 8) {
		x |= uint64(b[i]) << (8 * i)
	}
	return x
}

// ret leaves a function: the thread ends with the kernel, else the caller gets the results.
func (t *thread) ret(f *frame, v *ir.Value) *stop {
	if f.call == nil {
		t.done = true
		return nil
	}
	t.frames = t.frames[:len(t.frames)-1]
	caller := t.frames[len(t.frames)-1]
	registers := v.Args
	if v.Op == ir.OpCondRet {
		registers = v.Args[1:]
	}
	if f.fn.llvm() {
		if len(v.Args) > 0 && f.call.HasResult() {
			copy(caller.in(f.call), f.in(v.Args[0]))
		}
		return nil
	}
	for i, s := range f.fn.f.Results {
		var b []byte
		if at, inMemory := f.fn.offset[s]; inMemory {
			b = t.local.Data[f.base+at : f.base+at+s.Size]
		} else if i < len(registers) {
			b = t.passed(f, registers[i])
		}
		if c := f.call.Aux.Call; c != nil && i < len(c.Rets) {
			at := caller.base + caller.fn.offset[c.Rets[i]]
			copy(t.local.Data[at:at+c.Rets[i].Size], b)
		} else if w := caller.in(f.call); i < len(w) {
			w[i] = fromBytes(b)
		}
	}
	return nil
}

// readSreg reads a special register.
func (t *thread) readSreg(f *frame, v *ir.Value) *stop {
	read := sregs[target.Sreg(v.Aux.Bits)]
	if read == nil {
		return t.fail(Refused, v, "%%%v has no meaning for a thread alone", target.Sreg(v.Aux.Bits))
	}
	f.in(v)[0] = read(t)
	return nil
}
