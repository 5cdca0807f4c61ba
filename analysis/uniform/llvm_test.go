package uniform_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/frontend"
)

var expectation = regexp.MustCompile(`(?m)^; (EXPECT|WISH)-(UNI|DIV|BRUNI|BRDIV): @(\S+) (%?\S+)`)

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
			env := analysis.NewEnv(in.Module, parsed(t, "?"))
			for _, m := range expectation.FindAllStringSubmatch(string(src), -1) {
				f := in.Module.Func(m[3])
				require.NotNil(t, f, m[3])
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

// Integers of widths that no table has: their analysis must not stumble, and must not call them uniform.
func TestOddWidths(t *testing.T) {
	for _, width := range []string{"i1", "i2", "i7", "i24", "i33", "i63", "i65", "i128", "i1000"} {
		for _, cast := range []string{"zext", "sext", "trunc"} {
			text := strings.NewReplacer("ODD", width, "CAST", cast).Replace(`target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ODD %n) "nvvm.reqntid"="64" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = shl i32 %b, 6
  %i32 = add i32 %b64, %tid
  %i = CAST i32 %i32 to ODD
  %c = icmp ult ODD %i, %n
  br i1 %c, label %in, label %out
in:
  %h = lshr ODD %i, 0
  %d = icmp ugt ODD %h, 0
  br i1 %d, label %more, label %out
more:
  br label %out
out:
  ret void
}
`)
			in, diags := frontend.Load(width+".ll", []byte(text))
			if diags.HasErrors() { // the cast does not go that way
				continue
			}
			for _, launch := range []string{"?", "4,64"} {
				f := in.Module.Func("k")
				info := analysis.Of(analysis.NewEnv(in.Module, parsed(t, launch)).Cache(f), uniform.Of)
				assert.True(t, info.Divergent(f.Entry()), "%s %s under %s", cast, width, launch)
			}
		}
	}
}
