package mem

import "lockstep/ir"

// geometry is how an address space of some width is cut into slots. A region covers one slot or several; the buffer lies
// in the middle of its region, so that both an overrun and a negative offset stay with it.
type geometry struct {
	shift     uint // log2 of a slot's size
	slots     int  // slots in the whole space
	windows   int  // slots of each of the windows (shared, local, param, code), which come first, after slot 0
	unbounded int  // slots of a buffer without bound
}

// The geometries. 64 bits: slots of 1 TiB. 32 bits: slots of 1 MiB, 16 to a window or to a buffer without bound.
var (
	geometry64 = geometry{shift: 40, slots: 1 << 16, windows: 1, unbounded: 1}
	geometry32 = geometry{shift: 20, slots: 1 << 12, windows: 16, unbounded: 16}
)

// windowSpaces are the spaces that generic addresses reach through a window, in the order of their windows.
var windowSpaces = [...]ir.Space{ir.Shared, ir.Local, ir.Param}

// codeSize is how far the addresses of two functions lie apart. Nothing can be read there.
const codeSize = 16

// Memory is global and constant memory, sparse and paged. The zero value is not usable; see New.
type Memory struct {
	geo     geometry
	ptrBits int
	seed    uint64
	threads uint64
	slots   []*region // by slot number; nil: nothing there
	regions []*region // in order of creation
	nbuf    uint64    // buffers added so far
	syms    map[*ir.Symbol]uint64
	code    []*ir.Func
	version uint64
}

// region is a buffer or a module variable with the no man's land around it.
type region struct {
	name     string
	space    ir.Space
	base     uint64 // address of offset 0
	lo, hi   uint64 // addresses that may be accessed: [lo, hi)
	size     int64  // -1: without bound
	key      uint64 // what made-up contents depend on beside the offset
	madeUp   bool
	readOnly bool
	pages    map[uint64]*page // by address >> pageShift
}

// New returns an empty memory for pointers of 32 or 64 bits.
func New(ptrBits int) *Memory {
	m := &Memory{geo: geometry64, ptrBits: 64, syms: make(map[*ir.Symbol]uint64), threads: 1}
	if ptrBits == 32 {
		m.geo, m.ptrBits = geometry32, 32
	}
	m.slots = make([]*region, m.firstSlot())
	return m
}

// firstSlot is the first slot that is no window: slot 0 holds the null pointer, then come the windows and the code.
func (m *Memory) firstSlot() int { return 1 + (len(windowSpaces)+1)*m.geo.windows }

// PtrBits is the width of a pointer.
func (m *Memory) PtrBits() int { return m.ptrBits }

// SetMadeUp sets what made-up contents depend on: a seed, and the number of threads of the launch (at least 1), the bound
// of made-up integers. Call it before the first access.
func (m *Memory) SetMadeUp(seed uint64, threads uint64) { m.seed, m.threads = seed, max(threads, 1) }

// Version counts the changes of bytes so far. While it stands still, nothing in this memory has changed.
func (m *Memory) Version() uint64 { return m.version }

// Window returns the generic address of address 0 of a space. It is 0 for the spaces whose addresses are generic ones
// already: Global and Const.
func (m *Memory) Window(s ir.Space) uint64 {
	if s == ir.SharedCluster {
		s = ir.Shared
	}
	for i, w := range windowSpaces {
		if w == s {
			return uint64(1+i*m.geo.windows) << m.geo.shift
		}
	}
	return 0
}

// Resolve tells which space a generic address points into, and its address there.
func (m *Memory) Resolve(generic uint64) (ir.Space, uint64) {
	slot := generic >> m.geo.shift
	if slot >= 1 && slot < uint64(m.firstSlot()) {
		i := int(slot-1) / m.geo.windows
		if i < len(windowSpaces) {
			return windowSpaces[i], generic - uint64(1+i*m.geo.windows)<<m.geo.shift
		}
	}
	if slot < uint64(len(m.slots)) && m.slots[slot] != nil {
		return m.slots[slot].space, generic
	}
	return ir.Global, generic
}

