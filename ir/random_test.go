package ir

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
)

// randomModule makes a module that uses every field of every type, well-formed as far as the text form needs it: names are
// in lists, edges are consistent, every use has a definition. The verifier would have much to say about it.
func randomModule(seed uint64) *Module {
	r := &randomIR{rand.New(rand.NewPCG(seed, 1))}
	m := &Module{Name: r.name(), Lang: r.pick("ptx", "llvm", ""), Version: r.pick("6.4", ""), Target: r.pick("sm_70", "gfx\"90a"), PtrBits: r.IntN(3) * 32}
	for range r.IntN(3) {
		m.Files = append(m.Files, r.name())
	}
	for range r.IntN(4) {
		m.Locs = append(m.Locs, Loc{File: int32(r.IntN(3)), Line: r.Uint32(), Col: uint32(r.IntN(80)), Func: r.maybe(r.name()), InlinedAt: int32(r.IntN(3))})
	}
	for range r.IntN(4) {
		m.Syms = append(m.Syms, r.symbol(SymKind(r.IntN(4)), nil))
	}
	for range 1 + r.IntN(3) {
		f := m.NewFunc(r.name(), r.bool())
		if len(m.Funcs) > 1 && r.IntN(4) == 0 {
			f.Sym = m.Funcs[0].Sym
			f.Name = f.Sym.Name
		}
	}
	for _, f := range m.Funcs {
		r.function(f)
	}
	for _, f := range m.Funcs { // needs all symbols
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				r.aux(f, v)
			}
		}
	}
	for _, s := range r.symbols(m, nil) {
		r.contents(m, s)
	}
	return m
}

type randomIR struct{ *rand.Rand }

func (r *randomIR) bool() bool              { return r.IntN(2) == 0 }
func (r *randomIR) pick(s ...string) string { return s[r.IntN(len(s))] }
func (r *randomIR) maybe(s string) string   { return r.pick(s, "") }

func (r *randomIR) name() string {
	return r.pick("x", "y", "%r1", "$L__BB0_2", "_Z3fooPf", "a b", "q\"uote", "free", "12", "é\xff", "#2", "else", "b1", "v1", "end", "a=b", "//c", ".L", "")
}

func (r *randomIR) pos() Pos {
	if r.bool() {
		return Pos{}
	}
	return Pos{Line: uint32(r.IntN(1000)), Col: uint32(r.IntN(80)), Loc: int32(r.IntN(3))}
}

func (r *randomIR) typ(depth int) *Type {
	n := 16
	if depth > 2 {
		n = 12
	}
	switch k := r.IntN(n); k {
	case 0, 1, 2, 3, 4, 5, 6, 7, 8, 9:
		return []*Type{I1, I8, I16, I32, I64, I128, F16, F32, F64, BF16}[k]
	case 10:
		return &Type{Kind: KindPtr, Bits: 64, Space: Space(r.IntN(int(NumSpaces)))}
	case 11:
		return IntType(24)
	case 12:
		return &Type{Kind: KindVector, Len: r.IntN(5), Elem: r.typ(depth + 1)}
	case 13:
		return &Type{Kind: KindArray, Len: r.IntN(500), Elem: r.typ(depth + 1)}
	}
	t := &Type{Kind: KindTuple}
	if r.bool() {
		t.Kind, t.Packed = KindStruct, r.bool()
	}
	for range r.IntN(4) {
		t.Elems = append(t.Elems, r.typ(depth+1))
	}
	return t
}

func (r *randomIR) symbol(kind SymKind, owner *Func) *Symbol {
	s := &Symbol{Name: r.name(), Kind: kind, Owner: owner, Pos: r.pos()}
	if r.bool() {
		r.attributes(s)
	}
	return s
}

func (r *randomIR) attributes(s *Symbol) {
	s.Space, s.Elem = Space(r.IntN(int(NumSpaces))), Scalar(r.IntN(int(NumScalars)))
	s.Size, s.Align = int64(r.IntN(100)), int64(r.IntN(3))
	s.Linkage = Linkage(r.IntN(len(linkages)))
	s.Extern, s.Unsized, s.Ptr, s.PtrSpace = r.bool(), r.bool(), r.bool(), Space(r.IntN(int(NumSpaces)))
	if r.bool() {
		s.Type = r.typ(0)
	}
}

func (r *randomIR) contents(m *Module, s *Symbol) {
	if r.bool() {
		return
	}
	s.Data = make([]byte, r.IntN(80))
	for i := range s.Data {
		s.Data[i] = byte(r.Uint32())
	}
	all := r.symbols(m, s.Owner)
	for range r.IntN(3) {
		s.Relocs = append(s.Relocs, Reloc{Off: int64(r.IntN(80)), Size: 8, Sym: all[r.IntN(len(all))], Add: int64(r.IntN(9) - 4), Generic: r.bool(), Mask: uint64(r.IntN(2)) * 0xff00})
	}
}

// symbols lists the symbols that may be named in f.
func (r *randomIR) symbols(m *Module, f *Func) []*Symbol {
	all := append([]*Symbol(nil), m.Syms...)
	for _, g := range m.Funcs {
		all = append(all, g.Sym)
	}
	if f != nil {
		all = append(append(append(all, f.Params...), f.Results...), f.Vars...)
	}
	return all
}

