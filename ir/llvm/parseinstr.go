package llvm

// instruction reads an instruction with its attachments and appends it to the last block.
func (p *parser) instruction() {
	f := p.f
	in := &p.in
	*in = Instr{Start: p.tok.start, At: p.place()}
	if p.tok.kind == tokLocal || p.tok.kind == tokLocalNum {
		in.Result = p.definedLocal()
		p.next()
		p.expect(tokEqual)
	}
	if p.tok.kind != tokWord {
		p.fail("expected an instruction, found %s", p.found())
	}
	in.Ops.Lo = uint32(len(f.Ops))
	in.Op = p.tok.kw
	result := TypeID(0) // set by the opcode's reader where it is not in.Type
	switch k := in.Op; {
	case k == kwCall || k == kwTail || k == kwMustTail || k == kwNoTail:
		result = p.call(in)
	case firstBinary <= k && k <= lastBinary:
		p.next()
		in.Flags = p.flags()
		in.Type = p.operand()
		p.expect(tokComma)
		p.value(in.Type)
		result = in.Type
	case firstCast <= k && k <= lastCast:
		p.next()
		in.Flags = p.flags()
		p.operand()
		p.expectWord(kwTo)
		in.Type = p.parseType()
		result = in.Type
	default:
		read := instrReaders[k]
		if read == nil {
			p.fail("expected an instruction, found %s", p.found())
		}
		p.next()
		result = read(p, in)
	}
	in.Ops.Hi = uint32(len(f.Ops))
	p.attachments(in)
	in.End = p.prevEnd
	n := uint32(len(f.Instrs))
	p.setResult(in, result, n)
	f.Instrs = append(f.Instrs, *in)
	f.Blocks[len(f.Blocks)-1].Instrs.Hi = n + 1
}

// setResult defines the local that an instruction writes: a name, a number, or the next number if it has none.
func (p *parser) setResult(in *Instr, t TypeID, n uint32) {
	kind := p.f.Types[t].Kind
	if t == 0 || kind == TypeVoid {
		if in.Result != 0 {
			p.errorAt(in.Start, in.At.Line, in.Start-in.At.Col+1, "this instruction has no result to name")
			p.fn.Broken = true
		}
		return
	}
	if in.Result == 0 {
		in.Result = p.numbered(p.nextNum)
		p.nextNum++
	}
	p.setLocal(in.Result, LocalInstr, t, n, in.Start)
}

// attachments reads `, !dbg !12, !tbaa !5 ...`; the first comma is the current token.
func (p *parser) attachments(in *Instr) {
	if p.tok.kind != tokComma {
		return
	}
	in.Meta.Start = p.tok.start
	for p.tok.kind == tokComma {
		p.next()
		if p.tok.kind != tokMeta {
			p.fail("expected metadata, found %s", p.found())
		}
		dbg := p.f.text[p.tok.lo:p.tok.hi] == "dbg"
		p.next()
		if dbg {
			in.Dbg = p.tok.start | dbgInline
			if p.tok.kind == tokMetaNum {
				in.Dbg = uint32(p.tok.num) + 1
			}
		}
		p.skipNodeRef()
	}
	in.Meta.End = p.prevEnd
}

// flags reads the flags of an operation.
func (p *parser) flags() Flags {
	var fl Flags
	for p.tok.kind == tokWord && firstFlag <= p.tok.kw && p.tok.kw <= lastFlag {
		fl |= 1 << (p.tok.kw - firstFlag)
		p.next()
	}
	return fl
}

// operand reads a type and a value of it, and returns the type.
func (p *parser) operand() TypeID {
	t := p.parseType()
	p.value(t)
	return t
}

// value reads a value of a known type.
func (p *parser) value(t TypeID) {
	if p.tok.kind == tokLocal || p.tok.kind == tokLocalNum {
		o := Operand{Start: p.tok.start, End: p.tok.end, Type: t, Kind: OpdLocal, Bits: uint64(p.local())}
		p.next()
		p.f.Ops = append(p.f.Ops, o)
		return
	}
	c := p.constant(t)
	p.f.Ops = append(p.f.Ops, c)
}

// label reads `label %x`.
func (p *parser) label() {
	p.expectWord(kwLabelType)
	if p.tok.kind != tokLocal && p.tok.kind != tokLocalNum {
		p.fail("expected the name of a block, found %s", p.found())
	}
	p.blockName()
}

// blockName reads %x as a block.
func (p *parser) blockName() {
	if p.tok.kind != tokLocal && p.tok.kind != tokLocalNum {
		p.fail("expected the name of a block, found %s", p.found())
	}
	p.f.Ops = append(p.f.Ops, Operand{Start: p.tok.start, End: p.tok.end, Kind: OpdBlock, Bits: uint64(p.local())})
	p.next()
}

