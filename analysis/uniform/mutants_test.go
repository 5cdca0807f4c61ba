package uniform_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mutant is a mistake in the analysis: new text in the place of the old in one file.
type mutant struct{ name, file, old, new string }

// apply returns the text of m's file with the mistake in it.
func (m mutant) apply(t *testing.T) string {
	src, err := os.ReadFile(m.file)
	require.NoError(t, err)
	require.Equal(t, 1, strings.Count(string(src), m.old), "%q in %s", m.old, m.file)
	return strings.Replace(string(src), m.old, m.new, 1)
}

// at is a statement at the beginning of a function.
func at(name, file, function, statement string) mutant {
	return mutant{name, file, function + " {\n", function + " {\n\t" + statement + "\n"}
}

// mutants are what runs of random kernels must find, or those in testdata/found. Not among them are mistakes that runs cannot show: those
// that only a model would that package sim does not have (lanes on one back edge that overtake those on another), and those
// about who enters a device function or an end of the kernel together, on which no value rests but reductions of barriers.
var mutants = []mutant{
	{"guarded exits are ends", "../reconverge/join.go", "return t.returns(b.Term().Op) ||", "return cfg.Leaves(b) ||"},
	{"lanes that left a cycle do not come back", "sync.go", "if w.meetsInside() {", "if false {"},
	{"what one of two equal numbers knows is known of both", "value.go", "equal := same(a, b)\n", "equal := same(a, b)\n\tif equal {\n\t\treturn *a\n\t}\n"},
	at("no temporal divergence", "sync.go", "func (s *solver) temporal(c int32, q Scope, from source, by int32)", "return"),
	at("no divergence at joins", "sync.go", "func (s *solver) join(x int32, q Scope, from source, by int32)", "return"),
	at("lanes in different trips never meet in a cycle", "sync.go", "func (s *solver) cross(c int32, by int32)", "return"),
	at("irreducible cycles mix nothing", "sync.go", "func (s *solver) chaos(c int32, q Scope, from source, by int32)", "return"),
	{"irreducible cycles that lanes enter by different entries", "sync.go", "mixed := joined && d != none &&", "mixed := false && d != none &&"},
	at("joins behind cycles are not reached in different trips", "sync.go", "func (w *walk) inDifferentTrips(x int32)", "return"),
	{"ways out of cycles are left together", "sync.go", "if at := &w.state[x]; g.inner[w.b] != none &&", "if at := &w.state[x]; false && g.inner[w.b] != none &&"},
	{"the next trip has no label", "sync.go", "w.again = append(w.again, c)", "return"},
	at("all threads come everywhere", "sync.go", "func (s *solver) controlAt(b *ir.Block) Scope", "return Grid"),
	{"no cycle lowers control", "sync.go", "q = min(q, s.cycles[c].control)", ""},
	{"no skipped region lowers control", "sync.go", "if r := s.state[d.ID].regionControl; r < q &&", "if r := s.state[d.ID].regionControl; false && r < q &&"},
	{"branches act on warps only", "solve.go", "q := cond.scope\n\tif cond.refined {", "q := cond.scope\n\tif q > None {\n\t\tq = Grid\n\t}\n\tif cond.refined {"},
	{"nobody is lost in cycles without exit", "sync.go", "w.lost = w.lost || g.loops[d].endless\n\t\t\tw.cycles", "w.cycles"},
	{"undefined numbers are known", "rules.go", "r.refined = p.refined || x.refined || y.refined", ""},
	{"groups that parted split once", "class.go", "if i.partedBefore(b) {", "if false {"},
	{"joins of phis cost nothing", "solve.go", "r = s.frame.either(s.state[b].join.scope, &r, x)", "r = s.frame.either(Grid, &r, x)"},
	{"what varies in a crossed cycle stays", "solve.go", "if s.state[v.Block.ID].crossed && v.Op != ir.OpPhi && s.varies(v) {", "if false {"},
	{"uses outside cycles see what is inside", "solve.go", "if s.trips == nil || x.known {", "if s.trips == nil || x.known || true {"},
	{"known values are seen by what they are first", "ground.go", "if d, _ := s.chooser(v); d != nil {", "if d, _ := s.chooser(v); d != nil && false {"},
	{"guards hold", "solve.go", "return s.choose(&p, v.Guard.Not, x, y)", "return *x"},
	{"guards are the other way round", "solve.go", "return s.choose(&p, v.Guard.Not, x, y)", "return s.choose(&p, !v.Guard.Not, x, y)"},
	{"diamonds are the other way round", "diamond.go", "== side) == d.Term().Not", "== side) != d.Term().Not"},
	{"values vary where their operands do only", "ground.go", "if v.Op == ir.OpPhi || s.varies(v) {", "if v.Op == ir.OpPhi {"},
	{"arguments are the same for all callers", "entry.go", "a := own.adopt(info.s.passed(v, i), info.s.frame)", "a := uniformAt(Grid, fromIDs, 0)"},
	{"arguments are what one call passes", "entry.go", "a = own.eitherArgument(&e.args[i], &a)", ""},
	{"arguments of several calls have one base", "entry.go", "v := f.either(Grid, a, b)\n", "v := f.either(Grid, a, b)\n\tif v.linear {\n\t\tv.known, v.linear = true, false\n\t}\n"},
	{"results do not depend on arguments", "calls.go", "out[i].argument = argument{min(r.scope, worst.scope), max(r.from, worst.from)}", "out[i].argument = r.argument"},
	{"results have the base of the summary", "entry.go", "x.lower(worst.scope, worst.from)", ""},
	{"returns do not decide about results", "calls.go", "if rets > 1 {", "if false {"},
	{"recursion is like any call", "../callgraph/callgraph.go", "if !done[f] {\n\t\t\tg.endless[f] = true", "if false {\n\t\t\tg.endless[f] = true"},
	at("atomics are uniform", "transfer.go", "func (s *solver) source(v *ir.Value) value", "if v.Op == ir.OpAtom {\n\t\treturn uniformAt(Warp, fromRun, widthOf(v))\n\t}"),
	{"reductions are the block's", "solve.go", "\treturn max(Warp, scope)\n}", "\treturn Block\n}"},
	{"votes are the block's", "transfer.go", "func (s *solver) collective(v *ir.Value) value {\n\tops := v.Operands()\n\tscope := Warp", "func (s *solver) collective(v *ir.Value) value {\n\tops := v.Operands()\n\tscope := Block"},
	{"broadcasts take any lane", "transfer.go", "whole && lane.firm() >= Warp && members", "whole && members"},
	{"lane numbers wrap around", "transfer.go", "whole = false // lanes", "whole = true // lanes"},
	{"loads are the grid's", "memory.go", "case m.Space == ir.Global, m.Space == ir.Shared, m.Space == ir.SharedCluster:\n\t\tscope = min(Warp, addr.scope)", "case m.Space == ir.Global, m.Space == ir.Shared, m.Space == ir.SharedCluster:\n\t\tscope = addr.scope"},
	{"loads are uniform", "memory.go", "case m.Space == ir.Global, m.Space == ir.Shared, m.Space == ir.SharedCluster:\n\t\tscope = min(Warp, addr.scope)", "case m.Space == ir.Global, m.Space == ir.Shared, m.Space == ir.SharedCluster:\n\t\tscope = Warp"},
	{"masks are the other way round", "masks.go", "(p.lane(warp*f.width+lane)&1 == 1) != not", "(p.lane(warp*f.width+lane)&1 == 1) == not"},
	{"masks of blocks are the other way round", "masks.go", "(g.lanes[warp]>>lane&1 == 1) != not", "(g.lanes[warp]>>lane&1 == 1) == not"},
	{"masks of all blocks are those of the first", "byblock.go", "return []blockGroup{{lanes: r.patterns[0]}}\n\tcase", "return []blockGroup{{lanes: r.patterns[0]}}\n\tcase n > 1:\n\t\treturn []blockGroup{{lanes: r.patterns[0]}}\n\tcase"},
	{"the last block agrees for all", "byblock.go", "r.agree = None\n\tcase !allSame(holds):", "r.agree = None\n\tcase true:\n\t\tr.agree = Block\n\tcase !allSame(holds):"},
	{"blocks that agree make a grid that does", "byblock.go", "case holds[0] != r.value:", "case false:"},
	{"warps of blocks are taken for one", "byblock.go", "case !r.frame.warpConstant(holds):", "case holds[0] != holds[len(holds)/2]:"},
	{"the block index is its x", "blockids.go", "return uint64(block[d]) }\n\t\treturn id, true", "return uint64(block[0]) }\n\t\treturn id, true"},
	{"tails split once", "class.go", "n = 2 // the bound", "n = 1 // the bound"},
	{"any class is static", "class.go", "fromRun: Lane", "fromRun: Static"},
	{"thread ids have no rows", "lanes.go", "case l.RowsWhole():", "case true:"},
	{"slices are whole", "lanes.go", "if s == target.STidZ && l.SlicesWhole() {", "if s == target.STidZ {"},
	{"clusters are the grid's", "../../ir/target/sreg.go", `{Name: "clusterid.x", Bits: 32, Scope: Cluster}`, `{Name: "clusterid.x", Bits: 32, Scope: Grid}`},
	{"blocks are the cluster's", "../../ir/target/sreg.go", `{Name: "cluster_ctarank", Bits: 32, Scope: Block}`, `{Name: "cluster_ctarank", Bits: 32, Scope: Cluster}`},
	{"ranks of blocks are lower", "cluster.go", "return uint64(l.MaxClusterBlocks())\n", "return uint64(l.MaxClusterBlocks()) - 1\n"},
	{"all blocks are in one cluster", "../../ir/launch/cluster.go", "return max(1, l.MaxGrid(d)/l.ClusterDim(d).Least())", "return 1"},
	{"shifts keep alignment", "value.go", "align = min(align, bits.TrailingZeros64(d))\n\t\t\t}\n\t\t\tv = f.vectorValue(min(s", "}\n\t\t\tv = f.vectorValue(min(s"},
}

