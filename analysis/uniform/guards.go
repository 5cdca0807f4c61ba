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
// If the lanes of a warp lie between two multiples of M, and n is a multiple of M, no warp splits there: n % M == 0 is worth a try. In a
// function that is called, what is compared is looked up in its callers (through.go), and n is an argument of the kernel.

// Limits on conditions about arguments: how many of a function are tried, how many values are analysed for them in all, the largest
// modulus, 2^maxGuardShift, and how deep conditions and bounds are looked into.
const (
	maxGuards      = 4
	maxGuardValues = 1 << 20
	maxGuardShift  = 16
	maxGuardDepth  = 16
)

// guardFacts lists the conditions on arguments that make branches better, in text order, each once.
func (i *Info) guardFacts() []*launch.Facts {
	f := i.s.fn
	room := min(maxGuards, maxGuardValues/max(len(i.s.line), 1))
	var out []*launch.Facts
	seen := map[string]bool{}
	for _, b := range f.Blocks {
		if len(out) >= room {
			break
		}
		if b.Branches() && i.Divergent(b) {
			facts := i.guardFactOrRows(b)
			if text := facts.String(); text != "" && !seen[text] {
				seen[text] = true
				out = append(out, facts)
			}
		}
	}
	return out
}

// guardFactOrRows is guardFact of b, with the condition that warps lie in one row where only that shows how what is compared runs on.
func (i *Info) guardFactOrRows(b *ir.Block) *launch.Facts {
	if facts := i.guardFact(b); !facts.Empty() {
		return facts
	}
	rows := i.wholeRows()
	if n := i.under(rows); n != nil {
		if facts := n.guardFact(b); !facts.Empty() {
			return rows.facts.And(facts)
		}
	}
	return nil
}

// guardFact is what the arguments would have to be so that all lanes of a warp answer the condition of b alike; nil if that cannot be told.
//
// The condition is made of predicates that they answer alike anyway and of comparisons of x with y = n + off, where x >> j is the same
// in all lanes of a warp: x < y is then x >> j < y >> j if y is a multiple of 2^j, and x <= y is x >> j <= y >> j if y + 1 is.
func (i *Info) guardFact(b *ir.Block) *launch.Facts {
	_, cond, ok := i.condition(b)
	if !ok || cond.Info().Terminator {
		return nil
	}
	g := guards{info: i, seen: map[string]bool{}}
	if !g.predicate(cond, b, maxGuardDepth) {
		return nil
	}
	return g.facts
}

// guards collects what the comparisons in a condition ask of the arguments.
type guards struct {
	info  *Info
	facts *launch.Facts
	seen  map[string]bool
}

// maxGuardFacts bounds the facts about arguments in one condition.
const maxGuardFacts = 2

// connectives are the operations that put predicates together.
var connectives = map[ir.Op]bool{ir.OpMov: true, ir.OpNot: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true, ir.OpSelp: true, ir.OpBitcast: true}

// predicate looks into p, as block at sees it; false if lanes of a warp may answer it differently whatever the arguments are.
func (g *guards) predicate(p *ir.Value, at *ir.Block, depth int) bool {
	i := g.info
	x := i.lookup(p)
	switch {
	case depth == 0, x == nil, x.refined, p.Guarded():
		return false
	case i.UniformAt(p, at):
		return true
	case i.s.flow.inner[p.Block.ID] != i.s.flow.inner[at.ID]: // of another trip
		return false
	}
	if p.Op == ir.OpProj && p.Args[0].Op == ir.OpSetp && !p.Args[0].Guarded() && p.Block == p.Args[0].Block {
		p = p.Args[0] // p, or its complement
	}
	if connectives[p.Op] {
		for _, a := range p.Args {
			if !g.predicate(a, p.Block, depth-1) {
				return false
			}
		}
		return true
	}
	return p.Op == ir.OpSetp && (len(p.Args) < 3 || g.predicate(p.Args[2], p.Block, depth-1)) && g.comparison(p)
}

