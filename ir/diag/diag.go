package diag

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// A Severity says how bad a diagnostic is. The zero Severity is Error.
type Severity uint8

// The severities.
const (
	Error   Severity = iota // the text is malformed: nothing may be made from it
	Warning                 // the text is kept, but not understood in full
	Note                    // belongs to the diagnostic before it
)

// String returns the word that is printed: error, warning or note.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return fmt.Sprintf("Severity(%d)", uint8(s))
}

// A Diagnostic is one message about a place in a file.
type Diagnostic struct {
	File      string
	Line, Col int // from 1, Col in bytes; Line 0 is no place
	Severity  Severity
	Message   string
	Excerpt
}

// An Excerpt is the line of the text that a diagnostic is about, or the part of
// a very long line that is around its place. The zero Excerpt shows nothing.
type Excerpt struct {
	Source    string // without the line's end
	SourceCol int    // column of the first byte of Source; 0 is read as 1
	SourceCut bool   // the line goes on after Source
}

// maxExcerpt is how many bytes of a line an Excerpt holds: lines of generated
// text can be megabytes long.
const maxExcerpt = 160

// ExcerptAt returns the excerpt of src for a diagnostic at an offset.
func ExcerptAt(src []byte, offset int) Excerpt {
	offset = min(max(offset, 0), len(src))
	lo := bytes.LastIndexByte(src[:offset], '\n') + 1
	hi := len(src)
	if i := bytes.IndexByte(src[offset:], '\n'); i >= 0 {
		hi = offset + i
	}
	if hi > lo && src[hi-1] == '\r' {
		hi--
	}
	first, last := lo, hi
	if hi-lo > maxExcerpt {
		lo = max(lo, min(offset-maxExcerpt/2, hi-maxExcerpt))
		hi = lo + maxExcerpt
		for lo < offset && !utf8.RuneStart(src[lo]) {
			lo++
		}
		for hi > offset && hi < last && !utf8.RuneStart(src[hi]) {
			hi--
		}
	}
	return Excerpt{Source: string(src[lo:hi]), SourceCol: lo - first + 1, SourceCut: hi < last}
}

// String returns the diagnostic as printed, on several lines if it has a
// source line, without a newline at the end.
func (d Diagnostic) String() string {
	var b strings.Builder
	b.WriteString(d.File)
	if d.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", d.Line, d.Col)
	}
	fmt.Fprintf(&b, ": %v: %s", d.Severity, d.Message)
	if d.Line > 0 && d.Source != "" {
		line, caret := d.excerpt()
		b.WriteByte('\n')
		b.WriteString(line)
		b.WriteByte('\n')
		b.WriteString(caret)
	}
	return b.String()
}

// Error returns String, so that a Diagnostic is an error.
func (d Diagnostic) Error() string { return d.String() }

// excerpt returns the source line and the line with the caret. Tabs before the
// caret stay tabs, so that it stands below its character whatever the width of
// a tab.
func (d Diagnostic) excerpt() (line, caret string) {
	lead, tail := "", ""
	if d.SourceCol > 1 {
		lead = "..."
	}
	if d.SourceCut {
		tail = "..."
	}
	at := min(max(d.Col-max(d.SourceCol, 1), 0), len(d.Source))
	var b strings.Builder
	for _, r := range lead + d.Source[:at] {
		if r == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	b.WriteByte('^')
	return strings.Map(printable, lead+d.Source+tail), b.String()
}

// printable replaces control characters, which could move the cursor, by one
// character of the same width.
func printable(r rune) rune {
	if r != '\t' && (r < ' ' || r == 0x7f) {
		return '?'
	}
	return r
}

// A List is the diagnostics of one or more files.
type List []Diagnostic

// HasErrors reports whether the list holds an Error.
func (l List) HasErrors() bool {
	return slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Severity == Error })
}

// Err returns the list as an error, or nil if it holds no Error.
func (l List) Err() error {
	if !l.HasErrors() {
		return nil
	}
	return l
}

// Error returns all diagnostics as printed, so that a List is an error.
func (l List) Error() string { return strings.TrimSuffix(l.String(), "\n") }

// String returns all diagnostics as printed, each ended by a newline.
func (l List) String() string {
	var b strings.Builder
	for _, d := range l {
		b.WriteString(d.String())
		b.WriteByte('\n')
	}
	return b.String()
}

// WriteTo writes what String returns.
func (l List) WriteTo(w io.Writer) (int64, error) {
	n, err := io.WriteString(w, l.String())
	return int64(n), err
}

// Sort orders the list by line and column; what is at one place, and the files
// among each other, keep their order.
func (l List) Sort() {
	first := make(map[string]int)
	for i, d := range l {
		if _, ok := first[d.File]; !ok {
			first[d.File] = i
		}
	}
	slices.SortStableFunc(l, func(a, b Diagnostic) int {
		return cmp.Or(cmp.Compare(first[a.File], first[b.File]), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
}

// MaxErrors is how many errors a [Collector] keeps of one file: more are rarely
// read, and text that is no kernel at all would give one per line.
const MaxErrors = 100

// MaxWarnings is how many warnings a [Collector] keeps of one file.
const MaxWarnings = 100

// A Collector gathers the diagnostics of one file. Its zero value, with File
// set, is ready to use.
type Collector struct {
	File     string
	list     List
	errors   int
	warnings int
}

// Add keeps a diagnostic, unless there are too many of its severity; then the
// last one kept says so. It fills in the file's name.
func (c *Collector) Add(d Diagnostic) {
	d.File = c.File
	n, limit, word := &c.errors, MaxErrors, "errors"
	if d.Severity != Error {
		n, limit, word = &c.warnings, MaxWarnings, "warnings"
	}
	if *n > limit {
		return
	}
	if *n++; *n > limit {
		d.Message = fmt.Sprintf("more than %d %s in this file; no more are shown", limit, word)
		d.Excerpt = Excerpt{}
	}
	c.list = append(c.list, d)
}

// Full reports whether a further diagnostic of a severity would be dropped: then
// a reader need not make it.
func (c *Collector) Full(s Severity) bool {
	if s == Error {
		return c.errors > MaxErrors
	}
	return c.warnings > MaxWarnings
}

// HasErrors reports whether an Error was added.
func (c *Collector) HasErrors() bool { return c.errors > 0 }

// List returns what was added, sorted.
func (c *Collector) List() List {
	l := slices.Clone(c.list)
	l.Sort()
	return l
}
