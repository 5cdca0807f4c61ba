package uniform

import "math/bits"

// facts is what is known of a number bit by bit, in every thread: the bits that are 0, those that are 1, and those that are the same in
// all lanes of a warp, whatever they are. Bits that are known are the same, too: same contains zero and one. Bits beyond the width
// of the number are in none.
//
// Zeros and ones are the tristate numbers of the BPF verifier. Sums, differences and products are those of Vishwanathan,
// Shachnai, Narayana, Nagarakatte: Sound, Precise, and Fast Abstract Interpretation with Tristate Numbers, CGO 2022, which
// proves the first two optimal; there a number is (value, mask), which is (one, neither). The other operations are optimal too, bit
// by bit. What lanes have in common is ours: a bit of a result that rests on bits that lanes share is one that they share.
type facts struct{ zero, one, same uint64 }

// factsOfNumber is x.
func factsOfNumber(x uint64, w int) facts {
	all := trunc(^uint64(0), w)
	return facts{zero: all &^ x, one: x & all, same: all}
}

// made is what zero, one and same say together.
func made(zero, one, same uint64) facts { return facts{zero, one, same | zero | one} }

// open are the bits that are not known.
func (a facts) open(w int) uint64 { return trunc(^(a.zero | a.one), w) }

// most and least bound the number, read without a sign.
func (a facts) most(w int) uint64 { return trunc(^a.zero, w) }
func (a facts) least() uint64     { return a.one }

// or is what both say of one number that both are right about.
func (a facts) or(b facts) facts { return facts{a.zero | b.zero, a.one | b.one, a.same | b.same} }

// apart is what is left of a where lanes may be in different trips of a cycle, and share nothing but what is known.
func (a *facts) apart() *facts {
	if a == nil || a.same == a.zero|a.one {
		return a
	}
	b := made(a.zero, a.one, 0)
	return &b
}

// multiple adds to a, if that is not nil, that the low k bits of the number are those of c.
func (a *facts) multiple(c uint64, k, w int) *facts {
	low := trunc(^uint64(0), min(k, w))
	b := facts{zero: low &^ c, one: low & c, same: low}
	if a != nil {
		b = b.or(*a)
	}
	return &b
}

// either is what holds of both of two numbers, of which the lanes of a warp take one and the same.
func (a facts) either(b facts) facts { return facts{a.zero & b.zero, a.one & b.one, a.same & b.same} }

// any is what holds of both of two numbers, of which each lane takes one.
func (a facts) any(b facts) facts { return made(a.zero&b.zero, a.one&b.one, 0) }

func (a facts) and(b facts) facts { return made(a.zero|b.zero, a.one&b.one, a.same&b.same) }
func (a facts) ior(b facts) facts { return made(a.zero&b.zero, a.one|b.one, a.same&b.same) }
func (a facts) xor(b facts) facts {
	return made(a.zero&b.zero|a.one&b.one, a.zero&b.one|a.one&b.zero, a.same&b.same)
}
func (a facts) not() facts { return facts{a.one, a.zero, a.same} }

// add is the sum.
func (a facts) add(b facts, w int) facts {
	am, bm := a.open(w), b.open(w)
	sv := a.one + b.one
	chi := (am + bm + sv) ^ sv
	open := trunc(chi|am|bm, w)
	r := facts{zero: trunc(^sv, w) &^ open, one: trunc(sv, w) &^ open}
	r.same = r.zero | r.one | trunc(a.carried(b, 0), w)
	return r
}

// sub is the difference, a + ^b + 1.
func (a facts) sub(b facts, w int) facts {
	am, bm := a.open(w), b.open(w)
	dv := a.one - b.one
	open := trunc((dv+am)^(dv-bm)|am|bm, w)
	r := facts{zero: trunc(^dv, w) &^ open, one: trunc(dv, w) &^ open}
	r.same = r.zero | r.one | trunc(a.carried(b.not(), 1), w)
	return r
}

// carried are the bits of a + b + carry that lanes share: where they share both bits and what is carried there. A carry is known where
// the largest numbers have none, and where the smallest have one; else one that rests on bits that differ may differ.
func (a facts) carried(b facts, carry uint64) uint64 {
	into := func(x, y uint64) uint64 { return (x + y + carry) ^ x ^ y }
	known := ^into(^a.zero, ^b.zero) | into(a.one, b.one)
	doubt := ^(a.same & b.same) // of the bits of the sum
	for spread := doubt << 1 &^ known; spread&^doubt != 0; spread = spread << 1 &^ known {
		doubt |= spread
	}
	return ^doubt
}

