package kernelgen

import (
	"fmt"
	"strings"
)

// Straight-line code, from a table of templates. In a template
//
//	{i} {l} {f} {p}   a register to write: 32-bit, 64-bit, float, predicate
//	{r} {m} {g} {q}   a register to read, of the same kinds
//	{R} {M} {G}       a register or a constant to read
//	{Q}               a predicate to read, perhaps negated
//	{cmp} {fcmp}      a comparison of integers, of floats
//	{bool}            and, or, xor
//	{5} {32}          a number below 5, below 32
//
// Equal places in a template are filled on their own. Statements are apart by newlines; only a lone one is ever guarded.

type template struct {
	needs Features
	text  string
}

var templates = []template{
	{0, "mov.u32 {i}, {R}"},
	{0, "add.s32 {i}, {r}, {R}"},
	{0, "sub.s32 {i}, {r}, {R}"},
	{0, "mul.lo.s32 {i}, {r}, {R}"},
	{0, "mul.hi.u32 {i}, {r}, {r}"},
	{0, "mul.hi.s32 {i}, {r}, {R}"},
	{0, "mad.lo.s32 {i}, {r}, {R}, {r}"},
	{0, "sad.s32 {i}, {r}, {r}, {r}"},
	{0, "neg.s32 {i}, {r}"},
	{0, "min.s32 {i}, {r}, {R}"},
	{0, "max.u32 {i}, {r}, {R}"},
	{0, "and.b32 {i}, {r}, {R}"},
	{0, "or.b32 {i}, {r}, {R}"},
	{0, "xor.b32 {i}, {r}, {R}"},
	{0, "not.b32 {i}, {r}"},
	{0, "cnot.b32 {i}, {r}"},
	{0, "shl.b32 {i}, {r}, {40}"},
	{0, "shr.u32 {i}, {r}, {r}"},
	{0, "shr.s32 {i}, {r}, {40}"},
	{0, "shf.l.wrap.b32 {i}, {r}, {r}, {R}"},
	{0, "lop3.b32 {i}, {r}, {r}, {r}, {256}"},
	{0, "popc.b32 {i}, {r}"},
	{0, "clz.b32 {i}, {r}"},
	{0, "brev.b32 {i}, {r}"},
	{0, "bfind.u32 {i}, {r}"},
	{0, "bfe.u32 {i}, {r}, {32}, {32}"},
	{0, "bfe.s32 {i}, {r}, {r}, {32}"},
	{0, "bfi.b32 {i}, {r}, {r}, {32}, {32}"},
	{0, "prmt.b32 {i}, {r}, {r}, {R}"},
	{0, "selp.b32 {i}, {r}, {R}, {q}"},
	{0, "slct.s32.s32 {i}, {r}, {r}, {r}"},
	{0, "set.{cmp}.u32.s32 {i}, {r}, {R}"},
	{0, "cvt.s32.s8 {i}, {r}"},
	{0, "cvt.u32.u16 {i}, {r}"},
	{0, "or.b32 %t0, {r}, 1\ndiv.u32 {i}, {r}, %t0"},
	{0, "and.b32 %t0, {r}, 127\nadd.s32 %t0, %t0, 1\nrem.s32 {i}, {r}, %t0"},
	{0, "add.cc.u32 %t0, {r}, {r}\naddc.u32 {i}, %t0, {R}"},
	{0, "sub.cc.u32 %t0, {r}, {r}\nsubc.u32 {i}, {r}, %t0"},
	{0, "cvt.u16.u32 %h0, {r}\nadd.u16 %h0, %h0, {100}\ncvt.s32.s16 {i}, %h0"},
	{0, "{\n.reg .b32 %r0\nadd.s32 %r0, %gid, {100}\nxor.b32 %t1, %r0, {32}\n}\nadd.s32 {i}, {r}, %t1"},

	{0, "setp.{cmp}.s32 {p}, {r}, {R}"},
	{0, "setp.{cmp}.u32 {p}, {r}, {R}"},
	{0, "setp.{cmp}.s32 %q0|%q1, {r}, {R}\nand.pred {p}, %q0, {q}\nor.pred {p}, %q1, {q}"},
	{0, "setp.{cmp}.{bool}.s32 {p}, {r}, {R}, {Q}"},
	{0, "{bool}.pred {p}, {q}, {q}"},
	{0, "not.pred {p}, {q}"},

	{Longs, "cvt.s64.s32 {l}, {r}"},
	{Longs, "cvt.u32.u64 {i}, {m}"},
	{Longs, "mul.wide.s32 {l}, {r}, {r}"},
	{Longs, "mul.wide.u32 {l}, {r}, {R}"},
	{Longs, "add.s64 {l}, {m}, {M}"},
	{Longs, "sub.s64 {l}, {m}, {m}"},
	{Longs, "mul.lo.s64 {l}, {m}, {M}"},
	{Longs, "mad.wide.s32 {l}, {r}, {r}, {m}"},
	{Longs, "min.u64 {l}, {m}, {m}"},
	{Longs, "xor.b64 {l}, {m}, {M}"},
	{Longs, "shl.b64 {l}, {m}, {70}"},
	{Longs, "shr.s64 {l}, {m}, {70}"},
	{Longs, "popc.b64 {i}, {m}"},
	{Longs, "selp.b64 {l}, {m}, {m}, {q}"},
	{Longs, "mov.b64 {l}, {{r}, {r}}"},
	{Longs, "mov.b64 {%t0, %t1}, {m}\nxor.b32 {i}, %t0, %t1"},
	{Longs, "setp.{cmp}.s64 {p}, {m}, {M}"},

	{Floats, "mov.f32 {f}, {G}"},
	{Floats, "add.f32 {f}, {g}, {G}"},
	{Floats, "sub.f32 {f}, {g}, {g}"},
	{Floats, "mul.f32 {f}, {g}, {G}"},
	{Floats, "fma.rn.f32 {f}, {g}, {G}, {g}"},
	{Floats, "min.f32 {f}, {g}, {G}"},
	{Floats, "max.f32 {f}, {g}, {g}"},
	{Floats, "neg.f32 {f}, {g}"},
	{Floats, "abs.f32 {f}, {g}"},
	{Floats, "div.rn.f32 {f}, {g}, {g}"},
	{Floats, "abs.f32 {f}, {g}\nsqrt.rn.f32 {f}, {g}"},
	{Floats, "selp.f32 {f}, {g}, {G}, {q}"},
	{Floats, "cvt.rn.f32.s32 {f}, {r}"},
	{Floats, "cvt.rzi.s32.f32 {i}, {g}"},
	{Floats, "setp.{fcmp}.f32 {p}, {g}, {G}"},
	{Floats, "setp.{fcmp}.{bool}.f32 {p}, {g}, {g}, {Q}"},
}

