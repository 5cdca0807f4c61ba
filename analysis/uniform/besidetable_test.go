package uniform_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/llvmuniform"
	"lockstep/internal/tools"
	"lockstep/ir"
	"lockstep/ir/llvm"
)

// How much is proved uniform, ours beside LLVM 22's: in all that several versions of clang make of the OpenCL kernels, for three
// targets at five levels, and in the library of OpenCL.

// besideTable has a line for each compiler, target and level.
const besideTable = "testdata/beside/table.txt"

// besideRows names the lines that TestBesideTable works out, by the beginning of their names, separated by commas; `all` for all.
const besideRows = "LOCKSTEP_BESIDE"

// tallied is the launch that is counted beside `?`.
const tallied = "2,256"

// tally counts what is proved uniform.
type tally struct{ all, here, launched, there int }

func (y *tally) add(x tally) {
	y.all, y.here, y.launched, y.there = y.all+x.all, y.here+x.here, y.launched+x.launched, y.there+x.there
}

// row is a line of the table.
type row struct {
	name             string
	files            int
	values, branches tally
	asked            bool // LLVM
	leftOut          []string
	reasons          map[string]int
}

// count adds a text to r.
func (r *row) count(t testing.TB, b *beside) {
	r.files++
	with := analysis.NewEnv(b.m, parsed(t, tallied))
	b.functions(func(f *ir.Func, info *uniform.Info, pairs []llvmuniform.Pair) {
		launched := analysis.Of(with.Cache(f), uniform.Of)
		x := newExplainer(info, pairs)
		for i := range pairs {
			p := &pairs[i]
			to := &r.values
			if p.Branch() {
				to = &r.branches
			}
			to.add(tally{1, truth(uniformHere(info, p)), truth(uniformHere(launched, p)), truth(!p.LLVM.Divergent)})
			if key := x.dispute(p); r.asked && key != "" {
				r.reasons[key]++
			}
		}
	})
	for _, name := range b.unmatched {
		r.leftOut = append(r.leftOut, "@"+name)
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (y tally) columns(asked bool) string {
	there := "-"
	if asked {
		there = fmt.Sprint(y.there)
	}
	return fmt.Sprintf(" |%8d%8d%8d%8s", y.all, y.here, y.launched, there)
}

// String is the line of the table, with lines for the reasons and for what was left out.
func (r *row) String() string {
	s := fmt.Sprintf("%-32s%6d%s%s\n", r.name, r.files, r.values.columns(r.asked), r.branches.columns(r.asked))
	keys := make([]string, 0, len(r.reasons))
	for key := range r.reasons {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	side := ""
	for _, key := range keys {
		who, why, _ := strings.Cut(key, ", ")
		if who != side {
			if side != "" {
				s += "\n"
			}
			s += "    " + who + " alone:"
			side = who
		}
		s += fmt.Sprintf(" %s %d", why, r.reasons[key])
	}
	if side != "" {
		s += "\n"
	}
	if n := len(r.leftOut); n > 0 {
		slices.Sort(r.leftOut)
		s += fmt.Sprintf("    not compared: %s\n", strings.Join(slices.Compact(r.leftOut), " "))
	}
	return s
}

const besideTableTop = `# Values and branches that are proved uniform in a warp. Written by
# ` + "`LOCKSTEP_BESIDE=all go test ./analysis/uniform -run TestBesideTable -update -timeout 1h`" + `, or a part of the lines by
# LOCKSTEP_BESIDE=clang-22 and the like.
#
# all: values that instructions of the text define, of every type, and ends of blocks with several successors; of blocks that some path
# reaches. ?: we, for any launch. 2,256: we, for that launch. LLVM: opt-22 -passes='print<uniformity>', which knows no launch;
# - where it has no target (spir64), or one that knows no divergence (r600). Reasons of differences: see list.txt. Not compared:
# files that LLVM 22 refuses, functions whose instructions it replaces as it reads them.

                                 files |     all       ?   2,256    LLVM |     all       ?   2,256    LLVM
                                       | values                          | branches
`

// read adds a text to r.
func (r *row) read(t testing.TB, opt, name string, text []byte) {
	var said []*llvmuniform.Func
	if r.asked {
		var err error
		if said, err = llvmuniform.Ask(opt, text); err != nil {
			require.False(t, errors.Is(err, llvmuniform.ErrNoTarget), name)
			r.leftOut = append(r.leftOut, name)
			return
		}
	}
	r.count(t, newBeside(t, name, text, said))
}

// clangRows counts the kernels of one compiler, by target and level, in the lines that want wants.
func clangRows(t testing.TB, opt string, c tools.Clang, want func(name string) bool) []*row {
	var rows []*row
	for _, o := range tools.OpenCLFiles(t) {
		name := fmt.Sprintf("clang-%s %s %s", c, o.Target, o.Level)
		if !want(name) {
			continue
		}
		i := slices.IndexFunc(rows, func(r *row) bool { return r.name == name })
		if i < 0 {
			i = len(rows)
			rows = append(rows, &row{name: name, asked: o.Target != "spir64", reasons: map[string]int{}})
		}
		rows[i].read(t, opt, o.Name, c.Compile(t, o))
	}
	slices.SortStableFunc(rows, func(a, b *row) int { return strings.Compare(a.name, b.name) })
	return rows
}

// libraryPart is how many functions of a library opt is given at once.
const libraryPart = 500

// libclc is where the modules of OpenCL's library are.
const libclc = "/usr/lib/clc"

// besideLibraries lists the modules of OpenCL's library: files, since links are other names of them.
func besideLibraries(t testing.TB) []string {
	entries, err := os.ReadDir(libclc)
	if !tools.Required() && os.IsNotExist(err) {
		t.Skip("libclc is not there: run .ci/install")
	}
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), ".bc"); ok && e.Type().IsRegular() {
			names = append(names, name)
		}
	}
	return names
}

