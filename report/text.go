package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"lockstep/ir/launch"
	"lockstep/scenario"
)

// TextOptions say how the text is shown.
type TextOptions struct {
	Color bool
	All   bool // all branches and refusals, however many
}

// WriteText writes the report for people: for each kernel the launch and data assumed, its branches, what the rewrites
// saved, and what was refused and why.
func (r *Report) WriteText(w io.Writer, o TextOptions) error {
	bw := bufio.NewWriter(w)
	p := painter(o.Color)
	for i, k := range r.Kernels {
		if i > 0 {
			fmt.Fprintln(bw)
		}
		k.text(bw, p, o.All)
	}
	r.total(bw, p)
	return bw.Flush()
}

// total sums up a report of several kernels, or says that there is none.
func (r *Report) total(w io.Writer, p painter) {
	if len(r.Kernels) == 0 {
		fmt.Fprintln(w, "no kernels")
	}
	if len(r.Kernels) < 2 {
		return
	}
	var ended, beyond, saved int64
	var issues uint64
	for _, k := range r.Kernels {
		if k.Saved != nil {
			ended++
			issues += k.Before.Issues
			saved += k.Saved.Issues
			beyond += k.Saved.BeyondAssembler
		}
	}
	fmt.Fprintf(w, "\n%s, %s: %s of %s issues saved", p.paint(bold, "in all"), times(ended, "run that ended", "runs that ended"), number(saved), number(issues))
	if issues > 0 {
		fmt.Fprintf(w, " (%.1f %%), %s beyond the assembler", 100*float64(saved)/float64(issues), number(beyond))
	}
	if n := int64(len(r.Kernels)) - ended; n > 0 {
		fmt.Fprintf(w, "; %s did not end well", times(n, "run", "runs"))
	}
	fmt.Fprintln(w)
}

func (k *Kernel) text(w io.Writer, p painter, all bool) {
	fmt.Fprintf(w, "%s\n", p.paint(bold, k.File+": kernel "+k.Name))
	header(w, p, k.Launch, k.Scenario, k.Model, k.Warp)
	if k.Status != "done" {
		fmt.Fprintf(w, "  %s\n", p.paint(bad, statusText(k.Status, k.Reason)))
		hint(w, k.Status, k.Launch, k.Scenario)
	}
	branchTable(w, p, k.Branches, len(k.Rewrites) > 0, all)
	if k.Before != nil {
		counterTable(w, p, k.Before, k.After, k.Saved)
	}
	refusals(w, p, k.Rewrites, all)
	for _, n := range k.Notes {
		fmt.Fprintf(w, "  note: %s\n", n)
	}
}

// statusText says how a run ended.
func statusText(status string, reason *string) string {
	if reason == nil || *reason == "" {
		return status
	}
	return status + ": " + *reason
}

// hint says what to try where a run ended badly on what was made up.
func hint(w io.Writer, status string, l Launch, s *scenario.Scenario) {
	if status == "refused" || l.Origin != launch.OriginChosen.String() && (s == nil || !slices.ContainsFunc(s.Args, func(a scenario.Arg) bool { return a.MadeUp })) {
		return
	}
	fmt.Fprintln(w, "  the launch or data were made up: say what the kernel expects with --launch and --arg")
}

// header writes the launch and data lines.
func header(w io.Writer, p painter, l Launch, s *scenario.Scenario, model string, warp int) {
	t := table{}
	t.add(cell{"launch", dim}, plain(fmt.Sprintf("%s (%s), %d lanes in a warp, model %s", l.Text, l.Origin, warp, model)))
	if len(l.Assume) > 0 {
		t.add(cell{"assumed", dim}, plain(strings.Join(l.Assume, " && ")))
	}
	if s != nil {
		if s.DynamicShared > 0 {
			t.add(cell{"shared", dim}, plain(number(s.DynamicShared)+" bytes of dynamic shared memory"))
		}
		for i, a := range s.Args {
			label := ""
			if i == 0 {
				label = "data"
			}
			a.Name = argName(s.Kernel, a.Name)
			t.add(cell{label, dim}, plain(a.Describe()))
		}
		if len(s.Args) > 0 {
			t.add(cell{"seed", dim}, plain(strconv.FormatUint(s.Seed, 10)))
		}
	}
	t.write(w, "  ", p)
}

// Bounds of what a table shows; the JSON has all of it.
const (
	maxCause = 48 // letters of a cause
	maxName  = 40 // letters of a name or file
	maxSides = 4  // sides told one by one
	maxRows  = 24 // branches, and refusals, without --all
)

// argName is what the text calls a parameter: many compilers put the whole name of the kernel before a number.
func argName(kernel, name string) string {
	if rest, ok := strings.CutPrefix(name, kernel+"_"); ok && kernel != "" && rest != "" {
		return rest
	}
	return clip(name, maxName)
}

