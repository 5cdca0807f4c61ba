package mem

import "lockstep/ir"

// FirstUse is the type by which each load of a function reads words that have to be made up, by value ID. Most loads say
// it themselves. A load of bits (`ld.b32`, or an integer type that a compiler writes for want of knowing) takes the type of
// the floating-point operation, conversion or store that its result flows into, through moves, selections, phis and
// pass-throughs; if there is none it is an integer.
type FirstUse []ir.Scalar

// FirstUses computes the types of f's loads.
func FirstUses(f *ir.Func) FirstUse {
	u := &useFinder{floats: make([]ir.Scalar, f.NumValues()), users: make([][]*ir.Value, f.NumValues())}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				u.users[a.ID] = append(u.users[a.ID], v)
			}
		}
	}
	// A float use seeds its operand; the work list carries it back to what the operand is a copy of.
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			u.seed(v)
		}
	}
	u.propagate()
	types := make(FirstUse, f.NumValues())
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpLoad {
				types[v.ID] = u.loadType(v)
			}
		}
	}
	return types
}

type useFinder struct {
	floats []ir.Scalar // by value: the float type that it is used as; NoScalar if none is known
	users  [][]*ir.Value
	work   []*ir.Value
}

// mark notes that v is used as float type ty. The first type found stays; only widths that fit count.
func (u *useFinder) mark(v *ir.Value, ty ir.Scalar) {
	if u.floats[v.ID] != ir.NoScalar || v.Type == nil || !v.Type.IsScalar() || v.Type.Bits != ty.Bits() {
		return
	}
	u.floats[v.ID] = ty
	u.work = append(u.work, v)
}

// seed marks the operands that v itself reads as floats.
func (u *useFinder) seed(v *ir.Value) {
	m := v.Mods()
	ty := m.Ty
	if m.SrcTy != ir.NoScalar {
		ty = m.SrcTy
	}
	if !ty.Info().Float {
		return
	}
	args := v.Operands()
	switch v.Op {
	case ir.OpLoad, ir.OpPhi, ir.OpTuple:
		return
	case ir.OpStore, ir.OpAtom, ir.OpRed:
		args = args[1:]
	case ir.OpSelp, ir.OpSlct:
		args = args[:2]
	}
	for _, a := range args {
		u.mark(a, ty)
	}
}

// propagate carries marks from a copy to what it copies.
func (u *useFinder) propagate() {
	for len(u.work) > 0 {
		v := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		ty := u.floats[v.ID]
		switch v.Op {
		case ir.OpMov, ir.OpPhi, ir.OpFreeze:
			for _, a := range v.Args {
				u.mark(a, ty)
			}
		case ir.OpSelp, ir.OpSlct:
			u.mark(v.Args[0], ty)
			u.mark(v.Args[1], ty)
		case ir.OpProj:
			if src := v.Args[0]; src.Op == ir.OpUnpack {
				u.markHalves(src, ty)
			}
		}
		if v.PassThrough() != nil {
			u.mark(v.PassThrough(), ty)
		}
	}
}

// pairs are the types of registers that hold two floats.
var pairs = map[ir.Scalar]ir.Scalar{ir.TF32: ir.TF32x2, ir.TF16: ir.TF16x2, ir.TBF16: ir.TBF16x2}

// markHalves notes that an unpacked register holds floats of type ty.
func (u *useFinder) markHalves(unpack *ir.Value, ty ir.Scalar) {
	if p, ok := pairs[ty]; ok {
		u.mark(unpack.Args[0], p)
	}
}

// loadType is the type that a load makes words up by.
func (u *useFinder) loadType(v *ir.Value) ir.Scalar {
	ty := v.Mods().Ty
	if ty.Info().Float {
		return ty
	}
	if v.Type.Kind != ir.KindTuple {
		if f := u.floats[v.ID]; f.Bits() == ty.Bits() && f != ir.NoScalar {
			return f
		}
		return ty
	}
	for _, p := range u.users[v.ID] {
		if p.Op != ir.OpProj {
			continue
		}
		if f := u.floats[p.ID]; f.Bits() == ty.Bits() && f != ir.NoScalar {
			return f
		}
	}
	return ty
}
