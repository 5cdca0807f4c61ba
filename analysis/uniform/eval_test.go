package uniform

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/ir"
	"lockstep/sim/alu"
)

// form is an operation with modifiers and the widths of its operands.
type form struct {
	op   ir.Op
	mods ir.Mods
	in   []*ir.Type
	out  *ir.Type
}

// forms lists integer operations in every type and variant.
func forms() []form {
	var out []form
	add := func(op ir.Op, m ir.Mods, result *ir.Type, in ...*ir.Type) { out = append(out, form{op, m, in, result}) }
	all := []ir.Scalar{ir.U16, ir.S16, ir.U32, ir.S32, ir.U64, ir.S64}
	for _, ty := range all {
		t := ty.Type()
		wide := ir.IntType(2 * ty.Bits())
		for _, op := range []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMin, ir.OpMax, ir.OpDiv, ir.OpRem} {
			add(op, ir.Mods{Ty: ty}, t, t, t)
		}
		for _, op := range []ir.Op{ir.OpNeg, ir.OpAbs} {
			if ty.Info().Signed {
				add(op, ir.Mods{Ty: ty}, t, t)
			}
		}
		add(ir.OpSad, ir.Mods{Ty: ty}, t, t, t, t)
		for _, sub := range []ir.Sub{ir.Lo, ir.Hi} {
			add(ir.OpMul, ir.Mods{Ty: ty, Sub: sub}, t, t, t)
			add(ir.OpMad, ir.Mods{Ty: ty, Sub: sub}, t, t, t, t)
		}
		if ty.Bits() < 64 {
			add(ir.OpMul, ir.Mods{Ty: ty, Sub: ir.Wide}, wide, t, t)
			add(ir.OpMad, ir.Mods{Ty: ty, Sub: ir.Wide}, wide, t, t, wide)
		}
		add(ir.OpShr, ir.Mods{Ty: ty}, t, t, ir.I32)
		for c := ir.EQ; c <= ir.GE; c++ {
			add(ir.OpSetp, ir.Mods{Ty: ty, Cmp: c}, ir.I1, t, t)
			add(ir.OpSet, ir.Mods{Ty: ir.U32, SrcTy: ty, Cmp: c}, ir.I32, t, t)
			for b := ir.BoolAnd; b <= ir.BoolXor; b++ {
				add(ir.OpSetp, ir.Mods{Ty: ty, Cmp: c, Bool: b}, ir.I1, t, t, ir.I1)
				add(ir.OpSetp, ir.Mods{Ty: ty, Cmp: c, Bool: b, Flags: ir.NegC}, ir.I1, t, t, ir.I1)
			}
		}
		for _, to := range append(all, ir.U8, ir.S8) {
			for _, flags := range []ir.Flags{0, ir.Sat} {
				add(ir.OpCvt, ir.Mods{Ty: to, SrcTy: ty, Flags: flags}, ir.IntType(max(16, to.Bits())), t)
				add(ir.OpCvt, ir.Mods{Ty: to, SrcTy: ty, Flags: flags}, ir.IntType(max(32, to.Bits())), t)
			}
		}
		if ty.Bits() >= 32 {
			add(ir.OpBfe, ir.Mods{Ty: ty}, t, t, ir.I32, ir.I32)
			add(ir.OpBfind, ir.Mods{Ty: ty}, ir.I32, t)
			add(ir.OpBfind, ir.Mods{Ty: ty, Flags: ir.Shiftamt}, ir.I32, t)
		}
	}
	for _, ty := range []ir.Scalar{ir.B16, ir.B32, ir.B64, ir.Pred} {
		t := ty.Type()
		for _, op := range []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor} {
			add(op, ir.Mods{Ty: ty}, t, t, t)
		}
		add(ir.OpNot, ir.Mods{Ty: ty}, t, t)
		add(ir.OpMov, ir.Mods{Ty: ty}, t, t)
		if ty == ir.Pred {
			continue
		}
		add(ir.OpCnot, ir.Mods{Ty: ty}, t, t)
		add(ir.OpShl, ir.Mods{Ty: ty}, t, t, ir.I32)
		add(ir.OpShr, ir.Mods{Ty: ty}, t, t, ir.I32)
		add(ir.OpSelp, ir.Mods{Ty: ty}, t, t, t, ir.I1)
		add(ir.OpSelp, ir.Mods{Ty: ty, Flags: ir.NegC}, t, t, t, ir.I1)
		if ty.Bits() >= 32 {
			add(ir.OpPopc, ir.Mods{Ty: ty}, ir.I32, t)
			add(ir.OpClz, ir.Mods{Ty: ty}, ir.I32, t)
			add(ir.OpBrev, ir.Mods{Ty: ty}, t, t)
			add(ir.OpBfi, ir.Mods{Ty: ty}, t, t, t, ir.I32, ir.I32)
		}
	}
	for _, sub := range []ir.Sub{ir.ShfL, ir.ShfR} {
		for _, flag := range []ir.Flags{ir.Clamp, ir.Wrap} {
			add(ir.OpShf, ir.Mods{Ty: ir.B32, Sub: sub, Flags: flag}, ir.I32, ir.I32, ir.I32, ir.I32)
		}
	}
	add(ir.OpPrmt, ir.Mods{Ty: ir.B32}, ir.I32, ir.I32, ir.I32, ir.I32)
	return out
}

