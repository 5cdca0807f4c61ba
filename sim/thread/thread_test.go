package thread

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir"
	"lockstep/ir/ptx"
	"lockstep/sim/mem"
)

const head = ".version 7.8\n.target sm_80\n.address_size 64\n"

// kernel reads PTX text with one kernel. Bodies without .entry become the body of `k`, with an output pointer and registers.
func kernel(t *testing.T, text string) *ir.Func {
	t.Helper()
	if !strings.Contains(text, ".entry") {
		text = ".visible .entry k(.param .u64 out)\n{\n.reg .pred %p<9>;\n.reg .b16 %h<9>;\n.reg .b32 %r<20>;\n.reg .f32 %f<9>;\n.reg .b64 %d<20>;\n" +
			"ld.param.u64 %d0, [out];\nmov.u32 %r0, %tid.x;\nmul.wide.u32 %d1, %r0, 4;\nadd.u64 %d1, %d0, %d1;\n" + text + "\nret;\n}\n"
	}
	_, m, diags := ptx.Read("test.ptx", []byte(head+text))
	require.NotNil(t, m, "%v", diags)
	require.Len(t, m.Kernels(), 1)
	return m.Kernels()[0]
}

// launch runs k with a zeroed buffer of n words as its argument and gives the words.
func launch(t *testing.T, k *ir.Func, grid, block uint32, n int, change ...func(*Config)) (*Result, []uint32) {
	t.Helper()
	m := mem.New(64)
	m.AddModule(k.Module)
	out := m.AddBuffer("out", int64(4*n), nil)
	cfg := Config{Kernel: k, Grid: [3]uint32{grid}, Block: [3]uint32{block}, Mem: m, Args: [][]byte{binary.LittleEndian.AppendUint64(nil, out)}}
	for _, f := range change {
		f(&cfg)
	}
	res, err := Run(cfg)
	require.NoError(t, err)
	b := make([]byte, 4*n)
	require.Nil(t, m.ReadBytes(out, b))
	words := make([]uint32, n)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	return res, words
}

