package tools

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// text returns a PTX text with the header and statements given.
func text(version, target, body string) []byte {
	return []byte(".version " + version + "\n.target " + target + "\n.address_size 64\n.visible .entry k()\n{\n" + body + "\tret;\n}\n")
}

func TestAssembleAccepts(t *testing.T) {
	a := PTXAS(t)
	for what, src := range map[string][]byte{
		"older than every release knows":       text("2.3", "sm_20", ""),
		"before .address_size":                 []byte(".version 1.4\n.target sm_10, map_f64_to_f32\n.entry k()\n{\n\texit;\n}\n"),
		"dropped by the newer release":         text("7.0", "sm_70", ""),
		"feature set":                          text("8.0", "sm_90a", ""),
		"version newer than the older release": text("9.0", "sm_100a", ""),
		"function defined elsewhere":           []byte(".version 7.0\n.target sm_70\n.address_size 64\n.extern .func f();\n.entry k()\n{\n\tcall f;\n\tret;\n}\n"),
	} {
		assert.NoError(t, a.Assemble(t, "x.ptx", src), what)
	}
}

func TestAssembleRejects(t *testing.T) {
	a := PTXAS(t)
	for _, tt := range []struct{ src, want string }{
		{string(text("7.0", "sm_70", "\tmov.u32 %r1, 0;\n")), "x.ptx, line 6"},
		{string(text("7.0", "sm_70", "\tnosuch.u32;\n")), "x.ptx, line 6"},
		{string(text("99.0", "sm_70", "")), "Unsupported .version"},
		{string(text("7.0", "sm_999", "")), "no installed ptxas knows sm_999"},
		{".version 7.0\n", "x.ptx: no .target line"},
	} {
		for range 2 { // the second time from the cache, where there is one
			assert.ErrorContains(t, a.Assemble(t, "x.ptx", []byte(tt.src)), tt.want)
		}
	}
}

// TestCache shows that a verdict is remembered by text, options and release,
// and that the same text under another name is reported under that name.
func TestCache(t *testing.T) {
	found := PTXAS(t)
	a := &Assembler{releases: slices.Clone(found.releases), cache: filepath.Join(t.TempDir(), "cache")}
	bad := text("7.0", "sm_70", "\tnosuch.u32;\n")

	first := a.Assemble(t, "first.ptx", bad)
	require.ErrorContains(t, first, "first.ptx, line 6")
	entries, err := os.ReadDir(a.cache)
	require.NoError(t, err)
	require.Len(t, entries, 1)
	// Programs that do not exist any more: only the cache can answer.
	for i := range a.releases {
		a.releases[i].path = filepath.Join(t.TempDir(), "gone")
	}
	assert.ErrorContains(t, a.Assemble(t, "second.ptx", bad), "second.ptx, line 6")
}

func TestTargetFor(t *testing.T) {
	r := release{targets: []target{{50, ""}, {90, ""}, {90, "a"}}}
	for _, tt := range []struct {
		what, use string
		want      target
		ok        bool
	}{
		{"same", "sm_90", target{90, ""}, true},
		{"feature set", "sm_90a", target{90, "a"}, true},
		{"too old", "sm_50", target{13, ""}, true},
		{"too new", "sm_50", target{100, ""}, false},
		{"no feature sets before the oldest", "sm_50", target{20, "a"}, false},
	} {
		got, ok := r.targetFor(tt.want)
		assert.Equal(t, tt.ok, ok, tt.what)
		assert.Equal(t, tt.use, got.String(), tt.what)
	}
}

func TestClang22(t *testing.T) {
	out, err := run(Clang22(t), "-dumpversion")
	require.NoError(t, err)
	assert.Regexp(t, `^22\.`, string(out))
}
