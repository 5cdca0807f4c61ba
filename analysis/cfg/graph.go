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

// newAdjacency makes lists for n nodes. Three steps fill them: count each edge, then start, then add each edge.
func newAdjacency(r *room, n int) adjacency { return adjacency{head: r.take(n + 2)} }

func (a *adjacency) count(v int32) { a.head[v+2]++ }

// start makes head[v+1] the place of the next neighbour of v; when all have been added it is where those of v+1 begin.
func (a *adjacency) start(r *room) {
	for v := 2; v < len(a.head); v++ {
		a.head[v] += a.head[v-1]
	}
	a.list = r.take(int(a.head[len(a.head)-1]))
}

func (a *adjacency) add(v, w int32) {
	a.list[a.head[v+1]] = w
	a.head[v+1]++
}

// Edges tells all edges of a graph, each by its source and target, in the same order whenever it is asked.
type Edges func(edge func(from, to int32))

// NewGraph returns the graph of n nodes with the given edges.
func NewGraph(n int, edges Edges) *Graph {
	return newGraph(newRoom(graphRoom(n, 0)), n, edges) // the edges that it has get memory once they are counted
}

// graphRoom is what newGraph takes.
func graphRoom(nodes, edges int) int { return 2 * (nodes + 2 + edges) }

func newGraph(r *room, n int, edges Edges) *Graph {
	g := &Graph{succs: newAdjacency(r, n), preds: newAdjacency(r, n)}
	edges(func(from, to int32) {
		g.succs.count(from)
		g.preds.count(to)
	})
	g.succs.start(r)
	g.preds.start(r)
	edges(func(from, to int32) {
		g.succs.add(from, to)
		g.preds.add(to, from)
	})
	return g
}

// Len is the number of nodes.
func (g *Graph) Len() int { return len(g.succs.head) - 2 }

// Succs returns the targets of the edges out of v, in the order in which the edges were given.
func (g *Graph) Succs(v int32) []int32 { return g.succs.of(v) }

// Preds returns the sources of the edges into v.
func (g *Graph) Preds(v int32) []int32 { return g.preds.of(v) }

// dfs is a depth-first spanning tree.
type dfs struct {
	pre    []int32 // nodes in preorder
	post   []int32 // nodes in postorder
	num    []int32 // node -> number in preorder, NoNode if not reached
	parent []int32 // node -> parent in the tree, NoNode for the root
	last   []int32 // node -> highest preorder number in its subtree
}

// searchRoom is what search takes.
func searchRoom(nodes int) int { return 5 * nodes }

// search walks g from root, taking successors in order.
func (g *Graph) search(r *room, root int32) *dfs {
	n := g.Len()
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

// headers counts the nodes that an edge of g leads to from below them in the tree, or from themselves.
func (d *dfs) headers(g *Graph) int {
	n := 0
	for _, v := range d.pre {
		if d.header(g, v) {
			n++
		}
	}
	return n
}

func (d *dfs) header(g *Graph, v int32) bool {
	for _, p := range g.Preds(v) {
		if d.num[p] != NoNode && d.subtree(v, p) {
			return true
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
	return NewGraph(f.NumBlocks(), func(edge func(from, to int32)) {
		for _, b := range f.Blocks {
			for _, s := range b.Succs {
				edge(int32(b.ID), int32(s.B.ID))
			}
		}
	})
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
		return &flow{Blocks(c.Func), g, g.search(newRoom(searchRoom(g.Len())), int32(c.Func.Entry().ID))}
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