var firstSeed = regexp.MustCompile(`seed \d+: \[\{\w+|panic: [^\n]*`)

var foundFile = regexp.MustCompile(`testdata/found/\S+`)

// TestMutantsFit: each mutant still has its place in the source.
func TestMutantsFit(t *testing.T) {
	for _, m := range mutants {
		t.Run(m.name, func(t *testing.T) { m.apply(t) })
	}
}

// TestMutantsAreFound puts each mutant in the place of the analysis and asks that random kernels contradict it, or those that were found
// before. It builds the test anew for each, and takes an hour: LOCKSTEP_MUTANTS says how many kernels a mutant may survive; 8000 find all but a
// handful of rare shapes, most of them among the first hundred.
func TestMutantsAreFound(t *testing.T) {
	n := number(t, "LOCKSTEP_MUTANTS", 0)
	if n == 0 {
		t.Skip("LOCKSTEP_MUTANTS is not set")
	}
	dir := t.TempDir()
	for _, m := range mutants {
		t.Run(m.name, func(t *testing.T) {
			text := m.apply(t)
			full, err := filepath.Abs(m.file)
			require.NoError(t, err)
			mutated, overlay := filepath.Join(dir, filepath.Base(m.file)), filepath.Join(dir, "overlay.json")
			require.NoError(t, os.WriteFile(mutated, []byte(text), 0o600))
			overlaid, err := json.Marshal(map[string]any{"Replace": map[string]string{full: mutated}})
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(overlay, overlaid, 0o600))
			cmd := exec.Command("go", "test", "-vet=off", "-overlay", overlay, "-run", "^(TestSoundByExecution|TestFound)$", ".")
			cmd.Env = append(os.Environ(), fmt.Sprintf("LOCKSTEP_KERNELS=%d", n), "LOCKSTEP_FIRST=1")
			out, err := cmd.CombinedOutput()
			assert.Error(t, err, "%d kernels do not find it", n)
			if err != nil {
				require.NotContains(t, string(out), "[build failed]")
				t.Logf("%s", cmp.Or(string(firstSeed.Find(out)), string(foundFile.Find(out))))
			}
		})
	}
}
