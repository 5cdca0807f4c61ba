package report

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/launch"
)

// WriteText writes the text of each function with a mark before every line that computes something:
//
//	u   the lanes of a warp agree; behind it the widest scope that does
//	~   they differ in a way that is known: affine with its stride, or a pattern
//	d   they may differ in any way
//
// Under a branch stands how it splits warps, and where the lanes meet again.
func (r *AnalyzeReport) WriteText(w io.Writer, o TextOptions) error {
	return r.each(w, o, (*AnalyzedFunction).listing)
}

// WriteBranches writes the branches of each function, a line each.
func (r *AnalyzeReport) WriteBranches(w io.Writer, o TextOptions) error {
	return r.each(w, o, (*AnalyzedFunction).branchLines)
}

func (r *AnalyzeReport) each(w io.Writer, o TextOptions, do func(*AnalyzedFunction, io.Writer, painter)) error {
	bw := bufio.NewWriter(w)
	p := painter(o.Color)
	for i, a := range r.Kernels {
		if i > 0 {
			fmt.Fprintln(bw)
		}
		a.title(bw, p)
		do(a, bw, p)
	}
	return bw.Flush()
}

func (a *AnalyzedFunction) title(w io.Writer, p painter) {
	what := "function"
	if a.isKernel {
		what = "kernel"
	}
	fmt.Fprintf(w, "%s, launch %s (%s)%s\n", p.paint(bold, fmt.Sprintf("%s: %s %s", a.File, what, a.Function)), a.Launch.Text, a.Launch.Origin, a.lanes()+a.assumed()+a.holdsFor())
}

// lanes says how many lanes a warp has, where they are not as many as in most machines.
func (a *AnalyzedFunction) lanes() string {
	switch {
	case a.Warp == nil:
		return ", called with warps of different width"
	case *a.Warp != launch.DefaultWarp:
		return fmt.Sprintf(", %d lanes in a warp", *a.Warp)
	}
	return ""
}

// assumed says what else is assumed of the launch.
func (a *AnalyzedFunction) assumed() string {
	if len(a.Launch.Assume) == 0 {
		return ""
	}
	return ", assumed " + strings.Join(a.Launch.Assume, " && ")
}

// holdsFor says for whose calls of a function the listing holds, where that is not for all there can be.
func (a *AnalyzedFunction) holdsFor() string {
	if a.isKernel {
		return ""
	}
	return map[string]string{callgraph.Own.String(): ", called from the kernels of this module", callgraph.Unknown.String(): ", called from anywhere"}[a.Callers]
}

// mark is what stands before a line; the later ones win where a line has several values.
type mark uint8

const (
	markNone mark = iota
	markUniform
	markKnown
	markDivergent
)

var (
	markText  = [...]string{" ", "u", "~", "d"}
	markStyle = [...]style{normal, good, caution, bad}
)

// lineNote is the mark of a line and the words behind it.
type lineNote struct {
	mark mark
	text string
}

// maxDetail is the width of the words behind a mark.
const maxDetail = 10

// note says what is shown of a value.
func (d *ValueDoc) note() lineNote {
	switch d.Shape {
	case "uniform":
		return lineNote{markUniform, d.Scope}
	case "affine":
		return lineNote{markKnown, "affine " + strconv.FormatInt(*d.Stride, 10)}
	case "pattern":
		return lineNote{markKnown, "pattern"}
	}
	return lineNote{markDivergent, ""}
}

func (a *AnalyzedFunction) listing(w io.Writer, p painter) {
	notes := map[int]lineNote{}
	for _, d := range a.Values {
		if n := d.note(); d.Kind == "instruction" && n.mark > notes[d.Line].mark {
			notes[d.Line] = n
		}
	}
	branches := map[int][]*Branch{}
	for _, b := range a.Branches {
		branches[b.Line] = append(branches[b.Line], b)
		n := lineNote{markUniform, b.Scope}
		if b.Class != "never" {
			n = lineNote{markDivergent, b.Class}
		}
		if n.mark >= notes[b.Line].mark {
			notes[b.Line] = n
		}
	}
	lines := bytes.Split(a.in.Source, []byte("\n"))
	first, last := a.extent()
	width := len(strconv.Itoa(last))
	for i := first; i <= last && i <= len(lines); i++ {
		n := notes[i]
		text := strings.TrimRight(string(lines[i-1]), "\r")
		line := fmt.Sprintf("%*d %s %-*s | %s", width, i, p.paint(markStyle[n.mark], markText[n.mark]), maxDetail, clipTo(n.text, maxDetail), expandTabs(text))
		fmt.Fprintln(w, strings.TrimRight(line, " "))
		for _, b := range branches[i] {
			if b.Class != "never" {
				fmt.Fprintf(w, "%*s   %-*s |   %s\n", width, "", maxDetail, "", p.paint(dim, "^ "+b.sentence()))
			}
		}
	}
}

// extent gives the lines of the function in the input.
func (a *AnalyzedFunction) extent() (first, last int) {
	f := a.cache.Func
	first = int(f.Pos.Line)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if l := int(v.Pos.Line); l != 0 {
				last = max(last, l)
				if first == 0 || l < first {
					first = l
				}
			}
		}
	}
	return max(first, 1), max(first, last)
}

// expandTabs makes tabs four columns wide, so that the bar stays straight.
func expandTabs(s string) string { return strings.ReplaceAll(s, "\t", "    ") }

func clipTo(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}

