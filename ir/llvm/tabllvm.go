package llvm

import "lockstep/ir"

// Intrinsics of LLVM itself (LLVM Language Reference, "Intrinsic Functions"). Names are without the types they end in.
func llvmTable() map[string]lowering {
	lib := lowering{op: ir.OpLib, build: library}
	hint := lowering{op: ir.OpHint, build: noCode}
	t := map[string]lowering{
		"llvm.fabs":     {op: ir.OpAbs, args: "0", ty: 'r'},
		"llvm.sqrt":     {op: ir.OpSqrt, mods: ir.Mods{Rnd: ir.RN}, args: "0", ty: 'r'},
		"llvm.fma":      {op: ir.OpFma, mods: ir.Mods{Rnd: ir.RN}, args: "012", ty: 'r'},
		"llvm.fmuladd":  {op: ir.OpFma, mods: ir.Mods{Rnd: ir.RN}, args: "012", ty: 'r'}, // fused or not is the target's choice; GPUs fuse
		"llvm.copysign": {op: ir.OpCopysign, args: "10", ty: 'r'},
		"llvm.minnum":   {op: ir.OpMin, args: "01", ty: 'r'}, "llvm.maxnum": {op: ir.OpMax, args: "01", ty: 'r'},
		"llvm.minimumnum": {op: ir.OpMin, args: "01", ty: 'r'}, "llvm.maximumnum": {op: ir.OpMax, args: "01", ty: 'r'},
		"llvm.minimum": {op: ir.OpMin, mods: ir.Mods{Flags: ir.NaN}, args: "01", ty: 'r'},
		"llvm.maximum": {op: ir.OpMax, mods: ir.Mods{Flags: ir.NaN}, args: "01", ty: 'r'},
		"llvm.smin":    {op: ir.OpMin, args: "01", ty: 's'}, "llvm.smax": {op: ir.OpMax, args: "01", ty: 's'},
		"llvm.umin": {op: ir.OpMin, args: "01", ty: 'u'}, "llvm.umax": {op: ir.OpMax, args: "01", ty: 'u'},
		"llvm.abs":        {op: ir.OpAbs, args: "0", ty: 's'},
		"llvm.ctpop":      {op: ir.OpPopc, args: "0", ty: 'r'},
		"llvm.ctlz":       {op: ir.OpClz, args: "0", ty: 'r'},
		"llvm.cttz":       {build: cttz},
		"llvm.bitreverse": {op: ir.OpBrev, args: "0", ty: 'r'},
		"llvm.fshl":       {build: funnel}, "llvm.fshr": {build: funnel},
		"llvm.sadd.sat": {build: saturating}, "llvm.ssub.sat": {build: saturating},
		"llvm.uadd.with.overflow": {op: ir.OpAdd, mods: ir.Mods{Flags: ir.CarryOut}, args: "01", ty: 'u'},
		"llvm.usub.with.overflow": {op: ir.OpSub, mods: ir.Mods{Flags: ir.CarryOut}, args: "01", ty: 'u'},
		"llvm.floor":              {build: rounding(ir.RMI)}, "llvm.ceil": {build: rounding(ir.RPI)}, "llvm.trunc": {build: rounding(ir.RZI)},
		"llvm.rint": {build: rounding(ir.RNI)}, "llvm.nearbyint": {build: rounding(ir.RNI)}, "llvm.roundeven": {build: rounding(ir.RNI)},
		"llvm.fptosi.sat": {build: saturatingCast(asSigned)}, "llvm.fptoui.sat": {build: saturatingCast(asUnsigned)},
		"llvm.expect": {op: ir.OpMov, args: "0", ty: 'r'}, "llvm.expect.with.probability": {op: ir.OpMov, args: "0", ty: 'r'},
		"llvm.ssa.copy": {op: ir.OpMov, args: "0", ty: 'r'}, "llvm.launder.invariant.group": {op: ir.OpMov, args: "0", ty: 'r'},
		"llvm.strip.invariant.group": {op: ir.OpMov, args: "0", ty: 'r'}, "llvm.ptr.annotation": {op: ir.OpMov, args: "0", ty: 'r'},
		"llvm.annotation": {op: ir.OpMov, args: "0", ty: 'r'}, "llvm.preserve.static.offset": {op: ir.OpMov, args: "0", ty: 'r'},
		"llvm.arithmetic.fence": {op: ir.OpMov, args: "0", ty: 'r'},
		"llvm.memcpy":           {build: memoryCopy}, "llvm.memmove": {build: memoryCopy}, "llvm.memcpy.inline": {build: memoryCopy},
		"llvm.memset": {build: memorySet}, "llvm.memset.inline": {build: memorySet},
		"llvm.assume": {op: ir.OpHint, build: noCode, args: "0"},
		"llvm.trap":   {op: ir.OpTrap, build: keepText}, "llvm.ubsantrap": {op: ir.OpTrap, build: keepText},
		"llvm.debugtrap":                      {op: ir.OpHint},
		"llvm.prefetch":                       {op: ir.OpPrefetch, args: "0"},
		"llvm.experimental.convergence.entry": {build: convergenceToken}, "llvm.experimental.convergence.anchor": {build: convergenceToken},
		"llvm.experimental.convergence.loop": {build: convergenceToken},
		"llvm.readcyclecounter":              {sreg: clock64}, "llvm.readsteadycounter": {sreg: clock64},
		"llvm.is.constant":       {build: falseValue},
		"llvm.allow.ubsan.check": {build: falseValue}, "llvm.allow.runtime.check": {build: falseValue},
	}
	for _, name := range []string{"bswap", "uadd.sat", "usub.sat", "sshl.sat", "ushl.sat", "sadd.with.overflow", "ssub.with.overflow",
		"smul.with.overflow", "umul.with.overflow", "smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat", "sdiv.fix", "udiv.fix", "round",
		"lround", "llround", "lrint", "llrint", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "sincos", "sincospi",
		"pow", "powi", "exp", "exp2", "exp10", "log", "log2", "log10", "ldexp", "frexp", "modf", "canonicalize", "is.fpclass", "fptrunc.round",
		"convert.to.fp16", "convert.from.fp16", "scmp", "ucmp", "objectsize", "ptrmask", "vector.reduce.add", "vector.reduce.mul",
		"vector.reduce.and", "vector.reduce.or", "vector.reduce.xor", "vector.reduce.smax", "vector.reduce.smin", "vector.reduce.umax",
		"vector.reduce.umin", "vector.reduce.fadd", "vector.reduce.fmul", "vector.reduce.fmax", "vector.reduce.fmin", "vector.reduce.fmaximum",
		"vector.reduce.fminimum", "vector.insert", "vector.extract", "vector.reverse", "vector.splice", "vector.interleave2", "vector.deinterleave2",
		"experimental.stepvector", "stepvector", "get.active.lane.mask", "vscale", "clmul"} {
		t["llvm."+name] = lib
	}
	for _, name := range []string{"lifetime.start", "lifetime.end", "invariant.start", "invariant.end", "sideeffect", "donothing",
		"experimental.noalias.scope.decl", "noalias.scope.decl", "var.annotation", "pseudoprobe", "instrprof.increment", "fake.use",
		"codeview.annotation", "experimental.convergence"} {
		t["llvm."+name] = hint
	}
	t["llvm.invariant.start"] = lowering{build: invariantStart}
	return t
}