// AddBuffer adds a buffer of size bytes that starts with the bytes of fill, zeros after them, and returns its address. With
// size -1 it has no bound, and what fill does not say is made up. If the address space is full (65,000 buffers, or with 32-bit
// pointers 4 GiB) the address is 0, where nothing can be accessed.
func (m *Memory) AddBuffer(name string, size int64, fill []byte) uint64 {
	r := m.addRegion(name, ir.Global, size)
	r.key = m.nbuf
	m.nbuf++
	m.fill(r, fill)
	return r.base
}

// addRegion finds room for size bytes (-1: without bound).
func (m *Memory) addRegion(name string, space ir.Space, size int64) *region {
	slot := uint64(1) << m.geo.shift
	n := uint64(m.geo.unbounded)
	if size >= 0 {
		n = (slot/2 + uint64(size) + slot/4 + slot - 1) / slot
	}
	first := uint64(len(m.slots))
	r := &region{name: name, space: space, size: size, pages: make(map[uint64]*page)}
	m.regions = append(m.regions, r)
	if n > uint64(m.geo.slots) || first+n > uint64(m.geo.slots) {
		return r
	}
	start := first << m.geo.shift
	r.base = start + slot/2
	if size >= 0 {
		r.lo, r.hi = r.base, r.base+uint64(size)
	} else {
		r.madeUp = true
		r.base = start + n*slot/2
		r.lo, r.hi = start, start+n*slot
	}
	for range n {
		m.slots = append(m.slots, r)
	}
	return r
}

// fill writes the initial bytes of a region.
func (m *Memory) fill(r *region, data []byte) {
	if r.base == 0 {
		return
	}
	for off := 0; off < len(data); {
		addr := r.base + uint64(off)
		p := r.page(addr)
		in := int(addr & (pageSize - 1))
		n := copy(p.data[in:], data[off:])
		for i := in; i < in+n; i++ {
			p.known[i>>6] |= 1 << (i & 63)
		}
		off += n
	}
}

// find returns the region that addr is nearest to; nil if there is none.
func (m *Memory) find(addr uint64) *region {
	if slot := addr >> m.geo.shift; slot < uint64(len(m.slots)) {
		return m.slots[slot]
	}
	return nil
}

// fault says why n bytes at addr cannot be accessed, or nil if they can, alignment to align bytes included.
func (m *Memory) fault(addr uint64, n, align int, write bool) *Fault {
	f := &Fault{Kind: Unmapped, Space: ir.Global, Addr: addr, Size: int64(n), Len: -1}
	r := m.find(addr)
	if r == nil {
		if addr%uint64(align) != 0 {
			f.Kind, f.Size = Misaligned, int64(max(n, align))
		}
		return f
	}
	f.Space, f.Buffer, f.Offset, f.Len = r.space, r.name, int64(addr-r.base), r.size
	switch {
	case addr%uint64(align) != 0:
		f.Kind, f.Size = Misaligned, int64(max(n, align))
	case addr < r.lo || addr+uint64(n) > r.hi:
		f.Kind = OutOfBounds
	case write && r.readOnly:
		f.Kind = ReadOnly
	default:
		return nil
	}
	return f
}

// ReadBytes copies len(b) bytes from addr as they are; bytes of a made-up buffer that nobody has used yet read as 0.
func (m *Memory) ReadBytes(addr uint64, b []byte) *Fault {
	if f := m.fault(addr, len(b), 1, false); f != nil && len(b) > 0 {
		return f
	}
	r := m.find(addr)
	for i := 0; i < len(b); {
		p := r.pages[(addr+uint64(i))>>pageShift]
		in := int((addr + uint64(i)) & (pageSize - 1))
		n := min(len(b)-i, pageSize-in)
		if p != nil {
			copy(b[i:i+n], p.data[in:])
		}
		i += n
	}
	return nil
}

// InWindow reports whether a generic address points to memory that is not in a Memory: that of a block or a thread, the
// parameters, or code.
func (m *Memory) InWindow(generic uint64) bool {
	slot := generic >> m.geo.shift
	return slot-1 < uint64(m.firstSlot()-1)
}
