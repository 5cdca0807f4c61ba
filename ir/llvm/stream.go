package llvm

import (
	"bytes"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// Reading function by function. A syntax tree of a whole module takes several times the memory of its text, and is out of the
// processor's caches when ir is made of it. So Read takes two walks over the text. The first one reads what is outside of
// bodies, and skips those: nothing in them has a meaning outside but the names of intrinsics that nobody declared. The second
// one reads body after body, into the same tables, and makes ir of each.
//
// Where a body ends cannot be known without reading it. The first walk takes the first brace at the beginning of a line, as
// compilers print it. The second walk sees whether that was right: it must have come to the closing brace just there. Then the
// tokens of both walks together are those of the whole text. If not, or at any error, the text is read again as a whole, which
// gives the messages.

// skippedBody is a body that the first walk left for the second.
type skippedBody struct {
	fn              int    // index into File.Funcs
	start, end      uint32 // from brace to brace
	line, lineStart uint32 // of start
}

// skipBody goes behind the body that begins at the current token.
func (p *parser) skipBody() {
	s := skippedBody{fn: len(p.f.Funcs) - 1, start: p.tok.start, line: p.tok.line, lineStart: p.tok.lineStart}
	n := bytes.Index(p.lex.src[s.start:], []byte("\n}"))
	if n < 0 {
		p.fail("expected '}'")
	}
	s.end = s.start + uint32(n) + 2
	p.lex.line += uint32(bytes.Count(p.lex.src[p.lex.pos:s.end], []byte("\n")))
	p.lex.lineStart = s.end - 1
	p.lex.pos = s.end
	p.tok.end = s.end
	p.next()
	*p.skipped = append(*p.skipped, s)
}

// streamed reads a module function by function; ok is false if that did not work, and the text has to be read as a whole.
func streamed(name string, src []byte) (f *File, m *ir.Module, diags diag.List, ok bool) {
	if len(src) > MaxFileSize {
		return nil, nil, nil, false
	}
	p := newParser(name, src)
	f = p.f
	f.Locals = make([]Local, 1, 64)
	var bodies []skippedBody
	p.skipped = &bodies
	p.module()
	if p.diags.HasErrors() {
		return nil, nil, nil, false
	}
	p.skipped = nil
	b := newBuilder(f)
	b.head()
	fb := newFuncBuilder(b)
	check := ir.NewVerifier(b.m)
	mark := f.mark()
	for i := range bodies {
		fn := &f.Funcs[bodies[i].fn]
		header := *fn
		if !p.skippedBody(fn, &bodies[i]) {
			return nil, nil, nil, false
		}
		fi := b.funcs[bodies[i].fn]
		fb.build(fn, fi)
		check.Func(fi)
		*fn = header
		f.forget(&mark)
	}
	p.finishModule()
	b.dialect()
	if p.diags.HasErrors() || b.diags.HasErrors() || check.Module() != nil {
		return nil, nil, nil, false
	}
	f.bodiless = true
	return f, b.m, append(p.diags.List(), b.diags.List()...), true
}

// skippedBody reads a body that was left out, with the parameters of its function again: their numbers are another's by now.
// It reports whether that went well.
func (p *parser) skippedBody(fn *Func, s *skippedBody) bool {
	p.fn = fn
	defer func() { p.fn = nil }()
	return p.guarded(func() {
		p.beginLocals(fn)
		p.paramBuf = append(p.paramBuf[:0], fn.Params...)
		fn.Params = p.paramBuf
		for i := range fn.Params {
			fn.Params[i].Local = p.paramAgain(fn.Params[i].Local)
		}
		p.lex.pos, p.lex.line, p.lex.lineStart = s.start, s.line, s.lineStart
		p.next()
		p.next()
		p.body(fn)
		p.endLocals(fn)
	}) && !fn.Broken && !p.diags.HasErrors() && p.prevEnd == s.end
}

// paramAgain makes a local as that of a parameter, which was read before.
func (p *parser) paramAgain(old LocalID) LocalID {
	l := p.f.Locals[old]
	if l.Name.End == 0 {
		id := p.numbered(l.Num)
		p.f.Locals[id] = l
		p.nextNum = l.Num + 1
		return id
	}
	id := p.newLocal(l)
	p.locals.intern(p.f.LocalName(old))
	p.byName = append(p.byName, id)
	return id
}

// fileMark is how much a File holds.
type fileMark struct{ blocks, instrs, ops, exprs, consts, wide, calls, asms, locals int }

func (f *File) mark() fileMark {
	return fileMark{len(f.Blocks), len(f.Instrs), len(f.Ops), len(f.Exprs), len(f.Consts), len(f.Wide), len(f.Calls), len(f.Asms), len(f.Locals)}
}

// forget drops what came since the mark. The room is used again.
func (f *File) forget(m *fileMark) {
	f.Blocks, f.Instrs, f.Ops = f.Blocks[:m.blocks], f.Instrs[:m.instrs], f.Ops[:m.ops]
	f.Exprs, f.Consts, f.Wide = f.Exprs[:m.exprs], f.Consts[:m.consts], f.Wide[:m.wide]
	f.Calls, f.Asms, f.Locals = f.Calls[:m.calls], f.Asms[:m.asms], f.Locals[:m.locals]
}

// whole is the File with the bodies of its functions.
func (f *File) whole() *File {
	if !f.bodiless {
		return f
	}
	w, _ := Parse(f.Name, f.Src)
	return w
}
