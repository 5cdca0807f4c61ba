// Package cfg holds the analyses of the shape of the control-flow graph: block orders, dominators and post-dominators with
// their frontiers, the nest of cycles (irreducible ones too), control dependence, and reachability.
//
//   - Order: reverse postorder and the number of a block in it.
//   - Dom, PostDom: trees with constant-time tests. In PostDom a block without an immediate post-dominator hangs below a
//     virtual end, spelled nil.
//   - Cycles: the cycle nest; every cycle has a header and its entries.
//   - ControlDeps: which branches decide whether a block runs.
//   - Reach: which blocks can follow a block.
//
// Graph, Dominators and ImmediateDominators are the same on plain numbers, for analyses that need the dominators of a graph of
// their own. What is needed only while an analysis runs is memory on loan (room.go).
//
// Blocks that the entry does not reach have no place in any result: no order, no dominator, no cycle.
// Nothing here recurses on the input, and everything is linear or within a logarithm of it where a comment does not say otherwise.
//
// The package is on floor 3: it imports ir and analysis.
package cfg
