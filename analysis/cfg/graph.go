package cfg

import "lockstep/ir"

// NoNode stands for the lack of a node.
const NoNode int32 = -1

// Graph is a directed graph over nodes 0 to Len()-1, with edges in both directions. Parallel edges are allowed.
type Graph struct {
	succs, preds adjacency
}

// adjacency is the lists of neighbours, one after the other: those of v are list[head[v]:head[v+1]].
type adjacency struct {
	head, list []int32
}

func (a *adjacency) of(v int32) []int32 { return a.list[a.head[v]:a.head[v+1]] }

// adjacent sorts the edges by their end `from`, keeping their order at each node.
func adjacent(n int, edges [][2]int32, from, to int) adjacency {
	a := adjacency{head: make([]int32, n+1), list: make([]int32, len(edges))}
	for _, e := range edges {
		a.head[e[from]+1]++
	}
	for v := range n {
		a.head[v+1] += a.head[v]
	}
	next := append([]int32(nil), a.head[:n]...)
	for _, e := range edges {
		a.list[next[e[from]]] = e[to]
		next[e[from]]++
	}
	return a
}

// NewGraph returns the graph of n nodes with the given edges, each a pair of source and target.
func NewGraph(n int, edges [][2]int32) *Graph {
	return &Graph{succs: adjacent(n, edges, 0, 1), preds: adjacent(n, edges, 1, 0)}
}

// Len is the number of nodes.
func (g *Graph) Len() int { return len(g.succs.head) - 1 }

// Succs returns the targets of the edges out of v, in the order in which the edges were given.
func (g *Graph) Succs(v int32) []int32 { return g.succs.of(v) }

// Preds returns the sources of the edges into v.
func (g *Graph) Preds(v int32) []int32 { return g.preds.of(v) }

// Reverse returns the graph with every edge turned round. It shares g's memory.
func (g *Graph) Reverse() *Graph { return &Graph{succs: g.preds, preds: g.succs} }

// dfs is a depth-first spanning tree.
type dfs struct {
	pre    []int32 // nodes in preorder
	post   []int32 // nodes in postorder
	num    []int32 // node -> number in preorder, NoNode if not reached
	parent []int32 // node -> parent in the tree, NoNode for the root
	last   []int32 // node -> highest preorder number in its subtree
}

// search walks g from root, taking successors in order.
func (g *Graph) search(root int32) *dfs {
	n := g.Len()
	d := &dfs{num: make([]int32, n), parent: make([]int32, n), last: make([]int32, n)}
	for v := range d.num {
		d.num[v] = NoNode
	}
	type frame struct{ v, next int32 }
	var stack []frame
	enter := func(v, parent int32) {
		d.num[v], d.parent[v] = int32(len(d.pre)), parent
		d.pre = append(d.pre, v)
		stack = append(stack, frame{v, 0})
	}
	enter(root, NoNode)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		v, succs := top.v, g.Succs(top.v)
		if int(top.next) < len(succs) {
			w := succs[top.next]
			top.next++
			if d.num[w] == NoNode {
				enter(w, v)
			}
			continue
		}
		d.last[v] = int32(len(d.pre) - 1)
		d.post = append(d.post, v)
		stack = stack[:len(stack)-1]
	}
	return d
}

// subtree reports whether w is v or below it in the tree.
func (d *dfs) subtree(v, w int32) bool {
	return d.num[w] >= d.num[v] && d.num[w] <= d.last[v]
}

// Blocks gives the blocks of f by their IDs, which are the nodes of the graphs here; nil where an ID is no longer in use.
func Blocks(f *ir.Func) []*ir.Block {
	bs := make([]*ir.Block, f.NumBlocks())
	for _, b := range f.Blocks {
		bs[b.ID] = b
	}
	return bs
}

// FuncGraph returns the control-flow graph of f: node b.ID is block b.
func FuncGraph(f *ir.Func) *Graph {
	var edges [][2]int32
	for _, b := range f.Blocks {
		for _, s := range b.Succs {
			edges = append(edges, [2]int32{int32(b.ID), int32(s.B.ID)})
		}
	}
	return NewGraph(f.NumBlocks(), edges)
}

// Leaves reports whether a thread that is in b can leave the function there, by ret, exit, trap or unreachable.
func Leaves(b *ir.Block) bool {
	t := b.Term()
	if t == nil {
		return len(b.Succs) == 0
	}
	switch t.Op {
	case ir.OpRet, ir.OpExit, ir.OpTrap, ir.OpUnreachable, ir.OpCondRet, ir.OpCondExit, ir.OpCondTrap:
		return true
	}
	return false
}
