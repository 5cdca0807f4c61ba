package sim_test

// What single instructions do to a warp: guards, faults, barriers, exits, calls, collectives, atomics.

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/sim"
)

// perLane is a kernel that computes %r for each thread by body and stores it to out[tid]. %t is the thread index.
func perLane(body string) string {
	return kernelText(".param .u64 out", `  .reg .pred %p, %q;
  .reg .b32 %t, %r, %s, %u, %mask;
  .reg .b64 %a, %l;
  .reg .f32 %f;
  .shared .align 4 .b8 sh[256];
  .local .align 4 .b8 lo[16];
  mov.u32 %t, %tid.x;
  mov.u32 %r, 0;
`+body+`
  ld.param.u64 %a, [out];
  mad.wide.u32 %a, %t, 4, %a;
  st.global.u32 [%a], %r;
  ret;
`)
}

// lanes runs perLane(body) and gives what n threads stored.
func lanes(t *testing.T, n int, body string) ([]uint32, *sim.Result) {
	t.Helper()
	b := load(t, "k.ptx", perLane(body), "").buffer("out", int64(4*n)).block(uint32(n))
	r := b.run(sim.Done)
	return b.words("out", n), r
}

func each(n int, f func(i int) uint32) []uint32 {
	out := make([]uint32, n)
	for i := range out {
		out[i] = f(i)
	}
	return out
}

func TestGuards(t *testing.T) {
	got, r := lanes(t, 32, `  setp.lt.u32 %p, %t, 10;
  mov.u32 %r, 5;
  @%p mov.u32 %r, 7;
  setp.gt.u32 %q, %t, 99;
  @%q mov.u32 %r, 9;
  @!%q add.u32 %r, %r, 1;`)
	assert.Equal(t, each(32, func(i int) uint32 {
		if i < 10 {
			return 8
		}
		return 6
	}), got)
	// All 12 issue with 32 lanes; the guarded ones are on in 10, 0 and 32 of them.
	assert.Equal(t, uint64(12), r.Counters.Issues)
	assert.Equal(t, uint64(12*32), r.Counters.ThreadInstructions)
	assert.Equal(t, uint64(9*32+10+0+32), r.Counters.NotPredicatedOff)
	assert.Zero(t, r.Counters.BranchesExecuted)
}

// A guarded definition whose old value lives on must not write into it.
func TestGuardKeepsOldValue(t *testing.T) {
	got, _ := lanes(t, 32, `  add.u32 %s, %t, 100;
  setp.lt.u32 %p, %t, 16;
  mov.u32 %u, %s;
  @%p mov.u32 %u, 1;
  add.u32 %r, %u, %s;`)
	assert.Equal(t, each(32, func(i int) uint32 {
		if i < 16 {
			return uint32(101 + i)
		}
		return uint32(200 + 2*i)
	}), got)
}

func TestPartialWarpAndWidths(t *testing.T) {
	for _, w := range []int{1, 3, 8, 31, 32, 33, 64} {
		b := load(t, "k.ptx", perLane("  mov.u32 %r, %laneid;"), "").buffer("out", 4*100).block(100).warp(w)
		r := b.run(sim.Done)
		assert.Equal(t, each(100, func(i int) uint32 { return uint32(i % w) }), b.words("out", 100))
		assert.Equal(t, uint64((100+w-1)/w*7), r.Counters.Issues)
		assert.Equal(t, uint64(100*7), r.Counters.ThreadInstructions, "lanes beyond the block do not exist")
	}
}

func TestSpecialRegisters(t *testing.T) {
	b := load(t, "k.ptx", perLane(`  mov.u32 %s, %tid.y;
  mov.u32 %u, %tid.z;
  mad.lo.u32 %r, %u, 100, %s;
  mad.lo.u32 %r, %r, 100, %t;
  mov.u32 %u, %ntid.x;
  mov.u32 %mask, %ntid.y;
  mad.lo.u32 %s, %u, 0, %s;
  mov.u32 %s, %tid.y;
  mad.lo.u32 %t, %s, %u, %t;
  mul.lo.u32 %u, %u, %mask;
  mov.u32 %s, %tid.z;
  mad.lo.u32 %t, %s, %u, %t;`), "").buffer("out", 4*24)
	b.cfg.Block = [3]uint32{3, 4, 2}
	b.run(sim.Done)
	assert.Equal(t, each(24, func(i int) uint32 { return uint32(i/12*10000 + i/3%4*100 + i%3) }), b.words("out", 24))
	got, _ := lanes(t, 64, "  mov.u32 %r, %lanemask_lt;\n  mov.u32 %s, %warpid;\n  add.u32 %r, %r, %s;")
	assert.Equal(t, each(64, func(i int) uint32 { return 1<<(i%32) - 1 + uint32(i/32) }), got)
}

