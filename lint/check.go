package lint

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// Severity says how bad a finding is. The order counts: the worst is the largest.
type Severity uint8

const (
	Note    Severity = iota // worth knowing; it fails no build
	Warning                 // likely a mistake or a cost
	Error                   // the program is wrong
)

func (s Severity) String() string { return [...]string{"note", "warning", "error"}[s] }

// Certainty says whether what is found surely happens.
type Certainty uint8

const (
	Possible Certainty = iota // some launch or some data that is not excluded shows it, or nothing was proved
	Definite                  // it happens under every launch that is assumed
)

func (c Certainty) String() string { return [...]string{"possible", "definite"}[c] }

// Check is a rule.
type Check struct {
	ID       string
	Title    string // in a few words, without a full stop
	Doc      string // what it says, why, and which mistakes of its own are accepted
	Since    string // the version that brought it
	Bad      string // a module with at least one finding
	Good     string // the same, cured
	Severity Severity
	Run      func(*Pass)
}

// Step is a hop of the chain of causes behind a finding.
type Step struct {
	Pos  ir.Pos
	Text string
}

// Diagnostic is what a rule found.
type Diagnostic struct {
	Check     string // ID of the rule
	Severity  Severity
	Certainty Certainty
	Func      *ir.Func
	Op        *ir.Value // the operation that it is about
	Message   string
	Because   []Step // from the finding to its cause
	// Callers says that it happens only if callers outside the module bring it about by what they pass.
	Callers bool
	// Form names the variety of the finding. Together with the rule, the function and the operation it makes the fingerprint.
	Form        string
	Fingerprint string // the same for the same finding, wherever it stands in the text
	Launch      string // the launch that was assumed, as the command line has it
}

// worse reports whether d says more than old, the same finding under another launch.
func (d *Diagnostic) worse(old *Diagnostic) bool {
	switch {
	case d.Callers != old.Callers:
		return old.Callers
	case d.Severity != old.Severity:
		return d.Severity > old.Severity
	}
	return d.Certainty > old.Certainty
}

// Pos is the place of the finding.
func (d *Diagnostic) Pos() ir.Pos { return d.Op.Pos }

// Pass is what a rule sees of one function.
type Pass struct {
	Check *Check
	Func  *ir.Func
	Cache *analysis.Cache // under the launch that is assumed
	// Witness is the function under one launch that is admitted, where the shape of the block is not known; else nil.
	Witness *analysis.Cache

	report func(Diagnostic)
}

// Report adds a finding. The pass fills in the rule and the function.
func (p *Pass) Report(d Diagnostic) {
	if d.Op == nil || d.Message == "" {
		panic("lint.Pass.Report: " + p.Check.ID + " reports without an operation or a message")
	}
	d.Check, d.Func = p.Check.ID, p.Func
	p.report(d)
}
