package uniform

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Identities of elements are those of nothing else, and of one function: what a caller passes has none in the callee.
func TestElementRoots(t *testing.T) {
	seen := map[int32]bool{}
	for _, id := range []ir.ID{0, 1, 2, 999, maxElementRoots - 1} {
		for i := range maxElements {
			r := elementRoot(id, i)
			assert.False(t, seen[r])
			assert.Less(t, r, -2-int32(target.NumSregs))
			seen[r] = true
		}
	}
	assert.Equal(t, none, elementRoot(maxElementRoots, 0))
	assert.Equal(t, none, elementRoot(0, maxElements))
	f := smallFrame(t)
	for root, kept := range map[int32]bool{3: false, none: false, elementRoot(0, 0): false, elementRoot(9, 3): false, -2 - int32(target.STidX): true} {
		x := uniformAt(Warp, fromRun, 32)
		x.root = root
		y := f.adopt(x, f)
		if kept {
			assert.Equal(t, root, y.root)
		} else {
			assert.Equal(t, none, y.root, "%d", root)
		}
	}
}
