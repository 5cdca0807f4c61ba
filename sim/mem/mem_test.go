package mem_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/sim/mem"
)

func TestBoundedBuffer(t *testing.T) {
	for _, ptrBits := range []int{32, 64} {
		m := mem.New(ptrBits)
		a := m.AddBuffer("a", 16, []byte{1, 2, 3, 4, 5})
		b := m.AddBuffer("b", 1<<20, nil)
		c := m.Cursor()

		v, f := c.Load(a, 4, 4, ir.U32)
		require.Nil(t, f)
		assert.Equal(t, uint64(0x04030201), v)
		v, f = c.Load(a+8, 8, 8, ir.U64)
		require.Nil(t, f)
		assert.Zero(t, v, "zeros follow what the filler says")

		require.Nil(t, c.Store(b+1<<20-8, 8, 8, ^uint64(0)))
		v, f = c.Load(b+1<<20-2, 2, 2, ir.U16)
		require.Nil(t, f)
		assert.Equal(t, uint64(0xffff), v)

		for _, bad := range []struct {
			addr uint64
			n    int
			text string
		}{
			{a + 16, 4, "out of bounds: 4 bytes at a+16, which has 16 bytes"},
			{a - 4, 4, "out of bounds: 4 bytes at a-4, which has 16 bytes"},
			{a + 2, 4, "misaligned: 4 bytes at a+2"},
			{0, 4, "no memory at address 0x0 (4 bytes)"},
			{b + 1<<20, 8, "out of bounds: 8 bytes at b+1048576, which has 1048576 bytes"},
		} {
			// The cursor has been on the neighbouring page, then on another.
			for _, warm := range []uint64{a, b} {
				_, f = c.Load(warm, 4, 4, ir.U32)
				require.Nil(t, f)
				_, f = c.Load(bad.addr, bad.n, bad.n, ir.U32)
				require.NotNil(t, f, bad.text)
				assert.Contains(t, f.Error(), bad.text)
				f = c.Store(bad.addr, bad.n, bad.n, 0)
				require.NotNil(t, f, bad.text)
				assert.Contains(t, f.Error(), bad.text)
			}
		}
	}
}

// A load just below the page that the cursor stands on must not wrap around into it.
func TestCursorBelowPage(t *testing.T) {
	m := mem.New(64)
	a := m.AddBuffer("a", 3*4096, nil)
	c := m.Cursor()
	require.Nil(t, c.Store(a+4096-4, 4, 4, 7))
	_, f := c.Load(a+4096, 4, 4, ir.U32)
	require.Nil(t, f)
	v, f := c.Load(a+4096-4, 4, 4, ir.U32)
	require.Nil(t, f)
	assert.Equal(t, uint64(7), v)
	dst, addr := make([]uint64, 2), []uint64{a + 4096, a + 4096 - 4}
	_, f = c.LoadLanes(dst, addr, 0, 3, 4, 4, ir.U32)
	require.Nil(t, f)
	assert.Equal(t, []uint64{0, 7}, dst)
}

func TestMadeUpDoesNotDependOnOrder(t *testing.T) {
	words := func(order []int) map[int]uint64 {
		m := mem.New(64)
		m.SetMadeUp(1, 100)
		a := m.AddBuffer("a", -1, nil)
		c := m.Cursor()
		got := make(map[int]uint64)
		for _, i := range order {
			v, f := c.Load(a+uint64(4*i), 4, 4, ir.TF32)
			require.Nil(t, f)
			got[i] = v
		}
		return got
	}
	assert.Equal(t, words([]int{0, 1, 2, -5, 90000}), words([]int{90000, -5, 2, 1, 0}))
}

