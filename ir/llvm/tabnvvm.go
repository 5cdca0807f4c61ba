package llvm

import (
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

const clock64 = target.SClock64

// Intrinsics of NVPTX (LLVM, "User Guide for NVPTX Back-end"; PTX ISA for what they do). Old and new names.
func nvvmTable() map[string]lowering {
	const aligned = ir.Aligned
	t := map[string]lowering{
		"llvm.nvvm.activemask":    {op: ir.OpActivemask, mods: ir.Mods{Ty: ir.B32}},
		"llvm.nvvm.bar.warp.sync": {op: ir.OpWarpBar, mods: ir.Mods{Sub: ir.BarSync}, args: "0"},
		"llvm.nvvm.elect.sync":    {op: ir.OpElect, args: "0"},
		"llvm.nvvm.nanosleep":     {op: ir.OpNanosleep, args: "0"},
		"llvm.nvvm.exit":          {op: ir.OpExit, build: keepText},

		"llvm.nvvm.membar.cta": {op: ir.OpFence, mods: ir.Mods{Sub: ir.MembarCTA}}, "llvm.nvvm.membar.gl": {op: ir.OpFence, mods: ir.Mods{Sub: ir.MembarGL}},
		"llvm.nvvm.membar.sys": {op: ir.OpFence, mods: ir.Mods{Sub: ir.MembarSys}}, "llvm.nvvm.fence.sc.cluster": {op: ir.OpFence, mods: ir.Mods{Sem: ir.SC, Scope: ir.Cluster}},

		"llvm.nvvm.match.any.sync.i32":  {op: ir.OpMatch, mods: ir.Mods{Ty: ir.B32, Sub: ir.MatchAny, Flags: ir.Sync}, args: "10"},
		"llvm.nvvm.match.any.sync.i64":  {op: ir.OpMatch, mods: ir.Mods{Ty: ir.B64, Sub: ir.MatchAny, Flags: ir.Sync}, args: "10"},
		"llvm.nvvm.match.all.sync.i32p": {op: ir.OpMatch, mods: ir.Mods{Ty: ir.B32, Sub: ir.MatchAll, Flags: ir.Sync}, args: "10"},
		"llvm.nvvm.match.all.sync.i64p": {op: ir.OpMatch, mods: ir.Mods{Ty: ir.B64, Sub: ir.MatchAll, Flags: ir.Sync}, args: "10"},

		"llvm.nvvm.mul24.i": {op: ir.OpMul24, mods: ir.Mods{Ty: ir.S32, Sub: ir.Lo}, args: "01"}, "llvm.nvvm.mul24.ui": {op: ir.OpMul24, mods: ir.Mods{Ty: ir.U32, Sub: ir.Lo}, args: "01"},
		"llvm.nvvm.sad.i": {op: ir.OpSad, mods: ir.Mods{Ty: ir.S32}, args: "012"}, "llvm.nvvm.sad.ui": {op: ir.OpSad, mods: ir.Mods{Ty: ir.U32}, args: "012"},
		"llvm.nvvm.prmt": {op: ir.OpPrmt, mods: ir.Mods{Ty: ir.B32}, args: "012"}, "llvm.nvvm.fns": {op: ir.OpFns, mods: ir.Mods{Ty: ir.B32}, args: "012"},
		"llvm.nvvm.brev32": {op: ir.OpBrev, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "llvm.nvvm.brev64": {op: ir.OpBrev, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"llvm.nvvm.popc.i": {op: ir.OpPopc, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "llvm.nvvm.popc.ll": {op: ir.OpPopc, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"llvm.nvvm.clz.i": {op: ir.OpClz, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "llvm.nvvm.clz.ll": {op: ir.OpClz, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"llvm.nvvm.abs.i": {op: ir.OpAbs, mods: ir.Mods{Ty: ir.S32}, args: "0"}, "llvm.nvvm.abs.ll": {op: ir.OpAbs, mods: ir.Mods{Ty: ir.S64}, args: "0"},

		"llvm.nvvm.ex2.approx.f": {op: ir.OpEx2, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"}, "llvm.nvvm.ex2.approx": {op: ir.OpEx2, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.nvvm.lg2.approx.f": {op: ir.OpLg2, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"}, "llvm.nvvm.lg2.approx": {op: ir.OpLg2, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.nvvm.sin.approx.f":   {op: ir.OpSin, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"},
		"llvm.nvvm.cos.approx.f":   {op: ir.OpCos, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"},
		"llvm.nvvm.tanh.approx":    {op: ir.OpTanh, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.nvvm.rsqrt.approx.f": {op: ir.OpRsqrt, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"}, "llvm.nvvm.rsqrt.approx.d": {op: ir.OpRsqrt, mods: ir.Mods{Ty: ir.TF64, Flags: ir.Approx}, args: "0"},
		"llvm.nvvm.sqrt.approx.f": {op: ir.OpSqrt, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"}, "llvm.nvvm.sqrt.f": {op: ir.OpSqrt, mods: ir.Mods{Ty: ir.TF32, Rnd: ir.RN}, args: "0"},
		"llvm.nvvm.rcp.approx.f": {op: ir.OpRcp, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "0"},
		"llvm.nvvm.div.approx.f": {op: ir.OpDiv, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, args: "01"}, "llvm.nvvm.div.full": {op: ir.OpDiv, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Full}, args: "01"},
		"llvm.nvvm.rsqrt.approx.ftz.f": {op: ir.OpRsqrt, mods: ir.Mods{Ty: ir.TF32, Flags: ir.Approx | ir.FTZ}, args: "0"},
		"llvm.nvvm.rcp.approx.ftz.d":   {op: ir.OpRcp, mods: ir.Mods{Ty: ir.TF64, Flags: ir.Approx | ir.FTZ}, args: "0"},

		"llvm.nvvm.atomic.load.inc.32": {op: ir.OpAtom, mods: ir.Mods{Ty: ir.U32, Sub: ir.SubInc}, args: "01"}, "llvm.nvvm.atomic.load.dec.32": {op: ir.OpAtom, mods: ir.Mods{Ty: ir.U32, Sub: ir.SubDec}, args: "01"},
		"llvm.nvvm.reflect":  {op: ir.OpLib, build: library},
		"llvm.nvvm.lohi.i2d": {op: ir.OpPack, mods: ir.Mods{Ty: ir.B64}, args: "01"},
	}
	for _, base := range []string{"llvm.nvvm.ex2.approx", "llvm.nvvm.lg2.approx", "llvm.nvvm.sin.approx", "llvm.nvvm.cos.approx", "llvm.nvvm.sqrt.approx",
		"llvm.nvvm.rcp.approx", "llvm.nvvm.div.approx"} {
		l := t[base+".f"]
		l.mods.Flags |= ir.FTZ
		t[base+".ftz.f"] = l
		t[base+".ftz"] = l
	}
	for name, s := range map[string]ir.Sub{"lane": 0, "up": ir.ShflUp, "down": ir.ShflDown, "bfly": ir.ShflBfly, "idx": ir.ShflIdx} {
		if s == 0 {
			continue
		}
		for _, ty := range []string{"i32", "f32", "i32p", "f32p"} {
			t["llvm.nvvm.shfl.sync."+name+"."+ty] = lowering{op: ir.OpShfl, mods: ir.Mods{Ty: ir.B32, Sub: s, Flags: ir.Sync}, args: "1230"}
			t["llvm.nvvm.shfl."+name+"."+ty] = lowering{op: ir.OpShfl, mods: ir.Mods{Ty: ir.B32, Sub: s}, args: "012"}
		}
	}
	for name, s := range map[string]ir.Sub{"all": ir.VoteAll, "any": ir.VoteAny, "uni": ir.VoteUni, "ballot": ir.VoteBallot} {
		ty := ir.Pred
		if s == ir.VoteBallot {
			ty = ir.B32
		}
		t["llvm.nvvm.vote."+name+".sync"] = lowering{op: ir.OpVote, mods: ir.Mods{Ty: ty, Sub: s, Flags: ir.Sync}, args: "10"}
		t["llvm.nvvm.vote."+name] = lowering{op: ir.OpVote, mods: ir.Mods{Ty: ty, Sub: s}, args: "0"}
	}
	for name, m := range map[string]ir.Mods{"add": {Ty: ir.S32, Sub: ir.SubAdd}, "min": {Ty: ir.S32, Sub: ir.SubMin}, "max": {Ty: ir.S32, Sub: ir.SubMax},
		"umin": {Ty: ir.U32, Sub: ir.SubMin}, "umax": {Ty: ir.U32, Sub: ir.SubMax}, "and": {Ty: ir.B32, Sub: ir.SubAnd}, "or": {Ty: ir.B32, Sub: ir.SubOr},
		"xor": {Ty: ir.B32, Sub: ir.SubXor}, "fmin": {Ty: ir.TF32, Sub: ir.SubMin}, "fmax": {Ty: ir.TF32, Sub: ir.SubMax}} {
		m.Flags |= ir.Sync
		t["llvm.nvvm.redux.sync."+name] = lowering{op: ir.OpRedux, mods: m, args: "01"}
	}
	// Barriers: the names before LLVM 21, the ones since, and the forms for all threads and for a number of them.
	for name, args := range map[string]string{"barrier0": "z", "barrier.n": "0", "bar.sync": "0", "barrier": "01",
		"barrier.cta.sync.aligned.all": "0", "barrier.cta.sync.aligned.count": "01", "barrier.cta.sync.aligned": "01"} {
		t["llvm.nvvm."+name] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarSync, Flags: aligned}, args: args}
	}
	for name, args := range map[string]string{"barrier.sync": "0", "barrier.sync.cnt": "01", "barrier.cta.sync.all": "0", "barrier.cta.sync.count": "01",
		"barrier.cta.sync": "01"} {
		t["llvm.nvvm."+name] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarSync}, args: args}
	}
	t["llvm.nvvm.barrier.cta.arrive.aligned.count"] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarArrive, Flags: aligned}, args: "01"}
	t["llvm.nvvm.barrier.cta.arrive.aligned"] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarArrive, Flags: aligned}, args: "01"}
	t["llvm.nvvm.barrier.cta.arrive.count"] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarArrive}, args: "01"}
	t["llvm.nvvm.barrier.cta.arrive"] = lowering{op: ir.OpBar, mods: ir.Mods{Sub: ir.BarArrive}, args: "01"}
	for _, red := range []string{"popc", "and", "or"} {
		t["llvm.nvvm.barrier0."+red] = lowering{op: ir.OpBar, build: barrierReduction}
		t["llvm.nvvm.barrier.cta.red."+red+".aligned.all"] = lowering{op: ir.OpBar, build: barrierReduction}
		t["llvm.nvvm.barrier.cta.red."+red+".all"] = lowering{op: ir.OpBar, build: barrierReduction}
	}
	for _, c := range []string{"arrive", "arrive.relaxed", "wait"} {
		sub := ir.BarArrive
		if c == "wait" {
			sub = ir.BarSync
		}
		t["llvm.nvvm.barrier.cluster."+c] = lowering{op: ir.OpClusterBar, mods: ir.Mods{Sub: sub}}
		t["llvm.nvvm.barrier.cluster."+c+".aligned"] = lowering{op: ir.OpClusterBar, mods: ir.Mods{Sub: sub, Flags: aligned}}
	}
	for name, ty := range map[string]ir.Scalar{"i": ir.S32, "ui": ir.U32, "ll": ir.S64, "ull": ir.U64, "s": ir.S16, "us": ir.U16} {
		t["llvm.nvvm.mulhi."+name] = lowering{op: ir.OpMul, mods: ir.Mods{Ty: ty, Sub: ir.Hi}, args: "01"}
		t["llvm.nvvm.max."+name] = lowering{op: ir.OpMax, mods: ir.Mods{Ty: ty}, args: "01"}
		t["llvm.nvvm.min."+name] = lowering{op: ir.OpMin, mods: ir.Mods{Ty: ty}, args: "01"}
	}
	for suffix, ty := range map[string]ir.Scalar{"f": ir.TF32, "d": ir.TF64, "ftz.f": ir.TF32} {
		var flags ir.Flags
		if strings.HasPrefix(suffix, "ftz") {
			flags = ir.FTZ
		}
		t["llvm.nvvm.fabs."+suffix] = lowering{op: ir.OpAbs, mods: ir.Mods{Ty: ty, Flags: flags}, args: "0"}
		t["llvm.nvvm.fmin."+suffix] = lowering{op: ir.OpMin, mods: ir.Mods{Ty: ty, Flags: flags}, args: "01"}
		t["llvm.nvvm.fmax."+suffix] = lowering{op: ir.OpMax, mods: ir.Mods{Ty: ty, Flags: flags}, args: "01"}
		for word, r := range map[string]ir.Rounding{"rn": ir.RN, "rz": ir.RZ, "rm": ir.RM, "rp": ir.RP} {
			for name, op := range map[string]ir.Op{"add": ir.OpAdd, "mul": ir.OpMul, "div": ir.OpDiv} {
				t["llvm.nvvm."+name+"."+word+"."+suffix] = lowering{op: op, mods: ir.Mods{Ty: ty, Rnd: r, Flags: flags}, args: "01"}
			}
			t["llvm.nvvm.fma."+word+"."+suffix] = lowering{op: ir.OpFma, mods: ir.Mods{Ty: ty, Rnd: r, Flags: flags}, args: "012"}
			t["llvm.nvvm.rcp."+word+"."+suffix] = lowering{op: ir.OpRcp, mods: ir.Mods{Ty: ty, Rnd: r, Flags: flags}, args: "0"}
			t["llvm.nvvm.sqrt."+word+"."+suffix] = lowering{op: ir.OpSqrt, mods: ir.Mods{Ty: ty, Rnd: r, Flags: flags}, args: "0"}
		}
		for name, r := range map[string]ir.Rounding{"floor": ir.RMI, "ceil": ir.RPI, "trunc": ir.RZI, "round": ir.RNI} {
			t["llvm.nvvm."+name+"."+suffix] = lowering{op: ir.OpCvt, mods: ir.Mods{Ty: ty, SrcTy: ty, Rnd: r, Flags: flags}, args: "0"}
		}
		t["llvm.nvvm.saturate."+suffix] = lowering{op: ir.OpCvt, mods: ir.Mods{Ty: ty, SrcTy: ty, Flags: flags | ir.Sat}, args: "0"}
	}
	for name, s := range map[string]ir.Space{"shared": ir.Shared, "global": ir.Global, "local": ir.Local, "const": ir.Const, "shared.cluster": ir.SharedCluster} {
		t["llvm.nvvm.isspacep."+name] = lowering{op: ir.OpIsspacep, mods: ir.Mods{Space: s}, args: "0"}
	}
	t["llvm.nvvm.is_explicit_cluster"] = lowering{sreg: target.SIsExplicitCluster}
	for _, space := range []string{"", ".shared.cluster"} {
		m := ir.Mods{}
		if space != "" {
			m.Space = ir.SharedCluster
		}
		t["llvm.nvvm.mapa"+space] = lowering{op: ir.OpMapa, mods: m, args: "01"}
		t["llvm.nvvm.getctarank"+space] = lowering{op: ir.OpGetCTARank, mods: m, args: "0"}
	}
	for _, name := range []string{"ldg.global.i", "ldg.global.f", "ldg.global.p", "ldu.global.i", "ldu.global.f", "ldu.global.p"} {
		t["llvm.nvvm."+name] = lowering{op: ir.OpLoad, mods: ir.Mods{Space: ir.Global, Flags: ir.NC}, args: "0", ty: 'u'}
	}
	return t
}

// nvvmSreg finds llvm.nvvm.read.ptx.sreg.NAME. PTX joins the words of some names by underscores.
func nvvmSreg(name string) *lowering {
	switch name {
	case "warpsize":
		return &lowering{sreg: target.SWARPSZ}
	}
	for range 3 {
		if s := target.LookupSreg(name); s != target.NoSreg {
			return &lowering{sreg: s}
		}
		name = strings.Replace(name, ".", "_", 1)
	}
	return nil
}

// nvvmFamily knows conversions of addresses, and bit casts.
func nvvmFamily(rest string) *lowering {
	switch {
	case strings.HasPrefix(rest, "bitcast."):
		return &lowering{op: ir.OpMov, args: "0", ty: 'r'}
	case strings.HasPrefix(rest, "ptr.gen.to."), strings.HasPrefix(rest, "ptr."):
		return &lowering{build: ptrIntrinsic}
	}
	return nil
}

// ptrIntrinsic: llvm.nvvm.ptr.shared.to.gen, llvm.nvvm.ptr.gen.to.global ... by the types of pointers.
func ptrIntrinsic(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 1 || !fb.isPtr(s.ops[0].Type) || !fb.isPtr(s.ret) {
		return nil, false
	}
	return fb.spaceCast(fb.value(&s.ops[0]), s.t, s.ops[0].Type, s.ret), true
}

// barrierReduction: the result of all threads' predicates, in the old form from and to an i32.
func barrierReduction(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	m := ir.Mods{Ty: ir.Pred, Sub: ir.BarRed, Text: s.name, Flags: ir.Aligned}
	old := strings.HasPrefix(s.name, "llvm.nvvm.barrier0.")
	if !old && !strings.Contains(s.name, ".aligned") {
		m.Flags = 0
	}
	switch {
	case strings.Contains(s.name, ".popc"):
		m.Ty, m.Sub = ir.U32, ir.SubPopc
	case strings.Contains(s.name, ".and"):
		m.Bool = ir.BoolAnd
	default:
		m.Bool = ir.BoolOr
	}
	var id, p *ir.Value
	if old {
		if len(s.ops) != 1 {
			return nil, false
		}
		x := fb.value(&s.ops[0])
		id = fb.cur.Const(ir.I32, 0, fb.pos)
		p = fb.part(ir.OpSetp, ir.I1, fb.mod(ir.Mods{Ty: ir.S32, Cmp: ir.NE}), x, fb.cur.Const(ir.I32, 0, fb.pos))
	} else {
		if len(s.ops) != 2 {
			return nil, false
		}
		id, p = fb.value(&s.ops[0]), fb.value(&s.ops[1])
	}
	if m.Ty == ir.Pred && s.t != ir.I1 {
		v := fb.emit(ir.OpBar, ir.I1, fb.mod(m), id, p)
		return fb.part(ir.OpSelp, s.t, fb.mod(ir.Mods{Ty: ir.B32}), fb.cur.Const(ir.I32, 1, fb.pos), fb.cur.Const(ir.I32, 0, fb.pos), v), true
	}
	return fb.emit(ir.OpBar, s.t, fb.mod(m), id, p), true
}