func TestFaultsNameThePlace(t *testing.T) {
	run := func(body string) string {
		b := load(t, "k.ptx", perLane(body), "").buffer("out", 128)
		return b.run(sim.Faulted).Reason
	}
	r := run("  ld.param.u64 %l, [out];\n  mad.wide.u32 %l, %t, 8, %l;\n  ld.global.u32 %r, [%l+4];")
	assert.Equal(t, "k.ptx:16:3: ld.global.u32: out of bounds: 4 bytes at out+132, which has 128 bytes (address 0x48000000084): thread (16,0,0) of block (0,0,0), lane 16 of warp 0",
		stripAddr(r, "0x48000000084"))
	assert.Contains(t, run("  ld.param.u64 %l, [out];\n  add.u64 %l, %l, 2;\n  st.global.u32 [%l], %r;"), "misaligned: 4 bytes at out+2 (address")
	assert.Contains(t, run("  ld.param.u64 %l, [out];\n  ld.global.v2.u32 {%r, %s}, [%l+4];"), "misaligned: 8 bytes at out+4")
	assert.Contains(t, run("  mov.u64 %l, 0;\n  ld.global.u32 %r, [%l];"), "no memory at address 0x0 (4 bytes): thread (0,0,0)")
	assert.Contains(t, run("  mov.u64 %l, 0;\n  ld.u32 %r, [%l];"), "no memory at address 0x0 (4 bytes)")
	assert.Contains(t, run("  shl.b32 %s, %t, 4;\n  st.shared.u32 [%s], %r;"), "out of bounds: 4 bytes at shared memory+256, which has 256 bytes")
	assert.Contains(t, run("  ld.local.u32 %r, [lo+16];"), "out of bounds: 4 bytes at local memory+16")
	assert.Contains(t, run("  setp.eq.u32 %p, %t, 3;\n  @%p ld.shared.u32 %r, [sh+2];"), "misaligned: 4 bytes at shared memory+2 (address 0x2): thread (3,0,0)")
}

// stripAddr fails the test's comparison if the address is not in the text, wherever buffers lie.
func stripAddr(s, addr string) string {
	var a uint64
	if i := indexOf(s, "address 0x"); i >= 0 {
		fmt.Sscanf(s[i+len("address "):], "%v", &a)
	}
	return replaceFirst(s, fmt.Sprintf("%#x", a), addr)
}

func indexOf(s, sub string) int {
	for i := 0; i+len(sub) <= len(s); i++ {
		if s[i:i+len(sub)] == sub {
			return i
		}
	}
	return -1
}

func replaceFirst(s, old, new string) string {
	if i := indexOf(s, old); i >= 0 {
		return s[:i] + new + s[i+len(old):]
	}
	return s
}

// The counts end with the instruction that faults.
func TestCountsUpToTheFault(t *testing.T) {
	b := load(t, "k.ptx", perLane("  mov.u64 %l, 0;\n  ld.global.u32 %r, [%l];\n  mov.u32 %r, 1;"), "").buffer("out", 128)
	r := b.run(sim.Faulted)
	assert.Equal(t, uint64(4), r.Counters.Issues)
	assert.Equal(t, uint64(4*32), r.Counters.ThreadInstructions)
	assert.Equal(t, uint64(4*32), r.Counters.NotPredicatedOff)
	assert.Equal(t, uint64(1), r.Counters.MemoryInstructions)
}

func TestMemorySpaces(t *testing.T) {
	got, r := lanes(t, 32, `  shl.b32 %s, %t, 2;
  mov.u32 %u, sh;
  add.u32 %u, %u, %s;
  st.shared.u32 [%u], %t;
  xor.b32 %s, %s, 4;
  mov.u32 %u, sh;
  add.u32 %u, %u, %s;
  ld.shared.u32 %r, [%u];
  cvt.u64.u32 %l, %u;
  cvta.shared.u64 %l, %l;
  ld.u32 %s, [%l];
  mad.lo.u32 %r, %s, 1000, %r;
  mov.u64 %l, lo;
  st.local.u32 [%l+8], %t;
  cvta.local.u64 %l, %l;
  ld.u32 %s, [%l+8];
  isspacep.local %p, %l;
  selp.u32 %u, 100000, 0, %p;
  add.u32 %r, %r, %u;
  mad.lo.u32 %r, %s, 200000, %r;`)
	assert.Equal(t, each(32, func(i int) uint32 { return uint32((i^1)*1001 + 100000 + i*200000) }), got)
	assert.Equal(t, uint64(6), r.Counters.MemoryInstructions, "all but the load of the parameter")
	assert.Equal(t, uint64(4), r.Counters.Sectors, "those of the last store")
}

