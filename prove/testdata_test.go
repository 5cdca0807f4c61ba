package prove_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/prove"
	"lockstep/transform"
)

func ptxFiles(t testing.TB, root string) []string {
	var list []string
	require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".ptx") {
			list = append(list, path)
		}
		return err
	}))
	require.NotEmpty(t, list)
	return list
}

// forced reads a file and converts every branch that it can.
func forced(t testing.TB, path string) (before, after *ir.Module, res *transform.Result) {
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	_, before, diags := ptx.Read(path, src)
	require.False(t, diags.HasErrors(), diags.String())
	after = before.Clone()
	opts := transform.DefaultOptions()
	opts.Force = true
	res, err = transform.Run(after, analysis.NewEnv(after, launch.Launch{}), opts)
	require.NoError(t, err)
	return before, after, res
}

// TestEveryRewriteIsProved asks for a proof of every function of testdata that if-convert changes when it may do all that is
// legal.
func TestEveryRewriteIsProved(t *testing.T) {
	changed, regions, rewrites := 0, 0, 0
	var took time.Duration
	for _, path := range ptxFiles(t, "../testdata") {
		before, after, res := forced(t, path)
		rewrites += res.Rewrites
		for _, name := range res.Changed {
			start := time.Now()
			v := prove.Equivalent(before.Func(name), after.Func(name))
			d := time.Since(start)
			took += d
			changed++
			regions += len(v.Regions)
			if !v.Proved {
				t.Errorf("%s: %s: %s", path, name, v.Reason)
			}
			if d > 20*time.Millisecond {
				fmt.Println(path, name, d, len(v.Regions))
			}
		}
	}
	t.Logf("%d functions with %d rewrites proved in %d regions, in %v", changed, rewrites, regions, took)
}
