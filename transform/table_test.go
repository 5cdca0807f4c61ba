package transform

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
)

func TestPassTable(t *testing.T) {
	require.NoError(t, validate(Passes, constraints))
	stages, err := ParsePipeline(DefaultPipeline())
	require.NoError(t, err)
	assert.Len(t, stages, len(Passes))
}

func TestValidate(t *testing.T) {
	run := func(*Context) analysis.Change { return analysis.None }
	a, b := &Pass{Name: "a", Doc: "A.", Run: run}, &Pass{Name: "b", Doc: "B.", Run: run}
	for _, tc := range []struct {
		want   string
		passes []*Pass
		order  []constraint
	}{
		{"", []*Pass{a, b}, []constraint{{"a", "b", "because"}}},
		{"pass b must come before a: because", []*Pass{a, b}, []constraint{{"b", "a", "because"}}},
		{"constraint a before b has no reason", []*Pass{a, b}, []constraint{{"a", "b", ""}}},
		{"constraint a before c names a pass that is not in the table", []*Pass{a, b}, []constraint{{"a", "c", "because"}}},
		{"pass a is in the table twice", []*Pass{a, a}, nil},
		{"pass 0 of the table lacks a name, a sentence or a function", []*Pass{{Name: "x", Run: run}}, nil},
		{`pass x: parameter "p" lacks a name or a sentence, or is there twice`, []*Pass{{Name: "x", Doc: "X.", Run: run, Params: []Param{{"p", ""}}}}, nil},
	} {
		if err := validate(tc.passes, tc.order); tc.want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, tc.want)
		}
	}
}

func TestPipelineKeepsOrder(t *testing.T) {
	a, b := &Pass{Name: "a"}, &Pass{Name: "b"}
	order := []constraint{{"a", "b", "because"}}
	assert.NoError(t, keepsOrder([]Stage{{Pass: a}, {Pass: b}}, order))
	assert.NoError(t, keepsOrder([]Stage{{Pass: b}}, order), "a pass that is left out comes before nothing")
	assert.EqualError(t, keepsOrder([]Stage{{Pass: a}, {Pass: b}, {Pass: a}}, order), "pass a must come before b: because")
}

func TestParsePipeline(t *testing.T) {
	stages, err := ParsePipeline(" if-convert , if-convert<max-waste=7> ")
	require.NoError(t, err)
	require.Len(t, stages, 2)
	assert.Equal(t, map[string]int{"max-waste": 7}, stages[1].Params)

	stages, err = ParsePipeline("")
	require.NoError(t, err)
	assert.Empty(t, stages)

	for in, want := range map[string]string{
		"melt":                                `no pass is called "melt"; there are: if-convert`,
		"if-convert,":                         `no pass is called ""; there are: if-convert`,
		"if-convert<":                         "pass if-convert: parameters are written if-convert<name=value;...>",
		"if-convert<max-waste=1>x":            "pass if-convert: parameters are written if-convert<name=value;...>",
		"if-convert<max-waste>":               `pass if-convert: parameter "max-waste" is not name=number`,
		"if-convert<max-waste=many>":          `pass if-convert: parameter "max-waste=many" is not name=number`,
		"if-convert<depth=1>":                 `pass if-convert has no parameter "depth"`,
		"if-convert<max-waste=1;max-waste=2>": "pass if-convert: parameter max-waste is given twice",
	} {
		_, err := ParsePipeline(in)
		assert.EqualError(t, err, want, in)
	}
}

func TestRulesAreNamedOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range Rules {
		assert.Regexp(t, `^[a-z]+(-[a-z]+)*$`, r.ID)
		assert.NotEmpty(t, r.Sentence)
		assert.False(t, seen[r.ID], r.ID)
		seen[r.ID] = true
		assert.Same(t, r, LookupRule(r.ID))
	}
	assert.Nil(t, LookupRule("because"))
}