func TestSubwordMemory(t *testing.T) {
	b := load(t, "k.ptx", perLane(`  ld.param.u64 %l, [out];
  ld.global.s8 %r, [%l];
  ld.global.u8 %s, [%l+1];
  add.u32 %r, %r, %s;
  ld.global.s16 %s, [%l+2];
  add.u32 %r, %r, %s;
  mov.u32 %s, 0x12345678;
  st.global.u8 [%l+1], %s;`), "").buffer("out", 4, 0x8000ff80).block(1)
	b.run(sim.Done)
	sum := -128 + 255 - 32768
	assert.Equal(t, []uint32{uint32(sum)}, b.words("out", 1))
}

func TestSectors(t *testing.T) {
	for _, c := range []struct {
		stride, want uint64
		vec          string
	}{{0, 1, ""}, {4, 4, ""}, {8, 8, ""}, {32, 32, ""}, {64, 32, ""}, {16, 16, ".v4"}, {32, 32, ".v4"}} {
		dst := "%r"
		if c.vec != "" {
			dst = "{%r, %s, %u, %mask}"
		}
		b := load(t, "k.ptx", perLane(fmt.Sprintf("  ld.param.u64 %%l, [out];\n  mad.wide.u32 %%l, %%t, %d, %%l;\n  ld.global%s.u32 %s, [%%l];", c.stride, c.vec, dst)), "").buffer("out", 4096)
		r := b.run(sim.Done)
		assert.Equal(t, c.want, b.at(r, "ld.global", 0).Sectors, "stride %d %s", c.stride, c.vec)
	}
	// Not in order: the same sectors again.
	b := load(t, "k.ptx", perLane("  ld.param.u64 %l, [out];\n  xor.b32 %s, %t, 31;\n  mad.wide.u32 %l, %s, 4, %l;\n  ld.global.u32 %r, [%l];"), "").buffer("out", 4096)
	r := b.run(sim.Done)
	assert.Equal(t, uint64(4), b.at(r, "ld.global", 0).Sectors)
}

// shuffle runs one shuffle of the lane index and gives value and predicate per lane.
func shuffle(t *testing.T, mode, lane, clamp string) (vals, preds []uint32) {
	got, _ := lanes(t, 32, fmt.Sprintf("  shfl.sync.%s.b32 %%s|%%p, %%t, %s, %s, 0xffffffff;\n  selp.u32 %%u, 1000, 0, %%p;\n  add.u32 %%r, %%s, %%u;", mode, lane, clamp))
	for _, x := range got {
		vals, preds = append(vals, x%1000), append(preds, x/1000)
	}
	return vals, preds
}

func TestShuffles(t *testing.T) {
	for _, c := range []struct {
		mode, lane, clamp string
		want              func(l int) (int, bool)
	}{
		{"up", "1", "0", func(l int) (int, bool) { return l - 1, l >= 1 }},
		{"up", "5", "0x1800", func(l int) (int, bool) { return l - 5, l%8 >= 5 }}, // segments of 8
		{"down", "2", "31", func(l int) (int, bool) { return l + 2, l+2 < 32 }},
		{"down", "3", "0x1807", func(l int) (int, bool) { return l + 3, l%8+3 < 8 }},
		{"bfly", "16", "31", func(l int) (int, bool) { return l ^ 16, true }},
		{"bfly", "4", "0x1c03", func(l int) (int, bool) { return l ^ 4, l^4 <= l&28|3 }},
		{"bfly", "33", "31", func(l int) (int, bool) { return l ^ 1, true }}, // the lane operand by its low five bits
		{"idx", "3", "31", func(int) (int, bool) { return 3, true }},
		{"idx", "9", "0x1807", func(l int) (int, bool) { return l&24 | 1, true }},
		{"idx", "%t", "15", func(l int) (int, bool) { return l, l <= 15 }},
	} {
		vals, preds := shuffle(t, c.mode, c.lane, c.clamp)
		for l := range 32 {
			j, in := c.want(l)
			if !in {
				j = l
			}
			require.Equal(t, uint32(j), vals[l], "%s %s %s lane %d", c.mode, c.lane, c.clamp, l)
			require.Equal(t, in, preds[l] == 1, "%s %s %s lane %d", c.mode, c.lane, c.clamp, l)
		}
	}
}

