package ir

import (
	"strconv"
	"strings"
)

// Kind is the kind of a Type.
type Kind uint8

const (
	KindInvalid Kind = iota
	KindVoid         // no result
	KindInt          // a container of Bits bits: .pred is 1, .b8 to .b128, LLVM's iN
	KindFloat        // half, float, double by Bits
	KindBFloat       // bfloat16
	KindPtr          // an address in Space
	KindVector       // Len elements of Elem
	KindArray        // Len elements of Elem
	KindStruct       // Elems, in memory order
	KindTuple        // several results of one operation, taken apart by OpProj; never in memory
)

// Type is the type of a value: the container that holds it. Scalar types are the package variables below and compare by
// pointer; compound types compare with Equal.
type Type struct {
	Kind   Kind
	Bits   int // width in bits of KindInt, KindFloat, KindBFloat and KindPtr
	Len    int
	Elem   *Type
	Elems  []*Type
	Space  Space
	Packed bool // KindStruct without padding
}

// The scalar types.
var (
	Void = &Type{Kind: KindVoid}
	I1   = &Type{Kind: KindInt, Bits: 1}
	I8   = &Type{Kind: KindInt, Bits: 8}
	I16  = &Type{Kind: KindInt, Bits: 16}
	I32  = &Type{Kind: KindInt, Bits: 32}
	I64  = &Type{Kind: KindInt, Bits: 64}
	I128 = &Type{Kind: KindInt, Bits: 128}
	F16  = &Type{Kind: KindFloat, Bits: 16}
	F32  = &Type{Kind: KindFloat, Bits: 32}
	F64  = &Type{Kind: KindFloat, Bits: 64}
	BF16 = &Type{Kind: KindBFloat, Bits: 16}
)

// IntType returns the integer container of n bits.
func IntType(n int) *Type {
	switch n {
	case 1:
		return I1
	case 8:
		return I8
	case 16:
		return I16
	case 32:
		return I32
	case 64:
		return I64
	case 128:
		return I128
	}
	return &Type{Kind: KindInt, Bits: n}
}

// TupleOf returns the type of an operation with several results.
func TupleOf(elems ...*Type) *Type { return &Type{Kind: KindTuple, Elems: elems} }

// Equal reports whether t and u are the same type, structurally.
func (t *Type) Equal(u *Type) bool {
	if t == u {
		return true
	}
	if t == nil || u == nil || t.Kind != u.Kind || t.Bits != u.Bits || t.Len != u.Len || t.Space != u.Space ||
		t.Packed != u.Packed || len(t.Elems) != len(u.Elems) {
		return false
	}
	if t.Elem != u.Elem && (t.Elem == nil || u.Elem == nil || !t.Elem.Equal(u.Elem)) {
		return false
	}
	for i := range t.Elems {
		if !t.Elems[i].Equal(u.Elems[i]) {
			return false
		}
	}
	return true
}

// SameWidth reports whether a value of type u fits a place of type t: equal scalar widths, whatever the kind, or equal
// compound types element by element.
func (t *Type) SameWidth(u *Type) bool {
	if t == u {
		return true
	}
	if t == nil || u == nil {
		return false
	}
	if t.Kind == KindTuple && u.Kind == KindTuple {
		if len(t.Elems) != len(u.Elems) {
			return false
		}
		for i := range t.Elems {
			if !t.Elems[i].SameWidth(u.Elems[i]) {
				return false
			}
		}
		return true
	}
	if t.IsScalar() && u.IsScalar() {
		return t.Bits == u.Bits
	}
	return t.Equal(u)
}

// IsScalar reports whether t holds one number or address.
func (t *Type) IsScalar() bool {
	switch t.Kind {
	case KindInt, KindFloat, KindBFloat, KindPtr:
		return true
	}
	return false
}

// String gives the type as the text form of ir spells it: void, pred, b32, f32, bf16, ptr(global), <4 x f32>, [4 x b8],
// {b32, f32}, (b32, pred).
func (t *Type) String() string {
	if t == nil {
		return "nil"
	}
	switch t.Kind {
	case KindVoid:
		return "void"
	case KindInt:
		if t.Bits == 1 {
			return "pred"
		}
		return "b" + strconv.Itoa(t.Bits)
	case KindFloat:
		return "f" + strconv.Itoa(t.Bits)
	case KindBFloat:
		return "bf16"
	case KindPtr:
		return "ptr" + strconv.Itoa(t.Bits) + "(" + t.Space.String() + ")"
	case KindVector:
		return "<" + strconv.Itoa(t.Len) + " x " + t.Elem.String() + ">"
	case KindArray:
		return "[" + strconv.Itoa(t.Len) + " x " + t.Elem.String() + "]"
	case KindStruct, KindTuple:
		open, end := "{", "}"
		if t.Kind == KindTuple {
			open, end = "(", ")"
		} else if t.Packed {
			open, end = "<{", "}>"
		}
		var b strings.Builder
		b.WriteString(open)
		for i, e := range t.Elems {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(e.String())
		}
		b.WriteString(end)
		return b.String()
	}
	return "invalid"
}
