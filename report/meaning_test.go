package report_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/report"
	"lockstep/scenario"
)

// What the numbers mean, worked out by hand from the definitions of an issue, an active lane and a sector, and compared with
// the whole road.

// reported runs one kernel, the last of src, under one launch.
func reported(t *testing.T, src, shape string, change func(*report.Options), args ...string) *report.Kernel {
	t.Helper()
	in, diags := frontend.Load("k.ptx", []byte(ptxHead+src))
	require.False(t, diags.HasErrors(), "%v", diags)
	o := report.DefaultOptions()
	l, err := launch.Parse(shape)
	require.NoError(t, err)
	o.Launches = []launch.Launch{l}
	for _, a := range args {
		spec, err := scenario.ParseSpec(a)
		require.NoError(t, err)
		o.Args = append(o.Args, spec)
	}
	if change != nil {
		change(&o)
	}
	ks, _, err := report.Build(in, o)
	require.NoError(t, err)
	require.Len(t, ks, 1)
	require.Equal(t, "done", ks[0].Status, "%v", ks[0].Reason)
	return ks[0]
}

func entry(params, body string) string {
	return ".visible .entry k(" + params + ")\n{\n.reg .pred %p<4>; .reg .b32 %r<9>; .reg .b64 %rd<4>; .reg .f32 %f<9>;\n" + body + "\n}\n"
}

