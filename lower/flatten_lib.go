package lower

import (
	"strings"

	"lockstep/ir"
)

// Functions known by name whose parts depend on each other, or whose result is a structure.

// libRules are found by the beginning of the name.
var libRules = []struct {
	prefix string
	rule   func(fl *flattener, v *ir.Value) bool
}{
	{"llvm.sadd.with.overflow", flatOverflow}, {"llvm.ssub.with.overflow", flatOverflow}, {"llvm.smul.with.overflow", flatOverflow},
	{"llvm.umul.with.overflow", flatOverflow}, {"llvm.uadd.with.overflow", flatOverflow}, {"llvm.usub.with.overflow", flatOverflow},
	{"llvm.vector.reduce.", flatReduce},
	{"llvm.vector.reverse", flatReverse},
}

func flatLibRule(name string) func(fl *flattener, v *ir.Value) bool {
	for _, r := range libRules {
		if strings.HasPrefix(name, r.prefix) {
			return r.rule
		}
	}
	if strings.HasPrefix(name, "_Z") {
		return openclRule(name)
	}
	return nil
}

// flatOverflow: a structure of the results and of whether they left their range, for each element of a vector.
func flatOverflow(fl *flattener, v *ir.Value) bool {
	if v.Type.Kind != ir.KindStruct || len(v.Type.Elems) != 2 || len(v.Args) != 2 || wide(v.Args[0].Type) {
		return false
	}
	a, b := fl.of(v.Args[0]), fl.of(v.Args[1])
	n := len(a)
	parts := make([]*ir.Value, 2*n)
	for i := range n {
		w := fl.op(ir.OpLib, ir.TupleOf(a[i].Type, ir.I1), fl.textMods(ir.Mods{Ty: bitsOf(a[i].Type)}), a[i], b[i])
		parts[i], parts[n+i] = fl.cur.Proj(w, 0), fl.cur.Proj(w, 1)
	}
	fl.define(v, parts...)
	return true
}

// folds are the operations of reductions. Those of floating-point sums and products have a start value, and go in order.
var folds = map[string]struct {
	op    ir.Op
	read  func(*ir.Type) ir.Scalar
	mods  ir.Mods
	start bool
}{
	"add": {op: ir.OpAdd, read: unsignedOf}, "mul": {op: ir.OpMul, read: unsignedOf, mods: ir.Mods{Sub: ir.Lo}}, "and": {op: ir.OpAnd, read: bitsOf},
	"or": {op: ir.OpOr, read: bitsOf}, "xor": {op: ir.OpXor, read: bitsOf}, "smax": {op: ir.OpMax, read: signedOf}, "smin": {op: ir.OpMin, read: signedOf},
	"umax": {op: ir.OpMax, read: unsignedOf}, "umin": {op: ir.OpMin, read: unsignedOf}, "fadd": {op: ir.OpAdd, read: scalarOf, start: true},
	"fmul": {op: ir.OpMul, read: scalarOf, start: true}, "fmax": {op: ir.OpMax, read: scalarOf}, "fmin": {op: ir.OpMin, read: scalarOf},
	"fmaximum": {op: ir.OpMax, read: scalarOf, mods: ir.Mods{Flags: ir.NaN}}, "fminimum": {op: ir.OpMin, read: scalarOf, mods: ir.Mods{Flags: ir.NaN}},
}

func flatReduce(fl *flattener, v *ir.Value) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(v.Mods().Text, "llvm.vector.reduce."), ".")
	row, ok := folds[name]
	if !ok || wide(v.Type) || len(v.Args) == 0 {
		return false
	}
	var all []*ir.Value
	for _, a := range v.Args {
		all = append(all, fl.of(a)...)
	}
	if row.start != (len(v.Args) == 2) {
		return false
	}
	m := row.mods
	m.Ty = row.read(v.Type)
	acc := all[0]
	for _, x := range all[1:] {
		acc = fl.op(row.op, v.Type, fl.textMods(m), acc, x)
	}
	if len(all) == 1 {
		acc = fl.moved(all)[0]
	}
	fl.define(v, acc)
	return true
}

func flatReverse(fl *flattener, v *ir.Value) bool {
	from := fl.of(v.Args[0])
	parts := make([]*ir.Value, len(from))
	for i := range from {
		parts[len(from)-1-i] = from[i]
	}
	fl.define(v, fl.moved(parts)...)
	return true
}

