package llvm

import (
	"cmp"
	"slices"

	"lockstep/ir"
)

// Promotion of local variables to values, for unoptimised code:
//
//	%x = alloca i32                 %x = alloca i32
//	store i32 %n, ptr %x            x1 = mov %n           the store's statement
//	br label %loop                  br label %loop
//	loop:                           loop:
//	                                x2 = phi x1, x3
//	%v = load i32, ptr %x           %v = mov x2           the load's statement
//	%w = add i32 %v, 1              %w = add %v, 1
//	store i32 %w, ptr %x            x3 = mov %w
//
// A variable is promoted, part by part (SROA), if its address goes nowhere but to loads and stores at constant offsets, and
// the parts that they touch are the same or apart. Every statement keeps its issue: the text is not touched, and no verdict
// depends on the promotion but through what the analyses can see.
//
// Phis stand where paths meet and the variable is read later (pruned SSA: J.-D. Choi, R. Cytron, J. Ferrante, Automatic
// Construction of Sparse Data Flow Evaluation Graphs, 1991); those that only pass on one value are taken out again.

// MaxPromotedPhis bounds the phis that promotion makes in a function; variables beyond it stay in memory.
const MaxPromotedPhis = 1 << 18

// Promote makes values of the local variables of f that never escape. It returns how many parts of variables it promoted.
func Promote(f *ir.Func) int {
	var p promoter
	return p.promote(f)
}

func (p *promoter) promote(f *ir.Func) int {
	if f.Declared() || len(f.Vars) == 0 {
		return 0
	}
	p.reset(f)
	p.order()
	p.findAddresses()
	slots := p.findSlots()
	if len(slots) == 0 {
		return 0
	}
	n := 0
	for i := range slots {
		if len(p.phis) > MaxPromotedPhis {
			break
		}
		p.slot(int32(i+1), &slots[i])
		n++
	}
	p.cleanUp()
	return n
}

// promoter promotes the variables of one function after the other. Its tables are used again for each.
type promoter struct {
	f       *ir.Func
	addr    []address // by value ID
	escaped map[*ir.Symbol]bool
	found   []access

	rpo  []int32 // by block ID: place in reverse post-order from 1, 0 for blocks that no path reaches, which come last
	live []int32 // by block ID: the slot that is live into the block, as a stamp
	in   []*ir.Value
	out  []*ir.Value
	last []int32 // by block ID: the slot that the block stores, as a stamp

	phis    []*ir.Value
	replace map[*ir.Value]*ir.Value
	undefs  []undef
}

func (p *promoter) reset(f *ir.Func) {
	n := f.NumBlocks()
	p.f, p.addr = f, resized(p.addr, f.NumValues())
	p.rpo, p.live, p.last = resized(p.rpo, n), resized(p.live, n), resized(p.last, n)
	p.in, p.out = resized(p.in, n), resized(p.out, n)
	p.found, p.phis, p.undefs = p.found[:0], p.phis[:0], p.undefs[:0]
	p.escaped, p.replace = emptied(p.escaped), emptied(p.replace)
}

// emptied gives an empty map: the same one, if clearing it costs little.
func emptied[K comparable, V any](m map[K]V) map[K]V {
	if m == nil || len(m) > 64 {
		return map[K]V{}
	}
	clear(m)
	return m
}

// undef is the value of a variable that was not written: one for each type.
type undef struct {
	t *ir.Type
	v *ir.Value
}

// address says that a value is the address of a variable plus an offset.
type address struct {
	sym *ir.Symbol
	off int64
}

// access is a load or store of a variable.
type access struct {
	v        *ir.Value
	sym      *ir.Symbol
	off, end int64
	t        *ir.Type // of what is loaded or stored
	at       int      // order in the text
	nth      int      // number of sym among the function's
}

// slot is a part of a variable with its accesses, in text order.
type slot struct {
	t        *ir.Type
	accesses []access
}

// findAddresses follows the addresses of local variables through the function, in reverse post-order: what makes an address
// of another comes behind it there. Blocks that no path reaches come last, and may not make addresses.
func (p *promoter) findAddresses() {
	blocks := slices.Clone(p.f.Blocks)
	slices.SortStableFunc(blocks, func(a, b *ir.Block) int { return cmp.Compare(uint32(p.rpo[a.ID]-1), uint32(p.rpo[b.ID]-1)) })
	at := 0
	for _, b := range blocks {
		for _, v := range b.Values {
			at++
			p.value(v, at)
		}
	}
}

