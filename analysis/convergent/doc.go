// Package convergent says which operations of a function need which threads to execute them together.
//
//   - Ops is the analysis: the convergent operations of a function (Need), in text order, with what they wait for.
//   - RulesOf gives what a target asks of them: whether a barrier counts threads or warps, whether lanes of a warp may arrive
//     apart, whether exited threads are waited for. The table is targets.go.
//
// The package knows operations only. Whether the threads that an operation needs do come is a question to analysis/uniform,
// and asked by the lint rules.
//
// The package is on floor 4: it imports ir and analysis.
package convergent
