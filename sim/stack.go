package sim

import (
	"fmt"
	"slices"
	"strings"
)

// stackModel is the textbook: a stack of open joins. One entry per join: it collects the lanes that have arrived, and keeps
// the paths that still have to run before the join opens.
//
//	branch, join J:   push {J, arrived: lanes already at J, pending: the other ways but one}; run that one
//	a path at J:      arrived += its lanes; run the next pending path, or pop and go on at J with all that arrived
//
// A later split to a join that is open adds to its entry, so that a loop that loses lanes trip by trip needs one entry. A
// call has a stack of its own on top of its caller's: lanes that return wait for the others at the call.
type stackModel struct {
	entries []entry
	open    int // entries with a join
}

type entry struct {
	join    int32
	arrived uint64
	pending []path // the last one runs next
	frame   *frame
	at      *op // the branch that opened it
}

func (s *stackModel) reset() { s.entries, s.open = s.entries[:0], 0 }

func (s *stackModel) depth() int { return s.open }

// find returns the entry of frame f with the given join, or nil.
func (s *stackModel) find(f *frame, join int32) *entry {
	for i := len(s.entries) - 1; i >= 0 && s.entries[i].frame == f; i-- {
		if e := &s.entries[i]; e.join == join {
			return e
		}
	}
	return nil
}

func (s *stackModel) split(w *Warp, ways []path, join int32, at *op) {
	var e *entry
	if join != noJoin {
		e = s.find(w.path.frame, join)
	}
	if e == nil {
		s.push(w, entry{join: join, frame: w.path.frame, at: at})
		e = &s.entries[len(s.entries)-1]
	}
	top := &s.entries[len(s.entries)-1]
	for i := len(ways) - 1; i >= 0; i-- {
		if ways[i].seg == join {
			e.arrived |= ways[i].mask
		} else {
			top.pending = append(top.pending, ways[i])
		}
	}
	s.next(w, w.path.frame)
}

// push opens a join. The slices of closed entries are used again.
func (s *stackModel) push(w *Warp, e entry) {
	if n := len(s.entries); n < cap(s.entries) {
		e.pending = s.entries[:n+1][n].pending[:0]
	}
	s.entries = append(s.entries, e)
	if e.join != noJoin {
		s.open++
		w.m.counters.ReconvergenceOps++
		w.m.counters.MaxStackDepth = max(w.m.counters.MaxStackDepth, s.open)
	}
}

func (s *stackModel) arrive(w *Warp) {
	if e := s.find(w.path.frame, w.path.seg); e != nil {
		w.m.counters.ReconvergenceOps++
		e.arrived |= w.path.mask
		s.next(w, w.path.frame)
	}
}

// next runs what is due once a path of frame f has come to its end.
func (s *stackModel) next(w *Warp, f *frame) {
	for {
		if n := len(s.entries); n > 0 && s.entries[n-1].frame == f {
			e := &s.entries[n-1]
			if k := len(e.pending); k > 0 {
				w.path = e.pending[k-1]
				e.pending = e.pending[:k-1]
				return
			}
			arrived, join := e.arrived, e.join
			s.entries = s.entries[:n-1]
			if join != noJoin {
				s.open--
			}
			if arrived != 0 {
				w.path = path{seg: join, mask: arrived, frame: f}
				return
			}
			continue
		}
		if f.parent == nil {
			w.path.mask = 0
			return
		}
		back := path{seg: f.ret, mask: f.returned, frame: f.parent}
		f = w.dropFrame(f)
		if back.mask == 0 {
			continue
		}
		w.path = back
		e := s.find(f, back.seg) // a call by address that went to several functions
		if e == nil {
			return
		}
		e.arrived |= back.mask
	}
}

func (s *stackModel) leave(w *Warp) { s.next(w, w.path.frame) }

func (s *stackModel) ret(w *Warp, lanes uint64) {
	w.path.frame.returned |= lanes
	if w.path.mask &^= lanes; w.path.mask == 0 {
		s.next(w, w.path.frame)
	}
}

// wait: the stack has one path that can run, and that one waits.
func (s *stackModel) wait(w *Warp) { w.blocked = true }

func (s *stackModel) wake(w *Warp, p path) { w.path, w.blocked = p, false }

func (s *stackModel) held(w *Warp) string {
	var parts []string
	for i := len(s.entries) - 1; i >= 0; i-- {
		e := &s.entries[i]
		lanes := e.arrived
		for _, p := range e.pending {
			lanes |= p.mask
		}
		if lanes == 0 {
			continue
		}
		text := fmt.Sprintf("lanes %s are held by the branch at line %d", w.m.maskText(lanes), e.at.in.V.Pos.Line)
		if e.join != noJoin {
			text += fmt.Sprintf(", whose join is %s", w.m.segPlace(e.join))
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

func (s *stackModel) save() any {
	c := slices.Clone(s.entries)
	for i := range c {
		c[i].pending = slices.Clone(c[i].pending)
	}
	return c
}

func (s *stackModel) same(saved any) bool {
	return slices.EqualFunc(s.entries, saved.([]entry), func(a, b entry) bool {
		return a.join == b.join && a.arrived == b.arrived && a.frame == b.frame && slices.Equal(a.pending, b.pending)
	})
}
