package scenario

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/sim/mem"
)

// Run is one prepared run: the memory as it is before, and the bytes of the arguments.
type Run struct {
	Scenario *Scenario
	Kernel   *ir.Func
	Mem      *mem.Memory
	Args     [][]byte // per parameter
	buffers  []boundBuffer
}

// boundBuffer is a buffer that has an address.
type boundBuffer struct {
	arg  int // -1 for a part of an aggregate
	addr uint64
	size int64 // bytes; -1 without bound
	typ  string
}

// Named returns s with the arguments named as the parameters of k, where they have no name.
func (s *Scenario) Named(k *ir.Func) *Scenario {
	n := *s
	n.Args = slices.Clone(s.Args)
	for i := range n.Args {
		if i < len(k.Params) && n.Args[i].Name == "" {
			n.Args[i].Name = k.Params[i].Name
		}
	}
	return &n
}

// With returns s for k, with the arguments of specs instead of its own.
func (s *Scenario) With(k *ir.Func, specs []Spec) (*Scenario, error) {
	n := s.Named(k)
	parts := paramParts(k)
	for _, spec := range specs {
		i, err := paramIndex(k, spec.Name)
		if err != nil {
			return nil, err
		}
		if i < len(n.Args) {
			p := k.Params[i]
			n.Args[i], _ = givenArg(p, parts[p], spec)
			n.Args[i].Name = p.Name
		}
	}
	return n, nil
}

// Prepare lays out memory for a run of k under s. Two runs prepared from one scenario start alike, whatever module they are of.
func (s *Scenario) Prepare(k *ir.Func) (*Run, error) {
	if len(s.Args) != len(k.Params) {
		return nil, fmt.Errorf("kernel %s has %d parameters, and the scenario gives %d arguments", k.Name, len(k.Params), len(s.Args))
	}
	r := &Run{Scenario: s, Kernel: k, Mem: mem.New(k.Module.PtrBits)}
	r.Mem.SetMadeUp(s.Seed, s.Threads())
	r.Mem.AddModule(k.Module)
	for i, p := range k.Params {
		b, err := r.bytes(i, p, s.Args[i])
		if err != nil {
			return nil, fmt.Errorf("kernel %s, argument %d (%s): %w", k.Name, i, p.Name, err)
		}
		r.Args = append(r.Args, b)
	}
	return r, nil
}

// Integer is argument i as an integer without a sign; false if it is none of 8 to 64 bits.
func (r *Run) Integer(i int) (x uint64, ok bool) {
	if i >= len(r.Args) || launch.ParamBits(r.Kernel.Params[i]) == 0 {
		return 0, false
	}
	for k, b := range r.Args[i] {
		x |= uint64(b) << (8 * k)
	}
	return x, true
}

// bytes is what the kernel finds in parameter i.
func (r *Run) bytes(i int, p *ir.Symbol, a Arg) ([]byte, error) {
	b := make([]byte, p.Size)
	switch {
	case a.Scalar != nil:
		return b, putScalar(b, 0, a.Scalar)
	case a.Buffer != nil:
		return b, r.putBuffer(b, 0, i, p.Name, a.Buffer)
	case len(a.Fields) > 0:
		for _, f := range a.Fields {
			var err error
			if f.Scalar != nil {
				err = putScalar(b, f.Offset, f.Scalar)
			} else if f.Buffer != nil {
				err = r.putBuffer(b, f.Offset, -1, p.Name+"+"+strconv.FormatInt(f.Offset, 10), f.Buffer)
			}
			if err != nil {
				return nil, err
			}
		}
		return b, nil
	}
	data, err := hex.DecodeString(a.Bytes)
	if err != nil {
		return nil, fmt.Errorf("bytes: %w", err)
	}
	if len(data) > len(b) {
		return nil, fmt.Errorf("%d bytes are given, and the parameter has %d", len(data), len(b))
	}
	copy(b, data)
	return b, nil
}

