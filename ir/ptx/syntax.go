package ptx

// A Span is a half-open range of bytes in [File.Src].
type Span struct {
	Start, End uint32
}

// A Pos is a place in the text. Line and Col count from 1, Col in bytes. The
// zero Pos is no place.
type Pos struct {
	Line, Col uint32
}

// A Range is a half-open range of indices into one of the slabs of a [File] or
// [Func]; the field that holds it says which.
type Range struct {
	Lo, Hi uint32
}

// Len returns the number of indices in r.
func (r Range) Len() int { return int(r.Hi - r.Lo) }

// A NameID is an identifier interned per [File]: two identifiers of a file are
// spelled the same exactly if their ids are equal. Ids are dense, in order of
// first occurrence in the text, from 1; the zero NameID is no name. See
// [File.NameText].
type NameID uint32

// An InstrID numbers the distinct opcode spellings of a [File], from 0. See
// [File.Instrs].
type InstrID uint32

// A File is the syntax tree of one PTX module. A File is read-only after Parse
// and safe for use by several goroutines.
type File struct {
	// Name is the name given to Parse, used in diagnostics.
	Name string
	// Src is the text itself; the File refers to it by offsets, so it must not
	// be changed while the File is in use.
	Src []byte

	// Items lists everything at module level in text order.
	Items []Item

	// Version is the .version directive; its Pos is zero if there is none.
	Version Version
	// Targets lists the words of the .target directives in order, sm_80 and
	// options such as debug and map_f64_to_f32.
	Targets []Target
	// AddressSize is 32 or 64, or 0 where the text does not say (it cannot
	// before PTX 2.3).
	AddressSize int
	// DebugFiles lists the .file directives of the module and of all bodies.
	DebugFiles []DebugFile
	// Vars lists the module's variables, declarations of external ones
	// included.
	Vars []Var
	// Funcs lists kernels and functions, prototypes included, in text order.
	Funcs []*Func
	// Aliases lists the .alias directives.
	Aliases []Alias

	// Instrs holds the descriptor of each distinct opcode spelling of the file,
	// indexed by InstrID.
	Instrs []*Instr
	// Operands is the slab of the operands of initialisers and of other
	// operands at module level; see [Var.Init].
	Operands []Operand

	names nameTable
	lines []uint32 // offset of the first byte of each line
}

// An ItemKind says what an [Item] is.
type ItemKind uint8

// The kinds of items. ItemUnknown is a directive that this package does not
// know: it is kept as text and has given a warning.
const (
	ItemInvalid     ItemKind = iota
	ItemVersion              // .version
	ItemTarget               // .target
	ItemAddressSize          // .address_size
	ItemFile                 // .file: Index into DebugFiles
	ItemVar                  // a variable: Index into Vars
	ItemFunc                 // .entry or .func: Index into Funcs
	ItemAlias                // .alias: Index into Aliases
	ItemPragma               // .pragma
	ItemSection              // .section, with its braces if it has them
	ItemDebug                // .loc at module level, @@DWARF, .byte, .4byte: debug data by lines
	ItemUnknown              // any other directive
)

// An Item is one declaration or directive at module level.
type Item struct {
	Kind  ItemKind
	Index uint32 // into the list of File that the kind names, else 0
	Span  Span   // from the first byte to after the closing token
}

// A Version is the number in a .version directive.
type Version struct {
	Major, Minor int
	Pos          Pos
}

// A Target is one word of a .target directive.
type Target struct {
	Name NameID
	Pos  Pos
}

// A DebugFile is a .file directive.
type DebugFile struct {
	Index     uint32 // the number by which .loc names it
	Name      string // the file's name, without the quotes
	Timestamp uint64 // 0 if not given
	Size      uint64 // 0 if not given
	Pos       Pos
}

// An Alias is an .alias directive: Name is another name of the function Of.
type Alias struct {
	Name, Of NameID
	Pos      Pos
}

// A Space is a PTX state space.
type Space uint8

// The state spaces. SpaceNone stands where none is written.
const (
	SpaceNone Space = iota
	SpaceReg
	SpaceParam
	SpaceLocal
	SpaceShared
	SpaceGlobal
	SpaceConst
	SpaceTex // .tex, PTX 1.x textures
)

// A Linkage is a linking directive.
type Linkage uint8

// The linkages. LinkNone is what has no directive: private to the module.
const (
	LinkNone Linkage = iota
	LinkExtern
	LinkVisible
	LinkWeak
	LinkCommon
)

// A Type is a PTX fundamental type, packed type or opaque type, as written in
// declarations. Its zero value is no type; [TypeUnknown] is a word in type
// position that is no PTX type (it has given a warning). [Type.Bits] gives the
// width.
type Type uint8

// The types of PTX.
const (
	TypeNone Type = iota
	TypeUnknown
	TypePred
	TypeB8
	TypeB16
	TypeB32
	TypeB64
	TypeB128
	TypeU8
	TypeU16
	TypeU32
	TypeU64
	TypeS8
	TypeS16
	TypeS32
	TypeS64
	TypeF16
	TypeF16x2
	TypeBF16
	TypeBF16x2
	TypeTF32
	TypeF32
	TypeF64
	TypeTexref
	TypeSamplerref
	TypeSurfref
)

