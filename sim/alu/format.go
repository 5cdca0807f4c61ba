package alu

import "math"

// f32in reads an operand, with subnormals as zeros of their sign if ftz.
func f32in(x uint64, ftz bool) float32 {
	if b := uint32(x); ftz && b&0x7f800000 == 0 {
		return math.Float32frombits(b & 0x80000000)
	}
	return math.Float32frombits(uint32(x))
}
