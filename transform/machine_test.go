package transform

import (
	"fmt"
	"math/bits"

	"lockstep/analysis/cost"
	"lockstep/ir"
)

// A machine runs one thread of a function in either of two ways: by the values of ir, or by registers alone, as the text
// would: then phis and pass-throughs mean nothing, and each operand is what its register holds. Both must do the same.
type machine struct {
	byRegister bool
	values     map[*ir.Value]uint64
	tuples     map[*ir.Value][]uint64
	regs       map[ir.Reg]uint64
	params     map[string]uint64
	trace      []string // stores and loads, in order
	memory     map[uint64]uint64
	issues     int
	visits     map[ir.ID]int
	taken      map[cost.BranchKey]cost.BranchCount
}

const maxSteps = 100000

func (m *machine) get(v *ir.Value) uint64 {
	if m.byRegister && v.Reg != 0 && v.Op != ir.OpUndef {
		return m.regs[v.Reg]
	}
	return m.values[v]
}

func (m *machine) set(v *ir.Value, x uint64) {
	if v.Type.IsScalar() && v.Type.Bits < 64 {
		x &= 1<<v.Type.Bits - 1
	}
	m.values[v] = x
	if v.Reg != 0 {
		m.regs[v.Reg] = x
	}
}

// run executes f until it leaves.
func (m *machine) run(f *ir.Func) {
	m.values, m.tuples, m.regs, m.visits = map[*ir.Value]uint64{}, map[*ir.Value][]uint64{}, map[ir.Reg]uint64{}, map[ir.ID]int{}
	m.taken = map[cost.BranchKey]cost.BranchCount{}
	b, from := f.Entry(), -1
	for steps := 0; b != nil; steps++ {
		if steps > maxSteps {
			panic("machine: too many steps")
		}
		m.visits[b.ID]++
		if from >= 0 {
			m.phis(b, from)
		}
		for _, v := range b.Body() {
			m.issues += v.Issues()
			m.step(v)
		}
		t := b.Term()
		m.issues += t.Issues()
		next := 0
		switch t.Op {
		case ir.OpCondBr:
			c := m.taken[cost.KeyOf(b)]
			c.Executed++
			if (m.get(t.Args[0]) != 0) == t.Not {
				next = 1
				c.NoneTaken++
			} else {
				c.AllTaken++
			}
			m.taken[cost.KeyOf(b)] = c
		case ir.OpCondRet, ir.OpCondExit:
			if (m.get(t.Args[0]) != 0) != t.Not {
				return
			}
		case ir.OpJump, ir.OpFall:
		case ir.OpRet, ir.OpExit:
			return
		default:
			panic("machine: " + t.LongString())
		}
		b, from = b.Succs[next].B, b.Succs[next].I
	}
}

func (m *machine) phis(b *ir.Block, from int) {
	phis := b.Phis()
	in := make([]uint64, len(phis))
	for i, phi := range phis {
		in[i] = m.values[phi.Args[from]]
	}
	for i, phi := range phis {
		m.values[phi] = in[i] // the register holds it already
	}
}

func (m *machine) step(v *ir.Value) {
	switch v.Op {
	case ir.OpProj:
		if m.byRegister && m.tuples[v.Args[0]] == nil {
			return // the guard was false: the register keeps what it has
		}
		m.set(v, m.tuples[v.Args[0]][v.Index()])
		return
	case ir.OpTuple:
		t := []uint64{}
		for _, a := range v.Args {
			t = append(t, m.get(a))
		}
		m.tuples[v] = t
		return
	}
	if v.Guarded() && (m.get(v.Guard.Pred) != 0) == v.Guard.Not {
		if p := v.PassThrough(); p != nil && !m.byRegister {
			if v.Type.Kind == ir.KindTuple {
				m.tuples[v] = m.tuples[p]
			} else {
				m.set(v, m.values[p])
			}
		} else if v.Type.Kind == ir.KindTuple {
			m.tuples[v] = nil
		}
		return
	}
	var a [4]uint64
	for i, arg := range v.Operands() {
		if i < len(a) {
			a[i] = m.get(arg)
		}
	}
	m.execute(v, a)
}

func (m *machine) execute(v *ir.Value, a [4]uint64) {
	mods := v.Mods()
	switch v.Op {
	case ir.OpConst:
		m.set(v, v.Aux.Bits)
	case ir.OpUndef:
		m.set(v, 0xdeadbeefdeadbeef)
	case ir.OpAddr:
		m.values[v] = m.params[v.Aux.Sym.Name]
	case ir.OpSreg:
		m.set(v, m.params["%sreg"])
	case ir.OpMov, ir.OpCvta:
		m.set(v, a[0])
	case ir.OpAdd:
		m.set(v, a[0]+a[1])
	case ir.OpSub:
		m.set(v, a[0]-a[1])
	case ir.OpMul:
		m.set(v, a[0]*a[1])
	case ir.OpAnd:
		m.set(v, a[0]&a[1])
	case ir.OpOr:
		m.set(v, a[0]|a[1])
	case ir.OpXor:
		m.set(v, a[0]^a[1])
	case ir.OpNot:
		m.set(v, ^a[0])
	case ir.OpPopc:
		m.set(v, uint64(bits.OnesCount32(uint32(a[0]))))
	case ir.OpSelp:
		if a[2] != 0 {
			m.set(v, a[0])
		} else {
			m.set(v, a[1])
		}
	case ir.OpSetp:
		m.setp(v, a, mods)
	case ir.OpLoad:
		m.load(v, a[0], mods)
	case ir.OpStore:
		addr := a[0] + uint64(v.Offset())
		m.trace = append(m.trace, fmt.Sprintf("store %d at %d", a[1]&0xffffffff, addr))
		m.memory[addr] = a[1] & 0xffffffff
	default:
		panic("machine: " + v.LongString())
	}
}

func (m *machine) setp(v *ir.Value, a [4]uint64, mods *ir.Mods) {
	x, y := int32(a[0]), int32(a[1])
	var t bool
	switch mods.Cmp {
	case ir.EQ:
		t = x == y
	case ir.NE:
		t = x != y
	case ir.LT:
		t = x < y
	case ir.GE:
		t = x >= y
	default:
		panic("machine: " + v.LongString())
	}
	c := a[2] != 0
	if mods.Flags&ir.NegC != 0 {
		c = !c
	}
	with := func(t bool) uint64 {
		switch mods.Bool {
		case ir.BoolAnd:
			t = t && c
		case ir.BoolOr:
			t = t || c
		}
		if t {
			return 1
		}
		return 0
	}
	if v.Type.Kind == ir.KindTuple {
		m.tuples[v] = []uint64{with(t), with(!t)}
		return
	}
	m.set(v, with(t))
}

func (m *machine) load(v *ir.Value, base uint64, mods *ir.Mods) {
	addr := base + uint64(v.Offset())
	if mods.Space == ir.Param {
		m.set(v, base)
		return
	}
	m.trace = append(m.trace, fmt.Sprintf("load %d", addr))
	word := func(addr uint64) uint64 {
		if x, ok := m.memory[addr]; ok {
			return x
		}
		return addr * 2654435761 >> 3 & 0xffffffff
	}
	if v.Type.Kind == ir.KindTuple {
		var t []uint64
		for i := range v.Type.Elems {
			t = append(t, word(addr+4*uint64(i)))
		}
		m.tuples[v] = t
		return
	}
	m.set(v, word(addr))
}