// instrReaders read what follows the opcode and return the type of the result, 0 if there is none.
var instrReaders [numKeywords]func(*parser, *Instr) TypeID

func init() {
	instrReaders = [numKeywords]func(*parser, *Instr) TypeID{
		kwRet: readRet, kwBr: readBr, kwSwitch: readSwitch, kwIndirectBr: readIndirectBr, kwInvoke: readInvoke, kwCallBr: readCallBr,
		kwResume: readOne, kwCatchSwitch: readCatchSwitch, kwCatchRet: readCatchRet, kwCleanupRet: readCleanupRet,
		kwUnreachable: func(*parser, *Instr) TypeID { return 0 }, kwFNeg: readUnary, kwFreeze: readUnary,
		kwExtractElement: readExtractElement, kwInsertElement: readInsertElement, kwShuffleVector: readShuffleVector,
		kwExtractValue: readExtractValue, kwInsertValue: readInsertValue, kwAlloca: readAlloca, kwLoad: readLoad, kwStore: readStore,
		kwFence: readFence, kwCmpXchg: readCmpXchg, kwAtomicRMW: readAtomicRMW, kwGetElementPtr: readGEP, kwICmp: readCompare,
		kwFCmp: readCompare, kwPhi: readPhi, kwSelect: readSelect, kwVAArg: readVAArg, kwLandingPad: readLandingPad,
		kwCatchPad: readPad, kwCleanupPad: readPad,
	}
}

func readRet(p *parser, in *Instr) TypeID {
	in.Type = p.parseType()
	if p.f.Types[in.Type].Kind != TypeVoid {
		p.value(in.Type)
	}
	return 0
}

func readOne(p *parser, in *Instr) TypeID {
	in.Type = p.operand()
	return 0
}

func readBr(p *parser, in *Instr) TypeID {
	if p.tok.kind == tokWord && p.tok.kw == kwLabelType {
		p.label()
		return 0
	}
	in.Type = p.operand()
	p.expect(tokComma)
	p.label()
	p.expect(tokComma)
	p.label()
	return 0
}

// readSwitch leaves the value, the default, and then pairs of constant and block.
func readSwitch(p *parser, in *Instr) TypeID {
	in.Type = p.operand()
	p.expect(tokComma)
	p.label()
	p.expect(tokLBrack)
	for p.tok.kind != tokRBrack {
		t := p.parseType()
		c := p.constant(t)
		p.f.Ops = append(p.f.Ops, c)
		p.expect(tokComma)
		p.label()
	}
	p.expect(tokRBrack)
	return 0
}

func readIndirectBr(p *parser, in *Instr) TypeID {
	in.Type = p.operand()
	p.expect(tokComma)
	p.expect(tokLBrack)
	for p.tok.kind != tokRBrack {
		p.label()
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrack)
	return 0
}

func readUnary(p *parser, in *Instr) TypeID {
	in.Flags = p.flags()
	in.Type = p.operand()
	return in.Type
}

func readExtractElement(p *parser, in *Instr) TypeID {
	t := p.operand()
	p.expect(tokComma)
	p.operand()
	if in.Type = p.f.Types[p.f.resolve(t)].Elem; p.f.kind(t) != TypeVector {
		p.fail("extractelement of %s, expected a vector", p.f.TypeString(t))
	}
	return in.Type
}

func readInsertElement(p *parser, in *Instr) TypeID {
	in.Type = p.operand()
	p.expect(tokComma)
	p.operand()
	p.expect(tokComma)
	p.operand()
	return in.Type
}

func readShuffleVector(p *parser, in *Instr) TypeID {
	t := p.operand()
	p.expect(tokComma)
	p.operand()
	p.expect(tokComma)
	m := p.operand()
	f := p.f
	if f.kind(t) != TypeVector || f.kind(m) != TypeVector {
		p.fail("shufflevector of %s by %s, expected vectors", f.TypeString(t), f.TypeString(m))
	}
	in.Type = f.seqType(TypeVector, f.Types[m].Len, f.Types[t].Elem, f.Types[m].Scalable)
	return in.Type
}

// indices reads `, 1, 2`: the indices of extractvalue and insertvalue, as operands of type i32. It returns the element type.
func (p *parser) indices(t TypeID) TypeID {
	f := p.f
	for p.moreThanMeta() {
		o := Operand{Start: p.tok.start, End: p.tok.end, Kind: OpdInt, Type: f.intType(32)}
		n := p.smallInt()
		o.Bits = uint64(n)
		f.Ops = append(f.Ops, o)
		t = f.resolve(t)
		switch ty := f.Types[t]; {
		case ty.Kind == TypeStruct && uint64(n) < uint64(ty.Elems.Len()):
			t = f.Elems(t)[n]
		case ty.Kind == TypeArray && uint64(n) < ty.Len:
			t = ty.Elem
		default:
			p.failAt(o.Start, "%s has no element %d", f.TypeString(t), n)
		}
	}
	return t
}

