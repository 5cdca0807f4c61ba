package llvm

import (
	"strings"

	"lockstep/ir"
)

// Mathematical libraries: CUDA's libdevice (__nv_), AMD's (__ocml_), and OpenCL's functions that a GPU has an operation for.

func mathTable() map[string]lowering {
	f32 := func(op ir.Op, args string, m ir.Mods) lowering {
		m.Ty = ir.TF32
		return lowering{op: op, mods: m, args: args}
	}
	f64 := func(op ir.Op, args string, m ir.Mods) lowering {
		m.Ty = ir.TF64
		return lowering{op: op, mods: m, args: args}
	}
	rn, approx := ir.Mods{Rnd: ir.RN}, ir.Mods{Flags: ir.Approx}
	t := map[string]lowering{
		"__nv_fabsf": f32(ir.OpAbs, "0", ir.Mods{}), "__nv_fabs": f64(ir.OpAbs, "0", ir.Mods{}),
		"__nv_fminf": f32(ir.OpMin, "01", ir.Mods{}), "__nv_fmin": f64(ir.OpMin, "01", ir.Mods{}),
		"__nv_fmaxf": f32(ir.OpMax, "01", ir.Mods{}), "__nv_fmax": f64(ir.OpMax, "01", ir.Mods{}),
		"__nv_fmaf": f32(ir.OpFma, "012", rn), "__nv_fma": f64(ir.OpFma, "012", rn),
		"__nv_sqrtf": f32(ir.OpSqrt, "0", rn), "__nv_sqrt": f64(ir.OpSqrt, "0", rn),
		"__nv_rsqrtf": f32(ir.OpRsqrt, "0", approx), "__nv_rsqrt": f64(ir.OpRsqrt, "0", approx),
		"__nv_fast_sinf": f32(ir.OpSin, "0", approx), "__nv_fast_cosf": f32(ir.OpCos, "0", approx),
		"__nv_fast_log2f": f32(ir.OpLg2, "0", approx), "__nv_fast_fdividef": f32(ir.OpDiv, "01", approx),
		"__nv_min": {op: ir.OpMin, mods: ir.Mods{Ty: ir.S32}, args: "01"}, "__nv_max": {op: ir.OpMax, mods: ir.Mods{Ty: ir.S32}, args: "01"},
		"__nv_umin": {op: ir.OpMin, mods: ir.Mods{Ty: ir.U32}, args: "01"}, "__nv_umax": {op: ir.OpMax, mods: ir.Mods{Ty: ir.U32}, args: "01"},
		"__nv_llmin": {op: ir.OpMin, mods: ir.Mods{Ty: ir.S64}, args: "01"}, "__nv_llmax": {op: ir.OpMax, mods: ir.Mods{Ty: ir.S64}, args: "01"},
		"__nv_abs": {op: ir.OpAbs, mods: ir.Mods{Ty: ir.S32}, args: "0"}, "__nv_llabs": {op: ir.OpAbs, mods: ir.Mods{Ty: ir.S64}, args: "0"},
		"__nv_popc": {op: ir.OpPopc, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "__nv_popcll": {op: ir.OpPopc, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"__nv_clz": {op: ir.OpClz, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "__nv_clzll": {op: ir.OpClz, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"__nv_brev": {op: ir.OpBrev, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "__nv_brevll": {op: ir.OpBrev, mods: ir.Mods{Ty: ir.B64}, args: "0"},
		"__nv_mulhi": {op: ir.OpMul, mods: ir.Mods{Ty: ir.S32, Sub: ir.Hi}, args: "01"}, "__nv_umulhi": {op: ir.OpMul, mods: ir.Mods{Ty: ir.U32, Sub: ir.Hi}, args: "01"},
		"__nv_mul64hi": {op: ir.OpMul, mods: ir.Mods{Ty: ir.S64, Sub: ir.Hi}, args: "01"}, "__nv_umul64hi": {op: ir.OpMul, mods: ir.Mods{Ty: ir.U64, Sub: ir.Hi}, args: "01"},
		"__nv_float_as_int": {op: ir.OpMov, mods: ir.Mods{Ty: ir.B32}, args: "0"}, "__nv_int_as_float": {op: ir.OpMov, mods: ir.Mods{Ty: ir.B32}, args: "0"},
		"__nv_double_as_longlong": {op: ir.OpMov, mods: ir.Mods{Ty: ir.B64}, args: "0"}, "__nv_longlong_as_double": {op: ir.OpMov, mods: ir.Mods{Ty: ir.B64}, args: "0"},
	}
	for name, r := range map[string]ir.Rounding{"rn": ir.RN, "rz": ir.RZ, "rd": ir.RM, "ru": ir.RP} {
		m := ir.Mods{Rnd: r}
		t["__nv_fadd_"+name], t["__nv_dadd_"+name] = f32(ir.OpAdd, "01", m), f64(ir.OpAdd, "01", m)
		t["__nv_fmul_"+name], t["__nv_dmul_"+name] = f32(ir.OpMul, "01", m), f64(ir.OpMul, "01", m)
		t["__nv_fdiv_"+name], t["__nv_ddiv_"+name] = f32(ir.OpDiv, "01", m), f64(ir.OpDiv, "01", m)
		t["__nv_fmaf_"+name], t["__nv_fma_"+name] = f32(ir.OpFma, "012", m), f64(ir.OpFma, "012", m)
		t["__nv_fsqrt_"+name], t["__nv_dsqrt_"+name] = f32(ir.OpSqrt, "0", m), f64(ir.OpSqrt, "0", m)
		t["__nv_frcp_"+name], t["__nv_drcp_"+name] = f32(ir.OpRcp, "0", m), f64(ir.OpRcp, "0", m)
	}
	for name, r := range map[string]ir.Rounding{"floor": ir.RMI, "ceil": ir.RPI, "trunc": ir.RZI, "rint": ir.RNI} {
		t["__nv_"+name+"f"] = lowering{op: ir.OpCvt, mods: ir.Mods{Ty: ir.TF32, SrcTy: ir.TF32, Rnd: r}, args: "0"}
		t["__nv_"+name] = lowering{op: ir.OpCvt, mods: ir.Mods{Ty: ir.TF64, SrcTy: ir.TF64, Rnd: r}, args: "0"}
		t["__ocml_"+name+"_f32"] = t["__nv_"+name+"f"]
		t["__ocml_"+name+"_f64"] = t["__nv_"+name]
	}
	for ocml, nv := range map[string]string{"fabs": "fabs", "fmin": "fmin", "fmax": "fmax", "fma": "fma", "sqrt": "sqrt"} {
		t["__ocml_"+ocml+"_f32"] = t["__nv_"+nv+"f"]
		t["__ocml_"+ocml+"_f64"] = t["__nv_"+nv]
	}
	return t
}

// libdevice: every other function of it is a computation; those with results through pointers are left to calls.
func libdevice(string) *lowering { return &lowering{op: ir.OpLib, build: library} }

func ocml(string) *lowering { return &lowering{op: ir.OpLib, build: library} }

// mathByName is the operation of an OpenCL function where GPUs have it with the same result, by the mangled type of its first
// parameter: f, d, i, j, l, m, or a vector of them, Dv4_f.
func mathByName(name, params string) *lowering {
	if strings.HasPrefix(params, "Dv") {
		if i := strings.IndexByte(params, '_'); i > 0 {
			params = params[i+1:]
		}
	}
	if params == "" {
		return nil
	}
	float := params[0] == 'f' || params[0] == 'd' || strings.HasPrefix(params, "Dh")
	if row, ok := openclFloatOps[name]; ok && float {
		l := row
		l.ty = 'r'
		return &l
	}
	row, ok := openclIntOps[name]
	if !ok || float {
		return nil
	}
	l := row
	l.ty = 's'
	if params[0] == 'j' || params[0] == 'm' || params[0] == 'h' || params[0] == 't' {
		l.ty = 'u'
	}
	return &l
}

var openclFloatOps = map[string]lowering{
	"fabs": {op: ir.OpAbs, args: "0"}, "fmin": {op: ir.OpMin, args: "01"}, "fmax": {op: ir.OpMax, args: "01"},
	"min": {op: ir.OpMin, args: "01"}, "max": {op: ir.OpMax, args: "01"},
	"fma": {op: ir.OpFma, mods: ir.Mods{Rnd: ir.RN}, args: "012"}, "mad": {op: ir.OpFma, mods: ir.Mods{Rnd: ir.RN}, args: "012"},
	"sqrt": {op: ir.OpSqrt, mods: ir.Mods{Rnd: ir.RN}, args: "0"}, "native_sqrt": {op: ir.OpSqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0"},
	"rsqrt": {op: ir.OpRsqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0"}, "native_rsqrt": {op: ir.OpRsqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0"},
	"native_recip": {op: ir.OpRcp, mods: ir.Mods{Flags: ir.Approx}, args: "0"}, "native_sin": {op: ir.OpSin, mods: ir.Mods{Flags: ir.Approx}, args: "0"},
	"native_cos": {op: ir.OpCos, mods: ir.Mods{Flags: ir.Approx}, args: "0"}, "native_exp2": {op: ir.OpEx2, mods: ir.Mods{Flags: ir.Approx}, args: "0"},
	"native_log2": {op: ir.OpLg2, mods: ir.Mods{Flags: ir.Approx}, args: "0"}, "native_divide": {op: ir.OpDiv, mods: ir.Mods{Flags: ir.Approx}, args: "01"},
	"copysign": {op: ir.OpCopysign, args: "10"},
	"floor":    {build: rounding(ir.RMI)}, "ceil": {build: rounding(ir.RPI)}, "trunc": {build: rounding(ir.RZI)}, "rint": {build: rounding(ir.RNI)},
}

var openclIntOps = map[string]lowering{
	"min": {op: ir.OpMin, args: "01"}, "max": {op: ir.OpMax, args: "01"}, "mul_hi": {op: ir.OpMul, mods: ir.Mods{Sub: ir.Hi}, args: "01"},
	"mul24": {op: ir.OpMul24, mods: ir.Mods{Sub: ir.Lo}, args: "01"}, "mad24": {op: ir.OpMad24, mods: ir.Mods{Sub: ir.Lo}, args: "012"},
	"popcount": {op: ir.OpPopc, args: "0"}, "clz": {op: ir.OpClz, args: "0"},
}
