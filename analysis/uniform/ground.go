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

	at    []int32     // value ID -> place in line; none if unreachable
	line  []*ir.Value // all reachable values, in the order of the blocks
	users adjacency   // by value ID
	leave *leaving    // made when lanes first leave a cycle in different trips
	trips []int32     // value ID -> innermost loop in which it varies from trip to trip, or none; nil if there are no loops
	spans []span      // by loop: where its values are in line

	tuples  bool // there are values with several results
	reduced bool // there are values that rest on the control of their block
}

// span is the places from first on and before end.
type span struct{ first, end int32 }

func (s span) has(p int32) bool { return s.first <= p && p < s.end }

// adjacency lists places: those of i are list[head[i]:head[i+1]].
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
	n, m := f.NumValues(), 0
	for _, b := range g.order {
		m += len(g.blocks[b].Values)
	}
	all := make([]int32, 2*n+2)
	s.at, s.users.head = all[:n], all[n:]
	s.line = make([]*ir.Value, 0, m)
	for i := range s.at {
		s.at[i] = none
	}
	through := false // values depend on others through memory
	for _, b := range g.order {
		for _, v := range g.blocks[b].Values {
			s.at[v.ID] = int32(len(s.line))
			s.line = append(s.line, v)
			switch v.Op {
			case ir.OpCall:
				through = true
			case ir.OpLoad:
				through = through || v.Mods().Space == ir.Param
			case ir.OpBar:
				s.reduced = s.reduced || v.HasResult()
			}
			s.tuples = s.tuples || v.Type != nil && v.Type.Kind == ir.KindTuple
		}
	}
	if len(g.loops) > 0 {
		s.findTrips()
	}
	// Counted two places on, so that filling moves head[v+1] from the start of v's list to its end.
	head := s.users.head
	count := func(a *ir.Value) { head[a.ID+2]++ }
	for _, v := range s.line {
		s.eachInput(v, count)
	}
	if through {
		s.throughMemory(func(_, on *ir.Value) { count(on) })
	}
	for i := 2; i < len(head); i++ {
		head[i] += head[i-1]
	}
	s.users.list = make([]int32, head[len(head)-1])
	user := int32(0)
	add := func(a *ir.Value) {
		s.users.list[head[a.ID+1]] = user
		head[a.ID+1]++
	}
	for p, v := range s.line {
		user = int32(p)
		s.eachInput(v, add)
	}
	if through {
		s.throughMemory(func(v, on *ir.Value) {
			user = s.at[v.ID]
			add(on)
		})
	}
}

// eachInput visits what v is computed from, memory aside.
func (s *ground) eachInput(v *ir.Value, do func(a *ir.Value)) {
	eachUse(v, do)
	if v.Op == ir.OpPhi {
		if d, _ := s.chooser(v); d != nil {
			do(d.Term().Args[0])
		}
	}
}

func eachUse(v *ir.Value, do func(a *ir.Value)) {
	for _, a := range v.Args {
		do(a)
	}
	if v.Guard.Pred != nil {
		do(v.Guard.Pred)
	}
}

// usersOf lists the places of the users of v.
func (s *ground) usersOf(v *ir.Value) []int32 {
	return s.users.of(int32(v.ID))
}

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
	eachUse(v, func(a *ir.Value) {
		k = max(k, s.flow.meet(s.trips[a.ID], c)) // all of them are around c: an inner one has the higher number
	})
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
