package ptx

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestTable walks the instruction table: each row says everything.
func TestTable(t *testing.T) {
	for name, o := range opcodes {
		assert.Equal(t, name, o.Name)
		assert.NotEqual(t, FamilyUnknown, o.Family, name)
		assert.Contains(t, o.Section(), "-instructions-"+name)
		assert.True(t, o.Since[0] >= 1 && o.Since[0] <= 9, "%s: since %v", name, o.Since)
		assert.NotEqual(t, ir.OpInvalid, o.Op, name)
		least, most := o.NumOperands()
		assert.LessOrEqual(t, least, most, name)
		for _, text := range strings.Fields(o.Own) {
			for _, m := range modifiers[text] {
				assert.Zero(t, m.Group&o.Mods, "%s: .%s is its own and in a group that it takes", name, text)
			}
		}
		// A word in two groups of a row would be ambiguous.
		for text, rows := range modifiers {
			var with []Group
			for _, m := range rows {
				if m.Group&o.Mods != 0 && m.Flags|ir.Flags(m.Value) != 0 && !slices.Contains(with, m.Group) {
					with = append(with, m.Group)
				}
			}
			if o.Op != ir.OpOpaque {
				assert.LessOrEqual(t, len(with), 1, "%s: .%s has several meanings", name, text)
			}
		}
	}
}

// TestModifierTable: each group with values has a setter, each setter a group
// with rows, and no row is there twice.
func TestModifierTable(t *testing.T) {
	seen := make(map[Group]bool)
	for text, rows := range modifiers {
		groups := make(map[Group]bool)
		for _, m := range rows {
			assert.False(t, groups[m.Group], ".%s is twice in a group", text)
			groups[m.Group], seen[m.Group] = true, true
			assert.NotEmpty(t, m.Doc, text)
			if m.Value != 0 {
				assert.NotNil(t, setters[m.Group], ".%s has a value that nothing reads", text)
			}
		}
	}
	for group := range setters {
		assert.True(t, seen[group], "group %b has no rows", group)
	}
}

// TestSpellings: the 400 most common spellings of real kernels are known.
func TestSpellings(t *testing.T) {
	text, err := os.ReadFile("testdata/spellings.txt")
	require.NoError(t, err)
	lines := strings.Fields(string(text))
	require.Greater(t, len(lines), 300)
	for _, line := range lines {
		p := parser{f: &File{lines: []uint32{0}}}
		in := p.newInstr(line, 0)
		assert.Empty(t, p.diags.List().String())
		assert.True(t, in.Known(), line)
		assert.Equal(t, line, in.Mods.Text)
		assert.NotEqual(t, ir.OpInvalid, in.Op)
	}
}

