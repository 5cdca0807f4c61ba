package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
)

// AnalyzeSchema is the schema of the analysis document.
const AnalyzeSchema = "lockstep.analyze/v1"

// AnalyzeReport is the document lockstep.analyze/v1.
type AnalyzeReport struct {
	Schema  string              `json:"schema"`
	Kernels []*AnalyzedFunction `json:"kernels"`
}

// AnalyzedFunction is a kernel, or a function that kernels call, under one launch.
type AnalyzedFunction struct {
	File     string      `json:"file"`
	Kernel   string      `json:"kernel"` // the name, of a helper too
	Function string      `json:"function"`
	Launch   Launch      `json:"launch"`
	Warp     *int        `json:"warp"`    // lanes in a warp; null where kernels lead here whose warps differ in width
	Callers  string      `json:"callers"` // for whose calls this holds: all, own (from kernels of this module), unknown (anybody's)
	Values   []*ValueDoc `json:"values"`
	Branches []*Branch   `json:"branches"`

	in       *frontend.Input
	cache    *analysis.Cache
	blocks   []*ir.Block // of the branches, in their order
	isKernel bool
}

// ValueDoc is what is known about one value.
type ValueDoc struct {
	ID            int              `json:"id"`
	Name          string           `json:"name"` // as the input has it
	Kind          string           `json:"kind"` // instruction, phi, argument
	Line          int              `json:"line"`
	Column        int              `json:"column"`
	Block         string           `json:"block"`
	Scope         string           `json:"scope"`
	Shape         string           `json:"shape"`
	Stride        *int64           `json:"stride"`
	If            []ValueCondition `json:"if"` // filled in as the document is written
	Refined       bool             `json:"refined"`
	DivergentUses []int            `json:"divergent_uses"` // lines at which the lanes of a warp may see different values
	Why           []Step           `json:"why"`

	value *ir.Value
}

// ValueCondition is what holds of a value only for some launches.
type ValueCondition struct {
	Condition string `json:"condition"`
	Scope     string `json:"scope"`
	Shape     string `json:"shape"`
}

// Analyze says what is uniform in the kernels of in that o asks for, and in the functions that they call, under every launch.
func Analyze(in *frontend.Input, o Options) ([]*AnalyzedFunction, error) {
	var out []*AnalyzedFunction
	err := eachAnalyzed(in, &o, func(c *analysis.Cache) { out = append(out, analyzed(in, c, &o)) })
	if err != nil {
		return nil, err
	}
	return out, nil
}

// BranchCounts says how many branches there are, by class.
type BranchCounts [uniform.Data + 1]int

// CountBranches says of the functions that Analyze is about how many branches they have, and nothing more.
func CountBranches(in *frontend.Input, o Options) (n BranchCounts, err error) {
	err = eachAnalyzed(in, &o, func(c *analysis.Cache) {
		info := analysis.Of(c, uniform.Of)
		for _, b := range c.Func.Blocks {
			if isBranch(b) {
				n[info.Branch(b).Class]++
			}
		}
	})
	return n, err
}

// WriteText writes a line for each class.
func (n BranchCounts) WriteText(w io.Writer) error {
	var b strings.Builder
	for class, k := range n {
		fmt.Fprintf(&b, "%-8s %d\n", uniform.Class(class), k)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// isBranch reports whether b ends in a branch of the input.
func isBranch(b *ir.Block) bool { return b.Branches() && !(b.Term().Free && len(b.Succs) < 2) }

// eachAnalyzed calls do for the kernels of in that o asks for, and the functions that they call, under every launch.
func eachAnalyzed(in *frontend.Input, o *Options, do func(*analysis.Cache)) error {
	ks, err := o.kernels(in.Module)
	if err != nil {
		return err
	}
	flags := []*launch.Launch{nil}
	if len(o.Launches) > 0 {
		flags = flags[:0]
		for i := range o.Launches {
			flags = append(flags, &o.Launches[i])
		}
	}
	for _, flag := range flags {
		flag = launch.With(flag, o.Assume)
		assumed := launch.Launch{}
		if flag != nil {
			assumed = *flag
		}
		assumed.Warp = cmp.Or(o.Warp, assumed.Warp)
		for _, k := range ks {
			if _, err := launch.Resolve(k, flag); err != nil {
				return fmt.Errorf("%s: kernel %s: %w", in.Name, k.Name, err)
			}
		}
		env := analysis.NewEnv(in.Module, assumed)
		var wanted map[*ir.Func]bool
		if len(o.Kernels) > 0 {
			wanted = reachable(ks)
		}
		for _, f := range in.Module.Funcs {
			if !f.Declared() && (wanted[f] || len(o.Kernels) == 0) {
				do(env.Cache(f))
			}
		}
	}
	return nil
}

// reachable are the functions that the kernels call, and themselves.
func reachable(ks []*ir.Func) map[*ir.Func]bool {
	seen := map[*ir.Func]bool{}
	for work := slices.Clone(ks); len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[f] {
			continue
		}
		seen[f] = true
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if s := v.Aux.Sym; s != nil && s.Func != nil {
					work = append(work, s.Func)
				}
			}
		}
	}
	return seen
}

