package transform

import (
	"fmt"
	"strings"

	"lockstep/analysis/cost"
	"lockstep/ir"
)

// UnknownIssues stands in a remark for a number that is not known.
const UnknownIssues = -1

// Remark is what a pass decided about one place.
type Remark struct {
	Pass     string
	Function string
	Branch   cost.BranchKey // the branch that it is about
	Pos      ir.Pos         // of the branch
	Label    string         // where the branch goes when taken, "" if it has no name
	Done     bool
	Proved   bool   // done, and Options.Prove accepted it
	Outer    bool   // done as the outermost branch of its region: its numbers hold for all of the region
	Rule     *Rule  // why it was refused; nil if done
	Reason   string // the numbers, or the place, behind the decision
	Before   int    // issues of a warp that splits at the branch, from the branch to the join; UnknownIssues
	After    int    // issues of the rewritten code; UnknownIssues
	Waste    int    // what a warp that agrees pays more at most; UnknownIssues
	Gain     int64  // issues saved on the profile, if HasGain
	HasGain  bool
}

// Verdict is "done" or "refused".
func (r *Remark) Verdict() string {
	if r.Done {
		return "done"
	}
	return "refused"
}

// String gives the remark as a line: where, what and why.
func (r *Remark) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d:%d: %s %s", r.Function, r.Pos.Line, r.Pos.Col, r.Pass, r.Verdict())
	if r.Rule != nil {
		fmt.Fprintf(&b, ": %s", r.Rule.ID)
	}
	if r.Reason != "" {
		fmt.Fprintf(&b, ": %s", r.Reason)
	}
	if r.Before != UnknownIssues {
		fmt.Fprintf(&b, "; split before %d", r.Before)
	}
	if r.After != UnknownIssues {
		fmt.Fprintf(&b, "; after %d", r.After)
	}
	if r.Waste != UnknownIssues {
		fmt.Fprintf(&b, "; waste %d", r.Waste)
	}
	if r.HasGain {
		fmt.Fprintf(&b, "; gain %d", r.Gain)
	}
	return b.String()
}

func sprintf(format string, args ...any) string { return fmt.Sprintf(format, args...) }
