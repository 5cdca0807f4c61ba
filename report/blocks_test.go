package report_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/ir/launch"
	"lockstep/report"
)

// TestMasksByBlock: masks that differ from block to block are told in the document and in the listing, for one dimension and for two.
func TestMasksByBlock(t *testing.T) {
	src := ptxHead + `.visible .entry k(.param .u64 out)
{
.reg .pred %p<3>;
.reg .b32 %r<8>;
.reg .b64 %rd<2>;
ld.param.u64 %rd1, [out];
mov.u32 %r1, %tid.x;
mov.u32 %r2, %ctaid.x;
mov.u32 %r3, %ctaid.y;
mov.u32 %r4, %ntid.x;
mad.lo.u32 %r5, %r2, %r4, %r1;
setp.ge.u32 %p1, %r5, 200;
@%p1 bra A;
st.global.u32 [%rd1], %r5;
A:
mad.lo.u32 %r6, %r3, 3, %r2;
setp.eq.u32 %p2, %r1, %r6;
@%p2 bra B;
st.global.u32 [%rd1], %r1;
B:
ret;
}
`
	in, diags := frontend.Load("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	for told, want := range map[string]struct {
		text []string
		json []string
	}{
		"4,64": {
			[]string{
				"^ tail; at most 1 split; blocks 0-2: never, block 3: 0xffffff00 of warp 0; lanes meet",
				"^ static; block 0: 0x00000001 of warp 0, block 1: 0x00000002 of warp 0, block 2: 0x00000004 of warp 0, 1 more; lanes meet",
			},
			[]string{
				`[{"blocks":"0-2","masks":[{"warps":"all","mask":"0x00000000"}]},{"blocks":"3","masks":[{"warps":[0],"mask":"0xffffff00"},{"warps":[1],"mask":"0xffffffff"}]}]`,
				`[{"blocks":"0","masks":[{"warps":[0],"mask":"0x00000001"},{"warps":[1],"mask":"0x00000000"}]},{"blocks":"1","masks":[{"warps":[0],"mask":"0x00000002"},{"warps":[1],"mask":"0x00000000"}]},` +
					`{"blocks":"2","masks":[{"warps":[0],"mask":"0x00000004"},{"warps":[1],"mask":"0x00000000"}]},{"blocks":"3","masks":[{"warps":[0],"mask":"0x00000008"},{"warps":[1],"mask":"0x00000000"}]}]`,
			},
		},
		"7x2,32": {
			[]string{
				"^ tail; at most 2 splits; blocks (0-5,0-1): never, blocks (6,0-1): 0xffffff00 of warp 0; lanes meet",
				"block (2,0): 0x00000004 of warp 0, 7 more; lanes",
			},
			[]string{`[{"blocks":"(0-5,0-1)","masks":[{"warps":"all","mask":"0x00000000"}]},{"blocks":"(6,0-1)","masks":[{"warps":"all","mask":"0xffffff00"}]}]`},
		},
		"100000,64": {nil, []string{"null", "null"}}, // too many warps
		"?,64":      {nil, []string{"null", "null"}},
		"2,64":      {[]string{"15 u grid       |"}, []string{"null"}}, // 200 is behind the grid
		"2x2,64x2": {
			[]string{"^ static; block (0,0): 0x00000001 of 2 warps from 0 on, block (1,0): 0x00000002 of 2 warps from 0 on, block (0,1): 0x00000008"},
			nil,
		},
	} {
		l, err := launch.Parse(told)
		require.NoError(t, err)
		doc, err := report.Analyze(in, report.Options{Launches: []launch.Launch{l}})
		require.NoError(t, err)
		var b bytes.Buffer
		r := &report.AnalyzeReport{Kernels: doc}
		require.NoError(t, r.WriteText(&b, report.TextOptions{}))
		for _, text := range want.text {
			assert.Contains(t, b.String(), text, told)
		}
		for i, text := range want.json {
			got, err := json.Marshal(doc[0].Branches[i].Blocks)
			require.NoError(t, err)
			assert.Equal(t, text, string(got), told)
		}
	}
}
