package transform

import (
	"fmt"

	"lockstep/ir"
)

// node is a branch with what is between it and its join, or the rule that forbids to convert it.
type node struct {
	block *ir.Block
	join  *ir.Block
	pred  ir.Reg
	sides [2]side // of the taken way, and of the other

	rule   *Rule // of legality or, later, of profit
	reason string

	items []item // of both sides, flattened
	added int    // how many of them the pass adds: what combines guards, selects

	gone   []choice // of the form with selects: phis of the sides' blocks, and what they are
	merged []choice // and of the join, in order

	// What remarks say.
	stmt        int32
	pos         ir.Pos
	label       string
	before      int
	after       int
	waste       int
	gain        int64
	best        int64 // the most that converting it, or branches inside it, gains on the profile
	hasGain     bool
	neverSplits bool // it, or a branch inside
	chosen      bool // the outermost branch of a region to convert
	done        bool
}

// side is one way from a branch to its join.
type side struct {
	first   *ir.Block // the first block, or the join
	blocks  []*ir.Block
	inner   []*node     // in the order of the text; their blocks are among blocks
	joins   int         // edges from here into the join
	through []*ir.Block // blocks on the way that only jump, and that others share
	ways    []way       // by which each of these is entered
	end     way         // by which the join is entered
	parts   []part
	own     int // issues of its blocks without those inside inner branches
	least   int // issues of the cheapest way through
	most    int // issues of all ways
}

// part is a stretch of a side: the statements of a block, or of a branch inside.
type part struct {
	block *ir.Block
	from  way // by which the block is entered
	inner *node
}

// way is how the lanes of a side come into a block: over one of its predecessor edges, or from a branch inside.
type way struct {
	edge  int
	inner *node
}

// find looks at the branch at the end of b.
func (x *ifConverter) find(b *ir.Block) *node {
	t := b.Term()
	n := &node{block: b, join: x.joins.Join(b), stmt: t.Stmt, pos: t.Pos, before: UnknownIssues, after: UnknownIssues, waste: UnknownIssues}
	if len(b.Succs) > 0 {
		n.label = b.Succs[0].B.Name
	}
	if r := x.costs.Region(b); r != nil && r.Split.Exact() {
		n.before = r.Split.Max
	}
	switch {
	case indirect(t):
		return n.refuse(ruleIndirect, "")
	case len(b.Succs) != 2:
		return n.refuse(ruleExit, "the branch itself leaves the function, for the lanes that take it")
	}
	if x.form.begin(n); n.rule != nil {
		return n
	}
	for k := range n.sides {
		if x.walk(n, k); n.rule != nil {
			return n
		}
	}
	x.form.flatten(n)
	return n
}

// indirect reports whether a terminator decides by more than one predicate.
func indirect(t *ir.Value) bool {
	return t.Op == ir.OpBrx || t.Op == ir.OpSwitch || t.Op == ir.OpOpaqueBr
}

func (n *node) refuse(r *Rule, format string, args ...any) *node {
	n.rule, n.reason = r, fmt.Sprintf(format, args...)
	return n
}

// at says where a block is, for people.
func at(b *ir.Block) string {
	line := b.Pos.Line
	if line == 0 && len(b.Values) > 0 {
		line = b.Values[0].Pos.Line
	}
	switch {
	case b.Name != "" && line != 0:
		return fmt.Sprintf("%s, line %d", b.Name, line)
	case b.Name != "":
		return b.Name
	case line != 0:
		return fmt.Sprintf("line %d", line)
	}
	return b.String()
}

// opcode is what a statement does, for people: as in the text where ir does not know it.
func opcode(v *ir.Value) string {
	if m := v.Mods(); v.Op == ir.OpOpaque && m != nil && m.Text != "" {
		return m.Text
	}
	return v.Op.String()
}

