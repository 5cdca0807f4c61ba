package ir

// Facts are promises of the input about a function, a call or a parameter. None is made where the bit is clear. PTX makes
// none.
type Facts uint32

const (
	FactNotConvergent Facts = 1 << iota // of a function or call: which lanes execute it together does not matter
	FactReadNone                        // it touches no memory; of a pointer: it is not used to
	FactReadOnly                        // it writes no memory; of a pointer: not through it
	FactArgMemOnly                      // it touches only what its arguments point to
	FactWillReturn                      // it comes back, or the program has no meaning
	FactNoUnwind
	FactNoSync
	FactSpeculatable // it may run where the text does not
	FactNoUndef      // of a parameter: neither undef nor poison
	FactNonNull
	FactNoAlias
	FactHasToken    // of a call: a convergence token controls it
	FactNoFree      // it gives no memory back
	FactNoUndefArgs // of a call: undefined if an argument is undef or poison
	FactNoCallback  // it runs nothing of the module that calls it

	factEnd
)

// factNames are the spellings in the text form of ir, in the order of the bits.
var factNames = [...]string{"notconvergent", "readnone", "readonly", "argmemonly", "willreturn", "nounwind", "nosync", "speculatable",
	"noundef", "nonnull", "noalias", "token", "nofree", "noundefargs", "nocallback"}

var _ = [1]int{}[factEnd>>len(factNames)-1] // each bit has a name

// facts are those of a call and of what it calls.
func (v *Value) facts() Facts {
	var f Facts
	if v.Aux.Call != nil {
		f = v.Aux.Call.Facts
	}
	if s := v.Aux.Sym; v.Op == OpCall && s != nil && s.Func != nil {
		f |= s.Func.Facts
	}
	return f
}

// Convergent reports whether v's effect depends on which lanes execute it together: what the table says of its operation,
// less what the input promises of a call.
func (v *Value) Convergent() bool {
	return opTable[v.Op].Convergent && v.facts()&FactNotConvergent == 0
}

// Reads reports whether v may read memory.
func (v *Value) Reads() bool { return opTable[v.Op].Reads && v.facts()&FactReadNone == 0 }

// Writes reports whether v may write memory.
func (v *Value) Writes() bool {
	return opTable[v.Op].Writes && v.facts()&(FactReadNone|FactReadOnly) == 0
}

// NoUndefArgs reports whether v is undefined behaviour where an operand is undef or poison.
func (v *Value) NoUndefArgs() bool { return v.facts()&FactNoUndefArgs != 0 }

// MayTrap reports whether v may fault or be undefined for some operands, so that it must not run for a lane that the text
// would not run it for.
func (v *Value) MayTrap() bool {
	return (opTable[v.Op].MayTrap || v.Mods().Flags&OutUB != 0) && v.facts()&FactSpeculatable == 0
}
