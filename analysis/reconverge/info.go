package reconverge

import "lockstep/ir"

// Info holds the joins of a function.
type Info struct {
	fn       *ir.Func
	branches []*ir.Block // blocks with several ways on that the entry reaches, in reverse postorder
	joins    []*ir.Block // by block ID
}

// Join returns the block where the lanes that split at the end of b meet again; nil if they never do before they leave the
// function, or if b has no two ways on.
func (i *Info) Join(b *ir.Block) *ir.Block { return i.joins[b.ID] }

// Branches returns the blocks with several ways on that the entry reaches, in reverse postorder.
func (i *Info) Branches() []*ir.Block { return i.branches }

// Region returns the blocks that lanes may run between the branch at the end of b and its join, each once, in the order of a
// walk from the first successor on. Without a join it is everything that can follow. In a loop b itself may be among them.
func (i *Info) Region(b *ir.Block) []*ir.Block {
	w := walk{seen: make([]bool, i.fn.NumBlocks())}
	w.from(b, i.joins[b.ID])
	return w.found
}

// walk goes through blocks.
type walk struct {
	seen  []bool
	found []*ir.Block
}

// from adds what can follow b without entering stop.
func (w *walk) from(b, stop *ir.Block) {
	stack := []*ir.Block{}
	push := func(b *ir.Block) {
		for k := len(b.Succs) - 1; k >= 0; k-- {
			if s := b.Succs[k].B; s != stop && !w.seen[s.ID] {
				stack = append(stack, s)
			}
		}
	}
	push(b)
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !w.seen[x.ID] {
			w.seen[x.ID] = true
			w.found = append(w.found, x)
			push(x)
		}
	}
}

// maxDepthWork bounds the block visits of DepthBound: nested joins make it visit blocks once for each join around them.
const maxDepthWork = 1 << 24

// DepthBound is the largest number of joins that can be open in one place: the depth of the reconvergence stack never exceeds
// it. "Never meets again" counts as one join. exact is false if the count was given up after maxDepthWork steps; then the
// bound is the number of joins that there are.
func (i *Info) DepthBound() (bound int, exact bool) {
	byJoin := map[*ir.Block][]*ir.Block{}
	var order []*ir.Block
	for _, b := range i.branches {
		j := i.joins[b.ID]
		if byJoin[j] == nil {
			order = append(order, j)
		}
		byJoin[j] = append(byJoin[j], b)
	}
	open := make([]int, i.fn.NumBlocks())
	work := 0
	for _, j := range order {
		w := walk{seen: make([]bool, i.fn.NumBlocks())}
		for _, b := range byJoin[j] {
			w.from(b, j)
		}
		for _, x := range w.found {
			open[x.ID]++
			bound = max(bound, open[x.ID])
		}
		if work += len(w.seen); work > maxDepthWork {
			return len(order), false
		}
	}
	return bound, true
}