func TestControlFlow(t *testing.T) {
	for name, c := range map[string]struct {
		body string
		want func(tid uint32) uint32
	}{
		"loop": {"mov.u32 %r1, 0;\nmov.u32 %r2, 0;\nL: setp.ge.u32 %p1, %r1, %r0;\n@%p1 bra E;\nadd.u32 %r2, %r2, %r1;\nadd.u32 %r1, %r1, 1;\nbra L;\nE: st.global.u32 [%d1], %r2;",
			func(i uint32) uint32 { return i * (i - 1) / 2 }},
		"swap in a loop": { // the phis of both registers change at once
			"mov.u32 %r1, 1;\nmov.u32 %r2, 2;\nmov.u32 %r3, 0;\nL: setp.ge.u32 %p1, %r3, %r0;\n@%p1 bra E;\nmov.u32 %r4, %r1;\nmov.u32 %r1, %r2;\nmov.u32 %r2, %r4;\nadd.u32 %r3, %r3, 1;\nbra L;\nE: st.global.u32 [%d1], %r1;",
			func(i uint32) uint32 { return 1 + i%2 }},
		"guards keep the old value": {"mov.u32 %r1, 5;\nand.b32 %r2, %r0, 1;\nsetp.eq.u32 %p1, %r2, 0;\n@%p1 mov.u32 %r1, 6;\n@!%p1 add.u32 %r1, %r1, 10;\nst.global.u32 [%d1], %r1;",
			func(i uint32) uint32 { return 6 + i%2*9 }},
		"guarded pair": {"mov.u32 %r1, 7;\nmov.u32 %r2, 8;\nsetp.eq.u32 %p1, %r0, 1;\nmov.b64 %d2, {%r0, %r0};\n@%p1 mov.b64 {%r1, %r2}, %d2;\nadd.u32 %r1, %r1, %r2;\nst.global.u32 [%d1], %r1;",
			func(i uint32) uint32 {
				if i == 1 {
					return 2
				}
				return 15
			}},
		"early return": {"st.global.u32 [%d1], 1;\nsetp.gt.u32 %p1, %r0, 2;\n@%p1 ret;\nst.global.u32 [%d1], 2;",
			func(i uint32) uint32 {
				if i > 2 {
					return 1
				}
				return 2
			}},
		"branch by index": {"T: .branchtargets A, B, C;\nmov.u32 %r1, 0;\nrem.u32 %r2, %r0, 3;\nbrx.idx %r2, T;\nA: add.u32 %r1, %r1, 1;\nB: add.u32 %r1, %r1, 10;\nC: add.u32 %r1, %r1, 100;\nst.global.u32 [%d1], %r1;",
			func(i uint32) uint32 { return []uint32{111, 110, 100}[i%3] }},
		"carry chain": {"mov.u32 %r1, 0xffffffff;\nadd.cc.u32 %r2, %r1, %r0;\naddc.u32 %r3, 0, 0;\nst.global.u32 [%d1], %r3;",
			func(i uint32) uint32 { return min(i, 1) }},
		"local memory": {".local .align 4 .b8 buf[16];\nmov.u64 %d2, buf;\ncvta.local.u64 %d3, %d2;\nst.local.u32 [%d2+4], %r0;\nld.u32 %r1, [%d3+4];\nadd.u32 %r1, %r1, 1;\nst.u32 [%d3+8], %r1;\nld.local.u32 %r2, [buf+8];\nst.global.u32 [%d1], %r2;",
			func(i uint32) uint32 { return i + 1 }},
		"signed bytes": {"sub.u32 %r1, 0, %r0;\nst.global.u8 [%d1], %r1;\nld.global.s8 %r2, [%d1];\nst.global.u32 [%d1], %r2;",
			func(i uint32) uint32 { return -i }},
		"vector": {"st.global.v2.u16 [%d1], {1, 2};\nld.global.v2.u16 {%h1, %h2}, [%d1];\nmov.b32 %r1, {%h2, %h1};\nst.global.u32 [%d1], %r1;",
			func(uint32) uint32 { return 0x10002 }},
	} {
		t.Run(name, func(t *testing.T) {
			k := kernel(t, c.body)
			require.NoError(t, Supported(k))
			res, words := launch(t, k, 1, 6, 6)
			require.Equal(t, Done, res.Status, res.Reason)
			assert.Empty(t, res.Races)
			for i, w := range words {
				assert.Equal(t, c.want(uint32(i)), w, "thread %d", i)
			}
		})
	}
}

func TestCalls(t *testing.T) {
	k := kernel(t, `
.func (.param .b32 res) fact(.param .b32 n)
{
.reg .pred %p<2>;
.reg .b32 %r<5>;
ld.param.b32 %r1, [n];
setp.lt.u32 %p1, %r1, 2;
@%p1 bra ONE;
sub.u32 %r2, %r1, 1;
{
.param .b32 a0;
.param .b32 r0;
st.param.b32 [a0], %r2;
call (r0), fact, (a0);
ld.param.b32 %r3, [r0];
}
mul.lo.u32 %r4, %r3, %r1;
st.param.b32 [res], %r4;
ret;
ONE:
st.param.b32 [res], 1;
ret;
}
.func (.reg .b32 %s) plus(.reg .b32 %a, .reg .b32 %b)
{
add.u32 %s, %a, %b;
ret;
}
.visible .entry k(.param .u64 out)
{
.reg .b32 %r<5>;
.reg .b64 %d<3>;
ld.param.u64 %d0, [out];
mov.u32 %r0, %tid.x;
mul.wide.u32 %d1, %r0, 4;
add.u64 %d1, %d0, %d1;
{
.param .b32 a0;
.param .b32 r0;
st.param.b32 [a0], %r0;
call (r0), fact, (a0);
ld.param.b32 %r1, [r0];
}
call (%r2), plus, (%r1, 1000);
st.global.u32 [%d1], %r2;
ret;
}
`)
	require.NoError(t, Supported(k))
	res, words := launch(t, k, 1, 6, 6)
	require.Equal(t, Done, res.Status, res.Reason)
	assert.Equal(t, []uint32{1001, 1001, 1002, 1006, 1024, 1120}, words)
}

