package cfg

import "slices"

// Tree is the dominator tree of the nodes of a graph that its root reaches.
type Tree struct {
	Root   int32
	parent []int32 // NoNode for the root and for nodes that the root does not reach
	nodes  []int32 // those of the tree, the root first and each after its parent
	places *places // made when a question needs it: many trees are asked for parents only
}

// places says where the nodes are in the tree.
type places struct {
	children adjacency
	depth    []int32 // 0 for the root, -1 for nodes that it does not reach
	in, out  []int32 // interval of the subtree in preorder
	order    []int32 // preorder
}

// Dominators returns the dominator tree of g from root, by the algorithm of Lengauer and Tarjan in its simple form ("A fast
// algorithm for finding dominators in a flowgraph", TOPLAS 1979): m log n for n nodes and m edges, whatever the graph. The
// shorter semi-NCA and the iterative algorithm of Cooper, Harvey and Kennedy are quadratic on some graphs.
func Dominators(g *Graph, root int32) *Tree {
	l := borrow(searchRoom(g.Len()))
	defer l.giveBack()
	t := newTree(g, g.search(&l.room, root))
	t.nodes = slices.Clone(t.nodes)
	return t
}

// ImmediateDominators is what Parent says of all nodes in the dominator tree of the graph of n nodes with the given edges, from root: all
// that is left of the graph and the tree.
func ImmediateDominators(n int, edges Edges, root int32) []int32 {
	l := borrow(graphRoom(n, 2*n) + searchRoom(n)) // of control flow, which has seldom more edges
	defer l.giveBack()
	g := newGraph(&l.room, n, edges)
	return g.dominators(g.search(&l.room, root))
}

func newTree(g *Graph, d *dfs) *Tree {
	return &Tree{Root: d.pre[0], parent: g.dominators(d), nodes: d.pre}
}

// dominators gives the immediate dominators of all nodes, from a search.
func (g *Graph) dominators(d *dfs) []int32 {
	n := int32(len(d.pre))
	// All arrays below are indexed by preorder number.
	r := borrow(7 * int(n))
	defer r.giveBack()
	semi, label, ancestor, idom := r.take(int(n)), r.take(int(n)), r.take(int(n)), r.take(int(n))
	bucket, next := r.take(int(n)), r.take(int(n)) // lists of the nodes with a given semidominator
	for i := range n {
		semi[i], label[i], ancestor[i], bucket[i] = i, i, NoNode, NoNode
	}
	path := r.take(int(n))[:0]
	// eval returns the node with the least semidominator on the path from v up to, and without, the root of v's linked tree.
	eval := func(v int32) int32 {
		if ancestor[v] == NoNode {
			return label[v]
		}
		path = path[:0]
		for u := v; ancestor[ancestor[u]] != NoNode; u = ancestor[u] {
			path = append(path, u)
		}
		for i := len(path) - 1; i >= 0; i-- {
			u := path[i]
			a := ancestor[u]
			if semi[label[a]] < semi[label[u]] {
				label[u] = label[a]
			}
			ancestor[u] = ancestor[a]
		}
		return label[v]
	}
	for i := n - 1; i > 0; i-- {
		for _, p := range g.Preds(d.pre[i]) {
			if d.num[p] != NoNode {
				semi[i] = min(semi[i], semi[eval(d.num[p])])
			}
		}
		next[i], bucket[semi[i]] = bucket[semi[i]], i
		up := d.num[d.parent[d.pre[i]]]
		ancestor[i] = up
		for v := bucket[up]; v != NoNode; v = next[v] {
			if u := eval(v); semi[u] < semi[v] {
				idom[v] = u
			} else {
				idom[v] = up
			}
		}
		bucket[up] = NoNode
	}
	parent := make([]int32, g.Len())
	for v := range parent {
		parent[v] = NoNode
	}
	for i := int32(1); i < n; i++ {
		if idom[i] != semi[i] {
			idom[i] = idom[idom[i]]
		}
		parent[d.pre[i]] = d.pre[idom[i]]
	}
	return parent
}

// at makes the places, once.
func (t *Tree) at() *places {
	if t.places != nil {
		return t.places
	}
	n := len(t.parent)
	r := newRoom(6*n + 2)
	p := &places{depth: r.take(n), in: r.take(n), out: r.take(n), order: r.take(n)[:0], children: newAdjacency(r, n)}
	for v := range p.depth {
		p.depth[v] = -1
	}
	p.depth[t.Root] = 0
	for _, v := range t.nodes[1:] {
		p.children.count(t.parent[v])
		p.depth[v] = p.depth[t.parent[v]] + 1
	}
	p.children.start(r)
	for _, v := range t.nodes[1:] {
		p.children.add(t.parent[v], v)
	}
	// The way from the root is the chain of parents; out holds, until a node is done, which child comes next.
	p.order = append(p.order, t.Root)
	for v := t.Root; v != NoNode; {
		kids := p.children.of(v)
		if k := p.out[v]; int(k) < len(kids) {
			p.out[v]++
			v = kids[k]
			p.in[v] = int32(len(p.order))
			p.order = append(p.order, v)
			continue
		}
		p.out[v] = int32(len(p.order) - 1)
		v = t.parent[v]
	}
	t.places = p
	return p
}

// Has reports whether the root reaches v.
func (t *Tree) Has(v int32) bool { return v == t.Root || t.parent[v] != NoNode }

// Parent is the immediate dominator of v; NoNode for the root and what it does not reach.
func (t *Tree) Parent(v int32) int32 { return t.parent[v] }

// Children are the nodes whose immediate dominator is v.
func (t *Tree) Children(v int32) []int32 { return t.at().children.of(v) }

// Depth is the number of strict dominators of v; -1 if the root does not reach it.
func (t *Tree) Depth(v int32) int { return int(t.at().depth[v]) }

// Dominates reports whether every path from the root to w passes v; a node dominates itself. It is false for nodes that the
// root does not reach.
func (t *Tree) Dominates(v, w int32) bool {
	p := t.at()
	return t.Has(v) && t.Has(w) && p.in[v] <= p.in[w] && p.in[w] <= p.out[v]
}

// preorder lists the nodes, each after its parent, subtree by subtree.
func (t *Tree) preorder() []int32 { return t.at().order }

// Meet is the nearest common dominator of v and w, both of which the root reaches.
func (t *Tree) Meet(v, w int32) int32 {
	depth := t.at().depth
	for v != w {
		if depth[v] < depth[w] {
			v, w = w, v
		}
		v = t.parent[v]
	}
	return v
}

// frontier returns the dominance frontiers over the graph whose dominators t are: for each v the nodes w, in ascending order,
// of which v dominates a predecessor but not w itself, or not strictly (Cytron and others, "Efficiently computing static
// single assignment form", TOPLAS 1991; computed from the joins as Cooper, Harvey and Kennedy do). The result, and so the
// time, can be quadratic in the number of nodes.
func (t *Tree) frontier(g *Graph) [][]int32 {
	df := make([][]int32, g.Len())
	for w := range int32(g.Len()) {
		if !t.Has(w) {
			continue
		}
		for _, p := range g.Preds(w) {
			if !t.Has(p) {
				continue
			}
			for v := p; v != t.parent[w] && v != NoNode; v = t.parent[v] {
				if k := len(df[v]); k > 0 && df[v][k-1] == w {
					break // a path from here up was already walked for w
				}
				df[v] = append(df[v], w)
			}
		}
	}
	return df
}
