package llvm

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lockstep/ir"
	"lockstep/ir/diag"
	"lockstep/ir/target"
)

// builder makes ir of a syntax tree.
type builder struct {
	f       *File
	m       *ir.Module
	machine *machine
	layout  *layout

	headConsts int // how many of the constants stand outside of functions
	diags      diag.Collector

	infos          []typeInfo
	ptrs           map[ptrTypeKey]*ir.Type
	opaqueType     *ir.Type
	tokenType      *ir.Type
	lastScalarType TypeID
	lastReading    reading
	lastScalar     ir.Scalar

	syms      []*ir.Symbol // by global; nil until asked for, of what has no symbol
	funcs     []*ir.Func   // by function
	lowerings []*lowering  // by global; notKnown if there is none
	mods      map[ir.Mods]*ir.Mods
	made      map[string]*ir.Symbol // variables that stand for what a machine provides
	locs      locTable
	origins   map[int]*origin // by function, of those that somebody asked for
}

// build makes a module of a syntax tree that was read without errors.
func build(f *File) (*ir.Module, diag.List) { return newBuilder(f).build() }

// buildWith is build; it fills in the origins that are asked for, by function.
func buildWith(f *File, origins map[int]*origin) (*ir.Module, diag.List) {
	b := newBuilder(f)
	b.origins = origins
	return b.build()
}

func newBuilder(f *File) *builder {
	b := &builder{
		f: f, machine: machineOf(f.Triple), layout: parseLayout(f.DataLayout),
		ptrs: map[ptrTypeKey]*ir.Type{}, mods: map[ir.Mods]*ir.Mods{}, made: map[string]*ir.Symbol{},
		opaqueType: &ir.Type{Kind: ir.KindStruct}, tokenType: ir.TupleOf(),
	}
	b.diags.File = f.Name
	if f.DataLayout == "" {
		b.layout = parseLayout(defaultLayouts[b.machine.name])
	}
	b.m = &ir.Module{Name: f.Name, Lang: "llvm", PtrBits: b.layout.ptr(0).bits}
	b.locs.init(b)
	return b
}

func (b *builder) build() (*ir.Module, diag.List) {
	f := b.f
	b.head()
	fb := newFuncBuilder(b)
	for i := range f.Funcs {
		if fn := &f.Funcs[i]; fn.Defined() && !fn.Broken {
			fb.origin = b.origins[i]
			fb.build(fn, b.funcs[i])
		}
	}
	b.dialect()
	return b.m, b.diags.List()
}

// head makes all of the module but the functions' bodies.
func (b *builder) head() {
	b.target()
	b.globals()
	kernels := b.kernels()
	for i := range b.f.Funcs {
		b.header(i, kernels)
	}
	b.aliases()
	b.namedFunctions()
	b.headConsts = len(b.f.Consts)
	b.initialValues()
}

// defaultLayouts are for texts without a data layout: what matters of the targets' own.
var defaultLayouts = map[string]string{
	"nvptx":  "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64",
	"amdgcn": "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5-G1",
	"spir":   "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024",
	"other":  "e-i64:64",
}

// errorAt reports something at an offset in the text.
func (b *builder) errorAt(at uint32, sev diag.Severity, format string, args ...any) {
	if b.diags.Full(sev) {
		return
	}
	line, start := lineOf(b.f.Src, at)
	b.diags.Add(diag.Diagnostic{Line: int(line), Col: int(at-start) + 1, Severity: sev, Message: fmt.Sprintf(format, args...),
		Excerpt: diag.ExcerptAt(b.f.Src, int(at))})
}

// mod returns the shared copy of m.
func (b *builder) mod(m ir.Mods) *ir.Mods {
	p, ok := b.mods[m]
	if !ok {
		p = &m
		b.mods[m] = p
	}
	return p
}

func (b *builder) irType(id TypeID) *ir.Type { return b.info(id).ir }

// stringAttr finds "key"="value" among a function's attributes and groups.
func (b *builder) stringAttr(fn *Func, key string) (string, bool) {
	for _, s := range fn.Strings {
		if s.Key == key {
			return s.Value, true
		}
	}
	for _, n := range fn.Groups {
		if g := b.f.Groups[n]; g != nil {
			for _, s := range g.Strings {
				if s.Key == key {
					return s.Value, true
				}
			}
		}
	}
	return "", false
}

