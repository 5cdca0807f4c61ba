package uniform_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
	"lockstep/ir/frontend"
	"lockstep/ir/launch"
)

// Kernels for waves of 64 and of 32 in one module. @wave is called from both kinds, @narrow from one.
const twoWidths = `target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define internal i32 @wave(i32 %n) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %tid, 5
  %c = icmp ult i32 %w, %n
  br i1 %c, label %less, label %out
less:
  br label %out
out:
  %r = phi i32 [ %w, %entry ], [ 7, %less ]
  ret i32 %r
}
define internal i32 @narrow() {
entry:
  %w = call i32 @wave(i32 3)
  ret i32 %w
}
define amdgpu_kernel void @k64(ptr addrspace(1) %o) #0 !reqd_work_group_size !0 {
entry:
  %w = call i32 @wave(i32 3)
  store i32 %w, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @k32(ptr addrspace(1) %o) #1 !reqd_work_group_size !0 {
entry:
  %w = call i32 @narrow()
  store i32 %w, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @k32too(ptr addrspace(1) %o) #2 !reqd_work_group_size !0 {
entry:
  %w = call i32 @wave(i32 3)
  store i32 %w, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx90a" }
attributes #1 = { "target-cpu"="gfx1030" }
attributes #2 = { "target-cpu"="gfx90a" "target-features"="+wavefrontsize32" }
!0 = !{i32 256, i32 1, i32 1}
`

// scopesOf gives the scopes of %w and of the branches of the functions of a module, by name.
func scopesOf(t *testing.T, m *ir.Module, l launch.Launch) (values, branches map[string]uniform.Scope) {
	t.Helper()
	values, branches = map[string]uniform.Scope{}, map[string]uniform.Scope{}
	env := analysis.NewEnv(m, l)
	for _, f := range m.Funcs {
		if f.Declared() {
			continue
		}
		info := analysis.Of(env.Cache(f), uniform.Of)
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if f.RegName(v.Reg) == "%w" {
					values[f.Name] = info.Scope(v)
				}
			}
			if b.Branches() {
				branches[f.Name] = info.BranchScope(b)
			}
		}
	}
	return values, branches
}

func TestWidthOfKernels(t *testing.T) {
	in, diags := frontend.Load("m.ll", []byte(twoWidths))
	require.False(t, diags.HasErrors(), "%v", diags)
	m := in.Module
	const none, warp = uniform.None, uniform.Warp
	values, branches := scopesOf(t, m, launch.Launch{})
	assert.Equal(t, map[string]uniform.Scope{"wave": none, "narrow": warp, "k64": none, "k32": warp, "k32too": warp}, values)
	assert.Equal(t, map[string]uniform.Scope{"wave": none}, branches)

	values, branches = scopesOf(t, m, launch.Launch{Warp: 32})
	assert.Equal(t, map[string]uniform.Scope{"wave": warp, "narrow": warp, "k64": warp, "k32": warp, "k32too": warp}, values)
	assert.Equal(t, map[string]uniform.Scope{"wave": warp}, branches)
	values, _ = scopesOf(t, m, launch.Launch{Warp: 64})
	assert.Equal(t, map[string]uniform.Scope{"wave": none, "narrow": none, "k64": none, "k32": none, "k32too": none}, values)
}

// TestWidthUnknown: of a function that kernels of different width lead to, nothing is claimed, no condition makes it better, and
// the reason is told.
func TestWidthUnknown(t *testing.T) {
	in, diags := frontend.Load("m.ll", []byte(twoWidths))
	require.False(t, diags.HasErrors(), "%v", diags)
	f := in.Module.Func("wave")
	info := analysis.Of(analysis.NewEnv(in.Module, launch.Launch{}).Cache(f), uniform.Of)
	for _, b := range f.Blocks {
		assert.Equal(t, uniform.None, info.Control(b))
		for _, v := range b.Values {
			if !v.HasResult() {
				continue
			}
			assert.Equal(t, uniform.None, info.Scope(v), v.LongString())
			shape, _ := info.Shape(v)
			assert.Equal(t, uniform.Divergent, shape, v.LongString())
			assert.False(t, info.UniformAt(v, f.Blocks[2]), v.LongString())
			assert.Empty(t, info.ValueIf(v), v.LongString())
			_, known := info.Constant(v)
			assert.False(t, known, v.LongString())
			require.Len(t, info.Why(v), 1)
			assert.Contains(t, info.Why(v)[0].Text, "warps differ in width")
		}
	}
	assert.Equal(t, uniform.Data, info.Class(f.Entry()))
	assert.Empty(t, info.BranchIf(f.Entry()))
	assert.Contains(t, info.WhyBranch(f.Entry())[0].Text, "warps differ in width")
}
