package llvm

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lockstep/ir"
)

// Emit writes a module back as text: m is what Read made of f, after ir.PromoteModule and other passes. Functions that no pass
// changed come out byte for byte. In a changed one
//
//   - a statement keeps the text that it had, wherever it stands now, with the names of its operands as they are now. Comments
//     and debug records before it stay where they are. In another block than before it runs in more lanes: what the text
//     promises of it goes where it would be undefined behaviour if it did not hold there (see emitspec.go);
//   - new values (select, freeze, br) are printed, and phis whose edges changed are printed anew;
//   - if the function has numbered locals, all of them get names, and implicit labels become explicit;
//   - use-list orders go, and those of the module: the uses are others now.
//
// It returns an error if a change has no form in the text. Whoever emits reads the output again and compares.
func Emit(f *File, m *ir.Module) ([]byte, error) {
	f = f.whole()
	changed, err := changedFuncs(f, m)
	if err != nil {
		return nil, err
	}
	if len(changed) == 0 {
		return f.Src, nil
	}
	origins := make(map[int]*origin, len(changed))
	for _, i := range changed {
		origins[i] = &origin{locals: map[ir.ID]LocalID{}, consts: map[ir.ID]Operand{}}
	}
	ref, _ := buildWith(f, origins)
	ir.PromoteModule(ref)
	var edits []edit
	for _, s := range f.UseList {
		edits = append(edits, edit{span: f.wholeLine(s)})
	}
	for _, i := range changed {
		fn := &f.Funcs[i]
		e := emitter{f: f, fn: fn, ref: ref.Funcs[i], now: m.Funcs[i], origin: origins[i], eol: lineEnd(f.text)}
		header, body, err := e.function()
		if err != nil {
			return nil, fmt.Errorf("llvm.Emit: @%s: %w", ref.Funcs[i].Name, err)
		}
		edits = append(edits, edit{fn.Header, header}, edit{fn.Body, body})
	}
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(a.span.Start, b.span.Start) })
	var out []byte
	at := uint32(0)
	for _, x := range edits {
		out = append(out, f.Src[at:x.span.Start]...)
		out = append(out, x.text...)
		at = x.span.End
	}
	return append(out, f.Src[at:]...), nil
}

// edit replaces a part of the text.
type edit struct {
	span Span
	text string
}

// wholeLine is a span with the line that it stands on, where nothing else does.
func (f *File) wholeLine(s Span) Span {
	before := strings.TrimRight(f.text[:s.Start], " \t")
	behind := strings.TrimLeft(f.text[s.End:], " \t\r")
	if strings.HasSuffix(before, "\n") && strings.HasPrefix(behind, "\n") {
		return Span{uint32(len(before)), uint32(len(f.text) - len(behind) + 1)}
	}
	return s
}

// lineEnd is the line end of a text.
func lineEnd(text string) string {
	if i := strings.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// Changed names the functions of m that are not what the text of f says, in text order.
func Changed(f *File, m *ir.Module) ([]string, error) {
	changed, err := changedFuncs(f.whole(), m)
	var names []string
	for _, i := range changed {
		names = append(names, m.Funcs[i].Name)
	}
	return names, err
}

// changedFuncs is Changed, by index.
func changedFuncs(f *File, m *ir.Module) ([]int, error) {
	ref, diags := build(f)
	if diags.HasErrors() {
		return nil, fmt.Errorf("llvm.Changed: %w", diags)
	}
	ir.PromoteModule(ref)
	if len(ref.Funcs) != len(m.Funcs) || len(f.Funcs) != len(m.Funcs) {
		return nil, fmt.Errorf("llvm.Changed: %d functions, the text has %d", len(m.Funcs), len(ref.Funcs))
	}
	want, got := functionTexts(ref), functionTexts(m)
	if len(want) != len(got) {
		return nil, fmt.Errorf("llvm.Changed: %d functions print as %d, the text has %d", len(m.Funcs), len(got), len(want))
	}
	var changed []int
	for i := range want {
		if want[i] != got[i] {
			changed = append(changed, i)
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
