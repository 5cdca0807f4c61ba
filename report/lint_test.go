package report_test

import (
	"bytes"
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/lint/checks"
	"lockstep/report"
)

// lintReport lints a file of testdata, or the text given, under its own name.
func lintReport(t *testing.T, name, src string) *report.LintReport {
	t.Helper()
	if src == "" {
		data, err := os.ReadFile(filepath.Join(testdata, name))
		require.NoError(t, err)
		src = string(data)
	}
	in, diags := frontend.Load(name, []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	fs, err := report.Lint(in, report.Options{}, checks.All)
	require.NoError(t, err)
	return &report.LintReport{Schema: report.LintSchema, Findings: fs}
}

// TestWithheld: what only callers outside the file can bring about is counted, and shown on demand.
func TestWithheld(t *testing.T) {
	src, err := os.ReadFile(filepath.Join("..", "lint", "testdata", "LS201", "callers.ptx"))
	require.NoError(t, err)
	all := lintReport(t, "callers.ptx", string(src))
	var r report.LintReport
	r.Add(all.Findings, false)
	assert.Len(t, r.Findings, len(all.Findings)-1)
	assert.Equal(t, 1, r.Withheld)
	assert.Equal(t, "2 notes; 1 more not shown, in 1 function, which only callers outside the file can bring about by what they pass: --callers shows all", r.Summary())
	for _, f := range r.Findings {
		assert.False(t, f.Callers)
	}
	for _, f := range all.Findings {
		if f.Callers {
			r = report.LintReport{}
			r.Add([]*report.Finding{f}, false)
			assert.Empty(t, r.Findings)
			assert.False(t, r.Fails("note"))
			assert.Equal(t, "no findings; 1 more not shown, in 1 function, which only callers outside the file can bring about by what they pass: --callers shows all", r.Summary())
		}
	}
	r = report.LintReport{}
	r.Add(all.Findings, true)
	assert.Equal(t, all.Findings, r.Findings)
	assert.Equal(t, "3 notes", r.Summary())
}

func TestLintRules(t *testing.T) {
	all, err := report.LintRules(nil)
	require.NoError(t, err)
	assert.Equal(t, checks.All, all)
	some, err := report.LintRules([]string{"ls102", "LS101", "LS102"})
	require.NoError(t, err)
	require.Len(t, some, 2)
	assert.Equal(t, "LS102", some[0].ID)
	_, err = report.LintRules([]string{"LS999"})
	assert.EqualError(t, err, `there is no rule "LS999", expected one of: LS101, LS102, LS103, LS201`)
}

func TestLintFails(t *testing.T) {
	r := lintReport(t, "cases/C07.ptx", "")
	require.NotEmpty(t, r.Findings)
	r.Findings = r.Findings[:0:0]
	for _, at := range []string{"error", "warning", "note", "never"} {
		assert.False(t, r.Fails(at), at)
	}
	r = lintReport(t, "cases/C11.ptx", "")
	assert.True(t, r.Fails("error"))
	assert.True(t, r.Fails("note"))
	assert.False(t, r.Fails("never"))
	assert.Equal(t, "2 errors, 1 note", r.Summary())
}

// TestLintJSON walks the document as a script would: every field of the contract is there, of its type.
func TestLintJSON(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, lintReport(t, "cases/C01.ptx", "").WriteJSON(&b))
	var doc map[string]any
	require.NoError(t, json.Unmarshal(b.Bytes(), &doc))
	assert.Equal(t, "lockstep.lint/v1", doc["schema"])
	list := doc["findings"].([]any)
	require.NotEmpty(t, list)
	for _, x := range list {
		f := x.(map[string]any)
		for _, s := range []string{"rule", "file", "kernel", "message", "fingerprint"} {
			assert.NotEmpty(t, f[s], s)
		}
		assert.Contains(t, []string{"error", "warning", "note"}, f["severity"])
		assert.Contains(t, []string{"definite", "possible"}, f["certainty"])
		assert.Equal(t, "", f["suppressed"])
		assert.Equal(t, false, f["callers"])
		assert.Positive(t, f["line"])
		assert.Positive(t, f["column"])
		for _, s := range f["because"].([]any) {
			step := s.(map[string]any)
			assert.Positive(t, step["line"])
			assert.NotEmpty(t, step["text"])
		}
	}
	b.Reset()
	require.NoError(t, (&report.LintReport{Schema: report.LintSchema, Findings: []*report.Finding{}}).WriteJSON(&b))
	assert.JSONEq(t, `{"schema": "lockstep.lint/v1", "findings": [], "withheld": 0}`, b.String())
}

func TestLintText(t *testing.T) {
	r := lintReport(t, "cases/C11.ptx", "")
	var plain, colored bytes.Buffer
	require.NoError(t, r.WriteText(&plain, report.TextOptions{}))
	require.NoError(t, r.WriteText(&colored, report.TextOptions{Color: true}))
	assert.True(t, strings.HasPrefix(plain.String(), "cases/C11.ptx:13:3: error: lanes 0xfffffffe execute this with the member mask 0x00000001, "+
		"which does not contain them [LS102]\n  bar.warp.sync 0x00000001;\n  ^\n"), plain.String())
	strip := strings.NewReplacer("\x1b[0m", "", "\x1b[1m", "", "\x1b[2m", "", "\x1b[31m", "", "\x1b[33m", "")
	assert.Equal(t, plain.String(), strip.Replace(colored.String()), "colour changes nothing else")
}

