package uniform_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/soundness"
	"lockstep/ir/frontend"
)

// elementsGrammar writes kernels in LLVM IR that take vectors and structures apart and put them together, through selects, casts, phis
// behind branches and in loops, and calls, elements undefined and not. All values have the types <4 x i32> and {i32, [2 x i32], i1},
// and every element of each ends in a scalar, so that what is claimed of elements is judged.
type elementsGrammar struct {
	r        *rand.Rand
	out      strings.Builder
	next     int
	at       string // label of the block that is written
	scalars  []string
	bits     []string
	vectors  []string
	structs  []string
	depth    int
	function bool
}

const (
	vectorType = "<4 x i32>"
	structType = "{i32, [2 x i32], i1}"
)

func (g *elementsGrammar) pick(list []string) string { return list[g.r.IntN(len(list))] }

func (g *elementsGrammar) name() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

// put writes an instruction and adds its result to a list.
func (g *elementsGrammar) put(to *[]string, format string, args ...any) string {
	n := g.name()
	fmt.Fprintf(&g.out, "%s = %s\n", n, fmt.Sprintf(format, args...))
	*to = append(*to, n)
	return n
}

func (g *elementsGrammar) statement() {
	x, y, v, s, p := g.pick(g.scalars), g.pick(g.scalars), g.pick(g.vectors), g.pick(g.structs), g.pick(g.bits)
	w := g.pick(g.vectors)
	switch g.r.IntN(21) {
	case 0, 1:
		g.put(&g.vectors, "insertelement %s %s, i32 %s, i64 %d", vectorType, v, x, g.r.IntN(4))
	case 2:
		var i []string
		i = append(i, g.put(&i, "and i32 %s, 3", y))
		g.put(&g.vectors, "insertelement %s %s, i32 %s, i32 %s", vectorType, v, x, i[0])
	case 3:
		var i []string
		i = append(i, g.put(&i, "and i32 %s, 3", y))
		g.put(&g.scalars, "extractelement %s %s, i32 %s", vectorType, v, i[0])
	case 4, 5:
		g.put(&g.vectors, "shufflevector %s %s, %s %s, <4 x i32> <i32 %d, i32 %d, i32 %d, i32 %s>", vectorType, v, vectorType, w,
			g.r.IntN(8), g.r.IntN(8), g.r.IntN(8), g.pick([]string{"0", "3", "6", "poison"}))
	case 6, 7:
		g.put(&g.vectors, "%s %s %s, %s", g.pick([]string{"add", "sub", "mul", "and", "or", "xor"}), vectorType, v, w)
	case 8:
		g.put(&g.vectors, "%s %s %s, <i32 %d, i32 1, i32 2, i32 30>", g.pick([]string{"lshr", "shl", "ashr", "urem", "udiv"}), vectorType, v, 1+g.r.IntN(7))
	case 9:
		var c []string
		g.put(&c, "icmp %s %s %s, %s", g.pick([]string{"ult", "eq", "sge"}), vectorType, v, w)
		g.put(&g.vectors, "select <4 x i1> %s, %s %s, %s %s", c[0], vectorType, w, vectorType, g.pick(g.vectors))
		g.put(&g.bits, "extractelement <4 x i1> %s, i64 %d", c[0], g.r.IntN(4))
	case 10:
		g.put(&g.vectors, "select i1 %s, %s %s, %s %s", p, vectorType, v, vectorType, w)
	case 11:
		g.put(&g.structs, "select i1 %s, %s %s, %s %s", p, structType, s, structType, g.pick(g.structs))
	case 12, 13:
		g.put(&g.structs, "insertvalue %s %s, i32 %s, %s", structType, s, x, g.pick([]string{"0", "1, 0", "1, 1"}))
	case 14:
		g.put(&g.structs, "insertvalue %s %s, i1 %s, 2", structType, s, p)
	case 15:
		g.put(&g.scalars, "extractvalue %s %s, %s", structType, s, g.pick([]string{"0", "1, 0", "1, 1"}))
		g.put(&g.bits, "extractvalue %s %s, 2", structType, s)
	case 16:
		var a []string
		g.put(&a, "extractvalue %s %s, 1", structType, s)
		g.put(&g.structs, "insertvalue %s %s, [2 x i32] %s, 1", structType, g.pick(g.structs), a[0])
	case 17:
		var a []string
		mid := g.pick([]string{"<2 x i64>", "<8 x i16>", "<16 x i8>", "i128"})
		g.put(&a, "bitcast %s %s to %s", vectorType, v, mid)
		switch mid {
		case "<2 x i64>":
			g.put(&a, "add <2 x i64> %s, <i64 1, i64 0>", a[0])
		case "<8 x i16>":
			g.put(&a, "shufflevector <8 x i16> %s, <8 x i16> %s, <8 x i32> <i32 0, i32 8, i32 2, i32 1, i32 7, i32 5, i32 4, i32 6>", a[0], a[0])
		}
		g.put(&g.vectors, "bitcast %s %s to %s", mid, a[len(a)-1], vectorType)
	case 18:
		g.put(&g.vectors, "freeze %s %s", vectorType, v)
		g.put(&g.structs, "freeze %s %s", structType, s)
	case 19:
		g.put(&g.bits, "icmp %s i32 %s, %s", g.pick([]string{"ult", "eq", "sgt"}), x, y)
		if g.function {
			g.put(&g.structs, "call %s @f(i32 %s, i32 %s, %s %s)", structType, x, y, vectorType, v)
		}
	default:
		g.put(&g.scalars, "%s i32 %s, %s", g.pick([]string{"add", "sub", "xor", "and"}), x, y)
	}
}

