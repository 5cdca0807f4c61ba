package uniform

import (
	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/target"
)

// ground is what every run over one function shares, whatever it is told about the launch and the arguments: the graph, its values
// in line, and who uses them.
type ground struct {
	fn     *ir.Func
	view   *view // of fn: what is analysed
	kernel bool  // fn is only launched: its returns end the thread
	calls  *module
	flow   *flow

	at     []int32     // value ID -> place in line; none if unreachable
	line   []*ir.Value // all reachable values, in the order of the blocks
	inputs adjacency   // by place: see input
	users  adjacency   // value ID -> places of those that have it as an input, or depend on it through memory
	undef  []uint64    // the values that are never written, as a set of IDs; nil if there are none
	leave  *leaving    // made when lanes first leave a cycle in different trips
	trips  []int32     // value ID -> innermost loop in which it varies from trip to trip, or none; nil if there are no loops
	spans  []span      // by loop: where its values are in line

	tuples  bool // there are values with several results
	reduced bool // there are values that rest on the control of their block
}

// span is the places from first on and before end.
type span struct{ first, end int32 }

func (s span) has(p int32) bool { return s.first <= p && p < s.end }

// adjacency lists numbers: those of i are list[head[i]:head[i+1]].
type adjacency struct{ head, list []int32 }

func (a *adjacency) of(i int32) []int32 { return a.list[a.head[i]:a.head[i+1]] }

var grounds = &analysis.Analysis[*ground]{Name: "uniform-ground", Doc: "values in line and who uses them", AnyLaunch: true, Run: newGround}

func newGround(c *analysis.Cache) *ground {
	s := &ground{fn: c.Func, view: analysis.Of(c, views), calls: analysis.EnvOf(c.Env, modules)}
	s.kernel = s.calls.launched(s.fn)
	s.flow = newFlow(s.view.cache, s.kernel)
	s.number()
	return s
}

// number gives every reachable value its place, its users and the loop it varies in.
func (s *ground) number() {
	f, g := s.flow.fn, s.flow
	n, m, uses := f.NumValues(), 0, 0
	for _, b := range g.order {
		m += len(g.blocks[b].Values)
	}
	all := make([]int32, 2*n+2+m+1)
	s.at, s.users.head, s.inputs.head = all[:n], all[n:2*n+2], all[2*n+2:]
	s.line = make([]*ir.Value, 0, m)
	for i := range s.at {
		s.at[i] = none
	}
	through := false // values depend on others through memory
	for _, b := range g.order {
		for _, v := range g.blocks[b].Values {
			s.at[v.ID] = int32(len(s.line))
			s.line = append(s.line, v)
			uses += len(v.Args)
			if v.Guarded() || v.Op == ir.OpPhi && len(v.Args) == 2 { // which may have a chooser
				uses++
			}
			switch v.Op {
			case ir.OpCall:
				through = true
			case ir.OpLoad:
				through = through || v.Mods().Space == ir.Param
			case ir.OpBar:
				s.reduced = s.reduced || v.HasResult()
			case ir.OpUndef, ir.OpPoison, ir.OpTuple:
				s.findUndefined(v)
			}
			s.tuples = s.tuples || v.Type != nil && v.Type.Kind == ir.KindTuple
		}
	}
	s.inputs.list = make([]int32, 0, uses)
	for p, v := range s.line {
		s.addInputs(v)
		s.inputs.head[p+1] = int32(len(s.inputs.list))
	}
	if len(g.loops) > 0 {
		s.findTrips()
	}
	s.findUsers(through)
}

// addInputs adds what v is computed from, memory aside, as value IDs: its operands in order, then its guard if it has one. Of a phi,
// which has none, those that come over an edge that the entry does not reach are none; and the condition of its chooser comes then, if
// it has one.
func (s *ground) addInputs(v *ir.Value) {
	list := s.inputs.list
	for _, a := range v.Args {
		list = append(list, int32(a.ID))
	}
	if v.Op == ir.OpPhi {
		own := list[len(list)-len(v.Args):]
		for i, e := range v.Block.Preds {
			if s.flow.blocks[e.B.ID] == nil {
				own[i] = none
			}
		}
		if d, _ := s.chooser(v); d != nil {
			list = append(list, int32(d.Term().Args[0].ID))
		}
	} else if v.Guard.Pred != nil {
		list = append(list, int32(v.Guard.Pred.ID))
	}
	s.inputs.list = list
}

// inputsOf lists the inputs of v, as addInputs says.
func (s *ground) inputsOf(v *ir.Value) []int32 { return s.inputs.of(s.at[v.ID]) }

