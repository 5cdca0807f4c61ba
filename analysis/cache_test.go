package analysis

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/launch"
)

// twoBlocks returns a kernel of two blocks, with a module around it.
func twoBlocks() *ir.Func {
	m := &ir.Module{Name: "test"}
	f := m.NewFunc("f", true)
	a, b := f.NewBlock(""), f.NewBlock("")
	a.Const(ir.I32, 7, ir.Pos{})
	a.Append(ir.OpFall, ir.Void, ir.Pos{})
	a.AddEdge(b)
	b.Append(ir.OpRet, ir.Void, ir.Pos{})
	return f
}

func counter(name string, cfgOnly bool) (*Analysis[int], *int) {
	n := new(int)
	return &Analysis[int]{Name: name, CFGOnly: cfgOnly, Run: func(c *Cache) int { *n++; return len(c.Func.Blocks) }}, n
}

func TestOfComputesOnce(t *testing.T) {
	c := NewCache(twoBlocks(), nil)
	a, n := counter("a", true)
	assert.Equal(t, 2, Of(c, a))
	assert.Equal(t, 2, Of(c, a))
	assert.Equal(t, 1, *n)
}

func TestInvalidate(t *testing.T) {
	c := NewCache(twoBlocks(), nil)
	shape, _ := counter("shape", true)
	values, _ := counter("values", false)
	query := func() { Of(c, shape); Of(c, values) }

	query()
	c.Invalidate(None)
	assert.True(t, Holds(c, shape))
	assert.True(t, Holds(c, values))
	c.Invalidate(Values)
	assert.True(t, Holds(c, shape), "a CFGOnly result outlives a change of values")
	assert.False(t, Holds(c, values))
	query()
	c.Invalidate(CFG)
	assert.False(t, Holds(c, shape))
	assert.False(t, Holds(c, values))
}

func TestUnderAnotherLaunch(t *testing.T) {
	f := twoBlocks()
	env := NewEnv(f.Module, launch.Launch{})
	l, err := launch.Parse("2,64")
	require.NoError(t, err)
	other := env.Under(l)
	assert.Equal(t, l, other.Launch)
	assert.Same(t, other, env.Under(l), "made once")
	assert.NotSame(t, other, env.Under(launch.Launch{Warp: 8}))
	with := l
	with.Facts = launch.MustFacts("ntid.x % 32 == 0")
	assert.NotSame(t, other, env.Under(with))
	again := l
	again.Facts = launch.MustFacts("ntid.x % 32 == 0")
	assert.Same(t, env.Under(with), env.Under(again), "facts are what they say")

	shape, shapes := counter("shape", true)
	users, use := counter("users", false)
	users.AnyLaunch = true
	asks, asked := counter("asks", false)
	calls, scans := &EnvAnalysis[int]{Name: "calls", AnyLaunch: true}, 0
	calls.Run = func(*Env) int { scans++; return 0 }
	query := func() {
		for _, e := range []*Env{env, env.Under(l), env.Under(l).Under(with)} {
			c := e.Cache(f)
			Of(c, shape)
			Of(c, users)
			Of(c, asks)
			EnvOf(e, calls)
		}
	}
	query()
	query()
	assert.Equal(t, []int{1, 1, 3, 1}, []int{*shapes, *use, *asked, scans}, "only what asks for the launch is computed for each")
	env.Cache(f).Invalidate(Values)
	assert.NotSame(t, other, env.Under(l), "nothing of other launches outlives a change")
	query()
	assert.Equal(t, []int{1, 2, 6, 2}, []int{*shapes, *use, *asked, scans})
}

func TestSelfDependencePanics(t *testing.T) {
	c := NewCache(twoBlocks(), nil)
	var a, b *Analysis[int]
	a = &Analysis[int]{Name: "chicken", Run: func(c *Cache) int { return Of(c, b) }}
	b = &Analysis[int]{Name: "egg", Run: func(c *Cache) int { return Of(c, a) }}
	assert.PanicsWithValue(t, "analysis.Of: chicken depends on itself, through egg", func() { Of(c, a) })
	ok, _ := counter("ok", true)
	assert.Equal(t, 2, Of(c, ok), "the cache is usable after the panic")
}

