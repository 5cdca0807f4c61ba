package uniform_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/frontend"
)

// One kernel read twice: from LLVM IR, and from the PTX that LLVM makes of it. A branch of one text is the branch of the other
// that ends the block of the same name, which the back end leaves in comments; where there is debug information, both must
// name the same place of the source. Class, scope and masks of the two must be the same, under several launches.

// pairLaunches are the launches under which branches are compared.
var pairLaunches = []string{"?", "2,256", "2,16x16"}

var updatePairs = flag.Bool("update", false, "rewrite the list of differences between PTX and LLVM IR; needs clang-22 and "+tools.RequireEnv+"=1")

// pairDifferences lists what is not the same, a line each with its reason.
const pairDifferences = "testdata/pairs/differences.txt"

// pair is one kernel in both languages.
type pair struct {
	name      string
	llvm, ptx *frontend.Input
	places    []string // of each line of the PTX: the LLVM block that it comes from
}

// blockMarker is the line that begins a block of PTX, with the name of the LLVM block behind it.
var blockMarker = regexp.MustCompile(`^(?:// %bb\.\d+:|\$L__BB\d+_\d+:)(?:\s*// %(\S+))?`)

func newPair(t testing.TB, name string, llvm, ptx []byte) *pair {
	t.Helper()
	p := &pair{name: name, places: []string{""}}
	for _, x := range []struct {
		to   **frontend.Input
		name string
		src  []byte
	}{{&p.llvm, name + ".ll", llvm}, {&p.ptx, name + ".ptx", ptx}} {
		in, diags := frontend.Load(x.name, x.src)
		require.False(t, diags.HasErrors(), "%s", diags)
		*x.to = in
	}
	at := ""
	for _, line := range strings.Split(string(ptx), "\n") {
		if m := blockMarker.FindStringSubmatch(line); m != nil {
			at = m[1]
		}
		p.places = append(p.places, at)
	}
	return p
}

// place is the name of the LLVM block that a block of PTX comes from.
func (p *pair) place(b *ir.Block) string {
	for _, v := range b.Values {
		if v.Pos.Line != 0 && v.Stmt != ir.NoStmt {
			return p.places[v.Pos.Line]
		}
	}
	return ""
}

// pairCounts is what was compared.
type pairCounts struct {
	pairs, branches, comparisons int
	differences                  []string
	unexplained                  int
	placesSame, placesUnknown    int
	reasons                      map[string]int
}

// branchesByPlace are the branches of a function, by the name of the LLVM block that they end.
func branchesByPlace(f *ir.Func, place func(*ir.Block) string) map[string][]*ir.Block {
	out := map[string][]*ir.Block{}
	for _, b := range f.Blocks {
		if b.Branches() {
			out[place(b)] = append(out[place(b)], b)
		}
	}
	return out
}

// compare compares all functions of a pair.
func (c *pairCounts) compare(t testing.TB, p *pair) {
	t.Helper()
	c.pairs++
	for _, f := range p.llvm.Module.Funcs {
		if f.Declared() {
			continue
		}
		q := p.ptx.Module.Func(f.Name)
		if q == nil || q.Declared() {
			c.differ(t, p, f, "", "only in LLVM IR", oneSided[p.name+" "+f.Name])
			continue
		}
		c.function(t, p, f, q)
	}
}

