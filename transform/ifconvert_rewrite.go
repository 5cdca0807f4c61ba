package transform

import (
	"slices"
	"strings"

	"lockstep/ir"
)

// What the pass adds to the text.
var (
	modsAnd  = &ir.Mods{Ty: ir.Pred, Text: "and.pred"}
	modsOr   = &ir.Mods{Ty: ir.Pred, Text: "or.pred"}
	modsNot  = &ir.Mods{Ty: ir.Pred, Text: "not.pred"}
	modsMov  = &ir.Mods{Ty: ir.Pred, Text: "mov.pred"}
	modsJump = &ir.Mods{Flags: ir.Uni, Text: "bra.uni"}
)

var addedMods = map[ir.Op]*ir.Mods{ir.OpAnd: modsAnd, ir.OpOr: modsOr, ir.OpNot: modsNot, ir.OpMov: modsMov}

// newPredicate is how the names of new predicate registers begin.
const newPredicate = "%lk"

// insertModifier puts a modifier behind another in the spelling of an opcode: setp.lt.s32 becomes setp.lt.and.s32.
func insertModifier(text, after, modifier string) string {
	words := strings.Split(text, ".")
	for i, w := range words {
		if i > 0 && (w == after || unsignedSpelling[w] == after) {
			return strings.Join(slices.Insert(words, i+1, modifier), ".")
		}
	}
	return text + "." + modifier
}

