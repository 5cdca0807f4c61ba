package convergent

import (
	"lockstep/analysis"
	"lockstep/ir"
)

// Kind says what an operation is, by whom it needs.
type Kind uint8

const (
	Other          Kind = iota // convergent, but whom it needs is not known: opaque operations, calls
	BlockBarrier               // bar, barrier: the threads of the block, or as many as it counts
	ClusterBarrier             // barrier.cluster: the threads of the cluster
	WarpBarrier                // bar.warp.sync: the lanes of its member mask
	Collective                 // shfl, vote, match, redux, elect with a member mask: the lanes that it names
	Active                     // activemask, and collectives without a member mask: whoever is there takes part
	Call                       // of a function: what is inside counts
)

func (k Kind) String() string {
	return [...]string{"other", "block barrier", "cluster barrier", "warp barrier", "collective", "active lanes", "call"}[k]
}

// row is what the table says of an operation.
type row struct {
	kind Kind
	mask int // which operand is the member mask; noMask if none
}

const noMask = -1

// table lists the convergent operations by whom they need; the manual's sections are those of the PTX ISA.
var table = map[ir.Op]row{
	ir.OpBar:          {BlockBarrier, noMask},   // 9.7.13, bar, barrier
	ir.OpClusterBar:   {ClusterBarrier, noMask}, // 9.7.13, barrier.cluster
	ir.OpWarpBar:      {WarpBarrier, 0},         // 9.7.13, bar.warp.sync
	ir.OpShfl:         {Collective, 3},          // 9.7.9, shfl.sync
	ir.OpVote:         {Collective, 1},          // 9.7.13, vote.sync
	ir.OpMatch:        {Collective, 1},          // 9.7.13, match.sync
	ir.OpRedux:        {Collective, 1},          // 9.7.13, redux.sync
	ir.OpElect:        {Collective, 0},          // 9.7.13, elect.sync
	ir.OpActivemask:   {Active, noMask},         // 9.7.13, activemask
	ir.OpCall:         {Call, noMask},
	ir.OpCallIndirect: {Call, noMask},
	ir.OpOpaque:       {Other, noMask},
}

// Need is a convergent operation and what it asks for.
type Need struct {
	Op      *ir.Value
	Kind    Kind
	Aligned bool      // barriers: all lanes of a warp must execute it together
	Waits   bool      // barriers: who arrives stays until the others are there; false for .arrive
	ID      *ir.Value // BlockBarrier: which barrier; nil is barrier 0
	Count   *ir.Value // BlockBarrier: how many threads; nil is the whole block
	Mask    *ir.Value // WarpBarrier, Collective: the member mask
}

// Ops lists the convergent operations of a function.
var Ops = &analysis.Analysis[*Info]{Name: "convergent", Doc: "which operations need which lanes", Run: find}

// Info holds the convergent operations of a function.
type Info struct {
	Rules Rules
	Needs []Need // in text order

	byOp map[*ir.Value]int
}

// Need returns what v asks for; nil if v is not convergent.
func (i *Info) Need(v *ir.Value) *Need {
	if k, ok := i.byOp[v]; ok {
		return &i.Needs[k]
	}
	return nil
}

func find(c *analysis.Cache) *Info {
	info := &Info{byOp: map[*ir.Value]int{}}
	if m := c.Func.Module; m != nil {
		info.Rules = RulesOf(m.Target)
	} else {
		info.Rules = RulesOf("")
	}
	for _, b := range c.Func.Blocks {
		for _, v := range b.Values {
			if v.Convergent() {
				info.byOp[v] = len(info.Needs)
				info.Needs = append(info.Needs, need(v, &info.Rules))
			}
		}
	}
	return info
}

// need reads the operands of a convergent operation.
func need(v *ir.Value, rules *Rules) Need {
	r, ok := table[v.Op]
	if !ok {
		r = row{Other, noMask}
	}
	n := Need{Op: v, Kind: r.kind}
	args := v.Operands()
	switch {
	case r.kind == BlockBarrier:
		if reduces(v) && len(args) > 0 {
			args = args[:len(args)-1] // the predicate
		}
		if len(args) > 0 {
			n.ID = args[0]
		}
		if len(args) > 1 {
			n.Count = args[1]
		}
		n.Aligned, n.Waits = rules.aligned(v), v.Mods().Sub != ir.BarArrive
	case r.kind == ClusterBarrier:
		n.Aligned, n.Waits = v.Mods().Flags&ir.Aligned != 0, v.Mods().Sub != ir.BarArrive
	case r.mask == noMask:
	case r.mask < len(args):
		n.Mask = args[r.mask]
	default: // the old forms without .sync: the active lanes take part
		n.Kind = Active
	}
	return n
}

// reduces reports whether v is a bar.red: its last operand is a predicate.
func reduces(v *ir.Value) bool { return v.Mods().Sub == ir.BarRed || v.Mods().Sub == ir.SubPopc }
