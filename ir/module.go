package ir

// Module is one input file.
type Module struct {
	Name    string // as named on the command line
	Lang    string // "ptx", "llvm", "ir"
	Version string // of the language: ".version" of PTX, the dialect of LLVM IR
	Target  string // "sm_80", "gfx90a", "spir64" ...
	PtrBits int    // 32 or 64
	Warp    int    // lanes in a warp where the input says it (AMD's wavefrontsize), else 0; see Func.Warp
	Syms    []*Symbol
	Funcs   []*Func // in text order, declarations too
	Locs    []Loc   // high-level source positions, for Pos.Loc
	Files   []string
}

// Loc is a line of the high-level source behind an instruction.
type Loc struct {
	File      int32 // index into Module.Files
	Line, Col uint32
	Func      string // function inlined here, if known
	InlinedAt int32  // index into Module.Locs plus 1 of the place that it was inlined to; 0 means none
}

// SymKind says what a symbol names.
type SymKind uint8

const (
	SymVar    SymKind = iota // a variable in Space
	SymFunc                  // a function
	SymParam                 // a parameter or result of a function
	SymOpaque                // texture, surface and sampler references
)

// Linkage says who else may name a symbol of the module, or define it. The order counts: more may happen to a higher one.
type Linkage uint8

const (
	LinkInternal Linkage = iota // nobody: all that names it is in the module
	LinkVisible                 // other modules, which may call it or take its address
	LinkWeak                    // other modules, and the definition of another may take the place of the one here
)

var linkages = [...]string{LinkInternal: "internal", LinkVisible: "visible", LinkWeak: "weak"}

func (l Linkage) String() string { return linkages[l] }

// Symbol is a named thing with an address: a variable, a parameter, a function.
type Symbol struct {
	Name     string
	Kind     SymKind
	Space    Space
	Elem     Scalar // element type as declared; NoScalar if the language has none
	Type     *Type  // LLVM: the value type
	Align    int64  // bytes
	Size     int64  // bytes; 0 with Unsized for `extern .shared x[]`
	Extern   bool
	Linkage  Linkage // LinkInternal also of kernels, which are launched from outside, and of what is only declared
	Unsized  bool
	Ptr      bool   // a kernel parameter declared as a pointer (.ptr), or an LLVM pointer argument
	PtrSpace Space  // of what it points to, if Ptr
	Facts    Facts  // of a parameter: FactNoUndef, FactNoAlias ...
	Deref    int64  // of a pointer parameter: bytes that may be read through it without a fault
	Data     []byte // initial bytes, shorter than Size means zeros follow; nil means uninitialised or zero by space
	Relocs   []Reloc
	Func     *Func // SymFunc: the function
	Owner    *Func // the function whose body or parameter list declares it; nil for the module
	Pos      Pos
}

// Reloc puts the address of Sym plus Add into Data at Off, Size bytes wide.
type Reloc struct {
	Off, Size int64
	Sym       *Symbol
	Add       int64
	Generic   bool   // the generic address
	Mask      uint64 // nonzero: only these bits, shifted down (PTX 0xFF00(x))
}

// RegInfo is a register or local of the input text.
type RegInfo struct {
	Name string
	Type *Type
	Ty   Scalar // declared type
	Pos  Pos
}

// LaunchDecl is what a function itself says about the launches that it runs in. Zero means not said.
type LaunchDecl struct {
	ReqNTid          [3]uint32 // exact block shape
	MaxNTid          [3]uint32 // only the product bounds the block
	ReqCluster       [3]uint32
	MaxCluster       uint32 // blocks in a cluster at most
	MinNCTA          uint32
	FlatMin, FlatMax uint32 // range of the block's thread count
	Warp             int    // lanes in a warp, where others than the module's
}

// Func is a kernel or a device function.
type Func struct {
	Name     string
	Kernel   bool
	Sym      *Symbol
	Module   *Module
	Params   []*Symbol // of the .param kind or by value (OpArg), in order
	Results  []*Symbol
	Vars     []*Symbol // .local, .shared, .param ... variables declared in the body, in order
	Regs     []RegInfo
	Blocks   []*Block // text order; Blocks[0] is the entry; empty for a declaration
	Launch   LaunchDecl
	NoReturn bool
	Facts    Facts // what its declaration promises
	Pos      Pos

	nextValue ID
	nextBlock ID
	valueSlab []Value
	argSlab   []*Value
	leastSlab int            // of what is allocated at a time
	names     map[string]int // names in use, for NewReg; as a prefix: the next number
}

// Warp is the number of lanes in a warp that f is made for, as far as the input says it; else 0. Kernels run with their own, and
// what they call with theirs.
func (f *Func) Warp() int {
	if f.Launch.Warp == 0 && f.Module != nil {
		return f.Module.Warp
	}
	return f.Launch.Warp
}

// Entry returns the first block.
func (f *Func) Entry() *Block { return f.Blocks[0] }

// Declared reports whether f has no body here.
func (f *Func) Declared() bool { return len(f.Blocks) == 0 }

// NumValues is an exclusive bound on the IDs of f's values, for dense side tables.
func (f *Func) NumValues() int { return int(f.nextValue) }

// NumBlocks is an exclusive bound on the IDs of f's blocks.
func (f *Func) NumBlocks() int { return int(f.nextBlock) }

// RegName returns the name of the register that v is written to, or "".
func (f *Func) RegName(r Reg) string {
	if r == 0 {
		return ""
	}
	return f.Regs[r-1].Name
}

// Func returns the function named name, or nil.
func (m *Module) Func(name string) *Func {
	for _, f := range m.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Kernels returns the functions that can be launched, in text order.
func (m *Module) Kernels() []*Func {
	var ks []*Func
	for _, f := range m.Funcs {
		if f.Kernel && !f.Declared() {
			ks = append(ks, f)
		}
	}
	return ks
}
