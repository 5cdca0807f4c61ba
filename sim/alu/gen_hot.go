//go:build ignore

// This program writes hot_gen.go: a loop for each of the operations that kernels spend their time in. A loop is worth its
// lines because a function value called per lane costs more than the operation.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"log"
	"os"
	"strings"
	"text/template"
)

// A loop is one function: expr over the operand words a, b and c, and the keys that it serves.
type loop struct {
	n    int
	expr string
	keys []string // each the fields of a key, "op: ir.OpAdd, ty: ir.U32"
}

var loops []loop

// nearest begins the extra of operations that round to nearest, which is also what no rounding means.
const nearest = "nearest"

// add makes one loop for op over the listed types. extra holds further fields of the key.
func add(n int, expr, op, types, extra string) {
	var keys []string
	for _, t := range strings.Fields(types) {
		ty, src, ok := strings.Cut(t, "<")
		if !ok {
			src = ty
		}
		k := fmt.Sprintf("op: ir.Op%s, ty: ir.%s, src: ir.%s", op, ty, src)
		if rest, ok := strings.CutPrefix(extra, nearest); ok {
			keys = append(keys, k+", rnd: ir.RN"+rest, k+rest)
			continue
		}
		keys = append(keys, k+extra)
	}
	loops = append(loops, loop{n, expr, keys})
}

const (
	w16 = "U16 S16 B16"
	w32 = "U32 S32 B32"
	w64 = "U64 S64 B64"
)

