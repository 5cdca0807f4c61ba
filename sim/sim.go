package sim

import (
	"errors"
	"fmt"
	"math/bits"

	"lockstep/ir"
	"lockstep/lower"
	"lockstep/sim/mem"
)

// Config is a run: a program, its launch, its input.
type Config struct {
	Program       *lower.Program
	Grid, Block   [3]uint32 // a 0 counts as 1
	Warp          int       // lanes in a warp, 1 to 64; 0 means 32
	Model         Model
	DynamicShared int64    // bytes of shared memory for the variables without a size
	Args          [][]byte // the bytes of each parameter of the kernel, in order; what is missing is 0
	Mem           *mem.Memory
	MaxIssues     uint64    // the step limit; 0 means DefaultMaxIssues
	Cluster       [3]uint32 // blocks in a cluster; zeros: the launch has no clusters
	SM            int       // the machine's version, 80 for sm_80; 0 means DefaultSM
	Observers     []Observer
}

// Limits and defaults.
const (
	DefaultMaxIssues = 1 << 28 // some seconds of work
	DefaultSM        = 70
	DefaultWarp      = 32
	MaxWarp          = 64
	MaxBlockThreads  = 1024
	MaxCallDepth     = 1024    // calls open at once in a thread
	MaxShared        = 1 << 20 // bytes of shared memory of a block; no machine has as many
	MaxLocal         = 1 << 19 // bytes of local memory of a thread (CUDA C++ Programming Guide, technical specifications)
	MaxParams        = 1 << 15 // bytes of the parameters of a kernel (PTX ISA 5.2.6)
)

// threadBarriers is the first machine on which a block barrier counts threads instead of warps.
const threadBarriers = 70

// Observer watches a run.
type Observer interface {
	// Exec is called after w has computed v: mask are the lanes that were active, lanes the value by lane. It is called
	// for each projection of an operation with several results, and for the phis of a block when a warp enters it. lanes
	// must not be kept.
	Exec(w *Warp, v *ir.Value, mask uint64, lanes []uint64)
}

// FlowObserver is an Observer that watches control flow too.
type FlowObserver interface {
	Observer
	// Enter is called when the lanes of mask begin block b, before Exec is called for its phis.
	Enter(w *Warp, b *ir.Block, mask uint64)
	// Branch is called when the lanes of mask have come to a terminator with a condition or several targets: those of ways[k]
	// take the k-th target; of a conditional way out those of ways[0] leave, and those of ways[1] go on. ways must not be kept.
	Branch(w *Warp, v *ir.Value, mask uint64, ways []uint64)
}

// Status says how a run ended.
type Status uint8

// The ways a run ends.
const (
	Done     Status = iota
	Deadlock        // nothing can issue
	Livelock        // it issues, but the state repeats
	Limit           // the step limit was reached
	Trapped         // a thread executed trap
	Faulted         // an access that memory refuses, or a broken promise of the text
	Refused         // an operation that is not supported was reached
)

var statusNames = [...]string{Done: "done", Deadlock: "deadlock", Livelock: "livelock", Limit: "limit", Trapped: "trap", Faulted: "fault", Refused: "refused"}

func (s Status) String() string { return statusNames[s] }

// Counters are the sums over a run.
type Counters struct {
	Issues             uint64 // instructions issued by warps
	ReconvergenceOps   uint64 // joins pushed, and arrivals of lanes at an open join
	ThreadInstructions uint64 // sum of the active lanes over the issues
	NotPredicatedOff   uint64 // the same, without lanes whose guard is false
	BranchesExecuted   uint64 // issues of branches with a condition or several targets, guarded exits included
	BranchesDivergent  uint64 // of these, those where lanes went different ways
	MaxStackDepth      int    // the most joins open at once in a warp
	MemoryInstructions uint64 // issues of loads, stores and atomics outside parameter memory
	Sectors            uint64 // 32-byte sectors of global memory that they asked for, each counted once per instruction
	Width              int    // lanes in a warp, for Efficiency
}

// Efficiency is the SIMT efficiency: active lanes over warp width times issues. It is 1 if nothing was issued.
func (c *Counters) Efficiency() float64 {
	if c.Issues == 0 {
		return 1
	}
	return float64(c.ThreadInstructions) / (float64(c.Width) * float64(c.Issues))
}

// InstCount is what one instruction did.
type InstCount struct {
	Issues  uint64 // how often it was issued
	Lanes   uint64 // active lanes, summed
	On      uint64 // lanes whose guard held, summed
	Sectors uint64
}

