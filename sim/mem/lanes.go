package mem

import (
	"encoding/binary"
	"math/bits"

	"lockstep/ir"
)

// LoadLanes is Load for the lanes of mask at once: lane i reads address addr[i]+off into dst[i]. It stops at the first
// fault and tells its lane; lanes before it have been read.
func (c *Cursor) LoadLanes(dst, addr []uint64, off uint64, mask uint64, n, align int, ty ir.Scalar) (lane int, f *Fault) {
	var (
		low     = c.addrMask()
		wrong   = uint64(align - 1)
		size    = uint64(n)
		want    = uint64(1)<<size - 1
		p       = c.p
		start   = c.start
		lo, hi  = c.lo, c.hi
		members = mask
	)
	for members != 0 {
		i := bits.TrailingZeros64(members)
		members &= members - 1
		a := (addr[i] + off) & low
		o := a - start
		if o-lo >= hi-lo || o+size > hi || a&wrong != 0 || p.known[o/64%(pageSize/64)]>>(o&63)&want != want {
			v, f := c.Load(a, n, align, ty)
			if f != nil {
				return i, f
			}
			dst[i] = v
			p, start, lo, hi = c.p, c.start, c.lo, c.hi
			continue
		}
		o &= pageSize - 1
		switch n {
		case 4:
			dst[i] = uint64(binary.LittleEndian.Uint32(p.data[o:]))
		case 8:
			dst[i] = binary.LittleEndian.Uint64(p.data[o:])
		default:
			dst[i] = get(p.data[o:], n)
		}
	}
	return 0, nil
}

// StoreLanes is Store for the lanes of mask at once, in their order: lane i writes v[i] at addr[i]+off.
func (c *Cursor) StoreLanes(addr []uint64, off uint64, v []uint64, mask uint64, n, align int) (lane int, f *Fault) {
	var (
		low    = c.addrMask()
		wrong  = uint64(align - 1)
		size   = uint64(n)
		want   = uint64(1)<<size - 1
		p      = c.p
		start  = c.start
		lo, hi = c.lo, c.hi
	)
	if c.region != nil && c.region.readOnly {
		hi = lo // nothing goes the fast way
	}
	for members := mask; members != 0; members &= members - 1 {
		i := bits.TrailingZeros64(members)
		a := (addr[i] + off) & low
		o := a - start
		if o-lo >= hi-lo || o+size > hi || a&wrong != 0 {
			if f := c.Store(a, n, align, v[i]); f != nil {
				return i, f
			}
			p, start, lo, hi = c.p, c.start, c.lo, c.hi
			continue
		}
		o &= pageSize - 1
		word := o / 64
		want := want << (o & 63)
		b := p.data[o:]
		x := trim(v[i], n)
		if p.known[word]&want != want || get(b, n) != x {
			c.m.version++
			put(b, n, x)
			p.known[word] |= want
		}
		p.written[word] |= want
	}
	return 0, nil
}

// addrMask has the bits of an address.
func (c *Cursor) addrMask() uint64 {
	if c.m.ptrBits == 32 {
		return 1<<32 - 1
	}
	return ^uint64(0)
}
