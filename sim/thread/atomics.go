package thread

import (
	"math/big"

	"lockstep/ir"
	"lockstep/sim/mem"
)

// modify computes what an atomic leaves where old was; a and b are its operands.
type modify func(old, a, b uint64) uint64

// atomicOf is what an atomic does; nil if the oracle does not know it.
func atomicOf(v *ir.Value) modify {
	m := v.Mods()
	if m.Sub == ir.SubExch {
		return func(_, a, _ uint64) uint64 { return a }
	}
	if m.Sub == ir.SubCas {
		return func(old, a, b uint64) uint64 {
			if old == a {
				return b
			}
			return old
		}
	}
	if _, isFloat := kinds[m.Ty]; isFloat {
		return floatAtomic(m.Sub, m.Ty)
	}
	if m.Ty.Info().Float {
		return nil
	}
	n, signed := m.Ty.Bits(), m.Ty.Info().Signed
	f := intAtomics[m.Sub]
	if f == nil {
		return nil
	}
	return func(old, a, _ uint64) uint64 { return cut(f(integer(old, n, signed), integer(a, n, signed)), n) }
}

// intAtomics are the atomics of integers.
var intAtomics = map[ir.Sub]func(old, a *big.Int) *big.Int{
	ir.SubAdd: func(old, a *big.Int) *big.Int { return old.Add(old, a) },
	ir.SubSub: func(old, a *big.Int) *big.Int { return old.Sub(old, a) },
	ir.SubMin: func(old, a *big.Int) *big.Int {
		if a.Cmp(old) < 0 {
			return a
		}
		return old
	},
	ir.SubMax: func(old, a *big.Int) *big.Int {
		if a.Cmp(old) > 0 {
			return a
		}
		return old
	},
	ir.SubAnd: func(old, a *big.Int) *big.Int { return old.And(old, a) },
	ir.SubOr:  func(old, a *big.Int) *big.Int { return old.Or(old, a) },
	ir.SubXor: func(old, a *big.Int) *big.Int { return old.Xor(old, a) },
	ir.SubInc: func(old, a *big.Int) *big.Int {
		if old.Cmp(a) >= 0 {
			return big.NewInt(0)
		}
		return old.Add(old, big.NewInt(1))
	},
	ir.SubDec: func(old, a *big.Int) *big.Int {
		if old.Sign() == 0 || old.Cmp(a) > 0 {
			return a
		}
		return old.Sub(old, big.NewInt(1))
	},
}

func floatAtomic(sub ir.Sub, ty ir.Scalar) modify {
	op, ok := map[ir.Sub]ir.Op{ir.SubAdd: ir.OpAdd, ir.SubSub: ir.OpSub, ir.SubMin: ir.OpMin, ir.SubMax: ir.OpMax}[sub]
	if !ok {
		return nil
	}
	f := floating(op, &ir.Mods{Ty: ty}, ty, kinds[ty], 2)
	return func(old, a, _ uint64) uint64 { return f([]uint64{old, a})[0] }
}

// ordered reports whether the order of v among atomics of its kind shows: where the old value is used, where a value is
// replaced, where sums are rounded.
func ordered(v *ir.Value, used bool) bool {
	m := v.Mods()
	switch m.Sub {
	case ir.SubExch, ir.SubCas, ir.SubInc, ir.SubDec:
		return true
	case ir.SubAdd, ir.SubSub:
		return used || m.Ty.Info().Float
	}
	return used
}

// atomic executes OpAtom and OpRed.
func (t *thread) atomic(f *frame, v *ir.Value) *stop {
	apply := atomicOf(v)
	if apply == nil || v.Mods().Vec > 1 {
		return t.fail(Refused, v, "outside the oracle")
	}
	n := v.Mods().Ty.Bits()
	size := n / 8
	p := t.where(f, v)
	a, b := low(f.word(v.Args[1]), n), uint64(0)
	if ops := v.Operands(); len(ops) > 2 {
		b = low(f.word(ops[2]), n)
	}
	old, fault := t.readAtomic(p, size)
	if fault == nil {
		fault = t.write(p, size, size, apply(old, a, b))
	}
	if fault != nil {
		return t.fail(Faulted, v, "%v", fault)
	}
	t.m.races.atomic(t, v, p, size)
	if v.HasResult() {
		f.in(v)[0] = old
	}
	return nil
}

// readAtomic reads the old value of an atomic.
func (t *thread) readAtomic(p place, size int) (uint64, *mem.Fault) {
	if t.segment(p.space) == nil {
		return t.m.cursor.LoadAtomic(p.addr, size, size)
	}
	return t.read(p, size, size, ir.NoScalar)
}
