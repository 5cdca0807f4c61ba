package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"lockstep/ir"
	"lockstep/ir/launch"
)

// What is made up (SEMANTICS, made-up input): each pointer gets a buffer of its own, without bound; integers are the number of
// threads of the launch less 5, so that a tail exists; floats are 1.0.

// tail is how many threads of a made-up launch lie beyond a made-up count.
const tail = 5

// defaultDynamicShared is the dynamic shared memory, in bytes, of a kernel that has some and was not told how much: the most
// that a launch gets without asking for more (CUDA C++ Programming Guide, compute capabilities).
const defaultDynamicShared = 48 << 10

// Options say what is known before anything is made up.
type Options struct {
	Launch        launch.Launch // must be exact
	Model         string
	Seed          uint64
	DynamicShared int64
	Args          []Spec
}

// MakeUp returns a scenario for kernel k in which everything that o leaves open is made up.
func MakeUp(k *ir.Func, o Options) (*Scenario, error) {
	if !o.Launch.Exact() {
		panic("scenario.MakeUp: the launch is not exact")
	}
	s := &Scenario{Schema: Schema, Kernel: k.Name, Warp: o.Launch.Width(), Model: o.Model, Seed: o.Seed, DynamicShared: o.DynamicShared, Args: []Arg{}}
	for i := range 3 {
		s.Grid[i], s.Block[i] = o.Launch.Grid[i].N, o.Launch.Block[i].N
	}
	s.Cluster = o.Launch.ClusterShape()
	if s.DynamicShared == 0 && usesDynamicShared(k.Module) {
		s.DynamicShared = defaultDynamicShared
	}
	shared := sharedRoom(k, s)
	parts := paramParts(k)
	given := map[int]Spec{}
	for _, spec := range o.Args {
		i, err := paramIndex(k, spec.Name)
		if err != nil {
			return nil, err
		}
		given[i] = spec
	}
	for i, p := range k.Params {
		a, ok := givenArg(p, parts[p], given[i])
		if !ok {
			a = madeUpArg(p, parts[p], s.Threads(), k.Module.PtrBits, shared)
			if n, some := o.Launch.Facts.Param(k, i); some {
				a.agree(n, launch.ParamBits(p))
			}
		}
		a.Name = p.Name
		s.Args = append(s.Args, a)
	}
	return s, nil
}

// agree makes a made-up number one that agrees with n, near to it. Addresses stay as they are.
func (a *Arg) agree(n launch.Number, bits int) {
	if a.Buffer != nil || len(a.Fields) == 1 && a.Fields[0].Buffer != nil {
		return
	}
	have := uint64(0)
	if a.Scalar != nil {
		have, _ = a.Scalar.Value.bits(a.Scalar.Type)
	}
	near := n.Near(have)
	if a.Scalar == nil || a.Scalar.Type[0] == 'f' {
		a.Scalar = &Scalar{Type: "u" + strconv.Itoa(bits)}
	}
	a.Fields = nil
	a.Scalar.Value = Number(strconv.FormatUint(near, 10))
}

// Threads is the number of threads of the whole launch.
func (s *Scenario) Threads() uint64 {
	n := uint64(1)
	for i := range 3 {
		n *= uint64(s.Grid[i]) * uint64(s.Block[i])
	}
	return n
}

func usesDynamicShared(m *ir.Module) bool {
	for _, s := range m.Syms {
		if s.Space == ir.Shared && s.Unsized {
			return true
		}
	}
	for _, f := range m.Funcs {
		for _, s := range f.Vars {
			if s.Space == ir.Shared && s.Unsized {
				return true
			}
		}
	}
	return false
}

// paramIndex finds the parameter that a spec names, by name or position from 0.
func paramIndex(k *ir.Func, name string) (int, error) {
	if i := launch.ParamNamed(k, name); i >= 0 {
		return i, nil
	}
	var names []string
	for _, p := range k.Params {
		names = append(names, p.Name)
	}
	return 0, fmt.Errorf("kernel %s has no parameter %q, expected a position below %d or one of: %s", k.Name, name, len(k.Params), strings.Join(names, ", "))
}

// givenArg completes what the user gave with the type of the parameter.
func givenArg(p *ir.Symbol, parts []part, spec Spec) (Arg, bool) {
	if spec.Name == "" {
		return Arg{}, false
	}
	a := spec.Arg
	if a.Scalar != nil && a.Scalar.Type == "" {
		s := *a.Scalar
		s.Type = scalarType(p, parts)
		a.Scalar = &s
	}
	return a, true
}

