package llvm

import "strconv"

// declare reads a declaration.
func (p *parser) declare() {
	start, at := p.tok.start, p.place()
	p.next()
	p.f.Funcs = append(p.f.Funcs, Func{At: at})
	fn := &p.f.Funcs[len(p.f.Funcs)-1]
	for p.tok.kind == tokMeta { // declare !dbg !4 i32 @f()
		p.attachment(fn)
	}
	p.header(fn, start)
	fn.Span = Span{start, p.prevEnd}
	fn.Header = fn.Span
	fn.Locals = Range{uint32(len(p.f.Locals)), uint32(len(p.f.Locals))}
	fn.Blocks = Range{uint32(len(p.f.Blocks)), uint32(len(p.f.Blocks))}
}

// define reads a definition.
func (p *parser) define() {
	start, at := p.tok.start, p.place()
	p.next()
	p.f.Funcs = append(p.f.Funcs, Func{At: at})
	fn := &p.f.Funcs[len(p.f.Funcs)-1]
	p.fn = fn
	defer func() { p.fn = nil }()
	fn.Broken = true // until the brace
	p.beginLocals(fn)
	p.header(fn, start)
	fn.Header = Span{start, p.prevEnd}
	if p.tok.kind != tokLBrace {
		p.fail("expected '{', found %s", p.found())
	}
	fn.Broken = false
	fn.Body.Start = p.tok.start
	if p.skipped != nil {
		p.skipBody()
	} else {
		p.next()
		p.body(fn)
	}
	fn.Body.End, fn.Span = p.prevEnd, Span{start, p.prevEnd}
	p.endLocals(fn)
}

// endLocals ends the name space of a function.
func (p *parser) endLocals(fn *Func) {
	fn.Locals.Hi = uint32(len(p.f.Locals))
	fn.Blocks.Hi = uint32(len(p.f.Blocks))
	p.checkLocals(fn)
}

// ccWords are the calling conventions that are one word.
func isCC(word string) bool {
	switch word {
	case "ccc", "fastcc", "coldcc", "tailcc", "swiftcc", "swifttailcc", "ghccc", "anyregcc", "ptx_kernel", "ptx_device",
		"spir_kernel", "spir_func", "amdgpu_kernel", "amdgpu_cs", "amdgpu_ps", "amdgpu_vs", "amdgpu_gs", "amdgpu_hs",
		"amdgpu_es", "amdgpu_ls", "amdgpu_gfx", "amdgpu_cs_chain", "amdgpu_cs_chain_preserve", "amdgpu_gfx_whole_wave",
		"win64cc", "x86_64_sysvcc", "preserve_mostcc", "preserve_allcc", "intel_ocl_bicc", "hhvmcc", "hhvm_ccc",
		"graalcc", "x86_stdcallcc", "x86_fastcallcc", "x86_thiscallcc", "x86_vectorcallcc", "x86_regcallcc", "x86_intrcc",
		"arm_apcscc", "arm_aapcscc", "arm_aapcs_vfpcc", "msp430_intrcc", "cxx_fast_tlscc", "avr_intrcc", "avr_signalcc",
		"webkit_jscc", "cfguard_checkcc", "preserve_nonecc", "aarch64_vector_pcs", "aarch64_sve_vector_pcs":
		return true
	}
	return false
}

// retWords reads what stands before the result type of a function or call: linkage, conventions, attributes.
func (p *parser) retWords(a *attrList) (cc string, linkage Linkage) {
	linkage = visible
	for !p.startsType() {
		if p.tok.kind == tokWord {
			word := p.f.text[p.tok.lo:p.tok.hi]
			switch {
			case p.tok.kw == kwCC:
				p.next()
				cc = "cc" + strconv.FormatUint(p.bigInt(), 10)
				continue
			case isCC(word), len(word) > 2 && word[:2] == "cc" && byteClass[word[2]]&classDigit != 0:
				cc = word
				p.next()
				continue
			case p.tok.kw == kwAddrSpace:
				p.addrSpace()
				continue
			}
			if l, ok := linkages[word]; ok {
				linkage = l
				p.next()
				continue
			}
		}
		if p.tok.kind == tokAttrNum || !p.attribute(a) {
			p.fail("expected a result type, found %s", p.found())
		}
	}
	return cc, linkage
}