// All sources are read before any result is written, also into the source's own register.
func TestShuffleInPlace(t *testing.T) {
	got, _ := lanes(t, 32, "  mov.u32 %r, %t;\n  shfl.sync.down.b32 %r, %r, 1, 31, 0xffffffff;\n  shfl.sync.up.b32 %r, %r, 1, 0, 0xffffffff;")
	assert.Equal(t, each(32, func(i int) uint32 { return uint32(max(i, 1)) }), got)
}

func TestVotesMatchRedux(t *testing.T) {
	got, _ := lanes(t, 32, `  setp.lt.u32 %p, %t, 5;
  vote.sync.ballot.b32 %r, %p, 0xffffffff;
  vote.sync.any.pred %q, %p, 0xffffffff;
  selp.u32 %s, 0x100, 0, %q;
  add.u32 %r, %r, %s;
  vote.sync.all.pred %q, !%p, 0xffffffff;
  selp.u32 %s, 0x200, 0, %q;
  add.u32 %r, %r, %s;
  vote.sync.uni.pred %q, %p, 0xffffffff;
  selp.u32 %s, 0x400, 0, %q;
  add.u32 %r, %r, %s;`)
	assert.Equal(t, each(32, func(int) uint32 { return 0x11f }), got)
	got, _ = lanes(t, 32, "  and.b32 %s, %t, 3;\n  match.any.sync.b32 %r, %s, 0xffffffff;")
	assert.Equal(t, each(32, func(i int) uint32 { return 0x11111111 << (i & 3) }), got)
	got, _ = lanes(t, 32, "  match.all.sync.b32 %r|%p, %t, 0xffffffff;\n  match.all.sync.b32 %s|%q, %mask, 0xffffffff;\n  @%q add.u32 %r, %r, %s;\n  @%p add.u32 %r, %r, 1;")
	assert.Equal(t, each(32, func(int) uint32 { return 0xffffffff }), got)
	got, _ = lanes(t, 32, "  redux.sync.add.u32 %r, %t, 0xffffffff;\n  sub.s32 %s, 3, %t;\n  redux.sync.min.s32 %s, %s, 0xffffffff;\n  add.u32 %r, %r, %s;")
	assert.Equal(t, each(32, func(int) uint32 { return 496 - 28 }), got)
	got, _ = lanes(t, 32, "  setp.lt.u32 %p, %t, 7;\n  @%p bra X;\n  elect.sync %r|%q, 0xffffff80;\n  @%q add.u32 %r, %r, 100;\n  activemask.b32 %s;\n  and.b32 %s, %s, 0xff;\n  add.u32 %r, %r, %s;\nX:")
	assert.Equal(t, each(32, func(i int) uint32 {
		switch {
		case i < 7:
			return 0
		case i == 7:
			return 7 + 100 + 128
		}
		return 7 + 128
	}), got)
}

func TestAtomics(t *testing.T) {
	run := func(init uint32, body string) ([]uint32, []uint32) {
		src := kernelText(".param .u64 x, .param .u64 out", decls+"  .reg .b64 %x;\n  .reg .f32 %f;\n  ld.param.u64 %x, [x];\n  ld.param.u64 %a, [out];\n  mov.u32 %t, %tid.x;\n  mad.wide.u32 %a, %t, 4, %a;\n  mov.u32 %acc, 0;\n"+
			body+"\n  st.global.u32 [%a], %acc;\n  ret;\n")
		b := load(t, "k.ptx", src, "").buffer("x", 4, init).buffer("out", 32).block(8)
		b.run(sim.Done)
		return b.words("x", 1), b.words("out", 8)
	}
	x, old := run(100, "  atom.global.add.u32 %acc, [%x], %t;")
	assert.Equal(t, []uint32{128}, x)
	assert.Equal(t, []uint32{100, 100, 101, 103, 106, 110, 115, 121}, old, "in the order of the lanes")
	x, _ = run(5, "  red.global.max.s32 [%x], %t;")
	assert.Equal(t, []uint32{7}, x)
	x, _ = run(5, "  sub.s32 %t, 0, %t;\n  red.global.min.s32 [%x], %t;")
	assert.Equal(t, []uint32{0xfffffff9}, x)
	x, old = run(0, "  atom.global.inc.u32 %acc, [%x], 4;")
	assert.Equal(t, []uint32{3}, x)
	assert.Equal(t, []uint32{0, 1, 2, 3, 4, 0, 1, 2}, old)
	x, old = run(2, "  atom.global.dec.u32 %acc, [%x], 4;")
	assert.Equal(t, []uint32{2, 1, 0, 4, 3, 2, 1, 0}, old)
	assert.Equal(t, []uint32{4}, x)
	x, old = run(3, "  add.u32 %u, %t, 1;\n  atom.global.cas.b32 %acc, [%x], %t, 77;")
	assert.Equal(t, []uint32{77}, x)
	assert.Equal(t, []uint32{3, 3, 3, 3, 77, 77, 77, 77}, old)
	x, old = run(9, "  atom.global.exch.b32 %acc, [%x], %t;")
	assert.Equal(t, []uint32{7}, x)
	assert.Equal(t, []uint32{9, 0, 1, 2, 3, 4, 5, 6}, old)
	x, _ = run(0x3f800000, "  cvt.rn.f32.u32 %f, %t;\n  red.global.add.f32 [%x], %f;")
	assert.Equal(t, []uint32{0x41e80000}, x, "1 + 28")
}

