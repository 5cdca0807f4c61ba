package prove_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/internal/kernelgen"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
	"lockstep/prove"
	"lockstep/sim/mem"
	"lockstep/sim/thread"
	"lockstep/transform"
)

// generated makes a kernel and converts all that is legal in it. Unstructured flow comes with every third.
func generated(t testing.TB, seed uint64, size int) (before, after *ir.Module, res *transform.Result) {
	o := kernelgen.Options{Size: size}
	if seed%3 == 0 {
		o.With = kernelgen.Unstructured
	}
	_, before, diags := ptx.Read("k.ptx", []byte(kernelgen.Generate(seed, o)))
	require.False(t, diags.HasErrors(), diags.String())
	after = before.Clone()
	opts := transform.DefaultOptions()
	opts.Force = true
	res, err := transform.Run(after, analysis.NewEnv(after, launch.Launch{}), opts)
	require.NoError(t, err)
	return before, after, res
}

// TestGeneratedRewritesAreProved asks for a proof of every generated function that if-convert changes.
func TestGeneratedRewritesAreProved(t *testing.T) {
	seeds := uint64(600)
	if testing.Short() {
		seeds = 60
	}
	changed := 0
	for seed := range seeds {
		before, after, res := generated(t, seed, 60)
		for _, name := range res.Changed {
			changed++
			v := prove.Equivalent(before.Func(name), after.Func(name))
			assert.True(t, v.Proved, "seed %d, %s: %s", seed, name, v.Reason)
		}
	}
	assert.Greater(t, changed, int(seeds)/2)
}

// mutation changes one thing of f at random. It reports whether it found something to change; the result may be unsound ir.
type mutation struct {
	name string
	do   func(r *rand.Rand, f *ir.Func) bool
}

// pick returns a random value of f that fits.
func pick(r *rand.Rand, f *ir.Func, fits func(*ir.Value) bool) *ir.Value {
	var list []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if fits(v) {
				list = append(list, v)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list[r.IntN(len(list))]
}

// other returns a random value of f as wide as v.
func other(r *rand.Rand, f *ir.Func, v *ir.Value) *ir.Value {
	return pick(r, f, func(w *ir.Value) bool { return w != v && w.HasResult() && w.Type.SameWidth(v.Type) })
}

func guarded(v *ir.Value) bool { return v.Guarded() }
func touchesMemory(v *ir.Value) bool {
	return v.Op == ir.OpLoad && v.Mods().Space != ir.Param || v.Op == ir.OpStore
}

var mutations = []mutation{
	{"flip a guard", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, guarded)
		if v != nil {
			v.Guard.Not = !v.Guard.Not
		}
		return v != nil
	}},
	{"drop a guard", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, guarded)
		if v != nil {
			v.SetArgs(v.Operands()...)
			v.Guard = ir.Guard{}
		}
		return v != nil
	}},
	{"guard by another predicate", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, guarded)
		if v == nil {
			return false
		}
		p := other(r, f, v.Guard.Pred)
		if p != nil {
			v.Guard.Pred = p
		}
		return p != nil
	}},
	{"keep another value", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.PassThrough() != nil })
		if v == nil {
			return false
		}
		w := other(r, f, v.PassThrough())
		if w != nil {
			v.Args[len(v.Args)-1] = w
		}
		return w != nil
	}},
	{"flip a branch", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Info().Conditional })
		if v != nil {
			v.Not = !v.Not
		}
		return v != nil
	}},
	{"swap two operands", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool {
			return len(v.Args) >= 2 && v.Op != ir.OpStore && v.Args[0] != v.Args[1] && v.Args[0].Type.SameWidth(v.Args[1].Type)
		})
		if v != nil {
			v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
		}
		return v != nil
	}},
	{"use another operand", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return len(v.Args) > 0 && v.Op != ir.OpProj })
		if v == nil {
			return false
		}
		i := r.IntN(len(v.Args))
		w := other(r, f, v.Args[i])
		if w != nil {
			v.Args[i] = w
		}
		return w != nil
	}},
	{"change a constant", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Op == ir.OpConst && v.Type.Bits > 8 })
		if v != nil {
			v.Aux.Bits ^= 1 << r.IntN(8)
		}
		return v != nil
	}},
	{"change an offset", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, touchesMemory)
		if v != nil {
			v.Aux.Bits += 4
		}
		return v != nil
	}},
	{"swap neighbours", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return !v.Info().Terminator && v.Op != ir.OpPhi })
		if v == nil {
			return false
		}
		list := v.Block.Values
		i := slices.Index(list, v)
		if list[i+1].Info().Terminator {
			return false
		}
		list[i], list[i+1] = list[i+1], list[i]
		return true
	}},
	{"swap accesses to memory", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, touchesMemory)
		if v == nil {
			return false
		}
		list := v.Block.Values
		i := slices.Index(list, v)
		for j := i + 1; j < len(list); j++ {
			if touchesMemory(list[j]) {
				list[i], list[j] = list[j], list[i]
				return true
			}
		}
		return false
	}},
	{"drop a store", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Op == ir.OpStore })
		if v != nil {
			v.Remove()
		}
		return v != nil
	}},
	{"swap what flows together", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Op == ir.OpPhi && len(v.Args) > 1 && v.Args[0] != v.Args[1] })
		if v != nil {
			v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
		}
		return v != nil
	}},
	{"another comparison", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Op == ir.OpSetp })
		if v != nil {
			m := *v.Mods()
			m.Cmp = ir.EQ + (m.Cmp-ir.EQ+1)%(ir.GE-ir.EQ+1)
			v.Aux.Mods = &m
		}
		return v != nil
	}},
	{"combine otherwise", func(r *rand.Rand, f *ir.Func) bool {
		v := pick(r, f, func(v *ir.Value) bool { return v.Op == ir.OpSetp && v.Mods().Bool != ir.NoBool })
		if v != nil {
			m := *v.Mods()
			if r.IntN(2) == 0 {
				m.Bool = ir.BoolAnd + (m.Bool-ir.BoolAnd+1)%3
			} else {
				m.Flags ^= ir.NegC
			}
			v.Aux.Mods = &m
		}
		return v != nil
	}},
}

