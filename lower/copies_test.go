package lower

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// One copy after the other must leave what all copies at once leave.
func TestSequence(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		n := 1 + rng.IntN(8)
		dsts := rng.Perm(10)[:n]
		var copies []Copy
		for _, d := range dsts {
			copies = append(copies, Copy{Slot(d), Slot(rng.IntN(10))})
		}
		const temp = 10
		var regs, want [11]int
		for i := range regs {
			regs[i], want[i] = i, i
		}
		for _, c := range copies {
			want[c.Dst] = int(c.Src)
		}
		out := sequence(copies, func() Slot { return temp })
		for _, c := range out {
			regs[c.Dst] = regs[c.Src]
		}
		require.Equal(t, want[:temp], regs[:temp], "%v as %v", copies, out)
		require.LessOrEqual(t, len(out), n+n/2)
	}
}
