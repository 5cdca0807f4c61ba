package llvm

import (
	"math/rand/v2"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// Token-level mutation: real texts with some tokens dropped, doubled, swapped, or replaced by tokens of another text.

// mutantsPerText is how many mutants of each text in testdata are read.
const mutantsPerText = 6

// Bounds on reading a mutant.
const (
	maxMutantTime   = 20 * time.Second
	maxMutantMemory = 50 // times the text, and maxMutantBase for the tables that each file has
	maxMutantBase   = 4 << 20
)

func TestMutants(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var pool [][]byte
	var all [][][]byte
	for _, name := range texts(t) {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		toks := tokensOf(src)
		all = append(all, toks)
		pool = append(pool, toks...)
	}
	clean := 0
	for i, toks := range all {
		for n := range mutantsPerText {
			src := mutate(rng, toks, pool, 1+n)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, m, diags := Read("mutant.ll", src)
			require.Less(t, time.Since(start), maxMutantTime)
			runtime.ReadMemStats(&after)
			assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(maxMutantBase+maxMutantMemory*len(src)), "text %d, mutant %d", i, n)
			if m == nil {
				assert.True(t, diags.HasErrors())
				continue
			}
			clean++
			PromoteModule(m)
			assert.NoError(t, ir.VerifyModule(m))
		}
	}
	assert.Positive(t, clean, "some mutants must still be modules")
}

// tokensOf cuts a text into its tokens, each with the space before it.
func tokensOf(src []byte) [][]byte {
	l := lexer{src: src, line: 1, fail: func(uint32, uint32, uint32, string) {}}
	var toks [][]byte
	at := uint32(0)
	for {
		var t token
		l.next(&t)
		if t.kind == tokEOF {
			return toks
		}
		toks = append(toks, src[at:t.end])
		at = t.end
	}
}

func mutate(rng *rand.Rand, toks, pool [][]byte, edits int) []byte {
	out := append([][]byte(nil), toks...)
	for range edits {
		i := rng.IntN(len(out))
		switch rng.IntN(5) {
		case 0:
			out[i] = nil
		case 1:
			out[i] = append(append([]byte(nil), out[i]...), out[i]...)
		case 2:
			j := rng.IntN(len(out))
			out[i], out[j] = out[j], out[i]
		case 3:
			out[i] = pool[rng.IntN(len(pool))]
		case 4:
			j := min(len(out), i+rng.IntN(20))
			for k := i; k < j; k++ {
				out[k] = nil
			}
		}
	}
	var b []byte
	for _, t := range out {
		b = append(b, t...)
	}
	return b
}
