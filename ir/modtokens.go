package ir

// The spellings of modifiers in the text form of ir. Within one table every spelling is unique; where two tables share one
// (`lo` as Sub and in PTX as a comparison, `and` as Bool and as Sub) the printer puts the field's name before it: see
// modtext.go.

var roundingNames = [NumRoundings]string{RN: "rn", RZ: "rz", RM: "rm", RP: "rp", RNA: "rna", RS: "rs", RNI: "rni", RZI: "rzi", RMI: "rmi", RPI: "rpi"}

var cmpNames = [NumCmps]string{EQ: "eq", NE: "ne", LT: "lt", LE: "le", GT: "gt", GE: "ge", EQU: "equ", NEU: "neu", LTU: "ltu",
	LEU: "leu", GTU: "gtu", GEU: "geu", NUM: "num", NAN: "nan"}

var boolNames = [NumBools]string{BoolAnd: "and", BoolOr: "or", BoolXor: "xor"}

var spaceNames = [NumSpaces]string{Generic: "generic", Global: "global", Shared: "shared", SharedCluster: "shared::cluster", Local: "local", Const: "const", Param: "param"}

var semNames = [NumSems]string{Weak: "weak", Volatile: "volatile", Relaxed: "relaxed", Acquire: "acquire", Release: "release", AcqRel: "acq_rel", SC: "sc", MMIO: "mmio"}

var scopeNames = [NumMemScopes]string{CTA: "cta", Cluster: "cluster", GPU: "gpu", Sys: "sys"}

var subNames = [NumSubs]string{Lo: "lo", Hi: "hi", Wide: "wide", SubAdd: "add", SubSub: "sub", SubMin: "min", SubMax: "max", SubAnd: "and",
	SubOr: "or", SubXor: "xor", SubExch: "exch", SubCas: "cas", SubInc: "inc", SubDec: "dec", SubPopc: "popc", ShflUp: "up", ShflDown: "down",
	ShflBfly: "bfly", ShflIdx: "idx", VoteAll: "all", VoteAny: "any", VoteUni: "uni", VoteBallot: "ballot", MatchAny: "match_any",
	MatchAll: "match_all", BarSync: "sync", BarArrive: "arrive", BarRed: "red", BarWarpSync: "warp_sync", ShfL: "l", ShfR: "r", PrmtF4E: "f4e",
	PrmtB4E: "b4e", PrmtRC8: "rc8", PrmtECL: "ecl", PrmtECR: "ecr", PrmtRC16: "rc16", TestFinite: "finite", TestInfinite: "infinite",
	TestNumber: "number", TestNotANumber: "notanumber", TestNormal: "normal", TestSubnormal: "subnormal", MembarGL: "gl", MembarCTA: "mcta",
	MembarSys: "msys", FenceProxy: "proxy", ShflFirst: "first"}

// flagNames is in the order of the bits.
var flagNames = [...]string{"ftz", "sat", "satfinite", "relu", "approx", "full", "cc", "clamp", "wrap", "NaN", "xorsign", "abs", "uni", "sync",
	"aligned", "nc", "to", "shiftamt", "noftz", "all", "l1", "l2", "noinc", "entry", "func", "popcq", "stack", "negc", "negb", "nowrap", "nsw", "nuw",
	"exact", "inbounds", "nneg", "disjoint", "samesign", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "unknown", "f64asf32", "nusw", "outpoison",
	"outub"}

func (r Rounding) String() string { return roundingNames[r] }
func (c Cmp) String() string      { return cmpNames[c] }
func (b Bool) String() string     { return boolNames[b] }
func (s Space) String() string    { return spaceNames[s] }
func (s Sem) String() string      { return semNames[s] }
func (s MemScope) String() string { return scopeNames[s] }
func (s Sub) String() string      { return subNames[s] }
