package ptx

// An Opcode is a row of the instruction table.
type Opcode struct {
	Name string
}

// A Modifier is a row of the modifier table.
type Modifier struct {
	Text string
}
