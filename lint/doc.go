// Package lint runs rules over the functions of a module and collects what they find.
//
//   - Check is a rule: its name, what it says, examples, and the function that looks. The rules are in lint/checks.
//   - Pass is what a rule sees of one function: its analyses under the launch that is assumed and, where that leaves the shape
//     of the block open, under one launch that it admits, to show what can happen.
//   - Run runs rules over a module; Diagnostic is what they found, with the chain of causes, a severity, and whether it is
//     proved for every launch that is assumed.
//
// The package is on floor 8: it imports ir, ir/launch, analysis and analysis/callgraph. It must not import report.
package lint
