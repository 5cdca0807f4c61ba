package sim_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// llvmGen writes functions of LLVM IR in one block, over integers of all widths, vectors, structures, memory and floating-point
// numbers, whose results are defined for all arguments: an oracle for what single operations do.
type llvmGen struct {
	r       *rand.Rand
	b       strings.Builder
	n       int
	vals    map[string][]string // by type
	declare map[string]bool
	plain   bool // only what the per-thread interpreter knows: no numbers wider than 64 bits, no libraries
}

// genInts are the integer types of generated functions.
var genInts = []int{1, 7, 8, 16, 24, 32, 33, 64, 128}

// function writes `define i64 @name(i64, i64, i64)` of so many operations.
func (g *llvmGen) function(name string, ops int) {
	g.vals = map[string][]string{"i64": {"%a", "%b", "%c"}}
	g.n = 0
	fmt.Fprintf(&g.b, "define i64 @%s(i64 %%a, i64 %%b, i64 %%c) noinline {\n", name)
	g.b.WriteString("  %mem = alloca [8 x { i8, i32, i64 }], align 8\n")
	fmt.Fprintf(&g.b, "  call void @llvm.memset.p0.i64(ptr %%mem, i8 %d, i64 128, i1 false)\n", g.r.IntN(256))
	for range ops {
		genOps[g.r.IntN(len(genOps))](g)
	}
	acc := "%a"
	for _, w := range genInts {
		for _, v := range g.vals[fmt.Sprintf("i%d", w)] {
			acc = g.put("i64", "xor i64 %s, %s", g.put("i64", "mul i64 %s, 6364136223846793005", acc), g.to64(v, w))
		}
	}
	fmt.Fprintf(&g.b, "  ret i64 %s\n}\n\n", acc)
}

