package ptx

import (
	"math"
	"strings"

	"lockstep/ir"
)

// An Instr describes one spelling of an opcode with all its modifiers. Each
// distinct spelling of a file has one, shared by all statements that use it.
type Instr struct {
	// Text is the spelling without white space, ld.global.v4.f32.
	Text string
	// Base is the opcode without modifiers, ld.
	Base string
	// Opcode is the row of the instruction table, nil for an unknown opcode.
	Opcode *Opcode
	// Modifiers are the modifiers in text order, without their dots.
	Modifiers []ModifierUse
	// UnknownModifier is the first modifier that the opcode does not take, ""
	// if there is none. It has given a warning.
	UnknownModifier string

	// Op is the operation that the spelling stands for: [ir.OpOpaque] for
	// unknown opcodes and for those that are kept as text. Guards and operands
	// can make it another one (a guarded bra is ir.OpCondBr, mov with a vector
	// ir.OpPack).
	Op ir.Op
	// Mods are the modifiers as ir has them. They are shared: never changed.
	Mods *ir.Mods

	minOps, maxOps uint8
	call           bool // parentheses among the operands are argument lists
}

// Known reports whether opcode and modifiers are all in the tables.
func (in *Instr) Known() bool { return in.Opcode != nil && in.UnknownModifier == "" }

// Has reports whether the spelling has a modifier.
func (in *Instr) Has(modifier string) bool {
	for _, m := range in.Modifiers {
		if m.Text == modifier {
			return true
		}
	}
	return false
}

// A ModifierUse is one modifier of an Instr.
type ModifierUse struct {
	Text string
	// Mod is the row of the modifier table, nil for an unknown modifier.
	Mod *Modifier
}

// newInstr makes the descriptor of a spelling that is new in the file, and
// reports what is unknown about it at the place of its first use.
func (p *parser) newInstr(text string, at int) *Instr {
	base, rest, _ := strings.Cut(text, ".")
	in := &Instr{Text: text, Base: base, Opcode: opcodes[base], Op: ir.OpOpaque, maxOps: math.MaxUint8}
	mods := &ir.Mods{Text: text}
	in.Mods = mods
	if rest != "" {
		in.Modifiers = make([]ModifierUse, 0, strings.Count(rest, ".")+1)
		for m := range strings.SplitSeq(rest, ".") {
			in.Modifiers = append(in.Modifiers, ModifierUse{Text: m})
		}
	}
	o := in.Opcode
	if o == nil {
		mods.Flags |= ir.UnknownMod
		p.warnf(at, "unknown instruction %s is kept as it is", base)
		return in
	}
	in.call = o.Name == "call"
	types := 0
	for i := range in.Modifiers {
		use := &in.Modifiers[i]
		m := o.modifier(use.Text)
		if use.Mod = m; m == nil {
			mods.Flags |= ir.UnknownMod
			if in.UnknownModifier == "" {
				in.UnknownModifier = use.Text
				p.warnf(at, "unknown modifier .%s of %s is kept as it is", use.Text, base)
			}
			continue
		}
		if m.Group&(groupType|groupPacked) != 0 {
			types++
		}
		mods.Flags |= m.Flags
		if set := setters[m.Group]; set != nil {
			set(mods, m.Value)
		}
	}
	in.Op = o.Op
	for _, v := range o.Variants {
		if in.Has(v.Mod) {
			in.Op = v.Op
			break
		}
	}
	if in.Op == o.Op {
		mods.Flags |= o.Flags
	}
	if in.UnknownModifier == "" {
		in.minOps, in.maxOps = o.min, o.max
		if types < o.Types && in.Op == o.Op {
			p.errorf(at, "%s has %s, expected %d of them, such as .u32", text, plural(types, "type"), o.Types)
		}
	}
	return in
}
