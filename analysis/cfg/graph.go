package cfg

import (
	"lockstep/analysis"
	"lockstep/ir"
)

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

// room is memory that several slices are cut from: most functions are small and many, and each allocation costs as much as the
// work on one.
type room []int32

func newRoom(n int) *room {
	r := room(make([]int32, n))
	return &r
}

func (r *room) take(n int) []int32 {
	s := (*r)[:n:n]
	*r = (*r)[n:]
	return s
}

// adjacencyRoom is what newAdjacency takes.
func adjacencyRoom(nodes, edges int) int { return nodes + 2 + edges }

// newAdjacency makes lists for n nodes. Three steps fill them: count each edge, then start, then add each edge.
func newAdjacency(r *room, n, edges int) adjacency {
	return adjacency{head: r.take(n + 2), list: r.take(edges)}
}

func (a *adjacency) count(v int32) { a.head[v+2]++ }

// start makes head[v+1] the place of the next neighbour of v; when all have been added it is where those of v+1 begin.
func (a *adjacency) start() {
	for v := 2; v < len(a.head); v++ {
		a.head[v] += a.head[v-1]
	}
}

func (a *adjacency) add(v, w int32) {
	a.list[a.head[v+1]] = w
	a.head[v+1]++
}

// NewGraph returns the graph of n nodes with the given edges, each a pair of source and target.
func NewGraph(n int, edges [][2]int32) *Graph {
	r := newRoom(2 * adjacencyRoom(n, len(edges)))
	g := &Graph{succs: newAdjacency(r, n, len(edges)), preds: newAdjacency(r, n, len(edges))}
	for _, e := range edges {
		g.succs.count(e[0])
		g.preds.count(e[1])
	}
	g.succs.start()
	g.preds.start()
	for _, e := range edges {
		g.succs.add(e[0], e[1])
		g.preds.add(e[1], e[0])
	}
	return g
}

// Len is the number of nodes.
func (g *Graph) Len() int { return len(g.succs.head) - 2 }

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
	r := newRoom(5 * n)
	d := &dfs{pre: r.take(n)[:0], post: r.take(n)[:0], num: r.take(n), parent: r.take(n), last: r.take(n)}
	for v := range d.num {
		d.num[v] = NoNode
	}
	// The way from the root is the chain of parents; last holds, until a node is done, which successor comes next.
	enter := func(v, parent int32) {
		d.num[v], d.parent[v] = int32(len(d.pre)), parent
		d.pre = append(d.pre, v)
	}
	enter(root, NoNode)
	for v := root; v != NoNode; {
		succs := g.Succs(v)
		if int(d.last[v]) < len(succs) {
			w := succs[d.last[v]]
			d.last[v]++
			if d.num[w] == NoNode {
				enter(w, v)
				v = w
			}
			continue
		}
		d.last[v] = int32(len(d.pre) - 1)
		d.post = append(d.post, v)
		v = d.parent[v]
	}
	return d
}

// subtree reports whether w is v or below it in the tree.
func (d *dfs) subtree(v, w int32) bool {
	return d.num[w] >= d.num[v] && d.num[w] <= d.last[v]
}

// back reports whether an edge of g leads to an ancestor of its source, or to the source itself.
func (d *dfs) back(g *Graph) bool {
	for _, v := range d.pre {
		for _, w := range g.Succs(v) {
			if d.subtree(w, v) {
				return true
			}
		}
	}
	return false
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
	n, edges := f.NumBlocks(), 0
	for _, b := range f.Blocks {
		edges += len(b.Succs)
	}
	r := newRoom(2 * adjacencyRoom(n, edges))
	g := &Graph{succs: newAdjacency(r, n, edges), preds: newAdjacency(r, n, edges)}
	for _, b := range f.Blocks {
		for _, s := range b.Succs {
			g.succs.count(int32(b.ID))
			g.preds.count(int32(s.B.ID))
		}
	}
	g.succs.start()
	g.preds.start()
	for _, b := range f.Blocks {
		for _, s := range b.Succs {
			g.succs.add(int32(b.ID), int32(s.B.ID))
			g.preds.add(int32(s.B.ID), int32(b.ID))
		}
	}
	return g
}

// flow is what the analyses of this package begin with: the control-flow graph and a search from the entry.
type flow struct {
	blocks []*ir.Block // by ID
	graph  *Graph
	tree   *dfs
}

var searched = &analysis.Analysis[*flow]{
	Name: "search", Doc: "depth-first search of the control-flow graph", CFGOnly: true,
	Run: func(c *analysis.Cache) *flow {
		g := FuncGraph(c.Func)
		return &flow{Blocks(c.Func), g, g.search(int32(c.Func.Entry().ID))}
	},
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
