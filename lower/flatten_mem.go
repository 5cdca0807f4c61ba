package lower

import (
	"fmt"

	"lockstep/ir"
)

// Memory, calls and returns of values that are no scalars.

// maxVector is the most elements of one access.
const maxVector = 255

// byteSized reports whether a number of t fills 1, 2, 4 or 8 bytes.
func byteSized(t *ir.Type) bool {
	return t.IsScalar() && (t.Bits == 8 || t.Bits == 16 || t.Bits == 32 || t.Bits == 64)
}

// accesses lists what an access of a value of t at an address comes to.
type access struct {
	leaf  ir.Leaf
	count int // elements side by side
}

// accessesOf cuts t into accesses: a vector of numbers that fill bytes is one, everything else is a leaf each.
func accessesOf(t *ir.Type) []access {
	leaves := t.Leaves()
	if t.Kind == ir.KindVector && len(leaves) <= maxVector && byteSized(leaves[0].T) {
		return []access{{leaves[0], len(leaves)}}
	}
	out := make([]access, len(leaves))
	for i, l := range leaves {
		out[i] = access{l, 1}
	}
	return out
}

// accessMods are the modifiers of an access to n elements of type t.
func (fl *flattener) accessMods(t *ir.Type, n int) *ir.Mods {
	m := *fl.v.Mods()
	ty := scalarOf(t)
	if !ty.Info().Float && byteSized(t) {
		ty = unsignedOf(t)
	}
	m.Ty, m.Vec = ty, 0
	if n > 1 {
		m.Vec = uint8(n)
	}
	return fl.textMods(m)
}

// packed reports whether the elements of a vector lie closer than bytes: they are then the bits of one number.
func packed(t *ir.Type) bool { return t.Kind == ir.KindVector && t.Elem.Bits%8 != 0 }

func flatLoad(fl *flattener, v *ir.Value) {
	at := fl.one(v.Args[0])
	t := v.Type
	if byteSized(t) && v.Mods().Ty != ir.NoScalar && t.Bits >= v.Mods().Ty.Bits() {
		fl.copyOf(v, t, []*ir.Value{at})
		return
	}
	if packed(t) {
		n := t.Len * t.Elem.Bits
		if n > ir.WordBits {
			fl.refuse(fmt.Sprintf("a vector of %d bits whose elements fill no bytes", n))
			return
		}
		word := fl.loadBits(at, 0, ir.IntType(n))
		var parts []*ir.Value
		for _, l := range t.Leaves() {
			parts = append(parts, fl.gather(l, []ir.Leaf{{T: ir.IntType(n)}}, []*ir.Value{word}))
		}
		fl.define(v, parts...)
		return
	}
	var parts []*ir.Value
	for _, a := range accessesOf(t) {
		if a.count > 1 {
			parts = append(parts, fl.loadVector(at, a)...)
		} else {
			parts = append(parts, fl.loadBits(at, a.leaf.Bit/8, a.leaf.T))
		}
	}
	fl.define(v, parts...)
}

func (fl *flattener) loadVector(at *ir.Value, a access) []*ir.Value {
	elems := make([]*ir.Type, a.count)
	for i := range elems {
		elems[i] = a.leaf.T
	}
	w := fl.op(ir.OpLoad, ir.TupleOf(elems...), fl.accessMods(a.leaf.T, a.count), at)
	w.Aux.Bits = fl.v.Aux.Bits + uint64(a.leaf.Bit/8)
	parts := make([]*ir.Value, a.count)
	for i := range parts {
		parts[i] = fl.cur.Proj(w, i)
	}
	return parts
}

// chunks cuts n bytes into accesses of 8, 4, 2 and 1.
func chunks(n int) (sizes []int) {
	for _, s := range []int{8, 4, 2, 1} {
		for ; n >= s; n -= s {
			sizes = append(sizes, s)
		}
	}
	return sizes
}

// loadBits loads a number of t at off bytes behind at. One that fills no bytes is put together of smaller ones.
func (fl *flattener) loadBits(at *ir.Value, off int64, t *ir.Type) *ir.Value {
	load := func(t *ir.Type, off int64) *ir.Value {
		w := fl.op(ir.OpLoad, t, fl.accessMods(t, 1), at)
		w.Aux.Bits = fl.v.Aux.Bits + uint64(off)
		return w
	}
	if byteSized(t) {
		return load(t, off)
	}
	var acc *ir.Value
	word, shifted := fl.textMods(ir.Mods{Ty: ir.B64}), int64(0)
	for _, size := range chunks((t.Bits + 7) / 8) {
		x := load(ir.IntType(8*size), off+shifted)
		if shifted > 0 {
			x = fl.op(ir.OpShl, ir.I64, word, x, fl.constant(ir.I32, uint64(8*shifted)))
			x = fl.op(ir.OpOr, ir.I64, word, acc, x)
		}
		acc = x
		shifted += int64(size)
	}
	return fl.op(ir.OpMov, t, fl.textMods(ir.Mods{Ty: bitsOf(t)}), acc)
}

