package soundness

import (
	"fmt"
	"strings"
)

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
	more := g.wideArguments()
	g.line("call (z%d), %s, (x%d, y%d%s)", g.scopes, f, g.scopes, g.scopes, more)
	g.line("ld.param.b32 %s, [z%d]", g.reg(), g.scopes)
	g.out.WriteString("\t}\n")
}
