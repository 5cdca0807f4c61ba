package alu

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// value makes a value of op with results and operands of the given types.
func value(op ir.Op, m ir.Mods, results []*ir.Type, operands ...*ir.Type) *ir.Value {
	var mod ir.Module
	b := mod.NewFunc("f", true).NewBlock("")
	var args []*ir.Value
	for _, t := range operands {
		args = append(args, b.Append(ir.OpUndef, t, ir.Pos{}))
	}
	t := results[0]
	if len(results) > 1 {
		t = ir.TupleOf(results...)
	}
	v := b.Append(op, t, ir.Pos{}, args...)
	v.Aux.Mods = &m
	return v
}

// same makes a value whose result and n operands have the type of m.Ty.
func same(op ir.Op, m ir.Mods, n int) *ir.Value {
	t := m.Ty.Type()
	var ts []*ir.Type
	for range n {
		ts = append(ts, t)
	}
	return value(op, m, []*ir.Type{t}, ts...)
}

// run1 executes v for one lane of a warp of one.
func run1(t testing.TB, v *ir.Value, operands ...uint64) []uint64 {
	t.Helper()
	x, err := Compile(v)
	require.NoError(t, err)
	return exec1(x, operands...)
}

func exec1(x Exec, operands ...uint64) []uint64 {
	var dst Results
	var src Operands
	out := make([]uint64, MaxResults)
	for i := range dst {
		dst[i] = out[i : i+1]
	}
	for i, o := range operands {
		src[i] = []uint64{o}
	}
	x(&dst, &src, 1)
	return out
}

// generic is what Compile would give without the hot loops.
func generic(t testing.TB, v *ir.Value) Exec {
	x := rules[v.Op].build(newInst(v))
	require.NotNil(t, x, opcode(v))
	return x
}

// specials are encodings of f64 and integers at which things go wrong; narrower types use their low bits.
var specials = []uint64{
	0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x7fff, 0x8000, 0xffff, 0x10000,
	0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0x100000000, 0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff,
	0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffc12345, 0x00800000, 0x007fffff, 0x80000001, 0x7f7fffff,
	0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001,
	0x0010000000000000, 0x000fffffffffffff, 0x7fefffffffffffff, 0x3c00, 0x7c00, 0xfc00, 0x7e00, 0x0400, 0x03ff, 0x7bff, 0x3f80, 0x7f80,
	0x4f000000, 0x5f000000, 0x4effffff, 0x43e0000000000000, 0x41dfffffffc00000, 0x34000000, 0x33800000,
}

// word gives numbers of all magnitudes, special ones often.
func word(r *rand.Rand) uint64 {
	switch r.IntN(4) {
	case 0:
		return specials[r.IntN(len(specials))]
	case 1:
		return specials[r.IntN(len(specials))] + uint64(r.IntN(5)) - 2
	case 2:
		return r.Uint64() >> r.IntN(64)
	}
	return r.Uint64()
}

func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }
