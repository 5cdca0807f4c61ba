package transform

import (
	"slices"

	"lockstep/ir"
)

// literal is a predicate register or its complement; reg 0 stands for "always".
type literal struct {
	reg ir.Reg
	not bool
}

// Predicate registers that flattening makes up have negative numbers until the region is rewritten.

// item is a statement of a flattened region, in terms of registers.
type item struct {
	v     *ir.Value   // the value of the input; nil if the pass added the item
	projs []*ir.Value // its projections
	op    ir.Op       // what was added: and, or, not, mov of predicates
	dst   []ir.Reg    // what it writes
	src   []ir.Reg    // what it reads, one for each operand, 0 where that is no register; without guard and pass-through
	guard literal
	bool  ir.Bool // folded setp: how it combines with third
	third literal // folded setp: its third operand
	copy  ir.Reg  // folded setp: the register of its second result, 0 if there is none

	// Of the form with selects.
	args    []*ir.Value // what v's arguments become; nil for what they are
	divides bool        // args[1] is made harmless in lanes outside the side
}

// pure reports whether running it in a lane that should not costs nothing but its registers.
func (it *item) pure() bool {
	return it.v == nil || it.v.Info().Pure && !it.v.Info().MayTrap
}

// issues is what the item costs.
func (it *item) issues() int {
	if it.v == nil {
		return 1
	}
	return it.v.Issues()
}

// issues is what a list of items costs.
func issues(items []item) int {
	n := 0
	for i := range items {
		n += items[i].issues()
	}
	return n
}

// reads calls f for every register that the item reads; the old value that a false guard keeps is not among them.
func (it *item) reads(f func(ir.Reg)) {
	for _, r := range it.src {
		if r != 0 {
			f(r)
		}
	}
	if it.guard.reg != 0 {
		f(it.guard.reg)
	}
	if it.third.reg != 0 {
		f(it.third.reg)
	}
}

// writes reports whether the item writes r.
func (it *item) writes(r ir.Reg) bool { return slices.Contains(it.dst, r) || it.copy == r && r != 0 }

// itemsOf lists the statements of b.
func itemsOf(b *ir.Block) []item {
	var items []item
	for _, v := range b.Body() {
		switch {
		case v.Op == ir.OpTuple: // a pass-through: made anew
		case v.Op == ir.OpProj:
			for i := len(items) - 1; i >= 0; i-- {
				if it := &items[i]; it.v == v.Args[0] {
					it.dst = append(it.dst, v.Reg)
					it.projs = append(it.projs, v)
					break
				}
			}
		default:
			it := item{v: v}
			if v.Reg != 0 && !v.Info().Operand {
				it.dst = []ir.Reg{v.Reg}
			}
			for _, a := range v.Operands() {
				it.src = append(it.src, a.Reg)
			}
			if v.Guarded() {
				it.guard = literal{v.Guard.Pred.Reg, v.Guard.Not}
			}
			items = append(items, it)
		}
	}
	return items
}

// statements lists the items of a side, branches inside flattened.
func (s *side) statements() (items []item, added int) {
	for _, p := range s.parts {
		if p.inner == nil {
			items = append(items, itemsOf(p.block)...)
			continue
		}
		for _, it := range p.inner.items {
			it.dst, it.src = slices.Clone(it.dst), slices.Clone(it.src)
			items = append(items, it)
		}
		added += p.inner.added
	}
	return items, added
}

// guardForm puts the statements of the sides under guards.
type guardForm struct{ *ifConverter }

func (guardForm) rules() []statementRule { return guardRules }

func (guardForm) begin(n *node) {
	if n.pred = n.block.Term().Args[0].Reg; n.pred == 0 {
		n.refuse(ruleNoRegister, "the predicate is in no register")
	}
}

// flatten makes the one list of the statements of both sides.
func (x guardForm) flatten(n *node) {
	for _, phi := range n.join.Phis() {
		if phi.Reg == 0 {
			n.refuse(ruleNoRegister, "a value that is used behind the join is in no register")
			return
		}
	}
	var lists [2][]item
	count := 0
	for k := range lists {
		var added int
		lists[k], added = n.sides[k].statements()
		n.added += added
		count += issues(lists[k])
	}
	if count > maxFlatStatements {
		n.refuse(ruleTooLarge, "%d statements, the limit is %d (maxFlatStatements)", count, maxFlatStatements)
		return
	}
	not := n.block.Term().Not
	guards := [2]literal{{n.pred, not}, {n.pred, !not}}
	first, last := x.textOrder(n)
	writes := func(k int) bool {
		return slices.ContainsFunc(lists[k], func(it item) bool { return it.writes(n.pred) })
	}
	needsCopy := writes(first) && writes(last)
	if writes(first) && !needsCopy {
		first, last = last, first
	}
	virtual := x.virtual
	f := &flattener{x: x.ifConverter, live: liveRegs(n.join)}
	f.flatten(slices.Clone(lists[first]), slices.Clone(lists[last]), guards[first], guards[last])
	if needsCopy || f.clobbered {
		x.virtual = virtual
		c := x.newVirtual()
		f = &flattener{x: x.ifConverter, live: f.live, added: 1, items: []item{{op: ir.OpMov, dst: []ir.Reg{c}, src: []ir.Reg{n.pred}}}}
		for k := range guards {
			guards[k].reg = c
		}
		f.flatten(lists[first], lists[last], guards[first], guards[last])
	}
	n.items, n.added = f.items, n.added+f.added
}

