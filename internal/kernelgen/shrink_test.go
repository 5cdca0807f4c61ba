package kernelgen

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/ptx"
)

// wellFormed reports whether our reader takes a text without a word.
func wellFormed(src string) bool {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	return len(diags) == 0 && m.Func("k") != nil && ir.VerifyModule(m) == nil
}

// TestShrink looks for what two statements that hang together leave, and nothing else.
func TestShrink(t *testing.T) {
	const seed = 5
	src := Generate(seed, Options{Size: 150, With: All})
	fails := func(s string) bool {
		return wellFormed(s) && strings.Contains(s, "@%") && strings.Contains(s, "st.global.u32 [%out+24]")
	}
	require.True(t, fails(src))
	small := Shrink(src, fails)
	assert.True(t, fails(small))
	assert.LessOrEqual(t, strings.Count(small, "\n"), 12, small)
	assert.Equal(t, small, Shrink(src, fails), "the same each time")
}

func TestShrinkOfWhatDoesNotFail(t *testing.T) {
	assert.Equal(t, "a\nb\n", Shrink("a\nb\n", func(string) bool { return false }))
	assert.Equal(t, "b\n", Shrink("a\nb\nc\n", func(s string) bool { return strings.Contains(s, "b") }))
}

// TestShrinkEnds shows that there is an end to the questions.
func TestShrinkEnds(t *testing.T) {
	asked := 0
	Shrink(strings.Repeat("x\n", 30000), func(s string) bool {
		asked++
		return len(s)%4 == 0 || len(s) == 60000
	})
	assert.LessOrEqual(t, asked, maxTries)
}
