// Command lockstep finds the branches of GPU kernels that split warps, rewrites them, and counts what that saves.
//
// See `lockstep help` and README.md. This package is flags and wiring only; the work is in the packages below it.
package main
