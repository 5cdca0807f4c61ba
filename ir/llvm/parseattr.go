package llvm

// Attributes. The reader knows the few that analyses ask for; others are skipped, whatever they are called and whatever they
// have in parentheses, and stay in the text.

// attrNames are the attributes that the reader knows.
var attrNames = map[string]Attrs{
	"noundef": AttrNoUndef, "nonnull": AttrNonNull, "byval": AttrByVal, "byref": AttrByRef, "sret": AttrSRet, "inreg": AttrInReg,
	"zeroext": AttrZExt, "signext": AttrSExt, "noalias": AttrNoAlias, "readonly": AttrReadOnly, "readnone": AttrReadNone,
	"writeonly": AttrWriteOnly, "returned": AttrReturned, "convergent": AttrConvergent, "nounwind": AttrNoUnwind,
	"noreturn": AttrNoReturn, "willreturn": AttrWillReturn, "speculatable": AttrSpeculatable, "nosync": AttrNoSync,
	"nofree": AttrNoFree, "nocallback": AttrNoCallback, "argmemonly": AttrArgMemOnly, "inaccessiblememonly": AttrInaccessibleMemOnly,
	"noinline": AttrNoInline, "alwaysinline": AttrAlwaysInline, "noduplicate": AttrNoDuplicate, "nomerge": AttrNoMerge,
}

// attrList is what was read of a list of attributes.
type attrList struct {
	attrs   Attrs
	ty      TypeID // of byval(T), byref(T), sret(T)
	align   uint32
	deref   uint64
	strings []StringAttr
	groups  []uint32
}

// attribute reads one attribute into a; false if the current token begins none.
func (p *parser) attribute(a *attrList) bool {
	switch p.tok.kind {
	case tokString:
		start := p.tok.start
		s := StringAttr{Key: p.content()}
		p.next()
		if p.accept(tokEqual) {
			s.Value = p.expectString()
		}
		s.Span = Span{start, p.prevEnd}
		a.strings = append(a.strings, s)
		return true
	case tokAttrNum:
		a.groups = append(a.groups, uint32(p.tok.num))
		p.next()
		return true
	case tokWord:
	default:
		return false
	}
	kw := p.tok.kw
	if kw == kwAlign {
		p.next()
		if p.accept(tokLParen) {
			a.align = p.smallInt()
			p.expect(tokRParen)
			return true
		}
		p.accept(tokEqual)
		a.align = p.smallInt()
		return true
	}
	word := p.f.text[p.tok.lo:p.tok.hi]
	bit := attrNames[word]
	a.attrs |= bit
	p.next()
	switch {
	case bit&(AttrByVal|AttrByRef|AttrSRet) != 0 && p.tok.kind == tokLParen:
		p.next()
		a.ty = p.parseType()
		p.expect(tokRParen)
	case word == "dereferenceable" && p.accept(tokLParen):
		a.deref = p.bigInt()
		p.expect(tokRParen)
	case word == "memory" && p.tok.kind == tokLParen:
		a.attrs |= p.memoryAttr()
	case p.tok.kind == tokLParen:
		p.skipGroup()
	case p.tok.kind == tokEqual:
		p.next()
		p.next()
	}
	return true
}

// memoryAttr reads memory(none), memory(read), memory(argmem: readwrite, inaccessiblemem: write) ...
func (p *parser) memoryAttr() Attrs {
	start := p.tok.end
	p.skipGroup()
	switch text := p.f.text[start : p.prevEnd-1]; {
	case text == "none":
		return AttrReadNone
	case text == "read":
		return AttrReadOnly
	case text == "argmem: read":
		return AttrReadOnly | AttrArgMemOnly
	case text == "argmem: readwrite", text == "argmem: write":
		return AttrArgMemOnly
	case text == "inaccessiblemem: readwrite", text == "inaccessiblemem: write", text == "inaccessiblemem: read":
		return AttrInaccessibleMemOnly
	}
	return 0
}

// valueAttrs reads the attributes between the type and the value of a parameter or argument: words that begin no value.
func (p *parser) valueAttrs(a *attrList) {
	for {
		switch p.tok.kind {
		case tokString:
		case tokWord:
			k := p.tok.kw
			if firstConst <= k && k <= lastConst || p.isConstExpr(k) || k == kwMetadata {
				return
			}
		default:
			return
		}
		if !p.attribute(a) {
			return
		}
	}
}

// skipAttrs skips attributes behind a type.
func (p *parser) skipAttrs() {
	var a attrList
	p.valueAttrs(&a)
}

// attrGroup reads attributes #N = { ... }.
func (p *parser) attrGroup() {
	start := p.tok.start
	p.next()
	if p.tok.kind != tokAttrNum {
		p.fail("expected the number of an attribute group, found %s", p.found())
	}
	num := uint32(p.tok.num)
	p.next()
	p.expect(tokEqual)
	p.expect(tokLBrace)
	var a attrList
	for p.tok.kind != tokRBrace {
		if !p.attribute(&a) {
			p.fail("expected an attribute, found %s", p.found())
		}
	}
	p.expect(tokRBrace)
	p.f.Groups[num] = &AttrGroup{Span: Span{start, p.prevEnd}, Attrs: a.attrs, Strings: a.strings}
}
