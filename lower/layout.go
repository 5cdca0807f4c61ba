package lower

import "lockstep/ir"

// frameAlign is the alignment of a frame.
const frameAlign = 16

func alignUp(n, align int64) int64 { return (n + align - 1) / align * align }

func symAlign(s *ir.Symbol) int64 {
	if s.Align > 0 {
		return s.Align
	}
	return max(1, int64(s.Elem.Bits()/8))
}

// inMemory reports whether a parameter or result is a .param variable; the others are passed in registers.
func inMemory(s *ir.Symbol) bool { return s.Space == ir.Param }

// layoutParams places the parameters of the kernel.
func (p *Program) layoutParams() {
	for _, s := range p.Kernel.Params {
		p.ParamSize = alignUp(p.ParamSize, symAlign(s))
		p.Params = append(p.Params, Param{Sym: s, Off: p.ParamSize, Size: s.Size})
		p.ParamSize += s.Size
	}
}

// layoutShared places the shared variables of the module that the program's functions name, and their own.
func (p *Program) layoutShared(named map[*ir.Symbol]bool) {
	p.Shared = make(map[*ir.Symbol]int64)
	p.sharedAlign = 1
	var dynamic []*ir.Symbol
	place := func(s *ir.Symbol) {
		if s.Kind != ir.SymVar || s.Space != ir.Shared && s.Space != ir.SharedCluster {
			return
		}
		if s.Unsized {
			p.sharedAlign = max(p.sharedAlign, symAlign(s))
			dynamic = append(dynamic, s)
			return
		}
		p.SharedSize = alignUp(p.SharedSize, symAlign(s))
		p.Shared[s] = p.SharedSize
		p.SharedSize += s.Size
	}
	for _, s := range p.Module.Syms {
		if named[s] {
			place(s)
		}
	}
	for _, f := range p.Funcs {
		for _, s := range f.F.Vars {
			place(s)
		}
	}
	for _, s := range dynamic {
		p.Shared[s] = p.DynamicBase()
	}
}

// layoutFrame places what each thread has of its own in a function.
func (f *Func) layoutFrame() {
	f.offsets = make(map[*ir.Symbol]int64)
	place := func(s *ir.Symbol) int64 {
		f.Frame = alignUp(f.Frame, symAlign(s))
		off := f.Frame
		f.offsets[s] = off
		f.Frame += s.Size
		return off
	}
	for _, s := range f.Code.Vars {
		if s.Kind != ir.SymFunc && (s.Space == ir.Local || s.Space == ir.Param) {
			place(s)
		}
	}
	if f.F.Kernel {
		f.Frame = alignUp(f.Frame, frameAlign)
		return
	}
	ends := func(syms []*ir.Symbol) []Place {
		var ps []Place
		for _, s := range syms {
			pl := Place{Slot: NoSlot}
			if inMemory(s) {
				pl.Off, pl.Size = place(s), s.Size
			}
			ps = append(ps, pl)
		}
		return ps
	}
	f.Params, f.Results = ends(f.Code.Params), ends(f.Code.Results)
	f.Frame = alignUp(f.Frame, frameAlign)
}
