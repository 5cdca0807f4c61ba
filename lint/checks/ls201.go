package checks

import (
	"fmt"
	"strings"

	"lockstep/analysis"
	"lockstep/analysis/cost"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/lint"
)

// LS201: a branch that splits warps.
//
//	@%p bra B       A warp whose lanes disagree runs A, then B: it pays both
//	A: ...          sides where one that agrees pays one.
//	bra JOIN
//	B: ...
//	JOIN:
//
// Source of the thresholds below which the vendor's assembler guards instructions instead: ir/target.
var branchSplits = &lint.Check{
	ID: "LS201", Title: "branch that splits warps", Since: "0.1", Severity: lint.Warning,
	Doc: `At a branch whose condition differs between the lanes of a warp the warp runs one side after the other, each with some of
its lanes. The finding says how the lanes part (static: the mask is the same each time; lane: it follows from the lane
and values of the launch; data: anything) and how many issues a split warp pays more than one that agrees.

Nothing is said about branches that the vendor's assembler replaces by guards by itself (short sides without calls and
barriers), and about guarded returns. A note only: tail guards, which split a bounded number of warps in the whole
launch, branches where one side is empty, which cost lanes but no issues, and branches that are tails or never split if
the launch is as most are: ntid.x % 32 == 0, say. The finding names the condition; --assume makes it known.

A branch that splits warps only if callers outside the file pass different arguments in different lanes is counted, and shown
with --callers: nearly every branch of a library does.`,
	Bad: `.version 7.0
.target sm_70
.address_size 64
.visible .entry paths(.param .u64 out) .reqntid 32, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<9>;
  mov.u32 %r1, %tid.x;
  and.b32 %r2, %r1, 1;
  setp.eq.u32 %p1, %r2, 1;
  @%p1 bra ODD;
  div.u32 %r3, %r1, 3;
  div.u32 %r4, %r3, 5;
  div.u32 %r5, %r4, 7;
  div.u32 %r6, %r5, 9;
  rem.u32 %r7, %r6, 11;
  rem.u32 %r3, %r7, 13;
  rem.u32 %r4, %r3, 15;
  rem.u32 %r8, %r4, 17;
  bra JOIN;
ODD:
  rem.u32 %r3, %r1, 3;
  rem.u32 %r4, %r3, 5;
  rem.u32 %r5, %r4, 7;
  rem.u32 %r6, %r5, 9;
  div.u32 %r7, %r6, 11;
  div.u32 %r3, %r7, 13;
  div.u32 %r4, %r3, 15;
  div.u32 %r8, %r4, 17;
JOIN:
  st.global.u32 [out], %r8;
  ret;
}
`,
	Good: `.version 7.0
.target sm_70
.address_size 64
.visible .entry paths(.param .u64 out) .reqntid 64, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<9>;
  mov.u32 %r1, %tid.x;
  and.b32 %r2, %r1, 32;
  setp.eq.u32 %p1, %r2, 32;
  @%p1 bra ODD;
  div.u32 %r3, %r1, 3;
  div.u32 %r4, %r3, 5;
  div.u32 %r5, %r4, 7;
  div.u32 %r6, %r5, 9;
  rem.u32 %r7, %r6, 11;
  rem.u32 %r3, %r7, 13;
  rem.u32 %r4, %r3, 15;
  rem.u32 %r8, %r4, 17;
  bra JOIN;
ODD:
  rem.u32 %r3, %r1, 3;
  rem.u32 %r4, %r3, 5;
  rem.u32 %r5, %r4, 7;
  rem.u32 %r6, %r5, 9;
  div.u32 %r7, %r6, 11;
  div.u32 %r3, %r7, 13;
  div.u32 %r4, %r3, 15;
  div.u32 %r8, %r4, 17;
JOIN:
  st.global.u32 [out], %r8;
  ret;
}
`,
	Run: checkBranches,
}

