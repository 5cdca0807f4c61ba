package lower_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// read reads a module from PTX or LLVM IR, or from the text form of ir if the name ends in .ir.
func read(t *testing.T, name string, src []byte) *ir.Module {
	t.Helper()
	if strings.HasSuffix(name, ".ir") {
		m, err := ir.Parse(name, src)
		require.NoError(t, err)
		return m
	}
	in, diags := frontend.Load(name, src)
	require.NotNil(t, in, "%s: %v", name, diags)
	return in.Module
}

// The listings in testdata: an archive holds a module and what its kernels become.
func TestListings(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			require.NoError(t, err)
			m := read(t, a.Files[0].Name, a.Files[0].Data)
			var b strings.Builder
			for _, k := range m.Kernels() {
				p, err := lower.Lower(k, analysis.NewEnv(m, launch.Launch{}))
				require.NoError(t, err)
				b.WriteString(p.String())
			}
			if *update {
				a.Files = append(a.Files[:1], txtar.File{Name: "listing", Data: []byte(b.String())})
				require.NoError(t, os.WriteFile(file, txtar.Format(a), 0o644))
				return
			}
			require.Len(t, a.Files, 2)
			assert.Equal(t, string(a.Files[1].Data), b.String())
		})
	}
}

// TestSlots checks, over all of testdata and with a liveness of its own, that no value is written into a slot that another
// one still needs.
func TestSlots(t *testing.T) {
	funcs, copies := 0, 0
	for _, file := range testfiles.Find(t, "testdata", ".ptx") {
		_, m, _ := ptx.Read(file.Path, file.Text)
		if m == nil {
			continue
		}
		for _, k := range m.Kernels() {
			p, err := lower.Lower(k, analysis.NewEnv(m, launch.Launch{}))
			require.NoError(t, err, file.Name)
			for _, f := range p.Funcs {
				funcs++
				checkSlots(t, file.Name, f)
			}
			for i := range p.Insts {
				for _, e := range p.Insts[i].Succs {
					for _, c := range e.Copies {
						if _, constant := c.Src.Pool(); !constant {
							copies++
						}
					}
				}
			}
		}
	}
	assert.Greater(t, funcs, 200)
	assert.Zero(t, copies, "what a front end made from registers needs no copies")
}

// checkSlots walks each block backwards from what is live behind it.
func checkSlots(t *testing.T, path string, f *lower.Func) {
	type set map[*ir.Value]bool
	liveIn := make(map[*ir.Block]set)
	needs := func(v *ir.Value) bool {
		s := f.Slot(v)
		_, pooled := s.Pool()
		return s != lower.NoSlot && !pooled
	}
	use := func(live set, v *ir.Value) {
		if v.Op == ir.OpTuple {
			for _, a := range v.Args {
				if needs(a) {
					live[a] = true
				}
			}
		} else if needs(v) {
			live[v] = true
		}
	}
	// clash reports a value that is live across the definition of v.
	clash := func(live set, v *ir.Value) {
		for w := range live {
			if w != v && f.Slot(w) == f.Slot(v) && !(w.Op == ir.OpProj && v.Op == ir.OpProj && w.Args[0] == v.Args[0] && w.Index() == v.Index()) {
				t.Errorf("%s: %s: v%d is written into the slot of v%d", path, f.F.Name, v.ID, w.ID)
			}
		}
	}
	walk := func(b *ir.Block, report bool) set {
		live := make(set)
		for _, s := range b.Succs {
			for v := range liveIn[s.B] {
				if v.Op != ir.OpPhi || v.Block != s.B {
					live[v] = true
				}
			}
			for _, phi := range s.B.Phis() {
				use(live, phi.Args[s.I])
			}
		}
		for i := len(b.Values) - 1; i >= 0; i-- {
			v := b.Values[i]
			if v.Op == ir.OpPhi || v.Op == ir.OpProj && v.Args[0].Block == b || v.Op == ir.OpArg {
				continue
			}
			results := []*ir.Value{v}
			if v.HasResult() && v.Type.Kind == ir.KindTuple {
				results = results[:0]
				for _, p := range b.Values {
					if p.Op == ir.OpProj && p.Args[0] == v {
						results = append(results, p)
					}
				}
			}
			for _, r := range results {
				if needs(r) && r.HasResult() {
					if report {
						clash(live, r)
					}
				}
			}
			for _, r := range results {
				delete(live, r)
			}
			if v.Op == ir.OpTuple {
				continue
			}
			for _, a := range v.Args {
				use(live, a)
			}
			if v.Guarded() {
				use(live, v.Guard.Pred)
			}
		}
		for _, phi := range b.Phis() {
			if needs(phi) && report {
				clash(live, phi)
			}
		}
		for _, phi := range b.Phis() {
			live[phi] = true
		}
		return live
	}
	for changed := true; changed; {
		changed = false
		for i := len(f.F.Blocks) - 1; i >= 0; i-- {
			b := f.F.Blocks[i]
			if in := walk(b, false); len(in) != len(liveIn[b]) {
				liveIn[b], changed = in, true
			}
		}
	}
	for _, b := range f.F.Blocks {
		walk(b, true)
	}
}

func TestDeclaredKernel(t *testing.T) {
	m := &ir.Module{}
	_, err := lower.Lower(m.NewFunc("k", true), analysis.NewEnv(m, launch.Launch{}))
	assert.ErrorContains(t, err, "k is only declared")
}
