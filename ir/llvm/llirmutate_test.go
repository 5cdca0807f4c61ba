package llvm

import (
	"os"
	"slices"
	"testing"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// mutation changes one reader's understanding in one place, and gives the way back; nil if there is nothing to change.
type mutation struct {
	what  string
	apply func(b *lir.Block, k int) (undo func())
}

func swapped(x, y *value.Value) func() {
	if llirValue(*x) == llirValue(*y) {
		return nil
	}
	*x, *y = *y, *x
	return func() { *x, *y = *y, *x }
}

var mutations = []mutation{
	{"operands swapped", func(b *lir.Block, k int) func() {
		if k == len(b.Insts) {
			return nil
		}
		ops := b.Insts[k].(value.User).Operands()
		switch x := b.Insts[k].(type) {
		case *lir.InstPhi:
			if len(x.Incs) < 2 {
				return nil
			}
			return swapped(&x.Incs[0].X, &x.Incs[1].X)
		case *lir.InstCall:
			ops = ops[1:] // the callee is none
		}
		if len(ops) < 2 {
			return nil
		}
		return swapped(ops[0], ops[1])
	}},
	{"instruction dropped", func(b *lir.Block, k int) func() {
		if k == len(b.Insts) {
			return nil
		}
		old := b.Insts
		b.Insts = slices.Delete(slices.Clone(old), k, k+1)
		return func() { b.Insts = old }
	}},
	{"another successor", func(b *lir.Block, k int) func() {
		if k < len(b.Insts) {
			return nil
		}
		switch t := b.Term.(type) {
		case *lir.TermCondBr:
			t.Successors = nil
			undo := swapped(&t.TargetTrue, &t.TargetFalse)
			if undo == nil {
				return nil
			}
			return func() { undo(); t.Successors = nil }
		case *lir.TermBr:
			old := t.Target
			t.Target, t.Successors = b, nil
			if old == value.Value(b) {
				return nil
			}
			return func() { t.Target, t.Successors = old, nil }
		case *lir.TermSwitch:
			if len(t.Cases) == 0 {
				return nil
			}
			t.Successors = nil
			undo := swapped(&t.TargetDefault, &t.Cases[0].Target)
			if undo == nil {
				return nil
			}
			return func() { undo(); t.Successors = nil }
		}
		return nil
	}},
}

// TestSecondOpinionCanFail changes what llir understood, place by place, and then the ir: each change must be noticed.
func TestSecondOpinionCanFail(t *testing.T) {
	made := map[string]int{}
	sources := map[string][]byte{"forms.ll": []byte(typedForms())}
	for i, name := range typedTexts(t) {
		if i%4 != 0 {
			continue
		}
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		sources[name] = src
	}
	for name, src := range sources {
		o, err := ask(name, src)
		if err != nil {
			continue
		}
		f, m, _ := Read(name, src)
		require.NotNil(t, m)
		tree := treeForm(f.whole())
		for _, fn := range o.m.Funcs {
			if len(fn.Blocks) > 0 {
				mutateTheirs(t, made, o.m, fn, tree, m)
				mutateOurs(t, made, o.m, fn, m.Func(bareName(fn.Name())))
			}
		}
	}
	for what, n := range made {
		t.Logf("%d times %s", n, what)
		assert.Greater(t, n, 20, what)
	}
	assert.Len(t, made, len(mutations)+3)
}

// mutateTheirs changes llir's reading: the tree must differ, and the ir unless nothing is said of it.
func mutateTheirs(t *testing.T, made map[string]int, theirs *lir.Module, fn *lir.Func, tree formOf, m *ir.Module) {
	machine := llirMachineOf(theirs.TargetTriple, theirs.DataLayout)
	name := bareName(fn.Name())
	step, n := 1+len(tree["@"+name])/100, 0
	for i, b := range fn.Blocks {
		for k := range len(b.Insts) + 1 {
			if n++; n%step != 0 && k < len(b.Insts) {
				continue
			}
			for _, mu := range mutations {
				line := ""
				known := false
				if k < len(b.Insts) {
					line = llirStatement(b.Insts[k])
					known = machine.expected(b.Insts[k], i == 0).uses
					if c, ok := b.Insts[k].(*lir.InstFCmp); ok && (c.Pred == enum.FPredTrue || c.Pred == enum.FPredFalse) {
						known = mu.what == mutations[0].what // whatever they are
					}
				}
				undo := mu.apply(b, k)
				if undo == nil {
					continue
				}
				made[mu.what]++
				assert.False(t, slices.Equal(llirFunction(fn), tree["@"+name]), "%s in @%s not noticed: %s", mu.what, name, line)
				if !known {
					assert.NotEmpty(t, newTally().functionDifference(machine, fn, m.Func(name)), "%s in @%s not noticed in ir: %s", mu.what, name, line)
				}
				undo()
			}
		}
	}
	require.Empty(t, newTally().functionDifference(machine, fn, m.Func(name)), "the way back")
}

// mutateOurs changes the ir.
func mutateOurs(t *testing.T, made map[string]int, theirs *lir.Module, fn *lir.Func, f *ir.Func) {
	machine := llirMachineOf(theirs.TargetTriple, theirs.DataLayout)
	step, n := 1+len(f.Blocks[0].Values)/200, 0
	try := func(what string, v *ir.Value, undo func()) {
		if n++; n%step != 0 {
			undo()
			return
		}
		made[what]++
		assert.NotEmpty(t, newTally().functionDifference(machine, fn, f), "%s in @%s not noticed: %s", what, f.Name, v.LongString())
		undo()
	}
	known := map[int32]bool{} // calls of which only the locals that they use are compared
	stmt := int32(0)
	for i, b := range fn.Blocks {
		for k, in := range b.Insts {
			known[stmt+int32(k)] = machine.expected(in, i == 0).uses
		}
		stmt += int32(len(b.Insts)) + 1
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Stmt == ir.NoStmt || v.Free || known[v.Stmt] {
				continue
			}
			if len(v.Args) > 1 && actualOperand(f, v.Args[0]) != actualOperand(f, v.Args[1]) {
				v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
				try("operands of ir swapped", v, func() { v.Args[0], v.Args[1] = v.Args[1], v.Args[0] })
			}
			if v.Op == ir.OpSetp {
				old := v.Aux.Mods
				other := *old
				other.Cmp = map[bool]ir.Cmp{true: ir.NE, false: ir.EQ}[old.Cmp == ir.EQ]
				v.Aux.Mods = &other
				try("comparison of ir changed", v, func() { v.Aux.Mods = old })
			}
		}
		if len(b.Succs) == 2 && b.Succs[0].B != b.Succs[1].B {
			b.Succs[0], b.Succs[1] = b.Succs[1], b.Succs[0]
			try("successors of ir swapped", b.Term(), func() { b.Succs[0], b.Succs[1] = b.Succs[1], b.Succs[0] })
		}
	}
}
