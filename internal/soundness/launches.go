package soundness

// Launch is a launch that kernels run under, and what the analysis is told about it, in the words of `--launch`: first the
// launch itself, then statements that leave something open. A statement may end in "; " and facts as `--assume` takes them.
type Launch struct {
	Grid, Block [3]uint32
	Warp        int
	Told        []string
	Cluster     [3]uint32 // in blocks; zeros: no clusters
}

// unknown is the statement that leaves everything open. The analysis is told it under every launch.
const unknown = "?"

// Launches are one- to three-dimensional, with whole and partial warps of 8, 32 and 64 lanes, some of them in clusters. They are
// small: what differs from lane to lane and from warp to warp shows in two warps of two blocks.
var Launches = []Launch{
	{[3]uint32{2, 1, 1}, [3]uint32{40, 1, 1}, 32, []string{"2,40", "?,8kx1", "?,40kx?x?"}, noClusters},
	{[3]uint32{2, 1, 1}, [3]uint32{64, 1, 1}, 32, []string{"2,64,2", "?,32kx1", "?,64", "?,32kx?x?", "?,?x1", "2,64", "?,64,2"}, [3]uint32{2, 1, 1}},
	{[3]uint32{1, 2, 1}, [3]uint32{33, 2, 1}, 32, []string{"1x2,33x2", "?,?x2", "?,33kx?x1"}, noClusters},
	{[3]uint32{2, 1, 1}, [3]uint32{16, 3, 1}, 32, []string{"2,16x3", "?,16x?", "?,16kx?", "?,16x?x?"}, noClusters},
	{[3]uint32{2, 1, 1}, [3]uint32{8, 2, 2}, 8, []string{"2,8x2x2", "?,8x?x?", "?,8kx?x?", "?,4kx2x2"}, noClusters},
	{[3]uint32{1, 1, 1}, [3]uint32{65, 2, 1}, 64, []string{"1,65x2", "?,?x2", "?,65x?"}, noClusters},
	{[3]uint32{2, 1, 1}, [3]uint32{96, 1, 1}, 64, []string{"2,96", "?,32kx1", "?,?x1"}, noClusters},
	{[3]uint32{1, 1, 2}, [3]uint32{4, 4, 3}, 32, []string{"1x1x2,4x4x3,1", "?,4x4x?", "?,4x?x?", "?,?x4x3", "?,4kx4kx?"}, [3]uint32{1, 1, 1}},
	{[3]uint32{4, 1, 1}, [3]uint32{1, 1, 1}, 32, []string{"4,1,2", "?,?x1", "?,1x?x?", "4,1", "?,1,2"}, [3]uint32{2, 1, 1}},
	{[3]uint32{2, 1, 1}, [3]uint32{11, 1, 1}, 8, []string{"2,11", "?,?x1x1", "?,11"}, noClusters},
}

var noClusters [3]uint32

// cluster is the shape of a cluster: a block where there are noClusters.
func (l *Launch) cluster() (c [3]uint32) {
	for d := range c {
		c[d] = max(l.Cluster[d], 1)
	}
	return c
}

// threads is the number of threads of the launch.
func (l *Launch) threads() int {
	n := 1
	for d := range 3 {
		n *= int(l.Grid[d] * l.Block[d])
	}
	return n
}

// value gives what a launch constant is, by its name in conditions.
func (l *Launch) value(name string) (uint64, bool) {
	for d, axis := range []string{"x", "y", "z"} {
		switch name {
		case "ntid." + axis:
			return uint64(l.Block[d]), true
		case "nctaid." + axis:
			return uint64(l.Grid[d]), true
		}
	}
	return 0, false
}
