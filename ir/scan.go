package ir

// The scanner of the text form: a line at a time, a token at a time, no token crosses a line. The first fault of a line is
// reported, and the rest of that line is skipped.

import (
	"fmt"
	"strconv"
	"strings"

	"lockstep/ir/diag"
)

// scanner reads lines of text.
type scanner struct {
	src   []byte
	text  string // src
	diags diag.Collector

	start int    // offset of the current line
	line  int    // its number, from 1; 0 before the first
	s     string // the current line without its end
	i     int    // where the scanner stands in s
	next  int    // offset of the next line
	bad   bool   // the current line has a fault
}

// nextLine goes to the next line that holds something; false at the end of the text.
func (p *scanner) nextLine() bool {
	for p.next < len(p.text) {
		p.start = p.next
		p.line++
		p.s = p.text[p.start:]
		if end := strings.IndexByte(p.s, '\n'); end >= 0 {
			p.s = p.s[:end]
			p.next += end + 1
		} else {
			p.next = len(p.text)
		}
		p.s = strings.TrimSuffix(p.s, "\r")
		p.i, p.bad = 0, false
		if !p.done() {
			return true
		}
	}
	return false
}

// fail reports a fault at the scanner's place, unless the line has one already, and skips the rest of the line.
func (p *scanner) fail(format string, args ...any) { p.failAt(p.i, format, args...) }

// failAt reports a fault at index i of the line.
func (p *scanner) failAt(i int, format string, args ...any) {
	if !p.bad {
		p.add(p.start+i, p.line, i+1, format, args...)
	}
	p.bad = true
	p.i = len(p.s)
}

// failOffset reports a fault at an offset in the text, on a line read before.
func (p *scanner) failOffset(off int, format string, args ...any) {
	if p.diags.Full(diag.Error) {
		return
	}
	line := 1 + strings.Count(p.text[:off], "\n")
	col := off - strings.LastIndexByte(p.text[:off], '\n')
	p.add(off, line, col, format, args...)
}

func (p *scanner) add(off, line, col int, format string, args ...any) {
	p.diags.Add(diag.Diagnostic{Line: line, Col: col, Message: fmt.Sprintf(format, args...), Excerpt: diag.ExcerptAt(p.src, off)})
}

// space skips blanks, and a comment to the end of the line.
func (p *scanner) space() {
	for p.i < len(p.s) && (p.s[p.i] == ' ' || p.s[p.i] == '\t') {
		p.i++
	}
	if strings.HasPrefix(p.s[p.i:], "//") {
		p.i = len(p.s)
	}
}

// here skips blanks and returns where the scanner stands then.
func (p *scanner) here() int {
	p.space()
	return p.i
}

// done reports whether nothing more is on the line.
func (p *scanner) done() bool {
	p.space()
	return p.i >= len(p.s)
}

// end asks for the end of the line.
func (p *scanner) end() {
	if !p.done() {
		p.fail("unexpected %s", p.found())
	}
}

// found names what stands at the scanner's place, for messages.
func (p *scanner) found() string {
	if p.done() {
		return "end of line"
	}
	if w := p.peekWord(); w != "" {
		return strconv.Quote(w)
	}
	return strconv.QuoteRune([]rune(p.s[p.i:])[0])
}

// peek returns the next byte that is no blank; 0 at the end of the line.
func (p *scanner) peek() byte {
	if p.done() {
		return 0
	}
	return p.s[p.i]
}

// accept skips text if it comes next. Words that go on are no match.
func (p *scanner) accept(text string) bool {
	p.space()
	rest, ok := strings.CutPrefix(p.s[p.i:], text)
	if !ok || rest != "" && plainByte[rest[0]] && plainByte[text[len(text)-1]] {
		return false
	}
	p.i += len(text)
	return true
}

// expect is accept, or a fault.
func (p *scanner) expect(text string) bool {
	if p.accept(text) {
		return true
	}
	p.fail("expected %q, found %s", text, p.found())
	return false
}

// peekWord returns the plain word that comes next, or "".
func (p *scanner) peekWord() string {
	p.space()
	j := p.i
	for j < len(p.s) && plainByte[p.s[j]] {
		j++
	}
	return p.s[p.i:j]
}

// word reads a plain word.
func (p *scanner) word(what string) string {
	w := p.peekWord()
	if w == "" {
		p.fail("expected %s, found %s", what, p.found())
	}
	p.i += len(w)
	return w
}

// quoted reads a quoted string.
func (p *scanner) quoted(what string) string { return strings.Clone(p.unquoted(what)) }

// unquoted is quoted, but what it returns may hold on to the whole text.
func (p *scanner) unquoted(what string) string {
	p.space()
	q, err := strconv.QuotedPrefix(p.s[p.i:])
	if err != nil || q[0] != '"' {
		p.fail("expected %s in quotes, found %s", what, p.found())
		return ""
	}
	p.i += len(q)
	s, err := strconv.Unquote(q)
	if err != nil { // QuotedPrefix accepts nothing that Unquote does not
		panic("ir.scanner.quoted: " + err.Error())
	}
	return s
}

// symbolName is a name with its number among equal names, from 1.
type symbolName struct {
	name string
	k    int
}

// name reads a plain or quoted name, and the number behind it.
func (p *scanner) name(what string) symbolName {
	n := symbolName{k: 1}
	if p.peek() == '"' {
		n.name = p.quoted(what)
	} else {
		n.name = p.word(what)
	}
	if p.i < len(p.s) && p.s[p.i] == '#' {
		p.i++
		n.k = int(p.uint("a number", 31))
	}
	return n
}