// attrs are the attributes of a list and its groups.
func (b *builder) attrs(own Attrs, groups []uint32) Attrs {
	for _, n := range groups {
		if g := b.f.Groups[n]; g != nil {
			own |= g.Attrs
		}
	}
	return own
}

// The dialects that Module.Version tells apart.
const (
	opaquePointers = "opaque pointers"
	typedPointers  = "typed pointers"
)

// dialect says which of them the module is written in. It asks for the types of all bodies.
func (b *builder) dialect() {
	b.m.Version = opaquePointers
	for i := range b.f.Types {
		if t := &b.f.Types[i]; t.Kind == TypePtr && t.Elem != 0 {
			b.m.Version = typedPointers
			return
		}
	}
}

// target fills in what the module says of its machine: the processor of its first function that names one, and the width of
// a warp.
func (b *builder) target() {
	m := b.m
	m.Target, m.Warp = b.machine.cpu, b.machine.warp
	features := ""
	for i := range b.f.Funcs {
		fn := &b.f.Funcs[i]
		if cpu, ok := b.stringAttr(fn, "target-cpu"); ok && fn.Defined() && cpu != "" {
			m.Target = cpu
			features, _ = b.stringAttr(fn, "target-features")
			break
		}
	}
	if b.machine.name == "other" {
		m.Target, _, _ = strings.Cut(b.f.Triple, "-")
	}
	if b.machine.name == "spir" && strings.HasPrefix(b.f.Triple, "spirv") {
		m.Target, _, _ = strings.Cut(b.f.Triple, "-")
	}
	if b.machine.name != "amdgcn" {
		return
	}
	m.Warp = target.Wave(m.Target, features)
}

// wave is the number of lanes in a warp that an AMD function is compiled for, by its own attributes; 0 if it has none about it
// or says what the module says.
func (b *builder) wave(fn *Func) int {
	if b.machine.name != "amdgcn" {
		return 0
	}
	cpu, named := b.stringAttr(fn, "target-cpu")
	features, told := b.stringAttr(fn, "target-features")
	if !named || cpu == "" {
		if !told || !strings.Contains(features, "wavefrontsize") {
			return 0
		}
		cpu = b.m.Target
	}
	if w := target.Wave(cpu, features); w != b.m.Warp {
		return w
	}
	return 0
}

// globals makes the symbols of variables, in the order of their definitions. Aliases have the symbol of what they stand for;
// see symbol.
func (b *builder) globals() {
	b.syms = make([]*ir.Symbol, len(b.f.Globals))
	for i := range b.f.Globals {
		g := &b.f.Globals[i]
		if g.Kind != GlobalVar {
			continue
		}
		ti := b.info(g.Type)
		s := &ir.Symbol{Name: g.Name, Kind: ir.SymVar, Space: b.machine.space(g.Space), Type: ti.ir, Align: ti.align, Size: max(ti.alloc, 0),
			Extern: g.Extern, Pos: ir.Pos{Line: g.At.Line, Col: g.At.Col}}
		s.Elem = b.elementScalar(g.Type)
		if g.Align != 0 {
			s.Align = int64(g.Align)
		}
		if s.Space == ir.Generic { // a variable of address space 0 lies in global memory
			s.Space = ir.Global
		}
		if ti.alloc < 0 {
			s.Kind = ir.SymOpaque
		}
		// extern __shared__ x[]: its size comes with the launch.
		if s.Space == ir.Shared && ti.alloc == 0 && g.Extern {
			s.Unsized = true
		}
		if !s.Extern {
			s.Linkage = g.Linkage
		}
		b.syms[i] = s
		b.m.Syms = append(b.m.Syms, s)
	}
	slices.SortStableFunc(b.m.Syms, func(x, y *ir.Symbol) int {
		return cmp.Or(cmp.Compare(x.Pos.Line, y.Pos.Line), cmp.Compare(x.Pos.Col, y.Pos.Col))
	})
}

// elementScalar is the type of the words of a variable: of arrays, of their elements.
func (b *builder) elementScalar(id TypeID) ir.Scalar {
	for range MaxTypeDepth {
		id = b.f.resolve(id)
		if t := &b.f.Types[id]; t.Kind != TypeArray && t.Kind != TypeVector {
			break
		}
		id = b.f.Types[id].Elem
	}
	return b.scalar(id, asUnsigned)
}

