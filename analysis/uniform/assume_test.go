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
	"lockstep/internal/soundness"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/sim/mem"
)

// guardGrammar writes kernels of guards: branches, loops and selections that compare what runs on from lane to lane with arguments.
type guardGrammar struct {
	r    *rand.Rand
	out  strings.Builder
	next int
}

func (g *guardGrammar) pick(options ...string) string { return options[g.r.IntN(len(options))] }

func (g *guardGrammar) line(format string, args ...any) { fmt.Fprintf(&g.out, format+"\n", args...) }

// reg returns a new register of a type.
func (g *guardGrammar) reg(ty string) string {
	g.next++
	return fmt.Sprintf("%%%s%d", map[string]string{"32": "r", "64": "d"}[ty[1:]], g.next)
}

// index writes a number that runs on from lane to lane.
func (g *guardGrammar) index(ty string) string {
	x := g.reg("u32")
	g.line("mov.u32 %s, %s;", x, g.pick("%gid", "%gid", "%gid", "%tid.x", "%laneid", "%tid.y"))
	switch g.r.IntN(6) {
	case 0:
		g.line("shl.b32 %s, %s, %d;", x, x, g.r.IntN(4))
	case 1:
		g.line("mad.lo.u32 %s, %s, %d, %d;", x, x, 1+g.r.IntN(5), g.r.IntN(40))
	case 2:
		g.line("add.u32 %s, %s, %d;", x, x, g.r.IntN(70)-5)
	case 3:
		g.line("shr.u32 %s, %s, %d;", x, x, g.r.IntN(4))
	}
	return g.widen(x, ty)
}

func (g *guardGrammar) widen(x, ty string) string {
	if ty[1:] == "32" {
		return x
	}
	d := g.reg(ty)
	g.line("cvt.%s.%s32 %s, %s;", ty, g.pick("u", "s"), d, x)
	return d
}

// bound writes a number that an argument is in.
func (g *guardGrammar) bound(ty string) string {
	x := g.reg("u32")
	switch g.r.IntN(8) {
	case 0:
		g.line("ld.param.u16 %%h1, [s];\ncvt.u32.u16 %s, %%h1;", x)
	case 1, 2:
		g.line("ld.param.u32 %s, [m];", x)
	default:
		g.line("ld.param.u32 %s, [n];", x)
	}
	switch g.r.IntN(6) {
	case 0:
		g.line("add.u32 %s, %s, %d;", x, x, g.r.IntN(70)-35)
	case 1:
		g.line("sub.u32 %s, %s, %d;", x, x, g.r.IntN(3))
	}
	return g.widen(x, ty)
}

// predicate writes a condition into a register.
func (g *guardGrammar) predicate(p int) {
	ty := g.pick("u32", "u32", "s32", "s32", "u64", "s64")
	x, y := g.index(ty), g.bound(ty)
	if g.r.IntN(3) == 0 {
		x, y = y, x
	}
	cmp := g.pick("lt", "ge", "lt", "ge", "le", "gt", "eq", "ne")
	if g.r.IntN(5) == 0 && p > 1 {
		g.line("setp.%s.%s.%s %%p%d, %s, %s, %%p%d;", cmp, g.pick("and", "or", "xor"), ty, p, x, y, p-1)
		return
	}
	g.line("setp.%s.%s %%p%d, %s, %s;", cmp, ty, p, x, y)
	if p > 1 && g.r.IntN(3) == 0 {
		g.line("%s.pred %%p%d, %%p%d, %%p%d;", g.pick("and", "or", "xor"), p, p, p-1)
	}
	if g.r.IntN(6) == 0 {
		g.line("not.pred %%p%d, %%p%d;", p, p)
	}
}