// keepText is for functions that end a thread where they end a block; elsewhere they are opaque.
func keepText(*funcBuilder, *callSite) (*ir.Value, bool) { return nil, false }

// convergenceToken is an operation that names a set of lanes that run together.
func convergenceToken(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	args := make([]*ir.Value, 0, 1)
	for i := s.c.Bundles.Lo; i < s.c.Bundles.Hi; i++ {
		args = append(args, fb.value(&fb.f.Ops[i]))
	}
	return fb.part(ir.OpOpaque, s.t, fb.mod(ir.Mods{Text: s.name}), args...), true
}

func falseValue(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	return fb.emit(ir.OpMov, s.t, fb.mod(ir.Mods{Ty: ir.BitsScalar(s.t), Text: s.name}), fb.splatConst(s.t, 0)), true
}

func invariantStart(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	fb.part(ir.OpHint, ir.Void, fb.mod(ir.Mods{Text: s.name}))
	return fb.emit(ir.OpUndef, s.t, nil), true // a handle for llvm.invariant.end alone
}

// cttz counts zeros from below: the leading zeros of the reversed bits.
func cttz(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	ty := fb.scalar(s.ret, asBits)
	if len(s.ops) == 0 || ty != ir.B32 && ty != ir.B64 {
		return library(fb, s)
	}
	r := fb.part(ir.OpBrev, s.t, fb.mod(ir.Mods{Ty: ty}), fb.value(&s.ops[0]))
	return fb.emit(ir.OpClz, s.t, fb.mod(ir.Mods{Ty: ty, Text: s.name}), r), true
}

