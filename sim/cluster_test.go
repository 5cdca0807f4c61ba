package sim_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/sim"
	"lockstep/sim/thread"
)

// clusterRegisters, each followed by what it is for block b of cluster c, in a grid of n clusters of s blocks.
var clusterRegisters = []struct {
	name string
	is   func(b, c, n, s [3]uint32) uint32
}{
	{"%clusterid.x", func(_, c, _, _ [3]uint32) uint32 { return c[0] }},
	{"%clusterid.y", func(_, c, _, _ [3]uint32) uint32 { return c[1] }},
	{"%clusterid.z", func(_, c, _, _ [3]uint32) uint32 { return c[2] }},
	{"%clusterid.w", func(_, _, _, _ [3]uint32) uint32 { return 0 }},
	{"%nclusterid.x", func(_, _, n, _ [3]uint32) uint32 { return n[0] }},
	{"%nclusterid.y", func(_, _, n, _ [3]uint32) uint32 { return n[1] }},
	{"%nclusterid.z", func(_, _, n, _ [3]uint32) uint32 { return n[2] }},
	{"%cluster_ctaid.x", func(b, _, _, _ [3]uint32) uint32 { return b[0] }},
	{"%cluster_ctaid.y", func(b, _, _, _ [3]uint32) uint32 { return b[1] }},
	{"%cluster_ctaid.z", func(b, _, _, _ [3]uint32) uint32 { return b[2] }},
	{"%cluster_nctaid.x", func(_, _, _, s [3]uint32) uint32 { return s[0] }},
	{"%cluster_nctaid.y", func(_, _, _, s [3]uint32) uint32 { return s[1] }},
	{"%cluster_nctaid.z", func(_, _, _, s [3]uint32) uint32 { return s[2] }},
	{"%cluster_nctaid.w", func(_, _, _, _ [3]uint32) uint32 { return 0 }},
	{"%cluster_ctarank", func(b, _, _, s [3]uint32) uint32 { return b[0] + s[0]*(b[1]+s[1]*b[2]) }},
	{"%cluster_nctarank", func(_, _, _, s [3]uint32) uint32 { return s[0] * s[1] * s[2] }},
}

// clusterKernel has each block write what it sees of its cluster, one word a register, and whether there are clusters.
func clusterKernel() string {
	var b strings.Builder
	b.WriteString(".reg .b32 %v, %x, %y, %z, %n, %m;\n.reg .b64 %a, %o;\n.reg .pred %p;\nmov.u32 %x, %ctaid.x;\nmov.u32 %y, %ctaid.y;\nmov.u32 %z, %ctaid.z;\n" +
		"mov.u32 %n, %nctaid.x;\nmov.u32 %m, %nctaid.y;\nmad.lo.u32 %z, %z, %m, %y;\nmad.lo.u32 %z, %z, %n, %x;\nld.param.u64 %o, [out];\n")
	size := 4 * (len(clusterRegisters) + 1)
	fmt.Fprintf(&b, "mul.wide.u32 %%a, %%z, %d;\nadd.u64 %%o, %%o, %%a;\n", size)
	for i, r := range clusterRegisters {
		fmt.Fprintf(&b, "mov.u32 %%v, %s;\nst.global.u32 [%%o+%d], %%v;\n", r.name, 4*i)
	}
	fmt.Fprintf(&b, "mov.pred %%p, %%is_explicit_cluster;\nselp.u32 %%v, 1, 0, %%p;\nst.global.u32 [%%o+%d], %%v;\nret;", size-4)
	return strings.Replace(kernelText(".param .u64 out", b.String()), ".version 7.0\n.target sm_70", ".version 7.8\n.target sm_90", 1)
}

// TestClusterRegisters: both simulators give each block its place, for shapes of grids and clusters.
func TestClusterRegisters(t *testing.T) {
	src, words := clusterKernel(), len(clusterRegisters)+1
	runs := 0
	for _, n := range [][3]uint32{{1, 1, 1}, {3, 1, 1}, {2, 3, 1}, {1, 2, 2}} {
		for _, s := range [][3]uint32{{}, {1, 1, 1}, {2, 1, 1}, {4, 2, 1}, {1, 3, 2}, {2, 2, 2}} {
			size := s
			grid := n
			total := 1
			for d := range 3 {
				size[d] = max(s[d], 1)
				grid[d] *= size[d]
				total *= int(grid[d])
			}
			b := load(t, "k.ptx", src, "").buffer("out", int64(4*words*total)).block(1)
			b.cfg.Grid, b.cfg.Cluster = grid, s
			b.run(sim.Done)
			got := b.words("out", words*total)
			o := load(t, "k.ptx", src, "").buffer("out", int64(4*words*total))
			r, err := thread.Run(thread.Config{Kernel: o.mod.Kernels()[0], Grid: grid, Block: [3]uint32{1, 1, 1}, Cluster: s, Args: o.cfg.Args, Mem: o.cfg.Mem})
			require.NoError(t, err)
			require.Equal(t, thread.Done, r.Status, r.Reason)
			assert.Equal(t, got, o.words("out", words*total), "the two simulators, %v clusters of %v", n, s)
			eachIn(n, func(c [3]uint32) {
				eachIn(size, func(at [3]uint32) {
					x, y, z := c[0]*size[0]+at[0], c[1]*size[1]+at[1], c[2]*size[2]+at[2]
					row := got[words*int(x+grid[0]*(y+grid[1]*z)):]
					for i, r := range clusterRegisters {
						assert.Equal(t, r.is(at, c, n, size), row[i], "%s of block %v of cluster %v, %v clusters of %v", r.name, at, c, n, s)
						runs++
					}
					assert.Equal(t, s != [3]uint32{}, row[words-1] == 1, "%%is_explicit_cluster with clusters of %v", s)
				})
			})
		}
	}
	assert.Greater(t, runs, 1000)
}

func eachIn(n [3]uint32, do func([3]uint32)) {
	for z := range n[2] {
		for y := range n[1] {
			for x := range n[0] {
				do([3]uint32{x, y, z})
			}
		}
	}
}

// TestClusterLimits: what no machine launches is an error.
func TestClusterLimits(t *testing.T) {
	b := load(t, "k.ptx", clusterKernel(), "")
	b.cfg.Grid, b.cfg.Cluster = [3]uint32{4, 3, 1}, [3]uint32{2, 2, 1}
	_, err := sim.Run(b.cfg)
	assert.EqualError(t, err, "a grid of 3 blocks in y cannot be cut into clusters of 2")
	_, err = thread.Run(thread.Config{Kernel: b.mod.Kernels()[0], Grid: b.cfg.Grid, Cluster: b.cfg.Cluster, Mem: b.cfg.Mem})
	assert.EqualError(t, err, "grid of 3 blocks in y, not a multiple of clusters of 2")
}

// TestClusterRefused: what is about several blocks at once is refused by name.
func TestClusterRefused(t *testing.T) {
	for op, want := range map[string]string{
		"mapa.shared::cluster.u32 %r1, %r1, 1;":    "mapa.shared::cluster.u32",
		"getctarank.shared::cluster.u32 %r1, %r1;": "getctarank.shared::cluster.u32",
		"barrier.cluster.arrive.aligned;":          "barrier.cluster.arrive.aligned",
		"barrier.cluster.wait.acquire.aligned;":    "barrier.cluster.wait.acquire.aligned",
	} {
		src := ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<2>;\nmov.u32 %r1, 0;\n" + op + "\nret;\n}\n"
		r := load(t, "k.ptx", src, "").run(sim.Refused)
		assert.Contains(t, r.Reason, want)
	}
}
