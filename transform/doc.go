// Package transform rewrites functions so that warps pay less where their lanes split.
//
//   - Passes is the table of passes; constraints says in which order they make sense, and why.
//   - ParsePipeline reads a list of passes with parameters; Run runs it over a module.
//   - A pass is one file, or one prefix of files (ifconvert*.go): it looks for places, asks two separate questions, whether a
//     rewrite is legal and whether it pays, and leaves a Remark for each place, done or refused.
//   - Refusals name a Rule: rules.go lists them, legality and profit apart.
//
// A pass keeps ir in a state that can be written back to the registers of the input: each value of a register is what the
// register holds where the value is used.
//
// The package is on floor 6. It imports ir, ir/target and the analyses; it must not import the simulator.
package transform