// TestMeaning has one row a kernel, and a line of arithmetic for each number.
func TestMeaning(t *testing.T) {
	const tid = "mov.u32 %r1, %tid.x;\n"
	for _, tt := range []struct {
		name, src, shape string
		warp             int
		want             report.Counters
	}{
		{"straight: every statement once a warp, the last warp half full", entry("", tid+"add.u32 %r2, %r1, 1;\nret;"), "3,48", 32,
			report.Counters{Issues: 3 * 2 * 3, ThreadInsts: 3 * 48 * 3, NotPredicatedOff: 3 * 48 * 3}},
		{"triangle: an if without else costs no issue when it splits", entry("", tid+"setp.lt.u32 %p1, %r1, 7;\n@%p1 bra L;\nadd.u32 %r2, %r1, 1;\nadd.u32 %r2, %r2, 1;\nL: ret;"), "1,32", 32,
			report.Counters{Issues: 3 + 2 + 1, ThreadInsts: 4*32 + 2*25, NotPredicatedOff: 4*32 + 2*25, BranchesExecuted: 1, BranchesDivergent: 1, MaxStackDepth: 1}},
		{"triangle: a warp that agrees skips it", entry("", tid+"setp.lt.u32 %p1, %r1, 32;\n@%p1 bra L;\nadd.u32 %r2, %r1, 1;\nadd.u32 %r2, %r2, 1;\nL: ret;"), "1,64", 32,
			report.Counters{Issues: 4 + 6, ThreadInsts: 10 * 32, NotPredicatedOff: 10 * 32, BranchesExecuted: 2}},
		{"diamond: both sides, and the jump of one", entry("", tid+"setp.lt.u32 %p1, %r1, 8;\n@%p1 bra T;\nadd.u32 %r2, %r1, 1;\nadd.u32 %r2, %r2, 1;\nadd.u32 %r2, %r2, 1;\nbra J;\nT: sub.u32 %r2, %r1, 1;\nsub.u32 %r2, %r2, 1;\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 3 + 4 + 2 + 1, ThreadInsts: 4*32 + 4*24 + 2*8, NotPredicatedOff: 4*32 + 4*24 + 2*8, BranchesExecuted: 1, BranchesDivergent: 1, MaxStackDepth: 1}},
		{"guard: one issue whatever it says, lanes off that it holds for", entry(".param .u64 .ptr a", tid+"ld.param.u64 %rd1, [a];\nsetp.lt.u32 %p1, %r1, 7;\nmul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd1, %rd1, %rd2;\n@%p1 st.global.u32 [%rd1], %r1;\nret;"), "1,32", 32,
			report.Counters{Issues: 7, ThreadInsts: 7 * 32, NotPredicatedOff: 6*32 + 7, MemoryInsts: 1, Sectors: 1}},
		{"sectors: neighbours share them, 32 bytes apart they do not, four words a lane take 16", entry(".param .u64 .ptr a", tid+"ld.param.u64 %rd1, [a];\nmul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd2, %rd1, %rd2;\nld.global.f32 %f1, [%rd2];\n"+
			"mul.wide.u32 %rd2, %r1, 32;\nadd.u64 %rd2, %rd1, %rd2;\nld.global.f32 %f1, [%rd2];\nmul.wide.u32 %rd2, %r1, 16;\nadd.u64 %rd2, %rd1, %rd2;\nld.global.v4.f32 {%f1,%f2,%f3,%f4}, [%rd2];\nld.global.f32 %f1, [%rd1];\nret;"), "1,32", 32,
			report.Counters{Issues: 13, ThreadInsts: 13 * 32, NotPredicatedOff: 13 * 32, MemoryInsts: 4, Sectors: 4 + 32 + 16 + 1}},
		{"a load on both sides is two instructions, and the sector that both touch is asked for twice", entry(".param .u64 .ptr a", tid+"ld.param.u64 %rd1, [a];\nmul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd2, %rd1, %rd2;\nsetp.lt.u32 %p1, %r1, 12;\n"+
			"@%p1 bra T;\nld.global.f32 %f1, [%rd2];\nbra J;\nT: ld.global.f32 %f2, [%rd2];\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 6 + 2 + 1 + 1, ThreadInsts: 7*32 + 2*20 + 12, NotPredicatedOff: 7*32 + 2*20 + 12, BranchesExecuted: 1, BranchesDivergent: 1, MaxStackDepth: 1, MemoryInsts: 2, Sectors: 3 + 2}},
		{"three braces with one join are one open reconvergence point", entry("", tid+"setp.ge.u32 %p1, %r1, 16;\n@%p1 bra J;\nsetp.ge.u32 %p1, %r1, 8;\n@%p1 bra J;\nsetp.ge.u32 %p1, %r1, 4;\n@%p1 bra J;\nadd.u32 %r2, %r1, 1;\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 9, ThreadInsts: 4*32 + 2*16 + 2*8 + 4, NotPredicatedOff: 4*32 + 2*16 + 2*8 + 4, BranchesExecuted: 3, BranchesDivergent: 3, MaxStackDepth: 1}},
		{"three braces with joins of their own are three", entry("", tid+"setp.ge.u32 %p1, %r1, 16;\n@%p1 bra J;\nsetp.ge.u32 %p1, %r1, 8;\n@%p1 bra I;\nsetp.ge.u32 %p1, %r1, 4;\n@%p1 bra H;\nadd.u32 %r2, %r1, 1;\nH: add.u32 %r2, %r1, 1;\nI: add.u32 %r2, %r1, 1;\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 11, ThreadInsts: 4*32 + 3*16 + 3*8 + 4, NotPredicatedOff: 4*32 + 3*16 + 3*8 + 4, BranchesExecuted: 3, BranchesDivergent: 3, MaxStackDepth: 3}},
		{"a loop costs its slowest lane, and its depth does not grow", entry("", tid+"and.b32 %r1, %r1, 3;\nL: add.u32 %r2, %r2, 1;\nsub.u32 %r1, %r1, 1;\nsetp.ge.s32 %p1, %r1, 0;\n@%p1 bra L;\nret;"), "1,32", 32,
			report.Counters{Issues: 2 + 4*4 + 1, ThreadInsts: 3*32 + 4*(32+24+16+8), NotPredicatedOff: 3*32 + 4*(32+24+16+8), BranchesExecuted: 4, BranchesDivergent: 3, MaxStackDepth: 1}},
		{"lanes that leave drop out and are never waited for", entry("", tid+"setp.ge.u32 %p1, %r1, 20;\n@%p1 ret;\nsetp.ge.u32 %p2, %r1, 20;\n@%p2 bra J;\nadd.u32 %r2, %r1, 1;\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 7, ThreadInsts: 3*32 + 4*20, NotPredicatedOff: 3*32 + 4*20, BranchesExecuted: 2, BranchesDivergent: 1}},
		{"a branch by index runs every way that a lane takes", entry("", tid+"and.b32 %r1, %r1, 3;\nT: .branchtargets A, B, C, J;\nbrx.idx %r1, T;\nA: add.u32 %r2, %r1, 1;\nbra J;\nB: add.u32 %r2, %r1, 2;\nbra J;\nC: add.u32 %r2, %r1, 3;\nJ: ret;"), "1,32", 32,
			report.Counters{Issues: 3 + 2 + 2 + 1 + 1, ThreadInsts: 4*32 + 5*8, NotPredicatedOff: 4*32 + 5*8, BranchesExecuted: 1, BranchesDivergent: 1, MaxStackDepth: 1}},
		{"a helper counts as its caller does, and its lanes meet again at the call", ".func f() {\n.reg .pred %p; .reg .b32 %r<3>;\nmov.u32 %r1, %laneid;\nsetp.lt.u32 %p, %r1, 24;\n@%p ret;\nadd.u32 %r2, %r1, 1;\nret;\n}\n" + entry("", tid+"call f;\nadd.u32 %r2, %r1, 1;\nret;"), "1,32", 32,
			report.Counters{Issues: 2 + 5 + 2, ThreadInsts: 2*32 + 3*32 + 2*8 + 2*32, NotPredicatedOff: 2*32 + 3*32 + 2*8 + 2*32, BranchesExecuted: 1, BranchesDivergent: 1}},
		{"two warps of four lanes", entry("", tid+"setp.lt.u32 %p1, %r1, 5;\n@%p1 bra L;\nadd.u32 %r2, %r1, 1;\nL: ret;"), "1,8", 4,
			report.Counters{Issues: 4 + 5, ThreadInsts: 4*4 + 4*4 + 3, NotPredicatedOff: 4*4 + 4*4 + 3, BranchesExecuted: 2, BranchesDivergent: 1, MaxStackDepth: 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			k := reported(t, tt.src, tt.shape, func(o *report.Options) { o.Warp = tt.warp })
			got := *k.Before
			assert.InDelta(t, float64(tt.want.ThreadInsts)/float64(tt.want.Issues)/float64(tt.warp), got.Efficiency, 1e-12)
			got.Efficiency, got.ReconvergenceOps, got.Status = 0, 0, ""
			assert.Equal(t, tt.want, got)
		})
	}
}

// sides is a kernel that splits at lane n of a warp, with so many instructions on either side.
func sides(taken, not int) string {
	arm := func(op string, n int) string { return strings.Repeat(op+".u32 %r3, %r3, 3;\n", n) }
	return entry(".param .u32 n", "ld.param.u32 %r2, [n];\nmov.u32 %r1, %laneid;\nmov.u32 %r3, %r1;\nsetp.lt.u32 %p1, %r1, %r2;\n@%p1 bra T;\n"+
		arm("add", not)+"bra J;\nT:\n"+arm("sub", taken)+"J: ret;")
}

// TestPenalty: a two-way branch with equal sides costs a warp that splits up to twice what it costs one that agrees; after
// if-conversion both pay the same, exactly, and that is what the split warp paid less the branch and the jump.
func TestPenalty(t *testing.T) {
	last := 0.0
	for _, n := range []int{1, 2, 3, 5, 8, 20, 50, 200, 900} {
		force := func(o *report.Options) { o.Force = true }
		split := reported(t, sides(n, n), "1,32", force, "n=16")
		agree := reported(t, sides(n, n), "1,32", force, "n=32")
		assert.Equal(t, uint64(5+n+1+n+1), split.Before.Issues, n)
		assert.Equal(t, uint64(5+n+1), agree.Before.Issues, n)
		assert.Equal(t, uint64(4+2*n+1), split.After.Issues, n)
		assert.Equal(t, split.After.Issues, agree.After.Issues, "penalty 1.00, sides of %d", n)
		assert.Equal(t, int64(2), split.Saved.Issues, n)
		assert.Equal(t, 1.0, split.After.Efficiency, n)
		penalty := float64(split.Before.Issues) / float64(agree.Before.Issues)
		assert.Greater(t, penalty, last, n)
		assert.Less(t, penalty, 2.0, n)
		last = penalty
	}
	assert.InDelta(t, 2.0, last, 0.01)

	// On its own run, the rewrite of the warp that agrees is refused: it would cost one side more.
	agree := reported(t, sides(9, 9), "1,32", nil, "n=32")
	assert.Equal(t, agree.Before.Issues, agree.After.Issues)
	require.Len(t, agree.Rewrites, 1)
	assert.Equal(t, "no-gain", agree.Rewrites[0].Rule)
	assert.Equal(t, "would cost 8 more issues on this run", agree.Rewrites[0].Reason)
}

// TestThreadsPerInstruction has the three shapes that were measured on hardware: a uniform kernel has 32 threads in an
// instruction, all at work; a short `if (tid & 1)` under guards has 32, of which 28 work; a heavy two-way branch has 16.
func TestThreadsPerInstruction(t *testing.T) {
	per := func(c *report.Counters) (active, working float64) {
		return float64(c.ThreadInsts) / float64(c.Issues), float64(c.NotPredicatedOff) / float64(c.Issues)
	}
	params := ".param .u64 .ptr a"
	start := "mov.u32 %r1, %tid.x;\nld.param.u64 %rd1, [a];\nmul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd1, %rd1, %rd2;\n"

	uniform := reported(t, entry(params, start+"st.global.u32 [%rd1], %r1;\nret;"), "8,256", nil)
	active, working := per(uniform.After)
	assert.Equal(t, [2]float64{32, 32}, [2]float64{active, working})

	short := reported(t, entry(params, start+"and.b32 %r2, %r1, 1;\nsetp.eq.u32 %p1, %r2, 0;\nadd.u32 %r3, %r1, 7;\n@%p1 bra J;\nadd.u32 %r3, %r3, 1;\nxor.b32 %r3, %r3, %r1;\nst.global.u32 [%rd1], %r3;\nJ: add.u32 %r4, %r3, 1;\nret;"), "8,256", nil)
	assert.Equal(t, uint64(64), short.Before.BranchesDivergent)
	assert.Zero(t, short.After.BranchesDivergent)
	active, working = per(short.After)
	assert.Equal(t, [2]float64{32, 28}, [2]float64{active, working}, "3 of 12 instructions work in half of the lanes")
	assert.True(t, *short.Branches[0].AssemblerPredicates)
	assert.Equal(t, int64(64), short.Saved.Issues)
	assert.Zero(t, short.Saved.BeyondAssembler, "the assembler would have done the same")

	var loop strings.Builder
	for i, side := range []string{"T", "N"} {
		fmt.Fprintf(&loop, "%s: mov.u32 %%r4, 0;\n%sL: mad.lo.u32 %%r3, %%r3, %d, %%r1;\nadd.u32 %%r4, %%r4, 1;\nsetp.lt.u32 %%p2, %%r4, 500;\n@%%p2 bra %sL;\nbra J;\n", side, side, i+3, side)
	}
	heavy := reported(t, entry(params, start+"and.b32 %r2, %r1, 1;\nsetp.eq.u32 %p1, %r2, 0;\n@%p1 bra T;\nbra N;\n"+loop.String()+"J: st.global.u32 [%rd1], %r3;\nret;"), "8,256", nil)
	active, working = per(heavy.After)
	assert.InDelta(t, 16, active, 0.05)
	assert.InDelta(t, 16, working, 0.05)
	assert.Equal(t, uint64(64), heavy.After.BranchesDivergent)
}

// TestBeyondAssembler: what the assembler would predicate by itself is no saving beyond it; longer sides are.
func TestBeyondAssembler(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 6, 10, 20, 40} {
		k := reported(t, sides(n, n), "1,32", nil, "n=16")
		require.Equal(t, int64(2), k.Saved.Issues, n)
		require.NotNil(t, k.Branches[0].AssemblerPredicates, n)
		want := int64(2)
		if *k.Branches[0].AssemblerPredicates {
			want = 0
		}
		assert.Equal(t, want, k.Saved.BeyondAssembler, n)
	}
	assert.True(t, *reported(t, sides(1, 1), "1,32", nil, "n=16").Branches[0].AssemblerPredicates)
	assert.False(t, *reported(t, sides(40, 40), "1,32", nil, "n=16").Branches[0].AssemblerPredicates)
}
