package report_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/report"
)

// hang is the time after which a text counts as one that never ends, also on a busy machine.
const hang = 2 * time.Minute

// wholeRoad takes any text the whole road: whatever it is, it ends soon and well, or is refused.
func wholeRoad(t *testing.T, src []byte) {
	t.Helper()
	start := time.Now()
	in, diags := frontend.Load("any.ptx", src)
	if diags.HasErrors() {
		return
	}
	o := report.DefaultOptions()
	o.MaxIssues = 20_000
	ks, _, err := report.Build(in, o)
	if err == nil {
		for _, k := range ks {
			require.False(t, k.MemEqual != nil && !*k.MemEqual && k.Status == "done", "%v", k.Notes)
			require.True(t, k.MemEqual == nil || k.ReadAgain, "%v", k.Notes)
		}
		require.NoError(t, (&report.Report{Schema: report.ReportSchema, Kernels: ks}).WriteText(discard{}, report.TextOptions{}))
		require.NoError(t, (&report.Report{Schema: report.ReportSchema, Kernels: ks}).WriteJSON(discard{}))
	}
	o.Force = true
	_, _, err = report.Optimize(in, o, false)
	require.NoError(t, err)
	_, err = report.Listing(in, o)
	_ = err // what cannot be lowered is refused by name
	require.Less(t, time.Since(start), hang)
}

type discard struct{}

func (discard) Write(b []byte) (int, error) { return len(b), nil }

// token is a word, a number, blanks, or one more letter.
var token = regexp.MustCompile(`[A-Za-z_$%.][A-Za-z0-9_$.:]*|[0-9][0-9A-Za-z]*|\s+|.`)

// odd are numbers and types that fit few places.
var odd = []string{"4294967296", "99999999999999999999999", "-1", "0", "2147483647", "0x7fffffffffffffff", "1.5", "0f7F800000", "0dFFF0000000000000",
	"9223372036854775807", "1073741824", ".u8", ".s32", ".u64", ".f16", ".f32", ".f64", ".pred", ".b128", ".v4", ".shared", ".local", ".param", "%tid.b0", "_", "{", "}"}

// mutate makes a small change to the tokens of a text; others lends tokens.
func mutate(rng *rand.Rand, toks, others []string) []string {
	if len(toks) < 8 {
		return toks
	}
	word := func(list []string) int {
		i := rng.IntN(len(list))
		for k := 0; k < 20 && strings.TrimSpace(list[i]) == ""; k++ {
			i = rng.IntN(len(list))
		}
		return i
	}
	toks = append([]string(nil), toks...)
	p, q := word(toks), word(toks)
	end := min(len(toks), p+1+rng.IntN(40))
	switch rng.IntN(9) {
	case 0:
		return append(toks[:p], toks[p+1:]...)
	case 1:
		return append(toks[:p+1], toks[p:]...)
	case 2:
		toks[p], toks[q] = toks[q], toks[p]
	case 3:
		toks[p] = others[word(others)]
	case 4:
		toks[p] = odd[rng.IntN(len(odd))]
	case 5: // another token of the same kind
		for k := 0; k < 200; k++ {
			if q = word(toks); toks[q][0] == toks[p][0] && toks[q] != toks[p] {
				toks[p] = toks[q]
				break
			}
		}
	case 6:
		return append(toks[:p], toks[end:]...)
	case 7:
		part := append([]string(nil), toks[p:end]...)
		return append(toks[:q], append(part, toks[q:]...)...)
	case 8:
		return toks[:p]
	}
	return toks
}

// TestHostileTexts takes texts that are a few tokens from real kernels the whole road. The same ones every time.
func TestHostileTexts(t *testing.T) {
	n := 3000
	if testing.Short() {
		n = 100
	}
	rng := rand.New(rand.NewPCG(1, 2))
	var texts [][]string
	for _, path := range kernelFiles(t) {
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		if len(src) < 20_000 {
			texts = append(texts, token.FindAllString(string(src), -1))
		}
	}
	for range n {
		toks := texts[rng.IntN(len(texts))]
		for range 1 + rng.IntN(8)/6 {
			toks = mutate(rng, toks, texts[rng.IntN(len(texts))])
		}
		src := strings.Join(toks, "")
		if rng.IntN(20) == 0 {
			src = strings.ReplaceAll(src, "\n", "\r\n")
		}
		require.NotPanics(t, func() { wholeRoad(t, []byte(src)) }, src)
	}
}

func FuzzReport(f *testing.F) {
	for _, path := range []string{"kernels/clamp.ptx", "kernels/reduce.ptx", "kernels/switch32.ptx", "kernels/nvcc/guarded.ptx", "kernels/nvcc/scopes.ptx", "cases/C03.ptx"} {
		src, err := os.ReadFile(testdata + "/" + path)
		require.NoError(f, err)
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) { wholeRoad(t, src) })
}