func TestBlockBarriers(t *testing.T) {
	// Each warp reads what the next one wrote before the barrier.
	got, _ := lanes(t, 64, `  shl.b32 %s, %t, 2;
  st.shared.u32 [%s], %t;
  bar.sync 0;
  xor.b32 %s, %s, 128;
  ld.shared.u32 %r, [%s];`)
	assert.Equal(t, each(64, func(i int) uint32 { return uint32(i ^ 32) }), got)
	// Threads that have exited are not waited for.
	b := load(t, "k.ptx", perLane("  setp.ge.u32 %p, %t, 40;\n  @%p exit;\n  bar.sync 0;\n  mov.u32 %r, 1;"), "").buffer("out", 4*96).block(96)
	r := b.run(sim.Done)
	assert.Equal(t, each(96, func(i int) uint32 {
		if i < 40 {
			return 1
		}
		return 0
	}), b.words("out", 96))
	assert.Empty(t, r.Undefined, "all live lanes of the warp are at the barrier")
	assert.Equal(t, uint64(1), r.Counters.BranchesDivergent)
	// Producer and consumer: arrive does not wait.
	got, _ = lanes(t, 64, `  setp.lt.u32 %p, %t, 32;
  @!%p bra CONSUME;
  st.shared.u32 [sh], 5;
  bar.arrive 2, 64;
  bra.uni J;
CONSUME:
  bar.sync 2, 64;
  ld.shared.u32 %r, [sh];
J:`)
	assert.Equal(t, uint32(0), got[0])
	assert.Equal(t, uint32(5), got[63])
	got, _ = lanes(t, 64, `  setp.lt.u32 %p, %t, 37;
  bar.red.popc.u32 %r, 0, %p;
  bar.red.and.pred %q, 0, %p;
  @%q add.u32 %r, %r, 1000;
  bar.red.or.pred %q, 0, %p;
  @%q add.u32 %r, %r, 100;`)
	assert.Equal(t, each(64, func(int) uint32 { return 137 }), got)
}

func TestBarrierDeadlockNamesWhoIsMissing(t *testing.T) {
	b := load(t, "k.ptx", perLane("  setp.lt.u32 %p, %t, 32;\n  @%p bra J;\n  bar.sync 1, 64;\nJ:"), "").buffer("out", 4*64).block(64)
	// Nobody waits for warp 0 once it has exited: 32 threads are all that live.
	b.run(sim.Done)
	b = load(t, "k.ptx", perLane("  setp.lt.u32 %p, %t, 32;\n  @%p bra J;\n  bar.sync 1, 64;\nJ:\n  bar.sync 0;"), "").buffer("out", 4*64).block(64)
	r := b.run(sim.Deadlock)
	assert.Contains(t, r.Reason, "lanes 0xffffffff of warp 0 wait at line 18 for barrier 0, which has 32 of 64 threads")
	assert.Contains(t, r.Reason, "lanes 0xffffffff of warp 1 wait at line 16 for barrier 1, which has 32 of 64 threads")
}

