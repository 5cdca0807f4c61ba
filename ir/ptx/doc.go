// Package ptx reads NVIDIA PTX text, and writes it back.
//
// The package has two halves. The syntax half (this file's subject) turns text
// into a syntax tree: [Parse] gives a [File] that holds module variables and
// functions, each function a flat list of [Stmt] in text order, each statement
// and operand with its exact byte span in the text. The second half builds ir
// from that tree and writes changed functions back into the text.
//
// What an instruction is called and which modifiers it takes is data: the rows
// of the instruction table ([Opcode], table*.go) and of the modifier table
// ([Modifier], modifiers.go). An opcode spelled with all its modifiers, such as
// ld.global.v4.f32, is looked up once per distinct spelling and file, and gives
// a shared [Instr]. Names (registers, labels, symbols) are interned to small
// integers ([NameID]) per file. So nothing after the lexer compares strings.
//
// The grammar is that of PTX ISA 1.4 to 9.x. An unknown opcode, modifier or
// directive that is well formed is kept, with a warning; malformed text gives
// an error with its place and with what was expected. Parsing goes on after an
// error at the next statement, so one run reports several of them. Parse never
// panics on any input, and its time and memory are linear in the input's size;
// limits.go names the limits.
//
// The tree keeps no comments and no white space: statement spans and the gaps
// between them cover the text exactly, so whoever rewrites a statement keeps
// everything else byte for byte.
//
// The second half: [Read] is [Parse] and [Build]. layout.go cuts bodies into
// blocks, bind.go knows what names mean, signatures.go says which operands an
// operation takes, statements.go and calls.go make values of statements, ssa.go
// makes SSA of registers. [Emit] copies the text but for what passes changed:
// emitblock.go puts changed blocks together, emitloc.go keeps their source lines,
// emitvalue.go prints what is new.
//
// Floor 1. It may import ir, ir/target and ir/diag, nothing above them.
package ptx
