package transform

import (
	"fmt"
	"strconv"
	"strings"
)

// Stage is a pass with the parameters that it was given.
type Stage struct {
	Pass   *Pass
	Params map[string]int
}

// MaxStages bounds a pipeline: more are a mistake.
const MaxStages = 1000

// ParsePipeline reads a list of passes, `if-convert,flatten<max=8;min=2>`. The empty list runs none. Errors name what is
// wrong and what there is.
func ParsePipeline(s string) ([]Stage, error) {
	if strings.TrimSpace(s) == "" {
		return nil, nil
	}
	var stages []Stage
	for _, word := range strings.Split(s, ",") {
		st, err := parseStage(strings.TrimSpace(word))
		if err != nil {
			return nil, err
		}
		if stages = append(stages, st); len(stages) > MaxStages {
			return nil, fmt.Errorf("more than %d passes in the list", MaxStages)
		}
	}
	return stages, keepsOrder(stages, constraints)
}

func parseStage(word string) (Stage, error) {
	name, rest, hasParams := strings.Cut(word, "<")
	p := Lookup(name)
	if p == nil {
		return Stage{}, fmt.Errorf("no pass is called %q; there are: %s", name, strings.ReplaceAll(DefaultPipeline(), ",", ", "))
	}
	st := Stage{Pass: p, Params: map[string]int{}}
	if !hasParams {
		return st, nil
	}
	list, tail, closed := strings.Cut(rest, ">")
	if !closed || tail != "" {
		return Stage{}, fmt.Errorf("pass %s: parameters are written %s<name=value;...>", name, name)
	}
	for _, item := range strings.Split(list, ";") {
		key, value, ok := strings.Cut(item, "=")
		n, err := strconv.Atoi(value)
		if !ok || err != nil {
			return Stage{}, fmt.Errorf("pass %s: parameter %q is not name=number", name, item)
		}
		if !p.takes(key) {
			return Stage{}, fmt.Errorf("pass %s has no parameter %q", name, key)
		}
		if _, twice := st.Params[key]; twice {
			return Stage{}, fmt.Errorf("pass %s: parameter %s is given twice", name, key)
		}
		st.Params[key] = n
	}
	return st, nil
}

func (p *Pass) takes(param string) bool {
	for _, q := range p.Params {
		if q.Name == param {
			return true
		}
	}
	return false
}

// keepsOrder checks a pipeline against the constraints: between two passes that are both there, the first must not come after
// the last.
func keepsOrder(stages []Stage, constraints []constraint) error {
	last := map[string]int{}
	first := map[string]int{}
	for i, s := range stages {
		if _, seen := first[s.Pass.Name]; !seen {
			first[s.Pass.Name] = i
		}
		last[s.Pass.Name] = i
	}
	for _, c := range constraints {
		b, hasBefore := last[c.before]
		a, hasAfter := first[c.after]
		if hasBefore && hasAfter && b > a {
			return fmt.Errorf("pass %s must come before %s: %s", c.before, c.after, c.why)
		}
	}
	return nil
}
