package target

import "strings"

// Predication is what a vendor's assembler is expected to do about short branches by itself: below the limits it replaces a
// branch by guards. It is a rule of thumb, not a promise: it only decides which savings a report counts as beyond the
// assembler.
type Predication struct {
	Divergent int // most instructions on a side, if the branch is likely to split many warps
	Uniform   int // the same for other branches
	Doc       string
}

// predication is by target prefix, the first that fits.
//
// NVIDIA's CUDA C++ Programming Guide (performance guidelines, section on control flow instructions) gives the limits: a branch
// is replaced by predicates where it controls at most 7 instructions if many warps are expected to split, else at most 4. In
// line with it, a measurement on an A100 (named in the project's study of peers): a short `if (tid & 1)` runs
// without a single divergent branch event, at 28 of 32 lanes not predicated off, while a long one splits.
var predication = []struct {
	prefix string
	rule   Predication
}{
	{"sm_", Predication{Divergent: 7, Uniform: 4, Doc: "CUDA C++ Programming Guide, Control Flow Instructions: 7 instructions if likely to diverge, else 4"}},
}

// PredicationOf returns the rule for a target; false if none is known.
func PredicationOf(target string) (Predication, bool) {
	for _, p := range predication {
		if strings.HasPrefix(target, p.prefix) {
			return p.rule, true
		}
	}
	return Predication{}, false
}

// Predicates reports whether the assembler is expected to replace a branch by guards whose sides have the given numbers of
// instructions, all of them straight to the join and without calls or barriers.
func (p Predication) Predicates(divergent bool, sides ...int) bool {
	limit := p.Uniform
	if divergent {
		limit = p.Divergent
	}
	for _, n := range sides {
		if n > limit {
			return false
		}
	}
	return true
}
