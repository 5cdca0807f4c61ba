package soundness

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"lockstep/internal/kernelgen"
	"lockstep/ir/ptx"
	"lockstep/sim/mem"
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
	return g.module()
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
	calls    bool
	helper   bool
	funcs    []string
	scopes   int
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

const (
	numUniform   = 3
	numDivergent = 3
	numPreds     = 3
	maxCounters  = 4
)

func (g *generator) uniform() string {
	return [...]string{"%u0", "%u1", "%u2"}[g.r.IntN(numUniform)]
}

func (g *generator) divergent() string {
	return [...]string{"%d0", "%d1", "%d2"}[g.r.IntN(numDivergent)]
}

func (g *generator) reg() string {
	if g.chance(2) {
		return g.uniform()
	}
	return g.divergent()
}

func (g *generator) pred() string { return [...]string{"%p0", "%p1", "%p2"}[g.r.IntN(numPreds)] }

// counter is the counter of a loop around, or another number that counts.
func (g *generator) counter() string {
	if n := len(g.loops); n > 0 && !g.chance(4) {
		return g.loops[g.r.IntN(n)].counter
	}
	return g.uniform()
}

func (g *generator) small() string {
	return [...]string{"0", "1", "2", "3", "4", "5", "7", "8"}[g.r.IntN(8)]
}

// compare writes a comparison into a predicate.
func (g *generator) compare() string {
	p := g.pred()
	if g.chance(6) {
		return p
	}
	x, y := g.counter(), g.small()
	switch g.r.IntN(6) {
	case 0, 1, 2:
		y = g.divergent()
	case 3:
		y = g.uniform()
	case 4:
		x = g.divergent()
	}
	g.line("setp.%s.u32 %s, %s, %s", g.pick("lt", "ge", "eq", "ne", "gt", "le"), p, x, y)
	return p
}

func (g *generator) guard(p string) string { return "@" + g.pick("", "!") + p }

// statements are the straight code: U, D, R stand for a register that should be uniform, a divergent one, any; C for a counter, P
// for a predicate, K for a small number.
var statements = []string{
	"add.u32 U, U, K", "add.u32 U, U, K", "add.u32 U, U, C", "add.u32 U, C, K", "mov.u32 U, K", "mov.u32 U, K", "mov.u32 U, C", "mov.u32 R, R",
	"xor.b32 U, U, U", "mul.lo.u32 U, C, K", "selp.b32 U, U, K, P", "selp.b32 R, R, R, P", "min.u32 U, U, C", "and.b32 U, U, 7",
	"add.u32 D, D, K", "and.b32 D, D, K", "and.b32 D, D, 3", "shr.u32 D, D, K", "sub.u32 D, D, C", "add.u32 D, D, U", "mul.lo.u32 D, D, K", "xor.b32 D, D, K",
	"rem.u32 D, D, 5", "shl.b32 D, D, 1", "not.b32 D, D", "min.s32 D, D, U", "or.b32 D, D, K", "mov.u32 D, %tid.x", "mov.u32 D, %tid.y", "mov.u32 D, %laneid", "mov.u32 U, %ctaid.x",
	"shr.u32 U, D, 5", "sub.u32 U, D, D", "bfe.u32 D, D, 1, 2", "mad.lo.u32 D, U, K, D", "max.s32 R, R, R", "popc.b32 R, R", "mov.u32 U, %ntid.x", "mov.u32 U, %warpid",
	"setp.lt.u32 P, C, D", "setp.eq.u32 P, U, K", "setp.ge.u32 P, R, R", "setp.lt.u32 P, D, K", "and.pred P, P, P", "not.pred P, P", "xor.pred P, P, P",
	"vote.sync.ballot.b32 R, P, -1", "vote.sync.any.pred P, P, -1", "shfl.sync.idx.b32 R, R, K, 31, -1", "activemask.b32 R",
	"shfl.sync.idx.b32 R, R, R, 31, -1", "shfl.sync.idx.b32 R|P, R, U, 63, -1", "shfl.sync.bfly.b32 R, R, K, 31, -1", "shfl.sync.up.b32 R|P, R, K, 0, -1", "shfl.sync.down.b32 R, R, K, 31, -1",
	"match.any.sync.b32 R, R, -1", "vote.sync.all.pred P, P, -1", "vote.sync.uni.pred P, P, -1", "redux.sync.add.u32 R, R, -1",
	"ld.global.u32 R, [%in]", "ld.global.u32 U, [%in+64]",
	"and.b32 %t, R, 63\nmul.wide.u32 %a, %t, 4\nadd.u64 %a, %a, %in\nld.global.u32 R, [%a]",
	"st.global.u32 [%out], R", "ld.global.u32 R, [%out]", "atom.global.add.u32 R, [%out+4], 1",
	"cvt.u64.u32 %a, R\nadd.u64 %a, %a, K\ncvt.u32.u64 R, %a",
	"cvt.rn.f32.u32 %f, R\nadd.f32 %f, %f, 0f3F800000\ncvt.rzi.u32.f32 R, %f",
	"mov.b32 {%h0, %h1}, R\nmov.b32 R, {%h1, %h0}",
	"mov.u32 %x, K", "@P mov.u32 %x, K", "mov.u32 %x, U", "add.u32 R, %x, K", "@P add.u32 %x, %x, 1", "setp.lt.u32 P, %x, K", // often not written before
}

