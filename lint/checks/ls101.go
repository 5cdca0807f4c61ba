package checks

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/convergent"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/lint"
)

// LS101: a barrier that not all threads it waits for reach together.
//
//	   @%p bra SKIP          p differs between the threads that the barrier needs:
//	   bar.sync 0            an aligned one all lanes of a warp, together; one without a
//	SKIP:                    count all threads of the block; one with a count that many.
//
// Sources: PTX ISA, bar and barrier (aligned barriers, arrivals, the count), exit (nobody waits for exited threads); OpenCL C,
// work_group_barrier.
var barrierDivergent = &lint.Check{
	ID: "LS101", Title: "barrier that not all threads reach together", Since: "0.1", Severity: lint.Error,
	Doc: `A block barrier waits for threads: all of the block, or as many as it counts. If some of them take another way, the
others wait for ever, or go on before the data that the barrier protects is there. An aligned barrier (bar.sync,
barrier.sync.aligned, and every barrier before sm_70) moreover needs all lanes of a warp together: in a warp that
has split, what happens is undefined.

The rule looks for branches that threads pass differently and that lead around the barrier: an arm of an if, a loop
that threads leave in different trips, an early return, a guard on the barrier itself; and for a barrier of its own
in each arm. It says definite if the launch and the ids alone decide and some thread surely waits while another
surely never comes; else possible. A barrier with a count is checked against that count.

A finding without a proof is a note where a condition on the launch, which it names, rules it out.

Early returns are a warning on NVIDIA and AMD machines, where nobody waits for threads that have left, and an error in
OpenCL and SYCL. Two warps that meet at one barrier number from different instructions are a warning: it works, but
tools that check programs complain; barrier.sync (sm_70 and later) says that it is meant.

Accepted misses: branches on values of which nothing is known but where they were loaded (flags in shared memory, local
variables in unoptimised code) raise nothing.`,
	Bad: `.version 7.0
.target sm_70
.address_size 64
.visible .entry sum(.param .u64 out) .reqntid 64, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<2>;
  mov.u32 %r1, %tid.x;
  setp.ge.u32 %p1, %r1, 10;
  @%p1 bra SKIP;
  bar.sync 0;
SKIP:
  membar.cta;
  ret;
}
`,
	Good: `.version 7.0
.target sm_70
.address_size 64
.visible .entry sum(.param .u64 out) .reqntid 64, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<2>;
  mov.u32 %r1, %tid.x;
  setp.ge.u32 %p1, %r1, 10;
  @%p1 bra SKIP;
  membar.cta;
SKIP:
  bar.sync 0;
  ret;
}
`,
	Run: checkBarriers,
}

func checkBarriers(p *lint.Pass) {
	ops := analysis.Of(p.Cache, convergent.Ops)
	seen := map[*ir.Value]bool{} // branches that a barrier before was about
	for i := range ops.Needs {
		n := &ops.Needs[i]
		if n.Kind != convergent.BlockBarrier && n.Kind != convergent.ClusterBarrier {
			continue
		}
		c := barrierCheck{Pass: p, rules: &ops.Rules, need: n}
		c.launch(ops)
		if !c.arrivals(ops) {
			c.branches(seen)
		}
	}
}

// barrierCheck looks at one barrier.
type barrierCheck struct {
	*lint.Pass
	rules *convergent.Rules
	need  *convergent.Need

	counted bool // it waits for fewer threads than the block has, as far as is known
	count   uint64
}

// launch compares the count with the block.
func (c *barrierCheck) launch(ops *convergent.Info) {
	if c.need.Count == nil {
		return
	}
	info := analysis.Of(c.Cache, uniform.Of)
	n, known := info.Constant(c.need.Count)
	threads, exact := info.Launch().BlockThreads()
	c.counted, c.count = !known || !exact || n != uint64(threads) || c.handsOver(ops), n
	if !known {
		c.count = 0
	}
}

// handsOver reports whether some threads only arrive at the barrier: then those who wait are not all that it counts.
func (c *barrierCheck) handsOver(ops *convergent.Info) bool {
	id, known := c.id(c.need)
	for i := range ops.Needs {
		n := &ops.Needs[i]
		if n.Kind != convergent.BlockBarrier || n.Waits {
			continue
		}
		if k, ok := c.id(n); !ok || !known || k == id {
			return true
		}
	}
	return false
}

