package cost

// Shape is the issues of a branch whose sides run straight to the join, and of the code that flattening makes of it.
type Shape struct {
	Taken, Not int // issues of a side, with a jump at its end
	Flat       int // all statements of the flattened region, with a jump at its end
}

// branch is the issue of the branch itself.
const branch = 1

// Agree is the least that a warp pays whose lanes agree.
func (s Shape) Agree() int { return branch + min(s.Taken, s.Not) }

// Split is what a warp pays whose lanes do not.
func (s Shape) Split() int { return branch + s.Taken + s.Not }

// Waste is what a warp that agrees pays at most beyond what it paid before. Where neither side ends in a jump it is
// max(A, B) + added - 1.
func (s Shape) Waste() int { return s.Flat - s.Agree() }

// Before is what all warps of the counts paid at the branch.
func (s Shape) Before(c BranchCount) uint64 {
	taken, not := c.Entered()
	return c.Executed*branch + taken*uint64(s.Taken) + not*uint64(s.Not)
}

// Gain is how many issues flattening saves on the counts; negative if it costs.
func (s Shape) Gain(c BranchCount) int64 {
	return int64(s.Before(c)) - int64(c.Executed*uint64(s.Flat))
}
