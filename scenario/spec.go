package scenario

import (
	"encoding/hex"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Spec is a parsed `--arg NAME=SPEC`.
type Spec struct {
	Name  string // parameter name, or its position as digits
	Arg   Arg    // Scalar.Type is "" for a bare number: the parameter's type decides
	File  string // contents come from this file (`@in.npy`, `@in.bin`)
	IsNPY bool
}

var bufferSpec = regexp.MustCompile(`^([a-z]+[0-9]+)\[([0-9]*)\](?::(.*))?$`)

// ParseSpec parses NAME=SPEC: a scalar (`n=1000`, `a=1.5f`) or a buffer `TYPE[COUNT]` with an optional `:` filler.
func ParseSpec(text string) (Spec, error) {
	name, spec, ok := strings.Cut(text, "=")
	if !ok || name == "" || spec == "" {
		return Spec{}, fmt.Errorf("argument %q: expected NAME=VALUE or NAME=TYPE[COUNT]:FILL", text)
	}
	s := Spec{Name: name}
	m := bufferSpec.FindStringSubmatch(spec)
	if m == nil {
		num := Number(spec)
		if _, err := num.bits("f64"); err != nil {
			return Spec{}, fmt.Errorf("argument %q: %q is neither a number nor TYPE[COUNT]:FILL", name, spec)
		}
		s.Arg = Arg{Name: name, Scalar: &Scalar{Value: num}}
		return s, nil
	}
	if elemSize(m[1]) == 0 {
		return Spec{}, fmt.Errorf("argument %q: unknown element type %q, expected one of %s", name, m[1], typeList)
	}
	buf := &Buffer{Type: m[1], Fill: m[3]}
	if m[2] != "" {
		n, err := strconv.ParseInt(m[2], 10, 64)
		if err != nil || tooLarge(n, elemSize(m[1])) {
			return Spec{}, fmt.Errorf("argument %q: a buffer may have at most %d bytes (MaxBufferBytes)", name, MaxBufferBytes)
		}
		buf.Count = n
	}
	if file, ok := strings.CutPrefix(m[3], "@"); ok {
		s.File, s.IsNPY, buf.Fill = file, strings.HasSuffix(file, ".npy"), ""
	} else if m[2] == "" && !strings.HasPrefix(m[3], "{") {
		return Spec{}, fmt.Errorf("argument %q: %q needs a count, expected TYPE[COUNT]", name, spec)
	} else if _, err := parseFill(buf.Fill); err != nil {
		return Spec{}, fmt.Errorf("argument %q: %w", name, err)
	}
	s.Arg = Arg{Name: name, Buffer: buf}
	return s, nil
}

// LoadFile reads the contents that the spec takes from a file, if it does. read is os.ReadFile or the like.
func (s *Spec) LoadFile(read func(string) ([]byte, error)) error {
	if s.File == "" {
		return nil
	}
	data, err := read(s.File)
	if err != nil {
		return fmt.Errorf("argument %q: %w", s.Name, err)
	}
	if s.IsNPY {
		if data, err = npyData(data, s.Arg.Buffer.Type); err != nil {
			return fmt.Errorf("argument %q: %s: %w", s.Name, s.File, err)
		}
	}
	size := int64(elemSize(s.Arg.Buffer.Type))
	if c := s.Arg.Buffer.Count; c != 0 {
		if int64(len(data)) < c*size {
			return fmt.Errorf("argument %q: %s holds %d bytes, expected %d elements of %d", s.Name, s.File, len(data), c, size)
		}
		data = data[:c*size]
	}
	s.Arg.Buffer.Count = int64(len(data)) / size
	s.Arg.Buffer.Hex = hex.EncodeToString(data)
	return nil
}
