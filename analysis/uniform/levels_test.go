package uniform_test

import (
	"fmt"
	"slices"
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

// One kernel compiled without optimisation and with: where the flow is the same, so is the verdict. Branches are paired by their
// place in the source. A place that has several branches counts by the one that splits most, since an optimiser copies branches
// and folds some of the copies.

// verdict is what the analysis says of the branches of one place.
type verdict struct {
	scope uniform.Scope
	class uniform.Class
	more  string // how often it splits, and which lanes
	count int    // branches
}

func (v verdict) String() string {
	return fmt.Sprintf("%s, %s%s", v.class, uniform.ScopeName(v.scope), v.more)
}

// verdicts are those of all places of a module that have a branch.
func verdicts(t *testing.T, in *frontend.Input, launch string) map[string]verdict {
	t.Helper()
	env := analysis.NewEnv(in.Module, parsed(t, launch))
	places := map[string]verdict{}
	for _, f := range in.Module.Funcs {
		if f.Declared() {
			continue
		}
		info := analysis.Of(env.Cache(f), uniform.Of)
		for _, b := range f.Blocks {
			if !b.Branches() || sourcePlace(in.Module, b.Term()) == "" {
				continue
			}
			place := sourcePlace(in.Module, b.Term())
			v, known := places[place]
			if r := info.Branch(b); !known || r.Scope < v.scope || r.Scope == v.scope && r.Class > v.class {
				v.scope, v.class, v.more = r.Scope, r.Class, lanesOf(in.Module, r)
			}
			v.count++
			places[place] = v
		}
	}
	return places
}

// lanesOf names the splits and the lanes of a branch, whichever way is the taken one.
func lanesOf(m *ir.Module, r uniform.Branch) string {
	s := ""
	if r.Class == uniform.Never {
		return s
	}
	if r.MaxSplits > 0 {
		s += fmt.Sprintf(", at most %d", r.MaxSplits)
	}
	for _, x := range r.Masks {
		mask := uint64(x.Mask)
		if mask&1 != 0 {
			mask = ^mask
		}
		if m.Warp != 64 {
			mask &= 1<<32 - 1
		}
		s += fmt.Sprintf(", %x in %v", mask, x.Warps)
	}
	return s
}

// levelCounts is what was compared.
type levelCounts struct {
	places, alone int // in both texts; in the one without optimisation only
	copies        int // places with another number of branches
	differences   []string
}

func (c *levelCounts) compare(t *testing.T, name string, plain, optimised *frontend.Input) {
	t.Helper()
	for _, launch := range pairLaunches {
		one, two := verdicts(t, plain, launch), verdicts(t, optimised, launch)
		for p, v := range one {
			w, both := two[p]
			if !both {
				c.alone++
				continue
			}
			c.places++
			if v.count != w.count {
				c.copies++
			}
			if v.String() != w.String() {
				c.differences = append(c.differences,
					fmt.Sprintf("%s, line %s, under %s: %s without optimisation, %s with", name, p, launch, v, w))
			}
		}
	}
	slices.Sort(c.differences)
}

// levelDifferences says why a place of a kernel has another verdict, by file and place ("k05_reduce_shared.O1.nvptx.ll, line 4:3").
// There is none.
var levelDifferences = map[string]string{}

// TestLevels compares -O0 with -O1 and -O2 for all OpenCL kernels, for two targets: all where tools are required, else a few.
func TestLevels(t *testing.T) {
	var c levelCounts
	var plain *frontend.Input
	n := 0
	for _, target := range []string{"nvptx", "amdgcn"} {
		for _, o := range tools.OpenCLFiles(t) {
			if o.Target != target || o.Level != "O0" && o.Level != "O1" && o.Level != "O2" {
				continue
			}
			if n++; !tools.Required() && (n-1)/3%12 != 0 {
				continue
			}
			in, diags := frontend.Load(o.Name, tools.Clangs[0].Compile(t, o, "-gline-tables-only"))
			require.False(t, diags.HasErrors(), "%s", diags)
			if o.Level == "O0" { // which comes first
				plain = in
				continue
			}
			c.compare(t, o.Name, plain, in)
		}
	}
	t.Logf("%d places, %d of them with another number of branches, %d more only without optimisation; %d differ",
		c.places, c.copies, c.alone, len(c.differences))
	for _, d := range c.differences {
		place, _, _ := strings.Cut(d, ", under")
		assert.NotEmpty(t, levelDifferences[place], "%s", d)
	}
	if tools.Required() {
		assert.Greater(t, c.places, 500)
	}
}

// TestLevelsCanFail changes the optimised text: the comparison must notice.
func TestLevelsCanFail(t *testing.T) {
	var files []tools.OpenCL
	for _, o := range tools.OpenCLFiles(t) {
		if o.Kernel == "k05_reduce_shared" && o.Target == "nvptx" && (o.Level == "O0" || o.Level == "O2") {
			files = append(files, o)
		}
	}
	require.Len(t, files, 2)
	var texts [2]string
	for i, o := range files {
		texts[i] = string(tools.Clangs[0].Compile(t, o, "-gline-tables-only"))
	}
	read := func(text string) *frontend.Input {
		in, diags := frontend.Load("k05.ll", []byte(text))
		require.False(t, diags.HasErrors(), "%s", diags)
		return in
	}
	var same, other levelCounts
	same.compare(t, "k05", read(texts[0]), read(texts[1]))
	assert.NotZero(t, same.places)
	assert.Empty(t, same.differences)
	swapped := strings.NewReplacer("sreg.tid.x", "sreg.ctaid.x", "sreg.ctaid.x", "sreg.tid.x").Replace(texts[1])
	other.compare(t, "k05", read(texts[0]), read(swapped))
	assert.NotEmpty(t, other.differences)
}
