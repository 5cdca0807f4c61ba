package main

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var garbage []byte

// TestFirstGC asks that the first collection waits, and that the ones behind it do not.
func TestFirstGC(t *testing.T) {
	t.Setenv("GOGC", "")
	defer debug.SetGCPercent(usualPercent)
	allocate := func(bytes int) (collections uint32) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range bytes >> 16 {
			garbage = make([]byte, 1<<16)
		}
		runtime.ReadMemStats(&after)
		return after.NumGC - before.NumGC
	}
	runtime.GC()
	var g firstGC
	g.start()
	g.expect(1 << 20)
	assert.Zero(t, allocate(firstGCBase/2), "none before the base")
	assert.Positive(t, allocate(firstGCBase+32<<20), "one after it")
	require.Eventually(t, g.over.Load, 10*time.Second, time.Millisecond)
	assert.Greater(t, allocate(firstGCBase), uint32(2), "from then on as usual")
	g.expect(1 << 30)
	assert.Positive(t, allocate(firstGCBase), "later inputs put nothing off")
}

func TestFirstGCLeavesTheEnvironmentAlone(t *testing.T) {
	t.Setenv("GOGC", "50")
	before := debug.SetGCPercent(usualPercent)
	defer debug.SetGCPercent(before)
	var g firstGC
	g.start()
	g.expect(1 << 30)
	assert.Equal(t, usualPercent, debug.SetGCPercent(usualPercent))
}
