// Package launch says what is known about the launch of a kernel: grid, block, cluster, warp width. It reads and writes the
// form of the command line (`4,256`, `8x8,16x16`, `?,32kx1`), joins it with what the kernel declares, chooses a launch
// for simulation, and holds the geometry: which thread is which lane of which warp.
//
//   - Dim: one dimension, exact, a multiple, bounded, or unknown.
//   - Launch: three dimensions each of grid, block and cluster; the zero value knows nothing.
//   - Parse, Launch.String: the command line's form.
//   - Declared, Resolve, Choose: from a kernel and a flag to a launch.
//   - BlockThreads, Warps, Coords, Linear, WarpMask: geometry.
//
// The package is on floor 1 and imports only ir.
package launch
