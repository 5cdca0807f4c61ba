package ptx

import (
	"bytes"
	"fmt"

	"lockstep/ir"
)

// Emit writes a module back as PTX text: m is what Build made of f, after passes
// have changed some of its functions. A function that no pass changed is copied
// byte for byte; in a changed one only the lines of changed blocks differ, and a
// line of new declarations behind the brace that opens its body.
//
// Statements are known by Value.Stmt. A block that holds the same statements in
// the same order, under the same guards, with the same way out, is copied. Any
// other is put together again from the text of its statements, which may come
// from several blocks: each on a line of its own, with the indentation of the
// block and its own comments; where only the guard of a statement is another,
// only the guard's text is. Values that stand for no statement are printed.
//
// It returns an error if the change has no form in the text, such as a scope
// that would be torn apart. Whoever emits reads the output again and compares.
func Emit(f *File, m *ir.Module) ([]byte, error) {
	e := newEmitter(f)
	funcs := make(map[string]*ir.Func, len(m.Funcs))
	for _, fn := range m.Funcs {
		if !fn.Declared() {
			funcs[fn.Name] = fn
		}
	}
	done := uint32(0)
	for _, fn := range f.Funcs {
		if !fn.Body {
			continue
		}
		name := f.NameText(fn.Name)
		irf := funcs[name]
		if irf == nil {
			return nil, fmt.Errorf("ptx.Emit: the module has no function %s", name)
		}
		e.out = append(e.out, e.src[done:fn.Open+1]...)
		if err := e.body(fn, irf); err != nil {
			return nil, fmt.Errorf("ptx.Emit: %s: %w", name, err)
		}
		done = fn.Close
	}
	return append(e.out, e.src[done:]...), nil
}

// emitter writes one file.
type emitter struct {
	f       *File
	src     []byte
	eol     string
	recipes []recipe
	lay     *layouter
	out     []byte

	debug map[string]bool // words of the debug sections, nil until asked for

	// Of the body being written.
	fn      *Func
	irf     *ir.Func
	layout  layout
	home    []int32  // by statement: its block in the layout, -1 for none
	cut     []uint32 // by statement: where its text starts, on a line of its own if it can; one more for the end
	scope   []int32  // by statement: the { that is open before it, -1 for the body; one more for the end
	wantLoc []int32  // by statement: the .loc in effect, -1 for none
	callLoc []int32  // by .loc statement: the .loc that its inlined_at means, -1 for none; nil if the body has no inlined_at
	cursor  []int32  // by block of the layout: first statement not yet written
	left    []int32  // by block of the layout: statements of it that the block being written still has
	pending []int32  // by block of the layout: statements of it that are not written yet
	gone    []bool   // by block of the layout: it is not in the transformed function

	scopes  []int32           // open in the output
	loc     int32             // .loc in effect in the output
	written map[locPlace]bool // places of the .loc statements in the output, kept with callLoc
	declare []ir.Reg
	renamed map[ir.Reg]string
}

func newEmitter(f *File) *emitter {
	e := &emitter{f: f, src: f.Src, eol: lineEnd(f.Src), recipes: newRecipes(f)}
	e.lay = newLayouter(f, e.recipes, func(uint32, string, ...any) {}) // Build has reported what is wrong
	return e
}

// item is one thing that a block's text consists of.
type item struct {
	v    *ir.Value
	stmt int32 // ir.NoStmt for a value to be printed
}

