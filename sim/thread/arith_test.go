package thread

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/sim/alu"
)

// A spelling is an operation with modifiers, and the containers of its results and operands.
type spelling struct {
	op       ir.Op
	m        ir.Mods
	results  []*ir.Type
	operands []*ir.Type
}

func (s spelling) String() string { return fmt.Sprintf("%v %+v %v", s.op, s.m, s.results) }

func (s spelling) value() *ir.Value {
	var mod ir.Module
	b := mod.NewFunc("f", true).NewBlock("")
	var args []*ir.Value
	for _, t := range s.operands {
		args = append(args, b.Append(ir.OpUndef, t, ir.Pos{}))
	}
	t := s.results[0]
	if len(s.results) > 1 {
		t = ir.TupleOf(s.results...)
	}
	v := b.Append(s.op, t, ir.Pos{}, args...)
	m := s.m
	v.Aux.Mods = &m
	return v
}

// dims lists the modifiers that make sense for an operation; spellings are all their combinations.
type dims struct {
	op          ir.Op
	types, srcs []ir.Scalar // srcs: second types, none if empty
	subs        []ir.Sub
	cmps        []ir.Cmp
	bools       []ir.Bool
	rnds        []ir.Rounding
	flags       []ir.Flags
	// operands are by letter: t and s the two types, w twice t, u 32 bits, p a predicate, r the result of set and cvt.
	results, operands []string
}

var (
	ints16   = []ir.Scalar{ir.U16, ir.S16, ir.U32, ir.S32, ir.U64, ir.S64}
	allInts  = append([]ir.Scalar{ir.U8, ir.S8}, ints16...)
	bitTypes = []ir.Scalar{ir.B16, ir.B32, ir.B64}
	scalarF  = []ir.Scalar{ir.TF16, ir.TBF16, ir.TF32, ir.TF64}
	floats   = append([]ir.Scalar{ir.TF16x2, ir.TBF16x2, ir.TF32x2}, scalarF...)
	four     = []ir.Rounding{ir.NoRounding, ir.RN, ir.RZ, ir.RM, ir.RP}
	wholes   = []ir.Rounding{ir.RNI, ir.RZI, ir.RMI, ir.RPI}
	ftzSat   = []ir.Flags{0, ir.FTZ, ir.Sat, ir.FTZ | ir.Sat}
	halves   = []ir.Sub{ir.Lo, ir.Hi, ir.Wide}
	cmps     = []ir.Cmp{ir.EQ, ir.NE, ir.LT, ir.LE, ir.GT, ir.GE, ir.EQU, ir.NEU, ir.LTU, ir.LEU, ir.GTU, ir.GEU, ir.NUM, ir.NAN}
	bools    = []ir.Bool{ir.NoBool, ir.BoolAnd, ir.BoolOr, ir.BoolXor}
)