// TestInstr maps spellings to operations and modifiers of ir.
func TestInstr(t *testing.T) {
	for _, c := range []struct {
		text string
		op   ir.Op
		mods ir.Mods
	}{
		{"add.s32", ir.OpAdd, ir.Mods{Ty: ir.S32}},
		{"add.cc.u32", ir.OpAdd, ir.Mods{Ty: ir.U32, Flags: ir.CarryOut}},
		{"add.rn.ftz.sat.f32", ir.OpAdd, ir.Mods{Ty: ir.TF32, Rnd: ir.RN, Flags: ir.FTZ | ir.Sat}},
		{"add.rn.f32x2", ir.OpAdd, ir.Mods{Ty: ir.TF32x2, Rnd: ir.RN}},
		{"addc.cc.u32", ir.OpAddc, ir.Mods{Ty: ir.U32, Flags: ir.CarryOut}},
		{"madc.hi.u32", ir.OpMadc, ir.Mods{Ty: ir.U32, Sub: ir.Hi}},
		{"mul.wide.s32", ir.OpMul, ir.Mods{Ty: ir.S32, Sub: ir.Wide}},
		{"mul24.lo.u32", ir.OpMul24, ir.Mods{Ty: ir.U32, Sub: ir.Lo}},
		{"mad.f32", ir.OpMad, ir.Mods{Ty: ir.TF32}},
		{"fma.rn.relu.bf16x2", ir.OpFma, ir.Mods{Ty: ir.TBF16x2, Rnd: ir.RN, Flags: ir.Relu}},
		{"div.full.ftz.f32", ir.OpDiv, ir.Mods{Ty: ir.TF32, Flags: ir.Full | ir.FTZ}},
		{"div.rp.f64", ir.OpDiv, ir.Mods{Ty: ir.TF64, Rnd: ir.RP}},
		{"min.NaN.xorsign.abs.f16", ir.OpMin, ir.Mods{Ty: ir.TF16, Flags: ir.NaN | ir.XorSign | ir.AbsMod}},
		{"bfind.shiftamt.u64", ir.OpBfind, ir.Mods{Ty: ir.U64, Flags: ir.Shiftamt}},
		{"dp4a.u32.s32", ir.OpDp4a, ir.Mods{Ty: ir.U32, SrcTy: ir.S32}},
		{"dp2a.hi.u32.s32", ir.OpDp2a, ir.Mods{Ty: ir.U32, SrcTy: ir.S32, Sub: ir.Hi}},
		{"bmsk.clamp.b32", ir.OpBmsk, ir.Mods{Ty: ir.B32, Flags: ir.Clamp}},
		{"rsqrt.approx.ftz.f32", ir.OpRsqrt, ir.Mods{Ty: ir.TF32, Flags: ir.Approx | ir.FTZ}},
		{"testp.subnormal.f64", ir.OpTestp, ir.Mods{Ty: ir.TF64, Sub: ir.TestSubnormal}},
		{"setp.lt.and.s32", ir.OpSetp, ir.Mods{Ty: ir.S32, Cmp: ir.LT, Bool: ir.BoolAnd}},
		{"setp.hi.u32", ir.OpSetp, ir.Mods{Ty: ir.U32, Cmp: ir.GT}},
		{"setp.nan.ftz.f32", ir.OpSetp, ir.Mods{Ty: ir.TF32, Cmp: ir.NAN, Flags: ir.FTZ}},
		{"set.lt.u32.f32", ir.OpSet, ir.Mods{Ty: ir.U32, SrcTy: ir.TF32, Cmp: ir.LT}},
		{"slct.f32.s32", ir.OpSlct, ir.Mods{Ty: ir.TF32, SrcTy: ir.S32}},
		{"lop3.or.b32", ir.OpLop3, ir.Mods{Ty: ir.B32, Bool: ir.BoolOr}},
		{"shf.l.wrap.b32", ir.OpShf, ir.Mods{Ty: ir.B32, Sub: ir.ShfL, Flags: ir.Wrap}},
		{"prmt.b32.rc16", ir.OpPrmt, ir.Mods{Ty: ir.B32, Sub: ir.PrmtRC16}},
		{"cvt.rzi.sat.s32.f32", ir.OpCvt, ir.Mods{Ty: ir.S32, SrcTy: ir.TF32, Rnd: ir.RZI, Flags: ir.Sat}},
		{"cvt.rn.satfinite.relu.e4m3x2.f32", ir.OpCvt, ir.Mods{Ty: ir.TE4M3x2, SrcTy: ir.TF32, Rnd: ir.RN, Flags: ir.SatFinite | ir.Relu}},
		{"cvt.rna.tf32.f32", ir.OpCvt, ir.Mods{Ty: ir.TTF32, SrcTy: ir.TF32, Rnd: ir.RNA}},
		{"cvt.pack.sat.u8.s32.b32", ir.OpOpaque, ir.Mods{Ty: ir.U8, SrcTy: ir.S32, Flags: ir.Sat}},
		{"cvta.to.global.u64", ir.OpCvta, ir.Mods{Ty: ir.U64, Space: ir.Global, Flags: ir.To}},
		{"isspacep.shared::cluster", ir.OpIsspacep, ir.Mods{Space: ir.SharedCluster}},
		{"ld.global.v4.f32", ir.OpLoad, ir.Mods{Ty: ir.TF32, Vec: 4, Space: ir.Global}},
		{"ld.global.nc.L1::no_allocate.L2::128B.u16", ir.OpLoad, ir.Mods{Ty: ir.U16, Space: ir.Global, Flags: ir.NC | ir.L1Hint | ir.L2Hint}},
		{"ld.acquire.gpu.shared::cta.u32", ir.OpLoad, ir.Mods{Ty: ir.U32, Space: ir.Shared, Sem: ir.Acquire, Scope: ir.GPU}},
		{"ld.param::func.b32", ir.OpLoad, ir.Mods{Ty: ir.B32, Space: ir.Param, Flags: ir.FuncQ}},
		{"ld.volatile.shared.u32", ir.OpLoad, ir.Mods{Ty: ir.U32, Space: ir.Shared, Sem: ir.Volatile}},
		{"ld.global.cv.u32", ir.OpLoad, ir.Mods{Ty: ir.U32, Space: ir.Global, Sem: ir.Volatile}},
		{"ld.global.ca.u32", ir.OpLoad, ir.Mods{Ty: ir.U32, Space: ir.Global}},
		{"ld.const.b32", ir.OpLoad, ir.Mods{Ty: ir.B32, Space: ir.Const}},
		{"st.async.shared::cluster.mbarrier::complete_tx::bytes.u32", ir.OpOpaque, ir.Mods{Ty: ir.U32, Space: ir.SharedCluster}},
		{"st.release.sys.global.v2.b64", ir.OpStore, ir.Mods{Ty: ir.B64, Vec: 2, Space: ir.Global, Sem: ir.Release, Scope: ir.Sys}},
		{"atom.acquire.sys.global.cas.b32", ir.OpAtom, ir.Mods{Ty: ir.B32, Sub: ir.SubCas, Space: ir.Global, Sem: ir.Acquire, Scope: ir.Sys}},
		{"atom.global.add.noftz.f16x2", ir.OpAtom, ir.Mods{Ty: ir.TF16x2, Sub: ir.SubAdd, Space: ir.Global, Flags: ir.NoFTZ}},
		{"red.global.min.s32", ir.OpRed, ir.Mods{Ty: ir.S32, Sub: ir.SubMin, Space: ir.Global}},
		{"shfl.sync.bfly.b32", ir.OpShfl, ir.Mods{Ty: ir.B32, Sub: ir.ShflBfly, Flags: ir.Sync}},
		{"shfl.down.b32", ir.OpShfl, ir.Mods{Ty: ir.B32, Sub: ir.ShflDown}},
		{"vote.sync.uni.pred", ir.OpVote, ir.Mods{Ty: ir.Pred, Sub: ir.VoteUni, Flags: ir.Sync}},
		{"match.all.sync.b64", ir.OpMatch, ir.Mods{Ty: ir.B64, Sub: ir.MatchAll, Flags: ir.Sync}},
		{"redux.sync.xor.b32", ir.OpRedux, ir.Mods{Ty: ir.B32, Sub: ir.SubXor, Flags: ir.Sync}},
		{"bar.sync", ir.OpBar, ir.Mods{Sub: ir.BarSync, Flags: ir.Aligned}},
		{"bar.red.and.pred", ir.OpBar, ir.Mods{Ty: ir.Pred, Sub: ir.BarRed, Bool: ir.BoolAnd, Flags: ir.Aligned}},
		{"bar.red.popc.u32", ir.OpBar, ir.Mods{Ty: ir.U32, Sub: ir.SubPopc, Flags: ir.Aligned}},
		{"barrier.sync", ir.OpBar, ir.Mods{Sub: ir.BarSync}},
		{"barrier.sync.aligned", ir.OpBar, ir.Mods{Sub: ir.BarSync, Flags: ir.Aligned}},
		{"bar.warp.sync", ir.OpWarpBar, ir.Mods{Sub: ir.BarSync}},
		{"barrier.cluster.arrive.release.aligned", ir.OpClusterBar, ir.Mods{Sub: ir.BarArrive, Sem: ir.Release, Flags: ir.Aligned}},
		{"membar.gl", ir.OpFence, ir.Mods{Sub: ir.MembarGL}},
		{"fence.sc.sys", ir.OpFence, ir.Mods{Sem: ir.SC, Scope: ir.Sys}},
		{"fence.proxy.async.shared::cta", ir.OpFence, ir.Mods{Sub: ir.FenceProxy, Space: ir.Shared}},
		{"activemask.b32", ir.OpActivemask, ir.Mods{Ty: ir.B32}},
		{"elect.sync", ir.OpElect, ir.Mods{Flags: ir.Sync}},
		{"bra.uni", ir.OpJump, ir.Mods{Flags: ir.Uni}},
		{"call.uni", ir.OpCall, ir.Mods{Flags: ir.Uni}},
		{"brx.idx", ir.OpBrx, ir.Mods{}},
		{"exit", ir.OpExit, ir.Mods{}},
		{"trap", ir.OpTrap, ir.Mods{}},
		{"alloca.u64", ir.OpAlloca, ir.Mods{Ty: ir.U64, Flags: ir.Stack}},
		{"setmaxnreg.inc.sync.aligned.u32", ir.OpHint, ir.Mods{Ty: ir.U32, Flags: ir.Sync | ir.Aligned}},
		{"tex.2d.v4.f32.s32", ir.OpOpaque, ir.Mods{Ty: ir.TF32, SrcTy: ir.S32, Vec: 4}},
		{"mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", ir.OpOpaque, ir.Mods{Ty: ir.TF32, SrcTy: ir.TBF16, Flags: ir.Sync | ir.Aligned}},
		{"ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16", ir.OpOpaque, ir.Mods{Ty: ir.B16, Space: ir.Shared, Flags: ir.Sync | ir.Aligned}},
	} {
		p := parser{f: &File{lines: []uint32{0}}}
		in := p.newInstr(c.text, 0)
		assert.Empty(t, p.diags.List().String())
		c.mods.Text = c.text
		assert.Equal(t, c.op, in.Op, c.text)
		assert.Equal(t, c.mods, *in.Mods, c.text)
	}
}
