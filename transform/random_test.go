package transform

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// generator writes PTX with few registers, so that sides overwrite what others need, predicates of branches above all.
type generator struct {
	*rand.Rand
	out    strings.Builder
	labels int
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(&g.out, format+"\n", args...) }
func (g *generator) reg() string                     { return fmt.Sprintf("%%r%d", g.IntN(5)) }
func (g *generator) pred() string                    { return fmt.Sprintf("%%p%d", g.IntN(3)) }

func (g *generator) literal() string {
	if g.IntN(2) == 0 {
		return "!" + g.pred()
	}
	return g.pred()
}

func (g *generator) statement() {
	guard := ""
	if g.IntN(4) == 0 {
		guard = "@" + g.literal() + " "
	}
	switch g.IntN(11) {
	case 0, 1:
		g.line("%sadd.s32 %s, %s, %s;", guard, g.reg(), g.reg(), g.reg())
	case 2:
		g.line("%smov.u32 %s, %d;", guard, g.reg(), g.IntN(4))
	case 3:
		g.line("%sxor.b32 %s, %s, %s;", guard, g.reg(), g.reg(), g.reg())
	case 4, 5:
		g.line("%ssetp.%s.s32 %s, %s, %s;", guard, []string{"eq", "ne", "lt", "ge"}[g.IntN(4)], g.pred(), g.reg(), g.reg())
	case 6:
		g.line("%ssetp.lt.and.s32 %s|%%p3, %s, %s, %s;", guard, g.pred(), g.reg(), g.reg(), g.literal())
	case 7:
		g.line("%sst.global.u32 [%%rd1+%d], %s;", guard, 4*g.IntN(4), g.reg())
	case 8:
		g.line("%sld.global.u32 %s, [%%rd1+%d];", guard, g.reg(), 4*g.IntN(4))
	case 9:
		g.line("%sselp.b32 %s, %s, %s, %s;", guard, g.reg(), g.reg(), g.reg(), g.pred())
	case 10:
		g.line("%sld.global.v2.u32 {%s, %%r5}, [%%rd1+%d];", guard, g.reg(), 8*g.IntN(2))
	}
}

// branch writes a branch, more often than not on a comparison right before it.
func (g *generator) branch(to string) {
	p := g.literal()
	if g.IntN(3) > 0 {
		g.line("setp.%s.s32 %s, %s, %s;", []string{"eq", "ne", "lt", "ge"}[g.IntN(4)], strings.TrimPrefix(p, "!"), g.reg(), g.reg())
	}
	g.line("@%s bra %s;", p, to)
}

func (g *generator) label() string {
	g.labels++
	return fmt.Sprintf("L%d", g.labels)
}

// body writes statements and branches, nested at most depth deep.
func (g *generator) body(depth, n int) {
	for range 1 + g.IntN(n) {
		if depth == 0 || g.IntN(3) > 0 {
			g.statement()
			continue
		}
		switch g.IntN(5) {
		case 0, 1:
			j := g.label()
			g.branch(j)
			g.body(depth-1, n)
			g.line("%s:", j)
		case 2, 3:
			t, j := g.label(), g.label()
			g.branch(t)
			g.body(depth-1, n)
			g.line("bra %s;\n%s:", j, t)
			g.body(depth-1, n)
			g.line("%s:", j)
		case 4: // several tests, one join; sometimes through a block that only jumps
			j := g.label()
			to := j
			if g.IntN(3) == 0 {
				to = g.label()
			}
			for range 2 + g.IntN(2) {
				g.branch(to)
				g.statement()
			}
			if to != j {
				g.line("bra %s;\n%s:\nbra %s;", j, to, j)
			}
			g.line("%s:", j)
		}
	}
}

func (g *generator) kernel() string {
	g.line(".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 a)\n{")
	g.line(".reg .pred %%p<4>;\n.reg .b32 %%r<6>;\n.reg .b64 %%rd<2>;")
	g.line("ld.param.u64 %%rd1, [a];\nmov.u32 %%r0, %%tid.x;")
	for i := 1; i < 6; i++ {
		g.line("add.s32 %%r%d, %%r%d, %d;", i, i-1, g.IntN(3))
	}
	for i := range 4 {
		g.line("and.b32 %%r5, %%r0, %d;\nsetp.eq.s32 %%p%d, %%r5, 0;", 1<<i, i)
	}
	loop := g.IntN(3) == 0
	if loop {
		g.line(".reg .b32 %%n;\n.reg .pred %%q;\nmov.u32 %%n, 0;\nLOOP:")
	}
	g.body(3, 4)
	if loop {
		g.line("add.s32 %%n, %%n, 1;\nsetp.lt.s32 %%q, %%n, 3;\n@%%q bra LOOP;")
	}
	for i := range 6 {
		g.line("st.global.u32 [%%rd1+%d], %%r%d;", 100+4*i, i)
	}
	g.line("ret;\n}")
	return g.out.String()
}

