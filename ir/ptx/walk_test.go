package ptx

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
)

const testdata = "../../testdata"

// TestWalk parses every PTX file of the test data, as it is and with the other
// line ends: no errors, no warnings, spans that tile, and the same tree.
func TestWalk(t *testing.T) {
	files := append(testfiles.Find(t, "testdata", ".ptx"), testfiles.Find(t, "ir/ptx/testdata", ".ptx")...)
	require.Greater(t, len(files), 100)
	for _, x := range files {
		path, src := x.Path, x.Text
		f, diags := Parse(path, src)
		assert.Empty(t, diags.String())
		if diags.HasErrors() {
			continue
		}
		requireTiles(t, f)
		other, diags := Parse(path, bytes.ReplaceAll(src, []byte("\n"), []byte("\r\n")))
		assert.Empty(t, diags.String())
		requireTiles(t, other)
		require.Len(t, other.Funcs, len(f.Funcs))
		for i, fn := range f.Funcs {
			require.Equal(t, render(f, fn), render(other, other.Funcs[i]), "%s with carriage returns", path)
		}
	}
}

// requireTiles checks that the spans of a file's items, and of each body's
// statements, are in order and disjoint, that nothing but white space, comments
// and punctuation is between them, and that operands lie in their statements.
func requireTiles(t testing.TB, f *File) {
	t.Helper()
	at := uint32(0)
	gap := func(to uint32) {
		require.LessOrEqual(t, at, to, "%s: spans overlap at offset %d", f.Name, at)
		requireBlank(t, f, at, to)
	}
	for _, item := range f.Items {
		gap(item.Span.Start)
		at = item.Span.End
		if item.Kind != ItemFunc || !f.Funcs[item.Index].Body {
			continue
		}
		fn := f.Funcs[item.Index]
		require.Equal(t, byte('{'), f.Src[fn.Open])
		require.Equal(t, byte('}'), f.Src[fn.Close])
		require.Equal(t, item.Span, fn.Span)
		require.Equal(t, item.Span.End, fn.Close+1)
		at = fn.Open + 1
		var text []byte
		depth := uint16(0)
		for i := range fn.Stmts {
			s := &fn.Stmts[i]
			gap(s.Span.Start)
			text = append(append(text, f.Src[at:s.Span.Start]...), f.Src[s.Span.Start:s.Span.End]...)
			at = s.Span.End
			if s.Kind == StmtClose {
				depth--
			}
			require.Equal(t, depth, s.Depth)
			if s.Kind == StmtOpen {
				depth++
			}
			require.Equal(t, f.Position(s.Span.Start), s.Pos)
			requireStmt(t, f, fn, s)
		}
		gap(fn.Close)
		text = append(text, f.Src[at:fn.Close]...)
		require.Equal(t, string(f.Src[fn.Open+1:fn.Close]), string(text))
		require.Zero(t, depth)
		at = fn.Close + 1
	}
	gap(uint32(len(f.Src)))
}

func requireStmt(t testing.TB, f *File, fn *Func, s *Stmt) {
	t.Helper()
	text := f.Src[s.Span.Start:s.Span.End]
	switch s.Kind {
	case StmtInstr:
		require.Equal(t, byte(';'), text[len(text)-1])
		require.Less(t, int(s.Instr), len(f.Instrs))
		require.Equal(t, s.Guard != 0, text[0] == '@')
	case StmtLabel:
		require.Equal(t, byte(':'), text[len(text)-1])
		require.True(t, bytes.HasPrefix(text, []byte(f.NameText(s.Name))))
	}
	var check func(o *Operand, in Span)
	check = func(o *Operand, in Span) {
		require.NotEqual(t, OperandInvalid, o.Kind)
		require.Less(t, o.Span.Start, o.Span.End)
		require.GreaterOrEqual(t, o.Span.Start, in.Start, "%s: %s", f.Name, text)
		require.LessOrEqual(t, o.Span.End, in.End, "%s: %s", f.Name, text)
		if o.Kind == OperandName {
			require.Contains(t, string(f.Src[o.Span.Start:o.Span.End]), f.NameText(o.Name))
		}
		elems := fn.Elems(o)
		for i := range elems {
			check(&elems[i], o.Span)
		}
	}
	ops := fn.Ops(s)
	for i := range ops {
		check(&ops[i], s.Span)
	}
}

// requireBlank checks that the tree leaves out nothing but white space,
// comments, and the commas between variables of one declaration.
func requireBlank(t testing.TB, f *File, lo, hi uint32) {
	t.Helper()
	p := parser{f: f, src: f.Src[:hi], pos: int(lo)}
	for {
		p.skipSpace()
		if p.peek() != ',' {
			break
		}
		p.pos++
	}
	if p.pos < int(hi) {
		pos := f.Position(uint32(p.pos))
		require.Fail(t, fmt.Sprintf("%s:%d:%d: no item or statement covers %s", f.Name, pos.Line, pos.Col, p.found()))
	}
}