// BranchCount is what one branch did. A branch with more than two targets is all-taken if all lanes went one way.
type BranchCount struct {
	V         *ir.Value // the terminator
	Executed  uint64
	Divergent uint64
	AllTaken  uint64
	NoneTaken uint64
}

// Note is something that the text leaves undefined and that the run has met.
type Note struct {
	V    *ir.Value
	Text string
}

// Result is what came out of a run.
type Result struct {
	Status    Status
	Reason    string // why, if not Done
	Counters  Counters
	PerInst   []InstCount   // by lower.PC
	Branches  []BranchCount // by index of the program's branches
	Undefined []Note        // in the order in which they were met, each once
}

// Run runs the kernel over the whole grid, or until something ends it. The error is for configurations that no machine
// could launch; whatever the kernel itself does is in the result.
func Run(cfg Config) (*Result, error) {
	m, err := newMachine(cfg)
	if err != nil {
		return nil, err
	}
	var end *stop
	for z := range m.grid[2] {
		for y := range m.grid[1] {
			for x := range m.grid[0] {
				if end = m.runBlock([3]uint32{x, y, z}); end != nil {
					return m.result(end), nil
				}
			}
		}
	}
	return m.result(&stop{status: Done}), nil
}

// stop ends a run.
type stop struct {
	status Status
	reason string
}

// machine is a run in progress.
type machine struct {
	cfg   Config
	prog  *lower.Program
	mem   *mem.Memory
	grid  [3]uint32
	block [3]uint32
	// cluster is the shape of the clusters: ones if the kernel is not launched in any.
	cluster [3]uint32
	width   int
	lanes   uint64 // a bit for each lane of a warp
	sm      int
	limit   uint64
	llvm    bool // the program is of LLVM IR: poison is followed, and alignment is no promise
	flow    []FlowObserver

	code   []op
	segs   []segment
	entry  []int32 // by function: its first segment
	params mem.Segment

	counters Counters
	segCount []segCount
	on       []uint64 // by op, guarded ones only: lanes whose guard held
	sectors  []uint64 // by op
	branches []BranchCount
	partial  []partial
	notes    []Note
	noted    map[Note]bool
	changes  uint64 // of bytes in shared and local memory

	warps []*Warp // kept from block to block
}

// segCount counts the executions of a segment.
type segCount struct{ n, lanes uint64 }

// partial corrects the count of a segment that the run ended within: ops from op on, up to the segment's end, were not
// issued.
type partial struct {
	op, seg int32
	lanes   uint64
}

func newMachine(cfg Config) (*machine, error) {
	m := &machine{cfg: cfg, prog: cfg.Program, mem: cfg.Mem, width: cfg.Warp, sm: cfg.SM, limit: cfg.MaxIssues, noted: make(map[Note]bool)}
	m.llvm = m.prog.Module.Lang == "llvm"
	if m.width == 0 {
		m.width = DefaultWarp
	}
	if m.sm == 0 {
		m.sm = DefaultSM
	}
	if m.limit == 0 {
		m.limit = DefaultMaxIssues
	}
	if m.width < 1 || m.width > MaxWarp {
		return nil, fmt.Errorf("a warp has 1 to %d lanes, not %d", MaxWarp, m.width)
	}
	m.lanes = ^uint64(0) >> (64 - m.width)
	threads := uint64(1)
	for i := range 3 {
		m.grid[i], m.block[i], m.cluster[i] = max(cfg.Grid[i], 1), max(cfg.Block[i], 1), max(cfg.Cluster[i], 1)
		if m.grid[i]%m.cluster[i] != 0 {
			return nil, fmt.Errorf("a grid of %d blocks in %c cannot be cut into clusters of %d", m.grid[i], 'x'+rune(i), m.cluster[i])
		}
		if threads *= uint64(m.block[i]); threads > MaxBlockThreads { // here, before the product can wrap around
			return nil, fmt.Errorf("a block has at most %d threads, not %dx%dx%d", MaxBlockThreads, cfg.Block[0], cfg.Block[1], cfg.Block[2])
		}
	}
	if cfg.Model >= numModels {
		return nil, errors.New("no such model")
	}
	if n := m.prog.DynamicBase() + cfg.DynamicShared; n > MaxShared || n < 0 || cfg.DynamicShared < 0 || m.prog.SharedSize < 0 {
		return nil, fmt.Errorf("%d bytes of shared memory: a block has at most %d", n, MaxShared)
	}
	if n := m.prog.Funcs[0].Frame; n > MaxLocal || n < 0 {
		return nil, fmt.Errorf("%d bytes of local memory: a thread has at most %d", n, MaxLocal)
	}
	if n := m.prog.ParamSize; n > MaxParams || n < 0 {
		return nil, fmt.Errorf("%d bytes of parameters: a kernel has at most %d", n, MaxParams)
	}
	if m.mem == nil {
		m.mem = mem.New(m.prog.Module.PtrBits)
	}
	if _, ok := m.mem.AddrOf(m.prog.Kernel.Sym); !ok {
		m.mem.AddModule(m.prog.Module)
	}
	m.mem.Provide(m.prog.Module, m.grid, m.block, cfg.DynamicShared)
	m.params = mem.Segment{Space: ir.Param, Name: "parameters", Data: make([]byte, m.prog.ParamSize), ReadOnly: true}
	for i, p := range m.prog.Params {
		if i < len(cfg.Args) {
			copy(m.params.Data[p.Off:p.Off+p.Size], cfg.Args[i])
		}
	}
	for _, o := range cfg.Observers {
		if f, ok := o.(FlowObserver); ok {
			m.flow = append(m.flow, f)
		}
	}
	m.compile()
	return m, nil
}