// block writes statements, and with some depth branches and loops among them.
func (g *elementsGrammar) block(n int) {
	for range n {
		switch k := g.r.IntN(12); {
		case g.depth < 2 && k == 0:
			g.branch()
		case g.depth < 2 && k == 1:
			g.loop()
		default:
			g.statement()
		}
	}
}

// scoped writes what may be used only inside.
func (g *elementsGrammar) scoped(do func()) {
	a, b, c, d := len(g.scalars), len(g.bits), len(g.vectors), len(g.structs)
	g.depth++
	do()
	g.depth--
	g.scalars, g.bits, g.vectors, g.structs = g.scalars[:a], g.bits[:b], g.vectors[:c], g.structs[:d]
}

func (g *elementsGrammar) label() string {
	g.next++
	return fmt.Sprintf("l%d", g.next)
}

func (g *elementsGrammar) start(label string) {
	fmt.Fprintf(&g.out, "%s:\n", label)
	g.at = label
}

func (g *elementsGrammar) branch() {
	yes, no, join := g.label(), g.label(), g.label()
	fmt.Fprintf(&g.out, "br i1 %s, label %%%s, label %%%s\n", g.pick(g.bits), yes, no)
	var v, s, from [2]string
	for i, l := range []string{yes, no} {
		g.scoped(func() {
			g.start(l)
			g.block(1 + g.r.IntN(3))
			v[i], s[i], from[i] = g.pick(append(g.vectors, "poison")), g.pick(append(g.structs, "poison", "undef")), g.at
			fmt.Fprintf(&g.out, "br label %%%s\n", join)
		})
	}
	g.start(join)
	g.put(&g.vectors, "phi %s [ %s, %%%s ], [ %s, %%%s ]", vectorType, v[0], from[0], v[1], from[1])
	g.put(&g.structs, "phi %s [ %s, %%%s ], [ %s, %%%s ]", structType, s[0], from[0], s[1], from[1])
}

