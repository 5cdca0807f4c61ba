package checks

import (
	"fmt"

	"lockstep/analysis"
	"lockstep/analysis/cfg"
	"lockstep/analysis/convergent"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/lint"
)

// LS102: a member mask that does not fit the lanes that come.
//
//	@%p bra SKIP
//	shfl.sync.idx.b32 r, v, 0, 31, 0xffffffff     names lanes that went to SKIP
//
// Sources: PTX ISA, shfl.sync, vote.sync, match.sync, redux.sync, bar.warp.sync: the executing thread must be in membermask;
// all non-exited threads named there must execute the same instruction with the same mask; for sm_6x and below in convergence.
var memberMask = &lint.Check{
	ID: "LS102", Title: "member mask that does not fit the lanes that take part", Since: "0.1", Severity: lint.Error,
	Doc: `A collective operation of a warp (shfl.sync, vote.sync, match.sync, redux.sync, elect.sync, bar.warp.sync) names the
lanes that take part in its member mask. Every lane that executes it must be named, with the same mask, and every lane
that is named and has not left must come. Otherwise lanes wait for ever, or the result is undefined.

Where the launch and the ids decide, the rule compares the masks with the lanes that come, warp by warp. Where data
decides, it reports a mask that is one known number under a branch that lanes of a warp pass differently. Masks that
are computed (activemask, ballot, match) are taken to be right. Where a function gets the mask as an argument and all who enter
it execute the operation, as in unoptimised code, each call of the function is looked at as the operation is.

On sm_70 and later the lanes that a mask names may come by different instructions of the same kind, one in each arm: a
note, since one operation behind the arms does the same. Before sm_70 and on AMD machines that is an error. Lanes
that have left are not waited for; bar.warp.sync does not say so, so that gets a note.`,
	Bad: `.version 7.0
.target sm_70
.address_size 64
.visible .entry last(.param .u64 out) .reqntid 32, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<4>;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, 0;
  setp.ge.u32 %p1, %r1, 16;
  @%p1 bra SKIP;
  shfl.sync.idx.b32 %r2, %r1, 15, 31, 0xffffffff;
SKIP:
  st.global.u32 [out], %r2;
  ret;
}
`,
	Good: `.version 7.0
.target sm_70
.address_size 64
.visible .entry last(.param .u64 out) .reqntid 32, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<4>;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, 0;
  setp.ge.u32 %p1, %r1, 16;
  @%p1 bra SKIP;
  shfl.sync.idx.b32 %r2, %r1, 15, 31, 0x0000ffff;
SKIP:
  st.global.u32 [out], %r2;
  ret;
}
`,
	Run: checkMasks,
}

func checkMasks(p *lint.Pass) {
	ops := analysis.Of(p.Cache, convergent.Ops)
	seen := map[*ir.Value]bool{} // operations that a finding about another arm has named
	own := analysis.Of(p.Cache, membersOf).own
	for i := range own {
		m := &own[i]
		if seen[m.op] {
			continue
		}
		c := maskCheck{Pass: p, seen: seen, rules: &ops.Rules, op: m.op, member: m, barrier: m.need.Kind == convergent.WarpBarrier}
		switch {
		case c.compare(p.Cache, lint.Definite):
		case p.Witness != nil && c.compare(p.Witness, lint.Possible):
		default:
			c.guess()
		}
	}
}

// maskCheck looks at one collective operation.
type maskCheck struct {
	*lint.Pass
	rules   *convergent.Rules
	op      *ir.Value // or the call that leads to it
	member  *member
	barrier bool // bar.warp.sync

	seen map[*ir.Value]bool
	fits bool // compare found that the mask fits, under the launch that it looked at
}

// memberLanes are the lanes that a member mask can name.
const memberLanes = 1<<32 - 1

