package soundness

import (
	"fmt"
	"slices"
	"strings"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// Inside looks at what package uniform keeps to itself. A test of that package fills it in; without it, numbers are known from
// what is exported only.
type Inside struct {
	// Vector is the decomposition of a value, base + c + lanes[e]; e counts the threads of a block if the analysis is by thread,
	// else the lanes of a warp, and lanes nil stands for zeros. exact says that the base is 0, else it is a multiple of 2^align.
	Vector func(i *uniform.Info, v *ir.Value) (c uint64, lanes []uint64, width, align int, exact, ok bool)
	// ByThread says what e counts.
	ByThread func(i *uniform.Info) bool
	// Below is the bound of a value, or 0.
	Below func(i *uniform.Info, v *ir.Value) uint64
}

// claim is the analysis of the functions of a program under one statement about the launch.
type claim struct {
	told  string
	infos []*uniform.Info // by function of the program
	vals  []valueIf
	brs   []branchIf
}

type valueIf struct {
	fn int
	v  *ir.Value
	uniform.ValueIf
}

type branchIf struct {
	fn int
	b  *ir.Block
	uniform.BranchIf
}

// newClaim analyses funcs under what is told of the launch, behind "; " of the arguments too, and what is assumed beside. With conditions
// it asks for those under which more holds.
func newClaim(m *ir.Module, funcs []*ir.Func, told, assumed string, warp int, conditions bool) (*claim, error) {
	text, facts, _ := strings.Cut(told, "; ")
	l, err := launch.Parse(text)
	if err != nil {
		return nil, err
	}
	c := &claim{told: told}
	if assumed != "" {
		c.told += " with " + assumed
		facts, err := launch.ParseFacts(assumed)
		if err != nil {
			return nil, fmt.Errorf("assume %s: %w", assumed, err)
		}
		if l, err = l.Assume(facts); err != nil {
			return nil, fmt.Errorf("assume %s: %w", assumed, err)
		}
	}
	l.Warp = warp
	if facts != "" {
		more, err := launch.ParseFacts(facts)
		if err != nil {
			return nil, err
		}
		l.Facts = l.Facts.And(more)
	}
	env := analysis.NewEnv(m, l)
	for fn, f := range funcs {
		info := analysis.Of(env.Cache(f), uniform.Of)
		c.infos = append(c.infos, info)
		if !conditions {
			continue
		}
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if !judged(v) {
					continue
				}
				for _, x := range info.ValueIf(v) {
					c.vals = append(c.vals, valueIf{fn, v, x})
				}
			}
			if !b.Branches() {
				continue
			}
			for _, x := range info.BranchIf(b) {
				c.brs = append(c.brs, branchIf{fn, b, x})
			}
		}
	}
	return c, nil
}

// judged reports whether executions of v are looked at.
func judged(v *ir.Value) bool { return v.HasResult() && v.Type.IsScalar() && v.Type.Bits <= 64 }

// fact is what is claimed of a value under a launch, by whichever claim says most. by numbers claims from 1 on.
type fact struct {
	some      bool
	uniformBy int8
	scopeBy   int8
	belowBy   int8
	scope     uniform.Scope // if more than Warp
	counted   bool          // all threads of the scope execute it together, so that the n-th time of one is that of another
	last      int           // place of its last value by lane, from 1 on; 0 if nobody asks
	keep      uint64        // the bits of its type
	below     uint64
	vectors   []vector
}

type vector struct {
	c        uint64
	lanes    []uint64
	align    uint8
	exact    bool
	byThread bool
	by       int8
}

func (x *vector) at(e int) uint64 {
	if x.lanes == nil {
		return x.c
	}
	return x.c + x.lanes[e]
}

// branchFact is what is claimed of a branch.
type branchFact struct {
	some     bool
	neverBy  int8
	tailBy   int8
	staticBy int8
	scopeBy  int8
	scope    uniform.Scope // if more than Warp
	counted  bool
	most     int // splits
	masks    []maskFact
}

// maskFact is a claim of who takes a branch.
type maskFact struct {
	byWarp  []uint64               // in every block
	byBlock map[[3]uint32][]uint64 // by warp, where the blocks differ
	by      int8
}

// in is by whom the branch is taken in a block; false if the claim leaves that out.
func (f *maskFact) in(block [3]uint32) (byWarp []uint64, ok bool) {
	if f.byBlock == nil {
		return f.byWarp, true
	}
	byWarp, ok = f.byBlock[block]
	return byWarp, ok
}

