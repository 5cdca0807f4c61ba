package thread

import (
	"fmt"

	"lockstep/ir"
)

// Race is two accesses of one byte by different threads, with no barrier between them, of which the order shows: at least
// one writes, and they do not write the same. Atomics race with each other only where their order shows.
type Race struct {
	Space  ir.Space
	Addr   uint64
	First  Touch
	Second Touch
}

// Touch is an access of a thread.
type Touch struct {
	Thread uint32 // block * threads in a block + thread
	Value  *ir.Value
}

func (r Race) String() string {
	return fmt.Sprintf("%v address %#x: line %d (%s) by thread %d and line %d (%s) by thread %d", r.Space, r.Addr,
		r.First.Value.Pos.Line, opcode(r.First.Value), r.First.Thread, r.Second.Value.Pos.Line, opcode(r.Second.Value), r.Second.Thread)
}

// shadow remembers who touched each byte. Threads of different blocks are never ordered; those of one block are by its
// barriers: an epoch is what lies between two of them, and no two blocks have one in common.
type shadow struct {
	m      *machine
	epoch  uint32
	global map[uint64]*page
	shared map[uint64]*page
	seen   map[[2]*ir.Value]bool
	used   map[*ir.Value]bool // atomics whose old value somebody reads
}

const pageBytes = 64

type page [pageBytes]cell

// cell is what is known of a byte.
type cell struct {
	write, read, atomic trace
	value               byte // last written
}

// trace is a kind of accesses to a byte: the last one, and whether others came from other threads.
type trace struct {
	v       *ir.Value // nil: none
	thread  uint32
	epoch   uint32
	many    bool // several threads in this epoch
	blocks  bool // several blocks, ever
	ordered bool // atomics: the order shows, or there are several kinds
}

func newShadow(m *machine) *shadow {
	s := &shadow{m: m, global: make(map[uint64]*page), seen: make(map[[2]*ir.Value]bool), used: make(map[*ir.Value]bool)}
	for _, f := range m.p.order {
		for _, b := range f.f.Blocks {
			for _, v := range b.Values {
				for _, a := range v.Args {
					s.used[a] = true
				}
				if v.Guarded() {
					s.used[v.Guard.Pred] = true
				}
			}
		}
	}
	return s
}

func (s *shadow) nextBlock() {
	s.epoch++
	s.shared = make(map[uint64]*page)
}

func (s *shadow) nextEpoch() { s.epoch++ }

// cells visits the bytes of an access. Local memory and parameters are nobody else's.
func (s *shadow) cells(p place, n int, visit func(c *cell, i int)) {
	pages := s.global
	switch p.space {
	case ir.Local, ir.Param, ir.Const:
		return
	case ir.Shared:
		pages = s.shared
	}
	for i := range n {
		a := p.addr + uint64(i)
		pg := pages[a/pageBytes]
		if pg == nil {
			pg = new(page)
			pages[a/pageBytes] = pg
		}
		visit(&pg[a%pageBytes], i)
	}
}

// unordered reports whether some access of tr by another thread than t has no order with one now.
func (s *shadow) unordered(tr *trace, t *thread) bool {
	if tr.v == nil {
		return false
	}
	if tr.blocks || tr.thread/s.m.size != t.m.number {
		return true
	}
	return tr.epoch == s.epoch && (tr.many || tr.thread != t.global())
}

// note adds an access to tr.
func (s *shadow) note(tr *trace, t *thread, v *ir.Value) {
	id := t.global()
	switch {
	case tr.v == nil:
	case tr.thread/s.m.size != t.m.number:
		tr.blocks = true
		tr.many = false
	case tr.epoch != s.epoch:
		tr.many = false
	case tr.thread != id:
		tr.many = true
	}
	tr.v, tr.thread, tr.epoch = v, id, s.epoch
}

func (s *shadow) report(p place, i int, tr *trace, t *thread, v *ir.Value) {
	pair := [2]*ir.Value{tr.v, v}
	if s.seen[pair] || len(s.m.res.Races) >= MaxRaces {
		return
	}
	s.seen[pair] = true
	s.m.res.Races = append(s.m.res.Races, Race{p.space, p.addr + uint64(i), Touch{tr.thread, tr.v}, Touch{t.global(), v}})
}

func (s *shadow) read(t *thread, v *ir.Value, p place, n int) {
	s.cells(p, n, func(c *cell, i int) {
		for _, tr := range []*trace{&c.write, &c.atomic} {
			if s.unordered(tr, t) {
				s.report(p, i, tr, t, v)
			}
		}
		s.note(&c.read, t, v)
	})
}

func (s *shadow) write(t *thread, v *ir.Value, p place, n int, x uint64) {
	s.cells(p, n, func(c *cell, i int) {
		b := byte(x >> (8 * i))
		if s.unordered(&c.write, t) && c.value != b {
			s.report(p, i, &c.write, t, v)
		}
		for _, tr := range []*trace{&c.read, &c.atomic} {
			if s.unordered(tr, t) {
				s.report(p, i, tr, t, v)
			}
		}
		s.note(&c.write, t, v)
		c.value = b
	})
}

func (s *shadow) atomic(t *thread, v *ir.Value, p place, n int) {
	order := ordered(v, s.used[v])
	s.cells(p, n, func(c *cell, i int) {
		for _, tr := range []*trace{&c.read, &c.write} {
			if s.unordered(tr, t) {
				s.report(p, i, tr, t, v)
			}
		}
		if a := &c.atomic; s.unordered(a, t) && (order || a.ordered || a.v.Mods().Sub != v.Mods().Sub) {
			s.report(p, i, a, t, v)
		}
		s.note(&c.atomic, t, v)
		c.atomic.ordered = c.atomic.ordered || order
	})
}
