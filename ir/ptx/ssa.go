package ptx

import "lockstep/ir"

// From registers to SSA values.
//
// Most registers are written in one block that dominates all blocks which read
// them: their uses get the definition. Any other register gets pruned SSA form,
// by itself, in steps proportional to the part of the text where it is live:
//
//  1. Liveness: from its uses backwards to its definitions.
//  2. Phis: the iterated dominance frontier of the blocks that define it, in the
//     way of Sreedhar and Gao, "A Linear Time Algorithm for Placing Phi-Nodes",
//     POPL 1995. Their walk over the dominator subtree of a definition enters
//     only blocks where the register is live: where it is dead on entry, either
//     the block defines it, and has a walk of its own, or no phi below can see
//     the outer definition (pruning as in Choi, Cytron and Ferrante, "Automatic
//     Construction of Sparse Data Flow Evaluation Graphs", POPL 1991).
//  3. The value on entry to a live block without phi is that on exit from its
//     immediate dominator.
//
// A register read before its first write is OpUndef, one value at the entry.
type ssaBuilder struct {
	flow
	// By block, valid where the stamp is that of the register being built.
	stamp     int32
	live      []int32 // stamp: the register is live on entry
	defined   []int32 // stamp: the block defines it
	visited   []int32 // stamp: the walk has been here
	children  []int32 // stamp: child is valid
	child     []int32 // first live child in the tree
	sibling   []int32 // next live child of the same parent
	defVal    []*ir.Value
	in        []*ir.Value // value on entry, nil if not known yet
	work      []int32
	liveList  []int32
	phiBlocks []int32
	heap      []int64 // blocks to walk from, deepest first
	chain     []int32

	phis   [][]*ir.Value // by block
	undefs []*ir.Value
}

func (sb *ssaBuilder) reset(n int) {
	for _, t := range []*[]int32{&sb.live, &sb.defined, &sb.visited, &sb.children, &sb.child, &sb.sibling} {
		if cap(*t) < n {
			*t = make([]int32, n+n/2)
		}
		*t = (*t)[:n]
		clear(*t)
	}
	if cap(sb.in) < n {
		sb.in, sb.defVal, sb.phis = make([]*ir.Value, n+n/2), make([]*ir.Value, n+n/2), make([][]*ir.Value, n+n/2)
	}
	sb.in, sb.defVal, sb.phis = sb.in[:n], sb.defVal[:n], sb.phis[:n]
	clear(sb.phis)
	sb.stamp, sb.undefs = 0, sb.undefs[:0]
}

// finish resolves all uses and gives the blocks their values.
func (bb *bodyBuilder) finish() {
	sb := &bb.ssa
	sb.reset(len(bb.blocks))
	sb.flow.run(bb.blocks)
	for r := range bb.regs {
		if reg := &bb.regs[r]; reg.uses >= 0 && !bb.direct(reg) {
			bb.general(int32(r), reg)
		}
	}
	bb.fill()
	bb.registers()
}

// direct gives all uses of a register its definition, if there is one block with
// definitions and it dominates the blocks with uses.
func (bb *bodyBuilder) direct(r *regState) bool {
	if r.defs < 0 || bb.defs[r.defs].next >= 0 {
		return false
	}
	d := &bb.defs[r.defs]
	for u := r.uses; u >= 0; u = bb.uses[u].next {
		if b := bb.uses[u].block; b == d.block || !bb.ssa.dominates(d.block, b) {
			return false
		}
	}
	for u := r.uses; u >= 0; u = bb.uses[u].next {
		*bb.uses[u].slot = d.val
	}
	return true
}

// general gives the uses of a register their values, with phis where
// definitions meet.
func (bb *bodyBuilder) general(reg int32, r *regState) {
	sb := &bb.ssa
	if r.defs < 0 {
		undef := bb.undef(reg)
		for u := r.uses; u >= 0; u = bb.uses[u].next {
			*bb.uses[u].slot = undef
		}
		return
	}
	sb.stamp++
	for d := r.defs; d >= 0; d = bb.defs[d].next {
		sb.defined[bb.defs[d].block] = sb.stamp
		sb.defVal[bb.defs[d].block] = bb.defs[d].val
	}
	bb.liveness(r)
	bb.placePhis(reg, r)
	for _, b := range sb.phiBlocks {
		phi := sb.in[b]
		for i, e := range bb.blocks[b].Preds {
			phi.Args[i] = bb.exitValue(reg, int32(e.B.ID))
		}
	}
	for u := r.uses; u >= 0; u = bb.uses[u].next {
		*bb.uses[u].slot = bb.entryValue(reg, bb.uses[u].block)
	}
}

