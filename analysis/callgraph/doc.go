// Package callgraph says who calls whom in a module, and what others may do with its functions.
//
//   - Of is the analysis; Graph its result: call sites, callers, callees, and the kernels that lead to a function.
//   - Graph.Callers says of a function how far its call sites here are all there are; Graph.Replaceable, whether another body
//     than the one here may run; Graph.Endless, whether a function can call itself or is called from one that can.
//
// # Whose calls count
//
// What analyses claim is about the executions that the kernels of the module start, with the module linked to whatever others
// may be linked to it. Other modules may call its visible functions, but from kernels of theirs: those are other executions.
// An execution of a kernel of this module calls a visible function only where this module says so, or out of code that is not
// here: a function that is only declared, one that another may replace, a call of an address, assembly. Where a kernel leads to
// such code, all visible functions have callers that are not known. So have visible functions that no kernel leads to: what is
// said of those is meant for whoever calls them.
//
// clang's OpenCL relies on this: the body of each kernel is a visible function of its own.
//
// The package is on floor 3: it imports ir and analysis.
package callgraph
