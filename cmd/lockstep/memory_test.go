package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
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
	percent := func() uint64 {
		sample := []metrics.Sample{{Name: "/gc/gogc:percent"}}
		metrics.Read(sample)
		return sample[0].Value.Uint64()
	}
	assert.Greater(t, percent(), uint64(usualPercent))
	allocate(firstGCBase + 32<<20)
	require.Eventually(t, g.over, 10*time.Second, time.Millisecond, "one after it")
	assert.Equal(t, uint64(usualPercent), percent(), "from then on as usual")
	g.expect(1 << 30)
	assert.Equal(t, uint64(usualPercent), percent(), "later inputs put nothing off")
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
