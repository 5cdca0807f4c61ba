package checks_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/internal/tools"
	"lockstep/lint"
)

// sampled is every how many of the files are linted where LOCKSTEP_REQUIRE_TOOLS is not set.
const sampled = 29

// TestClang lints all LLVM IR that clang-22 makes of the OpenCL kernels, 345 files: for three targets, at every level of optimisation.
// Only k12 has a barrier that not all threads reach; with an unknown launch nothing else is certain. (The same of PTX is in
// testdata, and in TestCorpus.)
func TestClang(t *testing.T) {
	files := tools.OpenCLFiles(t)
	assert.Len(t, files, 345)
	clang := tools.Clangs[0]
	linted := 0
	for i, o := range files {
		wrong := strings.HasPrefix(o.Kernel, "k12_")
		if !tools.Required() && i%sampled != 0 {
			continue
		}
		linted++
		m := read(t, o.Name, clang.Compile(t, o))
		for _, l := range []string{"2,256", "?"} {
			ds := run(t, m, mistakes(), l)
			if wrong {
				assert.NotEmpty(t, ds, "%s --launch %s", o.Name, l)
				continue
			}
			for _, d := range ds {
				if l == "?" {
					assert.NotEqual(t, lint.Definite, d.Certainty, "%s --launch ?: line %d: %s", o.Name, d.Pos().Line, d.Message)
				} else {
					assert.Fail(t, "false alarm", "%s --launch %s: line %d: %s", o.Name, l, d.Pos().Line, d.Message)
				}
			}
		}
	}
	t.Logf("%d of %d files", linted, len(files))
}
