package cost_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/internal/flowtest"
	"lockstep/internal/tools"
	"lockstep/ir"
)

func region(f *ir.Func, name string) *cost.Region {
	return analysis.Of(analysis.NewCache(f, nil), cost.Regions).Region(flowtest.Block(f, name))
}

func exactly(n int) cost.Side { return cost.Side{Bounds: cost.Bounds{Min: n, Max: n}} }

func TestStraightSidesAreExact(t *testing.T) {
	r := region(flowtest.Func(true, `
		p 4 -> a b
		b 2 -> j
		a 3 -> j
		j 1 -> ret`), "p")
	// The side that stands first in the text ends in a jump.
	assert.Equal(t, []cost.Side{exactly(3), exactly(3)}, r.Sides)
	assert.Equal(t, cost.Bounds{Min: 4, Max: 4}, r.Agree)
	assert.Equal(t, cost.Bounds{Min: 7, Max: 7}, r.Split)
	assert.Equal(t, "j", r.Join.Name)
}

func TestGuard(t *testing.T) {
	r := region(flowtest.Func(true, "p -> end a\na 5 -> end\nend -> ret"), "p")
	assert.Equal(t, []cost.Side{exactly(0), exactly(5)}, r.Sides)
	assert.Equal(t, cost.Bounds{Min: 1, Max: 6}, r.Agree)
	assert.Equal(t, cost.Bounds{Min: 6, Max: 6}, r.Split)
}

func TestNestedHasBounds(t *testing.T) {
	r := region(flowtest.Func(true, `
		p -> j q
		q 1 -> k a
		a 3 -> k
		k 1 -> j
		j -> ret`), "p")
	// q, its branch, k; a or not.
	assert.Equal(t, cost.Side{Bounds: cost.Bounds{Min: 3, Max: 6}}, r.Sides[1])
}

func TestLoopIsUnbounded(t *testing.T) {
	r := region(flowtest.Func(true, `
		p -> j q
		q 1 -> h
		h 2 -> h k
		k 1 -> j
		j -> ret`), "p")
	assert.Equal(t, cost.Side{Bounds: cost.Bounds{Min: 5, Max: cost.Unbounded}, Loops: true}, r.Sides[1])
	assert.Equal(t, cost.Unbounded, r.Split.Max)
}

func TestBranchOfALoopIsUnbounded(t *testing.T) {
	r := region(flowtest.Func(true, "a -> h\nh 2 -> h e\ne -> ret"), "h")
	assert.True(t, r.Sides[0].Loops)
	assert.Equal(t, exactly(0), r.Sides[1])
}

func TestSideThatLeavesCostsItsLeaving(t *testing.T) {
	r := region(flowtest.Func(true, "p -> r a\nr 2 -> exit\na 1 -> ret"), "p")
	assert.Equal(t, exactly(3), r.Sides[0])
}

// TestSharedBlockIsPaidTwice: a block that two sides lead through before the join runs once for each.
func TestSharedBlockIsPaidTwice(t *testing.T) {
	r := region(flowtest.Func(true, `
		p -> y q
		q 1 -> j y
		y 4 -> j
		j 1 -> ret`), "p")
	assert.Equal(t, exactly(4), r.Sides[0])
	assert.Equal(t, cost.Bounds{Min: 2, Max: 6}, r.Sides[1].Bounds)
	assert.Equal(t, cost.Bounds{Min: 7, Max: 11}, r.Split)
}

func TestNoBranchNoRegion(t *testing.T) {
	assert.Nil(t, region(flowtest.Func(true, "p -> ret"), "p"))
}

func TestBoundsHoldOnRandomFunctions(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 3))
		f := flowtest.Random(r, true, 1+r.IntN(14))
		c := analysis.NewCache(f, nil)
		info := analysis.Of(c, cost.Regions)
		for _, b := range f.Blocks {
			reg := info.Region(b)
			if reg == nil || reg.Split.Max == 0 {
				continue
			}
			for _, s := range reg.Sides {
				require.LessOrEqual(t, s.Min, s.Max, "seed %d block %s", seed, b.Name)
				require.GreaterOrEqual(t, reg.Split.Max, s.Max)
				require.LessOrEqual(t, reg.Agree.Min, s.Min+1)
			}
			require.LessOrEqual(t, reg.Agree.Min, reg.Split.Min)
		}
	}
}

func TestLargeShapes(t *testing.T) {
	for _, f := range []*ir.Func{flowtest.Diamonds(10000), flowtest.NestedIfs(1000), flowtest.NestedLoops(500), flowtest.Mesh(2000)} {
		start := tools.ProcessorTime()
		info := analysis.Of(analysis.NewCache(f, nil), cost.Regions)
		for _, b := range f.Blocks {
			info.Region(b)
		}
		took := tools.ProcessorTime() - start
		t.Log(took)
		assert.Less(t, took, 20*time.Second)
	}
}

func TestFlattening(t *testing.T) {
	straight := func(n int) cost.Bounds { return cost.Bounds{Min: n, Max: n} }
	tri := cost.Flattening{Not: straight(5), Flat: 5}
	assert.Equal(t, 4, tri.Waste())
	assert.Equal(t, 6, tri.Split())
	assert.Equal(t, 1, tri.Agree())
	// A diamond of three and two, the first with a jump, which an agreeing warp no longer pays either.
	assert.Equal(t, 2, cost.Flattening{Taken: straight(2), Not: straight(4), Flat: 5}.Waste())
	assert.Equal(t, 0, cost.Flattening{}.Waste())
	nest := cost.Flattening{Not: cost.Bounds{Min: 3, Max: 6}, Taken: straight(4), Flat: 9}
	assert.Equal(t, 5, nest.Waste())
	assert.Equal(t, 11, nest.Split())
}

func TestGain(t *testing.T) {
	gain := func(c cost.BranchCount) int64 { return c.Gain(c.Paid(0, 5), 5) }
	assert.Equal(t, int64(1), gain(cost.BranchCount{Executed: 1, Split: 1}))
	assert.Equal(t, int64(-4), gain(cost.BranchCount{Executed: 1, AllTaken: 1}))
	assert.Equal(t, int64(1), gain(cost.BranchCount{Executed: 1, NoneTaken: 1}))
	assert.Equal(t, int64(0), gain(cost.BranchCount{}))
	assert.Equal(t, uint64(6*2+1), cost.BranchCount{Executed: 3, Split: 1, AllTaken: 1, NoneTaken: 1}.Paid(0, 5))
}
