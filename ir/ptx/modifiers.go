package ptx

import (
	"fmt"
	"strings"

	"lockstep/ir"
)

// A Modifier is a row of the modifier table: one meaning of a dotted word. The
// same word can have several, by group (.lo is half of a product and a
// comparison); an opcode's groups say which it takes.
type Modifier struct {
	Text  string
	Group Group
	// Value is what the word stands for: a constant of ir of the type that the
	// group names, 0 for groups that name none.
	Value uint64
	Flags ir.Flags
	Doc   string
}

// A Group is a set of modifiers of one kind, of which an opcode takes all or
// none. A field of this type can hold several groups, as a set.
type Group uint64

// The groups, with the type of Modifier.Value.
const (
	groupOwn       Group = 1 << iota // what only one opcode takes
	groupType                        // ir.Scalar
	groupPacked                      // ir.Scalar
	groupVec                         // number of elements
	groupSpace                       // ir.Space
	groupRound                       // ir.Rounding
	groupRoundInt                    // ir.Rounding
	groupSem                         // ir.Sem
	groupScope                       // ir.MemScope
	groupCmp                         // ir.Cmp
	groupBool                        // ir.Bool
	groupBarBool                     // ir.Bool
	groupHalf                        // ir.Sub
	groupAtomic                      // ir.Sub
	groupShfl                        // ir.Sub
	groupVote                        // ir.Sub
	groupMatch                       // ir.Sub
	groupBar                         // ir.Sub
	groupPrmt                        // ir.Sub
	groupTestp                       // ir.Sub
	groupMembar                      // ir.Sub
	groupFence                       // ir.Sub
	groupShf                         // ir.Sub
	groupFtz                         // flags
	groupNoFtz                       // flags
	groupSat                         // flags
	groupSatFinite                   // flags
	groupRelu                        // flags
	groupApprox                      // flags
	groupCarry                       // flags
	groupUni                         // flags
	groupSync                        // flags
	groupAligned                     // flags
	groupClamp                       // flags
	groupMinMax                      // flags
	groupShiftamt                    // flags
	groupTo                          // flags
	groupNC                          // flags
	groupEvict                       // flags
	groupCache                       // ir.Sem
	groupGeom
	groupSurf
	groupLayout
	groupShape // by pattern, see shapes
	groupTensor
	groupMbarrier
)

