package ptx

import (
	"bytes"
	"fmt"
	"slices"

	"lockstep/ir/diag"
)

// Classes of bytes. The lexer has no tokens of its own: the parser looks at
// bytes, which is what makes it fast, and these are what it asks about them.
const (
	isSpace      uint8 = 1 << iota // blanks and line ends
	isIdent                        // may follow in an identifier
	isIdentStart                   // may start one
	isDigit
	isHex
)

var class = func() (t [256]uint8) {
	for _, c := range " \t\r\n\v\f" {
		t[c] |= isSpace
	}
	for c := '0'; c <= '9'; c++ {
		t[c] |= isIdent | isDigit | isHex
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= isIdent | isIdentStart
		t[c-'a'+'A'] |= isIdent | isIdentStart
	}
	for c := 'a'; c <= 'f'; c++ {
		t[c] |= isHex
		t[c-'a'+'A'] |= isHex
	}
	for _, c := range "_$" {
		t[c] |= isIdent | isIdentStart
	}
	t['%'] |= isIdentStart
	return t
}()

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// A parser reads one file.
type parser struct {
	f     *File
	src   []byte
	pos   int
	diags diag.Collector

	spellings nameTable // opcodes with modifiers; id-1 is the InstrID
	line      int       // index into f.lines of the line found last, see posAt

	// Slabs of the function being read, or of the module outside of functions.
	stmts  []Stmt
	ops    []Operand
	fn     *Func
	scopes []uint32 // offsets of the { of the scopes open in it

	// Memory that the next function may use for its slabs.
	scratch struct {
		stmts  []Stmt
		ops    []Operand
		regs   []Reg
		vars   []Var
		locs   []Loc
		params []Var
	}

	call bool // in a call, where ( starts a list

	stack  []Operand // operands read but not yet in ops: see operand.go
	braces int       // { that are open inside the statement being read
	depth  int       // of operands or of the expression being read
}

// peek returns the byte at the parser's place, 0 at the end of the text.
func (p *parser) peek() byte {
	if p.pos < len(p.src) {
		return p.src[p.pos]
	}
	return 0
}

// peekAt returns the byte i further on, 0 behind the end.
func (p *parser) peekAt(i int) byte {
	if p.pos+i < len(p.src) {
		return p.src[p.pos+i]
	}
	return 0
}

// skipSpace goes to the next byte that is neither white space nor comment, or
// to the end.
func (p *parser) skipSpace() {
	src := p.src
	i := p.pos
	for i < len(src) {
		c := src[i]
		if class[c]&isSpace != 0 {
			i++
			continue
		}
		if c != '/' && c != '#' {
			break
		}
		p.pos = i
		if !p.skipComment() {
			return
		}
		i = p.pos
	}
	p.pos = i
}

// skipBlanks is skipSpace on the rest of the line: it stops at the line's end.
func (p *parser) skipBlanks() {
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case c == '\n':
			return
		case class[c]&isSpace != 0:
			p.pos++
		case c == '/':
			if !p.skipComment() {
				return
			}
		default:
			return
		}
	}
}

// skipComment goes behind the comment or line marker that starts here,
// and reports whether there was one. A comment to the end of the line leaves
// the line's end to its caller.
func (p *parser) skipComment() bool {
	src := p.src
	switch {
	case src[p.pos] == '#':
		// A line marker as preprocessors leave them: # 12 "file".
		at := p.pos + 1
		for p.byteAt(at) == ' ' {
			at++
		}
		if class[p.byteAt(at)]&isDigit == 0 || !p.firstOnLine(p.pos) {
			return false
		}
		p.skipLine()
		return true
	case p.peekAt(1) == '/':
		p.skipLine()
		return true
	case p.peekAt(1) == '*':
		end := bytes.Index(src[p.pos+2:], []byte("*/"))
		if end < 0 {
			p.errorf(p.pos, "comment is not closed, expected */ before the end of the file")
			p.pos = len(src)
			return true
		}
		p.pos += 2 + end + 2
		return true
	}
	return false
}

