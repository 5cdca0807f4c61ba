package transform

import (
	"lockstep/analysis/cost"
	"lockstep/ir"
)

// choose decides which of the legal branches to convert: the outermost of a nest that pay, with all inside them. With a
// profile a nest is converted where that saves the most issues on the data, and never where it costs any; without one, while an
// agreeing warp loses at most max-waste.
func (x *ifConverter) choose() {
	for i := len(x.pending) - 1; i >= 0; i-- { // innermost first
		x.weigh(x.pending[i])
	}
	inside := map[*node]bool{}
	for _, n := range x.pending {
		switch {
		case n.rule != nil:
		case inside[n]:
			n.done = true
		default:
			r, reason := x.unprofitable(n)
			if r == nil && !x.ctx.Take(n.key()) {
				r = ruleLimit
			}
			if r != nil {
				n.refuse(r, "%s", reason)
				continue
			}
			n.chosen, n.done = true, true
		}
		if n.done {
			for k := range n.sides {
				for _, in := range n.sides[k].inner {
					inside[in] = true
				}
			}
		}
	}
}

// weigh computes what n costs before and after, if it is legal.
func (x *ifConverter) weigh(n *node) {
	if n.rule != nil {
		return
	}
	n.after = issues(n.items)
	if x.nextAfter(n) != n.join {
		n.after++ // a jump to the join
	}
	flat := cost.Flattening{Taken: n.sides[0].bounds(), Not: n.sides[1].bounds(), Flat: n.after}
	n.before, n.waste = flat.Split(), flat.Waste()
	n.neverSplits = !x.divergent(n.block)
	best := int64(0)
	for k := range n.sides {
		for _, in := range n.sides[k].inner {
			n.neverSplits = n.neverSplits || in.neverSplits
			best += in.best
		}
	}
	if p := x.ctx.Options.Profile; p != nil {
		n.hasGain = true
		n.gain = p[n.key()].Gain(n.paid(p), n.after)
		if !n.neverSplits && n.gain > 0 && n.gain >= best {
			best = n.gain
		}
	}
	n.best = best
}

// key names n's branch in a profile.
func (n *node) key() cost.BranchKey { return cost.BranchKey{Func: n.block.Func.Name, Stmt: n.stmt} }

// paid is what warps paid in the run of the profile from the branch to the join.
func (n *node) paid(p cost.Profile) uint64 {
	sum := p[n.key()].Paid(n.sides[0].own, n.sides[1].own)
	for k := range n.sides {
		for _, in := range n.sides[k].inner {
			sum += in.paid(p) - p[in.key()].Executed // the issue of its branch is its block's, counted above
		}
	}
	return sum
}

// bounds is what a warp pays on a side, by the cheapest way through and by all.
func (s *side) bounds() cost.Bounds { return cost.Bounds{Min: s.least, Max: s.most} }

// nextAfter is the block that follows n's in the text once the region is gone.
func (x *ifConverter) nextAfter(n *node) *ir.Block {
	gone := map[*ir.Block]bool{}
	for k := range n.sides {
		for _, b := range n.sides[k].blocks {
			gone[b] = true
		}
	}
	b := x.next[n.block.ID]
	for b != nil && gone[b] {
		b = x.next[b.ID]
	}
	return b
}

// unprofitable returns the profit rule that speaks against converting n, with the numbers; nil if none does.
func (x *ifConverter) unprofitable(n *node) (*Rule, string) {
	opts := x.ctx.Options
	if opts.Force {
		return nil, ""
	}
	if !x.divergent(n.block) {
		return ruleNeverSplits, ""
	}
	if n.neverSplits {
		return ruleInnerStays, "no warp ever splits at a branch inside, which would have to go too"
	}
	if opts.Profile != nil {
		switch {
		case n.gain <= 0:
			return ruleNoGain, "would " + change(n.gain)
		case n.best > n.gain:
			return ruleInnerStays, sprintf("would %s, the branches inside alone %s", change(n.gain), change(n.best))
		}
		return nil, ""
	}
	if n.after >= n.before {
		return ruleNoGain, sprintf("every warp would pay %d issues, and one that splits pays %d as it is", n.after, n.before)
	}
	if limit := x.ctx.Param("max-waste", opts.MaxWaste); n.waste > limit {
		return ruleWaste, sprintf("a warp whose lanes agree would pay up to %d more issues, and max-waste is %d", n.waste, limit)
	}
	return nil, ""
}

// change says what a gain means on the run of the profile.
func change(gain int64) string {
	switch {
	case gain < 0:
		return sprintf("cost %d more issues on this run", -gain)
	case gain == 0:
		return "save nothing on this run"
	}
	return sprintf("save %d issues on this run", gain)
}

// divergent reports whether the branch at the end of b can split a warp, as far as is known.
func (x *ifConverter) divergent(b *ir.Block) bool { return x.uniform.Divergent(b) }