// A sum over a block by halving: each round reads what the round before wrote, across a barrier.
const reduce = `.shared .align 4 .b8 s[64];
mov.u64 %d2, s;
mul.wide.u32 %d3, %r0, 4;
add.u64 %d2, %d2, %d3;
st.shared.u32 [%d2], %r0;
mov.u32 %r1, 8;
L: BARRIER
setp.ge.u32 %p1, %r0, %r1;
@%p1 bra NEXT;
mul.wide.u32 %d4, %r1, 4;
add.u64 %d4, %d2, %d4;
ld.shared.u32 %r2, [%d4];
ld.shared.u32 %r3, [%d2];
add.u32 %r2, %r2, %r3;
st.shared.u32 [%d2], %r2;
NEXT: shr.u32 %r1, %r1, 1;
setp.gt.u32 %p2, %r1, 0;
@%p2 bra L;
setp.ne.u32 %p3, %r0, 0;
@%p3 ret;
st.global.u32 [%d0], %r2;`

func TestBarriers(t *testing.T) {
	k := kernel(t, strings.Replace(reduce, "BARRIER", "bar.sync 0;", 1))
	require.NoError(t, Supported(k))
	res, words := launch(t, k, 1, 16, 1)
	require.Equal(t, Done, res.Status, res.Reason)
	assert.EqualValues(t, 120, words[0])
	assert.Empty(t, res.Races)

	res, _ = launch(t, kernel(t, strings.Replace(reduce, "BARRIER", "", 1)), 1, 16, 1)
	require.NotEmpty(t, res.Races)
	assert.Contains(t, res.Races[0].String(), "ld.shared.u32")

	res, _ = launch(t, k, 2, 16, 1)
	assert.Empty(t, res.Races, "blocks that write the same")
}

func TestBarrierReductions(t *testing.T) {
	k := kernel(t, "setp.gt.u32 %p1, %r0, 1;\nbar.red.popc.u32 %r1, 0, %p1;\nbar.red.and.pred %p2, 0, !%p1;\nbar.red.or.pred %p3, 0, %p1;\nselp.u32 %r2, 100, 0, %p2;\nselp.u32 %r3, 1000, 0, %p3;\nadd.u32 %r1, %r1, %r2;\nadd.u32 %r1, %r1, %r3;\nst.global.u32 [%d1], %r1;")
	require.NoError(t, Supported(k))
	res, words := launch(t, k, 1, 4, 4)
	require.Equal(t, Done, res.Status, res.Reason)
	assert.Equal(t, []uint32{1002, 1002, 1002, 1002}, words)
}

func TestEnds(t *testing.T) {
	for name, c := range map[string]struct {
		body   string
		status Status
		reason string
	}{
		"limit":       {"L: bra L;", Limit, "after 1000 steps"},
		"trap":        {"setp.eq.u32 %p1, %r0, 2;\n@%p1 trap;", Trapped, "thread (2,0,0) of block (0,0,0)"},
		"bounds":      {"st.global.u32 [%d1+4], 1;", Faulted, "out of bounds: 4 bytes at out+16"},
		"alignment":   {"st.global.u32 [%d1+1], 1;", Faulted, "misaligned"},
		"vectors":     {"mov.u32 %r1, 0;\nst.global.v2.u32 [%d0+4], {%r1, %r1};", Faulted, "misaligned"},
		"deadlock":    {"setp.eq.u32 %p1, %r0, 1;\n@%p1 bra B;\nbar.sync 0;\nret;\nB: bar.sync 1;", Deadlock, "barrier 1"},
		"exited":      {"setp.eq.u32 %p1, %r0, 1;\n@%p1 exit;\nbar.sync 0;", Done, ""},
		"brx outside": {"T: .branchtargets A;\nbrx.idx %r0, T;\nA: add.u32 %r1, %r0, 1;", Faulted, "index 1 of 1"},
		"refused":     {"activemask.b32 %r1;", Refused, "activemask"},
		"opaque":      {"cp.async.wait_all;", Refused, "cp.async.wait_all"},
	} {
		t.Run(name, func(t *testing.T) {
			res, _ := launch(t, kernel(t, c.body), 1, 4, 4, func(cfg *Config) { cfg.MaxSteps = 1000 })
			assert.Equal(t, c.status, res.Status)
			assert.Contains(t, res.Reason, c.reason)
		})
	}
}

