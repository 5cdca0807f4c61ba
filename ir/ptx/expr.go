package ptx

import (
	"math"
	"strconv"
)

// Constant expressions (PTX ISA 4.5 "Constants"): 64-bit integers with the
// operators of C, and floating-point constants. Where an initialiser or operand
// may hold an address, an expression can also be symbol plus offset,
// generic(symbol) plus offset, or mask(address).

// An exprKind is the type of a constant.
type exprKind uint8

const (
	exprInt exprKind = iota // with a name: address of the symbol, plus bits
	exprF32
	exprF64
	exprMask
)

// An expr is a constant value.
type expr struct {
	kind     exprKind
	bits     uint64
	unsigned bool
	name     NameID // the symbol of an address
	bare     bool   // a name and nothing else
	hex      bool   // 0d...: takes no sign
	generic  bool   // generic(name)
	masked   Range  // exprMask: the one masked operand
}

func intExpr(v uint64, unsigned bool) expr { return expr{bits: v, unsigned: unsigned} }

func boolExpr(b bool) expr {
	if b {
		return expr{bits: 1}
	}
	return expr{}
}

func (e expr) float() float64 {
	if e.kind == exprF32 {
		return float64(math.Float32frombits(uint32(e.bits)))
	}
	if e.kind == exprF64 {
		return math.Float64frombits(e.bits)
	}
	if e.unsigned {
		return float64(e.bits)
	}
	return float64(int64(e.bits))
}