func guardKernel(seed uint64) string {
	g := &guardGrammar{r: rand.New(rand.NewPCG(seed, 31))}
	for i := range 3 {
		g.predicate(1 + i%2)
		g.line("@%s%%p%d bra L%d;\nadd.u32 %%v, %%v, %%gid;\n%sL%d:", g.pick("", "!"), 1+i%2, i, g.pick("", "", "bra E;\n"), i)
	}
	switch g.r.IntN(3) { // a loop over the grid, or the block
	case 0:
		g.line("mov.u32 %%i, %%gid;\nmov.u32 %%step, %%ntid.x;\nmov.u32 %%k, %%nctaid.x;\nmul.lo.u32 %%step, %%step, %%k;")
	case 1:
		g.line("mov.u32 %%i, %%tid.x;\nmov.u32 %%step, %%ntid.x;")
	default:
		g.line("mov.u32 %%i, %%gid;\nmov.u32 %%step, %d;", g.r.IntN(70))
	}
	y := g.bound("u32")
	g.line("HEAD:\nsetp.%s.u32 %%p3, %%i, %s;\n@%%p3 bra E;\nadd.u32 %%v, %%v, %%i;\nadd.u32 %%i, %%i, %%step;\nbra HEAD;\nE:\nst.global.u32 [%%o], %%v;", g.pick("ge", "gt"), y)
	return fmt.Sprintf(`.version 7.0
.target sm_80
.visible .entry k(.param .u64 out, .param .u32 n, .param .u32 m, .param .u16 s)
{
.reg .b16 %%h<2>;
.reg .b32 %%r<%d>, %%gid, %%k, %%i, %%step, %%v;
.reg .b64 %%d<%d>, %%o;
.reg .pred %%p<4>;
ld.param.u64 %%o, [out];
mov.u32 %%v, 0;
mov.u32 %%gid, %%ctaid.x;
mov.u32 %%k, %%ntid.x;
mul.lo.u32 %%gid, %%gid, %%k;
mov.u32 %%k, %%tid.x;
add.u32 %%gid, %%gid, %%k;
setp.eq.u32 %%p1, %%gid, 0;
setp.eq.u32 %%p2, %%gid, 0;
%sret;
}
`, g.next+1, g.next+1, g.out.String())
}

// argument draws an argument: often a multiple of a warp, or a little beside one.
func argument(r *rand.Rand, top uint64) uint64 {
	n := []uint64{64 * r.Uint64N(5), 32 * r.Uint64N(8), r.Uint64N(300), -(32 * r.Uint64N(3)), 1<<31 + 32*r.Uint64N(3) - 32, 128}[r.IntN(6)]
	return (n + []uint64{0, 0, 0, 1, 1<<64 - 1, 31}[r.IntN(6)]) & top
}

// facts draws facts that hold for the arguments and the launch.
func facts(r *rand.Rand, args map[string]uint64, l *soundness.Launch) string {
	var out []string
	for _, name := range []string{"n", "m", "s"} {
		x := args[name]
		mod := []uint64{2, 16, 32, 64, 128, 3, 96, 1 << 16}[r.IntN(8)]
		switch r.IntN(6) {
		case 0, 1:
			out = append(out, fmt.Sprintf("%s %% %d == %d", name, mod, x%mod))
		case 2:
			out = append(out, fmt.Sprintf("%s == %d", name, x))
		case 3:
			out = append(out, fmt.Sprintf("%s >= %d && %s <= %d", name, x-min(x, r.Uint64N(100)), name, x+r.Uint64N(100)))
		case 4:
			out = append(out, fmt.Sprintf("%s >= %d", name, x-min(x, r.Uint64N(3))))
		}
	}
	if r.IntN(3) == 0 {
		g := uint32(1) << r.IntN(6)
		for l.Block[0]%g != 0 {
			g /= 2
		}
		out = append(out, fmt.Sprintf("ntid.x %% %d == 0", g), fmt.Sprintf("nctaid.x <= %d", l.Grid[0]))
	}
	return strings.Join(out, " && ")
}

// TestFactsByExecution holds what is claimed of guards under conditions on arguments that hold, and under assumptions that hold, against
// runs. LOCKSTEP_GUARDS says how many kernels;
func TestFactsByExecution(t *testing.T) {
	n := number(t, "LOCKSTEP_GUARDS", 400)
	start := number(t, "LOCKSTEP_SEED", 0)
	tally := new(soundness.Tally)
	failures := 0
	for i := start; i < start+n && failures < 3; i++ {
		src := guardKernel(uint64(i))
		_, m, diags := ptx.Read("k.ptx", []byte(src))
		require.False(t, diags.HasErrors(), "%s\n%s", diags, src)
		r := rand.New(rand.NewPCG(uint64(i), 37))
		l := soundness.Launches[i%len(soundness.Launches)]
		args := map[string]uint64{"n": argument(r, 1<<32-1), "m": argument(r, 1<<32-1), "s": argument(r, 1<<16-1)}
		l.Told = slices.Clone(l.Told)
		for k := range l.Told {
			if f := facts(r, args, &l); f != "" {
				l.Told[k] += "; " + f
			}
		}
		turn := (i*3 + 1) * 5
		for (turn+l.Warp/8)%5 >= 2 { // with conditions
			turn++
		}
		s := &soundness.Subject{Kernel: m.Func("k"),
			Numbers: func(*soundness.Launch, int) map[string]uint64 { return args },
			Input: func(*soundness.Launch, int) (*mem.Memory, [][]byte, int64) {
				memory := mem.New(m.PtrBits)
				le := binary.LittleEndian
				return memory, [][]byte{le.AppendUint64(nil, memory.AddBuffer("out", 64, nil)), le.AppendUint32(nil, uint32(args["n"])), le.AppendUint32(nil, uint32(args["m"])),
					le.AppendUint16(nil, uint16(args["s"]))}, 0
			}}
		c := &soundness.Config{Inside: inside, Launches: []soundness.Launch{l}, MaxIssues: maxIssues, Turn: turn, Tally: tally}
		faults, err := c.Judge(s)
		require.NoError(t, err, "seed %d\n%s", i, src)
		if len(faults) > 0 {
			failures++
			assert.Fail(t, faults[0].String(), "seed %d, %v, %v\n%s", i, l, args, src)
		}
	}
	t.Logf("%+v", *tally)
	assert.Greater(t, tally.Conditions, n/4, "conditions that held")
}