func (p *promoter) value(v *ir.Value, at int) {
	if v.Op == ir.OpAddr {
		if s := v.Aux.Sym; s.Owner == p.f && s.Space == ir.Local && s.Kind == ir.SymVar {
			p.addr[v.ID] = address{s, int64(v.Aux.Bits)}
		}
		return
	}
	for i, a := range v.Args {
		from := p.addr[a.ID]
		if from.sym == nil {
			continue
		}
		m := v.Mods()
		switch {
		case v.Guarded(), p.rpo[v.Block.ID] == 0 && v.HasResult() && v.Op != ir.OpLoad:
			p.escaped[from.sym] = true
		case i == 0 && (v.Op == ir.OpMov || v.Op == ir.OpCvta && v.Type.IsScalar() || v.Op == ir.OpGEP && len(v.Args) == 1):
			off := from.off
			if v.Op == ir.OpGEP {
				off += v.Offset()
			}
			p.addr[v.ID] = address{from.sym, off}
		case i == 0 && (v.Op == ir.OpLoad || v.Op == ir.OpStore) && m.Sem == ir.NoSem && m.Vec <= 1:
			t := v.Type
			if v.Op == ir.OpStore {
				t = v.Args[1].Type
			}
			size, ok := sizeInMemory(m, t)
			off := from.off + v.Offset()
			if !ok || off < 0 || off+size > from.sym.Size {
				p.escaped[from.sym] = true
				break
			}
			p.found = append(p.found, access{v: v, sym: from.sym, off: off, end: off + size, t: t, at: at})
		default:
			p.escaped[from.sym] = true
		}
	}
}

// sizeInMemory is how many bytes an access touches; ok is false where that hangs on padding or on widths below a byte.
func sizeInMemory(m *ir.Mods, t *ir.Type) (int64, bool) {
	if t.Kind == ir.KindVector {
		n := int64(t.Len) * int64(t.Elem.Bits)
		return n / 8, n%8 == 0
	}
	if !t.IsScalar() || t.Bits%8 != 0 {
		return 0, false
	}
	if m.Ty != ir.NoScalar && m.Ty.Bits() != t.Bits {
		return 0, false
	}
	return int64(t.Bits / 8), true
}

// findSlots groups the accesses of each variable that has not escaped; a variable whose parts overlap is left out.
func (p *promoter) findSlots() []slot {
	acc := slices.DeleteFunc(p.found, func(a access) bool { return p.escaped[a.sym] })
	index := make(map[*ir.Symbol]int, len(p.f.Vars))
	for i, s := range p.f.Vars {
		index[s] = i
	}
	for i := range acc {
		acc[i].nth = index[acc[i].sym]
	}
	slices.SortFunc(acc, func(a, b access) int {
		return cmp.Or(cmp.Compare(a.nth, b.nth), cmp.Compare(a.off, b.off), cmp.Compare(a.at, b.at))
	})
	bad := map[*ir.Symbol]bool{}
	var slots []slot
	var syms []*ir.Symbol
	for i := 0; i < len(acc); {
		first := acc[i]
		j := i
		for j < len(acc) && acc[j].sym == first.sym && acc[j].off == first.off {
			if acc[j].end != first.end || !first.t.SameWidth(acc[j].t) {
				bad[first.sym] = true
			}
			j++
		}
		if j < len(acc) && acc[j].sym == first.sym && acc[j].off < first.end {
			bad[first.sym] = true
		}
		slots = append(slots, slot{t: first.t, accesses: acc[i:j]})
		syms = append(syms, first.sym)
		i = j
	}
	kept := slots[:0]
	for i, s := range slots {
		if !bad[syms[i]] {
			kept = append(kept, s)
		}
	}
	return kept
}

// order numbers the blocks in reverse post-order from the entry.
func (p *promoter) order() {
	n := p.f.NumBlocks()
	seen := make([]bool, n)
	type frame struct {
		b    *ir.Block
		next int
	}
	stack := []frame{{p.f.Entry(), 0}}
	seen[p.f.Entry().ID] = true
	num := int32(n)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(top.b.Succs) {
			s := top.b.Succs[top.next].B
			top.next++
			if !seen[s.ID] {
				seen[s.ID] = true
				stack = append(stack, frame{s, 0})
			}
			continue
		}
		p.rpo[top.b.ID] = num
		num--
		stack = stack[:len(stack)-1]
	}
}