// memoryTemplates touch memory: in and out each have words of one type at each offset of a slot.
var memoryTemplates = []template{
	{0, "ld.global.u32 {i}, [%in]"},
	{0, "ld.global.u32 {i}, [%in+4]"},
	{0, "ld.global.s32 {i}, [%in+24]"},
	{Floats, "ld.global.f32 {f}, [%in+8]"},
	{Longs, "ld.global.u64 {l}, [%in+16]"},
	{0, "and.b32 %t0, {r}, 255\nmul.wide.u32 %a0, %t0, 32\nadd.s64 %a0, %base, %a0\nld.global.u32 {i}, [%a0+4]"},
	{Floats, "and.b32 %t0, {r}, 255\nmul.wide.u32 %a0, %t0, 32\nadd.s64 %a0, %base, %a0\nld.global.f32 {f}, [%a0+12]"},
	{0, "st.global.u32 [%out+4], {r}"},
	{0, "st.global.u32 [%out+24], {r}"},
	{0, "st.global.u32 [%out+28], {r}"},
	{Floats, "st.global.f32 [%out+8], {g}"},
	{Longs, "st.global.u64 [%out+16], {m}"},
	{0, "ld.global.u32 {i}, [%out+4]"},
	{0, "ld.global.u32 %t0, [%out+24]\nadd.s32 %t0, %t0, {r}\nst.global.u32 [%out+24], %t0"},
	{Floats, "ld.global.f32 {f}, [%out+12]"},
}

