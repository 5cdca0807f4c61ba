package lower

import (
	"fmt"

	"lockstep/ir"
)

// Flattening: before slots are given out, a function of LLVM IR becomes one whose values are all scalars of at most 64 bits.
//
//	%v = load <2 x float>, ptr %p          v = ld.v2.f32 [p]; v.0 = proj 0; v.1 = proj 1
//	%w = fadd <2 x float> %v, %u           w.0 = add v.0, u.0; w.1 = add v.1, u.1
//	%x = extractelement <2 x float> %w, 1  x = mov w.1
//	%g = getelementptr i32, ptr %p, i32 %i g = gep p, i, 4
//
// A value becomes its parts, one for each leaf of its type (ir.Type.Leaves). Blocks, edges and statements stay one to one, so
// that joins, branches and counts are those of the original: of the operations that a statement becomes, one carries its issue
// and the others are free. What cannot be taken apart becomes an operation that refuses to run, by name.
//
// PTX has scalars only and is lowered as it is.

// MaxLeaves bounds the scalars that one value is taken apart into.
const MaxLeaves = 1024

// flattener makes the flat form of one function.
type flattener struct {
	f, g   *ir.Func
	blocks []*ir.Block   // by ID of f's blocks: g's
	parts  [][]*ir.Value // by ID of f's values: the scalars in g
	whole  []*ir.Value   // by ID of f's values: the operation of g with several results
	origin []*ir.Value   // by ID of g's values: the value of f that it is, or is a part of; nil for what is between
	mods   map[ir.Mods]*ir.Mods

	cur *ir.Block
	v   *ir.Value // at hand
}

// flattens reports whether a function is in a language whose values are not all scalars.
func flattens(f *ir.Func) bool { return f.Module != nil && f.Module.Lang == "llvm" }

// flatten returns the flat form of f.
func flatten(f *ir.Func) *flattener {
	fl := &flattener{f: f, blocks: make([]*ir.Block, f.NumBlocks()), parts: make([][]*ir.Value, f.NumValues()),
		whole: make([]*ir.Value, f.NumValues()), mods: make(map[ir.Mods]*ir.Mods)}
	fl.g = &ir.Func{Name: f.Name, Kernel: f.Kernel, Sym: f.Sym, Module: f.Module, Launch: f.Launch, NoReturn: f.NoReturn, Facts: f.Facts, Pos: f.Pos}
	fl.g.Vars = append(fl.g.Vars, f.Vars...)
	fl.g.Regs = append(fl.g.Regs, f.Regs...)
	fl.g.Reserve(f.NumValues()+f.NumValues()/2, f.NumValues()*3)
	for _, b := range f.Blocks {
		c := fl.g.NewBlock(b.Name)
		c.Pos = b.Pos
		fl.blocks[b.ID] = c
	}
	fl.edges()
	fl.signature()
	for _, b := range fl.order() {
		fl.block(b)
	}
	fl.phiArgs()
	return fl
}

// edges gives the blocks of g the edges of f, in the same order at both ends.
func (fl *flattener) edges() {
	turn := func(list []ir.Edge) []ir.Edge {
		out := make([]ir.Edge, len(list))
		for i, e := range list {
			out[i] = ir.Edge{B: fl.blocks[e.B.ID], I: e.I}
		}
		return out
	}
	for _, b := range fl.f.Blocks {
		c := fl.blocks[b.ID]
		c.Preds, c.Succs = turn(b.Preds), turn(b.Succs)
	}
}

// order lists the blocks in reverse post-order, so that definitions come before their uses; those that no path reaches last.
func (fl *flattener) order() []*ir.Block {
	type visit struct {
		b    *ir.Block
		next int
	}
	seen := make([]bool, fl.f.NumBlocks())
	var post []*ir.Block
	path := []visit{{b: fl.f.Entry()}}
	seen[fl.f.Entry().ID] = true
	for len(path) > 0 {
		at := &path[len(path)-1]
		if at.next < len(at.b.Succs) {
			s := at.b.Succs[at.next].B
			at.next++
			if !seen[s.ID] {
				seen[s.ID] = true
				path = append(path, visit{b: s})
			}
			continue
		}
		post = append(post, at.b)
		path = path[:len(path)-1]
	}
	out := make([]*ir.Block, 0, len(fl.f.Blocks))
	for i := len(post) - 1; i >= 0; i-- {
		out = append(out, post[i])
	}
	for _, b := range fl.f.Blocks {
		if !seen[b.ID] {
			out = append(out, b)
		}
	}
	return out
}

// block flattens the values of b, one statement after the other.
func (fl *flattener) block(b *ir.Block) {
	fl.cur = fl.blocks[b.ID]
	if b == fl.f.Entry() {
		fl.enter()
	}
	for _, v := range b.Values {
		fl.v = v
		from := len(fl.cur.Values)
		switch rule := flatRules[v.Op]; {
		case v.Type.NumLeaves(MaxLeaves) > MaxLeaves:
			fl.refuse(fmt.Sprintf("a value of more than %d scalars", MaxLeaves))
		case rule != nil:
			rule(fl, v)
		default:
			flatPlain(fl, v)
		}
		fl.issue(v, from)
	}
}

