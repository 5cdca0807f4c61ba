package thread

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"lockstep/ir"
	"lockstep/ir/target"
)

// Supported returns nil if the outcome of k does not depend on how its threads run together, as far as the text shows, and
// if the oracle knows its operations. Else the error lists the reasons, one a line, in text order.
func Supported(k *ir.Func) error {
	if k.Declared() {
		return fmt.Errorf("%s is only declared", k.Name)
	}
	p := load(k)
	var reasons []error
	seen := make(map[string]bool)
	for _, f := range p.order {
		waits := waiting(f.f)
		for _, b := range f.f.Blocks {
			for _, v := range b.Values {
				why := p.refuse(f, v)
				if why == "" && waits[v] {
					why = "a loop waits for what another thread writes"
				}
				if why != "" && !seen[why] {
					seen[why] = true
					reasons = append(reasons, fmt.Errorf("line %d: %s", v.Pos.Line, why))
				}
			}
		}
	}
	return errors.Join(reasons...)
}

// collective are the operations that read other lanes of the warp.
var collective = []ir.Op{ir.OpShfl, ir.OpVote, ir.OpMatch, ir.OpRedux, ir.OpElect, ir.OpActivemask, ir.OpWarpBar}

// refuse says why v is outside the oracle; "" if it is not.
func (p *program) refuse(f *function, v *ir.Value) string {
	switch {
	case v.Op == ir.OpOpaque && v.Free && wordsOf(v.Type) == 0: // names lanes that run together
		return ""
	case slices.Contains(collective, v.Op):
		return "warp-collective: " + opcode(v)
	case v.Op == ir.OpOpaque, v.Op == ir.OpClusterBar, v.Op == ir.OpMapa, v.Op == ir.OpGetCTARank:
		return "unsupported: " + opcode(v)
	case v.Op == ir.OpBar && (v.Mods().Sub == ir.BarArrive || len(v.Operands()) > barOperands(v)):
		return "a barrier of a part of the block: " + opcode(v)
	case v.Op == ir.OpCall && (v.Aux.Sym.Func == nil || v.Aux.Sym.Func.Declared()):
		return "call of " + v.Aux.Sym.Name + ", which has no body"
	case v.Op == ir.OpSreg && sregs[target.Sreg(v.Aux.Bits)] == nil:
		return "%" + target.Sreg(v.Aux.Bits).String() + " has no meaning for a thread alone"
	case tooWide(v.Type):
		return "wider than 64 bits: " + opcode(v)
	case v.Type.NumLeaves(maxWords) > maxWords:
		return fmt.Sprintf("a value of more than %d words: %s", maxWords, opcode(v))
	case f.llvm() && (v.Op == ir.OpLoad || v.Op == ir.OpStore):
		return ""
	case v.Op == ir.OpLoad || v.Op == ir.OpStore || v.Op == ir.OpAtom || v.Op == ir.OpRed:
		return refuseAccess(v)
	case v.Info().Pure && !v.Info().Operand && !v.Info().Free && !inline[v.Op] && f.mean[v.ID] == nil:
		return "unsupported: " + opcode(v)
	}
	return ""
}

// inline are the pure operations that run.go does itself.
var inline = map[ir.Op]bool{ir.OpCvta: true, ir.OpIsspacep: true, ir.OpExtract: true, ir.OpInsert: true, ir.OpShuffleVec: true, ir.OpBitcast: true}

// barOperands is the number of operands of a barrier of all threads.
func barOperands(v *ir.Value) int {
	if reduces(v) {
		return 2
	}
	return 1
}

func reduces(v *ir.Value) bool { return v.Mods().Sub == ir.BarRed || v.Mods().Sub == ir.SubPopc }

func tooWide(t *ir.Type) bool {
	if t == nil {
		return false
	}
	if t.Elem != nil {
		return tooWide(t.Elem)
	}
	return t.IsScalar() && t.Bits > 64 || slices.ContainsFunc(t.Elems, tooWide)
}

