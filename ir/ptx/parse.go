package ptx

import (
	"bytes"
	"slices"

	"lockstep/ir/diag"
)

// Parse reads the text of one PTX module. The name is for diagnostics only.
//
// The File is never nil. If the list holds an error ([diag.List.HasErrors]) the
// File has what could be read and must not be taken for the module; each error
// has its place. Unknown opcodes, modifiers, types and directives give
// warnings, and are kept. src must not be changed while the File is in use.
func Parse(name string, src []byte) (*File, diag.List) {
	f := &File{Name: name, Src: src, lines: []uint32{0}}
	p := &parser{f: f, src: src, diags: diag.Collector{File: name}}
	if len(src) > MaxFileSize {
		f.Src, p.src = nil, nil
		p.diags.Add(diag.Diagnostic{Message: "file is too large, expected at most 2147483647 bytes (MaxFileSize)"})
		return f, p.diags.List()
	}
	f.lines = findLines(src)
	// Real modules have a distinct name per 100 bytes or so.
	f.names = newNameTable(min(len(src)/128, 1<<16))
	p.spellings = newNameTable(64)
	p.module()
	f.Operands = slices.Clone(p.ops)
	f.names.text = string(f.names.buf)
	return f, p.diags.List()
}

// module reads everything.
func (p *parser) module() {
	lost := false // the last item was malformed: do not complain about each line that follows
	for {
		p.skipSpace()
		if p.pos >= len(p.src) {
			break
		}
		start := p.pos
		if p.peek() == '.' {
			lost = false
			if !p.item(start) {
				p.recover(start)
				lost = true
			}
			continue
		}
		if p.atDWARF() {
			p.debugLine()
			p.addItem(ItemDebug, 0, start)
			continue
		}
		if !lost {
			p.errorf(start, "expected a directive such as .entry, .func or .global at module level, found %s", p.found())
			lost = true
		}
		p.pos++
		p.recover(start)
		if p.peek() == '}' {
			p.pos++
		}
	}
	if p.f.Version.Pos == (Pos{}) {
		p.errorf(0, "no .version directive: expected one before everything else")
	}
	if len(p.f.Targets) == 0 {
		p.errorf(0, "no .target directive: expected one after .version")
	}
}

func (p *parser) addItem(kind ItemKind, index int, start int) {
	p.f.Items = append(p.f.Items, Item{Kind: kind, Index: uint32(index), Span: p.span(start)})
}

// moduleDirectives are the directives that only a module has, and those with
// the same syntax in bodies.
var moduleDirectives = map[string]func(p *parser, start int) bool{
	"version":      (*parser).version,
	"target":       (*parser).target,
	"address_size": (*parser).addressSize,
	"alias":        (*parser).alias,
	"file": func(p *parser, start int) bool {
		index, ok := p.debugFile(start)
		if ok {
			p.addItem(ItemFile, index, start)
		}
		return ok
	},
	"pragma": func(p *parser, start int) bool {
		_, ok := p.pragma()
		if ok {
			p.addItem(ItemPragma, 0, start)
		}
		return ok
	},
	"section": func(p *parser, start int) bool {
		ok := p.section()
		if ok {
			p.addItem(ItemSection, 0, start)
		}
		return ok
	},
	"loc":   debugItem,
	"byte":  debugItem,
	"2byte": debugItem,
	"4byte": debugItem,
	"8byte": debugItem,
	"quad":  debugItem,
}

func debugItem(p *parser, start int) bool {
	p.debugLine()
	p.addItem(ItemDebug, 0, start)
	return true
}

