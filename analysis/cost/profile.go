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

// Paid is what the warps paid at a branch whose sides cost taken and not, without what is inside branches of their own.
func (c BranchCount) Paid(taken, not int) uint64 {
	t, n := c.Entered()
	return c.Executed*branch + t*uint64(taken) + n*uint64(not)
}

// Gain is how many issues are saved where the warps paid so much, and pay flat at each execution from now on; negative if that
// costs more.
func (c BranchCount) Gain(paid uint64, flat int) int64 {
	return int64(paid) - int64(c.Executed*uint64(flat))
}

// Profile is the counts of a run, by branch. A branch that is missing was not executed.
type Profile map[BranchKey]BranchCount
