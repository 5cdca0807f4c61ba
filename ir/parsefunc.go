package ir

import (
	"slices"
	"strconv"
	"strings"
)

// funcParser reads the lines of one function.
type funcParser struct {
	*parser
	f      *Func
	off    int // of the function's first line
	syms   map[symbolName]*symbolRef
	regs   map[symbolName]Reg
	values table[Value]
	blocks table[Block]
	preds  []predList // of the blocks, in text order
	b      *Block     // that is being read
	args   []*Value   // of the value that is being read
	maxID  int

	newValue func() *Value // f.alloc
}

// predList is what a block's header says about its predecessors.
type predList struct {
	off   int // of the header
	given bool
	edges []Edge // I is -1 where the header does not say which of the edges
}

// table holds values or blocks by ID, and where each was first named.
type table[T any] struct {
	at    []*T
	first []int
}

// get returns the entry of id, a new one if need be, made by alloc.
func (t *table[T]) get(id, off int, alloc func() *T) *T {
	if id >= len(t.at) {
		n := max(id+1, min(2*len(t.at), 2*id))
		t.at = append(t.at, make([]*T, n-len(t.at))...)
		t.first = append(t.first, make([]int, n-len(t.first))...)
	}
	if t.at[id] == nil {
		t.at[id] = alloc()
		t.first[id] = off
	}
	return t.at[id]
}

// failOffsets reports the same fault at several offsets, in their order.
func (p *scanner) failOffsets(offs []int, message string) {
	slices.Sort(offs)
	for _, off := range offs {
		p.failOffset(off, "%s", message)
	}
}

// function reads the first line of a function, behind its first word.
func (p *parser) function(kernel bool) {
	off := p.start
	shared := false
	f := &Func{Kernel: kernel, Module: p.m}
	at := p.here()
	symOff := p.start + at
	if p.peek() != '@' {
		p.fail("expected a name with @, found %s", p.found())
		return
	}
	p.i++
	r := p.refTo(p.syms, symOff)
	f.Sym, f.Name = r.sym, r.sym.Name
	for !p.bad && !p.done() && p.peek() != ';' {
		switch {
		case p.accept("noreturn"):
			f.NoReturn = true
		case p.accept("facts"):
			f.Facts = p.facts()
		case p.accept("shared"):
			shared = true
		case p.accept("values"):
			f.nextValue = ID(p.id("a number of values"))
		case p.accept("blocks"):
			f.nextBlock = ID(p.id("a number of blocks"))
		default:
			p.end()
		}
	}
	f.Pos = p.origin()
	if !shared && !p.bad {
		if r.sym.Func != nil {
			p.failAt(at, "@%s has two functions", f.Name)
		}
		r.sym.Func = f
		if !r.defined { // else it is in the module's list too
			r.defined, r.sym.Kind, r.sym.Pos = true, SymFunc, f.Pos
		}
	}
	p.m.Funcs = append(p.m.Funcs, f)
	p.last = nil
	p.fn = &funcParser{parser: p, f: f, off: off, syms: make(map[symbolName]*symbolRef), regs: make(map[symbolName]Reg), maxID: maxID(len(p.text)), newValue: f.alloc}
}

// id reads a number that side tables may be as long as.
func (p *parser) id(what string) int {
	at := p.here()
	n := p.index(what)
	if limit := maxID(len(p.text)); n > limit && !p.bad {
		p.failAt(at, "%s of %d is too large for a text of %d bytes: the limit is %d", what, n, len(p.text), limit)
		return 0
	}
	return n
}

// numbered reports whether the word that comes next is the letter and a number.
func (p *scanner) numbered(letter byte) bool {
	p.space()
	return p.i+1 < len(p.s) && p.s[p.i] == letter && '0' <= p.s[p.i+1] && p.s[p.i+1] <= '9'
}

// number reads the number of a value or block behind its letter.
func (p *funcParser) number(letter byte, what string) (id, off int) {
	if !p.numbered(letter) {
		p.fail("expected %s, found %s", what, p.found())
		return 0, 0
	}
	off = p.start + p.i
	p.i++
	at := p.here()
	n := 0
	for p.i < len(p.s) && '0' <= p.s[p.i] && p.s[p.i] <= '9' && n < p.maxID {
		n = 10*n + int(p.s[p.i]-'0')
		p.i++
	}
	if n >= p.maxID {
		p.failAt(at, "the number of %s is too large for a text of %d bytes: the limit is %d", what, len(p.text), p.maxID)
		return 0, 0
	}
	if p.i < len(p.s) && plainByte[p.s[p.i]] && p.s[p.i] != '.' {
		p.failAt(at-1, "expected %s, found %q", what, p.s[at-1:p.i+1])
	}
	return n, off
}

