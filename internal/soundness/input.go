package soundness

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"

	"lockstep/internal/kernelgen"
	"lockstep/ir/ptx"
	"lockstep/sim/mem"
)

// inputData fills the slots of in.
var inputData = func() []byte {
	data := make([]byte, kernelgen.InSlots*kernelgen.SlotBytes)
	for s := range kernelgen.InSlots {
		slot := data[s*kernelgen.SlotBytes:]
		x := uint32(s) * 0x9e3779b9
		words := []uint32{x >> 25, x >> 3, math.Float32bits(float32(s%17) - 8.25), math.Float32bits(float32(x) * 1e-7),
			x, x >> 7, -x >> 28, x >> 16}
		for k, word := range words {
			binary.LittleEndian.PutUint32(slot[4*k:], word)
		}
	}
	return data
}()

// fewBytes is how much of the buffers kernels of this package use.
const fewBytes = 512

// Read reads a text that Generate made, or what Shrink left of one.
func Read(src string) (*Subject, error) {
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	if diags.HasErrors() || m.Func("k") == nil {
		return nil, fmt.Errorf("reading: %s", diags)
	}
	size := fewBytes
	if strings.Contains(src, "kernelgen") {
		size = len(inputData)
	}
	return &Subject{Kernel: m.Func("k"),
		Input: func(l *Launch, turn int) (*mem.Memory, [][]byte, int64) {
			memory := mem.New(m.PtrBits)
			memory.AddModule(m)
			in := memory.AddBuffer("in", int64(size), inputData[:size])
			out := memory.AddBuffer("out", int64(size), nil)
			le := binary.LittleEndian
			return memory, [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, argument(l, turn))}, 0
		},
		Numbers: func(l *Launch, turn int) map[string]uint64 {
			return map[string]uint64{"n": uint64(argument(l, turn))}
		}}, nil
}

// argument is n: with a tail, without one, a multiple of all widths, or nothing.
func argument(l *Launch, turn int) uint32 {
	n := l.threads()
	return [...]uint32{uint32(n - 5), uint32(n), uint32(n &^ 63), uint32(n - 5), 0}[turn%5]
}
