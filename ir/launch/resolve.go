package launch

import (
	"cmp"
	"fmt"

	"lockstep/ir"
)

// Declared returns what f itself says about its launch: .reqntid and reqd_work_group_size are exact, .maxntid bounds only
// the product of the dimensions (PTX ISA 11.4), flat work group sizes are a range. It returns false if f says nothing but how many
// lanes a warp has, which is in the result in any case.
func Declared(f *ir.Func) (Launch, bool) {
	l, ok := declaredSizes(f)
	if w := f.Warp(); w > 0 && w <= MaxWarp {
		l.Warp = w
	}
	return l, ok
}

func declaredSizes(f *ir.Func) (Launch, bool) {
	var l Launch
	d := &f.Launch
	if d.ReqNTid[0] != 0 {
		for i, n := range d.ReqNTid {
			l.Block[i].N = max(n, 1)
		}
	}
	if d.MaxNTid[0] != 0 {
		most := uint64(1)
		for _, n := range d.MaxNTid {
			most = min(most*uint64(max(n, 1)), MaxBlockThreads)
		}
		l.MaxThreads = uint32(most)
	}
	if d.FlatMax != 0 {
		if l.MaxThreads == 0 || d.FlatMax < l.MaxThreads {
			l.MaxThreads = d.FlatMax
		}
	}
	l.MinThreads = d.FlatMin
	if d.ReqCluster[0] != 0 {
		for i, n := range d.ReqCluster {
			l.Cluster[i].N = max(n, 1)
		}
	}
	l.MaxRank = d.MaxCluster
	if l == (Launch{}) {
		return l, false
	}
	l.Origin = OriginDeclared
	return l, true
}

// Resolve joins what the command line says about the launch of f (nil if nothing) with what f declares, and makes use of its facts
// about sizes. It is the launch that analysis assumes; its warps have the lanes that the flag gives, else those that f is made for. It is an error if they contradict each other; the message quotes both.
func Resolve(f *ir.Func, flag *Launch) (Launch, error) {
	declared, ok := Declared(f)
	if flag == nil {
		return declared, nil
	}
	l := *flag
	l.Warp = cmp.Or(l.Warp, declared.Warp)
	if l.Origin = OriginFlag; flag.Origin == OriginUnknown {
		l.Origin = declared.Origin
	}
	if !ok {
		return l.Assume(flag.Facts)
	}
	contradiction := func(what string) error {
		return fmt.Errorf("launch %s: %s contradicts what kernel %s declares: %s", flag, what, f.Name, describe(declared))
	}
	for i, axis := range [3]string{"x", "y", "z"} {
		if l.Block[i], ok = meet(flag.Block[i], declared.Block[i]); !ok {
			return Launch{}, contradiction("block size in " + axis)
		}
		if l.Cluster[i], ok = meet(flag.Cluster[i], declared.Cluster[i]); !ok {
			return Launch{}, contradiction("cluster size in " + axis)
		}
	}
	l.MinThreads = max(l.MinThreads, declared.MinThreads)
	if m := declared.MaxThreads; m != 0 && (l.MaxThreads == 0 || m < l.MaxThreads) {
		l.MaxThreads = m
	}
	if m := declared.MaxRank; m != 0 && (l.MaxRank == 0 || m < l.MaxRank) {
		l.MaxRank = m
	}
	if n, ok := l.ClusterBlocks(); ok && l.MaxRank != 0 && n > l.MaxRank {
		return Launch{}, contradiction(fmt.Sprintf("a cluster of %d blocks", n))
	}
	if d, ok := l.uncut(); ok {
		return Launch{}, contradiction(fmt.Sprintf("a grid of %d blocks in %c", l.Grid[d].N, 'x'+rune(d)))
	}
	least := l.leastThreads()
	if l.MaxThreads != 0 && least > uint64(l.MaxThreads) {
		return Launch{}, contradiction(fmt.Sprintf("a block of %d threads or more", least))
	}
	if n, ok := l.BlockThreads(); ok && n < l.MinThreads {
		return Launch{}, contradiction(fmt.Sprintf("a block of %d threads", n))
	}
	return l.Assume(flag.Facts)
}