// header reads a function from its linkage to its attributes.
func (p *parser) header(fn *Func, start uint32) {
	var ret attrList
	fn.CC, fn.Linkage = p.retWords(&ret)
	fn.Ret = p.parseType()
	if p.tok.kind != tokGlobal && p.tok.kind != tokGlobalNum {
		p.fail("expected the name of a function, found %s", p.found())
	}
	n, g := p.defineGlobal(GlobalFunc, p.place(), start)
	fn.Global = n
	g.Func = int32(len(p.f.Funcs))
	p.params(fn)
	base := len(p.types)
	for i := range fn.Params {
		p.types = append(p.types, fn.Params[i].Type)
	}
	ft := p.f.listType(Type{Kind: TypeFunc, Elem: fn.Ret, VarArg: fn.VarArg}, p.types[base:])
	p.types = p.types[:base]
	var a attrList
	for done := false; !done; {
		switch p.tok.kind {
		case tokMeta:
			if done = p.fn == nil; !done { // behind a declaration: a named node of the module
				p.attachment(fn)
			}
		case tokWord:
			switch p.tok.kw {
			case kwSection, kwPartition, kwGC:
				p.next()
				p.expectString()
			case kwComdat:
				p.next()
				if p.tok.kind == tokLParen {
					p.skipGroup()
				}
			case kwPersonality, kwPrefix, kwPrologue:
				p.next()
				p.typedConstant()
			case kwAddrSpace:
				p.addrSpace()
			case kwDefine, kwDeclare, kwTarget, kwAttributes, kwSourceFilename, kwModule, kwUseListOrder:
				done = true // behind a declaration
			default:
				done = !p.attribute(&a)
			}
		default:
			done = !p.attribute(&a)
		}
	}
	fn.Attrs |= a.attrs
	fn.Strings, fn.Groups = a.strings, a.groups
	g = &p.f.Globals[n]
	g.Type = ft
	g.Span.End = p.prevEnd
}

// attachment reads !kind !N of a function.
func (p *parser) attachment(fn *Func) {
	at := Attachment{Kind: p.content()}
	p.next()
	start := p.tok.start
	at.Ref, at.Num = p.tok.kind == tokMetaNum, uint32(p.tok.num)
	p.skipNodeRef()
	at.Span = Span{start, p.prevEnd}
	fn.Meta = append(fn.Meta, at)
}

// params reads ( parameters ).
func (p *parser) params(fn *Func) {
	p.expect(tokLParen)
	for p.tok.kind != tokRParen {
		if p.accept(tokDots) {
			fn.VarArg = true
			break
		}
		start := p.tok.start
		q := Param{Type: p.parseType()}
		var a attrList
		p.valueAttrs(&a)
		q.Attrs, q.AttrTy, q.Align, q.Deref, q.Strings = a.attrs, a.ty, a.align, a.deref, a.strings
		if p.fn != nil {
			q.Local = p.defineParam(q.Type, uint32(len(fn.Params)))
		} else if p.tok.kind == tokLocal || p.tok.kind == tokLocalNum {
			p.next()
		}
		q.Span = Span{start, p.prevEnd}
		fn.Params = append(fn.Params, q)
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRParen)
}

// defineParam makes the local of a parameter, named by the current token or by number.
func (p *parser) defineParam(t TypeID, i uint32) LocalID {
	var id LocalID
	at := p.tok.start
	switch p.tok.kind {
	case tokLocal, tokLocalNum:
		id = p.definedLocal()
		p.next()
	default:
		id = p.numbered(p.nextNum)
		p.nextNum++
	}
	p.setLocal(id, LocalArg, t, i, at)
	return id
}

// beginLocals starts the name space of a function.
func (p *parser) beginLocals(fn *Func) {
	p.locals.clear()
	p.byName, p.byNum, p.byBigNum, p.nextNum = p.byName[:0], p.byNum[:0], nil, 0
	fn.Locals.Lo = uint32(len(p.f.Locals))
	fn.Blocks.Lo = uint32(len(p.f.Blocks))
}

func (p *parser) newLocal(l Local) LocalID {
	p.f.Locals = append(p.f.Locals, l)
	return LocalID(len(p.f.Locals) - 1)
}

// local returns the local that the current token names, %name, %12 or a label; it is made if it is new.
func (p *parser) local() LocalID {
	t := &p.tok
	if t.kind == tokLocalNum {
		return p.numbered(uint32(t.num))
	}
	if t.kind == tokLabel && p.lex.src[t.lo] <= '9' && p.lex.src[t.lo] >= '0' && p.lex.src[t.start] != '"' {
		if n, ok := decimal(p.lex.src[t.lo:t.hi]); ok && n < 1<<32 {
			return p.numbered(uint32(n))
		}
	}
	n, isNew := p.locals.intern(p.content())
	if !isNew {
		return p.byName[n]
	}
	id := p.newLocal(Local{Name: Span{t.lo, t.hi}, Use: t.start})
	if t.esc {
		p.f.strings[t.lo] = p.content()
	}
	p.byName = append(p.byName, id)
	return id
}

// numberGap is how far a number may be beyond the ones before it and still be found by index.
const numberGap = 1 << 10

func (p *parser) numbered(num uint32) LocalID {
	if uint64(num) < uint64(len(p.byNum)) {
		if id := p.byNum[num]; id != 0 {
			return id
		}
	}
	if uint64(num) >= uint64(len(p.byNum))+numberGap {
		if id := p.byBigNum[num]; id != 0 {
			return id
		}
		if p.byBigNum == nil {
			p.byBigNum = map[uint32]LocalID{}
		}
		id := p.newLocal(Local{Num: num, Use: p.tok.start})
		p.byBigNum[num] = id
		return id
	}
	if id := p.byBigNum[num]; id != 0 {
		return id
	}
	for uint64(num) >= uint64(len(p.byNum)) {
		p.byNum = append(p.byNum, 0)
	}
	id := p.newLocal(Local{Num: num, Use: p.tok.start})
	p.byNum[num] = id
	return id
}

