package uniform

import (
	"math/bits"

	"lockstep/ir"
	"lockstep/ir/launch"
)

// Guards: branches that compare something that runs on from lane to lane with an argument of the kernel.
//
//	i = ctaid.x * ntid.x + tid.x
//	if (i < n) ...
//
// If the lanes of a warp lie between two multiples of M, and n is a multiple of M, no warp splits there: n % M == 0 is worth a try.

// Limits on conditions about arguments: how many of a function are tried, how many values are analysed for them in all, the largest
// modulus, 2^maxGuardShift, and how deep conditions and bounds are looked into.
const (
	maxGuards      = 4
	maxGuardValues = 1 << 20
	maxGuardShift  = 16
	maxGuardDepth  = 16
)

// guard is a comparison of x with argument param plus off.
type guard struct {
	x     *ir.Value
	param int
	off   uint64
	at    *ir.Block
}

// guardFacts lists the conditions on arguments that may make branches better, in text order, each once. rows is the condition that
// warps lie in one row: where that alone shows how x runs on, it is part of the condition.
func (i *Info) guardFacts(rows *condition) []*launch.Facts {
	f := i.s.fn
	if !f.Kernel || len(f.Params) == 0 {
		return nil
	}
	room := min(maxGuards, maxGuardValues/max(len(i.s.line), 1))
	var out []*launch.Facts
	seen := map[string]bool{}
	for _, b := range f.Blocks {
		if len(out) >= room {
			break
		}
		if !b.Branches() || !i.Divergent(b) {
			continue
		}
		facts := i.guardFact(b)
		if facts.Empty() {
			if n := i.under(rows); n != nil {
				if facts = n.guardFact(b); !facts.Empty() {
					facts = rows.facts.And(facts)
				}
			}
		}
		if text := facts.String(); text != "" && !seen[text] {
			seen[text] = true
			out = append(out, facts)
		}
	}
	return out
}

// guardFact is what the arguments would have to be for the guards in the condition of b; nil if that cannot be said of all of them
// that lanes answer differently.
func (i *Info) guardFact(b *ir.Block) *launch.Facts {
	_, cond, ok := i.condition(b)
	if !ok || cond.Info().Terminator {
		return nil
	}
	var facts *launch.Facts
	seen := map[string]bool{}
	if !i.guards(cond, b, maxGuardDepth, func(g guard) bool {
		j, ok := i.step(g.x, g.at)
		if !ok {
			return false
		}
		m := uint64(1) << j
		one := launch.ArgFact(i.s.fn, g.param, m, -g.off&(m-1))
		if text := one.String(); !seen[text] {
			seen[text] = true
			facts = facts.And(one)
		}
		return len(seen) <= 2
	}) {
		return nil
	}
	return facts
}

// guards finds the comparisons with arguments in a predicate; false if lanes answer something else in it differently, or do says so.
func (i *Info) guards(p *ir.Value, at *ir.Block, depth int, do func(guard) bool) bool {
	if depth == 0 || p.Guarded() {
		return false
	}
	if i.UniformAt(p, at) {
		return true
	}
	switch p.Op {
	case ir.OpMov, ir.OpNot, ir.OpFreeze, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpSelp, ir.OpProj, ir.OpBitcast:
		if p.Op == ir.OpProj && p.Args[0].Op != ir.OpSetp {
			return false
		}
		for _, a := range p.Args {
			if !i.guards(a, p.Block, depth-1, do) {
				return false
			}
		}
		return true
	case ir.OpSetp:
		m := p.Mods()
		if m.Ty.Info().Float || m.Ty == ir.Pred || len(p.Args) > 2 && !i.guards(p.Args[2], p.Block, depth-1, do) {
			return false
		}
		for k := range 2 {
			x, y := p.Args[k], p.Args[1-k]
			if param, off, ok := i.bound(y, maxGuardDepth); ok && !i.UniformAt(x, p.Block) {
				return do(guard{x, param, off, p.Block})
			}
		}
	}
	return false
}

// bound takes v apart into an argument of the kernel and a number.
func (i *Info) bound(v *ir.Value, depth int) (param int, off uint64, ok bool) {
	if depth == 0 || v.Guarded() || i.lookup(v) == nil {
		return 0, 0, false
	}
	switch v.Op {
	case ir.OpArg:
		return v.Index(), 0, launch.ParamBits(i.s.fn.Params[v.Index()]) == widthOf(v)
	case ir.OpLoad:
		sym := i.s.kernelParam(v)
		ok := sym != nil && v.Offset()+int64(v.Args[0].Aux.Bits) == 0 && launch.ParamBits(sym) == widthOf(v)
		return indexOf(i.s.fn.Params, sym), 0, ok
	case ir.OpMov, ir.OpFreeze:
		return i.bound(v.Args[0], depth-1)
	case ir.OpCvt:
		m := v.Mods()
		if m.Ty.Info().Float || m.SrcTy.Info().Float || m.Flags != 0 {
			return 0, 0, false
		}
		return i.bound(v.Args[0], depth-1)
	case ir.OpAdd, ir.OpSub:
		if c, known := i.Constant(v.Args[1]); known {
			param, off, ok = i.bound(v.Args[0], depth-1)
			if v.Op == ir.OpSub {
				c = -c
			}
			return param, off + c, ok
		}
		if c, known := i.Constant(v.Args[0]); known && v.Op == ir.OpAdd {
			param, off, ok = i.bound(v.Args[1], depth-1)
			return param, off + c, ok
		}
	}
	return 0, 0, false
}

// step returns the least j such that the lanes of every warp hold numbers x with one x >> j.
func (i *Info) step(v *ir.Value, at *ir.Block) (j int, ok bool) {
	x := i.lookup(v)
	if x == nil {
		return 0, false
	}
	seen := i.s.outside(*x, v, at)
	if !seen.shaped() || seen.lanes == nil {
		return 0, false
	}
	f := i.s.frame
	most := min(int(seen.align), int(seen.width)-1, maxGuardShift)
	for k := 1; k < len(seen.lanes); k++ {
		if f.block && k%f.width == 0 {
			continue
		}
		j = max(j, bits.Len64(seen.lane(k)^seen.lane(k-1)))
	}
	return j, j > 0 && j <= most
}