// issue lets one of the operations that v became carry its issue: one of v's own kind, or else the last.
func (fl *flattener) issue(v *ir.Value, from int) {
	var carrier *ir.Value
	for _, w := range fl.cur.Values[from:] {
		if w.Info().Free {
			continue
		}
		w.Free, w.Stmt = true, v.Stmt
		if carrier == nil || carrier.Op != v.Op {
			carrier = w
		}
	}
	if v.Issues() == 0 {
		return
	}
	if carrier == nil { // nothing to do, and still a statement
		carrier = fl.op(ir.OpHint, ir.Void, &ir.Mods{Text: opcode(v)})
		carrier.Stmt = v.Stmt
	}
	carrier.Free = false
}

// op appends an operation for the value at hand.
func (fl *flattener) op(op ir.Op, t *ir.Type, m *ir.Mods, args ...*ir.Value) *ir.Value {
	w := fl.cur.Append(op, t, fl.v.Pos, args...)
	w.Aux.Mods = m
	return w
}

// textMods is the shared copy of m, with the spelling of the value at hand.
func (fl *flattener) textMods(m ir.Mods) *ir.Mods {
	m.Text = fl.v.Mods().Text
	p, ok := fl.mods[m]
	if !ok {
		p = &m
		fl.mods[m] = p
	}
	return p
}

func (fl *flattener) constant(t *ir.Type, bits uint64) *ir.Value {
	if t.Bits < 64 {
		bits &= 1<<t.Bits - 1
	}
	return fl.cur.Const(t, bits, fl.v.Pos)
}

// define says what v became.
func (fl *flattener) define(v *ir.Value, parts ...*ir.Value) {
	fl.parts[v.ID] = parts
	for i, p := range parts {
		if fl.originOf(p) != nil {
			continue
		}
		fl.setOrigin(p, v)
		if v.Reg != 0 && p.Reg == 0 && !p.Info().Operand {
			p.Reg = v.Reg
			if len(parts) > 1 {
				info := fl.g.Regs[v.Reg-1]
				info.Name, info.Type = fmt.Sprintf("%s.%d", info.Name, i), p.Type
				fl.g.Regs = append(fl.g.Regs, info)
				p.Reg = ir.Reg(len(fl.g.Regs))
			}
		}
	}
}

func (fl *flattener) originOf(w *ir.Value) *ir.Value {
	if int(w.ID) < len(fl.origin) {
		return fl.origin[w.ID]
	}
	return nil
}

func (fl *flattener) setOrigin(w, v *ir.Value) {
	for int(w.ID) >= len(fl.origin) {
		fl.origin = append(fl.origin, make([]*ir.Value, fl.f.NumValues()+1)...)
	}
	fl.origin[w.ID] = v
}

// of gives the parts of a value. One that is used where its definition does not reach, in blocks that nothing reaches, is
// undefined.
func (fl *flattener) of(v *ir.Value) []*ir.Value {
	if fl.parts[v.ID] == nil && v.Type.NumLeaves(MaxLeaves) > 0 {
		if v.Type.NumLeaves(MaxLeaves) > MaxLeaves {
			return nil // refused where it was to be made
		}
		for _, l := range v.Type.Leaves() {
			fl.parts[v.ID] = append(fl.parts[v.ID], fl.op(ir.OpUndef, l.T, nil))
		}
	}
	return fl.parts[v.ID]
}

// one gives the part of a scalar.
func (fl *flattener) one(v *ir.Value) *ir.Value { return fl.of(v)[0] }

// refuse makes the value at hand an operation that ends the run, and its result undefined.
func (fl *flattener) refuse(why string) {
	text := opcode(fl.v)
	if why != "" {
		text += ": " + why
	}
	fl.op(ir.OpOpaque, ir.Void, &ir.Mods{Text: text})
	if n := fl.v.Type.NumLeaves(MaxLeaves); n > 0 && n <= MaxLeaves {
		fl.of(fl.v)
	}
}

// phiArgs gives the phis their arguments, now that everything has its parts.
func (fl *flattener) phiArgs() {
	for _, b := range fl.f.Blocks {
		phis := b.Phis()
		fl.cur = fl.blocks[fl.f.Entry().ID]
		for _, v := range phis {
			fl.v = v
			args := make([]*ir.Value, len(v.Args))
			for i, p := range fl.parts[v.ID] {
				for k, a := range v.Args {
					args[k] = fl.incoming(a, i)
				}
				p.SetArgs(args...)
			}
		}
	}
}

// incoming is part i of an argument of a phi. What no path defines is undefined: such values go to the beginning of the
// function.
func (fl *flattener) incoming(a *ir.Value, i int) *ir.Value {
	if parts := fl.parts[a.ID]; i < len(parts) {
		return parts[i]
	}
	w := fl.g.NewValue(ir.OpUndef, a.Type.Leaves()[i].T, a.Pos)
	fl.g.Entry().InsertBefore(len(fl.g.Entry().Phis()), w)
	return w
}

// scalarOf is the operating type of an operation on the bits of a scalar.
func scalarOf(t *ir.Type) ir.Scalar {
	switch t.Kind {
	case ir.KindFloat:
		switch t.Bits {
		case 16:
			return ir.TF16
		case 32:
			return ir.TF32
		case 64:
			return ir.TF64
		}
		return ir.OtherScalar
	case ir.KindBFloat:
		return ir.TBF16
	}
	switch t.Bits {
	case 1:
		return ir.Pred
	case 8:
		return ir.B8
	case 16:
		return ir.B16
	case 32:
		return ir.B32
	case 64:
		return ir.B64
	}
	return ir.UInt
}

// bitsOf is scalarOf without floating point.
func bitsOf(t *ir.Type) ir.Scalar { return scalarOf(ir.IntType(t.Bits)) }
