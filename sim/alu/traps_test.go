package alu

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

func b32(x float32) uint64 { return uint64(math.Float32bits(x)) }
func b64(x float64) uint64 { return math.Float64bits(x) }

// mods is shorthand for a row's modifiers.
type mods = ir.Mods

// Results worked out by hand or read from the manual: what other implementations got wrong, and the corners.
func TestKnownResults(t *testing.T) {
	const nan32, negZero32 = 0x7fffffff, 0x80000000
	i1, i16, i32, i64, f32, f64 := ir.I1, ir.I16, ir.I32, ir.I64, ir.F32, ir.F64
	type types = []*ir.Type
	rows := []struct {
		why      string
		op       ir.Op
		m        mods
		results  types
		operands types
		in       []uint64
		want     []uint64
	}{
		{"selp obeys !p", ir.OpSelp, mods{Ty: ir.B32, Flags: ir.NegC}, types{i32}, types{i32, i32, i1}, []uint64{7, 9, 1}, []uint64{9}},
		{"bfe beyond the top", ir.OpBfe, mods{Ty: ir.U32}, types{i32}, types{i32, i32, i32}, []uint64{0xffffffff, 32, 4}, []uint64{0}},
		{"bfe partly beyond", ir.OpBfe, mods{Ty: ir.U32}, types{i32}, types{i32, i32, i32}, []uint64{0xf0000000, 28, 8}, []uint64{0xf}},
		{"bfe fills with the value's sign", ir.OpBfe, mods{Ty: ir.S32}, types{i32}, types{i32, i32, i32}, []uint64{0x80000000, 40, 4}, []uint64{0xffffffff}},
		{"bfe of no bits", ir.OpBfe, mods{Ty: ir.S32}, types{i32}, types{i32, i32, i32}, []uint64{0x80000000, 31, 0}, []uint64{0}},
		{"bfe.64 reads 32 bits of the position", ir.OpBfe, mods{Ty: ir.U64}, types{i64}, types{i64, i32, i32}, []uint64{0xff, 256, 8}, []uint64{0}},
		{"bfe.32 reads 8", ir.OpBfe, mods{Ty: ir.U32}, types{i32}, types{i32, i32, i32}, []uint64{0xff, 256, 8}, []uint64{0xff}},
		{"bfi drops what does not fit", ir.OpBfi, mods{Ty: ir.B32}, types{i32}, types{i32, i32, i32, i32}, []uint64{0xff, 0, 28, 8}, []uint64{0xf0000000}},
		{"add.rm", ir.OpAdd, mods{Ty: ir.TF32, Rnd: ir.RM}, types{f32}, types{f32, f32}, []uint64{b32(1), b32(0x1p-60)}, []uint64{b32(1)}},
		{"add.rp", ir.OpAdd, mods{Ty: ir.TF32, Rnd: ir.RP}, types{f32}, types{f32, f32}, []uint64{b32(1), b32(0x1p-60)}, []uint64{0x3f800001}},
		{"x - x is -0 under .rm", ir.OpSub, mods{Ty: ir.TF32, Rnd: ir.RM}, types{f32}, types{f32, f32}, []uint64{b32(3), b32(3)}, []uint64{negZero32}},
		{"fma to an exact zero under .rm", ir.OpFma, mods{Ty: ir.TF64, Rnd: ir.RM}, types{f64}, types{f64, f64, f64}, []uint64{b64(3), b64(2), b64(-6)}, []uint64{1 << 63}},
		{"mul.rz overflows to the largest", ir.OpMul, mods{Ty: ir.TF32, Rnd: ir.RZ}, types{f32}, types{f32, f32}, []uint64{b32(1e30), b32(1e30)}, []uint64{0x7f7fffff}},
		{"mul.rn overflows to infinity", ir.OpMul, mods{Ty: ir.TF32, Rnd: ir.RN}, types{f32}, types{f32, f32}, []uint64{b32(1e30), b32(1e30)}, []uint64{0x7f800000}},
		{"cvt.rz.f32.s32 does not round up", ir.OpCvt, mods{Ty: ir.TF32, SrcTy: ir.S32, Rnd: ir.RZ}, types{f32}, types{i32}, []uint64{0x7fffffff}, []uint64{0x4effffff}},
		{"cvt.rn.f32.s32 does", ir.OpCvt, mods{Ty: ir.TF32, SrcTy: ir.S32, Rnd: ir.RN}, types{f32}, types{i32}, []uint64{0x7fffffff}, []uint64{0x4f000000}},
		{"add.u64 carries into the high word", ir.OpAdd, mods{Ty: ir.U64}, types{i64}, types{i64, i64}, []uint64{0xffffffff, 1}, []uint64{1 << 32}},
		{"shf.l.clamp by the width", ir.OpShf, mods{Ty: ir.B32, Sub: ir.ShfL, Flags: ir.Clamp}, types{i32}, types{i32, i32, i32}, []uint64{0x12345678, 0x9abcdef0, 99}, []uint64{0x12345678}},
		{"shf.r.clamp by the width", ir.OpShf, mods{Ty: ir.B32, Sub: ir.ShfR, Flags: ir.Clamp}, types{i32}, types{i32, i32, i32}, []uint64{0x12345678, 0x9abcdef0, 32}, []uint64{0x9abcdef0}},
		{"shf.r.wrap", ir.OpShf, mods{Ty: ir.B32, Sub: ir.ShfR, Flags: ir.Wrap}, types{i32}, types{i32, i32, i32}, []uint64{0x12345678, 0x9abcdef0, 36}, []uint64{0x01234567}},
		{"shl by the width", ir.OpShl, mods{Ty: ir.B32}, types{i32}, types{i32, i32}, []uint64{1, 32}, []uint64{0}},
		{"shl by much more", ir.OpShl, mods{Ty: ir.B64}, types{i64}, types{i64, i32}, []uint64{1, 0xffffffff}, []uint64{0}},
		{"shr.s fills with the sign", ir.OpShr, mods{Ty: ir.S32}, types{i32}, types{i32, i32}, []uint64{0x80000000, 77}, []uint64{0xffffffff}},
		{"shr.s16", ir.OpShr, mods{Ty: ir.S16}, types{i16}, types{i16, i32}, []uint64{0x8000, 4}, []uint64{0xf800}},
		{"div.rp.f64", ir.OpDiv, mods{Ty: ir.TF64, Rnd: ir.RP}, types{f64}, types{f64, f64}, []uint64{b64(1), b64(3)}, []uint64{0x3fd5555555555556}},
		{"div.rm.f64", ir.OpDiv, mods{Ty: ir.TF64, Rnd: ir.RM}, types{f64}, types{f64, f64}, []uint64{b64(1), b64(3)}, []uint64{0x3fd5555555555555}},
		{"min gives the number", ir.OpMin, mods{Ty: ir.TF32}, types{f32}, types{f32, f32}, []uint64{0x7fc00000, b32(2)}, []uint64{b32(2)}},
		{"min.NaN gives NaN", ir.OpMin, mods{Ty: ir.TF32, Flags: ir.NaN}, types{f32}, types{f32, f32}, []uint64{0x7fc00000, b32(2)}, []uint64{nan32}},
		{"-0 is less than +0", ir.OpMin, mods{Ty: ir.TF32}, types{f32}, types{f32, f32}, []uint64{0, negZero32}, []uint64{negZero32}},
		{"and +0 greater", ir.OpMax, mods{Ty: ir.TF64}, types{f64}, types{f64, f64}, []uint64{1 << 63, 0}, []uint64{0}},
		{"max.xorsign.abs", ir.OpMax, mods{Ty: ir.TF32, Flags: ir.XorSign | ir.AbsMod}, types{f32}, types{f32, f32}, []uint64{b32(-3), b32(2)}, []uint64{b32(-3)}},
		{"clz.b64 is 32 bits wide", ir.OpClz, mods{Ty: ir.B64}, types{i32}, types{i64}, []uint64{1}, []uint64{63}},
		{"clz of zero", ir.OpClz, mods{Ty: ir.B32}, types{i32}, types{i32}, []uint64{0}, []uint64{32}},
		{"bfind of a negative number", ir.OpBfind, mods{Ty: ir.S32}, types{i32}, types{i32}, []uint64{0xfffffff0}, []uint64{3}},
		{"bfind of none", ir.OpBfind, mods{Ty: ir.S64}, types{i32}, types{i64}, []uint64{^uint64(0)}, []uint64{0xffffffff}},
		{"bfind.shiftamt", ir.OpBfind, mods{Ty: ir.U32, Flags: ir.Shiftamt}, types{i32}, types{i32}, []uint64{1}, []uint64{31}},
		{"fns upwards", ir.OpFns, mods{Ty: ir.B32}, types{i32}, types{i32, i32, i32}, []uint64{0xaaaaaaaa, 2, 1}, []uint64{3}},
		{"fns downwards", ir.OpFns, mods{Ty: ir.B32}, types{i32}, types{i32, i32, i32}, []uint64{0xaaaaaaaa, 2, 0xffffffff}, []uint64{1}},
		{"addc has carry in and out", ir.OpAddc, mods{Ty: ir.U32, Flags: ir.CarryOut}, types{i32, i1}, types{i32, i32, i1}, []uint64{0xffffffff, 0, 1}, []uint64{0, 1}},
		{"sub.cc borrows", ir.OpSub, mods{Ty: ir.U32, Flags: ir.CarryOut}, types{i32, i1}, types{i32, i32}, []uint64{0, 1}, []uint64{0xffffffff, 1}},
		{"subc with a borrow", ir.OpSubc, mods{Ty: ir.S64, Flags: ir.CarryOut}, types{i64, i1}, types{i64, i64, i1}, []uint64{5, 5, 1}, []uint64{^uint64(0), 1}},
		{"madc.hi", ir.OpMadc, mods{Ty: ir.U32, Sub: ir.Hi, Flags: ir.CarryOut}, types{i32, i1}, types{i32, i32, i32, i1}, []uint64{0xffffffff, 0xffffffff, 1, 1}, []uint64{0, 1}},
		{"mad.hi.sat", ir.OpMad, mods{Ty: ir.S32, Sub: ir.Hi, Flags: ir.Sat}, types{i32}, types{i32, i32, i32}, []uint64{0x7fffffff, 0x7fffffff, 0x7fffffff}, []uint64{0x7fffffff}},
		{"mul.hi.s64", ir.OpMul, mods{Ty: ir.S64, Sub: ir.Hi}, types{i64}, types{i64, i64}, []uint64{1 << 63, 1 << 63}, []uint64{1 << 62}},
		{"mul.wide.s16", ir.OpMul, mods{Ty: ir.S16, Sub: ir.Wide}, types{i32}, types{i16, i16}, []uint64{0xffff, 2}, []uint64{0xfffffffe}},
		{"mul24.hi", ir.OpMul24, mods{Ty: ir.U32, Sub: ir.Hi}, types{i32}, types{i32, i32}, []uint64{0xffffff, 0xffffff}, []uint64{0xfffffe00}},
		{"add.sat.s32", ir.OpAdd, mods{Ty: ir.S32, Flags: ir.Sat}, types{i32}, types{i32, i32}, []uint64{0x80000000, 0xffffffff}, []uint64{0x80000000}},
		{"div by zero", ir.OpDiv, mods{Ty: ir.S32}, types{i32}, types{i32, i32}, []uint64{5, 0}, []uint64{0xffffffff}},
		{"rem by zero", ir.OpRem, mods{Ty: ir.U64}, types{i64}, types{i64, i64}, []uint64{5, 0}, []uint64{5}},
		{"most negative by -1", ir.OpDiv, mods{Ty: ir.S64}, types{i64}, types{i64, i64}, []uint64{1 << 63, ^uint64(0)}, []uint64{1 << 63}},
		{"rem has the sign of the dividend", ir.OpRem, mods{Ty: ir.S32}, types{i32}, types{i32, i32}, []uint64{0xfffffff9, 3}, []uint64{0xffffffff}},
		{"setp p|q and !c", ir.OpSetp, mods{Ty: ir.S32, Cmp: ir.LT, Bool: ir.BoolAnd, Flags: ir.NegC}, types{i1, i1}, types{i32, i32, i1}, []uint64{0xffffffff, 0, 0}, []uint64{1, 0}},
		{"setp of halves", ir.OpSetp, mods{Ty: ir.TF16x2, Cmp: ir.GT}, types{i1, i1}, types{i32, i32}, []uint64{0x3c00_4000, 0x3c00_3c00}, []uint64{1, 0}},
		{"setp.neu with NaN", ir.OpSetp, mods{Ty: ir.TF32, Cmp: ir.NEU}, types{i1}, types{f32, f32}, []uint64{nan32, nan32}, []uint64{1}},
		{"setp.ne with NaN", ir.OpSetp, mods{Ty: ir.TF32, Cmp: ir.NE}, types{i1}, types{f32, f32}, []uint64{nan32, nan32}, []uint64{0}},
		{"set gives ones", ir.OpSet, mods{Ty: ir.U32, SrcTy: ir.TF32, Cmp: ir.LT}, types{i32}, types{f32, f32}, []uint64{b32(1), b32(2)}, []uint64{0xffffffff}},
		{"or 1.0", ir.OpSet, mods{Ty: ir.TF32, SrcTy: ir.S32, Cmp: ir.LT}, types{f32}, types{i32, i32}, []uint64{1, 2}, []uint64{b32(1)}},
		{"slct takes -0 as not negative", ir.OpSlct, mods{Ty: ir.U32, SrcTy: ir.TF32}, types{i32}, types{i32, i32, f32}, []uint64{1, 2, negZero32}, []uint64{1}},
		{"slct takes NaN as negative", ir.OpSlct, mods{Ty: ir.U32, SrcTy: ir.TF32}, types{i32}, types{i32, i32, f32}, []uint64{1, 2, nan32}, []uint64{2}},
		{"fma rounds once", ir.OpFma, mods{Ty: ir.TF32, Rnd: ir.RN}, types{f32}, types{f32, f32, f32}, []uint64{b32(24929), b32(673), b32(0x1p-38)}, []uint64{0x4b800001}},
		{"fma rounds once, downwards", ir.OpFma, mods{Ty: ir.TF32, Rnd: ir.RN}, types{f32}, types{f32, f32, f32}, []uint64{b32(24929), b32(673), b32(-0x1p-38)}, []uint64{0x4b800000}},
		{"far beyond the largest", ir.OpFma, mods{Ty: ir.TF64, Rnd: ir.RP}, types{f64}, types{f64, f64, f64}, []uint64{0x7feffffffffffffe, 0x43e0000000000000, b64(0.3)}, []uint64{b64(math.Inf(1))}},
		{"far beyond, towards zero", ir.OpMul, mods{Ty: ir.TF64, Rnd: ir.RZ}, types{f64}, types{f64, f64}, []uint64{0xffeffffffffffffe, 0x43e0000000000000}, []uint64{b64(-math.MaxFloat64)}},
		{"ftz flushes operands, keeping the sign", ir.OpMul, mods{Ty: ir.TF32, Flags: ir.FTZ}, types{f32}, types{f32, f32}, []uint64{0x807fffff, b32(1)}, []uint64{negZero32}},
		{"ftz flushes results", ir.OpMul, mods{Ty: ir.TF32, Flags: ir.FTZ}, types{f32}, types{f32, f32}, []uint64{0x00800000, b32(0.5)}, []uint64{0}},
		{"without it subnormals live", ir.OpMul, mods{Ty: ir.TF32}, types{f32}, types{f32, f32}, []uint64{0x00800000, b32(0.5)}, []uint64{0x00400000}},
		{"sat makes NaN zero", ir.OpAdd, mods{Ty: ir.TF32, Flags: ir.Sat}, types{f32}, types{f32, f32}, []uint64{nan32, b32(1)}, []uint64{0}},
		{"NaN of f32 is canonical", ir.OpAdd, mods{Ty: ir.TF32}, types{f32}, types{f32, f32}, []uint64{0xffc12345, b32(1)}, []uint64{nan32}},
		{"f64 passes on payloads, made quiet", ir.OpAdd, mods{Ty: ir.TF64}, types{f64}, types{f64, f64}, []uint64{b64(1), 0x7ff0000000000123}, []uint64{0x7ff8000000000123}},
		{"the first NaN counts", ir.OpMul, mods{Ty: ir.TF64}, types{f64}, types{f64, f64}, []uint64{0xfff8000000000001, 0x7ff8000000000002}, []uint64{0xfff8000000000001}},
		{"f64 makes NaNs with a sign", ir.OpDiv, mods{Ty: ir.TF64}, types{f64}, types{f64, f64}, []uint64{0, 0}, []uint64{0xfff8000000000000}},
		{"NaN to s32 from f32", ir.OpCvt, mods{Ty: ir.S32, SrcTy: ir.TF32, Rnd: ir.RZI}, types{i32}, types{f32}, []uint64{nan32}, []uint64{0}},
		{"NaN to s32 from f64", ir.OpCvt, mods{Ty: ir.S32, SrcTy: ir.TF64, Rnd: ir.RZI}, types{i32}, types{f64}, []uint64{0x7ff8000000000000}, []uint64{0x80000000}},
		{"NaN to u64 from f32", ir.OpCvt, mods{Ty: ir.U64, SrcTy: ir.TF32, Rnd: ir.RZI}, types{i64}, types{f32}, []uint64{nan32}, []uint64{1 << 63}},
		{"floats saturate", ir.OpCvt, mods{Ty: ir.U8, SrcTy: ir.TF32, Rnd: ir.RZI}, types{i32}, types{f32}, []uint64{b32(300)}, []uint64{255}},
		{"to the most negative", ir.OpCvt, mods{Ty: ir.S8, SrcTy: ir.TF32, Rnd: ir.RNI}, types{i32}, types{f32}, []uint64{b32(-1e9)}, []uint64{0xffffff80}},
		{"rni ties to even", ir.OpCvt, mods{Ty: ir.S32, SrcTy: ir.TF32, Rnd: ir.RNI}, types{i32}, types{f32}, []uint64{b32(2.5)}, []uint64{2}},
		{"rni of a float keeps the sign of zero", ir.OpCvt, mods{Ty: ir.TF32, SrcTy: ir.TF32, Rnd: ir.RNI}, types{f32}, types{f32}, []uint64{b32(-0.25)}, []uint64{negZero32}},
		{"s8 into a wider register", ir.OpCvt, mods{Ty: ir.S8, SrcTy: ir.S32}, types{i32}, types{i32}, []uint64{0x180}, []uint64{0xffffff80}},
		{"u8 into a wider register", ir.OpCvt, mods{Ty: ir.U8, SrcTy: ir.S32}, types{i32}, types{i32}, []uint64{0x180}, []uint64{0x80}},
		{"s8 of the low bits", ir.OpCvt, mods{Ty: ir.S32, SrcTy: ir.S8}, types{i32}, types{i32}, []uint64{0x1ff}, []uint64{0xffffffff}},
		{"cvt.sat.u8.s32", ir.OpCvt, mods{Ty: ir.U8, SrcTy: ir.S32, Flags: ir.Sat}, types{i32}, types{i32}, []uint64{0xffffffff}, []uint64{0}},
		{"cvt.sat.s64.u64", ir.OpCvt, mods{Ty: ir.S64, SrcTy: ir.U64, Flags: ir.Sat}, types{i64}, types{i64}, []uint64{^uint64(0)}, []uint64{1<<63 - 1}},
		{"f16 from halfway", ir.OpCvt, mods{Ty: ir.TF16, SrcTy: ir.TF32, Rnd: ir.RN}, types{ir.F16}, types{f32}, []uint64{b32(2049)}, []uint64{0x6800}},
		{"f16 overflows", ir.OpCvt, mods{Ty: ir.TF16, SrcTy: ir.TF32, Rnd: ir.RN}, types{ir.F16}, types{f32}, []uint64{b32(65520)}, []uint64{0x7c00}},
		{"satfinite does not", ir.OpCvt, mods{Ty: ir.TF16, SrcTy: ir.TF32, Rnd: ir.RN, Flags: ir.SatFinite}, types{ir.F16}, types{f32}, []uint64{b32(65520)}, []uint64{0x7bff}},
		{"tf32 ties away", ir.OpCvt, mods{Ty: ir.TTF32, SrcTy: ir.TF32, Rnd: ir.RNA}, types{i32}, types{f32}, []uint64{0x3f801000}, []uint64{0x3f802000}},
		{"cvt.rn.f16x2: the first goes high", ir.OpCvt, mods{Ty: ir.TF16x2, SrcTy: ir.TF32, Rnd: ir.RN}, types{i32}, types{f32, f32}, []uint64{b32(1), b32(2)}, []uint64{0x3c004000}},
		{"bf16 add", ir.OpAdd, mods{Ty: ir.TBF16, Rnd: ir.RN}, types{ir.BF16}, types{ir.BF16, ir.BF16}, []uint64{0x3f80, 0x3b80}, []uint64{0x3f80}},
		{"fma.relu.f16x2", ir.OpFma, mods{Ty: ir.TF16x2, Rnd: ir.RN, Flags: ir.Relu}, types{i32}, types{i32, i32, i32}, []uint64{0xbc003c00, 0x3c003c00, 0}, []uint64{0x00003c00}},
		{"prmt replicates a sign", ir.OpPrmt, mods{Ty: ir.B32}, types{i32}, types{i32, i32, i32}, []uint64{0x00008011, 0x44332211, 0x7099}, []uint64{0x4411ffff}},
		{"prmt.b4e", ir.OpPrmt, mods{Ty: ir.B32, Sub: ir.PrmtB4E}, types{i32}, types{i32, i32, i32}, []uint64{0x03020100, 0x07060504, 1}, []uint64{0x06070001}},
		{"dp4a mixes signs", ir.OpDp4a, mods{Ty: ir.U32, SrcTy: ir.S32}, types{i32}, types{i32, i32, i32}, []uint64{0xff, 0xff, 1}, []uint64{0xffffff02}},
		{"dp2a.hi", ir.OpDp2a, mods{Ty: ir.S32, SrcTy: ir.U32, Sub: ir.Hi}, types{i32}, types{i32, i32, i32}, []uint64{0xffff0002, 0x03040000, 0}, []uint64{5}},
		{"lop3 as majority", ir.OpLop3, mods{Ty: ir.B32}, types{i32}, types{i32, i32, i32, i32}, []uint64{0b1100, 0b1010, 0b0110, 0xe8}, []uint64{0b1110}},
		{"sad.s32", ir.OpSad, mods{Ty: ir.S32}, types{i32}, types{i32, i32, i32}, []uint64{0xffffffff, 1, 10}, []uint64{12}},
		{"cnot", ir.OpCnot, mods{Ty: ir.B16}, types{i16}, types{i16}, []uint64{0}, []uint64{1}},
		{"bmsk.clamp", ir.OpBmsk, mods{Ty: ir.B32, Flags: ir.Clamp}, types{i32}, types{i32, i32}, []uint64{4, 99}, []uint64{0xfffffff0}},
		{"szext.wrap", ir.OpSzext, mods{Ty: ir.S32, Flags: ir.Wrap}, types{i32}, types{i32, i32}, []uint64{0xff, 40}, []uint64{0xffffffff}},
		{"unpack in four", ir.OpUnpack, mods{Ty: ir.B64}, types{i16, i16, i16, i16}, types{i64}, []uint64{0x4444333322221111}, []uint64{0x1111, 0x2222, 0x3333, 0x4444}},
		{"pack", ir.OpPack, mods{Ty: ir.B64}, types{i64}, types{i32, i32}, []uint64{1, 2}, []uint64{0x200000001}},
		{"sqrt of a negative", ir.OpSqrt, mods{Ty: ir.TF32, Rnd: ir.RN}, types{f32}, types{f32}, []uint64{b32(-1)}, []uint64{nan32}},
		{"sqrt.rp", ir.OpSqrt, mods{Ty: ir.TF32, Rnd: ir.RP}, types{f32}, types{f32}, []uint64{b32(2)}, []uint64{0x3fb504f4}},
		{"rcp of zero", ir.OpRcp, mods{Ty: ir.TF64, Rnd: ir.RN}, types{f64}, types{f64}, []uint64{1 << 63}, []uint64{b64(math.Inf(-1))}},
		{"rsqrt of -0", ir.OpRsqrt, mods{Ty: ir.TF32, Flags: ir.Approx}, types{f32}, types{f32}, []uint64{negZero32}, []uint64{0xff800000}},
		{"lg2 of a subnormal", ir.OpLg2, mods{Ty: ir.TF32, Flags: ir.Approx}, types{f32}, types{f32}, []uint64{1}, []uint64{b32(-149)}},
		{"lg2.ftz of a subnormal", ir.OpLg2, mods{Ty: ir.TF32, Flags: ir.Approx | ir.FTZ}, types{f32}, types{f32}, []uint64{1}, []uint64{0xff800000}},
		{"ex2 of an integer", ir.OpEx2, mods{Ty: ir.TF32, Flags: ir.Approx}, types{f32}, types{f32}, []uint64{b32(-140)}, []uint64{1 << 9}},
		{"sin of a huge number", ir.OpSin, mods{Ty: ir.TF32, Flags: ir.Approx}, types{f32}, types{f32}, []uint64{b32(0x1p100)}, []uint64{b32(float32(math.Sin(0x1p100)))}},
		{"testp.subnormal", ir.OpTestp, mods{Ty: ir.TF32, Sub: ir.TestSubnormal}, types{i1}, types{f32}, []uint64{1}, []uint64{1}},
		{"copysign", ir.OpCopysign, mods{Ty: ir.TF32}, types{f32}, types{f32, f32}, []uint64{negZero32, b32(5)}, []uint64{b32(-5)}},
	}
	for _, r := range rows {
		v := value(r.op, r.m, r.results, r.operands...)
		got := run1(t, v, r.in...)
		assert.Equal(t, fmt.Sprintf("%#x", r.want), fmt.Sprintf("%#x", got[:len(r.want)]), r.why)
	}
}

