package sim_test

// The arithmetic of divergence, as properties over random kernels: what a split, a nest, a switch and a loop cost.

import (
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/sim"
)

// adds is n instructions of straight-line code.
func adds(n int) string { return strings.Repeat("  add.u32 %acc, %acc, 1;\n", n) }

const decls = "  .reg .pred %p, %q;\n  .reg .b32 %t, %u, %acc;\n  .reg .b64 %a;\n"

// ifElse is a kernel that runs before, then parts on `tid < m`, runs a on the lanes below m and b on the others, then after.
// Outside the sides it issues before + after + 5 instructions; side b pays one more, for the jump over side a.
func ifElse(before, a, b, after int) string {
	return kernelText(".param .u32 m", decls+"  mov.u32 %t, %tid.x;\n  ld.param.u32 %u, [m];\n"+adds(before)+
		"  setp.lt.u32 %p, %t, %u;\n  @%p bra A;\n"+adds(b)+"  bra.uni J;\nA:\n"+adds(a)+"J:\n"+adds(after)+"  ret;\n")
}

// Check 1: S = L0 + LA + LB, efficiency = (W L0 + m LA + (W-m) LB) / (W S); a warp that agrees issues one side at 1.
func TestOneBranch(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		w := 1 + rng.IntN(64)
		m := rng.IntN(w + 1)
		before, a, b, after := rng.IntN(20), 1+rng.IntN(20), rng.IntN(20), rng.IntN(20)
		name := fmt.Sprintf("W=%d m=%d before=%d a=%d b=%d after=%d", w, m, before, a, b, after)
		k := load(t, "k.ptx", ifElse(before, a, b, after), "").arg32(uint32(m)).block(uint32(w)).warp(w)
		c := k.run(sim.Done).Counters
		l0, la, lb := before+after+5, a, b+1
		switch m {
		case 0:
			la = 0
		case w:
			lb = 0
		}
		s := l0 + la + lb
		require.Equal(t, uint64(s), c.Issues, name)
		require.Equal(t, uint64(w*l0+m*la+(w-m)*lb), c.ThreadInstructions, name)
		require.InDelta(t, float64(w*l0+m*la+(w-m)*lb)/float64(w*s), c.Efficiency(), 1e-15, name)
		split := m > 0 && m < w
		require.Equal(t, split, c.BranchesDivergent == 1, name)
		require.Equal(t, split, c.MaxStackDepth == 1, name)
		if !split {
			require.Zero(t, c.ReconvergenceOps, name)
		}
	}
}

// The worked example of check 1: W=32, m=8, LA=3, LB=2, L0=4 give 200 of 288.
func TestOneBranchExample(t *testing.T) {
	src := kernelText("", decls+`  mov.u32 %t, %tid.x;
  setp.lt.u32 %p, %t, 8;
  @%p bra A;
  add.u32 %acc, %acc, 1;
  bra.uni J;
A:
`+adds(3)+"J:\n  ret;\n")
	c := load(t, "k.ptx", src, "").run(sim.Done).Counters
	assert.Equal(t, uint64(9), c.Issues)
	assert.Equal(t, uint64(200), c.ThreadInstructions)
	assert.InDelta(t, 0.694, c.Efficiency(), 0.0005)
}

