package uniform

import "lockstep/ir"

// Vector is what package soundness asks of the inside.
func Vector(i *Info, v *ir.Value) (c uint64, lanes []uint64, width, align int, exact, ok bool) {
	x := i.lookup(v)
	if x == nil || !x.shaped() || x.refined {
		return 0, nil, 0, 0, false, false
	}
	return x.c, x.lanes, int(x.width), int(x.align), x.known, true
}

// ByThread reports whether lane vectors have an element for each thread of the block.
func ByThread(i *Info) bool { return i.s.frame.block }

// Below is the bound of v, or 0.
func Below(i *Info, v *ir.Value) uint64 {
	if x := i.lookup(v); x != nil && !x.refined {
		return x.below
	}
	return 0
}
