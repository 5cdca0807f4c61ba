package checks

import (
	"math/bits"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/cfg"
	"lockstep/analysis/uniform"
	"lockstep/ir"
)

// set is a set of the threads of a block, by linear index.
type set []uint64

func newSet(n int) set { return make(set, (n+63)/64) }

func fullSet(n int) set {
	s := newSet(n)
	for i := range n {
		s[i/64] |= 1 << (i % 64)
	}
	return s
}

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }

func (s set) empty() bool { return s.len() == 0 }

func (s set) len() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// add puts all of t into s and reports whether any was new.
func (s set) add(t set) bool {
	grew := false
	for i, w := range t {
		grew = grew || w&^s[i] != 0
		s[i] |= w
	}
	return grew
}

// and returns the threads in both.
func (s set) and(t set) set {
	r := make(set, len(s))
	for i := range s {
		r[i] = s[i] & t[i]
	}
	return r
}

// without returns the threads of s that are not in t.
func (s set) without(t set) set {
	r := make(set, len(s))
	for i := range s {
		r[i] = s[i] &^ t[i]
	}
	return r
}

// warp returns the lanes of s in a warp of the given width.
func (s set) warp(w, width, n int) uint64 {
	var m uint64
	for lane := range width {
		if t := w*width + lane; t < n && s.has(t) {
			m |= 1 << lane
		}
	}
	return m
}

// threads says which threads of a block execute each block of code: surely (must), and at all (may). Both hold for every run
// in which no thread traps or loops for ever.
type threads struct {
	info      *uniform.Info
	n, width  int
	all       set
	may, must []set // by block ID; nil for blocks that the entry does not reach
}

// threadsOf finds them; nil if the shape of the block is not known.
var threadsOf = &analysis.Analysis[*threads]{Name: "threads", Doc: "which threads of a block execute a block of code"}

func init() { threadsOf.Run = findThreads } // it asks for those of the callers

func findThreads(c *analysis.Cache) *threads {
	info := analysis.Of(c, uniform.Of)
	l := info.Launch()
	n, ok := l.BlockThreads()
	if !ok || c.Func.Declared() {
		return nil
	}
	t := &threads{info: info, n: int(n), width: l.Width(), all: fullSet(int(n)), may: make([]set, c.Func.NumBlocks()), must: make([]set, c.Func.NumBlocks())}
	order := analysis.Of(c, cfg.Order)
	for _, b := range order.RPO {
		t.may[b.ID], t.must[b.ID] = newSet(t.n), newSet(t.n)
	}
	may, must := t.entry(c)
	t.may[c.Func.Entry().ID].add(may)
	t.must[c.Func.Entry().ID].add(must)
	t.spread(order.RPO)
	post := analysis.Of(c, cfg.PostDom)
	for _, b := range order.RPO {
		for k, e := range b.Succs {
			if order.Index(e.B) > order.Index(b) {
				if taken, known := t.taking(b, k); known {
					t.must[e.B.ID].add(t.must[b.ID].and(taken))
				}
			}
		}
		if j := post.Ipdom(b); j != nil && order.Index(j) > order.Index(b) {
			t.must[j.ID].add(t.must[b.ID])
		}
	}
	return t
}

// entry gives the threads that enter the function: a kernel's are all; a device function's, in every call of it, at least those
// that all its calls share and at most those of any.
func (t *threads) entry(c *analysis.Cache) (may, must set) {
	f := c.Func
	calls := analysis.EnvOf(c.Env, callgraph.Of)
	sites := calls.Sites(f)
	switch {
	case f.Kernel && len(sites) == 0:
		return t.all, t.all
	case f.Kernel || calls.Callers(f) == callgraph.Unknown:
		return t.all, newSet(t.n)
	}
	may, must = newSet(t.n), t.all
	for _, v := range sites {
		caller := analysis.Of(c.Env.Cache(v.Block.Func), threadsOf)
		if caller == nil || caller.n != t.n || caller.may[v.Block.ID] == nil {
			return t.all, newSet(t.n)
		}
		m, s := caller.at(v)
		may.add(m)
		must = must.and(s)
	}
	return may, must
}

// spread lets threads flow along the edges that they may take.
func (t *threads) spread(order []*ir.Block) {
	work := append([]*ir.Block(nil), order...)
	queued := map[*ir.Block]bool{}
	for _, b := range work {
		queued[b] = true
	}
	for len(work) > 0 {
		b := work[0]
		work, queued[b] = work[1:], false
		for k, e := range b.Succs {
			taken, _ := t.taking(b, k)
			if t.may[e.B.ID].add(t.may[b.ID].and(taken)) && !queued[e.B] {
				work, queued[e.B] = append(work, e.B), true
			}
		}
	}
}

// taking returns the threads that take way k on from b, if that is known; else all.
func (t *threads) taking(b *ir.Block, k int) (s set, known bool) {
	v := b.Term()
	if !b.Branches() {
		return t.all, true
	}
	if !v.Info().Conditional {
		return t.all, false
	}
	p, known := t.holds(v.Args[0], v.Not)
	if !known {
		return t.all, false
	}
	if v.Op == ir.OpCondBr && k == 0 {
		return p, true
	}
	return t.all.without(p), true
}

// holds returns the threads for which a predicate, or with not its complement, holds; all if that is not known.
func (t *threads) holds(p *ir.Value, not bool) (s set, known bool) {
	xs, known := t.info.Threads(p)
	if !known || t.info.Refined(p) {
		return t.all, false
	}
	s = newSet(t.n)
	for i, x := range xs {
		if (x&1 == 1) != not {
			s[i/64] |= 1 << (i % 64)
		}
	}
	return s, true
}

// at returns the threads that execute v, guard included: at most and at least. A block that is not reached has none.
func (t *threads) at(v *ir.Value) (may, must set) {
	may, must = t.may[v.Block.ID], t.must[v.Block.ID]
	if may == nil {
		return newSet(t.n), newSet(t.n)
	}
	if v.Guarded() {
		p, known := t.holds(v.Guard.Pred, v.Guard.Not)
		may = may.and(p)
		if must = must.and(p); !known {
			must = newSet(t.n)
		}
	}
	return may, must
}

// warps is the number of warps of the block.
func (t *threads) warps() int { return (t.n + t.width - 1) / t.width }

// split finds a warp some of whose lanes surely execute v while others surely never do; w is -1 if there is none.
func (t *threads) split(v *ir.Value) (w int, there, away uint64) {
	may, must := t.at(v)
	for w := range t.warps() {
		live := t.all.warp(w, t.width, t.n)
		there, possible := must.warp(w, t.width, t.n), may.warp(w, t.width, t.n)
		if there != 0 && live&^possible != 0 {
			return w, there, live &^ possible
		}
	}
	return -1, 0, 0
}

// whole reports whether every warp surely executes v with all its lanes or with none.
func (t *threads) whole(v *ir.Value) bool {
	may, must := t.at(v)
	for w := range t.warps() {
		live := t.all.warp(w, t.width, t.n)
		if possible := may.warp(w, t.width, t.n); possible != 0 && must.warp(w, t.width, t.n) != live {
			return false
		}
	}
	return true
}

// some reports whether some thread of the block surely executes v, and another surely never does.
func (t *threads) some(v *ir.Value) bool {
	may, must := t.at(v)
	return !must.empty() && !t.all.without(may).empty()
}
