package ir

// The parser of the text form: print.go says what it looks like. Parse of what WriteTo wrote gives a module that prints the
// same bytes. Text written by hand may leave out: predecessors (then they are in the order of the text), everything behind a
// semicolon, blank lines; `//` starts a comment.

import (
	"encoding/hex"
	"slices"
	"strings"

	"lockstep/ir/diag"
)

// maxID returns the bound on IDs of values and blocks in a text of n bytes. Side tables are indexed by them, so a short text
// must not name huge ones: 16 dead ones a byte are allowed, which no pass comes near.
func maxID(n int) int { return min(1<<12+16*n, 1<<30) }

// Parse reads the text form of a module; name is what messages call the text. The error, if any, is a diag.List with the
// places of all faults; the module is nil then. Parse checks the form only: see VerifyModule.
func Parse(name string, src []byte) (*Module, error) {
	p := &parser{
		scanner: scanner{src: src, text: string(src), diags: diag.Collector{File: name}},
		m:       new(Module),
		syms:    make(map[symbolName]*symbolRef),
		ops:     make(map[string]opMods),
		mods:    make(map[Mods]*Mods),
		types:   make(map[string]*Type),
	}
	p.module()
	if err := p.diags.List().Err(); err != nil {
		return nil, err
	}
	return p.m, nil
}

// parser holds what a module's text has declared so far.
type parser struct {
	scanner
	m    *Module
	syms map[symbolName]*symbolRef // of the module
	last *Symbol                   // what data and reloc lines belong to

	ops   map[string]opMods // operations with modifiers, by spelling
	mods  map[Mods]*Mods    // one for each, spelling in the input included
	types map[string]*Type  // by spelling

	fn *funcParser // of the function that is being read, or nil
}

// symbolRef is a symbol, perhaps only named so far.
type symbolRef struct {
	sym     *Symbol
	defined bool
	off     int // where it was first named
}

func (p *parser) module() {
	for p.nextLine() && !p.diags.Full(diag.Error) {
		if p.fn != nil {
			p.fn.statement()
			continue
		}
		p.statement()
	}
	if p.fn != nil {
		p.failOffset(p.fn.off, "this function has no end")
		return
	}
	p.undefined(p.syms)
}

// undefined reports the symbols that were named and never declared, in the order of the text.
func (p *parser) undefined(syms map[symbolName]*symbolRef) {
	var offs []int
	for _, r := range syms {
		if !r.defined {
			offs = append(offs, r.off)
		}
	}
	p.failOffsets(offs, "no such symbol")
}

// statement reads a line of the module outside of functions.
func (p *parser) statement() {
	switch w := p.word("a declaration"); w {
	case "module":
		p.header()
	case "file":
		p.m.Files = append(p.m.Files, p.quoted("a file name"))
		p.end()
	case "loc":
		p.loc()
	case "kernel", "func":
		p.function(w == "kernel")
	default:
		if kind, ok := symKind(w); ok {
			if s := p.symbol(kind, p.syms, '@', nil); s != nil {
				p.m.Syms = append(p.m.Syms, s)
			}
			return
		}
		if !p.continuation(w) {
			p.failAt(p.i-len(w), "unexpected %q outside of a function", w)
		}
	}
}

// continuation reads a line that belongs to the symbol before it.
func (p *parser) continuation(w string) bool {
	if p.last == nil {
		return false
	}
	switch w {
	case "data":
		p.data(p.last)
	case "reloc":
		p.reloc(p.last)
	default:
		return false
	}
	return true
}

func symKind(w string) (SymKind, bool) {
	for k, n := range symKinds {
		if n == w {
			return SymKind(k), true
		}
	}
	return 0, false
}

func (p *parser) header() {
	m := p.m
	m.Name = p.quoted("a name")
	for !p.bad && !p.done() {
		switch {
		case p.accept("lang"):
			m.Lang = p.quoted("a language")
		case p.accept("version"):
			m.Version = p.quoted("a version")
		case p.accept("target"):
			m.Target = p.quoted("a target")
		case p.accept("bits"):
			m.PtrBits = p.index("a width")
		case p.accept("warp"):
			m.Warp = p.index("a width")
		default:
			p.end()
		}
	}
}

func (p *parser) loc() {
	l := Loc{File: p.int32("a file")}
	at := p.here()
	pos := p.pos()
	if pos.Loc != 0 {
		p.failAt(at, "a loc has no loc")
	}
	l.Line, l.Col = pos.Line, pos.Col
	if p.peek() == '"' {
		l.Func = p.quoted("a function")
	}
	if p.accept("in") {
		l.InlinedAt = p.int32("a loc")
	}
	p.end()
	p.m.Locs = append(p.m.Locs, l)
}

// ref reads the name of a symbol, which may be declared later.
func (p *parser) ref() *Symbol {
	off := p.start + p.here()
	switch p.peek() {
	case '@':
		p.i++
		return p.refTo(p.syms, off).sym
	case '&':
		if p.fn != nil {
			p.i++
			return p.refTo(p.fn.syms, off).sym
		}
	}
	p.fail("expected a symbol, found %s", p.found())
	return nil
}

