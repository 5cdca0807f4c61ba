package ptx

// Operands are read onto p.stack. The parts of a compound operand are moved
// from there to p.ops when it is complete, and the operands of a statement when
// that is, so that each Range is contiguous though operands nest. After an error
// depth and stack are left as they are: recover resets them.

// operand reads one operand onto the stack. It reports an error and returns
// false if there is none.
func (p *parser) operand() bool {
	src := p.src
	start := p.pos
	c := p.peek()
	switch {
	case class[c]&isIdentStart != 0:
		if c == '_' && class[p.peekAt(1)]&isIdent == 0 {
			p.pos++
			p.push(Operand{Kind: OperandSink, Span: p.span(start)})
			return p.pairTail(start)
		}
		return p.nameOperand(start, false)
	case class[c]&isDigit != 0:
		// The common case, a short decimal number and nothing behind it.
		i, v := start, uint64(0)
		if c != '0' || class[p.peekAt(1)]&isIdent == 0 {
			for ; i < len(src) && i-start < 18 && class[src[i]]&isDigit != 0; i++ {
				v = v*10 + uint64(src[i]-'0')
			}
			if i < len(src) && (src[i] == ',' || src[i] == ';' || src[i] == '}') {
				p.pos = i
				p.push(Operand{Kind: OperandInt, Span: p.span(start), Value: v})
				return true
			}
		}
		return p.constantOperand(start)
	case c == '[':
		return p.address(start)
	case c == '{':
		p.braces++
		if !p.list(start, OperandVector, '}') {
			return false
		}
		p.braces--
		return p.pairTail(start)
	case c == '!':
		p.pos++
		p.skipSpace()
		if class[p.peek()]&isIdentStart != 0 {
			return p.nameOperand(start, true)
		}
		p.pos = start
		return p.constantOperand(start)
	case c == '(' && p.call:
		return p.list(start, OperandTuple, ')')
	case c == '-' || c == '+' || c == '~' || c == '(' || c == '.' && class[p.peekAt(1)]&isDigit != 0:
		return p.constantOperand(start)
	case c == '"':
		if !p.skipString() {
			p.errorf(start, "string is not closed, expected \" before the end of the line")
			return false
		}
		p.push(Operand{Kind: OperandString, Span: p.span(start)})
		return true
	}
	p.errorf(start, "expected an operand, found %s", p.found())
	return false
}

func (p *parser) push(o Operand) { p.stack = append(p.stack, o) }

// span returns the span from start to the parser's place.
func (p *parser) span(start int) Span { return Span{uint32(start), uint32(p.pos)} }

// flush moves the stack above mark to the slab and returns where it went.
func (p *parser) flush(mark int) Range {
	lo := len(p.ops)
	p.ops = append(p.ops, p.stack[mark:]...)
	p.stack = p.stack[:mark]
	return Range{uint32(lo), uint32(len(p.ops))}
}

// nameOperand reads an operand that starts with a name: a register, with or
// without a component, the first of a pair, a symbol with an offset, or an
// element of an array.
func (p *parser) nameOperand(start int, not bool) bool {
	o := Operand{Kind: OperandName, Not: not, Name: p.name()}
	if p.peek() == '.' {
		o.Comp = p.component()
		if o.Comp == CompNone {
			return false
		}
	}
	o.Span = p.span(start)
	p.push(o)
	// Most names end at a comma or semicolon: everything else is a longer form.
	switch p.peek() {
	case ',', ';', ']', '}', ')':
		return true
	}
	end := p.pos
	p.skipSpace()
	c := p.peek()
	if string(p.src[start:end]) == "WARP_SZ" && p.binaryOp() != nil {
		c = '+' // a constant, not a symbol: any operator may follow
	}
	switch c {
	case '|':
		return p.pairTail(start)
	case '+', '-', '(':
		p.stack = p.stack[:len(p.stack)-1]
		p.pos = start
		return p.constantOperand(start)
	case '[':
		p.pos++
		index, ok := p.constant("as the index of an array")
		if !ok || !p.expect(']', "after the index of an array") {
			return false
		}
		o.Kind, o.Value, o.Span = OperandIndexed, index, p.span(start)
		p.stack[len(p.stack)-1] = o
		return true
	}
	p.pos = end
	return true
}

