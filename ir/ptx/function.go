package ptx

import (
	"math"
	"slices"
)

// attrInfo is a row of the table of function header directives.
type attrInfo struct {
	kind     AttrKind
	min, max uint8 // how many numbers follow
}

var attrs = map[string]attrInfo{
	"maxnreg":              {AttrMaxNReg, 1, 1},
	"maxntid":              {AttrMaxNTid, 1, 3},
	"reqntid":              {AttrReqNTid, 1, 3},
	"minnctapersm":         {AttrMinNCTAPerSM, 1, 1},
	"maxnctapersm":         {AttrMaxNCTAPerSM, 1, 1},
	"noreturn":             {AttrNoReturn, 0, 0},
	"pragma":               {AttrPragma, 0, 0},
	"reqnctapercluster":    {AttrReqNCTAPerCluster, 1, 3},
	"explicitcluster":      {AttrExplicitCluster, 0, 0},
	"maxclusterrank":       {AttrMaxClusterRank, 1, 1},
	"blocksareclusters":    {AttrBlocksAreClusters, 0, 0},
	"abi_preserve":         {AttrABIPreserve, 1, 1},
	"abi_preserve_control": {AttrABIPreserveControl, 1, 1},
}

// function reads what follows .entry or .func.
func (p *parser) function(start int, linkage Linkage, entry bool) bool {
	fn := &Func{Linkage: linkage, Entry: entry}
	if !p.header(fn) {
		p.reset()
		if !p.skipToBody() {
			return false
		}
	}
	p.skipSpace()
	if c := p.peek(); c != ';' && c != '{' {
		p.errorf(p.pos, "expected '{' or ';' after the header of a function, found %s", p.found())
		if !p.skipToBody() {
			return false
		}
	}
	if p.peek() == '{' {
		p.body(fn)
	} else {
		p.pos++
	}
	fn.Span = p.span(start)
	p.f.Funcs = append(p.f.Funcs, fn)
	p.addItem(ItemFunc, len(p.f.Funcs)-1, start)
	return true
}

// skipToBody goes to the { or ; behind a malformed header, and reports whether
// there is one before the next directive that starts a module-level item.
func (p *parser) skipToBody() bool {
	for p.pos < len(p.src) {
		switch c := p.src[p.pos]; {
		case c == '{' || c == ';':
			return true
		case c == '"':
			p.skipString()
			continue
		case c == '/' && p.skipComment():
			continue
		case c == '.':
			at := p.pos
			w := p.dotWord()
			if string(w) == "entry" || string(w) == "func" || words[string(w)].kind == wordLinkage {
				p.pos = at
				return false
			}
			continue
		}
		p.pos++
	}
	return false
}

// header reads from after .entry or .func up to the { or ;.
func (p *parser) header(fn *Func) bool {
	if !p.headerAttrs(fn) {
		return false
	}
	var ok bool
	if p.peek() == '(' && !fn.Entry {
		if fn.Results, ok = p.params(false); !ok {
			return false
		}
		p.skipSpace()
	}
	at := p.pos
	if fn.Name = p.name(); fn.Name == 0 {
		p.errorf(p.pos, "expected the name of a function, found %s", p.found())
		return false
	}
	fn.Pos = p.posAt(at)
	p.skipSpace()
	if p.peek() == '(' {
		if fn.Params, ok = p.params(false); !ok {
			return false
		}
	}
	return p.headerAttrs(fn)
}

// headerAttrs reads dotted directives of a header, and the white space after
// them.
func (p *parser) headerAttrs(fn *Func) bool {
	for p.skipSpace(); p.peek() == '.'; p.skipSpace() {
		start := p.pos
		text := p.dotWord()
		if string(text) == "attribute" {
			if !p.attributeList(&fn.Attributes) {
				return false
			}
			continue
		}
		info, known := attrs[string(text)]
		if !known {
			if w := words[string(text)]; w.kind != wordUnknown || string(text) == "entry" || string(text) == "func" || len(text) == 0 {
				p.pos = start
				p.errorf(start, "expected '{', ';' or a directive such as .maxntid after the header of a function, found %s", p.found())
				return false
			}
			p.warnf(start, "unknown directive .%s of a function is kept as it is", text)
			info.max = math.MaxUint8
		}
		a := Attr{Kind: info.kind, Args: [3]uint32{1, 1, 1}, Pos: p.posAt(start)}
		if a.Kind == AttrPragma {
			if _, ok := p.pragma(); !ok {
				return false
			}
		} else if !p.attrArgs(&a, info, text) {
			return false
		}
		a.Span = p.span(start)
		fn.Attrs = append(fn.Attrs, a)
	}
	return true
}

func (p *parser) attrArgs(a *Attr, info attrInfo, text []byte) bool {
	for n := uint8(0); n < info.max; n++ {
		end := p.pos
		p.skipSpace()
		if n > 0 {
			if p.peek() != ',' {
				p.pos = end
				break
			}
			p.pos++
			p.skipSpace()
		}
		if n >= info.min && class[p.peek()]&isDigit == 0 {
			p.pos = end
			break
		}
		at := p.pos
		v, ok := p.constant("after ." + string(text))
		if !ok {
			return false
		}
		if v > math.MaxUint32 {
			p.errorf(at, "number %d after .%s does not fit in 32 bits", v, text)
			return false
		}
		if n < uint8(len(a.Args)) {
			a.Args[n], a.N = uint32(v), n+1
		}
	}
	return true
}

// keepSlab returns the elements of a scratch slab in memory of their own, and
// the scratch for the next function. A large slab is handed over itself, since
// copying it would cost more than the memory behind its end.
func keepSlab[T any](slab []T) (kept, scratch []T) {
	if len(slab) == 0 {
		return nil, slab
	}
	if len(slab) > 1<<16 && len(slab) > cap(slab)/2 {
		return slices.Clip(slab), nil
	}
	return slices.Clone(slab), slab[:0]
}
