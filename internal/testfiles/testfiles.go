package testfiles

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

// File is a text of the test data.
type File struct {
	Name string // from the directory asked for, with slashes; of a file in an archive "a.txtar/name"
	Path string // from the folder of the test; of a file in an archive the archive's
	Text []byte
}

// Find returns the files below dir, a path with slashes from the top of the checkout, whose names end in one of the extensions
// (".ptx"), in the order of their names. A directory without such files is an error: what is looked for is there.
func Find(t testing.TB, dir string, exts ...string) []File {
	t.Helper()
	files := find(t, dir, exts)
	require.NotEmpty(t, files, "files in %v below %s", exts, dir)
	return files
}

// Paths returns the paths of the files that Find finds.
func Paths(t testing.TB, dir string, exts ...string) []string {
	t.Helper()
	var paths []string
	for _, f := range Find(t, dir, exts...) {
		paths = append(paths, f.Path)
	}
	return paths
}

// Archived is Find, with the files inside txtar archives. A directory may be without such files.
func Archived(t testing.TB, dir string, exts ...string) []File {
	t.Helper()
	var out []File
	for _, f := range find(t, dir, append([]string{archive}, exts...)) {
		if filepath.Ext(f.Name) != archive {
			out = append(out, f)
			continue
		}
		for _, in := range txtar.Parse(f.Text).Files {
			if slices.Contains(exts, filepath.Ext(in.Name)) {
				out = append(out, File{f.Name + "/" + in.Name, f.Path, bytes.Clone(in.Data)})
			}
		}
	}
	return out
}

const archive = ".txtar"

func find(t testing.TB, dir string, exts []string) []File {
	t.Helper()
	root := filepath.Join(Top(t), filepath.FromSlash(dir))
	var files []File
	require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !slices.Contains(exts, filepath.Ext(path)) {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, root+string(filepath.Separator)))
		text, err := os.ReadFile(path)
		files = append(files, File{name, path, text})
		return err
	}))
	return files
}

// Top returns the top of the checkout, from the folder of the test that runs.
func Top(t testing.TB) string {
	t.Helper()
	for dir, n := ".", 0; n < maxDepth; dir, n = filepath.Join(dir, ".."), n+1 {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	require.Fail(t, "no go.mod above the test's folder")
	return ""
}

// maxDepth bounds how deep the folder of a test is.
const maxDepth = 16
