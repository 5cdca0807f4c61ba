package sim_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/sim"
)

// escape is the escape-time kernel in plain Go.
func escape(i int, trips uint32, span float32) uint32 {
	step := span * 0.046875
	cx := float32(i&63-32)*step - 0.5
	cy := float32(i>>6) * step
	var zx, zy float32
	for k := uint32(0); k < trips; k++ {
		zx2, zy2 := zx*zx, zy*zy
		if float32(zx2)+float32(zy2) > 4 {
			return k
		}
		zxy := float32(zx * zy)
		zx = float32(float32(zx2)-float32(zy2)) + cx
		zy = zxy*2 + cy
	}
	return trips
}

func TestMandel(t *testing.T) {
	const n, trips = 500, 100
	b := loadFile(t, "kernels/mandel.ptx", "").buffer("out", 4*n).arg32(n).arg32(trips).argF32(1).block(128).grid(4)
	r := b.run(sim.Done)
	got := b.words("out", n)
	for i := range got {
		require.Equal(t, escape(i, trips, 1), got[i], "point %d", i)
	}
	assert.Equal(t, 1, r.Counters.MaxStackDepth, "the points behind the bounds guard of the last warp escape together")
}

func BenchmarkMandel(b *testing.B) {
	k := loadFile(b, "kernels/mandel.ptx", "").buffer("out", 4*4096).arg32(4096).arg32(1000).argF32(0.2).block(256).grid(16)
	var lanes uint64
	for b.Loop() {
		r := k.run(sim.Done)
		lanes += r.Counters.ThreadInstructions
	}
	b.ReportMetric(float64(lanes)/b.Elapsed().Seconds()/1e9, "Gli/s")
}
