package lower

import (
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/reconverge"
	"lockstep/ir"
	"lockstep/ir/target"
)

// Lower makes the warp code of kernel k and of every function that it reaches. Operations that nobody can run here become
// instructions that refuse to, so that only a run that gets there fails. An error means that k has no code to run.
func Lower(k *ir.Func, env *analysis.Env) (*Program, error) {
	return lowerWith(k, func(b *ir.Block) *ir.Block {
		return analysis.Of(env.Cache(b.Func), reconverge.Points).Join(b)
	})
}

// lowerWith is Lower with the join of each branching block given.
func lowerWith(k *ir.Func, join func(*ir.Block) *ir.Block) (*Program, error) {
	if k.Declared() {
		return nil, fmt.Errorf("%s is only declared", k.Name)
	}
	p := &Program{Kernel: k, Module: k.Module}
	named := p.collect()
	for _, f := range p.Funcs {
		f.Code = f.F
		if flattens(f.F) {
			f.flat = flatten(f.F)
			f.Code = f.flat.g
		}
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	p.layoutParams()
	p.layoutShared(named)
	byFunc := make(map[*ir.Func]*Func, len(p.Funcs))
	for _, f := range p.Funcs {
		f.layoutFrame()
		byFunc[f.F] = f
	}
	pool := &pool{p: p, index: make(map[PoolEntry]Slot), undefs: make(map[*ir.Value]int32)}
	// Slots first, for all functions: a call writes into the callee's.
	emitters := make([]*emitter, len(p.Funcs))
	for i, f := range p.Funcs {
		e := &emitter{p: p, f: f, funcs: byFunc, pool: pool, join: f.joinOf(join), projections: projections(f.Code)}
		e.findDirect()
		f.slots, f.names = assignSlots(f.Code, e.pooled, e.projections)
		f.NumSlots = len(f.names)
		f.placeArgs()
		emitters[i] = e
	}
	n := 0
	for _, f := range p.Funcs {
		n += f.Code.NumValues()
	}
	p.Insts = make([]Inst, 0, n)
	for _, e := range emitters {
		e.emit()
	}
	p.Insts = slices.Clip(p.Insts)
	return p, nil
}

// collect finds the functions that the kernel reaches, and the symbols that they name.
func (p *Program) collect() (named map[*ir.Symbol]bool) {
	named = make(map[*ir.Symbol]bool)
	seen := make(map[*ir.Func]bool)
	add := func(f *ir.Func) {
		if f != nil && !seen[f] && !f.Declared() {
			seen[f] = true
			p.Funcs = append(p.Funcs, &Func{F: f, Index: len(p.Funcs)})
		}
	}
	add(p.Kernel)
	indirect := false
	for i := 0; i < len(p.Funcs); i++ {
		for _, b := range p.Funcs[i].F.Blocks {
			for _, v := range b.Values {
				if v.Aux.Sym != nil {
					named[v.Aux.Sym] = true
				}
				switch v.Op {
				case ir.OpCall:
					add(v.Aux.Sym.Func)
				case ir.OpAddr:
					add(v.Aux.Sym.Func)
				case ir.OpCallIndirect:
					indirect = true
					if c := v.Aux.Call; c != nil {
						for _, t := range c.Targets {
							add(t.Func)
						}
					}
				}
			}
		}
		if indirect && i == len(p.Funcs)-1 {
			indirect = false
			// A call by address may reach what a table in memory names.
			for _, s := range p.Module.Syms {
				for _, r := range s.Relocs {
					if r.Sym != nil {
						add(r.Sym.Func)
					}
				}
			}
		}
	}
	return named
}

// check refuses what has no slots: phis of several results, which no front end makes.
func (p *Program) check() error {
	for _, f := range p.Funcs {
		for _, b := range f.Code.Blocks {
			for _, v := range b.Phis() {
				if !v.Type.IsScalar() {
					return fmt.Errorf("%s: phi v%d of type %s is not supported", f.F.Name, v.ID, v.Type)
				}
			}
		}
	}
	return nil
}

// joinOf is join for the blocks of f's code, given for those of the input.
func (f *Func) joinOf(join func(*ir.Block) *ir.Block) func(*ir.Block) *ir.Block {
	if f.flat == nil {
		return join
	}
	input := make(map[*ir.Block]*ir.Block, len(f.F.Blocks))
	for _, b := range f.F.Blocks {
		input[f.flat.blocks[b.ID]] = b
	}
	return func(b *ir.Block) *ir.Block {
		if j := join(input[b]); j != nil {
			return f.flat.blocks[j.ID]
		}
		return nil
	}
}

// placeArgs says in which slots a function expects the arguments that come in registers.
func (f *Func) placeArgs() {
	for _, b := range f.Code.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpArg && v.Index() < len(f.Params) {
				f.Params[v.Index()] = Place{Slot: f.slots[v.ID], Size: typeSize(v.Type)}
			}
		}
	}
}

