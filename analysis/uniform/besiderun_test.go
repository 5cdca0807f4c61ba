package uniform_test

import (
	"fmt"
	"math/bits"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/llvmuniform"
	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/lower"
	"lockstep/scenario"
	"lockstep/sim"
)

// Who is right where we and LLVM differ: executions.

// besideLaunches are what kernels run under for that.
var besideLaunches = []string{"2,64", "1,33x2", "2,8x4x2"}

// Limits on the issues of one run.
const (
	fewIssues  = 2000
	manyIssues = 1 << 20
)

// watcher follows some values of a run, by the functions of the text.
type watcher struct {
	of      map[*ir.Func]*ir.Func // from what runs to what it was made of
	watched map[*ir.Func]map[ir.ID]bool
	ran     map[*ir.Value]bool // by two lanes or more at once
	differ  map[*ir.Value]string
	where   string
}

func (x *watcher) Exec(w *sim.Warp, v *ir.Value, mask uint64, lanes []uint64) {
	f := x.of[v.Block.Func]
	if mask&(mask-1) == 0 || !x.watched[f][v.ID] {
		return
	}
	keep := ^uint64(0)
	if v.Type.Bits < 64 {
		keep = 1<<v.Type.Bits - 1
	}
	x.ran[v] = true
	first := bits.TrailingZeros64(mask)
	for m := mask & (mask - 1); m != 0; m &= m - 1 {
		if lane := bits.TrailingZeros64(m); (lanes[lane]^lanes[first])&keep != 0 {
			x.differ[v] = fmt.Sprintf("%#x in lane %d, %#x in lane %d of warp %d, %s", lanes[first]&keep, first, lanes[lane]&keep, lane, w.Index, x.where)
		}
	}
}

// admitted are the launches under which k may be started: those of the list that agree with what it declares, else one of its own.
func admitted(t testing.TB, k *ir.Func, texts []string) []launch.Launch {
	declared, ok := launch.Declared(k)
	var out []launch.Launch
	for _, text := range texts {
		l := parsed(t, text)
		l.Warp = 32
		if !ok || declared.AdmitsBlock(l.Block[0].N, l.Block[1].N, l.Block[2].N) {
			out = append(out, l)
		}
	}
	if len(out) == 0 {
		declared.Grid = [3]launch.Dim{launch.Exactly(2), launch.Exactly(1), launch.Exactly(1)}
		l := launch.Choose(k, declared)
		l.Warp = 32
		out = append(out, l)
	}
	return out
}

// watch runs the kernels of b and looks at the pairs that pick picks: which ran, and which were not the same in all lanes. Runs that
// come to a barrier which not all lanes reach together are undefined, and show nothing.
func (b *beside) watch(t testing.TB, launches []string, maxIssues uint64, pick func(*explainer, *llvmuniform.Pair) bool) (picked []*ir.Value, x *watcher) {
	x = &watcher{watched: map[*ir.Func]map[ir.ID]bool{}, ran: map[*ir.Value]bool{}, differ: map[*ir.Value]string{}}
	b.functions(func(f *ir.Func, info *uniform.Info, pairs []llvmuniform.Pair) {
		e := newExplainer(info, pairs)
		for i := range pairs {
			v := pairs[i].Value
			if pairs[i].Branch() || !v.Type.IsScalar() || v.Type.Bits > 64 || !pick(e, &pairs[i]) {
				continue
			}
			if x.watched[f] == nil {
				x.watched[f] = map[ir.ID]bool{}
			}
			x.watched[f][v.ID] = true
			picked = append(picked, v)
		}
	})
	if len(picked) == 0 {
		return nil, x
	}
	for _, k := range b.m.Kernels() {
		p, err := lower.Lower(k, analysis.NewEnv(b.m, launch.Launch{}))
		if err != nil {
			continue
		}
		x.of = map[*ir.Func]*ir.Func{}
		for _, f := range p.Funcs {
			x.of[f.F], x.of[f.Code] = f.F, f.F
		}
		for _, l := range admitted(t, k, launches) {
			s, err := scenario.MakeUp(k, scenario.Options{Launch: l, Model: "stack", Seed: 1})
			if err != nil {
				continue
			}
			for _, model := range sim.Models() {
				r, err := s.Prepare(k)
				require.NoError(t, err)
				x.where = fmt.Sprintf("kernel %s, launch %s, model %s", k.Name, l.String(), model)
				before := len(x.differ)
				res, err := sim.Run(sim.Config{Program: p, Grid: s.Grid, Block: s.Block, Warp: s.Warp, Model: model, DynamicShared: s.DynamicShared,
					Args: r.Args, Mem: r.Mem, MaxIssues: maxIssues, Observers: []sim.Observer{x}})
				require.NoError(t, err)
				if len(x.differ) > before && slices.ContainsFunc(res.Undefined, func(n sim.Note) bool { return n.V.Op == ir.OpBar }) {
					clear(x.differ)
				}
			}
		}
	}
	return picked, x
}

