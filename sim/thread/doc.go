// Package thread is the oracle: a plain interpreter of ir that runs one thread at a time. It has no warps, no masks and no
// warp code, and it shares no arithmetic with sim/alu, so that it can contradict the warp simulator.
//
// # Reading guide
//
//   - Run: all threads of a launch, block by block, each up to the next block barrier in turn.
//   - Supported: why a kernel is outside the oracle: its outcome depends on how threads run together.
//   - Result.Races: accesses of different threads to one byte, of which the order shows. A kernel that has some may
//     rightly end differently elsewhere.
//   - llvm.go, named.go: what LLVM IR adds.
//   - meaning.go and the files that it names (ints.go, floats.go, convert.go, functions.go): what operations mean, over
//     unbounded integers and rational numbers.
//
// Registers read before their first write are zero here, as in the warp simulator.
//
// The package is on floor 8. It imports ir, ir/target and sim/mem; never analysis, lower, sim or sim/alu.
package thread
