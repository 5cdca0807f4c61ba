package ptx

// Limits on what Parse accepts, so that its memory and stack stay bounded on
// any input. Each is far above what compilers write; exceeding one is an error
// that names it.
const (
	// MaxFileSize is the largest text in bytes: spans are 32 bits wide, and a
	// span's end must fit too.
	MaxFileSize = 1<<31 - 1

	// MaxNameLength is the longest identifier in bytes; mangled names of real
	// modules reach some thousands.
	MaxNameLength = 1 << 16

	// MaxOpcodeLength is the longest opcode with its modifiers in bytes; the
	// longest of the manual has about 120.
	MaxOpcodeLength = 1 << 10

	// MaxScopeDepth is how deep { } scopes nest in a body.
	MaxScopeDepth = 256

	// MaxOperandDepth is how deep operands nest: lists of initialisers by array
	// dimension, vectors in addresses.
	MaxOperandDepth = 32

	// MaxExprDepth is how deep parentheses and unary operators nest in a
	// constant expression.
	MaxExprDepth = 64

	// MaxArrayElements bounds the product of an array's dimensions.
	MaxArrayElements = 1 << 40
)
