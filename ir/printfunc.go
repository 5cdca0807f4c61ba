package ir

// The part of the printer that writes functions. What the text looks like is at the top of print.go.

import "math"

func (p *printer) function(f *Func) {
	p.scope(f)
	if f.Kernel {
		p.str("kernel ")
	} else {
		p.str("func ")
	}
	p.sym(f.Sym)
	p.flag(" noreturn", f.NoReturn)
	p.facts(f.Facts)
	if f.Sym != nil && f.Sym.Func != f {
		p.str(" shared") // the symbol is another function's: a declaration of something defined elsewhere in the text
	}
	values, blocks := f.bounds()
	if values != f.nextValue {
		p.word(" values ", int64(f.nextValue))
	}
	if blocks != f.nextBlock {
		p.word(" blocks ", int64(f.nextBlock))
	}
	p.pos(f.Pos)
	p.line()
	if s := f.Sym; s != nil && s.Func == f {
		p.functionSymbol(f, s)
	}
	for _, s := range f.Params {
		p.symbol("  ", SymParam, s)
	}
	for _, s := range f.Results {
		p.str("  result")
		p.symbolRest("  ", SymParam, s)
	}
	p.launch(&f.Launch)
	for _, s := range f.Vars {
		p.symbol("  ", SymVar, s)
	}
	for i := range f.Regs {
		r := &f.Regs[i]
		p.str("  reg ")
		p.str(p.regs[i])
		if r.Type != nil {
			p.byte(' ')
			p.typ(r.Type)
		}
		if r.Ty != NoScalar {
			p.str(" as ")
			p.str(r.Ty.String())
		}
		p.pos(r.Pos)
		p.line()
	}
	for _, b := range f.Blocks {
		p.block(b)
	}
	p.str("end")
	p.line()
}

// functionSymbol prints what f.Sym says beyond its name; a position only if it is not the function's.
func (p *printer) functionSymbol(f *Func, s *Symbol) {
	mark := len(p.buf)
	p.str("  symbol")
	bare := len(p.buf)
	if s.Kind != SymFunc {
		p.str(" kind ")
		p.str(symKinds[s.Kind])
	}
	p.attributes(s)
	if s.Pos != f.Pos {
		p.str(" ; ")
		p.buf = appendPos(p.buf, s.Pos)
	}
	if len(p.buf) == bare && s.Data == nil && s.Relocs == nil {
		p.buf = p.buf[:mark]
		return
	}
	p.line()
	p.data("  ", s)
}

// bounds returns the smallest bounds that f's IDs allow.
func (f *Func) bounds() (values, blocks ID) {
	for _, b := range f.Blocks {
		blocks = max(blocks, b.ID+1)
		for _, v := range b.Values {
			values = max(values, v.ID+1)
		}
	}
	return values, blocks
}

func (p *printer) launch(l *LaunchDecl) {
	if *l == (LaunchDecl{}) {
		return
	}
	p.str("  launch")
	for _, d := range [...]struct {
		key string
		n   [3]uint32
	}{{" reqntid ", l.ReqNTid}, {" maxntid ", l.MaxNTid}, {" reqcluster ", l.ReqCluster}} {
		if d.n != [3]uint32{} {
			p.str(d.key)
			for i, n := range d.n {
				if i > 0 {
					p.byte(',')
				}
				p.int(int64(n))
			}
		}
	}
	p.word(" maxcluster ", int64(l.MaxCluster))
	p.word(" mincta ", int64(l.MinNCTA))
	if l.FlatMin != 0 || l.FlatMax != 0 {
		p.str(" flat ")
		p.int(int64(l.FlatMin))
		p.byte(',')
		p.int(int64(l.FlatMax))
	}
	p.word(" warp ", int64(l.Warp))
	p.line()
}

func (p *printer) block(b *Block) {
	p.blockName(b)
	if b.Name != "" {
		p.byte(' ')
		p.str(name(b.Name))
	}
	p.byte(':')
	for i, e := range b.Preds {
		if i == 0 {
			p.str(" <- ")
		} else {
			p.str(", ")
		}
		p.blockName(e.B)
		if e.B != nil && edgesTo(e.B, b) > 1 {
			p.byte('.')
			p.int(int64(e.I))
		}
	}
	p.pos(b.Pos)
	p.line()
	for _, v := range b.Values {
		p.str("  ")
		p.value(v)
		p.line()
	}
	if b.Term() == nil && len(b.Succs) > 0 {
		p.str(" ")
		p.successors(b)
		p.line()
	}
}

// edgesTo counts the edges from b to c, up to two, at the end that has fewer: a branch by index has many ways on.
func edgesTo(b, c *Block) int {
	n := 0
	edges, other := b.Succs, c
	if len(c.Preds) < len(edges) {
		edges, other = c.Preds, b
	}
	for _, s := range edges {
		if s.B == other {
			if n++; n > 1 {
				break
			}
		}
	}
	return n
}

