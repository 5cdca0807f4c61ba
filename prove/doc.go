// Package prove shows that a rewritten function does, in every single thread, what the function before did: translation
// validation. It looks at the two functions alone and knows nothing of the pass that made one of the other.
//
// # Reading guide
//
//   - Equivalent: the question and its answer, a Verdict. The argument why the answer can be trusted stands at the top of
//     prove.go.
//   - SMTLIB: the same question as a script for an external solver.
//   - cuts.go: the blocks where both functions are compared; relation.go: which values are equal there; live.go: which values
//     count there.
//   - region.go: the paths from one such block to the next; thread.go: one thread on such a path, symbolically; compare.go:
//     whether both did the same.
//   - terms.go, meaning.go: what values are made of.
//
// What is proved is about one thread: its loads, stores and other effects, in their order, with the same operands. Which
// threads run an operation together is not: convergent operations are merely held to their place (see prove.go).
//
// The package is on floor 6, beside transform, which it must not import; it imports ir and ir/target.
package prove
