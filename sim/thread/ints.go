package thread

// The integer and bit operations of PTX in the plainest way: unbounded integers, cut to the width at the end, and loops
// over single bits as the manual's pseudo-code has them. Nothing here comes from sim/alu, so that each can find the
// other's mistakes.

import (
	"math/big"

	"lockstep/ir"
)

// An operation computes the results of a value from its operands, all of them words that hold a register's bits.
type operation func(x []uint64) []uint64

// low is the low n bits of x.
func low(x uint64, n int) uint64 {
	if n >= 64 {
		return x
	}
	return x % (1 << n)
}

// integer reads the low n bits of x.
func integer(x uint64, n int, signed bool) *big.Int {
	z := new(big.Int).SetUint64(low(x, n))
	if signed && z.Bit(n-1) != 0 {
		z.Sub(z, power(n))
	}
	return z
}

var powers = func() (ps [129]*big.Int) {
	for n := range ps {
		ps[n] = new(big.Int).Lsh(big.NewInt(1), uint(n))
	}
	return ps
}()

// power is 2^n. The result is not to be changed.
func power(n int) *big.Int {
	if n < len(powers) {
		return powers[n]
	}
	return new(big.Int).Lsh(big.NewInt(1), uint(n))
}

// cut is z modulo 2^n.
func cut(z *big.Int, n int) uint64 {
	if z.IsUint64() {
		return low(z.Uint64(), n)
	}
	return new(big.Int).Mod(z, power(n)).Uint64()
}

// clampSigned puts z into the range of n-bit signed integers.
func clampSigned(z *big.Int, n int) *big.Int {
	lo, hi := new(big.Int).Neg(power(n-1)), new(big.Int).Sub(power(n-1), big.NewInt(1))
	switch {
	case z.Cmp(lo) < 0:
		return lo
	case z.Cmp(hi) > 0:
		return hi
	}
	return z
}

// form is what an integer operation is told about itself.
type form struct {
	n      int // width of the operands
	signed bool
	m      *ir.Mods
}

func (f form) in(x uint64) *big.Int      { return integer(x, f.n, f.signed) }
func (f form) natural(x uint64) *big.Int { return integer(x, f.n, false) }
func (f form) has(flag ir.Flags) bool    { return f.m.Flags&flag != 0 }