// definedLocal is local for a definition: numbers must not go down.
func (p *parser) definedLocal() LocalID {
	num, isNum := uint32(p.tok.num), p.tok.kind == tokLocalNum
	if p.tok.kind == tokLabel && p.lex.src[p.tok.start] != '"' {
		var n uint64
		if n, isNum = decimal(p.lex.src[p.tok.lo:p.tok.hi]); isNum {
			isNum = n < 1<<32
			num = uint32(n)
		}
	}
	if isNum {
		if num < p.nextNum {
			p.fail("expected number %d or more, found %s", p.nextNum, p.found())
		}
		p.nextNum = num + 1
	}
	return p.local()
}

// setLocal says what defines a local; at is where.
func (p *parser) setLocal(id LocalID, kind LocalKind, t TypeID, def, at uint32) {
	l := &p.f.Locals[id]
	if l.Kind != LocalUnknown {
		p.failAt(at, "second definition of %%%s", p.f.LocalName(id))
	}
	l.Kind, l.Type, l.Def = kind, t, def
}

// LocalName is the name of a local without its mark.
func (f *File) LocalName(id LocalID) string {
	l := &f.Locals[id]
	if l.Name.End == 0 {
		return strconv.FormatUint(uint64(l.Num), 10)
	}
	if s, ok := f.strings[l.Name.Start]; ok {
		return s
	}
	return f.Text(l.Name)
}

// checkLocals reports what was used but never defined.
func (p *parser) checkLocals(fn *Func) {
	if fn.Broken {
		return
	}
	for id := fn.Locals.Lo; id < fn.Locals.Hi; id++ {
		if l := &p.f.Locals[id]; l.Kind == LocalUnknown {
			p.errorSpan(l.Use, "%%%s is not defined in this function", p.f.LocalName(LocalID(id)))
			fn.Broken = true
		}
	}
}

// body reads the blocks of a function, up to its closing brace.
func (p *parser) body(fn *Func) {
	open := false
	for {
		done := false
		ok := p.guarded(func() {
			for !done {
				done = p.statement(fn, &open)
			}
		})
		if ok && done {
			return
		}
		if p.tok.kind == tokEOF {
			p.giveUp(p.tok.line) // the missing brace was reported
		}
		if k := p.tok.kind; k == tokGlobal || k == tokWord && (p.tok.kw == kwDefine || p.tok.kw == kwDeclare || p.tok.kw == kwAttributes) {
			return // the brace is missing, and that was reported
		}
	}
}

// statement reads a label, an instruction or a record; true at the closing brace.
func (p *parser) statement(fn *Func, open *bool) bool {
	switch p.tok.kind {
	case tokRBrace:
		switch {
		case fn.Broken:
		case len(p.f.Blocks) == int(fn.Blocks.Lo): // records alone make none
			fn.Broken = true
			p.errorAt(p.tok.start, p.tok.line, p.tok.lineStart, "a function needs a block")
		case *open:
			fn.Broken = true
			p.errorAt(p.tok.start, p.tok.line, p.tok.lineStart, "expected a terminator at the end of the block, found \"}\"")
		}
		p.next()
		return true
	case tokEOF:
		p.fail("expected '}', found the end of the file")
	case tokLabel:
		if *open && !fn.Broken {
			p.fail("expected a terminator before this label")
		}
		id := p.definedLocal()
		p.beginBlock(id, Span{p.tok.start, p.tok.end})
		*open = true
		p.next()
		return false
	case tokHash:
		start := p.tok.start
		p.next()
		if p.tok.kind != tokLParen {
			p.fail("expected '(', found %s", p.found())
		}
		p.skipGroup()
		fn.Records = append(fn.Records, Span{start, p.prevEnd})
		return false
	case tokWord:
		if p.tok.kw == kwUseListOrder || p.tok.kw == kwUseListOrderBB {
			start := p.tok.start
			p.skipUseList()
			fn.UseList = append(fn.UseList, Span{start, p.prevEnd})
			return false
		}
	}
	if !*open {
		id := p.numbered(p.nextNum)
		p.nextNum++
		p.beginBlock(id, Span{p.tok.start, p.tok.start})
		*open = true
	}
	p.instruction()
	if p.f.Instrs[len(p.f.Instrs)-1].Op <= lastTerminator {
		*open = false
	}
	return false
}

// beginBlock starts a block. Its label is empty if the text has none.
func (p *parser) beginBlock(id LocalID, label Span) {
	n := uint32(len(p.f.Instrs))
	p.setLocal(id, LocalBlock, p.f.types.basic[TypeLabel], uint32(len(p.f.Blocks)), p.tok.start)
	p.f.Blocks = append(p.f.Blocks, Block{Label: label, Start: p.tok.start, At: p.place(), Local: id, Instrs: Range{n, n}})
}
