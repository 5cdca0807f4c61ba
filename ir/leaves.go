package ir

import "math/bits"

// How the types of LLVM IR lie in memory, and of which scalars they are made. Alignment is natural, as in the data layouts of
// all GPU targets: a number as its size, up to 16 bytes; a vector as its size, both rounded up to a power of two.

// WordBits is the width of the words that wider numbers are taken apart into.
const WordBits = 64

// maxAlign is the largest alignment of a number, in bytes.
const maxAlign = 16

// Leaf is a scalar in a value of some type: a number, an address, or a word of a number of more than WordBits bits, the lowest
// first.
type Leaf struct {
	T   *Type
	Bit int64 // where it begins in memory, in bits from the beginning of the value
}

// NumLeaves is the number of leaves of t, at most limit+1: a type can have more than fit in memory.
func (t *Type) NumLeaves(limit int) int {
	switch {
	case t == nil || t.Kind == KindVoid || t.Kind == KindInvalid:
		return 0
	case t.IsScalar():
		return min((t.Bits+WordBits-1)/WordBits, limit+1)
	case t.Elem != nil:
		n := t.Elem.NumLeaves(limit)
		if n > 0 && t.Len > limit/n {
			return limit + 1
		}
		return n * t.Len
	}
	n := 0
	for _, e := range t.Elems {
		if n += e.NumLeaves(limit); n > limit {
			return limit + 1
		}
	}
	return n
}

// Leaves lists the leaves of t in order. Ask NumLeaves first whether there are too many. Those of a tuple, which is never in
// memory, begin at bit 0.
func (t *Type) Leaves() []Leaf { return t.appendLeaves(nil, 0) }

func (t *Type) appendLeaves(list []Leaf, at int64) []Leaf {
	switch {
	case t == nil:
	case t.IsScalar() && t.Bits <= WordBits:
		list = append(list, Leaf{t, at})
	case t.IsScalar():
		for off := 0; off < t.Bits; off += WordBits {
			list = append(list, Leaf{IntType(min(WordBits, t.Bits-off)), at + int64(off)})
		}
	case t.Kind == KindVector:
		for i := range t.Len {
			list = t.Elem.appendLeaves(list, at+int64(i)*int64(t.Elem.bits()))
		}
	case t.Kind == KindArray:
		for i := range t.Len {
			list = t.Elem.appendLeaves(list, at+8*int64(i)*t.Elem.AllocSize())
		}
	default:
		for i, e := range t.Elems {
			list = e.appendLeaves(list, at+8*t.elemOffset(i))
		}
	}
	return list
}

// FirstLeaf is the number of the first leaf of element i of t, a vector, array, structure or tuple.
func (t *Type) FirstLeaf(i, limit int) int {
	if t.Elem != nil {
		return i * t.Elem.NumLeaves(limit)
	}
	n := 0
	for _, e := range t.Elems[:i] {
		n += e.NumLeaves(limit)
	}
	return n
}

// ElemType is the type of element i of a vector, array, structure or tuple.
func (t *Type) ElemType(i int) *Type {
	if t.Elem != nil {
		return t.Elem
	}
	return t.Elems[i]
}

// bits is the width of a scalar or of a vector of them.
func (t *Type) bits() int {
	if t.Kind == KindVector {
		return t.Len * t.Elem.bits()
	}
	return t.Bits
}

// elemOffset is where element i of a structure begins, in bytes.
func (t *Type) elemOffset(i int) int64 {
	if t.Kind == KindTuple {
		return 0
	}
	off := int64(0)
	for k, e := range t.Elems {
		if !t.Packed {
			off = roundUp(off, e.MemAlign())
		}
		if k == i {
			break
		}
		off += e.AllocSize()
	}
	return off
}

// MemAlign is the alignment of t in memory, in bytes.
func (t *Type) MemAlign() int64 {
	switch t.Kind {
	case KindInt, KindFloat, KindBFloat, KindPtr:
		return min(powerOfTwo(int64(t.Bits+7)/8), maxAlign)
	case KindVector:
		return powerOfTwo(int64(t.bits()+7) / 8)
	case KindArray:
		return t.Elem.MemAlign()
	case KindStruct:
		a := int64(1)
		if !t.Packed {
			for _, e := range t.Elems {
				a = max(a, e.MemAlign())
			}
		}
		return a
	}
	return 1
}

// AllocSize is the distance in bytes of two values of t that lie side by side in memory.
func (t *Type) AllocSize() int64 {
	switch t.Kind {
	case KindInt, KindFloat, KindBFloat, KindPtr, KindVector:
		return roundUp(int64(t.bits()+7)/8, t.MemAlign())
	case KindArray:
		return int64(t.Len) * t.Elem.AllocSize()
	case KindStruct:
		if len(t.Elems) == 0 {
			return 0
		}
		last := len(t.Elems) - 1
		return roundUp(t.elemOffset(last)+t.Elems[last].AllocSize(), t.MemAlign())
	}
	return 0
}

func roundUp(n, align int64) int64 { return (n + align - 1) / align * align }

// powerOfTwo is the least power of two that is n or more, and at least 1.
func powerOfTwo(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}
