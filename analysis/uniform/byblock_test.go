package uniform_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir/ptx"
)

// blockCase is a branch on ids, and what is known of it under some launches: class, scope, and masks or the sets of blocks with masks.
type blockCase struct {
	name, body string
	want       map[string]string
}

var blockCases = []blockCase{
	{"the boundary of a guard lies inside a warp", "mad.lo.u32 %x, %b, %nt, %t;\nsetp.lt.u32 %p, %x, 100;", map[string]string{
		"2,64":     "tail none; [0-0] all=0xffffffff; [1-1] 0=0xffffffff 1=0xf",
		"4,64":     "tail none; [0-0] all=0xffffffff; [1-1] 0=0xffffffff 1=0xf; [2-3] all=0x0",
		"4x3,64":   "tail none; [0-0 0-2] all=0xffffffff; [1-1 0-2] 0=0xffffffff 1=0xf; [2-3 0-2] all=0x0",
		"4x?,64":   "tail none",
		"?,64":     "tail none",
		"9999,64":  "tail none", // too many warps
		"4,64,2":   "tail none; [0-0] all=0xffffffff; [1-1] 0=0xffffffff 1=0xf; [2-3] all=0x0",
		"4,40":     "tail none; [0-1] 0=0xffffffff 1=0xff; [2-2] 0=0xfffff 1=0x0; [3-3] all=0x0",
		"300000,1": "never block",
	}},
	{"between warps", "mad.lo.u32 %x, %b, %nt, %t;\nsetp.lt.u32 %p, %x, 96;", map[string]string{
		"2,64": "never warp", "9999,64": "never warp", "9999,48": "tail none", "3,32": "never grid", "2,48": "never grid", "4,48": "never block",
	}},
	{"between blocks", "mad.lo.u32 %x, %b, %nt, %t;\nsetp.lt.u32 %p, %x, 128;", map[string]string{"4,64": "never block", "2,64": "never grid"}},
	{"one thread of each block", "setp.eq.u32 %p, %t, %b;", map[string]string{
		"2,32":     "static none; [0-0] all=0x1; [1-1] all=0x2",
		"2,1":      "never block",
		"40,32":    "static none; [0-0] all=0x1; ",
		"300,1024": "static none", // too many sets of blocks
	}},
	{"the block does not matter after all", "xor.b32 %x, %b, %t;\nxor.b32 %x, %x, %b;\nsetp.lt.u32 %p, %x, 3;", map[string]string{"2,32": "static none; all=0x7", "2x?,32": "static none; all=0x7"}},
	{"rows of the grid", "mov.u32 %x, %ctaid.y;\nadd.u32 %x, %x, 1;\nsetp.lt.u32 %p, %t, %x;", map[string]string{
		"5x2,32":   "static none; [0-4] all=0x1; [0-4 1-1] all=0x3",
		"5x2x3,32": "static none; [0-4 0-0 0-2] all=0x1; [0-4 1-1 0-2] all=0x3",
		"?x2,32":   "static none",
	}},
	{"clusters", "mov.u32 %x, %clusterid.x;\nmov.u32 %y, %cluster_ctaid.x;\nadd.u32 %x, %x, %y;\nadd.u32 %x, %x, 1;\nsetp.lt.u32 %p, %t, %x;", map[string]string{
		"4,32,2": "static none; [0-0] all=0x1; [1-2] all=0x3; [3-3] all=0x7",
		"4,32":   "static none",
	}},
	{"an argument", "ld.param.u32 %x, [n];\nmad.lo.u32 %x, %b, %x, %t;\nsetp.lt.u32 %p, %x, 40;", map[string]string{"2,64": "lane none"}},
	{"a division by zero", "div.u32 %x, %t, %b;\nsetp.lt.u32 %p, %x, 3;", map[string]string{"2,64": "static none"}},
}

func TestMasksByBlock(t *testing.T) {
	for _, c := range blockCases {
		src := ".version 8.0\n.target sm_90\n.visible .entry k(.param .u64 out, .param .u32 n)\n{\n.reg .pred %p;\n.reg .b32 %t, %b, %nt, %x, %y;\n.reg .b64 %o;\n" +
			"ld.param.u64 %o, [out];\nmov.u32 %t, %tid.x;\nmov.u32 %b, %ctaid.x;\nmov.u32 %nt, %ntid.x;\n" + c.body + "\n@%p bra E;\nst.global.u32 [%o], %t;\nE:\nret;\n}\n"
		_, m, diags := ptx.Read("k.ptx", []byte(src))
		require.False(t, diags.HasErrors(), "%s: %v", c.name, diags)
		f := m.Func("k")
		for told, want := range c.want {
			info := analysis.Of(analysis.NewEnv(m, parsed(t, told)).Cache(f), uniform.Of)
			for _, b := range f.Blocks {
				if !b.Branches() {
					continue
				}
				br := info.Branch(b)
				got := branchText(&br)
				if strings.HasSuffix(want, "; ") {
					got = got[:min(len(got), len(want))]
				}
				assert.Equal(t, want, got, "%s under %s", c.name, told)
				assert.Equal(t, br.Class != uniform.Never, info.Divergent(b))
				assert.Equal(t, br.Class != uniform.Never, len(info.WhyBranch(b)) > 0)
				assert.Equal(t, br.Class == uniform.Never, info.Uniform(b.Term().Args[0]))
			}
		}
	}
}

// branchText spells what is known of a branch.
func branchText(br *uniform.Branch) string {
	masks := func(list []uniform.Masks) (s string) {
		for _, m := range list {
			warps := "all"
			if m.Warps != nil {
				warps = strings.Trim(strings.ReplaceAll(fmt.Sprint(m.Warps), " ", ","), "[]")
			}
			s += fmt.Sprintf(" %s=%#x", warps, m.Mask)
		}
		return s
	}
	s := br.Class.String() + " " + uniform.ScopeName(br.Scope)
	if br.Class == uniform.Never {
		return s
	}
	if br.Masks != nil {
		s += ";" + masks(br.Masks)
	}
	for _, g := range br.Blocks {
		s += ";"
		for _, r := range g.Blocks {
			text := ""
			for d := range r.First {
				text += fmt.Sprintf(" %d-%d", r.First[d], r.Last[d])
			}
			for strings.HasSuffix(text, " 0-0") && strings.Count(text, " ") > 1 {
				text = strings.TrimSuffix(text, " 0-0")
			}
			s += " [" + text[1:] + "]"
		}
		s += masks(g.Masks)
	}
	return s
}
