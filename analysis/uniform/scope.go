package uniform

import "lockstep/ir/target"

// Scope is the widest set of threads that agree on a value whenever they execute its definition together.
type Scope = target.Scope

// The scopes, narrowest first.
const (
	None    = target.None // lanes of a warp may differ
	Warp    = target.Warp
	Block   = target.Block
	Cluster = target.Cluster
	Grid    = target.Grid
)

// ScopeName gives the word for s: none, warp, block, cluster, grid.
func ScopeName(s Scope) string { return [...]string{"none", "warp", "block", "cluster", "grid"}[s] }

// Shape says how a value varies over the lanes of a warp.
type Shape uint8

const (
	Divergent Shape = iota // anything
	Pattern                // a uniform base combined with a vector of lane constants
	Affine                 // uniform base + stride * lane
	Uniform                // one value per warp
)

func (s Shape) String() string { return [...]string{"divergent", "pattern", "affine", "uniform"}[s] }

// Class says how a branch splits warps, over all its executions in all warps of the launch.
type Class uint8

const (
	Never  Class = iota // no warp ever splits
	Tail                // the total number of splits is bounded and small
	Static              // ids and launch constants only: the same mask each time a given warp executes it
	Lane                // the lane and values that are uniform but known only at run time
	Data                // the rest
)

func (c Class) String() string { return [...]string{"never", "tail", "static", "lane", "data"}[c] }

// Masks is a set of warps of each block in which the same lanes take a branch. The observed mask is Mask AND active.
type Masks struct {
	Warps []int // by number in the block, ascending; nil means all
	Mask  uint64
}

// source says what the lanes' values rest on: the least favourable wins.
type source uint8

const (
	fromIDs  source = iota // thread and block ids, launch constants
	fromRun                // values that are uniform but known only at run time, too
	fromData               // loaded values, atomics, clocks, calls, undefined registers
)
