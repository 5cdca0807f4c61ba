package uniform_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
)

// conditionGrammar writes branches on conditions over ids, launch constants and an argument.
type conditionGrammar struct {
	r    *rand.Rand
	out  strings.Builder
	next int
	arg  bool // the expression at hand has the argument in it
}

func (g *conditionGrammar) fresh() string {
	g.next++
	return fmt.Sprintf("%%r%d", g.next)
}

func (g *conditionGrammar) expr(depth int) string {
	d := g.fresh()
	if depth == 0 || g.r.IntN(4) == 0 {
		k := g.r.IntN(9)
		g.arg = g.arg || k == 8
		leaf := []string{"%tid.x", "%tid.x", "%tid.x", "%tid.y", "%laneid", "%ctaid.x", "%ntid.x", "GID", "N"}[k]
		switch leaf {
		case "GID":
			a, b, c := g.fresh(), g.fresh(), g.fresh()
			fmt.Fprintf(&g.out, "mov.u32 %s, %%ctaid.x;\nmov.u32 %s, %%ntid.x;\nmov.u32 %s, %%tid.x;\nmad.lo.u32 %s, %s, %s, %s;\n", a, b, c, d, a, b, c)
		case "N":
			fmt.Fprintf(&g.out, "ld.param.u32 %s, [n];\n", d)
		default:
			fmt.Fprintf(&g.out, "mov.u32 %s, %s;\n", d, leaf)
		}
		return d
	}
	a := g.expr(depth - 1)
	switch g.r.IntN(9) {
	case 0:
		fmt.Fprintf(&g.out, "add.u32 %s, %s, %s;\n", d, a, g.expr(depth-1))
	case 1:
		fmt.Fprintf(&g.out, "add.u32 %s, %s, %d;\n", d, a, g.r.IntN(100))
	case 2:
		fmt.Fprintf(&g.out, "mul.lo.u32 %s, %s, %d;\n", d, a, 1+g.r.IntN(8))
	case 3, 4:
		fmt.Fprintf(&g.out, "shr.u32 %s, %s, %d;\n", d, a, 1+g.r.IntN(7))
	case 5:
		fmt.Fprintf(&g.out, "and.b32 %s, %s, %d;\n", d, a, []int{1, 3, 31, 32, 64, 96, -32}[g.r.IntN(7)])
	case 6:
		fmt.Fprintf(&g.out, "xor.b32 %s, %s, %d;\n", d, a, g.r.IntN(64))
	case 7:
		fmt.Fprintf(&g.out, "%s.u32 %s, %s, %d;\n", []string{"div", "rem"}[g.r.IntN(2)], d, a, 1<<g.r.IntN(7))
	default:
		fmt.Fprintf(&g.out, "min.u32 %s, %s, %d;\n", d, a, g.r.IntN(128))
	}
	return d
}

// conditionKernel returns a kernel of some branches and, branch by branch, whether the argument is in its condition.
func conditionKernel(seed uint64) (src string, args []bool) {
	g := &conditionGrammar{r: rand.New(rand.NewPCG(seed, 23))}
	for i := range 6 {
		g.arg = false
		a := g.expr(3)
		b := fmt.Sprint([]int{1, 2, 8, 16, 31, 32, 64, 96}[g.r.IntN(8)])
		if g.r.IntN(3) == 0 {
			b = g.expr(1)
		}
		fmt.Fprintf(&g.out, "setp.%s.u32 %%p1, %s, %s;\n@%%p1 bra L%d;\nadd.u32 %%r0, %%r0, 1;\nL%d:\n", []string{"lt", "ge", "eq", "ne", "le", "gt"}[g.r.IntN(6)], a, b, i, i)
		args = append(args, g.arg)
	}
	return fmt.Sprintf(".version 7.0\n.target sm_80\n.visible .entry k(.param .u32 n)\n{\n.reg .b32 %%r<%d>;\n.reg .pred %%p<2>;\nmov.u32 %%r0, 0;\n%sret;\n}\n", g.next+1, g.out.String()), args
}

// precision counts, over launches and arguments, branches of three kinds: those that never split, and those of them called never; those
// that split on ids and launch constants alone, static ones, and those of them whose masks are known.
//
// A static branch sends the same lanes of a given warp the same way each time. Which lanes may still depend on the block of the
// warp, as in `ctaid.x == tid.x`. Those are among the static ones, and counted apart as well, by what the runs show: the lanes that
// took the branch differ between two blocks.
type precision struct{ quiet, never, static, masked, byBlock, blockMasked int }

// takers notes which lanes of a warp take a branch, by its line, and whether that differs from block to block.
type takers struct {
	of     map[takersKey]uint64
	varies map[uint32]bool
}

type takersKey struct {
	line  uint32
	block [3]uint32
	warp  int
}

func (t *takers) Exec(*sim.Warp, *ir.Value, uint64, []uint64) {}
func (t *takers) Enter(*sim.Warp, *ir.Block, uint64)          {}
func (t *takers) Branch(w *sim.Warp, v *ir.Value, mask uint64, ways []uint64) {
	t.of[takersKey{v.Pos.Line, w.Block, w.Index}] = ways[0]
	if first, ok := t.of[takersKey{v.Pos.Line, [3]uint32{}, w.Index}]; ok && first != ways[0] {
		t.varies[v.Pos.Line] = true
	}
}

