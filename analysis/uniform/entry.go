package uniform

import (
	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// What a device function is entered with: for each parameter the least favourable of what its callers pass, call by call. Lanes that
// enter together come from one call, so that callers with different numbers leave an argument uniform; what lanes have beside
// that, a vector of lane constants, bounds, where an address points, stays where all calls agree.

// entry is the state in which a function is entered.
type entry struct {
	args    []value // by parameter, as wide as that; where only the scope is known, the width may be 0
	control Scope   // the widest scope whose threads surely enter together
	calls   calls
}

// entryOf is the state in which f is entered under launch l: a kernel's by all, with arguments that all share; a device function's is joined
// over its callers. Those that are not known pass stranger; what the others do, of says.
func entryOf(c *analysis.Cache, g *module, l launch.Launch, stranger value, of func(*analysis.Cache) *Info) entry {
	f := c.Func
	if g.launched(f) {
		return entry{control: Grid}
	}
	e := entry{control: Grid, args: make([]value, len(f.Params))}
	strangers := g.Callers(f) == callgraph.Unknown
	first := uniformAt(Grid, fromRun, 0) // what a launch passes
	first.place = placeAny
	switch {
	case g.Endless(f):
		e.control, first = None, unknownArgument
	case strangers:
		e.control, first = None, stranger
	}
	for i := range e.args {
		e.args[i] = first
	}
	if strangers && first.scope == None {
		return e
	}
	own := newFrame(l)
	have := f.Kernel || strangers
	all := !have
	for _, caller := range g.CallersOf(f) {
		info := of(c.Env.Cache(caller))
		for _, v := range info.s.line {
			if v.Op != ir.OpCall || v.Aux.Sym == nil || v.Aux.Sym.Func != f {
				continue
			}
			e.control = min(e.control, info.s.controlAt(v.Block))
			for i := range e.args {
				a := own.adopt(info.s.passed(v, i), info.s.frame)
				if have {
					a = own.eitherArgument(&e.args[i], &a)
				}
				e.args[i] = a
			}
			have = true
			all = all && e.calls.add(info, v)
		}
	}
	if !all {
		e.calls = calls{}
	}
	return e
}

// unknownArgument is an argument of which nothing is known.
var unknownArgument = func() value {
	v := divergent(fromData, 0)
	v.place = placeAny
	return v
}()

// adopt is x, a value of a function that is analysed under another frame, as one of a function under f. Elements of lane vectors stand
// for the same in both, or are lost; the names of values go, but for those of registers under the same launch.
func (f *frame) adopt(x value, of *frame) value {
	if x.root >= none || x.root <= firstElementRoot || f.launch != of.launch {
		x.root, x.off = none, 0
	}
	x.visits = 0
	if f.width != of.width {
		x.bits = x.bits.apart()
	}
	if x.lanes == nil || f.block == of.block && f.n == of.n && f.width == of.width {
		return x
	}
	u := uniformAt(x.scope, max(x.from, fromRun), int(x.width))
	u.place, u.below, u.least = x.place, x.bound(), x.atLeast()
	return u
}

// eitherArgument is what one of two calls passes.
func (f *frame) eitherArgument(a, b *value) value {
	if a.width != b.width || a.width == 0 {
		v := uniformAt(min(a.scope, b.scope), max(a.from, b.from, fromRun), 0)
		v.place = join(a.place, b.place)
		return v
	}
	v := f.either(Grid, a, b)
	v.below, v.least = wider(a.bound(), b.bound()), min(a.atLeast(), b.atLeast())
	return v
}

// inMemory reports whether parameter i of f, passed as a value of type t, is the address of a copy that the function has of its own (byval).
func inMemory(f *ir.Func, i int, t *ir.Type) bool {
	s := f.Params[i]
	return t.Kind == ir.KindPtr && !s.Ptr && s.Type != nil && s.Type.Kind != ir.KindPtr
}

// argument is argument i of a device function, as a value of type t, or of the first of several: whole, or as load reads it from parameter
// space.
func (s *solver) argument(i int, t *ir.Type, load *ir.Value) value {
	if i >= len(s.entry.args) {
		return divergent(fromData, 0)
	}
	a := s.entry.args[i]
	if load == nil && inMemory(s.fn, i, t) {
		a = s.frame.scopeOnly(&a)
	}
	return s.read(&result{argument: argument{a.scope, a.from}, whole: a}, t, load)
}

// scopeOnly is a without what is known beside its scope.
func (f *frame) scopeOnly(a *value) value {
	r := uniformAt(a.scope, max(a.from, fromRun), 0)
	r.place = placeAny
	return r
}

// read is r, an argument or a result, as a value of type t, or of the first of several: whole, or as load reads it from parameter space.
func (s *solver) read(r *result, t *ir.Type, load *ir.Value) value {
	a := r.whole
	w := widthOfType(t)
	part := uniformAt(r.scope, max(r.from, fromRun), w)
	part.place = placeAny
	switch {
	case a.width == 0 || w == 0 || w > 64 || !t.IsScalar():
		return part
	case load == nil:
		if int(a.width) != w {
			return part
		}
		return a
	}
	m := load.Mods()
	in := m.Ty.Info()
	if load.Offset()+int64(load.Args[0].Aux.Bits) != 0 || in.Bits != int(a.width) || m.Flags&ir.UnknownMod != 0 {
		return part
	}
	if w > in.Bits && !in.Float {
		if x, ok := s.frame.widen(&a, w, in.Signed); ok {
			x.place = placeAny
			if !in.Signed || positive(a.bound(), in.Bits) {
				x.below, x.least = a.bound(), a.atLeast()
			}
			return x
		}
	}
	if w != in.Bits {
		return part
	}
	return a
}

// resultOf is x, what a function returns whose arguments the grid shares, where they are as worst says: known beside what the summary's
// frame knew.
func (f *frame) resultOf(x value, of *frame, worst argument) value {
	x = f.adopt(x, of)
	if worst.scope < Grid && x.known {
		x = f.vectorValue(worst.scope, false, 0, x.c, x.lanes, x.from, int(x.width))
		x.place = placeAny
	}
	if worst.scope < Grid { // single bits may rest on what votes of shared arguments say
		x.bits = nil
	}
	x.lower(worst.scope, worst.from)
	x.from = max(x.from, worst.from)
	return x
}

// passed is argument i of a call. An argument in a .param variable is what the stores before the call put there. What has not been computed
// yet is anything.
func (s *solver) passed(call *ir.Value, i int) value {
	ops := call.Operands()
	if call.Op == ir.OpCallIndirect {
		i++
	}
	if i >= len(ops) {
		return unknownArgument
	}
	a := ops[i]
	if a.Op != ir.OpAddr || a.Aux.Sym == nil || a.Aux.Sym.Space != ir.Param {
		return s.passedValue(a, call.Block)
	}
	sym := a.Aux.Sym
	var arg value
	n := 0
	if !s.stores(call, sym, func(st *ir.Value) {
		for k := 1; k < len(st.Operands()); k++ {
			x := s.passedValue(st.Args[k], st.Block)
			if n++; n > 1 {
				place := join(arg.place, x.place)
				arg = uniformAt(min(arg.scope, x.scope), max(arg.from, x.from), 0)
				arg.place = place
				continue
			}
			arg = s.stored(x, st, sym)
		}
	}) {
		return unknownArgument
	}
	return arg
}

// passedValue is x as block b passes it on.
func (s *solver) passedValue(x *ir.Value, b *ir.Block) value {
	v := s.vals[x.ID]
	if !v.seen {
		return uniformAt(Grid, fromIDs, 0)
	}
	if v = s.outside(v, x, b); v.refined {
		return unknownArgument
	}
	if !x.Type.IsScalar() {
		v = uniformAt(v.scope, v.from, 0)
		v.place = placeAny
	}
	return v
}

// stored is x as store st leaves it in sym: all of that, or some part.
func (s *solver) stored(x value, st *ir.Value, sym *ir.Symbol) value {
	bits := st.Mods().Ty.Bits()
	if w := int(x.width); int64(bits) == 8*sym.Size && w >= bits && st.Mods().Flags&ir.UnknownMod == 0 {
		if w > bits {
			x = s.frame.narrow(&x, bits)
		}
		return x
	}
	u := uniformAt(x.scope, max(x.from, fromRun), 0)
	u.place = placeAny
	return u
}

// maxParamBytes bounds the size of .param variables that are followed through calls.
const maxParamBytes = 256

// stores finds the stores that fill the .param variable sym before a call; false if they cannot all be told.
func (s *ground) stores(call *ir.Value, sym *ir.Symbol, do func(*ir.Value)) bool {
	if s.calls.escapes[sym] || sym.Size <= 0 || sym.Size > maxParamBytes {
		return false
	}
	filled := make([]bool, sym.Size)
	left := len(filled)
	ok := true
	s.before(call, func(v *ir.Value) bool {
		if v.Op == ir.OpCall || v.Op == ir.OpCallIndirect {
			ok = v.Aux.Call == nil || indexOf(v.Aux.Call.Rets, sym) < 0
			return !ok
		}
		if v.Op != ir.OpStore || v.Args[0].Op != ir.OpAddr || v.Args[0].Aux.Sym != sym {
			return false
		}
		if v.Guarded() {
			ok = false
			return true
		}
		do(v)
		at := v.Offset() + int64(v.Args[0].Aux.Bits)
		for i := range int64(len(v.Operands())-1) * int64(v.Mods().Ty.Bits()/8) {
			if at+i >= 0 && at+i < sym.Size && !filled[at+i] {
				filled[at+i] = true
				left--
			}
		}
		return left == 0
	})
	return ok && left == 0
}

// maxCallSetup bounds the values looked through for the stores before a call, and for the call before a load of its result.
const maxCallSetup = 2048

// before walks back from v, through blocks with one predecessor, until stop holds; false if it never did.
func (s *ground) before(v *ir.Value, stop func(*ir.Value) bool) bool {
	p := s.at[v.ID] - 1
	b := v.Block
	for range maxCallSetup {
		for p < 0 || s.line[p].Block != b {
			if len(b.Preds) != 1 || s.flow.blocks[b.Preds[0].B.ID] == nil || s.flow.inner[b.Preds[0].B.ID] != s.flow.inner[b.ID] {
				return false
			}
			b = b.Preds[0].B
			if len(b.Values) == 0 {
				return false
			}
			p = s.at[b.Values[len(b.Values)-1].ID]
		}
		if stop(s.line[p]) {
			return true
		}
		p--
	}
	return false
}