// compare holds the masks against the lanes that come, warp by warp, where both are known. It returns true if nothing is left to
// say: something was reported, or all fits under the launch that is assumed.
func (c *maskCheck) compare(cache *analysis.Cache, certainty lint.Certainty) bool {
	t := analysis.Of(cache, threadsOf)
	if t == nil {
		return false
	}
	mask := c.member.mask(cache)
	masks, ok := t.info.Threads(mask)
	if !ok || t.width > 32 {
		return false
	}
	may, must := t.at(c.op)
	if may.empty() {
		return certainty == lint.Definite
	}
	fits := true
	for w := range t.warps() {
		live := t.all.warp(w, t.width, t.n)
		here, possible := must.warp(w, t.width, t.n), may.warp(w, t.width, t.n)
		for lane := range t.width {
			if possible>>lane&1 == 0 {
				continue
			}
			m := masks[w*t.width+lane] & memberLanes
			sure := here>>lane&1 == 1
			switch {
			case m>>lane&1 == 0:
				if sure {
					return c.unnamed(t, w, here, masks, certainty)
				}
				fits = false
			case c.differing(masks, w, t.width, here, lane, m) >= 0:
				if sure {
					return c.differ(t, mask, w, lane, c.differing(masks, w, t.width, here, lane, m), masks, certainty)
				}
				fits = false
			case m&live&^possible != 0:
				if sure {
					return c.missing(cache, t, w, m, here, m&live&^possible, certainty)
				}
				fits = false
			case m&live&^here != 0:
				fits = false
			}
		}
	}
	if fits && analysis.Of(cache, cfg.Cycles).Innermost(c.op.Block) != nil {
		for _, k := range controllers(cache, c.op, uniform.Warp, c.sameKind(cache)) {
			fits = fits && k.form != formLoop // all come, but not in the same trips
		}
	}
	c.fits = fits
	if !fits && len(controllers(cache, c.op, uniform.Warp, c.sameKind(cache))) == 0 && c.ifAny(t, mask, masks, may) {
		return true
	}
	return fits && certainty == lint.Definite
}

// ifAny looks at an operation that all lanes of a warp come to, or none, and that none of them leaves before: what masks say of lanes that can come is wrong if any comes.
func (c *maskCheck) ifAny(t *threads, mask *ir.Value, masks []uint64, may set) bool {
	for w := range t.warps() {
		come := may.warp(w, t.width, t.n)
		for lane := range t.width {
			if come>>lane&1 == 0 {
				continue
			}
			m := masks[w*t.width+lane] & memberLanes
			if m>>lane&1 == 0 {
				return c.unnamed(t, w, come, masks, lint.Possible)
			}
			if other := c.differing(masks, w, t.width, come, lane, m); other >= 0 {
				return c.differ(t, mask, w, lane, other, masks, lint.Possible)
			}
		}
	}
	return false
}

// differing returns a lane that is named in m, surely comes, and has another mask; -1 if there is none.
func (c *maskCheck) differing(masks []uint64, w, width int, here uint64, lane int, m uint64) int {
	for other := range width {
		if m>>other&1 == 1 && here>>other&1 == 1 && other != lane && masks[w*width+other]&memberLanes != m {
			return other
		}
	}
	return -1
}

// in introduces a claim that holds under the launch of t only.
func in(t *threads, certainty lint.Certainty) string {
	if certainty == lint.Definite {
		return ""
	}
	return fmt.Sprintf("in a launch of %s, ", t.info.Launch())
}

// unnamed reports lanes that execute the operation without being named.
func (c *maskCheck) unnamed(t *threads, w int, here uint64, masks []uint64, certainty lint.Certainty) bool {
	var out, mask uint64
	for lane := range t.width {
		if m := masks[w*t.width+lane] & memberLanes; here>>lane&1 == 1 && m>>lane&1 == 0 {
			out |= 1 << lane
			mask = m
		}
	}
	return c.emit(lint.Diagnostic{Op: c.op, Severity: lint.Error, Certainty: certainty, Form: "unnamed",
		Message: fmt.Sprintf("lanes %s execute this with the member mask %s, which does not contain them", lanes(out), lanes(mask)),
		Because: []lint.Step{{Pos: c.op.Pos, Text: fmt.Sprintf("%swarp %d comes here with lanes %s", in(t, certainty), w, lanes(here))}}})
}

// differ reports two lanes that name each other, or one the other, with different masks.
func (c *maskCheck) differ(t *threads, mask *ir.Value, w, lane, other int, masks []uint64, certainty lint.Certainty) bool {
	a, b := masks[w*t.width+lane]&memberLanes, masks[w*t.width+other]&memberLanes
	return c.emit(lint.Diagnostic{Op: c.op, Severity: lint.Error, Certainty: certainty, Form: "differ",
		Message: fmt.Sprintf("member masks differ: %s in lane %d, %s in lane %d, which take part together", lanes(a), lane, lanes(b), other),
		Because: []lint.Step{{Pos: mask.Pos, Text: fmt.Sprintf("%sthe masks of warp %d are computed here", in(t, certainty), w)}}})
}