// check compares the masks that are known of a branch with the lanes that took it.
func (t *takers) check(tb testing.TB, line uint32, br *uniform.Branch, what string) {
	for k, lanes := range t.of {
		if k.line == line && (br.Masks != nil || br.Blocks != nil) {
			mask, ok := maskIn(br, k.block, k.warp)
			assert.True(tb, ok, "%s: warp %d of block %v has no mask", what, k.warp, k.block)
			assert.Equal(tb, lanes, mask, "%s, warp %d of block %v", what, k.warp, k.block)
		}
	}
}

// maskIn is the mask of a warp of a block; false if none is known, or more than one.
func maskIn(br *uniform.Branch, block [3]uint32, warp int) (mask uint64, ok bool) {
	lists, n := [][]uniform.Masks{br.Masks}, 0
	for _, g := range br.Blocks {
		for _, r := range g.Blocks {
			if r.Holds(block) {
				lists = append(lists, g.Masks)
			}
		}
	}
	for _, list := range lists {
		for _, m := range list {
			if m.Warps == nil || slices.Contains(m.Warps, warp) {
				mask = m.Mask
				n++
			}
		}
	}
	return mask, n == 1
}

func (p *precision) measure(t testing.TB, seed uint64) {
	src, args := conditionKernel(seed)
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%s\n%s", diags, src)
	f := m.Func("k")
	for _, tr := range trials {
		l := parsed(t, tr.told[0])
		for _, told := range tr.told {
			if x := parsed(t, told); x.Exact() {
				l = x
			}
		}
		if !l.Exact() {
			continue
		}
		l.Warp = tr.warp
		info := analysis.Of(analysis.NewEnv(m, l).Cache(f), uniform.Of)
		prog, err := lower.Lower(f, analysis.NewEnv(m, launch.Launch{Warp: tr.warp}))
		require.NoError(t, err)
		splits := map[uint32]uint64{}
		var seen *takers
		for k := range uint32(8) {
			n := binary.LittleEndian.AppendUint32(nil, k*k*37+k)
			seen = &takers{map[takersKey]uint64{}, map[uint32]bool{}}
			r, err := sim.Run(sim.Config{Program: prog, Grid: tr.grid, Block: tr.block, Warp: tr.warp, Args: [][]byte{n}, Mem: mem.New(64), Observers: []sim.Observer{seen}})
			require.NoError(t, err)
			require.Equal(t, sim.Done, r.Status, r.Reason)
			for _, b := range r.Branches {
				splits[b.V.Pos.Line] += b.Divergent
			}
		}
		i := 0
		for _, b := range f.Blocks {
			if !b.Branches() {
				continue
			}
			br := info.Branch(b)
			line := b.Term().Pos.Line
			switch {
			case splits[line] == 0:
				p.quiet++
				if br.Class == uniform.Never {
					p.never++
				}
			case args[i]:
				assert.NotEqual(t, uniform.Never, br.Class, "seed %d, line %d", seed, line)
			default:
				known := br.Class != uniform.Never && (br.Masks != nil || br.Blocks != nil)
				p.static++
				if known {
					p.masked++
				}
				if seen.varies[line] {
					p.byBlock++
					assert.Nil(t, br.Masks, "seed %d, line %d", seed, line)
					if known {
						p.blockMasked++
					}
				}
				seen.check(t, line, &br, fmt.Sprintf("seed %d, line %d under %v", seed, line, l))
			}
			i++
		}
	}
}

func (p *precision) shares() (never, masked float64) {
	return float64(p.never) / float64(p.quiet), float64(p.masked) / float64(p.static)
}

// BenchmarkPrecision prints both shares, and that of the static branches whose masks differ from block to block. It fails where a share
// is below nine tenths.
func BenchmarkPrecision(b *testing.B) {
	var p precision
	seed := uint64(0)
	for b.Loop() {
		for range 20 {
			p.measure(b, seed)
			seed++
		}
	}
	p.report(b)
	never, masked := p.shares()
	b.ReportMetric(100*never, "%never")
	b.ReportMetric(100*masked, "%masks")
	b.ReportMetric(100*float64(p.byBlock)/float64(p.static), "%by-block")
}

func (p *precision) report(t testing.TB) {
	never, masked := p.shares()
	t.Logf("%d of %d branches that never split are called never (%.1f %%), the masks of %d of %d static ones are known (%.1f %%), among them %d of %d that differ from block to block",
		p.never, p.quiet, 100*never, p.masked, p.static, 100*masked, p.blockMasked, p.byBlock)
	assert.GreaterOrEqual(t, never, 0.9)
	assert.GreaterOrEqual(t, masked, 0.9)
}

func TestPrecision(t *testing.T) {
	var p precision
	for seed := range uint64(60) {
		p.measure(t, seed)
	}
	p.report(t)
}
