package thread

// What LLVM IR has and PTX does not: values of several words, one for each scalar in them, accesses at any alignment, copies of
// memory, arguments by value. Promises of the text are not checked, but for division: the warp simulator follows poison.

import (
	"slices"

	"lockstep/ir"
	"lockstep/sim/mem"
)

// promises are the flags that say something of operands and change no result.
const promises = ir.NSW | ir.NUW | ir.NUSW | ir.Exact | ir.Inbounds | ir.NNeg | ir.Disjoint | ir.SameSign | ir.FMNNaN | ir.FMNInf | ir.FMNSZ |
	ir.FMARcp | ir.FMContract | ir.FMAfn | ir.FMReassoc | ir.OutPoison | ir.OutUB

// widthOf is the width of an operating type on values of type t.
func widthOf(s ir.Scalar, t *ir.Type) int {
	if s == ir.SInt || s == ir.UInt {
		return t.Bits
	}
	return s.Bits()
}

// part stands for what v does to one scalar of its operands: v itself if it has only those.
func part(v *ir.Value) *ir.Value {
	compound := func(t *ir.Type) bool {
		return t != nil && (t.Kind == ir.KindVector || t.Kind == ir.KindArray || t.Kind == ir.KindStruct) && wordsOf(t) > 0
	}
	if !compound(v.Type) && !slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return compound(a.Type) }) {
		return v
	}
	first := func(t *ir.Type) *ir.Type {
		if compound(t) {
			return t.Leaves()[0].T
		}
		return t
	}
	w := *v
	w.Type = first(v.Type)
	w.Args = make([]*ir.Value, len(v.Args))
	for i, a := range v.Args {
		w.Args[i] = &ir.Value{Op: a.Op, Type: first(a.Type), Aux: a.Aux}
	}
	return &w
}

// eachPart does an operation on each word of its operands, those of one word being the same for all.
func (t *thread) eachPart(f *frame, v *ir.Value, mean operation) *stop {
	n := wordsOf(v.Type)
	x := make([]uint64, len(v.Args))
	out := make([]uint64, n)
	for i := range n {
		for k, a := range v.Args {
			x[k] = f.in(a)[min(i, wordsOf(a.Type)-1)]
		}
		out[i] = mean(x)[0]
	}
	copy(f.in(v), out)
	return nil
}

// checkDivision faults where a division is undefined.
func (t *thread) checkDivision(f *frame, v *ir.Value) *stop {
	ty := v.Mods().Ty
	for i, b := range f.in(v.Args[1]) {
		n := widthOf(ty, part(v).Args[0].Type)
		x, y := integer(f.in(v.Args[0])[i], n, ty.Info().Signed), integer(b, n, ty.Info().Signed)
		least := ty.Info().Signed && y.Sign() < 0 && y.IsInt64() && y.Int64() == -1 && cut(x, n) == 1<<(n-1)
		if y.Sign() == 0 || least {
			return t.fail(Faulted, v, "undefined: division by zero, or of the most negative number by -1")
		}
	}
	return nil
}

// element gives the words of element i of an aggregate.
func (f *frame) element(agg *ir.Value, i int) []uint64 {
	from := agg.Type.FirstLeaf(i, maxWords)
	return f.in(agg)[from : from+wordsOf(agg.Type.ElemType(i))]
}

func count(t *ir.Type) uint64 {
	if t.Elem != nil {
		return uint64(t.Len)
	}
	return uint64(len(t.Elems))
}

// An element beyond the last is poison: 0 here, and nothing is replaced.
func (t *thread) extract(f *frame, v *ir.Value) *stop {
	clear(f.in(v))
	if i := f.word(v.Args[1]); i < count(v.Args[0].Type) {
		copy(f.in(v), f.element(v.Args[0], int(i)))
	}
	return nil
}

func (t *thread) insert(f *frame, v *ir.Value) *stop {
	copy(f.in(v), f.in(v.Args[0]))
	if i := f.word(v.Args[2]); i < count(v.Type) {
		copy(f.element(v, int(i)), f.in(v.Args[1]))
	}
	return nil
}

func (t *thread) shuffle(f *frame, v *ir.Value) *stop {
	n := uint64(v.Args[0].Type.Len)
	per := wordsOf(v.Type.Elem)
	for k, i := range f.in(v.Args[2]) {
		to := f.in(v)[k*per : (k+1)*per]
		switch {
		case i < n:
			copy(to, f.element(v.Args[0], int(i)))
		case i < 2*n:
			copy(to, f.element(v.Args[1], int(i-n)))
		}
	}
	return nil
}

