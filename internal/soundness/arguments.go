package soundness

import (
	"fmt"
	"math/rand/v2"
)

// Functions that get what their caller knows much of, as the body of a kernel does: an index, %idx, and what that is compared with, %m.
// In the kernel these are an index and the argument n. Call sites pass on what they have, or make something of it. All of that is
// drawn from a sequence of its own, so that the other kernels are what they were before there were such.

// widen decides whether functions have these parameters.
func (g *generator) widen(seed uint64) {
	if r := rand.New(rand.NewPCG(seed, 0x77696465)); g.calls && r.IntN(3) > 0 {
		g.wide = r
	}
}

func (g *generator) oneOf(options ...string) string { return options[g.wide.IntN(len(options))] }

// wideParams declares the parameters, behind others.
func (g *generator) wideParams() string {
	if g.wide == nil {
		return ""
	}
	return ", .param .b32 i, .param .b32 m"
}

// wideKernel gives the kernel its %idx and %m.
func (g *generator) wideKernel() {
	if g.wide == nil {
		return
	}
	g.line("ld.param.u32 %%m, [n]")
	g.line("mov.u32 %%idx, %%tid.x")
	if g.wide.IntN(3) > 0 {
		g.line("mov.u32 %%t, %%ctaid.x")
		g.line("mov.u32 %%few, %%ntid.x")
		g.line("mad.lo.u32 %%idx, %%few, %%t, %%idx")
		g.line("and.b32 %%few, %%m, 3")
	}
	for range g.wide.IntN(3) {
		g.call()
	}
}

// wideFunction reads the parameters, and sometimes guards the rest of the function with them, or a piece before it.
func (g *generator) wideFunction() {
	if g.wide == nil {
		return
	}
	g.line("ld.param.b32 %%idx, [i]")
	g.line("ld.param.b32 %%m, [m]")
	if g.wide.IntN(3) == 0 {
		g.line("mov.u32 %%d1, %%idx")
	}
	for range 1 + g.wide.IntN(2) {
		x, y := "%idx", g.oneOf("%m", "%m", "%m", "8", "32", "%u0")
		switch g.wide.IntN(6) {
		case 0:
			g.line("add.u32 %%t, %%idx, %s", g.oneOf("1", "3", "32"))
			x = "%t"
		case 1:
			g.line("and.b32 %%t, %%idx, %s", g.oneOf("1", "7", "32"))
			x, y = "%t", g.oneOf("0", "4", "%few")
		case 2:
			g.line("sub.u32 %%t, %%m, %s", g.oneOf("1", "2", "32"))
			y = "%t"
		}
		g.line("setp.%s.u32 %%p0, %s, %s", g.oneOf("lt", "ge", "le", "gt", "eq"), x, y)
		if g.wide.IntN(3) == 0 {
			g.line("@%%p0 bra %s", g.placed[len(g.placed)-1])
			continue
		}
		skip := g.label()
		g.line("@%%p0 bra %s", skip)
		g.line("add.u32 %%u1, %%u1, %s", g.oneOf("%m", "1", "%idx"))
		g.out.WriteString(skip + ":\n")
	}
}

// wideArguments stores what a call passes for the parameters, and names the variables that hold it.
func (g *generator) wideArguments() string {
	if g.wide == nil {
		return ""
	}
	i, m := "%idx", "%m"
	switch g.wide.IntN(8) {
	case 0:
		i = g.divergent()
	case 1:
		i = g.oneOf("0", "7", "%u1")
	case 2, 3:
		g.line("add.u32 %%t, %%idx, %s", g.oneOf("1", "3", "32", "-1"))
		i = "%t"
	case 4:
		g.line("mov.u32 %%t, %s", g.oneOf("%tid.x", "%laneid", "%tid.y"))
		i = "%t"
	}
	n := g.scopes
	g.line(".param .b32 i%d", n)
	g.line(".param .b32 m%d", n)
	g.line("st.param.b32 [i%d], %s", n, i)
	switch g.wide.IntN(8) {
	case 0:
		m = g.oneOf("32", "5", "-1")
	case 1:
		g.line("sub.u32 %%t, %%m, %s", g.oneOf("1", "8", "32"))
		m = "%t"
	case 2:
		m = g.uniform()
	}
	g.line("st.param.b32 [m%d], %s", n, m)
	return fmt.Sprintf(", i%d, m%d", n, n)
}

// wideRegisters declares the registers.
func (g *generator) wideRegisters() string {
	if g.wide == nil {
		return ""
	}
	return "\t.reg .b32 %idx, %m;\n"
}
