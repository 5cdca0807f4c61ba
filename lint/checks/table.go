package checks

import "lockstep/lint"

// All is the table of rules, by ID.
var All = []*lint.Check{barrierDivergent, memberMask, voteCut, branchSplits}

// Lookup returns the rule with an ID, or nil.
func Lookup(id string) *lint.Check {
	for _, c := range All {
		if c.ID == id {
			return c
		}
	}
	return nil
}