// A binaryOp is an operator of two operands. Higher prec binds tighter.
type binaryOp struct {
	text string
	prec int
	eval func(a, b uint64, unsigned bool) (v uint64, ok bool)
	// signed says that the result is of type .s64 whatever the operands.
	signed bool
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// binaryOps lists the operators, longer spellings before their prefixes. The
// bar is left out where it would separate the halves of a pair.
var binaryOps = []binaryOp{
	{"||", 1, func(a, b uint64, _ bool) (uint64, bool) { return truth(a != 0 || b != 0), true }, true},
	{"&&", 2, func(a, b uint64, _ bool) (uint64, bool) { return truth(a != 0 && b != 0), true }, true},
	{"==", 6, func(a, b uint64, _ bool) (uint64, bool) { return truth(a == b), true }, true},
	{"!=", 6, func(a, b uint64, _ bool) (uint64, bool) { return truth(a != b), true }, true},
	{"<<", 8, func(a, b uint64, _ bool) (uint64, bool) { return a << b, true }, false},
	{">>", 8, func(a, b uint64, u bool) (uint64, bool) {
		if u {
			return a >> b, true
		}
		return uint64(int64(a) >> b), true
	}, false},
	{"<=", 7, func(a, b uint64, u bool) (uint64, bool) { return truth(!less(b, a, u)), true }, true},
	{">=", 7, func(a, b uint64, u bool) (uint64, bool) { return truth(!less(a, b, u)), true }, true},
	{"<", 7, func(a, b uint64, u bool) (uint64, bool) { return truth(less(a, b, u)), true }, true},
	{">", 7, func(a, b uint64, u bool) (uint64, bool) { return truth(less(b, a, u)), true }, true},
	{"|", 3, func(a, b uint64, _ bool) (uint64, bool) { return a | b, true }, false},
	{"^", 4, func(a, b uint64, _ bool) (uint64, bool) { return a ^ b, true }, false},
	{"&", 5, func(a, b uint64, _ bool) (uint64, bool) { return a & b, true }, false},
	{"+", 9, func(a, b uint64, _ bool) (uint64, bool) { return a + b, true }, false},
	{"-", 9, func(a, b uint64, _ bool) (uint64, bool) { return a - b, true }, false},
	{"*", 10, func(a, b uint64, _ bool) (uint64, bool) { return a * b, true }, false},
	{"/", 10, func(a, b uint64, u bool) (uint64, bool) {
		if b == 0 {
			return 0, false
		}
		if u {
			return a / b, true
		}
		return uint64(int64(a) / int64(b)), true
	}, false},
	{"%", 10, func(a, b uint64, u bool) (uint64, bool) {
		if b == 0 {
			return 0, false
		}
		if u {
			return a % b, true
		}
		return uint64(int64(a) % int64(b)), true
	}, false},
}

func less(a, b uint64, unsigned bool) bool {
	if unsigned {
		return a < b
	}
	return int64(a) < int64(b)
}

// floatOps are the operators that floating-point constants know.
var floatOps = map[string]func(a, b float64) float64{
	"+": func(a, b float64) float64 { return a + b },
	"-": func(a, b float64) float64 { return a - b },
	"*": func(a, b float64) float64 { return a * b },
	"/": func(a, b float64) float64 { return a / b },
}

// expression reads a constant expression, with the conditional operator.
func (p *parser) expression() (expr, bool) {
	start := p.pos
	if !p.enterExpr(start) {
		return expr{}, false
	}
	cond, ok := p.binary(1)
	if !ok {
		return expr{}, false
	}
	end := p.pos
	p.skipSpace()
	if p.peek() != '?' {
		p.pos = end
		p.depth--
		return cond, true
	}
	p.pos++
	a, ok := p.expression()
	if !ok || !p.expect(':', "in a conditional expression") {
		return expr{}, false
	}
	b, ok := p.expression()
	if !ok {
		return expr{}, false
	}
	if cond.kind != exprInt || cond.name != 0 {
		p.errorf(start, "expected an integer constant before '?'")
		return expr{}, false
	}
	p.depth--
	if cond.bits != 0 {
		return a, true
	}
	return b, true
}

func (p *parser) enterExpr(at int) bool {
	if p.depth >= MaxExprDepth {
		p.errorf(at, "constant expression nests deeper than %d (MaxExprDepth)", MaxExprDepth)
		return false
	}
	p.depth++
	return true
}

// binary reads operators that bind at least as tight as prec, by precedence
// climbing.
func (p *parser) binary(prec int) (expr, bool) {
	a, ok := p.unary()
	for ok {
		end := p.pos
		p.skipSpace()
		op := p.binaryOp()
		if op == nil || op.prec < prec {
			p.pos = end
			break
		}
		at := p.pos
		p.pos += len(op.text)
		var b expr
		if b, ok = p.binary(op.prec + 1); ok {
			a, ok = p.apply(op, a, b, at)
		}
	}
	return a, ok
}

// binaryOp returns the operator here, nil if there is none.
func (p *parser) binaryOp() *binaryOp {
	for i := range binaryOps {
		op := &binaryOps[i]
		if p.peek() == op.text[0] && (len(op.text) == 1 || p.peekAt(1) == op.text[1]) {
			return op
		}
	}
	return nil
}

func (p *parser) apply(op *binaryOp, a, b expr, at int) (expr, bool) {
	a, b = p.warpSize(a), p.warpSize(b)
	if a.kind == exprMask || b.kind == exprMask {
		p.errorf(at, "expected no operator beside mask(...)")
		return expr{}, false
	}
	if a.kind != exprInt || b.kind != exprInt {
		eval := floatOps[op.text]
		if eval == nil || a.name != 0 || b.name != 0 {
			p.errorf(at, "operator '%s' does not take a floating-point constant, expected + - * or /", op.text)
			return expr{}, false
		}
		v := eval(a.float(), b.float())
		if a.kind == exprF32 && b.kind == exprF32 {
			return expr{kind: exprF32, bits: uint64(math.Float32bits(float32(v)))}, true
		}
		return expr{kind: exprF64, bits: math.Float64bits(v)}, true
	}
	if a.name != 0 || b.name != 0 {
		if op.text != "+" || b.name != 0 {
			p.errorf(at, "operator '%s' does not take an address here, expected address + constant", op.text)
			return expr{}, false
		}
		a.bits += b.bits
		a.bare = false
		return a, true
	}
	unsigned := a.unsigned || b.unsigned
	if op.prec == 8 { // a shift has the type of its first operand
		unsigned = a.unsigned
	}
	v, ok := op.eval(a.bits, b.bits, unsigned)
	if !ok {
		p.errorf(at, "division by zero in a constant expression")
		return expr{}, false
	}
	return intExpr(v, unsigned && !op.signed), true
}

// unary reads a primary with the unary operators and casts before it.
func (p *parser) unary() (expr, bool) {
	p.skipSpace()
	start := p.pos
	switch c := p.peek(); {
	case class[c]&isDigit != 0:
		return p.number()
	case c == '.' && class[p.peekAt(1)]&isDigit != 0:
		return p.decimalFloat(start)
	case c == '-' || c == '+' || c == '~' || c == '!':
		if !p.enterExpr(start) {
			return expr{}, false
		}
		p.pos++
		e, ok := p.unary()
		if !ok {
			return expr{}, false
		}
		p.depth--
		return p.applyUnary(c, e, start)
	case c == '(':
		p.pos++
		p.skipSpace()
		if p.peek() == '.' {
			return p.cast(start)
		}
		e, ok := p.expression()
		if !ok || !p.expect(')', "in a constant expression") {
			return expr{}, false
		}
		return e, true
	case class[c]&isIdentStart != 0:
		return p.addressExpr()
	}
	p.errorf(start, "expected a constant, found %s", p.found())
	return expr{}, false
}

// warpSize replaces the name WARP_SZ, a predefined constant, by its value where
// it is part of an expression. Alone it stays a name.
func (p *parser) warpSize(e expr) expr {
	if e.bare && e.name != 0 && string(p.f.names.bytes(uint32(e.name))) == "WARP_SZ" {
		return intExpr(32, false)
	}
	return e
}

func (p *parser) applyUnary(op byte, e expr, at int) (expr, bool) {
	e = p.warpSize(e)
	switch {
	case e.kind == exprMask || e.name != 0:
		p.errorf(at, "operator '%c' does not take an address", op)
		return expr{}, false
	case op == '+':
		return e, true
	case op == '-' && e.kind == exprF64 && !e.hex:
		e.bits ^= 1 << 63
		return e, true
	case e.kind != exprInt:
		p.errorf(at, "operator '%c' does not take a floating-point constant", op)
		return expr{}, false
	case op == '-':
		return intExpr(-e.bits, e.unsigned), true
	case op == '~':
		return intExpr(^e.bits, e.unsigned), true
	}
	return boolExpr(e.bits == 0), true
}

// cast reads (.s64) or (.u64), its ( already read, and what it applies to.
func (p *parser) cast(start int) (expr, bool) {
	word := string(p.dotWord())
	if word != "s64" && word != "u64" {
		p.errorf(start, "expected a cast (.s64) or (.u64)")
		return expr{}, false
	}
	if !p.expect(')', "after a cast") || !p.enterExpr(start) {
		return expr{}, false
	}
	e, ok := p.unary()
	if !ok {
		return expr{}, false
	}
	p.depth--
	if e.name != 0 || e.kind == exprMask {
		p.errorf(start, "a cast does not take an address")
		return expr{}, false
	}
	if e.kind != exprInt {
		e = intExpr(uint64(int64(e.float())), false)
	}
	e.unsigned = word == "u64"
	return e, true
}

// addressExpr reads a symbol or generic(symbol).
func (p *parser) addressExpr() (expr, bool) {
	start := p.pos
	name := p.name()
	if p.peek() != '(' {
		return expr{name: name, bare: true}, true
	}
	if string(p.src[start:p.pos]) != "generic" {
		p.errorf(start, "expected generic(symbol), found '%s('", p.f.names.bytes(uint32(name)))
		return expr{}, false
	}
	if !p.enterExpr(start) {
		return expr{}, false
	}
	p.pos++
	inner, ok := p.binary(1)
	if !ok {
		return expr{}, false
	}
	p.depth--
	if inner.name == 0 || inner.generic || inner.kind != exprInt {
		p.errorf(start, "expected a symbol in generic(...)")
		return expr{}, false
	}
	if !p.expect(')', "after generic(symbol") {
		return expr{}, false
	}
	inner.generic, inner.bare = true, false
	return inner, true
}

// number reads a numeric constant. An integer directly before a parenthesis is
// the mask operator.
func (p *parser) number() (expr, bool) {
	src, start := p.src, p.pos
	i := start
	next := p.peekAt(1)
	if src[i] == '0' && (next == 'f' || next == 'F' || next == 'd' || next == 'D') {
		return p.hexFloat(next == 'f' || next == 'F')
	}
	base := 10
	switch {
	case src[i] != '0':
	case next == 'x' || next == 'X':
		base, i = 16, i+2
	case next == 'b' || next == 'B':
		base, i = 2, i+2
	case class[next]&isDigit != 0:
		base, i = 8, i+1
	}
	first := i
	digit := isDigit
	if base == 16 {
		digit = isHex
	}
	for i < len(src) && class[src[i]]&digit != 0 {
		i++
	}
	if base == 10 || base == 8 {
		if c := p.byteAt(i); c == 'e' || c == 'E' || c == '.' && class[p.byteAt(i+1)]&isIdentStart == 0 {
			return p.decimalFloat(i)
		}
	}
	digits := src[first:i]
	unsigned := i < len(src) && src[i] == 'U'
	if unsigned {
		i++
	}
	p.pos = i
	if len(digits) == 0 {
		p.errorf(start, "expected digits after '%s'", src[start:first])
		return expr{}, false
	}
	if i < len(src) && class[src[i]]&isIdent != 0 {
		for p.pos < len(src) && class[src[p.pos]]&isIdent != 0 {
			p.pos++
		}
		p.errorf(i, "unexpected '%c' in a number of base %d", src[i], base)
		return expr{}, false
	}
	v, ok := uint64(0), len(digits) <= 20 || base != 10
	for _, c := range digits {
		d := uint64(hexValue(c))
		if d >= uint64(base) {
			p.errorf(start, "digit '%c' in a number of base %d", c, base)
			return expr{}, false
		}
		if v > (math.MaxUint64-d)/uint64(base) {
			ok = false
		}
		v = v*uint64(base) + d
	}
	if !ok {
		p.errorf(start, "number does not fit in 64 bits")
		return expr{}, false
	}
	if p.peek() == '(' && p.pos < len(src) {
		return p.mask(start, v)
	}
	// A number that .s64 cannot hold is of type .u64.
	return intExpr(v, unsigned || v > math.MaxInt64), true
}

func (p *parser) byteAt(i int) byte {
	if i < len(p.src) {
		return p.src[i]
	}
	return 0
}

func hexValue(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	}
	return c - 'A' + 10
}

