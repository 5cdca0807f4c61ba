package mem

import "lockstep/ir"

// AddModule gives an address to every variable of m in global or constant memory and to every function, and writes the
// initial contents. A variable that is only declared, without a size, has no bound and is made up.
func (m *Memory) AddModule(mod *ir.Module) {
	var placed []*ir.Symbol
	var regions []*region
	place := func(s *ir.Symbol) {
		if s.Kind != ir.SymVar || s.Space != ir.Global && s.Space != ir.Const && s.Space != ir.Generic {
			return
		}
		size := s.Size
		if s.Unsized {
			size = -1
		}
		space := s.Space
		if space == ir.Generic {
			space = ir.Global
		}
		r := m.addRegion(s.Name, space, size)
		r.key = mix(uint64(len(m.regions))) // far from the numbers of buffers
		r.readOnly = space == ir.Const
		m.syms[s] = r.base
		placed = append(placed, s)
		regions = append(regions, r)
	}
	for _, s := range mod.Syms {
		place(s)
	}
	for _, f := range mod.Funcs {
		for _, s := range f.Vars {
			place(s)
		}
		m.code = append(m.code, f)
		m.syms[f.Sym] = m.codeBase() + uint64(len(m.code))*codeSize
	}
	for i, s := range placed {
		data := append([]byte(nil), s.Data...)
		for _, r := range s.Relocs {
			if need := r.Off + r.Size; need > int64(len(data)) {
				data = append(data, make([]byte, need-int64(len(data)))...)
			}
			m.relocate(data, r)
		}
		m.fill(regions[i], data)
	}
}

// relocate writes the address that r asks for into data.
func (m *Memory) relocate(data []byte, r ir.Reloc) {
	v, ok := m.syms[r.Sym]
	if !ok {
		return // a symbol without an address before the launch: shared or local memory
	}
	v += uint64(r.Add)
	if r.Mask != 0 {
		v &= r.Mask
		for mask := r.Mask; mask&1 == 0; mask >>= 1 {
			v >>= 1
		}
	}
	for i := range r.Size {
		data[r.Off+i] = byte(v >> (8 * uint(i)))
	}
}

// codeBase is the start of the window of function addresses.
func (m *Memory) codeBase() uint64 {
	return uint64(1+len(windowSpaces)*m.geo.windows) << m.geo.shift
}

// AddrOf returns the address of a global or constant variable or of a function of a module that was added.
func (m *Memory) AddrOf(s *ir.Symbol) (uint64, bool) {
	a, ok := m.syms[s]
	return a, ok
}

// FuncAt returns the function whose address addr is, or nil.
func (m *Memory) FuncAt(addr uint64) *ir.Func {
	off := addr - m.codeBase()
	if i := off/codeSize - 1; off%codeSize == 0 && i < uint64(len(m.code)) {
		return m.code[i]
	}
	return nil
}