// matter picks the branches that split most often, then those that run most often; they stay in order.
func matter(branches []*Branch, n int) []*Branch {
	if len(branches) <= n {
		return branches
	}
	least := func(n *uint64) uint64 {
		if n == nil {
			return 0
		}
		return *n
	}
	list := slices.Clone(branches)
	slices.SortStableFunc(list, func(a, b *Branch) int {
		return cmp.Or(cmp.Compare(least(b.Divergent), least(a.Divergent)), cmp.Compare(least(b.Executed), least(a.Executed)))
	})
	list = list[:n]
	slices.SortFunc(list, func(a, b *Branch) int { return a.ID - b.ID })
	return list
}

func branchTable(w io.Writer, p painter, branches []*Branch, verdicts, all bool) {
	if len(branches) == 0 {
		fmt.Fprintln(w, "\n  no branches")
		return
	}
	sources, functions := false, map[string]bool{}
	for _, b := range branches {
		sources = sources || b.Source != nil
		functions[b.Function] = true
	}
	t := table{right: []bool{true, true, true, true}}
	shown := branches
	if !all {
		shown = matter(branches, maxRows)
	}
	head := []cell{{"line", dim}, {"sides", dim}, {"executed", dim}, {"split", dim}, {"class", dim}, {"lanes or cause", dim}}
	if sources {
		head = append(head, cell{"source", dim})
	}
	if len(functions) > 1 {
		head = append(head, cell{"function", dim})
	}
	if verdicts {
		head = append(head, cell{"verdict", dim})
	}
	t.add(head...)
	for _, b := range shown {
		row := []cell{plain(strconv.Itoa(b.Line)), plain(sidesText(b.Sides)), plain(count(b.Executed)), plain(count(b.Divergent)),
			{b.Class, classStyle(b)}, plain(clip(lanesText(b), maxCause))}
		if sources {
			row = append(row, plain(clip(b.Source.String(), maxName)))
		}
		if len(functions) > 1 {
			row = append(row, plain(clip(b.Function, maxName)))
		}
		if verdicts {
			st := normal
			if strings.HasPrefix(b.Verdict, "done") {
				st = good
			}
			row = append(row, cell{b.Verdict, st})
		}
		t.add(row...)
	}
	fmt.Fprintln(w, "\n  branches (sides: instructions on each side up to the join; executed, split: times a warp did)")
	t.write(w, "  ", p)
	if n := len(branches) - len(shown); n > 0 {
		fmt.Fprintf(w, "  %s not shown, none of which splits more often: --all shows all\n", times(int64(n), "branch is", "branches are"))
	}
	conditionLines(w, p, shown)
}

// conditionLines says of branches what they are if something is so that was not assumed.
func conditionLines(w io.Writer, p painter, branches []*Branch) {
	for _, b := range branches {
		if text := b.conditional(); text != "" {
			fmt.Fprintf(w, "  %s\n", p.paint(dim, fmt.Sprintf("line %d would be %s", b.Line, text)))
		}
	}
}

// conditional says of what better class the branch is under which conditions; empty if there are none.
func (b *Branch) conditional() string {
	var parts []string
	for _, c := range b.If {
		parts = append(parts, c.Class+" if "+c.Condition)
	}
	return strings.Join(parts, ", ")
}

func classStyle(b *Branch) style {
	if b.Class == "never" {
		return dim
	}
	return normal
}

func count(n *uint64) string {
	if n == nil {
		return "-"
	}
	return number(*n)
}

func sidesText(sides []int) string {
	if len(sides) > maxSides {
		least, most := slices.Min(sides), slices.Max(sides)
		switch {
		case least < 0:
			return fmt.Sprintf("%d sides, some loop", len(sides))
		case least == most:
			return fmt.Sprintf("%d sides of %d", len(sides), least)
		}
		return fmt.Sprintf("%d sides of %d to %d", len(sides), least, most)
	}
	s := make([]string, len(sides))
	for i, n := range sides {
		s[i] = strconv.Itoa(n)
		if n < 0 {
			s[i] = "loop"
		}
	}
	return strings.Join(s, "+")
}

func lanesText(b *Branch) string {
	switch {
	case len(b.Masks) == 1:
		return b.Masks[0].Mask
	case len(b.Masks) > 1:
		return fmt.Sprintf("%s and %d more", b.Masks[0].Mask, len(b.Masks)-1)
	case b.Class == "tail" && b.MaxSplits != nil:
		return "at most " + times(*b.MaxSplits, "split", "splits")
	case b.byBlock != "":
		return b.byBlock
	case b.Class != "never":
		return b.cause
	}
	return ""
}