// skipLine goes to the line's end, and not behind it.
func (p *parser) skipLine() {
	if end := bytes.IndexByte(p.src[p.pos:], '\n'); end >= 0 {
		p.pos += end
	} else {
		p.pos = len(p.src)
	}
}

// firstOnLine reports whether only blanks stand before offset at on its line.
func (p *parser) firstOnLine(at int) bool {
	for at > 0 {
		at--
		if p.src[at] == '\n' {
			return true
		}
		if class[p.src[at]]&isSpace == 0 {
			return false
		}
	}
	return true
}

// skipBalanced goes behind the } that closes the { here, past strings and
// comments. If there is none it goes to the end and reports false.
func (p *parser) skipBalanced() bool {
	depth := 0
	for p.pos < len(p.src) {
		switch p.src[p.pos] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				p.pos++
				return true
			}
		case '"':
			p.skipString()
			continue
		case '/':
			if p.skipComment() {
				continue
			}
		}
		p.pos++
	}
	return false
}

// skipString goes behind the string that starts here, at most to the line's
// end, and reports whether it is closed.
func (p *parser) skipString() bool {
	for i := p.pos + 1; i < len(p.src); i++ {
		switch p.src[i] {
		case '"':
			p.pos = i + 1
			return true
		case '\n':
			p.pos = i
			return false
		case '\\':
			i++
		}
	}
	p.pos = len(p.src)
	return false
}

// name reads the identifier here and interns it; 0 if there is none. One of
// _ $ % alone is no identifier.
func (p *parser) name() NameID {
	src := p.src
	i := p.pos
	if i >= len(src) || class[src[i]]&isIdentStart == 0 || !isLetter(src[i]) && class[p.peekAt(1)]&isIdent == 0 {
		return 0
	}
	h := (p.f.names.seed ^ uint64(src[i])) * hashPrime
	for i++; i < len(src) && class[src[i]]&isIdent != 0; i++ {
		h = (h ^ uint64(src[i])) * hashPrime
	}
	word := src[p.pos:i]
	if len(word) > MaxNameLength {
		p.errorf(p.pos, "name of %d bytes, expected at most %d (MaxNameLength)", len(word), MaxNameLength)
		word = word[:MaxNameLength]
		h = p.f.names.hashName(word)
	}
	p.pos = i
	return NameID(p.f.names.intern(word, h))
}

// dotWord reads the word that starts with the dot here, as .shared::cta, and
// returns it without the dot.
func (p *parser) dotWord() []byte {
	p.pos++
	start := p.pos
	for p.pos < len(p.src) {
		c := p.src[p.pos]
		if class[c]&isIdent != 0 {
			p.pos++
		} else if c == ':' && p.peekAt(1) == ':' {
			p.pos += 2
		} else {
			break
		}
	}
	return p.src[start:p.pos]
}

// expect reads a punctuation byte after white space; where it is missing it
// reports what was read before it, and returns false.
func (p *parser) expect(c byte, where string) bool {
	p.skipSpace()
	if p.peek() == c && p.pos < len(p.src) {
		p.pos++
		return true
	}
	p.errorf(p.pos, "expected '%c' %s, found %s", c, where, p.found())
	return false
}

