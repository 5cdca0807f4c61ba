package alu

import (
	"fmt"

	"lockstep/ir"
)

const (
	// MaxResults is the number of results of the operation with the most: mov.b64 {a, b, c, d}, x.
	MaxResults = 4
	// MaxOperands is the number of operands of the operation with the most.
	MaxOperands = 4
)

// Results are the lane vectors that an Exec writes, one per result. Those of one result of several that nobody reads may
// be nil.
type Results = [MaxResults][]uint64

// Operands are the lane vectors that an Exec reads, in the order of ir.Value.Operands.
type Operands = [MaxOperands][]uint64

// An Exec executes one operation for the lanes of mask and writes no others. All vectors that the operation uses have one
// length, the warp width (at most 64), and mask has no bits beyond it. A result may be the very vector of an operand. An
// Exec keeps no state: it may run in several goroutines at once.
type Exec func(dst *Results, src *Operands, mask uint64)

// An UnsupportedError says that an operation is not one of those that Compile knows.
type UnsupportedError struct {
	Opcode string // the full opcode, as in the input
	Reason string // what of it is not supported; "" for all of it
}

func (e *UnsupportedError) Error() string {
	if e.Reason == "" {
		return "unsupported: " + e.Opcode
	}
	return fmt.Sprintf("unsupported: %s: %s", e.Opcode, e.Reason)
}

// Compile returns the meaning of v. Guard and pass-through are the caller's affair. The error is an *UnsupportedError.
func Compile(v *ir.Value) (Exec, error) {
	r := rules[v.Op]
	in := newInst(v)
	switch {
	case r.build == nil:
		return nil, &UnsupportedError{Opcode: opcode(v)}
	case in.m.Flags&^r.flags != 0:
		return nil, &UnsupportedError{Opcode: opcode(v), Reason: "modifiers"}
	case len(in.args) > MaxOperands || len(in.res) > MaxResults:
		return nil, &UnsupportedError{Opcode: opcode(v), Reason: "operands"}
	}
	for _, t := range in.res {
		if t.Bits > 64 {
			return nil, &UnsupportedError{Opcode: opcode(v), Reason: "wider than 64 bits"}
		}
	}
	for _, a := range in.args {
		if a.Type != nil && a.Type.IsScalar() && a.Type.Bits > 64 {
			return nil, &UnsupportedError{Opcode: opcode(v), Reason: "wider than 64 bits"}
		}
	}
	if x := in.hot(); x != nil {
		if y := in.simd(x); y != nil {
			return y, nil
		}
		return x, nil
	}
	if x := r.build(in); x != nil {
		return x, nil
	}
	return nil, &UnsupportedError{Opcode: opcode(v)}
}

// opcode is the full spelling of v's operation.
func opcode(v *ir.Value) string {
	if t := v.Mods().Text; t != "" {
		return t
	}
	if t := v.Mods().Ty; t != ir.NoScalar {
		return v.Op.String() + "." + t.String()
	}
	return v.Op.String()
}

// inst is a value as the families see it.
type inst struct {
	op   ir.Op
	m    *ir.Mods  // without promises
	off  uint64    // gep: the constant part
	ty   ir.Scalar // operating type of the result
	src  ir.Scalar // operating type of the operands: ty if the instruction does not say
	args []*ir.Value
	res  []*ir.Type // containers of the results
}

func newInst(v *ir.Value) *inst {
	in := &inst{op: v.Op, m: v.Mods(), off: v.Aux.Bits, args: v.Operands()}
	if in.m.Flags&promises != 0 {
		m := *in.m
		m.Flags &^= promises
		in.m = &m
	}
	in.ty, in.src = in.m.Ty, in.m.SrcTy
	if in.src == ir.NoScalar {
		in.src = in.ty
	}
	switch {
	case !v.HasResult():
	case v.Type.Kind == ir.KindTuple:
		in.res = v.Type.Elems
	default:
		in.res = []*ir.Type{v.Type}
	}
	return in
}

// has reports whether all of flags are given.
func (in *inst) has(flags ir.Flags) bool { return in.m.Flags&flags == flags }

// rnd is the rounding, to nearest if none is given.
func (in *inst) rnd() ir.Rounding {
	if in.m.Rnd == ir.NoRounding {
		return ir.RN
	}
	return in.m.Rnd
}

// promises are the flags by which LLVM IR promises something of the operands: they do not change what the operation gives where
// the promise is kept. See Poison for where it is not.
const promises = ir.NSW | ir.NUW | ir.NUSW | ir.Exact | ir.Inbounds | ir.NNeg | ir.Disjoint | ir.SameSign | ir.FMNNaN | ir.FMNInf | ir.FMNSZ |
	ir.FMARcp | ir.FMContract | ir.FMAfn | ir.FMReassoc | ir.OutPoison | ir.OutUB

// width and signed describe the operands. Integers of odd widths have the width of the first operand's type.
func (in *inst) width() uint {
	if in.src == ir.SInt || in.src == ir.UInt {
		return uint(in.args[0].Type.Bits)
	}
	return uint(in.src.Bits())
}

// outWidth is the width of the result as far as its operating type says it.
func (in *inst) outWidth() uint {
	if in.ty == ir.SInt || in.ty == ir.UInt {
		return in.resBits(0)
	}
	return uint(in.ty.Bits())
}

// isInt reports whether the operands are integers.
func (in *inst) isInt() bool  { return !in.src.Info().Float && in.width() > 0 && in.width() <= 64 }
func (in *inst) signed() bool { return in.src.Info().Signed }

// resBits is the width of the container of result i.
func (in *inst) resBits(i int) uint { return uint(in.res[i].Bits) }