// walk follows side k of n to the join: blocks that nothing else leads to, blocks that only jump, and branches with legal sides
// of their own.
func (x *ifConverter) walk(n *node, k int) {
	s := &n.sides[k]
	b, edges := n.block.Succs[k].B, 1
	from := way{edge: n.block.Succs[k].I}
	s.first = b
	for b != n.join {
		t := b.Term()
		switch {
		case x.loops(n, b):
			n.refuse(ruleLoop, "a side runs into the loop at %s", at(b))
			return
		case len(b.Succs) == 0:
			n.refuse(ruleExit, "a side leaves the function at line %d", t.Pos.Line)
			return
		}
		if len(b.Preds) != edges || len(s.through) > 0 { // code that is never reached counts: it would lose its target
			if !onlyJumps(b) {
				if n.join == nil {
					n.refuse(ruleNoJoin, "")
				} else {
					n.refuse(ruleEntries, "%s can be reached around the branch too", at(b))
				}
				return
			}
			s.through = append(s.through, b) // it stays where others come by; from here on nothing is this side's own
			s.ways = append(s.ways, from)
			s.pay(x.costs.Block(b))
			b, from = b.Succs[0].B, way{edge: b.Succs[0].I}
			continue
		}
		if r, v := x.illegal(b); r != nil {
			n.refuse(r, "a side holds %s at line %d", opcode(v), v.Pos.Line)
			return
		}
		s.blocks = append(s.blocks, b)
		s.parts = append(s.parts, part{block: b, from: from})
		s.pay(x.costs.Block(b))
		switch {
		case indirect(t):
			n.refuse(ruleIndirect, "a side holds a branch by index at line %d", t.Pos.Line)
			return
		case t.Info().Conditional && t.Op != ir.OpCondBr:
			n.refuse(ruleExit, "a side leaves the function at line %d", t.Pos.Line)
			return
		case t.Op == ir.OpCondBr:
			in := x.nodes[b.ID]
			if in.rule != nil {
				n.refuse(in.rule, "the branch inside at line %d is refused", in.pos.Line)
				return
			}
			s.take(in)
			b, edges, from = in.join, in.sides[0].joins+in.sides[1].joins, way{inner: in}
		default:
			b, edges, from = b.Succs[0].B, 1, way{edge: b.Succs[0].I}
		}
	}
	if n.join == nil {
		n.refuse(ruleNoJoin, "")
		return
	}
	if x.dom.Dominates(n.join, n.block) {
		n.refuse(ruleLoop, "the branch leads back to the head of the loop at %s", at(n.join))
		return
	}
	s.joins, s.end = edges, from
}

// pay adds the issues of a block of the side's own.
func (s *side) pay(issues int) {
	s.own, s.least, s.most = s.own+issues, s.least+issues, s.most+issues
}

// take adds a branch inside.
func (s *side) take(in *node) {
	s.inner = append(s.inner, in)
	s.parts = append(s.parts, part{inner: in})
	for k := range in.sides {
		s.blocks = append(s.blocks, in.sides[k].blocks...)
		s.through = append(s.through, in.sides[k].through...)
	}
	s.least += min(in.sides[0].least, in.sides[1].least)
	s.most += in.sides[0].most + in.sides[1].most
}

// loops reports whether b, on the way from n, is in a cycle that n is not in, or leads back around one that it is in.
func (x *ifConverter) loops(n *node, b *ir.Block) bool {
	if b == n.block || x.dom.Dominates(b, n.block) {
		return true
	}
	c := x.nest.Innermost(b)
	return c != nil && !c.Contains(n.block)
}

// onlyJumps reports whether b does nothing but go to its one successor.
func onlyJumps(b *ir.Block) bool {
	return len(b.Succs) == 1 && len(b.Body()) == 0 && !b.Term().Info().Conditional
}

// statementRule is a rule about single statements.
type statementRule struct {
	rule *Rule
	hits func(*ir.Value) bool
}

// guardRules say which statements cannot be guarded, in the order in which they are asked.
var guardRules = []statementRule{
	{ruleCall, func(v *ir.Value) bool { return v.Op == ir.OpCall || v.Op == ir.OpCallIndirect }},
	{ruleOpaque, func(v *ir.Value) bool { return v.Op == ir.OpOpaque }},
	{ruleConvergent, func(v *ir.Value) bool { return v.Info().Convergent }},
	{ruleAlloca, func(v *ir.Value) bool { return v.Op == ir.OpAlloca }},
	{ruleCompound, func(v *ir.Value) bool { return v.Free }},
	{ruleNoRegister, func(v *ir.Value) bool {
		return v.HasResult() && v.Type.Kind != ir.KindTuple && v.Reg == 0 || v.Guarded() && v.Guard.Pred.Reg == 0
	}},
}

// illegal returns the rule that forbids a statement of b, and that statement; nil if there is none.
func (x *ifConverter) illegal(b *ir.Block) (*Rule, *ir.Value) {
	for _, v := range b.Body() {
		if v.Info().Operand || v.Op == ir.OpTuple {
			continue
		}
		for _, r := range x.form.rules() {
			if r.hits(v) {
				return r.rule, v
			}
		}
	}
	return nil, nil
}
