package llvm

// isConstExpr reports whether a keyword begins a constant expression.
func (p *parser) isConstExpr(k keyword) bool {
	switch {
	case firstCast <= k && k <= lastCast, firstBinary <= k && k <= lastBinary:
		return true
	}
	switch k {
	case kwGetElementPtr, kwICmp, kwFCmp, kwSelect, kwExtractElement, kwInsertElement, kwShuffleVector, kwExtractValue, kwInsertValue, kwFNeg:
		return true
	}
	return false
}

// startsType reports whether the current token begins a type.
func (p *parser) startsType() bool {
	switch p.tok.kind {
	case tokWord:
		k := p.tok.kw
		return k == kwIntType || k == kwPtr || firstType <= k && k <= lastType
	case tokLocal, tokLocalNum, tokLBrack, tokLBrace, tokLess:
		return true
	}
	return false
}

// parseType reads a type.
func (p *parser) parseType() TypeID {
	f := p.f
	var id TypeID
	switch p.tok.kind {
	case tokWord:
		switch k := p.tok.kw; {
		case k == kwIntType:
			id = f.intType(uint32(p.tok.num))
			p.next()
		case k == kwPtr:
			p.next()
			space := uint32(0)
			if p.tok.kind == tokWord && p.tok.kw == kwAddrSpace {
				space = p.addrSpace()
			}
			id = f.ptrType(space, 0)
			if p.tok.kind != tokLParen {
				return id
			}
		case k == kwTarget:
			start := p.tok.start
			p.next()
			if p.tok.kind != tokLParen {
				p.fail("expected '(', found %s", p.found())
			}
			p.skipGroup()
			return f.targetType(Span{start, p.prevEnd})
		case firstType <= k && k <= kwToken:
			id = f.types.basic[basicKinds[k-firstType]]
			p.next()
		default:
			p.fail("expected a type, found %s", p.found())
		}
	case tokLocal, tokLocalNum:
		id = p.namedType()
		p.next()
	case tokLBrack:
		p.enter(MaxTypeDepth, "MaxTypeDepth")
		p.next()
		n := p.bigInt()
		p.expectWord(kwX)
		elem := p.parseType()
		p.expect(tokRBrack)
		id = f.seqType(TypeArray, n, elem, false)
		p.leave()
	case tokLess:
		p.enter(MaxTypeDepth, "MaxTypeDepth")
		p.next()
		if p.tok.kind == tokLBrace {
			id = p.structType(true)
			p.expect(tokGreater)
		} else {
			scalable := p.acceptWord(kwVScale)
			if scalable {
				p.expectWord(kwX)
			}
			n := p.bigInt()
			p.expectWord(kwX)
			elem := p.parseType()
			p.expect(tokGreater)
			id = f.seqType(TypeVector, n, elem, scalable)
		}
		p.leave()
	case tokLBrace:
		p.enter(MaxTypeDepth, "MaxTypeDepth")
		id = p.structType(false)
		p.leave()
	default:
		p.fail("expected a type, found %s", p.found())
	}
	return p.typeSuffix(id)
}

var basicKinds = [kwToken - kwVoid + 1]TypeKind{TypeVoid, TypeHalf, TypeBFloat, TypeFloat, TypeDouble, TypeX86FP80, TypeFP128,
	TypePPCFP128, TypeX86MMX, TypeX86AMX, TypeLabel, TypeMetadata, TypeToken}

// typeSuffix reads what may follow a type: `*`, `addrspace(n)*`, `(params)`.
func (p *parser) typeSuffix(id TypeID) TypeID {
	for depth := 0; ; depth++ {
		if depth > MaxTypeDepth {
			p.fail("nested deeper than %d (llvm.MaxTypeDepth)", MaxTypeDepth)
		}
		switch p.tok.kind {
		case tokStar:
			p.next()
			id = p.f.ptrType(0, id)
		case tokWord:
			if p.tok.kw != kwAddrSpace {
				return id
			}
			space := p.addrSpace()
			p.expect(tokStar)
			id = p.f.ptrType(space, id)
		case tokLParen:
			id = p.funcType(id)
		default:
			return id
		}
	}
}

func (p *parser) structType(packed bool) TypeID {
	p.expect(tokLBrace)
	base := len(p.types)
	for p.tok.kind != tokRBrace {
		p.types = append(p.types, p.parseType())
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrace)
	id := p.f.listType(Type{Kind: TypeStruct, Packed: packed}, p.types[base:])
	p.types = p.types[:base]
	return id
}

func (p *parser) funcType(ret TypeID) TypeID {
	p.enter(MaxTypeDepth, "MaxTypeDepth")
	p.expect(tokLParen)
	base := len(p.types)
	t := Type{Kind: TypeFunc, Elem: ret}
	for p.tok.kind != tokRParen {
		if p.accept(tokDots) {
			t.VarArg = true
			break
		}
		p.types = append(p.types, p.parseType())
		p.skipAttrs() // allowed there by old versions
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRParen)
	id := p.f.listType(t, p.types[base:])
	p.types = p.types[:base]
	p.leave()
	return id
}

// namedType returns the type that %name or %12 means here; the token stays.
func (p *parser) namedType() TypeID {
	name := p.content()
	n, isNew := p.f.typeNames.intern(name)
	if isNew {
		p.f.named = append(p.f.named, p.f.newType(Type{Kind: TypeNamed, Name: Span{p.tok.lo, p.tok.hi}}))
	}
	return p.f.named[n]
}

// addrSpace reads addrspace(n). Newer texts may give a name, "A", "G" or "P", for what the data layout says.
func (p *parser) addrSpace() uint32 {
	p.expectWord(kwAddrSpace)
	p.expect(tokLParen)
	if p.accept(tokString) {
		p.expect(tokRParen)
		return 0
	}
	n := p.smallInt()
	p.expect(tokRParen)
	return n
}
