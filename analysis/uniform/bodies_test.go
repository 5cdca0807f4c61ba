package uniform_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/uniform"
	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/frontend"
)

// clang-22 makes of each OpenCL kernel a function, its body, and a kernel that calls it. The same code as a kernel of its own must
// get the same verdicts: branch by branch class, scope, splits, masks and what more holds under which conditions, and value by value
// scope and shape.

// bodyPrefix begins the names of bodies.
const bodyPrefix = "__clang_ocl_kern_imp_"

// functionHead is the line that begins a kernel or a function.
var functionHead = regexp.MustCompile(`(?m)^(define [^\n]*?@([\w.]+)\([^\n]*\{|\.visible \.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w.]+)\()`)

// bodiesAsKernels puts the body of each kernel in the place of the kernel, under the name of the body; n counts them.
func bodiesAsKernels(text string) (out string, n int) {
	type function struct{ name, head, rest string }
	at := functionHead.FindAllStringSubmatchIndex(text, -1)
	var list []function
	heads := map[string]string{}
	for k, m := range at {
		end := len(text)
		if k+1 < len(at) {
			end = at[k+1][0]
		}
		f := function{head: text[m[0]:m[1]], rest: text[m[1]:end]}
		for _, g := range []int{4, 6} {
			if m[g] >= 0 {
				f.name = text[m[g]:m[g+1]]
			}
		}
		heads[f.name] = f.head
		list = append(list, f)
	}
	if len(list) == 0 {
		return text, 0
	}
	out = text[:at[0][0]]
	for _, f := range list {
		name, isBody := strings.CutPrefix(f.name, bodyPrefix)
		switch _, hasBody := heads[bodyPrefix+f.name]; {
		case hasBody: // what follows it, up to the next function, belongs to the module
			if _, after, ok := strings.Cut(f.rest, "\n}\n"); ok {
				out += after
			}
			continue
		case isBody && heads[name] != "":
			n++
			f.head = strings.Replace(heads[name], name+"(", f.name+"(", 1)
		}
		out += f.head + f.rest
	}
	return out, n
}

// throughMemory names files whose kernels pass arguments that they load from local memory by generic addresses: they are divergent. What
// the body loads is so too. Arguments that the body does not need are not compared either: optimisers pass poison.
const throughMemory = ".O0.amdgcn"

func TestBodiesOfKernels(t *testing.T) {
	bodies, open, branches, tails, conditions := 0, 0, 0, 0, 0
	for _, file := range testfiles.Find(t, "testdata/kernels/built", ".ptx", ".ll") {
		alone, n := bodiesAsKernels(string(file.Text))
		if n == 0 {
			continue
		}
		called, diags := frontend.Load(file.Name, file.Text)
		require.False(t, diags.HasErrors(), "%s", diags)
		kernels, diags := frontend.Load(file.Name, []byte(alone))
		require.False(t, diags.HasErrors(), "%s: %s\n%s", file.Name, diags, alone)
		for _, launch := range pairLaunches {
			one, two := analysis.NewEnv(called.Module, parsed(t, launch)), analysis.NewEnv(kernels.Module, parsed(t, launch))
			for _, f := range called.Module.Funcs {
				if !strings.HasPrefix(f.Name, bodyPrefix) || f.Declared() {
					continue
				}
				if analysis.EnvOf(one, callgraph.Of).Callers(f) == callgraph.Unknown {
					open++
					continue
				}
				bodies++
				g := kernels.Module.Func(f.Name)
				require.True(t, g != nil && g.Kernel, "%s: %s", file.Name, f.Name)
				require.Len(t, g.Blocks, len(f.Blocks), "%s: %s", file.Name, f.Name)
				a, b := analysis.Of(one.Cache(f), uniform.Of), analysis.Of(two.Cache(g), uniform.Of)
				for k, x := range f.Blocks {
					y := g.Blocks[k]
					for i, v := range x.Values {
						if v.HasResult() && !(v.Op == ir.OpArg && (unused(f, v) || strings.Contains(file.Name, throughMemory))) {
							w := y.Values[i]
							vs, vk := a.Shape(v)
							ws, wk := b.Shape(w)
							assert.Equal(t, fmt.Sprint(uniform.ScopeName(b.Scope(w)), ws, wk), fmt.Sprint(uniform.ScopeName(a.Scope(v)), vs, vk),
								"%s under %s: %s", file.Name, launch, v.LongString())
						}
					}
					if !x.Branches() {
						continue
					}
					branches++
					is, want := strings.ReplaceAll(verdictOf(a, x), f.Name, "k"), strings.ReplaceAll(verdictOf(b, y), g.Name, "k")
					is = strings.ReplaceAll(is, strings.TrimPrefix(f.Name, bodyPrefix)+"_param", "k_param")
					if b.Class(y) == uniform.Tail {
						tails++
					}
					if strings.Contains(want, " if ") {
						conditions++
					}
					assert.Equal(t, want, is, "%s under %s: %s", file.Name, launch, x.Term().LongString())
				}
			}
		}
	}
	t.Logf("%d bodies, and %d that others may call, %d branches, %d of them tails, %d better under a condition", bodies, open, branches, tails, conditions)
	assert.Greater(t, tails, 20)
	assert.Greater(t, conditions, 100)
}

// verdictOf is all that is known of the branch at the end of a block.
func verdictOf(i *uniform.Info, b *ir.Block) string {
	one := func(r uniform.Branch) string {
		return fmt.Sprintf("%s %s %d %v", r.Class, uniform.ScopeName(r.Scope), r.MaxSplits, r.Masks)
	}
	s := one(i.Branch(b))
	for _, c := range i.BranchIf(b) {
		s += " if " + c.Condition + ": " + one(c.Branch)
	}
	return s
}

func unused(f *ir.Func, v *ir.Value) bool {
	for _, b := range f.Blocks {
		for _, u := range b.Values {
			if slices.Contains(u.Args, v) || u.Guard.Pred == v {
				return false
			}
		}
	}
	return true
}
