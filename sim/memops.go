package sim

import (
	"fmt"
	"math/bits"

	"lockstep/ir"
	"lockstep/lower"
	"lockstep/sim/mem"
)

// memOp is what a load, store or atomic does besides its operands.
type memOp struct {
	space  ir.Space
	base   lower.Base
	off    int64
	size   int // bytes of an element: 1, 2, 4, 8
	vec    int // elements
	align  int // of the whole access
	ty     ir.Scalar
	signed uint // width in bits to extend from, if the element is signed and narrower than its register; 0 if not
	to     uint // width of the register then
	atomic atomic
}

// unsupported is the error of an operation that cannot run, and of which part of it.
type unsupported struct{ opcode, why string }

func (u unsupported) Error() string {
	if u.why == "" {
		return "unsupported: " + u.opcode
	}
	return "unsupported: " + u.opcode + ": " + u.why
}

func opcode(v *ir.Value) string {
	if t := v.Mods().Text; t != "" {
		return t
	}
	return v.Op.String() + "." + v.Mods().Ty.String()
}

// memOp reads a memory operation's modifiers.
func (c *compiler) memOp(in *lower.Inst, f *lower.Func) (*memOp, error) {
	v := in.V
	mods := v.Mods()
	o := &memOp{space: in.Addr.Space, base: in.Addr.Base, off: in.Addr.Off, size: mods.Ty.Bits() / 8, vec: max(1, int(mods.Vec)), ty: mods.Ty}
	switch o.size {
	case 1, 2, 4, 8:
	default:
		return nil, unsupported{opcode(v), "type"}
	}
	o.align = o.size * o.vec
	if c.m.llvm {
		o.align = o.size
	}
	if in.Kind == lower.Load {
		t := v.Type
		if t.Kind == ir.KindTuple {
			t = t.Elems[0]
		}
		if mods.Ty.Info().Signed && t.Bits > o.size*8 {
			o.signed, o.to = uint(o.size*8), uint(t.Bits)
		}
		o.ty = c.firstUses(f)[v.ID]
	}
	if in.Kind == lower.Atom {
		if o.vec > 1 {
			return nil, unsupported{opcode(v), "vectors"}
		}
		var err error
		o.atomic, err = atomicOf(v)
		return o, err
	}
	return o, nil
}

// access carries out a memory operation for the lanes of mask, which is not empty.
func (w *Warp) access(i int32, o *op, mask uint64) *stop {
	a := o.mem
	lane, fault := 0, (*mem.Fault)(nil)
	if w.poisoned {
		if end := w.accesses(o, mask); end != nil {
			return end
		}
	}
	switch {
	case a.base == lower.BaseParam && o.kind == lower.Load:
		lane, fault = w.loadParam(o, mask)
	case a.base == lower.BaseParam:
		lane, fault = w.segmentAccess(o, mask, w.params, a.off)
	case a.base == lower.BaseShared:
		lane, fault = w.segmentAccess(o, mask, w.shared, a.off)
	case a.base == lower.BaseFrame:
		lane, fault = w.segmentAccess(o, mask, w.localOf, w.path.frame.sp+a.off)
	default:
		addr := w.vec(o.addr, w.path.frame)
		switch a.space {
		case ir.Const:
			if w.m.llvm { // AMD: the parameters are constant memory
				lane, fault = w.genericAccess(i, o, addr, mask)
				break
			}
			lane, fault = w.globalAccess(i, o, addr, mask)
		case ir.Global:
			lane, fault = w.globalAccess(i, o, addr, mask)
		case ir.Shared:
			lane, fault = w.vectorAccess(o, mask, w.shared, addr)
		case ir.Local:
			lane, fault = w.vectorAccess(o, mask, w.localOf, addr)
		case ir.Param:
			lane, fault = w.vectorAccess(o, mask, w.params, addr)
		default:
			lane, fault = w.genericAccess(i, o, addr, mask)
		}
	}
	if fault != nil && fault.Kind == mem.Misaligned && w.m.llvm && o.kind != lower.Atom {
		lane, fault = w.unaligned(o, lane, mask)
	}
	if fault != nil {
		return w.fault(o, fault, lane)
	}
	return nil
}

func (w *Warp) fault(o *op, f *mem.Fault, lane int) *stop {
	return &stop{Faulted, fmt.Sprintf("%s: %s: %s: %s", w.m.place(o.in.V), opcode(o.in.V), f, w.m.thread(w, lane))}
}

// params, shared and localOf give the memory that a lane sees in a space of its own.
func (w *Warp) params(int) *mem.Segment       { return &w.m.params }
func (w *Warp) shared(int) *mem.Segment       { return &w.blk.shared }
func (w *Warp) localOf(lane int) *mem.Segment { return &w.local[lane] }