// result sums up.
func (m *machine) result(end *stop) *Result {
	r := &Result{Status: end.status, Reason: end.reason, PerInst: make([]InstCount, len(m.prog.Insts)), Branches: m.branches, Undefined: m.notes}
	for i, c := range m.segCount {
		for o := m.segs[i].start; o < m.segs[i].end; o++ {
			m.addTo(&r.PerInst[m.code[o].pc], o, c.n, c.lanes)
		}
	}
	for _, p := range m.partial {
		for o := p.op; o < m.segs[p.seg].end; o++ {
			c := &r.PerInst[m.code[o].pc]
			c.Issues--
			c.Lanes -= p.lanes
			if !m.code[o].guarded {
				c.On -= p.lanes
			}
		}
	}
	c := &m.counters
	c.Issues, c.Width = 0, m.width // counted on the way for the step limit, now exactly
	for pc := range r.PerInst {
		inst, n := &m.prog.Insts[pc], &r.PerInst[pc]
		c.Sectors += n.Sectors // also of further parts of a statement
		if inst.Issues() == 0 {
			continue
		}
		c.Issues += n.Issues
		c.ThreadInstructions += n.Lanes
		c.NotPredicatedOff += n.On
		if countsAsMemory(inst) {
			c.MemoryInstructions += n.Issues
		}
	}
	for _, b := range m.branches {
		c.BranchesExecuted += b.Executed
		c.BranchesDivergent += b.Divergent
	}
	r.Counters = *c
	return r
}

// addTo adds the counts of op o, in a segment run n times by so many lanes.
func (m *machine) addTo(c *InstCount, o int32, n, lanes uint64) {
	c.Issues += n
	c.Lanes += lanes
	if m.code[o].guarded {
		c.On += m.on[o]
	} else {
		c.On += lanes
	}
	c.Sectors += m.sectors[o]
}

// countsAsMemory says whether an instruction is one of Counters.MemoryInstructions.
func countsAsMemory(i *lower.Inst) bool {
	return i.Kind.Memory() && i.V.Mods().Space != ir.Param
}

// note records, once, that the text leaves undefined what happens here.
func (m *machine) note(v *ir.Value, format string, args ...any) {
	n := Note{v, fmt.Sprintf("line %d: ", v.Pos.Line) + fmt.Sprintf(format, args...)}
	if !m.noted[n] && len(m.notes) < maxNotes {
		m.noted[n] = true
		m.notes = append(m.notes, n)
	}
}

// maxNotes bounds Result.Undefined.
const maxNotes = 100

// place is where v stands, for messages: file:line:column.
func (m *machine) place(v *ir.Value) string {
	return fmt.Sprintf("%s:%d:%d", m.prog.Module.Name, v.Pos.Line, v.Pos.Col)
}

// thread names the thread of a lane.
func (m *machine) thread(w *Warp, lane int) string {
	x, y, z := m.tid(uint32(w.Index*m.width + lane))
	return fmt.Sprintf("thread (%d,%d,%d) of block (%d,%d,%d), lane %d of warp %d", x, y, z, w.Block[0], w.Block[1], w.Block[2], lane, w.Index)
}

// tid is the thread index of the lin-th thread of a block.
func (m *machine) tid(lin uint32) (x, y, z uint32) {
	x = lin % m.block[0]
	lin /= m.block[0]
	return x, lin % m.block[1], lin / m.block[1]
}

// maskText is a mask as it is written in messages, with as many digits as the warp needs.
func (m *machine) maskText(mask uint64) string {
	return fmt.Sprintf("0x%0*x", (m.width+3)/4, mask)
}

func popcount(mask uint64) uint64 { return uint64(bits.OnesCount64(mask)) }
