package report

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/ir"
)

func classify(c *analysis.Cache, b *ir.Block, d *Branch) { d.Class = "data"; d.Scope = "none" }

// maskText spells a mask as the documents do.
func maskText(m uint64) string {
	if m>>32 != 0 {
		return fmt.Sprintf("0x%016x", m)
	}
	return fmt.Sprintf("0x%08x", m)
}
