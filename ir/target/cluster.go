package target

import (
	"strconv"
	"strings"
)

// clusterMachines are the machines that launch blocks in clusters, by prefix of the target and the least number behind it.
//
// Sources: PTX ISA, "Cooperative Thread Array Clusters": sm_90 and later. LLVM, "User Guide for AMDGPU Backend", feature clusters:
// gfx1250 and later.
var clusterMachines = []struct {
	prefix string
	from   int
}{{"sm_", 90}, {"gfx", 1250}}

// Clusters reports whether a machine may launch blocks in clusters of several.
func Clusters(target string) bool {
	for _, m := range clusterMachines {
		if rest, ok := strings.CutPrefix(target, m.prefix); ok {
			digits := strings.TrimRightFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
			n, err := strconv.Atoi(digits)
			return err == nil && n >= m.from
		}
	}
	return false
}
