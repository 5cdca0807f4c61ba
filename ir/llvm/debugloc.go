package llvm

import (
	"strconv"

	"lockstep/ir"
)

// Source lines: !dbg !N of an instruction names a DILocation, whose scope leads to a function and a file, and whose inlinedAt
// leads on to the place that the function was inlined to.

// locTable makes Module.Locs, once for each DILocation that an instruction names.
type locTable struct {
	b      *builder
	byNode map[uint32]int32 // index into Module.Locs plus 1; 0 for nodes that are no location
	byText map[string]int32
	files  map[string]int32
	scopes map[uint32]scopeInfo
}

// scopeInfo is what a scope leads to.
type scopeInfo struct {
	file int32
	fn   string
	ok   bool
}

func (t *locTable) init(b *builder) {
	t.b = b
	t.byNode, t.byText = map[uint32]int32{}, map[string]int32{}
	t.files, t.scopes = map[string]int32{}, map[uint32]scopeInfo{}
}

// of returns the place of an instruction, 0 if it has none.
func (t *locTable) of(dbg uint32) int32 {
	switch {
	case dbg == 0:
		return 0
	case dbg&dbgInline == 0:
		return t.node(dbg-1, 0)
	}
	text := t.b.f.text[dbg&^dbgInline:]
	r, ok := parseRecord(text)
	if !ok {
		return 0
	}
	end := groupEnd(r.text)
	key := r.name + r.text[:end]
	loc, ok := t.byText[key]
	if !ok {
		loc = t.add(record{r.name, r.text[:end]}, 0)
		t.byText[key] = loc
	}
	return loc
}

// groupEnd is where the text behind an opening bracket ends, the closing one included.
func groupEnd(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '{', '[':
			depth++
		case ')', '}', ']':
			if depth == 0 {
				return i + 1
			}
			depth--
		}
	}
	return len(s)
}

func (t *locTable) node(n uint32, depth int) int32 {
	if loc, ok := t.byNode[n]; ok {
		return loc
	}
	t.byNode[n] = 0 // ends chains that lead back here
	r, ok := parseRecord(t.b.f.node(n))
	loc := int32(0)
	if ok && depth < MaxInlineDepth {
		loc = t.add(r, depth)
	}
	t.byNode[n] = loc
	return loc
}

func (t *locTable) add(r record, depth int) int32 {
	if r.name != "DILocation" {
		return 0
	}
	line, _ := strconv.ParseUint(r.field("line"), 10, 32)
	col, _ := strconv.ParseUint(r.field("column"), 10, 32)
	var sc scopeInfo
	if n, ok := nodeRef(r.field("scope")); ok {
		sc = t.scope(n, 0)
	}
	if !sc.ok {
		return 0
	}
	l := ir.Loc{File: sc.file, Line: uint32(line), Col: uint32(col)}
	if n, ok := nodeRef(r.field("inlinedAt")); ok {
		l.InlinedAt = t.node(n, depth+1)
		l.Func = sc.fn
	}
	t.b.m.Locs = append(t.b.m.Locs, l)
	return int32(len(t.b.m.Locs))
}

// scope follows lexical blocks to their function and file.
func (t *locTable) scope(n uint32, depth int) scopeInfo {
	if s, ok := t.scopes[n]; ok {
		return s
	}
	t.scopes[n] = scopeInfo{}
	r, ok := parseRecord(t.b.f.node(n))
	if !ok || depth > MaxInlineDepth {
		return scopeInfo{}
	}
	var s scopeInfo
	if r.name == "DISubprogram" {
		s.fn = r.quotedField("name")
	} else if up, ok := nodeRef(r.field("scope")); ok {
		s = t.scope(up, depth+1)
	}
	if file, ok := nodeRef(r.field("file")); ok {
		s.file, s.ok = t.file(file)
	}
	t.scopes[n] = s
	return s
}

func (t *locTable) file(n uint32) (int32, bool) {
	r, ok := parseRecord(t.b.f.node(n))
	if !ok || r.name != "DIFile" {
		return 0, false
	}
	name := r.quotedField("filename")
	i, ok := t.files[name]
	if !ok {
		i = int32(len(t.b.m.Files))
		t.files[name] = i
		t.b.m.Files = append(t.b.m.Files, name)
	}
	return i, true
}
