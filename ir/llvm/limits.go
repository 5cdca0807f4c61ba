package llvm

// Limits on what Parse accepts, so that its memory and stack stay bounded on any input. Each is far above what compilers
// write; exceeding one is an error that names it.
const (
	// MaxFileSize is the largest text in bytes: spans are 32 bits wide.
	MaxFileSize = 1<<31 - 1

	// MaxTypeDepth is how deep types nest.
	MaxTypeDepth = 128

	// MaxConstDepth is how deep constants and constant expressions nest.
	MaxConstDepth = 128

	// MaxGroupDepth is how deep brackets nest in metadata and attributes.
	MaxGroupDepth = 512

	// MaxIntBits is the widest integer type (LLVM's own limit).
	MaxIntBits = 1<<23 - 1

	// MaxElements is how many elements a vector, array or struct constant has in ir; a larger operand is kept as text.
	MaxElements = 1024

	// MaxInitBytes is the largest initial value of a variable that is laid out as bytes.
	MaxInitBytes = 1 << 26

	// MaxInlineDepth is how deep chains of inlined-at places are followed.
	MaxInlineDepth = 256
)
