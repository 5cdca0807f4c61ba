package prove

// Translation validation: A. Pnueli, M. Siegel and E. Singerman, "Translation Validation", TACAS 1998; G. Necula, "Translation
// Validation for an Optimizing Compiler", PLDI 2000. The pass is not trusted and says nothing; what it made is compared with
// what was there.
//
//	old        P: setp p            new        P: setp p
//	              @p bra T                        @!p st [a], 1
//	           N: st [a], 1                       @p  st [a], 2
//	              bra J                        J: ...
//	           T: st [a], 2
//	           J: ...
//
// Blocks that both functions have are where they are compared: the cuts (P and J). From each cut, the region up to the next
// cuts is run symbolically, one thread through old and through new, once for every way that its undecided predicates can
// fall (p true, p false). Both must then have had the same effects in the same order, with the same operands, and have come
// to the same cut, or have left in the same way.
//
// # Why the answer can be trusted
//
// What a thread does is a function of its arguments and of what the world answers to its effects: loads, atomics, calls and
// all else that is not pure. Two functions are equal for the thread if under every such world they have the same effects in
// the same order. The proof is an induction over the cuts that a thread passes:
//
//   - At each cut there is a relation: classes of values of old and new that are equal there (relation.go). At the entry it is
//     empty.
//   - If the relation holds at a cut, then whatever way the predicates fall, the thread has the same effects in both up to the
//     next cut: the n-th effect has the same operation and operands, so the world gives both the same answer, and everything
//     after may take it for the same. The next cut is the same, and its relation holds there. Each is checked on each path, and
//     the paths cover all ways that the atoms can fall: where one is needed and not decided, the path splits in two.
//   - Every cycle of either function passes a cut, or the region is refused (a block is met twice on one path). So each path is
//     finite, and old runs on for ever if and only if new does.
//
// Relations are the greatest that hold, found by iteration from "everything is equal that is equal on the first path seen";
// what does not hold on a later path is dropped, and the region behind is run again. A relation that is too weak can only
// lose the proof. The same is true of the choice of cuts: blocks are paired by their IDs, as passes edit in place, but nothing
// is believed because of an ID; where a proof fails at a cut, it is tried again without that cut.
//
// What changes where values may be poison, as in LLVM IR, is said in poison.go.
//
// A pure operation may run where old does not run it: if its result matters, it shows in an operand or a relation. One that may
// trap, or is not pure, is an effect, and must not. An undefined value of old may be anything in new (as in ir.Isomorphic);
// an undefined value of new may not stand for anything else. Reads of clocks and the like are effects of their users.
//
// The memory model sees of a thread its effects in program order, with their dependencies on data. Both are kept; so what
// holds for one thread in every world holds for all threads together, whatever they do to each other's memory.
//
// # What is not proved
//
// Which lanes run an operation together. A thread alone cannot tell. Convergent operations are held to their place: each of new
// stands for one of old and back, and the same branches, in the same blocks, were taken the same way since the last cut. That
// lanes meet at a join as before is the affair of the pass's own rules. For the same reason a branch must not gain the promise
// that all lanes agree (bra.uni).

import (
	"fmt"
	"slices"

	"lockstep/ir"
)

// Limits of the proof. Where one is reached nothing is decided, and the reason names it.
const (
	// MaxPaths bounds the paths of one region, that is how often its predicates split it.
	MaxPaths = 4096
	// MaxSteps bounds the statements that are run for one region, over all its paths.
	MaxSteps = 1 << 20
	// MaxLive bounds the values that are compared, summed over all blocks of a function.
	MaxLive = 1 << 22
	// MaxRecuts bounds how often a failed proof is tried again with a cut less.
	MaxRecuts = 12
)

// Verdict says whether two functions do the same in every thread.
type Verdict struct {
	Proved  bool
	Reason  string   // if not: the first thing that differs, or why it was not decided, with positions
	Limit   string   // the name of the limit that was reached, if that is why: "MaxPaths" ...
	Block   ir.ID    // if not: the block of old where the region begins that differs; -1 if it is not about one
	Regions []Region // the regions that changed, in the order of old's text; if not proved, those done before the failure
}

// Region is a part that both functions go through differently, from one block to the next that they share.
type Region struct {
	From   string   // the block where it begins: its label, or its place
	Pos    ir.Pos   // of the terminator of that block in old
	Blocks []string // of old, that new does not pass, in the order of old's text
	Paths  int      // that were compared
}

// Equivalent reports whether new does in every thread what old did. Both must be verified; old and new are functions of one
// module, or new's module is a copy of old's. A false answer can also mean that it was not decided.
func Equivalent(old, new *ir.Func) Verdict {
	p, f := newProver(old, new)
	if f == nil {
		f = p.prove()
	}
	v := Verdict{Proved: f == nil, Block: -1}
	if p != nil {
		v.Regions = p.regions()
	}
	if f != nil {
		v.Reason, v.Limit = f.reason, f.limit
		if f.at != nil {
			v.Block = f.at.old.ID
		}
	}
	return v
}

// failure is why a proof failed.
type failure struct {
	reason string
	limit  string
	loop   bool    // a region has a cycle
	at     *cut    // where the region begins
	ends   [2]*cut // where the path ended in old and in new, if at different cuts
}

