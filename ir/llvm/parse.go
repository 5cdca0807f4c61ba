package llvm

import (
	"fmt"
	"strconv"
	"unsafe"

	"lockstep/ir/diag"
)

// parser makes the syntax tree, one token ahead. An error is reported and ends the statement it is in, by a panic that
// recovers there; the parser goes on behind the end of the line.
type parser struct {
	lex     lexer
	tok     token
	prevEnd uint32 // end of the token before tok
	f       *File
	diags   diag.Collector
	depth   int
	errLine uint32 // of the error that ended a statement last

	fn       *Func // whose body is read
	locals   symtab
	byName   []LocalID // by number in locals
	byNum    []LocalID
	byBigNum map[uint32]LocalID
	nextNum  uint32

	skipped *[]skippedBody // where bodies are left for later, if they are

	types    []TypeID  // scratch
	consts   []Operand // scratch
	paramBuf []Param   // scratch
	in       Instr     // the instruction at hand
}

// bailout is what fail panics with.
type bailout struct{}

// Parse reads the text of a module. With errors in the list, the File holds what could be read. src must not change from
// here on: names are parts of it.
func Parse(name string, src []byte) (*File, diag.List) {
	p := newParser(name, src)
	if len(src) > MaxFileSize {
		p.errorAt(0, 1, 0, "the text is larger than 2 GiB (llvm.MaxFileSize)")
		return p.f, p.diags.List()
	}
	f := p.f
	// What compilers print has about one operand in 28 bytes and one instruction in 64.
	f.Ops = make([]Operand, 0, len(src)/28+16)
	f.Instrs = make([]Instr, 0, len(src)/64+16)
	f.Locals = make([]Local, 1, len(src)/64+16)
	p.module()
	p.finishModule()
	return f, p.diags.List()
}

func newParser(name string, src []byte) *parser {
	f := &File{Name: name, Src: src, text: unsafe.String(unsafe.SliceData(src), len(src)), Groups: map[uint32]*AttrGroup{},
		strings: map[uint32]string{}}
	f.initTypes()
	p := &parser{f: f}
	p.diags.File = name
	p.lex = lexer{src: src, line: 1, fail: p.errorAt}
	return p
}

// module reads all that the module has.
func (p *parser) module() {
	p.next()
	for p.tok.kind != tokEOF {
		p.guarded(p.entity)
	}
}

// guarded runs a step of the grammar. It reports whether that came to its end; if not, the rest of the line was skipped.
func (p *parser) guarded(step func()) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, mine := r.(bailout); !mine {
				panic(r)
			}
			p.depth = 0
			p.types, p.consts = p.types[:0], p.consts[:0]
			// The error may be about something before the current token, which then begins the next statement.
			if p.tok.kind != tokEOF && p.tok.line == p.errLine {
				p.lex.skipLine(p.tok.start)
				p.next()
			}
		}
	}()
	step()
	return true
}

func (p *parser) errorAt(at uint32, line, lineStart uint32, msg string) {
	if p.diags.Full(diag.Error) {
		return
	}
	p.diags.Add(diag.Diagnostic{Line: int(line), Col: int(at-lineStart) + 1, Message: msg, Excerpt: diag.ExcerptAt(p.lex.src, int(at))})
}

// fail reports an error at the current token and ends the statement.
func (p *parser) fail(format string, args ...any) {
	if p.tok.kind != tokBad {
		p.errorAt(p.tok.start, p.tok.line, p.tok.lineStart, fmt.Sprintf(format, args...))
	}
	p.giveUp(p.tok.line)
}

// failAt reports an error at an offset before the current token and ends the statement.
func (p *parser) failAt(at uint32, format string, args ...any) {
	line, start := lineOf(p.lex.src, at)
	p.errorAt(at, line, start, fmt.Sprintf(format, args...))
	p.giveUp(line)
}

func (p *parser) giveUp(line uint32) {
	p.errLine = line
	if p.fn != nil {
		p.fn.Broken = true
	}
	panic(bailout{})
}