// Check 2: where lanes split.
func TestWhereLanesSplit(t *testing.T) {
	index := map[string]string{
		"tid.x < k": "  mov.u32 %t, %tid.x;\n  setp.lt.u32 %p, %t, %u;\n",
		"tid.x % k": "  mov.u32 %t, %tid.x;\n  rem.u32 %t, %t, %u;\n  setp.eq.u32 %p, %t, 0;\n",
		"ctaid < k": "  mov.u32 %t, %ctaid.x;\n  setp.lt.u32 %p, %t, %u;\n",
	}
	divergent := func(test string, k uint32, x, y, z uint32) uint64 {
		src := kernelText(".param .u32 m", decls+"  ld.param.u32 %u, [m];\n"+index[test]+"  @%p bra A;\n"+adds(3)+"A:\n  ret;\n")
		b := load(t, "k.ptx", src, "").arg32(k).grid(4)
		b.cfg.Block = [3]uint32{x, y, z}
		return b.run(sim.Done).Counters.BranchesDivergent
	}
	for k := uint32(0); k <= 128; k++ {
		want := uint64(4)
		if k%32 == 0 {
			want = 0
		}
		require.Equal(t, want, divergent("tid.x < k", k, 128, 1, 1), "k=%d", k)
	}
	assert.Zero(t, divergent("tid.x % k", 1, 128, 1, 1))
	for k := uint32(2); k < 32; k++ {
		assert.Equal(t, uint64(16), divergent("tid.x % k", k, 128, 1, 1), "k=%d: every warp of every block", k)
	}
	for k := uint32(0); k < 6; k++ {
		assert.Zero(t, divergent("ctaid < k", k, 96, 1, 1), "a block-index test never splits")
	}
	// Warps are cut from the linear index.
	assert.Zero(t, divergent("tid.x < k", 16, 16, 16, 1))
	assert.Zero(t, divergent("tid.x < k", 32, 16, 16, 1))
	// 33x2: lane 0 of warp 1 has x = 32, the others 0 to 30 of row 1; warp 2 has x = 31 and 32.
	assert.Equal(t, uint64(8), divergent("tid.x < k", 32, 33, 2, 1))
}

// Check 3: a bounds guard splits at most the one warp that holds the boundary.
func TestBoundsGuard(t *testing.T) {
	src := kernelText(".param .u32 n", decls+`  mov.u32 %t, %tid.x;
  mov.u32 %acc, %ctaid.x;
  mov.u32 %u, %ntid.x;
  mad.lo.u32 %t, %acc, %u, %t;
  ld.param.u32 %u, [n];
  setp.ge.u32 %p, %t, %u;
  @%p bra DONE;
`+adds(5)+"DONE:\n  ret;\n")
	rng := rand.New(rand.NewPCG(3, 3))
	for range 100 {
		block, grid, w := 1+rng.Uint32N(300), 1+rng.Uint32N(5), 1+rng.IntN(64)
		n := rng.Uint32N(block*grid + 50)
		b := load(t, "k.ptx", src, "").arg32(n).block(block).grid(grid).warp(w)
		c := b.run(sim.Done).Counters
		inBlock := n % block
		want := uint64(0)
		if n < block*grid && inBlock%uint32(w) != 0 {
			want = 1
		}
		require.Equal(t, want, c.BranchesDivergent, "n=%d block=%d grid=%d W=%d", n, block, grid, w)
	}
}

// nest is the sign-and-magnitude nest over x[tid]: outer split on sign, inner split on magnitude on the negative side only.
const nest = `  ld.param.u64 %a, [x];
  mov.u32 %t, %tid.x;
  mad.wide.u32 %a, %t, 4, %a;
  ld.global.s32 %u, [%a];
  setp.lt.s32 %p, %u, 0;
  @%p bra NEG;
  add.u32 %acc, %acc, 1;
  bra.uni J;
NEG:
  setp.lt.s32 %q, %u, -10;
  @%q bra LOUD;
  add.u32 %acc, %acc, 2;
  bra.uni K;
LOUD:
  add.u32 %acc, %acc, 3;
  add.u32 %acc, %acc, 3;
K:
  add.u32 %acc, %acc, 4;
J:
  ret;
`

