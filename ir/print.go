package ir

// The text form of ir, as printed. One line a thing, in the order of the module, nothing left out:
//
//	module "clamp.ptx" lang "ptx" version "6.4" target "sm_70" bits 64
//	file "clamp.cu"
//	loc 0 23:5 "soft" in 2
//	var @table global f32 size 16 align 4 ; 9:1
//	  data 0000803f 00000040
//	  reloc 8 8 @f+4 generic
//
//	kernel @clamp ; 40:1
//	  param &in param u64 size 8 align 8 ; 41:2
//	  launch reqntid 256,1,1
//	  reg %p1 pred as pred ; 50:2
//	  reg %r5 b32 as b32 ; 51:2
//	b0: ; 60:1
//	  v0:b64 = addr &in ; 61:2
//	  v1:b64 = ld.u64.param [v0] ; "ld.param.u64" to %rd1 #4 61:2
//	  @!v2 v12:b32 = add.s32 v3, v4 else v7 ; "add.s32" to %r5 #7 62:2@1
//	  v13: cbra !v2 -> b3, b1 ; "bra" #8 63:2
//	b3 DONE: <- b0, b2.1 ; 70:1
//	end
//
// A loc is file 0, line 23, column 5, of the function soft, which is inlined at loc 2; the first loc is number 1. A register
// has the type of its container, and as what it was declared.
//
// The value's name and the type of its container come first, then the operation with its modifiers, the operands (an address
// that an offset is added to in brackets), the pass-through after `else`, the successors after `->`. Behind the semicolon is
// where it comes from: the spelling in the input, the register, the number of the statement, `free`, and line:column@loc.
// A block tells its predecessors, in the order of its phis' arguments; `b2.1` is the edge of b2's successor 1, written so
// where b2 has two edges here.
//
// What the input promises of a function, a parameter or a call stands behind `facts`.
//
// `@name` is a module's symbol, `&name` one of the function; `name#2` is the second of that name, since scopes nest.
// Names that are no plain words are quoted.

import (
	"encoding/hex"
	"io"
	"strconv"
)

// dataLine is how many initial bytes of a variable stand on a line, in groups of dataGroup.
const (
	dataLine  = 32
	dataGroup = 4
)

// flushSize is how much text the printer gathers before it writes.
const flushSize = 1 << 16

// WriteTo writes the text form of m to w. It returns the number of bytes written and the first error of w.
func (m *Module) WriteTo(w io.Writer) (int64, error) {
	p := newPrinter(m)
	p.w = w
	p.module()
	p.flush()
	return p.written, p.err
}

// String returns the text form of m.
func (m *Module) String() string {
	p := newPrinter(m)
	p.module()
	return string(p.buf)
}

// String returns the text form of f.
func (f *Func) String() string {
	p := newPrinter(f.Module)
	p.function(f)
	return string(p.buf)
}

// Printer prints functions of one module as [Func.String] does, and keeps what they share, so that printing all of a big
// module one by one takes time in proportion. The symbols of the module must stay the same.
type Printer struct{ p *printer }

// NewPrinter returns a printer for the functions of m.
func NewPrinter(m *Module) *Printer { return &Printer{newPrinter(m)} }

// Func returns the text form of f.
func (p *Printer) Func(f *Func) string {
	p.p.buf = p.p.buf[:0]
	p.p.function(f)
	return string(p.p.buf)
}

// String returns b's name in the text form.
func (b *Block) String() string {
	if b == nil {
		return "b?"
	}
	return "b" + strconv.Itoa(int(b.ID))
}

// LongString returns the text form of b: its header and its values.
func (b *Block) LongString() string {
	p := newPrinter(nil)
	p.scope(b.Func)
	p.block(b)
	return string(p.buf)
}

// String returns v's name in the text form.
func (v *Value) String() string {
	if v == nil {
		return "v?"
	}
	return "v" + strconv.Itoa(int(v.ID))
}

// LongString returns the line of v in the text form, without indentation and newline.
func (v *Value) LongString() string {
	p := newPrinter(nil)
	if v.Block != nil {
		p.scope(v.Block.Func)
	}
	p.value(v)
	return string(p.buf)
}

// String returns the position as line:column@loc; the loc only where there is one.
func (p Pos) String() string { return string(appendPos(nil, p)) }

func appendPos(b []byte, p Pos) []byte {
	b = strconv.AppendUint(b, uint64(p.Line), 10)
	b = append(b, ':')
	b = strconv.AppendUint(b, uint64(p.Col), 10)
	if p.Loc != 0 {
		b = append(b, '@')
		b = strconv.AppendInt(b, int64(p.Loc), 10)
	}
	return b
}

