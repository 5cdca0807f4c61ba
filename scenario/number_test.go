package scenario

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNumberBits(t *testing.T) {
	for _, c := range []struct {
		n    Number
		typ  string
		want uint64
		err  string
	}{
		{"7", "u32", 7, ""},
		{"-1", "u32", 0xffffffff, ""},
		{"-1", "s8", 0xff, ""},
		{"0x10", "u64", 16, ""},
		{"18446744073709551615", "u64", math.MaxUint64, ""},
		{"256", "u8", 0, "does not fit"},
		{"-129", "s8", 0, "does not fit"},
		{"1.5", "u32", 0, "no integer"},
		{"1.5f", "f32", 0x3fc00000, ""},
		{"inf", "f32", 0x7f800000, ""},
		{"-inf", "f64", 0xfff0000000000000, ""},
		{"1e999", "f32", 0x7f800000, ""},
		{"1", "f16", 0x3c00, ""},
		{"65504", "f16", 0x7bff, ""},
		{"65520", "f16", 0x7c00, ""},
		{"6e-8", "f16", 1, ""},
		{"x", "f32", 0, "no number"},
		{"1", "f8", 0, "unknown type"},
	} {
		got, err := c.n.bits(c.typ)
		if c.err != "" {
			assert.ErrorContains(t, err, c.err, "%s as %s", c.n, c.typ)
			continue
		}
		require.NoError(t, err, "%s as %s", c.n, c.typ)
		assert.Equal(t, c.want, got, "%s as %s", c.n, c.typ)
	}
}

// Every half survives the way to float64 and back.
func TestHalfRoundTrip(t *testing.T) {
	for h := 0; h < 1<<16; h++ {
		f := halfFloat(uint16(h))
		if math.IsNaN(f) {
			continue
		}
		require.Equal(t, uint16(h), halfBits(f), "%#04x = %g", h, f)
	}
}

// Between two neighbouring halves the nearer one is taken, and the even one in the middle.
func TestHalfRounding(t *testing.T) {
	for h := uint16(0); h < 0x7bff; h++ {
		a, b := halfFloat(h), halfFloat(h+1)
		mid := (a + b) / 2
		even := h + h&1
		require.Equal(t, even, halfBits(mid), "middle of %#04x and the next", h)
		require.Equal(t, h, halfBits(math.Nextafter(mid, 0)))
		require.Equal(t, h+1, halfBits(math.Nextafter(mid, 1e9)))
	}
}

func TestULPDistance(t *testing.T) {
	f := func(x float32) uint64 { return uint64(math.Float32bits(x)) }
	assert.EqualValues(t, 0, ulpDistance(f(1), f(1), 4))
	assert.EqualValues(t, 1, ulpDistance(f(1), f(math.Nextafter32(1, 2)), 4))
	assert.EqualValues(t, 0, ulpDistance(f(0), f(float32(math.Copysign(0, -1))), 4))
	assert.EqualValues(t, 2, ulpDistance(1, 0x80000001, 4))
	assert.EqualValues(t, uint64(math.MaxUint64), ulpDistance(f(1), f(float32(math.NaN())), 4))
	assert.EqualValues(t, 0, ulpDistance(0x7fc00000, 0x7fffffff, 4))
}
