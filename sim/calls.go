package sim

import (
	"fmt"
	"math/bits"

	"lockstep/lower"
	"lockstep/sim/mem"
)

// call carries out a call of the lanes of mask, all of the current path. ret is the segment behind it.
func (w *Warp) call(o *op, mask uint64, ret int32) *stop {
	callee := o.in.Call.Callee
	if callee == nil {
		var end *stop
		if callee, mask, end = w.target(o, mask, ret); end != nil {
			return end
		}
	}
	caller := w.path.frame
	if caller.depth == MaxCallDepth {
		return &stop{Faulted, fmt.Sprintf("%s: more than %d calls open at once: %s", w.m.place(o.in.V), MaxCallDepth, w.m.thread(w, bits.TrailingZeros64(mask)))}
	}
	from := caller.fn(w.m)
	f := w.newFrame()
	*f = frame{parent: caller, base: caller.base + int32(from.NumSlots*w.Width), sp: caller.sp + from.Frame + caller.dynamic, ret: ret, depth: caller.depth + 1, call: o}
	if end := w.makeRoom(o, f, callee); end != nil {
		return end
	}
	for i, p := range callee.Params {
		if i < len(o.in.Call.Args) {
			w.pass(o.in.Call.Args[i], caller, p, f, mask)
		}
	}
	w.path = path{seg: w.m.entry[callee.Index], mask: mask, frame: f}
	return nil
}

// target finds the function that a call by address goes to. If lanes go to several, those of the first lane's go first and
// the others have their turn when they are back.
func (w *Warp) target(o *op, mask uint64, ret int32) (*lower.Func, uint64, *stop) {
	v := w.vec(o.srcs[0], w.path.frame)
	lane := bits.TrailingZeros64(mask)
	var same uint64
	for l := range v {
		if mask>>l&1 == 1 && v[l] == v[lane] {
			same |= 1 << l
		}
	}
	f := w.m.mem.FuncAt(v[lane])
	for _, t := range o.in.Call.Targets {
		if t.F != f {
			continue
		}
		if rest := mask &^ same; rest != 0 {
			here := w.path
			w.model.split(w, []path{
				{seg: here.seg, mask: same, frame: here.frame},
				{seg: here.seg, mask: rest, frame: here.frame, again: true}}, ret, o)
		}
		return t, same, nil
	}
	return nil, 0, &stop{Faulted, fmt.Sprintf("%s: call of address %#x, where no function is: %s", w.m.place(o.in.V), v[lane], w.m.thread(w, lane))}
}

// fn is the function that runs in f.
func (f *frame) fn(m *machine) *lower.Func {
	if f.parent == nil {
		return m.prog.Funcs[0]
	}
	return f.callee
}

// makeRoom gives the callee registers and memory, all zero.
func (w *Warp) makeRoom(o *op, f *frame, callee *lower.Func) *stop {
	f.callee = callee
	need := int(f.base) + callee.NumSlots*w.Width
	if need > len(w.regs) {
		w.regs = append(w.regs, make([]uint64, max(need-len(w.regs), len(w.regs)))...)
		if w.m.llvm {
			w.poison = append(w.poison, make([]uint64, len(w.regs)/w.Width-len(w.poison))...)
		}
	}
	top := f.sp + callee.Frame
	if top > MaxLocal || callee.Frame < 0 {
		return &stop{Faulted, fmt.Sprintf("%s: a thread has no more than %d bytes of local memory", w.m.place(o.in.V), MaxLocal)}
	}
	for l := range w.local {
		s := &w.local[l]
		if int64(len(s.Data)) < top {
			s.Data = append(s.Data, make([]byte, top-int64(len(s.Data)))...)
		}
	}
	for m := w.path.mask; m != 0; m &= m - 1 {
		clear(w.local[bits.TrailingZeros64(m)].Data[f.sp:top])
	}
	return nil
}

// pass copies an argument or a result from one frame to another.
func (w *Warp) pass(src lower.Place, from *frame, dst lower.Place, to *frame, mask uint64) {
	size := min(src.Size, dst.Size)
	switch {
	case src.Slot != lower.NoSlot && dst.Slot != lower.NoSlot:
		d, s := w.m.operand(dst.Slot), w.m.operand(src.Slot)
		w.move(w.vec(d, to), w.vec(s, from), mask)
		if w.poisoned {
			w.carry(d, to, s, from, mask)
		}
	case src.Slot != lower.NoSlot:
		v := w.vec(w.m.operand(src.Slot), from)
		for ; mask != 0; mask &= mask - 1 {
			l := bits.TrailingZeros64(mask)
			storeBytes(&w.local[l], to.sp+dst.Off, size, v[l])
		}
	case dst.Slot != lower.NoSlot:
		v := w.vec(w.m.operand(dst.Slot), to)
		for ; mask != 0; mask &= mask - 1 {
			l := bits.TrailingZeros64(mask)
			v[l] = loadBytes(&w.local[l], from.sp+src.Off, size)
		}
	default:
		for ; mask != 0; mask &= mask - 1 {
			d := w.local[bits.TrailingZeros64(mask)].Data
			copy(d[to.sp+dst.Off:to.sp+dst.Off+size], d[from.sp+src.Off:])
		}
	}
}

func storeBytes(s *mem.Segment, at, n int64, v uint64) {
	for i := range min(n, 8) {
		s.Data[at+i] = byte(v >> (8 * uint(i)))
	}
}

func loadBytes(s *mem.Segment, at, n int64) (v uint64) {
	for i := range min(n, 8) {
		v |= uint64(s.Data[at+i]) << (8 * uint(i))
	}
	return v
}

// returnFrom gives the results of the lanes that return to their caller, and lets them return.
func (w *Warp) returnFrom(o *op, lanes uint64) {
	f := w.path.frame
	values := o.in.Src
	if o.kind == lower.CondRet {
		values = values[1:]
	}
	for i, dst := range f.call.in.Call.Rets {
		switch {
		case i < len(values):
			w.pass(lower.Place{Slot: values[i], Size: dst.Size}, f, dst, f.parent, lanes)
		case i < len(f.callee.Results):
			w.pass(f.callee.Results[i], f, dst, f.parent, lanes)
		}
	}
	w.model.ret(w, lanes)
}

// newFrame and dropFrame keep the frames of closed calls for the next ones.
func (w *Warp) newFrame() *frame {
	if f := w.free; f != nil {
		w.free = f.parent
		return f
	}
	return new(frame)
}

func (w *Warp) dropFrame(f *frame) (parent *frame) {
	parent = f.parent
	f.parent = w.free
	w.free = f
	return parent
}

// operand is the operand of a slot.
func (m *machine) operand(s lower.Slot) operand {
	if i, ok := s.Pool(); ok {
		return operand{off: int32(i * m.width)}
	}
	return operand{off: int32(int(s) * m.width), rel: -1}
}
