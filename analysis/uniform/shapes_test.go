package uniform_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/internal/soundness"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// shape is one kernel of an archive: see testdata/control.txtar for the rules.
type shape struct {
	name, src   string
	told, block string
	warp        int
	run         bool
	scope       map[string]string // by register
	form        map[string]string
	class       map[string]string // by label
}

var (
	register = regexp.MustCompile(`%[udm]_\w+`)
	remark   = regexp.MustCompile(`^// (launch|run|warp|norun|scope|shape|class)\b ?([^:]*): ?(.*)$`)
)

func shapesOf(t *testing.T, archive string) []shape {
	t.Helper()
	a, err := txtar.ParseFile(filepath.Join("testdata", archive))
	require.NoError(t, err)
	var out []shape
	for _, f := range a.Files {
		out = append(out, makeShape(f.Name, string(f.Data)))
	}
	return out
}

func makeShape(name, text string) shape {
	s := shape{name: name, told: "?,64", run: true, scope: map[string]string{}, form: map[string]string{}, class: map[string]string{}}
	for line := range strings.Lines(text) {
		m := remark.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			continue
		}
		switch m[1] {
		case "launch":
			s.told = m[3]
		case "run":
			s.block = m[3]
		case "warp":
			s.warp, _ = strconv.Atoi(m[3])
		case "norun":
			s.run = false
		case "scope":
			s.scope[m[2]] = m[3]
		case "shape":
			s.form[m[2]] = m[3]
		case "class":
			s.class[m[2]] = m[3]
		}
	}
	helpers, body, ok := strings.Cut(text, "---\n")
	if !ok {
		helpers, body = "", text
	}
	const start = "ld.param.u64 %u_qin, [in];\ncvta.to.global.u64 %u_qin, %u_qin;\nld.param.u64 %u_qout, [out];\ncvta.to.global.u64 %u_qout, %u_qout;\n" +
		"ld.param.u32 %u_n, [n];\nmov.u32 %u_b, %ctaid.x;\nmov.u32 %d_t, %tid.x;\nsetp.lt.u32 %d_p, %d_t, 5;\n"
	if name == "one-thread" {
		body = "ld.param.u32 %u_n, [n];\n" + body
	} else {
		body = start + body
	}
	var decls strings.Builder
	regs := register.FindAllString(body, -1)
	slices.Sort(regs)
	for _, r := range slices.Compact(regs) {
		ty := "b32"
		switch r[3] {
		case 'p':
			ty = "pred"
		case 'q':
			ty = "b64"
		case 'f':
			ty = "f32"
		case 'H':
			ty = "b16"
		}
		fmt.Fprintf(&decls, ".reg .%s %s;\n", ty, r)
	}
	head := ".version 7.3\n.target sm_80\n.address_size 64\n"
	if strings.Contains(body, "cluster") {
		head = ".version 7.8\n.target sm_90\n.address_size 64\n"
	}
	s.src = head + helpers + ".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)\n{\n" + decls.String() + body + "ret;\n}\n"
	return s
}

func (s *shape) launch(t *testing.T) launch.Launch {
	l := parsed(t, s.told)
	l.Warp = s.warp
	return l
}

// running is a launch to run the shape under.
func (s *shape) running(t *testing.T) soundness.Launch {
	l := s.launch(t)
	if s.block != "" {
		l = parsed(t, "2,"+s.block)
		l.Warp = s.warp
	}
	l = launch.Choose(&ir.Func{Name: "k"}, l)
	tr := soundness.Launch{Warp: l.Width(), Told: []string{s.told}}
	for d := range 3 {
		tr.Grid[d], tr.Block[d], tr.Cluster[d] = min(l.Grid[d].N, 2), l.Block[d].N, l.Cluster[d].N
		if strings.HasPrefix(s.told, "4,") {
			tr.Grid[d] = l.Grid[d].N
		}
	}
	return tr
}

func TestShapes(t *testing.T) {
	for _, archive := range []string{"control.txtar", "operations.txtar", "launch.txtar", "calls.txtar", "clusters.txtar", "bits.txtar"} {
		for _, s := range shapesOf(t, archive) {
			t.Run(strings.TrimSuffix(archive, ".txtar")+"/"+s.name, func(t *testing.T) { s.check(t) })
		}
	}
}