// liveness marks the blocks on entry to which a register is live, and links them
// into the dominator tree's live part.
func (bb *bodyBuilder) liveness(r *regState) {
	sb := &bb.ssa
	sb.liveList = sb.liveList[:0]
	mark := func(b int32) {
		if sb.live[b] != sb.stamp {
			sb.live[b] = sb.stamp
			sb.in[b] = nil
			sb.liveList = append(sb.liveList, b)
		}
	}
	for u := r.uses; u >= 0; u = bb.uses[u].next {
		mark(bb.uses[u].block)
	}
	for i := 0; i < len(sb.liveList); i++ {
		for _, e := range bb.blocks[sb.liveList[i]].Preds {
			if p := int32(e.B.ID); sb.defined[p] != sb.stamp {
				mark(p)
			}
		}
	}
	for _, b := range sb.liveList {
		d := sb.idom[b]
		if d < 0 {
			continue
		}
		if sb.children[d] != sb.stamp {
			sb.children[d], sb.child[d] = sb.stamp, -1
		}
		sb.sibling[b], sb.child[d] = sb.child[d], b
	}
}

// placePhis makes the phis of a register, without arguments.
func (bb *bodyBuilder) placePhis(reg int32, r *regState) {
	sb := &bb.ssa
	sb.phiBlocks, sb.heap = sb.phiBlocks[:0], sb.heap[:0]
	for d := r.defs; d >= 0; d = bb.defs[d].next {
		sb.push(bb.defs[d].block)
	}
	for len(sb.heap) > 0 {
		root := sb.pop()
		level := sb.level[root]
		sb.work = append(sb.work[:0], root)
		sb.visited[root] = sb.stamp
		for len(sb.work) > 0 {
			b := sb.work[len(sb.work)-1]
			sb.work = sb.work[:len(sb.work)-1]
			for _, e := range bb.blocks[b].Succs {
				s := int32(e.B.ID)
				if sb.live[s] != sb.stamp || sb.in[s] != nil || sb.level[s] > level || sb.tree[s] != sb.tree[b] || sb.idom[s] == b {
					continue
				}
				sb.in[s] = bb.newPhi(reg, s)
				sb.phiBlocks = append(sb.phiBlocks, s)
				if sb.defined[s] != sb.stamp {
					sb.push(s)
				}
			}
			if sb.children[b] != sb.stamp {
				continue
			}
			for c := sb.child[b]; c >= 0; c = sb.sibling[c] {
				if sb.visited[c] != sb.stamp && sb.defined[c] != sb.stamp {
					sb.visited[c] = sb.stamp
					sb.work = append(sb.work, c)
				}
			}
		}
	}
}

func (bb *bodyBuilder) newPhi(reg, b int32) *ir.Value {
	blk := bb.blocks[b]
	v := bb.f.NewValue(ir.OpPhi, bb.regs[reg].typ, blk.Pos, bb.nils(len(blk.Preds))...)
	v.Block, v.Reg = blk, ir.Reg(reg+1)
	bb.ssa.phis[b] = append(bb.ssa.phis[b], v)
	return v
}

// nils returns n nil values.
func (bb *bodyBuilder) nils(n int) []*ir.Value {
	if n > len(bb.nilArgs) {
		bb.nilArgs = make([]*ir.Value, 2*n)
	}
	return bb.nilArgs[:n]
}

// entryValue returns the value of a register on entry to a block where it is
// live.
func (bb *bodyBuilder) entryValue(reg, b int32) *ir.Value {
	sb := &bb.ssa
	var v *ir.Value
	sb.chain = sb.chain[:0]
	for v == nil {
		if v = sb.in[b]; v != nil {
			break
		}
		sb.chain = append(sb.chain, b)
		d := sb.idom[b]
		switch {
		case d < 0:
			v = bb.undef(reg)
		case sb.defined[d] == sb.stamp:
			v = sb.defVal[d]
		default:
			b = d
		}
	}
	for _, c := range sb.chain {
		sb.in[c] = v
	}
	return v
}

// exitValue returns the value of a register at the end of a block where it is
// live.
func (bb *bodyBuilder) exitValue(reg, b int32) *ir.Value {
	if bb.ssa.defined[b] == bb.ssa.stamp {
		return bb.ssa.defVal[b]
	}
	return bb.entryValue(reg, b)
}