func analyzed(in *frontend.Input, c *analysis.Cache, o *Options) *AnalyzedFunction {
	f := c.Func
	info := analysis.Of(c, uniform.Of)
	a := &AnalyzedFunction{File: in.Name, Kernel: f.Name, Function: f.Name, Launch: launchDoc(info.Launch()),
		Callers: analysis.EnvOf(c.Env, callgraph.Of).Callers(f).String(), Values: []*ValueDoc{}, Branches: []*Branch{},
		in: in, cache: c, isKernel: f.Kernel}
	if w, ok := info.Width(); ok {
		a.Warp = &w
	}
	if !o.BranchesOnly {
		uses := f.Uses()
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if kind := kindOf(v); kind != "" {
					a.Values = append(a.Values, describeValue(info, uses, v, kind))
				}
			}
		}
	}
	for _, b := range f.Blocks {
		if isBranch(b) {
			d := describeBranch(c, b)
			d.ID = len(a.Branches)
			a.Branches = append(a.Branches, d)
			a.blocks = append(a.blocks, b)
		}
	}
	return a
}

// kindOf says what kind of value v is for the document; "" if it is none of its own: operands, tuples, what has no result.
func kindOf(v *ir.Value) string {
	switch {
	case !v.HasResult(), v.Op == ir.OpTuple:
		return ""
	case v.Op == ir.OpPhi:
		return "phi"
	case v.Op == ir.OpArg:
		return "argument"
	case v.Op == ir.OpProj && !v.Args[0].Info().Free:
		return "instruction"
	case v.Info().Free, v.Type.Kind == ir.KindTuple:
		return ""
	}
	return "instruction"
}

func describeValue(info *uniform.Info, uses *ir.Uses, v *ir.Value, kind string) *ValueDoc {
	shape, stride := info.Shape(v)
	d := &ValueDoc{ID: int(v.ID), Name: v.Block.Func.RegName(v.Reg), Kind: kind, Line: int(v.Pos.Line), Column: int(v.Pos.Col), Block: v.Block.Name,
		Scope: uniform.ScopeName(info.Scope(v)), Shape: shape.String(), If: []ValueCondition{}, Refined: info.Refined(v), DivergentUses: []int{}, Why: []Step{}, value: v}
	if v.Op == ir.OpProj {
		d.Line, d.Column = int(v.Args[0].Pos.Line), int(v.Args[0].Pos.Col)
	}
	if d.Line == 0 {
		d.Line = blockLine(v.Block)
	}
	if shape == uniform.Affine {
		d.Stride = &stride
	}
	for _, u := range uses.Of(v) {
		at := u.V.Block
		if u.V.Op == ir.OpPhi {
			at = at.Preds[u.Arg].B
		}
		if line := int(u.V.Pos.Line); line != 0 && !info.UniformAt(v, at) {
			d.DivergentUses = append(d.DivergentUses, line)
		}
	}
	slices.Sort(d.DivergentUses)
	d.DivergentUses = slices.Compact(d.DivergentUses)
	for _, c := range info.Why(v) {
		d.Why = append(d.Why, Step{Line: int(c.Pos.Line), Text: c.Text})
	}
	return d
}

// WriteJSON writes the document as lockstep.analyze/v1.
func (r *AnalyzeReport) WriteJSON(w io.Writer) error {
	for _, a := range r.Kernels {
		info := analysis.Of(a.cache, uniform.Of)
		for _, d := range a.Values {
			d.If = []ValueCondition{}
			for _, c := range info.ValueIf(d.value) {
				d.If = append(d.If, ValueCondition{Condition: c.Condition, Scope: uniform.ScopeName(c.Scope), Shape: c.Shape.String()})
			}
		}
	}
	return writeJSON(w, r)
}
