package report_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/report"
)

func analyze(t *testing.T, path string, launches ...string) *report.AnalyzeReport {
	t.Helper()
	in := load(t, filepath.Join(testdata, path))
	var o report.Options
	for _, s := range launches {
		l, err := launch.Parse(s)
		require.NoError(t, err)
		o.Launches = append(o.Launches, l)
	}
	fs, err := report.Analyze(in, o)
	require.NoError(t, err)
	return &report.AnalyzeReport{Schema: report.AnalyzeSchema, Kernels: fs}
}

// TestAnalyzeJSON walks the document of every kernel of testdata: the fields of the contract, their types, their words.
func TestAnalyzeJSON(t *testing.T) {
	for _, path := range kernelFiles(t) {
		rel, err := filepath.Rel(testdata, path)
		require.NoError(t, err)
		var b bytes.Buffer
		require.NoError(t, analyze(t, rel).WriteJSON(&b))
		var doc map[string]any
		require.NoError(t, json.Unmarshal(b.Bytes(), &doc))
		assert.Equal(t, "lockstep.analyze/v1", doc["schema"])
		for _, x := range doc["kernels"].([]any) {
			k := x.(map[string]any)
			assert.NotEmpty(t, k["kernel"])
			assert.Equal(t, k["kernel"], k["function"])
			assert.Contains(t, k["launch"], "origin")
			ids := map[any]bool{}
			for _, x := range k["values"].([]any) {
				v := x.(map[string]any)
				require.False(t, ids[v["id"]], "ids are unique")
				ids[v["id"]] = true
				require.Contains(t, []string{"instruction", "phi", "argument"}, v["kind"])
				require.Contains(t, []string{"none", "warp", "block", "cluster", "grid"}, v["scope"])
				require.Contains(t, []string{"uniform", "affine", "pattern", "divergent"}, v["shape"])
				require.Equal(t, v["shape"] == "uniform", v["scope"] != "none", "%s line %v", rel, v["line"])
				require.Equal(t, v["shape"] == "affine", v["stride"] != nil)
				require.Equal(t, v["shape"] == "uniform" && v["refined"] != true, len(v["why"].([]any)) == 0, "%s line %v: who differs has a cause", rel, v["line"])
				require.Positive(t, v["line"], "%s: %v", rel, v["name"])
			}
			for i, x := range k["branches"].([]any) {
				b := x.(map[string]any)
				require.Equal(t, float64(i), b["id"])
				require.Contains(t, []string{"never", "tail", "static", "lane", "data"}, b["class"])
				require.Nil(t, b["executed"], "nothing was run")
			}
		}
	}
}

// TestListing: every line of the function is there once, in order, and every statement that computes something has a mark.
func TestListing(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, analyze(t, "cases/C09.ptx", "1,64").WriteText(&b, report.TextOptions{}))
	text := b.String()
	for _, want := range []string{
		"cases/C09.ptx: kernel c09, launch 1,64 (flag)",
		"19 ~ affine 1   |   mov.u32 %r1, %tid.x;",
		"24 d lane       |   @%p1 bra END;",
		"^ lane; lanes meet at line 29",
		"43 d static     |   @%p1 bra.uni END;",
		"^ static; taken by 0x0000001f of warp 0, 0x00000000 of warp 1; lanes meet at line 46; the assembler would guard it",
	} {
		assert.Contains(t, text, want)
	}
	assert.NotContains(t, text, "\x1b")
	b.Reset()
	require.NoError(t, analyze(t, "cases/C09.ptx", "1,64").WriteText(&b, report.TextOptions{Color: true}))
	assert.Contains(t, b.String(), "\x1b[31md\x1b[0m")
}

func TestWhy(t *testing.T) {
	var b bytes.Buffer
	r := analyze(t, "cases/C09.ptx", "1,64")
	found, err := r.WriteWhy(&b, "r3", report.TextOptions{})
	require.NoError(t, err)
	assert.True(t, found)
	assert.Contains(t, b.String(), "phi %r3: uniform, scope grid\n    differs where it is used: line 31\n")
	assert.Contains(t, b.String(), "    line 45: two paths from the branch at line 43 meet here\n")
	assert.Contains(t, b.String(), "    lanes 0 and 5 of warp 0 hold 0x1 and 0x2\n")
	found, err = r.WriteWhy(&b, "%nothing", report.TextOptions{})
	require.NoError(t, err)
	assert.False(t, found)
}

// TestAnalyzeCallers: a listing says for whose calls of a helper it holds.
func TestAnalyzeCallers(t *testing.T) {
	src := ptxHead + ".func own() { ret; }\n.visible .func seen() { ret; }\n.visible .func lost() { ret; }\n.visible .entry k() { call own; call seen; ret; }\n"
	in, diags := frontend.Load("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	fs, err := report.Analyze(in, report.Options{})
	require.NoError(t, err)
	var got []string
	for _, f := range fs {
		got = append(got, f.Function+" "+f.Callers)
	}
	assert.Equal(t, []string{"own all", "seen own", "lost unknown", "k own"}, got)
	var b bytes.Buffer
	require.NoError(t, (&report.AnalyzeReport{Kernels: fs}).WriteText(&b, report.TextOptions{}))
	assert.Contains(t, b.String(), "function own, launch ? (unknown)\n")
	assert.Contains(t, b.String(), "function seen, launch ? (unknown), called from the kernels of this module\n")
	assert.Contains(t, b.String(), "function lost, launch ? (unknown), called from anywhere\n")
}
