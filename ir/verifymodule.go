package ir

// The part of the verifier that looks at symbols, files and lists. The rules are at the top of verify.go.

// module checks what is not within a function.
func (c *checker) module() {
	m := c.m
	c.locs()
	c.modSyms = make(map[*Symbol]bool)
	seen := make(map[*Symbol]bool)
	for _, s := range m.Syms {
		c.listed(seen, s, nil)
		c.modSyms[s] = true
	}
	c.numSyms = len(m.Syms)
	funcs := make(map[*Func]bool, len(m.Funcs))
	for _, f := range m.Funcs {
		if funcs[f] {
			c.fault(RuleModule, nil, nil, "function %s is in the module twice", f.Name)
		}
		funcs[f] = true
		if f.Sym != nil {
			c.modSyms[f.Sym] = true
		}
	}
	for _, f := range m.Funcs {
		c.f = f
		c.header(f, funcs, seen)
	}
	c.f = nil
	for _, s := range m.Syms {
		c.relocs(s)
	}
}

// listed checks one entry of a list of symbols.
func (c *checker) listed(seen map[*Symbol]bool, s *Symbol, owner *Func) {
	if s == nil {
		c.fault(RuleModule, nil, nil, "a nil symbol")
		return
	}
	if seen[s] {
		c.fault(RuleModule, nil, nil, "symbol %s is in two lists, or in one twice", s.Name)
	}
	seen[s] = true
	if s.Owner != owner {
		c.fault(RuleModule, nil, nil, "symbol %s has another owner than the list that it is in", s.Name)
	}
}

func (c *checker) header(f *Func, funcs map[*Func]bool, seen map[*Symbol]bool) {
	switch {
	case f.Module != c.m:
		c.fault(RuleModule, nil, nil, "the function names another module as its own")
	case f.Sym == nil:
		c.fault(RuleModule, nil, nil, "the function has no symbol")
	case f.Sym.Name != f.Name || f.Sym.Kind != SymFunc:
		c.fault(RuleModule, nil, nil, "the function's symbol is %s, of kind %s", f.Sym.Name, symKinds[f.Sym.Kind])
	case !funcs[f.Sym.Func]:
		c.fault(RuleModule, nil, nil, "the function's symbol names no function of this module")
	}
	if f.Pos.Loc < 0 || int(f.Pos.Loc) > len(c.m.Locs) {
		c.fault(RulePosition, nil, nil, "loc %d of %d", f.Pos.Loc, len(c.m.Locs))
	}
	c.syms = nil
	for _, list := range [...][]*Symbol{f.Params, f.Results, f.Vars} {
		for _, s := range list {
			c.listed(seen, s, f)
		}
	}
	for _, s := range f.Vars {
		c.relocs(s)
	}
}

// relocs checks the initial contents of a variable.
func (c *checker) relocs(s *Symbol) {
	if s == nil {
		return
	}
	if int64(len(s.Data)) > s.Size && !s.Unsized {
		c.fault(RuleModule, nil, nil, "variable %s of %d bytes has %d initial ones", s.Name, s.Size, len(s.Data))
	}
	for i := range s.Relocs {
		r := &s.Relocs[i]
		if r.Off < 0 || r.Size < 1 || r.Size > 8 || r.Off > int64(len(s.Data))-r.Size {
			c.fault(RuleModule, nil, nil, "relocation %d of %s, %d bytes at %d, is not within its %d initial bytes", i, s.Name, r.Size, r.Off, len(s.Data))
		}
		if !c.symKnown(r.Sym) {
			c.fault(RuleModule, nil, nil, "relocation %d of %s names a symbol that is in no list", i, s.Name)
		}
	}
}

// locs checks that chains of inlining end.
func (c *checker) locs() {
	m := c.m
	state := make([]int32, len(m.Locs)+1) // 0 new, -1 known to end, else the walk that passed here
	for i := range m.Locs {
		if f := m.Locs[i].File; f < 0 || int(f) >= len(m.Files) {
			c.fault(RulePosition, nil, nil, "loc %d names file %d of %d", i+1, f, len(m.Files))
		}
		walk := int32(i + 1)
		at := walk
		for at > 0 && int(at) <= len(m.Locs) && state[at] == 0 {
			state[at] = walk
			at = m.Locs[at-1].InlinedAt
		}
		switch {
		case at < 0 || int(at) > len(m.Locs):
			c.fault(RulePosition, nil, nil, "the inlining of loc %d leads to loc %d of %d", i+1, at, len(m.Locs))
		case at != 0 && state[at] == walk:
			c.fault(RulePosition, nil, nil, "the inlining of loc %d does not end", i+1)
		}
		for at = walk; at > 0 && int(at) <= len(m.Locs) && state[at] == walk; at = m.Locs[at-1].InlinedAt {
			state[at] = -1
		}
	}
}

// symKnown reports whether s is in a list of the module or of the current function.
func (c *checker) symKnown(s *Symbol) bool {
	if s == nil {
		return false
	}
	if s.Owner != nil {
		if s.Owner != c.f {
			return false
		}
		return c.ownSym(s)
	}
	if c.modSyms == nil {
		c.modSyms = make(map[*Symbol]bool)
		for _, f := range c.m.Funcs {
			c.modSyms[f.Sym] = true
		}
	}
	for ; c.numSyms < len(c.m.Syms); c.numSyms++ { // more come while a module is made
		c.modSyms[c.m.Syms[c.numSyms]] = true
	}
	return c.modSyms[s]
}

// ownSym reports whether s is in a list of the current function.
func (c *checker) ownSym(s *Symbol) bool {
	if c.syms == nil {
		c.syms = make(map[*Symbol]bool)
		for _, list := range [...][]*Symbol{c.f.Params, c.f.Results, c.f.Vars} {
			for _, s := range list {
				c.syms[s] = true
			}
		}
	}
	return c.syms[s]
}

// symbol checks the symbols that v names.
func (c *checker) symbol(b *Block, v *Value) {
	s := v.Aux.Sym
	switch {
	case s == nil:
		if v.Op == OpAddr || v.Op == OpCall {
			c.fault(RuleSymbol, b, v, "%v without a symbol", v.Op)
		}
	case !c.symKnown(s):
		c.fault(RuleSymbol, b, v, "symbol %s is neither of the module nor of this function", s.Name)
	case v.Op == OpCall && s.Kind != SymFunc:
		c.fault(RuleSymbol, b, v, "a call of %s, which is no function", s.Name)
	}
	if v.Aux.Call == nil {
		return
	}
	for _, s := range v.Aux.Call.Rets {
		if s == nil || s.Owner != c.f || !c.ownSym(s) {
			c.fault(RuleSymbol, b, v, "a result goes to a symbol that is not of this function")
		}
	}
	for _, s := range v.Aux.Call.Targets {
		if !c.symKnown(s) || s.Kind != SymFunc {
			c.fault(RuleSymbol, b, v, "a target is no function of this module")
		}
	}
}
