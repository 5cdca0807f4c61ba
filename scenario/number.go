package scenario

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// MaxBufferBytes bounds the contents of one buffer that a user spells out.
const MaxBufferBytes = 1 << 28

// tooLarge reports whether so many elements of size bytes are more than a buffer may have, or less than none.
func tooLarge(count int64, size int) bool { return count < 0 || count > int64(MaxBufferBytes/size) }

// typeList is what messages offer.
const typeList = "u8 u16 u32 u64 s8 s16 s32 s64 (or i8.., b8..) f16 f32 f64"

// elemSize is the size in bytes of an element type; 0 if there is no such type.
func elemSize(t string) int {
	if len(t) < 2 || !strings.ContainsRune("usibf", rune(t[0])) {
		return 0
	}
	switch t[1:] {
	case "8":
		if t[0] == 'f' {
			return 0
		}
		return 1
	case "16":
		return 2
	case "32":
		return 4
	case "64":
		return 8
	}
	return 0
}

// bits gives the bit pattern of n as type t. Integers may be negative for unsigned types (two's complement), must fit the
// width, and may be given in hex; floats are rounded to nearest.
func (n Number) bits(t string) (uint64, error) {
	size := elemSize(t)
	if size == 0 {
		return 0, fmt.Errorf("unknown type %q, expected one of %s", t, typeList)
	}
	s := strings.TrimSpace(string(n))
	if t[0] == 'f' {
		if !strings.HasPrefix(strings.TrimLeft(s, "+-"), "0x") && !strings.EqualFold(strings.TrimLeft(s, "+-"), "inf") {
			s = strings.TrimSuffix(s, "f")
		}
		f, err := strconv.ParseFloat(s, 64)
		if err != nil && !isRange(err) {
			return 0, fmt.Errorf("%q is no number", s)
		}
		return floatBits(f, size), nil
	}
	i, ok := new(big.Int).SetString(s, 0)
	if !ok {
		return 0, fmt.Errorf("%q is no integer, and the type is %s", s, t)
	}
	lo := new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(size*8-1)))
	hi := new(big.Int).Lsh(big.NewInt(1), uint(size*8))
	if i.Cmp(lo) < 0 || i.Cmp(hi) >= 0 {
		return 0, fmt.Errorf("%s does not fit %s", s, t)
	}
	if i.Sign() < 0 {
		i.Add(i, hi)
	}
	return i.Uint64(), nil
}

func isRange(err error) bool {
	ne, ok := err.(*strconv.NumError)
	return ok && ne.Err == strconv.ErrRange
}

// floatBits rounds f to a float of size bytes.
func floatBits(f float64, size int) uint64 {
	switch size {
	case 8:
		return math.Float64bits(f)
	case 4:
		return uint64(math.Float32bits(float32(f)))
	}
	return uint64(halfBits(f))
}

// halfBits rounds f to IEEE binary16, ties to even.
func halfBits(f float64) uint16 {
	sign := uint16(0)
	if math.Signbit(f) {
		sign, f = 0x8000, -f
	}
	switch {
	case math.IsNaN(f):
		return 0x7fff
	case f >= 65520: // halfway between the largest half and the next power
		return sign | 0x7c00
	case f < 0x1p-14:
		return sign | uint16(math.RoundToEven(f*0x1p24))
	}
	frac, exp := math.Frexp(f) // f = frac * 2^exp, frac in [0.5, 1)
	m := math.RoundToEven(frac * 0x1p11)
	return sign | uint16((exp+13)<<10) + uint16(m) // m carries into the exponent when it rounds up to 2^11
}

// halfFloat is the value of an IEEE binary16.
func halfFloat(h uint16) float64 {
	exp, m := int(h>>10&31), float64(h&0x3ff)
	var f float64
	switch exp {
	case 0:
		f = m * 0x1p-24
	case 31:
		f = math.Inf(1)
		if m != 0 {
			f = math.NaN()
		}
	default:
		f = math.Ldexp(1+m/1024, exp-15)
	}
	if h&0x8000 != 0 {
		f = -f
	}
	return f
}

// formatElem spells the element of type t with the given bits as a person would write it.
func formatElem(t string, bits uint64) string {
	size := elemSize(t)
	switch t[0] {
	case 'f':
		switch size {
		case 2:
			return strconv.FormatFloat(halfFloat(uint16(bits)), 'g', -1, 32)
		case 4:
			return strconv.FormatFloat(float64(math.Float32frombits(uint32(bits))), 'g', -1, 32)
		}
		return strconv.FormatFloat(math.Float64frombits(bits), 'g', -1, 64)
	case 's', 'i':
		shift := uint(64 - size*8)
		return strconv.FormatInt(int64(bits<<shift)>>shift, 10)
	}
	return strconv.FormatUint(bits, 10)
}

// putElem and getElem are the little-endian memory form of an element.
func putElem(b []byte, size int, bits uint64) {
	switch size {
	case 1:
		b[0] = byte(bits)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(bits))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(bits))
	default:
		binary.LittleEndian.PutUint64(b, bits)
	}
}

func getElem(b []byte, size int) uint64 {
	switch size {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

// ulpDistance is how many representable floats of size bytes lie between a and b; 0 for equal bits and for two NaNs.
func ulpDistance(a, b uint64, size int) uint64 {
	w := uint(size * 8)
	top := uint64(1) << (w - 1)
	order := func(x uint64) uint64 {
		if x&top != 0 {
			return top - x&(top-1)
		}
		return top + x
	}
	if isNaNBits(a, size) || isNaNBits(b, size) {
		if isNaNBits(a, size) && isNaNBits(b, size) {
			return 0
		}
		return math.MaxUint64
	}
	x, y := order(a), order(b)
	if x < y {
		x, y = y, x
	}
	return x - y
}

func isNaNBits(x uint64, size int) bool {
	switch size {
	case 2:
		return x&0x7fff > 0x7c00
	case 4:
		return x&0x7fffffff > 0x7f800000
	}
	return x&(1<<63-1) > 0x7ff<<52
}
