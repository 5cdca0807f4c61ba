package soundness

import "fmt"

// Tally counts what was compared, so that a test can ask that it was something.
type Tally struct {
	Kernels, Runs, Ended                int // runs, and those that came to their end
	Values                              int // executions of values of which something is claimed
	Uniform, Vectors, Bounds            int // of these, those claimed uniform, known by thread, bounded
	Scopes                              int // comparisons with threads of other warps
	Uses                                int // entries of blocks that use a uniform value of another cycle
	Branches                            int // executions of branches of which something is claimed
	Never, Tail, Static, Masks, Control int
	BlockMasks                          int // of the masks, those that differ from block to block
	Conditions                          int // claims under conditions that held
}

func (t *Tally) String() string { return fmt.Sprintf("%+v", *t) }

// Lacking names a count that is 0, or nothing.
func (t *Tally) Lacking() string {
	for _, c := range []struct {
		name string
		n    int
	}{
		{"kernels", t.Kernels}, {"ended runs", t.Ended}, {"values", t.Values}, {"uniform values", t.Uniform}, {"vectors", t.Vectors},
		{"scopes", t.Scopes}, {"uses", t.Uses}, {"never", t.Never}, {"tail", t.Tail}, {"static", t.Static}, {"masks", t.Masks}, {"masks by block", t.BlockMasks},
		{"control", t.Control}, {"conditions", t.Conditions},
	} {
		if c.n == 0 {
			return c.name
		}
	}
	return ""
}
