package mem

import (
	"fmt"

	"lockstep/ir"
)

// FaultKind says what is wrong with an access.
type FaultKind uint8

// The kinds of faults.
const (
	OutOfBounds FaultKind = iota // in a buffer's region, but outside the buffer
	Unmapped                     // in no region at all
	Misaligned                   // the address is no multiple of the access's size
	ReadOnly                     // a write to constant memory or to a parameter
)

// Fault is an access that memory refuses. Who made it (place in the text, thread, lane) is the caller's knowledge.
type Fault struct {
	Kind   FaultKind
	Space  ir.Space // of the memory hit: Global, Const, Shared, Local, Param
	Addr   uint64   // as the access named it
	Size   int64    // bytes
	Buffer string   // the buffer or variable nearest to the address; "" if none
	Offset int64    // of Addr in it
	Len    int64    // its length in bytes; -1: without bound
}

// Error gives the message without the place: `out of bounds: 4 bytes at out+1024, which has 1024 bytes (address 0x…)`.
func (f *Fault) Error() string {
	at := fmt.Sprintf("address %#x", f.Addr)
	if f.Buffer != "" {
		at = fmt.Sprintf("%s%+d", f.Buffer, f.Offset)
	}
	switch f.Kind {
	case Misaligned:
		return fmt.Sprintf("misaligned: %d bytes at %s (address %#x)", f.Size, at, f.Addr)
	case ReadOnly:
		return fmt.Sprintf("write to read-only memory: %d bytes at %s (address %#x)", f.Size, at, f.Addr)
	case OutOfBounds:
		if f.Len >= 0 {
			return fmt.Sprintf("out of bounds: %d bytes at %s, which has %d bytes (address %#x)", f.Size, at, f.Len, f.Addr)
		}
		return fmt.Sprintf("out of bounds: %d bytes at %s (address %#x)", f.Size, at, f.Addr)
	}
	return fmt.Sprintf("no memory at address %#x (%d bytes)", f.Addr, f.Size)
}