// symbol returns the symbol of a global, and the bytes to add for an alias of a place within it; nil if it has none: ifuncs,
// intrinsics, and aliases of what is no symbol plus offset.
func (b *builder) symbol(n uint32) (*ir.Symbol, int64) {
	add := int64(0)
	for range MaxConstDepth {
		g := &b.f.Globals[n]
		if g.Kind != GlobalAlias {
			if int(n) >= len(b.syms) { // an intrinsic that a body names
				return nil, add
			}
			return b.syms[n], add
		}
		base, off, ok := b.place(&g.Init, 0)
		if !ok {
			return nil, 0
		}
		n, add = base, add+off
	}
	return nil, 0
}

// place finds the global and offset that a constant address means.
func (b *builder) place(o *Operand, depth int) (global uint32, off int64, ok bool) {
	if depth > MaxConstDepth {
		return 0, 0, false
	}
	switch o.Kind {
	case OpdGlobal:
		return uint32(o.Bits), 0, true
	case OpdExpr:
	default:
		return 0, 0, false
	}
	e := &b.f.Exprs[o.Bits]
	parts := b.f.Consts[e.Parts.Lo:e.Parts.Hi]
	if len(parts) == 0 {
		return 0, 0, false
	}
	switch e.Op {
	case kwBitCast:
	case kwGetElementPtr:
		off, ok = b.constOffset(e.Type, parts[1:])
		if !ok {
			return 0, 0, false
		}
	default:
		return 0, 0, false
	}
	global, add, ok := b.place(&parts[0], depth+1)
	return global, off + add, ok
}

// constOffset is the byte offset of constant indices.
func (b *builder) constOffset(elem TypeID, indices []Operand) (int64, bool) {
	off := int64(0)
	ok := b.walkGEP(elem, indices, func(i int, scale int64) bool {
		o := &indices[i]
		switch o.Kind {
		case OpdInt:
			off += b.signed(o) * scale
		case OpdZero, OpdNull:
		default:
			return false
		}
		return true
	}, &off)
	return off, ok
}

// signed is the value of an integer constant, sign-extended from its type.
func (b *builder) signed(o *Operand) int64 {
	w := b.f.Types[o.Type].Bits
	if w == 0 || w >= 64 {
		return int64(o.Bits)
	}
	return int64(o.Bits<<(64-w)) >> (64 - w)
}

// walkGEP steps through the indices of a getelementptr. It adds the offsets of struct elements to off, and calls step with
// the number and scale of each other index. It gives up, with false, where step does or a type has no size.
func (b *builder) walkGEP(elem TypeID, indices []Operand, step func(i int, scale int64) bool, off *int64) bool {
	t := elem
	for i := range indices {
		if i == 0 {
			size := b.info(t).alloc
			if size < 0 || !step(0, size) {
				return false
			}
			continue
		}
		t = b.f.resolve(t)
		ty := &b.f.Types[t]
		switch ty.Kind {
		case TypeStruct:
			n, ok := b.structIndex(&indices[i])
			offsets := b.info(t).offsets
			if !ok || n >= uint64(len(offsets)) || b.info(t).alloc < 0 {
				return false
			}
			*off += offsets[n]
			t = b.f.Elems(t)[n]
		case TypeArray, TypeVector:
			size := b.info(ty.Elem).alloc
			if size < 0 || !step(i, size) {
				return false
			}
			t = ty.Elem
		default:
			return false
		}
	}
	return true
}

// structIndex is the number of a struct's element: a constant, or a vector of equal ones.
func (b *builder) structIndex(o *Operand) (uint64, bool) {
	switch o.Kind {
	case OpdInt:
		return o.Bits, true
	case OpdZero:
		return 0, true
	case OpdAgg, OpdSplat:
		if e := b.f.Exprs[o.Bits]; e.Parts.Len() > 0 {
			return b.structIndex(&b.f.Consts[e.Parts.Lo])
		}
	}
	return 0, false
}

