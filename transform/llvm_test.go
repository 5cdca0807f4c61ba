package transform

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/ir/llvm"
)

// converted is what if-convert made of a module of LLVM IR.
type converted struct {
	text    []byte
	changed []string // functions
	module  *ir.Module
}

// convertLLVM converts everything legal in src, writes it back, reads it again and compares. Nothing but the changed functions
// may differ.
func convertLLVM(t *testing.T, name string, src []byte) converted {
	t.Helper()
	in, diags := frontend.Load(name, src)
	require.False(t, diags.HasErrors(), diags.String())
	opts := DefaultOptions()
	opts.Force = true
	res, err := Run(in.Module, analysis.NewEnv(in.Module, launch.Launch{}), opts)
	require.NoError(t, err)
	out, err := in.Emit(in.Module)
	require.NoError(t, err, name)
	if len(res.Changed) == 0 {
		assert.Equal(t, string(src), string(out), "%s: nothing changed", name)
		return converted{text: out, module: in.Module}
	}
	sameAgain(t, in, in.Module, out)
	changed := map[string]bool{}
	for _, f := range res.Changed {
		changed[f] = true
	}
	assert.Equal(t, textOutside(t, name, src, changed), textOutside(t, name, out, changed), name)
	return converted{text: out, changed: res.Changed, module: in.Module}
}

// textOutside is the text of a module without those functions, and without use-list orders.
func textOutside(t *testing.T, name string, src []byte, functions map[string]bool) string {
	t.Helper()
	f, diags := llvm.Parse(name, src)
	require.False(t, diags.HasErrors(), "%s\n%s", diags, src)
	text := string(src)
	for _, fn := range f.Funcs {
		if functions[f.Globals[fn.Global].Name] {
			text = strings.Replace(text, f.Text(fn.Span), "", 1)
		}
	}
	for _, u := range f.UseList {
		text = strings.Replace(text, f.Text(u)+"\n", "", 1)
	}
	return text
}

// llvmTexts calls do for every module of LLVM IR that comes with the tests.
func llvmTexts(t *testing.T, do func(name string, src []byte)) {
	t.Helper()
	for _, pattern := range []string{"../testdata/cases/*.ll", "../testdata/kernels/*/*.ll", "../ir/llvm/testdata/*/*.ll"} {
		paths, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, path := range paths {
			if strings.Contains(path, "/errors/") {
				continue
			}
			src, err := os.ReadFile(path)
			require.NoError(t, err)
			do(filepath.ToSlash(path), src)
		}
	}
	paths, err := filepath.Glob("testdata/ifconvert-select/*.txtar")
	require.NoError(t, err)
	for _, path := range paths {
		ar, err := txtar.ParseFile(path)
		require.NoError(t, err)
		do(strings.TrimSuffix(filepath.ToSlash(path), ".txtar")+".ll", ar.Files[0].Data)
	}
}

func TestLLVMTextsAreWritten(t *testing.T) {
	functions := 0
	llvmTexts(t, func(name string, src []byte) {
		functions += len(convertLLVM(t, name, src).changed)
	})
	assert.Greater(t, functions, 50)
}

// runLine is what a function of a case gives: RUN: k(-1, 2) = 1. A trap, and a result that may be any, are left to the simulator.
var runLine = regexp.MustCompile(`(?m)^; RUN: (\w+)\(([^)]*)\) = ([-.\d]+|true|false)$`)

// TestLLVMWitnesses runs the functions of numbers of the cases on the host, before and after.
func TestLLVMWitnesses(t *testing.T) {
	lli := tools.LLI22(t)
	paths, err := filepath.Glob("../testdata/cases/*.ll")
	require.NoError(t, err)
	runs := 0
	for _, path := range paths {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		lines := runLine.FindAllStringSubmatch(string(src), -1)
		if len(lines) == 0 {
			continue
		}
		runs += len(lines)
		c := convertLLVM(t, path, src)
		for _, text := range []string{string(src), string(c.text)} {
			cmd := exec.Command(lli, "-")
			cmd.Stdin = strings.NewReader(withMain(t, text, c.module, lines))
			msg, err := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); err != nil && code > 0 && code <= len(lines) {
				assert.Fail(t, "wrong", "%s: %s\n%s", path, lines[code-1][0], text)
			} else {
				assert.NoError(t, err, "%s\n%s", path, msg)
			}
		}
	}
	assert.Greater(t, runs, 20)
}

// withMain adds a main function that does the runs and gives the number of the first that is wrong, from 1, or 0. The host runs
// it, whatever the target.
func withMain(t *testing.T, text string, m *ir.Module, runs [][]string) string {
	var b strings.Builder
	b.WriteString(regexp.MustCompile(`(?m)^target triple.*$`).ReplaceAllString(text, ""))
	b.WriteString("\ndefine i32 @main() {\n")
	for i, r := range runs {
		f := m.Func(r[1])
		require.NotNil(t, f, r[1])
		var args []string
		for k, a := range strings.Split(r[2], ",") {
			args = append(args, typeName(f.Params[k].Type)+" "+strings.TrimSpace(a))
		}
		ty := typeName(f.Results[0].Type)
		compare := "icmp ne"
		if f.Results[0].Type.Kind == ir.KindFloat {
			compare = "fcmp une"
		}
		fmt.Fprintf(&b, "  %%r%d = call %s @%s(%s)\n  %%w%d = %s %s %%r%d, %s\n", i, ty, r[1], strings.Join(args, ", "), i, compare, ty, i, r[3])
		fmt.Fprintf(&b, "  br i1 %%w%d, label %%bad%d, label %%next%d\nbad%d:\n  ret i32 %d\nnext%d:\n", i, i, i, i, i+1, i)
	}
	b.WriteString("  ret i32 0\n}\n")
	return b.String()
}

// typeName is a number's type in LLVM IR.
func typeName(t *ir.Type) string {
	if t.Kind == ir.KindFloat {
		return map[int]string{32: "float", 64: "double"}[t.Bits]
	}
	return fmt.Sprintf("i%d", t.Bits)
}