// libraryRow counts a module of libclc.
func libraryRow(t testing.TB, opt, name string) *row {
	extract, dis := tools.Program(t, "llvm-extract-22"), tools.Program(t, "llvm-dis-22")
	file := filepath.Join(libclc, name+".bc")
	text, err := exec.Command(dis, "-o", "-", file).Output()
	require.NoError(t, err, "%s: run .ci/install", file)
	tree, diags := llvm.Parse(name, text)
	require.False(t, diags.HasErrors())
	var names []string
	for i := range tree.Funcs {
		if tree.Funcs[i].Blocks.Len() > 0 {
			names = append(names, tree.Globals[tree.Funcs[i].Global].Name)
		}
	}
	r := &row{name: "libclc " + name, asked: !strings.Contains(name, "r600"), reasons: map[string]int{}}
	var said []*llvmuniform.Func
	if r.asked {
		said, err = llvmuniform.AskParts(opt, extract, file, names, libraryPart)
		require.NoError(t, err)
	}
	r.count(t, newBeside(t, name, text, said))
	return r
}

// TestBesideTable works out lines of the table again: those that LOCKSTEP_BESIDE names, which takes minutes for all; else those of
// clang-22 at -O0 and -O2 where all tools are required; else one. With -update they replace those of the table.
func TestBesideTable(t *testing.T) {
	opt := tools.Program(t, "opt-22")
	names := os.Getenv(besideRows)
	switch {
	case names != "":
	case tools.Required():
		names = "clang-22 nvptx O0,clang-22 nvptx O2,clang-22 amdgcn O0,clang-22 amdgcn O2"
	default:
		names = "clang-22 nvptx O1"
	}
	prefixes := strings.Split(names, ",")
	want := func(name string) bool {
		return names == "all" || slices.ContainsFunc(prefixes, func(p string) bool { return name == p || strings.HasPrefix(name, p+" ") })
	}
	some := false
	done := func(rows ...*row) {
		for _, r := range rows {
			some = true
			for key := range r.reasons {
				assert.NotContains(t, key, unexplained, r.name)
			}
			assert.Positive(t, r.values.all, r.name)
		}
		compareRows(t, rows)
	}
	for _, c := range tools.Clangs {
		done(clangRows(t, opt, c, want)...)
	}
	if names == "all" || strings.Contains(names, "libclc") {
		for _, name := range besideLibraries(t) {
			if want("libclc " + name) {
				done(libraryRow(t, opt, name))
			}
		}
	}
	require.True(t, some, "no line begins with %s", names)
}