// errorSpan reports an error at an offset, whose line it finds.
func (p *parser) errorSpan(at uint32, format string, args ...any) {
	if p.diags.Full(diag.Error) {
		return
	}
	line, start := lineOf(p.lex.src, at)
	p.errorAt(at, line, start, fmt.Sprintf(format, args...))
}

func lineOf(src []byte, at uint32) (line, start uint32) {
	line = 1
	for i, c := range src[:at] {
		if c == '\n' {
			line++
			start = uint32(i) + 1
		}
	}
	return line, start
}

func (p *parser) next() {
	p.prevEnd = p.tok.end
	p.lex.next(&p.tok)
}

// found describes the current token in an error.
func (p *parser) found() string {
	switch p.tok.kind {
	case tokEOF:
		return "the end of the file"
	}
	const longest = 40
	s := p.lex.src[p.tok.start:p.tok.end]
	if len(s) > longest {
		return strconv.Quote(string(s[:longest]) + "...")
	}
	return strconv.Quote(string(s))
}

var kindText = map[tokenKind]string{tokEqual: "=", tokComma: ",", tokStar: "*", tokBar: "|", tokLParen: "(", tokRParen: ")",
	tokLBrack: "[", tokRBrack: "]", tokLBrace: "{", tokRBrace: "}", tokLess: "<", tokGreater: ">"}

func (p *parser) expect(k tokenKind) {
	if p.tok.kind != k {
		p.fail("expected '%s', found %s", kindText[k], p.found())
	}
	p.next()
}

func (p *parser) accept(k tokenKind) bool {
	if p.tok.kind != k {
		return false
	}
	p.next()
	return true
}

func (p *parser) expectWord(k keyword) {
	if p.tok.kind != tokWord || p.tok.kw != k {
		p.fail("expected '%s', found %s", keywordText[k], p.found())
	}
	p.next()
}

func (p *parser) acceptWord(k keyword) bool {
	if p.tok.kind != tokWord || p.tok.kw != k {
		return false
	}
	p.next()
	return true
}

// isOther reports whether the current token is a word that is no keyword, spelled so.
func (p *parser) isOther(word string) bool {
	return p.tok.kind == tokWord && string(p.lex.src[p.tok.lo:p.tok.hi]) == word
}

// content is the name or string of the current token, without escapes.
func (p *parser) content() string {
	if p.tok.esc {
		return string(unescape(p.lex.src[p.tok.lo:p.tok.hi]))
	}
	return p.f.text[p.tok.lo:p.tok.hi]
}

func (p *parser) place() Place {
	return Place{Line: p.tok.line, Col: p.tok.start - p.tok.lineStart + 1}
}

func (p *parser) expectString() string {
	if p.tok.kind != tokString {
		p.fail("expected a string, found %s", p.found())
	}
	s := p.content()
	p.next()
	return s
}

// smallInt reads a number that must fit 32 bits: alignments, address spaces.
func (p *parser) smallInt() uint32 {
	n := p.bigInt()
	if n > 1<<32-1 {
		p.fail("number is beyond 32 bits")
	}
	return uint32(n)
}

// bigInt reads a number without a sign.
func (p *parser) bigInt() uint64 {
	if p.tok.kind != tokInt {
		p.fail("expected a number, found %s", p.found())
	}
	n, err := strconv.ParseUint(p.f.text[p.tok.lo:p.tok.hi], 10, 64)
	if err != nil {
		p.fail("expected a number without a sign, found %s", p.found())
	}
	p.next()
	return n
}

// enter counts nesting; leave must follow.
func (p *parser) enter(limit int, name string) {
	if p.depth++; p.depth > limit {
		p.fail("nested deeper than %d (llvm.%s)", limit, name)
	}
}

func (p *parser) leave() { p.depth-- }

