package llvm

// call reads [tail] call ... up to its operand bundles.
func (p *parser) call(in *Instr) TypeID {
	switch p.tok.kw {
	case kwTail:
		in.Flags |= FlagTail
		p.next()
	case kwMustTail:
		in.Flags |= FlagMustTail
		p.next()
	case kwNoTail:
		in.Flags |= FlagNoTail
		p.next()
	}
	in.Op = kwCall
	p.expectWord(kwCall)
	c := p.callBody(in)
	in.Extra = uint32(len(p.f.Calls))
	p.f.Calls = append(p.f.Calls, c)
	return in.Type
}

// callBody reads from the flags to the operand bundles. The arguments become the instruction's operands.
func (p *parser) callBody(in *Instr) Call {
	var c Call
	in.Flags |= p.flags()
	var ret attrList
	p.retWords(&ret)
	t := p.parseType()
	// What was read is the result type or the function type.
	f := p.f
	switch ty := f.Types[f.resolve(t)]; {
	case ty.Kind == TypeFunc:
		c.FnType, c.Ret = t, ty.Elem
	default:
		c.Ret = t
	}
	in.Type = c.Ret
	if p.tok.kind == tokLocal || p.tok.kind == tokLocalNum {
		c.Callee = Operand{Start: p.tok.start, End: p.tok.end, Type: f.ptrType(0, 0), Kind: OpdLocal, Bits: uint64(p.local())}
		p.next()
	} else {
		c.Callee = p.constant(f.ptrType(0, 0))
	}
	p.arguments()
	c.Args = Range{in.Ops.Lo, uint32(len(f.Ops))}
	var a attrList
	for p.tok.kind == tokAttrNum || p.tok.kind == tokString || p.tok.kind == tokWord {
		if k := p.tok.kw; p.tok.kind == tokWord && (firstOpcode <= k && k <= lastOpcode || k == kwTo || k == kwTail || k == kwMustTail || k == kwNoTail) {
			break
		}
		p.attribute(&a)
	}
	c.Attrs, c.Groups, c.Strings = a.attrs, a.groups, a.strings
	if p.tok.kind == tokLBrack {
		p.bundles(&c)
	}
	return c
}

// arguments reads ( arguments ) as operands.
func (p *parser) arguments() {
	p.expect(tokLParen)
	f := p.f
	for p.tok.kind != tokRParen {
		t := p.parseType()
		if f.Types[t].Kind == TypeMetadata {
			p.metadataValue()
		} else {
			var a attrList
			p.valueAttrs(&a)
			p.value(t)
			f.Ops[len(f.Ops)-1].Attrs = uint16(a.attrs)
		}
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRParen)
}

// metadataValue reads metadata in the place of a value: !12, !{...}, !"x", !DIExpression(), or a typed value.
func (p *parser) metadataValue() {
	o := Operand{Start: p.tok.start, Kind: OpdMeta, Type: p.f.types.basic[TypeMetadata]}
	switch p.tok.kind {
	case tokMetaNum, tokMeta, tokBang:
		p.skipNodeRef()
	default:
		n := len(p.f.Ops)
		p.operand()
		p.f.Ops = p.f.Ops[:n]
	}
	o.End = p.prevEnd
	p.f.Ops = append(p.f.Ops, o)
}

// bundles reads [ "tag"(operands), ... ].
func (p *parser) bundles(c *Call) {
	start := p.tok.start
	p.next()
	c.Bundles.Lo = uint32(len(p.f.Ops))
	for p.tok.kind != tokRBrack {
		if p.expectString() == "convergencectrl" {
			c.Control = true
		}
		p.expect(tokLParen)
		for p.tok.kind != tokRParen {
			t := p.parseType()
			if p.f.Types[t].Kind == TypeMetadata {
				p.metadataValue()
			} else {
				p.value(t)
			}
			if !p.accept(tokComma) {
				break
			}
		}
		p.expect(tokRParen)
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrack)
	c.Bundles.Hi = uint32(len(p.f.Ops))
	c.Tokens = Span{start, p.prevEnd}
}

// readInvoke reads the call, then `to label %a unwind label %b`.
func readInvoke(p *parser, in *Instr) TypeID {
	c := p.callBody(in)
	p.expectWord(kwTo)
	c.Targets.Lo = uint32(len(p.f.Ops))
	p.label()
	p.expectWord(kwUnwind)
	p.label()
	return p.endTerminatorCall(in, c)
}

// readCallBr reads the call, then `to label %a [label %b, ...]`.
func readCallBr(p *parser, in *Instr) TypeID {
	c := p.callBody(in)
	p.expectWord(kwTo)
	c.Targets.Lo = uint32(len(p.f.Ops))
	p.label()
	p.expect(tokLBrack)
	for p.tok.kind != tokRBrack {
		p.label()
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrack)
	return p.endTerminatorCall(in, c)
}

func (p *parser) endTerminatorCall(in *Instr, c Call) TypeID {
	c.Targets.Hi = uint32(len(p.f.Ops))
	in.Extra = uint32(len(p.f.Calls))
	p.f.Calls = append(p.f.Calls, c)
	return in.Type
}
