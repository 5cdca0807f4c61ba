package report

import (
	"fmt"
	"strings"

	"lockstep/lint"
	"lockstep/lint/checks"
	"lockstep/transform"
)

// Explain says what a lint rule, a pass, a reason for a refused rewrite, or a term means; false if nothing is called that.
// Upper and lower case do not matter.
func Explain(name string) (string, bool) {
	name = strings.TrimSpace(name)
	if c := checks.Lookup(strings.ToUpper(name)); c != nil {
		return explainRule(c), true
	}
	if p := transform.Lookup(strings.ToLower(name)); p != nil {
		return explainPass(p), true
	}
	for _, t := range terms {
		for _, n := range t.names {
			if strings.EqualFold(n, name) {
				return t.explain(), true
			}
		}
	}
	if r := transform.LookupRule(strings.ToLower(name)); r != nil {
		kind := "a rewrite that would not pay"
		if r.Legality {
			kind = "a rewrite that would be wrong"
		}
		return fmt.Sprintf("%s: the reason for refusing %s.\n\n%s.\n", r.ID, kind, sentence(r.Sentence)), true
	}
	return "", false
}

// sentence writes the first letter large.
func sentence(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func explainRule(c *lint.Check) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s (since %s, at worst %s)\n\n%s\n", c.ID, c.Title, c.Since, article(c.Severity.String()), c.Doc)
	fmt.Fprintf(&b, "\nAn example with a finding:\n\n%s\nThe same, cured:\n\n%s", indent(c.Bad), indent(c.Good))
	return b.String()
}

func article(s string) string {
	if strings.HasPrefix(s, "e") {
		return "an " + s
	}
	return "a " + s
}

func indent(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		b.WriteString("    " + line)
	}
	return b.String()
}

func explainPass(p *transform.Pass) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", p.Name, p.Doc)
	for _, q := range p.Params {
		fmt.Fprintf(&b, "  %s<%s=N>  %s\n", p.Name, q.Name, q.Doc)
	}
	b.WriteString("\nIt refuses a rewrite for one of these reasons (explain each by its name):\n")
	for _, r := range transform.Rules {
		fmt.Fprintf(&b, "  %-18s  %s\n", r.ID, r.Sentence)
	}
	return b.String()
}

func (t *term) explain() string {
	s := t.names[0]
	if len(t.names) > 1 {
		s += " (also " + strings.Join(t.names[1:], ", ") + ")"
	}
	s += ": " + t.text + "\n"
	if t.example != "" {
		s += "Example: " + t.example + "\n"
	}
	return s
}

// Explained lists what Explain knows, a line each.
func Explained() string {
	var b strings.Builder
	b.WriteString("rules\n")
	for _, c := range checks.All {
		fmt.Fprintf(&b, "  %-10s  %s\n", c.ID, c.Title)
	}
	b.WriteString("passes\n")
	for _, p := range transform.Passes {
		fmt.Fprintf(&b, "  %-10s  %s\n", p.Name, p.Doc)
	}
	b.WriteString("terms\n")
	for _, t := range terms {
		fmt.Fprintf(&b, "  %s\n", strings.Join(t.names, ", "))
	}
	return b.String()
}
