package kernelgen

import (
	"fmt"
	"strings"
)

// construct is a shape of control flow.
type construct struct {
	weight int
	needs  Features
	make   func(g *gen)
}

// constructs is filled in below, since the shapes hold sequences themselves.
var constructs []construct

func init() {
	constructs = []construct{
		{6, 0, (*gen).straight},
		{4, 0, (*gen).triangle},
		{4, 0, (*gen).diamond},
		{2, 0, (*gen).rewritten},
		{2, 0, (*gen).shortCircuit},
		{2, Loops, (*gen).loop},
		{1, Switches, (*gen).switches},
		{1, Returns, (*gen).leave},
		{1, Calls, (*gen).call},
		{2, Unstructured, (*gen).forwardJumps},
		{1, Unstructured | Loops, (*gen).mesh},
	}
}

// sequence writes a few constructs, one after the other.
func (g *gen) sequence() {
	for range g.between(1, 3) {
		g.construct()
	}
}

// construct writes one construct at random; only straight code where there is no room for more.
func (g *gen) construct() {
	if g.depth >= maxDepth || g.budget <= 0 {
		g.straight()
		return
	}
	total := 0
	for i := range constructs {
		if c := &constructs[i]; g.fits(c) {
			total += c.weight
		}
	}
	n := g.r.IntN(total)
	for i := range constructs {
		c := &constructs[i]
		if !g.fits(c) {
			continue
		}
		if n -= c.weight; n < 0 {
			g.depth++
			c.make(g)
			g.depth--
			return
		}
	}
}

func (g *gen) fits(c *construct) bool {
	switch {
	case c.needs&^g.features != 0:
		return false
	case c.needs&Loops != 0:
		return len(g.loops) < maxLoops
	case c.needs&Returns != 0:
		return !g.helper // a function must have written its result
	case c.needs&Calls != 0:
		return len(g.funcs) > 0 && !g.helper
	}
	return true
}

// test writes a comparison into a predicate and returns its name: sometimes one that is there already.
func (g *gen) test() string {
	if g.chance(5) {
		return g.predicate()
	}
	p := g.predicate()
	text := "setp.{cmp}.s32 " + p + ", {r}, {R}"
	switch {
	case g.has(Floats) && g.chance(3):
		text = "setp.{fcmp}.f32 " + p + ", {g}, {G}"
	case g.chance(3): // by lane
		text = fmt.Sprintf("and.b32 %%t0, {r}, %d\nsetp.{cmp}.s32 %s, %%t0, {4}", 1<<g.r.IntN(5), p)
	}
	for s := range strings.SplitSeq(g.expand(text), "\n") {
		g.line("%s", s)
	}
	return p
}

// guarded returns a guard on p, or on its negation.
func (g *gen) guard(p string) string {
	if g.chance(3) {
		return "@!" + p
	}
	return "@" + p
}

// jump writes an unconditional branch.
func (g *gen) jump(label string) {
	if g.chance(3) {
		g.line("bra %s", label)
	} else {
		g.line("bra.uni %s", label)
	}
}

// triangle: if without else.
//
//	@p bra J; then; J:
func (g *gen) triangle() {
	join := g.label()
	g.line("%s bra %s", g.guard(g.test()), join)
	g.sequence()
	g.place(join)
}

// diamond: if with else.
//
//	@p bra E; then; bra J; E: else; J:
func (g *gen) diamond() {
	other, join := g.label(), g.label()
	g.line("%s bra %s", g.guard(g.test()), other)
	g.sequence()
	g.jump(join)
	g.place(other)
	g.sequence()
	g.place(join)
}

// rewritten is a diamond whose arms write the predicate that decided between them, and leave other predicates behind.
func (g *gen) rewritten() {
	other, join := g.label(), g.label()
	p := g.test()
	write := func() {
		g.statement()
		if g.chance(3) {
			g.line("setp.%s.s32 %s|%s, %s, %s", g.pick(intCompares), p, g.otherThan(p), g.ints(), g.ints())
		} else {
			g.line("setp.%s.s32 %s, %s, %s", g.pick(intCompares), p, g.ints(), g.ints())
		}
		g.line("@%s add.s32 %s, %s, %s", g.pick([]string{p, "!" + p}), g.ints(), g.ints(), g.ints())
		g.straight()
	}
	g.line("%s bra %s", g.guard(p), other)
	write()
	g.jump(join)
	g.place(other)
	if g.chance(3) {
		g.straight()
	} else {
		write()
	}
	g.place(join)
	g.line("@%s xor.b32 %s, %s, %s", p, g.ints(), g.ints(), g.ints())
}

// otherThan returns a predicate that is not p.
func (g *gen) otherThan(p string) string {
	for {
		if q := g.predicate(); q != p {
			return q
		}
	}
}

// shortCircuit: a && b && c, or a || b || c.
//
//	@!a bra E; ...; @!b bra E; then; [bra J]; E: [else; J:]
func (g *gen) shortCircuit() {
	other, then := g.label(), g.label()
	or := g.chance(2)
	n := g.between(2, 4)
	for i := range n {
		p := g.test()
		if or && i < n-1 {
			g.line("@%s bra %s", p, then)
		} else {
			g.line("@!%s bra %s", p, other)
		}
		if g.chance(2) {
			g.statement()
		}
	}
	g.place(then)
	g.sequence()
	if g.chance(2) {
		g.place(other)
		return
	}
	join := g.label()
	g.jump(join)
	g.place(other)
	g.sequence()
	g.place(join)
}

