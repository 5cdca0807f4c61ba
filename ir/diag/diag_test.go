package diag

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// at makes a diagnostic about the first occurrence of a word in src.
func at(t *testing.T, src, word string) Diagnostic {
	t.Helper()
	offset := strings.Index(src, word)
	require.GreaterOrEqual(t, offset, 0)
	line := strings.Count(src[:offset], "\n") + 1
	col := offset - strings.LastIndex(src[:offset], "\n")
	return Diagnostic{File: "f", Line: line, Col: col, Message: "m", Excerpt: ExcerptAt([]byte(src), offset)}
}

func TestString(t *testing.T) {
	for _, c := range []struct{ name, src, word, want string }{
		{"first line", "abc x\n", "x", "f:1:5: error: m\nabc x\n    ^"},
		{"last line without end", "a\nb x", "x", "f:2:3: error: m\nb x\n  ^"},
		{"tabs stay tabs", "\ta\tx", "x", "f:1:4: error: m\n\ta\tx\n\t \t^"},
		{"carriage return", "a x\r\nb", "x", "f:1:3: error: m\na x\n  ^"},
		{"characters of several bytes", "é x", "x", "f:1:4: error: m\né x\n  ^"},
		{"control characters", "a\x1b[2J x", "x", "f:1:7: error: m\na?[2J x\n      ^"},
		{"long line", strings.Repeat("a", 200) + "x" + strings.Repeat("b", 200), "x",
			"f:1:201: error: m\n..." + strings.Repeat("a", 80) + "x" + strings.Repeat("b", 79) + "...\n" + strings.Repeat(" ", 83) + "^"},
		{"start of a long line", "x" + strings.Repeat("b", 200), "x", "f:1:1: error: m\nx" + strings.Repeat("b", 159) + "...\n^"},
		{"end of a long line", strings.Repeat("a", 200) + "x\n", "x", "f:1:201: error: m\n..." + strings.Repeat("a", 159) + "x\n" + strings.Repeat(" ", 162) + "^"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, at(t, c.src, c.word).String())
		})
	}
	assert.Equal(t, "f: warning: m", Diagnostic{File: "f", Severity: Warning, Message: "m"}.String())
	assert.Equal(t, "f:1:2: note: m", Diagnostic{File: "f", Line: 1, Col: 2, Severity: Note, Message: "m"}.String())
}

// TestExcerptBounds: any offset, also one behind the text or inside a
// character, gives valid text of bounded length.
func TestExcerptBounds(t *testing.T) {
	src := []byte("a\r\n" + strings.Repeat("é", 300) + "\n\n")
	for offset := -1; offset <= len(src)+1; offset++ {
		e := ExcerptAt(src, offset)
		assert.LessOrEqual(t, len(e.Source), maxExcerpt)
		assert.NotContains(t, e.Source, "\n")
		assert.NotPanics(t, func() { _ = Diagnostic{Line: 1, Col: offset, Excerpt: e}.String() })
	}
}

func TestList(t *testing.T) {
	l := List{
		{File: "b", Line: 2, Col: 1, Message: "1"},
		{File: "a", Line: 9, Col: 1, Message: "2"},
		{File: "b", Line: 1, Col: 5, Message: "3", Severity: Warning},
		{File: "b", Line: 1, Col: 5, Message: "4", Severity: Note},
		{File: "b", Line: 1, Col: 2, Message: "5"},
	}
	l.Sort()
	var got []string
	for _, d := range l {
		got = append(got, d.Message)
	}
	assert.Equal(t, []string{"5", "3", "4", "1", "2"}, got, "by place within a file, files as they came")
	assert.True(t, l.HasErrors())
	assert.EqualError(t, l.Err(), strings.TrimSuffix(l.String(), "\n"))
	assert.NoError(t, List{{Severity: Warning}, {Severity: Note}}.Err())
	assert.NoError(t, List(nil).Err())
	var b strings.Builder
	n, err := l.WriteTo(&b)
	require.NoError(t, err)
	assert.Equal(t, int64(b.Len()), n)
	assert.Equal(t, l.String(), b.String())
}

func TestCollectorCaps(t *testing.T) {
	c := Collector{File: "f"}
	assert.False(t, c.HasErrors())
	for i := range MaxErrors + 50 {
		c.Add(Diagnostic{Line: i + 1, Col: 1, Severity: Warning, Message: fmt.Sprint("w", i)})
		c.Add(Diagnostic{Line: i + 1, Col: 2, Message: fmt.Sprint("e", i)})
	}
	assert.True(t, c.Full(Error))
	assert.True(t, c.Full(Warning))
	l := c.List()
	require.Len(t, l, MaxErrors+MaxWarnings+2)
	assert.Equal(t, "f:101:1: warning: more than 100 warnings in this file; no more are shown", l[len(l)-2].String())
	assert.Equal(t, "f:101:2: error: more than 100 errors in this file; no more are shown", l[len(l)-1].String())
}
