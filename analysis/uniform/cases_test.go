package uniform_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"lockstep/analysis"
	"lockstep/analysis/uniform"
	"lockstep/ir"
)

// The expectations in the headers of the cases in PTX.
func TestCases(t *testing.T) {
	const never, static, lane = uniform.Never, uniform.Static, uniform.Lane
	for _, c := range []struct {
		file, kernel, launch string
		branches             map[uint32]uniform.Class // by line
		scopes               map[uint32]uniform.Scope // of branches, by line
		uniform, divergent   []string                 // registers, at each definition
	}{
		{file: "C01", kernel: "c01", launch: "?", branches: map[uint32]uniform.Class{20: static}, divergent: []string{"%r2", "%p1"}},
		{file: "C09", kernel: "c09", launch: "?", branches: map[uint32]uniform.Class{24: lane}, uniform: []string{"%r2"}, divergent: []string{"%p1"}},
		{file: "C09", kernel: "c09u", launch: "?", branches: map[uint32]uniform.Class{43: static}},
		{file: "C13", kernel: "c13", launch: "?", branches: map[uint32]uniform.Class{19: never}, scopes: map[uint32]uniform.Scope{19: uniform.Warp}, uniform: []string{"%p1", "%r2"}},
		{file: "D03", kernel: "d03", launch: "?", branches: map[uint32]uniform.Class{32: never, 40: never}, scopes: map[uint32]uniform.Scope{32: uniform.Grid, 40: uniform.Grid},
			uniform: []string{"%r1", "%r3", "%r4", "%p1", "%p2"}, divergent: []string{"%r2", "%rd4", "%f2", "%f3"}},
	} {
		t.Run(c.kernel, func(t *testing.T) {
			m := readPTX(t, filepath.Join("..", "..", "testdata", "cases", c.file+".ptx"))
			f := m.Func(c.kernel)
			require.NotNil(t, f)
			info := analysis.Of(analysis.NewEnv(m, parsed(t, c.launch)).Cache(f), uniform.Of)
			for _, b := range f.Blocks {
				if b.Branches() {
					line := b.Term().Pos.Line
					want, ok := c.branches[line]
					require.True(t, ok, "branch at line %d", line)
					assert.Equal(t, want, info.Class(b), "branch at line %d: %v", line, info.WhyBranch(b))
					if s, ok := c.scopes[line]; ok {
						assert.Equal(t, s, info.BranchScope(b))
					}
				}
				for _, v := range b.Values {
					name := f.RegName(v.Reg)
					if !v.HasResult() || v.Op == ir.OpUndef {
						continue
					}
					if slices.Contains(c.uniform, name) {
						assert.True(t, info.Uniform(v), "%s: %v", v.LongString(), info.Why(v))
					}
					if slices.Contains(c.divergent, name) {
						assert.False(t, info.Uniform(v), v.LongString())
					}
				}
			}
		})
	}
}

// c09: the counter is uniform in the loop and divergent behind it, and so is what it counted up.
func TestUseOutsideTheLoop(t *testing.T) {
	m := readPTX(t, filepath.Join("..", "..", "testdata", "cases", "C09.ptx"))
	f := m.Func("c09")
	info := analysis.Of(analysis.NewEnv(m, parsed(t, "?")).Cache(f), uniform.Of)
	out := f.Blocks[len(f.Blocks)-1]
	n := 0
	for _, b := range f.Blocks[1:] {
		for _, v := range b.Values {
			if name := f.RegName(v.Reg); v.Op == ir.OpPhi && (name == "%r2" || name == "%r3") {
				n++
				assert.True(t, info.UniformAt(v, b), "%s in the loop", name)
				assert.False(t, info.UniformAt(v, out), "%s behind it", name)
				assert.Equal(t, uniform.None, info.ScopeAt(v, out))
			}
		}
	}
	assert.Equal(t, 2, n)
	for _, v := range out.Values {
		if v.Op == ir.OpStore {
			why := info.WhyBranch(v.Args[1].Block)
			require.NotEmpty(t, why)
			assert.Equal(t, "the condition differs between lanes", why[0].Text)
			assert.Equal(t, "thread index %tid.x", why[len(why)-1].Text)
		}
	}
}

// Values that the analysis has not seen, and blocks, are divergent.
func TestUnknownIsDivergent(t *testing.T) {
	m := readPTX(t, filepath.Join("..", "..", "testdata", "cases", "D03.ptx"))
	f := m.Func("d03")
	info := analysis.Of(analysis.NewEnv(m, parsed(t, "?")).Cache(f), uniform.Of)
	b := f.Entry()
	v := f.NewValue(ir.OpConst, ir.I32, ir.Pos{})
	v.Block = b
	assert.False(t, info.Uniform(v))
	assert.False(t, info.UniformAt(v, b))
	shape, _ := info.Shape(v)
	assert.Equal(t, uniform.Divergent, shape)
	assert.NotEmpty(t, info.Why(v))
	nb := f.NewBlock("new")
	nb.Append(ir.OpCondBr, ir.Void, ir.Pos{}, v)
	nb.AddEdge(b)
	nb.AddEdge(f.Blocks[1])
	assert.True(t, info.Divergent(nb))
	assert.Equal(t, uniform.None, info.BranchScope(nb))
	assert.Equal(t, uniform.Data, info.Class(nb))
	assert.Equal(t, uniform.None, info.Control(nb))
	assert.False(t, info.UniformAt(b.Values[0], nb))
}
