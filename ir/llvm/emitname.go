package llvm

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"lockstep/ir"
)

// rename gives names to the numbered locals of a function whose numbers would change. Numbers of parameters, and of an entry
// block behind them, stay where nothing else is numbered.
func (e *emitter) rename() {
	entry := e.f.Blocks[e.fn.Blocks.Lo].Local
	taken := map[string]bool{}
	need := false
	for id := LocalID(e.fn.Locals.Lo); id < LocalID(e.fn.Locals.Hi); id++ {
		switch l := &e.f.Locals[id]; {
		case l.Name.End != 0:
			taken[e.f.LocalName(id)] = true
		case l.Kind == LocalInstr, l.Kind == LocalBlock && id != entry:
			need = true
		}
	}
	if !need {
		return
	}
	for _, r := range e.now.Regs[min(len(e.origin.regs), len(e.now.Regs)):] {
		taken[strings.TrimPrefix(r.Name, "%")] = true
	}
	e.renamed = map[LocalID]string{}
	for id := LocalID(e.fn.Locals.Lo); id < LocalID(e.fn.Locals.Hi); id++ {
		l := &e.f.Locals[id]
		if l.Name.End != 0 {
			continue
		}
		prefix := "v"
		if l.Kind == LocalBlock {
			prefix = "b"
		}
		name := prefix + strconv.FormatUint(uint64(l.Num), 10)
		for taken[name] {
			name += "_"
		}
		taken[name] = true
		e.renamed[id] = name
	}
}

// plainName matches names that need no quotes.
var plainName = regexp.MustCompile(`^[-a-zA-Z$._][-a-zA-Z$._0-9]*$`)

// quoted is a name as the text spells it.
func quoted(name string) string {
	if plainName.MatchString(name) {
		return name
	}
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(name) {
		if c := name[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			fmt.Fprintf(&b, "\\%02X", c)
		} else {
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// localName is the name of a local, without the mark.
func (e *emitter) localName(id LocalID) string {
	if n, ok := e.renamed[id]; ok {
		return n
	}
	if l := &e.f.Locals[id]; l.Name.End == 0 {
		return strconv.FormatUint(uint64(l.Num), 10)
	}
	return quoted(e.f.LocalName(id))
}

// blockName is the name of a block, without the mark.
func (e *emitter) blockName(b *ir.Block) string {
	_, t := e.textBlock(b)
	return e.localName(t.Local)
}

// header is the text up to the body, with names for numbered parameters.
func (e *emitter) header() string {
	var b strings.Builder
	at := e.fn.Header.Start
	for i := range e.fn.Params {
		q := &e.fn.Params[i]
		name, ok := e.renamed[q.Local]
		if !ok {
			continue
		}
		number := "%" + strconv.FormatUint(uint64(e.f.Locals[q.Local].Num), 10)
		text := e.f.Text(Span{at, q.Span.End})
		cut, explicit := strings.CutSuffix(text, number)
		if explicit && e.f.Text(q.Span) != number { // a parameter that is only %0 is an unnamed one of type %0
			b.WriteString(cut)
		} else {
			b.WriteString(text + " ")
		}
		b.WriteString("%" + name)
		at = q.Span.End
	}
	b.WriteString(e.f.Text(Span{at, e.fn.Header.End}))
	return b.String()
}

// renamedText is a piece of metadata with the names of locals as they are now. A debugger learns of a local that is gone that
// its value is not known.
func (e *emitter) renamedText(s Span) string {
	l := lexer{src: e.f.Src[:s.End], pos: s.Start, line: 1, fail: func(uint32, uint32, uint32, string) {}}
	var b strings.Builder
	at := s.Start
	var t, next token
	for l.next(&next); next.kind != tokEOF; {
		t = next
		l.next(&next)
		// What no comma or bracket follows is the name of a type.
		if t.kind != tokLocal && t.kind != tokLocalNum || next.kind != tokComma && next.kind != tokRParen && next.kind != tokEOF {
			continue
		}
		id, ok := e.findLocal(&t)
		if !ok {
			continue
		}
		b.WriteString(e.f.Text(Span{at, t.start}))
		at = t.end
		switch {
		case e.live[id] || e.f.Locals[id].Kind == LocalArg:
			b.WriteString("%" + e.localName(id))
		case e.now.Module.Version == typedPointers:
			b.WriteString("undef") // there may be no poison yet
		default:
			b.WriteString("poison")
		}
	}
	b.WriteString(e.f.Text(Span{at, s.End}))
	return b.String()
}

// findLocal finds the local of this function that a token names.
func (e *emitter) findLocal(t *token) (LocalID, bool) {
	if e.byName == nil {
		e.byName = map[string]LocalID{}
		for id := LocalID(e.fn.Locals.Lo); id < LocalID(e.fn.Locals.Hi); id++ {
			if l := &e.f.Locals[id]; l.Name.End == 0 {
				e.byName["%"+strconv.FormatUint(uint64(l.Num), 10)] = id
			} else {
				e.byName[e.f.Text(l.Name)] = id
			}
		}
	}
	key := string(e.f.Src[t.lo:t.hi])
	if t.kind == tokLocalNum {
		key = "%" + strconv.FormatUint(t.num, 10)
	}
	id, ok := e.byName[key]
	return id, ok
}
