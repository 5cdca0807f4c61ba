package cfg

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// ControlDeps says which branches decide whether a block runs (Ferrante, Ottenstein and Warren, "The program dependence
// graph and its use in optimization", TOPLAS 1987). The result can be quadratic in the number of blocks.
var ControlDeps = &analysis.Analysis[*ControlDependence]{
	Name: "control", Doc: "control dependence", CFGOnly: true,
	Run: func(c *analysis.Cache) *ControlDependence {
		return &ControlDependence{analysis.Of(c, PostDom)}
	},
}

// ControlDependence says which branches decide whether a block runs.
type ControlDependence struct{ postdom *PostDomTree }

// Controllers returns, by ascending ID, the blocks a whose branch decides over b: b post-dominates one way out of a, but not
// a itself, or b is a and a way leads back to it. It is the post-dominance frontier of b.
func (d *ControlDependence) Controllers(b *ir.Block) []*ir.Block { return d.postdom.Frontier(b) }
