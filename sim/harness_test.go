package sim_test

import (
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/lower"
	"lockstep/sim"
	"lockstep/sim/mem"
)

// bench is a kernel with its memory, ready to run.
type bench struct {
	t    testing.TB
	mod  *ir.Module
	prog *lower.Program
	cfg  sim.Config
	bufs map[string]uint64
}

// load reads a PTX text and lowers one of its kernels; "" is the only one.
func load(t testing.TB, name, src, kernel string) *bench {
	t.Helper()
	_, m, diags := ptx.Read(name, []byte(src))
	for _, d := range diags {
		require.NotContains(t, d.String(), "error", src)
	}
	require.NotNil(t, m)
	k := m.Kernels()[0]
	if kernel != "" {
		k = m.Func(kernel)
		require.NotNil(t, k, kernel)
	}
	return prepare(t, m, k)
}

// prepare lowers a kernel.
func prepare(t testing.TB, m *ir.Module, k *ir.Func) *bench {
	p, err := lower.Lower(k, analysis.NewEnv(m, launch.Launch{}))
	require.NoError(t, err)
	b := &bench{t: t, mod: m, prog: p, bufs: make(map[string]uint64)}
	b.cfg = sim.Config{Program: p, Mem: mem.New(m.PtrBits), Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{32, 1, 1}}
	b.cfg.Mem.AddModule(m)
	return b
}

// loadFile is load for a file of testdata.
func loadFile(t testing.TB, path, kernel string) *bench {
	t.Helper()
	src, err := os.ReadFile(filepath.Join("..", "testdata", path))
	require.NoError(t, err)
	return load(t, path, string(src), kernel)
}

// kernelText wraps a body into a module with one kernel k.
func kernelText(params, body string) string {
	return ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(" + params + ")\n{\n" + body + "\n}\n"
}

// buffer adds a buffer of size bytes and passes its address as the next argument.
func (b *bench) buffer(name string, size int64, fill ...uint32) *bench {
	data := make([]byte, 0, 4*len(fill))
	for _, x := range fill {
		data = binary.LittleEndian.AppendUint32(data, x)
	}
	b.bufs[name] = b.cfg.Mem.AddBuffer(name, size, data)
	return b.arg64(b.bufs[name])
}

func (b *bench) arg32(v uint32) *bench {
	b.cfg.Args = append(b.cfg.Args, binary.LittleEndian.AppendUint32(nil, v))
	return b
}

func (b *bench) argF32(v float32) *bench { return b.arg32(math.Float32bits(v)) }

func (b *bench) arg64(v uint64) *bench {
	b.cfg.Args = append(b.cfg.Args, binary.LittleEndian.AppendUint64(nil, v))
	return b
}

func (b *bench) block(n uint32) *bench { b.cfg.Block[0] = n; return b }
func (b *bench) grid(n uint32) *bench  { b.cfg.Grid[0] = n; return b }
func (b *bench) warp(n int) *bench     { b.cfg.Warp = n; return b }

// run runs the kernel and asks for a status.
func (b *bench) run(want sim.Status) *sim.Result {
	b.t.Helper()
	r, err := sim.Run(b.cfg)
	require.NoError(b.t, err)
	require.Equal(b.t, want.String(), r.Status.String(), r.Reason)
	return r
}

// words reads n words of a buffer.
func (b *bench) words(name string, n int) []uint32 {
	b.t.Helper()
	data := make([]byte, 4*n)
	if f := b.cfg.Mem.ReadBytes(b.bufs[name], data); f != nil {
		b.t.Fatal(f)
	}
	out := make([]uint32, n)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return out
}

// at gives the counts of the first instruction whose spelling begins with op and that stands in line (0: any).
func (b *bench) at(r *sim.Result, op string, line uint32) sim.InstCount {
	b.t.Helper()
	for pc := range b.prog.Insts {
		v := b.prog.Insts[pc].V
		if v == nil || b.prog.Insts[pc].Kind == lower.Push {
			continue
		}
		if strings.HasPrefix(v.Mods().Text, op) && (line == 0 || v.Pos.Line == line) {
			return r.PerInst[pc]
		}
	}
	b.t.Fatalf("no %s at line %d in\n%s", op, line, b.prog)
	return sim.InstCount{}
}