// components maps the letter of a component.
var components = [256]Comp{'x': CompX, 'y': CompY, 'z': CompZ, 'w': CompW, 'r': CompX, 'g': CompY, 'b': CompZ, 'a': CompW}

// component reads .x and the like; it reports what is no component.
func (p *parser) component() Comp {
	start := p.pos
	p.pos++
	first := p.peek()
	for p.pos++; class[p.peek()]&isDigit != 0; p.pos++ {
	}
	if n := p.pos - start - 2; class[p.peek()]&isIdent == 0 {
		if c := components[first]; c != CompNone && n == 0 {
			return c
		}
		if (first == 'b' || first == 'h') && n > 0 {
			return CompSelector
		}
	}
	p.pos = start + 1
	p.errorf(p.pos, "expected a component .x, .y, .z or .w, found %s", p.found())
	return CompNone
}

// pairTail reads the second half of d|p if it follows the operand on top of
// the stack.
func (p *parser) pairTail(start int) bool {
	end := p.pos
	p.skipSpace()
	if p.peek() != '|' {
		p.pos = end
		return true
	}
	p.pos++
	p.skipSpace()
	second := p.pos
	o := Operand{Kind: OperandName}
	if p.peek() == '_' && class[p.peekAt(1)]&isIdent == 0 {
		p.pos++
		o.Kind = OperandSink
	} else if o.Name = p.name(); o.Name == 0 {
		p.errorf(p.pos, "expected a predicate after '|', found %s", p.found())
		return false
	}
	o.Span = p.span(second)
	p.push(o)
	parts := p.flush(len(p.stack) - 2)
	p.push(Operand{Kind: OperandPair, Elems: parts, Span: p.span(start)})
	return true
}

// list reads {a, b, ...} or (a, b, ...), from the opening bracket here to the
// closing one.
func (p *parser) list(start int, kind OperandKind, closing byte) bool {
	if p.depth >= MaxOperandDepth {
		p.errorf(start, "operands nest deeper than %d (MaxOperandDepth)", MaxOperandDepth)
		return false
	}
	p.pos++
	mark := len(p.stack)
	if p.accept(closing) {
		p.push(Operand{Kind: kind, Span: p.span(start)})
		return true
	}
	p.depth++
	for {
		p.skipSpace()
		if !p.operand() {
			return false
		}
		p.skipSpace()
		c := p.peek()
		if c == ',' {
			p.pos++
			continue
		}
		if c == closing {
			p.pos++
			break
		}
		if c == '=' && kind == OperandVector {
			if !p.fieldValue() {
				return false
			}
			if c = p.peek(); c == ',' {
				p.pos++
				continue
			} else if c == closing {
				p.pos++
				break
			}
		}
		p.errorf(p.pos, "expected ',' or '%c' in a list, found %s", closing, p.found())
		return false
	}
	p.depth--
	parts := p.flush(mark)
	p.push(Operand{Kind: kind, Elems: parts, Span: p.span(start)})
	return true
}

// fieldValue reads = value behind the name on top of the stack, in the
// initialiser of a texture, sampler or surface, and the white space after it.
func (p *parser) fieldValue() bool {
	top := p.stack[len(p.stack)-1]
	if top.Kind != OperandName {
		p.errorf(p.pos, "expected a name before '='")
		return false
	}
	p.pos++
	p.skipSpace()
	if !p.operand() {
		return false
	}
	value := p.flush(len(p.stack) - 1)
	p.stack[len(p.stack)-1] = Operand{Kind: OperandField, Name: top.Name, Elems: value, Span: p.span(int(top.Span.Start))}
	p.skipSpace()
	return true
}