func TestMadeUpDistribution(t *testing.T) {
	m := mem.New(64)
	m.SetMadeUp(3, 57)
	fs, is, at := m.AddBuffer("f", -1, nil), m.AddBuffer("i", -1, nil), m.AddBuffer("a", -1, nil)
	c := m.Cursor()
	const n = 20000
	var sum, squares float64
	seen := make(map[uint64]bool)
	for i := range uint64(n) {
		v, f := c.Load(fs+4*i, 4, 4, ir.TF32)
		require.Nil(t, f)
		x := float64(math.Float32frombits(uint32(v)))
		sum += x
		squares += x * x
		v, f = c.Load(is+4*i, 4, 4, ir.S32)
		require.Nil(t, f)
		require.Less(t, v, uint64(57))
		seen[v] = true
		v, f = c.LoadAtomic(at+4*i, 4, 4)
		require.Nil(t, f)
		require.Zero(t, v)
	}
	assert.InDelta(t, 0, sum/n, 0.03)
	assert.InDelta(t, 1, squares/n, 0.05)
	assert.Len(t, seen, 57)
}

func TestMadeUpHalves(t *testing.T) {
	m := mem.New(64)
	m.SetMadeUp(3, 57)
	a, b := m.AddBuffer("a", -1, nil), m.AddBuffer("b", -1, nil)
	c := m.Cursor()
	var sum, squares float64
	const n = 5000
	for i := range uint64(n) {
		v, f := c.Load(a+2*i, 2, 2, ir.TF16)
		require.Nil(t, f)
		exp, frac := int(v>>10&31), float64(v&1023)
		x := math.Ldexp(frac/1024, -14)
		if exp > 0 {
			x = math.Ldexp(1+frac/1024, exp-15)
		}
		if v>>15 == 1 {
			x = -x
		}
		sum, squares = sum+x, squares+x*x
		w, f := c.Load(b+2*i, 2, 2, ir.TBF16)
		require.Nil(t, f)
		assert.Less(t, math.Abs(float64(math.Float32frombits(uint32(w)<<16))), 6.0)
	}
	assert.InDelta(t, 0, sum/n, 0.06)
	assert.InDelta(t, 1, squares/n, 0.1)
}

func TestDiffAndClone(t *testing.T) {
	m := mem.New(64)
	m.SetMadeUp(9, 10)
	a, b := m.AddBuffer("a", 64, []byte{1}), m.AddBuffer("b", -1, nil)
	n := m.Clone()
	cm, cn := m.Cursor(), n.Cursor()
	assert.Empty(t, mem.Diff(m, n, 10))
	// Reading made-up words on one side only is no difference.
	_, f := cm.Load(b+400, 4, 4, ir.TF32)
	require.Nil(t, f)
	assert.Empty(t, mem.Diff(m, n, 10))
	require.Nil(t, cm.Store(a+4, 4, 4, 0x10))
	require.Nil(t, cm.Store(b-8, 2, 2, 0xabcd))
	require.Nil(t, cn.Store(b+400, 4, 4, 1))
	d := mem.Diff(m, n, 10)
	require.Len(t, d, 3)
	assert.Equal(t, "a+4: 00000010 against 00000000", d[0])
	assert.Equal(t, "b-8: ????abcd against ????????", d[1])
	assert.Contains(t, d[2], "b+400: ")
	assert.Len(t, mem.Diff(m, n, 1), 1)
	require.Nil(t, cn.Store(a+4, 4, 4, 0x10))
	assert.Len(t, mem.Diff(m, n, 10), 2, "the same bytes written on both sides")
}

func TestVersionCountsChanges(t *testing.T) {
	m := mem.New(64)
	a := m.AddBuffer("a", 64, nil)
	c := m.Cursor()
	v := m.Version()
	require.Nil(t, c.Store(a, 4, 4, 0))
	assert.Equal(t, v, m.Version(), "a store of what is there changes nothing")
	require.Nil(t, c.Store(a, 4, 4, 1))
	assert.NotEqual(t, v, m.Version())
}

