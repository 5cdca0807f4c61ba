package ptx

import (
	"fmt"
	"math"
)

// bodyDirectives are the directives of bodies but for variables. Each reads
// what follows its name and fills in the statement.
var bodyDirectives = map[string]func(p *parser, s *Stmt, start int) bool{
	"reg":           (*parser).registers,
	"loc":           (*parser).loc,
	"branchtargets": nameList(StmtBranchTargets),
	"calltargets":   nameList(StmtCallTargets),
	"callprototype": (*parser).callPrototype,
	"pragma": func(p *parser, s *Stmt, _ int) (ok bool) {
		s.Kind = StmtPragma
		s.Ops, ok = p.pragma()
		return ok
	},
	"file": func(p *parser, s *Stmt, start int) bool {
		s.Kind = StmtFile
		_, ok := p.debugFile(start)
		return ok
	},
	"section": func(p *parser, s *Stmt, _ int) bool {
		s.Kind = StmtSection
		return p.section()
	},
	"byte":  debugStmt,
	"2byte": debugStmt,
	"4byte": debugStmt,
	"8byte": debugStmt,
	"quad":  debugStmt,
}

func debugStmt(p *parser, s *Stmt, _ int) bool {
	s.Kind = StmtDebug
	p.debugLine()
	return true
}

// endsBody lists the directives that cannot stand in a body: where one does, a
// brace is missing before it.
var endsBody = map[string]bool{"entry": true, "func": true, "version": true, "target": true, "address_size": true}

// directive reads a statement that starts with the dot here. It reports whether
// it is well formed, and whether it shows that the body has ended.
func (p *parser) directive(start int) (ok, end bool) {
	text := p.dotWord()
	var s Stmt
	if read := bodyDirectives[string(text)]; read != nil {
		if !read(p, &s, start) {
			return false, false
		}
		p.addStmt(s, start)
		return true, false
	}
	if endsBody[string(text)] {
		p.pos = start
		return false, true
	}
	switch words[string(text)].kind {
	case wordLinkage:
		p.skipSpace()
		if at := p.pos; p.peek() == '.' && endsBody[string(p.dotWord())] {
			p.pos = start
			return false, true
		} else {
			p.pos = at
		}
		fallthrough
	case wordSpace, wordAlign, wordAttribute, wordVec, wordType:
		p.pos = start
		return p.variableStmt(start), false
	}
	if len(text) == 0 {
		p.errorf(start, "expected the name of a directive after '.', found %s", p.found())
		return false, false
	}
	p.warnf(start, "unknown directive .%s is kept as it is", text)
	p.restOfUnknown()
	p.addStmt(Stmt{Kind: StmtUnknown}, start)
	return true, false
}

// variableStmt reads a variable declaration.
func (p *parser) variableStmt(start int) bool {
	var v Var
	if !p.declWords(&v) {
		return false
	}
	if v.Space == SpaceNone {
		p.errorf(start, "declaration without a state space, expected one such as .reg or .shared")
		return false
	}
	lo, ok := len(p.fn.Vars), false
	if p.fn.Vars, ok = p.variables(v, start, p.fn.Vars); !ok {
		p.fn.Vars = p.fn.Vars[:lo]
		return false
	}
	p.addStmt(Stmt{Kind: StmtVar, Decls: Range{uint32(lo), uint32(len(p.fn.Vars))}}, start)
	return true
}

// registers reads what follows .reg: a type, names or families, and the ;.
func (p *parser) registers(s *Stmt, _ int) bool {
	s.Kind = StmtReg
	v := Var{Space: SpaceReg}
	if !p.declWords(&v) {
		return false
	}
	if v.Type == TypeNone {
		p.errorf(p.pos, "expected a type after .reg, found %s", p.found())
		return false
	}
	regs := p.fn.Regs
	lo := len(regs)
	for {
		p.skipSpace()
		r := Reg{Type: v.Type, Vec: v.Vec}
		at := p.pos
		if r.Name = p.name(); r.Name == 0 {
			p.errorf(p.pos, "expected the name of a register, found %s", p.found())
			return false
		}
		r.Pos = p.posAt(at)
		if p.accept('<') {
			n, ok := p.familyCount()
			if !ok {
				return false
			}
			r.Count = n
		}
		regs = append(regs, r)
		p.skipSpace()
		switch p.peek() {
		case ',':
			p.pos++
			continue
		case ';':
			p.pos++
		default:
			p.errorf(p.pos, "expected ',' or ';' after the name of a register, found %s", p.found())
			return false
		}
		p.fn.Regs = regs
		s.Decls = Range{uint32(lo), uint32(len(regs))}
		return true
	}
}

