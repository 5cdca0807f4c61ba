package prove_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/prove"
	"lockstep/transform"
)

// forced reads a file and converts every branch that it can. ok is false where the file is not readable input: a case about
// errors.
func forced(t testing.TB, path string) (before, after *ir.Module, res *transform.Result, ok bool) {
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	in, diags := frontend.Load(path, src)
	if diags.HasErrors() {
		return nil, nil, nil, false
	}
	after = in.Module.Clone()
	opts := transform.DefaultOptions()
	opts.Force = true
	res, err = transform.Run(after, analysis.NewEnv(after, launch.Launch{}), opts)
	require.NoError(t, err, path)
	return in.Module, after, res, true
}

// maxProving is what proving all rewrites of testdata may take: a bound for slow machines, ten times what it should be.
const maxProving = 10 * time.Second

// TestEveryRewriteIsProved asks for a proof of every function that if-convert changes when it may do all that is legal.
func TestEveryRewriteIsProved(t *testing.T) {
	for _, c := range []struct {
		root, end string
		least     int // functions that change
	}{{"testdata", ".ptx", 80}, {"ir/llvm/testdata", ".ll", 20}} {
		t.Run(c.end, func(t *testing.T) {
			changed, regions, rewrites := 0, 0, 0
			var took time.Duration
			for _, path := range testfiles.Paths(t, c.root, c.end) {
				before, after, res, ok := forced(t, path)
				if !ok {
					continue
				}
				rewrites += res.Rewrites
				for _, name := range res.Changed {
					start := tools.ProcessorTime()
					v := prove.Equivalent(before.Func(name), after.Func(name))
					took += tools.ProcessorTime() - start
					changed++
					regions += len(v.Regions)
					assert.True(t, v.Proved, "%s: %s: %s", path, name, v.Reason)
				}
			}
			t.Logf("%d functions with %d rewrites proved in %d regions, in %v", changed, rewrites, regions, took)
			assert.GreaterOrEqual(t, changed, c.least)
			assert.Less(t, took, maxProving)
		})
	}
}