// bitcast lays the operand out in memory, bit by bit, and reads the result.
func (t *thread) bitcast(f *frame, v *ir.Value) *stop {
	var bits []uint64
	for i, l := range v.Args[0].Type.Leaves() {
		for k := range l.T.Bits {
			bits = append(bits, f.in(v.Args[0])[i]>>k&1)
		}
	}
	at := 0
	for i, l := range v.Type.Leaves() {
		x := uint64(0)
		for k := range l.T.Bits {
			if at < len(bits) {
				x |= bits[at] << k
			}
			at++
		}
		f.in(v)[i] = x
	}
	if at != len(bits) {
		return t.fail(Refused, v, "between widths")
	}
	return nil
}

// addressMeaning: the base, a constant, and products of signed indices and scales.
func addressMeaning(v *ir.Value, _ *ir.Mods, _ ir.Scalar) operation {
	widths := make([]int, len(v.Args))
	for i, a := range v.Args {
		widths[i] = a.Type.Bits
	}
	off, n := integer(v.Aux.Bits, 64, true), v.Type.Bits
	return func(x []uint64) []uint64 {
		sum := integer(x[0], widths[0], false)
		sum.Add(sum, off)
		for i := 1; i+1 < len(x); i += 2 {
			p := integer(x[i], widths[i], true)
			sum.Add(sum, p.Mul(p, integer(x[i+1], 64, true)))
		}
		return one(cut(sum, n))
	}
}

// fromMemory sets a value from its bytes.
func (f *frame) fromMemory(v *ir.Value, b []byte) {
	for i, l := range v.Type.Leaves() {
		x := uint64(0)
		for k := range int64(l.T.Bits+7) / 8 {
			if at := l.Bit/8 + k; at < int64(len(b)) {
				x |= uint64(b[at]) << (8 * k)
			}
		}
		f.in(v)[i] = low(x>>(l.Bit%8), l.T.Bits)
	}
}

// passValue gives argument i of a call to the callee: the words, or the address of a copy of what a byval pointer points to.
func (t *thread) passValue(f, g *frame, i int, arg, call *ir.Value) *stop {
	a := g.fn.args[i]
	if a == nil {
		return nil
	}
	copy(g.in(a), f.in(arg))
	s := g.fn.f.Params[i]
	if a.Type.Kind != ir.KindPtr || s.Ptr || s.Type == nil || s.Type.Kind == ir.KindPtr {
		return nil
	}
	return t.ownCopy(g, a, s, t.resolve(f, arg.Type.Space, f.word(arg)), call)
}

// ownCopy makes a pointer to a copy of s, which lies at from, in the frame g.
func (t *thread) ownCopy(g *frame, pointer *ir.Value, s *ir.Symbol, from place, at *ir.Value) *stop {
	g.top = alignUp(g.top, frameAlign)
	to := place{ir.Local, uint64(g.top)}
	if g.top += s.Size; g.top > MaxLocal {
		return t.fail(Faulted, at, "more than %d bytes of local memory", MaxLocal)
	}
	t.grow(g)
	if fault := t.copyBytes(at, to, from, uint64(s.Size)); fault != nil {
		return t.fail(Faulted, at, "%v", fault)
	}
	g.in(pointer)[0] = to.addr
	if pointer.Type.Space != ir.Local {
		g.in(pointer)[0] += t.m.cfg.Mem.Window(ir.Local)
	}
	return nil
}

// resolve is the place that an address of a space means.
func (t *thread) resolve(f *frame, s ir.Space, addr uint64) place {
	s, addr = f.localSpace(s), t.m.pointer(addr)
	if s == ir.Generic || s == ir.Const {
		s, addr = t.m.cfg.Mem.Resolve(addr)
	}
	return place{s, addr}
}

// readAny reads n bytes at any alignment.
func (t *thread) readAny(v *ir.Value, p place, n int, ty ir.Scalar) (uint64, *mem.Fault) {
	t.m.races.read(t, v, p, n)
	if p.addr%uint64(n) == 0 && n&(n-1) == 0 {
		return t.read(p, n, n, ty)
	}
	x := uint64(0)
	for i := range n {
		b, fault := t.read(place{p.space, p.addr + uint64(i)}, 1, 1, ir.U8)
		if fault != nil {
			return 0, fault
		}
		x |= b << (8 * i)
	}
	return x, nil
}

func (t *thread) writeAny(v *ir.Value, p place, n int, x uint64) *mem.Fault {
	t.m.races.write(t, v, p, n, x)
	if p.addr%uint64(n) == 0 && n&(n-1) == 0 {
		return t.write(p, n, n, x)
	}
	for i := range n {
		if fault := t.write(place{p.space, p.addr + uint64(i)}, 1, 1, x>>(8*i)&0xff); fault != nil {
			return fault
		}
	}
	return nil
}

// location is where an access of LLVM IR goes.
func (t *thread) location(f *frame, v *ir.Value) place {
	p := t.where(f, v)
	if p.space == ir.Const {
		p.space, p.addr = t.m.cfg.Mem.Resolve(p.addr)
	}
	return p
}

