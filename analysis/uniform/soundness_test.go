package uniform_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/kernelgen"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
)

// trial is a launch that kernels are run under, and what the analysis is told about it.
type trial struct {
	grid, block [3]uint32
	warp        int
	told        []string
}

var trials = []trial{
	{[3]uint32{2, 1, 1}, [3]uint32{72, 1, 1}, 32, []string{"?", "2,72", "?,24kx1"}},
	{[3]uint32{3, 1, 1}, [3]uint32{64, 1, 1}, 32, []string{"3,64", "?,32kx1", "?,64", "?,32kx?x?", "?,?x1"}},
	{[3]uint32{1, 2, 1}, [3]uint32{33, 2, 1}, 32, []string{"?", "1x2,33x2", "?,?x2"}},
	{[3]uint32{2, 1, 1}, [3]uint32{16, 4, 1}, 32, []string{"2,16x4", "?,16x?", "?,16kx?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{8, 4, 2}, 8, []string{"2,8x4x2", "?,8x?x?", "?,8kx?x?"}},
	{[3]uint32{1, 1, 1}, [3]uint32{65, 2, 1}, 64, []string{"1,65x2", "?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{128, 1, 1}, 64, []string{"2,128", "?,64kx1"}},
	{[3]uint32{1, 1, 2}, [3]uint32{4, 4, 4}, 32, []string{"1x1x2,4x4x4", "?,4x4x?", "?,4x?x?", "?,?x?x1"}},
	{[3]uint32{4, 1, 1}, [3]uint32{1, 1, 1}, 32, []string{"4,1", "?"}},
	{[3]uint32{2, 1, 1}, [3]uint32{48, 2, 1}, 32, []string{"2,48x2", "?,48x2", "?,16kx2k"}},
}

// buffers makes the input and output of a generated kernel.
func buffers(m *ir.Module, threads int) (*mem.Memory, [][]byte) {
	memory := mem.New(m.PtrBits)
	memory.AddModule(m)
	slots := max(threads, kernelgen.InSlots)
	data := make([]byte, slots*kernelgen.SlotBytes)
	for s := range slots {
		slot := data[s*kernelgen.SlotBytes:]
		x := uint32(s) * 0x9e3779b9
		for off, word := range map[int]uint32{0: x >> 25, 4: x >> 3, 8: math.Float32bits(float32(s%17) - 8.25), 12: math.Float32bits(float32(x) * 1e-7), 16: x, 20: x >> 7, 24: -x >> 28, 28: x >> 16} {
			binary.LittleEndian.PutUint32(slot[off:], word)
		}
	}
	in := memory.AddBuffer("in", int64(len(data)), data)
	out := memory.AddBuffer("out", int64(threads*kernelgen.SlotBytes), make([]byte, threads*kernelgen.SlotBytes))
	le := binary.LittleEndian
	return memory, [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, uint32(threads-5))}
}

// claim is the analysis of one function as one launch statement makes it.
type claim struct {
	text string
	of   func(*ir.Func) *uniform.Info
}

// judge watches a run and collects what contradicts a claim.
type judge struct {
	claims []claim
	trial  trial
	faults []string
	times  map[timesKey]*[64]int // how often a lane has run a value
	held   map[heldKey]uint64
}

type timesKey struct {
	warp *sim.Warp
	blk  [3]uint32
	idx  int
	v    *ir.Value
}

type heldKey struct {
	claim, time int
	block       [3]uint32 // for claims about blocks
	v           *ir.Value
}

func (j *judge) fault(format string, args ...any) {
	if len(j.faults) < 5 {
		j.faults = append(j.faults, fmt.Sprintf(format, args...))
	}
}

func (j *judge) Exec(w *sim.Warp, v *ir.Value, mask uint64, lanes []uint64) {
	if !v.Type.IsScalar() || v.Type.Bits > 64 || mask == 0 {
		return
	}
	key := timesKey{w, w.Block, w.Index, v}
	times := j.times[key]
	if times == nil {
		times = new([64]int)
		j.times[key] = times
	}
	for ci := range j.claims {
		info := j.claims[ci].of(v.Block.Func)
		j.value(&j.claims[ci], info, w, v, mask, lanes)
		scope := info.Scope(v)
		if scope > uniform.Warp && !info.Refined(v) && info.Control(v.Block) >= scope && v.Block.Func.Kernel {
			hk := heldKey{claim: ci, v: v}
			if scope < uniform.Grid {
				hk.block = [3]uint32{w.Block[0] + 1, w.Block[1], w.Block[2]}
			}
			for lane := range lanes {
				if mask>>lane&1 == 0 {
					continue
				}
				hk.time = times[lane]
				if old, ok := j.held[hk]; ok && old != lanes[lane] {
					j.fault("%s: %s-uniform %s is %#x and %#x", j.claims[ci].text, uniform.ScopeName(scope), v.LongString(), old, lanes[lane])
				}
				j.held[hk] = lanes[lane]
			}
		}
	}
	for lane := range lanes {
		times[lane] += int(mask >> lane & 1)
	}
}

// value checks what is claimed of v within a warp.
func (j *judge) value(c *claim, info *uniform.Info, w *sim.Warp, v *ir.Value, mask uint64, lanes []uint64) {
	keep := uint64(math.MaxUint64)
	if v.Type.Bits < 64 {
		keep = 1<<v.Type.Bits - 1
	}
	first := -1
	for lane := range lanes {
		if mask>>lane&1 == 0 {
			continue
		}
		e := lane
		if info.ByThread() {
			e += w.Index * w.Width
		}
		x := lanes[lane] & keep
		r, width, exact, ok := info.Residue(v, e)
		if ok && width != v.Type.Bits {
			j.fault("%s: %s has width %d in the analysis", c.text, v.LongString(), width)
			return
		}
		if b := info.Below(v); b != 0 && x >= b {
			j.fault("%s: %s is %#x in lane %d, not below %#x", c.text, v.LongString(), x, lane, b)
			return
		}
		if ok && exact && x != r {
			j.fault("%s: %s is %#x in lane %d of warp %d, not %#x", c.text, v.LongString(), x, lane, w.Index, r)
			return
		}
		if ok && !exact && info.Align(v) > 0 && info.Align(v) < 64 && (x-r)&keep&(1<<info.Align(v)-1) != 0 {
			j.fault("%s: base %#x of %s is no multiple of 2^%d", c.text, (x-r)&keep, v.LongString(), info.Align(v))
			return
		}
		if first < 0 {
			first = lane
			continue
		}
		y := lanes[first] & keep
		if info.Uniform(v) && !info.Refined(v) && x != y {
			j.fault("%s: uniform %s is %#x in lane %d, %#x in lane %d of warp %d", c.text, v.LongString(), y, first, x, lane, w.Index)
			return
		}
		f := first
		if info.ByThread() {
			f += w.Index * w.Width
		}
		if ok {
			if rf, _, _, _ := info.Residue(v, f); (x-r)&keep != (y-rf)&keep {
				j.fault("%s: base of %s is %#x in lane %d, %#x in lane %d of warp %d", c.text, v.LongString(), (y-rf)&keep, first, (x-r)&keep, lane, w.Index)
				return
			}
		}
	}
}

// contradictions runs kernel k of a text under a trial and says what is claimed wrongly; nil if nothing is.
func contradictions(src string, tr trial, maxIssues uint64) []string {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	if diags.HasErrors() {
		return []string{"reading: " + diags.String()}
	}
	k := m.Func("k")
	if k == nil {
		return []string{"no kernel"}
	}
	j := &judge{trial: tr}
	for _, text := range tr.told {
		l, err := launch.Parse(text)
		if err != nil {
			return []string{err.Error()}
		}
		l.Warp = tr.warp
		env := analysis.NewEnv(m, l)
		infos := map[*ir.Func]*uniform.Info{}
		j.claims = append(j.claims, claim{text, func(f *ir.Func) *uniform.Info {
			if infos[f] == nil {
				infos[f] = analysis.Of(env.Cache(f), uniform.Of)
			}
			return infos[f]
		}})
	}
	p, err := lower.Lower(k, analysis.NewEnv(m, launch.Launch{Warp: tr.warp}))
	if err != nil {
		return []string{"lower: " + err.Error()}
	}
	threads := 1
	for d := range 3 {
		threads *= int(tr.grid[d] * tr.block[d])
	}
	for _, model := range sim.Models() {
		j.times, j.held = map[timesKey]*[64]int{}, map[heldKey]uint64{}
		memory, args := buffers(m, threads)
		r, err := sim.Run(sim.Config{Program: p, Grid: tr.grid, Block: tr.block, Warp: tr.warp, Model: model, Args: args, Mem: memory, Observers: []sim.Observer{j}, MaxIssues: maxIssues})
		if err != nil {
			return []string{"sim: " + err.Error()}
		}
		if r.Status != sim.Done && r.Status != sim.Limit && r.Status != sim.Livelock {
			return []string{fmt.Sprintf("sim: %v: %s", r.Status, r.Reason)}
		}
		for _, b := range r.Branches {
			for ci := range j.claims {
				br := j.claims[ci].of(b.V.Block.Func).Branch(b.V.Block)
				if br.Class == uniform.Never && b.Divergent > 0 || br.Class == uniform.Tail && br.MaxSplits > 0 && b.Divergent > uint64(br.MaxSplits) {
					j.fault("%s: branch %s of class %s (at most %d) split %d times in model %s", j.claims[ci].text, b.V.LongString(), br.Class, br.MaxSplits, b.Divergent, model)
				}
			}
		}
	}
	return j.faults
}

// Limits on runs: of kernels that end, and of those that mostly do not.
const (
	manyIssues = 1 << 20
	fewIssues  = 4000
)

// number reads a number from the environment.
func number(t *testing.T, name string, otherwise int) int {
	s := os.Getenv(name)
	if s == "" {
		return otherwise
	}
	n, err := strconv.Atoi(s)
	require.NoError(t, err, name)
	return n
}

// flows writes kernels of random control flow, reducible or not, over registers of which the first half starts uniform and mostly stays
// so. Many never end.
type flows struct {
	r      *rand.Rand
	out    strings.Builder
	blocks int
	// counting: little but counters and tests of them, so that most kernels end and lanes part over trips.
	counting bool
}

func (g *flows) pick(options ...string) string { return options[g.r.IntN(len(options))] }

// reg names a register, of the uniform half or the other.
func (g *flows) reg(uniform bool) string {
	k := g.r.IntN(4)
	if !uniform {
		k += 4
	}
	return fmt.Sprintf("%%r%d", k)
}

func (g *flows) line(format string, args ...any) { fmt.Fprintf(&g.out, format+"\n", args...) }

func (g *flows) instruction() {
	u := g.r.IntN(5) < 3
	d, a, b := g.reg(u), g.reg(u || g.r.IntN(2) == 0), g.reg(u)
	guard := ""
	if g.r.IntN(6) == 0 {
		guard = fmt.Sprintf("@%s%%p%d ", g.pick("", "!"), g.r.IntN(4))
	}
	switch g.r.IntN(12) {
	case 0, 1, 2:
		g.line("%sadd.u32 %s, %s, %d;", guard, d, a, 1+g.r.IntN(3))
	case 3:
		g.line("%s%s %s, %s, %s;", guard, g.pick("add.u32", "sub.u32", "xor.b32", "min.u32"), d, a, b)
	case 4:
		g.line("%sand.b32 %s, %s, %d;", guard, d, a, g.r.IntN(64))
	case 5:
		g.line("%smov.u32 %s, %d;", guard, d, g.r.IntN(4))
	case 6:
		g.line("%sselp.b32 %s, %s, %s, %%p%d;", guard, d, a, b, g.r.IntN(4))
	case 7:
		g.line("%sshr.u32 %s, %s, %d;", guard, d, a, g.r.IntN(7))
	case 8:
		g.line("%smul.lo.u32 %s, %s, %d;", guard, d, a, g.r.IntN(9))
	case 9:
		g.line("and.b32 %%t0, %s, 63;\nmul.wide.u32 %%a0, %%t0, 4;\nadd.u64 %%a0, %%in, %%a0;\n%sld.global.u32 %s, [%%a0];", a, guard, d)
	case 10:
		g.line("vote.ballot.b32 %s, %%p%d;", d, g.r.IntN(4))
	default:
		g.condition(g.r.IntN(4))
	}
}

// count writes what flow acts on: steps of the two counters, %r2 and %r3, and copies of them.
func (g *flows) count() {
	c := g.pick("%r2", "%r3")
	switch g.r.IntN(3) {
	case 0:
		g.line("add.u32 %s, %s, %d;", g.pick("%r0", "%r1"), c, g.r.IntN(3))
	default:
		g.line("add.u32 %s, %s, 1;", c, c)
	}
	if g.r.IntN(3) == 0 {
		p := g.r.IntN(4)
		g.line("setp.%s.u32 %%p%d, %s, %s;", g.pick("lt", "ge", "eq"), p, c, g.pick("%r4", "%r6", "3", "7", "12"))
	}
}

func (g *flows) condition(p int) {
	if g.counting {
		other := g.pick("%r4", "%r5", "%r6", "2", "5", "9", "20")
		g.line("setp.%s.u32 %%p%d, %s, %s;", g.pick("lt", "ge", "eq", "gt"), p, g.pick("%r2", "%r3", "%r2", "%r6"), other)
		return
	}
	u := g.r.IntN(2) == 0
	other := strconv.Itoa(g.r.IntN(12))
	if g.r.IntN(3) == 0 {
		other = g.reg(u)
	}
	g.line("setp.%s.u32 %%p%d, %s, %s;", g.pick("lt", "ge", "eq", "ne"), p, g.reg(u), other)
}

func (g *flows) target() string { return fmt.Sprintf("B%d", g.r.IntN(g.blocks)) }

// near is a target that is mostly a little ahead.
func (g *flows) near(i int) string {
	if i+1 < g.blocks && g.r.IntN(3) > 0 {
		return fmt.Sprintf("B%d", min(g.blocks-1, i+1+g.r.IntN(3)))
	}
	return g.target()
}

func flowKernel(seed uint64) string {
	g := &flows{r: rand.New(rand.NewPCG(seed, 17))}
	g.blocks, g.counting = 2+g.r.IntN(12), seed%2 == 1
	g.line(".version 6.0\n.target sm_60\n.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)\n{\n.reg .pred %%p<4>;\n.reg .b32 %%r<8>, %%t<2>;\n.reg .b64 %%in, %%out, %%a<2>;")
	g.line("ld.param.u64 %%in, [in];\nld.param.u64 %%out, [out];\nld.param.u32 %%r0, [n];\nand.b32 %%r0, %%r0, 15;\nmov.u32 %%r1, %%ctaid.x;\nmov.u32 %%r2, 0;\nmov.u32 %%r3, %%ntid.x;")
	g.line("mov.u32 %%r4, %%tid.x;\nmov.u32 %%r5, %%laneid;\nand.b32 %%r6, %%r4, 3;\nmov.u32 %%r7, %%tid.y;")
	for p := range 4 {
		g.condition(p)
	}
	for i := range g.blocks {
		g.line("B%d:", i)
		for range 1 + g.r.IntN(3) {
			if g.counting {
				g.count()
			} else {
				g.instruction()
			}
		}
		p := g.r.IntN(4)
		if g.counting || g.r.IntN(2) == 0 {
			g.condition(p)
		}
		switch k := g.r.IntN(12); {
		case k == 0 && i > 0:
			g.line("ret;")
		case k == 1:
			g.line("@%%p%d %s;", p, g.pick("ret", "exit"))
		case k < 4:
			g.line("bra %s;", g.near(i))
		case k < 8:
			g.line("@%s%%p%d bra %s;", g.pick("", "!"), p, g.near(i))
		default:
			g.line("@%s%%p%d bra %s;\nbra %s;", g.pick("", "!"), p, g.near(i), g.near(i))
		}
	}
	for k := range 8 {
		g.line("st.global.u32 [%%out+%d], %%r%d;", 4*k, k)
	}
	g.line("ret;\n}")
	return g.out.String()
}

// TestSoundOnRandomFlow is TestSoundByExecution for control flow of any kind. LOCKSTEP_FLOWS says how many kernels.
func TestSoundOnRandomFlow(t *testing.T) {
	n := number(t, "LOCKSTEP_FLOWS", 400)
	if testing.Short() {
		n = 50
	}
	start := number(t, "LOCKSTEP_SEED", 0)
	failures := 0
	for i := start; i < start+n && failures < 3; i++ {
		src := flowKernel(uint64(i))
		tr := trials[i%len(trials)]
		bad := contradictions(src, tr, fewIssues)
		if len(bad) == 0 {
			continue
		}
		failures++
		kind, _, _ := strings.Cut(bad[0], ":")
		small := kernelgen.Shrink(src, func(s string) bool {
			b := contradictions(s, tr, fewIssues)
			return len(b) > 0 && strings.HasPrefix(b[0], kind+":")
		})
		assert.Fail(t, bad[0], "seed %d, %v x %v, warps of %d: %v\n%s", i, tr.grid, tr.block, tr.warp, contradictions(small, tr, fewIssues), small)
	}
}

// TestSoundByExecution runs generated kernels under many launches and checks every claim on every value that every warp computes.
// LOCKSTEP_KERNELS says how many kernels, LOCKSTEP_SEED where to start.
func TestSoundByExecution(t *testing.T) {
	n := number(t, "LOCKSTEP_KERNELS", 60)
	if testing.Short() {
		n = 10
	}
	start := number(t, "LOCKSTEP_SEED", 0)
	sizes := []int{0, 10, 30, 150}
	failures := 0
	for i := start; i < start+n && failures < 3; i++ {
		o := kernelgen.Options{Size: sizes[i%len(sizes)]}
		if i%2 == 0 {
			o.With = kernelgen.Unstructured
		}
		src := kernelgen.Generate(uint64(i), o)
		for _, tr := range trials {
			bad := contradictions(src, tr, manyIssues)
			if len(bad) == 0 || strings.HasPrefix(bad[0], "sim: fault") {
				continue
			}
			failures++
			kind, _, _ := strings.Cut(bad[0], ":")
			small := kernelgen.Shrink(src, func(s string) bool {
				b := contradictions(s, tr, manyIssues)
				return len(b) > 0 && strings.HasPrefix(b[0], kind+":")
			})
			assert.Fail(t, bad[0], "seed %d, %v x %v, warps of %d: %v\n%s", i, tr.grid, tr.block, tr.warp, contradictions(small, tr, manyIssues), small)
			break
		}
	}
}
