package ptx

import (
	"bytes"
	"errors"
	"fmt"

	"lockstep/ir"
)

// block writes a block; next is the one behind it, nil for none.
func (e *emitter) block(b, next *ir.Block) error {
	if err := e.checkFall(b, next); err != nil {
		return err
	}
	if e.same(b) {
		return e.copyBlock(int32(b.ID))
	}
	return e.rebuild(b)
}

// checkFall makes sure that control which runs on finds what it should.
func (e *emitter) checkFall(b, next *ir.Block) error {
	t := b.Term()
	if t == nil {
		return fmt.Errorf("block %v is not finished", b)
	}
	var on *ir.Block
	switch t.Op {
	case ir.OpFall, ir.OpCondRet, ir.OpCondExit, ir.OpCondTrap:
		on = b.Succs[0].B
	case ir.OpCondBr:
		on = b.Succs[1].B
	}
	if on != nil && on != next {
		return fmt.Errorf("block %v runs on into %v, which does not follow it", b, on)
	}
	return nil
}

// copyBlock copies the text of a block.
func (e *emitter) copyBlock(k int32) error {
	span := &e.layout.blocks[k]
	if err := e.inScope(e.scope[span.lo]); err != nil {
		return err
	}
	e.callLocs(span.lo, span.hi)
	e.restoreLoc(span.lo, span.hi)
	for j := span.lo; j < span.hi; j++ {
		e.pass(j)
	}
	e.verbatim(e.cut[span.lo], e.cut[span.hi])
	e.cursor[k], e.pending[k] = span.hi, 0
	if span.lo < span.hi {
		e.orphans(k, e.indent(span.hi-1))
	}
	return nil
}

// pass takes note of a statement that is written.
func (e *emitter) pass(j int32) {
	switch e.fn.Stmts[j].Kind {
	case StmtOpen:
		e.scopes = append(e.scopes, j)
	case StmtClose:
		if len(e.scopes) > 1 {
			e.scopes = e.scopes[:len(e.scopes)-1]
		}
	case StmtLoc:
		e.noteLoc(j)
	}
}

var errScope = errors.New("a { } scope of the text would be torn apart")

// inScope checks that the output is in a scope of the text.
func (e *emitter) inScope(scope int32) error {
	if e.scopes[len(e.scopes)-1] != scope {
		return errScope
	}
	return nil
}

// verbatim copies source text that is to stand on lines as it does there.
func (e *emitter) verbatim(from, to uint32) {
	if from == to {
		return
	}
	if e.startsLine(from) {
		e.freshLine()
	}
	e.out = append(e.out, e.src[from:to]...)
}

// indent is the white space that the line of statement j starts with.
func (e *emitter) indent(j int32) []byte {
	start := e.fn.Stmts[j].Span.Start
	line := bytes.LastIndexByte(e.src[:start], '\n') + 1
	n := line
	for n < int(start) && (e.src[n] == ' ' || e.src[n] == '\t') {
		n++
	}
	return e.src[line:n]
}

// rebuild writes a block that is not as the text has it.
func (e *emitter) rebuild(b *ir.Block) error {
	items := e.items(b)
	home := int32(-1)
	if int(b.ID) < len(e.layout.blocks) {
		home = int32(b.ID)
	}
	for _, it := range items {
		if it.stmt != ir.NoStmt {
			e.left[e.home[it.stmt]]++
		}
	}
	indent := e.blockIndent(home, items)
	if home >= 0 {
		if err := e.inScope(e.scope[e.layout.blocks[home].lo]); err != nil {
			return err
		}
		if e.left[home] == 0 {
			e.flush(home, home, indent)
		}
	} else if err := e.newLabel(b); err != nil {
		return err
	}
	for _, it := range items {
		if it.stmt == ir.NoStmt {
			if err := e.printed(it.v, indent); err != nil {
				return err
			}
			continue
		}
		q := e.home[it.stmt]
		e.attachments(q, home, it.stmt, indent)
		if err := e.inScope(e.scope[it.stmt]); err != nil {
			return err
		}
		if err := e.statement(it, q == home, indent); err != nil {
			return err
		}
		if e.left[q]--; e.left[q] == 0 {
			e.flush(q, home, indent)
		}
	}
	if home >= 0 {
		e.orphans(home, indent)
	}
	return nil
}

// items lists what b's text consists of.
func (e *emitter) items(b *ir.Block) []item {
	var items []item
	for _, v := range b.Values {
		if v.Issues() == 0 {
			continue // glue, or the part of a guarded call behind its branch
		}
		it := item{v, v.Stmt}
		if v.Stmt != ir.NoStmt && v.Info().Terminator && !e.sameBranch(v) {
			it.stmt = ir.NoStmt
		}
		items = append(items, it)
	}
	return items
}