// A Var is a variable or parameter: at module level, in a body, in a parameter
// list or in a prototype.
type Var struct {
	Name    NameID // 0 for the unnamed parameters (_) of prototypes
	Count   uint32 // n of the form x<n> (the names x0 .. x(n-1)), else 0
	Space   Space
	Linkage Linkage
	Type    Type
	Vec     uint8  // 2, 4 or 8 for .v2, .v4, .v8; 1 otherwise
	Bank    uint8  // n of .const[n], PTX before 2.2
	Align   uint32 // bytes; 0 where not given (then the type's size)
	// Dims holds the array's dimensions, outermost first, nil for no array. A
	// dimension that is left to the initialiser or to the launch ([]) is -1.
	Dims []int64

	// Ptr says that a kernel parameter is declared a pointer (.ptr), to
	// PtrSpace (SpaceNone: generic) with alignment PtrAlign (0: not given).
	Ptr      bool
	PtrSpace Space
	PtrAlign uint32

	// Attributes is the span of the list in .attribute(...), for example
	// .managed; empty if there is none.
	Attributes Span

	// Init is the initialiser, one operand in the Operands slab of the File
	// (of the Func for variables of bodies), empty if there is none. Lists are
	// OperandVector, nested for arrays of arrays.
	Init Range

	Span Span // of the declarator or parameter
	Pos  Pos  // of the name, or of the declaration where there is no name
}

// A Func is a kernel (.entry) or function (.func), with or without a body.
type Func struct {
	Name    NameID
	Entry   bool // .entry, not .func
	Linkage Linkage
	Results []Var
	Params  []Var
	// Attrs lists the performance-tuning and other directives between the
	// parameters and the body, in order.
	Attrs []Attr
	// Attributes is the span of the list in .attribute(...), empty if none.
	Attributes Span

	// Body says whether there is a body; a function without is a prototype.
	Body bool
	// Stmts is the body in text order, without the outer braces.
	Stmts []Stmt
	// Open and Close are the offsets of the body's braces.
	Open, Close uint32

	Operands []Operand // slab of the operands, see Ops and Elems
	Regs     []Reg     // registers of the .reg statements
	Vars     []Var     // variables declared in the body
	Locs     []Loc     // .loc statements
	Protos   []Proto   // .callprototype statements

	Span Span // from the linkage directive to after the body or the ;
	Pos  Pos  // of the name
}

// Ops returns the operands of a statement. For an instruction these are its
// operands in text order; for .branchtargets and .calltargets the names; for
// .pragma the strings.
func (f *Func) Ops(s *Stmt) []Operand { return f.Operands[s.Ops.Lo:s.Ops.Hi] }

// Elems returns the parts of a compound operand: see [OperandKind].
func (f *Func) Elems(o *Operand) []Operand { return f.Operands[o.Elems.Lo:o.Elems.Hi] }

// An AttrKind says which directive of a function header an [Attr] is.
type AttrKind uint8

// The directives of function headers. AttrUnknown is kept with a warning.
const (
	AttrUnknown            AttrKind = iota
	AttrMaxNReg                     // .maxnreg n
	AttrMaxNTid                     // .maxntid nx, ny, nz: bounds the product
	AttrReqNTid                     // .reqntid nx, ny, nz: the exact block
	AttrMinNCTAPerSM                // .minnctapersm n
	AttrMaxNCTAPerSM                // .maxnctapersm n, deprecated
	AttrNoReturn                    // .noreturn
	AttrPragma                      // .pragma "..."
	AttrReqNCTAPerCluster           // .reqnctapercluster nx, ny, nz
	AttrExplicitCluster             // .explicitcluster
	AttrMaxClusterRank              // .maxclusterrank n
	AttrBlocksAreClusters           // .blocksareclusters
	AttrABIPreserve                 // .abi_preserve n
	AttrABIPreserveControl          // .abi_preserve_control n
)

// An Attr is one directive of a function header.
type Attr struct {
	Kind AttrKind
	N    uint8     // how many of Args are written
	Args [3]uint32 // the numbers; those of a shape that are not written are 1
	Span Span      // from the dot to after the last argument
	Pos  Pos
}

// A StmtKind says what a [Stmt] is.
type StmtKind uint8

// The kinds of statements. StmtUnknown is a directive that this package does
// not know: it is kept as text and has given a warning.
const (
	StmtInvalid       StmtKind = iota
	StmtInstr                  // an instruction: Guard, Instr, Ops
	StmtLabel                  // Name and the colon
	StmtOpen                   // { of a nested scope
	StmtClose                  // } of a nested scope
	StmtReg                    // .reg: Decls in Func.Regs
	StmtVar                    // a variable declaration: Decls in Func.Vars
	StmtLoc                    // .loc: Decls in Func.Locs
	StmtPragma                 // .pragma: Ops are its strings
	StmtBranchTargets          // .branchtargets: Ops; Name is the label before it
	StmtCallTargets            // .calltargets: Ops; Name is the label before it
	StmtCallPrototype          // .callprototype: Decls in Func.Protos; Name is the label before it
	StmtFile                   // .file; it is in File.DebugFiles
	StmtSection                // .section, with its braces if it has them
	StmtDebug                  // @@DWARF, .byte, .4byte: debug data by lines
	StmtUnknown                // any other directive
)

