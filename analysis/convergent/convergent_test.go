package convergent_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/convergent"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

func needs(t *testing.T, target, body string) []convergent.Need {
	t.Helper()
	src := ".version 8.0\n.target " + target + "\n.address_size 64\n.func f() { ret; }\n.visible .entry k()\n{\n.reg .pred %p<3>;\n.reg .b32 %r<9>;\n" + body + "\nret;\n}\n"
	_, m, diags := ptx.Read("t.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	env := analysis.NewEnv(m, launch.Launch{})
	info := analysis.Of(env.Cache(m.Func("k")), convergent.Ops)
	for i := range info.Needs {
		assert.Equal(t, &info.Needs[i], info.Need(info.Needs[i].Op))
	}
	assert.Nil(t, info.Need(m.Func("k").Blocks[0].Term()))
	return info.Needs
}

func TestNeeds(t *testing.T) {
	const none = -1
	for _, c := range []struct {
		text           string
		kind           convergent.Kind
		aligned, waits bool
		id, count      int // constants; none for no operand
		mask           int64
	}{
		{"bar.sync 0;", convergent.BlockBarrier, true, true, 0, none, none},
		{"bar.sync 3, 64;", convergent.BlockBarrier, true, true, 3, 64, none},
		{"bar.arrive 1, 128;", convergent.BlockBarrier, true, false, 1, 128, none},
		{"bar.red.popc.u32 %r1, 2, %p1;", convergent.BlockBarrier, true, true, 2, none, none},
		{"bar.red.and.pred %p2, 2, 96, !%p1;", convergent.BlockBarrier, true, true, 2, 96, none},
		{"barrier.sync 1, 64;", convergent.BlockBarrier, false, true, 1, 64, none},
		{"barrier.sync.aligned 1;", convergent.BlockBarrier, true, true, 1, none, none},
		{"barrier.cluster.arrive.aligned;", convergent.ClusterBarrier, true, false, none, none, none},
		{"barrier.cluster.wait;", convergent.ClusterBarrier, false, true, none, none, none},
		{"bar.warp.sync 0xf;", convergent.WarpBarrier, false, false, none, none, 15},
		{"shfl.sync.up.b32 %r1, %r2, 1, 0, 0xff;", convergent.Collective, false, false, none, none, 255},
		{"shfl.sync.up.b32 %r1|%p1, %r2, 1, 0, 0xff;", convergent.Collective, false, false, none, none, 255},
		{"shfl.up.b32 %r1, %r2, 1, 0;", convergent.Active, false, false, none, none, none},
		{"vote.sync.any.pred %p1, !%p2, 7;", convergent.Collective, false, false, none, none, 7},
		{"match.any.sync.b32 %r1, %r2, 7;", convergent.Collective, false, false, none, none, 7},
		{"redux.sync.add.s32 %r1, %r2, 7;", convergent.Collective, false, false, none, none, 7},
		{"@%p1 redux.sync.add.s32 %r1, %r2, 7;", convergent.Collective, false, false, none, none, 7},
		{"activemask.b32 %r1;", convergent.Active, false, false, none, none, none},
		{"call f;", convergent.Call, false, false, none, none, none},
		{"mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%r1}, {%r2}, {%r3}, {%r4};", convergent.Other, false, false, none, none, none},
	} {
		t.Run(c.text, func(t *testing.T) {
			ns := needs(t, "sm_90", c.text)
			require.Len(t, ns, 1)
			n := ns[0]
			assert.Equal(t, c.kind, n.Kind, "%s", n.Kind)
			assert.Equal(t, c.aligned, n.Aligned, "aligned")
			assert.Equal(t, c.waits, n.Waits, "waits")
			number := func(what string, want int64, v *ir.Value) {
				if want == none {
					assert.Nil(t, v, what)
				} else if assert.NotNil(t, v, what) {
					assert.Equal(t, uint64(want), v.Aux.Bits, what)
				}
			}
			number("id", int64(c.id), n.ID)
			number("count", int64(c.count), n.Count)
			number("mask", c.mask, n.Mask)
		})
	}
}

// Below sm_70 there is no barrier that lanes of a warp reach apart: without .aligned it is the same.
func TestTargets(t *testing.T) {
	assert.False(t, needs(t, "sm_70", "barrier.sync 0;")[0].Aligned)
	assert.True(t, needs(t, "sm_60", "barrier.sync 0;")[0].Aligned)
	for _, c := range []struct {
		target                        string
		apart, unaligned, exitedCount bool
	}{
		{"sm_35", false, false, false}, {"sm_70", true, true, false}, {"sm_90a", true, true, false}, {"sm_100", true, true, false},
		{"gfx90a", false, false, false}, {"spir64", false, false, true}, {"", true, true, false},
	} {
		r := convergent.RulesOf(c.target)
		assert.Equal(t, []bool{c.apart, c.unaligned, c.exitedCount}, []bool{r.Apart, r.Unaligned, r.ExitedCount}, c.target)
		assert.NotEmpty(t, r.Source)
		assert.NotEmpty(t, r.Name)
	}
}

// Every operation that the op table calls convergent is classified, so that none arrives unseen.
func TestTableIsComplete(t *testing.T) {
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		if op.Info().Convergent {
			assert.True(t, convergent.Classified(op), "%s", op)
		} else {
			assert.False(t, convergent.Classified(op), "%s", op)
		}
	}
}