// Check 4: each level splits what is left.
func TestNest(t *testing.T) {
	signs := func(vals ...int32) (*sim.Result, *bench) {
		fill := make([]uint32, len(vals))
		for i, v := range vals {
			fill[i] = uint32(v)
		}
		b := load(t, "k.ptx", kernelText(".param .u64 x", decls+nest), "").buffer("x", int64(4*len(vals)), fill...).block(8).warp(8)
		return b.run(sim.Done), b
	}
	// 1 3 5 7 negative, 3 and 7 of large magnitude.
	r, b := signs(5, -1, 5, -50, 5, -1, 5, -50)
	assert.Equal(t, uint64(2), r.Counters.BranchesDivergent)
	assert.Equal(t, 2, r.Counters.MaxStackDepth)
	// 6 + 2 + 2 + 2 + 2 + 1 + 1 issues with 8, 4, 4, 2, 2, 4, 8 lanes
	assert.Equal(t, uint64(6+2+2+2+2+1+1), r.Counters.Issues)
	assert.Equal(t, uint64(6*8+2*4+2*4+2*2+2*2+4+8), r.Counters.ThreadInstructions)
	assert.Equal(t, uint64(4), b.at(r, "setp", 18).Lanes)

	r, _ = signs(-1, -50, -1, -50, -1, -1, -1, -1)
	assert.Equal(t, uint64(1), r.Counters.BranchesDivergent, "all negative: only the inner branch parts")
	for _, all := range []int32{5, -1, -50} {
		r, _ = signs(all, all, all, all, all, all, all, all)
		assert.Zero(t, r.Counters.BranchesDivergent)
		assert.InDelta(t, 1, r.Counters.Efficiency(), 1e-15)
	}
}

// laneSwitch is a switch on tid % k with k cases of n instructions each.
func laneSwitch(ways, n int) string {
	var b, labels strings.Builder
	for i := range ways {
		if i > 0 {
			labels.WriteString(", ")
		}
		fmt.Fprintf(&labels, "C%d", i)
		fmt.Fprintf(&b, "C%d:\n%s  bra.uni J;\n", i, adds(n))
	}
	return kernelText("", decls+fmt.Sprintf("  mov.u32 %%t, %%tid.x;\n  rem.u32 %%t, %%t, %d;\nT: .branchtargets %s;\n  brx.idx %%t, T;\n%sJ:\n  ret;\n",
		ways, labels.String(), b.String()))
}

// Check 5: T(k) = s k + c exactly, and the lanes per instruction go with 32/k.
func TestSwitchOnLane(t *testing.T) {
	for _, n := range []int{1, 7, 40} {
		for k := 1; k <= 32; k++ {
			r := load(t, "k.ptx", laneSwitch(k, n), "").run(sim.Done)
			require.Equal(t, uint64(4+k*(n+1)), r.Counters.Issues, "k=%d n=%d", k, n)
			lanes := float64(r.Counters.ThreadInstructions) / float64(r.Counters.Issues)
			require.InDelta(t, (4*32+32*float64(n+1))/float64(4+k*(n+1)), lanes, 1e-12)
			if k > 1 {
				require.Equal(t, uint64(1), r.Counters.BranchesDivergent)
			}
		}
	}
	// 31.7 to 31.9 times at 32 ways, 1.21 lanes left and so on: the prologue weighs less the longer the cases are.
	one := load(t, "k.ptx", laneSwitch(1, 400), "").run(sim.Done).Counters
	all := load(t, "k.ptx", laneSwitch(32, 400), "").run(sim.Done).Counters
	assert.InDelta(t, 31.8, float64(all.Issues)/float64(one.Issues), 0.15)
}