// compareRows holds rows to the table, or puts them into it: as soon as they are known, since all take an hour.
func compareRows(t testing.TB, rows []*row) {
	have, err := os.ReadFile(besideTable)
	if *updatePairs {
		for _, old := range rowsOf(t, string(have)) {
			if !slices.ContainsFunc(rows, func(r *row) bool { return r.name == old.name }) {
				rows = append(rows, old)
			}
		}
		slices.SortFunc(rows, func(a, b *row) int { return strings.Compare(a.name, b.name) })
		require.NoError(t, os.WriteFile(besideTable, []byte(besideTableTop+tableOf(rows)), 0o666))
		return
	}
	require.NoError(t, err)
	for _, r := range rows {
		if line := "\n" + r.String(); !strings.Contains(string(have), line) {
			t.Errorf("the table has no line%s", line)
		}
	}
}

// rowsOf reads the lines of a table, without its sums.
func rowsOf(t testing.TB, table string) []*row {
	_, body, _ := strings.Cut(table, "| branches\n")
	body, _, _ = strings.Cut(body, "\n\n")
	var rows []*row
	for line := range strings.Lines(body) {
		rest, reasons := strings.CutPrefix(strings.TrimSpace(line), "uniform for ")
		left, isLeft := strings.CutPrefix(rest, "not compared: ")
		switch {
		case reasons:
			who, list, ok := strings.Cut(rest, " alone:")
			require.True(t, ok, line)
			words := strings.Fields(list)
			for i := 0; i+1 < len(words); i += 2 {
				rows[len(rows)-1].reasons["uniform for "+who+", "+words[i]] = numberOf(t, words[i+1])
			}
		case isLeft:
			rows[len(rows)-1].leftOut = strings.Fields(left)
		default:
			columns := strings.Split(line, "|")
			require.Len(t, columns, 3, line)
			head := strings.Fields(columns[0])
			r := &row{name: strings.Join(head[:len(head)-1], " "), files: numberOf(t, head[len(head)-1]), reasons: map[string]int{}}
			for i, to := range []*tally{&r.values, &r.branches} {
				n := strings.Fields(columns[i+1])
				require.Len(t, n, 4, line)
				*to = tally{numberOf(t, n[0]), numberOf(t, n[1]), numberOf(t, n[2]), 0}
				if n[3] != "-" {
					r.asked, to.there = true, numberOf(t, n[3])
				}
			}
			rows = append(rows, r)
		}
	}
	return rows
}

func numberOf(t testing.TB, s string) int {
	n, err := strconv.Atoi(s)
	require.NoError(t, err)
	return n
}

// tableOf is the body of the table: the lines and their sums.
func tableOf(rows []*row) string {
	var b strings.Builder
	sum := func(name string, is func(*row) bool) {
		total := &row{name: name, asked: true, reasons: map[string]int{}}
		for _, r := range rows {
			if !r.asked || !is(r) {
				continue
			}
			total.files += r.files
			total.values.add(r.values)
			total.branches.add(r.branches)
			for key, n := range r.reasons {
				total.reasons[key] += n
			}
		}
		b.WriteString(total.String())
	}
	for _, r := range rows {
		b.WriteString(r.String())
	}
	b.WriteString("\n")
	library := func(r *row) bool { return strings.HasPrefix(r.name, "libclc") }
	for _, target := range []string{" nvptx ", " amdgcn "} {
		sum("kernels,"+target[:len(target)-1], func(r *row) bool { return !library(r) && strings.Contains(r.name, target) })
	}
	sum(kernelTotal, func(r *row) bool { return !library(r) })
	sum(libraryTotal, library)
	return b.String()
}

// The sums that README.md tells.
const (
	kernelTotal  = "kernels, LLVM asked"
	libraryTotal = "libclc"
)

// TestBesideReadme holds README.md to the table.
func TestBesideReadme(t *testing.T) {
	table, err := os.ReadFile(besideTable)
	require.NoError(t, err)
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	require.NoError(t, err)
	found := 0
	for line := range strings.Lines(string(table)) {
		if !strings.HasPrefix(line, kernelTotal) && !strings.HasPrefix(line, libraryTotal+"  ") {
			continue
		}
		found++
		columns := strings.Split(line, "|")
		require.Len(t, columns, 3)
		for _, c := range columns[1:] {
			n := strings.Fields(c)
			require.Len(t, n, 4)
			assert.Contains(t, string(readme), fmt.Sprintf("%s of %s, LLVM %s", n[1], n[0], n[3]))
		}
	}
	assert.Equal(t, 2, found)
}
