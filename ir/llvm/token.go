package llvm

// A tokenKind is the kind of a token (LLVM Language Reference, "Lexical Tokens").
type tokenKind uint8

const (
	tokEOF       tokenKind = iota
	tokBad                 // reported already
	tokWord                // a keyword, a type's name, or any other bare word
	tokLabel               // name: or "name":, with the colon
	tokLocal               // %name or %"name"
	tokLocalNum            // %12
	tokGlobal              // @name or @"name"
	tokGlobalNum           // @12
	tokMeta                // !name
	tokMetaNum             // !12
	tokBang                // ! before {, " or (
	tokAttrNum             // #12
	tokHash                // #dbg_value
	tokComdat              // $name
	tokSummary             // ^12
	tokString              // "..."
	tokCString             // c"..."
	tokInt                 // -12, u0xFF, s0xFF
	tokFloat               // 1.5e+00, 0x..., 0xH...
	tokDots                // ...
	tokEqual
	tokComma
	tokStar
	tokBar
	tokLParen
	tokRParen
	tokLBrack
	tokRBrack
	tokLBrace
	tokRBrace
	tokLess
	tokGreater
)

// A token is a piece of the text. For quoted names and strings, [lo, hi) is what stands between the quotes; for %, @, !, #, $
// and ^ it is the name behind that mark; for labels the name before the colon.
type token struct {
	kind       tokenKind
	esc        bool // the name or string is quoted and has escapes
	kw         keyword
	start, end uint32
	lo, hi     uint32
	num        uint64 // tokLocalNum ... tokSummary: the number; kwIntType: the bits
	line       uint32 // of start, from 1
	lineStart  uint32 // offset of that line
}

// A keyword is a word that means something to the reader. Others are kwOther: they are taken for attributes, flags or
// options that the reader does not know, and kept.
type keyword uint8

const (
	kwOther   keyword = iota
	kwIntType         // iN

	// Opcodes: the same numbers as Opcode.

	kwRet
	kwBr
	kwSwitch
	kwIndirectBr
	kwInvoke
	kwCallBr
	kwResume
	kwCatchSwitch
	kwCatchRet
	kwCleanupRet
	kwUnreachable
	kwFNeg
	kwAdd
	kwFAdd
	kwSub
	kwFSub
	kwMul
	kwFMul
	kwUDiv
	kwSDiv
	kwFDiv
	kwURem
	kwSRem
	kwFRem
	kwShl
	kwLShr
	kwAShr
	kwAnd
	kwOr
	kwXor
	kwExtractElement
	kwInsertElement
	kwShuffleVector
	kwExtractValue
	kwInsertValue
	kwAlloca
	kwLoad
	kwStore
	kwFence
	kwCmpXchg
	kwAtomicRMW
	kwGetElementPtr
	kwTrunc
	kwZExt
	kwSExt
	kwFPTrunc
	kwFPExt
	kwFPToUI
	kwFPToSI
	kwUIToFP
	kwSIToFP
	kwPtrToInt
	kwIntToPtr
	kwBitCast
	kwAddrSpaceCast
	kwPtrToAddr
	kwICmp
	kwFCmp
	kwPhi
	kwSelect
	kwCall
	kwVAArg
	kwFreeze
	kwLandingPad
	kwCatchPad
	kwCleanupPad

	// Types.

	kwVoid
	kwHalf
	kwBFloat
	kwFloat
	kwDouble
	kwX86FP80
	kwFP128
	kwPPCFP128
	kwX86MMX
	kwX86AMX
	kwLabelType
	kwMetadata
	kwToken
	kwPtr
	kwTarget
	kwOpaque

	// Constants.

	kwTrue
	kwFalse
	kwNull
	kwUndef
	kwPoison
	kwNone
	kwZeroInitializer
	kwAsm
	kwBlockAddress
	kwDSOLocalEquivalent
	kwNoCFI
	kwPtrAuth
	kwSplat

	// Module level.

	kwDefine
	kwDeclare
	kwGlobal
	kwConstant
	kwAlias
	kwIFunc
	kwComdat
	kwType
	kwModule
	kwSourceFilename
	kwTriple
	kwDataLayout
	kwAttributes
	kwUseListOrder
	kwUseListOrderBB

	// Words inside statements.

	kwTo
	kwX
	kwVScale
	kwAddrSpace
	kwAlign
	kwUnwind
	kwLabelColon // reserved
	kwFrom
	kwWithin
	kwCaller
	kwCC
	kwTail
	kwMustTail
	kwNoTail
	kwVolatile
	kwAtomic
	kwWeak
	kwSyncScope
	kwUnordered
	kwMonotonic
	kwAcquire
	kwRelease
	kwAcqRel
	kwSeqCst
	kwInAlloca
	kwSwiftError
	kwCleanup
	kwCatch
	kwFilter
	kwExternal
	kwExternWeak
	kwPersonality
	kwPrefix
	kwPrologue
	kwGC
	kwSection
	kwPartition
	kwSideEffect
	kwAlignStack
	kwIntelDialect
	kwDistinct
	kwInRange

	// Flags of instructions: the order of Flags.

	kwNUW
	kwNSW
	kwExact
	kwInBounds
	kwNUSW
	kwNNeg
	kwDisjoint
	kwSameSign
	kwFast
	kwNNan
	kwNInf
	kwNSZ
	kwARcp
	kwContract
	kwAFn
	kwReassoc

	// Comparisons.

	kwEQ
	kwNE
	kwSLT
	kwSGT
	kwSLE
	kwSGE
	kwULT
	kwUGT
	kwULE
	kwUGE
	kwOEQ
	kwONE
	kwOLT
	kwOGT
	kwOLE
	kwOGE
	kwORD
	kwUNO
	kwUEQ
	kwUNE

	numKeywords
)

