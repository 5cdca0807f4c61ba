package mem

import (
	"encoding/binary"

	"lockstep/ir"
)

// What a runtime hands to each kernel of AMD GPUs in memory (LLVM, "User Guide for AMDGPU Backend": Code Object V5 Kernel
// Argument Metadata; HSA Platform System Architecture Specification, kernel dispatch packet). The reader names it by the
// intrinsic that gives its address.

// providedFields are numbers at places: offset and bytes.
type providedField struct {
	off, size int
	value     func(grid, block [3]uint32, dynamic int64) uint64
}

var provided = map[string][]providedField{
	"llvm.amdgcn.implicitarg.ptr": append(append(append(
		eachDim(0, 4, func(g, _ uint32) uint64 { return uint64(g) }),      // blocks
		eachDim(12, 2, func(_, b uint32) uint64 { return uint64(b) })...), // threads in a block
		eachDim(18, 2, func(_, _ uint32) uint64 { return 0 })...), // threads of a block that is not whole
		providedField{64, 2, func(_, _ [3]uint32, _ int64) uint64 { return 3 }}, // dimensions
		providedField{120, 4, func(_, _ [3]uint32, dynamic int64) uint64 { return uint64(dynamic) }}),
	"llvm.amdgcn.dispatch.ptr": append(
		eachDim(4, 2, func(_, b uint32) uint64 { return uint64(b) }),
		eachDim(12, 4, func(g, b uint32) uint64 { return uint64(g) * uint64(b) })...), // threads in the grid
}

func eachDim(off, size int, value func(g, b uint32) uint64) []providedField {
	var fs []providedField
	for d := range 3 {
		fs = append(fs, providedField{off + d*size, size, func(grid, block [3]uint32, _ int64) uint64 {
			return value(max(grid[d], 1), max(block[d], 1))
		}})
	}
	return fs
}

// Provide writes what mod's kernels find there, for a launch. The module has been added before.
func (m *Memory) Provide(mod *ir.Module, grid, block [3]uint32, dynamic int64) {
	for _, s := range mod.Syms {
		fields := provided[s.Name]
		addr, ok := m.syms[s]
		r := m.find(addr)
		if fields == nil || !ok || r == nil {
			continue
		}
		data := make([]byte, s.Size)
		for _, f := range fields {
			if int64(f.off+f.size) > s.Size {
				continue
			}
			var w [8]byte
			binary.LittleEndian.PutUint64(w[:], f.value(grid, block, dynamic))
			copy(data[f.off:f.off+f.size], w[:])
		}
		m.fill(r, data)
	}
}
