package kernelgen

import (
	"regexp"
	"slices"
	"strings"
)

// maxTries is how many texts Shrink asks about at most: each asks a test that may run a simulator.
const maxTries = 20000

// Shrink makes src smaller, as long as stillFails says that what is left fails in the same way. It knows PTX by its lines only:
// it takes out whole functions and scopes, runs of lines, single lines, guards and branches' conditions, and puts constants
// for registers, until nothing more can go. stillFails must turn down texts that are not well formed, and those that fail in
// another way. If it turns down src itself, src is returned.
func Shrink(src string, stillFails func(string) bool) string {
	s := &shrinker{lines: strings.SplitAfter(src, "\n"), fails: stillFails}
	if !s.try(s.lines) {
		return src
	}
	for before := -1; before != s.accepted; {
		before = s.accepted
		s.blocks()
		s.runs()
		s.rewrites()
	}
	return strings.Join(s.lines, "")
}

type shrinker struct {
	lines    []string
	fails    func(string) bool
	tries    int
	accepted int
}

// try takes lines if they still fail.
func (s *shrinker) try(lines []string) bool {
	if s.tries >= maxTries {
		return false
	}
	s.tries++
	if !s.fails(strings.Join(lines, "")) {
		return false
	}
	s.lines = lines
	s.accepted++
	return true
}

// without tries to do without the lines [i, j).
func (s *shrinker) without(i, j int) bool {
	return s.try(slices.Delete(slices.Clone(s.lines), i, j))
}

// blocks takes out what stands in braces, with the line that leads to it: functions, calls, scopes.
func (s *shrinker) blocks() {
	for i := 0; i < len(s.lines); i++ {
		if strings.TrimSpace(s.lines[i]) != "{" {
			continue
		}
		depth, j := 0, i
		for ; j < len(s.lines); j++ {
			switch strings.TrimSpace(s.lines[j]) {
			case "{":
				depth++
			case "}":
				depth--
			}
			if depth == 0 {
				break
			}
		}
		if j == len(s.lines) {
			return
		}
		if i > 0 && s.without(i-1, j+1) {
			i = max(i-2, -1)
		} else if s.without(i, j+1) {
			i--
		}
	}
}

// runs takes out runs of lines, long ones first.
func (s *shrinker) runs() {
	for n := len(s.lines) / 2; n > 0; n /= 2 {
		for i := 0; i+n <= len(s.lines); {
			if !s.without(i, i+n) {
				i += max(1, n/2)
			}
		}
	}
}

// rewrite is a simpler form of a line.
type rewrite struct {
	from *regexp.Regexp
	to   string
}

var rewrites = []rewrite{
	{regexp.MustCompile(`^\t@!?%\w+ `), "\t"},                                    // no guard
	{regexp.MustCompile(`^(\t@)!`), "$1"},                                        // no negation
	{regexp.MustCompile(`^(\tsetp\.\w+)\.(?:and|or|xor)(.*), !?%\w+;`), "$1$2;"}, // no third operand
	{regexp.MustCompile(`^(\t.*), (?:-?\d+|0x[0-9a-f]+);`), "$1, 0;"},            // a simpler constant
	{regexp.MustCompile(`^(\t.*), %[rt]\d+;`), "$1, 1;"},                         // a constant for the last register
	{regexp.MustCompile(`^(\t\S+ %[rt]\d+), .*;`), "$1, 1;"},                     // only if the operation takes one operand
	{regexp.MustCompile(`^\t[^@]\S* (%[rt]\d+), .*;`), "\tmov.u32 $1, 1;"},       // a constant for the operation
}

// rewrites tries a simpler form of each line.
func (s *shrinker) rewrites() {
	for i := range s.lines {
		for _, r := range rewrites {
			line := r.from.ReplaceAllString(s.lines[i], r.to)
			if line == s.lines[i] {
				continue
			}
			next := slices.Clone(s.lines)
			next[i] = line
			s.try(next)
		}
	}
}
