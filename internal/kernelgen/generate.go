package kernelgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

const (
	// SlotBytes is how many bytes of in and of out belong to one thread.
	SlotBytes = 32
	// InSlots is how many slots in must have whatever the launch: kernels read at indices below it that depend on data.
	InSlots = 256
	// MaxBlock is how many threads a block may have: shared memory has a word for each.
	MaxBlock = 1024
)

// Features are what a kernel may hold beyond arithmetic and branches.
type Features uint

// The features.
const (
	Loops        Features = 1 << iota // counted ones, with breaks and continues
	Switches                          // brx.idx
	Returns                           // ret, exit, and branches to the common end, out of the middle
	Calls                             // device functions
	Shared                            // shared memory and barriers; then no thread leaves early
	Memory                            // loads and stores in the body
	Floats                            // f32
	Longs                             // 64-bit integers
	Guards                            // guarded instructions
	Unstructured                      // jumps into the middle of other code, irreducible cycles
	numFeatures  = iota
)

// All is every feature.
const All Features = 1<<numFeatures - 1

// Options say what a kernel looks like. The zero Options give one of moderate size with everything but unstructured flow.
type Options struct {
	Size    int      // statements to aim at; 0 means DefaultSize
	Without Features // never these
	With    Features // always allow these: Unstructured is not allowed otherwise. Shared excludes Returns
}

// DefaultSize is the number of statements where Options does not say.
const DefaultSize = 60

// maxDepth is how deep control flow nests, maxLoops how deep loops do: with at most maxTrips trips each they bound the work.
const (
	maxDepth = 5
	maxLoops = 2
	maxTrips = 8
)

// The registers that statements choose from.
const (
	numInts   = 6
	numLongs  = 3
	numFloats = 4
	numPreds  = 4
	numTemps  = 4
)

// Generate returns the text of a kernel named k.
func Generate(seed uint64, o Options) string {
	g := &gen{r: rand.New(rand.NewPCG(seed, 0x6b65726e656c)), features: (All &^ Unstructured) | o.With, budget: o.Size}
	if g.budget == 0 {
		g.budget = DefaultSize
	}
	g.drop()
	g.features = (g.features | o.With) &^ o.Without
	if g.has(Shared) {
		g.features &^= Returns
	}
	g.comment = fmt.Sprintf("// kernelgen: seed %d, options %+v", seed, o)
	return g.module()
}

// gen is a kernel in the making.
type gen struct {
	r        *rand.Rand
	features Features
	comment  string
	b        strings.Builder

	budget  int // statements left
	labels  int
	depth   int
	counter int // loop counters made so far, in this function
	loops   []loop
	funcs   []string // device functions
	helper  bool     // a device function is being made
	ids     int      // what makes names of call parameters differ
}

// loop is an open loop.
type loop struct {
	next, exit string // labels of the next trip and of the end
}

func (g *gen) has(f Features) bool { return g.features&f != 0 }

// drop forbids some features at random, so that the others stand out.
func (g *gen) drop() {
	for f := Features(1); f < All; f <<= 1 {
		if g.chance(4) {
			g.features &^= f
		}
	}
	if g.chance(2) { // most kernels have no barriers, and then may leave early
		g.features &^= Shared
	}
}

// chance is true once in n.
func (g *gen) chance(n int) bool { return g.r.IntN(n) == 0 }

// between is a number from lo to hi.
func (g *gen) between(lo, hi int) int { return lo + g.r.IntN(hi-lo+1) }

func (g *gen) pick(s []string) string { return s[g.r.IntN(len(s))] }

// line writes a statement.
func (g *gen) line(format string, args ...any) {
	g.b.WriteByte('\t')
	fmt.Fprintf(&g.b, format, args...)
	g.b.WriteString(";\n")
}

func (g *gen) label() string {
	g.labels++
	return fmt.Sprintf("L%d", g.labels)
}

func (g *gen) place(label string) { g.b.WriteString(label + ":\n") }

// lines writes statements given one a line; empty lines are skipped.
func (g *gen) lines(text string) {
	for s := range strings.Lines(text) {
		if s = strings.TrimSpace(s); s != "" {
			g.line("%s", s)
		}
	}
}

func (g *gen) module() string {
	g.b.WriteString(g.comment + "\n.version 6.4\n.target sm_70\n.address_size 64\n\n")
	if g.has(Shared) {
		fmt.Fprintf(&g.b, ".shared .align 4 .b32 exchange[%d];\n\n", MaxBlock)
	}
	if g.has(Calls) {
		budget := g.budget
		for range g.between(1, 2) {
			g.function(fmt.Sprintf("helper%d", len(g.funcs)))
		}
		g.budget = budget
	}
	g.kernel()
	return g.b.String()
}

// registers declares the registers of a function. Loop counters are not known before the body is made.
func (g *gen) registers(body string) {
	g.b.WriteString("{\n")
	g.line(".reg .pred %%p<%d>", numPreds)
	g.line(".reg .b32 %%r<%d>", numInts)
	g.line(".reg .b32 %%t<%d>", numTemps)
	g.line(".reg .b64 %%l<%d>", numLongs)
	g.line(".reg .f32 %%f<%d>", numFloats)
	g.line(".reg .b16 %%h<2>")
	g.line(".reg .b64 %%a<2>")
	g.line(".reg .pred %%q<2>")
	if g.counter > 0 {
		g.line(".reg .b32 %%c<%d>", g.counter)
		g.line(".reg .pred %%s<%d>", g.counter)
	}
	g.b.WriteString(body)
	g.b.WriteString("}\n")
}