// modifierTable lists the modifiers by group.
var modifierTable = []struct {
	group Group
	doc   string
	rows  []Modifier
}{
	{groupType, "type", values("pred b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64",
		ir.Pred, ir.B8, ir.B16, ir.B32, ir.B64, ir.B128, ir.U8, ir.U16, ir.U32, ir.U64, ir.S8, ir.S16, ir.S32, ir.S64,
		ir.TF16, ir.TF16x2, ir.TBF16, ir.TBF16x2, ir.TF32, ir.TF64)},
	{groupPacked, "packed type", values("f32x2 tf32 e4m3x2 e5m2x2", ir.TF32x2, ir.TTF32, ir.TE4M3x2, ir.TE5M2x2)},
	{groupPacked, "narrow or packed type", all(ir.OtherScalar, `u16x2 s16x2 u8x4 s8x4 e4m3 e5m2 e2m1 e2m3 e3m2 ue8m0 ue4m3 ue8m0x2
		e2m1x2 e2m3x2 e3m2x2 e4m3x4 e5m2x4 e2m1x4 e2m3x4 e3m2x4 s2f6x2 f16x4 bf16x4
		b1 u2 s2 u4 s4 b4 b4x16 b8x16 b6x16_p32 b4x16_p64 b6p2x16`)},
	{groupVec, "elements of a vector", values("v2 v4 v8", uint64(2), 4, 8)},
	{groupSpace, "state space", values("global shared shared::cta shared::cluster local const param",
		ir.Global, ir.Shared, ir.Shared, ir.SharedCluster, ir.Local, ir.Const, ir.Param)},
	{groupSpace, "parameter of a kernel", []Modifier{{Text: "param::entry", Value: uint64(ir.Param), Flags: ir.Entry}}},
	{groupSpace, "parameter of a function", []Modifier{{Text: "param::func", Value: uint64(ir.Param), Flags: ir.FuncQ}}},
	{groupRound, "rounding", values("rn rz rm rp rna rs", ir.RN, ir.RZ, ir.RM, ir.RP, ir.RNA, ir.RS)},
	{groupRoundInt, "rounding to an integral value", values("rni rzi rmi rpi", ir.RNI, ir.RZI, ir.RMI, ir.RPI)},
	{groupSem, "memory ordering", values("weak volatile relaxed acquire release acq_rel sc mmio",
		ir.Weak, ir.Volatile, ir.Relaxed, ir.Acquire, ir.Release, ir.AcqRel, ir.SC, ir.MMIO)},
	{groupScope, "threads that an ordering or atomic concerns", values("cta cluster gpu sys gl", ir.CTA, ir.Cluster, ir.GPU, ir.Sys, ir.GPU)},
	{groupCmp, "comparison", values("eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan",
		ir.EQ, ir.NE, ir.LT, ir.LE, ir.GT, ir.GE, ir.LT, ir.LE, ir.GT, ir.GE,
		ir.EQU, ir.NEU, ir.LTU, ir.LEU, ir.GTU, ir.GEU, ir.NUM, ir.NAN)},
	{groupBool, "combination with a predicate", values("and or xor", ir.BoolAnd, ir.BoolOr, ir.BoolXor)},
	{groupBarBool, "reduction of predicates", values("and or", ir.BoolAnd, ir.BoolOr)},
	{groupHalf, "half of a product", values("lo hi wide", ir.Lo, ir.Hi, ir.Wide)},
	{groupAtomic, "atomic operation or reduction", values("add min max and or xor exch cas inc dec",
		ir.SubAdd, ir.SubMin, ir.SubMax, ir.SubAnd, ir.SubOr, ir.SubXor, ir.SubExch, ir.SubCas, ir.SubInc, ir.SubDec)},
	{groupShfl, "which lane is read", values("up down bfly idx", ir.ShflUp, ir.ShflDown, ir.ShflBfly, ir.ShflIdx)},
	{groupVote, "vote", values("all any uni ballot", ir.VoteAll, ir.VoteAny, ir.VoteUni, ir.VoteBallot)},
	{groupMatch, "match", values("any all", ir.MatchAny, ir.MatchAll)},
	{groupBar, "barrier", values("sync arrive red popc", ir.BarSync, ir.BarArrive, ir.BarRed, ir.SubPopc)},
	{groupPrmt, "permutation", values("f4e b4e rc8 ecl ecr rc16", ir.PrmtF4E, ir.PrmtB4E, ir.PrmtRC8, ir.PrmtECL, ir.PrmtECR, ir.PrmtRC16)},
	{groupTestp, "class of numbers", values("finite infinite number notanumber normal subnormal",
		ir.TestFinite, ir.TestInfinite, ir.TestNumber, ir.TestNotANumber, ir.TestNormal, ir.TestSubnormal)},
	{groupMembar, "level of a fence", values("gl cta sys", ir.MembarGL, ir.MembarCTA, ir.MembarSys)},
	{groupFence, "fence between proxies", values("proxy", ir.FenceProxy)},
	{groupShf, "direction", values("l r", ir.ShfL, ir.ShfR)},
	{groupFtz, "subnormals are flushed to zero", flags("ftz", ir.FTZ)},
	{groupNoFtz, "subnormals are kept", flags("noftz", ir.NoFTZ)},
	{groupSat, "clamped to the type's range or to [0, 1]", flags("sat", ir.Sat)},
	{groupSatFinite, "clamped to the largest finite value", flags("satfinite", ir.SatFinite)},
	{groupRelu, "negative results become zero", flags("relu", ir.Relu)},
	{groupApprox, "approximation", flags("approx", ir.Approx)},
	{groupApprox, "approximation over the full range", flags("full", ir.Full)},
	{groupCarry, "writes the carry flag", flags("cc", ir.CarryOut)},
	{groupUni, "promise that all active threads agree", flags("uni", ir.Uni)},
	{groupSync, "waits for the threads of the member mask", flags("sync", ir.Sync)},
	{groupAligned, "all threads of the warp execute it together", flags("aligned", ir.Aligned)},
	{groupClamp, "amounts above the width are clamped", flags("clamp", ir.Clamp)},
	{groupClamp, "amounts are taken modulo the width", flags("wrap", ir.Wrap)},
	{groupMinMax, "a NaN wins", flags("NaN", ir.NaN)},
	{groupMinMax, "the sign is the exclusive or of the operands' signs", flags("xorsign", ir.XorSign)},
	{groupMinMax, "compares magnitudes", flags("abs", ir.AbsMod)},
	{groupShiftamt, "gives the shift that brings the bit to the top", flags("shiftamt", ir.Shiftamt)},
	{groupTo, "from generic to the state space", flags("to", ir.To)},
	{groupNC, "through the read-only path", flags("nc", ir.NC)},
	{groupEvict, "hint for the L1 cache", flags("L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate", ir.L1Hint)},
	{groupEvict, "hint for the L2 cache", flags(`L2::evict_normal L2::evict_unchanged L2::evict_first L2::evict_last
		L2::cache_hint L2::64B L2::128B L2::256B`, ir.L2Hint)},
	{groupCache, "cache operator", plain("ca cg cs lu wb wt")},
	{groupCache, "fetches again whatever a cache holds", values("cv", ir.Volatile)},
	{groupGeom, "geometry", plain("1d 2d 3d 4d 5d a1d a2d a3d cube acube 2dms a2dms")},
	{groupSurf, "format, or out-of-bounds rule, of a surface access", plain("b p trap clamp zero")},
	{groupLayout, "layout or number of matrices", plain("row col trans x1 x2 x4 x8 x16 x32 x64 x128 num")},
	{groupTensor, "asynchronous copy", plain(`async bulk tensor tile im2col tile::gather4 tile::scatter4 im2col::w im2col::w::128 im2col_no_offs
		mbarrier::complete_tx::bytes bulk_group multicast::cluster cp_mask ignore_oob read commit_group wait_group wait_all
		cta_group::1 cta_group::2 shared::cta shared::cluster global`)},
	{groupMbarrier, "asynchronous barrier", plain(`init inval arrive arrive_drop test_wait try_wait pending_count expect_tx complete_tx
		parity noComplete noinc cp async mbarrier sync_restrict::shared::cta sync_restrict::shared::cluster
		mbarrier::arrive::one mbarrier::complete_tx::bytes bulk`)},
}

