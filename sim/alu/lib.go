package alu

import (
	"math"
	"regexp"
	"strings"

	"lockstep/ir"
)

// Functions known by their names: LLVM's intrinsics, CUDA's libdevice (__nv_), AMD's library (__ocml_) and OpenCL C, by mangled
// names. Floating-point functions are computed in f64 and rounded to the result's format: the libraries of the machines differ
// from that, and from each other, in the last place.

// lib is a call of such a function.
type lib struct {
	base   string // without prefix and types: "sin", "uadd.sat"
	params string // OpenCL: the mangled parameters
	in     *inst
}

// unsigned reports whether the parameters are unsigned integers, by OpenCL's mangling.
func (l *lib) unsigned() bool {
	p := l.params
	if strings.HasPrefix(p, "Dv") {
		_, p, _ = strings.Cut(p, "_")
	}
	return p != "" && strings.Contains("hjtmy", p[:1])
}

// overload is a part of an intrinsic's name that says a type.
var overload = regexp.MustCompile(`^(i\d+|f\d+|bf16|p\d+\w*|v\d+\w+)$`)

// parseLib takes a name apart.
func parseLib(name string) *lib {
	switch {
	case strings.HasPrefix(name, "llvm."):
		base := strings.TrimPrefix(name, "llvm.")
		for {
			i := strings.LastIndexByte(base, '.')
			if i < 0 || !overload.MatchString(base[i+1:]) {
				return &lib{base: base}
			}
			base = base[:i]
		}
	case strings.HasPrefix(name, "__nv_"):
		base := strings.TrimPrefix(strings.TrimPrefix(name, "__nv_"), "fast_")
		if short, ok := strings.CutSuffix(base, "f"); ok && mathOps[base] == nil && mathOps[short] != nil {
			base = short
		}
		return &lib{base: base}
	case strings.HasPrefix(name, "__ocml_"):
		base := strings.TrimPrefix(name, "__ocml_")
		base = strings.TrimPrefix(strings.TrimPrefix(base, "native_"), "half_")
		for _, s := range []string{"_f16", "_f32", "_f64"} {
			base = strings.TrimSuffix(base, s)
		}
		return &lib{base: base}
	case strings.HasPrefix(name, "_Z"):
		rest := name[2:]
		n, i := 0, 0
		for ; i < len(rest) && '0' <= rest[i] && rest[i] <= '9' && n < len(name); i++ {
			n = 10*n + int(rest[i]-'0')
		}
		if n > 0 && i+n <= len(rest) {
			base := rest[i : i+n]
			base = strings.TrimPrefix(strings.TrimPrefix(base, "native_"), "half_")
			return &lib{base: base, params: rest[i+n:]}
		}
	}
	return &lib{base: name}
}

// formatOf is the format of a floating-point container; nil for others.
func formatOf(t *ir.Type) *format {
	switch {
	case t == nil:
		return nil
	case t.Kind == ir.KindBFloat:
		return bfloat
	case t.Kind != ir.KindFloat:
		return nil
	}
	return map[int]*format{16: half, 32: single, 64: double64}[t.Bits]
}

func buildLib(in *inst) Exec {
	l := parseLib(in.m.Text)
	l.in = in
	if len(in.args) == 0 || len(in.res) == 0 || in.args[0].Type == nil {
		return nil
	}
	if formatOf(in.args[0].Type) == nil {
		if f := intLib[l.base]; f != nil {
			return f(l)
		}
	}
	if f := mathOps[l.base]; f != nil {
		return l.math(f)
	}
	if f := floatLib[l.base]; f != nil {
		return f(l)
	}
	return nil
}

// mathOps are functions of numbers. Missing operands are 0.
var mathOps = map[string]func(x, y, z float64) float64{}