var keywordText = [numKeywords]string{
	kwRet: "ret", kwBr: "br", kwSwitch: "switch", kwIndirectBr: "indirectbr", kwInvoke: "invoke", kwCallBr: "callbr",
	kwResume: "resume", kwCatchSwitch: "catchswitch", kwCatchRet: "catchret", kwCleanupRet: "cleanupret",
	kwUnreachable: "unreachable", kwFNeg: "fneg", kwAdd: "add", kwFAdd: "fadd", kwSub: "sub", kwFSub: "fsub", kwMul: "mul",
	kwFMul: "fmul", kwUDiv: "udiv", kwSDiv: "sdiv", kwFDiv: "fdiv", kwURem: "urem", kwSRem: "srem", kwFRem: "frem",
	kwShl: "shl", kwLShr: "lshr", kwAShr: "ashr", kwAnd: "and", kwOr: "or", kwXor: "xor", kwExtractElement: "extractelement",
	kwInsertElement: "insertelement", kwShuffleVector: "shufflevector", kwExtractValue: "extractvalue",
	kwInsertValue: "insertvalue", kwAlloca: "alloca", kwLoad: "load", kwStore: "store", kwFence: "fence",
	kwCmpXchg: "cmpxchg", kwAtomicRMW: "atomicrmw", kwGetElementPtr: "getelementptr", kwTrunc: "trunc", kwZExt: "zext",
	kwSExt: "sext", kwFPTrunc: "fptrunc", kwFPExt: "fpext", kwFPToUI: "fptoui", kwFPToSI: "fptosi", kwUIToFP: "uitofp",
	kwSIToFP: "sitofp", kwPtrToInt: "ptrtoint", kwIntToPtr: "inttoptr", kwBitCast: "bitcast",
	kwAddrSpaceCast: "addrspacecast", kwPtrToAddr: "ptrtoaddr", kwICmp: "icmp", kwFCmp: "fcmp", kwPhi: "phi",
	kwSelect: "select", kwCall: "call", kwVAArg: "va_arg", kwFreeze: "freeze", kwLandingPad: "landingpad",
	kwCatchPad: "catchpad", kwCleanupPad: "cleanuppad",

	kwVoid: "void", kwHalf: "half", kwBFloat: "bfloat", kwFloat: "float", kwDouble: "double", kwX86FP80: "x86_fp80",
	kwFP128: "fp128", kwPPCFP128: "ppc_fp128", kwX86MMX: "x86_mmx", kwX86AMX: "x86_amx", kwLabelType: "label",
	kwMetadata: "metadata", kwToken: "token", kwPtr: "ptr", kwTarget: "target", kwOpaque: "opaque",

	kwTrue: "true", kwFalse: "false", kwNull: "null", kwUndef: "undef", kwPoison: "poison", kwNone: "none",
	kwZeroInitializer: "zeroinitializer", kwAsm: "asm", kwBlockAddress: "blockaddress",
	kwDSOLocalEquivalent: "dso_local_equivalent", kwNoCFI: "no_cfi", kwPtrAuth: "ptrauth", kwSplat: "splat",

	kwDefine: "define", kwDeclare: "declare", kwGlobal: "global", kwConstant: "constant", kwAlias: "alias", kwIFunc: "ifunc",
	kwComdat: "comdat", kwType: "type", kwModule: "module", kwSourceFilename: "source_filename", kwTriple: "triple",
	kwDataLayout: "datalayout", kwAttributes: "attributes", kwUseListOrder: "uselistorder", kwUseListOrderBB: "uselistorder_bb",

	kwTo: "to", kwX: "x", kwVScale: "vscale", kwAddrSpace: "addrspace", kwAlign: "align", kwUnwind: "unwind", kwFrom: "from",
	kwWithin: "within", kwCaller: "caller", kwCC: "cc", kwTail: "tail", kwMustTail: "musttail", kwNoTail: "notail",
	kwVolatile: "volatile", kwAtomic: "atomic", kwWeak: "weak", kwSyncScope: "syncscope", kwUnordered: "unordered",
	kwMonotonic: "monotonic", kwAcquire: "acquire", kwRelease: "release", kwAcqRel: "acq_rel", kwSeqCst: "seq_cst",
	kwInAlloca: "inalloca", kwSwiftError: "swifterror", kwCleanup: "cleanup", kwCatch: "catch", kwFilter: "filter",
	kwExternal: "external", kwExternWeak: "extern_weak", kwPersonality: "personality", kwPrefix: "prefix",
	kwPrologue: "prologue", kwGC: "gc", kwSection: "section", kwPartition: "partition", kwSideEffect: "sideeffect",
	kwAlignStack: "alignstack", kwIntelDialect: "inteldialect", kwDistinct: "distinct", kwInRange: "inrange",

	kwNUW: "nuw", kwNSW: "nsw", kwExact: "exact", kwInBounds: "inbounds", kwNUSW: "nusw", kwNNeg: "nneg",
	kwDisjoint: "disjoint", kwSameSign: "samesign", kwFast: "fast", kwNNan: "nnan", kwNInf: "ninf", kwNSZ: "nsz",
	kwARcp: "arcp", kwContract: "contract", kwAFn: "afn", kwReassoc: "reassoc",

	kwEQ: "eq", kwNE: "ne", kwSLT: "slt", kwSGT: "sgt", kwSLE: "sle", kwSGE: "sge", kwULT: "ult", kwUGT: "ugt", kwULE: "ule",
	kwUGE: "uge", kwOEQ: "oeq", kwONE: "one", kwOLT: "olt", kwOGT: "ogt", kwOLE: "ole", kwOGE: "oge", kwORD: "ord",
	kwUNO: "uno", kwUEQ: "ueq", kwUNE: "une",
}