// address reads [base+off] or [base, parts...].
func (p *parser) address(start int) bool {
	if p.depth >= MaxOperandDepth {
		p.errorf(start, "operands nest deeper than %d (MaxOperandDepth)", MaxOperandDepth)
		return false
	}
	p.pos++
	p.skipSpace()
	o := Operand{Kind: OperandAddress}
	if class[p.peek()]&isIdentStart != 0 {
		o.Name = p.name()
		p.skipSpace()
		switch p.peek() {
		case '+': // a negative offset has both signs: [a+-4]
			p.pos++
			if !p.offset(&o) {
				return false
			}
		case '.', '-', '[':
			p.errorf(p.pos, "expected '+' or ']' after the base of an address, found %s", p.found())
			return false
		}
	} else {
		v, ok := p.constant("as the base of an address")
		if !ok {
			return false
		}
		o.Value = v
	}
	p.skipSpace()
	mark := len(p.stack)
	p.depth++
	for p.peek() == ',' {
		p.pos++
		p.skipSpace()
		if !p.operand() {
			return false
		}
		p.skipSpace()
	}
	if p.peek() != ']' {
		p.errorf(p.pos, "expected ']' at the end of an address, found %s", p.found())
		return false
	}
	p.pos++
	p.depth--
	if len(p.stack) > mark {
		o.Elems = p.flush(mark)
	}
	o.Span = p.span(start)
	p.push(o)
	return true
}

// offset reads the offset of an address, which most often is a short decimal
// number, perhaps with a sign.
func (p *parser) offset(o *Operand) bool {
	p.skipSpace()
	i, neg := p.pos, false
	if p.peek() == '-' {
		neg = true
		i++
	}
	first, v := i, uint64(0)
	for ; i < len(p.src) && i-first < 18 && class[p.src[i]]&isDigit != 0; i++ {
		v = v*10 + uint64(p.src[i]-'0')
	}
	if i > first && i < len(p.src) && p.src[i] == ']' && (p.src[first] != '0' || i == first+1) {
		if neg {
			v = -v
		}
		p.pos, o.Value = i, v
		return true
	}
	v, ok := p.constant("as the offset of an address")
	o.Value = v
	return ok
}

// constantOperand reads a constant expression onto the stack.
func (p *parser) constantOperand(start int) bool {
	p.pos = start
	e, ok := p.expression()
	if !ok {
		return false
	}
	o := Operand{Span: p.span(start), Value: e.bits, Name: e.name, Unsigned: e.unsigned, Elems: e.masked}
	switch {
	case e.kind == exprMask:
		o.Kind = OperandMask
	case e.kind == exprF32:
		o.Kind = OperandF32
	case e.kind == exprF64:
		o.Kind = OperandF64
	case e.generic:
		o.Kind, o.Unsigned = OperandGeneric, false
	case e.name != 0:
		o.Kind, o.Unsigned = OperandSymbol, false
		if e.bare {
			o.Kind = OperandName
		}
	default:
		o.Kind = OperandInt
	}
	p.push(o)
	return true
}

// constant reads an integer constant expression without names.
func (p *parser) constant(where string) (uint64, bool) {
	p.skipSpace()
	start := p.pos
	if p.pos >= len(p.src) || !startsConstant(p.peek()) {
		p.errorf(start, "expected an integer constant %s, found %s", where, p.found())
		return 0, false
	}
	e, ok := p.expression()
	if !ok {
		return 0, false
	}
	if e.kind != exprInt || e.name != 0 {
		p.errorf(start, "expected an integer constant %s", where)
		return 0, false
	}
	return e.bits, true
}

func startsConstant(c byte) bool {
	return class[c]&isDigit != 0 || c == '-' || c == '+' || c == '(' || c == '~' || c == '!'
}