// arrivals checks a barrier with a count against it; true if that found something.
func (c *barrierCheck) arrivals(ops *convergent.Info) bool {
	if c.count == 0 {
		return false
	}
	info := analysis.Of(c.Cache, uniform.Of)
	width := uint64(info.Launch().Width())
	if c.count%width != 0 {
		c.Report(lint.Diagnostic{Op: c.need.Op, Severity: lint.Error, Certainty: lint.Definite, Form: "count",
			Message: fmt.Sprintf("the barrier counts %d threads, which is no multiple of the warp size %d", c.count, width)})
		return true
	}
	t := analysis.Of(c.Cache, threadsOf)
	if !c.counted || t == nil || !c.need.Waits {
		return false
	}
	if c.count > uint64(t.n) {
		c.Report(lint.Diagnostic{Op: c.need.Op, Severity: lint.Error, Certainty: lint.Definite, Form: "count",
			Message: fmt.Sprintf("the barrier waits for %d threads, and the block has %d", c.count, t.n)})
		return true
	}
	id, ok := c.id(c.need)
	if !ok {
		return false
	}
	may, must := newSet(t.n), newSet(t.n)
	for i := range ops.Needs {
		n := &ops.Needs[i]
		switch n.Kind {
		case convergent.Call, convergent.Other:
			return false // what is inside may arrive too
		case convergent.BlockBarrier:
			if k, ok := c.id(n); !ok {
				return false
			} else if k == id {
				m, s := t.at(n.Op)
				may.add(m)
				must.add(s)
			}
		}
	}
	if !c.Func.Kernel || must.empty() || uint64(may.len()) >= c.count {
		return false
	}
	c.Report(lint.Diagnostic{Op: c.need.Op, Severity: lint.Error, Certainty: lint.Definite, Form: "arrivals",
		Message: fmt.Sprintf("barrier %d waits for %d threads, and at most %d of the block can arrive", id, c.count, may.len())})
	return true
}

// id is the number of a barrier.
func (c *barrierCheck) id(n *convergent.Need) (uint64, bool) {
	if n.ID == nil {
		return 0, true
	}
	return analysis.Of(c.Cache, uniform.Of).Constant(n.ID)
}

// scope is the set of threads that must take the same way: those of a warp, the block, the cluster.
func (c *barrierCheck) scope() uniform.Scope {
	switch {
	case c.need.Kind == convergent.ClusterBarrier: // who only arrives is waited for as well
		l := analysis.Of(c.Cache, uniform.Of).Launch()
		if n, ok := l.ClusterBlocks(); ok && n == 1 {
			break
		}
		return uniform.Cluster
	case c.counted || !c.need.Waits:
		return uniform.Warp
	}
	return uniform.Block
}

// branches looks for branches that keep threads away.
func (c *barrierCheck) branches(seen map[*ir.Value]bool) {
	q := c.scope()
	if q == uniform.Warp && !c.need.Aligned {
		return
	}
	for _, k := range controllers(c.Cache, c.need.Op, q, barrierName(c.Cache)) {
		if seen[k.term()] {
			continue
		}
		if d, ok := c.judge(&k); ok {
			seen[k.term()] = true
			if k.other != nil {
				seen[k.other] = true
			}
			c.Report(d)
		}
	}
}

// judge decides what a branch means for the barrier; false if nothing.
func (c *barrierCheck) judge(k *controller) (lint.Diagnostic, bool) {
	op := c.need.Op
	if k.form == formBoth && !c.need.Aligned && !c.rules.ExitedCount {
		return lint.Diagnostic{}, false
	}
	if k.form == formBoth && c.need.Kind == convergent.ClusterBarrier && !k.splits() { // a cluster has one barrier, wherever it stands
		return lint.Diagnostic{}, false
	}
	if t := analysis.Of(c.Cache, threadsOf); k.splits() && k.form != formLoop && t != nil && t.whole(op) { // the warps that come are whole
		if c.counted || !t.some(op) {
			return lint.Diagnostic{}, false
		}
		k.scope = uniform.Warp
	}
	steps := why(k)
	if steps == nil {
		return lint.Diagnostic{}, false
	}
	d := lint.Diagnostic{Op: op, Severity: lint.Warning, Certainty: lint.Possible, Form: k.form.String()}
	proof, certainty := c.proof(k)
	if proof != "" {
		d.Severity, d.Certainty = lint.Error, certainty
	}
	where := fmt.Sprintf("the branch at line %d", k.line())
	what := "barrier"
	if c.need.Aligned && c.rules.Unaligned {
		what = "aligned barrier"
	}
	switch k.form {
	case formLeaves:
		d.Severity = lint.Warning
		if c.rules.ExitedCount {
			d.Severity = lint.Error
			d.Message = fmt.Sprintf("some threads leave at line %d and never come to this barrier, which waits for all of them", k.line())
			break
		}
		d.Message = fmt.Sprintf("some threads may leave at line %d before this barrier: it does not wait for them", k.line())
	case formBoth:
		if k.splits() {
			d.Message = fmt.Sprintf("each arm of %s has a barrier of its own, and lanes of one warp take both: %s needs them together", where, article(what))
			break
		}
		d.Severity = lint.Warning
		d.Message = fmt.Sprintf("warps reach different barrier instructions in the arms of %s: %ss should be one instruction", where, what)
		if c.rules.ExitedCount {
			d.Severity = lint.Error
			d.Message = fmt.Sprintf("each arm of %s has a barrier of its own: all threads of a block must reach the same one", where)
		}
	case formLoop:
		d.Message = fmt.Sprintf("%s in a loop that %s leave in different trips, at line %d", what, k.who(), k.line())
	case formGuard:
		d.Message = fmt.Sprintf("%s under a guard that differs between %s", what, k.who())
	default:
		d.Message = fmt.Sprintf("%s reached only by some of the %s: %s leads others around it", what, k.who(), where)
	}
	if text := unless(k, c.scope()); text != "" && proof == "" {
		d.Severity = lint.Note
		steps = append([]lint.Step{{Pos: k.term().Pos, Text: text}}, steps...)
	}
	d.Because = c.because(k, steps, proof)
	return d, true
}

