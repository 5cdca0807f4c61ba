// Package alu gives the pure operations of PTX and LLVM IR their exact meaning, over vectors of lanes.
//
// # Reading guide
//
//   - Compile turns a value of ir into an Exec; rules.go is the table of the operations and of the modifiers that each
//     understands. What is not in a table is refused with an error that names the full opcode.
//   - One file a family: intarith.go, fparith.go, half.go, cvt.go, cmp.go, logic.go, shift.go, bits.go, packed.go,
//     transcendental.go.
//   - format.go rounds exact values to a floating-point format: the one place where bits are dropped. exact.go computes
//     results with their error, so that they are rounded once.
//   - gep.go, lib.go, libint.go: addresses and library functions of LLVM IR; poison.go: which operands break a promise.
//   - hot_gen.go holds the loops of the operations that kernels spend their time in, made by gen_hot.go from a table of
//     expressions; simd_amd64.s has some of them again in vector instructions.
//
// # What a lane word holds
//
// A lane is a uint64 that holds the register's container, zero-extended: a value of width w keeps the bits from w on
// zero; predicates are 0 or 1. Operands wider than the operating type are read by their low bits.
//
// # Choices where the manual leaves one
//
//   - Integer division by zero: the quotient is all ones, the remainder is the dividend (what the machines give).
//     The most negative number by -1 gives itself, remainder 0.
//   - NaN results of f32 operations are 0x7fffffff, of f16 and bf16 operations 0x7fff. f64 operations pass on the first
//     NaN operand, made quiet; a NaN made by them is 0xfff8000000000000.
//   - `.approx` and `.full` give the correctly rounded value. A missing rounding modifier means `.rn`.
//   - bfe and bfi read 8 bits of position and length for 32-bit types, as the manual says, and 32 bits for 64-bit types,
//     as the machines do.
//   - Library functions (sin, pow ...) are computed in f64 and rounded once.
//   - mad.f32 is fma, also for targets before sm_20.
//
// The package is on floor 8 and imports ir alone.
package alu
