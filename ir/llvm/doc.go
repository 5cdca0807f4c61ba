// Package llvm reads LLVM IR text, of versions 9 to 22, for the GPU targets nvptx, amdgcn and spir.
//
// [Parse] makes a syntax tree that knows where each part stands in the text. [Read] makes an [ir.Module] of it, and [Emit]
// gives a module back as text. One reader serves typed and opaque pointers. Attributes, flags, metadata and records that it
// does not know are kept in the text and never fail.
//
// # Reading guide
//
//   - token.go, lex.go, parse*.go: from bytes to the tree of syntax.go
//   - datalayout.go, machine.go, tab*.go: what a target says, as data
//   - build*.go: from the tree to ir
//
// Floor 1: it imports ir, ir/diag and ir/target, and no analysis.
package llvm
