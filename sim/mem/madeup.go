package mem

import (
	"math"

	"lockstep/ir"
)

// madeUp is the made-up word of n bytes at offset off of the buffer with the given key, first used as type ty.
func (m *Memory) madeUp(key uint64, off int64, n int, ty ir.Scalar) uint64 {
	h := mix(mix(mix(m.seed)^key) ^ uint64(off))
	switch ty {
	case ir.NoScalar, ir.Pred:
		return 0
	case ir.TF32, ir.TTF32:
		return uint64(math.Float32bits(float32(normal(h))))
	case ir.TF64:
		return math.Float64bits(normal(h))
	case ir.TF16:
		return uint64(half(float32(normal(h))))
	case ir.TBF16:
		return uint64(bfloat(float32(normal(h))))
	case ir.TF16x2:
		return m.madeUp(key, off, 2, ir.TF16) | m.madeUp(key, off+2, 2, ir.TF16)<<16
	case ir.TBF16x2:
		return m.madeUp(key, off, 2, ir.TBF16) | m.madeUp(key, off+2, 2, ir.TBF16)<<16
	case ir.TF32x2:
		return m.madeUp(key, off, 4, ir.TF32) | m.madeUp(key, off+4, 4, ir.TF32)<<32
	}
	return trim(h%m.threads, n)
}

// Undef is the word of the n-th undefined value of a program, for the thread with the given number in the grid: anything, and
// always the same.
func (m *Memory) Undef(n, thread uint64) uint64 { return mix(mix(mix(m.seed)^n<<32) ^ thread) }

// mix is the finaliser of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) after a
// step of its sequence.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// normal turns a hash into a number that is close to normal(0,1): the sum of twelve uniform ones, minus 6. It is exact in
// float64, so that it is the same on every machine.
func normal(h uint64) float64 {
	const perWord, bits = 3, 21
	var sum int64
	for i := range 4 {
		w := mix(h + uint64(i))
		for range perWord {
			sum += int64(w & (1<<bits - 1))
			w >>= bits
		}
	}
	return float64(2*(sum-6<<bits)+12) / (2 << bits)
}

// half rounds x, which is far from overflow, to an IEEE half: to nearest, ties to even.
func half(x float32) uint16 {
	b := math.Float32bits(x)
	sign := uint16(b >> 16 & 0x8000)
	exp := int(b>>23&0xff) - 127
	frac := b&0x7fffff | 1<<23
	switch {
	case exp < -25 || b&0x7fffffff == 0:
		return sign
	case exp < -14:
		return sign | uint16(roundShift(frac, uint(13+(-14-exp))))
	}
	return sign + uint16(exp+14)<<10 + uint16(roundShift(frac, 13))
}

// bfloat rounds x to bfloat16: to nearest, ties to even.
func bfloat(x float32) uint16 { return uint16(roundShift(math.Float32bits(x), 16)) }

// roundShift is x >> n rounded to nearest, ties to even.
func roundShift(x uint32, n uint) uint32 {
	y, rest, tie := x>>n, x&(1<<n-1), uint32(1)<<(n-1)
	if rest > tie || rest == tie && y&1 == 1 {
		y++
	}
	return y
}