// put writes an instruction with a result of type t.
func (g *llvmGen) put(t, format string, args ...any) string {
	g.n++
	v := fmt.Sprintf("%%v%d", g.n)
	fmt.Fprintf(&g.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	return v
}

func (g *llvmGen) keep(t, v string) { g.vals[t] = append(g.vals[t], v) }

// to64 brings an integer to 64 bits.
func (g *llvmGen) to64(v string, w int) string {
	switch {
	case w < 64:
		return g.put("i64", "zext i%d %s to i64", w, v)
	case w > 64:
		high := g.put("i128", "lshr i128 %s, 64", v)
		return g.put("i64", "xor i64 %s, %s", g.put("i64", "trunc i128 %s to i64", v), g.put("i64", "trunc i128 %s to i64", high))
	}
	return v
}

// int gives an integer of w bits: one that is there, a constant, or a cut of the arguments.
func (g *llvmGen) int(w int) string {
	t := fmt.Sprintf("i%d", w)
	if vs := g.vals[t]; len(vs) > 0 && g.r.IntN(4) > 0 {
		return vs[g.r.IntN(len(vs))]
	}
	if w == 1 && g.r.IntN(2) == 0 {
		return []string{"true", "false"}[g.r.IntN(2)]
	}
	if g.r.IntN(3) == 0 && w > 1 {
		return fmt.Sprint([]int64{0, 1, -1, int64(g.r.IntN(50))}[g.r.IntN(4)])
	}
	from := g.vals["i64"][g.r.IntN(len(g.vals["i64"]))]
	switch {
	case w < 64:
		return g.put(t, "trunc i64 %s to %s", from, t)
	case w > 64:
		return g.put(t, "%s i64 %s to %s", []string{"zext", "sext"}[g.r.IntN(2)], from, t)
	}
	return from
}

func (g *llvmGen) width() int {
	if g.plain {
		return g.narrow()
	}
	return genInts[g.r.IntN(len(genInts))]
}

// narrow is a width that the helpers of 128-bit division are not needed for.
func (g *llvmGen) narrow() int { return genInts[g.r.IntN(len(genInts)-1)] }

func pick[T any](g *llvmGen, list ...T) T { return list[g.r.IntN(len(list))] }

// need declares an intrinsic.
func (g *llvmGen) need(decl string) { g.declare["declare "+decl+"\n"] = true }

// below is an integer of w bits less than n.
func (g *llvmGen) below(w, n int) string {
	if w == 1 {
		return "false"
	}
	if w == 7 && n > 64 {
		n = 64
	}
	return g.put("", "urem i%d %s, %d", w, g.int(w), n)
}

var genOps = []func(g *llvmGen){
	func(g *llvmGen) { // arithmetic
		w := g.width()
		op := pick(g, "add", "sub", "mul", "and", "or", "xor")
		g.keep(fmt.Sprintf("i%d", w), g.put("", "%s i%d %s, %s", op, w, g.int(w), g.int(w)))
	},
	func(g *llvmGen) { // shifts; wide ones by constants
		w := g.width()
		n := fmt.Sprint(g.r.IntN(w))
		if w == 1 {
			n = "false"
		} else if w < 128 {
			n = g.below(w, w)
		}
		g.keep(fmt.Sprintf("i%d", w), g.put("", "%s i%d %s, %s", pick(g, "shl", "lshr", "ashr"), w, g.int(w), n))
	},
	func(g *llvmGen) { // division
		w := g.narrow()
		if w == 1 {
			return
		}
		op := pick(g, "udiv", "urem", "sdiv", "srem")
		d := g.put("", "or i%d %s, 1", w, g.put("", "and i%d %s, 30", w, g.int(w)))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "%s i%d %s, %s", op, w, g.int(w), d))
	},
	func(g *llvmGen) { // comparison and selection
		w := g.width()
		p := pick(g, "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
		c := g.put("", "icmp %s i%d %s, %s", p, w, g.int(w), g.int(w))
		g.keep("i1", c)
		u := g.width()
		g.keep(fmt.Sprintf("i%d", u), g.put("", "select i1 %s, i%d %s, i%d %s", c, u, g.int(u), u, g.int(u)))
	},
	func(g *llvmGen) { // conversions
		a, b := g.width(), g.width()
		switch {
		case a < b:
			g.keep(fmt.Sprintf("i%d", b), g.put("", "%s i%d %s to i%d", pick(g, "zext", "sext"), a, g.int(a), b))
		case a > b:
			g.keep(fmt.Sprintf("i%d", b), g.put("", "trunc i%d %s to i%d", a, g.int(a), b))
		}
	},
	func(g *llvmGen) { // bits
		w := g.narrow()
		name := pick(g, "ctpop", "bitreverse")
		g.need(fmt.Sprintf("i%d @llvm.%s.i%d(i%d)", w, name, w, w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.%s.i%d(i%d %s)", w, name, w, w, g.int(w)))
	},
	func(g *llvmGen) {
		w := g.narrow()
		name := pick(g, "ctlz", "cttz")
		g.need(fmt.Sprintf("i%d @llvm.%s.i%d(i%d, i1)", w, name, w, w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.%s.i%d(i%d %s, i1 false)", w, name, w, w, g.int(w)))
	},
	func(g *llvmGen) {
		w := pick(g, 16, 32, 64)
		g.need(fmt.Sprintf("i%d @llvm.bswap.i%d(i%d)", w, w, w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.bswap.i%d(i%d %s)", w, w, w, g.int(w)))
	},
	func(g *llvmGen) { // funnel shifts
		w := pick(g, 8, 16, 24, 32, 64)
		name := pick(g, "fshl", "fshr")
		g.need(fmt.Sprintf("i%d @llvm.%s.i%d(i%d, i%d, i%d)", w, name, w, w, w, w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.%s.i%d(i%d %s, i%d %s, i%d %s)", w, name, w, w, g.int(w), w, g.int(w), w, g.int(w)))
	},
	func(g *llvmGen) { // saturating, extrema
		w := pick(g, 7, 8, 16, 24, 32, 33, 64)
		name := pick(g, "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "smin", "smax", "umin", "umax")
		g.need(fmt.Sprintf("i%d @llvm.%s.i%d(i%d, i%d)", w, name, w, w, w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.%s.i%d(i%d %s, i%d %s)", w, name, w, w, g.int(w), w, g.int(w)))
	},
	func(g *llvmGen) { // with overflow
		if g.plain {
			return
		}
		w := pick(g, 8, 16, 24, 32, 64)
		name := pick(g, "sadd", "uadd", "ssub", "usub", "smul", "umul")
		g.need(fmt.Sprintf("{ i%d, i1 } @llvm.%s.with.overflow.i%d(i%d, i%d)", w, name, w, w, w))
		s := g.put("", "call { i%d, i1 } @llvm.%s.with.overflow.i%d(i%d %s, i%d %s)", w, name, w, w, g.int(w), w, g.int(w))
		g.keep(fmt.Sprintf("i%d", w), g.put("", "extractvalue { i%d, i1 } %s, 0", w, s))
		g.keep("i1", g.put("", "extractvalue { i%d, i1 } %s, 1", w, s))
	},
	func(g *llvmGen) { // abs, three-way comparison
		w := pick(g, 8, 16, 24, 32, 64)
		if g.r.IntN(2) == 0 {
			g.need(fmt.Sprintf("i%d @llvm.abs.i%d(i%d, i1)", w, w, w))
			g.keep(fmt.Sprintf("i%d", w), g.put("", "call i%d @llvm.abs.i%d(i%d %s, i1 false)", w, w, w, g.int(w)))
			return
		}
		name := pick(g, "scmp", "ucmp")
		g.need(fmt.Sprintf("i8 @llvm.%s.i8.i%d(i%d, i%d)", name, w, w, w))
		g.keep("i8", g.put("", "call i8 @llvm.%s.i8.i%d(i%d %s, i%d %s)", name, w, w, g.int(w), w, g.int(w)))
	},
	func(g *llvmGen) { // vectors: built, computed on, shuffled, cast, taken apart
		v := "zeroinitializer"
		for i := range 4 {
			v = g.put("", "insertelement <4 x i32> %s, i32 %s, i32 %d", v, g.int(32), i)
		}
		u := g.put("", "insertelement <4 x i32> %s, i32 %s, i64 %s", v, g.int(32), g.put("", "and i64 %s, 3", g.int(64)))
		s := g.put("", "%s <4 x i32> %s, %s", pick(g, "add", "sub", "mul", "xor"), u, v)
		m := g.put("", "shufflevector <4 x i32> %s, <4 x i32> %s, <4 x i32> <i32 %d, i32 %d, i32 %d, i32 %d>", s, u, g.r.IntN(8), g.r.IntN(8), g.r.IntN(8), g.r.IntN(8))
		c := g.put("", "icmp %s <4 x i32> %s, %s", pick(g, "slt", "ugt", "eq"), m, v)
		x := g.put("", "select <4 x i1> %s, <4 x i32> %s, <4 x i32> %s", c, m, s)
		g.keep("i32", g.put("", "extractelement <4 x i32> %s, i64 %s", x, g.put("", "and i64 %s, 3", g.int(64))))
		bytes := g.put("", "bitcast <4 x i32> %s to <16 x i8>", x)
		g.keep("i8", g.put("", "extractelement <16 x i8> %s, i32 %d", bytes, g.r.IntN(16)))
		wide := g.put("", "zext <4 x i1> %s to <4 x i16>", c)
		g.keep("i64", g.put("", "bitcast <4 x i16> %s to i64", wide))
		if g.plain {
			return
		}
		g.keep("i128", g.put("", "bitcast <4 x i32> %s to i128", x))
		g.need("i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)")
		g.keep("i32", g.put("", "call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)", x))
	},
	func(g *llvmGen) { // structures
		s := g.put("", "insertvalue { i8, [2 x i64], { i16, i1 } } zeroinitializer, i64 %s, 1, %d", g.int(64), g.r.IntN(2))
		s = g.put("", "insertvalue { i8, [2 x i64], { i16, i1 } } %s, i16 %s, 2, 0", s, g.int(16))
		f := g.put("", "freeze { i8, [2 x i64], { i16, i1 } } %s", s)
		g.keep("i64", g.put("", "extractvalue { i8, [2 x i64], { i16, i1 } } %s, 1, %d", f, g.r.IntN(2)))
		g.keep("i16", g.put("", "extractvalue { i8, [2 x i64], { i16, i1 } } %s, 2, 0", f))
	},
	func(g *llvmGen) { // memory
		i := g.put("", "and i64 %s, 7", g.int(64))
		p := g.put("", "getelementptr inbounds [8 x { i8, i32, i64 }], ptr %%mem, i64 0, i64 %s, i32 %d", i, g.r.IntN(3))
		w := pick(g, 1, 7, 8, 16, 24, 32)
		fmt.Fprintf(&g.b, "  store i%d %s, ptr %s, align 1\n", w, g.int(w), p)
		j := g.put("", "and i32 %s, 7", g.int(32))
		q := g.put("", "getelementptr [8 x { i8, i32, i64 }], ptr %%mem, i32 0, i32 %s, i32 2", j)
		g.keep("i64", g.put("", "load i64, ptr %s, align 8", q))
		g.keep("i24", g.put("", "load i24, ptr %s, align 1", g.put("", "getelementptr i8, ptr %%mem, i64 %d", g.r.IntN(100))))
		v := g.put("", "load <4 x i16>, ptr %s, align 2", g.put("", "getelementptr i16, ptr %%mem, i64 %d", g.r.IntN(50)))
		g.keep("i16", g.put("", "extractelement <4 x i16> %s, i32 %d", v, g.r.IntN(4)))
		fmt.Fprintf(&g.b, "  store { i8, i32, i64 } { i8 %d, i32 %d, i64 %d }, ptr %s, align 8\n", g.r.IntN(100), g.r.IntN(100), g.r.IntN(100),
			g.put("", "getelementptr { i8, i32, i64 }, ptr %%mem, i64 %d", g.r.IntN(8)))
		fmt.Fprintf(&g.b, "  call void @llvm.memmove.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)\n", g.put("", "getelementptr i8, ptr %%mem, i64 %d", g.r.IntN(60)),
			g.put("", "getelementptr i8, ptr %%mem, i64 %d", g.r.IntN(60)), g.r.IntN(40))
	},
	func(g *llvmGen) { // floating point; NaN is made 0
		t := pick(g, "float", "double")
		w := map[string]int{"float": 32, "double": 64}[t]
		num := func() string {
			return g.put("", "%s i32 %s to %s", pick(g, "sitofp", "uitofp"), g.int(32), t)
		}
		x := g.put("", "%s %s %s, %s", pick(g, "fadd", "fsub", "fmul", "fdiv"), t, num(), num())
		suffix := fmt.Sprintf("f%d", w)
		switch g.r.IntN(4) {
		case 0:
			name := pick(g, "floor", "ceil", "trunc", "rint", "sqrt", "fabs", "round")
			if g.plain && name == "round" {
				name = "floor"
			}
			g.need(fmt.Sprintf("%s @llvm.%s.%s(%s)", t, name, suffix, t))
			x = g.put("", "call %s @llvm.%s.%s(%s %s)", t, name, suffix, t, x)
		case 1:
			g.need(fmt.Sprintf("%s @llvm.fma.%s(%s, %s, %s)", t, suffix, t, t, t))
			x = g.put("", "call %s @llvm.fma.%s(%s %s, %s %s, %s %s)", t, suffix, t, x, t, num(), t, num())
		case 2:
			name := pick(g, "minnum", "maxnum", "copysign")
			x = g.put("", "fadd %s %s, 0.0", t, x) // of zeros of two signs minnum may give either
			g.need(fmt.Sprintf("%s @llvm.%s.%s(%s, %s)", t, name, suffix, t, t))
			x = g.put("", "call %s @llvm.%s.%s(%s %s, %s %s)", t, name, suffix, t, x, t, num())
		case 3:
			x = g.put("", "fneg %s %s", t, x)
		}
		c := g.put("", "fcmp %s %s %s, %s", pick(g, "oeq", "one", "olt", "oge", "ueq", "une", "ult", "uge", "ord", "uno"), t, x, num())
		g.keep("i1", c)
		to := pick(g, 8, 16, 32, 64)
		name := pick(g, "fptosi.sat", "fptoui.sat")
		g.need(fmt.Sprintf("i%d @llvm.%s.i%d.%s(%s)", to, name, to, suffix, t))
		g.keep(fmt.Sprintf("i%d", to), g.put("", "call i%d @llvm.%s.i%d.%s(%s %s)", to, name, to, suffix, t, x))
		nan := g.put("", "fcmp uno %s %s, %s", t, x, x)
		ok := g.put("", "select i1 %s, %s 0.0, %s %s", nan, t, t, x)
		g.keep(fmt.Sprintf("i%d", w), g.put("", "bitcast %s %s to i%d", t, ok, w))
		if t == "double" {
			f := g.put("", "fptrunc double %s to float", ok)
			g.keep("i32", g.put("", "bitcast float %s to i32", f))
		} else {
			h := g.put("", "fpext float %s to double", ok)
			g.keep("i64", g.put("", "bitcast double %s to i64", h))
		}
	},
}