// openclRule knows the functions of OpenCL C that are no plain computation on each element.
func openclRule(name string) func(fl *flattener, v *ir.Value) bool {
	base, params := demangle(name)
	switch {
	case base == "dot":
		return flatDot
	case strings.HasPrefix(base, "as_"):
		return func(fl *flattener, v *ir.Value) bool {
			if len(v.Args) != 1 {
				return false
			}
			flatBitcast(fl, v)
			return true
		}
	case strings.HasPrefix(base, "convert_"):
		return func(fl *flattener, v *ir.Value) bool { return flatConvert(fl, v, base, params) }
	}
	return nil
}

// demangle takes _Z3dotDv2_fS_ apart into the name and the types of the parameters (Itanium C++ ABI, 5.1).
func demangle(name string) (base, params string) {
	rest := strings.TrimPrefix(name, "_Z")
	n, i := 0, 0
	for ; i < len(rest) && '0' <= rest[i] && rest[i] <= '9' && n < len(name); i++ {
		n = 10*n + int(rest[i]-'0')
	}
	if n == 0 || i+n > len(rest) {
		return "", ""
	}
	return rest[i : i+n], rest[i+n:]
}

func flatDot(fl *flattener, v *ir.Value) bool {
	if len(v.Args) != 2 {
		return false
	}
	a, b := fl.of(v.Args[0]), fl.of(v.Args[1])
	if len(a) != len(b) || len(a) == 0 {
		return false
	}
	ty := scalarOf(v.Type)
	var acc *ir.Value
	for i := range a {
		p := fl.op(ir.OpMul, v.Type, fl.textMods(ir.Mods{Ty: ty, Rnd: ir.RN}), a[i], b[i])
		if acc != nil {
			p = fl.op(ir.OpAdd, v.Type, fl.textMods(ir.Mods{Ty: ty, Rnd: ir.RN}), acc, p)
		}
		acc = p
	}
	fl.define(v, acc)
	return true
}

// conversionRoundings are the suffixes of OpenCL's conversions, for results that are floating-point numbers and integers.
var conversionRoundings = map[string][2]ir.Rounding{"_rte": {ir.RN, ir.RNI}, "_rtz": {ir.RZ, ir.RZI}, "_rtp": {ir.RP, ir.RPI}, "_rtn": {ir.RM, ir.RMI}}

// flatConvert: convert_T[_sat][_rtX](x), each element on its own (OpenCL C 3.0, 6.4.3). Integers to integers keep the low
// bits unless they saturate.
func flatConvert(fl *flattener, v *ir.Value, base, params string) bool {
	if len(v.Args) != 1 || params == "" {
		return false
	}
	if strings.HasPrefix(params, "Dv") {
		_, params, _ = strings.Cut(params, "_")
	}
	to := strings.TrimPrefix(base, "convert_")
	from, into := fl.of(v.Args[0]), v.Type.Leaves()
	if len(from) != len(into) || params == "" {
		return false
	}
	rnd := [2]ir.Rounding{ir.RN, ir.RZI}
	if i := len(to) - 4; i > 0 {
		if r, ok := conversionRoundings[to[i:]]; ok {
			rnd, to = r, to[:i]
		}
	}
	m := ir.Mods{}
	if s, ok := strings.CutSuffix(to, "_sat"); ok {
		to, m.Flags = s, ir.Sat
	}
	read := func(t *ir.Type, unsigned bool) ir.Scalar {
		switch {
		case t.Kind != ir.KindInt:
			return scalarOf(t)
		case unsigned:
			return unsignedOf(t)
		}
		return signedOf(t)
	}
	m.Ty = read(into[0].T, strings.HasPrefix(to, "u"))
	m.SrcTy = read(from[0].Type, strings.Contains("hjtmy", params[:1]))
	dst, src := m.Ty.Info().Float, m.SrcTy.Info().Float
	switch {
	case dst && (!src || into[0].T.Bits < from[0].Type.Bits):
		m.Rnd = rnd[0]
	case !dst && src:
		m.Rnd = rnd[1]
	}
	if dst {
		m.Flags = 0
	}
	var parts []*ir.Value
	for i, l := range into {
		parts = append(parts, fl.op(ir.OpCvt, l.T, fl.textMods(m), from[i]))
	}
	fl.define(v, parts...)
	return true
}
