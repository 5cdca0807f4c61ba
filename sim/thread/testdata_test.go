package thread

import (
	"encoding/binary"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"lockstep/internal/testfiles"
	"lockstep/ir"
	"lockstep/ir/ptx"
	"lockstep/sim/mem"
)

// kernels visits the kernels of testdata.
func kernels(t *testing.T, visit func(path string, k *ir.Func)) {
	for _, f := range testfiles.Find(t, "testdata", ".ptx") {
		if _, m, _ := ptx.Read(f.Path, f.Text); m != nil {
			for _, k := range m.Kernels() {
				visit(f.Name, k)
			}
		}
	}
}

// madeUp is a launch of k with a buffer for each 64-bit parameter and small numbers for the others.
func madeUp(k *ir.Func) Config {
	m := mem.New(k.Module.PtrBits)
	m.AddModule(k.Module)
	cfg := Config{Kernel: k, Grid: [3]uint32{2, 1, 1}, Block: [3]uint32{64, 1, 1}, Mem: m, MaxSteps: 1 << 20, DynamicShared: 4096}
	if r := k.Launch.ReqNTid; r[0] != 0 {
		cfg.Block = r
	}
	m.SetMadeUp(1, 128)
	for _, p := range k.Params {
		b := make([]byte, p.Size)
		if p.Size == 8 {
			binary.LittleEndian.PutUint64(b, m.AddBuffer(p.Name, -1, nil))
		} else if p.Size == 4 {
			binary.LittleEndian.PutUint32(b, 60)
		}
		cfg.Args = append(cfg.Args, b)
	}
	return cfg
}

// Every kernel is refused with reasons or runs to an end that is not a refusal.
func TestKernelsOfTestdata(t *testing.T) {
	count := make(map[Status]int)
	outside, racy := 0, 0
	kernels(t, func(path string, k *ir.Func) {
		if err := Supported(k); err != nil {
			outside++
			t.Logf("%s %s: %s", path, k.Name, strings.ReplaceAll(err.Error(), "\n", "; "))
			return
		}
		res, err := Run(madeUp(k))
		require.NoError(t, err, "%s %s", path, k.Name)
		count[res.Status]++
		if len(res.Races) > 0 {
			racy++
			t.Logf("%s %s: %v", path, k.Name, res.Races[0])
		}
		if res.Status != Done {
			t.Logf("%s %s: %s: %s", path, k.Name, res.Status, res.Reason)
		}
		require.NotEqual(t, Refused, res.Status, "%s %s: %s", path, k.Name, res.Reason)
	})
	t.Logf("%v, %d outside, %d with races", count, outside, racy)
	require.Greater(t, count[Done], 150)
}
