package alu

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestSIMD compares every vector loop with the plain loop that it stands for, over ordinary and special operands, all masks
// from few to all lanes, and the widths that it takes.
func TestSIMD(t *testing.T) {
	if !simdHere {
		t.Skip("this machine has no AVX2")
	}
	rng := rand.New(rand.NewPCG(1, 1))
	special := []uint64{0, 1, 31, 32, 33, 63, 64, 0x7fffffff, 0x80000000, 0xffffffff, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000,
		0x7fc00000, 0x7f800001, 0xffc12345, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff, 0x34000000, 0x40000000}
	word := func(bits int) uint64 {
		x := rng.Uint64()
		switch rng.IntN(3) {
		case 0:
			x = special[rng.IntN(len(special))]
		case 1:
			x = x&0x807fffff | uint64(100+rng.IntN(60))<<23 // floats of about one size
		}
		if bits < 64 {
			x &= 1<<bits - 1
		}
		return x
	}
	vectorised := 0
	for k, loop := range hot {
		bits := k.src.Bits()
		if k.src == ir.Pred {
			bits = 1
		}
		widths := []int{bits, bits, bits}
		switch {
		case k.op == ir.OpSelp:
			widths[2] = 1
		case k.sub == ir.Wide:
			widths[2] = 2 * bits
		case k.op == ir.OpShl || k.op == ir.OpShr:
			widths[1] = 32
		}
		n := map[ir.Op]int{ir.OpMad: 3, ir.OpFma: 3, ir.OpSelp: 3, ir.OpMov: 1, ir.OpCvt: 1, ir.OpNot: 1, ir.OpNeg: 1}[k.op]
		if n == 0 {
			n = 2
		}
		in := &inst{op: k.op, ty: k.ty, src: k.src, m: &ir.Mods{Ty: k.ty, Sub: k.sub, Cmp: k.cmp, Rnd: k.rnd, Flags: k.flags}, res: []*ir.Type{ir.I64}}
		for i := range n {
			in.args = append(in.args, &ir.Value{Type: ir.IntType(widths[i])})
		}
		fast := in.simd(loop)
		if fast == nil {
			continue
		}
		vectorised++
		for range 200 {
			w := simdGroup * (1 + rng.IntN(16))
			mask := rng.Uint64() >> (64 - w)
			if rng.IntN(2) == 0 {
				mask = ones(uint(w))
			}
			var src Operands
			for i := range n {
				src[i] = make([]uint64, w)
				for l := range src[i] {
					src[i][l] = word(widths[i])
				}
			}
			var got, want Results
			got[0], want[0] = make([]uint64, w), make([]uint64, w)
			for l := range got[0] {
				got[0][l] = 0x5555
				want[0][l] = 0x5555
			}
			loop(&want, &src, mask)
			fast(&got, &src, mask)
			require.Equal(t, want[0], got[0], "%v mask %#x\n%x", k, mask, src)
			// In place.
			got[0] = src[0]
			copy(want[0], src[0])
			same := src
			same[0] = want[0]
			loop(&want, &same, mask)
			fast(&got, &src, mask)
			require.Equal(t, want[0], got[0], "in place: %v mask %#x", k, mask)
		}
	}
	require.Greater(t, vectorised, 50)
}

// Operands wider than the operation are read by their low bits: not with vectors.
func TestSIMDNotForWideOperands(t *testing.T) {
	a, b := &ir.Value{Type: ir.I64}, &ir.Value{Type: ir.I32}
	in := &inst{op: ir.OpAdd, ty: ir.U32, src: ir.U32, m: &ir.Mods{Ty: ir.U32}, res: []*ir.Type{ir.I32}, args: []*ir.Value{a, b}}
	require.Nil(t, in.simd(in.hot()))
}

func TestHolds(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	for range 2000 {
		v := make([]uint64, 1+rng.IntN(64))
		for i := range v {
			v[i] = rng.Uint64() & 1
		}
		require.Equal(t, holdsPlain(v), Holds(v))
	}
}
