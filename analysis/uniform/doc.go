// Package uniform says which values and branches are the same for all threads of a warp, a block, a cluster or the grid, how
// the others vary from lane to lane, and why.
//
//   - Of is the analysis; Info its result. What Info does not know it calls divergent.
//   - Scope, Shape, Class: the words of the answer.
//   - Info.Why, Info.WhyBranch: the shortest chain from a divergent value or branch to a source.
//   - Info.BranchIf, Info.ValueIf: what more holds for some launches.
//
// # How it works
//
// One optimistic fixed point over SSA values (solve.go). An abstract value (value.go) is a scope, a cause class, and, where
// it is known, the decomposition
//
//	value of a thread = base + c + lanes[thread]    (mod 2^width)
//
// of a base that is uniform but unknown, a known constant, and a known vector: one element for each thread of the block where
// the launch is exact, one for each lane of a warp where it is not (lanes.go). Transfer functions (transfer.go for sources and
// known operands, rules.go for others, eval.go for one thread, linear.go for the decomposition, bounds.go) compute on vectors
// exactly, wrap-around included: that `tid.x >> 5` does not vary in a warp of a block of 256, or
// which lanes `tid.x < 16` holds for, needs no rule of its own.
//
// Vectors, structures, arrays and tuples are followed element by element (elements.go; structure.go for what moves elements, lanewise.go
// for what computes on them). Where the decomposition says too little, single bits are known: those that are 0, those that are
// 1, and those that the lanes of a warp share (knownbits.go, bitrules.go).
//
// Branches that may split lower the phis where the split lanes can meet (sync.go), the uses of values outside a cycle that lanes
// leave in different trips, and, where lanes in different trips of a cycle can meet inside it, all that varies there. flow.go
// prepares the graph. Calls go through summaries (calls.go).
//
// The package is on floor 4, above analysis/reconverge: it imports ir, ir/target, ir/launch, analysis, analysis/cfg and
// analysis/reconverge.
package uniform