// findUsers turns the inputs round, and adds who depends on whom through memory.
func (s *ground) findUsers(through bool) {
	// Counted two places on, so that filling moves head[v+1] from the start of v's list to its end.
	head := s.users.head
	for _, a := range s.inputs.list {
		if a != none {
			head[a+2]++
		}
	}
	if through {
		s.throughMemory(func(_, on *ir.Value) { head[on.ID+2]++ })
	}
	for i := 2; i < len(head); i++ {
		head[i] += head[i-1]
	}
	s.users.list = make([]int32, head[len(head)-1])
	add := func(a, user int32) {
		s.users.list[head[a+1]] = user
		head[a+1]++
	}
	for p := range s.line {
		for _, a := range s.inputs.of(int32(p)) {
			if a != none {
				add(a, int32(p))
			}
		}
	}
	if through {
		s.throughMemory(func(v, on *ir.Value) { add(int32(on.ID), s.at[v.ID]) })
	}
}

// findUndefined adds v to undef if it is never written.
func (s *ground) findUndefined(v *ir.Value) {
	if v.Op == ir.OpTuple {
		for _, a := range v.Args {
			if !s.neverWritten(int32(a.ID)) {
				return
			}
		}
	}
	if s.undef == nil {
		s.undef = make([]uint64, (len(s.at)+63)/64)
	}
	s.undef[v.ID>>6] |= 1 << (v.ID & 63)
}

// neverWritten reports whether value a is a register that was never written, undef or poison, or a tuple of such.
func (s *ground) neverWritten(a int32) bool { return s.undef != nil && s.undef[a>>6]>>(a&63)&1 != 0 }

// holds reports whether v is among the values in line.
func (s *ground) holds(v *ir.Value) bool {
	if v == nil || int(v.ID) >= len(s.at) {
		return false
	}
	p := s.at[v.ID]
	return p != none && s.line[p] == v
}

// varies reports whether two executions of v with the same operands may give different results.
func (s *ground) varies(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSreg:
		return target.Sreg(v.Aux.Bits).Info().Volatile
	case ir.OpLoad:
		return !s.readOnly(v)
	case ir.OpUndef, ir.OpPoison:
		return true
	}
	return !v.Info().Pure
}

// findTrips fills trips and spans.
func (s *ground) findTrips() {
	g := s.flow
	s.trips, s.spans = make([]int32, len(s.at)), make([]span, len(g.loops))
	for i := range s.trips {
		s.trips[i] = none
	}
	for c := range s.spans {
		first, last := g.blocks[g.order[g.loops[c].first]], g.blocks[g.order[g.loops[c].last]]
		s.spans[c] = span{s.at[first.Values[0].ID], s.at[last.Term().ID] + 1}
	}
	for _, b := range g.order {
		if c := g.inner[b]; c != none {
			for _, v := range g.blocks[b].Values {
				s.trips[v.ID] = s.tripsOf(v, c)
			}
		}
	}
}

// tripsOf gives the innermost of loop c, which v is directly in, and those around it in which v varies, or none; that it does so in the
// loops around as well is implied.
func (s *ground) tripsOf(v *ir.Value, c int32) int32 {
	if v.Op == ir.OpPhi || s.varies(v) {
		return c
	}
	k := none
	for _, a := range s.inputsOf(v) {
		k = max(k, s.flow.meet(s.trips[a], c)) // all of them are around c: an inner one has the higher number
	}
	return k
}

// leaving lists the uses outside cycles of values that vary in them.
type leaving struct {
	users adjacency // by loop: the users outside of values that vary in it and in no loop inside it
	loops []int32   // those with users
}

// leaves makes s.leave, once.
func (s *ground) leaves() *leaving {
	if s.leave != nil {
		return s.leave
	}
	g := s.flow
	each := func(do func(c, p int32)) {
		for v, c := range s.trips {
			if c == none {
				continue
			}
			for _, p := range s.users.of(int32(v)) {
				if !s.spans[c].has(p) {
					do(c, p)
				}
			}
		}
	}
	x := &leaving{users: adjacency{head: make([]int32, len(g.loops)+2)}}
	head := x.users.head
	each(func(c, _ int32) { head[c+2]++ })
	for c := range g.loops {
		if head[c+2] > 0 {
			x.loops = append(x.loops, int32(c))
		}
		head[c+2] += head[c+1]
	}
	x.users.list = make([]int32, head[len(g.loops)+1])
	each(func(c, p int32) {
		x.users.list[head[c+1]] = p
		head[c+1]++
	})
	s.leave = x
	return x
}