// printer appends text to buf, and hands it to w, if there is one, now and then.
type printer struct {
	buf     []byte
	w       io.Writer
	written int64
	err     error

	m     *Module
	names map[*Symbol]string // of the module's symbols, and of those of the functions so far
	regs  []string           // of the current function
	mods  map[opMods]string  // of what was printed before
	types map[*Type]string   // of what was printed before
}

// opMods are an operation and its modifiers.
type opMods struct {
	op   Op
	mods *Mods
}

func newPrinter(m *Module) *printer {
	p := &printer{m: m, names: make(map[*Symbol]string), mods: make(map[opMods]string), types: make(map[*Type]string)}
	if m != nil {
		p.moduleNames()
	}
	return p
}

func (p *printer) flush() {
	if p.w == nil || p.err != nil {
		p.buf = p.buf[:0]
		return
	}
	n, err := p.w.Write(p.buf)
	p.written += int64(n)
	p.err = err
	p.buf = p.buf[:0]
}

func (p *printer) str(s string)   { p.buf = append(p.buf, s...) }
func (p *printer) byte(c byte)    { p.buf = append(p.buf, c) }
func (p *printer) int(n int64)    { p.buf = strconv.AppendInt(p.buf, n, 10) }
func (p *printer) quote(s string) { p.buf = strconv.AppendQuote(p.buf, s) }

// line ends a line.
func (p *printer) line() {
	p.buf = append(p.buf, '\n')
	if p.w != nil && len(p.buf) >= flushSize {
		p.flush()
	}
}

// word prints a keyword and a number, if the number is not zero.
func (p *printer) word(key string, n int64) {
	if n != 0 {
		p.str(key)
		p.int(n)
	}
}

// flag prints a keyword if it holds.
func (p *printer) flag(key string, on bool) {
	if on {
		p.str(key)
	}
}

// pos prints the end of a line that has nothing but a position behind its semicolon.
func (p *printer) pos(pos Pos) {
	if pos != (Pos{}) {
		p.str(" ; ")
		p.buf = appendPos(p.buf, pos)
	}
}

// isPlain reports whether s is a word that needs no quotes.
func isPlain(s string) bool {
	for i := 0; i < len(s); i++ {
		if !plainByte[s[i]] {
			return false
		}
	}
	return s != ""
}

var plainByte = func() (t [256]bool) {
	for c := range t {
		t[c] = 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '$' || c == '%' || c == '.'
	}
	return t
}()

func name(s string) string {
	if isPlain(s) {
		return s
	}
	return strconv.Quote(s)
}

// namer numbers equal names apart: the second `x` is `x#2`.
type namer map[string]int

func (n namer) name(s string) string {
	n[s]++
	if k := n[s]; k > 1 {
		return name(s) + "#" + strconv.Itoa(k)
	}
	return name(s)
}

// moduleNames names the symbols of the module: variables, then functions that have a symbol not named yet.
func (p *printer) moduleNames() {
	n := make(namer)
	for _, s := range p.m.Syms {
		p.addName(n, "@", s)
	}
	for _, f := range p.m.Funcs {
		p.addName(n, "@", f.Sym)
	}
}

func (p *printer) addName(n namer, sigil string, s *Symbol) {
	if s == nil {
		return
	}
	if _, ok := p.names[s]; !ok {
		p.names[s] = sigil + n.name(s.Name)
	}
}

// scope names the symbols and registers of a function.
func (p *printer) scope(f *Func) {
	if p.m == nil && f != nil && f.Module != nil {
		p.m = f.Module
		p.moduleNames()
	}
	p.regs = p.regs[:0]
	if f == nil {
		return
	}
	n := make(namer)
	for _, list := range [...][]*Symbol{f.Params, f.Results, f.Vars} {
		for _, s := range list {
			p.addName(n, "&", s)
		}
	}
	clear(n)
	for i := range f.Regs {
		p.regs = append(p.regs, n.name(f.Regs[i].Name))
	}
}

func (p *printer) sym(s *Symbol) {
	switch text, ok := p.names[s]; {
	case ok:
		p.str(text)
	case s == nil:
		p.str("@?")
	default: // in no list: the verifier complains
		p.str("@?")
		p.str(name(s.Name))
	}
}

