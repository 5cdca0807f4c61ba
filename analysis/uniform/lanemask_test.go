package uniform

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/ir/target"
)

// The masks of lanes at, up to, below, from and above a lane (PTX ISA 10, %lanemask_*).
func TestLaneMask(t *testing.T) {
	for _, width := range []uint64{1, 8, 32} {
		for lane := uint64(0); lane < width; lane++ {
			checkLaneMasks(t, lane, width)
		}
	}
}

func checkLaneMasks(t *testing.T, lane, width uint64) {
	var eq, le, lt, ge, gt uint64
	for l := uint64(0); l < width; l++ {
		bit := uint64(1) << l
		if l == lane {
			eq |= bit
		}
		if l <= lane {
			le |= bit
		}
		if l < lane {
			lt |= bit
		}
		if l >= lane {
			ge |= bit
		}
		if l > lane {
			gt |= bit
		}
	}
	assert.Equal(t, eq, laneMask(target.SLanemaskEq, lane, int(width)))
	assert.Equal(t, le, laneMask(target.SLanemaskLe, lane, int(width)))
	assert.Equal(t, lt, laneMask(target.SLanemaskLt, lane, int(width)))
	assert.Equal(t, ge, laneMask(target.SLanemaskGe, lane, int(width)))
	assert.Equal(t, gt, laneMask(target.SLanemaskGt, lane, int(width)))
}
