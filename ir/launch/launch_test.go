package launch

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

func exact(x, y, z uint32) [3]Dim { return [3]Dim{{N: x}, {N: y}, {N: z}} }

func TestParse(t *testing.T) {
	for _, c := range []struct {
		in          string
		grid, block [3]Dim
		out         string
	}{
		{"4,256", exact(4, 1, 1), exact(256, 1, 1), "4,256"},
		{"8x8,16x16", exact(8, 8, 1), exact(16, 16, 1), "8x8,16x16"},
		{"2x3x4,4x4x4", exact(2, 3, 4), exact(4, 4, 4), "2x3x4,4x4x4"},
		{"?,256", [3]Dim{}, exact(256, 1, 1), "?,256"},
		{"?,32kx1", [3]Dim{}, [3]Dim{{Mult: 32}, {N: 1}, {N: 1}}, "?,32kx1"},
		{"?,32k", [3]Dim{}, [3]Dim{{Mult: 32}, {N: 1}, {N: 1}}, "?,32kx1"},
		{"?,?x8", [3]Dim{}, [3]Dim{{}, {N: 8}, {N: 1}}, "?,?x8"},
		{"?,?x1", [3]Dim{}, [3]Dim{{}, {N: 1}, {N: 1}}, "?,?x1"},
		{"?,32x?x?", [3]Dim{}, [3]Dim{{N: 32}, {}, {}}, "?,32x?x?"},
		{"?,?", [3]Dim{}, [3]Dim{}, "?"},
		{"?", [3]Dim{}, [3]Dim{}, "?"},
		{" 4 , 256 x 1 x 1 ", exact(4, 1, 1), exact(256, 1, 1), "4,256"},
	} {
		t.Run(c.in, func(t *testing.T) {
			l, err := Parse(c.in)
			require.NoError(t, err)
			assert.Equal(t, Launch{Grid: c.grid, Block: c.block, Origin: OriginFlag}, l)
			assert.Equal(t, c.out, l.String())
			again, err := Parse(l.String())
			require.NoError(t, err)
			assert.Equal(t, l, again, "parse of print")
		})
	}
	l, err := Parse("8,64,2")
	require.NoError(t, err)
	assert.Equal(t, exact(2, 1, 1), l.Cluster)
	assert.Equal(t, "8,64,2", l.String())
}

func TestParseRejects(t *testing.T) {
	for in, want := range map[string]string{
		"":                        "empty",
		"256":                     "want GRID,BLOCK",
		"4,256,1,1":               "too many parts",
		"4,":                      `"" is no size`,
		",4":                      `"" is no size`,
		"4,k":                     `"k" is no size`,
		"4,0":                     "cannot be 0",
		"4,0k":                    "cannot be 0",
		"4,-1":                    `"-1" is no size`,
		"4,+1":                    `"+1" is no size`,
		"4,0x10":                  "cannot be 0",
		"4,1e2":                   `"1e2" is no size`,
		"4,2048":                  "beyond the machine's bound, 1024",
		"4,1x1x65":                "beyond the machine's bound, 64",
		"4,64x64":                 "at least 4096 threads",
		"4,512kx4":                "at least 2048 threads",
		"4,1x1x1x1":               "more than three dimensions",
		"4294967296,1":            "beyond",
		"99999999999999999999,1":  "beyond",
		"1x65536,1":               "beyond the machine's bound, 65535",
		"?k,1":                    "is no size",
		strings.Repeat("4,", 500): "longer than",
		"4,32\x00":                "is no size",
	} {
		_, err := Parse(in)
		assert.ErrorContains(t, err, want, "%q", in)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"4,256", "8x8,16x16", "?,32kx1", "?", "1,1,1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l, err := Parse(s)
		if err != nil {
			return
		}
		again, err := Parse(l.String())
		if err != nil || again != l {
			t.Errorf("%q prints as %q, which reads as %+v, %v", s, l, again, err)
		}
		if c := Choose(&ir.Func{Name: "k"}, l); !c.Exact() {
			t.Errorf("%q: Choose gives %+v, which is not exact", s, c)
		}
	})
}

func kernel(d ir.LaunchDecl) *ir.Func { return &ir.Func{Name: "k", Kernel: true, Launch: d} }

func parsed(t *testing.T, s string) *Launch {
	t.Helper()
	l, err := Parse(s)
	require.NoError(t, err)
	return &l
}

