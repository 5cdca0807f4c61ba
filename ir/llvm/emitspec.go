package llvm

import (
	"regexp"
	"strconv"
	"strings"
)

// What an instruction loses that runs in more lanes than before (LLVM does the same when it hoists:
// Instruction::dropUBImplyingAttrsAndMetadata): all that is undefined behaviour if it does not hold in the lanes that are new.
// What gives poison there may stay.

// keptKinds are the kinds of metadata that make a wrong value poison at most, or say nothing of it.
var keptKinds = map[string]bool{"dbg": true, "fpmath": true, "range": true, "nonnull": true, "align": true, "annotation": true, "srcloc": true}

// speculatedMeta are the attachments that a speculated instruction keeps.
func speculatedMeta(text string) string {
	return keepMeta(text, func(kind string) bool { return keptKinds[kind] })
}

// keepMeta filters attachments `, !kind !N, ...` by their kind.
func keepMeta(text string, keep func(kind string) bool) string {
	var b strings.Builder
	for _, part := range splitList(text + ")") { // what stands before the first comma is empty
		kind, _, _ := strings.Cut(strings.TrimPrefix(part, "!"), " ")
		if keep(kind) {
			b.WriteString(", " + part)
		}
	}
	return b.String()
}

// droppedWords are the attributes of results and arguments that make a wrong value undefined behaviour.
var droppedWords = map[string]bool{"noundef": true, "dereferenceable": true, "dereferenceable_or_null": true}

// speculated is the text of an instruction without what it must lose. text ends before the attachments.
func (e *emitter) speculated(text string, in *Instr) string {
	switch in.Op {
	case kwCall:
		return withoutWords(text, droppedWords)
	case kwLoad:
		return e.alignedLoad(text, in)
	}
	return text
}

// withoutWords removes words, with the bracket that may follow each, that stand outside of names and strings.
func withoutWords(text string, words map[string]bool) string {
	var b strings.Builder
	wordByte := func(c byte) bool {
		return c == '_' || c == '.' || c == '$' || c == '-' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
	}
	for i := 0; i < len(text); {
		j := i + 1
		switch c := text[i]; {
		case c == '"':
			if n := strings.IndexByte(text[j:], '"'); n >= 0 {
				j += n + 1
			} else {
				j = len(text)
			}
		case wordByte(c):
			for j < len(text) && wordByte(text[j]) {
				j++
			}
			if words[text[i:j]] && !(i > 0 && strings.IndexByte("%@!#$", text[i-1]) >= 0) {
				if j < len(text) && text[j] == '(' {
					j += strings.IndexByte(text[j:]+")", ')') + 1
				}
				for j < len(text) && text[j] == ' ' {
					j++
				}
				i = min(j, len(text))
				continue
			}
		}
		b.WriteString(text[i:j])
		i = j
	}
	return b.String()
}

// lastAlign is the alignment that a load ends in; 0 may be written, and says as much as none.
var lastAlign = regexp.MustCompile(`(?:\s|;[^\n]*\n)*,(?:\s|;[^\n]*\n)*align(?:\s|;[^\n]*\n)+\d+\s*$`)

// alignedLoad makes a load promise no more of its address than is known in all lanes.
func (e *emitter) alignedLoad(text string, in *Instr) string {
	known := e.knownAlign(&e.f.Ops[in.Ops.Lo], MaxConstDepth)
	if in.Align != 0 && known >= int64(in.Align) { // without a number it is the type's own
		return text
	}
	if at := lastAlign.FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	return text + ", align " + strconv.FormatInt(known, 10)
}

// knownAlign is the alignment that an address has in every lane: that of a variable or parameter, through casts; else 1.
func (e *emitter) knownAlign(o *Operand, depth int) int64 {
	switch {
	case depth == 0:
	case o.Kind == OpdGlobal:
		return max(int64(e.f.Globals[o.Bits].Align), 1)
	case o.Kind == OpdLocal:
		l := &e.f.Locals[o.Bits]
		if l.Kind == LocalArg {
			return max(int64(e.fn.Params[l.Def].Align), 1)
		}
		if l.Kind != LocalInstr {
			break
		}
		switch in := &e.f.Instrs[l.Def]; in.Op {
		case kwAlloca:
			return max(int64(in.Align), 1)
		case kwBitCast, kwAddrSpaceCast:
			return e.knownAlign(&e.f.Ops[in.Ops.Lo], depth-1)
		}
	}
	return 1
}