func cat[T any](lists ...[]T) []T {
	var all []T
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

func words(s string) []string {
	var ws []string
	for _, c := range s {
		ws = append(ws, string(c))
	}
	return ws
}

var space = []dims{
	{op: ir.OpMov, types: cat(ints16, bitTypes, scalarF, []ir.Scalar{ir.Pred}), results: words("t"), operands: words("t")},
	{op: ir.OpPrmt, types: []ir.Scalar{ir.B32}, subs: []ir.Sub{ir.NoSub, ir.PrmtF4E, ir.PrmtB4E, ir.PrmtRC8, ir.PrmtECL, ir.PrmtECR, ir.PrmtRC16}, results: words("t"), operands: words("ttu")},
	{op: ir.OpAdd, types: cat(ints16, floats), rnds: four, flags: ftzSat, results: words("t"), operands: words("tt")},
	{op: ir.OpSub, types: cat(ints16, floats), rnds: four, flags: ftzSat, results: words("t"), operands: words("tt")},
	{op: ir.OpMul, types: cat(ints16, floats), subs: append(halves, ir.NoSub), rnds: four, flags: ftzSat, results: words("w"), operands: words("tt")},
	{op: ir.OpMad, types: cat(ints16, floats), subs: append(halves, ir.NoSub), rnds: four, flags: ftzSat, results: words("w"), operands: words("ttw")},
	{op: ir.OpFma, types: floats, rnds: four, flags: append(ftzSat, ir.Relu, ir.FTZ|ir.Relu), results: words("t"), operands: words("ttt")},
	{op: ir.OpMul24, types: ints16, subs: halves, results: words("t"), operands: words("tt")},
	{op: ir.OpMad24, types: ints16, subs: halves, flags: ftzSat, results: words("t"), operands: words("ttt")},
	{op: ir.OpSad, types: ints16, results: words("t"), operands: words("ttt")},
	{op: ir.OpDiv, types: cat(ints16, floats), rnds: four, flags: []ir.Flags{0, ir.FTZ, ir.Approx, ir.Full, ir.Approx | ir.FTZ, ir.Full | ir.FTZ}, results: words("t"), operands: words("tt")},
	{op: ir.OpRem, types: ints16, results: words("t"), operands: words("tt")},
	{op: ir.OpAbs, types: cat(ints16, floats), flags: ftzSat, results: words("t"), operands: words("t")},
	{op: ir.OpNeg, types: cat(ints16, floats), flags: ftzSat, results: words("t"), operands: words("t")},
	{op: ir.OpMin, types: cat(ints16, floats), flags: []ir.Flags{0, ir.FTZ, ir.NaN, ir.FTZ | ir.NaN, ir.Relu, ir.XorSign | ir.AbsMod, ir.NaN | ir.XorSign | ir.AbsMod}, results: words("t"), operands: words("tt")},
	{op: ir.OpMax, types: cat(ints16, floats), flags: []ir.Flags{0, ir.FTZ, ir.NaN, ir.FTZ | ir.NaN, ir.Relu, ir.XorSign | ir.AbsMod, ir.NaN | ir.XorSign | ir.AbsMod}, results: words("t"), operands: words("tt")},
	{op: ir.OpPopc, types: bitTypes, results: words("u"), operands: words("t")},
	{op: ir.OpClz, types: bitTypes, results: words("u"), operands: words("t")},
	{op: ir.OpBfind, types: ints16, flags: []ir.Flags{0, ir.Shiftamt}, results: words("u"), operands: words("t")},
	{op: ir.OpFns, types: []ir.Scalar{ir.B32}, results: words("u"), operands: words("uuu")},
	{op: ir.OpBrev, types: bitTypes, results: words("t"), operands: words("t")},
	{op: ir.OpBfe, types: ints16, results: words("t"), operands: words("tuu")},
	{op: ir.OpBfi, types: bitTypes, results: words("t"), operands: words("ttuu")},
	{op: ir.OpBmsk, types: []ir.Scalar{ir.B32}, flags: []ir.Flags{ir.Clamp, ir.Wrap}, results: words("u"), operands: words("uu")},
	{op: ir.OpSzext, types: []ir.Scalar{ir.U32, ir.S32}, flags: []ir.Flags{ir.Clamp, ir.Wrap}, results: words("t"), operands: words("tu")},
	{op: ir.OpDp4a, types: []ir.Scalar{ir.U32, ir.S32}, srcs: []ir.Scalar{ir.U32, ir.S32}, results: words("u"), operands: words("uuu")},
	{op: ir.OpDp2a, types: []ir.Scalar{ir.U32, ir.S32}, srcs: []ir.Scalar{ir.U32, ir.S32}, subs: []ir.Sub{ir.Lo, ir.Hi}, results: words("u"), operands: words("uuu")},
	{op: ir.OpSqrt, types: scalarF, rnds: four, flags: []ir.Flags{0, ir.FTZ, ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpRcp, types: scalarF, rnds: four, flags: []ir.Flags{0, ir.FTZ, ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpRsqrt, types: scalarF, flags: []ir.Flags{ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpSin, types: scalarF, flags: []ir.Flags{ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpCos, types: scalarF, flags: []ir.Flags{ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpLg2, types: scalarF, flags: []ir.Flags{ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpEx2, types: floats, flags: []ir.Flags{ir.Approx, ir.FTZ | ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpTanh, types: floats, flags: []ir.Flags{ir.Approx}, results: words("t"), operands: words("t")},
	{op: ir.OpCopysign, types: scalarF, results: words("t"), operands: words("tt")},
	{op: ir.OpTestp, types: scalarF, subs: []ir.Sub{ir.TestFinite, ir.TestInfinite, ir.TestNumber, ir.TestNotANumber, ir.TestNormal, ir.TestSubnormal}, results: words("p"), operands: words("t")},
	{op: ir.OpSelp, types: cat(ints16, bitTypes, scalarF), flags: []ir.Flags{0, ir.NegC}, results: words("t"), operands: words("ttp")},
	{op: ir.OpSlct, types: cat(ints16, bitTypes, scalarF), srcs: []ir.Scalar{ir.S32, ir.TF32}, flags: []ir.Flags{0, ir.FTZ}, results: words("t"), operands: words("tts")},
	{op: ir.OpAnd, types: append(bitTypes, ir.Pred), results: words("t"), operands: words("tt")},
	{op: ir.OpOr, types: append(bitTypes, ir.Pred), results: words("t"), operands: words("tt")},
	{op: ir.OpXor, types: append(bitTypes, ir.Pred), results: words("t"), operands: words("tt")},
	{op: ir.OpNot, types: append(bitTypes, ir.Pred), results: words("t"), operands: words("t")},
	{op: ir.OpCnot, types: bitTypes, results: words("t"), operands: words("t")},
	{op: ir.OpLop3, types: []ir.Scalar{ir.B32}, results: words("t"), operands: words("tttu")},
	{op: ir.OpShl, types: bitTypes, results: words("t"), operands: words("tu")},
	{op: ir.OpShr, types: cat(bitTypes, ints16), results: words("t"), operands: words("tu")},
	{op: ir.OpShf, types: []ir.Scalar{ir.B32}, subs: []ir.Sub{ir.ShfL, ir.ShfR}, flags: []ir.Flags{ir.Clamp, ir.Wrap}, results: words("t"), operands: words("ttu")},
	{op: ir.OpCvt, types: cat(allInts, scalarF, []ir.Scalar{ir.TTF32}), srcs: cat(allInts, scalarF), rnds: cat(four, wholes, []ir.Rounding{ir.RNA}),
		flags: append(ftzSat, ir.Relu, ir.SatFinite, ir.Relu|ir.SatFinite), results: words("t"), operands: words("s")},
	{op: ir.OpSetp, types: cat(ints16, bitTypes, floats), cmps: cmps, flags: []ir.Flags{0, ir.FTZ}, results: words("p"), operands: words("tt")},
	{op: ir.OpSet, types: []ir.Scalar{ir.U32, ir.S32, ir.TF32, ir.TF16, ir.U16, ir.TF16x2}, srcs: cat(ints16, floats), cmps: cmps, flags: []ir.Flags{0, ir.FTZ}, results: words("t"), operands: words("ss")},

	{op: ir.OpAdd, types: ints16, flags: []ir.Flags{ir.CarryOut}, results: words("tp"), operands: words("tt")},
	{op: ir.OpSub, types: ints16, flags: []ir.Flags{ir.CarryOut}, results: words("tp"), operands: words("tt")},
	{op: ir.OpAddc, types: ints16, flags: []ir.Flags{0, ir.CarryOut}, results: words("tp"), operands: words("ttp")},
	{op: ir.OpSubc, types: ints16, flags: []ir.Flags{0, ir.CarryOut}, results: words("tp"), operands: words("ttp")},
	{op: ir.OpMad, types: ints16, subs: halves, flags: []ir.Flags{ir.CarryOut}, results: words("wp"), operands: words("ttw")},
	{op: ir.OpMadc, types: ints16, subs: halves, flags: []ir.Flags{0, ir.CarryOut}, results: words("wp"), operands: words("ttwp")},
	{op: ir.OpMin, types: floats, flags: []ir.Flags{0, ir.FTZ, ir.NaN, ir.AbsMod, ir.XorSign | ir.AbsMod}, results: words("t"), operands: words("ttt")},
	{op: ir.OpMax, types: floats, flags: []ir.Flags{0, ir.FTZ, ir.NaN, ir.AbsMod, ir.XorSign | ir.AbsMod}, results: words("t"), operands: words("ttt")},
	{op: ir.OpCvt, types: []ir.Scalar{ir.TF16x2, ir.TBF16x2}, srcs: []ir.Scalar{ir.TF32}, rnds: four, flags: []ir.Flags{0, ir.Relu, ir.SatFinite}, results: words("t"), operands: words("ss")},
	{op: ir.OpSetp, types: cat(ints16, floats), cmps: cmps, flags: []ir.Flags{0, ir.FTZ}, results: words("pp"), operands: words("tt")},
	{op: ir.OpSetp, types: cat(ints16, floats), cmps: cmps, bools: bools, flags: []ir.Flags{0, ir.NegC}, results: words("pp"), operands: words("ttp")},
	{op: ir.OpSetp, types: cat(ints16, scalarF), cmps: cmps, bools: bools, flags: []ir.Flags{0, ir.NegC}, results: words("p"), operands: words("ttp")},
	{op: ir.OpSet, types: []ir.Scalar{ir.U32, ir.TF32, ir.TF16x2}, srcs: cat(ints16, floats), cmps: []ir.Cmp{ir.LT, ir.NEU}, bools: bools, flags: []ir.Flags{0, ir.NegC}, results: words("t"), operands: words("ssp")},
}

func orNone[T any](list []T) []T {
	if len(list) == 0 {
		return make([]T, 1)
	}
	return list
}

// spellings lists what Compile accepts of the combinations.
func spellings(d dims) []spelling {
	var all []spelling
	for _, ty := range d.types {
		for _, src := range orNone(d.srcs) {
			for _, sub := range orNone(d.subs) {
				for _, c := range orNone(d.cmps) {
					for i, rnd := range cat(orNone(d.rnds), make([]ir.Rounding, max(len(d.bools)-1, 0))) {
						for _, fl := range orNone(d.flags) {
							s := spelling{op: d.op, m: ir.Mods{Ty: ty, SrcTy: src, Sub: sub, Cmp: c, Rnd: rnd, Flags: fl}}
							if d.bools != nil {
								s.m.Bool = d.bools[i] // operations with one have no rounding
							}
							container := func(letter string) *ir.Type {
								switch letter {
								case "s":
									return src.Type()
								case "u":
									return ir.I32
								case "p":
									return ir.I1
								case "w":
									if sub == ir.Wide {
										return ir.IntType(2 * ty.Bits())
									}
								}
								return ty.Type()
							}
							for _, l := range d.results {
								s.results = append(s.results, container(l))
							}
							for _, l := range d.operands {
								s.operands = append(s.operands, container(l))
							}
							if _, err := alu.Compile(s.value()); err == nil {
								all = append(all, s)
							}
						}
					}
				}
			}
		}
	}
	return all
}

// extremes are words at which things go wrong; narrower types use their low bits.
var extremes = []uint64{
	0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x7fff, 0x8000, 0xffff, 0x10000,
	0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0x100000000, 0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff,
	0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffc12345, 0x00800000, 0x007fffff, 0x7f7fffff,
	0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001,
	0x0010000000000000, 0x000fffffffffffff, 0x7fefffffffffffff, 0x3c00, 0x7c00, 0xfc00, 0x7e00, 0x0400, 0x03ff, 0x7bff, 0x3f80, 0x7f80,
	0x4f000000, 0x5f000000, 0x4effffff, 0x43e0000000000000, 0x41dfffffffc00000, 0x34000000, 0x33800000, 0x38ffffff, 0x477fefff, 0x477ff000,
	0x80003c00, 0xbc003c00, 0x7c003c00, 0x3f808000, 0x3ca0000000000000, 0x3ff0000000000001, 0x36a0000000000000, 0x47efffffefffffff,
}

// operand makes a word: of a number in a sensible range most of the time, so that results are not all infinite or zero.
func operand(r *rand.Rand, ty ir.Scalar, bits int) uint64 {
	keep := low(^uint64(0), bits)
	switch k, isFloat := kinds[ty]; {
	case r.IntN(4) == 0:
		return extremes[r.IntN(len(extremes))] & keep
	case r.IntN(4) == 0:
		return (extremes[r.IntN(len(extremes))] + uint64(r.IntN(5)) - 2) & keep
	case isFloat && r.IntN(2) == 0:
		exp := uint64(k.bias + r.IntN(24) - 12)
		frac := r.Uint64() & (1<<k.mant - 1)
		if r.IntN(2) == 0 { // few bits: halfway cases
			frac &= ^uint64(0) << (k.mant - 3)
		}
		return (k.zero(r.IntN(2) == 0) | exp<<k.mant | frac) & keep
	case r.IntN(3) == 0:
		return r.Uint64() >> r.IntN(64) & keep
	}
	return r.Uint64() & keep
}

// The vector arithmetic of sim/alu and the plain one here agree, for every spelling that alu accepts.
func TestArithmeticAgrees(t *testing.T) {
	total := 0
	for i, d := range space {
		all := spellings(d)
		assert.NotEmpty(t, all, d.op)
		total += len(all)
		t.Run(fmt.Sprintf("%v %d", d.op, i), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, uint64(i)))
			rounds := 150
			if functions[d.op] != nil {
				rounds = 12
			}
			for _, s := range all {
				compare(t, r, s, rounds)
			}
		})
	}
	t.Logf("%d spellings", total)
}

func compare(t *testing.T, r *rand.Rand, s spelling, rounds int) {
	t.Helper()
	v := s.value()
	x, err := alu.Compile(v)
	require.NoError(t, err, s)
	mean := meaning(v)
	require.NotNil(t, mean, s)
	from := s.m.SrcTy
	if from == ir.NoScalar {
		from = s.m.Ty
	}
	const w = 32
	for round := 0; round < rounds; round += w {
		var src alu.Operands
		var dst alu.Results
		for i := range s.operands {
			src[i] = make([]uint64, w)
			for l := range src[i] {
				src[i][l] = operand(r, from, s.operands[i].Bits)
			}
		}
		for i := range s.results {
			dst[i] = make([]uint64, w)
		}
		x(&dst, &src, 1<<w-1)
		for l := 0; l < w && l < rounds; l++ {
			in := make([]uint64, len(s.operands))
			for i := range in {
				in[i] = src[i][l]
			}
			for i, want := range mean(in) {
				if i < len(s.results) {
					require.Equal(t, fmt.Sprintf("%#x", want), fmt.Sprintf("%#x", dst[i][l]), "%v of %#x", s, in)
				}
			}
		}
	}
}

// Operations of one 16-bit operand agree for all operands.
func TestSmallOperandsExhaustively(t *testing.T) {
	for _, s := range []spelling{
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.TF32, SrcTy: ir.TF16}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.TF64, SrcTy: ir.TBF16}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.S32, SrcTy: ir.TF16, Rnd: ir.RNI}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.U8, SrcTy: ir.TF16, Rnd: ir.RZI}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.TF16, SrcTy: ir.TF16, Rnd: ir.RMI}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.TF16, SrcTy: ir.S16, Rnd: ir.RP}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.TBF16, SrcTy: ir.U16, Rnd: ir.RN}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.S8, SrcTy: ir.S16, Flags: ir.Sat}},
		{op: ir.OpCvt, m: ir.Mods{Ty: ir.U8, SrcTy: ir.S16, Flags: ir.Sat}},
		{op: ir.OpNeg, m: ir.Mods{Ty: ir.TF16}},
		{op: ir.OpAbs, m: ir.Mods{Ty: ir.TBF16}},
		{op: ir.OpNeg, m: ir.Mods{Ty: ir.S16}},
		{op: ir.OpAbs, m: ir.Mods{Ty: ir.S16}},
		{op: ir.OpNot, m: ir.Mods{Ty: ir.B16}},
	} {
		from := s.m.SrcTy
		if from == ir.NoScalar {
			from = s.m.Ty
		}
		s.results, s.operands = []*ir.Type{s.m.Ty.Type()}, []*ir.Type{from.Type()}
		v := s.value()
		x, err := alu.Compile(v)
		require.NoError(t, err, s)
		mean := meaning(v)
		require.NotNil(t, mean, s)
		var src alu.Operands
		var dst alu.Results
		src[0], dst[0] = make([]uint64, 1), make([]uint64, 1)
		for w := uint64(0); w < 1<<16; w++ {
			src[0][0] = w
			x(&dst, &src, 1)
			if want := mean(src[0])[0]; want != dst[0][0] {
				t.Fatalf("%v of %#x: %#x against %#x", s, w, dst[0][0], want)
			}
		}
	}
}

