package llvm

import (
	"math"
	"math/bits"
	"strconv"
	"strings"

	"lockstep/ir"
)

// layout is how values lie in memory (LLVM Language Reference, "Data Layout").
type layout struct {
	ptrs   map[uint32]ptrLayout // by address space; what is missing is as in space 0
	ints   []alignment          // ascending by bits
	floats []alignment
	vecs   []alignment
	aggr   int64 // least alignment of structs and arrays
	stack  uint32
	global uint32
}

type ptrLayout struct {
	bits, index int
	align       int64
}

type alignment struct {
	bits  int
	align int64 // bytes
}

// parseLayout reads a data layout. What it does not understand it leaves at its default: the text is LLVM's to check.
func parseLayout(s string) *layout {
	l := &layout{
		ptrs:   map[uint32]ptrLayout{0: {64, 64, 8}},
		ints:   []alignment{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 8}},
		floats: []alignment{{16, 2}, {32, 4}, {64, 8}, {128, 16}},
		vecs:   []alignment{{64, 8}, {128, 16}},
		aggr:   1,
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			continue
		}
		fields := strings.Split(spec[1:], ":")
		num := func(i int) int {
			if i >= len(fields) {
				return 0
			}
			n, err := strconv.ParseUint(fields[i], 10, 20)
			if err != nil {
				return 0
			}
			return int(n)
		}
		switch spec[0] {
		case 'p':
			p := ptrLayout{bits: num(1), index: num(4), align: int64(num(2) / 8)}
			if p.bits == 0 || p.bits > 256 {
				continue
			}
			if p.index == 0 {
				p.index = p.bits
			}
			if p.align == 0 {
				p.align = int64(p.bits / 8)
			}
			l.ptrs[uint32(num(0))] = p
		case 'i', 'f', 'v':
			list := map[byte]*[]alignment{'i': &l.ints, 'f': &l.floats, 'v': &l.vecs}[spec[0]]
			setAlignment(list, num(0), int64(num(1)/8))
		case 'a':
			l.aggr = max(1, int64(num(1)/8))
		case 'A':
			l.stack = uint32(num(0))
		case 'G':
			l.global = uint32(num(0))
		}
	}
	return l
}

func setAlignment(list *[]alignment, bits int, align int64) {
	if bits == 0 || align == 0 || align&(align-1) != 0 {
		return
	}
	at := 0
	for at < len(*list) && (*list)[at].bits < bits {
		at++
	}
	if at < len(*list) && (*list)[at].bits == bits {
		(*list)[at].align = align
		return
	}
	*list = append(*list, alignment{})
	copy((*list)[at+1:], (*list)[at:])
	(*list)[at] = alignment{bits, align}
}

func (l *layout) ptr(space uint32) ptrLayout {
	if p, ok := l.ptrs[space]; ok {
		return p
	}
	return l.ptrs[0]
}

// intAlign is the alignment of an integer: of the next wider one that has any, else of the widest.
func (l *layout) intAlign(bits int) int64 {
	for _, a := range l.ints {
		if a.bits >= bits {
			return a.align
		}
	}
	return l.ints[len(l.ints)-1].align
}

func (l *layout) floatAlign(bits int) int64 {
	for _, a := range l.floats {
		if a.bits == bits {
			return a.align
		}
	}
	return ceilPow2(int64(bits+7) / 8)
}

func (l *layout) vecAlign(bits int64) int64 {
	for _, a := range l.vecs {
		if int64(a.bits) == bits {
			return a.align
		}
	}
	return ceilPow2((bits + 7) / 8)
}

func ceilPow2(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}

func roundUp(n, align int64) int64 { return (n + align - 1) / align * align }

// typeInfo is what the builder knows of a type. A size that cannot be is -1: types without one, and types beyond 2^60 bytes.
type typeInfo struct {
	known   bool
	busy    bool // being computed: a struct that contains itself
	bits    int64
	size    int64 // bytes that a load touches
	alloc   int64 // from one array element to the next
	align   int64
	offsets []int64 // of struct elements
	ir      *ir.Type
}

const maxTypeSize = 1 << 60

