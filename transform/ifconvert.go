package transform

import (
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/analysis/cost"
	"lockstep/analysis/reconverge"
	"lockstep/analysis/uniform"
	"lockstep/ir"
)

// ifConvert replaces a branch whose sides run straight to a join by the statements of both sides, each under the branch's
// predicate or its complement: if-conversion by guarding (Allen, Kennedy, Porterfield and Warren, "Conversion of control
// dependence to data dependence", POPL 1983; the steps are those of SEMANTICS, "Rewriting PTX text by guarding").
//
//	P: setp p            P: setp p
//	   @p bra T             @!p mov x, 1
//	N: mov x, 1             @!p st [a], x
//	   st [a], x      =>    @p  mov x, 2
//	   bra J             J: ...
//	T: mov x, 2
//	J: ...
//
// It works on registers, as the text does, and from the innermost branch outwards:
//
//   - ifconvert_legal.go finds the sides, and the rule that forbids them if one does;
//   - ifconvert_flat.go makes the one list of statements, with their guards and what combining guards adds;
//   - ifconvert_profit.go weighs what it costs, and picks the branches to convert;
//   - ifconvert_rewrite.go makes ir of the list.
//
// Nothing is renamed: at the join every register that is live holds in its own place what it held before.
//
// LLVM IR has no guards. There the statements of both sides run in all lanes, if that is legal, and selects take the place of
// the join's phis: ifconvert_select*.go is that form of the list and of the rewrite. All else is shared.
var ifConvert = &Pass{
	Name:   "if-convert",
	Doc:    "replace short branches by statements under guards",
	Params: []Param{{Name: "max-waste", Doc: "issues that a warp whose lanes agree may lose per execution, without a profile"}},
	Run:    runIfConvert,
}

// maxFlatStatements bounds the statements that one converted region may hold. A guard chain nests as deep as it is long, and
// every level walks the statements inside it once more.
const maxFlatStatements = 2000

// ifConverter holds what the pass knows of a function.
type ifConverter struct {
	ctx     *Context
	f       *ir.Func
	form    form
	order   *cfg.BlockOrder
	dom     *cfg.DomTree
	nest    *cfg.CycleNest
	joins   *reconverge.Info
	costs   *cost.Info
	uniform *uniform.Info
	next    []*ir.Block // by block ID: the next block in the text

	nodes   []*node // by block ID: its branch, if it has one that the pass looked at
	pending []*node // in reverse postorder
	virtual ir.Reg  // the last predicate register made up; they count down from -1

	dead map[*ir.Block]bool      // blocks that are gone
	repl map[*ir.Value]*ir.Value // phis that are gone, and what they were
	ours []*ir.Block             // blocks that got a new end
}

// form is how the statements of two sides become one list: under guards, or in all lanes with selects behind them.
type form interface {
	begin(n *node)          // refuses n if its branch does not suit the form
	rules() []statementRule // on what must not stand in a side
	flatten(n *node)        // makes n.items of sides that suit, or refuses
	rewrite(n *node)        // makes ir of n.items
	ends() []*ir.Block      // the blocks whose jump is a fall where it goes to the next block
}

// formFor picks the form by what the language of the input can say.
func (x *ifConverter) formFor(m *ir.Module) form {
	if m != nil && m.Lang == "llvm" {
		return newSelectForm(x)
	}
	return guardForm{x}
}

func runIfConvert(ctx *Context) analysis.Change {
	c, values := ctx.Cache, ctx.Func.NumValues()
	x := &ifConverter{ctx: ctx, f: ctx.Func, order: analysis.Of(c, cfg.Order), dom: analysis.Of(c, cfg.Dom), nest: analysis.Of(c, cfg.Cycles),
		joins: analysis.Of(c, reconverge.Points), costs: analysis.Of(c, cost.Regions), uniform: analysis.Of(c, uniform.Of),
		next: make([]*ir.Block, ctx.Func.NumBlocks()), nodes: make([]*node, ctx.Func.NumBlocks()),
		dead: map[*ir.Block]bool{}, repl: map[*ir.Value]*ir.Value{}}
	x.form = x.formFor(x.f.Module)
	for i, b := range x.f.Blocks[:len(x.f.Blocks)-1] {
		x.next[b.ID] = x.f.Blocks[i+1]
	}
	for _, b := range slices.Backward(x.order.RPO) { // what is inside comes before what is around it
		if t := b.Term(); len(b.Succs) > 1 || t.Info().Conditional {
			n := x.find(b)
			x.nodes[b.ID] = n
			x.pending = append(x.pending, n)
		}
	}
	slices.Reverse(x.pending)
	x.choose()
	did := false
	for _, n := range x.pending {
		if n.chosen {
			x.form.rewrite(n)
			did = true
		}
	}
	x.remark()
	if !did {
		x.f.ForgetValues(values) // those of plans that came to nothing
		return analysis.None
	}
	x.finish()
	return analysis.CFG
}

// remark records what became of each branch, in text order.
func (x *ifConverter) remark() {
	slices.SortFunc(x.pending, func(a, b *node) int { return int(a.stmt) - int(b.stmt) })
	for _, n := range x.pending {
		r := Remark{Branch: cost.BranchKey{Func: x.f.Name, Stmt: n.stmt}, Pos: n.pos, Label: n.label, Done: n.done, Outer: n.chosen, Rule: n.rule, Reason: n.reason,
			Before: n.before, After: n.after, Waste: n.waste, Gain: n.gain, HasGain: n.hasGain}
		x.ctx.Remark(r)
	}
}
