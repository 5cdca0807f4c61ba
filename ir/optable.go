package ir

// The operations. One row of opTable each.
const (
	OpInvalid Op = iota

	// Operands of the input text, and the glue of SSA: they cost nothing.

	OpConst  // an immediate; Aux.Bits
	OpUndef  // a register read before its first write: unknown, and different in each lane
	OpSreg   // a special register; Aux.Bits is a target.Sreg. Read where it stands: never moved across another read of a clock
	OpAddr   // the address of Aux.Sym plus Aux.Bits, in the symbol's own state space
	OpArg    // argument Aux.Bits of the function, passed by value
	OpPhi    // one argument per predecessor, in their order
	OpProj   // result Aux.Bits of a tuple
	OpTuple  // several values as one, for the pass-through of a guarded tuple
	OpZero   // LLVM: zeroinitializer, all bits zero, of any type
	OpPoison // LLVM: poison

	// Moves and conversions (PTX ISA 9.7.9).

	OpMov        // d = a
	OpPack       // mov.b64 d, {a, b}: the first operand is lowest
	OpUnpack     // mov.b64 {d, e}, a: a tuple, lowest first
	OpCvt        // convert SrcTy to Ty; two operands for packed results
	OpCvta       // address of Space to generic; with To: generic to Space
	OpIsspacep   // is the generic address in Space
	OpMapa       // the address in another block of the cluster
	OpGetCTARank // the rank of the block that holds an address
	OpPrmt       // byte permute
	OpFreeze     // LLVM: some fixed value if the operand is undef or poison
	OpBitcast    // LLVM: the same bits as another type, where that is no scalar
	OpExtract    // LLVM: an element of a vector, array or struct: the aggregate, the index
	OpInsert     // LLVM: the aggregate with one element replaced: the aggregate, the element, the index
	OpShuffleVec // LLVM: shufflevector: two vectors, the mask
	OpGEP        // LLVM: getelementptr: the base plus Aux.Bits bytes; then pairs of index, sign-extended, and its scale in bytes, a constant
	OpLib        // a function known to be pure by its name, Mods.Text

	// Integer and floating-point arithmetic (PTX ISA 9.7.1 to 9.7.6).

	OpAdd      // a + b; with CarryOut a second result
	OpAddc     // a + b + carry (third operand)
	OpSub      // a - b; with CarryOut the borrow is a second result
	OpSubc     // a - (b + borrow)
	OpMul      // a * b; integers: Sub is Lo, Hi or Wide
	OpMul24    // product of the low 24 bits
	OpMad      // a * b + c; integers: Sub; with CarryOut a second result
	OpMadc     // a * b + c + carry
	OpMad24    // 24-bit product plus c
	OpFma      // a * b + c, rounded once
	OpSad      // |a - b| + c
	OpDiv      // a / b; PTX: never traps, an integer division by zero gives an unspecified value
	OpRem      // remainder with the sign of a
	OpAbs      // |a|
	OpNeg      // -a
	OpMin      // the smaller
	OpMax      // the larger
	OpPopc     // number of set bits; the result is 32 bits wide
	OpClz      // leading zeros; the result is 32 bits wide
	OpBfind    // position of the highest significant bit
	OpFns      // find the n-th set bit
	OpBrev     // bits in reverse order
	OpBfe      // bit field extract
	OpBfi      // bit field insert
	OpBmsk     // bit mask
	OpSzext    // sign or zero extend from n bits
	OpDp4a     // four-way byte dot product
	OpDp2a     // two-way dot product
	OpSqrt     // square root
	OpRsqrt    // 1 / square root
	OpRcp      // 1 / a
	OpSin      // sine
	OpCos      // cosine
	OpLg2      // base-2 logarithm
	OpEx2      // 2 to the a
	OpTanh     // hyperbolic tangent
	OpCopysign // the magnitude of b with the sign of a
	OpTestp    // floating-point class test

	// Comparison, selection, logic and shifts (PTX ISA 9.7.7, 9.7.8).

	OpSetp // compare into a predicate and, as p|q, its complement
	OpSet  // compare into a register: all ones or 1.0, else 0
	OpSelp // third operand ? first : second
	OpSlct // third operand >= 0 ? first : second
	OpAnd  // bitwise and
	OpOr   // bitwise or
	OpXor  // bitwise exclusive or
	OpNot  // bitwise complement
	OpCnot // a == 0 ? 1 : 0
	OpLop3 // three-input logic by truth table (fourth operand)
	OpShl  // shift left; PTX clamps the amount at the width
	OpShr  // shift right, arithmetic for signed types
	OpShf  // funnel shift

	// Memory (PTX ISA 9.7.9, 9.7.13).

	OpLoad     // load Vec elements of Ty from Space at the address plus Aux.Bits
	OpStore    // store; operands: address, then Vec elements
	OpAtom     // atomic read-modify-write, gives the old value; Sub; cas: address, compare, new
	OpRed      // atomic without a result
	OpPrefetch // a hint
	OpFence    // memory fence: membar, fence
	OpAlloca   // per-thread stack memory: the number of bytes
	OpMemcpy   // LLVM: memcpy, memmove: destination, source, number of bytes
	OpMemset   // LLVM: destination, byte, number of bytes

	// Warp and block operations (PTX ISA 9.7.9, 9.7.13).

	OpBar        // block barrier: operands id, count, predicate; Sub: BarSync, BarArrive, BarRed with the reduction in Bool or SubPopc
	OpWarpBar    // bar.warp.sync: the lanes of the mask meet
	OpClusterBar // barrier.cluster
	OpShfl       // value, lane operand, clamp and segment mask, then the member mask if Sync; second result: in range
	OpVote       // predicate, then the member mask if Sync
	OpMatch      // value, member mask
	OpRedux      // value, member mask
	OpElect      // a leader of the member mask
	OpActivemask // the lanes that execute this together
	OpNanosleep  // suspend the thread
	OpOpaque     // an operation that is kept as text: analysed conservatively, refused by name where it would have to run; Mods.Text
	OpHint       // no effect on results: pmevent, setmaxnreg, griddepcontrol, discard, applypriority, createpolicy

	// Calls and terminators (PTX ISA 9.7.12).

	OpCall         // direct call of Aux.Sym
	OpCallIndirect // indirect call; Args[0] is the address
	OpJump         // unconditional branch
	OpFall         // control runs into the next block of the text
	OpCondBr       // @p bra
	OpBrx          // branch by index; an index outside the list is undefined
	OpSwitch       // LLVM switch: the value, then one constant per case
	OpRet          // return; in a kernel the thread ends
	OpExit         // the thread ends
	OpTrap         // the kernel is aborted
	OpUnreachable  // no thread gets here
	OpCondRet      // @p ret: predicate, then the results
	OpCondExit     // @p exit
	OpCondTrap     // @p trap
	OpOpaqueBr     // goes to one of its successors by a rule that is kept as text: invoke, callbr, indirectbr ...

	NumOps
)

