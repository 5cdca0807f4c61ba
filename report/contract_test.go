package report_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/report"
	"lockstep/scenario"
)

// The contract of the JSON documents, as scripts may rely on it: every field is there, with its type. Fields may be added here,
// none removed.

// shape is what a part of a document must look like.
type shape interface {
	check(at string, v any) []string
}

type (
	object map[string]shape
	list   struct{ of shape }
	null   struct{ or shape } // the shape, or null
	kind   string             // "int", "number", "string", "bool"
	word   []string           // one of these strings
	either []shape
)

func (o object) check(at string, v any) (faults []string) {
	m, ok := v.(map[string]any)
	if !ok {
		return []string{fmt.Sprintf("%s is %T, expected an object", at, v)}
	}
	for key, s := range o {
		if field, ok := m[key]; ok {
			faults = append(faults, s.check(at+"."+key, field)...)
		} else {
			faults = append(faults, at+"."+key+" is missing")
		}
	}
	return faults
}

func (l list) check(at string, v any) (faults []string) {
	elems, ok := v.([]any)
	if !ok {
		return []string{fmt.Sprintf("%s is %T, expected a list", at, v)}
	}
	for i, e := range elems {
		faults = append(faults, l.of.check(fmt.Sprintf("%s[%d]", at, i), e)...)
	}
	return faults
}

func (n null) check(at string, v any) []string {
	if v == nil {
		return nil
	}
	return n.or.check(at, v)
}

func (k kind) check(at string, v any) []string {
	ok := false
	switch x := v.(type) {
	case json.Number:
		ok = k == "number" || k == "int" && !strings.ContainsAny(x.String(), ".eE")
	case string:
		ok = k == "string"
	case bool:
		ok = k == "bool"
	}
	if !ok {
		return []string{fmt.Sprintf("%s is %v (%T), expected %s", at, v, v, string(k))}
	}
	return nil
}

func (w word) check(at string, v any) []string {
	for _, s := range w {
		if v == s {
			return nil
		}
	}
	return []string{fmt.Sprintf("%s is %v, expected one of %v", at, v, []string(w))}
}

func (e either) check(at string, v any) (faults []string) {
	for _, s := range e {
		if faults = s.check(at, v); faults == nil {
			return nil
		}
	}
	return faults
}

var (
	integer, number, text, boolean = kind("int"), kind("number"), kind("string"), kind("bool")

	statuses = word{"done", "refused", "deadlock", "livelock", "limit", "trap", "fault"}
	classes  = word{"never", "tail", "static", "lane", "data"}

	launchShape   = object{"grid": list{null{integer}}, "block": list{null{integer}}, "cluster": list{null{integer}}, "origin": word{"flag", "declared", "chosen", "unknown"}, "text": text}
	countersShape = object{"issues": integer, "reconvergence_ops": integer, "thread_instructions": integer, "not_predicated_off": integer, "efficiency": number,
		"branches_executed": integer, "branches_divergent": integer, "max_stack_depth": integer, "memory_instructions": integer, "sectors": integer, "status": statuses}
	masksShape  = list{object{"warps": either{word{"all"}, list{integer}}, "mask": text}}
	stepsShape  = list{object{"line": integer, "text": text}}
	placeShape  = object{"file": text, "line": integer, "inlined_at": list{object{"file": text, "line": integer}}}
	branchShape = object{"id": integer, "function": text, "line": integer, "column": integer, "source": null{placeShape}, "block": text,
		"kind":    word{"cond", "switch", "indirect", "guarded-exit"},
		"targets": list{object{"label": text, "line": integer, "taken": boolean}}, "class": classes, "scope": word{"warp", "block", "cluster", "grid", "none"},
		"max_splits": null{integer}, "masks": null{masksShape}, "blocks": null{list{object{"blocks": text, "masks": masksShape}}}, "if": list{object{"condition": text, "class": classes, "masks": null{masksShape}}}, "sides": list{integer},
		"executed": null{integer}, "divergent": null{integer}, "all_taken": null{integer}, "reconverges_at": null{integer}, "why": stepsShape,
		"assembler_predicates": null{boolean}, "verdict": text}
	rewriteShape = object{"pass": text, "branch": integer, "line": integer, "column": integer, "verdict": word{"done", "refused"}, "reason": text,
		"before_issues": null{integer}, "after_issues": null{integer}, "waste": null{integer}, "proof": word{"proved", "checked", "none"}}
	scalarShape   = object{"type": text, "value": either{number, text}}
	argumentShape = either{object{"scalar": scalarShape}, object{"buffer": object{}}, object{"bytes": text}, object{"fields": list{object{"offset": integer}}}, object{"name": text}}
	scenarioShape = object{"schema": word{scenario.Schema}, "kernel": text, "grid": list{integer}, "block": list{integer}, "dynamic_shared": integer, "warp": integer,
		"model": text, "seed": integer, "args": list{argumentShape}}
	reportShape = object{"schema": word{"lockstep.report/v1"}, "kernels": list{object{"file": text, "kernel": text, "status": statuses, "reason": null{text},
		"launch": launchShape, "scenario": scenarioShape, "model": text, "warp": integer, "before": null{countersShape}, "after": null{countersShape},
		"saved": null{object{"issues": integer, "percent": number, "beyond_assembler": integer}}, "branches": list{branchShape}, "rewrites": list{rewriteShape},
		"memory_equal": null{boolean}, "notes": list{text}}}}
	simShape = object{"schema": word{"lockstep.sim/v1"}, "kernels": list{object{"file": text, "kernel": text, "status": statuses, "reason": null{text}, "launch": launchShape,
		"scenario": scenarioShape, "model": text, "warp": integer, "counters": null{countersShape}, "branches": list{branchShape}, "failed_expectations": list{text}}}}
)

