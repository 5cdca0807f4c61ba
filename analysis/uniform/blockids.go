package uniform

import (
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// blockID is a register that is the same in all threads of a block and known from where the block is in the grid (PTX ISA 10,
// %ctaid, %clusterid, %cluster_ctaid, %cluster_ctarank). The blocks of a cluster lie beside each other, and a grid is a whole
// number of clusters.
type blockID struct {
	dims   [3]bool // of the grid that it depends on
	number func(block [3]uint32) uint64
}

// blockIDOf gives r under l; false if it is no such register, or if l leaves open what it is.
func blockIDOf(r target.Sreg, l *launch.Launch) (id blockID, ok bool) {
	within := func(first target.Sreg) bool { return first <= r && r <= first+2 }
	switch {
	case within(target.SCtaidX):
		d := r - target.SCtaidX
		id.dims[d] = true
		id.number = func(block [3]uint32) uint64 { return uint64(block[d]) }
		return id, true
	case within(target.SClusteridX):
		d := r - target.SClusteridX
		id.dims[d] = true
		id.number = func(block [3]uint32) uint64 { return uint64(block[d] / l.ClusterDim(int(d)).N) }
		return id, wholeClusters(l, int(d))
	case within(target.SClusterCtaidX):
		d := r - target.SClusterCtaidX
		id.dims[d] = true
		id.number = func(block [3]uint32) uint64 { return uint64(block[d] % l.ClusterDim(int(d)).N) }
		return id, wholeClusters(l, int(d))
	case r == target.SClusterCtarank:
		id.dims = [3]bool{true, true, true}
		id.number = func(block [3]uint32) (n uint64) {
			for d := 2; d >= 0; d-- {
				c := l.ClusterDim(d).N
				n = n*uint64(c) + uint64(block[d]%c)
			}
			return n
		}
		return id, wholeClusters(l, 0) && wholeClusters(l, 1) && wholeClusters(l, 2)
	}
	return blockID{}, false
}

// wholeClusters reports whether the grid is known to be cut into clusters of a known size in dimension d.
func wholeClusters(l *launch.Launch, d int) bool {
	c := l.ClusterDim(d)
	return c.Known() && l.Grid[d].Known() && l.Grid[d].N%c.N == 0
}