// header makes the ir function of one definition or declaration, without its body.
func (b *builder) header(i int, kernels map[uint32]*kernelFacts) {
	f := b.f
	fn := &f.Funcs[i]
	g := &f.Globals[fn.Global]
	kf := kernels[fn.Global]
	fi := b.m.NewFunc(g.Name, kf != nil || kernelConventions[fn.CC])
	b.funcs = append(b.funcs, fi)
	b.syms[fn.Global] = fi.Sym
	fi.Pos = ir.Pos{Line: fn.At.Line, Col: fn.At.Col}
	fi.Sym.Pos = fi.Pos
	if !fi.Kernel && fn.Defined() {
		fi.Sym.Linkage = fn.Linkage
	}
	attrs := b.attrs(fn.Attrs, fn.Groups)
	fi.Facts = functionFacts(attrs)
	fi.Launch.Warp = b.wave(fn)
	fi.NoReturn = attrs&AttrNoReturn != 0
	for j := range fn.Params {
		fi.Params = append(fi.Params, b.param(fn, fi, j))
	}
	if f.kind(fn.Ret) != TypeVoid {
		ti := b.info(fn.Ret)
		fi.Results = []*ir.Symbol{{Name: "", Kind: ir.SymParam, Space: ir.Param, Type: ti.ir, Elem: b.scalar(fn.Ret, asUnsigned),
			Size: max(ti.alloc, 0), Align: ti.align, Owner: fi}}
	}
	if fi.Kernel {
		b.launch(fn, fi, kf)
	}
}

// param makes the symbol of parameter j. Parameters go by value (OpArg), those with byval are memory.
func (b *builder) param(fn *Func, fi *ir.Func, j int) *ir.Symbol {
	q := &fn.Params[j]
	ti := b.info(q.Type)
	s := &ir.Symbol{Kind: ir.SymParam, Space: ir.Param, Type: ti.ir, Elem: b.scalar(q.Type, asUnsigned), Size: max(ti.alloc, 0),
		Align: ti.align, Owner: fi, Facts: paramFacts(q.Attrs), Deref: int64(min(q.Deref, maxTypeSize)), Pos: fi.Pos}
	if q.Local != 0 {
		s.Name = b.f.LocalName(q.Local)
	} else {
		s.Name = fmt.Sprint(j)
	}
	if t := &b.f.Types[b.f.resolve(q.Type)]; t.Kind == TypePtr {
		s.Ptr, s.PtrSpace = true, b.machine.space(t.Bits)
		if s.PtrSpace == ir.Generic && fi.Kernel { // what a host passes is global memory
			s.PtrSpace = ir.Global
		}
	}
	if q.Attrs&(AttrByVal|AttrByRef) != 0 && q.AttrTy != 0 {
		in := b.info(q.AttrTy)
		s.Type, s.Elem, s.Size, s.Align = in.ir, b.elementScalar(q.AttrTy), max(in.alloc, 0), in.align
		s.Ptr, s.PtrSpace = false, ir.Generic
		if q.Align != 0 {
			s.Align = int64(q.Align)
		}
	}
	return s
}

func functionFacts(a Attrs) ir.Facts {
	var f ir.Facts
	if a&AttrConvergent == 0 {
		f |= ir.FactNotConvergent
	}
	for _, p := range functionFactTable {
		if a&p.attr != 0 {
			f |= p.fact
		}
	}
	return f
}

var functionFactTable = []struct {
	attr Attrs
	fact ir.Facts
}{
	{AttrReadNone, ir.FactReadNone}, {AttrReadOnly, ir.FactReadOnly}, {AttrArgMemOnly, ir.FactArgMemOnly},
	{AttrWillReturn, ir.FactWillReturn}, {AttrNoUnwind, ir.FactNoUnwind}, {AttrNoSync, ir.FactNoSync},
	{AttrSpeculatable, ir.FactSpeculatable}, {AttrNoFree, ir.FactNoFree}, {AttrNoCallback, ir.FactNoCallback},
}

func paramFacts(a Attrs) ir.Facts {
	var f ir.Facts
	for _, p := range paramFactTable {
		if a&p.attr != 0 {
			f |= p.fact
		}
	}
	return f
}

var paramFactTable = []struct {
	attr Attrs
	fact ir.Facts
}{
	{AttrNoUndef, ir.FactNoUndef}, {AttrNonNull, ir.FactNonNull}, {AttrNoAlias, ir.FactNoAlias}, {AttrReadOnly, ir.FactReadOnly},
	{AttrReadNone, ir.FactReadNone},
}