var opTable = [NumOps]OpInfo{
	OpInvalid: {Name: "invalid"},

	// Operands of the input text, and the glue of SSA: they cost nothing.

	OpConst:  {Name: "const", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivUniform, Cost: CostFree, Doc: "an immediate; Aux.Bits"},
	OpUndef:  {Name: "undef", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivSource, Cost: CostFree, Doc: "a register read before its first write: unknown, and different in each lane"},
	OpSreg:   {Name: "sreg", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivSreg, Cost: CostFree, Doc: "a special register; Aux.Bits is a target.Sreg. Read where it stands: never moved across another read of a clock"},
	OpAddr:   {Name: "addr", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, UsesOffset: true, Divergence: DivSymbol, Cost: CostFree, Doc: "the address of Aux.Sym plus Aux.Bits, in the symbol's own state space"},
	OpArg:    {Name: "arg", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivCall, Cost: CostFree, Doc: "argument Aux.Bits of the function, passed by value"},
	OpPhi:    {Name: "phi", MinArgs: 0, MaxArgs: -1, Results: 1, Free: true, Pure: true, Divergence: DivPhi, Cost: CostFree, Doc: "one argument per predecessor, in their order"},
	OpProj:   {Name: "proj", MinArgs: 1, MaxArgs: 1, Results: 1, Free: true, Pure: true, Divergence: DivOperands, Cost: CostFree, Doc: "result Aux.Bits of a tuple"},
	OpTuple:  {Name: "tuple", MinArgs: 0, MaxArgs: -1, Results: 1, Free: true, Pure: true, Divergence: DivOperands, Cost: CostFree, Doc: "several values as one, for the pass-through of a guarded tuple"},
	OpZero:   {Name: "zero", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivUniform, Cost: CostFree, Doc: "LLVM: zeroinitializer, all bits zero, of any type"},
	OpPoison: {Name: "poison", MinArgs: 0, MaxArgs: 0, Results: 1, Free: true, Operand: true, Pure: true, Divergence: DivSource, Cost: CostFree, Doc: "LLVM: poison"},

	// Moves and conversions (PTX ISA 9.7.9).

	OpMov:        {Name: "mov", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "d = a"},
	OpPack:       {Name: "pack", MinArgs: 2, MaxArgs: 8, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "mov.b64 d, {a, b}: the first operand is lowest"},
	OpUnpack:     {Name: "unpack", MinArgs: 1, MaxArgs: 1, Results: -1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "mov.b64 {d, e}, a: a tuple, lowest first"},
	OpCvt:        {Name: "cvt", MinArgs: 1, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "convert SrcTy to Ty; two operands for packed results"},
	OpCvta:       {Name: "cvta", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "address of Space to generic; with To: generic to Space"},
	OpIsspacep:   {Name: "isspacep", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "is the generic address in Space"},
	OpMapa:       {Name: "mapa", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "the address in another block of the cluster"},
	OpGetCTARank: {Name: "getctarank", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "the rank of the block that holds an address"},
	OpPrmt:       {Name: "prmt", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "byte permute"},
	OpFreeze:     {Name: "freeze", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: some fixed value if the operand is undef or poison"},
	OpBitcast:    {Name: "bitcast", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: the same bits as another type, where that is no scalar"},
	OpExtract:    {Name: "extract", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: an element of a vector, array or struct: the aggregate, the index"},
	OpInsert:     {Name: "insert", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: the aggregate with one element replaced: the aggregate, the element, the index"},
	OpShuffleVec: {Name: "shufflevec", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: shufflevector: two vectors, the mask"},
	OpGEP:        {Name: "gep", MinArgs: 1, MaxArgs: -1, Results: 1, Pure: true, UsesOffset: true, Divergence: DivOperands, Cost: CostALU, Doc: "LLVM: getelementptr: the base plus Aux.Bits bytes; then pairs of index, sign-extended, and its scale in bytes, a constant"},
	OpLib:        {Name: "lib", MinArgs: 0, MaxArgs: -1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "a function known to be pure by its name, Mods.Text"},

	// Integer and floating-point arithmetic (PTX ISA 9.7.1 to 9.7.6).

	OpAdd:      {Name: "add", MinArgs: 2, MaxArgs: 2, Results: 2, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "a + b; with CarryOut a second result"},
	OpAddc:     {Name: "addc", MinArgs: 3, MaxArgs: 3, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "a + b + carry (third operand)"},
	OpSub:      {Name: "sub", MinArgs: 2, MaxArgs: 2, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "a - b; with CarryOut the borrow is a second result"},
	OpSubc:     {Name: "subc", MinArgs: 3, MaxArgs: 3, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "a - (b + borrow)"},
	OpMul:      {Name: "mul", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostFMA, Doc: "a * b; integers: Sub is Lo, Hi or Wide"},
	OpMul24:    {Name: "mul24", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "product of the low 24 bits"},
	OpMad:      {Name: "mad", MinArgs: 3, MaxArgs: 3, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostFMA, Doc: "a * b + c; integers: Sub; with CarryOut a second result"},
	OpMadc:     {Name: "madc", MinArgs: 4, MaxArgs: 4, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostFMA, Doc: "a * b + c + carry"},
	OpMad24:    {Name: "mad24", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "24-bit product plus c"},
	OpFma:      {Name: "fma", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostFMA, Doc: "a * b + c, rounded once"},
	OpSad:      {Name: "sad", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "|a - b| + c"},
	OpDiv:      {Name: "div", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostDivide, Doc: "a / b; PTX: never traps, an integer division by zero gives an unspecified value"},
	OpRem:      {Name: "rem", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostDivide, Doc: "remainder with the sign of a"},
	OpAbs:      {Name: "abs", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "|a|"},
	OpNeg:      {Name: "neg", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "-a"},
	OpMin:      {Name: "min", MinArgs: 2, MaxArgs: 3, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "the smaller"},
	OpMax:      {Name: "max", MinArgs: 2, MaxArgs: 3, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "the larger"},
	OpPopc:     {Name: "popc", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "number of set bits; the result is 32 bits wide"},
	OpClz:      {Name: "clz", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "leading zeros; the result is 32 bits wide"},
	OpBfind:    {Name: "bfind", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "position of the highest significant bit"},
	OpFns:      {Name: "fns", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "find the n-th set bit"},
	OpBrev:     {Name: "brev", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "bits in reverse order"},
	OpBfe:      {Name: "bfe", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "bit field extract"},
	OpBfi:      {Name: "bfi", MinArgs: 4, MaxArgs: 4, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "bit field insert"},
	OpBmsk:     {Name: "bmsk", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "bit mask"},
	OpSzext:    {Name: "szext", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "sign or zero extend from n bits"},
	OpDp4a:     {Name: "dp4a", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "four-way byte dot product"},
	OpDp2a:     {Name: "dp2a", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "two-way dot product"},
	OpSqrt:     {Name: "sqrt", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "square root"},
	OpRsqrt:    {Name: "rsqrt", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "1 / square root"},
	OpRcp:      {Name: "rcp", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "1 / a"},
	OpSin:      {Name: "sin", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "sine"},
	OpCos:      {Name: "cos", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "cosine"},
	OpLg2:      {Name: "lg2", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "base-2 logarithm"},
	OpEx2:      {Name: "ex2", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "2 to the a"},
	OpTanh:     {Name: "tanh", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostSFU, Doc: "hyperbolic tangent"},
	OpCopysign: {Name: "copysign", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "the magnitude of b with the sign of a"},
	OpTestp:    {Name: "testp", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "floating-point class test"},

	// Comparison, selection, logic and shifts (PTX ISA 9.7.7, 9.7.8).

	OpSetp: {Name: "setp", MinArgs: 2, MaxArgs: 3, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "compare into a predicate and, as p|q, its complement"},
	OpSet:  {Name: "set", MinArgs: 2, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "compare into a register: all ones or 1.0, else 0"},
	OpSelp: {Name: "selp", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "third operand ? first : second"},
	OpSlct: {Name: "slct", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "third operand >= 0 ? first : second"},
	OpAnd:  {Name: "and", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "bitwise and"},
	OpOr:   {Name: "or", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "bitwise or"},
	OpXor:  {Name: "xor", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Commutes: true, Divergence: DivOperands, Cost: CostALU, Doc: "bitwise exclusive or"},
	OpNot:  {Name: "not", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "bitwise complement"},
	OpCnot: {Name: "cnot", MinArgs: 1, MaxArgs: 1, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "a == 0 ? 1 : 0"},
	OpLop3: {Name: "lop3", MinArgs: 4, MaxArgs: 5, Results: 2, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "three-input logic by truth table (fourth operand)"},
	OpShl:  {Name: "shl", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "shift left; PTX clamps the amount at the width"},
	OpShr:  {Name: "shr", MinArgs: 2, MaxArgs: 2, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "shift right, arithmetic for signed types"},
	OpShf:  {Name: "shf", MinArgs: 3, MaxArgs: 3, Results: 1, Pure: true, Divergence: DivOperands, Cost: CostALU, Doc: "funnel shift"},

	// Memory (PTX ISA 9.7.9, 9.7.13).

	OpLoad:     {Name: "ld", MinArgs: 1, MaxArgs: 1, Results: -1, MayTrap: true, Reads: true, UsesOffset: true, Divergence: DivMemory, Cost: CostMemory, Doc: "load Vec elements of Ty from Space at the address plus Aux.Bits"},
	OpStore:    {Name: "st", MinArgs: 2, MaxArgs: 9, Results: 0, MayTrap: true, Writes: true, UsesOffset: true, Divergence: DivNone, Cost: CostMemory, Doc: "store; operands: address, then Vec elements"},
	OpAtom:     {Name: "atom", MinArgs: 2, MaxArgs: 3, Results: 1, MayTrap: true, Reads: true, Writes: true, UsesOffset: true, Divergence: DivSource, Cost: CostAtomic, Doc: "atomic read-modify-write, gives the old value; Sub; cas: address, compare, new"},
	OpRed:      {Name: "red", MinArgs: 2, MaxArgs: 2, Results: 0, MayTrap: true, Reads: true, Writes: true, UsesOffset: true, Divergence: DivNone, Cost: CostAtomic, Doc: "atomic without a result"},
	OpPrefetch: {Name: "prefetch", MinArgs: 1, MaxArgs: 1, Results: 0, UsesOffset: true, Divergence: DivNone, Cost: CostMemory, Doc: "a hint"},
	OpFence:    {Name: "fence", MinArgs: 0, MaxArgs: 0, Results: 0, Reads: true, Writes: true, Divergence: DivNone, Cost: CostMemory, Doc: "memory fence: membar, fence"},
	OpAlloca:   {Name: "alloca", MinArgs: 1, MaxArgs: 1, Results: 1, Reads: true, Writes: true, Divergence: DivSource, Cost: CostALU, Doc: "per-thread stack memory: the number of bytes"},
	OpMemcpy:   {Name: "memcpy", MinArgs: 3, MaxArgs: 3, Results: 0, MayTrap: true, Reads: true, Writes: true, Divergence: DivNone, Cost: CostMemory, Doc: "LLVM: memcpy, memmove: destination, source, number of bytes"},
	OpMemset:   {Name: "memset", MinArgs: 3, MaxArgs: 3, Results: 0, MayTrap: true, Writes: true, Divergence: DivNone, Cost: CostMemory, Doc: "LLVM: destination, byte, number of bytes"},

	// Warp and block operations (PTX ISA 9.7.9, 9.7.13).

	OpBar:        {Name: "bar", MinArgs: 0, MaxArgs: 3, Results: -1, Reads: true, Writes: true, Convergent: true, Divergence: DivUniform, Cost: CostBarrier, Doc: "block barrier: operands id, count, predicate; Sub: BarSync, BarArrive, BarRed with the reduction in Bool or SubPopc"},
	OpWarpBar:    {Name: "barwarp", MinArgs: 1, MaxArgs: 1, Results: 0, Reads: true, Writes: true, Convergent: true, Divergence: DivNone, Cost: CostBarrier, Doc: "bar.warp.sync: the lanes of the mask meet"},
	OpClusterBar: {Name: "barcluster", MinArgs: 0, MaxArgs: 0, Results: 0, Reads: true, Writes: true, Convergent: true, Divergence: DivNone, Cost: CostBarrier, Doc: "barrier.cluster"},
	OpShfl:       {Name: "shfl", MinArgs: 3, MaxArgs: 4, Results: 2, Convergent: true, Divergence: DivShuffle, Cost: CostShuffle, Doc: "value, lane operand, clamp and segment mask, then the member mask if Sync; second result: in range"},
	OpVote:       {Name: "vote", MinArgs: 1, MaxArgs: 2, Results: 1, Convergent: true, Divergence: DivCollective, Cost: CostShuffle, Doc: "predicate, then the member mask if Sync"},
	OpMatch:      {Name: "match", MinArgs: 2, MaxArgs: 2, Results: 2, Convergent: true, Divergence: DivSource, Cost: CostShuffle, Doc: "value, member mask"},
	OpRedux:      {Name: "redux", MinArgs: 2, MaxArgs: 2, Results: 1, Convergent: true, Divergence: DivCollective, Cost: CostShuffle, Doc: "value, member mask"},
	OpElect:      {Name: "elect", MinArgs: 1, MaxArgs: 1, Results: 2, Convergent: true, Divergence: DivSource, Cost: CostShuffle, Doc: "a leader of the member mask"},
	OpActivemask: {Name: "activemask", MinArgs: 0, MaxArgs: 0, Results: 1, Convergent: true, Divergence: DivUniform, Cost: CostShuffle, Doc: "the lanes that execute this together"},
	OpNanosleep:  {Name: "nanosleep", MinArgs: 1, MaxArgs: 1, Results: 0, Reads: true, Writes: true, Divergence: DivNone, Cost: CostControl, Doc: "suspend the thread"},
	OpOpaque:     {Name: "opaque", MinArgs: 0, MaxArgs: -1, Results: -1, Reads: true, Writes: true, Convergent: true, MayTrap: true, Divergence: DivSource, Cost: CostOpaque, Doc: "an operation that is kept as text: analysed conservatively, refused by name where it would have to run; Mods.Text"},
	OpHint:       {Name: "hint", MinArgs: 0, MaxArgs: -1, Results: 0, Divergence: DivNone, Cost: CostControl, Doc: "no effect on results: pmevent, setmaxnreg, griddepcontrol, discard, applypriority, createpolicy"},

	// Calls and terminators (PTX ISA 9.7.12).

	OpCall:         {Name: "call", MinArgs: 0, MaxArgs: -1, Results: -1, Reads: true, Writes: true, Convergent: true, MayTrap: true, Divergence: DivCall, Cost: CostCall, Doc: "direct call of Aux.Sym"},
	OpCallIndirect: {Name: "calli", MinArgs: 1, MaxArgs: -1, Results: -1, Reads: true, Writes: true, Convergent: true, MayTrap: true, Divergence: DivCall, Cost: CostCall, Doc: "indirect call; Args[0] is the address"},
	OpJump:         {Name: "bra", MinArgs: 0, MaxArgs: 0, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "unconditional branch"},
	OpFall:         {Name: "fall", MinArgs: 0, MaxArgs: 0, Results: 0, Terminator: true, Free: true, Divergence: DivControl, Cost: CostFree, Doc: "control runs into the next block of the text"},
	OpCondBr:       {Name: "cbra", MinArgs: 1, MaxArgs: 1, Results: 0, Terminator: true, Conditional: true, Divergence: DivControl, Cost: CostControl, Doc: "@p bra"},
	OpBrx:          {Name: "brx", MinArgs: 1, MaxArgs: 1, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "branch by index; an index outside the list is undefined"},
	OpSwitch:       {Name: "switch", MinArgs: 1, MaxArgs: -1, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "LLVM switch: the value, then one constant per case"},
	OpRet:          {Name: "ret", MinArgs: 0, MaxArgs: -1, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "return; in a kernel the thread ends"},
	OpExit:         {Name: "exit", MinArgs: 0, MaxArgs: 0, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "the thread ends"},
	OpTrap:         {Name: "trap", MinArgs: 0, MaxArgs: 0, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "the kernel is aborted"},
	OpUnreachable:  {Name: "unreachable", MinArgs: 0, MaxArgs: 0, Results: 0, Terminator: true, Free: true, Divergence: DivControl, Cost: CostFree, Doc: "no thread gets here"},
	OpCondRet:      {Name: "cret", MinArgs: 1, MaxArgs: -1, Results: 0, Terminator: true, Conditional: true, Divergence: DivControl, Cost: CostControl, Doc: "@p ret: predicate, then the results"},
	OpCondExit:     {Name: "cexit", MinArgs: 1, MaxArgs: 1, Results: 0, Terminator: true, Conditional: true, Divergence: DivControl, Cost: CostControl, Doc: "@p exit"},
	OpCondTrap:     {Name: "ctrap", MinArgs: 1, MaxArgs: 1, Results: 0, Terminator: true, Conditional: true, Divergence: DivControl, Cost: CostControl, Doc: "@p trap"},
	OpOpaqueBr:     {Name: "opaquebr", MinArgs: 0, MaxArgs: -1, Results: 0, Terminator: true, Divergence: DivControl, Cost: CostControl, Doc: "goes to one of its successors by a rule that is kept as text: invoke, callbr, indirectbr ..."},
}