// funnel: llvm.fshl(hi, lo, n), llvm.fshr(hi, lo, n), modulo the width; PTX has the 32-bit one.
func funnel(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 3 || fb.scalar(s.ret, asBits) != ir.B32 || s.t.Kind == ir.KindVector {
		return library(fb, s)
	}
	m := ir.Mods{Ty: ir.B32, Sub: ir.ShfL, Flags: ir.Wrap, Text: s.name}
	if s.name[:9] == "llvm.fshr" {
		m.Sub = ir.ShfR
	}
	hi, lo := fb.value(&s.ops[0]), fb.value(&s.ops[1])
	return fb.emit(ir.OpShf, s.t, fb.mod(m), lo, hi, fb.value(&s.ops[2])), true
}

// saturating: PTX has the signed 32-bit forms.
func saturating(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) != 2 || fb.scalar(s.ret, asSigned) != ir.S32 || s.t.Kind == ir.KindVector {
		return library(fb, s)
	}
	op := ir.OpAdd
	if s.name[:9] == "llvm.ssub" {
		op = ir.OpSub
	}
	a := fb.value(&s.ops[0])
	return fb.emit(op, s.t, fb.mod(ir.Mods{Ty: ir.S32, Flags: ir.Sat, Text: s.name}), a, fb.value(&s.ops[1])), true
}

// rounding to an integral value is a conversion to the same type.
func rounding(r ir.Rounding) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) == 0 {
			return nil, false
		}
		ty := fb.scalar(s.ret, asBits)
		return fb.emit(ir.OpCvt, s.t, fb.mod(ir.Mods{Ty: ty, SrcTy: ty, Rnd: r, Text: s.name, Flags: flagsOf(s.in.Flags)}), fb.value(&s.ops[0])), true
	}
}

// saturatingCast is PTX's own conversion: clamped, and zero for NaN.
func saturatingCast(r reading) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) == 0 {
			return nil, false
		}
		m := ir.Mods{Ty: fb.scalar(s.ret, r), SrcTy: fb.scalar(s.ops[0].Type, asBits), Rnd: ir.RZI, Text: s.name}
		return fb.emit(ir.OpCvt, s.t, fb.mod(m), fb.value(&s.ops[0])), true
	}
}

func memoryCopy(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) < 3 {
		return nil, false
	}
	m := ir.Mods{Text: s.name}
	if len(s.ops) > 3 && s.ops[3].Bits != 0 {
		m.Sem = ir.Volatile
	}
	fb.emit(ir.OpMemcpy, ir.Void, fb.mod(m), fb.value(&s.ops[0]), fb.value(&s.ops[1]), fb.value(&s.ops[2]))
	return nil, true
}

func memorySet(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if len(s.ops) < 3 {
		return nil, false
	}
	m := ir.Mods{Text: s.name}
	if len(s.ops) > 3 && s.ops[3].Bits != 0 {
		m.Sem = ir.Volatile
	}
	fb.emit(ir.OpMemset, ir.Void, fb.mod(m), fb.value(&s.ops[0]), fb.value(&s.ops[1]), fb.value(&s.ops[2]))
	return nil, true
}