var (
	intCompares   = []string{"eq", "ne", "lt", "le", "gt", "ge"}
	floatCompares = []string{"eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "geu", "num", "nan"}
	bools         = []string{"and", "or", "xor"}
)

func (g *gen) ints() string      { return fmt.Sprintf("%%r%d", g.r.IntN(numInts)) }
func (g *gen) longs() string     { return fmt.Sprintf("%%l%d", g.r.IntN(numLongs)) }
func (g *gen) floats() string    { return fmt.Sprintf("%%f%d", g.r.IntN(numFloats)) }
func (g *gen) predicate() string { return fmt.Sprintf("%%p%d", g.r.IntN(numPreds)) }

// sense is a predicate or its negation.
func (g *gen) sense() string {
	if g.chance(2) {
		return "!" + g.predicate()
	}
	return g.predicate()
}

// intConst is a small number, a bit pattern, or one at the edge of the range.
func (g *gen) intConst() string {
	switch g.r.IntN(4) {
	case 0:
		return fmt.Sprint(g.between(-8, 64))
	case 1:
		return g.pick([]string{"0", "1", "-1", "0x7fffffff", "0x80000000", "0xffff"})
	case 2:
		return fmt.Sprintf("%#x", g.r.Uint32())
	}
	return fmt.Sprint(g.r.IntN(1024))
}

func (g *gen) floatConst() string {
	return g.pick([]string{"0f00000000", "0f3F800000", "0fBF800000", "0f3F000000", "0f40490FDB", "0f42C80000", "0f80000000", "0f7F800000", "0f33D6BF95", "0fC2F6E979"})
}

// fill returns what stands for a place of a template.
func (g *gen) fill(place string) string {
	switch place {
	case "i", "r":
		return g.ints()
	case "l", "m":
		return g.longs()
	case "f", "g":
		return g.floats()
	case "p", "q":
		return g.predicate()
	case "Q":
		return g.sense()
	case "R":
		if g.chance(2) {
			return g.intConst()
		}
		return g.ints()
	case "M":
		if g.chance(2) {
			return g.intConst()
		}
		return g.longs()
	case "G":
		if g.chance(2) {
			return g.floatConst()
		}
		return g.floats()
	case "cmp":
		return g.pick(intCompares)
	case "fcmp":
		return g.pick(floatCompares)
	case "bool":
		return g.pick(bools)
	}
	n := 0
	if _, err := fmt.Sscanf(place, "%d", &n); err != nil || n < 1 {
		panic("kernelgen.fill: no place {" + place + "}")
	}
	return fmt.Sprint(g.r.IntN(n))
}

// expand fills the places of a template. Braces around anything else are PTX's own.
func (g *gen) expand(text string) string {
	var b strings.Builder
	for {
		i := strings.IndexByte(text, '{')
		if i < 0 {
			break
		}
		b.WriteString(text[:i])
		text = text[i:]
		end := strings.IndexByte(text, '}')
		if place := text[1:max(end, 1)]; end > 1 && !strings.ContainsAny(place, "{%\n ") {
			b.WriteString(g.fill(place))
			text = text[end+1:]
		} else {
			b.WriteByte('{')
			text = text[1:]
		}
	}
	b.WriteString(text)
	return b.String()
}

// statement writes one statement, or a few that belong together.
func (g *gen) statement() {
	g.budget--
	list := templates
	if g.has(Memory) && !g.helper && g.chance(5) {
		list = memoryTemplates
	}
	t := list[g.r.IntN(len(list))]
	for !g.allowed(t) {
		t = list[g.r.IntN(len(list))]
	}
	guard := ""
	if g.has(Guards) && !strings.Contains(t.text, "\n") && g.chance(6) {
		guard = "@" + g.sense() + " "
	}
	for s := range strings.SplitSeq(g.expand(t.text), "\n") {
		if s == "{" || s == "}" { // a scope
			g.b.WriteString("\t" + s + "\n")
			continue
		}
		g.line("%s%s", guard, s)
	}
}

func (g *gen) allowed(t template) bool {
	return t.needs&^g.features == 0 && !(g.helper && strings.Contains(t.text, "%gid"))
}

// straight writes some statements.
func (g *gen) straight() {
	for range g.between(1, 4) {
		g.statement()
	}
}
