package report

// term is a word of the field with what it means here.
type term struct {
	names   []string // the first is the word; the others lead to it as well
	text    string
	example string
}

// terms is what `explain` knows beside rules and passes, by subject.
var terms = []term{
	{[]string{"warp", "wavefront", "wave", "subgroup"}, "The lanes that a machine issues one instruction for: 32 on NVIDIA machines, 32 or 64 on AMD's.", "In a block of 256x1x1, thread 70 is lane 6 of warp 2."},
	{[]string{"lane"}, "A thread's place in its warp: the linear thread index modulo the width.", ""},
	{[]string{"linear thread index"}, "x + nx*(y + ny*z) of a thread in its block: warps are cut from it, whatever the shape of the block.", "In a block of 16x2 one warp holds both rows."},
	{[]string{"uniform"}, "The same in all threads of a scope that execute the same thing together.", "A kernel argument; %ctaid.x; %tid.x >> 5 where rows are cut into whole warps."},
	{[]string{"divergent"}, "Maybe different in threads that execute the same thing together; of a branch: maybe taken by some of them only.", "%tid.x; a value loaded from an address that differs."},
	{[]string{"scope", "uniform level"}, "The widest set of threads that agree on a value: warp, block, cluster or grid; none if not even the lanes of a warp do.", "%ctaid.x has scope block."},
	{[]string{"shape"}, "How a value varies over the lanes of a warp: uniform, affine, pattern or divergent.", "%tid.x is affine with stride 1."},
	{[]string{"affine"}, "A shape: a uniform base plus a constant times the lane.", "&a[tid] of 4-byte elements: stride 4."},
	{[]string{"pattern"}, "A shape: a uniform base combined with known constants, one for each lane.", "%tid.x & 1"},
	{[]string{"never"}, "A class of branches: no warp ever splits there.", "a test of a kernel argument"},
	{[]string{"tail"}, "A class of branches: the number of splits in the whole launch is bounded and small.", "if (i < n) with i the index of the thread in the grid"},
	{[]string{"static"}, "A class of branches: ids and launch constants alone decide, so a warp takes the same mask each time.", "if (tid & 1)"},
	{[]string{"data"}, "A class of branches: decided by what was loaded, by atomics, clocks or calls.", "if (a[i] > 0)"},
	{[]string{"tail warp"}, "The last warp of a launch, in which a bounds test splits the lanes.", ""},
	{[]string{"launch"}, "The shape of grid, block and cluster that a kernel is started with. What is claimed may depend on it.", "--launch 4,256, --launch ?,32kx1"},
	{[]string{"converged", "converged-with"}, "Executing the same thing at the same time, under any of the reconvergence models.", ""},
	{[]string{"divergent branch"}, "A branch that can be taken by some lanes of a warp and not by others.", ""},
	{[]string{"join", "join node"}, "A block where lanes that took different ways of a branch meet.", ""},
	{[]string{"sync dependence"}, "A value differs because lanes that took different ways of a branch bring different ones to the join.", "x = 1 on one side, x = 2 on the other"},
	{[]string{"temporal divergence"}, "A value is uniform in a loop and differs behind it, because lanes left in different trips.", "the counter of a loop that ends at the thread index"},
	{[]string{"convergent operation", "convergent"}, "An operation whose effect depends on which lanes execute it together: barriers, shuffles, votes, matrix operations.", "bar.sync 0"},
	{[]string{"active mask"}, "The lanes that execute now, one bit each, lane 0 lowest.", "0x0000ffff"},
	{[]string{"member mask"}, "The lanes that a collective operation of a warp is for; those that execute it must be among them, and those among them must come.", "the last operand of shfl.sync"},
	{[]string{"predicated off"}, "Said of a lane that is active but whose guard is false: the issue slot is spent, nothing is written.", "@%p add.s32 %r1, %r1, 1;"},
	{[]string{"guard", "predication"}, "A predicate in front of an instruction: only lanes in which it holds take part.", "@!%p1 st.global.u32 [%rd1], %r1;"},
	{[]string{"SIMT stack", "reconvergence stack"}, "What a warp remembers of the ways still to run: for each the place, the join and the lanes.", ""},
	{[]string{"reconvergence point", "IPDOM", "PDOM"}, "Where the lanes of a split warp go on together: the immediate post-dominator of the branch, over paths that do not leave.", ""},
	{[]string{"convergence barrier"}, "How machines since Volta gather the lanes of a split warp: lanes enroll before the branch and wait behind it.", ""},
	{[]string{"bra.uni"}, "A branch with the promise that all active lanes take the same way. Undefined if that is false.", "bra.uni LOOP;"},
	{[]string{"issue", "issue slot", "issue count"}, "One instruction executed by one warp, whatever its mask. What this program counts.", ""},
	{[]string{"SIMT efficiency", "warp execution efficiency", "control flow efficiency"}, "The sum of active lanes over the width of a warp times the issues.", "half of the lanes in all instructions: 50 %"},
	{[]string{"triangle", "if-then"}, "A branch with one side, the other going straight to the join.", ""},
	{[]string{"diamond", "hammock"}, "A branch with two sides that meet at one join.", ""},
	{[]string{"flattening", "linearisation"}, "Replacing a branch by straight code in which guards or selects choose.", ""},
	{[]string{"melding"}, "Running what two sides of a branch have in common once, with operands chosen by the lane.", ""},
	{[]string{"waste"}, "What a warp whose lanes agree pays more after a rewrite, at most.", ""},
	{[]string{"profile"}, "How often each branch was executed, split and agreed in a run.", ""},
	{[]string{"thread frontier"}, "The blocks where lanes of a warp may be waiting while others run.", ""},
	{[]string{"aligned barrier"}, "A block barrier that all lanes of a warp must execute together. barrier.sync without .aligned is not (sm_70 and later).", "bar.sync 0"},
	{[]string{"witness"}, "A launch and lanes that show a finding.", "in a launch of 4,256, warp 0: lanes 0x000003ff come here"},
	{[]string{"definite"}, "Said of a finding: it happens under every launch that is assumed.", ""},
	{[]string{"possible"}, "Said of a finding: some launch or data that is not excluded shows it, or nothing was proved.", ""},
	{[]string{"fingerprint"}, "The name of a finding that stays when lines move.", ""},
	{[]string{"refined"}, "Uniform only if registers that were never written hold what suits. Never relied on.", ""},
}