// use is a value that is claimed to be uniform where a block uses it.
type use struct {
	last int
	v    *ir.Value
	by   int8
}

// function is what is claimed of one function, with the paths of the lanes that are in it.
type function struct {
	f         *ir.Func
	index     int
	recursive bool         // calls itself, or is called by one that does: its calls have no keys that would tell them apart
	facts     []fact       // by value ID
	branches  []branchFact // by block ID
	first     int          // of its branches among those of all functions
	uses      [][]use      // by block ID
	together  []int8       // by block ID: who claims that all lanes of a warp execute it together, or 0
	lasts     int
	nest
}

// gather collects what the claims say under launch l. names are what claims are called in messages.
func (j *judge) gather(claims []*claim) error {
	j.names = append(j.names[:0], "")
	for _, fn := range j.funcs {
		clear(fn.facts)
		clear(fn.branches)
		clear(fn.together)
		for i := range fn.uses {
			fn.uses[i] = fn.uses[i][:0]
		}
		fn.lasts = 0
	}
	for _, c := range claims {
		by := j.name(c.told)
		for fn, info := range c.infos {
			for _, b := range j.funcs[fn].f.Blocks {
				j.gatherBlock(j.funcs[fn], b, info, by)
			}
		}
		if err := j.gatherConditions(c); err != nil {
			return err
		}
	}
	return nil
}

func (j *judge) name(s string) int8 {
	if n := slices.Index(j.names, s); n >= 0 {
		return int8(n)
	}
	j.names = append(j.names, s)
	return int8(len(j.names) - 1)
}

func (j *judge) gatherBlock(fn *function, b *ir.Block, info *uniform.Info, by int8) {
	control := info.Control(b)
	if control >= uniform.Warp && !leaves(b) && fn.together[b.ID] == 0 {
		fn.together[b.ID] = by
	}
	for _, v := range b.Values {
		if judged(v) {
			x := &fn.facts[v.ID]
			if !info.Refined(v) {
				x.agree(v, info.Scope(v), control, by)
			}
			j.numbers(x, info, v, by)
		}
		if v.Op == ir.OpPhi || fn.recursive {
			continue
		}
		for _, a := range v.Operands() {
			if a.Block != b && judged(a) && fn.depth(a.Block) > 0 && info.UniformAt(a, b) && !info.Refined(a) {
				fn.use(a, b, by)
			}
		}
	}
	if b.Branches() {
		fn.branches[b.ID].claimed(info.Branch(b), control, j.launch, by)
	}
}

// leaves reports whether b does nothing but leave: nobody waits for others there.
func leaves(b *ir.Block) bool {
	issues := func(v *ir.Value) bool { return v.Issues() > 0 && !v.Info().Terminator }
	return len(b.Succs) == 0 && !slices.ContainsFunc(b.Values, issues)
}

func (x *fact) agree(v *ir.Value, s, control uniform.Scope, by int8) {
	if s < uniform.Warp {
		return
	}
	x.some, x.keep = true, ^uint64(0)>>(64-v.Type.Bits)
	if x.uniformBy == 0 {
		x.uniformBy = by
	}
	if counted := control >= s; s > uniform.Warp && (s > x.scope || s == x.scope && counted && !x.counted) {
		x.scope, x.scopeBy, x.counted = s, by, counted
	}
}

// numbers adds what is known of the number that v is.
func (j *judge) numbers(x *fact, info *uniform.Info, v *ir.Value, by int8) {
	add := func(a vector) {
		if a.lanes == nil && !a.exact && (a.align == 0 || a.align >= 64) {
			return // says that it is uniform
		}
		x.some, x.keep = true, ^uint64(0)>>(64-v.Type.Bits)
		a.by = by
		x.vectors = append(x.vectors, a)
	}
	if j.inside.Vector == nil {
		if k, ok := info.Constant(v); ok {
			add(vector{c: k, exact: true})
		} else if list, ok := info.Threads(v); ok {
			add(vector{lanes: list, exact: true, byThread: true})
		} else if shape, stride := info.Shape(v); shape == uniform.Affine {
			add(affine(stride))
		}
		return
	}
	if c, lanes, width, align, exact, ok := j.inside.Vector(info, v); ok {
		if width != v.Type.Bits {
			j.fault("width", "%s: %s has width %d in the analysis", j.names[by], v.LongString(), width)
			return
		}
		add(vector{c: c, lanes: lanes, align: uint8(align), exact: exact, byThread: j.inside.ByThread(info)})
	}
	if below := j.inside.Below(info, v); below != 0 && (x.below == 0 || below < x.below) {
		x.some, x.keep = true, ^uint64(0)>>(64-v.Type.Bits)
		x.below, x.belowBy = below, by
	}
}

