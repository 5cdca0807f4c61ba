package scenario

import (
	"cmp"
	"slices"

	"lockstep/ir"
)

// What a kernel does with the bytes of a parameter says what they are: an address if they reach the address operand of an
// access, a float if they reach a floating-point operation, else an integer. The walk follows the value forward through
// copies, selections, address arithmetic, calls (by .param variables) and stores to the thread's own memory.

// partKind is what a part of a parameter holds.
type partKind uint8

const (
	partInt partKind = iota
	partFloat
	partPointer
)

// part is a scalar in a parameter, found by the loads that read it.
type part struct {
	offset int64
	ty     ir.Scalar // as loaded
	kind   partKind
}

// paramParts lists the parts of each parameter of k, by offset. Parameters that nobody reads have none.
func paramParts(k *ir.Func) map[*ir.Symbol][]part {
	w := &useWalk{uses: map[*ir.Func]map[*ir.Value][]*ir.Value{}}
	out := map[*ir.Symbol][]part{}
	for _, v := range paramLoads(k) {
		sym, off := paramAddress(v)
		tys := v.Mods().Ty
		step := int64(tys.Bits() / 8)
		for i, r := range results(v, w.usesOf(k)) {
			p := part{offset: off + int64(i)*step, ty: tys}
			w.seen = map[*ir.Value]bool{}
			w.kind, w.escapes = partInt, false
			if r != nil {
				w.follow(r)
			}
			p.kind = w.kind
			if tys.Info().Float {
				p.kind = partFloat
			} else if p.kind == partInt && w.escapes && tys.Bits() == k.Module.PtrBits && tys == ir.B64 {
				p.kind = partPointer // stored away untouched: unoptimised code does that to pointers
			}
			out[sym] = append(out[sym], p)
		}
	}
	for _, b := range k.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpArg && v.Index() < len(k.Params) {
				out[k.Params[v.Index()]] = w.typed(k.Params[v.Index()], v)
			}
		}
	}
	for _, p := range k.Params {
		if out[p] == nil && p.Type != nil { // LLVM: in memory (byval)
			out[p] = w.typed(p, nil)
		}
	}
	for sym, ps := range out {
		slices.SortStableFunc(ps, func(a, b part) int { return cmp.Or(cmp.Compare(a.offset, b.offset), -cmp.Compare(a.kind, b.kind)) })
		out[sym] = slices.CompactFunc(ps, func(a, b part) bool { return a.offset == b.offset })
	}
	return out
}

// maxParts bounds the parts of a parameter that are looked at.
const maxParts = 4096

// typed lists the parts of a parameter of LLVM IR, whose type says what they are, but for integers that are addresses. v is
// its value, if it has one.
func (w *useWalk) typed(p *ir.Symbol, v *ir.Value) []part {
	if p.Type.NumLeaves(maxParts) > maxParts {
		return nil
	}
	var out []part
	for _, l := range p.Type.Leaves() {
		q := part{offset: l.Bit / 8}
		switch bits := ir.IntType(l.T.Bits); {
		case l.T.Kind == ir.KindPtr:
			q.kind = partPointer
			q.ty = map[int]ir.Scalar{32: ir.B32, 64: ir.B64}[bits.Bits]
		case l.T.Kind == ir.KindFloat || l.T.Kind == ir.KindBFloat:
			q.kind = partFloat
			q.ty = map[int]ir.Scalar{16: ir.TF16, 32: ir.TF32, 64: ir.TF64}[bits.Bits]
		default:
			q.ty = map[int]ir.Scalar{8: ir.U8, 16: ir.U16, 32: ir.U32, 64: ir.U64}[bits.Bits]
			if v != nil && p.Type.IsScalar() {
				w.seen, w.kind, w.escapes = map[*ir.Value]bool{}, partInt, false
				w.follow(v)
				q.kind = w.kind
			}
		}
		if q.ty != ir.NoScalar {
			out = append(out, q)
		}
	}
	return out
}

// paramLoads lists the loads of k from its own parameters at constant places.
func paramLoads(k *ir.Func) []*ir.Value {
	var out []*ir.Value
	for _, b := range k.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpLoad && v.Mods().Space == ir.Param {
				if sym, _ := paramAddress(v); sym != nil && slices.Contains(k.Params, sym) {
					out = append(out, v)
				}
			}
		}
	}
	return out
}

// paramAddress returns the symbol and offset that a memory operation names, or nil.
func paramAddress(v *ir.Value) (*ir.Symbol, int64) {
	a, off := v.Args[0], v.Offset()
	for a.Op == ir.OpMov && !a.Guarded() {
		a = a.Args[0]
	}
	if a.Op != ir.OpAddr {
		return nil, 0
	}
	return a.Aux.Sym, off + a.Offset()
}

