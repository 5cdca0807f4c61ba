package llvm

import (
	"fmt"
	"sort"
	"strings"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"lockstep/ir"
)

// Reasons of the tally.
const (
	endedBlocks     = "blocks that a call ends from which no thread returns"
	endedStatements = "statements behind such calls, which are not in ir"
)

// irDifferences compares each statement that llir read with what became of it in ir, and the successors of each block.
func (n *tally) irDifferences(theirs *lir.Module, m *ir.Module) []string {
	machine := llirMachineOf(theirs.TargetTriple, theirs.DataLayout)
	var diffs []string
	for _, f := range theirs.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		name := bareName(f.Name())
		ours := m.Func(name)
		if ours == nil || len(ours.Blocks) != len(f.Blocks) {
			diffs = append(diffs, "@"+name+": not the same blocks in ir")
			continue
		}
		if d := n.functionDifference(machine, f, ours); d != "" {
			diffs = append(diffs, "@"+name+": "+d)
		}
	}
	return diffs
}

// functionDifference is the first difference in a function; "" if there is none.
func (n *tally) functionDifference(machine *llirMachine, f *lir.Func, ours *ir.Func) string {
	number := map[*lir.Block]int{}
	names := map[*ir.Block]string{}
	for i, b := range f.Blocks {
		number[b] = i
		names[ours.Blocks[i]] = llirName(b)
	}
	stmt := int32(0)
	for i, b := range f.Blocks {
		block := ours.Blocks[i]
		byStmt := map[int32][]*ir.Value{}
		for _, v := range block.Values {
			byStmt[v.Stmt] = append(byStmt[v.Stmt], v)
		}
		ended := false // by a call that no thread returns from: what follows is not in ir
		for k := 0; k <= len(b.Insts) && !ended; k++ {
			var in any = b.Term
			if k < len(b.Insts) {
				in = b.Insts[k]
			}
			want := machine.expected(in, i == 0)
			values := byStmt[stmt+int32(k)]
			ended = k < len(b.Insts) && len(values) > 0 && values[len(values)-1].Info().Terminator
			if d := n.difference(machine, ours, names, in, want, values); d != "" {
				return d
			}
			if ended {
				n.notes[endedStatements] += len(b.Insts) - k
			}
		}
		stmt += int32(len(b.Insts)) + 1
		if ended {
			n.notes[endedBlocks]++
			continue
		}
		succs := b.Term.Succs()
		if len(succs) != len(block.Succs) {
			return fmt.Sprintf("%s has %d successors, %d in ir", llirName(b), len(succs), len(block.Succs))
		}
		for k, s := range succs {
			if ours.Blocks[number[s]] != block.Succs[k].B {
				return fmt.Sprintf("%s: successor %d is %s, %s in ir", llirName(b), k, llirName(s), names[block.Succs[k].B])
			}
		}
	}
	return ""
}

// difference compares one statement with the values that stand for it.
func (n *tally) difference(machine *llirMachine, f *ir.Func, names map[*ir.Block]string, in any, want operation, values []*ir.Value) string {
	fail := func(got any) string { return fmt.Sprintf("%s\n\twant %s\n\tgot  %s", llirStatement(in), want, got) }
	if r, ok := in.(value.Named); ok && !types.Equal(r.Type(), types.Void) {
		if d := resultDifference(machine, f, r, values); d != "" {
			return fail(d)
		}
	}
	if want.uses {
		n.notes["calls of declared functions: result and used locals only"]++
		if d := useDifference(f, want, values); d != "" {
			return fail(d)
		}
		n.operations++
		return ""
	}
	var main *ir.Value
	for _, v := range values {
		if v.Issues() > 0 || v.Op == ir.OpPhi || v.Info().Terminator {
			if main != nil {
				return fail("two operations: " + main.LongString() + " and " + v.LongString())
			}
			main = v
		}
	}
	if main == nil {
		return fail("nothing")
	}
	got := actual(f, names, main)
	if got.op != want.op || strings.TrimSpace(got.how) != strings.TrimSpace(want.how) || len(got.args) != len(want.args) {
		return fail(got)
	}
	for i := range want.args {
		if k := strings.Count(want.args[i], "?"); k > 0 {
			n.notes["constants that are no number or address (expressions, NaN, above 64 bits): in the tree only"] += k
		}
		if !agrees(want.args[i], got.args[i]) {
			return fail(got)
		}
	}
	n.operations++
	return ""
}

// agrees reports whether two operands are the same, where a question mark stands for anything.
func agrees(want, got string) bool {
	parts := strings.Split(want, "?")
	rest, ok := strings.CutPrefix(got, parts[0])
	for _, p := range parts[1:] {
		if !ok {
			break
		}
		i := strings.Index(rest, p)
		if p == "" {
			i = len(rest)
		}
		ok = i >= 0
		rest = rest[max(i, 0)+len(p)*min(1, max(i+1, 0)):]
	}
	return ok && (rest == "" || strings.HasSuffix(want, "?"))
}

