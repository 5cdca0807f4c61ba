package scenario

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseSpec(t *testing.T) {
	s, err := ParseSpec("n=1000")
	require.NoError(t, err)
	assert.Equal(t, &Scalar{Value: "1000"}, s.Arg.Scalar)

	s, err = ParseSpec("in=f32[1024]:normal(0,1)")
	require.NoError(t, err)
	assert.Equal(t, &Buffer{Type: "f32", Count: 1024, Fill: "normal(0,1)"}, s.Arg.Buffer)

	s, err = ParseSpec("0=f32[]:@in.npy")
	require.NoError(t, err)
	assert.Equal(t, "in.npy", s.File)
	assert.True(t, s.IsNPY)

	for _, c := range []struct{ text, want string }{
		{"n", "expected NAME=VALUE"},
		{"=3", "expected NAME=VALUE"},
		{"n=abc", "neither a number nor"},
		{"b=q32[4]", "unknown element type"},
		{"b=f32[]", "needs a count"},
		{"b=f32[4]:nonsense", "unknown fill"},
		{"b=f32[4]:normal(1,2,3)", "at most 2 numbers"},
		{"b=f32[4]:{1,2", "expected }"},
		{"b=f32[4]:{1,x}", "no number"},
		{"b=f32[99999999999]", "MaxBufferBytes"},
		{"b=f32[99999999999999999999]", "MaxBufferBytes"},
	} {
		_, err := ParseSpec(c.text)
		assert.ErrorContains(t, err, c.want, c.text)
	}
}

func TestContents(t *testing.T) {
	words := func(b *Buffer) []uint32 {
		data, err := b.Contents(1)
		require.NoError(t, err)
		var w []uint32
		for i := 0; i+4 <= len(data); i += 4 {
			w = append(w, binary.LittleEndian.Uint32(data[i:]))
		}
		return w
	}
	assert.Equal(t, []uint32{0, 1, 2}, words(&Buffer{Type: "i32", Count: 3, Fill: "iota"}))
	assert.Equal(t, []uint32{5, 3, 1}, words(&Buffer{Type: "i32", Count: 3, Fill: "iota(5,-2)"}))
	assert.Equal(t, []uint32{0, 0}, words(&Buffer{Type: "i32", Count: 2}))
	assert.Equal(t, []uint32{1, 0xfffffffe, 1}, words(&Buffer{Type: "i32", Count: 3, Fill: "{1,-2}"}))
	assert.Equal(t, []uint32{7, 8}, words(&Buffer{Type: "u32", Fill: "{7,8}"}))
	assert.Equal(t, []uint32{0x3f800000}, words(&Buffer{Hex: "0000803f"}))
	for _, w := range words(&Buffer{Type: "u32", Count: 100, Fill: "hash(10)"}) {
		assert.Less(t, w, uint32(10))
	}
	assert.Equal(t, words(&Buffer{Type: "f32", Count: 50, Fill: "normal"}), words(&Buffer{Type: "f32", Count: 50, Fill: "normal(0,1)"}))
}

// The fillers have the distribution that they promise.
func TestNormalMoments(t *testing.T) {
	const n = 20000
	var sum, sq float64
	for i := range uint64(n) {
		x := normal(7, i)
		sum += x
		sq += x * x
	}
	mean := sum / n
	assert.InDelta(t, 0, mean, 4/math.Sqrt(n))
	assert.InDelta(t, 1, sq/n-mean*mean, 0.05)
}

func TestNPYRoundTrip(t *testing.T) {
	data := []byte{1, 2, 3, 4, 5, 6, 7, 8}
	file := npyFile(data, "u32")
	assert.Zero(t, strings.IndexByte(string(file), '\n')%64-63, "the header is padded to 64 bytes")
	got, err := npyData(file, "i32")
	require.NoError(t, err)
	assert.Equal(t, data, got)

	s, err := ParseSpec("a=u32[]:@x.npy")
	require.NoError(t, err)
	require.NoError(t, s.LoadFile(func(string) ([]byte, error) { return file, nil }))
	assert.Equal(t, hex.EncodeToString(data), s.Arg.Buffer.Hex)
	assert.EqualValues(t, 2, s.Arg.Buffer.Count)

	for n := range file[:60] {
		_, err := npyData(file[:n], "u32")
		require.Error(t, err, "cut at %d", n)
	}
	_, err = npyData(file, "f32")
	assert.ErrorContains(t, err, "expected f32")
	assert.ErrorContains(t, s.LoadFile(func(string) ([]byte, error) { return nil, errors.New("gone") }), "gone")
}

func TestReadScenario(t *testing.T) {
	s, err := Read("s.json", strings.NewReader(`{"schema": "lockstep.scenario/v1", "kernel": "k", "grid": [1,1,1], "block": [64,1,1],
		"args": [{"buffer": {"hex": "0000803f"}}, {"scalar": {"type": "u64", "value": 18446744073709551615}}],
		"expect": [{"arg": 0, "type": "f32", "values": [1, "nan"], "ulp": 2}], "expect_status": "done"}`))
	require.NoError(t, err)
	assert.Equal(t, Number("18446744073709551615"), s.Args[1].Scalar.Value)
	assert.Equal(t, 32, s.Warp)
	assert.Equal(t, [3]uint32{}, s.Cluster3())
	s, err = Read("s.json", strings.NewReader(`{"schema": "lockstep.scenario/v1", "grid": [4,2,1], "block": [64,1,1], "cluster": [2,2]}`))
	require.NoError(t, err)
	assert.Equal(t, [3]uint32{2, 2, 1}, s.Cluster3())
	for _, c := range []struct{ text, want string }{
		{`{"schema": "x"}`, `schema is "x"`},
		{"{\n \"schema\": 3}", "s.json:2:"},
		{`{"schema": "lockstep.scenario/v1", "bloc": [1,1,1]}`, "unknown field"},
		{`{"schema": "lockstep.scenario/v1", "grid": [4,1,1], "cluster": [4,4,2]}`, "expected at most three sizes and 16 blocks"},
		{`{"schema": "lockstep.scenario/v1", "grid": [4,1,1], "cluster": [1,1,1,1]}`, "expected at most three sizes"},
		{`{"schema": "lockstep.scenario/v1", "grid": [3,1,1], "cluster": [2]}`, "grid is [3 1 1], expected a multiple of the cluster, [2]"},
		{`{"schema": "lockstep.scenario/v1", "expect": [{"arg": 0}]}`, "expected the number of a buffer"},
		{`{"schema": "lockstep.scenario/v1", "args": [{"scalar": {"type": "u8", "value": 1}, "bytes": "00"}]}`, "expected one"},
	} {
		_, err := Read("s.json", strings.NewReader(c.text))
		assert.ErrorContains(t, err, c.want, c.text)
	}
}
