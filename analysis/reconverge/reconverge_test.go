package reconverge_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/analysis/reconverge"
	"lockstep/internal/flowtest"
	"lockstep/internal/tools"
	"lockstep/ir"
)

func points(f *ir.Func) *reconverge.Info {
	return analysis.Of(analysis.NewCache(f, nil), reconverge.Points)
}

// joins lists the joins as "branch:join", by name, "-" for none.
func joins(f *ir.Func) string {
	i := points(f)
	var out []string
	for _, b := range i.Branches() {
		j := "-"
		if i.Join(b) != nil {
			j = i.Join(b).Name
		}
		out = append(out, b.Name+":"+j)
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

func TestShapes(t *testing.T) {
	for _, tc := range []struct {
		name, drawing, kernel, device string
	}{
		{"triangle", `
			p -> j a
			a 1 -> j
			j 1 -> ret`, "p:j", "p:j"},
		{"diamond", `
			p -> a b
			b 1 -> j
			a 1 -> j
			j 1 -> ret`, "p:j", "p:j"},
		{"guard around the body", `
			p -> end a
			a 5 -> end
			end -> ret`, "p:end", "p:end"},
		{"early return, not last in the text", `
			p -> r a
			r -> ret
			a 5 -> end
			end 1 -> ret`, "p:a", "p:-"},
		{"shared end: the arm's own exit does not delay the meeting", `
			p -> x y
			x 1 -> end j
			y 1 -> j
			j 1 -> end
			end -> ret`, "p:j x:j", "p:j x:j"},
		{"two guards, one end", `
			p -> end q
			q 1 -> end a
			a 1 -> end
			end -> ret`, "p:end q:end", "p:end q:end"},
		{"two rets", `
			p -> a b
			a 1 -> ret
			b 1 -> ret`, "p:b", "p:-"},
		{"exit in an arm", `
			p -> a b
			a 1 -> exit
			b 1 -> j
			j 1 -> ret`, "p:b", "p:b"},
		{"trap in an arm of an arm", `
			p -> a b
			a 1 -> t c
			t -> trap
			c 1 -> j
			b 1 -> j
			j 1 -> ret`, "a:c p:j", "a:c p:j"},
		{"trap last in the text is not the regular end", `
			p -> t a
			a 1 -> ret
			t -> trap`, "p:a", "p:a"},
		{"guarded return in an arm", `
			p -> a b
			a 1 -> c cret
			c 1 -> j
			b 1 -> j
			j 1 -> ret`, "p:j", "p:j"},
		{"loop", `
			a -> h
			h 1 -> h e
			e 1 -> ret`, "h:e", "h:e"},
		{"loop with break", `
			h 1 -> e b
			b 1 -> e l
			l 1 -> h e
			e 1 -> ret`, "b:e h:e l:e", "b:e h:e l:e"},
		{"continue in a loop", `
			h 1 -> l b
			b 1 -> l
			l 1 -> h e
			e 1 -> ret`, "h:l l:e", "h:l l:e"},
		{"nested", `
			p -> j q
			q 1 -> k a
			a 1 -> k
			k 1 -> j
			j 1 -> ret`, "p:j q:k", "p:j q:k"},
		{"infinite loop beside the end", `
			p -> h e
			h 1 -> h
			e 1 -> ret`, "p:-", "p:-"},
		{"diamond in an infinite loop", `
			h 1 -> a b
			a 1 -> l
			b 1 -> l
			l 1 -> h`, "h:l", "h:l"},
		{"guarded exit is the only way out of a loop", `
			h 1 -> a b
			a 1 -> l cexit
			b 1 -> l
			l 1 -> h`, "h:l", "h:l"},
		{"guarded return is the only way out of a loop", `
			h 1 -> a b
			a 1 -> l cret
			b 1 -> l
			l 1 -> h`, "h:l", "h:a"},
		{"guarded trap is the only way out of a loop", `
			h 1 -> a b
			a 1 -> l ctrap
			b 1 -> l
			l 1 -> h`, "h:l", "h:l"},
		{"trap is the only way out of a loop", `
			h 1 -> t l
			l 1 -> h
			t -> trap`, "h:-", "h:-"},
		{"irreducible", `
			p -> x y
			x 1 -> y
			y 1 -> x e
			e 1 -> ret`, "p:y y:e", "p:y y:e"},
		{"switch", `
			p -> a b c j
			a 1 -> j
			b 1 -> j
			c 1 -> b
			j 1 -> ret`, "p:j", "p:j"},
		{"both ways to one block", `
			p -> j j
			j 1 -> ret`, "p:j", "p:j"},
		{"a whole part that returns early has joins of its own", `
			p -> q a
			q 1 -> x y
			x 1 -> k
			y 1 -> k
			k 1 -> ret
			a 1 -> ret`, "p:a q:k", "p:- q:k"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			assert.Equal(t, tc.kernel, joins(flowtest.Func(true, tc.drawing)), "as a kernel")
			assert.Equal(t, tc.device, joins(flowtest.Func(false, tc.drawing)), "as a device function")
		})
	}
}

func TestRegionAndDepth(t *testing.T) {
	f := flowtest.Func(true, `
		p -> j q
		q 1 -> k a
		a 1 -> k
		k 1 -> j
		j 1 -> ret`)
	i := points(f)
	names := func(bs []*ir.Block) (out []string) {
		for _, b := range bs {
			out = append(out, b.Name)
		}
		return out
	}
	assert.Equal(t, []string{"q", "k", "a"}, names(i.Region(f.Blocks[0])))
	assert.Equal(t, []string{"a"}, names(i.Region(f.Blocks[1])))
	depth, exact := i.DepthBound()
	assert.Equal(t, 2, depth)
	assert.True(t, exact)
}

func TestDepthOfShapes(t *testing.T) {
	depth := func(f *ir.Func) int { d, _ := points(f).DepthBound(); return d }
	assert.Equal(t, 1, depth(flowtest.Diamonds(50)), "joins in a row are not open together")
	assert.Equal(t, 100, depth(flowtest.NestedIfs(100)))
	assert.Equal(t, 1, depth(flowtest.Func(true, "h 1 -> h e\ne 1 -> ret")), "trips do not add")
	assert.Equal(t, 0, depth(flowtest.Func(true, "a 1 -> ret")))
}

// TestJoinIsOnEveryPath: wherever a branch has a join, every path from the branch either meets it or leaves or never ends.
func TestJoinIsOnEveryPath(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 2))
		f := flowtest.Random(r, seed%2 == 0, 1+r.IntN(14))
		c := analysis.NewCache(f, nil)
		i, pd, nest := analysis.Of(c, reconverge.Points), analysis.Of(c, cfg.PostDom), analysis.Of(c, cfg.Cycles)
		for _, b := range i.Branches() {
			j := i.Join(b)
			if j == nil {
				continue
			}
			msg := fmt.Sprintf("seed %d, branch %s, join %s", seed, b.Name, j.Name)
			region := i.Region(b)
			require.NotContains(t, region, j, msg)
			// Whatever the region's blocks lead to is in the region, or the join.
			toJoin := slices.ContainsFunc(b.Succs, func(s ir.Edge) bool { return s.B == j })
			for _, x := range region {
				for _, s := range x.Succs {
					toJoin = toJoin || s.B == j
					require.True(t, s.B == j || slices.Contains(region, s.B), msg)
				}
			}
			require.True(t, toJoin, msg)
			// Where no thread leaves early, the join is the plain post-dominator.
			if !slices.ContainsFunc(region, cfg.Leaves) && len(nest.Endless()) == 0 && !cfg.Leaves(j) {
				require.Equal(t, pd.Ipdom(b), j, msg)
			}
		}
	}
}

func TestNearLinear(t *testing.T) {
	guards := func(n int) *ir.Func {
		var s strings.Builder
		for i := range n {
			fmt.Fprintf(&s, "p%d 1 -> t%d p%d\n", i, i, i+1)
		}
		fmt.Fprintf(&s, "p%d 1 -> ret\n", n)
		for i := range n {
			fmt.Fprintf(&s, "t%d -> trap\n", i)
		}
		return flowtest.Func(true, s.String())
	}
	for _, tc := range []struct {
		name string
		f    *ir.Func
	}{
		{"10000 diamonds", flowtest.Diamonds(10000)},
		{"1000 nested ifs", flowtest.NestedIfs(1000)},
		{"500 nested loops", flowtest.NestedLoops(500)},
		{"mesh of 2000", flowtest.Mesh(2000)},
		{"10000 guards with a trap each", guards(10000)},
	} {
		t.Run(tc.name, func(t *testing.T) {
			start := tools.ProcessorTime()
			i := points(tc.f)
			i.DepthBound()
			took := tools.ProcessorTime() - start
			t.Log(took)
			assert.Less(t, took, 5*time.Second)
		})
	}
}
