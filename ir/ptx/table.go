package ptx

import (
	"fmt"
	"math"
	"strings"

	"lockstep/ir"
)

// An Opcode is a row of the instruction table: everything this package knows
// about a base opcode. The rows are in the table_*.go files, one file per part
// of the manual's chapter on instructions.
type Opcode struct {
	Name string
	// Operands is the shape of the operands in the manual's letters: d is a
	// result (p a predicate result), ? ends one that may be left out, and ... at
	// the end stands for any number.
	Operands string
	// Types is how many types the opcode needs among its modifiers at least.
	Types int
	// Op is the operation that ir has for it, [ir.OpOpaque] for opcodes that
	// are kept as text.
	Op ir.Op
	// Variants lists modifiers that make it another operation.
	Variants []Variant
	// Mods are the groups of modifiers that it takes, and Own the modifiers
	// that are its own, separated by blanks.
	Mods Group
	Own  string
	// Flags are implied by the opcode, but not by its Variants.
	Flags ir.Flags
	// Since is the version of the PTX ISA that introduced it, for example
	// {6, 0}.
	Since [2]uint8

	Family  Family // filled in from the row's place in the tables
	section string

	dst, min, max uint8 // counted from Operands
	own           map[string]*Modifier
}

// A Variant says that an opcode with a modifier is another operation.
type Variant struct {
	Mod string
	Op  ir.Op
}

// ManualURL is where the PTX ISA manual is; [Opcode.Section] names the place in
// it.
const ManualURL = "https://docs.nvidia.com/cuda/parallel-thread-execution/"

// Section returns the anchor of the opcode's section in the manual.
func (o *Opcode) Section() string { return o.section }

// Results returns how many of the operands, from the first on, are results: 0
// or 1. A pair d|p and a vector count as one.
func (o *Opcode) Results() int { return int(o.dst) }

// NumOperands returns the smallest and largest number of operands; math.MaxUint8
// stands for no bound.
func (o *Opcode) NumOperands() (smallest, largest int) { return int(o.min), int(o.max) }

// A Family groups opcodes as the manual does.
type Family uint8

// The families.
const (
	FamilyUnknown Family = iota
	FamilyInteger
	FamilyExtended // carry chains
	FamilyFloat
	FamilyCompare
	FamilyLogic
	FamilyMove // data movement, conversion, memory
	FamilyBulkCopy
	FamilyTexture
	FamilySurface
	FamilyControl
	FamilySync
	FamilyMatrix
	FamilyWarpgroupMatrix
	FamilyTensorCore // tcgen05
	FamilyStack
	FamilyVideo
	FamilyMisc
)

// A tablePart is the rows of one family, with the start of their sections'
// anchors.
type tablePart struct {
	family  Family
	section string
	rows    []Opcode
}

var tableParts = []tablePart{
	{FamilyInteger, "integer-arithmetic-instructions", integerTable},
	{FamilyExtended, "extended-precision-arithmetic-instructions", extendedTable},
	{FamilyFloat, "floating-point-instructions", floatTable},
	{FamilyCompare, "comparison-and-selection-instructions", compareTable},
	{FamilyLogic, "logic-and-shift-instructions", logicTable},
	{FamilyMove, "data-movement-and-conversion-instructions", moveTable},
	{FamilyBulkCopy, "data-movement-and-conversion-instructions", bulkCopyTable},
	{FamilyTexture, "texture-instructions", textureTable},
	{FamilySurface, "surface-instructions", surfaceTable},
	{FamilyControl, "control-flow-instructions", controlTable},
	{FamilySync, "parallel-synchronization-and-communication-instructions", syncTable},
	{FamilySync, "parallel-synchronization-and-communication-instructions", fabricTable},
	{FamilyMatrix, "warp-level-matrix-instructions", matrixTable},
	{FamilyWarpgroupMatrix, "asynchronous-warpgroup-level-matrix-instructions", warpgroupTable},
	{FamilyTensorCore, "tensorcore-5th-generation-instructions", tensorCoreTable},
	{FamilyStack, "stack-manipulation-instructions", stackTable},
	{FamilyVideo, "video-instructions", videoTable},
	{FamilyMisc, "miscellaneous-instructions", miscTable},
}

// opcodes is the instruction table by name.
var opcodes = func() map[string]*Opcode {
	m := make(map[string]*Opcode)
	for _, part := range tableParts {
		for i := range part.rows {
			o := &part.rows[i]
			if m[o.Name] != nil {
				panic(fmt.Sprintf("ptx: instruction table: second row for %s", o.Name))
			}
			o.Family, o.section = part.family, part.section+"-"+o.Name
			o.countOperands()
			o.own = make(map[string]*Modifier)
			for _, text := range strings.Fields(o.Own) {
				o.own[text] = &Modifier{Text: text, Group: groupOwn, Doc: "of " + o.Name}
			}
			m[o.Name] = o
		}
	}
	return m
}()

// LookupOpcode returns the row of a base opcode, nil if the table has none.
func LookupOpcode(name string) *Opcode { return opcodes[name] }

// countOperands counts the operands of the row's shape.
func (o *Opcode) countOperands() {
	for i, operand := range strings.Split(o.Operands, ", ") {
		switch {
		case operand == "":
		case operand == "...":
			o.max = math.MaxUint8
		case strings.HasSuffix(operand, "?"):
			o.max++
		default:
			o.min++
			o.max++
		}
		if i == 0 && (operand == "d" || operand == "p") {
			o.dst = 1
		}
	}
}
