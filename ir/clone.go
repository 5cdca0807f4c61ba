package ir

import "slices"

// Clone returns a deep copy of m. IDs, and the order of everything, stay as they are, so that tables by ID hold for the copy
// too. Shared with the original is what is never changed once made: types, modifiers and strings.
func (m *Module) Clone() *Module { return m.CloneMap().Module }

// CloneMap is a copy of a module, and what became of the parts of the original. Parts that belong to another module map to
// nil.
type CloneMap struct {
	Module *Module
	syms   map[*Symbol]*Symbol
	funcs  map[*Func]*funcClone

	sharesSyms bool // symbols stand for themselves
}

// Clone returns a deep copy of f within the same module: blocks and values, with their IDs. Symbols are shared, and the module
// does not know the copy.
func (f *Func) Clone() *Func {
	fc := &funcClone{f: new(Func)}
	c := &CloneMap{Module: f.Module, funcs: map[*Func]*funcClone{f: fc}, sharesSyms: true}
	c.function(f)
	return fc.f
}

// Restore makes f what g, a copy of it, is. g must not be used any more.
func (f *Func) Restore(g *Func) {
	*f = *g
	for _, b := range f.Blocks {
		b.Func = f
	}
}

type funcClone struct {
	f      *Func
	values []*Value // by ID
	blocks []*Block // by ID
}

// CloneMap returns a copy of m, as Clone does, with the correspondence.
func (m *Module) CloneMap() *CloneMap {
	n := *m
	c := &CloneMap{Module: &n, syms: make(map[*Symbol]*Symbol), funcs: make(map[*Func]*funcClone, len(m.Funcs))}
	n.Locs, n.Files = slices.Clone(m.Locs), slices.Clone(m.Files)
	n.Funcs = make([]*Func, len(m.Funcs))
	for i, f := range m.Funcs { // all of them first, since symbols name them
		c.funcs[f] = &funcClone{f: new(Func)}
		n.Funcs[i] = c.funcs[f].f
	}
	n.Syms = c.symbols(m.Syms)
	for _, f := range m.Funcs {
		c.function(f)
	}
	return c
}

// Sym returns the copy of s.
func (c *CloneMap) Sym(s *Symbol) *Symbol { return c.syms[s] }

// Func returns the copy of f.
func (c *CloneMap) Func(f *Func) *Func {
	if fc := c.funcs[f]; fc != nil {
		return fc.f
	}
	return nil
}

// Block returns the copy of b.
func (c *CloneMap) Block(b *Block) *Block {
	if fc := c.funcs[b.Func]; fc != nil {
		return fc.blocks[b.ID]
	}
	return nil
}

// Value returns the copy of v.
func (c *CloneMap) Value(v *Value) *Value {
	if v.Block == nil {
		return nil
	}
	if fc := c.funcs[v.Block.Func]; fc != nil {
		return fc.values[v.ID]
	}
	return nil
}

func (c *CloneMap) symbols(list []*Symbol) []*Symbol {
	if list == nil {
		return nil
	}
	out := make([]*Symbol, len(list))
	for i, s := range list {
		out[i] = c.symbol(s)
	}
	return out
}

// symbol returns the copy of s, made now if need be. Chains of symbols that name each other are as short as declarations nest.
func (c *CloneMap) symbol(s *Symbol) *Symbol {
	if s == nil || c.sharesSyms {
		return s
	}
	if d, ok := c.syms[s]; ok {
		return d
	}
	d := new(Symbol)
	*d = *s
	c.syms[s] = d
	d.Data, d.Relocs = slices.Clone(s.Data), slices.Clone(s.Relocs)
	for i := range d.Relocs {
		d.Relocs[i].Sym = c.symbol(d.Relocs[i].Sym)
	}
	d.Func, d.Owner = c.Func(s.Func), c.Func(s.Owner)
	return d
}

func (c *CloneMap) function(f *Func) {
	fc := c.funcs[f]
	g := fc.f
	*g = *f
	g.valueSlab, g.argSlab, g.names = nil, nil, nil
	g.Module, g.Sym = c.Module, c.symbol(f.Sym)
	g.Params, g.Results, g.Vars = c.symbols(f.Params), c.symbols(f.Results), c.symbols(f.Vars)
	g.Regs, g.Blocks = slices.Clone(f.Regs), make([]*Block, len(f.Blocks))
	fc.values, fc.blocks = make([]*Value, f.NumValues()), make([]*Block, f.NumBlocks())
	n, args := 0, 0
	for i, b := range f.Blocks {
		d := new(Block)
		*d = *b
		g.Blocks[i], fc.blocks[b.ID] = d, d
		n += len(b.Values)
		for _, v := range b.Values {
			args += len(v.Args)
		}
	}
	slab := make([]Value, n)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			fc.values[v.ID] = &slab[0]
			slab = slab[1:]
		}
	}
	g.argSlab = make([]*Value, args)
	for _, b := range f.Blocks {
		c.block(fc, b)
	}
}

func (c *CloneMap) block(fc *funcClone, b *Block) {
	d := fc.blocks[b.ID]
	d.Func = fc.f
	d.Values = make([]*Value, len(b.Values))
	for i, v := range b.Values {
		d.Values[i] = c.value(fc, v)
	}
	edges := func(list []Edge) []Edge {
		out := slices.Clone(list)
		for i := range out {
			out[i].B = fc.blocks[out[i].B.ID]
		}
		return out
	}
	d.Preds, d.Succs = edges(b.Preds), edges(b.Succs)
}

func (c *CloneMap) value(fc *funcClone, v *Value) *Value {
	w := fc.values[v.ID]
	*w = *v
	w.Block = fc.blocks[v.Block.ID]
	w.Args = fc.f.args(v.Args)
	for i, a := range w.Args {
		w.Args[i] = fc.values[a.ID]
	}
	if p := v.Guard.Pred; p != nil {
		w.Guard.Pred = fc.values[p.ID]
	}
	w.Aux.Sym = c.symbol(v.Aux.Sym)
	if call := v.Aux.Call; call != nil {
		w.Aux.Call = &CallInfo{Rets: c.symbols(call.Rets), Targets: c.symbols(call.Targets), Proto: call.Proto, Facts: call.Facts}
	}
	return w
}