// Check 6: with branches the penalty of a split goes to 2, with guards it is 1.
func TestPenaltyOfSplit(t *testing.T) {
	guarded := func(a, b int) string {
		g := func(p string, n int) string { return strings.Repeat("  @"+p+" add.u32 %acc, %acc, 1;\n", n) }
		return kernelText(".param .u32 m", decls+"  mov.u32 %t, %tid.x;\n  ld.param.u32 %u, [m];\n  mov.u32 %acc, 0;\n  setp.lt.u32 %p, %t, %u;\n"+
			g("%p", a)+g("!%p", b)+"  ret;\n")
	}
	issues := func(src string, m uint32) uint64 {
		return load(t, "k.ptx", src, "").arg32(m).run(sim.Done).Counters.Issues
	}
	rng := rand.New(rand.NewPCG(6, 6))
	for range 40 {
		n, m := 1+rng.IntN(200), 1+rng.Uint32N(31)
		branchy, flat := ifElse(0, n+1, n, 0), guarded(n+1, n)
		split, agree := issues(branchy, m), issues(branchy, 32)
		require.Equal(t, uint64(5+2*(n+1)), split)
		require.Equal(t, uint64(5+n+1), agree)
		require.InDelta(t, 2, float64(split)/float64(agree), 5/float64(n+6)+1e-9)
		require.Equal(t, issues(flat, m), issues(flat, 32), "guarded code costs both the same")
		require.Equal(t, issues(flat, 32), issues(flat, 0))
		require.Equal(t, uint64(5+2*n+1), issues(flat, m), "A + B, without the branch and the jump")
	}
}

// trips is a loop that runs x[tid] times over n instructions (n >= 2).
func trips(n int) string {
	return kernelText(".param .u64 x", decls+`  ld.param.u64 %a, [x];
  mov.u32 %t, %tid.x;
  mad.wide.u32 %a, %t, 4, %a;
  ld.global.u32 %u, [%a];
LOOP:
`+adds(n-2)+`  sub.u32 %u, %u, 1;
  setp.ne.u32 %p, %u, 0;
  @%p bra LOOP;
  ret;
`)
}

// Check 7: a loop costs its slowest lane.
func TestSlowestLane(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	for i := range 60 {
		w := 1 + rng.IntN(64)
		fill := make([]uint32, w)
		var slowest, sum uint32
		for l := range fill {
			fill[l] = 1 + rng.Uint32N(50)
			if i == 0 {
				fill[l] = 3
			}
		}
		if i == 0 {
			fill[rng.IntN(w)] = 40
		}
		for _, f := range fill {
			slowest, sum = max(slowest, f), sum+f
		}
		n := 2 + rng.IntN(10)
		b := load(t, "k.ptx", trips(n), "").buffer("x", int64(4*w), fill...).block(uint32(w)).warp(w)
		r := b.run(sim.Done)
		head := b.at(r, "setp", 0)
		require.Equal(t, uint64(slowest), head.Issues)
		require.Equal(t, uint64(sum), head.Lanes)
		require.Equal(t, uint64(5)+uint64(n+1)*uint64(slowest), r.Counters.Issues)
		require.LessOrEqual(t, r.Counters.MaxStackDepth, 1, "the depth does not grow with the trips")
		if i == 0 {
			require.Equal(t, uint64(40), head.Issues)
		}
	}
}

// Check 8: branches in sequence add; without reconvergence they multiply, up to a path per lane.
func TestSequenceAddsProductWithout(t *testing.T) {
	for n := 1; n <= 7; n++ {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "  and.b32 %%u, %%t, %d;\n  setp.ne.u32 %%p, %%u, 0;\n  @%%p bra L%d;\n%sL%d:\n", 1<<i, i, adds(4), i)
		}
		src := kernelText("", decls+"  mov.u32 %t, %tid.x;\n"+b.String()+adds(4)+"  ret;\n")
		k := load(t, "k.ptx", src, "")
		// Five bits of the lane index split a warp; the rest of the thread index is uniform and takes the short way.
		require.Equal(t, uint64(1+7*n+4+1), k.run(sim.Done).Counters.Issues)
		k.cfg.Model = sim.NoReconvergence
		paths := uint64(1) << min(n, 5)
		r := k.run(sim.Done)
		require.Equal(t, paths, k.at(r, "ret", 0).Issues, "n=%d", n)
		require.LessOrEqual(t, paths, uint64(32))
		require.Zero(t, r.Counters.ReconvergenceOps)
		require.Zero(t, r.Counters.MaxStackDepth)
	}
}

