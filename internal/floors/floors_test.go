package floors

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "lockstep"

// floors lists the packages from the ground up. A package may import those of lower rows, none of its own row.
var floors = [][]string{
	{"ir/diag"},
	{"ir"},
	{"ir/target", "ir/launch"},
	{"ir/ptx", "ir/llvm"},
	{"ir/frontend"},
	{"analysis"},
	{"analysis/cfg", "analysis/callgraph"},
	{"analysis/reconverge"},
	{"analysis/uniform", "analysis/memory", "analysis/convergent"},
	{"analysis/cost"},
	{"prove"},
	{"transform"},
	{"lower"},
	{"sim/mem", "sim/alu"},
	{"sim", "sim/thread"},
	{"lint"},
	{"lint/checks"},
	{"scenario"},
	{"report"},
	{"cmd/lockstep"},
}

// apart lists what must stay apart though the floors would allow it. A name stands for the packages below it too.
var apart = []struct{ pkg, from, why string }{
	{"sim", "analysis", "the simulator must be able to contradict the analyses"},
	{"sim/thread", "sim/alu", "the oracle has its own arithmetic"},
	{"sim/thread", "lower", "the oracle runs ir, without warps"},
}

// internalPrefix is where test tools live: they may import anything, and only tests and each other import them.
const internalPrefix = "internal/"

type pkg struct {
	ImportPath, Dir string
	Imports         []string // without those of tests
	GoFiles         []string
}

func (p *pkg) name() string { return strings.TrimPrefix(p.ImportPath, module+"/") }

// packages lists the packages of the module.
func packages(t *testing.T) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Dir,Imports,GoFiles", "./...")
	cmd.Dir = filepath.Join("..", "..")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	require.NoError(t, err, stderr.String())
	var list []pkg
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		err := d.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
		list = append(list, p)
	}
	require.NotEmpty(t, list)
	return list
}

// floor returns the row of a package, or -1.
func floor(name string) int {
	return slices.IndexFunc(floors, func(row []string) bool { return slices.Contains(row, name) })
}

func under(name, root string) bool { return name == root || strings.HasPrefix(name, root+"/") }

// faults says what is wrong with the imports of a package.
func faults(name string, imports []string) []string {
	if strings.HasPrefix(name, internalPrefix) {
		return nil
	}
	at := floor(name)
	if at < 0 {
		return []string{name + " is on no floor: give it a row in floors"}
	}
	var list []string
	for _, i := range imports {
		to, ok := strings.CutPrefix(i, module+"/")
		if !ok {
			continue
		}
		switch f := floor(to); {
		case strings.HasPrefix(to, internalPrefix):
			list = append(list, name+" imports "+to+": test tools are for tests")
		case f < 0:
			list = append(list, name+" imports "+to+", which is on no floor")
		case f >= at:
			list = append(list, name+" imports "+to+", which is not on a lower floor")
		}
		for _, a := range apart {
			if under(name, a.pkg) && under(to, a.from) {
				list = append(list, name+" imports "+to+": "+a.why)
			}
		}
	}
	return list
}

func TestFloors(t *testing.T) {
	for _, p := range packages(t) {
		for _, f := range faults(p.name(), p.Imports) {
			t.Error(f)
		}
	}
}

// TestEveryPackageHasDoc asks for a doc.go that says what the package is for.
func TestEveryPackageHasDoc(t *testing.T) {
	for _, p := range packages(t) {
		if len(p.GoFiles) == 0 {
			continue // tests only
		}
		src, err := os.ReadFile(filepath.Join(p.Dir, "doc.go"))
		if !assert.NoError(t, err, p.name()) {
			continue
		}
		assert.Regexp(t, `(?s)^// (Package \w+|Command lockstep) .*\npackage \w+\n`, string(src), "%s/doc.go", p.name())
	}
}

// TestFaults shows that the test can fail.
func TestFaults(t *testing.T) {
	for _, tt := range []struct {
		name, imports string
		want          []string
	}{
		{"ir", "fmt lockstep/ir/diag", nil},
		{"internal/x", "lockstep/report", nil},
		{"ir", "lockstep/analysis", []string{"ir imports analysis, which is not on a lower floor"}},
		{"sim", "lockstep/sim/thread", []string{"sim imports sim/thread, which is not on a lower floor"}},
		{"sim/mem", "lockstep/analysis/cfg", []string{"sim/mem imports analysis/cfg: the simulator must be able to contradict the analyses"}},
		{"sim/thread", "lockstep/sim/alu lockstep/lower", []string{"sim/thread imports sim/alu: the oracle has its own arithmetic", "sim/thread imports lower: the oracle runs ir, without warps"}},
		{"report", "lockstep/internal/tools", []string{"report imports internal/tools: test tools are for tests"}},
		{"report", "lockstep/attic", []string{"report imports attic, which is on no floor"}},
		{"attic", "", []string{"attic is on no floor: give it a row in floors"}},
	} {
		assert.Equal(t, tt.want, faults(tt.name, strings.Fields(tt.imports)), tt.name)
	}
}
