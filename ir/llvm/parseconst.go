package llvm

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

// typedConstant reads a type and a constant of it.
func (p *parser) typedConstant() Operand {
	t := p.parseType()
	return p.constant(t)
}

// constant reads a constant, or a global, of type t. Locals are for operands of instructions: see value.
func (p *parser) constant(t TypeID) Operand {
	o := Operand{Start: p.tok.start, End: p.tok.end, Type: t}
	switch p.tok.kind {
	case tokInt:
		p.intConstant(&o)
		p.next()
	case tokFloat:
		p.floatConstant(&o)
		p.next()
	case tokGlobal, tokGlobalNum:
		o.Kind, o.Bits = OpdGlobal, uint64(p.globalRef())
		p.next()
	case tokCString:
		o.Kind, o.Bits = OpdString, uint64(boolByte(p.tok.esc))
		p.next()
	case tokBang, tokMeta, tokMetaNum:
		if p.f.Types[t].Kind != TypeMetadata {
			p.fail("expected a value of type %s, found metadata", p.f.TypeString(t))
		}
		o.Kind = OpdMeta
		p.skipNodeRef()
		o.End = p.prevEnd
	case tokLBrack:
		p.aggregate(&o, tokLBrack, tokRBrack)
	case tokLBrace:
		p.aggregate(&o, tokLBrace, tokRBrace)
	case tokLess:
		p.enter(MaxConstDepth, "MaxConstDepth")
		p.next()
		if p.tok.kind == tokLBrace {
			p.aggregate(&o, tokLBrace, tokRBrace)
			p.expect(tokGreater)
		} else {
			base := len(p.consts)
			p.parts(tokGreater)
			p.expect(tokGreater)
			p.makeExpr(&o, OpdAgg, Expr{}, base)
		}
		o.End = p.prevEnd
		p.leave()
	case tokWord:
		p.wordConstant(&o)
	default:
		p.fail("expected a value of type %s, found %s", p.f.TypeString(t), p.found())
	}
	return o
}

// aggregate reads [ parts ] or { parts }.
func (p *parser) aggregate(o *Operand, open, end tokenKind) {
	p.enter(MaxConstDepth, "MaxConstDepth")
	p.expect(open)
	base := len(p.consts)
	p.parts(end)
	p.expect(end)
	p.makeExpr(o, OpdAgg, Expr{}, base)
	o.End = p.prevEnd
	p.leave()
}

// parts reads typed constants with commas between, up to the token end, onto the scratch stack.
func (p *parser) parts(end tokenKind) {
	for p.tok.kind != end {
		c := p.typedConstant()
		p.consts = append(p.consts, c)
		if !p.accept(tokComma) {
			break
		}
	}
}

// makeExpr makes o a constant of the parts on the scratch stack from base on.
func (p *parser) makeExpr(o *Operand, kind OperandKind, e Expr, base int) {
	lo := uint32(len(p.f.Consts))
	p.f.Consts = append(p.f.Consts, p.consts[base:]...)
	p.consts = p.consts[:base]
	e.Parts = Range{lo, uint32(len(p.f.Consts))}
	o.Kind, o.Bits = kind, uint64(len(p.f.Exprs))
	p.f.Exprs = append(p.f.Exprs, e)
}

// wordConstant reads a constant that begins with a word.
func (p *parser) wordConstant(o *Operand) {
	k := p.tok.kw
	switch k {
	case kwTrue, kwFalse:
		o.Kind, o.Bits = OpdInt, uint64(boolByte(k == kwTrue))
	case kwNull:
		o.Kind = OpdNull
	case kwUndef:
		o.Kind = OpdUndef
	case kwPoison:
		o.Kind = OpdPoison
	case kwNone:
		o.Kind = OpdNoneToken
	case kwZeroInitializer:
		o.Kind = OpdZero
	case kwAsm:
		p.asm(o)
		return
	case kwSplat:
		p.enter(MaxConstDepth, "MaxConstDepth")
		p.next()
		p.expect(tokLParen)
		base := len(p.consts)
		c := p.typedConstant()
		p.consts = append(p.consts, c)
		p.expect(tokRParen)
		p.makeExpr(o, OpdSplat, Expr{}, base)
		o.End = p.prevEnd
		p.leave()
		return
	case kwBlockAddress, kwDSOLocalEquivalent, kwNoCFI, kwPtrAuth:
		o.Kind = OpdOther
		p.next()
		switch {
		case p.tok.kind == tokLParen:
			if k == kwBlockAddress {
				p.blockAddress()
			} else {
				p.skipGroup()
			}
		case p.tok.kind == tokGlobal || p.tok.kind == tokGlobalNum:
			p.globalRef()
			p.next()
		default:
			p.fail("expected what the address is of, found %s", p.found())
		}
		o.End = p.prevEnd
		return
	default:
		if !p.isConstExpr(k) {
			p.fail("expected a value of type %s, found %s", p.f.TypeString(o.Type), p.found())
		}
		p.constExpr(o)
		return
	}
	p.next()
}

