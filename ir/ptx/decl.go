package ptx

import "math"

// declWords reads the dotted words of a declaration into v, up to the name.
func (p *parser) declWords(v *Var) bool {
	for p.skipSpace(); p.peek() == '.'; p.skipSpace() {
		at := p.pos
		text := p.dotWord()
		switch w := words[string(text)]; w.kind {
		case wordSpace:
			if !p.declSpace(v, Space(w.value), at) {
				return false
			}
		case wordLinkage:
			v.Linkage = Linkage(w.value)
		case wordType:
			if v.Type != TypeNone {
				p.errorf(at, "second type .%s in a declaration, expected a name", text)
				return false
			}
			v.Type = Type(w.value)
		case wordVec:
			v.Vec = w.value
		case wordAlign:
			n, ok := p.constant("after .align")
			if !ok {
				return false
			}
			if n == 0 || n&(n-1) != 0 || n > math.MaxUint32 {
				p.errorf(at, "alignment %d, expected a power of two", n)
				return false
			}
			if v.Ptr {
				v.PtrAlign = uint32(n)
			} else {
				v.Align = uint32(n)
			}
		case wordPtr:
			v.Ptr = true
		case wordAttribute:
			if !p.attributeList(&v.Attributes) {
				return false
			}
		default:
			if len(text) == 0 {
				p.errorf(at, "expected a type or attribute after '.', found %s", p.found())
				return false
			}
			p.warnf(at, "unknown type or attribute .%s in a declaration", text)
			if v.Type == TypeNone {
				v.Type = TypeUnknown
			}
		}
	}
	if v.Vec == 0 {
		v.Vec = 1
	}
	return true
}

func (p *parser) declSpace(v *Var, s Space, at int) bool {
	if v.Ptr {
		v.PtrSpace = s
		return true
	}
	if v.Space != SpaceNone {
		if p.firstOnLine(at) {
			p.pos = at // the next declaration: this one lacks its name
		}
		p.errorf(at, "second state space .%v in a declaration, expected a type", s)
		return false
	}
	v.Space = s
	if s == SpaceConst && p.peek() == '[' { // .const[n], PTX before 2.2
		p.pos++
		n, ok := p.constant("as the number of a constant bank")
		if !ok || !p.expect(']', "after the number of a constant bank") {
			return false
		}
		if n > 10 {
			p.errorf(at, "constant bank %d, expected 0 to 10", n)
			return false
		}
		v.Bank = uint8(n)
	}
	return true
}

// attributeList reads what follows .attribute, a list in parentheses, and notes
// where it is.
func (p *parser) attributeList(span *Span) bool {
	if !p.expect('(', "after .attribute") {
		return false
	}
	start, depth := p.pos, 1
	for ; p.pos < len(p.src); p.pos++ {
		switch p.src[p.pos] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				*span = p.span(start)
				p.pos++
				return true
			}
		case ';', '{', '}':
			p.errorf(p.pos, "expected ')' after the list of .attribute, found %s", p.found())
			return false
		}
	}
	p.errorf(p.pos, "expected ')' after the list of .attribute, found %s", p.found())
	return false
}

// declarator reads a name with its family count and dimensions into v.
func (p *parser) declarator(v *Var) bool {
	start := p.pos
	if v.Name = p.name(); v.Name == 0 {
		p.errorf(p.pos, "expected a name in a declaration, found %s", p.found())
		return false
	}
	v.Pos = p.posAt(start)
	if p.accept('<') {
		n, ok := p.familyCount()
		if !ok {
			return false
		}
		v.Count = n
	}
	return p.dimensions(v)
}

// dimensions reads [n][m]... into v.
func (p *parser) dimensions(v *Var) bool {
	total := uint64(1)
	for p.accept('[') {
		at := p.pos
		if p.accept(']') {
			v.Dims = append(v.Dims, -1)
			continue
		}
		n, ok := p.constant("as the size of an array")
		if !ok || !p.expect(']', "after the size of an array") {
			return false
		}
		if int64(n) < 0 {
			p.errorf(at, "negative size of an array")
			return false
		}
		if n > MaxArrayElements || total*max(n, 1) > MaxArrayElements {
			p.errorf(at, "array of more than %d elements (MaxArrayElements)", uint64(MaxArrayElements))
			return false
		}
		if len(v.Dims) >= MaxOperandDepth {
			p.errorf(at, "array of more than %d dimensions (MaxOperandDepth)", MaxOperandDepth)
			return false
		}
		total *= max(n, 1)
		v.Dims = append(v.Dims, int64(n))
	}
	return true
}