// room checks that size bytes fit at off.
func room(b []byte, off int64, size int) error {
	if off < 0 || off > int64(len(b)-size) {
		return fmt.Errorf("%d bytes at offset %d do not fit the parameter of %d bytes", size, off, len(b))
	}
	return nil
}

func putScalar(b []byte, off int64, s *Scalar) error {
	bits, err := s.Value.bits(s.Type)
	if err != nil {
		return err
	}
	size := elemSize(s.Type)
	if err := room(b, off, size); err != nil {
		return err
	}
	putElem(b[off:], size, bits)
	return nil
}

func (r *Run) putBuffer(b []byte, off int64, arg int, name string, buf *Buffer) error {
	size, fill := int64(-1), []byte(nil)
	if buf.Hex != "" || buf.Type != "" {
		var err error
		if fill, err = buf.Contents(r.Scenario.Seed); err != nil {
			return err
		}
		size = int64(len(fill))
	}
	ptr := r.Mem.PtrBits() / 8
	if err := room(b, off, ptr); err != nil {
		return err
	}
	addr := r.Mem.AddBuffer(name, size, fill)
	putElem(b[off:], ptr, addr)
	r.buffers = append(r.buffers, boundBuffer{arg, addr, size, buf.Type})
	return nil
}

// maxFailures bounds the differences listed for one expectation.
const maxFailures = 8

// Check compares memory with the expectations and lists what differs.
func (r *Run) Check() []string {
	var out []string
	for _, e := range r.Scenario.Expect {
		for _, b := range r.buffers {
			if b.arg == e.Arg {
				out = append(out, r.check(e, b)...)
			}
		}
	}
	return out
}

func (r *Run) check(e Expect, b boundBuffer) []string {
	name := r.Kernel.Params[e.Arg].Name
	t := e.Type
	if t == "" {
		t = "u8"
	}
	size := elemSize(t)
	if size == 0 {
		return []string{fmt.Sprintf("%s: unknown type %q, expected one of %s", name, t, typeList)}
	}
	var want []uint64
	if e.Hex != "" {
		data, err := hex.DecodeString(e.Hex)
		if err != nil {
			return []string{fmt.Sprintf("%s: hex: %v", name, err)}
		}
		for i := 0; i+size <= len(data); i += size {
			want = append(want, getElem(data[i:], size))
		}
	}
	for _, v := range e.Values {
		bits, err := v.bits(t)
		if err != nil {
			return []string{fmt.Sprintf("%s: %v", name, err)}
		}
		want = append(want, bits)
	}
	got := make([]byte, len(want)*size)
	if f := r.Mem.ReadBytes(b.addr, got); f != nil {
		return []string{fmt.Sprintf("%s: %d elements of %s are expected: %v", name, len(want), t, f)}
	}
	var out []string
	for i, w := range want {
		g := getElem(got[i*size:], size)
		if g == w || t[0] == 'f' && ulpDistance(g, w, size) <= e.ULP {
			continue
		}
		if len(out) == maxFailures {
			return append(out, fmt.Sprintf("%s: more differences are not shown", name))
		}
		out = append(out, fmt.Sprintf("%s[%d] is %s, expected %s", name, i, formatElem(t, g), formatElem(t, w)))
	}
	return out
}

// Output returns the contents of the buffer behind the parameter name (or position), as .npy if file ends so.
func (r *Run) Output(name, file string) ([]byte, error) {
	i, err := paramIndex(r.Kernel, name)
	if err != nil {
		return nil, err
	}
	for _, b := range r.buffers {
		if b.arg != i {
			continue
		}
		if b.size < 0 {
			return nil, fmt.Errorf("%s has no bound: give it a size with --arg %s=TYPE[COUNT]", name, name)
		}
		data := make([]byte, b.size)
		if f := r.Mem.ReadBytes(b.addr, data); f != nil {
			return nil, f
		}
		if strings.HasSuffix(file, ".npy") {
			t := b.typ
			if t == "" {
				t = "u8"
			}
			return npyFile(data, t), nil
		}
		return data, nil
	}
	return nil, fmt.Errorf("%s is no buffer", name)
}
