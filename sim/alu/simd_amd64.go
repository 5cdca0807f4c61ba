package alu

import (
	"math/bits"

	"golang.org/x/sys/cpu"

	"lockstep/ir"
)

// The hottest of the loops of hot_gen.go again, with the machine's vector instructions: see simd_amd64.s. They take whole
// groups of four lanes whatever the mask, and pay off from fewLanes lanes on.

const (
	simdGroup = 4
	fewLanes  = 6
)

type (
	binary   func(dst, a, b *uint64, n int, mask uint64)
	ternary  func(dst, a, b, c *uint64, n int, mask uint64)
	comparer func(dst, a, b *uint64, n int, mask, flip uint64)
)

//go:noescape
func simdAddF32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdSubF32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdMulF32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdAdd32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdSub32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdMul32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdAdd64(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdSub64(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdMulWideU(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdMulWideS(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdAnd(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdOr(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdXor(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdShl32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdShrU32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdShrS32(dst, a, b *uint64, n int, mask uint64)

//go:noescape
func simdEqF32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdLtF32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdLeF32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdEq32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdEq64(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdGtS32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdGtU32(dst, a, b *uint64, n int, mask, flip uint64)

//go:noescape
func simdFmaF32(dst, a, b, c *uint64, n int, mask uint64)

//go:noescape
func simdMad32(dst, a, b, c *uint64, n int, mask uint64)

//go:noescape
func simdMadWideU(dst, a, b, c *uint64, n int, mask uint64)

//go:noescape
func simdMadWideS(dst, a, b, c *uint64, n int, mask uint64)

//go:noescape
func simdSelect(dst, a, b, c *uint64, n int, mask uint64)

//go:noescape
func simdHolds(v *uint64, n int) uint64

// Holds returns the lanes whose predicate is true.
func Holds(v []uint64) uint64 {
	if len(v)%simdGroup != 0 || len(v) == 0 || !simdHere {
		return holdsPlain(v)
	}
	return simdHolds(&v[0], len(v))
}

// simdKey finds a vector loop. Integer operations that are the same for all signs are listed under B types.
type simdKey struct {
	op  ir.Op
	ty  ir.Scalar
	sub ir.Sub
}

var simdBinary = map[simdKey]binary{
	{op: ir.OpAdd, ty: ir.TF32}: simdAddF32, {op: ir.OpSub, ty: ir.TF32}: simdSubF32, {op: ir.OpMul, ty: ir.TF32}: simdMulF32,
	{op: ir.OpAdd, ty: ir.B32}: simdAdd32, {op: ir.OpSub, ty: ir.B32}: simdSub32, {op: ir.OpMul, ty: ir.B32, sub: ir.Lo}: simdMul32,
	{op: ir.OpAdd, ty: ir.B64}: simdAdd64, {op: ir.OpSub, ty: ir.B64}: simdSub64,
	{op: ir.OpMul, ty: ir.U32, sub: ir.Wide}: simdMulWideU, {op: ir.OpMul, ty: ir.S32, sub: ir.Wide}: simdMulWideS,
	{op: ir.OpAnd, ty: ir.B32}: simdAnd, {op: ir.OpOr, ty: ir.B32}: simdOr, {op: ir.OpXor, ty: ir.B32}: simdXor,
	{op: ir.OpAnd, ty: ir.B64}: simdAnd, {op: ir.OpOr, ty: ir.B64}: simdOr, {op: ir.OpXor, ty: ir.B64}: simdXor,
	{op: ir.OpAnd, ty: ir.Pred}: simdAnd, {op: ir.OpOr, ty: ir.Pred}: simdOr, {op: ir.OpXor, ty: ir.Pred}: simdXor,
	{op: ir.OpShl, ty: ir.B32}: simdShl32, {op: ir.OpShr, ty: ir.U32}: simdShrU32, {op: ir.OpShr, ty: ir.S32}: simdShrS32,
}

var simdTernary = map[simdKey]ternary{
	{op: ir.OpFma, ty: ir.TF32}: simdFmaF32, {op: ir.OpMad, ty: ir.TF32}: simdFmaF32,
	{op: ir.OpMad, ty: ir.B32, sub: ir.Lo}:   simdMad32,
	{op: ir.OpMad, ty: ir.U32, sub: ir.Wide}: simdMadWideU, {op: ir.OpMad, ty: ir.S32, sub: ir.Wide}: simdMadWideS,
	{op: ir.OpSelp, ty: ir.B32}: simdSelect, {op: ir.OpSelp, ty: ir.B64}: simdSelect,
	{op: ir.OpSelp, ty: ir.TF32}: simdSelect, {op: ir.OpSelp, ty: ir.TF64}: simdSelect,
}

// comparison says how a comparison is made of another: with its operands exchanged, and negated.
type comparison struct {
	f    comparer
	swap bool
	flip uint64
}

type compareKey struct {
	ty  ir.Scalar
	cmp ir.Cmp
}

var simdCompare = map[compareKey]comparison{
	{ir.TF32, ir.EQ}: {f: simdEqF32}, {ir.TF32, ir.NEU}: {f: simdEqF32, flip: 1},
	{ir.TF32, ir.LT}: {f: simdLtF32}, {ir.TF32, ir.GEU}: {f: simdLtF32, flip: 1},
	{ir.TF32, ir.LE}: {f: simdLeF32}, {ir.TF32, ir.GTU}: {f: simdLeF32, flip: 1},
	{ir.TF32, ir.GT}: {f: simdLtF32, swap: true}, {ir.TF32, ir.LEU}: {f: simdLtF32, swap: true, flip: 1},
	{ir.TF32, ir.GE}: {f: simdLeF32, swap: true}, {ir.TF32, ir.LTU}: {f: simdLeF32, swap: true, flip: 1},
	{ir.B32, ir.EQ}: {f: simdEq32}, {ir.B32, ir.NE}: {f: simdEq32, flip: 1},
	{ir.B64, ir.EQ}: {f: simdEq64}, {ir.B64, ir.NE}: {f: simdEq64, flip: 1},
	{ir.S32, ir.GT}: {f: simdGtS32}, {ir.S32, ir.LE}: {f: simdGtS32, flip: 1},
	{ir.S32, ir.LT}: {f: simdGtS32, swap: true}, {ir.S32, ir.GE}: {f: simdGtS32, swap: true, flip: 1},
	{ir.U32, ir.GT}: {f: simdGtU32}, {ir.U32, ir.LE}: {f: simdGtU32, flip: 1},
	{ir.U32, ir.LT}: {f: simdGtU32, swap: true}, {ir.U32, ir.GE}: {f: simdGtU32, swap: true, flip: 1},
}

// unsigned gives the type under which operations that do not care for the sign are listed.
var unsigned = map[ir.Scalar]ir.Scalar{ir.U32: ir.B32, ir.S32: ir.B32, ir.U64: ir.B64, ir.S64: ir.B64}

var simdHere = cpu.X86.HasAVX2 && cpu.X86.HasFMA && cpu.X86.HasBMI2

// simd returns the vector loop for in, which has a loop of hot_gen.go, or nil. Operands must have no bits above the operating
// type: vector instructions would read them.
func (in *inst) simd(loop Exec) Exec {
	if !simdHere {
		return nil
	}
	for i, a := range in.args {
		wide := in.src.Bits()
		if in.m.Sub == ir.Wide && i == 2 {
			wide *= 2
		}
		if a.Type == nil || a.Type.Bits > wide && a.Type.Bits > 1 {
			return nil
		}
	}
	k := in.key()
	if k.flags != 0 {
		return nil
	}
	for _, ty := range []ir.Scalar{in.src, unsigned[in.src]} {
		if ty == ir.NoScalar {
			continue
		}
		key := simdKey{k.op, ty, k.sub}
		if f := simdBinary[key]; f != nil {
			return func(dst *Results, src *Operands, mask uint64) {
				d := dst[0]
				if len(d)%simdGroup != 0 || bits.OnesCount64(mask) < fewLanes {
					loop(dst, src, mask)
					return
				}
				f(&d[0], &src[0][:len(d)][0], &src[1][:len(d)][0], len(d), mask)
			}
		}
		if f := simdTernary[key]; f != nil {
			return func(dst *Results, src *Operands, mask uint64) {
				d := dst[0]
				if len(d)%simdGroup != 0 || bits.OnesCount64(mask) < fewLanes {
					loop(dst, src, mask)
					return
				}
				f(&d[0], &src[0][:len(d)][0], &src[1][:len(d)][0], &src[2][:len(d)][0], len(d), mask)
			}
		}
		if c, ok := simdCompare[compareKey{ty, k.cmp}]; ok && k.op == ir.OpSetp {
			a, b := 0, 1
			if c.swap {
				a, b = 1, 0
			}
			return func(dst *Results, src *Operands, mask uint64) {
				d := dst[0]
				if len(d)%simdGroup != 0 || bits.OnesCount64(mask) < fewLanes {
					loop(dst, src, mask)
					return
				}
				c.f(&d[0], &src[a][:len(d)][0], &src[b][:len(d)][0], len(d), mask, c.flip)
			}
		}
	}
	return nil
}
