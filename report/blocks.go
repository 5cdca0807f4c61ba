package report

import (
	"fmt"
	"slices"
	"strings"

	"lockstep/analysis/uniform"
	"lockstep/ir/launch"
)

// blocksDoc lists the masks of a branch that differ from block to block; nil if it has none.
func blocksDoc(u *uniform.Branch, l launch.Launch) (out []BlockMasks) {
	if u.Class == uniform.Never {
		return nil
	}
	dims := gridDims(l)
	for _, g := range u.Blocks {
		d := BlockMasks{Blocks: strings.Join(rangeTexts(g.Blocks, dims), ",")}
		for _, m := range g.Masks {
			d.Masks = append(d.Masks, maskDoc(m))
		}
		out = append(out, d)
	}
	return out
}

// gridDims is how many dimensions the grid has: 1 to 3.
func gridDims(l launch.Launch) int {
	n := 3
	for n > 1 && l.Grid[n-1].N == 1 {
		n--
	}
	return n
}

// rangeTexts spells ranges of blocks in the first dims dimensions: 3, 0-6, (0-6,2).
func rangeTexts(list []uniform.BlockRange, dims int) (out []string) {
	for _, r := range list {
		var parts []string
		for d := range dims {
			s := fmt.Sprint(r.First[d])
			if r.Last[d] > r.First[d] {
				s += fmt.Sprint("-", r.Last[d])
			}
			parts = append(parts, s)
		}
		text := strings.Join(parts, ",")
		if dims > 1 {
			text = "(" + text + ")"
		}
		out = append(out, text)
	}
	return out
}

// Limits on the words about blocks: sets of blocks that are named, and ranges of one.
const (
	maxListedBlocks = 3
	maxListedRanges = 3
)

// blocksText says in a line which blocks split warps how: "blocks 0-6: never, block 7: 0x0000ffff of warp 1". Warps that all lanes or none
// of take a branch with are left out.
func blocksText(u *uniform.Branch, l launch.Launch) string {
	if u.Class == uniform.Never {
		return ""
	}
	type part struct {
		blocks []uniform.BlockRange
		text   string
	}
	var parts []part
	quiet := -1
	for _, g := range u.Blocks {
		list := splitting(g.Masks, l)
		switch {
		case list != nil:
			parts = append(parts, part{g.Blocks, masksText(list)})
		case quiet < 0:
			quiet = len(parts)
			parts = append(parts, part{g.Blocks, "never"})
		default:
			parts[quiet].blocks = slices.Concat(parts[quiet].blocks, g.Blocks)
		}
	}
	dims := gridDims(l)
	var out []string
	for i, p := range parts {
		if i == maxListedBlocks {
			out = append(out, fmt.Sprintf("%d more", len(parts)-i))
			break
		}
		names := rangeTexts(p.blocks, dims)
		head := "block "
		if len(p.blocks) > 1 || p.blocks[0].First != p.blocks[0].Last {
			head = "blocks "
		}
		if n := len(names); n > maxListedRanges {
			names = append(names[:maxListedRanges-1], fmt.Sprintf("%d more ranges", n-maxListedRanges+1))
		}
		out = append(out, head+strings.Join(names, " and ")+": "+p.text)
	}
	return strings.Join(out, ", ")
}

// splitting are those of ms that some lanes of the warp are in, and others not.
func splitting(ms []uniform.Masks, l launch.Launch) (out []Mask) {
	warps, _ := l.Warps()
	for _, m := range ms {
		x := uniform.Masks{Mask: m.Mask}
		for w := range warps {
			if m.Warps != nil && !slices.Contains(m.Warps, w) {
				continue
			}
			if m.Mask != 0 && m.Mask != l.WarpMask(w) {
				x.Warps = append(x.Warps, w)
			}
		}
		switch {
		case x.Warps == nil:
			continue
		case len(x.Warps) == warps && warps > 1:
			x.Warps = nil
		}
		out = append(out, maskDoc(x))
	}
	return out
}