func init() {
	for name, f := range map[string]func(float64) float64{
		"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan, "sinh": math.Sinh, "cosh": math.Cosh,
		"tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh, "exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1,
		"exp10": func(x float64) float64 { return math.Pow(10, x) }, "log": math.Log, "log2": log2, "log10": math.Log10, "log1p": math.Log1p,
		"cbrt": math.Cbrt, "round": math.Round, "erf": math.Erf, "erfc": math.Erfc, "tgamma": math.Gamma, "logb": math.Logb, "sqrt": math.Sqrt,
		"sinpi": func(x float64) float64 { return math.Sin(math.Pi * x) }, "cospi": func(x float64) float64 { return math.Cos(math.Pi * x) },
		"tanpi": func(x float64) float64 { return math.Tan(math.Pi * x) },
		"lgamma": func(x float64) float64 {
			r, _ := math.Lgamma(x)
			return r
		},
		"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) }, "recip": func(x float64) float64 { return 1 / x },
		"canonicalize": func(x float64) float64 { return x },
		"degrees":      func(x float64) float64 { return 180 / math.Pi * x }, "radians": func(x float64) float64 { return math.Pi / 180 * x },
		"sign": func(x float64) float64 {
			switch {
			case x > 0:
				return 1
			case x < 0:
				return -1
			case x != x:
				return 0
			}
			return x
		},
		"fract": func(x float64) float64 { return math.Min(x-math.Floor(x), 0x1.fffffep-1) },
	} {
		mathOps[name] = func(x, _, _ float64) float64 { return f(x) }
	}
	for name, f := range map[string]func(x, y float64) float64{
		"pow": math.Pow, "powr": math.Pow, "atan2": math.Atan2, "fmod": math.Mod, "remainder": math.Remainder, "hypot": math.Hypot,
		"fdim": math.Dim, "divide": func(x, y float64) float64 { return x / y },
		"step": func(edge, x float64) float64 {
			if x < edge {
				return 0
			}
			return 1
		},
	} {
		mathOps[name] = func(x, y, _ float64) float64 { return f(x, y) }
	}
	mathOps["clamp"] = func(x, lo, hi float64) float64 { return math.Min(math.Max(x, lo), hi) }
	mathOps["smoothstep"] = func(e0, e1, x float64) float64 {
		t := math.Min(math.Max((x-e0)/(e1-e0), 0), 1)
		return t * t * (3 - 2*t)
	}
}

// math rounds f of the operands.
func (l *lib) math(f func(x, y, z float64) float64) Exec {
	in := l.in
	to := formatOf(in.res[0])
	if to == nil || len(in.args) > 3 {
		return nil
	}
	var from [3]*format
	for i, a := range in.args {
		if from[i] = formatOf(a.Type); from[i] == nil {
			return nil
		}
	}
	n := len(in.args)
	return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
		var v [3]float64
		for i := range n {
			v[i] = from[i].float(x[i])
		}
		return to.fromFloat(f(v[0], v[1], v[2]), ir.RN), 0
	})
}

// floatLib are functions of numbers that give or take something else too.
var floatLib = map[string]func(l *lib) Exec{
	"powi":  withInt(func(x float64, n int64) float64 { return math.Pow(x, float64(n)) }),
	"pown":  withInt(func(x float64, n int64) float64 { return math.Pow(x, float64(n)) }),
	"ldexp": withInt(func(x float64, n int64) float64 { return math.Ldexp(x, int(max(min(n, 1<<14), -1<<14))) }),
	"mix": func(l *lib) Exec { // x + (y-x)*a, each operation rounded
		f := formatOf(l.in.res[0])
		if f == nil || len(l.in.args) != 3 {
			return nil
		}
		add, sub, mul := addOp.calc(f, 2, ir.RN), subOp.calc(f, 2, ir.RN), mulOp.calc(f, 2, ir.RN)
		return lift3(func(x, y, a uint64) uint64 { return add(x, mul(sub(y, x, 0), a, 0), 0) })
	},
	"isnan": predicate(func(f *format, x, _ uint64) bool { return f.isNaN(x) }), "isinf": predicate(func(f *format, x, _ uint64) bool { return x&^f.sign() == f.inf() }),
	"isfinite": predicate(func(f *format, x, _ uint64) bool { return x&^f.sign() < f.inf() }),
	"isnormal": predicate(func(f *format, x, _ uint64) bool { return classes[ir.TestNormal](f, x) }),
	"signbit":  predicate(func(f *format, x, _ uint64) bool { return x&f.sign() != 0 }),
	"isequal":  predicate(func(f *format, x, y uint64) bool { return f.float(x) == f.float(y) }), "isnotequal": predicate(func(f *format, x, y uint64) bool { return f.float(x) != f.float(y) }),
	"isgreater": predicate(func(f *format, x, y uint64) bool { return f.float(x) > f.float(y) }), "isgreaterequal": predicate(func(f *format, x, y uint64) bool { return f.float(x) >= f.float(y) }),
	"isless": predicate(func(f *format, x, y uint64) bool { return f.float(x) < f.float(y) }), "islessequal": predicate(func(f *format, x, y uint64) bool { return f.float(x) <= f.float(y) }),
	"isordered":   predicate(func(f *format, x, y uint64) bool { return !f.isNaN(x) && !f.isNaN(y) }),
	"isunordered": predicate(func(f *format, x, y uint64) bool { return f.isNaN(x) || f.isNaN(y) }),
	"is.fpclass": func(l *lib) Exec {
		f := formatOf(l.in.args[0].Type)
		if f == nil || len(l.in.args) != 2 {
			return nil
		}
		return lift2(func(x, test uint64) uint64 { return test >> f.class(x) & 1 })
	},
	"lround": toInteger(math.Round), "llround": toInteger(math.Round), "lrint": toInteger(math.RoundToEven), "llrint": toInteger(math.RoundToEven),
	"ilogb": toInteger(math.Logb),
}