// accept reads a punctuation byte after white space if it is there.
func (p *parser) accept(c byte) bool {
	p.skipSpace()
	if p.pos < len(p.src) && p.src[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

// maxQuoted is how much of a word a message quotes.
const maxQuoted = 40

// found describes what stands at the parser's place, for messages.
func (p *parser) found() string {
	if p.pos >= len(p.src) {
		return "the end of the file"
	}
	c := p.src[p.pos]
	switch {
	case class[c]&(isIdent|isIdentStart) != 0 || c == '.' && class[p.peekAt(1)]&isIdent != 0:
		end := p.pos + 1
		for end < len(p.src) && class[p.src[end]]&isIdent != 0 {
			end++
		}
		if end-p.pos > maxQuoted {
			return fmt.Sprintf("'%s...'", p.src[p.pos:p.pos+maxQuoted])
		}
		return fmt.Sprintf("'%s'", p.src[p.pos:end])
	case c == '"':
		return "a string"
	case c == '\n' || c == '\r':
		return "the end of the line"
	case class[c]&isSpace != 0:
		return "a blank"
	case c > ' ' && c < 0x7f:
		return fmt.Sprintf("'%c'", c)
	}
	return fmt.Sprintf("byte 0x%02x", c)
}

// findLines returns the offset of the first byte of each line.
func findLines(src []byte) []uint32 {
	lines := make([]uint32, 1, bytes.Count(src, []byte{'\n'})+1)
	for at := 0; ; {
		i := bytes.IndexByte(src[at:], '\n')
		if i < 0 {
			return lines
		}
		at += i + 1
		lines = append(lines, uint32(at))
	}
}

// posAt returns the line and column of an offset, fast for offsets in rising
// order.
func (p *parser) posAt(offset int) Pos {
	lines, i := p.f.lines, p.line
	if int(lines[i]) > offset {
		return p.f.Position(uint32(offset))
	}
	for i+1 < len(lines) && int(lines[i+1]) <= offset {
		i++
	}
	p.line = i
	return Pos{Line: uint32(i + 1), Col: uint32(offset) - lines[i] + 1}
}

// Position returns the line and column of an offset in Src.
func (f *File) Position(offset uint32) Pos {
	i, ok := slices.BinarySearch(f.lines, offset)
	if !ok {
		i--
	}
	return Pos{Line: uint32(i + 1), Col: offset - f.lines[i] + 1}
}

// Diagnostic makes a diagnostic about an offset in Src.
func (f *File) Diagnostic(severity diag.Severity, offset uint32, message string) diag.Diagnostic {
	pos := f.Position(offset)
	return diag.Diagnostic{
		File: f.Name, Line: int(pos.Line), Col: int(pos.Col), Severity: severity, Message: message,
		Excerpt: diag.ExcerptAt(f.Src, int(offset)),
	}
}

func (p *parser) errorf(at int, format string, args ...any) {
	if p.diags.Full(diag.Error) {
		return
	}
	p.diags.Add(p.f.Diagnostic(diag.Error, uint32(at), fmt.Sprintf(format, args...)))
}

func (p *parser) warnf(at int, format string, args ...any) {
	if p.diags.Full(diag.Warning) {
		return
	}
	p.diags.Add(p.f.Diagnostic(diag.Warning, uint32(at), fmt.Sprintf(format, args...)))
}

// recover goes to where parsing can go on after an error in the statement that
// starts at start: behind the next ; outside of braces, before the } that closes
// the scope around it, or before a line that starts as statements do.
func (p *parser) recover(start int) {
	open := p.braces
	p.reset()
	if p.pos > start && p.firstOnLine(p.pos) && p.startsStatement() {
		return
	}
	for p.pos < len(p.src) {
		switch p.src[p.pos] {
		case ';':
			p.pos++
			return
		case '{':
			open++
		case '}':
			if open == 0 {
				return
			}
			open--
		case '"':
			p.skipString()
			continue
		case '/':
			if p.skipComment() {
				continue
			}
		case '\n':
			p.skipSpace()
			if p.startsStatement() {
				return
			}
			continue
		}
		p.pos++
	}
}

// startsStatement reports whether what stands here, at the start of a line, is
// hardly the rest of a statement: a directive, a guard, or a known opcode.
func (p *parser) startsStatement() bool {
	c := p.peek()
	if c == '.' || c == '@' {
		return true
	}
	end := p.pos
	for end < len(p.src) && class[p.src[end]]&isIdent != 0 && end-p.pos < maxQuoted {
		end++
	}
	next := p.byteAt(end)
	return (next == '.' || next == ';' || next == ' ' || next == '\t') && opcodes[string(p.src[p.pos:end])] != nil
}

// reset forgets what was read of a statement.
func (p *parser) reset() {
	p.braces, p.depth, p.call, p.stack = 0, 0, false, p.stack[:0]
}
