package target

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPredication(t *testing.T) {
	p, ok := PredicationOf("sm_80")
	require.True(t, ok)
	assert.True(t, p.Predicates(true, 7, 0))
	assert.False(t, p.Predicates(true, 8, 0))
	assert.True(t, p.Predicates(false, 4, 4))
	assert.False(t, p.Predicates(false, 0, 5))
	_, ok = PredicationOf("gfx90a")
	assert.False(t, ok, "nothing is known")
}
