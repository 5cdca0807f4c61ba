package transform

import (
	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/ir"
)

// How a pass is held to proofs: if all that it did to a function is proved at once, that is all. If not, each rewrite is done
// alone; those that are not proved alone are refused, and the pass runs again without them, until what is left is proved.

// permit says which rewrites a pass may do.
type permit struct {
	only    *cost.BranchKey           // if not nil: this one alone
	refused map[cost.BranchKey]string // never these, since they were not proved, and why
}

func (p *permit) allows(at cost.BranchKey) bool {
	_, refused := p.refused[at]
	return !refused && (p.only == nil || *p.only == at)
}

// proved runs the pass and keeps what is proved.
func (c *Context) proved() (changed bool, err error) {
	old := c.Func.Clone()
	remarks, rewrites := len(c.result.Remarks), c.result.Rewrites
	restore := func() {
		c.Func.Restore(old.Clone())
		c.Cache.Invalidate(analysis.CFG)
		c.result.Remarks, c.result.Rewrites = c.result.Remarks[:remarks], rewrites
	}
	c.permit.refused = map[cost.BranchKey]string{}
	for {
		changed, ok, reason, err := c.andProof(old)
		if err != nil || ok {
			c.explain(c.result.Remarks[remarks:])
			return changed, err
		}
		var done []cost.BranchKey
		for _, r := range c.result.Remarks[remarks:] {
			if r.Outer {
				done = append(done, r.Branch)
			}
		}
		if len(done) == 0 { // the pass does not ask for its rewrites one by one
			list := c.result.Remarks[remarks:]
			for i := range list {
				if list[i].Done {
					list[i].Done, list[i].Rule, list[i].Reason = false, ruleNotProved, reason
				}
			}
			c.Func.Restore(old)
			c.Cache.Invalidate(analysis.CFG)
			c.result.Rewrites = rewrites
			return false, nil
		}
		guilty := map[cost.BranchKey]string{}
		for i := range done {
			restore()
			c.permit.only = &done[i]
			if _, ok, why, err := c.andProof(old); err != nil {
				return false, err
			} else if !ok {
				guilty[done[i]] = why
			}
		}
		c.permit.only = nil
		if len(guilty) == 0 { // each is right, but not all together
			for _, at := range done {
				guilty[at] = reason
			}
		}
		for at, why := range guilty {
			c.permit.refused[at] = why
		}
		restore()
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
