package launch

import "math/bits"

// Limits of a launch (CUDA C++ Programming Guide, table of technical specifications). A launch beyond them does not exist.
const (
	MaxBlockThreads = 1024 // threads in a block
	MaxWarp         = 64   // lanes in a warp
	DefaultWarp     = 32
	MaxCluster      = 16 // blocks in a cluster, with the non-portable opt-in
)

// maxBlock and maxGrid bound each dimension.
var (
	maxBlock = [3]uint32{1024, 1024, 64}
	maxGrid  = [3]uint32{1<<31 - 1, 65535, 65535}
)

// Dim is what is known about one dimension. The zero value knows nothing.
type Dim struct {
	N    uint32 // the exact size; 0 if unknown
	Mult uint32 // the size is a multiple of it; 0 and 1 say nothing
	Max  uint32 // the size is at most this; 0 means no bound but the machine's
	Min  uint32 // the size is at least this; 0 and 1 say nothing
}

// Exactly returns the dimension of size n.
func Exactly(n uint32) Dim { return Dim{N: n} }

// Known reports whether the size is exact.
func (d Dim) Known() bool { return d.N != 0 }

// Multiple is the largest number that surely divides the size: at least 1.
func (d Dim) Multiple() uint32 {
	if d.N != 0 {
		return d.N
	}
	return max(d.Mult, 1)
}

// Least is the smallest size that agrees with d.
func (d Dim) Least() uint32 {
	m := d.Multiple()
	return max(m, uint32((uint64(d.Min)+uint64(m)-1)/uint64(m)*uint64(m)))
}

// Admits reports whether a dimension of size n agrees with d.
func (d Dim) Admits(n uint32) bool {
	if n == 0 || n < d.Min {
		return false
	}
	return (d.N == 0 || d.N == n) && (d.Mult <= 1 || n%d.Mult == 0) && (d.Max == 0 || n <= d.Max)
}

// Origin says where a launch comes from.
type Origin uint8

const (
	OriginUnknown  Origin = iota // nothing is known
	OriginFlag                   // given on the command line
	OriginDeclared               // by the kernel itself
	OriginChosen                 // made up, at least in part, for a simulation
)

func (o Origin) String() string { return [...]string{"unknown", "flag", "declared", "chosen"}[o] }

// Launch is what is known about the launch of a kernel. The zero value knows nothing and is a valid launch.
type Launch struct {
	Grid    [3]Dim // in blocks
	Block   [3]Dim // in threads
	Cluster [3]Dim // in blocks
	// MinThreads and MaxThreads bound the threads of a block (.maxntid, flat work group sizes); 0 means not bounded.
	MinThreads, MaxThreads uint32
	MaxRank                uint32 // blocks in a cluster at most (.maxclusterrank); 0 means the machine's bound
	Warp                   int    // lanes in a warp; 0 means what the kernel is made for (Resolve), else DefaultWarp
	Origin                 Origin
	Facts                  *Facts // what else is assumed, of arguments too; Resolve makes use of it
}

// Width is the number of lanes in a warp.
func (l Launch) Width() int {
	if l.Warp == 0 {
		return DefaultWarp
	}
	return l.Warp
}

// Exact reports whether every dimension of grid and block is known.
func (l Launch) Exact() bool { return known(l.Grid) && known(l.Block) }

// BlockExact reports whether every dimension of the block is known.
func (l Launch) BlockExact() bool { return known(l.Block) }

func known(d [3]Dim) bool { return d[0].Known() && d[1].Known() && d[2].Known() }

// BlockThreads returns the number of threads in a block, if the block is known.
func (l Launch) BlockThreads() (n uint32, ok bool) {
	if !l.BlockExact() {
		return 0, false
	}
	return l.Block[0].N * l.Block[1].N * l.Block[2].N, true
}

// Blocks returns the number of blocks in the grid, if the grid is known.
func (l Launch) Blocks() (n uint64, ok bool) {
	if !known(l.Grid) {
		return 0, false
	}
	hi, n := bits.Mul64(uint64(l.Grid[0].N)*uint64(l.Grid[1].N), uint64(l.Grid[2].N))
	if hi != 0 {
		return 0, false
	}
	return n, true
}

// MaxTid bounds dimension d (0 x, 1 y, 2 z) of the thread index: tid <= MaxTid(d) in every launch that l admits.
func (l Launch) MaxTid(d int) uint32 { return l.MaxBlock(d) - 1 }

