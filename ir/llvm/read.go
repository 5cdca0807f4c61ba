package llvm

import (
	"errors"

	"lockstep/ir"
	"lockstep/ir/diag"
)

// Read reads the text of a module and makes ir of it. With errors in the list the module is nil. src must not change from here
// on.
func Read(name string, src []byte) (*File, *ir.Module, diag.List) {
	if f, m, diags, ok := streamed(name, src); ok {
		return f, m, diags
	}
	return readWhole(name, src)
}

// readWhole is Read by way of a syntax tree of the whole text.
func readWhole(name string, src []byte) (*File, *ir.Module, diag.List) {
	f, diags := Parse(name, src)
	if diags.HasErrors() {
		return f, nil, diags
	}
	m, more := build(f)
	diags = append(diags, more...)
	if diags.HasErrors() {
		return f, nil, diags
	}
	if err := ir.VerifyModule(m); err != nil {
		diags = append(diags, faults(f, err)...)
		return f, nil, diags
	}
	return f, m, diags
}

// faults are what the verifier finds in a text that parses: uses that no definition dominates, and widths that do not fit.
func faults(f *File, err error) diag.List {
	c := diag.Collector{File: f.Name}
	var joined interface{ Unwrap() []error }
	list := []error{err}
	if errors.As(err, &joined) {
		list = joined.Unwrap()
	}
	for _, e := range list {
		d := diag.Diagnostic{Line: 1, Col: 1, Message: e.Error()}
		var fault *ir.Fault
		if errors.As(e, &fault) && fault.Pos.Line != 0 {
			d.Line, d.Col = int(fault.Pos.Line), int(fault.Pos.Col)
			d.Message = fault.Message
			if fault.Func != nil {
				d.Message += " (in @" + fault.Func.Name + ")"
			}
			d.Excerpt = diag.ExcerptAt(f.Src, lineOffset(f.Src, d.Line)+d.Col-1)
		}
		c.Add(d)
		if c.Full(diag.Error) {
			break
		}
	}
	return c.List()
}

// lineOffset is where a line begins.
func lineOffset(src []byte, line int) int {
	for i, c := range src {
		if line <= 1 {
			return i
		}
		if c == '\n' {
			line--
		}
	}
	return len(src)
}
