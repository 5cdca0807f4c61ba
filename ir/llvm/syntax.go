package llvm

// The syntax tree. It holds what the reader understands; everything else (attributes, metadata, linkage words, debug
// records) is in the text, which File keeps: each part knows where it stands there, so that a rewrite can edit it in place.

// A Span is the bytes [Start, End) of the text.
type Span struct{ Start, End uint32 }

// A Place is where a token stands: Line and Col count from 1, Col in bytes.
type Place struct{ Line, Col uint32 }

// A Range is a part [Lo, Hi) of one of File's slices.
type Range struct{ Lo, Hi uint32 }

// Len is the number of elements.
func (r Range) Len() int { return int(r.Hi - r.Lo) }

// File is a module as written. What Read returns has the functions' headers, and not what is in their bodies.
type File struct {
	Name       string
	Src        []byte
	Triple     string
	DataLayout string
	Source     string // source_filename

	Types   []Type // by TypeID
	Globals []Global
	Funcs   []Func
	Blocks  []Block   // of all functions, in text order
	Instrs  []Instr   // of all functions, in text order
	Ops     []Operand // of instructions
	Exprs   []Expr    // constants that have parts
	Consts  []Operand // their parts
	Wide    [][]byte  // little-endian bytes of numbers wider than 64 bits
	Calls   []Call
	Asms    []Asm
	Groups  map[uint32]*AttrGroup // attributes #N
	Nodes   []Node                // metadata nodes !N, by number; gaps have an empty span
	Named   []NamedNode           // !name = !{...}
	UseList []Span                // uselistorder directives outside functions
	Other   []Span                // module asm, comdat, summary entries
	Locals  []Local               // of all functions

	bodiless  bool   // the bodies of functions were read and forgotten: see Read
	text      string // Src
	typeElems []TypeID
	types     typeTable
	globals   symtab
	typeNames symtab
	named     []TypeID // by number in typeNames
	comdats   int
	strings   map[uint32]string // unescaped names, by the offset of the escaped one
}

// A TypeID is an index into File.Types. Equal types have equal ids, except that named structs equal only themselves.
type TypeID uint32

// A TypeKind is the kind of a Type.
type TypeKind uint8

// The kinds of types.
const (
	TypeNone TypeKind = iota
	TypeVoid
	TypeInt
	TypeHalf
	TypeBFloat
	TypeFloat
	TypeDouble
	TypeX86FP80
	TypeFP128
	TypePPCFP128
	TypeX86MMX
	TypeX86AMX
	TypeLabel
	TypeMetadata
	TypeToken
	TypePtr
	TypeArray
	TypeVector
	TypeStruct
	TypeNamed // %name; Elem is its definition, 0 if opaque
	TypeFunc
	TypeTarget
)

// Type is a type as written.
type Type struct {
	Kind     TypeKind
	Packed   bool   // TypeStruct
	Scalable bool   // TypeVector
	VarArg   bool   // TypeFunc
	Bits     uint32 // TypeInt: the width; TypePtr: the address space
	Elem     TypeID // array, vector, typed pointer (0 if opaque), result of a function, definition of a named type
	Len      uint64 // array, vector
	Elems    Range  // struct, function: of File.typeElems
	Name     Span   // TypeNamed: its name; TypeTarget: the whole
}

// A LocalID is an index into File.Locals; 0 is none.
type LocalID uint32

// A LocalKind says what defines a local.
type LocalKind uint8

// What defines a local.
const (
	LocalUnknown LocalKind = iota // used, not yet defined
	LocalArg
	LocalInstr
	LocalBlock
)

// Local is a named or numbered thing of a function: an argument, a result, a block.
type Local struct {
	Name Span // without the mark and quotes; empty for unnamed ones
	Num  uint32
	Kind LocalKind
	Used bool // by an operand or as a target, so that the place must be right
	Type TypeID
	Def  uint32 // argument number, index into File.Instrs, or index into File.Blocks
	Use  uint32 // offset of the first use that came before the definition
}