// MaxBlock bounds the size of the block in dimension d.
func (l Launch) MaxBlock(d int) uint32 {
	if n := l.Block[d].N; n != 0 {
		return n
	}
	return l.Block[d].most(maxBlock[d], l.MaxThreads, MaxBlockThreads, l.Block, d)
}

// most bounds side d of a box whose size x is not known: by alone, by what all sides together may make (volume, if that is not 0, and
// limit), and by the least that the other sides are.
func (x Dim) most(alone, volume, limit uint32, box [3]Dim, d int) uint32 {
	m := alone
	if x.Max != 0 {
		m = min(m, x.Max)
	}
	if volume != 0 {
		m = min(m, volume)
	}
	rest := uint64(1)
	for e := range 3 {
		if e != d {
			rest *= uint64(min(box[e].Least(), limit))
		}
	}
	return max(1, min(m, uint32(uint64(limit)/rest)))
}

// MaxGrid bounds the size of the grid in dimension d.
func (l Launch) MaxGrid(d int) uint32 {
	if n := l.Grid[d].N; n != 0 {
		return n
	}
	if b := l.Grid[d].Max; b != 0 {
		return min(b, maxGrid[d])
	}
	return maxGrid[d]
}

// Warps returns the number of warps in a block, if the block is known.
func (l Launch) Warps() (n int, ok bool) {
	t, ok := l.BlockThreads()
	if !ok {
		return 0, false
	}
	w := uint32(l.Width())
	return int((t + w - 1) / w), true
}

// Linear is the index of thread (x, y, z) within its block: x + nx*(y + ny*z). The block must be known.
func (l Launch) Linear(x, y, z uint32) uint32 { return x + l.Block[0].N*(y+l.Block[1].N*z) }

// Thread is the inverse of Linear.
func (l Launch) Thread(lin uint32) (x, y, z uint32) {
	nx, ny := l.Block[0].N, l.Block[1].N
	return lin % nx, lin / nx % ny, lin / nx / ny
}

// Coords returns the thread that is lane `lane` of warp `warp` of a block; false if there is none, or the block is unknown.
func (l Launch) Coords(warp, lane int) (x, y, z uint32, ok bool) {
	t, ok := l.BlockThreads()
	w := l.Width()
	if !ok || warp < 0 || lane < 0 || lane >= w || uint64(warp)*uint64(w)+uint64(lane) >= uint64(t) {
		return 0, 0, 0, false
	}
	x, y, z = l.Thread(uint32(warp*w + lane))
	return x, y, z, true
}

// WarpMask returns the lanes that exist in a warp of a block, lane 0 lowest; 0 if there is no such warp or the block is
// unknown.
func (l Launch) WarpMask(warp int) uint64 {
	t, ok := l.BlockThreads()
	w := l.Width()
	if !ok || warp < 0 || uint64(warp)*uint64(w) >= uint64(t) {
		return 0
	}
	n := min(int(t)-warp*w, w)
	return ^uint64(0) >> (64 - n)
}

// RowsWhole reports whether every warp surely lies within one row of threads: tid.y and tid.z are then the same in all its
// lanes and tid.x is consecutive. So it is if the block is one row, or if rows are cut into whole warps.
func (l Launch) RowsWhole() bool {
	return l.Block[1].N == 1 && l.Block[2].N == 1 || l.Block[0].Multiple()%uint32(l.Width()) == 0
}

// SlicesWhole reports whether every warp surely lies within one slice: tid.z is the same in all its lanes.
func (l Launch) SlicesWhole() bool {
	if l.RowsWhole() || l.Block[2].N == 1 {
		return true
	}
	return uint64(l.Block[0].Multiple())*uint64(l.Block[1].Multiple())%uint64(l.Width()) == 0
}

// AdmitsBlock reports whether a block of x by y by z threads agrees with l and with the machine.
func (l Launch) AdmitsBlock(x, y, z uint32) bool {
	for d, n := range [3]uint32{x, y, z} {
		if !l.Block[d].Admits(n) || n > maxBlock[d] {
			return false
		}
	}
	n := uint64(x) * uint64(y) * uint64(z)
	return n <= MaxBlockThreads && (l.MaxThreads == 0 || n <= uint64(l.MaxThreads)) && n >= uint64(l.MinThreads)
}