func TestLintGitHub(t *testing.T) {
	src, err := os.ReadFile(filepath.Join(testdata, "cases/C11.ptx"))
	require.NoError(t, err)
	var b bytes.Buffer
	require.NoError(t, lintReport(t, "a,b:50%.ptx", string(src)).WriteGitHub(&b))
	lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
	require.Len(t, lines, 3)
	assert.True(t, strings.HasPrefix(lines[0], "::error file=a%2Cb%3A50%25.ptx,line=13,col=3,title=LS102::lanes 0xfffffffe execute"), lines[0])
	assert.Contains(t, lines[0], "%0Aline 13: in a launch of 4,256, warp 0", "the chain follows in the same command")
	assert.True(t, strings.HasPrefix(lines[2], "::notice "), lines[2])
}

// TestSARIF checks what the standard asks of a log (SARIF 2.1.0, 3.13 and following, and what code scanning services ask on
// top): required properties, levels, rule references, regions, fingerprints, relative URIs.
func TestSARIF(t *testing.T) {
	src, err := os.ReadFile(filepath.Join(testdata, "cases/C01.ptx"))
	require.NoError(t, err)
	for name, uri := range map[string]string{"cases/C01.ptx": "cases/C01.ptx", "my kernels/a:b.ptx": "my%20kernels/a:b.ptx", "a:b.ptx": "./a:b.ptx", "/tmp/x.ptx": "file:///tmp/x.ptx"} {
		var b bytes.Buffer
		require.NoError(t, lintReport(t, name, string(src)).WriteSARIF(&b, checks.All, "1.2.3"))
		checkSARIF(t, b.Bytes(), uri)
	}
	var b bytes.Buffer
	require.NoError(t, (&report.LintReport{}).WriteSARIF(&b, checks.All, ""))
	checkSARIF(t, b.Bytes(), "")
}

func checkSARIF(t *testing.T, data []byte, uri string) {
	t.Helper()
	type text struct{ Text string }
	type location struct {
		ID               *int
		PhysicalLocation struct {
			ArtifactLocation struct{ URI string }
			Region           struct{ StartLine, StartColumn int }
		}
		LogicalLocations []struct{ Name, Kind string }
		Message          *text
	}
	var log struct {
		Schema  string `json:"$schema"`
		Version string
		Runs    []struct {
			Tool struct {
				Driver struct {
					Name, Version string
					Rules         []struct {
						ID                                      string
						ShortDescription, FullDescription, Help text
						DefaultConfiguration                    struct{ Level string }
					}
				}
			}
			AutomationDetails struct{ ID string }
			ColumnKind        string
			Results           []struct {
				RuleID, Level    string
				RuleIndex        *int
				Message          text
				Locations        []location
				RelatedLocations []location
				CodeFlows        []struct {
					ThreadFlows []struct{ Locations []struct{ Location location } }
				}
				PartialFingerprints map[string]string
				Properties          map[string]any
			}
		}
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	require.NoError(t, dec.Decode(&log))
	assert.Equal(t, "2.1.0", log.Version)
	assert.Regexp(t, `^https://.*sarif-schema-2\.1\.0\.json$`, log.Schema)
	require.Len(t, log.Runs, 1)
	run := log.Runs[0]
	assert.Equal(t, "lockstep", run.Tool.Driver.Name)
	assert.Contains(t, []string{"utf16CodeUnits", "unicodeCodePoints"}, run.ColumnKind)
	assert.True(t, strings.HasSuffix(run.AutomationDetails.ID, "/"))
	levels := []string{"none", "note", "warning", "error"}
	ids := map[string]bool{}
	for _, r := range run.Tool.Driver.Rules {
		assert.False(t, ids[r.ID], "rule IDs are unique")
		ids[r.ID] = true
		assert.NotEmpty(t, r.ShortDescription.Text)
		assert.NotEmpty(t, r.FullDescription.Text)
		assert.NotEmpty(t, r.Help.Text)
		assert.Contains(t, levels, r.DefaultConfiguration.Level)
	}
	assert.NotNil(t, run.Results, "an empty run has an empty array")
	if uri != "" {
		require.NotEmpty(t, run.Results)
	}
	place := func(l location) {
		u, err := url.Parse(l.PhysicalLocation.ArtifactLocation.URI)
		require.NoError(t, err)
		assert.Equal(t, uri, u.String())
		assert.GreaterOrEqual(t, l.PhysicalLocation.Region.StartLine, 1)
		assert.GreaterOrEqual(t, l.PhysicalLocation.Region.StartColumn, 1)
	}
	for _, r := range run.Results {
		require.NotNil(t, r.RuleIndex)
		require.Less(t, *r.RuleIndex, len(run.Tool.Driver.Rules))
		assert.Equal(t, r.RuleID, run.Tool.Driver.Rules[*r.RuleIndex].ID)
		assert.Contains(t, levels, r.Level)
		assert.NotEmpty(t, r.Message.Text)
		assert.NotContains(t, r.Message.Text, "[", "brackets are links in messages")
		require.Len(t, r.Locations, 1)
		place(r.Locations[0])
		assert.NotEmpty(t, r.Locations[0].LogicalLocations)
		assert.Len(t, r.PartialFingerprints, 1)
		require.Len(t, r.CodeFlows, 1)
		require.Len(t, r.CodeFlows[0].ThreadFlows, 1)
		flow := r.CodeFlows[0].ThreadFlows[0].Locations
		require.Len(t, r.RelatedLocations, len(flow))
		for i, l := range r.RelatedLocations {
			place(l)
			place(flow[i].Location)
			require.NotNil(t, l.ID)
			assert.Equal(t, i, *l.ID)
			require.NotNil(t, l.Message)
			assert.NotEmpty(t, l.Message.Text)
		}
	}
}