// projections lists the projections of each tuple by index; of several with one index the first.
func projections(f *ir.Func) map[*ir.Value][]*ir.Value {
	m := make(map[*ir.Value][]*ir.Value)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op != ir.OpProj {
				continue
			}
			t := v.Args[0]
			if m[t] == nil {
				m[t] = make([]*ir.Value, len(t.Type.Elems))
			}
			if m[t][v.Index()] == nil {
				m[t][v.Index()] = v
			}
		}
	}
	return m
}

// pool collects the words that never change.
type pool struct {
	p      *Program
	index  map[PoolEntry]Slot
	undefs map[*ir.Value]int32 // numbers of undefined values
}

func (p *pool) slot(e PoolEntry) Slot {
	s, ok := p.index[e]
	if !ok {
		s = PoolSlot(len(p.p.Pool))
		p.p.Pool = append(p.p.Pool, e)
		p.index[e] = s
	}
	return s
}

// undef is the slot of an undefined value. In LLVM IR each has bits of its own, as a reminder that none can be relied on. A
// register of PTX that is read before its first write is 0: any value will do, and the same one keeps runs comparable.
func (e *emitter) undef(v *ir.Value) Slot {
	if e.f.flat == nil {
		return e.pool.slot(PoolEntry{})
	}
	n, ok := e.pool.undefs[v]
	if !ok {
		n = int32(len(e.pool.undefs)) + 1
		e.pool.undefs[v] = n
	}
	return e.pool.slot(PoolEntry{Undef: n, Bits: ^uint64(0) >> (64 - min(v.Type.Bits, 64))})
}

// pooled returns the slot in the pool of a value that is the same wherever the warp reads it; NoSlot if nobody reads it.
func (e *emitter) pooled(v *ir.Value) (Slot, bool) {
	switch v.Op {
	case ir.OpConst:
		return e.pool.slot(PoolEntry{Bits: v.Aux.Bits}), true
	case ir.OpUndef:
		if v.Type.Kind == ir.KindTuple {
			return NoSlot, false
		}
		return e.undef(v), true
	case ir.OpPoison:
		return e.pool.slot(PoolEntry{Poison: true}), true
	case ir.OpSreg:
		s := target.Sreg(v.Aux.Bits)
		if s.Info().Volatile {
			return NoSlot, false
		}
		return e.pool.slot(PoolEntry{Sreg: s}), true
	case ir.OpAddr:
		if e.direct[v] {
			return NoSlot, true
		}
		return e.pooledAddr(v.Aux.Sym, v.Offset())
	}
	return NoSlot, false
}

// pooledAddr is pooled for the address of a symbol: all are, but those that lie in the frame of a function that can be
// called at any depth.
func (e *emitter) pooledAddr(s *ir.Symbol, off int64) (Slot, bool) {
	if at, ok := e.p.Shared[s]; ok {
		return e.pool.slot(PoolEntry{Bits: uint64(at + off)}), true
	}
	if at, ok := e.f.offsets[s]; ok {
		if e.f.F.Kernel {
			return e.pool.slot(PoolEntry{Bits: uint64(at + off)}), true
		}
		return NoSlot, false
	}
	for _, p := range e.p.Params {
		if p.Sym == s {
			return e.pool.slot(PoolEntry{Bits: uint64(p.Off + off)}), true
		}
	}
	return e.pool.slot(PoolEntry{Sym: s, Bits: uint64(off)}), true
}
