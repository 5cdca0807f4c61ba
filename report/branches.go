package report

import (
	"sort"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/analysis/reconverge"
	"lockstep/ir"
	"lockstep/sim"
	"lockstep/transform"
)

// branchList is the branches of a kernel and the helpers that it reaches.
type branchList struct {
	docs  []*Branch
	byKey map[cost.BranchKey]*Branch
}

// listBranches lists the branches of the functions that ran, with what the run did there.
func listBranches(x *execution, env *analysis.Env) *branchList {
	l := &branchList{docs: []*Branch{}, byKey: map[cost.BranchKey]*Branch{}}
	counts := map[*ir.Value]sim.BranchCount{}
	for _, c := range x.result.Branches {
		counts[c.V] = c
	}
	for _, f := range x.functions() {
		if f.Declared() {
			continue
		}
		c := env.Cache(f)
		for _, b := range f.Blocks {
			if !isBranch(b) {
				continue
			}
			d := describeBranch(c, b)
			d.ID = len(l.docs)
			if n := counts[b.Term()]; x.ran {
				d.Executed, d.Divergent, d.AllTaken = &n.Executed, &n.Divergent, &n.AllTaken
			}
			l.docs = append(l.docs, d)
			l.byKey[cost.KeyOf(b)] = d
		}
	}
	return l
}

// branchKinds says what JSON calls a terminator.
var branchKinds = map[ir.Op]string{
	ir.OpCondBr: "cond", ir.OpBrx: "indirect", ir.OpSwitch: "switch",
	ir.OpCondRet: "guarded-exit", ir.OpCondExit: "guarded-exit", ir.OpCondTrap: "guarded-exit",
}

// describeBranch says all about the branch at the end of b that does not need a run.
func describeBranch(c *analysis.Cache, b *ir.Block) *Branch {
	t := b.Term()
	d := &Branch{Function: b.Func.Name, Line: int(t.Pos.Line), Column: int(t.Pos.Col), Source: sourceLine(b.Func.Module, t.Pos.Loc), Block: b.Name,
		Kind: branchKinds[t.Op], Targets: []Target{}, Sides: []int{}}
	for i, e := range b.Succs {
		d.Targets = append(d.Targets, Target{Label: e.B.Name, Line: blockLine(e.B), Taken: i == 0 && t.Op == ir.OpCondBr})
	}
	if j := analysis.Of(c, reconverge.Points).Join(b); j != nil {
		line := blockLine(j)
		d.ReconvergesAt = &line
	}
	if r := analysis.Of(c, cost.Regions).Region(b); r != nil {
		for _, s := range r.Sides {
			n := s.Max
			if n == cost.Unbounded {
				n = -1
			}
			d.Sides = append(d.Sides, n)
		}
	}
	classify(c, b, d)
	d.AssemblerPredicates = assemblerPredicates(c, b, d.Class)
	return d
}

// blockLine is the line of the first statement of b, or of its label.
func blockLine(b *ir.Block) int {
	for _, v := range b.Values {
		if v.Issues() > 0 && v.Pos.Line != 0 {
			return int(v.Pos.Line)
		}
	}
	return int(b.Pos.Line)
}

// assemblerPredicates tells whether the vendor's assembler is expected to replace the branch by guards by itself; nil where
// no rule is known for the target.
func assemblerPredicates(c *analysis.Cache, b *ir.Block, class string) *bool {
	yes, known := cost.AssemblerPredicates(c, b, class != "never" && class != "tail")
	if !known {
		return nil
	}
	return &yes
}

// sourceLine is the place in the high-level source behind loc, an index of Module.Locs plus 1.
func sourceLine(m *ir.Module, loc int32) *SourceLine {
	if loc == 0 {
		return nil
	}
	l := m.Locs[loc-1]
	s := &SourceLine{File: sourceFile(m, l.File), Line: int(l.Line), InlinedAt: []SourceLine{}}
	for seen := 0; l.InlinedAt != 0 && seen < len(m.Locs); seen++ {
		l = m.Locs[l.InlinedAt-1]
		s.InlinedAt = append(s.InlinedAt, SourceLine{File: sourceFile(m, l.File), Line: int(l.Line), InlinedAt: []SourceLine{}})
	}
	return s
}

func sourceFile(m *ir.Module, i int32) string {
	if i < 0 || int(i) >= len(m.Files) {
		return ""
	}
	return m.Files[i]
}

// rewrites are the remarks for the documents, and leaves the verdicts in the branches.
func (l *branchList) rewrites(remarks []transform.Remark) []*Rewrite {
	docs := rewriteDocs(remarks, l.byKey)
	for _, b := range l.docs {
		if b.Verdict == "" {
			b.Verdict = "left alone"
		}
	}
	return docs
}

// rewriteDocs are the remarks for the documents, by line.
func rewriteDocs(remarks []transform.Remark, branches map[cost.BranchKey]*Branch) []*Rewrite {
	out := []*Rewrite{}
	for i := range remarks {
		r := &remarks[i]
		d := &Rewrite{Pass: r.Pass, Branch: -1, Function: r.Function, Line: int(r.Pos.Line), Column: int(r.Pos.Col), Verdict: r.Verdict(), Reason: r.Reason,
			BeforeIssues: known(r.Before), AfterIssues: known(r.After), Waste: known(r.Waste), Proof: "none"}
		if r.Rule != nil {
			d.Rule = r.Rule.ID
			if d.Reason == "" {
				d.Reason = r.Rule.Sentence
			}
		}
		if r.Done {
			d.Proof = "checked"
		}
		if r.Done && r.Proved {
			d.Proof = "proved"
		}
		if b := branches[r.Branch]; b != nil {
			d.Branch = b.ID
			b.Verdict = d.verdict()
		}
		out = append(out, d)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Line < out[j].Line })
	return out
}

// verdict is the decision in a few words, for the branch table.
func (r *Rewrite) verdict() string {
	if r.Verdict == "done" {
		return "done: " + r.Pass
	}
	if r.Rule == "" {
		return r.Verdict + ": " + r.Reason
	}
	return r.Verdict + ": " + r.Rule
}

// Text is the decision as a remark for a terminal.
func (r *Rewrite) Text() string {
	s := r.Pass + ": " + r.Verdict
	if r.Rule != "" {
		s += ": " + r.Rule
	}
	if r.Reason != "" {
		s += ": " + r.Reason
	}
	return s
}

func known(n int) *int64 {
	if n == transform.UnknownIssues {
		return nil
	}
	m := int64(n)
	return &m
}

// assemblerGain is what the done rewrites save that the vendor's assembler would save by itself.
func (l *branchList) assemblerGain(remarks []transform.Remark) int64 {
	var sum int64
	for i := range remarks {
		r := &remarks[i]
		if b := l.byKey[r.Branch]; r.Done && r.HasGain && b != nil && b.AssemblerPredicates != nil && *b.AssemblerPredicates {
			sum += r.Gain
		}
	}
	return sum
}
