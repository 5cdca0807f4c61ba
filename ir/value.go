package ir

// ID numbers values, and separately blocks, of a function: dense, from 0, never reused within the function.
type ID int32

// Pos is a place in the input text, and the high-level source line behind it. Line and Col count from 1; 0 means unknown.
type Pos struct {
	Line, Col uint32
	Loc       int32 // index into Module.Locs plus 1; 0 means none
}

// Reg names the register (PTX) or local (LLVM) that a value is written to: an index into Func.Regs plus 1; 0 means none.
type Reg int32

// Guard is the predicate under which a value takes effect: `@p` or, if Not, `@!p`. The zero Guard always holds.
type Guard struct {
	Pred *Value
	Not  bool
}

// Aux is what an operation needs beside its arguments. Which fields mean something is the operation's affair (OpInfo.Aux).
type Aux struct {
	Mods *Mods     // modifiers; never nil on an operation that has any: see Value.Mods
	Bits uint64    // OpConst: the bits; loads, stores, atomics: the byte offset added to the address (as int64); OpProj, OpArg: the index
	Sym  *Symbol   // OpAddr, OpSreg (a symbol is not needed there: Bits is the target.Sreg), OpCall: the callee
	Call *CallInfo // OpCall, OpCallIndirect
}

// CallInfo says where the results of a call go besides its own type.
type CallInfo struct {
	Rets    []*Symbol // .param variables of the caller that receive the results, in order
	Targets []*Symbol // OpCallIndirect: the functions it may reach, if the text says so (.calltargets); nil means unknown
	Proto   string    // name of the .callprototype, if any
	Facts   Facts     // promises at the call itself
}

// Value is one operation and its result.
//
// Guarded values: a guarded value with a result has exactly one pass-through, its last argument, of its own type: the value
// it keeps where the guard is false. A guarded value without a result has none. Phis, projections, tuples, operands and
// terminators are never guarded.
//
// Conditional terminators (OpCondBr, OpCondRet, OpCondExit, OpCondTrap) take the predicate as Args[0]; Negated says that
// they act where it is false.
type Value struct {
	ID    ID
	Op    Op
	Free  bool // a further part of a statement whose issue another value carries
	Not   bool // conditional terminators: act where the predicate is false
	Reg   Reg
	Stmt  int32 // ordinal of the statement in the input that this value stands for, from 0; NoStmt if none
	Type  *Type
	Args  []*Value
	Guard Guard
	Aux   Aux
	Block *Block
	Pos   Pos
}

// NoStmt marks values that stand for no statement of the input: operands, SSA glue, and what passes made.
const NoStmt int32 = -1

var noMods = new(Mods)

// Mods returns v's modifiers; never nil.
func (v *Value) Mods() *Mods {
	if v.Aux.Mods == nil {
		return noMods
	}
	return v.Aux.Mods
}

// Info returns the facts about v's operation.
func (v *Value) Info() *OpInfo { return &opTable[v.Op] }

// Issues is what a warp pays to execute v once: 0 for glue and operands, else 1 (SEMANTICS: one instruction statement).
func (v *Value) Issues() int {
	if v.Free || opTable[v.Op].Free {
		return 0
	}
	return 1
}

// Guarded reports whether v has a guard.
func (v *Value) Guarded() bool { return v.Guard.Pred != nil }

// PassThrough returns the value that a guarded definition keeps where its guard is false; nil if there is none.
func (v *Value) PassThrough() *Value {
	if v.Guard.Pred == nil || v.Type == nil || v.Type.Kind == KindVoid {
		return nil
	}
	return v.Args[len(v.Args)-1]
}

// Operands returns the arguments without the pass-through.
func (v *Value) Operands() []*Value {
	if v.PassThrough() != nil {
		return v.Args[:len(v.Args)-1]
	}
	return v.Args
}

// HasResult reports whether v defines something.
func (v *Value) HasResult() bool { return v.Type != nil && v.Type.Kind != KindVoid }

// Offset is the byte offset that a memory operation adds to its address.
func (v *Value) Offset() int64 { return int64(v.Aux.Bits) }

// Index is the element that OpProj takes, or the position of OpArg.
func (v *Value) Index() int { return int(v.Aux.Bits) }