func table() {
	for _, w := range []struct{ types, t string }{{w16, "uint16"}, {w32, "uint32"}, {w64, "uint64"}} {
		t, bits := w.t, w.t[4:]
		any := w.types + map[string]string{"16": " TF16 TBF16", "32": " TF32", "64": " TF64"}[bits]
		add(2, fmt.Sprintf("uint64(%s(a) + %s(b))", t, t), "Add", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) - %s(b))", t, t), "Sub", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) * %s(b))", t, t), "Mul", w.types, ", sub: ir.Lo")
		add(3, fmt.Sprintf("uint64(%s(a)*%s(b) + %s(c))", t, t, t), "Mad", w.types, ", sub: ir.Lo")
		add(2, fmt.Sprintf("uint64(%s(a) & %s(b))", t, t), "And", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) | %s(b))", t, t), "Or", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) ^ %s(b))", t, t), "Xor", w.types, "")
		add(1, fmt.Sprintf("uint64(^%s(a))", t), "Not", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) << uint32(b))", t), "Shl", w.types, "")
		add(2, fmt.Sprintf("uint64(%s(a) >> uint32(b))", t), "Shr", "U"+bits+" B"+bits, "")
		add(2, fmt.Sprintf("uint64(%s(int%s(a) >> uint32(b)))", t, bits), "Shr", "S"+bits, "")
		for _, c := range []struct{ cmp, op string }{{"EQ", "=="}, {"NE", "!="}} {
			add(2, fmt.Sprintf("b2u(%s(a) %s %s(b))", t, c.op, t), "Setp", w.types, ", cmp: ir."+c.cmp)
		}
		for _, c := range []struct{ cmp, op string }{{"LT", "<"}, {"LE", "<="}, {"GT", ">"}, {"GE", ">="}} {
			add(2, fmt.Sprintf("b2u(%s(a) %s %s(b))", t, c.op, t), "Setp", "U"+bits, ", cmp: ir."+c.cmp)
			add(2, fmt.Sprintf("b2u(int%s(a) %s int%s(b))", bits, c.op, bits), "Setp", "S"+bits, ", cmp: ir."+c.cmp)
		}
		add(2, fmt.Sprintf("uint64(min(%s(a), %s(b)))", t, t), "Min", "U"+bits, "")
		add(2, fmt.Sprintf("uint64(max(%s(a), %s(b)))", t, t), "Max", "U"+bits, "")
		add(2, fmt.Sprintf("uint64(%s(min(int%s(a), int%s(b))))", t, bits, bits), "Min", "S"+bits, "")
		add(2, fmt.Sprintf("uint64(%s(max(int%s(a), int%s(b))))", t, bits, bits), "Max", "S"+bits, "")
		add(1, fmt.Sprintf("uint64(-%s(a))", t), "Neg", "S"+bits, "")
		add(1, fmt.Sprintf("uint64(%s(a))", t), "Mov", any, "")
		add(3, fmt.Sprintf("uint64(%s(b ^ (a^b)&-(c&1)))", t), "Selp", any, "")
		add(3, fmt.Sprintf("uint64(%s(a ^ (a^b)&-(c&1)))", t), "Selp", any, ", flags: ir.NegC")
	}
	add(1, "a & 1", "Mov", "Pred", "")
	add(2, "a & b", "And", "Pred", "")
	add(2, "a | b", "Or", "Pred", "")
	add(2, "a ^ b", "Xor", "Pred", "")
	add(1, "a ^ 1", "Not", "Pred", "")
	add(2, "uint64(uint32(a)) * uint64(uint32(b))", "Mul", "U32", ", sub: ir.Wide")
	add(2, "uint64(int64(int32(a)) * int64(int32(b)))", "Mul", "S32", ", sub: ir.Wide")
	add(3, "uint64(uint32(a))*uint64(uint32(b)) + c", "Mad", "U32", ", sub: ir.Wide")
	add(3, "uint64(int64(int32(a))*int64(int32(b))) + c", "Mad", "S32", ", sub: ir.Wide")
	add(2, "uint64(uint32(a)) * uint64(uint32(b)) >> 32", "Mul", "U32", ", sub: ir.Hi")
	add(2, "uint64(int64(int32(a)) * int64(int32(b))) >> 32", "Mul", "S32", ", sub: ir.Hi")

	add(1, "uint64(uint32(a))", "Cvt", "U64<U32 S64<U32 U32<U32 S32<S32 U32<S32 S32<U32 U32<U64 U32<S64 S32<U64 S32<S64", "")
	add(1, "uint64(int64(int32(a)))", "Cvt", "S64<S32 U64<S32", "")
	add(1, "uint64(uint16(a))", "Cvt", "U64<U16 S64<U16 U32<U16 S32<U16 U16<U32 U16<S32 S16<U32 S16<S32 U16<U64 U16<S64 S16<U64 S16<S64", "")
	add(1, "uint64(uint32(int16(a)))", "Cvt", "U32<S16 S32<S16", "")
	add(1, "uint64(uint8(a))", "Cvt", "U32<U8 S32<U8 U16<U8 S16<U8 U64<U8 S64<U8", "")
	add(1, "uint64(uint32(int8(a)))", "Cvt", "U32<S8 S32<S8", "")
	add(1, "uint64(math.Float32bits(float32(int32(a))))", "Cvt", "TF32<S32", nearest)
	add(1, "uint64(math.Float32bits(float32(uint32(a))))", "Cvt", "TF32<U32", nearest)
	add(1, "toS32(a)", "Cvt", "S32<TF32", ", rnd: ir.RZI")

	add(2, "word32(f32(a) + f32(b))", "Add", "TF32", nearest)
	add(2, "word32(f32(a) - f32(b))", "Sub", "TF32", nearest)
	add(2, "word32(f32(a) * f32(b))", "Mul", "TF32", nearest)
	add(3, "fused32(fused(f32(a), f32(b), f32(c)), fma32, a, b, c)", "Fma", "TF32", nearest)
	add(3, "fused32(fused(f32(a), f32(b), f32(c)), fma32, a, b, c)", "Mad", "TF32", nearest)
	add(2, "word64(f64(a)+f64(b), add64, a, b, 0)", "Add", "TF64", nearest)
	add(2, "word64(f64(a)-f64(b), sub64, a, b, 0)", "Sub", "TF64", nearest)
	add(2, "word64(f64(a)*f64(b), mulD, a, b, 0)", "Mul", "TF64", nearest)
	add(3, "word64(math.FMA(f64(a), f64(b), f64(c)), fma64, a, b, c)", "Fma", "TF64", nearest)
	for _, approx := range []string{"", ", flags: ir.Approx"} {
		add(2, "word32(f32(a) / f32(b))", "Div", "TF32", nearest+approx)
		add(1, "word32(1 / f32(a))", "Rcp", "TF32", nearest+approx)
		// The root of an f32 in f64 never lies so close to half-way that rounding it again goes wrong.
		add(1, "word32(float32(math.Sqrt(float64(f32(a)))))", "Sqrt", "TF32", nearest+approx)
	}
	add(2, "word32(f32(a) / f32(b))", "Div", "TF32", nearest+", flags: ir.Full")
	add(2, "word64(f64(a)/f64(b), div64, a, b, 0)", "Div", "TF64", nearest)
	add(1, "word64(1/f64(a), rcp64, a, 0, 0)", "Rcp", "TF64", nearest)
	add(1, "word64(math.Sqrt(f64(a)), sqrt64, a, 0, 0)", "Sqrt", "TF64", nearest)

	add(1, "canonical32(a ^ 1<<31)", "Neg", "TF32", nearest)
	add(1, "canonical32(a &^ (1 << 31))", "Abs", "TF32", nearest)
	add(1, "word32(float32(f64(a)))", "Cvt", "TF32<TF64", ", rnd: ir.RN")
	add(1, "widened(a)", "Cvt", "TF64<TF32", "")

	const ftz = ", flags: ir.FTZ"
	add(2, "flushed(word32(f32(flushed(a)) + f32(flushed(b))))", "Add", "TF32", nearest+ftz)
	add(2, "flushed(word32(f32(flushed(a)) - f32(flushed(b))))", "Sub", "TF32", nearest+ftz)
	add(2, "flushed(word32(f32(flushed(a)) * f32(flushed(b))))", "Mul", "TF32", nearest+ftz)
	for _, op := range []string{"Fma", "Mad"} {
		add(3, "fusedFTZ(flushed(a), flushed(b), flushed(c))", op, "TF32", nearest+ftz)
	}
	for _, c := range []struct{ cmp, op, otherwise string }{
		{"EQ", "==", "NEU"}, {"LT", "<", "GEU"}, {"LE", "<=", "GTU"}, {"GT", ">", "LEU"}, {"GE", ">=", "LTU"},
	} {
		add(2, fmt.Sprintf("b2u(f32(flushed(a)) %s f32(flushed(b)))", c.op), "Setp", "TF32", ", cmp: ir."+c.cmp+ftz)
		add(2, fmt.Sprintf("b2u(!(f32(flushed(a)) %s f32(flushed(b))))", c.op), "Setp", "TF32", ", cmp: ir."+c.otherwise+ftz)
	}
	for _, f := range []struct{ ty, read string }{{"TF32", "f32"}, {"TF64", "f64"}} {
		for _, c := range []struct{ cmp, op, otherwise string }{
			{"EQ", "==", "NEU"}, {"LT", "<", "GEU"}, {"LE", "<=", "GTU"}, {"GT", ">", "LEU"}, {"GE", ">=", "LTU"},
		} {
			add(2, fmt.Sprintf("b2u(%s(a) %s %s(b))", f.read, c.op, f.read), "Setp", f.ty, ", cmp: ir."+c.cmp)
			add(2, fmt.Sprintf("b2u(!(%s(a) %s %s(b)))", f.read, c.op, f.read), "Setp", f.ty, ", cmp: ir."+c.otherwise)
		}
	}
}

