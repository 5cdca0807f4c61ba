package ptx

import "lockstep/ir"

// Instructions of arithmetic, comparison, logic and shifts (PTX ISA 9.7.1 to
// 9.7.8).

const (
	modsArith = groupType | groupPacked | groupRound | groupFtz | groupSat | groupCarry
	modsUnary = groupType | groupRound | groupFtz | groupApprox | groupPacked
	modsCmp   = groupCmp | groupBool | groupFtz | groupType | groupPacked
)

// PTX ISA 9.7.1.
var integerTable = []Opcode{
	{Name: "add", Operands: "d, a, b", Types: 1, Op: ir.OpAdd, Mods: modsArith, Since: [2]uint8{1, 0}},
	{Name: "sub", Operands: "d, a, b", Types: 1, Op: ir.OpSub, Mods: modsArith, Since: [2]uint8{1, 0}},
	{Name: "mul", Operands: "d, a, b", Types: 1, Op: ir.OpMul, Mods: modsArith | groupHalf, Since: [2]uint8{1, 0}},
	{Name: "mad", Operands: "d, a, b, c", Types: 1, Op: ir.OpMad, Mods: modsArith | groupHalf, Since: [2]uint8{1, 0}},
	{Name: "mul24", Operands: "d, a, b", Types: 1, Op: ir.OpMul24, Mods: groupHalf | groupType, Since: [2]uint8{1, 0}},
	{Name: "mad24", Operands: "d, a, b, c", Types: 1, Op: ir.OpMad24, Mods: groupHalf | groupType | groupSat, Since: [2]uint8{1, 0}},
	{Name: "sad", Operands: "d, a, b, c", Types: 1, Op: ir.OpSad, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "div", Operands: "d, a, b", Types: 1, Op: ir.OpDiv, Mods: groupType | groupRound | groupFtz | groupApprox | groupSat, Since: [2]uint8{1, 0}},
	{Name: "rem", Operands: "d, a, b", Types: 1, Op: ir.OpRem, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "abs", Operands: "d, a", Types: 1, Op: ir.OpAbs, Mods: groupType | groupFtz, Since: [2]uint8{1, 0}},
	{Name: "neg", Operands: "d, a", Types: 1, Op: ir.OpNeg, Mods: groupType | groupFtz | groupPacked, Since: [2]uint8{1, 0}},
	{Name: "min", Operands: "d, a, b, c?", Types: 1, Op: ir.OpMin, Mods: groupType | groupPacked | groupFtz | groupMinMax | groupRelu, Since: [2]uint8{1, 0}},
	{Name: "max", Operands: "d, a, b, c?", Types: 1, Op: ir.OpMax, Mods: groupType | groupPacked | groupFtz | groupMinMax | groupRelu, Since: [2]uint8{1, 0}},
	{Name: "popc", Operands: "d, a", Types: 1, Op: ir.OpPopc, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "clz", Operands: "d, a", Types: 1, Op: ir.OpClz, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "bfind", Operands: "d, a", Types: 1, Op: ir.OpBfind, Mods: groupType | groupShiftamt, Since: [2]uint8{2, 0}},
	{Name: "fns", Operands: "d, mask, base, offset", Types: 1, Op: ir.OpFns, Mods: groupType, Since: [2]uint8{6, 0}},
	{Name: "brev", Operands: "d, a", Types: 1, Op: ir.OpBrev, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "bfe", Operands: "d, a, b, c", Types: 1, Op: ir.OpBfe, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "bfi", Operands: "d, a, b, c, e", Types: 1, Op: ir.OpBfi, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "szext", Operands: "d, a, b", Types: 1, Op: ir.OpSzext, Mods: groupType | groupClamp, Since: [2]uint8{7, 6}},
	{Name: "bmsk", Operands: "d, a, b", Types: 1, Op: ir.OpBmsk, Mods: groupType | groupClamp, Since: [2]uint8{7, 6}},
	{Name: "dp4a", Operands: "d, a, b, c", Types: 2, Op: ir.OpDp4a, Mods: groupType, Since: [2]uint8{5, 0}},
	{Name: "dp2a", Operands: "d, a, b, c", Types: 2, Op: ir.OpDp2a, Mods: groupType | groupHalf, Since: [2]uint8{5, 0}},
}

// PTX ISA 9.7.2.
var extendedTable = []Opcode{
	{Name: "addc", Operands: "d, a, b", Types: 1, Op: ir.OpAddc, Mods: groupType | groupCarry, Since: [2]uint8{1, 2}},
	{Name: "subc", Operands: "d, a, b", Types: 1, Op: ir.OpSubc, Mods: groupType | groupCarry, Since: [2]uint8{1, 2}},
	{Name: "madc", Operands: "d, a, b, c", Types: 1, Op: ir.OpMadc, Mods: groupType | groupCarry | groupHalf, Since: [2]uint8{3, 0}},
}

