package launch

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Parse reads a launch as the command line gives it: GRID,BLOCK and, where it matters, a third part for the cluster.
//
//	4,256      4 blocks of 256 threads; dimensions that are not named are 1
//	8x8,16x16  two dimensions each
//	?,256      a grid of any shape
//	?,32kx1    a block of one row, its length a multiple of 32
//	?x8        x unknown, y exactly 8, z exactly 1
//	?          nothing is known
//
// A part that is only `?` leaves all three of its dimensions unknown. Errors name the part.
func Parse(s string) (Launch, error) {
	l, err := parse(s)
	if err != nil {
		return Launch{}, fmt.Errorf("launch %.60q: %w", s, err)
	}
	return l, nil
}

func parse(s string) (Launch, error) {
	var l Launch
	if len(s) > maxText {
		return l, fmt.Errorf("longer than %d characters", maxText)
	}
	if strings.TrimSpace(s) == "" {
		return l, errors.New("empty; want GRID,BLOCK such as 4,256 or ?,32kx1")
	}
	l.Origin = OriginFlag
	parts := strings.Split(s, ",")
	if len(parts) == 1 {
		if strings.TrimSpace(s) == "?" {
			return l, nil
		}
		return l, errors.New("want GRID,BLOCK, such as 4,256")
	}
	if len(parts) > 3 {
		return l, errors.New("too many parts; want GRID,BLOCK")
	}
	var err error
	if l.Grid, err = parsePart("grid", parts[0], maxGrid); err != nil {
		return l, err
	}
	if l.Block, err = parsePart("block", parts[1], maxBlock); err != nil {
		return l, err
	}
	if len(parts) == 3 {
		if l.Cluster, err = parsePart("cluster", parts[2], [3]uint32{MaxCluster, MaxCluster, MaxCluster}); err != nil {
			return l, err
		}
	}
	if n := uint64(l.Cluster[0].Multiple()) * uint64(l.Cluster[1].Multiple()) * uint64(l.Cluster[2].Multiple()); n > MaxCluster {
		return l, fmt.Errorf("cluster of at least %d blocks, the machine has at most %d", n, MaxCluster)
	}
	if d, ok := l.uncut(); ok {
		return l, fmt.Errorf("a grid of %d blocks in %c cannot be cut into clusters of %d", l.Grid[d].N, 'x'+rune(d), l.Cluster[d].N)
	}
	least := uint64(1)
	for _, d := range l.Block {
		least *= uint64(d.Multiple())
	}
	if least > MaxBlockThreads {
		return l, fmt.Errorf("block of at least %d threads, the machine has at most %d", least, MaxBlockThreads)
	}
	return l, nil
}

// maxText bounds the text of a launch.
const maxText = 100

func parsePart(what, s string, bound [3]uint32) (d [3]Dim, err error) {
	s = strings.TrimSpace(s)
	if s == "?" {
		return d, nil
	}
	dims := strings.Split(s, "x")
	if len(dims) > 3 {
		return d, fmt.Errorf("%s %q: more than three dimensions", what, s)
	}
	d = [3]Dim{{N: 1}, {N: 1}, {N: 1}}
	for i, t := range dims {
		if d[i], err = parseDim(strings.TrimSpace(t), bound[i]); err != nil {
			return d, fmt.Errorf("%s %q: %w", what, s, err)
		}
	}
	return d, nil
}

func parseDim(s string, bound uint32) (Dim, error) {
	if s == "?" {
		return Dim{}, nil
	}
	digits, multiple := strings.CutSuffix(s, "k")
	n, err := strconv.ParseUint(digits, 10, 32)
	switch {
	case errors.Is(err, strconv.ErrRange):
		n = uint64(bound) + 1
	case err != nil:
		return Dim{}, fmt.Errorf("%q is no size; want a number, a multiple such as 32k, or ?", s)
	}
	if n == 0 {
		return Dim{}, errors.New("a dimension cannot be 0")
	}
	if n > uint64(bound) {
		return Dim{}, fmt.Errorf("%s is beyond the machine's bound, %d", s, bound)
	}
	switch {
	case multiple && n == 1: // says nothing
		return Dim{}, nil
	case multiple:
		return Dim{Mult: uint32(n)}, nil
	}
	return Dim{N: uint32(n)}, nil
}

// String gives the launch in the form that Parse reads: `4,256`, `?,32kx1`, `?`. Bounds have no such form and are left out.
func (l Launch) String() string {
	grid, block, cluster := partString(l.Grid), partString(l.Block), partString(l.Cluster)
	switch {
	case cluster != "?":
		return grid + "," + block + "," + cluster
	case grid == "?" && block == "?":
		return "?"
	}
	return grid + "," + block
}

func partString(d [3]Dim) string {
	var s [3]string
	for i := range d {
		s[i] = d[i].String()
	}
	switch {
	case s == [3]string{"?", "?", "?"}:
		return "?"
	case s[2] != "1":
		return s[0] + "x" + s[1] + "x" + s[2]
	case s[1] != "1" || !d[0].Known():
		return s[0] + "x" + s[1]
	}
	return s[0]
}

// String gives the dimension as the command line does: 256, 32k, ?.
func (d Dim) String() string {
	switch {
	case d.N != 0:
		return strconv.FormatUint(uint64(d.N), 10)
	case d.Mult > 1:
		return strconv.FormatUint(uint64(d.Mult), 10) + "k"
	}
	return "?"
}
