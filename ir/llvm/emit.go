package llvm

import (
	"fmt"
	"strings"

	"lockstep/ir"
)

// Emit writes a module back as text: m is what Read made of f, after Promote and other passes. A module that no pass changed
// comes out byte for byte. One that was changed is refused by the names of its changed functions.
func Emit(f *File, m *ir.Module) ([]byte, error) {
	changed, err := Changed(f, m)
	if err != nil {
		return nil, err
	}
	if len(changed) > 0 {
		return nil, fmt.Errorf("llvm.Emit: rewritten LLVM IR cannot be written yet; changed: @%s", strings.Join(changed, ", @"))
	}
	return f.Src, nil
}

// Changed names the functions of m that are not what the text of f says, in text order.
func Changed(f *File, m *ir.Module) ([]string, error) {
	ref, diags := build(f)
	if diags.HasErrors() {
		return nil, fmt.Errorf("llvm.Changed: %w", diags)
	}
	PromoteModule(ref)
	if len(ref.Funcs) != len(m.Funcs) {
		return nil, fmt.Errorf("llvm.Changed: %d functions, the text has %d", len(m.Funcs), len(ref.Funcs))
	}
	var changed []string
	for i, fn := range ref.Funcs {
		if fn.String() != m.Funcs[i].String() {
			changed = append(changed, fn.Name)
		}
	}
	return changed, nil
}

// PromoteModule promotes the local variables of all functions.
func PromoteModule(m *ir.Module) {
	for _, f := range m.Funcs {
		Promote(f)
	}
}
