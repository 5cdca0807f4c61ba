package llvm

import (
	"lockstep/ir"
	"lockstep/ir/target"
)

// Intrinsics of the older AMD GPUs (LLVM, IntrinsicsAMDGPU.td, prefix r600). What the driver tells a kernel of the launch has no
// other names where a driver of that time runs code for amdgcn: libclc for amdgcn-- and amdgcn-mesa-mesa3d reads sizes so.
func r600Table() map[string]lowering {
	lib := lowering{op: ir.OpLib, build: library}
	t := map[string]lowering{
		"llvm.r600.group.barrier":   {op: ir.OpBar, mods: ir.Mods{Sub: ir.BarSync, Flags: ir.Aligned}, args: "z"},
		"llvm.r600.implicitarg.ptr": {build: providedMemory},
		"llvm.r600.recipsqrt.ieee":  {op: ir.OpRsqrt, mods: ir.Mods{Flags: ir.Approx}, args: "0", ty: 'r'},
	}
	for i, axis := range []string{"x", "y", "z"} {
		s := target.Sreg(i)
		t["llvm.r600.read.tidig."+axis] = lowering{sreg: target.STidX + s}
		t["llvm.r600.read.tgid."+axis] = lowering{sreg: target.SCtaidX + s}
		t["llvm.r600.read.local.size."+axis] = lowering{sreg: target.SNtidX + s}
		t["llvm.r600.read.ngroups."+axis] = lowering{sreg: target.SNctaidX + s}
		t["llvm.r600.read.global.size."+axis] = lib // the product of both, as a number of the launch
	}
	return t
}
