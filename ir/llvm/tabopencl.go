package llvm

import (
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Functions of OpenCL C by their mangled names (Itanium C++ ABI), as clang calls them for spir, and the same of AMD's device
// library (__ockl_).
func openclTable() map[string]lowering {
	t := map[string]lowering{}
	for _, name := range []string{"get_global_id", "get_local_id", "get_group_id", "get_global_size", "get_local_size", "get_num_groups", "get_global_offset"} {
		l := lowering{build: workItem(name)}
		t["__ockl_"+name] = l
		t["_Z"+strconv.Itoa(len(name))+name+"j"] = l
		t[name] = l
	}
	return t
}

// mangledName splits _Z12get_local_idj into the name and the mangled parameters; "" for other names.
func mangledName(rest string) (name, params string) {
	i := 0
	for i < len(rest) && '0' <= rest[i] && rest[i] <= '9' {
		i++
	}
	n, err := strconv.Atoi(rest[:i])
	if err != nil || n <= 0 || n > len(rest)-i {
		return "", ""
	}
	return rest[i : i+n], rest[i+n:]
}

// mangled finds a function of OpenCL by what stands behind _Z.
func mangled(rest string) *lowering {
	name, params := mangledName(rest)
	if name == "" {
		return nil
	}
	if l, ok := openclFunctions[name]; ok {
		return l
	}
	if openclMath[name] {
		if l := mathByName(name, params); l != nil {
			return l
		}
		return &lowering{op: ir.OpLib, build: library}
	}
	for _, p := range []string{"convert_", "as_"} {
		if strings.HasPrefix(name, p) {
			return &lowering{op: ir.OpLib, build: library}
		}
	}
	for _, p := range []string{"atomic_", "atom_"} {
		if op, ok := strings.CutPrefix(name, p); ok {
			if a, ok := openclAtomics[op]; ok {
				return &lowering{op: ir.OpAtom, mods: ir.Mods{Sub: a.sub, Sem: ir.Relaxed, Scope: ir.GPU}, build: openclAtomic(a.constant)}
			}
		}
	}
	return nil
}

// openclFunctions are those that are no plain computation.
var openclFunctions = map[string]*lowering{
	"barrier":                     {build: openclBarrier},
	"work_group_barrier":          {build: openclBarrier},
	"sub_group_barrier":           {build: subGroupBarrier},
	"mem_fence":                   {build: openclFence},
	"read_mem_fence":              {build: openclFence},
	"write_mem_fence":             {build: openclFence},
	"atomic_work_item_fence":      {build: openclFence},
	"get_sub_group_local_id":      {sreg: target.SLaneid},
	"get_sub_group_size":          {sreg: target.SWARPSZ},
	"get_max_sub_group_size":      {sreg: target.SWARPSZ},
	"get_work_dim":                {op: ir.OpLib, build: library},
	"get_enqueued_local_size":     {build: workItem("get_local_size")},
	"get_local_linear_id":         {build: linearID(false)},
	"get_global_linear_id":        {build: linearID(true)},
	"sub_group_all":               {op: ir.OpVote, build: subGroupVote(ir.VoteAll)},
	"sub_group_any":               {op: ir.OpVote, build: subGroupVote(ir.VoteAny)},
	"sub_group_broadcast":         {op: ir.OpShfl, build: subGroupShuffle(ir.ShflIdx)},
	"sub_group_shuffle":           {op: ir.OpShfl, build: subGroupShuffle(ir.ShflIdx)},
	"intel_sub_group_shuffle":     {op: ir.OpShfl, build: subGroupShuffle(ir.ShflIdx)},
	"sub_group_shuffle_xor":       {op: ir.OpShfl, build: subGroupShuffle(ir.ShflBfly)},
	"intel_sub_group_shuffle_xor": {op: ir.OpShfl, build: subGroupShuffle(ir.ShflBfly)},
}

// workRegister is the special register of a dimension.
var workRegister = map[string]target.Sreg{"get_local_id": target.STidX, "get_group_id": target.SCtaidX, "get_local_size": target.SNtidX,
	"get_num_groups": target.SNctaidX}

// workItem is a function of a dimension. The global offset is taken to be 0, as launches without one have it.
func workItem(name string) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) != 1 || s.ops[0].Kind != OpdInt || s.t.Kind != ir.KindInt || s.t.Bits < 32 || s.t.Bits > 64 {
			return nil, false
		}
		dim := s.ops[0].Bits
		ty := intScalars[uint32(s.t.Bits)][asUnsigned]
		if dim > 2 { // an id of 0, a size of 1
			one := strings.HasSuffix(name, "size") || strings.HasSuffix(name, "groups")
			return fb.emit(ir.OpMov, s.t, fb.mod(ir.Mods{Ty: ty, Text: s.name}), fb.cur.Const(s.t, uint64(boolByte(one)), fb.pos)), true
		}
		at := target.Sreg(dim)
		switch name {
		case "get_global_offset":
			return fb.emit(ir.OpMov, s.t, fb.mod(ir.Mods{Ty: ty, Text: s.name}), fb.cur.Const(s.t, 0, fb.pos)), true
		case "get_global_size":
			a := fb.sregAs(target.SNctaidX+at, s.t)
			return fb.emit(ir.OpMul, s.t, fb.mod(ir.Mods{Ty: ty, Sub: ir.Lo, Text: s.name}), a, fb.sregAs(target.SNtidX+at, s.t)), true
		case "get_global_id":
			a := fb.sregAs(target.SCtaidX+at, s.t)
			b := fb.sregAs(target.SNtidX+at, s.t)
			return fb.emit(ir.OpMad, s.t, fb.mod(ir.Mods{Ty: ty, Sub: ir.Lo, Text: s.name}), a, b, fb.sregAs(target.STidX+at, s.t)), true
		}
		return fb.readSreg(s, workRegister[name]+at), true
	}
}

