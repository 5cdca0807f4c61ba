package alu

import "lockstep/ir"

// A rule says how operations of one kind are compiled.
type rule struct {
	flags ir.Flags            // the modifiers that build understands; any other is refused
	build func(in *inst) Exec // nil for what is not supported
}

// rules has a row for each operation that has a meaning here. What is pure but needs the layout of memory (cvta, isspacep,
// mapa, getctarank), and operands, phis and tuples, are the simulators' affair.
var rules = [ir.NumOps]rule{
	ir.OpMov:    {build: buildMov},
	ir.OpFreeze: {build: buildMov},
	ir.OpPack:   {build: buildPack},
	ir.OpUnpack: {build: buildUnpack},
	ir.OpPrmt:   {build: buildPrmt},
	ir.OpGEP:    {build: buildGEP},
	ir.OpLib:    {build: buildLib},
	ir.OpCvt:    {flags: ir.FTZ | ir.Sat | ir.SatFinite | ir.Relu, build: buildCvt},

	ir.OpAdd:   {flags: ir.FTZ | ir.Sat | ir.CarryOut, build: buildAdd},
	ir.OpAddc:  {flags: ir.CarryOut, build: buildCarry(addCarry)},
	ir.OpSub:   {flags: ir.FTZ | ir.Sat | ir.CarryOut, build: buildSub},
	ir.OpSubc:  {flags: ir.CarryOut, build: buildCarry(subCarry)},
	ir.OpMul:   {flags: ir.FTZ | ir.Sat, build: buildMul},
	ir.OpMul24: {build: buildMul24},
	ir.OpMad:   {flags: ir.FTZ | ir.Sat | ir.CarryOut, build: buildMad},
	ir.OpMadc:  {flags: ir.CarryOut, build: buildMadc},
	ir.OpMad24: {flags: ir.Sat, build: buildMad24},
	ir.OpFma:   {flags: ir.FTZ | ir.Sat | ir.Relu, build: buildFma},
	ir.OpSad:   {build: buildSad},
	ir.OpDiv:   {flags: ir.FTZ | ir.Approx | ir.Full, build: buildDiv},
	ir.OpRem:   {build: buildRem},
	ir.OpAbs:   {flags: ir.FTZ, build: buildAbs},
	ir.OpNeg:   {flags: ir.FTZ, build: buildNeg},
	ir.OpMin:   {flags: ir.FTZ | ir.NaN | ir.XorSign | ir.AbsMod | ir.Relu, build: buildMin},
	ir.OpMax:   {flags: ir.FTZ | ir.NaN | ir.XorSign | ir.AbsMod | ir.Relu, build: buildMax},

	ir.OpPopc:  {build: buildPopc},
	ir.OpClz:   {build: buildClz},
	ir.OpBfind: {flags: ir.Shiftamt, build: buildBfind},
	ir.OpFns:   {build: buildFns},
	ir.OpBrev:  {build: buildBrev},
	ir.OpBfe:   {build: buildBfe},
	ir.OpBfi:   {build: buildBfi},
	ir.OpBmsk:  {flags: ir.Clamp | ir.Wrap, build: buildBmsk},
	ir.OpSzext: {flags: ir.Clamp | ir.Wrap, build: buildSzext},
	ir.OpDp4a:  {build: buildDp4a},
	ir.OpDp2a:  {build: buildDp2a},

	ir.OpSqrt:     {flags: ir.FTZ | ir.Approx, build: buildSqrt},
	ir.OpRcp:      {flags: ir.FTZ | ir.Approx, build: buildRcp},
	ir.OpRsqrt:    {flags: ir.FTZ | ir.Approx, build: buildRsqrt},
	ir.OpSin:      {flags: ir.FTZ | ir.Approx, build: transcendental(sinT)},
	ir.OpCos:      {flags: ir.FTZ | ir.Approx, build: transcendental(cosT)},
	ir.OpLg2:      {flags: ir.FTZ | ir.Approx, build: transcendental(lg2T)},
	ir.OpEx2:      {flags: ir.FTZ | ir.Approx, build: transcendental(ex2T)},
	ir.OpTanh:     {flags: ir.Approx, build: transcendental(tanhT)},
	ir.OpCopysign: {build: buildCopysign},
	ir.OpTestp:    {build: buildTestp},

	ir.OpSetp: {flags: ir.FTZ | ir.NegC, build: buildSetp},
	ir.OpSet:  {flags: ir.FTZ | ir.NegC, build: buildSet},
	ir.OpSelp: {flags: ir.NegC, build: buildSelp},
	ir.OpSlct: {flags: ir.FTZ, build: buildSlct},
	ir.OpAnd:  {build: bitwise(func(a, b uint64) uint64 { return a & b })},
	ir.OpOr:   {build: bitwise(func(a, b uint64) uint64 { return a | b })},
	ir.OpXor:  {build: bitwise(func(a, b uint64) uint64 { return a ^ b })},
	ir.OpNot:  {build: buildNot},
	ir.OpCnot: {build: buildCnot},
	ir.OpLop3: {build: buildLop3},
	ir.OpShl:  {build: buildShl},
	ir.OpShr:  {build: buildShr},
	ir.OpShf:  {flags: ir.Clamp | ir.Wrap, build: buildShf},
}
