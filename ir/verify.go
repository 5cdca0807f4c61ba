package ir

// The verifier. These are the rules, by the names that faults carry:
//
//	module       the module's lists hold together: each function and symbol once, with the right owner and name; every symbol
//	             that is named is in a list; relocations lie within their variable
//	position     files, locs and chains of inlining exist and end
//	identity     IDs of values and blocks are below their bound and not used twice; a value knows its block, a block its
//	             function; a value is in one block only
//	entry        the first block has no predecessors
//	edges        both directions of an edge agree, by the index of the reverse edge
//	terminator   exactly one in a block, the last value
//	successors   as many as the terminator says (see Block); a fall, and the way on of a conditional ret, exit or trap, is
//	             the next block of the text
//	phi          phis come first, with one argument per predecessor, as wide as the phi
//	arity        as many operands as the operation takes
//	result       a result where the operation gives one, a tuple where it gives several
//	width        operands and results are at least as wide as what the operation does with them (operands.go); predicates are
//	             one bit wide; constants fit their type
//	projection   of a tuple, in range, as wide as the element; a tuple has the elements of its type
//	guard        one bit wide; not on phis, projections, tuples, operands and terminators; with a result exactly one
//	             pass-through, as wide as the result; Not only on conditional terminators
//	definition   arguments and guards are values of this function
//	dominance    a definition dominates its uses; a phi's use is at the end of the predecessor. Unreachable blocks are exempt
//	symbol       named where the operation needs one, and of the module or this function
//	register     the index is within Func.Regs
//	argument     OpArg is within the parameter list, OpRet gives no more than the results
//
// Nothing here is slower than linear, but for the dominators of pathological graphs, and nothing is kept per value but its
// place: the verifier runs after every pass.

import (
	"errors"
	"fmt"
	"slices"
)

// Rule names a rule of the verifier.
type Rule string

// The rules. The list at the top of verify.go says what each means.
const (
	RuleModule     Rule = "module"
	RulePosition   Rule = "position"
	RuleIdentity   Rule = "identity"
	RuleEntry      Rule = "entry"
	RuleEdges      Rule = "edges"
	RuleTerminator Rule = "terminator"
	RuleSuccessors Rule = "successors"
	RulePhi        Rule = "phi"
	RuleArity      Rule = "arity"
	RuleResult     Rule = "result"
	RuleWidth      Rule = "width"
	RuleProjection Rule = "projection"
	RuleGuard      Rule = "guard"
	RuleDefinition Rule = "definition"
	RuleDominance  Rule = "dominance"
	RuleSymbol     Rule = "symbol"
	RuleRegister   Rule = "register"
	RuleArgument   Rule = "argument"
)

// Rules lists all rules, in the order of the list at the top of verify.go.
var Rules = []Rule{RuleModule, RulePosition, RuleIdentity, RuleEntry, RuleEdges, RuleTerminator, RuleSuccessors, RulePhi, RuleArity,
	RuleResult, RuleWidth, RuleProjection, RuleGuard, RuleDefinition, RuleDominance, RuleSymbol, RuleRegister, RuleArgument}

// Fault is a place where a function or module breaks a rule. Func, Block and Value are nil where the fault is not about one.
type Fault struct {
	Rule    Rule
	Func    *Func
	Block   *Block
	Value   *Value
	Pos     Pos // in the input text, of the value, block or function
	Message string
}

// Error gives the fault as function: block: value: line:column: rule: message.
func (f *Fault) Error() string {
	s := ""
	if f.Func != nil {
		s += f.Func.Name + ": "
	}
	if f.Block != nil {
		s += f.Block.String() + ": "
	}
	if f.Value != nil {
		s += f.Value.String() + ": "
	}
	if f.Pos.Line != 0 {
		s += fmt.Sprintf("%d:%d: ", f.Pos.Line, f.Pos.Col)
	}
	return s + string(f.Rule) + ": " + f.Message
}

// MaxFaults is how many faults a verification keeps; a last one says that there are more. One mistake of a pass can show at
// every value of a large function.
const MaxFaults = 1000

// Verify checks f, and what it names of its module. The error, if any, joins all *Fault found, in text order.
func Verify(f *Func) error {
	c := checker{m: f.Module}
	c.function(f)
	return errors.Join(c.faults...)
}

// VerifyModule checks m and all its functions. The error, if any, joins all *Fault found, in text order.
func VerifyModule(m *Module) error {
	c := checker{m: m}
	c.module()
	for _, f := range m.Funcs {
		c.function(f)
	}
	return errors.Join(c.faults...)
}

// A Verifier checks a module piece by piece, while it is made: each function once when it is complete, and at the end the
// module.
type Verifier struct{ c checker }

// NewVerifier returns a verifier for m.
func NewVerifier(m *Module) *Verifier { return &Verifier{checker{m: m}} }