// linearID is x + nx*(y + ny*z), of the block or of the grid.
func linearID(global bool) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) != 0 || s.t.Kind != ir.KindInt || s.t.Bits < 32 || s.t.Bits > 64 {
			return nil, false
		}
		m := fb.mod(ir.Mods{Ty: intScalars[uint32(s.t.Bits)][asUnsigned], Sub: ir.Lo, Text: s.name})
		id := func(i target.Sreg) *ir.Value {
			if !global {
				return fb.sregAs(target.STidX+i, s.t)
			}
			a, b := fb.sregAs(target.SCtaidX+i, s.t), fb.sregAs(target.SNtidX+i, s.t)
			return fb.part(ir.OpMad, s.t, m, a, b, fb.sregAs(target.STidX+i, s.t))
		}
		size := func(i target.Sreg) *ir.Value {
			if !global {
				return fb.sregAs(target.SNtidX+i, s.t)
			}
			a := fb.sregAs(target.SNctaidX+i, s.t)
			return fb.part(ir.OpMul, s.t, m, a, fb.sregAs(target.SNtidX+i, s.t))
		}
		z, ny, y := id(2), size(1), id(1)
		row := fb.part(ir.OpMad, s.t, m, z, ny, y)
		nx, x := size(0), id(0)
		return fb.emit(ir.OpMad, s.t, m, row, nx, x), true
	}
}

// openclBarrier: barrier(flags), work_group_barrier(flags[, scope]): the flags concern memory alone.
func openclBarrier(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindVoid {
		return nil, false
	}
	fb.emit(ir.OpBar, ir.Void, fb.mod(ir.Mods{Sub: ir.BarSync, Flags: ir.Aligned, Text: s.name}), fb.cur.Const(ir.I32, 0, fb.pos))
	return nil, true
}

func subGroupBarrier(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindVoid {
		return nil, false
	}
	fb.emit(ir.OpWarpBar, ir.Void, fb.mod(ir.Mods{Sub: ir.BarSync, Text: s.name}), fb.cur.Const(ir.I32, 1<<32-1, fb.pos))
	return nil, true
}

func openclFence(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
	if s.t.Kind != ir.KindVoid {
		return nil, false
	}
	fb.emit(ir.OpFence, ir.Void, fb.mod(ir.Mods{Sub: ir.MembarGL, Text: s.name}))
	return nil, true
}

// subGroupVote: int sub_group_all(int).
func subGroupVote(sub ir.Sub) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) != 1 || s.t != ir.I32 {
			return nil, false
		}
		x := fb.value(&s.ops[0])
		p := fb.part(ir.OpSetp, ir.I1, fb.mod(ir.Mods{Ty: ir.S32, Cmp: ir.NE}), x, fb.cur.Const(ir.I32, 0, fb.pos))
		v := fb.emit(ir.OpVote, ir.I1, fb.mod(ir.Mods{Ty: ir.Pred, Sub: sub, Text: s.name}), p)
		return fb.part(ir.OpSelp, s.t, fb.mod(ir.Mods{Ty: ir.B32}), fb.cur.Const(ir.I32, 1, fb.pos), fb.cur.Const(ir.I32, 0, fb.pos), v), true
	}
}

