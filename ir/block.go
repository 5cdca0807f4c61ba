package ir

// Edge is one end of a control-flow edge. If b.Succs[i] is {c, j} then c.Preds[j] is {b, i}: I is the index of the reverse
// edge, so that edits take constant time and two edges between the same blocks stay apart.
type Edge struct {
	B *Block
	I int
}

// Block is a basic block: phis first, one terminator last.
//
// Successors by terminator: OpJump, OpFall: the target. OpCondBr: Succs[0] is taken (where the condition, after Not, holds),
// Succs[1] is the way on. OpCondRet, OpCondExit, OpCondTrap: Succs[0] is the way on of the threads that stay. OpBrx: its
// targets by index. OpSwitch: Succs[0] is the default, then the cases. OpRet, OpExit, OpTrap, OpUnreachable: none.
type Block struct {
	ID     ID
	Name   string // the label in the input, "" if it has none
	Func   *Func
	Values []*Value
	Preds  []Edge
	Succs  []Edge
	Pos    Pos
}

// Term returns the terminator, or nil if the block is unfinished.
func (b *Block) Term() *Value {
	if n := len(b.Values); n > 0 && b.Values[n-1].Info().Terminator {
		return b.Values[n-1]
	}
	return nil
}

// Phis returns the phis at the head of b.
func (b *Block) Phis() []*Value {
	n := 0
	for n < len(b.Values) && b.Values[n].Op == OpPhi {
		n++
	}
	return b.Values[:n]
}

// Body returns the values between the phis and the terminator.
func (b *Block) Body() []*Value {
	n := len(b.Phis())
	end := len(b.Values)
	if b.Term() != nil {
		end--
	}
	return b.Values[n:end]
}

// Branches reports whether threads can leave b to different places: more than one successor, or a conditional way out.
func (b *Block) Branches() bool {
	t := b.Term()
	return t != nil && (len(b.Succs) > 1 || t.Info().Conditional)
}