// body makes the text of a function's body before its registers are known.
func (g *gen) body(make func()) string {
	outer := g.b
	g.b = strings.Builder{}
	g.counter, g.depth, g.loops = 0, 0, nil
	make()
	text := g.b.String()
	g.b = outer
	return text
}

// function makes a device function of two words that gives one.
func (g *gen) function(name string) {
	g.helper = true
	g.budget = g.between(4, 14)
	body := g.body(func() {
		g.line("ld.param.b32 %%r0, [a]")
		g.line("ld.param.b32 %%r1, [b]")
		g.line("cvt.rn.f32.s32 %%f0, %%r1")
		g.initRest(2, 1)
		g.sequence()
		if g.has(Returns) && g.chance(2) {
			g.line("st.param.b32 [ret], %s", g.ints())
			g.line("@%s ret", g.predicate())
			g.straight()
		}
		g.mix("%r0")
		g.line("st.param.b32 [ret], %%r0")
		g.line("ret")
	})
	g.helper = false
	fmt.Fprintf(&g.b, ".func (.param .b32 ret) %s(.param .b32 a, .param .b32 b)\n", name)
	g.registers(body)
	g.b.WriteByte('\n')
	g.funcs = append(g.funcs, name)
}

// kernel makes the entry.
func (g *gen) kernel() {
	body := g.body(func() {
		g.lines(`
			mov.u32 %thread, %tid.x
			mov.u32 %width, %ntid.x
			mov.u32 %t0, %ctaid.x
			mad.lo.s32 %gid, %t0, %width, %thread
			ld.param.u32 %n, [n]`)
		if !g.has(Shared) {
			g.line("setp.ge.u32 %%p0, %%gid, %%n")
			g.line("@%%p0 bra DONE")
		}
		g.lines(fmt.Sprintf(`
			ld.param.u64 %%base, [in]
			ld.param.u64 %%out, [out]
			cvta.to.global.u64 %%base, %%base
			cvta.to.global.u64 %%out, %%out
			mul.wide.u32 %%a0, %%gid, %d
			add.s64 %%in, %%base, %%a0
			add.s64 %%out, %%out, %%a0
			ld.global.u32 %%r0, [%%in]
			ld.global.u32 %%r1, [%%in+4]
			mov.u32 %%r2, %%gid
			ld.global.f32 %%f0, [%%in+8]
			ld.global.f32 %%f1, [%%in+12]`, SlotBytes))
		g.initRest(3, 2)
		for g.budget > 0 {
			g.sequence()
			if g.has(Shared) && g.chance(2) {
				g.exchange()
			}
		}
		g.mix("%r0")
		g.lines(`
			st.global.u32 [%out], %r0
			st.global.f32 [%out+8], %f0
			st.global.f32 [%out+12], %f1
			st.global.u64 [%out+16], %l0`)
		g.place("DONE")
		g.line("ret")
	})
	g.b.WriteString(".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)\n")
	g.registers("\t.reg .b32 %thread, %width, %gid, %n;\n\t.reg .b64 %base, %in, %out;\n" + body)
}

// initRest gives the registers a value that have none: ints and floats from the given numbers on.
func (g *gen) initRest(ints, floats int) {
	for i := ints; i < numInts; i++ {
		g.line("mov.u32 %%r%d, %d", i, g.r.Uint32()>>g.r.IntN(32))
	}
	for i := range numLongs {
		g.line("cvt.u64.u32 %%l%d, %%r%d", i, i)
	}
	for i := floats; i < numFloats; i++ {
		g.line("mov.f32 %%f%d, %s", i, g.floatConst())
	}
	for i := range numPreds {
		g.line("setp.%s.s32 %%p%d, %%r%d, %%r%d", g.pick(intCompares), i, i%2, (i+1)%3)
	}
}

// mix folds all integers and predicates into one register, so that none is for nothing.
func (g *gen) mix(d string) {
	for i := range numInts {
		if r := fmt.Sprintf("%%r%d", i); r != d {
			g.line("mad.lo.s32 %s, %s, 31, %s", d, d, r)
		}
	}
	for i := range numPreds {
		g.line("selp.b32 %%t0, %d, 0, %%p%d", 1<<(3*i), i)
		g.line("xor.b32 %s, %s, %%t0", d, d)
	}
}

// exchange has each thread hand a word to another thread of its block.
func (g *gen) exchange() {
	g.lines(fmt.Sprintf(`
		mov.u32 %%t0, exchange
		shl.b32 %%t1, %%thread, 2
		add.s32 %%t1, %%t1, %%t0
		st.shared.u32 [%%t1], %s
		bar.sync 0
		add.u32 %%t1, %%thread, %d
		rem.u32 %%t1, %%t1, %%width
		shl.b32 %%t1, %%t1, 2
		add.s32 %%t1, %%t1, %%t0
		ld.shared.u32 %s, [%%t1]
		bar.sync 0`, g.ints(), g.between(1, 40), g.ints()))
}
