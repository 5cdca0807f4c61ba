package transform

import (
	"fmt"
	"strings"

	"lockstep/analysis"
)

// Pass is a row of the pass table.
type Pass struct {
	Name   string
	Doc    string // one sentence
	Params []Param
	Run    func(*Context) analysis.Change // rewrites the context's function; says what it changed
}

// Param is a number that a pass can be given: pass<name=value>.
type Param struct {
	Name string
	Doc  string
}

// Passes is the pass table. Its order is the default pipeline.
var Passes = []*Pass{ifConvert}

// constraint says that one pass must not come after another in a pipeline.
type constraint struct{ before, after, why string }

// constraints is checked against the table by a test, and against each pipeline by ParsePipeline. A single pass needs none.
var constraints []constraint

// Lookup returns the pass named name, or nil.
func Lookup(name string) *Pass {
	for _, p := range Passes {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// DefaultPipeline lists all passes in the order of the table.
func DefaultPipeline() string {
	var names []string
	for _, p := range Passes {
		names = append(names, p.Name)
	}
	return strings.Join(names, ",")
}

// validate checks a pass table with its constraints: names and sentences given and unique, and the order kept.
func validate(passes []*Pass, constraints []constraint) error {
	place := map[string]int{}
	for i, p := range passes {
		if p.Name == "" || p.Doc == "" || p.Run == nil {
			return fmt.Errorf("pass %d of the table lacks a name, a sentence or a function", i)
		}
		if _, twice := place[p.Name]; twice {
			return fmt.Errorf("pass %s is in the table twice", p.Name)
		}
		place[p.Name] = i
		params := map[string]bool{}
		for _, q := range p.Params {
			if q.Name == "" || q.Doc == "" || params[q.Name] {
				return fmt.Errorf("pass %s: parameter %q lacks a name or a sentence, or is there twice", p.Name, q.Name)
			}
			params[q.Name] = true
		}
	}
	for _, c := range constraints {
		i, known := place[c.before]
		j, known2 := place[c.after]
		switch {
		case !known || !known2:
			return fmt.Errorf("constraint %s before %s names a pass that is not in the table", c.before, c.after)
		case c.why == "":
			return fmt.Errorf("constraint %s before %s has no reason", c.before, c.after)
		case i >= j:
			return fmt.Errorf("pass %s must come before %s: %s", c.before, c.after, c.why)
		}
	}
	return nil
}