// blockStatements work together in a block.
var blockStatements = []string{
	"bar.sync 0", "bar.red.popc.u32 U, 0, P", "bar.red.and.pred P, 0, P", "barrier.sync 0", "barrier.red.popc.u32 U, 0, P",
	"st.shared.u32 [%slot], R\nbar.sync 0\nld.shared.u32 R, [shared]", "bar.sync 0\nst.shared.u32 [shared+4], U\nbar.sync 0\nld.shared.u32 U, [shared+4]",
	"ld.shared.u32 R, [shared]",
}

func (g *generator) statement() {
	g.budget--
	list := statements
	if g.barriers && g.chance(5) {
		list = blockStatements
	}
	text := list[g.r.IntN(len(list))]
	for g.helper && strings.ContainsAny(text, "[") { // has no pointers
		text = list[g.r.IntN(len(list))]
	}
	guard := ""
	if g.chance(7) && !strings.ContainsAny(text, "\n@") {
		guard = "@" + g.pick("", "!") + g.pred() + " "
	}
	g.out.WriteByte('\t')
	g.out.WriteString(guard)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\n':
			g.out.WriteString(";\n\t")
		case i+1 < len(text) && (text[i+1] >= 'a' && text[i+1] <= 'z' || text[i+1] >= 'A' && text[i+1] <= 'Z'), i > 0 && text[i-1] != ' ' && text[i-1] != '{' && text[i-1] != '@' && text[i-1] != '|':
			g.out.WriteByte(c)
		case c == 'U':
			g.out.WriteString(g.uniform())
		case c == 'D':
			g.out.WriteString(g.divergent())
		case c == 'R':
			g.out.WriteString(g.reg())
		case c == 'C':
			g.out.WriteString(g.counter())
		case c == 'P':
			g.out.WriteString(g.pred())
		case c == 'K':
			g.out.WriteString(g.small())
		default:
			g.out.WriteByte(c)
		}
	}
	g.out.WriteString(";\n")
}

func (g *generator) straight() {
	for range 1 + g.r.IntN(2) {
		g.statement()
	}
}

func (g *generator) sequence(depth int) {
	for range 1 + g.r.IntN(3) {
		g.construct(depth)
	}
}

// construct writes a piece of code.
func (g *generator) construct(depth int) {
	if depth > 3 || g.budget <= 0 {
		g.statement()
		return
	}
	switch k := g.r.IntN(20); {
	case k < 4:
		g.straight()
	case k < 7:
		g.conditional(depth)
	case k < 11 && g.counters < maxCounters && len(g.loops) < 2:
		g.loop(depth)
	case k < 14 && len(g.loops) > 0:
		g.jumpInLoop()
	case k == 14:
		g.jumpOut()
	case k == 15:
		g.switches(depth)
	case k == 16 && len(g.funcs) > 0:
		g.call()
	case k > 17 && g.counters < maxCounters:
		g.crossing()
	default:
		g.straight()
	}
}

// conditional: one side or two.
func (g *generator) conditional(depth int) {
	other, join := g.label(), g.label()
	g.line("%s bra %s", g.guard(g.compare()), g.to(other))
	g.sequence(depth + 1)
	if g.chance(2) {
		g.place(other)
		return
	}
	g.line("bra %s", g.to(join))
	g.place(other)
	g.sequence(depth + 1)
	g.place(join)
}

