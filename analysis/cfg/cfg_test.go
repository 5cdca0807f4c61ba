package cfg_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/internal/flowtest"
	"lockstep/internal/tools"
	"lockstep/ir"
)

// reach returns the blocks that a walk from start meets if it may not enter without; leave counts as a block of its own (nil)
// when a thread can leave.
func reach(start, without *ir.Block) map[*ir.Block]bool {
	seen := map[*ir.Block]bool{}
	if start == without {
		return seen
	}
	seen[start] = true
	work := []*ir.Block{start}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if cfg.Leaves(b) {
			seen[nil] = true
		}
		for _, s := range b.Succs {
			if s.B != without && !seen[s.B] {
				seen[s.B] = true
				work = append(work, s.B)
			}
		}
	}
	return seen
}

// randomFuncs calls test on many small random functions.
func randomFuncs(t *testing.T, test func(t *testing.T, f *ir.Func, c *analysis.Cache)) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 1))
		f := flowtest.Random(r, true, 1+r.IntN(14))
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) { test(t, f, analysis.NewCache(f, nil)) })
	}
}

func TestDominatorsByDefinition(t *testing.T) {
	randomFuncs(t, func(t *testing.T, f *ir.Func, c *analysis.Cache) {
		d := analysis.Of(c, cfg.Dom)
		all := reach(f.Entry(), nil)
		for _, a := range f.Blocks {
			require.Equal(t, all[a], d.Reachable(a))
			without := reach(f.Entry(), a)
			strict := 0
			for _, b := range f.Blocks {
				require.Equal(t, all[a] && all[b] && !without[b], d.Dominates(a, b), "%s dom %s", a.Name, b.Name)
				if a != b && d.Dominates(b, a) {
					strict++
				}
			}
			if !all[a] {
				require.Equal(t, -1, d.Depth(a))
				continue
			}
			require.Equal(t, strict, d.Depth(a))
			if up := d.Idom(a); a == f.Entry() {
				require.Nil(t, up)
			} else {
				require.True(t, d.Dominates(up, a) && d.Depth(up) == strict-1)
				require.Contains(t, d.Children(up), a)
			}
			for _, b := range f.Blocks {
				// b is in a's frontier if a dominates a predecessor of b, and not b strictly.
				in := slices.ContainsFunc(b.Preds, func(p ir.Edge) bool { return d.Dominates(a, p.B) }) && !(d.Dominates(a, b) && a != b)
				require.Equal(t, in && all[b], slices.Contains(d.Frontier(a), b), "%s in the frontier of %s", b.Name, a.Name)
			}
		}
	})
}

func TestPostDominatorsByDefinition(t *testing.T) {
	randomFuncs(t, func(t *testing.T, f *ir.Func, c *analysis.Cache) {
		d, control := analysis.Of(c, cfg.PostDom), analysis.Of(c, cfg.ControlDeps)
		endless := analysis.Of(c, cfg.Cycles).Endless()
		all := reach(f.Entry(), nil)
		// ends reports whether a walk from b that may not enter a gets to the virtual end.
		ends := func(b, a *ir.Block) bool {
			seen := reach(b, a)
			return seen[nil] || slices.ContainsFunc(endless, func(h *ir.Block) bool { return seen[h] })
		}
		post := func(a, b *ir.Block) bool { return all[a] && all[b] && !ends(b, a) }
		for _, a := range f.Blocks {
			if all[a] {
				require.True(t, ends(a, nil), "every block leads to the end")
			}
			for _, b := range f.Blocks {
				require.Equal(t, post(a, b), d.PostDominates(a, b), "%s pdom %s", a.Name, b.Name)
				if !all[a] || !all[b] {
					continue
				}
				controls := slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return post(a, s.B) }) && !(a != b && post(a, b))
				require.Equal(t, controls, slices.Contains(control.Controllers(a), b), "%s decides over %s", b.Name, a.Name)
			}
			if up := d.Ipdom(a); all[a] && up != nil {
				require.True(t, post(up, a))
				require.Equal(t, d.Depth(a)-1, d.Depth(up))
				require.Contains(t, d.Children(up), a)
			} else if all[a] {
				require.Contains(t, d.Children(nil), a)
			}
		}
	})
}