// info computes what is known of a type, once.
func (b *builder) info(id TypeID) *typeInfo {
	for len(b.infos) < len(b.f.Types) {
		b.infos = append(b.infos, make([]typeInfo, len(b.f.Types)-len(b.infos))...)
	}
	ti := &b.infos[id]
	if ti.known {
		return ti
	}
	if ti.busy {
		return &typeInfo{known: true, size: -1, alloc: -1, align: 1, ir: ir.Void}
	}
	ti.busy = true
	t := b.f.Types[id]
	n := typeInfo{known: true, align: 1, ir: ir.Void, size: -1, alloc: -1}
	switch t.Kind {
	case TypeInt:
		n.bits, n.align, n.ir = int64(t.Bits), b.layout.intAlign(int(t.Bits)), ir.IntType(int(t.Bits))
	case TypeHalf, TypeBFloat, TypeFloat, TypeDouble, TypeX86FP80, TypeFP128, TypePPCFP128:
		n.ir = floatTypes[t.Kind]
		n.bits = int64(n.ir.Bits)
		n.align = b.layout.floatAlign(n.ir.Bits)
	case TypeX86MMX:
		n.bits, n.align, n.ir = 64, 8, ir.I64
	case TypePtr:
		p := b.layout.ptr(t.Bits)
		n.bits, n.align = int64(p.bits), p.align
		n.ir = b.ptrTo(p.bits, b.machine.space(t.Bits))
	case TypeVector:
		e := b.info(t.Elem)
		if t.Len > MaxElements || e.bits == 0 {
			break
		}
		n.bits = int64(t.Len) * e.bits
		n.align = b.layout.vecAlign(n.bits)
		n.ir = &ir.Type{Kind: ir.KindVector, Len: int(t.Len), Elem: e.ir}
	case TypeArray:
		e := *b.info(t.Elem)
		n.align = max(e.align, 1)
		if t.Len <= math.MaxInt32*64 {
			n.ir = &ir.Type{Kind: ir.KindArray, Len: int(t.Len), Elem: e.ir}
		}
		if hi, lo := bits.Mul64(uint64(max(e.alloc, 0)), t.Len); e.alloc >= 0 && hi == 0 && lo < maxTypeSize {
			n.size, n.alloc = int64(lo), int64(lo)
		}
	case TypeStruct:
		n = b.structInfo(id, t)
	case TypeNamed:
		if t.Elem != 0 {
			n = *b.info(t.Elem)
		} else {
			n.ir = b.opaqueType
		}
	case TypeTarget: // handles: images, samplers, events, named barriers
		p := b.layout.ptr(0)
		n.bits, n.align, n.ir = int64(p.bits), p.align, b.ptrTo(p.bits, ir.Generic)
	case TypeToken, TypeX86AMX:
		n.ir = b.tokenType
	}
	if n.bits > 0 && n.size < 0 {
		n.size = (n.bits + 7) / 8
		n.alloc = roundUp(n.size, n.align)
	}
	b.infos[id] = n
	return &b.infos[id]
}

// floatTypes are the containers of floating-point types. The wide ones of CPUs are read, and never computed with.
var floatTypes = map[TypeKind]*ir.Type{TypeHalf: ir.F16, TypeBFloat: ir.BF16, TypeFloat: ir.F32, TypeDouble: ir.F64,
	TypeX86FP80: {Kind: ir.KindFloat, Bits: 80}, TypeFP128: {Kind: ir.KindFloat, Bits: 128}, TypePPCFP128: {Kind: ir.KindFloat, Bits: 128}}

func (b *builder) structInfo(id TypeID, t Type) typeInfo {
	n := typeInfo{known: true, align: 1}
	elems := b.f.Elems(id)
	it := &ir.Type{Kind: ir.KindStruct, Packed: t.Packed, Elems: make([]*ir.Type, len(elems))}
	n.offsets = make([]int64, len(elems))
	n.ir = it
	at, ok := int64(0), true
	for i, e := range elems {
		ei := *b.info(e)
		it.Elems[i] = ei.ir
		if ei.alloc < 0 {
			ok = false
			continue
		}
		if !t.Packed {
			at = roundUp(at, ei.align)
			n.align = max(n.align, ei.align)
		}
		n.offsets[i] = at
		if at += ei.alloc; at > maxTypeSize {
			ok = false
			at = 0
		}
	}
	if !t.Packed {
		n.align = max(n.align, b.layout.aggr)
	}
	n.size, n.alloc = -1, -1
	if ok {
		n.alloc = roundUp(at, n.align)
		n.size = n.alloc
	}
	return n
}

// ptrTo is the type of addresses in a space, one for each.
func (b *builder) ptrTo(bits int, space ir.Space) *ir.Type {
	k := ptrTypeKey{bits, space}
	t := b.ptrs[k]
	if t == nil {
		t = &ir.Type{Kind: ir.KindPtr, Bits: bits, Space: space}
		b.ptrs[k] = t
	}
	return t
}

type ptrTypeKey struct {
	bits  int
	space ir.Space
}

// How the bits of an operand are read.
type reading uint8

const (
	asBits reading = iota
	asSigned
	asUnsigned
)

var intScalars = map[uint32][3]ir.Scalar{1: {ir.Pred, ir.Pred, ir.Pred}, 8: {ir.B8, ir.S8, ir.U8}, 16: {ir.B16, ir.S16, ir.U16},
	32: {ir.B32, ir.S32, ir.U32}, 64: {ir.B64, ir.S64, ir.U64}}

// scalar is the operating type for values of a type: of a vector, of its elements; NoScalar for structs and arrays.
func (b *builder) scalar(id TypeID, r reading) ir.Scalar {
	if id == b.lastScalarType && r == b.lastReading {
		return b.lastScalar
	}
	s := b.scalarOf(id, r)
	b.lastScalarType, b.lastReading, b.lastScalar = id, r, s
	return s
}

func (b *builder) scalarOf(id TypeID, r reading) ir.Scalar {
	t := &b.f.Types[b.f.resolve(id)]
	if t.Kind == TypeVector {
		t = &b.f.Types[b.f.resolve(t.Elem)]
	}
	width := t.Bits
	switch t.Kind {
	case TypePtr:
		width = uint32(b.layout.ptr(t.Bits).bits)
	case TypeInt:
	case TypeHalf:
		return ir.TF16
	case TypeBFloat:
		return ir.TBF16
	case TypeFloat:
		return ir.TF32
	case TypeDouble:
		return ir.TF64
	case TypeX86FP80, TypeFP128, TypePPCFP128:
		return ir.OtherScalar
	default:
		return ir.NoScalar
	}
	if s, ok := intScalars[width]; ok {
		return s[r]
	}
	switch {
	case r == asSigned:
		return ir.SInt
	case r == asUnsigned:
		return ir.UInt
	case width == 128:
		return ir.B128
	}
	return ir.UInt
}
