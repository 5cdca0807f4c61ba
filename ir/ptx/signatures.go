package ptx

import "lockstep/ir"

// A signature says what operands an operation of ir takes in PTX, in text
// order, and what makes values of them. Operand classes:
//
//	t  the operating type       s  the operand type where there is a second one
//	w  t, or twice as wide for .wide products
//	b  32 bits                  u  32 bits or more
//	c  a shift count: 32 bits or more, 16 for 16-bit types
//	m  the operating type, or where there is a second one either of them
//	p  a predicate              a  an address: 32 bits or more
//
// A register must be as wide as its class, with + it may be wider. ? ends what
// may be left out.
type signature struct {
	build func(*bodyBuilder, *Stmt, *recipe)
	dst   string // results; a second one stands behind a bar (d|p) and is optional
	src   string
	// refuse reports spellings that the operation does not cover: they are kept
	// as text.
	refuse func(*Instr) bool
}

// signatures is the table of them, by operation. It is filled in by init, since
// the functions look at it.
var signatures [ir.NumOps]signature

func init() {
	for op, s := range map[ir.Op]signature{
		ir.OpMov:        {build: (*bodyBuilder).mov, dst: "t", src: "t"},
		ir.OpCvt:        {dst: "t+", src: "s+ s+?", refuse: stochastic},
		ir.OpCvta:       {dst: "t+", src: "t+"},
		ir.OpIsspacep:   {dst: "p", src: "a"},
		ir.OpMapa:       {dst: "t+", src: "t+ u"},
		ir.OpGetCTARank: {dst: "u", src: "a"},
		ir.OpPrmt:       {dst: "b", src: "b b u"},

		ir.OpAdd:      {dst: "t", src: "m m"},
		ir.OpSub:      {dst: "t", src: "m m"},
		ir.OpAddc:     {build: (*bodyBuilder).carryIn, dst: "t", src: "t t"},
		ir.OpSubc:     {build: (*bodyBuilder).carryIn, dst: "t", src: "t t"},
		ir.OpMul:      {dst: "w", src: "t t"},
		ir.OpMad:      {dst: "w", src: "t t w"},
		ir.OpMadc:     {build: (*bodyBuilder).carryIn, dst: "w", src: "t t w"},
		ir.OpMul24:    {dst: "b", src: "b b"},
		ir.OpMad24:    {dst: "b", src: "b b b"},
		ir.OpFma:      {dst: "t", src: "m m m"},
		ir.OpSad:      {dst: "t", src: "t t t"},
		ir.OpDiv:      {dst: "t", src: "t t"},
		ir.OpRem:      {dst: "t", src: "t t"},
		ir.OpAbs:      {dst: "t", src: "t"},
		ir.OpNeg:      {dst: "t", src: "t"},
		ir.OpMin:      {dst: "t", src: "t t t?"},
		ir.OpMax:      {dst: "t", src: "t t t?"},
		ir.OpPopc:     {dst: "b", src: "t"},
		ir.OpClz:      {dst: "b", src: "t"},
		ir.OpBfind:    {dst: "b", src: "t"},
		ir.OpFns:      {dst: "b", src: "u u u"},
		ir.OpBrev:     {dst: "t", src: "t"},
		ir.OpBfe:      {dst: "t", src: "t u u"},
		ir.OpBfi:      {dst: "t", src: "t t u u"},
		ir.OpBmsk:     {dst: "b", src: "u u"},
		ir.OpSzext:    {dst: "b", src: "b u"},
		ir.OpDp4a:     {dst: "b", src: "b b b"},
		ir.OpDp2a:     {dst: "b", src: "b b b"},
		ir.OpSqrt:     {dst: "t", src: "t"},
		ir.OpRsqrt:    {dst: "t", src: "t"},
		ir.OpRcp:      {dst: "t", src: "t"},
		ir.OpSin:      {dst: "t", src: "t"},
		ir.OpCos:      {dst: "t", src: "t"},
		ir.OpLg2:      {dst: "t", src: "t"},
		ir.OpEx2:      {dst: "t", src: "t"},
		ir.OpTanh:     {dst: "t", src: "t"},
		ir.OpCopysign: {dst: "t", src: "t t"},
		ir.OpTestp:    {dst: "p", src: "t"},

		ir.OpSetp: {dst: "p p", src: "t t p?"},
		ir.OpSet:  {dst: "t+", src: "s s p?"},
		ir.OpSelp: {dst: "t", src: "t t p"},
		ir.OpSlct: {dst: "t", src: "t t s"},
		ir.OpAnd:  {dst: "t", src: "t t"},
		ir.OpOr:   {dst: "t", src: "t t"},
		ir.OpXor:  {dst: "t", src: "t t"},
		ir.OpNot:  {dst: "t", src: "t"},
		ir.OpCnot: {dst: "t", src: "t"},
		ir.OpLop3: {dst: "b p", src: "b b b u p?"},
		ir.OpShl:  {dst: "t", src: "t c"},
		ir.OpShr:  {dst: "t", src: "t c"},
		ir.OpShf:  {dst: "b", src: "b b c"},

		ir.OpLoad:     {build: (*bodyBuilder).load, dst: "t+"},
		ir.OpStore:    {build: (*bodyBuilder).store, src: "t+"},
		ir.OpAtom:     {build: (*bodyBuilder).atom, dst: "t+", src: "t t?", refuse: vectorAtomic},
		ir.OpRed:      {build: (*bodyBuilder).atom, src: "t t?", refuse: vectorAtomic},
		ir.OpPrefetch: {build: (*bodyBuilder).prefetch},
		ir.OpFence:    {build: (*bodyBuilder).plain},
		ir.OpAlloca:   {build: (*bodyBuilder).alloca, dst: "a", src: "u"},

		ir.OpBar:        {build: (*bodyBuilder).bar},
		ir.OpWarpBar:    {build: (*bodyBuilder).plain, src: "u"},
		ir.OpClusterBar: {build: (*bodyBuilder).plain},
		ir.OpShfl:       {dst: "b p", src: "b u u u?"},
		ir.OpVote:       {dst: "t", src: "p u?"},
		ir.OpMatch:      {dst: "b p", src: "t u"},
		ir.OpRedux:      {dst: "t", src: "t u"},
		ir.OpElect:      {dst: "u p", src: "u"},
		ir.OpActivemask: {dst: "b"},
		ir.OpNanosleep:  {build: (*bodyBuilder).plain, src: "u"},
		ir.OpHint:       {build: (*bodyBuilder).hint},
		ir.OpOpaque:     {build: (*bodyBuilder).opaque},

		ir.OpCall: {build: (*bodyBuilder).call},
		ir.OpJump: {build: (*bodyBuilder).branch},
		ir.OpBrx:  {build: (*bodyBuilder).branch},
		ir.OpRet:  {build: (*bodyBuilder).branch},
		ir.OpExit: {build: (*bodyBuilder).branch},
		ir.OpTrap: {build: (*bodyBuilder).branch},
	} {
		if s.build == nil {
			s.build = (*bodyBuilder).compute
		}
		signatures[op] = s
	}
}

// stochastic refuses conversions that take random bits.
func stochastic(in *Instr) bool { return in.Mods.Rnd == ir.RS }

// vectorAtomic refuses atomics on vectors.
func vectorAtomic(in *Instr) bool { return in.Mods.Vec > 1 }
