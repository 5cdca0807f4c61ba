package llvm

import (
	"fmt"
	"math"
	"strings"
	"sync"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"lockstep/ir"
)

// The comparison with the ir that Read makes, before anything is promoted: what a statement must have become follows from
// llir's reading and the tables here, which share nothing with those of the reader.

// llirRow says what an instruction becomes: an operation, the order of its operands, and how it reads them: s and u for
// integers with and without a sign where that decides about the result, f for floating point.
type llirRow struct {
	op    ir.Op
	order string // of the operands of llir; a digit each
	read  byte
}

var llirRows = map[string]llirRow{
	"add": {ir.OpAdd, "01", 0}, "sub": {ir.OpSub, "01", 0}, "mul": {ir.OpMul, "01", 0}, "fadd": {ir.OpAdd, "01", 'f'}, "fsub": {ir.OpSub, "01", 'f'},
	"fmul": {ir.OpMul, "01", 'f'}, "fdiv": {ir.OpDiv, "01", 'f'}, "frem": {ir.OpRem, "01", 'f'}, "udiv": {ir.OpDiv, "01", 'u'}, "sdiv": {ir.OpDiv, "01", 's'},
	"urem": {ir.OpRem, "01", 'u'}, "srem": {ir.OpRem, "01", 's'}, "shl": {ir.OpShl, "01", 0}, "lshr": {ir.OpShr, "01", 'u'}, "ashr": {ir.OpShr, "01", 's'},
	"and": {ir.OpAnd, "01", 0}, "or": {ir.OpOr, "01", 0}, "xor": {ir.OpXor, "01", 0}, "fneg": {ir.OpNeg, "0", 'f'}, "freeze": {ir.OpFreeze, "0", 0},
	"select": {ir.OpSelp, "120", 0}, "extractelement": {ir.OpExtract, "01", 0}, "insertelement": {ir.OpInsert, "012", 0},
	"shufflevector": {ir.OpShuffleVec, "012", 0}, "load": {ir.OpLoad, "0", 0}, "store": {ir.OpStore, "10", 0}, "fence": {ir.OpFence, "", 0},
	"ret": {ir.OpRet, "0", 0}, "unreachable": {ir.OpUnreachable, "", 0},
}

// llirCasts say how a conversion reads its operand and its result.
var llirCasts = map[string]string{"trunc": "uu", "zext": "uu", "sext": "ss", "fptrunc": "ff", "fpext": "ff", "fptoui": "fu", "fptosi": "fs",
	"uitofp": "uf", "sitofp": "sf"}

// llirComparisons are the predicates of icmp and fcmp.
var llirComparisons = map[string]struct {
	cmp  ir.Cmp
	read byte
}{
	"eq": {ir.EQ, 0}, "ne": {ir.NE, 0}, "slt": {ir.LT, 's'}, "sle": {ir.LE, 's'}, "sgt": {ir.GT, 's'}, "sge": {ir.GE, 's'}, "ult": {ir.LT, 'u'},
	"ule": {ir.LE, 'u'}, "ugt": {ir.GT, 'u'}, "uge": {ir.GE, 'u'},
	"f oeq": {ir.EQ, 'f'}, "f one": {ir.NE, 'f'}, "f olt": {ir.LT, 'f'}, "f ole": {ir.LE, 'f'}, "f ogt": {ir.GT, 'f'}, "f oge": {ir.GE, 'f'},
	"f ord": {ir.NUM, 'f'}, "f uno": {ir.NAN, 'f'}, "f ueq": {ir.EQU, 'f'}, "f une": {ir.NEU, 'f'}, "f ult": {ir.LTU, 'f'}, "f ule": {ir.LEU, 'f'},
	"f ugt": {ir.GTU, 'f'}, "f uge": {ir.GEU, 'f'},
}

var llirAtomics = map[enum.AtomicOp]struct {
	sub  ir.Sub
	read byte
}{
	enum.AtomicOpXChg: {ir.SubExch, 0}, enum.AtomicOpAdd: {ir.SubAdd, 0}, enum.AtomicOpSub: {ir.SubSub, 0}, enum.AtomicOpAnd: {ir.SubAnd, 0},
	enum.AtomicOpOr: {ir.SubOr, 0}, enum.AtomicOpXor: {ir.SubXor, 0}, enum.AtomicOpMax: {ir.SubMax, 's'}, enum.AtomicOpMin: {ir.SubMin, 's'},
	enum.AtomicOpUMax: {ir.SubMax, 'u'}, enum.AtomicOpUMin: {ir.SubMin, 'u'}, enum.AtomicOpFAdd: {ir.SubAdd, 'f'}, enum.AtomicOpFSub: {ir.SubSub, 'f'},
	enum.AtomicOpNAnd: {ir.NoSub, 0},
}

