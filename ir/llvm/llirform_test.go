package llvm

import (
	"fmt"
	"math"
	"math/big"
	"reflect"
	"slices"
	"sort"
	"strconv"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// The form in which two readers are compared: text again, of what each understood. A value is its type and its name or its
// number, a number is what its bits mean, flags are sorted words.

// formOf is what both readers say of a module: a function by its name, a line for its header, then one for each block and
// statement.
type formOf map[string][]string

// llirForm is llir's.
func llirForm(m *lir.Module) formOf {
	out := formOf{}
	for _, g := range m.Globals {
		kind := "global"
		if g.Immutable {
			kind = "constant"
		}
		line := fmt.Sprintf("@%s = addrspace(%d) %s %s", bareName(g.Name()), g.Typ.AddrSpace, kind, llirType(g.ContentType))
		if g.Init != nil {
			line += " " + llirValue(g.Init)
		}
		out["@"+bareName(g.Name())] = []string{line}
	}
	for _, f := range m.Funcs {
		out["@"+bareName(f.Name())] = llirFunction(f)
	}
	return out
}

func llirFunction(f *lir.Func) []string {
	var params []string
	for _, p := range f.Params {
		text := llirType(p.Typ)
		if len(f.Blocks) > 0 {
			text += " " + llirName(p)
		}
		params = append(params, text)
	}
	if f.Sig.Variadic {
		params = append(params, "...")
	}
	out := []string{fmt.Sprintf("%s @%s(%s)", llirType(f.Sig.RetType), bareName(f.Name()), strings.Join(params, ", "))}
	for _, b := range f.Blocks {
		out = append(out, llirName(b)+":")
		for _, in := range b.Insts {
			out = append(out, llirStatement(in))
		}
		out = append(out, llirStatement(b.Term)+llirSuccessors(b.Term))
	}
	return out
}

func llirSuccessors(t lir.Terminator) string {
	var names []string
	for _, s := range t.Succs() {
		names = append(names, llirName(s))
	}
	return " -> " + strings.Join(names, " ")
}

// llirOpcode is the opcode of an instruction, terminator or constant expression, which llir has as the name of a type.
func llirOpcode(v any) string {
	name := reflect.TypeOf(v).Elem().Name()
	for _, prefix := range []string{"Inst", "Term", "Expr"} {
		name = strings.TrimPrefix(name, prefix)
	}
	if name == "CondBr" {
		return "br"
	}
	if name == "VAArg" {
		return "va_arg"
	}
	return strings.ToLower(name)
}

// llirWords are the fields of llir's instructions and expressions that make words beside the operands.
var llirWords = []string{"Pred", "Op", "OverflowFlags", "FastMathFlags", "Exact", "InBounds", "Volatile", "Atomic", "Weak", "SyncScope",
	"Ordering", "SuccessOrdering", "FailureOrdering", "Align", "InAlloca", "SwiftError", "Cleanup"}

// detail is the sorted words of an instruction or expression.
func llirDetail(v any) string {
	s := reflect.ValueOf(v).Elem()
	var words []string
	for _, name := range llirWords {
		f := s.FieldByName(name)
		if !f.IsValid() || f.IsZero() && name != "Pred" && name != "Op" {
			continue
		}
		switch f.Kind() {
		case reflect.Bool:
			words = append(words, strings.ToLower(name))
		case reflect.Slice:
			for i := range f.Len() {
				words = append(words, fmt.Sprint(f.Index(i)))
			}
		case reflect.String:
			words = append(words, "syncscope:"+f.String())
		default:
			if name == "Align" {
				words = append(words, fmt.Sprintf("align %d", f.Uint()))
			} else {
				words = append(words, fmt.Sprint(f))
			}
		}
	}
	return sortedWords(words)
}

func sortedWords(words []string) string {
	sort.Strings(words)
	return strings.Join(words, " ")
}

// llirStatement is one instruction or terminator.
func llirStatement(in any) string {
	result := ""
	if n, ok := in.(value.Named); ok && !types.Equal(n.Type(), types.Void) {
		result = llirName(n) + " : " + llirType(n.Type()) + " = "
	}
	what := ""
	switch x := in.(type) {
	case *lir.InstAlloca:
		what = llirType(x.ElemType)
	case *lir.InstGetElementPtr:
		what = llirType(x.ElemType)
	}
	var ops []string
	for _, o := range in.(value.User).Operands() {
		ops = append(ops, llirValue(*o))
	}
	switch x := in.(type) {
	case *lir.InstExtractValue:
		ops = appendIndices(ops, x.Indices)
	case *lir.InstInsertValue:
		ops = appendIndices(ops, x.Indices)
	}
	return joined(result, llirOpcode(in), llirDetail(in), what, ops)
}

func appendIndices(ops []string, indices []uint64) []string {
	for _, i := range indices {
		ops = append(ops, strconv.FormatUint(i, 10))
	}
	return ops
}

// joined is the line of a statement.
func joined(result, opcode, detail, what string, ops []string) string {
	line := result + opcode
	for _, part := range []string{detail, what} {
		if part != "" {
			line += " " + part
		}
	}
	return line + " (" + strings.Join(ops, ", ") + ")"
}

// llirType is a type. What a pointer points to is left out: our reader does not keep it for results, which is all that it would
// be needed for in the old dialect.
func llirType(t types.Type) string {
	list := func(ts []types.Type) string {
		var out []string
		for _, e := range ts {
			out = append(out, llirType(e))
		}
		return strings.Join(out, ", ")
	}
	switch t := t.(type) {
	case *types.PointerType:
		return pointerText(uint64(t.AddrSpace))
	case *types.ArrayType:
		return fmt.Sprintf("[%d x %s]", t.Len, llirType(t.ElemType))
	case *types.VectorType:
		if t.Scalable {
			return fmt.Sprintf("<vscale x %d x %s>", t.Len, llirType(t.ElemType))
		}
		return fmt.Sprintf("<%d x %s>", t.Len, llirType(t.ElemType))
	case *types.StructType:
		switch {
		case t.TypeName != "":
			return "%" + t.TypeName
		case t.Packed:
			return "<{" + list(t.Fields) + "}>"
		}
		return "{" + list(t.Fields) + "}"
	case *types.FuncType:
		return llirType(t.RetType) + "(" + list(t.Params) + ")" + fmt.Sprint(t.Variadic)
	}
	return t.LLString()
}

func pointerText(space uint64) string {
	if space == 0 {
		return "ptr"
	}
	return fmt.Sprintf("ptr %d", space)
}

// bareName is a name without the quotes that llir puts around names that look like numbers.
func bareName(s string) string {
	if n, err := strconv.Unquote(s); err == nil {
		return n
	}
	return s
}

func llirName(v value.Named) string { return "%" + bareName(v.Name()) }

// llirValue is a value where it is used.
func llirValue(v value.Value) string {
	switch v := v.(type) {
	case *lir.Arg:
		return llirValue(v.Value)
	case *lir.Global, *lir.Func, *lir.Alias, *lir.IFunc:
		return llirType(v.Type()) + " @" + bareName(v.(value.Named).Name())
	case *lir.Block:
		return llirName(v)
	case *lir.InlineAsm:
		return fmt.Sprintf("asm %q %q", v.Asm, v.Constraint)
	case *metadata.Value:
		return "metadata"
	case constant.Constant:
		return llirType(v.Type()) + " " + llirConstant(v)
	case value.Named:
		return llirType(v.Type()) + " " + llirName(v)
	}
	return fmt.Sprintf("%T", v)
}

// llirConstant is a constant without its type.
func llirConstant(c constant.Constant) string {
	parts := func(list []constant.Constant) string {
		var out []string
		for _, e := range list {
			out = append(out, llirValue(e))
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	switch c := c.(type) {
	case *constant.Int:
		return bigBits(c.X, uint(c.Typ.BitSize)).String()
	case *constant.Float:
		return llirFloat(c)
	case *constant.Null:
		return "null"
	case *constant.NoneToken:
		return "none"
	case *constant.ZeroInitializer:
		return "zeroinitializer"
	case *constant.Undef:
		return "undef"
	case *constant.Poison:
		return "poison"
	case *constant.CharArray:
		return fmt.Sprintf("%q", c.X)
	case *constant.Array:
		return parts(c.Elems)
	case *constant.Vector:
		return parts(c.Elems)
	case *constant.Struct:
		return parts(c.Fields)
	case *constant.Index:
		return llirConstant(c.Constant)
	}
	return llirExpression(c)
}

// llirExpression is a constant expression: its operands are its fields that are constants, in order.
func llirExpression(c constant.Constant) string {
	s := reflect.ValueOf(c).Elem()
	var ops []string
	what := ""
	for i := range s.NumField() {
		switch f := s.Field(i).Interface().(type) {
		case constant.Constant:
			ops = append(ops, llirValue(f))
		case []constant.Constant:
			for _, e := range f {
				if x, ok := e.(*constant.Index); ok {
					e = x.Constant
				}
				ops = append(ops, llirValue(e))
			}
		case []uint64:
			ops = appendIndices(ops, f)
		case types.Type:
			if s.Type().Field(i).Name == "ElemType" {
				what = llirType(f)
			}
		}
	}
	return joined("", llirOpcode(c), llirDetail(c), what, ops)
}

// bigBits is a number modulo 2^width.
func bigBits(x *big.Int, width uint) *big.Int {
	return new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), width), big.NewInt(1)))
}

func llirFloat(c *constant.Float) string {
	switch {
	case c.NaN:
		return "nan"
	case slices.Contains([]types.FloatKind{types.FloatKindHalf, types.FloatKindFloat, types.FloatKindDouble}, c.Typ.Kind):
		x, _ := c.X.Float64()
		return floatText(x)
	}
	return "wide float"
}

// floatText is a number so that equal texts are equal bits, but for NaN.
func floatText(x float64) string {
	if math.IsNaN(x) {
		return "nan"
	}
	return strconv.FormatFloat(x, 'x', -1, 64)
}
