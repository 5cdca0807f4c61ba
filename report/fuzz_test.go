package report_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/report"
)

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
	require.Less(t, time.Since(start), 20*time.Second)
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
