package ir

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestRoundTrip shows that the text form says everything: a module parsed from it has the same structure, and prints the
// same bytes.
func TestRoundTrip(t *testing.T) {
	for seed := range uint64(1000) {
		m := randomModule(seed)
		text := m.String()
		back, err := Parse("test.ir", []byte(text))
		require.NoError(t, err, "seed %d\n%s", seed, text)
		require.Equal(t, text, back.String(), "seed %d", seed)
		if want, got := structure(m), structure(back); want != got {
			require.Equal(t, want, got, "seed %d\n%s", seed, text)
		}
	}
}