// skipGroup goes behind the bracket that closes the current one.
func (p *parser) skipGroup() {
	depth := 0
	for {
		switch p.tok.kind {
		case tokLParen, tokLBrack, tokLBrace:
			if depth++; depth > MaxGroupDepth {
				p.fail("nested deeper than %d (llvm.MaxGroupDepth)", MaxGroupDepth)
			}
		case tokRParen, tokRBrack, tokRBrace:
			depth--
		case tokEOF:
			p.fail("expected a closing bracket, found the end of the file")
		}
		p.next()
		if depth <= 0 {
			return
		}
	}
}

// entity reads one thing of the module.
func (p *parser) entity() {
	start := p.tok.start
	switch p.tok.kind {
	case tokGlobal, tokGlobalNum:
		p.global()
	case tokLocal, tokLocalNum:
		p.typeDef()
	case tokMetaNum:
		p.node()
	case tokMeta:
		p.namedNode()
	case tokComdat:
		p.next()
		p.expect(tokEqual)
		p.expectWord(kwComdat)
		p.next() // selection kind
		p.f.comdats++
		p.f.Other = append(p.f.Other, Span{start, p.prevEnd})
	case tokSummary:
		p.next()
		p.expect(tokEqual)
		p.summary()
		p.f.Other = append(p.f.Other, Span{start, p.prevEnd})
	case tokWord:
		switch p.tok.kw {
		case kwDefine:
			p.define()
		case kwDeclare:
			p.declare()
		case kwTarget:
			p.target()
		case kwSourceFilename:
			p.next()
			p.expect(tokEqual)
			p.f.Source = p.expectString()
		case kwModule:
			p.next()
			p.expectWord(kwAsm)
			p.expectString()
			p.f.Other = append(p.f.Other, Span{start, p.prevEnd})
		case kwAttributes:
			p.attrGroup()
		case kwUseListOrder, kwUseListOrderBB:
			p.skipUseList()
			p.f.UseList = append(p.f.UseList, Span{start, p.prevEnd})
		default:
			p.fail("expected a definition or declaration, found %s", p.found())
		}
	default:
		p.fail("expected a definition or declaration, found %s", p.found())
	}
}

// summary skips what follows ^N = : `name: (...)` or `flags: 8`.
func (p *parser) summary() {
	if p.tok.kind != tokLabel {
		p.fail("expected an entry of a module summary, found %s", p.found())
	}
	p.next()
	if p.tok.kind == tokLParen {
		p.skipGroup()
		return
	}
	p.next()
}

// skipUseList skips `uselistorder type value, { ... }` and the form for blocks.
func (p *parser) skipUseList() {
	p.next()
	for p.tok.kind != tokLBrace || p.afterComma() {
		switch p.tok.kind {
		case tokEOF:
			p.fail("expected the indices of a use-list order, found the end of the file")
		case tokLParen, tokLBrack, tokLBrace:
			if p.tok.kind == tokLBrace && p.lex.src[p.prevEnd-1] == ',' {
				p.skipGroup()
				return
			}
			p.skipGroup()
		default:
			p.next()
		}
	}
	p.skipGroup()
}

func (p *parser) afterComma() bool { return p.lex.src[p.prevEnd-1] != ',' }

func (p *parser) target() {
	p.next()
	switch {
	case p.acceptWord(kwTriple):
		p.expect(tokEqual)
		p.f.Triple = p.expectString()
	case p.acceptWord(kwDataLayout):
		p.expect(tokEqual)
		p.f.DataLayout = p.expectString()
	default:
		p.fail("expected 'triple' or 'datalayout', found %s", p.found())
	}
}

// typeDef reads %name = type ...
func (p *parser) typeDef() {
	id := p.namedType()
	p.next()
	p.expect(tokEqual)
	p.expectWord(kwType)
	if p.f.Types[id].Elem != 0 {
		p.fail("second definition of this type")
	}
	if p.acceptWord(kwOpaque) {
		return
	}
	t := p.parseType()
	if p.f.resolve(t) == id {
		p.fail("type is defined as itself")
	}
	p.f.Types[id].Elem = t
}

