package ptx

// An Instr describes one spelling of an opcode with all its modifiers. Each
// distinct spelling of a file has one, shared by all statements that use it.
type Instr struct {
	// Text is the spelling without white space, ld.global.v4.f32.
	Text string
	// Opcode is the row of the instruction table, nil for an unknown opcode.
	Opcode *Opcode
	// Base is the opcode without modifiers, ld.
	Base string
	// Modifiers are the modifiers in text order, without their dots.
	Modifiers []ModifierUse
	// UnknownModifier is the first modifier that the opcode does not take, ""
	// if there is none. It has given a warning.
	UnknownModifier string
}

// Known reports whether opcode and modifiers are all in the tables.
func (in *Instr) Known() bool { return in.Opcode != nil && in.UnknownModifier == "" }

// A ModifierUse is one modifier of an Instr.
type ModifierUse struct {
	Text string
	// Mod is the row of the modifier table, nil for an unknown modifier.
	Mod *Modifier
}
