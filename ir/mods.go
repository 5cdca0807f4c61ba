package ir

// Mods are the modifiers of an operation: what `add` does, and on what. They are immutable once made and shared between all
// values with the same spelling. The zero value of each field means "not given". The text form of ir prints them as dotted
// tokens after the operation's name, in the order of the fields here (see modtokens.go for the spellings).
type Mods struct {
	Ty    Scalar // operating type: of the result and, if SrcTy is not given, of the operands; for memory, the type in memory
	SrcTy Scalar // operand type where it differs: cvt, set, slct, mul.wide (implied), dp4a's second operand
	Vec   uint8  // elements of a vector access: 0 (as 1), 2, 4, 8
	Sub   Sub    // which of a family: mul.lo/hi/wide, atom.add, shfl.bfly, vote.all, bar.sync ...
	Cmp   Cmp    // setp, set
	Bool  Bool   // setp.lt.and: how the comparison combines with the third operand
	Rnd   Rounding
	Space Space
	Sem   Sem
	Scope MemScope
	Flags Flags
	Text  string // full spelling in the input language, for opaque operations, messages and emission ("ld.global.v4.f32")
}

// Scalar is an operating type: how an operation reads the bits of its operands.
type Scalar uint8

const (
	NoScalar Scalar = iota
	Pred
	B8
	B16
	B32
	B64
	B128
	U8
	U16
	U32
	U64
	S8
	S16
	S32
	S64
	TF16
	TF16x2
	TBF16
	TBF16x2
	TF32
	TF32x2
	TF64
	TTF32       // tf32
	TE4M3x2     // fp8 pairs, and other narrow formats: parsed, analysed, refused by name where they would have to run
	TE5M2x2     //
	OtherScalar // a type that the tables do not know
	SInt        // a signed integer of a width that has no Scalar: the type of the value says it
	UInt        // the same, unsigned
	NumScalars
)

// ScalarInfo says what a Scalar is.
type ScalarInfo struct {
	Name     string
	Bits     int // of one operand, 0 for OtherScalar
	Float    bool
	Signed   bool
	Unsigned bool // .uN; .bN is neither signed nor unsigned
}

var scalars = [NumScalars]ScalarInfo{
	Pred: {Name: "pred", Bits: 1},
	B8:   {Name: "b8", Bits: 8}, B16: {Name: "b16", Bits: 16}, B32: {Name: "b32", Bits: 32}, B64: {Name: "b64", Bits: 64}, B128: {Name: "b128", Bits: 128},
	U8: {Name: "u8", Bits: 8, Unsigned: true}, U16: {Name: "u16", Bits: 16, Unsigned: true}, U32: {Name: "u32", Bits: 32, Unsigned: true}, U64: {Name: "u64", Bits: 64, Unsigned: true},
	S8: {Name: "s8", Bits: 8, Signed: true}, S16: {Name: "s16", Bits: 16, Signed: true}, S32: {Name: "s32", Bits: 32, Signed: true}, S64: {Name: "s64", Bits: 64, Signed: true},
	TF16: {Name: "f16", Bits: 16, Float: true}, TF16x2: {Name: "f16x2", Bits: 32, Float: true},
	TBF16: {Name: "bf16", Bits: 16, Float: true}, TBF16x2: {Name: "bf16x2", Bits: 32, Float: true},
	TF32: {Name: "f32", Bits: 32, Float: true}, TF32x2: {Name: "f32x2", Bits: 64, Float: true}, TF64: {Name: "f64", Bits: 64, Float: true},
	TTF32: {Name: "tf32", Bits: 32, Float: true}, TE4M3x2: {Name: "e4m3x2", Bits: 16, Float: true}, TE5M2x2: {Name: "e5m2x2", Bits: 16, Float: true},
	OtherScalar: {Name: "other"},
	SInt:        {Name: "sint", Signed: true}, UInt: {Name: "uint", Unsigned: true},
}

// Info returns the facts about s.
func (s Scalar) Info() *ScalarInfo { return &scalars[s] }

// Bits is the width of one operand of type s; 0 if unknown.
func (s Scalar) Bits() int { return scalars[s].Bits }

func (s Scalar) String() string { return scalars[s].Name }

// Type is the container that holds an operand of type s.
func (s Scalar) Type() *Type {
	switch s {
	case TF16:
		return F16
	case TBF16:
		return BF16
	case TF32:
		return F32
	case TF64:
		return F64
	case NoScalar, OtherScalar, SInt, UInt:
		return Void
	}
	return IntType(s.Bits())
}

// Rounding is how an inexact result is rounded; the *I forms round to an integral value.
type Rounding uint8

