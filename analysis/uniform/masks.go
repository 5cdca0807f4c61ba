package uniform

import (
	"slices"

	"lockstep/ir"
)

// BlockMasks is a set of blocks of the grid in which the warps of a number take a branch with the same lanes.
type BlockMasks struct {
	Blocks []BlockRange
	Masks  []Masks
}

// masks lists the warps by the lanes in which p, what a branch sees of cond, or with not its complement, holds: once if that is the
// same in every block, else for each set of blocks.
func (i *Info) masks(p *value, cond *ir.Value, not bool) (same []Masks, byBlock []BlockMasks) {
	f := i.s.frame
	switch {
	case !f.block:
		return nil, nil
	case p.known:
		return i.byWarp(func(warp, lane int) bool { return (p.lane(warp*f.width+lane)&1 == 1) != not }), nil
	case p.from != fromIDs || p.scope != None:
		return nil, nil
	}
	e := i.inBlocks[cond]
	for k := range e.groups {
		g := &e.groups[k]
		list := i.byWarp(func(warp, lane int) bool { return (g.lanes[warp]>>lane&1 == 1) != not })
		if len(e.groups) == 1 {
			return list, nil
		}
		byBlock = append(byBlock, BlockMasks{g.blocks, list})
	}
	return nil, byBlock
}

// byWarp lists the warps of a block by the lanes that take a branch.
func (i *Info) byWarp(taken func(warp, lane int) bool) []Masks {
	f := i.s.frame
	var out []Masks
	warps, _ := f.launch.Warps()
	for w := range warps {
		var mask uint64
		for lane := range f.width {
			if w*f.width+lane < f.n && taken(w, lane) {
				mask |= 1 << lane
			}
		}
		mask &= f.launch.WarpMask(w)
		if k := slices.IndexFunc(out, func(m Masks) bool { return m.Mask == mask }); k >= 0 {
			out[k].Warps = append(out[k].Warps, w)
		} else {
			out = append(out, Masks{Warps: []int{w}, Mask: mask})
		}
	}
	if len(out) == 1 {
		out[0].Warps = nil
	}
	return out
}
