package launch

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// Facts is what is assumed about the sizes of a launch and the arguments of a kernel: all of its facts hold. ParseFacts has
// the grammar. Nil says nothing. Facts do not change once they are made.
type Facts struct{ list []fact }

// fact is one comparison: the product of terms, or the remainder of its division by mod, compared with a number.
type fact struct {
	terms []term
	mod   uint64 // 0: no remainder
	cmp   ir.Cmp // EQ, LT, LE, GT, GE
	n     uint64

	text string // that it was read from, and where it begins there
	at   int
}

// termKind says what a term names.
type termKind uint8

const (
	blockSize termKind = iota // ntid
	gridSize                  // nctaid
	argument
)

// term is a size of the launch or an argument.
type term struct {
	kind termKind
	dim  int    // of a size; of an argument its position, or -1 if it is named
	name string // of an argument
	at   int    // place in the text
}

// sizeNames are the names of sizes, as PTX has them.
var sizeNames = [...][3]string{blockSize: {"ntid.x", "ntid.y", "ntid.z"}, gridSize: {"nctaid.x", "nctaid.y", "nctaid.z"}}

func (t term) String() string {
	switch {
	case t.kind != argument:
		return sizeNames[t.kind][t.dim]
	case t.dim >= 0:
		return "#" + strconv.Itoa(t.dim)
	}
	return t.name
}

// cmpText spells the comparisons of facts.
var cmpText = map[ir.Cmp]string{ir.EQ: "==", ir.LT: "<", ir.LE: "<=", ir.GT: ">", ir.GE: ">="}

func (f *fact) String() string {
	var b strings.Builder
	for i, t := range f.terms {
		if i > 0 {
			b.WriteString(" * ")
		}
		b.WriteString(t.String())
	}
	if f.mod != 0 {
		fmt.Fprintf(&b, " %% %d", f.mod)
	}
	fmt.Fprintf(&b, " %s %d", cmpText[f.cmp], f.n)
	return b.String()
}

// String gives the facts in the form that ParseFacts reads; empty for none.
func (fs *Facts) String() string { return strings.Join(fs.Texts(), " && ") }

// Texts gives the facts one by one.
func (fs *Facts) Texts() []string {
	var out []string
	if fs != nil {
		for i := range fs.list {
			out = append(out, fs.list[i].String())
		}
	}
	return out
}

// Empty reports whether fs says nothing.
func (fs *Facts) Empty() bool { return fs == nil || len(fs.list) == 0 }

// And is all of fs and of more.
func (fs *Facts) And(more *Facts) *Facts {
	switch {
	case fs.Empty():
		return more
	case more.Empty():
		return fs
	}
	return &Facts{slices.Concat(fs.list, more.list)}
}

// number is what f, which has one term, says of it.
func (f *fact) number() (Number, bool) {
	n := anyNumber(64)
	switch {
	case f.mod != 0:
		n.Mod, n.Rem = f.mod, f.n
	case f.cmp == ir.EQ:
		n.Min, n.Max = f.n, f.n
	case f.cmp == ir.LT:
		n.Max = f.n - 1
		return n, f.n != 0
	case f.cmp == ir.LE:
		n.Max = f.n
	case f.cmp == ir.GT:
		n.Min = f.n + 1
		return n, n.Min != 0
	case f.cmp == ir.GE:
		n.Min = f.n
	}
	return n, true
}

// error is a message about a place in the text of f.
func (f *fact) error(at int, format string, args ...any) diag.List {
	return factError(f.text, at, format, args...)
}

// factError is a message about a place in the text of an assumption.
func factError(text string, at int, format string, args ...any) diag.List {
	return diag.List{{File: "--assume", Line: 1, Col: at + 1, Message: fmt.Sprintf(format, args...), Excerpt: diag.ExcerptAt([]byte(text), at)}}
}

// ParamNamed finds the parameter of k that the command line calls name: as the text has it, with or without a % in front, without the
// name of the kernel in front of it, or by position from 0. It returns -1 if there is none.
func ParamNamed(k *ir.Func, name string) int {
	for _, n := range []string{name, strings.TrimPrefix(name, "%"), k.Name + "_" + name} {
		if i := slices.IndexFunc(k.Params, func(p *ir.Symbol) bool { return p.Name == n }); i >= 0 {
			return i
		}
	}
	if i, err := strconv.Atoi(name); err == nil && i >= 0 && i < len(k.Params) {
		return i
	}
	return -1
}

// param finds the parameter of k that t means; -1 if k has none.
func (t term) param(k *ir.Func) int {
	if t.dim < 0 {
		return ParamNamed(k, t.name)
	}
	if t.dim < len(k.Params) {
		return t.dim
	}
	return -1
}

// ParamBits is the width of parameter p as an integer: facts can be about integers and addresses of 8 to 64 bits. It is 0 for floats
// and for what has several parts.
func ParamBits(p *ir.Symbol) int {
	switch {
	case p.Elem.Info().Float, p.Type != nil && p.Type.NumLeaves(2) != 1, p.Type != nil && p.Type.IsScalar() && int64(p.Type.Bits) != 8*p.Size:
		return 0
	}
	switch p.Size {
	case 1, 2, 4, 8:
		return int(p.Size) * 8
	}
	return 0
}

// Param is what fs says of parameter i of k; false if nothing.
func (fs *Facts) Param(k *ir.Func, i int) (Number, bool) {
	if fs == nil || ParamBits(k.Params[i]) == 0 {
		return Number{}, false
	}
	n, some := anyNumber(ParamBits(k.Params[i])), false
	for j := range fs.list {
		f := &fs.list[j]
		if f.terms[0].kind != argument || f.terms[0].param(k) != i {
			continue
		}
		m, ok := f.number()
		if m, ok2 := n.meet(m); ok && ok2 {
			n, some = m, true
		}
	}
	return n, some
}

