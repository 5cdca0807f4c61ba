package checks

import (
	"fmt"
	"strings"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/target"
	"lockstep/lint"
)

// why returns the chain of causes from the condition of a controller to something that is known to differ between the lanes of
// a warp, if it splits warps, else between the warps of a block or the blocks of a cluster; nil if there is nothing of that kind.
func why(k *controller) []lint.Step {
	info := analysis.Of(k.cache, uniform.Of)
	if k.splits() {
		var causes []uniform.Cause
		if k.guard != nil {
			causes = info.Why(k.guard.Guard.Pred)
		} else {
			causes = info.WhyBranch(k.block)
		}
		if len(causes) == 0 || !differs(causes[len(causes)-1].Value) {
			return nil
		}
		var steps []lint.Step
		for _, c := range causes {
			steps = append(steps, lint.Step{Pos: c.Pos, Text: c.Text})
		}
		return steps
	}
	s := search{cache: k.cache, info: info, apart: k.scope + 1, from: map[*ir.Value]step{}}
	t := k.term()
	if k.guard != nil {
		return s.chain(k.guard.Guard.Pred, k.guard.Block)
	}
	if len(t.Args) == 0 {
		return nil
	}
	return s.chain(t.Args[0], k.block)
}

// differs reports whether the end of a chain is known to differ between threads. The others are values of which nothing is
// known: loads (their address is the same, so only a write in between could tell them apart, or they are of local memory),
// results of calls, arguments of unknown callers, registers that were never written, operations that are kept as text.
func differs(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSreg, ir.OpAtom, ir.OpShfl, ir.OpMatch, ir.OpElect:
		return true
	}
	return false
}

// search looks for what differs between the warps of a block, or the blocks of a cluster, breadth first through operands and the branches that decide
// between those of a phi.
type search struct {
	cache *analysis.Cache
	info  *uniform.Info
	apart uniform.Scope // the scope within which something differs, Block or Cluster
	from  map[*ir.Value]step
	queue []*ir.Value
}

// step is how the search came to a value: from which, and how that depends on it.
type step struct {
	user *ir.Value
	text string
}

// maxSearch bounds the values that a search visits; beyond it no cause is found.
const maxSearch = 20000

func (s *search) chain(v *ir.Value, at *ir.Block) []lint.Step {
	if s.info.ScopeAt(v, at) >= s.apart {
		return nil
	}
	s.from[v] = step{}
	s.queue = append(s.queue, v)
	for len(s.queue) > 0 && len(s.from) < maxSearch {
		x := s.queue[0]
		s.queue = s.queue[1:]
		if s.ends(x) {
			return s.path(x)
		}
		s.expand(x)
	}
	return nil
}

// ends reports whether x is known to differ between warps by itself.
func (s *search) ends(x *ir.Value) bool {
	if x.Op == ir.OpSreg {
		return target.Sreg(x.Aux.Bits).Info().Scope < s.apart
	}
	return x.Op == ir.OpAtom
}

func (s *search) visit(next, user *ir.Value, text string) {
	if _, ok := s.from[next]; !ok {
		s.from[next] = step{user, text}
		s.queue = append(s.queue, next)
	}
}

// expand goes on to what makes x differ.
func (s *search) expand(x *ir.Value) {
	if x.Info().Terminator {
		if len(x.Args) > 0 {
			s.operand(x, x.Args[0], fmt.Sprintf("decided by %s", s.name(x.Args[0])))
		}
		return
	}
	switch x.Op {
	case ir.OpCall, ir.OpCallIndirect, ir.OpArg, ir.OpUndef, ir.OpPoison, ir.OpOpaque:
		return
	case ir.OpPhi:
		for _, b := range s.deciders(x.Block) {
			s.visit(b.Term(), x, fmt.Sprintf("two paths from the branch at line %d meet here", b.Term().Pos.Line))
		}
	}
	for _, a := range x.Args {
		s.operand(x, a, fmt.Sprintf("computed from %s", s.name(a)))
	}
	if x.Guarded() {
		s.operand(x, x.Guard.Pred, "its guard differs between "+s.units())
	}
}

func (s *search) operand(x, a *ir.Value, text string) {
	if s.info.Scope(a) < s.apart {
		s.visit(a, x, text)
		return
	}
	if s.info.ScopeAt(a, x.Block) < s.apart { // warps left a cycle in different trips
		nest := analysis.Of(s.cache, cfg.Cycles)
		for c := nest.Innermost(a.Block); c != nil && !c.Contains(x.Block); c = c.Parent {
			for _, b := range c.Blocks() {
				for _, e := range b.Succs {
					if !c.Contains(e.B) && s.info.BranchScope(b) < s.apart {
						s.visit(b.Term(), x, fmt.Sprintf("%s leave the loop of line %d in different trips", s.units(), lineOf(c.Header)))
					}
				}
			}
		}
	}
}

// deciders lists the branches between the immediate dominator of x and x that warps pass differently.
func (s *search) deciders(x *ir.Block) []*ir.Block {
	stop := analysis.Of(s.cache, cfg.Dom).Idom(x)
	seen := map[*ir.Block]bool{x: true}
	var out, work []*ir.Block
	back := func(b *ir.Block) {
		for _, p := range b.Preds {
			if !seen[p.B] {
				seen[p.B] = true
				work = append(work, p.B)
			}
		}
	}
	if x.Branches() && s.info.BranchScope(x) < s.apart {
		out = append(out, x)
	}
	for back(x); len(work) > 0; {
		b := work[0]
		work = work[1:]
		if b.Branches() && s.info.BranchScope(b) < s.apart {
			out = append(out, b)
		}
		if b != stop {
			back(b)
		}
	}
	return out
}

func (s *search) path(end *ir.Value) []lint.Step {
	var back []*ir.Value
	for x := end; x != nil; x = s.from[x].user {
		back = append(back, x)
	}
	var out []lint.Step
	for i := len(back) - 1; i > 0; i-- {
		out = append(out, lint.Step{Pos: back[i].Pos, Text: s.from[back[i-1]].text})
	}
	text := "old value of an atomic operation"
	if end.Op == ir.OpSreg {
		text = "%" + target.Sreg(end.Aux.Bits).String() + " differs between the " + unitsOf[s.apart]
	}
	return append(out, lint.Step{Pos: end.Pos, Text: text})
}

// unitsOf are what a scope consists of.
var unitsOf = map[uniform.Scope]string{uniform.Warp: "lanes of a warp", uniform.Block: "warps of a block", uniform.Cluster: "blocks of a cluster"}

// units are the parts in one word.
func (s *search) units() string {
	word, _, _ := strings.Cut(unitsOf[s.apart], " ")
	return word
}

func (s *search) name(v *ir.Value) string {
	if n := s.cache.Func.RegName(v.Reg); n != "" {
		return n
	}
	if v.Op == ir.OpSreg {
		return "%" + target.Sreg(v.Aux.Bits).String()
	}
	return fmt.Sprintf("a value of line %d", v.Pos.Line)
}

// lineOf is the line of the first statement of b.
func lineOf(b *ir.Block) uint32 {
	for _, v := range b.Values {
		if v.Pos.Line != 0 && v.Issues() > 0 {
			return v.Pos.Line
		}
	}
	return b.Pos.Line
}