func (p *printer) blockName(b *Block) {
	if b == nil {
		p.str("b?")
		return
	}
	p.byte('b')
	p.int(int64(b.ID))
}

func (p *printer) successors(b *Block) {
	for i, e := range b.Succs {
		if i == 0 {
			p.str(" -> ")
		} else {
			p.str(", ")
		}
		p.blockName(e.B)
	}
}

func (p *printer) valueName(v *Value) {
	if v == nil {
		p.str("v?")
		return
	}
	p.byte('v')
	p.int(int64(v.ID))
}

func (p *printer) value(v *Value) {
	if v.Guard.Pred != nil {
		p.byte('@')
		if v.Guard.Not {
			p.byte('!')
		}
		p.valueName(v.Guard.Pred)
		p.byte(' ')
	}
	p.valueName(v)
	p.byte(':')
	if v.HasResult() {
		p.typ(v.Type)
		p.str(" =")
	}
	p.byte(' ')
	p.operation(v)
	p.operands(v)
	if b := v.Block; b != nil && len(b.Values) > 0 && b.Values[len(b.Values)-1] == v && v.Info().Terminator {
		p.successors(b)
	}
	p.origin(v)
}

// operands prints the symbol, the arguments, and what else the value says.
func (p *printer) operands(v *Value) {
	info := v.Info()
	args := v.Args
	var pass *Value
	if v.Guard.Pred != nil && v.HasResult() && len(args) > 0 {
		pass, args = args[len(args)-1], args[:len(args)-1]
	}
	sep := " "
	if v.Aux.Sym != nil || v.Op == OpAddr {
		p.str(sep)
		p.sym(v.Aux.Sym)
		sep = ", "
	}
	bits := v.Aux.Bits
	switch {
	case v.Op == OpConst:
		p.str(sep)
		p.constant(v.Type, bits)
		sep = ", "
		bits = 0
	case info.UsesOffset && len(args) == 0 && v.Aux.Sym != nil: // OpAddr
		p.offset(int64(bits))
		bits = 0
	case numbered[v.Op]:
		p.str(sep)
		p.str("#")
		p.int(int64(bits))
		sep = ", "
		bits = 0
	}
	for i, a := range args {
		p.str(sep)
		sep = ", "
		switch {
		case i == 0 && info.UsesOffset:
			p.byte('[')
			p.valueName(a)
			p.offset(int64(bits))
			p.byte(']')
			bits = 0
			continue
		case i == 0 && info.Conditional && v.Not:
			p.byte('!')
		}
		p.valueName(a)
	}
	if pass != nil {
		p.str(" else ")
		p.valueName(pass)
	}
	if bits != 0 {
		p.str(" bits ")
		p.bits(bits)
	}
	p.flag(" not", v.Not && (!info.Conditional || len(args) == 0))
	if c := v.Aux.Call; c != nil {
		p.symbols(" rets", c.Rets)
		if c.Targets != nil {
			p.symbols(" targets", c.Targets)
		}
		if c.Proto != "" {
			p.str(" proto ")
			p.quote(c.Proto)
		}
		p.facts(c.Facts)
	}
}

// numbered lists the operations whose Aux.Bits is an index and is always printed.
var numbered = [NumOps]bool{OpSreg: true, OpArg: true, OpProj: true}

func (p *printer) symbols(key string, list []*Symbol) {
	p.str(key)
	p.byte('(')
	for i, s := range list {
		if i > 0 {
			p.str(", ")
		}
		p.sym(s)
	}
	p.byte(')')
}

// constant prints the bits of a constant: 0f3F800000 and 0d... as in PTX for floats, small numbers in decimal.
func (p *printer) constant(t *Type, bits uint64) {
	const digits = "0123456789ABCDEF"
	width := 0
	if t != nil && t.Kind == KindFloat {
		switch {
		case t.Bits == 32 && bits <= math.MaxUint32:
			p.str("0f")
			width = 8
		case t.Bits == 64:
			p.str("0d")
			width = 16
		}
	}
	if width == 0 {
		p.bits(bits)
		return
	}
	for i := width - 1; i >= 0; i-- {
		p.byte(digits[bits>>(4*i)&15])
	}
}

// origin prints what stands behind the semicolon.
func (p *printer) origin(v *Value) {
	mark := len(p.buf)
	p.str(" ;")
	bare := len(p.buf)
	if m := v.Aux.Mods; m != nil && m.Text != "" {
		p.byte(' ')
		p.quote(m.Text)
	}
	if v.Reg != 0 {
		p.str(" to ")
		if i := int(v.Reg) - 1; i >= 0 && i < len(p.regs) {
			p.str(p.regs[i])
		} else { // the verifier complains
			p.str("%?")
		}
	}
	if v.Stmt != NoStmt {
		p.str(" #")
		p.int(int64(v.Stmt))
	}
	p.flag(" free", v.Free)
	if v.Pos != (Pos{}) {
		p.byte(' ')
		p.buf = appendPos(p.buf, v.Pos)
	}
	if len(p.buf) == bare {
		p.buf = p.buf[:mark]
	}
}
