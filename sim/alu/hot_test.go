package alu

import (
	"fmt"
	"maps"
	"math/bits"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// hotValue makes the value that a key stands for.
func hotValue(k key) *ir.Value {
	m := ir.Mods{Ty: k.ty, Sub: k.sub, Cmp: k.cmp, Rnd: k.rnd, Flags: k.flags}
	if k.src != k.ty {
		m.SrcTy = k.src
	}
	res, arg := k.ty.Type(), k.src.Type()
	n := int(k.op.Info().MinArgs)
	args := slices.Repeat([]*ir.Type{arg}, n)
	switch {
	case k.op == ir.OpSetp:
		res = ir.I1
	case k.op == ir.OpSelp:
		args[2] = ir.I1
	case k.sub == ir.Wide:
		res = ir.I64
		if k.op == ir.OpMad {
			args[2] = ir.I64
		}
	case (k.op == ir.OpShl || k.op == ir.OpShr):
		args[1] = ir.I32
	}
	return value(k.op, m, []*ir.Type{res}, args...)
}

func sortedKeys() []key {
	return slices.SortedFunc(maps.Keys(hot), func(a, b key) int { return cmpKeys(a, b) })
}

func cmpKeys(a, b key) int {
	x, y := fmt.Sprint(a), fmt.Sprint(b)
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// Every loop gives what the functions of one lane give, for full and for partial masks, and writes no other lane.
func TestHotLoopsEqualLaneFunctions(t *testing.T) {
	r := rng(1)
	for _, k := range sortedKeys() {
		v := hotValue(k)
		require.NotNil(t, newInst(v).hot(), "%+v", k)
		slow := generic(t, v)
		for round := range 40 {
			w := []int{32, 64, 7, 1}[round/2%4]
			var src Operands
			for i, a := range v.Args {
				src[i] = make([]uint64, w)
				for l := range src[i] {
					src[i][l] = word(r) & ones(uint(a.Type.Bits))
				}
			}
			want, got := make([]uint64, w), make([]uint64, w)
			for i := range want {
				want[i] = 0xdead
				got[i] = 0xdead
			}
			mask := ones(uint(w))
			if round&1 != 0 {
				mask &= r.Uint64() & r.Uint64()
			}
			slow(&Results{want}, &src, mask)
			hot[k](&Results{got}, &src, mask)
			require.Equal(t, want, got, "%s %+v, mask %x", opcode(v), k, mask)
			for m := ones(uint(w)) &^ mask; m != 0; m &= m - 1 {
				require.EqualValues(t, 0xdead, got[bits.TrailingZeros64(m)])
			}
		}
	}
}

func TestHotLoopsAreGenerated(t *testing.T) {
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("no go tool")
	}
	out := filepath.Join(t.TempDir(), "hot_gen.go")
	msg, err := exec.Command(goTool, "run", "gen_hot.go", "-o", out).CombinedOutput()
	require.NoError(t, err, string(msg))
	want, err := os.ReadFile(out)
	require.NoError(t, err)
	got, err := os.ReadFile("hot_gen.go")
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "run go generate")
}

func BenchmarkExec(b *testing.B) {
	f32m := func(op ir.Op, n int) *ir.Value { return same(op, ir.Mods{Ty: ir.TF32, Rnd: ir.RN}, n) }
	for _, c := range []struct {
		name string
		v    *ir.Value
	}{
		{"add.s32", same(ir.OpAdd, ir.Mods{Ty: ir.S32}, 2)},
		{"mad.lo.s32", same(ir.OpMad, ir.Mods{Ty: ir.S32, Sub: ir.Lo}, 3)},
		{"add.s64", same(ir.OpAdd, ir.Mods{Ty: ir.S64}, 2)},
		{"shl.b32", same(ir.OpShl, ir.Mods{Ty: ir.B32}, 2)},
		{"mov.u32", same(ir.OpMov, ir.Mods{Ty: ir.U32}, 1)},
		{"selp.b32", hotValue(key{op: ir.OpSelp, ty: ir.B32, src: ir.B32})},
		{"setp.lt.s32", hotValue(key{op: ir.OpSetp, ty: ir.S32, src: ir.S32, cmp: ir.LT})},
		{"setp.lt.f32", hotValue(key{op: ir.OpSetp, ty: ir.TF32, src: ir.TF32, cmp: ir.LT})},
		{"cvt.u64.u32", hotValue(key{op: ir.OpCvt, ty: ir.U64, src: ir.U32})},
		{"add.f32", f32m(ir.OpAdd, 2)},
		{"mul.f32", f32m(ir.OpMul, 2)},
		{"fma.rn.f32", f32m(ir.OpFma, 3)},
		{"add.f64", same(ir.OpAdd, ir.Mods{Ty: ir.TF64}, 2)},
		{"div.rn.f32", f32m(ir.OpDiv, 2)},
		{"add.rz.f32", same(ir.OpAdd, ir.Mods{Ty: ir.TF32, Rnd: ir.RZ}, 2)},
		{"sin.approx.f32", same(ir.OpSin, ir.Mods{Ty: ir.TF32, Flags: ir.Approx}, 1)},
		{"div.s32", same(ir.OpDiv, ir.Mods{Ty: ir.S32}, 2)},
		{"bfe.u32", same(ir.OpBfe, ir.Mods{Ty: ir.U32}, 3)},
	} {
		x, err := Compile(c.v)
		require.NoError(b, err)
		var src Operands
		for i := range src {
			src[i] = make([]uint64, 32)
			for l := range src[i] {
				src[i][l] = uint64(0x3f800000 + l*77777 + i)
				if i < len(c.v.Args) && c.v.Args[i].Type == ir.I1 {
					src[i][l] &= 1
				}
			}
		}
		dst := Results{make([]uint64, 32)}
		for _, m := range []struct {
			name string
			mask uint64
		}{{"full", ones(32)}, {"half", 0x55555555}, {"one", 1 << 7}} {
			b.Run(c.name+"/"+m.name, func(b *testing.B) {
				for b.Loop() {
					x(&dst, &src, m.mask)
				}
			})
		}
	}
}
