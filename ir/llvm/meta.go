package llvm

import (
	"strconv"
	"strings"
)

// Metadata is kept as text and taken apart where something asks for it.

// node returns the text of !N, "" if there is none.
func (f *File) node(n uint32) string {
	if uint64(n) >= uint64(len(f.Nodes)) {
		return ""
	}
	return f.Text(f.Nodes[n].Span)
}

// nodeParts returns the operands of a node !{a, b, ...}, nil if it is another kind of node.
func (f *File) nodeParts(n uint32) []string { return tupleParts(f.node(n)) }

// attachmentParts returns the operands of an attached node !{...}.
func (f *File) attachmentParts(a Attachment) []string {
	if a.Ref {
		return f.nodeParts(a.Num)
	}
	return tupleParts(f.Text(a.Span))
}

func tupleParts(text string) []string {
	if !strings.HasPrefix(text, "!{") {
		return nil
	}
	return splitList(text[2:])
}

// splitList cuts the text behind an opening bracket at its commas, up to the closing one.
func splitList(s string) []string {
	var parts []string
	depth, start := 0, 0
	add := func(end int) {
		if p := strings.TrimSpace(s[start:end]); p != "" {
			parts = append(parts, p)
		}
	}
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			j := strings.IndexByte(s[i+1:], '"')
			if j < 0 {
				return parts
			}
			i += j + 1
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			if depth == 0 {
				add(i)
				return parts
			}
			depth--
		case ',':
			if depth == 0 {
				add(i)
				start = i + 1
			}
		}
	}
	return parts
}

// record is a specialised node, !DILocation(line: 3, ...).
type record struct {
	name string
	text string // behind the bracket
}

// parseRecord takes a specialised node apart; ok is false for other nodes.
func parseRecord(text string) (r record, ok bool) {
	text = strings.TrimPrefix(strings.TrimSpace(text), "distinct ")
	open := strings.IndexByte(text, '(')
	if open < 2 || text[0] != '!' || text[1] == '{' {
		return r, false
	}
	return record{text[1:open], text[open+1:]}, true
}

// field returns the text of a field, "" if it is not given.
func (r record) field(name string) string {
	for _, p := range splitList(r.text) {
		if v, ok := strings.CutPrefix(p, name); ok && strings.HasPrefix(v, ":") {
			return strings.TrimSpace(v[1:])
		}
	}
	return ""
}

// nodeRef reads "!12".
func nodeRef(s string) (uint32, bool) {
	if !strings.HasPrefix(s, "!") {
		return 0, false
	}
	n, err := strconv.ParseUint(s[1:], 10, 32)
	return uint32(n), err == nil
}

// quotedField reads a field that is a string.
func (r record) quotedField(name string) string {
	s := strings.Trim(r.field(name), `"`)
	if strings.IndexByte(s, '\\') >= 0 {
		return string(unescape([]byte(s)))
	}
	return s
}
