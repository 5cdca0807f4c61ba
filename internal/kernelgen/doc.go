// Package kernelgen makes random PTX kernels for tests, and shrinks those that a test fails on.
//
// A kernel has the parameters in and out, pointers to global memory, and n, a u32. Launched in one dimension with at most
// MaxBlock threads a block, it
//
//   - ends: loops are counted, or pay with fuel;
//   - is free of races and deterministic: a thread writes only its own slot of out, SlotBytes wide, at its index in the grid,
//     and reads in, and its own slot of out; both buffers have a slot for each thread of the launch, in has at least InSlots;
//     shared memory is exchanged between barriers that all threads of the block reach;
//   - is well defined: every register is written before it is read, divisors are not zero, and a word of memory is always
//     read as the same type.
//
// Threads with an index of n or more leave at once in most kernels; where barriers stand in the body, they stay.
//
// The same seed and options give the same text. It imports nothing of this module.
package kernelgen