func (r *randomIR) function(f *Func) {
	f.Pos, f.NoReturn = r.pos(), r.bool()
	if f.Sym.Func == f && r.bool() {
		f.Sym.Pos = r.pos()
		r.attributes(f.Sym)
	}
	for range r.IntN(3) {
		f.Params = append(f.Params, r.symbol(SymParam, f))
		f.Results = append(f.Results, r.symbol(SymParam, f))
		f.Vars = append(f.Vars, r.symbol(SymKind(r.IntN(4)), f))
	}
	for range r.IntN(5) {
		reg := RegInfo{Name: r.name(), Pos: r.pos(), Ty: Scalar(r.IntN(int(NumScalars)))}
		if r.bool() {
			reg.Type = r.typ(0)
		}
		f.Regs = append(f.Regs, reg)
	}
	if r.bool() {
		d := func() [3]uint32 { return [3]uint32{uint32(r.IntN(2)), uint32(r.IntN(2)), r.Uint32()} }
		f.Launch = LaunchDecl{d(), d(), d(), uint32(r.IntN(2)), uint32(r.IntN(3)), uint32(r.IntN(2)), uint32(r.IntN(2)), r.IntN(2) * 64}
	}
	for range r.IntN(5) {
		b := f.NewBlock(r.maybe(r.name()))
		b.Pos = r.pos()
		for range r.IntN(6) {
			t := Void
			if r.bool() {
				t = r.typ(0)
			}
			b.Append(OpInvalid+1+Op(r.IntN(int(NumOps)-1)), t, r.pos())
		}
		if r.bool() {
			b.Append(OpCondBr, Void, r.pos())
		}
	}
	if r.bool() {
		f.nextValue += 5
		f.nextBlock += 2
	}
	for _, b := range f.Blocks {
		for range r.IntN(4) {
			b.AddEdge(f.Blocks[r.IntN(len(f.Blocks))])
		}
	}
	for _, b := range f.Blocks { // predecessors in another order than the text's
		r.Shuffle(len(b.Preds), func(i, j int) { b.Preds[i], b.Preds[j] = b.Preds[j], b.Preds[i] })
		for j, e := range b.Preds {
			e.B.Succs[e.I].I = j
		}
	}
}

// aux gives v everything that may hang on a value.
func (r *randomIR) aux(f *Func, v *Value) {
	any := func() *Value {
		b := f.Blocks[r.IntN(len(f.Blocks))]
		for len(b.Values) == 0 {
			b = v.Block
		}
		return b.Values[r.IntN(len(b.Values))]
	}
	if r.bool() {
		v.Guard = Guard{any(), r.bool()}
	}
	var args []*Value
	for range r.IntN(4) {
		args = append(args, any())
	}
	v.SetArgs(args...)
	v.Free, v.Not = r.IntN(4) == 0, r.IntN(4) == 0
	v.Reg = Reg(r.IntN(len(f.Regs) + 1))
	v.Stmt = int32(r.IntN(5) - 1)
	if r.bool() {
		m := r.mods()
		v.Aux.Mods = &m
	}
	if r.bool() {
		v.Aux.Bits = r.Uint64() >> r.IntN(64)
	}
	syms := r.symbols(f.Module, f)
	if r.IntN(3) == 0 || v.Op == OpAddr {
		v.Aux.Sym = syms[r.IntN(len(syms))]
	}
	if r.IntN(4) == 0 {
		c := &CallInfo{Proto: r.maybe(r.name())}
		for range r.IntN(3) {
			c.Rets = append(c.Rets, syms[r.IntN(len(syms))])
			c.Targets = append(c.Targets, syms[r.IntN(len(syms))])
		}
		if r.bool() {
			c.Targets = nil
		} else if c.Targets == nil {
			c.Targets = []*Symbol{}
		}
		v.Aux.Call = c
	}
}

// mods makes modifiers with few or many fields given.
func (r *randomIR) mods() Mods {
	density := 1 + r.IntN(4)
	n := func(num int) int {
		if r.IntN(density) > 0 {
			return 0
		}
		return r.IntN(num)
	}
	m := Mods{
		Ty: Scalar(n(int(NumScalars))), SrcTy: Scalar(n(int(NumScalars))), Vec: uint8(n(10)), Sub: Sub(n(int(NumSubs))), Cmp: Cmp(n(int(NumCmps))),
		Bool: Bool(n(int(NumBools))), Rnd: Rounding(n(int(NumRoundings))), Space: Space(n(int(NumSpaces))), Sem: Sem(n(int(NumSems))),
		Scope: MemScope(n(int(NumMemScopes))), Text: r.maybe(r.name()),
	}
	for range n(4) {
		m.Flags |= 1 << r.IntN(64)
	}
	return m
}

// structure writes everything reachable from m, by reflection, so that no field can be forgotten. Pointers are numbered in
// the order in which they are met. What the text form does not tell apart is not told apart here: nil and zero modifiers, nil
// and empty lists where they mean the same.
func structure(m *Module) string {
	var b strings.Builder
	seen := make(map[any]int)
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			switch p := v.Interface().(type) {
			case *Type:
				fmt.Fprintf(&b, "%s: %v\n", path, p)
				return
			case *Mods:
				if p == nil {
					p = noMods
				}
				fmt.Fprintf(&b, "%s: %#v\n", path, *p)
				return
			}
			if v.IsNil() {
				fmt.Fprintf(&b, "%s: nil\n", path)
				return
			}
			n, ok := seen[v.Interface()]
			if !ok {
				n = len(seen)
				seen[v.Interface()] = n
			}
			fmt.Fprintf(&b, "%s: -> %d\n", path, n)
			if !ok {
				walk(path, v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				switch name := v.Type().Field(i).Name; name {
				case "valueSlab", "argSlab": // memory not handed out yet
				default:
					walk(path+"."+name, v.Field(i))
				}
			}
		case reflect.Slice:
			if strings.HasSuffix(path, ".Data") || strings.HasSuffix(path, ".Targets") {
				fmt.Fprintf(&b, "%s: nil %t\n", path, v.IsNil())
			}
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		default:
			fmt.Fprintf(&b, "%s: %v\n", path, v)
		}
	}
	walk("m", reflect.ValueOf(m))
	return b.String()
}