// blockAddress skips (@function, %block).
func (p *parser) blockAddress() {
	p.expect(tokLParen)
	if p.tok.kind != tokGlobal && p.tok.kind != tokGlobalNum {
		p.fail("expected a function, found %s", p.found())
	}
	p.globalRef()
	p.next()
	p.expect(tokComma)
	if p.tok.kind != tokLocal && p.tok.kind != tokLocalNum {
		p.fail("expected a block, found %s", p.found())
	}
	p.next()
	p.expect(tokRParen)
}

// constExpr reads a constant expression: op [flags] (parts) with what the operation needs between.
func (p *parser) constExpr(o *Operand) {
	p.enter(MaxConstDepth, "MaxConstDepth")
	e := Expr{Op: p.tok.kw}
	p.next()
	e.Flags = p.flags()
	if (e.Op == kwICmp || e.Op == kwFCmp) && p.tok.kind == tokWord {
		e.Sub = p.tok.kw
		p.next()
	}
	if p.isOther("inrange") && e.Op == kwGetElementPtr {
		p.inRange()
		e.Flags |= p.flags()
	}
	p.expect(tokLParen)
	base := len(p.consts)
	switch {
	case e.Op == kwGetElementPtr:
		e.Type = p.parseType()
		p.expect(tokComma)
		for {
			p.acceptWord(kwInRange) // of one index, before LLVM 19
			c := p.typedConstant()
			p.consts = append(p.consts, c)
			if !p.accept(tokComma) {
				break
			}
		}
	case firstCast <= e.Op && e.Op <= lastCast:
		c := p.typedConstant()
		p.consts = append(p.consts, c)
		p.expectWord(kwTo)
		e.Type = p.parseType()
		o.Type = e.Type
	case e.Op == kwExtractValue || e.Op == kwInsertValue:
		for {
			var c Operand
			if p.tok.kind == tokInt {
				c = p.constant(p.f.intType(32))
			} else {
				c = p.typedConstant()
			}
			p.consts = append(p.consts, c)
			if !p.accept(tokComma) {
				break
			}
		}
	default:
		p.parts(tokRParen)
	}
	p.expect(tokRParen)
	p.makeExpr(o, OpdExpr, e, base)
	o.End = p.prevEnd
	p.leave()
}

// inRange skips inrange(a, b).
func (p *parser) inRange() {
	p.next()
	if p.tok.kind == tokLParen {
		p.skipGroup()
	}
}

// asm reads asm [words] "text", "constraints".
func (p *parser) asm(o *Operand) {
	p.next()
	var a Asm
	for p.tok.kind == tokWord { // sideeffect, alignstack, inteldialect, unwind
		a.SideEffect = a.SideEffect || p.tok.kw == kwSideEffect
		p.next()
	}
	a.Text = p.expectString()
	p.expect(tokComma)
	a.Constraints = p.expectString()
	o.Kind, o.Bits, o.End = OpdAsm, uint64(len(p.f.Asms)), p.prevEnd
	p.f.Asms = append(p.f.Asms, a)
}

// intConstant makes o the integer at the current token.
func (p *parser) intConstant(o *Operand) {
	o.Kind = OpdInt
	t := &p.f.Types[o.Type]
	bits := t.Bits
	if t.Kind != TypeInt {
		if t.Kind != TypePtr { // a pointer never: but one error is enough, and the builder gives it
			p.fail("integer where a value of type %s is expected", p.f.TypeString(o.Type))
		}
		bits = 64
	}
	s := p.f.text[p.tok.lo:p.tok.hi]
	if n, ok := shortInt(s); ok {
		if bits < 64 {
			n &= 1<<bits - 1
		} else if bits > 64 {
			p.wide(o, big.NewInt(int64(n)), bits)
			return
		}
		o.Bits = n
		return
	}
	b := new(big.Int)
	ok := false
	switch {
	case strings.HasPrefix(s, "u0x"):
		_, ok = b.SetString(s[3:], 16)
	case strings.HasPrefix(s, "s0x"):
		if _, ok = b.SetString(s[3:], 16); ok && b.BitLen() == 4*len(s[3:]) {
			b.Sub(b, new(big.Int).Lsh(big.NewInt(1), uint(4*len(s[3:]))))
		}
	case len(s) <= maxIntDigits:
		_, ok = b.SetString(s, 10)
	}
	if !ok {
		p.fail("expected an integer, found %s", p.found())
	}
	if bits > 64 {
		p.wide(o, b, bits)
		return
	}
	mask := new(big.Int).SetUint64(math.MaxUint64 >> (64 - bits))
	o.Bits = b.And(b, mask).Uint64()
}

// maxIntDigits bounds the length of an integer literal, since converting one takes more than linear time.
const maxIntDigits = 1 << 14