// unless says under which condition all threads of a scope q pass a branch alike; empty if under none.
func unless(k *controller, q uniform.Scope) string {
	if k.block == nil {
		return ""
	}
	for _, i := range analysis.Of(k.cache, uniform.Of).BranchIf(k.block) {
		if i.Class == uniform.Never && i.Scope >= q {
			return "not so if " + i.Condition
		}
	}
	return ""
}

// article puts the article before a noun.
func article(s string) string {
	if s[0] == 'a' {
		return "an " + s
	}
	return "a " + s
}

// who names the threads that a controller parts.
func (k *controller) who() string {
	if k.splits() {
		return unitsOf[uniform.Warp]
	}
	return unitsOf[k.scope+1]
}

// proof shows threads that surely execute the barrier while others surely never do, under the launch that is assumed or, if
// that leaves the block open, under one that it admits.
func (c *barrierCheck) proof(k *controller) (text string, certainty lint.Certainty) {
	for _, v := range []struct {
		cache     *analysis.Cache
		certainty lint.Certainty
	}{{c.Cache, lint.Definite}, {c.Witness, lint.Possible}} {
		if v.cache == nil {
			continue
		}
		t := analysis.Of(v.cache, threadsOf)
		if t == nil {
			continue
		}
		in := ""
		if v.certainty == lint.Possible {
			in = fmt.Sprintf("in a launch of %s, ", t.info.Launch())
		}
		if k.splits() {
			if w, there, away := t.split(c.need.Op); w >= 0 {
				return fmt.Sprintf("%swarp %d: lanes %s come here, lanes %s never do", in, w, lanes(there), lanes(away)), v.certainty
			}
		} else if k.scope < uniform.Block && t.some(c.need.Op) {
			may, must := t.at(c.need.Op)
			return fmt.Sprintf("%s%d threads of a block come here, %d never do", in, must.len(), t.n-may.len()), v.certainty
		}
	}
	return "", lint.Possible
}

// because is the chain of causes of a finding.
func (c *barrierCheck) because(k *controller, steps []lint.Step, proof string) []lint.Step {
	var out []lint.Step
	if proof != "" {
		out = append(out, lint.Step{Pos: c.need.Op.Pos, Text: proof})
	}
	if k.other != nil {
		out = append(out, lint.Step{Pos: k.other.Pos, Text: "the barrier of the other arm"})
	}
	if c.need.Aligned && k.form == formBoth && c.rules.Unaligned {
		out = append(out, lint.Step{Pos: c.need.Op.Pos, Text: "barrier.sync, without .aligned, may be reached at different places; or move the barrier behind the branch"})
	}
	return append(append(out, callSteps(k)...), steps...)
}

// callSteps lists the calls between a controller and the operation.
func callSteps(k *controller) []lint.Step {
	var out []lint.Step
	for _, v := range k.calls {
		out = append(out, lint.Step{Pos: v.Pos, Text: "called here"})
	}
	return out
}

// lanes spells a mask of lanes.
func lanes(m uint64) string {
	if m>>32 != 0 {
		return fmt.Sprintf("0x%016x", m)
	}
	return fmt.Sprintf("0x%08x", m)
}