// sameRegion reports whether a and b reach each other through blocks of set alone, by at least one edge.
func sameRegion(a, b *ir.Block, set map[*ir.Block]bool) bool {
	path := func(a, b *ir.Block) bool {
		seen := map[*ir.Block]bool{}
		work := []*ir.Block{a}
		for len(work) > 0 {
			x := work[len(work)-1]
			work = work[:len(work)-1]
			for _, s := range x.Succs {
				if set[s.B] && !seen[s.B] {
					seen[s.B] = true
					work = append(work, s.B)
				}
			}
		}
		return seen[b]
	}
	return path(a, b) && path(b, a)
}

// TestCyclesByDefinition checks level by level that cycles are the maximal strongly connected regions of what is left when the
// headers of the cycles around are taken out.
func TestCyclesByDefinition(t *testing.T) {
	randomFuncs(t, func(t *testing.T, f *ir.Func, c *analysis.Cache) {
		nest := analysis.Of(c, cfg.Cycles)
		set := reach(f.Entry(), nil)
		delete(set, nil)
		checkLevel(t, f, set, nest.Top, nil)
		for _, cy := range nest.All {
			in := map[*ir.Block]bool{}
			for _, b := range cy.Blocks() {
				require.True(t, cy.Contains(b))
				in[b] = b != cy.Header
			}
			checkLevel(t, f, in, cy.Children, cy)
			require.Equal(t, cy.Header, cy.Entries()[0])
			require.Equal(t, len(cy.Entries()) == 1, cy.Reducible(), "the cycle at %s", cy.Header.Name)
			for _, b := range cy.Blocks() {
				fromOutside := b == f.Entry() || slices.ContainsFunc(b.Preds, func(p ir.Edge) bool { return !cy.Contains(p.B) && reach(f.Entry(), nil)[p.B] })
				require.Equal(t, fromOutside, slices.Contains(cy.Entries(), b), "entry %s of the cycle at %s", b.Name, cy.Header.Name)
			}
			exit := false
			for _, b := range cy.Blocks() {
				exit = exit || cfg.Leaves(b)
				for _, s := range b.Succs {
					exit = exit || !cy.Contains(s.B)
					require.Equal(t, !cy.Contains(s.B), slices.Contains(cy.Exits(), s.B))
				}
			}
			require.Equal(t, exit, cy.HasExit())
		}
	})
}

func checkLevel(t *testing.T, f *ir.Func, set map[*ir.Block]bool, cycles []*cfg.Cycle, parent *cfg.Cycle) {
	of := map[*ir.Block]*cfg.Cycle{}
	for _, cy := range cycles {
		require.Equal(t, parent, cy.Parent)
		for _, b := range cy.Blocks() {
			require.Nil(t, of[b], "cycles of one level do not overlap")
			require.True(t, set[b])
			of[b] = cy
		}
	}
	for _, a := range f.Blocks {
		for _, b := range f.Blocks {
			if set[a] && set[b] {
				require.Equal(t, sameRegion(a, b, set), of[a] != nil && of[a] == of[b], "%s and %s in one cycle", a.Name, b.Name)
			}
		}
	}
}