// resultDifference asks that the statement defines its local, with its type.
func resultDifference(machine *llirMachine, f *ir.Func, r value.Named, values []*ir.Value) string {
	t := machine.typeOf(r.Type())
	for _, v := range values {
		if f.RegName(v.Reg) == llirName(r) {
			if t != nil && !t.Equal(v.Type) {
				return "a result of type " + v.Type.String() + ", not " + t.String()
			}
			return ""
		}
	}
	for _, b := range f.Blocks { // what a call of the tables gives may be a value that belongs to no statement
		for _, v := range b.Values {
			if f.RegName(v.Reg) == llirName(r) && v.Stmt == ir.NoStmt && (t == nil || t.Equal(v.Type)) {
				return ""
			}
		}
	}
	return "no value for " + llirName(r)
}

// useDifference asks that values use no locals that the operands of the call do not name.
func useDifference(f *ir.Func, want operation, values []*ir.Value) string {
	own := map[*ir.Value]bool{}
	for _, v := range values {
		own[v] = true
	}
	for _, v := range values {
		for _, a := range v.Args {
			if name := f.RegName(a.Reg); name != "" && !own[a] && !strings.Contains(strings.Join(want.args, ", ")+",", name+",") {
				return v.LongString() + " uses " + name
			}
		}
	}
	return ""
}

// signMatters are the operations that give different results for numbers with and without a sign.
var signMatters = map[ir.Op]bool{ir.OpDiv: true, ir.OpRem: true, ir.OpShr: true}

// actual is what stands in ir, in the form of expected.
func actual(f *ir.Func, names map[*ir.Block]string, v *ir.Value) operation {
	o := operation{op: v.Op}
	m := v.Mods()
	switch v.Op {
	case ir.OpFall:
		o.op = ir.OpJump
	case ir.OpPhi:
		for i, a := range v.Args {
			o.args = append(o.args, names[v.Block.Preds[i].B]+": "+actualOperand(f, a))
		}
		sort.Strings(o.args)
		return o
	case ir.OpMov, ir.OpCvta:
		if a := v.Args[0]; a.Op == ir.OpAddr && a.Aux.Sym.Owner == f && a.Aux.Sym.Kind == ir.SymVar {
			return operation{op: ir.OpAddr, how: fmt.Sprint(a.Aux.Sym.Size), args: []string{"%" + a.Aux.Sym.Name}}
		}
		if v.Op == ir.OpCvta {
			o.how = m.Space.String()
		}
	case ir.OpCall:
		o.how = v.Aux.Sym.Name
	case ir.OpSetp:
		if m.Ty.Info().Float || m.Cmp != ir.EQ && m.Cmp != ir.NE {
			o.how = m.Ty.String()
		}
		o.how += m.Cmp.String()
	case ir.OpCvt:
		o.how = m.SrcTy.String() + " " + m.Ty.String()
	case ir.OpGEP:
		o.how = fmt.Sprint(v.Offset())
	case ir.OpAtom:
		o.how = m.Sub.String()
		if m.Ty.Info().Float || m.Sub == ir.SubMin || m.Sub == ir.SubMax {
			o.how += m.Ty.String()
		}
		o.how += m.Sem.String()
	case ir.OpLoad, ir.OpStore, ir.OpFence:
		o.how = m.Sem.String()
	case ir.OpSelp, ir.OpRet, ir.OpFreeze, ir.OpExtract, ir.OpInsert, ir.OpShuffleVec, ir.OpBitcast, ir.OpCondBr, ir.OpSwitch, ir.OpOpaque, ir.OpLib:
	default:
		if m.Ty.Info().Float || signMatters[v.Op] {
			o.how = m.Ty.String()
		}
	}
	for _, a := range v.Args {
		o.args = append(o.args, actualOperand(f, a))
	}
	return o
}

// actualOperand is an operand of ir: the name of its register, what its constant is, or the operation that is part of the
// statement.
func actualOperand(f *ir.Func, v *ir.Value) string {
	for base := v; base.Free && base.Reg == 0 && len(base.Args) == 1; { // another form of the address of a variable
		if base = base.Args[0]; base.Op == ir.OpAddr {
			v = base
		}
	}
	if name := f.RegName(v.Reg); name != "" {
		return name
	}
	var args []string
	for _, a := range v.Args {
		args = append(args, actualOperand(f, a))
	}
	switch v.Op {
	case ir.OpConst:
		return fmt.Sprint(v.Aux.Bits)
	case ir.OpZero:
		return "0"
	case ir.OpUndef:
		return "undef"
	case ir.OpPoison:
		return "poison"
	case ir.OpAddr:
		return fmt.Sprintf("@%s+%d", v.Aux.Sym.Name, v.Offset())
	case ir.OpTuple:
		return "{" + strings.Join(args, " ") + "}"
	}
	return v.Op.String() + "(" + strings.Join(args, ", ") + ")"
}