// The small functions of pairs of bytes agree for all pairs: products, quotients and shifts of 8-bit numbers in 16 bits.
func TestBytePairsExhaustively(t *testing.T) {
	for _, s := range []spelling{
		{op: ir.OpMul, m: ir.Mods{Ty: ir.S16, Sub: ir.Lo}}, {op: ir.OpDiv, m: ir.Mods{Ty: ir.S16}}, {op: ir.OpRem, m: ir.Mods{Ty: ir.S16}},
		{op: ir.OpDiv, m: ir.Mods{Ty: ir.U16}}, {op: ir.OpMin, m: ir.Mods{Ty: ir.S16}}, {op: ir.OpMax, m: ir.Mods{Ty: ir.U16}},
		{op: ir.OpShr, m: ir.Mods{Ty: ir.S16}}, {op: ir.OpShl, m: ir.Mods{Ty: ir.B16}}, {op: ir.OpSub, m: ir.Mods{Ty: ir.U16}},
	} {
		ty := s.m.Ty.Type()
		s.results, s.operands = []*ir.Type{ty}, []*ir.Type{ty, ty}
		v := s.value()
		x, err := alu.Compile(v)
		require.NoError(t, err, s)
		mean := meaning(v)
		var src alu.Operands
		var dst alu.Results
		src[0], src[1], dst[0] = make([]uint64, 1), make([]uint64, 1), make([]uint64, 1)
		for w := range uint64(1 << 16) {
			a, b := low(uint64(int8(w)), 16), low(uint64(int8(w>>8)), 16)
			src[0][0], src[1][0] = a, b
			x(&dst, &src, 1)
			if want := mean([]uint64{a, b})[0]; want != dst[0][0] {
				t.Fatalf("%v of %#x, %#x: %#x against %#x", s, a, b, dst[0][0], want)
			}
		}
	}
}
