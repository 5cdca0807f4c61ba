// Package ir holds GPU kernels in SSA form: one Value struct over a table of operations, blocks with
// edges kept in both directions, a builder, edits, a printer and parser of its own text, and a verifier.
//
// # Reading guide
//
//   - Value, Block, Func, Module: the four levels.
//   - Op and the table in optable.go: every fact about an operation (arguments, effects, convergence, divergence, cost).
//   - Mods: the modifiers of an operation (operating type, rounding, comparison, state space ...), shared between values.
//   - Guard: `@p` as part of a value. A guarded definition has the old value as its pass-through argument.
//   - Module.WriteTo and Parse: the text form, described at the top of print.go. It says everything, and is its own inverse.
//   - Verify: the rules of a sound function, listed at the top of verify.go.
//   - Isomorphic: whether text that was read again says what a transformed module does.
//   - Module.Clone and Func.Uses: copies and use lists, with IDs as keys.
//
// # What a value stands for
//
// A reader folds and drops nothing: every instruction statement of the input text is exactly one value that costs one
// issue (see Value.Issues). Operands that are no statements of their own, constants, symbol addresses, special registers,
// function arguments, and the glue of SSA (phis, projections, tuples) are values that cost nothing.
//
// Registers are bit containers, as in PTX: the type of a value says how wide it is; what an operation does with the bits
// is said by its operating type, Mods.Ty. The verifier asks for equal widths, not for equal kinds.
//
// The package is on floor 0 and imports nothing of this module but ir/diag.
package ir