// Check 9: an if without else costs no issue more when it splits; it only lowers the efficiency.
func TestIfWithoutElse(t *testing.T) {
	for body := range 20 {
		src := kernelText(".param .u32 m", decls+"  mov.u32 %t, %tid.x;\n  ld.param.u32 %u, [m];\n  setp.ge.u32 %p, %t, %u;\n  @%p bra J;\n"+adds(body)+"J:\n  ret;\n")
		whole := load(t, "k.ptx", src, "").arg32(32).run(sim.Done).Counters
		for m := uint32(1); m < 32; m++ {
			c := load(t, "k.ptx", src, "").arg32(m).run(sim.Done).Counters
			require.Equal(t, whole.Issues, c.Issues, "m=%d", m)
			require.Equal(t, uint64(5*32+body*int(m)), c.ThreadInstructions)
		}
	}
}

// Check 10: a test that agrees with the one around it splits nothing more.
func TestCorrelatedConditions(t *testing.T) {
	src := kernelText("", decls+`  mov.u32 %t, %tid.x;
  setp.ge.u32 %p, %t, 10;
  @%p bra J;
  setp.ge.u32 %q, %t, 20;
  @%q bra K;
  add.u32 %acc, %acc, 1;
K:
  add.u32 %acc, %acc, 1;
J:
  setp.ge.u32 %p, %t, 10;
  @%p bra L;
  add.u32 %acc, %acc, 1;
L:
  ret;
`)
	r := load(t, "k.ptx", src, "").run(sim.Done)
	assert.Equal(t, uint64(2), r.Counters.BranchesDivergent, "nested: nothing more; after the join: again along the same line")
	assert.Equal(t, 1, r.Counters.MaxStackDepth)
}

// Check 11: the depth of the stack counts open joins, not braces.
func TestDepthCountsOpenJoins(t *testing.T) {
	for depth := 1; depth <= 6; depth++ {
		for _, shared := range []bool{false, true} {
			var head, tail strings.Builder
			for i := range depth {
				label := fmt.Sprintf("J%d", i)
				if shared {
					label = "J"
				}
				fmt.Fprintf(&head, "  setp.ge.u32 %%p, %%t, %d;\n  @%%p bra %s;\n", 30-3*i, label)
				if !shared {
					fmt.Fprintf(&tail, "J%d:\n  add.u32 %%acc, %%acc, 1;\n", depth-1-i)
				}
			}
			if shared {
				tail.WriteString("J:\n")
			}
			src := kernelText("", decls+"  mov.u32 %t, %tid.x;\n"+head.String()+adds(1)+tail.String()+"  add.u32 %acc, %acc, 1;\n  ret;\n")
			r := load(t, "k.ptx", src, "").run(sim.Done)
			want := depth
			if shared {
				want = 1
			}
			require.Equal(t, want, r.Counters.MaxStackDepth, "depth %d shared %t", depth, shared)
			require.Equal(t, uint64(depth), r.Counters.BranchesDivergent)
		}
	}
}

// The efficiency of a tree of halvings, a sanity check of counters by lanes.
func TestHalvings(t *testing.T) {
	src := kernelText("", decls+`  mov.u32 %t, %tid.x;
  mov.u32 %u, 16;
LOOP:
  setp.ge.u32 %p, %t, %u;
  @%p bra NEXT;
  add.u32 %acc, %acc, 1;
NEXT:
  shr.u32 %u, %u, 1;
  setp.ne.u32 %q, %u, 0;
  @%q bra LOOP;
  ret;
`)
	b := load(t, "k.ptx", src, "")
	r := b.run(sim.Done)
	assert.Equal(t, uint64(16+8+4+2+1), b.at(r, "add", 0).Lanes)
	assert.Equal(t, uint64(bits.Len(16)), b.at(r, "add", 0).Issues)
	assert.False(t, math.IsNaN(r.Counters.Efficiency()))
}
