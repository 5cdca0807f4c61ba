package alu

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

var bigModes = map[ir.Rounding]big.RoundingMode{ir.RN: big.ToNearestEven, ir.RZ: big.ToZero, ir.RM: big.ToNegativeInf, ir.RP: big.ToPositiveInf}

// In the range of normal numbers, math/big rounds to 24 and 53 bits as we do, in all four ways.
func TestRoundingAgainstBig(t *testing.T) {
	exact := func(x float64) *big.Float { return new(big.Float).SetPrec(600).SetFloat64(x) }
	ops := []struct {
		op   ir.Op
		n    int
		wide func(x []float64) *big.Float
	}{
		{ir.OpAdd, 2, func(x []float64) *big.Float { return new(big.Float).Add(exact(x[0]), exact(x[1])) }},
		{ir.OpSub, 2, func(x []float64) *big.Float { return new(big.Float).Sub(exact(x[0]), exact(x[1])) }},
		{ir.OpMul, 2, func(x []float64) *big.Float { return new(big.Float).Mul(exact(x[0]), exact(x[1])) }},
		{ir.OpDiv, 2, func(x []float64) *big.Float { return new(big.Float).Quo(exact(x[0]), exact(x[1])) }},
		{ir.OpRcp, 1, func(x []float64) *big.Float { return new(big.Float).Quo(exact(1), exact(x[0])) }},
		{ir.OpSqrt, 1, func(x []float64) *big.Float { return new(big.Float).Sqrt(exact(math.Abs(x[0]))) }},
		{ir.OpFma, 3, func(x []float64) *big.Float {
			p := new(big.Float).Mul(exact(x[0]), exact(x[1]))
			return p.Add(p, exact(x[2]))
		}},
	}
	r := rng(2)
	for _, o := range ops {
		for _, rnd := range []ir.Rounding{ir.RN, ir.RZ, ir.RM, ir.RP} {
			for _, ty := range []ir.Scalar{ir.TF32, ir.TF64} {
				x, err := Compile(same(o.op, ir.Mods{Ty: ty, Rnd: rnd}, o.n))
				require.NoError(t, err)
				for range 400 {
					in, enc := make([]float64, o.n), make([]uint64, o.n)
					for i := range in {
						in[i] = (r.Float64() - 0.5) * math.Ldexp(1, r.IntN(60)-30)
						if o.op == ir.OpSqrt {
							in[i] = math.Abs(in[i])
						}
						if r.IntN(3) == 0 { // a few bits only: exact results and ties
							in[i] = math.Ldexp(float64(r.IntN(15)+1), r.IntN(50)-25)
						}
						enc[i] = math.Float64bits(in[i])
						if ty == ir.TF32 {
							in[i] = float64(float32(in[i]))
							enc[i] = uint64(math.Float32bits(float32(in[i])))
						}
					}
					w := o.wide(in)
					if w.Sign() == 0 {
						continue
					}
					var want uint64
					if ty == ir.TF32 {
						f, _ := new(big.Float).SetPrec(24).SetMode(bigModes[rnd]).Set(w).Float32()
						want = uint64(math.Float32bits(f))
					} else {
						f, _ := new(big.Float).SetPrec(53).SetMode(bigModes[rnd]).Set(w).Float64()
						want = math.Float64bits(f)
					}
					require.Equal(t, want, exec1(x, enc...)[0], "%v.%v.%v of %v", o.op, rnd, ty, in)
				}
			}
		}
	}
}

// Every f16 and bf16 goes to f32 and back unchanged, and every sum of an f16 with a neighbour of one is that of f64 rounded.
func TestHalvesExhaustively(t *testing.T) {
	for _, ty := range []ir.Scalar{ir.TF16, ir.TBF16} {
		up, err := Compile(value(ir.OpCvt, ir.Mods{Ty: ir.TF32, SrcTy: ty}, []*ir.Type{ir.F32}, ty.Type()))
		require.NoError(t, err)
		down, err := Compile(value(ir.OpCvt, ir.Mods{Ty: ty, SrcTy: ir.TF32, Rnd: ir.RN}, []*ir.Type{ty.Type()}, ir.F32))
		require.NoError(t, err)
		f := formats[ty]
		for x := uint64(0); x < 1<<16; x++ {
			y := exec1(up, x)[0]
			want := x
			if f.isNaN(x) {
				want = f.nan
			}
			require.Equal(t, want, exec1(down, y)[0], "%v %#x", ty, x)
			if x&^f.sign() < f.inf()-1 {
				// The f32 half-way to the next one goes to the even one, those beside it to the nearer one.
				a := math.Float32frombits(uint32(y))
				b := math.Float32frombits(uint32(exec1(up, x+1)[0]))
				mid := math.Float32bits(float32((float64(a) + float64(b)) / 2))
				even := x + x&1
				require.Equal(t, even, exec1(down, uint64(mid))[0], "%v halfway above %#x", ty, x)
				require.Equal(t, x, exec1(down, uint64(mid-1))[0], "%v below halfway above %#x", ty, x)
				require.Equal(t, x+1, exec1(down, uint64(mid+1))[0], "%v beyond halfway above %#x", ty, x)
			}
		}
	}
}

// The quick functions keep the margin that the rounding relies on.
func TestTranscendentalMargin(t *testing.T) {
	r := rng(3)
	for _, c := range []struct {
		name string
		t    *transcendent
		draw func() float32
	}{
		{"sin", sinT, func() float32 { return math.Float32frombits(r.Uint32()) }},
		{"cos", cosT, func() float32 { return math.Float32frombits(r.Uint32()) }},
		{"lg2", lg2T, func() float32 { return math.Float32frombits(r.Uint32() >> 1) }},
		{"lg2 near 1", lg2T, func() float32 { return math.Float32frombits(0x3f800000 + r.Uint32N(1<<r.UintN(23)) - 1<<8) }},
		{"ex2", ex2T, func() float32 { return (r.Float32() - 0.5) * 280 }},
		{"tanh", tanhT, func() float32 { return math.Float32frombits(r.Uint32()) }},
	} {
		worst := 0.0
		for range 300 {
			x := float64(c.draw())
			y := c.t.quick(x)
			if !finite(x) || !finite(y) || y == 0 || math.Abs(y) == 1 || math.Abs(x) < 0x1p-100 {
				continue
			}
			exact := c.t.slow(x)
			diff, _ := bf(0).Quo(bf(0).Sub(bf(y), exact), exact).Float64()
			worst = max(worst, math.Abs(diff))
		}
		require.Less(t, worst, zivMargin/16, c.name)
		t.Logf("%s: 2^%.1f", c.name, math.Log2(worst))
	}
}
