package report

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// table lays out rows in columns: numbers to the right, words to the left, two spaces between.
type table struct {
	right []bool // per column: align to the right
	rows  [][]cell
}

type cell struct {
	text  string
	style style
}

func (t *table) add(cells ...cell) { t.rows = append(t.rows, cells) }

func plain(s string) cell { return cell{text: s} }

// write prints the table with the given indent. The last column of a row is never padded.
func (t *table) write(w io.Writer, indent string, p painter) error {
	var width []int
	for _, row := range t.rows {
		for i, c := range row {
			if i == len(width) {
				width = append(width, 0)
			}
			width[i] = max(width[i], utf8.RuneCountInString(c.text))
		}
	}
	var b strings.Builder
	for _, row := range t.rows {
		last := len(row) - 1
		for last > 0 && row[last].text == "" {
			last--
		}
		b.WriteString(indent)
		for i, c := range row[:last+1] {
			pad := strings.Repeat(" ", width[i]-utf8.RuneCountInString(c.text))
			right := i < len(t.right) && t.right[i]
			if right {
				b.WriteString(pad)
			}
			b.WriteString(p.paint(c.style, c.text))
			if i < last {
				if !right {
					b.WriteString(pad)
				}
				b.WriteString("  ")
			}
		}
		b.WriteByte('\n')
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// style is a way to show a piece of text on a terminal.
type style uint8

const (
	normal style = iota
	bold
	good
	bad
	dim
	caution
)

var ansi = [...]string{bold: "1", good: "32", bad: "31", dim: "2", caution: "33"}

// painter adds colour, or does not.
type painter bool

func (p painter) paint(s style, text string) string {
	if !p || s == normal || text == "" {
		return text
	}
	return "\x1b[" + ansi[s] + "m" + text + "\x1b[0m"
}

// number writes n with a comma between thousands.
func number[T int | int64 | uint64](n T) string {
	s := strconv.FormatInt(int64(n), 10)
	if n > 0 {
		s = strconv.FormatUint(uint64(n), 10)
	}
	sign := ""
	if s[0] == '-' {
		sign, s = "-", s[1:]
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return sign + s
}

// percent writes a fraction of 1 as a percentage with one decimal.
func percent(f float64) string { return strconv.FormatFloat(100*f, 'f', 1, 64) + " %" }

// times writes n and the word for it.
func times[T int | int64 | uint64](n T, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return number(n) + " " + many
}