// sameBranch reports whether the text of a terminator's statement leads to where
// the terminator does. The guard may be another.
func (e *emitter) sameBranch(v *ir.Value) bool {
	k := e.home[v.Stmt]
	span := &e.layout.blocks[k]
	if span.term != v.Stmt {
		return false
	}
	want := e.exits(k, span)
	conditional := v.Info().Conditional
	guarded := e.fn.Stmts[v.Stmt].Guard != 0 && span.head < 0
	if conditional != guarded || len(want) != len(v.Block.Succs) {
		return false
	}
	n := len(want)
	if conditional {
		n-- // the way on is checked by itself
		if e.lay.guardedHead(e.fn, span) {
			return true
		}
	}
	for i := range n {
		if int32(v.Block.Succs[i].B.ID) != want[i] {
			return false
		}
	}
	return true
}

// blockIndent is the indentation of a block: that of its last statement.
func (e *emitter) blockIndent(home int32, items []item) []byte {
	if home >= 0 {
		span := &e.layout.blocks[home]
		for j := span.hi - 1; j >= span.lo; j-- {
			if e.fn.Stmts[j].Kind == StmtInstr {
				return e.indent(j)
			}
		}
	}
	for _, it := range items {
		if it.stmt != ir.NoStmt {
			return e.indent(it.stmt)
		}
	}
	for j := range e.fn.Stmts {
		if e.fn.Stmts[j].Kind == StmtInstr {
			return e.indent(int32(j))
		}
	}
	return []byte("\t")
}

// newLabel writes the label of a block that a pass made.
func (e *emitter) newLabel(b *ir.Block) error {
	if b.Name == "" {
		for _, p := range b.Preds {
			if t := p.B.Term(); !fallsTo(t, p.I) {
				return fmt.Errorf("block %v is branched to and has no label", b)
			}
		}
		return nil
	}
	e.freshLine()
	e.out = append(e.out, b.Name...)
	e.out = append(e.out, ':')
	e.freshLine()
	return nil
}

// fallsTo reports whether control takes successor i of the terminator t by
// running on.
func fallsTo(t *ir.Value, i int) bool {
	switch t.Op {
	case ir.OpFall, ir.OpCondRet, ir.OpCondExit, ir.OpCondTrap:
		return i == 0
	case ir.OpCondBr:
		return i == 1
	}
	return false
}

// attachments writes what stands in block q of the text before statement to and
// is no instruction.
func (e *emitter) attachments(q, home, to int32, indent []byte) {
	for j := e.cursor[q]; j < to; j++ {
		e.attachment(j, q == home, true, indent)
	}
	e.cursor[q] = max(e.cursor[q], to)
}

// flush writes the rest of block q of the text that is no instruction.
func (e *emitter) flush(q, home int32, indent []byte) {
	hi := e.layout.blocks[q].hi
	for j := e.cursor[q]; j < hi; j++ {
		e.attachment(j, q == home, false, indent)
	}
	e.cursor[q] = hi
}

// orphans writes what must stay of the blocks behind home in the text that are
// gone and have no statement that is kept.
func (e *emitter) orphans(home int32, indent []byte) {
	for k := home + 1; int(k) < len(e.layout.blocks) && e.gone[k]; k++ {
		if e.pending[k] == 0 && e.cursor[k] == e.layout.blocks[k].lo {
			e.flush(k, -1, indent)
		}
	}
}

// attachment writes statement j if it is no instruction and is to stay. In place
// means that it is a statement of the block being written; then it stays as it
// is, with what stands around it.
func (e *emitter) attachment(j int32, inPlace, moreFollow bool, indent []byte) {
	s := &e.fn.Stmts[j]
	switch s.Kind {
	case StmtInstr:
		if inPlace && !moreFollow { // the branch: what was said above it may still be true
			e.comments(j, indent)
		}
		return
	case StmtLoc:
		if !inPlace || !moreFollow {
			return // written where an instruction needs it
		}
		e.callLocs(j, j+1)
	case StmtLabel:
		if !inPlace {
			if !e.keepsLabel(s.Name) {
				return
			}
			indent = nil
		}
	}
	e.pass(j)
	if inPlace {
		e.verbatim(e.cut[j], e.cut[j+1])
		return
	}
	e.moved(j, indent, "")
}

// keepsLabel reports whether something that stays names a label of a block that
// goes: a list of targets, or debug data.
func (e *emitter) keepsLabel(name NameID) bool {
	for i := range e.fn.Stmts {
		s := &e.fn.Stmts[i]
		if s.Kind != StmtBranchTargets {
			continue
		}
		for _, o := range e.fn.Ops(s) {
			if o.Name == name {
				return true
			}
		}
	}
	return e.debugWords()[e.f.NameText(name)]
}