// UnknownNameError says that no kernel has a parameter of a name.
type UnknownNameError struct {
	diag.List
	name string
}

// Unwrap gives the message with its place.
func (e *UnknownNameError) Unwrap() error { return e.List }

// SameName reports whether two errors say that no kernel has a parameter of one name.
func SameName(a, b error) bool {
	var x, y *UnknownNameError
	return errors.As(a, &x) && errors.As(b, &y) && x.name == y.name
}

// Unknown lists the arguments that fs names and that none of ks has. file is named in the messages.
func (fs *Facts) Unknown(file string, ks []*ir.Func) (list []*UnknownNameError) {
	if fs == nil || len(ks) == 0 {
		return nil
	}
	for i := range fs.list {
		f := &fs.list[i]
		t := f.terms[0]
		if t.kind == argument && !slices.ContainsFunc(ks, func(k *ir.Func) bool { return t.param(k) >= 0 }) {
			msg := f.error(t.at, "%s: kernel %s has no parameter %s, expected one of: %s", file, ks[0].Name, t, offered(ks[0]))
			list = append(list, &UnknownNameError{msg, t.String()})
		}
	}
	return list
}

// Check reports whether fs can be about kernels ks: an argument that it names is an integer in each kernel that has it, and what is said
// of it holds for some integer of its width.
func (fs *Facts) Check(ks []*ir.Func) error {
	if fs == nil {
		return nil
	}
	for _, k := range ks {
		known := map[int]Number{}
		before := map[int]*fact{}
		for i := range fs.list {
			f := &fs.list[i]
			t := f.terms[0]
			p := -1
			if t.kind == argument {
				p = t.param(k)
			}
			if p < 0 {
				continue
			}
			w := ParamBits(k.Params[p])
			if w == 0 {
				return f.error(t.at, "parameter %s of kernel %s is no integer of 8 to 64 bits", t, k.Name)
			}
			n, have := known[p]
			if !have {
				n = anyNumber(w)
			}
			m, ok := f.number()
			if ok {
				m, ok = n.meet(m)
			}
			switch {
			case !ok && have:
				return f.error(f.at, "%s contradicts %s", f, before[p])
			case !ok:
				return f.error(f.at, "%s: no number of %d bits is so, the width of that parameter of kernel %s", f, w, k.Name)
			}
			known[p] = m
			before[p] = f
		}
	}
	return nil
}

// maxOffered bounds the names that a message offers.
const maxOffered = 12

// offered lists what facts about k can name.
func offered(k *ir.Func) string {
	var names []string
	for i, p := range k.Params {
		if i == maxOffered {
			names = append(names, fmt.Sprintf("%d more", len(k.Params)-i))
			break
		}
		names = append(names, p.Name)
	}
	if len(k.Params) > 0 {
		names = append(names, fmt.Sprintf("#0 to #%d", len(k.Params)-1))
	}
	return strings.Join(append(names, "ntid.x, nctaid.x and their kin"), ", ")
}

// Holds reports whether fs holds for a launch of k with its arguments as integers without a sign; known is false if l or arg leave that
// open. arg may be nil.
func (fs *Facts) Holds(k *ir.Func, l Launch, arg func(i int) (uint64, bool)) (holds, known bool) {
	known = true
	if fs == nil {
		return true, true
	}
	for i := range fs.list {
		f := &fs.list[i]
		x := uint64(1)
		ok := true
		for _, t := range f.terms {
			y, have := t.value(k, l, arg)
			ok = ok && have
			x *= y // sizes of a launch are small
		}
		switch {
		case !ok:
			known = false
		case !f.of(x):
			return false, true
		}
	}
	return known, known
}

// Broken is a fact that does not hold.
type Broken struct {
	Text  string
	Param int // that it is about; -1 if it is about sizes
	Err   error
}

// Broken lists the facts that do not hold for an exact launch of k with its arguments.
func (fs *Facts) Broken(k *ir.Func, l Launch, arg func(i int) (uint64, bool)) (list []Broken) {
	if fs == nil {
		return nil
	}
	for i := range fs.list {
		f := &fs.list[i]
		one := Facts{fs.list[i : i+1]}
		if holds, known := one.Holds(k, l, arg); holds || !known {
			continue
		}
		b := Broken{Text: f.String(), Param: -1}
		is := "the launch is " + l.String()
		if t := f.terms[0]; t.kind == argument {
			b.Param = t.param(k)
			x, _ := arg(b.Param)
			is = fmt.Sprintf("%s is %d", t, x)
		}
		b.Err = f.error(f.at, "%s does not hold: %s", f, is)
		list = append(list, b)
	}
	return list
}

// value is what t stands for.
func (t term) value(k *ir.Func, l Launch, arg func(i int) (uint64, bool)) (uint64, bool) {
	switch t.kind {
	case blockSize:
		return uint64(l.Block[t.dim].N), l.Block[t.dim].Known()
	case gridSize:
		return uint64(l.Grid[t.dim].N), l.Grid[t.dim].Known()
	}
	if p := t.param(k); p >= 0 && arg != nil {
		return arg(p)
	}
	return 0, false
}

// of reports whether f holds for a product x.
func (f *fact) of(x uint64) bool {
	n, ok := f.number()
	return ok && n.Admits(x)
}