// Conditions on arguments come out of the compare itself, as --assume takes them, and assuming them gives the class that was promised.
func TestGuardConditions(t *testing.T) {
	for _, c := range []struct {
		launch, body string
		want         []string // class if condition
	}{
		{"4,256", "ld.param.u32 %y, [n];\nsetp.lt.u32 %p, %gid, %y;", []string{"tail", "never if n % 32 == 0"}},
		{"4,256", "ld.param.u32 %y, [n];\nsetp.gt.s32 %p, %y, %gid;", []string{"tail", "never if n % 32 == 0"}},
		{"4,256", "ld.param.u32 %y, [n];\nsetp.le.s32 %p, %gid, %y;", []string{"tail", "never if n % 32 == 31"}},
		{"4,256", "ld.param.u32 %y, [n];\nsub.u32 %y, %y, 1;\nsetp.lt.s32 %p, %gid, %y;", []string{"tail", "never if n % 32 == 1"}},
		{"4,256", "ld.param.u32 %y, [n];\nadd.u32 %x, %gid, 40;\nsetp.lt.s32 %p, %x, %y;", []string{"tail"}},
		{"4,256", "ld.param.u32 %y, [n];\nshl.b32 %x, %gid, 2;\nadd.u32 %x, %x, 3;\nsetp.lt.s32 %p, %x, %y;", []string{"tail", "never if n % 128 == 0"}},
		{"4,256", "ld.param.u32 %y, [n];\nsetp.eq.s32 %p, %gid, %y;", []string{"tail"}},
		{"4,256", "ld.param.u32 %y, [n];\nmul.lo.u32 %y, %y, 3;\nsetp.lt.s32 %p, %gid, %y;", []string{"tail"}},
		{"4,48", "ld.param.u32 %y, [n];\nsetp.lt.u32 %p, %gid, %y;", []string{"tail"}},
		{"?", "ld.param.u32 %y, [n];\nsetp.lt.u32 %p, %gid, %y;", []string{"lane", "tail if ntid.y * ntid.z == 1", "never if ntid.x % 32 == 0 && n % 32 == 0"}},
		{"?,?x1", "ld.param.u32 %y, [n];\nsetp.lt.u32 %p, %gid, %y;\nld.param.u32 %x, [m];\nsetp.lt.and.u32 %p, %gid, %x, %p;",
			[]string{"lane", "never if ntid.x % 32 == 0 && n % 32 == 0 && m % 32 == 0"}},
		{"?,64", "ld.param.u32 %y, [n];\nsetp.lt.u32 %p, %gid, %y;\nsetp.eq.and.u32 %p, %gid, 3, %p;", []string{"lane"}},
	} {
		src := ".version 7.0\n.target sm_80\n.visible .entry k(.param .u32 n, .param .u32 m)\n{\n.reg .b32 %gid, %k, %x, %y;\n.reg .pred %p;\n" +
			"mov.u32 %gid, %ctaid.x;\nmov.u32 %k, %ntid.x;\nmul.lo.u32 %gid, %gid, %k;\nmov.u32 %k, %tid.x;\nadd.u32 %gid, %gid, %k;\n" + c.body + "\n@%p bra E;\nst.global.u32 [0], %gid;\nE:\nret;\n}\n"
		_, m, diags := ptx.Read("k.ptx", []byte(src))
		require.False(t, diags.HasErrors(), "%s", diags)
		f := m.Func("k")
		b := f.Entry()
		l := parsed(t, c.launch)
		info := analysis.Of(analysis.NewEnv(m, l).Cache(f), uniform.Of)
		got := []string{info.Class(b).String()}
		for _, x := range info.BranchIf(b) {
			got = append(got, fmt.Sprintf("%s if %s", x.Class, x.Condition))
			l.Facts = launch.MustFacts(x.Condition)
			under := analysis.Of(analysis.NewEnv(m, l).Cache(f), uniform.Of)
			assert.Equal(t, x.Class, under.Class(b), "%s: assumed %s", c.body, x.Condition)
			assert.Empty(t, under.BranchIf(b)[:max(0, len(under.BranchIf(b))-1)], "what is assumed is not proposed")
		}
		assert.Equal(t, c.want, got, "%s under %s", c.body, c.launch)
	}
}