// value reads the name of a value, which may be defined later. The value knows its ID.
func (p *funcParser) value() *Value {
	id, off := p.number('v', "a value")
	if p.bad {
		return new(Value)
	}
	v := p.values.get(id, off, p.newValue)
	v.ID = ID(id)
	return v
}

// block reads the name of a block, as value does.
func (p *funcParser) block() *Block {
	id, off := p.number('b', "a block")
	if p.bad {
		return new(Block)
	}
	b := p.blocks.get(id, off, func() *Block { return new(Block) })
	b.ID = ID(id)
	return b
}

// statement reads a line of the function.
func (p *funcParser) statement() {
	switch {
	case p.numbered('v') || p.peek() == '@':
		if p.b == nil {
			p.fail("a value before the first block")
			return
		}
		p.line()
		return
	case p.numbered('b'):
		p.blockHeader()
		return
	case p.accept("->"):
		if p.b == nil {
			p.fail("an edge before the first block")
			return
		}
		p.successors()
		p.end()
		return
	}
	f := p.f
	switch w := p.word("a line of a function"); w {
	case "end":
		p.end()
		p.finish()
	case "symbol":
		if f.Sym.Func != f {
			p.fail("the symbol is another function's")
			return
		}
		p.attributes(f.Sym)
	case "result":
		if s := p.parser.symbol(SymParam, p.syms, '&', f); s != nil {
			f.Results = append(f.Results, s)
		}
	case "param":
		if s := p.parser.symbol(SymParam, p.syms, '&', f); s != nil {
			f.Params = append(f.Params, s)
		}
	case "var":
		if s := p.parser.symbol(SymVar, p.syms, '&', f); s != nil {
			f.Vars = append(f.Vars, s)
		}
	case "launch":
		p.launch(&f.Launch)
	case "reg":
		p.reg()
	default:
		if !p.continuation(w) {
			p.failAt(p.i-len(w), "unexpected %q in a function", w)
		}
	}
}

func (p *funcParser) launch(l *LaunchDecl) {
	for !p.bad && !p.done() {
		switch {
		case p.accept("reqntid"):
			l.ReqNTid = p.dims()
		case p.accept("maxntid"):
			l.MaxNTid = p.dims()
		case p.accept("reqcluster"):
			l.ReqCluster = p.dims()
		case p.accept("maxcluster"):
			l.MaxCluster = uint32(p.uint("a number", 32))
		case p.accept("mincta"):
			l.MinNCTA = uint32(p.uint("a number", 32))
		case p.accept("flat"):
			l.FlatMin = uint32(p.uint("a number", 32))
			p.expect(",")
			l.FlatMax = uint32(p.uint("a number", 32))
		case p.accept("warp"):
			l.Warp = p.index("a width")
		default:
			p.end()
		}
	}
}

func (p *funcParser) dims() (d [3]uint32) {
	for i := range d {
		if i > 0 {
			p.expect(",")
		}
		d[i] = uint32(p.uint("a number", 32))
	}
	return d
}

func (p *funcParser) reg() {
	at := p.here()
	n := p.name("a register")
	if _, ok := p.regs[n]; ok {
		p.failAt(at, "the register is declared twice")
	}
	r := RegInfo{Name: strings.Clone(n.name)}
	if !p.done() && p.peek() != ';' && p.peekWord() != "as" {
		r.Type = p.cachedType()
	}
	if p.accept("as") {
		if r.Ty = p.scalar(); r.Ty == NoScalar {
			p.fail("expected an operating type, found %s", p.found())
		}
	}
	r.Pos = p.origin()
	p.f.Regs = append(p.f.Regs, r)
	n.name = r.Name
	p.regs[n] = Reg(len(p.f.Regs))
}

func (p *funcParser) blockHeader() {
	at := p.here()
	list := predList{off: p.start + p.i}
	b := p.block()
	if p.bad {
		return
	}
	if b.Func != nil {
		p.failAt(at, "%s is declared twice", p.s[at:p.i])
		return
	}
	b.Func = p.f
	p.f.Blocks = append(p.f.Blocks, b)
	p.b, p.last = b, nil
	if p.peek() != ':' {
		if p.peek() == '"' {
			b.Name = p.quoted("a label")
		} else {
			b.Name = strings.Clone(p.word("a label"))
		}
	}
	p.expect(":")
	if p.accept("<-") {
		list.given = true
		for !p.bad {
			e := Edge{B: p.block(), I: -1}
			if p.i < len(p.s) && p.s[p.i] == '.' {
				p.i++
				e.I = p.index("an edge")
			}
			list.edges = append(list.edges, e)
			if !p.accept(",") {
				break
			}
		}
	}
	p.preds = append(p.preds, list)
	b.Pos = p.origin()
}

