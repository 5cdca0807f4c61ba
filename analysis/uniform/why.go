package uniform

import (
	"fmt"

	"lockstep/ir"
	"lockstep/ir/target"
)

// CauseKind says how a hop of a chain of causes makes the next thing divergent.
type CauseKind uint8

const (
	CauseSource   CauseKind = iota // the chain ends here
	CauseData                      // an operand
	CauseSync                      // paths from a branch meet
	CauseTemporal                  // lanes leave a cycle in different trips
	CauseMixed                     // lanes in different trips of a cycle meet inside it
)

// Cause is a hop of the chain from something divergent to a source.
type Cause struct {
	Kind  CauseKind
	Value *ir.Value // what is divergent here: a value, or the terminator of a branch
	Pos   ir.Pos
	Text  string
}

// Why gives the shortest chain from v, which differs between the lanes of a warp, to a source: v first. It is nil if v is
// uniform where it is defined. Of a value that the analysis does not know it says so.
func (i *Info) Why(v *ir.Value) []Cause {
	switch x := i.lookup(v); {
	case x == nil && i.reached(v.Block):
		return []Cause{{Value: v, Pos: v.Pos, Text: "made after the analysis"}}
	case x == nil:
		return []Cause{{Value: v, Pos: v.Pos, Text: "no path leads here"}}
	case x.scope >= Warp && !x.refined:
		return nil
	}
	return i.causes(i.s.view.value(v))
}

// WhyBranch gives the chain for the branch at the end of b, its terminator first; nil if it splits no warp.
func (i *Info) WhyBranch(b *ir.Block) []Cause {
	if !i.reached(b) || !i.Divergent(b) {
		return nil
	}
	return i.causes(i.s.block(b).Term())
}

// causes is the chain from v to a source; where nothing is claimed, the reason for that.
func (i *Info) causes(v *ir.Value) []Cause {
	if i.unknown {
		return []Cause{{Value: v, Pos: v.Pos, Text: "kernels lead here whose warps differ in width (--warp sets one for all)"}}
	}
	return i.chain(v)
}

// hop is an edge of the search: v is divergent because of next.
type hop struct {
	next *ir.Value
	kind CauseKind
	at   int32 // the branch, for CauseSync; the block whose branch leaves the cycle, for CauseTemporal and CauseMixed
}

// maxHops bounds a chain: in code where each branch depends on all before it, full chains are quadratic together. What is longer
// ends with a hop that says so.
const maxHops = 64

// chain searches breadth first from v for the nearest source, at most maxHops away.
func (i *Info) chain(v *ir.Value) []Cause {
	type from struct {
		prev *ir.Value
		hop  hop
		away int
	}
	seen := map[*ir.Value]from{v: {}}
	queue := []*ir.Value{v}
	for len(queue) > 0 {
		x := queue[0]
		queue = queue[1:]
		hops := i.hops(x)
		away := seen[x].away
		if len(hops) == 0 || away == maxHops {
			var back []*ir.Value
			for y := x; y != nil; y = seen[y].prev {
				back = append(back, y)
			}
			var out []Cause
			for k := len(back) - 1; k >= 0; k-- {
				c := Cause{Value: back[k], Pos: back[k].Pos}
				if k > 0 {
					h := seen[back[k-1]].hop
					c.Kind, c.Text = h.kind, i.text(back[k], h)
				} else {
					c.Text = i.source(back[k])
				}
				out = append(out, c)
			}
			if len(hops) > 0 {
				out[len(out)-1].Text = fmt.Sprintf("the chain goes on, beyond %d hops (maxHops)", maxHops)
				return out
			}
			return i.throughCall(x, out)
		}
		for _, h := range hops {
			if _, ok := seen[h.next]; !ok {
				seen[h.next] = from{x, h, away + 1}
				queue = append(queue, h.next)
			}
		}
	}
	return nil
}

// throughCall goes on with a chain that ends at x: if that is an argument, in the first caller that passes something divergent.
func (i *Info) throughCall(x *ir.Value, chain []Cause) []Cause {
	for _, o := range i.origins(x) {
		y := o.info.lookup(o.v)
		if y == nil || y.scope >= Warp && !y.refined {
			continue
		}
		more := o.info.causes(o.v)
		if len(chain)+len(more) > maxHops {
			break
		}
		chain[len(chain)-1].Text = fmt.Sprintf("argument of the call at line %d", o.call.Pos.Line)
		return append(chain, more...)
	}
	return chain
}