// values pairs words with constants of ir.
func values[T ~uint8 | ~uint64](words string, vs ...T) []Modifier {
	texts := strings.Fields(words)
	if len(texts) != len(vs) {
		panic(fmt.Sprintf("ptx: modifier table: %d words and %d values: %s", len(texts), len(vs), words))
	}
	rows := make([]Modifier, len(vs))
	for i, v := range vs {
		rows[i] = Modifier{Text: texts[i], Value: uint64(v)}
	}
	return rows
}

// all gives each word the same value.
func all[T ~uint8](v T, words string) []Modifier {
	rows := plain(words)
	for i := range rows {
		rows[i].Value = uint64(v)
	}
	return rows
}

// flags gives each word the same flag.
func flags(words string, f ir.Flags) []Modifier {
	rows := plain(words)
	for i := range rows {
		rows[i].Flags = f
	}
	return rows
}

// plain makes rows of words without a value.
func plain(words string) []Modifier {
	var rows []Modifier
	for _, text := range strings.Fields(words) {
		rows = append(rows, Modifier{Text: text})
	}
	return rows
}

// modifiers is the modifier table by word.
var modifiers = func() map[string][]*Modifier {
	m := make(map[string][]*Modifier)
	for _, part := range modifierTable {
		for i := range part.rows {
			row := &part.rows[i]
			row.Group, row.Doc = part.group, part.doc
			m[row.Text] = append(m[row.Text], row)
		}
	}
	return m
}()

