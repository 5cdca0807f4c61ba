package convergent

import (
	"strconv"
	"strings"

	"lockstep/ir"
)

// Rules are what a family of machines, or a programming model, asks of convergent operations.
type Rules struct {
	Name string // for messages: "sm_70 and later"
	// Apart says that lanes of one warp may execute a collective operation at different places or times: those that its member
	// mask names wait for each other (independent thread scheduling).
	Apart bool
	// Unaligned says that a barrier without .aligned exists: threads, not warps, are counted.
	Unaligned bool
	// ExitedCount says that threads that have left are still waited for, or that it is undefined to leave before a barrier.
	ExitedCount bool
	Source      string
}

// targets is by prefix of the module's target; the first row that fits counts. From is the least number behind the prefix.
var targets = []struct {
	prefix string
	from   int
	rules  Rules
}{
	{"sm_", 70, Rules{Name: "sm_70 and later", Apart: true, Unaligned: true,
		Source: "PTX ISA, barrier: .aligned needs all threads of the warp; exit: barriers do not wait for exited threads"}},
	{"sm_", 0, Rules{Name: "before sm_70",
		Source: "PTX ISA, barrier: for sm_6x and below all barriers are per warp; shfl.sync: all threads in membermask must execute the same instruction in convergence"}},
	{"gfx", 0, amd},
	{"amdgcn", 0, amd},
	{"spir", 0, openCL},
	{"opencl", 0, openCL},
	{"vulkan", 0, openCL},
}

var amd = Rules{Name: "AMD", Source: "AMD instruction set manuals, s_barrier: one arrival a wave; ended waves do not count"}

var openCL = Rules{Name: "OpenCL and SYCL", ExitedCount: true,
	Source: "OpenCL C specification, work_group_barrier: every work-item must encounter the barrier, the same number of times in loops"}

// RulesOf gives the rules of a target such as sm_80, gfx90a or spir64. A target that the table does not know gets those of the
// latest NVIDIA machines, the least strict ones, so that nothing is complained about that may be right.
func RulesOf(target string) Rules {
	for _, t := range targets {
		rest, ok := strings.CutPrefix(target, t.prefix)
		if ok && number(rest) >= t.from {
			return t.rules
		}
	}
	return targets[0].rules
}

// number reads the digits that s starts with; 0 if there are none.
func number(s string) int {
	end := strings.IndexFunc(s, func(r rune) bool { return r < '0' || r > '9' })
	if end < 0 {
		end = len(s)
	}
	n, _ := strconv.Atoi(s[:end])
	return n
}

// aligned reports whether a barrier needs all lanes of a warp together.
func (r *Rules) aligned(v *ir.Value) bool {
	return !r.Unaligned || v.Mods().Flags&ir.Aligned != 0
}
