package uniform

import "lockstep/ir"

// Residue returns v's lane constant for element e of the lane vectors (thread e of the block, or lane e of a warp where the
// block is not known), to be taken off a value to get its base: ok if v has one. exact says that the base is 0.
func (i *Info) Residue(v *ir.Value, e int) (c uint64, width int, exact, ok bool) {
	x := i.lookup(v)
	if x == nil || !x.shaped() || x.refined {
		return 0, 0, false, false
	}
	return x.lane(e), int(x.width), x.known, true
}

// ByThread reports whether lane vectors have an element for each thread of the block.
func (i *Info) ByThread() bool { return i.s.frame.block }

// Align is the number of low bits that are zero in the base of v.
func (i *Info) Align(v *ir.Value) int {
	if x := i.lookup(v); x != nil && x.linear {
		return int(x.align)
	}
	return 0
}

// Below is the bound of v, or 0.
func (i *Info) Below(v *ir.Value) uint64 {
	if x := i.lookup(v); x != nil && !x.refined {
		return x.below
	}
	return 0
}