const (
	NoRounding Rounding = iota
	RN                  // nearest, ties to even
	RZ                  // towards zero
	RM                  // towards minus infinity
	RP                  // towards plus infinity
	RNA                 // nearest, ties away from zero
	RS                  // stochastic
	RNI
	RZI
	RMI
	RPI
	NumRoundings
)

// Cmp is a comparison. The unsigned spellings lo, ls, hi, hs of PTX are read as LT, LE, GT, GE.
type Cmp uint8

const (
	NoCmp Cmp = iota
	EQ
	NE
	LT
	LE
	GT
	GE
	EQU // the U forms are true if an operand is NaN
	NEU
	LTU
	LEU
	GTU
	GEU
	NUM // neither operand is NaN
	NAN // an operand is NaN
	NumCmps
)

// Bool combines a comparison with a predicate: set, setp.
type Bool uint8

const (
	NoBool Bool = iota
	BoolAnd
	BoolOr
	BoolXor
	NumBools
)

// Space is a state space, or generic.
type Space uint8

const (
	Generic Space = iota
	Global
	Shared
	SharedCluster
	Local
	Const
	Param // a kernel's parameters (constant for the grid) or the arguments and results of a device function (per thread)
	NumSpaces
)

// Sem is the memory ordering of an access or fence.
type Sem uint8

const (
	NoSem Sem = iota // an ordinary (weak) access
	Weak
	Volatile
	Relaxed
	Acquire
	Release
	AcqRel
	SC
	MMIO
	NumSems
)

// MemScope is the set of threads that an ordering or an atomic concerns.
type MemScope uint8

const (
	NoScope MemScope = iota
	CTA
	Cluster
	GPU
	Sys
	NumMemScopes
)

// Sub says which member of a family an operation is.
type Sub uint8

const (
	NoSub Sub = iota
	Lo
	Hi
	Wide
	SubAdd // atom, red, redux, bar.red, vshr's accumulate
	SubSub
	SubMin
	SubMax
	SubAnd
	SubOr
	SubXor
	SubExch
	SubCas
	SubInc
	SubDec
	SubPopc
	ShflUp
	ShflDown
	ShflBfly
	ShflIdx
	VoteAll
	VoteAny
	VoteUni
	VoteBallot
	MatchAny
	MatchAll
	BarSync
	BarArrive
	BarRed
	BarWarpSync
	ShfL
	ShfR
	PrmtF4E
	PrmtB4E
	PrmtRC8
	PrmtECL
	PrmtECR
	PrmtRC16
	TestFinite
	TestInfinite
	TestNumber
	TestNotANumber
	TestNormal
	TestSubnormal
	MembarGL
	MembarCTA
	MembarSys
	FenceProxy
	ShflFirst // the first lane that is active (AMD's readfirstlane)
	NumSubs
)

// Flags are the modifiers that are only present or absent.
type Flags uint64

const (
	FTZ       Flags = 1 << iota // subnormal inputs and results are flushed to zero
	Sat                         // clamp: to the type's range (integers), to [0,1] (floats)
	SatFinite                   // clamp to the largest finite value
	Relu                        // negative becomes zero
	Approx
	Full
	CarryOut // .cc: writes the thread's carry flag, the second result
	Clamp
	Wrap
	NaN // min, max: NaN wins
	XorSign
	AbsMod // .abs on min, max
	Uni    // a promise that all active threads agree
	Sync
	Aligned
	NC       // through the read-only path
	To       // cvta.to
	Shiftamt // bfind.shiftamt
	NoFTZ    // atom.noftz
	All      // match.all, shorthand forms
	L1Hint
	L2Hint
	NoInc
	Entry  // ::entry, ::func qualifiers of .param
	FuncQ  //
	PopcQ  // barrier.red.popc takes its own sub; reserved spelling
	Stack  // alloca and friends
	NegC   // the predicate operand of setp, set, selp, vote, bar.red is negated (`!p`)
	NegB   // reserved for a second negated operand
	NoWrap // nuw/nsw/exact/inbounds and other poison flags of LLVM are kept by the LLVM reader in higher bits
	NSW
	NUW
	Exact
	Inbounds
	NNeg
	Disjoint
	SameSign
	FMNNaN
	FMNInf
	FMNSZ
	FMARcp
	FMContract
	FMAfn
	FMReassoc
	UnknownMod // a modifier that the tables do not know: conservative, refused where it would have to run
	F64AsF32   // .target map_f64_to_f32
	NUSW       // LLVM: no unsigned-signed wrap
	OutPoison  // LLVM: an operand out of range gives poison, where PTX defines the result: shift amounts, float to integer
	OutUB      // LLVM: an operand out of range is undefined behaviour: division by zero
)