func TestDeclared(t *testing.T) {
	_, ok := Declared(kernel(ir.LaunchDecl{MinNCTA: 2}))
	assert.False(t, ok)

	l, ok := Declared(kernel(ir.LaunchDecl{ReqNTid: [3]uint32{64}}))
	require.True(t, ok)
	assert.Equal(t, Launch{Block: exact(64, 1, 1), Origin: OriginDeclared}, l)

	// .maxntid 32, 8 allows a block of 256 by 1: it bounds the product alone.
	l, ok = Declared(kernel(ir.LaunchDecl{MaxNTid: [3]uint32{32, 8, 1}}))
	require.True(t, ok)
	assert.Equal(t, uint32(256), l.MaxThreads)
	assert.True(t, l.AdmitsBlock(256, 1, 1))
	assert.False(t, l.AdmitsBlock(257, 1, 1))
	assert.Equal(t, uint32(255), l.MaxTid(0))

	l, ok = Declared(kernel(ir.LaunchDecl{MaxNTid: [3]uint32{1 << 31, 1 << 31, 1 << 31}}))
	require.True(t, ok)
	assert.Equal(t, uint32(MaxBlockThreads), l.MaxThreads)
}

func TestResolve(t *testing.T) {
	req := ir.LaunchDecl{ReqNTid: [3]uint32{256, 1, 1}}
	for _, c := range []struct {
		decl      ir.LaunchDecl
		flag      string
		want, err string
	}{
		{ir.LaunchDecl{}, "", "?", ""},
		{req, "", "?,256", ""},
		{ir.LaunchDecl{}, "4,128", "4,128", ""},
		{req, "4,256", "4,256", ""},
		{req, "4,?", "4,256", ""},
		{req, "?,32kx1", "?,256", ""},
		{req, "4,128", "", `launch 4,128: block size in x contradicts what kernel k declares: blocks of exactly 256,1,1 threads`},
		{req, "?,48kx1", "", "block size in x"},
		{req, "?,256x2", "", "block size in y"},
		{ir.LaunchDecl{MaxNTid: [3]uint32{128}}, "?,64x2", "?,64x2", ""},
		{ir.LaunchDecl{MaxNTid: [3]uint32{128}}, "?,64x4", "", "at most 128 threads"},
		{ir.LaunchDecl{MaxNTid: [3]uint32{128}}, "?,256kx1", "", "a block of 256 threads or more"},
		{ir.LaunchDecl{FlatMin: 64, FlatMax: 128}, "?,32", "", "a block of 32 threads contradicts"},
		{ir.LaunchDecl{ReqCluster: [3]uint32{2}}, "8,64,4", "", "cluster size in x"},
	} {
		var flag *Launch
		if c.flag != "" {
			flag = parsed(t, c.flag)
		}
		l, err := Resolve(kernel(c.decl), flag)
		if c.err != "" {
			assert.ErrorContains(t, err, c.err)
			continue
		}
		require.NoError(t, err)
		assert.Equal(t, c.want, l.String())
	}
	l, err := Resolve(kernel(req), nil)
	require.NoError(t, err)
	assert.Equal(t, OriginDeclared, l.Origin)
	l, err = Resolve(kernel(req), parsed(t, "?"))
	require.NoError(t, err)
	assert.Equal(t, OriginFlag, l.Origin)
}

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		decl   ir.LaunchDecl
		in     string
		want   string
		origin Origin
	}{
		{ir.LaunchDecl{}, "?", "4,256", OriginChosen},
		{ir.LaunchDecl{}, "2,64", "2,64", OriginFlag},
		{ir.LaunchDecl{}, "?,64", "4,64", OriginChosen},
		{ir.LaunchDecl{}, "2,?", "2,256", OriginChosen},
		{ir.LaunchDecl{}, "?,48kx1", "4,240", OriginChosen},
		{ir.LaunchDecl{}, "?,512kx1", "4,512", OriginChosen},
		{ir.LaunchDecl{}, "?,?x8", "4,128x8", OriginChosen},
		{ir.LaunchDecl{}, "3kx5k,32", "3x5,32", OriginChosen},
		{ir.LaunchDecl{ReqNTid: [3]uint32{64, 2, 1}}, "?", "4,64x2", OriginChosen},
		{ir.LaunchDecl{ReqNTid: [3]uint32{64, 2, 1}}, "7,?", "7,64x2", OriginFlag},
		{ir.LaunchDecl{MaxNTid: [3]uint32{96, 1, 1}}, "?", "4,96", OriginChosen},
		{ir.LaunchDecl{FlatMin: 512, FlatMax: 1024}, "?", "4,512", OriginChosen},
		{ir.LaunchDecl{ReqCluster: [3]uint32{8}}, "?,32", "8,32,8", OriginChosen},
	} {
		f := kernel(c.decl)
		l, err := Resolve(f, parsed(t, c.in))
		require.NoError(t, err)
		got := Choose(f, l)
		assert.Equal(t, c.want, got.String(), "%s", c.in)
		assert.Equal(t, c.origin, got.Origin, "%s", c.in)
		assert.True(t, got.Exact())
		assert.True(t, got.AdmitsBlock(got.Block[0].N, got.Block[1].N, got.Block[2].N))
	}
	assert.Equal(t, "4,256", Choose(kernel(ir.LaunchDecl{}), Launch{}).String())
}