func failed(format string, args ...any) *failure {
	return &failure{reason: fmt.Sprintf(format, args...)}
}

func overLimit(name string, n int, format string, args ...any) *failure {
	return &failure{limit: name, reason: fmt.Sprintf("not decided: "+format+" (%s = %d)", append(args, name, n)...)}
}

// side is one of the two functions.
type side struct {
	f    *ir.Func
	name string // "old", "new"
	cuts []*cut // by block ID: the cut that begins there
	live [][]*ir.Value

	// Of the region at hand.
	base      []term  // by value ID: what the value holds at the cut
	baseOf    []int32 // by value ID: the region that base is for
	env       []term  // by value ID: what the value holds on this path
	envOf     []int32 // by value ID: the run that env is for
	visitedIn []int32 // by block ID: the run that passed the block
}

func newSide(f *ir.Func, name string) *side {
	n, b := f.NumValues(), f.NumBlocks()
	return &side{f: f, name: name, cuts: make([]*cut, b), base: make([]term, n), baseOf: make([]int32, n), env: make([]term, n), envOf: make([]int32, n),
		visitedIn: make([]int32, b)}
}

// prover compares two functions.
type prover struct {
	old, new *side
	sigs     *signatures
	cuts     []*cut // in reverse postorder of old

	terms     *terms // of the region at hand
	region    int32  // its number
	run       int32  // number of the run at hand
	at        *cut
	partner   map[*ir.Value]*ir.Value // convergent operations of old and of new, which stand for each other
	collected func(*leaf) *failure    // what to do with each path; compare, if nil
	ran       map[term]int            // partial operations of old on the path at hand, and after how many effects

	trustsMates bool // see relation
}

func newProver(old, new *ir.Func) (*prover, *failure) {
	if old.Declared() || new.Declared() {
		return nil, failed("not decided: %s has no body", old.Name)
	}
	p := &prover{old: newSide(old, "old"), new: newSide(new, "new")}
	var f *failure
	if p.sigs, f = newSignatures(old, new); f != nil {
		return nil, f
	}
	for _, s := range [...]*side{p.old, p.new} {
		if s.live = liveness(s.f); s.live == nil {
			return nil, overLimit("MaxLive", MaxLive, "%s keeps too many values", s.f.Name)
		}
	}
	if f := p.promises(); f != nil {
		return nil, f
	}
	p.chooseCuts()
	return p, nil
}

// promises asks that no branch of new promises more about the lanes than it did in old.
func (p *prover) promises() *failure {
	was := make(map[ir.ID]*ir.Block, len(p.old.f.Blocks))
	for _, b := range p.old.f.Blocks {
		was[b.ID] = b
	}
	for _, b := range p.new.f.Blocks {
		if t := b.Term(); len(b.Succs) > 1 && t.Mods().Flags&ir.Uni != 0 {
			if o := was[b.ID]; o == nil || o.Term().Op != t.Op || o.Term().Mods().Flags&ir.Uni == 0 {
				return failed("the branch at %s promises that all lanes agree, and did not before", place(t))
			}
		}
	}
	return nil
}

// prove looks for relations that hold, giving up cuts where it fails. The reason it reports is that of the last failure that is
// about what the functions do.
func (p *prover) prove() *failure {
	var why *failure
	for range MaxRecuts {
		f := p.solve()
		if f == nil {
			return nil
		}
		if why == nil || f.limit == "" && !f.loop {
			why = f
		}
		if f.limit != "" || f.loop || !p.recut(f) {
			break
		}
	}
	return why
}

// solve iterates to the greatest relations for the cuts at hand.
func (p *prover) solve() *failure {
	p.partner = make(map[*ir.Value]*ir.Value)
	for _, c := range p.cuts {
		c.relation, c.dirty, c.paths, c.skipped = nil, false, 0, nil
	}
	entry := p.old.cuts[p.old.f.Entry().ID]
	entry.relation, entry.dirty = newRelation(0, 0), true
	for again := true; again; {
		again = false
		for _, c := range p.cuts {
			if !c.dirty {
				continue
			}
			c.dirty, again = false, true
			if f := p.explore(c); f != nil {
				f.at = c
				return f
			}
		}
	}
	return nil
}

// regions lists the parts that changed.
func (p *prover) regions() []Region {
	var list []Region
	text := make([]int, p.old.f.NumBlocks()) // by block ID: place in the text
	for i, b := range p.old.f.Blocks {
		text[b.ID] = i
	}
	for _, c := range p.cuts {
		if len(c.skipped) == 0 || c.paths == 0 {
			continue
		}
		r := Region{From: blockName(c.old), Pos: c.old.Term().Pos, Paths: c.paths}
		slices.SortFunc(c.skipped, func(a, b *ir.Block) int { return text[a.ID] - text[b.ID] })
		for _, b := range c.skipped {
			r.Blocks = append(r.Blocks, blockName(b))
		}
		list = append(list, r)
	}
	slices.SortStableFunc(list, func(a, b Region) int { return int(a.Pos.Line) - int(b.Pos.Line) })
	return list
}