func TestEndings(t *testing.T) {
	b := load(t, "k.ptx", perLane("  setp.eq.u32 %p, %t, 3;\n  @%p trap;"), "").buffer("out", 128)
	assert.Contains(t, b.run(sim.Trapped).Reason, "k.ptx:15:3: trap: thread (3,0,0) of block (0,0,0), lane 3 of warp 0")
	b = load(t, "k.ptx", perLane("L:\n  add.u32 %r, %r, 1;\n  bra L;"), "").buffer("out", 128)
	b.cfg.MaxIssues = 1000
	assert.LessOrEqual(t, b.run(sim.Limit).Counters.Issues, uint64(1000))
	b = load(t, "k.ptx", perLane("L:\n  bra L;"), "").buffer("out", 128)
	b.run(sim.Livelock)
	// A spin that another warp ends is none.
	src := `  setp.lt.u32 %p, %t, 32;
  @!%p bra SET;
SPIN:
  ld.volatile.shared.u32 %s, [sh];
  setp.eq.u32 %q, %s, 0;
  @%q bra SPIN;
  bra.uni J;
SET:
  mov.u32 %u, 100000;
WORK:
  sub.u32 %u, %u, 1;
  setp.ne.u32 %q, %u, 0;
  @%q bra WORK;
  st.volatile.shared.u32 [sh], 1;
J:
  mov.u32 %r, 1;`
	b = load(t, "k.ptx", perLane(src), "").buffer("out", 256).block(64)
	b.run(sim.Done)
	b = load(t, "k.ptx", perLane("  setp.eq.u32 %p, %t, 99;\n  @%p bra X;\n  bra Y;\nX:\n  tex.1d.v4.f32.f32 {%f, %f, %f, %f}, [%l, {%f}];\nY:"), "").buffer("out", 128)
	b.run(sim.Done)
	b = load(t, "k.ptx", perLane("  tex.1d.v4.f32.f32 {%f, %f, %f, %f}, [%l, {%f}];"), "").buffer("out", 128)
	assert.Equal(t, "k.ptx:14:3: unsupported: tex.1d.v4.f32.f32", b.run(sim.Refused).Reason)
}

// A brx whose index is outside the list is undefined, and said so.
func TestBrxOutside(t *testing.T) {
	src := perLane("T: .branchtargets A, B;\n  shr.u32 %s, %t, 3;\n  brx.idx %s, T;\nA:\n  mov.u32 %r, 1;\n  bra.uni J;\nB:\n  mov.u32 %r, 2;\nJ:")
	b := load(t, "k.ptx", src, "").buffer("out", 128)
	r := b.run(sim.Done)
	require.Len(t, r.Undefined, 2)
	assert.Contains(t, r.Undefined[0].Text, "index 2 of a branch with 2 targets: undefined")
	assert.Equal(t, uint32(1), b.words("out", 8)[7])
}

const helpers = `.version 7.0
.target sm_70
.address_size 64
.func (.param .b32 r) fact (.param .b32 n)
{
  .reg .pred %p;
  .reg .b32 %n, %m;
  ld.param.u32 %n, [n];
  setp.gt.u32 %p, %n, 1;
  @%p bra REC;
  st.param.b32 [r], 1;
  ret;
REC:
  sub.u32 %m, %n, 1;
  {
  .param .b32 a;
  .param .b32 b;
  st.param.b32 [a], %m;
  call.uni (b), fact, (a);
  ld.param.b32 %m, [b];
  }
  mul.lo.u32 %m, %m, %n;
  st.param.b32 [r], %m;
  ret;
}
.func (.reg .b32 r) twice (.reg .b32 x)
{
  .reg .pred %p;
  setp.eq.u32 %p, x, 3;
  mov.u32 r, 99;
  @%p ret;
  @!%p add.u32 r, x, x;
  setp.eq.u32 %p, x, 5;
  @%p exit;
  ret;
}
.visible .entry k(.param .u64 out)
{
  .reg .pred %p;
  .reg .b32 %t, %r, %s;
  .reg .b64 %a;
  mov.u32 %t, %tid.x;
  ld.param.u64 %a, [out];
  mad.wide.u32 %a, %t, 4, %a;
  {
  .param .b32 a;
  .param .b32 b;
  st.param.b32 [a], %t;
  call.uni (b), fact, (a);
  ld.param.b32 %r, [b];
  }
  st.global.u32 [%a], %r;
  call (%s), twice, (%t);
  add.u32 %r, %r, %s;
  st.global.u32 [%a], %r;
  ret;
}
`

