package llvm

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"lockstep/ir"
)

// emitter writes one changed function.
//
// The text of a block is taken as its label, then for each statement what leads to it (white space, comments, debug records),
// the statement itself, and what trails it up to the end of its line.
type emitter struct {
	f        *File
	fn       *Func
	ref, now *ir.Func // as the text has it, and as it is to be
	origin   *origin
	eol      string

	first   uint32              // index into File.Instrs of statement 0
	byID    map[ir.ID]*ir.Value // values of ref
	known   []bool              // by statement: ref has a value for it
	home    []int               // by statement: its block in the text
	parts   [][]*ir.Value       // by statement: its values in now
	written []bool              // by statement
	renamed map[LocalID]string  // new names of numbered locals, without the mark; nil if there are none
	byName  map[string]LocalID  // made when it is asked for
	live    map[LocalID]bool    // locals that still have a value
	out     []byte
}

// errNoForm is for changes that the text has no form for.
var errNoForm = errors.New("the change has no form in LLVM IR")

func noForm(format string, args ...any) error {
	return fmt.Errorf("%w: %s", errNoForm, fmt.Sprintf(format, args...))
}

// function gives the new text of the header and the body.
func (e *emitter) function() (header, body string, err error) {
	if strings.Contains(e.f.text, "blockaddress(@"+quoted(e.ref.Name)+",") {
		return "", "", noForm("the address of a block is taken")
	}
	e.prepare()
	e.rename()
	e.out = append(e.out, '{')
	for _, b := range e.now.Blocks {
		if err := e.block(b); err != nil {
			return "", "", err
		}
	}
	last := e.fn.Blocks.Hi - 1
	tail := Span{e.after(e.f.Blocks[last].Instrs.Hi - 1), e.fn.Body.End}
	e.freshLine()
	for _, u := range e.fn.UseList {
		u = e.f.wholeLine(u)
		e.copy(Span{tail.Start, u.Start})
		tail.Start = u.End
	}
	e.copy(tail)
	return e.header(), string(e.out), nil
}

func (e *emitter) prepare() {
	blocks := e.f.Blocks[e.fn.Blocks.Lo:e.fn.Blocks.Hi]
	e.first = blocks[0].Instrs.Lo
	n := int(blocks[len(blocks)-1].Instrs.Hi - e.first)
	e.home, e.parts, e.written, e.known = make([]int, n), make([][]*ir.Value, n), make([]bool, n), make([]bool, n)
	for bi := range blocks {
		for k := blocks[bi].Instrs.Lo; k < blocks[bi].Instrs.Hi; k++ {
			e.home[k-e.first] = bi
		}
	}
	e.byID = map[ir.ID]*ir.Value{}
	for _, b := range e.ref.Blocks {
		for _, v := range b.Values {
			e.byID[v.ID] = v
			if v.Stmt != ir.NoStmt {
				e.known[v.Stmt] = true
			}
		}
	}
	e.live = map[LocalID]bool{}
	for _, b := range e.now.Blocks {
		for _, v := range b.Values {
			if v.Stmt != ir.NoStmt {
				e.parts[v.Stmt] = append(e.parts[v.Stmt], v)
			}
			if id, ok := e.local(v); ok {
				e.live[id] = true
			}
		}
	}
}

// local is the local that a value is written to; ok is false if it is a new one, or none.
func (e *emitter) local(v *ir.Value) (LocalID, bool) {
	if v.Reg > 0 && int(v.Reg) <= len(e.origin.regs) {
		return e.origin.regs[v.Reg-1], true
	}
	return 0, false
}

// copy writes text as it is.
func (e *emitter) copy(s Span) {
	if s.Start < s.End {
		e.out = append(e.out, e.f.Src[s.Start:s.End]...)
	}
}

func (e *emitter) write(s string) { e.out = append(e.out, s...) }

// line writes a line of its own.
func (e *emitter) line(indent, s string) {
	e.freshLine()
	e.write(indent + s + e.eol)
}

// freshLine starts a new line, unless the output is at the start of one.
func (e *emitter) freshLine() {
	if n := len(e.out); n > 0 && e.out[n-1] != '\n' {
		e.write(e.eol)
	}
}

// after is where the text behind instruction n begins: on the next line, if nothing but a comment stands on its own.
func (e *emitter) after(n uint32) uint32 {
	src := e.f.Src
	limit := e.fn.Body.End - 1
	for i := e.f.Instrs[n].End; i < limit; i++ {
		switch src[i] {
		case '\n':
			return i + 1
		case ' ', '\t', '\r':
		case ';':
			for i < limit && src[i] != '\n' {
				i++
			}
			return min(i+1, limit)
		default:
			return e.f.Instrs[n].End
		}
	}
	return e.f.Instrs[n].End
}

