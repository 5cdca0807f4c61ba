package llvmuniform

import (
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/llvm"
)

// Pair is an instruction of the text with what LLVM says of it and the value that the reader made of it.
type Pair struct {
	LLVM  *Instr
	Value *ir.Value // its result, or the terminator
}

// Branch reports whether the pair is a way to part.
func (p *Pair) Branch() bool { return p.Value == p.Value.Block.Term() }

// Match lays what LLVM says of the functions of a text beside the values of the module that was read from the text. It leaves
// out instructions that neither have a result nor end a block of several successors, those that no path reaches, and those that
// the reader made no value of. Without said, nothing is known of LLVM: all is called divergent.
//
// LLVM upgrades old texts while it reads them. A function whose instructions are no longer those of the text, one by one, by
// result and opcode, is not matched, and counted.
func Match(file *llvm.File, m *ir.Module, said []*Func) (pairs map[*ir.Func][]Pair, unmatched []string) {
	byName := make(map[string]*Func, len(said))
	for _, f := range said {
		byName[f.Name] = f
	}
	pairs = map[*ir.Func][]Pair{}
	for i := range file.Funcs {
		fn := &file.Funcs[i]
		name := file.Globals[fn.Global].Name
		f, by := m.Func(name), byName[name]
		if fn.Blocks.Len() == 0 {
			continue
		}
		if f == nil || f.Declared() || by == nil && said != nil {
			unmatched = append(unmatched, name)
			continue
		}
		ours := instructions(file, fn)
		if by == nil {
			by = &Func{Instrs: make([]Instr, len(ours))}
			for k := range ours {
				by.Instrs[k] = ours[k].Instr
				by.Instrs[k].Divergent = true
			}
		}
		if by.AllUniform {
			by.Instrs = make([]Instr, len(ours))
			for k := range ours {
				by.Instrs[k] = ours[k].Instr
			}
		}
		if by.Named {
			unname(ours, by.Instrs)
		}
		if !alike(ours, by.Instrs) {
			unmatched = append(unmatched, name)
			continue
		}
		values := valuesOf(f)
		for k := range ours {
			v := values[place{ours[k].at, mark(ours[k].Name)}]
			if v != nil && (v != v.Block.Term() || v.Block.Branches()) {
				pairs[f] = append(pairs[f], Pair{&by.Instrs[k], v})
			}
		}
	}
	return pairs, unmatched
}

// placed is an instruction of the text.
type placed struct {
	Instr
	at llvm.Place
}

// instructions lists those of fn, without calls that only describe variables for a debugger, which LLVM keeps as records now.
func instructions(file *llvm.File, fn *llvm.Func) []placed {
	var list []placed
	for bi := fn.Blocks.Lo; bi < fn.Blocks.Hi; bi++ {
		b := &file.Blocks[bi]
		for n := b.Instrs.Lo; n < b.Instrs.Hi; n++ {
			in := &file.Instrs[n]
			text := file.Text(llvm.Span{Start: in.Start, End: in.End})
			if strings.Contains(text, "call void @llvm.dbg.") {
				continue
			}
			name, op := Split(text)
			list = append(list, placed{Instr{Name: name, Opcode: op, Text: text, Term: n+1 == b.Instrs.Hi}, in.At})
		}
	}
	return list
}

// mark is the name of a local as ir has it.
func mark(name string) string {
	if name == "" {
		return ""
	}
	return "%" + name
}

// unname gives results that the text numbers their numbers again, one by one.
func unname(ours []placed, said []Instr) {
	for k := range min(len(ours), len(said)) {
		if _, err := strconv.Atoi(ours[k].Name); err == nil && said[k].Name != "" {
			said[k].Name = ours[k].Name
		}
	}
}

// alike reports whether LLVM printed the instructions of the text.
func alike(ours []placed, said []Instr) bool {
	if len(ours) != len(said) {
		return false
	}
	for k := range ours {
		if ours[k].Name != said[k].Name || ours[k].Opcode != said[k].Opcode || ours[k].Term != said[k].Term {
			return false
		}
	}
	return true
}

// place tells the value of an instruction: where it stands, and the name of its result; none of a terminator.
type place struct {
	at   llvm.Place
	name string
}

func valuesOf(f *ir.Func) map[place]*ir.Value {
	values := map[place]*ir.Value{}
	reached := map[*ir.Block]bool{f.Entry(): true}
	work := []*ir.Block{f.Entry()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Succs {
			if !reached[s.B] {
				reached[s.B] = true
				work = append(work, s.B)
			}
		}
		for _, v := range b.Values {
			at := llvm.Place{Line: v.Pos.Line, Col: v.Pos.Col}
			switch {
			case v == b.Term():
				values[place{at, ""}] = v
			case v.HasResult() && v.Reg != 0:
				values[place{at, f.RegName(v.Reg)}] = v
			}
		}
	}
	return values
}