// Recursion to a depth that differs by lane; results in parameters and in registers; ret and exit in a callee.
func TestCalls(t *testing.T) {
	b := load(t, "k.ptx", helpers, "").buffer("out", 4*10).block(10)
	r := b.run(sim.Done)
	want := each(10, func(i int) uint32 {
		f := uint32(1)
		for k := 2; k <= i; k++ {
			f *= uint32(k)
		}
		switch i {
		case 3:
			return f + 99
		case 5:
			return f // its thread ends in the callee
		}
		return f + uint32(2*i)
	})
	assert.Equal(t, want, b.words("out", 10))
	last := b.at(r, "ret", 56)
	assert.Equal(t, uint64(1), last.Issues, "lanes that return meet at the call")
	assert.Equal(t, uint64(9), last.Lanes)
	b.cfg.Model = sim.NoReconvergence
	for i := range 10 {
		require.Nil(t, b.cfg.Mem.Cursor().Store(b.bufs["out"]+uint64(4*i), 4, 4, 0))
	}
	b.run(sim.Done)
	assert.Equal(t, want, b.words("out", 10))
}

func TestRecursionHasALimit(t *testing.T) {
	src := ".version 7.0\n.target sm_70\n.address_size 64\n.func f ()\n{\n  call f;\n  ret;\n}\n.visible .entry k()\n{\n  call f;\n  ret;\n}\n"
	assert.Contains(t, load(t, "k.ptx", src, "").run(sim.Faulted).Reason, "more than 1024 calls open at once")
}

// Calls by address: lanes that call the same function call it together, and all meet behind the call.
func TestCallsByAddress(t *testing.T) {
	src := `.version 7.0
.target sm_70
.address_size 64
.func (.param .b32 r) one (.param .b32 n)
{
  .reg .b32 %n;
  ld.param.u32 %n, [n];
  add.u32 %n, %n, 100;
  st.param.b32 [r], %n;
  ret;
}
.func (.param .b32 r) two (.param .b32 n)
{
  .reg .b32 %n;
  ld.param.u32 %n, [n];
  mul.lo.u32 %n, %n, 3;
  st.param.b32 [r], %n;
  ret;
}
.global .u64 table[2] = {one, two};
.visible .entry k(.param .u64 out)
{
  .reg .b32 %t, %r, %s;
  .reg .b64 %a, %f;
  mov.u32 %t, %tid.x;
  ld.param.u64 %a, [out];
  mad.wide.u32 %a, %t, 4, %a;
  and.b32 %s, %t, 1;
  mov.u64 %f, table;
  mad.wide.u32 %f, %s, 8, %f;
  ld.global.u64 %f, [%f];
  {
  .param .b32 a;
  .param .b32 b;
  st.param.b32 [a], %t;
  P: .callprototype (.param .b32 _) _ (.param .b32 _);
  call (b), %f, (a), P;
  ld.param.b32 %r, [b];
  }
  st.global.u32 [%a], %r;
  ret;
}
`
	for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
		b := load(t, "k.ptx", src, "").buffer("out", 128)
		b.cfg.Model = model
		r := b.run(sim.Done)
		assert.Equal(t, each(32, func(i int) uint32 {
			if i%2 == 0 {
				return uint32(i + 100)
			}
			return uint32(3 * i)
		}), b.words("out", 32))
		assert.Equal(t, sim.InstCount{Issues: 1, Lanes: 32, On: 32}, b.at(r, "call", 0), model.String())
		if model == sim.Stack {
			assert.Equal(t, uint64(1), b.at(r, "st.global", 0).Issues)
		}
	}
}

// An observer sees every value with the lanes that were active, phis included.
type observed struct {
	phis  int
	adds  int
	lanes map[string]uint64
}

func (o *observed) Exec(_ *sim.Warp, v *ir.Value, mask uint64, lanes []uint64) {
	switch v.Op {
	case ir.OpPhi:
		o.phis++
	case ir.OpAdd:
		o.adds++
		o.lanes[fmt.Sprint(v.Pos.Line)] = mask
	}
	if len(lanes) != 32 {
		panic("a vector of the wrong width")
	}
}

func TestObserver(t *testing.T) {
	o := &observed{lanes: make(map[string]uint64)}
	b := load(t, "k.ptx", perLane("  setp.lt.u32 %p, %t, 7;\n  @%p bra J;\n  add.u32 %r, %r, 1;\nJ:\n  add.u32 %r, %r, 1;"), "").buffer("out", 128)
	b.cfg.Observers = []sim.Observer{o}
	b.run(sim.Done)
	assert.Equal(t, 1, o.phis)
	assert.Equal(t, map[string]uint64{"16": 0xffffff80, "18": 0xffffffff}, o.lanes)
}