// textBlock is the block of the text that b is.
func (e *emitter) textBlock(b *ir.Block) (index int, t *Block) {
	if int(b.ID) >= e.fn.Blocks.Len() {
		return -1, nil
	}
	return int(b.ID), &e.f.Blocks[int(e.fn.Blocks.Lo)+int(b.ID)]
}

// block writes a block: its label, what it keeps of its own text in place, and between that what it got.
func (e *emitter) block(b *ir.Block) error {
	bi, t := e.textBlock(b)
	if t == nil {
		return noForm("a new block")
	}
	lo, hi := t.Instrs.Lo-e.first, t.Instrs.Hi-e.first
	lead := e.head(bi, b, t)
	indent := e.indent(hi - 1)
	next := lo // first statement of the text that is not passed yet
	lastHome := ir.NoStmt
	for _, v := range b.Values {
		if v.Stmt != ir.NoStmt && e.home[v.Stmt] == bi {
			lastHome = max(lastHome, v.Stmt)
		}
	}
	for _, v := range b.Values {
		if !e.carries(v) {
			continue
		}
		if v.Stmt == ir.NoStmt || e.home[v.Stmt] != bi {
			if int32(next) > lastHome {
				next, lead = e.pass(next, hi, lead), Span{}
			}
			if err := e.arrival(b, v, indent); err != nil {
				return err
			}
			continue
		}
		if e.written[v.Stmt] {
			continue
		}
		j := uint32(v.Stmt)
		if j < next {
			return noForm("the statements of a block are in another order")
		}
		if next < j {
			e.pass(next, j, lead)
			lead = Span{e.after(e.first + j - 1), e.f.Instrs[e.first+j].Start}
		}
		e.lead(lead)
		in := &e.f.Instrs[e.first+j]
		s, err := e.statement(b, v, in)
		if err != nil {
			return err
		}
		e.write(s)
		e.written[j] = true
		e.copy(Span{in.End, e.after(e.first + j)})
		if next = j + 1; next < hi {
			lead = Span{e.after(e.first + j), e.f.Instrs[e.first+next].Start}
		}
	}
	e.pass(next, hi, lead)
	return nil
}

// carries reports whether v is the value that writes its statement, or a new one that is to be printed.
func (e *emitter) carries(v *ir.Value) bool {
	if v.Stmt == ir.NoStmt {
		return v.Issues() > 0 || v.Op == ir.OpFall
	}
	switch e.f.Instrs[e.first+uint32(v.Stmt)].Op {
	case kwInvoke, kwCallBr:
		return v.Info().Terminator // the branch behind the call writes both
	}
	return v.Issues() > 0 || v.Op == ir.OpPhi || v.Info().Terminator || v.Op == ir.OpHint || v.Op == ir.OpOpaque
}

// head writes what stands before a block's first statement up to its label, and returns what leads to the statement.
func (e *emitter) head(bi int, b *ir.Block, t *Block) (lead Span) {
	from := e.fn.Body.Start + 1
	if bi > 0 {
		from = e.after(t.Instrs.Lo - 1)
		e.freshLine()
	}
	start := e.f.Instrs[t.Instrs.Lo].Start
	if t.Label.End > t.Label.Start {
		e.copy(Span{from, t.Label.Start})
		if _, numbered := e.renamed[t.Local]; numbered {
			e.write(e.blockName(b) + ":")
		} else {
			e.copy(t.Label)
		}
		return e.predsComment(bi, b, Span{t.Label.End, start})
	}
	if _, numbered := e.renamed[t.Local]; !numbered {
		return Span{from, start}
	}
	if bi == 0 {
		e.write(e.eol)
		if i := strings.IndexByte(e.f.Text(Span{from, start}), '\n'); i >= 0 && strings.TrimSpace(e.f.Text(Span{from, from + uint32(i)})) == "" {
			from += uint32(i) + 1
		}
	}
	e.write(e.blockName(b) + ":" + e.eol)
	return Span{from, start}
}

// predsComment writes the comment in which LLVM lists the predecessors of a block, as they are now, and returns the rest of
// what leads to the first statement.
func (e *emitter) predsComment(bi int, b *ir.Block, lead Span) Span {
	const mark = "; preds = "
	text := e.f.Text(lead)
	line, _, _ := strings.Cut(text, "\n")
	i := strings.Index(line, mark)
	if i < 0 || e.renamed == nil && slices.EqualFunc(b.Preds, e.ref.Blocks[bi].Preds, func(x, y ir.Edge) bool { return x.B.ID == y.B.ID }) {
		return lead
	}
	var names []string
	for _, p := range b.Preds {
		names = append(names, "%"+e.blockName(p.B))
	}
	e.write(text[:i] + mark + strings.Join(slices.Compact(names), ", "))
	return Span{lead.Start + uint32(len(strings.TrimSuffix(line, "\r"))), lead.End}
}