func TestOrderAndReach(t *testing.T) {
	randomFuncs(t, func(t *testing.T, f *ir.Func, c *analysis.Cache) {
		o, r, d := analysis.Of(c, cfg.Order), analysis.Of(c, cfg.Reach), analysis.Of(c, cfg.Dom)
		all := reach(f.Entry(), nil)
		n := 0
		for _, b := range f.Blocks {
			require.Equal(t, all[b], r.FromEntry(b))
			if !all[b] {
				require.Equal(t, -1, o.Index(b))
				continue
			}
			n++
			require.Equal(t, b, o.RPO[o.Index(b)])
			for _, x := range f.Blocks {
				if d.Dominates(x, b) {
					require.LessOrEqual(t, o.Index(x), o.Index(b))
				}
				follows := slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return reach(s.B, nil)[x] })
				require.Equal(t, follows, r.Reaches(b, x))
			}
		}
		require.Len(t, o.RPO, n)
	})
}

func TestCycleShapes(t *testing.T) {
	show := func(drawing string) (out []string) {
		nest := analysis.Of(analysis.NewCache(flowtest.Func(true, drawing), nil), cfg.Cycles)
		for _, c := range nest.All {
			s := fmt.Sprint(c.Depth, ":")
			for _, b := range c.Blocks() {
				s += " " + b.Name
			}
			s += " entries"
			for _, b := range c.Entries() {
				s += " " + b.Name
			}
			out = append(out, s)
		}
		return out
	}
	assert.Empty(t, show("a -> b\nb -> ret"), "none")
	assert.Equal(t, []string{"1: h entries h"}, show("a -> h\nh -> h b\nb -> ret"), "one block")
	assert.Equal(t, []string{"1: h l i entries h", "2: i entries i"}, show("a -> h\nh -> i\ni -> i l\nl -> h b\nb -> ret"), "nested")
	assert.Equal(t, []string{"1: x y entries x y"}, show("a -> x y\nx -> y\ny -> x b\nb -> ret"), "irreducible")
}

// TestNearLinear holds every analysis to a time that a quadratic algorithm on these sizes would not keep.
func TestNearLinear(t *testing.T) {
	for _, tc := range []struct {
		name string
		f    *ir.Func
	}{
		{"10000 diamonds", flowtest.Diamonds(10000)},
		{"1000 nested ifs", flowtest.NestedIfs(1000)},
		{"500 nested loops", flowtest.NestedLoops(500)},
		{"mesh of 2000", flowtest.Mesh(2000)},
		{"100000 diamonds", flowtest.Diamonds(100000)},
	} {
		t.Run(tc.name, func(t *testing.T) {
			start := tools.ProcessorTime()
			c := analysis.NewCache(tc.f, nil)
			analysis.Of(c, cfg.Dom)
			analysis.Of(c, cfg.PostDom)
			analysis.Of(c, cfg.Cycles)
			analysis.Of(c, cfg.Order)
			took := tools.ProcessorTime() - start
			t.Log(took)
			assert.Less(t, took, 5*time.Second)
		})
	}
}

func TestShapesCounted(t *testing.T) {
	c := analysis.NewCache(flowtest.NestedLoops(500), nil)
	nest := analysis.Of(c, cfg.Cycles)
	assert.Len(t, nest.All, 500)
	assert.Equal(t, 500, nest.Depth(flowtest.Block(c.Func, "h499")))
	c = analysis.NewCache(flowtest.NestedIfs(1000), nil)
	pd := analysis.Of(c, cfg.PostDom)
	assert.Equal(t, "j500", pd.Ipdom(flowtest.Block(c.Func, "p500")).Name)
	assert.Equal(t, []*ir.Block{flowtest.Block(c.Func, "p499")}, analysis.Of(c, cfg.ControlDeps).Controllers(flowtest.Block(c.Func, "j500")))
	c = analysis.NewCache(flowtest.Mesh(2000), nil)
	nest = analysis.Of(c, cfg.Cycles)
	require.NotEmpty(t, nest.All)
	assert.False(t, nest.All[0].Reducible())
}

func BenchmarkDominators(b *testing.B) {
	f := flowtest.Diamonds(10000)
	g := cfg.FuncGraph(f)
	for b.Loop() {
		cfg.Dominators(g, int32(f.Entry().ID))
	}
}
