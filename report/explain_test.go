package report_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/lint/checks"
	"lockstep/report"
	"lockstep/transform"
)

// TestExplain: everything that is listed is explained, and nothing else.
func TestExplain(t *testing.T) {
	list := report.Explained()
	names := 0
	for line := range strings.Lines(list) {
		if !strings.HasPrefix(line, "  ") {
			continue
		}
		first, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
		for _, name := range strings.Split(first, ", ") {
			text, ok := report.Explain(name)
			assert.True(t, ok, name)
			assert.Greater(t, len(text), 40, name)
			again, ok := report.Explain(strings.ToUpper(name))
			assert.True(t, ok, name)
			assert.Equal(t, text, again, "case does not matter")
			names++
		}
	}
	assert.Greater(t, names, 60)
	for _, c := range checks.All {
		text, ok := report.Explain(c.ID)
		assert.True(t, ok)
		assert.Regexp(t, `\.visible \.entry|define amdgpu_kernel`, text, "an example")
	}
	for _, r := range transform.Rules {
		text, ok := report.Explain(r.ID)
		assert.True(t, ok, r.ID)
		assert.NotEmpty(t, text)
	}
	_, ok := report.Explain("phlogiston")
	assert.False(t, ok)
}

// TestTermsAreApart: a word leads to one explanation.
func TestTermsAreApart(t *testing.T) {
	seen := map[string]bool{}
	_, terms, ok := strings.Cut(report.Explained(), "terms\n")
	assert.True(t, ok)
	for line := range strings.Lines(terms) {
		for _, n := range strings.Split(strings.TrimSpace(line), ", ") {
			n = strings.ToLower(n)
			assert.False(t, seen[n], "%s is explained twice", n)
			assert.Nil(t, transform.Lookup(n), "%s is a pass too", n)
			seen[n] = true
		}
	}
}