// indent is the white space before statement j, or what compilers write.
func (e *emitter) indent(j uint32) string {
	start := e.f.Instrs[e.first+j].Start
	lead := e.f.text[e.fn.Body.Start:start]
	lead = lead[strings.LastIndexByte(lead, '\n')+1:]
	if strings.TrimLeft(lead, " \t") != "" {
		return "  "
	}
	return lead
}

// pass goes over statements [from, to) of the text of the block at hand that are not in it any more: what led to them stays,
// where there is more than white space. Statements that the reader dropped stay too: they follow one that ends the block.
func (e *emitter) pass(from, to uint32, lead Span) uint32 {
	for j := from; j < to; j++ {
		in := &e.f.Instrs[e.first+j]
		if !e.known[j] {
			e.lead(lead)
			e.copy(Span{in.Start, e.after(e.first + j)})
		} else if strings.TrimSpace(e.f.Text(lead)) != "" {
			e.lead(lead)
			e.out = bytes.TrimRight(e.out, " \t")
		}
		if j+1 < to {
			lead = Span{e.after(e.first + j), e.f.Instrs[e.first+j+1].Start}
		}
	}
	return to
}

// lead writes what leads to a statement, with the names in debug records as they are now.
func (e *emitter) lead(s Span) {
	if e.f.Src[s.Start-1] == '\n' {
		e.freshLine()
	}
	for _, r := range e.recordsIn(s) {
		e.copy(Span{s.Start, r.Start})
		e.write(e.renamedText(r))
		s.Start = r.End
	}
	e.copy(s)
}

// recordsIn are the debug records within a piece of the text.
func (e *emitter) recordsIn(s Span) []Span {
	at := func(r Span, x uint32) int { return int(r.Start) - int(x) }
	i, _ := slices.BinarySearchFunc(e.fn.Records, s.Start, at)
	j, _ := slices.BinarySearchFunc(e.fn.Records, s.End, at)
	return e.fn.Records[i:max(i, j)]
}

// declares reports whether a record says where a variable lives, which holds wherever the record stands.
func declares(record string) bool {
	return strings.HasPrefix(strings.TrimLeft(record, "#"), "dbg_declare")
}

// arrival writes a value that is new in the block: one from another block, or one that is new in the function.
func (e *emitter) arrival(b *ir.Block, v *ir.Value, indent string) error {
	if v.Stmt == ir.NoStmt {
		s, err := e.made(b, v)
		if err == nil {
			e.line(indent, s)
		}
		return err
	}
	if e.written[v.Stmt] {
		return nil
	}
	e.written[v.Stmt] = true
	n := e.first + uint32(v.Stmt)
	in := &e.f.Instrs[n]
	s, err := e.statement(b, v, in)
	if err != nil {
		return err
	}
	before := e.before(n)
	e.comments(before, indent)
	e.declarations(before, indent)
	trail := strings.TrimRight(e.f.Text(Span{in.End, e.after(n)}), " \t\r\n")
	e.line(indent, s+trail)
	if e.f.Instrs[n+1].Op <= lastTerminator {
		e.declarations(Span{in.End, e.f.Instrs[n+1].Start}, indent)
	}
	return nil
}

// before is what leads to instruction n: from the end of the one before it, or of the line of its block's label.
func (e *emitter) before(n uint32) Span {
	t := &e.f.Blocks[int(e.fn.Blocks.Lo)+e.home[n-e.first]]
	s := Span{e.fn.Body.Start + 1, e.f.Instrs[n].Start}
	switch {
	case n == t.Instrs.Lo && t.Label.End > t.Label.Start:
		s.Start = t.Label.End
		if i := strings.IndexByte(e.f.Text(s), '\n'); i >= 0 {
			s.Start += uint32(i)
		}
	case n > e.first:
		s.Start = e.after(n - 1)
	}
	return s
}

// comments writes the comments that stand on lines of their own in a piece of the text.
func (e *emitter) comments(s Span, indent string) {
	for line := range strings.Lines(e.f.Text(s)) {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, ";") {
			e.line(indent, line)
		}
	}
}

// declarations writes the records of a piece of the text that hold wherever they stand.
func (e *emitter) declarations(s Span, indent string) {
	for _, r := range e.recordsIn(s) {
		if declares(e.f.Text(r)) {
			e.line(indent+indent, e.renamedText(r))
		}
	}
}
