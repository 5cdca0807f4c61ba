package cost

// Flattening is a branch whose sides run to one join, and what is left when both run under guards instead.
type Flattening struct {
	Taken, Not Bounds // issues of a side, with a jump at its end: of the cheapest way through, and of all
	Flat       int    // issues of the flattened region, with a jump at its end
}

// branch is the issue of the branch itself.
const branch = 1

// Agree is the least that a warp pays whose lanes agree, at this branch and at all inside.
func (f Flattening) Agree() int { return add(branch, min(f.Taken.Min, f.Not.Min)) }

// Split is what a warp pays whose lanes split, here and at all branches inside.
func (f Flattening) Split() int { return add(branch, add(f.Taken.Max, f.Not.Max)) }

// Waste is what a warp pays at most beyond what it paid before: one that agrees to take the cheapest way. For a branch whose
// sides are straight and end in no jump that is max(A, B) + added - 1, and else never more. It is not negative.
func (f Flattening) Waste() int { return max(0, f.Flat-f.Agree()) }
