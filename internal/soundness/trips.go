package soundness

import (
	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/ir"
)

// Across warps "the same dynamic instance" means the same instruction in the same trips of the cycles around it (SEMANTICS).
// A key stands for the trips that a lane is in: a number for each level of the nest of cycles, made of that of the level
// around it, of which cycle this is, and of how often its header has been entered since. A call adds the key of the caller.
//
// Trips of an irreducible cycle have no number that all would agree on: there the whole path since the cycle was entered
// counts, which compares fewer executions.

const none = -1

// nest is what keys need to know about the control flow of a function.
type nest struct {
	number   []int32    // block ID of what the simulator runs -> block ID of the function
	cycles   [][]int32  // block ID -> the cycles around, outermost first, by number
	header   []bool     // block ID: of the innermost reducible cycle
	mixed    []bool     // block ID: the innermost cycle is irreducible
	inMixed  []bool     // block ID: some cycle around is
	steps    []step     // from*n+to
	anyMixed bool       // some cycle is irreducible
	levels   int        // of nested cycles
	warps    []position // by warp
}

// step is what going from one block to another means.
type step struct {
	known  bool
	common int8 // cycles that both are in
	back   bool // a new trip of the innermost one
}

// position is where the lanes of a warp are in a function.
type position struct {
	at     [64]int32    // block, or none
	keys   [][64]uint64 // by level
	counts [][64]uint32 // by block: how often it has been entered; only where cycles are irreducible
	last   [][64]uint64 // last values, by use
	block  uint64       // that it is of: a number of its own for each block that runs
}

func newNest(f *ir.Func, run *ir.Func, env *analysis.Env) nest {
	n := nest{number: make([]int32, run.NumBlocks()), cycles: make([][]int32, f.NumBlocks()), header: make([]bool, f.NumBlocks()),
		mixed: make([]bool, f.NumBlocks()), inMixed: make([]bool, f.NumBlocks()), steps: make([]step, f.NumBlocks()*f.NumBlocks())}
	for i, b := range f.Blocks {
		n.number[run.Blocks[i].ID] = int32(b.ID)
	}
	all := analysis.Of(env.Cache(f), cfg.Cycles)
	number := map[*cfg.Cycle]int32{}
	for i, c := range all.All {
		number[c] = int32(i)
		n.anyMixed = n.anyMixed || !c.Reducible()
	}
	for _, b := range f.Blocks {
		c := all.Innermost(b)
		if c != nil {
			n.header[b.ID] = c.Reducible() && c.Header == b
			n.mixed[b.ID] = !c.Reducible()
		}
		for ; c != nil; c = c.Parent {
			n.cycles[b.ID] = append(n.cycles[b.ID], number[c])
			n.inMixed[b.ID] = n.inMixed[b.ID] || !c.Reducible()
		}
		n.levels = max(n.levels, len(n.cycles[b.ID]))
		for i, k := 0, len(n.cycles[b.ID])-1; i < k; i, k = i+1, k-1 {
			n.cycles[b.ID][i], n.cycles[b.ID][k] = n.cycles[b.ID][k], n.cycles[b.ID][i]
		}
	}
	return n
}

func (n *nest) depth(b *ir.Block) int { return len(n.cycles[b.ID]) }

// step looks a step up.
func (n *nest) step(from, to int32) *step {
	s := &n.steps[int(from)*len(n.cycles)+int(to)]
	if !s.known {
		a, b := n.cycles[from], n.cycles[to]
		for int(s.common) < min(len(a), len(b)) && a[s.common] == b[s.common] {
			s.common++
		}
		s.back = n.header[to] && int(s.common) == len(b)
		s.known = true
	}
	return s
}

// position returns where warp w is, with room for so many last values. When a block begins, all lanes are outside.
func (n *nest) position(w, lasts int, block uint64) *position {
	for len(n.warps) <= w {
		n.warps = append(n.warps, position{})
	}
	p := &n.warps[w]
	if p.block == block {
		return p
	}
	p.block = block
	for i := range p.at {
		p.at[i] = none
	}
	for len(p.keys) <= n.levels {
		p.keys = append(p.keys, [64]uint64{})
	}
	for len(p.last) <= lasts {
		p.last = append(p.last, [64]uint64{})
	}
	if n.anyMixed {
		if len(p.counts) < len(n.cycles) {
			p.counts = make([][64]uint32, len(n.cycles))
		}
		clear(p.counts)
	}
	return p
}

// What keys are made of besides blocks and cycles has numbers that these do not have: a function that is launched, or called.
const byLaunch, byCall = 1 << 32, 2 << 32

// hash mixes two numbers (the finalizer of SplitMix64). No two steps of a key are neutral together, zeros least of all.
func hash(a, b uint64) uint64 {
	x := (a^0xd1b54a32d192ed03)*0x9e3779b97f4a7c15 + b
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// enter moves a lane to block b; outside is the key of the call, for the entry of a function.
func (n *nest) enter(p *position, lane int, b int32, outside uint64, called bool) {
	levels := len(n.cycles[b])
	from := p.at[lane]
	p.at[lane] = b
	common, back := 0, false
	if from == none || called {
		p.keys[0][lane] = outside
	} else {
		s := n.step(from, b)
		common, back = int(s.common), s.back
	}
	switch {
	case back:
		p.keys[levels][lane] += 0x9e3779b97f4a7c15
	case common == levels && n.mixed[b]:
		p.keys[levels][lane] = hash(p.keys[levels][lane], uint64(b)+1)
	}
	for k := common; k < levels; k++ {
		p.keys[k+1][lane] = hash(p.keys[k][lane], uint64(n.cycles[b][k])+1)
		if k+1 == levels && n.mixed[b] {
			p.keys[k+1][lane] = hash(p.keys[k+1][lane], uint64(b)+1)
		}
	}
	if n.anyMixed {
		p.counts[b][lane]++
	}
}

// table maps numbers to numbers, and is quickly emptied.
type table struct {
	slots []slot
	mark  uint32
	n     int
}

type slot struct {
	key, x uint64
	mark   uint32
}

func (t *table) reset() {
	if t.slots == nil {
		t.slots = make([]slot, 1<<10)
	}
	t.mark++
	t.n = 0
}

// put returns what key has, and gives it x if it has nothing.
func (t *table) put(key, x uint64) uint64 {
	if 2*t.n > len(t.slots) {
		old := t.slots
		t.slots = make([]slot, 4*len(old))
		t.n = 0
		for _, s := range old {
			if s.mark == t.mark {
				t.put(s.key, s.x)
			}
		}
	}
	mask := uint64(len(t.slots) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		s := &t.slots[i]
		if s.mark != t.mark {
			*s = slot{key, x, t.mark}
			t.n++
			return x
		}
		if s.key == key {
			return s.x
		}
	}
}
