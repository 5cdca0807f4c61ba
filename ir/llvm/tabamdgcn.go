package llvm

import (
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Intrinsics of AMD GPUs (LLVM, "User Guide for AMDGPU Backend"; the instruction set manuals for what they do).
//
// Cross-lane operations whose result depends on lanes that are switched off (DPP, permlane, set.inactive, whole-wave modes)
// are in no table on purpose: they stay opaque.
func amdgcnTable() map[string]lowering {
	hint := lowering{op: ir.OpHint, build: discard}
	lib := lowering{op: ir.OpLib, build: library}
	t := map[string]lowering{
		"llvm.amdgcn.readfirstlane": {build: readFirstLane},
		"llvm.amdgcn.readlane":      {build: readLane},
		"llvm.amdgcn.ds.bpermute":   {build: bpermute},
		"llvm.amdgcn.mbcnt.lo":      {build: mbcnt}, "llvm.amdgcn.mbcnt.hi": {build: mbcnt},
		"llvm.amdgcn.ballot":        {op: ir.OpVote, mods: ir.Mods{Sub: ir.VoteBallot}, args: "0", ty: 'r'},
		"llvm.amdgcn.s.barrier":     {op: ir.OpBar, mods: ir.Mods{Sub: ir.BarSync, Flags: ir.Aligned}, args: "z"},
		"llvm.amdgcn.wavefrontsize": {sreg: target.SWARPSZ},
		"llvm.amdgcn.s.memtime":     {sreg: target.SClock64}, "llvm.amdgcn.s.memrealtime": {sreg: target.SGlobaltimer},
		"llvm.amdgcn.is.shared":    {op: ir.OpIsspacep, mods: ir.Mods{Space: ir.Shared}, args: "0"},
		"llvm.amdgcn.is.private":   {op: ir.OpIsspacep, mods: ir.Mods{Space: ir.Local}, args: "0"},
		"llvm.amdgcn.endpgm":       {op: ir.OpExit, build: keepText},
		"llvm.amdgcn.dispatch.ptr": {build: providedMemory}, "llvm.amdgcn.implicitarg.ptr": {build: providedMemory},
		"llvm.amdgcn.kernarg.segment.ptr": {build: providedMemory}, "llvm.amdgcn.queue.ptr": {build: providedMemory},
		"llvm.amdgcn.implicit.buffer.ptr": {build: providedMemory},
		"llvm.amdgcn.rcp":                 {op: ir.OpRcp, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'}, "llvm.amdgcn.rsq": {op: ir.OpRsqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.amdgcn.sqrt": {op: ir.OpSqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.amdgcn.exp2": {op: ir.OpEx2, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'}, "llvm.amdgcn.log": {op: ir.OpLg2, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
		"llvm.amdgcn.mul.u24": {op: ir.OpMul24, mods: ir.Mods{Ty: ir.U32, Sub: ir.Lo}, args: "01"}, "llvm.amdgcn.mul.i24": {op: ir.OpMul24, mods: ir.Mods{Ty: ir.S32, Sub: ir.Lo}, args: "01"},
	}
	for i, axis := range []string{"x", "y", "z"} {
		s := target.Sreg(i)
		t["llvm.amdgcn.workitem.id."+axis] = lowering{sreg: target.STidX + s}
		t["llvm.amdgcn.workgroup.id."+axis] = lowering{sreg: target.SCtaidX + s}
		t["llvm.amdgcn.cluster.id."+axis] = lowering{sreg: target.SClusteridX + s}
		t["llvm.amdgcn.cluster.workgroup.id."+axis] = lowering{sreg: target.SClusterCtaidX + s}
		t["llvm.amdgcn.cluster.workgroup.max.id."+axis] = lib
	}
	for _, name := range []string{"s.waitcnt", "s.sleep", "s.setprio", "s.nop", "s.sethalt", "s.decperflevel", "s.incperflevel", "sched.barrier",
		"sched.group.barrier", "iglp.opt", "wave.barrier", "s.prefetch.data", "s.prefetch.inst", "s.icache.inv", "s.dcache.inv", "s.dcache.wb",
		"s.monitor.sleep", "s.wait.event", "asyncmark", "wait.asyncmark", "s.wait.asynccnt", "s.wait.tensorcnt"} {
		t["llvm.amdgcn."+name] = hint
	}
	for _, name := range []string{"sin", "cos", "tanh", "fract", "frexp.mant", "frexp.exp", "ldexp", "div.scale", "div.fmas", "div.fixup", "fmed3", "fmul.legacy",
		"fma.legacy", "log.clamp", "rcp.legacy", "rsq.legacy", "rsq.clamp", "class", "cubeid", "cubema", "cubesc", "cubetc", "ubfe", "sbfe", "lerp", "sad.u8",
		"sad.u16", "sad.hi.u8", "msad.u8", "qsad.pk.u16.u8", "mqsad.pk.u16.u8", "mqsad.u32.u8", "perm", "alignbyte", "cvt.pkrtz", "cvt.pknorm.i16",
		"cvt.pknorm.u16", "cvt.pk.i16", "cvt.pk.u16", "cvt.pk.u8.f32", "cvt.f32.bf8", "cvt.f32.fp8", "cvt.pk.f32.bf8", "cvt.pk.f32.fp8", "cvt.pk.bf8.f32",
		"cvt.pk.fp8.f32", "cvt.sr.bf8.f32", "cvt.sr.fp8.f32", "fdot2", "fdot2.f16.f16", "fdot2.bf16.bf16", "fdot2.f32.bf16", "sdot2", "udot2", "sdot4", "udot4",
		"sdot8", "udot8", "sudot4", "sudot8", "groupstaticsize", "mulhi.i24", "mulhi.u24", "trig.preop", "prng.b32", "bitop3", "sffbh", "dispatch.id"} {
		t["llvm.amdgcn."+name] = lib
	}
	return t
}

// amdgcnFamily knows what is named by more than its types.
func amdgcnFamily(rest string) *lowering {
	if strings.HasPrefix(rest, "s.wait.") {
		return &lowering{op: ir.OpHint, build: discard}
	}
	return nil
}

// discard keeps a call without effect on values, at the cost of its issue.
func discard(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindVoid {
		return nil, false
	}
	fb.emit(ir.OpHint, ir.Void, fb.mod(ir.Mods{Text: s.name}))
	return nil, true
}

// warp is the number of lanes in a warp as far as the input says it of the function.
func (fb *funcBuilder) warp() uint64 {
	if w := fb.fi.Warp(); w > 0 {
		return uint64(w)
	}
	return 32
}

// readFirstLane gives all lanes the value of the first one that is active: lane 0 of those that are, so that the operand of
// the lane is the same in all.
func readFirstLane(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 1 {
		return nil, false
	}
	m := ir.Mods{Ty: fb.scalar(s.ret, asBits), Sub: ir.ShflFirst, Text: s.name}
	v := fb.value(&s.ops[0])
	return fb.emit(ir.OpShfl, s.t, fb.mod(m), v, fb.cur.Const(ir.I32, 0, fb.pos), fb.cur.Const(ir.I32, fb.warp()-1, fb.pos)), true
}

func readLane(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 2 {
		return nil, false
	}
	m := ir.Mods{Ty: fb.scalar(s.ret, asBits), Sub: ir.ShflIdx, Text: s.name}
	v := fb.value(&s.ops[0])
	return fb.emit(ir.OpShfl, s.t, fb.mod(m), v, fb.value(&s.ops[1]), fb.cur.Const(ir.I32, fb.warp()-1, fb.pos)), true
}

// bpermute reads the lane that a byte address names, modulo the warp.
func bpermute(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 2 {
		return nil, false
	}
	b32 := fb.mod(ir.Mods{Ty: ir.B32})
	lane := fb.part(ir.OpShr, ir.I32, fb.mod(ir.Mods{Ty: ir.U32}), fb.value(&s.ops[0]), fb.cur.Const(ir.I32, 2, fb.pos))
	lane = fb.part(ir.OpAnd, ir.I32, b32, lane, fb.cur.Const(ir.I32, fb.warp()-1, fb.pos))
	m := ir.Mods{Ty: ir.B32, Sub: ir.ShflIdx, Text: s.name}
	return fb.emit(ir.OpShfl, s.t, fb.mod(m), fb.value(&s.ops[1]), lane, fb.cur.Const(ir.I32, fb.warp()-1, fb.pos)), true
}

// mbcnt counts the lanes below that are in a mask. With all lanes in it, that is the number of the lane: mbcnt.lo(-1, 0)
// where a warp has 32, mbcnt.hi(-1, mbcnt.lo(-1, 0)) where it has 64.
func mbcnt(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 2 || s.ops[0].Kind != OpdInt || s.ops[0].Bits != 1<<32-1 {
		return nil, false
	}
	hi := strings.HasPrefix(s.name, "llvm.amdgcn.mbcnt.hi")
	if hi {
		inner := fb.defOf(&s.ops[1])
		if inner == nil || fb.f.Globals[inner.Callee.Bits].Name != "llvm.amdgcn.mbcnt.lo" || inner.Callee.Kind != OpdGlobal || inner.Args.Len() != 2 {
			return nil, false
		}
		o := fb.f.Ops[inner.Args.Lo : inner.Args.Lo+2]
		if o[0].Kind != OpdInt || o[0].Bits != 1<<32-1 || o[1].Kind != OpdInt || o[1].Bits != 0 {
			return nil, false
		}
		return fb.readSreg(s, target.SLaneid), true
	}
	if s.ops[1].Kind != OpdInt || s.ops[1].Bits != 0 {
		return nil, false
	}
	if fb.warp() == 32 {
		return fb.readSreg(s, target.SLaneid), true
	}
	// The lower half counts up, the upper half has them all.
	lane := fb.sregAs(target.SLaneid, ir.I32)
	return fb.emit(ir.OpMin, s.t, fb.mod(ir.Mods{Ty: ir.U32, Text: s.name}), lane, fb.cur.Const(ir.I32, 32, fb.pos)), true
}

// defOf is the call that defines an operand, nil if it is no call.
func (fb *funcBuilder) defOf(o *Operand) *Call {
	if o.Kind != OpdLocal {
		return nil
	}
	l := &fb.f.Locals[o.Bits]
	if l.Kind != LocalInstr || fb.f.Instrs[l.Def].Op != kwCall {
		return nil
	}
	return &fb.f.Calls[fb.f.Instrs[l.Def].Extra]
}

// providedMemory is memory that the runtime fills in and hands to each kernel: a constant variable that the text does not name.
func providedMemory(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindPtr {
		return nil, false
	}
	sym := fb.made[s.name]
	if sym == nil {
		sym = &ir.Symbol{Name: s.name, Kind: ir.SymVar, Space: ir.Const, Elem: ir.B8, Align: 16, Size: providedBytes, Extern: true}
		fb.made[s.name] = sym
		fb.m.Syms = append(fb.m.Syms, sym)
	}
	v := fb.symbolAddress(sym, 0, s.t)
	return fb.emit(ir.OpMov, s.t, fb.mod(ir.Mods{Ty: ir.BitsScalar(s.t), Text: s.name}), v), true
}

// providedBytes is how much a kernel finds there: the implicit arguments, the largest of them, have 256 bytes.
const providedBytes = 256
