package thread

// Functions of LLVM known by their names: the integer ones, over unbounded integers. The mathematical ones, which every machine
// computes in its own way, are outside the oracle.

import (
	"math/big"
	"regexp"
	"strings"

	"lockstep/ir"
)

// typeSuffix is the end of an intrinsic's name that says its types.
var typeSuffix = regexp.MustCompile(`(\.(v\d+)?(i|f|bf)\d+)+$`)

// namedMeaning is the meaning of a call of a function that is known; nil if the oracle does not know it.
func namedMeaning(v *ir.Value) operation {
	name, ok := strings.CutPrefix(v.Mods().Text, "llvm.")
	if !ok || len(v.Args) == 0 || v.Args[0].Type == nil || v.Args[0].Type.Kind != ir.KindInt || v.Type.Kind == ir.KindStruct {
		return nil
	}
	f := named[typeSuffix.ReplaceAllString(name, "")]
	if f == nil {
		return nil
	}
	n, to := v.Args[0].Type.Bits, v.Type.Bits
	return func(x []uint64) []uint64 { return one(low(f(n, x), to)) }
}

// clampTo puts z into the range of n-bit integers.
func clampTo(z *big.Int, n int, signed bool) uint64 {
	if signed {
		return cut(clampSigned(z, n), n)
	}
	return cut(inRange(z, whole{ir.UInt, n}), n)
}

var named = map[string]func(n int, x []uint64) uint64{
	"bswap": func(n int, x []uint64) uint64 {
		r := uint64(0)
		for i := 0; i < n; i += 8 {
			r |= x[0] >> i & 0xff << (n - 8 - i)
		}
		return r
	},
	"cttz": func(n int, x []uint64) uint64 {
		for i := range n {
			if x[0]>>i&1 != 0 {
				return uint64(i)
			}
		}
		return uint64(n)
	},
	"uadd.sat": func(n int, x []uint64) uint64 {
		return clampTo(new(big.Int).Add(integer(x[0], n, false), integer(x[1], n, false)), n, false)
	},
	"usub.sat": func(n int, x []uint64) uint64 {
		return clampTo(new(big.Int).Sub(integer(x[0], n, false), integer(x[1], n, false)), n, false)
	},
	"sadd.sat": func(n int, x []uint64) uint64 {
		return clampTo(new(big.Int).Add(integer(x[0], n, true), integer(x[1], n, true)), n, true)
	},
	"ssub.sat": func(n int, x []uint64) uint64 {
		return clampTo(new(big.Int).Sub(integer(x[0], n, true), integer(x[1], n, true)), n, true)
	},
	"fshl": func(n int, x []uint64) uint64 {
		both := new(big.Int).Lsh(integer(x[0], n, false), uint(n))
		both.Add(both, integer(x[1], n, false))
		both.Lsh(both, uint(x[2]%uint64(n)))
		return cut(both.Rsh(both, uint(n)), n)
	},
	"fshr": func(n int, x []uint64) uint64 {
		both := new(big.Int).Lsh(integer(x[0], n, false), uint(n))
		both.Add(both, integer(x[1], n, false))
		return cut(both.Rsh(both, uint(x[2]%uint64(n))), n)
	},
	"scmp": func(n int, x []uint64) uint64 { return uint64(integer(x[0], n, true).Cmp(integer(x[1], n, true))) },
	"ucmp": func(n int, x []uint64) uint64 { return uint64(integer(x[0], n, false).Cmp(integer(x[1], n, false))) },
}