// intOps are the integer operations. Each is called with the operands' words.
var intOps = map[ir.Op]func(f form, x []uint64) []uint64{
	ir.OpAdd: func(f form, x []uint64) []uint64 {
		if f.has(ir.CarryOut) {
			return carries(f, new(big.Int).Add(f.natural(x[0]), f.natural(x[1])))
		}
		z := new(big.Int).Add(f.in(x[0]), f.in(x[1]))
		if f.has(ir.Sat) {
			z = clampSigned(z, f.n)
		}
		return one(cut(z, f.n))
	},
	ir.OpSub: func(f form, x []uint64) []uint64 {
		if f.has(ir.CarryOut) {
			return carries(f, new(big.Int).Sub(f.natural(x[0]), f.natural(x[1])))
		}
		z := new(big.Int).Sub(f.in(x[0]), f.in(x[1]))
		if f.has(ir.Sat) {
			z = clampSigned(z, f.n)
		}
		return one(cut(z, f.n))
	},
	ir.OpAddc: func(f form, x []uint64) []uint64 {
		z := new(big.Int).Add(f.natural(x[0]), f.natural(x[1]))
		return carries(f, z.Add(z, integer(x[2], 1, false)))
	},
	ir.OpSubc: func(f form, x []uint64) []uint64 {
		z := new(big.Int).Sub(f.natural(x[0]), f.natural(x[1]))
		return carries(f, z.Sub(z, integer(x[2], 1, false)))
	},
	ir.OpMul: func(f form, x []uint64) []uint64 { return one(f.part(x[0], x[1])) },
	ir.OpMad: func(f form, x []uint64) []uint64 {
		n := f.n
		if f.m.Sub == ir.Wide {
			n *= 2
		}
		p := integer(f.part(x[0], x[1]), n, f.signed)
		c := integer(x[2], n, f.signed)
		switch {
		case f.has(ir.CarryOut):
			return carries(f, new(big.Int).Add(integer(f.part(x[0], x[1]), n, false), f.natural(x[2])))
		case f.has(ir.Sat):
			return one(cut(clampSigned(p.Add(p, c), n), n))
		}
		return one(cut(p.Add(p, c), n))
	},
	ir.OpMadc: func(f form, x []uint64) []uint64 {
		z := integer(f.part(x[0], x[1]), f.n, false)
		z.Add(z, f.natural(x[2]))
		return carries(f, z.Add(z, integer(x[3], 1, false)))
	},
	ir.OpMul24: func(f form, x []uint64) []uint64 { return one(cut(f.product24(x[0], x[1]), 32)) },
	ir.OpMad24: func(f form, x []uint64) []uint64 {
		p := integer(cut(f.product24(x[0], x[1]), 32), 32, f.signed)
		p.Add(p, f.in(x[2]))
		if f.has(ir.Sat) {
			p = clampSigned(p, 32)
		}
		return one(cut(p, 32))
	},
	ir.OpSad: func(f form, x []uint64) []uint64 {
		d := new(big.Int).Sub(f.in(x[0]), f.in(x[1]))
		return one(cut(d.Add(d.Abs(d), f.in(x[2])), f.n))
	},
	ir.OpDiv: func(f form, x []uint64) []uint64 {
		if f.natural(x[1]).Sign() == 0 {
			return one(cut(big.NewInt(-1), f.n)) // what the machines give
		}
		return one(cut(new(big.Int).Quo(f.in(x[0]), f.in(x[1])), f.n))
	},
	ir.OpRem: func(f form, x []uint64) []uint64 {
		if f.natural(x[1]).Sign() == 0 {
			return one(cut(f.in(x[0]), f.n))
		}
		return one(cut(new(big.Int).Rem(f.in(x[0]), f.in(x[1])), f.n))
	},
	ir.OpAbs: func(f form, x []uint64) []uint64 { return one(cut(new(big.Int).Abs(f.in(x[0])), f.n)) },
	ir.OpNeg: func(f form, x []uint64) []uint64 { return one(cut(new(big.Int).Neg(f.in(x[0])), f.n)) },
	ir.OpMin: func(f form, x []uint64) []uint64 { return one(f.extreme(x[0], x[1], -1)) },
	ir.OpMax: func(f form, x []uint64) []uint64 { return one(f.extreme(x[0], x[1], 1)) },

	ir.OpPopc: func(f form, x []uint64) []uint64 {
		count := uint64(0)
		for i := 0; i < f.n; i++ {
			count += x[0] >> i & 1
		}
		return one(count)
	},
	ir.OpClz: func(f form, x []uint64) []uint64 {
		count := uint64(0)
		for i := f.n - 1; i >= 0 && x[0]>>i&1 == 0; i-- {
			count++
		}
		return one(count)
	},
	ir.OpBfind: func(f form, x []uint64) []uint64 {
		boring := uint64(0) // the bit that does not count
		if f.signed {
			boring = x[0] >> (f.n - 1) & 1
		}
		for i := f.n - 1; i >= 0; i-- {
			if x[0]>>i&1 != boring {
				if f.has(ir.Shiftamt) {
					return one(uint64(f.n - 1 - i))
				}
				return one(uint64(i))
			}
		}
		return one(0xffffffff)
	},
	ir.OpFns: func(_ form, x []uint64) []uint64 {
		base, offset := int(x[1]&31), int(integer(x[2], 32, true).Int64())
		set := func(i int) bool { return x[0]>>i&1 != 0 }
		if offset == 0 {
			if set(base) {
				return one(uint64(base))
			}
			return one(0xffffffff)
		}
		inc, count := 1, offset
		if offset < 0 {
			inc, count = -1, -offset
		}
		for pos := base; 0 <= pos && pos < 32; pos += inc {
			if set(pos) {
				count--
			}
			if set(pos) && count == 0 {
				return one(uint64(pos))
			}
		}
		return one(0xffffffff)
	},
	ir.OpBrev: func(f form, x []uint64) []uint64 {
		r := uint64(0)
		for i := 0; i < f.n; i++ {
			r |= x[0] >> i & 1 << (f.n - 1 - i)
		}
		return one(r)
	},
	ir.OpBfe: func(f form, x []uint64) []uint64 {
		pos, length, msb := f.fieldSize(x[1]), f.fieldSize(x[2]), f.n-1
		bit := func(i int) uint64 { return x[0] >> i & 1 }
		sign := uint64(0)
		if f.signed && length != 0 {
			sign = bit(min(pos+length-1, msb))
		}
		r := uint64(0)
		for i := 0; i <= msb; i++ {
			if i < length && pos+i <= msb {
				r |= bit(pos+i) << i
			} else {
				r |= sign << i
			}
		}
		return one(r)
	},
	ir.OpBfi: func(f form, x []uint64) []uint64 {
		pos, length, msb := f.fieldSize(x[2]), f.fieldSize(x[3]), f.n-1
		r := low(x[1], f.n)
		for i := 0; i < length && pos+i <= msb; i++ {
			r = r&^(1<<(pos+i)) | x[0]>>i&1<<(pos+i)
		}
		return one(r)
	},
	ir.OpBmsk: func(f form, x []uint64) []uint64 {
		start, width := f.amount(x[0]), f.amount(x[1])
		r := uint64(0)
		for i := start; i < start+width && i < 32; i++ {
			r |= 1 << i
		}
		return one(r)
	},
	ir.OpSzext: func(f form, x []uint64) []uint64 {
		n := f.amount(x[1])
		if n == 0 {
			return one(0)
		}
		return one(cut(integer(x[0], n, f.signed), 32))
	},

	ir.OpAnd:  func(f form, x []uint64) []uint64 { return one(f.bits(x[0] & x[1])) },
	ir.OpOr:   func(f form, x []uint64) []uint64 { return one(f.bits(x[0] | x[1])) },
	ir.OpXor:  func(f form, x []uint64) []uint64 { return one(f.bits(x[0] ^ x[1])) },
	ir.OpNot:  func(f form, x []uint64) []uint64 { return one(f.bits(^x[0])) },
	ir.OpCnot: func(f form, x []uint64) []uint64 { return one(truth(f.bits(x[0]) == 0)) },
	ir.OpLop3: func(_ form, x []uint64) []uint64 {
		r := uint64(0)
		for i := 0; i < 32; i++ {
			row := x[0]>>i&1*4 + x[1]>>i&1*2 + x[2]>>i&1
			r |= x[3] >> row & 1 << i
		}
		return one(r)
	},
	ir.OpShl: func(f form, x []uint64) []uint64 {
		return one(cut(new(big.Int).Lsh(f.natural(x[0]), f.clamped(x[1])), f.n))
	},
	ir.OpShr: func(f form, x []uint64) []uint64 {
		return one(cut(new(big.Int).Rsh(f.in(x[0]), f.clamped(x[1])), f.n))
	},
	ir.OpShf: func(f form, x []uint64) []uint64 {
		n := uint(f.amount(x[2]))
		if f.m.Sub == ir.ShfL {
			return one(low(x[1], 32)<<n&0xffffffff | low(x[0], 32)>>(32-n))
		}
		return one(low(x[1], 32)<<(32-n)&0xffffffff | low(x[0], 32)>>n)
	},
	ir.OpPrmt: func(f form, x []uint64) []uint64 { return one(bytePermute(f.m.Sub, x[0], x[1], x[2])) },
}