// lineEnd is the line end of the file.
func lineEnd(src []byte) string {
	if i := bytes.IndexByte(src, '\n'); i > 0 && src[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// body writes what is between the braces of a function.
func (e *emitter) body(fn *Func, irf *ir.Func) error {
	e.fn, e.irf = fn, irf
	e.lay.run(fn, &e.layout)
	if !e.changed() {
		e.out = append(e.out, e.src[fn.Open+1:fn.Close]...)
		return nil
	}
	return e.rewrite(e.block)
}

// rewrite writes the blocks of a function that has changed, each with write.
func (e *emitter) rewrite(write func(b, next *ir.Block) error) error {
	fn, irf := e.fn, e.irf
	e.prepare()
	e.out = append(e.out, e.src[fn.Open+1:e.cut[0]]...)
	declarations := len(e.out)
	for i, b := range irf.Blocks {
		var next *ir.Block
		if i+1 < len(irf.Blocks) {
			next = irf.Blocks[i+1]
		}
		if err := write(b, next); err != nil {
			return err
		}
	}
	e.callLocs(e.layout.epilogue, int32(len(fn.Stmts)))
	e.restoreLoc(e.layout.epilogue, int32(len(fn.Stmts)))
	if err := e.inScope(e.scope[e.layout.epilogue]); err != nil {
		return err
	}
	tail := e.src[e.cut[e.layout.epilogue]:fn.Close]
	if len(bytes.TrimSpace(tail)) > 0 || e.startsLine(e.cut[e.layout.epilogue]) {
		e.freshLine()
	}
	e.out = append(e.out, tail...)
	e.insertDeclarations(declarations)
	return nil
}

// changed reports whether the function is another one than the text has.
func (e *emitter) changed() bool {
	if len(e.irf.Blocks) != len(e.layout.blocks) {
		return true
	}
	for i, b := range e.irf.Blocks {
		if int(b.ID) != i || !e.same(b) {
			return true
		}
	}
	return false
}

// same reports whether a block is as the text has it.
func (e *emitter) same(b *ir.Block) bool {
	if int(b.ID) >= len(e.layout.blocks) {
		return false
	}
	span := &e.layout.blocks[b.ID]
	at, heads := span.lo, 0
	for _, v := range b.Values {
		switch {
		case v.Stmt == ir.NoStmt && v.Issues() == 0:
			continue
		case v.Stmt == span.head && v.Issues() == 0:
			heads++
			continue
		case v.Stmt == ir.NoStmt:
			return false
		}
		for at < span.hi && e.fn.Stmts[at].Kind != StmtInstr {
			at++
		}
		if v.Stmt != at || at >= span.hi || !e.sameText(v) {
			return false
		}
		at++
	}
	if (span.head >= 0) != (heads == 1) {
		return false
	}
	for ; at < span.hi; at++ {
		if e.fn.Stmts[at].Kind == StmtInstr {
			return false
		}
	}
	return e.sameExit(b, span)
}

// sameText reports whether the text of v's statement still says what v does: the
// same operation under the same guard.
func (e *emitter) sameText(v *ir.Value) bool {
	s := &e.fn.Stmts[v.Stmt]
	if e.recipes[s.Instr].in.Text != v.Mods().Text {
		return false
	}
	name, not := e.guardOf(v)
	return name == e.f.NameText(s.Guard) && not == s.GuardNot
}

// guardOf returns the name of the predicate that v is under, "" for none.
func (e *emitter) guardOf(v *ir.Value) (name string, not bool) {
	switch {
	case v.Info().Conditional:
		not = v.Not
		if s := v.Stmt; s != ir.NoStmt && v.Op == ir.OpCondBr {
			if c := e.recipes[e.fn.Stmts[s].Instr].control; c == controlCall || c == controlBrx {
				not = !not // the branch goes around
			}
		}
		return e.regName(v.Args[0].Reg), not
	case v.Guarded():
		return e.regName(v.Guard.Pred.Reg), v.Guard.Not
	}
	return "", false
}

// sameExit reports whether b leaves to where the text says.
func (e *emitter) sameExit(b *ir.Block, span *blockSpan) bool {
	want := e.exits(int32(b.ID), span)
	if len(want) != len(b.Succs) {
		return false
	}
	for i, t := range want {
		if int32(b.Succs[i].B.ID) != t {
			return false
		}
	}
	t := b.Term()
	if span.term < 0 {
		return t.Op == ir.OpFall || t.Free
	}
	return t.Stmt == span.term
}

// exits lists the blocks that block i of the layout leads to.
func (e *emitter) exits(i int32, span *blockSpan) []int32 {
	if span.term < 0 {
		if int(i) < len(e.layout.blocks)-1 {
			return []int32{i + 1}
		}
		return nil
	}
	if e.lay.guardedHead(e.fn, span) {
		return []int32{i + 2, i + 1}
	}
	to := append([]int32(nil), e.layout.targets[span.targets.Lo:span.targets.Hi]...)
	if e.fn.Stmts[span.term].Guard != 0 && span.head < 0 {
		to = append(to, i+1)
	}
	return to
}

// prepare makes the tables about the text of a body.
func (e *emitter) prepare() {
	n := len(e.fn.Stmts)
	e.home, e.cut, e.scope, e.wantLoc = make([]int32, n), make([]uint32, n+1), make([]int32, n+1), make([]int32, n)
	end := e.fn.Open + 1
	loc := int32(-1)
	open := []int32{-1}
	for i := range e.fn.Stmts {
		s := &e.fn.Stmts[i]
		e.cut[i] = e.lineAfter(end, s.Span.Start)
		end = s.Span.End
		e.home[i], e.wantLoc[i] = -1, loc
		e.scope[i] = open[len(open)-1]
		switch s.Kind {
		case StmtLoc:
			loc = int32(i)
		case StmtOpen:
			open = append(open, int32(i))
		case StmtClose:
			open = open[:max(len(open)-1, 1)]
		}
	}
	e.cut[n] = e.lineAfter(end, e.fn.Close)
	e.scope[n] = open[len(open)-1]
	blocks := e.layout.blocks
	e.cursor, e.left, e.pending, e.gone = make([]int32, len(blocks)), make([]int32, len(blocks)), make([]int32, len(blocks)), make([]bool, len(blocks))
	for k := range blocks {
		e.gone[k], e.cursor[k] = true, blocks[k].lo
		for j := blocks[k].lo; j < blocks[k].hi; j++ {
			e.home[j] = int32(k)
		}
	}
	for _, b := range e.irf.Blocks {
		if int(b.ID) < len(blocks) {
			e.gone[b.ID] = false
		}
		for _, it := range e.items(b) {
			if it.stmt != ir.NoStmt {
				e.pending[e.home[it.stmt]]++
			}
		}
	}
	e.findCallLocs()
	e.scopes, e.loc = append(e.scopes[:0], -1), -1
	e.declare, e.renamed = nil, nil
}

// lineAfter returns the start of the line behind the statement that ends at
// offset end, if that line starts before offset limit: so that a comment behind a
// statement belongs to it, and one on lines before a statement to that. Where
// both stand on one line it returns end.
func (e *emitter) lineAfter(end, limit uint32) uint32 {
	src := e.src
	for i := end; i < limit; i++ {
		switch {
		case src[i] == '\n':
			return i + 1
		case src[i] == '/' && i+1 < limit && src[i+1] == '/':
			if n := bytes.IndexByte(src[i:limit], '\n'); n >= 0 {
				return i + uint32(n) + 1
			}
			return end
		case src[i] == '/' && i+1 < limit && src[i+1] == '*':
			n := bytes.Index(src[i+2:limit], []byte("*/"))
			if n < 0 {
				return end
			}
			i += 2 + uint32(n) + 1
		}
	}
	return end
}

// startsLine reports whether a line starts at an offset.
func (e *emitter) startsLine(at uint32) bool { return at > 0 && e.src[at-1] == '\n' }

// freshLine starts a new line in the output, unless it is at the start of one.
func (e *emitter) freshLine() {
	if len(e.out) > 0 && e.out[len(e.out)-1] != '\n' {
		e.out = append(e.out, e.eol...)
	}
}
