package ptx

import (
	"fmt"

	"lockstep/ir"
)

// typeInfo is a row of the table of types.
type typeInfo struct {
	name   string
	bits   int // width of one element; 0 for opaque types
	scalar ir.Scalar
}

var typeTable = [...]typeInfo{
	TypeNone:       {name: ""},
	TypeUnknown:    {name: "?", scalar: ir.OtherScalar},
	TypePred:       {"pred", 1, ir.Pred},
	TypeB8:         {"b8", 8, ir.B8},
	TypeB16:        {"b16", 16, ir.B16},
	TypeB32:        {"b32", 32, ir.B32},
	TypeB64:        {"b64", 64, ir.B64},
	TypeB128:       {"b128", 128, ir.B128},
	TypeU8:         {"u8", 8, ir.U8},
	TypeU16:        {"u16", 16, ir.U16},
	TypeU32:        {"u32", 32, ir.U32},
	TypeU64:        {"u64", 64, ir.U64},
	TypeS8:         {"s8", 8, ir.S8},
	TypeS16:        {"s16", 16, ir.S16},
	TypeS32:        {"s32", 32, ir.S32},
	TypeS64:        {"s64", 64, ir.S64},
	TypeF16:        {"f16", 16, ir.TF16},
	TypeF16x2:      {"f16x2", 32, ir.TF16x2},
	TypeBF16:       {"bf16", 16, ir.TBF16},
	TypeBF16x2:     {"bf16x2", 32, ir.TBF16x2},
	TypeTF32:       {"tf32", 32, ir.TTF32},
	TypeF32:        {"f32", 32, ir.TF32},
	TypeF64:        {"f64", 64, ir.TF64},
	TypeTexref:     {"texref", 0, ir.OtherScalar},
	TypeSamplerref: {"samplerref", 0, ir.OtherScalar},
	TypeSurfref:    {"surfref", 0, ir.OtherScalar},
}

// String returns the type as written, without the dot.
func (t Type) String() string {
	if int(t) < len(typeTable) {
		return typeTable[t].name
	}
	return fmt.Sprintf("Type(%d)", uint8(t))
}

// Bits returns the width of one element in bits, 0 for opaque types.
func (t Type) Bits() int { return typeTable[t].bits }

// Scalar returns the type that ir has for t: [ir.OtherScalar] for opaque and
// unknown types, [ir.NoScalar] for TypeNone.
func (t Type) Scalar() ir.Scalar { return typeTable[t].scalar }

var spaceNames = [...]string{
	SpaceNone: "", SpaceReg: "reg", SpaceParam: "param", SpaceLocal: "local", SpaceShared: "shared",
	SpaceGlobal: "global", SpaceConst: "const", SpaceTex: "tex",
}

// String returns the space as written, without the dot; "" for SpaceNone.
func (s Space) String() string { return spaceNames[s] }

var linkageNames = [...]string{LinkNone: "", LinkExtern: "extern", LinkVisible: "visible", LinkWeak: "weak", LinkCommon: "common"}

// String returns the linkage as written, without the dot; "" for LinkNone.
func (l Linkage) String() string { return linkageNames[l] }

// A wordKind says what a dotted word means in a declaration.
type wordKind uint8

const (
	wordUnknown wordKind = iota
	wordSpace
	wordLinkage
	wordType
	wordVec
	wordAlign
	wordPtr
	wordAttribute
)

// A word is a dotted word of declarations.
type word struct {
	kind  wordKind
	value uint8
}

var words = func() map[string]word {
	m := map[string]word{
		"align": {kind: wordAlign}, "ptr": {kind: wordPtr}, "attribute": {kind: wordAttribute},
		"v2": {wordVec, 2}, "v4": {wordVec, 4}, "v8": {wordVec, 8},
	}
	for t := TypePred; int(t) < len(typeTable); t++ {
		m[t.String()] = word{wordType, uint8(t)}
	}
	for s := SpaceReg; int(s) < len(spaceNames); s++ {
		m[s.String()] = word{wordSpace, uint8(s)}
	}
	for l := LinkExtern; int(l) < len(linkageNames); l++ {
		m[l.String()] = word{wordLinkage, uint8(l)}
	}
	return m
}()
