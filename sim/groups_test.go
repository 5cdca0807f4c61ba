package sim_test

import (
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/sim"
)

// groupsText computes, in groups of lanes that share a key, each collective operation under the mask of the group, and stores
// eight words a lane.
const groupsText = `.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 keys, .param .u64 out)
{
  .reg .pred %p<9>;
  .reg .b32 %r<32>;
  .reg .b64 %rd<9>;
  ld.param.u64 %rd1, [keys];
  ld.param.u64 %rd2, [out];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd3, %r1, 4;
  add.s64 %rd4, %rd1, %rd3;
  ld.global.u32 %r2, [%rd4];
  mul.wide.u32 %rd5, %r1, 32;
  add.s64 %rd6, %rd2, %rd5;
  activemask.b32 %r3;
  match.any.sync.b32 %r4, %r2, %r3;
  st.global.u32 [%rd6], %r4;
  redux.sync.add.s32 %r5, %r1, %r4;
  st.global.u32 [%rd6+4], %r5;
  redux.sync.max.u32 %r6, %r1, %r4;
  st.global.u32 [%rd6+8], %r6;
  and.b32 %r7, %r1, 1;
  setp.eq.u32 %p1, %r7, 1;
  vote.sync.ballot.b32 %r8, %p1, %r4;
  st.global.u32 [%rd6+12], %r8;
  vote.sync.all.pred %p2, %p1, %r4;
  selp.u32 %r9, 1, 0, %p2;
  vote.sync.any.pred %p3, !%p1, %r4;
  selp.u32 %r10, 2, 0, %p3;
  vote.sync.uni.pred %p4, %p1, %r4;
  selp.u32 %r11, 4, 0, %p4;
  match.all.sync.b32 %r12|%p5, %r7, %r4;
  selp.u32 %r13, 8, 0, %p5;
  elect.sync %r14|%p6, %r4;
  selp.u32 %r15, 16, 0, %p6;
  add.u32 %r9, %r9, %r10;
  add.u32 %r9, %r9, %r11;
  add.u32 %r9, %r9, %r13;
  add.u32 %r9, %r9, %r15;
  st.global.u32 [%rd6+16], %r9;
  st.global.u32 [%rd6+20], %r12;
  st.global.u32 [%rd6+24], %r14;
  brev.b32 %r16, %r4;
  bfind.shiftamt.u32 %r17, %r16;
  shfl.sync.idx.b32 %r18, %r1, %r17, 31, %r4;
  bar.warp.sync %r4;
  st.global.u32 [%rd6+28], %r18;
  ret;
}
`

// TestGroups: lanes with the same member mask are a group of their own, and what a collective operation gives is computed in each.
// The expected numbers come from the definition, lane by lane. None of it is undefined.
func TestGroups(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for _, threads := range []int{32, 32, 32, 19, 1} {
		for _, kinds := range []uint32{1, 2, 3, 8, 32, 1000} {
			keys := make([]uint32, threads)
			for i := range keys {
				keys[i] = r.Uint32N(kinds)
			}
			b := load(t, "groups.ptx", groupsText, "").buffer("keys", int64(4*threads), keys...).buffer("out", int64(32*threads)).block(uint32(threads))
			res := b.run(sim.Done)
			assert.Empty(t, res.Undefined)
			out := b.words("out", 8*threads)
			for lane := range threads {
				var group, odd, sum, last uint32
				for l, k := range keys {
					if k != keys[lane] {
						continue
					}
					group |= 1 << l
					odd |= uint32(l&1) << l
					sum, last = sum+uint32(l), uint32(l)
				}
				first := uint32(bits.TrailingZeros32(group))
				var flags, same uint32
				if odd == group {
					flags |= 1
				}
				if odd != group {
					flags |= 2
				}
				if odd == 0 || odd == group {
					flags |= 4 + 8
					same = group
				}
				if first == uint32(lane) {
					flags |= 16
				}
				assert.Equal(t, []uint32{group, sum, last, odd, flags, same, first, first}, out[8*lane:8*lane+8], "%d threads, %d kinds, lane %d", threads, kinds, lane)
			}
		}
	}
}

// Before sm_70 lanes with different masks may execute an operation together as well: "only threads belonging to some membermask can be
// active". Where one lane names another that has another mask, or none that names itself, it is undefined on all machines.
func TestGroupsThatOverlap(t *testing.T) {
	const body = ".reg .pred %p<3>; .reg .b32 %r<9>;\nmov.u32 %r1, %tid.x;\nsetp.lt.u32 %p1, %r1, 16;\nselp.b32 %r2, LOW, 0xffff0000, %p1;\n"
	notes := func(sm, low, op string) []string {
		b := load(t, "k.ptx", ".version 8.0\n.target "+sm+"\n.address_size 64\n.visible .entry k()\n{\n"+strings.ReplaceAll(body, "LOW", low)+op+"\nret;\n}\n", "")
		var texts []string
		for _, n := range b.run(sim.Done).Undefined {
			_, text, _ := strings.Cut(n.Text, ": ") // behind the line
			texts = append(texts, text)
		}
		return texts
	}
	const vote, shfl = "vote.sync.ballot.b32 %r3, %p1, %r2;", "shfl.sync.bfly.b32 %r3, %r1, 1, 31, %r2;"
	for _, op := range []string{vote, shfl, "bar.warp.sync %r2;"} {
		for _, sm := range []string{"sm_60", "sm_80"} {
			assert.Empty(t, notes(sm, "0x0000ffff", op))
			assert.Equal(t, []string{"the member masks of lanes 0 and 16 differ, and one names the other: undefined"}, notes(sm, "0x0001ffff", op))
			assert.Equal(t, []string{"lanes 0x00008000 execute with a member mask that does not name them: undefined"}, notes(sm, "0x00007fff", op))
		}
	}
}