func checkBranches(p *lint.Pass) {
	info := analysis.Of(p.Cache, uniform.Of)
	regions := analysis.Of(p.Cache, cost.Regions)
	for _, b := range p.Func.Blocks {
		r := regions.Region(b)
		if r == nil || !info.Divergent(b) {
			continue
		}
		u := info.Branch(b)
		if yes, known := cost.AssemblerPredicates(p.Cache, b, u.Class != uniform.Tail); known && yes {
			continue
		}
		d := lint.Diagnostic{Op: b.Term(), Form: u.Class.String(), Severity: lint.Note}
		price, pays := priceOf(r)
		ifs := info.BranchIf(b)
		if pays && u.Class != uniform.Tail && !usually(ifs, uniform.Tail) {
			d.Severity = lint.Warning
		}
		d.Message = fmt.Sprintf("branch splits warps (%s%s): %s", describe(&u), conditional(ifs), price)
		if t := analysis.Of(p.Cache, threadsOf); t != nil && parts(t, b) {
			d.Certainty = lint.Definite
		}
		why := info.WhyBranch(b)
		if own := analysis.Of(p.Cache, uniform.OwnOf); own.Divergent(b) {
			why = own.WhyBranch(b) // rather than what callers may do
		} else {
			d.Callers = true
		}
		for _, c := range why {
			d.Because = append(d.Because, lint.Step{Pos: c.Pos, Text: c.Text})
		}
		p.Report(d)
	}
}

// usually reports whether a branch is of a class or better under some condition.
func usually(ifs []uniform.BranchIf, class uniform.Class) bool {
	return len(ifs) > 0 && ifs[len(ifs)-1].Class <= class
}

// conditional says which better class a branch is of under which conditions.
func conditional(ifs []uniform.BranchIf) string {
	s := ""
	for _, c := range ifs {
		s += fmt.Sprintf("; %s if %s", c.Class, c.Condition)
	}
	return s
}

// priceOf says what a split warp pays, and whether that is more than one that agrees.
func priceOf(r *cost.Region) (text string, pays bool) {
	for _, s := range r.Sides {
		if s.Loops {
			return "lanes that are done wait for the others of the loop", true
		}
	}
	switch extra := r.Split.Max - r.Agree.Max; {
	case r.Split.Max == cost.Unbounded:
		return "both sides are run, one after the other", true
	case extra > 0:
		return fmt.Sprintf("a split warp issues up to %d instructions instead of %d, %d wasted", r.Split.Max, r.Agree.Max, extra), true
	default:
		return fmt.Sprintf("no instruction more than a warp that agrees, but up to %d with some lanes idle", r.Agree.Max-r.Branch.Term().Issues()), false
	}
}

// maxMasks bounds the masks that a message lists.
const maxMasks = 2

// describe gives the class and the lanes of a branch in a few words.
func describe(u *uniform.Branch) string {
	s := u.Class.String()
	if u.Class == uniform.Tail && u.MaxSplits > 0 {
		return fmt.Sprintf("%s, at most %d in the launch", s, u.MaxSplits)
	}
	if len(u.Blocks) > 0 {
		return s + "; other lanes take it in other blocks"
	}
	if len(u.Masks) == 0 {
		return s
	}
	var list []string
	for i, m := range u.Masks {
		if i == maxMasks {
			list = append(list, fmt.Sprintf("%d more", len(u.Masks)-i))
			break
		}
		warps := "all warps"
		if m.Warps != nil {
			warps = fmt.Sprintf("warp %d", m.Warps[0])
			if n := len(m.Warps); n > 1 {
				warps += fmt.Sprintf(" and %d more", n-1)
			}
		}
		list = append(list, fmt.Sprintf("lanes %s of %s take it", lanes(m.Mask), warps))
	}
	return s + "; " + strings.Join(list, ", ")
}

// parts reports whether some warp surely splits at the branch.
func parts(t *threads, b *ir.Block) bool {
	v := b.Term()
	must := t.must[b.ID]
	if must == nil || !v.Info().Conditional {
		return false
	}
	p, known := t.holds(v.Args[0], v.Not)
	if !known {
		return false
	}
	for w := range t.warps() {
		here := must.warp(w, t.width, t.n)
		if taken := here & p.warp(w, t.width, t.n); taken != 0 && taken != here {
			return true
		}
	}
	return false
}
