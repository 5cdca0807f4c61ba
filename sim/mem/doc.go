// Package mem is the memory that the simulators share: buffers, module variables, and the windows through which generic
// addresses reach shared and local memory.
//
// # Reading guide
//
//   - Memory: the global side of the address space. Every buffer and every module variable lies in a region of its own, far
//     from the others, so that an access past an end hits nothing else and can be named.
//   - Cursor: access through a cache of one page; the fast way in.
//   - Segment: a plain array, for shared, local and parameter memory.
//   - Fault: an access that no machine would let through, with what a message needs to name it.
//   - FirstUse: the types by which made-up words are read.
//
// # Made-up contents
//
// A made-up buffer has no bound, and its bytes come into being when they are first read: floats as normal(0,1), integers as
// a hash modulo the number of threads, zero where the first use is atomic. A word is a pure function of the seed, the number
// of the buffer, the offset and the type of the first use, so that the order of accesses does not matter.
//
// The package is on floor 8. It must not import analysis, lower, or another package of sim.
package mem