// Global is a variable, an alias or an ifunc. Functions are Globals too: their Func is set.
type Global struct {
	Span     Span // the whole entity, or the first use of an undeclared name
	At       Place
	Name     string
	Kind     GlobalKind
	Space    uint32 // address space
	Type     TypeID // value type; of a function, its function type
	Init     Operand
	HasInit  bool
	Constant bool
	Extern   bool
	Linkage  Linkage
	Align    uint32
	Func     int32 // index into File.Funcs plus 1
}

// A GlobalKind says what a Global is.
type GlobalKind uint8

// The kinds of globals.
const (
	GlobalUndeclared GlobalKind = iota // used without a declaration: an intrinsic, if the text is right
	GlobalVar
	GlobalFunc
	GlobalAlias
	GlobalIFunc
)

// Func is a definition or a declaration.
type Func struct {
	Span    Span
	At      Place
	Header  Span   // up to the brace, or all of a declaration
	Body    Span   // from brace to brace; empty for a declaration
	Global  uint32 // index into File.Globals
	Ret     TypeID
	CC      string // calling convention as written, "" if none
	Linkage Linkage
	Attrs   Attrs
	Ranges  Range // of Params in File.Locals order
	Params  []Param
	VarArg  bool
	Groups  []uint32 // attribute groups
	Strings []StringAttr
	Meta    []Attachment // !kernel_arg_addr_space !1 ...
	Blocks  Range        // of File.Blocks
	Locals  Range        // of File.Locals
	UseList []Span       // uselistorder directives in the body
	Records []Span       // #dbg records in the body
	Broken  bool         // has errors: it is not built
}

// Param is a parameter.
type Param struct {
	Type    TypeID
	Attrs   Attrs
	AttrTy  TypeID // of byval, byref, sret
	Align   uint32
	Deref   uint64 // dereferenceable bytes
	Local   LocalID
	Span    Span // from the type to the name
	Strings []StringAttr
}

// Block is a basic block.
type Block struct {
	Label  Span // with the colon; empty if it is implicit
	Start  uint32
	At     Place
	Local  LocalID
	Instrs Range
}

// An Opcode is the operation of an instruction or constant expression.
type Opcode = keyword

// Instr is an instruction. What its fields mean is up to the opcode:
//
//	Type    the result type, or of a store or terminator the type of its first operand; alloca: the allocated type;
//	        getelementptr: the source element type
//	Sub     predicate, or the operation of atomicrmw (offset in the text is in Extra)
//	Extra   index into File.Calls of calls; address space of alloca
type Instr struct {
	Start, End uint32 // from the result's name to the end of its attachments
	Op         Opcode
	Sub        keyword
	Order      keyword // ordering of an atomic access, fence or cmpxchg
	Order2     keyword // failure ordering of cmpxchg
	Flags      Flags
	Align      uint32
	Type       TypeID
	Result     LocalID
	Ops        Range // of File.Ops
	Extra      uint32
	Scope      Span   // name in syncscope("...")
	Sub2       Span   // the word after atomicrmw; indices of extractvalue and insertvalue are Ops
	Dbg        uint32 // !dbg !N: N plus 1; of an inline node its offset with dbgInline set
	Meta       Span   // the attachments, from the first comma
	At         Place
}

// dbgInline marks an Instr.Dbg that is the offset of a node written in place.
const dbgInline = 1 << 31

// Flags are the flags of an instruction or constant expression.
type Flags uint32

// The flags, in the order of their keywords.
const (
	FlagNUW Flags = 1 << iota
	FlagNSW
	FlagExact
	FlagInBounds
	FlagNUSW
	FlagNNeg
	FlagDisjoint
	FlagSameSign
	FlagFast
	FlagNNan
	FlagNInf
	FlagNSZ
	FlagARcp
	FlagContract
	FlagAFn
	FlagReassoc
	FlagVolatile
	FlagAtomic
	FlagWeak
	FlagInAlloca
	FlagTail
	FlagMustTail
	FlagNoTail
	FlagInRange
	FlagCleanup
)

