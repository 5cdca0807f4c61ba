package launch

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"lockstep/ir"
)

// ParseFacts reads assumptions. The grammar is closed:
//
//	facts   = fact { "&&" fact }
//	fact    = name [ "%" number ] compare number
//	        | size { "*" size } "==" 1
//	        | ntid.x "*" ntid.y "*" ntid.z compare number      the threads of a block
//	name    = size | parameter | "#" position
//	size    = ntid.x | ntid.y | ntid.z | nctaid.x | nctaid.y | nctaid.z
//	compare = "==" | "<" | "<=" | ">" | ">="                    only "==" after a remainder
//
// A parameter is called as the text of the kernel does (ParamNamed). Numbers are decimal or 0x..., and every comparison reads
// its left side without a sign. The remainder of a size is compared with 0. Errors are a diag.List, with the place.
func ParseFacts(text string) (*Facts, error) {
	p := factParser{text: text}
	if len(text) > maxFactText {
		return nil, factError(text[:maxFactText], 0, "longer than %d characters", maxFactText)
	}
	fs := &Facts{}
	for {
		f, err := p.fact()
		if err != nil {
			return nil, err
		}
		fs.list = append(fs.list, *f)
		if p.take("") {
			return fs, nil
		}
		if !p.take("&&") {
			return nil, p.expected("&& or the end")
		}
	}
}

// maxFactText bounds the text of an assumption.
const maxFactText = 4096

type factParser struct {
	text string
	pos  int
}

// space skips white space.
func (p *factParser) space() {
	p.pos += len(p.text[p.pos:]) - len(strings.TrimLeft(p.text[p.pos:], " \t\r\n"))
}

// take skips token s if it comes next; "" stands for the end.
func (p *factParser) take(s string) bool {
	p.space()
	if s == "" {
		return p.pos == len(p.text)
	}
	if !strings.HasPrefix(p.text[p.pos:], s) {
		return false
	}
	p.pos += len(s)
	return true
}

// expected is the error that what comes next is something else.
func (p *factParser) expected(what string) error {
	p.space()
	rest := p.text[p.pos:]
	if rest == "" {
		return factError(p.text, p.pos, "expected %s, and the text ends", what)
	}
	n := wordLength(rest)
	if n == 0 {
		_, n = utf8.DecodeRuneInString(rest)
	}
	return factError(p.text, p.pos, "expected %s, not %q", what, rest[:n])
}

// wordLength is the length of the name or number at the start of s.
func wordLength(s string) int {
	for i, r := range s {
		if r != '_' && r != '$' && r != '.' && r != '@' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return i
		}
	}
	return len(s)
}

func (p *factParser) fact() (*fact, error) {
	p.space()
	f := &fact{text: p.text, at: p.pos}
	for {
		t, err := p.term()
		if err != nil {
			return nil, err
		}
		if len(f.terms) > 0 {
			if err := f.factor(t); err != nil {
				return nil, err
			}
		}
		f.terms = append(f.terms, t)
		if !p.take("*") {
			break
		}
	}
	if p.space(); p.take("%") {
		at := p.pos - 1
		n, err := p.number()
		switch {
		case err != nil:
			return nil, err
		case n == 0:
			return nil, f.error(p.pos-1, "there is no remainder by 0")
		case len(f.terms) > 1:
			return nil, f.error(at, "a product has no remainder here; want one of its factors")
		}
		f.mod = n
	}
	p.space()
	at := p.pos
	f.cmp = ir.NoCmp
	for _, c := range []ir.Cmp{ir.EQ, ir.LE, ir.GE, ir.LT, ir.GT} {
		if p.take(cmpText[c]) {
			f.cmp = c
			break
		}
	}
	switch {
	case f.cmp == ir.NoCmp && f.mod == 0 && len(f.terms) == 1:
		return nil, p.expected("%, ==, <, <=, > or >=")
	case f.cmp == ir.NoCmp:
		return nil, p.expected("==")
	case f.mod != 0 && f.cmp != ir.EQ:
		return nil, f.error(at, "a remainder is compared with ==")
	}
	p.space()
	at = p.pos
	var err error
	if f.n, err = p.number(); err != nil {
		return nil, err
	}
	return f, f.sensible(at)
}

