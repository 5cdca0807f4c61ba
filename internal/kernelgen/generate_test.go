package kernelgen

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/ptx"
)

// sizes are tried in turn.
var sizes = []int{0, 10, 30, 150}

// options are those of the i-th kernel of a test.
func options(i int) Options {
	o := Options{Size: sizes[i%len(sizes)]}
	if i%3 == 0 {
		o.With = Unstructured
	}
	return o
}

func TestDeterministic(t *testing.T) {
	seen := make(map[string]bool)
	for seed := range uint64(50) {
		src := Generate(seed, Options{})
		assert.Equal(t, src, Generate(seed, Options{}))
		assert.False(t, seen[src], "seed %d", seed)
		seen[src] = true
	}
}

// TestReadable has our own reader take every kernel.
func TestReadable(t *testing.T) {
	for i := range 400 {
		src := Generate(uint64(i), options(i))
		_, m, diags := ptx.Read("k.ptx", []byte(src))
		require.Empty(t, diags, "seed %d\n%s", i, src)
		require.NoError(t, ir.VerifyModule(m), "seed %d\n%s", i, src)
		require.NotNil(t, m.Func("k"))
	}
}

// TestAssembles has NVIDIA's assembler take a sample.
func TestAssembles(t *testing.T) {
	a := tools.PTXAS(t)
	for i := range 50 {
		t.Run(fmt.Sprintf("seed%d", i), func(t *testing.T) {
			t.Parallel()
			src := Generate(uint64(i), options(i))
			assert.NoError(t, a.Assemble(t, "k.ptx", []byte(src)), "%s", src)
		})
	}
}

// shapes are what kernels must show now and then.
var shapes = map[string]string{
	"guarded definition":      `@!?%p\d add`,
	"guarded load":            `@!?%p\d ld\.global`,
	"guarded store":           `@!?%p\d st\.global`,
	"two predicates":          `setp\.\w+\.s32 %q0\|%q1`,
	"switch":                  `brx\.idx`,
	"early return":            `@!?%p\d ret`,
	"early exit":              `@!?%p\d exit`,
	"branch to the end":       `@!?%p\d bra DONE`,
	"call":                    `call \(z`,
	"barrier":                 `bar\.sync 0`,
	"carry":                   `addc\.u32`,
	"scope":                   `\{\n\t\.reg \.b32 %r0`,
	"local predicate rewrite": `setp\.\w+\.s32 (%p\d)\|%p\d`,
	"combined comparison":     `setp\.\w+\.and\.s32 .*, !%p`,
	"mesh":                    `setp\.le\.s32 %s\d+`,
	"read at a data index":    `ld\.global\.u32 %r\d, \[%a0\+4\]`,
}

func TestShapesOccur(t *testing.T) {
	const kernels = 300
	count := make(map[string]int)
	for i := range kernels {
		src := Generate(uint64(i), options(i))
		for name, shape := range shapes {
			if regexp.MustCompile(shape).MatchString(src) {
				count[name]++
			}
		}
	}
	for name := range shapes {
		assert.GreaterOrEqual(t, count[name], kernels/50, name)
	}
}

// words are what a kernel without a feature must not have.
var words = map[Features]string{
	Loops: `%c\d`, Switches: `brx`, Returns: `exit|@!?%p[1-9] bra DONE`, Calls: `call|\.func`, Shared: `bar\.|\.shared`, Floats: `fma|add\.f32`, Longs: `add\.s64 %l`,
	Guards: `@!?%p\d ld`, Unstructured: `setp\.le\.s32 %s`,
}

func TestWithoutFeatures(t *testing.T) {
	for f, word := range words {
		for seed := range uint64(40) {
			src := Generate(seed, Options{With: All &^ f, Without: f, Size: 100})
			assert.NotRegexp(t, word, src, "without %b, seed %d", f, seed)
		}
	}
}