// textOrder returns the sides as they come in the text: the one whose first block comes first, first.
func (x *ifConverter) textOrder(n *node) (first, last int) {
	if n.sides[0].first != n.join && (n.sides[1].first == n.join || x.comesBefore(n.sides[0].first, n.sides[1].first)) {
		return 0, 1
	}
	return 1, 0
}

// comesBefore reports whether a is before b in the text: blocks are numbered in text order when they are read.
func (x *ifConverter) comesBefore(a, b *ir.Block) bool { return a.ID < b.ID }

func (x *ifConverter) newVirtual() ir.Reg {
	x.virtual--
	return x.virtual
}

// liveRegs are the registers, written on a side, whose value is used behind the join: exactly those that have a phi there,
// since what a side writes meets another value there.
func liveRegs(join *ir.Block) map[ir.Reg]bool {
	live := map[ir.Reg]bool{}
	for _, phi := range join.Phis() {
		live[phi.Reg] = true
	}
	return live
}

// flattener puts the statements of two sides one after the other.
type flattener struct {
	x         *ifConverter
	live      map[ir.Reg]bool // at the join
	items     []item
	added     int
	clobbered bool // a guard is needed after the predicate was overwritten

	guard     literal // of the side at hand
	implied   map[literal]bool
	combined  map[literal]literal // guards that were combined with guard
	overwrote bool                // the side wrote guard's register
}

// use says how a side uses a register first.
type use struct {
	reads  bool // before it surely writes it
	writes bool // surely, before any read
}

// firstUses says of each register how the items use it first.
func firstUses(items []item) map[ir.Reg]use {
	uses := map[ir.Reg]use{}
	for i := range items {
		it := &items[i]
		it.reads(func(r ir.Reg) {
			if u := uses[r]; !u.writes {
				u.reads = true
				uses[r] = u
			}
		})
		if it.guard.reg != 0 {
			continue // it may keep the old value
		}
		for _, r := range append(slices.Clone(it.dst), it.copy) {
			if u := uses[r]; r != 0 && !u.reads {
				u.writes = true
				uses[r] = u
			}
		}
	}
	return uses
}

func (f *flattener) flatten(first, last []item, guardFirst, guardLast literal) {
	later := firstUses(last)
	f.side(first, guardFirst, func(r ir.Reg) bool {
		if f.live[r] {
			return later[r].writes
		}
		return !later[r].reads
	})
	f.side(last, guardLast, func(r ir.Reg) bool { return !f.live[r] })
}

// side adds the items of one side under its guard. free says of a register whether lanes of the other side may find anything
// in it when this side is done.
func (f *flattener) side(items []item, guard literal, free func(ir.Reg) bool) {
	f.guard, f.implied, f.combined, f.overwrote = guard, map[literal]bool{guard: true}, map[literal]literal{}, false
	bare := make([]bool, len(items))
	for i := range items {
		it := &items[i]
		bare[i] = it.v != nil && it.v.Info().Operand || it.pure() && !slices.ContainsFunc(it.dst, func(r ir.Reg) bool { return !free(r) })
	}
	for i := range items {
		it := &items[i]
		switch {
		case it.v != nil && it.v.Info().Operand:
		case bare[i]:
			f.fold(items[i:], bare[i:])
		case it.guard.reg == 0:
			f.uses()
			it.guard = guard
		case !f.implied[it.guard]:
			f.uses()
			it.guard = f.combine(it.guard)
		}
		f.add(*it)
	}
}

// uses notes that the guard is needed here.
func (f *flattener) uses() {
	if f.overwrote {
		f.clobbered = true
	}
}

// add appends an item, and notes what it says about predicates.
func (f *flattener) add(it item) {
	says := f.consequences(&it)
	for _, r := range append(slices.Clone(it.dst), it.copy) {
		if r == 0 {
			continue
		}
		delete(f.implied, literal{r, false})
		delete(f.implied, literal{r, true})
		for q := range f.combined {
			if q.reg == r {
				delete(f.combined, q)
			}
		}
		if r == f.guard.reg {
			f.overwrote = true
		}
	}
	for _, l := range says {
		f.implied[l] = true
	}
	f.items = append(f.items, it)
}