// groups cuts a type into what is read and written at once: scalars that begin at a byte, or all of a vector whose elements
// fill none.
func groups(t *ir.Type) (starts []int64, sizes []int) {
	if t.Kind == ir.KindVector && t.Elem.Bits%8 != 0 {
		return []int64{0}, []int{(t.Len*t.Elem.Bits + 7) / 8}
	}
	for _, l := range t.Leaves() {
		starts, sizes = append(starts, l.Bit/8), append(sizes, (l.T.Bits+7)/8)
	}
	return starts, sizes
}

func (t *thread) loadParts(f *frame, v *ir.Value) *stop {
	p := t.location(f, v)
	leaves := v.Type.Leaves()
	starts, sizes := groups(v.Type)
	packed := len(starts) != len(leaves)
	for k, start := range starts {
		ty := readingOf(leaves[k].T)
		if len(leaves) == 1 && f.fn.first[v.ID].Bits() == 8*sizes[k] {
			ty = f.fn.first[v.ID]
		}
		x, fault := t.readAny(v, place{p.space, p.addr + uint64(start)}, sizes[k], ty)
		if fault != nil {
			return t.fail(Faulted, v, "%v", fault)
		}
		if !packed {
			f.in(v)[k] = low(x, leaves[k].T.Bits)
			continue
		}
		for i, l := range leaves {
			f.in(v)[i] = low(x>>l.Bit, l.T.Bits)
		}
	}
	return nil
}

// readingOf is the type by which memory that nobody has used is read.
func readingOf(t *ir.Type) ir.Scalar {
	for ty, k := range kinds {
		if ty != ir.TTF32 && k.bits == t.Bits && (t.Kind == ir.KindFloat) == (ty != ir.TBF16) && t.Kind != ir.KindInt && t.Kind != ir.KindPtr {
			return ty
		}
	}
	return ir.UInt
}

func (t *thread) storeParts(f *frame, v *ir.Value) *stop {
	p := t.location(f, v)
	x := v.Args[1]
	leaves := x.Type.Leaves()
	starts, sizes := groups(x.Type)
	for k, start := range starts {
		w := f.in(x)[k]
		if len(starts) != len(leaves) {
			w = 0
			for i, l := range leaves {
				w |= f.in(x)[i] << l.Bit
			}
		}
		if fault := t.writeAny(v, place{p.space, p.addr + uint64(start)}, sizes[k], w); fault != nil {
			return t.fail(Faulted, v, "%v", fault)
		}
	}
	return nil
}

// maxCopy is the most bytes of one copy.
const maxCopy = 1 << 24

// copyBytes reads all before it writes. What nobody has used is read as words of four bytes where that fits.
func (t *thread) copyBytes(v *ir.Value, to, from place, n uint64) *mem.Fault {
	data := make([]byte, 0, n)
	for uint64(len(data)) < n {
		at, left := from.addr+uint64(len(data)), n-uint64(len(data))
		size, ty := 1, ir.U8
		switch {
		case at%4 == 0 && left >= 4:
			size, ty = 4, ir.U32
		case at%2 == 0 && left >= 2:
			size, ty = 2, ir.U16
		}
		x, fault := t.readAny(v, place{from.space, at}, size, ty)
		if fault != nil {
			return fault
		}
		for i := range size {
			data = append(data, byte(x>>(8*i)))
		}
	}
	for i, b := range data {
		if fault := t.writeAny(v, place{to.space, to.addr + uint64(i)}, 1, uint64(b)); fault != nil {
			return fault
		}
	}
	return nil
}

func (t *thread) copyMemory(f *frame, v *ir.Value) *stop {
	n := f.word(v.Args[2])
	if n > maxCopy {
		return t.fail(Faulted, v, "%d bytes at once, more than %d", n, maxCopy)
	}
	to, from := t.resolve(f, v.Args[0].Type.Space, f.word(v.Args[0])), t.resolve(f, v.Args[1].Type.Space, f.word(v.Args[1]))
	if fault := t.copyBytes(v, to, from, n); fault != nil {
		return t.fail(Faulted, v, "%v", fault)
	}
	return nil
}

func (t *thread) setMemory(f *frame, v *ir.Value) *stop {
	n := f.word(v.Args[2])
	if n > maxCopy {
		return t.fail(Faulted, v, "%d bytes at once, more than %d", n, maxCopy)
	}
	to := t.resolve(f, v.Args[0].Type.Space, f.word(v.Args[0]))
	for i := range n {
		if fault := t.writeAny(v, place{to.space, to.addr + i}, 1, f.word(v.Args[1])&0xff); fault != nil {
			return t.fail(Faulted, v, "%v", fault)
		}
	}
	return nil
}