// leastThreads is the number of threads in the smallest block that the dimensions alone admit.
func (l *Launch) leastThreads() uint64 {
	least := uint64(1)
	for _, d := range l.Block {
		least *= uint64(min(d.Least(), 1<<20))
	}
	return least
}

// describe says in words what a declaration demands.
func describe(l Launch) string {
	s := ""
	add := func(format string, args ...any) {
		if s != "" {
			s += ", "
		}
		s += fmt.Sprintf(format, args...)
	}
	if l.BlockExact() {
		add("blocks of exactly %d,%d,%d threads", l.Block[0].N, l.Block[1].N, l.Block[2].N)
	}
	if l.MaxThreads != 0 {
		add("at most %d threads", l.MaxThreads)
	}
	if l.MinThreads != 0 {
		add("at least %d threads", l.MinThreads)
	}
	if known(l.Cluster) {
		add("clusters of exactly %d,%d,%d blocks", l.Cluster[0].N, l.Cluster[1].N, l.Cluster[2].N)
	}
	if l.MaxRank != 0 {
		add("clusters of at most %d blocks", l.MaxRank)
	}
	return s
}

// meet joins two facts about one dimension; false if no size agrees with both.
func meet(a, b Dim) (Dim, bool) {
	if a.N == 0 && b.N != 0 {
		a, b = b, a
	}
	if a.N != 0 {
		return Dim{N: a.N}, b.Admits(a.N)
	}
	m := lcm(uint64(a.Multiple()), uint64(b.Multiple()))
	d := Dim{Max: a.Max, Min: max(a.Min, b.Min)}
	if b.Max != 0 && (d.Max == 0 || b.Max < d.Max) {
		d.Max = b.Max
	}
	if m > 1<<31 || d.Max != 0 && m > uint64(d.Max) {
		return d, false
	}
	if m > 1 {
		d.Mult = uint32(m)
	}
	return d, d.Max == 0 || d.Least() <= d.Max
}

func lcm(a, b uint64) uint64 {
	g, r := a, b
	for r != 0 {
		g, r = r, g%r
	}
	return a / g * b
}

// The launch that Choose makes up: enough blocks and warps to show something, few enough to run at once.
const (
	chosenGrid  = 4
	chosenBlock = 256
)

// Choose fills in what l leaves open, for a simulation of f: 4 blocks of 256 threads within what l and f admit. The result
// is exact; its origin is OriginChosen if anything was made up. It expects an l that Resolve returned.
func Choose(f *ir.Func, l Launch) Launch {
	if d, ok := Declared(f); ok {
		if r, err := Resolve(f, &l); err == nil {
			r.Origin = l.Origin
			if l.Origin == OriginUnknown {
				r.Origin = d.Origin
			}
			l = r
		}
	}
	whole := l.Exact()
	if l.Cluster != [3]Dim{} {
		for i, c := range l.Cluster {
			whole = whole && c.Known()
			l.Cluster[i] = Dim{N: max(c.N, c.Least())}
		}
	}
	if whole {
		return l
	}
	l.Origin = OriginChosen
	for i := 2; i >= 0; i-- {
		if l.Block[i].Known() {
			l.Block[i] = Dim{N: l.Block[i].N}
			continue
		}
		m := l.Block[i].Multiple()
		n := l.Block[i].Least()
		if i == 0 {
			room := min(l.MaxBlock(0), max(chosenBlock, l.MinThreads))
			n = max(n, room/m*m)
		}
		l.Block[i] = Dim{N: n}
	}
	for i := range l.Grid {
		if l.Grid[i].Known() {
			continue
		}
		m := l.Grid[i].Multiple()
		if c := l.Cluster[i].N; c > 1 {
			m = uint32(min(lcm(uint64(m), uint64(c)), uint64(maxGrid[i])))
		}
		n := max(m, (l.Grid[i].Least()+m-1)/m*m)
		if i == 0 {
			n = max(n, min(chosenGrid, l.MaxGrid(0))/m*m)
		}
		l.Grid[i] = Dim{N: n}
	}
	return l
}
