package launch

import (
	"fmt"
	"math"

	"lockstep/ir"
)

// Assume narrows l to the launches in which the sizes are as fs says, and keeps fs for who asks about arguments. It is an error if
// there are none.
func (l Launch) Assume(fs *Facts) (Launch, error) {
	if fs.Empty() {
		return l, nil
	}
	l.Facts = fs
	before := l
	for i := range fs.list {
		f := &fs.list[i]
		if f.terms[0].kind == argument {
			continue
		}
		at := l
		if !l.fold(f) {
			return Launch{}, f.error(f.at, "%s contradicts what else is known of the launch%s", f, at.known(f))
		}
	}
	if l != before {
		l.Origin = OriginFlag
	}
	return l, nil
}

// With returns flag, nil meaning that nothing is known, together with facts; nil if there are none of either.
func With(flag *Launch, fs *Facts) *Launch {
	if fs.Empty() {
		return flag
	}
	var l Launch
	if flag != nil {
		l = *flag
	}
	l.Facts = fs
	return &l
}

// known says in a few words what is known of the sizes that f is about.
func (l *Launch) known(f *fact) string {
	s := ""
	for _, t := range f.terms {
		d := l.dims(t.kind)[t.dim]
		switch {
		case d.Known():
			s += fmt.Sprintf(", %s == %d", t, d.N)
		case d.Mult > 1:
			s += fmt.Sprintf(", %s %% %d == 0", t, d.Mult)
		}
		if d.Min > 1 {
			s += fmt.Sprintf(", %s >= %d", t, d.Min)
		}
		if d.Max != 0 {
			s += fmt.Sprintf(", %s <= %d", t, d.Max)
		}
	}
	if f.terms[0].kind == blockSize {
		s += fmt.Sprintf(", blocks have at most %d threads", l.maxThreads())
		if l.MinThreads > 1 {
			s += fmt.Sprintf(" and at least %d", l.MinThreads)
		}
	}
	return s
}

func (l *Launch) maxThreads() uint32 {
	if l.MaxThreads != 0 {
		return l.MaxThreads
	}
	return MaxBlockThreads
}

func (l *Launch) dims(k termKind) *[3]Dim {
	if k == gridSize {
		return &l.Grid
	}
	return &l.Block
}

// fold adds f, a fact about sizes, to what the dimensions of l say; false if no launch is left.
func (l *Launch) fold(f *fact) bool {
	n, ok := f.number()
	switch {
	case !ok:
		return false
	case len(f.terms) == 1:
		t := f.terms[0]
		bound := maxBlock[t.dim]
		if t.kind == gridSize {
			bound = maxGrid[t.dim]
		}
		d, ok := dimOf(n, bound)
		if !ok {
			return false
		}
		x := &l.dims(t.kind)[t.dim]
		if *x, ok = meet(*x, d); !ok {
			return false
		}
		if !x.settle(bound) {
			return false
		}
	case f.cmp == ir.EQ && f.n == 1:
		for _, t := range f.terms {
			x := &l.dims(t.kind)[t.dim]
			if !x.Admits(1) {
				return false
			}
			*x = Exactly(1)
		}
	default: // the threads of a block
		l.MinThreads = uint32(min(max(uint64(l.MinThreads), n.Min), math.MaxUint32))
		l.MaxThreads = uint32(min(uint64(l.maxThreads()), n.Max))
	}
	return l.possible()
}

// settle makes d exact if only one size up to bound is left; false if none is.
func (d *Dim) settle(bound uint32) bool {
	if d.Max != 0 {
		bound = min(bound, d.Max)
	}
	n := d.Least()
	if !d.Known() && n <= bound && bound-n < d.Multiple() {
		*d = Exactly(n)
	}
	return n <= bound
}

// dimOf is the dimension that n describes, of a size up to bound; false if there is none.
func dimOf(n Number, bound uint32) (Dim, bool) {
	n, ok := n.meet(Number{Min: 1, Max: uint64(bound), Mod: 1})
	if !ok || n.Mod > uint64(bound) {
		return Dim{}, false
	}
	if x, ok := n.Exact(); ok {
		return Exactly(uint32(x)), true
	}
	d := Dim{Mult: uint32(n.Mod), Min: uint32(n.Min), Max: uint32(n.Max)}
	if d.Mult == 1 {
		d.Mult = 0
	}
	if d.Min <= max(d.Mult, 1) {
		d.Min = 0
	}
	if uint32(n.Max) > bound-uint32(n.Mod) {
		d.Max = 0
	}
	return d, true
}

// possible reports whether some block agrees with l.
func (l *Launch) possible() bool {
	if l.leastThreads() > uint64(l.maxThreads()) || l.MinThreads > l.maxThreads() {
		return false
	}
	n, ok := l.BlockThreads()
	return !ok || n >= l.MinThreads
}
