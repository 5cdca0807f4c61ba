package thread

import "lockstep/ir/target"

// sregs are the special registers that mean something for a thread alone (PTX ISA 10): those of its place in the launch.
// Lane and warp follow from the place in the block.
var sregs = map[target.Sreg]func(t *thread) uint64{
	target.STidX:    func(t *thread) uint64 { return uint64(t.tid[0]) },
	target.STidY:    func(t *thread) uint64 { return uint64(t.tid[1]) },
	target.STidZ:    func(t *thread) uint64 { return uint64(t.tid[2]) },
	target.SNtidX:   func(t *thread) uint64 { return uint64(t.m.cfg.Block[0]) },
	target.SNtidY:   func(t *thread) uint64 { return uint64(t.m.cfg.Block[1]) },
	target.SNtidZ:   func(t *thread) uint64 { return uint64(t.m.cfg.Block[2]) },
	target.SCtaidX:  func(t *thread) uint64 { return uint64(t.m.ctaid[0]) },
	target.SCtaidY:  func(t *thread) uint64 { return uint64(t.m.ctaid[1]) },
	target.SCtaidZ:  func(t *thread) uint64 { return uint64(t.m.ctaid[2]) },
	target.SNctaidX: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[0]) },
	target.SNctaidY: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[1]) },
	target.SNctaidZ: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[2]) },
	target.STidW:    zero, target.SNtidW: zero, target.SCtaidW: zero, target.SNctaidW: zero,

	target.SLaneid:  func(t *thread) uint64 { return t.lane() },
	target.SWarpid:  func(t *thread) uint64 { return uint64(t.lin) / uint64(t.m.cfg.Warp) },
	target.SNwarpid: func(t *thread) uint64 { return (uint64(t.m.size) + uint64(t.m.cfg.Warp) - 1) / uint64(t.m.cfg.Warp) },
	target.SWARPSZ:  func(t *thread) uint64 { return uint64(t.m.cfg.Warp) },

	target.SLanemaskEq: func(t *thread) uint64 { return t.lanes(func(l uint64) bool { return l == t.lane() }) },
	target.SLanemaskLe: func(t *thread) uint64 { return t.lanes(func(l uint64) bool { return l <= t.lane() }) },
	target.SLanemaskLt: func(t *thread) uint64 { return t.lanes(func(l uint64) bool { return l < t.lane() }) },
	target.SLanemaskGe: func(t *thread) uint64 { return t.lanes(func(l uint64) bool { return l >= t.lane() }) },
	target.SLanemaskGt: func(t *thread) uint64 { return t.lanes(func(l uint64) bool { return l > t.lane() }) },

	target.SGridid: zero, target.SDynamicSmemSize: func(t *thread) uint64 { return uint64(t.m.cfg.DynamicShared) },
	target.SClusteridX:  func(t *thread) uint64 { return t.clusterOf(0) },
	target.SClusteridY:  func(t *thread) uint64 { return t.clusterOf(1) },
	target.SClusteridZ:  func(t *thread) uint64 { return t.clusterOf(2) },
	target.SNclusteridX: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[0]) / t.clusterSize(0) },
	target.SNclusteridY: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[1]) / t.clusterSize(1) },
	target.SNclusteridZ: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[2]) / t.clusterSize(2) },
	target.SClusteridW:  zero, target.SNclusteridW: zero, target.SClusterCtaidW: zero, target.SClusterNctaidW: zero,
	target.SClusterCtaidX:  func(t *thread) uint64 { return t.inCluster(0) },
	target.SClusterCtaidY:  func(t *thread) uint64 { return t.inCluster(1) },
	target.SClusterCtaidZ:  func(t *thread) uint64 { return t.inCluster(2) },
	target.SClusterNctaidX: func(t *thread) uint64 { return t.clusterSize(0) },
	target.SClusterNctaidY: func(t *thread) uint64 { return t.clusterSize(1) },
	target.SClusterNctaidZ: func(t *thread) uint64 { return t.clusterSize(2) },
	target.SClusterCtarank: func(t *thread) (rank uint64) {
		for d := 2; d >= 0; d-- {
			rank = rank*t.clusterSize(d) + t.inCluster(d)
		}
		return rank
	},
	target.SClusterNctarank:   func(t *thread) uint64 { return t.clusterSize(0) * t.clusterSize(1) * t.clusterSize(2) },
	target.SIsExplicitCluster: func(t *thread) uint64 { return truth(t.m.cfg.Cluster != [3]uint32{}) },
}

func init() {
	for s := target.SEnvreg0; s <= target.SEnvreg31; s++ {
		sregs[s] = zero
	}
}

func zero(*thread) uint64 { return 0 }

// clusterSize is how many blocks of a cluster lie side by side; one in a launch without clusters.
func (t *thread) clusterSize(d int) uint64 { return max(uint64(t.m.cfg.Cluster[d]), 1) }

// clusterOf and inCluster are the coordinates of the cluster in the grid and of the block in it.
func (t *thread) clusterOf(d int) uint64 { return uint64(t.m.ctaid[d]) / t.clusterSize(d) }

func (t *thread) inCluster(d int) uint64 {
	return uint64(t.m.ctaid[d]) - t.clusterOf(d)*t.clusterSize(d)
}

func (t *thread) lane() uint64 { return uint64(t.lin) % uint64(t.m.cfg.Warp) }

// lanes is the mask of the lanes of the warp that pass.
func (t *thread) lanes(pass func(l uint64) bool) (mask uint64) {
	for l := range uint64(min(t.m.cfg.Warp, 32)) {
		mask |= truth(pass(l)) << l
	}
	return mask
}