// Warps are cut from the linear index, whatever the shape of the block.
func TestGeometry(t *testing.T) {
	for _, shape := range [][3]uint32{{256, 1, 1}, {16, 2, 1}, {8, 8, 1}, {33, 2, 1}, {65, 2, 1}, {5, 3, 7}, {1, 1, 1}, {48, 2, 1}} {
		for _, width := range []int{1, 8, 32, 64} {
			l := Launch{Block: exact(shape[0], shape[1], shape[2]), Warp: width}
			n, ok := l.BlockThreads()
			require.True(t, ok)
			warps, ok := l.Warps()
			require.True(t, ok)
			seen := uint32(0)
			for w := range warps {
				mask := l.WarpMask(w)
				for lane := range MaxWarp {
					x, y, z, ok := l.Coords(w, lane)
					assert.Equal(t, mask>>lane&1 == 1, ok)
					if !ok {
						continue
					}
					assert.Equal(t, seen, l.Linear(x, y, z))
					assert.Less(t, x, shape[0])
					assert.Less(t, y, shape[1])
					assert.Less(t, z, shape[2])
					seen++
				}
			}
			assert.Equal(t, n, seen)
			assert.Zero(t, l.WarpMask(warps))
			assert.Zero(t, l.WarpMask(-1))
		}
	}
	x, y, _, ok := Launch{Block: exact(33, 2, 1)}.Coords(1, 1)
	require.True(t, ok)
	assert.Equal(t, [2]uint32{0, 1}, [2]uint32{x, y}, "in 33x2, lane 1 of warp 1 starts the second row")
}

// RowsWhole and SlicesWhole against every block that a launch admits.
func TestRowsWhole(t *testing.T) {
	for _, s := range []string{"?", "?,32kx1", "?,?x1", "?,16kx?", "?,32x8", "?,16x2", "?,64x2", "?,48x2", "?,8x4x4", "?,8kx4kx?", "?,64kx?x?", "?,?x?x1", "?,4x8kx2"} {
		l := *parsed(t, s)
		rows, slices := true, true
		for _, x := range []uint32{1, 2, 3, 4, 8, 16, 24, 31, 32, 33, 48, 64, 65, 128} {
			for _, y := range []uint32{1, 2, 3, 4, 8, 16} {
				for _, z := range []uint32{1, 2, 3, 4} {
					if !l.AdmitsBlock(x, y, z) {
						continue
					}
					e := Launch{Block: exact(x, y, z)}
					warps, _ := e.Warps()
					for w := range warps {
						_, y0, z0, _ := e.Coords(w, 0)
						for lane := range DefaultWarp {
							if _, y1, z1, ok := e.Coords(w, lane); ok {
								rows = rows && y1 == y0 && z1 == z0
								slices = slices && z1 == z0
							}
						}
					}
				}
			}
		}
		assert.Equal(t, rows, l.RowsWhole(), "rows of %s", s)
		assert.Equal(t, slices, l.SlicesWhole(), "slices of %s", s)
	}
}

func TestZeroLaunch(t *testing.T) {
	var l Launch
	assert.False(t, l.Exact())
	_, ok := l.BlockThreads()
	assert.False(t, ok)
	_, _, _, ok = l.Coords(0, 0)
	assert.False(t, ok)
	assert.Equal(t, "?", l.String())
	assert.Equal(t, DefaultWarp, l.Width())
	assert.Equal(t, uint32(1023), l.MaxTid(0))
	assert.Equal(t, uint32(63), l.MaxTid(2))
	assert.False(t, l.RowsWhole())
	_, ok = l.Blocks()
	assert.False(t, ok)
	n, ok := parsed(t, "2147483647x65535x65535,1").Blocks()
	assert.True(t, ok)
	assert.Equal(t, uint64(2147483647)*65535*65535, n)
}