// sentence says how a branch splits warps.
func (b *Branch) sentence() string {
	parts := []string{b.Class}
	if b.Class == "never" {
		parts[0] = "never splits a warp"
		if b.Scope != "warp" {
			parts[0] = fmt.Sprintf("never splits a %s", b.Scope)
		}
	}
	switch {
	case len(b.Masks) > 0 && b.Class != "never":
		parts = append(parts, "taken by "+masksText(b.Masks))
	case b.Class == "tail" && b.MaxSplits != nil:
		parts = append(parts, "at most "+times(*b.MaxSplits, "split", "splits"))
	}
	if b.byBlock != "" {
		parts = append(parts, b.byBlock)
	}
	if b.ReconvergesAt != nil {
		parts = append(parts, fmt.Sprintf("lanes meet at line %d", *b.ReconvergesAt))
	} else {
		parts = append(parts, "lanes never meet again")
	}
	if b.Class != "never" {
		if b.AssemblerPredicates != nil && *b.AssemblerPredicates {
			parts = append(parts, "the assembler would guard it")
		}
		if b.cause != "" && len(b.Masks) == 0 && len(b.Blocks) == 0 {
			parts = append(parts, b.cause)
		}
		if text := b.conditional(); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "; ")
}

// maxListedMasks bounds the masks in a line.
const maxListedMasks = 3

func masksText(ms []Mask) string {
	var parts []string
	for i, m := range ms {
		if i == maxListedMasks {
			parts = append(parts, fmt.Sprintf("%d more", len(ms)-i))
			break
		}
		warps := "all warps"
		if list, ok := m.Warps.([]int); ok {
			warps = fmt.Sprintf("warp %d", list[0])
			if len(list) > 1 {
				warps = fmt.Sprintf("%d warps from %d on", len(list), list[0])
			}
		}
		parts = append(parts, m.Mask+" of "+warps)
	}
	return strings.Join(parts, ", ")
}

func (a *AnalyzedFunction) branchLines(w io.Writer, p painter) {
	if len(a.Branches) == 0 {
		fmt.Fprintln(w, "  no branches")
		return
	}
	t := table{right: []bool{true}}
	t.add(cell{"line", dim}, cell{"class", dim}, cell{"sides", dim}, cell{"", dim})
	for _, b := range a.Branches {
		st := bad
		if b.Class == "never" {
			st = good
		}
		text := "scope " + b.Scope
		if b.Class != "never" {
			text = b.sentence()
			if _, rest, ok := strings.Cut(text, "; "); ok {
				text = rest
			}
		}
		t.add(plain(strconv.Itoa(b.Line)), cell{b.Class, st}, plain(sidesText(b.Sides)), plain(text))
	}
	t.write(w, "  ", p)
}

// WriteWhy writes, for every value that the input calls name (a register, with or without its %), what it is and the chain of
// causes. It returns false if there is none.
func (r *AnalyzeReport) WriteWhy(w io.Writer, name string, o TextOptions) (found bool, err error) {
	bw := bufio.NewWriter(w)
	p := painter(o.Color)
	for _, a := range r.Kernels {
		titled := false
		for _, d := range a.Values {
			if d.Name == "" || d.Name != name && d.Name != "%"+name {
				continue
			}
			if !titled {
				a.title(bw, p)
				titled, found = true, true
			}
			a.why(bw, p, d)
		}
	}
	return found, bw.Flush()
}

func (a *AnalyzedFunction) why(w io.Writer, p painter, d *ValueDoc) {
	n := d.note()
	text := d.Shape
	switch {
	case d.Shape == "uniform":
		text = "uniform, scope " + d.Scope
	case d.Stride != nil:
		text = fmt.Sprintf("affine, stride %d", *d.Stride)
	}
	fmt.Fprintf(w, "  line %d: %s %s: %s\n", d.Line, d.Kind, d.Name, p.paint(markStyle[n.mark], text))
	last := Step{}
	for i, s := range d.Why {
		if i+1 < len(d.Why) && d.Why[i+1].Line == s.Line && strings.HasPrefix(s.Text, "computed from ") && s.Line == last.Line {
			continue
		}
		fmt.Fprintf(w, "    line %d: %s\n", s.Line, s.Text)
		last = s
	}
	if d.Shape == "uniform" && len(d.DivergentUses) > 0 {
		fmt.Fprintf(w, "    differs where it is used: line %s\n", joinLines(d.DivergentUses))
	}
	if s := a.witness(d.value); s != "" {
		fmt.Fprintf(w, "    %s\n", s)
	}
}

func joinLines(lines []int) string {
	var s []string
	for _, l := range lines {
		s = append(s, strconv.Itoa(l))
	}
	return strings.Join(s, ", ")
}

// witness names two lanes of a warp that hold different values, if the values are known.
func (a *AnalyzedFunction) witness(v *ir.Value) string {
	info := analysis.Of(a.cache, uniform.Of)
	xs, ok := info.Threads(v)
	if !ok {
		return ""
	}
	width := info.Launch().Width()
	for w := 0; w*width < len(xs); w++ {
		lanes := xs[w*width : min((w+1)*width, len(xs))]
		if k := slices.IndexFunc(lanes, func(x uint64) bool { return x != lanes[0] }); k > 0 {
			return fmt.Sprintf("lanes 0 and %d of warp %d hold %#x and %#x", k, w, lanes[0], lanes[k])
		}
	}
	return ""
}
