package uniform

import (
	"math/bits"
	"slices"

	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// maxVectorWords bounds the memory of lane vectors of one function, in 64-bit words (64 MiB). Beyond it values keep scope and
// cause but no lane constants; Info.Truncated says so.
const maxVectorWords = 8 << 20

// frame says what the elements of a lane vector stand for: the threads of a block in linear order where the block is known,
// else the lanes of any one warp.
type frame struct {
	launch launch.Launch
	width  int  // lanes in a warp
	n      int  // elements of a vector
	block  bool // one element a thread of the block
	words  int  // spent so far
	full   bool // maxVectorWords was hit
}

func newFrame(l launch.Launch) *frame {
	f := &frame{launch: l, width: l.Width(), n: l.Width()}
	if t, ok := l.BlockThreads(); ok && t <= launch.MaxBlockThreads {
		f.n, f.block = int(t), true
	}
	return f
}

// vector returns a new lane vector, or nil if there is no memory left for one.
func (f *frame) vector() []uint64 {
	if f.words+f.n > maxVectorWords {
		f.full = true
		return nil
	}
	f.words += f.n
	return make([]uint64, f.n)
}

// warpConstant reports whether v is the same in all lanes of each warp.
func (f *frame) warpConstant(v []uint64) bool {
	for i := 1; i < len(v); i++ {
		if v[i] != v[i-1] && (!f.block || i%f.width != 0) {
			return false
		}
	}
	return true
}

// stride returns k if, in every warp, v grows by k from lane to lane (mod 2^width).
func (f *frame) stride(v []uint64, width int) (int64, bool) {
	k, have := uint64(0), false
	for i := 1; i < len(v); i++ {
		if f.block && i%f.width == 0 {
			continue
		}
		d := trunc(v[i]-v[i-1], width)
		if have && d != k {
			return 0, false
		}
		k, have = d, true
	}
	return signed(k, width), true
}

// trunc keeps the low n bits of x.
func trunc(x uint64, n int) uint64 {
	if n >= 64 {
		return x
	}
	return x & (1<<n - 1)
}

// signed reads the low n bits of x as a signed number.
func signed(x uint64, n int) int64 {
	if n >= 64 {
		return int64(x)
	}
	return int64(x<<(64-n)) >> (64 - n)
}

// idVector gives register s as a function of the thread, if the frame knows it but for a base: exact says that the base is 0,
// align that it is a multiple of 2^align.
func (f *frame) idVector(s target.Sreg) (v []uint64, exact bool, align int, ok bool) {
	fill := func(value func(i uint32) uint64) []uint64 {
		if v = f.vector(); v != nil {
			for i := range v {
				v[i] = value(uint32(i))
			}
		}
		return v
	}
	lane := func(i uint32) uint64 { return uint64(i) % uint64(f.width) }
	l := &f.launch
	switch s {
	case target.SLaneid:
		v, exact = fill(lane), true
	case target.SLanemaskEq, target.SLanemaskLe, target.SLanemaskLt, target.SLanemaskGe, target.SLanemaskGt:
		v, exact = fill(func(i uint32) uint64 { return laneMask(s, lane(i), f.width) }), true
	case target.STidX, target.STidY, target.STidZ:
		if f.block {
			v, exact = fill(func(i uint32) uint64 {
				x, y, z := l.Thread(i)
				return uint64([3]uint32{x, y, z}[s-target.STidX])
			}), true
			break
		}
		v, exact, align = f.tidInWarp(s, fill)
	}
	return v, exact, align, v != nil
}

// laneMask is a %lanemask register of a lane: a bit for each lane of the warp that it names, of the first 32.
func laneMask(s target.Sreg, lane uint64, width int) uint64 {
	all := trunc(^uint64(0), min(width, 32))
	eq := uint64(1) << lane
	below := eq - 1
	switch s {
	case target.SLanemaskEq:
		return all & eq
	case target.SLanemaskLe:
		return all & (below | eq)
	case target.SLanemaskLt:
		return all & below
	case target.SLanemaskGe:
		return all &^ below
	}
	return all &^ (below | eq)
}

// tidInWarp is idVector where only part of the block's shape is known.
func (f *frame) tidInWarp(s target.Sreg, fill func(func(uint32) uint64) []uint64) (v []uint64, exact bool, align int) {
	l := &f.launch
	nx := l.Block[0].N
	switch {
	case l.RowsWhole():
		if s == target.STidX {
			return fill(func(i uint32) uint64 { return uint64(i) }), false, bits.TrailingZeros(uint(f.width))
		}
		return fill(func(uint32) uint64 { return 0 }), false, 0
	case nx != 0 && f.width%int(nx) == 0:
		switch {
		case s == target.STidX:
			return fill(func(i uint32) uint64 { return uint64(i % nx) }), true, 64
		case s == target.STidY && (l.Block[2].N == 1 || l.Block[1].Multiple()%uint32(f.width/int(nx)) == 0):
			// Rows do not end in the middle of a warp, so y runs on.
			return fill(func(i uint32) uint64 { return uint64(i / nx) }), false, bits.TrailingZeros(uint(f.width / int(nx)))
		}
	}
	if s == target.STidZ && l.SlicesWhole() {
		return fill(func(uint32) uint64 { return 0 }), false, 0
	}
	return nil, false, 0
}

// sameVector reports whether two lane vectors are equal; nil stands for all zeros.
func sameVector(a, b []uint64) bool {
	if len(a) > 0 && len(b) > 0 {
		return &a[0] == &b[0] || slices.Equal(a, b)
	}
	for _, x := range a {
		if x != 0 {
			return false
		}
	}
	for _, x := range b {
		if x != 0 {
			return false
		}
	}
	return true
}