func (c *pairCounts) function(t testing.TB, p *pair, f, q *ir.Func) {
	ours := branchesByPlace(f, func(b *ir.Block) string { return b.Name })
	theirs := branchesByPlace(q, func(b *ir.Block) string { return p.places[b.Term().Pos.Line] })
	var names []string
	for n := range ours {
		names = append(names, n)
		if len(theirs[n]) > 0 {
			continue
		}
		// A block with one predecessor, which leads nowhere else, is part of it in PTX.
		b := ours[n][0]
		for len(b.Preds) == 1 && len(b.Preds[0].B.Succs) == 1 {
			b = b.Preds[0].B
			if list := theirs[b.Name]; len(list) > 0 && len(ours[b.Name]) == 0 {
				theirs[n] = list
				delete(theirs, b.Name)
			}
		}
	}
	for n := range theirs {
		if len(ours[n]) == 0 {
			names = append(names, n)
		}
	}
	sort.Strings(names)
	for _, n := range names {
		x, y := ours[n], theirs[n]
		switch {
		case len(x) == 1 && len(y) == 1:
			c.branch(t, p, n, x[0], y[0])
		case len(x) == 1 && x[0].Term().Op == ir.OpSwitch && len(y) > 1:
			c.differ(t, p, f, n, fmt.Sprintf("1 switch in LLVM IR, %d branches in PTX", len(y)), "a switch becomes tests, one of its bounds and a table, or a tree of them")
			c.weakest(t, p, n, x[0], y)
		default:
			c.differ(t, p, f, n, fmt.Sprintf("%d in LLVM IR, %d in PTX", len(x), len(y)), oneSided[p.name+" "+f.Name+" "+n])
		}
	}
}

// oneSided says why a branch is in one text only.
var oneSided = map[string]string{
	"A06.O2 k entry": "the phis of undef are folded, so that nothing hangs on the branch",
}

func (c *pairCounts) differ(t testing.TB, p *pair, f *ir.Func, block, what, reason string) {
	if reason == "" {
		c.unexplained++
		reason = "UNEXPLAINED"
	}
	if c.reasons == nil {
		c.reasons = map[string]int{}
	}
	c.reasons[reason]++
	c.differences = append(c.differences, fmt.Sprintf("%s %s %%%s: %s: %s", p.name, f.Name, block, what, reason))
}

// under is what the analysis says of the branch at the end of b; with flip, masks are those of the lanes that do not take it.
func under(in *frontend.Input, b *ir.Block, launch string, t testing.TB, flip bool) (uniform.Branch, string) {
	env := analysis.NewEnv(in.Module, parsed(t, launch))
	r := analysis.Of(env.Cache(b.Func), uniform.Of).Branch(b)
	s := fmt.Sprintf("%s, %s", r.Class, uniform.ScopeName(r.Scope))
	if r.MaxSplits > 0 {
		s += fmt.Sprintf(", at most %d", r.MaxSplits)
	}
	masks := slices.Clone(r.Masks)
	for i := range masks {
		if flip {
			masks[i].Mask = ^masks[i].Mask & 0xffffffff
		}
	}
	for _, m := range masks {
		s += fmt.Sprintf(", %08x", m.Mask)
		if m.Warps != nil {
			s += fmt.Sprint(" in ", m.Warps)
		}
	}
	return r, s
}

// branch compares two branches.
func (c *pairCounts) branch(t testing.TB, p *pair, name string, x, y *ir.Block) {
	c.branches++
	c.sourcePlaces(t, p, name, x, y)
	// Which way is the taken one of both?
	flip, known := false, false
	if len(x.Succs) == 2 && len(y.Succs) == 2 && x.Succs[0].B != x.Succs[1].B {
		taken := p.place(y.Succs[0].B)
		on := p.place(y.Succs[1].B)
		a, b := x.Succs[0].B.Name, x.Succs[1].B.Name
		known = taken == a || taken == b || on == a || on == b
		flip = taken == b || taken != a && on == a
	}
	for _, launch := range pairLaunches {
		c.comparisons++
		_, want := under(p.llvm, x, launch, t, false)
		_, got := under(p.ptx, y, launch, t, flip)
		if want != got && !known {
			_, got = under(p.ptx, y, launch, t, true)
		}
		if want != got {
			c.differ(t, p, x.Func, name, fmt.Sprintf("under %s LLVM IR says %s; PTX %s", launch, want, got), whyDifferent(p, x, y))
		}
	}
}