// PTX ISA 9.7.3 to 9.7.6.
var floatTable = []Opcode{
	{Name: "testp", Operands: "p, a", Types: 1, Op: ir.OpTestp, Mods: groupType | groupTestp, Since: [2]uint8{2, 0}},
	{Name: "copysign", Operands: "d, a, b", Types: 1, Op: ir.OpCopysign, Mods: groupType, Since: [2]uint8{2, 0}},
	{Name: "fma", Operands: "d, a, b, c", Types: 1, Op: ir.OpFma, Mods: modsArith | groupRelu, Own: "oob", Since: [2]uint8{2, 0}},
	{Name: "rcp", Operands: "d, a", Types: 1, Op: ir.OpRcp, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "sqrt", Operands: "d, a", Types: 1, Op: ir.OpSqrt, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "rsqrt", Operands: "d, a", Types: 1, Op: ir.OpRsqrt, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "sin", Operands: "d, a", Types: 1, Op: ir.OpSin, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "cos", Operands: "d, a", Types: 1, Op: ir.OpCos, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "lg2", Operands: "d, a", Types: 1, Op: ir.OpLg2, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "ex2", Operands: "d, a", Types: 1, Op: ir.OpEx2, Mods: modsUnary, Since: [2]uint8{1, 0}},
	{Name: "tanh", Operands: "d, a", Types: 1, Op: ir.OpTanh, Mods: modsUnary, Since: [2]uint8{7, 0}},
}

// PTX ISA 9.7.7.
var compareTable = []Opcode{
	{Name: "set", Operands: "d, a, b, c?", Types: 2, Op: ir.OpSet, Mods: modsCmp, Since: [2]uint8{1, 0}},
	{Name: "setp", Operands: "p, a, b, c?", Types: 1, Op: ir.OpSetp, Mods: modsCmp, Since: [2]uint8{1, 0}},
	{Name: "selp", Operands: "d, a, b, c", Types: 1, Op: ir.OpSelp, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "slct", Operands: "d, a, b, c", Types: 2, Op: ir.OpSlct, Mods: groupType | groupFtz, Since: [2]uint8{1, 0}},
}

// PTX ISA 9.7.8.
var logicTable = []Opcode{
	{Name: "and", Operands: "d, a, b", Types: 1, Op: ir.OpAnd, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "or", Operands: "d, a, b", Types: 1, Op: ir.OpOr, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "xor", Operands: "d, a, b", Types: 1, Op: ir.OpXor, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "not", Operands: "d, a", Types: 1, Op: ir.OpNot, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "cnot", Operands: "d, a", Types: 1, Op: ir.OpCnot, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "lop3", Operands: "d, a, b, c, lut, q?", Types: 1, Op: ir.OpLop3, Mods: groupType | groupBool, Since: [2]uint8{4, 3}},
	{Name: "shf", Operands: "d, a, b, c", Types: 1, Op: ir.OpShf, Mods: groupType | groupShf | groupClamp, Since: [2]uint8{3, 1}},
	{Name: "shl", Operands: "d, a, b", Types: 1, Op: ir.OpShl, Mods: groupType, Since: [2]uint8{1, 0}},
	{Name: "shr", Operands: "d, a, b", Types: 1, Op: ir.OpShr, Mods: groupType, Since: [2]uint8{1, 0}},
}

// modsVideo are the modifiers of video instructions.
const modsVideo = groupType | groupSat | groupClamp | groupCmp

// ownVideo are the accumulating and packing modifiers of video instructions.
const ownVideo = "add min max mrg_16h mrg_16l mrg_8b0 mrg_8b1 mrg_8b2 mrg_8b3 po shr7 shr15"

// PTX ISA 9.7.18: scalar (32-bit) and SIMD (2 halves, 4 bytes) video
// instructions.
var videoTable = []Opcode{
	{Name: "vadd", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vsub", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vabsdiff", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vmin", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vmax", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vshl", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vshr", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vmad", Operands: "d, a, b, c", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vset", Operands: "d, a, b, c?", Types: 2, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{2, 0}},
	{Name: "vadd2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vsub2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vavrg2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vabsdiff2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vmin2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vmax2", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vset2", Operands: "d, a, b, c?", Types: 2, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vadd4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vsub4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vavrg4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vabsdiff4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vmin4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vmax4", Operands: "d, a, b, c?", Types: 3, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
	{Name: "vset4", Operands: "d, a, b, c?", Types: 2, Op: ir.OpOpaque, Mods: modsVideo, Own: ownVideo, Since: [2]uint8{3, 0}},
}
