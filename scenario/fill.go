package scenario

import (
	"encoding/hex"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// filler gives element i of a buffer.
type filler func(t string, seed uint64, i int64) (uint64, error)

// fills are the fillers with arguments, by name; defaults stand for missing arguments.
var fills = map[string]struct {
	defaults []float64
	make     func(a []float64) filler
}{
	"zero": {nil, func([]float64) filler { return func(string, uint64, int64) (uint64, error) { return 0, nil } }},
	"iota": {[]float64{0, 1}, func(a []float64) filler {
		return func(t string, _ uint64, i int64) (uint64, error) { return realBits(t, a[0]+a[1]*float64(i)), nil }
	}},
	"normal": {[]float64{0, 1}, func(a []float64) filler {
		return func(t string, seed uint64, i int64) (uint64, error) {
			return realBits(t, a[0]+a[1]*normal(seed, uint64(i))), nil
		}
	}},
	"uniform": {[]float64{0, 1}, func(a []float64) filler {
		return func(t string, seed uint64, i int64) (uint64, error) {
			u := float64(splitmix(seed^splitmix(uint64(i)))>>11) * 0x1p-53
			return realBits(t, a[0]+(a[1]-a[0])*u), nil
		}
	}},
	"hash": {[]float64{math.MaxUint32}, func(a []float64) filler {
		return func(t string, seed uint64, i int64) (uint64, error) {
			return realBits(t, float64(splitmix(seed^splitmix(uint64(i)))%integer(max(a[0], 1)))), nil
		}
	}},
}

// integer is x truncated towards zero, as 64 bits; what is beyond them gives the nearest that is not.
func integer(x float64) uint64 {
	switch {
	case x >= 0x1p64:
		return math.MaxUint64
	case x >= 0:
		return uint64(x)
	case x > -0x1p63:
		return uint64(int64(x))
	}
	return 1 << 63
}

// realBits is x as an element of type t: floats rounded, integers truncated towards zero and wrapped.
func realBits(t string, x float64) uint64 {
	size := elemSize(t)
	if t[0] == 'f' {
		return floatBits(x, size)
	}
	b := integer(x)
	if size == 8 {
		return b
	}
	return b & (1<<(uint(size)*8) - 1)
}

// parseFill parses `zero`, `iota`, `normal(0,1)`, `uniform(lo,hi)`, `hash(n)` or `{a,b,...}`; "" is zero. A list shorter than
// the buffer is repeated.
func parseFill(s string) (filler, error) {
	if s == "" {
		s = "zero"
	}
	if strings.HasPrefix(s, "{") {
		if !strings.HasSuffix(s, "}") {
			return nil, fmt.Errorf("fill %q: expected } at the end", s)
		}
		var list []Number
		for _, e := range strings.Split(s[1:len(s)-1], ",") {
			list = append(list, Number(strings.TrimSpace(e)))
		}
		for _, n := range list {
			if _, err := n.bits("f64"); err != nil {
				return nil, fmt.Errorf("fill %q: %w", s, err)
			}
		}
		return func(t string, _ uint64, i int64) (uint64, error) { return list[int(i)%len(list)].bits(t) }, nil
	}
	name, args, hasArgs := strings.Cut(s, "(")
	f, ok := fills[name]
	if !ok {
		return nil, fmt.Errorf("unknown fill %q, expected zero, iota, normal(m,sd), uniform(lo,hi), hash(n) or {a,b,...}", s)
	}
	vals := append([]float64(nil), f.defaults...)
	if hasArgs {
		args, ok = strings.CutSuffix(args, ")")
		parts := strings.Split(args, ",")
		if !ok || len(parts) > len(vals) {
			return nil, fmt.Errorf("fill %q: expected at most %d numbers in parentheses", s, len(vals))
		}
		for i, p := range parts {
			x, err := strconv.ParseFloat(strings.TrimSpace(p), 64)
			if err != nil || math.IsNaN(x) || math.IsInf(x, 0) {
				return nil, fmt.Errorf("fill %q: %q is no number", s, p)
			}
			vals[i] = x
		}
	}
	return f.make(vals), nil
}

// count is the number of elements: as said, or as many as the list has.
func (b *Buffer) count() int64 {
	if b.Count == 0 && strings.HasPrefix(b.Fill, "{") {
		return int64(strings.Count(b.Fill, ",") + 1)
	}
	return b.Count
}

// Contents gives the bytes of a buffer that has some: hex, or count elements by the filler.
func (b *Buffer) Contents(seed uint64) ([]byte, error) {
	if b.Hex != "" {
		data, err := hex.DecodeString(b.Hex)
		if err != nil {
			return nil, fmt.Errorf("buffer: hex: %w", err)
		}
		return data, nil
	}
	size := elemSize(b.Type)
	if size == 0 {
		return nil, fmt.Errorf("buffer: unknown type %q, expected one of %s", b.Type, typeList)
	}
	count := b.count()
	if tooLarge(count, size) {
		return nil, fmt.Errorf("buffer: %d elements of %s, expected 0 to %d (MaxBufferBytes)", count, b.Type, MaxBufferBytes/size)
	}
	fill, err := parseFill(b.Fill)
	if err != nil {
		return nil, err
	}
	data := make([]byte, count*int64(size))
	for i := int64(0); i < count; i++ {
		bits, err := fill(b.Type, seed, i)
		if err != nil {
			return nil, err
		}
		putElem(data[i*int64(size):], size, bits)
	}
	return data, nil
}

// splitmix is the SplitMix64 output function (Steele, Lea, Flood 2014): a good hash of 64 bits.
func splitmix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// normal is sample i of the standard normal distribution, by Box and Muller (1958).
func normal(seed, i uint64) float64 {
	a, b := splitmix(seed^splitmix(2*i)), splitmix(seed^splitmix(2*i+1))
	u := (float64(a>>11) + 1) * 0x1p-53 // in (0, 1]
	v := float64(b>>11) * 0x1p-53
	return math.Sqrt(-2*math.Log(u)) * math.Cos(2*math.Pi*v)
}