// consequences returns the literals that hold only where the side's guard holds, once it has run in every lane.
func (f *flattener) consequences(it *item) []literal {
	if it.guard.reg != 0 || len(it.dst) == 0 {
		return nil
	}
	d := it.dst[0]
	op := it.op
	if it.v != nil {
		op = it.v.Op
		if it.v.Type != ir.I1 && op != ir.OpSetp {
			return nil
		}
	}
	anySrc := func(not bool) bool {
		return slices.ContainsFunc(it.src, func(r ir.Reg) bool { return r != 0 && f.implied[literal{r, not}] })
	}
	switch op {
	case ir.OpAnd:
		if anySrc(false) {
			return []literal{{d, false}}
		}
	case ir.OpOr:
		if anySrc(true) {
			return []literal{{d, true}}
		}
	case ir.OpNot, ir.OpMov:
		var out []literal
		for _, not := range []bool{false, true} {
			if it.src[0] != 0 && f.implied[literal{it.src[0], not}] {
				out = append(out, literal{d, not != (op == ir.OpNot)})
			}
		}
		return out
	case ir.OpSetp:
		return f.setpConsequences(it)
	}
	return nil
}

// setpConsequences: where the comparison is combined by and with something implied, both results are; where it is combined by
// or with the complement of something implied, the complement of the result is.
func (f *flattener) setpConsequences(it *item) []literal {
	how, third := it.bool, it.third
	if third.reg == 0 && it.v.Mods().Bool != ir.NoBool && len(it.src) == 3 {
		how, third = it.v.Mods().Bool, literal{it.src[2], it.v.Mods().Flags&ir.NegC != 0}
	}
	var out []literal
	switch {
	case third.reg == 0:
	case how == ir.BoolAnd && f.implied[third]:
		for _, r := range append(slices.Clone(it.dst), it.copy) {
			if r != 0 {
				out = append(out, literal{r, false})
			}
		}
	case how == ir.BoolOr && f.implied[literal{third.reg, !third.not}]:
		for _, r := range it.dst {
			out = append(out, literal{r, true})
		}
	}
	return out
}

// combine returns a literal that holds where both the side's guard and q hold.
func (f *flattener) combine(q literal) literal {
	if c, ok := f.combined[q]; ok {
		return c
	}
	g := f.guard
	var c literal
	switch {
	case !g.not && !q.not:
		c = literal{f.predicate(ir.OpAnd, g.reg, q.reg), false}
	case g.not && q.not:
		c = literal{f.predicate(ir.OpOr, g.reg, q.reg), true}
	case q.not:
		c = literal{f.predicate(ir.OpAnd, g.reg, f.predicate(ir.OpNot, q.reg)), false}
	default:
		c = literal{f.predicate(ir.OpAnd, f.predicate(ir.OpNot, g.reg), q.reg), false}
	}
	f.combined[q] = c
	f.implied[c] = true
	return c
}

// predicate adds an operation on predicates with a new register, which it returns.
func (f *flattener) predicate(op ir.Op, src ...ir.Reg) ir.Reg {
	d := f.x.newVirtual()
	f.added++
	f.items = append(f.items, item{op: op, dst: []ir.Reg{d}, src: src})
	return d
}

// fold puts the side's guard into the comparison items[0], if it is one whose result guards statements behind it:
//
//	setp.lt q, a, b               setp.lt.and q, a, b, g
//	@q st ...            =>       @q st ...                      under the guard g, without an instruction more
//
// Where the complement guards, setp.lt.or q, a, b, !g: then !q holds only where g does. Where both do, setp.lt.and q|q2 gives
// both. In lanes outside the side the result changes, but nothing there looks at it: the comparison may run bare.
func (f *flattener) fold(items []item, bare []bool) {
	it := &items[0]
	if it.v == nil || it.v.Op != ir.OpSetp || it.guard.reg != 0 || len(it.src) != 2 || len(it.dst) != 1 || it.v.Type != ir.I1 ||
		it.bool != ir.NoBool || it.v.Mods().Bool != ir.NoBool {
		return
	}
	q := it.dst[0]
	var wants [2]bool // the literals of q that must imply the guard: q, !q
	firm := true      // every use of q can be changed to another register
	end := len(items)
	for i := 1; i < end; i++ {
		u := &items[i]
		if u.guard.reg == q && !bare[i] {
			wants[index(u.guard.not)] = true
		}
		if u.third.reg == q { // u was folded with q: its guards imply q, or !q
			wants[index(u.third.not != (u.bool == ir.BoolOr))] = true
		}
		if u.v == nil && slices.Contains(u.src, q) {
			firm = false
			switch u.op {
			case ir.OpAnd:
				wants[0] = true
			case ir.OpOr:
				wants[1] = true
			case ir.OpNot:
				wants[1] = true
			}
		}
		if u.writes(q) {
			end = i
			break
		}
	}
	both := wants[0] && wants[1]
	if !wants[0] && !wants[1] || both && !firm {
		return
	}
	f.uses()
	it.bool, it.third = ir.BoolAnd, f.guard
	if !both && wants[1] {
		it.bool, it.third.not = ir.BoolOr, !f.guard.not
	}
	if !both {
		return
	}
	it.copy = f.x.newVirtual()
	for i := 1; i < len(items) && i <= end; i++ { // the item that ends the stretch reads q before it writes it
		u := &items[i]
		if u.guard == (literal{q, true}) {
			u.guard = literal{it.copy, false}
		}
		if u.third.reg == q && u.third.not != (u.bool == ir.BoolOr) {
			u.third = literal{it.copy, !u.third.not}
		}
	}
}

func index(not bool) int {
	if not {
		return 1
	}
	return 0
}
