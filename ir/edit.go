package ir

import "slices"

// RemovePred removes the i-th predecessor edge of b, with the phi arguments that came over it. The other end loses its
// successor; its terminator is the caller's affair.
func (b *Block) RemovePred(i int) {
	e := b.Preds[i]
	e.B.dropSucc(e.I)
	b.dropPred(i)
}

// RemoveSucc removes the i-th successor edge of b and the phi arguments that went over it.
func (b *Block) RemoveSucc(i int) {
	e := b.Succs[i]
	e.B.RemovePred(e.I)
}

func (b *Block) dropSucc(i int) {
	b.Succs = slices.Delete(b.Succs, i, i+1)
	for k := i; k < len(b.Succs); k++ {
		b.Succs[k].B.Preds[b.Succs[k].I].I = k
	}
}

func (b *Block) dropPred(i int) {
	b.Preds = slices.Delete(b.Preds, i, i+1)
	for k := i; k < len(b.Preds); k++ {
		b.Preds[k].B.Succs[b.Preds[k].I].I = k
	}
	for _, phi := range b.Phis() {
		phi.Args = slices.Delete(slices.Clone(phi.Args), i, i+1)
	}
}

// RedirectSucc makes the i-th successor edge of b go to c, as c's last predecessor. The old target's phis lose the argument
// of the edge; c's phis need one.
func (b *Block) RedirectSucc(i int, c *Block) {
	e := b.Succs[i]
	e.B.dropPred(e.I)
	b.Succs[i] = Edge{c, len(c.Preds)}
	c.Preds = append(c.Preds, Edge{b, i})
}

// InsertBefore puts v, which is in no block, before position i of b.
func (b *Block) InsertBefore(i int, v *Value) {
	b.Values = slices.Insert(b.Values, i, v)
	v.Block = b
}

// Remove takes v out of its block. Uses of v are the caller's affair.
func (v *Value) Remove() {
	b := v.Block
	if i := slices.Index(b.Values, v); i >= 0 {
		b.Values = slices.Delete(b.Values, i, i+1)
	}
	v.Block = nil
}

// ReplaceUses makes every use of old in f, guards included, a use of new.
func (f *Func) ReplaceUses(old, new *Value) {
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			for i, a := range v.Args {
				if a == old {
					v.Args[i] = new
				}
			}
			if v.Guard.Pred == old {
				v.Guard.Pred = new
			}
		}
	}
}

// RemoveBlock takes b, which must have no edges left, out of its function.
func (f *Func) RemoveBlock(b *Block) {
	if len(b.Preds) != 0 || len(b.Succs) != 0 {
		panic("ir.RemoveBlock: block still has edges")
	}
	if i := slices.Index(f.Blocks, b); i >= 0 {
		f.Blocks = slices.Delete(f.Blocks, i, i+1)
	}
}