func refuseAccess(v *ir.Value) string {
	m := v.Mods()
	switch bits := m.Ty.Bits(); {
	case bits != 8 && bits != 16 && bits != 32 && bits != 64, m.Flags&ir.UnknownMod != 0:
		return "unsupported: " + opcode(v)
	case (v.Op == ir.OpAtom || v.Op == ir.OpRed) && (m.Vec > 1 || atomicOf(v) == nil):
		return "unsupported: " + opcode(v)
	}
	return ""
}

func opcode(v *ir.Value) string {
	if t := v.Mods().Text; t != "" {
		return t
	}
	return strings.TrimSuffix(v.Op.String()+"."+v.Mods().Ty.String(), ".")
}

// waiting finds the loads and atomics inside loops by which a loop is left: volatile or ordered loads and atomics that the
// condition of a branch in the same loop depends on. A loop is a strongly connected set of blocks.
func waiting(f *ir.Func) map[*ir.Value]bool {
	comp := components(f)
	found := make(map[*ir.Value]bool)
	for _, b := range f.Blocks {
		t := b.Term()
		if t == nil || !b.Branches() || len(t.Args) == 0 || comp[b.ID] < 0 {
			continue
		}
		leaves := slices.ContainsFunc(b.Succs, func(e ir.Edge) bool { return comp[e.B.ID] != comp[b.ID] })
		if !leaves && t.Op == ir.OpCondBr {
			continue
		}
		seen := make(map[*ir.Value]bool)
		work := []*ir.Value{t.Args[0]}
		for len(work) > 0 {
			v := work[len(work)-1]
			work = work[:len(work)-1]
			if seen[v] || comp[v.Block.ID] != comp[b.ID] {
				continue
			}
			seen[v] = true
			if v.Op == ir.OpAtom || v.Op == ir.OpLoad && v.Mods().Sem > ir.Weak {
				found[v] = true
			}
			work = append(work, v.Args...)
			if v.Guarded() {
				work = append(work, v.Guard.Pred)
			}
		}
	}
	return found
}

// components numbers the strongly connected sets of blocks, by block ID; -1 for a block in no cycle. Tarjan, Depth-first
// search and linear graph algorithms, SIAM J. Comput. 1972, without recursion.
func components(f *ir.Func) []int {
	n := f.NumBlocks()
	comp, index, lowest := make([]int, n), make([]int, n), make([]int, n)
	for i := range comp {
		comp[i] = -1
	}
	type visit struct {
		b    *ir.Block
		next int
	}
	var stack []*ir.Block
	on := make([]bool, n)
	count, number := 0, 0
	for _, root := range f.Blocks {
		if index[root.ID] != 0 {
			continue
		}
		path := []visit{{root, 0}}
		for len(path) > 0 {
			at := &path[len(path)-1]
			b := at.b
			if at.next == 0 {
				count++
				index[b.ID], lowest[b.ID] = count, count
				stack, on[b.ID] = append(stack, b), true
			}
			if at.next < len(b.Succs) {
				s := b.Succs[at.next].B
				at.next++
				switch {
				case index[s.ID] == 0:
					path = append(path, visit{s, 0})
				case on[s.ID]:
					lowest[b.ID] = min(lowest[b.ID], index[s.ID])
				}
				continue
			}
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1].b
				lowest[up.ID] = min(lowest[up.ID], lowest[b.ID])
			}
			if lowest[b.ID] != index[b.ID] {
				continue
			}
			first := slices.Index(stack, b)
			set := stack[first:]
			cyclic := len(set) > 1 || slices.ContainsFunc(b.Succs, func(e ir.Edge) bool { return e.B == b })
			for _, m := range set {
				on[m.ID] = false
				if cyclic {
					comp[m.ID] = number
				}
			}
			number++
			stack = stack[:first]
		}
	}
	return comp
}
