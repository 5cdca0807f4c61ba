package kernelgen

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
)

const (
	testGrid  = 2
	testBlock = 72 // with a partial warp
	threads   = testGrid * testBlock
	slots     = max(threads, InSlots)
	maxSteps  = 1 << 20
)

// buffers makes in and out, exactly as large as the package promises to need.
func buffers(m *ir.Module) (*mem.Memory, [][]byte) {
	memory := mem.New(m.PtrBits)
	memory.AddModule(m)
	data := make([]byte, slots*SlotBytes)
	for s := range slots {
		slot := data[s*SlotBytes:]
		x := uint32(s) * 0x9e3779b9
		for off, word := range map[int]uint32{0: x >> 25, 4: x >> 3, 8: math.Float32bits(float32(s%17) - 8.25), 12: math.Float32bits(float32(x) * 1e-7), 16: x, 20: x >> 7, 24: -x >> 28, 28: x >> 16} {
			binary.LittleEndian.PutUint32(slot[off:], word)
		}
	}
	in := memory.AddBuffer("in", int64(len(data)), data)
	out := memory.AddBuffer("out", threads*SlotBytes, make([]byte, threads*SlotBytes))
	le := binary.LittleEndian
	return memory, [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, threads-5)}
}

// differs runs kernel k of a text on the per-thread interpreter and on the warp simulator, in buffers without a byte too many,
// and says what is not as the package promises; "" if all is well.
func differs(src string) string {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	if len(diags) > 0 {
		return "reading: " + diags.String()
	}
	k := m.Func("k")
	if k == nil {
		return "no kernel"
	}
	if err := thread.Supported(k); err != nil {
		return "not for the oracle: " + err.Error()
	}
	grid, block := [3]uint32{testGrid, 1, 1}, [3]uint32{testBlock, 1, 1}
	oracle, args := buffers(m)
	r, err := thread.Run(thread.Config{Kernel: k, Grid: grid, Block: block, Args: args, Mem: oracle, MaxSteps: maxSteps})
	switch {
	case err != nil:
		return "oracle: " + err.Error()
	case r.Status != thread.Done:
		return fmt.Sprintf("oracle: %v: %s", r.Status, r.Reason)
	case len(r.Races) > 0:
		return fmt.Sprintf("race: %v", r.Races[0])
	}
	p, err := lower.Lower(k, analysis.NewEnv(m, launch.Launch{}))
	if err != nil {
		return "lower: " + err.Error()
	}
	warps, args := buffers(m)
	w, err := sim.Run(sim.Config{Program: p, Grid: grid, Block: block, Args: args, Mem: warps, MaxIssues: maxSteps})
	switch {
	case err != nil:
		return "sim: " + err.Error()
	case w.Status != sim.Done:
		return fmt.Sprintf("sim: %v: %s", w.Status, w.Reason)
	case len(w.Undefined) > 0:
		return "sim: undefined: " + w.Undefined[0].Text
	}
	if d := mem.Diff(oracle, warps, 1); len(d) > 0 {
		return "memory: " + d[0]
	}
	return ""
}

// TestWellDefined shows that kernels end, fault nowhere, have no races, and that two simulators leave the same memory.
func TestWellDefined(t *testing.T) {
	n := 300
	if testing.Short() {
		n = 30
	}
	failures := 0
	for i := range n {
		if failures > 3 {
			return
		}
		if src := Generate(uint64(i), options(i)); differs(src) != "" {
			failures++
			kind, _, _ := strings.Cut(differs(src), ":")
			small := Shrink(src, func(s string) bool { return strings.HasPrefix(differs(s), kind) })
			assert.Fail(t, differs(small), "seed %d: %s\n%s", i, differs(src), small)
		}
	}
}
