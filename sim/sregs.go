package sim

import "lockstep/ir/target"

// laneSregs are the special registers that differ between lanes (PTX ISA 10).
var laneSregs = map[target.Sreg]func(w *Warp, lane int) uint64{
	target.STidX:       func(w *Warp, l int) uint64 { return w.tid(l, 0) },
	target.STidY:       func(w *Warp, l int) uint64 { return w.tid(l, 1) },
	target.STidZ:       func(w *Warp, l int) uint64 { return w.tid(l, 2) },
	target.SLaneid:     func(_ *Warp, l int) uint64 { return uint64(l) },
	target.SLanemaskEq: func(_ *Warp, l int) uint64 { return low32(1 << l) },
	target.SLanemaskLe: func(_ *Warp, l int) uint64 { return low32(2<<l - 1) },
	target.SLanemaskLt: func(_ *Warp, l int) uint64 { return low32(1<<l - 1) },
	target.SLanemaskGe: func(w *Warp, l int) uint64 { return low32(w.m.lanes &^ (1<<l - 1)) },
	target.SLanemaskGt: func(w *Warp, l int) uint64 { return low32(w.m.lanes &^ (2<<l - 1)) },
}

// warpSregs are those that are one for the warp. What is not listed reads as 0: %gridid, %smid, performance counters and
// environment registers.
var warpSregs = map[target.Sreg]func(w *Warp) uint64{
	target.SNtidX:             func(w *Warp) uint64 { return uint64(w.m.block[0]) },
	target.SNtidY:             func(w *Warp) uint64 { return uint64(w.m.block[1]) },
	target.SNtidZ:             func(w *Warp) uint64 { return uint64(w.m.block[2]) },
	target.SCtaidX:            func(w *Warp) uint64 { return uint64(w.Block[0]) },
	target.SCtaidY:            func(w *Warp) uint64 { return uint64(w.Block[1]) },
	target.SCtaidZ:            func(w *Warp) uint64 { return uint64(w.Block[2]) },
	target.SNctaidX:           func(w *Warp) uint64 { return uint64(w.m.grid[0]) },
	target.SNctaidY:           func(w *Warp) uint64 { return uint64(w.m.grid[1]) },
	target.SNctaidZ:           func(w *Warp) uint64 { return uint64(w.m.grid[2]) },
	target.SWarpid:            func(w *Warp) uint64 { return uint64(w.Index) },
	target.SNwarpid:           func(w *Warp) uint64 { return uint64(len(w.blk.warps)) },
	target.SNsmid:             func(*Warp) uint64 { return 1 },
	target.SWARPSZ:            func(w *Warp) uint64 { return uint64(w.Width) },
	target.SClock:             func(w *Warp) uint64 { return low32(w.clock()) },
	target.SClockHi:           func(w *Warp) uint64 { return w.clock() >> 32 },
	target.SClock64:           (*Warp).clock,
	target.SGlobaltimer:       (*Warp).clock,
	target.SGlobaltimerLo:     func(w *Warp) uint64 { return low32(w.clock()) },
	target.SGlobaltimerHi:     func(w *Warp) uint64 { return w.clock() >> 32 },
	target.SDynamicSmemSize:   func(w *Warp) uint64 { return uint64(w.m.cfg.DynamicShared) },
	target.STotalSmemSize:     func(w *Warp) uint64 { return uint64(len(w.blk.shared.Data)) },
	target.SAggrSmemSize:      func(w *Warp) uint64 { return uint64(len(w.blk.shared.Data)) },
	target.SClusteridX:        func(w *Warp) uint64 { return uint64(w.Block[0] / w.m.cluster[0]) },
	target.SClusteridY:        func(w *Warp) uint64 { return uint64(w.Block[1] / w.m.cluster[1]) },
	target.SClusteridZ:        func(w *Warp) uint64 { return uint64(w.Block[2] / w.m.cluster[2]) },
	target.SNclusteridX:       func(w *Warp) uint64 { return uint64(w.m.grid[0] / w.m.cluster[0]) },
	target.SNclusteridY:       func(w *Warp) uint64 { return uint64(w.m.grid[1] / w.m.cluster[1]) },
	target.SNclusteridZ:       func(w *Warp) uint64 { return uint64(w.m.grid[2] / w.m.cluster[2]) },
	target.SClusterCtaidX:     func(w *Warp) uint64 { return uint64(w.Block[0] % w.m.cluster[0]) },
	target.SClusterCtaidY:     func(w *Warp) uint64 { return uint64(w.Block[1] % w.m.cluster[1]) },
	target.SClusterCtaidZ:     func(w *Warp) uint64 { return uint64(w.Block[2] % w.m.cluster[2]) },
	target.SClusterNctaidX:    func(w *Warp) uint64 { return uint64(w.m.cluster[0]) },
	target.SClusterNctaidY:    func(w *Warp) uint64 { return uint64(w.m.cluster[1]) },
	target.SClusterNctaidZ:    func(w *Warp) uint64 { return uint64(w.m.cluster[2]) },
	target.SClusterCtarank:    (*Warp).rank,
	target.SClusterNctarank:   func(w *Warp) uint64 { return uint64(w.m.cluster[0] * w.m.cluster[1] * w.m.cluster[2]) },
	target.SIsExplicitCluster: func(w *Warp) uint64 { return flag(w.m.cfg.Cluster != [3]uint32{}) },
}

func low32(x uint64) uint64 { return uint64(uint32(x)) }

// rank is the number of the block in its cluster: x first, then y, then z.
func (w *Warp) rank() uint64 {
	c := &w.m.cluster
	return uint64(w.Block[0]%c[0] + c[0]*(w.Block[1]%c[1]+c[1]*(w.Block[2]%c[2])))
}

// tid is a coordinate of the thread index of a lane. Lanes beyond the block have some: nobody reads it.
func (w *Warp) tid(lane, d int) uint64 {
	x, y, z := w.m.tid(uint32(w.Index*w.Width + lane))
	return uint64([3]uint32{x, y, z}[d])
}