// weakest compares a switch with the branches that it became: one of them splits as it does, and none more.
func (c *pairCounts) weakest(t testing.TB, p *pair, name string, x *ir.Block, ys []*ir.Block) {
	c.branches++
	for _, launch := range pairLaunches {
		c.comparisons++
		want, text := under(p.llvm, x, launch, t, false)
		least := uniform.Grid
		for _, y := range ys {
			got, _ := under(p.ptx, y, launch, t, false)
			least = min(least, got.Scope)
		}
		if least != want.Scope {
			c.differ(t, p, x.Func, name, fmt.Sprintf("under %s LLVM IR says %s; PTX %s at worst", launch, text, uniform.ScopeName(least)), whyDifferent(p, x, ys[0]))
		}
	}
}

// sourcePlaces asks that both name the same line and column of the source, where both name one.
func (c *pairCounts) sourcePlaces(t testing.TB, p *pair, name string, x, y *ir.Block) {
	a, b := sourcePlace(p.llvm.Module, x.Term()), sourcePlace(p.ptx.Module, y.Term())
	if a == "" || b == "" {
		c.placesUnknown++
		return
	}
	c.placesSame++
	assert.Equal(t, a, b, "%s %s %%%s: places in the source", p.name, x.Func.Name, name)
}

func sourcePlace(m *ir.Module, v *ir.Value) string {
	if v.Pos.Loc == 0 {
		return ""
	}
	l := m.Locs[v.Pos.Loc-1]
	return fmt.Sprint(l.Line, ":", l.Col)
}

// differenceReasons explain differences of a kind.
var differenceReasons = []struct {
	holds  func(p *pair, x, y *ir.Block) bool
	reason string
}{
	{func(p *pair, x, y *ir.Block) bool { return len(y.Func.Vars) > 0 }, "unoptimised PTX has its variables in one piece of local memory, and where the address of one is computed with, any may change"},
}

func whyDifferent(p *pair, x, y *ir.Block) string {
	for _, r := range differenceReasons {
		if r.holds(p, x, y) {
			return r.reason
		}
	}
	return ""
}

// finish logs, and compares with the list: with all of it, or with the lines of the pairs that were compared.
func (c *pairCounts) finish(t *testing.T, all bool, names map[string]bool) {
	t.Logf("%d kernels, %d branches, %d comparisons, %d differences, %d unexplained; %d with the same place in the source, %d with none",
		c.pairs, c.branches, c.comparisons, len(c.differences), c.unexplained, c.placesSame, c.placesUnknown)
	for r, n := range c.reasons {
		t.Logf("%4d %s", n, r)
	}
	if all && *updatePairs {
		text := "# Where a kernel does not say the same as LLVM IR and as PTX, and why. Written by TestPairs -update.\n" + strings.Join(c.differences, "\n") + "\n"
		require.NoError(t, os.WriteFile(pairDifferences, []byte(text), 0o644))
	}
	text, err := os.ReadFile(pairDifferences)
	require.NoError(t, err)
	var want []string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		if name, _, _ := strings.Cut(line, " "); all || names[name] {
			want = append(want, line)
		}
	}
	assert.Equal(t, strings.Join(want, "\n"), strings.Join(c.differences, "\n"))
	assert.Zero(t, c.unexplained)
}

// TestPairsOfTestdata compares the kernels of testdata, which testdata/pairs/build.sh made.
func TestPairsOfTestdata(t *testing.T) {
	files, err := filepath.Glob("testdata/pairs/*.ll")
	require.NoError(t, err)
	var c pairCounts
	names := map[string]bool{}
	for _, path := range files {
		llvm, err := os.ReadFile(path)
		require.NoError(t, err)
		ptx, err := os.ReadFile(strings.TrimSuffix(path, ".ll") + ".ptx")
		require.NoError(t, err)
		name := strings.TrimSuffix(filepath.Base(path), ".ll")
		names[name] = true
		c.compare(t, newPair(t, name, llvm, ptx))
	}
	c.finish(t, false, names)
	assert.GreaterOrEqual(t, c.branches, 60)
}