func (g *elementsGrammar) loop() {
	head, out := g.label(), g.label()
	v, s, i := g.name(), g.name(), g.name()
	v0, s0, before := g.pick(append(g.vectors, "poison")), g.pick(g.structs), g.at
	limit := g.pick(g.scalars)
	var few []string
	g.put(&few, "and i32 %s, 3", limit)
	fmt.Fprintf(&g.out, "br label %%%s\n", head)
	var last []string
	g.scoped(func() {
		g.start(head)
		mark := g.out.Len()
		g.vectors, g.structs, g.scalars = append(g.vectors, v, v), append(g.structs, s, s), append(g.scalars, i)
		g.block(2 + g.r.IntN(4))
		v1, s1, i1 := g.pick(g.vectors), g.pick(g.structs), g.name()
		c := g.name()
		end := fmt.Sprintf("%s = add i32 %s, 1\n%s = icmp ult i32 %s, %s\nbr i1 %s, label %%%s, label %%%s\n", i1, i, c, i1, few[0], c, head, out)
		body := g.out.String()
		g.out.Reset()
		fmt.Fprintf(&g.out, "%s%s = phi %s [ %s, %%%s ], [ %s, %%%s ]\n%s = phi %s [ %s, %%%s ], [ %s, %%%s ]\n%s = phi i32 [ 0, %%%s ], [ %s, %%%s ]\n%s%s",
			body[:mark], v, vectorType, v0, before, v1, g.at, s, structType, s0, before, s1, g.at, i, before, i1, g.at, body[mark:], end)
		last = []string{v1, s1}
	})
	g.start(out)
	g.vectors, g.structs = append(g.vectors, last[0], v), append(g.structs, last[1], s)
}

// elements takes the last values apart.
func (g *elementsGrammar) elements(n int) {
	var ends []string
	for _, v := range g.vectors[max(0, len(g.vectors)-n):] {
		for i := range 4 {
			g.put(&ends, "extractelement %s %s, i64 %d", vectorType, v, i)
		}
	}
	for _, s := range g.structs[max(0, len(g.structs)-n):] {
		for _, i := range []string{"0", "1, 0", "1, 1", "2"} {
			g.put(&ends, "extractvalue %s %s, %s", structType, s, i)
		}
	}
}

// generateElements returns kernel number seed.
func generateElements(seed uint64) string {
	g := &elementsGrammar{r: rand.New(rand.NewPCG(seed, 41))}
	g.at = "entry"
	g.scalars, g.bits = []string{"%a", "%b", "7"}, []string{"true"}
	g.put(&g.bits, "icmp ult i32 %%a, %%b")
	g.vectors, g.structs = []string{"%v", "<i32 1, i32 2, i32 3, i32 4>"}, []string{"zeroinitializer"}
	g.block(4)
	fmt.Fprintf(&g.out, "ret %s %s\n}\n", structType, g.structs[len(g.structs)-1])
	function := fmt.Sprintf("define internal %s @f(i32 %%a, i32 %%b, %s %%v) {\nentry:\n%s", structType, vectorType, g.out.String())

	g.out.Reset()
	g.at, g.function = "entry", g.r.IntN(2) == 0
	g.scalars, g.bits = []string{"%u_n", "%u_b", "%d_t", "%d_t", "5"}, []string{"%u_p", "%d_p"}
	g.vectors, g.structs = []string{"zeroinitializer", "poison", "<i32 1, i32 2, i32 3, i32 4>"}, []string{"zeroinitializer", "undef", "{i32 1, [2 x i32] [i32 2, i32 3], i1 true}"}
	g.put(&g.vectors, "insertelement %s zeroinitializer, i32 %%u_n, i64 1", vectorType)
	g.put(&g.vectors, "load %s, ptr addrspace(1) %%u_in", vectorType)
	g.block(8 + g.r.IntN(10))
	g.elements(6)
	return elementsKernel(function + "---\n" + g.out.String())
}

// TestElementsByExecution runs generated kernels over vectors and structures and checks every claim on every scalar. LOCKSTEP_KERNELS and
// LOCKSTEP_SEED as in TestSoundByExecution.
func TestElementsByExecution(t *testing.T) {
	n, start := number(t, "LOCKSTEP_KERNELS", 60), number(t, "LOCKSTEP_SEED", 0)
	tally := new(soundness.Tally)
	failures := 0
	for i := start; i < start+n && failures < 3; i++ {
		src := generateElements(uint64(i))
		in, diags := frontend.Load("k.ll", []byte(src))
		require.False(t, diags.HasErrors(), "seed %d: %s\n%s", i, diags, src)
		c := config(i)
		c.Tally = tally
		faults, err := c.Judge(elementsSubject(in.Module))
		require.NoError(t, err, "seed %d", i)
		if !assert.Empty(t, faults, "seed %d\n%s", i, src) {
			failures++
		}
	}
	t.Log(tally)
	assert.Greater(t, tally.Uniform, 100*n, "hardly anything is uniform")
	assert.Greater(t, tally.Ended, 2*n)
}