// globalRef returns the index of the global that the current token names; it is made if it is new.
func (p *parser) globalRef() uint32 {
	name := p.content()
	if p.tok.kind == tokGlobalNum {
		name = strconv.FormatUint(p.tok.num, 10)
	}
	n, isNew := p.f.globals.intern(name)
	if isNew {
		p.f.Globals = append(p.f.Globals, Global{Span: Span{p.tok.start, p.tok.end}, At: p.place(), Name: name})
	}
	return uint32(n)
}

// defineGlobal marks a global as defined here.
func (p *parser) defineGlobal(kind GlobalKind, at Place, start uint32) (uint32, *Global) {
	n := p.globalRef()
	g := &p.f.Globals[n]
	if g.Kind != GlobalUndeclared {
		p.fail("second definition of @%s; the first one is at line %d", g.Name, g.At.Line)
	}
	g.Kind, g.At, g.Span.Start = kind, at, start
	p.next()
	return n, g
}

// global reads @name = ... : a variable, alias or ifunc.
func (p *parser) global() {
	start, at := p.tok.start, p.place()
	n, _ := p.defineGlobal(GlobalVar, at, start)
	p.expect(tokEqual)
	g := Global{Linkage: visible}
	for {
		if p.tok.kind != tokWord {
			p.fail("expected 'global', 'constant', 'alias' or 'ifunc', found %s", p.found())
		}
		kw := p.tok.kw
		if kw == kwExternal || kw == kwExternWeak {
			g.Extern = true
		}
		if l, ok := linkages[p.f.text[p.tok.lo:p.tok.hi]]; ok {
			g.Linkage = l
		}
		if kw == kwAddrSpace {
			g.Space = p.addrSpace()
			continue
		}
		p.next()
		if kw == kwGlobal || kw == kwConstant {
			g.Constant = kw == kwConstant
			g.Kind = GlobalVar
			break
		}
		if kw == kwAlias || kw == kwIFunc {
			g.Kind = GlobalAlias
			if kw == kwIFunc {
				g.Kind = GlobalIFunc
			}
			break
		}
		if p.tok.kind == tokLParen { // thread_local(initialexec)
			p.skipGroup()
		}
	}
	g.Type = p.parseType()
	if g.Kind != GlobalVar {
		p.expect(tokComma)
		if p.tok.kind == tokWord && firstCast <= p.tok.kw && p.tok.kw <= lastCast || p.tok.kind == tokWord && p.tok.kw == kwGetElementPtr {
			g.Init = p.constant(p.f.ptrType(0, 0))
		} else {
			g.Init = p.typedConstant()
		}
		g.HasInit = true
		g.Extern = false
	} else if p.startsConstant() {
		g.Init = p.constant(g.Type)
		g.HasInit = true
		g.Extern = false
	} else {
		g.Extern = true
	}
	for p.accept(tokComma) {
		switch {
		case p.tok.kind == tokMeta:
			p.next()
			p.skipNodeRef()
		case p.acceptWord(kwAlign):
			g.Align = p.smallInt()
		case p.tok.kind == tokWord: // section "x", partition "x", comdat, comdat($x), sanitizer words, code_model "x"
			p.next()
			if p.tok.kind == tokLParen {
				p.skipGroup()
			} else if p.tok.kind == tokString {
				p.next()
			}
		default:
			p.fail("expected a property of the variable, found %s", p.found())
		}
	}
	for p.tok.kind == tokAttrNum {
		p.next()
	}
	d := &p.f.Globals[n]
	g.Name, g.At, g.Span = d.Name, at, Span{start, p.prevEnd}
	*d = g
}

