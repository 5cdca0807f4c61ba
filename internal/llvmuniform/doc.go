// Package llvmuniform asks LLVM 22 what it holds for uniform, to set beside our own analysis.
//
// [Ask] runs `opt-22 -passes='print<uniformity>'` on a text; [Parse] reads what that prints; [Func.Match] finds the place of each
// instruction in the text that was given, so that the answers can be laid beside the values of ir.
//
// The pass asks the target what is a source of divergence. It knows none, and calls everything uniform, where a text names no target,
// or one that opt has no back end for: spir and spir64, which SPIR-V has other triples for. Ask gives ErrNoTarget then.
//
// For tests only.
package llvmuniform
