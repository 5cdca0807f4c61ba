package uniform

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// TestCover: the ranges of all labels are a partition of the grid, each of its own label, and as few as meet the eye.
func TestCover(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		size := [3]uint32{1 + r.Uint32N(9), 1 + r.Uint32N(5), 1 + r.Uint32N(3)}
		labels := 1 + r.IntN(4)
		of := make([]int32, size[0]*size[1]*size[2])
		for i := range of {
			of[i] = int32(r.IntN(labels))
		}
		before := append([]int32(nil), of...)
		ranges := cover(of, size, labels, len(of))
		require.Len(t, ranges, labels)
		require.Equal(t, before, of, "what is asked about stays")
		n := 0
		for label, list := range ranges {
			for _, x := range list {
				n++
				x.all(func(x, y, z uint32) bool {
					k := x + size[0]*(y+size[1]*z)
					assert.EqualValues(t, label, of[k])
					of[k] = -1
					return true
				})
			}
		}
		for _, label := range of {
			require.EqualValues(t, -1, label, "a block that is in no range, or was in two")
		}
		require.NotNil(t, cover(before, size, labels, n))
		require.Nil(t, cover(before, size, labels, n-1))
	}
	// An image whose right and lower edges differ from the rest.
	of := make([]int32, 60*34)
	for i := range of {
		if i%60 == 59 {
			of[i] = 1
		}
		if i/60 == 33 {
			of[i] += 2
		}
	}
	assert.Equal(t, [][]BlockRange{
		{{[3]uint32{0, 0, 0}, [3]uint32{58, 32, 0}}}, {{[3]uint32{59, 0, 0}, [3]uint32{59, 32, 0}}},
		{{[3]uint32{0, 33, 0}, [3]uint32{58, 33, 0}}}, {{[3]uint32{59, 33, 0}, [3]uint32{59, 33, 0}}},
	}, cover(of, [3]uint32{60, 34, 1}, 4, 4))
}

// TestBlockIDs compares the registers with a walk over clusters, and over the blocks of each.
func TestBlockIDs(t *testing.T) {
	l := launch.Launch{}
	for d, n := range [3][2]uint32{{6, 3}, {4, 2}, {2, 1}} {
		l.Grid[d], l.Cluster[d] = launch.Exactly(n[0]), launch.Exactly(n[1])
	}
	number := func(r target.Sreg, block [3]uint32) uint32 {
		id, ok := blockIDOf(r, &l)
		require.True(t, ok)
		return uint32(id.number(block))
	}
	seen := 0
	for cz := range uint32(2) {
		for cy := range uint32(2) {
			for cx := range uint32(2) {
				rank := uint32(0)
				for y := range uint32(2) {
					for x := range uint32(3) {
						block := [3]uint32{cx*3 + x, cy*2 + y, cz}
						for d := range target.Sreg(3) {
							assert.Equal(t, block[d], number(target.SCtaidX+d, block))
							assert.Equal(t, [3]uint32{cx, cy, cz}[d], number(target.SClusteridX+d, block))
							assert.Equal(t, [3]uint32{x, y, 0}[d], number(target.SClusterCtaidX+d, block))
						}
						assert.Equal(t, rank, number(target.SClusterCtarank, block))
						rank++
						seen++
					}
				}
			}
		}
	}
	assert.Equal(t, 48, seen)
	for _, r := range []target.Sreg{target.SClusteridX, target.SClusterCtaidX, target.SClusterCtarank} {
		_, ok := blockIDOf(r, &launch.Launch{Grid: l.Grid})
		assert.False(t, ok, "clusters of an unknown size")
	}
	l.Grid[0] = launch.Exactly(7)
	for _, r := range []target.Sreg{target.SClusteridX, target.SClusterCtaidX, target.SClusterCtarank} {
		_, ok := blockIDOf(r, &l)
		assert.False(t, ok, "a grid that is no whole number of clusters")
	}
	_, ok := blockIDOf(target.STidX, &l)
	assert.False(t, ok)
}
