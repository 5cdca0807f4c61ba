package report_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/ir/frontend"
	"lockstep/report"
)

const ptxHead = ".version 8.0\n.target sm_80\n.address_size 64\n"

// buildText is the report of a PTX text, as data and for people.
func buildText(t *testing.T, src string, o report.TextOptions) (*report.Report, string) {
	t.Helper()
	in, diags := frontend.Load("k.ptx", []byte(src))
	require.False(t, diags.HasErrors(), "%v", diags)
	ks, _, err := report.Build(in, report.DefaultOptions())
	require.NoError(t, err)
	doc := &report.Report{Schema: report.ReportSchema, Kernels: ks}
	var b strings.Builder
	require.NoError(t, doc.WriteText(&b, o))
	return doc, b.String()
}

// TestTextOfManyBranches shows those that split most, says how many are not shown, and shows them when asked to.
func TestTextOfManyBranches(t *testing.T) {
	var b strings.Builder
	b.WriteString(ptxHead + ".visible .entry k() {\n.reg .pred %p; .reg .u32 %r<2>;\nmov.u32 %r1, %tid.x;\n")
	for i := range 300 {
		bound := 32 // no warp splits
		if i == 250 {
			bound = 7
		}
		fmt.Fprintf(&b, "setp.lt.u32 %%p, %%r1, %d;\n@%%p bra L%d;\nadd.u32 %%r0, %%r0, 1;\nmembar.cta;\nL%d:\n", bound, i, i)
	}
	b.WriteString("ret;\n}\n")
	src := b.String()
	_, text := buildText(t, src, report.TextOptions{})
	assert.Less(t, strings.Count(text, "\n"), 90)
	assert.Contains(t, text, "276 branches are not shown, none of which splits more often: --all shows all\n")
	assert.Regexp(t, `(?m)^ +\d+ +0\+2 +32 +4 +static`, text)
	_, all := buildText(t, src, report.TextOptions{All: true})
	assert.NotContains(t, all, "not shown")
	assert.Greater(t, strings.Count(all, "\n"), 300)
}

// TestTextOfLongNames keeps the names that compilers mangle out of the tables.
func TestTextOfLongNames(t *testing.T) {
	name := "_Z" + strings.Repeat("N4abcdE", 90)
	src := ptxHead + ".func " + name + "_helper() {\n.reg .pred %p; .reg .u32 %r<2>;\nmov.u32 %r1, %tid.x;\nsetp.lt.u32 %p, %r1, 3;\n@%p bra L" + name +
		";\nadd.u32 %r1, %r1, 1;\nL" + name + ":\nret;\n}\n.visible .entry " + name + "(.param .u64 .ptr " + name + "_param_0, .param .u32 " + name[:300] + "x" + name[300:] +
		") {\n.reg .pred %p; .reg .u32 %r<2>;\nmov.u32 %r1, %tid.x;\nsetp.lt.u32 %p, %r1, 3;\n@%p bra D;\ncall " + name + "_helper;\nD:\nret;\n}\n"
	_, text := buildText(t, src, report.TextOptions{})
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			assert.Less(t, len(line), 220, line)
		}
	}
	assert.Contains(t, text, "  data    param_0: buffer without bound")
	assert.Contains(t, text, "_helper")
}

// TestTextOfManyWays says how wide a branch by index is, not every side of it.
func TestTextOfManyWays(t *testing.T) {
	var b strings.Builder
	b.WriteString(ptxHead + ".visible .entry k() {\n.reg .u32 %r<2>;\nmov.u32 %r1, %laneid;\nT: .branchtargets L0")
	for i := 1; i < 32; i++ {
		fmt.Fprintf(&b, ", L%d", i)
	}
	b.WriteString(";\nbrx.idx %r1, T;\n")
	for i := range 32 {
		fmt.Fprintf(&b, "L%d: add.u32 %%r1, %%r1, 1;\nbra END;\n", i)
	}
	b.WriteString("END: ret;\n}\n")
	doc, text := buildText(t, b.String(), report.TextOptions{})
	assert.Contains(t, text, "32 sides of 2 ")
	assert.Len(t, doc.Kernels[0].Branches[0].Sides, 32)
}

// TestTextOfSeveral sums up, and says what to try where a run on made-up data went wrong.
func TestTextOfSeveral(t *testing.T) {
	_, text := buildText(t, ptxHead+".visible .entry a() { ret; }\n.visible .entry b() {\n.shared .u32 s[8];\n.reg .u32 %r<2>;\nmov.u32 %r1, %tid.x;\nshl.b32 %r1, %r1, 2;\n"+
		"st.shared.u32 [%r1], %r1;\nret;\n}\n", report.TextOptions{})
	assert.Contains(t, text, "fault: k.ptx:10:1: ")
	assert.Contains(t, text, "say what the kernel expects with --launch and --arg\n")
	assert.Contains(t, text, "\nin all, 1 run that ended: 0 of 32 issues saved (0.0 %), 0 beyond the assembler; 1 run did not end well\n")
	_, text = buildText(t, ptxHead, report.TextOptions{})
	assert.Equal(t, "no kernels\n", text)
}
