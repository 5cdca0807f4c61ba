// Package cost counts issue slots around branches: what the sides of a branch cost up to its join, what a warp pays that
// agrees and one that splits, what the same code costs when flattened, and, with a profile, what flattening gains.
//
// An issue is what SEMANTICS says: one instruction statement run by a warp, whatever its mask. Costs of units and latencies
// are no issues.
//
// The package is on floor 5: it imports ir, analysis, analysis/cfg and analysis/reconverge.
package cost
