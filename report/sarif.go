package report

import (
	"io"
	"net/url"
	"path/filepath"
	"unicode/utf8"

	"lockstep/ir/diag"
	"lockstep/lint"
)

// SARIF 2.1.0 (OASIS standard, 2020; errata 01, 2023), as much of it as findings need. Names are those of the standard.
const (
	sarifVersion = "2.1.0"
	sarifSchema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)

type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct {
	Tool       sarifTool       `json:"tool"`
	Automation sarifAutomation `json:"automationDetails"`
	ColumnKind string          `json:"columnKind"`
	Results    []sarifResult   `json:"results"`
}

type sarifTool struct {
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct {
	Name    string      `json:"name"`
	Version string      `json:"version,omitempty"`
	Rules   []sarifRule `json:"rules"`
}

type sarifAutomation struct {
	ID string `json:"id"` // a category: it ends in a slash
}

type sarifText struct {
	Text string `json:"text"`
}

type sarifRule struct {
	ID      string        `json:"id"`
	Short   sarifText     `json:"shortDescription"`
	Full    sarifText     `json:"fullDescription"`
	Help    sarifText     `json:"help"`
	Default sarifRuleConf `json:"defaultConfiguration"`
}

type sarifRuleConf struct {
	Level string `json:"level"`
}

type sarifResult struct {
	RuleID       string            `json:"ruleId"`
	RuleIndex    int               `json:"ruleIndex"`
	Level        string            `json:"level"`
	Message      sarifText         `json:"message"`
	Locations    []sarifLocation   `json:"locations"`
	Related      []sarifLocation   `json:"relatedLocations,omitempty"`
	CodeFlows    []sarifCodeFlow   `json:"codeFlows,omitempty"`
	Fingerprints map[string]string `json:"partialFingerprints"`
	Properties   map[string]string `json:"properties"`
}

type sarifLocation struct {
	ID       *int           `json:"id,omitempty"`
	Physical sarifPhysical  `json:"physicalLocation"`
	Logical  []sarifLogical `json:"logicalLocations,omitempty"`
	Message  *sarifText     `json:"message,omitempty"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   sarifRegion   `json:"region"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn"`
}

type sarifLogical struct {
	Name string `json:"name"`
	Kind string `json:"kind"`
}

type sarifCodeFlow struct {
	ThreadFlows []sarifThreadFlow `json:"threadFlows"`
}

type sarifThreadFlow struct {
	Locations []sarifThreadFlowLocation `json:"locations"`
}

type sarifThreadFlowLocation struct {
	Location sarifLocation `json:"location"`
}

// WriteSARIF writes the findings of the rules that were run. version is that of the program.
func (r *LintReport) WriteSARIF(w io.Writer, rules []*lint.Check, version string) error {
	run := sarifRun{Tool: sarifTool{sarifDriver{Name: "lockstep", Version: version, Rules: []sarifRule{}}}, Automation: sarifAutomation{"lockstep/lint/"},
		ColumnKind: "unicodeCodePoints", Results: []sarifResult{}}
	index := map[string]int{}
	for i, c := range rules {
		index[c.ID] = i
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{ID: c.ID, Short: sarifText{c.Title}, Full: sarifText{c.Doc},
			Help: sarifText{c.Doc + "\n\nlockstep explain " + c.ID + " shows an example."}, Default: sarifRuleConf{c.Severity.String()}})
	}
	for _, f := range r.Findings {
		run.Results = append(run.Results, f.sarif(index[f.Rule]))
	}
	return writeJSON(w, sarifLog{Schema: sarifSchema, Version: sarifVersion, Runs: []sarifRun{run}})
}

func (f *Finding) sarif(rule int) sarifResult {
	place := sarifPlace(f.shown)
	place.Logical = []sarifLogical{{f.Kernel, "function"}}
	r := sarifResult{RuleID: f.Rule, RuleIndex: rule, Level: f.Severity, Message: sarifText{f.Message}, Locations: []sarifLocation{place},
		Fingerprints: map[string]string{"lockstep/v1": f.Fingerprint}, Properties: map[string]string{"certainty": f.Certainty, "launch": f.Launch}}
	var flow sarifThreadFlow
	for i, n := range f.notes {
		l := sarifPlace(n)
		l.Message = &sarifText{f.Because[i].Text}
		flow.Locations = append(flow.Locations, sarifThreadFlowLocation{l})
		l.ID = &i
		r.Related = append(r.Related, l)
	}
	if len(flow.Locations) > 0 {
		r.CodeFlows = []sarifCodeFlow{{[]sarifThreadFlow{flow}}}
	}
	return r
}

// sarifPlace is the place of a diagnostic. Columns count characters.
func sarifPlace(d diag.Diagnostic) sarifLocation {
	col := max(d.Col, 1)
	if first := max(d.SourceCol, 1); col > first && col-first <= len(d.Source) {
		col = first + utf8.RuneCountInString(d.Source[:col-first])
	}
	return sarifLocation{Physical: sarifPhysical{sarifArtifact{sarifURI(d.File)}, sarifRegion{max(d.Line, 1), col}}}
}

// sarifURI is a path as a relative URI, or a file URI if it is absolute.
func sarifURI(path string) string {
	u := url.URL{Path: filepath.ToSlash(path)}
	if filepath.IsAbs(path) {
		u.Scheme = "file"
	}
	return u.String()
}