// undef returns the value of a register before its first write.
func (bb *bodyBuilder) undef(reg int32) *ir.Value {
	sb := &bb.ssa
	if n := len(sb.undefs); n > 0 && sb.undefs[n-1].Reg == ir.Reg(reg+1) {
		return sb.undefs[n-1] // registers come one after the other
	}
	r := &bb.regs[reg]
	v := bb.f.NewValue(ir.OpUndef, r.typ, ir.Pos{Line: r.pos.Line, Col: r.pos.Col})
	v.Block, v.Reg = bb.blocks[0], ir.Reg(reg+1)
	sb.undefs = append(sb.undefs, v)
	return v
}

// push and pop keep the heap of blocks to walk from, the deepest in the
// dominator tree on top.
func (sb *ssaBuilder) push(b int32) {
	h := append(sb.heap, int64(sb.level[b])<<32|int64(b))
	i := len(h) - 1
	for i > 0 {
		p := (i - 1) / 2
		if h[p] >= h[i] {
			break
		}
		h[p], h[i] = h[i], h[p]
		i = p
	}
	sb.heap = h
}

func (sb *ssaBuilder) pop() int32 {
	h := sb.heap
	top := int32(h[0])
	h[0] = h[len(h)-1]
	h = h[:len(h)-1]
	for i := 0; ; {
		c := 2*i + 1
		if c >= len(h) {
			break
		}
		if c+1 < len(h) && h[c+1] > h[c] {
			c++
		}
		if h[i] >= h[c] {
			break
		}
		h[i], h[c] = h[c], h[i]
		i = c
	}
	sb.heap = h
	return top
}

// link makes the edges of all blocks, in text order.
func (bb *bodyBuilder) link() {
	total := 0
	out, in := make([]int32, len(bb.blocks)), make([]int32, len(bb.blocks))
	for i := range bb.blocks {
		bb.successors(int32(i), func(b, to int32) {
			out[b]++
			in[to]++
			total++
		})
	}
	slab := make([]ir.Edge, 2*total)
	for i, b := range bb.blocks {
		b.Succs, slab = slab[:0:out[i]], slab[out[i]:]
		b.Preds, slab = slab[:0:in[i]], slab[in[i]:]
	}
	for i := range bb.blocks {
		bb.successors(int32(i), func(b, to int32) { bb.blocks[b].AddEdge(bb.blocks[to]) })
	}
}

// successors visits the successors of block i, in their order.
func (bb *bodyBuilder) successors(i int32, visit func(from, to int32)) {
	span := &bb.lay.blocks[i]
	if span.term < 0 {
		if int(i) < len(bb.lay.blocks)-1 {
			visit(i, i+1)
		}
		return
	}
	s := &bb.fn.Stmts[span.term]
	if bb.b.lay.guardedHead(bb.fn, span) {
		visit(i, i+2)
		visit(i, i+1)
		return
	}
	for _, t := range bb.lay.targets[span.targets.Lo:span.targets.Hi] {
		visit(i, t)
	}
	if s.Guard != 0 && span.head < 0 {
		visit(i, i+1)
	}
}

// fill gives each block its values: phis, at the entry undefined registers, and
// what the statements made. All lists share one slab.
func (bb *bodyBuilder) fill() {
	sb := &bb.ssa
	n := len(bb.values) + len(sb.undefs)
	for _, list := range sb.phis {
		n += len(list)
	}
	slab := make([]*ir.Value, 0, n)
	for i, blk := range bb.blocks {
		lo := len(slab)
		slab = append(slab, sb.phis[i]...)
		if i == 0 {
			slab = append(slab, sb.undefs...)
		}
		hi := len(bb.values)
		if i+1 < len(bb.starts) {
			hi = int(bb.starts[i+1])
		}
		slab = append(slab, bb.values[bb.starts[i]:hi]...)
		blk.Values = slab[lo:len(slab):len(slab)]
	}
}

// registers lists the registers of the function.
func (bb *bodyBuilder) registers() {
	bb.f.Regs = make([]ir.RegInfo, len(bb.regs))
	for i := range bb.regs {
		r := &bb.regs[i]
		name := bb.b.f.NameText(r.name)
		switch {
		case int32(i) == bb.carry-1:
			name = carryName
		case r.comp != CompNone:
			name += "." + compLetters[r.comp-1:r.comp]
		}
		bb.f.Regs[i] = ir.RegInfo{Name: name, Type: r.typ, Ty: r.ty, Pos: ir.Pos{Line: r.pos.Line, Col: r.pos.Col}}
	}
}