func (s *shape) check(t *testing.T) {
	_, m, diags := ptx.Read(s.name, []byte(s.src))
	require.False(t, diags.HasErrors(), "%s\n%s", diags.String(), s.src)
	env := analysis.NewEnv(m, s.launch(t))
	met := map[string]bool{}
	for _, f := range m.Funcs {
		if f.Declared() {
			continue
		}
		info := analysis.Of(env.Cache(f), uniform.Of)
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				name := f.RegName(v.Reg)
				if v.HasResult() && register.MatchString(name) && v.Op != ir.OpUndef && (v.Op != ir.OpPhi || used(f, v)) {
					if b != f.Entry() && len(b.Preds) == 0 {
						continue // unreachable
					}
					s.checkValue(t, info, v, name, met)
				}
			}
			s.checkBranch(t, info, b, met)
		}
	}
	for _, n := range s.branchLabels() {
		assert.True(t, met[n], "no branch behind %s", n)
	}
	for _, names := range []map[string]string{s.scope, s.form, s.class} {
		for n := range names {
			assert.True(t, met[n], "nothing is named %s", n)
		}
	}
	if s.run {
		c := soundness.Config{Inside: inside, Launches: []soundness.Launch{s.running(t)}, MaxIssues: 1 << 20}
		assert.Empty(t, c.JudgeText(s.src), "contradicted by a run")
	}
}

// used reports whether anything but phis reads v.
func used(f *ir.Func, v *ir.Value) bool {
	for _, b := range f.Blocks {
		for _, u := range b.Values {
			if u.Op != ir.OpPhi && (slices.Contains(u.Operands(), v) || u.Guard.Pred == v) {
				return true
			}
		}
	}
	return false
}

func (s *shape) checkValue(t *testing.T, info *uniform.Info, v *ir.Value, name string, met map[string]bool) {
	what := fmt.Sprintf("%s at line %d: %s", name, v.Pos.Line, v.LongString())
	uniformly := name[1] == 'u' || name[1] == 'm' && v.Op == ir.OpMov && !v.Guarded()
	assert.Equal(t, uniformly, info.Uniform(v), "%s: %v", what, info.Why(v))
	assert.Equal(t, info.Uniform(v) && !info.Refined(v), len(info.Why(v)) == 0, "%s: a cause for what is divergent, none for what is not", what)
	met[name] = true
	if want, ok := s.scope[name]; ok {
		assert.Equal(t, want, uniform.ScopeName(info.Scope(v)), what)
	}
	if want, ok := s.form[name]; ok {
		sh, k := info.Shape(v)
		got := sh.String()
		if sh == uniform.Affine {
			got += " " + strconv.FormatInt(k, 10)
		}
		assert.Equal(t, want, got, what)
	}
}

// branchLabels gives the U_ and D_ labels by the line of the branch that follows.
func (s *shape) branchLabels() map[uint32]string {
	out := map[uint32]string{}
	label := ""
	for i, line := range strings.Split(s.src, "\n") {
		if m := branchLabel.FindStringSubmatch(line); m != nil {
			label = m[1]
		}
		if label != "" && transfer.MatchString(line) {
			out[uint32(i+1)] = label
			label = ""
		}
	}
	return out
}

var (
	branchLabel = regexp.MustCompile(`^([UD]_\w+):`)
	transfer    = regexp.MustCompile(`^@.* (bra|ret|exit)|^brx`)
)

func (s *shape) checkBranch(t *testing.T, info *uniform.Info, b *ir.Block, met map[string]bool) {
	if !b.Branches() {
		return
	}
	name := s.branchLabels()[b.Term().Pos.Line]
	if name == "" {
		return
	}
	met[name] = true
	assert.Equal(t, name[0] == 'D', info.Divergent(b), "branch of %s: %v", name, info.WhyBranch(b))
	assert.Equal(t, info.Divergent(b), len(info.WhyBranch(b)) > 0)
	want, ok := s.class[name]
	if !ok {
		return
	}
	br := info.Branch(b)
	got := br.Class.String()
	switch br.Class {
	case uniform.Tail:
		got += fmt.Sprintf(" %d", br.MaxSplits)
	case uniform.Static:
		for _, m := range br.Masks {
			warps := "all"
			if m.Warps != nil {
				warps = strings.Trim(strings.ReplaceAll(fmt.Sprint(m.Warps), " ", ","), "[]")
			}
			got += fmt.Sprintf(" %s=%#x", warps, m.Mask)
		}
	}
	assert.Equal(t, want, got, "class of %s", name)
}
