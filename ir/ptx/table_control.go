package ptx

import "lockstep/ir"

// Instructions of control flow, of synchronisation and communication, and the
// rest that is no arithmetic (PTX ISA 9.7.12, 9.7.13, 9.7.17, 9.7.19).

// PTX ISA 9.7.12.
var controlTable = []Opcode{
	{Name: "bra", Operands: "target, list?", Op: ir.OpJump, Mods: groupUni, Since: [2]uint8{1, 0}},
	{Name: "brx", Operands: "index, list", Op: ir.OpBrx, Mods: groupUni, Own: "idx", Since: [2]uint8{6, 0}},
	{Name: "call", Operands: "a, b?, c?, e?", Op: ir.OpCall, Mods: groupUni, Since: [2]uint8{1, 0}},
	{Name: "ret", Op: ir.OpRet, Mods: groupUni, Since: [2]uint8{1, 0}},
	{Name: "exit", Op: ir.OpExit, Since: [2]uint8{1, 0}},
}

const modsAtomic = groupType | groupPacked | groupVec | groupSpace | groupSem | groupScope | groupAtomic | groupNoFtz | groupEvict | groupRound

// PTX ISA 9.7.13.
var syncTable = []Opcode{
	{Name: "bar", Operands: "a?, b?, c?, e?", Op: ir.OpBar, Mods: groupBar | groupBarBool | groupType, Own: "warp cta",
		Variants: []Variant{{"warp", ir.OpWarpBar}}, Flags: ir.Aligned, Since: [2]uint8{1, 0}},
	{Name: "barrier", Operands: "a?, b?, c?, e?", Op: ir.OpBar, Mods: groupBar | groupBarBool | groupAligned | groupType | groupSem, Own: "cta cluster wait",
		Variants: []Variant{{"cluster", ir.OpClusterBar}}, Since: [2]uint8{6, 0}},
	{Name: "membar", Operands: "a?, b?", Op: ir.OpFence, Mods: groupMembar | groupFence, Own: "alias async async.global", Since: [2]uint8{1, 4}},
	{Name: "fence", Operands: "a?, b?", Op: ir.OpFence, Mods: groupSem | groupScope | groupFence | groupSpace, Since: [2]uint8{6, 0},
		Own: `alias async async::generic tensormap::generic mbarrier_init sync_restrict::shared::cta sync_restrict::shared::cluster
			sync_restrict::shared::cluster::read fabric::fabric generic::fabric`},
	{Name: "atom", Operands: "d, [a], b, c?, policy?", Types: 1, Op: ir.OpAtom, Mods: modsAtomic, Since: [2]uint8{1, 1}},
	{Name: "red", Operands: "[a], b, c?", Types: 1, Op: ir.OpRed, Mods: modsAtomic, Own: "async mbarrier::complete_tx::bytes",
		Variants: []Variant{{"async", ir.OpOpaque}}, Since: [2]uint8{1, 2}},
	{Name: "vote", Operands: "d, a, mask?", Types: 1, Op: ir.OpVote, Mods: groupType | groupVote | groupSync, Since: [2]uint8{1, 2}},
	{Name: "match", Operands: "d, a, mask", Types: 1, Op: ir.OpMatch, Mods: groupType | groupMatch | groupSync, Since: [2]uint8{6, 0}},
	{Name: "activemask", Operands: "d", Types: 1, Op: ir.OpActivemask, Mods: groupType, Since: [2]uint8{6, 2}},
	{Name: "redux", Operands: "d, a, mask", Types: 1, Op: ir.OpRedux, Mods: groupType | groupAtomic | groupSync | groupMinMax, Since: [2]uint8{7, 0}},
	{Name: "griddepcontrol", Op: ir.OpHint, Own: "launch_dependents wait", Since: [2]uint8{7, 8}},
	{Name: "elect", Operands: "d, mask", Op: ir.OpElect, Mods: groupSync, Since: [2]uint8{8, 0}},
	{Name: "mbarrier", Operands: "...", Op: ir.OpOpaque, Mods: groupMbarrier | groupType | groupSpace | groupSem | groupScope, Since: [2]uint8{7, 0}},
	{Name: "clusterlaunchcontrol", Operands: "...", Op: ir.OpOpaque, Mods: groupType | groupSpace | groupTensor | groupVec, Since: [2]uint8{8, 6},
		Own: "try_cancel query_cancel is_canceled get_first_ctaid::x get_first_ctaid::y get_first_ctaid::z get_first_ctaid multicast::cluster::all"},
}

// fabricTable has the operations on memory of other nodes. They have come after
// the sections' numbers that are used here.
var fabricTable = []Opcode{
	{Name: "fabric", Operands: "...", Op: ir.OpOpaque, Mods: groupType | groupSpace | groupSem | groupScope | groupAtomic | groupTensor, Since: [2]uint8{9, 3},
		Own: `try_get try_put try_red submit wait multimem mbarrier::complete_tx::16B mbarrier::report::fabric counted::bytes
			sync_restrict::read sync_restrict::reads op_restrict::fetching`},
}

// PTX ISA 9.7.17.
var stackTable = []Opcode{
	{Name: "stacksave", Operands: "d", Types: 1, Op: ir.OpOpaque, Mods: groupType, Since: [2]uint8{7, 3}},
	{Name: "stackrestore", Operands: "a", Types: 1, Op: ir.OpOpaque, Mods: groupType, Since: [2]uint8{7, 3}},
	{Name: "alloca", Operands: "d, size, align?", Types: 1, Op: ir.OpAlloca, Mods: groupType, Flags: ir.Stack, Since: [2]uint8{7, 3}},
}

// PTX ISA 9.7.19.
var miscTable = []Opcode{
	{Name: "brkpt", Op: ir.OpHint, Since: [2]uint8{1, 0}},
	{Name: "nanosleep", Operands: "t", Types: 1, Op: ir.OpNanosleep, Mods: groupType, Since: [2]uint8{6, 3}},
	{Name: "pmevent", Operands: "a", Op: ir.OpHint, Own: "mask", Since: [2]uint8{1, 4}},
	{Name: "trap", Op: ir.OpTrap, Since: [2]uint8{1, 0}},
	{Name: "setmaxnreg", Operands: "count", Types: 1, Op: ir.OpHint, Mods: groupType | groupSync | groupAligned, Own: "inc dec", Since: [2]uint8{8, 0}},
}