func flatStore(fl *flattener, v *ir.Value) {
	at, t := fl.one(v.Args[0]), v.Args[1].Type
	parts := fl.of(v.Args[1])
	if byteSized(t) && v.Mods().Ty != ir.NoScalar {
		fl.copyOf(v, v.Type, []*ir.Value{at, parts[0]})
		return
	}
	switch n := t.NumLeaves(MaxLeaves); {
	case n > MaxLeaves:
		fl.refuse(fmt.Sprintf("a value of more than %d scalars", MaxLeaves))
		return
	case packed(t) && t.Len*t.Elem.Bits > ir.WordBits:
		fl.refuse(fmt.Sprintf("a vector of %d bits whose elements fill no bytes", t.Len*t.Elem.Bits))
		return
	case packed(t):
		word := ir.Leaf{T: ir.IntType(t.Len * t.Elem.Bits)}
		fl.storeBits(at, 0, fl.gather(word, t.Leaves(), parts))
		return
	}
	for _, a := range accessesOf(t) {
		if a.count > 1 {
			w := fl.op(ir.OpStore, ir.Void, fl.accessMods(a.leaf.T, a.count), append([]*ir.Value{at}, parts[:a.count]...)...)
			w.Aux.Bits = v.Aux.Bits + uint64(a.leaf.Bit/8)
		} else {
			fl.storeBits(at, a.leaf.Bit/8, parts[0])
		}
		parts = parts[a.count:]
	}
}

func (fl *flattener) storeBits(at *ir.Value, off int64, x *ir.Value) {
	store := func(t *ir.Type, off int64, x *ir.Value) {
		w := fl.op(ir.OpStore, ir.Void, fl.accessMods(t, 1), at, x)
		w.Aux.Bits = fl.v.Aux.Bits + uint64(off)
	}
	if byteSized(x.Type) {
		store(x.Type, off, x)
		return
	}
	shifted := int64(0)
	for _, size := range chunks((x.Type.Bits + 7) / 8) {
		y := x
		if shifted > 0 {
			y = fl.op(ir.OpShr, ir.I64, fl.textMods(ir.Mods{Ty: ir.U64}), x, fl.constant(ir.I32, uint64(8*shifted)))
		}
		store(ir.IntType(8*size), off+shifted, y)
		shifted += int64(size)
	}
}

func flatAtom(fl *flattener, v *ir.Value) {
	args := make([]*ir.Value, 0, len(v.Args))
	for _, a := range v.Args {
		parts := fl.of(a)
		if len(parts) != 1 {
			fl.refuse("of a value that is no scalar")
			return
		}
		args = append(args, parts[0])
	}
	t := args[len(args)-1].Type
	if !byteSized(t) {
		fl.refuse("of a number that fills no bytes")
		return
	}
	w := fl.op(v.Op, v.Type, v.Aux.Mods, args...)
	w.Aux = v.Aux
	if v.Mods().Ty == ir.NoScalar {
		w.Aux.Mods = fl.accessMods(t, 1)
	}
	fl.define(v, w)
}

// A register of a function's interface.
func register(name string, t *ir.Type) *ir.Symbol {
	return &ir.Symbol{Name: name, Kind: ir.SymParam, Type: t, Size: int64(t.Bits+7) / 8}
}

// inCallee reports whether parameter i of f is memory that the callee has for itself, a copy of what the pointer in its place
// points to (byval).
func inCallee(f *ir.Func, i int, t *ir.Type) bool {
	s := f.Params[i]
	return t.Kind == ir.KindPtr && !s.Ptr && s.Type != nil && s.Type.Kind != ir.KindPtr
}

// signature gives a device function a parameter for each part of its parameters, and so the results. A kernel's parameters
// stay in parameter memory.
func (fl *flattener) signature() {
	fl.g.Params, fl.g.Results = fl.f.Params, nil
	if fl.f.Kernel {
		fl.g.Results = fl.f.Results
		return
	}
	for _, s := range fl.f.Results {
		for _, l := range leavesOf(s.Type) {
			fl.g.Results = append(fl.g.Results, register(s.Name, l.T))
		}
	}
	fl.g.Params = nil
	for i, s := range fl.f.Params {
		t := s.Type
		if a := fl.argument(i); a != nil {
			t = a.Type
		}
		for _, l := range leavesOf(t) {
			fl.g.Params = append(fl.g.Params, register(s.Name, l.T))
		}
	}
}

func leavesOf(t *ir.Type) []ir.Leaf {
	if n := t.NumLeaves(MaxLeaves); n == 0 || n > MaxLeaves {
		return nil
	}
	return t.Leaves()
}

// argument is the value of parameter i in f; nil if it has none.
func (fl *flattener) argument(i int) *ir.Value {
	for _, v := range fl.f.Entry().Values {
		if v.Op == ir.OpArg && v.Index() == i {
			return v
		}
	}
	return nil
}

