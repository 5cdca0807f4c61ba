package uniform_test

import (
	"fmt"
	"slices"
	"strings"

	"lockstep/analysis/uniform"
	"lockstep/internal/llvmuniform"
	"lockstep/ir"
	"lockstep/ir/target"
)

// Why the two analyses differ about a value: found from the value where the difference begins.

// The sides of a disagreement.
const (
	ours   = "uniform for us"
	theirs = "uniform for LLVM"
)

// unexplained is the reason that fails the test.
const unexplained = "unexplained"

// besideReasons are the reasons, by side.
var besideReasons = []struct{ side, key, text string }{
	{ours, "block-id", "the index of the block, or another id that the threads of a warp share; LLVM takes every special register of NVPTX for divergent"},
	{ours, "size", "a size of the launch; LLVM takes every special register of NVPTX for divergent"},
	{ours, "argument", "an argument that all calls in the module pass alike; LLVM takes arguments of functions that are no kernels for divergent"},
	{ours, "load", "an ordinary load at an address that is the same in the warp, from memory that threads share; LLVM takes loads through generic pointers of NVPTX for divergent"},
	{ours, "local", "a local variable of unoptimised code that holds a uniform value, or its address; LLVM takes what is loaded from the stack for divergent"},
	{ours, "call", "a call of a function that returns the same for the same arguments; LLVM takes every call for divergent"},
	{ours, "intrinsic", "a pure operation written as a call of an intrinsic, of uniform operands; LLVM takes every call on NVPTX for divergent"},
	{ours, "collective", "the result of a vote, ballot, broadcast or reduction, which the warp shares"},
	{ours, "lanes", "what differs between lanes is shifted out, cancels, or is known not to matter"},
	{ours, "paths", "paths meet that part at branches which only LLVM takes for divergent"},
	{ours, "trips", "a loop is left at a branch which only LLVM takes for divergent"},
	{theirs, "paths", "paths meet that a divergent branch parted, and the lanes hold what their path gave them. LLVM is wrong: TestBesideRefuted runs it"},
	{theirs, "mixed", "lanes in different trips of a cycle meet in it. LLVM is wrong: TestBesideRefuted runs it"},
	{theirs, "undef", "freeze of undef or poison: each thread may get a number of its own, and does in our simulator. LLVM takes one for all"},
	{theirs, "inactive", "llvm.amdgcn.set.inactive gives active lanes one value and inactive ones another, which whole-wave code then reads. LLVM is wrong"},
	{theirs, "exceptions", "exception handling and calls that may unwind, which no GPU has and we do not analyse"},
	{theirs, "widths", "kernels with warps of 32 and of 64 lanes lead to the function, and we claim nothing of it: imprecise"},
}

// besideLegend is the top of the list.
func besideLegend() string {
	var b strings.Builder
	b.WriteString("# Where we and LLVM 22 (opt-22 -passes='print<uniformity>') differ about the texts of our testdata, for the launch `?`.\n")
	b.WriteString("# Written by `go test ./analysis/uniform -run TestBesideLLVM -update`. Values by name, branches by line. Files of spir64 are\n")
	b.WriteString("# not in it: LLVM has no target of that name, and calls everything uniform. Reasons:\n")
	for _, r := range besideReasons {
		fmt.Fprintf(&b, "#   %s, %s: %s.\n", r.side, r.key, r.text)
	}
	b.WriteString("\n")
	return b.String()
}

// explainer finds reasons within one function.
type explainer struct {
	info  *uniform.Info
	pairs map[*ir.Value]*llvmuniform.Pair
}

func newExplainer(info *uniform.Info, pairs []llvmuniform.Pair) *explainer {
	x := &explainer{info: info, pairs: map[*ir.Value]*llvmuniform.Pair{}}
	for i := range pairs {
		x.pairs[pairs[i].Value] = &pairs[i]
	}
	return x
}

// dispute is "side, reason" of a pair; "" where the two agree.
func (x *explainer) dispute(p *llvmuniform.Pair) string {
	here := uniformHere(x.info, p)
	if here == !p.LLVM.Divergent {
		return ""
	}
	side, reason := ours, ""
	if here {
		reason = x.why(p.Value)
	} else {
		side, reason = theirs, x.refuted(p.Value)
	}
	known := slices.ContainsFunc(besideReasons, func(r struct{ side, key, text string }) bool { return r.side == side && r.key == reason })
	if !known {
		reason = unexplained
	}
	return side + ", " + reason
}