// A Stmt is one statement of a body. It holds no pointers.
type Stmt struct {
	Kind     StmtKind
	GuardNot bool    // the guard is negated: @!p
	Depth    uint16  // how many nested scopes are open around it; a scope's own braces have the outer depth
	Span     Span    // from the first byte of the guard or opcode to after the ; (or colon, brace, last byte of a line directive)
	Pos      Pos     // of the first byte
	Guard    NameID  // predicate of the guard, 0 if none
	Instr    InstrID // for StmtInstr: index into File.Instrs
	Name     NameID  // see StmtKind
	Ops      Range   // top-level operands, in Func.Operands
	Decls    Range   // declarations, in the slab that the kind names
}

// A Reg is one register or family of registers of a .reg statement.
type Reg struct {
	Name  NameID
	Count uint32 // n of the form %r<n> (the registers %r0 .. %r(n-1)), else 0
	Type  Type
	Vec   uint8 // 2, 4 or 8 for vector registers, else 1
	Pos   Pos   // of the name
}

// A Loc is a .loc directive: the high-level line of the statements after it in
// text order.
type Loc struct {
	File, Line, Col uint32 // File is a number of a DebugFile
	// Function is the label of the function's name in the debug strings, plus
	// FunctionOff bytes; 0 without function_name.
	Function    NameID
	FunctionOff uint32
	// Inlined says that inlined_at is given: then the code stands for a call
	// at InlinedFile, InlinedLine, InlinedCol.
	Inlined                              bool
	InlinedFile, InlinedLine, InlinedCol uint32
}

// A Proto is a .callprototype: the signature of an indirect call.
type Proto struct {
	Results, Params []Var
	NoReturn        bool
}

// An OperandKind says what an [Operand] is.
type OperandKind uint8

// The kinds of operands, and which fields of Operand each one uses beside Kind
// and Span.
const (
	OperandInvalid OperandKind = iota

	// OperandName is a register, special register, variable, label or function
	// name: Name, Comp, Not. Which of these it is depends on what the name
	// means in its scope.
	OperandName

	// OperandSymbol is a constant address expression sym+off: Name, and the
	// offset in Value as a two's complement number of bytes.
	OperandSymbol

	// OperandInt is an integer constant, after evaluation of a constant
	// expression: Value is its 64 bits, Unsigned says whether it is of type
	// .u64 (else .s64). -1 has all bits of Value set.
	OperandInt

	// OperandF32 is 0fXXXXXXXX: the low 32 bits of Value.
	OperandF32

	// OperandF64 is 0dXXXXXXXXXXXXXXXX or a decimal floating-point constant:
	// Value. The sign of a decimal constant is in the bits.
	OperandF64

	// OperandAddress is [base+off], with off in Value as a two's complement
	// number. Name is the base, 0 for an immediate base. Elems are what follows
	// the base after commas, as in [tex, {x, y}], empty otherwise.
	OperandAddress

	// OperandIndexed is sym[i] with the index i in Value, counted in elements
	// of the variable, as in ld.global.u32 r, a[3]: Name.
	OperandIndexed

	// OperandVector is {a, b, ...}: Elems. In initialisers, a list.
	OperandVector

	// OperandPair is d|p: Elems has two operands, either may be OperandSink.
	OperandPair

	// OperandTuple is (a, b, ...) in a call: Elems.
	OperandTuple

	// OperandSink is _.
	OperandSink

	// OperandString is "...", of .pragma or an initialiser: the text is between
	// the quotes that Span includes.
	OperandString

	// OperandGeneric is generic(sym+off) in an initialiser: Name and Value as
	// in OperandSymbol.
	OperandGeneric

	// OperandMask is mask(x) in an initialiser, as 0xFF00(generic(p)): Value is
	// the mask and Elems the one masked operand.
	OperandMask

	// OperandField is name = value in the initialiser of a texture, sampler or
	// surface: Name, and Elems has the one value.
	OperandField
)

// A Comp is a component selected from a vector or special register.
type Comp uint8

// The components. .r .g .b .a are the same as .x .y .z .w.
const (
	CompNone Comp = iota
	CompX
	CompY
	CompZ
	CompW
	CompSelector // bytes or halves of a register in a video instruction, as .b0 or .h10; Span has the text
)

// An Operand is one operand or part of one. It holds no pointers. Which fields
// it uses is said at [OperandKind].
type Operand struct {
	Kind     OperandKind
	Not      bool // ! before a predicate
	Unsigned bool
	Comp     Comp
	Name     NameID
	Span     Span
	Elems    Range // parts, in the same slab as the operand
	Value    uint64
}
