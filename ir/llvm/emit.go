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
	want, got := functionTexts(ref), functionTexts(m)
	if len(want) != len(got) {
		return nil, fmt.Errorf("llvm.Changed: %d functions print as %d, the text has %d", len(m.Funcs), len(got), len(want))
	}
	var changed []string
	for i := range want {
		if want[i] != got[i] {
			changed = append(changed, ref.Funcs[i].Name)
		}
	}
	return changed, nil
}

// functionTexts are the functions of m in the text form of ir. Each ends in a line of its own; what stands before the first
// one, the module's own things, goes with it.
func functionTexts(m *ir.Module) []string {
	texts := strings.SplitAfter(m.String(), "\nend\n")
	if n := len(texts); n > 0 && texts[n-1] == "" {
		texts = texts[:n-1]
	}
	return texts
}

// PromoteModule promotes the local variables of all functions.
func PromoteModule(m *ir.Module) {
	for _, f := range m.Funcs {
		Promote(f)
	}
}
