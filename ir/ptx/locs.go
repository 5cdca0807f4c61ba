package ptx

import (
	"bytes"
	"strconv"

	"lockstep/ir"
)

// locState follows the .loc directives of a body.
type locState struct {
	// places holds the latest Loc of each place, and is kept only where a .loc of
	// the body says inlined_at, which names such a place.
	places map[locPlace]int32
	last   ir.Loc
}

type locPlace struct{ file, line, col uint32 }

func (l *locState) reset(fn *Func) {
	l.places, l.last = nil, ir.Loc{File: -1}
	for i := range fn.Locs {
		if fn.Locs[i].Inlined {
			l.places = make(map[locPlace]int32)
			return
		}
	}
}

// location adds a .loc to the module's list and returns its index plus 1. What
// is inlined at a place points to the latest .loc of that place, so that chains
// come about.
func (bb *bodyBuilder) location(l *Loc) int32 {
	b := bb.b
	loc := ir.Loc{File: b.fileIndex(l.File), Line: l.Line, Col: l.Col}
	if l.Function != 0 {
		loc.Func = b.debugName(l.Function, l.FunctionOff)
	}
	if l.Inlined {
		at := locPlace{l.InlinedFile, l.InlinedLine, l.InlinedCol}
		loc.InlinedAt = bb.locs.places[at]
		if loc.InlinedAt == 0 {
			loc.InlinedAt = b.addLoc(ir.Loc{File: b.fileIndex(at.file), Line: at.line, Col: at.col})
			bb.locs.places[at] = loc.InlinedAt
		}
	}
	if loc == bb.locs.last {
		return bb.loc
	}
	bb.locs.last = loc
	i := b.addLoc(loc)
	if bb.locs.places != nil {
		bb.locs.places[locPlace{l.File, l.Line, l.Col}] = i
	}
	return i
}

func (b *builder) addLoc(l ir.Loc) int32 {
	b.m.Locs = append(b.m.Locs, l)
	return int32(len(b.m.Locs))
}

// fileIndex returns the place in Module.Files of the file that .loc gives the
// number of; a file that no .file names gets a place of its own.
func (b *builder) fileIndex(number uint32) int32 {
	i, ok := b.files[number]
	if !ok {
		i = int32(len(b.m.Files))
		b.m.Files = append(b.m.Files, "file "+strconv.FormatUint(uint64(number), 10))
		b.files[number] = i
	}
	return i
}

// debugName returns the string that function_name of a .loc points to.
func (b *builder) debugName(label NameID, off uint32) string {
	if b.debugNames == nil {
		b.debugNames = make(map[debugRef]string)
		b.debugStrings = make(map[string][]byte)
		for _, it := range b.f.Items {
			if it.Kind == ItemSection {
				b.readStrings(b.f.Src[it.Span.Start:it.Span.End])
			}
		}
	}
	key := debugRef{label, off}
	s, ok := b.debugNames[key]
	if !ok {
		text := b.debugStrings[b.f.NameText(label)]
		if text = text[min(int(off), len(text)):]; len(text) > 0 {
			if end := bytes.IndexByte(text, 0); end >= 0 {
				text = text[:end]
			}
			s = string(text)
		}
		b.debugNames[key] = s
	}
	return s
}

// debugRef is the place of a string in the debug data.
type debugRef struct {
	label NameID
	off   uint32
}

// readStrings reads the bytes behind each label of a .debug_str section:
//
//	.section .debug_str { $L__info_string0: .b8 95,90 .b8 0 }
func (b *builder) readStrings(text []byte) {
	_, rest, ok := bytes.Cut(text, []byte(".debug_str"))
	if !ok {
		return
	}
	_, rest, ok = bytes.Cut(rest, []byte("{"))
	if !ok {
		return
	}
	label := ""
	for len(rest) > 0 {
		c := rest[0]
		switch {
		case c == '/' && len(rest) > 1 && rest[1] == '/':
			end := bytes.IndexByte(rest, '\n')
			if end < 0 {
				return
			}
			rest = rest[end:]
		case class[c]&isDigit != 0:
			n, end := 0, 0
			for ; end < len(rest) && class[rest[end]]&isIdent != 0; end++ {
				if class[rest[end]]&isDigit != 0 {
					n = (n*10 + int(rest[end]-'0')) & math8
				}
			}
			if label != "" {
				b.debugStrings[label] = append(b.debugStrings[label], byte(n))
			}
			rest = rest[end:]
		case class[c]&isIdentStart != 0 || c == '.':
			end := 1
			for end < len(rest) && class[rest[end]]&isIdent != 0 {
				end++
			}
			word := rest[:end]
			rest = rest[end:]
			if after := bytes.TrimLeft(rest, " \t\r\n"); len(after) > 0 && after[0] == ':' {
				label = string(word)
				b.debugStrings[label] = nil
			}
		default:
			rest = rest[1:]
		}
	}
}

// math8 keeps a number that is too large for a byte from overflowing.
const math8 = 1<<16 - 1