// comparison looks at one comparison.
func (g *guards) comparison(p *ir.Value) bool {
	i := g.info
	m := p.Mods()
	cmp := m.Cmp
	for k := range 2 {
		x, y := p.Args[k], p.Args[1-k]
		if k == 1 {
			cmp = mirrored[cmp]
		}
		b, ok := i.bound(y, maxGuardDepth)
		j, known := i.step(x, p.Block)
		in := operandType(p)
		if !ok || !known || in.Float || in.Bits != widthOf(x) || in.Bits != widthOf(y) || j >= b.width {
			continue
		}
		switch cmp {
		case ir.LT, ir.GE:
		case ir.LE, ir.GT:
			b.off++
		default:
			return false
		}
		mod := uint64(1) << j
		fact := launch.ArgFact(b.kernel, b.param, mod, -b.off&(mod-1))
		if text := fact.String(); !g.seen[text] {
			g.seen[text] = true
			g.facts = g.facts.And(fact)
		}
		return len(g.seen) <= maxGuardFacts
	}
	return false
}

// argBound is an argument of a kernel plus a number, exact in its low bits.
type argBound struct {
	kernel *ir.Func
	param  int
	off    uint64
	width  int // how many low bits
}

// bound takes v apart. An argument of a device function is what all calls pass.
func (i *Info) bound(v *ir.Value, depth int) (b argBound, ok bool) {
	if depth == 0 || v.Guarded() || i.lookup(v) == nil {
		return b, false
	}
	if o := i.origins(v); o != nil {
		for k, x := range o {
			c, ok := x.info.bound(x.v, depth-1)
			if !ok || k > 0 && c != b {
				return b, false
			}
			b = c
		}
		return b, true
	}
	w := widthOf(v)
	shift := func(a, c *ir.Value) (argBound, bool) {
		k, known := i.Constant(c)
		if !known {
			return argBound{}, false
		}
		b, ok := i.bound(a, depth-1)
		if v.Op == ir.OpSub {
			k = -k
		}
		b.off += k
		return b, ok
	}
	switch v.Op {
	case ir.OpArg:
		b = argBound{kernel: i.s.fn, param: v.Index(), width: w}
		return b, i.s.kernel && launch.ParamBits(i.s.fn.Params[b.param]) == w
	case ir.OpLoad:
		sym := i.s.kernelParam(v)
		if sym == nil || v.Offset()+int64(v.Args[0].Aux.Bits) != 0 {
			return b, false
		}
		b = argBound{kernel: i.s.fn, param: indexOf(i.s.fn.Params, sym), width: w}
		return b, v.Type.IsScalar() && launch.ParamBits(sym) == w && v.Mods().Ty.Bits() == w
	case ir.OpMov, ir.OpFreeze:
		return i.bound(v.Args[0], depth-1)
	case ir.OpCvt:
		m := v.Mods()
		if m.Ty.Info().Float || m.SrcTy.Info().Float || m.Flags != 0 || m.Ty.Bits() == 0 {
			return b, false
		}
		b, ok = i.bound(v.Args[0], depth-1)
		b.width = min(b.width, m.Ty.Bits(), operandType(v).Bits)
		return b, ok
	case ir.OpAdd, ir.OpSub:
		if in := operandType(v); in.Float || in.Bits != w || v.Mods().Flags&(ir.Sat|ir.UnknownMod) != 0 || v.Type.Kind == ir.KindTuple {
			return b, false
		}
		if b, ok = shift(v.Args[0], v.Args[1]); !ok && v.Op == ir.OpAdd {
			b, ok = shift(v.Args[1], v.Args[0])
		}
		return b, ok
	}
	return b, false
}

// step returns the least j such that the lanes of every warp hold numbers x with one x >> j.
func (i *Info) step(v *ir.Value, at *ir.Block) (j int, ok bool) {
	x := i.lookup(v)
	if x == nil || x.refined {
		return 0, false
	}
	seen := i.s.outside(*x, v, at)
	if !seen.shaped() || seen.lanes == nil || seen.base < Warp {
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
