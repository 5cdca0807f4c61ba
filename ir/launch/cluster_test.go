package launch

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestClusters tries every grid and cluster of at most 4 blocks a side, and 16 in a cluster, on what is known under statements that
// admit them: bounds must hold, and what is exact must be so.
func TestClusters(t *testing.T) {
	statements := []string{"?", "?,64,2", "?,64,?x2", "4,64", "4,64,2", "4,64,?", "2x2,64", "2x4x1,64,2x2", "?x?x?,64,2kx?x?", "1,64", "?,64,1", "4x1x2,64,4x1x1"}
	tried, exactly := 0, 0
	for _, s := range statements {
		for _, rank := range []uint32{0, 1, 2, 8} {
			l := *parsed(t, s)
			l.MaxRank = rank
			eachBox(4, func(grid [3]uint32) {
				eachBox(4, func(cluster [3]uint32) {
					blocks := cluster[0] * cluster[1] * cluster[2]
					if blocks > MaxCluster || rank != 0 && blocks > rank {
						return
					}
					for d := range 3 {
						if grid[d]%cluster[d] != 0 || !l.Grid[d].Admits(grid[d]) || !l.Cluster[d].Admits(cluster[d]) {
							return
						}
					}
					tried++
					for d := range 3 {
						assert.True(t, l.ClusterDim(d).Admits(cluster[d]), "%s, rank %d: %v in %v", s, rank, cluster, grid)
						assert.LessOrEqual(t, cluster[d], l.MaxClusterDim(d), "%s, rank %d: %v in %v", s, rank, cluster, grid)
						assert.True(t, l.Clusters(d).Admits(grid[d]/cluster[d]), "%s, rank %d: %v in %v", s, rank, cluster, grid)
						assert.LessOrEqual(t, grid[d]/cluster[d], l.MaxClusters(d), "%s, rank %d: %v in %v", s, rank, cluster, grid)
					}
					if n, ok := l.ClusterBlocks(); ok {
						exactly++
						assert.Equal(t, blocks, n, "%s, rank %d: %v in %v", s, rank, cluster, grid)
					}
					assert.LessOrEqual(t, blocks, l.MaxClusterBlocks(), "%s, rank %d: %v in %v", s, rank, cluster, grid)
				})
			})
		}
	}
	assert.Greater(t, tried, 1000)
	assert.Greater(t, exactly, 100)
}

// eachBox calls do for the boxes of at most n blocks a side.
func eachBox(n uint32, do func([3]uint32)) {
	for z := range n {
		for y := range n {
			for x := range n {
				do([3]uint32{x + 1, y + 1, z + 1})
			}
		}
	}
}

func TestClustersAreWhole(t *testing.T) {
	for s, want := range map[string]string{
		"3,64,2":       "a grid of 3 blocks in x cannot be cut into clusters of 2",
		"4x3,64,2x2":   "a grid of 3 blocks in y cannot be cut into clusters of 2",
		"?,64,4x4x2":   "cluster of at least 32 blocks, the machine has at most 16",
		"?,64,8kx2kx2": "cluster of at least 32 blocks, the machine has at most 16",
	} {
		_, err := Parse(s)
		assert.ErrorContains(t, err, want, s)
	}
	pair := kernel(ir.LaunchDecl{ReqCluster: [3]uint32{2, 1, 1}})
	_, err := Resolve(pair, parsed(t, "3,64"))
	assert.EqualError(t, err, "launch 3,64: a grid of 3 blocks in x contradicts what kernel k declares: clusters of exactly 2,1,1 blocks")
	_, err = Resolve(kernel(ir.LaunchDecl{MaxCluster: 2}), parsed(t, "8,64,4"))
	assert.EqualError(t, err, "launch 8,64,4: a cluster of 4 blocks contradicts what kernel k declares: clusters of at most 2 blocks")
	l, err := Resolve(pair, parsed(t, "?,64"))
	require.NoError(t, err)
	c := Choose(pair, l)
	assert.Equal(t, "4,64,2", c.String())
	assert.Equal(t, []uint32{2, 1, 1}, c.ClusterShape())
	c = Choose(&ir.Func{Name: "k"}, *parsed(t, "?,64,?x2"))
	assert.Equal(t, "4x2,64,1x2", c.String())
	c = Choose(&ir.Func{Name: "k"}, Launch{})
	assert.Nil(t, c.ClusterShape())
}