// enter makes, at the beginning of a function, the memory of the parameters that the callee has a copy of.
func (fl *flattener) enter() {}

// flatArg: a parameter of a device function comes in a register for each part; one of a kernel is read from parameter memory.
func flatArg(fl *flattener, v *ir.Value) {
	s := fl.f.Params[v.Index()]
	if fl.f.Kernel {
		fl.kernelArg(v, s)
		return
	}
	first := 0
	for i := range v.Index() {
		t := fl.f.Params[i].Type
		if a := fl.argument(i); a != nil {
			t = a.Type
		}
		first += len(leavesOf(t))
	}
	var parts []*ir.Value
	for i, l := range leavesOf(v.Type) {
		p := fl.op(ir.OpArg, l.T, nil)
		p.Aux.Bits = uint64(first + i)
		parts = append(parts, p)
	}
	if inCallee(fl.f, v.Index(), v.Type) && len(parts) == 1 {
		parts[0] = fl.ownCopy(s, v.Type, parts[0])
	}
	fl.define(v, parts...)
}

// ownCopy copies what a pointer of type t points to into the frame, and gives the copy's address.
func (fl *flattener) ownCopy(s *ir.Symbol, t *ir.Type, from *ir.Value) *ir.Value {
	own := &ir.Symbol{Name: s.Name + ".byval", Kind: ir.SymVar, Space: ir.Local, Type: s.Type, Align: s.Align, Size: s.Size, Owner: fl.g}
	fl.g.Vars = append(fl.g.Vars, own)
	to := fl.op(ir.OpAddr, &ir.Type{Kind: ir.KindPtr, Bits: t.Bits, Space: ir.Local}, nil)
	to.Aux.Sym = own
	fl.op(ir.OpMemcpy, ir.Void, &ir.Mods{Text: "byval"}, to, from, fl.constant(ir.I64, uint64(s.Size)))
	if t.Space == ir.Local {
		return fl.op(ir.OpMov, t, &ir.Mods{Ty: bitsOf(t)}, to)
	}
	return fl.op(ir.OpCvta, t, &ir.Mods{Ty: unsignedOf(t), Space: ir.Local}, to)
}

// kernelArg reads a parameter, or gives the address of one that is memory.
func (fl *flattener) kernelArg(v *ir.Value, s *ir.Symbol) {
	at := fl.op(ir.OpAddr, &ir.Type{Kind: ir.KindPtr, Bits: fl.f.Module.PtrBits, Space: ir.Param}, nil)
	at.Aux.Sym = s
	if inCallee(fl.f, v.Index(), v.Type) {
		fl.define(v, fl.op(ir.OpCvta, v.Type, &ir.Mods{Ty: unsignedOf(v.Type), Space: ir.Param}, at))
		return
	}
	m := &ir.Value{Op: ir.OpLoad, Pos: v.Pos, Type: v.Type, Aux: ir.Aux{Mods: &ir.Mods{Space: ir.Param, Text: "argument"}}}
	arg := fl.v
	fl.v = m
	var parts []*ir.Value
	if packed(v.Type) {
		fl.v = arg
		fl.refuse("a parameter whose elements fill no bytes")
		return
	}
	for _, l := range v.Type.Leaves() {
		parts = append(parts, fl.loadBits(at, l.Bit/8, l.T))
	}
	fl.v = arg
	fl.define(v, parts...)
}

// flatCall passes each part on its own; a result of several parts is a tuple.
func flatCall(fl *flattener, v *ir.Value) {
	var args []*ir.Value
	for _, a := range v.Args {
		if a.Type.NumLeaves(MaxLeaves) > MaxLeaves {
			fl.refuse(fmt.Sprintf("an argument of more than %d scalars", MaxLeaves))
			return
		}
		args = append(args, fl.of(a)...)
	}
	leaves := leavesOf(v.Type)
	t := ir.Void
	switch {
	case len(leaves) == 1:
		t = leaves[0].T
	case len(leaves) > 1:
		elems := make([]*ir.Type, len(leaves))
		for i, l := range leaves {
			elems[i] = l.T
		}
		t = ir.TupleOf(elems...)
	}
	w := fl.op(v.Op, t, v.Aux.Mods, args...)
	w.Aux = v.Aux
	switch {
	case len(leaves) == 1:
		fl.define(v, w)
	case len(leaves) > 1:
		fl.setOrigin(w, v)
		parts := make([]*ir.Value, len(leaves))
		for i := range parts {
			parts[i] = fl.cur.Proj(w, i)
		}
		fl.define(v, parts...)
	}
}

func flatRet(fl *flattener, v *ir.Value) {
	var args []*ir.Value
	if !fl.f.Kernel {
		for _, a := range v.Args {
			args = append(args, fl.of(a)...)
		}
	}
	fl.copyOf(v, v.Type, args)
}