// familyCount reads n> of a family name<n>.
func (p *parser) familyCount() (uint32, bool) {
	p.skipSpace()
	at := p.pos
	n, ok := p.constantNoCompare("as the count of a register family")
	if !ok || !p.expect('>', "after the count of a register family") {
		return 0, false
	}
	if n > math.MaxUint32 {
		p.errorf(at, "family of %d names, expected at most %d", n, uint32(math.MaxUint32))
		return 0, false
	}
	return uint32(n), true
}

// constantNoCompare reads an integer that a > ends, so no expression.
func (p *parser) constantNoCompare(where string) (uint64, bool) {
	p.skipSpace()
	if class[p.peek()]&isDigit == 0 {
		p.errorf(p.pos, "expected a number %s, found %s", where, p.found())
		return 0, false
	}
	at := p.pos
	e, ok := p.number()
	if ok && e.kind != exprInt {
		p.errorf(at, "expected an integer %s", where)
		return 0, false
	}
	return e.bits, ok
}

// variables reads the rest of a variable declaration whose words are in v: its
// declarators and the ;. It appends to list.
func (p *parser) variables(v Var, start int, list []Var) ([]Var, bool) {
	if v.Type == TypeNone {
		p.errorf(p.pos, "expected a type in a declaration, found %s", p.found())
		return list, false
	}
	for {
		p.skipSpace()
		one := v
		if !p.declarator(&one) {
			return list, false
		}
		if p.accept('=') {
			p.skipSpace()
			if !p.operand() {
				return list, false
			}
			one.Init = p.flush(len(p.stack) - 1)
		}
		one.Span = p.span(start)
		list = append(list, one)
		p.skipSpace()
		switch p.peek() {
		case ',':
			p.pos++
			p.skipSpace()
			start = p.pos
		case ';':
			p.pos++
			return list, true
		default:
			p.errorf(p.pos, "expected ',' or ';' after a declaration, found %s", p.found())
			return list, false
		}
	}
}

// params reads a parenthesised list of parameters. Names may be _ where
// prototype is set.
func (p *parser) params(prototype bool) ([]Var, bool) {
	list, ok := p.paramList(prototype)
	list, p.scratch.params = keepSlab(list)
	return list, ok
}

func (p *parser) paramList(prototype bool) ([]Var, bool) {
	list := p.scratch.params
	if !p.expect('(', "before parameters") {
		return list, false
	}
	if p.accept(')') {
		return list, true
	}
	for {
		p.skipSpace()
		start := p.pos
		var v Var
		if p.peek() != '.' {
			p.errorf(p.pos, "expected a parameter such as .param .u64 x, found %s", p.found())
			return list, false
		}
		if !p.declWords(&v) {
			return list, false
		}
		if v.Type == TypeNone {
			p.errorf(p.pos, "expected a type in a parameter, found %s", p.found())
			return list, false
		}
		if v.Space != SpaceParam && v.Space != SpaceReg {
			p.errorf(start, "expected a parameter in .param or .reg")
		}
		v.Pos = p.posAt(p.pos)
		if p.peek() == '_' && class[p.peekAt(1)]&isIdent == 0 {
			if !prototype {
				p.errorf(p.pos, "expected the name of a parameter, found '_'")
			}
			p.pos++
			if !p.dimensions(&v) {
				return list, false
			}
		} else if p.peek() == ',' || p.peek() == ')' {
			if !prototype {
				p.errorf(p.pos, "expected the name of a parameter, found %s", p.found())
			}
		} else if !p.declarator(&v) {
			return list, false
		}
		v.Span = p.span(start)
		list = append(list, v)
		p.skipSpace()
		switch p.peek() {
		case ',':
			p.pos++
		case ')':
			p.pos++
			return list, true
		default:
			p.errorf(p.pos, "expected ',' or ')' after a parameter, found %s", p.found())
			return list, false
		}
	}
}
