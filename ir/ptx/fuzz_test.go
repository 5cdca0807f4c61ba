package ptx

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/internal/testfiles"
	"lockstep/internal/tools"
)

// checkAnyInput holds what must be true of every input: Parse does not panic,
// errors have places, a tree without errors tiles the text, and the diagnostics
// are the same every time.
func checkAnyInput(t *testing.T, src []byte) {
	t.Helper()
	f, diags := Parse("any.ptx", src)
	require.NotNil(t, f)
	for _, d := range diags {
		require.Positive(t, d.Line, d.String())
		require.Positive(t, d.Col, d.String())
		require.NotContains(t, d.Message, "\n")
	}
	if !diags.HasErrors() {
		requireTiles(t, f)
	}
	_, again := Parse("any.ptx", bytes.Clone(src))
	require.Equal(t, diags, again)
}

// seeds returns texts that reach most of the parser.
func seeds(t testing.TB) [][]byte {
	t.Helper()
	var out [][]byte
	for _, path := range append(testfiles.Paths(t, "testdata/cases", ".ptx"), testdata+"/kernels/clamp.ptx", testdata+"/kernels/clang-made/c01.O2.ptx") {
		src, err := os.ReadFile(path)
		if err == nil {
			out = append(out, src)
		}
	}
	archives, err := filepath.Glob("testdata/errors/*.txtar")
	require.NoError(t, err)
	for _, path := range archives {
		ar, err := txtar.ParseFile(path)
		require.NoError(t, err)
		out = append(out, ar.Files[0].Data)
	}
	return out
}

func FuzzParse(f *testing.F) {
	for _, s := range seeds(f) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src []byte) { checkAnyInput(t, src) })
}

// TestMutations parses real text with pieces cut out, doubled and swapped: a
// fuzzer's first minutes, the same every time.
func TestMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	texts := seeds(t)
	for i := range 3000 {
		src := bytes.Clone(texts[rng.IntN(len(texts))])
		for range 1 + rng.IntN(4) {
			if len(src) < 2 {
				break
			}
			a := rng.IntN(len(src))
			b := min(len(src), a+1+rng.IntN(20))
			switch rng.IntN(4) {
			case 0:
				src = append(src[:a:a], src[b:]...)
			case 1:
				src = append(src[:b:b], src[a:]...)
			case 2:
				src[a] = "{}[]();:,.@%|!-+\"/*#\n 0x\x00\xff"[rng.IntN(26)]
			case 3:
				src = src[:a]
			}
		}
		require.NotPanics(t, func() { checkAnyInput(t, src) }, "mutation %d:\n%s", i, src)
	}
}

// TestHostile parses megabytes of what a naive parser takes quadratic time or
// unbounded stack for.
func TestHostile(t *testing.T) {
	const head = ".version 8.0\n.target sm_80\n.entry k() {\n"
	const size = 1 << 20
	fill := func(s string) string { return strings.Repeat(s, size/len(s)+1) }
	var distinct strings.Builder
	for i := 0; distinct.Len() < size; i++ {
		fmt.Fprintf(&distinct, "op%d.m%d %%r%d;\n", i, i, i)
	}
	// Recursion that its input does not bound would overflow this stack.
	defer debug.SetMaxStack(debug.SetMaxStack(1 << 18))
	for name, text := range map[string]string{
		"open scopes":         head + fill("{"),
		"close scopes":        head + fill("}"),
		"scopes":              head + fill("{}"),
		"lists":               head + "mov.u32 a, " + fill("{"),
		"lists of lists":      head + fill("mov.u32 {{{{{{{{;\n"),
		"addresses":           head + "mov.u32 a, " + fill("[a,"),
		"parentheses":         head + "mov.u32 a, " + fill("("),
		"unary":               head + "mov.u32 a, " + fill("-"),
		"sums":                head + "mov.u32 a, 1" + fill("+1") + ";}",
		"conditionals":        head + "mov.u32 a, " + fill("1?1:"),
		"conditionals nested": head + "mov.u32 a, " + fill("1?"),
		"conditions":          head + "mov.u32 a, 1" + fill("?1:1") + ";}",
		"generics":            ".global .u64 a = " + fill("generic("),
		"fields":              ".global .samplerref a = " + fill("{a="),
		"casts":               head + "mov.u32 a, " + fill("(.s64)"),
		"nots":                head + "mov.u32 a, " + fill("!"),
		"masks":               head + "mov.u32 a, " + fill("1("),
		"name":                head + "mov.u32 " + fill("a") + ";}",
		"opcode":              head + fill("a.") + ";}",
		"opcode with blanks":  head + fill("a .") + ";}",
		"opcodes":             head + distinct.String() + "}",
		"one line":            head + strings.ReplaceAll(distinct.String(), "\n", " ") + "}",
		"number":              head + "mov.u32 a, " + fill("1") + ";}",
		"float":               head + "mov.f64 a, 1." + fill("1") + ";}",
		"hex float":           head + "mov.f64 a, 0d" + fill("1") + ";}",
		"comments":            head + fill("/**/"),
		"unclosed comment":    head + fill("/*"),
		"slashes":             head + fill("/ "),
		"strings":             head + fill("\"\n"),
		"hashes":              head + fill("#\n"),
		"hashes on a line":    head + fill(" #"),
		"blanks and hashes":   head + "x" + strings.Repeat(" ", size) + "#\n",
		"newlines":            head + fill("\n"),
		"at signs":            head + fill("@"),
		"dots":                head + fill("."),
		"semicolons":          head + fill(";"),
		"labels":              head + fill("a:"),
		"colons":              head + fill("::"),
		"errors":              head + fill("= ;\n"),
		"missing semicolons":  head + fill("mov.u32 a, b\n"),
		"unknown directives":  head + fill(".x "),
		"unclosed section":    fill(".section .x {\n"),
		"attributes":          fill(".attribute("),
		"entries":             fill(".entry a("),
		"funcs":               fill(".func f;"),
		"dims":                ".global .b8 a" + fill("[1]") + ";",
		"pragmas":             fill(".pragma \"\","),
		"zeros":               fill("\x00"),
		"bytes":               fill("\xff\xfe"),
		"tuples":              head + "call " + fill("("),
		"pairs":               head + "mov.u32 a" + fill("|a") + ";}",
	} {
		t.Run(name, func(t *testing.T) {
			start := tools.ProcessorTime()
			_, diags := Parse("hostile.ptx", []byte(text))
			// Linear time is some 10 ms here; quadratic time would be minutes.
			require.Less(t, tools.ProcessorTime()-start, 5*time.Second)
			require.LessOrEqual(t, len(diags), 202)
		})
	}
}