func one(x uint64) []uint64 { return []uint64{x} }

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func (f form) bits(x uint64) uint64 { return low(x, f.n) }

// carries splits z into the word and whether it left the word, upwards or downwards.
func carries(f form, z *big.Int) []uint64 {
	return []uint64{cut(z, f.n), truth(z.Sign() < 0 || z.Cmp(power(f.n)) >= 0)}
}

// part is the half of the product, or all of it, that .lo, .hi or .wide names.
func (f form) part(a, b uint64) uint64 {
	p := new(big.Int).Mul(f.in(a), f.in(b))
	switch f.m.Sub {
	case ir.Hi:
		return cut(p.Rsh(p, uint(f.n)), f.n)
	case ir.Wide:
		return cut(p, 2*f.n)
	}
	return cut(p, f.n)
}

func (f form) product24(a, b uint64) *big.Int {
	p := new(big.Int).Mul(integer(a, 24, f.signed), integer(b, 24, f.signed))
	if f.m.Sub == ir.Hi {
		p.Rsh(p, 16)
	}
	return p
}

func (f form) extreme(a, b uint64, want int) uint64 {
	r := f.in(a)
	if f.in(b).Cmp(r) == want {
		r = f.in(b)
	}
	if f.has(ir.Relu) && r.Sign() < 0 {
		r = big.NewInt(0)
	}
	return cut(r, f.n)
}

// fieldSize reads a position or length of bfe and bfi: 8 bits for 32-bit types, 32 for 64-bit ones; far beyond the width
// all are alike.
func (f form) fieldSize(x uint64) int {
	if f.n == 32 {
		return int(x & 0xff)
	}
	return int(min(x&0xffffffff, 1000))
}

// amount is an operand under .clamp or .wrap at 32.
func (f form) amount(x uint64) int {
	if f.has(ir.Wrap) {
		return int(x % 32)
	}
	return int(min(x&0xffffffff, 32))
}

// clamped is a shift amount, at most the width.
func (f form) clamped(x uint64) uint { return uint(min(x&0xffffffff, uint64(f.n))) }

// bytePermute is prmt: which of the bytes b7 ... b0 of {b, a} goes to byte i, by the mode.
func bytePermute(mode ir.Sub, a, b, c uint64) uint64 {
	source := func(k uint64) uint64 {
		if k &= 7; k >= 4 {
			return b >> (8 * (k - 4)) & 0xff
		}
		return a >> (8 * k) & 0xff
	}
	sel, r := c&3, uint64(0)
	for i := uint64(0); i < 4; i++ {
		var x uint64
		switch mode {
		case ir.PrmtF4E:
			x = source(sel + i)
		case ir.PrmtB4E:
			x = source(sel - i)
		case ir.PrmtRC8:
			x = source(sel)
		case ir.PrmtECL:
			x = source(max(i, sel))
		case ir.PrmtECR:
			x = source(min(i, sel))
		case ir.PrmtRC16:
			x = source(sel&1*2 + i&1)
		default:
			nibble := c >> (4 * i) & 0xf
			x = source(nibble)
			if nibble >= 8 {
				x = x >> 7 * 0xff
			}
		}
		r |= x << (8 * i)
	}
	return r
}

// dot adds products of parts of a and b to c: n parts of aw and bw bits, the parts of b from bit shift on.
func dot(x []uint64, n, aw, bw, shift int, as, bs bool) uint64 {
	z := integer(x[2], 32, false)
	for k := 0; k < n; k++ {
		p := integer(x[0]>>(k*aw), aw, as)
		z.Add(z, p.Mul(p, integer(x[1]>>(shift+k*bw), bw, bs)))
	}
	return cut(z, 32)
}