// llirSpaces are the state spaces of targets by address space.
var llirSpaces = map[string][]ir.Space{
	"nvptx": {ir.Generic, ir.Global, ir.Generic, ir.Shared, ir.Const, ir.Local},
	"amdgc": {ir.Generic, ir.Global, ir.Generic, ir.Shared, ir.Const, ir.Local},
	"spir6": {ir.Local, ir.Global, ir.Const, ir.Shared, ir.Generic},
}

// llirMachine is what the comparison knows of a target.
type llirMachine struct {
	spaces []ir.Space
	narrow map[types.AddrSpace]bool // address spaces of 32 bits
	bits   int
}

func llirMachineOf(triple, layout string) *llirMachine {
	m := &llirMachine{spaces: llirSpaces[triple[:min(5, len(triple))]], bits: 64}
	if strings.Contains(layout, "-p:32:") {
		m.bits = 32
	}
	if strings.HasPrefix(triple, "amdgcn") {
		m.narrow = map[types.AddrSpace]bool{2: true, 3: true, 5: true, 6: true}
	}
	return m
}

func (m *llirMachine) space(n types.AddrSpace) ir.Space {
	if int(n) < len(m.spaces) {
		return m.spaces[n]
	}
	return ir.Generic
}

// typeOf is the type in ir of a type of llir; nil if the tables here do not know it.
func (m *llirMachine) typeOf(t types.Type) *ir.Type {
	switch t := t.(type) {
	case *types.VoidType:
		return ir.Void
	case *types.IntType:
		return ir.IntType(int(t.BitSize))
	case *types.FloatType:
		return map[types.FloatKind]*ir.Type{types.FloatKindHalf: ir.F16, types.FloatKindFloat: ir.F32, types.FloatKindDouble: ir.F64}[t.Kind]
	case *types.PointerType:
		bits := m.bits
		if m.narrow[t.AddrSpace] {
			bits = 32
		}
		return &ir.Type{Kind: ir.KindPtr, Bits: bits, Space: m.space(t.AddrSpace)}
	case *types.VectorType:
		if e := m.typeOf(t.ElemType); e != nil && !t.Scalable {
			return &ir.Type{Kind: ir.KindVector, Len: int(t.Len), Elem: e}
		}
	case *types.ArrayType:
		if e := m.typeOf(t.ElemType); e != nil {
			return &ir.Type{Kind: ir.KindArray, Len: int(t.Len), Elem: e}
		}
	case *types.StructType:
		r := &ir.Type{Kind: ir.KindStruct, Packed: t.Packed}
		for _, f := range t.Fields {
			e := m.typeOf(f)
			if e == nil {
				return nil
			}
			r.Elems = append(r.Elems, e)
		}
		return r
	}
	return nil
}

// layout is the size and alignment of a type in memory, by the rules that the data layouts of the three targets share.
func (m *llirMachine) layout(t types.Type) (size, align int64) {
	up := func(n, a int64) int64 { return (n + a - 1) / a * a }
	power := func(n int64) int64 {
		p := int64(1)
		for p < n {
			p *= 2
		}
		return p
	}
	switch t := t.(type) {
	case *types.IntType:
		align = min(power(int64(t.BitSize+7)/8), 16)
		if align == 16 && m.narrow != nil { // no i128 in that layout: as of the widest integer in it
			align = 8
		}
		return up(int64(t.BitSize+7)/8, align), align
	case *types.VectorType:
		e, _ := m.layout(t.ElemType)
		size = power(e * int64(t.Len))
		return size, size
	case *types.ArrayType:
		e, a := m.layout(t.ElemType)
		return e * int64(t.Len), a
	case *types.StructType:
		align = 1
		for _, f := range t.Fields {
			s, a := m.layout(f)
			if t.Packed {
				a = 1
			}
			align = max(align, a)
			size = up(size, a) + s
		}
		return up(size, align), align
	}
	size = int64(m.typeOf(t).Bits / 8)
	return size, size
}

