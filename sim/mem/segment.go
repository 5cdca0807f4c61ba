package mem

import (
	"encoding/binary"

	"lockstep/ir"
)

// Segment is a small memory of its own: the shared memory of a block, the local memory of a thread, the parameters of a
// kernel. Addresses are offsets from 0.
type Segment struct {
	Space    ir.Space
	Name     string
	Data     []byte
	ReadOnly bool
}

// check reports why n bytes at addr cannot be accessed.
func (s *Segment) check(addr uint64, n int) *Fault {
	kind := OutOfBounds
	switch {
	case addr%uint64(n) != 0:
		kind = Misaligned
	case addr+uint64(n) <= uint64(len(s.Data)) && addr+uint64(n) >= addr:
		return nil
	}
	return &Fault{Kind: kind, Space: s.Space, Addr: addr, Size: int64(n), Buffer: s.Name, Offset: int64(addr), Len: int64(len(s.Data))}
}

// Load reads n (1, 2, 4 or 8) bytes at addr.
func (s *Segment) Load(addr uint64, n int) (uint64, *Fault) {
	if addr&uint64(n-1) != 0 || addr+uint64(n) > uint64(len(s.Data)) || addr+uint64(n) < addr {
		return 0, s.check(addr, n)
	}
	return get(s.Data[addr:], n), nil
}

// Store writes the low n (1, 2, 4 or 8) bytes of v at addr and reports whether that changed anything.
func (s *Segment) Store(addr uint64, n int, v uint64) (changed bool, f *Fault) {
	if addr&uint64(n-1) != 0 || addr+uint64(n) > uint64(len(s.Data)) || addr+uint64(n) < addr {
		return false, s.check(addr, n)
	}
	if s.ReadOnly {
		return false, &Fault{Kind: ReadOnly, Space: s.Space, Addr: addr, Size: int64(n), Buffer: s.Name, Offset: int64(addr), Len: int64(len(s.Data))}
	}
	b := s.Data[addr:]
	v = trim(v, n)
	if get(b, n) == v {
		return false, nil
	}
	put(b, n, v)
	return true, nil
}

// get reads n bytes, lowest first.
func get(b []byte, n int) uint64 {
	switch n {
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	case 8:
		return binary.LittleEndian.Uint64(b)
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	}
	return uint64(b[0])
}

// put writes the low n bytes of v, lowest first.
func put(b []byte, n int, v uint64) {
	switch n {
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(v))
	case 8:
		binary.LittleEndian.PutUint64(b, v)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(v))
	default:
		b[0] = byte(v)
	}
}

// trim keeps the low n bytes of v.
func trim(v uint64, n int) uint64 {
	if n >= 8 {
		return v
	}
	return v & (1<<(8*uint(n)) - 1)
}