// setters says what the value of a modifier becomes in [ir.Mods]. The first
// type is that of the result, the second that of the operands; of several
// spaces (copies) the first counts.
var setters = map[Group]func(m *ir.Mods, v uint64){
	groupType:     setType,
	groupPacked:   setType,
	groupVec:      func(m *ir.Mods, v uint64) { m.Vec = uint8(v) },
	groupSpace:    setSpace,
	groupRound:    func(m *ir.Mods, v uint64) { m.Rnd = ir.Rounding(v) },
	groupRoundInt: func(m *ir.Mods, v uint64) { m.Rnd = ir.Rounding(v) },
	groupSem:      func(m *ir.Mods, v uint64) { m.Sem = ir.Sem(v) },
	groupCache:    setCache,
	groupScope:    func(m *ir.Mods, v uint64) { m.Scope = ir.MemScope(v) },
	groupCmp:      func(m *ir.Mods, v uint64) { m.Cmp = ir.Cmp(v) },
	groupBool:     func(m *ir.Mods, v uint64) { m.Bool = ir.Bool(v) },
	groupBarBool:  func(m *ir.Mods, v uint64) { m.Bool = ir.Bool(v) },
	groupHalf:     setSub,
	groupAtomic:   setSub,
	groupShfl:     setSub,
	groupVote:     setSub,
	groupMatch:    setSub,
	groupBar:      setSub,
	groupPrmt:     setSub,
	groupTestp:    setSub,
	groupMembar:   setSub,
	groupFence:    setSub,
	groupShf:      setSub,
}

func setType(m *ir.Mods, v uint64) {
	switch {
	case m.Ty == ir.NoScalar:
		m.Ty = ir.Scalar(v)
	case m.SrcTy == ir.NoScalar:
		m.SrcTy = ir.Scalar(v)
	}
}

func setSpace(m *ir.Mods, v uint64) {
	if m.Space == ir.Generic {
		m.Space = ir.Space(v)
	}
}

// setCache makes a volatile access of what must not come from a cache.
func setCache(m *ir.Mods, v uint64) {
	if v != 0 {
		m.Sem = ir.Sem(v)
	}
}

func setSub(m *ir.Mods, v uint64) { m.Sub = ir.Sub(v) }

// shapes are the forms of the modifiers that give the shape of a matrix or
// tensor operand: m16n8k16, 16x64b, 8x8, b8x16, scale_vec::2X.
var shapes = []string{"m0n0k0", "m0n0", "m0k0", "0x0b", "0x0", "0x0b_"}

var shapeModifier = Modifier{Group: groupShape, Doc: "shape"}

// matchesShape reports whether text has a form in which each 0 stands for a
// number.
func matchesShape(text, form string) bool {
	for i := 0; i < len(form); i++ {
		if form[i] != '0' {
			if text == "" || text[0] != form[i] {
				return false
			}
			text = text[1:]
			continue
		}
		rest := strings.TrimLeft(text, "0123456789")
		if rest == text {
			return false
		}
		text = rest
	}
	return text == ""
}

// modifier returns the row for a modifier of the opcode, nil if it takes none
// of that name.
func (o *Opcode) modifier(text string) *Modifier {
	if m := o.own[text]; m != nil {
		return m
	}
	for _, m := range modifiers[text] {
		if m.Group&o.Mods != 0 {
			return m
		}
	}
	if o.Mods&groupShape != 0 {
		for _, form := range shapes {
			if matchesShape(text, form) {
				return &shapeModifier
			}
		}
	}
	return nil
}