// debugWords lists the identifiers in the debug data of the file.
func (e *emitter) debugWords() map[string]bool {
	if e.debug != nil {
		return e.debug
	}
	e.debug = make(map[string]bool)
	for _, it := range e.f.Items {
		if it.Kind == ItemSection || it.Kind == ItemDebug {
			e.addWords(it.Span)
		}
	}
	for _, fn := range e.f.Funcs {
		for i := range fn.Stmts {
			if s := &fn.Stmts[i]; s.Kind == StmtSection || s.Kind == StmtDebug {
				e.addWords(s.Span)
			}
		}
	}
	return e.debug
}

func (e *emitter) addWords(sp Span) {
	for i := sp.Start; i < sp.End; {
		if class[e.src[i]]&isIdentStart == 0 {
			i++
			continue
		}
		start := i
		for i++; i < sp.End && class[e.src[i]]&isIdent != 0; i++ {
		}
		e.debug[string(e.src[start:i])] = true
	}
}

// statement writes the text of an item's statement, under the guard that its
// value has.
func (e *emitter) statement(it item, inPlace bool, indent []byte) error {
	j := it.stmt
	s := &e.fn.Stmts[j]
	q := e.home[j]
	e.cursor[q], e.pending[q] = max(e.cursor[q], j+1), e.pending[q]-1
	e.setLoc(e.wantLoc[j], indent)
	if e.recipes[s.Instr].in.Text != it.v.Mods().Text {
		e.comments(j, indent)
		return e.printed(it.v, indent)
	}
	name, not := e.guardOf(it.v)
	if it.v.Guarded() && name == "" || it.v.Info().Conditional && name == "" {
		return fmt.Errorf("line %d: the guard is in no register", s.Pos.Line)
	}
	same := name == e.f.NameText(s.Guard) && not == s.GuardNot
	if name != "" && !same {
		e.use(e.guardReg(it.v))
	}
	switch {
	case !inPlace && same:
		e.moved(j, indent, "")
	case !inPlace:
		e.moved(j, indent, e.guarded(s, name, not))
	case same:
		e.verbatim(e.cut[j], e.cut[j+1])
	default:
		e.verbatim(e.cut[j], s.Span.Start)
		e.out = append(e.out, e.guarded(s, name, not)...)
		e.out = append(e.out, e.src[s.Span.End:e.cut[j+1]]...)
	}
	return nil
}

func (e *emitter) guardReg(v *ir.Value) ir.Reg {
	if v.Info().Conditional {
		return v.Args[0].Reg
	}
	return v.Guard.Pred.Reg
}

// guarded is the text of a statement under another guard.
func (e *emitter) guarded(s *Stmt, name string, not bool) string {
	text := string(e.src[e.opcodeAt(s):s.Span.End])
	switch {
	case name == "":
		return text
	case not:
		return "@!" + name + " " + text
	}
	return "@" + name + " " + text
}

// opcodeAt is where the opcode of a statement starts, behind its guard.
func (e *emitter) opcodeAt(s *Stmt) uint32 {
	if s.Guard == 0 {
		return s.Span.Start
	}
	p := parser{f: e.f, src: e.src, pos: int(s.Span.Start) + 1} // behind the @
	p.skipSpace()
	if p.peek() == '!' {
		p.pos++
		p.skipSpace()
	}
	p.pos += len(e.f.NameText(s.Guard))
	p.skipSpace()
	return uint32(p.pos)
}

// moved writes statement j on a line of its own: with the comments above it, its
// text or what is to stand for it, and the comment behind it.
func (e *emitter) moved(j int32, indent []byte, text string) {
	s := &e.fn.Stmts[j]
	if s.Kind != StmtLoc {
		e.comments(j, indent)
	}
	e.freshLine()
	e.out = append(e.out, indent...)
	if text == "" {
		e.out = append(e.out, e.src[s.Span.Start:s.Span.End]...)
	} else {
		e.out = append(e.out, text...)
	}
	e.out = append(e.out, bytes.TrimRight(e.src[s.Span.End:e.cut[j+1]], " \t\r\n")...)
	e.out = append(e.out, e.eol...)
}

// comments writes the comments above statement j, a line each.
func (e *emitter) comments(j int32, indent []byte) {
	for line := range bytes.Lines(e.src[e.cut[j]:e.fn.Stmts[j].Span.Start]) {
		line = bytes.Trim(line, " \t\r\n;")
		if len(line) == 0 {
			continue
		}
		e.freshLine()
		e.out = append(e.out, indent...)
		e.out = append(e.out, line...)
		e.out = append(e.out, e.eol...)
	}
}
