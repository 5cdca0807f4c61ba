package report

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"lockstep/ir"
	"lockstep/ir/diag"
	"lockstep/ir/frontend"
	"lockstep/lint"
	"lockstep/lint/checks"
)

// LintSchema is the schema of the findings.
const LintSchema = "lockstep.lint/v1"

// LintReport is the document lockstep.lint/v1.
type LintReport struct {
	Schema   string     `json:"schema"`
	Findings []*Finding `json:"findings"`
	// Withheld counts findings that are not among them: those that only callers outside the file can bring about.
	Withheld int `json:"withheld"`

	withheldIn map[[2]string]bool // files and functions
}

// Add adds findings. Those that only callers outside the file can bring about are counted, unless all are wanted: nothing here shows
// that anybody does, and a library has one for nearly every branch.
func (r *LintReport) Add(fs []*Finding, all bool) {
	for _, f := range fs {
		if all || !f.Callers {
			r.Findings = append(r.Findings, f)
			continue
		}
		r.Withheld++
		if r.withheldIn == nil {
			r.withheldIn = map[[2]string]bool{}
		}
		r.withheldIn[[2]string{f.File, f.Kernel}] = true
	}
}

// Finding is what a rule found.
type Finding struct {
	Rule        string `json:"rule"`
	Severity    string `json:"severity"`  // error, warning, note
	Certainty   string `json:"certainty"` // definite, possible
	File        string `json:"file"`
	Line        int    `json:"line"`
	Column      int    `json:"column"`
	Kernel      string `json:"kernel"` // or the helper function
	Message     string `json:"message"`
	Because     []Step `json:"because"`
	Fingerprint string `json:"fingerprint"`
	Suppressed  string `json:"suppressed"` // the reason, if somebody accepted it
	Launch      string `json:"launch"`
	Callers     bool   `json:"callers"` // it happens only if callers outside the file bring it about by what they pass

	severity lint.Severity
	shown    diag.Diagnostic
	notes    []diag.Diagnostic // as many as Because
}

