package soundness

import (
	"math/rand/v2"
	"strings"
)

// clusterRegisters are read in place of others that are the same for a block.
var clusterRegisters = []string{"%clusterid.x", "%clusterid.x", "%nclusterid.x", "%cluster_ctaid.x", "%cluster_ctarank", "%cluster_ctarank",
	"%cluster_nctaid.x", "%cluster_nctarank", "%cluster_ctaid.y", "%clusterid.z", "%nclusterid.y", "%cluster_nctaid.z"}

// clustered makes one kernel in six one for machines with clusters, which asks about them. It draws numbers of its own, so that
// the other kernels are what they were.
func clustered(seed uint64, text string) string {
	r := rand.New(rand.NewPCG(seed, 0x636c7573746572))
	if r.IntN(6) != 0 {
		return text
	}
	text = strings.Replace(text, ".version 7.0\n.target sm_70\n", ".version 7.8\n.target sm_90\n", 1)
	for _, reg := range []string{"%u1, %ctaid.x", "%u1, %ntid.x", "%u1, %warpid", "%u1, 0", "%u2, %ctaid.y", "%u2, %nctaid.x", "%u2, %ntid", "%u2, 0"} {
		if before, after, ok := strings.Cut(text, "mov.u32 "+reg); ok && r.IntN(4) > 0 {
			_, after, _ = strings.Cut(after, ";")
			text = before + "mov.u32 " + reg[:len("%u1, ")] + clusterRegisters[r.IntN(len(clusterRegisters))] + ";" + after
		}
	}
	return text
}