func runOn(f *ir.Func, x uint64, byRegister bool) *machine {
	m := &machine{byRegister: byRegister, params: map[string]uint64{"%sreg": x, "a": 1000}, memory: map[uint64]uint64{}}
	m.run(f)
	return m
}

// TestRandomKernelsDoTheSame converts generated kernels and runs them on one thread, by values and by registers: the same loads
// and stores must happen, in the same order but for those of different sides, and an agreeing warp, which one thread is, must
// not pay more than the remarks say.
func TestRandomKernelsDoTheSame(t *testing.T) {
	n := uint64(1500)
	if testing.Short() {
		n = 300
	}
	rewrites := 0
	for seed := range n {
		g := &generator{Rand: rand.New(rand.NewPCG(seed, 7))}
		src := g.kernel()
		_, before, diags := ptx.Read("k.ptx", []byte(src))
		require.False(t, diags.HasErrors(), "seed %d: %v\n%s", seed, diags, src)
		after := before.Clone()
		opts := DefaultOptions()
		opts.Force = seed%4 != 0
		opts.MaxWaste = int(seed % 7)
		res, err := Run(after, analysis.NewEnv(after, launch.Launch{}), opts)
		require.NoError(t, err, "seed %d\n%s", seed, src)
		rewrites += res.Rewrites
		for x := range uint64(16) {
			want := runOn(before.Funcs[0], x, true)
			values := runOn(before.Funcs[0], x, false)
			require.Equal(t, want.trace, values.trace, "seed %d: the machine itself\n%s", seed, src)
			for _, byRegister := range []bool{false, true} {
				got := runOn(after.Funcs[0], x, byRegister)
				require.Equal(t, want.trace, got.trace, "seed %d, x=%d, by register %t\n%s\n%s", seed, x, byRegister, src, after)
			}
			got := runOn(after.Funcs[0], x, true)
			if !opts.Force {
				limit := want.issues
				for _, r := range res.Remarks {
					if r.Done {
						limit += opts.MaxWaste * want.branchRuns(before.Funcs[0], r.Branch.Stmt)
					}
				}
				require.LessOrEqual(t, got.issues, limit, "seed %d, x=%d\n%s", seed, x, src)
			}
		}
	}
	require.Greater(t, rewrites, int(n)/2, "kernels have something to convert")
}

// TestProfileNeverLoses converts generated kernels with the profile of their own runs: the issues of those runs must fall by at
// least what the remarks promise.
func TestProfileNeverLoses(t *testing.T) {
	total := int64(0)
	for seed := range uint64(300) {
		g := &generator{Rand: rand.New(rand.NewPCG(seed, 8))}
		src := g.kernel()
		_, m, diags := ptx.Read("k.ptx", []byte(src))
		require.False(t, diags.HasErrors())
		opts := DefaultOptions()
		opts.Profile = cost.Profile{}
		before, after := 0, 0
		inputs := 1 + g.IntN(16)
		for x := range uint64(inputs) {
			run := runOn(m.Funcs[0], x, true)
			before += run.issues
			for key, c := range run.taken {
				p := opts.Profile[key]
				p.Executed += c.Executed
				p.AllTaken += c.AllTaken
				p.NoneTaken += c.NoneTaken
				opts.Profile[key] = p
			}
		}
		res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
		require.NoError(t, err)
		promised := int64(0)
		for _, r := range res.Remarks {
			if r.Outer {
				promised += r.Gain
			}
		}
		for x := range uint64(inputs) {
			after += runOn(m.Funcs[0], x, true).issues
		}
		require.LessOrEqual(t, int64(after), int64(before)-promised, "seed %d\n%s", seed, src)
		total += promised
	}
	require.Positive(t, total)
}

// branchRuns is how often the machine came to the branch of a statement of f.
func (m *machine) branchRuns(f *ir.Func, stmt int32) int {
	for _, b := range f.Blocks {
		if b.Term().Stmt == stmt {
			return m.visits[b.ID]
		}
	}
	return 0
}
