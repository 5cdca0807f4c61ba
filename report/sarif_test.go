package report_test

import (
	"bytes"
	"errors"
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xeipuuv/gojsonschema"

	"lockstep/ir/frontend"
	"lockstep/lint/checks"
	"lockstep/report"
)

// sarifSchema is the published schema, sarif-schema-2.1.0.json of errata 01 (OASIS). It is a constant of a package of go-sarif, which
// exports a check against it only for logs that it has made itself.
var sarifSchema = sync.OnceValues(func() (*gojsonschema.Schema, error) {
	from := reflect.TypeFor[sarif.Report]().PkgPath()
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", from).Output()
	if err != nil {
		return nil, err
	}
	file, err := parser.ParseFile(gotoken.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "schema.go"), nil, 0)
	if err != nil {
		return nil, err
	}
	c, ok := file.Scope.Lookup("schema").Decl.(*ast.ValueSpec).Values[0].(*ast.BasicLit)
	if !ok {
		return nil, errors.New("the schema is no constant")
	}
	text, err := strconv.Unquote(c.Value)
	if err != nil {
		return nil, err
	}
	return gojsonschema.NewSchema(gojsonschema.NewStringLoader(text))
})

// validSARIF holds a log against the schema.
func validSARIF(t *testing.T, data []byte) []gojsonschema.ResultError {
	t.Helper()
	schema, err := sarifSchema()
	require.NoError(t, err)
	r, err := schema.Validate(gojsonschema.NewBytesLoader(data))
	require.NoError(t, err)
	return r.Errors()
}

// TestSARIFSchema: the log of every file with findings under lint/testdata and testdata/cases is valid, and so is one of all kernels
// of testdata together.
func TestSARIFSchema(t *testing.T) {
	valid := func(name string, r *report.LintReport) {
		var b bytes.Buffer
		require.NoError(t, r.WriteSARIF(&b, checks.All, "1.2.3"))
		assert.Empty(t, validSARIF(t, b.Bytes()), name)
	}
	valid("no findings", &report.LintReport{})
	golden, err := filepath.Glob("../lint/testdata/*/*")
	require.NoError(t, err)
	require.Greater(t, len(golden), 15)
	cases, err := filepath.Glob(testdata + "/cases/*.ptx")
	require.NoError(t, err)
	for _, path := range append(golden, cases...) {
		if !slices.Contains(frontend.Suffixes(), filepath.Ext(path)) {
			continue
		}
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		if r := lintReport(t, filepath.Base(path), string(src)); len(r.Findings) > 0 {
			valid(path, r)
		}
	}
	all := &report.LintReport{}
	files := map[string]bool{}
	for _, path := range kernelFiles(t) {
		rel, err := filepath.Rel(testdata, path)
		require.NoError(t, err)
		for _, f := range lintReport(t, rel, "").Findings {
			all.Findings = append(all.Findings, f)
			files[f.File] = true
		}
	}
	assert.Greater(t, len(files), 100)
	valid("all", all)
}

// TestSARIFSchemaBites: logs that the schema does not allow are found.
func TestSARIFSchemaBites(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, lintReport(t, "cases/C01.ptx", "").WriteSARIF(&b, checks.All, "1.2.3"))
	for old, wrong := range map[string]string{
		`"version": "2.1.0"`:     `"version": "2.0.0"`,
		`"level": "error"`:       `"level": "fatal"`,
		`"startLine": 21`:        `"startLine": 0`,
		`"ruleIndex": 0`:         `"ruleIndex": -2`,
		`"columnKind"`:           `"colKind"`,
		`"name": "lockstep",`:    ``,
		`"uri": "cases/C01.ptx"`: `"uri": "a b:c%"`,
		`"kind": "function"`:     `"kind": 7`,
		`"text": "the condition`: `"txt": "the condition`,
	} {
		if !strings.Contains(b.String(), old) {
			t.Errorf("the log has no %s", old)
			continue
		}
		assert.NotEmpty(t, validSARIF(t, []byte(strings.Replace(b.String(), old, wrong, 1))), wrong)
	}
}
