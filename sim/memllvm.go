package sim

import (
	"fmt"
	"math/bits"

	"lockstep/ir"
	"lockstep/lower"
	"lockstep/sim/mem"
)

// What LLVM IR does with memory and PTX does not: copies and fills of any length, memory of the frame that is asked for at run
// time, accesses at any alignment. How an access is aligned is a promise of the text that is not checked: one that is not
// aligned to its size goes byte by byte.

// MaxCopy is the most bytes that one memcpy, memmove or memset of a thread may name.
const MaxCopy = 1 << 24

// memory is where an address of a space leads for a lane: a small memory, or nil for that of the grid.
func (w *Warp) memory(space ir.Space, lane int, at uint64) (*mem.Segment, uint64) {
	m := w.m
	at = m.pointer(at)
	if (space == ir.Generic || space == ir.Const) && m.mem.InWindow(at) {
		space, at = m.mem.Resolve(at)
	}
	switch space {
	case ir.Shared, ir.SharedCluster:
		return &w.blk.shared, at
	case ir.Local:
		return &w.local[lane], at
	case ir.Param:
		return &m.params, at
	}
	return nil, at
}

func (w *Warp) loadFrom(s *mem.Segment, at uint64, n int, ty ir.Scalar) (uint64, *mem.Fault) {
	if s != nil {
		return s.Load(at, n)
	}
	return w.cursor.Load(at, n, n, ty)
}

func (w *Warp) storeTo(s *mem.Segment, at uint64, n int, v uint64) *mem.Fault {
	if s == nil {
		return w.cursor.Store(at, n, n, v)
	}
	changed, f := s.Store(at, n, v)
	if changed {
		w.m.changes++
	}
	return f
}

// unaligned is an access whose lanes from the given one on, or all of a vector's, go byte by byte.
func (w *Warp) unaligned(o *op, from int, mask uint64) (int, *mem.Fault) {
	a := o.mem
	if a.vec == 1 {
		mask &^= 1<<from - 1
	}
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		var seg *mem.Segment
		var at uint64
		switch a.base {
		case lower.BaseParam:
			seg, at = &w.m.params, uint64(a.off)
		case lower.BaseShared:
			seg, at = &w.blk.shared, uint64(a.off)
		case lower.BaseFrame:
			seg, at = &w.local[l], uint64(w.path.frame.sp+a.off)
		default:
			seg, at = w.memory(a.space, l, w.vec(o.addr, w.path.frame)[l]+uint64(a.off))
		}
		for k := range a.vec {
			var x uint64
			if o.kind == lower.Store {
				x = w.storeValue(o, k)[l]
			}
			for i := range a.size {
				b := at + uint64(k*a.size+i)
				if o.kind == lower.Store {
					if f := w.storeTo(seg, b, 1, x>>(8*i)); f != nil {
						return l, f
					}
					continue
				}
				v, f := w.loadFrom(seg, b, 1, ir.U8)
				if f != nil {
					return l, f
				}
				x |= v << (8 * i)
			}
			if o.kind == lower.Load && o.dsts[k].off >= 0 {
				w.element(o, k)[l] = a.extend(x)
			}
		}
	}
	return 0, nil
}

// words are the types by which a copy reads memory that nobody has used: what is copied says nothing of its type.
var words = map[int]ir.Scalar{1: ir.U8, 2: ir.U16, 4: ir.U32}

// stride is the largest piece that both addresses are aligned to, of what is left.
func stride(at, left uint64) int {
	for _, n := range []uint64{4, 2} {
		if at%n == 0 && left >= n {
			return int(n)
		}
	}
	return 1
}

// count is the number of bytes that lane l names.
func (w *Warp) count(o *op, l int) (uint64, *stop) {
	n := w.vec(o.srcs[2], w.path.frame)[l]
	if n > MaxCopy {
		return 0, w.undefined(o, 1<<l, fmt.Sprintf("%d bytes, more than %d at once (sim.MaxCopy)", n, MaxCopy))
	}
	return n, nil
}

// copyMemory reads everything before it writes, as memmove does.
func (w *Warp) copyMemory(o *op, mask uint64) *stop {
	f, args := w.path.frame, o.in.V.Args
	var data []byte
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		n, end := w.count(o, l)
		if end != nil {
			return end
		}
		seg, at := w.memory(args[1].Type.Space, l, w.vec(o.srcs[1], f)[l])
		data = data[:0]
		for done := uint64(0); done < n; {
			k := stride(at+done, n-done)
			x, fault := w.loadFrom(seg, at+done, k, words[k])
			if fault != nil {
				return w.fault(o, fault, l)
			}
			for i := range k {
				data = append(data, byte(x>>(8*i)))
			}
			done += uint64(k)
		}
		if end := w.put8(o, args[0].Type.Space, l, data); end != nil {
			return end
		}
	}
	return nil
}

func (w *Warp) setMemory(o *op, mask uint64) *stop {
	f := w.path.frame
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		n, end := w.count(o, l)
		if end != nil {
			return end
		}
		data := make([]byte, n)
		for i := range data {
			data[i] = byte(w.vec(o.srcs[1], f)[l])
		}
		if end := w.put8(o, o.in.V.Args[0].Type.Space, l, data); end != nil {
			return end
		}
	}
	return nil
}

// put8 writes bytes where the first operand of lane l points to.
func (w *Warp) put8(o *op, space ir.Space, l int, data []byte) *stop {
	seg, at := w.memory(space, l, w.vec(o.srcs[0], w.path.frame)[l])
	for i, b := range data {
		if fault := w.storeTo(seg, at+uint64(i), 1, uint64(b)); fault != nil {
			return w.fault(o, fault, l)
		}
	}
	return nil
}

// allocaAlign is the alignment of what alloca gives.
const allocaAlign = 16

// alloca takes memory behind the frame's own: as much for each lane as the one that asks for most.
func (w *Warp) alloca(o *op, mask uint64) *stop {
	f := w.path.frame
	size := w.vec(o.srcs[0], f)
	var most uint64
	for rest := mask; rest != 0; rest &= rest - 1 {
		most = max(most, size[bits.TrailingZeros64(rest)])
	}
	at := (f.sp + f.fn(w.m).Frame + f.dynamic + allocaAlign - 1) &^ (allocaAlign - 1)
	if most > MaxLocal || at+int64(most) > MaxLocal {
		return w.undefined(o, mask, fmt.Sprintf("a thread has no more than %d bytes of local memory (sim.MaxLocal)", MaxLocal))
	}
	top := (at + int64(most) + allocaAlign - 1) &^ (allocaAlign - 1)
	f.dynamic = top - f.sp - f.fn(w.m).Frame
	for l := range w.local {
		s := &w.local[l]
		if int64(len(s.Data)) < top {
			s.Data = append(s.Data, make([]byte, top-int64(len(s.Data)))...)
		}
	}
	x := uint64(at)
	if o.in.V.Type.Space == ir.Generic {
		x += w.m.mem.Window(ir.Local)
	}
	for rest := mask; rest != 0; rest &= rest - 1 {
		l := bits.TrailingZeros64(rest)
		clear(w.local[l].Data[at:top])
		w.element(o, 0)[l] = x
	}
	return nil
}