func TestModule(t *testing.T) {
	m := &ir.Module{PtrBits: 64}
	f := m.NewFunc("f", false)
	g := m.NewFunc("g", false)
	x := &ir.Symbol{Name: "x", Space: ir.Global, Size: 16, Data: []byte{1, 0, 0, 0}}
	table := &ir.Symbol{Name: "table", Space: ir.Const, Size: 24, Relocs: []ir.Reloc{
		{Off: 0, Size: 8, Sym: f.Sym}, {Off: 8, Size: 8, Sym: g.Sym}, {Off: 16, Size: 8, Sym: x, Add: 4, Generic: true}}}
	m.Syms = []*ir.Symbol{table, x}
	memory := mem.New(64)
	memory.AddModule(m)
	c := memory.Cursor()
	at, ok := memory.AddrOf(table)
	require.True(t, ok)
	load := func(a uint64) uint64 {
		v, f := c.Load(a, 8, 8, ir.U64)
		require.Nil(t, f)
		return v
	}
	assert.Same(t, f, memory.FuncAt(load(at)))
	assert.Same(t, g, memory.FuncAt(load(at+8)))
	assert.Nil(t, memory.FuncAt(load(at)+1))
	xa, _ := memory.AddrOf(x)
	assert.Equal(t, xa+4, load(at+16))
	assert.Equal(t, uint64(1), load(xa))
	fault := c.Store(at, 8, 8, 0)
	require.NotNil(t, fault)
	assert.Contains(t, fault.Error(), "write to read-only memory: 8 bytes at table+0")
	space, _ := memory.Resolve(at)
	assert.Equal(t, ir.Const, space)
}

func TestWindows(t *testing.T) {
	for _, ptrBits := range []int{32, 64} {
		m := mem.New(ptrBits)
		a := m.AddBuffer("a", 64, nil)
		for _, s := range []ir.Space{ir.Shared, ir.Local, ir.Param} {
			got, off := m.Resolve(m.Window(s) + 12)
			assert.Equal(t, s, got)
			assert.Equal(t, uint64(12), off)
		}
		got, addr := m.Resolve(a)
		assert.Equal(t, ir.Global, got)
		assert.Equal(t, a, addr)
	}
}

// More than an address space holds is refused at the access, not with a panic.
func TestFullAddressSpace(t *testing.T) {
	for _, ptrBits := range []int{32, 64} {
		m := mem.New(ptrBits)
		assert.Zero(t, m.AddBuffer("vast", 1<<60, []byte{1}))
		var last uint64
		for range 70000 {
			last = m.AddBuffer("x", 4, nil)
		}
		assert.Zero(t, last)
		_, f := m.Cursor().Load(last, 4, 4, ir.U32)
		require.NotNil(t, f)
		assert.Empty(t, mem.Diff(m, m.Clone(), 1))
	}
}

func TestSegment(t *testing.T) {
	s := &mem.Segment{Space: ir.Shared, Name: "shared memory", Data: make([]byte, 8)}
	changed, f := s.Store(4, 4, 0x1_0000_0005)
	require.Nil(t, f)
	assert.True(t, changed)
	changed, _ = s.Store(4, 4, 5)
	assert.False(t, changed)
	v, f := s.Load(4, 2)
	require.Nil(t, f)
	assert.Equal(t, uint64(5), v)
	_, f = s.Load(6, 4)
	require.NotNil(t, f)
	assert.Contains(t, f.Error(), "misaligned: 4 bytes at shared memory+6")
	_, f = s.Load(8, 4)
	require.NotNil(t, f)
	assert.Contains(t, f.Error(), "out of bounds: 4 bytes at shared memory+8, which has 8 bytes")
	_, f = s.Load(^uint64(3), 4)
	require.NotNil(t, f)
}

func BenchmarkLoadLanes(b *testing.B) {
	m := mem.New(64)
	a := m.AddBuffer("a", 1<<20, nil)
	c := m.Cursor()
	dst, addr := make([]uint64, 32), make([]uint64, 32)
	for i := range addr {
		addr[i] = a + 4*uint64(i)
	}
	for b.Loop() {
		c.LoadLanes(dst, addr, 128, 1<<32-1, 4, 4, ir.U32)
	}
}

func BenchmarkStoreLanes(b *testing.B) {
	m := mem.New(64)
	a := m.AddBuffer("a", 1<<20, nil)
	c := m.Cursor()
	v, addr := make([]uint64, 32), make([]uint64, 32)
	for i := range addr {
		addr[i] = a + 4*uint64(i)
	}
	for b.Loop() {
		c.StoreLanes(addr, 128, v, 1<<32-1, 4, 4)
	}
}
