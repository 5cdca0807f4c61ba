package mem

import "lockstep/ir"

const (
	pageShift = 12
	pageSize  = 1 << pageShift
)

// page is 4 KiB of a region.
type page struct {
	data    [pageSize]byte
	known   [pageSize / 64]uint64 // bit per byte: it has contents
	written [pageSize / 64]uint64 // bit per byte: a store or an atomic wrote it
}

// page returns the page of addr, made on first use. A region with bounds has contents from the start: zeros.
func (r *region) page(addr uint64) *page {
	p := r.pages[addr>>pageShift]
	if p == nil {
		p = new(page)
		if !r.madeUp {
			for i := range p.known {
				p.known[i] = ^uint64(0)
			}
		}
		r.pages[addr>>pageShift] = p
	}
	return p
}

// Cursor reads and writes a Memory and remembers the page it was on. It is not for concurrent use; make one per warp.
type Cursor struct {
	m      *Memory
	p      *page
	start  uint64 // address of the page's first byte
	lo, hi uint64 // the page's accessible bytes: offsets [lo, hi) from start
	region *region
}

// Cursor returns a new cursor.
func (m *Memory) Cursor() *Cursor { return &Cursor{m: m} }

// Memory returns the memory that the cursor moves on.
func (c *Cursor) Memory() *Memory { return c.m }

// seek moves to the page of an access that may be legal, or says why it is not.
func (c *Cursor) seek(addr uint64, n, align int, write bool) *Fault {
	if f := c.m.fault(addr, n, align, write); f != nil {
		return f
	}
	r := c.m.find(addr)
	c.region = r
	c.p = r.page(addr)
	c.start = addr &^ (pageSize - 1)
	lo, hi := max(r.lo, c.start), min(r.hi, c.start+pageSize)
	c.lo, c.hi = lo-c.start, hi-c.start
	return nil
}

// Load reads n (1, 2, 4 or 8) bytes at the global address addr, which must be a multiple of align (a power of two, at least
// n). What is not known yet is made up as type ty.
func (c *Cursor) Load(addr uint64, n, align int, ty ir.Scalar) (uint64, *Fault) {
	off := addr - c.start
	if off-c.lo >= c.hi-c.lo || off+uint64(n) > c.hi || addr&uint64(align-1) != 0 {
		if f := c.seek(addr, n, align, false); f != nil {
			return 0, f
		}
		off = addr - c.start
	}
	p := c.p
	off &= pageSize - 1
	want := uint64(1)<<uint(n) - 1
	if p.known[off>>6]>>(off&63)&want != want {
		c.makeUp(off, n, ty)
	}
	return get(p.data[off:], n), nil
}

// Store writes the low n (1, 2, 4 or 8) bytes of v at the global address addr.
func (c *Cursor) Store(addr uint64, n, align int, v uint64) *Fault {
	off := addr - c.start
	if off-c.lo >= c.hi-c.lo || off+uint64(n) > c.hi || addr&uint64(align-1) != 0 || c.region.readOnly {
		if f := c.seek(addr, n, align, true); f != nil {
			return f
		}
		off = addr - c.start
	}
	p := c.p
	off &= pageSize - 1
	bits := (uint64(1)<<uint(n) - 1) << (off & 63)
	v = trim(v, n)
	b := p.data[off:]
	if p.known[off>>6]&bits != bits || get(b, n) != v {
		c.m.version++
		put(b, n, v)
		p.known[off>>6] |= bits
	}
	p.written[off>>6] |= bits
	return nil
}

// LoadAtomic is Load for an atomic operation: what is not known yet is 0.
func (c *Cursor) LoadAtomic(addr uint64, n, align int) (uint64, *Fault) {
	return c.Load(addr, n, align, ir.NoScalar)
}

// makeUp gives contents to those of the n bytes at offset off of the page that have none.
func (c *Cursor) makeUp(off uint64, n int, ty ir.Scalar) {
	p := c.p
	v := c.m.madeUp(c.region.key, int64(c.start+off-c.region.base), n, ty)
	for i := range uint64(n) {
		bit := uint64(1) << ((off + i) & 63)
		if p.known[off>>6]&bit == 0 {
			p.known[off>>6] |= bit
			p.data[off+i] = byte(v >> (8 * i))
		}
	}
}
