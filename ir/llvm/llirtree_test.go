package llvm

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// treeForm is what our syntax tree says, in the form of llirForm.
func treeForm(f *File) formOf {
	out := formOf{}
	for i := range f.Globals {
		g := &f.Globals[i]
		if g.Kind != GlobalVar {
			continue
		}
		kind := "global"
		if g.Constant {
			kind = "constant"
		}
		line := fmt.Sprintf("@%s = addrspace(%d) %s %s", g.Name, g.Space, kind, treeType(f, g.Type))
		if g.HasInit {
			line += " " + treeValue(f, &g.Init)
		}
		out["@"+g.Name] = []string{line}
	}
	for i := range f.Funcs {
		out["@"+f.Globals[f.Funcs[i].Global].Name] = treeFunction(f, &f.Funcs[i])
	}
	return out
}

func treeFunction(f *File, fn *Func) []string {
	var params []string
	for i := range fn.Params {
		text := treeType(f, fn.Params[i].Type)
		if fn.Blocks.Len() > 0 {
			text += " " + treeName(f, fn.Params[i].Local)
		}
		params = append(params, text)
	}
	if fn.VarArg {
		params = append(params, "...")
	}
	out := []string{fmt.Sprintf("%s @%s(%s)", treeType(f, fn.Ret), f.Globals[fn.Global].Name, strings.Join(params, ", "))}
	for b := fn.Blocks.Lo; b < fn.Blocks.Hi; b++ {
		block := &f.Blocks[b]
		out = append(out, treeName(f, block.Local)+":")
		for n := block.Instrs.Lo; n < block.Instrs.Hi; n++ {
			in := &f.Instrs[n]
			line := treeStatement(f, in)
			if in.Op <= lastTerminator {
				line += treeSuccessors(f, in)
			}
			out = append(out, line)
		}
	}
	return out
}

func treeSuccessors(f *File, in *Instr) string {
	var names []string
	ops := f.Ops[in.Ops.Lo:in.Ops.Hi]
	for i := range ops {
		if ops[i].Kind == OpdBlock {
			names = append(names, treeName(f, LocalID(ops[i].Bits)))
		}
	}
	return " -> " + strings.Join(names, " ")
}

// treeType is a type, as llirType gives it.
func treeType(f *File, id TypeID) string {
	list := func() string {
		var out []string
		for _, e := range f.Elems(id) {
			out = append(out, treeType(f, e))
		}
		return strings.Join(out, ", ")
	}
	switch t := &f.Types[id]; t.Kind {
	case TypePtr:
		return pointerText(uint64(t.Bits))
	case TypeInt:
		return fmt.Sprintf("i%d", t.Bits)
	case TypeArray:
		return fmt.Sprintf("[%d x %s]", t.Len, treeType(f, t.Elem))
	case TypeVector:
		if t.Scalable {
			return fmt.Sprintf("<vscale x %d x %s>", t.Len, treeType(f, t.Elem))
		}
		return fmt.Sprintf("<%d x %s>", t.Len, treeType(f, t.Elem))
	case TypeNamed:
		return "%" + f.Text(t.Name)
	case TypeStruct:
		if t.Packed {
			return "<{" + list() + "}>"
		}
		return "{" + list() + "}"
	case TypeFunc:
		return treeType(f, t.Elem) + "(" + list() + ")" + fmt.Sprint(t.VarArg)
	default:
		return basicNames[t.Kind]
	}
}

func treeName(f *File, id LocalID) string { return "%" + f.LocalName(id) }

func treeStatement(f *File, in *Instr) string {
	result, what := "", ""
	if in.Result != 0 {
		result = treeName(f, in.Result) + " : " + treeType(f, f.Locals[in.Result].Type) + " = "
	}
	if in.Op == kwAlloca || in.Op == kwGetElementPtr {
		what = treeType(f, in.Type)
	}
	var ops []string
	if in.Op == kwCall || in.Op == kwInvoke || in.Op == kwCallBr {
		ops = append(ops, treeValue(f, &f.Calls[in.Extra].Callee))
	}
	list := f.Ops[in.Ops.Lo:in.Ops.Hi]
	for i := range list {
		if (in.Op == kwExtractValue && i > 0) || (in.Op == kwInsertValue && i > 1) {
			ops = append(ops, strconv.FormatUint(list[i].Bits, 10))
		} else {
			ops = append(ops, treeValue(f, &list[i]))
		}
	}
	return joined(result, keywordText[in.Op], treeDetail(f, in), what, ops)
}

// silentFlags are words that llir keeps no field for that is compared: the kinds of tail calls.
const silentFlags = FlagTail | FlagMustTail | FlagNoTail

