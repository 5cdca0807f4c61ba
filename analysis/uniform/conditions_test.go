package uniform_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir/ptx"
)

func TestConditions(t *testing.T) {
	const src = `.version 7.0
.target sm_80
.visible .entry k(.param .u32 n)
{
.reg .b32 %r<9>;
.reg .pred %p<4>;
ld.param.u32 %r0, [n];
mov.u32 %r1, %tid.x;
shr.u32 %r2, %r1, 5;
setp.eq.u32 %p0, %r2, 1;
@%p0 bra A;
st.global.u32 [0], 1;
A:
mov.u32 %r3, %ctaid.x;
mov.u32 %r4, %ntid.x;
mad.lo.u32 %r5, %r3, %r4, %r1;
setp.lt.u32 %p1, %r5, %r0;
@%p1 bra B;
st.global.u32 [0], 1;
B:
setp.lt.u32 %p2, %r1, 16;
@%p2 bra C;
st.global.u32 [0], 1;
C:
setp.lt.u32 %p3, %r0, 16;
@%p3 bra D;
st.global.u32 [0], 1;
D:
ret;
}
`
	_, m, diags := ptx.Read("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%s", diags)
	f := m.Funcs[0]
	classes := func(info *uniform.Info) (out []string) {
		for _, b := range f.Blocks {
			if !b.Branches() {
				continue
			}
			s := info.Class(b).String()
			for _, c := range info.BranchIf(b) {
				s += fmt.Sprintf("; %s if %s", c.Class, c.Condition)
			}
			out = append(out, s)
		}
		return out
	}
	of := func(l string, warp int) *uniform.Info {
		x := parsed(t, l)
		x.Warp = warp
		return analysis.Of(analysis.NewEnv(m, x).Cache(f), uniform.Of)
	}
	assert.Equal(t, []string{
		"static; never if ntid.x % 32 == 0",
		"lane; tail if ntid.y * ntid.z == 1; never if ntid.x % 32 == 0 && n % 32 == 0",
		"static",
		"never",
	}, classes(of("?", 32)))
	assert.Equal(t, []string{"static", "lane; tail if ntid.y * ntid.z == 1; never if ntid.x % 64 == 0 && n % 64 == 0", "static", "never"}, classes(of("?", 64)), "a warp of 64 holds two of tid.x >> 5")
	assert.Equal(t, []string{"static", "lane", "static", "never"}, classes(of("?,33x2", 32)), "nothing is open")
	assert.Equal(t, []string{"never", "tail; never if ntid.x % 32 == 0 && n % 32 == 0", "static", "never"}, classes(of("?,?x1", 32)))
	assert.Equal(t, []string{"never", "lane; tail if ntid.y * ntid.z == 1; never if n % 32 == 0", "static", "never"}, classes(of("?,32kx?x?", 32)))

	info := of("?", 32)
	for _, v := range f.Blocks[0].Values {
		if f.RegName(v.Reg) == "%r2" {
			assert.Equal(t, []uniform.ValueIf{{Condition: "ntid.x % 32 == 0", Scope: uniform.Warp, Shape: uniform.Uniform}}, info.ValueIf(v))
		}
		if f.RegName(v.Reg) == "%r1" {
			assert.Equal(t, []uniform.ValueIf{{Condition: "ntid.x % 32 == 0", Shape: uniform.Affine, Stride: 1}}, info.ValueIf(v))
		}
	}
}