// item reads what starts with the dot here.
func (p *parser) item(start int) bool {
	if read := moduleDirectives[string(p.dotWord())]; read != nil {
		return read(p, start)
	}
	p.pos = start
	var v Var
	for {
		at := p.pos
		w := p.dotWord()
		switch {
		case words[string(w)].kind == wordLinkage:
			v.Linkage = Linkage(words[string(w)].value)
			p.skipSpace()
			if p.peek() == '.' {
				continue
			}
			p.errorf(p.pos, "expected .entry, .func or a variable after .%v, found %s", v.Linkage, p.found())
			return false
		case string(w) == "entry" || string(w) == "func":
			return p.function(start, v.Linkage, string(w) == "entry")
		case words[string(w)].kind == wordUnknown:
			return p.unknownDirective(start, at, w)
		}
		p.pos = at
		break
	}
	first := len(p.f.Vars)
	var ok bool
	if ok = p.declWords(&v); ok {
		if v.Space == SpaceNone && v.Type != TypeNone {
			p.errorf(start, "declaration without a state space, expected .global, .const or .shared")
			return false
		}
		p.f.Vars, ok = p.variables(v, start, p.f.Vars)
	}
	for i := first; i < len(p.f.Vars); i++ {
		p.f.Items = append(p.f.Items, Item{Kind: ItemVar, Index: uint32(i), Span: p.f.Vars[i].Span})
	}
	if ok { // the last one ends behind the ;
		p.f.Items[len(p.f.Items)-1].Span.End = uint32(p.pos)
	}
	return ok
}

// unknownDirective keeps a directive that the tables do not know: up to its ;
// or the end of its line, or to the brace that closes its block.
func (p *parser) unknownDirective(start, at int, text []byte) bool {
	if len(text) == 0 {
		p.errorf(at, "expected the name of a directive after '.', found %s", p.found())
		return false
	}
	p.warnf(at, "unknown directive .%s is kept as it is", text)
	p.restOfUnknown()
	p.addItem(ItemUnknown, 0, start)
	return true
}

// restOfUnknown goes behind the rest of an unknown directive.
func (p *parser) restOfUnknown() {
	end := p.pos
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case c == ';':
			p.pos++
			return
		case c == '{':
			if at := p.pos; !p.skipBalanced() {
				p.errorf(at, "block of an unknown directive is not closed, expected '}' before the end of the file")
			}
			return
		case c == '\n' || c == '}':
			p.pos = end
			return
		case c == '"':
			p.skipString()
			end = p.pos
			continue
		case c == '/' && p.skipComment():
			continue
		case class[c]&isSpace == 0:
			end = p.pos + 1
		}
		p.pos++
	}
	p.pos = end
}

// version reads what follows .version: major.minor.
func (p *parser) version(start int) bool {
	p.skipBlanks()
	major, ok := p.uint("after .version")
	if !ok {
		return false
	}
	if p.peek() != '.' {
		p.errorf(p.pos, "expected major.minor after .version, found %s", p.found())
		return false
	}
	p.pos++
	minor, ok := p.uint("after .version")
	if !ok {
		return false
	}
	if p.f.Version.Pos != (Pos{}) {
		p.errorf(start, "second .version directive; the first one is at line %d", p.f.Version.Pos.Line)
		return true
	}
	p.f.Version = Version{Major: int(major), Minor: int(minor), Pos: p.posAt(start)}
	p.addItem(ItemVersion, 0, start)
	return true
}

// uint reads a decimal number of at most 9 digits on this line.
func (p *parser) uint(where string) (uint32, bool) {
	start, v := p.pos, uint32(0)
	for ; p.pos < len(p.src) && class[p.src[p.pos]]&isDigit != 0; p.pos++ {
		if p.pos-start == 9 {
			p.errorf(start, "number with more than 9 digits %s", where)
			return 0, false
		}
		v = v*10 + uint32(p.src[p.pos]-'0')
	}
	if p.pos == start {
		p.errorf(p.pos, "expected a number %s, found %s", where, p.found())
		return 0, false
	}
	return v, true
}

// target reads what follows .target: words separated by commas.
func (p *parser) target(start int) bool {
	for {
		p.skipSpace()
		at := p.pos
		name := p.name()
		if name == 0 {
			p.errorf(p.pos, "expected a target such as sm_80, found %s", p.found())
			return false
		}
		p.f.Targets = append(p.f.Targets, Target{Name: name, Pos: p.posAt(at)})
		end := p.pos
		if !p.accept(',') {
			p.pos = end
			p.addItem(ItemTarget, 0, start)
			return true
		}
	}
}

