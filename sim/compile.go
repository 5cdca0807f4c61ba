package sim

import (
	"lockstep/ir"
	"lockstep/lower"
	"lockstep/sim/alu"
	"lockstep/sim/mem"
)

// operand is a lane vector: words [off + (base & rel), + width) of a warp's registers, where base is that of the frame.
type operand struct {
	off int32
	rel int32 // -1: in the frame; 0: in the pool
}

// none is the operand of a result that nobody wants.
var none = operand{off: -1}

// op is an instruction ready to run.
type op struct {
	kind    lower.Kind
	guarded bool
	not     bool
	exec    alu.Exec
	taint   *taint // LLVM: how poison goes through exec
	guard   operand
	srcs    []operand
	dsts    []operand
	pass    []copyOp
	addr    operand // memory operations with an address in a slot
	mem     *memOp
	col     collective
	edges   []edge
	join    int32 // segment where the lanes of a branch meet; noJoin
	branch  int32 // index of the branch; -1
	pc      lower.PC
	in      *lower.Inst
}

type copyOp struct{ dst, src operand }

// edge is a way out of a block.
type edge struct {
	to     int32 // segment
	copies []copyOp
}

// noJoin is the join of lanes that never meet again.
const noJoin = -1

// segment is a run of ops in which the active mask does not change. It ends with an op that decides where to go on, with a
// block barrier, or before and after a call; then the next segment follows.
type segment struct {
	start, end int32
	issues     uint64
	join       bool        // the join of some branch
	block      *ir.Block   // that begins here, or nil
	phis       []lower.Def // of that block
	after      []lower.Def // results of the call or barrier that ended the segment before
}

// compile makes ops and segments of the program.
func (m *machine) compile() {
	c := &compiler{m: m, firstUse: make(map[*ir.Func]mem.FirstUse)}
	c.segments()
	m.segCount = make([]segCount, len(m.segs))
	m.on = make([]uint64, len(m.code))
	m.sectors = make([]uint64, len(m.code))
	m.branches = make([]BranchCount, len(m.prog.Branches))
	for i, b := range m.prog.Branches {
		m.branches[i].V = b.V
	}
}

type compiler struct {
	m        *machine
	segAt    []int32 // by lower.PC of the first instruction of a block: its segment
	firstUse map[*ir.Func]mem.FirstUse
}

// endsSegment reports whether the mask may be another after an op of kind k.
func endsSegment(k lower.Kind) bool { return k == lower.Bar || k == lower.CallFunc }

// segments lays the code out. Push and join are carried out by the branches, so that they are no ops.
func (c *compiler) segments() {
	m := c.m
	c.segAt = make([]int32, len(m.prog.Insts))
	for _, f := range m.prog.Funcs {
		m.entry = append(m.entry, int32(len(m.segs)))
		for _, b := range f.Blocks {
			c.segAt[b.Start] = int32(len(m.segs))
			s := c.open()
			s.block, s.phis = b.B, b.Phis
			for pc := b.Start; pc < b.End; pc++ {
				in := &m.prog.Insts[pc]
				switch in.Kind {
				case lower.Push:
					continue
				case lower.Join:
					m.segs[len(m.segs)-1].join = true
					continue
				case lower.CallFunc:
					if s := &m.segs[len(m.segs)-1]; s.start < int32(len(m.code)) {
						c.close()
						c.open()
					}
				}
				m.code = append(m.code, c.op(pc, f))
				m.segs[len(m.segs)-1].issues += uint64(in.Issues())
				if endsSegment(in.Kind) {
					c.close()
					c.open().after = in.Defs
				}
			}
			c.close()
		}
	}
	for i := range m.code {
		c.connect(&m.code[i])
	}
}

func (c *compiler) open() *segment {
	m := c.m
	m.segs = append(m.segs, segment{start: int32(len(m.code))})
	return &m.segs[len(m.segs)-1]
}

func (c *compiler) close() { c.m.segs[len(c.m.segs)-1].end = int32(len(c.m.code)) }

// connect turns the places that an op names into segments.
func (c *compiler) connect(o *op) {
	for _, e := range o.in.Succs {
		o.edges = append(o.edges, edge{to: c.segAt[e.To], copies: c.copies(e.Copies)})
	}
	o.join = noJoin
	if o.in.Join != lower.NoPC {
		o.join = c.segAt[o.in.Join]
	}
}

func (c *compiler) operand(s lower.Slot) operand {
	if s == lower.NoSlot {
		return none
	}
	return c.m.operand(s)
}

func (c *compiler) copies(list []lower.Copy) []copyOp {
	var out []copyOp
	for _, x := range list {
		out = append(out, copyOp{c.operand(x.Dst), c.operand(x.Src)})
	}
	return out
}

// op makes an op of an instruction; one that cannot run becomes one that refuses to.
func (c *compiler) op(pc lower.PC, f *lower.Func) op {
	in := &c.m.prog.Insts[pc]
	o := op{kind: in.Kind, pc: pc, in: in, not: in.Not, branch: -1, join: noJoin}
	if in.Guard != lower.NoSlot {
		o.guarded, o.guard = true, c.operand(in.Guard)
	}
	for _, s := range in.Src {
		o.srcs = append(o.srcs, c.operand(s))
	}
	for _, d := range in.Defs {
		o.dsts = append(o.dsts, c.operand(d.Slot))
	}
	o.pass = c.copies(in.Pass)
	if in.Br != nil {
		o.branch = int32(in.Br.Index)
	}
	var err error
	switch in.Kind {
	case lower.Exec:
		o.exec, err = alu.Compile(in.V)
		if c.m.llvm {
			o.taint = taintOf(in.V)
		}
	case lower.Memcpy, lower.Memset, lower.Alloca:
	case lower.Load, lower.Store, lower.Atom:
		o.addr = none
		if in.Addr.Base == lower.BaseSlot {
			o.addr = c.operand(in.Addr.Slot)
		}
		o.mem, err = c.memOp(in, f)
	default:
		if collectives[in.Kind] != nil {
			o.col, err = collectives[in.Kind](in.V)
		}
	}
	if err != nil {
		refused := *in
		refused.Text = err.Error()
		o.kind, o.in, o.srcs = lower.Refuse, &refused, nil
	}
	return o
}

// firstUses are the types by which f's loads make words up.
func (c *compiler) firstUses(f *lower.Func) mem.FirstUse {
	u, ok := c.firstUse[f.F]
	if !ok {
		u = mem.FirstUses(f.Code)
		c.firstUse[f.F] = u
	}
	return u
}