// withInt is a function of a number and an integer.
func withInt(f func(x float64, n int64) float64) func(l *lib) Exec {
	return func(l *lib) Exec {
		in := l.in
		to := formatOf(in.res[0])
		if to == nil || len(in.args) != 2 || in.args[1].Type.Kind != ir.KindInt {
			return nil
		}
		w := uint(in.args[1].Type.Bits)
		return lift2(func(x, n uint64) uint64 { return to.fromFloat(f(to.float(x), sext(n, w)), ir.RN) })
	}
}

// predicate gives 1 or 0, or in each element of a vector all ones (OpenCL C 3.0, 6.15.6).
func predicate(f func(f *format, x, y uint64) bool) func(l *lib) Exec {
	return func(l *lib) Exec {
		in := l.in
		from := formatOf(in.args[0].Type)
		if from == nil || in.res[0].Kind != ir.KindInt {
			return nil
		}
		yes := uint64(1)
		if strings.HasPrefix(l.params, "Dv") {
			yes = ones(in.resBits(0))
		}
		return liftTuple(in, func(x *[MaxOperands]uint64) (uint64, uint64) {
			if f(from, x[0]&ones(from.width), x[1]&ones(from.width)) {
				return yes, 0
			}
			return 0, 0
		})
	}
}

// class is the bit of llvm.is.fpclass that an encoding is of.
func (f *format) class(x uint64) uint {
	const quiet, signalling = 1, 0
	neg := x&f.sign() != 0
	pick := func(negative, positive uint) uint {
		if neg {
			return negative
		}
		return positive
	}
	switch {
	case f.isNaN(x) && x>>(f.prec-2)&1 == 1:
		return quiet
	case f.isNaN(x):
		return signalling
	case x&^f.sign() == f.inf():
		return pick(2, 9)
	case f.isZero(x):
		return pick(5, 6)
	case f.isSubnormal(x):
		return pick(4, 7)
	}
	return pick(3, 8)
}

// toInteger rounds to an integer; what does not fit is unspecified, here clamped.
func toInteger(f func(float64) float64) func(l *lib) Exec {
	return func(l *lib) Exec {
		in := l.in
		from := formatOf(in.args[0].Type)
		if from == nil || in.res[0].Kind != ir.KindInt {
			return nil
		}
		w := in.resBits(0)
		top := math.Ldexp(1, int(w)-1)
		return lift1(func(x uint64) uint64 {
			switch v := f(from.float(x)); {
			case v != v:
				return 0
			case v >= top:
				return ones(w - 1)
			case v < -top:
				return 1 << (w - 1)
			default:
				return uint64(int64(v)) & ones(w)
			}
		})
	}
}
