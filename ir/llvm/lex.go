package llvm

import "bytes"

// Classes of bytes.
const (
	classWord  = 1 << iota // may stand in a bare name: letters, digits, - $ . _
	classDigit             // decimal
	classSpace
)

var byteClass = func() (t [256]uint8) {
	for c := range t {
		switch {
		case '0' <= c && c <= '9':
			t[c] = classWord | classDigit
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', c == '-', c == '$', c == '.', c == '_':
			t[c] = classWord
		case c == ' ', c == '\t', c == '\r', c == '\n', c == 0:
			t[c] = classSpace
		}
	}
	return t
}()

// A lexer cuts the text into tokens, one at a time.
type lexer struct {
	src       []byte
	pos       uint32
	line      uint32
	lineStart uint32
	fail      func(at uint32, line, lineStart uint32, msg string)
}

var punctuation = [256]tokenKind{'=': tokEqual, ',': tokComma, '*': tokStar, '|': tokBar, '(': tokLParen, ')': tokRParen,
	'[': tokLBrack, ']': tokRBrack, '{': tokLBrace, '}': tokRBrace, '<': tokLess, '>': tokGreater}

// next puts the next token in t.
func (l *lexer) next(t *token) {
	src, i := l.src, l.pos
	n := uint32(len(src))
	for i < n {
		c := src[i]
		if c == '\n' {
			l.line++
			l.lineStart = i + 1
		} else if c == ';' {
			j := bytes.IndexByte(src[i:], '\n')
			if j < 0 {
				i = n
				break
			}
			i += uint32(j)
			continue
		} else if c == '/' && i+1 < n && src[i+1] == '*' {
			i = l.blockComment(i)
			continue
		} else if byteClass[c]&classSpace == 0 {
			break
		}
		i++
	}
	t.start, t.line, t.lineStart, t.kw, t.esc = i, l.line, l.lineStart, kwOther, false
	if i >= n {
		t.kind, t.end, t.lo, t.hi, l.pos = tokEOF, n, n, n, n
		return
	}
	c := src[i]
	if k := punctuation[c]; k != 0 {
		t.kind, t.end, t.lo, t.hi, l.pos = k, i+1, i, i+1, i+1
		return
	}
	switch c {
	case '%':
		l.name(t, i, tokLocal, tokLocalNum)
	case '@':
		l.name(t, i, tokGlobal, tokGlobalNum)
	case '"':
		l.quoted(t, i+1)
		t.kind = tokString
		if l.pos < n && src[l.pos] == ':' {
			t.kind = tokLabel
			l.pos++
		}
	case '!':
		l.metaName(t, i)
	case '#':
		l.name(t, i, tokHash, tokAttrNum)
	case '^':
		l.name(t, i, tokSummary, tokSummary)
	case '$':
		l.dollar(t, i)
	case '+':
		l.number(t, i)
	default:
		switch class := byteClass[c]; {
		case class&classDigit != 0, c == '-':
			l.number(t, i)
		case class&classWord != 0:
			l.word(t, i)
		default:
			l.bad(t, i, "unexpected character, expected LLVM IR")
		}
	}
	t.end = l.pos
}

func (l *lexer) bad(t *token, i uint32, msg string) {
	l.fail(i, l.line, l.lineStart, msg)
	t.kind = tokBad
	t.lo, t.hi = i, i+1
	l.pos = i + 1
}

func (l *lexer) blockComment(i uint32) uint32 {
	j := bytes.Index(l.src[i+2:], []byte("*/"))
	if j < 0 {
		l.fail(i, l.line, l.lineStart, "comment without an end")
		return uint32(len(l.src))
	}
	l.newlines(i, i+2+uint32(j))
	return i + 2 + uint32(j) + 2
}

// newlines counts the lines that begin in [i, end).
func (l *lexer) newlines(i, end uint32) {
	for i < end {
		j := bytes.IndexByte(l.src[i:end], '\n')
		if j < 0 {
			return
		}
		i += uint32(j) + 1
		l.line++
		l.lineStart = i
	}
}

// word scans a bare word, or the name of a label.
func (l *lexer) word(t *token, i uint32) {
	src := l.src
	n := uint32(len(src))
	h := uint32(hashStart)
	j := i
	for j < n && byteClass[src[j]]&classWord != 0 {
		h = (h ^ uint32(src[j])) * hashPrime
		j++
	}
	t.lo, t.hi, l.pos = i, j, j
	if j < n && src[j] == ':' {
		t.kind = tokLabel
		l.pos = j + 1
		return
	}
	c := src[i]
	if c == '.' && j == i+3 && src[i+1] == '.' && src[i+2] == '.' {
		t.kind = tokDots
		return
	}
	t.kind = tokWord
	if c == 'i' && j > i+1 && j-i <= 9 {
		bits, ok := decimal(src[i+1 : j])
		if ok && bits > 0 && bits <= MaxIntBits {
			t.kw, t.num = kwIntType, bits
			return
		}
	}
	switch {
	case c == 'c' && j == i+1 && j < n && src[j] == '"':
		l.quoted(t, j+1)
		t.kind = tokCString
		return
	case (c == 'u' || c == 's') && j > i+3 && src[i+1] == '0' && src[i+2] == 'x':
		t.kind = tokInt
		return
	}
	t.kw = lookupKeyword(src[i:j], h)
}

func decimal(b []byte) (n uint64, ok bool) {
	for _, c := range b {
		if c < '0' || c > '9' || n > (1<<63)/10-9 {
			return 0, false
		}
		n = n*10 + uint64(c-'0')
	}
	return n, len(b) > 0
}