// TestHostilePrograms takes programs the whole road that are sound and large or strange: time stays in proportion, and what is too
// much is refused by name.
func TestHostilePrograms(t *testing.T) {
	const regs = ".reg .pred %p<3>; .reg .b32 %r<9>;\nmov.u32 %r1, %tid.x;\n"
	kernel := func(body string) string { return ".visible .entry k()\n{\n" + regs + body + "}\n" }
	repeat := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(format, "#", strconv.Itoa(i)))
		}
		return b.String()
	}
	tree := func(depth int) string {
		text := ".func f0() { ret; }\n"
		for i := range depth {
			text += fmt.Sprintf(".func f%d() { call f%d; call f%d; ret; }\n", i+1, i, i)
		}
		return text
	}
	for name, tt := range map[string]struct{ src, status, reason string }{
		"no end":             {kernel("L: bra L;\n"), "livelock", "nothing changes"},
		"no end, counting":   {kernel("L: add.u32 %r1, %r1, 1;\nbra L;\n"), "limit", "step limit"},
		"recursion":          {".func f() { call f; ret; }\n" + kernel("call f;\nret;\n"), "fault", "more than 1024 calls open"},
		"a tree of calls":    {tree(25) + kernel("call f25;\nret;\n"), "limit", "step limit"},
		"shared memory":      {kernel(".shared .b8 a[4000000000];\nret;\n"), "refused", "bytes of shared memory: a block has at most"},
		"local memory":       {kernel(".local .b8 a[1000000000];\nst.local.u32 [a], %r1;\nret;\n"), "refused", "bytes of local memory: a thread has at most"},
		"parameters":         {".visible .entry k(.param .b8 p[4000000000]) { ret; }\n", "refused", "bytes of parameters: a kernel has at most"},
		"threads":            {".visible .entry k() .reqntid 4294967295, 4294967295, 4294967295 { ret; }\n", "refused", "a block has at most 1024 threads"},
		"threads, wrapping":  {".visible .entry k() .reqntid 2147483648, 2147483648, 4 { ret; }\n", "refused", "a block has at most 1024 threads"},
		"registers":          {kernel(".reg .b32 %x<200000000>;\nmov.u32 %x199999999, %r1;\nret;\n"), "done", ""},
		"diamonds":           {kernel(repeat(5000, "setp.gt.u32 %p1, %r1, 7;\n@%p1 bra T#;\nadd.u32 %r2, %r1, 1;\nbra J#;\nT#: sub.u32 %r2, %r2, 3;\nJ#: xor.b32 %r1, %r1, %r2;\n") + "ret;\n"), "", ""},
		"guards that leave":  {kernel(repeat(10000, "setp.eq.u32 %p1, %r1, #;\n@%p1 ret;\n") + "ret;\n"), "", ""},
		"a wide branch":      {kernel("T: .branchtargets E" + repeat(20000, ", L#") + ";\nbrx.idx %r1, T;\n" + repeat(20000, "L#: add.u32 %r1, %r1, 1;\nbra E;\n") + "E: ret;\n"), "", ""},
		"nested branches":    {kernel(repeat(1000, "setp.gt.u32 %p1, %r1, #;\n@%p1 bra L#;\n") + repeat(1000, "add.u32 %r2, %r1, 1;\n") + repeat(1000, "L#: add.u32 %r1, %r1, 1;\n") + "ret;\n"), "", ""},
		"branches backwards": {kernel("setp.gt.u32 %p1, %r1, 3;\n" + repeat(1000, "L#: add.u32 %r1, %r1, 1;\nsetp.gt.u32 %p1, %r1, 1000000;\n@%p1 bra L0;\n") + "ret;\n"), "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			in, diags := frontend.Load("k.ptx", []byte(ptxHead+tt.src))
			require.False(t, diags.HasErrors(), "%v", diags)
			o := report.DefaultOptions()
			o.MaxIssues = 100_000
			ks, _, err := report.Build(in, o)
			require.NoError(t, err)
			if tt.status != "" {
				require.Equal(t, tt.status, ks[0].Status)
			}
			if tt.reason != "" {
				require.Contains(t, *ks[0].Reason, tt.reason)
			}
			o.Force = true
			_, _, err = report.Optimize(in, o, false)
			require.NoError(t, err)
			// Some 2 seconds where nothing else runs.
			require.Less(t, time.Since(start), hang)
		})
	}
	t.Run("many kernels", func(t *testing.T) {
		start := time.Now()
		one := ".visible .entry k#() {\n" + regs + "setp.eq.u32 %p1, %r1, 3;\n@%p1 bra L;\nadd.u32 %r1, %r1, 1;\nL: ret;\n}\n"
		in, diags := frontend.Load("k.ptx", []byte(ptxHead+repeat(500, one)))
		require.False(t, diags.HasErrors(), "%v", diags)
		ks, _, err := report.Build(in, report.DefaultOptions())
		require.NoError(t, err)
		require.Len(t, ks, 500)
		for _, k := range ks {
			require.Equal(t, int64(32), k.Saved.Issues)
			require.Len(t, k.Rewrites, 1)
		}
		require.Less(t, time.Since(start), hang)
	})
}