// hexFloat reads 0fXXXXXXXX or 0dXXXXXXXXXXXXXXXX: the bits of the value.
func (p *parser) hexFloat(single bool) (expr, bool) {
	start, want := p.pos, 16
	kind := exprF64
	if single {
		want, kind = 8, exprF32
	}
	i := start + 2
	v := uint64(0)
	for ; i < len(p.src) && class[p.src[i]]&isIdent != 0; i++ {
		if class[p.src[i]]&isHex == 0 {
			p.errorf(i, "expected %d hexadecimal digits after '%s', found '%c'", want, p.src[start:start+2], p.src[i])
			return expr{}, false
		}
		v = v<<4 | uint64(hexValue(p.src[i]))
	}
	p.pos = i
	if i-start-2 != want {
		p.errorf(start, "expected %d hexadecimal digits after '%s', found %d", want, p.src[start:start+2], i-start-2)
		return expr{}, false
	}
	return expr{kind: kind, bits: v, hex: true}, true
}

// maxDecimalLength bounds the spelling of a decimal floating-point constant.
const maxDecimalLength = 1 << 10

// decimalFloat reads a constant such as 1.5e-3; i is behind its first digits.
func (p *parser) decimalFloat(i int) (expr, bool) {
	src, start := p.src, p.pos
	if src[i] == '.' {
		for i++; i < len(src) && class[src[i]]&isDigit != 0; i++ {
		}
	}
	if i < len(src) && (src[i] == 'e' || src[i] == 'E') {
		i++
		if i < len(src) && (src[i] == '+' || src[i] == '-') {
			i++
		}
		for ; i < len(src) && class[src[i]]&isDigit != 0; i++ {
		}
	}
	for i < len(src) && class[src[i]]&isIdent != 0 {
		i++
	}
	p.pos = i
	if i-start > maxDecimalLength {
		p.errorf(start, "decimal constant of %d bytes, expected at most %d (maxDecimalLength)", i-start, maxDecimalLength)
		return expr{}, false
	}
	v, err := strconv.ParseFloat(string(src[start:i]), 64)
	if err != nil && !math.IsInf(v, 0) {
		p.errorf(start, "malformed floating-point constant '%s'", src[start:i])
		return expr{}, false
	}
	return expr{kind: exprF64, bits: math.Float64bits(v)}, true
}

// mask reads the operand of the mask operator, 0xFF00(address): one byte of an
// address, for initialisers of type .b8.
func (p *parser) mask(start int, mask uint64) (expr, bool) {
	p.pos++
	p.skipSpace()
	at := p.pos
	if !p.enterExpr(start) {
		return expr{}, false
	}
	mark := len(p.stack)
	if !p.constantOperand(at) || !p.expect(')', "after the operand of a mask") {
		return expr{}, false
	}
	p.depth--
	switch p.stack[mark].Kind {
	case OperandName, OperandSymbol, OperandGeneric, OperandInt:
	default:
		p.errorf(at, "expected an address in the operand of a mask")
		return expr{}, false
	}
	return expr{kind: exprMask, bits: mask, masked: p.flush(mark)}, true
}