// loop: with a counter that goes up at its head or at its end, left at its head, at its end or from inside.
func (g *generator) loop(depth int) {
	c := fmt.Sprintf("%%c%d", g.counters)
	g.counters++
	l := openLoop{next: g.label(), exit: g.label(), counter: c}
	head := g.label()
	switch g.r.IntN(4) {
	case 0:
		g.line("mov.u32 %s, %s", c, g.reg())
		g.line("and.b32 %s, %s, 3", c, c)
	default:
		g.line("mov.u32 %s, %s", c, g.pick("0", "0", "1"))
	}
	first := g.chance(2)
	if first && g.chance(2) {
		l.next = head
	}
	if g.chance(8) { // lanes enter in two places
		g.line("%s bra %s", g.guard(g.compare()), l.next)
	}
	g.place(head)
	if first {
		g.line("add.u32 %s, %s, 1", c, c)
	}
	p := g.pred()
	if g.chance(3) {
		b := g.bound()
		g.line("setp.%s.u32 %s, %s, %s", g.pick("gt", "ge"), p, c, b)
		g.line("@%s bra %s", p, g.to(l.exit))
	}
	g.loops = append(g.loops, l)
	g.sequence(depth + 1)
	g.loops = g.loops[:len(g.loops)-1]
	if l.next != head {
		g.place(l.next)
	}
	if !first {
		g.line("add.u32 %s, %s, 1", c, c)
	}
	p = g.pred()
	bound := g.bound()
	g.line("setp.%s.u32 %s, %s, %s", g.pick("lt", "lt", "le"), p, c, bound)
	g.line("@%s bra %s", p, g.to(head))
	g.place(l.exit)
}

// bound is what a counter is compared with: mostly so small a number that the kernel soon ends.
func (g *generator) bound() string {
	switch g.r.IntN(4) {
	case 0:
		return g.pick("2", "3", "4")
	case 1:
		return "%few"
	}
	g.line("and.b32 %%t, %s, 3", g.pick(g.divergent(), g.divergent(), g.uniform()))
	return "%t"
}

// jumpInLoop: break or continue, of any loop around.
func (g *generator) jumpInLoop() {
	l := g.loops[g.r.IntN(len(g.loops))]
	if g.chance(2) {
		l = g.loops[len(g.loops)-1]
	}
	if g.chance(2) {
		g.statement()
	}
	if g.chance(2) { // once the counter is large enough, nobody continues
		b, p := g.bound(), g.pred()
		g.line("setp.%s.u32 %s, %s, %s", g.pick("le", "lt", "eq"), p, l.counter, b)
		g.line("@%s bra %s", p, g.to(g.pick(l.next, l.next, l.exit)))
	} else {
		g.line("%s bra %s", g.guard(g.compare()), g.to(g.pick(l.next, l.exit)))
	}
	g.statement()
}

// jumpOut: some lanes leave, or go anywhere.
func (g *generator) jumpOut() {
	p := g.guard(g.compare())
	switch {
	case g.wild > 0 && g.chance(2):
		g.line("%s bra %s", p, anywhere)
	case !g.helper && g.chance(2): // a block of those who leave
		skip := g.label()
		g.line("%s bra %s", p, skip)
		g.line("add.u32 %s, %s, %s", g.reg(), g.counter(), g.small())
		if g.chance(2) {
			g.statement()
		}
		g.line("%s", g.pick("ret", "exit"))
		g.place(skip)
	case g.helper:
		g.line("st.param.b32 [ret], %s", g.reg())
		g.line("%s ret", p)
	default:
		g.line("%s %s", p, g.pick("ret", "exit"))
	}
}

// switches: a branch by index.
func (g *generator) switches(depth int) {
	n := 2 + g.r.IntN(3)
	list, join := g.label(), g.label()
	targets := make([]string, n)
	for i := range targets {
		targets[i] = g.label()
	}
	g.line("rem.u32 %%t, %s, %d", g.pick(g.counter(), g.reg()), n)
	g.out.WriteString(list + ": .branchtargets " + strings.Join(targets, ", ") + ";\n")
	g.line("brx.idx %%t, %s", list)
	for i, l := range targets {
		g.place(l)
		if g.chance(3) {
			g.construct(depth + 1)
		} else {
			g.statement()
		}
		if i < n-1 && !g.chance(3) {
			g.line("bra %s", g.to(join))
		}
	}
	g.place(join)
}

// crossing: blocks that jump to one another, forward, or back while a counter lasts; entered in two places.
func (g *generator) crossing() {
	c := fmt.Sprintf("%%c%d", g.counters)
	g.counters++
	n := 2 + g.r.IntN(3)
	labels := make([]string, n+1)
	for i := range labels {
		labels[i] = g.label()
	}
	g.line("mov.u32 %s, 0", c)
	g.line("%s bra %s", g.guard(g.compare()), labels[1])
	for i := range n {
		g.place(labels[i])
		g.straight()
		if g.chance(2) {
			g.line("add.u32 %s, %s, 1", c, c)
		}
		p := g.pred()
		switch g.r.IntN(4) {
		case 0:
			g.line("%s bra %s", g.guard(g.compare()), labels[g.r.IntN(n-i)+i+1])
		case 1:
			b := g.bound()
			g.line("setp.%s.u32 %s, %s, %s", g.pick("lt", "le"), p, c, b)
			g.line("@%s bra %s", p, labels[g.r.IntN(i+1)])
		case 2:
			g.line("setp.%s.u32 %s, %s, %s", g.pick("lt", "eq"), p, c, g.divergent())
			g.line("@%s bra %s", p, labels[g.r.IntN(n+1)])
		}
	}
	g.line("add.u32 %s, %s, 1", c, c)
	b := g.bound()
	g.line("setp.lt.u32 %%p0, %s, %s", c, b)
	g.line("@%%p0 bra %s", labels[g.r.IntN(n)])
	g.place(labels[n])
}