// offsets takes the indices of a getelementptr apart: constant bytes, and for each other index its scale.
func (m *llirMachine) offsets(elem types.Type, indices []value.Value) (off int64, terms []string) {
	t := elem
	for i, x := range indices {
		var scale int64
		if i == 0 {
			scale, _ = m.layout(t)
		} else if s, ok := t.(*types.StructType); ok {
			n := int(llirIndex(x).X.Int64())
			part := &types.StructType{Packed: s.Packed, Fields: s.Fields[:n+1]}
			size, _ := m.layout(s.Fields[n])
			whole := int64(0)
			for k := range part.Fields {
				fs, fa := m.layout(part.Fields[k])
				if !s.Packed {
					whole = (whole + fa - 1) / fa * fa
				}
				whole += fs
			}
			off += whole - size
			t = s.Fields[n]
			continue
		} else {
			switch u := t.(type) {
			case *types.ArrayType:
				t = u.ElemType
			case *types.VectorType:
				t = u.ElemType
			}
			scale, _ = m.layout(t)
		}
		if c := llirIndex(x); c != nil {
			off += c.X.Int64() * scale
		} else if _, zero := x.(*constant.ZeroInitializer); !zero {
			terms = append(terms, m.operand(x), fmt.Sprint(scale))
		}
	}
	return off, terms
}

// llirIndex is an index that is a number; nil if it is none.
func llirIndex(x value.Value) *constant.Int {
	if i, ok := x.(*constant.Index); ok {
		x = i.Constant
	}
	c, _ := x.(*constant.Int)
	return c
}

// operand is an operand as actualOperand gives it.
func (m *llirMachine) operand(v value.Value) string {
	switch v := v.(type) {
	case *lir.Arg:
		return m.operand(v.Value)
	case *lir.Global, *lir.Func:
		return fmt.Sprintf("@%s+0", bareName(v.(value.Named).Name()))
	case *constant.Int:
		if v.Typ.BitSize > 64 {
			return "?"
		}
		return bigBits(v.X, uint(v.Typ.BitSize)).String()
	case *constant.Float:
		x, _ := v.X.Float64()
		switch {
		case v.NaN:
			return "?"
		case v.Typ.Kind == types.FloatKindFloat:
			return fmt.Sprint(math.Float32bits(float32(x)))
		case v.Typ.Kind == types.FloatKindDouble:
			return fmt.Sprint(math.Float64bits(x))
		case v.Typ.Kind == types.FloatKindHalf:
			return fmt.Sprint(halfBits(x))
		}
		return "?"
	case *constant.Null:
		return "0"
	case *constant.ZeroInitializer:
		return "0"
	case *constant.Undef:
		return "undef"
	case *constant.Poison:
		return "poison"
	case *constant.Vector:
		return m.parts(v.Elems)
	case *constant.Array:
		return m.parts(v.Elems)
	case *constant.Struct:
		return m.parts(v.Fields)
	case *constant.ExprBitCast:
		return m.operand(v.From)
	case *constant.ExprAddrSpaceCast:
		return m.operand(v.From)
	case *constant.ExprGetElementPtr:
		var name string
		var at int64
		indices := make([]value.Value, len(v.Indices))
		for i := range indices {
			indices[i] = v.Indices[i]
		}
		off, terms := m.offsets(v.ElemType, indices)
		base := m.operand(v.Src)
		if i := strings.LastIndexByte(base, '+'); i > 0 && len(terms) == 0 {
			name = base[:i]
			if _, err := fmt.Sscan(base[i+1:], &at); err == nil {
				return fmt.Sprintf("%s+%d", name, at+off)
			}
		}
		return "?"
	case constant.Constant:
		return "?"
	case value.Named:
		return llirName(v)
	}
	return "?"
}

// halfBits is the half of a number that is one.
func halfBits(x float64) uint16 { return halves()[math.Float64bits(x)] }

var halves = sync.OnceValue(func() map[uint64]uint16 {
	m := map[uint64]uint16{}
	for h := range 1 << 16 {
		m[math.Float64bits(halfValue(uint16(h)))] = uint16(h)
	}
	return m
})

func (m *llirMachine) parts(list []constant.Constant) string {
	var out []string
	for _, e := range list {
		out = append(out, m.operand(e))
	}
	return "{" + strings.Join(out, " ") + "}"
}

// reads is the operating type of a way to read a type; "" for integers whose sign does not matter.
func (m *llirMachine) reads(t types.Type, read byte) string {
	x := m.typeOf(llirElement(t))
	switch {
	case read == 0 || x == nil:
		return ""
	case read == 'f':
		return fmt.Sprintf("f%d", x.Bits)
	case x.Kind == ir.KindInt && x.Bits == 1:
		return "pred"
	case x.Kind == ir.KindInt && x.Bits != 8 && x.Bits != 16 && x.Bits != 32 && x.Bits != 64:
		return map[byte]string{'s': "sint", 'u': "uint"}[read]
	}
	return fmt.Sprintf("%c%d", read, x.Bits)
}

// llirElement is the type of the elements of a vector, or the type itself.
func llirElement(t types.Type) types.Type {
	if v, ok := t.(*types.VectorType); ok {
		return v.ElemType
	}
	return t
}
