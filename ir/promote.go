package ir

import (
	"cmp"
	"slices"
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
// A variable is promoted part by part (SROA), if its address goes nowhere but to loads and stores at constant offsets; a part
// that is not always accessed as a whole stays in memory. Unoptimised PTX has all variables of a function in one, the depot.
// Every statement keeps its issue: the text is not touched, and no verdict depends on the promotion but through what the
// analyses can see.
//
// Phis stand where paths meet and the variable is read later (pruned SSA: J.-D. Choi, R. Cytron, J. Ferrante, Automatic
// Construction of Sparse Data Flow Evaluation Graphs, 1991); those that only pass on one value are taken out again.

// MaxPromotedPhis bounds the phis that promotion makes in a function; variables beyond it stay in memory.
const MaxPromotedPhis = 1 << 18

// Promote makes values of the local variables of f that never escape. It returns how many parts of variables it promoted.
func Promote(f *Func) int {
	var p promoter
	return p.promote(f)
}

func (p *promoter) promote(f *Func) int {
	slots := p.find(f)
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

// Promotable reports whether Promote would change f.
func Promotable(f *Func) bool {
	var p promoter
	return len(p.find(f)) > 0
}

func (p *promoter) find(f *Func) []slot {
	if f.Declared() || len(f.Vars) == 0 {
		return nil
	}
	p.vars = emptied(p.vars)
	for i, s := range f.Vars {
		if s.Space == Local && s.Kind == SymVar {
			p.vars[s] = i
		}
	}
	if len(p.vars) == 0 {
		return nil
	}
	p.reset(f)
	p.order()
	p.findAddresses()
	return p.findSlots()
}

// promoter promotes the variables of one function after the other. Its tables are used again for each.
type promoter struct {
	f       *Func
	vars    map[*Symbol]int // those of f, by their place
	addr    []address       // by value ID
	escaped map[*Symbol]bool
	found   []access

	rpo  []int32 // by block ID: place in reverse post-order from 1, 0 for blocks that no path reaches, which come last
	live []int32 // by block ID: the slot that is live into the block, as a stamp
	in   []*Value
	out  []*Value
	last []int32 // by block ID: the slot that the block stores, as a stamp

	phis    []*Value
	replace map[*Value]*Value
	undefs  []undef
}

func (p *promoter) reset(f *Func) {
	n := f.NumBlocks()
	p.f, p.addr = f, resize(p.addr, f.NumValues())
	p.rpo, p.live, p.last = resize(p.rpo, n), resize(p.live, n), resize(p.last, n)
	p.in, p.out = resize(p.in, n), resize(p.out, n)
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
	t *Type
	v *Value
}

// address says that a value is the address of a variable plus an offset.
type address struct {
	sym *Symbol
	off int64
}

// access is a load or store of a variable.
type access struct {
	v        *Value
	sym      *Symbol
	off, end int64
	t        *Type // of what is loaded or stored; nil for an access that keeps its part in memory
	at       int   // order in the text
	nth      int   // number of sym among the function's
}

// slot is a part of a variable with its accesses, in text order.
type slot struct {
	t        *Type
	accesses []access
}

// findAddresses follows the addresses of local variables through the function, in reverse post-order: what makes an address
// of another comes behind it there. Blocks that no path reaches come last, and may not make addresses.
func (p *promoter) findAddresses() {
	blocks := slices.Clone(p.f.Blocks)
	slices.SortStableFunc(blocks, func(a, b *Block) int { return cmp.Compare(uint32(p.rpo[a.ID]-1), uint32(p.rpo[b.ID]-1)) })
	at := 0
	for _, b := range blocks {
		for _, v := range b.Values {
			at++
			p.value(v, at)
		}
	}
}

func (p *promoter) value(v *Value, at int) {
	if v.Op == OpAddr {
		if _, ok := p.vars[v.Aux.Sym]; ok {
			p.addr[v.ID] = address{v.Aux.Sym, int64(v.Aux.Bits)}
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
		case v.Guarded(), p.rpo[v.Block.ID] == 0 && v.HasResult() && v.Op != OpLoad:
			p.escaped[from.sym] = true
		case i == 0 && (v.Op == OpMov || v.Op == OpCvta && v.Type.IsScalar() || v.Op == OpGEP && len(v.Args) == 1):
			off := from.off
			if v.Op == OpGEP {
				off += v.Offset()
			}
			p.addr[v.ID] = address{from.sym, off}
		case i == 0 && v.Op == OpAdd && v.Type.IsScalar() && v.Type.Bits == p.f.Module.PtrBits && v.Args[1].Op == OpConst && m.Flags == 0:
			p.addr[v.ID] = address{from.sym, from.off + int64(v.Args[1].Aux.Bits)}
		case i == 0 && (v.Op == OpLoad || v.Op == OpStore):
			p.access(v, from, at)
		default:
			p.escaped[from.sym] = true
		}
	}
}

// access notes a load or store of a variable.
func (p *promoter) access(v *Value, from address, at int) {
	m := v.Mods()
	a := access{v: v, sym: from.sym, off: from.off + v.Offset(), at: at}
	t := v.Type
	if v.Op == OpStore {
		t = v.Args[1].Type
	}
	a.t = inMemory(m, t)
	size := int64(m.Ty.Bits()) * max(int64(m.Vec), 1)
	switch {
	case a.t == nil:
	case m.Sem != NoSem || m.Vec > 1: // not an ordinary access of one number
		a.t = nil
	case a.t.Kind == KindVector:
		size = int64(t.Len) * int64(t.Elem.Bits)
	default:
		size = int64(a.t.Bits)
	}
	if a.end = a.off + size/8; size <= 0 || size%8 != 0 || a.off < 0 || a.end > from.sym.Size {
		p.escaped[from.sym] = true
		return
	}
	p.found = append(p.found, a)
}

// inMemory is the type of what an access of a container touches; nil where that is not plain. In PTX a container may be wider: a
// load extends, and a store writes the low bits.
func inMemory(m *Mods, t *Type) *Type {
	switch {
	case t.Kind == KindVector:
		return t
	case !t.IsScalar() || t.Bits%8 != 0:
		return nil
	case m.Ty == NoScalar || m.Ty.Bits() == t.Bits:
		return t
	case m.Ty.Bits() < t.Bits && t.Bits <= 64 && t.Kind == KindInt && !m.Ty.Info().Float && m.Ty.Bits()%8 == 0 && m.Ty.Bits() > 0:
		return IntType(m.Ty.Bits())
	}
	return nil
}

// findSlots groups the accesses of each variable that has not escaped by the parts that they touch.
func (p *promoter) findSlots() []slot {
	acc := slices.DeleteFunc(p.found, func(a access) bool { return p.escaped[a.sym] })
	for i := range acc {
		acc[i].nth = p.vars[acc[i].sym]
	}
	slices.SortFunc(acc, func(a, b access) int {
		return cmp.Or(cmp.Compare(a.nth, b.nth), cmp.Compare(a.off, b.off), cmp.Compare(a.at, b.at))
	})
	var slots []slot
	for i := 0; i < len(acc); {
		j, end := i+1, acc[i].end
		for ; j < len(acc) && acc[j].sym == acc[i].sym && acc[j].off < end; j++ {
			end = max(end, acc[j].end)
		}
		if t := slotType(acc[i:j], end); t != nil {
			slots = append(slots, slot{t: t, accesses: acc[i:j]})
		}
		i = j
	}
	return slots
}

// slotType is the type of a part of a variable whose accesses overlap; nil if it is no slot: all stores must write all of it, and
// loads read it all or, of a number, the low bits.
func slotType(acc []access, end int64) *Type {
	i := slices.IndexFunc(acc, func(a access) bool { return a.end == end })
	t := acc[i].t
	for _, a := range acc {
		low := a.v.Op == OpLoad && a.t != nil && a.t.Kind == KindInt && t != nil && t.Kind == KindInt && unsignedScalars[t.Bits] != NoScalar
		if t == nil || a.t == nil || a.off != acc[0].off || a.end != end && !low || a.end == end && !t.SameWidth(a.t) {
			return nil
		}
	}
	return t
}

// order numbers the blocks in reverse post-order from the entry.
func (p *promoter) order() {
	n := p.f.NumBlocks()
	seen := make([]bool, n)
	type frame struct {
		b    *Block
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
	var liveBlocks, work []*Block
	addLive := func(b *Block) {
		if p.live[b.ID] != stamp {
			p.live[b.ID] = stamp
			liveBlocks = append(liveBlocks, b)
			work = append(work, b)
		}
	}
	for i := range acc {
		v := acc[i].v
		b := v.Block
		if v.Op == OpStore {
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
	slices.SortFunc(liveBlocks, func(a, b *Block) int {
		return cmp.Or(cmp.Compare(uint32(p.rpo[a.ID]-1), uint32(p.rpo[b.ID]-1)), cmp.Compare(a.ID, b.ID))
	})
	first := len(p.phis)
	for _, b := range liveBlocks {
		p.in[b.ID] = nil
		if len(b.Preds) > 1 {
			phi := p.f.NewValue(OpPhi, s.t, b.Pos)
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
		args := make([]*Value, len(phi.Block.Preds))
		for i, e := range phi.Block.Preds {
			if args[i] = p.leaving(stamp, e.B); args[i] == nil {
				args[i] = p.undef(s.t)
			}
		}
		phi.SetArgs(args...)
	}
	var cur *Value
	var in *Block
	for i := range acc {
		v := acc[i].v
		if v.Block != in {
			in, cur = v.Block, p.in[v.Block.ID]
			if p.live[in.ID] != stamp {
				cur = nil
			}
		}
		op, m := transfer(v, acc[i].t, s.t)
		if v.Op == OpStore {
			if v.Type = v.Args[1].Type; op == OpCvt {
				v.Type = s.t
			}
			v.SetArgs(v.Args[1])
			cur = v
		} else {
			v.SetArgs(cur)
		}
		v.Op, v.Aux = op, Aux{Mods: &m}
	}
}

// transfer is the operation that a load or store of memory type t becomes, in a slot of type whole: a move, an extension of what
// a wider container takes of it, or a truncation.
func transfer(v *Value, t, whole *Type) (Op, Mods) {
	m := Mods{Ty: BitsScalar(t), Text: v.Mods().Text}
	container := v.Type
	if v.Op == OpStore {
		container = v.Args[1].Type
	}
	switch {
	case !t.IsScalar() || container.Bits == whole.Bits && t.Bits == whole.Bits:
		return OpMov, m
	case v.Op == OpStore:
		m.Ty, m.SrcTy = unsignedScalars[whole.Bits], unsignedScalars[container.Bits]
	case container.Bits == t.Bits:
		m.Ty, m.SrcTy = unsignedScalars[t.Bits], unsignedScalars[whole.Bits]
	case v.Mods().Ty.Info().Signed:
		m.Ty, m.SrcTy = signedScalars[container.Bits], signedScalars[t.Bits]
	default:
		m.Ty, m.SrcTy = unsignedScalars[container.Bits], unsignedScalars[t.Bits]
	}
	return OpCvt, m
}

// The operating types of extensions and truncations, by width.
var (
	unsignedScalars = map[int]Scalar{8: U8, 16: U16, 32: U32, 64: U64}
	signedScalars   = map[int]Scalar{8: S8, 16: S16, 32: S32, 64: S64}
)

// leaving is the value at the end of a block, nil if that is not known: of blocks that no path reaches.
func (p *promoter) leaving(stamp int32, b *Block) *Value {
	if p.last[b.ID] == stamp {
		return p.out[b.ID]
	}
	if p.live[b.ID] == stamp {
		return p.in[b.ID]
	}
	return nil
}

func (p *promoter) undef(t *Type) *Value {
	for _, u := range p.undefs {
		if u.t.Equal(t) {
			return u.v
		}
	}
	v := p.f.NewValue(OpUndef, t, p.f.Pos)
	e := p.f.Entry()
	e.InsertBefore(0, v)
	p.undefs = append(p.undefs, undef{t, v})
	return v
}

// cleanUp takes out phis that pass on one value, and then those that only lead to others of their kind.
func (p *promoter) cleanUp() {
	users := map[*Value][]*Value{}
	for _, phi := range p.phis {
		for _, a := range phi.Args {
			if a.Op == OpPhi {
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
		var one *Value
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
		if one.Op == OpPhi {
			users[one] = append(users[one], users[phi]...)
		}
	}
	if len(p.replace) == 0 {
		return
	}
	for _, b := range p.f.Blocks {
		b.Values = slices.DeleteFunc(b.Values, func(v *Value) bool {
			gone := p.replace[v] != nil
			if gone {
				v.Block = nil
			}
			return gone
		})
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a.Op == OpPhi {
					v.Args[i] = p.resolve(a)
				}
			}
		}
	}
}

// resolve follows replacements to their end.
func (p *promoter) resolve(v *Value) *Value {
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

// PromoteModule promotes the local variables of all functions.
func PromoteModule(m *Module) {
	var p promoter
	for _, f := range m.Funcs {
		p.promote(f)
	}
}

// BitsScalar is the operating type of a move of a scalar: NoScalar for others.
func BitsScalar(t *Type) Scalar {
	if !t.IsScalar() {
		return NoScalar
	}
	switch t.Bits {
	case 1:
		return Pred
	case 8:
		return B8
	case 16:
		return B16
	case 32:
		return B32
	case 64:
		return B64
	case 128:
		return B128
	}
	return UInt
}