var text = template.Must(template.New("").Funcs(template.FuncMap{
	"vars":  func(n int) string { return strings.Join(strings.Split("abc"[:n], ""), ", ") },
	"words": func(n int) string { return strings.Join(strings.Split("abc"[:n], ""), "[i], ") + "[i]" },
	"name":  func(i int) string { return string("abc"[i]) },
}).Parse(`// Code generated by gen_hot.go. DO NOT EDIT.

package alu

import (
	"math"
	"math/bits"

	"lockstep/ir"
)

func init() {
	hot = map[key]Exec{
{{- range $i, $l := .}}{{range $l.Keys}}
		{ {{- .}}}: hot{{$i}},{{end}}{{end}}
	}
}
{{range $i, $l := .}}
func hot{{$i}}(dst *Results, src *Operands, mask uint64) {
	d := dst[0]
	{{- range $k := $l.N}}
	{{name $k}} := src[{{$k}}][:len(d)]
	{{- end}}
	if mask == ones(uint(len(d))) {
		for i := range d {
			{{vars $l.N}} := {{words $l.N}}
			d[i] = {{$l.Expr}}
		}
		return
	}
	for ; mask != 0; mask &= mask - 1 {
		i := bits.TrailingZeros64(mask)
		{{vars $l.N}} := {{words $l.N}}
		d[i] = {{$l.Expr}}
	}
}
{{end}}`))

func (l loop) N() int         { return l.n }
func (l loop) Expr() string   { return l.expr }
func (l loop) Keys() []string { return l.keys }

func main() {
	log.SetFlags(0)
	out := flag.String("o", "hot_gen.go", "`file` to write")
	flag.Parse()
	table()
	var b bytes.Buffer
	if err := text.Execute(&b, loops); err != nil {
		log.Fatal(err)
	}
	src, err := format.Source(b.Bytes())
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(*out, src, 0o666); err != nil {
		log.Fatal(err)
	}
}
