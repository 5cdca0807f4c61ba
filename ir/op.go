package ir

// Op is an operation. Every fact about it is in the table of optable.go.
type Op uint16

// Divergence says how the result of an operation relates to its operands across the lanes of a warp that execute it
// together. The zero value is invalid, so that no operation arrives unclassified.
type Divergence uint8

const (
	DivInvalid    Divergence = iota
	DivSource                // may differ in every lane: atomics, clocks, cross-lane reads
	DivUniform               // the same in every lane that executes it: constants, activemask
	DivOperands              // uniform if every operand (guard and pass-through included) is
	DivCollective            // uniform if the member mask is: vote, redux, match.all
	DivShuffle               // by the mode and the lane operand: uniform if all lanes read one lane
	DivMemory                // by address, state space and ordering of the access
	DivSreg                  // by the special register
	DivSymbol                // an address: by the state space of its symbol
	DivCall                  // by the callee's summary
	DivPhi                   // operands, and the branches that decide between them
	DivControl               // no result; where it goes depends on its condition
	DivNone                  // no result
	NumDivergences
)

// CostClass groups operations by the unit that runs them. Issue counts do not depend on it.
type CostClass uint8

const (
	CostFree CostClass = iota
	CostALU
	CostFMA
	CostSFU
	CostDivide
	CostMemory
	CostAtomic
	CostBarrier
	CostShuffle
	CostControl
	CostCall
	CostOpaque
)

// OpInfo is a row of the operation table.
type OpInfo struct {
	Name    string
	MinArgs int8 // operands without pass-through
	MaxArgs int8 // -1: no bound
	// Results is the number of results: 0, 1, or 2 where a second one (p|q, d|p, carry) is optional; -1 depends on the value.
	Results int8

	Free        bool // costs no issue: operands and SSA glue
	Operand     bool // stands for an operand of the input text: const, addr, sreg, arg, undef
	Pure        bool // no effect but its result, which depends on its operands and the thread alone
	MayTrap     bool // may fault or be undefined for some operands: never run it for a lane that the text would not
	Reads       bool // memory
	Writes      bool // memory
	Convergent  bool // its effect depends on which lanes execute it together
	Terminator  bool
	Conditional bool // a terminator with a predicate in Args[0]
	Commutes    bool // the first two operands may be swapped
	UsesOffset  bool // Aux.Bits is a byte offset added to Args[0]

	Divergence Divergence
	Cost       CostClass
	Doc        string
}

// Info returns the facts about op.
func (op Op) Info() *OpInfo { return &opTable[op] }

func (op Op) String() string {
	if op >= NumOps {
		return "invalid"
	}
	return opTable[op].Name
}

var opByName = func() map[string]Op {
	m := make(map[string]Op, NumOps)
	for op := OpInvalid + 1; op < NumOps; op++ {
		m[opTable[op].Name] = op
	}
	return m
}()

// LookupOp returns the operation named name; OpInvalid if there is none.
func LookupOp(name string) Op { return opByName[name] }