// watched sees the way of the lanes too.
type watched struct {
	observed
	blocks   []uint64
	branches [][]uint64
}

func (o *watched) Enter(_ *sim.Warp, _ *ir.Block, mask uint64) { o.blocks = append(o.blocks, mask) }

func (o *watched) Branch(_ *sim.Warp, v *ir.Value, mask uint64, ways []uint64) {
	o.branches = append(o.branches, append([]uint64{uint64(v.Pos.Line), mask}, ways...))
}

func TestFlowObserver(t *testing.T) {
	o := &watched{observed: observed{lanes: make(map[string]uint64)}}
	b := load(t, "k.ptx", perLane("  setp.lt.u32 %p, %t, 7;\n  @%p bra J;\n  add.u32 %r, %r, 1;\nJ:\n  add.u32 %r, %r, 1;\n  @!%p exit;\nL: .branchtargets M, M, N;\n"+
		"  and.b32 %t, %t, 1;\n  brx.idx %t, L;\nM:\n  add.u32 %r, %r, 1;\nN:\n"), "").buffer("out", 128)
	b.cfg.Observers = []sim.Observer{o}
	b.run(sim.Done)
	assert.Equal(t, []uint64{0xffffffff, 0xffffff80, 0xffffffff, 0x7f, 0x7f, 0x7f}, o.blocks)
	assert.Equal(t, [][]uint64{{15, 0xffffffff, 0x7f, 0xffffff80}, {19, 0xffffffff, 0xffffff80, 0x7f}, {22, 0x7f, 0x55, 0x2a, 0}}, o.branches)
}

func TestBadConfigurations(t *testing.T) {
	b := load(t, "k.ptx", perLane(""), "")
	for _, f := range []func(c *sim.Config){
		func(c *sim.Config) { c.Warp = 65 },
		func(c *sim.Config) { c.Warp = -1 },
		func(c *sim.Config) { c.Block = [3]uint32{1025, 1, 1} },
		func(c *sim.Config) { c.DynamicShared = 1 << 40 },
		func(c *sim.Config) { c.Model = 9 },
	} {
		cfg := b.cfg
		f(&cfg)
		_, err := sim.Run(cfg)
		assert.Error(t, err)
	}
	for _, src := range []string{
		kernelText("", "  .local .b8 x[1048576];\n  ret;"),
		kernelText(".param .b8 x[100000]", "  ret;"),
		kernelText("", "  .shared .b8 x[2000000];\n  ret;"),
	} {
		_, err := sim.Run(load(t, "k.ptx", src, "").cfg)
		assert.ErrorContains(t, err, "bytes of")
	}
	_, err := sim.ParseModel("barrier")
	assert.ErrorContains(t, err, "not supported yet")
	_, err = sim.ParseModel("x")
	assert.Error(t, err)
	m, err := sim.ParseModel("none")
	assert.NoError(t, err)
	assert.Equal(t, sim.NoReconvergence, m)
}

// Phis that exchange their values, which only passes can make, need copies on the edge, in the lanes that go over it.
func TestPhisThatSwap(t *testing.T) {
	src := `module "swap.ir" lang "ir" version "" target "sm_70" bits 64
kernel @k
  param &out u64 param size 8 align 8
b0:
  v0:b64 = addr &out
  v1:b64 = ld.u64.param [v0]
  v2:b32 = const 1
  v3:b32 = sreg #1
  v4:b32 = mov.b32 v3
  v5:b32 = const 100
  v6:b32 = const 0
  v7:b32 = const 8
  v8:b64 = mad.u32.wide v3, v7, v1
  v9: fall -> b1
b1: <- b0, b1.0
  v10:b32 = phi v4, v11
  v11:b32 = phi v5, v10
  v12:b32 = phi v6, v13
  v13:b32 = add.u32 v12, v2
  v14:pred = setp.u32.lt v13, v3
  v15: cbra v14 -> b1, b2
b2: <- b1.1
  v16: st.u32.v2.global [v8], v10, v11
  v17: ret
end
`
	m, err := ir.Parse("swap.ir", []byte(src))
	require.NoError(t, err)
	b := prepare(t, m, m.Kernels()[0]).buffer("out", 8*32)
	b.run(sim.Done)
	for i, x := range b.words("out", 64) {
		lane := i / 2
		swapped := max(lane, 1)%2 == 0
		if (i%2 == 0) != swapped {
			assert.Equal(t, uint32(lane), x, "word %d", i)
		} else {
			assert.Equal(t, uint32(100), x, "word %d", i)
		}
	}
}
