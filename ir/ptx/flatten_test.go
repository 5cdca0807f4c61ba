package ptx

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// A side is a block whose statements are moved under a guard, and where the
// branch leads there.
type side struct {
	b     *ir.Block
	taken bool
}

// flattenByHand does what a plan says, a line each: `f b1: -b2 +b4` moves the
// statements of b2 and then b4 of function f into b1, in place of its branch:
// those of b2 under the negation of its condition, those of b4 under it.
func flattenByHand(t *testing.T, m *ir.Module, plan string) {
	t.Helper()
	for line := range strings.Lines(plan) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, rest, ok := strings.Cut(line, ":")
		require.True(t, ok, line)
		var name, p string
		_, err := fmt.Sscan(head, &name, &p)
		require.NoError(t, err, line)
		f := m.Func(name)
		require.NotNil(t, f, line)
		var sides []side
		for _, word := range strings.Fields(rest) {
			sides = append(sides, side{blockNamed(t, f, word[1:]), word[0] == '+'})
		}
		flatten(t, f, blockNamed(t, f, p), sides)
	}
}

func blockNamed(t *testing.T, f *ir.Func, id string) *ir.Block {
	t.Helper()
	i := slices.IndexFunc(f.Blocks, func(b *ir.Block) bool { return b.String() == id })
	require.GreaterOrEqual(t, i, 0, "no block %s in %s", id, f.Name)
	return f.Blocks[i]
}

// flattener keeps to what the text will mean: a statement reads what its
// registers hold where it stands then.
type flattener struct {
	f *ir.Func
	p *ir.Block
}

func flatten(t *testing.T, f *ir.Func, p *ir.Block, sides []side) {
	t.Helper()
	term := p.Term()
	require.Equal(t, ir.OpCondBr, term.Op)
	cond := term.Args[0]
	out := map[*ir.Block]bool{p: true}
	for _, s := range sides {
		out[s.b] = true
	}
	var join *ir.Block
	for _, s := range append(sides, side{b: p}) {
		for _, e := range s.b.Succs {
			if !out[e.B] {
				require.True(t, join == nil || join == e.B)
				join = e.B
			}
		}
	}
	p.Values = p.Values[:len(p.Values)-1]
	fl := &flattener{f, p}
	for _, s := range sides {
		body := s.b.Body()
		guard := ir.Guard{Pred: cond, Not: term.Not == s.taken}
		for _, v := range body {
			fl.move(v, guard, body)
		}
	}
	for _, b := range slices.Concat([]*ir.Block{p}, blocksOf(sides)) {
		for len(b.Succs) > 0 {
			b.RemoveSucc(0)
		}
	}
	for _, s := range sides {
		f.RemoveBlock(s.b)
	}
	p.AddEdge(join)
	for _, phi := range join.Phis() {
		phi.Args = append(slices.Clone(phi.Args), fl.current(phi.Reg, p))
	}
	op, mods := ir.OpJump, &ir.Mods{Flags: ir.Uni, Text: "bra.uni"}
	if i := slices.Index(f.Blocks, p); i+1 < len(f.Blocks) && f.Blocks[i+1] == join {
		op, mods = ir.OpFall, nil
	}
	p.Append(op, ir.Void, term.Pos).Aux.Mods = mods
}

func blocksOf(sides []side) []*ir.Block {
	var list []*ir.Block
	for _, s := range sides {
		list = append(list, s.b)
	}
	return list
}

func (fl *flattener) append(v *ir.Value) *ir.Value {
	v.Block = fl.p
	fl.p.Values = append(fl.p.Values, v)
	return v
}

// move puts v of a side at the end of p, under a guard.
func (fl *flattener) move(v *ir.Value, g ir.Guard, body []*ir.Value) {
	for i, a := range v.Args {
		if a.Reg != 0 {
			v.Args[i] = fl.current(a.Reg, fl.p)
		}
	}
	if v.Issues() == 0 {
		fl.append(v)
		return
	}
	if q := v.Guard; q.Pred != nil {
		v.Guard = fl.both(g, ir.Guard{Pred: fl.current(q.Pred.Reg, fl.p), Not: q.Not}, v.Pos)
	} else {
		v.Guard = g
		if v.HasResult() {
			v.Args = append(slices.Clone(v.Args), fl.old(v, body))
		}
	}
	fl.append(v)
}

// old is the pass-through of a value that gets a guard.
func (fl *flattener) old(v *ir.Value, body []*ir.Value) *ir.Value {
	if v.Type.Kind != ir.KindTuple {
		return fl.current(v.Reg, fl.p)
	}
	elems := make([]*ir.Value, len(v.Type.Elems))
	for _, p := range body {
		if p.Op == ir.OpProj && p.Args[0] == v {
			elems[p.Index()] = fl.current(p.Reg, fl.p)
		}
	}
	for i := range elems {
		if elems[i] == nil {
			elems[i] = fl.append(fl.f.NewValue(ir.OpUndef, v.Type.Elems[i], v.Pos))
		}
	}
	return fl.append(fl.f.NewValue(ir.OpTuple, v.Type, v.Pos, elems...))
}

// both makes the guard that holds where a and b do.
func (fl *flattener) both(a, b ir.Guard, pos ir.Pos) ir.Guard {
	mods := &ir.Mods{Ty: ir.Pred}
	op, not := ir.OpAnd, false
	if a.Not && b.Not {
		op, not = ir.OpOr, true
	}
	args := []*ir.Value{a.Pred, b.Pred}
	for i, g := range []ir.Guard{a, b} {
		if g.Not && !not {
			n := fl.append(fl.f.NewValue(ir.OpNot, ir.I1, pos, g.Pred))
			n.Aux.Mods, n.Reg = mods, fl.f.NewReg("%q", ir.I1, ir.Pred)
			args[i] = n
		}
	}
	v := fl.append(fl.f.NewValue(op, ir.I1, pos, args...))
	v.Aux.Mods, v.Reg = mods, fl.f.NewReg("%q", ir.I1, ir.Pred)
	return ir.Guard{Pred: v, Not: not}
}

// current is what a register holds at the end of a block.
func (fl *flattener) current(r ir.Reg, b *ir.Block) *ir.Value {
	for {
		for i := len(b.Values) - 1; i >= 0; i-- {
			if b.Values[i].Reg == r {
				return b.Values[i]
			}
		}
		if len(b.Preds) != 1 {
			break
		}
		b = b.Preds[0].B
	}
	v := fl.f.NewValue(ir.OpUndef, fl.f.Regs[r-1].Type, ir.Pos{})
	v.Reg = r
	fl.f.Entry().InsertBefore(0, v)
	return v
}
