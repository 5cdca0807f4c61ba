package llvm

import (
	"encoding/binary"
	"strconv"
)

// typeTable finds types that exist already.
type typeTable struct {
	ints   map[uint32]TypeID
	ptrs   map[ptrKey]TypeID
	seqs   map[seqKey]TypeID
	lists  map[string]TypeID // structs, functions, target types, by kind and parts
	basic  [TypeTarget + 1]TypeID
	int    [129]TypeID
	opaque [16]TypeID // ptr addrspace(n)
}

type ptrKey struct {
	space uint32
	elem  TypeID
}

type seqKey struct {
	kind     TypeKind
	scalable bool
	elem     TypeID
	len      uint64
}

func (f *File) initTypes() {
	f.types = typeTable{ints: map[uint32]TypeID{}, ptrs: map[ptrKey]TypeID{}, seqs: map[seqKey]TypeID{}, lists: map[string]TypeID{}}
	f.Types = append(f.Types, Type{}) // TypeID 0 is no type
	for k := TypeVoid; k <= TypeToken; k++ {
		if k != TypeInt {
			f.types.basic[k] = f.newType(Type{Kind: k})
		}
	}
}

func (f *File) newType(t Type) TypeID {
	f.Types = append(f.Types, t)
	return TypeID(len(f.Types) - 1)
}

func (f *File) intType(bits uint32) TypeID {
	if bits < uint32(len(f.types.int)) {
		if f.types.int[bits] == 0 {
			f.types.int[bits] = f.newType(Type{Kind: TypeInt, Bits: bits})
		}
		return f.types.int[bits]
	}
	id, ok := f.types.ints[bits]
	if !ok {
		id = f.newType(Type{Kind: TypeInt, Bits: bits})
		f.types.ints[bits] = id
	}
	return id
}

// ptrType returns the type of pointers into an address space; elem is 0 for opaque ones.
func (f *File) ptrType(space uint32, elem TypeID) TypeID {
	if elem == 0 && space < uint32(len(f.types.opaque)) {
		if f.types.opaque[space] == 0 {
			f.types.opaque[space] = f.newType(Type{Kind: TypePtr, Bits: space})
		}
		return f.types.opaque[space]
	}
	k := ptrKey{space, elem}
	id, ok := f.types.ptrs[k]
	if !ok {
		id = f.newType(Type{Kind: TypePtr, Bits: space, Elem: elem})
		f.types.ptrs[k] = id
	}
	return id
}

func (f *File) seqType(kind TypeKind, n uint64, elem TypeID, scalable bool) TypeID {
	k := seqKey{kind, scalable, elem, n}
	id, ok := f.types.seqs[k]
	if !ok {
		id = f.newType(Type{Kind: kind, Len: n, Elem: elem, Scalable: scalable})
		f.types.seqs[k] = id
	}
	return id
}

// listType returns a struct or function type.
func (f *File) listType(t Type, elems []TypeID) TypeID {
	key := make([]byte, 0, 8+4*len(elems))
	key = append(key, byte(t.Kind), boolByte(t.Packed)|boolByte(t.VarArg)<<1)
	key = binary.LittleEndian.AppendUint32(key, uint32(t.Elem))
	for _, e := range elems {
		key = binary.LittleEndian.AppendUint32(key, uint32(e))
	}
	if id, ok := f.types.lists[string(key)]; ok {
		return id
	}
	lo := uint32(len(f.typeElems))
	f.typeElems = append(f.typeElems, elems...)
	t.Elems = Range{lo, uint32(len(f.typeElems))}
	id := f.newType(t)
	f.types.lists[string(key)] = id
	return id
}

func (f *File) targetType(span Span) TypeID {
	key := string(rune(TypeTarget)) + f.Text(span)
	id, ok := f.types.lists[key]
	if !ok {
		id = f.newType(Type{Kind: TypeTarget, Name: span})
		f.types.lists[key] = id
	}
	return id
}

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// Elems returns the element types of a struct, or the parameter types of a function type.
func (f *File) Elems(id TypeID) []TypeID {
	r := f.Types[id].Elems
	return f.typeElems[r.Lo:r.Hi]
}

// resolve looks through names: the definition of a named type, or the type itself.
func (f *File) resolve(id TypeID) TypeID {
	for range MaxTypeDepth {
		t := &f.Types[id]
		if t.Kind != TypeNamed || t.Elem == 0 {
			return id
		}
		id = t.Elem
	}
	return id
}

// kind is the kind of the type behind names.
func (f *File) kind(id TypeID) TypeKind { return f.Types[f.resolve(id)].Kind }

var basicNames = map[TypeKind]string{TypeVoid: "void", TypeHalf: "half", TypeBFloat: "bfloat", TypeFloat: "float",
	TypeDouble: "double", TypeX86FP80: "x86_fp80", TypeFP128: "fp128", TypePPCFP128: "ppc_fp128", TypeX86MMX: "x86_mmx",
	TypeX86AMX: "x86_amx", TypeLabel: "label", TypeMetadata: "metadata", TypeToken: "token"}

// TypeString gives a type as LLVM spells it.
func (f *File) TypeString(id TypeID) string { return string(f.appendType(nil, id, 0)) }

func (f *File) appendType(b []byte, id TypeID, depth int) []byte {
	t := &f.Types[id]
	if depth > MaxTypeDepth {
		return append(b, "..."...)
	}
	list := func(b []byte) []byte {
		for i, e := range f.Elems(id) {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = f.appendType(b, e, depth+1)
		}
		return b
	}
	switch t.Kind {
	case TypeInt:
		return strconv.AppendUint(append(b, 'i'), uint64(t.Bits), 10)
	case TypePtr:
		if t.Elem != 0 {
			b = f.appendType(b, t.Elem, depth+1)
		} else {
			b = append(b, "ptr"...)
		}
		if t.Bits != 0 {
			b = strconv.AppendUint(append(b, " addrspace("...), uint64(t.Bits), 10)
			b = append(b, ')')
		}
		if t.Elem != 0 {
			b = append(b, '*')
		}
		return b
	case TypeArray, TypeVector:
		open, end := byte('['), byte(']')
		if t.Kind == TypeVector {
			open, end = '<', '>'
		}
		b = append(b, open)
		if t.Scalable {
			b = append(b, "vscale x "...)
		}
		b = strconv.AppendUint(b, t.Len, 10)
		b = f.appendType(append(b, " x "...), t.Elem, depth+1)
		return append(b, end)
	case TypeStruct:
		if t.Packed {
			return append(list(append(b, "<{ "...)), " }>"...)
		}
		return append(list(append(b, "{ "...)), " }"...)
	case TypeFunc:
		b = f.appendType(b, t.Elem, depth+1)
		b = list(append(b, " ("...))
		if t.VarArg {
			if t.Elems.Len() > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		return append(b, ')')
	case TypeNamed:
		return append(append(b, '%'), f.Text(t.Name)...)
	case TypeTarget:
		return append(b, f.Text(t.Name)...)
	}
	return append(b, basicNames[t.Kind]...)
}
