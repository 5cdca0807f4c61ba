package report

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
)

// classify says in d how the branch at the end of b splits warps, and why.
func classify(c *analysis.Cache, b *ir.Block, d *Branch) {
	info := analysis.Of(c, uniform.Of)
	u := info.Branch(b)
	d.Class, d.Scope = u.Class.String(), uniform.ScopeName(u.Scope)
	d.MaxSplits, d.Masks = splitsDoc(&u), masksDoc(&u)
	d.Blocks, d.byBlock = blocksDoc(&u, info.Launch()), blocksText(&u, info.Launch())
	d.If, d.Why = []Condition{}, []Step{}
	for _, c := range info.BranchIf(b) {
		d.If = append(d.If, conditionDoc(&c))
	}
	chain := info.WhyBranch(b)
	for _, cause := range chain {
		d.Why = append(d.Why, Step{Line: int(cause.Pos.Line), Text: cause.Text})
	}
	d.cause = shortCause(chain)
}

// conditionDoc is what holds under a condition, for the documents.
func conditionDoc(c *uniform.BranchIf) Condition {
	return Condition{Condition: c.Condition, Class: c.Class.String(), MaxSplits: splitsDoc(&c.Branch), Masks: masksDoc(&c.Branch)}
}

// splitsDoc is the bound on the splits of a branch; nil if none is known.
func splitsDoc(u *uniform.Branch) *int64 {
	if u.MaxSplits == 0 && u.Class != uniform.Never {
		return nil
	}
	n := int64(u.MaxSplits)
	return &n
}

// masksDoc lists the lanes that take a branch which can split warps; nil if they are not known.
func masksDoc(u *uniform.Branch) (out []Mask) {
	if u.Class != uniform.Never {
		for _, m := range u.Masks {
			out = append(out, maskDoc(m))
		}
	}
	return out
}

// dataSources are the operations whose results are data: what a branch of that class is called after.
var dataSources = map[ir.Op]string{
	ir.OpLoad: "loaded", ir.OpAtom: "atomic", ir.OpCall: "result of the call", ir.OpCallIndirect: "result of the call", ir.OpShfl: "shuffled", ir.OpMatch: "match",
	ir.OpElect: "elect", ir.OpOpaque: "result of an unknown operation", ir.OpAlloca: "stack address",
}

// shortCause names the end of a chain of causes in a few words: the nearest data, else the source.
func shortCause(chain []uniform.Cause) string {
	for _, c := range chain {
		if what := dataSources[c.Value.Op]; what != "" && c.Pos.Line != 0 {
			return fmt.Sprintf("%s at line %d", what, c.Pos.Line)
		}
	}
	if len(chain) == 0 {
		return ""
	}
	return chain[len(chain)-1].Text
}

// maskDoc is a mask for the documents.
func maskDoc(m uniform.Masks) Mask {
	d := Mask{Warps: "all", Mask: maskText(m.Mask)}
	if m.Warps != nil {
		d.Warps = m.Warps
	}
	return d
}

// maskText spells a mask as the documents do: 8 digits, or 16 where a warp is wider than 32 lanes.
func maskText(m uint64) string {
	if m>>32 != 0 {
		return fmt.Sprintf("0x%016x", m)
	}
	return fmt.Sprintf("0x%08x", m)
}