// startsConstant reports whether the current token can begin the initial value of a variable: it cannot begin the next thing
// of the module.
func (p *parser) startsConstant() bool {
	switch p.tok.kind {
	case tokInt, tokFloat, tokCString, tokLBrace, tokLBrack, tokLess:
		return true
	case tokGlobal, tokGlobalNum:
		// `@x = external global i32` and then `@y = ...` on the next line.
		save, lex := p.tok, p.lex
		p.lex.next(&p.tok)
		isDef := p.tok.kind == tokEqual
		p.tok, p.lex = save, lex
		return !isDef
	case tokWord:
		k := p.tok.kw
		return firstConst <= k && k <= lastConst || k == kwGetElementPtr || k != kwTarget && p.isConstExpr(k)
	}
	return false
}

// node reads !N = [distinct] !{...} or !DIName(...), and keeps its text.
func (p *parser) node() {
	num := p.tok.num
	p.next()
	p.expect(tokEqual)
	distinct := p.acceptWord(kwDistinct)
	start := p.tok.start
	switch p.tok.kind {
	case tokBang, tokMeta:
		p.next()
		if p.tok.kind != tokLBrace && p.tok.kind != tokLParen && p.tok.kind != tokString {
			p.fail("expected a metadata node, found %s", p.found())
		}
		if p.tok.kind == tokString {
			p.next()
		} else {
			p.skipGroup()
		}
	case tokMetaNum:
		p.next()
	default: // old nodes begin with a type: !0 = metadata !{...}
		if p.tok.kind != tokWord {
			p.fail("expected a metadata node, found %s", p.found())
		}
		p.fail("expected a metadata node of LLVM 3.6 or later, found %s", p.found())
	}
	p.setNode(num, Node{Span: Span{start, p.prevEnd}, Distinct: distinct})
}

// maxSparseNodes bounds the gap in the numbers of metadata nodes that the table of nodes bridges.
const maxSparseNodes = 1 << 16

func (p *parser) setNode(num uint64, n Node) {
	have := uint64(len(p.f.Nodes))
	if num >= have+maxSparseNodes+uint64(len(p.lex.src)) {
		p.fail("number of this metadata node is too far from the others")
	}
	for have <= num {
		p.f.Nodes = append(p.f.Nodes, Node{})
		have++
	}
	p.f.Nodes[num] = n
}

// namedNode reads !name = !{!1, !2}.
func (p *parser) namedNode() {
	start := p.tok.start
	n := NamedNode{Name: p.content()}
	p.next()
	p.expect(tokEqual)
	if p.tok.kind != tokBang {
		p.fail("expected '!{', found %s", p.found())
	}
	p.next()
	if p.tok.kind != tokLBrace {
		p.fail("expected '{', found %s", p.found())
	}
	p.next()
	for p.tok.kind != tokRBrace {
		switch p.tok.kind {
		case tokMetaNum:
			n.Nodes = append(n.Nodes, uint32(p.tok.num))
			p.next()
		case tokMeta: // a node in place: !DIExpression()
			p.next()
			p.skipGroup()
		case tokWord:
			p.next() // null
		default:
			p.fail("expected a metadata node, found %s", p.found())
		}
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokRBrace)
	n.Span = Span{start, p.prevEnd}
	p.f.Named = append(p.f.Named, n)
}

// skipNodeRef goes behind !N, !{...} or !DIName(...).
func (p *parser) skipNodeRef() {
	switch p.tok.kind {
	case tokMetaNum:
		p.next()
	case tokBang, tokMeta:
		p.next()
		if p.tok.kind == tokString {
			p.next()
			return
		}
		if p.tok.kind != tokLBrace && p.tok.kind != tokLParen {
			p.fail("expected a metadata node, found %s", p.found())
		}
		p.skipGroup()
	default:
		p.fail("expected a metadata node, found %s", p.found())
	}
}

// finishModule checks what can only be known at the end.
func (p *parser) finishModule() {
	for i := range p.f.Globals {
		g := &p.f.Globals[i]
		if g.Kind != GlobalUndeclared {
			continue
		}
		if len(g.Name) < 5 || g.Name[:5] != "llvm." {
			p.errorSpan(g.Span.Start, "@%s is not defined or declared in this module", g.Name)
		}
	}
}