// clip shortens what has more than n letters in its middle, since names often differ at their ends.
func clip(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n/2]) + "…" + string(r[len(r)-(n-n/2-1):])
	}
	return s
}

// String gives file.cu:12, or nothing for no source line.
func (s *SourceLine) String() string {
	if s == nil {
		return ""
	}
	return filepath.Base(s.File) + ":" + strconv.Itoa(s.Line)
}

func counterTable(w io.Writer, p painter, before, after *Counters, saved *Saved) {
	fmt.Fprintln(w)
	t := table{right: []bool{false, true, true, true}}
	if after == nil {
		t.add(plain(""), cell{"run", dim})
	} else {
		t.add(plain(""), cell{"before", dim}, cell{"after", dim}, cell{"saved", dim})
	}
	row := func(label string, get func(*Counters) string, diff string, st style) {
		cells := []cell{plain(label), plain(get(before))}
		if after != nil {
			cells = append(cells, plain(get(after)), cell{diff, st})
		}
		t.add(cells...)
	}
	issues := ""
	if saved != nil {
		issues = fmt.Sprintf("%s (%.1f %%)", number(saved.Issues), saved.Percent)
	}
	st := normal
	if saved != nil && saved.Issues > 0 {
		st = good
	} else if saved != nil && saved.Issues < 0 {
		st = bad
	}
	row("issues", func(c *Counters) string { return number(c.Issues) }, issues, st)
	if saved != nil {
		t.add(plain("  beyond the assembler"), plain(""), plain(""), plain(number(saved.BeyondAssembler)))
	}
	diff := func(get func(*Counters) uint64) string {
		if after == nil {
			return ""
		}
		return number(int64(get(before)) - int64(get(after)))
	}
	u := func(label string, get func(*Counters) uint64) {
		row(label, func(c *Counters) string { return number(get(c)) }, diff(get), normal)
	}
	row("SIMT efficiency", func(c *Counters) string { return percent(c.Efficiency) }, "", normal)
	row("  not predicated off", func(c *Counters) string { return percent(c.working()) }, "", normal)
	u("divergent branches", func(c *Counters) uint64 { return c.BranchesDivergent })
	u("branches executed", func(c *Counters) uint64 { return c.BranchesExecuted })
	u("stack depth, deepest", func(c *Counters) uint64 { return uint64(c.MaxStackDepth) })
	u("memory instructions", func(c *Counters) uint64 { return c.MemoryInsts })
	u("32-byte sectors", func(c *Counters) uint64 { return c.Sectors })
	t.write(w, "  ", p)
}

// working is the part of all lane slots in which a lane was active and its guard held.
func (c *Counters) working() float64 {
	if c.ThreadInsts == 0 {
		return 0
	}
	return c.Efficiency * float64(c.NotPredicatedOff) / float64(c.ThreadInsts)
}

func refusals(w io.Writer, p painter, rewrites []*Rewrite, all bool) {
	t := table{right: []bool{true}}
	more := int64(0)
	for _, r := range rewrites {
		if r.Verdict != "refused" {
			continue
		}
		if !all && len(t.rows) == maxRows {
			more++
			continue
		}
		t.add(plain("line "+strconv.Itoa(r.Line)), plain(r.Pass), plain(r.Rule), plain(r.Reason))
	}
	if len(t.rows) > 0 {
		fmt.Fprintln(w, "\n  refused")
		t.write(w, "  ", p)
		if more > 0 {
			fmt.Fprintf(w, "  and %s: --all shows all\n", times(more, "more", "more"))
		}
	}
}

// WriteText writes the result of plain runs for people.
func (r *SimReport) WriteText(w io.Writer, o TextOptions) error {
	bw := bufio.NewWriter(w)
	p := painter(o.Color)
	for i, k := range r.Kernels {
		if i > 0 {
			fmt.Fprintln(bw)
		}
		fmt.Fprintf(bw, "%s\n", p.paint(bold, k.File+": kernel "+k.Name))
		header(bw, p, k.Launch, k.Scenario, k.Model, k.Warp)
		st := bad
		if k.Status == "done" {
			st = good
		}
		fmt.Fprintf(bw, "  %s\n", p.paint(st, statusText(k.Status, k.Reason)))
		if k.Status != "done" {
			hint(bw, k.Status, k.Launch, k.Scenario)
		}
		branchTable(bw, p, k.Branches, false, o.All)
		if k.Counters != nil {
			counterTable(bw, p, k.Counters, nil, nil)
		}
		for _, f := range k.Failed {
			fmt.Fprintf(bw, "  %s %s\n", p.paint(bad, "expectation failed:"), f)
		}
	}
	return bw.Flush()
}
