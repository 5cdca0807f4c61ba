package lower

import (
	"math"

	"lockstep/ir"
	"lockstep/ir/target"
)

// PC is the index of an instruction.
type PC int32

// NoPC stands for no place: the join of lanes that never meet again.
const NoPC PC = -1

// Slot is a register of a warp: a word for each lane. Slots from 0 on lie in the frame of the function; negative ones are
// entries of the pool, see Slot.Pool.
type Slot int32

// NoSlot is the slot of a result that nobody wants, and of an absent guard.
const NoSlot Slot = math.MinInt32

// PoolSlot returns the slot of entry i of the pool.
func PoolSlot(i int) Slot { return Slot(^i) }

// Pool returns the entry of the pool that s is, if it is one.
func (s Slot) Pool() (i int, ok bool) {
	if s >= 0 || s == NoSlot {
		return 0, false
	}
	return int(^s), true
}

// Program is a kernel as warp code.
type Program struct {
	Kernel   *ir.Func
	Module   *ir.Module
	Funcs    []*Func // the kernel first, then the functions it reaches, in the order of the first call in the text
	Insts    []Inst
	Pool     []PoolEntry
	Branches []*Branch

	Shared     map[*ir.Symbol]int64 // addresses of the variables in shared memory
	SharedSize int64                // bytes of the variables of known size; dynamic shared memory comes after them, at DynamicBase
	Params     []Param              // of the kernel
	ParamSize  int64

	sharedAlign int64
}

// dynamicAlign is the least alignment of dynamic shared memory.
const dynamicAlign = 16

// DynamicBase is the address of dynamic shared memory, of the variables without a size.
func (p *Program) DynamicBase() int64 {
	return alignUp(p.SharedSize, max(dynamicAlign, p.sharedAlign))
}

// Param is a parameter of the kernel in parameter memory.
type Param struct {
	Sym  *ir.Symbol
	Off  int64
	Size int64
}

// PoolEntry is a word that is the same whenever the warp reads it: a special register, the address of a symbol in its own
// space, or else a constant.
type PoolEntry struct {
	Sreg   target.Sreg // NoSreg if it is none
	Sym    *ir.Symbol  // nil if it is no address; a variable in global or constant memory or a function, whose address memory knows
	Bits   uint64      // the constant, or the offset from Sym; of an undefined value, the bits that it has
	Undef  int32       // LLVM: the number of an undefined value, from 1: anything, for each thread and each use
	Poison bool        // LLVM: poison
}

// Func is a function in the program.
type Func struct {
	F        *ir.Func
	Code     *ir.Func // what the instructions carry out: F, or its flat form
	Index    int
	Entry    PC
	End      PC // exclusive
	NumSlots int
	Blocks   []BlockCode // in text order

	Frame   int64 // bytes of memory per thread: local variables, .param variables, parameters and results
	Params  []Place
	Results []Place

	offsets map[*ir.Symbol]int64
	slots   []Slot     // by value ID
	names   []string   // by slot
	flat    *flattener // nil if Code is F
}

// original is the value of F that a value of Code is, or is a part of; nil if it is none.
func (f *Func) original(v *ir.Value) *ir.Value {
	if f.flat == nil || v == nil {
		return v
	}
	return f.flat.originOf(v)
}

// Slot returns the slot that holds v, a value of Code; NoSlot for a value that has none.
func (f *Func) Slot(v *ir.Value) Slot { return f.slots[v.ID] }

// BlockCode is where a block lies.
type BlockCode struct {
	B          *ir.Block
	Start, End PC
	Phis       []Def
}

// Def is a value and the slot that it is in, or that a part of it is in: a vector has a Def for each element. V is nil for what
// stands for no value of the input.
type Def struct {
	V    *ir.Value
	Slot Slot
}

// Place is where an argument or result of a call lies: in a slot, or in the frame's memory if Slot is NoSlot.
type Place struct {
	Slot Slot
	Off  int64
	Size int64 // bytes; 0: nobody wants it
}

// Inst is an instruction of a warp.
type Inst struct {
	Kind  Kind
	V     *ir.Value // the value of Code it carries out; of a Push the branch it belongs to; nil of a Join
	Defs  []Def     // results, in order; the zero Def with NoSlot where nobody wants one
	Src   []Slot    // operands, in order: not the address of memory operations, not the pass-through
	Guard Slot      // NoSlot: always
	Not   bool      // the guard, or the condition of a terminator, is negated
	Pass  []Copy    // for the lanes whose guard is false: copies of the pass-through, where it lies in another slot
	Addr  Address   // memory operations
	Succs []Edge    // terminators, in the order of the block's successors
	Join  PC        // branches and Push: where the lanes meet again; NoPC: nowhere
	Br    *Branch   // terminators that decide something
	Call  *Call
	Text  string // Refuse: why
}

// Issues is what a warp pays for the instruction.
func (i *Inst) Issues() int {
	if i.V == nil || i.Kind == Push || i.Kind == Join {
		return 0
	}
	return i.V.Issues()
}

// Base says what the offset of an Address counts from.
type Base uint8

const (
	BaseSlot   Base = iota // the address in a slot
	BaseFrame              // the frame of the function, in local memory
	BaseParam              // the parameters of the kernel
	BaseShared             // shared memory
)

// Address is the address of a memory operation.
type Address struct {
	Base  Base
	Slot  Slot // BaseSlot
	Off   int64
	Space ir.Space // that the access names, with Param of a device function told as Local
}

// Copy is a copy of a slot, in the active lanes.
type Copy struct{ Dst, Src Slot }

// Edge is a way out of a block, with the copies into the phis of the target. The copies are in order: each can be carried
// out as it stands.
type Edge struct {
	To     PC
	Copies []Copy
}

// Call says what a call passes.
type Call struct {
	Callee  *Func   // nil: by address, in Src[0]
	Targets []*Func // that an indirect call can reach
	Args    []Place // in the caller
	Rets    []Place // in the caller
}

// Branch is a place where threads can go separate ways.
type Branch struct {
	Index int
	V     *ir.Value // the terminator, in the input
	Func  *Func
	PC    PC
}