// TestPairs compares all OpenCL kernels at four levels as clang-22 compiles them, and the cases in LLVM IR for NVIDIA's machines as
// llc-22 does: all where tools are required, else a few.
func TestPairs(t *testing.T) {
	var c pairCounts
	names := map[string]bool{}
	n := 0
	add := func(name string, build func() (llvm, ptx []byte)) {
		if n++; !tools.Required() && n%16 != 0 {
			return
		}
		names[name] = true
		llvm, ptx := build()
		c.compare(t, newPair(t, name, llvm, ptx))
	}
	clang := tools.Program(t, "clang-22")
	sources, err := filepath.Glob("../../testdata/kernels/opencl/k*.cl")
	require.NoError(t, err)
	require.NotEmpty(t, sources)
	for _, source := range sources {
		for level := range 4 {
			add(fmt.Sprintf("%s.O%d", strings.TrimSuffix(filepath.Base(source), ".cl"), level), func() (llvm, ptx []byte) {
				flags := append([]string{fmt.Sprintf("-O%d", level)}, pairFlags...)
				return output(t, exec.Command(clang, append(slices.Clone(flags), "-emit-llvm", source)...)), output(t, exec.Command(clang, append(flags, source)...))
			})
		}
	}
	llc := tools.Program(t, "llc-22")
	for _, pattern := range []string{"testdata/cases/*.ll", "../../testdata/cases/*.ll"} {
		cases, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, path := range cases {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			if !strings.Contains(string(text), `triple = "nvptx`) {
				continue
			}
			for _, level := range []string{"O0", "O2"} {
				add(strings.TrimSuffix(filepath.Base(path), ".ll")+"."+level, func() (llvm, ptx []byte) {
					return text, output(t, exec.Command(llc, "-mcpu=sm_90", "-mattr=+ptx80", "-"+level, "-o", "-", path))
				})
			}
		}
	}
	c.finish(t, tools.Required(), names)
	if tools.Required() {
		assert.GreaterOrEqual(t, c.branches, 400)
	}
}

// pairFlags are those of testdata/pairs/build.sh, but for debug information.
var pairFlags = []string{"-w", "-x", "cl", "-cl-std=CL2.0", "-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", "sm_80",
	"-Xclang", "-target-feature", "-Xclang", "+ptx78", "-gline-tables-only", "-fno-discard-value-names", "-S", "-o", "-"}

func output(t testing.TB, cmd *exec.Cmd) []byte {
	t.Helper()
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	require.NoError(t, err, "%s: %s", cmd, &complaint)
	return out
}

// TestPairsCanFail changes the PTX of a pair: the comparison must notice.
func TestPairsCanFail(t *testing.T) {
	for _, x := range []struct{ name, from, to string }{
		{"k28_loop_divergent_break_barrier.O2", "%tid.x", "%ctaid.x"},        // which lanes
		{"k05_reduce_shared.O2", "%tid.x", "%laneid"},                        // which masks
		{"k24_uniform_loop.O2", "ld.const", "ld.global"},                     // memory that nobody writes
		{"k28_loop_divergent_break_barrier.O2", "@%p", "@!%p"},               // which way
		{"k17_shortcircuit.O2", "mov.u32 \t%r5, %tid.x", "mov.u32 \t%r5, 3"}, // the index of the thread
	} {
		llvm, err := os.ReadFile("testdata/pairs/" + x.name + ".ll")
		require.NoError(t, err)
		ptx, err := os.ReadFile("testdata/pairs/" + x.name + ".ptx")
		require.NoError(t, err)
		var before, after pairCounts
		before.compare(t, newPair(t, x.name, llvm, ptx))
		after.compare(t, newPair(t, x.name, llvm, []byte(strings.ReplaceAll(string(ptx), x.from, x.to))))
		assert.NotEqual(t, before.differences, after.differences, "%s: %s", x.name, x.from)
	}
}
