package tools

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// assembleTimeout bounds one run of ptxas, whose optimizer can be slow on
// large functions.
const assembleTimeout = 2 * time.Minute

// An Assembler runs NVIDIA's ptxas on PTX texts. It holds every release that
// was found and picks for each text one that knows its target and version. It
// is safe for concurrent use.
type Assembler struct {
	releases []release // oldest first
	cache    string    // folder of remembered verdicts; "" = none
}

// A release is one ptxas program.
type release struct {
	path    string
	version string // as it names itself, such as "V12.9.86"
	number  []int  // version as numbers, to sort by
	targets []target
}

// A target is a machine that a PTX text names, such as sm_90a.
type target struct {
	number int    // 90
	suffix string // "a", "f" or ""
}

func (t target) String() string { return fmt.Sprintf("sm_%d%s", t.number, t.suffix) }

// PTXAS returns the assembler, made once per process from the ptxas releases
// under the nearest .tools folder, or else the one on PATH. It skips or fails
// t as the package comment says where there is none.
func PTXAS(t testing.TB) *Assembler {
	t.Helper()
	a, err := findAssembler()
	if err != nil {
		missing(t, err.Error())
	}
	return a
}

var findAssembler = sync.OnceValues(func() (*Assembler, error) {
	a := &Assembler{}
	var paths []string
	if dir := findToolsDir(); dir != "" {
		// The pattern is well formed, so Glob has no error to give.
		paths, _ = filepath.Glob(filepath.Join(dir, "*", "bin", "ptxas"))
		a.cache = filepath.Join(dir, "cache")
	}
	if len(paths) == 0 {
		path, err := exec.LookPath("ptxas")
		if err != nil {
			return nil, errors.New("ptxas is neither under " + toolsDir + " nor on PATH")
		}
		paths = []string{path}
	}
	for _, path := range paths {
		r, err := probe(path)
		if err != nil {
			return nil, err
		}
		a.releases = append(a.releases, r)
	}
	slices.SortFunc(a.releases, func(x, y release) int { return slices.Compare(x.number, y.number) })
	return a, nil
})

var (
	versionPattern = regexp.MustCompile(`\bV(\d+)\.(\d+)\.(\d+)\b`)
	knownPattern   = regexp.MustCompile(`'sm_(\d+)([af]?)'`)
)

// probe asks a ptxas for its version and for the targets it can assemble for.
func probe(path string) (release, error) {
	r := release{path: path}
	out, err := run(path, "--version")
	if err != nil {
		return r, fmt.Errorf("%s --version: %w\n%s", path, err, out)
	}
	m := versionPattern.FindSubmatch(out)
	if m == nil {
		return r, fmt.Errorf("%s --version names no version:\n%s", path, out)
	}
	r.version = string(m[0])
	for _, s := range m[1:] {
		n, err := strconv.Atoi(string(s))
		if err != nil {
			return r, fmt.Errorf("%s: version %s: %w", path, r.version, err)
		}
		r.number = append(r.number, n)
	}
	out, err = run(path, "--help")
	if err != nil {
		return r, fmt.Errorf("%s --help: %w\n%s", path, err, out)
	}
	for _, m := range knownPattern.FindAllSubmatch(out, -1) {
		t, err := newTarget(m[1], m[2])
		if err != nil {
			return r, fmt.Errorf("%s --help: %w", path, err)
		}
		r.targets = append(r.targets, t)
	}
	if len(r.targets) == 0 {
		return r, fmt.Errorf("%s --help lists no targets:\n%s", path, out)
	}
	return r, nil
}

func newTarget(number, suffix []byte) (target, error) {
	n, err := strconv.Atoi(string(number))
	return target{number: n, suffix: string(suffix)}, err
}

// targetFor returns the target to assemble for when a text asks for want: want
// itself, or the oldest that the release knows where want is older than that.
func (r release) targetFor(want target) (target, bool) {
	if slices.Contains(r.targets, want) {
		return want, true
	}
	oldest := slices.MinFunc(r.targets, func(x, y target) int { return x.number - y.number })
	return oldest, want.number < oldest.number && want.suffix == ""
}

var (
	targetPattern = regexp.MustCompile(`(?m)^[ \t]*\.target[ \t]+sm_(\d+)([af]?)\b`)
	externPattern = regexp.MustCompile(`\.extern\s+\.func\b`)
)