// affine is the vector of a value that grows from lane to lane.
func affine(stride int64) vector {
	lanes := make([]uint64, launch.MaxWarp)
	for l := range lanes {
		lanes[l] = uint64(l) * uint64(stride)
	}
	return vector{lanes: lanes}
}

// use asks that a is uniform in block b.
func (fn *function) use(a *ir.Value, b *ir.Block, by int8) {
	for _, u := range fn.uses[b.ID] {
		if u.v == a {
			return
		}
	}
	x := &fn.facts[a.ID]
	x.some, x.keep = true, ^uint64(0)>>(64-a.Type.Bits)
	if x.last == 0 {
		fn.lasts++
		x.last = fn.lasts
	}
	fn.uses[b.ID] = append(fn.uses[b.ID], use{x.last, a, by})
}

func (x *branchFact) claimed(br uniform.Branch, control uniform.Scope, l *Launch, by int8) {
	x.some = true
	switch {
	case br.Class == uniform.Never && x.neverBy == 0:
		x.neverBy = by
	case br.Class == uniform.Tail && br.MaxSplits > 0 && (x.tailBy == 0 || br.MaxSplits < x.most):
		x.tailBy, x.most = by, br.MaxSplits
	case br.Class == uniform.Static && x.staticBy == 0:
		x.staticBy = by
	}
	if br.Scope > uniform.Warp && br.Scope > x.scope {
		x.scope, x.scopeBy, x.counted = br.Scope, by, control >= br.Scope
	}
	if br.Masks != nil {
		x.masks = append(x.masks, maskFact{by: by, byWarp: l.byWarp(br.Masks)})
	}
	if br.Blocks == nil {
		return
	}
	f := maskFact{by: by, byBlock: map[[3]uint32][]uint64{}}
	for _, g := range br.Blocks {
		byWarp := l.byWarp(g.Masks)
		for _, r := range g.Blocks {
			for z := r.First[2]; z <= r.Last[2]; z++ {
				for y := r.First[1]; y <= r.Last[1]; y++ {
					for x := r.First[0]; x <= r.Last[0]; x++ {
						f.byBlock[[3]uint32{x, y, z}] = byWarp
					}
				}
			}
		}
	}
	x.masks = append(x.masks, f)
}

// byWarp lists the masks of the warps of a block; no lane takes the branch in a warp that ms do not name.
func (l *Launch) byWarp(ms []uniform.Masks) []uint64 {
	out := make([]uint64, (int(l.Block[0]*l.Block[1]*l.Block[2])+l.Warp-1)/l.Warp)
	for _, m := range ms {
		for w := range out {
			if m.Warps == nil || slices.Contains(m.Warps, w) {
				out[w] = m.Mask
			}
		}
	}
	return out
}

// gatherConditions adds what is claimed under conditions that hold.
func (j *judge) gatherConditions(c *claim) error {
	known := map[string]bool{}
	holding := func(text string) (bool, error) {
		if ok, seen := known[text]; seen {
			return ok, nil
		}
		ok, err := holds(text, func(name string) (uint64, bool) {
			if x, ok := j.launch.value(name); ok {
				return x, true
			}
			x, ok := j.args[name]
			return x, ok
		})
		known[text] = ok
		return ok, err
	}
	for i := range c.vals {
		x := &c.vals[i]
		ok, err := holding(x.Condition)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		j.tally.Conditions++
		by := j.name(c.told + " if " + x.Condition)
		fact := &j.funcs[x.fn].facts[x.v.ID]
		fact.agree(x.v, x.Scope, uniform.None, by)
		if x.Shape == uniform.Affine {
			a := affine(x.Stride)
			a.by = by
			fact.some, fact.keep = true, ^uint64(0)>>(64-x.v.Type.Bits)
			fact.vectors = append(fact.vectors, a)
		}
	}
	for i := range c.brs {
		x := &c.brs[i]
		ok, err := holding(x.Condition)
		if err != nil {
			return err
		}
		if ok {
			j.tally.Conditions++
			j.funcs[x.fn].branches[x.b.ID].claimed(x.Branch, uniform.None, j.launch, j.name(c.told+" if "+x.Condition))
		}
	}
	if len(j.names) > 120 {
		return fmt.Errorf("%d statements at once", len(j.names))
	}
	return nil
}