// Func checks a function whose headers, and those of all that it names, are in the module.
func (v *Verifier) Func(f *Func) { v.c.function(f) }

// Module checks what is not within a function. The error, if any, joins all *Fault found since NewVerifier.
func (v *Verifier) Module() error {
	v.c.module()
	return errors.Join(v.c.faults...)
}

// checker holds what is known of the module and the current function. Its tables are used again for each function.
type checker struct {
	m       *Module
	faults  []error
	modSyms map[*Symbol]bool // of the module; nil if not needed so far
	numSyms int              // how many of m.Syms are in modSyms
	syms    map[*Symbol]bool // of f's lists; nil if not needed so far

	f       *Func
	defs    []*Value // by ID
	place   []int32  // by ID: where the value stands in the function
	byID    []*Block
	blockAt []int32 // by ID: index in f.Blocks
	dom     dominators
}

func (c *checker) fault(rule Rule, b *Block, v *Value, format string, args ...any) {
	if len(c.faults) > MaxFaults {
		return
	}
	f := &Fault{Rule: rule, Func: c.f, Block: b, Value: v, Message: fmt.Sprintf(format, args...)}
	switch {
	case v != nil:
		f.Pos = v.Pos
	case b != nil:
		f.Pos = b.Pos
	case c.f != nil:
		f.Pos = c.f.Pos
	}
	if len(c.faults) == MaxFaults {
		f.Message = fmt.Sprintf("more than %d faults; no more are kept", MaxFaults)
	}
	c.faults = append(c.faults, f)
}

// function checks f in four rounds; a round that could not trust its tables is left out.
func (c *checker) function(f *Func) {
	c.f, c.syms = f, nil
	defer func() { c.f = nil }()
	if f.Declared() {
		return
	}
	if !c.identities() || !c.edges() {
		return
	}
	c.dom.compute(f)
	for _, b := range f.Blocks {
		c.block(b)
		reachable := c.dom.reachable(b)
		for _, v := range b.Values {
			c.value(b, v)
			c.uses(b, v, reachable)
		}
	}
}

