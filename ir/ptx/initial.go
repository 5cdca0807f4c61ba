package ptx

import (
	"encoding/binary"
	"math"

	"lockstep/ir"
)

// MaxInitialData is the largest size in bytes of a variable's initial data that
// is not written out: elements that an initialiser skips over, as in
// x[2][1000000000] = {{1}, {2}}.
const MaxInitialData = 1 << 26

// initialiser writes a variable's initial data.
type initialiser struct {
	b     *builder
	sym   *ir.Symbol
	ops   []Operand
	typ   Type
	size  int64 // of one element
	dims  []int64
	limit int64
	full  bool // the limit was hit and reported
}

// initialise takes over the initialiser of v, whose operands are in ops.
func (b *builder) initialise(sym *ir.Symbol, v *Var, ops []Operand) {
	if sym.Kind == ir.SymOpaque {
		return // sampler fields are no memory
	}
	in := &initialiser{b: b, sym: sym, ops: ops, typ: v.Type, size: int64(max(v.Type.Bits()/8, 1)), dims: v.Dims, limit: sym.Size}
	if v.Vec > 1 {
		in.dims = append(append([]int64(nil), v.Dims...), int64(v.Vec))
	}
	in.value(&ops[v.Init.Lo], 0, 0)
}

// stride is the size of an element of the list at a level of nesting.
func (in *initialiser) stride(level int) int64 {
	n := in.size
	for _, d := range in.dims[min(level+1, len(in.dims)):] {
		n *= max(d, 1)
	}
	return n
}

// value writes o, of the given level of nesting, at off, and returns where the
// next scalar goes.
func (in *initialiser) value(o *Operand, off int64, level int) int64 {
	switch o.Kind {
	case OperandVector:
		stride := in.stride(level)
		elems := in.ops[o.Elems.Lo:o.Elems.Hi]
		for i := range elems {
			if elems[i].Kind == OperandVector {
				// An inner list starts on its own element.
				off = (off + stride - 1) / stride * stride
				in.value(&elems[i], off, level+1)
				off += stride
			} else {
				off = in.value(&elems[i], off, level+1)
			}
		}
		return off
	case OperandString:
		text := in.b.f.Src[o.Span.Start+1 : o.Span.End-1]
		if d := in.room(o, off, int64(len(text))); d != nil {
			copy(d, text)
		}
		return off + int64(len(text))
	}
	in.scalar(o, off)
	return off + in.size
}

// room returns the n bytes of the data at off, nil if they are not there.
func (in *initialiser) room(o *Operand, off, n int64) []byte {
	switch {
	case in.full:
		return nil
	case off+n > in.limit:
		in.full = true
		in.b.errorf(o.Span.Start, "initialiser of %s is longer than its %d bytes", in.sym.Name, in.limit)
		return nil
	case off > MaxInitialData && off > int64(len(in.b.f.Src))*int64(in.size):
		in.full = true
		in.b.errorf(o.Span.Start, "initialiser of %s reaches beyond %d bytes (MaxInitialData)", in.sym.Name, MaxInitialData)
		return nil
	}
	if grow := off + n - int64(len(in.sym.Data)); grow > 0 {
		in.sym.Data = append(in.sym.Data, make([]byte, grow)...)
	}
	return in.sym.Data[off : off+n]
}

// scalar writes one number or address.
func (in *initialiser) scalar(o *Operand, off int64) {
	d := in.room(o, off, in.size)
	if d == nil {
		return
	}
	switch o.Kind {
	case OperandInt, OperandF32, OperandF64:
		var bytes [16]byte
		binary.LittleEndian.PutUint64(bytes[:], dataBits(o, in.typ))
		if o.Kind == OperandInt && !o.Unsigned && int64(o.Value) < 0 {
			binary.LittleEndian.PutUint64(bytes[8:], math.MaxUint64)
		}
		copy(d, bytes[:])
	case OperandMask:
		if o.Elems.Len() == 1 {
			in.reloc(&in.ops[o.Elems.Lo], off, o.Value)
		}
	default:
		in.reloc(o, off, 0)
	}
}

// dataBits is the value of a constant as an element of type t.
func dataBits(o *Operand, t Type) uint64 {
	c := ir.I64
	if bits := t.Bits(); bits == 32 {
		c = ir.I32
	}
	return constantBits(o, t.Scalar(), c)
}

// reloc puts an address into the data.
func (in *initialiser) reloc(o *Operand, off int64, mask uint64) {
	r := ir.Reloc{Off: off, Size: in.size, Mask: mask}
	switch o.Kind {
	case OperandGeneric:
		r.Generic, r.Add = true, int64(o.Value)
	case OperandSymbol:
		r.Add = int64(o.Value)
	case OperandName:
	default:
		in.b.errorf(o.Span.Start, "expected a number or an address in the initialiser of %s, found %s", in.sym.Name, quoted(in.b.f.Src[o.Span.Start:o.Span.End]))
		return
	}
	bound := in.b.names.bind[o.Name]
	if bound.kind() != bindSym {
		in.b.errorf(o.Span.Start, "undeclared name %s in the initialiser of %s", in.b.f.NameText(o.Name), in.sym.Name)
		return
	}
	r.Sym = in.b.syms[bound.index()]
	in.sym.Relocs = append(in.sym.Relocs, r)
}
