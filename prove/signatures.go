package prove

import (
	"fmt"
	"strings"

	"lockstep/ir"
)

// signatures numbers operations apart from their operands: two values with one signature do the same to the same operands.
// Symbols of new are those of old that they are copies of.
type signatures struct {
	syms   map[*ir.Symbol]*ir.Symbol
	number map[signature]int32
	list   []signature    // by number
	frozen map[int32]bool // those of freeze
	cache  [2][]int32     // by value ID, of old and of new; 0: not made
}

type signature struct {
	op   ir.Op
	mods ir.Mods
	typ  string
	bits uint64
	sym  *ir.Symbol
	call string
}

// spelled lists the operations of which the spelling is all that is known.
var spelled = map[ir.Op]bool{ir.OpOpaque: true, ir.OpHint: true, ir.OpLib: true, ir.OpOpaqueBr: true}

func newSignatures(old, new *ir.Func) (*signatures, *failure) {
	s := &signatures{syms: make(map[*ir.Symbol]*ir.Symbol), number: make(map[signature]int32), list: make([]signature, 1), frozen: make(map[int32]bool)}
	s.cache = [2][]int32{make([]int32, old.NumValues()), make([]int32, new.NumValues())}
	if old.Kernel != new.Kernel {
		return nil, failed("one is a kernel, the other is not")
	}
	lists := [][2][]*ir.Symbol{{old.Params, new.Params}, {old.Results, new.Results}, {old.Vars, new.Vars}}
	if old.Module != new.Module && old.Module != nil && new.Module != nil {
		lists = append(lists, [2][]*ir.Symbol{old.Module.Syms, new.Module.Syms}, [2][]*ir.Symbol{functions(old.Module), functions(new.Module)})
	}
	for _, l := range lists {
		if len(l[0]) != len(l[1]) {
			return nil, failed("the declarations differ: %d and %d of a kind", len(l[0]), len(l[1]))
		}
		for i, a := range l[0] {
			b := l[1][i]
			if a == nil || b == nil || a.Name != b.Name || a.Kind != b.Kind || a.Space != b.Space || a.Size != b.Size {
				return nil, failed("declaration %d differs", i)
			}
			s.syms[b] = a
		}
	}
	return s, nil
}

func functions(m *ir.Module) []*ir.Symbol {
	list := make([]*ir.Symbol, len(m.Funcs))
	for i, f := range m.Funcs {
		list[i] = f.Sym
	}
	return list
}

func (s *signatures) symbol(x *ir.Symbol) *ir.Symbol {
	if o, ok := s.syms[x]; ok {
		return o
	}
	return x
}

// of returns the number of v's operation; which says whose v is: 0 for old, 1 for new.
func (s *signatures) of(v *ir.Value, which int) int32 {
	cache := s.cache[which]
	if cache[v.ID] == 0 {
		cache[v.ID] = s.intern(s.make(v))
	}
	return cache[v.ID]
}

func (s *signatures) intern(g signature) int32 {
	n, ok := s.number[g]
	if !ok {
		n = int32(len(s.list))
		s.number[g] = n
		s.list = append(s.list, g)
		if g.op == ir.OpFreeze {
			s.frozen[n] = true
		}
	}
	return n
}

func (s *signatures) make(v *ir.Value) signature {
	g := signature{op: v.Op, mods: *v.Mods(), typ: v.Type.String(), bits: v.Aux.Bits, sym: s.symbol(v.Aux.Sym)}
	if m := &g.mods; !spelled[v.Op] && m.Flags&ir.UnknownMod == 0 && m.Ty != ir.OtherScalar && m.SrcTy != ir.OtherScalar {
		m.Text = ""
	}
	if v.Info().Terminator {
		g.mods.Flags &^= ir.Uni
		if leaves, ok := unconditional[v.Op]; ok {
			g.op = leaves
		}
		if g.op == ir.OpRet && v.Block.Func.Kernel {
			g.op = ir.OpExit
		}
	}
	if c := v.Aux.Call; c != nil {
		var b strings.Builder
		for _, list := range [][]*ir.Symbol{c.Rets, c.Targets} {
			for _, x := range list {
				fmt.Fprintf(&b, "%p,", s.symbol(x))
			}
			fmt.Fprintf(&b, "%t;", list == nil)
		}
		fmt.Fprintf(&b, "%d %s", c.Facts, c.Proto)
		g.call = b.String()
	}
	return g
}

// unconditional says what a conditional way out does where it acts.
var unconditional = map[ir.Op]ir.Op{ir.OpCondRet: ir.OpRet, ir.OpCondExit: ir.OpExit, ir.OpCondTrap: ir.OpTrap}