// results lists the scalar results of v: itself, or the projections of a vector load, nil where one is not used.
func results(v *ir.Value, uses map[*ir.Value][]*ir.Value) []*ir.Value {
	if v.Type.Kind != ir.KindTuple {
		return []*ir.Value{v}
	}
	rs := make([]*ir.Value, len(v.Type.Elems))
	for _, u := range uses[v] {
		if u.Op == ir.OpProj {
			rs[u.Index()] = u
		}
	}
	return rs
}

// maxUseWalk bounds the values that one walk visits; beyond it the kind found so far stands.
const maxUseWalk = 10_000

type useWalk struct {
	uses    map[*ir.Func]map[*ir.Value][]*ir.Value
	seen    map[*ir.Value]bool
	kind    partKind
	escapes bool
}

func (w *useWalk) usesOf(f *ir.Func) map[*ir.Value][]*ir.Value {
	if u, ok := w.uses[f]; ok {
		return u
	}
	u := map[*ir.Value][]*ir.Value{}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				u[a] = append(u[a], v)
			}
		}
	}
	w.uses[f] = u
	return u
}

func (w *useWalk) follow(start *ir.Value) {
	work := []*ir.Value{start}
	for len(work) > 0 && len(w.seen) < maxUseWalk && w.kind != partPointer {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if w.seen[v] {
			continue
		}
		w.seen[v] = true
		for _, u := range w.usesOf(v.Block.Func)[v] {
			next := w.use(u, v)
			work = append(work, next...)
		}
	}
}

// use looks at one use of v and returns the values that carry v's bits on.
func (w *useWalk) use(u, v *ir.Value) []*ir.Value {
	switch u.Op {
	case ir.OpLoad, ir.OpStore, ir.OpAtom, ir.OpRed, ir.OpPrefetch:
		if u.Args[0] == v {
			w.kind = partPointer
			return nil
		}
		if u.Op == ir.OpStore {
			if u.Mods().Space == ir.Param {
				return w.callee(u)
			}
			if f := u.Mods().Ty; f.Info().Float {
				w.kind = max(w.kind, partFloat)
			}
			w.escapes = true
		}
		return nil
	case ir.OpMov, ir.OpCvta, ir.OpSelp, ir.OpPhi, ir.OpTuple, ir.OpProj, ir.OpFreeze:
		return []*ir.Value{u}
	case ir.OpGEP:
		if u.Args[0] == v {
			return []*ir.Value{u}
		}
		return nil
	case ir.OpMemcpy, ir.OpMemset:
		if u.Args[0] == v || u.Args[1] == v && u.Op == ir.OpMemcpy {
			w.kind = partPointer
		}
		return nil
	case ir.OpCall:
		for i, a := range u.Operands() {
			if f := u.Aux.Sym.Func; a == v && f != nil {
				return args(f, i)
			}
		}
		return nil
	case ir.OpOpaque:
		if u.Mods().Space == ir.Global || u.Mods().Space == ir.Shared {
			w.kind = partPointer
		}
		return nil
	}
	if u.Mods().Ty.Info().Float && (u.Op != ir.OpCvt || u.Mods().SrcTy.Info().Float) {
		w.kind = max(w.kind, partFloat)
		return nil
	}
	switch u.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMad:
		return []*ir.Value{u}
	}
	return nil
}

// callee follows a store to a .param variable into the function that it is passed to.
func (w *useWalk) callee(st *ir.Value) []*ir.Value {
	sym, off := paramAddress(st)
	var out []*ir.Value
	for _, b := range st.Block.Func.Blocks {
		for _, c := range b.Values {
			if c.Op != ir.OpCall || c.Aux.Sym == nil || c.Aux.Sym.Func == nil {
				continue
			}
			for i, a := range c.Operands() {
				f := c.Aux.Sym.Func
				if a.Op != ir.OpAddr || a.Aux.Sym != sym || i >= len(f.Params) {
					continue
				}
				for _, ld := range paramLoads(f) {
					if s, o := paramAddress(ld); s == f.Params[i] && o == off {
						for _, r := range results(ld, w.usesOf(f)) {
							if r != nil {
								out = append(out, r)
							}
						}
					}
				}
			}
		}
	}
	return out
}

// args lists the values of argument i of f, passed by value.
func args(f *ir.Func, i int) []*ir.Value {
	var out []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpArg && v.Index() == i {
				out = append(out, v)
			}
		}
	}
	return out
}
