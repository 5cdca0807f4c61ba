package uniform_test

// trial is a launch that the precision of the analysis is measured under, and what the analysis is told about it.
type trial struct {
	grid, block [3]uint32
	warp        int
	told        []string
}

var trials = []trial{
	{[3]uint32{2, 1, 1}, [3]uint32{72, 1, 1}, 32, []string{"?", "2,72", "?,24kx1"}},
	{[3]uint32{3, 1, 1}, [3]uint32{64, 1, 1}, 32, []string{"3,64", "?,32kx1", "?,64", "?,32kx?x?", "?,?x1"}},
	{[3]uint32{1, 2, 1}, [3]uint32{33, 2, 1}, 32, []string{"?", "1x2,33x2", "?,?x2"}},
	{[3]uint32{2, 1, 1}, [3]uint32{16, 4, 1}, 32, []string{"2,16x4", "?,16x?", "?,16kx?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{8, 4, 2}, 8, []string{"2,8x4x2", "?,8x?x?", "?,8kx?x?"}},
	{[3]uint32{1, 1, 1}, [3]uint32{65, 2, 1}, 64, []string{"1,65x2", "?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{128, 1, 1}, 64, []string{"2,128", "?,64kx1"}},
	{[3]uint32{1, 1, 2}, [3]uint32{4, 4, 4}, 32, []string{"1x1x2,4x4x4", "?,4x4x?", "?,4x?x?", "?,?x?x1"}},
	{[3]uint32{4, 1, 1}, [3]uint32{1, 1, 1}, 32, []string{"4,1", "?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{48, 2, 1}, 32, []string{"2,48x2", "?,48x2", "?,16kx2k"}},
}