// An OperandKind is the kind of an Operand.
type OperandKind uint8

// The kinds of operands.
const (
	OpdNone   OperandKind = iota
	OpdLocal              // Bits is a LocalID
	OpdGlobal             // Bits is an index into File.Globals
	OpdInt                // Bits, truncated to the type's width
	OpdFloat              // Bits in the type's format
	OpdWide               // Bits is an index into File.Wide
	OpdNull
	OpdZero // zeroinitializer
	OpdUndef
	OpdPoison
	OpdNoneToken
	OpdString // c"...": the span holds it; Bits is 1 if it has escapes
	OpdAgg    // array, vector or struct of parts: Bits is an index into File.Exprs
	OpdSplat  // as OpdAgg, one part
	OpdExpr   // constant expression: Bits is an index into File.Exprs
	OpdBlock  // Bits is a LocalID
	OpdMeta   // metadata as a value
	OpdAsm    // Bits is an index into File.Asms
	OpdOther  // blockaddress, ptrauth and what else the reader keeps as text
)

// Operand is a value where it is used. It begins with its name or literal: the type before it may be left out in the text.
type Operand struct {
	Start, End uint32
	Bits       uint64
	Type       TypeID
	Attrs      uint16 // of an argument of a call: the low bits of Attrs
	Kind       OperandKind
}

// Expr is a constant with parts.
type Expr struct {
	Op    Opcode
	Sub   keyword
	Flags Flags
	Type  TypeID // getelementptr: the source element type
	Parts Range  // of File.Consts
}

// Call is what a call, invoke or callbr has beside its operands. The operands of the instruction are the arguments, then those
// of bundles, then the destinations.
type Call struct {
	Callee  Operand
	FnType  TypeID // 0 if only the result type is written
	Ret     TypeID
	Attrs   Attrs
	Groups  []uint32
	Strings []StringAttr
	Args    Range // of File.Ops
	Bundles Range // of File.Ops: operands of all bundles
	Tokens  Span  // the bundles' text
	Control bool  // has a convergencectrl bundle
	Targets Range // of File.Ops: normal and unwind destination, or fallthrough and indirect ones
}

// Asm is inline assembly.
type Asm struct {
	Text, Constraints string
	SideEffect        bool
}

// Attrs are the attributes that mean something to the reader. Attributes of parameters come first: they must fit 16 bits.
type Attrs uint64

// The attributes.
const (
	AttrNoUndef Attrs = 1 << iota
	AttrNonNull
	AttrByVal
	AttrByRef
	AttrSRet
	AttrInReg
	AttrZExt
	AttrSExt
	AttrNoAlias
	AttrReadOnly // also of functions
	AttrReadNone
	AttrWriteOnly
	AttrReturned
	AttrConvergent
	AttrNoUnwind
	AttrNoReturn
	AttrWillReturn
	AttrSpeculatable
	AttrNoSync
	AttrNoFree
	AttrArgMemOnly
	AttrInaccessibleMemOnly
	AttrNoInline
	AttrAlwaysInline
	AttrNoDuplicate
	AttrNoMerge
	AttrNoCallback
)

// StringAttr is "key"="value".
type StringAttr struct {
	Key, Value string
	Span       Span
}

// AttrGroup is attributes #N = { ... }.
type AttrGroup struct {
	Span    Span
	Attrs   Attrs
	Strings []StringAttr
}

// Node is a metadata node: the text behind the equal sign.
type Node struct {
	Span     Span // empty if there is none
	Distinct bool
}

// NamedNode is !name = !{!1, !2}.
type NamedNode struct {
	Name  string
	Nodes []uint32
	Span  Span
}

// Attachment is !kind !N on a function.
type Attachment struct {
	Kind string
	Span Span // of the node
	Num  uint32
	Ref  bool // the node is !N; else it is written in place
}

// Defined reports whether fn has a body.
func (fn *Func) Defined() bool { return fn.Body.Start != 0 }

// Text returns the text of a span.
func (f *File) Text(s Span) string { return f.text[s.Start:s.End] }
