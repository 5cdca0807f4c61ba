package cost

import (
	"lockstep/analysis"
	"lockstep/analysis/reconverge"
	"lockstep/ir"
	"lockstep/ir/target"
)

// AssemblerPredicates tells whether the vendor's assembler is expected to replace the branch at the end of b by guards by
// itself; divergent says that the branch is likely to split many warps. known is false where no rule is known for the target, or
// where b has no conditional branch. Sides that hold branches of their own, calls or barriers are not replaced.
func AssemblerPredicates(c *analysis.Cache, b *ir.Block, divergent bool) (yes, known bool) {
	m := b.Func.Module
	if m == nil || b.Term().Op != ir.OpCondBr {
		return false, false
	}
	rule, ok := target.PredicationOf(m.Target)
	if !ok {
		return false, false
	}
	r := analysis.Of(c, Regions).Region(b)
	if r == nil || r.Join == nil || !straight(analysis.Of(c, reconverge.Points).Region(b)) {
		return false, true
	}
	var sides []int
	for _, s := range r.Sides {
		sides = append(sides, s.Max)
	}
	return rule.Predicates(divergent, sides...), true
}

// straight reports whether every block of a region runs straight on, without convergent operations.
func straight(region []*ir.Block) bool {
	for _, b := range region {
		if len(b.Succs) != 1 {
			return false
		}
		for _, v := range b.Values {
			if v.Info().Convergent {
				return false
			}
		}
	}
	return true
}
