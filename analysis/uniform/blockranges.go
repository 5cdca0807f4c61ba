package uniform

// BlockRange is the blocks of the grid from First to Last in each dimension, both included.
type BlockRange struct{ First, Last [3]uint32 }

// Holds reports whether a block is in r.
func (r *BlockRange) Holds(block [3]uint32) bool {
	for d, x := range block {
		if x < r.First[d] || x > r.Last[d] {
			return false
		}
	}
	return true
}

// cover lists, for each label, ranges that together are the blocks of a grid that have it; of says the label of each block, x running
// fastest. Each range is the widest run of blocks in x that are in none before, then of such runs in y, then in z. It gives up, and
// returns nil, if that takes more than most ranges.
func cover(of []int32, size [3]uint32, labels, most int) [][]BlockRange {
	out := make([][]BlockRange, labels)
	at := func(x, y, z uint32) *int32 { return &of[x+size[0]*(y+size[1]*z)] }
	left := append([]int32(nil), of...)
	of = left
	n := 0
	for z := range size[2] {
		for y := range size[1] {
			for x := range size[0] {
				label := *at(x, y, z)
				if label < 0 {
					continue
				}
				if n++; n > most {
					return nil
				}
				r := BlockRange{First: [3]uint32{x, y, z}, Last: [3]uint32{x, y, z}}
				for d := range r.Last {
					for r.Last[d]+1 < size[d] {
						next := r
						next.First[d], next.Last[d] = r.Last[d]+1, r.Last[d]+1
						if !next.all(func(x, y, z uint32) bool { return *at(x, y, z) == label }) {
							break
						}
						r.Last[d]++
					}
				}
				r.all(func(x, y, z uint32) bool {
					*at(x, y, z) = -1
					return true
				})
				out[label] = append(out[label], r)
			}
		}
	}
	return out
}

// all reports whether do is true of every block of r; it stops at the first that it is not.
func (r *BlockRange) all(do func(x, y, z uint32) bool) bool {
	for z := r.First[2]; z <= r.Last[2]; z++ {
		for y := r.First[1]; y <= r.Last[1]; y++ {
			for x := r.First[0]; x <= r.Last[0]; x++ {
				if !do(x, y, z) {
					return false
				}
			}
		}
	}
	return true
}