// Assemble assembles a PTX text for the target that it names, with the oldest
// release that knows the target and the text's .version; for a target older
// than all releases know, it assembles for the oldest known. The result is
// thrown away. It returns nil where ptxas accepts the text, and otherwise an
// error with the messages of ptxas, in which the file is called name. A ptxas
// that cannot be run at all fails t.
func (a *Assembler) Assemble(t testing.TB, name string, src []byte) error {
	t.Helper()
	m := targetPattern.FindSubmatch(src)
	if m == nil {
		return fmt.Errorf("%s: no .target line", name)
	}
	want, err := newTarget(m[1], m[2])
	if err != nil {
		return fmt.Errorf("%s: .target %s: %w", name, m[0], err)
	}
	verdict := fmt.Sprintf("no installed ptxas knows %s", want)
	for _, r := range a.candidates(want) {
		arch, _ := r.targetFor(want)
		args := []string{"-arch", arch.String()}
		if externPattern.Match(src) {
			// Functions defined elsewhere need an object, not a program.
			args = append(args, "-c")
		}
		verdict = a.verdict(t, r, args, src)
		if !strings.Contains(verdict, "Unsupported .version") {
			break
		}
	}
	if verdict != "" {
		return fmt.Errorf("%s: %s", name, strings.ReplaceAll(verdict, placeholder, name))
	}
	return nil
}

// candidates returns the releases that may be asked for a target, in the order
// to ask them: those that know it first, oldest release first.
func (a *Assembler) candidates(want target) []release {
	var exact, nearest []release
	for _, r := range a.releases {
		t, ok := r.targetFor(want)
		switch {
		case ok && t == want:
			exact = append(exact, r)
		case ok:
			nearest = append(nearest, r)
		}
	}
	return append(exact, nearest...)
}

// placeholder stands for the input's path in remembered messages, so that they
// do not depend on temporary folders or on the name.
const placeholder = "{input}"

// verdict runs ptxas, or recalls what it said about the same text before.
// It returns "" where the text is accepted, else the messages.
func (a *Assembler) verdict(t testing.TB, r release, args []string, src []byte) string {
	t.Helper()
	h := sha256.New()
	fmt.Fprintf(h, "%s %q\n", r.version, args)
	h.Write(src)
	key := hex.EncodeToString(h.Sum(nil))
	if v, ok := a.recall(key); ok {
		return v
	}

	dir := t.TempDir()
	in := filepath.Join(dir, "in.ptx")
	if err := os.WriteFile(in, src, 0o666); err != nil {
		t.Fatalf("writing the input of ptxas: %v", err)
	}
	out, err := run(r.path, slices.Concat(args, []string{"-o", filepath.Join(dir, "out.cubin"), in})...)
	verdict := ""
	if err != nil {
		if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) {
			t.Fatalf("running %s: %v", r.path, err)
		}
		text := strings.ReplaceAll(strings.TrimSpace(string(out)), in, placeholder)
		verdict = fmt.Sprintf("ptxas %s %s: %v\n%s", r.version, strings.Join(args, " "), err, text)
	}
	a.remember(key, verdict)
	return verdict
}

// recall looks up a remembered verdict. Its absence is never an error: ptxas is
// then run again.
func (a *Assembler) recall(key string) (string, bool) {
	if a.cache == "" {
		return "", false
	}
	b, err := os.ReadFile(filepath.Join(a.cache, key))
	return string(b), err == nil
}

// remember stores a verdict under its key, whole or not at all, since several
// test processes may store the same one. A store that fails costs time only.
func (a *Assembler) remember(key, verdict string) {
	if a.cache == "" || os.MkdirAll(a.cache, 0o777) != nil {
		return
	}
	f, err := os.CreateTemp(a.cache, "new-*")
	if err != nil {
		return
	}
	_, werr := f.WriteString(verdict)
	if cerr := f.Close(); werr != nil || cerr != nil || os.Rename(f.Name(), filepath.Join(a.cache, key)) != nil {
		os.Remove(f.Name())
	}
}

// run runs a program and returns its standard output and error together.
func run(path string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), assembleTimeout)
	defer cancel()
	var out bytes.Buffer
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return out.Bytes(), err
}
