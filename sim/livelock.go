package sim

import (
	"fmt"
	"slices"
	"strings"
)

// A warp that runs in circles is found by comparing: at some back edge its whole state is saved, and if a later back edge
// finds the same state and nothing in memory has changed in between, the warp will go on like that for ever, unless another
// warp changes memory. The distance between the attempts doubles, and the number of back edges that each compares with it, so
// that the cost stays a small part of the run and any period is found.
const (
	firstAttempt  = 512 // back edges before the first attempt
	attemptWindow = 32  // of these, one in attemptWindow is compared
)

// spin is what a warp knows of its circling.
type spin struct {
	edges   uint64 // back edges since the warp last got somewhere
	next    uint64 // the attempt begins, or ends, when edges gets here
	gap     uint64
	saved   *snapshot
	stuck   bool
	version uint64 // of memory when saved
}

// snapshot is the state of a warp.
type snapshot struct {
	path   path
	frames []frame
	regs   []uint64
	model  any
}

func (s *spin) reset() { *s = spin{next: firstAttempt, gap: firstAttempt} }

// memory counts the changes of everything that another warp, or the next round, could see.
func (m *machine) memory() uint64 { return m.mem.Version() + m.changes }

// confirmed reports whether the warp repeats itself and nothing has changed since that was found.
func (s *spin) confirmed(m *machine) bool {
	if s.stuck && s.version != m.memory() {
		s.reset()
	}
	return s.stuck
}

// backEdge is called when the warp has gone back in the text.
func (s *spin) backEdge(w *Warp) {
	s.edges++
	if s.saved != nil {
		switch {
		case s.version != w.m.memory():
			s.saved = nil
			s.next = s.edges + s.gap
		case s.saved.path.seg == w.path.seg && s.saved.equals(w):
			s.stuck = true
		case s.edges >= s.next:
			s.saved = nil
			s.gap *= 2
			s.next = s.edges + s.gap
		}
		return
	}
	if s.edges >= s.next {
		s.saved, s.version = w.snapshot(), w.m.memory()
		s.next = s.edges + s.gap/attemptWindow
	}
}

// frames copies the calls that are open, innermost first.
func (w *Warp) frames() []frame {
	var fs []frame
	for f := w.path.frame; f != nil; f = f.parent {
		fs = append(fs, *f)
	}
	return fs
}

func (w *Warp) snapshot() *snapshot {
	return &snapshot{path: w.path, frames: w.frames(), regs: slices.Clone(w.liveRegs()), model: w.model.save()}
}

// liveRegs are the registers of the open calls.
func (w *Warp) liveRegs() []uint64 {
	f := w.path.frame
	return w.regs[w.kernel.base : int(f.base)+f.fn(w.m).NumSlots*w.Width]
}

func (s *snapshot) equals(w *Warp) bool {
	return s.path == w.path && slices.Equal(s.regs, w.liveRegs()) && slices.Equal(s.frames, w.frames()) && w.model.same(s.model)
}

// livelock ends a run in which every warp that can run repeats itself.
func (m *machine) livelock(b *block) *stop {
	var parts []string
	for _, w := range b.warps {
		if w.path.mask == 0 || w.blocked {
			continue
		}
		if !w.spin.confirmed(m) {
			return nil
		}
		text := fmt.Sprintf("lanes %s of warp %d repeat the code from %s on and nothing changes", m.maskText(w.path.mask), w.Index, m.segPlace(w.path.seg))
		if held := w.model.held(w); held != "" {
			text += "; " + held
		}
		parts = append(parts, text)
	}
	if parts == nil {
		return nil
	}
	const most = 2
	if n := len(parts); n > most {
		parts = append(parts[:most], fmt.Sprintf("and %d warps more", n-most))
	}
	if m.grid[0]*m.grid[1]*m.grid[2] > 1 {
		parts = append(parts, "blocks run one after another, so that none can wait for a later one")
	}
	return &stop{Livelock, strings.Join(parts, "; ")}
}