func (a *memOp) extend(v uint64) uint64 { return signExtend(v, a.signed, a.to) }

// element is the vector of the k-th element that is loaded, storeValue of the k-th that is stored.
func (w *Warp) element(o *op, k int) []uint64    { return w.vec(o.dsts[k], w.path.frame) }
func (w *Warp) storeValue(o *op, k int) []uint64 { return w.vec(o.srcs[k], w.path.frame) }

// loadParam reads a parameter of the kernel, which is the same for all lanes.
func (w *Warp) loadParam(o *op, mask uint64) (lane int, f *mem.Fault) {
	lane = bits.TrailingZeros64(mask)
	if f := w.laneAccess(o, lane, &w.m.params, uint64(o.mem.off)); f != nil {
		return lane, f
	}
	for k, d := range o.dsts {
		if d.off < 0 {
			continue
		}
		v := w.element(o, k)
		x := v[lane]
		for rest := mask; rest != 0; rest &= rest - 1 {
			v[bits.TrailingZeros64(rest)] = x
		}
	}
	return 0, nil
}

// signExtend takes v, of width from, to width to; from 0 leaves it.
func signExtend(v uint64, from, to uint) uint64 {
	if from == 0 {
		return v
	}
	return uint64(int64(v<<(64-from))>>(64-from)) & (^uint64(0) >> (64 - to))
}

// globalAccess is an access to global or constant memory.
func (w *Warp) globalAccess(i int32, o *op, addr []uint64, mask uint64) (lane int, f *mem.Fault) {
	a := o.mem
	if a.space == ir.Global || a.space == ir.Generic {
		w.m.sectors[i] += w.countSectors(addr, a.off, a.size*a.vec, mask)
	}
	switch o.kind {
	case lower.Load:
		var dst []uint64
		for k := range a.vec {
			dst = w.tmp[0]
			if a.vec == 1 && o.dsts[0].off >= 0 {
				dst = w.element(o, 0)
			}
			if lane, f = w.cursor.LoadLanes(dst, addr, uint64(a.off)+uint64(k*a.size), mask, a.size, align(a, k), a.ty); f != nil {
				return lane, f
			}
			w.extendLanes(a, dst, mask)
			if a.vec > 1 && o.dsts[k].off >= 0 {
				w.move(w.element(o, k), dst, mask)
			}
		}
	case lower.Store:
		for k := range a.vec {
			if lane, f = w.cursor.StoreLanes(addr, uint64(a.off)+uint64(k*a.size), w.storeValue(o, k), mask, a.size, align(a, k)); f != nil {
				return lane, f
			}
		}
	default:
		for m := mask; m != 0; m &= m - 1 {
			l := bits.TrailingZeros64(m)
			at := w.m.pointer(addr[l] + uint64(a.off))
			old, f := w.cursor.LoadAtomic(at, a.size, a.size)
			if f != nil {
				return l, f
			}
			if f = w.cursor.Store(at, a.size, a.size, w.modify(o, l, old)); f != nil {
				return l, f
			}
			w.giveOld(o, l, old)
		}
	}
	return 0, nil
}

// align is the alignment that the access of element k asks for: the first one stands for the whole vector.
func align(a *memOp, k int) int {
	if k == 0 {
		return a.align
	}
	return a.size
}

// extendLanes extends what was loaded to the width of its register.
func (w *Warp) extendLanes(a *memOp, v []uint64, mask uint64) {
	if a.signed == 0 {
		return
	}
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		v[l] = a.extend(v[l])
	}
}

// segmentAccess is an access at one address, each lane to the memory that of gives it.
func (w *Warp) segmentAccess(o *op, mask uint64, of func(int) *mem.Segment, at int64) (lane int, f *mem.Fault) {
	for m := mask; m != 0; m &= m - 1 {
		l := bits.TrailingZeros64(m)
		if f := w.laneAccess(o, l, of(l), uint64(at)); f != nil {
			return l, f
		}
	}
	return 0, nil
}

// vectorAccess is an access at an address for each lane.
func (w *Warp) vectorAccess(o *op, mask uint64, of func(int) *mem.Segment, addr []uint64) (lane int, f *mem.Fault) {
	off := uint64(o.mem.off)
	for m := mask; m != 0; m &= m - 1 {
		l := bits.TrailingZeros64(m)
		if f := w.laneAccess(o, l, of(l), w.m.pointer(addr[l]+off)); f != nil {
			return l, f
		}
	}
	return 0, nil
}

