package ptx

import "lockstep/ir"

// spaceOf is ir's space of a PTX one.
var spaceOf = [...]ir.Space{
	SpaceNone: ir.Generic, SpaceReg: ir.Generic, SpaceParam: ir.Param, SpaceLocal: ir.Local, SpaceShared: ir.Shared,
	SpaceGlobal: ir.Global, SpaceConst: ir.Const, SpaceTex: ir.Global,
}

// linkageOf is ir's linkage of a PTX one. PTX ISA 11.6: .weak symbols give way to one that is not weak, and .common ones are
// merged.
var linkageOf = [...]ir.Linkage{LinkNone: ir.LinkInternal, LinkExtern: ir.LinkInternal, LinkVisible: ir.LinkVisible, LinkWeak: ir.LinkWeak, LinkCommon: ir.LinkWeak}

// newSym makes a binding for a symbol.
func (b *builder) newSym(s *ir.Symbol) binding {
	b.syms = append(b.syms, s)
	return bindSym | binding(len(b.syms)-1)
}

// symbols makes the module's variables and functions, and then the initial data,
// which may name any of them.
func (b *builder) symbols() {
	f := b.f
	b.defined = make(map[*ir.Func]bool, len(f.Funcs))
	b.variables()
	b.functions()
	for i := range f.Aliases {
		a := &f.Aliases[i]
		of := b.names.bind[a.Of]
		if of.kind() != bindSym || b.syms[of.index()].Kind != ir.SymFunc {
			b.errorf(b.offset(a.Pos), "alias of %s, which is no function", f.NameText(a.Of))
			continue
		}
		b.names.bind[a.Name] = of
	}
	for _, fn := range f.Funcs { // of prototypes too, and of aliases: who may name one may call the function
		bound := b.names.bind[fn.Name]
		if bound.kind() != bindSym {
			continue
		}
		if s := b.syms[bound.index()]; b.defined[s.Func] && !s.Func.Kernel {
			s.Linkage = max(s.Linkage, linkageOf[fn.Linkage])
		}
	}
	for i := range f.Vars {
		if v := &f.Vars[i]; v.Init.Len() > 0 {
			if bound := b.names.bind[v.Name]; bound.kind() == bindSym {
				b.initialise(b.syms[bound.index()], v, f.Operands)
			}
		}
	}
}

// offset returns the offset of a position.
func (b *builder) offset(p Pos) uint32 {
	if p.Line == 0 {
		return 0
	}
	return b.f.lines[p.Line-1] + p.Col - 1
}

// variables makes the module's variables. What is declared .extern and defined
// too is one symbol.
func (b *builder) variables() {
	for i := range b.f.Vars {
		v := &b.f.Vars[i]
		if v.Name == 0 {
			continue
		}
		if v.Count > 0 {
			b.errorf(v.Span.Start, "a family of variables %s<%d> at module level", b.f.NameText(v.Name), v.Count)
			continue
		}
		sym := b.newVarSymbol(v, nil)
		if old := b.names.bind[v.Name]; old != 0 {
			first := b.syms[old.index()]
			switch {
			case first.Extern:
				*first = *sym // the definition, or the same declaration again
			case !sym.Extern:
				b.errorf(v.Span.Start, "second declaration of %s; the first one is at line %d", sym.Name, first.Pos.Line)
			}
			continue
		}
		b.names.bind[v.Name] = b.newSym(sym)
		b.m.Syms = append(b.m.Syms, sym)
	}
}

// newVarSymbol makes the symbol of a variable, without its initial data.
func (b *builder) newVarSymbol(v *Var, owner *ir.Func) *ir.Symbol {
	s := &ir.Symbol{
		Name: b.f.NameText(v.Name), Space: spaceOf[v.Space], Elem: v.Type.Scalar(), Owner: owner,
		Extern: v.Linkage == LinkExtern, Linkage: linkageOf[v.Linkage], Pos: ir.Pos{Line: v.Pos.Line, Col: v.Pos.Col},
	}
	elem := int64(v.Type.Bits()/8) * int64(max(v.Vec, 1))
	switch v.Type {
	case TypeTexref, TypeSamplerref, TypeSurfref:
		s.Kind, elem = ir.SymOpaque, opaqueSize
	case TypeUnknown:
		elem = opaqueSize
	}
	if v.Space == SpaceTex {
		s.Kind = ir.SymOpaque
	}
	s.Size = elem
	for i, d := range v.Dims {
		if d < 0 {
			s.Unsized = true
			if i == 0 && v.Init.Len() > 0 {
				d, s.Unsized = b.listLength(v, owner), false
			} else {
				d = 0
			}
		}
		s.Size *= d
	}
	s.Align = int64(v.Align)
	if s.Align == 0 {
		s.Align = max(elem, 1)
	}
	return s
}

