package llvm

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
)

// TestStreamed asks that what is read function by function is what is read as a whole, and that texts as compilers print them
// are read so.
func TestStreamed(t *testing.T) {
	n := 0
	for _, name := range texts(t) {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		f, m, diags, ok := streamed(name, src)
		if !ok {
			continue
		}
		n++
		_, want, wantDiags := readWhole(name, src)
		require.NotNil(t, want, name)
		assert.Equal(t, want.String(), m.String(), name)
		assert.Equal(t, wantDiags, diags, name)
		for i := range f.Funcs {
			assert.Equal(t, f.Funcs[i].Defined(), !m.Funcs[i].Declared(), name)
		}
	}
	assert.Greater(t, n, len(texts(t))*9/10)
}

// TestStreamedEnds has bodies whose end is not where a printer would put it, and bodies with more than one such place.
func TestStreamedEnds(t *testing.T) {
	const clean = "define void @g() {\n  ret void\n}\n"
	for _, tc := range []struct {
		name, src string
		streamed  bool
	}{
		{"as printed", "define void @f() {\n  ret void\n}\n" + clean, true},
		{"line ends of Windows", "define void @f() {\r\n  ret void\r\n}\r\n" + clean, true},
		{"more on the line of the brace", "define void @f() {\n  ret void\n} define void @h() {\n  ret void\n}\n" + clean, true},
		{"numbers far apart", "define void @f(i32 %4000000) {\n  ret void\n}\n" + clean, true},
		{"one line", "define void @f() { ret void }\n" + clean, false},
		{"one line, the last", clean + "define void @f() { ret void }\n", false},
		{"a brace in a comment", "define void @f() {\n;\n/*\n} */  ret void\n}\n" + clean, false},
		{"a brace in a string", "define void @f() {\n  call void asm \"\n}\", \"\"()\n  ret void\n}\n" + clean, false},
		{"a brace of a constant", "define {i32,i32} @f() {\n  ret {i32,i32} {i32 1, i32 2\n}\n}\n" + clean, false},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, _, _, ok := streamed("t.ll", []byte(tc.src))
			assert.Equal(t, tc.streamed, ok)
			_, m, diags := Read("t.ll", []byte(tc.src))
			require.Empty(t, diags)
			_, want, _ := readWhole("t.ll", []byte(tc.src))
			assert.Equal(t, want.String(), m.String())
			assert.NoError(t, ir.VerifyModule(m))
		})
	}
}
