package ptx

import (
	"fmt"
	"math"
)

// body reads the statements of a function, from its { to its }.
func (p *parser) body(fn *Func) {
	fn.Body, fn.Open = true, uint32(p.pos)
	p.pos++
	moduleOps := p.ops
	p.fn, p.ops, p.stmts = fn, p.scratch.ops, p.scratch.stmts
	fn.Regs, fn.Vars, fn.Locs = p.scratch.regs, p.scratch.vars, p.scratch.locs
	p.scopes = p.scopes[:0]
	p.statements(fn)
	fn.Stmts, p.scratch.stmts = keepSlab(p.stmts)
	fn.Operands, p.scratch.ops = keepSlab(p.ops)
	fn.Regs, p.scratch.regs = keepSlab(fn.Regs)
	fn.Vars, p.scratch.vars = keepSlab(fn.Vars)
	fn.Locs, p.scratch.locs = keepSlab(fn.Locs)
	p.fn, p.ops, p.stmts = nil, moduleOps, nil
}

func (p *parser) statements(fn *Func) {
	for {
		p.skipSpace()
		start := p.pos
		if start >= len(p.src) {
			p.unclosed(fn)
			return
		}
		switch c := p.src[start]; {
		case class[c]&isIdentStart != 0 || c == '@':
			if !p.instruction(start) {
				p.recover(start)
			}
		case c == '.':
			ok, end := p.directive(start)
			if end {
				p.unclosed(fn)
				return
			}
			if !ok {
				p.recover(start)
			}
		case c == '}':
			fn.Close = uint32(start)
			p.pos++
			if len(p.scopes) == 0 {
				return
			}
			p.scopes = p.scopes[:len(p.scopes)-1]
			p.addStmt(Stmt{Kind: StmtClose}, start)
		case c == '{':
			if len(p.scopes) >= MaxScopeDepth {
				p.errorf(start, "scopes nest deeper than %d (MaxScopeDepth)", MaxScopeDepth)
				p.skipBalanced()
				continue
			}
			p.pos++
			p.addStmt(Stmt{Kind: StmtOpen}, start)
			p.scopes = append(p.scopes, uint32(start))
		default:
			p.errorf(start, "expected an instruction, label or directive, found %s", p.found())
			p.pos++
			p.recover(start)
		}
	}
}

// unclosed reports that the text ends, or another function starts, inside the
// body.
func (p *parser) unclosed(fn *Func) {
	open, what := fn.Open, "body"
	if n := len(p.scopes); n > 0 {
		open, what = p.scopes[n-1], "scope"
	}
	fn.Close = uint32(p.pos)
	p.errorf(p.pos, "expected '}' before %s: the %s opened at line %d is not closed", p.found(), what, p.f.Position(open).Line)
}

// addStmt completes a statement that ends here and adds it.
func (p *parser) addStmt(s Stmt, start int) {
	s.Span = p.span(start)
	s.Pos = p.posAt(start)
	s.Depth = uint16(len(p.scopes))
	p.stmts = append(p.stmts, s)
}

// instruction reads an instruction with its guard, or a label.
func (p *parser) instruction(start int) bool {
	s := Stmt{Kind: StmtInstr}
	if p.atDWARF() {
		p.debugLine()
		p.addStmt(Stmt{Kind: StmtDebug}, start)
		return true
	}
	if p.peek() == '@' {
		p.pos++
		if p.accept('!') {
			s.GuardNot = true
			p.skipSpace()
		}
		if s.Guard = p.name(); s.Guard == 0 {
			p.errorf(p.pos, "expected a predicate after '@', found %s", p.found())
			return false
		}
		p.skipSpace()
	}

	src, opcode := p.src, p.pos
	i, dots, h := p.scanOpcode()
	p.pos = i
	if i > opcode && !dots && p.label(&s, opcode, i, h) {
		p.addStmt(s, start)
		return true
	}
	text := src[opcode:i]
	if i == opcode || !isLetter(src[opcode]) {
		p.pos = opcode
		p.errorf(opcode, "expected an instruction, found %s", p.found())
		p.pos = i
		return false
	}
	if c := p.peek(); c == '.' || c == '/' || c == '[' || class[c]&isSpace != 0 {
		end := p.pos
		p.skipSpace()
		if c = p.peek(); c == '.' || c == '[' && end == p.pos {
			var ok bool
			if text, ok = p.joinOpcode(text); !ok {
				return false
			}
			h = p.spellings.hashName(text)
		}
	}
	if len(text) > MaxOpcodeLength {
		p.errorf(opcode, "opcode of %d bytes, expected at most %d (MaxOpcodeLength)", len(text), MaxOpcodeLength)
		return false
	}
	id := p.spellings.intern(text, h)
	if int(id) > len(p.f.Instrs) {
		p.f.Instrs = append(p.f.Instrs, p.newInstr(string(text), opcode))
	}
	s.Instr = InstrID(id - 1)
	return p.operands(&s, p.f.Instrs[s.Instr], start)
}