// name scans what follows the mark at i: a number, a bare name or a quoted one.
func (l *lexer) name(t *token, i uint32, named, numbered tokenKind) {
	src := l.src
	n := uint32(len(src))
	j := i + 1
	if j < n && byteClass[src[j]]&classDigit != 0 {
		v := uint64(0)
		for j < n && byteClass[src[j]]&classDigit != 0 {
			v = v*10 + uint64(src[j]-'0')
			if v > 1<<32-1 {
				l.bad(t, i, "number of a name is beyond 32 bits")
				return
			}
			j++
		}
		t.kind, t.num, t.lo, t.hi, l.pos = numbered, v, i+1, j, j
		return
	}
	t.kind = named
	if j < n && src[j] == '"' {
		l.quoted(t, j+1)
		if t.hi == t.lo {
			l.bad(t, i, "empty name")
		}
		return
	}
	for j < n && byteClass[src[j]]&classWord != 0 {
		j++
	}
	if j == i+1 {
		l.bad(t, i, "expected a name after this mark")
		return
	}
	t.lo, t.hi, l.pos = i+1, j, j
}

// metaName scans !12, !name (which may have escapes) or a lone !.
func (l *lexer) metaName(t *token, i uint32) {
	j := i + 1
	n := uint32(len(l.src))
	if j < n && byteClass[l.src[j]]&classDigit != 0 {
		l.name(t, i, tokMeta, tokMetaNum)
		return
	}
	for j < n && (byteClass[l.src[j]]&classWord != 0 || l.src[j] == '\\') {
		j++
	}
	t.kind, t.lo, t.hi, l.pos = tokMeta, i+1, j, j
	if j == i+1 {
		t.kind = tokBang
	}
}

func (l *lexer) dollar(t *token, i uint32) {
	n := uint32(len(l.src))
	j := i
	for j < n && byteClass[l.src[j]]&classWord != 0 {
		j++
	}
	if j < n && l.src[j] == ':' {
		t.kind, t.lo, t.hi, l.pos = tokLabel, i, j, j+1
		return
	}
	l.name(t, i, tokComdat, tokComdat)
}

// quoted scans a string whose first byte behind the quote is at i.
func (l *lexer) quoted(t *token, i uint32) {
	j := bytes.IndexByte(l.src[i:], '"')
	if j < 0 {
		l.fail(t.start, l.line, l.lineStart, "string without an end")
		t.lo, t.hi = i, uint32(len(l.src))
		l.newlines(i, t.hi)
		l.pos = t.hi
		return
	}
	end := i + uint32(j)
	s := l.src[i:end]
	t.esc = bytes.IndexByte(s, '\\') >= 0
	l.newlines(i, end)
	t.lo, t.hi, l.pos = i, end, end+1
}

// number scans an integer, a floating-point number, or a label that begins like one.
func (l *lexer) number(t *token, i uint32) {
	src := l.src
	n := uint32(len(src))
	j := i
	if src[i] != '+' {
		for j < n && byteClass[src[j]]&classWord != 0 {
			j++
		}
		if j < n && src[j] == ':' {
			t.kind, t.lo, t.hi, l.pos = tokLabel, i, j, j+1
			return
		}
	}
	j = i
	if src[j] == '-' || src[j] == '+' {
		j++
	}
	if j+1 < n && src[j] == '0' && src[j+1] == 'x' {
		for j += 2; j < n && byteClass[src[j]]&classWord != 0 && src[j] != '.' && src[j] != '-' && src[j] != '$'; {
			j++
		}
		t.kind, t.lo, t.hi, l.pos = tokFloat, i, j, j
		return
	}
	digits := j
	for j < n && byteClass[src[j]]&classDigit != 0 {
		j++
	}
	if j == digits {
		l.bad(t, i, "expected a number")
		return
	}
	t.kind = tokInt
	if j < n && src[j] == '.' {
		t.kind = tokFloat
		for j++; j < n && byteClass[src[j]]&classDigit != 0; {
			j++
		}
		if j < n && (src[j] == 'e' || src[j] == 'E') {
			k := j + 1
			if k < n && (src[k] == '+' || src[k] == '-') {
				k++
			}
			if k < n && byteClass[src[k]]&classDigit != 0 {
				for j = k; j < n && byteClass[src[j]]&classDigit != 0; {
					j++
				}
			}
		}
	}
	t.lo, t.hi, l.pos = i, j, j
}

// skipLine goes behind the end of the line that i is in. Strings that span lines are not minded: it is for finding a place
// to go on after an error.
func (l *lexer) skipLine(i uint32) {
	i = max(i, l.lineStart)
	j := bytes.IndexByte(l.src[i:], '\n')
	if j < 0 {
		l.pos = uint32(len(l.src))
		return
	}
	end := i + uint32(j)
	if end < l.pos {
		return
	}
	l.newlines(l.pos, end+1)
	l.pos = end + 1
}

// unescape resolves \xx and \\ in a quoted name or string.
func unescape(b []byte) []byte {
	out := make([]byte, 0, len(b))
	for i := 0; i < len(b); i++ {
		if b[i] == '\\' {
			if i+1 < len(b) && b[i+1] == '\\' {
				out = append(out, '\\')
				i++
				continue
			}
			if i+2 < len(b) {
				hi, lo := hexDigit(b[i+1]), hexDigit(b[i+2])
				if hi < 16 && lo < 16 {
					out = append(out, hi<<4|lo)
					i += 2
					continue
				}
			}
		}
		out = append(out, b[i])
	}
	return out
}

// hexDigit returns the value of a hexadecimal digit, 16 if it is none.
func hexDigit(c byte) byte {
	switch {
	case '0' <= c && c <= '9':
		return c - '0'
	case 'a' <= c && c <= 'f':
		return c - 'a' + 10
	case 'A' <= c && c <= 'F':
		return c - 'A' + 10
	}
	return 16
}
