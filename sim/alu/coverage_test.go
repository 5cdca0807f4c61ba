package alu_test

import (
	"errors"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/ptx"
	"lockstep/sim/alu"
)

// elsewhere are the pure operations that are not arithmetic: the simulators and the lowering do them.
var elsewhere = []ir.Op{ir.OpPhi, ir.OpProj, ir.OpTuple, ir.OpCvta, ir.OpIsspacep, ir.OpMapa, ir.OpGetCTARank}

// refused are the opcodes of pure operations in testdata that are not supported, with the reason.
var refused = map[string]string{}

// Every pure operation of the kernels in testdata is compiled, or listed as refused.
func TestOpcodesOfTestdata(t *testing.T) {
	known, unknown := make(map[string]bool), make(map[string]string)
	files := 0
	for _, file := range testfiles.Find(t, "testdata", ".ptx") {
		_, m, _ := ptx.Read(file.Path, file.Text)
		if m == nil {
			continue // the reader's tests say why
		}
		files++
		for _, f := range m.Funcs {
			for _, b := range f.Blocks {
				for _, v := range b.Values {
					if !v.Info().Pure || v.Info().Operand || slices.Contains(elsewhere, v.Op) {
						continue
					}
					x, err := alu.Compile(v)
					var u *alu.UnsupportedError
					switch {
					case err == nil:
						if !known[v.Mods().Text] {
							keepsToItself(t, v, x)
						}
						known[v.Mods().Text] = true
					case errors.As(err, &u):
						unknown[u.Opcode] = file.Name + ": " + err.Error()
					default:
						require.NoError(t, err)
					}
				}
			}
		}
	}
	require.Greater(t, files, 100)
	for _, op := range slices.Sorted(maps.Keys(unknown)) {
		if refused[op] == "" {
			assert.Fail(t, "not compiled and not listed", "%s: %s", op, unknown[op])
		}
	}
	for op := range refused {
		assert.Contains(t, unknown, op, "compiled, but listed as refused")
	}
	t.Logf("%d files, %d opcodes compiled, %d refused", files, len(known), len(unknown))
}

// keepsToItself checks that an Exec writes the lanes of the mask and the results that it has, and nothing else, and keeps to
// the widths of its containers.
func keepsToItself(t *testing.T, v *ir.Value, x alu.Exec) {
	const lanes, untouched = 8, 0xdeadbeefdeadbeef
	r := rand.New(rand.NewPCG(1, 2))
	types := []*ir.Type{v.Type}
	if v.Type.Kind == ir.KindTuple {
		types = v.Type.Elems
	}
	if len(types) > alu.MaxResults {
		return
	}
	for _, mask := range []uint64{0, 1, 0x5a, 0xff} {
		var dst alu.Results
		var src alu.Operands
		for i := range dst {
			dst[i] = slices.Repeat([]uint64{untouched}, lanes)
		}
		for i, o := range v.Operands() {
			src[i] = make([]uint64, lanes)
			for l := range src[i] {
				src[i][l] = r.Uint64() >> (64 - o.Type.Bits)
			}
		}
		x(&dst, &src, mask)
		for i := range dst {
			for l, got := range dst[i] {
				switch {
				case i >= len(types) || mask>>l&1 == 0:
					require.EqualValues(t, uint64(untouched), got, "%s: result %d, lane %d of mask %#x", v.Mods().Text, i, l, mask)
				case types[i].Bits < 64:
					require.Zero(t, got>>types[i].Bits, "%s: result %d, lane %d: %#x is wider than %v", v.Mods().Text, i, l, got, types[i])
				}
			}
		}
	}
}

// The pure opcodes among the most frequent of real kernels are all compiled.
func TestFrequentOpcodes(t *testing.T) {
	src, err := os.ReadFile("testdata/frequent.ptx")
	require.NoError(t, err)
	_, m, diags := ptx.Read("frequent.ptx", src)
	require.Empty(t, diags)
	for _, b := range m.Funcs[0].Blocks {
		for _, v := range b.Body() {
			if v.Info().Operand || v.Info().Free {
				continue
			}
			x, err := alu.Compile(v)
			if assert.NoError(t, err, "line %d", v.Pos.Line) {
				keepsToItself(t, v, x)
			}
		}
	}
}