// scanOpcode returns the end of the opcode with its modifiers, or of the label,
// that starts here, whether it has dots or colons inside, and its hash. One scan
// serves both, for they differ only in what follows.
func (p *parser) scanOpcode() (end int, dots bool, h uint64) {
	src, i := p.src, p.pos
	h = p.f.names.seed
	if i < len(src) && class[src[i]]&isIdentStart != 0 {
		h = (h ^ uint64(src[i])) * hashPrime
		i++
	}
	for ; i < len(src); i++ {
		c := src[i]
		if class[c]&isIdent == 0 {
			if c == ':' && p.byteAt(i+1) == ':' && class[p.byteAt(i+2)]&isIdent != 0 {
				h = (h ^ uint64(c)) * hashPrime
				i++
			} else if c != '.' || class[p.byteAt(i+1)]&isIdent == 0 {
				break
			}
			dots = true
		}
		h = (h ^ uint64(c)) * hashPrime
	}
	return i, dots, h
}

// label makes s a label if the word at [at, end) is one: a colon
// follows, perhaps after white space. It then reads the colon.
func (p *parser) label(s *Stmt, at, end int, h uint64) bool {
	if p.peek() != ':' {
		if class[p.peek()]&isSpace == 0 {
			return false
		}
		if p.skipSpace(); p.peek() != ':' {
			p.pos = end
			return false
		}
	}
	if s.Guard != 0 || end-at > MaxNameLength || end-at == 1 && !isLetter(p.src[at]) {
		p.pos = end
		return false
	}
	p.pos++
	s.Kind, s.Name = StmtLabel, NameID(p.f.names.intern(p.src[at:end], h))
	return true
}

// joinOpcode reads modifiers that white space separates from the opcode, and
// the bank of .const[n] as an opcode of PTX 1.x may have, and returns the
// spelling in one piece, the bank left out.
func (p *parser) joinOpcode(text []byte) ([]byte, bool) {
	joined := append([]byte(nil), text...)
	for {
		switch {
		case p.peek() == '.':
			at := p.pos
			w := p.dotWord()
			if len(w) == 0 {
				p.errorf(at, "expected a modifier after '.', found %s", p.found())
				return nil, false
			}
			joined = append(append(joined, '.'), w...)
		case p.peek() == '[' && string(joined[max(0, len(joined)-len(".const")):]) == ".const" && class[p.peekAt(1)]&isDigit != 0:
			p.pos++
			if _, ok := p.constant("as the number of a constant bank"); !ok || !p.expect(']', "after the number of a constant bank") {
				return nil, false
			}
		default:
			return joined, true
		}
		if len(joined) > MaxOpcodeLength {
			return joined, true
		}
		end := p.pos
		if p.skipSpace(); p.peek() != '.' {
			p.pos = end
			return joined, true
		}
	}
}

// operands reads the operands of an instruction and the ;, and adds it.
func (p *parser) operands(s *Stmt, in *Instr, start int) bool {
	p.call = in.call
	end := p.pos
	p.skipSpace()
	if c := p.peek(); c == ';' {
		p.pos++
	} else if c == '}' || c == 0 && p.pos >= len(p.src) || end < p.pos && p.firstOnLine(p.pos) && p.startsStatement() {
		p.errorf(end, "expected ';' after %s", in.Text)
		p.pos = end
	} else if !p.operandList(in) {
		return false
	}
	p.call = false
	if n := len(p.stack); n < int(in.minOps) || n > int(in.maxOps) {
		p.operandCount(in, start, n)
	}
	s.Ops = p.flush(0)
	p.addStmt(*s, start)
	return true
}

// operandList reads operands up to behind the ;. A ; missing at the end of a
// line is reported, and then the statement counts as complete.
func (p *parser) operandList(in *Instr) bool {
	for {
		if !p.operand() {
			return false
		}
		p.skipSpace()
		switch p.peek() {
		case ',':
			p.pos++
			p.skipSpace()
			continue
		case ';':
			p.pos++
			return true
		}
		end := int(p.stack[len(p.stack)-1].Span.End)
		if p.pos >= len(p.src) || p.peek() == '}' || p.firstOnLine(p.pos) {
			p.errorf(end, "expected ';' after operand %d of %s", len(p.stack), in.Text)
			p.pos = end
			return true
		}
		p.errorf(p.pos, "expected ',' or ';' after operand %d of %s, found %s", len(p.stack), in.Text, p.found())
		return false
	}
}

// operandCount reports a wrong number of operands.
func (p *parser) operandCount(in *Instr, start, n int) {
	want := fmt.Sprint(in.minOps)
	switch {
	case in.maxOps == math.MaxUint8:
		want = "at least " + want
	case in.maxOps == in.minOps+1:
		want += fmt.Sprintf(" or %d", in.maxOps)
	case in.maxOps > in.minOps:
		want += fmt.Sprintf(" to %d", in.maxOps)
	}
	if in.Opcode.Operands != "" {
		want += " (" + in.Opcode.Operands + ")"
	}
	p.errorf(start, "%s has %s, expected %s", in.Text, plural(n, "operand"), want)
}
