package testfiles_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
)

func TestFind(t *testing.T) {
	files := testfiles.Find(t, "testdata/kernels", ".ptx")
	at := -1
	for i, f := range files {
		assert.Equal(t, ".ptx", filepath.Ext(f.Name))
		if f.Name == "clamp.ptx" {
			at = i
		}
	}
	require.GreaterOrEqual(t, at, 0)
	text, err := os.ReadFile(files[at].Path)
	require.NoError(t, err)
	assert.Equal(t, string(text), string(files[at].Text))
}

func TestArchived(t *testing.T) {
	top := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(top, "go.mod"), nil, 0o600))
	require.NoError(t, os.Mkdir(filepath.Join(top, "d"), 0o700))
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(top, "d", name), []byte(text), 0o600))
	}
	write("a.ptx", "A")
	write("b.txtar", "-- x.ptx --\nX\n-- y.ll --\nY\n-- want --\nW\n")
	write("c.ll", "C")
	t.Chdir(filepath.Join(top, "d"))
	var got []string
	for _, f := range testfiles.Archived(t, "d", ".ptx") {
		got = append(got, f.Name+" "+f.Path+" "+string(f.Text))
	}
	assert.Equal(t, []string{"a.ptx ../d/a.ptx A", "b.txtar/x.ptx ../d/b.txtar X\n"}, got)
	assert.Empty(t, testfiles.Archived(t, "d", ".bc"))
}