// opaqueSize is the size of what has no size of its own: a texture, surface or
// sampler reference is a handle of 64 bits.
const opaqueSize = 8

// listLength is the length of the outermost list of an initialiser.
func (b *builder) listLength(v *Var, owner *ir.Func) int64 {
	ops := b.f.Operands
	if owner != nil {
		ops = b.body.fn.Operands
	}
	switch o := &ops[v.Init.Lo]; o.Kind {
	case OperandVector:
		return int64(o.Elems.Len())
	case OperandString:
		return int64(o.Span.End-o.Span.Start) - 2
	}
	return 1
}

// functions makes the functions without their bodies. A function that is
// declared and defined has one ir.Func, at the place of the definition; the
// module has it there only.
func (b *builder) functions() {
	f := b.f
	b.funcs = make([]*ir.Func, len(f.Funcs))
	chosen := make(map[NameID]int, len(f.Funcs))
	for i, fn := range f.Funcs {
		j, ok := chosen[fn.Name]
		switch {
		case !ok, fn.Body && !f.Funcs[j].Body:
			chosen[fn.Name] = i
		case fn.Body:
			b.errorf(b.offset(fn.Pos), "second definition of %s; the first one is at line %d", f.NameText(fn.Name), f.Funcs[j].Pos.Line)
		}
	}
	for i, fn := range f.Funcs {
		if chosen[fn.Name] == i {
			b.funcs[i] = b.newFunc(fn)
			b.defined[b.funcs[i]] = fn.Body
		}
	}
}

func (b *builder) newFunc(fn *Func) *ir.Func {
	name := b.f.NameText(fn.Name)
	f := b.m.NewFunc(name, fn.Entry)
	f.Pos = ir.Pos{Line: fn.Pos.Line, Col: fn.Pos.Col}
	f.Sym.Pos, f.Sym.Extern = f.Pos, fn.Linkage == LinkExtern
	if old := b.names.bind[fn.Name]; old != 0 {
		b.errorf(b.offset(fn.Pos), "second declaration of %s; the first one is at line %d", name, b.syms[old.index()].Pos.Line)
	} else {
		b.names.bind[fn.Name] = b.newSym(f.Sym)
	}
	f.Params = b.paramSymbols(fn.Params, f)
	f.Results = b.paramSymbols(fn.Results, f)
	for i := range fn.Attrs {
		a := &fn.Attrs[i]
		switch a.Kind {
		case AttrReqNTid:
			f.Launch.ReqNTid = a.Args
		case AttrMaxNTid:
			f.Launch.MaxNTid = a.Args
		case AttrReqNCTAPerCluster:
			f.Launch.ReqCluster = a.Args
		case AttrMaxClusterRank:
			f.Launch.MaxCluster = a.Args[0]
		case AttrMinNCTAPerSM:
			f.Launch.MinNCTA = a.Args[0]
		case AttrNoReturn:
			f.NoReturn = true
		}
	}
	return f
}

// paramSymbols makes the symbols of a parameter or result list. Parameters in
// registers have no address: their space is the generic one.
func (b *builder) paramSymbols(vars []Var, f *ir.Func) []*ir.Symbol {
	if len(vars) == 0 {
		return nil
	}
	list := make([]*ir.Symbol, len(vars))
	for i := range vars {
		v := &vars[i]
		s := b.newVarSymbol(v, f)
		if s.Kind != ir.SymOpaque {
			s.Kind = ir.SymParam
		}
		s.Extern, s.Linkage = false, ir.LinkInternal
		if v.Ptr {
			s.Ptr, s.PtrSpace = true, spaceOf[v.PtrSpace]
		}
		list[i] = s
	}
	return list
}