func TestSupported(t *testing.T) {
	for name, c := range map[string]struct{ body, reason string }{
		"shuffle":      {"shfl.sync.down.b32 %r1, %r0, 1, 31, -1;", "warp-collective: shfl.sync.down.b32"},
		"vote":         {"setp.eq.u32 %p1, %r0, 0;\nvote.sync.any.pred %p2, %p1, -1;", "warp-collective: vote.sync.any.pred"},
		"clock":        {"mov.u32 %r1, %clock;", "%clock has no meaning"},
		"lane":         {"mov.u32 %r1, %laneid;", ""},
		"part barrier": {"bar.sync 1, 64;", "a part of the block"},
		"spin":         {"L: ld.volatile.global.u32 %r1, [%d0];\nsetp.eq.u32 %p1, %r1, 0;\n@%p1 bra L;", "waits for what another thread writes"},
		"cas loop":     {"L: atom.global.cas.b32 %r1, [%d0], 0, 1;\nsetp.ne.u32 %p1, %r1, 0;\n@%p1 bra L;", "waits for what another thread writes"},
		"plain loop":   {"mov.u32 %r2, 0;\nL: ld.global.u32 %r1, [%d0];\nadd.u32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, %r1;\n@%p1 bra L;", ""},
		"volatile out of the loop": {"ld.volatile.global.u32 %r1, [%d0];\nmov.u32 %r2, 0;\nL: add.u32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, %r1;\n@%p1 bra L;",
			""},
	} {
		t.Run(name, func(t *testing.T) {
			err := Supported(kernel(t, c.body))
			if c.reason == "" {
				assert.NoError(t, err)
			} else {
				assert.ErrorContains(t, err, c.reason)
			}
		})
	}
}