// line reads a value.
func (p *funcParser) line() {
	var g Guard
	if p.accept("@") {
		g.Not = p.accept("!")
		g.Pred = p.value()
	}
	p.space()
	at := p.here()
	v := p.value()
	if p.bad {
		return
	}
	if v.Op != OpInvalid {
		p.failAt(at, "%s is defined twice", p.s[at:p.i])
		return
	}
	v.Guard, v.Block, v.Stmt = g, p.b, NoStmt
	p.expect(":")
	v.Type = p.resultType()
	if !p.operation(v) {
		return
	}
	p.b.Values = append(p.b.Values, v)
	p.operands(v)
	if p.accept("->") {
		p.successors()
	}
	if p.accept(";") {
		p.from(v)
	}
	p.end()
}

// resultType reads the type of the result, which follows the colon at once, and the equals sign; Void if there is none.
func (p *funcParser) resultType() *Type {
	rest := p.s[p.i:]
	if rest == "" || rest[0] == ' ' || rest[0] == '\t' {
		return Void
	}
	end := strings.Index(rest, " =")
	if end < 0 {
		p.fail("expected a type and \" =\", or a blank")
		return Void
	}
	t, ok := p.types[rest[:end]]
	if ok {
		p.i += end
	} else {
		t = p.cachedType()
	}
	p.expect("=")
	if t.Kind == KindVoid {
		p.fail("a result of type void")
	}
	return t
}

// operation reads the name with its modifiers.
func (p *funcParser) operation(v *Value) bool {
	p.space()
	n := strings.IndexByte(p.s[p.i:], ' ')
	if n < 0 {
		n = len(p.s) - p.i
	}
	text := p.s[p.i : p.i+n]
	om, ok := p.ops[text]
	if !ok {
		opName, mods, dotted := strings.Cut(text, modSep)
		om.op = LookupOp(opName)
		if om.op == OpInvalid {
			p.fail("no operation %q", opName)
			return false
		}
		if dotted {
			m, bad := parseMods(om.op, mods)
			if m == (Mods{}) {
				bad = mods
			}
			if bad != "" {
				p.fail("no modifier %q here", bad)
				return false
			}
			om.mods = p.intern(m)
		}
		p.ops[strings.Clone(text)] = om
	}
	p.i += n
	v.Op, v.Aux.Mods = om.op, om.mods
	return !p.bad
}

func (p *parser) intern(m Mods) *Mods {
	if old, ok := p.mods[m]; ok {
		return old
	}
	n := new(Mods)
	*n = m
	n.Text = strings.Clone(m.Text)
	p.mods[*n] = n
	return n
}

// operands reads what stands between the operation and the successors.
func (p *funcParser) operands(v *Value) {
	info := v.Info()
	args := p.args[:0]
	first := true
	if c := p.peek(); c == '@' || c == '&' {
		v.Aux.Sym = p.ref()
		first = false
		if info.UsesOffset {
			v.Aux.Bits = uint64(p.offset())
		}
	}
	// another tells whether a further operand comes.
	another := func() bool {
		if first {
			first = false
			return true
		}
		return p.accept(",")
	}
	switch {
	case v.Op == OpConst && another():
		v.Aux.Bits = p.constant()
	case numbered[v.Op] && another():
		p.expect("#")
		v.Aux.Bits = uint64(p.int("a number"))
	}
	for c := p.peek(); !p.bad && (c == '[' || c == '!' || c == ',' || p.numbered('v')); c = p.peek() {
		if !another() {
			break
		}
		switch {
		case len(args) == 0 && info.UsesOffset && p.accept("["):
			args = append(args, p.value())
			v.Aux.Bits = uint64(p.offset())
			p.expect("]")
			continue
		case len(args) == 0 && info.Conditional && p.accept("!"):
			v.Not = true
		}
		args = append(args, p.value())
	}
	if p.accept("else") {
		if v.Guard.Pred == nil || !v.HasResult() {
			p.fail("only a guarded value with a result has a pass-through")
		}
		args = append(args, p.value())
	}
	if p.accept("bits") {
		v.Aux.Bits = p.uint("bits", 64)
	}
	if p.accept("not") {
		v.Not = true
	}
	p.call(v)
	v.Args = p.f.args(args)
	p.args = args[:0]
}

// call reads what says where a call goes.
func (p *funcParser) call(v *Value) {
	info := func() *CallInfo {
		if v.Aux.Call == nil {
			v.Aux.Call = new(CallInfo)
		}
		return v.Aux.Call
	}
	if p.accept("rets") {
		info().Rets = p.symbols()
	}
	if p.accept("targets") {
		if info().Targets = p.symbols(); v.Aux.Call.Targets == nil {
			v.Aux.Call.Targets = []*Symbol{}
		}
	}
	if p.accept("proto") {
		info().Proto = p.quoted("a name")
	}
	if p.accept("facts") {
		info().Facts = p.facts()
	}
}