// missing reports lanes that are named and never come.
func (c *maskCheck) missing(cache *analysis.Cache, t *threads, w int, mask, here, away uint64, certainty lint.Certainty) bool {
	d := lint.Diagnostic{Op: c.op, Severity: lint.Error, Certainty: certainty, Form: "missing",
		Message: fmt.Sprintf("member mask %s names lanes %s, which never come here", lanes(mask), lanes(away)),
		Because: []lint.Step{{Pos: c.op.Pos, Text: fmt.Sprintf("%swarp %d comes here with lanes %s", in(t, certainty), w, lanes(here))}}}
	ks := controllers(cache, c.op, uniform.Warp, c.sameKind(cache))
	if len(ks) == 0 {
		return c.emit(d)
	}
	k := ks[0]
	left := true
	for i := range ks {
		left = left && ks[i].form == formLeaves
		if ks[i].form == formBoth {
			k = ks[i]
		}
	}
	switch {
	case k.form == formBoth && c.rules.Apart:
		d.Severity, d.Form = lint.Note, "both"
		d.Message = fmt.Sprintf("the lanes of member mask %s come by two instructions, one in each arm of the branch at line %d: one behind the arms does the same", lanes(mask), k.line())
	case left:
		d.Form = "left"
		d.Message = fmt.Sprintf("member mask %s names lanes %s, which have left at line %d", lanes(mask), lanes(away), k.line())
		switch {
		case !c.rules.Apart:
			d.Severity = lint.Warning
		case c.barrier:
			d.Severity = lint.Note
		default:
			return true // nobody waits for them
		}
	}
	d.Because = append(append(append(d.Because, c.otherArm(&k)...), callSteps(&k)...), why(&k)...)
	return c.emit(d)
}

// otherArm names the operation of the other arm, of which no more is said.
func (c *maskCheck) otherArm(k *controller) []lint.Step {
	if k.other == nil {
		return nil
	}
	c.seen[k.other] = true
	return []lint.Step{{Pos: k.other.Pos, Text: "the operation of the other arm"}}
}

// emit reports d; where the operation is in a function that is called, with the way there.
func (c *maskCheck) emit(d lint.Diagnostic) bool {
	d.Because = append(c.member.steps(), d.Because...)
	c.Report(d)
	return true
}

// guess looks for branches that may keep lanes away which a known mask names.
func (c *maskCheck) guess() {
	info := analysis.Of(c.Cache, uniform.Of)
	mask, ok := info.Constant(c.member.mask(c.Cache))
	if !ok || info.Launch().Width() > 32 || info.Control(c.op.Block) >= uniform.Warp && !c.op.Guarded() {
		return
	}
	mask &= memberLanes
	for _, k := range controllers(c.Cache, c.op, uniform.Warp, c.sameKind(c.Cache)) {
		if k.form == formLeaves || c.fits && c.decidedByIDs(&k) {
			continue
		}
		steps := why(&k)
		if steps == nil {
			continue
		}
		d := lint.Diagnostic{Op: c.op, Severity: lint.Warning, Certainty: lint.Possible, Form: "maybe-" + k.form.String()}
		switch {
		case k.form == formBoth && c.rules.Apart:
			d.Severity = lint.Note
			d.Message = fmt.Sprintf("lanes of member mask %s may come by two instructions, one in each arm of the branch at line %d: one behind the arms does the same", lanes(mask), k.line())
		case k.form == formLoop:
			d.Message = fmt.Sprintf("member mask %s may name lanes that have left the loop at line %d", lanes(mask), k.line())
		case k.form == formGuard:
			d.Message = fmt.Sprintf("member mask %s may name lanes for which the guard does not hold", lanes(mask))
		default:
			d.Message = fmt.Sprintf("member mask %s may name lanes that the branch at line %d leads around", lanes(mask), k.line())
		}
		if text := unless(&k, uniform.Warp); text != "" {
			d.Severity = lint.Note
			steps = append([]lint.Step{{Pos: k.term().Pos, Text: text}}, steps...)
		}
		d.Because = append(append(c.otherArm(&k), callSteps(&k)...), steps...)
		c.emit(d)
		return
	}
}

// decidedByIDs reports whether the ids and the launch alone decide a branch: then a launch that was looked at shows what
// happens in others.
func (c *maskCheck) decidedByIDs(k *controller) bool {
	if k.block == nil {
		shape, _ := analysis.Of(k.cache, uniform.Of).Shape(k.guard.Guard.Pred)
		return shape != uniform.Divergent
	}
	return analysis.Of(k.cache, uniform.Of).Class(k.block) == uniform.Static
}

// sameKind names the operations that lanes of one mask can meet at: the same instruction with the same mask.
func (c *maskCheck) sameKind(cache *analysis.Cache) func(*ir.Value) string {
	all := analysis.Of(cache, membersOf)
	return func(v *ir.Value) string { return all.name(cache, v) }
}
