package uniform

import (
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/target"
)

// Clusters (PTX ISA 10, special registers; 9.7.9, mapa, getctarank). The place of a cluster in the grid is the same for its blocks,
// that of a block in the cluster for its threads, and the shapes for the grid. Where the shape of the cluster or the number of
// clusters leaves one answer only, it is that number.

// clusterRegister is what is known of register r, if it is about clusters.
func (s *solver) clusterRegister(r target.Sreg, width int) (value, bool) {
	l := &s.frame.launch
	in := func(first, last target.Sreg) (int, bool) { return int(r) - int(first), r >= first && r <= last }
	if r == target.SClusteridW || r == target.SNclusteridW || r == target.SClusterCtaidW || r == target.SClusterNctaidW {
		return constant(0, width), true
	}
	if d, ok := in(target.SClusterNctaidX, target.SClusterNctaidZ); ok {
		return size(l, l.ClusterDim(d), r, width), true
	}
	if d, ok := in(target.SNclusteridX, target.SNclusteridZ); ok {
		return size(l, l.Clusters(d), r, width), true
	}
	if r == target.SClusterNctarank {
		n, _ := l.ClusterBlocks()
		return size(l, launch.Dim{N: n}, r, width), true
	}
	bound := registerBound(r, l, 0)
	switch r {
	case target.SClusteridX, target.SClusteridY, target.SClusteridZ, target.SClusterCtaidX, target.SClusterCtaidY, target.SClusterCtaidZ, target.SClusterCtarank:
		return constant(0, width), bound == 1
	}
	return value{}, false
}

// clusterBound bounds a register about clusters; 0 if r is none or has no bound.
func clusterBound(r target.Sreg, l *launch.Launch) uint64 {
	switch {
	case r >= target.SClusteridX && r <= target.SClusteridZ:
		return uint64(l.MaxClusters(int(r - target.SClusteridX)))
	case r >= target.SNclusteridX && r <= target.SNclusteridZ:
		return uint64(l.MaxClusters(int(r-target.SNclusteridX))) + 1
	case r >= target.SClusterCtaidX && r <= target.SClusterCtaidZ:
		return uint64(l.MaxClusterDim(int(r - target.SClusterCtaidX)))
	case r >= target.SClusterNctaidX && r <= target.SClusterNctaidZ:
		return uint64(l.MaxClusterDim(int(r-target.SClusterNctaidX))) + 1
	case r == target.SClusterCtarank:
		return uint64(l.MaxClusterBlocks())
	case r == target.SClusterNctarank:
		return uint64(l.MaxClusterBlocks()) + 1
	}
	return 0
}

// addressRule is for what depends on the block that asks about an address: which of the cluster's blocks holds it, whether its own
// shared memory does, and where the same lies in that of another block.
func addressRule(_ *solver, v *ir.Value, a []value) (value, bool) {
	r := meet(a, laneWidth(v))
	if v.Op != ir.OpIsspacep || v.Mods().Space == ir.Shared {
		r.scope, r.from = min(r.scope, Block), max(r.from, fromRun)
	}
	return r, true
}

// sharedScope is the scope of addresses in shared memory. Blocks of one cluster see each other's, so that each has addresses of its
// own: the number of the block in the cluster is part of them. Without clusters all blocks have the same.
func (s *solver) sharedScope() Scope {
	n, ok := s.frame.launch.ClusterBlocks()
	if ok && n == 1 || s.fn.Module == nil || !target.Clusters(s.fn.Module.Target) {
		return Grid
	}
	return Block
}
