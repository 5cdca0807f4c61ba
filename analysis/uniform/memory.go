package uniform

import (
	"slices"

	"lockstep/ir"
)

// provenance says what an address can point to, as far as local memory matters: there every thread has its own.
type provenance uint8

const (
	placeNone provenance = iota
	placeInt             // a number, no address
	placeElse            // surely no local memory
	placeAny             // anything
)

func join(a, b provenance) provenance { return max(a, b) }

// placeOf is the provenance of the address of a variable.
func placeOf(sp ir.Space, k ir.SymKind) provenance {
	if k == ir.SymFunc || sp == ir.Global || sp == ir.Const || sp == ir.Shared || sp == ir.SharedCluster {
		return placeElse
	}
	return placeAny
}

// addresses are the operations whose result points where an operand points.
var addresses = [ir.NumOps]bool{ir.OpMov: true, ir.OpAdd: true, ir.OpSub: true, ir.OpMad: true, ir.OpSelp: true, ir.OpMin: true,
	ir.OpMax: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true, ir.OpPhi: true, ir.OpFreeze: true, ir.OpSlct: true}

// scaled are the operations whose result is a number, whatever the operands.
var scaled = [ir.NumOps]bool{ir.OpMul: true, ir.OpShl: true, ir.OpShr: true, ir.OpDiv: true, ir.OpRem: true, ir.OpSetp: true, ir.OpSet: true,
	ir.OpPopc: true, ir.OpClz: true, ir.OpMul24: true, ir.OpBfe: true, ir.OpNeg: true, ir.OpNot: true}

// placeAfter is the provenance of the result of a pure operation.
func placeAfter(op ir.Op, width int, args []value) provenance {
	switch {
	case width < 32 || scaled[op]:
		return placeInt
	case op == ir.OpMad:
		return args[2].place
	case op == ir.OpGEP:
		return args[0].place
	case addresses[op]:
		p := placeInt
		for i := range args {
			p = join(p, args[i].place)
		}
		return p
	case op == ir.OpCvt && args[0].width < 64:
		return placeInt
	}
	return placeAny
}

// paramKey identifies a part of a parameter.
type paramKey struct {
	sym  *ir.Symbol
	off  int64
	mods *ir.Mods
}

// kernelParam returns the parameter that a load of a kernel reads, if its address is plain.
func (s *ground) kernelParam(v *ir.Value) *ir.Symbol {
	if v.Op != ir.OpLoad || v.Mods().Space != ir.Param || !s.kernel || v.Args[0].Op != ir.OpAddr {
		return nil
	}
	if sym := v.Args[0].Aux.Sym; sym != nil && sym.Owner == s.fn && indexOf(s.fn.Params, sym) >= 0 {
		return sym
	}
	return nil
}

func indexOf(list []*ir.Symbol, sym *ir.Symbol) int { return slices.Index(list, sym) }

// weak reports whether a load is an ordinary one: volatile and ordered loads may be split into one access a lane.
func weak(m *ir.Mods) bool { return m.Sem == ir.NoSem || m.Sem == ir.Weak }

// readOnly reports whether what v reads cannot change while the kernel runs.
func (s *ground) readOnly(v *ir.Value) bool {
	m := v.Mods()
	return weak(m) && (m.Space == ir.Const || m.Flags&ir.NC != 0 || s.kernelParam(v) != nil)
}

// load is uniform where the address is, in memory that all threads of the scope share. Wider than a warp only if nothing can
// write there in between: constant memory, parameters of kernels, and what is read through the read-only path.
func (s *solver) load(v *ir.Value) value {
	m := v.Mods()
	addr := s.use(v, 0)
	scope := None
	switch {
	case !weak(m) || m.Flags&ir.UnknownMod != 0:
	case m.Space == ir.Param:
		return s.each(v, s.loadParam(v, addr))
	case s.readOnly(v):
		scope = addr.scope
	case m.Space == ir.Global, m.Space == ir.Shared, m.Space == ir.SharedCluster:
		scope = min(Warp, addr.scope)
	case m.Space == ir.Generic && addr.place == placeElse:
		scope = min(Warp, addr.scope)
	}
	from := fromData
	if scope != None {
		from = max(fromRun, addr.from)
	}
	r := uniformAt(scope, from, widthOf(v))
	r.place, r.refined = placeAny, addr.refined
	return s.each(v, r)
}

// loadParam is a load of a parameter: of a kernel, of the function itself, or of what a call returned.
func (s *solver) loadParam(v *ir.Value, addr value) value {
	w := widthOf(v)
	if sym := s.kernelParam(v); sym != nil {
		r := uniformAt(Grid, fromRun, w)
		r.place = placeElse
		if w < 32 || sym.Size < 8 && s.fn.Module.PtrBits == 64 {
			r.place = placeInt
		}
		if v.Type.Kind == ir.KindTuple {
			return r
		}
		r.root = s.rootOf(v, sym)
		return s.assumedLoad(r, v, sym)
	}
	a := v.Args[0]
	if a.Op != ir.OpAddr || a.Aux.Sym == nil || a.Aux.Sym.Owner != s.fn {
		if s.kernel && a.Op != ir.OpAddr && !slices.ContainsFunc(s.fn.Vars, func(x *ir.Symbol) bool { return s.calls.escapes[x] }) {
			return uniformAt(addr.scope, max(addr.from, fromRun), w) // only the kernel's own parameters have such addresses
		}
		return divergent(fromData, w)
	}
	sym := a.Aux.Sym
	if i := indexOf(s.fn.Params, sym); i >= 0 && !s.kernel && !s.calls.escapes[sym] {
		r := s.argument(i, v.Type, v)
		if r.root == none && v.Type.Kind != ir.KindTuple {
			r.root = s.rootOf(v, sym)
		}
		return r
	}
	if indexOf(s.fn.Params, sym) < 0 && indexOf(s.fn.Results, sym) < 0 {
		return s.returned(v, sym)
	}
	return divergent(fromData, w)
}

// rootOf names what load v reads of parameter sym: by the first load of that part.
func (s *solver) rootOf(v *ir.Value, sym *ir.Symbol) int32 {
	key := paramKey{sym, v.Offset() + int64(v.Args[0].Aux.Bits), v.Mods()}
	id, ok := s.roots[key]
	if !ok {
		if s.roots == nil {
			s.roots = map[paramKey]int32{}
		}
		id = int32(v.ID)
		s.roots[key] = id
	}
	return id
}
