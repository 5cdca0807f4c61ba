package llvm

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/llir/llvm/asm"
	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/tools"
)

// A second opinion on the reader: github.com/llir/llvm reads the dialect of LLVM 14 and older, with typed pointers. Where it
// does so faithfully, both must have understood the same: at the level of the syntax tree (llirtree_test.go), and, operation
// by operation, in the ir that Read makes (llirir_test.go).

// opinion is what llir says of one text.
type opinion struct {
	m     *lir.Module
	notes map[string]int // what had to be changed so that it says it, by reason
}

// llirTime bounds one reading.
const llirTime = 4 * time.Minute

// typedDir are more texts in the old dialect, as llvm-dis-15 -opaque-pointers=0 makes them of old bitcode.
var typedDir = flag.String("typed", "", "folder of .ll files with typed pointers, for TestSecondOpinionMore")

// ask has llir read a text. It can panic, and may hang: that is an error too.
func ask(name string, src []byte) (*opinion, error) {
	o := &opinion{notes: map[string]int{}}
	text := o.accommodate(string(src))
	type answer struct {
		m   *lir.Module
		err error
	}
	log.SetOutput(io.Discard) // it has advice
	defer log.SetOutput(os.Stderr)
	done := make(chan answer, 1)
	go func() {
		var a answer
		defer func() {
			if p := recover(); p != nil {
				a.err = fmt.Errorf("panic: %v", p)
			}
			done <- a
		}()
		a.m, a.err = asm.ParseString(name, text)
	}()
	select {
	case a := <-done:
		if a.err != nil {
			return nil, a.err
		}
		o.m = a.m
	case <-time.After(llirTime):
		return nil, fmt.Errorf("no answer in %s", llirTime)
	}
	o.mend()
	return o, nil
}

// accommodations are what its grammar lacks and nothing that is compared needs.
var accommodations = []struct {
	reason  string
	pattern *regexp.Regexp
	by      string
}{
	{"calling conventions that its debug information does not know", regexp.MustCompile(`cc: DW_CC_LLVM_\w+`), "cc: DW_CC_normal"},
	{"no align attribute of a call's result", regexp.MustCompile(`\b(call|declare) align \d+ `), "$1 "},
}

func (o *opinion) accommodate(text string) string {
	for _, a := range accommodations {
		if n := len(a.pattern.FindAllStringIndex(text, -1)); n > 0 {
			o.notes[a.reason] = n
			text = a.pattern.ReplaceAllString(text, a.by)
		}
	}
	return text
}

// mends are what it reads and gets wrong, put right before the comparison.
var mends = []struct {
	reason string
	mend   func(in lir.Instruction) bool
}{
	{"alloca outside of address space 0 has a type in it", func(in lir.Instruction) bool {
		a, ok := in.(*lir.InstAlloca)
		if !ok || a.Typ.AddrSpace == a.AddrSpace {
			return false
		}
		a.Typ.AddrSpace = a.AddrSpace
		return true
	}},
	{"cmpxchg says whether it stored as an i8", func(in lir.Instruction) bool {
		c, ok := in.(*lir.InstCmpXchg)
		if !ok || !c.Typ.Fields[1].Equal(types.I8) {
			return false
		}
		c.Typ.Fields[1] = types.I1
		return true
	}},
}

func (o *opinion) mend() {
	for _, f := range o.m.Funcs {
		for _, b := range f.Blocks {
			for _, in := range b.Insts {
				for _, m := range mends {
					if m.mend(in) {
						o.notes[m.reason]++
					}
				}
			}
		}
	}
}

// refusals are why llir may say nothing of a text. Any other complaint fails the test.
var refusals = []struct{ complaint, reason string }{
	{"syntax error", "a word that its grammar lacks"},
}

// tally counts what was compared.
type tally struct {
	files, functions, blocks, statements, operations int
	notes                                            map[string]int // reasons and how often
}

func newTally() *tally { return &tally{notes: map[string]int{}} }

func (n *tally) log(t testing.TB) {
	t.Logf("compared %d files, %d functions, %d blocks, %d statements, %d operations of the ir", n.files, n.functions, n.blocks, n.statements, n.operations)
	var reasons []string
	for r := range n.notes {
		reasons = append(reasons, r)
	}
	sort.Strings(reasons)
	for _, r := range reasons {
		t.Logf("%6d %s", n.notes[r], r)
	}
}

