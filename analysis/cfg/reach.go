package cfg

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// Reach says which blocks can run after which.
var Reach = &analysis.Analysis[*Reachability]{
	Name: "reach", Doc: "which blocks can follow a block", CFGOnly: true,
	Run: func(c *analysis.Cache) *Reachability {
		return &Reachability{graph: analysis.Of(c, searched).graph, from: map[ir.ID][]uint64{}, entry: c.Func.Entry()}
	},
}

// Reachability answers questions about paths. Each block that is asked about as a start costs one walk of the graph.
type Reachability struct {
	graph *Graph
	entry *ir.Block
	from  map[ir.ID][]uint64 // bit sets of what is reached by at least one edge
}

// Reaches reports whether there is a path of at least one edge from a to b.
func (r *Reachability) Reaches(a, b *ir.Block) bool {
	set := r.from[a.ID]
	if set == nil {
		set = make([]uint64, (r.graph.Len()+63)/64)
		work := []int32{int32(a.ID)}
		for len(work) > 0 {
			v := work[len(work)-1]
			work = work[:len(work)-1]
			for _, w := range r.graph.Succs(v) {
				if bit := uint64(1) << (w % 64); set[w/64]&bit == 0 {
					set[w/64] |= bit
					work = append(work, w)
				}
			}
		}
		r.from[a.ID] = set
	}
	return set[b.ID/64]>>(b.ID%64)&1 != 0
}

// FromEntry reports whether b can run at all.
func (r *Reachability) FromEntry(b *ir.Block) bool { return b == r.entry || r.Reaches(r.entry, b) }