func (p *printer) module() {
	m := p.m
	p.str("module ")
	p.quote(m.Name)
	for _, kv := range [...][2]string{{" lang ", m.Lang}, {" version ", m.Version}, {" target ", m.Target}} {
		if kv[1] != "" {
			p.str(kv[0])
			p.quote(kv[1])
		}
	}
	p.word(" bits ", int64(m.PtrBits))
	p.word(" warp ", int64(m.Warp))
	p.line()
	for _, f := range m.Files {
		p.str("file ")
		p.quote(f)
		p.line()
	}
	for i := range m.Locs {
		l := &m.Locs[i]
		p.str("loc ")
		p.int(int64(l.File))
		p.byte(' ')
		p.buf = appendPos(p.buf, Pos{Line: l.Line, Col: l.Col})
		if l.Func != "" {
			p.byte(' ')
			p.quote(l.Func)
		}
		p.word(" in ", int64(l.InlinedAt))
		p.line()
	}
	for _, s := range m.Syms {
		p.symbol("", SymVar, s)
	}
	for _, f := range m.Funcs {
		p.byte('\n')
		p.function(f)
	}
}

func (p *printer) typ(t *Type) {
	text, ok := p.types[t]
	if !ok {
		text = t.String()
		p.types[t] = text
	}
	p.str(text)
}

// symKinds are the words for the kinds of symbols.
var symKinds = [...]string{SymVar: "var", SymFunc: "function", SymParam: "param", SymOpaque: "opaque"}

// symbol prints a declaration: the kind of its place unless it has another.
func (p *printer) symbol(indent string, kind SymKind, s *Symbol) {
	p.str(indent)
	p.str(symKinds[kind])
	p.symbolRest(indent, kind, s)
}

func (p *printer) symbolRest(indent string, kind SymKind, s *Symbol) {
	p.byte(' ')
	p.sym(s)
	if s.Kind != kind {
		p.str(" kind ")
		p.str(symKinds[s.Kind])
	}
	p.attributes(s)
	p.pos(s.Pos)
	p.line()
	p.data(indent, s)
}

// attributes prints what is not zero of s.
func (p *printer) attributes(s *Symbol) {
	if s.Space != Generic {
		p.byte(' ')
		p.str(s.Space.String())
	}
	if s.Elem != NoScalar {
		p.byte(' ')
		p.str(s.Elem.String())
	}
	if s.Type != nil {
		p.str(" type ")
		p.typ(s.Type)
	}
	p.word(" size ", s.Size)
	p.word(" align ", s.Align)
	p.word(" deref ", s.Deref)
	p.flag(" extern", s.Extern)
	p.flag(" visible", s.Linkage == LinkVisible)
	p.flag(" weak", s.Linkage == LinkWeak)
	p.flag(" unsized", s.Unsized)
	p.flag(" ptr", s.Ptr)
	if s.PtrSpace != Generic {
		p.str(" to ")
		p.str(s.PtrSpace.String())
	}
	p.facts(s.Facts)
}

// facts prints promises.
func (p *printer) facts(f Facts) {
	for i, name := range factNames {
		if f&(1<<i) == 0 {
			continue
		}
		if f&(1<<i-1) == 0 {
			p.str(" facts ")
		} else {
			p.byte(',')
		}
		p.str(name)
	}
}

func (p *printer) data(indent string, s *Symbol) {
	if s.Data != nil && len(s.Data) == 0 {
		p.str(indent)
		p.str("  data")
		p.line()
	}
	for d := s.Data; len(d) > 0; {
		row := d[:min(dataLine, len(d))]
		d = d[len(row):]
		p.str(indent)
		p.str("  data")
		for len(row) > 0 {
			n := min(dataGroup, len(row))
			p.byte(' ')
			p.buf = hex.AppendEncode(p.buf, row[:n])
			row = row[n:]
		}
		p.line()
	}
	for i := range s.Relocs {
		r := &s.Relocs[i]
		p.str(indent)
		p.str("  reloc ")
		p.int(r.Off)
		p.byte(' ')
		p.int(r.Size)
		p.byte(' ')
		p.sym(r.Sym)
		p.offset(r.Add)
		p.flag(" generic", r.Generic)
		if r.Mask != 0 {
			p.str(" mask ")
			p.bits(r.Mask)
		}
		p.line()
	}
}

// offset prints a signed number to add; nothing if it is 0.
func (p *printer) offset(n int64) {
	if n > 0 {
		p.byte('+')
	}
	if n != 0 {
		p.int(n)
	}
}

// smallBits is where plain numbers become hexadecimal.
const smallBits = 1 << 16

func (p *printer) bits(n uint64) {
	if n < smallBits {
		p.buf = strconv.AppendUint(p.buf, n, 10)
		return
	}
	p.str("0x")
	p.buf = strconv.AppendUint(p.buf, n, 16)
}