// loc reads what follows .loc, on one line: file line column, and after commas
// function_name label and inlined_at file line column.
func (p *parser) loc(s *Stmt, _ int) bool {
	s.Kind = StmtLoc
	var l Loc
	if !p.locNumbers(&l.File, &l.Line, &l.Col) {
		return false
	}
	end := p.pos
	for {
		p.skipBlanks()
		if p.peek() != ',' {
			break
		}
		p.pos++
		p.skipSpace()
		at := p.pos
		word := p.name()
		switch {
		case word != 0 && string(p.src[at:p.pos]) == "function_name":
			p.skipBlanks()
			if l.Function = p.name(); l.Function == 0 {
				p.errorf(p.pos, "expected a label after function_name, found %s", p.found())
				return false
			}
			end = p.pos
			if p.skipBlanks(); p.peek() == '+' {
				p.pos++
				n, ok := p.constant("after the label of function_name")
				if !ok {
					return false
				}
				if n > math.MaxUint32 {
					p.errorf(at, "offset %d of function_name does not fit in 32 bits", n)
					return false
				}
				l.FunctionOff, end = uint32(n), p.pos
			}
		case word != 0 && string(p.src[at:p.pos]) == "inlined_at":
			l.Inlined = true
			if !p.locNumbers(&l.InlinedFile, &l.InlinedLine, &l.InlinedCol) {
				return false
			}
			end = p.pos
		default:
			p.pos = at
			p.errorf(at, "expected function_name or inlined_at after ',' in .loc, found %s", p.found())
			return false
		}
	}
	p.pos = end
	p.fn.Locs = append(p.fn.Locs, l)
	s.Decls = Range{uint32(len(p.fn.Locs) - 1), uint32(len(p.fn.Locs))}
	return true
}

// locNumbers reads file, line and column.
func (p *parser) locNumbers(file, line, col *uint32) bool {
	var ok bool
	p.skipBlanks()
	if *file, ok = p.uint("as the file of .loc"); !ok {
		return false
	}
	p.skipBlanks()
	if *line, ok = p.uint("as the line of .loc"); !ok {
		return false
	}
	p.skipBlanks()
	*col, ok = p.uint("as the column of .loc")
	return ok
}

// labelBefore returns the label that stands directly before the statement that
// is being read, 0 if there is none.
func (p *parser) labelBefore() NameID {
	if n := len(p.stmts); n > 0 && p.stmts[n-1].Kind == StmtLabel {
		return p.stmts[n-1].Name
	}
	return 0
}

// nameList reads the names of .branchtargets or .calltargets, and the ;.
func nameList(kind StmtKind) func(p *parser, s *Stmt, start int) bool {
	word := map[StmtKind]string{StmtBranchTargets: "a label in .branchtargets", StmtCallTargets: "a function in .calltargets"}[kind]
	return func(p *parser, s *Stmt, start int) bool {
		s.Kind = kind
		if s.Name = p.labelBefore(); s.Name == 0 {
			p.errorf(start, "expected a label before this list of targets")
		}
		for {
			p.skipSpace()
			at := p.pos
			name := p.name()
			if name == 0 {
				p.errorf(p.pos, "expected %s, found %s", word, p.found())
				return false
			}
			p.push(Operand{Kind: OperandName, Name: name, Span: p.span(at)})
			p.skipSpace()
			switch p.peek() {
			case ',':
				p.pos++
			case ';':
				p.pos++
				s.Ops = p.flush(0)
				return true
			default:
				p.errorf(p.pos, "expected ',' or ';' after %s, found %s", word, p.found())
				return false
			}
		}
	}
}

// callPrototype reads what follows .callprototype: (results) _ (parameters)
// and the ;.
func (p *parser) callPrototype(s *Stmt, start int) bool {
	s.Kind = StmtCallPrototype
	if s.Name = p.labelBefore(); s.Name == 0 {
		p.errorf(start, "expected a label before .callprototype")
	}
	var proto Proto
	var ok bool
	p.skipSpace()
	if p.peek() == '(' {
		if proto.Results, ok = p.params(true); !ok {
			return false
		}
		p.skipSpace()
	}
	if p.peek() == '_' && class[p.peekAt(1)]&isIdent == 0 {
		p.pos++
	} else if p.name() == 0 {
		p.errorf(p.pos, "expected '_' in .callprototype, found %s", p.found())
		return false
	}
	p.skipSpace()
	if p.peek() == '(' {
		if proto.Params, ok = p.params(true); !ok {
			return false
		}
	}
	var header Func
	if !p.headerAttrs(&header) || !p.expect(';', "after .callprototype") {
		return false
	}
	for _, a := range header.Attrs {
		proto.NoReturn = proto.NoReturn || a.Kind == AttrNoReturn
	}
	p.fn.Protos = append(p.fn.Protos, proto)
	s.Decls = Range{uint32(len(p.fn.Protos) - 1), uint32(len(p.fn.Protos))}
	return true
}

func plural(n int, noun string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, noun)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