const (
	firstOpcode, lastOpcode     = kwRet, kwCleanupPad
	firstType, lastType         = kwVoid, kwTarget // opaque is a type only behind `type`
	firstConst, lastConst       = kwTrue, kwSplat
	firstCast, lastCast         = kwTrunc, kwPtrToAddr
	firstBinary, lastBinary     = kwAdd, kwXor
	firstFlag, lastFlag         = kwNUW, kwReassoc
	firstOrdering, lastOrdering = kwUnordered, kwSeqCst
	lastTerminator              = kwUnreachable
)

// keywordSlots is the size of the table of keywords: a power of two, sparse enough that nearly every look-up is one probe.
const keywordSlots = 2048

// keywordTable finds keywords by the hash that the lexer computes while it scans a word: open addressing.
var keywordTable = func() (t [keywordSlots]keyword) {
	for k := kwOther + 1; k < numKeywords; k++ {
		if keywordText[k] == "" {
			continue
		}
		i := hashWord(keywordText[k]) % keywordSlots
		for t[i] != kwOther {
			i = (i + 1) % keywordSlots
		}
		t[i] = k
	}
	return t
}()

const (
	hashStart = 2166136261
	hashPrime = 16777619
)

// hashWord is the hash of a word (32-bit FNV-1a).
func hashWord(s string) uint32 {
	h := uint32(hashStart)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * hashPrime
	}
	return h
}

func lookupKeyword(word []byte, h uint32) keyword {
	for i := h % keywordSlots; ; i = (i + 1) % keywordSlots {
		k := keywordTable[i]
		if k == kwOther || string(word) == keywordText[k] {
			return k
		}
	}
}
