package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"lockstep/ir/launch"
)

// Schema is the value of the schema field of a scenario file.
const Schema = "lockstep.scenario/v1"

// Scenario is everything that one run of a kernel depends on besides its text.
type Scenario struct {
	Schema        string    `json:"schema"`
	Kernel        string    `json:"kernel,omitempty"`
	Grid          [3]uint32 `json:"grid"`
	Block         [3]uint32 `json:"block"`
	Cluster       []uint32  `json:"cluster,omitempty"` // in blocks; none: the launch has no clusters
	DynamicShared int64     `json:"dynamic_shared"`
	Warp          int       `json:"warp"`
	Model         string    `json:"model"`
	Seed          uint64    `json:"seed"`
	Args          []Arg     `json:"args"`
	Expect        []Expect  `json:"expect,omitempty"`
	ExpectStatus  string    `json:"expect_status,omitempty"`
}

// Arg is one kernel argument: a scalar by value, or a buffer whose address is passed. Exactly one field is set.
type Arg struct {
	Name   string  `json:"name,omitempty"`
	MadeUp bool    `json:"made_up,omitempty"` // not given by the user
	Scalar *Scalar `json:"scalar,omitempty"`
	Buffer *Buffer `json:"buffer,omitempty"`
	Bytes  string  `json:"bytes,omitempty"`  // an aggregate passed by value, in hex
	Fields []Field `json:"fields,omitempty"` // an aggregate passed by value, by its parts
}

// Field is a part of an aggregate argument: a scalar or a pointer to a buffer. What no field covers is zero.
type Field struct {
	Offset int64   `json:"offset"`
	Scalar *Scalar `json:"scalar,omitempty"`
	Buffer *Buffer `json:"buffer,omitempty"`
}

// Scalar is a number of a type: u8 to u64, s8 to s64 (or i..., b...), f16, f32, f64.
type Scalar struct {
	Type  string `json:"type"`
	Value Number `json:"value"`
}

// Buffer is memory behind a pointer argument. Hex gives its bytes; otherwise Count elements of Type are filled by Fill. Count
// 0 with no Hex means made up without bound: words that were not written read by the type of their first use.
type Buffer struct {
	Hex   string `json:"hex,omitempty"`
	Type  string `json:"type,omitempty"`
	Count int64  `json:"count,omitempty"`
	Fill  string `json:"fill,omitempty"` // zero, iota, normal(mean,sd), uniform(lo,hi), hash(n), {a,b,...}
}

// Expect says what a buffer must hold after the run.
type Expect struct {
	Arg    int      `json:"arg"`
	Hex    string   `json:"hex,omitempty"`
	Type   string   `json:"type,omitempty"`
	Values []Number `json:"values,omitempty"`
	ULP    uint64   `json:"ulp,omitempty"` // units in the last place that a float may be off
}

// Number is a JSON number kept as text, so that 64-bit integers survive; "inf", "-inf" and "nan" are strings.
type Number string

// UnmarshalJSON accepts a number or a string.
func (n *Number) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		var s string
		if err := json.Unmarshal(b, &s); err != nil {
			return err
		}
		*n = Number(s)
		return nil
	}
	var num json.Number
	if err := json.Unmarshal(b, &num); err != nil {
		return err
	}
	*n = Number(num)
	return nil
}

// MarshalJSON writes a number where JSON has one, else a string.
func (n Number) MarshalJSON() ([]byte, error) {
	if json.Valid([]byte(n)) {
		return []byte(n), nil
	}
	return json.Marshal(string(n))
}

// maxScenarioBytes bounds a scenario file, contents included.
const maxScenarioBytes = 1 << 30

