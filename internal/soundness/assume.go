package soundness

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// assumption is one or two true facts about a launch and the arguments, in the words of `--assume`; turn chooses.
func assumption(l *Launch, args map[string]uint64, turn int) string {
	names := []string{"ntid.x", "ntid.y", "nctaid.x"}
	for name := range args {
		if name == "n" || strings.HasPrefix(name, "#") { // no name is both a name and a position
			names = append(names, name, name, name)
		}
	}
	slices.Sort(names)
	var facts []string
	for k := range 1 + turn%2 {
		h := hash(uint64(turn), uint64(k))
		name := names[h%uint64(len(names))]
		x, size := l.value(name)
		if !size {
			x = args[name]
		}
		facts = append(facts, trueOf(name, x, h>>32))
	}
	return strings.Join(slices.Compact(facts), " && ")
}

// trueOf is a fact about a number x of a name.
func trueOf(name string, x, choice uint64) string {
	switch z := bits.TrailingZeros64(x); {
	case choice%4 == 0 && z > 0 && x != 0:
		return fmt.Sprintf("%s %% %d == 0", name, uint64(1)<<min(z, int(1+(choice>>2)%6)))
	case choice%4 == 1:
		return fmt.Sprintf("%s <= %d", name, x+(choice>>2)%9)
	case choice%4 == 2 && x > 0:
		return fmt.Sprintf("%s >= %d", name, x-min(x-1, (choice>>2)%9))
	}
	if x == 0 {
		return name + " < 1"
	}
	return fmt.Sprintf("%s == %d", name, x)
}
