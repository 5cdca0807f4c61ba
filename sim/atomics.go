package sim

import (
	"lockstep/ir"
	"lockstep/sim/alu"
)

// atomic computes what an atomic operation leaves in memory: old is what was there; a, b the operands.
type atomic func(old, a, b uint64) uint64

// atomicOps are the atomic operations that are the same for all types.
var atomicOps = map[ir.Sub]atomic{
	ir.SubExch: func(_, a, _ uint64) uint64 { return a },
	ir.SubCas: func(old, a, b uint64) uint64 {
		if old == a {
			return b
		}
		return old
	},
	ir.SubInc: func(old, a, _ uint64) uint64 {
		if old >= a {
			return 0
		}
		return old + 1
	},
	ir.SubDec: func(old, a, _ uint64) uint64 {
		if old == 0 || old > a {
			return a
		}
		return old - 1
	},
}

// arithmetic are the operations of atom, red and redux that are those of an instruction.
var arithmetic = map[ir.Sub]ir.Op{
	ir.SubAdd: ir.OpAdd, ir.SubSub: ir.OpSub, ir.SubMin: ir.OpMin, ir.SubMax: ir.OpMax, ir.SubAnd: ir.OpAnd, ir.SubOr: ir.OpOr, ir.SubXor: ir.OpXor,
}

// combine gives the arithmetic of operation sub of v on two words.
func combine(v *ir.Value, flags ir.Flags) (func(a, b uint64) uint64, error) {
	mods := v.Mods()
	op, ok := arithmetic[mods.Sub]
	if !ok || mods.Ty == ir.NoScalar {
		return nil, unsupported{opcode: opcode(v)}
	}
	t := mods.Ty.Type()
	arg := &ir.Value{Op: ir.OpArg, Type: t}
	exec, err := alu.Compile(&ir.Value{Op: op, Type: t, Args: []*ir.Value{arg, arg}, Aux: ir.Aux{Mods: &ir.Mods{Ty: mods.Ty, Flags: flags, Text: mods.Text}}})
	if err != nil {
		return nil, unsupported{opcode: opcode(v)}
	}
	var (
		dst  alu.Results
		src  alu.Operands
		word [3]uint64
	)
	dst[0], src[0], src[1] = word[0:1], word[1:2], word[2:3]
	mask := ^uint64(0) >> (64 - t.Bits)
	return func(a, b uint64) uint64 {
		word[1], word[2] = a&mask, b&mask
		exec(&dst, &src, 1)
		return word[0]
	}, nil
}

// atomicOf compiles what an atomic does. Its operands are read by the low bits of its type.
func atomicOf(v *ir.Value) (atomic, error) {
	bits := v.Mods().Ty.Bits()
	if f := atomicOps[v.Mods().Sub]; f != nil {
		mask := ^uint64(0) >> (64 - bits)
		return func(old, a, b uint64) uint64 { return f(old, a&mask, b&mask) }, nil
	}
	f, err := combine(v, 0)
	if err != nil {
		return nil, err
	}
	return func(old, a, _ uint64) uint64 { return f(old, a) }, nil
}

// modify is what the atomic of lane l leaves where old was.
func (w *Warp) modify(o *op, l int, old uint64) uint64 {
	a, b := w.storeValue(o, 0)[l], uint64(0)
	if len(o.srcs) > 1 {
		b = w.storeValue(o, 1)[l]
	}
	return o.mem.atomic(old, a, b)
}

// giveOld gives lane l the old value, if anybody wants it.
func (w *Warp) giveOld(o *op, l int, old uint64) {
	if len(o.dsts) > 0 && o.dsts[0].off >= 0 {
		w.element(o, 0)[l] = old
	}
}