// Read reads a scenario file and checks its shape. name is used in messages.
func Read(name string, r io.Reader) (*Scenario, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxScenarioBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > maxScenarioBytes {
		return nil, fmt.Errorf("%s: a scenario file may have at most %d bytes (maxScenarioBytes)", name, maxScenarioBytes)
	}
	s := &Scenario{Model: "stack", Warp: 32}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	err = dec.Decode(s)
	if errors.Is(err, io.EOF) {
		err = errors.New("the file is empty")
	}
	if err == nil && dec.More() {
		err = errors.New("something follows the scenario")
	}
	if err != nil {
		line, col := lineCol(data, dec.InputOffset())
		return nil, fmt.Errorf("%s:%d:%d: error: %w", name, line, col, err)
	}
	if s.Args == nil {
		s.Args = []Arg{}
	}
	if s.Schema != Schema {
		return nil, fmt.Errorf("%s: error: schema is %q, expected %q", name, s.Schema, Schema)
	}
	if s.Warp < 1 || s.Warp > launch.MaxWarp {
		return nil, fmt.Errorf("%s: error: warp is %d, expected 1 to %d", name, s.Warp, launch.MaxWarp)
	}
	for _, dims := range []*[3]uint32{&s.Grid, &s.Block} {
		if *dims == [3]uint32{} {
			continue // not given: what the kernel declares, or chosen
		}
		for i := range dims {
			dims[i] = max(dims[i], 1)
		}
	}
	if n, ok := product(s.Cluster3(), launch.MaxCluster); !ok || len(s.Cluster) > 3 {
		return nil, fmt.Errorf("%s: error: cluster is %v, expected at most three sizes and %d blocks", name, s.Cluster, n)
	}
	for i, c := range s.Cluster3() {
		if c > 1 && s.Grid[i]%c != 0 {
			return nil, fmt.Errorf("%s: error: grid is %v, expected a multiple of the cluster, %v", name, s.Grid, s.Cluster)
		}
	}
	if n, ok := product(s.Block, launch.MaxBlockThreads); !ok {
		return nil, fmt.Errorf("%s: error: block is %v, expected at most %d threads", name, s.Block, n)
	}
	if s.DynamicShared < 0 {
		return nil, fmt.Errorf("%s: error: dynamic_shared is %d, expected 0 or more", name, s.DynamicShared)
	}
	for i, a := range s.Args {
		if n := countSet(a.Scalar != nil, a.Buffer != nil, a.Bytes != "", len(a.Fields) > 0); n > 1 {
			return nil, fmt.Errorf("%s: error: args[%d] has several of scalar, buffer, bytes and fields, expected one", name, i)
		}
	}
	for i, e := range s.Expect {
		if e.Arg < 0 || e.Arg >= len(s.Args) || s.Args[e.Arg].Buffer == nil {
			return nil, fmt.Errorf("%s: error: expect[%d].arg is %d, expected the number of a buffer in args", name, i, e.Arg)
		}
	}
	return s, nil
}

// Cluster3 is the cluster in all three dimensions, in which it is 1 where nothing is said; zeros without clusters.
func (s *Scenario) Cluster3() (c [3]uint32) {
	if copy(c[:], s.Cluster) > 0 {
		for i := range c {
			c[i] = max(c[i], 1)
		}
	}
	return c
}

// product multiplies dimensions; false if that is more than limit, which it then returns.
func product(dims [3]uint32, limit uint64) (uint64, bool) {
	n := uint64(1)
	for _, d := range dims {
		if n *= uint64(max(d, 1)); n > limit {
			return limit, false
		}
	}
	return n, true
}

func countSet(set ...bool) int {
	n := 0
	for _, b := range set {
		if b {
			n++
		}
	}
	return n
}

func lineCol(data []byte, off int64) (line, col int) {
	off = min(off, int64(len(data)))
	head := data[:off]
	line = bytes.Count(head, []byte("\n")) + 1
	col = int(off) - bytes.LastIndexByte(head, '\n')
	return line, col
}

// Describe says in one line what the argument is, for the text report.
func (a Arg) Describe() string {
	name := a.Name
	if name == "" {
		name = "argument"
	}
	made := ""
	if a.MadeUp {
		made = " (made up)"
	}
	switch {
	case a.Scalar != nil:
		return fmt.Sprintf("%s = %s %s%s", name, a.Scalar.Type, a.Scalar.Value, made)
	case a.Buffer != nil && a.Buffer.Hex != "":
		return fmt.Sprintf("%s: buffer of %d bytes%s", name, len(a.Buffer.Hex)/2, made)
	case a.Buffer != nil && a.Buffer.Type != "":
		fill := a.Buffer.Fill
		if fill == "" {
			fill = "zero"
		}
		return fmt.Sprintf("%s: %s[%d] %s%s", name, a.Buffer.Type, a.Buffer.count(), fill, made)
	case a.Buffer != nil:
		return fmt.Sprintf("%s: buffer without bound, contents by type of first use%s", name, made)
	}
	if len(a.Fields) > 0 {
		return fmt.Sprintf("%s: an aggregate of %d parts by value%s", name, len(a.Fields), made)
	}
	return fmt.Sprintf("%s: %d bytes by value%s", name, len(a.Bytes)/2, made)
}