// requireShape holds a document to its shape.
func requireShape(t *testing.T, name string, s shape, write func(io.Writer) error) {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, write(&b))
	dec := json.NewDecoder(&b)
	dec.UseNumber()
	var v any
	require.NoError(t, dec.Decode(&v))
	require.Empty(t, s.check("$", v), name)
}

// TestContract holds the documents of real kernels to the contract, and to what the fields say of each other. The scenario in a
// report is saved, read again and run: the counters are those before.
func TestContract(t *testing.T) {
	seen := map[string]int{}
	for _, path := range kernelFiles(t) {
		if strings.Contains(path, ".O1.") || strings.Contains(path, ".O3.") || strings.Contains(path, ".O2g.") {
			continue // as .O0. and .O2. are, near enough
		}
		in := load(t, path)
		o := report.DefaultOptions()
		o.MaxIssues = 20_000
		ks, _, err := report.Build(in, o)
		require.NoError(t, err, path)
		doc := &report.Report{Schema: report.ReportSchema, Kernels: ks}
		requireShape(t, path, reportShape, doc.WriteJSON)
		sim, _, err := report.Simulate(in, o)
		require.NoError(t, err, path)
		requireShape(t, path, simShape, sim.WriteJSON)
		for i, k := range ks {
			seen[k.Status]++
			assertConsistent(t, path, k)
			saved, err := json.Marshal(k.Scenario)
			require.NoError(t, err)
			again := o
			again.Scenario, err = scenario.Read("saved.json", bytes.NewReader(saved))
			require.NoError(t, err, "%s: %s", path, saved)
			reread, _, err := report.Simulate(in, again)
			require.NoError(t, err, "%s: %s", path, saved)
			require.Len(t, reread.Kernels, 1, path)
			assert.Equal(t, sim.Kernels[i].Counters, reread.Kernels[0].Counters, "%s: %s as saved", path, k.Name)
			assert.Equal(t, k.Before, sim.Kernels[i].Counters, "%s: %s", path, k.Name)
		}
	}
	for _, status := range []string{"done", "refused", "livelock", "limit", "fault"} {
		assert.Positive(t, seen[status], "no kernel ends as %s", status)
	}
}

// assertConsistent checks what the fields of a kernel's report say of each other.
func assertConsistent(t *testing.T, path string, k *report.Kernel) {
	t.Helper()
	where := path + ": " + k.Name
	if k.Status == "done" {
		assert.Nil(t, k.Reason, where)
		require.NotNil(t, k.Saved, where)
		assert.Equal(t, int64(k.Before.Issues)-int64(k.After.Issues), k.Saved.Issues, where)
		assert.GreaterOrEqual(t, k.Saved.Issues, int64(0), "%s: the profile is this very run", where)
		assert.LessOrEqual(t, k.Saved.BeyondAssembler, k.Saved.Issues, where)
		assert.True(t, *k.MemEqual, where)
	} else {
		assert.NotNil(t, k.Reason, where)
		assert.Nil(t, k.Saved, where)
	}
	if k.Before == nil {
		return
	}
	assert.LessOrEqual(t, k.Before.NotPredicatedOff, k.Before.ThreadInsts, where)
	if k.Before.Issues > 0 {
		assert.InDelta(t, float64(k.Before.ThreadInsts)/float64(k.Before.Issues)/float64(k.Warp), k.Before.Efficiency, 1e-12, where)
	}
	var executed, divergent uint64
	for i, b := range k.Branches {
		assert.Equal(t, i, b.ID, where)
		assert.LessOrEqual(t, *b.Divergent+*b.AllTaken, *b.Executed, "%s: line %d", where, b.Line)
		if b.Class == "never" {
			assert.Zero(t, *b.Divergent, "%s: line %d", where, b.Line)
		} else {
			assert.NotEmpty(t, b.Why, "%s: line %d", where, b.Line)
		}
		if b.MaxSplits != nil {
			assert.LessOrEqual(t, int64(*b.Divergent), *b.MaxSplits, "%s: line %d", where, b.Line)
		}
		executed += *b.Executed
		divergent += *b.Divergent
	}
	assert.Equal(t, k.Before.BranchesExecuted, executed, where)
	assert.Equal(t, k.Before.BranchesDivergent, divergent, where)
	done := map[int]bool{}
	for _, r := range k.Rewrites {
		assert.NotEqual(t, -1, r.Branch, "%s: line %d", where, r.Line)
		if r.Verdict == "done" {
			done[r.Branch] = true
			assert.NotEqual(t, "none", r.Proof, where)
		} else {
			assert.NotEmpty(t, r.Reason, "%s: line %d: %s", where, r.Line, r.Rule)
		}
	}
	for _, b := range k.Branches {
		assert.Equal(t, done[b.ID], strings.HasPrefix(b.Verdict, "done"), "%s: line %d: %s", where, b.Line, b.Verdict)
	}
}