// only reports whether v is uniform for us alone.
func (x *explainer) only(v *ir.Value) bool {
	p := x.pairs[v]
	return p != nil && p.LLVM.Divergent && uniformHere(x.info, p)
}

// sources says why a value is uniform for us though LLVM takes its operation for a source of divergence.
var sources = map[ir.Op]string{ir.OpArg: "argument", ir.OpVote: "collective", ir.OpActivemask: "collective", ir.OpBar: "collective", ir.OpShfl: "collective",
	ir.OpRedux: "collective", ir.OpMatch: "collective", ir.OpElect: "collective", ir.OpCall: "call", ir.OpAddr: "local", ir.OpAlloca: "local"}

// why is the reason for a value that is uniform for us alone: that of the nearest value on the way to its operands that does not
// have it from others.
func (x *explainer) why(v *ir.Value) string {
	seen := map[*ir.Value]bool{v: true}
	queue := []*ir.Value{v}
	around := "" // where all rests on itself
	for len(queue) > 0 {
		y := queue[0]
		queue = queue[1:]
		if r := ownReason(y); r != "" {
			return r
		}
		more := false
		for _, a := range y.Args {
			if !x.only(a) && !x.between(a) {
				continue
			}
			more = true
			if !seen[a] {
				seen[a] = true
				queue = append(queue, a)
			}
		}
		r := x.begins(y)
		if r != "" && !more {
			return r
		}
		if around == "" && (r == "local" || r == "paths") {
			around = r
		}
	}
	return around
}

// between reports whether a stands between values of the text: phis of promoted variables, and what instructions read.
func (x *explainer) between(a *ir.Value) bool {
	switch {
	case x.pairs[a] != nil || !x.info.Uniform(a):
		return false
	case a.Op == ir.OpArg:
		return !a.Block.Func.Kernel
	}
	return a.Op == ir.OpSreg || a.Info().Pure && len(a.Args) > 0
}

// ownReason is the reason for a value whose operation is uniform for us whatever its operands; "" if there is none.
func ownReason(v *ir.Value) string {
	if v.Op != ir.OpSreg {
		return sources[v.Op]
	}
	switch r := target.Sreg(v.Aux.Bits); {
	case r >= target.STidX && r <= target.STidZ:
		return "lanes"
	case r >= target.SNtidX && r <= target.SNtidZ, r >= target.SNctaidX && r <= target.SNctaidZ, r == target.SWARPSZ:
		return "size"
	}
	return "block-id"
}

// begins is the reason for a value where the difference begins; "" of what is no value of the text.
func (x *explainer) begins(v *ir.Value) string {
	p := x.pairs[v]
	switch {
	case p == nil:
		return ""
	case p.Branch():
		return "trips"
	case v.Op == ir.OpLoad:
		return "load"
	case p.LLVM.Opcode == "load":
		return "local"
	case v.Op == ir.OpPhi:
		return "paths"
	}
	for _, a := range v.Args {
		if !x.info.Uniform(a) {
			return "lanes"
		}
	}
	if p.LLVM.Opcode == "call" {
		return "intrinsic"
	}
	return "trips"
}

// refuted is the reason for a value that is uniform for LLVM alone: what makes it divergent here.
func (x *explainer) refuted(v *ir.Value) string {
	if _, ok := x.info.Width(); !ok {
		return "widths"
	}
	p := x.pairs[v]
	chain := x.info.Why(v)
	if p.Branch() {
		chain = x.info.WhyBranch(v.Block)
	}
	if len(chain) == 0 {
		return unexplained
	}
	for _, c := range chain { // down, as far as it is uniform for LLVM
		q := x.pairs[c.Value]
		switch {
		case c.Kind == uniform.CauseSync:
			return "paths"
		case c.Kind == uniform.CauseMixed:
			return "mixed"
		case c.Value.Op == ir.OpUndef, c.Value.Op == ir.OpPoison:
			return "undef"
		case q == nil:
			continue
		case strings.Contains(q.LLVM.Text, "amdgcn.set.inactive"):
			return "inactive"
		case slices.Contains([]string{"landingpad", "catchswitch", "catchpad", "cleanuppad", "invoke"}, q.LLVM.Opcode):
			return "exceptions"
		case q.LLVM.Divergent:
			return unexplained
		}
	}
	return unexplained
}
