package llvm

import (
	"encoding/binary"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// initialValues lays out the initial values of variables. One that cannot be laid out makes its variable opaque: it is
// analysed, and refused by name where a run would read it.
func (b *builder) initialValues() {
	for i := range b.f.Globals {
		g := &b.f.Globals[i]
		s := b.syms[i]
		if g.Kind != GlobalVar || s == nil || !g.HasInit {
			continue
		}
		switch g.Init.Kind {
		case OpdUndef, OpdPoison, OpdZero, OpdNull:
			continue
		}
		if s.Size > MaxInitBytes {
			s.Kind = ir.SymOpaque
			b.errorAt(g.Span.Start, diag.Warning, "initial value of @%s is larger than %d bytes (llvm.MaxInitBytes); it is not read", g.Name, MaxInitBytes)
			continue
		}
		s.Data = make([]byte, s.Size)
		if !b.initial(s, 0, &g.Init, 0) {
			s.Data, s.Relocs, s.Kind = nil, nil, ir.SymOpaque
		}
	}
}

// initial writes a constant at off of a variable's data; false if it has parts that are neither numbers nor addresses.
func (b *builder) initial(s *ir.Symbol, off int64, o *Operand, depth int) bool {
	ti := b.info(o.Type)
	if depth > MaxConstDepth || ti.size < 0 || off < 0 || off+ti.size > int64(len(s.Data)) {
		return false
	}
	switch o.Kind {
	case OpdInt, OpdFloat:
		putBits(s.Data[off:off+ti.size], o.Bits)
	case OpdWide:
		copy(s.Data[off:off+ti.size], b.f.Wide[o.Bits])
	case OpdNull, OpdZero, OpdUndef, OpdPoison:
	case OpdString:
		copy(s.Data[off:off+ti.size], b.stringBytes(o))
	case OpdAgg:
		return b.initialParts(s, off, o, depth)
	case OpdSplat:
		part := &b.f.Consts[b.f.Exprs[o.Bits].Parts.Lo]
		t := &b.f.Types[b.f.resolve(o.Type)]
		step := b.info(part.Type).size
		if t.Kind != TypeVector || step*8 != b.info(part.Type).bits {
			return false
		}
		for i := range int64(t.Len) {
			if !b.initial(s, off+i*step, part, depth+1) {
				return false
			}
		}
	case OpdGlobal, OpdExpr:
		return b.initialAddress(s, off, ti.size, o)
	default:
		return false
	}
	return true
}

func putBits(to []byte, bits uint64) {
	var w [8]byte
	binary.LittleEndian.PutUint64(w[:], bits)
	copy(to, w[:])
}

// stringBytes is what a c"..." holds.
func (b *builder) stringBytes(o *Operand) []byte {
	raw := b.f.Src[o.Start+2 : o.End-1]
	if o.Bits != 0 {
		return unescape(raw)
	}
	return raw
}

func (b *builder) initialParts(s *ir.Symbol, off int64, o *Operand, depth int) bool {
	id := b.f.resolve(o.Type)
	t := &b.f.Types[id]
	parts := b.f.Exprs[o.Bits].Parts
	offsets := b.info(id).offsets
	step := int64(0)
	switch t.Kind {
	case TypeStruct:
		if parts.Len() != len(offsets) {
			return false
		}
	case TypeArray:
		step = b.info(t.Elem).alloc
	case TypeVector:
		e := b.info(t.Elem)
		if step = e.size; e.bits != 8*e.size {
			return false
		}
	default:
		return false
	}
	for i := range parts.Len() {
		at := off + int64(i)*step
		if t.Kind == TypeStruct {
			at = off + offsets[i]
		}
		if !b.initial(s, at, &b.f.Consts[int(parts.Lo)+i], depth+1) {
			return false
		}
	}
	return true
}

// initialAddress puts the address of a global, plus an offset, as a relocation.
func (b *builder) initialAddress(s *ir.Symbol, off, size int64, o *Operand) bool {
	generic := b.f.kind(o.Type) == TypePtr && b.irType(o.Type).Space == ir.Generic
	inner := o
	for inner.Kind == OpdExpr {
		e := &b.f.Exprs[inner.Bits]
		if e.Op != kwAddrSpaceCast && e.Op != kwPtrToInt && e.Op != kwIntToPtr && e.Op != kwBitCast || e.Parts.Len() != 1 {
			break
		}
		inner = &b.f.Consts[e.Parts.Lo]
		if b.f.kind(inner.Type) == TypePtr && b.irType(inner.Type).Space == ir.Generic {
			generic = true
		}
	}
	n, add, ok := b.place(inner, 0)
	if !ok || size < 1 || size > 8 {
		return false
	}
	sym, more := b.symbol(n)
	if sym == nil {
		return false
	}
	s.Relocs = append(s.Relocs, ir.Reloc{Off: off, Size: size, Sym: sym, Add: add + more, Generic: generic && sym.Kind == ir.SymVar})
	return true
}