// LintRules returns the rules with the given IDs; all if there are none.
func LintRules(ids []string) ([]*lint.Check, error) {
	if len(ids) == 0 {
		return checks.All, nil
	}
	var out []*lint.Check
	for _, id := range ids {
		c := checks.Lookup(strings.ToUpper(id))
		if c == nil {
			var names []string
			for _, c := range checks.All {
				names = append(names, c.ID)
			}
			return nil, fmt.Errorf("there is no rule %q, expected one of: %s", id, strings.Join(names, ", "))
		}
		if !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out, nil
}

// Lint runs rules over the kernels of in that o asks for, and the functions that they call.
func Lint(in *frontend.Input, o Options, rules []*lint.Check) ([]*Finding, error) {
	if _, err := o.kernels(in.Module); err != nil {
		return nil, err
	}
	ds, err := lint.Run(in.Module, lint.Options{Checks: rules, Launches: o.Launches, Warp: o.Warp, Kernels: o.Kernels, Assume: o.Assume})
	if err != nil {
		return nil, err
	}
	at := places{in: in, lines: lineStarts(in.Source)}
	out := make([]*Finding, 0, len(ds))
	for i := range ds {
		out = append(out, finding(&ds[i], &at))
	}
	return out, nil
}

// severities are those of diag.
var severities = map[lint.Severity]diag.Severity{lint.Note: diag.Note, lint.Warning: diag.Warning, lint.Error: diag.Error}

func finding(d *lint.Diagnostic, at *places) *Finding {
	pos := d.Pos()
	f := &Finding{Rule: d.Check, Severity: d.Severity.String(), Certainty: d.Certainty.String(), File: at.in.Name, Line: int(pos.Line), Column: int(pos.Col),
		Kernel: d.Func.Name, Message: d.Message, Because: []Step{}, Fingerprint: d.Fingerprint, Launch: d.Launch, Callers: d.Callers, severity: d.Severity,
		shown: at.show(pos, severities[d.Severity], fmt.Sprintf("%s [%s]", d.Message, d.Check))}
	for i, s := range d.Because {
		p := s.Pos
		if p.Line == 0 {
			p = pos
		}
		if i+1 < len(d.Because) && d.Because[i+1].Pos == s.Pos && strings.HasPrefix(s.Text, "computed from ") {
			continue // the operand is at the same place, and says more
		}
		f.Because = append(f.Because, Step{Line: int(p.Line), Text: s.Text})
		f.notes = append(f.notes, at.show(p, diag.Note, s.Text+highLevel(at.in.Module, p)))
	}
	return f
}

// highLevel names the line of the high-level source behind p, in parentheses.
func highLevel(m *ir.Module, p ir.Pos) string {
	if s := sourceLine(m, p.Loc); s != nil && s.File != "" {
		return " (" + s.String() + ")"
	}
	return ""
}

// places finds the lines of an input.
type places struct {
	in    *frontend.Input
	lines []int // offset of each line
}

func lineStarts(src []byte) []int {
	out := []int{0}
	for i := 0; ; {
		n := bytes.IndexByte(src[i:], '\n')
		if n < 0 {
			return out
		}
		i += n + 1
		out = append(out, i)
	}
}

// show makes a diagnostic about a place.
func (p *places) show(pos ir.Pos, s diag.Severity, text string) diag.Diagnostic {
	d := diag.Diagnostic{File: p.in.Name, Line: int(pos.Line), Col: int(pos.Col), Severity: s, Message: text}
	if n := int(pos.Line); n > 0 && n <= len(p.lines) {
		d.Excerpt = diag.ExcerptAt(p.in.Source, p.lines[n-1]+max(d.Col-1, 0))
	}
	return d
}

// Fails reports whether a finding is at least as bad as the severity named: error, warning, note, or never.
func (r *LintReport) Fails(at string) bool {
	return slices.ContainsFunc(r.Findings, func(f *Finding) bool {
		return at == "note" || at == "warning" && f.severity >= lint.Warning || at == "error" && f.severity == lint.Error
	})
}

// Summary counts the findings in words; empty if there are none, shown or withheld.
func (r *LintReport) Summary() string {
	n := map[lint.Severity]int{}
	for _, f := range r.Findings {
		n[f.severity]++
	}
	var parts []string
	for s := lint.Error; ; s-- {
		if n[s] > 0 {
			parts = append(parts, times(n[s], s.String(), s.String()+"s"))
		}
		if s == lint.Note {
			break
		}
	}
	shown := strings.Join(parts, ", ")
	if r.Withheld == 0 {
		return shown
	}
	return fmt.Sprintf("%s; %s not shown, in %s, which only callers outside the file can bring about by what they pass: --callers shows all",
		cmp.Or(shown, "no findings"), times(r.Withheld, "more", "more"), times(len(r.withheldIn), "function", "functions"))
}

// WriteJSON writes the findings as lockstep.lint/v1.
func (r *LintReport) WriteJSON(w io.Writer) error { return writeJSON(w, r) }

// WriteText writes the findings as compilers do: the place, the message, the line with a caret, and notes along the chain of
// causes.
func (r *LintReport) WriteText(w io.Writer, o TextOptions) error {
	bw := bufio.NewWriter(w)
	p := painter(o.Color)
	for _, f := range r.Findings {
		p.diagnostic(bw, f.shown)
		for _, n := range f.notes {
			p.diagnostic(bw, n)
		}
	}
	return bw.Flush()
}

// severityStyle says how a terminal shows the word.
var severityStyle = map[diag.Severity]style{diag.Error: bad, diag.Warning: caution, diag.Note: dim}

// diagnostic prints d with the place and the severity in colour.
func (p painter) diagnostic(w io.Writer, d diag.Diagnostic) {
	text := d.String()
	if p {
		word := d.Severity.String() + ": "
		place, rest, _ := strings.Cut(text, ": "+word)
		text = p.paint(bold, place+":") + " " + p.paint(severityStyle[d.Severity], word) + rest
	}
	fmt.Fprintln(w, text)
}

// githubLevel is what GitHub calls a severity.
var githubLevel = map[lint.Severity]string{lint.Note: "notice", lint.Warning: "warning", lint.Error: "error"}

// WriteGitHub writes the findings as workflow commands that GitHub shows beside the lines.
func (r *LintReport) WriteGitHub(w io.Writer) error {
	message := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property := strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
	bw := bufio.NewWriter(w)
	for _, f := range r.Findings {
		text := f.Message
		for _, s := range f.Because {
			text += fmt.Sprintf("\nline %d: %s", s.Line, s.Text)
		}
		fmt.Fprintf(bw, "::%s file=%s,line=%d,col=%d,title=%s::%s\n", githubLevel[f.severity], property.Replace(f.File), f.Line, f.Column, f.Rule, message.Replace(text))
	}
	return bw.Flush()
}