// maxTerms bounds the ones that the smaller factor of a product may have: each costs a sum.
const maxTerms = 8

// mul is the product, a sum of b shifted by each place of a: whole where a has a 1, and any of its bits where a may have one. Of
// factors with many ones the low bits are computed that both have known.
func (a facts) mul(b facts, w int) facts {
	ones := func(x facts) int { return bits.OnesCount64(x.one | x.open(w)) }
	if ones(b) < ones(a) {
		a, b = b, a
	}
	shared := trunc(^uint64(0), min(w, bits.TrailingZeros64(^(a.same&b.same))))
	if ones(a) > maxTerms {
		low := trunc(^uint64(0), min(w, bits.TrailingZeros64(a.open(w)|b.open(w))))
		x := a.one * b.one
		r := facts{zero: low &^ x, one: low & x}
		r.zero |= trunc(^uint64(0), min(w, bits.TrailingZeros64(^a.zero)+bits.TrailingZeros64(^b.zero)))
		r.same = r.zero | r.one | shared
		return r
	}
	acc, sum := factsOfNumber(trunc(a.one*b.one, w), w), factsOfNumber(0, w)
	av, am, bv, bm := a.one, a.open(w), b.one, b.open(w)
	for av|am != 0 {
		switch {
		case av&1 == 1:
			sum = sum.add(upTo(bm, w), w)
		case am&1 == 1:
			sum = sum.add(upTo(bv|bm, w), w)
		}
		av, am, bv, bm = av>>1, am>>1, trunc(bv<<1, w), trunc(bm<<1, w)
	}
	r := acc.add(sum, w)
	r.same = r.zero | r.one | shared // the low bits of a product rest on the low bits of the factors
	return r
}

// upTo is a number all of whose ones are among m.
func upTo(m uint64, w int) facts {
	zero := trunc(^m, w)
	return facts{zero: zero, same: zero}
}

// shl, shr and sar shift by n places, less than w.
func (a facts) shl(n, w int) facts {
	low := trunc(^uint64(0), n)
	return facts{trunc(a.zero<<n|low, w), trunc(a.one<<n, w), trunc(a.same<<n|low, w)}
}

func (a facts) shr(n, w int) facts {
	high := trunc(^uint64(0), w) &^ trunc(^uint64(0), w-n)
	return facts{a.zero>>n | high, a.one >> n, a.same>>n | high}
}

func (a facts) sar(n, w int) facts {
	do := func(x uint64) uint64 { return trunc(uint64(signed(x, w)>>n), w) }
	return facts{do(a.zero), do(a.one), do(a.same)}
}

// resize reads a number of w bits as one of to bits: cut off, or extended.
func (a facts) resize(w, to int, sign bool) facts {
	switch {
	case to <= w:
		return facts{trunc(a.zero, to), trunc(a.one, to), trunc(a.same, to)}
	case sign:
		do := func(x uint64) uint64 { return trunc(uint64(signed(x, w)), to) }
		return facts{do(a.zero), do(a.one), do(a.same)}
	}
	high := trunc(^uint64(0), to) &^ trunc(^uint64(0), w)
	return facts{a.zero | high, a.one, a.same | high}
}

// reverse has the bits in reverse order.
func (a facts) reverse(w int) facts {
	do := func(x uint64) uint64 { return bits.Reverse64(x) >> (64 - w) }
	return facts{do(a.zero), do(a.one), do(a.same)}
}

// ones and leading bound the number of ones of a, and of zeros in front.
func (a facts) ones(w int) (lo, hi uint64) {
	return uint64(bits.OnesCount64(a.one)), uint64(w - bits.OnesCount64(a.zero))
}

func (a facts) leading(w int) (lo, hi uint64) {
	return uint64(w - bits.Len64(a.most(w))), uint64(w - bits.Len64(a.one))
}

// between is a number of w bits from lo to hi: the bits in front that both have.
func between(lo, hi uint64, w int) facts {
	known := trunc(^uint64(0), w) &^ trunc(^uint64(0), bits.Len64(lo^hi))
	return made(known&^lo, known&lo, 0)
}
