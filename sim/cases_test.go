package sim_test

// The C cases: what their SIM lines say.

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/sim"
)

func TestC01BarrierInBothArms(t *testing.T) {
	b := loadFile(t, "cases/C01.ptx", "").buffer("out", 128)
	r := b.run(sim.Deadlock)
	assert.Contains(t, r.Reason, "barrier 0, which has 16 of 32 threads")
	assert.Contains(t, r.Reason, "held by the branch at line 20")
	require.Len(t, r.Undefined, 1)
	assert.Contains(t, r.Undefined[0].Text, "an aligned barrier under a partial mask, 0x55555555 of 0xffffffff")

	b.cfg.SM = 60
	assert.Len(t, b.run(sim.Done).Undefined, 2, "before sm_70 each arm arrives for the whole warp")
	b.cfg.SM, b.cfg.Model = 70, sim.NoReconvergence
	b.run(sim.Done)
}

func TestC03SpinLock(t *testing.T) {
	b := loadFile(t, "cases/C03.ptx", "").buffer("lock", 4).buffer("cnt", 4)
	r := b.run(sim.Livelock)
	assert.Contains(t, r.Reason, "lanes 0xfffffffe of warp 0 repeat")
	assert.Contains(t, r.Reason, "lanes 0x00000001 are held by the branch at line 24")
	assert.Less(t, r.Counters.Issues, uint64(10000), "found soon")
	b.block(256)
	b.run(sim.Livelock)
}

func TestC04SpinLockCured(t *testing.T) {
	b := loadFile(t, "cases/C04.ptx", "").buffer("lock", 4).buffer("cnt", 4)
	r := b.run(sim.Done)
	assert.Equal(t, []uint32{32}, b.words("cnt", 1))
	assert.Equal(t, []uint32{0}, b.words("lock", 1))
	assert.Equal(t, uint64(32), b.at(r, "atom.global.cas", 0).Issues, "32 trips")
	assert.Equal(t, uint64(32), b.at(r, "add.u32", 0).Lanes, "one lane in the critical section at a time")
	for _, model := range []sim.Model{sim.Stack, sim.NoReconvergence} {
		b := loadFile(t, "cases/C04.ptx", "").buffer("lock", 4).buffer("cnt", 4).block(200).grid(2)
		b.cfg.Model = model
		if model == sim.Stack {
			b.run(sim.Done)
			assert.Equal(t, []uint32{400}, b.words("cnt", 1), model.String())
		}
	}
}

func TestC05NeighbourSlots(t *testing.T) {
	b := loadFile(t, "cases/C05.ptx", "").buffer("out", 128)
	b.run(sim.Done)
	v := func(t int) uint32 {
		if t < 7 {
			return uint32(t)
		}
		return uint32(3*t + 1)
	}
	for i, x := range b.words("out", 32) {
		assert.Equal(t, v(i^1), x, "lane %d", i)
	}
}

func TestC07ShuffleInBothArms(t *testing.T) {
	b := loadFile(t, "cases/C07.ptx", "").buffer("out", 128)
	r := b.run(sim.Done)
	require.Len(t, r.Undefined, 2, "the stack does not wait: each arm is reported")
	assert.Contains(t, r.Undefined[0].Text, "the member mask names lanes 0xffff0000, which do not execute this together with 0x0000ffff")
	for i, x := range b.words("out", 32) {
		assert.Equal(t, uint32(i^16), x)
	}
}

func TestC09TripCountIsLane(t *testing.T) {
	b := loadFile(t, "cases/C09.ptx", "c09").buffer("out", 128)
	r := b.run(sim.Done)
	head, body := b.at(r, "setp.ge.u32", 0), b.at(r, "add.u32", 0)
	assert.Equal(t, sim.InstCount{Issues: 32, Lanes: 528, On: 528}, head)
	assert.Equal(t, sim.InstCount{Issues: 31, Lanes: 496, On: 496}, body)
	assert.Equal(t, uint64(32), b.at(r, "mul.wide", 0).Lanes, "after the loop all lanes again")
	assert.Equal(t, 1, r.Counters.MaxStackDepth)
	for i, x := range b.words("out", 32) {
		assert.Equal(t, uint32(i*(i-1)/2), x)
	}
	b = loadFile(t, "cases/C09.ptx", "c09u").buffer("out", 128)
	assert.Equal(t, uint64(1), b.run(sim.Done).Counters.BranchesDivergent, "a false promise does not keep lanes together")
}

func TestC11WarpBarrierMasks(t *testing.T) {
	notes := func(kernel string) string {
		r := loadFile(t, "cases/C11.ptx", kernel).run(sim.Done)
		text := ""
		for _, n := range r.Undefined {
			text += n.Text + "\n"
		}
		return text
	}
	assert.Contains(t, notes("c11a"), "lanes 0xfffffffe execute with a member mask that does not name them")
	assert.Contains(t, notes("c11b"), "the member masks of lanes 0 and 1 differ")
	assert.Empty(t, notes("c11c"), "nobody waits for exited lanes")
}

func TestC13NamedBarrier(t *testing.T) {
	b := loadFile(t, "cases/C13.ptx", "").buffer("out", 256).block(64)
	r := b.run(sim.Done)
	assert.Empty(t, r.Undefined)
	out := b.words("out", 64)
	assert.Equal(t, uint32(10), out[31])
	assert.Equal(t, uint32(20), out[32])
}
