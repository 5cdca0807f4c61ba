package report_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/report"
)

// Two kernels whose waves differ in width, and what both call.
const widths = `target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.wavefrontsize()
define internal i32 @size() {
  %n = call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %n
}
define amdgpu_kernel void @k64(ptr addrspace(1) %o) "target-cpu"="gfx90a" !reqd_work_group_size !0 {
  %n = call i32 @size()
  store i32 %n, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @k32(ptr addrspace(1) %o) "target-cpu"="gfx1030" !reqd_work_group_size !0 {
  %n = call i32 @size()
  store i32 %n, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 64, i32 1, i32 1}
`

// TestWidths: every kernel is looked at, and runs, with warps of its own width; --warp sets one for all.
func TestWidths(t *testing.T) {
	in, diags := frontend.Load("m.ll", []byte(widths))
	require.False(t, diags.HasErrors(), "%v", diags)
	o := report.DefaultOptions()
	for _, c := range []struct {
		flag    int
		listing []string
		ran     map[string]int
	}{
		{0, []string{"m.ll: function size, launch ? (unknown), called with warps of different width\n", "m.ll: kernel k64, launch ?,64 (declared), 64 lanes in a warp\n",
			"m.ll: kernel k32, launch ?,64 (declared)\n"}, map[string]int{"k64": 64, "k32": 32}},
		{16, []string{"m.ll: function size, launch ?,64 (declared), 16 lanes in a warp\n", "m.ll: kernel k64, launch ?,64 (declared), 16 lanes in a warp\n",
			"m.ll: kernel k32, launch ?,64 (declared), 16 lanes in a warp\n"}, map[string]int{"k64": 16, "k32": 16}},
	} {
		o.Warp = c.flag
		fs, err := report.Analyze(in, o)
		require.NoError(t, err)
		var b bytes.Buffer
		require.NoError(t, (&report.AnalyzeReport{Kernels: fs}).WriteText(&b, report.TextOptions{}))
		for _, line := range c.listing {
			assert.Contains(t, b.String(), line)
		}
		for _, f := range fs {
			require.Equal(t, f.Function == "size" && c.flag == 0, f.Warp == nil, f.Function)
		}
		ks, _, err := report.Build(in, o)
		require.NoError(t, err)
		require.Len(t, ks, 2)
		for _, k := range ks {
			require.Equal(t, "done", k.Status, "%v", k.Reason)
			assert.Equal(t, c.ran[k.Name], k.Warp, k.Name)
			assert.Equal(t, c.ran[k.Name], k.Scenario.Warp, k.Name)
			per := uint64(4 * 5) // blocks, and statements that a warp issues
			assert.Equal(t, per*uint64(64/c.ran[k.Name]), k.Before.Issues, k.Name)
		}
	}
}
