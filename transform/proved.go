package transform

import (
	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
)

// How a pass is held to proofs: if all that it did to a function is proved at once, that is all. If not, the rewrites to blame
// are found by halves: the pass runs from the start with one half of them, and with the other. Those are refused, and the pass
// runs again without them, until what it does is proved.

// permit says which rewrites a pass may do.
type permit struct {
	only    map[cost.BranchKey]bool   // if not nil: none but these
	refused map[cost.BranchKey]string // never these, since they were not proved, and why
}

func (p *permit) allows(at cost.BranchKey) bool {
	_, refused := p.refused[at]
	return !refused && (p.only == nil || p.only[at])
}

// proving is a pass over a function that is held to proofs.
type proving struct {
	*Context
	old               *ir.Func // before the pass
	remarks, rewrites int      // how many there were then
	tried             bool     // the pass ran since
}

// proved runs the pass and keeps what is proved.
func (c *Context) proved() (changed bool, err error) {
	p := &proving{Context: c, old: c.Func.Clone(), remarks: len(c.result.Remarks), rewrites: c.result.Rewrites}
	c.permit.refused = map[cost.BranchKey]string{}
	for {
		changed, why, err := p.try(nil)
		if err != nil || why == "" {
			c.explain(c.result.Remarks[p.remarks:])
			return changed, err
		}
		var done []cost.BranchKey
		for _, r := range c.result.Remarks[p.remarks:] {
			if r.Outer {
				done = append(done, r.Branch)
			}
		}
		if len(done) == 0 { // the pass does not ask for its rewrites one by one
			p.refuseAll(why)
			return false, nil
		}
		if err := p.blame(done, why); err != nil {
			return false, err
		}
	}
}

// try runs the pass from the start, with none but the rewrites given, if there are any. It says why what it did is not proved,
// or "" if it is.
func (p *proving) try(only []cost.BranchKey) (changed bool, why string, err error) {
	if p.tried {
		p.restore()
	}
	p.tried, p.permit.only = true, nil
	for _, at := range only {
		if p.permit.only == nil {
			p.permit.only = map[cost.BranchKey]bool{}
		}
		p.permit.only[at] = true
	}
	changed, ok, reason, err := p.andProof(p.old)
	if !ok && reason == "" {
		reason = "no reason was given"
	}
	if ok {
		reason = ""
	}
	return changed, reason, err
}

// blame refuses those of the rewrites given that are to blame for that they are not proved together.
func (p *proving) blame(list []cost.BranchKey, why string) error {
	if len(list) == 1 {
		p.permit.refused[list[0]] = why
		return nil
	}
	right := true
	for _, half := range [][]cost.BranchKey{list[:len(list)/2], list[len(list)/2:]} {
		_, why, err := p.try(half)
		if err == nil && why != "" {
			right = false
			err = p.blame(half, why)
		}
		if err != nil {
			return err
		}
	}
	if right { // each half is, but not both together
		for _, at := range list {
			p.permit.refused[at] = why
		}
	}
	return nil
}

// restore undoes all that the pass did.
func (p *proving) restore() {
	p.Func.Restore(p.old.Clone())
	p.Cache.Invalidate(analysis.CFG)
	p.result.Remarks, p.result.Rewrites = p.result.Remarks[:p.remarks], p.rewrites
}

// refuseAll undoes all that the pass did, and says so in its remarks.
func (p *proving) refuseAll(why string) {
	remarks := p.result.Remarks
	p.restore()
	p.result.Remarks = remarks
	for i := range remarks[p.remarks:] {
		if r := &remarks[p.remarks+i]; r.Done {
			r.Done, r.Rule, r.Reason = false, ruleNotProved, why
		}
	}
}

// andProof runs the pass, and asks for a proof of what it did.
func (c *Context) andProof(old *ir.Func) (changed, ok bool, reason string, err error) {
	if changed, err = c.once(); err != nil || !changed {
		return changed, err == nil, "", err
	}
	ok, reason = c.Options.Prove(old, c.Func)
	return true, ok, reason, nil
}

// explain says in the remarks what is proved, and gives those about refused rewrites their reason.
func (c *Context) explain(remarks []Remark) {
	for i := range remarks {
		r := &remarks[i]
		r.Proved = r.Done
		if why, refused := c.permit.refused[r.Branch]; refused && r.Rule == ruleLimit {
			r.Rule, r.Reason = ruleNotProved, why
		}
	}
}
