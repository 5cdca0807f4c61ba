package ir

import (
	"bytes"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTextForm shows the text form as it is at the top of print.go.
func TestTextForm(t *testing.T) {
	assert.Equal(t, sound, parseSound(t).String())
	m := parseSound(t)
	k := m.Func("k")
	for _, tt := range []struct{ got, want string }{
		{k.Blocks[2].String(), "b2"},
		{valueByID(k, 8).String(), "v8"},
		{valueByID(k, 8).LongString(), "@!v6 v8:b32 = add.s32 v3, v2 else v3 ; to %r1 #4 26:1"},
		{valueByID(k, 19).LongString(), "v19: cexit !v5 -> b3 ; #10 33:1"},
		{k.Blocks[1].LongString(), "b1: <- b0 ; 25:1\n  @!v6 v8:b32 = add.s32 v3, v2 else v3 ; to %r1 #4 26:1\n  v9: fall -> b2\n"},
		{k.NewValue(OpAdd, I32, Pos{}, nil, valueByID(k, 2)).LongString(), "v25:b32 = add v?, v2"},
		{(*Value)(nil).String(), "v?"},
		{(*Block)(nil).String(), "b?"},
	} {
		assert.Equal(t, tt.want, tt.got)
	}
	assert.Contains(t, m.Func("helper").String(), "func @helper ; 5:1\n")

	var b bytes.Buffer
	n, err := m.WriteTo(&b)
	assert.NoError(t, err)
	assert.Equal(t, int64(b.Len()), n)
	_, err = m.WriteTo(failingWriter{})
	assert.ErrorIs(t, err, errFull)
}

var errFull = errors.New("full")

type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, errFull }

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

// TestPrinter shows that what a printer keeps between functions changes no byte.
func TestPrinter(t *testing.T) {
	for seed := range uint64(50) {
		m := randomModule(seed)
		p := NewPrinter(m)
		for range 2 {
			for _, f := range m.Funcs {
				require.Equal(t, f.String(), p.Func(f), "seed %d", seed)
			}
		}
	}
}