// shortInt reads a decimal number that fits 63 bits, with its sign, as two's complement.
func shortInt(s string) (uint64, bool) {
	neg := len(s) > 0 && s[0] == '-'
	if neg {
		s = s[1:]
	}
	if len(s) == 0 || len(s) > 18 {
		return 0, false
	}
	n := uint64(0)
	for i := range len(s) {
		c := s[i] - '0'
		if c > 9 {
			return 0, false
		}
		n = n*10 + uint64(c)
	}
	if neg {
		n = -n
	}
	return n, true
}

// wide keeps a number of more than 64 bits as bytes, the lowest first.
func (p *parser) wide(o *Operand, b *big.Int, bits uint32) {
	n := int(bits+7) / 8
	if n > maxWideBytes {
		p.fail("integer constant wider than %d bytes (llvm.maxWideBytes)", maxWideBytes)
	}
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	m.And(b, m.Sub(m, big.NewInt(1)))
	out := m.FillBytes(make([]byte, n))
	for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	o.Kind, o.Bits = OpdWide, uint64(len(p.f.Wide))
	p.f.Wide = append(p.f.Wide, out)
}

// maxWideBytes bounds a wide integer constant.
const maxWideBytes = 1 << 12

// floatConstant makes o the floating-point number at the current token.
func (p *parser) floatConstant(o *Operand) {
	o.Kind = OpdFloat
	s := p.f.text[p.tok.lo:p.tok.hi]
	kind := p.f.Types[o.Type].Kind
	bad := func() { p.fail("expected a value of type %s, found %s", p.f.TypeString(o.Type), p.found()) }
	if !strings.HasPrefix(s, "0x") {
		v, err := strconv.ParseFloat(s, 64)
		if err != nil && !math.IsInf(v, 0) {
			bad()
		}
		p.setFloat(o, kind, v, bad)
		return
	}
	hex := s[2:]
	form := byte(0)
	if len(hex) > 0 && strings.IndexByte("KLMHR", hex[0]) >= 0 {
		form, hex = hex[0], hex[1:]
	}
	switch form {
	case 'K', 'L', 'M':
		b, ok := new(big.Int).SetString(hex, 16)
		bits := map[byte]uint32{'K': 80, 'L': 128, 'M': 128}[form]
		want := map[byte]TypeKind{'K': TypeX86FP80, 'L': TypeFP128, 'M': TypePPCFP128}[form]
		if !ok || b.BitLen() > int(bits) || kind != want {
			bad()
		}
		if bits == 128 && len(hex) == 32 { // the two words are written low word first
			lo, hi := new(big.Int).SetUint64(0), new(big.Int)
			lo.SetString(hex[:16], 16)
			hi.SetString(hex[16:], 16)
			b = hi.Lsh(hi, 64).Or(hi, lo)
		}
		p.wide(o, b, bits)
	case 'H', 'R':
		v, err := strconv.ParseUint(hex, 16, 16)
		if err != nil || form == 'H' && kind != TypeHalf || form == 'R' && kind != TypeBFloat {
			bad()
		}
		o.Bits = v
	default:
		v, err := strconv.ParseUint(hex, 16, 64)
		if err != nil {
			bad()
		}
		p.setFloat(o, kind, math.Float64frombits(v), bad)
	}
}

// setFloat makes o the number v of a type; half and bfloat may be written as a double that they hold exactly.
func (p *parser) setFloat(o *Operand, kind TypeKind, v float64, bad func()) {
	switch kind {
	case TypeDouble:
		o.Bits = math.Float64bits(v)
	case TypeFloat:
		o.Bits = uint64(floatBits(v, 8, 23))
	case TypeHalf:
		o.Bits = uint64(floatBits(v, 5, 10))
	case TypeBFloat:
		o.Bits = uint64(floatBits(v, 8, 7))
	default:
		bad()
	}
}

// floatBits gives the bits of v, rounded to nearest even, in a format with an exponent of exp bits and a fraction of frac
// bits. NaNs keep the high bits of their payload, as LLVM prints a float as the double of the same value.
func floatBits(v float64, exp, frac int) uint32 {
	b := math.Float64bits(v)
	sign := uint32(b>>63) << (exp + frac)
	mant := b & (1<<52 - 1)
	e := int(b >> 52 & 0x7ff)
	top := uint32(1)<<exp - 1
	if e == 0x7ff {
		m := uint32(mant >> (52 - frac))
		if mant != 0 && m == 0 {
			m = 1
		}
		return sign | top<<frac | m
	}
	if e == 0 {
		return sign // zero, or far below the smallest number of each format
	}
	bias := 1<<(exp-1) - 1
	e += bias - 1023
	mant |= 1 << 52
	shift := 52 - frac
	if e <= 0 {
		shift += 1 - e
		e = 0
	}
	if shift > 54 {
		return sign
	}
	m := mant >> shift
	rest := mant & (1<<shift - 1)
	half := uint64(1) << (shift - 1)
	if rest > half || rest == half && m&1 == 1 {
		m++
	}
	if e > 0 {
		m += uint64(e-1) << frac // m has the leading one
	}
	if m >= uint64(top)<<frac {
		m = uint64(top) << frac
	}
	return sign | uint32(m)
}
