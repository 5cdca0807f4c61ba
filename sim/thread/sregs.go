package thread

import "lockstep/ir/target"

// sregs are the special registers that mean something for a thread alone (PTX ISA 10): those of its place in the launch.
// Lane and warp follow from the place in the block. A block is a cluster of its own.
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
	target.SClusteridX:  func(t *thread) uint64 { return uint64(t.m.ctaid[0]) },
	target.SClusteridY:  func(t *thread) uint64 { return uint64(t.m.ctaid[1]) },
	target.SClusteridZ:  func(t *thread) uint64 { return uint64(t.m.ctaid[2]) },
	target.SNclusteridX: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[0]) },
	target.SNclusteridY: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[1]) },
	target.SNclusteridZ: func(t *thread) uint64 { return uint64(t.m.cfg.Grid[2]) },
	target.SClusteridW:  zero, target.SNclusteridW: zero,
	target.SClusterCtaidX: zero, target.SClusterCtaidY: zero, target.SClusterCtaidZ: zero, target.SClusterCtaidW: zero,
	target.SClusterNctaidX: oneOf, target.SClusterNctaidY: oneOf, target.SClusterNctaidZ: oneOf, target.SClusterNctaidW: zero,
	target.SClusterCtarank: zero, target.SClusterNctarank: oneOf, target.SIsExplicitCluster: zero,
}

func init() {
	for s := target.SEnvreg0; s <= target.SEnvreg31; s++ {
		sregs[s] = zero
	}
}

func zero(*thread) uint64  { return 0 }
func oneOf(*thread) uint64 { return 1 }

func (t *thread) lane() uint64 { return uint64(t.lin) % uint64(t.m.cfg.Warp) }

// lanes is the mask of the lanes of the warp that pass.
func (t *thread) lanes(pass func(l uint64) bool) (mask uint64) {
	for l := range uint64(min(t.m.cfg.Warp, 32)) {
		mask |= truth(pass(l)) << l
	}
	return mask
}