func readExtractValue(p *parser, in *Instr) TypeID {
	in.Type = p.indices(p.operand())
	return in.Type
}

func readInsertValue(p *parser, in *Instr) TypeID {
	in.Type = p.operand()
	p.expect(tokComma)
	p.operand()
	p.indices(in.Type)
	return in.Type
}

func readAlloca(p *parser, in *Instr) TypeID {
	for p.tok.kind == tokWord && (p.tok.kw == kwInAlloca || p.tok.kw == kwSwiftError) {
		in.Flags |= FlagInAlloca
		p.next()
	}
	in.Type = p.parseType()
	for p.moreThanMeta() {
		switch {
		case p.acceptWord(kwAlign):
			in.Align = p.smallInt()
		case p.tok.kind == tokWord && p.tok.kw == kwAddrSpace:
			in.Extra = p.addrSpace()
		default:
			p.operand()
		}
	}
	return p.f.ptrType(in.Extra, 0)
}

// moreThanMeta goes behind a comma that does not begin attachments.
func (p *parser) moreThanMeta() bool {
	if p.tok.kind != tokComma {
		return false
	}
	save, lex := p.tok, p.lex
	prev := p.prevEnd
	p.next()
	if p.tok.kind == tokMeta {
		p.tok, p.lex, p.prevEnd = save, lex, prev
		return false
	}
	return true
}

// access reads the words of an atomic access: [syncscope("x")] ordering.
func (p *parser) access(in *Instr) {
	if p.acceptWord(kwSyncScope) {
		p.expect(tokLParen)
		in.Scope = Span{p.tok.lo, p.tok.hi}
		p.expectString()
		p.expect(tokRParen)
	}
	in.Order = p.ordering()
}

func (p *parser) ordering() keyword {
	k := p.tok.kw
	if p.tok.kind != tokWord || k < firstOrdering || k > lastOrdering {
		p.fail("expected a memory ordering, found %s", p.found())
	}
	p.next()
	return k
}

func (p *parser) atomicVolatile(in *Instr) {
	if p.acceptWord(kwAtomic) {
		in.Flags |= FlagAtomic
	}
	if p.acceptWord(kwVolatile) {
		in.Flags |= FlagVolatile
	}
}

func (p *parser) accessTail(in *Instr) {
	if in.Flags&FlagAtomic != 0 {
		p.access(in)
	}
	if p.moreThanMeta() {
		p.expectWord(kwAlign)
		in.Align = p.smallInt()
	}
}

func readLoad(p *parser, in *Instr) TypeID {
	p.atomicVolatile(in)
	in.Type = p.parseType()
	p.expect(tokComma)
	p.operand()
	p.accessTail(in)
	return in.Type
}

func readStore(p *parser, in *Instr) TypeID {
	p.atomicVolatile(in)
	in.Type = p.operand()
	p.expect(tokComma)
	p.operand()
	p.accessTail(in)
	return 0
}

func readFence(p *parser, in *Instr) TypeID {
	p.access(in)
	return 0
}

func readCmpXchg(p *parser, in *Instr) TypeID {
	for p.tok.kind == tokWord && (p.tok.kw == kwWeak || p.tok.kw == kwVolatile) {
		if p.tok.kw == kwWeak {
			in.Flags |= FlagWeak
		} else {
			in.Flags |= FlagVolatile
		}
		p.next()
	}
	p.operand()
	p.expect(tokComma)
	t := p.operand()
	p.expect(tokComma)
	p.operand()
	p.access(in)
	in.Order2 = p.ordering()
	if p.moreThanMeta() {
		p.expectWord(kwAlign)
		in.Align = p.smallInt()
	}
	in.Type = p.f.listType(Type{Kind: TypeStruct}, []TypeID{t, p.f.intType(1)})
	return in.Type
}

func readAtomicRMW(p *parser, in *Instr) TypeID {
	if p.acceptWord(kwVolatile) {
		in.Flags |= FlagVolatile
	}
	if p.tok.kind != tokWord {
		p.fail("expected an atomic operation, found %s", p.found())
	}
	in.Sub, in.Sub2 = p.tok.kw, Span{p.tok.lo, p.tok.hi}
	p.next()
	p.operand()
	p.expect(tokComma)
	in.Type = p.operand()
	p.access(in)
	if p.moreThanMeta() {
		p.expectWord(kwAlign)
		in.Align = p.smallInt()
	}
	return in.Type
}

