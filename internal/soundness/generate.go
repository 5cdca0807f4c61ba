package soundness

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"lockstep/internal/kernelgen"
)

// Generate returns the text of kernel number seed, of 10 to 100 instructions: mostly flow of the grammar below, some of it with
// jumps anywhere, and now and then a kernel of package kernelgen. Its parameters are those of kernelgen.
//
// What breaks claims about control flow is lanes that part, go round different numbers of times and come together again, and
// values that count. So registers are few; half of them start uniform and mostly stay so, and what flow depends on is counters
// of the loops around, small constants, and small numbers that differ from lane to lane or from block to block.
func Generate(seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 0x736f756e64))
	if r.IntN(16) == 0 {
		o := kernelgen.Options{Size: 1 + r.IntN(6)}
		if r.IntN(2) == 0 {
			o.With = kernelgen.Unstructured
		}
		return kernelgen.Generate(seed, o)
	}
	g := &generator{r: r, wild: []int{0, 0, 0, 12, 12, 12, 4, 4}[r.IntN(8)], barriers: r.IntN(4) == 0, calls: r.IntN(3) == 0}
	g.inFuncs = g.calls && g.chance(2)
	g.widen(seed)
	text := g.module()
	return clustered(seed, text)
}

// generator is a kernel in the making.
type generator struct {
	r        *rand.Rand
	out      strings.Builder
	labels   int // used up
	placed   []string
	loops    []openLoop
	counters int
	budget   int
	wild     int // one jump in so many goes anywhere; 0: none
	barriers bool
	inFuncs  bool // barriers stand in device functions only
	calls    bool
	helper   bool
	funcs    []string
	scopes   int
	wide     *rand.Rand // draws what functions get beside; nil: nothing
}

type openLoop struct{ next, exit, counter string }

func (g *generator) chance(n int) bool { return g.r.IntN(n) == 0 }

func (g *generator) pick(options ...string) string { return options[g.r.IntN(len(options))] }

func (g *generator) line(format string, args ...any) {
	g.out.WriteByte('\t')
	fmt.Fprintf(&g.out, format, args...)
	g.out.WriteString(";\n")
}

func (g *generator) label() string {
	g.labels++
	return fmt.Sprintf("L%d", g.labels)
}

func (g *generator) place(label string) {
	g.placed = append(g.placed, label)
	g.out.WriteString(label + ":\n")
}

// anywhere stands in the text for a label that is drawn when all are placed.
const anywhere = "?"

// to is the label of a jump that should go to l.
func (g *generator) to(l string) string {
	if g.wild > 0 && g.chance(g.wild) {
		return anywhere
	}
	return l
}

// body writes code between a beginning and an end, with jumps that go anywhere in it.
func (g *generator) body(budget int, before, after func()) {
	outer := g.out
	g.out = strings.Builder{}
	g.placed, g.loops, g.counters, g.budget = nil, nil, 0, budget
	for g.budget > 0 {
		g.construct(0)
	}
	last := g.label()
	g.place(last)
	for c := range maxCounters {
		if c < g.counters {
			g.line("add.u32 %s, %s, %%c%d", g.uniform(), g.reg(), c)
		}
	}
	after()
	text := g.out.String()
	g.out = strings.Builder{}
	before()
	for c := range g.counters {
		g.line("mov.u32 %%c%d, %d", c, c&1)
	}
	for p := range numPreds {
		if strings.Contains(text, fmt.Sprintf("%%p%d", p)) {
			g.line("setp.lt.u32 %%p%d, %s, %s", p, g.reg(), g.reg())
		}
	}
	text = g.out.String() + text
	g.out = outer
	var b strings.Builder
	fmt.Fprintf(&b, "{\n\t.reg .pred %%p<%d>;\n\t.reg .b32 %%u<%d>, %%d<%d>, %%c<%d>, %%t, %%few, %%x;\n\t.reg .b64 %%a, %%in, %%out;\n"+
		"\t.reg .f32 %%f;\n\t.reg .b16 %%h<2>;\n\t.reg .b32 %%slot;\n",
		numPreds, numUniform, numDivergent, maxCounters)
	b.WriteString(g.wideRegisters())
	for {
		i := strings.Index(text, "bra "+anywhere)
		if i < 0 {
			break
		}
		b.WriteString(text[:i] + "bra " + g.placed[g.r.IntN(len(g.placed))])
		text = text[i+len("bra "+anywhere):]
	}
	b.WriteString(text + "}\n")
	g.out.WriteString(b.String())
}