// loop: counted, by a constant or by data; with breaks and continues.
//
//	H: [@done bra X;] body; C: count; @again bra H; X:
func (g *gen) loop() {
	c := g.counter
	g.counter++
	l := loop{next: g.label(), exit: g.label()}
	head := g.label()
	switch g.r.IntN(3) {
	case 0:
		g.line("mov.u32 %%c%d, %d", c, g.between(1, maxTrips))
	default:
		g.line("and.b32 %%c%d, %s, %d", c, g.ints(), maxTrips-1)
	}
	atHead := g.chance(2)
	if !atHead {
		g.line("add.s32 %%c%d, %%c%d, 1", c, c)
	}
	g.place(head)
	if atHead {
		g.line("setp.eq.s32 %%s%d, %%c%d, 0", c, c)
		g.line("@%%s%d bra %s", c, l.exit)
	}
	g.loops = append(g.loops, l)
	for range g.between(1, 3) {
		g.construct()
		switch {
		case g.chance(3):
			g.line("%s bra %s", g.guard(g.test()), l.exit)
		case g.chance(4):
			g.line("%s bra %s", g.guard(g.test()), l.next)
		case len(g.loops) > 1 && g.chance(4):
			g.line("%s bra %s", g.guard(g.test()), g.loops[0].exit)
		}
	}
	g.loops = g.loops[:len(g.loops)-1]
	g.place(l.next)
	g.line("sub.s32 %%c%d, %%c%d, 1", c, c)
	if atHead {
		g.jump(head)
	} else {
		g.line("setp.gt.s32 %%s%d, %%c%d, 0", c, c)
		g.line("@%%s%d bra %s", c, head)
	}
	g.place(l.exit)
}

// switches: a branch by index; some cases run into the next.
func (g *gen) switches() {
	n := g.between(2, 6)
	join, list := g.label(), g.label()
	cases := make([]string, n)
	for i := range cases {
		cases[i] = g.label()
	}
	targets := append([]string(nil), cases...)
	if g.chance(3) {
		targets = append(targets, join, cases[0]) // a hole, and two indices for one case
	}
	g.line("rem.u32 %%t0, %s, %d", g.ints(), len(targets))
	g.b.WriteString(list + ": .branchtargets " + strings.Join(targets, ", ") + ";\n")
	g.line("brx.idx %%t0, %s", list)
	for i, c := range cases {
		g.place(c)
		if g.chance(4) {
			g.construct()
		} else {
			g.straight()
		}
		if i < n-1 && !g.chance(4) {
			g.jump(join)
		}
	}
	g.place(join)
}

// leave: out of the kernel from the middle.
func (g *gen) leave() {
	if g.has(Memory) {
		g.line("st.global.u32 [%%out+28], %s", g.ints())
	}
	p := g.test()
	switch g.r.IntN(4) {
	case 0:
		g.line("%s ret", g.guard(p))
	case 1:
		g.line("%s exit", g.guard(p))
	case 2:
		g.line("%s bra DONE", g.guard(p))
	default:
		skip := g.label()
		g.line("%s bra %s", g.guard(p), skip)
		g.straight()
		g.line("st.global.u32 [%%out+4], %s", g.ints())
		g.line("%s", g.pick([]string{"ret", "exit", "bra DONE"}))
		g.place(skip)
	}
}

// call passes two words to a device function.
func (g *gen) call() {
	g.ids++
	g.b.WriteString("\t{\n")
	g.lines(fmt.Sprintf(`
		.param .b32 x%[1]d
		.param .b32 y%[1]d
		.param .b32 z%[1]d
		st.param.b32 [x%[1]d], %[2]s
		st.param.b32 [y%[1]d], %[3]s
		call (z%[1]d), %[4]s, (x%[1]d, y%[1]d)
		ld.param.b32 %[5]s, [z%[1]d]`, g.ids, g.ints(), g.ints(), g.pick(g.funcs), g.ints()))
	g.b.WriteString("\t}\n")
}

// forwardJumps: blocks that jump forward into any later one, arms that cross.
func (g *gen) forwardJumps() {
	n := g.between(3, 6)
	labels := make([]string, n+1)
	for i := range labels {
		labels[i] = g.label()
	}
	for i := range n {
		g.place(labels[i])
		g.straight()
		switch to := labels[g.between(i+1, n)]; g.r.IntN(4) {
		case 0:
		case 1:
			g.line("bra %s", to)
		default:
			g.line("%s bra %s", g.guard(g.test()), to)
		}
	}
	g.place(labels[n])
}

// meshFuel is how many blocks a thread may visit in a mesh.
const meshFuel = 24

// mesh: blocks that jump anywhere among themselves, entered in two places. Each visit costs fuel, so it ends.
func (g *gen) mesh() {
	c := g.counter
	g.counter++
	n := g.between(3, 6)
	exit := g.label()
	labels := make([]string, n)
	for i := range labels {
		labels[i] = g.label()
	}
	g.line("mov.u32 %%c%d, %d", c, g.between(2, meshFuel))
	g.line("%s bra %s", g.guard(g.test()), labels[g.between(1, n-1)])
	for i := range n {
		g.place(labels[i])
		g.line("sub.s32 %%c%d, %%c%d, 1", c, c)
		g.line("setp.le.s32 %%s%d, %%c%d, 0", c, c)
		g.line("@%%s%d bra %s", c, exit)
		g.straight()
		g.line("%s bra %s", g.guard(g.test()), g.pick(labels))
		if g.chance(3) {
			g.line("bra %s", g.pick(labels))
		}
	}
	g.place(exit)
}