// addressSize reads what follows .address_size: 32 or 64.
func (p *parser) addressSize(start int) bool {
	p.skipBlanks()
	at := p.pos
	n, ok := p.uint("after .address_size")
	if !ok {
		return false
	}
	if n != 32 && n != 64 {
		p.errorf(at, "address size %d, expected 32 or 64", n)
		return true
	}
	p.f.AddressSize = int(n)
	p.addItem(ItemAddressSize, 0, start)
	return true
}

// alias reads what follows .alias: name, function;
func (p *parser) alias(start int) bool {
	p.skipSpace()
	a := Alias{Pos: p.posAt(start)}
	if a.Name = p.name(); a.Name == 0 {
		p.errorf(p.pos, "expected the name of an alias, found %s", p.found())
		return false
	}
	if !p.expect(',', "between the names of an alias") {
		return false
	}
	p.skipSpace()
	if a.Of = p.name(); a.Of == 0 {
		p.errorf(p.pos, "expected the name of a function, found %s", p.found())
		return false
	}
	if !p.expect(';', "after .alias") {
		return false
	}
	p.f.Aliases = append(p.f.Aliases, a)
	p.addItem(ItemAlias, len(p.f.Aliases)-1, start)
	return true
}

// debugFile reads what follows .file: index "name"[, timestamp, size].
func (p *parser) debugFile(start int) (int, bool) {
	d := DebugFile{Pos: p.posAt(start)}
	var ok bool
	p.skipBlanks()
	if d.Index, ok = p.uint("after .file"); !ok {
		return 0, false
	}
	p.skipBlanks()
	at := p.pos
	if p.peek() != '"' || !p.skipString() {
		p.errorf(at, "expected the file's name as a string, found %s", p.found())
		return 0, false
	}
	d.Name = string(p.src[at+1 : p.pos-1])
	for _, n := range []*uint64{&d.Timestamp, &d.Size} {
		end := p.pos
		if p.skipBlanks(); p.peek() != ',' {
			p.pos = end
			break
		}
		p.pos++
		if *n, ok = p.constant("after the name in .file"); !ok {
			return 0, false
		}
	}
	p.f.DebugFiles = append(p.f.DebugFiles, d)
	return len(p.f.DebugFiles) - 1, true
}

// pragma reads what follows .pragma: strings and the ;. It returns where they
// went in the slab.
func (p *parser) pragma() (Range, bool) {
	mark := len(p.stack)
	for {
		p.skipSpace()
		if p.peek() != '"' {
			p.errorf(p.pos, "expected a string after .pragma, found %s", p.found())
			return Range{}, false
		}
		if !p.operand() {
			return Range{}, false
		}
		if !p.accept(',') {
			break
		}
	}
	strings := p.flush(mark)
	return strings, p.expect(';', "after .pragma")
}

// section reads what follows .section: a name, then a block in braces, or the
// rest of the line (the assembler style of old compilers).
func (p *parser) section() bool {
	p.skipBlanks()
	if p.peek() == '.' {
		p.dotWord()
	} else if p.name() == 0 {
		p.errorf(p.pos, "expected the name of a section, found %s", p.found())
		return false
	}
	end := p.pos
	p.skipSpace()
	if p.peek() == '{' {
		at := p.pos
		if !p.skipBalanced() {
			p.errorf(at, "block of .section is not closed, expected '}' before the end of the file")
			return false
		}
		return true
	}
	p.pos = end
	p.debugLine()
	return true
}

// atDWARF reports whether a line of the debug information of old compilers begins here (PTX ISA, @@DWARF).
func (p *parser) atDWARF() bool {
	return p.peek() == '@' && bytes.HasPrefix(p.src[p.pos:], []byte("@@DWARF"))
}

// debugLine goes to the last byte of this line that is not white space.
func (p *parser) debugLine() {
	start := p.pos
	p.skipLine()
	p.pos = start + len(bytes.TrimRight(p.src[start:p.pos], " \t\r\v\f"))
}
