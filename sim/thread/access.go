package thread

import (
	"lockstep/ir"
	"lockstep/sim/mem"
)

// place is where an access goes: the space, and the address there.
type place struct {
	space ir.Space
	addr  uint64
}

// pointer cuts an address to the width of a pointer.
func (m *machine) pointer(a uint64) uint64 {
	if m.cfg.Mem.PtrBits() == 32 {
		return a & 0xffffffff
	}
	return a
}

// localSpace is the space of a name in f: the .param memory of a device function is local to the thread.
func (f *frame) localSpace(s ir.Space) ir.Space {
	switch {
	case s == ir.SharedCluster:
		return ir.Shared
	case s == ir.Param && !f.fn.f.Kernel:
		return ir.Local
	}
	return s
}

// symbol is the place of a symbol.
func (t *thread) symbol(f *frame, s *ir.Symbol) (place, bool) {
	if at, ok := f.fn.offset[s]; ok {
		return place{ir.Local, uint64(f.base + at)}, true
	}
	if at, ok := t.m.p.params[s]; ok {
		return place{ir.Param, uint64(at)}, true
	}
	if at, ok := t.m.p.shared[s]; ok {
		return place{ir.Shared, uint64(at)}, true
	}
	at, ok := t.m.cfg.Mem.AddrOf(s)
	return place{s.Space, at}, ok
}

// address executes OpAddr.
func (t *thread) address(f *frame, v *ir.Value) *stop {
	p, ok := t.symbol(f, v.Aux.Sym)
	if !ok {
		return t.fail(Refused, v, "%s has no address", v.Aux.Sym.Name)
	}
	f.in(v)[0] = t.m.pointer(p.addr + uint64(v.Offset()))
	return nil
}

// where is the place that a memory operation names.
func (t *thread) where(f *frame, v *ir.Value) place {
	base := v.Args[0]
	space := f.localSpace(v.Mods().Space)
	if base.Op == ir.OpAddr {
		if p, ok := t.symbol(f, base.Aux.Sym); ok && p.space == ir.Local && space == ir.Param {
			space = ir.Local // a .param variable in the body of a kernel
		}
	}
	addr := t.m.pointer(f.word(base) + uint64(v.Offset()))
	if space == ir.Generic {
		space, addr = t.m.cfg.Mem.Resolve(addr)
	}
	return place{space, addr}
}

// segment is the memory of a space that is no Memory; nil for global and constant memory.
func (t *thread) segment(s ir.Space) *mem.Segment {
	switch s {
	case ir.Shared:
		return &t.m.shared
	case ir.Local:
		return &t.local
	case ir.Param:
		return &t.m.params
	}
	return nil
}

// read reads n bytes; align is that of the whole access.
func (t *thread) read(p place, n, align int, ty ir.Scalar) (uint64, *mem.Fault) {
	seg := t.segment(p.space)
	if seg == nil {
		return t.m.cursor.Load(p.addr, n, align, ty)
	}
	if p.addr%uint64(align) != 0 {
		return 0, &mem.Fault{Kind: mem.Misaligned, Space: p.space, Addr: p.addr, Size: int64(align), Buffer: seg.Name, Offset: int64(p.addr), Len: int64(len(seg.Data))}
	}
	return seg.Load(p.addr, n)
}

func (t *thread) write(p place, n, align int, x uint64) *mem.Fault {
	seg := t.segment(p.space)
	if seg == nil {
		return t.m.cursor.Store(p.addr, n, align, x)
	}
	if p.addr%uint64(align) != 0 {
		return &mem.Fault{Kind: mem.Misaligned, Space: p.space, Addr: p.addr, Size: int64(align), Buffer: seg.Name, Offset: int64(p.addr), Len: int64(len(seg.Data))}
	}
	_, fault := seg.Store(p.addr, n, x)
	return fault
}

// shape is the size of an element, and of the whole access.
func accessShape(v *ir.Value) (elems, size int) {
	return max(int(v.Mods().Vec), 1), v.Mods().Ty.Bits() / 8
}

// load executes OpLoad. Signed types are extended with their sign, others with zeros.
func (t *thread) load(f *frame, v *ir.Value) *stop {
	if f.fn.llvm() {
		return t.loadParts(f, v)
	}
	n, size := accessShape(v)
	p := t.where(f, v)
	ty := v.Mods().Ty
	for i := range n {
		at := place{p.space, p.addr + uint64(i*size)}
		x, fault := t.read(at, size, size*align(i, n), f.fn.first[v.ID])
		if fault != nil {
			return t.fail(Faulted, v, "%v", fault)
		}
		t.m.races.read(t, v, at, size)
		to := v.Type
		if to.Kind == ir.KindTuple {
			to = to.Elems[i]
		}
		f.in(v)[i] = cut(integer(x, ty.Bits(), ty.Info().Signed), max(to.Bits, ty.Bits()))
	}
	return nil
}

// align is the alignment of element i of n, in elements: the first one's is that of the whole vector.
func align(i, n int) int {
	if i == 0 {
		return n
	}
	return 1
}

func (t *thread) store(f *frame, v *ir.Value) *stop {
	if f.fn.llvm() {
		return t.storeParts(f, v)
	}
	n, size := accessShape(v)
	p := t.where(f, v)
	for i := range n {
		at := place{p.space, p.addr + uint64(i*size)}
		x := low(f.word(v.Args[1+i]), 8*size)
		if fault := t.write(at, size, size*align(i, n), x); fault != nil {
			return t.fail(Faulted, v, "%v", fault)
		}
		t.m.races.write(t, v, at, size, x)
	}
	return nil
}

// alloca takes memory from the top of the frame.
func (t *thread) alloca(f *frame, v *ir.Value) *stop {
	size := f.word(v.Args[0])
	if size > MaxLocal || f.top+int64(size) > MaxLocal {
		return t.fail(Faulted, v, "more than %d bytes of local memory", MaxLocal)
	}
	f.top = alignUp(f.top, frameAlign)
	f.in(v)[0] = uint64(f.top)
	if v.Type.Space == ir.Generic {
		f.in(v)[0] += t.m.cfg.Mem.Window(ir.Local)
	}
	f.top = alignUp(f.top+int64(size), frameAlign)
	t.grow(f)
	return nil
}

func (t *thread) cvta(f *frame, v *ir.Value) *stop {
	if a := v.Args[0]; f.fn.llvm() && f.fn.f.Kernel && a.Op == ir.OpAddr && v.Mods().Flags&ir.To == 0 {
		if _, ok := t.m.p.params[a.Aux.Sym]; ok { // byval: a copy that the kernel may write to
			return t.ownCopy(f, v, a.Aux.Sym, place{ir.Param, f.word(a)}, v)
		}
	}
	window := t.m.cfg.Mem.Window(f.localSpace(v.Mods().Space))
	if v.Mods().Flags&ir.To != 0 {
		window = -window
	}
	f.in(v)[0] = low(f.word(v.Args[0])+window, v.Type.Bits)
	return nil
}

func (t *thread) isspacep(f *frame, v *ir.Value) *stop {
	want := v.Mods().Space
	if want == ir.SharedCluster {
		want = ir.Shared
	}
	space, _ := t.m.cfg.Mem.Resolve(f.word(v.Args[0]))
	f.in(v)[0] = truth(space == want)
	return nil
}