// slot promotes one part of a variable. stamp is its number, from 1.
func (p *promoter) slot(stamp int32, s *slot) {
	acc := s.accesses
	// Blocks that read it before they write it, and the last value that each writes.
	var liveBlocks, work []*ir.Block
	addLive := func(b *ir.Block) {
		if p.live[b.ID] != stamp {
			p.live[b.ID] = stamp
			liveBlocks = append(liveBlocks, b)
			work = append(work, b)
		}
	}
	for i := range acc {
		v := acc[i].v
		b := v.Block
		if v.Op == ir.OpStore {
			p.last[b.ID] = stamp
			p.out[b.ID] = v
		} else if p.last[b.ID] != stamp {
			addLive(b)
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range b.Preds {
			if p.last[e.B.ID] != stamp {
				addLive(e.B)
			}
		}
	}
	slices.SortFunc(liveBlocks, func(a, b *ir.Block) int {
		return cmp.Or(cmp.Compare(uint32(p.rpo[a.ID]-1), uint32(p.rpo[b.ID]-1)), cmp.Compare(a.ID, b.ID))
	})
	first := len(p.phis)
	for _, b := range liveBlocks {
		p.in[b.ID] = nil
		if len(b.Preds) > 1 {
			phi := p.f.NewValue(ir.OpPhi, s.t, b.Pos)
			b.InsertBefore(0, phi)
			p.in[b.ID] = phi
			p.phis = append(p.phis, phi)
		}
	}
	for _, b := range liveBlocks {
		if p.in[b.ID] != nil {
			continue
		}
		if len(b.Preds) == 1 {
			p.in[b.ID] = p.leaving(stamp, b.Preds[0].B)
		}
		if p.in[b.ID] == nil { // the entry, or a block that no path reaches
			p.in[b.ID] = p.undef(s.t)
		}
	}
	for _, phi := range p.phis[first:] {
		args := make([]*ir.Value, len(phi.Block.Preds))
		for i, e := range phi.Block.Preds {
			if args[i] = p.leaving(stamp, e.B); args[i] == nil {
				args[i] = p.undef(s.t)
			}
		}
		phi.SetArgs(args...)
	}
	var cur *ir.Value
	var in *ir.Block
	for i := range acc {
		v := acc[i].v
		if v.Block != in {
			in, cur = v.Block, p.in[v.Block.ID]
			if p.live[in.ID] != stamp {
				cur = nil
			}
		}
		m := ir.Mods{Ty: bitsScalar(acc[i].t), Text: v.Mods().Text}
		if v.Op == ir.OpStore {
			v.Type = v.Args[1].Type
			v.SetArgs(v.Args[1])
			cur = v
		} else {
			v.SetArgs(cur)
		}
		v.Op, v.Aux = ir.OpMov, ir.Aux{Mods: &m}
	}
}

// leaving is the value at the end of a block, nil if that is not known: of blocks that no path reaches.
func (p *promoter) leaving(stamp int32, b *ir.Block) *ir.Value {
	if p.last[b.ID] == stamp {
		return p.out[b.ID]
	}
	if p.live[b.ID] == stamp {
		return p.in[b.ID]
	}
	return nil
}

func (p *promoter) undef(t *ir.Type) *ir.Value {
	for _, u := range p.undefs {
		if u.t.Equal(t) {
			return u.v
		}
	}
	v := p.f.NewValue(ir.OpUndef, t, p.f.Pos)
	e := p.f.Entry()
	e.InsertBefore(0, v)
	p.undefs = append(p.undefs, undef{t, v})
	return v
}

// cleanUp takes out phis that pass on one value, and then those that only lead to others of their kind.
func (p *promoter) cleanUp() {
	users := map[*ir.Value][]*ir.Value{}
	for _, phi := range p.phis {
		for _, a := range phi.Args {
			if a.Op == ir.OpPhi {
				users[a] = append(users[a], phi)
			}
		}
	}
	work := slices.Clone(p.phis)
	for len(work) > 0 {
		phi := work[len(work)-1]
		work = work[:len(work)-1]
		if p.replace[phi] != nil {
			continue
		}
		var one *ir.Value
		trivial := true
		for _, a := range phi.Args {
			if a = p.resolve(a); a == phi || a == one {
				continue
			}
			if one != nil {
				trivial = false
				break
			}
			one = a
		}
		if !trivial || one == nil {
			continue
		}
		p.replace[phi] = one
		work = append(work, users[phi]...)
		if one.Op == ir.OpPhi {
			users[one] = append(users[one], users[phi]...)
		}
	}
	if len(p.replace) == 0 {
		return
	}
	for _, b := range p.f.Blocks {
		b.Values = slices.DeleteFunc(b.Values, func(v *ir.Value) bool {
			gone := p.replace[v] != nil
			if gone {
				v.Block = nil
			}
			return gone
		})
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a.Op == ir.OpPhi {
					v.Args[i] = p.resolve(a)
				}
			}
		}
	}
}

// resolve follows replacements to their end.
func (p *promoter) resolve(v *ir.Value) *ir.Value {
	for {
		r := p.replace[v]
		if r == nil {
			return v
		}
		if next := p.replace[r]; next != nil {
			p.replace[v] = next // shortens the path
		}
		v = r
	}
}
