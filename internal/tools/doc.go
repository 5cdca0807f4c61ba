// Package tools finds the foreign programs that tests referee with: NVIDIA's
// assembler, ptxas, clang-22, and the solver z3. None is needed to build or use
// Lockstep.
//
// [PTXAS] gives an [Assembler], whose Assemble method says whether a PTX text
// is accepted; [Program] and others give paths; [OpenCLFiles] and
// [Clang.Compile] make LLVM IR of the kernels in testdata, [LinkedModule] a large module.
// They skip the calling test where the program is missing, and fail it instead
// when the environment variable LOCKSTEP_REQUIRE_TOOLS is 1, as it is in the
// project's own checks.
// The script .ci/install installs them.
//
// For tests only. It stands beside the floors and imports none of the
// project's packages.
package tools
