package uniform

import (
	"fmt"
	"math/bits"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Facts about bits are checked by enumeration: for all facts of a small width, and all numbers of two lanes that they allow, what
// comes out must be allowed by the result. The share of results that say all that can be said is noted beside each operation.

// allFacts lists the facts about numbers of w bits: per bit 0, 1, shared, or nothing.
func allFacts(w int) []facts {
	out := []facts{{}}
	for i := range w {
		bit := uint64(1) << i
		var next []facts
		for _, a := range out {
			next = append(next, a, facts{a.zero | bit, a.one, a.same | bit}, facts{a.zero, a.one | bit, a.same | bit}, facts{a.zero, a.one, a.same | bit})
		}
		out = next
	}
	return out
}

// lanePairs lists the numbers of two lanes that a allows.
func lanePairs(a facts, w int) [][2]uint64 {
	var out [][2]uint64
	for x := range uint64(1) << w {
		for y := range uint64(1) << w {
			if x&a.zero == 0 && x&a.one == a.one && y&a.zero == 0 && y&a.one == a.one && (x^y)&a.same == 0 {
				out = append(out, [2]uint64{x, y})
			}
		}
	}
	return out
}

// best collects what can be said of results.
type best struct {
	facts
	any bool
}

func (b *best) see(x, y uint64, w int) {
	f := made(trunc(^x&^y, w), x&y, trunc(^(x^y), w))
	if b.any {
		f = facts{f.zero & b.zero, f.one & b.one, f.same & b.same}
	}
	b.facts, b.any = f, true
}

// check compares a result with the best one.
func (b *best) check(t *testing.T, got facts, w int, what func() string) (optimal bool) {
	if got.zero&^b.zero != 0 || got.one&^b.one != 0 || got.same&^b.same != 0 || got.zero&got.one != 0 || (got.zero|got.one)&^got.same != 0 {
		require.Fail(t, "wrong", "%s is %+v, at best %+v", what(), got, b.facts)
	}
	return got.zero == b.zero && got.one == b.one && got.same == b.same
}

func TestFactsOfOneByEnumeration(t *testing.T) {
	const w = 5
	type op struct {
		name     string
		out      int
		abstract func(a facts) facts
		concrete func(x uint64) uint64
		optimal  float64 // share
	}
	ops := []op{
		{"not", w, facts.not, func(x uint64) uint64 { return ^x }, 1},
		{"reverse", w, func(a facts) facts { return a.reverse(w) }, func(x uint64) uint64 { return bits.Reverse64(x) >> (64 - w) }, 1},
		{"zext", 8, func(a facts) facts { return a.resize(w, 8, false) }, func(x uint64) uint64 { return x }, 1},
		{"sext", 8, func(a facts) facts { return a.resize(w, 8, true) }, func(x uint64) uint64 { return uint64(signed(x, w)) }, 1},
		{"trunc", 3, func(a facts) facts { return a.resize(w, 3, false) }, func(x uint64) uint64 { return x }, 1},
	}
	for n := range w {
		ops = append(ops,
			op{fmt.Sprint("shl ", n), w, func(a facts) facts { return a.shl(n, w) }, func(x uint64) uint64 { return x << n }, 1},
			op{fmt.Sprint("shr ", n), w, func(a facts) facts { return a.shr(n, w) }, func(x uint64) uint64 { return x >> n }, 1},
			op{fmt.Sprint("sar ", n), w, func(a facts) facts { return a.sar(n, w) }, func(x uint64) uint64 { return uint64(signed(x, w) >> n) }, 1})
	}
	list := allFacts(w)
	for _, o := range ops {
		optimal := 0
		for _, a := range list {
			var b best
			for _, p := range lanePairs(a, w) {
				b.see(trunc(o.concrete(p[0]), o.out), trunc(o.concrete(p[1]), o.out), o.out)
			}
			if b.check(t, o.abstract(a), o.out, func() string { return fmt.Sprintf("%s of %+v", o.name, a) }) {
				optimal++
			}
		}
		assert.GreaterOrEqual(t, float64(optimal)/float64(len(list)), o.optimal, o.name)
		t.Logf("%s: %d of %d optimal", o.name, optimal, len(list))
	}
}

func TestFactsOfTwoByEnumeration(t *testing.T) {
	const w = 4
	list := allFacts(w)
	pairs := make([][][2]uint64, len(list))
	for i, a := range list {
		pairs[i] = lanePairs(a, w)
	}
	step := 1
	if testing.Short() {
		step = 7
	}
	for _, o := range []struct {
		name     string
		abstract func(a, b facts) facts
		concrete func(x, y uint64) uint64
		optimal  float64
	}{
		{"and", facts.and, func(x, y uint64) uint64 { return x & y }, 1},
		{"or", facts.ior, func(x, y uint64) uint64 { return x | y }, 1},
		{"xor", facts.xor, func(x, y uint64) uint64 { return x ^ y }, 1},
		{"add", func(a, b facts) facts { return a.add(b, w) }, func(x, y uint64) uint64 { return x + y }, 1},
		{"sub", func(a, b facts) facts { return a.sub(b, w) }, func(x, y uint64) uint64 { return x - y }, 1},
		{"mul", func(a, b facts) facts { return a.mul(b, w) }, func(x, y uint64) uint64 { return x * y }, 0.8},
	} {
		optimal, n := 0, 0
		for i := 0; i < len(list); i += step {
			for j, b := range list {
				a := list[i]
				var best best
				for _, p := range pairs[i] {
					for _, q := range pairs[j] {
						best.see(trunc(o.concrete(p[0], q[0]), w), trunc(o.concrete(p[1], q[1]), w), w)
					}
				}
				n++
				if best.check(t, o.abstract(a, b), w, func() string { return fmt.Sprintf("%s of %+v and %+v", o.name, a, b) }) {
					optimal++
				}
			}
		}
		assert.GreaterOrEqual(t, float64(optimal)/float64(n), o.optimal, o.name)
		t.Logf("%s: %d of %d optimal", o.name, optimal, n)
	}
}

// Two numbers put together: by a choice of the warp, of each lane, and as two things that are known of one number.
// Bounds of the numbers of ones, and of zeros in front, are reached.
func TestFactsCountByEnumeration(t *testing.T) {
	const w = 6
	for _, a := range allFacts(w) {
		ones, front := [2]uint64{w, 0}, [2]uint64{w, 0}
		for x := range uint64(1) << w {
			if x&a.zero == 0 && x&a.one == a.one {
				n, m := uint64(bits.OnesCount64(x)), uint64(w-bits.Len64(x))
				ones, front = [2]uint64{min(ones[0], n), max(ones[1], n)}, [2]uint64{min(front[0], m), max(front[1], m)}
			}
		}
		lo, hi := a.ones(w)
		require.Equal(t, ones, [2]uint64{lo, hi})
		lo, hi = a.leading(w)
		require.Equal(t, front, [2]uint64{lo, hi})
	}
}

func TestFactsTogether(t *testing.T) {
	const w = 3
	list := allFacts(w)
	for _, a := range list {
		for _, b := range list {
			var uniform, lanes best
			for _, p := range lanePairs(a, w) {
				uniform.see(p[0], p[1], w)
				for _, q := range lanePairs(b, w) {
					uniform.see(q[0], q[1], w)
					lanes.see(p[0], q[1], w)
					lanes.see(p[0], p[1], w)
					lanes.see(q[0], q[1], w)
				}
				if p[0]&b.zero == 0 && p[0]&b.one == b.one && p[1]&b.zero == 0 && p[1]&b.one == b.one && (p[0]^p[1])&b.same == 0 {
					f := a.or(b)
					assert.True(t, p[0]&f.zero == 0 && p[0]&f.one == f.one && (p[0]^p[1])&f.same == 0)
				}
			}
			assert.True(t, uniform.check(t, a.either(b), w, func() string { return fmt.Sprintf("either %+v or %+v", a, b) }))
			lanes.check(t, a.any(b), w, func() string { return fmt.Sprintf("any of %+v and %+v", a, b) })
		}
	}
}

func TestFactsBetween(t *testing.T) {
	for lo := range uint64(32) {
		for hi := lo; hi < 32; hi++ {
			var b best
			for x := lo; x <= hi; x++ {
				b.see(x, lo, 5)
			}
			got := between(lo, hi, 5)
			assert.True(t, got.zero&^b.zero == 0 && got.one&^b.one == 0, "%d to %d: %+v", lo, hi, got)
		}
	}
}