// readGEP leaves the base and the indices.
func readGEP(p *parser, in *Instr) TypeID {
	in.Flags = p.flags()
	if p.acceptWord(kwInRange) {
		in.Flags |= FlagInRange
	}
	in.Type = p.parseType()
	p.expect(tokComma)
	base := p.operand()
	lanes := TypeID(0)
	if p.f.kind(base) == TypeVector {
		lanes = base
	}
	for p.moreThanMeta() {
		if p.acceptWord(kwInRange) {
			in.Flags |= FlagInRange
		}
		if t := p.operand(); p.f.kind(t) == TypeVector {
			lanes = t
		}
	}
	if lanes != 0 && p.f.kind(base) != TypeVector {
		return p.f.seqType(TypeVector, p.f.Types[lanes].Len, base, p.f.Types[lanes].Scalable)
	}
	return base
}

func readCompare(p *parser, in *Instr) TypeID {
	in.Flags = p.flags()
	if p.tok.kind != tokWord {
		p.fail("expected a comparison, found %s", p.found())
	}
	in.Sub = p.tok.kw
	if !comparesWith(in.Op, in.Sub) {
		p.fail("expected a comparison, found %s", p.found())
	}
	p.next()
	in.Flags |= p.flags()
	in.Type = p.operand()
	p.expect(tokComma)
	p.value(in.Type)
	if t := p.f.Types[p.f.resolve(in.Type)]; t.Kind == TypeVector {
		return p.f.seqType(TypeVector, t.Len, p.f.intType(1), t.Scalable)
	}
	return p.f.intType(1)
}

// comparesWith reports whether a word is a predicate of icmp or of fcmp.
func comparesWith(op, pred keyword) bool {
	if op == kwICmp {
		return kwEQ <= pred && pred <= kwUGE
	}
	return kwULT <= pred && pred <= kwUNE || pred == kwTrue || pred == kwFalse
}

// readPhi leaves pairs of value and block.
func readPhi(p *parser, in *Instr) TypeID {
	in.Flags = p.flags()
	in.Type = p.parseType()
	for {
		p.expect(tokLBrack)
		p.value(in.Type)
		p.expect(tokComma)
		p.blockName()
		p.expect(tokRBrack)
		if p.tok.kind != tokComma || !p.moreThanMeta() {
			return in.Type
		}
	}
}

func readSelect(p *parser, in *Instr) TypeID {
	in.Flags = p.flags()
	p.operand()
	p.expect(tokComma)
	in.Type = p.operand()
	p.expect(tokComma)
	p.operand()
	return in.Type
}

func readVAArg(p *parser, in *Instr) TypeID {
	p.operand()
	p.expect(tokComma)
	in.Type = p.parseType()
	return in.Type
}

func readLandingPad(p *parser, in *Instr) TypeID {
	in.Type = p.parseType()
	for {
		switch {
		case p.acceptWord(kwCleanup):
			in.Flags |= FlagCleanup
		case p.acceptWord(kwCatch), p.acceptWord(kwFilter):
			p.operand()
		default:
			return in.Type
		}
	}
}

// padToken reads `within none` or `within %pad`, or the pad behind `from`.
func (p *parser) padToken() { p.value(p.f.types.basic[TypeToken]) }

func readPad(p *parser, in *Instr) TypeID {
	p.expectWord(kwWithin)
	p.padToken()
	p.expect(tokLBrack)
	for p.tok.kind != tokRBrack {
		t := p.parseType()
		p.skipAttrs()
		if p.f.Types[t].Kind == TypeMetadata {
			p.metadataValue()
		} else {
			p.value(t)
		}
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrack)
	in.Type = p.f.types.basic[TypeToken]
	return in.Type
}

func readCatchSwitch(p *parser, in *Instr) TypeID {
	p.expectWord(kwWithin)
	p.padToken()
	p.expect(tokLBrack)
	for p.tok.kind != tokRBrack {
		p.label()
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrack)
	p.unwindTarget()
	in.Type = p.f.types.basic[TypeToken]
	return in.Type
}

// unwindTarget reads `unwind to caller` or `unwind label %x`.
func (p *parser) unwindTarget() {
	p.expectWord(kwUnwind)
	if p.acceptWord(kwTo) {
		p.expectWord(kwCaller)
		return
	}
	p.label()
}

func readCatchRet(p *parser, in *Instr) TypeID {
	p.expectWord(kwFrom)
	p.padToken()
	p.expectWord(kwTo)
	p.label()
	return 0
}

func readCleanupRet(p *parser, in *Instr) TypeID {
	p.expectWord(kwFrom)
	p.padToken()
	p.unwindTarget()
	return 0
}