// draw gives a number of n bits, often one at an edge or a small one.
func draw(r *rand.Rand, n int) uint64 {
	switch r.IntN(4) {
	case 0:
		return trunc(r.Uint64N(70), n)
	case 1:
		return trunc(-r.Uint64N(4), n)
	case 2:
		return trunc(1<<(n-1)+r.Uint64N(3)-1, n)
	}
	return trunc(r.Uint64(), n)
}

// The operations agree with those of the simulator, which was written apart from them.
func TestOperationsAgreeWithTheSimulator(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	m := &ir.Module{Name: "test", PtrBits: 64}
	met := map[ir.Op]bool{}
	for _, fm := range forms() {
		f := m.NewFunc("f", true)
		b := f.NewBlock("")
		var args []*ir.Value
		for _, ty := range fm.in {
			args = append(args, b.Append(ir.OpUndef, ty, ir.Pos{}))
		}
		v := b.Append(fm.op, fm.out, ir.Pos{}, args...)
		v.Aux.Mods = &fm.mods
		exec, err := alu.Compile(v)
		op := operationOf(v)
		what := fmt.Sprintf("%s %s %s %s %s", fm.op, fm.mods.Ty, fm.mods.SrcTy, fm.mods.Sub, fm.mods.Cmp)
		if !assert.NoError(t, err, what) || !assert.NotNil(t, op, what) {
			continue
		}
		met[fm.op] = true
		s := &solver{frame: newFrame(smallFrame(t).launch)}
		for range 300 {
			var dst alu.Results
			var src alu.Operands
			dst[0] = make([]uint64, 1)
			vals := make([]value, len(args))
			for i, ty := range fm.in {
				src[i] = []uint64{draw(r, ty.Bits)}
				vals[i] = constant(src[i][0], ty.Bits)
			}
			exec(&dst, &src, 1)
			got, ok := s.known(v, vals)
			if !ok {
				continue // unspecified
			}
			if !assert.Equal(t, dst[0][0], got.c, "%s of %#x", what, src) {
				break
			}
		}
	}
	for op := range ir.NumOps {
		assert.True(t, concrete[op] == nil || met[op] || slices.Contains([]ir.Op{ir.OpLop3}, op), "%s is not compared", op)
	}
}

func TestTruthTable(t *testing.T) {
	for table := range uint64(256) {
		var a [5]uint64
		a[0], a[1], a[2], a[3] = 0xf0, 0xcc, 0xaa, table
		got, ok := truthTable(nil, nil, 0)(&a)
		assert.True(t, ok)
		assert.Equal(t, table, got&0xff, "the table is what lop3 makes of 0xf0, 0xcc, 0xaa (PTX ISA 9.7.8.7)")
	}
}
