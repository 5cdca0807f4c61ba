package sim

import (
	"math/bits"

	"lockstep/ir"
	"lockstep/ir/target"
	"lockstep/lower"
	"lockstep/sim/alu"
	"lockstep/sim/mem"
)

// Warp is a warp of the block that runs.
type Warp struct {
	Block [3]uint32 // index of its block
	Index int       // of the warp in the block
	Width int       // lanes

	m     *machine
	blk   *block
	path  path      // the lanes that run; none can if the mask is empty
	model scheduler // where the other lanes are
	alive uint64    // lanes that exist and have not exited
	// blocked: no lane can run until a block barrier opens.
	blocked bool

	regs   []uint64 // lane vectors: the pool, then the frames
	local  []mem.Segment
	cursor *mem.Cursor
	kernel frame
	free   *frame // frames to use again

	poison   []uint64 // LLVM: by lane vector of regs, the lanes that are poison
	poisoned bool     // some are

	src alu.Operands
	dst alu.Results
	tmp [3][]uint64

	ways [2]uint64 // of a branch, for those who watch

	spin spin
}

// frame is a call in progress, of the lanes that run it together.
type frame struct {
	parent   *frame
	base     int32  // of its slots in the registers
	sp       int64  // of its memory in the local memory of each thread
	ret      int32  // segment behind the call
	returned uint64 // lanes that have returned
	depth    int
	dynamic  int64 // bytes of its memory behind its variables
	call     *op
	callee   *lower.Func
}

// block is the block that runs.
type block struct {
	index  [3]uint32
	warps  []*Warp
	shared mem.Segment
	live   int // threads that have not exited
	bars   [numBarriers]barrier
}

// slice is how many issues a warp runs before another one has its turn.
const slice = 1 << 14

// runBlock runs one block to its end.
func (m *machine) runBlock(index [3]uint32) *stop {
	threads := int(m.block[0] * m.block[1] * m.block[2])
	b := &block{index: index, live: threads}
	b.shared = mem.Segment{Space: ir.Shared, Name: "shared memory", Data: make([]byte, m.prog.DynamicBase()+m.cfg.DynamicShared)}
	for i := 0; i*m.width < threads; i++ {
		if i == len(m.warps) {
			m.warps = append(m.warps, m.newWarp(i))
		}
		w := m.warps[i]
		w.start(b, min(m.width, threads-i*m.width))
		b.warps = append(b.warps, w)
	}
	for {
		ran, spinning := false, true
		for _, w := range b.warps {
			if w.path.mask == 0 || w.blocked {
				continue
			}
			ran = true
			if end := w.run(); end != nil {
				return end
			}
			spinning = spinning && (w.path.mask == 0 || w.blocked || w.spin.confirmed(m))
		}
		if !ran {
			return m.deadlock(b)
		}
		if spinning {
			if end := m.livelock(b); end != nil {
				return end
			}
		}
	}
}

func (m *machine) newWarp(i int) *Warp {
	w := &Warp{Index: i, Width: m.width, m: m, model: newScheduler[m.cfg.Model](), cursor: m.mem.Cursor()}
	pool := len(m.prog.Pool) * m.width
	w.regs = make([]uint64, pool+m.prog.Funcs[0].NumSlots*m.width)
	w.local = make([]mem.Segment, m.width)
	for l := range w.local {
		w.local[l] = mem.Segment{Space: ir.Local, Name: "local memory", Data: make([]byte, m.prog.Funcs[0].Frame)}
	}
	for i := range w.tmp {
		w.tmp[i] = make([]uint64, m.width)
	}
	return w
}

// start puts the warp's threads at the beginning of the kernel, in block b.
func (w *Warp) start(b *block, threads int) {
	m := w.m
	w.Block, w.blk = b.index, b
	w.alive = ^uint64(0) >> (64 - threads)
	w.blocked = false
	pool := len(m.prog.Pool) * m.width
	clear(w.regs[pool:])
	for l := range w.local {
		clear(w.local[l].Data)
	}
	w.kernel = frame{base: int32(pool)}
	w.path = path{mask: w.alive, frame: &w.kernel}
	w.model.reset()
	w.spin.reset()
	w.fillPool()
	if m.llvm {
		w.startPoison()
	}
}

// fillPool computes what never changes for the warp.
func (w *Warp) fillPool() {
	m := w.m
	for i, e := range m.prog.Pool {
		v := w.regs[i*m.width : (i+1)*m.width]
		switch {
		case e.Sreg != target.NoSreg:
			w.readSreg(e.Sreg, v)
		case e.Undef != 0:
			for l := range v {
				v[l] = m.mem.Undef(uint64(e.Undef), w.number(l)) & e.Bits
			}
		default:
			x := e.Bits
			if e.Sym != nil {
				if a, ok := m.mem.AddrOf(e.Sym); ok {
					x += a
				}
				if m.mem.PtrBits() == 32 {
					x = uint64(uint32(x))
				}
			}
			for l := range v {
				v[l] = x
			}
		}
	}
}

// vec is the lane vector of an operand.
func (w *Warp) vec(o operand, f *frame) []uint64 {
	at := int(o.off + f.base&o.rel)
	return w.regs[at : at+w.Width : at+w.Width]
}

// holds returns the lanes of mask whose predicate is true.
func holds(v []uint64, mask uint64) uint64 { return alu.Holds(v) & mask }

// move copies src to dst in the lanes of mask.
func (w *Warp) move(dst, src []uint64, mask uint64) {
	if mask == w.m.lanes {
		copy(dst, src)
		return
	}
	for ; mask != 0; mask &= mask - 1 {
		i := bits.TrailingZeros64(mask)
		dst[i] = src[i]
	}
}

// moves carries out copies in the lanes of mask.
func (w *Warp) moves(list []copyOp, mask uint64) {
	f := w.path.frame
	for _, c := range list {
		w.move(w.vec(c.dst, f), w.vec(c.src, f), mask)
	}
	if w.poisoned {
		for _, c := range list {
			w.carry(c.dst, f, c.src, f, mask)
		}
	}
}

// exit ends the threads of lanes, which all run in the current path.
func (w *Warp) exit(lanes uint64) {
	w.alive &^= lanes
	w.blk.live -= bits.OnesCount64(lanes)
	if w.path.mask &^= lanes; w.path.mask == 0 {
		w.model.leave(w)
	}
	w.m.openBarriers(w.blk)
}

// clock is the number of instructions that the run has issued, the machine's only clock.
func (w *Warp) clock() uint64 { return w.m.counters.Issues }

// readSreg computes a special register for all lanes.
func (w *Warp) readSreg(s target.Sreg, v []uint64) {
	if f := laneSregs[s]; f != nil {
		for l := range v {
			v[l] = f(w, l)
		}
		return
	}
	var x uint64
	if f := warpSregs[s]; f != nil {
		x = f(w)
	}
	for l := range v {
		v[l] = x
	}
}
