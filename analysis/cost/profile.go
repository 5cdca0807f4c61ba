package cost

import "lockstep/ir"

// BranchKey names a branch in a way that outlives a new reading of the text: by function and statement.
type BranchKey struct {
	Func string
	Stmt int32 // ordinal of the branch statement in the function
}

// KeyOf returns the key of the branch at the end of b.
func KeyOf(b *ir.Block) BranchKey { return BranchKey{b.Func.Name, b.Term().Stmt} }

// BranchCount is what warps did at a branch.
type BranchCount struct {
	Executed  uint64 // by a warp, with any lane
	Split     uint64 // lanes went different ways
	AllTaken  uint64 // all active lanes took it
	NoneTaken uint64 // none did
}

// Entered is how often warps ran the taken side, and the other.
func (c BranchCount) Entered() (taken, not uint64) {
	return c.Split + c.AllTaken, c.Split + c.NoneTaken
}

// Profile is the counts of a run, by branch. A branch that is missing was not executed.
type Profile map[BranchKey]BranchCount