// factor checks that t may be multiplied to what f has.
func (f *fact) factor(t term) error {
	first := f.terms[0]
	switch {
	case first.kind == argument:
		return f.error(first.at, "arguments are not multiplied")
	case t.kind == argument:
		return f.error(t.at, "arguments are not multiplied")
	case t.kind != first.kind:
		return f.error(t.at, "sizes of the block and of the grid are not multiplied")
	case slices.ContainsFunc(f.terms, func(u term) bool { return u.dim == t.dim }):
		return f.error(t.at, "%s is there already", t)
	}
	return nil
}

// sensible checks that f can hold, its number standing at a place, and that it is of a form that is made use of.
func (f *fact) sensible(at int) error {
	threads := len(f.terms) == 3 && f.terms[0].kind == blockSize
	one := f.cmp == ir.EQ && f.n == 1
	_, some := f.number()
	switch size := f.terms[0].kind != argument; {
	case f.mod != 0 && f.n >= f.mod:
		return f.error(at, "a remainder by %d is less than that", f.mod)
	case f.mod != 0 && size && f.n != 0:
		return f.error(at, "the remainder of a size is compared with 0")
	case !some:
		return f.error(f.at, "%s holds for no number", f)
	case len(f.terms) > 1 && !one && !threads:
		return f.error(f.at, "a product is 1, or the threads of a block: ntid.x * ntid.y * ntid.z")
	case size && (f.mod == 0 && f.cmp == ir.EQ && f.n == 0 || f.cmp == ir.LE && f.n == 0 || f.cmp == ir.LT && f.n == 1):
		return f.error(f.at, "no size of a launch is 0")
	}
	return nil
}

// term reads a name.
func (p *factParser) term() (term, error) {
	p.space()
	t := term{kind: argument, dim: -1, at: p.pos}
	if p.take("#") {
		n := wordLength(p.text[p.pos:])
		i, err := strconv.Atoi(p.text[p.pos : p.pos+n])
		if err != nil || i < 0 {
			return t, p.expected("the position of a parameter")
		}
		p.pos += n
		t.dim = i
		return t, nil
	}
	lead := 0
	if strings.HasPrefix(p.text[p.pos:], "%") {
		lead = 1
	}
	n := wordLength(p.text[p.pos+lead:])
	name := p.text[p.pos : p.pos+lead+n]
	if n == 0 || unicode.IsDigit(rune(name[lead])) && lead == 0 {
		return t, p.expected("a parameter, #POSITION, or a size such as ntid.x")
	}
	p.pos += lead + n
	t.name = name
	for kind := range sizeNames {
		if d := slices.Index(sizeNames[kind][:], strings.TrimPrefix(name, "%")); d >= 0 {
			t.kind, t.dim, t.name = termKind(kind), d, ""
		}
	}
	return t, nil
}

// number reads a number.
func (p *factParser) number() (uint64, error) {
	p.space()
	n := wordLength(p.text[p.pos:])
	x, err := strconv.ParseUint(p.text[p.pos:p.pos+n], 0, 64)
	switch {
	case n > 0 && strings.ContainsAny(p.text[p.pos:p.pos+1], "0123456789") && errors.Is(err, strconv.ErrRange):
		return 0, factError(p.text, p.pos, "no argument is beyond %d", uint64(math.MaxUint64))
	case err != nil && strings.HasPrefix(p.text[p.pos:], "-"):
		return 0, factError(p.text, p.pos, "numbers are read without a sign")
	case err != nil:
		return 0, p.expected("a number")
	}
	p.pos += n
	return x, nil
}

// ArgFact is the fact that parameter i of k has remainder rem by mod, with a name that ParseFacts reads as that parameter.
func ArgFact(k *ir.Func, i int, mod, rem uint64) *Facts {
	t := term{kind: argument, dim: i}
	if name := k.Params[i].Name; plainName(name) && ParamNamed(k, name) == i {
		t.dim, t.name = -1, name
	}
	return &Facts{[]fact{{terms: []term{t}, mod: mod, cmp: ir.EQ, n: rem}}}
}

// plainName reports whether the grammar reads name as that of a parameter.
func plainName(name string) bool {
	p := factParser{text: name}
	t, err := p.term()
	return err == nil && p.pos == len(name) && t.kind == argument && t.name == name
}

// MustFacts is ParseFacts of a text that is known to be right.
func MustFacts(text string) *Facts {
	fs, err := ParseFacts(text)
	if err != nil {
		panic("launch.MustFacts: " + err.Error())
	}
	return fs
}
