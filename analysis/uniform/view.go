package uniform

import (
	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// What is analysed is not always the function itself. Unoptimised PTX keeps its variables in local memory, of which every thread
// has its own, so that all that is loaded would be divergent. The analysis looks at a copy in which those that never escape
// are values (ir.Promote). IDs stay as they are: what is known of a value or block of the copy is known of the one with its ID.
// Phis of variables are in the copy only; they can be hops of a chain of causes.

// view is the function that is analysed.
type view struct {
	cache  *analysis.Cache // the copy's, in an environment of its own; of the function itself if there is no copy
	values []*ir.Value     // of the function itself when it was copied, by ID; nil without a copy
	blocks []*ir.Block
	copies []*ir.Value // of the copy, by ID
}

var views = &analysis.Analysis[*view]{Name: "uniform-view", Doc: "the function with local variables as values", AnyLaunch: true, Run: newView}

func newView(c *analysis.Cache) *view {
	f := c.Func
	if !ir.Promotable(f) {
		return &view{cache: c}
	}
	w := &view{values: make([]*ir.Value, f.NumValues()), blocks: make([]*ir.Block, f.NumBlocks())}
	for _, b := range f.Blocks {
		w.blocks[b.ID] = b
		for _, v := range b.Values {
			w.values[v.ID] = v
		}
	}
	g := f.Clone()
	ir.Promote(g)
	w.copies = make([]*ir.Value, g.NumValues())
	for _, b := range g.Blocks {
		for _, v := range b.Values {
			w.copies[v.ID] = v
		}
	}
	w.cache = analysis.NewCache(g, analysis.NewEnv(c.Env.Module, launch.Launch{}))
	return w
}

// value is v as it is analysed. A value that is not the function's, or was made after the analysis, is itself.
func (w *view) value(v *ir.Value) *ir.Value {
	if v != nil && int(v.ID) < len(w.values) && w.values[v.ID] == v {
		return w.copies[v.ID]
	}
	return v
}

// block is b as it is analysed.
func (s *ground) block(b *ir.Block) *ir.Block {
	if w := s.view; b != nil && int(b.ID) < len(w.blocks) && w.blocks[b.ID] == b && s.flow.blocks[b.ID] != nil {
		return s.flow.blocks[b.ID]
	}
	return b
}