// TestBesideByExecution runs what is uniform for us and divergent for LLVM: no two lanes ever differ. Without all tools required it
// runs one file in 16.
func TestBesideByExecution(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	picked, ran := 0, 0
	for i, f := range besideFiles(t) {
		if !tools.Required() && i%16 != 0 {
			continue
		}
		b, _ := besideOf(t, opt, f)
		if b == nil {
			continue
		}
		values, x := b.watch(t, besideLaunches, fewIssues, func(e *explainer, p *llvmuniform.Pair) bool { return e.only(p.Value) })
		picked, ran = picked+len(values), ran+len(x.ran)
		for v, how := range x.differ {
			assert.Fail(t, "refuted", "%s: %s is %s", f.Name, v.LongString(), how)
		}
	}
	t.Logf("%d values are uniform for us alone; %d of them ran in two lanes or more at once", picked, ran)
	assert.Greater(t, ran, picked/2)
}

// TestBesideRefuted runs what is uniform for LLVM and divergent for us, where we say that LLVM is wrong: lanes differ.
func TestBesideRefuted(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	for _, c := range []struct{ file, values string }{
		{"testdata/cases/A02.ll", "k %r, nested %r2"},
		{"testdata/cases/A06.ll", "k %f, k %pu, k %pp, k %s0"},
		{"testdata/beside/continue.ll", "k %i, k %i1, k %j, k %d"},
	} {
		t.Run(c.file, func(t *testing.T) {
			text, err := os.ReadFile(c.file)
			require.NoError(t, err)
			b, why := besideOf(t, opt, testfiles.File{Name: c.file, Text: text})
			require.NotNil(t, b, why)
			values, x := b.watch(t, besideLaunches, manyIssues, func(e *explainer, p *llvmuniform.Pair) bool {
				return strings.HasPrefix(e.dispute(p), theirs)
			})
			var names []string
			for _, v := range values {
				f := v.Block.Func
				names = append(names, f.Name+" "+f.RegName(v.Reg))
				assert.NotEmpty(t, x.differ[v], "%s never differs", v.LongString())
			}
			assert.Equal(t, c.values, strings.Join(names, ", "))
		})
	}
}

// TestBesideMicro counts the branches that no warp ever splits in nine small kernels: all for us, one for LLVM.
func TestBesideMicro(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	const file = "testdata/beside/micro.ll"
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	b, why := besideOf(t, opt, testfiles.File{Name: file, Text: text})
	require.NotNil(t, b, why)
	branches, here, there := 0, 0, []string{}
	b.functions(func(f *ir.Func, info *uniform.Info, pairs []llvmuniform.Pair) {
		for i := range pairs {
			if p := &pairs[i]; p.Branch() {
				branches++
				if info.Class(p.Value.Block) == uniform.Never {
					here++
				}
				if !p.LLVM.Divergent {
					there = append(there, f.Name)
				}
			}
		}
	})
	assert.Equal(t, 9, branches)
	assert.Equal(t, 9, here)
	assert.Equal(t, []string{"load_at_an_argument"}, there)
}