func (g *generator) module() string {
	g.out.WriteString(".version 7.0\n.target sm_70\n.address_size 64\n")
	if g.barriers {
		g.out.WriteString(".shared .align 4 .b32 shared[1024];\n")
	}
	if g.calls {
		for i := range 1 + g.r.IntN(2) {
			g.function(fmt.Sprintf("f%d", i))
		}
	}
	g.helper = false
	g.out.WriteString(".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)\n")
	g.body(3+g.r.IntN(10), func() {
		g.line("ld.param.u64 %%in, [in]")
		g.line("ld.param.u64 %%out, [out]")
		g.line("ld.param.u32 %%u0, [n]")
		g.line("and.b32 %%few, %%u0, 3")
		g.line("and.b32 %%u0, %%u0, %s", g.pick("15", "7", "3"))
		g.line("mov.u32 %%u1, %s", g.pick("%ctaid.x", "0", "%ntid.x", "%warpid"))
		g.line("mov.u32 %%u2, %s", g.pick("0", "1", "%ctaid.y", "%ntid.y", "%nctaid.x"))
		g.line("mov.u32 %%d0, %%tid.x")
		if g.barriers {
			g.line("mov.u32 %%slot, shared")
			g.line("shl.b32 %%t, %%d0, 2")
			g.line("add.u32 %%slot, %%slot, %%t")
		}
		g.line("mov.u32 %%d1, %s", g.pick("%laneid", "%tid.y", "%tid.z"))
		g.line("and.b32 %%d2, %%d0, %s", g.pick("1", "3", "7"))
		if g.chance(4) {
			g.line("mad.lo.u32 %%d0, %%u1, %%u2, %%d0")
		}
		if g.chance(4) { // the guard of a tail
			g.line("mov.u32 %%t, %%ctaid.x")
			g.line("mov.u32 %%d1, %%ntid.x")
			g.line("mad.lo.u32 %%d1, %%d1, %%t, %%d0")
			g.line("ld.param.u32 %%t, [n]")
			if g.chance(3) { // with a second boundary, where the index wraps around
				g.line("sub.u32 %%d1, %%d1, %s", g.small())
			}
			if g.chance(3) {
				g.line("mov.u32 %%t, %d", 8+g.r.IntN(24))
			}
			g.line("setp.%s.u32 %%p0, %%d1, %%t", g.pick("ge", "ge", "lt"))
			g.line("@%%p0 %s", g.pick("ret", "exit", "bra "+g.placed[len(g.placed)-1]))
		}
		if g.chance(4) {
			g.line("mul.wide.u32 %%a, %%d0, 4")
			g.line("add.u64 %%a, %%a, %%in")
			g.line("ld.global.u32 %%d2, [%%a]")
			g.line("and.b32 %%d2, %%d2, 7")
		}
		g.wideKernel()
	}, func() { g.line("ret") })
	return g.out.String()
}

// function makes a device function, sometimes one that calls itself.
func (g *generator) function(name string) {
	g.helper = true
	recursive := g.chance(4)
	fmt.Fprintf(&g.out, ".func (.param .b32 ret) %s(.param .b32 x, .param .b32 y%s)\n", name, g.wideParams())
	g.body(1+g.r.IntN(5), func() {
		g.line("ld.param.b32 %%u0, [x]")
		g.line("ld.param.b32 %%d0, [y]")
		g.line("and.b32 %%few, %%u0, 3")
		g.line("mov.u32 %%u1, %s", g.pick("0", "%few", "%ctaid.x", "%warpid"))
		g.line("mov.u32 %%u2, %s", g.pick("1", "%few", "%ntid.x"))
		g.line("mov.u32 %%d1, %s", g.pick("%laneid", "%tid.x", "0"))
		g.line("and.b32 %%d2, %%d0, %s", g.pick("1", "3"))
		g.wideFunction()
	}, func() {
		if recursive {
			skip := g.label()
			g.line("setp.eq.u32 %%p0, %%few, 0")
			g.line("@%%p0 bra %s", skip)
			g.line("sub.u32 %%few, %%few, 1")
			g.callOf(name, "%few", g.reg())
			g.out.WriteString(skip + ":\n")
		}
		g.line("st.param.b32 [ret], %s", g.reg())
		g.line("ret")
	})
	g.funcs = append(g.funcs, name)
}
