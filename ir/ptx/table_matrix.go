package ptx

import "lockstep/ir"

// Instructions of matrix units (PTX ISA 9.7.14 to 9.7.16). All are kept as
// text.

const modsMatrix = groupType | groupPacked | groupSpace | groupSync | groupAligned | groupLayout | groupShape | groupSatFinite

const ownScale = `block_scale kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4 kind::f8f6f4 kind::tf32 kind::f16 kind::i8
	scale_vec::1X scale_vec::2X scale_vec::4X block16 block32`

// PTX ISA 9.7.14: one warp.
var matrixTable = []Opcode{
	{Name: "wmma", Operands: "d, a, b?, c?", Types: 1, Op: ir.OpOpaque, Mods: modsMatrix | groupBool | groupRound, Own: "load store mma a b c d popc", Since: [2]uint8{6, 0}},
	{Name: "mma", Operands: "d, a, b, c, e?, ...", Types: 3, Op: ir.OpOpaque, Mods: modsMatrix | groupBool | groupRound, Since: [2]uint8{6, 4},
		Own: "sp sp::ordered_metadata popc " + ownScale},
	{Name: "ldmatrix", Operands: "d, [a]", Types: 1, Op: ir.OpOpaque, Mods: modsMatrix, Since: [2]uint8{6, 5}},
	{Name: "stmatrix", Operands: "[a], b", Types: 1, Op: ir.OpOpaque, Mods: modsMatrix, Since: [2]uint8{7, 8}},
	{Name: "movmatrix", Operands: "d, a", Types: 1, Op: ir.OpOpaque, Mods: modsMatrix, Since: [2]uint8{7, 8}},
}

// PTX ISA 9.7.15: a warpgroup.
var warpgroupTable = []Opcode{
	{Name: "wgmma", Operands: "...", Op: ir.OpOpaque, Mods: modsMatrix | groupBool, Own: "mma_async fence commit_group wait_group sp popc", Since: [2]uint8{8, 0}},
}

// PTX ISA 9.7.16: tensor cores of the 5th generation. Some of their suboperations
// are written with :: in the opcode's first modifier.
var tensorCoreTable = []Opcode{
	{Name: "tcgen05", Operands: "...", Op: ir.OpOpaque, Mods: modsMatrix | groupTensor | groupMbarrier | groupBool | groupAtomic, Since: [2]uint8{8, 6},
		Own: `alloc dealloc relinquish_alloc_permit ld st wait::ld wait::st shift mma commit fence::before_thread_sync fence::after_thread_sync
			red pack::16b unpack::16b 16x32bx2 warpx2::02_13 warpx2::01_23 warpx4 down ws sp abs NaN
			collector::a::fill collector::a::use collector::a::lastuse collector::a::discard
			collector::b0::fill collector::b0::use collector::b0::lastuse collector::b0::discard
			collector::b1::fill collector::b1::use collector::b1::lastuse collector::b1::discard
			collector::b2::fill collector::b2::use collector::b2::lastuse collector::b2::discard
			collector::b3::fill collector::b3::use collector::b3::lastuse collector::b3::discard ` + ownScale},
}
