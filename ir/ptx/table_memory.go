package ptx

import "lockstep/ir"

// Instructions of data movement, textures and surfaces (PTX ISA 9.7.9 to
// 9.7.11).

const modsAccess = groupType | groupVec | groupSpace | groupSem | groupScope | groupCache | groupEvict

// PTX ISA 9.7.9, without the bulk copies.
var moveTable = []Opcode{
	{Name: "mov", Operands: "d, a", Types: 1, Op: ir.OpMov, Mods: groupType | groupVec, Since: [2]uint8{1, 0}},
	{Name: "shfl", Operands: "d, a, b, c, mask?", Types: 1, Op: ir.OpShfl, Mods: groupType | groupShfl | groupSync, Since: [2]uint8{3, 0}},
	{Name: "prmt", Operands: "d, a, b, c", Types: 1, Op: ir.OpPrmt, Mods: groupType | groupPrmt, Since: [2]uint8{2, 0}},
	{Name: "ld", Operands: "d, [a], policy?", Types: 1, Op: ir.OpLoad, Mods: modsAccess | groupNC, Own: "unified", Since: [2]uint8{1, 0}},
	{Name: "ldu", Operands: "d, [a]", Types: 1, Op: ir.OpLoad, Mods: groupType | groupVec | groupSpace, Since: [2]uint8{2, 0}},
	{Name: "st", Operands: "[a], b, c?", Types: 1, Op: ir.OpStore, Mods: modsAccess | groupTensor,
		Variants: []Variant{{"async", ir.OpOpaque}, {"bulk", ir.OpOpaque}}, Since: [2]uint8{1, 0}},
	{Name: "multimem", Operands: "...", Op: ir.OpOpaque, Mods: modsAccess | groupAtomic | groupPacked | groupTensor,
		Own: "ld_reduce st red cp reduce acc::f32 acc::f16", Since: [2]uint8{8, 1}},
	{Name: "prefetch", Operands: "[a]", Op: ir.OpPrefetch, Mods: groupSpace | groupEvict, Own: "L1 L2 tensormap", Since: [2]uint8{2, 0}},
	{Name: "prefetchu", Operands: "[a]", Op: ir.OpPrefetch, Own: "L1", Since: [2]uint8{2, 0}},
	{Name: "applypriority", Operands: "[a], size", Op: ir.OpHint, Mods: groupSpace | groupEvict, Since: [2]uint8{7, 4}},
	{Name: "discard", Operands: "[a], size", Op: ir.OpHint, Mods: groupSpace, Own: "L2", Since: [2]uint8{7, 4}},
	{Name: "createpolicy", Operands: "d, a?, b?, c?", Types: 1, Op: ir.OpOpaque, Mods: groupType | groupSpace | groupEvict, Own: "fractional range cvt L2", Since: [2]uint8{7, 4}},
	{Name: "isspacep", Operands: "p, a", Op: ir.OpIsspacep, Mods: groupSpace, Since: [2]uint8{2, 0}},
	{Name: "cvta", Operands: "d, a", Types: 1, Op: ir.OpCvta, Mods: groupType | groupSpace | groupTo, Since: [2]uint8{2, 0}},
	{Name: "cvt", Operands: "d, a, b?, c?, e?", Types: 2, Op: ir.OpCvt,
		Mods: groupType | groupPacked | groupRound | groupRoundInt | groupFtz | groupSat | groupSatFinite | groupRelu, Own: "pack scaled::n2::ue8m0",
		Variants: []Variant{{"pack", ir.OpOpaque}}, Since: [2]uint8{1, 0}},
	{Name: "mapa", Operands: "d, a, b", Types: 1, Op: ir.OpMapa, Mods: groupType | groupSpace, Since: [2]uint8{7, 8}},
	{Name: "getctarank", Operands: "d, a", Types: 1, Op: ir.OpGetCTARank, Mods: groupType | groupSpace, Since: [2]uint8{7, 8}},
}

// PTX ISA 9.7.9.25 to 9.7.9.29: asynchronous and bulk copies.
var bulkCopyTable = []Opcode{
	{Name: "cp", Operands: "...", Op: ir.OpOpaque, Mods: groupTensor | groupMbarrier | groupCache | groupEvict | groupGeom | groupAtomic | groupType | groupPacked | groupSpace | groupNoFtz,
		Own: "reduce prefetch L2 acquire release", Since: [2]uint8{7, 0}},
	{Name: "tensormap", Operands: "...", Op: ir.OpOpaque, Mods: groupType | groupSpace | groupTensor | groupSem | groupScope | groupSync | groupAligned,
		Own: `replace cp_fenceproxy b1024 tensormap::generic global_address rank box_dim global_dim global_stride element_stride elemtype
			interleave_layout swizzle_mode swizzle_atomicity fill_mode`, Since: [2]uint8{8, 3}},
}

const modsTexture = groupGeom | groupVec | groupType

// PTX ISA 9.7.10.
var textureTable = []Opcode{
	{Name: "tex", Operands: "d, [a,c], e?, f?, g?, h?", Types: 2, Op: ir.OpOpaque, Mods: modsTexture, Own: "base level grad", Since: [2]uint8{1, 0}},
	{Name: "tld4", Operands: "d, [a,c], e?, f?", Types: 2, Op: ir.OpOpaque, Mods: modsTexture, Own: "r g b a", Since: [2]uint8{2, 2}},
	{Name: "txq", Operands: "d, [a], lod?", Types: 1, Op: ir.OpOpaque, Mods: groupType, Since: [2]uint8{2, 0},
		Own: `width height depth channel_data_type channel_order normalized_coords array_size num_mipmap_levels num_samples level
			filter_mode addr_mode_0 addr_mode_1 addr_mode_2 force_unnormalized_coords`},
	{Name: "istypep", Operands: "p, a", Op: ir.OpOpaque, Own: "texref samplerref surfref", Since: [2]uint8{4, 0}},
}

const modsSurface = modsTexture | groupSurf | groupCache

// PTX ISA 9.7.11.
var surfaceTable = []Opcode{
	{Name: "suld", Operands: "d, [a,b]", Types: 1, Op: ir.OpOpaque, Mods: modsSurface, Since: [2]uint8{1, 5}},
	{Name: "sust", Operands: "[a,b], c", Types: 1, Op: ir.OpOpaque, Mods: modsSurface, Since: [2]uint8{1, 5}},
	{Name: "sured", Operands: "[a,b], c", Types: 1, Op: ir.OpOpaque, Mods: modsSurface | groupAtomic, Since: [2]uint8{2, 0}},
	{Name: "suq", Operands: "d, [a]", Types: 1, Op: ir.OpOpaque, Mods: groupType, Own: "width height depth channel_data_type channel_order array_size memory_layout", Since: [2]uint8{2, 0}},
}
