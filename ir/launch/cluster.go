package launch

// Clusters. The grid is cut into clusters of blocks, each a box of the same shape, in whole ones: the size of the grid is a
// multiple of that of the cluster in every dimension. A kernel that is launched without clusters has such of one block.
// (PTX ISA, "Cluster of Cooperative Thread Arrays"; CUDA C++ Programming Guide, "Thread Block Clusters".)

// ClusterDim is what is known about dimension d of a cluster, in blocks: what was said of it, or that nothing else fits.
func (l *Launch) ClusterDim(d int) Dim {
	if c := l.Cluster[d]; c.N != 0 || l.Grid[d].N != 1 && l.MaxRank != 1 {
		return c
	}
	return Exactly(1)
}

// MaxClusterDim bounds dimension d of a cluster.
func (l *Launch) MaxClusterDim(d int) uint32 {
	c := l.ClusterDim(d)
	if c.N != 0 {
		return c.N
	}
	return c.most(min(MaxCluster, l.MaxGrid(d)), l.MaxRank, MaxCluster, l.Cluster, d)
}

// ClusterBlocks returns the number of blocks in a cluster, if its shape is known.
func (l *Launch) ClusterBlocks() (n uint32, ok bool) {
	p := uint64(1)
	for d := range 3 {
		c := l.ClusterDim(d).N
		if c == 0 || p*uint64(c) > 1<<31 {
			return 0, false
		}
		p *= uint64(c)
	}
	return uint32(p), true
}

// MaxClusterBlocks bounds the number of blocks in a cluster.
func (l *Launch) MaxClusterBlocks() uint32 {
	if n, ok := l.ClusterBlocks(); ok {
		return n
	}
	p := uint64(1)
	least := uint64(1)
	for d := range 3 {
		p = min(p*uint64(l.MaxClusterDim(d)), 1<<31)
		least = min(least*uint64(l.ClusterDim(d).Least()), 1<<31)
	}
	m := uint64(MaxCluster)
	if l.MaxRank != 0 {
		m = min(m, uint64(l.MaxRank))
	}
	return uint32(max(min(p, m), least))
}

// Clusters is what is known about the number of clusters in dimension d of the grid.
func (l *Launch) Clusters(d int) Dim {
	c := l.ClusterDim(d).N
	switch g := l.Grid[d]; {
	case c == 1:
		return g
	case g.N != 0 && c != 0 && g.N%c == 0:
		return Exactly(g.N / c)
	}
	return Dim{}
}

// MaxClusters bounds the number of clusters in dimension d of the grid.
func (l *Launch) MaxClusters(d int) uint32 {
	if n := l.Clusters(d).N; n != 0 {
		return n
	}
	return max(1, l.MaxGrid(d)/l.ClusterDim(d).Least())
}

// ClusterShape lists the dimensions of a cluster of a launch that Choose returned; nil if it has no clusters.
func (l *Launch) ClusterShape() []uint32 {
	if l.Cluster == [3]Dim{} {
		return nil
	}
	return []uint32{l.Cluster[0].N, l.Cluster[1].N, l.Cluster[2].N}
}

// uncut returns the first dimension in which the grid is surely cut into clusters that are not whole; false if there is none.
func (l *Launch) uncut() (d int, ok bool) {
	for d := range 3 {
		if g, c := l.Grid[d].N, l.Cluster[d].N; g != 0 && c != 0 && g%c != 0 {
			return d, true
		}
	}
	return 0, false
}
