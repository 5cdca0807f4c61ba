package llvm

import (
	"strings"

	"lockstep/ir"
)

// A machine is a target as the reader sees it. Everything that differs between targets and is no function's name stands here.
type machine struct {
	name   string
	triple []string // prefixes of the architecture in the triple
	// spaces are the state spaces by address space number; others are generic, for which no claim is made.
	spaces []ir.Space
	// allocas is the address space of the stack: 0 also where that is generic.
	scopes map[string]ir.MemScope // synchronisation scopes; those not named here reach the system
	warp   int                    // 0: the input does not say
	cpu    string                 // where no target-cpu is given
}

// The machines. Numbers of address spaces: "NVPTX", "AMDGPU" and "SPIR-V" in LLVM's user guides.
var machines = []machine{
	{
		name: "nvptx", triple: []string{"nvptx"}, warp: 32, cpu: "sm_60",
		spaces: []ir.Space{0: ir.Generic, 1: ir.Global, 2: ir.Generic, 3: ir.Shared, 4: ir.Const, 5: ir.Local, 6: ir.Generic,
			7: ir.SharedCluster, 101: ir.Param},
		scopes: map[string]ir.MemScope{"block": ir.CTA, "cluster": ir.Cluster, "device": ir.GPU, "singlethread": ir.CTA},
	},
	{
		name: "amdgcn", triple: []string{"amdgcn"}, cpu: "gfx900",
		spaces: []ir.Space{0: ir.Generic, 1: ir.Global, 2: ir.Generic, 3: ir.Shared, 4: ir.Const, 5: ir.Local, 6: ir.Const,
			7: ir.Global, 8: ir.Global, 9: ir.Global},
		scopes: map[string]ir.MemScope{"workgroup": ir.CTA, "wavefront": ir.CTA, "singlethread": ir.CTA, "cluster": ir.Cluster,
			"agent": ir.GPU, "workgroup-one-as": ir.CTA, "wavefront-one-as": ir.CTA, "singlethread-one-as": ir.CTA, "agent-one-as": ir.GPU},
	},
	{
		name: "spir", triple: []string{"spir"}, cpu: "spir64",
		spaces: []ir.Space{0: ir.Local, 1: ir.Global, 2: ir.Const, 3: ir.Shared, 4: ir.Generic},
		scopes: map[string]ir.MemScope{"workgroup": ir.CTA, "subgroup": ir.CTA, "singlethread": ir.CTA, "device": ir.GPU},
	},
	// Any other target, and none: pointers are generic.
	{name: "other", triple: []string{""}},
}

func machineOf(triple string) *machine {
	for i := range machines {
		for _, prefix := range machines[i].triple {
			if strings.HasPrefix(triple, prefix) {
				return &machines[i]
			}
		}
	}
	panic("llvm.machineOf: no machine for any target")
}

func (m *machine) space(n uint32) ir.Space {
	if uint64(n) < uint64(len(m.spaces)) {
		return m.spaces[n]
	}
	return ir.Generic
}

// kernelConventions are the calling conventions of functions that a host launches.
var kernelConventions = map[string]bool{"ptx_kernel": true, "amdgpu_kernel": true, "spir_kernel": true,
	"cc71": true, "cc91": true, "cc76": true}