// resize returns a zeroed slice of n elements, in s if there is room.
func resize[T any](s []T, n int) []T {
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

// identities fills the tables by ID. It reports whether they can be trusted.
func (c *checker) identities() bool {
	f := c.f
	n := len(c.faults)
	c.defs = resize(c.defs, f.NumValues())
	c.place = resize(c.place, f.NumValues())
	c.byID = resize(c.byID, f.NumBlocks())
	c.blockAt = resize(c.blockAt, f.NumBlocks())
	place := int32(0)
	for k, b := range f.Blocks {
		switch {
		case b.ID < 0 || int(b.ID) >= f.NumBlocks():
			c.fault(RuleIdentity, b, nil, "block ID %d is not below the bound %d", b.ID, f.NumBlocks())
		case c.byID[b.ID] != nil:
			c.fault(RuleIdentity, b, nil, "block ID %d is used twice", b.ID)
		default:
			c.byID[b.ID] = b
			c.blockAt[b.ID] = int32(k)
		}
		if b.Func != f {
			c.fault(RuleIdentity, b, nil, "the block names another function as its own")
		}
		for _, v := range b.Values {
			place++
			switch {
			case v == nil:
				c.fault(RuleIdentity, b, nil, "a nil value")
				continue
			case v.ID < 0 || int(v.ID) >= f.NumValues():
				c.fault(RuleIdentity, b, v, "value ID %d is not below the bound %d", v.ID, f.NumValues())
			case c.defs[v.ID] != nil:
				c.fault(RuleIdentity, b, v, "value ID %d is used twice", v.ID)
			default:
				c.defs[v.ID] = v
				c.place[v.ID] = place
			}
			if v.Block != b {
				c.fault(RuleIdentity, b, v, "the value names %v as its block", v.Block)
			}
			if v.Op == OpInvalid || v.Op >= NumOps {
				c.fault(RuleArity, b, v, "no such operation: %d", v.Op)
			}
		}
	}
	return len(c.faults) == n
}

// edges checks both directions of all edges.
func (c *checker) edges() bool {
	n := len(c.faults)
	known := func(b *Block) bool {
		return b != nil && b.ID >= 0 && int(b.ID) < len(c.byID) && c.byID[b.ID] == b
	}
	for _, b := range c.f.Blocks {
		for i, e := range b.Succs {
			if !known(e.B) {
				c.fault(RuleEdges, b, nil, "successor %d is %v, no block of this function", i, e.B)
			} else if e.I < 0 || e.I >= len(e.B.Preds) || e.B.Preds[e.I] != (Edge{b, i}) {
				c.fault(RuleEdges, b, nil, "successor %d is %v, but its predecessor %d is not this edge", i, e.B, e.I)
			}
		}
		for i, e := range b.Preds {
			if !known(e.B) {
				c.fault(RuleEdges, b, nil, "predecessor %d is %v, no block of this function", i, e.B)
			} else if e.I < 0 || e.I >= len(e.B.Succs) || e.B.Succs[e.I] != (Edge{b, i}) {
				c.fault(RuleEdges, b, nil, "predecessor %d is %v, but its successor %d is not this edge", i, e.B, e.I)
			}
		}
	}
	return len(c.faults) == n
}

// block checks what concerns the block as a whole.
func (c *checker) block(b *Block) {
	at := int(c.blockAt[b.ID])
	if at == 0 && len(b.Preds) > 0 {
		c.fault(RuleEntry, b, nil, "the entry has %d predecessors", len(b.Preds))
	}
	t := b.Term()
	if t == nil {
		c.fault(RuleTerminator, b, nil, "the block has no terminator")
		return
	}
	want, exact := successors(t)
	switch n := len(b.Succs); {
	case n != want && exact:
		c.fault(RuleSuccessors, b, t, "%v has %d successors, it must have %d", t.Op, n, want)
	case n < want:
		c.fault(RuleSuccessors, b, t, "%v has %d successors, it must have %d or more", t.Op, n, want)
	case onward[t.Op] && (at+1 >= len(c.f.Blocks) || c.f.Blocks[at+1] != b.Succs[0].B):
		c.fault(RuleSuccessors, b, t, "%v goes on to %v, which is not the next block", t.Op, b.Succs[0].B)
	}
}

// onward lists the terminators whose Succs[0] is the next block of the text.
var onward = [NumOps]bool{OpFall: true, OpCondRet: true, OpCondExit: true, OpCondTrap: true}

// numSuccs is how many successors a terminator has.
var numSuccs = [NumOps]int{OpJump: 1, OpFall: 1, OpCondBr: 2, OpBrx: 1, OpCondRet: 1, OpCondExit: 1, OpCondTrap: 1}

// successors returns how many successors t has: exactly, or at least.
func successors(t *Value) (n int, exact bool) {
	if t.Op == OpSwitch {
		return max(1, len(t.Args)), true // the default for the value, then one for each case
	}
	return numSuccs[t.Op], t.Op != OpBrx && t.Op != OpOpaqueBr
}

// value checks v apart from the places of its operands.
func (c *checker) value(b *Block, v *Value) {
	info := &opTable[v.Op]
	if v.Type == nil {
		c.fault(RuleResult, b, v, "no type; a value without a result has type void")
		return
	}
	if info.Terminator && b.Values[len(b.Values)-1] != v {
		c.fault(RuleTerminator, b, v, "%v is not the last value of its block", v.Op)
	}
	operands := v.Args
	if v.Guard.Pred != nil {
		operands = c.guard(b, v, info)
	}
	if v.Not && !info.Conditional {
		c.fault(RuleGuard, b, v, "only conditional terminators are negated")
	}
	if v.Reg != 0 && (v.Reg < 0 || int(v.Reg) > len(c.f.Regs)) {
		c.fault(RuleRegister, b, v, "register %d of %d", v.Reg, len(c.f.Regs))
	}
	if v.Pos.Loc < 0 || v.Pos.Loc > 0 && int(v.Pos.Loc) > len(c.m.Locs) {
		c.fault(RulePosition, b, v, "loc %d of %d", v.Pos.Loc, len(c.m.Locs))
	}
	c.symbol(b, v)
	if n := len(operands); n < int(info.MinArgs) || info.MaxArgs >= 0 && n > int(info.MaxArgs) {
		c.fault(RuleArity, b, v, "%v has %d operands, %s", v.Op, n, takes(info))
		return
	}
	for i, a := range operands {
		if a == nil || a.Type == nil {
			c.fault(RuleDefinition, b, v, "operand %d is nil or has no type", i)
			return
		}
	}
	c.result(b, v, info)
	c.widths(b, v, operands)
	if check := opChecks[v.Op]; check != nil {
		check(c, b, v, operands)
	}
}

func takes(info *OpInfo) string {
	switch {
	case info.MaxArgs < 0:
		return fmt.Sprintf("it takes %d or more", info.MinArgs)
	case info.MaxArgs == info.MinArgs:
		return fmt.Sprintf("it takes %d", info.MinArgs)
	}
	return fmt.Sprintf("it takes %d to %d", info.MinArgs, info.MaxArgs)
}

// guard checks v's guard and pass-through, and returns the operands without it.
func (c *checker) guard(b *Block, v *Value, info *OpInfo) []*Value {
	if t := v.Guard.Pred.Type; t == nil || !t.IsScalar() || t.Bits != 1 {
		c.fault(RuleGuard, b, v, "guard %v is not one bit wide", v.Guard.Pred)
	}
	if info.Operand || info.Terminator || v.Op == OpPhi || v.Op == OpProj || v.Op == OpTuple {
		c.fault(RuleGuard, b, v, "%v cannot be guarded", v.Op)
	}
	if v.Type.Kind == KindVoid {
		return v.Args
	}
	n := len(v.Args) - 1
	if n < int(info.MinArgs) {
		c.fault(RuleGuard, b, v, "no pass-through: a guarded %v has one more than its %d operands or more", v.Op, info.MinArgs)
		return v.Args
	}
	if pass := v.Args[n]; pass == nil || !v.Type.SameWidth(pass.Type) {
		c.fault(RuleGuard, b, v, "the pass-through %v is not as wide as the result %v", pass, v.Type)
	}
	return v.Args[:n]
}

// result checks that there is a result of the right kind.
func (c *checker) result(b *Block, v *Value, info *OpInfo) {
	kind := v.Type.Kind
	switch {
	case info.Results >= 1 && kind == KindVoid:
		c.fault(RuleResult, b, v, "%v has a result, its type is void", v.Op)
	case info.Results == 0 && kind != KindVoid:
		c.fault(RuleResult, b, v, "%v has no result, its type is %v", v.Op, v.Type)
	case info.Results == 1 && kind == KindTuple && !tupleOps[v.Op]:
		c.fault(RuleResult, b, v, "%v has one result, its type is %v", v.Op, v.Type)
	case info.Results == 2 && kind == KindTuple && len(v.Type.Elems) != 2:
		c.fault(RuleResult, b, v, "%v has at most two results, its type is %v", v.Op, v.Type)
	}
}

// tupleOps lists the operations whose one result may be a tuple.
var tupleOps = [NumOps]bool{OpTuple: true, OpPhi: true, OpUndef: true, OpFreeze: true}

// uses checks where v's arguments and guard are defined.
func (c *checker) uses(b *Block, v *Value, reachable bool) {
	if v.Op == OpPhi {
		c.phi(b, v)
		return
	}
	for _, a := range v.Args {
		c.use(b, v, a, reachable)
	}
	if v.Guard.Pred != nil {
		c.use(b, v, v.Guard.Pred, reachable)
	}
}

// known reports whether a is a value of this function.
func (c *checker) known(a *Value) bool {
	return a != nil && a.ID >= 0 && int(a.ID) < len(c.defs) && c.defs[a.ID] == a
}

// name is a as messages call it: in LLVM IR, where registers are values, by its name in the text.
func (c *checker) name(a *Value) string {
	if c.named() && a.Reg > 0 && int(a.Reg) <= len(c.f.Regs) && c.f.RegName(a.Reg) != "" {
		return c.f.RegName(a.Reg)
	}
	return a.String()
}

// label is b as messages call it.
func (c *checker) label(b *Block) string {
	if b.Name != "" && c.named() {
		return "%" + b.Name
	}
	return b.String()
}

func (c *checker) named() bool { return c.f.Module != nil && c.f.Module.Lang == "llvm" }

func (c *checker) use(b *Block, v, a *Value, reachable bool) {
	switch {
	case !c.known(a):
		c.fault(RuleDefinition, b, v, "%v is no value of this function", a)
	case !reachable:
	case a.Block == b:
		if c.place[a.ID] >= c.place[v.ID] {
			c.fault(RuleDominance, b, v, "%s is used before it is defined", c.name(a))
		}
	case !c.dom.dominates(a.Block, b):
		c.fault(RuleDominance, b, v, "%s is defined in %s, which does not dominate this block", c.name(a), c.label(a.Block))
	}
}

func (c *checker) phi(b *Block, v *Value) {
	if n := c.place[v.ID] - c.place[b.Values[0].ID]; n > 0 && b.Values[n-1].Op != OpPhi {
		c.fault(RulePhi, b, v, "a phi behind a value that is none")
	}
	if len(v.Args) != len(b.Preds) {
		c.fault(RulePhi, b, v, "%d arguments for %d predecessors", len(v.Args), len(b.Preds))
		return
	}
	for i, a := range v.Args {
		p := b.Preds[i].B
		switch {
		case !c.known(a):
			c.fault(RuleDefinition, b, v, "%v is no value of this function", a)
		case !v.Type.SameWidth(a.Type):
			c.fault(RulePhi, b, v, "argument %s is not as wide as the phi's %v", c.name(a), v.Type)
		case a.Block != p && c.dom.reachable(p) && !c.dom.dominates(a.Block, p):
			c.fault(RuleDominance, b, v, "argument %d, %s, is defined in %s, which does not dominate the predecessor %s", i, c.name(a), c.label(a.Block), c.label(p))
		}
	}
}