// hops lists what makes v divergent; nothing if v is a source.
func (i *Info) hops(v *ir.Value) []hop {
	s := i.s
	var out []hop
	operand := func(a *ir.Value) {
		x := i.lookup(a)
		if x == nil {
			return
		}
		seen := s.outside(*x, a, v.Block)
		switch {
		case x.scope < Warp || x.refined:
			out = append(out, hop{a, CauseData, none})
		case seen.scope < Warp:
			by := s.state[v.Block.ID].leaveBy
			for c := s.flow.inner[a.Block.ID]; c != none && !s.flow.in(int32(v.Block.ID), c); c = s.flow.loops[c].parent {
				if s.cycles[c].exit.scope == None {
					by = s.cycles[c].exitBy
				}
			}
			out = append(out, hop{s.flow.blocks[by].Term(), CauseTemporal, by})
		}
	}
	info := v.Info()
	switch {
	case info.Terminator:
		if len(v.Args) > 0 && v.Op != ir.OpOpaqueBr {
			operand(v.Args[0])
		}
		return out
	case v.Op == ir.OpUndef, v.Op == ir.OpPoison:
		return nil
	}
	at := &s.state[v.Block.ID]
	if at.crossed && (v.Op == ir.OpPhi || s.varies(v)) {
		by := at.crossBy
		out = append(out, hop{s.flow.blocks[by].Term(), CauseMixed, by})
	}
	if v.Op == ir.OpPhi && at.join.scope == None {
		for _, b := range at.joinBy[:at.joiners] {
			out = append(out, hop{s.flow.blocks[b].Term(), CauseSync, b})
		}
	}
	if isSource(v) && v.Op != ir.OpPhi {
		if !v.Guarded() {
			return out[:len(out):len(out)]
		}
		return out
	}
	if a := element(v); a != nil {
		operand(a)
	} else {
		for _, a := range v.Args {
			operand(a)
		}
	}
	if v.Guard.Pred != nil {
		operand(v.Guard.Pred)
	}
	return out
}

// element is what v, which takes an element out of others, takes in the end; nil if v does something else, or by an index that is
// no constant.
func element(v *ir.Value) *ir.Value {
	var i int
	var ok bool
	switch {
	case v.Op == ir.OpExtract && v.Args[1].Op == ir.OpConst:
		i, _, ok = elementRange(v.Args[0].Type, v.Args[1].Aux.Bits)
	case v.Op == ir.OpProj:
		i, _, ok = elementRange(v.Args[0].Type, uint64(v.Index()))
	}
	if !ok {
		return nil
	}
	a := v.Args[0]
	if compound(v.Type) {
		return a
	}
	for (a.Op == ir.OpTuple || a.Op == ir.OpInsert) && !a.Guarded() {
		b, k := member(a, i)
		if b == nil {
			break
		}
		a, i = b, k
	}
	return a
}

// isSource reports whether v's operation makes its result divergent whatever its operands.
func isSource(v *ir.Value) bool {
	switch v.Info().Divergence {
	case ir.DivSource, ir.DivSreg:
		return true
	}
	return false
}

// text says how h makes v divergent.
func (i *Info) text(v *ir.Value, h hop) string {
	switch h.kind {
	case CauseSync:
		return fmt.Sprintf("two paths from the branch at line %d meet here", h.next.Pos.Line)
	case CauseTemporal:
		return fmt.Sprintf("lanes leave the loop of line %d in different trips", i.loopLine(h.at))
	case CauseMixed:
		return fmt.Sprintf("lanes in different trips of the loop of line %d meet in it, through the branch at line %d", i.loopLine(h.at), h.next.Pos.Line)
	}
	if v.Info().Terminator {
		return "the condition differs between lanes"
	}
	if v.Guard.Pred == h.next {
		return "its guard differs between lanes"
	}
	return fmt.Sprintf("computed from %s", i.name(h.next))
}

// loopLine is the line of the header of the innermost loop around the block.
func (i *Info) loopLine(b int32) uint32 {
	c := i.s.flow.inner[b]
	if c == none {
		return i.s.flow.blocks[b].Term().Pos.Line
	}
	h := i.s.flow.blocks[i.s.flow.loops[c].header]
	if h.Pos.Line != 0 {
		return h.Pos.Line
	}
	for _, v := range h.Values {
		if v.Pos.Line != 0 {
			return v.Pos.Line
		}
	}
	return 0
}

// name is what the input calls v.
func (i *Info) name(v *ir.Value) string {
	if n := i.s.fn.RegName(v.Reg); n != "" {
		return n
	}
	if v.Op == ir.OpSreg {
		return "%" + target.Sreg(v.Aux.Bits).String()
	}
	return "a value of line " + fmt.Sprint(v.Pos.Line)
}

// source says what v is at the end of a chain.
func (i *Info) source(v *ir.Value) string {
	switch v.Op {
	case ir.OpSreg:
		r := target.Sreg(v.Aux.Bits)
		switch {
		case r >= target.STidX && r <= target.STidW:
			return "thread index %" + r.String()
		case r.Info().Volatile:
			return "%" + r.String() + ", read by each lane at its own time"
		}
		return "%" + r.String()
	case ir.OpLoad:
		switch m := v.Mods(); {
		case m.Space == ir.Local:
			return "loaded from local memory, of which every thread has its own"
		case m.Space == ir.Param:
			return "argument or result of a call"
		case !weak(m):
			return "loaded value: each lane may read at its own time"
		}
		return "loaded value"
	case ir.OpAtom:
		return "old value of an atomic operation"
	case ir.OpCall, ir.OpCallIndirect:
		return "result of a call"
	case ir.OpArg:
		return "argument that callers may give a value of its own in each lane"
	case ir.OpUndef, ir.OpPoison:
		return "register read before its first write"
	case ir.OpOpaque:
		return "result of " + v.Mods().Text + ", which is not analysed"
	case ir.OpShfl:
		return "value of another lane"
	case ir.OpMatch:
		return "which lanes hold the same value"
	case ir.OpElect:
		return "which lane is elected"
	}
	if v.Info().Terminator {
		return "the condition is not known to agree"
	}
	return v.Op.String()
}
