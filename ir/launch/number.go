package launch

import (
	"math"
	"math/big"
	"math/bits"
)

// Number is what is known of an integer, read without a sign: Min <= x <= Max, and x % Mod == Rem. Mod is at least 1.
type Number struct{ Min, Max, Mod, Rem uint64 }

// anyNumber is an integer of so many bits of which nothing is known.
func anyNumber(bits int) Number {
	if bits >= 64 {
		return Number{0, math.MaxUint64, 1, 0}
	}
	return Number{0, 1<<bits - 1, 1, 0}
}

// Admits reports whether x agrees with n.
func (n Number) Admits(x uint64) bool { return n.Min <= x && x <= n.Max && x%n.Mod == n.Rem }

// Exact returns the one number that agrees with n, if there is just one.
func (n Number) Exact() (uint64, bool) { return n.Min, n.Min == n.Max }

// Low is what is known of the low bits: x is Rem modulo 2^k.
func (n Number) Low() (k int, rem uint64) {
	k = bits.TrailingZeros64(n.Mod)
	return k, n.Rem & (1<<k - 1)
}

// Near returns the largest number up to x that agrees with n, else the smallest.
func (n Number) Near(x uint64) uint64 {
	x = min(x, n.Max)
	if x >= n.Rem {
		if y := x - (x-n.Rem)%n.Mod; y >= n.Min {
			return y
		}
	}
	return n.Min
}

// meet joins two facts about one integer; false if no integer agrees with both.
func (n Number) meet(m Number) (Number, bool) {
	r := Number{max(n.Min, m.Min), min(n.Max, m.Max), n.Mod, n.Rem}
	switch {
	case m.Mod == 1:
	case n.Mod == 1:
		r.Mod, r.Rem = m.Mod, m.Rem
	default:
		rem, mod, ok := remainders(n, m)
		if !ok {
			return r, false
		}
		if !mod.IsUint64() { // at most one number of 64 bits has that remainder
			if !rem.IsUint64() {
				return r, false
			}
			x := rem.Uint64()
			return Number{x, x, 1, 0}, r.Min <= x && x <= r.Max
		}
		r.Mod, r.Rem = mod.Uint64(), rem.Uint64()
	}
	return r.tight()
}

// tight moves the bounds to numbers that agree with the remainder; false if there are none.
func (n Number) tight() (Number, bool) {
	if n.Min > n.Max || n.Max < n.Rem {
		return n, false
	}
	ahead := n.Rem - n.Min%n.Mod
	if n.Rem < n.Min%n.Mod {
		ahead += n.Mod
	}
	up, carry := bits.Add64(n.Min, ahead, 0)
	if carry != 0 {
		return n, false
	}
	n.Min, n.Max = up, n.Max-(n.Max-n.Rem)%n.Mod
	return n, n.Min <= n.Max
}

// remainders is the Chinese remainder theorem (Knuth, The Art of Computer Programming 2, 4.3.2): the remainder by the least
// common multiple of numbers that have both remainders.
func remainders(n, m Number) (rem, mod *big.Int, ok bool) {
	a, b := new(big.Int).SetUint64(n.Mod), new(big.Int).SetUint64(m.Mod)
	ra, rb := new(big.Int).SetUint64(n.Rem), new(big.Int).SetUint64(m.Rem)
	x := new(big.Int)
	g := new(big.Int).GCD(x, nil, a, b) // x*a = g (mod b)
	d := new(big.Int).Sub(rb, ra)
	q, r := new(big.Int).QuoRem(d, g, new(big.Int))
	if r.Sign() != 0 {
		return nil, nil, false
	}
	step := new(big.Int).Quo(b, g)
	q.Mul(q, x).Mod(q, step)
	mod = new(big.Int).Mul(a, step)
	rem = new(big.Int).Mul(a, q)
	rem.Add(rem, ra).Mod(rem, mod)
	return rem, mod, true
}