// laneAccess is the access of one lane to a small memory. Results of a vector load never share a slot with the address.
func (w *Warp) laneAccess(o *op, l int, s *mem.Segment, at uint64) *mem.Fault {
	a := o.mem
	if at&uint64(a.align-1) != 0 {
		return &mem.Fault{Kind: mem.Misaligned, Space: s.Space, Addr: at, Size: int64(a.align), Buffer: s.Name, Offset: int64(at), Len: int64(len(s.Data))}
	}
	switch o.kind {
	case lower.Load:
		for k := range a.vec {
			v, f := s.Load(at+uint64(k*a.size), a.size)
			if f != nil {
				return f
			}
			if o.dsts[k].off >= 0 {
				w.element(o, k)[l] = a.extend(v)
			}
		}
	case lower.Store:
		for k := range a.vec {
			changed, f := s.Store(at+uint64(k*a.size), a.size, w.storeValue(o, k)[l])
			if f != nil {
				return f
			}
			if changed {
				w.m.changes++
			}
		}
	default:
		old, f := s.Load(at, a.size)
		if f != nil {
			return f
		}
		changed, f := s.Store(at, a.size, w.modify(o, l, old))
		if f != nil {
			return f
		}
		if changed {
			w.m.changes++
		}
		w.giveOld(o, l, old)
	}
	return nil
}

// genericAccess finds out which memory each lane means. Lanes whose addresses lie in windows go one by one.
func (w *Warp) genericAccess(i int32, o *op, addr []uint64, mask uint64) (lane int, f *mem.Fault) {
	m := w.m
	var global uint64
	for rest := mask; rest != 0; rest &= rest - 1 {
		l := bits.TrailingZeros64(rest)
		if !m.mem.InWindow(m.pointer(addr[l] + uint64(o.mem.off))) {
			global |= 1 << l
		}
	}
	if global == mask || o.kind != lower.Atom && global != 0 {
		if lane, f = w.globalAccess(i, o, addr, global); f != nil {
			return lane, f
		}
		mask &^= global
		global = 0
	}
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		if global>>l&1 == 1 { // atomics keep the order of the lanes
			if _, f := w.globalAccess(i, o, addr, 1<<l); f != nil {
				return l, f
			}
			continue
		}
		space, at := m.mem.Resolve(m.pointer(addr[l] + uint64(o.mem.off)))
		var s *mem.Segment
		switch space {
		case ir.Shared:
			s = &w.blk.shared
		case ir.Local:
			s = &w.local[l]
		default:
			s = &m.params
		}
		if f := w.laneAccess(o, l, s, at); f != nil {
			return l, f
		}
	}
	return 0, nil
}

// pointer cuts an address to the width of a pointer.
func (m *machine) pointer(a uint64) uint64 {
	if m.mem.PtrBits() == 32 {
		return uint64(uint32(a))
	}
	return a
}

// sectorShift is log2 of the bytes of a sector.
const sectorShift = 5

// countSectors counts the sectors that an access of n bytes by each lane of mask touches, each once.
func (w *Warp) countSectors(addr []uint64, off int64, n int, mask uint64) uint64 {
	var count, last uint64
	last = ^uint64(0)
	sorted := true
	for m := mask; m != 0 && sorted; m &= m - 1 {
		a := w.m.pointer(addr[bits.TrailingZeros64(m)] + uint64(off))
		from, to := a>>sectorShift, (a+uint64(n)-1)>>sectorShift
		switch {
		case last == ^uint64(0) || from > last:
			count += to - from + 1
		case to < last:
			sorted = false
		default:
			count += to - last
		}
		last = to
	}
	if sorted {
		return count
	}
	seen := make(map[uint64]bool)
	for m := mask; m != 0; m &= m - 1 {
		a := w.m.pointer(addr[bits.TrailingZeros64(m)] + uint64(off))
		for s := a >> sectorShift; s <= (a+uint64(n)-1)>>sectorShift; s++ {
			seen[s] = true
		}
	}
	return uint64(len(seen))
}

// cvta turns addresses of a space into generic ones, or back.
func (w *Warp) cvta(o *op, mask uint64) {
	f, mods := w.path.frame, o.in.V.Mods()
	space := mods.Space
	if space == ir.Param && !f.fn(w.m).F.Kernel {
		space = ir.Local
	}
	shift := w.m.mem.Window(space)
	if mods.Flags&ir.To != 0 {
		shift = -shift
	}
	dst, src := w.vec(o.dsts[0], f), w.vec(o.srcs[0], f)
	width := uint(o.in.V.Type.Bits)
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		dst[l] = (src[l] + shift) & (^uint64(0) >> (64 - width))
	}
}

// isspacep tells whether generic addresses point into a space.
func (w *Warp) isspacep(o *op, mask uint64) {
	f, want := w.path.frame, o.in.V.Mods().Space
	if want == ir.SharedCluster {
		want = ir.Shared
	}
	dst, src := w.vec(o.dsts[0], f), w.vec(o.srcs[0], f)
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros64(mask)
		space, _ := w.m.mem.Resolve(src[l])
		dst[l] = 0
		if space == want {
			dst[l] = 1
		}
	}
}