func treeFlags(fl Flags) []string {
	var words []string
	for k := firstFlag; k <= lastFlag; k++ {
		if fl>>(k-firstFlag)&1 != 0 {
			words = append(words, keywordText[k])
		}
	}
	for _, x := range []struct {
		f    Flags
		word string
	}{{FlagVolatile, "volatile"}, {FlagAtomic, "atomic"}, {FlagWeak, "weak"}, {FlagInAlloca, "inalloca"}, {FlagCleanup, "cleanup"}} {
		if fl&x.f != 0 {
			words = append(words, x.word)
		}
	}
	return words
}

func treeDetail(f *File, in *Instr) string {
	words := treeFlags(in.Flags &^ silentFlags)
	for _, k := range []keyword{in.Sub, in.Order, in.Order2} {
		if k != kwOther && (in.Op != kwAtomicRMW || k != in.Sub) {
			words = append(words, keywordText[k])
		}
	}
	if in.Op == kwAtomicRMW {
		words = append(words, f.Text(in.Sub2))
	}
	if in.Scope.End > in.Scope.Start {
		words = append(words, "syncscope:"+f.Text(in.Scope))
	}
	if in.Align != 0 && in.Op != kwAtomicRMW && in.Op != kwCmpXchg { // llir keeps none of these
		words = append(words, fmt.Sprintf("align %d", in.Align))
	}
	return sortedWords(words)
}

func treeValue(f *File, o *Operand) string {
	switch o.Kind {
	case OpdBlock:
		return treeName(f, LocalID(o.Bits))
	case OpdMeta:
		return "metadata"
	case OpdAsm:
		return fmt.Sprintf("asm %q %q", f.Asms[o.Bits].Text, f.Asms[o.Bits].Constraints)
	case OpdLocal:
		return treeType(f, o.Type) + " " + treeName(f, LocalID(o.Bits))
	case OpdGlobal:
		return treeType(f, o.Type) + " @" + f.Globals[o.Bits].Name
	}
	return treeType(f, o.Type) + " " + treeConstant(f, o)
}

func treeConstant(f *File, o *Operand) string {
	switch o.Kind {
	case OpdInt:
		return strconv.FormatUint(o.Bits, 10)
	case OpdWide:
		raw := f.Wide[o.Bits]
		x := new(big.Int)
		for i := len(raw) - 1; i >= 0; i-- {
			x.Or(x.Lsh(x, 8), big.NewInt(int64(raw[i])))
		}
		if f.kind(o.Type) != TypeInt {
			return "wide float"
		}
		return bigBits(x, uint(f.Types[o.Type].Bits)).String()
	case OpdFloat:
		return treeFloat(f, o)
	case OpdNull:
		return "null"
	case OpdNoneToken:
		return "none"
	case OpdZero:
		return "zeroinitializer"
	case OpdUndef:
		return "undef"
	case OpdPoison:
		return "poison"
	case OpdString:
		b := builder{f: f}
		return fmt.Sprintf("%q", b.stringBytes(o))
	case OpdAgg:
		return "{" + strings.Join(treeParts(f, &f.Exprs[o.Bits]), ", ") + "}"
	case OpdExpr:
		e := &f.Exprs[o.Bits]
		words := treeFlags(e.Flags &^ FlagInRange)
		if e.Sub != kwOther {
			words = append(words, keywordText[e.Sub])
		}
		what := ""
		if e.Op == kwGetElementPtr {
			what = treeType(f, e.Type)
		}
		return joined("", keywordText[e.Op], sortedWords(words), what, treeParts(f, e))
	}
	return f.Text(Span{o.Start, o.End})
}

func treeParts(f *File, e *Expr) []string {
	var out []string
	for i := e.Parts.Lo; i < e.Parts.Hi; i++ {
		out = append(out, treeValue(f, &f.Consts[i]))
	}
	return out
}

func treeFloat(f *File, o *Operand) string {
	switch f.kind(o.Type) {
	case TypeHalf:
		return floatText(halfValue(uint16(o.Bits)))
	case TypeFloat:
		return floatText(float64(math.Float32frombits(uint32(o.Bits))))
	case TypeDouble:
		return floatText(math.Float64frombits(o.Bits))
	}
	return "wide float"
}

// halfValue is the number of a half.
func halfValue(h uint16) float64 {
	sign := 1.0
	if h>>15 != 0 {
		sign = math.Copysign(1, -1)
	}
	e, m := int(h>>10&31), float64(h&1023)
	switch {
	case e == 31 && m != 0:
		return math.NaN()
	case e == 31:
		return sign * math.Inf(1)
	case e == 0:
		return sign * math.Ldexp(m, -24)
	}
	return sign * math.Ldexp(1024+m, e-25)
}
