package uniform_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/frontend"
)

var expectation = regexp.MustCompile(`(?m)^; (EXPECT|WISH)-(UNI|DIV|BRUNI|BRDIV): @(\S+) (%?\S+)`)

// ownWarp lists functions for a machine of another warp width than that of their module, which is what the first function says.
var ownWarp = map[string]int{"w32": 32}

// The expectations in the headers of the cases in LLVM IR: of values where they are defined, and of the branches of blocks.
func TestCasesInLLVM(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "cases", "*.ll"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			in, diags := frontend.Load(path, src)
			require.False(t, diags.HasErrors(), "%s", diags)
			wide := analysis.NewEnv(in.Module, parsed(t, "?"))
			for _, m := range expectation.FindAllStringSubmatch(string(src), -1) {
				f := in.Module.Func(m[3])
				require.NotNil(t, f, m[3])
				env := wide
				if w := ownWarp[m[3]]; w != 0 {
					l := parsed(t, "?")
					l.Warp = w
					env = analysis.NewEnv(in.Module, l)
				}
				info := analysis.Of(env.Cache(f), uniform.Of)
				found := false
				for _, b := range f.Blocks {
					if (m[2] == "BRUNI" || m[2] == "BRDIV") && b.Name == m[4] {
						found = true
						assert.Equal(t, m[2] == "BRDIV", info.Divergent(b), "%s: %v", m[0], info.WhyBranch(b))
					}
					for _, v := range b.Values {
						name := f.RegName(v.Reg)
						if (m[2] == "UNI" || m[2] == "DIV") && (name == m[4] || "%"+name == m[4]) && v.Op != ir.OpUndef {
							found = true
							assert.Equal(t, m[2] == "UNI", info.Uniform(v), "%s: %s: %v", m[0], v.LongString(), info.Why(v))
						}
					}
				}
				assert.True(t, found, "%s: nothing has that name", m[0])
			}
		})
	}
}
