package uniform

import "lockstep/ir"

// Looking through calls: what an argument of a device function is where it is passed. A function has a place in a launch if every call
// of it is known and is on the way from a kernel. Then the index of a thread is one in a callee too, and n is the kernel's n.

// calls is where a function is called from.
type calls struct {
	sites  []site // all there are; nil where they are not all known, or are too many
	paths  int    // ways from kernels to the function, through one site each
	cycles int32  // most cycles around a call on one such way
}

// site is a call, as its caller knows it.
type site struct {
	info  *Info
	call  *ir.Value
	block *ir.Block
}

// maxPaths bounds the ways from kernels to a function that are looked through.
const maxPaths = 64

// add notes a call of f; false if too much is to be looked through.
func (c *calls) add(info *Info, call *ir.Value) bool {
	s := info.s
	paths, cycles := 1, int32(0)
	if !s.kernel {
		if s.entry.calls.sites == nil {
			return false
		}
		paths, cycles = s.entry.calls.paths, s.entry.calls.cycles
	}
	if l := s.flow.inner[call.Block.ID]; l != none {
		cycles += s.flow.loops[l].depth
	}
	c.sites = append(c.sites, site{info, call, call.Block})
	c.paths += paths
	c.cycles = max(c.cycles, cycles)
	return c.paths <= maxPaths
}

// placed reports whether i is of a kernel, or of a function with a place in each launch.
func (i *Info) placed() bool { return i.s.kernel || i.s.entry.calls.sites != nil }

// cyclesAround counts the cycles around block b, those around the calls of its function among them.
func (i *Info) cyclesAround(b *ir.Block) int32 {
	n := i.s.entry.calls.cycles
	if c := i.s.flow.inner[b.ID]; c != none {
		n += i.s.flow.loops[c].depth
	}
	return n
}

// origin is a value of a caller, as block at passes it.
type origin struct {
	info *Info
	v    *ir.Value
	at   *ir.Block
	call *ir.Value
}

// origins returns what v, an argument of a device function read whole, is at each of the calls; nil if v is no such thing or that
// cannot be told.
func (i *Info) origins(v *ir.Value) []origin {
	sites := i.s.entry.calls.sites
	p := i.s.wholeArgument(v)
	if p < 0 || len(sites) == 0 {
		return nil
	}
	out := make([]origin, 0, len(sites))
	for _, c := range sites {
		x, at := c.info.s.passedWhole(c.call, p)
		if x == nil || widthOf(x) != widthOf(v) {
			return nil
		}
		out = append(out, origin{c.info, x, at, c.call})
	}
	return out
}

// wholeArgument returns the number of the parameter of a device function that v is, all of it; -1 if v is something else.
func (s *solver) wholeArgument(v *ir.Value) int {
	if s.kernel || v.Guarded() || !v.Type.IsScalar() {
		return -1
	}
	switch v.Op {
	case ir.OpArg:
		if p := v.Index(); p < len(s.fn.Params) && !inMemory(s.fn, p, v.Type) {
			return p
		}
	case ir.OpLoad:
		m, a := v.Mods(), v.Args[0]
		if m.Space != ir.Param || a.Op != ir.OpAddr || v.Offset()+int64(a.Aux.Bits) != 0 || m.Flags&ir.UnknownMod != 0 {
			return -1
		}
		sym := a.Aux.Sym
		if p := indexOf(s.fn.Params, sym); p >= 0 && !s.calls.escapes[sym] && m.Ty.Bits() == widthOf(v) && 8*sym.Size == int64(widthOf(v)) {
			return p
		}
	}
	return -1
}

// passedWhole returns the value that a call passes as argument i, and the block that passes it; nil if it is put together from several, or
// is part of one.
func (s *solver) passedWhole(call *ir.Value, i int) (x *ir.Value, at *ir.Block) {
	ops := call.Operands()
	if i >= len(ops) {
		return nil, nil
	}
	a := ops[i]
	if a.Op != ir.OpAddr || a.Aux.Sym == nil || a.Aux.Sym.Space != ir.Param {
		return a, call.Block
	}
	n := 0
	ok := s.stores(call, a.Aux.Sym, func(st *ir.Value) {
		n++
		if len(st.Operands()) == 2 && st.Mods().Flags&ir.UnknownMod == 0 && st.Mods().Ty.Bits() == widthOf(st.Args[1]) && 8*a.Aux.Sym.Size == int64(widthOf(st.Args[1])) {
			x, at = st.Args[1], st.Block
		}
	})
	if !ok || n != 1 {
		return nil, nil
	}
	return x, at
}

// Passed returns the value that a call passes as argument n, as the analysis sees it; nil if it is put together from several, is part of one,
// or is not known.
func (i *Info) Passed(call *ir.Value, n int) *ir.Value {
	v := i.s.view.value(call)
	if !i.s.holds(v) || v.Op != ir.OpCall {
		return nil
	}
	x, _ := i.s.passedWhole(v, n)
	return x
}

// Parameter returns the number of the parameter of a device function that v is, all of it and unchanged; -1 if it is something else.
func (i *Info) Parameter(v *ir.Value) int {
	v = i.s.view.value(v)
	for i.s.holds(v) && v.Op == ir.OpMov && !v.Guarded() && v.Type.SameWidth(v.Args[0].Type) {
		v = v.Args[0]
	}
	if !i.s.holds(v) {
		return -1
	}
	return i.s.wholeArgument(v)
}