// compare reads a text with both and compares what they say.
func (n *tally) compare(t testing.TB, name string, src []byte) {
	t.Helper()
	o, err := ask(name, src)
	if err != nil {
		for _, r := range refusals {
			if strings.Contains(err.Error(), r.complaint) {
				n.notes["refused: "+r.reason]++
				return
			}
		}
		assert.Fail(t, err.Error(), name)
		return
	}
	f, m, diags := Read(name, src)
	if !assert.Empty(t, diags, "%s", diags) {
		return
	}
	for r, k := range o.notes {
		n.notes[r] += k
	}
	diffs := formDifferences(llirForm(o.m), treeForm(f.whole()))
	diffs = append(diffs, n.irDifferences(o.m, m)...)
	if len(diffs) > 0 {
		assert.Fail(t, "the readers disagree", "%s: %d differences\n%s", name, len(diffs), strings.Join(diffs[:min(len(diffs), 12)], "\n"))
	}
	n.files++
	for _, fn := range o.m.Funcs {
		if len(fn.Blocks) > 0 {
			n.functions++
		}
		for _, b := range fn.Blocks {
			n.blocks++
			n.statements += len(b.Insts) + 1
		}
	}
}

// formDifferences are the lines that differ.
func formDifferences(theirs, ours formOf) []string {
	var diffs []string
	var names []string
	for name := range theirs {
		names = append(names, name)
	}
	for name := range ours {
		if _, ok := theirs[name]; !ok {
			diffs = append(diffs, "only ours: "+name)
		}
	}
	sort.Strings(names)
	for _, name := range names {
		a, b := theirs[name], ours[name]
		if b == nil {
			diffs = append(diffs, "only theirs: "+name)
			continue
		}
		if len(a) != len(b) {
			diffs = append(diffs, fmt.Sprintf("%s: %d lines of theirs, %d of ours", name, len(a), len(b)))
		}
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				diffs = append(diffs, fmt.Sprintf("%s:\n\ttheirs %s\n\tours   %s", name, a[i], b[i]))
				break
			}
		}
	}
	return diffs
}

// typedTexts are the texts of testdata and, of their own, those in the old dialect.
func typedTexts(t testing.TB) []string {
	t.Helper()
	names, err := filepath.Glob("testdata/second/typed/*.ll")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	return append(names, texts(t)...)
}

// What the texts of testdata must hold at least, so that nothing is compared unnoticed.
const (
	minTypedFiles      = 50
	minTypedFunctions  = 60
	minTypedStatements = 2500
)

func TestSecondOpinion(t *testing.T) {
	n := newTally()
	for _, name := range typedTexts(t) {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		n.compare(t, filepath.ToSlash(name), src)
	}
	n.log(t)
	assert.GreaterOrEqual(t, n.files, minTypedFiles)
	assert.GreaterOrEqual(t, n.functions, minTypedFunctions)
	assert.GreaterOrEqual(t, n.statements, minTypedStatements)
	assert.Equal(t, n.statements, n.operations, "each statement in ir too")
}

// TestSecondOpinionClang compares on all that clang-15 writes in the old dialect: 345 files with 390 functions and 17,075
// statements, of which llir refuses none.
func TestSecondOpinionClang(t *testing.T) {
	n, given := newTally(), 0
	typed := tools.Clang{Version: 15, Typed: true}
	for i, o := range tools.OpenCLFiles(t) {
		if sampled(i) {
			given++
			n.compare(t, o.Name, typed.Compile(t, o))
		}
	}
	n.log(t)
	assert.Equal(t, given, n.files)
	assert.Greater(t, n.statements, 30*given)
	assert.Equal(t, n.statements, n.operations+n.notes[endedStatements])
}

// TestSecondOpinionMore compares on the texts of a folder. Last run: what llvm-dis-15 -opaque-pointers=0 makes of three modules of
// Debian's libclc-14 (nvptx64--, amdgcn--amdhsa, barts-r600--; 157 MB of text): 27,777 functions, 176,958 blocks and 2,861,585
// statements, no difference, one minute.
func TestSecondOpinionMore(t *testing.T) {
	if *typedDir == "" {
		t.Skip("-typed names no folder")
	}
	names, err := filepath.Glob(filepath.Join(*typedDir, "*.ll"))
	require.NoError(t, err)
	require.NotEmpty(t, names)
	n := newTally()
	for _, name := range names {
		src, err := os.ReadFile(name)
		require.NoError(t, err)
		n.compare(t, filepath.Base(name), src)
	}
	n.log(t)
}
