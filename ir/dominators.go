package ir

// dominators is the dominator tree of a function, for the verifier alone: it must not depend on the analyses that are built
// on verified functions. Semi-NCA: L. Georgiadis, Linear-Time Algorithms for Dominators and Related Problems, 2005, 2.3.
// Blocks have numbers in depth-first preorder, from 1; 0 stands for unreachable.
type dominators struct {
	number []int32  // by block ID
	blocks []*Block // by number
	parent []int32  // by number, as all below: in the depth-first tree, then the compressed forest
	semi   []int32
	label  []int32
	idom   []int32
	start  []int32 // of the block's interval in the dominator tree
	size   []int32
	path   []int32
	stack  []edgeFrom
}

type edgeFrom struct {
	b    *Block
	from int32
}

func (d *dominators) compute(f *Func) {
	n := len(f.Blocks) + 1
	d.number = resize(d.number, f.NumBlocks())
	d.blocks = append(d.blocks[:0], nil)
	d.parent = resize(d.parent, n)
	d.semi, d.label, d.idom = resize(d.semi, n), resize(d.label, n), resize(d.idom, n)
	d.start, d.size = resize(d.start, n), resize(d.size, n)
	d.search(f.Entry())
	for w := int32(len(d.blocks)) - 1; w > 1; w-- {
		d.idom[w] = d.parent[w]
		d.semi[w] = d.parent[w]
		for _, e := range d.blocks[w].Preds {
			if v := d.number[e.B.ID]; v != 0 {
				d.semi[w] = min(d.semi[w], d.semi[d.eval(v, w+1)])
			}
		}
	}
	for w := int32(2); w < int32(len(d.blocks)); w++ {
		for d.idom[w] > d.semi[w] {
			d.idom[w] = d.idom[d.idom[w]]
		}
	}
	d.intervals()
}

// search numbers the reachable blocks.
func (d *dominators) search(entry *Block) {
	d.stack = append(d.stack[:0], edgeFrom{entry, 0})
	for len(d.stack) > 0 {
		e := d.stack[len(d.stack)-1]
		d.stack = d.stack[:len(d.stack)-1]
		if d.number[e.b.ID] != 0 {
			continue
		}
		n := int32(len(d.blocks))
		d.number[e.b.ID] = n
		d.blocks = append(d.blocks, e.b)
		d.parent[n], d.semi[n], d.label[n] = e.from, n, n
		for i := len(e.b.Succs) - 1; i >= 0; i-- {
			if s := e.b.Succs[i].B; d.number[s.ID] == 0 {
				d.stack = append(d.stack, edgeFrom{s, n})
			}
		}
	}
}

// eval returns the block with the least semidominator on the path from v up through the processed blocks, which are those
// from number last on; it compresses the path. For a block that is not processed yet it is the block itself.
func (d *dominators) eval(v, last int32) int32 {
	d.path = d.path[:0]
	for x := v; d.parent[x] >= last; x = d.parent[x] {
		d.path = append(d.path, x)
	}
	for i := len(d.path) - 1; i >= 0; i-- {
		x := d.path[i]
		p := d.parent[x]
		if d.semi[d.label[p]] < d.semi[d.label[x]] {
			d.label[x] = d.label[p]
		}
		d.parent[x] = d.parent[p]
	}
	return d.label[v]
}

// intervals numbers the dominator tree so that a block dominates those in its interval.
func (d *dominators) intervals() {
	last := int32(len(d.blocks)) - 1
	for w := last; w > 1; w-- {
		d.size[w]++
		d.size[d.idom[w]] += d.size[w]
	}
	// start is, until the block's turn comes, where its next child goes, less its own start.
	next := resize(d.path, int(last)+1)
	for w := int32(2); w <= last; w++ {
		p := d.idom[w]
		d.start[w] = d.start[p] + 1 + next[p]
		next[p] += d.size[w]
	}
	if last >= 1 {
		d.size[1]++
	}
	d.path = next[:0]
}

func (d *dominators) reachable(b *Block) bool { return d.number[b.ID] != 0 }

// dominates reports whether a dominates b; both are blocks of the function, b is reachable.
func (d *dominators) dominates(a, b *Block) bool {
	x, y := d.number[a.ID], d.number[b.ID]
	return x != 0 && d.start[x] <= d.start[y] && d.start[y] < d.start[x]+d.size[x]
}
