package checks

import (
	"fmt"
	"slices"

	"lockstep/analysis"
	"lockstep/analysis/callgraph"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/lint"
)

// LS103: a vote of a wave of 64 in 32 bits.
//
//	%b = ballot.i64(%p)         one bit a lane
//	%t = trunc i64 %b to i32    lanes 32 to 63 are gone
//
// Source: LLVM, "User Guide for AMDGPU Backend", llvm.amdgcn.ballot; programs that were written for warps of 32 lanes and are
// built for waves of 64 do this.
var voteCut = &lint.Check{
	ID: "LS103", Title: "vote of 64 lanes in 32 bits", Since: "0.2", Severity: lint.Warning,
	Doc: `A ballot has a bit for each lane of the warp. Where a warp has 64 lanes and the ballot, or what is made of it, has 32 bits,
the votes of lanes 32 to 63 are dropped: counts come out too small, and tests of whether any lane votes say no. So it goes
with code that was written for warps of 32.

A note only where none of these lanes comes to the ballot. Definite where such a lane surely votes yes. Nothing is said of
a ballot that is also used otherwise than cut to 32 bits, as by code that takes its halves apart; and nothing of one
that is stored and read again.`,
	Bad: `target triple = "amdgcn-amd-amdhsa"
declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @count(ptr addrspace(1) %o, i1 %p) "target-cpu"="gfx90a" {
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %t = trunc i64 %b to i32
  %n = call i32 @llvm.ctpop.i32(i32 %t)
  store i32 %n, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.ctpop.i32(i32)
`,
	Good: `target triple = "amdgcn-amd-amdhsa"
declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @count(ptr addrspace(1) %o, i1 %p) "target-cpu"="gfx90a" {
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %n = call i64 @llvm.ctpop.i64(i64 %b)
  %t = trunc i64 %n to i32
  store i32 %t, ptr addrspace(1) %o
  ret void
}
declare i64 @llvm.ctpop.i64(i64)
`,
	Run: checkVotes,
}

// half is the number of lanes whose votes are left.
const half = 32

func checkVotes(p *lint.Pass) {
	if lanesOf(p) <= half {
		return
	}
	var uses *ir.Uses
	for _, b := range p.Func.Blocks {
		for _, v := range b.Values {
			if v.Op != ir.OpVote || v.Mods().Sub != ir.VoteBallot {
				continue
			}
			if v.Type.Bits <= half {
				reportCut(p, v, v)
				continue
			}
			if uses == nil {
				uses = p.Func.Uses()
			}
			if us := uses.Of(v); !slices.ContainsFunc(us, func(u ir.Use) bool { return !cuts(u.V) }) {
				for _, u := range us {
					reportCut(p, v, u.V)
				}
			}
		}
	}
}

// lanesOf is the number of lanes in a warp: the most of those of the kernels that lead to a function, where they differ.
func lanesOf(p *lint.Pass) int {
	n, ok := analysis.Of(p.Cache, uniform.Of).Width()
	if !ok {
		for _, k := range analysis.EnvOf(p.Cache.Env, callgraph.Of).Kernels(p.Func) {
			n = max(n, k.Warp())
		}
	}
	return n
}

// cuts reports whether v keeps no more than the lower half of its operand.
func cuts(v *ir.Value) bool { return v.Op == ir.OpCvt && !v.Guarded() && v.Type.Bits <= half }

// reportCut reports that v has no room for the votes that vote asks for.
func reportCut(p *lint.Pass, vote, v *ir.Value) {
	d := lint.Diagnostic{Op: v, Severity: lint.Warning, Certainty: lint.Possible, Form: "cut"}
	wide := lanesOf(p)
	d.Message = fmt.Sprintf("lanes %d to %d of the vote are dropped: a warp has %d lanes here", half, wide-1, wide)
	if vote != v {
		d.Because = []lint.Step{{Pos: vote.Pos, Text: "the vote"}}
	}
	if t := analysis.Of(p.Cache, threadsOf); t != nil {
		may, must := t.at(vote)
		yes, known := t.holds(vote.Args[0], vote.Not)
		switch {
		case !t.upper(may):
			d.Severity, d.Form = lint.Note, "unused"
			d.Message += ", of which none votes"
		case known && !t.upper(may.and(yes)):
			d.Severity, d.Form = lint.Note, "unused"
			d.Message += ", of which none votes yes"
		case known && t.upper(must.and(yes)):
			d.Certainty = lint.Definite
		}
	}
	p.Report(d)
}

// upper reports whether some of the threads are in the upper half of their warp.
func (t *threads) upper(s set) bool {
	for w := range t.warps() {
		if s.warp(w, t.width, t.n)>>half != 0 {
			return true
		}
	}
	return false
}