const (
	gridSize  = 2
	blockSize = 40
	threads   = gridSize * blockSize
	slots     = max(threads, kernelgen.InSlots)
	maxSteps  = 1 << 20
)

// oracle runs the kernel of m thread by thread in made-up memory.
func oracle(t *testing.T, m *ir.Module, fill uint32) (*mem.Memory, *thread.Result) {
	memory := mem.New(m.PtrBits)
	memory.AddModule(m)
	data := make([]byte, slots*kernelgen.SlotBytes)
	for i := 0; i < len(data); i += 4 {
		x := (uint32(i) + fill) * 0x9e3779b9
		if i%32 == 8 {
			x = math.Float32bits(float32(x%17) - 8.25)
		} else {
			x >>= x % 31
		}
		binary.LittleEndian.PutUint32(data[i:], x)
	}
	in := memory.AddBuffer("in", int64(len(data)), data)
	out := memory.AddBuffer("out", threads*kernelgen.SlotBytes, make([]byte, threads*kernelgen.SlotBytes))
	le := binary.LittleEndian
	args := [][]byte{le.AppendUint64(nil, in), le.AppendUint64(nil, out), le.AppendUint32(nil, threads-5)}
	r, err := thread.Run(thread.Config{Kernel: m.Func("k"), Grid: [3]uint32{gridSize, 1, 1}, Block: [3]uint32{blockSize, 1, 1}, Args: args, Mem: memory, MaxSteps: maxSteps})
	require.NoError(t, err)
	return memory, r
}

// TestMutants changes one thing at random in rewritten kernels. Most mutants are wrong, and must be refused; each that is called
// proved is run by the per-thread interpreter, and must leave what the kernel before left.
func TestMutants(t *testing.T) {
	seeds, perKernel := uint64(60), 40
	if testing.Short() {
		seeds = 20
	}
	refused, proved, wrong := 0, 0, 0
	for seed := range seeds {
		before, after, res := generated(t, seed, 40)
		if !slices.Contains(res.Changed, "k") {
			continue
		}
		r := rand.New(rand.NewPCG(seed, 99))
		for i := range perKernel {
			m := after.Clone()
			mut := mutations[(i+int(seed))%len(mutations)]
			f := m.Func("k")
			if !mut.do(r, f) || ir.Verify(f) != nil {
				continue
			}
			if !prove.Equivalent(before.Func("k"), f).Proved {
				refused++
				continue
			}
			proved++
			for fill := range uint32(3) {
				want, x := oracle(t, before, fill)
				got, y := oracle(t, m, fill)
				if !assert.Equal(t, x.Status, y.Status, "seed %d: %s", seed, mut.name) || !assert.Empty(t, mem.Diff(want, got, 1), "seed %d: %s", seed, mut.name) {
					wrong++
					break
				}
			}
			if wrong > 3 {
				t.FailNow()
			}
		}
	}
	t.Logf("%d mutants: %d refused, %d proved, %d of those wrong", refused+proved, refused, proved, wrong)
	assert.Greater(t, refused, 3*proved)
}
