package thread

import (
	"errors"
	"fmt"

	"lockstep/ir"
	"lockstep/sim/mem"
)

// Config is a run: a kernel, its launch, its input.
type Config struct {
	Kernel        *ir.Func
	Grid, Block   [3]uint32 // a 0 counts as 1
	Cluster       [3]uint32 // blocks in a cluster; zeros: no clusters
	Warp          int       // lanes in a warp, for %laneid and its kin; 0 means 32
	DynamicShared int64     // bytes of shared memory for the variables without a size
	Args          [][]byte  // the bytes of each parameter of the kernel, in order; what is missing is 0
	Mem           *mem.Memory
	MaxSteps      uint64 // statements that all threads together may execute; 0 means DefaultMaxSteps
}

// Limits.
const (
	DefaultMaxSteps = 1 << 26
	MaxCallDepth    = 1024
	MaxLocal        = 1 << 19 // bytes of local memory of a thread
	MaxShared       = 1 << 20 // bytes of shared memory of a block
	MaxBlock        = 1024    // threads in a block
	MaxGrid         = 1 << 31 // threads in a grid: they are numbered
	MaxRaces        = 20      // races that are listed
)

// Status says how a run ended, in the words that the warp simulator uses too.
type Status string

// The ways a run ends.
const (
	Done     Status = "done"
	Deadlock Status = "deadlock" // the threads of a block wait at different barriers
	Limit    Status = "limit"    // the step limit was reached
	Trapped  Status = "trap"     // a thread executed trap
	Faulted  Status = "fault"    // an access that memory refuses
	Refused  Status = "refused"  // an operation outside the oracle was reached
)

// Result is how a run ended. Config.Mem holds what it left.
type Result struct {
	Status Status
	Reason string // place, operation and thread; "" if done
	Steps  uint64 // statements executed by all threads
	Races  []Race // at most MaxRaces, one for each pair of statements
}

// Run runs all threads of a launch, block after block. An error means that the run could not begin.
func Run(cfg Config) (*Result, error) {
	if cfg.Kernel == nil || cfg.Kernel.Declared() {
		return nil, errors.New("no kernel to run")
	}
	if cfg.Mem == nil {
		return nil, errors.New("no memory to run in")
	}
	if cfg.Warp == 0 {
		cfg.Warp = 32
	}
	if cfg.MaxSteps == 0 {
		cfg.MaxSteps = DefaultMaxSteps
	}
	p := load(cfg.Kernel)
	if len(cfg.Args) > len(cfg.Kernel.Params) {
		return nil, fmt.Errorf("%d arguments for the %d parameters of %s", len(cfg.Args), len(cfg.Kernel.Params), cfg.Kernel.Name)
	}
	total := uint64(1)
	for d := range 3 {
		cfg.Grid[d], cfg.Block[d] = max(cfg.Grid[d], 1), max(cfg.Block[d], 1)
		if total *= uint64(cfg.Grid[d]); total > MaxGrid {
			return nil, fmt.Errorf("grid of more than %d threads", MaxGrid)
		}
		if c := max(cfg.Cluster[d], 1); cfg.Grid[d]%c != 0 {
			return nil, fmt.Errorf("grid of %d blocks in %c, not a multiple of clusters of %d", cfg.Grid[d], 'x'+rune(d), c)
		}
	}
	threads := uint64(cfg.Block[0]) * uint64(cfg.Block[1]) * uint64(cfg.Block[2])
	switch shared := p.dynamic + cfg.DynamicShared; {
	case threads > MaxBlock:
		return nil, fmt.Errorf("block of %d threads, more than %d", threads, MaxBlock)
	case total*threads > MaxGrid:
		return nil, fmt.Errorf("grid of more than %d threads", MaxGrid)
	case cfg.DynamicShared < 0 || shared > MaxShared:
		return nil, fmt.Errorf("%d bytes of shared memory, more than %d", shared, MaxShared)
	}
	m := &machine{cfg: cfg, p: p, cursor: cfg.Mem.Cursor(), res: &Result{Status: Done}, size: uint32(threads)}
	m.params = mem.Segment{Space: ir.Param, Name: "parameters", Data: make([]byte, p.paramSize), ReadOnly: true}
	for i, a := range cfg.Args {
		s := cfg.Kernel.Params[i]
		copy(m.params.Data[p.params[s]:p.params[s]+s.Size], a)
	}
	cfg.Mem.Provide(cfg.Kernel.Module, cfg.Grid, cfg.Block, cfg.DynamicShared)
	m.races = newShadow(m)
	for z := range cfg.Grid[2] {
		for y := range cfg.Grid[1] {
			for x := range cfg.Grid[0] {
				if stop := m.block([3]uint32{x, y, z}); stop != nil {
					m.res.Status, m.res.Reason = stop.status, stop.reason
					return m.res, nil
				}
			}
		}
	}
	return m.res, nil
}

// stop ends a run.
type stop struct {
	status Status
	reason string
}

// machine is a launch.
type machine struct {
	cfg     Config
	p       *program
	cursor  *mem.Cursor
	params  mem.Segment
	races   *shadow
	res     *Result
	size    uint32 // threads in a block
	ctaid   [3]uint32
	number  uint32 // of the block
	shared  mem.Segment
	threads []*thread
}

// block runs the block at ctaid: every thread up to its next barrier or end, again and again.
func (m *machine) block(ctaid [3]uint32) *stop {
	m.ctaid = ctaid
	m.number = ctaid[0] + m.cfg.Grid[0]*(ctaid[1]+m.cfg.Grid[1]*ctaid[2])
	size := m.p.sharedSize
	if m.cfg.DynamicShared > 0 {
		size = m.p.dynamic + m.cfg.DynamicShared
	}
	m.shared = mem.Segment{Space: ir.Shared, Name: "shared memory", Data: make([]byte, size)}
	m.threads = make([]*thread, m.size)
	for i := range m.threads {
		m.threads[i] = newThread(m, uint32(i))
	}
	m.races.nextBlock()
	for {
		for _, t := range m.threads {
			if stop := t.run(); stop != nil {
				return stop
			}
		}
		more, stop := m.release()
		if stop != nil || !more {
			return stop
		}
		m.races.nextEpoch()
	}
}

// release lets the threads on once all that still run wait at the same barrier, with the reduction that it asks for.
func (m *machine) release() (more bool, s *stop) {
	var first *thread
	for _, t := range m.threads {
		if t.done {
			continue
		}
		if first == nil {
			first = t
		}
		if t.barrier != first.barrier {
			return false, &stop{Deadlock, fmt.Sprintf("%s waits at barrier %d, %s at barrier %d", first, first.barrier, t, t.barrier)}
		}
	}
	if first == nil {
		return false, nil
	}
	all, some, count := true, false, uint64(0)
	for _, t := range m.threads {
		if t.done || !t.votes {
			continue
		}
		all, some = all && t.vote, some || t.vote
		count += truth(t.vote)
	}
	for _, t := range m.threads {
		if !t.done {
			t.leave(all, some, count)
		}
	}
	return true, nil
}