func (p *funcParser) symbols() []*Symbol {
	p.expect("(")
	if p.accept(")") {
		return nil
	}
	var list []*Symbol
	for !p.bad {
		list = append(list, p.ref())
		if p.accept(")") {
			break
		}
		p.expect(",")
	}
	return list
}

// constant reads bits: 0f and 0d with all their digits as PTX writes floats, else a number.
func (p *funcParser) constant() uint64 {
	w := p.peekWord()
	for _, f := range [...]struct {
		prefix string
		digits int
	}{{"0f", 8}, {"0d", 16}} {
		digits, ok := strings.CutPrefix(w, f.prefix)
		if !ok || len(digits) != f.digits {
			continue
		}
		n, err := strconv.ParseUint(digits, 16, 4*f.digits)
		if err == nil {
			p.i += len(w)
			return n
		}
	}
	return p.uint("a constant", 64)
}

func (p *funcParser) successors() {
	for !p.bad {
		p.b.Succs = append(p.b.Succs, Edge{B: p.block(), I: -1})
		if !p.accept(",") {
			break
		}
	}
}

// from reads what stands behind the semicolon of a value.
func (p *funcParser) from(v *Value) {
	if p.peek() == '"' {
		m := *v.Mods()
		m.Text = p.unquoted("a spelling")
		v.Aux.Mods = p.intern(m)
	}
	if p.accept("to") {
		at := p.here()
		n := p.name("a register")
		r, ok := p.regs[n]
		if !ok {
			p.failAt(at, "no register %s", n.name)
		}
		v.Reg = r
	}
	if p.accept("#") {
		v.Stmt = int32(p.int32("a statement's number"))
	}
	if p.accept("free") {
		v.Free = true
	}
	if !p.done() {
		v.Pos = p.pos()
	}
}

// finish closes the function: everything named must be there, and the edges of both directions meet.
func (p *funcParser) finish() {
	f := p.f
	p.parser.fn, p.parser.last = nil, nil
	p.undefined(p.syms)
	values, blocks := f.bounds()
	if p.undefinedIDs() || !p.finishEdges() {
		return
	}
	for _, n := range [...]struct {
		bound *ID
		min   ID
	}{{&f.nextValue, values}, {&f.nextBlock, blocks}} {
		if *n.bound == 0 {
			*n.bound = n.min
		}
		if *n.bound < n.min {
			p.failOffset(p.off, "the function says it has %d IDs but %d are used", *n.bound, n.min)
		}
	}
}

// undefinedIDs reports values and blocks that were named and never defined.
func (p *funcParser) undefinedIDs() bool {
	var values, blocks []int
	for id, v := range p.values.at {
		if v != nil && v.Block == nil {
			values = append(values, p.values.first[id])
		}
	}
	for id, b := range p.blocks.at {
		if b != nil && b.Func == nil {
			blocks = append(blocks, p.blocks.first[id])
		}
	}
	p.failOffsets(values, "no such value in this function")
	p.failOffsets(blocks, "no such block in this function")
	return len(values)+len(blocks) > 0
}

// finishEdges makes the predecessor lists and the numbers of the reverse edges.
func (p *funcParser) finishEdges() bool {
	f := p.f
	in := make([][]Edge, len(p.blocks.at)) // edges by target, in text order
	for _, b := range f.Blocks {
		for i, e := range b.Succs {
			in[e.B.ID] = append(in[e.B.ID], Edge{b, i})
		}
	}
	ok := true
	for k, c := range f.Blocks {
		list := &p.preds[k]
		if !list.given {
			list.edges = in[c.ID]
		}
		if len(list.edges) != len(in[c.ID]) {
			p.failOffset(list.off, "the block lists %d predecessors, but %d edges lead here", len(list.edges), len(in[c.ID]))
			ok = false
			continue
		}
		for j, e := range list.edges {
			if e.I < 0 {
				e.I = freeEdge(e.B, c, in[c.ID])
			}
			if e.I < 0 || e.I >= len(e.B.Succs) || e.B.Succs[e.I].B != c || e.B.Succs[e.I].I >= 0 {
				p.failOffset(list.off, "predecessor %d of the block: no such edge, or listed twice", j)
				ok = false
				break
			}
			e.B.Succs[e.I].I = j
			c.Preds = append(c.Preds, e)
		}
	}
	return ok
}

// freeEdge finds the first successor edge from b to c that no predecessor list has named yet; in are the edges into c.
func freeEdge(b, c *Block, in []Edge) int {
	if len(b.Succs) <= len(in) {
		return slices.IndexFunc(b.Succs, func(e Edge) bool { return e.B == c && e.I < 0 })
	}
	for _, e := range in {
		if e.B == b && b.Succs[e.I].I < 0 {
			return e.I
		}
	}
	return -1
}
