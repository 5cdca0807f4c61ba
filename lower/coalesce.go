package lower

import (
	"fmt"
	"slices"

	"lockstep/ir"
)

// slotter gives the values of a function their slots.
type slotter struct {
	f      *ir.Func
	pooled func(v *ir.Value) (Slot, bool)
	first  []*ir.Value // by value ID: of several projections of one result, the first
	parent []int32     // union-find over value IDs
	live   []ranges    // of each class, at its root
}

// needsSlot reports whether v is written to a slot of the frame.
func (s *slotter) needsSlot(v *ir.Value) bool {
	if !v.HasResult() || v.Type.Kind == ir.KindTuple {
		return false
	}
	_, ok := s.pooled(v)
	return !ok
}

func (s *slotter) same(v *ir.Value) *ir.Value {
	if c := s.first[v.ID]; c != nil {
		return c
	}
	return v
}

// find returns the root of v's class.
func (s *slotter) find(v *ir.Value) int32 {
	x := int32(s.same(v).ID)
	for s.parent[x] != x {
		s.parent[x] = s.parent[s.parent[x]]
		x = s.parent[x]
	}
	return x
}

// unite puts a and b into one class if no point needs both.
func (s *slotter) unite(a, b *ir.Value) bool {
	if !s.needsSlot(a) || !s.needsSlot(b) {
		return false
	}
	x, y := s.find(a), s.find(b)
	if x == y {
		return true
	}
	if s.live[x].overlaps(s.live[y]) {
		return false
	}
	if len(s.live[x]) < len(s.live[y]) {
		x, y = y, x
	}
	s.parent[y] = x
	s.live[x], s.live[y] = s.live[x].merge(s.live[y]), nil
	return true
}

// results lists what v defines: its projections by index (nil where nobody wants one), or v itself.
func results(v *ir.Value, projections map[*ir.Value][]*ir.Value) []*ir.Value {
	if !v.HasResult() {
		return nil
	}
	if v.Type.Kind == ir.KindTuple {
		if ps := projections[v]; ps != nil {
			return ps
		}
		return make([]*ir.Value, len(v.Type.Elems))
	}
	return []*ir.Value{v}
}

// olds lists the pass-throughs of v, one per result. A tuple's come as an OpTuple, or as one OpUndef for all.
func olds(v *ir.Value) []*ir.Value {
	old := v.PassThrough()
	switch {
	case old == nil:
		return nil
	case v.Type.Kind != ir.KindTuple:
		return []*ir.Value{old}
	case old.Op == ir.OpTuple:
		return old.Args
	case old.Op == ir.OpUndef:
		return slices.Repeat([]*ir.Value{old}, len(v.Type.Elems))
	}
	panic(fmt.Sprintf("lower.olds: the pass-through of v%d is a %s", v.ID, old.Op))
}

// reuse is how many slots of one register are tried for a further definition.
const reuse = 4

// assignSlots computes slots, by value ID, and the names of the slots of the frame. The slots of pooled values are theirs
// in the pool.
func assignSlots(f *ir.Func, pooled func(*ir.Value) (Slot, bool), projections map[*ir.Value][]*ir.Value) (slots []Slot, names []string) {
	s := &slotter{f: f, pooled: pooled, first: make([]*ir.Value, f.NumValues()), parent: make([]int32, f.NumValues())}
	for i := range s.parent {
		s.parent[i] = int32(i)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpProj {
				if p := projections[v.Args[0]]; p != nil {
					s.first[v.ID] = p[v.Index()]
				}
			}
		}
	}
	s.live = liveRanges(f, s.needsSlot, s.same).live
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpPhi {
				for _, a := range v.Args {
					s.unite(v, a)
				}
				continue
			}
			for i, old := range olds(v) {
				if r := results(v, projections)[i]; r != nil {
					s.unite(r, old)
				}
			}
		}
	}
	s.shareRegisters()
	return s.number()
}

// shareRegisters puts definitions of one register into one slot, to keep slots few and listings readable.
func (s *slotter) shareRegisters() {
	classes := make([][]*ir.Value, len(s.f.Regs)+1)
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			if v.Reg == 0 || !s.needsSlot(v) {
				continue
			}
			shared := false
			for _, c := range classes[v.Reg] {
				if shared = s.unite(c, v); shared {
					break
				}
			}
			if !shared && len(classes[v.Reg]) < reuse {
				classes[v.Reg] = append(classes[v.Reg], v)
			}
		}
	}
}

// number gives each class a slot, in the order of the text, and each slot a name.
func (s *slotter) number() (slots []Slot, names []string) {
	slots = make([]Slot, s.f.NumValues())
	for i := range slots {
		slots[i] = NoSlot
	}
	ofClass := make(map[int32]Slot)
	taken := make(map[string]int)
	for _, b := range s.f.Blocks {
		for _, v := range b.Values {
			if p, ok := s.pooled(v); ok {
				slots[v.ID] = p
				continue
			}
			if !s.needsSlot(v) {
				continue
			}
			root := s.find(v)
			slot, ok := ofClass[root]
			if !ok {
				slot = Slot(len(names))
				ofClass[root] = slot
				names = append(names, uniqueName(s.f, v, taken))
			}
			slots[v.ID] = slot
		}
	}
	return slots, names
}

// uniqueName is the register of v, with a count if the name is taken, or else the value's own name.
func uniqueName(f *ir.Func, v *ir.Value, taken map[string]int) string {
	name := f.RegName(v.Reg)
	if name == "" {
		name = fmt.Sprintf("v%d", v.ID)
	}
	taken[name]++
	if n := taken[name]; n > 1 {
		return fmt.Sprintf("%s'%d", name, n)
	}
	return name
}