func TestRaces(t *testing.T) {
	for name, c := range map[string]struct {
		body        string
		grid, block uint32
		races       bool
	}{
		"own words":                    {"st.global.u32 [%d1], %r0;", 1, 4, false},
		"same word, other values":      {"st.global.u32 [%d0], %r0;", 1, 4, true},
		"same word, same value":        {"st.global.u32 [%d0], 7;", 2, 4, false},
		"neighbouring bytes":           {"cvt.u64.u32 %d2, %r0;\nadd.u64 %d2, %d0, %d2;\nst.global.u8 [%d2], %r0;", 1, 4, false},
		"read of another's word":       {"st.global.u32 [%d1], %r0;\nld.global.u32 %r1, [%d0];", 1, 4, true},
		"after a barrier":              {"st.global.u32 [%d1], %r0;\nbar.sync 0;\nld.global.u32 %r1, [%d0];", 1, 4, false},
		"barriers do not order blocks": {"mov.u32 %r2, %ctaid.x;\nsetp.eq.u32 %p1, %r2, 0;\n@%p1 st.global.u32 [%d1], %r0;\nbar.sync 0;\n@!%p1 ld.global.u32 %r1, [%d1];", 2, 4, true},
		"write after reads of many":    {"ld.global.u32 %r1, [%d0];\nsetp.eq.u32 %p1, %r0, 3;\n@%p1 st.global.u32 [%d0], %r0;", 1, 4, true},
		"sums":                         {"red.global.add.u32 [%d0], %r0;", 2, 4, false},
		"sums of floats":               {"cvt.rn.f32.u32 %f1, %r0;\nred.global.add.f32 [%d0], %f1;", 1, 4, true},
		"an old value that is used":    {"atom.global.add.u32 %r1, [%d0], 1;\nst.global.u32 [%d1+16], %r1;", 1, 4, true},
		"an old value that is not":     {"atom.global.add.u32 %r1, [%d0], 1;", 1, 4, false},
		"sum and maximum":              {"setp.eq.u32 %p1, %r0, 0;\n@%p1 red.global.add.u32 [%d0], 5;\n@!%p1 red.global.max.u32 [%d0], 3;", 1, 4, true},
		"sum and load":                 {"red.global.add.u32 [%d0], 1;\nld.global.u32 %r1, [%d0];", 1, 4, true},
		"exchanges":                    {"atom.global.exch.b32 %r1, [%d0], %r0;", 1, 4, true},
		"shared memory is the block's": {".shared .align 4 .b8 s[16];\nmov.u32 %r2, %ctaid.x;\nst.shared.u32 [s], %r2;", 2, 1, false},
		"local memory is the thread's": {".local .align 4 .b8 s[16];\nst.local.u32 [s], %r0;", 2, 4, false},
	} {
		t.Run(name, func(t *testing.T) {
			res, _ := launch(t, kernel(t, c.body), c.grid, c.block, 16)
			require.Equal(t, Done, res.Status, res.Reason)
			assert.Equal(t, c.races, len(res.Races) > 0, "%v", res.Races)
		})
	}
}

func TestAtomics(t *testing.T) {
	k := kernel(t, `atom.global.inc.u32 %r1, [%d0], 2;
atom.global.dec.u32 %r1, [%d0+4], 2;
red.global.add.u32 [%d0+8], 5;
red.global.max.s32 [%d0+12], -1;
red.global.min.s32 [%d0+16], -1;
red.global.or.b32 [%d0+20], %r0;
atom.global.cas.b32 %r1, [%d0+24], 0, 9;
cvt.rn.f32.u32 %f1, %r0;
red.global.add.f32 [%d0+28], %f1;`)
	_, words := launch(t, k, 1, 4, 8)
	assert.Equal(t, []uint32{1, 2, 20, 0, 0xffffffff, 3, 9, math.Float32bits(6)}, words)
}

func TestLanes(t *testing.T) {
	k := kernel(t, "mov.u32 %r1, %laneid;\nmov.u32 %r2, %warpid;\nmov.u32 %r3, %lanemask_lt;\nshl.b32 %r2, %r2, 8;\nor.b32 %r1, %r1, %r2;\nshl.b32 %r3, %r3, 16;\nor.b32 %r1, %r1, %r3;\nst.global.u32 [%d1], %r1;")
	require.NoError(t, Supported(k))
	_, words := launch(t, k, 1, 6, 6, func(c *Config) { c.Warp = 4 })
	assert.Equal(t, []uint32{0, 0x10001, 0x30002, 0x70003, 0x100, 0x10101}, words)
}

func TestRunErrors(t *testing.T) {
	k := kernel(t, "mov.u32 %r1, 1;")
	for _, cfg := range []Config{
		{},
		{Kernel: k},
		{Kernel: k, Mem: mem.New(64), Block: [3]uint32{2048}},
		{Kernel: k, Mem: mem.New(64), Grid: [3]uint32{1 << 31, 1 << 31, 1 << 31}},
		{Kernel: k, Mem: mem.New(64), Args: make([][]byte, 3)},
		{Kernel: k, Mem: mem.New(64), DynamicShared: 1 << 40},
	} {
		_, err := Run(cfg)
		assert.Error(t, err)
	}
}