// call passes two words to a function.
func (g *generator) call() {
	g.callOf(g.funcs[g.r.IntN(len(g.funcs))], g.pick(g.uniform(), g.reg(), g.counter()), g.reg())
}

func (g *generator) callOf(f, a, b string) {
	g.scopes++
	g.out.WriteString("\t{\n")
	g.line(".param .b32 x%d", g.scopes)
	g.line(".param .b32 y%d", g.scopes)
	g.line(".param .b32 z%d", g.scopes)
	g.line("st.param.b32 [x%d], %s", g.scopes, a)
	g.line("st.param.b32 [y%d], %s", g.scopes, b)
	g.line("call (z%d), %s, (x%d, y%d)", g.scopes, f, g.scopes, g.scopes)
	g.line("ld.param.b32 %s, [z%d]", g.reg(), g.scopes)
	g.out.WriteString("\t}\n")
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
	fmt.Fprintf(&b, "{\n\t.reg .pred %%p<%d>;\n\t.reg .b32 %%u<%d>, %%d<%d>, %%c<%d>, %%t, %%few, %%x;\n\t.reg .b64 %%a, %%in, %%out;\n\t.reg .f32 %%f;\n\t.reg .b16 %%h<2>;\n\t.reg .b32 %%slot;\n",
		numPreds, numUniform, numDivergent, maxCounters)
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
		g.line("mov.u32 %%u1, %s", g.pick("%ctaid.x", "0", "%ntid.x"))
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
	}, func() { g.line("ret") })
	return g.out.String()
}

// function makes a device function, sometimes one that calls itself.
func (g *generator) function(name string) {
	g.helper = true
	recursive := g.chance(4)
	fmt.Fprintf(&g.out, ".func (.param .b32 ret) %s(.param .b32 x, .param .b32 y)\n", name)
	g.body(1+g.r.IntN(5), func() {
		g.line("ld.param.b32 %%u0, [x]")
		g.line("ld.param.b32 %%d0, [y]")
		g.line("and.b32 %%few, %%u0, 3")
		g.line("mov.u32 %%u1, %s", g.pick("0", "%few", "%ctaid.x"))
		g.line("mov.u32 %%u2, %s", g.pick("1", "%few", "%ntid.x"))
		g.line("mov.u32 %%d1, %s", g.pick("%laneid", "%tid.x", "0"))
		g.line("and.b32 %%d2, %%d0, %s", g.pick("1", "3"))
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

// inputData fills the slots of in.
var inputData = func() []byte {
	data := make([]byte, kernelgen.InSlots*kernelgen.SlotBytes)
	for s := range kernelgen.InSlots {
		slot := data[s*kernelgen.SlotBytes:]
		x := uint32(s) * 0x9e3779b9
		for k, word := range []uint32{x >> 25, x >> 3, math.Float32bits(float32(s%17) - 8.25), math.Float32bits(float32(x) * 1e-7), x, x >> 7, -x >> 28, x >> 16} {
			binary.LittleEndian.PutUint32(slot[4*k:], word)
		}
	}
	return data
}()

// fewBytes is how much of the buffers kernels of this package use.
const fewBytes = 512

// Read reads a text that Generate made, or what Shrink left of one.
func Read(src string) (*Subject, error) {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	if diags.HasErrors() || m.Func("k") == nil {
		return nil, fmt.Errorf("reading: %s", diags)
	}
	size := fewBytes
	if strings.Contains(src, "kernelgen") {
		size = len(inputData)
	}
	return &Subject{Kernel: m.Func("k"),
		Input: func(l *Launch, turn int) (*mem.Memory, [][]byte, int64) {
			memory := mem.New(m.PtrBits)
			memory.AddModule(m)
			in := memory.AddBuffer("in", int64(size), inputData[:size])
			out := memory.AddBuffer("out", int64(size), nil)
			le := binary.LittleEndian
			return memory, [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, argument(l, turn))}, 0
		},
		Numbers: func(l *Launch, turn int) map[string]uint64 {
			return map[string]uint64{"n": uint64(argument(l, turn))}
		}}, nil
}

// argument is n: with a tail, without one, a multiple of all widths, or nothing.
func argument(l *Launch, turn int) uint32 {
	n := l.threads()
	return [...]uint32{uint32(n - 5), uint32(n), uint32(n &^ 63), uint32(n - 5), 0}[turn%5]
}
