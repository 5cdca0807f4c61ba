package scenario

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/ptx"
)

// TestHostileSpecs: whatever is written for an argument, it is prepared or refused by name.
func TestHostileSpecs(t *testing.T) {
	for _, tt := range []struct{ spec, fault string }{
		{"x=f64[2305843009213693952]:zero", "MaxBufferBytes"}, // times 8 it wraps to 0
		{"x=f64[9223372036854775807]", "MaxBufferBytes"},
		{"x=u8[268435457]", "MaxBufferBytes"},
		{"x=f32[-1]", "neither a number nor"},
		{"x=f32[]:{}", "is no number"},
		{"x=f32[4]:iota(1e999)", "is no number"},
		{"x=i32[4]:iota(1,2,3)", "at most 2 numbers"},
		{"x=i32[4]:iota(1e300,1e300)", ""},
		{"x=i32[4]:iota(-1e300,-1e300)", ""},
		{"x=i32[4]:hash(1e300)", ""},
		{"x=i32[4]:hash(-5)", ""},
		{"x=f16[0]", ""},
	} {
		s, err := ParseSpec(tt.spec)
		if tt.fault != "" {
			assert.ErrorContains(t, err, tt.fault, tt.spec)
			continue
		}
		require.NoError(t, err, tt.spec)
		_, err = s.Arg.Buffer.Contents(1)
		assert.NoError(t, err, tt.spec)
	}
	for x, want := range map[float64]uint64{0: 0, -0.5: 0, 1.9: 1, -1.9: ^uint64(0), 1e300: ^uint64(0), -1e300: 1 << 63, 0x1p63: 1 << 63} {
		assert.Equal(t, want, integer(x), x)
	}
}

// TestHostileScenarios: whatever a scenario file says, it is run or refused by name.
func TestHostileScenarios(t *testing.T) {
	_, m, diags := ptx.Read("k.ptx", []byte(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 .ptr a, .param .u32 n, .param .b8 s[12]) { ret; }\n"))
	require.False(t, diags.HasErrors(), "%v", diags)
	k := m.Kernels()[0]
	args := func(a, n, s string) string {
		return `{"schema": "` + Schema + `", "args": [` + a + "," + n + "," + s + "]}"
	}
	n := `{"scalar": {"type": "u32", "value": 1}}`
	for _, tt := range []struct{ text, fault string }{
		{args("{}", n, "{}"), ""},
		{args(`{"buffer": {}}`, n, `{"bytes": "00ff"}`), ""},
		{args(`{"buffer": {"type": "f64", "count": 2305843009213693952}}`, n, "{}"), "MaxBufferBytes"},
		{args(`{"buffer": {"type": "f32", "count": -3}}`, n, "{}"), "MaxBufferBytes"},
		{args(`{"buffer": {"type": "q32", "count": 3}}`, n, "{}"), "unknown type"},
		{args(`{"buffer": {"hex": "zz"}}`, n, "{}"), "hex"},
		{args(`{"buffer": {"type": "f32", "fill": "{1,2"}}`, n, "{}"), "expected } at the end"},
		{args("{}", `{"buffer": {}}`, "{}"), "do not fit"},
		{args("{}", `{"scalar": {"type": "u64", "value": 1}}`, "{}"), "do not fit"},
		{args("{}", `{"scalar": {"type": "u32", "value": 4294967296}}`, "{}"), "does not fit u32"},
		{args("{}", n, `{"fields": [{"offset": 9223372036854775807, "scalar": {"type": "u32", "value": 1}}]}`), "do not fit"},
		{args("{}", n, `{"fields": [{"offset": -1, "scalar": {"type": "u32", "value": 1}}]}`), "do not fit"},
		{args("{}", n, `{"fields": [{"offset": 9, "scalar": {"type": "u32", "value": 1}}]}`), "do not fit"},
		{args("{}", n, `{"bytes": "00112233445566778899aabbcc"}`), "13 bytes are given"},
		{args("{}", n, `{"scalar": {"type": "u8", "value": 1}, "bytes": "00"}`), "expected one"},
		{`{"schema": "` + Schema + `", "args": [{}]}`, "3 parameters, and the scenario gives 1"},
		{`{"schema": "` + Schema + `", "block": [65536, 65536, 65536]}`, "at most 1024 threads"},
		{`{"schema": "` + Schema + `", "block": [4294967295, 4294967297, 1]}`, "cannot unmarshal"},
		{`{"schema": "` + Schema + `", "warp": 65}`, "expected 1 to 64"},
		{`{"schema": "` + Schema + `", "warp": 0}`, "expected 1 to 64"},
		{`{"schema": "` + Schema + `", "dynamic_shared": -1}`, "expected 0 or more"},
		{`{"schema": "` + Schema + `"} {}`, "s.json:1:"},
		{`{"schema": "other"}`, "expected \"" + Schema},
		{`{"blocks": 1}`, "unknown field"},
		{"", "the file is empty"},
		{strings.Repeat("[", 1_000_000), "max depth"},
	} {
		s, err := Read("s.json", strings.NewReader(tt.text))
		if err == nil {
			_, err = s.Prepare(k)
		}
		what := tt.text[:min(len(tt.text), 200)]
		if tt.fault == "" {
			assert.NoError(t, err, what)
		} else {
			assert.ErrorContains(t, err, tt.fault, what)
		}
	}
}