func TestEnvSelfDependencePanics(t *testing.T) {
	env := NewEnv(&ir.Module{}, launch.Launch{})
	var a *EnvAnalysis[int]
	a = &EnvAnalysis[int]{Name: "ouroboros", Run: func(e *Env) int { return EnvOf(e, a) }}
	assert.PanicsWithValue(t, "analysis.Of: ouroboros depends on itself, through ouroboros", func() { EnvOf(env, a) })
}

func TestCFGOnlyMustNotAskForValues(t *testing.T) {
	c := NewCache(twoBlocks(), nil)
	values, _ := counter("values", false)
	a := &Analysis[int]{Name: "shape", CFGOnly: true, Run: func(c *Cache) int { return Of(c, values) }}
	assert.PanicsWithValue(t, "analysis.Of: shape says CFGOnly but asks for values, which is not", func() { Of(c, a) })
}

func TestChangeOfOneFunctionDropsWhatRestsOnTheModule(t *testing.T) {
	f := twoBlocks()
	g := f.Module.NewFunc("g", true)
	g.NewBlock("").Append(ir.OpRet, ir.Void, ir.Pos{})
	env := NewEnv(f.Module, launch.Launch{})
	own, _ := counter("own", false)
	summary := &EnvAnalysis[int]{Name: "summary", Run: func(e *Env) int {
		n := 0
		for _, f := range e.Module.Funcs {
			n += Of(e.Cache(f), own)
		}
		return n
	}}
	user := &Analysis[int]{Name: "user", Run: func(c *Cache) int { return EnvOf(c.Env, summary) }}
	over := &Analysis[int]{Name: "over", Run: func(c *Cache) int { return Of(c, user) + Of(c, own) }}

	require.Equal(t, 4, Of(env.Cache(g), over))
	env.Cache(f).Invalidate(Values)
	assert.True(t, Holds(env.Cache(g), own))
	assert.False(t, Holds(env.Cache(g), user))
	assert.False(t, Holds(env.Cache(g), over))
	assert.Equal(t, 4, Of(env.Cache(g), over))
}

func TestCheckFindsUnannouncedChanges(t *testing.T) {
	shape, _ := counter("shape", true)
	values, _ := counter("values", false)
	for _, tc := range []struct {
		name   string
		change func(f *ir.Func)
		stale  *Analysis[int]
		fresh  *Analysis[int]
	}{
		{"edge", func(f *ir.Func) { f.Blocks[1].Values[0].Op = ir.OpJump; f.Blocks[1].AddEdge(f.Blocks[1]) }, shape, nil},
		{"block", func(f *ir.Func) { f.NewBlock("") }, shape, nil},
		{"value", func(f *ir.Func) { f.Blocks[0].Values[0].Aux.Bits++ }, values, shape},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c := NewCache(twoBlocks(), nil)
			c.Env.Check = true
			Of(c, shape)
			Of(c, values)
			tc.change(c.Func)
			if tc.fresh != nil {
				assert.NotPanics(t, func() { Of(c, tc.fresh) })
			}
			assert.PanicsWithValue(t, "analysis.Of: "+tc.stale.Name+" of f was computed before a change that was not announced by Invalidate", func() { Of(c, tc.stale) })
			c.Invalidate(CFG)
			assert.NotPanics(t, func() { Of(c, tc.stale) })
		})
	}
}

func TestInvalidateInsideAnAnalysisPanics(t *testing.T) {
	c := NewCache(twoBlocks(), nil)
	a := &Analysis[int]{Name: "rude", Run: func(c *Cache) int { c.Invalidate(CFG); return 0 }}
	assert.PanicsWithValue(t, "analysis.Cache.Invalidate: called while rude is being computed", func() { Of(c, a) })
}