// unsignedSpelling is the other spelling of comparisons of unsigned numbers.
var unsignedSpelling = map[string]string{"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}

// rewriter makes ir of a flattened region: it follows the statements and keeps for every register the value that it holds.
type rewriter struct {
	x      *ifConverter
	n      *node
	block  *ir.Block
	inside map[*ir.Block]bool      // blocks of the region: those that go, and those on the way that only jump
	own    []*ir.Block             // blocks that go
	jumps  []*ir.Block             // blocks on the way that only jump
	old    map[ir.Reg]*ir.Value    // what registers held at the branch, as far as the region tells
	cur    map[ir.Reg]*ir.Value    // what they hold now, if the region wrote them
	split  map[*ir.Value]*ir.Value // comparisons that got a second result -> the first
	regs   map[ir.Reg]ir.Reg       // registers that were made up -> registers of the function
	pos    ir.Pos                  // of the branch: the place of what is added
}

// ends are the blocks that the pass gave a new end: all other jumps stand in the text.
func (x guardForm) ends() []*ir.Block { return x.ours }

// rewrite converts n, with all branches inside.
func (x guardForm) rewrite(n *node) {
	r := &rewriter{x: x.ifConverter, n: n, block: n.block, inside: map[*ir.Block]bool{}, old: map[ir.Reg]*ir.Value{}, cur: map[ir.Reg]*ir.Value{},
		split: map[*ir.Value]*ir.Value{}, regs: map[ir.Reg]ir.Reg{}, pos: n.pos}
	for k := range n.sides {
		r.own = append(r.own, n.sides[k].blocks...)
		r.jumps = append(r.jumps, n.sides[k].through...)
	}
	for _, b := range slices.Concat(r.own, r.jumps) {
		r.inside[b] = true
	}
	term := n.block.Term()
	r.learn()
	r.block.Values = r.block.Values[:len(r.block.Values)-1]
	term.Block = nil
	for i := range n.items {
		r.item(&n.items[i])
	}
	last := r.joinValues()
	for _, b := range x.unlink(r.block, r.own, r.jumps) {
		r.forget(b)
	}
	r.block.AddEdge(n.join)
	for i, phi := range n.join.Phis() {
		phi.Args = append(slices.Clip(phi.Args), last[i])
	}
	if len(n.join.Preds) == 1 {
		x.dropPhis(n.join)
	}
	r.block.Append(ir.OpJump, ir.Void, n.pos).Aux.Mods = modsJump
	x.ours = append(x.ours, r.block)
}

// learn notes what registers hold at the branch: the values from outside that the region reads, keeps, or hands to the join.
func (r *rewriter) learn() {
	note := func(a *ir.Value) {
		if a = r.x.resolve(a); a.Reg != 0 && !r.inside[a.Block] && r.old[a.Reg] == nil && a.Op != ir.OpUndef {
			r.old[a.Reg] = a
		}
	}
	note(r.block.Term().Args[0])
	for _, b := range slices.Concat(r.own, r.jumps) {
		for _, v := range b.Values {
			if v.Op == ir.OpPhi {
				for i, a := range v.Args {
					if r.fromRegion(b.Preds[i].B) {
						note(a)
					}
				}
				continue
			}
			for _, a := range v.Args {
				note(a)
			}
			if v.Guarded() {
				note(v.Guard.Pred)
			}
		}
	}
	for _, phi := range r.n.join.Phis() {
		for i, a := range phi.Args {
			if r.fromRegion(r.n.join.Preds[i].B) {
				note(a)
			}
		}
	}
}

// fromRegion reports whether an edge out of b is one that the region's lanes take.
func (r *rewriter) fromRegion(b *ir.Block) bool { return b == r.block || r.inside[b] }

// resolve follows phis that were dropped to what they were.
func (x *ifConverter) resolve(v *ir.Value) *ir.Value {
	for x.repl[v] != nil {
		v = x.repl[v]
	}
	return v
}

// now returns the value that a register holds at this point, where the input read a.
func (r *rewriter) now(a *ir.Value) *ir.Value {
	a = r.x.resolve(a)
	if first := r.split[a]; first != nil {
		a = first
	}
	if a.Reg == 0 {
		return a
	}
	if c := r.cur[a.Reg]; c != nil {
		return c
	}
	if a.Op == ir.OpPhi && r.inside[a.Block] { // no side wrote it: it is what was there before
		return r.before(a)
	}
	return a
}

// before returns what a phi of the region, whose register the region does not write, stands for.
func (r *rewriter) before(a *ir.Value) *ir.Value {
	for a.Op == ir.OpPhi && r.inside[a.Block] {
		i := slices.IndexFunc(a.Block.Preds, func(p ir.Edge) bool { return r.fromRegion(p.B) })
		a = r.x.resolve(a.Args[i])
	}
	return a
}

// reg returns the register of the function that stands for one that was made up.
func (r *rewriter) reg(q ir.Reg) ir.Reg {
	if q > 0 {
		return q
	}
	if r.regs[q] == 0 {
		r.regs[q] = r.x.f.NewReg(newPredicate, ir.I1, ir.Pred)
	}
	return r.regs[q]
}

// holds returns the value of a predicate register.
func (r *rewriter) holds(q ir.Reg) *ir.Value {
	q = r.reg(q)
	if v := r.cur[q]; v != nil {
		return v
	}
	if v := r.old[q]; v != nil {
		return v
	}
	return r.undef(ir.I1)
}

func (r *rewriter) undef(t *ir.Type) *ir.Value { return r.block.Append(ir.OpUndef, t, r.pos) }

func (r *rewriter) guard(l literal) ir.Guard {
	if l.reg == 0 {
		return ir.Guard{}
	}
	return ir.Guard{Pred: r.holds(l.reg), Not: l.not}
}

// item appends one statement to the block.
func (r *rewriter) item(it *item) {
	if it.v == nil {
		r.added(it)
		return
	}
	v, wasGuarded := it.v, it.v.PassThrough() != nil
	operands := slices.Clone(v.Operands())
	for i, a := range operands {
		operands[i] = r.now(a)
	}
	if it.bool != ir.NoBool {
		operands = append(operands, r.holds(it.third.reg))
		r.combineSetp(it)
	}
	old := v.PassThrough()
	v.Guard = r.guard(it.guard)
	if it.guard.reg != 0 && v.HasResult() {
		operands = append(operands, r.passThrough(it, old))
	} else if wasGuarded {
		panic("transform.if-convert: " + v.LongString() + " lost its guard")
	}
	v.Block = r.block
	v.SetArgs(operands...)
	r.block.Values = append(r.block.Values, v)
	if v.Reg != 0 && !v.Info().Operand {
		r.cur[v.Reg] = v
	}
	for _, p := range it.projs {
		p.Block = r.block
		r.block.Values = append(r.block.Values, p)
		if p.Reg != 0 {
			r.cur[p.Reg] = p
		}
	}
}

// combineSetp makes a comparison combine its result with a guard.
func (r *rewriter) combineSetp(it *item) {
	v := it.v
	m := *v.Mods()
	m.Bool = it.bool
	if it.third.not {
		m.Flags |= ir.NegC
	}
	m.Text = insertModifier(m.Text, m.Cmp.String(), it.bool.String())
	v.Aux.Mods = &m
	if it.copy == 0 {
		return
	}
	first := r.x.f.NewValue(ir.OpProj, ir.I1, v.Pos, v)
	first.Reg = v.Reg
	second := r.x.f.NewValue(ir.OpProj, ir.I1, v.Pos, v)
	second.Aux.Bits, second.Reg = 1, r.reg(it.copy)
	v.Reg, v.Type = 0, ir.TupleOf(ir.I1, ir.I1)
	it.projs = []*ir.Value{first, second}
	r.split[v] = first
}

// passThrough returns what the registers of a guarded statement keep where its guard is false; was is what it was before, if
// the statement was guarded already.
func (r *rewriter) passThrough(it *item, was *ir.Value) *ir.Value {
	v := it.v
	keep := func(q ir.Reg, t *ir.Type, was *ir.Value) *ir.Value {
		switch {
		case q != 0 && r.cur[q] != nil:
			return r.cur[q]
		case q != 0 && r.old[q] != nil:
			return r.old[q]
		case was != nil && was.Op != ir.OpUndef && !r.inside[was.Block]:
			return was
		}
		return r.undef(t)
	}
	if v.Type.Kind != ir.KindTuple {
		return keep(v.Reg, v.Type, was)
	}
	elems := make([]*ir.Value, len(v.Type.Elems))
	for _, p := range it.projs {
		var w *ir.Value
		if was != nil && was.Op == ir.OpTuple {
			w = r.x.resolve(was.Args[p.Index()])
		}
		elems[p.Index()] = keep(p.Reg, p.Type, w)
	}
	for i, e := range elems {
		if e == nil {
			elems[i] = r.undef(v.Type.Elems[i])
		}
	}
	return r.block.Append(ir.OpTuple, v.Type, v.Pos, elems...)
}

// added appends an operation on predicates that the pass made up.
func (r *rewriter) added(it *item) {
	var args []*ir.Value
	for _, s := range it.src {
		args = append(args, r.holds(s))
	}
	v := r.block.Append(it.op, ir.I1, r.pos, args...)
	v.Aux.Mods = addedMods[it.op]
	v.Reg = r.reg(it.dst[0])
	r.cur[v.Reg] = v
}

// joinValues returns, for each phi of the join, what its register holds at the end of the region.
func (r *rewriter) joinValues() []*ir.Value {
	phis := r.n.join.Phis()
	last := make([]*ir.Value, len(phis))
	for k, phi := range phis {
		if last[k] = r.cur[phi.Reg]; last[k] == nil {
			last[k] = r.untouched(phi)
		}
	}
	return last
}

// untouched returns what a phi of the join gets where no side wrote its register.
func (r *rewriter) untouched(phi *ir.Value) *ir.Value {
	i := slices.IndexFunc(phi.Block.Preds, func(p ir.Edge) bool { return r.fromRegion(p.B) })
	return r.before(r.x.resolve(phi.Args[i]))
}

// unlink takes a region out of the graph: the edges out of block, the blocks of the region, and those on the way that only
// jump, unless others still come by there. It returns the ones that stay.
func (x *ifConverter) unlink(block *ir.Block, own, jumps []*ir.Block) (stay []*ir.Block) {
	cut := func(b *ir.Block) {
		for i := len(b.Succs) - 1; i >= 0; i-- {
			b.RemoveSucc(i)
		}
	}
	drop := func(b *ir.Block) {
		cut(b)
		b.Values = nil
		x.dead[b] = true
	}
	cut(block)
	for _, b := range own {
		drop(b)
	}
	for _, b := range jumps { // the first of a chain comes before the next
		switch {
		case x.dead[b]:
		case len(b.Preds) == 0:
			drop(b)
		default:
			stay = append(stay, b)
		}
	}
	return stay
}

// forget puts an undefined value wherever a block that stays hands on a phi that is gone: all that still leads to such a block
// is code that is never reached.
func (r *rewriter) forget(b *ir.Block) {
	for _, e := range b.Succs {
		for _, phi := range e.B.Phis() {
			if a := r.x.resolve(phi.Args[e.I]); a.Op == ir.OpPhi && r.x.dead[a.Block] {
				u := r.x.f.NewValue(ir.OpUndef, a.Type, r.pos)
				b.InsertBefore(len(b.Values)-1, u)
				phi.Args[e.I] = u
			}
		}
	}
}

// dropPhis removes the phis of a block that has one predecessor left.
func (x *ifConverter) dropPhis(b *ir.Block) {
	phis := b.Phis()
	for _, phi := range phis {
		x.repl[phi] = phi.Args[0]
	}
	b.Values = b.Values[len(phis):]
}

// finish removes what is dead, makes uses of dropped phis uses of what they were, and ends blocks that run into their join
// without a jump.
func (x *ifConverter) finish() {
	x.f.Blocks = slices.DeleteFunc(x.f.Blocks, func(b *ir.Block) bool { return x.dead[b] })
	if len(x.repl) > 0 {
		for _, b := range x.f.Blocks {
			for _, v := range b.Values {
				for i, a := range v.Args {
					v.Args[i] = x.resolve(a)
				}
				if v.Guarded() {
					v.Guard.Pred = x.resolve(v.Guard.Pred)
				}
			}
		}
	}
	following := map[*ir.Block]*ir.Block{}
	for i, b := range x.f.Blocks[1:] {
		following[x.f.Blocks[i]] = b
	}
	for _, b := range x.form.ends() {
		if t := b.Term(); t.Op == ir.OpJump && following[b] == b.Succs[0].B {
			t.Op, t.Aux.Mods = ir.OpFall, nil
		}
	}
}
