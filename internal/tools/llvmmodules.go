package tools

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

var (
	definition = regexp.MustCompile(`(?m)^define [^@\n]*@([\w.$]+)\(`)
	globalName = regexp.MustCompile(`@[\w.$]+`)
)

// filesALink is how many files llvm-link gets at a time.
const filesALink = 400

// LinkedModule links copies of LLVM IR texts, each with function names of its own, into one of about size bytes, and returns
// the path of its text as LLVM 22 prints it.
func LinkedModule(t testing.TB, size int, files ...string) string {
	t.Helper()
	link := Program(t, "llvm-link-22")
	dir := t.TempDir()
	run := func(args ...string) {
		if out, err := exec.Command(link, args...).CombinedOutput(); err != nil {
			t.Fatalf("llvm-link-22: %v\n%s", err, out)
		}
	}
	var parts, copies []string
	flush := func() {
		part := filepath.Join(dir, fmt.Sprintf("part%d.bc", len(parts)))
		run(append([]string{"-o", part}, copies...)...)
		parts, copies = append(parts, part), copies[:0]
	}
	for n, i := 0, 0; n < size; i++ {
		for k, file := range files {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			defined := map[string]bool{}
			for _, m := range definition.FindAllSubmatch(src, -1) {
				defined["@"+string(m[1])] = true
			}
			src = globalName.ReplaceAllFunc(src, func(name []byte) []byte {
				if defined[string(name)] {
					return fmt.Appendf(nil, "%s_%d", name, i)
				}
				return name
			})
			path := filepath.Join(dir, fmt.Sprintf("%d.%d.ll", i, k))
			if err := os.WriteFile(path, src, 0o666); err != nil {
				t.Fatal(err)
			}
			copies = append(copies, path)
			n += len(src)
		}
		if len(copies) >= filesALink {
			flush()
		}
	}
	if len(copies) > 0 {
		flush()
	}
	out := filepath.Join(dir, "linked.ll")
	run(append([]string{"-S", "-o", out}, parts...)...)
	return out
}