// uint reads a decimal or hexadecimal number of at most the given bits.
func (p *scanner) uint(what string, bits int) uint64 {
	w := p.peekWord()
	base, digits := 10, w
	if rest, ok := strings.CutPrefix(w, "0x"); ok {
		base, digits = 16, rest
	}
	n, err := strconv.ParseUint(digits, base, bits)
	if err != nil {
		p.fail("expected %s of at most %d bits, found %s", what, bits, p.found())
		return 0
	}
	p.i += len(w)
	return n
}

// int reads a decimal number with an optional sign.
func (p *scanner) int(what string) int64 {
	p.space()
	j := p.i
	if j < len(p.s) && (p.s[j] == '-' || p.s[j] == '+') {
		j++
	}
	for j < len(p.s) && '0' <= p.s[j] && p.s[j] <= '9' {
		j++
	}
	n, err := strconv.ParseInt(p.s[p.i:j], 10, 64)
	if err != nil {
		p.fail("expected %s, found %s", what, p.found())
		return 0
	}
	p.i = j
	return n
}

// index reads a non-negative number below 2^31.
func (p *scanner) index(what string) int { return int(p.uint(what, 31)) }

// offset reads +n or -n, or nothing, which is 0.
func (p *scanner) offset() int64 {
	if p.i < len(p.s) && (p.s[p.i] == '+' || p.s[p.i] == '-') {
		return p.int("an offset")
	}
	return 0
}

// pos reads line:column@loc.
func (p *scanner) pos() Pos {
	var pos Pos
	pos.Line = uint32(p.uint("a line", 32))
	p.expect(":")
	pos.Col = uint32(p.uint("a column", 32))
	if p.i < len(p.s) && p.s[p.i] == '@' {
		p.i++
		pos.Loc = int32(p.int32("a loc"))
	}
	return pos
}

// int32 reads a signed number of 32 bits.
func (p *scanner) int32(what string) int32 {
	at := p.here()
	n := p.int(what)
	if n != int64(int32(n)) {
		p.failAt(at, "%s of more than 32 bits", what)
	}
	return int32(n)
}

// origin reads the end of a line that has nothing but a position behind its semicolon, if it has one.
func (p *scanner) origin() Pos {
	var pos Pos
	if p.accept(";") {
		pos = p.pos()
	}
	p.end()
	return pos
}

// isDigits reports whether s is a decimal number without sign.
func isDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// maxTypeDepth bounds how deep compound types nest.
const maxTypeDepth = 32

// maxTypeBits is the widest integer type of LLVM IR.
const maxTypeBits = 1 << 23

// typ reads a type as Type.String spells it.
func (p *scanner) typ(depth int) *Type {
	if depth > maxTypeDepth {
		p.fail("types nest deeper than %d", maxTypeDepth)
		return Void
	}
	switch {
	case p.accept("<{"):
		return &Type{Kind: KindStruct, Packed: true, Elems: p.types("}>", depth)}
	case p.accept("{"):
		return &Type{Kind: KindStruct, Elems: p.types("}", depth)}
	case p.accept("("):
		return &Type{Kind: KindTuple, Elems: p.types(")", depth)}
	case p.accept("<"):
		return p.sequence(KindVector, ">", depth)
	case p.accept("["):
		return p.sequence(KindArray, "]", depth)
	}
	at := p.here()
	w := p.word("a type")
	switch w {
	case "void":
		return Void
	case "pred":
		return I1
	case "bf16":
		return BF16
	}
	for _, k := range [...]struct {
		prefix string
		kind   Kind
	}{{"ptr", KindPtr}, {"b", KindInt}, {"f", KindFloat}} {
		digits, ok := strings.CutPrefix(w, k.prefix)
		if !ok || !isDigits(digits) {
			continue
		}
		n, err := strconv.Atoi(digits)
		if err != nil || n < 1 || n > maxTypeBits {
			p.failAt(at, "type %s: no width between 1 and %d", w, maxTypeBits)
			return Void
		}
		t := &Type{Kind: k.kind, Bits: n}
		if k.kind == KindPtr {
			t.Space = p.pointee()
		}
		return canonical(t)
	}
	p.failAt(at, "no type %q", w)
	return Void
}

// canonical returns the package variable for a scalar type that has one.
func canonical(t *Type) *Type {
	switch t.Kind {
	case KindInt:
		return IntType(t.Bits)
	case KindFloat:
		for _, f := range [...]*Type{F16, F32, F64} {
			if f.Bits == t.Bits {
				return f
			}
		}
	}
	return t
}

// pointee reads the state space of a pointer type, in parentheses.
func (p *scanner) pointee() Space {
	p.expect("(")
	for s, n := range spaceNames {
		if p.accept(n + ")") {
			return Space(s)
		}
	}
	p.fail("expected a state space, found %s", p.found())
	return Generic
}

// types reads the elements of a struct or tuple, to its end.
func (p *scanner) types(end string, depth int) []*Type {
	var list []*Type
	if p.accept(end) {
		return nil
	}
	for !p.bad {
		list = append(list, p.typ(depth+1))
		if p.accept(end) {
			break
		}
		p.expect(",")
	}
	return list
}

// sequence reads the rest of a vector or array type.
func (p *scanner) sequence(kind Kind, end string, depth int) *Type {
	t := &Type{Kind: kind, Len: int(p.uint("a length", 62))}
	p.expect("x")
	t.Elem = p.typ(depth + 1)
	p.expect(end)
	return t
}
