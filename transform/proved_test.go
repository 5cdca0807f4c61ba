package transform

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/ir"
	"lockstep/ir/launch"
	"lockstep/ir/ptx"
)

// threeBranches holds two branches in a row; the second holds another.
const threeBranches = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 a)
{
	.reg .pred %p<4>;
	.reg .b32 %r<4>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [a];
	mov.u32 %r2, %tid.x;
	setp.lt.s32 %p1, %r2, 1;
	setp.lt.s32 %p2, %r2, 2;
	setp.lt.s32 %p3, %r2, 3;
	@%p1 bra A;
	st.global.u32 [%rd1], %r2;
A:
	@%p2 bra B;
	st.global.u32 [%rd1+4], %r2;
	@%p3 bra B;
	st.global.u32 [%rd1+8], %r2;
B:
	ret;
}
`

// TestUnprovedRewritesAreUndone has rewrites refused by a prover that objects to guards on certain stores.
func TestUnprovedRewritesAreUndone(t *testing.T) {
	for _, c := range []struct {
		name    string
		objects string   // to a guard on stores at one of these offsets, or "together": to guards on all of them
		remarks []string // by branch: done, or the rule
		guarded string   // offsets of stores that are guarded
	}{
		{"none", "", []string{"done", "done", "done"}, "0 4 8"},
		{"all", "0 4 8", []string{"not-proved", "not-proved", "not-proved"}, ""},
		{"one of two", "0", []string{"not-proved", "done", "done"}, "4 8"},
		{"the outer one", "4", []string{"done", "not-proved", "done"}, "0 8"},
		{"outer and inner", "8", []string{"done", "not-proved", "not-proved"}, "0"},
		{"only together", "together", []string{"not-proved", "not-proved", "done"}, "8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, m, diags := ptx.Read("k.ptx", []byte(threeBranches))
			require.Empty(t, diags.String())
			f, before := m.Funcs[0], m.String()
			opts := DefaultOptions()
			opts.Force = true
			opts.Prove = func(old, new *ir.Func) (bool, string) {
				assert.Empty(t, guardedStores(old))
				for _, w := range guardedStores(new) {
					if strings.Contains(c.objects, w) {
						return false, "a guard on " + w
					}
				}
				return c.objects != "together" || len(guardedStores(new)) < 3, "a guard on all"
			}
			res, err := Run(m, analysis.NewEnv(m, launch.Launch{}), opts)
			require.NoError(t, err)
			var verdicts []string
			rewrites := 0
			for _, r := range res.Remarks {
				verdict := "done"
				if r.Rule != nil {
					verdict = r.Rule.ID
				}
				verdicts = append(verdicts, verdict)
				assert.Equal(t, r.Done, r.Rule == nil)
				assert.Equal(t, r.Done, r.Proved)
				if r.Rule == ruleNotProved {
					assert.Contains(t, r.Reason, "a guard on ")
				}
				if r.Outer {
					rewrites++
				}
			}
			assert.Equal(t, c.remarks, verdicts)
			assert.Equal(t, rewrites, res.Rewrites)
			assert.Equal(t, c.guarded, strings.Join(guardedStores(f), " "))
			if c.guarded == "" {
				assert.Equal(t, before, m.String())
				assert.Empty(t, res.Changed)
			} else {
				assert.Equal(t, []string{"k"}, res.Changed)
			}
		})
	}
}

// guardedStores lists the offsets of f's guarded stores.
func guardedStores(f *ir.Func) []string {
	var list []string
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpStore && v.Guarded() {
				list = append(list, string(rune('0'+v.Offset())))
			}
		}
	}
	return list
}
