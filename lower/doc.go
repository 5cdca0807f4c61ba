// Package lower turns a kernel and the functions it reaches into warp code: a flat array of instructions that a warp
// simulator steps through, with registers as numbered slots and reconvergence spelled out.
//
// # Reading guide
//
//   - Program, Func, Inst: the warp code. Program.String is its listing.
//   - flatten*.go: LLVM IR first becomes a function of scalars; flatten.go has the drawing.
//   - Lower: the driver. layout.go places variables; live.go and coalesce.go give values their slots; copies.go orders
//     parallel copies; emit.go writes the instructions; kinds.go says which operation becomes which kind.
//
// # Slots
//
// A slot holds one word for each lane. Values that are copies of each other in SSA (a phi and its arguments, a guarded
// definition and its pass-through, the definitions of one register) share a slot where their live ranges allow; where they
// do not, the edge into the phi carries copies, which cost nothing. Constants, special registers that never change and the
// addresses of variables are in a pool that a warp fills once.
//
// # Reconvergence
//
// A branch that may split a warp names its join, the place where the lanes meet again, and stands behind a push; the block
// that is a join begins with a join. Both cost no issue.
//
// The package is on floor 7: it uses ir, ir/target and analysis. It must not import sim.
package lower
