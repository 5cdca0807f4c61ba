package thread

import (
	"lockstep/ir"
	"lockstep/sim/mem"
)

// program is a kernel with all functions that it can reach, ready to run.
type program struct {
	kernel     *ir.Func
	order      []*function
	funcs      map[*ir.Func]*function
	shared     map[*ir.Symbol]int64 // addresses in shared memory
	sharedSize int64                // without dynamic shared memory
	dynamic    int64                // address of dynamic shared memory
	params     map[*ir.Symbol]int64
	paramSize  int64
}

// function is one function of a program.
type function struct {
	f      *ir.Func
	at     []int       // by value: its first word in a frame
	words  int         // of a frame
	args   []*ir.Value // by parameter: the value of one that is passed in a register
	mean   []operation
	first  mem.FirstUse
	offset map[*ir.Symbol]int64 // of variables, parameters and results, in the frame's local memory
	frame  int64                // bytes of it
}

const (
	frameAlign   = 16 // of a frame in local memory
	dynamicAlign = 16 // of dynamic shared memory, at least
)

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

func symAlign(s *ir.Symbol) int64 {
	if s.Align > 0 {
		return s.Align
	}
	return max(1, int64(s.Elem.Bits()/8))
}

// load makes the program of kernel k.
func load(k *ir.Func) *program {
	p := &program{kernel: k, funcs: make(map[*ir.Func]*function), shared: make(map[*ir.Symbol]int64), params: make(map[*ir.Symbol]int64)}
	named := p.reach()
	for _, s := range k.Params {
		p.paramSize = alignUp(p.paramSize, symAlign(s))
		p.params[s] = p.paramSize
		p.paramSize += s.Size
	}
	p.placeShared(named)
	for _, f := range p.order {
		f.place(f.f == k)
	}
	return p
}

// reach finds the functions, those that are called or whose address is taken, and the symbols that they name.
func (p *program) reach() map[*ir.Symbol]bool {
	named := make(map[*ir.Symbol]bool)
	add := func(f *ir.Func) {
		if f != nil && !f.Declared() && p.funcs[f] == nil {
			p.funcs[f] = &function{f: f}
			p.order = append(p.order, p.funcs[f])
		}
	}
	add(p.kernel)
	for i := 0; i < len(p.order); i++ {
		indirect := false
		for _, b := range p.order[i].f.Blocks {
			for _, v := range b.Values {
				if s := v.Aux.Sym; s != nil {
					named[s] = true
					add(s.Func)
				}
				if v.Op == ir.OpCallIndirect {
					indirect = true
					if v.Aux.Call != nil {
						for _, t := range v.Aux.Call.Targets {
							add(t.Func)
						}
					}
				}
			}
		}
		if indirect {
			for _, s := range p.kernel.Module.Syms {
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

// placeShared lays the named shared variables out: the module's, then each function's, then dynamic memory.
func (p *program) placeShared(named map[*ir.Symbol]bool) {
	var vars, dynamic []*ir.Symbol
	vars = append(vars, p.kernel.Module.Syms...)
	for _, f := range p.order {
		vars = append(vars, f.f.Vars...)
	}
	align := int64(dynamicAlign)
	for _, s := range vars {
		if s.Kind != ir.SymVar || s.Space != ir.Shared && s.Space != ir.SharedCluster || !named[s] {
			continue
		}
		if s.Unsized {
			dynamic = append(dynamic, s)
			align = max(align, symAlign(s))
			continue
		}
		p.sharedSize = alignUp(p.sharedSize, symAlign(s))
		p.shared[s] = p.sharedSize
		p.sharedSize += s.Size
	}
	p.dynamic = alignUp(p.sharedSize, align)
	for _, s := range dynamic {
		p.shared[s] = p.dynamic
	}
}

// place lays out a frame: a word for each value or element of a tuple, and the variables in local memory.
func (f *function) place(kernel bool) {
	f.at, f.mean = make([]int, f.f.NumValues()), make([]operation, f.f.NumValues())
	f.args = make([]*ir.Value, len(f.f.Params))
	for _, b := range f.f.Blocks {
		for _, v := range b.Values {
			f.at[v.ID] = f.words
			f.words += wordsOf(v.Type)
			if v.Info().Pure && !v.Info().Operand {
				f.mean[v.ID] = meaning(part(v))
			}
			if v.Op == ir.OpArg && v.Index() < len(f.args) {
				f.args[v.Index()] = v
			}
		}
	}
	f.first = mem.FirstUses(f.f)
	f.offset = make(map[*ir.Symbol]int64)
	put := func(s *ir.Symbol) {
		f.frame = alignUp(f.frame, symAlign(s))
		f.offset[s] = f.frame
		f.frame += s.Size
	}
	for _, s := range f.f.Vars {
		if s.Kind != ir.SymFunc && (s.Space == ir.Local || s.Space == ir.Param) {
			put(s)
		}
	}
	if !kernel && !f.llvm() {
		for _, s := range append(append([]*ir.Symbol(nil), f.f.Params...), f.f.Results...) {
			if s.Space == ir.Param {
				put(s)
			}
		}
	}
	f.frame = alignUp(f.frame, frameAlign)
}

// maxWords bounds the words of one value; a longer one is outside the oracle.
const maxWords = 1024

// wordsOf is the number of words that hold a value of t: one for each scalar in it.
func wordsOf(t *ir.Type) int {
	if t != nil && t.IsScalar() && t.Bits <= ir.WordBits {
		return 1
	}
	return min(t.NumLeaves(maxWords), maxWords)
}

// llvm reports whether a function is of LLVM IR: parameters and results are values of any type.
func (f *function) llvm() bool { return f.f.Module != nil && f.f.Module.Lang == "llvm" }
