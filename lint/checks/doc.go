// Package checks holds the lint rules, one file a rule. All is their table.
//
// A rule explains itself (lint.Check.Doc) and carries an example with its cure; tests run both. Behind the rules:
//
//   - threads.go: which threads of a block surely, and which possibly, execute a block of code.
//   - control.go: which branches keep some of the threads of a warp or a block away from an operation.
//   - source.go: why a branch decides differently in different threads, down to something that is known to differ.
//
// A branch of which it is not known that it decides differently (its condition comes through local memory, from an unknown
// caller, from memory that somebody may write meanwhile) raises no finding: it would most often be a false one.
//
// The package is on floor 8, above lint: it imports ir, the analyses and lint. It must not import report.
package checks