// scalarType is the type of a parameter that is one number, as scenario files spell it.
func scalarType(p *ir.Symbol, parts []part) string {
	ty, isFloat := p.Elem, p.Elem.Info().Float
	if len(parts) > 0 && parts[0].kind == partFloat {
		isFloat = true
	}
	bits := ty.Bits()
	if bits == 0 {
		bits = int(p.Size) * 8
	}
	letter := "u"
	if isFloat && bits >= 16 {
		letter = "f"
	} else if ty.Info().Signed {
		letter = "s"
	}
	return letter + strconv.Itoa(bits)
}

// roomAlign is the alignment of what a pointer to shared memory is given.
const roomAlign = 16

// sharedRoom gives each pointer parameter to shared memory an equal part of the dynamic shared memory, behind the variables of
// the module: OpenCL's local arguments, whose sizes a host says. It returns the next address to give out.
func sharedRoom(k *ir.Func, s *Scenario) func() uint64 {
	n := int64(0)
	for _, p := range k.Params {
		if p.Ptr && p.PtrSpace == ir.Shared {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	base := int64(0)
	variables := func(list []*ir.Symbol) {
		for _, v := range list {
			if v.Kind == ir.SymVar && v.Space == ir.Shared {
				base += v.Size + max(v.Align, roomAlign)
			}
		}
	}
	variables(k.Module.Syms)
	for _, f := range k.Module.Funcs {
		variables(f.Vars)
	}
	base = (base + roomAlign - 1) / roomAlign * roomAlign
	room := s.DynamicShared
	if room == 0 {
		room = defaultDynamicShared
	}
	s.DynamicShared = base + room
	each := room / n / roomAlign * roomAlign
	next := base - each
	return func() uint64 {
		next += each
		return uint64(next)
	}
}

func madeUpArg(p *ir.Symbol, parts []part, threads uint64, ptrBits int, shared func() uint64) Arg {
	a := Arg{MadeUp: true}
	elem := int64(p.Elem.Bits() / 8)
	switch {
	case p.Ptr && p.PtrSpace == ir.Shared:
		a.Scalar = &Scalar{Type: scalarType(p, nil), Value: Number(strconv.FormatUint(shared(), 10))}
	case p.Ptr && p.Size < int64(ptrBits/8): // an address in a space of the block or thread
		a.Scalar = &Scalar{Type: scalarType(p, nil), Value: "0"}
	case p.Ptr || p.Size == int64(ptrBits/8) && len(parts) == 1 && parts[0].kind == partPointer:
		a.Buffer = &Buffer{}
	case elem > 0 && p.Size == elem:
		t := scalarType(p, parts)
		a.Scalar = madeUpScalar(t, threads)
	default:
		a.Fields = madeUpFields(p, parts, threads)
	}
	return a
}

func madeUpScalar(t string, threads uint64) *Scalar {
	if t[0] == 'f' {
		return &Scalar{Type: t, Value: "1.0"}
	}
	n := uint64(1)
	if threads > tail {
		n = threads - tail
	}
	if bits := uint(elemSize(t) * 8); bits < 64 {
		n = min(n, 1<<(bits-1)-1)
	}
	return &Scalar{Type: t, Value: Number(strconv.FormatUint(n, 10))}
}

// maxFields bounds the parts of a made-up aggregate; the rest of it is zero.
const maxFields = 4096

// madeUpFields makes up an aggregate: its known parts by their kind, and 32-bit integers where nothing is known, as where it is
// indexed at run time.
func madeUpFields(p *ir.Symbol, parts []part, threads uint64) []Field {
	fields := []Field{}
	for off := int64(0); off < p.Size && len(fields) < maxFields; {
		for len(parts) > 0 && parts[0].offset < off {
			parts = parts[1:]
		}
		f, size := Field{Offset: off}, min(4, p.Size-off)
		if len(parts) > 0 && parts[0].offset-off < size && parts[0].offset > off {
			off = parts[0].offset
			continue
		}
		if len(parts) > 0 && parts[0].offset == off {
			size = max(1, min(int64(parts[0].ty.Bits()/8), p.Size-off))
		}
		switch {
		case len(parts) > 0 && parts[0].offset == off && parts[0].kind == partPointer:
			f.Buffer = &Buffer{}
		case len(parts) > 0 && parts[0].offset == off && parts[0].kind == partFloat && size > 1:
			f.Scalar = madeUpScalar("f"+strconv.FormatInt(min(size, 8)*8, 10), threads)
		case size == 1 || size == 2 || size == 4 || size == 8:
			f.Scalar = madeUpScalar("u"+strconv.FormatInt(size*8, 10), threads)
		}
		if f.Scalar != nil || f.Buffer != nil {
			fields = append(fields, f)
		}
		off += size
	}
	return fields
}