// What is not known is refused by its full name.
func TestRefused(t *testing.T) {
	for _, m := range []mods{
		{Ty: ir.TE4M3x2, SrcTy: ir.TF32, Rnd: ir.RN, Text: "cvt.rn.satfinite.e4m3x2.f32"},
		{Ty: ir.TF32, SrcTy: ir.TF32, Flags: ir.UnknownMod, Text: "cvt.strange.f32.f32"},
		{Ty: ir.B128, Text: "cvt.b128"},
	} {
		_, err := Compile(value(ir.OpCvt, m, []*ir.Type{m.Ty.Type()}, ir.F32))
		require.Error(t, err)
		assert.Contains(t, err.Error(), m.Text)
	}
}

// A result may be the vector of an operand, and results that nobody reads may be missing.
func TestAliasesAndMissingResults(t *testing.T) {
	v := value(ir.OpAdd, mods{Ty: ir.U32, Flags: ir.CarryOut}, []*ir.Type{ir.I32, ir.I1}, ir.I32, ir.I32)
	x, err := Compile(v)
	require.NoError(t, err)
	a, b := []uint64{0xffffffff, 1}, []uint64{1, 1}
	x(&Results{nil, b}, &Operands{a, b}, 3)
	assert.Equal(t, []uint64{1, 0}, b)
	mul, err := Compile(same(ir.OpMul, mods{Ty: ir.U32, Sub: ir.Lo}, 2))
	require.NoError(t, err)
	c := []uint64{3, 5}
	mul(&Results{c}, &Operands{c, c}, 3)
	assert.Equal(t, []uint64{9, 25}, c)
}