// refTo reads the name behind the sigil.
func (p *parser) refTo(syms map[symbolName]*symbolRef, off int) *symbolRef {
	n := p.name("a symbol")
	if p.bad {
		return &symbolRef{sym: new(Symbol)}
	}
	r := syms[n]
	if r == nil {
		n.name = strings.Clone(n.name)
		r = &symbolRef{sym: &Symbol{Name: n.name}, off: off}
		syms[n] = r
	}
	return r
}

// define reads the name of the symbol that the line declares; nil and a fault if it is declared already.
func (p *parser) define(syms map[symbolName]*symbolRef, sigil byte) *Symbol {
	off := p.start + p.here()
	if p.peek() != sigil {
		p.fail("expected a name with %c, found %s", sigil, p.found())
		return nil
	}
	at := p.here()
	p.i++
	r := p.refTo(syms, off)
	if r.defined {
		p.failAt(at, "%c%s is declared twice", sigil, r.sym.Name)
	}
	if p.bad {
		return nil
	}
	r.defined = true
	return r.sym
}

// symbol reads a declaration behind its first word.
func (p *parser) symbol(kind SymKind, syms map[symbolName]*symbolRef, sigil byte, owner *Func) *Symbol {
	s := p.define(syms, sigil)
	if s == nil {
		return nil
	}
	s.Kind, s.Owner = kind, owner
	p.attributes(s)
	return s
}

// attributes reads the rest of the line that declares s.
func (p *parser) attributes(s *Symbol) {
	p.last = s
	for !p.bad && !p.done() && p.peek() != ';' {
		switch {
		case p.accept("kind"):
			at := p.here()
			k, ok := symKind(p.word("a kind"))
			if !ok {
				p.failAt(at, "no such kind of symbol")
			}
			s.Kind = k
		case p.accept("type"):
			s.Type = p.cachedType()
		case p.accept("size"):
			s.Size = p.int("a size")
		case p.accept("align"):
			s.Align = p.int("an alignment")
		case p.accept("deref"):
			s.Deref = p.int("a number of bytes")
		case p.accept("facts"):
			s.Facts = p.facts()
		case p.accept("extern"):
			s.Extern = true
		case p.accept("visible"):
			s.Linkage = LinkVisible
		case p.accept("weak"):
			s.Linkage = LinkWeak
		case p.accept("unsized"):
			s.Unsized = true
		case p.accept("ptr"):
			s.Ptr = true
		case p.accept("to"):
			s.PtrSpace = p.space1()
		default:
			p.spaceOrElem(s)
		}
	}
	if p.peek() == ';' {
		s.Pos = p.origin()
	}
	p.end()
}

// facts reads a list of promises.
func (p *parser) facts() (f Facts) {
	for !p.bad {
		at := p.here()
		i := slices.Index(factNames[:], p.word("a promise"))
		if i < 0 {
			p.failAt(at, "no such promise")
			return f
		}
		f |= 1 << i
		if !p.accept(",") {
			return f
		}
	}
	return f
}

// spaceName reads the name of a state space, if one comes next.
func (p *parser) spaceName() Space {
	for n := len(spaceNames) - 1; n >= 0; n-- { // shared::cluster is tried before shared
		if p.accept(spaceNames[n]) && !strings.HasPrefix(p.s[p.i:], "::") {
			return Space(n)
		}
	}
	return Generic
}

func (p *parser) space1() Space {
	s := p.spaceName()
	if s == Generic {
		p.fail("expected a state space, found %s", p.found())
	}
	return s
}

func (p *parser) spaceOrElem(s *Symbol) {
	if sp := p.spaceName(); sp != Generic {
		s.Space = sp
		return
	}
	if e := p.scalar(); e != NoScalar {
		s.Elem = e
		return
	}
	p.fail("unexpected %s", p.found())
}

// scalar reads an operating type, if one comes next.
func (p *parser) scalar() Scalar {
	w := p.peekWord()
	for s := range scalars {
		if w != "" && scalars[s].Name == w {
			p.i += len(w)
			return Scalar(s)
		}
	}
	return NoScalar
}

// cachedType reads a type; one that was read before is the same.
func (p *parser) cachedType() *Type {
	p.space()
	at := p.here()
	t := p.typ(0)
	return p.keepType(p.s[at:p.i], t)
}

func (p *parser) keepType(text string, t *Type) *Type {
	if old, ok := p.types[text]; ok {
		return old
	}
	if !p.bad {
		p.types[strings.Clone(text)] = t
	}
	return t
}

func (p *parser) data(s *Symbol) {
	if s.Data == nil {
		s.Data = []byte{}
	}
	for !p.bad && !p.done() {
		at := p.here()
		d, err := hex.AppendDecode(s.Data, []byte(p.word("bytes in hexadecimal")))
		if err != nil {
			p.failAt(at, "expected bytes in hexadecimal: %v", err)
			return
		}
		s.Data = d
	}
}

func (p *parser) reloc(s *Symbol) {
	r := Reloc{Off: p.int("an offset"), Size: p.int("a size"), Sym: p.ref()}
	r.Add = p.offset()
	r.Generic = p.accept("generic")
	if p.accept("mask") {
		r.Mask = p.uint("a mask", 64)
	}
	p.end()
	s.Relocs = append(s.Relocs, r)
}
