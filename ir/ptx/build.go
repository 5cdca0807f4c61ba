package ptx

import (
	"fmt"
	"strconv"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// Read parses the text of one PTX module and builds its ir. The name is for
// diagnostics. The module is nil if the list holds an error.
func Read(name string, src []byte) (*File, *ir.Module, diag.List) {
	f, diags := Parse(name, src)
	if diags.HasErrors() {
		return f, nil, diags
	}
	m, more := Build(f)
	diags = append(diags, more...)
	diags.Sort()
	return f, m, diags
}

// Build makes ir of a syntax tree that Parse gave without errors: every
// instruction statement becomes one value that costs an issue, in text order,
// and registers become SSA values. The list holds what is wrong with the text
// beyond its grammar, such as names that nothing declares; the module is nil if
// it holds an error.
func Build(f *File) (*ir.Module, diag.List) {
	b := &builder{
		f:     f,
		m:     &ir.Module{Name: f.Name, Lang: "ptx"},
		diags: diag.Collector{File: f.Name},
		names: newNames(f),
		lists: make([]int32, f.NumNames()+1),
	}
	b.recipes = newRecipes(f)
	b.lay = newLayouter(f, b.recipes, b.errorf)
	b.body = bodyBuilder{b: b}
	b.header()
	b.symbols()
	for i, fn := range f.Funcs {
		if b.funcs[i] != nil && fn.Body {
			b.body.build(fn, b.funcs[i])
		}
	}
	if b.diags.HasErrors() {
		return nil, b.diags.List()
	}
	return b.m, b.diags.List()
}

// builder is what the functions of a file share.
type builder struct {
	f       *File
	m       *ir.Module
	diags   diag.Collector
	names   names
	recipes []recipe
	lay     *layouter
	body    bodyBuilder

	syms   []*ir.Symbol // by the index of a binding
	funcs  []*ir.Func   // by the index in File.Funcs; nil for a declaration of something declared elsewhere too
	tuples []*ir.Type   // made so far
	lists  []int32      // by NameID: statement plus 1 of the .calltargets or .callprototype with that label

	defined map[*ir.Func]bool // has a body in the text

	files        map[uint32]int32    // by the number of a .file: index into Module.Files
	debugStrings map[string][]byte   // by label of the debug section: what follows it
	debugNames   map[debugRef]string // made so far
}

func (b *builder) errorf(offset uint32, format string, args ...any) {
	if !b.diags.Full(diag.Error) {
		b.diags.Add(b.f.Diagnostic(diag.Error, offset, fmt.Sprintf(format, args...)))
	}
}

// header takes over what the directives at the head of the module say.
func (b *builder) header() {
	f, m := b.f, b.m
	m.Version = strconv.Itoa(f.Version.Major) + "." + strconv.Itoa(f.Version.Minor)
	if len(f.Targets) > 0 {
		m.Target = f.NameText(f.Targets[0].Name)
	}
	m.PtrBits = f.AddressSize
	if m.PtrBits == 0 {
		m.PtrBits = inferAddressSize(f)
	}
	b.files = make(map[uint32]int32, len(f.DebugFiles))
	for _, d := range f.DebugFiles {
		if _, ok := b.files[d.Index]; !ok {
			b.files[d.Index] = int32(len(m.Files))
			m.Files = append(m.Files, d.Name)
		}
	}
}

// inferAddressSize guesses the address size of text older than .address_size
// (PTX 2.3) from its kernels' parameters: pointers are the only reason for which
// compilers of that time declared 64-bit integers there.
func inferAddressSize(f *File) int {
	for _, fn := range f.Funcs {
		for _, p := range fn.Params {
			if fn.Entry && p.Dims == nil && p.Type.Bits() == 64 && p.Type != TypeF64 {
				return 64
			}
		}
	}
	return 32
}

// tuple returns the type of several results, the same pointer for the same
// elements as far as the first maxTuples of a file go.
func (b *builder) tuple(elems []*ir.Type) *ir.Type {
search:
	for _, t := range b.tuples {
		if len(t.Elems) != len(elems) {
			continue
		}
		for i := range elems {
			if t.Elems[i] != elems[i] {
				continue search
			}
		}
		return t
	}
	t := ir.TupleOf(append([]*ir.Type(nil), elems...)...)
	if len(b.tuples) < maxTuples {
		b.tuples = append(b.tuples, t)
	}
	return t
}

const maxTuples = 64