func subGroupShuffle(sub ir.Sub) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) != 2 || !s.t.IsScalar() || fb.irType(s.ops[1].Type) != ir.I32 {
			return nil, false
		}
		m := ir.Mods{Ty: ir.BitsScalar(s.t), Sub: sub, Text: s.name}
		v := fb.value(&s.ops[0])
		return fb.emit(ir.OpShfl, s.t, fb.mod(m), v, fb.value(&s.ops[1]), fb.cur.Const(ir.I32, fb.warp()-1, fb.pos)), true
	}
}

// openclAtomics by the name behind atomic_; inc and dec add and subtract a constant.
var openclAtomics = map[string]struct {
	sub      ir.Sub
	constant uint64
}{
	"add": {ir.SubAdd, 0}, "sub": {ir.SubSub, 0}, "xchg": {ir.SubExch, 0}, "cmpxchg": {ir.SubCas, 0}, "min": {ir.SubMin, 0}, "max": {ir.SubMax, 0},
	"and": {ir.SubAnd, 0}, "or": {ir.SubOr, 0}, "xor": {ir.SubXor, 0}, "inc": {ir.SubAdd, 1}, "dec": {ir.SubSub, 1},
}

func openclAtomic(constant uint64) func(*funcBuilder, *callSite) (*ir.Value, bool) {
	return func(fb *funcBuilder, s *callSite) (*ir.Value, bool) {
		if len(s.ops) == 0 || !fb.isPtr(s.ops[0].Type) || !s.t.IsScalar() {
			return nil, false
		}
		args := fb.arguments(s)
		if constant != 0 {
			args = append(args, fb.cur.Const(s.t, constant, fb.pos))
		}
		want := 2
		if s.low.mods.Sub == ir.SubCas {
			want = 3
		}
		if len(args) != want {
			return nil, false
		}
		m := s.low.mods
		m.Space, m.Text = args[0].Type.Space, s.name
		m.Ty = fb.scalar(s.ret, asSigned)
		if strings.HasSuffix(s.name, "j") || strings.HasSuffix(s.name, "m") {
			m.Ty = fb.scalar(s.ret, asUnsigned)
		}
		return fb.emit(ir.OpAtom, s.t, fb.mod(m), args...), true
	}
}

// spirvBuiltin knows __spirv_BuiltInGlobalInvocationId and its like, where they are functions of a dimension.
func spirvBuiltin(rest string) *lowering {
	rest, ok := strings.CutPrefix(rest, "BuiltIn")
	if !ok {
		return nil
	}
	rest, _, _ = strings.Cut(rest, "(")
	if name, ok := spirvBuiltins[rest]; ok {
		return &lowering{build: workItem(name)}
	}
	return nil
}

var spirvBuiltins = map[string]string{"GlobalInvocationId": "get_global_id", "LocalInvocationId": "get_local_id", "WorkgroupId": "get_group_id",
	"WorkgroupSize": "get_local_size", "NumWorkgroups": "get_num_groups", "GlobalSize": "get_global_size", "GlobalOffset": "get_global_offset"}

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// openclMath are functions of OpenCL C whose result depends on their arguments alone (OpenCL C 3.0, 6.15.2 to 6.15.6).
var openclMath = set(`acos acosh acospi asin asinh asinpi atan atan2 atanh atanpi atan2pi cbrt ceil copysign cos cosh cospi erfc erf exp exp2 exp10
	expm1 fabs fdim floor fma fmax fmin fmod hypot ilogb ldexp lgamma log log2 log10 log1p logb mad maxmag minmag nan nextafter pow pown powr
	remainder rint rootn round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc half_cos half_divide half_exp half_exp2 half_exp10 half_log
	half_log2 half_log10 half_powr half_recip half_rsqrt half_sin half_sqrt half_tan native_cos native_divide native_exp native_exp2 native_exp10
	native_log native_log2 native_log10 native_powr native_recip native_rsqrt native_sin native_sqrt native_tan abs abs_diff add_sat hadd rhadd
	clamp clz ctz mad_hi mad_sat max min mul_hi rotate sub_sat upsample popcount mad24 mul24 degrees mix radians step smoothstep sign cross dot
	distance length normalize fast_distance fast_length fast_normalize isequal isnotequal isgreater isgreaterequal isless islessequal islessgreater
	isfinite isinf isnan isnormal isordered isunordered signbit any all bitselect select shuffle shuffle2`)
